# The Portuguese of Brazil of arbiter. Plurals choose by [1]: the category [one] would take 0 too, and we write "0 partidas".

## How things are called

language-name = Português
decimal-sign = ,
group-sign = .
list-end = { $rest } e { $last }
choice-end = { $rest } ou { $last }

player-white = as Brancas
    .of = das Brancas
    .to = às Brancas
    .by = pelas Brancas
player-black = as Pretas
    .of = das Pretas
    .to = às Pretas
    .by = pelas Pretas

piece-white-pawn = o peão branco
    .by = pelo peão branco
    .pinned = cravado
piece-white-knight = o cavalo branco
    .by = pelo cavalo branco
    .pinned = cravado
piece-white-bishop = o bispo branco
    .by = pelo bispo branco
    .pinned = cravado
piece-white-rook = a torre branca
    .by = pela torre branca
    .pinned = cravada
piece-white-queen = a dama branca
    .by = pela dama branca
    .pinned = cravada
piece-white-king = o rei branco
    .by = pelo rei branco
    .pinned = cravado
piece-black-pawn = o peão preto
    .by = pelo peão preto
    .pinned = cravado
piece-black-knight = o cavalo preto
    .by = pelo cavalo preto
    .pinned = cravado
piece-black-bishop = o bispo preto
    .by = pelo bispo preto
    .pinned = cravado
piece-black-rook = a torre preta
    .by = pela torre preta
    .pinned = cravada
piece-black-queen = a dama preta
    .by = pela dama preta
    .pinned = cravada
piece-black-king = o rei preto
    .by = pelo rei preto
    .pinned = cravado

role-pawn = peão
    .a = um peão
    .none = nenhum peão
    .none-of = nenhum dos peões
role-knight = cavalo
    .a = um cavalo
    .none = nenhum cavalo
    .none-of = nenhum dos cavalos
role-bishop = bispo
    .a = um bispo
    .none = nenhum bispo
    .none-of = nenhum dos bispos
role-rook = torre
    .a = uma torre
    .none = nenhuma torre
    .none-of = nenhuma das torres
role-queen = dama
    .a = uma dama
    .none = nenhuma dama
    .none-of = nenhuma das damas
role-king = rei
    .a = um rei
    .none = nenhum rei
    .none-of = nenhum dos reis

ordinal-1 = primeiro
    .f = primeira
ordinal-2 = segundo
    .f = segunda
ordinal-3 = terceiro
    .f = terceira
ordinal-4 = quarto
    .f = quarta
ordinal-5 = quinto
    .f = quinta
ordinal-6 = sexto
    .f = sexta
ordinal-7 = sétimo
    .f = sétima
ordinal-8 = oitavo
    .f = oitava
ordinal-other = novo
    .f = nova

result-none = nenhum resultado

file = coluna { $file }
departure-file = a { $file }
departure-rank = a { ORDINAL($rank, "f") } fileira
departure-board = o tabuleiro

accepted = aceita: { $reason }

## Starting positions

fen-empty = o FEN está vazio
fen-rank-count = o tabuleiro tem { $found ->
    [1] { $found } fileira
   *[other] { $found } fileiras
} em lugar de 8
fen-rank-length = a fileira { $rank } tem { $found ->
    [1] { $found } casa
   *[other] { $found } casas
} em lugar de 8
fen-letter = `{ $letter }` na fileira { $rank } não é peça nem número de casas vazias
fen-no-king = { PLAYER($color) } não têm rei
fen-kings = { PLAYER($color) } têm { $count } reis
fen-pawn = há um peão em { $square }
fen-turn = a vez de jogar é `{ $found }` em lugar de `w` ou `b`
fen-check = { PLAYER($color) } estão em xeque sem ter a vez de jogar
fen-turn-missing = falta a vez de jogar: supõe-se a das Brancas
fen-castling-missing = falta o campo do roque: supõe-se que não há direitos ao roque
fen-en-passant-missing = falta o campo da captura en passant: supõe-se que não há nenhuma
fen-castling-letter = `{ $letter }` não é um direito ao roque
fen-right-without-pieces = direito ao roque `{ $letter }` desconsiderado: rei e torre não estão nas casas correspondentes
fen-right-repeated = o direito ao roque `{ $letter }` está repetido, ou vale para uma segunda torre do mesmo lado
fen-en-passant-unreadable = captura en passant `{ $found }` desconsiderada: não é uma casa
fen-en-passant-impossible = captura en passant em { $square } desconsiderada: nenhum peão acaba de passar por ali
fen-count-unreadable = a contagem de lances sem captura nem movimento de peão, `{ $found }`, não é um número: supõe-se 0
fen-number-unreadable = o número do lance `{ $found }` não é um número a partir de 1: supõe-se 1
fen-text-afterwards = texto depois do FEN ignorado: `{ $found }`
fen-material = { PLAYER($color) } têm mais de dezesseis peças, ou mais peças promovidas do que peões ausentes
fen-checkers = { $count } peças dão xeque ao mesmo tempo

## What several rules say

stopped-behind = { $moves ->
    [1] { $moves } lance posterior não foi julgado
   *[other] { $moves } lances posteriores não foram julgados
}
stopped-stands = o oponente respondeu, portanto o lance permanece (art. { $article })
stopped-stands-unfound = se foi feito, o lance permanece: um lance ilegal só se corrige se for constatado durante a partida (art. { $article })
stopped-stands-unless-agreed = o oponente respondeu, portanto o lance permanece, a menos que ambos tenham concordado em corrigi-lo (art. { $article })
went-on-stood = a reprodução continua como se { $san } tivesse sido jogado assim mesmo
went-on-slip = a reprodução continua com { $san }, que difere por um só sinal
went-on-meant = a reprodução continua com { $san }, exigido pelos lances posteriores
went-on-passed = a reprodução continua como se nenhum lance tivesse sido feito
went-on-left-out = a reprodução continua como se { $san } tivesse sido jogado e omitido aqui
went-on-twice = a reprodução passa adiante: o lance já havia sido anotado
went-on-swapped = a reprodução continua como se tivesse trocado de lugar com uma palavra posterior
went-on-how-far = lances posteriores que assim podem ser jogados: { $moves }
assumed = depende de como a reprodução continuou em { $number }
result-given = disso resulta { $result }
more-in-this-game = e mais { $more } nesta partida
unknown-rule = nenhuma regra se chama “{ $pattern }”: devem-se indicar códigos ou prefixos como MOV ou END003; `arbiter explain` mostra todos

## What the Laws leave open

open-not-known = não se pode decidir: não se sabe o que as Leis de { $edition } dispõem sobre { $matter }, e as de { $older } e as de { $newer } divergem
open-undated = não se pode decidir: a data deixa em aberto quais Leis vigoravam, e as de { $older } e as de { $newer } divergem sobre { $matter }
open-pace = não se pode decidir: as Leis de { $edition } não dizem qual é a modalidade desta partida, e o que dispõem sobre { $matter } depende dela
open-too-old = não se pode decidir: não se conhecem as Leis anteriores a { $oldest }, e o que se dispõe sobre { $matter } mudou entre { $oldest } e { $next }

## Matters of the Laws

law-in-force = as Leis de { $edition }, em vigor { $until ->
    [none] desde { $from }
   *[other] de { $from } a { $until }
}
law-in-force-assumed = as Leis de { $edition }, em vigor de { $from } a { $until } (do primeiro dia só se conhece o ano: supõe-se 1º de janeiro)
law-too-old = anterior a quaisquer Leis conhecidas aqui: julga-se pelas de 1985, e o que mudou em 1989 fica em aberto
law-adopted = { "  " }adoção: { $adopted }
law-source-whole = { "  " }fonte: o próprio texto, lido por inteiro
law-source-part = { "  " }fonte: o próprio texto, em parte; quanto ao resto, o que se escreveu sobre ele
law-source-little = { "  " }fonte: pouco mais do que as edições anterior e posterior têm em comum
law-not-known-but-shared = { "  " }não se conhece desta edição: { $matters }; nem { $shared ->
    [1] { $shared } matéria em que as edições anterior e posterior concordam
   *[other] { $shared } matérias em que as edições anterior e posterior concordam
}
law-not-known = { "  " }não se conhece desta edição: { $matters }
law-all-known = { "  " }tudo o que aqui se pergunta sobre esta edição é conhecido
law-mark-no-rule = – não há tal regra
law-mark-as-both-sides = (?) não se conhece; as edições conhecidas dos dois lados concordam, e assim a matéria está decidida
law-mark-open = ? não se conhece, e as edições conhecidas dos dois lados divergem: não se pode decidir, e a constatação não passa de aviso
law-mark-in-part = 9.5.b ? o que o artigo diz é conhecido em parte: não para todas as modalidades, ou não em todos os finais
law-mark-assumed = 1993: o primeiro dia, 1º de janeiro, é suposto

matter-TwoPlayers = os dois oponentes
matter-Alternation = a alternância dos lances
matter-InitialPosition = a posição inicial
matter-Chess960Position = as posições do xadrez randômico (Chess960)
matter-Chess960Castling = o roque no xadrez randômico (Chess960)
matter-IllegalPosition = a posição ilegal
matter-PieceMoves = os movimentos das peças
matter-OwnPiece = a casa ocupada por peça da mesma cor
matter-BishopMove = o movimento do bispo
matter-RookMove = o movimento da torre
matter-QueenMove = o movimento da dama
matter-PathBlocked = a peça no caminho
matter-KnightMove = o movimento do cavalo
matter-PawnMove = o movimento do peão
matter-PawnAdvance = o avanço de uma casa
matter-PawnDoubleAdvance = o avanço de duas casas
matter-PawnCapture = a captura pelo peão
matter-EnPassant = a captura en passant
matter-PromotionPiece = a peça escolhida na promoção
matter-KingMove = o movimento do rei
matter-CastlingLost = a perda do direito ao roque
matter-CastlingHindered = o roque não permitido
matter-KingInCheck = o próprio rei em xeque
matter-EndOfGame = o término da partida
matter-Checkmate = o xeque-mate
matter-Resignation = o abandono
matter-ResignationMatingPower = o abandono diante de quem não pode dar xeque-mate
matter-Stalemate = o rei afogado
matter-DeadPosition = a posição morta
matter-DeadMaterial = o material com que a posição é morta
matter-EndByLegalMove = o término somente por lance legal
matter-Agreement = o empate de comum acordo
matter-AgreementAfterFirstMoves = o acordo somente depois do primeiro lance de ambos
matter-Threefold = a repetição de posição por três vezes, mediante reclamação
matter-FiftyMoves = a regra dos 50 lances, mediante reclamação
matter-FiftyByIntendedMove = o quinquagésimo lance como lance pretendido
matter-LongEndings = os finais com mais de cinquenta lances
matter-Fivefold = a repetição de posição por cinco vezes
matter-SeventyFiveMoves = a regra dos 75 lances
matter-TimeControl = o ritmo de jogo
matter-TimeSaved = o tempo poupado em um período
matter-FlagFall = a queda de seta
matter-FlagMatingPower = a queda de seta contra quem não pode dar xeque-mate
matter-EndBeforeFlag = o término antes da queda de seta
matter-FlagNoticed = quem observa a queda de seta
matter-BareKingClaim = a reclamação contra rei sozinho
matter-BothFlagsDown = a queda de ambas as setas
matter-LastTwoMinutes = os dois últimos minutos
matter-BothFlagsInLastPeriod = a queda de ambas as setas no último período
matter-LastTwoMinutesInBlitz = os dois últimos minutos no blitz supervisionado
matter-LastTwoMinutesIncrement = o incremento nos dois últimos minutos
matter-LastTwoMinutesAnnounced = o anúncio das diretrizes dos dois últimos minutos
matter-LastTwoMinutesNoIncrement = os dois últimos minutos sem incremento
matter-PaceOfGame = o xadrez rápido e o blitz
matter-FullSupervision = a supervisão plena
matter-LateArrival = a chegada com atraso
matter-ClaimByIntendedMove = a reclamação com lance pretendido
matter-ClaimIsOffer = a reclamação como oferta de empate
matter-WrongClaim = a penalidade por reclamação incorreta
matter-AgreementBan = a proibição de acordo pelo evento
matter-IllegalMove = o lance ilegal constatado
matter-IllegalMovePenalty = a penalidade por lance ilegal
matter-IllegalMoveAnswered = o lance ilegal já respondido
matter-UnfinishedPromotion = o peão deixado na última fileira
matter-UnfinishedPromotionIllegal = o peão deixado na última fileira como lance ilegal
matter-AutomaticQueen = o peão deixado na última fileira como dama
matter-ClockPressedWithoutMove = o relógio acionado sem lance
matter-WrongStart = a posição inicial incorreta
matter-WrongStartStands = a posição inicial incorreta que permanece
matter-ColoursReversed = as cores invertidas
matter-Score = o escore da partida
matter-PossibleScores = os escores possíveis
matter-HalfAgainstNothing = o escore de meio ponto contra zero
matter-SignedResult = o resultado assinado, que permanece
matter-SealedMove = o lance secreto irregular
matter-SealedMoveExceptions = as exceções do lance secreto
matter-EndBeforeResumption = o término antes do reinício
matter-Recording = o registro dos lances
matter-AlgebraicOnly = a notação algébrica como a única
matter-PieceLetters = as letras das peças
matter-PawnLetter = o peão sem letra
matter-CaptureSign = o sinal de captura
matter-CaptureSignObligatory = o sinal de captura obrigatório
matter-Disambiguation = a indicação de qual de duas peças
matter-CheckMark = os sinais de xeque e de mate

## MOV: whether moves can be played

cannot-reach-no-such-piece = { PLAYER($player) } não têm { ROLE($role, "none") }
cannot-reach-none-there = { ROLE($role, "none") } { PLAYER($player, "of") } ocupa { $departure }
cannot-reach-nobody-there = { PLAYER($player) } não têm nenhuma peça em { $from }
cannot-reach-go = { PIECE($piece) } de { $from } não pode ir a { $to }
cannot-reach-capture = { PIECE($piece) } de { $from } não pode fazer essa captura
cannot-reach-none-can-go = { ROLE($role, "none-of") } { PLAYER($player, "of") } em { $from } pode ir a { $to }
cannot-reach-none-can-capture = { ROLE($role, "none-of") } { PLAYER($player, "of") } em { $from } pode fazer essa captura

path-blocked = { PIECE($piece) } de { $from } não pode chegar a { $to }: { PIECE($blocker) } de { $on } está no caminho

own-piece = { PIECE($piece) } de { $on } é do próprio jogador

king-in-check-would-stand = { PIECE($king) } ficaria em xeque: { PIECE($attacker) } de { $on } daria xeque
king-in-check-stays = { PIECE($king) } continua em xeque: { PIECE($attacker) } de { $on } dá xeque
king-in-check-line-opened = a captura en passant abre uma linha: { PIECE($attacker) } de { $on } dá xeque
king-in-check-pinned = { PIECE($piece) } de { $from } está { PIECE($piece, "pinned") }: sem essa peça, { PIECE($attacker) } de { $on } dá xeque

castling-lost-king-moved = direito ao { $wing ->
    [long] grande roque
   *[short] pequeno roque
} perdido: o rei já foi movido ({ $played })
castling-lost-rook-moved = direito ao { $wing ->
    [long] grande roque
   *[short] pequeno roque
} perdido: essa torre já foi movida ({ $played })
castling-lost-rook-taken = direito ao { $wing ->
    [long] grande roque
   *[short] pequeno roque
} perdido: essa torre foi capturada ({ $played })
castling-lost-not-given = sem direito ao { $wing ->
    [long] grande roque
   *[short] pequeno roque
}: a posição inicial não o concede

castling-hindered = o { $wing ->
    [long] grande roque
   *[short] pequeno roque
} não é permitido
castling-hindered-between = o { $wing ->
    [long] grande roque
   *[short] pequeno roque
} não é permitido: { PIECE($piece) } de { $on } está no caminho
castling-hindered-out-of-check = o { $wing ->
    [long] grande roque
   *[short] pequeno roque
} não é permitido com o rei em xeque: { PIECE($piece) } de { $on } dá xeque
castling-hindered-through = o { $wing ->
    [long] grande roque
   *[short] pequeno roque
} não é permitido: o rei atravessaria { $square }, casa atacada { PIECE($piece, "by") } de { $on }
castling-hindered-into = o { $wing ->
    [long] grande roque
   *[short] pequeno roque
} não é permitido: o rei ficaria em { $square }, casa atacada { PIECE($piece, "by") } de { $on }

en-passant = não há captura en passant em { $to }: nenhum peão acaba de avançar duas casas até { $pawn }

pawn-move-no-pawn = nenhum peão { PLAYER($player, "of") } ocupa { $departure }
pawn-move-no-capture = nenhum peão da { $from_file } pode capturar na { $to_file }
pawn-move-backwards = o peão de { $from } não pode recuar para { $to }
pawn-move-sideways = o peão de { $from } não pode ir para o lado, a { $to }
pawn-move-two-squares = o peão de { $from } já deixou a sua casa inicial e não pode avançar duas casas
pawn-move-straight-capture = o peão de { $from } não captura em frente: { PIECE($blocker) } está em { $on }
pawn-move-jumps-over = o peão de { $from } não pode avançar duas casas: { PIECE($blocker) } de { $on } está no caminho
pawn-move-diagonal-to-empty = o peão de { $from } só vai a { $to } para capturar, e essa casa está vazia
pawn-move-too-far = o peão de { $from } não pode ir até { $to }

promotion-piece-cannot-become = um peão não pode ser promovido a { ROLE($role) }
promotion-piece-no-pawn = só um peão se promove, e não { ROLE($role, "a") }
promotion-piece-not-the-last-rank = um peão não se promove em { $to }: essa casa não está na sua última fileira

move-after-mate = a partida já havia terminado antes deste lance: { $played } deu xeque-mate
move-after-stalemate = a partida já havia terminado antes deste lance: { $played } deixou o rei afogado
move-after-mate-at-start = a partida já havia terminado antes deste lance: a posição inicial é de xeque-mate
move-after-stalemate-at-start = a partida já havia terminado antes deste lance: a posição inicial é de rei afogado
move-after-dead-position = a partida já havia terminado antes deste lance: a posição era morta
move-after-resignation = a partida já havia terminado antes deste lance: { PLAYER($player) } haviam abandonado
move-after-agreement = a partida já havia terminado antes deste lance: os jogadores haviam acordado o empate
move-after-claim = { $claim ->
    [fifty] a partida já havia terminado antes deste lance: { PLAYER($player) } haviam feito reclamação correta com base na regra dos 50 lances
    [flag] a partida já havia terminado antes deste lance: { PLAYER($player) } haviam feito reclamação correta de queda de seta
    [dead] a partida já havia terminado antes deste lance: { PLAYER($player) } haviam feito reclamação correta de empate
    [normal-means] a partida já havia terminado antes deste lance: { PLAYER($player) } haviam feito reclamação correta de empate nos dois últimos minutos
   *[threefold] a partida já havia terminado antes deste lance: { PLAYER($player) } haviam feito reclamação correta com base na repetição de posição por três vezes
}
move-after-price-of-claim = a partida já havia terminado antes deste lance: a penalidade pela reclamação incorreta { PLAYER($player, "of") } era maior que o tempo que lhes restava
move-after-end-behind = { $plies ->
    [1] { $plies } meio-lance depois do término
   *[other] { $plies } meios-lances depois do término
}

no-move-passed = consta que { PLAYER($player) } passaram a vez: é obrigatório fazer um lance
no-move-missing = falta o lance { PLAYER($player, "of") }: consta que o outro lado jogou duas vezes seguidas

starting-position-unusable = a posição inicial não pode ser usada: { $fault }
starting-position-flawed = { $flaws }
starting-position-none-of-the-960 = a posição inicial não é nenhuma das 960
starting-position-nothing-replayed = nenhum lance foi reproduzido
starting-position-other-array = a partida não começa da posição inicial do xadrez tradicional
    .suggestion = se a posição era a pretendida, deve-se indicar: Variant "Chess960" ou "From Position"
starting-position-black-begins = a partida começa da posição inicial usual, mas a vez de jogar é das Pretas
    .suggestion = se as cores foram trocadas, devem-se trocar os nomes e o resultado; se falta o primeiro lance das Brancas, deve-se acrescentá-lo
starting-position-annulled = se constatado durante a partida, esta é anulada e joga-se uma nova (art. { $article })
starting-position-annulled-before = se constatado antes de { $moves } lances de cada lado, a partida é anulada e joga-se uma nova (art. { $article }); { $made ->
    [1] foi feito um
   *[other] foram feitos { $made }
}
starting-position-stands = a partida permanece válida: { $made ->
    [1] foi feito um lance
   *[other] foram feitos { $made } lances
} de cada lado, e depois de { $moves } nada se corrige (art. { $article })
starting-position-goes-on = a partida deve continuar, a menos que o árbitro decida de outra forma (art. { $article })
starting-position-one-of-the-960 = é a posição { $number } do xadrez randômico (Chess960)

illegal-move-was-legal = { $written }, lance { PLAYER($player, "of") } retirado como ilegal, é um lance legal
illegal-move-not-counted = { ORDINAL($number) } lance ilegal { PLAYER($player, "of") } ({ $written }): corrigido, e não contado
illegal-move-cost-not-known = { ORDINAL($number) } lance ilegal { PLAYER($player, "of") } ({ $written }): não se sabe o que resulta dele
illegal-move-clock-without-move = { PLAYER($player) } acionaram o relógio sem efetuar um lance: esta edição não conta isso como lance ilegal
illegal-move-pawn-left = { PLAYER($player) } deixaram um peão na última fileira ({ $written }): esta edição não conta isso como lance ilegal
illegal-move-fault-not-known = { $written }, lance { PLAYER($player, "of") }: não se sabe se a edição o conta como lance ilegal
illegal-move-before-quickplay-finish = lance ilegal { PLAYER($player, "of") } ({ $written }): corrigido, e não contado antes de um final acelerado
illegal-move-period-not-known = { ORDINAL($number) } lance ilegal { PLAYER($player, "of") } ({ $written }): só conta em um final acelerado, e o ritmo de jogo não diz se este era um
    .suggestion = deve-se indicar o ritmo de jogo na etiqueta TimeControl ou no arquivo do evento
illegal-move-forgiven = { $time ->
    [none] { ORDINAL($number) } lance ilegal { PLAYER($player, "of") } ({ $written }): não perde a partida; não se sabe quanto tempo { PLAYER($opponent) } recebem
   *[other] { ORDINAL($number) } lance ilegal { PLAYER($player, "of") } ({ $written }): { PLAYER($opponent) } recebem { $time }
}
illegal-move-loses = { ORDINAL($number) } lance ilegal { PLAYER($player, "of") } ({ $written }): a partida está perdida
illegal-move-draws = { ORDINAL($number) } lance ilegal { PLAYER($player, "of") } ({ $written }): a partida está empatada, pois o oponente não podia dar xeque-mate
illegal-move-loses-against = { ORDINAL($number) } lance ilegal { PLAYER($player, "of") } ({ $written }): a partida está perdida, e { RESULT($result) } foi informado
illegal-move-draws-against = { ORDINAL($number) } lance ilegal { PLAYER($player, "of") } ({ $written }): a partida está empatada, pois o oponente não podia dar xeque-mate, e { RESULT($result) } foi informado
illegal-move-only-on-claim = somente se o oponente reclamou antes de fazer o próprio lance

## NOT: how moves are written

unreadable-move = “{ $written }” não é lance em nenhuma notação conhecida
unreadable-move-empty-cell = a célula está vazia: falta um lance aqui

ambiguous-move = { $moves } lances legais correspondem ao que está escrito, a partir de { $from }
ambiguous-move-candidates = { $moves }

wrong-check-mark-check = tem sinal de xeque, e não é xeque
wrong-check-mark-mate = tem sinal de mate, e não é mate
wrong-check-mark-mate-or-double-check = tem sinal de mate ou de xeque duplo, e não é um nem outro

needless-disambiguation = não é preciso indicar a casa de partida: só uma peça pode ir a essa casa

pawn-letter = o peão está indicado por uma letra

capture-sign-nothing-captured = há sinal de captura, e nada foi capturado
capture-sign-missing = captura sem o sinal

move-number-dots-of-black = os pontos depois de { $number } são das Pretas, e a vez de jogar é das Brancas
move-number-wrong = número do lance { $number }; esperava-se { $due }
move-number-unreadable = o número do lance é ilegível
move-number-glued = o número está colado ao lance anterior

mixed-alphabets = escrito com as letras de { $alphabet }, e o restante com as de { $rest }

promotion-without-piece = peão na última fileira sem indicação da peça: supôs-se uma dama
promotion-without-piece-queen = a promoção incompleta é ilegal, e o peão é substituído por uma dama
promotion-without-piece-nothing-by-itself = esta edição não prevê dama automática: a dama é suposição desta auditoria

not-algebraic-numeric = { $evidence ->
    [yes] notação numérica: lida; devia ser usada a notação algébrica
   *[no] notação numérica: lida; não serve de prova em uma disputa
}
not-algebraic-descriptive = { $evidence ->
    [yes] notação descritiva: reconhecida, não reproduzida; devia ser usada a notação algébrica
   *[no] notação descritiva: reconhecida, não reproduzida; não serve de prova em uma disputa
}
    .suggestion = deve-se escrever a partida em notação algébrica

## END: whether the result fits

mate-not-won = { PLAYER($winner) } deram xeque-mate, e foi informado { $result }
board-gives = pelo tabuleiro, o resultado é { $result }
stalemate-not-drawn = rei afogado, e foi informado { $result }
dead-not-drawn = a posição é morta, e foi informado { $result }
dead-by-stalemate = { $plies ->
    [1] o único lance legal, { $moves }, deixa o rei afogado
   *[other] só estes lances são legais, e terminam com o rei afogado: { $moves }
}
dead-by-pieces-left = { $plies ->
    [1] depois do único lance legal, { $moves }, ninguém tem peças para dar xeque-mate
   *[other] só estes lances são legais, e depois deles ninguém tem peças para dar xeque-mate: { $moves }
}
dead-by-coming-back = só estes lances são legais, e repetem-se sem fim: { $moves }
dead-by-all-positions = { $positions ->
    [1] só se pode alcançar ainda uma posição, e ela não é de xeque-mate
   *[other] ainda se podem alcançar { $positions } posições, e nenhuma delas é de xeque-mate
}
dead-by-search = nenhuma série de lances legais leva ao xeque-mate: provado por busca
dead-not-drawn-bare-king = { PLAYER($player) } reivindicaram empate contra rei sozinho, e foi informado { $result }

result-mismatch = a etiqueta diz { $tag } e o texto dos lances diz { $movetext }

mate-claimed-by-mark = o sinal do último lance indica mate, e no tabuleiro não há mate
mate-claimed-by-termination = o término declarado é mate, e no tabuleiro não há mate
mate-claimed = reclamou-se mate, e no tabuleiro não há mate

impossible-score = nenhuma partida pode terminar com { $score }
impossible-score-half-against-nothing = { $score }: nenhum artigo dá meio ponto contra zero
impossible-score-perhaps-half-against-nothing = { $score }: não se sabe se uma partida podia terminar com meio ponto contra zero

resignation-drawn = { PLAYER($player) } abandonaram, e { PLAYER($winner) } não podiam dar xeque-mate
resignation-drawn-draws = o abandono resulta em empate

unplayed-game-default-with-moves = { $plies ->
    [1] WO ({ $result }), e há um lance registrado
   *[other] WO ({ $result }), e há { $plies } meios-lances registrados
}
unplayed-game-not-one-move = { $result } sem nenhum lance
unplayed-game-written-as-default = { $won ->
    [by-both] { $result } sem nenhum lance: o duplo WO escreve-se { $written }
   *[by-one] { $result } sem nenhum lance: a vitória por WO escreve-se { $written }
}
unplayed-game-one-idle = { $result } sem nenhum lance { PLAYER($player, "of") }: partida não jogada
unplayed-game-default-time-left-to-event = esta edição deixa a tolerância para atraso a cargo do evento, e ela não é conhecida aqui; quem fez um lance estava presente
unplayed-game-default-time = a tolerância para atraso é de { $minutes ->
    [1] { $minutes } minuto
   *[other] { $minutes } minutos
}, e quem fez um lance estava presente

unfinished = a partida não tem resultado
    .suggestion = deve-se informar o resultado que os jogadores assinaram

kings-in-the-centre-recorded = { $second ->
    [none] um rei em { $first } como último lance: talvez o sinal do tabuleiro eletrônico para { $gives }, registrado como lance
   *[other] reis em { $first } e { $second } como último lance: talvez o sinal do tabuleiro eletrônico para { $gives }, registrado como lance
}
kings-in-the-centre-no-result = { $second ->
    [none] um rei em { $first }: é o sinal do tabuleiro eletrônico para { $gives }, e não um lance; nenhum resultado foi informado
   *[other] reis em { $first } e { $second }: são o sinal do tabuleiro eletrônico para { $gives }, e não lances; nenhum resultado foi informado
}
kings-in-the-centre-agree = { $second ->
    [none] um rei em { $first }: é o sinal do tabuleiro eletrônico, e não um lance; coincide com { $result }
   *[other] reis em { $first } e { $second }: são o sinal do tabuleiro eletrônico, e não lances; coincide com { $result }
}
kings-in-the-centre-differ = { $second ->
    [none] um rei em { $first }: é o sinal do tabuleiro eletrônico para { $gives }, e não um lance; foi informado { $result }
   *[other] reis em { $first } e { $second }: são o sinal do tabuleiro eletrônico para { $gives }, e não lances; foi informado { $result }
}

resignation-ignored = { PLAYER($player) } abandonaram, e { RESULT($result) } foi informado

termination-agreement-ignored = os jogadores acordaram o empate, e { RESULT($result) } foi informado
termination-no-stalemate = consta que a partida terminou com o rei afogado, e o jogador que tem a vez de jogar tem lances legais
termination-not-dead = consta que a partida terminou em posição morta, e um dos lados ainda pode dar xeque-mate por alguma série de lances legais
termination-stalemate-claimed = reclamação de rei afogado que o tabuleiro não confirma
termination-dead-claimed = reclamação de posição morta que o tabuleiro não confirma
termination-other-result = { $told ->
    [agreement] consta que a partida empatou de comum acordo, e { RESULT($result) } foi informado
    [resignation] consta que a partida terminou por abandono, e { RESULT($result) } foi informado
    [stalemate] consta que a partida terminou com o rei afogado, e { RESULT($result) } foi informado
    [dead-position] consta que a partida terminou em posição morta, e { RESULT($result) } foi informado
    [timeout-without-mate] consta que a partida empatou porque ninguém podia dar xeque-mate quando uma seta caiu, e { RESULT($result) } foi informado
    [fivefold] consta que a partida terminou por repetição de posição por cinco vezes, e { RESULT($result) } foi informado
    [seventy-five-moves] consta que a partida terminou pela regra dos 75 lances, e { RESULT($result) } foi informado
   *[time-forfeit] consta que a partida foi perdida por tempo, e { RESULT($result) } foi informado
}

## DRW: claims of a draw, and draws that nobody needs to claim

claim-right = { $claim ->
    [fifty] a reclamação { PLAYER($player, "of") } com base na regra dos 50 lances é correta
    [normal-means] a reclamação { PLAYER($player, "of") } com base nos dois últimos minutos é correta
   *[threefold] a reclamação { PLAYER($player, "of") } com base na repetição de posição por três vezes é correta
}
claim-right-and-ignored = { $claim ->
    [fifty] a reclamação { PLAYER($player, "of") } com base na regra dos 50 lances é correta, e { RESULT($result) } foi informado
    [normal-means] a reclamação { PLAYER($player, "of") } com base nos dois últimos minutos é correta, e { RESULT($result) } foi informado
   *[threefold] a reclamação { PLAYER($player, "of") } com base na repetição de posição por três vezes é correta, e { RESULT($result) } foi informado
}
claim-undecidable = { $claim ->
    [fifty] não se pode decidir a reclamação { PLAYER($player, "of") } com base na regra dos 50 lances
    [normal-means] não se pode decidir a reclamação { PLAYER($player, "of") } com base nos dois últimos minutos
   *[threefold] não se pode decidir a reclamação { PLAYER($player, "of") } com base na repetição de posição por três vezes
}
claim-not-in-edition = { $claim ->
    [fifty] a reclamação { PLAYER($player, "of") } com base na regra dos 50 lances não está prevista nesta edição
    [normal-means] a reclamação { PLAYER($player, "of") } com base nos dois últimos minutos não está prevista nesta edição
   *[threefold] a reclamação { PLAYER($player, "of") } com base na repetição de posição por três vezes não está prevista nesta edição
}
claim-wrong-and-decisive = { $claim ->
    [fifty] a reclamação { PLAYER($player, "of") } com base na regra dos 50 lances é incorreta, e o resultado se apoia nela
    [normal-means] a reclamação { PLAYER($player, "of") } com base nos dois últimos minutos é incorreta, e o resultado se apoia nela
   *[threefold] a reclamação { PLAYER($player, "of") } com base na repetição de posição por três vezes é incorreta, e o resultado se apoia nela
}
claim-wrong-and-lost = { $claim ->
    [fifty] a reclamação { PLAYER($player, "of") } com base na regra dos 50 lances é incorreta e lhes custa a partida, e { RESULT($result) } foi informado
    [normal-means] a reclamação { PLAYER($player, "of") } com base nos dois últimos minutos é incorreta e lhes custa a partida, e { RESULT($result) } foi informado
   *[threefold] a reclamação { PLAYER($player, "of") } com base na repetição de posição por três vezes é incorreta e lhes custa a partida, e { RESULT($result) } foi informado
}
claim-wrong-but-agreed = { $claim ->
    [fifty] a reclamação { PLAYER($player, "of") } com base na regra dos 50 lances é incorreta; o empate foi de comum acordo
    [normal-means] a reclamação { PLAYER($player, "of") } com base nos dois últimos minutos é incorreta; o empate foi de comum acordo
   *[threefold] a reclamação { PLAYER($player, "of") } com base na repetição de posição por três vezes é incorreta; o empate foi de comum acordo
}
claim-wrong = { $claim ->
    [fifty] a reclamação { PLAYER($player, "of") } com base na regra dos 50 lances é incorreta
    [normal-means] a reclamação { PLAYER($player, "of") } com base nos dois últimos minutos é incorreta
   *[threefold] a reclamação { PLAYER($player, "of") } com base na repetição de posição por três vezes é incorreta
}
claim-made-after-end = { $claim ->
    [fifty] a reclamação { PLAYER($player, "of") } com base na regra dos 50 lances foi feita depois do término da partida
    [normal-means] a reclamação { PLAYER($player, "of") } com base nos dois últimos minutos foi feita depois do término da partida
   *[threefold] a reclamação { PLAYER($player, "of") } com base na repetição de posição por três vezes foi feita depois do término da partida
}
claim-accepted-as-offer = uma reclamação é também uma oferta de empate (art. { $article })

fivefold-stood = a posição apareceu após os meios-lances { $plies }
fivefold-result = a mesma posição apareceu pela quinta vez, e { RESULT($result) } foi informado
fivefold-passed = { $plies ->
    [1] a mesma posição apareceu pela quinta vez, e foi feito mais um meio-lance
   *[other] a mesma posição apareceu pela quinta vez, e a partida continuou por { $plies } meios-lances
}
seventyfive-result = 75 lances de cada lado sem captura nem movimento de peão, e { RESULT($result) } foi informado
seventyfive-passed = { $plies ->
    [1] 75 lances de cada lado sem captura nem movimento de peão, e foi feito mais um meio-lance
   *[other] 75 lances de cada lado sem captura nem movimento de peão, e a partida continuou por { $plies } meios-lances
}

agreed-too-soon = { $plies ->
    [1] o empate foi acordado após { $plies } meio-lance
   *[other] o empate foi acordado após { $plies } meios-lances
}

agreement-banned-until = { $moves ->
    [1] empate acordado após { $moves } lance, e o evento só o permite a partir do lance { $first }
   *[other] empate acordado após { $moves } lances, e o evento só o permite a partir do lance { $first }
}
agreement-banned = empate acordado, e o evento não permite acordo
agreement-banned-by-event-alone = esta edição não conhece tal proibição: é regra do próprio evento

unclaimed-right-threefold = a mesma posição apareceu pela terceira vez: { PLAYER($player) } poderiam ter reivindicado empate
unclaimed-right-fifty = { $moves } lances de cada lado sem captura nem movimento de peão: { PLAYER($player) } poderiam ter reivindicado empate

claim-ahead-threefold = { $count ->
    [1] { PLAYER($player) } poderiam ter reivindicado empate declarando o lance { $moves }: a posição apareceria pela terceira vez
   *[other] { PLAYER($player) } poderiam ter reivindicado empate declarando um destes lances, pois cada um faria aparecer uma posição pela terceira vez: { $moves }
}
claim-ahead-fifty = { $count ->
    [1] { PLAYER($player) } poderiam ter reivindicado empate declarando o lance { $example }: a contagem de lances sem captura nem movimento de peão ficaria completa
   *[other] { PLAYER($player) } poderiam ter reivindicado empate declarando qualquer um de { $count } lances, como { $example }: a contagem de lances sem captura nem movimento de peão ficaria completa
}
claim-ahead-stood = a posição depois de { $san } apareceu após os meios-lances { $plies }

claim-out-of-turn = { PLAYER($player) } reivindicaram empate, e a vez de jogar era { PLAYER($opponent, "of") }

## CLK: what the clocks prove

overstepped-shown = o relógio indica { $time }
overstepped-used = { $used } utilizados de { $given }

flag-passed-by-result = { PLAYER($player) } ultrapassaram o limite de tempo, e o resultado não o mostra
flag-passed = { $plies ->
    [1] { PLAYER($player) } ultrapassaram o limite de tempo, e foi feito mais um meio-lance
   *[other] { PLAYER($player) } ultrapassaram o limite de tempo, e a partida continuou por { $plies } meios-lances
}
flag-passed-only-if-claimed = a queda da seta só conta se um jogador a reclamar

flag-claim-won = { PLAYER($player) } venceram por tempo, e o registro o desmente
flag-ignored-claimed = a seta { PLAYER($player, "of") } caiu e a queda foi reclamada, e { RESULT($result) } foi informado
flag-ignored-told = consta que uma seta caiu, e foi informado empate, embora ambos os lados pudessem dar xeque-mate
flag-ignored-told-without-exception = consta que uma seta caiu, e foi informado empate; esta edição não abre exceção
flag-claim = { PLAYER($player) } reivindicaram vitória por tempo, e o registro o desmente

flag-without-mate = a seta { PLAYER($loser, "of") } caiu, e { PLAYER($player) } não podiam dar xeque-mate: empate
flag-without-mate-bare-king = { PLAYER($player) } tinham apenas o rei: { PLAYER($loser) } poderiam ter reivindicado empate antes da queda de sua seta

clock-beyond-control = o relógio { PLAYER($player, "of") } indica { $shown }, mais do que o ritmo de jogo concede
clock-gained = o relógio { PLAYER($player, "of") } ganhou { $beyond } além do que se acrescenta por lance
clock-gained-in-delay-mode = o relógio { PLAYER($player, "of") } ganhou { $beyond }, e no modo de espera o tempo nunca aumenta
clock-early-period = o relógio { PLAYER($player, "of") } recebeu o tempo do período seguinte antes do lance { $due_at }
clock-missing-period = o relógio { PLAYER($player, "of") } nunca recebeu o tempo do período posterior ao lance { $due_at }
clock-swapped = daqui em diante, as indicações dos dois relógios estão trocadas
clock-move-time = consta que { PLAYER($player) } utilizaram { $written }, e o relógio perdeu { $by_clock }
clock-game-time-back = o tempo utilizado { PLAYER($player, "by") } na partida diminui
clock-at-most = no máximo { $most } até então
clock-from-to = de { $before } para { $shown }
clock-perhaps-given = de { $before } para { $shown }; o árbitro pode ter acrescentado esse tempo, e nenhum comando o diz
clock-added = { $time } acrescentados: contou-se um acionamento do relógio a mais, ou a seta caiu antes do controle
clock-were-due = eram devidos { $time }, e o relógio do oponente recebeu o seu tempo
clock-fits-the-other = cada uma corresponde à última indicação do outro jogador
clock-delay-mode = modo de espera: o tempo extra do lance corre primeiro, e o que sobra dele se perde

penalty-time = { $change ->
    [taken] { $time } retirados { PLAYER($player, "of") }
   *[given] { $time } dados { PLAYER($player, "to") }
} { $occasion ->
    [claim] pela reclamação incorreta
   *[illegal-move] pelo lance ilegal
} { PLAYER($culprit, "of") }: não é o que as Leis estabelecem
    .suggestion = o número é a variação do tempo restante desse jogador: [%penalty black 120] dá dois minutos às Pretas
penalty-time-claim-was-right = { $change ->
    [taken] { $time } retirados { PLAYER($player, "of") }
   *[given] { $time } dados { PLAYER($player, "to") }
}, a penalidade por reclamação incorreta, e a reclamação { PLAYER($culprit, "of") } era correta
penalty-time-not-judged = { $change ->
    [taken] { $time } retirados { PLAYER($player, "of") }
   *[given] { $time } dados { PLAYER($player, "to") }
} { $occasion ->
    [claim] pela reclamação incorreta
   *[illegal-move] pelo lance ilegal
} { PLAYER($culprit, "of") }: as Leis da época não dizem se isso está correto
penalty-time-due = { $change ->
    [taken] devem-se retirar { $time } { PLAYER($player, "of") }
   *[given] devem-se dar { $time } { PLAYER($player, "to") }
}
penalty-time-halved = deve-se retirar metade do tempo restante { PLAYER($player, "of") }, aqui no máximo { $most }
penalty-time-loses = nenhum tempo está previsto para isso: o lance ilegal perde a partida
penalty-time-not-set = a edição não prevê tempo para isso

time-control-unreadable = o ritmo de jogo “{ $tag }” é ilegível: os relógios não foram julgados
    .suggestion = deve-se escrever como 5400+30, ou 40/5400+30:1800+30 para dois períodos
time-control-missing = relógios sem ritmo de jogo: não foram julgados
    .suggestion = deve-se acrescentar uma etiqueta TimeControl, ou [time] control ao arquivo do evento
time-control-tag-differs = a etiqueta diz “{ $tag }” e o evento indica outro ritmo de jogo: julgou-se pelo do evento
time-control-in-minutes = o ritmo de jogo “{ $tag }” foi lido em minutos: os relógios mostram que é assim
    .suggestion = deve-se escrever como 5400+30, ou 40/5400+30:1800+30 para dois períodos

pace = o evento indica { $said ->
    [standard] xadrez standard
    [rapid] xadrez rápido
   *[other] { $said }
}, e pelo ritmo de jogo a partida é de { $made ->
    [standard] xadrez standard
    [rapid] xadrez rápido
   *[other] { $made }
}

both-flags-drawn = ambos os jogadores ultrapassaram o limite de tempo: a partida está empatada
both-flags-drawn-against = ambos os jogadores ultrapassaram o limite de tempo: a partida está empatada, e { RESULT($result) } foi informado
both-flags-goes-on = ambos os jogadores ultrapassaram o limite de tempo: a partida deve continuar
both-flags-goes-on-against = ambos os jogadores ultrapassaram o limite de tempo: a partida deve continuar, e { RESULT($result) } por tempo foi informado
both-flags-left-to-arbiter = ambos os jogadores ultrapassaram o limite de tempo: esta edição deixa a decisão ao árbitro
both-flags-proved = Brancas, após o meio-lance { $white_ply }: { $white }; Pretas, após o meio-lance { $black_ply }: { $black }
both-flags-claimed = cada jogador reclamou a queda da seta do outro

## ADJ: adjourned games

sealed-move-unreadable = o lance secreto { PLAYER($player, "of") } é ilegível
sealed-move-ambiguous = o lance secreto { PLAYER($player, "of") } é ambíguo
sealed-move-illegal = o lance secreto { PLAYER($player, "of") } é ilegal
sealed-move-ended-before = { $fault }; vale o que foi acordado antes da abertura do envelope
sealed-move-draws = { $fault }: a partida está empatada, pois o oponente não podia dar xeque-mate
sealed-move-draws-against = { $fault }: a partida está empatada, pois o oponente não podia dar xeque-mate, e { RESULT($result) } foi informado
sealed-move-loses = { $fault }: { PLAYER($player) } perdem a partida
sealed-move-loses-against = { $fault }: { PLAYER($player) } perdem a partida, e { RESULT($result) } foi informado

## HDR: what the tags say

roster = { $count ->
    [1] falta a etiqueta: { $tags }
   *[other] faltam as etiquetas: { $tags }
}

date-in-future = { $tag } { $value } está no futuro
date-faulty = { $tag } { $value }: { $fault }
date-other-form = { $tag } { $value } não está na forma do PGN; leu-se { $read }
    .suggestion = deve-se escrever a data como AAAA.MM.DD
date-one-edition = em qualquer desses dias vigoravam as Leis de { $edition }
date-by-event = as leituras possíveis caem sob as Leis de { $oldest } a { $newest }: julgou-se pelo primeiro dia do arquivo do evento, { $start }
date-open = as leituras possíveis caem sob as Leis de { $oldest } a { $newest }: a edição é apenas suposta
date-outside-event = a data da partida está fora dos dias do evento (arquivo do evento)
date-event-days = { $start ->
    [none] o arquivo do evento: até { $end }
   *[other] { $end ->
        [none] o arquivo do evento: a partir de { $start }
       *[other] o arquivo do evento: de { $start } a { $end }
    }
}
date-before-event = a data da partida é { $value }, anterior ao início do evento (EventDate { $event })

result-token-unreadable = o resultado “{ $written }” é ilegível
    .suggestion = deve-se escrever 1-0, 0-1, 1/2-1/2 ou *
result-token-two-readings = pela pontuação do evento, { $written } pode ser { $taken } ou { $other }: adotou-se { $taken }
    .suggestion = deve-se escrever 1-0, 0-1, 1/2-1/2 ou *, que significam o mesmo em qualquer pontuação
result-token-empty = o resultado está vazio
    .suggestion = deve-se escrever 1-0, 0-1, 1/2-1/2 ou *

rating-tag-impossible = { $tag } { $value } não é um rating possível
rating-tag-no-number = { $tag } “{ $value }” não é um número
rating-tag-not-listed = { $listed ->
    [none] { $tag } { $rating }, mas a lista não tem rating para { $id }
   *[other] { $tag } { $rating }, mas a lista tem { $listed } para { $id }
}
rating-tag-list = { $month ->
    [none] { $list }
   *[other] { $list } ({ $month })
}

same-player-id = ambos os jogadores têm o ID FIDE { $id }
same-player-name = { $name } consta nos dois lados

damaged-text-lost = perderam-se caracteres do texto antes que ele chegasse aqui
damaged-text-lost-in = etiquetas com caracteres perdidos: { $tags }
damaged-text-twice = o texto foi codificado duas vezes: desfeito neste relatório
damaged-text-twice-in = etiquetas com letras fora do ASCII: { $tags }

repeated-tag = a etiqueta { $tag } está repetida
repeated-tag-other-value = a etiqueta { $tag } está repetida com outro valor
repeated-tag-values = vale “{ $first }”, e não “{ $again }”

## ARC: games held against each other

duplicate-game = a mesma partida está em { $file }, partida { $game }
    .suggestion = deve-se conservar apenas uma
duplicate-longer = meios-lances: { $here } aqui, { $there } lá
duplicate-shorter = meios-lances: { $here } aqui, { $there } lá
duplicate-names = lá os jogadores são { $white } e { $black }
duplicate-round = lá a rodada é { $round }
duplicate-day = lá a data é { $day }

conflicting-results = em { $file }, partida { $game }, a mesma partida tem outro resultado
    .suggestion = deve-se comparar ambas com as planilhas e conservar a correta
conflicting-moves = em { $file }, partida { $game }, a mesma partida tem outros lances
    .suggestion = deve-se comparar ambas com as planilhas e conservar a correta
conflicting-both = em { $file }, partida { $game }, a mesma partida tem outros lances e outro resultado
    .suggestion = deve-se comparar ambas com as planilhas e conservar a correta
conflicting-colours = em { $file }, partida { $game }, estão os mesmos lances com as cores trocadas
    .suggestion = deve-se comparar ambas com as planilhas e conservar a correta
conflicting-ids = em { $file }, partida { $game }, a mesma partida tem outro código de um jogador
    .suggestion = deve-se comparar ambas com as planilhas e conservar a correta
conflicting-at = separam-se em { $number } { $here } aqui, { $there } lá
conflicting-ends = { RESULT($here) } aqui, { RESULT($there) } lá

two-boards = { $name } também joga contra { $opponent } nesta rodada ({ $file }, partida { $game })
    .suggestion = deve-se conferir os nomes e a rodada de ambas as partidas
two-boards-of-id = o ID FIDE { $id } é { $name } aqui, e { $other } contra { $opponent } na mesma rodada ({ $file }, partida { $game })
    .suggestion = deve-se conferir os ID, os nomes e a rodada de ambas as partidas
name-variants-of-id = o ID FIDE { $id } é { $name } aqui, e { $other } em { $file }, partida { $game }
    .suggestion = deve-se escrever o jogador de uma só maneira
name-variants-in-event = { $name } pode ser { $other } de { $file }, partida { $game }
    .suggestion = deve-se escrever o jogador de uma só maneira, ou informar os ID FIDE de ambos

copies-unknown = a partir da partida { $game } de { $file }, as partidas não foram comparadas com as anteriores: { $cause }. Deve-se liberar espaço no disco, ou dispensar a comparação com --duplicates never

## VAR, INP: beside the main line, and outside any game

illegal-variation-no-move = “{ $written }”, em uma variante, não é lance
illegal-variation-ambiguous = “{ $written }”, em uma variante, corresponde a dois lances ou mais
illegal-variation = “{ $written }”, em uma variante, não pode ser jogado

open-brace-comment = um comentário não foi fechado: o resto da partida está dentro dele
    .suggestion = deve-se fechar com {"}"}
open-brace-variation = uma variante não foi fechada: o resto da partida está dentro dela
    .suggestion = deve-se fechar com )

castling-by-king = um lance só do rei, lido como roque: ele não pode ir para lá de outra forma
    .suggestion = o roque se escreve O-O ou O-O-O

lower-case-piece-read-as-piece = a letra minúscula é lida como a de uma peça; como a de uma coluna é { $other }, que também é legal
    .suggestion = deve-se comparar com a planilha do adversário
lower-case-piece-read-as-pawn = a letra minúscula é lida como a de uma coluna; como a de uma peça é { $other }, que também é legal
    .suggestion = deve-se comparar com a planilha do adversário
lower-case-piece-against-sign = escrito como captura de peão, e nenhum peão pode fazê-la: lido como a de uma peça
    .suggestion = deve-se comparar com a planilha do adversário

stray-text-ahead = texto antes da primeira partida do arquivo
stray-text-begins = { $text }
stray-text-open-tag = uma etiqueta não foi fechada: lida até o fim da linha
    .suggestion = deve-se terminar com "]
stray-text-bracket = um parêntese, um colchete ou uma chave de fechamento a mais: ignorado
stray-text-tag = uma etiqueta entre os lances: ignorada
    .suggestion = deve-se colocar acima dos lances
stray-text-on-sheet = não é cabeçalho, lance nem resultado da planilha: não foi lido
stray-text = texto que não faz parte da partida: ignorado
stray-text-nested-braces = chaves dentro de um comentário: o PGN não as aninha; lido como um só comentário
stray-text-text-behind-result = texto depois do resultado: não faz parte da partida
stray-text-behind-result = os lances continuam depois do resultado: foram reproduzidos
stray-text-second-game = uma segunda partida sem etiquetas: não foi julgada
    .suggestion = deve-se dar a ela uma seção de etiquetas própria
stray-text-command = um comando ilegível: ignorado

not-judged = esta partida não pôde ser julgada, por falha do próprio programa arbiter: são os bytes { $from } a { $to } do texto do arquivo
    .suggestion = pede-se comunicar a falha aos autores do programa arbiter, com a partida
not-judged-cause = { $cause }

## TRF: tournament reports

report-column = coluna { $column }
report-line = linha { $line }, coluna { $column }: encontrou-se “{ $read }”, esperava-se { $expected }
    .suggestion = deve-se corrigir a linha: os campos ficam em colunas fixas
table-line = linha { $line }: { $fault }
    .suggestion = deve-se corrigir a linha
report-mirror = #{ $rank } { $name }, rodada { $round }: { $wrong }
    .suggestion = deve-se verificar a rodada e corrigir a linha incorreta
report-mirror-own-opponent = o jogador é oponente de si mesmo
report-mirror-no-such-player = nenhum jogador tem o número inicial { $opponent }
report-mirror-no-entry = o oponente { $opponent } não tem registro nessa rodada
report-mirror-names-another = o oponente { $opponent } indica { $another }
report-mirror-names-nobody = o oponente { $opponent } não indica oponente
report-mirror-same-colour = a mesma cor do oponente { $opponent }
report-mirror-one-colour = só uma das duas linhas tem cor ({ $opponent })
report-mirror-results = resultado “{ $result }”, mas “{ $mirrored }” para o oponente { $opponent }
report-points = #{ $rank } { $name }: pontos { $points }, mas a soma dos resultados é { $sum }
    .suggestion = devem-se corrigir os pontos ou o resultado incorreto
report-points-results = resultados { $results }
report-without-id = { $players } de { $of } jogadores não têm ID FIDE: { $named }
    .suggestion = acrescente os IDs: sem eles, os jogadores só se encontram pelo nome
report-without-game = { $players } de { $of } jogadores não têm nenhuma partida: { $named }
    .suggestion = veja se faltam os seus resultados
report-beyond-last-round = { $players ->
        [one] um jogador tem
       *[other] { $players } jogadores têm
    } resultados até a rodada { $round }, mas a última rodada é a { $stated }: { $named }
    .suggestion = corrija o número de rodadas (142, XXR, 132) ou as linhas
report-no-games = o relatório tem { $players ->
        [one] um jogador
       *[other] { $players } jogadores
    } e nenhuma partida
    .suggestion = veja se as rodadas começam na coluna 92

## Claims: what proves or refutes them

claim-position-unknown = a posição inicial não pode ser usada ou um lance anterior não pode ser jogado, de modo que a posição não é conhecida
claim-intended-ambiguous = mais de um lance legal corresponde ao lance pretendido { $written }, e importa saber qual
claim-own-flag-down = a seta do próprio requerente já havia caído
claim-announced-makes-fifty = o lance pretendido é o quinquagésimo
claim-intended-unplayable = o lance pretendido { $written } não pode ser jogado
claim-not-to-move = { PLAYER($player) } não tinham a vez de jogar
claim-mated = o rei está em xeque-mate
claim-not-mated = o rei não está em xeque-mate
claim-stalemate = não há lance legal nem xeque
claim-assumed = assim parece se a reprodução continuou corretamente em { $number }, o que não é certo
claim-after-end = a partida já havia terminado
claim-no-stalemate = o rei não está afogado

claim-penalty-remains = dos { $own } do requerente restam { $left }
claim-penalty-flag = o requerente tinha { $own }: a sua seta cai e ele perde a partida
claim-penalty-becomes = os { $own } do próprio requerente passam a { $left }
claim-penalty-halved = o tempo restante do próprio requerente reduz-se à metade, em três minutos no máximo e sem ficar abaixo de um
claim-penalty-halved-to-nothing = o tempo restante do próprio requerente reduz-se à metade, em três minutos no máximo

claim-repeated = { $times ->
    [1] a posição apareceu { $times } vez: após o meio-lance { $plies }
   *[other] a posição apareceu { $times } vezes: após os meios-lances { $plies }
}
claim-repeated-with-intended = { $times ->
    [1] a posição apareceu { $times } vez: após o meio-lance { $plies }, com o lance pretendido
   *[other] a posição apareceu { $times } vezes: após os meios-lances { $plies }, a última com o lance pretendido
}
claim-repeated-often = a posição apareceu { $times } vezes: primeiro após os meios-lances { $first }, por último após o meio-lance { $last }
claim-repeated-often-with-intended = a posição apareceu { $times } vezes: primeiro após os meios-lances { $first }, por último após o meio-lance { $last }, com o lance pretendido
claim-count-before-start = a contagem começou antes do primeiro lance registrado
claim-count-from-start = nenhuma captura nem movimento de peão na partida
claim-count-since = a última captura ou movimento de peão foi o meio-lance { $ply }
claim-count = { $moves ->
    [1] { $moves } lance
   *[other] { $moves } lances
} de cada lado desde então ({ $plies ->
    [1] { $plies } meio-lance
   *[other] { $plies } meios-lances
})
claim-hundred-needed = { $ending ->
    [rook-and-bishop] rei, torre e bispo contra rei e torre (10.09(a)): exigem-se cem lances
    [knights] rei e dois cavalos contra rei e peão bloqueado (10.09(b)): exigem-se cem lances
   *[rook-and-pawn] rei, torre e peão contra rei, bispo e peão (10.09(c)): exigem-se cem lances
}
claim-seventy-five-not-known = as Leis de 1989 exigiam setenta e cinco lances em alguns finais com estas peças, e não se sabe em quais
claim-bare-king = o oponente tem apenas o rei
claim-material-listed = o material consta na lista
claim-material-not-listed = o material não consta na lista
claim-neither-can-mate = nenhum dos lados pode dar xeque-mate por qualquer série de lances legais
claim-side-can-mate = um dos lados ainda pode dar xeque-mate por alguma série de lances legais
claim-not-decided = não se decidiu se um dos lados ainda pode dar xeque-mate
claim-half-moves-made = { $plies ->
    [1] havia sido feito { $plies } meio-lance
   *[other] haviam sido feitos { $plies } meios-lances
}

claim-mate-before-flag = o xeque-mate ocorreu antes da queda da seta
claim-stalemate-before-flag = o rei ficou afogado antes da queda da seta
claim-dead-before-flag = a posição morta ocorreu antes da queda da seta
claim-claimant-too = o próprio requerente também ultrapassou o limite de tempo
claim-flag-only-draws = { PLAYER($player) } não podem dar xeque-mate por nenhuma série de lances legais: a queda da seta só dá empate
claim-clock-shows = o relógio { PLAYER($player, "of") } indica { $time } após o meio-lance { $ply }
claim-used = { PLAYER($player) } haviam utilizado { $used } de { $given } após o meio-lance { $ply }
claim-may-have-run-out = { PLAYER($player) } tinham a vez de jogar, com { $time } após o meio-lance { $ply }: o tempo pode ter-se esgotado depois
claim-no-reading = { PLAYER($player) } tinham a vez de jogar; não há indicação do seu relógio
claim-had-time = { PLAYER($player) } já haviam jogado, e o seu relógio estava parado em { $time }
claim-control-made = { PLAYER($player) } haviam completado os { $moves } lances do período
claim-nothing-shown = { PLAYER($player) } já haviam jogado; nenhuma indicação mostra tempo restante nem tempo ultrapassado
claim-none-such = esta edição não prevê tal reclamação
claim-not-in-blitz = não se aplica ao blitz
claim-increment-first = antes, o requerente pode pedir um incremento de cinco segundos para ambos (art. { $article })
claim-not-the-move = { PLAYER($player) } não tinham a vez de jogar
claim-fell-first = ambas as setas estavam caídas, e a { PLAYER($player, "of") } caiu primeiro
claim-not-announced = as diretrizes para partidas sem incremento não foram anunciadas
claim-time-added = acrescenta-se tempo a cada lance, portanto não se aplicam as diretrizes para partidas sem incremento
claim-under-two-minutes = restavam { $time } ao requerente
claim-not-under-two-minutes = restavam { $time } ao requerente, não menos de dois minutos
claim-time-unknown = não se sabe quanto tempo restava ao requerente
claim-not-last-period = não era o último período
claim-opponent-cannot-mate = o oponente não pode dar xeque-mate por nenhuma série de lances legais
claim-opponent-can-mate = o oponente ainda pode dar xeque-mate por alguma série de lances legais
claim-mate-not-decided = não se decidiu se o oponente ainda pode dar xeque-mate
claim-for-the-arbiter = cabe ao árbitro julgar, junto ao tabuleiro

## Repaired and reconciled sheets

read-move = { $written ->
    [none] { $confidence ->
        [none] { $played } omitido (suposto)
       *[other] { $played } omitido ({ $confidence }%)
    }
   *[other] { $confidence ->
        [none] { $played } por { $written } (suposto)
       *[other] { $played } por { $written } ({ $confidence }%)
    }
}
read-as = lido como { $changes }
read-as-and-more = lido como { $changes }; e mais { $more }

copy-says-it = consta na planilha { PLAYER($owner, "of") }
copy-unreadable = a célula da planilha { PLAYER($owner, "of") } é ilegível
copy-slip = a célula da planilha { PLAYER($owner, "of") } é considerada erro de anotação
copy-leaves-out = omitido na planilha { PLAYER($owner, "of") }
copy-ended = a planilha { PLAYER($owner, "of") } já terminou
copies-both-say-it = consta nas duas planilhas
copies-compared = { $first }, { $second }
copies-offer-of-one = uma oferta de empate consta apenas na planilha { PLAYER($owner, "of") }
copies-left-cell = a casa { PLAYER($owner, "of") } não corresponde a nenhum lance
copies-not-one-game = não são cópias de uma mesma partida: separam-se no lance { $number } e não voltam a encontrar-se
copies-differ-on-tag = as cópias divergem em { $tag }
copies-differ-on-clock = as cópias divergem no relógio
copies-differ-on-result = as cópias divergem no resultado
chosen-guessed = suposto pelo que vem depois
chosen-unsure = outros lances são quase tão prováveis

## Ratings

complaint = { $line ->
    [none] { $file }: { $what }
   *[other] { $file }, linha { $line }: { $what }
}

# Why a game does not count
rating-player-unresolved = { $name }: { $why }
rating-default = vencida ou perdida por WO
rating-too-short = pelo menos um dos jogadores não fez nenhum lance
rating-no-result = sem resultado
rating-opponent-unrated = oponente sem rating
rating-match-unrated = um match com um jogador sem rating ({ $name }) não conta para rating
rating-match-decided = o match já estava decidido: { $name } tinha { $points } pontos em { $games } partidas
rating-other-variant = não jogada segundo as Leis do Xadrez a partir da posição inicial usual
rating-copy = a mesma partida que { $file }, partida { $game }, que é a que conta
rating-copy-conflict = contradiz { $file }, partida { $game }: nenhuma conta até que uma delas seja retirada
rating-copies-told = { $games ->
    [1] { $games } partida está mais de uma vez na entrada, e conta uma vez
   *[other] { $games } partidas estão mais de uma vez na entrada, e contam uma vez
}
rating-conflict-told = a partida { $game } contradiz { $file }, partida { $other }: nenhuma conta até que uma delas seja retirada
rating-both-sides = o mesmo jogador nos dois lados
rating-wrong-pace = o evento é de { $event ->
    [standard] xadrez standard
    [rapid] xadrez rápido
   *[other] { $event }
}, não de { $asked ->
    [standard] xadrez standard
    [rapid] xadrez rápido
   *[other] { $asked }
}
rating-too-far-apart = diferença de 600 pontos ou mais, com um jogador acima de 2600
rating-not-on-list = não está na lista em vigor no início do evento
rating-too-old = mais de { $months } meses antes do último evento
rating-zero-score = o escore zero no primeiro evento é desconsiderado
rating-few-team-games = um evento por equipes conta a partir de { $needed } partidas jogadas, não { $games }
rating-few-preferent = um evento por equipes conta se metade dos oponentes for Preferent, não { $preferent } de { $games }
rating-opponents-category-unread = não se consegue ler a categoria “{ $read }” de { $name }, e a partida depende dela; deve-se escrever preferent, 1a, 2a ou 3a no arquivo de --players
rating-far-above = { $points } pontos ou mais acima dos oponentes, e nenhum ganho

# Time controls: what a player has for 60 moves
rating-times-unequal = tempos desiguais não valem para rating em { $pace ->
    [standard] xadrez standard
    [rapid] xadrez rápido
   *[other] { $pace }
}
rating-time = { $minutes ->
    [1] { $minutes } minuto
   *[other] { $minutes } minutos
}{ $seconds ->
    [0] {""}
   *[other] {" "}e { $seconds } s
}
rating-too-fast-for-standard = { $rating ->
    [none] { rating-time } para 60 lances: o xadrez standard exige { $needed } minutos
   *[other] { rating-time } para 60 lances: o xadrez standard exige { $needed } minutos quando um jogador tem { $rating }
}
rating-not-rapid = { rating-time } para 60 lances: o xadrez rápido tem mais de 10 e menos de 60 minutos
rating-not-blitz = { rating-time } para 60 lances: o blitz tem mais de 3 e no máximo 10 minutos
rating-first-period = { $moves ->
    [1] um primeiro período de { $moves } lance: o xadrez standard exige 30
   *[other] um primeiro período de { $moves } lances: o xadrez standard exige 30
}

# Remarks
rating-first = primeiro rating
rating-unrated-without-games = sem rating, nenhuma partida que conte
rating-rules-undated = sem data: calculado pelas regras de 1º de outubro de 2025
rating-rules-too-early = evento anterior a 2022: calculado pelas regras de 1º de janeiro de 2022
rating-enters-with-standard = entra com o seu rating de xadrez standard
rating-k-nothing-known = K 20: não se conhecem o ano de nascimento nem o número de partidas
rating-k-games-unknown = K 20: número de partidas desconhecido, considerado 30 ou mais
rating-k-limited = { $games ->
    [1] K { $k } em lugar de { $instead_of }: { $games } partida no período, e o produto não passa de 700
   *[other] K { $k } em lugar de { $instead_of }: { $games } partidas no período, e o produto não passa de 700
}
rating-k-of-everybody = K { $k }: antes de outubro de 2022 era o mesmo para todos no rápido e no blitz
rating-rounded-apart = arredondado evento por evento, seria { $rating }
rating-too-few-games = { $games ->
    [1] { $games } das { $needed } partidas contra oponentes com rating que o primeiro rating exige: fica para períodos posteriores
   *[other] { $games } das { $needed } partidas contra oponentes com rating que o primeiro rating exige: ficam para períodos posteriores
}
rating-below-floor = { $rating } está abaixo de { $floor }: sem rating
rating-raised = { $rating } elevado a { $raised } na lista de 1º de março de 2024
rating-no-class = classe do evento não indicada: K de um aberto
rating-between-ranges = a diferença de { $difference } fica entre duas faixas da tabela: considerada { $taken }
rating-change-limited = a variação de { $change } em um torneio é limitada a { $per_game } pontos por partida
rating-none-without-games = sem rating, nenhuma partida que conte
rating-no-category = categoria não indicada: considerada Preferent
rating-category-unread = não se consegue ler a categoria “{ $read }”, e não se sabe se é Preferent: sem rating; deve-se escrever preferent, 1a, 2a ou 3a no arquivo de --players
rating-below-preferent = abaixo da categoria Preferent: sem rating
rating-too-few-games-on-list = { $games ->
    [1] { $games } das { $needed } partidas que o primeiro rating exige: fica para listas posteriores
   *[other] { $games } das { $needed } partidas que o primeiro rating exige: ficam para listas posteriores
}
rating-percentage-fraction = o percentual com fração é considerado { $percentage }
rating-no-point = nenhum ponto obtido: a tabela não tem valor para isso, sem rating
rating-half-way = a meio caminho entre dois múltiplos de cinco: arredondado para cima
rating-lowest = { $rating } está abaixo do menor rating: { $lowest }
rating-no-deviation = desvio não indicado: considerado { $taken }
rating-glicko2 = desvio { $deviation }, volatilidade { $volatility }
rating-no-number-of-games = número de partidas não indicado: considerado { $taken }
rating-approximation = pela aproximação: a federação resolve aqui uma equação
rating-no-index = índice não indicado: considerado { $taken }
rating-index = índice { $index }
rating-first-dwz = primeiro rating, índice 1
rating-first-dwz-too-few-games = menos de 5 partidas contra oponentes com rating: sem primeiro rating
rating-first-dwz-no-middle = todas as partidas vencidas ou todas perdidas: sem primeiro rating
rating-no-age = ano de nascimento ou data não indicados: considerado com mais de 25 anos

# Where a rating comes from
rating-not-resolved = não identificado: { $why }
rating-identified-by-decision = identificado por decisão do responsável pelo rating
rating-identified-as = identificado como { $why }
rating-catalan-from-input = sem rating nacional nos dados de entrada: o rating que consta neles é considerado o catalão
rating-input-differs = { $input } nos dados de entrada, { $listed } na lista
rating-two-in-event = dois ratings em { $event }: toma-se { $taken }, mas também consta { $other }
rating-from-event-before = sem rating em { $event }: toma-se { $rating } de { $before }
rating-from-position = { $file }, partida { $game }: não começa da posição inicial usual, e conta
rating-file-differs = { $own } no arquivo de jogadores, { $listed } na lista
rating-list-out-of-date = calculado pela lista de { $month }; o evento começou em { $start }

# Who a player is
rating-by-decision = por decisão do responsável pelo rating
rating-by-evidence = { $listed } por { $evidence }
rating-not-in-file = { $file } não tem o seu nome
rating-neither-in-file = { $file } não tem o seu nome nem o ID { $id }
rating-decided-for-nobody = a decisão indica { $id }, que não está em nenhuma lista
rating-id-of-another = o ID { $id } é o de { $name } na lista
rating-faulty-row = { $file }, linha { $line }: { $fault }
rating-namesakes-in-file = { $file } tem { $players } jogadores com esse nome
rating-no-such-name = a lista não tem esse nome
rating-neither-on-list = a lista não tem esse nome nem o ID { $id }
rating-other-id = a lista não tem o ID { $id }, mas tem { $listed } por { $evidence }
rating-name-alone = a lista tem o nome, mas o nome sozinho nada prova
rating-too-little = a lista coincide em { $evidence }, mas outros do mesmo nome podem coincidir por acaso
rating-speaks-against = a lista tem o nome, mas com outro valor de { $evidence }
rating-of-another-here = os indícios que levam a { $id } também levam de '{ $other }' do mesmo torneio
rating-on-two-boards = joga com { $one } e com { $other } na rodada { $round } de um evento, com dois ratings: podem ser duas pessoas
rating-several-fit = { $players } jogadores da lista correspondem
rating-proof = { $of ->
    [federation-birth-rating] nome, federação, ano de nascimento e rating
    [federation-birth] nome, federação e ano de nascimento
    [federation-rating] nome, federação e rating
    [federation] nome e federação
    [birth-rating] nome, ano de nascimento e rating
    [birth] nome e ano de nascimento
   *[rating] nome e rating
}
rating-objection = { $of ->
    [federation-birth-rating] federação, ano de nascimento e rating
    [federation-birth] federação e ano de nascimento
    [federation-rating] federação e rating
    [federation] federação
    [birth-rating] ano de nascimento e rating
    [birth] ano de nascimento
   *[rating] rating
}
rating-candidate-birth = { $birth ->
    [none] ?
   *[other] { $birth }
}
rating-candidate = { $rating ->
    [none] { $id } { $name } { $federation } { rating-candidate-birth } sem rating
   *[other] { $id } { $name } { $federation } { rating-candidate-birth } { $rating }
}
rating-candidate-row = { $id } (linha { $line })
rating-candidate-more = e mais { $players }
carried-unreadable = { $column } '{ $read }' não pode ser lido: a partida não é transportada
carried-other-system = a partida é transportada para '{ $read }', não para { $asked }: não é usada
carried-in-input = a partida de { $name } ({ $file }, partida { $number }) está também na entrada: conta uma vez
carried-rated = { $name } tem rating na lista ({ $rating }): a partida já contou
carried-header = { $file }: não é um arquivo de partidas transportadas (--carry): o cabeçalho é '{ $read }'; esperava-se o que --write-carry escreve
rating-id-shared = “{ $name }” tem o ID { $id } de “{ $other }”: esperava-se um ID para cada jogador; ficam separados
rating-unresolved = o jogador “{ $name }” não foi identificado: { $why }; esperava-se um ID, ou uma linha para o nome em --decisions
rating-undecided = o jogador “{ $name }” não foi identificado: { $why } (candidatos: { $candidates }); esperava-se um ID, ou uma linha para o nome em --decisions

# The calculation on paper
rating-no-tournament = Partidas sem torneio
rating-tournament-of-day = Torneio de { $start }
rating-tournament = { $name }
rating-tournament-and-day = { $name }, { $start }
rating-step-change = obtidos { $score } - esperados { $expected }, vezes K { $k }: { $change }, arredondado { $rounded }
rating-step-after = { $before } { $rounded } = { $after }
rating-step-mean = { $games ->
    [1] Ra = média de { $games } oponente com rating = { $mean }
   *[other] Ra = média de { $games } oponentes com rating = { $mean }
}
rating-step-above-even = { $above ->
    [1] Ru = Ra { $difference } (20 por { $above } meio ponto acima de 50%) = { $rating }
   *[other] Ru = Ra { $difference } (20 por cada um de { $above } meios pontos acima de 50%) = { $rating }
}
rating-step-performance = Ru = Ra { $difference } (dp de { $percentage }%) = { $rating }
rating-step-mean-with-two = { $games ->
    [1] Ra = média de { $games } oponente com rating e dois de { $hypothetical } = { $mean }
   *[other] Ra = média de { $games } oponentes com rating e dois de { $hypothetical } = { $mean }
}
rating-step-with-two-draws = p = ({ $score } + 1) / ({ $games } + 2) = { $percentage }%, dp { $difference }; Ru = { $rating }
rating-step-highest = o primeiro rating é no máximo { $rating }
rating-step-worth = { $name } conta como { $rating }: { $why }
rating-worth-default = um WO conta como partida contra 2000
rating-worth-below-preferent = um oponente abaixo de Preferent conta como 2000
rating-worth-spanish = pelo rating espanhol
rating-worth-international = pelo rating internacional
rating-worth-by-score = sem rating, por { $score } em { $games }
rating-step-tournament = { $title }: Rc = { $mean }, D = { $before } - Rc = { $difference }, { $per_game } por partida, We = { $games } x { $per_game } = { $expected }; K (W - We) = { $k } ({ $score } - { $expected }) = { $change }
rating-step-first = Rc = { $mean }; P = 100 x { $score } / { $games } = { $percentage }%, DP { $points }; Rp = { $rating }
rating-step-nearest-five = { $exact }, ao múltiplo de cinco mais próximo: { $rating }
paper-heading = { $system }, resultados { $basis ->
    [submitted] informados
   *[audited] auditados
}
paper-player = { $rating ->
    [none] { $name }: sem rating
   *[other] { $name }: { $rating }
}
paper-player-with-id = { $rating ->
    [none] { $name } ({ $id }): sem rating
   *[other] { $name } ({ $id }): { $rating }
}
paper-color = { $color ->
    [white] brancas
   *[black] pretas
}
paper-score = { $score ->
    [none] {"*"}
   *[other] { $score }
}
paper-game = { $rating ->
    [none] { paper-color } contra { $opponent }: { paper-score }
   *[other] { paper-color } contra { $opponent } ({ $rating }): { paper-score }
}
paper-game-of-round = rodada { $round }, { paper-game }
paper-difference = D = { $difference }
paper-counted-difference = D = { $difference }, conta como { $counted }
paper-gain = { $score } - { $expected } = { $gain }
paper-not-counted = não conta: { $why }
paper-submitted = informado: { $submitted ->
    [none] nenhum resultado
   *[other] { $submitted }
}
paper-audited = { $rules ->
    [none] pela auditoria ({ $file }, partida { $game }); { paper-submitted }
   *[other] por { $rules } ({ $file }, partida { $game }); { paper-submitted }
}
paper-sum = { $mean ->
    [none] { $score } em { $games ->
        [1] { $games } partida
       *[other] { $games } partidas
    }
   *[other] { $score } em { $games ->
        [1] { $games } partida
       *[other] { $games } partidas
    }, média dos oponentes { $mean }
}

# What statistical systems refuse
rating-score = uma partida vale 0, 1 ou 2 meios pontos para um jogador, não { $half_points }
rating-value = { $what ->
    [rating] há um rating de { $value }, o que é impossível
    [deviation] há um desvio de { $value }, o que é impossível
    [volatility] há uma volatilidade de { $value }, o que é impossível
    [bonus-threshold] o limiar de bônus é { $value }, o que é impossível
   *[tau] tau é { $value }, o que é impossível
}

# Pools
pool-unknown-player = { $players ->
    [1] a partida { $game } indica o jogador { $player }, mas há { $players } jogador
   *[other] a partida { $game } indica o jogador { $player }, mas há { $players } jogadores
}
pool-own-opponent = na partida { $game }, o jogador { $player } joga contra si mesmo
pool-score = na partida { $game }, as Brancas fizeram { $half_points } meios pontos, quando são possíveis 0, 1 ou 2
pool-too-many-games = mais partidas do que se podem contar
pool-anchor-twice = o jogador { $player } é âncora duas vezes
pool-unknown-anchor = { $players ->
    [1] a âncora é o jogador { $player }, mas há { $players } jogador
   *[other] a âncora é o jogador { $player }, mas há { $players } jogadores
}
pool-value = { $what ->
    [anchor] o rating de uma âncora é { $value }, o que é impossível
    [average] a média é { $value }, o que é impossível
    [white-advantage] a vantagem das Brancas é { $value }, o que é impossível
   *[draw-rate] a taxa de empates é { $value }, o que é impossível
}
pool-white-advantage-unknown = a vantagem das Brancas não pode ser deduzida destas partidas: ou alguns jogadores têm sempre as Brancas contra os mesmos oponentes, ou os resultados das Brancas não têm limite; deve-se fixá-la
pool-not-settled = { $steps ->
    [1] os ratings não se estabilizaram após { $steps } passo
   *[other] os ratings não se estabilizaram após { $steps } passos
}
pool-anchor-form = --anchor { $anchor }: deve-se escrever NOME=RATING ou ID=RATING
pool-anchor-rating = --anchor { $anchor }: “{ $read }” não é um rating
pool-anchor-nobody = --anchor { $anchor }: nenhum jogador com esse nome ou ID tem partida
pool-scale = --scale { $read }: deve-se escolher elo ou ordo
pool-games = partidas calculadas: { $rated }; desconsideradas porque não ligam ninguém a ninguém: { $left_out }
pool-parameters = vantagem das Brancas { $white_advantage } (erro-padrão { $error }); empates entre iguais: { $draws }%
pool-exact-errors = erros-padrão pela matriz inversa: exatos
pool-probed-errors = erros-padrão por { $probes ->
    [1] { $probes } sondagem
   *[other] { $probes } sondagens
}: o menos certo com margem de { $doubt }%
pool-groups = { $groups } grupos que nenhuma cadeia de resultados liga: não se devem comparar ratings de grupos diferentes
pool-without-white = a vantagem das Brancas não pode ser deduzida destas partidas e é considerada 0: deve-se fixá-la com --white-advantage
pool-standard-error = erro-padrão { $error }
pool-group = grupo { $group }
pool-won-all = venceu todas as partidas: nenhum rating é alto o bastante
pool-lost-all = perdeu todas as partidas: nenhum rating é baixo o bastante
pool-one-sided = nenhuma cadeia de resultados leva a outro jogador e de volta: sem rating
pool-no-games = nenhuma partida que conte
pool-of-two-groups = os jogadores são de grupos diferentes, que nenhuma cadeia de resultados liga
pool-unrated = { $name }: { $why }
pool-uneven = os jogadores não dividiram exatamente um ponto

## Lists and the officer's files

list-unreadable = { $file } não pôde ser lido ({ $cause }): devem-se verificar o caminho e o disco
list-no-file = { $file } não é um arquivo, mas uma pasta, um pipe ou um dispositivo, e uma lista pode ter de ser lida duas vezes: deve-se salvar a lista em um arquivo e indicá-lo
list-unpacks-to-more = { $file }, descompactado, passa de { $limit } bytes: se esse tamanho está correto, deve-se elevar o limite com --max-unpacked, ou suprimi-lo com --max-unpacked 0
list-no-player-in-a-row = { $file } tem { $mebibytes } MiB seguidos sem nenhum jogador, e a leitura parou aí: é este o arquivo que se queria indicar?
list-none = { $file } não é uma lista de rating: esperava-se o texto da FIDE com a linha de cabeçalho (ID Number, Name, …), o XML da FIDE (<playerslist>), ou CSV com as colunas id, name e rating; encontrou-se “{ $read }”
list-xml = { $file }: o XML está interrompido ou danificado perto do byte { $position }: { $cause }
list-xml-ends-inside-player = termina no meio de um jogador
list-xml-end-without-player = o fim de um jogador que não começou
list-xml-parser = { $message }
list-table = { $file }: { $cause }
list-month = “{ $read }” não é um mês: deve-se escrever AAAA-MM, como 2025-11
list-rating = o rating “{ $read }” de { $id } { $name } não é um rating: esperava-se um número como 2105, ou 0 para um jogador sem rating
list-id-again = { $line ->
    [none] o ID “{ $id }” já está na lista, e vale o primeiro: esperava-se um registro para cada jogador
   *[other] o ID “{ $id }” já está na linha { $line }, que é a que vale: esperava-se um registro para cada jogador
}
list-second-for-month = uma segunda lista para { $month }, além de { $first }: esperava-se uma lista para cada data; usa-se a primeira
list-second-without-month = uma segunda lista sem mês no cabeçalho nem no nome do arquivo, além de { $first }: esperava-se uma lista para cada data; usa-se a primeira

officer-unreadable = { $file } não pôde ser lido ({ $cause }): deve-se verificar o caminho
officer-too-large = { $file } passa de { $mebibytes } MiB, o máximo para um arquivo de --players ou --decisions: uma lista com tantos jogadores deve ser indicada em --list, que não tem esse limite
officer-players-header = { $file }: o cabeçalho deve conter name ou id; encontrou-se “{ $read }”
officer-decisions-header = { $file }: o cabeçalho deve conter name e id; encontrou-se “{ $read }”
officer-unknown-column = { $file }: não se conhece a coluna “{ $column }”; esperava-se { $known }
officer-table = { $file }: { $cause }
officer-nobody = nem id nem name: esperava-se um deles
officer-id-again = o ID “{ $id }” já está na linha { $line }, que é a que vale: esperava-se uma linha para cada jogador
officer-rating-zero = { $column } “0” não é um rating: esperava-se um número acima de 0, ou nada para um jogador sem rating
officer-rating = { $column } “{ $read }” não é um rating: esperava-se um número como 2105, ou nada
officer-k = k “{ $read }”: esperava-se um número inteiro maior que 0, como 20
officer-index = index “{ $read }”: esperava-se o número de eventos já calculados
officer-games = games “{ $read }”: esperava-se o número de partidas já calculadas
officer-birth = birth “{ $read }”: esperava-se um ano como 1990
officer-category = category “{ $read }”: esperava-se preferent, 1a, 2a ou 3a; enquanto não for corrigida, a categoria é desconhecida
officer-ever-2400 = ever_2400 “{ $read }”: esperava-se yes ou no
officer-decimal = { $column } “{ $read }”: esperava-se um número como 62.5
officer-decision-incomplete = name “{ $name }”, id “{ $id }”: esperavam-se ambos
officer-decided-twice = “{ $name }” tem outra decisão acima: vale a última linha
officer-decision-no-name = nenhum jogador das partidas se chama “{ $name }”
officer-decision-own-id = “{ $name }” tem nas partidas o ID { $id }, que prevalece sobre o { $decided } que foi decidido
officer-unreadable-rating = { $column } “{ $read }” é ilegível

## Tournament reports

trf-points-barred = TRF001: os pontos de { $name } não conferem com a soma (linha { $line })
trf-mirror-barred = TRF002: as linhas dos dois jogadores não coincidem
trf-round-barred = TRF003: a rodada não pode ser lida na linha de { $name } (linha { $line }, coluna { $column })
trf-points-remark = TRF001: os seus pontos não são a soma dos seus resultados (linha { $line }); contam as partidas em que as duas linhas coincidem
trf-rating-unread = o rating “{ $read }” da linha { $line } do relatório não pode ser lido: dê uma lista de rating
trf-player-missing = a sua linha no relatório não pode ser usada

# What should stand where a line cannot be read: "'…' is not a name"
trf-rank = um número inicial, alinhado à direita até a coluna 8
trf-own-rank = um número inicial que nenhum outro jogador tenha
trf-players-rank = o número inicial de um jogador
trf-name = um nome
trf-blank-in-player = um espaço entre o rating, a federação e o número
trf-rating = um rating de até quatro algarismos, ou espaços
trf-own-id = um ID próprio do jogador: a linha { $line } também o tem
trf-points = uma pontuação como 3.5
trf-opponent = o número inicial de um oponente
trf-blank-in-round = um espaço entre os campos de uma rodada
trf-color = w, b ou -
trf-result = um resultado: 1 = 0 + - W D L H F U Z
trf-bye-or-game = um bye sem oponente, ou um resultado da partida
trf-day = uma data que se possa ler de um só modo, como 2025/11/07
trf-odd-indented = { $lines ->
        [one] uma linha começa com espaços ({ $columns }): lê-se
       *[other] { $lines } linhas começam com espaços, esta com { $columns }: leem-se
    } como se o código estivesse na coluna 1
    .suggestion = tire os espaços
trf-odd-code = { $lines ->
        [one] uma linha tem o código
       *[other] { $lines } linhas têm o código
    } “{ $code }”, que não é de nenhuma versão do formato: não se lê
    .suggestion = se deve dizer algo dos resultados, corrija o código
trf-odd-long-name = o nome { $name } tem mais de 33 sinais: o que segue se lê { $columns } colunas mais à direita
    .suggestion = encurte o nome às colunas 15 a 47
trf-odd-id-in-quotes = { $name }: o ID FIDE { $id } está entre aspas: lê-se sem elas
    .suggestion = tire as aspas
trf-odd-id-is-date = { $name }: há uma data no lugar do ID FIDE: “{ $read }” não é usado
    .suggestion = ponha o ID FIDE do jogador nas colunas 58 a 68
trf-odd-id-is-none = { $name }: “{ $read }” não é um ID FIDE
    .suggestion = ponha o ID FIDE do jogador nas colunas 58 a 68
trf-odd-date-form = “{ $read }” não tem a forma desta linha: lê-se como { $day }
    .suggestion = escreva ano, mês, dia
trf-odd-birth-form = { $players ->
        [one] uma data de nascimento não tem
       *[other] { $players } datas de nascimento não têm
    } a ordem ano, mês, dia: “{ $read }” ({ $name })
    .suggestion = escreva 1970/01/31
trf-odd-birth = { $name }: em “{ $read }” não se lê nenhum ano de nascimento
    .suggestion = escreva 1970/01/31
trf-odd-scoring = “{ $read }” não diz quanto vale um resultado: não é usado
    .suggestion = escreva um símbolo e os pontos, como o formato os tem

# Tables of results
table-no-row = “{ $message }”: esperava-se uma linha de CSV
table-empty = { $file }: um cabeçalho e nenhum resultado: esperava-se uma linha para cada partida
table-no-players = “{ $read }”: esperava-se um nome ou um ID para as Brancas e para as Pretas
table-result-impossible = resultado “{ $read }”: nenhuma regra dá esses dois escores; esperava-se 1-0, 0-1, 1/2-1/2, 0-0, +/-, -/+ ou *
table-result-missing = sem resultado: esperava-se 1-0, 0-1, 1/2-1/2 ou *
table-result-unreadable = o resultado “{ $read }” é ilegível: esperava-se 1-0, 0-1, 1/2-1/2, 0-0, +/-, -/+ ou *
table-date = data “{ $read }”: { $fault }
table-date-open = a data “{ $read }” pode ser { $days }: esperava-se AAAA-MM-DD; fica desconsiderada
table-rating = { $column } “{ $read }” não é um rating: esperava-se um número de { $lowest } a { $highest }, ou nada para um jogador sem rating

## Dates

date-shape = não é uma data: esperava-se AAAA.MM.DD, com ?? no que for desconhecido
date-year = não existe o ano { $year }
date-month = não existe o mês { $month }
date-day = não existe o dia { $day }
date-calendar = não se pode ler nela nenhum dia do calendário: esperava-se AAAA.MM.DD, com ?? no que for desconhecido

## The event file

event-missing = { $file } não existe: devem-se verificar a grafia e a pasta atual
event-unreadable = { $file } não pôde ser lido ({ $cause }): deve-se verificar se é um arquivo e se há permissão de leitura
event-too-large = { $file } passa de { $mebibytes } MiB, e um arquivo do evento tem no máximo uma página: é este o arquivo que se queria indicar?
event-not-judged = { $file } não foi julgado, porque o arquivo do evento tem um erro: { $error }
event-line = { $file }, linha { $line }: { $fault }

event-not-utf8 = o texto não está em UTF-8: deve-se salvar o arquivo de novo com a codificação UTF-8
event-syntax = { $read } não pode ser lido como TOML ({ $reason }): deve-se escrever chave = valor, com os textos entre aspas, os dias como 2023-05-01, e cada chave uma só vez
event-unknown-key = a chave { $key } não é conhecida aqui, esperava-se { $known }: { $remedy }
event-boards-missing = falta scoring.team.boards, esperava-se o número de tabuleiros: deve-se acrescentar boards = ... a scoring.team
event-team-scoring-missing = falta scoring.team.scoring, esperava-se { $words }: deve-se acrescentar scoring = ... a scoring.team
event-list-key-missing = falta { $key }, esperavam-se textos em uma lista: devem-se escrever como ["um", "dois"]
event-value = { $key } é { $read }, { $expected }

# The remedies of event-unknown-key.
event-remedy-correct-or-delete = deve-se corrigir a grafia, ou apagar a chave
event-remedy-move = { $name } deve ficar em [{ $table }]
event-remedy-meant-key = seria { $meant }?
event-remedy-meant-table = seria [{ $meant }]?

# What event-value expected.
event-expected-table = esperava-se uma tabela: deve-se escrever [{ $table }] em uma linha própria e as suas chaves abaixo
event-expected-text = esperava-se um texto: deve-se colocá-lo entre aspas
event-expected-some-text = esperava-se um texto não vazio: deve-se corrigir a linha, ou apagá-la se o evento não tem tal regra
event-expected-true-or-false = esperava-se true ou false: deve-se escrever um deles, sem aspas
event-expected-words = esperava-se { $words }: deve-se corrigir a linha, ou apagá-la se o evento não tem tal regra
event-expected-day = esperava-se um dia: deve-se escrever como 2023-05-01
event-expected-whole-day = esperava-se um dia com o ano e o mês: deve-se escrever como 2023-05-01
event-expected-day-without-time = esperava-se um dia sem hora: deve-se escrever como 2023-05-01
event-expected-day-of-calendar = esperava-se um dia do calendário ({ $fault }): deve-se escrever como 2023-05-01
event-expected-day-from-start = esperava-se um dia não anterior a event.start, { $start }: deve-se corrigir um ou o outro
event-expected-time-control = esperava-se um ritmo de jogo na sintaxe do PGN, em segundos: deve-se escrever como "5400+30", ou "40/5400+30:1800+30" para dois períodos
event-expected-control-alone = não se esperava o tempo de um só jogador junto a time.control, que vale para ambos: deve-se manter time.control, ou time.white e time.black
event-expected-other-player = esperava-se também { $other }: devem-se indicar ambos, ou time.control se forem iguais
event-expected-minutes = esperava-se um número inteiro de minutos, 0 ou mais: deve-se corrigir a linha, ou apagá-la se o evento não tem tal regra
event-expected-games = esperava-se um número inteiro de partidas, 1 ou mais: deve-se corrigir a linha, ou apagá-la se o evento não é um match
event-expected-move-number = esperava-se o número de um lance, 0 ou "never": deve-se escrever 0 se o empate pode ser acordado a qualquer momento
event-expected-points = esperava-se um número não negativo, com duas casas decimais no máximo: deve-se escrever como 1, 0.5 ou 0.25, sem aspas
event-expected-win-not-below-draw = esperava-se que a vitória valesse o mesmo que o empate ou mais: devem-se indicar win, draw e loss nessa ordem de valor
event-expected-draw-not-below-loss = esperava-se que o empate valesse o mesmo que a derrota ou mais: devem-se indicar win, draw e loss nessa ordem de valor
event-expected-win-above-loss = esperava-se que a vitória valesse mais do que a derrota: devem-se indicar win, draw e loss nessa ordem de valor
event-expected-boards = esperava-se um número inteiro de tabuleiros, 1 ou mais: deve-se corrigir a linha, ou apagá-la se o evento não tem tal regra
event-expected-some-boards = esperava-se um número inteiro de tabuleiros, 1 ou mais: deve-se apagar team se este não é um evento por equipes
event-expected-table-list = esperavam-se tabelas: deve-se escrever [[{ $table }]] em uma linha própria e suas chaves abaixo, uma vez por lista
event-expected-names = esperavam-se textos em uma lista, nenhum vazio: devem-se escrever como ["um", "dois"]
event-expected-each-once = esperava-se cada nome uma vez, e { $name } aparece de novo: deve-se apagá-lo em um dos dois lugares
event-expected-bis-of-players = esperavam-se jogadores da lista, exceto o primeiro, e { $name } não é nenhum: deve-se escrever o nome como está em players
event-expected-beside = esperava-se { $other } ao lado, sem o que nada diz: devem-se dar as duas chaves, ou apagar a linha
event-expected-count = esperava-se um número inteiro, 0 ou mais: deve-se corrigir a linha, ou apagá-la se o evento não tem tal regra
event-expected-some-count = esperava-se um número inteiro, 1 ou mais: deve-se corrigir a linha, ou apagá-la se o evento não tem tal regra
event-expected-time-of-each = esperava-se o tempo das brancas e o das pretas, em segundos: deve-se escrever como "300-240"
event-expected-other-time = esperava-se um tempo diferente do de todas as partidas: pelo tempo se conhece a partida que decide

## The arbiter's own decisions (--accepted)

accepted-unreadable = { $file }: { $cause }
accepted-too-large = { $file } passa de { $mebibytes } MiB, o máximo para um arquivo de constatações aceitas: é este o arquivo que se queria indicar? Se for, devem-se retirar as linhas das partidas que esta execução não lê
accepted-header = { $file }: o cabeçalho deve conter as colunas file, game, rule, reason
accepted-no-game = { $file }, linha { $line }: “{ $value }” não é o número de uma partida
accepted-no-rule = { $file }, linha { $line }: “{ $value }” não é o código de uma regra
accepted-no-reason = nenhum motivo indicado: não aceita nada
accepted-no-such-file = nenhum arquivo “{ $name }” foi lido
accepted-no-such-game = “{ $name }” não tem a partida { $game }
accepted-other-players = a partida { $game } de “{ $name }” é { $white } – { $black }, e não foi lida nenhuma com os jogadores, a rodada e a data desta linha
accepted-no-such-pairing = não foi lida nenhuma partida com white “{ $white }”, black “{ $black }”, round “{ $round }” e date “{ $date }”
accepted-several = corresponde a várias partidas ({ $games }{ $more ->
    [0] {""}
   *[other] ; e mais { $more }
}) e por isso não aceita nada: deve-se indicar o caminho do arquivo como está nos relatórios, ou os jogadores, a rodada e a data
accepted-no-finding = { $game ->
    [0] { $rule } não encontra nada em “{ $name }”
   *[other] { $rule } não encontra nada na partida { $game } de “{ $name }”
}
accepted-read-once = a entrada padrão só pode ser lida uma vez: deve-se indicar o seu arquivo, -, e o número da partida

## The account of what was read

account-open = { $file }: dos { $bytes } bytes lidos, { $in_games } estão em partidas e { $in_gaps } entre elas, e o resto se perdeu: é uma falha do programa arbiter; pede-se comunicá-la com o arquivo

## Faults of our own

fault-in-game = { $file }:{ $line }{ $game ->
    [0] {""}
   *[other] , partida { $game }
  }: a partida não pôde ser julgada, por falha do próprio programa arbiter ({ $cause }); consta nos relatórios como INP003, e todo o resto foi julgado. Pede-se comunicar a falha aos autores, com a partida
fault-in-game-kept = { $file }:{ $line }{ $game ->
    [0] {""}
   *[other] , partida { $game }
  }: a partida não pôde ser lida, por falha do próprio programa arbiter ({ $cause }); é mantida como está. Pede-se comunicar a falha aos autores, com a partida
fault-in-game-left-out = { $file }:{ $line }{ $game ->
    [0] {""}
   *[other] , partida { $game }
  }: a partida não pôde ser julgada, por falha do próprio programa arbiter ({ $cause }); fica fora do cálculo de rating. Pede-se comunicar a falha aos autores, com a partida
fault-in-more-games = { $games ->
    [1] mais uma partida como esta
   *[other] mais { $games } partidas como esta
  }

## Reports

reports-stale-lock = { $folder } ainda estava em uso por uma execução que já terminou ({ $holder }): o bloqueio foi assumido
reports-finished = uma execução em { $folder } foi interrompida enquanto os relatórios eram postos no lugar: isso foi feito agora
reports-removed = relatórios incompletos de uma execução interrompida foram removidos de { $folder }
reports-given-up = a execução anterior foi interrompida em { $folder } e poderia ter sido continuada com --resume; o que tinha feito foi removido

## The page (report.html), in the order in which its texts stand there

# The head

page-skip = Ir para a lista
page-games-in-files = { $games ->
    [1] { $games } partida
   *[other] { $games } partidas
} em { $files ->
    [1] { $files } arquivo
   *[other] { $files } arquivos
}
page-language = Idioma
page-figurines = Figurinas em lugar de letras para as peças
page-theme = Claro ou escuro
page-print = Imprimir
page-count-errors = { $count ->
    [1] { $count } erro
   *[other] { $count } erros
}
page-count-warnings = { $count ->
    [1] { $count } aviso
   *[other] { $count } avisos
}
page-count-notes = { $count ->
    [1] { $count } nota
   *[other] { $count } notas
}
page-count-clean = { $count ->
    [1] { $count } partida sem constatações
   *[other] { $count } partidas sem constatações
}
page-count-unreadable = { $count ->
    [1] { $count } partida ilegível
   *[other] { $count } partidas ilegíveis
}
page-count-not-judged = { $count ->
    [1] { $count } partida não julgada
   *[other] { $count } partidas não julgadas
}
page-too-old = Não foi possível descompactar a lista: o navegador é anterior a 2023 ou o arquivo está danificado. Abaixo estão o resumo e as primeiras constatações; as tabelas ao lado da página (findings.csv, games.csv, claims.csv) contêm tudo.
page-no-script = Sem script, esta página mostra o resumo e as primeiras constatações. As tabelas que a acompanham (findings.csv, games.csv, claims.csv) contêm tudo.

# Totals

page-totals = Totais
page-chart-rules = Constatações por regra
page-chart-other-rules = { $count ->
    [1] { $count } outra regra
   *[other] { $count } outras regras
}
page-chart-severities = Constatações por gravidade
page-chart-games = Partidas
page-chart-rounds = Constatações por rodada
page-chart-rounds-together = { $count } rodadas por coluna
page-chart-months = Constatações por mês
page-chart-results = Resultados alterados
page-chart-terminations = Términos, informados e auditados
page-chart-clocks = Menor tempo restante, por partidas
page-submitted = Informado
page-audited = Auditado
page-unchanged = Sem alteração

# What was audited and how

page-how = O que foi auditado, e como
page-how-laws = Leis
page-how-options = Opções
page-how-program = Programa
page-how-files = Arquivos
page-how-and-more = … e mais { $count }
page-how-skipped = Ignorados
page-how-skipped-none = Nenhum arquivo foi ignorado.
page-skip-reason = { $reason ->
    [empty] vazio
    [no_games] sem partidas
    [engine_log] o que um motor escreveu enquanto pensava
    [positions] uma lista de posições
    [move_counts] uma contagem de lances
    [openings] uma lista de aberturas
    [report] um relatório de torneio
    [results_table] uma tabela de resultados
    [zip_inside] um arquivo compactado dentro de outro
    [zip_without_games] um arquivo compactado sem partidas
    [tar] um arquivo tar, que não é aberto
    [behind_unpack_limit] além do limite de --max-unpacked
    [output_of_arbiter] um relatório desta execução
    [settings] as opções habituais da pasta
   *[other] { $reason }
}
page-how-left-out = Fora desta página
page-how-games-of-edition = { $games ->
    [1] { $edition }: { $games } partida
   *[other] { $edition }: { $games } partidas
}

# Decisions

page-accepted-count = { $count ->
    [1] { $count } constatação aceita
   *[other] { $count } constatações aceitas
}
page-unsaved = ainda não salvo
page-save-accepted = Salvar accepted.csv
page-accepted-use = para a próxima execução: arbiter audit --accepted accepted.csv
page-accepted-left-out = { $count ->
    [1] { $count } constatação não está nesta página: deve-se conservar o arquivo anterior se ela foi aceita nele
   *[other] { $count } constatações não estão nesta página: deve-se conservar o arquivo anterior para as que foram aceitas nele
}
page-saved = { $count ->
    [1] accepted.csv com { $count } linha
   *[other] accepted.csv com { $count } linhas
}

# The list

page-list = Lista
page-part-unread = Uma parte desta página está danificada e não pôde ser lida ({ $parts }). As tabelas que a acompanham contêm tudo.
page-tab-findings = Constatações { $count }
page-tab-games = Partidas { $count }
page-shown = Mostrar
page-errors = erros
page-warnings = avisos
page-notes = notas
page-accepted = aceitas
page-groups = grupos
page-rule = Regra
page-event = Evento
page-round = Rodada
page-file = Arquivo
page-status = Situação da partida
page-any-rule = todas as regras
page-any-event = todos os eventos
page-any-round = todas as rodadas
page-any-file = todos os arquivos
page-any-status = partidas em qualquer situação
page-status-name = { $status ->
    [clean] sem constatações
    [findings] com constatações
    [unreadable] ilegível
    [not_judged] não julgada
   *[other] { $status }
}
page-round-number = rodada { $round }
page-none = sem indicação
page-too-many = e mais { $count }: usar a pesquisa
page-search = Jogador, evento, mensagem, palavra, arquivo
page-reading = Lendo: { $count } até agora
page-count-findings = { $total ->
    [1] { $shown } de { $total } constatação
   *[other] { $shown } de { $total } constatações
}
page-count-games = { $total ->
    [1] { $shown } de { $total } partida
   *[other] { $shown } de { $total } partidas
}
page-sort = Ordenar por: { $column }
page-head-severity = !
page-head-rule = Regra
page-head-players = Jogadores
page-head-move = Lance
page-head-round = Rodada
page-head-number = Nº
page-head-result = Resultado
page-head-findings = Constatações
page-severity = gravidade
page-number = ordem de leitura
page-players = Jogadores
page-move = Lance
page-findings = constatações
page-error = erro
page-warning = aviso
page-note = nota
page-group-event = { $games ->
    [1] { $games } partida de { $name }
   *[other] { $games } partidas de { $name }
}
page-group-file = { $games ->
    [1] { $games } partida do arquivo { $name }
   *[other] { $games } partidas do arquivo { $name }
}
page-nothing-found = Nada foi constatado.
page-no-games = Não há partidas nesta página.
page-nothing-matches = Nada corresponde a todos estes filtros ao mesmo tempo. Pode-se remover um deles:
page-drop-severities = gravidade
page-drop-accepted = aceitas ocultas
page-drop-rule = regra
page-drop-event = evento
page-drop-round = rodada
page-drop-file = arquivo
page-drop-status = situação da partida
page-drop-query = pesquisa
page-would-show = { $count ->
    [1] { $count } seria mostrada
   *[other] { $count } seriam mostradas
}
page-drop-all = Remover todos os filtros
page-findings-left-out = { $count ->
    [1] Mais { $count } constatação não cabe nesta página: findings.csv contém todas.
   *[other] Mais { $count } constatações não cabem nesta página: findings.csv contém todas.
}
page-games-left-out = { $count ->
    [1] Mais { $count } partida não cabe nesta página: games.csv contém todas.
   *[other] Mais { $count } partidas não cabem nesta página: games.csv contém todas.
}
page-keys = j k próximo, anterior · ← → lances · / pesquisa · Esc volta à lista

# One case

page-case = Caso
page-pick-one = Escolher uma linha da lista.
page-back = ◂ Voltar à lista
page-previous = Anterior na lista (k)
page-next = Próximo na lista (j)
page-link = Link
page-link-title = Copiar o endereço deste caso
page-copied = Copiado
page-not-copied = Este navegador não permite que a página copie
page-print-case = Imprimir
page-decide = ✓ Decidir
page-decide-all = ✓ Decidir todas ({ $count })
page-place-game = partida { $game }, linha { $line }
page-place-line = linha { $line }
page-reason = Motivo
page-reason-1 = visto na planilha original: o registro está correto
page-reason-2 = erro de anotação sem efeito no resultado
page-reason-3 = resolvido pelo árbitro durante o evento
page-reason-4 = o regulamento técnico do evento o permite
page-reason-own = outro (escrever aqui)
page-reason-text = com as próprias palavras
page-reason-missing = É necessário um motivo: a próxima execução o mostra ao lado da constatação.
page-accept = { $count ->
    [1] Aceitar
   *[other] Aceitar { $count }
}
page-accept-together = Uma decisão vale para todas as constatações de uma mesma regra em uma mesma partida: esta resolve { $count }.
page-cancel = Cancelar
page-accepted-because = Aceita:
page-take-back = desfazer
page-article = Leis
page-law = Leis { $edition }, art. { $article }
page-other-editions = outras edições
page-written = Escrito
page-line = linha { $line }
page-evidence = Evidência
page-suggestion = O que fazer
page-assumes = Depende de
page-assumed-at = { $way ->
    [stood] { $move } jogado assim mesmo, embora ilegal
    [slip] { $move } lido como erro de anotação
    [left_out] um lance omitido antes de { $move }
    [twice] uma palavra escrita duas vezes em { $move }
    [swapped] duas palavras trocadas de lugar em { $move }
   *[other] como a reprodução continuou em { $move }
}
page-fen = FEN
page-copy = copiar
page-explain = O que { $rule } verifica

# The board and the moves

page-board-label = Brancas: { $white }. Pretas: { $black }.
page-board-pieces = { ROLE($role) } { $squares }
page-step = Percorrer a partida
page-step-first = Ir para o início
page-step-back = Um lance para trás (←)
page-step-on = Um lance para a frente (→)
page-step-last = Ir para o fim
page-step-finding = Ir para a constatação
page-turn-board = Girar o tabuleiro
page-position-before = Antes de { $move }
page-position-after = Depois de { $move }
page-position-start = Posição inicial
page-position-finding = Posição da constatação
page-arrow-bad = não pode valer
page-arrow-suggested = sugerido, ou lido em seu lugar
page-marked = ver { $squares }
page-moves = Lances
page-sign-fault = riscado: não pôde ser jogado
page-sign-resumed = ≈ a reprodução continua daqui
page-sign-repeated = 1/3 a mesma posição, primeira de três vezes
page-sign-offer = (=) oferta de empate
page-sign-claim = C reclamação
page-resumed = { $way ->
    [stood] o lance ilegal foi jogado assim mesmo
    [slip] lido como erro de anotação
    [left_out] um lance foi omitido aqui
    [twice] escrito duas vezes: desconsiderado
    [swapped] duas palavras haviam trocado de lugar
   *[other] a reprodução continuou daqui
}
page-proof = Prova
page-proof-start = A posição a provar
page-clocks = Relógios
page-clock-white = Brancas { $time }
page-clock-black = Pretas { $time }
page-claims = Reclamações
page-claim = Reclamação { PLAYER($player, "of") }, { $move ->
    [none] antes do primeiro lance
   *[other] depois de { $move }
}: { $claim ->
    [threefold] repetição de posição por três vezes
    [fifty] regra dos 50 lances
    [flag] queda de seta
    [mate] xeque-mate
    [stalemate] rei afogado
    [dead] posição morta
    [agreement] comum acordo
    [normal-means] os dois últimos minutos
   *[other] { $claim }
}, { $verdict ->
    [correct] correta
    [wrong] incorreta
    [undecidable] não se pode decidir
    [not_in_edition] não prevista nesta edição
   *[other] { $verdict }
}{ $article ->
    [none] { "" }
   *[other] { " " }(art. { $article })
}
page-claim-penalty = { $time } para { PLAYER($player) }

# The game

page-about-game = A partida
page-result = Resultado
page-termination = Término
page-termination-word = { $word ->
    [checkmate] xeque-mate
    [stalemate] rei afogado
    [dead_position] posição morta
    [fivefold] repetição de posição por cinco vezes
    [seventyfive] regra dos 75 lances
    [time_forfeit] derrota por tempo
    [resignation] abandono
    [agreement] comum acordo
    [threefold_claim] reclamação de repetição por três vezes
    [fifty_claim] reclamação dos 50 lances
    [default] WO
    [sealed_move] lance secreto
    [illegal_moves] lances ilegais
    [unfinished] partida inacabada
    [unknown] desconhecido
   *[other] { $word }
}
page-laws = Edição aplicada
page-edition = { $basis ->
    [date] Leis de { $edition }, pela data
    [date_gap] Leis de { $edition }; das que vigoravam na época pouco se conhece
    [option] Leis de { $edition }, como solicitado
    [event] Leis de { $edition }, pelo evento
    [assumed] Leis de { $edition }, supostas
   *[other] Leis de { $edition }
}
page-pace = Modalidade
page-pace-word = { $word ->
    [standard] xadrez standard
    [rapid] xadrez rápido
    [blitz] blitz
   *[other] { $word }
}
page-time-control = Ritmo de jogo
page-site = Local
page-alphabet = Letras
page-encoding = Codificação
page-half-moves = Meios-lances
page-half-moves-of = reproduzidos: { $all }; antes da primeira falha: { $sound }
page-game-findings = { $count ->
    [1] { $count } constatação nesta partida
   *[other] { $count } constatações nesta partida
}
page-status-word = { $status ->
    [clean] Nada foi constatado nesta partida.
    [unreadable] Esta partida não pôde ser lida.
    [not_judged] Uma variante do xadrez que não é julgada.
   *[other] Nada que seja erro ou aviso.
}
page-finding = Constatação
page-group-rest = { $count ->
    [1] e mais { $count } na lista
   *[other] e mais { $count } na lista
}

# Cases on paper and without script

page-cases = Casos
page-printed = { $total ->
    [1] { $shown } de { $total } caso.
   *[other] { $shown } de { $total } casos.
}

## The page of ratings (rating_report.html)

page-rating-system = { $system }: { $players ->
    [1] { $players } jogador
   *[other] { $players } jogadores
}, { $games ->
    [1] { $games } partida
   *[other] { $games } partidas
}
page-rating-differing = { $count ->
    [1] { $count } jogador mudaria segundo a auditoria
   *[other] { $count } jogadores mudariam segundo a auditoria
}
page-rating-none-differs = A auditoria não muda o rating de ninguém
page-rating-not-counted = { $count ->
    [1] { $count } partida que não conta para um jogador ou para ambos
   *[other] { $count } partidas que não contam para um jogador ou para ambos
}
page-rating-too-old = Não foi possível descompactar a lista: o navegador é anterior a 2023 ou o arquivo está danificado. Abaixo estão o resumo e os primeiros jogadores; as tabelas ao lado da página (ratings.csv, rating_games.csv, rating_differences.csv) contêm tudo.
page-rating-no-script = Sem script, esta página mostra o resumo e os primeiros jogadores. As tabelas que a acompanham (ratings.csv, rating_games.csv, rating_differences.csv) contêm tudo.
page-rating-chart-games = Partidas
page-rating-counted = computadas
page-rating-left-out = não computadas
page-rating-changed = com resultado alterado
page-rating-chart-rules = Resultados alterados, por regra
page-rating-chart-ratings = Jogadores por rating
page-rating-how = O que foi calculado, e como
page-rating-system-label = Sistema
page-rating-complaints = Advertências
page-rating-no-complaints = Nenhuma.
page-rating-players-left-out = { $count ->
    [1] Mais { $count } jogador não cabe nesta página: ratings.csv contém todos.
   *[other] Mais { $count } jogadores não cabem nesta página: ratings.csv contém todos.
}
page-rating-papers-left-out = { $count ->
    [1] O cálculo de { $count } jogador não cabe: rate --explain o imprime.
   *[other] Os cálculos de { $count } jogadores não cabem: rate --explain os imprime.
}
page-rating-players = Jogadores
page-rating-printed = { $total ->
    [1] { $shown } de { $total } jogador.
   *[other] { $shown } de { $total } jogadores.
}
page-rating-count = { $total ->
    [1] { $shown } de { $total } jogador
   *[other] { $shown } de { $total } jogadores
}
page-head-player = Jogador
page-head-before = Antes
page-head-games = Part.
page-head-score = Pontos
page-head-expected = Esper.
page-head-k = K
page-head-change_submitted = ± inf.
page-head-change_audited = ± aud.
page-head-after = Depois
page-head-plot = Gráfico
page-rating-only-differing = só os que mudam
page-rating-only-remarked = só com observações
page-rating-search = Jogador, código, federação, observação
page-rating-keys = j k próximo, anterior · / pesquisa · Esc volta à lista
page-rating-scale = de { $from } a { $to }
page-nothing-fits = Nada corresponde a estes filtros.
page-rating-before = Rating anterior: { $rating }
page-rating-unrated = Sem rating anterior
page-rating-games = Partidas
page-rating-games-left-out = Partidas que não contam (as outras dependem umas das outras e não têm cálculo próprio)
page-rating-score = Pontuação
page-rating-mean = Média dos adversários
page-rating-expected = Pontuação esperada
page-rating-k = K
page-rating-change = Variação
page-rating-after = Rating novo
page-rating-error = Erro-padrão
page-rating-paper = No papel
page-rating-paper-left-out = Não houve espaço para este cálculo: rate --explain o imprime.
page-rating-head-round = Rodada
page-rating-head-opponent = Adversário
page-rating-head-rating = Rating
page-rating-head-difference = D
page-rating-head-expected = Esper.
page-rating-head-score = Pontos
page-rating-head-change = ±
page-rating-head-remark = Observação
page-rating-changed-by = Resultado alterado pela auditoria:
page-colour = { $colour ->
    [white] brancas
   *[black] pretas
}

## The page of reconciled games (reconcile.html)

page-reconcile-games = { $count ->
    [1] { $count } partida de duas planilhas
   *[other] { $count } partidas, cada uma de duas planilhas
}
page-reconcile-too-old = Não foi possível descompactar a lista: o navegador é anterior a 2023 ou o arquivo está danificado. Abaixo estão as primeiras linhas que diferem; reconcile.csv e reconciled.pgn contêm tudo.
page-reconcile-no-script = Sem script, esta página mostra as primeiras linhas que diferem. reconcile.csv e reconciled.pgn contêm tudo.
page-reconcile-chart = Meios-lances
page-reconcile-agreed = as duas planilhas coincidem
page-reconcile-differing = as planilhas diferem
page-reconcile-doubtful = duvidosos
page-reconcile-results = resultados que diferem
page-reconcile-how = O que foi lido, e como
page-reconcile-alone = Sem par
page-reconcile-left-out = { $count ->
    [1] Mais { $count } partida não cabe nesta página: reconcile.csv contém todas.
   *[other] Mais { $count } partidas não cabem nesta página: reconcile.csv contém todas.
}
page-reconcile-rows = Linhas que diferem
page-reconcile-first = No máximo, as primeiras { $count }.
page-reconcile-white-sheet = Planilha das brancas
page-reconcile-black-sheet = Planilha das pretas
page-reconcile-copies = As duas cópias
page-reconcile-chosen = Escolhido
page-reconcile-confidence = Certeza
page-reconcile-same = coincidem
page-reconcile-other = não coincidem
page-reconcile-counts = { $plies } meios-lances; diferem: { $differing }; duvidosos: { $doubtful }
page-reconcile-result = Resultado: planilha das brancas { $white }, planilha das pretas { $black }
page-reconcile-only-differing = só as que diferem
page-reconcile-only-doubtful = só as duvidosas
page-reconcile-search = Jogador, evento, arquivo
page-head-sheets = Partida
page-head-plies = Meios-l.
page-head-differing = Difer.
page-head-doubtful = Dúvida

## O terminal

screen-games = { $count ->
    [1] { $shown } partida
   *[other] { $shown } partidas
}
screen-half-moves = { $count ->
    [1] { $shown } meio-lance
   *[other] { $shown } meios-lances
}
screen-reports = { $count ->
    [1] { $shown } relatório
   *[other] { $shown } relatórios
}
screen-results-tables = { $count ->
    [1] { $shown } tabela
   *[other] { $shown } tabelas
}
screen-results = { $count ->
    [1] { $shown } resultado
   *[other] { $shown } resultados
}
screen-players = { $count ->
    [1] { $shown } jogador
   *[other] { $shown } jogadores
}
screen-teams = { $count ->
    [1] { $shown } equipe
   *[other] { $shown } equipes
}
screen-teams-of = { $teams } ({ $players })
screen-errors = { $count ->
    [1] { $shown } erro
   *[other] { $shown } erros
}
screen-warnings = { $count ->
    [1] { $shown } aviso
   *[other] { $shown } avisos
}
screen-notes = { $count ->
    [1] { $shown } nota
   *[other] { $shown } notas
}
screen-accepted = { $shown } aceitas
screen-read = { $what } em { $seconds } s
screen-speed = ({ $shown } partidas/s)
screen-some-shown = mostrados { $some } de { $all }; { $flag }
screen-error = erro
screen-warning = aviso
screen-note = nota
screen-whole-events = { $count ->
    [1] { $games } de { $shown } evento
   *[other] { $games } de { $shown } eventos
}
screen-more-rules = { $count ->
    [1] e mais { $shown } regra com { $findings }: está em summary.json
   *[other] e mais { $shown } regras com { $findings }: estão em summary.json
}
screen-article = (Leis { $edition }, { $article })
screen-in-game = partida { $game } ({ $players })
screen-at-move = lance { $place }
screen-evidence = evidência
screen-help = ajuda
screen-reports-in = relatórios em { $folder }
screen-goes-on = { $games ->
    [1] continua atrás de { $shown } partida que a execução interrompida tinha julgado
   *[other] continua atrás de { $shown } partidas que a execução interrompida tinha julgado
}
screen-nothing-to-resume = não há nenhum ponto de controle de uma execução interrompida em { $folder }: a execução começa do início
screen-no-checkpoint = nenhum ponto de controle pôde ser guardado ({ $cause }): se esta execução for interrompida, não poderá ser continuada
screen-can-be-resumed = interrompido: o mesmo comando com --resume continua a partir do último ponto de controle
screen-skipped = { $count ->
    [1] { $shown } arquivo sem partidas ignorado ({ $names })
   *[other] { $shown } arquivos sem partidas ignorados ({ $names })
}
screen-not-unpacked = { $count ->
    [1] { $shown } arquivo além do limite de --max-unpacked não lido ({ $names })
   *[other] { $shown } arquivos além do limite de --max-unpacked não lidos ({ $names })
}
screen-named-twice = { $count ->
    [1] { $shown } arquivo indicado duas vezes e lido uma ({ $names })
   *[other] { $shown } arquivos indicados duas vezes e lidos uma ({ $names })
}
screen-same-file = { $file } é { $other }
screen-rated = { $games }, { $players }; { $unrated } sem valer rating para um jogador ou ambos; { $differing } com outra variação segundo a auditoria
screen-crosschecked = { $games } comparadas com { $report }: { $counts }
screen-crosscheck-row = { $verdict }: rodada { $round }, { $white } – { $black }: { $why }
screen-crosscheck-game = { " " }({ $file }, partida { $game })
screen-checked = antes de enviá-lo: { $counts }
screen-check-row = { $verdict }: { $check }: { $why }
screen-check-row-at = { $verdict }: { $check }, { $place }: { $why }
screen-more-rows = … e mais { $count }, que estão em { $file }
screen-games-in = { $games } em { $folder }
screen-no-counterpart = { $file } não tem par com o mesmo nome e ficou de fora
screen-skipped-as = { $file }: { page-skip-reason }
screen-pedantic = minuciosa
screen-pedantic-is-off = minuciosa: desligada se não for selecionada
screen-example = Um caso
screen-articles = Artigos
screen-of-edition = Leis de { $edition }: { $told }
screen-no-article = nenhum
screen-not-known = não se sabe; { $article }
screen-not-known-nor-around = não se sabe; nenhum antes nem depois
screen-flags-from = opções de { $file }: { $flags }
screen-new-list = { $file }: a nova lista, segundo os resultados { $basis ->
    [audited] auditados
   *[submitted] apresentados
}: { $players }; com outro rating: { $changed }; novos: { $new }
screen-new-cut = cortados ou com outras letras nas colunas da FIDE: { $players }; um ARQUIVO que termina em .csv conserva tudo
screen-new-wrong = sem número no lugar do rating na lista anterior: { $players }, escritos sem rating
screen-new-rated-meanwhile = com rating na lista anterior, mas não quando jogaram: { $players }; esse rating mantém-se
screen-new-without-id = novos na lista sem ID: { $players }; dê-lhes um em --players
screen-carried = { $file }: { $games } de { $players } sem rating, transportadas
screen-not-carried = { $games } de { $players } contam para um primeiro rating: --write-carry ARQUIVO guarda-as para a próxima lista
screen-reading-lists = lendo a lista de rating
screen-reckoning = calculando os ratings
screen-copy-plies = { $count } meios-lances
screen-copies-agree = as cópias coincidem do começo ao fim
screen-copies-agree-nowhere = as cópias não coincidem em nada
screen-copies-agree-up-to = as cópias coincidem até o { $first }, divergem em { $differing } meios-lances e coincidem pela última vez no { $last }
screen-at-ply = meio-lance { $ply } ({ $number })
screen-in-doubt = { $count } em dúvida
screen-offer-of-one = no { $place } só { PLAYER($player) } anotam uma oferta de empate
screen-results-differ = divergem no resultado
screen-copies-contradict = contradizem-se fora dos lances { $count ->
    [1] uma vez
   *[other] { $count } vezes
}
screen-copy-empty = a cópia { PLAYER($player, "of") } está vazia
screen-copy-ended = a cópia { PLAYER($player, "of") } termina no { $place }
screen-not-one-game = { $files }: não são cópias de uma mesma partida: separam-se no lance { $number } e não voltam a encontrar-se
screen-copy-left = { $file }: { $place ->
    [none] antes do primeiro lance
   *[other] depois do { $place }
} { $count ->
    [1] uma casa não corresponde
   *[other] { $count } casas não correspondem
} a nenhum lance: { $words }
screen-beyond-repair = { $file }: { $place ->
    [none] não pode ser reparado desde o início
   *[other] não pode ser reparado depois do { $place }
}: casas demais não dizem nada
screen-findings = { $count ->
    [1] { $shown } constatação
   *[other] { $shown } constatações
}

## Torneios e classificações

tournament-of-file = o torneio de { $file }
tournament-named = { $name }
tournament-named-of-day = { $name }, { $start }
tournament-several = { $count } torneios: cada um está por si, e a coluna tournament diz qual é
tournament-name-variants = o ID { $id } aparece com vários nomes, que são tomados por uma só pessoa: { $names }
tournament-open-name = «{ $name }» aparece sem ID, e várias pessoas com ID têm esse nome: tomado por mais uma pessoa; dê o ID
tournament-two-in-round = partida { $game }: { $player } tem outra partida na rodada { $round }, a { $other }; a partida { $game } conta na rodada { $counted }; corrija a rodada
tournament-contradiction = partida { $game }: { $white } e { $black } têm outro resultado na rodada { $round } numa partida anterior, que é a que conta; corrija uma delas
tournament-one-name = partida { $game }: brancas e pretas são «{ $name }»: não conta; corrija os nomes
tournament-without-round = { $games ->
    [one] { $games } partida não tem rodada em algarismos e conta na primeira rodada que ambos os jogadores têm livre
   *[other] { $games } partidas não têm rodada em algarismos e contam nas primeiras rodadas que ambos os jogadores têm livres
}
tournament-round-by-day = { $games ->
    [one] { $games } partida não tem rodada em algarismos: ninguém tem duas partidas no mesmo dia, e a sua rodada é a do dia
   *[other] { $games } partidas não têm rodada em algarismos: ninguém tem duas partidas no mesmo dia, e os dias são as suas rodadas
}
tournament-unfinished = { $games ->
    [one] { $games } partida não tem resultado e não conta para ninguém
   *[other] { $games } partidas não têm resultado e não contam para ninguém
}
tournament-nothing-known = nada se sabe de { $rounds ->
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
} de { $players ->
    [one] { $players } jogador
   *[other] { $players } jogadores
}, contadas como ausência sem pontos: as folgas estão num relatório de torneio (TRF), não nas partidas
tournament-nothing-known-of-teams = nada se sabe de { $rounds ->
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
} de { $teams ->
    [1] { $teams } equipe
   *[other] { $teams } equipes
}, contadas como ausência sem pontos: as folgas estão num relatório de torneio (TRF), não nas partidas
tournament-differing = { $games ->
    [one] a auditoria mudaria { $games } resultado
   *[other] a auditoria mudaria { $games } resultados
}: --basis audited conta-os assim
tournament-changed = { $games ->
    [one] a auditoria muda { $games } resultado
   *[other] a auditoria muda { $games } resultados
}: contam assim, como pede --basis audited
tournament-no-opponent = { $name }, rodada { $round }: não há linha do número { $opponent }; os pontos contam, o adversário não
tournament-other-points = { $name }: o relatório diz { $stated } pontos, os resultados dão { $counted }, que são os que contam
tournament-other-line = { $name }, rodada { $round }: a linha dá { $own } contra { $opponent }, e a linha de { $opponent } dá { $theirs }; cada um conta como diz a sua linha; corrija uma delas
tournament-other-bye = { $name }: a linha 240 diz que folga na rodada { $round }, e a linha do jogador outra coisa, que é a que conta
tournament-no-team-player = equipe { $team }: nenhum jogador tem o número { $number }
tournament-no-number = uma linha { $code } diz { $number }, que não é o número de nenhum jogador nem equipe
tournament-other-team-points = equipe { $team }: o relatório diz { $stated } pontos de match e de partida, as partidas dão { $counted }, que são os que contam
tournament-two-boards = partida { $game }: { $player } tem outra partida na rodada { $round } deste evento por equipes; ambas contam, cada uma para o seu match; corrija a rodada ou o nome, ou decida qual vale
tournament-two-teams = partida { $game }: { $player } joga por { $team }, e antes jogou por { $before }
tournament-team-of-others = partida { $game }: { $said ->
    [none] não diz equipe nenhuma de { $player }
   *[other] a equipe de { $player } é «{ $said }», que nenhuma outra partida diz
}: conta para { $team }, como nas outras partidas; corrija a etiqueta
tournament-no-team = a partida { $game } não diz equipe nenhuma de { $player }, e nenhuma outra também: não conta em nenhum match; acrescente a etiqueta (WhiteTeam, BlackTeam)
tournament-tie-break-game = a partida { $game }, { $white } – { $black }, é de desempate pelo seu controle de tempo: não dá pontos e decide se as duas estão empatadas
tournament-tie-break-of-nobody = a partida { $game } é de desempate pelo seu controle de tempo, e suas equipes (WhiteTeam, BlackTeam) não jogam nenhum match: deixada de fora; corrija os nomes das equipes

annulled-withdrew = { $name } retirou-se depois da rodada { $after } de { $rounds }, antes da metade: tudo anulado, também o que outros fizeram contra ele
annulled-defaults = { $name } está fora por { $defaults } ausências depois da rodada { $after } de { $rounds }, antes da metade: tudo anulado, também o que outros fizeram contra ele
annulled-stands = { $name } está fora por { $defaults } ausências depois da rodada { $after }: os pontos ficam
annulled-played-on = { $name } está fora por { $defaults } ausências depois da rodada { $after } e foi emparceirado de novo na rodada { $round }
annulled-open = { $name }: nada se sabe depois da rodada { $after } de { $rounds }, antes da metade; quem se retirou fica anulado por estas regras, e um relatório de torneio (TRF) o diria: nada se anula

tie-rules-asked = desempates por { $rules }, como pedido
tie-rules-by-date = desempates por { $rules }, as regras em vigor em { $start }, quando o torneio começou
tie-rules-before = desempates por { $rules }: o torneio começou em { $start }, antes dessas regras, e as anteriores não existem aqui
tie-rules-no-date = desempates por { $rules }, as regras mais novas: nenhuma data diz quando o torneio começou; --rules escolhe outras
tie-unknown = nenhum desempate se chama «{ $given }»; conhecidos são { $known }
tie-modifier = «{ $given }»: «{ $modifier }» não pode ficar ali; BH/C1 corta o mais baixo, BH/M1 o mais baixo e o mais alto
tie-only-teams = «{ $given }» é um desempate de competições por equipes, e os dados não nomeiam equipes
tie-twice = «{ $given }» está duas vezes

tie-opponent = rodada { $round }, { $opponent }: { $amount }
tie-opponent-adjusted = rodada { $round }, { $opponent }: { $amount }, isto é { $made } com empates nas rodadas { $draws }
tie-dummy = rodada { $round }, não jogada: { $amount }, os próprios pontos
tie-dummy-capped = rodada { $round }, não jogada: { $amount }, o máximo que pode valer no lugar dos { $own } pontos próprios
tie-times = { $line } × { $result } = { $product }
tie-cut = cortado: { $line }
tie-cut-voluntary = cortado primeiro, não jogada por vontade própria: { $line }
tie-cut-high = cortado como o mais alto: { $line }
tie-sum = soma: { $amount }
tie-mean = { $sum } / { $count } = { $amount }
tie-rounds = rodadas { $rounds }: { $amount }
tie-no-rounds = nenhuma rodada conta
tie-result = { $opponent ->
    [none] rodada { $round }: { $amount }
   *[other] rodada { $round }, { $opponent }: { $amount }
}
tie-after-round = depois da rodada { $round }: { $amount }
tie-limit = contra os que têm pelo menos { $limit } pontos
tie-below-limit = rodada { $round }, { $opponent }: não conta, { $amount } pontos
tie-opponent-rating = rodada { $round }, { $opponent }: { $rating }
tie-unrated-as = rodada { $round }, { $opponent }: sem rating, conta como { $rating }
tie-rating-mean = { $games ->
    [one] média de { $games } partida: { $mean }
   *[other] média de { $games } partidas: { $mean }
}
tie-performance = { $score } de { $games } são { $percentage } %, uma diferença de { $difference }: { $amount }
tie-perfect = { $amount } faz esperar { $expected }, um ponto a menos { $below }; feitos: { $score }
tie-perfect-of-nothing = nenhum ponto: 800 abaixo do mais baixo, { $lowest }: { $amount }
tie-opponent-performance = rodada { $round }, { $opponent }: { $amount }
tie-unrated = { $players ->
    [one] { $players } jogador não tem rating: não há número, se não se diz com que conta, como em ARO/U1400
   *[other] { $players } jogadores não têm rating: não há número, se não se diz com que contam, como em ARO/U1400
}
tie-no-games = nenhuma partida conta
tie-encounter = contra { $others }: { $amount }
tie-encounter-open = contra { $others }, nem todos se encontraram: { $amount }, no máximo { $most }
tie-encounter-boards = nos tabuleiros contra { $others }: { $amount }
tie-alone = não empata com ninguém
tie-other-game-points = empata com equipas que têm outros pontos de partida: a contagem de tabuleiros não desfaz o empate
tie-board = tabuleiro { $board }: { $points } × { $times } = { $amount }
tie-board-points = tabuleiro { $board }: { $points }
tie-share = { $points } + { $sum } / { $divisor } = { $amount }
tie-kashdan = ganhas { $won }, empatadas { $drawn }, perdidas { $lost }, decididas sem jogo { $unplayed }: { $amount }
tie-given = { $amount }
tie-break-game = partida de desempate { $game }, { $opponent }: { $won ->
    [yes] ganha
   *[no] perdida
}{ $drawn ->
    [yes] , por empate, que conta para as pretas
   *[no] { "" }
}
tie-mark = { $mark ->
    [won] ganha
    [drawn] empatada
    [lost] perdida
    [forfeit-won] ganha sem jogo
    [forfeit-lost] perdida sem jogo
    [open] ainda sem resultado
    [full-bye] folga de um ponto
    [half-bye] folga de meio ponto
    [allocated-bye] folga do emparceiramento
    [absent] ausente
   *[other] nada se sabe
}
tie-round-game = { $color ->
    [white] rodada { $round }, brancas contra { $opponent }
    [black] rodada { $round }, pretas contra { $opponent }
   *[other] rodada { $round }, contra { $opponent }
}, { tie-mark }: { $amount }
tie-round-alone = rodada { $round }, { tie-mark }: { $amount }
tie-round-match = rodada { $round }, { $opponent }: { $match_points } pontos de match, { $game_points } pontos de partida
tie-round-no-match = rodada { $round }, sem match: { $match_points } pontos de match, { $game_points } pontos de partida

# As regras de um evento por equipes.

team-unit = { $unit ->
    [line-ups] escalações
    [matches] matches
    [players] jogadores
    [pairs] pares de equipes
   *[teams] equipes
}
team-looked = vistos ({ team-unit }): { $looked }; infrações: { $broken }; impossíveis de decidir: { $undecidable }
team-nothing = não há nada para ver ({ team-unit })
team-no-teams = os dados não mostram equipes: cada partida deve nomear duas (WhiteTeam, BlackTeam), e uma equipe enfrenta uma outra em cada rodada; em um relatório elas estão nas linhas 310 ou 013
team-no-lists = nenhuma lista diz em que ordem ficam os jogadores de uma equipe: dê [[team.list]] no arquivo do evento, ou as linhas de equipes em um relatório
team-no-federation = o arquivo do evento não diz de que federação ele é: dê event.federation
team-no-boards = o arquivo do evento não diz quantos tabuleiros tem um match: dê scoring.team
team-no-such-team = { $team } (first_white) não é equipe nenhuma dos dados: escreva como lá
team-not-over = o evento não acabou: a rodada { $round } tem resultados
team-too-many-boards = { $boards } tabuleiros, e um match tem { $most }
team-not-seated = os dados não dizem quem sentava em cada tabuleiro
team-not-listed = não estão na lista da equipe com este nome ou ID: { $players }
team-no-list = nenhuma lista é da equipe
team-unrated = sem rating: { $players }
team-behind-on-list = o número { $number } da lista joga atrás de { $other } (número { $other_number }, tabuleiro { $other_board })
team-behind-by-rating = com { $rating } joga atrás de { $other } ({ $other_rating }, tabuleiro { $other_board })
team-only-if-late = fora de ordem, a não ser que estes tenham entrado tarde como substitutos, o que os dados não dizem: { $players }
team-too-many-late = fora de ordem: no melhor caso estes entraram tarde como substitutos, e no máximo podem ser { $most }: { $players }
team-foreigners = mais estrangeiros que { $most }: { $players }
team-federation-unknown = estrangeiros: { $foreigners }, no máximo podem jogar { $most }, e destes os dados não dizem a federação: { $players }
team-substitutes = mais substitutos que { $most }: { $players }
team-substitute-early = o número { $number } da lista é substituto (titulares até o { $last }), e nenhum pode jogar até a rodada { $round }
team-regular-below = o número { $number } da lista é titular de { $team }, uma equipe superior
team-round-guessed = os dados não dizem a rodada
team-two-boards = { $board ->
    [none] nesta rodada joga também por { $team }
   *[other] nesta rodada joga também por { $team }, no tabuleiro { $board }
}
team-namesake = alguém do mesmo nome joga por { $team } nesta rodada, e não ambos têm ID: pode ser a mesma pessoa
team-rounds-open = { $player } tem várias partidas, e os dados não dizem todas as rodadas delas
team-rematch = já enfrentou { $opponent } na rodada { $round }
team-rematch-open = já enfrentou { $opponent } na rodada { $round }; uma das duas partidas não tem resultado
team-paired-again = fora por { $defaults } ausências depois da rodada { $after }, e emparceirado de novo
team-left-open = nada se sabe depois da rodada { $after }, antes da metade: os dados não dizem quem se retirou; um relatório de torneio (TRF) o diria
team-level-without-game = empatadas, e nenhuma partida dos dados tem o tempo { $times } (brancas, pretas)
team-not-level = uma partida de desempate, e as equipes não estão empatadas: { $points } e { $other_points }
team-several-games = { $games } partidas de desempate, e uma decide
team-game-without-result = a partida de desempate { $game } não tem resultado
team-game-without-match = a partida de desempate { $game } tem a rodada de nenhum match entre as duas
team-no-color = os dados não dizem quem tinha as brancas em cada tabuleiro
team-boards-not-numbered = os dados não numeram os tabuleiros
team-white-on-boards = { $team } tem as brancas nos tabuleiros { $boards }: nem só nos ímpares nem só nos pares
team-both-colors = { $team } tem as brancas nos tabuleiros { $boards } e as pretas em outros
team-other-is-white = nesta rodada as brancas são de { $team }
team-same-color-again = { $color ->
    [white] brancas, e a rodada { $round } pede pretas
   *[black] pretas, e a rodada { $round } pede brancas
}

standings-paper-heading = { $title }, { $rules }, depois da rodada { $rounds }
standings-paper-side = { $rank }. { $name }: { $points } pontos
standings-paper-tiebreak = { $name }: { $value }
standings-paper-tiebreak-without = { $name }: nenhum número

# A página dos torneios

page-tournament-of-players = { $count ->
    [1] { $count } jogador, depois da rodada { $round }
   *[other] { $count } jogadores, depois da rodada { $round }
}
page-tournament-of-teams = { $count ->
    [1] { $count } equipe, depois da rodada { $round }
   *[other] { $count } equipes, depois da rodada { $round }
}
page-tournament-several = { $count ->
    [1] { $count } torneio
   *[other] { $count } torneios
}
page-tournament-wrong = { $count ->
    [1] { $count } emparceiramento errado
   *[other] { $count } emparceiramentos errados
}
page-tournament-none-wrong = Nenhum emparceiramento está errado
page-tournament-correct = { $count ->
    [1] { $count } correto
   *[other] { $count } corretos
}
page-tournament-undecidable = { $count ->
    [1] { $count } que não se pode decidir
   *[other] { $count } que não se podem decidir
}
page-tournament-too-old = Não foi possível descompactar a lista: o navegador é anterior a 2023 ou o arquivo está danificado. Abaixo estão as primeiras colocações; as tabelas ao lado da página (standings.csv, crosstable.csv) contêm tudo.
page-tournament-no-script = Sem script, esta página mostra as primeiras colocações. As tabelas que a acompanham (standings.csv, crosstable.csv) contêm tudo.
page-tournament-notes = Notas
page-tournament-how = O que foi lido, e como
page-tournament-lines-left-out = { $count ->
    [1] Mais { $count } colocação não cabe nesta página: standings.csv contém todas.
   *[other] Mais { $count } colocações não cabem nesta página: standings.csv contém todas.
}
page-tournament-papers-left-out = { $count ->
    [1] O cálculo de { $count } colocação não cabe: standings --explain o imprime.
   *[other] Os cálculos de { $count } colocações não cabem: standings --explain os imprime.
}
page-tournament-pairings-left-out = { $count ->
    [1] Mais { $count } emparceiramento não cabe nesta página: crosstable.csv contém todos.
   *[other] Mais { $count } emparceiramentos não cabem nesta página: crosstable.csv contém todos.
}
page-tournament-choose = Torneio
page-tournament-view = Vista
page-tournament-view-standings = Classificação
page-tournament-view-crosstable = Quadro de resultados
page-tournament-view-pairings = Emparceiramentos
page-tournament-search = Nome, número, código, federação
page-tournament-count = { $total ->
    [1] { $shown } de { $total } colocação
   *[other] { $shown } de { $total } colocações
}
page-tournament-count-pairings = { $total ->
    [1] { $shown } de { $total } emparceiramento
   *[other] { $shown } de { $total } emparceiramentos
}
page-head-rank = Col.
page-head-title = Título
page-head-team = Equipe
page-head-federation = Fed.
page-head-rating = Rating
page-head-points = Pts
page-tournament-start-number = Nº { $number }
page-tournament-keys = ↑ ↓ ou j k próximo, anterior · ← → desempates · / pesquisa · Esc volta à lista
page-tournament-paper-left-out = Não houve espaço para este cálculo: standings --explain o imprime.
page-tournament-rounds = Rodadas
page-tournament-ties = Desempates
page-tournament-copy = Copiar como texto
page-tournament-copy-title = Copiar tudo desta colocação, como standings --explain escreve
page-tournament-head-round = Rodada
page-tournament-head-colour = Cor
page-tournament-head-opponent = Adversário
page-tournament-head-outcome = Resultado
page-tournament-head-points = Pontos
page-tournament-head-match-points = Pontos de match
page-tournament-head-game-points = Pontos de partida
page-tournament-head-board = Tabuleiro
page-tournament-head-white = Brancas
page-tournament-head-black = Pretas
page-tournament-head-first-team = Brancas no tabuleiro 1
page-tournament-head-second-team = Pretas no tabuleiro 1
page-tournament-head-result = Resultado
page-tournament-head-verdict = Veredito
page-tournament-head-expected = Pelas regras
page-tournament-round = Rodada { $round }
page-tournament-only-wrong = só os errados
page-tournament-verdict = { $verdict ->
    [correct] correto
    [wrong] errado
   *[undecidable] não se pode decidir
}
page-tournament-judged-by = { $system ->
    [round-robin] Julgados pelas tabelas de Berger
    [swiss-1985] Julgados pelo sistema suíço de 1985
   *[dutch] Julgados pelo sistema holandês da FIDE
}
page-tournament-bye = folga
page-tournament-not-played = ninguém foi emparceirado assim
page-tournament-no-colour = Não se sabe quem tinha as brancas
page-tournament-show-all = { $count ->
    [1] Mostrar { $count } linha
   *[other] Mostrar todas as { $count } linhas
}

# Emparceiramentos pelo suíço FIDE de 1985 (Graz)
swiss-repeated = já se enfrentaram na rodada { $round } (Suíço 1985, 1.2)
swiss-free-other = { $player } folgou; o mais baixo do grupo mais baixo que ainda não tinha folgado é { $expected } (Suíço 1985, 1.3)
swiss-free-twice = { $player } já folgou na rodada { $round }, e ninguém folga duas vezes (Suíço 1985, 1.3)
swiss-free-several = { $count } jogadores têm a folga do emparceiramento, que só um pode ter (Suíço 1985, 1.3)
swiss-float-other = { $player } saiu do grupo; quem sobra é o mais baixo, { $expected } (Suíço 1985, 1.5)
swiss-float-opponent = { $player } vem de outro grupo e deveria enfrentar { $expected } (Suíço 1985, 1.5)
swiss-float-not-due = { $player } joga fora do seu grupo, embora sem isso todos pudessem ser emparceirados (Suíço 1985, 1.2 e 3.3)
swiss-order = { $player } deveria enfrentar { $expected }: a metade superior joga por ordem com a inferior (Suíço 1985, 2.4)
swiss-replacement = { $player } deveria enfrentar { $expected }, o seguinte que pode substituir um adversário já enfrentado (Suíço 1985, 3.2)
swiss-four-alike = ambos tiveram { $color ->
    [white] brancas
   *[black] pretas
} três vezes seguidas e não se podem enfrentar (Suíço 1985, 5.4)
swiss-first-color = { $player } deveria ter { $color ->
    [white] brancas
   *[black] pretas
}: na rodada 1 os ímpares têm a cor do sorteio e os pares a outra (Suíço 1985, 5.2)
swiss-color-alternate = { $player } deveria ter { $color ->
    [white] brancas
   *[black] pretas
}: as cores alternam (Suíço 1985, 5.3)
swiss-color-look-back = { $player } deveria ter { $color ->
    [white] brancas
   *[black] pretas
}: ambos tiveram a mesma cor da última vez, e decide a rodada anterior (Suíço 1985, 5.3)
swiss-color-equalise = { $player } deveria ter { $color ->
    [white] brancas
   *[black] pretas
}: de dois com as mesmas cores, iguala o de maior ranking (Suíço 1985, 5.4)
swiss-color-after-three = { $player } deveria ter { $color ->
    [white] brancas
   *[black] pretas
} depois de três vezes seguidas a outra cor (Suíço 1985, 5.4)
swiss-follows = não é o esperado, mas só por causa do emparceiramento de { $pair }
swiss-choice = um de vários emparceiramentos que as regras permitem aqui (Suíço 1985, 3.2 e 3.3)
swiss-color-open = as regras não decidem quem tem brancas aqui (Suíço 1985, 5.3 e 5.4)
swiss-standings-unknown = não se sabem os pontos antes desta rodada: falta o que fez { $player } na rodada { $round }
swiss-turn-unknown = não se sabe o que fez { $player } nesta rodada, e os outros não podem ser ordenados
swiss-numbers-unknown = não é o que dá a ordem por rating e nome, e a entrada não tem números iniciais
swiss-color-unknown = não se sabem as cores
swiss-lot-unknown = os tabuleiros estão divididos em partes iguais e o sorteio não se vê (Suíço 1985, 5.2)
swiss-full-bye = { $player } tem um ponto inteiro sem partida: não se vê se o pediu ou se é a folga do emparceiramento
swiss-unavoidable = nenhum emparceiramento desta rodada evita ao mesmo tempo um segundo encontro e uma quarta cor igual
swiss-beside = não se pode julgar à parte do emparceiramento errado de { $pair }
swiss-not-searched = não se encontrou nenhum caminho pelas regras, nem se excluiu algum
swiss-teams = uma rodada de equipas emparceira-se por equipas; estas regras emparceiram jogadores
swiss-rules = julgado pelo sistema suíço FIDE de Graz, 1985; onde deixa escolher, aceita-se qualquer escolha
swiss-middle = { $rounds } rodadas: desde a rodada { $middle } os grupos são emparceirados dos dois extremos para o grupo médio (Suíço 1985, 4.1)
swiss-no-numbers = a entrada não tem números iniciais: toma-se a ordem por rating e nome, e nada se considera errado por isso
swiss-virtual-points = os pontos virtuais contam para os grupos, o que estas regras não conhecem
swiss-lot-otherwise = o relatório dá a { $player } { $color ->
    [white] brancas
   *[black] pretas
} por sorteio; os tabuleiros da rodada 1 mostram o contrário
swiss-taken-as-free = rodada { $round }: nada se sabe de { $player }, que se toma como folga, com um ponto (Suíço 1985, 1.3)
swiss-free-points = rodada { $round }: { $player } folgou e tem { $points }; estas regras dão um ponto (Suíço 1985, 1.3)

# Promotions and norms

norms-no-file = { $name }: não se sabe a categoria; --players diz que arquivo a tem
norms-not-in-file = { $name } não está no arquivo de --players, nem pelo ID nem pelo nome
norms-several-rows = { $name }: o nome é o de vários jogadores dos dados ou do arquivo de --players; os ID distingui-los-iam
norms-no-category = { $name } não tem categoria no arquivo de --players
norms-category-unread = { $name }: não se consegue ler a categoria “{ $read }” do arquivo de --players
norms-rating-unread = { $name }: não se consegue ler um rating do arquivo de --players
norms-needs-players = as promoções e as normas destas regras dependem de categorias e ratings, que estão no arquivo do oficial: --players FILE.csv
norms-free-rounds = rodadas { $rounds } sem adversário: as regras não dizem como contam
norms-no-result = ainda sem resultado nas rodadas { $rounds }
norms-not-over = depois da rodada { $round } de { $rounds } a competição não terminou
norms-lower-opponent = { $name } está abaixo de 1a: as regras só dizem de 1a que conta por 2000, e poderia contar por { $rating }
norms-score-open = { $name } não tem rating e conta pelos seus pontos, que não se sabem

promotion-rounds-not-in-table = as regras não têm tabela para { $rounds } rodadas, só para { $known }
promotion-other-category = de outras categorias que não 2a e 3a, as únicas que a tabela conhece: { $names }
promotion-default-of-second = as regras não dizem se o adversário de 2a das rodadas { $rounds }, decididas sem jogar, conta como encontrado
promotion-needed-between = são precisos de { $low } a { $high } pontos, conforme se leia o que está em aberto
promotion-points-apart = os resultados dão { $results } pontos, a classificação { $counted }
promotion-no-game = nenhuma partida

norms-equal = exatamente o que se pede: as regras dizem que se deve exceder e que é o que se pede
norms-safe-lost = já segura: também se teria feito perdendo na rodada { $round }
norms-safe-drawn = também se teria feito com empate na rodada { $round }
norms-homologation-unknown = só numa competição homologada: o arquivo da competição pode dizê-lo, homologated = true em [event]
norms-group-unknown = só no grupo A: o arquivo da competição pode dizê-lo, group = "A" em [event]
norms-place-shared = o lugar { $rank } é dividido
norms-games-unknown = a lista não diz em quantas partidas
norms-three-make-title = três normas fazem o título; duas temporadas sem nenhuma fazem perder uma
norms-open-mean = a média dos adversários está entre { $low } e { $high }

norms-eight-and-one = oito partidas, e uma vitória sem jogar ou uma folga do emparceiramento em lugar da nona: só se pode usar uma norma assim
norms-seven-of-teams = em campeonatos por equipas mundiais e continentais bastam sete partidas
norms-open-games = { $games ->
    [one] não se sabe o resultado de { $games } rodada
   *[other] não se sabe o resultado de { $games } rodadas
}
norms-unrated = { $players ->
    [one] { $players } adversário sem rating conta por 1400
   *[other] { $players } adversários sem rating contam por 1400
}
norms-ratings-missing = { $players ->
    [one] os dados não dizem se { $players } adversário tem rating
   *[other] os dados não dizem se { $players } adversários têm rating
}
norms-raised = { $name } subido de { $rating } para { $floor }
norms-by-table = { $mean } com { $percentage } %, uma diferença de { $difference }
norms-no-score = contra estes adversários nenhuma pontuação basta
norms-below-35 = menos de 35 %
norms-rounded-35 = 35 % só se se arredondar
norms-titles-missing = nenhum jogador dos dados tem título
norms-other-title = { $title } não é nenhum título da FIDE
norms-own-federation-missing = não se sabe a federação do jogador
norms-federations-missing = { $players ->
    [one] não se sabe a federação de { $players } adversário
   *[other] não se sabem as federações de { $players } adversários
}
norms-from-one = a maioria é de { $federation }
norms-met-twice = alguns adversários foram encontrados duas vezes: então metade deve ter o título, e devem jogar seis
norms-dates-missing = não se sabem os dias das rodadas
norms-control-missing = não se sabe o controlo de tempo
norms-not-standard = jogado em { $pace ->
    [rapid] rápidas
   *[blitz] relâmpago
}
norms-not-met = com todas as partidas contadas, não se cumpre: { $conditions }
norms-not-settled = por decidir: { $conditions }
norms-may-be-exempt = não se cumpre: { $conditions }; campeonatos nacionais, torneios zonais e grandes suíços podem estar isentos (B.01, 1.4.3)
norms-older-rules = julgado pelas regras de 1 de janeiro de 2024, embora o torneio tenha começado a { $start }
norms-no-date = julgado pelas regras de 1 de janeiro de 2024: nenhuma data diz quando começou o torneio
norms-games-on-list = o número de partidas avaliadas está na lista; a coluna games de --players dá-o
norms-own-title = não se sabe se { $title } é este título ou um mais alto

screen-ranked = { $title }: { $sides }, { $rounds ->
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
}, { $kind ->
    [swiss] suíço
    [round-robin] todos contra todos
   *[other] de tipo desconhecido
}; desempates { $tiebreaks }
screen-copies-once = repetidas nos dados e contadas uma vez: { $copies }

# Emparceiramentos
pairing-round-guessed = há partidas da rodada { $round } que estão ali por suposição: os dados não lhes dão rodada, ou dão uma em que um jogador tem outra partida
pairing-behind-guessed = depende da rodada { $round }, em que há partidas por suposição
pairing-table-colors = cores trocadas: pelas tabelas de Berger { $white } joga de brancas
pairing-table-other-round = pelas tabelas de Berger estes dois se enfrentam na rodada { $round }
pairing-table-again = estes dois também se enfrentam na rodada { $round }, e pelas tabelas de Berger nesta enfrentam outros
pairing-table-wrong-bye = { $name } folga, e pelas tabelas de Berger enfrenta { $opponent } nesta rodada
pairing-table-missing = pelas tabelas de Berger estes dois se enfrentam nesta rodada, e não o fizeram
pairing-table-left = não jogada: { $name } já não estava depois da rodada { $after }
pairing-table-absent = não jogada: { $name } estava ausente
pairing-table-nothing-known = pelas tabelas de Berger estes dois se enfrentam nesta rodada; os dados nada dizem disso
pairing-table-colors-open = cores demais não são as das tabelas de Berger para que sejam erros: outra regra ou outros números de sorteio podem explicá-las
pairing-table-too-few = há muito poucas das partidas que as tabelas de Berger têm: números de sorteio que não foram encontrados podem explicar isto
pairing-table-other-numbering = errado com estes números de sorteio e certo com outros que servem igualmente
pairing-table-own-schedule = o torneio não segue as tabelas de Berger
pairing-note-inferred = os dados não têm números de sorteio; com estes, { $fits } de { $pairings } emparceiramentos estão nas tabelas de Berger: { $numbers }
pairing-note-renumbered = os emparceiramentos seguem melhor as tabelas de Berger com outros números de sorteio que os do relatório; com estes, { $fits } de { $pairings } estão lá: { $numbers }
pairing-note-own-schedule = não jogado pelas tabelas de Berger: com nenhum dos números de sorteio encontrados estão lá mais de { $fits } de { $pairings } emparceiramentos; nada é dado por errado
pairing-note-too-large = { $sides } jogadores ou equipes: os números de sorteio são procurados até { $most }; um relatório de torneio (TRF) os dá
pairing-note-reordered = as rodadas estão em outra ordem que nas tabelas de Berger (rodada jogada = rodada das tabelas): { $rounds }; são julgadas por essa ordem
pairing-note-colors-exchanged = no ciclo { $cycles } todas as cores estão ao contrário das tabelas de Berger; são julgadas assim
pairing-note-last-two = as rodadas { $first } e { $second } estão trocadas, como a FIDE recomenda quando todos se enfrentam duas vezes
pairing-dutch-differs = { $program } emparceira de outra forma
pairing-dutch-colors = { $program } dá as brancas a { $white }
pairing-dutch-not-first = julgado pela classificação como estava; a rodada { $round } já estava errada
pairing-dutch-none = { $program } não encontra nenhum emparceiramento que as regras permitam nesta rodada
pairing-dutch-own-numbers = { $program } emparceira de outra forma, mas os dados não têm números de sorteio, e outros podem levar a estes emparceiramentos
pairing-dutch-unknown-rounds = { $program } emparceira de outra forma, mas nada se sabe de um jogador na rodada { $round }, que pode ter folgado
pairing-dutch-unfinished = { $program } emparceira de outra forma, mas uma partida da rodada { $round } não tem resultado
pairing-dutch-other-rules = { $program } emparceira de outra forma, mas tem as regras de outro dia que { $start }, quando o torneio começou
pairing-dutch-not-asked = nenhum programa de emparceiramento o julgou
pairing-note-dutch-judged = julgado por { $program }
pairing-note-dutch-no-program = nenhum programa de emparceiramento está instalado, e de um suíço holandês nada se pode dizer: ponha bbpPairings (github.com/BieremaBoyzProgramming/bbpPairings) no caminho ou nomeie-o em ARBITER_BBPPAIRINGS, ou execute pip install gacrux
pairing-note-dutch-no-date = nenhuma data diz quando o torneio começou: são tomadas as regras que { $program } tem
pairing-note-dutch-other-rules = { $program } tem as regras de outro dia que { $start }, quando o torneio começou: onde emparceira de outra forma, nada é dado por errado
pairing-note-dutch-own-numbers = os dados não têm números de sorteio: os jogadores são numerados por rating e nome, e onde o programa emparceira de outra forma, nada é dado por errado
pairing-note-dutch-gaps = faltam números de sorteio: para o programa de emparceiramento os jogadores são numerados em sequência
pairing-note-dutch-cannot-ask = o programa de emparceiramento não foi consultado: { $why }
pairing-note-dutch-failed = dos emparceiramentos nada se pode dizer: { $why }
pairing-cannot-ask-teams = ele emparceira jogadores, e esta é uma competição por equipes
pairing-cannot-ask-color = não se sabe a cor da partida de { $name } na rodada { $round }
pairing-cannot-ask-scoring = não se lhe pode dizer esta pontuação
pairing-cannot-ask-points = { $name } tem pontos que não são os dos seus resultados
pairing-cannot-ask-rank = o relatório pede emparceiramento por posição (XXC rank) e não por número de sorteio
pairing-cannot-ask-baku = o relatório nomeia a aceleração de Baku e não dá os pontos virtuais (linha 250)
pairing-cannot-ask-large = ele aceita no máximo 9999 jogadores e 99 rodadas
pairing-answer-line = a resposta do programa de emparceiramento não se entende: “{ $line }”
pairing-answer-rounds = o programa de emparceiramento fala de { $told } rodadas, e { $played } foram emparceiradas
pairing-answer-pairs = os pares que o programa de emparceiramento nomeia na rodada { $round } não combinam entre si
engine-not-run = não foi possível executar { $program } ({ $cause })
engine-too-slow = { $program } não respondeu em { $seconds } segundos
engine-too-much = { $program } escreveu mais do que cabe em uma resposta
engine-failed = { $program } falhou e disse: { $said }
screen-paired = { $title } ({ $system }): { $count ->
    [one] { $pairings } emparceiramento
   *[other] { $pairings } emparceiramentos
}, { $wrong } errados, { $undecidable } indecidíveis
screen-pairing-row = { $verdict }: rodada { $round }, tabuleiro { $board }, { $white } – { $black }: { $why }
screen-pairing-missing = { $verdict }: rodada { $round }, sem emparceiramento: { $white } – { $black }: { $why }
refused-no-pairing-system = --system { $given }: não há tal sistema; escolha { $known }
refused-pairing-system-open = { $title }: nada diz por quais regras foi emparceirado: dê --system { $known }

screen-team-checked = regras do evento por equipes: { $kept } cumpridas, { $broken } infringidas, { $undecidable } impossíveis de decidir
screen-errors-in-input = a auditoria encontrou { $errors } nos dados: arbiter audit os diz
refused-no-rules = --rules { $given }: não há tais regras de desempate; escolha entre { $known }
refused-no-kind = --kind { $given }: escolha entre { $known }
refused-no-basis = --basis { $given }: escolha entre { $known }
refused-no-round = --round { $given }: só há { $rounds ->
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
}

## Crosscheck: a report against the games

crosscheck-not-there = não há nenhuma partida
crosscheck-not-in-report = o relatório não tem nenhuma partida assim
crosscheck-not-of-report = o relatório não tem nenhum jogador { $name }
crosscheck-second-copy = uma segunda partida para uma do relatório: já há { $file }, partida { $game }
crosscheck-bye = nesta rodada o relatório não dá oponente a { $name } (“{ $mark }”)
crosscheck-default-no-game = decidida sem jogo: não se espera nenhuma partida
crosscheck-short-no-game = terminada antes que ambos tivessem jogado: não se espera nenhuma partida
crosscheck-default-with-game = o relatório a tem como decidida sem jogo, e há uma partida
crosscheck-short-with-game = o relatório a tem como terminada antes que ambos tivessem jogado, e há uma partida
crosscheck-without-moves = o relatório a tem como jogada, e a partida não tem lances de ambos
crosscheck-results = resultado { $report } no relatório, { $games } na partida
crosscheck-colours = cores trocadas
crosscheck-other-player = { $report } no relatório, { $games } na partida
crosscheck-other-id = { $name }: ID { $report } no relatório, { $games } na partida
crosscheck-id-of-another = { $name } tem o ID { $id }, que no relatório é de { $other }
crosscheck-rating = { $name }: rating { $report } no relatório, { $games } na partida
crosscheck-round = rodada { $report } no relatório, { $games } na partida
crosscheck-no-result = o relatório não dá o resultado
crosscheck-not-listed = { $name }: { $why }
crosscheck-no-round = a partida não diz a rodada
crosscheck-unclear = { $why }
check-line = linha { $line }
check-column = linha { $line }, coluna { $column }
check-rank = linha { $line }: #{ $rank } { $name }
check-round = rodada { $round }
check-says = { $text }
check-no-line = deve haver uma linha { $code } que diga algo
check-end-before-start = o último dia, { $end }, é anterior ao primeiro, { $start }
check-round-outside = { $day } não está entre { $start } e { $end }
check-rounds-backwards = { $day } é anterior ao dia da rodada anterior, { $before }
check-rounds-without-day = rodadas jogadas: { $rounds }; com dia: { $days }
check-count = a linha diz { $said }; jogadores que há: { $players }
check-no-federation = “{ $read }” não é o código de uma federação, como ESP
check-rounds-a-day = { $rounds } rodadas em { $day }: contam no máximo { $most }
check-hours-a-day = { $rounds } rodadas em { $day } são { $hours } horas e { $minutes } minutos de jogo, com partidas de 60 lances: no máximo 12 horas
check-no-days = nenhuma linha 132 diz os dias
check-no-control = não se pode ler nenhum controle de tempo nas linhas 222 e 122
check-no-pace = nem --system nem as linhas 092 e 222 dizem que rating se pede
check-barred = { $games } de { $of } partidas não contam em { $pace }: { $why }
check-allowed = permitido para todas as partidas ({ $games }) em { $pace }
check-other-type = a linha diz { $said }, e pede-se { $pace }
check-no-list = não foi dada nenhuma lista de rating (--list)
check-no-report = uma tabela de resultados não tem linhas a conferir
check-teams = comparam-se as partidas dos jogadores, mas não as escalações, os confrontos nem os pontos por equipes ({ $lines ->
    [one] 1 linha
   *[other] { $lines } linhas
    })
check-compared = comparado para { $players } de { $of } jogadores
check-other-month = a lista é a de { $month }, e o torneio começou em { $start }: conta a lista em vigor nesse dia
check-player-no-id = não há ID FIDE
check-player-not-on-list = { $id } não está na lista
check-player-name = na lista: { $listed }
check-player-field = { $report } no relatório, { $listed } na lista
check-player-empty = nada no relatório, { $listed } na lista
## Por que o sistema não conseguiu abrir, ler ou gravar algo

system-not-found = não existe
system-permission-denied = permissão negada
system-not-permitted = operação não permitida
system-is-folder = é uma pasta
system-not-a-folder = não é uma pasta
system-storage-full = não há mais espaço no disco
system-quota-exceeded = a cota de espaço se esgotou
system-file-too-large = o arquivo seria maior do que o sistema permite
system-read-only = o disco é somente leitura
system-already-exists = já existe
system-ends-too-early = termina antes da hora
system-too-little-memory = não há memória suficiente
system-not-as-named = o nome diz isso, mas o conteúdo não é
system-empty-archive = o arquivo compactado está vazio
system-other = { $told }

## Entradas que não podem ser lidas

input-no-path = nenhum caminho foi indicado: deve-se indicar um arquivo PGN, uma pasta de partidas, ou - para a entrada padrão
input-missing = { $file } não existe: devem-se verificar a grafia e a pasta atual
input-denied = { $file } não pode ser lido (permissão negada): deve-se pedir ao proprietário, ou mudar as permissões
input-path-too-long = { $file } não pode ser aberto, porque o caminho ({ $bytes } bytes) ou um nome nele é mais longo do que o sistema permite: deve-se executar o arbiter em uma pasta mais próxima, ou dar nomes mais curtos às pastas
input-unreadable = { $file } não pôde ser lido ({ $cause }){ $cut_off ->
    [none] {""}
   *[other] , e { $cut_off }
}: deve-se verificar o disco ou a conexão e executar de novo
input-no-game = nenhuma partida encontrada em { $file }: { $kind }
input-no-game-in-folder = nenhuma partida encontrada na pasta { $folder }: de { $files } arquivos, nenhum contém PGN nem uma planilha; deve-se indicar a pasta ou o arquivo que os tenha
input-damaged = { $file } está danificado ({ $format }: { $cause }): o que está antes do dano foi lido{ $cut_off ->
    [none] {""}
   *[other] , mas { $cut_off }
}; deve-se baixar ou copiar o arquivo de novo
input-unpacks-to-more = { $file }, descompactado, passa de { $limit } bytes (todos os membros de um arquivo compactado juntos), e a leitura parou aí; o que está antes foi lido{ $cut_off ->
    [none] {""}
   *[other] , mas { $cut_off }
}: se esse tamanho está correto, deve-se elevar o limite com --max-unpacked, ou suprimi-lo com --max-unpacked 0
input-cannot-unpack = { $file } não pode ser descompactado ({ $cause }): deve-se descompactá-lo à mão e indicar o resultado
input-too-long = { $file }, linha { $line }: a partir daqui há { $mebibytes } MiB seguidos sem nenhum início de partida, mais do que qualquer partida; foram pulados { $next ->
    [none] até o fim do arquivo
   *[other] até a próxima partida, na linha { $next }
}: deve-se fechar o que ficou aberto ali e separar as partidas por suas etiquetas, cada uma começando com [Event "..."]
input-odd-bytes = { $count ->
    [one] { $file } é UTF-16 com um byte do qual não se forma nenhum caractere, o byte { $first } do texto descompactado
   *[other] { $file } é UTF-16 com { $count } bytes dos quais não se forma nenhum caractere, o primeiro no byte { $first } do texto descompactado
}; ali se perdem um ou dois caracteres, e tudo o que segue foi lido: deve-se exportar o arquivo de novo
input-sheet-too-long = { $file } parece uma planilha mas passa de { $mebibytes } MiB, e uma planilha é uma só partida: se são muitas partidas, deve-se pôr etiquetas ou dividir o arquivo
input-table-too-long = { $file } é uma tabela de resultados ou um relatório de torneio com mais de { $mebibytes } MiB, e um arquivo assim é lido inteiro: deve-se dividi-lo
input-changed = { $file } { $change } durante a leitura, e os relatórios podem conter partes do arquivo antigo e do novo: deve-se executar de novo quando nada estiver gravando nele
input-grew = cresceu de { $from } para { $to } bytes
input-shrank = diminuiu de { $from } para { $to } bytes
input-written = foi modificado
input-replaced = foi substituído por outro arquivo
input-cut-off = a partida { $game }, que começa na linha { $line }, fica cortada ali e não foi julgada

# Os tipos de input-no-game
input-is-empty = está vazio; foi salvo ou baixado por completo?
input-is-report = é um relatório de torneio (TRF), que traz resultados e nenhum lance; deve-se indicar o arquivo com os lances
input-is-results = é uma tabela de resultados sem lances; deve-se indicar o arquivo com os lances
input-is-tar = é um arquivo tar; deve-se descompactá-lo e indicar a pasta
input-is-engine-log = é o que um motor de xadrez escreveu enquanto pensava, com lances que ninguém jogou; deve-se indicar o arquivo com a partida
input-is-positions = é uma lista de posições; deve-se julgar cada uma com arbiter position
input-is-move-counts = conta os lances de uma posição (perft) e não contém nenhuma partida; deve-se indicar o arquivo com a partida
input-is-openings = é uma lista de aberturas, com lances que ninguém jogou; deve-se indicar o arquivo com a partida
input-is-zip = nenhum membro do arquivo compactado contém PGN nem uma planilha; deve-se indicar o que os tenha
input-is-neither = os seus primeiros { $mebibytes } MiB não têm nem etiquetas como [Event "..."] nem lances como 1. e4; deve-se indicar um arquivo PGN ou uma planilha

# As causas de input-cannot-unpack
input-zip-through-pipe = um arquivo zip de mais de { $mebibytes } MiB não pode vir por um pipe
input-zip-as-stream = um arquivo zip não pode ser lido como fluxo de dados
input-zip-same-names = { $lost ->
    [one] um dos seus membros tem o nome de outro e não foi lido
   *[other] { $lost } dos seus membros têm o nome de outro e não foram lidos
}
input-zip-encrypted = está criptografado
input-zip-reader = { $told }

no-threads = { $threads ->
    [one] nenhuma thread pode ser iniciada
   *[other] não podem ser iniciadas { $threads } threads
} ({ $cause }): deve-se pedir menos com --threads, ou dar mais memória ao programa

## Relatórios que não podem ser gravados

report-write = { $file } não pôde ser gravado ({ $cause }): é preciso { $remedy } ou escolher outra pasta com --out; os relatórios de uma execução anterior ficam como estavam
report-named = { $file } não pôde ser gravado ({ $cause }): é preciso { $remedy } ou escolher outro arquivo com { $flag }
report-folder = a pasta { $folder } não pôde ser criada ({ $cause }): deve-se escolher outra com --out
report-not-allowed = não há permissão para gravar na pasta { $folder } ({ $cause }): deve-se pedi-la ao proprietário, ou escolher outra com --out; os relatórios de uma execução anterior ficam como estavam
report-half-in-place = { $file } não pôde ser posto no lugar ({ $cause }), e os relatórios anteriores sim: é preciso { $remedy } e executar de novo com a mesma pasta, o que termina o trabalho
report-locked = outra execução grava em { $folder } ({ $holder }): deve-se esperar que termine, ou escolher outra pasta com --out
report-closed = a saída padrão foi fechada
report-free-space = liberar espaço
report-lift-limit = suprimir o limite do tamanho dos arquivos
report-ask-owner = pedir ao proprietário
report-make-writable = permitir a gravação no disco
report-check-disk = verificar o disco

## Partidas escritas de novo (arbiter normalise)

normalise-told = { $file }:{ $line }, partida { $game } ({ $white } – { $black }){ $at ->
    [none] {""}
   *[other] , lance { $at }
}: { $what }
normalise-doubtful-date = { $tag } “{ $read }” pode ser { $days }: fica como estava
normalise-lost-letters = perderam-se letras que nenhuma codificação consegue ler: deve-se indicar a correta com --encoding
normalise-repaired = lances reparados: { $repaired }, supostos: { $guessed }; ver [%repaired] e [%guessed] nos comentários
normalise-cells-left = { $count ->
    [1] uma casa não corresponde a nenhum lance e fica
   *[other] { $count } casas não correspondem a nenhum lance e ficam
} em um comentário: { $words }
normalise-beyond-repair = não pode ser reparado a partir daqui: casas demais não dizem nada; as restantes ficam em um comentário: { $words }
normalise-not-followed = “{ $word }” não pode ser seguido
normalise-result = o resultado da etiqueta não pode ser lido e fica em um comentário: deve-se escrever 1-0, 0-1, 1/2-1/2 ou *
normalise-moves = { $reason }; os lances terminam ali e as palavras restantes ficam em um comentário
normalise-illegal = { $reason }; o lance foi mantido, e a partida continua como outra partida a partir da posição seguinte
normalise-variation = { $reason }; as palavras restantes ficam em um comentário
normalise-another-game = depois do resultado começa outra partida, que fica em um comentário: deve-se dar a ela etiquetas próprias
normalise-other-variant = os lances da variante “{ $variant }” ficam como estavam
normalise-bad-start = o FEN não pode ser lido, e os lances ficam como estavam: deve-se corrigir a etiqueta FEN

## Partidas escolhidas (arbiter extract)

screen-fitting = { $shown } de { $games } { $count ->
    [one] cumpre o que se pede
   *[other] cumprem o que se pede
}
screen-extracted = { $fitting }; gravadas: { $written }
screen-extracted-first = { $fitting }, até à última pedida; gravadas: { $written }
extract-several-encodings = as partidas estão como estavam, em codificações diferentes ({ $encodings }): --normalised grava-as todas em UTF-8
extract-not-apart = { $count ->
    [one] uma partida atrás da primeira não tem etiquetas no início, de modo que quem lê a toma por parte da anterior
   *[other] { $count } partidas atrás da primeira não têm etiquetas no início, de modo que quem lê toma cada uma por parte da anterior
}: --normalised põe-lhes etiquetas
extract-not-as-it-stood = { $count ->
    [one] uma partida não pôde voltar à codificação do ficheiro e está
   *[other] { $count } partidas não puderam voltar à codificação do ficheiro e estão
} em UTF-8; a primeira é a partida { $game } de { $file }, linha { $line }
where-condition-expected = aqui espera-se uma condição: uma coluna, tag(…), count(…), has(…), not ou (
where-relation-expected = aqui espera-se = != < <= > >=, in, between, like, ilike, contains, is empty ou is not empty
where-value-expected = aqui espera-se um número, uma data, um texto entre aspas ou uma coluna
where-text-expected = aqui espera-se um texto entre aspas
where-end-expected = a condição já está completa antes disto: continue com and, or ou ), ou termine aqui
where-bracket-expected = aqui espera-se um (
where-bracket-open = falta um )
where-text-open = faltam as aspas no fim deste texto
where-no-column = não há nenhuma coluna '{ $name }' (um texto fica entre aspas); escolha { $known }
where-no-rule = nenhuma regra se chama '{ $given }': `arbiter explain` enumera-as todas
where-text-in-quotes = '{ $name }' contém texto: ponha o valor entre aspas
where-number-without-quotes = '{ $name }' contém números: escreva o valor sem aspas
where-date-expected = '{ $name }' contém datas: escreva 1985-12-31, 1985-12 ou 1985
where-no-such-day = { $given } não é um dia do calendário
where-not-of-dates = '{ $name }' não contém datas: ponha o valor entre aspas
where-too-deep = as condições têm mais de { $most } níveis
refused-bad-expression = --where, sinal { $at }: { $fault }
    {"  "}{ $shown }
refused-rule-not-selected = { $rule }: --select e --ignore deixam esta regra de fora, e nenhuma partida o poderia cumprir
refused-result-expected = espera-se um resultado como 1-0, 0-1, 1/2-1/2, +/- ou *
refused-opening-expected = espera-se um código como B90, parte de um como B9, ou dois como D10-D15
refused-players-unreadable = --players { $file } não pode ser lido: { $why }
refused-no-players-in = --players { $file }: não nomeia ninguém

## Uma posição (arbiter position)

position-not-legal = não é legal
position-checkmated = { PLAYER($player) } levaram xeque-mate: { PLAYER($other) } venceram
position-stalemated = { PLAYER($player) } estão afogadas: a partida está empatada
position-in-check = { PLAYER($player) } jogam, e estão em xeque
position-to-move = { PLAYER($player) } jogam
position-can-mate = { PLAYER($player) } ainda podem dar mate? { $answer }
position-dead = posição morta? { $answer }
position-dead-in-1985 = empate pelas peças já em 1985 { $law }
position-seventyfive = 75 lances? sim: a partida está empatada imediatamente, depois de { $made } meios-lances sem captura nem movimento de peão { $law }
position-fifty-now = 50 lances? o empate pode ser reclamado agora: { $made } meios-lances sem captura nem movimento de peão { $law }
position-fifty-perhaps = 50 lances? com um lance anunciado, talvez: { $why }
position-fifty-with = 50 lances? o empate pode ser reclamado com um destes lances, anotado e anunciado: { $moves } { $law }
position-no-fifty = 50 lances? não: { $made } de { $asked } meios-lances sem captura nem movimento de peão
position-repeated = { $file }, partida { $game }, meio-lance { $ply }: a posição apareceu { $times ->
    [one] uma vez
   *[other] { $times } vezes
} (depois do meio-lance { $plies })
position-game-ended = 3 vezes? não há mais o que reclamar: a partida terminou depois do meio-lance { $ply } { $law }
position-threefold-now = 3 vezes? o empate pode ser reclamado agora { $law }
position-threefold-with = 3 vezes? o empate pode ser reclamado com { $played }, anotado e anunciado: a posição apareceu depois do meio-lance { $plies } { $law }
position-no-threefold = 3 vezes? não
answer-yes = sim
answer-no = não
answer-undecided = não foi possível decidir
answer-is-mate = sim: já é mate
answer-mate-by = sim: { $line }
answer-drawn-at-once = sim: a partida está empatada imediatamente { $law }

## O que a linha de comando não aceita

refused-no-such-rule = nenhuma regra se chama '{ $code }': `arbiter explain` lista todas
refused-no-such-command = nenhum comando se chama '{ $name }': `arbiter --help` lista todos
refused-settings-unreadable = não foi possível ler { $file }: { $why }
refused-no-such-flag = { $file }: nenhuma opção se chama '{ $key }'; quis dizer '{ $near }'?
refused-flag-not-here = { $file }: '{ $key }' não é aceita de um arquivo ao lado das partidas; dê-a na linha de comando ou indique o arquivo com --settings
refused-flag-unreadable = { $file }: o valor de '{ $key }' não é do tipo certo: dê um texto, um número, uma lista de textos, ou true para uma opção sem valor
refused-no-year = { $given }: não contém nenhum ano; deve-se dar um dia como 2014-09-01
refused-no-day = { $given }: { $fault }; deve-se dar um dia como 2014-09-01
refused-unknown-argument = não há opção nem argumento “{ $given }”{ $near ->
    [none] {""}
   *[other] ; queria-se dizer “{ $near }”?
}
refused-unknown-command = não há comando “{ $given }”{ $near ->
    [none] {""}
   *[other] ; queria-se dizer “{ $near }”?
}
refused-unknown-value = “{ $given }” não é um valor de “{ $argument }”: deve-se escolher { $known }
refused-no-value = falta o valor de “{ $argument }”
refused-bad-value = “{ $given }” não é um valor de “{ $argument }”: { $fault }
refused-missing-arguments = falta { $missing }
refused-not-together = “{ $argument }” não pode ser usado com “{ $other }”
refused-given-twice = “{ $argument }” só pode ser indicado uma vez
refused-no-language = --lang { $given }: esse idioma não existe; deve-se escolher { $known }
refused-no-letters = --pieces { $given }: essas letras não existem; deve-se indicar figurine, ou um código como de ou ca (`arbiter alphabets` os lista)
refused-no-alphabet = { $flag } { $given }: esse alfabeto não existe; `arbiter alphabets` os lista
refused-no-encoding = --encoding { $given }: essa codificação não existe; deve-se escolher { $known }
refused-no-edition = --laws { $given }: essa edição não existe; deve-se escolher { $known }
refused-no-thread = --threads 0: é preciso ao menos uma thread
refused-too-many-threads = --threads { $given }: no máximo { $most }; mais apenas esperariam umas pelas outras
refused-size-expected = esperava-se um número de bytes, seguido de K, M, G ou T se preciso: 500M, 10G; 0 para nenhum limite
refused-number-or-all-expected = esperava-se um número, ou all
refused-whole-number-expected = esperava-se um número inteiro, a partir de 0
refused-number-above-zero-expected = esperava-se um número inteiro, a partir de 1
refused-number-expected = esperava-se um número
refused-page-as-stream = --out - grava uma tabela, e --format html é uma página: deve-se indicar uma pasta
refused-stream-format = --out - grava { $table } como { $formats }: deve-se omitir --format { $given }, ou indicar uma pasta
refused-stream-one-format = --out - grava { $table } em um só formato: deve-se escolher { $formats }, ou indicar uma pasta
refused-format-left-out = --format { $given } ficou de fora quando este programa foi compilado (funcionalidade { $given } do cargo): deve-se escolher { $known }
refused-no-format = --format { $given }: esse formato não existe; deve-se escolher { $known }
refused-is-read = { $file } é lido por esta execução, e o que ela grava tomaria o seu lugar: deve-se escolher outro { $flag }
refused-file-to-fill-in = { $flag } -: deve-se indicar um arquivo, a ser preenchido
refused-is-report = { $file } é um relatório desta execução: deve-se escolher outro { $flag }
refused-holds-reasons = { $file } contém motivos, que se perderiam: deve-se indicá-lo com --accepted, e escolher outro { $flag }
refused-no-decisions = { $file } já existe, e não é uma lista de constatações a aceitar: deve-se escolher outro { $flag }
refused-resume-stream = --resume continua com arquivos, e esta execução escreve na saída padrão: deve-se indicar uma pasta com --out
refused-resume-pipe = --resume lê a entrada de novo, e o que vem por um pipe só pode ser lido uma vez: deve-se indicar arquivos ou pastas
refused-resume-format = --resume não pode continuar no meio de { $given }: deve-se omiti-lo, ou tomar { $known }
refused-resume-file-to-fill-in = --resume não pode continuar no meio do arquivo de --write-accepted: deve-se omiti-lo
refused-resume-version = a execução interrompida era do arbiter { $before }, e esta é a { $now }: deve-se começar de novo sem --resume
refused-resume-option = { $flag } era «{ $before }» na execução interrompida e agora é «{ $now }»: deve-se indicar o mesmo, ou começar de novo sem --resume
refused-resume-changed = { $file } mudou desde a execução interrompida: deve-se começar de novo sem --resume
refused-resume-new = { $file } não estava na execução interrompida: deve-se começar de novo sem --resume
refused-resume-gone = a execução interrompida leu { $file }, que agora não está entre os arquivos: deve-se começar de novo sem --resume
refused-resume-unreadable = o ponto de controle em { $folder } não pode ser lido ({ $cause }): deve-se começar de novo sem --resume
resume-other-input = a entrada não é a que a execução interrompida leu: deve-se começar de novo sem --resume
refused-ply-without-game = --ply { $ply }: conta os lances de uma partida; deve-se indicar uma com --game ARQUIVO#N
refused-game-unnamed = --game { $given }: deve-se indicar o arquivo, um # e o número da partida nele, como partidas.pgn#12
refused-several-files = { $path }: vários dos seus arquivos têm uma partida { $game }: deve-se indicar um deles (um arquivo compactado deve ser descompactado antes), como { $file }
refused-no-such-game = { $path }: não há partida { $game }; { $seen ->
    [1] só uma partida pôde ser lida ali
   *[other] { $seen } partidas puderam ser lidas ali
}, numeradas a partir de 1 em cada arquivo
refused-few-plies = { $file }, partida { $game }: só { $plies ->
    [1] um meio-lance pode ser jogado
   *[other] { $plies } meios-lances podem ser jogados
}: deve-se dar --ply de 0 a { $plies }; `arbiter audit` diz o que a interrompe, se algo a interrompe
refused-not-replayed = { $file }, partida { $game }: não pode ser reproduzida; `arbiter audit` diz por quê
refused-standard-input = a entrada padrão não pôde ser lida: { $cause }
refused-period = --period: { $fault }
refused-no-system = --system { $given }: esse sistema não existe; deve-se escolher { $known }
refused-for-another-system = --{ $flag } é para --system { $of }, não para { $given }
refused-no-player = --explain { $given }: nenhum jogador com esse nome ou ID tem partida
refused-no-lists = { $flag }: { $given } não faz listas; deve-se escolher --system { $known }
refused-one-file-for-two = { $flag } e { $other } indicam um mesmo arquivo: devem ser dois
refused-no-later-month = --period { $period }: { $file } é de { $month }; para --write-list deve ser um mês posterior
refused-no-page = --format html: este comando não grava página; deve-se escolher { $known }
refused-several-reports = { $file } contém vários relatórios de torneio: deve-se compará-los um a um
refused-games-for-report = { $file } contém partidas e nenhum resultado: REPORT é um relatório de torneio (TRF), uma tabela de resultados ou uma lista de rating
refused-folder-and-sheet = um caminho é uma pasta e o outro não: devem-se indicar duas planilhas ou duas pastas
refused-no-pairs = nenhum arquivo de { $white } tem o nome de um de { $black }: deve-se dar o mesmo nome às duas cópias de uma partida
refused-not-one-sheet = { $file } não contém uma só planilha
refused-same-name = { $file }: outro arquivo de { $folder } tem o mesmo nome, exceto a extensão
refused-several-games = { $file } contém várias partidas: deve-se pôr cada cópia em um arquivo próprio
refused-too-many-moves = { $file } tem { $moves } lances, mais do que os { $most } de qualquer partida: é uma só planilha?
refused-of-copy = { $file }: { $fault }
screen-alphabet-code = código
screen-alphabet-language = idioma
screen-bar-games = partidas

## Conjuntos de letras das peças

alphabet-af = africâner
alphabet-ar = árabe
alphabet-az = azerbaijano
alphabet-be = bielorrusso
alphabet-bg = búlgaro
alphabet-bn = bengali
alphabet-bs = bósnio
alphabet-ca = catalão
alphabet-cs = tcheco
alphabet-cy = galês
alphabet-da = dinamarquês
alphabet-de = alemão
alphabet-el = grego
alphabet-en = inglês
alphabet-eo = esperanto
alphabet-es = espanhol
alphabet-et = estoniano
alphabet-eu = basco
alphabet-fa = persa
alphabet-fi = finlandês
alphabet-figurine = figuras
alphabet-fr = francês
alphabet-ga = irlandês
alphabet-gl = galego
alphabet-he = hebraico
alphabet-hi = hindi
alphabet-hr = croata
alphabet-hu = húngaro
alphabet-hy = armênio
alphabet-id = indonésio
alphabet-is = islandês
alphabet-it = italiano
alphabet-ja = japonês
alphabet-ko = coreano
alphabet-lb = luxemburguês
alphabet-lt = lituano
alphabet-lv = letão
alphabet-mk = macedônio
alphabet-nb = norueguês bokmål
alphabet-nl = holandês
alphabet-nn = norueguês nynorsk
alphabet-pl = polonês
alphabet-pt = português
alphabet-ro = romeno
alphabet-ru = russo
alphabet-sk = eslovaco
alphabet-sl = esloveno
alphabet-sr-Cyrl = sérvio (cirílico)
alphabet-sr-Latn = sérvio (latino)
alphabet-sv = sueco
alphabet-tr = turco
alphabet-uk = ucraniano
alphabet-vi = vietnamita
alphabet-x-brl-gb = Braille (Reino Unido, BAUK/UEB 2015)
alphabet-x-prob = problemistas (inglês)
alphabet-zh = chinês
