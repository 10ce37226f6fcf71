# The Spanish of arbiter (Spain; words of the Laws of 2005 in Spanish).

## How things are called

language-name = Español
decimal-sign = ,
group-sign = .
list-end = { $rest } y { $last }
choice-end = { $rest } o { $last }

player-white = las blancas
player-black = las negras

piece-white-pawn = el peón blanco
    .pinned = clavado
piece-white-knight = el caballo blanco
    .pinned = clavado
piece-white-bishop = el alfil blanco
    .pinned = clavado
piece-white-rook = la torre blanca
    .pinned = clavada
piece-white-queen = la dama blanca
    .pinned = clavada
piece-white-king = el rey blanco
    .pinned = clavado
piece-black-pawn = el peón negro
    .pinned = clavado
piece-black-knight = el caballo negro
    .pinned = clavado
piece-black-bishop = el alfil negro
    .pinned = clavado
piece-black-rook = la torre negra
    .pinned = clavada
piece-black-queen = la dama negra
    .pinned = clavada
piece-black-king = el rey negro
    .pinned = clavado

role-pawn = peón
    .a = un peón
    .any = ningún peón
    .none-of = ninguno de los peones
role-knight = caballo
    .a = un caballo
    .any = ningún caballo
    .none-of = ninguno de los caballos
role-bishop = alfil
    .a = un alfil
    .any = ningún alfil
    .none-of = ninguno de los alfiles
role-rook = torre
    .a = una torre
    .any = ninguna torre
    .none-of = ninguna de las torres
role-queen = dama
    .a = una dama
    .any = ninguna dama
    .none-of = ninguna de las damas
role-king = rey
    .a = un rey
    .any = ningún rey
    .none-of = ninguno de los reyes

ordinal-1 = primera
ordinal-2 = segunda
ordinal-3 = tercera
ordinal-4 = cuarta
ordinal-5 = quinta
ordinal-6 = sexta
ordinal-7 = séptima
ordinal-8 = octava
ordinal-other = siguiente

result-none = sin resultado

file = columna { $file }
departure-file = la { $file }
departure-rank = la { ORDINAL($rank) } fila
departure-board = el tablero

accepted = aceptada: { $reason }

## Starting positions

fen-empty = la FEN está vacía
fen-rank-count = { $found ->
    [one] el tablero tiene { $found } fila en lugar de 8
   *[other] el tablero tiene { $found } filas en lugar de 8
}
fen-rank-length = { $found ->
    [one] la fila { $rank } tiene { $found } casilla en lugar de 8
   *[other] la fila { $rank } tiene { $found } casillas en lugar de 8
}
fen-letter = `{ $letter }`, en la fila { $rank }, no es ni una pieza ni un número de casillas vacías
fen-no-king = { PLAYER($color) } no tienen rey
fen-kings = { PLAYER($color) } tienen { $count } reyes
fen-pawn = hay un peón en { $square }
fen-turn = el bando que está en juego es `{ $found }` en lugar de `w` o `b`
fen-check = { PLAYER($color) } están en jaque sin estar en juego
fen-turn-missing = falta el bando que está en juego: se suponen las blancas
fen-castling-missing = falta el campo del enroque: se supone que no hay derechos
fen-en-passant-missing = falta el campo de la captura al paso: se supone que no la hay
fen-castling-letter = `{ $letter }` no es ningún derecho al enroque
fen-right-without-pieces = derecho al enroque `{ $letter }` suprimido: el rey y la torre no están en su sitio
fen-right-repeated = el derecho al enroque `{ $letter }` se da dos veces, o con una segunda torre en el mismo lado
fen-en-passant-unreadable = captura al paso `{ $found }` suprimida: no es una casilla
fen-en-passant-impossible = captura al paso en { $square } suprimida: ningún peón acaba de pasar por ahí
fen-count-unreadable = el cómputo de movimientos sin captura ni movimiento de peón, `{ $found }`, no es un número: se supone 0
fen-number-unreadable = el número de la jugada `{ $found }` no es un número desde 1: se supone 1
fen-text-afterwards = texto ignorado después de la FEN: `{ $found }`
fen-material = { PLAYER($color) } tienen más de dieciséis piezas, o más piezas promocionadas que peones ausentes
fen-checkers = { $count } piezas dan jaque a la vez

## What several rules say

stopped-behind = { $moves ->
    [one] { $moves } jugada posterior sin juzgar
   *[other] { $moves } jugadas posteriores sin juzgar
}
stopped-stands = el adversario ha respondido a la jugada, que por tanto se mantiene (art. { $article })
stopped-stands-unfound = si se realizó, la jugada se mantiene: una jugada ilegal solo se corrige si se comprueba durante la partida (art. { $article })
stopped-stands-unless-agreed = el adversario ha respondido a la jugada, que se mantiene salvo que ambos acordaran corregirla (art. { $article })
went-on-stood = la reproducción sigue como si { $san } se hubiera realizado de todos modos
went-on-slip = la reproducción sigue con { $san }, que difiere en un solo signo
went-on-meant = la reproducción sigue con { $san }, que es la que piden las jugadas posteriores
went-on-passed = la reproducción sigue como si no se hubiera realizado ninguna jugada
went-on-left-out = la reproducción sigue como si { $san } se hubiera jugado y omitido aquí
went-on-twice = la reproducción la pasa por alto: ya estaba escrita antes
went-on-swapped = la reproducción sigue como si hubiera cambiado de lugar con una anotación posterior
went-on-how-far = jugadas posteriores que pueden realizarse así: { $moves }
assumed = depende de cómo ha seguido la reproducción en la jugada { $number }
result-given = el resultado es entonces { $result }
more-in-this-game = y { $more } más en esta partida
unknown-rule = ninguna regla se llama “{ $pattern }”: deben indicarse códigos o prefijos, como MOV o END003; `arbiter explain` los enumera todos

## What the Laws leave open

open-not-known = no se puede decidir: no se sabe qué disponen las Leyes de { $edition } sobre { $matter }, y las de { $older } y { $newer } difieren
open-undated = no se puede decidir: la fecha no permite saber qué Leyes estaban en vigor, y las de { $older } y { $newer } difieren sobre { $matter }
open-pace = no se puede decidir: las Leyes de { $edition } no permiten saber el ritmo de esta partida, y sobre { $matter } hay diferencias según el ritmo
open-too-old = no se puede decidir: no se conocen las Leyes anteriores a { $oldest }, y lo dispuesto sobre { $matter } cambió entre { $oldest } y { $next }

## Matters of the Laws

law-in-force = las Leyes de { $edition }, en vigor { $until ->
    [none] desde { $from }
   *[other] desde { $from } hasta { $until }
}
law-in-force-assumed = las Leyes de { $edition }, en vigor desde { $from } hasta { $until } (del primer día solo se conoce el año: se supone el 1 de enero)
law-too-old = anterior a todas las Leyes que se conocen aquí: se juzga según las de 1985, y queda sin decidir lo que cambió en 1989
law-adopted = { "  " }aprobación: { $adopted }
law-source-whole = { "  " }fuente: su propio texto, leído entero
law-source-part = { "  " }fuente: su propio texto, en parte; para el resto, lo que se escribió sobre él
law-source-little = { "  " }fuente: poco más que lo que comparten las ediciones anterior y posterior
law-not-known-but-shared = { "  " }se desconoce de ella: { $matters }; y { $shared ->
    [one] { $shared } asunto en que coinciden
   *[other] { $shared } asuntos en que coinciden
} las ediciones anterior y posterior
law-not-known = { "  " }se desconoce de ella: { $matters }
law-all-known = { "  " }se conoce todo lo que aquí se le pregunta
law-mark-no-rule = – no existe tal regla
law-mark-as-both-sides = (?) no se conoce; las ediciones conocidas anterior y posterior coinciden, y por tanto el asunto queda decidido
law-mark-open = ? no se conoce, y las ediciones conocidas anterior y posterior difieren: no se puede decidir, y no pasa de aviso
law-mark-in-part = 9.5.b ? lo que dice el artículo se conoce en parte: no para todos los ritmos, o no en todos los finales
law-mark-assumed = 1993: se supone que su primer día es el 1 de enero

matter-TwoPlayers = los dos adversarios
matter-Alternation = la alternancia de las jugadas
matter-InitialPosition = la posición inicial
matter-Chess960Position = las posiciones del Ajedrez960
matter-Chess960Castling = el enroque en Ajedrez960
matter-IllegalPosition = una posición imposible
matter-PieceMoves = el movimiento de las piezas
matter-OwnPiece = una casilla con una pieza propia
matter-BishopMove = el movimiento del alfil
matter-RookMove = el movimiento de la torre
matter-QueenMove = el movimiento de la dama
matter-PathBlocked = una pieza interpuesta
matter-KnightMove = el movimiento del caballo
matter-PawnMove = el movimiento del peón
matter-PawnAdvance = el avance de una casilla
matter-PawnDoubleAdvance = el avance de dos casillas
matter-PawnCapture = la captura con peón
matter-EnPassant = la captura al paso
matter-PromotionPiece = la pieza de la promoción
matter-KingMove = el movimiento del rey
matter-CastlingLost = la pérdida del derecho al enroque
matter-CastlingHindered = el enroque impedido
matter-KingInCheck = el propio rey en jaque
matter-EndOfGame = el final de la partida
matter-Checkmate = el mate
matter-Resignation = el abandono
matter-ResignationMatingPower = el abandono ante quien no puede dar mate
matter-Stalemate = el rey ahogado
matter-DeadPosition = la posición muerta
matter-DeadMaterial = la posición muerta por el material
matter-EndByLegalMove = el final solo por jugada legal
matter-Agreement = las tablas por acuerdo
matter-AgreementAfterFirstMoves = el acuerdo antes de que jueguen ambos
matter-Threefold = la reclamación por triple repetición
matter-FiftyMoves = la reclamación por los 50 movimientos
matter-FiftyByIntendedMove = la jugada anunciada que completa los 50
matter-LongEndings = los finales de más de 50 movimientos
matter-Fivefold = la quíntuple repetición
matter-SeventyFiveMoves = los 75 movimientos
matter-TimeControl = el control de tiempo
matter-TimeSaved = el tiempo no consumido en un período
matter-FlagFall = la caída de bandera
matter-FlagMatingPower = la bandera ante quien no puede dar mate
matter-EndBeforeFlag = el final antes de la caída de bandera
matter-FlagNoticed = quién señala la caída de bandera
matter-BareKingClaim = la reclamación contra un rey solo
matter-BothFlagsDown = la caída de ambas banderas
matter-LastTwoMinutes = los dos últimos minutos
matter-BothFlagsInLastPeriod = ambas banderas en el último período
matter-LastTwoMinutesInBlitz = los dos últimos minutos en relámpago supervisado
matter-LastTwoMinutesIncrement = el incremento en los dos últimos minutos
matter-LastTwoMinutesAnnounced = el anuncio de los dos últimos minutos
matter-LastTwoMinutesNoIncrement = los dos últimos minutos sin incremento
matter-PaceOfGame = el ajedrez rápido y el relámpago
matter-FullSupervision = la supervisión completa
matter-LateArrival = el retraso de un jugador
matter-ClaimByIntendedMove = la reclamación con jugada anunciada
matter-ClaimIsOffer = la reclamación como oferta
matter-WrongClaim = la sanción por reclamación incorrecta
matter-AgreementBan = los acuerdos prohibidos por las bases
matter-IllegalMove = la jugada ilegal comprobada
matter-IllegalMovePenalty = la sanción por jugadas ilegales
matter-IllegalMoveAnswered = la jugada ilegal ya respondida
matter-UnfinishedPromotion = el peón dejado en la última fila
matter-UnfinishedPromotionIllegal = el peón dejado ahí como jugada ilegal
matter-AutomaticQueen = el peón dejado ahí como dama
matter-ClockPressedWithoutMove = el reloj pulsado sin jugada
matter-WrongStart = la posición inicial incorrecta
matter-WrongStartStands = la posición inicial incorrecta que se mantiene
matter-ColoursReversed = los colores invertidos
matter-Score = la puntuación de una partida
matter-PossibleScores = las puntuaciones posibles
matter-HalfAgainstNothing = medio punto contra cero
matter-SignedResult = el resultado firmado que se mantiene
matter-SealedMove = la jugada secreta defectuosa
matter-SealedMoveExceptions = las excepciones de la jugada secreta
matter-EndBeforeResumption = el final antes de la reanudación
matter-Recording = la anotación de las jugadas
matter-AlgebraicOnly = la notación algebraica como única
matter-PieceLetters = las letras de las piezas
matter-PawnLetter = el peón sin letra
matter-CaptureSign = el signo de captura
matter-CaptureSignObligatory = el signo de captura obligatorio
matter-Disambiguation = la distinción entre dos piezas iguales
matter-CheckMark = los signos de jaque y de mate

## MOV: whether moves can be played

cannot-reach-no-such-piece = { PLAYER($player) } no tienen { ROLE($role, "any") }
cannot-reach-none-there = { PLAYER($player) } no tienen { ROLE($role, "any") } en { $departure }
cannot-reach-nobody-there = { PLAYER($player) } no tienen ninguna pieza en { $from }
cannot-reach-go = { PIECE($piece) } de { $from } no puede ir a la casilla { $to }
cannot-reach-capture = { PIECE($piece) } de { $from } no puede hacer esa captura
cannot-reach-none-can-go = { ROLE($role, "none-of") } de { PLAYER($player) } ({ $from }) puede ir a la casilla { $to }
cannot-reach-none-can-capture = { ROLE($role, "none-of") } de { PLAYER($player) } ({ $from }) puede hacer esa captura

path-blocked = { PIECE($piece) } de { $from } no puede llegar a la casilla { $to }: se interpone { PIECE($blocker) } de { $on }

own-piece = la casilla { $on } está ocupada por una pieza propia: { PIECE($piece) }

king-in-check-would-stand = { PIECE($king) } quedaría en jaque: lo da { PIECE($attacker) } de { $on }
king-in-check-stays = { PIECE($king) } sigue en jaque: lo da { PIECE($attacker) } de { $on }
king-in-check-line-opened = la captura al paso abre una línea: { PIECE($attacker) } de { $on } da jaque
king-in-check-pinned = { PIECE($piece) } de { $from } está { PIECE($piece, "pinned") }: sin esa pieza, { PIECE($attacker) } de { $on } da jaque

castling-lost-king-moved = se ha perdido el derecho al enroque { $wing ->
    [short] corto
   *[long] largo
}: el rey ya se ha movido ({ $played })
castling-lost-rook-moved = se ha perdido el derecho al enroque { $wing ->
    [short] corto
   *[long] largo
}: esa torre ya se ha movido ({ $played })
castling-lost-rook-taken = se ha perdido el derecho al enroque { $wing ->
    [short] corto
   *[long] largo
}: esa torre ha sido capturada ({ $played })
castling-lost-not-given = no hay derecho al enroque { $wing ->
    [short] corto
   *[long] largo
}: la posición inicial no lo da

castling-hindered = el enroque { $wing ->
    [short] corto
   *[long] largo
} está impedido
castling-hindered-between = el enroque { $wing ->
    [short] corto
   *[long] largo
} está impedido: se interpone { PIECE($piece) } de { $on }
castling-hindered-out-of-check = el enroque { $wing ->
    [short] corto
   *[long] largo
} está impedido: da jaque { PIECE($piece) } de { $on }
castling-hindered-through = el enroque { $wing ->
    [short] corto
   *[long] largo
} está impedido: el rey cruzaría { $square }, casilla atacada por { PIECE($piece) } de { $on }
castling-hindered-into = el enroque { $wing ->
    [short] corto
   *[long] largo
} está impedido: el rey quedaría en { $square }, casilla atacada por { PIECE($piece) } de { $on }

en-passant = no hay captura al paso en { $to }: ningún peón acaba de avanzar dos casillas hasta { $pawn }

pawn-move-no-pawn = { PLAYER($player) } no tienen ningún peón en { $departure }
pawn-move-no-capture = ningún peón de la { $from_file } puede capturar en la { $to_file }
pawn-move-backwards = el peón de { $from } no puede retroceder a la casilla { $to }
pawn-move-sideways = el peón de { $from } no puede ir de lado a la casilla { $to }
pawn-move-two-squares = el peón de { $from } ya ha dejado su casilla original y no puede avanzar dos casillas
pawn-move-straight-capture = el peón de { $from } no captura de frente: la casilla { $on } está ocupada por { PIECE($blocker) }
pawn-move-jumps-over = el peón de { $from } no puede avanzar dos casillas: se interpone { PIECE($blocker) } de { $on }
pawn-move-diagonal-to-empty = el peón de { $from } solo puede ir a la casilla { $to } para capturar, y está vacía
pawn-move-too-far = el peón de { $from } no puede llegar hasta { $to }

promotion-piece-cannot-become = un peón no puede promocionar a { ROLE($role) }
promotion-piece-no-pawn = { ROLE($role, "a") } no promociona
promotion-piece-not-the-last-rank = un peón no promociona en { $to }: no es su última fila

move-after-mate = la partida había terminado antes de esta jugada: { $played } dio mate
move-after-stalemate = la partida había terminado antes de esta jugada: { $played } dejó el rey ahogado
move-after-mate-at-start = la partida había terminado antes de esta jugada: la posición inicial es mate
move-after-stalemate-at-start = la partida había terminado antes de esta jugada: en la posición inicial el rey está ahogado
move-after-dead-position = la partida había terminado antes de esta jugada: se había llegado a una posición muerta
move-after-resignation = la partida había terminado antes de esta jugada: { PLAYER($player) } habían abandonado
move-after-agreement = la partida había terminado antes de esta jugada: los jugadores habían acordado tablas
move-after-claim = { $claim ->
    [fifty] la partida había terminado antes de esta jugada: { PLAYER($player) } habían reclamado correctamente los 50 movimientos
    [flag] la partida había terminado antes de esta jugada: { PLAYER($player) } habían reclamado correctamente la caída de bandera
    [dead] la partida había terminado antes de esta jugada: { PLAYER($player) } habían reclamado tablas correctamente
    [normal-means] la partida había terminado antes de esta jugada: { PLAYER($player) } habían reclamado tablas correctamente en los dos últimos minutos
   *[threefold] la partida había terminado antes de esta jugada: { PLAYER($player) } habían reclamado correctamente la triple repetición de posición
}
move-after-price-of-claim = la partida había terminado antes de esta jugada: la sanción por la reclamación incorrecta de { PLAYER($player) } superaba su tiempo restante
move-after-end-behind = { $plies ->
    [one] { $plies } media jugada después del final
   *[other] { $plies } medias jugadas después del final
}

no-move-passed = según lo escrito, { PLAYER($player) } han pasado el turno: debe realizarse una jugada
no-move-missing = falta la jugada de { PLAYER($player) }: según lo escrito, el otro bando ha jugado dos veces

starting-position-unusable = la posición inicial no se puede utilizar: { $fault }
starting-position-flawed = { $flaws }
starting-position-none-of-the-960 = la posición inicial no es ninguna de las 960
starting-position-nothing-replayed = no se ha reproducido ninguna jugada
starting-position-other-array = la partida empieza desde una colocación distinta de la del ajedrez estándar
    .suggestion = si la posición era intencionada, debe indicarse: Variant "Chess960" o "From Position"
starting-position-black-begins = la partida empieza desde la colocación habitual con las negras en juego
    .suggestion = si se invirtieron los colores, deben intercambiarse los nombres y el resultado; si falta la primera jugada de las blancas, debe añadirse
starting-position-annulled = si se comprueba durante la partida, esta se anula y se juega una nueva (art. { $article })
starting-position-annulled-before = si se comprueba antes de { $moves } jugadas de cada jugador, la partida se anula y se juega una nueva (art. { $article }); { $made ->
    [one] se ha realizado una
   *[other] se han realizado { $made }
}
starting-position-stands = la partida se mantiene: { $made ->
    [one] se ha realizado una jugada
   *[other] se han realizado { $made } jugadas
} de cada jugador, y después de { $moves } no se corrige nada (art. { $article })
starting-position-goes-on = la partida continuará, salvo que el árbitro decida otra cosa (art. { $article })
starting-position-one-of-the-960 = es la colocación { $number } del Ajedrez960

illegal-move-was-legal = { $written }, jugada de { PLAYER($player) } retirada como ilegal, es legal
illegal-move-not-counted = { ORDINAL($number) } jugada ilegal de { PLAYER($player) } ({ $written }): se corrige y no se cuenta
illegal-move-cost-not-known = { ORDINAL($number) } jugada ilegal de { PLAYER($player) } ({ $written }): no se sabe qué consecuencias tiene
illegal-move-clock-without-move = { PLAYER($player) } han pulsado el reloj sin realizar una jugada: esta edición no lo cuenta
illegal-move-pawn-left = { PLAYER($player) } han dejado un peón en la última fila ({ $written }): esta edición no lo cuenta
illegal-move-fault-not-known = { $written }, de { PLAYER($player) }: no se sabe si la edición lo cuenta como jugada ilegal
illegal-move-before-quickplay-finish = jugada ilegal de { PLAYER($player) } ({ $written }): se corrige, y no se cuenta antes de un final a caída de bandera
illegal-move-period-not-known = { ORDINAL($number) } jugada ilegal de { PLAYER($player) } ({ $written }): solo cuenta en un final a caída de bandera, y el control de tiempo no permite saber si lo era
    .suggestion = debe indicarse el control de tiempo en la etiqueta TimeControl o en el archivo de la competición
illegal-move-forgiven = { $time ->
    [none] { ORDINAL($number) } jugada ilegal de { PLAYER($player) } ({ $written }): no hace perder la partida; no se sabe cuánto tiempo extra reciben { PLAYER($opponent) }
   *[other] { ORDINAL($number) } jugada ilegal de { PLAYER($player) } ({ $written }): { PLAYER($opponent) } reciben { $time } de tiempo extra
}
illegal-move-loses = { ORDINAL($number) } jugada ilegal de { PLAYER($player) } ({ $written }): pierden la partida
illegal-move-draws = { ORDINAL($number) } jugada ilegal de { PLAYER($player) } ({ $written }): la partida es tablas, porque el adversario no podía dar mate
illegal-move-loses-against = { ORDINAL($number) } jugada ilegal de { PLAYER($player) } ({ $written }): pierden la partida, y se ha presentado { RESULT($result) }
illegal-move-draws-against = { ORDINAL($number) } jugada ilegal de { PLAYER($player) } ({ $written }): la partida es tablas, porque el adversario no podía dar mate, y se ha presentado { RESULT($result) }
illegal-move-only-on-claim = solo si el adversario la reclamó antes de realizar su propia jugada

## NOT: how moves are written

unreadable-move = “{ $written }” no es una jugada en ninguna notación conocida
unreadable-move-empty-cell = el recuadro está vacío: aquí falta una jugada

ambiguous-move = hay { $moves } jugadas legales que corresponden a lo escrito, desde { $from }
ambiguous-move-candidates = { $moves }

wrong-check-mark-check = lleva signo de jaque y no da jaque
wrong-check-mark-mate = lleva signo de mate y no da mate
wrong-check-mark-mate-or-double-check = lleva signo de mate o de jaque doble y no da ni uno ni otro

needless-disambiguation = no hace falta anotar la casilla de salida: solo una pieza puede ir ahí

pawn-letter = se ha escrito una letra para el peón

capture-sign-nothing-captured = hay signo de captura y no se ha capturado nada
capture-sign-missing = captura sin su signo

move-number-dots-of-black = los puntos tras { $number } corresponden a las negras, y están en juego las blancas
move-number-wrong = número de jugada { $number } donde corresponde { $due }
move-number-unreadable = el número de la jugada es ilegible
move-number-glued = el número está pegado a la jugada anterior

mixed-alphabets = escrita con las letras de { $alphabet }; el resto, con las de { $rest }

promotion-without-piece = un peón en la última fila y ninguna pieza indicada: se ha supuesto una dama
promotion-without-piece-queen = una promoción sin completar es ilegal, y el peón se sustituye por una dama
promotion-without-piece-nothing-by-itself = esta edición no conoce la dama automática: la dama es una suposición de esta auditoría

not-algebraic-numeric = { $evidence ->
    [yes] notación numérica: se ha leído; debía usarse la notación algebraica
   *[no] notación numérica: se ha leído; no sirve como prueba en una disputa
}
not-algebraic-descriptive = { $evidence ->
    [yes] notación descriptiva: se ha reconocido, sin reproducirla; debía usarse la notación algebraica
   *[no] notación descriptiva: se ha reconocido, sin reproducirla; no sirve como prueba en una disputa
}
    .suggestion = la partida debe escribirse en notación algebraica

## END: whether the result fits

mate-not-won = { PLAYER($winner) } han dado mate, y se ha presentado { $result }
board-gives = según el tablero, el resultado es { $result }
stalemate-not-drawn = rey ahogado, y se ha presentado { $result }
dead-not-drawn = posición muerta, y se ha presentado { $result }
dead-by-stalemate = { $plies ->
    [one] la única jugada legal, { $moves }, deja el rey ahogado
   *[other] solo son legales estas jugadas, y terminan en rey ahogado: { $moves }
}
dead-by-pieces-left = { $plies ->
    [one] tras la única jugada legal, { $moves }, nadie tiene piezas para dar mate
   *[other] solo son legales estas jugadas, y tras ellas nadie tiene piezas para dar mate: { $moves }
}
dead-by-coming-back = solo son legales estas jugadas, y se repiten sin fin: { $moves }
dead-by-all-positions = { $positions ->
    [one] solo se puede llegar ya a una posición, y no es mate
   *[other] se puede llegar aún a { $positions } posiciones, y ninguna es mate
}
dead-by-search = ninguna combinación de jugadas legales da mate: demostrado por búsqueda
dead-not-drawn-bare-king = { PLAYER($player) } han reclamado tablas contra un rey solo, y se ha presentado { $result }

result-mismatch = la etiqueta “Result” dice { $tag } y el texto de las jugadas termina en { $movetext }

mate-claimed-by-mark = el signo de la última jugada es de mate, y en el tablero no lo hay
mate-claimed-by-termination = según la terminación hay mate, y en el tablero no lo hay
mate-claimed = se reclama mate, y en el tablero no lo hay

impossible-score = ninguna partida puede terminar con el resultado { $score }
impossible-score-half-against-nothing = { $score }: ningún artículo da medio punto contra cero
impossible-score-perhaps-half-against-nothing = { $score }: no se sabe si una partida podía terminar con medio punto contra cero

resignation-drawn = { PLAYER($player) } han abandonado, y { PLAYER($winner) } no podían dar mate
resignation-drawn-draws = con el abandono, la partida es tablas

unplayed-game-default-with-moves = { $plies ->
    [one] incomparecencia ({ $result }), y hay una media jugada anotada
   *[other] incomparecencia ({ $result }), y hay { $plies } medias jugadas anotadas
}
unplayed-game-not-one-move = { $result } sin ninguna jugada
unplayed-game-written-as-default = { $won ->
    [by-both] { $result } sin ninguna jugada: una doble incomparecencia se escribe { $written }
   *[by-one] { $result } sin ninguna jugada: una victoria por incomparecencia se escribe { $written }
}
unplayed-game-one-idle = { $result } sin ninguna jugada de { PLAYER($player) }: no es una partida jugada
unplayed-game-default-time-left-to-event = esta edición deja el tiempo de espera a las bases de la competición, y aquí no se conoce; quien ha jugado estaba presente
unplayed-game-default-time = { $minutes ->
    [one] el tiempo de espera es de { $minutes } minuto
   *[other] el tiempo de espera es de { $minutes } minutos
}, y quien ha jugado estaba presente

unfinished = la partida no tiene resultado
    .suggestion = debe presentarse el resultado que firmaron los jugadores

kings-in-the-centre-recorded = { $second ->
    [none] un rey en { $first } como última jugada: quizá la señal del tablero electrónico para { $gives }, registrada como jugada
   *[other] los reyes en { $first } y { $second } como última jugada: quizá la señal del tablero electrónico para { $gives }, registrada como jugada
}
kings-in-the-centre-no-result = { $second ->
    [none] un rey en { $first }: es la señal del tablero electrónico para { $gives }, no una jugada; no se ha presentado ningún resultado
   *[other] los reyes en { $first } y { $second }: es la señal del tablero electrónico para { $gives }, no son jugadas; no se ha presentado ningún resultado
}
kings-in-the-centre-agree = { $second ->
    [none] un rey en { $first }: es la señal del tablero electrónico, no una jugada; coincide con { $result }
   *[other] los reyes en { $first } y { $second }: es la señal del tablero electrónico, no son jugadas; coincide con { $result }
}
kings-in-the-centre-differ = { $second ->
    [none] un rey en { $first }: es la señal del tablero electrónico para { $gives }, no una jugada; se ha presentado { $result }
   *[other] los reyes en { $first } y { $second }: es la señal del tablero electrónico para { $gives }, no son jugadas; se ha presentado { $result }
}

resignation-ignored = { PLAYER($player) } han abandonado, y se ha presentado { RESULT($result) }

termination-agreement-ignored = los jugadores han acordado tablas, y se ha presentado { RESULT($result) }
termination-no-stalemate = consta que la partida ha terminado por rey ahogado, y el jugador que está en juego tiene jugadas legales
termination-not-dead = consta que la partida ha terminado por posición muerta, y un bando aún puede dar mate con alguna combinación de jugadas legales
termination-stalemate-claimed = una reclamación de rey ahogado que el tablero no confirma
termination-dead-claimed = una reclamación de posición muerta que el tablero no confirma
termination-other-result = { $told ->
    [agreement] constan tablas por acuerdo, y se ha presentado { RESULT($result) }
    [resignation] consta que la partida ha terminado por abandono, y se ha presentado { RESULT($result) }
    [stalemate] consta que la partida ha terminado por rey ahogado, y se ha presentado { RESULT($result) }
    [dead-position] consta que la partida ha terminado por posición muerta, y se ha presentado { RESULT($result) }
    [timeout-without-mate] constan tablas porque nadie podía dar mate al caer una bandera, y se ha presentado { RESULT($result) }
    [fivefold] consta que la partida ha terminado por quíntuple repetición de posición, y se ha presentado { RESULT($result) }
    [seventy-five-moves] consta que la partida ha terminado por los 75 movimientos, y se ha presentado { RESULT($result) }
   *[time-forfeit] consta que la partida se ha perdido por tiempo, y se ha presentado { RESULT($result) }
}

## DRW: claims of a draw, and draws that nobody needs to claim

claim-right = { $claim ->
    [fifty] la reclamación de { PLAYER($player) } por los 50 movimientos es correcta
    [normal-means] la reclamación de { PLAYER($player) } en los dos últimos minutos es correcta
   *[threefold] la reclamación de { PLAYER($player) } por triple repetición de posición es correcta
}
claim-right-and-ignored = { $claim ->
    [fifty] la reclamación de { PLAYER($player) } por los 50 movimientos es correcta, y se ha presentado { RESULT($result) }
    [normal-means] la reclamación de { PLAYER($player) } en los dos últimos minutos es correcta, y se ha presentado { RESULT($result) }
   *[threefold] la reclamación de { PLAYER($player) } por triple repetición de posición es correcta, y se ha presentado { RESULT($result) }
}
claim-undecidable = { $claim ->
    [fifty] la reclamación de { PLAYER($player) } por los 50 movimientos no se puede decidir
    [normal-means] la reclamación de { PLAYER($player) } en los dos últimos minutos no se puede decidir
   *[threefold] la reclamación de { PLAYER($player) } por triple repetición de posición no se puede decidir
}
claim-not-in-edition = { $claim ->
    [fifty] la reclamación de { PLAYER($player) } por los 50 movimientos no existe en esta edición
    [normal-means] la reclamación de { PLAYER($player) } en los dos últimos minutos no existe en esta edición
   *[threefold] la reclamación de { PLAYER($player) } por triple repetición de posición no existe en esta edición
}
claim-wrong-and-decisive = { $claim ->
    [fifty] la reclamación de { PLAYER($player) } por los 50 movimientos es incorrecta, y el resultado se basa en ella
    [normal-means] la reclamación de { PLAYER($player) } en los dos últimos minutos es incorrecta, y el resultado se basa en ella
   *[threefold] la reclamación de { PLAYER($player) } por triple repetición de posición es incorrecta, y el resultado se basa en ella
}
claim-wrong-and-lost = { $claim ->
    [fifty] la reclamación de { PLAYER($player) } por los 50 movimientos es incorrecta y les hace perder la partida, y se ha presentado { RESULT($result) }
    [normal-means] la reclamación de { PLAYER($player) } en los dos últimos minutos es incorrecta y les hace perder la partida, y se ha presentado { RESULT($result) }
   *[threefold] la reclamación de { PLAYER($player) } por triple repetición de posición es incorrecta y les hace perder la partida, y se ha presentado { RESULT($result) }
}
claim-wrong-but-agreed = { $claim ->
    [fifty] la reclamación de { PLAYER($player) } por los 50 movimientos es incorrecta; las tablas son por acuerdo
    [normal-means] la reclamación de { PLAYER($player) } en los dos últimos minutos es incorrecta; las tablas son por acuerdo
   *[threefold] la reclamación de { PLAYER($player) } por triple repetición de posición es incorrecta; las tablas son por acuerdo
}
claim-wrong = { $claim ->
    [fifty] la reclamación de { PLAYER($player) } por los 50 movimientos es incorrecta
    [normal-means] la reclamación de { PLAYER($player) } en los dos últimos minutos es incorrecta
   *[threefold] la reclamación de { PLAYER($player) } por triple repetición de posición es incorrecta
}
claim-made-after-end = { $claim ->
    [fifty] la reclamación de { PLAYER($player) } por los 50 movimientos es posterior al final de la partida
    [normal-means] la reclamación de { PLAYER($player) } en los dos últimos minutos es posterior al final de la partida
   *[threefold] la reclamación de { PLAYER($player) } por triple repetición de posición es posterior al final de la partida
}
claim-accepted-as-offer = una reclamación es también una oferta de tablas (art. { $article })

fivefold-stood = la posición se ha producido tras las medias jugadas { $plies }
fivefold-result = la misma posición se ha producido por quinta vez, y se ha presentado { RESULT($result) }
fivefold-passed = { $plies ->
    [one] la misma posición se ha producido por quinta vez, y se ha realizado una media jugada más
   *[other] la misma posición se ha producido por quinta vez, y la partida ha continuado { $plies } medias jugadas más
}
seventyfive-result = 75 movimientos de cada jugador sin captura ni movimiento de peón, y se ha presentado { RESULT($result) }
seventyfive-passed = { $plies ->
    [one] 75 movimientos de cada jugador sin captura ni movimiento de peón, y se ha realizado una media jugada más
   *[other] 75 movimientos de cada jugador sin captura ni movimiento de peón, y la partida ha continuado { $plies } medias jugadas más
}

agreed-too-soon = { $plies ->
    [one] se han acordado tablas tras { $plies } media jugada
   *[other] se han acordado tablas tras { $plies } medias jugadas
}

agreement-banned-until = { $moves ->
    [one] acuerdo tras { $moves } jugada
   *[other] acuerdo tras { $moves } jugadas
}, y la competición lo permite a partir de la jugada { $first }
agreement-banned = acuerdo de tablas, y la competición no permite ninguno
agreement-banned-by-event-alone = esta edición no conoce tal prohibición: es una regla propia de la competición

unclaimed-right-threefold = la misma posición se ha producido por tercera vez: { PLAYER($player) } podían haber reclamado tablas
unclaimed-right-fifty = { $moves } movimientos de cada jugador sin captura ni movimiento de peón: { PLAYER($player) } podían haber reclamado tablas

claim-ahead-threefold = { $count ->
    [one] { PLAYER($player) } podían haber reclamado tablas anunciando { $moves }: la posición se habría producido por tercera vez
   *[other] { PLAYER($player) } podían haber reclamado tablas anunciando una de estas jugadas, cada una de las cuales produce una posición por tercera vez: { $moves }
}
claim-ahead-fifty = { $count ->
    [one] { PLAYER($player) } podían haber reclamado tablas anunciando { $example }: se habría completado el cómputo de movimientos sin captura ni movimiento de peón
   *[other] { PLAYER($player) } podían haber reclamado tablas anunciando cualquiera de { $count } jugadas, como { $example }: se habría completado el cómputo de movimientos sin captura ni movimiento de peón
}
claim-ahead-stood = la posición posterior a { $san } se había producido tras las medias jugadas { $plies }

claim-out-of-turn = { PLAYER($player) } han reclamado tablas, y estaban en juego { PLAYER($opponent) }

## CLK: what the clocks prove

overstepped-shown = el reloj indica { $time }
overstepped-used = tiempo empleado: { $used } de { $given }

flag-passed-by-result = { PLAYER($player) } han sobrepasado el tiempo, y el resultado no lo refleja
flag-passed = { $plies ->
    [one] { PLAYER($player) } han sobrepasado el tiempo, y se ha realizado una media jugada más
   *[other] { PLAYER($player) } han sobrepasado el tiempo, y la partida ha continuado { $plies } medias jugadas más
}
flag-passed-only-if-claimed = solo cuenta si lo reclama un jugador

flag-claim-won = { PLAYER($player) } han ganado por tiempo, y los datos de la partida lo desmienten
flag-ignored-claimed = ha caído la bandera de { PLAYER($player) }, con reclamación, y se ha presentado { RESULT($result) }
flag-ignored-told = consta que ha caído una bandera y se han presentado tablas, aunque ambos bandos podían dar mate
flag-ignored-told-without-exception = consta que ha caído una bandera y se han presentado tablas, y esta edición no hace ninguna excepción
flag-claim = { PLAYER($player) } han reclamado la victoria por tiempo, y los datos de la partida lo desmienten

flag-without-mate = ha caído la bandera de { PLAYER($loser) }, y { PLAYER($player) } no podían dar mate: tablas
flag-without-mate-bare-king = { PLAYER($player) } solo tenían el rey: { PLAYER($loser) } podían haber reclamado tablas antes de que cayera su propia bandera

clock-beyond-control = el reloj de { PLAYER($player) } indica { $shown }, más de lo que da el control de tiempo
clock-gained = el reloj de { PLAYER($player) } ha ganado { $beyond } por encima de lo que se añade por jugada
clock-gained-in-delay-mode = el reloj de { PLAYER($player) } ha ganado { $beyond }, y en la modalidad de demora nunca aumenta
clock-early-period = el reloj de { PLAYER($player) } ha recibido el tiempo del período siguiente antes de la jugada { $due_at }
clock-missing-period = el reloj de { PLAYER($player) } no ha recibido el tiempo del período posterior a la jugada { $due_at }
clock-swapped = a partir de aquí, las indicaciones de los dos relojes están intercambiadas
clock-move-time = según lo escrito, { PLAYER($player) } han empleado { $written }, y su reloj ha descontado { $by_clock }
clock-game-time-back = el tiempo empleado por { PLAYER($player) } en la partida disminuye
clock-at-most = { $most } como máximo en ese momento
clock-from-to = de { $before } a { $shown }
clock-perhaps-given = de { $before } a { $shown }; puede haberlo añadido un árbitro, y ningún comando lo dice
clock-added = tiempo añadido: { $time }; el reloj ha contado una pulsación de más, o la bandera ha caído antes del control
clock-were-due = tiempo que correspondía añadir: { $time }; el reloj del adversario sí ha recibido el suyo
clock-fits-the-other = cada una encaja con la última indicación del otro jugador
clock-delay-mode = modalidad de demora: el tiempo extra por jugada corre primero, y lo que sobra de él se pierde

penalty-time = { $change ->
    [taken] el árbitro ha deducido { $time } a { PLAYER($player) }
   *[given] el árbitro ha añadido { $time } a { PLAYER($player) }
} por { $occasion ->
    [claim] la reclamación incorrecta
   *[illegal-move] la jugada ilegal
} de { PLAYER($culprit) }: no es lo que fijan las Leyes
    .suggestion = el número es lo que varía el tiempo restante de ese jugador: [%penalty black 120] da dos minutos a las negras
penalty-time-claim-was-right = { $change ->
    [taken] el árbitro ha deducido { $time } a { PLAYER($player) }
   *[given] el árbitro ha añadido { $time } a { PLAYER($player) }
}, la sanción por una reclamación incorrecta, y la reclamación de { PLAYER($culprit) } era correcta
penalty-time-not-judged = { $change ->
    [taken] el árbitro ha deducido { $time } a { PLAYER($player) }
   *[given] el árbitro ha añadido { $time } a { PLAYER($player) }
} por { $occasion ->
    [claim] la reclamación incorrecta
   *[illegal-move] la jugada ilegal
} de { PLAYER($culprit) }: las Leyes de la fecha no permiten saber si es correcto
penalty-time-due = { $change ->
    [taken] corresponde deducir { $time } a { PLAYER($player) }
   *[given] corresponde añadir { $time } a { PLAYER($player) }
}
penalty-time-halved = corresponde deducir la mitad del tiempo restante de { PLAYER($player) }, aquí { $most } como máximo
penalty-time-loses = no se fija ningún tiempo para ello: con la jugada ilegal se pierde la partida
penalty-time-not-set = la edición no fija ningún tiempo para ello

time-control-unreadable = el control de tiempo “{ $tag }” es ilegible: no se han juzgado los relojes
    .suggestion = debe escribirse como 5400+30, o como 40/5400+30:1800+30 para dos períodos
time-control-missing = hay indicaciones de reloj sin control de tiempo: no se han juzgado
    .suggestion = debe añadirse una etiqueta TimeControl, o [time] control al archivo de la competición
time-control-tag-differs = la etiqueta dice “{ $tag }” y la competición otro control de tiempo: se juzga según el de la competición
time-control-in-minutes = el control de tiempo “{ $tag }” se ha leído en minutos: los relojes muestran que lo está
    .suggestion = debe escribirse como 5400+30, o como 40/5400+30:1800+30 para dos períodos

pace = según la competición es ajedrez { $said ->
    [rapid] rápido
    [blitz] relámpago
   *[standard] estándar
}, y según el control de tiempo es ajedrez { $made ->
    [rapid] rápido
    [blitz] relámpago
   *[standard] estándar
}

both-flags-drawn = ambos jugadores han sobrepasado el tiempo: la partida es tablas
both-flags-drawn-against = ambos jugadores han sobrepasado el tiempo: la partida es tablas, y se ha presentado { RESULT($result) }
both-flags-goes-on = ambos jugadores han sobrepasado el tiempo: la partida continuará
both-flags-goes-on-against = ambos jugadores han sobrepasado el tiempo: la partida continuará, y se ha presentado { RESULT($result) } por tiempo
both-flags-left-to-arbiter = ambos jugadores han sobrepasado el tiempo: esta edición lo deja a la decisión del árbitro
both-flags-proved = las blancas, tras la media jugada { $white_ply }: { $white }; las negras, tras la media jugada { $black_ply }: { $black }
both-flags-claimed = cada jugador ha reclamado la caída de la bandera del otro

## ADJ: adjourned games

sealed-move-unreadable = la jugada secreta de { PLAYER($player) } es ilegible
sealed-move-ambiguous = la jugada secreta de { PLAYER($player) } es ambigua
sealed-move-illegal = la jugada secreta de { PLAYER($player) } es ilegal
sealed-move-ended-before = { $fault }; se mantiene lo acordado antes de abrir el sobre
sealed-move-draws = { $fault }: la partida es tablas, porque el adversario no podía dar mate
sealed-move-draws-against = { $fault }: la partida es tablas, porque el adversario no podía dar mate, y se ha presentado { RESULT($result) }
sealed-move-loses = { $fault }: pierden { PLAYER($player) }
sealed-move-loses-against = { $fault }: pierden { PLAYER($player) }, y se ha presentado { RESULT($result) }

## HDR: what the tags say

roster = { $count ->
    [one] falta una etiqueta: { $tags }
   *[other] faltan etiquetas: { $tags }
}

date-in-future = { $tag } { $value } es una fecha futura
date-faulty = { $tag } { $value }: { $fault }
date-other-form = { $tag } { $value } no tiene la forma de PGN; se ha leído como { $read }
    .suggestion = la fecha debe escribirse como YYYY.MM.DD
date-one-edition = en cada uno de esos días estaban en vigor las Leyes de { $edition }
date-by-event = las lecturas corresponden a las Leyes de { $oldest } a { $newest }: se juzga según el primer día del archivo de la competición, { $start }
date-open = las lecturas corresponden a las Leyes de { $oldest } a { $newest }: la edición solo se supone
date-outside-event = la fecha de la partida está fuera de su competición (archivo de la competición)
date-event-days = { $start ->
    [none] archivo de la competición: hasta { $end }
   *[other] { $end ->
        [none] archivo de la competición: desde { $start }
       *[other] archivo de la competición: de { $start } a { $end }
    }
}
date-before-event = la fecha de la partida es { $value }, anterior al comienzo de su competición (EventDate { $event })

result-token-unreadable = el resultado “{ $written }” es ilegible
    .suggestion = debe escribirse 1-0, 0-1, 1/2-1/2 o *
result-token-two-readings = según los puntos de la competición, { $written } puede ser { $taken } o { $other }: se ha tomado { $taken }
    .suggestion = debe escribirse 1-0, 0-1, 1/2-1/2 o *, que significan lo mismo con cualquier puntuación
result-token-empty = el resultado está vacío
    .suggestion = debe escribirse 1-0, 0-1, 1/2-1/2 o *

rating-tag-impossible = { $tag } { $value } no es un rating posible
rating-tag-no-number = { $tag } “{ $value }” no es un número
rating-tag-not-listed = { $listed ->
    [none] { $tag } { $rating }, pero la lista no tiene rating para { $id }
   *[other] { $tag } { $rating }, pero la lista tiene { $listed } para { $id }
}
rating-tag-list = { $month ->
    [none] { $list }
   *[other] { $list } ({ $month })
}

same-player-id = ambos jugadores tienen el ID FIDE { $id }
same-player-name = { $name } figura en ambos bandos

damaged-text-lost = el texto ha llegado con caracteres perdidos
damaged-text-lost-in = etiquetas con caracteres perdidos: { $tags }
damaged-text-twice = el texto se había codificado dos veces: se ha deshecho en este informe
damaged-text-twice-in = etiquetas con letras fuera de ASCII: { $tags }

repeated-tag = la etiqueta { $tag } está repetida
repeated-tag-other-value = la etiqueta { $tag } está repetida con otro valor
repeated-tag-values = “{ $first }” cuenta, “{ $again }” no

## ARC: games held against each other

duplicate-game = la misma partida está en { $file }, partida { $game }
    .suggestion = debe conservarse solo una
duplicate-longer = medias jugadas: { $here } aquí, { $there } allí
duplicate-shorter = medias jugadas: { $here } aquí, { $there } allí
duplicate-names = allí los jugadores son { $white } y { $black }
duplicate-round = allí la ronda es { $round }
duplicate-day = allí la fecha es { $day }

conflicting-results = en { $file }, partida { $game }, la misma partida tiene otro resultado
    .suggestion = deben compararse con las planillas y conservarse la correcta
conflicting-moves = en { $file }, partida { $game }, la misma partida tiene otras jugadas
    .suggestion = deben compararse con las planillas y conservarse la correcta
conflicting-both = en { $file }, partida { $game }, la misma partida tiene otras jugadas y otro resultado
    .suggestion = deben compararse con las planillas y conservarse la correcta
conflicting-colours = en { $file }, partida { $game }, están las mismas jugadas con los colores cambiados
    .suggestion = deben compararse con las planillas y conservarse la correcta
conflicting-ids = en { $file }, partida { $game }, la misma partida tiene otro código de un jugador
    .suggestion = deben compararse con las planillas y conservarse la correcta
conflicting-at = se separan en { $number } { $here } aquí, { $there } allí
conflicting-ends = { RESULT($here) } aquí, { RESULT($there) } allí

two-boards = { $name } juega también contra { $opponent } en esta ronda ({ $file }, partida { $game })
    .suggestion = deben comprobarse los nombres y la ronda de ambas partidas
two-boards-of-id = el ID FIDE { $id } es { $name } aquí, y { $other } contra { $opponent } en la misma ronda ({ $file }, partida { $game })
    .suggestion = deben comprobarse los ID, los nombres y la ronda de ambas partidas
name-variants-of-id = el ID FIDE { $id } es { $name } aquí, y { $other } en { $file }, partida { $game }
    .suggestion = el jugador debe escribirse de una sola manera
name-variants-in-event = { $name } puede ser { $other } de { $file }, partida { $game }
    .suggestion = el jugador debe escribirse de una sola manera, o deben darse los ID FIDE de ambos

copies-unknown = a partir de la partida { $game } de { $file }, las partidas no se han comparado con las anteriores: { $cause }. Debe hacerse sitio en el disco, o prescindirse de ello con --duplicates never

## VAR, INP: beside the main line, and outside any game

illegal-variation-no-move = “{ $written }”, dentro de una variante, no es una jugada
illegal-variation-ambiguous = “{ $written }”, dentro de una variante, corresponde a dos jugadas o más
illegal-variation = “{ $written }”, dentro de una variante, no se puede jugar

open-brace-comment = un comentario no se cierra: el resto de la partida queda dentro de él
    .suggestion = debe cerrarse con {"}"}
open-brace-variation = una variante no se cierra: el resto de la partida queda dentro de ella
    .suggestion = debe cerrarse con )

castling-by-king = un movimiento del rey solo, leído como enroque: no puede ir allí de otra manera
    .suggestion = el enroque se escribe O-O u O-O-O

lower-case-piece-read-as-piece = la letra minúscula se lee como la de una pieza; como la de una columna es { $other }, que también es legal
    .suggestion = debe compararse con la planilla del adversario
lower-case-piece-read-as-pawn = la letra minúscula se lee como la de una columna; como la de una pieza es { $other }, que también es legal
    .suggestion = debe compararse con la planilla del adversario
lower-case-piece-against-sign = escrito como una captura de peón, y ningún peón puede hacerla: se lee como la de una pieza
    .suggestion = debe compararse con la planilla del adversario

stray-text-ahead = hay texto antes de la primera partida del archivo
stray-text-begins = { $text }
stray-text-open-tag = una etiqueta no se cierra: se ha leído hasta el final de su línea
    .suggestion = debe terminar con "]
stray-text-bracket = un paréntesis, corchete o llave de cierre de más: se ha ignorado
stray-text-tag = una etiqueta entre las jugadas: ignorada
    .suggestion = debe ponerse encima de las jugadas
stray-text-on-sheet = no es ni cabecera, ni jugada, ni resultado de la planilla: no se ha leído
stray-text = texto que no forma parte de la partida: ignorado
stray-text-nested-braces = llaves dentro de un comentario: PGN no las anida; se ha leído como un solo comentario
stray-text-text-behind-result = texto después del resultado: no forma parte de la partida
stray-text-behind-result = las jugadas siguen después del resultado: se han reproducido
stray-text-second-game = una segunda partida sin etiquetas: no se ha juzgado
    .suggestion = debe tener sus propias etiquetas
stray-text-command = un comando ilegible: ignorado

not-judged = esta partida no se ha podido juzgar, por un defecto del propio programa: son los bytes { $from } a { $to } del texto del archivo
    .suggestion = se ruega comunicarlo a los autores de arbiter, con la partida
not-judged-cause = { $cause }

## TRF: tournament reports

report-column = columna { $column }
report-line = línea { $line }, columna { $column }: “{ $read }” no es { $expected }
    .suggestion = debe corregirse la línea: los campos ocupan columnas fijas
table-line = línea { $line }: { $fault }
    .suggestion = debe corregirse la fila
report-mirror = #{ $rank } { $name }, ronda { $round }: { $wrong }
    .suggestion = debe consultarse la ronda y corregirse la línea incorrecta
report-mirror-own-opponent = el jugador es su propio adversario
report-mirror-no-such-player = ningún jugador tiene el número de orden { $opponent }
report-mirror-no-entry = el adversario { $opponent } no tiene nada en esa ronda
report-mirror-names-another = el adversario { $opponent } indica { $another }
report-mirror-names-nobody = el adversario { $opponent } no indica ningún adversario
report-mirror-same-colour = mismo color que { $opponent }
report-mirror-one-colour = solo una de las dos líneas tiene color ({ $opponent })
report-mirror-results = resultado “{ $result }”, pero “{ $mirrored }” en el adversario { $opponent }
report-points = #{ $rank } { $name }: { $points } puntos, pero los resultados suman { $sum }
    .suggestion = deben corregirse los puntos o el resultado incorrecto
report-points-results = resultados { $results }
report-without-id = { $players } de { $of } jugadores no tienen ID FIDE: { $named }
    .suggestion = añada los ID: sin ellos los jugadores solo se encuentran por el nombre
report-without-game = { $players } de { $of } jugadores no tienen ninguna partida: { $named }
    .suggestion = mire si faltan sus resultados
report-beyond-last-round = { $players ->
        [one] un jugador tiene
       *[other] { $players } jugadores tienen
    } resultados hasta la ronda { $round }, pero la última ronda es la { $stated }: { $named }
    .suggestion = corrija el número de rondas (142, XXR, 132) o las líneas
report-no-games = el informe tiene { $players ->
        [one] un jugador
       *[other] { $players } jugadores
    } y ninguna partida
    .suggestion = mire si las rondas empiezan en la columna 92

## Claims: what proves or refutes them

claim-position-unknown = la posición inicial o una jugada anterior no se puede jugar, de modo que no se conoce la posición
claim-intended-ambiguous = más de una jugada legal corresponde a la jugada anunciada { $written }, y no da igual cuál sea
claim-own-flag-down = la bandera del propio reclamante había caído antes
claim-announced-makes-fifty = la jugada anunciada completa los 50 movimientos
claim-intended-unplayable = la jugada anunciada { $written } no se puede jugar
claim-not-to-move = { PLAYER($player) } no estaban en juego
claim-mated = el rey ha recibido mate
claim-not-mated = el rey no ha recibido mate
claim-stalemate = ninguna jugada legal y sin jaque
claim-assumed = así resulta si la reproducción siguió bien en la jugada { $number }, lo que no es seguro
claim-after-end = la partida había terminado antes
claim-no-stalemate = no hay rey ahogado en el tablero

claim-penalty-remains = el reclamante tenía { $own } y conserva { $left }
claim-penalty-flag = el reclamante tenía { $own }: cae su bandera y pierde
claim-penalty-becomes = el tiempo del propio reclamante pasa de { $own } a { $left }
claim-penalty-halved = el tiempo restante del propio reclamante se reduce a la mitad, en tres minutos como máximo y sin bajar de uno
claim-penalty-halved-to-nothing = el tiempo restante del propio reclamante se reduce a la mitad, en tres minutos como máximo

claim-repeated = { $times ->
    [one] la posición se ha producido { $times } vez: tras la media jugada { $plies }
   *[other] la posición se ha producido { $times } veces: tras las medias jugadas { $plies }
}
claim-repeated-with-intended = { $times ->
    [one] la posición se ha producido { $times } vez: tras la media jugada { $plies }, con la jugada anunciada
   *[other] la posición se ha producido { $times } veces: tras las medias jugadas { $plies }, la última con la jugada anunciada
}
claim-repeated-often = la posición se ha producido { $times } veces: las primeras tras las medias jugadas { $first }, la última tras la { $last }
claim-repeated-often-with-intended = la posición se ha producido { $times } veces: las primeras tras las medias jugadas { $first }, la última tras la { $last } con la jugada anunciada
claim-count-before-start = el cómputo empezó antes de la primera jugada anotada
claim-count-from-start = ninguna captura ni movimiento de peón en la partida
claim-count-since = la última captura o movimiento de peón fue la media jugada { $ply }
claim-count = desde entonces, { $moves ->
    [one] { $moves } movimiento
   *[other] { $moves } movimientos
} de cada jugador ({ $plies ->
    [one] { $plies } media jugada
   *[other] { $plies } medias jugadas
})
claim-hundred-needed = { $ending ->
    [rook-and-bishop] rey, torre y alfil contra rey y torre (10.09(a)): hacen falta cien movimientos
    [knights] rey y dos caballos contra rey y peón bloqueado (10.09(b)): hacen falta cien movimientos
   *[rook-and-pawn] rey, torre y peón contra rey, alfil y peón (10.09(c)): hacen falta cien movimientos
}
claim-seventy-five-not-known = las Leyes de 1989 pedían setenta y cinco movimientos en algunos finales con estas piezas, y no se sabe en cuáles
claim-bare-king = el adversario solo tiene el rey
claim-material-listed = el material está en la lista
claim-material-not-listed = el material no está en la lista
claim-neither-can-mate = ningún bando puede dar mate con ninguna combinación de jugadas legales
claim-side-can-mate = un bando aún puede dar mate con alguna combinación de jugadas legales
claim-not-decided = no se ha decidido si un bando aún puede dar mate
claim-half-moves-made = { $plies ->
    [one] se había realizado { $plies } media jugada
   *[other] se habían realizado { $plies } medias jugadas
}

claim-mate-before-flag = el mate fue anterior a la caída de bandera
claim-stalemate-before-flag = el rey ahogado fue anterior a la caída de bandera
claim-dead-before-flag = la posición muerta fue anterior a la caída de bandera
claim-claimant-too = también el reclamante había sobrepasado el tiempo
claim-flag-only-draws = { PLAYER($player) } no pueden dar mate con ninguna combinación de jugadas legales: la caída de bandera solo da tablas
claim-clock-shows = el reloj de { PLAYER($player) } indica { $time } tras la media jugada { $ply }
claim-used = { PLAYER($player) } habían empleado { $used } de { $given } tras la media jugada { $ply }
claim-may-have-run-out = { PLAYER($player) } estaban en juego y tenían { $time } tras la media jugada { $ply }: su tiempo puede haberse agotado después
claim-no-reading = { PLAYER($player) } estaban en juego; no hay ninguna indicación de su reloj
claim-had-time = { PLAYER($player) } habían jugado y su reloj estaba en { $time }
claim-control-made = { PLAYER($player) } habían realizado las { $moves } jugadas del período
claim-nothing-shown = { PLAYER($player) } habían jugado; ninguna indicación muestra tiempo restante ni tiempo sobrepasado
claim-none-such = esta edición no conoce tal reclamación
claim-not-in-blitz = no en ajedrez relámpago
claim-increment-first = antes puede pedir un incremento de cinco segundos para ambos (art. { $article })
claim-not-the-move = { PLAYER($player) } no estaban en juego
claim-fell-first = habían caído ambas banderas, y primero la de { PLAYER($player) }
claim-not-announced = no se habían anunciado las directrices para partidas sin incremento
claim-time-added = se añade tiempo por cada jugada, de modo que no se aplican las directrices para partidas sin incremento
claim-under-two-minutes = tiempo restante del reclamante: { $time }
claim-not-under-two-minutes = tiempo restante del reclamante: { $time }, no menos de dos minutos
claim-time-unknown = no se conoce el tiempo restante del reclamante
claim-not-last-period = no en el último período
claim-opponent-cannot-mate = el adversario no puede dar mate con ninguna combinación de jugadas legales
claim-opponent-can-mate = el adversario aún puede dar mate con alguna combinación de jugadas legales
claim-mate-not-decided = no se ha decidido si el adversario aún puede dar mate
claim-for-the-arbiter = corresponde al criterio del árbitro ante el tablero

## Repaired and reconciled sheets

read-move = { $written ->
    [none] { $confidence ->
        [none] { $played }, omitida (conjetura)
       *[other] { $played }, omitida ({ $confidence } %)
    }
   *[other] { $confidence ->
        [none] { $played } en lugar de { $written } (conjetura)
       *[other] { $played } en lugar de { $written } ({ $confidence } %)
    }
}
read-as = se lee { $changes }
read-as-and-more = se lee { $changes }; y { $more } más

copy-says-it = lo dice la planilla de { PLAYER($owner) }
copy-unreadable = el recuadro de { PLAYER($owner) } es ilegible
copy-slip = el recuadro de { PLAYER($owner) } se considera un error de anotación
copy-leaves-out = la planilla de { PLAYER($owner) } la omite
copy-ended = la planilla de { PLAYER($owner) } ya ha terminado
copies-both-say-it = lo dicen ambas planillas
copies-compared = { $first }, { $second }
copies-offer-of-one = la oferta de tablas solo está en la planilla de { PLAYER($owner) }
copies-left-cell = la casilla de { PLAYER($owner) } no corresponde a ninguna jugada
copies-not-one-game = no son copias de una misma partida: se separan en la jugada { $number } y no vuelven a encontrarse
copies-differ-on-tag = las copias difieren en { $tag }
copies-differ-on-clock = las copias difieren en el reloj
copies-differ-on-result = las copias difieren en el resultado
chosen-guessed = conjetura a partir de lo que sigue
chosen-unsure = otras jugadas son casi igual de probables

## Ratings

complaint = { $line ->
    [none] { $file }: { $what }
   *[other] { $file }, línea { $line }: { $what }
}

# Why a game does not count
rating-player-unresolved = { $name }: { $why }
rating-default = ganada o perdida por incomparecencia
rating-too-short = no han jugado ambos jugadores
rating-no-result = sin resultado
rating-opponent-unrated = adversario sin rating
rating-match-unrated = un match con un jugador sin rating ({ $name }) no se valora
rating-match-decided = el match ya estaba decidido: { $name } tenía { $points } puntos de { $games } partidas
rating-other-variant = no jugada según las Leyes del Ajedrez desde la posición estándar
rating-copy = la misma partida que { $file }, partida { $game }, que es la que cuenta
rating-copy-conflict = contradice a { $file }, partida { $game }: ninguna cuenta hasta que se retire una de ellas
rating-copies-told = { $games ->
    [one] { $games } partida está más de una vez en la entrada, y cuenta una vez
   *[other] { $games } partidas están más de una vez en la entrada, y cuentan una vez
}
rating-conflict-told = la partida { $game } contradice a { $file }, partida { $other }: ninguna cuenta hasta que se retire una de ellas
rating-both-sides = un mismo jugador en ambos bandos
rating-wrong-pace = la competición es de ajedrez { $event ->
    [rapid] rápido
    [blitz] relámpago
   *[standard] estándar
}, no { $asked ->
    [rapid] rápido
    [blitz] relámpago
   *[standard] estándar
}
rating-too-far-apart = diferencia de 600 puntos o más con un jugador por encima de 2600
rating-not-on-list = no está en la lista en vigor al comenzar la competición
rating-too-old = más de { $months } meses antes de la última competición
rating-zero-score = una puntuación de cero en la primera competición no se tiene en cuenta
rating-few-team-games = una competición por equipos cuenta a partir de { $needed } partidas jugadas, y son { $games }
rating-few-preferent = una competición por equipos cuenta si la mitad de los adversarios son Preferent, y lo son { $preferent } de { $games }
rating-opponents-category-unread = no se puede leer la categoría “{ $read }” de { $name }, y la partida depende de ella; debe escribirse preferent, 1a, 2a o 3a en el archivo de --players
rating-far-above = { $points } puntos o más por encima de los adversarios, y sin ganancia

# Time controls: what a player has for 60 moves
rating-times-unequal = los tiempos desiguales no son valederos para rating en ajedrez { $pace ->
    [rapid] rápido
    [blitz] relámpago
   *[standard] estándar
}
rating-time = { $seconds ->
    [0] { $minutes } min
   *[other] { $minutes } min { $seconds } s
}
rating-too-fast-for-standard = { $rating ->
    [none] { rating-time } para 60 jugadas: el ajedrez estándar exige { $needed } min
   *[other] { rating-time } para 60 jugadas: el ajedrez estándar exige { $needed } min si un jugador tiene { $rating }
}
rating-not-rapid = { rating-time } para 60 jugadas: el ajedrez rápido es de más de 10 y menos de 60 minutos
rating-not-blitz = { rating-time } para 60 jugadas: el ajedrez relámpago es de más de 3 y como máximo 10 minutos
rating-first-period = { $moves ->
    [one] un primer período de { $moves } jugada: el ajedrez estándar exige 30
   *[other] un primer período de { $moves } jugadas: el ajedrez estándar exige 30
}

# Remarks
rating-first = primer rating
rating-unrated-without-games = sin rating, ninguna partida que cuente
rating-rules-undated = sin fecha: se aplican las reglas del 1 de octubre de 2025
rating-rules-too-early = competición anterior a 2022: se aplican las reglas del 1 de enero de 2022
rating-enters-with-standard = entra con su rating de ajedrez estándar
rating-k-nothing-known = K 20: no se conocen ni el año de nacimiento ni el número de partidas
rating-k-games-unknown = K 20: número de partidas desconocido, se toma como 30 o más
rating-k-limited = K { $k } en lugar de { $instead_of }: { $games } partidas en el período, y el producto no puede pasar de 700
rating-k-of-everybody = K { $k }: antes de octubre de 2022 era la misma para todos en rápido y relámpago
rating-rounded-apart = redondeado competición por competición sería { $rating }
rating-too-few-games = { $games } de las { $needed } partidas contra adversarios con rating que exige un primer rating: se guardan para períodos posteriores
rating-below-floor = { $rating } es inferior a { $floor }: sin rating
rating-raised = { $rating } elevado a { $raised } en la lista del 1 de marzo de 2024
rating-no-class = clase de la competición no indicada: K de un abierto
rating-between-ranges = una diferencia de { $difference } cae entre dos tramos de la tabla: se toma como { $taken }
rating-change-limited = una variación de { $change } en un torneo se limita a { $per_game } puntos por partida
rating-none-without-games = sin rating, ninguna partida que cuente
rating-no-category = categoría no indicada: se toma como Preferent
rating-category-unread = no se puede leer la categoría “{ $read }”, y no se sabe si es Preferent: sin rating; debe escribirse preferent, 1a, 2a o 3a en el archivo de --players
rating-below-preferent = por debajo de la categoría Preferent: sin rating
rating-too-few-games-on-list = { $games } de las { $needed } partidas que exige un primer rating: se guardan para listas posteriores
rating-percentage-fraction = un porcentaje con decimales se toma como { $percentage }
rating-no-point = ningún punto obtenido: la tabla no tiene valor para ello, sin rating
rating-half-way = equidistante de dos múltiplos de cinco: se redondea hacia arriba
rating-lowest = { $rating } es inferior al rating mínimo: { $lowest }
rating-no-deviation = desviación no indicada: se toma como { $taken }
rating-glicko2 = desviación { $deviation }, volatilidad { $volatility }
rating-no-number-of-games = número de partidas no indicado: se toma como { $taken }
rating-approximation = por aproximación: la federación resuelve aquí una ecuación
rating-no-index = índice no indicado: se toma como { $taken }
rating-index = índice { $index }
rating-first-dwz = primer rating, índice 1
rating-first-dwz-too-few-games = menos de 5 partidas contra adversarios con rating: sin primer rating
rating-first-dwz-no-middle = todas las partidas ganadas o todas perdidas: sin primer rating
rating-no-age = año de nacimiento o fecha no indicados: se toma como mayor de 25 años

# Where a rating comes from
rating-not-resolved = sin identificar: { $why }
rating-identified-by-decision = identificado por decisión del responsable de rating
rating-identified-as = identificado como { $why }
rating-catalan-from-input = no hay rating nacional en los datos de entrada: el que figura se toma como valoración catalana
rating-input-differs = { $input } en los datos de entrada, { $listed } en la lista
rating-two-in-event = dos ratings en { $event }: se toma { $taken }, pero también consta { $other }
rating-from-event-before = sin rating en { $event }: se toma { $rating } de { $before }
rating-from-position = { $file }, partida { $game }: no empieza desde la posición inicial habitual, y cuenta
rating-file-differs = { $own } según el archivo de jugadores, { $listed } en la lista
rating-list-out-of-date = calculado con la lista de { $month }; la competición comenzó el { $start }

# Who a player is
rating-by-decision = por decisión del responsable de rating
rating-by-evidence = { $listed }, por { $evidence }
rating-not-in-file = su nombre no está en { $file }
rating-neither-in-file = ni su nombre ni el ID { $id } están en { $file }
rating-decided-for-nobody = se decidió que es { $id }, que no está en ninguna lista
rating-id-of-another = el ID { $id } es el de { $name } en la lista
rating-faulty-row = { $file }, línea { $line }: { $fault }
rating-namesakes-in-file = { $file } tiene { $players } jugadores con ese nombre
rating-no-such-name = ese nombre no está en la lista
rating-neither-on-list = ni ese nombre ni el ID { $id } están en la lista
rating-other-id = el ID { $id } no está en la lista, pero sí { $listed }, por { $evidence }
rating-name-alone = el nombre está en la lista, pero un nombre por sí solo no prueba nada
rating-too-little = la lista coincide en { $evidence }, pero otros del mismo nombre pueden coincidir por azar
rating-speaks-against = el nombre está en la lista, pero con otro valor de { $evidence }
rating-of-another-here = los indicios que llevan a { $id } llevan también desde '{ $other }' del mismo torneo
rating-on-two-boards = juega con { $one } y con { $other } en la ronda { $round } de una competición, con dos ratings: pueden ser dos personas
rating-several-fit = { $players } jugadores de la lista coinciden
rating-proof = { $of ->
    [federation-birth-rating] nombre y federación, año de nacimiento, rating
    [federation-birth] nombre y federación, año de nacimiento
    [federation-rating] nombre y federación, rating
    [federation] nombre y federación
    [birth-rating] nombre y año de nacimiento, rating
    [birth] nombre y año de nacimiento
   *[rating] nombre y rating
}
rating-objection = { $of ->
    [federation-birth-rating] federación, año de nacimiento y rating
    [federation-birth] federación y año de nacimiento
    [federation-rating] federación y rating
    [federation] federación
    [birth-rating] año de nacimiento y rating
    [birth] año de nacimiento
   *[rating] rating
}
rating-candidate-birth = { $birth ->
    [none] ?
   *[other] { $birth }
}
rating-candidate = { $rating ->
    [none] { $id } { $name } { $federation } { rating-candidate-birth } sin rating
   *[other] { $id } { $name } { $federation } { rating-candidate-birth } { $rating }
}
rating-candidate-row = { $id } (línea { $line })
rating-candidate-more = y { $players } más
carried-unreadable = { $column } '{ $read }' no se puede leer: la partida no se arrastra
carried-other-system = la partida se arrastra para '{ $read }', no para { $asked }: no se usa
carried-in-input = la partida de { $name } ({ $file }, partida { $number }) está también en la entrada: cuenta una vez
carried-rated = { $name } tiene rating en la lista ({ $rating }): la partida ya contó
carried-header = { $file }: no es un archivo de partidas arrastradas (--carry): la cabecera es '{ $read }'; se esperaba la que escribe --write-carry
rating-id-shared = “{ $name }” tiene el ID { $id } de “{ $other }”: se esperaba un ID para cada jugador; se mantienen separados
rating-unresolved = jugador “{ $name }” sin identificar: { $why }; se esperaba un ID, o una línea con el nombre en --decisions
rating-undecided = jugador “{ $name }” sin identificar: { $why } (candidatos: { $candidates }); se esperaba un ID, o una línea con el nombre en --decisions

# The calculation on paper
rating-no-tournament = Partidas sin torneo
rating-tournament-of-day = Torneo del { $start }
rating-tournament = { $name }
rating-tournament-and-day = { $name }, { $start }
rating-step-change = puntuación { $score } - esperada { $expected }, por K { $k }: { $change }, redondeado { $rounded }
rating-step-after = { $before } { $rounded } = { $after }
rating-step-mean = Ra = media de { $games ->
    [one] { $games } adversario con rating
   *[other] { $games } adversarios con rating
} = { $mean }
rating-step-above-even = Ru = Ra { $difference } ({ $above ->
    [one] 20 por { $above } medio punto
   *[other] 20 por cada uno de { $above } medios puntos
} por encima del 50 %) = { $rating }
rating-step-performance = Ru = Ra { $difference } (dp de { $percentage } %) = { $rating }
rating-step-mean-with-two = Ra = media de { $games ->
    [one] { $games } adversario con rating
   *[other] { $games } adversarios con rating
} y dos de { $hypothetical } = { $mean }
rating-step-with-two-draws = p = ({ $score } + 1) / ({ $games } + 2) = { $percentage } %, dp { $difference }; Ru = { $rating }
rating-step-highest = un primer rating es como máximo { $rating }
rating-step-worth = { $name } cuenta como { $rating }: { $why }
rating-worth-default = una incomparecencia cuenta como una partida contra 2000
rating-worth-below-preferent = un adversario por debajo de Preferent cuenta como 2000
rating-worth-spanish = por el rating español
rating-worth-international = por el rating internacional
rating-worth-by-score = sin rating, por { $score } de { $games }
rating-step-tournament = { $title }: Rc = { $mean }, D = { $before } - Rc = { $difference }, { $per_game } por partida, We = { $games } x { $per_game } = { $expected }; K (W - We) = { $k } ({ $score } - { $expected }) = { $change }
rating-step-first = Rc = { $mean }; P = 100 x { $score } / { $games } = { $percentage } %, DP { $points }; Rp = { $rating }
rating-step-nearest-five = { $exact }, al múltiplo de cinco más próximo: { $rating }
paper-heading = { $system }, según los resultados { $basis ->
    [submitted] presentados
   *[audited] auditados
}
paper-player = { $rating ->
    [none] { $name }: sin rating
   *[other] { $name }: { $rating }
}
paper-player-with-id = { $rating ->
    [none] { $name } ({ $id }): sin rating
   *[other] { $name } ({ $id }): { $rating }
}
paper-color = { $color ->
    [white] con blancas
   *[black] con negras
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
paper-counted-difference = D = { $difference }, cuenta como { $counted }
paper-gain = { $score } - { $expected } = { $gain }
paper-not-counted = no cuenta: { $why }
paper-submitted = presentado: { $submitted ->
    [none] sin resultado
   *[other] { $submitted }
}
paper-audited = { $rules ->
    [none] por la auditoría ({ $file }, partida { $game }); { paper-submitted }
   *[other] por { $rules } ({ $file }, partida { $game }); { paper-submitted }
}
paper-sum = { $score } de { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}{ $mean ->
    [none] {""}
   *[other] , rating medio de los adversarios { $mean }
}

# What statistical systems refuse
rating-score = una partida vale 0, 1 o 2 medios puntos para un jugador, no { $half_points }
rating-value = { $what ->
    [rating] un rating es { $value }, lo que no puede ser
    [deviation] una desviación es { $value }, lo que no puede ser
    [volatility] una volatilidad es { $value }, lo que no puede ser
    [bonus-threshold] el umbral de bonificación es { $value }, lo que no puede ser
   *[tau] tau es { $value }, lo que no puede ser
}

# Pools
pool-unknown-player = la partida { $game } menciona al jugador { $player }, pero { $players ->
    [one] hay { $players } jugador
   *[other] hay { $players } jugadores
}
pool-own-opponent = en la partida { $game }, el jugador { $player } juega contra sí mismo
pool-score = en la partida { $game }, las blancas han obtenido { $half_points } medios puntos, cuando son posibles 0, 1 o 2
pool-too-many-games = más partidas de las que se pueden contar
pool-anchor-twice = el jugador { $player } es ancla dos veces
pool-unknown-anchor = el ancla es el jugador { $player }, pero { $players ->
    [one] hay { $players } jugador
   *[other] hay { $players } jugadores
}
pool-value = { $what ->
    [anchor] el rating de un ancla es { $value }, lo que no puede ser
    [average] la media es { $value }, lo que no puede ser
    [white-advantage] la ventaja de las blancas es { $value }, lo que no puede ser
   *[draw-rate] la proporción de tablas es { $value }, lo que no puede ser
}
pool-white-advantage-unknown = la ventaja de las blancas no se puede determinar con estas partidas: o algunos jugadores llevan siempre blancas contra los mismos, o los resultados de las blancas no tienen límite; debe fijarse
pool-not-settled = los ratings no se han estabilizado tras { $steps } pasos
pool-anchor-form = --anchor { $anchor }: debe escribirse como NAME=RATING o ID=RATING
pool-anchor-rating = --anchor { $anchor }: “{ $read }” no es un rating
pool-anchor-nobody = --anchor { $anchor }: ningún jugador con ese nombre o ID tiene una partida
pool-scale = --scale { $read }: debe elegirse elo u ordo
pool-games = { $rated ->
    [one] { $rated } partida calculada
   *[other] { $rated } partidas calculadas
}, { $left_out ->
    [one] { $left_out } excluida porque no enlaza a nadie con nadie
   *[other] { $left_out } excluidas porque no enlazan a nadie con nadie
}
pool-parameters = ventaja de las blancas { $white_advantage } (error estándar { $error }); tablas en las partidas entre iguales: { $draws } %
pool-exact-errors = márgenes de error a partir de la inversa: exactos
pool-probed-errors = { $probes ->
    [one] márgenes de error a partir de { $probes } sondeo
   *[other] márgenes de error a partir de { $probes } sondeos
}: el menos seguro, con precisión del { $doubt } %
pool-groups = { $groups } grupos que ninguna cadena de resultados enlaza: los ratings de grupos distintos no deben compararse
pool-without-white = la ventaja de las blancas no se puede determinar con estas partidas y se toma como 0: debe fijarse con --white-advantage
pool-standard-error = error estándar { $error }
pool-group = grupo { $group }
pool-won-all = ha ganado todas las partidas: ningún rating es lo bastante alto
pool-lost-all = ha perdido todas las partidas: ningún rating es lo bastante bajo
pool-one-sided = ninguna cadena de resultados lleva a otro jugador y de vuelta: sin rating
pool-no-games = ninguna partida que cuente
pool-of-two-groups = los jugadores son de grupos distintos, que ninguna cadena de resultados enlaza
pool-unrated = { $name }: { $why }
pool-uneven = los jugadores no se han repartido un punto

## Lists and the officer's files

list-unreadable = no se ha podido leer { $file } ({ $cause }): deben comprobarse la ruta y el disco
list-no-file = { $file } no es un archivo, sino una carpeta, una tubería o un dispositivo, y una lista puede leerse dos veces: debe guardarse la lista como archivo e indicarse este
list-unpacks-to-more = { $file } se descomprime en más de { $limit } bytes: si es correcto que sean tantos, debe subirse el límite con --max-unpacked, o quitarse con --max-unpacked 0
list-no-player-in-a-row = { $file } tiene { $mebibytes } MiB seguidos sin ningún jugador, y no se lee más: ¿es el archivo que se quería indicar?
list-none = { $file } no es una lista de rating: se esperaba el texto de la FIDE con su línea de cabecera (ID Number, Name, …), su XML (<playerslist>), o CSV con las columnas id, name y rating; se ha leído “{ $read }”
list-xml = { $file }: el XML se interrumpe o está dañado cerca del byte { $position }: { $cause }
list-xml-ends-inside-player = termina dentro de un jugador
list-xml-end-without-player = el final de un jugador que no ha empezado
list-xml-parser = { $message }
list-table = { $file }: { $cause }
list-month = “{ $read }” no es un mes: debe escribirse YYYY-MM, como 2025-11
list-rating = el rating “{ $read }” de { $id } { $name } no es un rating: se esperaba un número como 2105, o 0 para un jugador sin rating
list-id-again = { $line ->
    [none] el ID “{ $id }” ya está en la lista, y ese es el que cuenta: se esperaba una entrada para cada jugador
   *[other] el ID “{ $id }” ya está en la línea { $line }, y ese es el que cuenta: se esperaba una entrada para cada jugador
}
list-second-for-month = una segunda lista de { $month }, además de { $first }: se esperaba una lista para cada fecha; se utiliza la primera
list-second-without-month = una segunda lista sin mes en su cabecera ni en el nombre del archivo, además de { $first }: se esperaba una lista para cada fecha; se utiliza la primera

officer-unreadable = no se ha podido leer { $file } ({ $cause }): debe comprobarse la ruta
officer-too-large = { $file } ocupa más de { $mebibytes } MiB, lo máximo que puede tener un archivo para --players o --decisions: una lista de tantos jugadores corresponde a --list, que no tiene ese límite
officer-players-header = { $file }: la cabecera debe contener name o id; se ha leído “{ $read }”
officer-decisions-header = { $file }: la cabecera debe contener name e id; se ha leído “{ $read }”
officer-unknown-column = { $file }: no se conoce ninguna columna “{ $column }”; se esperaba { $known }
officer-table = { $file }: { $cause }
officer-nobody = ni id ni name: se esperaba uno de los dos
officer-id-again = el ID “{ $id }” ya está en la línea { $line }, que es la que cuenta: se esperaba una línea para cada jugador
officer-rating-zero = { $column } “0” no es un rating: se esperaba un número mayor que 0, o nada para un jugador sin rating
officer-rating = { $column } “{ $read }” no es un rating: se esperaba un número como 2105, o nada
officer-k = k “{ $read }”: se esperaba un número entero mayor que 0, como 20
officer-index = index “{ $read }”: se esperaba el número de competiciones calculadas hasta ahora
officer-games = games “{ $read }”: se esperaba el número de partidas calculadas hasta ahora
officer-birth = birth “{ $read }”: se esperaba un año como 1990
officer-category = category “{ $read }”: se esperaba preferent, 1a, 2a o 3a; mientras no se corrija, la categoría es desconocida
officer-ever-2400 = ever_2400 “{ $read }”: se esperaba yes o no
officer-decimal = { $column } “{ $read }”: se esperaba un número como 62.5
officer-decision-incomplete = name “{ $name }”, id “{ $id }”: se esperaban ambos
officer-decided-twice = “{ $name }” se había decidido de otro modo más arriba: cuenta la última línea
officer-decision-no-name = ningún jugador de las partidas se llama “{ $name }”
officer-decision-own-id = “{ $name }” tiene en las partidas el ID { $id }, que prevalece sobre el { $decided } que se había decidido
officer-unreadable-rating = { $column } “{ $read }” es ilegible

## Tournament reports

trf-points-barred = TRF001: los puntos de { $name } no cuadran (línea { $line })
trf-mirror-barred = TRF002: las líneas de los dos jugadores no coinciden
trf-round-barred = TRF003: la ronda no se puede leer en la línea de { $name } (línea { $line }, columna { $column })
trf-points-remark = TRF001: sus puntos no son la suma de sus resultados (línea { $line }); cuentan las partidas en que coinciden las dos líneas
trf-rating-unread = el rating “{ $read }” de la línea { $line } del informe no se puede leer: dé una lista de rating
trf-player-missing = su línea del informe no se puede utilizar

# What should stand where a line cannot be read: "'…' is not a name"
trf-rank = un número de orden, alineado a la derecha en la columna 8
trf-own-rank = un número de orden que no tenga ningún otro jugador
trf-players-rank = el número de orden de un jugador
trf-name = un nombre
trf-blank-in-player = un espacio en blanco entre el rating, la federación y el número
trf-rating = un rating de hasta cuatro cifras ni espacios en blanco
trf-own-id = un ID propio del jugador: la línea { $line } también lo tiene
trf-points = una puntuación como 3.5
trf-opponent = el número de orden de un adversario
trf-blank-in-round = un espacio en blanco entre los campos de una ronda
trf-color = w, b ni -
trf-result = un resultado: 1 = 0 + - W D L H F U Z
trf-bye-or-game = un descanso sin adversario, ni el resultado de una partida
trf-day = una fecha que se pueda leer de una sola manera, como 2025/11/07
trf-odd-indented = { $lines ->
        [one] una línea empieza con espacios ({ $columns }): se lee
       *[other] { $lines } líneas empiezan con espacios, esta con { $columns }: se leen
    } como si el código estuviera en la columna 1
    .suggestion = quite los espacios
trf-odd-code = { $lines ->
        [one] una línea tiene el código
       *[other] { $lines } líneas tienen el código
    } “{ $code }”, que no es de ninguna versión del formato: no se lee
    .suggestion = si debe decir algo de los resultados, corrija el código
trf-odd-long-name = el nombre { $name } tiene más de 33 signos: lo que sigue se lee { $columns } columnas más a la derecha
    .suggestion = acorte el nombre a las columnas 15 a 47
trf-odd-id-in-quotes = { $name }: el ID FIDE { $id } está entre comillas: se lee sin ellas
    .suggestion = quite las comillas
trf-odd-id-is-date = { $name }: hay una fecha en el lugar del ID FIDE: “{ $read }” no se usa
    .suggestion = ponga el ID FIDE del jugador en las columnas 58 a 68
trf-odd-id-is-none = { $name }: “{ $read }” no es un ID FIDE
    .suggestion = ponga el ID FIDE del jugador en las columnas 58 a 68
trf-odd-date-form = “{ $read }” no tiene la forma de esta línea: se lee como { $day }
    .suggestion = escriba año, mes, día
trf-odd-birth-form = { $players ->
        [one] una fecha de nacimiento no tiene
       *[other] { $players } fechas de nacimiento no tienen
    } el orden año, mes, día: “{ $read }” ({ $name })
    .suggestion = escriba 1970/01/31
trf-odd-birth = { $name }: en “{ $read }” no se lee ningún año de nacimiento
    .suggestion = escriba 1970/01/31
trf-odd-scoring = “{ $read }” no dice cuánto vale un resultado: no se usa
    .suggestion = escriba un símbolo y los puntos, como los tiene el formato

# Tables of results
table-no-row = “{ $message }”: se esperaba una fila de CSV
table-empty = { $file }: una cabecera y ningún resultado: se esperaba una fila por cada partida
table-no-players = “{ $read }”: se esperaba un nombre o un ID para las blancas y para las negras
table-result-impossible = resultado “{ $read }”: ninguna regla da esas dos puntuaciones; se esperaba 1-0, 0-1, 1/2-1/2, 0-0, +/-, -/+ o *
table-result-missing = sin resultado: se esperaba 1-0, 0-1, 1/2-1/2 o *
table-result-unreadable = resultado “{ $read }” ilegible: se esperaba 1-0, 0-1, 1/2-1/2, 0-0, +/-, -/+ o *
table-date = fecha “{ $read }”: { $fault }
table-date-open = la fecha “{ $read }” puede ser { $days }: se esperaba YYYY-MM-DD; no se tiene en cuenta
table-rating = { $column } “{ $read }” no es un rating: se esperaba un número de { $lowest } a { $highest }, o nada para un jugador sin rating

## Dates

date-shape = no es una fecha: se esperaba YYYY.MM.DD, con ?? para lo desconocido
date-year = no existe ese año: { $year }
date-month = no existe ese mes: { $month }
date-day = no existe ese día: { $day }
date-calendar = no se puede leer en ella ningún día del calendario: se esperaba YYYY.MM.DD, con ?? para lo desconocido

## The event file

event-missing = { $file } no existe: deben comprobarse la ortografía y la carpeta actual
event-unreadable = no se ha podido leer { $file } ({ $cause }): debe comprobarse que es un archivo y que hay permiso para leerlo
event-too-large = { $file } ocupa más de { $mebibytes } MiB, y un archivo de competición ocupa una página como máximo: ¿es el archivo que se quería indicar?
event-not-judged = { $file } no se ha juzgado, porque su archivo de la competición tiene un error: { $error }
event-line = { $file }, línea { $line }: { $fault }

event-not-utf8 = el texto no es UTF-8: debe guardarse de nuevo el archivo con la codificación UTF-8
event-syntax = { $read } no se puede leer como TOML ({ $reason }): debe escribirse clave = valor, con el texto entre comillas, los días como 2023-05-01 y cada clave una sola vez
event-unknown-key = { $key } no se conoce aquí, se esperaba { $known }: { $remedy }
event-boards-missing = falta scoring.team.boards, se esperaba el número de tableros: debe añadirse boards = ... a scoring.team
event-team-scoring-missing = falta scoring.team.scoring, se esperaba { $words }: debe añadirse scoring = ... a scoring.team
event-list-key-missing = falta { $key }, se esperaban textos en una lista: deben escribirse como ["uno", "dos"]
event-value = { $key } es { $read }, { $expected }

# The remedies of event-unknown-key.
event-remedy-correct-or-delete = debe corregirse la ortografía, o suprimirse
event-remedy-move = { $name } corresponde a [{ $table }]
event-remedy-meant-key = ¿se quería decir { $meant }?
event-remedy-meant-table = ¿se quería decir [{ $meant }]?

# What event-value expected.
event-expected-table = se esperaba una tabla: debe escribirse [{ $table }] en una línea propia y sus claves debajo
event-expected-text = se esperaba un texto: debe ponerse entre comillas
event-expected-some-text = se esperaba un texto que no estuviera vacío: debe corregirse la línea, o suprimirse si la competición no tiene tal regla
event-expected-true-or-false = se esperaba true o false: debe escribirse uno de los dos, sin comillas
event-expected-words = se esperaba { $words }: debe corregirse la línea, o suprimirse si la competición no tiene tal regla
event-expected-day = se esperaba un día: debe escribirse como 2023-05-01
event-expected-whole-day = se esperaba un día con su año y su mes: debe escribirse como 2023-05-01
event-expected-day-without-time = se esperaba un día sin hora: debe escribirse como 2023-05-01
event-expected-day-of-calendar = se esperaba un día del calendario ({ $fault }): debe escribirse como 2023-05-01
event-expected-day-from-start = se esperaba un día no anterior a event.start, { $start }: debe corregirse uno de los dos
event-expected-time-control = se esperaba un control de tiempo en la sintaxis de PGN, en segundos: debe escribirse como "5400+30", o como "40/5400+30:1800+30" para dos períodos
event-expected-control-alone = no se esperaba el tiempo de un solo jugador junto a time.control, que es para ambos: debe dejarse time.control, o bien time.white y time.black
event-expected-other-player = se esperaba { $other } a su lado: deben indicarse ambos, o time.control si son iguales
event-expected-minutes = se esperaba un número entero de minutos, 0 o más: debe corregirse la línea, o suprimirse si la competición no tiene tal regla
event-expected-games = se esperaba un número entero de partidas, 1 o más: debe corregirse la línea, o suprimirse si la competición no es un match
event-expected-move-number = se esperaba el número de una jugada, 0 o "never": debe escribirse 0 si se pueden acordar tablas en cualquier momento
event-expected-points = se esperaba un número no negativo, con dos decimales como máximo: debe escribirse como 1, 0.5 o 0.25, sin comillas
event-expected-win-not-below-draw = se esperaba que una victoria valiera tanto como las tablas o más: win, draw y loss deben darse en ese orden de valor
event-expected-draw-not-below-loss = se esperaba que las tablas valieran tanto como una derrota o más: win, draw y loss deben darse en ese orden de valor
event-expected-win-above-loss = se esperaba que una victoria valiera más que una derrota: win, draw y loss deben darse en ese orden de valor
event-expected-boards = se esperaba un número entero de tableros, 1 o más: debe corregirse la línea, o suprimirse si la competición no tiene tal regla
event-expected-some-boards = se esperaba un número entero de tableros, 1 o más: debe suprimirse team si no es una competición por equipos
event-expected-table-list = se esperaban tablas: debe escribirse [[{ $table }]] en una línea propia y sus claves debajo, una vez por lista
event-expected-names = se esperaban textos en una lista, ninguno vacío: deben escribirse como ["uno", "dos"]
event-expected-each-once = se esperaba cada nombre una vez, y { $name } aparece de nuevo: debe suprimirse en uno de los dos sitios
event-expected-bis-of-players = se esperaban jugadores de la lista, salvo el primero, y { $name } no es ninguno: debe escribirse el nombre como está en players
event-expected-beside = se esperaba { $other } al lado, sin lo cual no dice nada: deben ponerse ambas claves, o suprimirse la línea
event-expected-count = se esperaba un número entero, 0 o más: debe corregirse la línea, o suprimirse si la competición no tiene tal regla
event-expected-some-count = se esperaba un número entero, 1 o más: debe corregirse la línea, o suprimirse si la competición no tiene tal regla
event-expected-time-of-each = se esperaba el tiempo de las blancas y el de las negras, en segundos: debe escribirse como "300-240"
event-expected-other-time = se esperaba un tiempo distinto del de todas las partidas: por su tiempo se conoce la partida que decide

## The arbiter's own decisions (--accepted)

accepted-unreadable = { $file }: { $cause }
accepted-too-large = { $file } ocupa más de { $mebibytes } MiB, lo máximo que puede tener un archivo de incidencias aceptadas: ¿es el archivo que se quería indicar? Si lo es, deben suprimirse las filas de las partidas que esta ejecución no lee
accepted-header = { $file }: la cabecera debe contener las columnas file, game, rule, reason
accepted-no-game = { $file }, línea { $line }: “{ $value }” no es el número de una partida
accepted-no-rule = { $file }, línea { $line }: “{ $value }” no es el código de una regla
accepted-no-reason = no se indica ningún motivo: no acepta nada
accepted-no-such-file = no se ha leído ningún archivo “{ $name }”
accepted-no-such-game = “{ $name }” no tiene ninguna partida { $game }
accepted-other-players = la partida { $game } de “{ $name }” es { $white } – { $black }, y no se ha leído ninguna con los jugadores, la ronda y la fecha de esta fila
accepted-no-such-pairing = no se ha leído ninguna partida con white “{ $white }”, black “{ $black }”, round “{ $round }” y date “{ $date }”
accepted-several = corresponde a varias partidas ({ $games }{ $more ->
    [0] {""}
   *[other] ; y { $more } más
}) y por eso no acepta nada: debe indicarse la ruta del archivo tal como aparece en los informes, o los jugadores, la ronda y la fecha
accepted-no-finding = { $game ->
    [0] { $rule } no encuentra nada en “{ $name }”
   *[other] { $rule } no encuentra nada en la partida { $game } de “{ $name }”
}
accepted-read-once = la entrada estándar solo se puede leer una vez: debe indicarse su archivo, -, y el número de la partida

## The account of what was read

account-open = { $file }: de { $bytes } bytes leídos, { $in_games } están en partidas y { $in_gaps } en huecos, y el resto se ha perdido: es un defecto del programa, se ruega comunicarlo con el archivo

## Faults of our own

fault-in-game = { $file }:{ $line }{ $game ->
    [0] {""}
   *[other] , partida { $game }
  }: no se ha podido juzgar, por un defecto del propio programa ({ $cause }); figura en los informes como INP003 y todo lo demás se ha juzgado. Se ruega comunicarlo a los autores, con la partida
fault-in-game-kept = { $file }:{ $line }{ $game ->
    [0] {""}
   *[other] , partida { $game }
  }: no se ha podido leer, por un defecto del propio programa ({ $cause }); se conserva tal como está. Se ruega comunicarlo a los autores, con la partida
fault-in-game-left-out = { $file }:{ $line }{ $game ->
    [0] {""}
   *[other] , partida { $game }
  }: no se ha podido juzgar, por un defecto del propio programa ({ $cause }); queda fuera del cálculo de rating. Se ruega comunicarlo a los autores, con la partida
fault-in-more-games = { $games ->
    [one] una partida más como esta
   *[other] { $games } partidas más como esta
  }

## Reports

reports-stale-lock = { $folder } conservaba el bloqueo de una ejecución ya terminada ({ $holder }): esta ejecución lo asume
reports-finished = una ejecución en { $folder } se interrumpió mientras sus informes se ponían en su sitio: ya se ha completado
reports-removed = se han eliminado de { $folder } informes a medio escribir de una ejecución interrumpida
reports-given-up = la ejecución anterior se interrumpió en { $folder } y habría podido continuarse con --resume; lo que había hecho se ha eliminado

## The page (report.html), in the order in which its texts stand there

# The head

page-skip = Ir a la lista
page-games-in-files = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} en { $files ->
    [one] { $files } archivo
   *[other] { $files } archivos
}
page-language = Idioma
page-figurines = Figuras en lugar de letras para las piezas
page-theme = Claro u oscuro
page-print = Imprimir
page-count-errors = { $count ->
    [one] { $count } error
   *[other] { $count } errores
}
page-count-warnings = { $count ->
    [one] { $count } aviso
   *[other] { $count } avisos
}
page-count-notes = { $count ->
    [one] { $count } nota
   *[other] { $count } notas
}
page-count-clean = { $count ->
    [one] { $count } partida sin incidencias
   *[other] { $count } partidas sin incidencias
}
page-count-unreadable = { $count ->
    [one] { $count } partida ilegible
   *[other] { $count } partidas ilegibles
}
page-count-not-judged = { $count ->
    [one] { $count } partida sin juzgar
   *[other] { $count } partidas sin juzgar
}
page-too-old = No se ha podido desempaquetar la lista: el navegador es anterior a 2023 o el archivo está dañado. Debajo están el resumen y las primeras incidencias; las tablas que acompañan a la página (findings.csv, games.csv, claims.csv) lo contienen todo.
page-no-script = Sin JavaScript, esta página muestra el resumen y las primeras incidencias. Las tablas que la acompañan (findings.csv, games.csv, claims.csv) lo contienen todo.

# Totals

page-totals = Totales
page-chart-rules = Incidencias por regla
page-chart-other-rules = { $count ->
    [one] { $count } regla más
   *[other] { $count } reglas más
}
page-chart-severities = Incidencias por gravedad
page-chart-games = Partidas
page-chart-rounds = Incidencias por ronda
page-chart-rounds-together = { $count } rondas por columna
page-chart-months = Incidencias por mes
page-chart-results = Resultados cambiados
page-chart-terminations = Finales, presentados y auditados
page-chart-clocks = Tiempo restante mínimo, por partidas
page-submitted = Presentado
page-audited = Auditado
page-unchanged = Sin cambios

# What was audited and how

page-how = Qué se ha auditado, y cómo
page-how-laws = Leyes
page-how-options = Opciones
page-how-program = Programa
page-how-files = Archivos
page-how-and-more = … y { $count } más
page-how-skipped = Omitidos
page-how-skipped-none = No se ha omitido ningún archivo.
page-skip-reason = { $reason ->
    [empty] vacío
    [no_games] sin partidas
    [engine_log] lo que un motor escribió mientras pensaba
    [positions] una lista de posiciones
    [move_counts] un recuento de jugadas
    [openings] una lista de aperturas
    [report] un informe de torneo
    [results_table] una tabla de resultados
    [zip_inside] un archivo comprimido dentro de otro
    [zip_without_games] un archivo comprimido sin partidas
    [tar] un archivo tar, que no se abre
    [behind_unpack_limit] más allá del límite de --max-unpacked
    [output_of_arbiter] un informe de esta ejecución
    [settings] las opciones habituales de la carpeta
   *[other] { $reason }
}
page-how-left-out = Fuera de esta página
page-how-games-of-edition = { $games ->
    [one] { $edition }: { $games } partida
   *[other] { $edition }: { $games } partidas
}

# Decisions

page-accepted-count = { $count ->
    [one] { $count } incidencia aceptada
   *[other] { $count } incidencias aceptadas
}
page-unsaved = aún sin guardar
page-save-accepted = Guardar accepted.csv
page-accepted-use = para la próxima ejecución: arbiter audit --accepted accepted.csv
page-accepted-left-out = { $count ->
    [one] { $count } incidencia no está en esta página: debe conservarse el archivo anterior si se había aceptado en él
   *[other] { $count } incidencias no están en esta página: debe conservarse el archivo anterior para las que se habían aceptado en él
}
page-saved = { $count ->
    [one] accepted.csv con { $count } fila
   *[other] accepted.csv con { $count } filas
}

# The list

page-list = Lista
page-part-unread = Una parte de esta página está dañada y no se ha podido leer ({ $parts }). Las tablas que la acompañan lo contienen todo.
page-tab-findings = Incidencias { $count }
page-tab-games = Partidas { $count }
page-shown = Se muestran
page-errors = errores
page-warnings = avisos
page-notes = notas
page-accepted = aceptadas
page-groups = grupos
page-rule = Regla
page-event = Competición
page-round = Ronda
page-file = Archivo
page-status = Estado de la partida
page-any-rule = todas las reglas
page-any-event = todas las competiciones
page-any-round = todas las rondas
page-any-file = todos los archivos
page-any-status = partidas en cualquier estado
page-status-name = { $status ->
    [clean] sin incidencias
    [findings] con incidencias
    [unreadable] ilegible
    [not_judged] sin juzgar
   *[other] { $status }
}
page-round-number = ronda { $round }
page-none = sin indicar
page-too-many = y { $count } más, con la búsqueda
page-search = Jugador, competición, mensaje, palabra, archivo
page-reading = Leyendo: { $count } hasta ahora
page-count-findings = { $total ->
    [one] { $shown } de { $total } incidencia
   *[other] { $shown } de { $total } incidencias
}
page-count-games = { $total ->
    [one] { $shown } de { $total } partida
   *[other] { $shown } de { $total } partidas
}
page-sort = Ordenar por: { $column }
page-head-severity = !
page-head-rule = Regla
page-head-players = Jugadores
page-head-move = Jugada
page-head-round = Ronda
page-head-number = N.º
page-head-result = Resultado
page-head-findings = Incidencias
page-severity = gravedad
page-number = orden de entrada
page-players = Jugadores
page-move = Jugada
page-findings = incidencias
page-error = error
page-warning = aviso
page-note = nota
page-group-event = { $games } partidas de { $name }
page-group-file = { $games } partidas del archivo { $name }
page-nothing-found = No se ha encontrado nada.
page-no-games = No hay partidas en esta página.
page-nothing-matches = Nada cumple a la vez todos estos filtros. Se puede quitar uno:
page-drop-severities = gravedad
page-drop-accepted = aceptadas ocultas
page-drop-rule = regla
page-drop-event = competición
page-drop-round = ronda
page-drop-file = archivo
page-drop-status = estado de la partida
page-drop-query = búsqueda
page-would-show = se mostrarían { $count }
page-drop-all = Quitar todos los filtros
page-findings-left-out = { $count ->
    [one] { $count } incidencia más no cabe en esta página: findings.csv las contiene todas.
   *[other] { $count } incidencias más no caben en esta página: findings.csv las contiene todas.
}
page-games-left-out = { $count ->
    [one] { $count } partida más no cabe en esta página: games.csv las contiene todas.
   *[other] { $count } partidas más no caben en esta página: games.csv las contiene todas.
}
page-keys = j k siguiente, anterior · ← → jugadas · / buscar · Esc volver a la lista

# One case

page-case = Caso
page-pick-one = Debe elegirse una fila de la lista.
page-back = ◂ Volver a la lista
page-previous = Anterior de la lista (k)
page-next = Siguiente de la lista (j)
page-link = Enlace
page-link-title = Copiar la dirección de este caso
page-copied = Copiado
page-not-copied = Este navegador no permite que la página copie
page-print-case = Imprimir
page-decide = ✓ Decidir
page-decide-all = ✓ Decidir todas ({ $count })
page-place-game = partida { $game }, línea { $line }
page-place-line = línea { $line }
page-reason = Motivo
page-reason-1 = visto en la planilla original: los datos de la partida son correctos
page-reason-2 = error de anotación sin efecto en el resultado
page-reason-3 = resuelto por el árbitro durante la competición
page-reason-4 = las bases de la competición lo permiten
page-reason-own = otro (debe escribirse aquí)
page-reason-text = con palabras propias
page-reason-missing = Hace falta un motivo: la próxima ejecución lo muestra junto a la incidencia.
page-accept = { $count ->
    [one] Aceptar
   *[other] Aceptar { $count }
}
page-accept-together = Una decisión vale para todas las incidencias de una misma regla en una partida: resuelve { $count }.
page-cancel = Cancelar
page-accepted-because = Aceptada:
page-take-back = deshacer
page-article = Leyes
page-law = Leyes { $edition }, art. { $article }
page-other-editions = otras ediciones
page-written = Escrito
page-line = línea { $line }
page-evidence = Comprobación
page-suggestion = Qué hacer
page-assumes = Depende de
page-assumed-at = { $way ->
    [stood] { $move } realizada de todos modos, aunque ilegal
    [slip] { $move } leída como error de anotación
    [left_out] una jugada omitida antes de { $move }
    [twice] una palabra escrita dos veces en { $move }
    [swapped] dos palabras intercambiadas en { $move }
   *[other] cómo ha seguido la reproducción en { $move }
}
page-fen = FEN
page-copy = copiar
page-explain = Qué comprueba { $rule }

# The board and the moves

page-board-label = Blancas: { $white }. Negras: { $black }.
page-board-pieces = { ROLE($role) } { $squares }
page-step = Recorrer la partida
page-step-first = Al principio
page-step-back = Una jugada atrás (←)
page-step-on = Una jugada adelante (→)
page-step-last = Al final
page-step-finding = A la incidencia
page-turn-board = Girar el tablero
page-position-before = Antes de { $move }
page-position-after = Tras { $move }
page-position-start = La posición inicial
page-position-finding = La posición de la incidencia
page-arrow-bad = no es válida
page-arrow-suggested = sugerida, o leída en su lugar
page-marked = véase { $squares }
page-moves = Jugadas
page-sign-fault = tachada: no se podía jugar
page-sign-resumed = ≈ la reproducción sigue desde aquí
page-sign-repeated = 1/3 la misma posición, primera de tres veces
page-sign-offer = (=) oferta de tablas
page-sign-claim = C reclamación
page-resumed = { $way ->
    [stood] la jugada ilegal se ha realizado de todos modos
    [slip] leída como error de anotación
    [left_out] aquí se ha omitido una jugada
    [twice] escrita dos veces: se pasa por alto
    [swapped] dos palabras habían cambiado de lugar
   *[other] la reproducción ha seguido desde aquí
}
page-proof = Demostración
page-proof-start = La posición que se demuestra
page-clocks = Relojes
page-clock-white = Blancas { $time }
page-clock-black = Negras { $time }
page-claims = Reclamaciones
page-claim = { PLAYER($player) }, { $move ->
    [none] antes de la primera jugada
   *[other] tras { $move }
}: { $claim ->
    [threefold] triple repetición
    [fifty] 50 movimientos
    [flag] caída de bandera
    [mate] mate
    [stalemate] rey ahogado
    [dead] posición muerta
    [agreement] acuerdo
    [normal-means] los dos últimos minutos
   *[other] { $claim }
}, { $verdict ->
    [correct] correcta
    [wrong] incorrecta
    [undecidable] no se puede decidir
    [not_in_edition] no existe en esta edición
   *[other] { $verdict }
}{ $article ->
    [none] { "" }
   *[other] { " " }(art. { $article })
}
page-claim-penalty = { $time } para { PLAYER($player) }

# The game

page-about-game = La partida
page-result = Resultado
page-termination = Final
page-termination-word = { $word ->
    [checkmate] mate
    [stalemate] rey ahogado
    [dead_position] posición muerta
    [fivefold] quíntuple repetición
    [seventyfive] 75 movimientos
    [time_forfeit] pérdida por tiempo
    [resignation] abandono
    [agreement] acuerdo
    [threefold_claim] reclamación por triple repetición
    [fifty_claim] reclamación por los 50 movimientos
    [default] incomparecencia
    [sealed_move] jugada secreta
    [illegal_moves] jugadas ilegales
    [unfinished] inacabada
    [unknown] desconocido
   *[other] { $word }
}
page-laws = Juzgada según
page-edition = { $basis ->
    [date] Leyes de { $edition }, por la fecha
    [date_gap] Leyes de { $edition }; de las de ese día se sabe poco
    [option] Leyes de { $edition }, como se ha pedido
    [event] Leyes de { $edition }, por la competición
    [assumed] Leyes de { $edition }, por suposición
   *[other] Leyes de { $edition }
}
page-pace = Ritmo
page-pace-word = { $word ->
    [standard] estándar
    [rapid] rápido
    [blitz] relámpago
   *[other] { $word }
}
page-time-control = Control de tiempo
page-site = Lugar
page-alphabet = Letras
page-encoding = Codificación
page-half-moves = Medias jugadas
page-half-moves-of = { $all } reproducidas, { $sound } antes del primer fallo
page-game-findings = { $count ->
    [one] { $count } incidencia en esta partida
   *[other] { $count } incidencias en esta partida
}
page-status-word = { $status ->
    [clean] No se ha encontrado nada en esta partida.
    [unreadable] Esta partida no se ha podido leer.
    [not_judged] Una variante del ajedrez que no se juzga.
   *[other] Nada que sea un error o un aviso.
}
page-finding = Incidencia
page-group-rest = { $count ->
    [one] y { $count } más en la lista
   *[other] y { $count } más en la lista
}

# Cases on paper and without script

page-cases = Casos
page-printed = { $total ->
    [one] { $shown } de { $total } caso.
   *[other] { $shown } de { $total } casos.
}

## The page of ratings (rating_report.html)

page-rating-system = { $system }: { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}, { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
page-rating-differing = { $count ->
    [one] { $count } jugador cambiaría según la auditoría
   *[other] { $count } jugadores cambiarían según la auditoría
}
page-rating-none-differs = La auditoría no cambia el rating de nadie
page-rating-not-counted = { $count ->
    [one] { $count } partida que no cuenta para un jugador o para ambos
   *[other] { $count } partidas que no cuentan para un jugador o para ambos
}
page-rating-too-old = No se ha podido desempaquetar la lista: el navegador es anterior a 2023 o el archivo está dañado. Debajo están el resumen y los primeros jugadores; las tablas que acompañan a la página (ratings.csv, rating_games.csv, rating_differences.csv) lo contienen todo.
page-rating-no-script = Sin JavaScript, esta página muestra el resumen y los primeros jugadores. Las tablas que la acompañan (ratings.csv, rating_games.csv, rating_differences.csv) lo contienen todo.
page-rating-chart-games = Partidas
page-rating-counted = computadas
page-rating-left-out = no computadas
page-rating-changed = con el resultado cambiado
page-rating-chart-rules = Resultados cambiados, por regla
page-rating-chart-ratings = Jugadores por rating
page-rating-how = Qué se ha calculado, y cómo
page-rating-system-label = Sistema
page-rating-complaints = Advertencias
page-rating-no-complaints = Ninguna.
page-rating-players-left-out = { $count ->
    [one] { $count } jugador más no cabe en esta página: ratings.csv los contiene todos.
   *[other] { $count } jugadores más no caben en esta página: ratings.csv los contiene todos.
}
page-rating-papers-left-out = { $count ->
    [one] El cálculo de { $count } jugador no cabe: rate --explain lo imprime.
   *[other] Los cálculos de { $count } jugadores no caben: rate --explain los imprime.
}
page-rating-players = Jugadores
page-rating-printed = { $total ->
    [one] { $shown } de { $total } jugador.
   *[other] { $shown } de { $total } jugadores.
}
page-rating-count = { $total ->
    [one] { $shown } de { $total } jugador
   *[other] { $shown } de { $total } jugadores
}
page-head-player = Jugador
page-head-before = Antes
page-head-games = Part.
page-head-score = Puntos
page-head-expected = Esper.
page-head-k = K
page-head-change_submitted = ± pres.
page-head-change_audited = ± aud.
page-head-after = Después
page-head-plot = Gráfico
page-rating-only-differing = solo los que cambian
page-rating-only-remarked = solo con observaciones
page-rating-search = Jugador, código, federación, observación
page-rating-keys = j k siguiente, anterior · / buscar · Esc volver a la lista
page-rating-scale = de { $from } a { $to }
page-nothing-fits = Nada cumple estos filtros.
page-rating-before = Rating anterior: { $rating }
page-rating-unrated = Sin rating anterior
page-rating-games = Partidas
page-rating-games-left-out = Partidas que no cuentan (las demás dependen unas de otras y no tienen cálculo propio)
page-rating-score = Puntuación
page-rating-mean = Media de los rivales
page-rating-expected = Puntuación esperada
page-rating-k = K
page-rating-change = Variación
page-rating-after = Rating nuevo
page-rating-error = Error estándar
page-rating-paper = Sobre el papel
page-rating-paper-left-out = No había sitio para este cálculo: rate --explain lo imprime.
page-rating-head-round = Ronda
page-rating-head-opponent = Rival
page-rating-head-rating = Rating
page-rating-head-difference = D
page-rating-head-expected = Esper.
page-rating-head-score = Puntos
page-rating-head-change = ±
page-rating-head-remark = Observación
page-rating-changed-by = Resultado cambiado por la auditoría:
page-colour = { $colour ->
    [white] blancas
   *[black] negras
}

## The page of reconciled games (reconcile.html)

page-reconcile-games = { $count ->
    [one] { $count } partida de dos planillas
   *[other] { $count } partidas, cada una de dos planillas
}
page-reconcile-too-old = No se ha podido desempaquetar la lista: el navegador es anterior a 2023 o el archivo está dañado. Debajo están las primeras filas que difieren; reconcile.csv y reconciled.pgn lo contienen todo.
page-reconcile-no-script = Sin JavaScript, esta página muestra las primeras filas que difieren. reconcile.csv y reconciled.pgn lo contienen todo.
page-reconcile-chart = Medias jugadas
page-reconcile-agreed = ambas planillas coinciden
page-reconcile-differing = las planillas difieren
page-reconcile-doubtful = dudosas
page-reconcile-results = resultados que difieren
page-reconcile-how = Qué se ha leído, y cómo
page-reconcile-alone = Sin pareja
page-reconcile-left-out = { $count ->
    [one] { $count } partida más no cabe en esta página: reconcile.csv las contiene todas.
   *[other] { $count } partidas más no caben en esta página: reconcile.csv las contiene todas.
}
page-reconcile-rows = Filas que difieren
page-reconcile-first = Como máximo, las primeras { $count }.
page-reconcile-white-sheet = Planilla de las blancas
page-reconcile-black-sheet = Planilla de las negras
page-reconcile-copies = Las dos copias
page-reconcile-chosen = Elegida
page-reconcile-confidence = Certeza
page-reconcile-same = coinciden
page-reconcile-other = no coinciden
page-reconcile-counts = { $plies } medias jugadas; difieren: { $differing }; dudosas: { $doubtful }
page-reconcile-result = Resultado: planilla de las blancas { $white }, planilla de las negras { $black }
page-reconcile-only-differing = solo las que difieren
page-reconcile-only-doubtful = solo las dudosas
page-reconcile-search = Jugador, competición, archivo
page-head-sheets = Partida
page-head-plies = Medias j.
page-head-differing = Difier.
page-head-doubtful = Duda

## El terminal

screen-games = { $count ->
    [one] { $shown } partida
   *[other] { $shown } partidas
}
screen-half-moves = { $count ->
    [one] { $shown } media jugada
   *[other] { $shown } medias jugadas
}
screen-reports = { $count ->
    [one] { $shown } informe
   *[other] { $shown } informes
}
screen-results-tables = { $count ->
    [one] { $shown } tabla
   *[other] { $shown } tablas
}
screen-results = { $count ->
    [one] { $shown } resultado
   *[other] { $shown } resultados
}
screen-players = { $count ->
    [one] { $shown } jugador
   *[other] { $shown } jugadores
}
screen-teams = { $count ->
    [one] { $shown } equipo
   *[other] { $shown } equipos
}
screen-teams-of = { $teams } ({ $players })
screen-errors = { $count ->
    [one] { $shown } error
   *[other] { $shown } errores
}
screen-warnings = { $count ->
    [one] { $shown } aviso
   *[other] { $shown } avisos
}
screen-notes = { $count ->
    [one] { $shown } nota
   *[other] { $shown } notas
}
screen-accepted = { $shown } aceptadas
screen-read = { $what } en { $seconds } s
screen-speed = ({ $shown } partidas/s)
screen-some-shown = se muestran { $some } de { $all }; { $flag }
screen-error = error
screen-warning = aviso
screen-note = nota
screen-whole-events = { $count ->
    [one] { $games } de { $shown } competición
   *[other] { $games } de { $shown } competiciones
}
screen-more-rules = { $count ->
    [one] y { $shown } regla más con { $findings }: está en summary.json
   *[other] y { $shown } reglas más con { $findings }: están en summary.json
}
screen-article = (Leyes { $edition }, { $article })
screen-in-game = partida { $game } ({ $players })
screen-at-move = jugada { $place }
screen-evidence = comprobación
screen-help = ayuda
screen-reports-in = informes en { $folder }
screen-goes-on = { $games ->
    [one] continúa detrás de { $shown } partida que la ejecución interrumpida había juzgado
   *[other] continúa detrás de { $shown } partidas que la ejecución interrumpida había juzgado
}
screen-nothing-to-resume = no hay ningún punto de control de una ejecución interrumpida en { $folder }: la ejecución comienza desde el principio
screen-no-checkpoint = no se ha podido guardar ningún punto de control ({ $cause }): si esta ejecución se interrumpe, no podrá continuarse
screen-can-be-resumed = interrumpido: la misma orden con --resume continúa desde el último punto de control
screen-skipped = { $count ->
    [one] se ha omitido { $shown } archivo sin partidas ({ $names })
   *[other] se han omitido { $shown } archivos sin partidas ({ $names })
}
screen-not-unpacked = { $count ->
    [one] no se ha leído { $shown } archivo más allá del límite de --max-unpacked ({ $names })
   *[other] no se han leído { $shown } archivos más allá del límite de --max-unpacked ({ $names })
}
screen-named-twice = { $count ->
    [one] { $shown } archivo indicado dos veces se ha leído una ({ $names })
   *[other] { $shown } archivos indicados dos veces se han leído una ({ $names })
}
screen-same-file = { $file } es { $other }
screen-rated = { $games }, { $players }; { $unrated } sin valorar para un jugador o los dos; { $differing } con otro cambio según la auditoría
screen-crosschecked = { $games } comparadas con { $report }: { $counts }
screen-crosscheck-row = { $verdict }: ronda { $round }, { $white } – { $black }: { $why }
screen-crosscheck-game = { " " }({ $file }, partida { $game })
screen-checked = antes de entregarlo: { $counts }
screen-check-row = { $verdict }: { $check }: { $why }
screen-check-row-at = { $verdict }: { $check }, { $place }: { $why }
screen-more-rows = … y { $count } más, que están en { $file }
screen-games-in = { $games } en { $folder }
screen-no-counterpart = { $file } no tiene pareja del mismo nombre y se ha dejado fuera
screen-skipped-as = { $file }: { page-skip-reason }
screen-pedantic = puntillosa
screen-pedantic-is-off = puntillosa: desactivada si no se selecciona
screen-example = Un caso
screen-articles = Artículos
screen-of-edition = Leyes de { $edition }: { $told }
screen-no-article = ninguno
screen-not-known = no se sabe; { $article }
screen-not-known-nor-around = no se sabe; ninguno antes ni después
screen-flags-from = opciones de { $file }: { $flags }
screen-new-list = { $file }: la lista nueva, según los resultados { $basis ->
    [audited] auditados
   *[submitted] presentados
}: { $players }; con otro rating: { $changed }; nuevos: { $new }
screen-new-cut = cortados o con otras letras en las columnas de la FIDE: { $players }; un ARCHIVO que acaba en .csv lo conserva todo
screen-new-wrong = sin número en el lugar del rating en la lista anterior: { $players }, escritos sin rating
screen-new-rated-meanwhile = con rating en la lista anterior, pero no cuando jugaron: { $players }; ese rating se mantiene
screen-new-without-id = nuevos en la lista sin ID: { $players }; déles uno en --players
screen-carried = { $file }: { $games } de { $players } sin rating, arrastradas
screen-not-carried = { $games } de { $players } cuentan para un primer rating: --write-carry ARCHIVO las guarda para la lista siguiente
screen-reading-lists = leyendo la lista de rating
screen-reckoning = calculando los ratings
screen-copy-plies = { $count } medias jugadas
screen-copies-agree = las copias coinciden del todo
screen-copies-agree-nowhere = las copias no coinciden en nada
screen-copies-agree-up-to = las copias coinciden hasta la { $first }, difieren en { $differing } medias jugadas y coinciden por última vez en la { $last }
screen-at-ply = media jugada { $ply } ({ $number })
screen-in-doubt = { $count } dudosas
screen-offer-of-one = en la { $place } solo { PLAYER($player) } anotan una oferta de tablas
screen-results-differ = difieren en el resultado
screen-copies-contradict = se contradicen fuera de las jugadas { $count ->
    [one] una vez
   *[other] { $count } veces
}
screen-copy-empty = la copia de { PLAYER($player) } está vacía
screen-copy-ended = la copia de { PLAYER($player) } termina en la { $place }
screen-not-one-game = { $files }: no son copias de una misma partida: se separan en la jugada { $number } y no vuelven a encontrarse
screen-copy-left = { $file }: { $place ->
    [none] antes de la primera jugada
   *[other] tras la { $place }
} { $count ->
    [one] una casilla no corresponde
   *[other] { $count } casillas no corresponden
} a ninguna jugada: { $words }
screen-beyond-repair = { $file }: { $place ->
    [none] no se puede reparar desde el principio
   *[other] no se puede reparar tras la { $place }
}: demasiadas casillas no dicen nada
screen-findings = { $count ->
    [one] { $shown } incidencia
   *[other] { $shown } incidencias
}

## Torneos y clasificaciones

tournament-of-file = el torneo de { $file }
tournament-named = { $name }
tournament-named-of-day = { $name }, { $start }
tournament-several = { $count } torneos: cada uno va por sí solo, y la columna tournament dice cuál es
tournament-name-variants = el ID { $id } aparece con varios nombres, que se toman por una sola persona: { $names }
tournament-open-name = «{ $name }» aparece sin ID, y varias personas con ID tienen ese nombre: se toma por una persona más; dé el ID
tournament-two-in-round = partida { $game }: { $player } tiene otra partida en la ronda { $round }, la { $other }; la partida { $game } cuenta en la ronda { $counted }; corrija la ronda
tournament-contradiction = partida { $game }: { $white } y { $black } tienen otro resultado en la ronda { $round } en una partida anterior, que es la que cuenta; corrija una de ellas
tournament-one-name = partida { $game }: blancas y negras son «{ $name }»: no cuenta; corrija los nombres
tournament-without-round = { $games ->
    [one] { $games } partida no tiene ronda en cifras y cuenta en la primera ronda que ambos jugadores tienen libre
   *[other] { $games } partidas no tienen ronda en cifras y cuentan en las primeras rondas que ambos jugadores tienen libres
}
tournament-round-by-day = { $games ->
    [one] { $games } partida no tiene ronda en cifras: nadie tiene dos partidas el mismo día, y su ronda es la del día
   *[other] { $games } partidas no tienen ronda en cifras: nadie tiene dos partidas el mismo día, y los días son sus rondas
}
tournament-unfinished = { $games ->
    [one] { $games } partida no tiene resultado y no cuenta para nadie
   *[other] { $games } partidas no tienen resultado y no cuentan para nadie
}
tournament-nothing-known = no se sabe nada de { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
} de { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}, contadas como ausencia sin puntos: los descansos están en un informe de torneo (TRF), no en las partidas
tournament-nothing-known-of-teams = no se sabe nada de { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
} de { $teams ->
    [one] { $teams } equipo
   *[other] { $teams } equipos
}, contadas como ausencia sin puntos: los descansos están en un informe de torneo (TRF), no en las partidas
tournament-differing = { $games ->
    [one] la auditoría cambiaría { $games } resultado
   *[other] la auditoría cambiaría { $games } resultados
}: --basis audited los cuenta así
tournament-changed = { $games ->
    [one] la auditoría cambia { $games } resultado
   *[other] la auditoría cambia { $games } resultados
}: cuentan así, como pide --basis audited
tournament-no-opponent = { $name }, ronda { $round }: no hay línea del número { $opponent }; los puntos cuentan, el rival no
tournament-other-points = { $name }: el informe dice { $stated } puntos, los resultados dan { $counted }, que son los que cuentan
tournament-other-line = { $name }, ronda { $round }: la línea da { $own } contra { $opponent }, y la línea de { $opponent } da { $theirs }; cada uno cuenta como dice su línea; corrija una de ellas
tournament-other-bye = { $name }: la línea 240 dice que descansa en la ronda { $round }, y la línea del jugador otra cosa, que es la que cuenta
tournament-no-team-player = equipo { $team }: ningún jugador tiene el número { $number }
tournament-no-number = una línea { $code } dice { $number }, que no es el número de ningún jugador ni equipo
tournament-other-team-points = equipo { $team }: el informe dice { $stated } puntos de encuentro y de partida, las partidas dan { $counted }, que son los que cuentan
tournament-two-boards = partida { $game }: { $player } tiene otra partida en la ronda { $round } de esta competición por equipos; ambas cuentan, cada una para su encuentro; corrija la ronda o el nombre, o decida cuál vale
tournament-two-teams = partida { $game }: { $player } juega por { $team }, y antes lo hizo por { $before }
tournament-team-of-others = partida { $game }: { $said ->
    [none] no dice ningún equipo de { $player }
   *[other] el equipo de { $player } es «{ $said }», que ninguna otra partida dice
}: cuenta para { $team }, como en las otras partidas; corrija la etiqueta
tournament-no-team = la partida { $game } no dice ningún equipo de { $player }, y ninguna otra tampoco: no cuenta en ningún encuentro; añada la etiqueta (WhiteTeam, BlackTeam)
tournament-tie-break-game = la partida { $game }, { $white } – { $black }, es de desempate por su control de tiempo: no da puntos y decide si ambos están empatados
tournament-tie-break-of-nobody = la partida { $game } es de desempate por su control de tiempo, y sus equipos (WhiteTeam, BlackTeam) no juegan ningún encuentro: dejada aparte; corrija los nombres de los equipos

annulled-withdrew = { $name } se retiró tras la ronda { $after } de { $rounds }, antes de la mitad: todo anulado, también lo que otros hicieron contra él
annulled-defaults = { $name } queda fuera por { $defaults } incomparecencias tras la ronda { $after } de { $rounds }, antes de la mitad: todo anulado, también lo que otros hicieron contra él
annulled-stands = { $name } queda fuera por { $defaults } incomparecencias tras la ronda { $after }: los puntos se mantienen
annulled-played-on = { $name } queda fuera por { $defaults } incomparecencias tras la ronda { $after } y fue emparejado de nuevo en la ronda { $round }
annulled-open = { $name }: no se sabe nada tras la ronda { $after } de { $rounds }, antes de la mitad; quien se retiró queda anulado por estas reglas, y un informe de torneo (TRF) lo diría: no se anula nada

tie-rules-asked = desempates por { $rules }, como se ha pedido
tie-rules-by-date = desempates por { $rules }, las reglas vigentes el { $start }, cuando empezó el torneo
tie-rules-before = desempates por { $rules }: el torneo empezó el { $start }, antes de esas reglas, y las anteriores no están
tie-rules-no-date = desempates por { $rules }, las reglas más nuevas: ninguna fecha dice cuándo empezó el torneo; --rules elige otras
tie-unknown = ningún desempate se llama «{ $given }»; se conocen { $known }
tie-modifier = «{ $given }»: «{ $modifier }» no puede ir ahí; BH/C1 quita el más bajo, BH/M1 el más bajo y el más alto
tie-only-teams = «{ $given }» es un desempate de competiciones por equipos, y los datos no nombran equipos
tie-twice = «{ $given }» está dos veces

tie-opponent = ronda { $round }, { $opponent }: { $amount }
tie-opponent-adjusted = ronda { $round }, { $opponent }: { $amount }, es decir { $made } con tablas en las rondas { $draws }
tie-dummy = ronda { $round }, no jugada: { $amount }, los puntos propios
tie-dummy-capped = ronda { $round }, no jugada: { $amount }, lo máximo que puede valer en lugar de los { $own } puntos propios
tie-times = { $line } × { $result } = { $product }
tie-cut = quitado: { $line }
tie-cut-voluntary = quitado primero, no jugada por voluntad propia: { $line }
tie-cut-high = quitado como el más alto: { $line }
tie-sum = suma: { $amount }
tie-mean = { $sum } / { $count } = { $amount }
tie-rounds = rondas { $rounds }: { $amount }
tie-no-rounds = no cuenta ninguna ronda
tie-result = { $opponent ->
    [none] ronda { $round }: { $amount }
   *[other] ronda { $round }, { $opponent }: { $amount }
}
tie-after-round = tras la ronda { $round }: { $amount }
tie-limit = contra los que tienen al menos { $limit } puntos
tie-below-limit = ronda { $round }, { $opponent }: no cuenta, { $amount } puntos
tie-opponent-rating = ronda { $round }, { $opponent }: { $rating }
tie-unrated-as = ronda { $round }, { $opponent }: sin rating, cuenta como { $rating }
tie-rating-mean = { $games ->
    [one] media de { $games } partida: { $mean }
   *[other] media de { $games } partidas: { $mean }
}
tie-performance = { $score } de { $games } es el { $percentage } %, una diferencia de { $difference }: { $amount }
tie-perfect = { $amount } hace esperar { $expected }, un punto menos { $below }; hechos: { $score }
tie-perfect-of-nothing = ningún punto: 800 menos que el más bajo, { $lowest }: { $amount }
tie-opponent-performance = ronda { $round }, { $opponent }: { $amount }
tie-unrated = { $players ->
    [one] { $players } jugador no tiene rating: no hay número, si no se dice con qué cuenta, como en ARO/U1400
   *[other] { $players } jugadores no tienen rating: no hay número, si no se dice con qué cuentan, como en ARO/U1400
}
tie-no-games = no cuenta ninguna partida
tie-encounter = contra { $others }: { $amount }
tie-encounter-open = contra { $others }, no se han encontrado todos: { $amount }, como máximo { $most }
tie-encounter-boards = en los tableros contra { $others }: { $amount }
tie-alone = no empata con nadie
tie-other-game-points = empata con equipos que tienen otros puntos de partida: el recuento de tableros no deshace el empate
tie-board = tablero { $board }: { $points } × { $times } = { $amount }
tie-board-points = tablero { $board }: { $points }
tie-share = { $points } + { $sum } / { $divisor } = { $amount }
tie-kashdan = ganadas { $won }, tablas { $drawn }, perdidas { $lost }, decididas sin jugar { $unplayed }: { $amount }
tie-given = { $amount }
tie-break-game = partida de desempate { $game }, { $opponent }: { $won ->
    [yes] ganada
   *[no] perdida
}{ $drawn ->
    [yes] , por tablas, que cuentan para las negras
   *[no] { "" }
}
tie-mark = { $mark ->
    [won] ganada
    [drawn] tablas
    [lost] perdida
    [forfeit-won] ganada sin jugar
    [forfeit-lost] perdida sin jugar
    [open] aún sin resultado
    [full-bye] descanso de un punto
    [half-bye] descanso de medio punto
    [allocated-bye] descanso del emparejamiento
    [absent] ausente
   *[other] no se sabe nada
}
tie-round-game = { $color ->
    [white] ronda { $round }, blancas contra { $opponent }
    [black] ronda { $round }, negras contra { $opponent }
   *[other] ronda { $round }, contra { $opponent }
}, { tie-mark }: { $amount }
tie-round-alone = ronda { $round }, { tie-mark }: { $amount }
tie-round-match = ronda { $round }, { $opponent }: { $match_points } puntos de encuentro, { $game_points } puntos de partida
tie-round-no-match = ronda { $round }, sin encuentro: { $match_points } puntos de encuentro, { $game_points } puntos de partida

# Las reglas de una competición por equipos.

team-unit = { $unit ->
    [line-ups] alineaciones
    [matches] encuentros
    [players] jugadores
    [pairs] parejas de equipos
   *[teams] equipos
}
team-looked = { team-unit } vistos: { $looked }; infracciones: { $broken }; sin poderse decidir: { $undecidable }
team-nothing = no hay nada que ver ({ team-unit })
team-no-teams = los datos no muestran equipos: cada partida debe nombrar dos (WhiteTeam, BlackTeam), y un equipo se enfrenta a otro en una ronda; en un informe están en las líneas 310 o 013
team-no-lists = ninguna lista dice en qué orden van los jugadores de un equipo: ponga [[team.list]] en el archivo de la competición, o las líneas de equipos en un informe
team-no-federation = el archivo de la competición no dice de qué federación es: ponga event.federation
team-no-boards = el archivo de la competición no dice cuántos tableros tiene un encuentro: ponga scoring.team
team-no-such-team = { $team } (first_white) no es ningún equipo de los datos: escríbalo como allí
team-not-over = la competición no ha terminado: la ronda { $round } tiene resultados
team-too-many-boards = { $boards } tableros, y un encuentro tiene { $most }
team-not-seated = los datos no dicen quién se sentaba en cada tablero
team-not-listed = no están en la lista del equipo con este nombre o ID: { $players }
team-no-list = ninguna lista es del equipo
team-unrated = sin Elo: { $players }
team-behind-on-list = el número { $number } de la lista juega detrás de { $other } (número { $other_number }, tablero { $other_board })
team-behind-by-rating = con { $rating } juega detrás de { $other } ({ $other_rating }, tablero { $other_board })
team-only-if-late = fuera de orden, salvo que estos entraran tarde como suplentes, lo que los datos no dicen: { $players }
team-too-many-late = fuera de orden: en el mejor caso estos entraron tarde como suplentes, y como máximo pueden ser { $most }: { $players }
team-foreigners = más extranjeros que { $most }: { $players }
team-federation-unknown = extranjeros: { $foreigners }, como máximo pueden jugar { $most }, y de estos los datos no dicen la federación: { $players }
team-substitutes = más suplentes que { $most }: { $players }
team-substitute-early = el número { $number } de la lista es suplente (titulares hasta el { $last }), y ninguno puede jugar hasta la ronda { $round }
team-regular-below = el número { $number } de la lista es titular de { $team }, un equipo superior
team-round-guessed = los datos no dicen la ronda
team-two-boards = { $board ->
    [none] en esta ronda también juega por { $team }
   *[other] en esta ronda también juega por { $team }, en el tablero { $board }
}
team-namesake = alguien del mismo nombre juega por { $team } en esta ronda, y no ambos tienen ID: puede ser la misma persona
team-rounds-open = { $player } tiene varias partidas, y los datos no dicen todas sus rondas
team-rematch = ya se enfrentó a { $opponent } en la ronda { $round }
team-rematch-open = ya se enfrentó a { $opponent } en la ronda { $round }; una de las dos partidas no tiene resultado
team-paired-again = fuera por { $defaults } incomparecencias tras la ronda { $after }, y emparejado de nuevo
team-left-open = no se sabe nada tras la ronda { $after }, antes de la mitad: los datos no dicen quién se retiró; un informe de torneo (TRF) lo diría
team-level-without-game = empatados, y ninguna partida de los datos tiene el tiempo { $times } (blancas, negras)
team-not-level = una partida de desempate, y los equipos no están empatados: { $points } y { $other_points }
team-several-games = { $games } partidas de desempate, y decide una
team-game-without-result = la partida de desempate { $game } no tiene resultado
team-game-without-match = la partida de desempate { $game } tiene la ronda de ningún encuentro entre ambos
team-no-color = los datos no dicen quién tenía las blancas en cada tablero
team-boards-not-numbered = los datos no numeran los tableros
team-white-on-boards = { $team } tiene las blancas en los tableros { $boards }: ni solo en los impares ni solo en los pares
team-both-colors = { $team } tiene las blancas en los tableros { $boards } y las negras en otros
team-other-is-white = en esta ronda las blancas son de { $team }
team-same-color-again = { $color ->
    [white] blancas, y la ronda { $round } pide negras
   *[black] negras, y la ronda { $round } pide blancas
}

standings-paper-heading = { $title }, { $rules }, tras la ronda { $rounds }
standings-paper-side = { $rank }. { $name }: { $points } puntos
standings-paper-tiebreak = { $name }: { $value }
standings-paper-tiebreak-without = { $name }: ningún número

# La página de los torneos

page-tournament-of-players = { $count ->
    [one] { $count } jugador, tras la ronda { $round }
   *[other] { $count } jugadores, tras la ronda { $round }
}
page-tournament-of-teams = { $count ->
    [one] { $count } equipo, tras la ronda { $round }
   *[other] { $count } equipos, tras la ronda { $round }
}
page-tournament-several = { $count ->
    [one] { $count } torneo
   *[other] { $count } torneos
}
page-tournament-wrong = { $count ->
    [one] { $count } emparejamiento incorrecto
   *[other] { $count } emparejamientos incorrectos
}
page-tournament-none-wrong = Ningún emparejamiento es incorrecto
page-tournament-correct = { $count ->
    [one] { $count } correcto
   *[other] { $count } correctos
}
page-tournament-undecidable = { $count ->
    [one] { $count } que no se puede decidir
   *[other] { $count } que no se pueden decidir
}
page-tournament-too-old = No se ha podido desempaquetar la lista: el navegador es anterior a 2023 o el archivo está dañado. Debajo están los primeros puestos; las tablas que acompañan a la página (standings.csv, crosstable.csv) lo contienen todo.
page-tournament-no-script = Sin JavaScript, esta página muestra los primeros puestos. Las tablas que la acompañan (standings.csv, crosstable.csv) lo contienen todo.
page-tournament-notes = Notas
page-tournament-how = Qué se ha leído, y cómo
page-tournament-lines-left-out = { $count ->
    [one] { $count } puesto más no cabe en esta página: standings.csv los contiene todos.
   *[other] { $count } puestos más no caben en esta página: standings.csv los contiene todos.
}
page-tournament-papers-left-out = { $count ->
    [one] El cálculo de { $count } puesto no cabe: standings --explain lo imprime.
   *[other] Los cálculos de { $count } puestos no caben: standings --explain los imprime.
}
page-tournament-pairings-left-out = { $count ->
    [one] { $count } emparejamiento más no cabe en esta página: crosstable.csv los contiene todos.
   *[other] { $count } emparejamientos más no caben en esta página: crosstable.csv los contiene todos.
}
page-tournament-choose = Torneo
page-tournament-view = Vista
page-tournament-view-standings = Clasificación
page-tournament-view-crosstable = Cuadro de resultados
page-tournament-view-pairings = Emparejamientos
page-tournament-search = Nombre, número, código, federación
page-tournament-count = { $total ->
    [one] { $shown } de { $total } puesto
   *[other] { $shown } de { $total } puestos
}
page-tournament-count-pairings = { $total ->
    [one] { $shown } de { $total } emparejamiento
   *[other] { $shown } de { $total } emparejamientos
}
page-head-rank = Puesto
page-head-title = Título
page-head-team = Equipo
page-head-federation = Fed.
page-head-rating = Rating
page-head-points = Ptos
page-tournament-start-number = N.º { $number }
page-tournament-keys = ↑ ↓ o j k siguiente, anterior · ← → desempates · / buscar · Esc volver a la lista
page-tournament-paper-left-out = No había sitio para este cálculo: standings --explain lo imprime.
page-tournament-rounds = Rondas
page-tournament-ties = Desempates
page-tournament-copy = Copiar como texto
page-tournament-copy-title = Copiar todo lo de este puesto, como lo escribe standings --explain
page-tournament-head-round = Ronda
page-tournament-head-colour = Color
page-tournament-head-opponent = Rival
page-tournament-head-outcome = Resultado
page-tournament-head-points = Puntos
page-tournament-head-match-points = Puntos de encuentro
page-tournament-head-game-points = Puntos de partida
page-tournament-head-board = Tablero
page-tournament-head-white = Blancas
page-tournament-head-black = Negras
page-tournament-head-first-team = Blancas en el tablero 1
page-tournament-head-second-team = Negras en el tablero 1
page-tournament-head-result = Resultado
page-tournament-head-verdict = Veredicto
page-tournament-head-expected = Según las reglas
page-tournament-round = Ronda { $round }
page-tournament-only-wrong = solo los incorrectos
page-tournament-verdict = { $verdict ->
    [correct] correcto
    [wrong] incorrecto
   *[undecidable] no se puede decidir
}
page-tournament-judged-by = { $system ->
    [round-robin] Juzgados por las tablas de Berger
    [swiss-1985] Juzgados por el sistema suizo de 1985
   *[dutch] Juzgados por el sistema holandés de la FIDE
}
page-tournament-bye = descanso
page-tournament-not-played = nadie fue emparejado así
page-tournament-no-colour = No se sabe quién llevaba las blancas
page-tournament-show-all = { $count ->
    [one] Mostrar { $count } fila
   *[other] Mostrar las { $count } filas
}

# Emparejamientos por el suizo FIDE de 1985 (Graz)
swiss-repeated = ya se enfrentaron en la ronda { $round } (Suizo 1985, 1.2)
swiss-free-other = { $player } descansó; el más bajo del grupo más bajo que aún no había descansado es { $expected } (Suizo 1985, 1.3)
swiss-free-twice = { $player } ya descansó en la ronda { $round }, y nadie descansa dos veces (Suizo 1985, 1.3)
swiss-free-several = { $count } jugadores tienen el descanso del emparejamiento, que solo puede tener uno (Suizo 1985, 1.3)
swiss-float-other = { $player } salió del grupo; el que sobra es el más bajo, { $expected } (Suizo 1985, 1.5)
swiss-float-opponent = { $player } viene de otro grupo y debería enfrentarse a { $expected } (Suizo 1985, 1.5)
swiss-float-not-due = { $player } juega fuera de su grupo, aunque sin ello se podía emparejar a todos (Suizo 1985, 1.2 y 3.3)
swiss-order = { $player } debería enfrentarse a { $expected }: la mitad superior juega por orden con la inferior (Suizo 1985, 2.4)
swiss-replacement = { $player } debería enfrentarse a { $expected }, el siguiente que puede sustituir a un rival ya encontrado (Suizo 1985, 3.2)
swiss-four-alike = ambos tuvieron { $color ->
    [white] blancas
   *[black] negras
} tres veces seguidas y no pueden enfrentarse (Suizo 1985, 5.4)
swiss-first-color = { $player } debería tener { $color ->
    [white] blancas
   *[black] negras
}: en la ronda 1 los impares tienen el color del sorteo y los pares el otro (Suizo 1985, 5.2)
swiss-color-alternate = { $player } debería tener { $color ->
    [white] blancas
   *[black] negras
}: los colores se alternan (Suizo 1985, 5.3)
swiss-color-look-back = { $player } debería tener { $color ->
    [white] blancas
   *[black] negras
}: ambos tuvieron el mismo color la última vez, y decide la ronda anterior (Suizo 1985, 5.3)
swiss-color-equalise = { $player } debería tener { $color ->
    [white] blancas
   *[black] negras
}: de dos con los mismos colores, iguala el de mayor rango (Suizo 1985, 5.4)
swiss-color-after-three = { $player } debería tener { $color ->
    [white] blancas
   *[black] negras
} tras tres veces seguidas el otro color (Suizo 1985, 5.4)
swiss-follows = no es lo esperado, pero solo por el emparejamiento de { $pair }
swiss-choice = uno de varios emparejamientos que las reglas permiten aquí (Suizo 1985, 3.2 y 3.3)
swiss-color-open = las reglas no deciden quién tiene blancas aquí (Suizo 1985, 5.3 y 5.4)
swiss-standings-unknown = no se saben los puntos antes de esta ronda: falta lo que hizo { $player } en la ronda { $round }
swiss-turn-unknown = no se sabe qué hizo { $player } en esta ronda, y los demás no se pueden ordenar
swiss-numbers-unknown = no es lo que da el orden por rating y nombre, y la entrada no tiene números iniciales
swiss-color-unknown = no se saben los colores
swiss-lot-unknown = los tableros están divididos a partes iguales y el sorteo no se ve (Suizo 1985, 5.2)
swiss-full-bye = { $player } tiene un punto entero sin partida: no se ve si lo pidió o es el descanso del emparejamiento
swiss-unavoidable = ningún emparejamiento de esta ronda evita a la vez un segundo encuentro y un cuarto color igual
swiss-beside = no se puede juzgar aparte del emparejamiento incorrecto de { $pair }
swiss-not-searched = no se encontró ningún camino por las reglas, ni se excluyó ninguno
swiss-teams = una ronda de equipos se empareja por equipos; estas reglas emparejan jugadores
swiss-rules = juzgado por el sistema suizo FIDE de Graz, 1985; donde deja elegir, se acepta cualquier elección
swiss-middle = { $rounds } rondas: desde la ronda { $middle } los grupos se emparejan desde ambos extremos hacia el grupo medio (Suizo 1985, 4.1)
swiss-no-numbers = la entrada no tiene números iniciales: se toma el orden por rating y nombre, y nada se considera incorrecto por ello
swiss-virtual-points = los puntos virtuales cuentan para los grupos, cosa que estas reglas no conocen
swiss-lot-otherwise = el informe da a { $player } { $color ->
    [white] blancas
   *[black] negras
} por sorteo; los tableros de la ronda 1 muestran lo contrario
swiss-taken-as-free = ronda { $round }: nada se sabe de { $player }, que se toma como descanso, con un punto (Suizo 1985, 1.3)
swiss-free-points = ronda { $round }: { $player } descansó y tiene { $points }; estas reglas dan un punto (Suizo 1985, 1.3)

# Promotions and norms

norms-no-file = { $name }: no se sabe la categoría; --players dice qué archivo la tiene
norms-not-in-file = { $name } no está en el archivo de --players, ni por el ID ni por el nombre
norms-several-rows = { $name }: el nombre es el de varios jugadores de los datos o del archivo de --players; los ID los distinguirían
norms-no-category = { $name } no tiene categoría en el archivo de --players
norms-category-unread = { $name }: no se puede leer la categoría “{ $read }” del archivo de --players
norms-rating-unread = { $name }: no se puede leer un rating del archivo de --players
norms-needs-players = los ascensos y las normas de estas reglas dependen de categorías y ratings, que están en el archivo del oficial: --players FILE.csv
norms-free-rounds = rondas { $rounds } sin rival: las reglas no dicen cómo cuentan
norms-no-result = aún sin resultado en las rondas { $rounds }
norms-not-over = tras la ronda { $round } de { $rounds } la competición no ha terminado
norms-lower-opponent = { $name } está por debajo de 1a: las reglas solo dicen de 1a que cuenta por 2000, y podría contar por { $rating }
norms-score-open = { $name } no tiene rating y cuenta por sus puntos, que no se saben

promotion-rounds-not-in-table = las reglas no tienen tabla para { $rounds } rondas, solo para { $known }
promotion-other-category = de otras categorías que 2a y 3a, las únicas que la tabla conoce: { $names }
promotion-default-of-second = las reglas no dicen si el rival de 2a de las rondas { $rounds }, decididas sin jugar, cuenta como encontrado
promotion-needed-between = hacen falta de { $low } a { $high } puntos, según cómo se lea lo que está abierto
promotion-points-apart = los resultados dan { $results } puntos, la clasificación { $counted }
promotion-no-game = ninguna partida

norms-equal = exactamente lo que se pide: las reglas dicen que hay que superarlo y que es lo que se pide
norms-safe-lost = ya segura: también se habría hecho perdiendo en la ronda { $round }
norms-safe-drawn = también se habría hecho con tablas en la ronda { $round }
norms-homologation-unknown = solo en una competición homologada: el archivo de la competición puede decirlo, homologated = true bajo [event]
norms-group-unknown = solo en el grupo A: el archivo de la competición puede decirlo, group = "A" bajo [event]
norms-place-shared = el puesto { $rank } es compartido
norms-games-unknown = la lista no dice en cuántas partidas
norms-three-make-title = tres normas hacen el título; dos temporadas sin ninguna hacen perder una
norms-open-mean = la media de los rivales está entre { $low } y { $high }

norms-eight-and-one = ocho partidas, y una victoria sin jugar o un descanso del emparejamiento en lugar de la novena: solo se puede usar una norma así
norms-seven-of-teams = en campeonatos por equipos mundiales y continentales bastan siete partidas
norms-open-games = { $games ->
    [one] no se sabe el resultado de { $games } ronda
   *[other] no se sabe el resultado de { $games } rondas
}
norms-unrated = { $players ->
    [one] { $players } rival sin rating cuenta por 1400
   *[other] { $players } rivales sin rating cuentan por 1400
}
norms-ratings-missing = { $players ->
    [one] los datos no dicen si { $players } rival tiene rating
   *[other] los datos no dicen si { $players } rivales tienen rating
}
norms-raised = { $name } subido de { $rating } a { $floor }
norms-by-table = { $mean } con el { $percentage } %, una diferencia de { $difference }
norms-no-score = contra estos rivales no basta ninguna puntuación
norms-below-35 = menos del 35 %
norms-rounded-35 = 35 % solo si se redondea
norms-titles-missing = ningún jugador de los datos tiene título
norms-other-title = { $title } no es ningún título de la FIDE
norms-own-federation-missing = no se sabe la federación del jugador
norms-federations-missing = { $players ->
    [one] no se sabe la federación de { $players } rival
   *[other] no se saben las federaciones de { $players } rivales
}
norms-from-one = la mayoría son de { $federation }
norms-met-twice = algunos rivales se han encontrado dos veces: entonces la mitad deben tener el título, y deben jugar seis
norms-dates-missing = no se saben los días de las rondas
norms-control-missing = no se sabe el control de tiempo
norms-not-standard = jugado a { $pace ->
    [rapid] rápidas
   *[blitz] relámpago
}
norms-not-met = con todas las partidas contadas, no se cumple: { $conditions }
norms-not-settled = por decidir: { $conditions }
norms-may-be-exempt = no se cumple: { $conditions }; campeonatos nacionales, torneos zonales y grandes suizos pueden estar exentos (B.01, 1.4.3)
norms-older-rules = juzgado por las reglas del 1 de enero de 2024, aunque el torneo empezó el { $start }
norms-no-date = juzgado por las reglas del 1 de enero de 2024: ninguna fecha dice cuándo empezó el torneo
norms-games-on-list = el número de partidas valoradas está en la lista; la columna games de --players lo da
norms-own-title = no se sabe si { $title } es este título o uno más alto

screen-ranked = { $title }: { $sides }, { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}, { $kind ->
    [swiss] suizo
    [round-robin] liga
   *[other] de tipo desconocido
}; desempates { $tiebreaks }
screen-copies-once = repetidas en los datos y contadas una vez: { $copies }

# Emparejamientos
pairing-round-guessed = hay partidas de la ronda { $round } que están ahí por suposición: los datos no les dan ronda, o les dan una en la que un jugador tiene otra partida
pairing-behind-guessed = depende de la ronda { $round }, en la que hay partidas por suposición
pairing-table-colors = colores cambiados: según las tablas de Berger { $white } lleva blancas
pairing-table-other-round = según las tablas de Berger estos dos se enfrentan en la ronda { $round }
pairing-table-again = estos dos también se enfrentan en la ronda { $round }, y según las tablas de Berger en esta se enfrentan a otros
pairing-table-wrong-bye = { $name } descansa, y según las tablas de Berger en esta ronda se enfrenta a { $opponent }
pairing-table-missing = según las tablas de Berger estos dos se enfrentan en esta ronda, y no lo hicieron
pairing-table-left = no jugada: { $name } ya no estaba después de la ronda { $after }
pairing-table-absent = no jugada: { $name } estaba ausente
pairing-table-nothing-known = según las tablas de Berger estos dos se enfrentan en esta ronda; los datos no dicen nada de ello
pairing-table-colors-open = demasiados colores no son los de las tablas de Berger para que sean errores: otra regla u otros números de sorteo pueden explicarlos
pairing-table-too-few = hay muy pocas de las partidas que tienen las tablas de Berger: números de sorteo que no se han encontrado pueden explicarlo
pairing-table-other-numbering = incorrecto con estos números de sorteo y correcto con otros que encajan igual
pairing-table-own-schedule = el torneo no sigue las tablas de Berger
pairing-note-inferred = los datos no tienen números de sorteo; con estos, { $fits } de { $pairings } emparejamientos están en las tablas de Berger: { $numbers }
pairing-note-renumbered = los emparejamientos siguen mejor las tablas de Berger con otros números de sorteo que los del informe; con estos, están { $fits } de { $pairings }: { $numbers }
pairing-note-own-schedule = no jugado según las tablas de Berger: con ninguno de los números de sorteo hallados están más de { $fits } de { $pairings } emparejamientos; nada se da por incorrecto
pairing-note-too-large = { $sides } jugadores o equipos: los números de sorteo se buscan hasta { $most }; un informe de torneo (TRF) los da
pairing-note-reordered = las rondas están en otro orden que en las tablas de Berger (ronda jugada = ronda de las tablas): { $rounds }; se juzgan por ese orden
pairing-note-colors-exchanged = en el ciclo { $cycles } todos los colores están al revés que en las tablas de Berger; se juzgan así
pairing-note-last-two = las rondas { $first } y { $second } están cambiadas, como recomienda la FIDE cuando todos se enfrentan dos veces
pairing-dutch-differs = { $program } empareja de otra manera
pairing-dutch-colors = { $program } da las blancas a { $white }
pairing-dutch-not-first = juzgado por la clasificación tal como estaba; la ronda { $round } ya era incorrecta
pairing-dutch-none = { $program } no encuentra ningún emparejamiento que permitan las reglas en esta ronda
pairing-dutch-own-numbers = { $program } empareja de otra manera, pero los datos no tienen números de sorteo, y otros podrían llevar a estos emparejamientos
pairing-dutch-unknown-rounds = { $program } empareja de otra manera, pero no se sabe nada de un jugador en la ronda { $round }, que pudo descansar
pairing-dutch-unfinished = { $program } empareja de otra manera, pero una partida de la ronda { $round } no tiene resultado
pairing-dutch-other-rules = { $program } empareja de otra manera, pero tiene las reglas de otro día que { $start }, cuando empezó el torneo
pairing-dutch-not-asked = ningún programa de emparejamientos lo ha juzgado
pairing-note-dutch-judged = juzgado por { $program }
pairing-note-dutch-no-program = no hay ningún programa de emparejamientos instalado, y de un suizo holandés no se puede decir nada: ponga bbpPairings (github.com/BieremaBoyzProgramming/bbpPairings) en la ruta o nómbrelo en ARBITER_BBPPAIRINGS, o ejecute pip install gacrux
pairing-note-dutch-no-date = ninguna fecha dice cuándo empezó el torneo: se toman las reglas que tiene { $program }
pairing-note-dutch-other-rules = { $program } tiene las reglas de otro día que { $start }, cuando empezó el torneo: donde empareja de otra manera, nada se da por incorrecto
pairing-note-dutch-own-numbers = los datos no tienen números de sorteo: los jugadores se numeran por ráting y nombre, y donde el programa empareja de otra manera, nada se da por incorrecto
pairing-note-dutch-gaps = faltan números de sorteo: para el programa de emparejamientos los jugadores se numeran seguidos
pairing-note-dutch-cannot-ask = no se ha consultado el programa de emparejamientos: { $why }
pairing-note-dutch-failed = de los emparejamientos no se puede decir nada: { $why }
pairing-cannot-ask-teams = empareja jugadores, y esto es una competición por equipos
pairing-cannot-ask-color = no se sabe el color de la partida de { $name } en la ronda { $round }
pairing-cannot-ask-scoring = no se le puede decir esta puntuación
pairing-cannot-ask-points = { $name } tiene puntos que no son los de sus resultados
pairing-cannot-ask-rank = el informe pide emparejar por rango (XXC rank) y no por número de sorteo
pairing-cannot-ask-baku = el informe nombra la aceleración de Bakú y no da los puntos virtuales (línea 250)
pairing-cannot-ask-large = acepta como mucho 9999 jugadores y 99 rondas
pairing-answer-line = no se entiende la respuesta del programa de emparejamientos: «{ $line }»
pairing-answer-rounds = el programa de emparejamientos habla de { $told } rondas, y se emparejaron { $played }
pairing-answer-pairs = las parejas que el programa de emparejamientos nombra en la ronda { $round } no encajan entre sí
engine-not-run = no se ha podido ejecutar { $program } ({ $cause })
engine-too-slow = { $program } no ha respondido en { $seconds } segundos
engine-too-much = { $program } ha escrito más de lo que cabe en una respuesta
engine-failed = { $program } ha fallado y ha dicho: { $said }
screen-paired = { $title } ({ $system }): { $count ->
    [one] { $pairings } emparejamiento
   *[other] { $pairings } emparejamientos
}, { $wrong } incorrectos, { $undecidable } indecidibles
screen-pairing-row = { $verdict }: ronda { $round }, tablero { $board }, { $white } – { $black }: { $why }
screen-pairing-missing = { $verdict }: ronda { $round }, sin emparejar: { $white } – { $black }: { $why }
refused-no-pairing-system = --system { $given }: no hay tal sistema; elija { $known }
refused-pairing-system-open = { $title }: nada dice con qué reglas se emparejó: dé --system { $known }

screen-team-checked = reglas de la competición por equipos: { $kept } cumplidas, { $broken } infringidas, { $undecidable } sin poderse decidir
screen-errors-in-input = la auditoría ha encontrado { $errors } en los datos: arbiter audit los dice
refused-no-rules = --rules { $given }: no hay tales reglas de desempate; elija entre { $known }
refused-no-kind = --kind { $given }: elija entre { $known }
refused-no-basis = --basis { $given }: elija entre { $known }
refused-no-round = --round { $given }: solo hay { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}

## Crosscheck: a report against the games

crosscheck-not-there = no hay ninguna partida
crosscheck-not-in-report = el informe no tiene ninguna partida así
crosscheck-not-of-report = el informe no tiene ningún jugador { $name }
crosscheck-second-copy = una segunda partida para una del informe: ya está { $file }, partida { $game }
crosscheck-bye = en esta ronda el informe no da ningún adversario a { $name } (“{ $mark }”)
crosscheck-default-no-game = decidida sin jugar: no se espera ninguna partida
crosscheck-short-no-game = terminada antes de que ambos hubieran jugado: no se espera ninguna partida
crosscheck-default-with-game = el informe la da por decidida sin jugar, y hay una partida
crosscheck-short-with-game = el informe la da por terminada antes de que ambos hubieran jugado, y hay una partida
crosscheck-without-moves = el informe la da por jugada, y la partida no tiene jugadas de ambos
crosscheck-results = resultado { $report } en el informe, { $games } en la partida
crosscheck-colours = colores cambiados
crosscheck-other-player = { $report } en el informe, { $games } en la partida
crosscheck-other-id = { $name }: ID { $report } en el informe, { $games } en la partida
crosscheck-id-of-another = { $name } tiene el ID { $id }, que en el informe es de { $other }
crosscheck-rating = { $name }: rating { $report } en el informe, { $games } en la partida
crosscheck-round = ronda { $report } en el informe, { $games } en la partida
crosscheck-no-result = el informe no da el resultado
crosscheck-not-listed = { $name }: { $why }
crosscheck-no-round = la partida no dice la ronda
crosscheck-unclear = { $why }
check-line = línea { $line }
check-column = línea { $line }, columna { $column }
check-rank = línea { $line }: #{ $rank } { $name }
check-round = ronda { $round }
check-says = { $text }
check-no-line = tiene que haber una línea { $code } que diga algo
check-end-before-start = el último día, { $end }, es anterior al primero, { $start }
check-round-outside = { $day } no está entre { $start } y { $end }
check-rounds-backwards = { $day } es anterior al día de la ronda anterior, { $before }
check-rounds-without-day = rondas jugadas: { $rounds }; con día: { $days }
check-count = la línea dice { $said }; jugadores que hay: { $players }
check-no-federation = “{ $read }” no es el código de una federación, como ESP
check-rounds-a-day = { $rounds } rondas el { $day }: cuentan como mucho { $most }
check-hours-a-day = { $rounds } rondas el { $day } son { $hours } horas y { $minutes } minutos de juego, con partidas de 60 jugadas: como mucho 12 horas
check-no-days = ninguna línea 132 dice los días
check-no-control = no se puede leer ningún control de tiempo en las líneas 222 y 122
check-no-pace = ni --system ni las líneas 092 y 222 dicen qué rating se pide
check-barred = { $games } de { $of } partidas no cuentan en { $pace }: { $why }
check-allowed = permitido para todas las partidas ({ $games }) en { $pace }
check-other-type = la línea dice { $said }, y se pide { $pace }
check-no-list = no se ha dado ninguna lista de rating (--list)
check-no-report = una tabla de resultados no tiene líneas que comprobar
check-teams = se comparan las partidas de los jugadores, pero no las alineaciones, los encuentros ni los puntos por equipos ({ $lines ->
    [one] 1 línea
   *[other] { $lines } líneas
    })
check-compared = comparado para { $players } de { $of } jugadores
check-other-month = la lista es la de { $month }, y el torneo empezó el { $start }: cuenta la lista vigente ese día
check-player-no-id = no hay ID FIDE
check-player-not-on-list = { $id } no está en la lista
check-player-name = en la lista: { $listed }
check-player-field = { $report } en el informe, { $listed } en la lista
check-player-empty = nada en el informe, { $listed } en la lista
## Por qué el sistema no ha podido abrir, leer o escribir algo

system-not-found = no existe
system-permission-denied = permiso denegado
system-not-permitted = operación no permitida
system-is-folder = es una carpeta
system-not-a-folder = no es una carpeta
system-storage-full = no queda espacio en el disco
system-quota-exceeded = se ha agotado la cuota de espacio
system-file-too-large = el archivo sería más grande de lo que permite el sistema
system-read-only = el disco es de solo lectura
system-already-exists = ya existe
system-ends-too-early = termina antes de tiempo
system-too-little-memory = no hay memoria suficiente
system-not-as-named = lo dice el nombre, pero el contenido no lo es
system-empty-archive = el archivo comprimido está vacío
system-other = { $told }

## Entradas que no se pueden leer

input-no-path = no se ha indicado ninguna ruta: debe indicarse un archivo PGN, una carpeta de partidas, o - para la entrada estándar
input-missing = { $file } no existe: deben comprobarse la ortografía y la carpeta actual
input-denied = { $file } no se puede leer (permiso denegado): debe pedirse a su propietario, o cambiarse sus permisos
input-path-too-long = { $file } no se puede abrir, porque su ruta ({ $bytes } bytes) o un nombre de ella es más largo de lo que permite el sistema: debe ejecutarse arbiter en una carpeta más cercana, o darse nombres más cortos a las carpetas
input-unreadable = no se ha podido leer { $file } ({ $cause }){ $cut_off ->
    [none] {""}
   *[other] , y { $cut_off }
}: debe comprobarse el disco o la conexión y ejecutarse de nuevo
input-no-game = no se ha encontrado ninguna partida en { $file }: { $kind }
input-no-game-in-folder = no se ha encontrado ninguna partida en la carpeta { $folder }: de { $files } archivos, ninguno contiene PGN ni una planilla; debe indicarse la carpeta o el archivo que la tenga
input-damaged = { $file } está dañado ({ $format }: { $cause }): se ha leído lo que hay antes del daño{ $cut_off ->
    [none] {""}
   *[other] , pero { $cut_off }
}; debe descargarse o copiarse de nuevo el archivo
input-unpacks-to-more = { $file } se descomprime en más de { $limit } bytes (todos los miembros de un archivo comprimido juntos), y la lectura se ha detenido ahí; se ha leído lo que hay antes{ $cut_off ->
    [none] {""}
   *[other] , pero { $cut_off }
}: si es correcto que sean tantos, debe subirse el límite con --max-unpacked, o quitarse con --max-unpacked 0
input-cannot-unpack = { $file } no se puede descomprimir ({ $cause }): debe descomprimirse a mano e indicarse el resultado
input-too-long = { $file }, línea { $line }: a partir de aquí hay { $mebibytes } MiB seguidos sin ningún comienzo de partida, más que cualquier partida; se han saltado { $next ->
    [none] hasta el final del archivo
   *[other] hasta la partida siguiente, en la línea { $next }
}: debe cerrarse lo que quedó abierto ahí y separarse las partidas con sus etiquetas, cada una empezando por [Event "..."]
input-odd-bytes = { $count ->
    [one] { $file } es UTF-16 con un byte del que no se puede formar ningún carácter, el byte { $first } del texto descomprimido
   *[other] { $file } es UTF-16 con { $count } bytes de los que no se puede formar ningún carácter, el primero en el byte { $first } del texto descomprimido
}; ahí se pierden uno o dos caracteres, y se ha leído todo lo que sigue: debe exportarse de nuevo el archivo
input-sheet-too-long = { $file } parece una planilla pero ocupa más de { $mebibytes } MiB, y una planilla es una sola partida: si son muchas partidas, deben ponerse etiquetas o dividirse el archivo
input-table-too-long = { $file } es una tabla de resultados o un informe de torneo de más de { $mebibytes } MiB, y un archivo así se lee entero: debe dividirse
input-changed = { $file } { $change } mientras se leía, y los informes pueden contener partes del archivo antiguo y del nuevo: debe ejecutarse de nuevo cuando nada escriba en él
input-grew = ha crecido de { $from } a { $to } bytes
input-shrank = se ha reducido de { $from } a { $to } bytes
input-written = se ha modificado
input-replaced = se ha sustituido por otro archivo
input-cut-off = la partida { $game }, que empieza en la línea { $line }, queda cortada ahí y no se ha juzgado

# Las clases de input-no-game
input-is-empty = está vacío; ¿se guardó o descargó por completo?
input-is-report = es un informe de torneo (TRF), que da resultados y ninguna jugada; debe indicarse el archivo con las jugadas
input-is-results = es una tabla de resultados sin jugadas; debe indicarse el archivo con las jugadas
input-is-tar = es un archivo tar; debe descomprimirse e indicarse la carpeta
input-is-engine-log = es lo que escribió un motor de ajedrez mientras pensaba, con jugadas que nadie jugó; debe indicarse el archivo con la partida
input-is-positions = es una lista de posiciones; debe juzgarse cada una con arbiter position
input-is-move-counts = cuenta las jugadas de una posición (perft) y no contiene ninguna partida; debe indicarse el archivo con la partida
input-is-openings = es una lista de aperturas, con jugadas que nadie jugó; debe indicarse el archivo con la partida
input-is-zip = ningún miembro del archivo comprimido contiene PGN ni una planilla; debe indicarse el que los tenga
input-is-neither = sus primeros { $mebibytes } MiB no tienen ni etiquetas como [Event "..."] ni jugadas como 1. e4; debe indicarse un archivo PGN o una planilla

# Las causas de input-cannot-unpack
input-zip-through-pipe = un archivo zip de más de { $mebibytes } MiB no puede llegar por una tubería (pipe)
input-zip-as-stream = un archivo zip no se puede leer como flujo de datos
input-zip-same-names = { $lost ->
    [one] uno de sus miembros tiene el nombre de otro y no se ha leído
   *[other] { $lost } de sus miembros tienen el nombre de otro y no se han leído
}
input-zip-encrypted = está cifrado
input-zip-reader = { $told }

no-threads = { $threads ->
    [one] no se puede iniciar ningún hilo de ejecución
   *[other] no se pueden iniciar { $threads } hilos de ejecución
} ({ $cause }): deben pedirse menos con --threads, o darse más memoria al programa

## Informes que no se pueden escribir

report-write = no se ha podido escribir { $file } ({ $cause }): hay que { $remedy } o elegir otra carpeta con --out; los informes de una ejecución anterior quedan como estaban
report-named = no se ha podido escribir { $file } ({ $cause }): hay que { $remedy } o elegir otro archivo con { $flag }
report-folder = no se ha podido crear la carpeta { $folder } ({ $cause }): debe elegirse otra con --out
report-not-allowed = no hay permiso para escribir en la carpeta { $folder } ({ $cause }): debe pedirse a su propietario, o elegirse otra con --out; los informes de una ejecución anterior quedan como estaban
report-half-in-place = no se ha podido poner { $file } en su sitio ({ $cause }), y los informes anteriores sí: hay que { $remedy } y ejecutar de nuevo con la misma carpeta, lo que lo terminará
report-locked = otra ejecución escribe en { $folder } ({ $holder }): debe esperarse a que termine, o elegirse otra carpeta con --out
report-closed = se ha cerrado la salida estándar
report-free-space = liberar espacio
report-lift-limit = quitar el límite del tamaño de los archivos
report-ask-owner = pedirlo a su propietario
report-make-writable = permitir la escritura en el disco
report-check-disk = comprobar el disco

## Partidas escritas de nuevo (arbiter normalise)

normalise-told = { $file }:{ $line }, partida { $game } ({ $white } – { $black }){ $at ->
    [none] {""}
   *[other] , jugada { $at }
}: { $what }
normalise-doubtful-date = { $tag } “{ $read }” puede ser { $days }: se deja como estaba
normalise-lost-letters = se han perdido letras que ninguna codificación puede leer: debe indicarse la correcta con --encoding
normalise-repaired = jugadas reparadas: { $repaired }, supuestas: { $guessed }; véanse [%repaired] y [%guessed] en sus comentarios
normalise-cells-left = { $count ->
    [one] una casilla no corresponde a ninguna jugada y queda
   *[other] { $count } casillas no corresponden a ninguna jugada y quedan
} en un comentario: { $words }
normalise-beyond-repair = no se puede reparar a partir de aquí: demasiadas casillas no dicen nada; las restantes quedan en un comentario: { $words }
normalise-not-followed = “{ $word }” no se puede seguir
normalise-result = el resultado de la etiqueta no se puede leer y queda en un comentario: debe escribirse 1-0, 0-1, 1/2-1/2 o *
normalise-moves = { $reason }; las jugadas terminan ahí y las palabras restantes quedan en un comentario
normalise-illegal = { $reason }; la jugada se mantuvo, y la partida sigue como otra partida desde la posición siguiente
normalise-variation = { $reason }; las palabras restantes quedan en un comentario
normalise-another-game = detrás del resultado empieza otra partida, que queda en un comentario: deben ponerse sus propias etiquetas
normalise-other-variant = las jugadas de la variante “{ $variant }” se dejan como estaban
normalise-bad-start = el FEN no se puede leer, y las jugadas se dejan como estaban: debe corregirse la etiqueta FEN

## Partidas elegidas (arbiter extract)

screen-fitting = { $shown } de { $games } { $count ->
    [one] cumple lo que se pide
   *[other] cumplen lo que se pide
}
screen-extracted = { $fitting }; se han escrito: { $written }
screen-extracted-first = { $fitting }, hasta la última pedida; se han escrito: { $written }
extract-several-encodings = las partidas están tal como estaban, en codificaciones distintas ({ $encodings }): --normalised las escribe todas en UTF-8
extract-not-apart = { $count ->
    [one] una partida detrás de la primera no tiene etiquetas al principio, de modo que quien lea la tomará por parte de la anterior
   *[other] { $count } partidas detrás de la primera no tienen etiquetas al principio, de modo que quien lea tomará cada una por parte de la anterior
}: --normalised se las pone
extract-not-as-it-stood = { $count ->
    [one] una partida no se ha podido devolver a la codificación del archivo y está
   *[other] { $count } partidas no se han podido devolver a la codificación del archivo y están
} en UTF-8; la primera es la partida { $game } de { $file }, línea { $line }
where-condition-expected = aquí se espera una condición: una columna, tag(…), count(…), has(…), not o (
where-relation-expected = aquí se espera = != < <= > >=, in, between, like, ilike, contains, is empty o is not empty
where-value-expected = aquí se espera un número, una fecha, un texto entre comillas o una columna
where-text-expected = aquí se espera un texto entre comillas
where-end-expected = la condición ya está completa antes de esto: siga con and, or o ), o termine aquí
where-bracket-expected = aquí se espera un (
where-bracket-open = falta un )
where-text-open = faltan las comillas del final de este texto
where-no-column = no hay ninguna columna '{ $name }' (un texto va entre comillas); elija { $known }
where-no-rule = ninguna regla se llama '{ $given }': `arbiter explain` las enumera todas
where-text-in-quotes = '{ $name }' contiene texto: ponga el valor entre comillas
where-number-without-quotes = '{ $name }' contiene números: escriba el valor sin comillas
where-date-expected = '{ $name }' contiene fechas: escriba 1985-12-31, 1985-12 o 1985
where-no-such-day = { $given } no es ningún día del calendario
where-not-of-dates = '{ $name }' no contiene fechas: ponga el valor entre comillas
where-too-deep = las condiciones tienen más de { $most } niveles
refused-bad-expression = --where, signo { $at }: { $fault }
    {"  "}{ $shown }
refused-rule-not-selected = { $rule }: --select y --ignore dejan fuera esta regla, y ninguna partida podría cumplirlo
refused-result-expected = se espera un resultado como 1-0, 0-1, 1/2-1/2, +/- o *
refused-opening-expected = se espera un código como B90, parte de uno como B9, o dos como D10-D15
refused-players-unreadable = --players { $file } no se puede leer: { $why }
refused-no-players-in = --players { $file }: no nombra a nadie

## Una posición (arbiter position)

position-not-legal = no es legal
position-checkmated = { PLAYER($player) } han recibido jaque mate: ganan { PLAYER($other) }
position-stalemated = { PLAYER($player) } están ahogadas: la partida es tablas
position-in-check = juegan { PLAYER($player) }, y están en jaque
position-to-move = juegan { PLAYER($player) }
position-can-mate = ¿{ PLAYER($player) } aún pueden dar mate? { $answer }
position-dead = ¿posición muerta? { $answer }
position-dead-in-1985 = tablas por las piezas ya en 1985 { $law }
position-seventyfive = ¿75 movimientos? sí: la partida es tablas de inmediato, tras { $made } medias jugadas sin capturas ni movimientos de peón { $law }
position-fifty-now = ¿50 movimientos? se pueden reclamar tablas ahora: { $made } medias jugadas sin capturas ni movimientos de peón { $law }
position-fifty-perhaps = ¿50 movimientos? con una jugada anunciada, quizá: { $why }
position-fifty-with = ¿50 movimientos? se pueden reclamar tablas con una de estas jugadas, anotada y anunciada: { $moves } { $law }
position-no-fifty = ¿50 movimientos? no: { $made } de { $asked } medias jugadas sin capturas ni movimientos de peón
position-repeated = { $file }, partida { $game }, media jugada { $ply }: la posición se ha producido { $times ->
    [one] una vez
   *[other] { $times } veces
} (tras la media jugada { $plies })
position-game-ended = ¿3 veces? ya no se puede reclamar nada: la partida terminó tras la media jugada { $ply } { $law }
position-threefold-now = ¿3 veces? se pueden reclamar tablas ahora { $law }
position-threefold-with = ¿3 veces? se pueden reclamar tablas con { $played }, anotada y anunciada: la posición se ha producido tras la media jugada { $plies } { $law }
position-no-threefold = ¿3 veces? no
answer-yes = sí
answer-no = no
answer-undecided = no se ha podido decidir
answer-is-mate = sí: ya es mate
answer-mate-by = sí: { $line }
answer-drawn-at-once = sí: la partida es tablas de inmediato { $law }

## Lo que la línea de órdenes no acepta

refused-no-such-rule = ninguna regla se llama «{ $code }»: `arbiter explain` las enumera todas
refused-no-such-command = ninguna orden se llama «{ $name }»: `arbiter --help` las enumera
refused-settings-unreadable = no se puede leer { $file }: { $why }
refused-no-such-flag = { $file }: ninguna opción se llama «{ $key }»; ¿quería decir «{ $near }»?
refused-flag-not-here = { $file }: «{ $key }» no se toma de un archivo junto a las partidas; indíquela en la línea de órdenes o nombre el archivo con --settings
refused-flag-unreadable = { $file }: el valor de «{ $key }» no es del tipo correcto: dé un texto, un número, una lista de textos, o true para una opción sin valor
refused-no-year = { $given }: no contiene ningún año; debe darse un día como 2014-09-01
refused-no-day = { $given }: { $fault }; debe darse un día como 2014-09-01
refused-unknown-argument = no existe ninguna opción ni argumento “{ $given }”{ $near ->
    [none] {""}
   *[other] ; ¿se quería decir “{ $near }”?
}
refused-unknown-command = no existe ninguna orden “{ $given }”{ $near ->
    [none] {""}
   *[other] ; ¿se quería decir “{ $near }”?
}
refused-unknown-value = “{ $given }” no es un valor de “{ $argument }”: debe elegirse { $known }
refused-no-value = falta el valor de “{ $argument }”
refused-bad-value = “{ $given }” no es un valor de “{ $argument }”: { $fault }
refused-missing-arguments = falta { $missing }
refused-not-together = “{ $argument }” no se puede usar con “{ $other }”
refused-given-twice = “{ $argument }” solo se puede indicar una vez
refused-no-language = --lang { $given }: no existe esa lengua; debe elegirse { $known }
refused-no-letters = --pieces { $given }: no existen esas letras; debe indicarse figurine, o un código como de o ca (`arbiter alphabets` los enumera)
refused-no-alphabet = { $flag } { $given }: no existe ese alfabeto; `arbiter alphabets` los enumera
refused-no-encoding = --encoding { $given }: no existe esa codificación; debe elegirse { $known }
refused-no-edition = --laws { $given }: no existe esa edición; debe elegirse { $known }
refused-no-thread = --threads 0: hace falta al menos un hilo de ejecución
refused-too-many-threads = --threads { $given }: { $most } como máximo; más solo se esperarían unos a otros
refused-size-expected = se esperaba un número de bytes, seguido de K, M, G o T si hace falta: 500M, 10G; 0 para ningún límite
refused-number-or-all-expected = se esperaba un número, o all
refused-whole-number-expected = se esperaba un número entero, desde 0
refused-number-above-zero-expected = se esperaba un número entero, desde 1
refused-number-expected = se esperaba un número
refused-page-as-stream = --out - escribe una tabla, y --format html es una página: debe indicarse una carpeta
refused-stream-format = --out - escribe { $table } como { $formats }: debe omitirse --format { $given }, o indicarse una carpeta
refused-stream-one-format = --out - escribe { $table } en un solo formato: debe elegirse { $formats }, o indicarse una carpeta
refused-format-left-out = --format { $given } se dejó fuera al compilar este programa (característica { $given } de cargo): debe elegirse { $known }
refused-no-format = --format { $given }: no existe ese formato; debe elegirse { $known }
refused-is-read = esta ejecución lee { $file }, y lo que escribe ocuparía su lugar: debe elegirse otro { $flag }
refused-file-to-fill-in = { $flag } -: debe indicarse un archivo, que se ha de rellenar
refused-is-report = { $file } es un informe de esta ejecución: debe elegirse otro { $flag }
refused-holds-reasons = { $file } contiene motivos, que se perderían: debe indicarse con --accepted, y elegirse otro { $flag }
refused-no-decisions = { $file } ya existe, y no es una lista de incidencias que aceptar: debe elegirse otro { $flag }
refused-resume-stream = --resume continúa con archivos, y esta ejecución escribe en la salida estándar: debe indicarse una carpeta con --out
refused-resume-pipe = --resume vuelve a leer la entrada, y lo que llega por una tubería solo puede leerse una vez: deben indicarse archivos o carpetas
refused-resume-format = --resume no puede continuar a mitad de { $given }: debe omitirse, o tomarse { $known }
refused-resume-file-to-fill-in = --resume no puede continuar a mitad del archivo de --write-accepted: debe omitirse
refused-resume-version = la ejecución interrumpida era de arbiter { $before }, y esta es la { $now }: debe empezarse de nuevo sin --resume
refused-resume-option = { $flag } era «{ $before }» en la ejecución interrumpida y ahora es «{ $now }»: debe indicarse lo mismo, o empezarse de nuevo sin --resume
refused-resume-changed = { $file } ha cambiado desde la ejecución interrumpida: debe empezarse de nuevo sin --resume
refused-resume-new = { $file } no estaba en la ejecución interrumpida: debe empezarse de nuevo sin --resume
refused-resume-gone = la ejecución interrumpida leyó { $file }, que ahora no está entre los archivos: debe empezarse de nuevo sin --resume
refused-resume-unreadable = el punto de control de { $folder } no puede leerse ({ $cause }): debe empezarse de nuevo sin --resume
resume-other-input = la entrada no es la que leyó la ejecución interrumpida: debe empezarse de nuevo sin --resume
refused-ply-without-game = --ply { $ply }: cuenta las jugadas de una partida; debe indicarse una con --game ARCHIVO#N
refused-game-unnamed = --game { $given }: debe indicarse el archivo, un # y el número de la partida, como partidas.pgn#12
refused-several-files = { $path }: varios de sus archivos tienen una partida { $game }: debe indicarse uno (un archivo comprimido debe descomprimirse antes), como { $file }
refused-no-such-game = { $path }: no hay ninguna partida { $game }; { $seen ->
    [one] solo se ha podido leer una partida
   *[other] se han podido leer { $seen } partidas
}, numeradas desde 1 en cada archivo
refused-few-plies = { $file }, partida { $game }: solo { $plies ->
    [one] se puede jugar una media jugada
   *[other] se pueden jugar { $plies } medias jugadas
}: debe darse --ply de 0 a { $plies }; `arbiter audit` dice qué la detiene, si algo la detiene
refused-not-replayed = { $file }, partida { $game }: no se puede reproducir; `arbiter audit` dice por qué
refused-standard-input = no se ha podido leer la entrada estándar: { $cause }
refused-period = --period: { $fault }
refused-no-system = --system { $given }: no existe ese sistema; debe elegirse { $known }
refused-for-another-system = --{ $flag } es para --system { $of }, no para { $given }
refused-no-player = --explain { $given }: ningún jugador con ese nombre o identificador tiene una partida
refused-no-lists = { $flag }: { $given } no hace listas; debe elegirse --system { $known }
refused-one-file-for-two = { $flag } y { $other } indican un mismo archivo: deben ser dos
refused-no-later-month = --period { $period }: { $file } es de { $month }; para --write-list debe ser un mes posterior
refused-no-page = --format html: esta orden no escribe ninguna página; debe elegirse { $known }
refused-several-reports = { $file } contiene varios informes de torneo: deben compararse uno a uno
refused-games-for-report = { $file } contiene partidas y ningún resultado: REPORT es un informe de torneo (TRF), una tabla de resultados o una lista de rating
refused-folder-and-sheet = una ruta es una carpeta y la otra no: deben indicarse dos planillas o dos carpetas
refused-no-pairs = ningún archivo de { $white } tiene el nombre de uno de { $black }: debe ponerse el mismo nombre a las dos copias de una partida
refused-not-one-sheet = { $file } no contiene una sola planilla
refused-same-name = { $file }: otro archivo de { $folder } tiene el mismo nombre salvo la extensión
refused-several-games = { $file } contiene varias partidas: debe ponerse cada copia en un archivo propio
refused-too-many-moves = { $file } tiene { $moves } jugadas, más que las { $most } de cualquier partida: ¿es una sola planilla?
refused-of-copy = { $file }: { $fault }
screen-alphabet-code = código
screen-alphabet-language = lengua
screen-bar-games = partidas

## Conjuntos de letras de las piezas

alphabet-af = afrikáans
alphabet-ar = árabe
alphabet-az = azerbaiyano
alphabet-be = bielorruso
alphabet-bg = búlgaro
alphabet-bn = bengalí
alphabet-bs = bosnio
alphabet-ca = catalán
alphabet-cs = checo
alphabet-cy = galés
alphabet-da = danés
alphabet-de = alemán
alphabet-el = griego
alphabet-en = inglés
alphabet-eo = esperanto
alphabet-es = español
alphabet-et = estonio
alphabet-eu = vasco
alphabet-fa = persa
alphabet-fi = finés
alphabet-figurine = figuras
alphabet-fr = francés
alphabet-ga = irlandés
alphabet-gl = gallego
alphabet-he = hebreo
alphabet-hi = hindi
alphabet-hr = croata
alphabet-hu = húngaro
alphabet-hy = armenio
alphabet-id = indonesio
alphabet-is = islandés
alphabet-it = italiano
alphabet-ja = japonés
alphabet-ko = coreano
alphabet-lb = luxemburgués
alphabet-lt = lituano
alphabet-lv = letón
alphabet-mk = macedonio
alphabet-nb = noruego bokmål
alphabet-nl = neerlandés
alphabet-nn = noruego nynorsk
alphabet-pl = polaco
alphabet-pt = portugués
alphabet-ro = rumano
alphabet-ru = ruso
alphabet-sk = eslovaco
alphabet-sl = esloveno
alphabet-sr-Cyrl = serbio (cirílico)
alphabet-sr-Latn = serbio (latino)
alphabet-sv = sueco
alphabet-tr = turco
alphabet-uk = ucraniano
alphabet-vi = vietnamita
alphabet-x-brl-gb = Braille (Reino Unido, BAUK/UEB 2015)
alphabet-x-prob = problemistas (inglés)
alphabet-zh = chino
