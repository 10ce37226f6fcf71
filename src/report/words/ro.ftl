# The Romanian of arbiter.

## How things are called

language-name = Română
decimal-sign = ,
group-sign = .
list-end = { $rest } și { $last }
choice-end = { $rest } sau { $last }

player-white = Albul
    .of = Albului
    .bare = Alb
player-black = Negrul
    .of = Negrului
    .bare = Negru

piece-white-pawn = pionul alb
    .pinned = legat
piece-white-knight = calul alb
    .pinned = legat
piece-white-bishop = nebunul alb
    .pinned = legat
piece-white-rook = turnul alb
    .pinned = legat
piece-white-queen = dama albă
    .pinned = legată
piece-white-king = regele alb
    .pinned = legat
piece-black-pawn = pionul negru
    .pinned = legat
piece-black-knight = calul negru
    .pinned = legat
piece-black-bishop = nebunul negru
    .pinned = legat
piece-black-rook = turnul negru
    .pinned = legat
piece-black-queen = dama neagră
    .pinned = legată
piece-black-king = regele negru
    .pinned = legat

role-pawn = pion
    .a = un pion
    .no = niciun pion
    .none-of = niciunul dintre pionii
role-knight = cal
    .a = un cal
    .no = niciun cal
    .none-of = niciunul dintre caii
role-bishop = nebun
    .a = un nebun
    .no = niciun nebun
    .none-of = niciunul dintre nebunii
role-rook = turn
    .a = un turn
    .no = niciun turn
    .none-of = niciunul dintre turnurile
role-queen = damă
    .a = o damă
    .no = nicio damă
    .none-of = niciuna dintre damele
role-king = rege
    .a = un rege
    .no = niciun rege
    .none-of = niciunul dintre regii

ordinal-1 = prima
    .rank = prima orizontală
ordinal-2 = a doua
    .rank = orizontala a doua
ordinal-3 = a treia
    .rank = orizontala a treia
ordinal-4 = a patra
    .rank = orizontala a patra
ordinal-5 = a cincea
    .rank = orizontala a cincea
ordinal-6 = a șasea
    .rank = orizontala a șasea
ordinal-7 = a șaptea
    .rank = orizontala a șaptea
ordinal-8 = a opta
    .rank = orizontala a opta
ordinal-other = următoarea
    .rank = orizontala următoare

result-none = niciun rezultat

file = coloana { $file }
departure-file = { $file }
departure-rank = { ORDINAL($rank, "rank") }
departure-board = tablă

accepted = acceptată: { $reason }

## Starting positions

fen-empty = textul FEN este gol
fen-rank-count = tabla are { $found ->
    [one] o singură orizontală
    [few] { $found } orizontale
   *[other] { $found } de orizontale
} în loc de 8
fen-rank-length = orizontala { $rank } are { $found ->
    [one] un singur câmp
    [few] { $found } câmpuri
   *[other] { $found } de câmpuri
} în loc de 8
fen-letter = `{ $letter }` de pe orizontala { $rank } nu este nici piesă, nici număr de câmpuri libere
fen-no-king = { PLAYER($color) } nu are rege
fen-kings = { PLAYER($color) } are { $count ->
    [one] un rege
    [few] { $count } regi
   *[other] { $count } de regi
}
fen-pawn = un pion se află pe { $square }
fen-turn = partea aflată la mutare este `{ $found }` în loc de `w` sau `b`
fen-check = { PLAYER($color) } este în șah, deși nu este la mutare
fen-turn-missing = lipsește partea aflată la mutare: s-a presupus Albul
fen-castling-missing = lipsește rubrica rocadei din FEN: s-a presupus că nu există drept la rocadă
fen-en-passant-missing = lipsește rubrica en passant din FEN: s-a presupus că nu este posibilă o astfel de capturare
fen-castling-letter = `{ $letter }` nu este un drept la rocadă
fen-right-without-pieces = dreptul la rocadă `{ $letter }` a fost omis: regele și turnul nu se află pe câmpurile cerute
fen-right-repeated = dreptul la rocadă `{ $letter }` este dat de două ori sau cu un al doilea turn pe același flanc
fen-en-passant-unreadable = en passant `{ $found }` a fost omis: nu este un câmp
fen-en-passant-impossible = en passant pe { $square } a fost omis: la mutarea precedentă niciun pion nu a trecut pe acolo
fen-count-unreadable = numărul mutărilor fără captură și fără deplasare de pion, `{ $found }`, nu este un număr: s-a presupus 0
fen-number-unreadable = numărul mutării, `{ $found }`, nu este un număr începând de la 1: s-a presupus 1
fen-text-afterwards = text ignorat după FEN: `{ $found }`
fen-material = { PLAYER($color) } are mai mult de șaisprezece piese sau mai multe piese provenite din transformare decât pioni lipsă
fen-checkers = { $count ->
    [one] o piesă dă șah
    [few] { $count } piese dau șah simultan
   *[other] { $count } de piese dau șah simultan
}

## What several rules say

stopped-behind = { $moves ->
    [one] o mutare ulterioară neverificată
    [few] { $moves } mutări ulterioare neverificate
   *[other] { $moves } de mutări ulterioare neverificate
}
stopped-stands = adversarul a răspuns la ea, deci rămâne valabilă (art. { $article })
stopped-stands-unfound = dacă a fost efectuată, rămâne valabilă: o mutare ilegală se corectează numai dacă este constatată în timpul partidei (art. { $article })
stopped-stands-unless-agreed = adversarul a răspuns la ea, deci rămâne valabilă, afară de cazul în care ambii jucători au convenit să o corecteze (art. { $article })
went-on-stood = redarea continuă ca și cum mutarea { $san } ar fi fost totuși efectuată
went-on-slip = redarea continuă cu { $san }, care diferă printr-un singur semn
went-on-meant = redarea continuă cu { $san }, cerută de mutările următoare
went-on-passed = redarea continuă ca și cum nu s-ar fi efectuat nicio mutare
went-on-left-out = redarea continuă ca și cum mutarea { $san } ar fi fost jucată, dar omisă aici
went-on-twice = redarea trece peste ea: fusese deja notată
went-on-swapped = redarea continuă ca și cum ar fi schimbat locul cu un cuvânt ulterior
went-on-how-far = mutări următoare care pot fi jucate astfel: { $moves }
assumed = se bazează pe modul în care a continuat redarea la mutarea { $number }
result-given = rezultă { $result }
more-in-this-game = { $more ->
    [one] și încă una în această partidă
   *[other] și încă { $more } în această partidă
}
unknown-rule = nicio regulă nu se numește „{ $pattern }”: se vor da coduri sau prefixe precum MOV sau END003; `arbiter explain` le enumeră pe toate

## What the Laws leave open

open-not-known = nu se poate decide: nu se cunoaște ce prevăd Legile șahului din { $edition } la punctul „{ $matter }”, iar cele din { $older } și din { $newer } diferă
open-undated = nu se poate decide: din dată nu rezultă care Legi ale șahului erau în vigoare, iar cele din { $older } și din { $newer } diferă la punctul „{ $matter }”
open-pace = nu se poate decide: din Legile șahului din { $edition } nu rezultă ritmul de joc al acestei partide, iar punctul „{ $matter }” diferă după ritm
open-too-old = nu se poate decide: Legile șahului dinainte de { $oldest } nu se cunosc, iar punctul „{ $matter }” s-a schimbat între { $oldest } și { $next }

## Matters of the Laws

law-in-force = Legile șahului din { $edition }, în vigoare { $until ->
    [none] de la { $from }
   *[other] de la { $from } până la { $until }
}
law-in-force-assumed = Legile șahului din { $edition }, în vigoare de la { $from } până la { $until } (pentru prima zi se cunoaște numai anul: se presupune 1 ianuarie)
law-too-old = dinainte de toate Legile cunoscute aici: se aplică cele din 1985, iar ceea ce s-a schimbat în 1989 rămâne nedecis
law-adopted = { "  " }adoptate: { $adopted }
law-source-whole = { "  " }sursa: textul propriu, citit integral
law-source-part = { "  " }sursa: textul propriu, parțial; în rest, ceea ce s-a scris despre el
law-source-little = { "  " }sursa: puțin mai mult decât ceea ce au în comun ediția anterioară și cea următoare
law-not-known-but-shared = { "  " }nu se cunosc: { $matters }; și { $shared ->
    [one] un punct asupra căruia ediția anterioară și cea următoare concordă
    [few] { $shared } puncte asupra cărora ediția anterioară și cea următoare concordă
   *[other] { $shared } de puncte asupra cărora ediția anterioară și cea următoare concordă
}
law-not-known = { "  " }nu se cunosc: { $matters }
law-all-known = { "  " }se cunoaște tot ce este necesar aici
law-mark-no-rule = – nu există o astfel de regulă
law-mark-as-both-sides = (?) nu se cunoaște; edițiile cunoscute de dinainte și de după concordă, deci punctul este decis
law-mark-open = ? nu se cunoaște, iar edițiile cunoscute de dinainte și de după diferă: nu se poate decide, cel mult o atenționare
law-mark-in-part = 9.5.b ? prevederea articolului se cunoaște parțial: nu pentru toate ritmurile de joc sau nu în toate finalurile
law-mark-assumed = 1993: prima zi, 1 ianuarie, este presupusă

matter-TwoPlayers = doi adversari
matter-Alternation = mutarea alternativă
matter-InitialPosition = poziția inițială
matter-Chess960Position = pozițiile de start la Chess960
matter-Chess960Castling = rocada la Chess960
matter-IllegalPosition = poziție imposibilă
matter-PieceMoves = mutările pieselor
matter-OwnPiece = câmp ocupat de o piesă proprie
matter-BishopMove = mutarea nebunului
matter-RookMove = mutarea turnului
matter-QueenMove = mutarea damei
matter-PathBlocked = piesă aflată în cale
matter-KnightMove = mutarea calului
matter-PawnMove = mutarea pionului
matter-PawnAdvance = avansarea cu un câmp
matter-PawnDoubleAdvance = avansarea cu două câmpuri
matter-PawnCapture = captura cu pionul
matter-EnPassant = capturarea en passant
matter-PromotionPiece = piesa obținută prin transformare
matter-KingMove = mutarea regelui
matter-CastlingLost = drept la rocadă pierdut
matter-CastlingHindered = rocadă împiedicată
matter-KingInCheck = propriul rege în șah
matter-EndOfGame = încheierea partidei
matter-Checkmate = mat
matter-Resignation = cedare
matter-ResignationMatingPower = cedare când adversarul nu poate da mat
matter-Stalemate = pat
matter-DeadPosition = poziție moartă
matter-DeadMaterial = material cu care nu se poate da mat
matter-EndByLegalMove = încheiere numai printr-o mutare legală
matter-Agreement = remiză prin acord
matter-AgreementAfterFirstMoves = acord numai după ce au mutat ambii jucători
matter-Threefold = repetarea de trei ori, la solicitare
matter-FiftyMoves = regula celor 50 de mutări, la solicitare
matter-FiftyByIntendedMove = a 50-a mutare ca mutare intenționată
matter-LongEndings = finaluri de peste 50 de mutări
matter-Fivefold = repetarea de cinci ori a poziției
matter-SeventyFiveMoves = regula celor 75 de mutări
matter-TimeControl = timpul de control
matter-TimeSaved = timp economisit într-o perioadă
matter-FlagFall = căderea stegulețului
matter-FlagMatingPower = steguleț căzut când adversarul nu poate da mat
matter-EndBeforeFlag = încheiere înainte de căderea stegulețului
matter-FlagNoticed = cine constată căderea stegulețului
matter-BareKingClaim = solicitare contra unui rege singur
matter-BothFlagsDown = ambele stegulețe căzute
matter-LastTwoMinutes = ultimele două minute
matter-BothFlagsInLastPeriod = ambele stegulețe căzute în ultima fază
matter-LastTwoMinutesInBlitz = ultimele două minute la blitz supervizat
matter-LastTwoMinutesIncrement = increment în ultimele două minute
matter-LastTwoMinutesAnnounced = anunțarea regulii ultimelor două minute
matter-LastTwoMinutesNoIncrement = ultimele două minute fără increment
matter-PaceOfGame = șah rapid și blitz
matter-FullSupervision = supervizare completă
matter-LateArrival = întârziere
matter-ClaimByIntendedMove = solicitare pe baza unei mutări intenționate
matter-ClaimIsOffer = solicitarea ca propunere de remiză
matter-WrongClaim = sancțiunea pentru o solicitare incorectă
matter-AgreementBan = remiză prin acord interzisă de concurs
matter-IllegalMove = mutare ilegală constatată
matter-IllegalMovePenalty = sancțiunea pentru mutări ilegale
matter-IllegalMoveAnswered = mutare ilegală la care s-a răspuns
matter-UnfinishedPromotion = pion lăsat pe ultima orizontală
matter-UnfinishedPromotionIllegal = pion lăsat acolo, ca mutare ilegală
matter-AutomaticQueen = pion lăsat acolo, ca damă
matter-ClockPressedWithoutMove = ceas apăsat fără mutare
matter-WrongStart = poziție inițială incorectă
matter-WrongStartStands = poziție inițială incorectă, rămasă valabilă
matter-ColoursReversed = culori inversate
matter-Score = punctajul unei partide
matter-PossibleScores = punctajele posibile
matter-HalfAgainstNothing = jumătate de punct contra zero
matter-SignedResult = rezultatul semnat rămâne valabil
matter-SealedMove = mutare secretă incorectă
matter-SealedMoveExceptions = excepții la mutarea secretă
matter-EndBeforeResumption = încheiere înainte de reluare
matter-Recording = înregistrarea mutărilor
matter-AlgebraicOnly = numai notația algebrică
matter-PieceLetters = inițialele pieselor
matter-PawnLetter = fără inițială pentru pion
matter-CaptureSign = semnul de captură
matter-CaptureSignObligatory = semn de captură obligatoriu
matter-Disambiguation = care dintre două piese
matter-CheckMark = semnele de șah și de mat

## MOV: whether moves can be played

cannot-reach-no-such-piece = { PLAYER($player) } nu are { ROLE($role, "no") }
cannot-reach-none-there = { PLAYER($player) } nu are { ROLE($role, "no") } pe { $departure }
cannot-reach-nobody-there = { PLAYER($player) } nu are nicio piesă pe { $from }
cannot-reach-go = { PIECE($piece) } de pe { $from } nu poate ajunge pe { $to }
cannot-reach-capture = { PIECE($piece) } de pe { $from } nu poate efectua această captură
cannot-reach-none-can-go = { ROLE($role, "none-of") } { PLAYER($player, "of") } de pe { $from } nu poate ajunge pe { $to }
cannot-reach-none-can-capture = { ROLE($role, "none-of") } { PLAYER($player, "of") } de pe { $from } nu poate efectua această captură

path-blocked = { PIECE($piece) } de pe { $from } nu poate ajunge pe { $to }: { PIECE($blocker) } de pe { $on } se află în cale

own-piece = pe { $on } se află { PIECE($piece) }, piesă proprie a jucătorului

king-in-check-would-stand = { PIECE($king) } ar fi în șah: { PIECE($attacker) } dă șah de pe { $on }
king-in-check-stays = { PIECE($king) } rămâne în șah: { PIECE($attacker) } dă șah de pe { $on }
king-in-check-line-opened = capturarea en passant deschide o linie: { PIECE($attacker) } dă șah de pe { $on }
king-in-check-pinned = { PIECE($piece) } de pe { $from } este { PIECE($piece, "pinned") }: în lipsa sa, { PIECE($attacker) } dă șah de pe { $on }

castling-lost-king-moved = dreptul la rocada { $wing ->
    [long] mare
   *[short] mică
} este pierdut: regele a fost mutat ({ $played })
castling-lost-rook-moved = dreptul la rocada { $wing ->
    [long] mare
   *[short] mică
} este pierdut: turnul respectiv a fost mutat ({ $played })
castling-lost-rook-taken = dreptul la rocada { $wing ->
    [long] mare
   *[short] mică
} este pierdut: turnul respectiv a fost capturat ({ $played })
castling-lost-not-given = rocada { $wing ->
    [long] mare
   *[short] mică
} nu este permisă: poziția inițială nu dă acest drept

castling-hindered = rocada { $wing ->
    [long] mare
   *[short] mică
} nu este permisă
castling-hindered-between = rocada { $wing ->
    [long] mare
   *[short] mică
} nu este permisă: { PIECE($piece) } de pe { $on } se află între rege și turn
castling-hindered-out-of-check = rocada { $wing ->
    [long] mare
   *[short] mică
} nu este permisă când regele este în șah: { PIECE($piece) } dă șah de pe { $on }
castling-hindered-through = rocada { $wing ->
    [long] mare
   *[short] mică
} nu este permisă: regele ar traversa câmpul { $square }, atacat de { PIECE($piece) } de pe { $on }
castling-hindered-into = rocada { $wing ->
    [long] mare
   *[short] mică
} nu este permisă: regele ar ajunge pe câmpul { $square }, atacat de { PIECE($piece) } de pe { $on }

en-passant = capturarea en passant pe { $to } nu este permisă: la mutarea precedentă niciun pion nu a avansat două câmpuri până pe { $pawn }

pawn-move-no-pawn = { PLAYER($player) } nu are niciun pion pe { $departure }
pawn-move-no-capture = niciun pion de pe { $from_file } nu poate captura pe { $to_file }
pawn-move-backwards = pionul de pe { $from } nu poate merge înapoi pe { $to }
pawn-move-sideways = pionul de pe { $from } nu poate merge lateral pe { $to }
pawn-move-two-squares = pionul de pe { $from } a părăsit câmpul inițial și nu poate avansa două câmpuri
pawn-move-straight-capture = pionul de pe { $from } nu capturează drept înainte: pe { $on } se află { PIECE($blocker) }
pawn-move-jumps-over = pionul de pe { $from } nu poate avansa două câmpuri: { PIECE($blocker) } de pe { $on } se află în cale
pawn-move-diagonal-to-empty = pionul de pe { $from } poate ajunge pe { $to } numai prin captură, iar câmpul este liber
pawn-move-too-far = pionul de pe { $from } nu poate ajunge până pe { $to }

promotion-piece-cannot-become = un pion nu se poate transforma în { ROLE($role) }
promotion-piece-no-pawn = { ROLE($role, "a") } nu se transformă
promotion-piece-not-the-last-rank = un pion nu se transformă pe { $to }: nu este ultima sa orizontală

move-after-mate = partida se încheiase înaintea acestei mutări: { $played } a dat mat
move-after-stalemate = partida se încheiase înaintea acestei mutări: { $played } a dus la pat
move-after-mate-at-start = partida se încheiase înaintea acestei mutări: poziția inițială este mat
move-after-stalemate-at-start = partida se încheiase înaintea acestei mutări: poziția inițială este pat
move-after-dead-position = partida se încheiase înaintea acestei mutări: poziția era moartă
move-after-resignation = partida se încheiase înaintea acestei mutări: { PLAYER($player) } cedase
move-after-agreement = partida se încheiase înaintea acestei mutări: jucătorii conveniseră asupra remizei
move-after-claim = partida se încheiase înaintea acestei mutări: { PLAYER($player) } solicitase corect { $claim ->
    [fifty] remiza după regula celor 50 de mutări
    [flag] victoria la timp
    [dead] remiza
    [normal-means] remiza în ultimele două minute
   *[threefold] remiza prin repetarea de trei ori a poziției
}
move-after-price-of-claim = partida se încheiase înaintea acestei mutări: sancțiunea pentru solicitarea incorectă a { PLAYER($player, "of") } depășea timpul său rămas
move-after-end-behind = { $plies ->
    [one] o semimutare după încheierea partidei
    [few] { $plies } semimutări după încheierea partidei
   *[other] { $plies } de semimutări după încheierea partidei
}

no-move-passed = pentru { PLAYER($player, "bare") } este notată o mutare nulă: trebuie efectuată o mutare
no-move-missing = lipsește mutarea { PLAYER($player, "of") }: cealaltă parte apare cu două mutări la rând

starting-position-unusable = poziția inițială nu poate fi folosită: { $fault }
starting-position-flawed = { $flaws }
starting-position-none-of-the-960 = poziția inițială nu este niciuna dintre cele 960
starting-position-nothing-replayed = nu s-a redat nicio mutare
starting-position-other-array = partida începe din altă așezare decât cea a șahului obișnuit
    .suggestion = dacă poziția a fost intenționată, se va indica: Variant "Chess960" sau "From Position"
starting-position-black-begins = partida începe din așezarea obișnuită cu Negrul la mutare
    .suggestion = în caz de culori inversate, se vor schimba între ele numele și rezultatul; dacă lipsește prima mutare a Albului, se va adăuga
starting-position-annulled = dacă se constată în timpul partidei, aceasta va fi anulată și se va juca o partidă nouă (art. { $article })
starting-position-annulled-before = dacă se constată înainte ca fiecare jucător să fi efectuat { $moves ->
    [one] o mutare
    [few] { $moves } mutări
   *[other] { $moves } de mutări
}, partida va fi anulată și se va juca o partidă nouă (art. { $article }); { $made ->
    [one] s-a efectuat una
   *[other] s-au efectuat { $made }
}
starting-position-stands = partida rămâne valabilă: fiecare jucător a efectuat { $made ->
    [one] o mutare
    [few] { $made } mutări
   *[other] { $made } de mutări
}, iar după { $moves } nu se mai corectează nimic (art. { $article })
starting-position-goes-on = partida va continua, dacă arbitrul nu decide altfel (art. { $article })
starting-position-one-of-the-960 = este poziția de start { $number } din Chess960

illegal-move-was-legal = { $written }, mutarea { PLAYER($player, "of") } retrasă ca ilegală, este o mutare legală
illegal-move-not-counted = { ORDINAL($number) } mutare ilegală a { PLAYER($player, "of") } ({ $written }): corectată și necontorizată
illegal-move-cost-not-known = { ORDINAL($number) } mutare ilegală a { PLAYER($player, "of") } ({ $written }): nu se cunoaște ce urmări are
illegal-move-clock-without-move = { PLAYER($player) } a apăsat ceasul fără să mute: ediția nu contorizează acest caz
illegal-move-pawn-left = { PLAYER($player) } a lăsat un pion pe ultima orizontală ({ $written }): ediția nu contorizează acest caz
illegal-move-fault-not-known = { $written }, mutarea { PLAYER($player, "of") }: nu se cunoaște dacă ediția o contorizează ca mutare ilegală
illegal-move-before-quickplay-finish = mutarea ilegală a { PLAYER($player, "of") } ({ $written }): corectată și necontorizată înainte de quickplay finish (K.O.)
illegal-move-period-not-known = { ORDINAL($number) } mutare ilegală a { PLAYER($player, "of") } ({ $written }): contează numai în quickplay finish (K.O.), iar din timpul de control nu rezultă dacă era cazul
    .suggestion = se va indica timpul de control în eticheta TimeControl sau în fișierul concursului
illegal-move-forgiven = { $time ->
    [none] { ORDINAL($number) } mutare ilegală a { PLAYER($player, "of") } ({ $written }): este tolerată; nu se cunoaște ce timp i se adaugă { PLAYER($opponent, "of") }
   *[other] { ORDINAL($number) } mutare ilegală a { PLAYER($player, "of") } ({ $written }): { PLAYER($opponent) } primește { $time } în plus
}
illegal-move-loses = { ORDINAL($number) } mutare ilegală a { PLAYER($player, "of") } ({ $written }): partida este pierdută
illegal-move-draws = { ORDINAL($number) } mutare ilegală a { PLAYER($player, "of") } ({ $written }): partida este remiză, deoarece adversarul nu putea da mat
illegal-move-loses-against = { ORDINAL($number) } mutare ilegală a { PLAYER($player, "of") } ({ $written }): partida este pierdută, iar { $result ->
    [none] rezultatul nu a fost raportat
   *[other] rezultatul raportat este { $result }
}
illegal-move-draws-against = { ORDINAL($number) } mutare ilegală a { PLAYER($player, "of") } ({ $written }): partida este remiză, deoarece adversarul nu putea da mat, iar { $result ->
    [none] rezultatul nu a fost raportat
   *[other] rezultatul raportat este { $result }
}
illegal-move-only-on-claim = numai dacă adversarul a solicitat aceasta înainte de propria mutare

## NOT: how moves are written

unreadable-move = „{ $written }” nu este o mutare în nicio notație cunoscută
unreadable-move-empty-cell = rubrica este goală: aici lipsește o mutare

ambiguous-move = { $moves ->
    [one] corespunde o mutare legală
    [few] corespund { $moves } mutări legale
   *[other] corespund { $moves } de mutări legale
}, de pe { $from }
ambiguous-move-candidates = { $moves }

wrong-check-mark-check = notată cu semnul de șah, fără să fie șah
wrong-check-mark-mate = notată cu semnul de mat, fără să fie mat
wrong-check-mark-mate-or-double-check = notată ca mat sau șah dublu, fără să fie

needless-disambiguation = câmpul de plecare nu trebuie notat: o singură piesă poate ajunge acolo

pawn-letter = pionul este notat cu o literă

capture-sign-nothing-captured = semn de captură, fără să se fi capturat ceva
capture-sign-missing = captură fără semnul ei

move-number-dots-of-black = punctele de după { $number } aparțin Negrului, iar la mutare este Albul
move-number-wrong = numărul mutării este { $number } în loc de { $due }
move-number-unreadable = numărul mutării este ilizibil
move-number-glued = numărul este lipit de mutarea anterioară

mixed-alphabets = scrisă cu inițialele alfabetului „{ $alphabet }”, restul cu cele ale alfabetului „{ $rest }”

promotion-without-piece = pion pe ultima orizontală, fără piesă indicată: s-a presupus o damă
promotion-without-piece-queen = transformarea neîncheiată este ilegală, iar pionul se înlocuiește cu o damă
promotion-without-piece-nothing-by-itself = această ediție nu prevede înlocuirea automată cu o damă: dama este o presupunere a acestui audit

not-algebraic-numeric = { $evidence ->
    [yes] notație numerică: citită; trebuia folosită notația algebrică
   *[no] notație numerică: citită; nu constituie probă într-o dispută
}
not-algebraic-descriptive = { $evidence ->
    [yes] notație descriptivă: recunoscută, neredată; trebuia folosită notația algebrică
   *[no] notație descriptivă: recunoscută, neredată; nu constituie probă într-o dispută
}
    .suggestion = se va nota partida în notație algebrică

## END: whether the result fits

mate-not-won = { PLAYER($winner) } a dat mat, iar rezultatul raportat este { $result }
board-gives = pe tablă, rezultatul este { $result }
stalemate-not-drawn = pat, iar rezultatul raportat este { $result }
dead-not-drawn = poziția este moartă, iar rezultatul raportat este { $result }
dead-by-stalemate = { $plies ->
    [one] singura mutare legală, { $moves }, duce la pat
   *[other] numai aceste mutări sunt legale și se încheie cu pat: { $moves }
}
dead-by-pieces-left = { $plies ->
    [one] după singura mutare legală, { $moves }, nimeni nu mai are piesele necesare pentru mat
   *[other] numai aceste mutări sunt legale, iar după ele nimeni nu mai are piesele necesare pentru mat: { $moves }
}
dead-by-coming-back = numai aceste mutări sunt legale și se repetă la nesfârșit: { $moves }
dead-by-all-positions = { $positions ->
    [one] se mai poate ajunge într-o singură poziție, care nu este mat
    [few] se mai poate ajunge în { $positions } poziții, dintre care niciuna nu este mat
   *[other] se mai poate ajunge în { $positions } de poziții, dintre care niciuna nu este mat
}
dead-by-search = nicio serie de mutări legale nu duce la mat: demonstrat prin căutare
dead-not-drawn-bare-king = { PLAYER($player) } a solicitat remiza contra unui rege singur, iar rezultatul raportat este { $result }

result-mismatch = eticheta indică { $tag }, iar textul mutărilor { $movetext }

mate-claimed-by-mark = semnul ultimei mutări indică mat, iar pe tablă nu este mat
mate-claimed-by-termination = modul de încheiere indică mat, iar pe tablă nu este mat
mate-claimed = solicitare de mat, iar pe tablă nu este mat

impossible-score = nicio partidă nu se poate încheia cu { $score }
impossible-score-half-against-nothing = { $score }: niciun articol nu acordă jumătate de punct contra zero
impossible-score-perhaps-half-against-nothing = { $score }: nu se cunoaște dacă o partidă se putea încheia cu jumătate de punct contra zero

resignation-drawn = { PLAYER($player) } a cedat, iar { PLAYER($winner) } nu putea da mat
resignation-drawn-draws = cedarea duce la remiză

unplayed-game-default-with-moves = forfeit ({ $result }), deși { $plies ->
    [one] este înregistrată o semimutare
    [few] sunt înregistrate { $plies } semimutări
   *[other] sunt înregistrate { $plies } de semimutări
}
unplayed-game-not-one-move = { $result } și nicio mutare
unplayed-game-written-as-default = { $won ->
    [by-both] { $result } și nicio mutare: partida pierdută prin forfeit de ambii jucători se notează { $written }
   *[by-one] { $result } și nicio mutare: victoria prin forfeit se notează { $written }
}
unplayed-game-one-idle = { $result } și nicio mutare a { PLAYER($player, "of") }: nu este o partidă disputată
unplayed-game-default-time-left-to-event = această ediție lasă timpul de așteptare la alegerea concursului, iar aici nu se cunoaște; cine a mutat a fost prezent
unplayed-game-default-time = timpul de așteptare este de { $minutes ->
    [one] un minut
    [few] { $minutes } minute
   *[other] { $minutes } de minute
}, iar cine a mutat a fost prezent

unfinished = partida nu are rezultat
    .suggestion = se va raporta rezultatul semnat de jucători

kings-in-the-centre-recorded = { $second ->
    [none] un rege pe { $first } ca ultimă mutare: poate semnalul tablei electronice pentru { $gives }, înregistrat ca mutare
   *[other] regi pe { $first } și { $second } ca ultimă mutare: poate semnalul tablei electronice pentru { $gives }, înregistrat ca mutare
}
kings-in-the-centre-no-result = { $second ->
    [none] un rege pe { $first }: semnalul tablei electronice pentru { $gives }, nu o mutare; rezultatul nu a fost raportat
   *[other] regi pe { $first } și { $second }: semnalul tablei electronice pentru { $gives }, nu mutări; rezultatul nu a fost raportat
}
kings-in-the-centre-agree = { $second ->
    [none] un rege pe { $first }: semnalul tablei electronice, nu o mutare; corespunde cu { $result }
   *[other] regi pe { $first } și { $second }: semnalul tablei electronice, nu mutări; corespunde cu { $result }
}
kings-in-the-centre-differ = { $second ->
    [none] un rege pe { $first }: semnalul tablei electronice pentru { $gives }, nu o mutare; rezultatul raportat este { $result }
   *[other] regi pe { $first } și { $second }: semnalul tablei electronice pentru { $gives }, nu mutări; rezultatul raportat este { $result }
}

resignation-ignored = { PLAYER($player) } a cedat, iar { $result ->
    [none] rezultatul nu a fost raportat
   *[other] rezultatul raportat este { $result }
}

termination-agreement-ignored = jucătorii au convenit asupra remizei, iar { $result ->
    [none] rezultatul nu a fost raportat
   *[other] rezultatul raportat este { $result }
}
termination-no-stalemate = se indică încheierea partidei prin pat, dar jucătorul aflat la mutare are mutări legale
termination-not-dead = se indică încheierea partidei prin poziție moartă, dar una dintre părți mai poate da mat printr-o serie de mutări legale
termination-stalemate-claimed = solicitare de pat pe care tabla nu o confirmă
termination-dead-claimed = solicitare de poziție moartă pe care tabla nu o confirmă
termination-other-result = se indică { $told ->
    [agreement] remiza prin acord
    [resignation] încheierea partidei prin cedare
    [stalemate] încheierea partidei prin pat
    [dead-position] încheierea partidei prin poziție moartă
    [timeout-without-mate] remiza, deoarece nimeni nu putea da mat la căderea unui steguleț
    [fivefold] încheierea partidei prin repetarea de cinci ori a poziției
    [seventy-five-moves] încheierea partidei după regula celor 75 de mutări
   *[time-forfeit] pierderea partidei la timp
}, iar { $result ->
    [none] rezultatul nu a fost raportat
   *[other] rezultatul raportat este { $result }
}

## DRW: claims of a draw, and draws that nobody needs to claim

claim-right = solicitarea de remiză a { PLAYER($player, "of") } ({ $claim ->
    [fifty] regula celor 50 de mutări
    [normal-means] ultimele două minute
   *[threefold] repetarea de trei ori a poziției
}) este corectă
claim-right-and-ignored = solicitarea de remiză a { PLAYER($player, "of") } ({ $claim ->
    [fifty] regula celor 50 de mutări
    [normal-means] ultimele două minute
   *[threefold] repetarea de trei ori a poziției
}) este corectă, iar { $result ->
    [none] rezultatul nu a fost raportat
   *[other] rezultatul raportat este { $result }
}
claim-undecidable = asupra solicitării de remiză a { PLAYER($player, "of") } ({ $claim ->
    [fifty] regula celor 50 de mutări
    [normal-means] ultimele două minute
   *[threefold] repetarea de trei ori a poziției
}) nu se poate decide
claim-not-in-edition = solicitarea de remiză a { PLAYER($player, "of") } ({ $claim ->
    [fifty] regula celor 50 de mutări
    [normal-means] ultimele două minute
   *[threefold] repetarea de trei ori a poziției
}) nu este prevăzută de această ediție
claim-wrong-and-decisive = solicitarea de remiză a { PLAYER($player, "of") } ({ $claim ->
    [fifty] regula celor 50 de mutări
    [normal-means] ultimele două minute
   *[threefold] repetarea de trei ori a poziției
}) este incorectă, iar rezultatul se bazează pe ea
claim-wrong-and-lost = solicitarea de remiză a { PLAYER($player, "of") } ({ $claim ->
    [fifty] regula celor 50 de mutări
    [normal-means] ultimele două minute
   *[threefold] repetarea de trei ori a poziției
}) este incorectă și duce la pierderea partidei, iar { $result ->
    [none] rezultatul nu a fost raportat
   *[other] rezultatul raportat este { $result }
}
claim-wrong-but-agreed = solicitarea de remiză a { PLAYER($player, "of") } ({ $claim ->
    [fifty] regula celor 50 de mutări
    [normal-means] ultimele două minute
   *[threefold] repetarea de trei ori a poziției
}) este incorectă; remiza a fost convenită
claim-wrong = solicitarea de remiză a { PLAYER($player, "of") } ({ $claim ->
    [fifty] regula celor 50 de mutări
    [normal-means] ultimele două minute
   *[threefold] repetarea de trei ori a poziției
}) este incorectă
claim-made-after-end = solicitarea de remiză a { PLAYER($player, "of") } ({ $claim ->
    [fifty] regula celor 50 de mutări
    [normal-means] ultimele două minute
   *[threefold] repetarea de trei ori a poziției
}) a fost făcută după încheierea partidei
claim-accepted-as-offer = o solicitare este și o propunere de remiză (art. { $article })

fivefold-stood = poziția a apărut după semimutările { $plies }
fivefold-result = aceeași poziție a apărut pentru a cincea oară, iar { $result ->
    [none] rezultatul nu a fost raportat
   *[other] rezultatul raportat este { $result }
}
fivefold-passed = aceeași poziție a apărut pentru a cincea oară, dar { $plies ->
    [one] s-a mai efectuat o semimutare
    [few] partida a continuat cu { $plies } semimutări
   *[other] partida a continuat cu { $plies } de semimutări
}
seventyfive-result = 75 de mutări ale fiecărui jucător fără captură și fără deplasare de pion, iar { $result ->
    [none] rezultatul nu a fost raportat
   *[other] rezultatul raportat este { $result }
}
seventyfive-passed = 75 de mutări ale fiecărui jucător fără captură și fără deplasare de pion, dar { $plies ->
    [one] s-a mai efectuat o semimutare
    [few] partida a continuat cu { $plies } semimutări
   *[other] partida a continuat cu { $plies } de semimutări
}

agreed-too-soon = remiza a fost convenită după { $plies ->
    [one] o semimutare
    [few] { $plies } semimutări
   *[other] { $plies } de semimutări
}

agreement-banned-until = remiza a fost convenită după { $moves ->
    [one] o mutare
    [few] { $moves } mutări
   *[other] { $moves } de mutări
}, iar concursul o permite de la mutarea { $first }
agreement-banned = remiza a fost convenită, iar concursul nu permite remiza prin acord
agreement-banned-by-event-alone = această ediție nu prevede o astfel de interdicție: este regula proprie a concursului

unclaimed-right-threefold = aceeași poziție a apărut pentru a treia oară: { PLAYER($player) } putea solicita remiza
unclaimed-right-fifty = { $moves ->
    [one] o mutare a fiecărui jucător
    [few] { $moves } mutări ale fiecărui jucător
   *[other] { $moves } de mutări ale fiecărui jucător
} fără captură și fără deplasare de pion: { PLAYER($player) } putea solicita remiza

claim-ahead-threefold = { $count ->
    [one] { PLAYER($player) } putea solicita remiza anunțând { $moves }: poziția ar fi apărut pentru a treia oară
   *[other] { PLAYER($player) } putea solicita remiza anunțând una dintre aceste mutări, fiecare aducând o poziție pentru a treia oară: { $moves }
}
claim-ahead-fifty = { $count ->
    [one] { PLAYER($player) } putea solicita remiza anunțând { $example }: numărul mutărilor fără captură și fără deplasare de pion ar fi fost complet
    [few] { PLAYER($player) } putea solicita remiza anunțând oricare dintre { $count } mutări, de exemplu { $example }: numărul mutărilor fără captură și fără deplasare de pion ar fi fost complet
   *[other] { PLAYER($player) } putea solicita remiza anunțând oricare dintre { $count } de mutări, de exemplu { $example }: numărul mutărilor fără captură și fără deplasare de pion ar fi fost complet
}
claim-ahead-stood = poziția de după { $san } a apărut după semimutările { $plies }

claim-out-of-turn = { PLAYER($player) } a solicitat remiza, iar la mutare era { PLAYER($opponent) }

## CLK: what the clocks prove

overstepped-shown = ceasul arată { $time }
overstepped-used = timp folosit: { $used } din { $given }

flag-passed-by-result = { PLAYER($player) } a depășit timpul de gândire, iar rezultatul nu reflectă aceasta
flag-passed = { PLAYER($player) } a depășit timpul de gândire, dar { $plies ->
    [one] s-a mai efectuat o semimutare
    [few] partida a continuat cu { $plies } semimutări
   *[other] partida a continuat cu { $plies } de semimutări
}
flag-passed-only-if-claimed = contează numai dacă un jucător solicită aceasta

flag-claim-won = { PLAYER($player) } a câștigat la timp, dar înregistrarea infirmă aceasta
flag-ignored-claimed = stegulețul { PLAYER($player, "of") } a căzut și s-a solicitat victoria la timp, iar { $result ->
    [none] rezultatul nu a fost raportat
   *[other] rezultatul raportat este { $result }
}
flag-ignored-told = se indică o cădere de steguleț și s-a raportat remiză, deși ambii jucători puteau da mat
flag-ignored-told-without-exception = se indică o cădere de steguleț și s-a raportat remiză, iar această ediție nu prevede excepții
flag-claim = { PLAYER($player) } a solicitat victoria la timp, dar înregistrarea infirmă aceasta

flag-without-mate = stegulețul { PLAYER($loser, "of") } a căzut, dar { PLAYER($player) } nu putea da mat: remiză
flag-without-mate-bare-king = { PLAYER($player) } avea numai regele: { PLAYER($loser) } putea solicita remiza înainte de căderea propriului steguleț

clock-beyond-control = ceasul { PLAYER($player, "of") } arată { $shown }, mai mult decât dă timpul de control
clock-gained = ceasul { PLAYER($player, "of") } a câștigat { $beyond } peste timpul adăugat pentru o mutare
clock-gained-in-delay-mode = ceasul { PLAYER($player, "of") } a câștigat { $beyond }, iar în mod delay timpul nu crește niciodată
clock-early-period = ceasul { PLAYER($player, "of") } a primit timpul perioadei următoare înainte de mutarea { $due_at }
clock-missing-period = ceasul { PLAYER($player, "of") } nu a primit timpul perioadei de după mutarea { $due_at }
clock-swapped = de aici înainte indicațiile celor două ceasuri sunt inversate
clock-move-time = pentru { PLAYER($player, "bare") } este notat un timp folosit de { $written }, iar ceasul a scăzut cu { $by_clock }
clock-game-time-back = timpul folosit de { PLAYER($player, "bare") } în partidă scade
clock-at-most = cel mult { $most } până atunci
clock-from-to = de la { $before } la { $shown }
clock-perhaps-given = de la { $before } la { $shown }; este posibil ca arbitrul să fi adăugat timpul, dar nicio comandă nu indică aceasta
clock-added = s-au adăugat { $time }: s-a contorizat o apăsare de ceas în plus sau stegulețul a căzut înainte de control
clock-were-due = trebuiau adăugate { $time }, iar ceasul adversarului a primit timpul său
clock-fits-the-other = fiecare corespunde cu ultima indicație a celuilalt jucător
clock-delay-mode = mod delay: mai întâi se scurge timpul suplimentar pentru mutare, iar ce rămâne din el se pierde

penalty-time = { $change ->
    [taken] s-au scăzut { $time } din timpul { PLAYER($player, "of") }
   *[given] s-au adăugat { $time } la timpul { PLAYER($player, "of") }
} pentru { $occasion ->
    [claim] solicitarea incorectă
   *[illegal-move] mutarea ilegală
} a { PLAYER($culprit, "of") }: Legile șahului prevăd altceva
    .suggestion = numărul arată cu cât se schimbă timpul rămas al jucătorului: [%penalty black 120] dă Negrului două minute în plus
penalty-time-claim-was-right = { $change ->
    [taken] s-au scăzut { $time } din timpul { PLAYER($player, "of") }
   *[given] s-au adăugat { $time } la timpul { PLAYER($player, "of") }
}, sancțiunea pentru o solicitare incorectă, iar solicitarea { PLAYER($culprit, "of") } era corectă
penalty-time-not-judged = { $change ->
    [taken] s-au scăzut { $time } din timpul { PLAYER($player, "of") }
   *[given] s-au adăugat { $time } la timpul { PLAYER($player, "of") }
} pentru { $occasion ->
    [claim] solicitarea incorectă
   *[illegal-move] mutarea ilegală
} a { PLAYER($culprit, "of") }: din Legile în vigoare la acea dată nu rezultă dacă este corect
penalty-time-due = { $change ->
    [taken] din timpul { PLAYER($player, "of") } trebuie scăzute { $time }
   *[given] la timpul { PLAYER($player, "of") } trebuie adăugate { $time }
}
penalty-time-halved = trebuie scăzută jumătate din timpul rămas al { PLAYER($player, "of") }, aici cel mult { $most }
penalty-time-loses = nu este prevăzut niciun timp: mutarea ilegală duce la pierderea partidei
penalty-time-not-set = ediția nu prevede niciun timp pentru aceasta

time-control-unreadable = timpul de control „{ $tag }” nu poate fi citit: ceasurile nu au fost verificate
    .suggestion = se va scrie sub forma 5400+30 sau, pentru două perioade, 40/5400+30:1800+30
time-control-missing = ceasuri fără timp de control: nu au fost verificate
    .suggestion = se va adăuga eticheta TimeControl sau [time] control în fișierul concursului
time-control-tag-differs = eticheta indică „{ $tag }”, iar concursul alt timp de control: s-a aplicat cel al concursului
time-control-in-minutes = timpul de control „{ $tag }” a fost citit în minute: ceasurile o confirmă
    .suggestion = se va scrie sub forma 5400+30 sau, pentru două perioade, 40/5400+30:1800+30

pace = concursul indică { $said ->
    [standard] șah clasic
    [rapid] șah rapid
   *[blitz] blitz
}, dar după timpul de control este { $made ->
    [standard] șah clasic
    [rapid] șah rapid
   *[blitz] blitz
}

both-flags-drawn = ambii jucători au depășit timpul de gândire: partida este remiză
both-flags-drawn-against = ambii jucători au depășit timpul de gândire: partida este remiză, iar { $result ->
    [none] rezultatul nu a fost raportat
   *[other] rezultatul raportat este { $result }
}
both-flags-goes-on = ambii jucători au depășit timpul de gândire: partida va continua
both-flags-goes-on-against = ambii jucători au depășit timpul de gândire: partida va continua, iar { $result ->
    [none] rezultatul nu a fost raportat
   *[other] rezultatul raportat este { $result }, la timp
}
both-flags-left-to-arbiter = ambii jucători au depășit timpul de gândire: această ediție lasă decizia la latitudinea arbitrului
both-flags-proved = Albul, după semimutarea { $white_ply }: { $white }; Negrul, după semimutarea { $black_ply }: { $black }
both-flags-claimed = fiecare jucător a solicitat constatarea căderii stegulețului celuilalt

## ADJ: adjourned games

sealed-move-unreadable = mutarea secretă a { PLAYER($player, "of") } este ilizibilă
sealed-move-ambiguous = mutarea secretă a { PLAYER($player, "of") } este ambiguă
sealed-move-illegal = mutarea secretă a { PLAYER($player, "of") } este ilegală
sealed-move-ended-before = { $fault }; ceea ce s-a convenit înainte de deschiderea plicului rămâne valabil
sealed-move-draws = { $fault }: partida este remiză, deoarece adversarul nu putea da mat
sealed-move-draws-against = { $fault }: partida este remiză, deoarece adversarul nu putea da mat, iar { $result ->
    [none] rezultatul nu a fost raportat
   *[other] rezultatul raportat este { $result }
}
sealed-move-loses = { $fault }: { PLAYER($player) } pierde partida
sealed-move-loses-against = { $fault }: { PLAYER($player) } pierde partida, iar { $result ->
    [none] rezultatul nu a fost raportat
   *[other] rezultatul raportat este { $result }
}

## HDR: what the tags say

roster = { $count ->
    [one] lipsește eticheta: { $tags }
   *[other] lipsesc etichetele: { $tags }
}

date-in-future = { $tag } { $value }: dată din viitor
date-faulty = { $tag } { $value }: { $fault }
date-other-form = { $tag } { $value } nu are forma din PGN; s-a citit { $read }
    .suggestion = data se va scrie sub forma YYYY.MM.DD
date-one-edition = în fiecare dintre aceste zile erau în vigoare Legile șahului din { $edition }
date-by-event = datele posibile țin de ediții diferite ale Legilor șahului, de la cea din { $oldest } la cea din { $newest }: s-a aplicat prima zi din fișierul concursului, { $start }
date-open = datele posibile țin de ediții diferite ale Legilor șahului, de la cea din { $oldest } la cea din { $newest }: ediția este doar presupusă
date-outside-event = data partidei este în afara concursului (fișierul concursului)
date-event-days = { $start ->
    [none] fișierul concursului: până la { $end }
   *[other] { $end ->
        [none] fișierul concursului: de la { $start }
       *[other] fișierul concursului: de la { $start } până la { $end }
    }
}
date-before-event = data partidei este { $value }, înainte de începerea concursului (EventDate { $event })

result-token-unreadable = rezultatul „{ $written }” nu poate fi citit
    .suggestion = se va scrie 1-0, 0-1, 1/2-1/2 sau *
result-token-two-readings = după punctele concursului, { $written } poate fi { $taken } sau { $other }: s-a luat { $taken }
    .suggestion = se va scrie 1-0, 0-1, 1/2-1/2 sau *, care înseamnă același lucru în orice sistem de punctare
result-token-empty = rezultatul nu este completat
    .suggestion = se va scrie 1-0, 0-1, 1/2-1/2 sau *

rating-tag-impossible = { $tag } { $value }: rating imposibil
rating-tag-no-number = { $tag } „{ $value }” nu este un număr
rating-tag-not-listed = { $listed ->
    [none] { $tag } { $rating }, dar lista nu are rating pentru { $id }
   *[other] { $tag } { $rating }, dar lista are { $listed } pentru { $id }
}
rating-tag-list = { $month ->
    [none] { $list }
   *[other] { $list } ({ $month })
}

same-player-id = ambii jucători au ID-ul FIDE { $id }
same-player-name = { $name } apare de ambele părți

damaged-text-lost = unele caractere ale textului s-au pierdut înainte de a ajunge aici
damaged-text-lost-in = etichete cu caractere pierdute: { $tags }
damaged-text-twice = textul a fost codificat de două ori: corectat în acest raport
damaged-text-twice-in = etichete cu litere din afara ASCII: { $tags }

repeated-tag = eticheta { $tag } este repetată
repeated-tag-other-value = eticheta { $tag } este repetată cu altă valoare
repeated-tag-values = „{ $first }” contează, „{ $again }” nu contează

## ARC: games held against each other

duplicate-game = aceeași partidă se află în { $file }, partida { $game }
    .suggestion = se va păstra numai una
duplicate-longer = semimutări: { $here } aici, { $there } acolo
duplicate-shorter = semimutări: { $here } aici, { $there } acolo
duplicate-names = acolo jucătorii sunt { $white } și { $black }
duplicate-round = acolo runda este { $round }
duplicate-day = acolo data este { $day }

conflicting-results = în { $file }, partida { $game }, aceeași partidă are alt rezultat
    .suggestion = se vor compara ambele cu fișele de notare și se va păstra cea corectă
conflicting-moves = în { $file }, partida { $game }, aceeași partidă are alte mutări
    .suggestion = se vor compara ambele cu fișele de notare și se va păstra cea corectă
conflicting-both = în { $file }, partida { $game }, aceeași partidă are alte mutări și alt rezultat
    .suggestion = se vor compara ambele cu fișele de notare și se va păstra cea corectă
conflicting-colours = în { $file }, partida { $game }, sunt aceleași mutări cu culorile inversate
    .suggestion = se vor compara ambele cu fișele de notare și se va păstra cea corectă
conflicting-ids = în { $file }, partida { $game }, aceeași partidă are alt cod al unui jucător
    .suggestion = se vor compara ambele cu fișele de notare și se va păstra cea corectă
conflicting-at = se despart la { $number } { $here } aici, { $there } acolo
conflicting-ends = { RESULT($here) } aici, { RESULT($there) } acolo

two-boards = { $name } joacă în această rundă și cu { $opponent } ({ $file }, partida { $game })
    .suggestion = se vor verifica numele și runda ambelor partide
two-boards-of-id = ID-ul FIDE { $id } este { $name } aici și { $other } cu { $opponent } în aceeași rundă ({ $file }, partida { $game })
    .suggestion = se vor verifica ID-urile, numele și runda ambelor partide
name-variants-of-id = ID-ul FIDE { $id } este { $name } aici și { $other } în { $file }, partida { $game }
    .suggestion = jucătorul se va scrie într-un singur fel
name-variants-in-event = { $name } poate fi { $other } din { $file }, partida { $game }
    .suggestion = jucătorul se va scrie într-un singur fel, sau se vor da ID-urile FIDE ale ambilor

copies-unknown = de la partida { $game } din { $file }, partidele nu au mai fost comparate cu cele dinainte: { $cause }. Se va face loc pe disc sau se va renunța la comparare cu --duplicates never

## VAR, INP: beside the main line, and outside any game

illegal-variation-no-move = „{ $written }” dintr-o variantă nu este o mutare
illegal-variation-ambiguous = „{ $written }” dintr-o variantă corespunde cu două sau mai multe mutări
illegal-variation = „{ $written }” dintr-o variantă nu se poate juca

open-brace-comment = un comentariu nu este închis: restul partidei se află în el
    .suggestion = se va închide cu {"}"}
open-brace-variation = o variantă nu este închisă: restul partidei se află în ea
    .suggestion = se va închide cu )

castling-by-king = o mutare numai a regelui, citită ca rocadă: altfel nu poate ajunge acolo
    .suggestion = rocada se scrie O-O sau O-O-O

lower-case-piece-read-as-piece = litera mică este citită ca a unei piese; ca a unei coloane este { $other }, care este de asemenea legală
    .suggestion = trebuie comparat cu foaia adversarului
lower-case-piece-read-as-pawn = litera mică este citită ca a unei coloane; ca a unei piese este { $other }, care este de asemenea legală
    .suggestion = trebuie comparat cu foaia adversarului
lower-case-piece-against-sign = scris ca o captură cu pionul, pe care niciun pion nu o poate face: citită ca a unei piese
    .suggestion = trebuie comparat cu foaia adversarului

stray-text-ahead = text înaintea primei partide din fișier
stray-text-begins = { $text }
stray-text-open-tag = o etichetă nu este închisă: s-a citit până la sfârșitul liniei
    .suggestion = se va încheia cu "]
stray-text-bracket = o paranteză de închidere în plus: ignorată
stray-text-tag = o etichetă printre mutări: ignorată
    .suggestion = se va pune deasupra mutărilor
stray-text-on-sheet = nu este nici antet, nici mutare, nici rezultat al fișei: nu s-a citit
stray-text = text care nu face parte din partidă: ignorat
stray-text-nested-braces = acolade într-un comentariu: PGN nu permite acolade imbricate; s-a citit ca un singur comentariu
stray-text-text-behind-result = text după rezultat: nu face parte din partidă
stray-text-behind-result = mutările continuă după rezultat: au fost redate
stray-text-second-game = o a doua partidă, fără etichete: nu a fost verificată
    .suggestion = se va adăuga o secțiune proprie de etichete
stray-text-command = o comandă care nu poate fi citită: ignorată

not-judged = această partidă nu a putut fi verificată, din cauza unei erori a programului arbiter: ocupă octeții de la { $from } la { $to } din textul fișierului
    .suggestion = eroarea se va semnala autorilor programului arbiter, împreună cu partida
not-judged-cause = { $cause }

## TRF: tournament reports

report-column = coloana { $column }
report-line = linia { $line }, coloana { $column }: s-a găsit „{ $read }”, se aștepta { $expected }
    .suggestion = se va corecta linia: datele stau în coloane fixe
table-line = linia { $line }: { $fault }
    .suggestion = trebuie corectat rândul
report-mirror = #{ $rank } { $name }, runda { $round }: { $wrong }
    .suggestion = se va verifica runda și se va corecta linia greșită
report-mirror-own-opponent = jucătorul este propriul său adversar
report-mirror-no-such-player = niciun jucător nu are numărul de start { $opponent }
report-mirror-no-entry = adversarul { $opponent } nu are nimic înscris
report-mirror-names-another = adversarul { $opponent } indică { $another }
report-mirror-names-nobody = adversarul { $opponent } nu indică niciun adversar
report-mirror-same-colour = aceeași culoare ca { $opponent }
report-mirror-one-colour = numai una dintre cele două linii are culoare ({ $opponent })
report-mirror-results = rezultatul „{ $result }”, dar „{ $mirrored }” la adversarul { $opponent }
report-points = #{ $rank } { $name }: puncte { $points }, dar suma rezultatelor este { $sum }
    .suggestion = se vor corecta punctele sau rezultatul greșit
report-points-results = rezultate { $results }
report-without-id = jucători fără număr FIDE: { $players } din { $of }: { $named }
    .suggestion = adăugați numerele: fără ele, jucătorii se găsesc numai după nume
report-without-game = jucători fără nicio partidă: { $players } din { $of }: { $named }
    .suggestion = vedeți dacă lipsesc rezultatele lor
report-beyond-last-round = { $players ->
        [one] un jucător are
        [few] { $players } jucători au
       *[other] { $players } de jucători au
    } rezultate până la runda { $round }, dar ultima rundă este { $stated }: { $named }
    .suggestion = corectați numărul de runde (142, XXR, 132) sau liniile
report-no-games = raportul are { $players ->
        [one] un jucător
        [few] { $players } jucători
       *[other] { $players } de jucători
    } și nicio partidă
    .suggestion = vedeți dacă rundele încep în coloana 92

## Claims: what proves or refutes them

claim-position-unknown = poziția inițială sau o mutare anterioară nu poate fi jucată, deci poziția nu se cunoaște
claim-intended-ambiguous = mutării intenționate { $written } îi corespund mai multe mutări legale, iar diferența contează
claim-own-flag-down = stegulețul solicitantului căzuse deja
claim-announced-makes-fifty = mutarea intenționată este a cincizecea
claim-intended-unplayable = mutarea intenționată { $written } nu poate fi jucată
claim-not-to-move = { PLAYER($player) } nu era la mutare
claim-mated = regele este făcut mat
claim-not-mated = regele nu este făcut mat
claim-stalemate = nicio mutare legală și regele nu este în șah
claim-assumed = așa rezultă dacă redarea a continuat corect la mutarea { $number }, ceea ce nu este sigur
claim-after-end = partida se încheiase înainte
claim-no-stalemate = pe tablă nu este pat

claim-penalty-remains = din timpul solicitantului, { $own }, rămân { $left }
claim-penalty-flag = solicitantul avea { $own }: stegulețul său cade, iar partida este pierdută
claim-penalty-becomes = timpul propriu al solicitantului trece de la { $own } la { $left }
claim-penalty-halved = timpul rămas al solicitantului se reduce la jumătate, cu cel mult trei minute și nu sub un minut
claim-penalty-halved-to-nothing = timpul rămas al solicitantului se reduce la jumătate, cu cel mult trei minute

claim-repeated = { $times ->
    [one] poziția a apărut o singură dată: după semimutarea { $plies }
    [few] poziția a apărut de { $times } ori: după semimutările { $plies }
   *[other] poziția a apărut de { $times } de ori: după semimutările { $plies }
}
claim-repeated-with-intended = { $times ->
    [one] poziția a apărut o singură dată: după semimutarea { $plies }, cu mutarea intenționată
    [few] poziția a apărut de { $times } ori: după semimutările { $plies }, ultima dată cu mutarea intenționată
   *[other] poziția a apărut de { $times } de ori: după semimutările { $plies }, ultima dată cu mutarea intenționată
}
claim-repeated-often = { $times ->
    [one] poziția a apărut o singură dată
    [few] poziția a apărut de { $times } ori
   *[other] poziția a apărut de { $times } de ori
}: mai întâi după semimutările { $first }, ultima dată după semimutarea { $last }
claim-repeated-often-with-intended = { $times ->
    [one] poziția a apărut o singură dată
    [few] poziția a apărut de { $times } ori
   *[other] poziția a apărut de { $times } de ori
}: mai întâi după semimutările { $first }, ultima dată după semimutarea { $last }, cu mutarea intenționată
claim-count-before-start = numărătoarea a început înainte de prima mutare înregistrată
claim-count-from-start = nicio captură și nicio deplasare de pion în partidă
claim-count-since = ultima captură sau deplasare de pion a fost semimutarea { $ply }
claim-count = de atunci { $moves ->
    [one] o mutare a fiecărui jucător
    [few] { $moves } mutări ale fiecărui jucător
   *[other] { $moves } de mutări ale fiecărui jucător
} ({ $plies ->
    [one] o semimutare
    [few] { $plies } semimutări
   *[other] { $plies } de semimutări
})
claim-hundred-needed = { $ending ->
    [rook-and-bishop] rege, turn și nebun contra rege și turn (10.09(a)): sunt necesare o sută de mutări
    [knights] rege și doi cai contra rege și pion blocat (10.09(b)): sunt necesare o sută de mutări
   *[rook-and-pawn] rege, turn și pion contra rege, nebun și pion (10.09(c)): sunt necesare o sută de mutări
}
claim-seventy-five-not-known = Legile șahului din 1989 cereau 75 de mutări în unele finaluri cu aceste piese, dar nu se cunoaște în care
claim-bare-king = adversarul are numai regele
claim-material-listed = materialul este pe listă
claim-material-not-listed = materialul nu este pe listă
claim-neither-can-mate = niciun jucător nu poate da mat prin nicio serie de mutări legale
claim-side-can-mate = una dintre părți mai poate da mat printr-o serie de mutări legale
claim-not-decided = nu s-a decis dacă una dintre părți mai poate da mat
claim-half-moves-made = { $plies ->
    [one] se efectuase o semimutare
    [few] se efectuaseră { $plies } semimutări
   *[other] se efectuaseră { $plies } de semimutări
}

claim-mate-before-flag = matul a survenit înainte de căderea stegulețului
claim-stalemate-before-flag = patul a survenit înainte de căderea stegulețului
claim-dead-before-flag = poziția moartă a survenit înainte de căderea stegulețului
claim-claimant-too = și solicitantul depășise timpul de gândire
claim-flag-only-draws = { PLAYER($player) } nu poate da mat prin nicio serie de mutări legale: căderea stegulețului duce numai la remiză
claim-clock-shows = ceasul { PLAYER($player, "of") } arată { $time } după semimutarea { $ply }
claim-used = { PLAYER($player) } folosise { $used } din { $given } după semimutarea { $ply }
claim-may-have-run-out = { PLAYER($player) } era la mutare și avea { $time } după semimutarea { $ply }: de atunci timpul putea expira
claim-no-reading = { PLAYER($player) } era la mutare; nicio indicație a ceasului său
claim-had-time = { PLAYER($player) } mutase, iar ceasul său arăta { $time }
claim-control-made = { PLAYER($player) } efectuase { $moves ->
    [one] mutarea perioadei
    [few] cele { $moves } mutări ale perioadei
   *[other] cele { $moves } de mutări ale perioadei
}
claim-nothing-shown = { PLAYER($player) } mutase; nicio indicație nu arată timp rămas sau depășit
claim-none-such = această ediție nu prevede o astfel de solicitare
claim-not-in-blitz = nu se aplică la blitz
claim-increment-first = mai întâi se poate cere un increment de cinci secunde pentru ambii jucători (art. { $article })
claim-not-the-move = { PLAYER($player) } nu era la mutare
claim-fell-first = ambele stegulețe erau căzute, iar cel al { PLAYER($player, "of") } a căzut primul
claim-not-announced = îndrumarul pentru partidele fără increment nu a fost anunțat
claim-time-added = la fiecare mutare se adaugă timp, deci îndrumarul pentru partidele fără increment nu se aplică
claim-under-two-minutes = solicitantul mai avea { $time }
claim-not-under-two-minutes = solicitantul mai avea { $time }, nu sub două minute
claim-time-unknown = nu se cunoaște cât timp mai avea solicitantul
claim-not-last-period = nu în ultima fază
claim-opponent-cannot-mate = adversarul nu poate da mat prin nicio serie de mutări legale
claim-opponent-can-mate = adversarul mai poate da mat printr-o serie de mutări legale
claim-mate-not-decided = nu s-a decis dacă adversarul mai poate da mat
claim-for-the-arbiter = rămâne la aprecierea arbitrului, la tablă

## Repaired and reconciled sheets

read-move = { $written ->
    [none] { $confidence ->
        [none] { $played } omisă (presupusă)
       *[other] { $played } omisă ({ $confidence }%)
    }
   *[other] { $confidence ->
        [none] { $played } în loc de { $written } (presupusă)
       *[other] { $played } în loc de { $written } ({ $confidence }%)
    }
}
read-as = citit astfel: { $changes }
read-as-and-more = citit astfel: { $changes }; { $more ->
    [one] și încă una
   *[other] și încă { $more }
}

copy-says-it = apare pe fișa { PLAYER($owner, "of") }
copy-unreadable = rubrica { PLAYER($owner, "of") } este ilizibilă
copy-slip = rubrica { PLAYER($owner, "of") } este considerată greșeală de notare
copy-leaves-out = lipsește de pe fișa { PLAYER($owner, "of") }
copy-ended = fișa { PLAYER($owner, "of") } s-a terminat
copies-both-say-it = apare pe ambele fișe
copies-compared = { $first }, { $second }
copies-offer-of-one = propunerea de remiză apare numai pe fișa { PLAYER($owner, "of") }
copies-left-cell = căsuța { PLAYER($owner, "of") } nu corespunde niciunei mutări
copies-not-one-game = nu sunt copii ale aceleiași partide: se despart la mutarea { $number } și nu se mai întâlnesc
copies-differ-on-tag = copiile diferă la { $tag }
copies-differ-on-clock = copiile diferă la ceas
copies-differ-on-result = copiile diferă la rezultat
chosen-guessed = presupusă pe baza celor ce urmează
chosen-unsure = alte mutări sunt aproape la fel de probabile

## Ratings

complaint = { $line ->
    [none] { $file }: { $what }
   *[other] { $file }, linia { $line }: { $what }
}

# Why a game does not count
rating-player-unresolved = { $name }: { $why }
rating-default = câștigată sau pierdută prin forfeit
rating-too-short = nu au mutat ambii jucători
rating-no-result = fără rezultat
rating-opponent-unrated = adversar fără rating
rating-match-unrated = un meci cu un jucător fără rating ({ $name }) nu se cotează
rating-match-decided = meciul era decis: { $name } avea { $points } puncte din { $games } partide
rating-other-variant = nu este jucată după Legile șahului din poziția inițială obișnuită
rating-copy = aceeași partidă ca { $file }, partida { $game }, care se numără
rating-copy-conflict = contrazice { $file }, partida { $game }: niciuna nu se numără până nu se scoate una dintre ele
rating-copies-told = { $games ->
    [one] { $games } partidă apare de mai multe ori la intrare și se numără o singură dată
    [few] { $games } partide apar de mai multe ori la intrare și se numără o singură dată
   *[other] { $games } de partide apar de mai multe ori la intrare și se numără o singură dată
}
rating-conflict-told = partida { $game } contrazice { $file }, partida { $other }: niciuna nu se numără până nu se scoate una dintre ele
rating-both-sides = același jucător de ambele părți
rating-wrong-pace = concursul este de { $event ->
    [standard] șah clasic
    [rapid] șah rapid
   *[blitz] blitz
}, nu de { $asked ->
    [standard] șah clasic
    [rapid] șah rapid
   *[blitz] blitz
}
rating-too-far-apart = diferență de 600 de puncte sau mai mare, cu un jucător peste 2600
rating-not-on-list = absent din lista în vigoare la începutul concursului
rating-too-old = cu mai mult de { $months ->
    [one] o lună
    [few] { $months } luni
   *[other] { $months } de luni
} înainte de ultimul concurs
rating-zero-score = punctajul zero din primul concurs nu se ia în considerare
rating-few-team-games = un concurs pe echipe contează de la { $needed ->
    [one] o partidă jucată
    [few] { $needed } partide jucate
   *[other] { $needed } de partide jucate
}, iar aici sunt { $games }
rating-few-preferent = un concurs pe echipe contează dacă jumătate dintre adversari sunt Preferent, iar aici sunt { $preferent } din { $games }
rating-opponents-category-unread = categoria „{ $read }” a lui { $name } nu poate fi citită, iar partida depinde de ea; se va scrie preferent, 1a, 2a sau 3a în fișierul lui --players
rating-far-above = cu cel puțin { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
} peste adversari și fără câștig

# Time controls: what a player has for 60 moves
rating-times-unequal = cu timpi inegali nu se calculează rating la { $pace ->
    [standard] șah clasic
    [rapid] șah rapid
   *[blitz] blitz
}
rating-time = { $minutes ->
    [one] { $minutes } minut
    [few] { $minutes } minute
   *[other] { $minutes } de minute
}{ $seconds ->
    [0] {""}
   *[other] {" "}{ $seconds } s
}
rating-too-fast-for-standard = { $rating ->
    [none] { rating-time } pentru 60 de mutări: la șah clasic sunt necesare { $needed ->
        [one] { $needed } minut
        [few] { $needed } minute
       *[other] { $needed } de minute
    }
   *[other] { rating-time } pentru 60 de mutări: la șah clasic sunt necesare { $needed ->
        [one] { $needed } minut
        [few] { $needed } minute
       *[other] { $needed } de minute
    } când un jucător are { $rating }
}
rating-not-rapid = { rating-time } pentru 60 de mutări: la șah rapid, mai mult de 10 și mai puțin de 60 de minute
rating-not-blitz = { rating-time } pentru 60 de mutări: la blitz, mai mult de 3 și cel mult 10 minute
rating-first-period = prima perioadă de { $moves ->
    [one] o mutare
    [few] { $moves } mutări
   *[other] { $moves } de mutări
}: la șah clasic sunt necesare 30

# Remarks
rating-first = primul rating
rating-unrated-without-games = fără rating, nicio partidă care contează
rating-rules-undated = fără dată: calculat după regulile de la 1 octombrie 2025
rating-rules-too-early = concurs dinainte de 2022: calculat după regulile de la 1 ianuarie 2022
rating-enters-with-standard = intră cu ratingul de șah clasic
rating-k-nothing-known = K 20: nu se cunosc nici anul nașterii, nici numărul de partide
rating-k-games-unknown = K 20: numărul de partide nu se cunoaște, considerat 30 sau mai mare
rating-k-limited = K { $k } în loc de { $instead_of }: { $games ->
    [one] o partidă
    [few] { $games } partide
   *[other] { $games } de partide
} în perioadă, iar K înmulțit cu numărul lor nu poate depăși 700
rating-k-of-everybody = K { $k }: înainte de octombrie 2022 era același pentru toți la rapid și blitz
rating-rounded-apart = rotunjit concurs cu concurs, ar fi { $rating }
rating-too-few-games = partide contra unor adversari cu rating: { $games } din { $needed } necesare pentru primul rating; se păstrează pentru perioadele următoare
rating-below-floor = { $rating } este sub { $floor }: fără rating
rating-raised = { $rating } ridicat la { $raised } în lista de la 1 martie 2024
rating-no-class = clasa concursului nu este indicată: se aplică K al unui open
rating-between-ranges = diferența de { $difference } se află între două intervale ale tabelului: considerată { $taken }
rating-change-limited = variația de { $change } într-un turneu se limitează la { $per_game ->
    [one] un punct
    [few] { $per_game } puncte
   *[other] { $per_game } de puncte
} pe partidă
rating-none-without-games = fără rating, nicio partidă care contează
rating-no-category = categoria nu este indicată: considerată Preferent
rating-category-unread = categoria „{ $read }” nu poate fi citită și nu se știe dacă este Preferent: fără rating; se va scrie preferent, 1a, 2a sau 3a în fișierul lui --players
rating-below-preferent = sub categoria Preferent: fără rating
rating-too-few-games-on-list = partide: { $games } din { $needed } necesare pentru primul rating; se păstrează pentru listele următoare
rating-percentage-fraction = procentajul cu zecimale se consideră { $percentage }
rating-no-point = niciun punct obținut: tabelul nu are valoare pentru acest caz, fără rating
rating-half-way = la jumătatea distanței dintre doi multipli de cinci: rotunjit în sus
rating-lowest = { $rating } este sub ratingul minim: { $lowest }
rating-no-deviation = deviația nu este indicată: considerată { $taken }
rating-glicko2 = deviație { $deviation }, volatilitate { $volatility }
rating-no-number-of-games = numărul de partide nu este indicat: considerat { $taken }
rating-approximation = prin aproximare: federația rezolvă aici o ecuație
rating-no-index = indicele nu este indicat: considerat { $taken }
rating-index = indice { $index }
rating-first-dwz = primul rating, indice 1
rating-first-dwz-too-few-games = mai puțin de 5 partide contra unor adversari cu rating: nu se acordă primul rating
rating-first-dwz-no-middle = toate partidele câștigate sau toate pierdute: nu se acordă primul rating
rating-no-age = lipsește anul nașterii sau data: considerat peste 25 de ani

# Where a rating comes from
rating-not-resolved = neidentificat: { $why }
rating-identified-by-decision = identificat prin decizia responsabilului de rating
rating-identified-as = identificat ca { $why }
rating-catalan-from-input = niciun rating național în datele de intrare: ratingul de acolo este considerat cel catalan
rating-input-differs = { $input } în datele de intrare, { $listed } în listă
rating-two-in-event = două ratinguri în { $event }: se ia { $taken }, dar apare și { $other }
rating-from-event-before = fără rating în { $event }: se ia { $rating } din { $before }
rating-from-position = { $file }, partida { $game }: nu începe din poziția inițială obișnuită și se numără
rating-file-differs = { $own } după fișierul de jucători, { $listed } în listă
rating-list-out-of-date = calculat după lista din { $month }, concursul a început la { $start }

# Who a player is
rating-by-decision = prin decizia responsabilului de rating
rating-by-evidence = { $listed } după { $evidence }
rating-not-in-file = { $file } nu conține numele jucătorului
rating-neither-in-file = { $file } nu conține nici numele jucătorului, nici ID-ul { $id }
rating-decided-for-nobody = stabilit prin decizie ca { $id }, care nu este în nicio listă
rating-id-of-another = ID-ul { $id } aparține în listă altui jucător: { $name }
rating-faulty-row = { $file }, linia { $line }: { $fault }
rating-namesakes-in-file = { $file } conține { $players ->
    [one] un jucător cu acest nume
    [few] { $players } jucători cu acest nume
   *[other] { $players } de jucători cu acest nume
}
rating-no-such-name = lista nu conține acest nume
rating-neither-on-list = lista nu conține nici acest nume, nici ID-ul { $id }
rating-other-id = lista nu conține ID-ul { $id }, ci { $listed }, după { $evidence }
rating-name-alone = lista conține numele, dar numele singur nu dovedește nimic
rating-too-little = lista coincide la { $evidence }, dar și alții cu același nume pot coincide din întâmplare
rating-speaks-against = lista conține numele, dar cu altă valoare la { $evidence }
rating-of-another-here = indiciile care duc la { $id } duc acolo și de la '{ $other }' din același turneu
rating-on-two-boards = joacă cu { $one } și cu { $other } în runda { $round } a unui concurs, cu două ratinguri: pot fi două persoane
rating-several-fit = { $players ->
    [one] un jucător din listă corespunde
    [few] { $players } jucători din listă corespund
   *[other] { $players } de jucători din listă corespund
}
rating-proof = { $of ->
    [federation-birth-rating] nume și federație, an de naștere, rating
    [federation-birth] nume și federație, an de naștere
    [federation-rating] nume și federație, rating
    [federation] nume și federație
    [birth-rating] nume și an de naștere, rating
    [birth] nume și an de naștere
   *[rating] nume și rating
}
rating-objection = { $of ->
    [federation-birth-rating] federație, an de naștere și rating
    [federation-birth] federație și an de naștere
    [federation-rating] federație și rating
    [federation] federație
    [birth-rating] an de naștere și rating
    [birth] an de naștere
   *[rating] rating
}
rating-candidate-birth = { $birth ->
    [none] ?
   *[other] { $birth }
}
rating-candidate = { $rating ->
    [none] { $id } { $name } { $federation } { rating-candidate-birth } fără rating
   *[other] { $id } { $name } { $federation } { rating-candidate-birth } { $rating }
}
rating-candidate-row = { $id } (linia { $line })
rating-candidate-more = { $players ->
    [one] și încă unul
   *[other] și încă { $players }
}
carried-unreadable = { $column } '{ $read }' nu poate fi citit: partida nu este reportată
carried-other-system = partida este reportată pentru '{ $read }', nu pentru { $asked }: nu este folosită
carried-in-input = partida lui { $name } ({ $file }, partida { $number }) se află și în intrare: contează o dată
carried-rated = { $name } are rating pe listă ({ $rating }): partida a contat deja
carried-header = { $file }: nu este un fișier de partide reportate (--carry): antetul este '{ $read }'; se aștepta cel scris de --write-carry
rating-id-shared = „{ $name }” are ID-ul { $id } al jucătorului „{ $other }”: se aștepta un ID pentru fiecare jucător; sunt considerați diferiți
rating-unresolved = jucătorul „{ $name }” nu este identificat: { $why }; se aștepta un ID sau o linie cu numele în --decisions
rating-undecided = jucătorul „{ $name }” nu este identificat: { $why } (candidați: { $candidates }); se aștepta un ID sau o linie cu numele în --decisions

# The calculation on paper
rating-no-tournament = Partide în afara unui turneu
rating-tournament-of-day = Turneul din { $start }
rating-tournament = { $name }
rating-tournament-and-day = { $name }, { $start }
rating-step-change = punctaj { $score } - așteptat { $expected }, înmulțit cu K { $k }: { $change }, rotunjit { $rounded }
rating-step-after = { $before } { $rounded } = { $after }
rating-step-mean = Ra = media a { $games ->
    [one] { $games } adversar
    [few] { $games } adversari
   *[other] { $games } de adversari
} cu rating = { $mean }
rating-step-above-even = Ru = Ra { $difference } ({ $above ->
    [one] 20 pentru o jumătate de punct
    [few] 20 pentru fiecare dintre cele { $above } jumătăți de punct
   *[other] 20 pentru fiecare dintre cele { $above } de jumătăți de punct
} peste 50%) = { $rating }
rating-step-performance = Ru = Ra { $difference } (dp pentru { $percentage }%) = { $rating }
rating-step-mean-with-two = Ra = media a { $games ->
    [one] { $games } adversar
    [few] { $games } adversari
   *[other] { $games } de adversari
} cu rating și a doi de { $hypothetical } = { $mean }
rating-step-with-two-draws = p = ({ $score } + 1) / ({ $games } + 2) = { $percentage }%, dp { $difference }; Ru = { $rating }
rating-step-highest = primul rating este cel mult { $rating }
rating-step-worth = { $name } contează cu { $rating }: { $why }
rating-worth-default = un forfeit contează ca o partidă contra 2000
rating-worth-below-preferent = un adversar sub Preferent contează cu 2000
rating-worth-spanish = după ratingul spaniol
rating-worth-international = după ratingul internațional
rating-worth-by-score = fără rating, după { $score } din { $games }
rating-step-tournament = { $title }: Rc = { $mean }, D = { $before } - Rc = { $difference }, { $per_game } pe partidă, We = { $games } x { $per_game } = { $expected }; K (W - We) = { $k } ({ $score } - { $expected }) = { $change }
rating-step-first = Rc = { $mean }; P = 100 x { $score } / { $games } = { $percentage }%, DP { $points }; Rp = { $rating }
rating-step-nearest-five = { $exact }, rotunjit la cel mai apropiat multiplu de cinci: { $rating }
paper-heading = { $system }, după rezultatele { $basis ->
    [submitted] raportate
   *[audited] auditate
}
paper-player = { $rating ->
    [none] { $name }: fără rating
   *[other] { $name }: { $rating }
}
paper-player-with-id = { $rating ->
    [none] { $name } ({ $id }): fără rating
   *[other] { $name } ({ $id }): { $rating }
}
paper-color = { $color ->
    [white] cu albele
   *[black] cu negrele
}
paper-score = { $score ->
    [none] {"*"}
   *[other] { $score }
}
paper-game = { $rating ->
    [none] { paper-color } contra { $opponent }: { paper-score }
   *[other] { paper-color } contra { $opponent } ({ $rating }): { paper-score }
}
paper-game-of-round = runda { $round }, { paper-game }
paper-difference = D = { $difference }
paper-counted-difference = D = { $difference }, contează { $counted }
paper-gain = { $score } - { $expected } = { $gain }
paper-not-counted = nu contează: { $why }
paper-submitted = raportat: { $submitted ->
    [none] niciun rezultat
   *[other] { $submitted }
}
paper-audited = { $rules ->
    [none] prin audit ({ $file }, partida { $game }); { paper-submitted }
   *[other] prin { $rules } ({ $file }, partida { $game }); { paper-submitted }
}
paper-sum = { $mean ->
    [none] { $score } { $games ->
        [one] dintr-o partidă
        [few] din { $games } partide
       *[other] din { $games } de partide
    }
   *[other] { $score } { $games ->
        [one] dintr-o partidă
        [few] din { $games } partide
       *[other] din { $games } de partide
    }, media adversarilor { $mean }
}

# What statistical systems refuse
rating-score = o partidă valorează pentru un jucător 0, 1 sau 2 jumătăți de punct, nu { $half_points }
rating-value = { $what ->
    [rating] un rating este { $value }, ceea ce nu este posibil
    [deviation] o deviație este { $value }, ceea ce nu este posibil
    [volatility] o volatilitate este { $value }, ceea ce nu este posibil
    [bonus-threshold] pragul de bonificație este { $value }, ceea ce nu este posibil
   *[tau] tau este { $value }, ceea ce nu este posibil
}

# Pools
pool-unknown-player = partida { $game } indică jucătorul { $player }, dar { $players ->
    [one] există un singur jucător
    [few] există { $players } jucători
   *[other] există { $players } de jucători
}
pool-own-opponent = în partida { $game }, jucătorul { $player } joacă împotriva lui însuși
pool-score = în partida { $game }, Albul a obținut { $half_points ->
    [one] o jumătate de punct
    [few] { $half_points } jumătăți de punct
   *[other] { $half_points } de jumătăți de punct
}, dar sunt posibile 0, 1 sau 2
pool-too-many-games = mai multe partide decât se pot număra
pool-anchor-twice = jucătorul { $player } este dat de două ori ca reper
pool-unknown-anchor = reperul este jucătorul { $player }, dar { $players ->
    [one] există un singur jucător
    [few] există { $players } jucători
   *[other] există { $players } de jucători
}
pool-value = { $what ->
    [anchor] ratingul unui reper este { $value }, ceea ce nu este posibil
    [average] media este { $value }, ceea ce nu este posibil
    [white-advantage] avantajul Albului este { $value }, ceea ce nu este posibil
   *[draw-rate] proporția remizelor este { $value }, ceea ce nu este posibil
}
pool-white-advantage-unknown = avantajul Albului nu se poate stabili din aceste partide: fie unii jucători au mereu albele contra acelorași adversari, fie rezultatele Albului nu au limită; se va fixa o valoare
pool-not-settled = ratingurile nu s-au stabilizat după { $steps ->
    [one] un pas
    [few] { $steps } pași
   *[other] { $steps } de pași
}
pool-anchor-form = --anchor { $anchor }: se va scrie NAME=RATING sau ID=RATING
pool-anchor-rating = --anchor { $anchor }: „{ $read }” nu este un rating
pool-anchor-nobody = --anchor { $anchor }: niciun jucător cu acest nume sau ID nu are vreo partidă
pool-scale = --scale { $read }: se va alege elo sau ordo
pool-games = partide calculate: { $rated }; omise, deoarece nu leagă niciun jucător de altul: { $left_out }
pool-parameters = avantajul Albului { $white_advantage } (eroare standard { $error }); remize între jucători egali: { $draws }%
pool-exact-errors = marje de eroare din matricea inversă: exacte
pool-probed-errors = marje de eroare { $probes ->
    [one] dintr-o sondare
    [few] din { $probes } sondări
   *[other] din { $probes } de sondări
}: cea mai nesigură, în limita a { $doubt }%
pool-groups = { $groups ->
    [one] un grup
    [few] { $groups } grupuri
   *[other] { $groups } de grupuri
} fără nicio legătură prin rezultate: ratingurile din grupuri diferite nu se pot compara
pool-without-white = avantajul Albului nu se poate stabili din aceste partide și este considerat 0: se va fixa cu --white-advantage
pool-standard-error = eroare standard { $error }
pool-group = grupul { $group }
pool-won-all = a câștigat toate partidele: niciun rating nu este destul de mare
pool-lost-all = a pierdut toate partidele: niciun rating nu este destul de mic
pool-one-sided = niciun lanț de rezultate nu duce la alt jucător și înapoi: fără rating
pool-no-games = nicio partidă care contează
pool-of-two-groups = jucătorii sunt din grupuri diferite, fără nicio legătură prin rezultate
pool-unrated = { $name }: { $why }
pool-uneven = punctele celor doi jucători nu însumează un punct

## Lists and the officer's files

list-unreadable = { $file } nu s-a putut citi ({ $cause }): se vor controla calea și discul
list-no-file = { $file } nu este fișier, ci dosar, conductă (pipe) sau dispozitiv, iar o listă poate fi citită de două ori: se va salva lista ca fișier și se va indica acesta
list-unpacks-to-more = { $file } depășește prin decomprimare limita de { $limit } (octeți): dacă mărimea este corectă, limita se va mări cu --max-unpacked sau se va elimina cu --max-unpacked 0
list-no-player-in-a-row = { $file } are { $mebibytes } MiB la rând fără niciun jucător și nu se mai citește: este acesta fișierul dorit?
list-none = { $file } nu este o listă de rating: se aștepta textul FIDE cu linia de antet (ID Number, Name, …), fișierul XML FIDE (<playerslist>) sau un CSV cu coloanele id, name și rating; s-a găsit „{ $read }”
list-xml = { $file }: fișierul XML se întrerupe sau este deteriorat în apropierea octetului { $position }: { $cause }
list-xml-ends-inside-player = se încheie în interiorul unui jucător
list-xml-end-without-player = sfârșitul unui jucător care nu a început
list-xml-parser = { $message }
list-table = { $file }: { $cause }
list-month = „{ $read }” nu este o lună: se va scrie YYYY-MM, de exemplu 2025-11
list-rating = ratingul „{ $read }” pentru { $id } { $name } nu este un rating: se aștepta un număr precum 2105 sau 0 pentru un jucător fără rating
list-id-again = { $line ->
    [none] ID-ul „{ $id }” apare deja în listă și contează acela: se aștepta o singură înscriere pentru fiecare jucător
   *[other] ID-ul „{ $id }” apare deja pe linia { $line } și contează aceea: se aștepta o singură înscriere pentru fiecare jucător
}
list-second-for-month = o a doua listă pentru { $month }, pe lângă { $first }: se aștepta o singură listă pentru fiecare dată; se folosește prima
list-second-without-month = o a doua listă fără lună în antet sau în numele fișierului, pe lângă { $first }: se aștepta o singură listă pentru fiecare dată; se folosește prima

officer-unreadable = { $file } nu s-a putut citi ({ $cause }): se va controla calea
officer-too-large = { $file } depășește { $mebibytes } MiB, mărimea maximă a unui fișier pentru --players sau --decisions: o listă cu atâția jucători se dă la --list, care nu are această limită
officer-players-header = { $file }: antetul trebuie să conțină name sau id; s-a găsit „{ $read }”
officer-decisions-header = { $file }: antetul trebuie să conțină name și id; s-a găsit „{ $read }”
officer-unknown-column = { $file }: nu se cunoaște nicio coloană „{ $column }”; se aștepta { $known }
officer-table = { $file }: { $cause }
officer-nobody = nici id, nici name: se aștepta unul dintre ele
officer-id-again = ID-ul „{ $id }” apare deja pe linia { $line } și contează aceea: se aștepta o singură linie pentru fiecare jucător
officer-rating-zero = { $column } „0” nu este un rating: se aștepta un număr mai mare decât 0 sau nimic pentru un jucător fără rating
officer-rating = { $column } „{ $read }” nu este un rating: se aștepta un număr precum 2105 sau nimic
officer-k = k „{ $read }”: se aștepta un număr întreg mai mare ca 0, precum 20
officer-index = index „{ $read }”: se aștepta numărul concursurilor calculate până acum
officer-games = games „{ $read }”: se aștepta numărul partidelor calculate până acum
officer-birth = birth „{ $read }”: se aștepta un an precum 1990
officer-category = category „{ $read }”: se aștepta preferent, 1a, 2a sau 3a; până la corectare, categoria este necunoscută
officer-ever-2400 = ever_2400 „{ $read }”: se aștepta yes sau no
officer-decimal = { $column } „{ $read }”: se aștepta un număr precum 62.5
officer-decision-incomplete = name „{ $name }”, id „{ $id }”: se așteptau amândouă
officer-decided-twice = pentru „{ $name }” s-a decis altfel mai sus: contează ultima linie
officer-decision-no-name = niciun jucător din partide nu se numește „{ $name }”
officer-decision-own-id = „{ $name }” are în partide ID-ul { $id }, care trece înaintea celui decis, { $decided }
officer-unreadable-rating = { $column } „{ $read }” nu se poate citi

## Tournament reports

trf-points-barred = TRF001: punctele nu corespund cu suma rezultatelor la { $name } (linia { $line })
trf-mirror-barred = TRF002: liniile celor doi jucători nu corespund
trf-round-barred = TRF003: runda nu poate fi citită pe linia jucătorului { $name } (linia { $line }, coloana { $column })
trf-points-remark = TRF001: punctele sale nu sunt suma rezultatelor (linia { $line }); se iau partidele asupra cărora cele două linii sunt de acord
trf-rating-unread = ratingul „{ $read }” din linia { $line } a raportului nu poate fi citit: dați o listă de rating
trf-player-missing = linia sa din raport nu poate fi folosită

# What should stand where a line cannot be read: "'…' is not a name"
trf-rank = un număr de start, aliniat la dreapta până la coloana 8
trf-own-rank = un număr de start pe care nu îl are alt jucător
trf-players-rank = numărul de start al unui jucător
trf-name = un nume
trf-blank-in-player = un spațiu între rating, federație și număr
trf-rating = un rating de cel mult patru cifre sau spații
trf-own-id = un ID propriu al jucătorului: îl are și linia { $line }
trf-points = un punctaj precum 3.5
trf-opponent = numărul de start al unui adversar
trf-blank-in-round = un spațiu între datele unei runde
trf-color = w, b sau -
trf-result = un rezultat: 1 = 0 + - W D L H F U Z
trf-bye-or-game = un bye fără adversar sau un rezultat de partidă
trf-day = o dată care poate fi citită într-un singur fel, precum 2025/11/07
trf-odd-indented = { $lines ->
        [one] o linie începe cu spații ({ $columns }): se citește
        [few] { $lines } linii încep cu spații, aceasta cu { $columns }: se citesc
       *[other] { $lines } de linii încep cu spații, aceasta cu { $columns }: se citesc
    } ca și cum codul ar fi în coloana 1
    .suggestion = ștergeți spațiile
trf-odd-code = { $lines ->
        [one] o linie are codul
        [few] { $lines } linii au codul
       *[other] { $lines } de linii au codul
    } „{ $code }”, pe care nu îl are nicio versiune a formatului: nu se citește
    .suggestion = dacă trebuie să spună ceva despre rezultate, corectați codul
trf-odd-long-name = numele { $name } are mai mult de 33 de semne: ce urmează se citește cu { $columns } coloane mai la dreapta
    .suggestion = scurtați numele la coloanele 15-47
trf-odd-id-in-quotes = { $name }: numărul FIDE { $id } este între ghilimele: se citește fără ele
    .suggestion = ștergeți ghilimelele
trf-odd-id-is-date = { $name }: în locul numărului FIDE este o dată: „{ $read }” nu se folosește
    .suggestion = puneți numărul FIDE al jucătorului în coloanele 58-68
trf-odd-id-is-none = { $name }: „{ $read }” nu este un număr FIDE
    .suggestion = puneți numărul FIDE al jucătorului în coloanele 58-68
trf-odd-date-form = „{ $read }” nu are forma acestei linii: se citește ca { $day }
    .suggestion = scrieți an, lună, zi
trf-odd-birth-form = { $players ->
        [one] o dată a nașterii nu are
        [few] { $players } date ale nașterii nu au
       *[other] { $players } de date ale nașterii nu au
    } ordinea an, lună, zi: „{ $read }” ({ $name })
    .suggestion = scrieți 1970/01/31
trf-odd-birth = { $name }: din „{ $read }” nu se poate citi niciun an al nașterii
    .suggestion = scrieți 1970/01/31
trf-odd-scoring = „{ $read }” nu spune cât valorează un rezultat: nu se folosește
    .suggestion = scrieți un simbol și punctele, cum le are formatul

# Tables of results
table-no-row = „{ $message }”: se aștepta un rând CSV
table-empty = { $file }: un antet și niciun rezultat: se aștepta un rând pentru fiecare partidă
table-no-players = „{ $read }”: se aștepta un nume sau un ID pentru Alb și pentru Negru
table-result-impossible = rezultatul „{ $read }”: nicio regulă nu dă aceste două punctaje; se aștepta 1-0, 0-1, 1/2-1/2, 0-0, +/-, -/+ sau *
table-result-missing = fără rezultat: se aștepta 1-0, 0-1, 1/2-1/2 sau *
table-result-unreadable = rezultatul „{ $read }” nu poate fi citit: se aștepta 1-0, 0-1, 1/2-1/2, 0-0, +/-, -/+ sau *
table-date = data „{ $read }”: { $fault }
table-date-open = data „{ $read }” poate fi { $days }: se aștepta YYYY-MM-DD; este omisă
table-rating = { $column } „{ $read }” nu este un rating: se aștepta un număr de la { $lowest } la { $highest } sau nimic pentru un jucător fără rating

## Dates

date-shape = nu este o dată: se aștepta YYYY.MM.DD, cu ?? pentru ce nu se cunoaște
date-year = an inexistent: { $year }
date-month = lună inexistentă: { $month }
date-day = zi inexistentă: { $day }
date-calendar = nu conține nicio zi din calendar: se aștepta YYYY.MM.DD, cu ?? pentru ce nu se cunoaște

## The event file

event-missing = { $file } nu există: se vor verifica scrierea numelui și dosarul curent
event-unreadable = { $file } nu s-a putut citi ({ $cause }): se va verifica dacă este fișier și dacă există drept de citire
event-too-large = { $file } depășește { $mebibytes } MiB, iar un fișier de concurs are cel mult o pagină: este acesta fișierul dorit?
event-not-judged = fișierul { $file } nu a fost verificat, deoarece fișierul concursului are o eroare: { $error }
event-line = { $file }, linia { $line }: { $fault }

event-not-utf8 = textul nu este UTF-8: fișierul se va salva din nou cu codificarea UTF-8
event-syntax = { $read } nu se poate citi ca TOML ({ $reason }): se va scrie cheie = valoare, cu textele între ghilimele, zilele ca 2023-05-01 și fiecare cheie o singură dată
event-unknown-key = { $key } nu se cunoaște aici, se aștepta { $known }: { $remedy }
event-boards-missing = scoring.team.boards lipsește, se aștepta numărul de mese: se va adăuga boards = ... la scoring.team
event-team-scoring-missing = scoring.team.scoring lipsește, se aștepta { $words }: se va adăuga scoring = ... la scoring.team
event-list-key-missing = { $key } lipsește, se așteptau texte într-o listă: se vor scrie ["unu", "doi"]
event-value = { $key } este { $read }, { $expected }

# The remedies of event-unknown-key.
event-remedy-correct-or-delete = se va corecta scrierea sau se va șterge
event-remedy-move = { $name } aparține secțiunii [{ $table }]
event-remedy-meant-key = poate { $meant }?
event-remedy-meant-table = poate [{ $meant }]?

# What event-value expected.
event-expected-table = se aștepta o secțiune: se va scrie [{ $table }] pe o linie proprie și cheile sale dedesubt
event-expected-text = se aștepta un text: se va pune între ghilimele
event-expected-some-text = se aștepta un text care să nu fie gol: linia se va corecta sau, dacă regulamentul concursului nu prevede aceasta, se va șterge
event-expected-true-or-false = se aștepta true sau false: se va scrie unul dintre ele, fără ghilimele
event-expected-words = se aștepta { $words }: linia se va corecta sau, dacă regulamentul concursului nu prevede aceasta, se va șterge
event-expected-day = se aștepta o zi: se va scrie ca 2023-05-01
event-expected-whole-day = se aștepta o zi cu an și lună: se va scrie ca 2023-05-01
event-expected-day-without-time = se aștepta o zi fără oră: se va scrie ca 2023-05-01
event-expected-day-of-calendar = se aștepta o zi din calendar ({ $fault }): se va scrie ca 2023-05-01
event-expected-day-from-start = nu se aștepta o zi dinainte de event.start, { $start }: se va corecta una sau cealaltă
event-expected-time-control = se aștepta un timp de control în sintaxa PGN, în secunde: se va scrie "5400+30" sau, pentru două perioade, "40/5400+30:1800+30"
event-expected-control-alone = nu se aștepta un timp pentru un singur jucător pe lângă time.control, care este pentru ambii: se va păstra time.control sau time.white și time.black
event-expected-other-player = se aștepta și { $other }: se vor indica ambele sau, dacă sunt egale, time.control
event-expected-minutes = se aștepta un număr întreg de minute, 0 sau mai mult: linia se va corecta sau, dacă regulamentul concursului nu prevede aceasta, se va șterge
event-expected-games = se aștepta un număr întreg de partide, 1 sau mai mult: linia se va corecta sau, dacă nu este un meci, se va șterge
event-expected-move-number = se aștepta numărul unei mutări, 0 sau "never": se va scrie 0 dacă remiza poate fi convenită oricând
event-expected-points = se aștepta un număr care să nu fie negativ, cu cel mult două zecimale: se va scrie 1, 0.5 sau 0.25, fără ghilimele
event-expected-win-not-below-draw = se aștepta ca victoria să valoreze cel puțin cât remiza: win, draw și loss se vor da în această ordine a valorii
event-expected-draw-not-below-loss = se aștepta ca remiza să valoreze cel puțin cât înfrângerea: win, draw și loss se vor da în această ordine a valorii
event-expected-win-above-loss = se aștepta ca victoria să valoreze mai mult decât înfrângerea: win, draw și loss se vor da în această ordine a valorii
event-expected-boards = se aștepta un număr întreg de mese, 1 sau mai mult: linia se va corecta sau, dacă regulamentul concursului nu prevede aceasta, se va șterge
event-expected-some-boards = se aștepta un număr întreg de mese, 1 sau mai mult: team se va șterge dacă nu este un concurs pe echipe
event-expected-table-list = se așteptau tabele: se va scrie [[{ $table }]] pe o linie proprie și cheile dedesubt, o dată pentru fiecare listă
event-expected-names = se așteptau texte într-o listă, niciunul gol: se vor scrie ["unu", "doi"]
event-expected-each-once = se aștepta fiecare nume o dată, iar { $name } apare din nou: se va șterge într-unul dintre locuri
event-expected-bis-of-players = se așteptau jucători de pe listă, în afara primului, iar { $name } nu este niciunul: numele se va scrie ca în players
event-expected-beside = se aștepta alături { $other }, fără de care nu spune nimic: se vor da amândouă sau se va șterge linia
event-expected-count = se aștepta un număr întreg, 0 sau mai mult: linia se va corecta sau, dacă regulamentul concursului nu prevede aceasta, se va șterge
event-expected-some-count = se aștepta un număr întreg, 1 sau mai mult: linia se va corecta sau, dacă regulamentul concursului nu prevede aceasta, se va șterge
event-expected-time-of-each = se aștepta timpul albului și al negrului, în secunde: se va scrie "300-240"
event-expected-other-time = se aștepta alt timp decât al tuturor partidelor: după timp se cunoaște partida care hotărăște

## The arbiter's own decisions (--accepted)

accepted-unreadable = { $file }: { $cause }
accepted-too-large = { $file } depășește { $mebibytes } MiB, mărimea maximă a unui fișier de constatări acceptate: este acesta fișierul dorit? Dacă da, se vor elimina rândurile partidelor pe care această rulare nu le citește
accepted-header = { $file }: antetul trebuie să conțină coloanele file, game, rule, reason
accepted-no-game = { $file }, linia { $line }: „{ $value }” nu este numărul unei partide
accepted-no-rule = { $file }, linia { $line }: „{ $value }” nu este codul unei reguli
accepted-no-reason = nu este indicat niciun motiv: nu acceptă nimic
accepted-no-such-file = nu a fost citit niciun fișier „{ $name }”
accepted-no-such-game = „{ $name }” nu are partida { $game }
accepted-other-players = partida { $game } din „{ $name }” este { $white } – { $black } și nu a fost citită nicio partidă cu jucătorii, runda și data acestui rând
accepted-no-such-pairing = nu a fost citită nicio partidă cu white „{ $white }”, black „{ $black }”, round „{ $round }” și date „{ $date }”
accepted-several = corespunde mai multor partide ({ $games }{ $more ->
    [0] {""}
   *[other] ; și încă { $more }
}) și de aceea nu acceptă nimic: se va indica calea fișierului așa cum apare în rapoarte sau jucătorii, runda și data
accepted-no-finding = { $game ->
    [0] { $rule } nu găsește nimic în „{ $name }”
   *[other] { $rule } nu găsește nimic în partida { $game } din „{ $name }”
}
accepted-read-once = intrarea standard poate fi citită o singură dată: se vor indica fișierul ei, -, și numărul partidei

## The account of what was read

account-open = { $file }: octeți citiți { $bytes }, dintre care { $in_games } în partide și { $in_gaps } între partide, iar restul s-a pierdut: este o eroare a programului arbiter, care se va semnala autorilor împreună cu fișierul

## Faults of our own

fault-in-game = { $file }:{ $line }{ $game ->
    [0] {""}
   *[other] , partida { $game }
  }: verificarea nu s-a putut face, din cauza unei erori a programului arbiter ({ $cause }); cazul apare în rapoarte ca INP003, iar restul a fost verificat. Eroarea se va semnala autorilor, împreună cu partida
fault-in-game-kept = { $file }:{ $line }{ $game ->
    [0] {""}
   *[other] , partida { $game }
  }: citirea nu s-a putut face, din cauza unei erori a programului arbiter ({ $cause }); textul se păstrează așa cum este. Eroarea se va semnala autorilor, împreună cu partida
fault-in-game-left-out = { $file }:{ $line }{ $game ->
    [0] {""}
   *[other] , partida { $game }
  }: verificarea nu s-a putut face, din cauza unei erori a programului arbiter ({ $cause }); partida nu intră în calculul ratingului. Eroarea se va semnala autorilor, împreună cu partida
fault-in-more-games = { $games ->
    [one] încă o partidă de acest fel
    [few] încă { $games } partide de acest fel
   *[other] încă { $games } de partide de acest fel
}

## Reports

reports-stale-lock = dosarul { $folder } era încă blocat de o rulare încheiată ({ $holder }): blocarea este preluată
reports-finished = o rulare în { $folder } a fost întreruptă în timp ce rapoartele erau puse la locul lor: operația este acum încheiată
reports-removed = rapoartele scrise pe jumătate de o rulare întreruptă au fost șterse din { $folder }
reports-given-up = rularea precedentă a fost întreruptă în { $folder } și ar fi putut fi continuată cu --resume; ce făcuse a fost șters

## The page (report.html), in the order in which its texts stand there

# The head

page-skip = Salt la listă
page-games-in-files = { $games ->
    [one] { $games } partidă
    [few] { $games } partide
   *[other] { $games } de partide
} în { $files ->
    [one] { $files } fișier
    [few] { $files } fișiere
   *[other] { $files } de fișiere
}
page-language = Limba
page-figurines = Figurine în loc de inițiale pentru piese
page-theme = Luminos sau întunecat
page-print = Tipărește
page-count-errors = { $count ->
    [one] { $count } eroare
    [few] { $count } erori
   *[other] { $count } de erori
}
page-count-warnings = { $count ->
    [one] { $count } atenționare
    [few] { $count } atenționări
   *[other] { $count } de atenționări
}
page-count-notes = { $count ->
    [one] { $count } notă
    [few] { $count } note
   *[other] { $count } de note
}
page-count-clean = { $count ->
    [one] { $count } partidă fără constatări
    [few] { $count } partide fără constatări
   *[other] { $count } de partide fără constatări
}
page-count-unreadable = { $count ->
    [one] { $count } partidă ilizibilă
    [few] { $count } partide ilizibile
   *[other] { $count } de partide ilizibile
}
page-count-not-judged = { $count ->
    [one] { $count } partidă neverificată
    [few] { $count } partide neverificate
   *[other] { $count } de partide neverificate
}
page-too-old = Lista nu a putut fi despachetată: browserul este mai vechi de 2023 sau fișierul este deteriorat. Mai jos sunt rezumatul și primele constatări; tabelele de lângă pagină (findings.csv, games.csv, claims.csv) conțin totul.
page-no-script = Fără script, această pagină afișează rezumatul și primele constatări. Tabelele care o însoțesc (findings.csv, games.csv, claims.csv) conțin tot.

# Totals

page-totals = Totaluri
page-chart-rules = Constatări pe reguli
page-chart-other-rules = { $count ->
    [one] { $count } altă regulă
    [few] { $count } alte reguli
   *[other] { $count } de alte reguli
}
page-chart-severities = Constatări după gravitate
page-chart-games = Partide
page-chart-rounds = Constatări pe runde
page-chart-rounds-together = { $count } runde pe coloană
page-chart-months = Constatări pe luni
page-chart-results = Rezultate schimbate
page-chart-terminations = Moduri de încheiere, raportate și auditate
page-chart-clocks = Cel mai mic timp rămas, pe partide
page-submitted = Raportat
page-audited = Auditat
page-unchanged = Neschimbat

# What was audited and how

page-how = Ce s-a auditat și cum
page-how-laws = Legile șahului
page-how-options = Opțiuni
page-how-program = Program
page-how-files = Fișiere
page-how-and-more = … și încă { $count }
page-how-skipped = Omise
page-how-skipped-none = Niciun fișier nu a fost omis.
page-skip-reason = { $reason ->
    [empty] gol
    [no_games] fără partide
    [engine_log] ce a scris un motor în timp ce gândea
    [positions] o listă de poziții
    [move_counts] o numărătoare de mutări
    [openings] o listă de deschideri
    [report] un raport de turneu
    [results_table] un tabel de rezultate
    [zip_inside] o arhivă în altă arhivă
    [zip_without_games] o arhivă fără partide
    [tar] o arhivă tar, care nu se deschide
    [behind_unpack_limit] dincolo de limita --max-unpacked
    [output_of_arbiter] un raport al acestei rulări
    [settings] opțiunile obișnuite ale dosarului
   *[other] { $reason }
}
page-how-left-out = În afara acestei pagini
page-how-games-of-edition = { $games ->
    [one] { $edition }: { $games } partidă
    [few] { $edition }: { $games } partide
   *[other] { $edition }: { $games } de partide
}

# Decisions

page-accepted-count = { $count ->
    [one] { $count } constatare acceptată
    [few] { $count } constatări acceptate
   *[other] { $count } de constatări acceptate
}
page-unsaved = încă nesalvat
page-save-accepted = Salvează accepted.csv
page-accepted-use = pentru rularea următoare: arbiter audit --accepted accepted.csv
page-accepted-left-out = { $count ->
    [one] { $count } constatare nu este în această pagină: se va păstra fișierul anterior, dacă a fost acceptată acolo
    [few] { $count } constatări nu sunt în această pagină: se va păstra fișierul anterior pentru cele acceptate acolo
   *[other] { $count } de constatări nu sunt în această pagină: se va păstra fișierul anterior pentru cele acceptate acolo
}
page-saved = { $count ->
    [one] accepted.csv cu { $count } rând
    [few] accepted.csv cu { $count } rânduri
   *[other] accepted.csv cu { $count } de rânduri
}

# The list

page-list = Listă
page-part-unread = O parte a acestei pagini este deteriorată și nu a putut fi citită ({ $parts }). Tabelele care o însoțesc conțin tot.
page-tab-findings = Constatări { $count }
page-tab-games = Partide { $count }
page-shown = Afișare
page-errors = erori
page-warnings = atenționări
page-notes = note
page-accepted = acceptate
page-groups = grupuri
page-rule = Regulă
page-event = Concurs
page-round = Rundă
page-file = Fișier
page-status = Starea partidei
page-any-rule = toate regulile
page-any-event = toate concursurile
page-any-round = toate rundele
page-any-file = toate fișierele
page-any-status = partide în orice stare
page-status-name = { $status ->
    [clean] fără constatări
    [findings] cu constatări
    [unreadable] ilizibilă
    [not_judged] neverificată
   *[other] { $status }
}
page-round-number = runda { $round }
page-none = lipsă
page-too-many = și încă { $count }: se va folosi căutarea
page-search = Jucător, concurs, mesaj, cuvânt, fișier
page-reading = Se citește: { $count } până acum
page-count-findings = { $total ->
    [one] { $shown } din { $total } constatare
    [few] { $shown } din { $total } constatări
   *[other] { $shown } din { $total } de constatări
}
page-count-games = { $total ->
    [one] { $shown } din { $total } partidă
    [few] { $shown } din { $total } partide
   *[other] { $shown } din { $total } de partide
}
page-sort = Sortează după: { $column }
page-head-severity = !
page-head-rule = Regulă
page-head-players = Jucători
page-head-move = Mutare
page-head-round = Rundă
page-head-number = Nr.
page-head-result = Rezultat
page-head-findings = Constatări
page-severity = gravitate
page-number = ordinea citirii
page-players = Jucători
page-move = Mutare
page-findings = constatări
page-error = eroare
page-warning = atenționare
page-note = notă
page-group-event = { $games ->
    [one] { $games } partidă din { $name }
    [few] { $games } partide din { $name }
   *[other] { $games } de partide din { $name }
}
page-group-file = { $games ->
    [one] { $games } partidă din fișierul { $name }
    [few] { $games } partide din fișierul { $name }
   *[other] { $games } de partide din fișierul { $name }
}
page-nothing-found = Nu s-a constatat nimic.
page-no-games = În această pagină nu sunt partide.
page-nothing-matches = Nimic nu corespunde tuturor acestor filtre. Se poate elimina unul dintre ele:
page-drop-severities = gravitate
page-drop-accepted = cele acceptate ascunse
page-drop-rule = regulă
page-drop-event = concurs
page-drop-round = rundă
page-drop-file = fișier
page-drop-status = starea partidei
page-drop-query = căutare
page-would-show = { $count ->
    [one] { $count } ar fi afișată
   *[other] { $count } ar fi afișate
}
page-drop-all = Elimină toate filtrele
page-findings-left-out = { $count ->
    [one] Încă { $count } constatare nu încape în această pagină: findings.csv le conține pe toate.
    [few] Încă { $count } constatări nu încap în această pagină: findings.csv le conține pe toate.
   *[other] Încă { $count } de constatări nu încap în această pagină: findings.csv le conține pe toate.
}
page-games-left-out = { $count ->
    [one] Încă { $count } partidă nu încape în această pagină: games.csv le conține pe toate.
    [few] Încă { $count } partide nu încap în această pagină: games.csv le conține pe toate.
   *[other] Încă { $count } de partide nu încap în această pagină: games.csv le conține pe toate.
}
page-keys = j k următorul, anteriorul · ← → mutări · / căutare · Esc înapoi la listă

# One case

page-case = Caz
page-pick-one = Se va alege un rând din listă.
page-back = ◂ Înapoi la listă
page-previous = Anteriorul din listă (k)
page-next = Următorul din listă (j)
page-link = Link
page-link-title = Copiază adresa acestui caz
page-copied = Copiat
page-not-copied = Acest browser nu permite paginii să copieze
page-print-case = Tipărește
page-decide = ✓ Decide
page-decide-all = ✓ Decide pentru toate ({ $count })
page-place-game = partida { $game }, linia { $line }
page-place-line = linia { $line }
page-reason = Motiv
page-reason-1 = văzut pe fișa originală: înregistrarea este corectă
page-reason-2 = greșeală de notare fără efect asupra rezultatului
page-reason-3 = soluționat de arbitru în timpul concursului
page-reason-4 = regulamentul concursului permite aceasta
page-reason-own = alt motiv (se scrie aici)
page-reason-text = cu propriile cuvinte
page-reason-missing = Este necesar un motiv: rularea următoare îl afișează lângă constatare.
page-accept = { $count ->
    [one] Acceptă
   *[other] Acceptă { $count }
}
page-accept-together = O decizie este valabilă pentru toate constatările aceleiași reguli din aceeași partidă: aceasta rezolvă { $count }.
page-cancel = Anulează
page-accepted-because = Acceptată:
page-take-back = retrage
page-article = Legile șahului
page-law = Legile șahului { $edition }, art. { $article }
page-other-editions = alte ediții
page-written = Scris
page-line = linia { $line }
page-evidence = Dovezi
page-suggestion = De făcut
page-assumes = Se bazează pe
page-assumed-at = { $way ->
    [stood] { $move } efectuată totuși, deși ilegală
    [slip] { $move } citită ca greșeală de notare
    [left_out] o mutare omisă înainte de { $move }
    [twice] un cuvânt scris de două ori la { $move }
    [swapped] două cuvinte care și-au schimbat locul la { $move }
   *[other] modul în care a continuat redarea la { $move }
}
page-fen = FEN
page-copy = copiază
page-explain = Ce verifică { $rule }

# The board and the moves

page-board-label = Alb: { $white }. Negru: { $black }.
page-board-pieces = { ROLE($role) } { $squares }
page-step = Parcurgerea partidei
page-step-first = La început
page-step-back = O mutare înapoi (←)
page-step-on = O mutare înainte (→)
page-step-last = La sfârșit
page-step-finding = La constatare
page-turn-board = Întoarce tabla
page-position-before = Înainte de { $move }
page-position-after = După { $move }
page-position-start = Poziția inițială
page-position-finding = Poziția constatării
page-arrow-bad = nu poate fi valabilă
page-arrow-suggested = sugerată sau citită în locul ei
page-marked = a se vedea { $squares }
page-moves = Mutări
page-sign-fault = tăiată: nu a putut fi jucată
page-sign-resumed = ≈ redarea continuă de aici
page-sign-repeated = 1/3 aceeași poziție, prima din trei apariții
page-sign-offer = (=) propunere de remiză
page-sign-claim = C solicitare
page-resumed = { $way ->
    [stood] mutarea ilegală a fost totuși efectuată
    [slip] citită ca greșeală de notare
    [left_out] aici a fost omisă o mutare
    [twice] scrisă de două ori: s-a trecut peste ea
    [swapped] două cuvinte își schimbaseră locul
   *[other] redarea a continuat de aici
}
page-proof = Demonstrație
page-proof-start = Poziția de demonstrat
page-clocks = Ceasuri
page-clock-white = Alb { $time }
page-clock-black = Negru { $time }
page-claims = Solicitări
page-claim = { PLAYER($player) }, { $move ->
    [none] înainte de prima mutare
   *[other] după { $move }
}: { $claim ->
    [threefold] repetarea de trei ori a poziției
    [fifty] regula celor 50 de mutări
    [flag] căderea stegulețului
    [mate] mat
    [stalemate] pat
    [dead] poziție moartă
    [agreement] acord
    [normal-means] ultimele două minute
   *[other] { $claim }
}, { $verdict ->
    [correct] solicitare corectă
    [wrong] solicitare incorectă
    [undecidable] nu se poate decide
    [not_in_edition] solicitare neprevăzută de această ediție
   *[other] { $verdict }
}{ $article ->
    [none] { "" }
   *[other] { " " }(art. { $article })
}
page-claim-penalty = { $time } pentru { PLAYER($player, "bare") }

# The game

page-about-game = Partida
page-result = Rezultat
page-termination = Încheiere
page-termination-word = { $word ->
    [checkmate] mat
    [stalemate] pat
    [dead_position] poziție moartă
    [fivefold] repetarea de cinci ori a poziției
    [seventyfive] regula celor 75 de mutări
    [time_forfeit] pierdere la timp
    [resignation] cedare
    [agreement] remiză prin acord
    [threefold_claim] solicitare pentru repetarea de trei ori
    [fifty_claim] solicitare după regula celor 50 de mutări
    [default] forfeit
    [sealed_move] mutare secretă
    [illegal_moves] mutări ilegale
    [unfinished] partidă neterminată
    [unknown] necunoscută
   *[other] { $word }
}
page-laws = Ediția aplicată
page-edition = { $basis ->
    [date] Legile șahului din { $edition }, după dată
    [date_gap] Legile șahului din { $edition }; despre cele de atunci se cunosc puține
    [option] Legile șahului din { $edition }, la cerere
    [event] Legile șahului din { $edition }, după concurs
    [assumed] Legile șahului din { $edition }, presupuse
   *[other] Legile șahului din { $edition }
}
page-pace = Ritm de joc
page-pace-word = { $word ->
    [standard] șah clasic
    [rapid] șah rapid
    [blitz] blitz
   *[other] { $word }
}
page-time-control = Timp de control
page-site = Loc
page-alphabet = Inițiale
page-encoding = Codificare
page-half-moves = Semimutări
page-half-moves-of = redate: { $all }; înainte de prima greșeală: { $sound }
page-game-findings = { $count ->
    [one] { $count } constatare în această partidă
    [few] { $count } constatări în această partidă
   *[other] { $count } de constatări în această partidă
}
page-status-word = { $status ->
    [clean] În această partidă nu s-a constatat nimic.
    [unreadable] Această partidă nu a putut fi citită.
    [not_judged] O variantă de șah care nu se verifică.
   *[other] Nimic care să fie eroare sau atenționare.
}
page-finding = Constatare
page-group-rest = { $count ->
    [one] și încă { $count } în listă
   *[other] și încă { $count } în listă
}

# Cases on paper and without script

page-cases = Cazuri
page-printed = { $total ->
    [one] { $shown } din { $total } caz.
    [few] { $shown } din { $total } cazuri.
   *[other] { $shown } din { $total } de cazuri.
}

## The page of ratings (rating_report.html)

page-rating-system = { $system }: { $players ->
    [one] { $players } jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
}, { $games ->
    [one] { $games } partidă
    [few] { $games } partide
   *[other] { $games } de partide
}
page-rating-differing = { $count ->
    [one] { $count } jucător ar avea alt rating după audit
    [few] { $count } jucători ar avea alt rating după audit
   *[other] { $count } de jucători ar avea alt rating după audit
}
page-rating-none-differs = Auditul nu schimbă ratingul nimănui
page-rating-not-counted = { $count ->
    [one] { $count } partidă care nu contează pentru un jucător sau pentru ambii
    [few] { $count } partide care nu contează pentru un jucător sau pentru ambii
   *[other] { $count } de partide care nu contează pentru un jucător sau pentru ambii
}
page-rating-too-old = Lista nu a putut fi despachetată: browserul este mai vechi de 2023 sau fișierul este deteriorat. Mai jos sunt rezumatul și primii jucători; tabelele de lângă pagină (ratings.csv, rating_games.csv, rating_differences.csv) conțin totul.
page-rating-no-script = Fără script, această pagină afișează rezumatul și primii jucători. Tabelele care o însoțesc (ratings.csv, rating_games.csv, rating_differences.csv) conțin tot.
page-rating-chart-games = Partide
page-rating-counted = luate în calcul
page-rating-left-out = neluate în calcul
page-rating-changed = cu rezultatul schimbat
page-rating-chart-rules = Rezultate schimbate, după regulă
page-rating-chart-ratings = Jucători după rating
page-rating-how = Ce s-a calculat, și cum
page-rating-system-label = Sistem
page-rating-complaints = Avertismente
page-rating-no-complaints = Niciunul.
page-rating-players-left-out = { $count ->
    [one] Încă { $count } jucător nu încape în această pagină: ratings.csv îi conține pe toți.
    [few] Încă { $count } jucători nu încap în această pagină: ratings.csv îi conține pe toți.
   *[other] Încă { $count } de jucători nu încap în această pagină: ratings.csv îi conține pe toți.
}
page-rating-papers-left-out = { $count ->
    [one] Calculul pentru { $count } jucător nu încape: rate --explain îl tipărește.
    [few] Calculele pentru { $count } jucători nu încap: rate --explain le tipărește.
   *[other] Calculele pentru { $count } de jucători nu încap: rate --explain le tipărește.
}
page-rating-players = Jucători
page-rating-printed = { $total ->
    [one] { $shown } din { $total } jucător.
    [few] { $shown } din { $total } jucători.
   *[other] { $shown } din { $total } de jucători.
}
page-rating-count = { $total ->
    [one] { $shown } din { $total } jucător
    [few] { $shown } din { $total } jucători
   *[other] { $shown } din { $total } de jucători
}
page-head-player = Jucător
page-head-before = Înainte
page-head-games = Part.
page-head-score = Puncte
page-head-expected = Aștept.
page-head-k = K
page-head-change_submitted = ± rap.
page-head-change_audited = ± aud.
page-head-after = După
page-head-plot = Grafic
page-rating-only-differing = numai cei care diferă
page-rating-only-remarked = numai cu observații
page-rating-search = Jucător, cod, federație, observație
page-rating-keys = j k următorul, anteriorul · / căutare · Esc înapoi la listă
page-rating-scale = de la { $from } la { $to }
page-nothing-fits = Nimic nu corespunde acestor filtre.
page-rating-before = Rating anterior: { $rating }
page-rating-unrated = Fără rating anterior
page-rating-games = Partide
page-rating-games-left-out = Partide care nu contează (celelalte depind unele de altele și nu au calcul propriu)
page-rating-score = Punctaj
page-rating-mean = Media adversarilor
page-rating-expected = Punctaj așteptat
page-rating-k = K
page-rating-change = Variație
page-rating-after = Rating nou
page-rating-error = Eroare standard
page-rating-paper = Pe hârtie
page-rating-paper-left-out = Nu a fost loc pentru acest calcul: rate --explain îl tipărește.
page-rating-head-round = Runda
page-rating-head-opponent = Adversar
page-rating-head-rating = Rating
page-rating-head-difference = D
page-rating-head-expected = Aștept.
page-rating-head-score = Puncte
page-rating-head-change = ±
page-rating-head-remark = Observație
page-rating-changed-by = Rezultat schimbat de audit:
page-colour = { $colour ->
    [white] alb
   *[black] negru
}

## The page of reconciled games (reconcile.html)

page-reconcile-games = { $count ->
    [one] { $count } partidă din două fișe
    [few] { $count } partide, fiecare din două fișe
   *[other] { $count } de partide, fiecare din două fișe
}
page-reconcile-too-old = Lista nu a putut fi despachetată: browserul este mai vechi de 2023 sau fișierul este deteriorat. Mai jos sunt primele rânduri care diferă; reconcile.csv și reconciled.pgn conțin totul.
page-reconcile-no-script = Fără script, această pagină afișează primele rânduri care diferă. reconcile.csv și reconciled.pgn conțin tot.
page-reconcile-chart = Jumătăți de mutare
page-reconcile-agreed = ambele fișe coincid
page-reconcile-differing = fișele diferă
page-reconcile-doubtful = îndoielnice
page-reconcile-results = rezultate care diferă
page-reconcile-how = Ce s-a citit, și cum
page-reconcile-alone = Fără pereche
page-reconcile-left-out = { $count ->
    [one] Încă { $count } partidă nu încape în această pagină: reconcile.csv le conține pe toate.
    [few] Încă { $count } partide nu încap în această pagină: reconcile.csv le conține pe toate.
   *[other] Încă { $count } de partide nu încap în această pagină: reconcile.csv le conține pe toate.
}
page-reconcile-rows = Rânduri care diferă
page-reconcile-first = Cel mult primele { $count }.
page-reconcile-white-sheet = Fișa albului
page-reconcile-black-sheet = Fișa negrului
page-reconcile-copies = Cele două copii
page-reconcile-chosen = Aleasă
page-reconcile-confidence = Siguranță
page-reconcile-same = coincid
page-reconcile-other = nu coincid
page-reconcile-counts = { $plies } jumătăți de mutare; diferă: { $differing }; îndoielnice: { $doubtful }
page-reconcile-result = Rezultat: fișa albului { $white }, fișa negrului { $black }
page-reconcile-only-differing = numai cele care diferă
page-reconcile-only-doubtful = numai cele îndoielnice
page-reconcile-search = Jucător, concurs, fișier
page-head-sheets = Partidă
page-head-plies = Jum. mut.
page-head-differing = Diferă
page-head-doubtful = Îndoieli

## Terminalul

screen-games = { $count ->
    [one] { $shown } partidă
    [few] { $shown } partide
   *[other] { $shown } de partide
}
screen-half-moves = { $count ->
    [one] { $shown } semimutare
    [few] { $shown } semimutări
   *[other] { $shown } de semimutări
}
screen-reports = { $count ->
    [one] { $shown } raport
    [few] { $shown } rapoarte
   *[other] { $shown } de rapoarte
}
screen-results-tables = { $count ->
    [one] { $shown } tabel
    [few] { $shown } tabele
   *[other] { $shown } de tabele
}
screen-results = { $count ->
    [one] { $shown } rezultat
    [few] { $shown } rezultate
   *[other] { $shown } de rezultate
}
screen-players = { $count ->
    [one] { $shown } jucător
    [few] { $shown } jucători
   *[other] { $shown } de jucători
}
screen-teams = { $count ->
    [one] { $shown } echipă
    [few] { $shown } echipe
   *[other] { $shown } de echipe
}
screen-teams-of = { $teams } ({ $players })
screen-errors = { $count ->
    [one] { $shown } eroare
    [few] { $shown } erori
   *[other] { $shown } de erori
}
screen-warnings = { $count ->
    [one] { $shown } atenționare
    [few] { $shown } atenționări
   *[other] { $shown } de atenționări
}
screen-notes = { $count ->
    [one] { $shown } notă
    [few] { $shown } note
   *[other] { $shown } de note
}
screen-accepted = { $shown } acceptate
screen-read = { $what } în { $seconds } s
screen-speed = ({ $shown } partide/s)
screen-some-shown = afișate { $some } din { $all }; { $flag }
screen-error = eroare
screen-warning = atenționare
screen-note = notă
screen-whole-events = { $count ->
    [one] { $games } din { $shown } concurs
    [few] { $games } din { $shown } concursuri
   *[other] { $games } din { $shown } de concursuri
}
screen-more-rules = { $count ->
    [one] și încă { $shown } regulă cu { $findings }: se află în summary.json
    [few] și încă { $shown } reguli cu { $findings }: se află în summary.json
   *[other] și încă { $shown } de reguli cu { $findings }: se află în summary.json
}
screen-article = (Legile { $edition }, { $article })
screen-in-game = partida { $game } ({ $players })
screen-at-move = mutarea { $place }
screen-evidence = dovezi
screen-help = ajutor
screen-reports-in = rapoarte în { $folder }
screen-goes-on = { $games ->
    [one] continuă după { $shown } partidă pe care rularea întreruptă o judecase
    [few] continuă după { $shown } partide pe care rularea întreruptă le judecase
   *[other] continuă după { $shown } de partide pe care rularea întreruptă le judecase
}
screen-nothing-to-resume = în { $folder } nu este niciun punct de control al unei rulări întrerupte: rularea începe de la început
screen-no-checkpoint = nu s-a putut păstra niciun punct de control ({ $cause }): dacă această rulare este întreruptă, nu va putea fi continuată
screen-can-be-resumed = întrerupt: aceeași comandă cu --resume continuă de la ultimul punct de control
screen-skipped = { $count ->
    [one] { $shown } fișier fără partide omis ({ $names })
    [few] { $shown } fișiere fără partide omise ({ $names })
   *[other] { $shown } de fișiere fără partide omise ({ $names })
}
screen-not-unpacked = { $count ->
    [one] { $shown } fișier dincolo de limita --max-unpacked necitit ({ $names })
    [few] { $shown } fișiere dincolo de limita --max-unpacked necitite ({ $names })
   *[other] { $shown } de fișiere dincolo de limita --max-unpacked necitite ({ $names })
}
screen-named-twice = { $count ->
    [one] { $shown } fișier numit de două ori și citit o dată ({ $names })
    [few] { $shown } fișiere numite de două ori și citite o dată ({ $names })
   *[other] { $shown } de fișiere numite de două ori și citite o dată ({ $names })
}
screen-same-file = { $file } este { $other }
screen-rated = { $games }, { $players }; { $unrated } neevaluate pentru un jucător sau amândoi; { $differing } cu altă variație după audit
screen-crosschecked = { $games } comparate cu { $report }: { $counts }
screen-crosscheck-row = { $verdict }: runda { $round }, { $white } – { $black }: { $why }
screen-crosscheck-game = { " " }({ $file }, partida { $game })
screen-checked = înainte de trimitere: { $counts }
screen-check-row = { $verdict }: { $check }: { $why }
screen-check-row-at = { $verdict }: { $check }, { $place }: { $why }
screen-more-rows = … și încă { $count }, care sunt în { $file }
screen-games-in = { $games } în { $folder }
screen-no-counterpart = { $file } nu are pereche cu același nume și a fost lăsat deoparte
screen-skipped-as = { $file }: { page-skip-reason }
screen-pedantic = pedantă
screen-pedantic-is-off = pedantă: oprită dacă nu e selectată
screen-example = Un caz
screen-articles = Articole
screen-of-edition = Legile din { $edition }: { $told }
screen-no-article = niciunul
screen-not-known = necunoscut; { $article }
screen-not-known-nor-around = necunoscut; niciunul înainte și după
screen-flags-from = opțiuni din { $file }: { $flags }
screen-new-list = { $file }: lista nouă, după rezultatele { $basis ->
    [audited] auditate
   *[submitted] depuse
}: { $players }; cu alt rating: { $changed }; noi: { $new }
screen-new-cut = tăiați sau cu alte litere în coloanele FIDE: { $players }; un FIȘIER terminat în .csv păstrează tot
screen-new-wrong = fără număr în locul ratingului pe lista anterioară: { $players }, scriși fără rating
screen-new-rated-meanwhile = cu rating pe lista anterioară, dar nu când au jucat: { $players }; acel rating rămâne
screen-new-without-id = noi pe listă fără ID: { $players }; dați-le unul în --players
screen-carried = { $file }: { $games } de la { $players } fără rating, reportate
screen-not-carried = { $games } de la { $players } contează pentru un prim rating: --write-carry FIȘIER le păstrează pentru lista următoare
screen-reading-lists = se citește lista de rating
screen-reckoning = se calculează ratingurile
screen-copy-plies = { $count } semimutări
screen-copies-agree = copiile coincid peste tot
screen-copies-agree-nowhere = copiile nu coincid nicăieri
screen-copies-agree-up-to = copiile coincid până la { $first }, diferă la { $differing } semimutări și coincid ultima dată la { $last }
screen-at-ply = semimutarea { $ply } ({ $number })
screen-in-doubt = { $count } incerte
screen-offer-of-one = la { $place } doar { PLAYER($player) } notează o ofertă de remiză
screen-results-differ = diferă asupra rezultatului
screen-copies-contradict = se contrazic în afara mutărilor { $count ->
    [one] o dată
    [few] de { $count } ori
   *[other] de { $count } de ori
}
screen-copy-empty = copia { PLAYER($player, "of") } este goală
screen-copy-ended = copia { PLAYER($player, "of") } se termină la { $place }
screen-not-one-game = { $files }: nu sunt copii ale aceleiași partide: se despart la mutarea { $number } și nu se mai întâlnesc
screen-copy-left = { $file }: { $place ->
    [none] înaintea primei mutări
   *[other] după { $place }
} { $count ->
    [one] o căsuță nu corespunde
    [few] { $count } căsuțe nu corespund
   *[other] { $count } de căsuțe nu corespund
} niciunei mutări: { $words }
screen-beyond-repair = { $file }: { $place ->
    [none] nu poate fi reparat de la început
   *[other] nu poate fi reparat după { $place }
}: prea multe căsuțe nu spun nimic
screen-findings = { $count ->
    [one] { $shown } constatare
    [few] { $shown } constatări
   *[other] { $shown } de constatări
}

## Turnee și clasamente

tournament-of-file = turneul din { $file }
tournament-named = { $name }
tournament-named-of-day = { $name }, { $start }
tournament-several = { $count ->
    [few] { $count } turnee
   *[other] { $count } de turnee
}: fiecare are clasamentul său, iar coloana tournament spune care este
tournament-name-variants = ID-ul { $id } apare cu mai multe nume, luate drept o singură persoană: { $names }
tournament-open-name = „{ $name }” apare fără ID, iar mai multe persoane cu ID au acest nume: luat drept încă o persoană; dați ID-ul
tournament-two-in-round = partida { $game }: { $player } are altă partidă în runda { $round }, partida { $other }; partida { $game } se socotește în runda { $counted }; corectați runda
tournament-contradiction = partida { $game }: { $white } și { $black } au alt rezultat în runda { $round } într-o partidă de dinainte, care se socotește; corectați una dintre ele
tournament-one-name = partida { $game }: albul și negrul sunt „{ $name }”: lăsată deoparte; corectați numele
tournament-without-round = { $games ->
    [one] { $games } partidă nu are rundă în cifre și se socotește în prima rundă liberă a ambilor jucători
    [few] { $games } partide nu au rundă în cifre și se socotesc în primele runde libere ale ambilor jucători
   *[other] { $games } de partide nu au rundă în cifre și se socotesc în primele runde libere ale ambilor jucători
}
tournament-round-by-day = { $games ->
    [one] { $games } partidă nu are rundă în cifre: nimeni nu are două partide într-o zi, iar runda ei este cea a zilei
    [few] { $games } partide nu au rundă în cifre: nimeni nu are două partide într-o zi, iar zilele sunt rundele lor
   *[other] { $games } de partide nu au rundă în cifre: nimeni nu are două partide într-o zi, iar zilele sunt rundele lor
}
tournament-unfinished = { $games ->
    [one] { $games } partidă nu are rezultat și nu se socotește nimănui
    [few] { $games } partide nu au rezultat și nu se socotesc nimănui
   *[other] { $games } de partide nu au rezultat și nu se socotesc nimănui
}
tournament-nothing-known = nu se știe nimic despre { $rounds ->
    [one] { $rounds } rundă
    [few] { $rounds } runde
   *[other] { $rounds } de runde
} la { $players ->
    [one] { $players } jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
}, socotite ca absență fără puncte: pauzele stau într-un raport de turneu (TRF), nu în partide
tournament-nothing-known-of-teams = nu se știe nimic despre { $rounds ->
    [one] { $rounds } rundă
    [few] { $rounds } runde
   *[other] { $rounds } de runde
} la { $teams ->
    [one] { $teams } echipă
    [few] { $teams } echipe
   *[other] { $teams } de echipe
}, socotite ca absență fără puncte: pauzele stau într-un raport de turneu (TRF), nu în partide
tournament-differing = { $games ->
    [one] auditul ar schimba { $games } rezultat
    [few] auditul ar schimba { $games } rezultate
   *[other] auditul ar schimba { $games } de rezultate
}: --basis audited le socotește așa
tournament-changed = { $games ->
    [one] auditul schimbă { $games } rezultat
    [few] auditul schimbă { $games } rezultate
   *[other] auditul schimbă { $games } de rezultate
}: se socotesc așa, cum cere --basis audited
tournament-no-opponent = { $name }, runda { $round }: nu există linie pentru numărul { $opponent }; punctele se socotesc, adversarul nu
tournament-other-points = { $name }: raportul spune { $stated } puncte, rezultatele dau { $counted }, care se socotesc
tournament-other-line = { $name }, runda { $round }: linia dă { $own } contra { $opponent }, iar linia lui { $opponent } dă { $theirs }; fiecare se socotește după linia sa; corectați una dintre ele
tournament-other-bye = { $name }: linia 240 spune că are pauză în runda { $round }, linia jucătorului altceva, care se socotește
tournament-no-team-player = echipa { $team }: niciun jucător nu are numărul { $number }
tournament-no-number = o linie { $code } spune { $number }, care nu este numărul vreunui jucător sau al vreunei echipe
tournament-other-team-points = echipa { $team }: raportul spune { $stated } puncte de meci și de partidă, partidele dau { $counted }, care se socotesc
tournament-two-boards = partida { $game }: { $player } are altă partidă în runda { $round } a acestui concurs pe echipe; amândouă se socotesc, fiecare la meciul ei; corectați runda sau numele, ori hotărâți care rămâne
tournament-two-teams = partida { $game }: { $player } joacă pentru { $team }, iar înainte a jucat pentru { $before }
tournament-team-of-others = partida { $game }: { $said ->
    [none] nu este numită nicio echipă pentru { $player }
   *[other] echipa lui { $player } este „{ $said }”, pe care nicio altă partidă nu o numește
}: se socotește la { $team }, ca în celelalte partide; corectați eticheta
tournament-no-team = partida { $game } nu numește nicio echipă pentru { $player }, și nici o alta: nu se socotește la niciun meci; adăugați eticheta (WhiteTeam, BlackTeam)
tournament-tie-break-game = partida { $game }, { $white } – { $black }, este de departajare după controlul de timp: nu dă puncte și hotărăște dacă cele două sunt la egalitate
tournament-tie-break-of-nobody = partida { $game } este de departajare după controlul de timp, iar echipele ei (WhiteTeam, BlackTeam) nu joacă niciun meci: lăsată deoparte; corectați numele echipelor

annulled-withdrew = { $name } s-a retras după runda { $after } din { $rounds }, înainte de jumătate: totul anulat, și ce au făcut alții împotriva lui
annulled-defaults = { $name } este eliminat pentru { $defaults } neprezentări după runda { $after } din { $rounds }, înainte de jumătate: totul anulat, și ce au făcut alții împotriva lui
annulled-stands = { $name } este eliminat pentru { $defaults } neprezentări după runda { $after }: punctele rămân
annulled-played-on = { $name } este eliminat pentru { $defaults } neprezentări după runda { $after } și a fost împerecheat din nou în runda { $round }
annulled-open = { $name }: nu se știe nimic după runda { $after } din { $rounds }, înainte de jumătate; cine s-a retras este anulat după aceste reguli, iar un raport de turneu (TRF) ar spune-o: nu se anulează nimic

tie-rules-asked = departajări după { $rules }, cum s-a cerut
tie-rules-by-date = departajări după { $rules }, regulile în vigoare la { $start }, când a început turneul
tie-rules-before = departajări după { $rules }: turneul a început la { $start }, înaintea acestor reguli, iar cele mai vechi nu sunt construite
tie-rules-no-date = departajări după { $rules }, regulile cele mai noi: nicio dată nu spune când a început turneul; --rules alege altele
tie-unknown = nicio departajare nu se numește „{ $given }”; cunoscute sunt { $known }
tie-modifier = „{ $given }”: „{ $modifier }” nu poate sta acolo; BH/C1 taie cel mai mic, BH/M1 cel mai mic și cel mai mare
tie-only-teams = „{ $given }” este o departajare pentru echipe, iar datele nu numesc echipe
tie-twice = „{ $given }” este numită de două ori

tie-opponent = runda { $round }, { $opponent }: { $amount }
tie-opponent-adjusted = runda { $round }, { $opponent }: { $amount }, adică { $made } cu remize în rundele { $draws }
tie-dummy = runda { $round }, nejucată: { $amount }, punctele proprii
tie-dummy-capped = runda { $round }, nejucată: { $amount }, cel mult cât poate sta în locul celor { $own } puncte proprii
tie-times = { $line } × { $result } = { $product }
tie-cut = tăiat: { $line }
tie-cut-voluntary = tăiat primul, nejucată din voie proprie: { $line }
tie-cut-high = tăiat ca cel mai mare: { $line }
tie-sum = sumă: { $amount }
tie-mean = { $sum } / { $count } = { $amount }
tie-rounds = rundele { $rounds }: { $amount }
tie-no-rounds = nu se socotește nicio rundă
tie-result = { $opponent ->
    [none] runda { $round }: { $amount }
   *[other] runda { $round }, { $opponent }: { $amount }
}
tie-after-round = după runda { $round }: { $amount }
tie-limit = împotriva celor cu cel puțin { $limit } puncte
tie-below-limit = runda { $round }, { $opponent }: nu se socotește, { $amount } puncte
tie-opponent-rating = runda { $round }, { $opponent }: { $rating }
tie-unrated-as = runda { $round }, { $opponent }: fără rating, se socotește { $rating }
tie-rating-mean = { $games ->
    [one] media unei partide: { $mean }
    [few] media a { $games } partide: { $mean }
   *[other] media a { $games } de partide: { $mean }
}
tie-performance = { $score } din { $games } înseamnă { $percentage } %, o diferență de { $difference }: { $amount }
tie-perfect = { $amount } face să se aștepte { $expected }, cu un punct mai puțin { $below }; făcute: { $score }
tie-perfect-of-nothing = niciun punct: cu 800 sub cel mai mic, { $lowest }: { $amount }
tie-opponent-performance = runda { $round }, { $opponent }: { $amount }
tie-unrated = { $players ->
    [one] { $players } jucător nu are rating: niciun număr, dacă nu se spune cu cât se socotește, ca în ARO/U1400
    [few] { $players } jucători nu au rating: niciun număr, dacă nu se spune cu cât se socotesc, ca în ARO/U1400
   *[other] { $players } de jucători nu au rating: niciun număr, dacă nu se spune cu cât se socotesc, ca în ARO/U1400
}
tie-no-games = nu se socotește nicio partidă
tie-encounter = împotriva { $others }: { $amount }
tie-encounter-open = împotriva { $others }, nu s-au întâlnit toți: { $amount }, cel mult { $most }
tie-encounter-boards = la mese împotriva { $others }: { $amount }
tie-alone = nu este la egalitate cu nimeni
tie-other-game-points = la egalitate cu echipe care au alte puncte de partidă: numărătoarea meselor nu departajează
tie-board = masa { $board }: { $points } × { $times } = { $amount }
tie-board-points = masa { $board }: { $points }
tie-share = { $points } + { $sum } / { $divisor } = { $amount }
tie-kashdan = câștigate { $won }, remize { $drawn }, pierdute { $lost }, hotărâte fără joc { $unplayed }: { $amount }
tie-given = { $amount }
tie-break-game = partida de departajare { $game }, { $opponent }: { $won ->
    [yes] câștigată
   *[no] pierdută
}{ $drawn ->
    [yes] , prin remiză, care se socotește negrului
   *[no] { "" }
}
tie-mark = { $mark ->
    [won] câștigată
    [drawn] remiză
    [lost] pierdută
    [forfeit-won] câștigată fără joc
    [forfeit-lost] pierdută fără joc
    [open] încă fără rezultat
    [full-bye] pauză de un punct
    [half-bye] pauză de o jumătate de punct
    [allocated-bye] pauza dată de tragere
    [absent] absent
   *[other] nu se știe nimic
}
tie-round-game = { $color ->
    [white] runda { $round }, alb contra { $opponent }
    [black] runda { $round }, negru contra { $opponent }
   *[other] runda { $round }, contra { $opponent }
}, { tie-mark }: { $amount }
tie-round-alone = runda { $round }, { tie-mark }: { $amount }
tie-round-match = runda { $round }, { $opponent }: { $match_points } puncte de meci, { $game_points } puncte de partidă
tie-round-no-match = runda { $round }, fără meci: { $match_points } puncte de meci, { $game_points } puncte de partidă

# Regulile unui concurs pe echipe.

team-unit = { $unit ->
    [line-ups] formații
    [matches] meciuri
    [players] jucători
    [pairs] perechi de echipe
   *[teams] echipe
}
team-looked = s-au privit { $looked } ({ team-unit }); încălcări: { $broken }; de nehotărât: { $undecidable }
team-nothing = nu este nimic de privit ({ team-unit })
team-no-teams = datele nu arată echipe: fiecare partidă trebuie să numească două (WhiteTeam, BlackTeam), iar o echipă întâlnește una singură într-o rundă; într-un raport ele stau în liniile 310 sau 013
team-no-lists = nicio listă nu spune în ce ordine stau jucătorii unei echipe: dați [[team.list]] în fișierul concursului sau liniile echipelor într-un raport
team-no-federation = fișierul concursului nu spune al cărei federații este: dați event.federation
team-no-boards = fișierul concursului nu spune câte mese are un meci: dați scoring.team
team-no-such-team = { $team } (first_white) nu este o echipă din date: scrieți-o ca acolo
team-not-over = concursul nu s-a încheiat: runda { $round } are rezultate
team-too-many-boards = { $boards } mese, iar un meci are { $most }
team-not-seated = datele nu spun cine a stat la fiecare masă
team-not-listed = nu sunt pe lista echipei cu acest nume sau ID: { $players }
team-no-list = nicio listă nu este a echipei
team-unrated = fără rating: { $players }
team-behind-on-list = numărul { $number } al listei joacă după { $other } (numărul { $other_number }, masa { $other_board })
team-behind-by-rating = cu { $rating } joacă după { $other } ({ $other_rating }, masa { $other_board })
team-only-if-late = în afara ordinii, dacă nu cumva aceștia au intrat târziu ca rezerve, ceea ce datele nu spun: { $players }
team-too-many-late = în afara ordinii: în cel mai bun caz aceștia au intrat târziu ca rezerve, și pot fi cel mult { $most }: { $players }
team-foreigners = mai mulți străini decât { $most }: { $players }
team-federation-unknown = străini: { $foreigners }, pot juca cel mult { $most }, iar despre aceștia datele nu spun federația: { $players }
team-substitutes = mai multe rezerve decât { $most }: { $players }
team-substitute-early = numărul { $number } al listei este rezervă (titulari până la { $last }), și niciuna nu poate juca până la runda { $round }
team-regular-below = numărul { $number } al listei este titular la { $team }, o echipă superioară
team-round-guessed = datele nu spun runda
team-two-boards = { $board ->
    [none] în această rundă joacă și pentru { $team }
   *[other] în această rundă joacă și pentru { $team }, la masa { $board }
}
team-namesake = cineva cu același nume joacă pentru { $team } în această rundă, și nu amândoi au ID: poate fi aceeași persoană
team-rounds-open = { $player } are mai multe partide, iar datele nu le spun toate rundele
team-rematch = a întâlnit deja pe { $opponent } în runda { $round }
team-rematch-open = a întâlnit deja pe { $opponent } în runda { $round }; una dintre cele două partide nu are rezultat
team-paired-again = eliminat pentru { $defaults } neprezentări după runda { $after } și împerecheat din nou
team-left-open = nu se știe nimic după runda { $after }, înainte de jumătate: datele nu spun cine s-a retras; un raport de turneu (TRF) ar spune-o
team-level-without-game = la egalitate, și nicio partidă din date nu are timpul { $times } (alb, negru)
team-not-level = o partidă de departajare, iar echipele nu sunt la egalitate: { $points } și { $other_points }
team-several-games = { $games } partide de departajare, și hotărăște una
team-game-without-result = partida de departajare { $game } nu are rezultat
team-game-without-match = partida de departajare { $game } are runda niciunui meci dintre cele două
team-no-color = datele nu spun cine a avut albul la fiecare masă
team-boards-not-numbered = datele nu numerotează mesele
team-white-on-boards = { $team } are albul la mesele { $boards }: nici numai la cele impare, nici numai la cele pare
team-both-colors = { $team } are albul la mesele { $boards } și negrul la altele
team-other-is-white = în această rundă albul este al echipei { $team }
team-same-color-again = { $color ->
    [white] alb, iar runda { $round } cere negru
   *[black] negru, iar runda { $round } cere alb
}

standings-paper-heading = { $title }, { $rules }, după runda { $rounds }
standings-paper-side = { $rank }. { $name }: { $points } puncte
standings-paper-tiebreak = { $name }: { $value }
standings-paper-tiebreak-without = { $name }: niciun număr

# Pagina turneelor

page-tournament-of-players = { $count ->
    [one] { $count } jucător, după runda { $round }
    [few] { $count } jucători, după runda { $round }
   *[other] { $count } de jucători, după runda { $round }
}
page-tournament-of-teams = { $count ->
    [one] { $count } echipă, după runda { $round }
    [few] { $count } echipe, după runda { $round }
   *[other] { $count } de echipe, după runda { $round }
}
page-tournament-several = { $count ->
    [one] { $count } turneu
    [few] { $count } turnee
   *[other] { $count } de turnee
}
page-tournament-wrong = { $count ->
    [one] { $count } împerechere greșită
    [few] { $count } împerecheri greșite
   *[other] { $count } de împerecheri greșite
}
page-tournament-none-wrong = Nicio împerechere nu este greșită
page-tournament-correct = { $count ->
    [one] { $count } corectă
    [few] { $count } corecte
   *[other] { $count } corecte
}
page-tournament-undecidable = { $count ->
    [one] { $count } care nu se poate hotărî
    [few] { $count } care nu se pot hotărî
   *[other] { $count } care nu se pot hotărî
}
page-tournament-too-old = Lista nu a putut fi despachetată: browserul este mai vechi de 2023 sau fișierul este deteriorat. Mai jos sunt primele locuri; tabelele care însoțesc pagina (standings.csv, crosstable.csv) conțin totul.
page-tournament-no-script = Fără script, această pagină afișează primele locuri. Tabelele care o însoțesc (standings.csv, crosstable.csv) conțin tot.
page-tournament-notes = Note
page-tournament-how = Ce s-a citit, și cum
page-tournament-lines-left-out = { $count ->
    [one] Încă { $count } loc nu încape în această pagină: standings.csv le conține pe toate.
    [few] Încă { $count } locuri nu încap în această pagină: standings.csv le conține pe toate.
   *[other] Încă { $count } de locuri nu încap în această pagină: standings.csv le conține pe toate.
}
page-tournament-papers-left-out = { $count ->
    [one] Calculul pentru { $count } loc nu încape: standings --explain îl afișează.
    [few] Calculele pentru { $count } locuri nu încap: standings --explain le afișează.
   *[other] Calculele pentru { $count } de locuri nu încap: standings --explain le afișează.
}
page-tournament-pairings-left-out = { $count ->
    [one] Încă { $count } împerechere nu încape în această pagină: crosstable.csv le conține pe toate.
    [few] Încă { $count } împerecheri nu încap în această pagină: crosstable.csv le conține pe toate.
   *[other] Încă { $count } de împerecheri nu încap în această pagină: crosstable.csv le conține pe toate.
}
page-tournament-choose = Turneu
page-tournament-view = Vedere
page-tournament-view-standings = Clasament
page-tournament-view-crosstable = Tabelul rezultatelor
page-tournament-view-pairings = Împerecheri
page-tournament-search = Nume, număr, cod, federație
page-tournament-count = { $total ->
    [one] { $shown } din { $total } loc
    [few] { $shown } din { $total } locuri
   *[other] { $shown } din { $total } de locuri
}
page-tournament-count-pairings = { $total ->
    [one] { $shown } din { $total } împerechere
    [few] { $shown } din { $total } împerecheri
   *[other] { $shown } din { $total } de împerecheri
}
page-head-rank = Loc
page-head-title = Titlu
page-head-team = Echipă
page-head-federation = Fed.
page-head-rating = Rating
page-head-points = Pct.
page-tournament-start-number = Nr. { $number }
page-tournament-keys = ↑ ↓ sau j k următorul, anteriorul · ← → departajări · / căutare · Esc înapoi la listă
page-tournament-paper-left-out = Nu a fost loc pentru acest calcul: standings --explain îl afișează.
page-tournament-rounds = Runde
page-tournament-ties = Departajări
page-tournament-copy = Copiază ca text
page-tournament-copy-title = Copiază totul despre acest loc, cum îl scrie standings --explain
page-tournament-head-round = Runda
page-tournament-head-colour = Culoare
page-tournament-head-opponent = Adversar
page-tournament-head-outcome = Rezultat
page-tournament-head-points = Puncte
page-tournament-head-match-points = Puncte de meci
page-tournament-head-game-points = Puncte de partidă
page-tournament-head-board = Masa
page-tournament-head-white = Alb
page-tournament-head-black = Negru
page-tournament-head-first-team = Alb la masa 1
page-tournament-head-second-team = Negru la masa 1
page-tournament-head-result = Rezultat
page-tournament-head-verdict = Verdict
page-tournament-head-expected = După reguli
page-tournament-round = Runda { $round }
page-tournament-only-wrong = numai cele greșite
page-tournament-verdict = { $verdict ->
    [correct] corectă
    [wrong] greșită
   *[undecidable] nu se poate hotărî
}
page-tournament-judged-by = { $system ->
    [round-robin] Judecate după tabelele Berger
    [swiss-1985] Judecate după sistemul elvețian din 1985
   *[dutch] Judecate după sistemul olandez al FIDE
}
page-tournament-bye = pauză
page-tournament-not-played = nimeni nu a fost împerecheat așa
page-tournament-no-colour = Nu se știe cine a avut albul
page-tournament-show-all = { $count ->
    [one] Afișează { $count } rând
    [few] Afișează toate cele { $count } rânduri
   *[other] Afișează toate cele { $count } de rânduri
}

# Împerecheri după sistemul elvețian FIDE din 1985 (Graz)
swiss-repeated = s-au întâlnit deja în runda { $round } (Elvețian 1985, 1.2)
swiss-free-other = { $player } a fost liber; cel mai jos din grupa cea mai joasă care nu a mai fost liber este { $expected } (Elvețian 1985, 1.3)
swiss-free-twice = { $player } a fost deja liber în runda { $round }, și nimeni nu este de două ori (Elvețian 1985, 1.3)
swiss-free-several = { $count } jucători au runda liberă a împerecherii, pe care o poate avea cel mult unul (Elvețian 1985, 1.3)
swiss-float-other = { $player } a ieșit din grupă; cel rămas este cel mai jos, { $expected } (Elvețian 1985, 1.5)
swiss-float-opponent = { $player } vine din altă grupă și ar trebui să joace cu { $expected } (Elvețian 1985, 1.5)
swiss-float-not-due = { $player } joacă în afara grupei sale, deși fără aceasta toți puteau fi împerecheați (Elvețian 1985, 1.2 și 3.3)
swiss-order = { $player } ar trebui să joace cu { $expected }: jumătatea de sus joacă în ordine cu cea de jos (Elvețian 1985, 2.4)
swiss-replacement = { $player } ar trebui să joace cu { $expected }, următorul care poate înlocui un adversar deja întâlnit (Elvețian 1985, 3.2)
swiss-four-alike = amândoi au avut { $color ->
    [white] albele
   *[black] negrele
} de trei ori la rând și nu pot juca împreună (Elvețian 1985, 5.4)
swiss-first-color = { $player } ar trebui să aibă { $color ->
    [white] albele
   *[black] negrele
}: în runda 1 numerele impare au culoarea sorților, cele pare pe cealaltă (Elvețian 1985, 5.2)
swiss-color-alternate = { $player } ar trebui să aibă { $color ->
    [white] albele
   *[black] negrele
}: culorile alternează (Elvețian 1985, 5.3)
swiss-color-look-back = { $player } ar trebui să aibă { $color ->
    [white] albele
   *[black] negrele
}: amândoi au avut ultima dată aceeași culoare, și decide runda de dinainte (Elvețian 1985, 5.3)
swiss-color-equalise = { $player } ar trebui să aibă { $color ->
    [white] albele
   *[black] negrele
}: din doi cu aceleași culori egalează cel de rang mai înalt (Elvețian 1985, 5.4)
swiss-color-after-three = { $player } ar trebui să aibă { $color ->
    [white] albele
   *[black] negrele
} după trei ori la rând cealaltă culoare (Elvețian 1985, 5.4)
swiss-follows = nu este ce se aștepta, dar numai din cauza împerecherii { $pair }
swiss-choice = una din mai multe împerecheri pe care regulile le îngăduie aici (Elvețian 1985, 3.2 și 3.3)
swiss-color-open = regulile nu hotărăsc cine are albele aici (Elvețian 1985, 5.3 și 5.4)
swiss-standings-unknown = punctele dinaintea acestei runde nu se cunosc: lipsește ce a făcut { $player } în runda { $round }
swiss-turn-unknown = nu se știe ce a făcut { $player } în această rundă, iar ceilalți nu pot fi puși în ordine
swiss-numbers-unknown = nu este ce dă ordinea după rating și nume, iar intrarea nu are numere de start
swiss-color-unknown = culorile nu se cunosc
swiss-lot-unknown = mesele sunt împărțite în mod egal și sorții nu se văd (Elvețian 1985, 5.2)
swiss-full-bye = { $player } are un punct întreg fără partidă: nu se vede dacă l-a cerut sau este runda liberă a împerecherii
swiss-unavoidable = nicio împerechere a acestei runde nu evită și o a doua întâlnire, și o a patra culoare la fel
swiss-beside = nu se poate judeca separat de împerecherea greșită { $pair }
swiss-not-searched = nu s-a găsit niciun drum prin reguli și niciunul nu a fost exclus
swiss-teams = o rundă de echipe se împerechează pe echipe; aceste reguli împerechează jucători
swiss-rules = judecat după sistemul elvețian FIDE de la Graz, 1985; unde lasă de ales, se acceptă orice alegere
swiss-middle = { $rounds } runde: din runda { $middle } grupele se împerechează de la ambele capete spre grupa de mijloc (Elvețian 1985, 4.1)
swiss-no-numbers = intrarea nu are numere de start: se ia ordinea după rating și nume, și nimic nu se socotește greșit după ea
swiss-virtual-points = punctele virtuale se socotesc la grupe, ceea ce aceste reguli nu cunosc
swiss-lot-otherwise = raportul dă lui { $player } { $color ->
    [white] albele
   *[black] negrele
} prin sorți; mesele din runda 1 arată contrariul
swiss-taken-as-free = runda { $round }: despre { $player } nu se știe nimic; se socotește liber, cu un punct (Elvețian 1985, 1.3)
swiss-free-points = runda { $round }: { $player } a fost liber și are { $points }; aceste reguli dau un punct (Elvețian 1985, 1.3)

# Promotions and norms

norms-no-file = { $name }: categoria nu este cunoscută; --players numește fișierul care o are
norms-not-in-file = { $name } nu este în fișierul lui --players, nici după ID, nici după nume
norms-several-rows = { $name }: numele este al mai multor jucători din date sau din fișierul lui --players; ID-urile i-ar deosebi
norms-no-category = { $name } nu are categorie în fișierul lui --players
norms-category-unread = { $name }: categoria „{ $read }” din fișierul lui --players nu poate fi citită
norms-rating-unread = { $name }: un rating din fișierul lui --players nu poate fi citit
norms-needs-players = promovările și normele acestor reguli depind de categorii și ratinguri, care stau în fișierul responsabilului: --players FILE.csv
norms-free-rounds = rundele { $rounds } fără adversar: regulile nu spun cum contează
norms-no-result = încă fără rezultat în rundele { $rounds }
norms-not-over = după runda { $round } din { $rounds } competiția nu s-a încheiat
norms-lower-opponent = { $name } este sub 1a: regulile spun numai despre 1a că valorează 2000, iar el ar putea valora { $rating }
norms-score-open = { $name } nu are rating și contează prin punctele sale, care nu sunt cunoscute

promotion-rounds-not-in-table = regulile nu au tabel pentru { $rounds } runde, ci numai pentru { $known }
promotion-other-category = de alte categorii decât 2a și 3a, singurele pe care le cunoaște tabelul: { $names }
promotion-default-of-second = regulile nu spun dacă adversarul de 2a din rundele { $rounds }, hotărâte fără joc, contează ca întâlnit
promotion-needed-between = sunt necesare de la { $low } la { $high } puncte, după cum se citește ce este deschis
promotion-points-apart = rezultatele dau { $results } puncte, clasamentul { $counted }
promotion-no-game = nicio partidă

norms-equal = exact cât se cere: regulile spun că trebuie depășit și că atât se cere
norms-safe-lost = sigură dinainte: s-ar fi făcut și cu o înfrângere în runda { $round }
norms-safe-drawn = s-ar fi făcut și cu o remiză în runda { $round }
norms-homologation-unknown = numai într-o competiție omologată: fișierul competiției o poate spune, homologated = true sub [event]
norms-group-unknown = numai în grupa A: fișierul competiției o poate spune, group = "A" sub [event]
norms-place-shared = locul { $rank } este împărțit
norms-games-unknown = lista nu spune în câte partide
norms-three-make-title = trei norme fac titlul; două sezoane fără niciuna iau una înapoi
norms-open-mean = media adversarilor este între { $low } și { $high }

norms-eight-and-one = opt partide, și o victorie fără joc sau o pauză dată de tragere în locul celei de-a noua: numai o astfel de normă poate fi folosită
norms-seven-of-teams = la campionatele pe echipe mondiale și continentale ajung șapte partide
norms-open-games = { $games ->
    [one] rezultatul unei runde nu este cunoscut
    [few] rezultatul a { $games } runde nu este cunoscut
   *[other] rezultatul a { $games } de runde nu este cunoscut
}
norms-unrated = { $players ->
    [one] un adversar fără rating valorează 1400
    [few] { $players } adversari fără rating valorează 1400
   *[other] { $players } de adversari fără rating valorează 1400
}
norms-ratings-missing = { $players ->
    [one] datele nu spun dacă un adversar are rating
    [few] datele nu spun dacă { $players } adversari au rating
   *[other] datele nu spun dacă { $players } de adversari au rating
}
norms-raised = { $name } ridicat de la { $rating } la { $floor }
norms-by-table = { $mean } cu { $percentage } %, o diferență de { $difference }
norms-no-score = împotriva acestor adversari nu ajunge niciun scor
norms-below-35 = mai puțin de 35 %
norms-rounded-35 = 35 % numai rotunjit
norms-titles-missing = niciun jucător din date nu are titlu
norms-other-title = { $title } nu este titlu FIDE
norms-own-federation-missing = federația jucătorului nu este cunoscută
norms-federations-missing = { $players ->
    [one] federația unui adversar nu este cunoscută
    [few] federațiile a { $players } adversari nu sunt cunoscute
   *[other] federațiile a { $players } de adversari nu sunt cunoscute
}
norms-from-one = cei mai mulți sunt din { $federation }
norms-met-twice = unii adversari au fost întâlniți de două ori: atunci jumătate trebuie să aibă titlul, și trebuie să joace șase
norms-dates-missing = zilele rundelor nu sunt cunoscute
norms-control-missing = controlul timpului nu este cunoscut
norms-not-standard = jucat la { $pace ->
    [rapid] rapid
   *[blitz] blitz
}
norms-not-met = cu toate partidele socotite, neîndeplinit: { $conditions }
norms-not-settled = nedecis: { $conditions }
norms-may-be-exempt = neîndeplinit: { $conditions }; campionatele naționale, turneele zonale și marile turnee elvețiene pot fi scutite (B.01, 1.4.3)
norms-older-rules = judecat după regulile din 1 ianuarie 2024, deși turneul a început la { $start }
norms-no-date = judecat după regulile din 1 ianuarie 2024: nicio dată nu spune când a început turneul
norms-games-on-list = numărul partidelor socotite la rating stă pe listă; coloana games a lui --players îl dă
norms-own-title = nu se știe dacă { $title } este acest titlu sau unul mai înalt

screen-ranked = { $title }: { $sides }, { $rounds ->
    [one] { $rounds } rundă
    [few] { $rounds } runde
   *[other] { $rounds } de runde
}, { $kind ->
    [swiss] elvețian
    [round-robin] turneu fiecare cu fiecare
   *[other] de fel necunoscut
}; departajări { $tiebreaks }
screen-copies-once = repetate în date și socotite o dată: { $copies }

# Împerecheri
pairing-round-guessed = unele partide din runda { $round } stau acolo prin presupunere: datele nu le dau rundă sau dau una în care un jucător are altă partidă
pairing-behind-guessed = depinde de runda { $round }, în care unele partide stau prin presupunere
pairing-table-colors = culori schimbate: după tabelele Berger { $white } are albele
pairing-table-other-round = după tabelele Berger cei doi se întâlnesc în runda { $round }
pairing-table-again = cei doi se întâlnesc și în runda { $round }, iar după tabelele Berger în aceasta se întâlnesc cu alții
pairing-table-wrong-bye = { $name } stă, iar după tabelele Berger se întâlnește cu { $opponent } în această rundă
pairing-table-missing = după tabelele Berger cei doi se întâlnesc în această rundă și nu s-au întâlnit
pairing-table-left = nejucată: { $name } nu mai era după runda { $after }
pairing-table-absent = nejucată: { $name } a lipsit
pairing-table-nothing-known = după tabelele Berger cei doi se întâlnesc în această rundă; datele nu spun nimic despre asta
pairing-table-colors-open = prea multe culori nu sunt cele din tabelele Berger ca să fie greșeli: altă regulă sau alte numere de tragere la sorți le pot explica
pairing-table-too-few = sunt prea puține din partidele din tabelele Berger: numere de tragere la sorți care nu au fost găsite pot explica acest lucru
pairing-table-other-numbering = greșit cu aceste numere de tragere la sorți și corect cu altele care se potrivesc la fel de bine
pairing-table-own-schedule = turneul nu urmează tabelele Berger
pairing-note-inferred = datele nu au numere de tragere la sorți; cu acestea, { $fits } din { $pairings } împerecheri stau în tabelele Berger: { $numbers }
pairing-note-renumbered = împerecherile urmează mai bine tabelele Berger cu alte numere decât cele din raport; cu acestea, { $fits } din { $pairings } stau acolo: { $numbers }
pairing-note-own-schedule = nejucat după tabelele Berger: cu niciunul dintre numerele găsite nu stau acolo mai mult de { $fits } din { $pairings } împerecheri; nimic nu este socotit greșit
pairing-note-too-large = { $sides } jucători sau echipe: numerele se caută până la { $most }; un raport de turneu (TRF) le dă
pairing-note-reordered = rundele stau în altă ordine decât în tabelele Berger (runda jucată = runda din tabele): { $rounds }; sunt judecate după această ordine
pairing-note-colors-exchanged = în ciclul { $cycles } toate culorile sunt invers decât în tabelele Berger; sunt judecate astfel
pairing-note-last-two = rundele { $first } și { $second } sunt schimbate, cum recomandă FIDE când toți se întâlnesc de două ori
pairing-dutch-differs = { $program } împerechează altfel
pairing-dutch-colors = { $program } dă albele lui { $white }
pairing-dutch-not-first = judecat după clasamentul de atunci; runda { $round } era deja greșită
pairing-dutch-none = { $program } nu găsește nicio împerechere permisă de reguli în această rundă
pairing-dutch-own-numbers = { $program } împerechează altfel, dar datele nu au numere de tragere la sorți, iar altele pot duce la aceste împerecheri
pairing-dutch-unknown-rounds = { $program } împerechează altfel, dar nu se știe nimic despre un jucător în runda { $round }, care poate a stat
pairing-dutch-unfinished = { $program } împerechează altfel, dar o partidă din runda { $round } nu are rezultat
pairing-dutch-other-rules = { $program } împerechează altfel, dar are regulile altei zile decât { $start }, când a început turneul
pairing-dutch-not-asked = niciun program de împerechere nu a judecat-o
pairing-note-dutch-judged = judecat de { $program }
pairing-note-dutch-no-program = nu este instalat niciun program de împerechere, așa că despre un elvețian olandez nu se poate spune nimic: puneți bbpPairings (github.com/BieremaBoyzProgramming/bbpPairings) pe cale sau numiți-l în ARBITER_BBPPAIRINGS, ori rulați pip install gacrux
pairing-note-dutch-no-date = nicio dată nu spune când a început turneul: se iau regulile pe care le are { $program }
pairing-note-dutch-other-rules = { $program } are regulile altei zile decât { $start }, când a început turneul: unde împerechează altfel, nimic nu este socotit greșit
pairing-note-dutch-own-numbers = datele nu au numere de tragere la sorți: jucătorii sunt numerotați după rating și nume, iar unde programul împerechează altfel, nimic nu este socotit greșit
pairing-note-dutch-gaps = lipsesc numere de tragere la sorți: pentru programul de împerechere jucătorii sunt numărați la rând
pairing-note-dutch-cannot-ask = programul de împerechere nu a fost întrebat: { $why }
pairing-note-dutch-failed = despre împerecheri nu se poate spune nimic: { $why }
pairing-cannot-ask-teams = el împerechează jucători, iar aceasta este o competiție pe echipe
pairing-cannot-ask-color = nu se știe culoarea partidei lui { $name } din runda { $round }
pairing-cannot-ask-scoring = acest punctaj nu i se poate spune
pairing-cannot-ask-points = { $name } are puncte care nu sunt cele ale rezultatelor sale
pairing-cannot-ask-rank = raportul cere împerechere după rang (XXC rank) și nu după număr
pairing-cannot-ask-baku = raportul numește accelerarea Baku și nu dă punctele virtuale (linia 250)
pairing-cannot-ask-large = primește cel mult 9999 de jucători și 99 de runde
pairing-answer-line = răspunsul programului de împerechere nu se înțelege: „{ $line }”
pairing-answer-rounds = programul de împerechere vorbește de { $told } runde, și au fost împerecheate { $played }
pairing-answer-pairs = perechile pe care programul de împerechere le numește în runda { $round } nu se potrivesc între ele
engine-not-run = { $program } nu a putut fi rulat ({ $cause })
engine-too-slow = { $program } nu a răspuns în { $seconds } secunde
engine-too-much = { $program } a scris mai mult decât încape într-un răspuns
engine-failed = { $program } a eșuat și a spus: { $said }
screen-paired = { $title } ({ $system }): { $count ->
    [one] { $pairings } împerechere
    [few] { $pairings } împerecheri
   *[other] { $pairings } de împerecheri
}, { $wrong } greșite, { $undecidable } indecidabile
screen-pairing-row = { $verdict }: runda { $round }, masa { $board }, { $white } – { $black }: { $why }
screen-pairing-missing = { $verdict }: runda { $round }, neîmperecheată: { $white } – { $black }: { $why }
refused-no-pairing-system = --system { $given }: nu există un astfel de sistem; alegeți { $known }
refused-pairing-system-open = { $title }: nimic nu spune după ce reguli s-a împerecheat: dați --system { $known }

screen-team-checked = regulile concursului pe echipe: { $kept } respectate, { $broken } încălcate, { $undecidable } de nehotărât
screen-errors-in-input = auditul a găsit { $errors } în date: arbiter audit le spune
refused-no-rules = --rules { $given }: nu există asemenea reguli de departajare; alegeți dintre { $known }
refused-no-kind = --kind { $given }: alegeți dintre { $known }
refused-no-basis = --basis { $given }: alegeți dintre { $known }
refused-no-round = --round { $given }: { $rounds ->
    [one] este numai { $rounds } rundă
    [few] sunt numai { $rounds } runde
   *[other] sunt numai { $rounds } de runde
}

## Crosscheck: a report against the games

crosscheck-not-there = nu există nicio partidă
crosscheck-not-in-report = raportul nu are o asemenea partidă
crosscheck-not-of-report = raportul nu are niciun jucător { $name }
crosscheck-second-copy = a doua partidă pentru una din raport: există deja { $file }, partida { $game }
crosscheck-bye = în această rundă raportul nu are adversar pentru { $name } („{ $mark }”)
crosscheck-default-no-game = decisă fără joc: nu se așteaptă nicio partidă
crosscheck-short-no-game = încheiată înainte ca amândoi să fi mutat: nu se așteaptă nicio partidă
crosscheck-default-with-game = raportul o are drept decisă fără joc, dar există o partidă
crosscheck-short-with-game = raportul o are drept încheiată înainte ca amândoi să fi mutat, dar există o partidă
crosscheck-without-moves = raportul o are drept jucată, dar partida nu are mutări ale ambilor
crosscheck-results = rezultat { $report } în raport, { $games } în partidă
crosscheck-colours = culori inversate
crosscheck-other-player = { $report } în raport, { $games } în partidă
crosscheck-other-id = { $name }: ID { $report } în raport, { $games } în partidă
crosscheck-id-of-another = { $name } are ID-ul { $id }, care în raport este al lui { $other }
crosscheck-rating = { $name }: rating { $report } în raport, { $games } în partidă
crosscheck-round = runda { $report } în raport, { $games } în partidă
crosscheck-no-result = raportul nu dă rezultatul
crosscheck-not-listed = { $name }: { $why }
crosscheck-no-round = partida nu spune runda
crosscheck-unclear = { $why }
check-line = linia { $line }
check-column = linia { $line }, coloana { $column }
check-rank = linia { $line }: #{ $rank } { $name }
check-round = runda { $round }
check-says = { $text }
check-no-line = trebuie să existe o linie { $code } care spune ceva
check-end-before-start = ultima zi, { $end }, este înaintea primei, { $start }
check-round-outside = { $day } nu este între { $start } și { $end }
check-rounds-backwards = { $day } este înaintea zilei rundei precedente, { $before }
check-rounds-without-day = runde jucate: { $rounds }; cu zi: { $days }
check-count = linia spune { $said }; jucători în raport: { $players }
check-no-federation = „{ $read }” nu este codul unei federații, precum ESP
check-rounds-a-day = runde în { $day }: { $rounds }; se iau cel mult { $most }
check-hours-a-day = runde în { $day }: { $rounds }, adică { $hours } h { $minutes } min de joc, la partide de 60 de mutări: cel mult 12 ore
check-no-days = nicio linie 132 nu spune zilele
check-no-control = din liniile 222 și 122 nu se poate citi niciun control de timp
check-no-pace = nici --system, nici liniile 092 și 222 nu spun ce rating se cere
check-barred = { $games } din { $of } partide nu se iau la { $pace }: { $why }
check-allowed = permis pentru toate partidele ({ $games }) la { $pace }
check-other-type = linia spune { $said }, dar se cere { $pace }
check-no-list = nu a fost dată nicio listă de rating (--list)
check-no-report = un tabel de rezultate nu are linii de verificat
check-teams = se compară partidele jucătorilor, dar nu și componența echipelor, meciurile și punctele pe echipe ({ $lines ->
    [one] 1 linie
    [few] { $lines } linii
   *[other] { $lines } de linii
    })
check-compared = comparat pentru { $players } din { $of } jucători
check-other-month = lista este cea din { $month }, iar turneul a început la { $start }: contează lista în vigoare în acea zi
check-player-no-id = fără număr FIDE
check-player-not-on-list = { $id } nu este pe listă
check-player-name = pe listă: { $listed }
check-player-field = { $report } în raport, { $listed } pe listă
check-player-empty = nimic în raport, { $listed } pe listă
## De ce sistemul nu a putut deschide, citi sau scrie ceva

system-not-found = nu există
system-permission-denied = acces refuzat
system-not-permitted = operație nepermisă
system-is-folder = este un dosar
system-not-a-folder = nu este un dosar
system-storage-full = nu mai este spațiu pe disc
system-quota-exceeded = cota de spațiu s-a epuizat
system-file-too-large = fișierul ar fi mai mare decât permite sistemul
system-read-only = discul poate fi doar citit
system-already-exists = există deja
system-ends-too-early = se termină prea devreme
system-too-little-memory = nu este memorie destulă
system-not-as-named = așa spune numele, dar conținutul nu este
system-empty-archive = arhiva este goală
system-other = { $told }

## Intrări care nu pot fi citite

input-no-path = nu a fost indicată nicio cale: se va indica un fișier PGN, un dosar cu partide sau - pentru intrarea standard
input-missing = { $file } nu există: se vor verifica scrierea numelui și dosarul curent
input-denied = { $file } nu poate fi citit (acces refuzat): se va cere voie proprietarului sau se vor schimba permisiunile
input-path-too-long = { $file } nu poate fi deschis, deoarece calea (lungime în octeți: { $bytes }) sau un nume din ea este mai lungă decât permite sistemul: se va rula arbiter într-un dosar mai apropiat sau se vor da dosarelor nume mai scurte
input-unreadable = { $file } nu s-a putut citi ({ $cause }){ $cut_off ->
    [none] {""}
   *[other] , iar { $cut_off }
}: se va verifica discul sau conexiunea și se va rula din nou
input-no-game = nu s-a găsit nicio partidă în { $file }: { $kind }
input-no-game-in-folder = nu s-a găsit nicio partidă în dosarul { $folder } (fișiere: { $files }): niciunul nu conține PGN sau o fișă; se va indica dosarul sau fișierul care conține
input-damaged = { $file } este deteriorat ({ $format }: { $cause }): s-a citit ce se află înaintea deteriorării{ $cut_off ->
    [none] {""}
   *[other] , dar { $cut_off }
}; fișierul se va descărca sau copia din nou
input-unpacks-to-more = { $file } depășește prin decomprimare limita de { $limit } (octeți, toți membrii unei arhive la un loc), iar citirea s-a oprit acolo; s-a citit ce se află înainte{ $cut_off ->
    [none] {""}
   *[other] , dar { $cut_off }
}: dacă mărimea este corectă, limita se va mări cu --max-unpacked sau se va elimina cu --max-unpacked 0
input-cannot-unpack = { $file } nu poate fi decomprimat ({ $cause }): se va decomprima manual și se va indica rezultatul
input-too-long = { $file }, linia { $line }: de aici urmează { $mebibytes } MiB la rând fără niciun început de partidă, mai mult decât orice partidă; au fost omiși { $next ->
    [none] până la sfârșitul fișierului
   *[other] până la partida următoare, pe linia { $next }
}: se va închide ce a rămas deschis acolo și se vor separa partidele prin etichetele lor, fiecare începând cu [Event "..."]
input-odd-bytes = { $count ->
    [one] { $file } este UTF-16 cu un octet din care nu se poate forma niciun caracter, octetul { $first } al textului decomprimat
    [few] { $file } este UTF-16 cu { $count } octeți din care nu se poate forma niciun caracter, primul fiind octetul { $first } al textului decomprimat
   *[other] { $file } este UTF-16 cu { $count } de octeți din care nu se poate forma niciun caracter, primul fiind octetul { $first } al textului decomprimat
}; acolo se pierd unul sau două caractere, iar tot ce urmează a fost citit: fișierul se va exporta din nou
input-sheet-too-long = { $file } seamănă cu o fișă, dar depășește { $mebibytes } MiB, iar o fișă este o singură partidă: dacă sunt mai multe partide, se vor pune etichete sau se va împărți fișierul
input-table-too-long = { $file } este un tabel de rezultate sau un raport de turneu de peste { $mebibytes } MiB, iar un astfel de fișier se citește întreg: se va împărți
input-changed = { $file } { $change } în timpul citirii, astfel că rapoartele pot conține părți din fișierul vechi și din cel nou: se va rula din nou când nimic nu mai scrie în el
input-grew = a crescut de la { $from } la { $to } (octeți)
input-shrank = s-a micșorat de la { $from } la { $to } (octeți)
input-written = a fost modificat
input-replaced = a fost înlocuit cu alt fișier
input-cut-off = partida { $game }, care începe pe linia { $line }, este întreruptă acolo și nu a fost verificată

# Felurile lui input-no-game
input-is-empty = este gol; a fost salvat sau descărcat complet?
input-is-report = este un raport de turneu (TRF), care conține rezultate și nicio mutare; se va indica fișierul cu mutările
input-is-results = este un tabel de rezultate fără mutări; se va indica fișierul cu mutările
input-is-tar = este o arhivă tar; se va decomprima și se va indica dosarul
input-is-engine-log = este ce a scris un motor de șah în timp ce gândea, cu mutări pe care nu le-a jucat nimeni; se va indica fișierul cu partida
input-is-positions = este o listă de poziții; fiecare se va verifica cu arbiter position
input-is-move-counts = numără mutările unei poziții (perft) și nu conține nicio partidă; se va indica fișierul cu partida
input-is-openings = este o listă de deschideri, cu mutări pe care nu le-a jucat nimeni; se va indica fișierul cu partida
input-is-zip = niciun membru al arhivei nu conține PGN sau o fișă; se va indica arhiva care conține
input-is-neither = primii { $mebibytes } MiB nu au nici etichete precum [Event "..."], nici mutări precum 1. e4; se va indica un fișier PGN sau o fișă

# Cauzele lui input-cannot-unpack
input-zip-through-pipe = o arhivă zip de peste { $mebibytes } MiB nu poate veni printr-o conductă (pipe)
input-zip-as-stream = o arhivă zip nu poate fi citită ca flux de date
input-zip-same-names = { $lost ->
    [one] un membru al ei are numele altuia și nu a fost citit
    [few] { $lost } membri ai ei au numele altora și nu au fost citiți
   *[other] { $lost } de membri ai ei au numele altora și nu au fost citiți
}
input-zip-encrypted = este criptată
input-zip-reader = { $told }

no-threads = { $threads ->
    [one] nu poate fi pornit niciun fir de execuție
    [few] nu pot fi pornite { $threads } fire de execuție
   *[other] nu pot fi pornite { $threads } de fire de execuție
} ({ $cause }): se vor cere mai puține cu --threads sau se va da programului mai multă memorie

## Rapoarte care nu pot fi scrise

report-write = { $file } nu s-a putut scrie ({ $cause }): { $remedy } sau se va alege alt dosar cu --out; rapoartele unei rulări anterioare rămân cum erau
report-named = { $file } nu s-a putut scrie ({ $cause }): { $remedy } sau se va alege alt fișier cu { $flag }
report-folder = dosarul { $folder } nu s-a putut crea ({ $cause }): se va alege altul cu --out
report-not-allowed = nu există drept de scriere în dosarul { $folder } ({ $cause }): se va cere proprietarului sau se va alege altul cu --out; rapoartele unei rulări anterioare rămân cum erau
report-half-in-place = { $file } nu s-a putut pune la locul lui ({ $cause }), iar rapoartele dinainte au fost puse: { $remedy } și se va rula din nou cu același dosar, ceea ce va încheia operația
report-locked = altă rulare scrie în { $folder } ({ $holder }): se va aștepta încheierea ei sau se va alege alt dosar cu --out
report-closed = ieșirea standard a fost închisă
report-free-space = se va elibera spațiu
report-lift-limit = se va ridica limita mărimii fișierelor
report-ask-owner = se va cere voie proprietarului
report-make-writable = se va permite scrierea pe disc
report-check-disk = se va verifica discul

## Partide scrise din nou (arbiter normalise)

normalise-told = { $file }:{ $line }, partida { $game } ({ $white } – { $black }){ $at ->
    [none] {""}
   *[other] , mutarea { $at }
}: { $what }
normalise-doubtful-date = { $tag } „{ $read }” poate fi { $days }: rămâne cum era scris
normalise-lost-letters = s-au pierdut litere pe care nicio codificare nu le poate citi: se va indica cea corectă cu --encoding
normalise-repaired = mutări reparate: { $repaired }, presupuse: { $guessed }; a se vedea [%repaired] și [%guessed] în comentarii
normalise-cells-left = { $count ->
    [one] o căsuță nu corespunde niciunei mutări și rămâne
    [few] { $count } căsuțe nu corespund niciunei mutări și rămân
   *[other] { $count } de căsuțe nu corespund niciunei mutări și rămân
} într-un comentariu: { $words }
normalise-beyond-repair = nu poate fi reparat de aici încolo: prea multe căsuțe nu spun nimic; cele rămase sunt într-un comentariu: { $words }
normalise-not-followed = „{ $word }” nu poate fi urmărit
normalise-result = rezultatul din etichetă nu poate fi citit și rămâne într-un comentariu: se va scrie 1-0, 0-1, 1/2-1/2 sau *
normalise-moves = { $reason }; mutările se încheie acolo, iar cuvintele rămase stau într-un comentariu
normalise-illegal = { $reason }; mutarea a rămas valabilă, iar partida continuă ca altă partidă din poziția de după ea
normalise-variation = { $reason }; cuvintele rămase stau într-un comentariu
normalise-another-game = după rezultat începe altă partidă, care rămâne într-un comentariu: i se vor da etichete proprii
normalise-other-variant = mutările variantei „{ $variant }” rămân cum erau scrise
normalise-bad-start = FEN-ul nu poate fi citit, iar mutările rămân cum erau scrise: se va corecta eticheta FEN

## Partide alese (arbiter extract)

screen-fitting = { $shown } din { $games } { $count ->
    [one] îndeplinește ce se cere
   *[other] îndeplinesc ce se cere
}
screen-extracted = { $fitting }; scrise: { $written }
screen-extracted-first = { $fitting }, până la ultima cerută; scrise: { $written }
extract-several-encodings = partidele stau așa cum erau, în codări diferite ({ $encodings }): --normalised le scrie pe toate în UTF-8
extract-not-apart = { $count ->
    [one] o partidă de după prima nu are etichete la început, așa că cine citește o ia drept parte a celei dinainte
   *[other] { $count } partide de după prima nu au etichete la început, așa că cine citește ia fiecare drept parte a celei dinainte
}: --normalised le pune
extract-not-as-it-stood = { $count ->
    [one] o partidă nu a putut fi adusă înapoi în codarea fișierului și este
   *[other] { $count } partide nu au putut fi aduse înapoi în codarea fișierului și sunt
} în UTF-8; prima este partida { $game } din { $file }, linia { $line }
where-condition-expected = aici se așteaptă o condiție: o coloană, tag(…), count(…), has(…), not sau (
where-relation-expected = aici se așteaptă = != < <= > >=, in, between, like, ilike, contains, is empty sau is not empty
where-value-expected = aici se așteaptă un număr, o dată, un text între ghilimele sau o coloană
where-text-expected = aici se așteaptă un text între ghilimele
where-end-expected = condiția este întreagă înainte de aceasta: continuați cu and, or sau ), sau încheiați aici
where-bracket-expected = aici se așteaptă un (
where-bracket-open = lipsește un )
where-text-open = lipsesc ghilimelele de la sfârșitul acestui text
where-no-column = nu există nicio coloană '{ $name }' (un text stă între ghilimele); alegeți { $known }
where-no-rule = nicio regulă nu se numește '{ $given }': `arbiter explain` le enumeră pe toate
where-text-in-quotes = '{ $name }' conține text: puneți valoarea între ghilimele
where-number-without-quotes = '{ $name }' conține numere: scrieți valoarea fără ghilimele
where-date-expected = '{ $name }' conține date: scrieți 1985-12-31, 1985-12 sau 1985
where-no-such-day = { $given } nu este o zi din calendar
where-not-of-dates = '{ $name }' nu conține date: puneți valoarea între ghilimele
where-too-deep = condițiile au mai mult de { $most } niveluri
refused-bad-expression = --where, semnul { $at }: { $fault }
    {"  "}{ $shown }
refused-rule-not-selected = { $rule }: --select și --ignore lasă afară această regulă, și nicio partidă nu ar putea îndeplini cererea
refused-result-expected = se așteaptă un rezultat ca 1-0, 0-1, 1/2-1/2, +/- sau *
refused-opening-expected = se așteaptă un cod ca B90, o parte a unuia ca B9, sau două ca D10-D15
refused-players-unreadable = --players { $file } nu poate fi citit: { $why }
refused-no-players-in = --players { $file }: nu numește pe nimeni

## O poziție (arbiter position)

position-not-legal = nu este legală
position-checkmated = { PLAYER($player) } este mat: { PLAYER($other) } a câștigat
position-stalemated = { PLAYER($player) } este pat: partida este remiză
position-in-check = la mutare este { PLAYER($player) }, aflat în șah
position-to-move = la mutare este { PLAYER($player) }
position-can-mate = mai poate { PLAYER($player) } da mat? { $answer }
position-dead = poziție moartă? { $answer }
position-dead-in-1985 = remiză prin material încă din 1985 { $law }
position-seventyfive = 75 de mutări? da: partida este remiză imediat, după { $made ->
    [one] o semimutare
    [few] { $made } semimutări
   *[other] { $made } de semimutări
} fără captură sau mutare de pion { $law }
position-fifty-now = 50 de mutări? remiza poate fi solicitată acum: { $made ->
    [one] o semimutare
    [few] { $made } semimutări
   *[other] { $made } de semimutări
} fără captură sau mutare de pion { $law }
position-fifty-perhaps = 50 de mutări? cu o mutare anunțată, poate: { $why }
position-fifty-with = 50 de mutări? remiza poate fi solicitată cu una dintre aceste mutări, notată și anunțată: { $moves } { $law }
position-no-fifty = 50 de mutări? nu: { $made } din { $asked ->
    [few] { $asked } semimutări
   *[other] { $asked } de semimutări
} fără captură sau mutare de pion
position-repeated = { $file }, partida { $game }, semimutarea { $ply }: poziția a apărut { $times ->
    [one] o dată
    [few] de { $times } ori
   *[other] de { $times } de ori
} (după semimutarea { $plies })
position-game-ended = 3 ori? nu se mai poate solicita nimic: partida s-a încheiat după semimutarea { $ply } { $law }
position-threefold-now = 3 ori? remiza poate fi solicitată acum { $law }
position-threefold-with = 3 ori? remiza poate fi solicitată cu { $played }, notată și anunțată: poziția a apărut după semimutarea { $plies } { $law }
position-no-threefold = 3 ori? nu
answer-yes = da
answer-no = nu
answer-undecided = nu s-a putut decide
answer-is-mate = da: este deja mat
answer-mate-by = da: { $line }
answer-drawn-at-once = da: partida este remiză imediat { $law }

## Ce nu acceptă linia de comandă

refused-no-such-rule = nicio regulă nu se numește „{ $code }”: `arbiter explain` le enumeră pe toate
refused-no-such-command = nicio comandă nu se numește „{ $name }”: `arbiter --help` le enumeră
refused-settings-unreadable = { $file } nu poate fi citit: { $why }
refused-no-such-flag = { $file }: nicio opțiune nu se numește „{ $key }”; ați vrut „{ $near }”?
refused-flag-not-here = { $file }: „{ $key }” nu se ia dintr-un fișier de lângă partide; dați-o în linia de comandă sau numiți fișierul cu --settings
refused-flag-unreadable = { $file }: valoarea lui „{ $key }” nu este de felul potrivit: dați un text, un număr, o listă de texte sau true pentru o opțiune fără valoare
refused-no-year = { $given }: nu conține niciun an; se va da o zi precum 2014-09-01
refused-no-day = { $given }: { $fault }; se va da o zi precum 2014-09-01
refused-unknown-argument = nu există opțiunea sau argumentul „{ $given }”{ $near ->
    [none] {""}
   *[other] ; era vorba de „{ $near }”?
}
refused-unknown-command = nu există comanda „{ $given }”{ $near ->
    [none] {""}
   *[other] ; era vorba de „{ $near }”?
}
refused-unknown-value = „{ $given }” nu este o valoare pentru „{ $argument }”: se va alege { $known }
refused-no-value = lipsește valoarea pentru „{ $argument }”
refused-bad-value = „{ $given }” nu este o valoare pentru „{ $argument }”: { $fault }
refused-missing-arguments = lipsește { $missing }
refused-not-together = „{ $argument }” nu se poate folosi împreună cu „{ $other }”
refused-given-twice = „{ $argument }” se poate indica o singură dată
refused-no-language = --lang { $given }: această limbă nu există; se va alege { $known }
refused-no-letters = --pieces { $given }: aceste litere nu există; se va indica figurine sau un cod precum de ori ca (`arbiter alphabets` le enumeră)
refused-no-alphabet = { $flag } { $given }: acest alfabet nu există; `arbiter alphabets` le enumeră
refused-no-encoding = --encoding { $given }: această codificare nu există; se va alege { $known }
refused-no-edition = --laws { $given }: această ediție nu există; se va alege { $known }
refused-no-thread = --threads 0: este nevoie de cel puțin un fir de execuție
refused-too-many-threads = --threads { $given }: cel mult { $most }; mai multe doar s-ar aștepta unele pe altele
refused-size-expected = se aștepta un număr de octeți, urmat de K, M, G sau T dacă este cazul: 500M, 10G; 0 pentru nicio limită
refused-number-or-all-expected = se aștepta un număr sau all
refused-whole-number-expected = se aștepta un număr întreg, de la 0 în sus
refused-number-above-zero-expected = se aștepta un număr întreg, de la 1 în sus
refused-number-expected = se aștepta un număr
refused-page-as-stream = --out - scrie un tabel, iar --format html este o pagină: se va indica un dosar
refused-stream-format = --out - scrie { $table } ca { $formats }: se va omite --format { $given } sau se va indica un dosar
refused-stream-one-format = --out - scrie { $table } într-un singur format: se va alege { $formats } sau se va indica un dosar
refused-format-left-out = --format { $given } a fost lăsat deoparte la compilarea acestui program (opțiunea { $given } din cargo): se va alege { $known }
refused-no-format = --format { $given }: acest format nu există; se va alege { $known }
refused-is-read = { $file } este citit de această rulare, iar ce scrie ea i-ar lua locul: se va alege alt { $flag }
refused-file-to-fill-in = { $flag } -: se va indica un fișier, care urmează să fie completat
refused-is-report = { $file } este un raport al acestei rulări: se va alege alt { $flag }
refused-holds-reasons = { $file } conține motive, care s-ar pierde: se va indica cu --accepted și se va alege alt { $flag }
refused-no-decisions = { $file } există și nu este o listă de constatări de acceptat: se va alege alt { $flag }
refused-resume-stream = --resume continuă cu fișiere, iar această rulare scrie la ieșirea standard: se va indica un dosar cu --out
refused-resume-pipe = --resume citește intrarea din nou, iar ce vine printr-o conductă se poate citi o singură dată: se vor indica fișiere sau dosare
refused-resume-format = --resume nu poate continua în mijlocul { $given }: se va omite, sau se va lua { $known }
refused-resume-file-to-fill-in = --resume nu poate continua în mijlocul fișierului lui --write-accepted: se va omite
refused-resume-version = rularea întreruptă era a lui arbiter { $before }, iar aceasta este { $now }: se va începe din nou fără --resume
refused-resume-option = { $flag } era „{ $before }” în rularea întreruptă și acum este „{ $now }”: se va indica același lucru, sau se va începe din nou fără --resume
refused-resume-changed = { $file } s-a schimbat de la rularea întreruptă: se va începe din nou fără --resume
refused-resume-new = { $file } nu era în rularea întreruptă: se va începe din nou fără --resume
refused-resume-gone = rularea întreruptă a citit { $file }, care acum nu este printre fișiere: se va începe din nou fără --resume
refused-resume-unreadable = punctul de control din { $folder } nu poate fi citit ({ $cause }): se va începe din nou fără --resume
resume-other-input = intrarea nu este cea pe care a citit-o rularea întreruptă: se va începe din nou fără --resume
refused-ply-without-game = --ply { $ply }: numără mutările unei partide; se va indica una cu --game FIȘIER#N
refused-game-unnamed = --game { $given }: se vor indica fișierul, un # și numărul partidei din el, precum partide.pgn#12
refused-several-files = { $path }: mai multe fișiere din el au o partidă { $game }: se va indica unul dintre ele (o arhivă trebuie întâi decomprimată), precum { $file }
refused-no-such-game = { $path }: nu există partida { $game }; acolo { $seen ->
    [one] s-a putut citi o singură partidă
    [few] s-au putut citi { $seen } partide
   *[other] s-au putut citi { $seen } de partide
}, numerotate de la 1 în fiecare fișier
refused-few-plies = { $file }, partida { $game }: se { $plies ->
    [one] poate juca doar o semimutare
    [few] pot juca doar { $plies } semimutări
   *[other] pot juca doar { $plies } de semimutări
}: se va da --ply de la 0 la { $plies }; `arbiter audit` spune ce o oprește, dacă o oprește ceva
refused-not-replayed = { $file }, partida { $game }: nu poate fi reluată; `arbiter audit` spune de ce
refused-standard-input = intrarea standard nu s-a putut citi: { $cause }
refused-period = --period: { $fault }
refused-no-system = --system { $given }: acest sistem nu există; se va alege { $known }
refused-for-another-system = --{ $flag } este pentru --system { $of }, nu pentru { $given }
refused-no-player = --explain { $given }: niciun jucător cu acest nume sau ID nu are vreo partidă
refused-no-lists = { $flag }: { $given } nu face liste; se va alege --system { $known }
refused-one-file-for-two = { $flag } și { $other } indică același fișier: se vor indica două
refused-no-later-month = --period { $period }: { $file } este din { $month }; pentru --write-list se va da o lună ulterioară
refused-no-page = --format html: această comandă nu scrie nicio pagină; se va alege { $known }
refused-several-reports = { $file } conține mai multe rapoarte de turneu: se vor compara unul câte unul
refused-games-for-report = { $file } conține partide și niciun rezultat: REPORT este un raport de turneu (TRF), un tabel de rezultate sau o listă de rating
refused-folder-and-sheet = o cale este dosar și cealaltă nu: se vor indica două fișe sau două dosare
refused-no-pairs = niciun fișier din { $white } nu are numele unuia din { $black }: celor două copii ale unei partide li se va da același nume
refused-not-one-sheet = { $file } nu conține o singură fișă
refused-same-name = { $file }: alt fișier din { $folder } are același nume, în afară de extensie
refused-several-games = { $file } conține mai multe partide: fiecare copie se va pune într-un fișier propriu
refused-too-many-moves = { $file } depășește prin numărul de mutări ({ $moves }) orice partidă (cel mult { $most }): este o singură fișă?
refused-of-copy = { $file }: { $fault }
screen-alphabet-code = cod
screen-alphabet-language = limbă
screen-bar-games = partide

## Seturi de litere ale pieselor

alphabet-af = afrikaans
alphabet-ar = arabă
alphabet-az = azeră
alphabet-be = belarusă
alphabet-bg = bulgară
alphabet-bn = bengaleză
alphabet-bs = bosniacă
alphabet-ca = catalană
alphabet-cs = cehă
alphabet-cy = galeză
alphabet-da = daneză
alphabet-de = germană
alphabet-el = greacă
alphabet-en = engleză
alphabet-eo = esperanto
alphabet-es = spaniolă
alphabet-et = estonă
alphabet-eu = bască
alphabet-fa = persană
alphabet-fi = finlandeză
alphabet-figurine = figurine
alphabet-fr = franceză
alphabet-ga = irlandeză
alphabet-gl = galiciană
alphabet-he = ebraică
alphabet-hi = hindi
alphabet-hr = croată
alphabet-hu = maghiară
alphabet-hy = armeană
alphabet-id = indoneziană
alphabet-is = islandeză
alphabet-it = italiană
alphabet-ja = japoneză
alphabet-ko = coreeană
alphabet-lb = luxemburgheză
alphabet-lt = lituaniană
alphabet-lv = letonă
alphabet-mk = macedoneană
alphabet-nb = norvegiană bokmål
alphabet-nl = neerlandeză
alphabet-nn = norvegiană nynorsk
alphabet-pl = poloneză
alphabet-pt = portugheză
alphabet-ro = română
alphabet-ru = rusă
alphabet-sk = slovacă
alphabet-sl = slovenă
alphabet-sr-Cyrl = sârbă (chirilică)
alphabet-sr-Latn = sârbă (latină)
alphabet-sv = suedeză
alphabet-tr = turcă
alphabet-uk = ucraineană
alphabet-vi = vietnameză
alphabet-x-brl-gb = Braille (Regatul Unit, BAUK/UEB 2015)
alphabet-x-prob = problemiști (engleză)
alphabet-zh = chineză
