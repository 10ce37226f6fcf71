# The Catalan of arbiter: one message for every kind of fact; what the keys and functions mean stands in en.ftl.
#
# Forms of players: .of (de les blanques). Forms of pieces: .by (pel peó blanc). Forms of kinds of pieces: .a (un peó).
# Ordinals are feminine, for they count ranks (files) and moves (jugades).

## How things are called

language-name = Català
decimal-sign = ,
group-sign = .
list-end = { $rest } i { $last }
choice-end = { $rest } o { $last }

player-white = les blanques
    .of = de les blanques
player-black = les negres
    .of = de les negres

piece-white-pawn = el peó blanc
    .by = pel peó blanc
piece-white-knight = el cavall blanc
    .by = pel cavall blanc
piece-white-bishop = l'alfil blanc
    .by = per l'alfil blanc
piece-white-rook = la torre blanca
    .by = per la torre blanca
piece-white-queen = la dama blanca
    .by = per la dama blanca
piece-white-king = el rei blanc
    .by = pel rei blanc
piece-black-pawn = el peó negre
    .by = pel peó negre
piece-black-knight = el cavall negre
    .by = pel cavall negre
piece-black-bishop = l'alfil negre
    .by = per l'alfil negre
piece-black-rook = la torre negra
    .by = per la torre negra
piece-black-queen = la dama negra
    .by = per la dama negra
piece-black-king = el rei negre
    .by = pel rei negre

role-pawn = peó
    .a = un peó
role-knight = cavall
    .a = un cavall
role-bishop = alfil
    .a = un alfil
role-rook = torre
    .a = una torre
role-queen = dama
    .a = una dama
role-king = rei
    .a = un rei

ordinal-1 = primera
ordinal-2 = segona
ordinal-3 = tercera
ordinal-4 = quarta
ordinal-5 = cinquena
ordinal-6 = sisena
ordinal-7 = setena
ordinal-8 = vuitena
ordinal-9 = novena
ordinal-10 = desena
ordinal-other = següent

result-none = sense resultat

file = columna { $file }
departure-file = la { $file }
departure-rank = la { ORDINAL($rank) } fila
departure-board = cap casella del tauler

accepted = acceptada: { $reason }

## Starting positions

fen-empty = el FEN és buit
fen-rank-count = { $found ->
    [one] el tauler té { $found } fila en lloc de 8
   *[other] el tauler té { $found } files en lloc de 8
}
fen-rank-length = { $found ->
    [one] la fila { $rank } té { $found } casella en lloc de 8
   *[other] la fila { $rank } té { $found } caselles en lloc de 8
}
fen-letter = `{ $letter }`, a la fila { $rank }, no és ni una peça ni un nombre de caselles buides
fen-no-king = { PLAYER($color) } no tenen rei
fen-kings = { PLAYER($color) } tenen { $count } reis
fen-pawn = hi ha un peó a { $square }
fen-turn = el torn de joc és `{ $found }` en lloc de `w` o `b`
fen-check = { PLAYER($color) } estan en escac i no estan en joc
fen-turn-missing = hi falta el torn de joc: se suposa que estan en joc les blanques
fen-castling-missing = hi falta el camp de l'enroc: se suposa que no hi ha cap dret
fen-en-passant-missing = hi falta el camp de la captura al pas: se suposa que no n'hi ha cap
fen-castling-letter = `{ $letter }` no és cap dret a l'enroc
fen-right-without-pieces = es descarta el dret a l'enroc `{ $letter }`: el rei i la torre no són a les caselles que calen
fen-right-repeated = el dret a l'enroc `{ $letter }` figura dues vegades, o amb una segona torre al mateix flanc
fen-en-passant-unreadable = es descarta la captura al pas `{ $found }`: no és cap casella
fen-en-passant-impossible = es descarta la captura al pas a { $square }: cap peó no acaba de passar-hi
fen-count-unreadable = el recompte de moviments sense captura ni moviment de peó, `{ $found }`, no és cap nombre: se suposa 0
fen-number-unreadable = el número de la jugada, `{ $found }`, no és cap nombre a partir d'1: se suposa 1
fen-text-afterwards = text ignorat després del FEN: `{ $found }`
fen-material = { PLAYER($color) } tenen més de setze peces, o més peces promocionades que peons els falten
fen-checkers = { $count ->
    [one] { $count } peça fa escac alhora
   *[other] { $count } peces fan escac alhora
}

## What several rules say

stopped-behind = { $moves ->
    [one] { $moves } jugada posterior no jutjada
   *[other] { $moves } jugades posteriors no jutjades
}
stopped-stands = l'adversari hi ha respost i, per tant, es manté (art. { $article })
stopped-stands-unfound = si es va fer, es manté: una jugada il·legal només es corregeix si es descobreix durant la partida (art. { $article })
stopped-stands-unless-agreed = l'adversari hi ha respost i, per tant, es manté, tret que ambdós hagin acordat corregir-la (art. { $article })
went-on-stood = la reproducció continua com si { $san } s'hagués jugat igualment
went-on-slip = la reproducció continua amb { $san }, que només en difereix en un signe
went-on-meant = la reproducció continua amb { $san }, tal com demanen les jugades posteriors
went-on-passed = la reproducció continua com si no s'hagués fet cap jugada
went-on-left-out = la reproducció continua com si { $san } s'hagués jugat i no s'hagués anotat aquí
went-on-twice = la reproducció ho passa per alt: ja s'havia escrit abans
went-on-swapped = la reproducció continua com si hagués canviat de lloc amb una paraula posterior
went-on-how-far = jugades posteriors que es poden jugar així: { $moves }
assumed = depèn de com ha continuat la reproducció a la jugada { $number }
result-given = això dona { $result }
more-in-this-game = i { $more } més en aquesta partida
unknown-rule = no hi ha cap regla “{ $pattern }”: cal donar codis o prefixos com ara MOV o END003; `arbiter explain` les llista totes

## What the Laws leave open

open-not-known = no es pot decidir: no se sap què disposen les Lleis de { $edition } sobre { $matter }, i les de { $older } i { $newer } difereixen
open-undated = no es pot decidir: la data no determina quines Lleis eren vigents, i les de { $older } i { $newer } difereixen sobre { $matter }
open-pace = no es pot decidir: les Lleis de { $edition } no determinen el ritme d'aquesta partida, i el que disposen sobre { $matter } varia segons el ritme
open-too-old = no es pot decidir: no es coneixen les Lleis anteriors a { $oldest }, i entre { $oldest } i { $next } va canviar el que disposaven sobre { $matter }

## Matters of the Laws

law-in-force = les Lleis de { $edition }, vigents { $until ->
    [none] des de { $from }
   *[other] des de { $from } fins a { $until }
}
law-in-force-assumed = les Lleis de { $edition }, vigents des de { $from } fins a { $until } (del primer dia només se sap l'any: se suposa l'1 de gener)
law-too-old = anterior a totes les Lleis que es coneixen aquí: es jutja segons les de 1985, i el que va canviar el 1989 queda sense decidir
law-adopted = { "  " }aprovació: { $adopted }
law-source-whole = { "  " }font: el seu propi text, llegit sencer
law-source-part = { "  " }font: el seu propi text, en part; per a la resta, el que se n'ha escrit
law-source-little = { "  " }font: poc més que el que tenen en comú l'edició anterior i la posterior
law-not-known-but-shared = { $shared ->
    [one] { "  " }no se'n coneix: { $matters }; ni tampoc { $shared } qüestió en què coincideixen l'edició anterior i la posterior
   *[other] { "  " }no se'n coneix: { $matters }; ni tampoc { $shared } qüestions en què coincideixen l'edició anterior i la posterior
}
law-not-known = { "  " }no se'n coneix: { $matters }
law-all-known = { "  " }es coneix tot el que aquí se'n demana
law-mark-no-rule = – no hi ha aquesta regla
law-mark-as-both-sides = (?) no es coneix; les edicions conegudes d'abans i de després coincideixen, i per tant la qüestió es decideix
law-mark-open = ? no es coneix, i les edicions conegudes d'abans i de després difereixen: no es pot decidir, i és un avís com a màxim
law-mark-in-part = 9.5.b ? el que diu l'article es coneix en part: no per a tots els ritmes, o no en tots els finals
law-mark-assumed = 1993: el primer dia, l'1 de gener, és una suposició

matter-TwoPlayers = els dos adversaris
matter-Alternation = l'alternança de les jugades
matter-InitialPosition = la posició inicial
matter-Chess960Position = les posicions d'Escacs960
matter-Chess960Castling = l'enroc en Escacs960
matter-IllegalPosition = la posició il·legal
matter-PieceMoves = els moviments de les peces
matter-OwnPiece = la casella ocupada per una peça pròpia
matter-BishopMove = el moviment de l'alfil
matter-RookMove = el moviment de la torre
matter-QueenMove = el moviment de la dama
matter-PathBlocked = la peça que hi ha entremig
matter-KnightMove = el moviment del cavall
matter-PawnMove = el moviment del peó
matter-PawnAdvance = l'avanç d'una casella
matter-PawnDoubleAdvance = l'avanç de dues caselles
matter-PawnCapture = la captura amb un peó
matter-EnPassant = la captura al pas
matter-PromotionPiece = la peça de la promoció
matter-KingMove = el moviment del rei
matter-CastlingLost = la pèrdua del dret a l'enroc
matter-CastlingHindered = l'enroc impedit
matter-KingInCheck = el propi rei en escac
matter-EndOfGame = la finalització de la partida
matter-Checkmate = l'escac i mat
matter-Resignation = l'abandonament
matter-ResignationMatingPower = l'abandonament davant de qui no pot fer escac i mat
matter-Stalemate = l'ofegat
matter-DeadPosition = la posició morta
matter-DeadMaterial = el material amb què no es pot fer escac i mat
matter-EndByLegalMove = la finalització només amb una jugada legal
matter-Agreement = les taules per acord
matter-AgreementAfterFirstMoves = l'acord abans que ambdós jugadors hagin jugat
matter-Threefold = la reclamació per triple repetició
matter-FiftyMoves = la reclamació per 50 moviments
matter-FiftyByIntendedMove = el moviment declarat que fa el cinquantè
matter-LongEndings = els finals de més de 50 moviments
matter-Fivefold = la quíntuple repetició
matter-SeventyFiveMoves = la regla dels 75 moviments
matter-TimeControl = el control de temps
matter-TimeSaved = el temps no consumit en un període
matter-FlagFall = la caiguda de bandera
matter-FlagMatingPower = la caiguda de bandera davant de qui no pot fer escac i mat
matter-EndBeforeFlag = la finalització abans de la caiguda de bandera
matter-FlagNoticed = qui observa la caiguda de bandera
matter-BareKingClaim = la reclamació contra un rei sol
matter-BothFlagsDown = la caiguda d'ambdues banderes
matter-LastTwoMinutes = els darrers dos minuts
matter-BothFlagsInLastPeriod = la caiguda d'ambdues banderes en el darrer període
matter-LastTwoMinutesInBlitz = els darrers dos minuts en escacs llampec supervisats
matter-LastTwoMinutesIncrement = l'increment en els darrers dos minuts
matter-LastTwoMinutesAnnounced = l'anunci previ de la regla dels darrers dos minuts
matter-LastTwoMinutesNoIncrement = els darrers dos minuts sense increment
matter-PaceOfGame = els escacs ràpids i els escacs llampec
matter-FullSupervision = la supervisió completa
matter-LateArrival = l'arribada amb retard
matter-ClaimByIntendedMove = la reclamació amb un moviment declarat
matter-ClaimIsOffer = la reclamació com a oferta de taules
matter-WrongClaim = el cost d'una reclamació incorrecta
matter-AgreementBan = la prohibició d'acords per part de la competició
matter-IllegalMove = la jugada il·legal comprovada
matter-IllegalMovePenalty = la sanció per jugades il·legals
matter-IllegalMoveAnswered = la jugada il·legal a la qual s'ha respost
matter-UnfinishedPromotion = el peó deixat a la darrera fila
matter-UnfinishedPromotionIllegal = el peó deixat a la darrera fila com a jugada il·legal
matter-AutomaticQueen = el peó deixat a la darrera fila com a dama
matter-ClockPressedWithoutMove = el rellotge premut sense jugar
matter-WrongStart = la posició inicial incorrecta
matter-WrongStartStands = la posició inicial incorrecta que es manté
matter-ColoursReversed = els colors invertits
matter-Score = la puntuació d'una partida
matter-PossibleScores = les puntuacions possibles
matter-HalfAgainstNothing = el mig punt contra zero
matter-SignedResult = el manteniment del resultat signat
matter-SealedMove = la jugada secreta incorrecta
matter-SealedMoveExceptions = les excepcions per a la jugada secreta
matter-EndBeforeResumption = la finalització abans de la represa
matter-Recording = l'anotació de les jugades
matter-AlgebraicOnly = l'ús exclusiu de la notació algebraica
matter-PieceLetters = les abreviatures de les peces
matter-PawnLetter = l'absència de lletra per al peó
matter-CaptureSign = el signe de captura
matter-CaptureSignObligatory = el signe de captura obligatori
matter-Disambiguation = quina de dues peces es mou
matter-CheckMark = els signes d'escac i de mat

## MOV: whether moves can be played

cannot-reach-no-such-piece = { PLAYER($player) } no tenen cap { ROLE($role) }
cannot-reach-none-there = { PLAYER($player) } no tenen cap { ROLE($role) } a { $departure }
cannot-reach-nobody-there = { PLAYER($player) } no tenen cap peça a { $from }
cannot-reach-go = { PIECE($piece) } de { $from } no pot anar a { $to }
cannot-reach-capture = { PIECE($piece) } de { $from } no pot fer aquesta captura
cannot-reach-none-can-go = cap { ROLE($role) } { PLAYER($player, "of") } ({ $from }) no pot anar a { $to }
cannot-reach-none-can-capture = cap { ROLE($role) } { PLAYER($player, "of") } ({ $from }) no pot fer aquesta captura

path-blocked = { PIECE($piece) } de { $from } no pot arribar a { $to }: { PIECE($blocker) } de { $on } li barra el pas

own-piece = a { $on } hi ha { PIECE($piece) }, del mateix color

king-in-check-would-stand = { PIECE($king) } quedaria en escac: { PIECE($attacker) } fa escac des de { $on }
king-in-check-stays = { PIECE($king) } continua en escac: { PIECE($attacker) } fa escac des de { $on }
king-in-check-line-opened = la captura al pas obre una línia: { PIECE($attacker) } fa escac des de { $on }
king-in-check-pinned = { PIECE($piece) } de { $from } és una peça clavada: si es mou, { PIECE($attacker) } fa escac des de { $on }

castling-lost-king-moved = s'ha perdut el dret a l'enroc { $wing ->
    [short] curt
   *[long] llarg
}: el rei ja s'ha mogut ({ $played })
castling-lost-rook-moved = s'ha perdut el dret a l'enroc { $wing ->
    [short] curt
   *[long] llarg
}: aquesta torre ja s'ha mogut ({ $played })
castling-lost-rook-taken = s'ha perdut el dret a l'enroc { $wing ->
    [short] curt
   *[long] llarg
}: aquesta torre ha estat capturada ({ $played })
castling-lost-not-given = no hi ha dret a l'enroc { $wing ->
    [short] curt
   *[long] llarg
}: la posició inicial no el dona

castling-hindered = l'enroc { $wing ->
    [short] curt
   *[long] llarg
} està impedit
castling-hindered-between = l'enroc { $wing ->
    [short] curt
   *[long] llarg
} està impedit: hi ha { PIECE($piece) } de { $on } entremig
castling-hindered-out-of-check = l'enroc { $wing ->
    [short] curt
   *[long] llarg
} està impedit: { PIECE($piece) } de { $on } fa escac al rei
castling-hindered-through = l'enroc { $wing ->
    [short] curt
   *[long] llarg
} està impedit: el rei travessaria { $square }, casella atacada { PIECE($piece, "by") } de { $on }
castling-hindered-into = l'enroc { $wing ->
    [short] curt
   *[long] llarg
} està impedit: el rei quedaria a { $square }, casella atacada { PIECE($piece, "by") } de { $on }

en-passant = no es pot capturar al pas a { $to }: cap peó no acaba d'avançar dues caselles fins a { $pawn }

pawn-move-no-pawn = { PLAYER($player) } no tenen cap peó a { $departure }
pawn-move-no-capture = cap peó de la { $from_file } no pot capturar a la { $to_file }
pawn-move-backwards = el peó de { $from } no pot retrocedir a { $to }
pawn-move-sideways = el peó de { $from } no pot moure's de costat a { $to }
pawn-move-two-squares = el peó de { $from } ja ha deixat la seva casella original i no pot avançar dues caselles
pawn-move-straight-capture = el peó de { $from } no captura cap endavant: a { $on } hi ha { PIECE($blocker) }
pawn-move-jumps-over = el peó de { $from } no pot avançar dues caselles: { PIECE($blocker) } de { $on } li barra el pas
pawn-move-diagonal-to-empty = el peó de { $from } només pot anar a { $to } per capturar, i allà no hi ha cap peça
pawn-move-too-far = el peó de { $from } no pot avançar fins a { $to }

promotion-piece-cannot-become = un peó no pot promocionar a { ROLE($role) }
promotion-piece-no-pawn = { ROLE($role, "a") } no promociona
promotion-piece-not-the-last-rank = un peó no promociona a { $to }: no és la seva darrera fila

move-after-mate = la partida havia acabat abans d'aquesta jugada: { $played } era escac i mat
move-after-stalemate = la partida havia acabat abans d'aquesta jugada: { $played } era ofegat
move-after-mate-at-start = la partida havia acabat abans d'aquesta jugada: la posició inicial és d'escac i mat
move-after-stalemate-at-start = la partida havia acabat abans d'aquesta jugada: la posició inicial és d'ofegat
move-after-dead-position = la partida havia acabat abans d'aquesta jugada: la posició era morta
move-after-resignation = la partida havia acabat abans d'aquesta jugada: { PLAYER($player) } havien abandonat
move-after-agreement = la partida havia acabat abans d'aquesta jugada: els jugadors havien acordat taules
move-after-claim = { $claim ->
    [fifty] la partida havia acabat abans d'aquesta jugada: { PLAYER($player) } havien reclamat correctament taules per 50 moviments
    [flag] la partida havia acabat abans d'aquesta jugada: { PLAYER($player) } havien reclamat correctament la caiguda de bandera
    [dead] la partida havia acabat abans d'aquesta jugada: { PLAYER($player) } havien reclamat correctament taules
    [normal-means] la partida havia acabat abans d'aquesta jugada: { PLAYER($player) } havien reclamat correctament taules en els darrers dos minuts
   *[threefold] la partida havia acabat abans d'aquesta jugada: { PLAYER($player) } havien reclamat correctament taules per triple repetició de posició
}
move-after-price-of-claim = la partida havia acabat abans d'aquesta jugada: la reclamació incorrecta { PLAYER($player, "of") } costava més temps del que els quedava
move-after-end-behind = { $plies ->
    [one] { $plies } mitja jugada després del final
   *[other] { $plies } mitges jugades després del final
}

no-move-passed = segons l'anotació, { PLAYER($player) } han passat: és obligatori fer una jugada
no-move-missing = hi falta la jugada { PLAYER($player, "of") }: segons l'anotació, l'adversari ha jugat dues vegades seguides

starting-position-unusable = la posició inicial no es pot fer servir: { $fault }
starting-position-flawed = { $flaws }
starting-position-none-of-the-960 = la posició inicial no és cap de les 960
starting-position-nothing-replayed = no s'ha reproduït cap jugada
starting-position-other-array = la partida no comença des de la posició inicial dels escacs estàndard
    .suggestion = si la posició és volguda, cal indicar-ho: Variant "Chess960" o "From Position"
starting-position-black-begins = la partida comença des de la posició inicial habitual, amb les negres en joc
    .suggestion = si s'havien invertit els colors, cal intercanviar els noms i el resultat; si hi falta la primera jugada de les blanques, cal afegir-la
starting-position-annulled = si es comprova durant la partida, s'anul·la i se'n juga una de nova (art. { $article })
starting-position-annulled-before = si es comprova abans de { $moves } jugades de cada jugador, la partida s'anul·la i se'n juga una de nova (art. { $article }); { $made ->
    [one] se n'ha fet una
   *[other] se n'han fet { $made }
}
starting-position-stands = la partida es manté: cada jugador ha fet { $made ->
    [one] una jugada
   *[other] { $made } jugades
}, i després de { $moves } no es corregeix res (art. { $article })
starting-position-goes-on = la partida continuarà, tret que l'àrbitre decideixi una altra cosa (art. { $article })
starting-position-one-of-the-960 = és la posició { $number } d'Escacs960

illegal-move-was-legal = la jugada { $written } { PLAYER($player, "of") }, retirada com a il·legal, és legal
illegal-move-not-counted = { ORDINAL($number) } jugada il·legal { PLAYER($player, "of") } ({ $written }): es corregeix i no compta
illegal-move-cost-not-known = { ORDINAL($number) } jugada il·legal { PLAYER($player, "of") } ({ $written }): no se sap quines conseqüències té
illegal-move-clock-without-move = { PLAYER($player) } han premut el rellotge sense jugar: aquesta edició no ho compta
illegal-move-pawn-left = { PLAYER($player) } han deixat un peó a la darrera fila ({ $written }): aquesta edició no ho compta
illegal-move-fault-not-known = jugada { $written } { PLAYER($player, "of") }: no se sap si l'edició la compta com a jugada il·legal
illegal-move-before-quickplay-finish = jugada il·legal { PLAYER($player, "of") } ({ $written }): es corregeix, i no compta abans d'un final a caiguda de bandera
illegal-move-period-not-known = { ORDINAL($number) } jugada il·legal { PLAYER($player, "of") } ({ $written }): només compta en un final a caiguda de bandera, i el control de temps no diu si ho era
    .suggestion = cal indicar el control de temps a l'etiqueta TimeControl o al fitxer de la competició
illegal-move-forgiven = { $time ->
    [none] { ORDINAL($number) } jugada il·legal { PLAYER($player, "of") } ({ $written }): es perdona; no se sap quant de temps addicional reben { PLAYER($opponent) }
   *[other] { ORDINAL($number) } jugada il·legal { PLAYER($player, "of") } ({ $written }): { PLAYER($opponent) } reben { $time } de temps addicional
}
illegal-move-loses = { ORDINAL($number) } jugada il·legal { PLAYER($player, "of") } ({ $written }): perden la partida
illegal-move-draws = { ORDINAL($number) } jugada il·legal { PLAYER($player, "of") } ({ $written }): la partida és taules, perquè l'adversari no hauria pogut fer escac i mat
illegal-move-loses-against = { ORDINAL($number) } jugada il·legal { PLAYER($player, "of") } ({ $written }): perden la partida, i s'ha presentat { RESULT($result) }
illegal-move-draws-against = { ORDINAL($number) } jugada il·legal { PLAYER($player, "of") } ({ $written }): la partida és taules, perquè l'adversari no hauria pogut fer escac i mat, i s'ha presentat { RESULT($result) }
illegal-move-only-on-claim = només si l'adversari ho ha reclamat abans de fer la seva jugada

## NOT: how moves are written

unreadable-move = “{ $written }” no és una jugada en cap notació coneguda
unreadable-move-empty-cell = la cel·la és buida: hi falta una jugada

ambiguous-move = { $moves ->
    [one] hi encaixa { $moves } jugada legal, des de { $from }
   *[other] hi encaixen { $moves } jugades legals, des de { $from }
}
ambiguous-move-candidates = { $moves }

wrong-check-mark-check = marcada com a escac, i no ho és
wrong-check-mark-mate = marcada com a escac i mat, i no ho és
wrong-check-mark-mate-or-double-check = marcada com a escac i mat o com a escac doble, i no ho és

needless-disambiguation = no cal escriure la casella de sortida: només hi pot anar una peça

pawn-letter = s'ha escrit una lletra per al peó

capture-sign-nothing-captured = hi ha un signe de captura, i no s'ha capturat res
capture-sign-missing = captura sense el signe corresponent

move-number-dots-of-black = els punts després de { $number } corresponen a les negres, i estan en joc les blanques
move-number-wrong = número de jugada { $number } on correspon el { $due }
move-number-unreadable = no es pot llegir el número de la jugada
move-number-glued = el número està enganxat a la jugada anterior

mixed-alphabets = escrita amb les lletres de { $alphabet }, i la resta amb les de { $rest }

promotion-without-piece = un peó a la darrera fila i cap peça indicada: s'ha suposat una dama
promotion-without-piece-queen = una promoció sense acabar és il·legal, i el peó se substitueix per una dama
promotion-without-piece-nothing-by-itself = aquesta edició no preveu la dama automàtica: la dama és una suposició d'aquesta auditoria

not-algebraic-numeric = { $evidence ->
    [yes] notació numèrica: llegida; calia fer servir la notació algebraica
   *[no] notació numèrica: llegida; no val com a prova en cas de disputa
}
not-algebraic-descriptive = { $evidence ->
    [yes] notació descriptiva: reconeguda, no reproduïda; calia fer servir la notació algebraica
   *[no] notació descriptiva: reconeguda, no reproduïda; no val com a prova en cas de disputa
}
    .suggestion = cal escriure la partida en notació algebraica

## END: whether the result fits

mate-not-won = { PLAYER($winner) } han fet escac i mat, i s'ha presentat { $result }
board-gives = el tauler dona { $result }
stalemate-not-drawn = hi ha ofegat, i s'ha presentat { $result }
dead-not-drawn = la posició és morta, i s'ha presentat { $result }
dead-by-stalemate = { $plies ->
    [one] l'única jugada legal, { $moves }, acaba en ofegat
   *[other] només són legals aquestes jugades, i acaben en ofegat: { $moves }
}
dead-by-pieces-left = { $plies ->
    [one] després de l'única jugada legal, { $moves }, ningú no té peces per fer escac i mat
   *[other] només són legals aquestes jugades, i després ningú no té peces per fer escac i mat: { $moves }
}
dead-by-coming-back = només són legals aquestes jugades, i es repeteixen indefinidament: { $moves }
dead-by-all-positions = { $positions ->
    [one] només es pot arribar a una posició més, i no és escac i mat
   *[other] encara es pot arribar a { $positions } posicions, i cap no és escac i mat
}
dead-by-search = cap sèrie de jugades legals no porta a l'escac i mat: s'ha demostrat per cerca
dead-not-drawn-bare-king = { PLAYER($player) } han reclamat taules contra un rei sol, i s'ha presentat { $result }

result-mismatch = l'etiqueta diu { $tag } i el text de les jugades acaba en { $movetext }

mate-claimed-by-mark = el signe de la darrera jugada diu escac i mat, i al tauler no n'hi ha
mate-claimed-by-termination = la finalització indicada diu escac i mat, i al tauler no n'hi ha
mate-claimed = s'ha reclamat escac i mat, i al tauler no n'hi ha

impossible-score = cap partida no pot acabar { $score }
impossible-score-half-against-nothing = { $score }: cap article no dona mig punt contra zero
impossible-score-perhaps-half-against-nothing = { $score }: no se sap si una partida podia acabar amb mig punt contra zero

resignation-drawn = { PLAYER($player) } han abandonat, i { PLAYER($winner) } no haurien pogut fer escac i mat
resignation-drawn-draws = l'abandonament dona taules

unplayed-game-default-with-moves = { $plies ->
    [one] incompareixença ({ $result }), i hi ha una jugada anotada
   *[other] incompareixença ({ $result }), i hi ha { $plies } mitges jugades anotades
}
unplayed-game-not-one-move = { $result } i cap jugada
unplayed-game-written-as-default = { $won ->
    [by-both] { $result } i cap jugada: una doble incompareixença s'escriu { $written }
   *[by-one] { $result } i cap jugada: una victòria per incompareixença s'escriu { $written }
}
unplayed-game-one-idle = { $result } i cap jugada { PLAYER($player, "of") }: no és una partida jugada
unplayed-game-default-time-left-to-event = aquesta edició deixa el temps d'espera a les bases del torneig, i aquí no es coneix; qui ha jugat hi era
unplayed-game-default-time = { $minutes ->
    [one] el temps d'espera és d'{ $minutes } minut, i qui ha jugat hi era
   *[other] el temps d'espera és de { $minutes } minuts, i qui ha jugat hi era
}

unfinished = la partida no té resultat
    .suggestion = cal presentar el resultat que els jugadors van signar

kings-in-the-centre-recorded = { $second ->
    [none] un rei a { $first } com a darrera jugada: potser és el senyal del tauler per a { $gives }, anotat com a jugada
   *[other] reis a { $first } i { $second } com a darrera jugada: potser és el senyal del tauler per a { $gives }, anotat com a jugada
}
kings-in-the-centre-no-result = { $second ->
    [none] un rei a { $first }: és el senyal del tauler per a { $gives }, no una jugada; no s'ha presentat cap resultat
   *[other] reis a { $first } i { $second }: és el senyal del tauler per a { $gives }, no són jugades; no s'ha presentat cap resultat
}
kings-in-the-centre-agree = { $second ->
    [none] un rei a { $first }: és el senyal del tauler, no una jugada; coincideix amb { $result }
   *[other] reis a { $first } i { $second }: és el senyal del tauler, no són jugades; coincideix amb { $result }
}
kings-in-the-centre-differ = { $second ->
    [none] un rei a { $first }: és el senyal del tauler per a { $gives }, no una jugada; s'ha presentat { $result }
   *[other] reis a { $first } i { $second }: és el senyal del tauler per a { $gives }, no són jugades; s'ha presentat { $result }
}

resignation-ignored = { PLAYER($player) } han abandonat, i s'ha presentat { RESULT($result) }

termination-agreement-ignored = els jugadors han acordat taules, i s'ha presentat { RESULT($result) }
termination-no-stalemate = es diu que la partida ha acabat per ofegat, i el jugador que està en joc té jugades legals
termination-not-dead = es diu que la partida ha acabat en posició morta, i un dels jugadors encara pot fer escac i mat amb alguna sèrie de jugades legals
termination-stalemate-claimed = reclamació d'ofegat que el tauler no confirma
termination-dead-claimed = reclamació de posició morta que el tauler no confirma
termination-other-result = { $told ->
    [agreement] es diu que la partida ha acabat en taules per acord, i s'ha presentat { RESULT($result) }
    [resignation] es diu que la partida ha acabat per abandonament, i s'ha presentat { RESULT($result) }
    [stalemate] es diu que la partida ha acabat per ofegat, i s'ha presentat { RESULT($result) }
    [dead-position] es diu que la partida ha acabat en posició morta, i s'ha presentat { RESULT($result) }
    [timeout-without-mate] es diu que la partida ha acabat en taules perquè ningú no podia fer escac i mat quan ha caigut una bandera, i s'ha presentat { RESULT($result) }
    [fivefold] es diu que la partida ha acabat per quíntuple repetició de posició, i s'ha presentat { RESULT($result) }
    [seventy-five-moves] es diu que la partida ha acabat per 75 moviments, i s'ha presentat { RESULT($result) }
   *[time-forfeit] es diu que la partida s'ha perdut per temps, i s'ha presentat { RESULT($result) }
}

## DRW: claims of a draw, and draws that nobody needs to claim

claim-right = { $claim ->
    [fifty] la reclamació de taules { PLAYER($player, "of") } per 50 moviments és correcta
    [normal-means] la reclamació de taules { PLAYER($player, "of") } en els darrers dos minuts és correcta
   *[threefold] la reclamació de taules { PLAYER($player, "of") } per triple repetició de posició és correcta
}
claim-right-and-ignored = { $claim ->
    [fifty] la reclamació de taules { PLAYER($player, "of") } per 50 moviments és correcta, i s'ha presentat { RESULT($result) }
    [normal-means] la reclamació de taules { PLAYER($player, "of") } en els darrers dos minuts és correcta, i s'ha presentat { RESULT($result) }
   *[threefold] la reclamació de taules { PLAYER($player, "of") } per triple repetició de posició és correcta, i s'ha presentat { RESULT($result) }
}
claim-undecidable = { $claim ->
    [fifty] la reclamació de taules { PLAYER($player, "of") } per 50 moviments no es pot decidir
    [normal-means] la reclamació de taules { PLAYER($player, "of") } en els darrers dos minuts no es pot decidir
   *[threefold] la reclamació de taules { PLAYER($player, "of") } per triple repetició de posició no es pot decidir
}
claim-not-in-edition = { $claim ->
    [fifty] aquesta edició no preveu la reclamació de taules { PLAYER($player, "of") } per 50 moviments
    [normal-means] aquesta edició no preveu la reclamació de taules { PLAYER($player, "of") } en els darrers dos minuts
   *[threefold] aquesta edició no preveu la reclamació de taules { PLAYER($player, "of") } per triple repetició de posició
}
claim-wrong-and-decisive = { $claim ->
    [fifty] la reclamació de taules { PLAYER($player, "of") } per 50 moviments és incorrecta, i el resultat s'hi basa
    [normal-means] la reclamació de taules { PLAYER($player, "of") } en els darrers dos minuts és incorrecta, i el resultat s'hi basa
   *[threefold] la reclamació de taules { PLAYER($player, "of") } per triple repetició de posició és incorrecta, i el resultat s'hi basa
}
claim-wrong-and-lost = { $claim ->
    [fifty] la reclamació de taules { PLAYER($player, "of") } per 50 moviments és incorrecta i els costa la partida, i s'ha presentat { RESULT($result) }
    [normal-means] la reclamació de taules { PLAYER($player, "of") } en els darrers dos minuts és incorrecta i els costa la partida, i s'ha presentat { RESULT($result) }
   *[threefold] la reclamació de taules { PLAYER($player, "of") } per triple repetició de posició és incorrecta i els costa la partida, i s'ha presentat { RESULT($result) }
}
claim-wrong-but-agreed = { $claim ->
    [fifty] la reclamació de taules { PLAYER($player, "of") } per 50 moviments és incorrecta; les taules s'han acordat
    [normal-means] la reclamació de taules { PLAYER($player, "of") } en els darrers dos minuts és incorrecta; les taules s'han acordat
   *[threefold] la reclamació de taules { PLAYER($player, "of") } per triple repetició de posició és incorrecta; les taules s'han acordat
}
claim-wrong = { $claim ->
    [fifty] la reclamació de taules { PLAYER($player, "of") } per 50 moviments és incorrecta
    [normal-means] la reclamació de taules { PLAYER($player, "of") } en els darrers dos minuts és incorrecta
   *[threefold] la reclamació de taules { PLAYER($player, "of") } per triple repetició de posició és incorrecta
}
claim-made-after-end = { $claim ->
    [fifty] la reclamació de taules { PLAYER($player, "of") } per 50 moviments s'ha fet després del final de la partida
    [normal-means] la reclamació de taules { PLAYER($player, "of") } en els darrers dos minuts s'ha fet després del final de la partida
   *[threefold] la reclamació de taules { PLAYER($player, "of") } per triple repetició de posició s'ha fet després del final de la partida
}
claim-accepted-as-offer = una reclamació també és una oferta de taules (art. { $article })

fivefold-stood = la posició s'ha produït després de les mitges jugades { $plies }
fivefold-result = la mateixa posició s'ha produït per cinquena vegada, i s'ha presentat { RESULT($result) }
fivefold-passed = { $plies ->
    [one] la mateixa posició s'ha produït per cinquena vegada, i s'ha fet una mitja jugada més
   *[other] la mateixa posició s'ha produït per cinquena vegada, i la partida ha continuat { $plies } mitges jugades
}
seventyfive-result = 75 moviments de cada jugador sense captures ni moviments de peó, i s'ha presentat { RESULT($result) }
seventyfive-passed = { $plies ->
    [one] 75 moviments de cada jugador sense captures ni moviments de peó, i s'ha fet una mitja jugada més
   *[other] 75 moviments de cada jugador sense captures ni moviments de peó, i la partida ha continuat { $plies } mitges jugades
}

agreed-too-soon = { $plies ->
    [one] s'han acordat taules amb { $plies } mitja jugada feta
   *[other] s'han acordat taules amb { $plies } mitges jugades fetes
}

agreement-banned-until = { $moves ->
    [one] taules acordades amb { $moves } jugada feta, i la competició ho permet a partir de la jugada { $first }
   *[other] taules acordades amb { $moves } jugades fetes, i la competició ho permet a partir de la jugada { $first }
}
agreement-banned = taules acordades, i la competició no ho permet
agreement-banned-by-event-alone = aquesta edició no preveu aquesta prohibició: és una regla de la competició mateixa

unclaimed-right-threefold = la mateixa posició s'ha produït per tercera vegada: { PLAYER($player) } haurien pogut reclamar taules
unclaimed-right-fifty = { $moves } moviments de cada jugador sense captures ni moviments de peó: { PLAYER($player) } haurien pogut reclamar taules

claim-ahead-threefold = { $count ->
    [one] { PLAYER($player) } haurien pogut reclamar taules declarant { $moves }: la posició s'hauria produït per tercera vegada
   *[other] { PLAYER($player) } haurien pogut reclamar taules declarant una d'aquestes jugades, cadascuna de les quals produeix una posició per tercera vegada: { $moves }
}
claim-ahead-fifty = { $count ->
    [one] { PLAYER($player) } haurien pogut reclamar taules declarant { $example }: s'hauria completat el nombre de moviments sense captures ni moviments de peó
   *[other] { PLAYER($player) } haurien pogut reclamar taules declarant alguna de les { $count } jugades possibles, com ara { $example }: s'hauria completat el nombre de moviments sense captures ni moviments de peó
}
claim-ahead-stood = la posició que resulta de { $san } s'havia produït després de les mitges jugades { $plies }

claim-out-of-turn = { PLAYER($player) } han reclamat taules, i estaven en joc { PLAYER($opponent) }

## CLK: what the clocks prove

overstepped-shown = el rellotge indica { $time }
overstepped-used = temps consumit: { $used } de { $given }

flag-passed-by-result = { PLAYER($player) } han sobrepassat el temps, i el resultat no ho reflecteix
flag-passed = { $plies ->
    [one] { PLAYER($player) } han sobrepassat el temps, i s'ha fet una mitja jugada més
   *[other] { PLAYER($player) } han sobrepassat el temps, i la partida ha continuat { $plies } mitges jugades
}
flag-passed-only-if-claimed = només compta si un jugador ho reclama

flag-claim-won = { PLAYER($player) } han guanyat per temps, i el registre ho desmenteix
flag-ignored-claimed = la bandera { PLAYER($player, "of") } ha caigut i s'ha reclamat, i s'ha presentat { RESULT($result) }
flag-ignored-told = es diu que ha caigut una bandera i s'han presentat taules, encara que ambdós jugadors haurien pogut fer escac i mat
flag-ignored-told-without-exception = es diu que ha caigut una bandera i s'han presentat taules, i aquesta edició no fa cap excepció
flag-claim = { PLAYER($player) } han reclamat la victòria per temps, i el registre ho desmenteix

flag-without-mate = ha caigut la bandera { PLAYER($loser, "of") }, i { PLAYER($player) } no haurien pogut fer escac i mat: la partida és taules
flag-without-mate-bare-king = { PLAYER($player) } només tenien el rei: { PLAYER($loser) } haurien pogut reclamar taules abans que caigués la seva bandera

clock-beyond-control = el rellotge { PLAYER($player, "of") } indica { $shown }, més del que dona el control de temps
clock-gained = el rellotge { PLAYER($player, "of") } ha guanyat { $beyond } més del que s'afegeix per jugada
clock-gained-in-delay-mode = el rellotge { PLAYER($player, "of") } ha guanyat { $beyond }, i en el mode de demora no augmenta mai
clock-early-period = el rellotge { PLAYER($player, "of") } ha rebut el temps del període següent abans de la jugada { $due_at }
clock-missing-period = el rellotge { PLAYER($player, "of") } no ha rebut mai el temps del període posterior a la jugada { $due_at }
clock-swapped = a partir d'aquí les indicacions dels dos rellotges estan intercanviades
clock-move-time = segons l'anotació { PLAYER($player) } han consumit { $written }, i el rellotge ha baixat { $by_clock }
clock-game-time-back = el temps que { PLAYER($player) } han consumit en la partida disminueix
clock-at-most = com a màxim { $most } en aquell moment
clock-from-to = de { $before } a { $shown }
clock-perhaps-given = de { $before } a { $shown }; pot ser que un àrbitre l'hagi afegit, i cap ordre no ho diu
clock-added = temps afegit: { $time }; el rellotge s'ha premut una vegada de més, o la bandera ha caigut abans del control
clock-were-due = calia afegir { $time }, i el rellotge de l'adversari sí que ha rebut el seu temps
clock-fits-the-other = cadascuna encaixa amb la darrera indicació de l'altre jugador
clock-delay-mode = mode de demora: primer corre el temps extra de la jugada, i el que en queda es perd

penalty-time = { $change ->
    [taken] reducció de { $time } a { PLAYER($player) }
   *[given] addició de { $time } a { PLAYER($player) }
} per la { $occasion ->
    [claim] reclamació incorrecta
   *[illegal-move] jugada il·legal
} { PLAYER($culprit, "of") }: no és el que fixen les Lleis
    .suggestion = el nombre és el que varia el temps restant d'aquell jugador: [%penalty black 120] dona dos minuts a les negres
penalty-time-claim-was-right = { $change ->
    [taken] reducció de { $time } a { PLAYER($player) }
   *[given] addició de { $time } a { PLAYER($player) }
}, el cost d'una reclamació incorrecta, i la reclamació { PLAYER($culprit, "of") } era correcta
penalty-time-not-judged = { $change ->
    [taken] reducció de { $time } a { PLAYER($player) }
   *[given] addició de { $time } a { PLAYER($player) }
} per la { $occasion ->
    [claim] reclamació incorrecta
   *[illegal-move] jugada il·legal
} { PLAYER($culprit, "of") }: les Lleis vigents aquell dia no diuen si és correcte
penalty-time-due = { $change ->
    [taken] correspon restar { $time } a { PLAYER($player) }
   *[given] correspon afegir { $time } a { PLAYER($player) }
}
penalty-time-halved = correspon restar la meitat del temps restant { PLAYER($player, "of") }, aquí { $most } com a màxim
penalty-time-loses = no es fixa cap temps: la jugada il·legal fa perdre la partida
penalty-time-not-set = l'edició no hi fixa cap temps

time-control-unreadable = no es pot llegir el control de temps “{ $tag }”: els rellotges no s'han jutjat
    .suggestion = cal escriure'l com a 5400+30, o 40/5400+30:1800+30 per a dos períodes
time-control-missing = rellotges sense control de temps: no s'han jutjat
    .suggestion = cal afegir una etiqueta TimeControl, o [time] control al fitxer de la competició
time-control-tag-differs = l'etiqueta diu “{ $tag }” i la competició un altre control de temps: es jutja pel de la competició
time-control-in-minutes = el control de temps “{ $tag }” s'ha llegit en minuts: els rellotges ho demostren
    .suggestion = cal escriure'l com a 5400+30, o 40/5400+30:1800+30 per a dos períodes

pace = segons la competició són escacs { $said ->
    [standard] estàndard
    [rapid] ràpids
    [blitz] llampec
   *[other] { $said }
}, i segons el control de temps, escacs { $made ->
    [standard] estàndard
    [rapid] ràpids
    [blitz] llampec
   *[other] { $made }
}

both-flags-drawn = ambdós jugadors han sobrepassat el temps: la partida és taules
both-flags-drawn-against = ambdós jugadors han sobrepassat el temps: la partida és taules, i s'ha presentat { RESULT($result) }
both-flags-goes-on = ambdós jugadors han sobrepassat el temps: la partida continua
both-flags-goes-on-against = { $result ->
    [none] ambdós jugadors han sobrepassat el temps: la partida continua, i s'ha presentat com a acabada per temps, { RESULT($result) }
   *[other] ambdós jugadors han sobrepassat el temps: la partida continua, i s'ha presentat { RESULT($result) } per temps
}
both-flags-left-to-arbiter = ambdós jugadors han sobrepassat el temps: aquesta edició ho deixa a criteri de l'àrbitre
both-flags-proved = les blanques, després de la mitja jugada { $white_ply }: { $white }; les negres, després de la mitja jugada { $black_ply }: { $black }
both-flags-claimed = cada jugador ha reclamat la caiguda de la bandera de l'altre

## ADJ: adjourned games

sealed-move-unreadable = la jugada secreta { PLAYER($player, "of") } és il·legible
sealed-move-ambiguous = la jugada secreta { PLAYER($player, "of") } és ambigua
sealed-move-illegal = la jugada secreta { PLAYER($player, "of") } és il·legal
sealed-move-ended-before = { $fault }; es manté el que s'havia acordat abans d'obrir el sobre
sealed-move-draws = { $fault }: la partida és taules, perquè l'adversari no hauria pogut fer escac i mat
sealed-move-draws-against = { $fault }: la partida és taules, perquè l'adversari no hauria pogut fer escac i mat, i s'ha presentat { RESULT($result) }
sealed-move-loses = { $fault }: { PLAYER($player) } perden la partida
sealed-move-loses-against = { $fault }: { PLAYER($player) } perden la partida, i s'ha presentat { RESULT($result) }

## HDR: what the tags say

roster = { $count ->
    [one] hi falta una etiqueta: { $tags }
   *[other] hi falten etiquetes: { $tags }
}

date-in-future = { $tag } { $value } és una data futura
date-faulty = { $tag } { $value }: { $fault }
date-other-form = { $tag } { $value } no té la forma de PGN; s'ha llegit com a { $read }
    .suggestion = cal escriure la data com a AAAA.MM.DD
date-one-edition = les Lleis de { $edition } eren vigents en tots aquests dies
date-by-event = les lectures corresponen a les Lleis de { $oldest } a { $newest }: es jutja pel primer dia del fitxer de la competició, { $start }
date-open = les lectures corresponen a les Lleis de { $oldest } a { $newest }: l'edició és només una suposició
date-outside-event = la data de la partida queda fora de la competició (fitxer de la competició)
date-event-days = { $start ->
    [none] el fitxer de la competició: fins a { $end }
   *[other] { $end ->
        [none] el fitxer de la competició: des de { $start }
       *[other] el fitxer de la competició: de { $start } a { $end }
    }
}
date-before-event = la data de la partida és { $value }, anterior al començament de la competició (EventDate { $event })

result-token-unreadable = no es pot llegir el resultat “{ $written }”
    .suggestion = cal escriure 1-0, 0-1, 1/2-1/2 o *
result-token-two-readings = segons els punts de la competició, { $written } pot ser { $taken } o { $other }: s'ha pres { $taken }
    .suggestion = cal escriure 1-0, 0-1, 1/2-1/2 o *, que signifiquen el mateix amb qualsevol puntuació
result-token-empty = el resultat és buit
    .suggestion = cal escriure 1-0, 0-1, 1/2-1/2 o *

rating-tag-impossible = { $tag } { $value } no és un ràting possible
rating-tag-no-number = { $tag } “{ $value }” no és cap nombre
rating-tag-not-listed = { $listed ->
    [none] { $tag } { $rating }, però la llista no té cap ràting per a { $id }
   *[other] { $tag } { $rating }, però la llista té { $listed } per a { $id }
}
rating-tag-list = { $month ->
    [none] { $list }
   *[other] { $list } ({ $month })
}

same-player-id = ambdós jugadors tenen el codi FIDE { $id }
same-player-name = { $name } figura amb blanques i amb negres

damaged-text-lost = s'han perdut caràcters del text abans d'arribar aquí
damaged-text-lost-in = etiquetes amb caràcters perduts: { $tags }
damaged-text-twice = el text s'ha codificat dues vegades: en aquest informe s'ha desfet
damaged-text-twice-in = etiquetes amb lletres fora d'ASCII: { $tags }

repeated-tag = l'etiqueta { $tag } està repetida
repeated-tag-other-value = l'etiqueta { $tag } està repetida amb un altre valor
repeated-tag-values = “{ $first }” compta, “{ $again }” no

## ARC: games held against each other

duplicate-game = la mateixa partida figura a { $file }, partida { $game }
    .suggestion = cal conservar-ne només una
duplicate-longer = mitges jugades: { $here } aquí, { $there } allà
duplicate-shorter = mitges jugades: { $here } aquí, { $there } allà
duplicate-names = allà els jugadors són { $white } i { $black }
duplicate-round = allà la ronda és { $round }
duplicate-day = allà la data és { $day }

conflicting-results = a { $file }, partida { $game }, la mateixa partida té un altre resultat
    .suggestion = cal comparar-les amb les planelles i conservar la correcta
conflicting-moves = a { $file }, partida { $game }, la mateixa partida té unes altres jugades
    .suggestion = cal comparar-les amb les planelles i conservar la correcta
conflicting-both = a { $file }, partida { $game }, la mateixa partida té unes altres jugades i un altre resultat
    .suggestion = cal comparar-les amb les planelles i conservar la correcta
conflicting-colours = a { $file }, partida { $game }, hi ha les mateixes jugades amb els colors canviats
    .suggestion = cal comparar-les amb les planelles i conservar la correcta
conflicting-ids = a { $file }, partida { $game }, la mateixa partida té un altre codi d'un jugador
    .suggestion = cal comparar-les amb les planelles i conservar la correcta
conflicting-at = se separen a { $number } { $here } aquí, { $there } allà
conflicting-ends = { RESULT($here) } aquí, { RESULT($there) } allà

two-boards = { $name } juga també contra { $opponent } en aquesta ronda ({ $file }, partida { $game })
    .suggestion = cal comprovar els noms i la ronda de totes dues partides
two-boards-of-id = el codi FIDE { $id } és { $name } aquí, i { $other } contra { $opponent } en la mateixa ronda ({ $file }, partida { $game })
    .suggestion = cal comprovar els codis, els noms i la ronda de totes dues partides
name-variants-of-id = el codi FIDE { $id } és { $name } aquí, i { $other } a { $file }, partida { $game }
    .suggestion = cal escriure el jugador d'una sola manera
name-variants-in-event = { $name } pot ser { $other } de { $file }, partida { $game }
    .suggestion = cal escriure el jugador d'una sola manera, o donar el codi FIDE de tots dos

copies-unknown = a partir de la partida { $game } de { $file }, les partides no s'han comparat amb les anteriors: { $cause }. Cal fer lloc al disc, o prescindir-ne amb --duplicates never

## VAR, INP: beside the main line, and outside any game

illegal-variation-no-move = “{ $written }”, dins d'una variant, no és cap jugada
illegal-variation-ambiguous = “{ $written }”, dins d'una variant, encaixa amb dues jugades o més
illegal-variation = “{ $written }”, dins d'una variant, no es pot jugar

open-brace-comment = un comentari no es tanca mai: la resta de la partida hi queda dins
    .suggestion = cal tancar-lo amb {"}"}
open-brace-variation = una variant no es tanca mai: la resta de la partida hi queda dins
    .suggestion = cal tancar-la amb )

castling-by-king = un moviment del rei tot sol, llegit com a enroc: no hi pot anar de cap altra manera
    .suggestion = l'enroc s'escriu O-O o O-O-O

lower-case-piece-read-as-piece = la lletra minúscula es llegeix com la d'una peça; com la d'una columna és { $other }, que també és legal
    .suggestion = cal comparar-ho amb la planella de l'adversari
lower-case-piece-read-as-pawn = la lletra minúscula es llegeix com la d'una columna; com la d'una peça és { $other }, que també és legal
    .suggestion = cal comparar-ho amb la planella de l'adversari
lower-case-piece-against-sign = escrit com una captura de peó, i cap peó no la pot fer: es llegeix com la d'una peça
    .suggestion = cal comparar-ho amb la planella de l'adversari

stray-text-ahead = text abans de la primera partida del fitxer
stray-text-begins = { $text }
stray-text-open-tag = una etiqueta no es tanca: s'ha llegit fins al final de la línia
    .suggestion = cal acabar-la amb "]
stray-text-bracket = un parèntesi, claudàtor o clau de tancament de més: ignorat
stray-text-tag = una etiqueta entre les jugades: ignorada
    .suggestion = cal posar-la damunt de les jugades
stray-text-on-sheet = no és ni capçalera, ni jugada, ni resultat de la planella: no s'ha llegit
stray-text = text que no forma part de la partida: ignorat
stray-text-nested-braces = claus dins d'un comentari: PGN no permet niar-les; s'ha llegit com un sol comentari
stray-text-text-behind-result = text després del resultat: no forma part de la partida
stray-text-behind-result = hi ha jugades després del resultat: s'han reproduït
stray-text-second-game = una segona partida sense etiquetes: no s'ha jutjat
    .suggestion = cal donar-li una secció d'etiquetes pròpia
stray-text-command = una ordre que no es pot llegir: ignorada

not-judged = aquesta partida no s'ha pogut jutjar per una fallada d'arbiter mateix: ocupa els bytes { $from } a { $to } del text del fitxer
    .suggestion = cal comunicar-ho als autors d'arbiter, amb la partida
not-judged-cause = { $cause }

## TRF: tournament reports

report-column = columna { $column }
report-line = línia { $line }, columna { $column }: hi ha “{ $read }” i s'esperava { $expected }
    .suggestion = cal corregir la línia: els camps ocupen columnes fixes
table-line = línia { $line }: { $fault }
    .suggestion = cal corregir la fila
report-mirror = núm. { $rank } { $name }, ronda { $round }: { $wrong }
    .suggestion = cal consultar la ronda i corregir la línia incorrecta
report-mirror-own-opponent = el jugador és el seu propi adversari
report-mirror-no-such-player = cap jugador no té el número de llista { $opponent }
report-mirror-no-entry = l'adversari { $opponent } no hi té cap entrada
report-mirror-names-another = l'adversari { $opponent } indica { $another }
report-mirror-names-nobody = l'adversari { $opponent } no indica cap adversari
report-mirror-same-colour = mateix color que { $opponent }
report-mirror-one-colour = només una de les dues línies té color ({ $opponent })
report-mirror-results = resultat “{ $result }”, però “{ $mirrored }” per a l'adversari { $opponent }
report-points = núm. { $rank } { $name }: { $points } punts, però els resultats sumen { $sum }
    .suggestion = cal corregir els punts o el resultat incorrecte
report-points-results = resultats { $results }
report-without-id = { $players } de { $of } jugadors no tenen codi FIDE: { $named }
    .suggestion = afegiu-hi els codis: sense, els jugadors només es troben pel nom
report-without-game = { $players } de { $of } jugadors no tenen cap partida: { $named }
    .suggestion = mireu si hi falten els seus resultats
report-beyond-last-round = { $players ->
        [one] un jugador té
       *[other] { $players } jugadors tenen
    } resultats fins a la ronda { $round }, però la darrera ronda és la { $stated }: { $named }
    .suggestion = corregiu el nombre de rondes (142, XXR, 132) o les línies
report-no-games = l'informe té { $players ->
        [one] un jugador
       *[other] { $players } jugadors
    } i cap partida
    .suggestion = mireu si les rondes comencen a la columna 92

## Claims: what proves or refutes them

claim-position-unknown = la posició inicial no es pot fer servir o una jugada anterior no es pot jugar, i per tant la posició no es coneix
claim-intended-ambiguous = més d'una jugada legal encaixa amb el moviment declarat { $written }, i importa quina
claim-own-flag-down = la bandera del reclamant mateix havia caigut abans
claim-announced-makes-fifty = el moviment declarat fa el cinquantè
claim-intended-unplayable = el moviment declarat { $written } no es pot jugar
claim-not-to-move = { PLAYER($player) } no estaven en joc
claim-mated = hi ha escac i mat
claim-not-mated = no hi ha escac i mat
claim-stalemate = cap jugada legal i cap escac
claim-assumed = és així si la reproducció ha continuat bé a la jugada { $number }, cosa que no és segura
claim-after-end = la partida havia acabat abans
claim-no-stalemate = al tauler no hi ha ofegat

claim-penalty-remains = el temps del reclamant passa de { $own } a { $left }
claim-penalty-flag = el reclamant tenia { $own }: cau la seva bandera i perd la partida
claim-penalty-becomes = el temps restant del reclamant mateix passa de { $own } a { $left }
claim-penalty-halved = el temps restant del reclamant mateix es redueix a la meitat, en tres minuts com a màxim i sense baixar d'un
claim-penalty-halved-to-nothing = el temps restant del reclamant mateix es redueix a la meitat, en tres minuts com a màxim

claim-repeated = { $times ->
    [one] la posició s'ha produït { $times } vegada: després de la mitja jugada { $plies }
   *[other] la posició s'ha produït { $times } vegades: després de les mitges jugades { $plies }
}
claim-repeated-with-intended = { $times ->
    [one] la posició s'ha produït { $times } vegada: després de la mitja jugada { $plies }, amb el moviment declarat
   *[other] la posició s'ha produït { $times } vegades: després de les mitges jugades { $plies }, la darrera amb el moviment declarat
}
claim-repeated-often = la posició s'ha produït { $times } vegades: les primeres després de les mitges jugades { $first }, la darrera després de la mitja jugada { $last }
claim-repeated-often-with-intended = la posició s'ha produït { $times } vegades: les primeres després de les mitges jugades { $first }, la darrera després de la mitja jugada { $last }, amb el moviment declarat
claim-count-before-start = el recompte va començar abans de la primera jugada anotada
claim-count-from-start = cap captura ni moviment de peó en tota la partida
claim-count-since = la darrera captura o el darrer moviment de peó és la mitja jugada { $ply }
claim-count = { $moves ->
    [one] { $moves } moviment de cada jugador des d'aleshores ({ $plies ->
        [one] { $plies } mitja jugada
       *[other] { $plies } mitges jugades
    })
   *[other] { $moves } moviments de cada jugador des d'aleshores ({ $plies ->
        [one] { $plies } mitja jugada
       *[other] { $plies } mitges jugades
    })
}
claim-hundred-needed = { $ending ->
    [rook-and-bishop] rei, torre i alfil contra rei i torre (10.09(a)): en calen cent
    [knights] rei i dos cavalls contra rei i peó bloquejat (10.09(b)): en calen cent
   *[rook-and-pawn] rei, torre i peó contra rei, alfil i peó (10.09(c)): en calen cent
}
claim-seventy-five-not-known = les Lleis de 1989 exigien setanta-cinc moviments en alguns finals amb aquestes peces, i no se sap en quins
claim-bare-king = a l'adversari només li queda el rei
claim-material-listed = el material és a la llista
claim-material-not-listed = el material no és a la llista
claim-neither-can-mate = cap dels jugadors no pot fer escac i mat amb cap sèrie de jugades legals
claim-side-can-mate = un dels jugadors encara pot fer escac i mat amb alguna sèrie de jugades legals
claim-not-decided = no s'ha decidit si un dels jugadors encara pot fer escac i mat
claim-half-moves-made = { $plies ->
    [one] s'havia fet { $plies } mitja jugada
   *[other] s'havien fet { $plies } mitges jugades
}

claim-mate-before-flag = l'escac i mat és anterior a la caiguda de bandera
claim-stalemate-before-flag = l'ofegat és anterior a la caiguda de bandera
claim-dead-before-flag = la posició morta és anterior a la caiguda de bandera
claim-claimant-too = el reclamant mateix també havia sobrepassat el temps
claim-flag-only-draws = { PLAYER($player) } no poden fer escac i mat amb cap sèrie de jugades legals: la caiguda de bandera només dona taules
claim-clock-shows = el rellotge { PLAYER($player, "of") } indica { $time } després de la mitja jugada { $ply }
claim-used = { PLAYER($player) } havien consumit { $used } de { $given } després de la mitja jugada { $ply }
claim-may-have-run-out = { PLAYER($player) } estaven en joc i tenien { $time } després de la mitja jugada { $ply }: pot ser que després se'ls exhaurís el temps
claim-no-reading = { PLAYER($player) } estaven en joc; no hi ha cap indicació del seu rellotge
claim-had-time = { PLAYER($player) } havien jugat i el seu rellotge estava aturat a { $time }
claim-control-made = { PLAYER($player) } havien fet les { $moves } jugades del període
claim-nothing-shown = { PLAYER($player) } havien jugat; cap indicació no mostra temps restant ni temps sobrepassat
claim-none-such = aquesta edició no preveu aquesta reclamació
claim-not-in-blitz = no es pot fer en escacs llampec
claim-increment-first = abans pot demanar un increment de cinc segons per a ambdós jugadors (art. { $article })
claim-not-the-move = { PLAYER($player) } no estaven en joc
claim-fell-first = ambdues banderes havien caigut, i la { PLAYER($player, "of") } ha caigut primer
claim-not-announced = les directrius per a partides sense increment no s'havien anunciat
claim-time-added = s'afegeix temps per cada jugada, i per tant no s'apliquen les directrius per a partides sense increment
claim-under-two-minutes = temps restant del reclamant: { $time }
claim-not-under-two-minutes = temps restant del reclamant: { $time }, que no és menys de dos minuts
claim-time-unknown = no se sap quant de temps quedava al reclamant
claim-not-last-period = no era el darrer període
claim-opponent-cannot-mate = l'adversari no pot fer escac i mat amb cap sèrie de jugades legals
claim-opponent-can-mate = l'adversari encara pot fer escac i mat amb alguna sèrie de jugades legals
claim-mate-not-decided = no s'ha decidit si l'adversari encara pot fer escac i mat
claim-for-the-arbiter = a criteri de l'àrbitre davant del tauler

## Repaired and reconciled sheets

read-move = { $written ->
    [none] { $confidence ->
        [none] { $played }, omesa (per conjectura)
       *[other] { $played }, omesa ({ $confidence } %)
    }
   *[other] { $confidence ->
        [none] { $played } en lloc de { $written } (per conjectura)
       *[other] { $played } en lloc de { $written } ({ $confidence } %)
    }
}
read-as = lectura: { $changes }
read-as-and-more = lectura: { $changes }; i { $more } més

copy-says-it = ho diu la planella { PLAYER($owner, "of") }
copy-unreadable = la cel·la { PLAYER($owner, "of") } és il·legible
copy-slip = la cel·la { PLAYER($owner, "of") } es considera una errada d'anotació
copy-leaves-out = la planella { PLAYER($owner, "of") } l'omet
copy-ended = la planella { PLAYER($owner, "of") } ja s'ha acabat
copies-both-say-it = ho diuen ambdues planelles
copies-compared = { $first }, { $second }
copies-offer-of-one = només la planella { PLAYER($owner, "of") } té una oferta de taules
copies-left-cell = la casella { PLAYER($owner, "of") } no correspon a cap jugada
copies-not-one-game = no són còpies d'una mateixa partida: se separen a la jugada { $number } i no es tornen a trobar
copies-differ-on-tag = les còpies difereixen en { $tag }
copies-differ-on-clock = les còpies difereixen en el rellotge
copies-differ-on-result = les còpies difereixen en el resultat
chosen-guessed = conjectura a partir del que segueix
chosen-unsure = altres jugades són gairebé igual de probables

## Ratings

complaint = { $line ->
    [none] { $file }: { $what }
   *[other] { $file }, línia { $line }: { $what }
}

# Why a game does not count
rating-player-unresolved = { $name }: { $why }
rating-default = guanyada o perduda per incompareixença
rating-too-short = no han jugat ambdós jugadors
rating-no-result = sense resultat
rating-opponent-unrated = adversari sense ràting
rating-match-unrated = un matx amb un jugador sense ràting ({ $name }) no es valora
rating-match-decided = el matx ja estava decidit: { $name } tenia { $points } punts de { $games } partides
rating-other-variant = no jugada segons les Lleis dels Escacs per a posicions estàndard
rating-copy = la mateixa partida que { $file }, partida { $game }, que és la que compta
rating-copy-conflict = contradiu { $file }, partida { $game }: cap de les dues no compta fins que se'n tregui una
rating-copies-told = { $games ->
    [one] { $games } partida és més d'una vegada a l'entrada, i compta una vegada
   *[other] { $games } partides són més d'una vegada a l'entrada, i compten una vegada
}
rating-conflict-told = la partida { $game } contradiu { $file }, partida { $other }: cap de les dues no compta fins que se'n tregui una
rating-both-sides = un mateix jugador figura amb blanques i amb negres
rating-wrong-pace = la competició és d'escacs { $event ->
    [standard] estàndard
    [rapid] ràpids
    [blitz] llampec
   *[other] { $event }
}, no d'escacs { $asked ->
    [standard] estàndard
    [rapid] ràpids
    [blitz] llampec
   *[other] { $asked }
}
rating-too-far-apart = diferència de 600 punts o més, amb un jugador per damunt de 2600
rating-not-on-list = no figura a la llista vigent quan va començar la competició
rating-too-old = { $months ->
    [one] més d'{ $months } mes abans de la darrera competició
   *[other] més de { $months } mesos abans de la darrera competició
}
rating-zero-score = una puntuació de zero en la primera competició no es té en compte
rating-few-team-games = una competició per equips compta a partir de { $needed } partides jugades, no amb { $games }
rating-few-preferent = una competició per equips compta si la meitat dels adversaris són de Preferent, i aquí ho són { $preferent } entre { $games }
rating-opponents-category-unread = no es pot llegir la categoria “{ $read }” de { $name }, i la partida en depèn; cal escriure preferent, 1a, 2a o 3a al fitxer de --players
rating-far-above = { $points } punts o més per damunt dels adversaris, i sense cap guany

# Time controls: what a player has for 60 moves
rating-times-unequal = les partides amb temps desiguals no s'avaluen en escacs { $pace ->
    [standard] estàndard
    [rapid] ràpids
    [blitz] llampec
   *[other] { $pace }
}
rating-time = { $seconds ->
    [0] { $minutes ->
        [one] { $minutes } minut
       *[other] { $minutes } minuts
    }
   *[other] { $minutes ->
        [one] { $minutes } minut { $seconds } s
       *[other] { $minutes } minuts { $seconds } s
    }
}
rating-too-fast-for-standard = { $rating ->
    [none] { rating-time } per a 60 jugades: els escacs estàndard exigeixen { $needed } minuts
   *[other] { rating-time } per a 60 jugades: els escacs estàndard exigeixen { $needed } minuts quan un jugador té { $rating }
}
rating-not-rapid = { rating-time } per a 60 jugades: els escacs ràpids són de més de 10 minuts i menys de 60
rating-not-blitz = { rating-time } per a 60 jugades: els escacs llampec són de més de 3 minuts i com a màxim 10
rating-first-period = { $moves ->
    [one] un primer període amb { $moves } jugada: els escacs estàndard n'exigeixen 30
   *[other] un primer període amb { $moves } jugades: els escacs estàndard n'exigeixen 30
}

# Remarks
rating-first = avaluació d'entrada
rating-unrated-without-games = sense ràting, cap partida que compti
rating-rules-undated = sense data: s'avalua segons les regles de l'1 d'octubre de 2025
rating-rules-too-early = competició anterior a 2022: s'avalua segons les regles de l'1 de gener de 2022
rating-enters-with-standard = hi entra amb el seu ràting estàndard
rating-k-nothing-known = K 20: no es coneix ni l'any de naixement ni el nombre de partides
rating-k-games-unknown = K 20: nombre de partides desconegut, se'n prenen 30 o més
rating-k-limited = { $games ->
    [one] K { $k } en lloc de { $instead_of }: { $games } partida en el període, i el producte no pot passar de 700
   *[other] K { $k } en lloc de { $instead_of }: { $games } partides en el període, i el producte no pot passar de 700
}
rating-k-of-everybody = K { $k }: abans d'octubre de 2022 era la mateixa per a tothom en ràpid i llampec
rating-rounded-apart = arrodonit competició per competició seria { $rating }
rating-too-few-games = { $games ->
    [one] { $games } de les { $needed } partides contra adversaris amb ràting que calen per a un ràting d'entrada: es guarda per a períodes posteriors
   *[other] { $games } de les { $needed } partides contra adversaris amb ràting que calen per a un ràting d'entrada: es guarden per a períodes posteriors
}
rating-below-floor = { $rating } és inferior a { $floor }: sense ràting
rating-raised = { $rating } apujat a { $raised } a la llista de l'1 de març de 2024
rating-no-class = no s'ha indicat la classe de la competició: K d'un obert
rating-between-ranges = una diferència de { $difference } cau entre dos intervals de la taula: es pren com a { $taken }
rating-change-limited = { $per_game ->
    [one] una variació de { $change } en un torneig es limita a { $per_game } punt per partida
   *[other] una variació de { $change } en un torneig es limita a { $per_game } punts per partida
}
rating-none-without-games = sense avaluació, cap partida que compti
rating-no-category = no s'ha indicat la categoria: es pren com a Preferent
rating-category-unread = no es pot llegir la categoria “{ $read }”, i no se sap si és Preferent: sense avaluació; cal escriure preferent, 1a, 2a o 3a al fitxer de --players
rating-below-preferent = per sota de la categoria Preferent: sense avaluació
rating-too-few-games-on-list = { $games ->
    [one] { $games } de les { $needed } partides que calen per a una avaluació d'entrada: es guarda per a llistes posteriors
   *[other] { $games } de les { $needed } partides que calen per a una avaluació d'entrada: es guarden per a llistes posteriors
}
rating-percentage-fraction = un percentatge amb decimals es pren com a { $percentage }
rating-no-point = cap punt obtingut: la taula no hi té valor, sense avaluació
rating-half-way = al mig de dos múltiples de cinc: s'arrodoneix cap amunt
rating-lowest = { $rating } és inferior a l'avaluació mínima: { $lowest }
rating-no-deviation = no s'ha indicat la desviació: es pren { $taken }
rating-glicko2 = desviació { $deviation }, volatilitat { $volatility }
rating-no-number-of-games = no s'ha indicat el nombre de partides: es pren { $taken }
rating-approximation = per aproximació: aquí la federació resol una equació
rating-no-index = no s'ha indicat l'índex: es pren { $taken }
rating-index = índex { $index }
rating-first-dwz = ràting d'entrada, índex 1
rating-first-dwz-too-few-games = menys de 5 partides contra adversaris amb ràting: sense ràting d'entrada
rating-first-dwz-no-middle = totes les partides guanyades o totes perdudes: sense ràting d'entrada
rating-no-age = no s'ha indicat l'any o la data de naixement: es pren com a més gran de 25 anys

# Where a rating comes from
rating-not-resolved = sense identificar: { $why }
rating-identified-by-decision = identificat per decisió del responsable de ràting
rating-identified-as = identificat com a { $why }
rating-catalan-from-input = les dades d'entrada no tenen avaluació nacional: el seu ràting es pren com a avaluació catalana
rating-input-differs = { $input } a les dades d'entrada, { $listed } a la llista
rating-two-in-event = dos ràtings a { $event }: es pren { $taken }, però també hi consta { $other }
rating-from-event-before = sense ràting a { $event }: es pren { $rating } de { $before }
rating-from-position = { $file }, partida { $game }: no comença de la posició inicial habitual, i compta
rating-file-differs = { $own } segons el fitxer de jugadors, { $listed } a la llista
rating-list-out-of-date = avaluat amb la llista de { $month }; la competició va començar el { $start }

# Who a player is
rating-by-decision = per decisió del responsable de ràting
rating-by-evidence = { $listed } segons { $evidence }
rating-not-in-file = { $file } no té aquest nom
rating-neither-in-file = { $file } no té ni aquest nom ni el codi { $id }
rating-decided-for-nobody = s'ha decidit que és { $id }, que no figura en cap llista
rating-id-of-another = a la llista, el codi { $id } correspon a { $name }
rating-faulty-row = { $file }, línia { $line }: { $fault }
rating-namesakes-in-file = { $players ->
    [one] { $file } té { $players } jugador amb aquest nom
   *[other] { $file } té { $players } jugadors amb aquest nom
}
rating-no-such-name = la llista no té aquest nom
rating-neither-on-list = la llista no té ni aquest nom ni el codi { $id }
rating-other-id = la llista no té el codi { $id }, però sí { $listed } segons { $evidence }
rating-name-alone = la llista té el nom, però un nom tot sol no prova res
rating-too-little = la llista coincideix en { $evidence }, però altres del mateix nom hi poden coincidir per atzar
rating-speaks-against = la llista té el nom, però amb un altre valor de { $evidence }
rating-of-another-here = els indicis que porten a { $id } hi porten també des de '{ $other }' del mateix torneig
rating-on-two-boards = juga amb { $one } i amb { $other } a la ronda { $round } d'una competició, amb dos ràtings: poden ser dues persones
rating-several-fit = { $players ->
    [one] a la llista hi encaixa { $players } jugador
   *[other] a la llista hi encaixen { $players } jugadors
}
rating-proof = { $of ->
    [federation-birth-rating] el nom i la federació, l'any de naixement, el ràting
    [federation-birth] el nom i la federació, l'any de naixement
    [federation-rating] el nom i la federació, el ràting
    [federation] el nom i la federació
    [birth-rating] el nom i l'any de naixement, el ràting
    [birth] el nom i l'any de naixement
   *[rating] el nom i el ràting
}
rating-objection = { $of ->
    [federation-birth-rating] federació, any de naixement i ràting
    [federation-birth] federació i any de naixement
    [federation-rating] federació i ràting
    [federation] federació
    [birth-rating] any de naixement i ràting
    [birth] any de naixement
   *[rating] ràting
}
rating-candidate-birth = { $birth ->
    [none] ?
   *[other] { $birth }
}
rating-candidate = { $rating ->
    [none] { $id } { $name } { $federation } { rating-candidate-birth } sense ràting
   *[other] { $id } { $name } { $federation } { rating-candidate-birth } { $rating }
}
rating-candidate-row = { $id } (línia { $line })
rating-candidate-more = i { $players } més
carried-unreadable = { $column } '{ $read }' no es pot llegir: la partida no s'arrossega
carried-other-system = la partida s'arrossega per a '{ $read }', no per a { $asked }: no s'utilitza
carried-in-input = la partida de { $name } ({ $file }, partida { $number }) també és a l'entrada: compta una vegada
carried-rated = { $name } té ràting a la llista ({ $rating }): la partida ja va comptar
carried-header = { $file }: no és un fitxer de partides arrossegades (--carry): la capçalera és '{ $read }'; s'esperava la que escriu --write-carry
rating-id-shared = “{ $name }” té el mateix codi { $id } que “{ $other }”: s'esperava un codi per a cada jugador; es mantenen separats
rating-unresolved = el jugador “{ $name }” no s'ha identificat: { $why }; s'esperava un codi, o una línia per al nom a --decisions
rating-undecided = el jugador “{ $name }” no s'ha identificat: { $why } (candidats: { $candidates }); s'esperava un codi, o una línia per al nom a --decisions

# The calculation on paper
rating-no-tournament = Partides sense torneig
rating-tournament-of-day = Torneig de { $start }
rating-tournament = { $name }
rating-tournament-and-day = { $name }, { $start }
rating-step-change = punts { $score } - esperats { $expected }, per K { $k }: { $change }, arrodonit { $rounded }
rating-step-after = { $before } { $rounded } = { $after }
rating-step-mean = Ra = mitjana dels adversaris amb ràting ({ $games }) = { $mean }
rating-step-above-even = Ru = Ra { $difference } (20 per cada mig punt per damunt del 50 %, aquí { $above }) = { $rating }
rating-step-performance = Ru = Ra { $difference } (dp del { $percentage } %) = { $rating }
rating-step-mean-with-two = Ra = mitjana dels adversaris amb ràting ({ $games }) i dos més de { $hypothetical } = { $mean }
rating-step-with-two-draws = p = ({ $score } + 1) / ({ $games } + 2) = { $percentage } %, dp { $difference }; Ru = { $rating }
rating-step-highest = un ràting d'entrada és com a màxim { $rating }
rating-step-worth = { $name } compta com a { $rating }: { $why }
rating-worth-default = una incompareixença compta com una partida contra 2000
rating-worth-below-preferent = un adversari per sota de Preferent compta com a 2000
rating-worth-spanish = per l'avaluació espanyola
rating-worth-international = per l'avaluació internacional
rating-worth-by-score = sense avaluació, per la puntuació: { $score } en { $games }
rating-step-tournament = { $title }: Rc = { $mean }, D = { $before } - Rc = { $difference }, { $per_game } per partida, We = { $games } x { $per_game } = { $expected }; K (W - We) = { $k } ({ $score } - { $expected }) = { $change }
rating-step-first = Rc = { $mean }; P = 100 x { $score } / { $games } = { $percentage } %, DP { $points }; Rp = { $rating }
rating-step-nearest-five = { $exact }, al múltiple de cinc més proper: { $rating }
paper-heading = { $system }, segons { $basis ->
    [submitted] els resultats presentats
   *[audited] l'auditoria
}
paper-player = { $rating ->
    [none] { $name }: sense ràting
   *[other] { $name }: { $rating }
}
paper-player-with-id = { $rating ->
    [none] { $name } ({ $id }): sense ràting
   *[other] { $name } ({ $id }): { $rating }
}
paper-color = { $color ->
    [white] blanques
   *[black] negres
}
paper-score = { $score ->
    [none] {"*"}
   *[other] { $score }
}
paper-game = { $rating ->
    [none] { paper-color } contra { $opponent }: { paper-score }
   *[other] { paper-color } contra { $opponent } ({ $rating }): { paper-score }
}
paper-game-of-round = ronda { $round }, { paper-game }
paper-difference = D = { $difference }
paper-counted-difference = D = { $difference }, compta com a { $counted }
paper-gain = { $score } - { $expected } = { $gain }
paper-not-counted = no compta: { $why }
paper-submitted = presentat: { $submitted ->
    [none] sense resultat
   *[other] { $submitted }
}
paper-audited = { $rules ->
    [none] per l'auditoria ({ $file }, partida { $game }); { paper-submitted }
   *[other] per { $rules } ({ $file }, partida { $game }); { paper-submitted }
}
paper-sum = { $mean ->
    [none] { $games ->
        [one] { $score } en { $games } partida
       *[other] { $score } en { $games } partides
    }
   *[other] { $games ->
        [one] { $score } en { $games } partida, mitjana dels adversaris { $mean }
       *[other] { $score } en { $games } partides, mitjana dels adversaris { $mean }
    }
}

# What statistical systems refuse
rating-score = una partida val 0, 1 o 2 mitjos punts per a un jugador, no { $half_points }
rating-value = { $what ->
    [rating] un ràting és { $value }, i no pot ser
    [deviation] una desviació és { $value }, i no pot ser
    [volatility] una volatilitat és { $value }, i no pot ser
    [bonus-threshold] el llindar de bonificació és { $value }, i no pot ser
   *[tau] tau és { $value }, i no pot ser
}

# Pools
pool-unknown-player = { $players ->
    [one] la partida { $game } indica el jugador { $player }, però hi ha { $players } jugador
   *[other] la partida { $game } indica el jugador { $player }, però hi ha { $players } jugadors
}
pool-own-opponent = en la partida { $game }, el jugador { $player } juga contra si mateix
pool-score = { $half_points ->
    [one] en la partida { $game }, les blanques han fet { $half_points } mig punt, i només són possibles 0, 1 o 2
   *[other] en la partida { $game }, les blanques han fet { $half_points } mitjos punts, i només són possibles 0, 1 o 2
}
pool-too-many-games = hi ha més partides de les que es poden comptar
pool-anchor-twice = el jugador { $player } és àncora dues vegades
pool-unknown-anchor = { $players ->
    [one] l'àncora és el jugador { $player }, però hi ha { $players } jugador
   *[other] l'àncora és el jugador { $player }, però hi ha { $players } jugadors
}
pool-value = { $what ->
    [anchor] el ràting d'una àncora és { $value }, i no pot ser
    [average] la mitjana és { $value }, i no pot ser
    [white-advantage] l'avantatge de les blanques és { $value }, i no pot ser
   *[draw-rate] la proporció de taules és { $value }, i no pot ser
}
pool-white-advantage-unknown = l'avantatge de les blanques no es pot deduir d'aquestes partides: o bé alguns jugadors sempre porten les blanques contra els mateixos adversaris, o bé els resultats de les blanques no tenen límit; cal fixar-lo
pool-not-settled = { $steps ->
    [one] els ràtings no s'han estabilitzat en { $steps } pas
   *[other] els ràtings no s'han estabilitzat en { $steps } passos
}
pool-anchor-form = --anchor { $anchor }: cal escriure-ho com a NOM=RÀTING o CODI=RÀTING
pool-anchor-rating = --anchor { $anchor }: “{ $read }” no és cap ràting
pool-anchor-nobody = --anchor { $anchor }: cap jugador amb aquest nom o codi no té partides
pool-scale = --scale { $read }: cal triar elo o ordo
pool-games = { $rated ->
    [one] { $rated } partida avaluada, { $left_out } de descartades perquè no relacionen ningú amb ningú
   *[other] { $rated } partides avaluades, { $left_out } de descartades perquè no relacionen ningú amb ningú
}
pool-parameters = avantatge de les blanques { $white_advantage } (error estàndard { $error }); taules entre iguals: { $draws } %
pool-exact-errors = barres d'error a partir de la inversa: exactes
pool-probed-errors = { $probes ->
    [one] barres d'error amb { $probes } sondeig: la menys segura, amb un marge del { $doubt } %
   *[other] barres d'error amb { $probes } sondeigs: la menys segura, amb un marge del { $doubt } %
}
pool-groups = { $groups ->
    [one] { $groups } grup que cap cadena de resultats no relaciona: no s'han de comparar ràtings de grups diferents
   *[other] { $groups } grups que cap cadena de resultats no relaciona: no s'han de comparar ràtings de grups diferents
}
pool-without-white = l'avantatge de les blanques no es pot deduir d'aquestes partides i es pren com a 0: cal fixar-lo amb --white-advantage
pool-standard-error = error estàndard { $error }
pool-group = grup { $group }
pool-won-all = ha guanyat totes les partides: cap ràting no és prou alt
pool-lost-all = ha perdut totes les partides: cap ràting no és prou baix
pool-one-sided = cap cadena de resultats no porta a un altre jugador i torna: sense ràting
pool-no-games = cap partida que compti
pool-of-two-groups = els jugadors són de grups diferents, que cap cadena de resultats no relaciona
pool-unrated = { $name }: { $why }
pool-uneven = els jugadors no s'han repartit un punt

## Lists and the officer's files

list-unreadable = no s'ha pogut llegir { $file } ({ $cause }): cal comprovar el camí i el disc
list-no-file = { $file } no és un fitxer sinó una carpeta, un conducte o un dispositiu, i una llista es pot llegir dues vegades: cal desar la llista com a fitxer i indicar-lo
list-unpacks-to-more = { $file } es descomprimeix a més de { $limit } bytes: si és correcte, cal apujar el límit amb --max-unpacked, o treure'l amb --max-unpacked 0
list-no-player-in-a-row = { $file } té { $mebibytes } MiB seguits sense cap jugador, i no se'n llegeix més: és el fitxer que es volia indicar?
list-none = { $file } no és cap llista de ràting: s'esperava el text de la FIDE amb la línia de capçalera (ID Number, Name, …), el seu XML (<playerslist>), o CSV amb les columnes id, name i rating; s'ha llegit “{ $read }”
list-xml = { $file }: l'XML s'interromp o està malmès a prop del byte { $position }: { $cause }
list-xml-ends-inside-player = acaba dins d'un jugador
list-xml-end-without-player = el final d'un jugador que no ha començat
list-xml-parser = { $message }
list-table = { $file }: { $cause }
list-month = “{ $read }” no és cap mes: cal escriure AAAA-MM, com ara 2025-11
list-rating = el ràting “{ $read }” de { $id } { $name } no és cap ràting: s'esperava un nombre com ara 2105, o 0 per a un jugador sense ràting
list-id-again = { $line ->
    [none] el codi “{ $id }” ja és a la llista, i compta aquell: s'esperava una entrada per a cada jugador
   *[other] el codi “{ $id }” ja és a la línia { $line }, i compta aquell: s'esperava una entrada per a cada jugador
}
list-second-for-month = una segona llista per a { $month }, a més de { $first }: s'esperava una llista per a cada data; es fa servir la primera
list-second-without-month = una segona llista sense mes a la capçalera ni al nom del fitxer, a més de { $first }: s'esperava una llista per a cada data; es fa servir la primera

officer-unreadable = no s'ha pogut llegir { $file } ({ $cause }): cal comprovar el camí
officer-too-large = { $file } és més gran de { $mebibytes } MiB, el màxim per a un fitxer de --players o --decisions: una llista de tants jugadors correspon a --list, que no té aquest límit
officer-players-header = { $file }: la capçalera ha d'indicar name o id; s'ha llegit “{ $read }”
officer-decisions-header = { $file }: la capçalera ha d'indicar name i id; s'ha llegit “{ $read }”
officer-unknown-column = { $file }: no es coneix cap columna “{ $column }”; s'esperava { $known }
officer-table = { $file }: { $cause }
officer-nobody = ni id ni name: s'esperava un dels dos
officer-id-again = el codi “{ $id }” ja és a la línia { $line }, i compta aquell: s'esperava una línia per a cada jugador
officer-rating-zero = { $column } “0” no és cap ràting: s'esperava un nombre superior a 0, o res per a un jugador sense ràting
officer-rating = { $column } “{ $read }” no és cap ràting: s'esperava un nombre com ara 2105, o res
officer-k = k “{ $read }”: s'esperava un nombre enter més gran que 0, com ara 20
officer-index = index “{ $read }”: s'esperava el nombre de competicions avaluades fins ara
officer-games = games “{ $read }”: s'esperava el nombre de partides avaluades fins ara
officer-birth = birth “{ $read }”: s'esperava un any com ara 1990
officer-category = category “{ $read }”: s'esperava preferent, 1a, 2a o 3a; mentre no es corregeixi, la categoria és desconeguda
officer-ever-2400 = ever_2400 “{ $read }”: s'esperava yes o no
officer-decimal = { $column } “{ $read }”: s'esperava un nombre com ara 62.5
officer-decision-incomplete = name “{ $name }”, id “{ $id }”: s'esperaven tots dos
officer-decided-twice = sobre “{ $name }” s'havia decidit una altra cosa més amunt: compta la darrera línia
officer-decision-no-name = cap jugador de les partides no es diu “{ $name }”
officer-decision-own-id = “{ $name }” té a les partides l'ID { $id }, que passa davant del { $decided } que s'havia decidit
officer-unreadable-rating = no es pot llegir { $column } “{ $read }”

## Tournament reports

trf-points-barred = TRF001: no quadren els punts del jugador { $name } (línia { $line })
trf-mirror-barred = TRF002: les línies dels dos jugadors no coincideixen
trf-round-barred = TRF003: la ronda no es pot llegir a la línia del jugador { $name } (línia { $line }, columna { $column })
trf-points-remark = TRF001: els seus punts no són la suma dels seus resultats (línia { $line }); es compten les partides en què coincideixen les dues línies
trf-rating-unread = el ràting “{ $read }” de la línia { $line } de l'informe no es pot llegir: doneu una llista de ràting
trf-player-missing = la seva línia a l'informe no es pot fer servir

# What should stand where a line cannot be read: "hi ha “…” i s'esperava un nom"
trf-rank = un número de llista, alineat a la dreta fins a la columna 8
trf-own-rank = un número de llista que no tingui cap altre jugador
trf-players-rank = el número de llista d'un jugador
trf-name = un nom
trf-blank-in-player = un espai entre el ràting, la federació i el número
trf-rating = un ràting de fins a quatre xifres, o espais
trf-own-id = un codi propi del jugador: la línia { $line } també el té
trf-points = punts com ara 3.5
trf-opponent = el número de llista d'un adversari
trf-blank-in-round = un espai entre els camps d'una ronda
trf-color = w, b o -
trf-result = un resultat: 1 = 0 + - W D L H F U Z
trf-bye-or-game = cap adversari al costat d'un descans, o un resultat de la partida
trf-day = una data que només es pugui llegir d'una manera, com ara 2025/11/07
trf-odd-indented = { $lines ->
        [one] una línia comença amb espais ({ $columns }): es llegeix
       *[other] { $lines } línies comencen amb espais, aquesta amb { $columns }: es llegeixen
    } com si el codi fos a la columna 1
    .suggestion = traieu els espais
trf-odd-code = { $lines ->
        [one] una línia té el codi
       *[other] { $lines } línies tenen el codi
    } “{ $code }”, que no és de cap versió del format: no es llegeix
    .suggestion = si ha de dir res dels resultats, corregiu el codi
trf-odd-long-name = el nom { $name } té més de 33 signes: el que segueix es llegeix { $columns } columnes més a la dreta
    .suggestion = escurceu el nom a les columnes 15 a 47
trf-odd-id-in-quotes = { $name }: el codi FIDE { $id } és entre cometes: es llegeix sense
    .suggestion = traieu les cometes
trf-odd-id-is-date = { $name }: hi ha una data al lloc del codi FIDE: “{ $read }” no es fa servir
    .suggestion = poseu el codi FIDE del jugador a les columnes 58 a 68
trf-odd-id-is-none = { $name }: “{ $read }” no és cap codi FIDE
    .suggestion = poseu el codi FIDE del jugador a les columnes 58 a 68
trf-odd-date-form = “{ $read }” no té la forma d'aquesta línia: es llegeix com a { $day }
    .suggestion = escriviu any, mes, dia
trf-odd-birth-form = { $players ->
        [one] una data de naixement no té
       *[other] { $players } dates de naixement no tenen
    } l'ordre any, mes, dia: “{ $read }” ({ $name })
    .suggestion = escriviu 1970/01/31
trf-odd-birth = { $name }: “{ $read }” no conté cap any de naixement
    .suggestion = escriviu 1970/01/31
trf-odd-scoring = “{ $read }” no diu què val cap resultat: no es fa servir
    .suggestion = escriviu un símbol i els punts, com els té el format

# Tables of results
table-no-row = “{ $message }”: s'esperava una fila de CSV
table-empty = { $file }: una capçalera i cap resultat: s'esperava una fila per a cada partida
table-no-players = “{ $read }”: s'esperava un nom o un codi per a les blanques i per a les negres
table-result-impossible = resultat “{ $read }”: cap regla no dona aquestes dues puntuacions; s'esperava 1-0, 0-1, 1/2-1/2, 0-0, +/-, -/+ o *
table-result-missing = sense resultat: s'esperava 1-0, 0-1, 1/2-1/2 o *
table-result-unreadable = no es pot llegir el resultat “{ $read }”: s'esperava 1-0, 0-1, 1/2-1/2, 0-0, +/-, -/+ o *
table-date = data “{ $read }”: { $fault }
table-date-open = la data “{ $read }” pot ser { $days }: s'esperava AAAA-MM-DD; no es té en compte
table-rating = { $column } “{ $read }” no és cap ràting: s'esperava un nombre de { $lowest } a { $highest }, o res per a un jugador sense ràting

## Dates

date-shape = no és una data: s'esperava AAAA.MM.DD, amb ?? per al que es desconeix
date-year = any inexistent: { $year }
date-month = mes inexistent: { $month }
date-day = dia inexistent: { $day }
date-calendar = no s'hi pot llegir cap dia del calendari: s'esperava AAAA.MM.DD, amb ?? per al que es desconeix

## The event file

event-missing = { $file } no existeix: cal comprovar l'escriptura del nom i la carpeta actual
event-unreadable = no s'ha pogut llegir { $file } ({ $cause }): cal comprovar que sigui un fitxer i que hi hagi permís per llegir-lo
event-too-large = { $file } és més gran de { $mebibytes } MiB, i un fitxer de competició és d'una pàgina com a màxim: és el fitxer que es volia indicar?
event-not-judged = { $file } no s'ha jutjat, perquè el seu fitxer de competició té un error: { $error }
event-line = { $file }, línia { $line }: { $fault }

event-not-utf8 = el text no és UTF-8: cal tornar a desar el fitxer amb la codificació UTF-8
event-syntax = { $read } no es pot llegir com a TOML ({ $reason }): cal escriure clau = valor, amb el text entre cometes, els dies com a 2023-05-01 i cada clau una sola vegada
event-unknown-key = { $key } no es coneix aquí, s'esperava { $known }: { $remedy }
event-boards-missing = hi falta scoring.team.boards, s'esperava el nombre de taulers: cal afegir boards = ... a scoring.team
event-team-scoring-missing = hi falta scoring.team.scoring, s'esperava { $words }: cal afegir scoring = ... a scoring.team
event-list-key-missing = hi falta { $key }, s'esperaven textos en una llista: cal escriure'ls com a ["un", "dos"]
event-value = { $key } és { $read }, { $expected }

# The remedies of event-unknown-key.
event-remedy-correct-or-delete = cal corregir-ne l'escriptura o esborrar-ho
event-remedy-move = { $name } correspon a [{ $table }]
event-remedy-meant-key = es volia escriure { $meant }?
event-remedy-meant-table = es volia escriure [{ $meant }]?

# What event-value expected.
event-expected-table = s'esperava una taula: cal escriure [{ $table }] en una línia pròpia i les seves claus a sota
event-expected-text = s'esperava un text: cal posar-lo entre cometes
event-expected-some-text = s'esperava un text que no fos buit: cal corregir la línia, o esborrar-la si la competició no té aquesta regla
event-expected-true-or-false = s'esperava true o false: cal escriure'n un, sense cometes
event-expected-words = s'esperava { $words }: cal corregir la línia, o esborrar-la si la competició no té aquesta regla
event-expected-day = s'esperava un dia: cal escriure'l com a 2023-05-01
event-expected-whole-day = s'esperava un dia amb l'any i el mes: cal escriure'l com a 2023-05-01
event-expected-day-without-time = s'esperava un dia sense hora: cal escriure'l com a 2023-05-01
event-expected-day-of-calendar = s'esperava un dia del calendari ({ $fault }): cal escriure'l com a 2023-05-01
event-expected-day-from-start = s'esperava un dia no anterior a event.start, { $start }: cal corregir l'un o l'altre
event-expected-time-control = s'esperava un control de temps en la sintaxi de PGN, en segons: cal escriure'l com a "5400+30", o "40/5400+30:1800+30" per a dos períodes
event-expected-control-alone = no s'esperava cap temps per a un sol jugador al costat de time.control, que és per a ambdós: cal deixar time.control, o bé time.white i time.black
event-expected-other-player = s'esperava també { $other }: cal donar-los tots dos, o time.control si són iguals
event-expected-minutes = s'esperava un nombre enter de minuts, 0 o més: cal corregir la línia, o esborrar-la si la competició no té aquesta regla
event-expected-games = s'esperava un nombre enter de partides, 1 o més: cal corregir la línia, o esborrar-la si la competició no és un matx
event-expected-move-number = s'esperava el número d'una jugada, 0 o "never": cal escriure 0 si les taules es poden acordar en qualsevol moment
event-expected-points = s'esperava un nombre no negatiu, amb dos decimals com a màxim: cal escriure'l com a 1, 0.5 o 0.25, sense cometes
event-expected-win-not-below-draw = s'esperava que la victòria no valgués menys que les taules: cal donar win, draw i loss per aquest ordre de valor
event-expected-draw-not-below-loss = s'esperava que les taules no valguessin menys que la derrota: cal donar win, draw i loss per aquest ordre de valor
event-expected-win-above-loss = s'esperava que la victòria valgués més que la derrota: cal donar win, draw i loss per aquest ordre de valor
event-expected-boards = s'esperava un nombre enter de taulers, 1 o més: cal corregir la línia, o esborrar-la si la competició no té aquesta regla
event-expected-some-boards = s'esperava un nombre enter de taulers, 1 o més: cal esborrar team si no és una competició per equips
event-expected-table-list = s'esperaven taules: cal escriure [[{ $table }]] en una línia pròpia i les claus a sota, una vegada per llista
event-expected-names = s'esperaven textos en una llista, cap de buit: cal escriure'ls com a ["un", "dos"]
event-expected-each-once = s'esperava cada nom una vegada, i { $name } hi surt de nou: cal esborrar-lo en un dels dos llocs
event-expected-bis-of-players = s'esperaven jugadors de la llista, tret del primer, i { $name } no n'és cap: cal escriure el nom com surt a players
event-expected-beside = s'esperava { $other } al costat, sense la qual cosa no diu res: cal posar totes dues claus, o esborrar la línia
event-expected-count = s'esperava un nombre enter, 0 o més: cal corregir la línia, o esborrar-la si la competició no té aquesta regla
event-expected-some-count = s'esperava un nombre enter, 1 o més: cal corregir la línia, o esborrar-la si la competició no té aquesta regla
event-expected-time-of-each = s'esperava el temps de les blanques i el de les negres, en segons: cal escriure'l com a "300-240"
event-expected-other-time = s'esperava un temps diferent del de totes les partides: pel temps es coneix la partida que decideix

## The arbiter's own decisions (--accepted)

accepted-unreadable = { $file }: { $cause }
accepted-too-large = { $file } és més gran de { $mebibytes } MiB, el màxim per a un fitxer d'incidències acceptades: és el fitxer que es volia indicar? Si ho és, cal treure'n les files de partides que aquesta execució no llegeix
accepted-header = { $file }: la capçalera ha d'indicar les columnes file, game, rule, reason
accepted-no-game = { $file }, línia { $line }: “{ $value }” no és cap número de partida
accepted-no-rule = { $file }, línia { $line }: “{ $value }” no és cap codi de regla
accepted-no-reason = no s'indica cap motiu: no accepta res
accepted-no-such-file = no s'ha llegit cap fitxer “{ $name }”
accepted-no-such-game = “{ $name }” no té cap partida { $game }
accepted-other-players = la partida { $game } de “{ $name }” és { $white } – { $black }, i no se n'ha llegit cap amb els jugadors, la ronda i la data d'aquesta fila
accepted-no-such-pairing = no s'ha llegit cap partida amb white “{ $white }”, black “{ $black }”, round “{ $round }” i date “{ $date }”
accepted-several = correspon a diverses partides ({ $games }{ $more ->
    [0] {""}
   *[other] ; i { $more } més
}) i, per tant, no accepta res: cal indicar el camí del fitxer tal com surt als informes, o bé els jugadors, la ronda i la data
accepted-no-finding = { $game ->
    [0] { $rule } no troba res a “{ $name }”
   *[other] { $rule } no troba res a la partida { $game } de “{ $name }”
}
accepted-read-once = l'entrada estàndard només es pot llegir una vegada: cal indicar-ne el fitxer, -, i el número de la partida

## The account of what was read

account-open = { $file }: dels { $bytes } bytes llegits, { $in_games } són en partides i { $in_gaps } en espais intermedis, i la resta s'ha perdut: és una fallada d'arbiter, cal comunicar-la amb el fitxer

## Faults of our own

fault-in-game = { $file }:{ $line }{ $game ->
    [0] {""}
   *[other] , partida { $game }
  }: no s'ha pogut jutjar per una fallada d'arbiter mateix ({ $cause }); consta als informes com a INP003, i tota la resta s'ha jutjat. Cal comunicar-ho als autors, amb la partida
fault-in-game-kept = { $file }:{ $line }{ $game ->
    [0] {""}
   *[other] , partida { $game }
  }: no s'ha pogut llegir per una fallada d'arbiter mateix ({ $cause }); es conserva tal com està. Cal comunicar-ho als autors, amb la partida
fault-in-game-left-out = { $file }:{ $line }{ $game ->
    [0] {""}
   *[other] , partida { $game }
  }: no s'ha pogut jutjar per una fallada d'arbiter mateix ({ $cause }); queda fora del càlcul del ràting. Cal comunicar-ho als autors, amb la partida
fault-in-more-games = { $games ->
    [one] una altra partida com aquesta
   *[other] { $games } partides més com aquesta
  }

## Reports

reports-stale-lock = la carpeta { $folder } encara estava bloquejada per una execució que ja ha acabat ({ $holder }): aquesta execució es queda el bloqueig
reports-finished = una execució a { $folder } es va interrompre mentre col·locava els informes: ara s'ha acabat de fer
reports-removed = s'han esborrat de { $folder } els informes a mig escriure d'una execució que es va interrompre
reports-given-up = l'execució anterior es va interrompre a { $folder } i s'hauria pogut continuar amb --resume; el que havia fet s'ha esborrat

## The page (report.html), in the order in which its texts stand there

# The head

page-skip = Ves a la llista
page-games-in-files = { $games ->
    [one] { $games } partida
   *[other] { $games } partides
} en { $files ->
    [one] { $files } fitxer
   *[other] { $files } fitxers
}
page-language = Llengua
page-figurines = Figures en lloc de lletres per a les peces
page-theme = Clar o fosc
page-print = Imprimeix
page-count-errors = { $count ->
    [one] { $count } error
   *[other] { $count } errors
}
page-count-warnings = { $count ->
    [one] { $count } avís
   *[other] { $count } avisos
}
page-count-notes = { $count ->
    [one] { $count } nota
   *[other] { $count } notes
}
page-count-clean = { $count ->
    [one] { $count } partida sense incidències
   *[other] { $count } partides sense incidències
}
page-count-unreadable = { $count ->
    [one] { $count } partida il·legible
   *[other] { $count } partides il·legibles
}
page-count-not-judged = { $count ->
    [one] { $count } partida no jutjada
   *[other] { $count } partides no jutjades
}
page-too-old = No s'ha pogut desempaquetar la llista: el navegador és anterior al 2023 o el fitxer està malmès. A sota hi ha el resum i les primeres incidències; les taules que acompanyen la pàgina (findings.csv, games.csv, claims.csv) ho contenen tot.
page-no-script = Sense JavaScript, aquesta pàgina mostra el resum i les primeres incidències. Les taules que l'acompanyen (findings.csv, games.csv, claims.csv) ho contenen tot.

# Totals

page-totals = Totals
page-chart-rules = Incidències per regla
page-chart-other-rules = { $count ->
    [one] { $count } altra regla
   *[other] { $count } altres regles
}
page-chart-severities = Incidències per gravetat
page-chart-games = Partides
page-chart-rounds = Incidències per ronda
page-chart-rounds-together = { $count } rondes per columna
page-chart-months = Incidències per mes
page-chart-results = Resultats canviats
page-chart-terminations = Finalitzacions, presentades i auditades
page-chart-clocks = Temps restant mínim, per partides
page-submitted = Presentat
page-audited = Auditat
page-unchanged = Sense canvis

# What was audited and how

page-how = Què s'ha auditat, i com
page-how-laws = Lleis
page-how-options = Opcions
page-how-program = Programa
page-how-files = Fitxers
page-how-and-more = … i { $count } més
page-how-skipped = Omesos
page-how-skipped-none = No s'ha omès cap fitxer.
page-skip-reason = { $reason ->
    [empty] buit
    [no_games] sense partides
    [engine_log] el que un motor va escriure mentre pensava
    [positions] una llista de posicions
    [move_counts] un recompte de jugades
    [openings] una llista d'obertures
    [report] un informe de torneig
    [results_table] una taula de resultats
    [zip_inside] un arxiu dins d'un arxiu
    [zip_without_games] un arxiu sense partides
    [tar] un arxiu tar, que no s'obre
    [behind_unpack_limit] més enllà del límit de --max-unpacked
    [output_of_arbiter] un informe d'aquesta execució
    [settings] les opcions habituals de la carpeta
   *[other] { $reason }
}
page-how-left-out = Fora d'aquesta pàgina
page-how-games-of-edition = { $games ->
    [one] { $edition }: { $games } partida
   *[other] { $edition }: { $games } partides
}

# Decisions

page-accepted-count = { $count ->
    [one] { $count } incidència acceptada
   *[other] { $count } incidències acceptades
}
page-unsaved = encara sense desar
page-save-accepted = Desa accepted.csv
page-accepted-use = per a la propera execució: arbiter audit --accepted accepted.csv
page-accepted-left-out = { $count ->
    [one] { $count } incidència no és en aquesta pàgina: cal conservar el fitxer anterior si s'hi havia acceptat
   *[other] { $count } incidències no són en aquesta pàgina: cal conservar el fitxer anterior per a les que s'hi havien acceptat
}
page-saved = { $count ->
    [one] accepted.csv amb { $count } fila
   *[other] accepted.csv amb { $count } files
}

# The list

page-list = Llista
page-part-unread = Una part d'aquesta pàgina està malmesa i no s'ha pogut llegir ({ $parts }). Les taules que l'acompanyen ho contenen tot.
page-tab-findings = Incidències { $count }
page-tab-games = Partides { $count }
page-shown = Es mostren
page-errors = errors
page-warnings = avisos
page-notes = notes
page-accepted = acceptades
page-groups = grups
page-rule = Regla
page-event = Competició
page-round = Ronda
page-file = Fitxer
page-status = Estat de la partida
page-any-rule = totes les regles
page-any-event = totes les competicions
page-any-round = totes les rondes
page-any-file = tots els fitxers
page-any-status = partides en qualsevol estat
page-status-name = { $status ->
    [clean] sense incidències
    [findings] amb incidències
    [unreadable] il·legible
    [not_judged] no jutjada
   *[other] { $status }
}
page-round-number = ronda { $round }
page-none = sense indicar
page-too-many = i { $count } més, amb la cerca
page-search = Jugador, competició, missatge, paraula, fitxer
page-reading = S'està llegint: { $count } fins ara
page-count-findings = { $total ->
    [one] { $shown } d'{ $total } incidència
    [11] { $shown } d'{ $total } incidències
   *[other] { $shown } de { $total } incidències
}
page-count-games = { $total ->
    [one] { $shown } d'{ $total } partida
    [11] { $shown } d'{ $total } partides
   *[other] { $shown } de { $total } partides
}
page-sort = Ordena per: { $column }
page-head-severity = !
page-head-rule = Regla
page-head-players = Jugadors
page-head-move = Jugada
page-head-round = Ronda
page-head-number = Núm.
page-head-result = Resultat
page-head-findings = Incidències
page-severity = gravetat
page-number = ordre d'entrada
page-players = Jugadors
page-move = Jugada
page-findings = incidències
page-error = error
page-warning = avís
page-note = nota
page-group-event = { $name }: { $games } partides
page-group-file = { $games } partides del fitxer { $name }
page-nothing-found = No s'ha trobat res.
page-no-games = No hi ha partides en aquesta pàgina.
page-nothing-matches = Res no compleix alhora tots aquests filtres. Se'n pot treure un:
page-drop-severities = gravetat
page-drop-accepted = acceptades amagades
page-drop-rule = regla
page-drop-event = competició
page-drop-round = ronda
page-drop-file = fitxer
page-drop-status = estat de la partida
page-drop-query = cerca
page-would-show = se'n mostrarien { $count }
page-drop-all = Treu tots els filtres
page-findings-left-out = { $count ->
    [one] { $count } incidència més no cap en aquesta pàgina: findings.csv les conté totes.
   *[other] { $count } incidències més no caben en aquesta pàgina: findings.csv les conté totes.
}
page-games-left-out = { $count ->
    [one] { $count } partida més no cap en aquesta pàgina: games.csv les conté totes.
   *[other] { $count } partides més no caben en aquesta pàgina: games.csv les conté totes.
}
page-keys = j k següent, anterior · ← → jugades · / cerca · Esc torna a la llista

# One case

page-case = Cas
page-pick-one = Cal triar una fila de la llista.
page-back = ◂ Torna a la llista
page-previous = Anterior de la llista (k)
page-next = Següent de la llista (j)
page-link = Enllaç
page-link-title = Copia l'adreça d'aquest cas
page-copied = Copiat
page-not-copied = Aquest navegador no permet que la pàgina copiï
page-print-case = Imprimeix
page-decide = ✓ Decideix
page-decide-all = ✓ Decideix-les totes ({ $count })
page-place-game = partida { $game }, línia { $line }
page-place-line = línia { $line }
page-reason = Motiu
page-reason-1 = vist a la planella original: el registre és correcte
page-reason-2 = errada d'anotació sense efecte en el resultat
page-reason-3 = resolt per l'àrbitre durant la competició
page-reason-4 = les bases del torneig ho permeten
page-reason-own = un altre (cal escriure'l aquí)
page-reason-text = amb paraules pròpies
page-reason-missing = Cal un motiu: la propera execució el mostra al costat de la incidència.
page-accept = { $count ->
    [one] Accepta
   *[other] Accepta'n { $count }
}
page-accept-together = Una decisió val per a totes les incidències d'una mateixa regla en una partida: en resol { $count }.
page-cancel = Cancel·la
page-accepted-because = Acceptada:
page-take-back = desfés
page-article = Lleis
page-law = Lleis { $edition }, art. { $article }
page-other-editions = altres edicions
page-written = Escrit
page-line = línia { $line }
page-evidence = Comprovació
page-suggestion = Què cal fer
page-assumes = Depèn de
page-assumed-at = { $way ->
    [stood] { $move } feta igualment, tot i ser il·legal
    [slip] { $move } llegida com a errada d'anotació
    [left_out] una jugada omesa abans de { $move }
    [twice] una paraula escrita dues vegades a { $move }
    [swapped] dues paraules intercanviades a { $move }
   *[other] com ha continuat la reproducció a { $move }
}
page-fen = FEN
page-copy = copia
page-explain = Què comprova { $rule }

# The board and the moves

page-board-label = Blanques: { $white }. Negres: { $black }.
page-board-pieces = { ROLE($role) } { $squares }
page-step = Recorre la partida
page-step-first = Al principi
page-step-back = Una jugada enrere (←)
page-step-on = Una jugada endavant (→)
page-step-last = Al final
page-step-finding = A la incidència
page-turn-board = Gira el tauler
page-position-before = Abans de { $move }
page-position-after = Després de { $move }
page-position-start = La posició inicial
page-position-finding = La posició de la incidència
page-arrow-bad = no és vàlida
page-arrow-suggested = suggerida, o llegida en lloc seu
page-marked = vegeu { $squares }
page-moves = Jugades
page-sign-fault = ratllada: no es podia jugar
page-sign-resumed = ≈ la reproducció continua a partir d'aquí
page-sign-repeated = 1/3 la mateixa posició, primera de tres vegades
page-sign-offer = (=) oferta de taules
page-sign-claim = C reclamació
page-resumed = { $way ->
    [stood] la jugada il·legal s'ha fet igualment
    [slip] llegida com a errada d'anotació
    [left_out] aquí s'ha omès una jugada
    [twice] escrita dues vegades: es passa per alt
    [swapped] dues paraules havien canviat de lloc
   *[other] la reproducció ha continuat a partir d'aquí
}
page-proof = Demostració
page-proof-start = La posició que es demostra
page-clocks = Rellotges
page-clock-white = Blanques { $time }
page-clock-black = Negres { $time }
page-claims = Reclamacions
page-claim = { PLAYER($player) }, { $move ->
    [none] abans de la primera jugada
   *[other] després de { $move }
}: { $claim ->
    [threefold] triple repetició
    [fifty] 50 moviments
    [flag] caiguda de bandera
    [mate] escac i mat
    [stalemate] ofegat
    [dead] posició morta
    [agreement] acord
    [normal-means] els darrers dos minuts
   *[other] { $claim }
}, { $verdict ->
    [correct] correcta
    [wrong] incorrecta
    [undecidable] no es pot decidir
    [not_in_edition] aquesta edició no la preveu
   *[other] { $verdict }
}{ $article ->
    [none] { "" }
   *[other] { " " }(art. { $article })
}
page-claim-penalty = { $time } per a { PLAYER($player) }

# The game

page-about-game = La partida
page-result = Resultat
page-termination = Finalització
page-termination-word = { $word ->
    [checkmate] escac i mat
    [stalemate] ofegat
    [dead_position] posició morta
    [fivefold] quíntuple repetició
    [seventyfive] 75 moviments
    [time_forfeit] pèrdua per temps
    [resignation] abandonament
    [agreement] acord
    [threefold_claim] reclamació per triple repetició
    [fifty_claim] reclamació per 50 moviments
    [default] incompareixença
    [sealed_move] jugada secreta
    [illegal_moves] jugades il·legals
    [unfinished] inacabada
    [unknown] desconeguda
   *[other] { $word }
}
page-laws = Jutjada segons
page-edition = { $basis ->
    [date] Lleis de { $edition }, per la data
    [date_gap] Lleis de { $edition }; de les d'aquell dia se'n sap poc
    [option] Lleis de { $edition }, tal com s'ha demanat
    [event] Lleis de { $edition }, per la competició
    [assumed] Lleis de { $edition }, per suposició
   *[other] Lleis de { $edition }
}
page-pace = Ritme
page-pace-word = { $word ->
    [standard] estàndard
    [rapid] ràpid
    [blitz] llampec
   *[other] { $word }
}
page-time-control = Control de temps
page-site = Lloc
page-alphabet = Lletres
page-encoding = Codificació
page-half-moves = Mitges jugades
page-half-moves-of = { $all } reproduïdes, { $sound } abans de la primera errada
page-game-findings = { $count ->
    [one] { $count } incidència en aquesta partida
   *[other] { $count } incidències en aquesta partida
}
page-status-word = { $status ->
    [clean] No s'ha trobat res en aquesta partida.
    [unreadable] Aquesta partida no s'ha pogut llegir.
    [not_judged] Una variant dels escacs que no es jutja.
   *[other] Res que sigui un error o un avís.
}
page-finding = Incidència
page-group-rest = { $count ->
    [one] i { $count } més a la llista
   *[other] i { $count } més a la llista
}

# Cases on paper and without script

page-cases = Casos
page-printed = { $total ->
    [one] { $shown } d'{ $total } cas.
    [11] { $shown } d'{ $total } casos.
   *[other] { $shown } de { $total } casos.
}

## The page of ratings (rating_report.html)

page-rating-system = { $system }: { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadors
}, { $games ->
    [one] { $games } partida
   *[other] { $games } partides
}
page-rating-differing = { $count ->
    [one] { $count } jugador canviaria segons l'auditoria
   *[other] { $count } jugadors canviarien segons l'auditoria
}
page-rating-none-differs = L'auditoria no canvia el ràting de ningú
page-rating-not-counted = { $count ->
    [one] { $count } partida que no compta per a un jugador o per a tots dos
   *[other] { $count } partides que no compten per a un jugador o per a tots dos
}
page-rating-too-old = No s'ha pogut desempaquetar la llista: el navegador és anterior al 2023 o el fitxer està malmès. A sota hi ha el resum i els primers jugadors; les taules que acompanyen la pàgina (ratings.csv, rating_games.csv, rating_differences.csv) ho contenen tot.
page-rating-no-script = Sense JavaScript, aquesta pàgina mostra el resum i els primers jugadors. Les taules que l'acompanyen (ratings.csv, rating_games.csv, rating_differences.csv) ho contenen tot.
page-rating-chart-games = Partides
page-rating-counted = computades
page-rating-left-out = no computades
page-rating-changed = amb el resultat canviat
page-rating-chart-rules = Resultats canviats, per regla
page-rating-chart-ratings = Jugadors per ràting
page-rating-how = Què s'ha calculat, i com
page-rating-system-label = Sistema
page-rating-complaints = Advertiments
page-rating-no-complaints = Cap.
page-rating-players-left-out = { $count ->
    [one] { $count } jugador més no cap en aquesta pàgina: ratings.csv els conté tots.
   *[other] { $count } jugadors més no caben en aquesta pàgina: ratings.csv els conté tots.
}
page-rating-papers-left-out = { $count ->
    [one] El càlcul d'{ $count } jugador no hi cap: rate --explain l'imprimeix.
   *[other] Els càlculs de { $count } jugadors no hi caben: rate --explain els imprimeix.
}
page-rating-players = Jugadors
page-rating-printed = { $total ->
    [one] { $shown } d'{ $total } jugador.
    [11] { $shown } d'{ $total } jugadors.
   *[other] { $shown } de { $total } jugadors.
}
page-rating-count = { $total ->
    [one] { $shown } d'{ $total } jugador
    [11] { $shown } d'{ $total } jugadors
   *[other] { $shown } de { $total } jugadors
}
page-head-player = Jugador
page-head-before = Abans
page-head-games = Part.
page-head-score = Punts
page-head-expected = Esper.
page-head-k = K
page-head-change_submitted = ± pres.
page-head-change_audited = ± aud.
page-head-after = Després
page-head-plot = Gràfic
page-rating-only-differing = només els que canvien
page-rating-only-remarked = només amb observacions
page-rating-search = Jugador, codi, federació, observació
page-rating-keys = j k següent, anterior · / cerca · Esc torna a la llista
page-rating-scale = de { $from } a { $to }
page-nothing-fits = Res no compleix aquests filtres.
page-rating-before = Ràting anterior: { $rating }
page-rating-unrated = Sense ràting anterior
page-rating-games = Partides
page-rating-games-left-out = Partides que no compten (les altres depenen les unes de les altres i no tenen càlcul propi)
page-rating-score = Puntuació
page-rating-mean = Mitjana dels rivals
page-rating-expected = Puntuació esperada
page-rating-k = K
page-rating-change = Variació
page-rating-after = Ràting nou
page-rating-error = Error estàndard
page-rating-paper = Sobre el paper
page-rating-paper-left-out = Aquest càlcul no hi cabia: rate --explain l'imprimeix.
page-rating-head-round = Ronda
page-rating-head-opponent = Rival
page-rating-head-rating = Ràting
page-rating-head-difference = D
page-rating-head-expected = Esper.
page-rating-head-score = Punts
page-rating-head-change = ±
page-rating-head-remark = Observació
page-rating-changed-by = Resultat canviat per l'auditoria:
page-colour = { $colour ->
    [white] blanques
   *[black] negres
}

## The page of reconciled games (reconcile.html)

page-reconcile-games = { $count ->
    [one] { $count } partida de dues planelles
   *[other] { $count } partides, cadascuna de dues planelles
}
page-reconcile-too-old = No s'ha pogut desempaquetar la llista: el navegador és anterior al 2023 o el fitxer està malmès. A sota hi ha les primeres files que difereixen; reconcile.csv i reconciled.pgn ho contenen tot.
page-reconcile-no-script = Sense JavaScript, aquesta pàgina mostra les primeres files que difereixen. reconcile.csv i reconciled.pgn ho contenen tot.
page-reconcile-chart = Mitges jugades
page-reconcile-agreed = les dues planelles coincideixen
page-reconcile-differing = les planelles difereixen
page-reconcile-doubtful = dubtoses
page-reconcile-results = resultats que difereixen
page-reconcile-how = Què s'ha llegit, i com
page-reconcile-alone = Sense parella
page-reconcile-left-out = { $count ->
    [one] { $count } partida més no cap en aquesta pàgina: reconcile.csv les conté totes.
   *[other] { $count } partides més no caben en aquesta pàgina: reconcile.csv les conté totes.
}
page-reconcile-rows = Files que difereixen
page-reconcile-first = Com a màxim, les primeres { $count }.
page-reconcile-white-sheet = Planella de les blanques
page-reconcile-black-sheet = Planella de les negres
page-reconcile-copies = Les dues còpies
page-reconcile-chosen = Triada
page-reconcile-confidence = Certesa
page-reconcile-same = coincideixen
page-reconcile-other = no coincideixen
page-reconcile-counts = { $plies } mitges jugades; difereixen: { $differing }; dubtoses: { $doubtful }
page-reconcile-result = Resultat: planella de les blanques { $white }, planella de les negres { $black }
page-reconcile-only-differing = només les que difereixen
page-reconcile-only-doubtful = només les dubtoses
page-reconcile-search = Jugador, competició, fitxer
page-head-sheets = Partida
page-head-plies = Mitges j.
page-head-differing = Difer.
page-head-doubtful = Dubte

## El terminal

screen-games = { $count ->
    [one] { $shown } partida
   *[other] { $shown } partides
}
screen-half-moves = { $count ->
    [one] { $shown } mitja jugada
   *[other] { $shown } mitges jugades
}
screen-reports = { $count ->
    [one] { $shown } informe
   *[other] { $shown } informes
}
screen-results-tables = { $count ->
    [one] { $shown } taula
   *[other] { $shown } taules
}
screen-results = { $count ->
    [one] { $shown } resultat
   *[other] { $shown } resultats
}
screen-players = { $count ->
    [one] { $shown } jugador
   *[other] { $shown } jugadors
}
screen-teams = { $count ->
    [one] { $shown } equip
   *[other] { $shown } equips
}
screen-teams-of = { $teams } ({ $players })
screen-errors = { $count ->
    [one] { $shown } error
   *[other] { $shown } errors
}
screen-warnings = { $count ->
    [one] { $shown } avís
   *[other] { $shown } avisos
}
screen-notes = { $count ->
    [one] { $shown } nota
   *[other] { $shown } notes
}
screen-accepted = { $shown } acceptades
screen-read = { $what } en { $seconds } s
screen-speed = ({ $shown } partides/s)
screen-some-shown = es mostren { $some } de { $all }; { $flag }
screen-error = error
screen-warning = avís
screen-note = nota
screen-whole-events = { $count ->
    [one] { $games } de { $shown } competició
   *[other] { $games } de { $shown } competicions
}
screen-more-rules = { $count ->
    [one] i { $shown } regla més amb { $findings }: és a summary.json
   *[other] i { $shown } regles més amb { $findings }: són a summary.json
}
screen-article = (Lleis { $edition }, { $article })
screen-in-game = partida { $game } ({ $players })
screen-at-move = jugada { $place }
screen-evidence = comprovació
screen-help = ajuda
screen-reports-in = informes a { $folder }
screen-goes-on = { $games ->
    [one] continua darrere de { $shown } partida que l'execució interrompuda havia jutjat
   *[other] continua darrere de { $shown } partides que l'execució interrompuda havia jutjat
}
screen-nothing-to-resume = no hi ha cap punt de control d'una execució interrompuda a { $folder }: l'execució comença des del principi
screen-no-checkpoint = no s'ha pogut desar cap punt de control ({ $cause }): si aquesta execució s'interromp, no es podrà continuar
screen-can-be-resumed = interromput: la mateixa ordre amb --resume continua des de l'últim punt de control
screen-skipped = { $count ->
    [one] s'ha omès { $shown } fitxer sense partides ({ $names })
   *[other] s'han omès { $shown } fitxers sense partides ({ $names })
}
screen-not-unpacked = { $count ->
    [one] no s'ha llegit { $shown } fitxer més enllà del límit de --max-unpacked ({ $names })
   *[other] no s'han llegit { $shown } fitxers més enllà del límit de --max-unpacked ({ $names })
}
screen-named-twice = { $count ->
    [one] { $shown } fitxer indicat dues vegades s'ha llegit una ({ $names })
   *[other] { $shown } fitxers indicats dues vegades s'han llegit una ({ $names })
}
screen-same-file = { $file } és { $other }
screen-rated = { $games }, { $players }; { $unrated } sense valorar per a un jugador o tots dos; { $differing } amb un canvi diferent segons l'auditoria
screen-crosschecked = { $games } comparades amb { $report }: { $counts }
screen-crosscheck-row = { $verdict }: ronda { $round }, { $white } – { $black }: { $why }
screen-crosscheck-game = { " " }({ $file }, partida { $game })
screen-checked = abans de lliurar-lo: { $counts }
screen-check-row = { $verdict }: { $check }: { $why }
screen-check-row-at = { $verdict }: { $check }, { $place }: { $why }
screen-more-rows = … i { $count } més, que són a { $file }
screen-games-in = { $games } a { $folder }
screen-no-counterpart = { $file } no té parella amb el mateix nom i s'ha deixat fora
screen-skipped-as = { $file }: { page-skip-reason }
screen-pedantic = meticulosa
screen-pedantic-is-off = meticulosa: desactivada si no se selecciona
screen-example = Un cas
screen-articles = Articles
screen-of-edition = Lleis de { $edition }: { $told }
screen-no-article = cap
screen-not-known = no se sap; { $article }
screen-not-known-nor-around = no se sap; cap abans ni després
screen-flags-from = opcions de { $file }: { $flags }
screen-new-list = { $file }: la llista nova, segons els resultats { $basis ->
    [audited] auditats
   *[submitted] presentats
}: { $players }; amb un altre ràting: { $changed }; nous: { $new }
screen-new-cut = retallats o amb altres lletres a les columnes de la FIDE: { $players }; un FITXER acabat en .csv ho conserva tot
screen-new-wrong = sense nombre al lloc del ràting a la llista anterior: { $players }, escrits sense ràting
screen-new-rated-meanwhile = amb ràting a la llista anterior, però no quan van jugar: { $players }; aquell ràting es manté
screen-new-without-id = nous a la llista sense codi: { $players }; doneu-los-en un a --players
screen-carried = { $file }: { $games } de { $players } sense ràting, arrossegades
screen-not-carried = { $games } de { $players } compten per a un primer ràting: --write-carry FITXER les guarda per a la llista següent
screen-reading-lists = llegint la llista de ràting
screen-reckoning = calculant els ràtings
screen-copy-plies = { $count } mitges jugades
screen-copies-agree = les còpies coincideixen del tot
screen-copies-agree-nowhere = les còpies no coincideixen enlloc
screen-copies-agree-up-to = les còpies coincideixen fins a la { $first }, difereixen en { $differing } mitges jugades i coincideixen per darrera vegada a la { $last }
screen-at-ply = mitja jugada { $ply } ({ $number })
screen-in-doubt = { $count } dubtoses
screen-offer-of-one = a la { $place } només { PLAYER($player) } anoten una oferta de taules
screen-results-differ = difereixen en el resultat
screen-copies-contradict = es contradiuen fora de les jugades { $count ->
    [one] una vegada
   *[other] { $count } vegades
}
screen-copy-empty = la còpia { PLAYER($player, "of") } és buida
screen-copy-ended = la còpia { PLAYER($player, "of") } s'acaba a la { $place }
screen-not-one-game = { $files }: no són còpies d'una mateixa partida: se separen a la jugada { $number } i no es tornen a trobar
screen-copy-left = { $file }: { $place ->
    [none] abans de la primera jugada
   *[other] després de la { $place }
} { $count ->
    [one] una casella no correspon
   *[other] { $count } caselles no corresponen
} a cap jugada: { $words }
screen-beyond-repair = { $file }: { $place ->
    [none] no es pot reparar des del començament
   *[other] no es pot reparar després de la { $place }
}: massa caselles no diuen res
screen-findings = { $count ->
    [one] { $shown } incidència
   *[other] { $shown } incidències
}

## Tornejos i classificacions

tournament-of-file = el torneig de { $file }
tournament-named = { $name }
tournament-named-of-day = { $name }, { $start }
tournament-several = { $count } tornejos: cadascun va per si sol, i la columna tournament diu quin és
tournament-name-variants = l'ID { $id } surt amb diversos noms, que es prenen per una sola persona: { $names }
tournament-open-name = «{ $name }» surt sense ID, i diverses persones amb ID tenen aquest nom: es pren per una persona més; doneu l'ID
tournament-two-in-round = partida { $game }: { $player } té una altra partida a la ronda { $round }, la { $other }; la partida { $game } compta a la ronda { $counted }; corregiu la ronda
tournament-contradiction = partida { $game }: { $white } i { $black } tenen un altre resultat a la ronda { $round } en una partida anterior, que és la que compta; corregiu-ne una
tournament-one-name = partida { $game }: blanques i negres són «{ $name }»: no compta; corregiu els noms
tournament-without-round = { $games ->
    [one] { $games } partida no té ronda en xifres i compta a la primera ronda que tots dos jugadors tenen lliure
   *[other] { $games } partides no tenen ronda en xifres i compten a les primeres rondes que tots dos jugadors tenen lliures
}
tournament-round-by-day = { $games ->
    [one] { $games } partida no té ronda en xifres: ningú no té dues partides el mateix dia, i la seva ronda és la del dia
   *[other] { $games } partides no tenen ronda en xifres: ningú no té dues partides el mateix dia, i els dies són les seves rondes
}
tournament-unfinished = { $games ->
    [one] { $games } partida no té resultat i no compta per a ningú
   *[other] { $games } partides no tenen resultat i no compten per a ningú
}
tournament-nothing-known = no se sap res de { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondes
} de { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadors
}, comptades com a absència sense punts: els descansos són en un informe de torneig (TRF), no en les partides
tournament-nothing-known-of-teams = no se sap res de { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondes
} de { $teams ->
    [one] { $teams } equip
   *[other] { $teams } equips
}, comptades com a absència sense punts: els descansos són en un informe de torneig (TRF), no en les partides
tournament-differing = { $games ->
    [one] l'auditoria canviaria { $games } resultat
   *[other] l'auditoria canviaria { $games } resultats
}: --basis audited els compta així
tournament-changed = { $games ->
    [one] l'auditoria canvia { $games } resultat
   *[other] l'auditoria canvia { $games } resultats
}: compten així, com demana --basis audited
tournament-no-opponent = { $name }, ronda { $round }: no hi ha cap línia del número { $opponent }; els punts compten, l'adversari no
tournament-other-points = { $name }: l'informe diu { $stated } punts, els resultats en donen { $counted }, que són els que compten
tournament-other-line = { $name }, ronda { $round }: la línia dona { $own } contra { $opponent }, i la línia de { $opponent } dona { $theirs }; cadascú compta com diu la seva línia; corregiu-ne una
tournament-other-bye = { $name }: la línia 240 diu que descansa a la ronda { $round }, i la línia del jugador una altra cosa, que és la que compta
tournament-no-team-player = equip { $team }: cap jugador no té el número { $number }
tournament-no-number = una línia { $code } diu { $number }, que no és el número de cap jugador ni equip
tournament-other-team-points = equip { $team }: l'informe diu { $stated } punts de matx i de partida, les partides donen { $counted }, que són els que compten
tournament-two-boards = partida { $game }: { $player } té una altra partida a la ronda { $round } d'aquesta competició per equips; totes dues compten, cadascuna per al seu matx; corregiu la ronda o el nom, o decidiu quina val
tournament-two-teams = partida { $game }: { $player } juga per a { $team }, i abans ho feu per a { $before }
tournament-team-of-others = partida { $game }: { $said ->
    [none] no diu cap equip de { $player }
   *[other] l'equip de { $player } és «{ $said }», que cap altra partida no diu
}: compta per a { $team }, com a les altres partides; corregiu l'etiqueta
tournament-no-team = la partida { $game } no diu cap equip de { $player }, i cap altra tampoc: no compta en cap matx; afegiu l'etiqueta (WhiteTeam, BlackTeam)
tournament-tie-break-game = la partida { $game }, { $white } – { $black }, és de desempat pel seu control de temps: no dona punts i decideix si tots dos estan empatats
tournament-tie-break-of-nobody = la partida { $game } és de desempat pel seu control de temps, i els seus equips (WhiteTeam, BlackTeam) no juguen cap matx: deixada de banda; corregiu els noms dels equips

annulled-withdrew = { $name } es retirà després de la ronda { $after } de { $rounds }, abans de la meitat: tot anul·lat, també el que els altres feren contra ell
annulled-defaults = { $name } queda fora per { $defaults } incompareixences després de la ronda { $after } de { $rounds }, abans de la meitat: tot anul·lat, també el que els altres feren contra ell
annulled-stands = { $name } queda fora per { $defaults } incompareixences després de la ronda { $after }: els punts es mantenen
annulled-played-on = { $name } queda fora per { $defaults } incompareixences després de la ronda { $after } i fou aparellat de nou a la ronda { $round }
annulled-open = { $name }: no se sap res després de la ronda { $after } de { $rounds }, abans de la meitat; qui s'ha retirat queda anul·lat per aquestes regles, i un informe de torneig (TRF) ho diria: no s'anul·la res

tie-rules-asked = desempats per { $rules }, com s'ha demanat
tie-rules-by-date = desempats per { $rules }, les regles vigents el { $start }, quan començà el torneig
tie-rules-before = desempats per { $rules }: el torneig començà el { $start }, abans d'aquestes regles, i les anteriors no hi són
tie-rules-no-date = desempats per { $rules }, les regles més noves: cap data no diu quan començà el torneig; --rules en tria unes altres
tie-unknown = cap desempat no es diu «{ $given }»; es coneixen { $known }
tie-modifier = «{ $given }»: «{ $modifier }» no hi pot anar; BH/C1 treu el més baix, BH/M1 el més baix i el més alt
tie-only-teams = «{ $given }» és un desempat de competicions per equips, i les dades no diuen cap equip
tie-twice = «{ $given }» hi és dues vegades

tie-opponent = ronda { $round }, { $opponent }: { $amount }
tie-opponent-adjusted = ronda { $round }, { $opponent }: { $amount }, és a dir { $made } amb taules a les rondes { $draws }
tie-dummy = ronda { $round }, no jugada: { $amount }, els punts propis
tie-dummy-capped = ronda { $round }, no jugada: { $amount }, el màxim que pot valer en lloc dels { $own } punts propis
tie-times = { $line } × { $result } = { $product }
tie-cut = tret: { $line }
tie-cut-voluntary = tret primer, no jugada per voluntat pròpia: { $line }
tie-cut-high = tret com el més alt: { $line }
tie-sum = suma: { $amount }
tie-mean = { $sum } / { $count } = { $amount }
tie-rounds = rondes { $rounds }: { $amount }
tie-no-rounds = no compta cap ronda
tie-result = { $opponent ->
    [none] ronda { $round }: { $amount }
   *[other] ronda { $round }, { $opponent }: { $amount }
}
tie-after-round = després de la ronda { $round }: { $amount }
tie-limit = contra els que tenen almenys { $limit } punts
tie-below-limit = ronda { $round }, { $opponent }: no compta, { $amount } punts
tie-opponent-rating = ronda { $round }, { $opponent }: { $rating }
tie-unrated-as = ronda { $round }, { $opponent }: sense ràting, compta com { $rating }
tie-rating-mean = { $games ->
    [one] mitjana de { $games } partida: { $mean }
   *[other] mitjana de { $games } partides: { $mean }
}
tie-performance = { $score } de { $games } és el { $percentage } %, una diferència de { $difference }: { $amount }
tie-perfect = { $amount } fa esperar { $expected }, un punt menys { $below }; fets: { $score }
tie-perfect-of-nothing = cap punt: 800 menys que el més baix, { $lowest }: { $amount }
tie-opponent-performance = ronda { $round }, { $opponent }: { $amount }
tie-unrated = { $players ->
    [one] { $players } jugador no té ràting: no hi ha nombre, si no es diu amb què compta, com a ARO/U1400
   *[other] { $players } jugadors no tenen ràting: no hi ha nombre, si no es diu amb què compten, com a ARO/U1400
}
tie-no-games = no compta cap partida
tie-encounter = contra { $others }: { $amount }
tie-encounter-open = contra { $others }, no s'han trobat tots: { $amount }, com a màxim { $most }
tie-encounter-boards = als taulers contra { $others }: { $amount }
tie-alone = no empata amb ningú
tie-other-game-points = empata amb equips que tenen altres punts de partida: el recompte de taulers no desfà l'empat
tie-board = tauler { $board }: { $points } × { $times } = { $amount }
tie-board-points = tauler { $board }: { $points }
tie-share = { $points } + { $sum } / { $divisor } = { $amount }
tie-kashdan = guanyades { $won }, taules { $drawn }, perdudes { $lost }, decidides sense jugar { $unplayed }: { $amount }
tie-given = { $amount }
tie-break-game = partida de desempat { $game }, { $opponent }: { $won ->
    [yes] guanyada
   *[no] perduda
}{ $drawn ->
    [yes] , per taules, que compten per a les negres
   *[no] { "" }
}
tie-mark = { $mark ->
    [won] guanyada
    [drawn] taules
    [lost] perduda
    [forfeit-won] guanyada sense jugar
    [forfeit-lost] perduda sense jugar
    [open] encara sense resultat
    [full-bye] descans d'un punt
    [half-bye] descans de mig punt
    [allocated-bye] descans de l'aparellament
    [absent] absent
   *[other] no se'n sap res
}
tie-round-game = { $color ->
    [white] ronda { $round }, blanques contra { $opponent }
    [black] ronda { $round }, negres contra { $opponent }
   *[other] ronda { $round }, contra { $opponent }
}, { tie-mark }: { $amount }
tie-round-alone = ronda { $round }, { tie-mark }: { $amount }
tie-round-match = ronda { $round }, { $opponent }: { $match_points } punts de matx, { $game_points } punts de partida
tie-round-no-match = ronda { $round }, sense matx: { $match_points } punts de matx, { $game_points } punts de partida

# Les regles d'una competició per equips.

team-unit = { $unit ->
    [line-ups] alineacions
    [matches] matxs
    [players] jugadors
    [pairs] parelles d'equips
   *[teams] equips
}
team-looked = { team-unit } vistos: { $looked }; infraccions: { $broken }; sense poder-se decidir: { $undecidable }
team-nothing = no hi ha res per veure ({ team-unit })
team-no-teams = les dades no mostren cap equip: cada partida n'ha d'anomenar dos (WhiteTeam, BlackTeam), i un equip se n'enfronta a un altre en una ronda; en un informe són a les línies 310 o 013
team-no-lists = cap llista no diu en quin ordre van els jugadors d'un equip: poseu [[team.list]] al fitxer de la competició, o les línies d'equips en un informe
team-no-federation = el fitxer de la competició no diu de quina federació és: poseu event.federation
team-no-boards = el fitxer de la competició no diu quants taulers té un matx: poseu scoring.team
team-no-such-team = { $team } (first_white) no és cap equip de les dades: escriviu-lo com hi surt
team-not-over = la competició no s'ha acabat: la ronda { $round } té resultats
team-too-many-boards = { $boards } taulers, i un matx en té { $most }
team-not-seated = les dades no diuen qui seia a cada tauler
team-not-listed = no són a la llista de l'equip amb aquest nom o ID: { $players }
team-no-list = cap llista no és de l'equip
team-unrated = sense Elo: { $players }
team-behind-on-list = el número { $number } de la llista juga darrere de { $other } (número { $other_number }, tauler { $other_board })
team-behind-by-rating = amb { $rating } juga darrere de { $other } ({ $other_rating }, tauler { $other_board })
team-only-if-late = fora d'ordre, llevat que aquests entressin tard com a suplents, cosa que les dades no diuen: { $players }
team-too-many-late = fora d'ordre: en el millor cas aquests entraren tard com a suplents, i com a màxim poden ser { $most }: { $players }
team-foreigners = més estrangers que { $most }: { $players }
team-federation-unknown = estrangers: { $foreigners }, com a màxim en poden jugar { $most }, i d'aquests les dades no diuen la federació: { $players }
team-substitutes = més suplents que { $most }: { $players }
team-substitute-early = el número { $number } de la llista és suplent (titulars fins al { $last }), i cap no pot jugar fins a la ronda { $round }
team-regular-below = el número { $number } de la llista és titular de { $team }, un equip superior
team-round-guessed = les dades no diuen la ronda
team-two-boards = { $board ->
    [none] en aquesta ronda també juga per a { $team }
   *[other] en aquesta ronda també juga per a { $team }, al tauler { $board }
}
team-namesake = algú del mateix nom juga per a { $team } en aquesta ronda, i no tots dos tenen ID: pot ser la mateixa persona
team-rounds-open = { $player } té diverses partides, i les dades no en diuen totes les rondes
team-rematch = ja s'enfrontà a { $opponent } a la ronda { $round }
team-rematch-open = ja s'enfrontà a { $opponent } a la ronda { $round }; una de les dues partides no té resultat
team-paired-again = fora per { $defaults } incompareixences després de la ronda { $after }, i aparellat de nou
team-left-open = no se sap res després de la ronda { $after }, abans de la meitat: les dades no diuen qui s'ha retirat; un informe de torneig (TRF) ho diria
team-level-without-game = empatats, i cap partida de les dades no té el temps { $times } (blanques, negres)
team-not-level = una partida de desempat, i els equips no estan empatats: { $points } i { $other_points }
team-several-games = { $games } partides de desempat, i en decideix una
team-game-without-result = la partida de desempat { $game } no té resultat
team-game-without-match = la partida de desempat { $game } té la ronda de cap matx entre els dos
team-no-color = les dades no diuen qui tenia les blanques a cada tauler
team-boards-not-numbered = les dades no numeren els taulers
team-white-on-boards = { $team } té les blanques als taulers { $boards }: ni només als senars ni només als parells
team-both-colors = { $team } té les blanques als taulers { $boards } i les negres als altres
team-other-is-white = en aquesta ronda les blanques són de { $team }
team-same-color-again = { $color ->
    [white] blanques, i la ronda { $round } demana negres
   *[black] negres, i la ronda { $round } demana blanques
}

standings-paper-heading = { $title }, { $rules }, després de la ronda { $rounds }
standings-paper-side = { $rank }. { $name }: { $points } punts
standings-paper-tiebreak = { $name }: { $value }
standings-paper-tiebreak-without = { $name }: cap nombre

# La pàgina dels tornejos

page-tournament-of-players = { $count ->
    [one] { $count } jugador, després de la ronda { $round }
   *[other] { $count } jugadors, després de la ronda { $round }
}
page-tournament-of-teams = { $count ->
    [one] { $count } equip, després de la ronda { $round }
   *[other] { $count } equips, després de la ronda { $round }
}
page-tournament-several = { $count ->
    [one] { $count } torneig
   *[other] { $count } tornejos
}
page-tournament-wrong = { $count ->
    [one] { $count } aparellament incorrecte
   *[other] { $count } aparellaments incorrectes
}
page-tournament-none-wrong = Cap aparellament no és incorrecte
page-tournament-correct = { $count ->
    [one] { $count } correcte
   *[other] { $count } correctes
}
page-tournament-undecidable = { $count ->
    [one] { $count } que no es pot decidir
   *[other] { $count } que no es poden decidir
}
page-tournament-too-old = No s'ha pogut desempaquetar la llista: el navegador és anterior al 2023 o el fitxer està malmès. A sota hi ha els primers llocs; les taules que acompanyen la pàgina (standings.csv, crosstable.csv) ho contenen tot.
page-tournament-no-script = Sense JavaScript, aquesta pàgina mostra els primers llocs. Les taules que l'acompanyen (standings.csv, crosstable.csv) ho contenen tot.
page-tournament-notes = Notes
page-tournament-how = Què s'ha llegit, i com
page-tournament-lines-left-out = { $count ->
    [one] { $count } lloc més no cap en aquesta pàgina: standings.csv els conté tots.
   *[other] { $count } llocs més no caben en aquesta pàgina: standings.csv els conté tots.
}
page-tournament-papers-left-out = { $count ->
    [one] El càlcul d'{ $count } lloc no hi cap: standings --explain l'imprimeix.
    [11] Els càlculs d'{ $count } llocs no hi caben: standings --explain els imprimeix.
   *[other] Els càlculs de { $count } llocs no hi caben: standings --explain els imprimeix.
}
page-tournament-pairings-left-out = { $count ->
    [one] { $count } aparellament més no cap en aquesta pàgina: crosstable.csv els conté tots.
   *[other] { $count } aparellaments més no caben en aquesta pàgina: crosstable.csv els conté tots.
}
page-tournament-choose = Torneig
page-tournament-view = Vista
page-tournament-view-standings = Classificació
page-tournament-view-crosstable = Taula de resultats
page-tournament-view-pairings = Aparellaments
page-tournament-search = Nom, número, codi, federació
page-tournament-count = { $total ->
    [one] { $shown } d'{ $total } lloc
    [11] { $shown } d'{ $total } llocs
   *[other] { $shown } de { $total } llocs
}
page-tournament-count-pairings = { $total ->
    [one] { $shown } d'{ $total } aparellament
    [11] { $shown } d'{ $total } aparellaments
   *[other] { $shown } de { $total } aparellaments
}
page-head-rank = Lloc
page-head-title = Títol
page-head-team = Equip
page-head-federation = Fed.
page-head-rating = Ràting
page-head-points = Pts
page-tournament-start-number = Núm. { $number }
page-tournament-keys = ↑ ↓ o j k següent, anterior · ← → desempats · / cerca · Esc torna a la llista
page-tournament-paper-left-out = Aquest càlcul no hi cabia: standings --explain l'imprimeix.
page-tournament-rounds = Rondes
page-tournament-ties = Desempats
page-tournament-copy = Copia com a text
page-tournament-copy-title = Copia tot el d'aquest lloc, com ho escriu standings --explain
page-tournament-head-round = Ronda
page-tournament-head-colour = Color
page-tournament-head-opponent = Rival
page-tournament-head-outcome = Resultat
page-tournament-head-points = Punts
page-tournament-head-match-points = Punts de matx
page-tournament-head-game-points = Punts de partida
page-tournament-head-board = Tauler
page-tournament-head-white = Blanques
page-tournament-head-black = Negres
page-tournament-head-first-team = Blanques al tauler 1
page-tournament-head-second-team = Negres al tauler 1
page-tournament-head-result = Resultat
page-tournament-head-verdict = Veredicte
page-tournament-head-expected = Segons les regles
page-tournament-round = Ronda { $round }
page-tournament-only-wrong = només els incorrectes
page-tournament-verdict = { $verdict ->
    [correct] correcte
    [wrong] incorrecte
   *[undecidable] no es pot decidir
}
page-tournament-judged-by = { $system ->
    [round-robin] Jutjats per les taules de Berger
    [swiss-1985] Jutjats pel sistema suís de 1985
   *[dutch] Jutjats pel sistema holandès de la FIDE
}
page-tournament-bye = descans
page-tournament-not-played = ningú no fou aparellat així
page-tournament-no-colour = No se sap qui duia les blanques
page-tournament-show-all = { $count ->
    [one] Mostra { $count } fila
   *[other] Mostra totes les { $count } files
}

# Aparellaments pel suís FIDE de 1985 (Graz)
swiss-repeated = ja es van trobar a la ronda { $round } (Suís 1985, 1.2)
swiss-free-other = { $player } ha descansat; el més baix del grup més baix que encara no havia descansat és { $expected } (Suís 1985, 1.3)
swiss-free-twice = { $player } ja va descansar a la ronda { $round }, i ningú no descansa dos cops (Suís 1985, 1.3)
swiss-free-several = { $count } jugadors tenen el descans de l'aparellament, que només pot tenir un (Suís 1985, 1.3)
swiss-float-other = { $player } ha sortit del grup; qui sobra és el més baix, { $expected } (Suís 1985, 1.5)
swiss-float-opponent = { $player } ve d'un altre grup i s'hauria d'enfrontar a { $expected } (Suís 1985, 1.5)
swiss-float-not-due = { $player } juga fora del seu grup, tot i que sense això es podia aparellar tothom (Suís 1985, 1.2 i 3.3)
swiss-order = { $player } s'hauria d'enfrontar a { $expected }: la meitat superior juga per ordre amb la inferior (Suís 1985, 2.4)
swiss-replacement = { $player } s'hauria d'enfrontar a { $expected }, el següent que pot substituir un rival ja trobat (Suís 1985, 3.2)
swiss-four-alike = tots dos han tingut { $color ->
    [white] blanques
   *[black] negres
} tres cops seguits i no es poden enfrontar (Suís 1985, 5.4)
swiss-first-color = { $player } hauria de tenir { $color ->
    [white] blanques
   *[black] negres
}: a la ronda 1 els senars tenen el color del sorteig i els parells l'altre (Suís 1985, 5.2)
swiss-color-alternate = { $player } hauria de tenir { $color ->
    [white] blanques
   *[black] negres
}: els colors s'alternen (Suís 1985, 5.3)
swiss-color-look-back = { $player } hauria de tenir { $color ->
    [white] blanques
   *[black] negres
}: tots dos van tenir el mateix color l'últim cop, i decideix la ronda precedent (Suís 1985, 5.3)
swiss-color-equalise = { $player } hauria de tenir { $color ->
    [white] blanques
   *[black] negres
}: de dos amb els mateixos colors, iguala el de més rang (Suís 1985, 5.4)
swiss-color-after-three = { $player } hauria de tenir { $color ->
    [white] blanques
   *[black] negres
} després de tres cops seguits l'altre color (Suís 1985, 5.4)
swiss-follows = no és el que s'esperava, però només per l'aparellament de { $pair }
swiss-choice = un de diversos aparellaments que les regles permeten aquí (Suís 1985, 3.2 i 3.3)
swiss-color-open = les regles no decideixen qui té blanques aquí (Suís 1985, 5.3 i 5.4)
swiss-standings-unknown = no se saben els punts abans d'aquesta ronda: falta què va fer { $player } a la ronda { $round }
swiss-turn-unknown = no se sap què va fer { $player } en aquesta ronda, i els altres no es poden ordenar
swiss-numbers-unknown = no és el que dona l'ordre per ràting i nom, i l'entrada no té números inicials
swiss-color-unknown = no se saben els colors
swiss-lot-unknown = els taulers estan dividits a parts iguals i el sorteig no es veu (Suís 1985, 5.2)
swiss-full-bye = { $player } té un punt sencer sense partida: no es veu si el va demanar o és el descans de l'aparellament
swiss-unavoidable = cap aparellament d'aquesta ronda no evita alhora una segona trobada i un quart color igual
swiss-beside = no es pot jutjar separadament de l'aparellament incorrecte de { $pair }
swiss-not-searched = no s'ha trobat cap camí per les regles, ni se n'ha exclòs cap
swiss-teams = una ronda d'equips s'aparella per equips; aquestes regles aparellen jugadors
swiss-rules = jutjat pel sistema suís FIDE de Graz, 1985; on deixa triar, s'accepta qualsevol tria
swiss-middle = { $rounds } rondes: des de la ronda { $middle } els grups s'aparellen des dels dos extrems cap al grup mitjà (Suís 1985, 4.1)
swiss-no-numbers = l'entrada no té números inicials: es pren l'ordre per ràting i nom, i res no es considera incorrecte per això
swiss-virtual-points = els punts virtuals compten per als grups, cosa que aquestes regles no coneixen
swiss-lot-otherwise = l'informe dona a { $player } { $color ->
    [white] blanques
   *[black] negres
} per sorteig; els taulers de la ronda 1 mostren el contrari
swiss-taken-as-free = ronda { $round }: no se sap res de { $player }, que es pren com a descans, amb un punt (Suís 1985, 1.3)
swiss-free-points = ronda { $round }: { $player } va descansar i té { $points }; aquestes regles donen un punt (Suís 1985, 1.3)

# Promotions and norms

norms-no-file = { $name }: no se'n sap la categoria; --players diu quin fitxer la té
norms-not-in-file = { $name } no és al fitxer de --players, ni per l'identificador ni pel nom
norms-several-rows = { $name }: el nom és el de diversos jugadors de les dades o del fitxer de --players; els identificadors els distingirien
norms-no-category = { $name } no té categoria al fitxer de --players
norms-category-unread = { $name }: no es pot llegir la categoria “{ $read }” del fitxer de --players
norms-rating-unread = { $name }: no es pot llegir un ràting del fitxer de --players
norms-needs-players = els ascensos i les normes d'aquestes regles depenen de categories i ràtings, que són al fitxer de l'oficial: --players FILE.csv
norms-free-rounds = rondes { $rounds } sense rival: les regles no diuen com compten
norms-no-result = encara sense resultat a les rondes { $rounds }
norms-not-over = després de la ronda { $round } de { $rounds } la competició no s'ha acabat
norms-lower-opponent = { $name } és per sota de 1a: les regles només diuen de 1a que compta per 2000, i podria comptar per { $rating }
norms-score-open = { $name } no té ràting i compta pels seus punts, que no se saben

promotion-rounds-not-in-table = les regles no tenen cap taula per a { $rounds } rondes, només per a { $known }
promotion-other-category = d'altres categories que 2a i 3a, les úniques que la taula coneix: { $names }
promotion-default-of-second = les regles no diuen si el rival de 2a de les rondes { $rounds }, decidides sense jugar, compta com a trobat
promotion-needed-between = calen de { $low } a { $high } punts, segons com es llegeixi el que és obert
promotion-points-apart = els resultats donen { $results } punts, la classificació { $counted }
promotion-no-game = cap partida

norms-equal = exactament el que es demana: les regles diuen que s'ha de superar i que és el que es demana
norms-safe-lost = ja segura: també s'hauria fet perdent a la ronda { $round }
norms-safe-drawn = també s'hauria fet amb taules a la ronda { $round }
norms-homologation-unknown = només en una competició homologada: el fitxer de la competició ho pot dir, homologated = true sota [event]
norms-group-unknown = només al grup A: el fitxer de la competició ho pot dir, group = "A" sota [event]
norms-place-shared = el lloc { $rank } és compartit
norms-games-unknown = la llista no diu en quantes partides
norms-three-make-title = tres normes fan el títol; dues temporades sense cap en fan perdre una
norms-open-mean = la mitjana dels rivals és entre { $low } i { $high }

norms-eight-and-one = vuit partides, i una victòria sense jugar o un descans de l'aparellament en lloc de la novena: només es pot fer servir una norma així
norms-seven-of-teams = en campionats per equips mundials i continentals n'hi ha prou amb set partides
norms-open-games = { $games ->
    [one] no se sap el resultat de { $games } ronda
   *[other] no se sap el resultat de { $games } rondes
}
norms-unrated = { $players ->
    [one] { $players } rival sense ràting compta per 1400
   *[other] { $players } rivals sense ràting compten per 1400
}
norms-ratings-missing = { $players ->
    [one] les dades no diuen si { $players } rival té ràting
   *[other] les dades no diuen si { $players } rivals tenen ràting
}
norms-raised = { $name } apujat de { $rating } a { $floor }
norms-by-table = { $mean } amb el { $percentage } %, una diferència de { $difference }
norms-no-score = contra aquests rivals no n'hi ha prou amb cap puntuació
norms-below-35 = menys del 35 %
norms-rounded-35 = 35 % només si s'arrodoneix
norms-titles-missing = cap jugador de les dades no té títol
norms-other-title = { $title } no és cap títol de la FIDE
norms-own-federation-missing = no se sap la federació del jugador
norms-federations-missing = { $players ->
    [one] no se sap la federació de { $players } rival
   *[other] no se saben les federacions de { $players } rivals
}
norms-from-one = la majoria són de { $federation }
norms-met-twice = alguns rivals s'han trobat dues vegades: aleshores la meitat han de tenir el títol, i n'han de jugar sis
norms-dates-missing = no se saben els dies de les rondes
norms-control-missing = no se sap el control de temps
norms-not-standard = jugat a { $pace ->
    [rapid] ràpides
   *[blitz] llampec
}
norms-not-met = amb totes les partides comptades, no es compleix: { $conditions }
norms-not-settled = per decidir: { $conditions }
norms-may-be-exempt = no es compleix: { $conditions }; campionats nacionals, torneigs zonals i grans suïssos en poden estar exempts (B.01, 1.4.3)
norms-older-rules = jutjat per les regles de l'1 de gener de 2024, encara que el torneig començà el { $start }
norms-no-date = jutjat per les regles de l'1 de gener de 2024: cap data no diu quan començà el torneig
norms-games-on-list = el nombre de partides valorades és a la llista; la columna games de --players el dona
norms-own-title = no se sap si { $title } és aquest títol o un de més alt

screen-ranked = { $title }: { $sides }, { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondes
}, { $kind ->
    [swiss] suís
    [round-robin] lliga
   *[other] de tipus desconegut
}; desempats { $tiebreaks }
screen-copies-once = repetides a les dades i comptades una vegada: { $copies }

# Aparellaments
pairing-round-guessed = hi ha partides de la ronda { $round } que hi són per suposició: les dades no els donen ronda, o els en donen una en què un jugador té una altra partida
pairing-behind-guessed = depèn de la ronda { $round }, on hi ha partides per suposició
pairing-table-colors = colors canviats: segons les taules de Berger { $white } té les blanques
pairing-table-other-round = segons les taules de Berger aquests dos es troben a la ronda { $round }
pairing-table-again = aquests dos també es troben a la ronda { $round }, i segons les taules de Berger en aquesta es troben amb altres
pairing-table-wrong-bye = { $name } descansa, i segons les taules de Berger en aquesta ronda es troba amb { $opponent }
pairing-table-missing = segons les taules de Berger aquests dos es troben en aquesta ronda, i no ho van fer
pairing-table-left = no jugada: { $name } ja no hi era després de la ronda { $after }
pairing-table-absent = no jugada: { $name } era absent
pairing-table-nothing-known = segons les taules de Berger aquests dos es troben en aquesta ronda; les dades no en diuen res
pairing-table-colors-open = massa colors no són els de les taules de Berger perquè siguin errors: una altra regla o uns altres números de sorteig els poden explicar
pairing-table-too-few = hi ha massa poques de les partides que tenen les taules de Berger: números de sorteig que no s'han trobat ho poden explicar
pairing-table-other-numbering = incorrecte amb aquests números de sorteig i correcte amb uns altres que encaixen igual
pairing-table-own-schedule = el torneig no segueix les taules de Berger
pairing-note-inferred = les dades no tenen números de sorteig; amb aquests, { $fits } de { $pairings } aparellaments són a les taules de Berger: { $numbers }
pairing-note-renumbered = els aparellaments segueixen millor les taules de Berger amb uns números de sorteig diferents dels de l'informe; amb aquests, hi són { $fits } de { $pairings }: { $numbers }
pairing-note-own-schedule = no jugat segons les taules de Berger: amb cap dels números de sorteig trobats no hi són més de { $fits } de { $pairings } aparellaments; res no es dona per incorrecte
pairing-note-too-large = { $sides } jugadors o equips: els números de sorteig es busquen fins a { $most }; un informe de torneig (TRF) els dona
pairing-note-reordered = les rondes estan en un ordre diferent del de les taules de Berger (ronda jugada = ronda de les taules): { $rounds }; es jutgen per aquest ordre
pairing-note-colors-exchanged = al cicle { $cycles } tots els colors són a l'inrevés que a les taules de Berger; es jutgen així
pairing-note-last-two = les rondes { $first } i { $second } estan canviades, com recomana la FIDE quan tots es troben dues vegades
pairing-dutch-differs = { $program } aparella d'una altra manera
pairing-dutch-colors = { $program } dona les blanques a { $white }
pairing-dutch-not-first = jutjat per la classificació tal com era; la ronda { $round } ja era incorrecta
pairing-dutch-none = { $program } no troba cap aparellament permès per les regles en aquesta ronda
pairing-dutch-own-numbers = { $program } aparella d'una altra manera, però les dades no tenen números de sorteig, i uns altres podrien dur a aquests aparellaments
pairing-dutch-unknown-rounds = { $program } aparella d'una altra manera, però no se sap res d'un jugador a la ronda { $round }, que podria haver descansat
pairing-dutch-unfinished = { $program } aparella d'una altra manera, però una partida de la ronda { $round } no té resultat
pairing-dutch-other-rules = { $program } aparella d'una altra manera, però té les regles d'un altre dia que no és { $start }, quan va començar el torneig
pairing-dutch-not-asked = cap programa d'aparellaments no l'ha jutjat
pairing-note-dutch-judged = jutjat per { $program }
pairing-note-dutch-no-program = no hi ha cap programa d'aparellaments instal·lat, i d'un suís holandès no es pot dir res: poseu bbpPairings (github.com/BieremaBoyzProgramming/bbpPairings) al camí o anomeneu-lo a ARBITER_BBPPAIRINGS, o executeu pip install gacrux
pairing-note-dutch-no-date = cap data no diu quan va començar el torneig: es prenen les regles que té { $program }
pairing-note-dutch-other-rules = { $program } té les regles d'un altre dia que no és { $start }, quan va començar el torneig: on aparella d'una altra manera, res no es dona per incorrecte
pairing-note-dutch-own-numbers = les dades no tenen números de sorteig: els jugadors es numeren per ràting i nom, i on el programa aparella d'una altra manera, res no es dona per incorrecte
pairing-note-dutch-gaps = falten números de sorteig: per al programa d'aparellaments els jugadors es numeren seguits
pairing-note-dutch-cannot-ask = no s'ha consultat el programa d'aparellaments: { $why }
pairing-note-dutch-failed = dels aparellaments no es pot dir res: { $why }
pairing-cannot-ask-teams = aparella jugadors, i això és una competició per equips
pairing-cannot-ask-color = no se sap el color de la partida de { $name } a la ronda { $round }
pairing-cannot-ask-scoring = no se li pot dir aquesta puntuació
pairing-cannot-ask-points = { $name } té punts que no són els dels seus resultats
pairing-cannot-ask-rank = l'informe demana aparellar pel rang (XXC rank) i no pel número de sorteig
pairing-cannot-ask-baku = l'informe anomena l'acceleració de Bakú i no dona els punts virtuals (línia 250)
pairing-cannot-ask-large = accepta com a màxim 9999 jugadors i 99 rondes
pairing-answer-line = no s'entén la resposta del programa d'aparellaments: «{ $line }»
pairing-answer-rounds = el programa d'aparellaments parla de { $told } rondes, i se'n van aparellar { $played }
pairing-answer-pairs = les parelles que el programa d'aparellaments anomena a la ronda { $round } no encaixen entre elles
engine-not-run = no s'ha pogut executar { $program } ({ $cause })
engine-too-slow = { $program } no ha respost en { $seconds } segons
engine-too-much = { $program } ha escrit més del que cap en una resposta
engine-failed = { $program } ha fallat i ha dit: { $said }
screen-paired = { $title } ({ $system }): { $count ->
    [one] { $pairings } aparellament
   *[other] { $pairings } aparellaments
}, { $wrong } incorrectes, { $undecidable } indecidibles
screen-pairing-row = { $verdict }: ronda { $round }, tauler { $board }, { $white } – { $black }: { $why }
screen-pairing-missing = { $verdict }: ronda { $round }, sense aparellar: { $white } – { $black }: { $why }
refused-no-pairing-system = --system { $given }: no hi ha aquest sistema; trieu { $known }
refused-pairing-system-open = { $title }: res no diu amb quines regles es va aparellar: doneu --system { $known }

screen-team-checked = regles de la competició per equips: { $kept } complertes, { $broken } infringides, { $undecidable } sense poder-se decidir
screen-errors-in-input = l'auditoria ha trobat { $errors } a les dades: arbiter audit els diu
refused-no-rules = --rules { $given }: no hi ha aquestes regles de desempat; trieu entre { $known }
refused-no-kind = --kind { $given }: trieu entre { $known }
refused-no-basis = --basis { $given }: trieu entre { $known }
refused-no-round = --round { $given }: només hi ha { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondes
}

## Crosscheck: a report against the games

crosscheck-not-there = no hi ha cap partida
crosscheck-not-in-report = l'informe no té cap partida així
crosscheck-not-of-report = l'informe no té cap jugador { $name }
crosscheck-second-copy = una segona partida per a una de l'informe: ja hi ha { $file }, partida { $game }
crosscheck-bye = en aquesta ronda l'informe no dona cap adversari al jugador { $name } (“{ $mark }”)
crosscheck-default-no-game = decidida sense jugar: no s'hi espera cap partida
crosscheck-short-no-game = acabada abans que tots dos haguessin jugat: no s'hi espera cap partida
crosscheck-default-with-game = l'informe la té per decidida sense jugar, i hi ha una partida
crosscheck-short-with-game = l'informe la té per acabada abans que tots dos haguessin jugat, i hi ha una partida
crosscheck-without-moves = l'informe la té per jugada, i la partida no té jugades de tots dos
crosscheck-results = resultat { $report } a l'informe, { $games } a la partida
crosscheck-colours = colors intercanviats
crosscheck-other-player = { $report } a l'informe, { $games } a la partida
crosscheck-other-id = { $name }: codi { $report } a l'informe, { $games } a la partida
crosscheck-id-of-another = { $name } té el codi { $id }, que a l'informe és de { $other }
crosscheck-rating = { $name }: ràting { $report } a l'informe, { $games } a la partida
crosscheck-round = ronda { $report } a l'informe, { $games } a la partida
crosscheck-no-result = l'informe no en dona el resultat
crosscheck-not-listed = { $name }: { $why }
crosscheck-no-round = la partida no diu la ronda
crosscheck-unclear = { $why }
check-line = línia { $line }
check-column = línia { $line }, columna { $column }
check-rank = línia { $line }: núm. { $rank } { $name }
check-round = ronda { $round }
check-says = { $text }
check-no-line = hi ha d'haver una línia { $code } que digui alguna cosa
check-end-before-start = el darrer dia, { $end }, és abans del primer, { $start }
check-round-outside = { $day } no és entre { $start } i { $end }
check-rounds-backwards = { $day } és abans del dia de la ronda anterior, { $before }
check-rounds-without-day = rondes jugades: { $rounds }; amb dia: { $days }
check-count = la línia diu { $said }; jugadors que hi ha: { $players }
check-no-federation = “{ $read }” no és cap codi de federació, com ara ESP
check-rounds-a-day = { $rounds } rondes el { $day }: es compten com a molt { $most }
check-hours-a-day = { $rounds } rondes el { $day } són { $hours } hores i { $minutes } minuts de joc, amb partides de 60 jugades: com a molt 12 hores
check-no-days = cap línia 132 no diu els dies
check-no-control = no es pot llegir cap control de temps a les línies 222 i 122
check-no-pace = ni --system ni les línies 092 i 222 no diuen quin ràting es demana
check-barred = { $games } de { $of } partides no compten en { $pace }: { $why }
check-allowed = permès per a totes les partides ({ $games }) en { $pace }
check-other-type = la línia diu { $said }, i es demana { $pace }
check-no-list = no s'ha donat cap llista de ràting (--list)
check-no-report = una taula de resultats no té línies per comprovar
check-teams = es comparen les partides dels jugadors, però no les alineacions, els encontres ni els punts per equips ({ $lines ->
    [one] 1 línia
   *[other] { $lines } línies
    })
check-compared = comparat per a { $players } de { $of } jugadors
check-other-month = la llista és la de { $month }, i el torneig va començar el { $start }: compta la llista vigent aquell dia
check-player-no-id = no hi ha codi FIDE
check-player-not-on-list = { $id } no és a la llista
check-player-name = a la llista: { $listed }
check-player-field = { $report } a l'informe, { $listed } a la llista
check-player-empty = res a l'informe, { $listed } a la llista
## Per què el sistema no ha pogut obrir, llegir o escriure alguna cosa

system-not-found = no existeix
system-permission-denied = permís denegat
system-not-permitted = operació no permesa
system-is-folder = és una carpeta
system-not-a-folder = no és cap carpeta
system-storage-full = no queda espai al disc
system-quota-exceeded = s'ha exhaurit la quota d'espai
system-file-too-large = el fitxer seria més gran del que permet el sistema
system-read-only = el disc és només de lectura
system-already-exists = ja existeix
system-ends-too-early = s'acaba abans d'hora
system-too-little-memory = no hi ha prou memòria
system-not-as-named = el nom ho diu, però el contingut no ho és
system-empty-archive = l'arxiu és buit
system-other = { $told }

## Entrades que no es poden llegir

input-no-path = no s'ha indicat cap camí: cal indicar un fitxer PGN, una carpeta de partides, o - per a l'entrada estàndard
input-missing = { $file } no existeix: cal comprovar l'ortografia i la carpeta actual
input-denied = { $file } no es pot llegir (permís denegat): cal demanar-ho al propietari, o canviar-ne els permisos
input-path-too-long = { $file } no es pot obrir, perquè el camí ({ $bytes } bytes) o un dels seus noms és més llarg del que permet el sistema: cal executar arbiter en una carpeta més propera, o posar noms més curts a les carpetes
input-unreadable = no s'ha pogut llegir { $file } ({ $cause }){ $cut_off ->
    [none] {""}
   *[other] , i { $cut_off }
}: cal comprovar el disc o la connexió i tornar-ho a executar
input-no-game = no s'ha trobat cap partida a { $file }: { $kind }
input-no-game-in-folder = no s'ha trobat cap partida a la carpeta { $folder }: de { $files } fitxers, cap no conté PGN ni una planella; cal indicar la carpeta o el fitxer que en tingui
input-damaged = { $file } està malmès ({ $format }: { $cause }): s'ha llegit el que hi ha abans del dany{ $cut_off ->
    [none] {""}
   *[other] , però { $cut_off }
}; cal tornar a baixar o copiar el fitxer
input-unpacks-to-more = { $file } es descomprimeix en més de { $limit } bytes (tots els membres d'un arxiu junts), i la lectura s'ha aturat aquí; s'ha llegit el que hi ha abans{ $cut_off ->
    [none] {""}
   *[other] , però { $cut_off }
}: si la mida és correcta, cal apujar el límit amb --max-unpacked, o treure'l amb --max-unpacked 0
input-cannot-unpack = { $file } no es pot descomprimir ({ $cause }): cal descomprimir-lo a mà i indicar-ne el resultat
input-too-long = { $file }, línia { $line }: a partir d'aquí hi ha { $mebibytes } MiB seguits sense cap inici de partida, més que cap partida; s'han saltat { $next ->
    [none] fins al final del fitxer
   *[other] fins a la partida següent, a la línia { $next }
}: cal tancar el que hi ha quedat obert i separar les partides amb les seves etiquetes, cadascuna començant per [Event "..."]
input-odd-bytes = { $count ->
    [one] { $file } és UTF-16 amb un byte del qual no es pot fer cap caràcter, el byte { $first } del text descomprimit
   *[other] { $file } és UTF-16 amb { $count } bytes dels quals no es pot fer cap caràcter, el primer dels quals és el byte { $first } del text descomprimit
}; allà s'hi perden un o dos caràcters, i tota la resta s'ha llegit: cal tornar a exportar el fitxer
input-sheet-too-long = { $file } sembla una planella però fa més de { $mebibytes } MiB, i una planella és una sola partida: si són moltes partides, cal posar-hi etiquetes o dividir el fitxer
input-table-too-long = { $file } és una taula de resultats o un informe de torneig de més de { $mebibytes } MiB, i un fitxer així es llegeix sencer: cal dividir-lo
input-changed = { $file } { $change } mentre es llegia, i els informes poden contenir parts del fitxer antic i del nou: cal tornar-ho a executar quan ningú no hi escrigui
input-grew = ha crescut de { $from } a { $to } bytes
input-shrank = s'ha reduït de { $from } a { $to } bytes
input-written = s'ha modificat
input-replaced = s'ha substituït per un altre fitxer
input-cut-off = la partida { $game }, que comença a la línia { $line }, hi queda tallada i no s'ha jutjat

# Les classes d'input-no-game
input-is-empty = és buit; s'ha desat o baixat del tot?
input-is-report = és un informe de torneig (TRF), que dona resultats i cap jugada; cal indicar el fitxer amb les jugades
input-is-results = és una taula de resultats sense jugades; cal indicar el fitxer amb les jugades
input-is-tar = és un arxiu tar; cal descomprimir-lo i indicar la carpeta
input-is-engine-log = és el que ha escrit un motor d'escacs mentre pensava, amb jugades que ningú no ha jugat; cal indicar el fitxer amb la partida
input-is-positions = és una llista de posicions; cal jutjar-les una per una amb arbiter position
input-is-move-counts = compta les jugades d'una posició (perft) i no conté cap partida; cal indicar el fitxer amb la partida
input-is-openings = és una llista d'obertures, amb jugades que ningú no ha jugat; cal indicar el fitxer amb la partida
input-is-zip = cap membre de l'arxiu no conté PGN ni una planella; cal indicar l'arxiu que en tingui
input-is-neither = els primers { $mebibytes } MiB no tenen ni etiquetes com [Event "..."] ni jugades com 1. e4; cal indicar un fitxer PGN o una planella

# Les causes d'input-cannot-unpack
input-zip-through-pipe = un arxiu zip de més de { $mebibytes } MiB no pot arribar per una canonada (pipe)
input-zip-as-stream = un arxiu zip no es pot llegir com a flux de dades
input-zip-same-names = { $lost ->
    [one] un dels seus membres té el nom d'un altre i no s'ha llegit
   *[other] { $lost } dels seus membres tenen el nom d'un altre i no s'han llegit
}
input-zip-encrypted = està xifrat
input-zip-reader = { $told }

no-threads = { $threads ->
    [one] no es pot engegar cap fil d'execució
   *[other] no es poden engegar { $threads } fils d'execució
} ({ $cause }): cal demanar-ne menys amb --threads, o donar més memòria al programa

## Informes que no es poden escriure

report-write = no s'ha pogut escriure { $file } ({ $cause }): cal { $remedy } o triar una altra carpeta amb --out; els informes d'una execució anterior queden com estaven
report-named = no s'ha pogut escriure { $file } ({ $cause }): cal { $remedy } o triar un altre fitxer amb { $flag }
report-folder = no s'ha pogut crear la carpeta { $folder } ({ $cause }): cal triar-ne una altra amb --out
report-not-allowed = no hi ha permís per escriure a la carpeta { $folder } ({ $cause }): cal demanar-lo al propietari, o triar-ne una altra amb --out; els informes d'una execució anterior queden com estaven
report-half-in-place = no s'ha pogut posar { $file } al seu lloc ({ $cause }), i els informes d'abans sí: cal { $remedy } i tornar-ho a executar amb la mateixa carpeta, que ho acabarà
report-locked = una altra execució escriu a { $folder } ({ $holder }): cal esperar que acabi, o triar una altra carpeta amb --out
report-closed = s'ha tancat la sortida estàndard
report-free-space = alliberar espai
report-lift-limit = treure el límit de la mida dels fitxers
report-ask-owner = demanar-ho al propietari
report-make-writable = permetre l'escriptura al disc
report-check-disk = comprovar el disc

## Partides escrites de nou (arbiter normalise)

normalise-told = { $file }:{ $line }, partida { $game } ({ $white } – { $black }){ $at ->
    [none] {""}
   *[other] , jugada { $at }
}: { $what }
normalise-doubtful-date = { $tag } “{ $read }” pot ser { $days }: es deixa com estava
normalise-lost-letters = s'han perdut lletres que cap codificació no pot llegir: cal indicar la correcta amb --encoding
normalise-repaired = jugades reparades: { $repaired }, suposades: { $guessed }; vegeu [%repaired] i [%guessed] als comentaris
normalise-cells-left = { $count ->
    [one] una casella no correspon a cap jugada i queda
   *[other] { $count } caselles no corresponen a cap jugada i queden
} en un comentari: { $words }
normalise-beyond-repair = no es pot reparar a partir d'aquí: massa caselles no diuen res; les que queden són en un comentari: { $words }
normalise-not-followed = “{ $word }” no es pot seguir
normalise-result = el resultat de l'etiqueta no es pot llegir i queda en un comentari: cal escriure 1-0, 0-1, 1/2-1/2 o *
normalise-moves = { $reason }; les jugades s'acaben aquí i les paraules que queden són en un comentari
normalise-illegal = { $reason }; la jugada es va mantenir, i la partida continua com una altra partida des de la posició següent
normalise-variation = { $reason }; les paraules que en queden són en un comentari
normalise-another-game = darrere el resultat comença una altra partida, que queda en un comentari: cal posar-hi etiquetes pròpies
normalise-other-variant = les jugades de la variant “{ $variant }” es deixen com estaven
normalise-bad-start = el FEN no es pot llegir, i les jugades es deixen com estaven: cal corregir l'etiqueta FEN

## Partides triades (arbiter extract)

screen-fitting = { $shown } de { $games } { $count ->
    [one] compleix el que es demana
   *[other] compleixen el que es demana
}
screen-extracted = { $fitting }; s'han escrit: { $written }
screen-extracted-first = { $fitting }, fins a l'última demanada; s'han escrit: { $written }
extract-several-encodings = les partides són tal com eren, en codificacions diferents ({ $encodings }): --normalised les escriu totes en UTF-8
extract-not-apart = { $count ->
    [one] una partida darrere la primera no té etiquetes al començament, de manera que qui llegeixi la prendrà per una part de l'anterior
   *[other] { $count } partides darrere la primera no tenen etiquetes al començament, de manera que qui llegeixi prendrà cadascuna per una part de l'anterior
}: --normalised els en posa
extract-not-as-it-stood = { $count ->
    [one] una partida no s'ha pogut tornar a la codificació del fitxer i és
   *[other] { $count } partides no s'han pogut tornar a la codificació del fitxer i són
} en UTF-8; la primera és la partida { $game } de { $file }, línia { $line }
where-condition-expected = aquí s'espera una condició: una columna, tag(…), count(…), has(…), not o (
where-relation-expected = aquí s'espera = != < <= > >=, in, between, like, ilike, contains, is empty o is not empty
where-value-expected = aquí s'espera un nombre, una data, un text entre cometes o una columna
where-text-expected = aquí s'espera un text entre cometes
where-end-expected = la condició ja és completa abans d'això: continueu amb and, or o ), o acabeu aquí
where-bracket-expected = aquí s'espera un (
where-bracket-open = falta un )
where-text-open = falten les cometes del final d'aquest text
where-no-column = no hi ha cap columna '{ $name }' (un text va entre cometes); trieu { $known }
where-no-rule = cap regla no es diu '{ $given }': `arbiter explain` les enumera totes
where-text-in-quotes = '{ $name }' conté text: poseu el valor entre cometes
where-number-without-quotes = '{ $name }' conté nombres: escriviu el valor sense cometes
where-date-expected = '{ $name }' conté dates: escriviu 1985-12-31, 1985-12 o 1985
where-no-such-day = { $given } no és cap dia del calendari
where-not-of-dates = '{ $name }' no conté dates: poseu el valor entre cometes
where-too-deep = les condicions tenen més de { $most } nivells
refused-bad-expression = --where, signe { $at }: { $fault }
    {"  "}{ $shown }
refused-rule-not-selected = { $rule }: --select i --ignore deixen fora aquesta regla, i cap partida no ho podria complir
refused-result-expected = s'espera un resultat com 1-0, 0-1, 1/2-1/2, +/- o *
refused-opening-expected = s'espera un codi com B90, un tros d'un codi com B9, o dos com D10-D15
refused-players-unreadable = --players { $file } no es pot llegir: { $why }
refused-no-players-in = --players { $file }: no hi ha cap nom

## Una posició (arbiter position)

position-not-legal = no és legal
position-checkmated = { PLAYER($player) } han rebut escac i mat: guanyen { PLAYER($other) }
position-stalemated = { PLAYER($player) } estan ofegades: la partida és taules
position-in-check = juguen { PLAYER($player) }, i estan en escac
position-to-move = juguen { PLAYER($player) }
position-can-mate = { PLAYER($player) } encara poden fer mat? { $answer }
position-dead = posició morta? { $answer }
position-dead-in-1985 = taules per les peces ja el 1985 { $law }
position-seventyfive = 75 moviments? sí: la partida és taules immediatament, després de { $made } mitges jugades sense captures ni moviments de peó { $law }
position-fifty-now = 50 moviments? es poden reclamar taules ara: { $made } mitges jugades sense captures ni moviments de peó { $law }
position-fifty-perhaps = 50 moviments? amb una jugada anunciada, potser: { $why }
position-fifty-with = 50 moviments? es poden reclamar taules amb una d'aquestes jugades, anotada i anunciada: { $moves } { $law }
position-no-fifty = 50 moviments? no: { $made } de { $asked } mitges jugades sense captures ni moviments de peó
position-repeated = { $file }, partida { $game }, mitja jugada { $ply }: la posició s'ha produït { $times ->
    [one] una vegada
   *[other] { $times } vegades
} (després de la mitja jugada { $plies })
position-game-ended = 3 vegades? ja no es pot reclamar res: la partida va acabar després de la mitja jugada { $ply } { $law }
position-threefold-now = 3 vegades? es poden reclamar taules ara { $law }
position-threefold-with = 3 vegades? es poden reclamar taules amb { $played }, anotada i anunciada: la posició s'ha produït després de la mitja jugada { $plies } { $law }
position-no-threefold = 3 vegades? no
answer-yes = sí
answer-no = no
answer-undecided = no s'ha pogut decidir
answer-is-mate = sí: ja és mat
answer-mate-by = sí: { $line }
answer-drawn-at-once = sí: la partida és taules immediatament { $law }

## El que la línia d'ordres no accepta

refused-no-such-rule = cap regla no es diu «{ $code }»: `arbiter explain` les enumera totes
refused-no-such-command = cap ordre no es diu «{ $name }»: `arbiter --help` les enumera
refused-settings-unreadable = no es pot llegir { $file }: { $why }
refused-no-such-flag = { $file }: cap opció no es diu «{ $key }»; volíeu dir «{ $near }»?
refused-flag-not-here = { $file }: «{ $key }» no s'agafa d'un fitxer al costat de les partides; doneu-la a la línia d'ordres o indiqueu el fitxer amb --settings
refused-flag-unreadable = { $file }: el valor de «{ $key }» no és del tipus correcte: doneu un text, un nombre, una llista de textos, o true per a una opció sense valor
refused-no-year = { $given }: no hi ha cap any; cal donar un dia com 2014-09-01
refused-no-day = { $given }: { $fault }; cal donar un dia com 2014-09-01
refused-unknown-argument = no hi ha cap opció ni argument “{ $given }”{ $near ->
    [none] {""}
   *[other] ; volíeu dir “{ $near }”?
}
refused-unknown-command = no hi ha cap ordre “{ $given }”{ $near ->
    [none] {""}
   *[other] ; volíeu dir “{ $near }”?
}
refused-unknown-value = “{ $given }” no és cap valor de “{ $argument }”: cal triar { $known }
refused-no-value = falta el valor de “{ $argument }”
refused-bad-value = “{ $given }” no és cap valor de “{ $argument }”: { $fault }
refused-missing-arguments = falta { $missing }
refused-not-together = “{ $argument }” no es pot fer servir amb “{ $other }”
refused-given-twice = “{ $argument }” només es pot indicar una vegada
refused-no-language = --lang { $given }: aquesta llengua no hi és; cal triar { $known }
refused-no-letters = --pieces { $given }: aquestes lletres no hi són; cal indicar figurine, o un codi com de o ca (`arbiter alphabets` els enumera)
refused-no-alphabet = { $flag } { $given }: aquest alfabet no hi és; `arbiter alphabets` els enumera
refused-no-encoding = --encoding { $given }: aquesta codificació no hi és; cal triar { $known }
refused-no-edition = --laws { $given }: aquesta edició no hi és; cal triar { $known }
refused-no-thread = --threads 0: cal almenys un fil d'execució
refused-too-many-threads = --threads { $given }: com a màxim { $most }; més només s'esperarien els uns als altres
refused-size-expected = s'esperava un nombre de bytes, seguit de K, M, G o T si cal: 500M, 10G; 0 per a cap límit
refused-number-or-all-expected = s'esperava un nombre, o all
refused-whole-number-expected = s'esperava un nombre enter, a partir de 0
refused-number-above-zero-expected = s'esperava un nombre enter, a partir d'1
refused-number-expected = s'esperava un nombre
refused-page-as-stream = --out - escriu una taula, i --format html és una pàgina: cal indicar una carpeta
refused-stream-format = --out - escriu { $table } com a { $formats }: cal treure --format { $given }, o indicar una carpeta
refused-stream-one-format = --out - escriu { $table } en un sol format: cal triar { $formats }, o indicar una carpeta
refused-format-left-out = --format { $given } es va deixar fora en compilar aquest programa (característica { $given } de cargo): cal triar { $known }
refused-no-format = --format { $given }: aquest format no hi és; cal triar { $known }
refused-is-read = aquesta execució llegeix { $file }, i el que escriu n'ocuparia el lloc: cal triar un altre { $flag }
refused-file-to-fill-in = { $flag } -: cal indicar un fitxer, que s'ha d'emplenar
refused-is-report = { $file } és un informe d'aquesta execució: cal triar un altre { $flag }
refused-holds-reasons = { $file } conté motius, que es perdrien: cal indicar-lo amb --accepted, i triar un altre { $flag }
refused-no-decisions = { $file } ja existeix, i no és cap llista d'incidències per acceptar: cal triar un altre { $flag }
refused-resume-stream = --resume continua amb fitxers, i aquesta execució escriu a la sortida estàndard: cal indicar una carpeta amb --out
refused-resume-pipe = --resume torna a llegir l'entrada, i el que ve per una canonada només es pot llegir un cop: cal indicar fitxers o carpetes
refused-resume-format = --resume no pot continuar a mig { $given }: cal treure'l, o prendre { $known }
refused-resume-file-to-fill-in = --resume no pot continuar a mig fitxer de --write-accepted: cal treure'l
refused-resume-version = l'execució interrompuda era d'arbiter { $before }, i aquesta és la { $now }: cal començar de nou sense --resume
refused-resume-option = { $flag } era «{ $before }» en l'execució interrompuda i ara és «{ $now }»: cal indicar el mateix, o començar de nou sense --resume
refused-resume-changed = { $file } ha canviat des de l'execució interrompuda: cal començar de nou sense --resume
refused-resume-new = { $file } no hi era en l'execució interrompuda: cal començar de nou sense --resume
refused-resume-gone = l'execució interrompuda va llegir { $file }, i ara no és entre els fitxers: cal començar de nou sense --resume
refused-resume-unreadable = el punt de control de { $folder } no es pot llegir ({ $cause }): cal començar de nou sense --resume
resume-other-input = l'entrada no és la que va llegir l'execució interrompuda: cal començar de nou sense --resume
refused-ply-without-game = --ply { $ply }: compta les jugades d'una partida; cal indicar-ne una amb --game FITXER#N
refused-game-unnamed = --game { $given }: cal indicar el fitxer, un # i el número de la partida, com ara partides.pgn#12
refused-several-files = { $path }: hi ha diversos fitxers amb una partida { $game }: cal indicar-ne un (un arxiu s'ha de descomprimir abans), com ara { $file }
refused-no-such-game = { $path }: no hi ha cap partida { $game }; { $seen ->
    [one] només s'hi ha pogut llegir una partida
   *[other] s'hi han pogut llegir { $seen } partides
}, numerades a partir d'1 a cada fitxer
refused-few-plies = { $file }, partida { $game }: només { $plies ->
    [one] es pot jugar una mitja jugada
   *[other] es poden jugar { $plies } mitges jugades
}: cal donar --ply de 0 a { $plies }; `arbiter audit` diu què l'atura, si res no l'atura
refused-not-replayed = { $file }, partida { $game }: no es pot reproduir; `arbiter audit` diu per què
refused-standard-input = no s'ha pogut llegir l'entrada estàndard: { $cause }
refused-period = --period: { $fault }
refused-no-system = --system { $given }: aquest sistema no hi és; cal triar { $known }
refused-for-another-system = --{ $flag } és per a --system { $of }, no per a { $given }
refused-no-player = --explain { $given }: cap jugador amb aquest nom o identificador no té cap partida
refused-no-lists = { $flag }: { $given } no fa cap llista; cal triar --system { $known }
refused-one-file-for-two = { $flag } i { $other } indiquen un mateix fitxer: en calen dos
refused-no-later-month = --period { $period }: { $file } és de { $month }; per a --write-list cal un mes posterior
refused-no-page = --format html: aquesta ordre no escriu cap pàgina; cal triar { $known }
refused-several-reports = { $file } conté diversos informes de torneig: cal comparar-los un per un
refused-games-for-report = { $file } conté partides i cap resultat: REPORT és un informe de torneig (TRF), una taula de resultats o una llista de ràting
refused-folder-and-sheet = un camí és una carpeta i l'altre no: cal indicar dues planelles o dues carpetes
refused-no-pairs = cap fitxer de { $white } no té el nom d'un de { $black }: cal posar el mateix nom a les dues còpies d'una partida
refused-not-one-sheet = { $file } no conté una sola planella
refused-same-name = { $file }: un altre fitxer de { $folder } té el mateix nom llevat de l'extensió
refused-several-games = { $file } conté diverses partides: cal posar cada còpia en un fitxer propi
refused-too-many-moves = { $file } té { $moves } jugades, més que les { $most } de qualsevol partida: és una sola planella?
refused-of-copy = { $file }: { $fault }
screen-alphabet-code = codi
screen-alphabet-language = llengua
screen-bar-games = partides

## Conjunts de lletres de les peces

alphabet-af = afrikaans
alphabet-ar = àrab
alphabet-az = àzeri
alphabet-be = bielorús
alphabet-bg = búlgar
alphabet-bn = bengalí
alphabet-bs = bosnià
alphabet-ca = català
alphabet-cs = txec
alphabet-cy = gal·lès
alphabet-da = danès
alphabet-de = alemany
alphabet-el = grec
alphabet-en = anglès
alphabet-eo = esperanto
alphabet-es = castellà
alphabet-et = estonià
alphabet-eu = basc
alphabet-fa = persa
alphabet-fi = finès
alphabet-figurine = figures
alphabet-fr = francès
alphabet-ga = irlandès
alphabet-gl = gallec
alphabet-he = hebreu
alphabet-hi = hindi
alphabet-hr = croat
alphabet-hu = hongarès
alphabet-hy = armeni
alphabet-id = indonesi
alphabet-is = islandès
alphabet-it = italià
alphabet-ja = japonès
alphabet-ko = coreà
alphabet-lb = luxemburguès
alphabet-lt = lituà
alphabet-lv = letó
alphabet-mk = macedoni
alphabet-nb = noruec bokmål
alphabet-nl = neerlandès
alphabet-nn = noruec nynorsk
alphabet-pl = polonès
alphabet-pt = portuguès
alphabet-ro = romanès
alphabet-ru = rus
alphabet-sk = eslovac
alphabet-sl = eslovè
alphabet-sr-Cyrl = serbi (ciríl·lic)
alphabet-sr-Latn = serbi (llatí)
alphabet-sv = suec
alphabet-tr = turc
alphabet-uk = ucraïnès
alphabet-vi = vietnamita
alphabet-x-brl-gb = Braille (Regne Unit, BAUK/UEB 2015)
alphabet-x-prob = problemistes (anglès)
alphabet-zh = xinès
