# The English of arbiter: one message for every kind of fact.
#
# Keys are those of the facts in the code; $names are their values. Pieces, players and kinds of pieces come whole, by
# PIECE($piece), PLAYER($player), ROLE($role); a second word asks for another form, which is an attribute below.
# ORDINAL($number) counts, RESULT($result) shows a result or that there is none.
# An attribute .suggestion says what the user can do.

## How things are called

language-name = English
decimal-sign = .
group-sign = ,
list-end = { $rest } and { $last }
choice-end = { $rest } or { $last }

player-white = White
player-black = Black

piece-white-pawn = the white pawn
piece-white-knight = the white knight
piece-white-bishop = the white bishop
piece-white-rook = the white rook
piece-white-queen = the white queen
piece-white-king = the white king
piece-black-pawn = the black pawn
piece-black-knight = the black knight
piece-black-bishop = the black bishop
piece-black-rook = the black rook
piece-black-queen = the black queen
piece-black-king = the black king

role-pawn = pawn
    .a = a pawn
    .plural = pawns
role-knight = knight
    .a = a knight
    .plural = knights
role-bishop = bishop
    .a = a bishop
    .plural = bishops
role-rook = rook
    .a = a rook
    .plural = rooks
role-queen = queen
    .a = a queen
    .plural = queens
role-king = king
    .a = a king
    .plural = kings

ordinal-1 = first
ordinal-2 = second
ordinal-3 = third
ordinal-4 = fourth
ordinal-5 = fifth
ordinal-6 = sixth
ordinal-7 = seventh
ordinal-8 = eighth
ordinal-other = next

result-none = no result

file = { $file }-file
departure-file = the { $file }
departure-rank = the { ORDINAL($rank) } rank
departure-board = the board

accepted = accepted: { $reason }

## Starting positions

fen-empty = the FEN is empty
fen-rank-count = the board has { $found } ranks instead of 8
fen-rank-length = rank { $rank } has { $found } squares instead of 8
fen-letter = `{ $letter }` on rank { $rank } is neither a piece nor a number of empty squares
fen-no-king = { PLAYER($color) } has no king
fen-kings = { PLAYER($color) } has { $count } kings
fen-pawn = a pawn stands on { $square }
fen-turn = the side to move is `{ $found }` instead of `w` or `b`
fen-check = { PLAYER($color) } is in check though it is not { PLAYER($color) }'s move
fen-turn-missing = the side to move is missing: White assumed
fen-castling-missing = the castling field is missing: no rights assumed
fen-en-passant-missing = the en passant field is missing: none assumed
fen-castling-letter = `{ $letter }` is no castling right
fen-right-without-pieces = castling right `{ $letter }` left out: king and rook do not stand for it
fen-right-repeated = castling right `{ $letter }` is given twice, or with a second rook on one side
fen-en-passant-unreadable = en passant `{ $found }` left out: it is no square
fen-en-passant-impossible = en passant on { $square } left out: no pawn has just passed there
fen-count-unreadable = the count of moves without capture or pawn move, `{ $found }`, is no number: 0 assumed
fen-number-unreadable = the move number `{ $found }` is no number from 1: 1 assumed
fen-text-afterwards = text after the FEN ignored: `{ $found }`
fen-material = { PLAYER($color) } has more pieces than sixteen, or more promoted pieces than missing pawns
fen-checkers = { $count } pieces give check at once

## What several rules say

stopped-behind = { $moves ->
    [one] { $moves } move behind it not judged
   *[other] { $moves } moves behind it not judged
}
stopped-stands = the opponent answered it, so it stands ({ $article })
stopped-stands-unfound = if it was made, it stands: an illegal move is put right only if it is found during the game ({ $article })
stopped-stands-unless-agreed = the opponent answered it, so it stands unless both agreed to correct it ({ $article })
went-on-stood = the replay goes on as if { $san } had been made all the same
went-on-slip = the replay goes on with { $san }, one sign away from it
went-on-meant = the replay goes on with { $san }, which the moves behind it ask for
went-on-passed = the replay goes on as if no move had been made
went-on-left-out = the replay goes on as if { $san } had been played and left out here
went-on-twice = the replay passes over it: it had been written before
went-on-swapped = the replay goes on as if it had changed places with a later word
went-on-how-far = moves behind it that can be played so: { $moves }
assumed = it rests on how the replay went on at { $number }
result-given = that gives { $result }
more-in-this-game = and { $more } more in this game
unknown-rule = no rule is called '{ $pattern }': give codes or prefixes such as MOV or END003; `arbiter explain` lists them all

## What the Laws leave open

open-not-known = undecidable: what the Laws of { $edition } hold on { $matter } is not known, and those of { $older } and { $newer } differ
open-undated = undecidable: the date leaves open which Laws held, and those of { $older } and { $newer } differ on { $matter }
open-pace = undecidable: the Laws of { $edition } do not tell the pace of this game, and { $matter } differs by pace
open-too-old = undecidable: the Laws before { $oldest } are not known, and { $matter } changed between { $oldest } and { $next }

## Matters of the Laws

law-in-force = the Laws of { $edition }, in force { $until ->
    [none] since { $from }
   *[other] from { $from } to { $until }
}
law-in-force-assumed = the Laws of { $edition }, in force from { $from } to { $until } (of the first day only the year is known: 1 January is assumed)
law-too-old = older than any Laws that are known here: judged under those of 1985, and what changed in 1989 stays open
law-adopted = { "  " }adopted: { $adopted }
law-source-whole = { "  " }source: its own text, read whole
law-source-part = { "  " }source: its own text in part; for the rest, what was written about it
law-source-little = { "  " }source: little more than what the editions before and after it share
law-not-known-but-shared = { "  " }not known of it: { $matters }; and { $shared } matters on which the editions before and after it agree
law-not-known = { "  " }not known of it: { $matters }
law-all-known = { "  " }everything that is asked of it here is known
law-mark-no-rule = – no such rule
law-mark-as-both-sides = (?) not known; the known editions on both sides agree, and so the matter is decided
law-mark-open = ? not known, and the known editions on both sides differ: undecidable, and no more than a warning
law-mark-in-part = 9.5.b ? what the article says is known in part: not for every pace, or not in every ending
law-mark-assumed = 1993: its first day, 1 January, is assumed

matter-TwoPlayers = two opponents
matter-Alternation = moving in turn
matter-InitialPosition = the starting position
matter-Chess960Position = the positions of Chess960
matter-Chess960Castling = castling in Chess960
matter-IllegalPosition = an impossible position
matter-PieceMoves = moves of the pieces
matter-OwnPiece = a square with an own piece
matter-BishopMove = the bishop's move
matter-RookMove = the rook's move
matter-QueenMove = the queen's move
matter-PathBlocked = a piece in between
matter-KnightMove = the knight's move
matter-PawnMove = the pawn's move
matter-PawnAdvance = one square ahead
matter-PawnDoubleAdvance = two squares ahead
matter-PawnCapture = the pawn's capture
matter-EnPassant = a capture in passing
matter-PromotionPiece = the piece promoted to
matter-KingMove = the king's move
matter-CastlingLost = a lost right to castle
matter-CastlingHindered = castling hindered
matter-KingInCheck = the own king in check
matter-EndOfGame = the end of the game
matter-Checkmate = checkmate
matter-Resignation = resignation
matter-ResignationMatingPower = resigning to one who cannot mate
matter-Stalemate = stalemate
matter-DeadPosition = a dead position
matter-DeadMaterial = dead material
matter-EndByLegalMove = an end by a legal move only
matter-Agreement = agreement to a draw
matter-AgreementAfterFirstMoves = no agreement before two moves
matter-Threefold = threefold repetition on claim
matter-FiftyMoves = fifty moves on claim
matter-FiftyByIntendedMove = an announced fiftieth move
matter-LongEndings = endings of more than fifty moves
matter-Fivefold = fivefold repetition
matter-SeventyFiveMoves = seventy-five moves
matter-TimeControl = the time control
matter-TimeSaved = time saved in a period
matter-FlagFall = a fallen flag
matter-FlagMatingPower = a flag against one who cannot mate
matter-EndBeforeFlag = an end before the flag
matter-FlagNoticed = who notices a flag
matter-BareKingClaim = a claim against a bare king
matter-BothFlagsDown = both flags down
matter-LastTwoMinutes = the last two minutes
matter-BothFlagsInLastPeriod = both flags down in the last period
matter-LastTwoMinutesInBlitz = the last two minutes in supervised blitz
matter-LastTwoMinutesIncrement = an increment in the last two minutes
matter-LastTwoMinutesAnnounced = announcing the last two minutes
matter-LastTwoMinutesNoIncrement = the last two minutes without increment
matter-PaceOfGame = rapid and blitz
matter-FullSupervision = full supervision
matter-LateArrival = late arrival
matter-ClaimByIntendedMove = a claim by an announced move
matter-ClaimIsOffer = a claim is an offer
matter-WrongClaim = the price of a wrong claim
matter-AgreementBan = agreements banned by the event
matter-IllegalMove = an illegal move found
matter-IllegalMovePenalty = the penalty for illegal moves
matter-IllegalMoveAnswered = an illegal move answered
matter-UnfinishedPromotion = a pawn left on the last rank
matter-UnfinishedPromotionIllegal = a pawn left there as an illegal move
matter-AutomaticQueen = a pawn left there as a queen
matter-ClockPressedWithoutMove = the clock pressed without a move
matter-WrongStart = a wrong starting position
matter-WrongStartStands = a wrong start that stands
matter-ColoursReversed = colours reversed
matter-Score = the score of a game
matter-PossibleScores = which scores are possible
matter-HalfAgainstNothing = half a point against nothing
matter-SignedResult = a signed result stands
matter-SealedMove = a faulty sealed move
matter-SealedMoveExceptions = exceptions for sealed moves
matter-EndBeforeResumption = an end before resumption
matter-Recording = recording the moves
matter-AlgebraicOnly = algebraic notation only
matter-PieceLetters = letters of the pieces
matter-PawnLetter = no letter for the pawn
matter-CaptureSign = the sign of a capture
matter-CaptureSignObligatory = an obligatory capture sign
matter-Disambiguation = which of two pieces
matter-CheckMark = signs of check and mate

## MOV: whether moves can be played

cannot-reach-no-such-piece = { PLAYER($player) } has no { ROLE($role) }
cannot-reach-none-there = { PLAYER($player) } has no { ROLE($role) } on { $departure }
cannot-reach-nobody-there = { PLAYER($player) } has no piece on { $from }
cannot-reach-go = { PIECE($piece) } on { $from } cannot go to { $to }
cannot-reach-capture = { PIECE($piece) } on { $from } cannot make that capture
cannot-reach-none-can-go = none of { PLAYER($player) }'s { ROLE($role, "plural") } on { $from } can go to { $to }
cannot-reach-none-can-capture = none of { PLAYER($player) }'s { ROLE($role, "plural") } on { $from } can make that capture

path-blocked = { PIECE($piece) } on { $from } cannot reach { $to }: { PIECE($blocker) } on { $on } stands in between

own-piece = { PIECE($piece) } on { $on } is the player's own

king-in-check-would-stand = { PIECE($king) } would stand in check: { PIECE($attacker) } gives check from { $on }
king-in-check-stays = { PIECE($king) } stays in check: { PIECE($attacker) } gives check from { $on }
king-in-check-line-opened = the capture in passing opens a line: { PIECE($attacker) } gives check from { $on }
king-in-check-pinned = { PIECE($piece) } on { $from } is pinned: without it { PIECE($attacker) } gives check from { $on }

castling-lost-king-moved = no { $wing } castling: the king has moved ({ $played })
castling-lost-rook-moved = no { $wing } castling: that rook has moved ({ $played })
castling-lost-rook-taken = no { $wing } castling: that rook was taken ({ $played })
castling-lost-not-given = no { $wing } castling: the starting position gives no right to it

castling-hindered = no { $wing } castling
castling-hindered-between = no { $wing } castling: { PIECE($piece) } on { $on } stands between
castling-hindered-out-of-check = no { $wing } castling out of check: { PIECE($piece) } on { $on } gives it
castling-hindered-through = no { $wing } castling: the king would pass { $square }, attacked by { PIECE($piece) } on { $on }
castling-hindered-into = no { $wing } castling: the king would stand on { $square }, attacked by { PIECE($piece) } on { $on }

en-passant = no capture in passing on { $to }: no pawn has just advanced two squares to { $pawn }

pawn-move-no-pawn = { PLAYER($player) } has no pawn on { $departure }
pawn-move-no-capture = no pawn of the { $from_file } can capture on the { $to_file }
pawn-move-backwards = the pawn on { $from } cannot go back to { $to }
pawn-move-sideways = the pawn on { $from } cannot go sideways to { $to }
pawn-move-two-squares = the pawn on { $from } has left its first square and cannot advance two
pawn-move-straight-capture = the pawn on { $from } does not capture straight ahead: { PIECE($blocker) } on { $on } stands there
pawn-move-jumps-over = the pawn on { $from } cannot advance two squares: { PIECE($blocker) } on { $on } stands in between
pawn-move-diagonal-to-empty = the pawn on { $from } goes to { $to } only to capture, and nothing stands there
pawn-move-too-far = the pawn on { $from } cannot go as far as { $to }

promotion-piece-cannot-become = a pawn cannot become { ROLE($role, "a") }
promotion-piece-no-pawn = { ROLE($role, "a") } does not promote
promotion-piece-not-the-last-rank = a pawn does not promote on { $to }: that is not its last rank

move-after-mate = the game was over before this move: { $played } gave mate
move-after-stalemate = the game was over before this move: { $played } gave stalemate
move-after-mate-at-start = the game was over before this move: the starting position is mate
move-after-stalemate-at-start = the game was over before this move: the starting position is stalemate
move-after-dead-position = the game was over before this move: the position was dead
move-after-resignation = the game was over before this move: { PLAYER($player) } had resigned
move-after-agreement = the game was over before this move: the players had agreed to a draw
move-after-claim = { $claim ->
    [fifty] the game was over before this move: { PLAYER($player) } had rightly claimed fifty moves
    [flag] the game was over before this move: { PLAYER($player) } had rightly claimed the flag
    [dead] the game was over before this move: { PLAYER($player) } had rightly claimed a draw
    [normal-means] the game was over before this move: { PLAYER($player) } had rightly claimed a draw in the last two minutes
   *[threefold] the game was over before this move: { PLAYER($player) } had rightly claimed threefold repetition
}
move-after-price-of-claim = the game was over before this move: the price of { PLAYER($player) }'s wrong claim was more time than he had
move-after-end-behind = { $plies ->
    [one] { $plies } half-move behind the end
   *[other] { $plies } half-moves behind the end
}

no-move-passed = { PLAYER($player) } is written to have passed: a move must be made
no-move-missing = { PLAYER($player) }'s move is missing: the other side is written to have moved twice

starting-position-unusable = the starting position cannot be used: { $fault }
starting-position-flawed = { $flaws }
starting-position-none-of-the-960 = the starting position is none of the 960
starting-position-nothing-replayed = no move was replayed
starting-position-other-array = the game starts from another array than that of standard chess
    .suggestion = if the position was meant, say so: Variant "Chess960" or "From Position"
starting-position-black-begins = the game starts from the usual array with Black to move
    .suggestion = if the colours were exchanged, exchange the names and the result; if White's first move is missing, add it
starting-position-annulled = found during the game, it is annulled and a new one is played ({ $article })
starting-position-annulled-before = found before { $moves } moves by each side, the game is annulled and a new one is played ({ $article }); { $made ->
    [one] one was made
   *[other] { $made } were made
}
starting-position-stands = the game stands: { $made ->
    [one] one move was made
   *[other] { $made } moves were made
} by each side, and after { $moves } nothing is put right ({ $article })
starting-position-goes-on = the game goes on, unless the arbiter decides otherwise ({ $article })
starting-position-one-of-the-960 = it is array { $number } of Chess960

illegal-move-was-legal = { PLAYER($player) }'s { $written }, taken back as illegal, is a legal move
illegal-move-not-counted = { PLAYER($player) }'s { ORDINAL($number) } illegal move ({ $written }): put right, and not counted
illegal-move-cost-not-known = { PLAYER($player) }'s { ORDINAL($number) } illegal move ({ $written }): what follows from it is not known
illegal-move-clock-without-move = { PLAYER($player) } pressed the clock without a move: this edition does not count that
illegal-move-pawn-left = { PLAYER($player) } left a pawn on the last rank ({ $written }): this edition does not count that
illegal-move-fault-not-known = { PLAYER($player) }'s { $written }: it is not known whether the edition counts it as an illegal move
illegal-move-before-quickplay-finish = { PLAYER($player) }'s illegal move ({ $written }): put right, and not counted before a quickplay finish
illegal-move-period-not-known = { PLAYER($player) }'s { ORDINAL($number) } illegal move ({ $written }): it counts only in a quickplay finish, and the time control does not tell whether this was one
    .suggestion = name the time control in the tag TimeControl or in the event file
illegal-move-forgiven = { $time ->
    [none] { PLAYER($player) }'s { ORDINAL($number) } illegal move ({ $written }): it is forgiven; how much time { PLAYER($opponent) } gets is not known
   *[other] { PLAYER($player) }'s { ORDINAL($number) } illegal move ({ $written }): { PLAYER($opponent) } gets { $time }
}
illegal-move-loses = { PLAYER($player) }'s { ORDINAL($number) } illegal move ({ $written }): it loses
illegal-move-draws = { PLAYER($player) }'s { ORDINAL($number) } illegal move ({ $written }): it draws, for the opponent could not have mated
illegal-move-loses-against = { PLAYER($player) }'s { ORDINAL($number) } illegal move ({ $written }): it loses, and { RESULT($result) } was submitted
illegal-move-draws-against = { PLAYER($player) }'s { ORDINAL($number) } illegal move ({ $written }): it draws, for the opponent could not have mated, and { RESULT($result) } was submitted
illegal-move-only-on-claim = only if the opponent claimed it before his own move

## NOT: how moves are written

unreadable-move = '{ $written }' is no move in any known notation
unreadable-move-empty-cell = the cell is empty: a move is missing here

ambiguous-move = { $moves } legal moves fit, from { $from }
ambiguous-move-candidates = { $moves }

wrong-check-mark-check = marked as check, and it is not
wrong-check-mark-mate = marked as mate, and it is not
wrong-check-mark-mate-or-double-check = marked as mate or double check, and it is not

needless-disambiguation = the square of departure need not be written: only one piece can go there

pawn-letter = a letter is written for the pawn

capture-sign-nothing-captured = a capture sign, and nothing was captured
capture-sign-missing = a capture without its sign

move-number-dots-of-black = the dots behind { $number } belong to Black, and White is to move
move-number-wrong = move number { $number } where { $due } is due
move-number-unreadable = the number of the move cannot be read
move-number-glued = the number is run together with the move before it

mixed-alphabets = written in the letters of { $alphabet }, the rest in those of { $rest }

promotion-without-piece = a pawn on the last rank and no piece named: a queen was assumed
promotion-without-piece-queen = an unfinished promotion is illegal and the pawn is replaced by a queen
promotion-without-piece-nothing-by-itself = this edition knows no automatic queen: the queen is this audit's assumption

not-algebraic-numeric = { $evidence ->
    [yes] numeric notation: read; algebraic notation was to be used
   *[no] numeric notation: read; no evidence in a dispute
}
not-algebraic-descriptive = { $evidence ->
    [yes] descriptive notation: recognised, not replayed; algebraic notation was to be used
   *[no] descriptive notation: recognised, not replayed; no evidence in a dispute
}
    .suggestion = write the game in algebraic notation

castling-by-king = a move of the king alone, read as castling: he cannot go there otherwise
    .suggestion = castling is written O-O or O-O-O

lower-case-piece-read-as-piece = the small letter is read as that of a piece; as that of a file it is { $other }, which is legal too
    .suggestion = compare with the opponent's sheet
lower-case-piece-read-as-pawn = the small letter is read as that of a file; as that of a piece it is { $other }, which is legal too
    .suggestion = compare with the opponent's sheet
lower-case-piece-against-sign = written like a capture by a pawn, and none can make it: read as that of a piece
    .suggestion = compare with the opponent's sheet

## END: whether the result fits

mate-not-won = { PLAYER($winner) } has mated, and { $result } was submitted
board-gives = the board gives { $result }
stalemate-not-drawn = stalemate, and { $result } was submitted
dead-not-drawn = the position is dead, and { $result } was submitted
dead-by-stalemate = { $plies ->
    [one] the only legal move, { $moves }, stalemates
   *[other] only these moves are legal, and they end in stalemate: { $moves }
}
dead-by-pieces-left = { $plies ->
    [one] after the only legal move, { $moves }, nobody has the pieces to mate
   *[other] only these moves are legal, and after them nobody has the pieces to mate: { $moves }
}
dead-by-coming-back = only these moves are legal, and they come back for ever: { $moves }
dead-by-all-positions = { $positions ->
    [one] one position can still be reached, and it is no mate
   *[other] { $positions } positions can still be reached, and none of them is mate
}
dead-by-search = no series of legal moves mates: proved by search
dead-not-drawn-bare-king = { PLAYER($player) } claimed a draw against a bare king, and { $result } was submitted

result-mismatch = the tag says { $tag }, the movetext { $movetext }

mate-claimed-by-mark = the mark on the last move says mate, and the board shows none
mate-claimed-by-termination = the termination says mate, and the board shows none
mate-claimed = mate is claimed, and the board shows none

impossible-score = no game can end { $score }
impossible-score-half-against-nothing = { $score }: no article gives half a point against nothing
impossible-score-perhaps-half-against-nothing = { $score }: whether a game could end with half a point against nothing is not known

resignation-drawn = { PLAYER($player) } resigned, and { PLAYER($winner) } could not have mated
resignation-drawn-draws = the resignation draws

unplayed-game-default-with-moves = { $plies ->
    [one] a default ({ $result }), and a move is recorded
   *[other] a default ({ $result }), and { $plies } half-moves are recorded
}
unplayed-game-not-one-move = { $result } and not one move
unplayed-game-written-as-default = { $won ->
    [by-both] { $result } and not one move: a game lost by both by default is written { $written }
   *[by-one] { $result } and not one move: a win by default is written { $written }
}
unplayed-game-one-idle = { $result } and no move by { PLAYER($player) }: not a played game
unplayed-game-default-time-left-to-event = this edition leaves the default time to the event, and it is not known here; whoever has moved was there
unplayed-game-default-time = the default time is { $minutes } minutes, and whoever has moved was there

unfinished = the game has no result
    .suggestion = submit the result that the players signed

kings-in-the-centre-recorded = { $second ->
    [none] a king on { $first } as the last move: perhaps the board's signal for { $gives }, recorded as a move
   *[other] kings on { $first } and { $second } as the last move: perhaps the board's signal for { $gives }, recorded as a move
}
kings-in-the-centre-no-result = { $second ->
    [none] a king on { $first }: the board's signal for { $gives }, no move; no result was submitted
   *[other] kings on { $first } and { $second }: the board's signal for { $gives }, no moves; no result was submitted
}
kings-in-the-centre-agree = { $second ->
    [none] a king on { $first }: the board's signal, no move; it agrees with { $result }
   *[other] kings on { $first } and { $second }: the board's signal, no moves; it agrees with { $result }
}
kings-in-the-centre-differ = { $second ->
    [none] a king on { $first }: the board's signal for { $gives }, no move; { $result } was submitted
   *[other] kings on { $first } and { $second }: the board's signal for { $gives }, no moves; { $result } was submitted
}

resignation-ignored = { PLAYER($player) } resigned, and { RESULT($result) } was submitted

termination-agreement-ignored = the players agreed to a draw, and { RESULT($result) } was submitted
termination-no-stalemate = the game is said to have ended by stalemate, and the player to move has legal moves
termination-not-dead = the game is said to have ended by a dead position, and a side can still mate by some series of legal moves
termination-stalemate-claimed = a claim of stalemate that the board does not bear out
termination-dead-claimed = a claim of a dead position that the board does not bear out
termination-other-result = { $told ->
    [agreement] the game is said to have been drawn by agreement, and { RESULT($result) } was submitted
    [resignation] the game is said to have ended by resignation, and { RESULT($result) } was submitted
    [stalemate] the game is said to have ended by stalemate, and { RESULT($result) } was submitted
    [dead-position] the game is said to have ended by a dead position, and { RESULT($result) } was submitted
    [timeout-without-mate] the game is said to have been drawn because nobody could mate when a flag fell, and { RESULT($result) } was submitted
    [fivefold] the game is said to have ended by a fifth repetition, and { RESULT($result) } was submitted
    [seventy-five-moves] the game is said to have ended by seventy-five moves, and { RESULT($result) } was submitted
   *[time-forfeit] the game is said to have been lost on time, and { RESULT($result) } was submitted
}

## DRW: claims of a draw, and draws that nobody needs to claim

claim-right = { $claim ->
    [fifty] { PLAYER($player) }'s claim of fifty moves is right
    [normal-means] { PLAYER($player) }'s claim of the last two minutes is right
   *[threefold] { PLAYER($player) }'s claim of threefold repetition is right
}
claim-right-and-ignored = { $claim ->
    [fifty] { PLAYER($player) }'s claim of fifty moves is right, and { RESULT($result) } was submitted
    [normal-means] { PLAYER($player) }'s claim of the last two minutes is right, and { RESULT($result) } was submitted
   *[threefold] { PLAYER($player) }'s claim of threefold repetition is right, and { RESULT($result) } was submitted
}
claim-undecidable = { $claim ->
    [fifty] { PLAYER($player) }'s claim of fifty moves cannot be decided
    [normal-means] { PLAYER($player) }'s claim of the last two minutes cannot be decided
   *[threefold] { PLAYER($player) }'s claim of threefold repetition cannot be decided
}
claim-not-in-edition = { $claim ->
    [fifty] { PLAYER($player) }'s claim of fifty moves is none that this edition knows
    [normal-means] { PLAYER($player) }'s claim of the last two minutes is none that this edition knows
   *[threefold] { PLAYER($player) }'s claim of threefold repetition is none that this edition knows
}
claim-wrong-and-decisive = { $claim ->
    [fifty] { PLAYER($player) }'s claim of fifty moves is wrong, and the result rests on it
    [normal-means] { PLAYER($player) }'s claim of the last two minutes is wrong, and the result rests on it
   *[threefold] { PLAYER($player) }'s claim of threefold repetition is wrong, and the result rests on it
}
claim-wrong-and-lost = { $claim ->
    [fifty] { PLAYER($player) }'s claim of fifty moves is wrong and costs him the game, and { RESULT($result) } was submitted
    [normal-means] { PLAYER($player) }'s claim of the last two minutes is wrong and costs him the game, and { RESULT($result) } was submitted
   *[threefold] { PLAYER($player) }'s claim of threefold repetition is wrong and costs him the game, and { RESULT($result) } was submitted
}
claim-wrong-but-agreed = { $claim ->
    [fifty] { PLAYER($player) }'s claim of fifty moves is wrong; the draw was agreed
    [normal-means] { PLAYER($player) }'s claim of the last two minutes is wrong; the draw was agreed
   *[threefold] { PLAYER($player) }'s claim of threefold repetition is wrong; the draw was agreed
}
claim-wrong = { $claim ->
    [fifty] { PLAYER($player) }'s claim of fifty moves is wrong
    [normal-means] { PLAYER($player) }'s claim of the last two minutes is wrong
   *[threefold] { PLAYER($player) }'s claim of threefold repetition is wrong
}
claim-made-after-end = { $claim ->
    [fifty] { PLAYER($player) }'s claim of fifty moves came after the end of the game
    [normal-means] { PLAYER($player) }'s claim of the last two minutes came after the end of the game
   *[threefold] { PLAYER($player) }'s claim of threefold repetition came after the end of the game
}
claim-accepted-as-offer = a claim is an offer of a draw too ({ $article })

fivefold-stood = the position stood after ply { $plies }
fivefold-result = the same position came for the fifth time, and { RESULT($result) } was submitted
fivefold-passed = { $plies ->
    [one] the same position came for the fifth time, and one more half-move was made
   *[other] the same position came for the fifth time, and the game went on for { $plies } half-moves
}
seventyfive-result = 75 moves by each side without capture or pawn move, and { RESULT($result) } was submitted
seventyfive-passed = { $plies ->
    [one] 75 moves by each side without capture or pawn move, and one more half-move was made
   *[other] 75 moves by each side without capture or pawn move, and the game went on for { $plies } half-moves
}

agreed-too-soon = { $plies ->
    [one] a draw was agreed after { $plies } half-move
   *[other] a draw was agreed after { $plies } half-moves
}

agreement-banned-until = agreed after { $moves } moves, and the event allows it from move { $first }
agreement-banned = agreed, and the event allows no agreement
agreement-banned-by-event-alone = this edition knows no such ban: the event's own rule

unclaimed-right-threefold = the same position came for the third time: { PLAYER($player) } could have claimed a draw
unclaimed-right-fifty = { $moves } moves by each side without capture or pawn move: { PLAYER($player) } could have claimed a draw

claim-ahead-threefold = { $count ->
    [one] { PLAYER($player) } could have claimed a draw by announcing { $moves }: the position would have come for the third time
   *[other] { PLAYER($player) } could have claimed a draw by announcing one of these moves, each of which brings a position about for the third time: { $moves }
}
claim-ahead-fifty = { $count ->
    [one] { PLAYER($player) } could have claimed a draw by announcing { $example }: the count of moves without capture or pawn move would have been full
   *[other] { PLAYER($player) } could have claimed a draw by announcing any of { $count } moves, such as { $example }: the count of moves without capture or pawn move would have been full
}
claim-ahead-stood = the position behind { $san } stood after ply { $plies }

claim-out-of-turn = { PLAYER($player) } claimed a draw, and { PLAYER($opponent) } was to move

## CLK: what the clocks prove

overstepped-shown = the clock shows { $time }
overstepped-used = { $used } used of { $given }

flag-passed-by-result = { PLAYER($player) } overstepped his time, and the result does not show it
flag-passed = { $plies ->
    [one] { PLAYER($player) } overstepped his time, and one more half-move was made
   *[other] { PLAYER($player) } overstepped his time, and the game went on for { $plies } half-moves
}
flag-passed-only-if-claimed = it counts only if a player claims it

flag-claim-won = { PLAYER($player) } won on time, and the record refutes it
flag-ignored-claimed = { PLAYER($player) }'s flag fell and was claimed, and { RESULT($result) } was submitted
flag-ignored-told = a flag is said to have fallen and a draw was submitted, though both sides could have mated
flag-ignored-told-without-exception = a flag is said to have fallen and a draw was submitted, and this edition makes no exception
flag-claim = { PLAYER($player) } claimed a win on time, and the record refutes it

flag-without-mate = { PLAYER($loser) }'s flag fell, and { PLAYER($player) } could not have mated: a draw
flag-without-mate-bare-king = { PLAYER($player) } had only his king: { PLAYER($loser) } could have claimed a draw before his flag fell

clock-beyond-control = { PLAYER($player) }'s clock shows { $shown }, more than the time control gives
clock-gained = { PLAYER($player) }'s clock gained { $beyond } beyond what is added for a move
clock-gained-in-delay-mode = { PLAYER($player) }'s clock gained { $beyond }, and in delay mode it never grows
clock-early-period = { PLAYER($player) }'s clock got the time of the next period before move { $due_at }
clock-missing-period = { PLAYER($player) }'s clock never got the time of the period behind move { $due_at }
clock-swapped = from here on the readings of the two clocks stand swapped
clock-move-time = { PLAYER($player) } is written to have used { $written }, and the clock lost { $by_clock }
clock-game-time-back = the time { PLAYER($player) } has used in the game grows less
clock-at-most = at most { $most } by then
clock-from-to = from { $before } to { $shown }
clock-perhaps-given = from { $before } to { $shown }; an arbiter may have added it, and no command says so
clock-added = { $time } added: a press of the clock was counted too many, or the flag fell before the control
clock-were-due = { $time } were due, and the opponent's clock got its own
clock-fits-the-other = each fits the other player's last reading
clock-delay-mode = delay mode: the extra time for a move runs first, and what is left of it is lost

penalty-time = { $change ->
    [taken] { $time } taken from { PLAYER($player) }
   *[given] { $time } given to { PLAYER($player) }
} for { PLAYER($culprit) }'s { $occasion ->
    [claim] wrong claim
   *[illegal-move] illegal move
}: that is not what the Laws set
    .suggestion = the number is what that player's remaining time changes by: [%penalty black 120] gives Black two minutes
penalty-time-claim-was-right = { $change ->
    [taken] { $time } taken from { PLAYER($player) }
   *[given] { $time } given to { PLAYER($player) }
}, the price of a wrong claim, and { PLAYER($culprit) }'s claim was right
penalty-time-not-judged = { $change ->
    [taken] { $time } taken from { PLAYER($player) }
   *[given] { $time } given to { PLAYER($player) }
} for { PLAYER($culprit) }'s { $occasion ->
    [claim] wrong claim
   *[illegal-move] illegal move
}: the Laws of the day do not tell whether that is right
penalty-time-due = { $change ->
    [taken] { $time } are due to be taken from { PLAYER($player) }
   *[given] { $time } are due to { PLAYER($player) }
}
penalty-time-halved = half of { PLAYER($player) }'s remaining time is due to be taken, here { $most } at the most
penalty-time-loses = no time is set for it: the illegal move loses
penalty-time-not-set = the edition sets no time for it

time-control-unreadable = the time control "{ $tag }" cannot be read: the clocks were not judged
    .suggestion = write it as 5400+30, or 40/5400+30:1800+30 for two periods
time-control-missing = clocks without a time control: they were not judged
    .suggestion = add a TimeControl tag, or [time] control to the event's file
time-control-tag-differs = the tag says "{ $tag }" and the event another time control: judged by the event's
time-control-in-minutes = the time control "{ $tag }" was read in minutes: the clocks show that it is
    .suggestion = write it as 5400+30, or 40/5400+30:1800+30 for two periods

pace = the event says { $said }, and the time control makes it { $made }

both-flags-drawn = both players overstepped their time: the game is drawn
both-flags-drawn-against = both players overstepped their time: the game is drawn, and { RESULT($result) } was submitted
both-flags-goes-on = both players overstepped their time: the game goes on
both-flags-goes-on-against = both players overstepped their time: the game goes on, and { RESULT($result) } on time was submitted
both-flags-left-to-arbiter = both players overstepped their time: this edition leaves it to the arbiter
both-flags-proved = White after ply { $white_ply }: { $white }; Black after ply { $black_ply }: { $black }
both-flags-claimed = each player claimed the other's flag

## ADJ: adjourned games

sealed-move-unreadable = { PLAYER($player) }'s sealed move cannot be read
sealed-move-ambiguous = { PLAYER($player) }'s sealed move is ambiguous
sealed-move-illegal = { PLAYER($player) }'s sealed move is illegal
sealed-move-ended-before = { $fault }; what was agreed before the envelope was opened stands
sealed-move-draws = { $fault }: the game is drawn, for the opponent could not have mated
sealed-move-draws-against = { $fault }: the game is drawn, for the opponent could not have mated, and { RESULT($result) } was submitted
sealed-move-loses = { $fault }: { PLAYER($player) } loses
sealed-move-loses-against = { $fault }: { PLAYER($player) } loses, and { RESULT($result) } was submitted

## HDR: what the tags say

roster = { $count ->
    [one] missing tag: { $tags }
   *[other] missing tags: { $tags }
}

date-in-future = { $tag } { $value } lies in the future
date-faulty = { $tag } { $value }: { $fault }
date-other-form = { $tag } { $value } is not in the form of PGN; read as { $read }
    .suggestion = write the date as YYYY.MM.DD
date-one-edition = the Laws of { $edition } held on each of these days
date-by-event = the readings fall under the Laws of { $oldest } to { $newest }: judged by the first day of the event file, { $start }
date-open = the readings fall under the Laws of { $oldest } to { $newest }: the edition is only assumed
date-outside-event = the game is dated outside its event (event file)
date-event-days = { $start ->
    [none] the event file: until { $end }
   *[other] { $end ->
        [none] the event file: from { $start }
       *[other] the event file: { $start } to { $end }
    }
}
date-before-event = the game is dated { $value }, before its event began (EventDate { $event })

result-token-unreadable = the result '{ $written }' cannot be read
    .suggestion = write 1-0, 0-1, 1/2-1/2 or *
result-token-two-readings = by the points of the event { $written } may be { $taken } or { $other }: { $taken } was taken
    .suggestion = write 1-0, 0-1, 1/2-1/2 or *, which mean the same under any scoring
result-token-empty = the result is empty
    .suggestion = write 1-0, 0-1, 1/2-1/2 or *

rating-tag-impossible = { $tag } { $value } is no possible rating
rating-tag-no-number = { $tag } '{ $value }' is no number
rating-tag-not-listed = { $listed ->
    [none] { $tag } { $rating }, but the list has no rating for { $id }
   *[other] { $tag } { $rating }, but the list has { $listed } for { $id }
}
rating-tag-list = { $month ->
    [none] { $list }
   *[other] { $list } ({ $month })
}

same-player-id = both players have the FIDE ID { $id }
same-player-name = { $name } has both sides

damaged-text-lost = characters of the text were lost before it came here
damaged-text-lost-in = tags with lost characters: { $tags }
damaged-text-twice = the text was encoded twice: undone in this report
damaged-text-twice-in = tags with letters beyond ASCII: { $tags }

repeated-tag = tag { $tag } is repeated
repeated-tag-other-value = tag { $tag } is repeated with another value
repeated-tag-values = '{ $first }' counts, '{ $again }' does not

## ARC: games held against each other

duplicate-game = the same game stands in { $file }, game { $game }
    .suggestion = keep one of the two
duplicate-longer = plies: { $here } here, { $there } there
duplicate-shorter = plies: { $here } here, { $there } there
duplicate-names = the players are { $white } and { $black } there
duplicate-round = the round is { $round } there
duplicate-day = the date is { $day } there

conflicting-results = another result stands in { $file }, game { $game }, for the same game
    .suggestion = compare both with the score sheets, and keep the right one
conflicting-moves = other moves stand in { $file }, game { $game }, for the same game
    .suggestion = compare both with the score sheets, and keep the right one
conflicting-both = other moves and another result stand in { $file }, game { $game }, for the same game
    .suggestion = compare both with the score sheets, and keep the right one
conflicting-colours = the same moves stand in { $file }, game { $game }, with the colours exchanged
    .suggestion = compare both with the score sheets, and keep the right one
conflicting-ids = the same game stands in { $file }, game { $game }, with another ID of a player
    .suggestion = compare both with the score sheets, and keep the right one
conflicting-at = they part at { $number } { $here } here, { $there } there
conflicting-ends = { RESULT($here) } here, { RESULT($there) } there

two-boards = { $name } also plays { $opponent } in this round ({ $file }, game { $game })
    .suggestion = check the names and the round of both games
two-boards-of-id = FIDE ID { $id } is { $name } here, and { $other } against { $opponent } in the same round ({ $file }, game { $game })
    .suggestion = check the IDs, the names and the round of both games
name-variants-of-id = FIDE ID { $id } is { $name } here, and { $other } in { $file }, game { $game }
    .suggestion = write the player in one way
name-variants-in-event = { $name } may be the { $other } of { $file }, game { $game }
    .suggestion = write the player in one way, or give both their FIDE IDs

copies-unknown = from game { $game } of { $file } on, games were not held against those before them: { $cause }. Make room on the disk, or leave it out with --duplicates never

## VAR, INP: beside the main line, and outside any game

illegal-variation-no-move = '{ $written }' inside a variation is no move
illegal-variation-ambiguous = '{ $written }' inside a variation fits two moves or more
illegal-variation = '{ $written }' inside a variation cannot be played

open-brace-comment = a comment is never closed: the rest of the game is inside it
    .suggestion = close it with {"}"}
open-brace-variation = a variation is never closed: the rest of the game is inside it
    .suggestion = close it with )

stray-text-ahead = text ahead of the first game of the file
stray-text-begins = { $text }
stray-text-open-tag = a tag is not closed: read to the end of its line
    .suggestion = end it with "]
stray-text-bracket = a closing bracket too many: ignored
stray-text-tag = a tag among the moves: ignored
    .suggestion = put it above the moves
stray-text-on-sheet = neither a header, a move nor a result of the sheet: not read
stray-text = text that is no part of the game: ignored
stray-text-nested-braces = braces inside a comment: PGN does not nest them; read as one comment
stray-text-text-behind-result = text behind the result: it is no part of the game
stray-text-behind-result = moves go on behind the result: they were replayed
stray-text-second-game = a second game without tags: not judged
    .suggestion = give it a tag section of its own
stray-text-command = a command that cannot be read: ignored

not-judged = this game could not be judged, for a fault of arbiter itself: it is bytes { $from } to { $to } of the text of the file
    .suggestion = please report it to the authors of arbiter, with the game
not-judged-cause = { $cause }

## TRF: tournament reports

report-column = column { $column }
report-line = line { $line }, column { $column }: '{ $read }' is not { $expected }
    .suggestion = mend the line: fields stand in fixed columns
table-line = line { $line }: { $fault }
    .suggestion = correct the row
report-mirror = #{ $rank } { $name }, round { $round }: { $wrong }
    .suggestion = look up the round and correct the line that is wrong
report-mirror-own-opponent = the player is his own opponent
report-mirror-no-such-player = no player has the start rank { $opponent }
report-mirror-no-entry = opponent { $opponent } has no entry
report-mirror-names-another = opponent { $opponent } names { $another }
report-mirror-names-nobody = opponent { $opponent } names no opponent
report-mirror-same-colour = same colour as { $opponent }
report-mirror-one-colour = only one of the two lines has a colour ({ $opponent })
report-mirror-results = result '{ $result }', but '{ $mirrored }' for opponent { $opponent }
report-points = #{ $rank } { $name }: { $points } points, but the results add up to { $sum }
    .suggestion = correct the points or the result that is wrong
report-points-results = results { $results }
report-without-id = { $players } of { $of } players have no FIDE number: { $named }
    .suggestion = add the numbers: without them players are only found by their names
report-without-game = { $players } of { $of } players have no game: { $named }
    .suggestion = see whether their results are missing
report-beyond-last-round = { $players ->
        [one] one player has
       *[other] { $players } players have
    } results up to round { $round }, but the last round is round { $stated }: { $named }
    .suggestion = correct the number of rounds (142, XXR, 132), or the lines
report-no-games = the report has { $players ->
        [one] one player
       *[other] { $players } players
    } and not a single game
    .suggestion = see whether the rounds begin in column 92

## Claims: what proves or refutes them

claim-position-unknown = the starting position or a move before it cannot be played, so the position is not known
claim-intended-ambiguous = more than one legal move fits the intended move { $written }, and it matters which
claim-own-flag-down = the claimant's own flag had fallen before
claim-announced-makes-fifty = the announced move makes the fiftieth
claim-intended-unplayable = the intended move { $written } cannot be played
claim-not-to-move = { PLAYER($player) } was not to move
claim-mated = the king is mated
claim-not-mated = the king is not mated
claim-stalemate = no legal move, no check
claim-assumed = so it looks if the replay went on rightly at { $number }, which is not certain
claim-after-end = the game had ended before
claim-no-stalemate = no stalemate on the board

claim-penalty-remains = of the claimant's { $own } there remain { $left }
claim-penalty-flag = the claimant had { $own }: his flag falls and he loses
claim-penalty-becomes = the claimant's own { $own } become { $left }
claim-penalty-halved = the claimant's own remaining time is halved, by three minutes at most and not below one
claim-penalty-halved-to-nothing = the claimant's own remaining time is halved, by three minutes at most

claim-repeated = { $times ->
    [one] the position stood { $times } time: after ply { $plies }
   *[other] the position stood { $times } times: after ply { $plies }
}
claim-repeated-with-intended = { $times ->
    [one] the position stood { $times } time: after ply { $plies }, the last with the intended move
   *[other] the position stood { $times } times: after ply { $plies }, the last with the intended move
}
claim-repeated-often = the position stood { $times } times: first after ply { $first }, last after ply { $last }
claim-repeated-often-with-intended = the position stood { $times } times: first after ply { $first }, last after ply { $last } with the intended move
claim-count-before-start = the count began before the first move recorded
claim-count-from-start = no capture or pawn move in the game
claim-count-since = the last capture or pawn move was ply { $ply }
claim-count = { $moves } moves by each side since ({ $plies } plies)
claim-hundred-needed = { $ending ->
    [rook-and-bishop] king, rook and bishop against king and rook (10.09(a)): a hundred are needed
    [knights] king and two knights against king and blocked pawn (10.09(b)): a hundred are needed
   *[rook-and-pawn] king, rook and pawn against king, bishop and pawn (10.09(c)): a hundred are needed
}
claim-seventy-five-not-known = the Laws of 1989 asked for seventy-five moves in some endings with these pieces, and it is not known in which
claim-bare-king = the opponent has only his king
claim-material-listed = the material is on the list
claim-material-not-listed = the material is not on the list
claim-neither-can-mate = neither side can mate by any series of legal moves
claim-side-can-mate = a side can still mate by some series of legal moves
claim-not-decided = whether a side can still mate was not decided
claim-half-moves-made = { $plies } half-moves had been made

claim-mate-before-flag = mate came before the flag
claim-stalemate-before-flag = stalemate came before the flag
claim-dead-before-flag = a dead position came before the flag
claim-claimant-too = the claimant's own time was overstepped too
claim-flag-only-draws = { PLAYER($player) } cannot mate by any series of legal moves: the flag only draws
claim-clock-shows = { PLAYER($player) }'s clock shows { $time } after ply { $ply }
claim-used = { PLAYER($player) } had used { $used } of { $given } after ply { $ply }
claim-may-have-run-out = { PLAYER($player) } was to move and had { $time } after ply { $ply }: he may have run out since
claim-no-reading = { PLAYER($player) } was to move; no reading of his clock
claim-had-time = { PLAYER($player) } had moved and his clock stood at { $time }
claim-control-made = { PLAYER($player) } had made the { $moves } moves of the period
claim-nothing-shown = { PLAYER($player) } had moved; no reading shows time left or time overstepped
claim-none-such = this edition knows no such claim
claim-not-in-blitz = not in blitz
claim-increment-first = he may ask for an increment of five seconds for both first ({ $article })
claim-not-the-move = { PLAYER($player) } did not have the move
claim-fell-first = both flags were down, and { PLAYER($player) }'s fell first
claim-not-announced = the guidelines for games without increment were not announced
claim-time-added = time is added for each move, so the guidelines for games without increment do not apply
claim-under-two-minutes = the claimant had { $time } left
claim-not-under-two-minutes = the claimant had { $time } left, not under two minutes
claim-time-unknown = what the claimant had left is not known
claim-not-last-period = not in the last period
claim-opponent-cannot-mate = the opponent cannot mate by any series of legal moves
claim-opponent-can-mate = the opponent can still mate by some series of legal moves
claim-mate-not-decided = whether the opponent can still mate was not decided
claim-for-the-arbiter = the arbiter's judgement at the board

## Repaired and reconciled sheets

read-move = { $written ->
    [none] { $confidence ->
        [none] { $played } left out (guessed)
       *[other] { $played } left out ({ $confidence } %)
    }
   *[other] { $confidence ->
        [none] { $played } for { $written } (guessed)
       *[other] { $played } for { $written } ({ $confidence } %)
    }
}
read-as = read as { $changes }
read-as-and-more = read as { $changes }; and { $more } more

copy-says-it = { PLAYER($owner) }'s sheet says it
copy-unreadable = { PLAYER($owner) }'s cell cannot be read
copy-slip = { PLAYER($owner) }'s cell is taken for a slip
copy-leaves-out = { PLAYER($owner) }'s sheet leaves it out
copy-ended = { PLAYER($owner) }'s sheet has ended
copies-both-say-it = both sheets say it
copies-compared = { $first }, { $second }
copies-offer-of-one = an offer of a draw stands on { PLAYER($owner) }'s sheet only
copies-left-cell = { PLAYER($owner) }'s cell stands for no move
copies-not-one-game = not copies of one game: they part at move { $number } and never meet again
copies-differ-on-tag = the copies differ on { $tag }
copies-differ-on-clock = the copies differ on the clock
copies-differ-on-result = the copies differ on the result
chosen-guessed = guessed from what follows
chosen-unsure = other moves are nearly as likely

## Ratings

complaint = { $line ->
    [none] { $file }: { $what }
   *[other] { $file }, line { $line }: { $what }
}

# Why a game does not count
rating-player-unresolved = { $name }: { $why }
rating-default = won or lost by default
rating-too-short = not both players made a move
rating-no-result = no result
rating-opponent-unrated = opponent unrated
rating-match-unrated = a match with a player who has no rating ({ $name }) is not rated
rating-match-decided = the match was decided: { $name } had { $points } points of { $games } games
rating-other-variant = not played by the Laws of Chess for standard positions
rating-copy = the same game as { $file }, game { $game }, which counts
rating-copy-conflict = it contradicts { $file }, game { $game }: neither counts until one of them is taken out
rating-copies-told = { $games ->
    [one] { $games } game is in the input more than once, and counts once
   *[other] { $games } games are in the input more than once, and count once
}
rating-conflict-told = game { $game } contradicts { $file }, game { $other }: neither counts until one of them is taken out
rating-both-sides = one player has both sides
rating-wrong-pace = the event is { $event }, not { $asked }
rating-too-far-apart = 600 points or more apart with a player above 2600
rating-not-on-list = not on the list in force when the event began
rating-too-old = more than { $months } months before the latest event
rating-zero-score = a zero score in the first event is disregarded
rating-few-team-games = a team event counts from { $needed } games played on, not { $games }
rating-few-preferent = a team event counts if half of the opponents are Preferent, not { $preferent } of { $games }
rating-opponents-category-unread = category '{ $read }' of { $name } cannot be read, and the game hangs on it; write preferent, 1a, 2a or 3a in the file of --players
rating-far-above = { $points } points or more above the opponents, and nothing gained

# Time controls: what a player has for 60 moves
rating-times-unequal = unequal times are not rated in { $pace }
rating-time = { $seconds ->
    [0] { $minutes } minutes
   *[other] { $minutes } minutes { $seconds } s
}
rating-too-fast-for-standard = { $rating ->
    [none] { rating-time } for 60 moves: standard play needs { $needed } minutes
   *[other] { rating-time } for 60 moves: standard play needs { $needed } minutes where a player has { $rating }
}
rating-not-rapid = { rating-time } for 60 moves: rapid is more than 10 and less than 60 minutes
rating-not-blitz = { rating-time } for 60 moves: blitz is more than 3 and at most 10 minutes
rating-first-period = a first period of { $moves } moves: standard play needs 30

# Remarks
rating-first = first rating
rating-unrated-without-games = unrated, no game that counts
rating-rules-undated = no date: rated by the rules of 1 October 2025
rating-rules-too-early = an event before 2022: rated by the rules of 1 January 2022
rating-enters-with-standard = enters with his standard rating
rating-k-nothing-known = K 20: neither birth year nor number of games is known
rating-k-games-unknown = K 20: number of games unknown, taken as 30 or more
rating-k-limited = K { $k } instead of { $instead_of }: { $games } games in the period, and K times games is no more than 700
rating-k-of-everybody = K { $k }: before October 2022 it was the same for everybody in rapid and blitz
rating-rounded-apart = rounded event by event it would be { $rating }
rating-too-few-games = { $games } of the { $needed } games against rated opponents that a first rating needs: kept for later periods
rating-below-floor = { $rating } is below { $floor }: unrated
rating-raised = { $rating } raised to { $raised } on the list of 1 March 2024
rating-no-class = class of the event not given: K of an open
rating-between-ranges = a difference of { $difference } lies between two ranges of the table: taken as { $taken }
rating-change-limited = a change of { $change } in one tournament is limited to { $per_game } points a game
rating-none-without-games = no rating, no game that counts
rating-no-category = category not given: taken as Preferent
rating-category-unread = category '{ $read }' cannot be read, so it is not known whether it is Preferent: no rating; write preferent, 1a, 2a or 3a in the file of --players
rating-below-preferent = below category Preferent: no rating
rating-too-few-games-on-list = { $games } of the { $needed } games that a first rating needs: kept for later lists
rating-percentage-fraction = a percentage with a fraction is taken as { $percentage }
rating-no-point = no point scored: the table has no value for it, no rating
rating-half-way = half way between two multiples of five: rounded up
rating-lowest = { $rating } is below the lowest rating: { $lowest }
rating-no-deviation = deviation not given: taken as { $taken }
rating-glicko2 = deviation { $deviation }, volatility { $volatility }
rating-no-number-of-games = number of games not given: taken as { $taken }
rating-approximation = by the approximation: the federation solves an equation here
rating-no-index = index not given: taken as { $taken }
rating-index = index { $index }
rating-first-dwz = first rating, index 1
rating-first-dwz-too-few-games = fewer than 5 games against rated opponents: no first rating
rating-first-dwz-no-middle = all games won or all lost: no first rating
rating-no-age = birth year or date not given: taken as older than 25

# Where a rating comes from
rating-not-resolved = not resolved: { $why }
rating-identified-by-decision = identified by decision of the officer
rating-identified-as = identified as { $why }
rating-catalan-from-input = no national rating in the input: its rating is taken as the Catalan one
rating-input-differs = { $input } in the input, { $listed } on the list
rating-two-in-event = two ratings in { $event }: { $taken } is taken, { $other } stands there as well
rating-from-event-before = no rating in { $event }: { $rating } is taken from { $before }
rating-from-position = { $file }, game { $game } does not start from the usual position, and counts
rating-file-differs = { $own } by the players file, { $listed } on the list
rating-list-out-of-date = rated by the list of { $month }, the event began on { $start }

# Who a player is
rating-by-decision = by decision of the officer
rating-by-evidence = { $listed } by { $evidence }
rating-not-in-file = { $file } has not his name
rating-neither-in-file = { $file } has neither his name nor the id { $id }
rating-decided-for-nobody = decided to be { $id }, whom no list has
rating-id-of-another = the id { $id } is that of { $name } on the list
rating-faulty-row = { $file }, line { $line }: { $fault }
rating-namesakes-in-file = { $file } has { $players } players of this name
rating-no-such-name = the list has no such name
rating-neither-on-list = the list has no such name and not the id { $id }
rating-other-id = the list has not the id { $id }, but { $listed } by { $evidence }
rating-name-alone = the list has the name, but a name alone proves nothing
rating-too-little = the list agrees in { $evidence }, but others of the name may agree as well by accident
rating-speaks-against = the list has the name, but with another { $evidence }
rating-of-another-here = the evidence that leads to { $id } leads there from '{ $other }' of the same event as well
rating-on-two-boards = he plays { $one } and { $other } in round { $round } of one event, with two ratings: these may be two people
rating-several-fit = { $players } players on the list fit
rating-proof = { $of ->
    [federation-birth-rating] name and federation, birth year, rating
    [federation-birth] name and federation, birth year
    [federation-rating] name and federation, rating
    [federation] name and federation
    [birth-rating] name and birth year, rating
    [birth] name and birth year
   *[rating] name and rating
}
rating-objection = { $of ->
    [federation-birth-rating] federation, birth year and rating
    [federation-birth] federation and birth year
    [federation-rating] federation and rating
    [federation] federation
    [birth-rating] birth year and rating
    [birth] birth year
   *[rating] rating
}
rating-candidate-birth = { $birth ->
    [none] ?
   *[other] { $birth }
}
rating-candidate = { $rating ->
    [none] { $id } { $name } { $federation } { rating-candidate-birth } unrated
   *[other] { $id } { $name } { $federation } { rating-candidate-birth } { $rating }
}
rating-candidate-row = { $id } (line { $line })
rating-candidate-more = and { $players } more
carried-unreadable = { $column } '{ $read }' cannot be read: the game is not carried over
carried-other-system = the game is carried for '{ $read }', not { $asked }: it is not used
carried-in-input = the game of { $name } ({ $file }, game { $number }) is in the input as well: it counts once
carried-rated = { $name } has a rating on the list ({ $rating }): the game counted before
carried-header = { $file }: no file of carried games (--carry): the header is '{ $read }'; expected one written by --write-carry
rating-id-shared = '{ $name }' has the id { $id } of '{ $other }': expected an ID for each player; they are kept apart
rating-unresolved = player '{ $name }' is not resolved: { $why }; expected an ID, or a line for the name in --decisions
rating-undecided = player '{ $name }' is not resolved: { $why } (candidates: { $candidates }); expected an ID, or a line for the name in --decisions

# The calculation on paper
rating-no-tournament = Games without a tournament
rating-tournament-of-day = Tournament of { $start }
rating-tournament = { $name }
rating-tournament-and-day = { $name }, { $start }
rating-step-change = score { $score } - expected { $expected }, times K { $k }: { $change }, rounded { $rounded }
rating-step-after = { $before } { $rounded } = { $after }
rating-step-mean = Ra = mean of { $games } rated opponents = { $mean }
rating-step-above-even = Ru = Ra { $difference } (20 for each of { $above } half points above 50 %) = { $rating }
rating-step-performance = Ru = Ra { $difference } (dp of { $percentage } %) = { $rating }
rating-step-mean-with-two = Ra = mean of { $games } rated opponents and two of { $hypothetical } = { $mean }
rating-step-with-two-draws = p = ({ $score } + 1) / ({ $games } + 2) = { $percentage } %, dp { $difference }; Ru = { $rating }
rating-step-highest = a first rating is at most { $rating }
rating-step-worth = { $name } counts as { $rating }: { $why }
rating-worth-default = a default counts as a game against 2000
rating-worth-below-preferent = an opponent below Preferent counts as 2000
rating-worth-spanish = by the Spanish rating
rating-worth-international = by the international rating
rating-worth-by-score = without a rating, by { $score } of { $games }
rating-step-tournament = { $title }: Rc = { $mean }, D = { $before } - Rc = { $difference }, { $per_game } a game, We = { $games } x { $per_game } = { $expected }; K (W - We) = { $k } ({ $score } - { $expected }) = { $change }
rating-step-first = Rc = { $mean }; P = 100 x { $score } / { $games } = { $percentage } %, DP { $points }; Rp = { $rating }
rating-step-nearest-five = { $exact }, to the nearest five: { $rating }
paper-heading = { $system }, as { $basis ->
    [submitted] submitted
   *[audited] audited
}
paper-player = { $rating ->
    [none] { $name }: unrated
   *[other] { $name }: { $rating }
}
paper-player-with-id = { $rating ->
    [none] { $name } ({ $id }): unrated
   *[other] { $name } ({ $id }): { $rating }
}
paper-color = { $color ->
    [white] white
   *[black] black
}
paper-score = { $score ->
    [none] {"*"}
   *[other] { $score }
}
paper-game = { $rating ->
    [none] { paper-color } v. { $opponent }: { paper-score }
   *[other] { paper-color } v. { $opponent } ({ $rating }): { paper-score }
}
paper-game-of-round = round { $round }, { paper-game }
paper-difference = D = { $difference }
paper-counted-difference = D = { $difference }, counts as { $counted }
paper-gain = { $score } - { $expected } = { $gain }
paper-not-counted = not counted: { $why }
paper-submitted = submitted: { $submitted ->
    [none] no result
   *[other] { $submitted }
}
paper-audited = { $rules ->
    [none] by the audit ({ $file }, game { $game }); { paper-submitted }
   *[other] by { $rules } ({ $file }, game { $game }); { paper-submitted }
}
paper-sum = { $mean ->
    [none] { $score } of { $games } games
   *[other] { $score } of { $games } games, mean of the opponents { $mean }
}

# What statistical systems refuse
rating-score = a game is worth 0, 1 or 2 half points to a player, not { $half_points }
rating-value = { $what ->
    [rating] a rating is { $value }, which cannot be
    [deviation] a deviation is { $value }, which cannot be
    [volatility] a volatility is { $value }, which cannot be
    [bonus-threshold] the bonus threshold is { $value }, which cannot be
   *[tau] tau is { $value }, which cannot be
}

# Pools
pool-unknown-player = game { $game } names player { $player }, but there are { $players } players
pool-own-opponent = in game { $game }, player { $player } plays himself
pool-score = in game { $game }, White made { $half_points } half points, where 0, 1 or 2 are possible
pool-too-many-games = more games than can be counted
pool-anchor-twice = player { $player } is an anchor twice
pool-unknown-anchor = the anchor is player { $player }, but there are { $players } players
pool-value = { $what ->
    [anchor] an anchor's rating is { $value }, which cannot be
    [average] the average is { $value }, which cannot be
    [white-advantage] White's advantage is { $value }, which cannot be
   *[draw-rate] the draw rate is { $value }, which cannot be
}
pool-white-advantage-unknown = White's advantage cannot be told from these games: either some players always have White against the same others, or White's results have no bound; lay it down
pool-not-settled = the ratings did not settle after { $steps } steps
pool-anchor-form = --anchor { $anchor }: write it as NAME=RATING or ID=RATING
pool-anchor-rating = --anchor { $anchor }: '{ $read }' is no rating
pool-anchor-nobody = --anchor { $anchor }: no player of that name or ID has a game
pool-scale = --scale { $read }: choose elo or ordo
pool-games = { $rated } games rated, { $left_out } left out because they tie nobody to anybody
pool-parameters = White's advantage { $white_advantage } (standard error { $error }); games between equals drawn: { $draws } %
pool-exact-errors = error bars from the inverse: exact
pool-probed-errors = error bars from { $probes } probes: the least certain within { $doubt } %
pool-groups = { $groups } groups that no chain of results ties: ratings of different groups must not be compared
pool-without-white = White's advantage cannot be told from these games and is taken as 0: lay it down with --white-advantage
pool-standard-error = standard error { $error }
pool-group = group { $group }
pool-won-all = won every game: no rating is high enough
pool-lost-all = lost every game: no rating is low enough
pool-one-sided = no chain of results leads to another player and back: no rating
pool-no-games = no game that counts
pool-of-two-groups = the players are of different groups, which no chain of results ties
pool-unrated = { $name }: { $why }
pool-uneven = the players did not share one point

## Lists and the officer's files

list-unreadable = { $file } could not be read ({ $cause }): check the path and the disk
list-no-file = { $file } is no file but a folder, a pipe or a device, and a list may be read twice: save the list as a file and name that
list-unpacks-to-more = { $file } unpacks to more than { $limit } bytes: if so much is right, raise the limit with --max-unpacked, or lift it with --max-unpacked 0
list-no-player-in-a-row = { $file } has { $mebibytes } MiB in a row without a player, and no more of it is read: is it the file you meant to name?
list-none = { $file } is no rating list: expected FIDE's text with its header line (ID Number, Name, …), its XML (<playerslist>), or CSV with the columns id, name and rating; read '{ $read }'
list-xml = { $file }: the XML breaks off or is damaged near byte { $position }: { $cause }
list-xml-ends-inside-player = it ends inside a player
list-xml-end-without-player = the end of a player who has not begun
list-xml-parser = { $message }
list-table = { $file }: { $cause }
list-month = '{ $read }' is no month: write YYYY-MM, such as 2025-11
list-rating = rating '{ $read }' of { $id } { $name } is no rating: expected a number such as 2105, or 0 for an unrated player
list-id-again = { $line ->
    [none] id '{ $id }' stands in the list already, which counts: expected one entry for each player
   *[other] id '{ $id }' stands on line { $line } already, which counts: expected one entry for each player
}
list-second-for-month = a second list for { $month }, beside { $first }: expected one list for each date; the first is used
list-second-without-month = a second list without a month in its header or file name, beside { $first }: expected one list for each date; the first is used

officer-unreadable = { $file } could not be read ({ $cause }): check the path
officer-too-large = { $file } is larger than { $mebibytes } MiB, the most that a file for --players or --decisions may have: a list of so many players belongs to --list, which has no such limit
officer-players-header = { $file }: the header must name name or id; read '{ $read }'
officer-decisions-header = { $file }: the header must name name and id; read '{ $read }'
officer-unknown-column = { $file }: no column '{ $column }' is known; expected { $known }
officer-table = { $file }: { $cause }
officer-nobody = neither id nor name: expected one of them
officer-id-again = id '{ $id }' stands on line { $line } already, which counts: expected one line for each player
officer-rating-zero = { $column } '0' is no rating: expected a number above 0, or nothing for an unrated player
officer-rating = { $column } '{ $read }' is no rating: expected a number such as 2105, or nothing
officer-k = k '{ $read }': expected a whole number above 0, such as 20
officer-index = index '{ $read }': expected the number of events rated so far
officer-games = games '{ $read }': expected the number of games rated so far
officer-birth = birth '{ $read }': expected a year such as 1990
officer-category = category '{ $read }': expected preferent, 1a, 2a or 3a; until that is corrected, the category counts as unknown
officer-ever-2400 = ever_2400 '{ $read }': expected yes or no
officer-decimal = { $column } '{ $read }': expected a number such as 62.5
officer-decision-incomplete = name '{ $name }', id '{ $id }': expected both
officer-decided-twice = '{ $name }' was decided otherwise above: the last line counts
officer-decision-no-name = no player in the games is called '{ $name }'
officer-decision-own-id = '{ $name }' has the ID { $id } in the games, which goes before the { $decided } that was decided
officer-unreadable-rating = { $column } '{ $read }' cannot be read

## Tournament reports

trf-points-barred = TRF001: the points of { $name } do not add up (line { $line })
trf-mirror-barred = TRF002: the lines of the two players do not agree
trf-round-barred = TRF003: the round cannot be read on the line of { $name } (line { $line }, column { $column })
trf-points-remark = TRF001: his points are not the sum of his results (line { $line }); games on which both lines agree are rated
trf-rating-unread = the rating '{ $read }' in line { $line } of the report cannot be read: give a rating list
trf-player-missing = his line in the report cannot be used

# What should stand where a line cannot be read: "'…' is not a name"
trf-rank = a start rank, right-aligned to column 8
trf-own-rank = a start rank that no other player has
trf-players-rank = the start rank of a player
trf-name = a name
trf-blank-in-player = a blank between the rating, the federation and the number
trf-rating = a rating of up to four digits, or blanks
trf-own-id = an ID of the player's own: line { $line } has it too
trf-points = points such as 3.5
trf-opponent = an opponent's start rank
trf-blank-in-round = a blank between the fields of a round
trf-color = w, b or -
trf-result = a result: 1 = 0 + - W D L H F U Z
trf-bye-or-game = no opponent beside a bye, or a result of the game
trf-day = a date that can be read in one way, such as 2025/11/07
trf-odd-indented = { $lines ->
        [one] one line begins with blanks ({ $columns }): it is
       *[other] { $lines } lines begin with blanks, this one with { $columns }: they are
    } read as if the code stood in column 1
    .suggestion = take the blanks away
trf-odd-code = { $lines ->
        [one] a line has the code
       *[other] { $lines } lines have the code
    } '{ $code }', which no version of the format has: not read
    .suggestion = if it should say something about results, correct the code
trf-odd-long-name = the name { $name } has more than 33 signs: what follows is read { $columns } columns further right
    .suggestion = shorten the name to columns 15 to 47
trf-odd-id-in-quotes = { $name }: the FIDE number { $id } stands in quotes: read without them
    .suggestion = take the quotes away
trf-odd-id-is-date = { $name }: a date stands in the place of the FIDE number: '{ $read }' is not used
    .suggestion = put the player's FIDE number into columns 58 to 68
trf-odd-id-is-none = { $name }: '{ $read }' is no FIDE number
    .suggestion = put the player's FIDE number into columns 58 to 68
trf-odd-date-form = '{ $read }' is not in the form of this line: read as { $day }
    .suggestion = write year, month, day
trf-odd-birth-form = { $players ->
        [one] a date of birth is
       *[other] { $players } dates of birth are
    } not in the order year, month, day: '{ $read }' ({ $name })
    .suggestion = write 1970/01/31
trf-odd-birth = { $name }: no year of birth can be read from '{ $read }'
    .suggestion = write 1970/01/31
trf-odd-scoring = '{ $read }' says nothing about what a result is worth: not used
    .suggestion = write a symbol and points, as the format has them

# Tables of results
table-no-row = '{ $message }': expected a row of CSV
table-empty = { $file }: a header and not a single result: expected a row for each game
table-no-players = '{ $read }': expected a name or an ID for White and for Black
table-result-impossible = result '{ $read }': no rule gives these two scores; expected 1-0, 0-1, 1/2-1/2, 0-0, +/-, -/+ or *
table-result-missing = no result: expected 1-0, 0-1, 1/2-1/2 or *
table-result-unreadable = result '{ $read }' cannot be read: expected 1-0, 0-1, 1/2-1/2, 0-0, +/-, -/+ or *
table-date = date '{ $read }': { $fault }
table-date-open = date '{ $read }' may be { $days }: expected YYYY-MM-DD; it is left out
table-rating = { $column } '{ $read }' is no rating: expected a number from { $lowest } to { $highest }, or nothing for an unrated player

## Dates

date-shape = not a date: expected YYYY.MM.DD, with ?? for what is unknown
date-year = no such year: { $year }
date-month = no such month: { $month }
date-day = no such day: { $day }
date-calendar = no day of the calendar can be read in it: expected YYYY.MM.DD, with ?? for what is unknown

## The event file

event-missing = { $file } does not exist: check the spelling and the folder you are in
event-unreadable = { $file } could not be read ({ $cause }): check that it is a file and that you may read it
event-too-large = { $file } is larger than { $mebibytes } MiB, and an event file is a page at most: is it the file you meant to name?
event-not-judged = { $file } was not judged, because its event file has an error: { $error }
event-line = { $file }, line { $line }: { $fault }

event-not-utf8 = the text is not UTF-8: save the file again with the encoding UTF-8
event-syntax = { $read } cannot be read as TOML ({ $reason }): write key = value, with text in quotes, days as 2023-05-01, and each key once
event-unknown-key = { $key } is not known here, expected { $known }: { $remedy }
event-boards-missing = scoring.team.boards is missing, expected the number of boards: add boards = ... to scoring.team
event-team-scoring-missing = scoring.team.scoring is missing, expected { $words }: add scoring = ... to scoring.team
event-list-key-missing = { $key } is missing, expected texts in a list: write it as ["one", "two"]
event-value = { $key } is { $read }, { $expected }

# The remedies of event-unknown-key.
event-remedy-correct-or-delete = correct the spelling, or delete it
event-remedy-move = { $name } belongs under [{ $table }]
event-remedy-meant-key = did you mean { $meant }?
event-remedy-meant-table = did you mean [{ $meant }]?

# What event-value expected.
event-expected-table = expected a table: write [{ $table }] on a line of its own and its keys below
event-expected-text = expected a text: put it in quotes
event-expected-some-text = expected a text that is not empty: correct the line, or delete it if the event has no such rule
event-expected-true-or-false = expected true or false: write one of them, without quotes
event-expected-words = expected { $words }: correct the line, or delete it if the event has no such rule
event-expected-day = expected a day: write it as 2023-05-01
event-expected-whole-day = expected a day with its year and its month: write it as 2023-05-01
event-expected-day-without-time = expected a day without a time: write it as 2023-05-01
event-expected-day-of-calendar = expected a day of the calendar ({ $fault }): write it as 2023-05-01
event-expected-day-from-start = expected no day before event.start, { $start }: correct the one or the other
event-expected-time-control = expected a time control in the syntax of PGN, in seconds: write it as "5400+30", or "40/5400+30:1800+30" for two periods
event-expected-control-alone = expected no time for one player beside time.control, which is for both: keep time.control, or time.white and time.black
event-expected-other-player = expected { $other } beside it: give both, or time.control if they are the same
event-expected-minutes = expected a whole number of minutes, 0 or more: correct the line, or delete it if the event has no such rule
event-expected-games = expected a whole number of games, 1 or more: correct the line, or delete it if the event is no match
event-expected-move-number = expected the number of a move, 0 or "never": write 0 if a draw may be agreed at any time
event-expected-points = expected a number that is not negative, with two decimals at most: write it as 1, 0.5 or 0.25, without quotes
event-expected-win-not-below-draw = expected a win worth a draw or more: give win, draw and loss in that order of worth
event-expected-draw-not-below-loss = expected a draw worth a loss or more: give win, draw and loss in that order of worth
event-expected-win-above-loss = expected a win worth more than a loss: give win, draw and loss in that order of worth
event-expected-boards = expected a whole number of boards, 1 or more: correct the line, or delete it if the event has no such rule
event-expected-some-boards = expected a whole number of boards, 1 or more: delete team if this is no team event
event-expected-table-list = expected tables: write [[{ $table }]] on a line of its own and its keys below, once for each list
event-expected-names = expected texts in a list, none of them empty: write them as ["one", "two"]
event-expected-each-once = expected each name once, and { $name } stands there again: delete it in one place
event-expected-bis-of-players = expected players of the list but not its first, and { $name } is none: write the name as it stands in players
event-expected-beside = expected { $other } beside it, without which it says nothing: give both, or delete the line
event-expected-count = expected a whole number, 0 or more: correct the line, or delete it if the event has no such rule
event-expected-some-count = expected a whole number, 1 or more: correct the line, or delete it if the event has no such rule
event-expected-time-of-each = expected the time of White and of Black, in seconds: write it as "300-240"
event-expected-other-time = expected another time than that of all games: by its time the game that decides is known

## The arbiter's own decisions (--accepted)

accepted-unreadable = { $file }: { $cause }
accepted-too-large = { $file } is larger than { $mebibytes } MiB, the most that a file of accepted findings may have: is it the file you meant to name? Else leave out the rows of games that this run does not read
accepted-header = { $file }: the header must name the columns file, game, rule, reason
accepted-no-game = { $file }, line { $line }: '{ $value }' is no number of a game
accepted-no-rule = { $file }, line { $line }: '{ $value }' is no code of a rule
accepted-no-reason = no reason given, so that it accepts nothing
accepted-no-such-file = no file '{ $name }' was read
accepted-no-such-game = '{ $name }' has no game { $game }
accepted-other-players = game { $game } of '{ $name }' is { $white } – { $black }, and no game with the players, the round and the date of this row was read
accepted-no-such-pairing = no game was read with white '{ $white }', black '{ $black }', round '{ $round }' and date '{ $date }'
accepted-several = it fits several games ({ $games }{ $more ->
    [0] {""}
   *[other] ; and { $more } more
}), so that it accepts nothing: give the path of the file as reports have it, or the players, the round and the date
accepted-no-finding = { $game ->
    [0] { $rule } finds nothing in '{ $name }'
   *[other] { $rule } finds nothing in game { $game } of '{ $name }'
}
accepted-read-once = standard input can be read but once: give its file, -, and the number of the game

## The account of what was read

account-open = { $file }: of { $bytes } bytes read { $in_games } stand in games and { $in_gaps } in gaps, and the rest is lost: this is a fault of arbiter, please report it with the file

## Faults of our own

fault-in-game = { $file }:{ $line }{ $game ->
    [0] {""}
   *[other] , game { $game }
  }: could not be judged, for a fault of arbiter itself ({ $cause }); it stands in the reports as INP003 and all else was judged. Please report it to the authors, with the game
fault-in-game-kept = { $file }:{ $line }{ $game ->
    [0] {""}
   *[other] , game { $game }
  }: could not be read, for a fault of arbiter itself ({ $cause }); it is kept as it stands. Please report it to the authors, with the game
fault-in-game-left-out = { $file }:{ $line }{ $game ->
    [0] {""}
   *[other] , game { $game }
  }: could not be judged, for a fault of arbiter itself ({ $cause }); it is left out of the rating. Please report it to the authors, with the game
fault-in-more-games = { $games ->
    [one] one more game like this
   *[other] { $games } more games like this
  }

## Reports

reports-stale-lock = { $folder } was still locked by a run that has ended ({ $holder }): the lock is taken over
reports-finished = a run into { $folder } was cut off while its reports were put in place: that has been done now
reports-removed = half-written reports of a run that was cut off have been removed from { $folder }
reports-given-up = the run before was interrupted in { $folder } and could have been continued with --resume; what it had done has been removed

## The page (report.html), in the order in which its texts stand there

# The head

page-skip = Skip to the list
page-games-in-files = { $files ->
    [one] { $games } games in { $files } file
   *[other] { $games } games in { $files } files
}
page-language = Language
page-figurines = Figurines instead of letters for the pieces
page-theme = Light or dark
page-print = Print
page-count-errors = { $count ->
    [one] { $count } error
   *[other] { $count } errors
}
page-count-warnings = { $count ->
    [one] { $count } warning
   *[other] { $count } warnings
}
page-count-notes = { $count ->
    [one] { $count } note
   *[other] { $count } notes
}
page-count-clean = { $count ->
    [one] { $count } game clean
   *[other] { $count } games clean
}
page-count-unreadable = { $count ->
    [one] { $count } game unreadable
   *[other] { $count } games unreadable
}
page-count-not-judged = { $count ->
    [one] { $count } game not judged
   *[other] { $count } games not judged
}
page-too-old = The list could not be unpacked: the browser is older than 2023, or the file is damaged. Below are the summary and the first findings; the tables beside the page (findings.csv, games.csv, claims.csv) hold everything.
page-no-script = Without script this page shows the summary and the first findings. The tables beside it (findings.csv, games.csv, claims.csv) hold everything.

# Totals

page-totals = Totals
page-chart-rules = Findings by rule
page-chart-other-rules = { $count ->
    [one] { $count } other rule
   *[other] { $count } other rules
}
page-chart-severities = Findings by severity
page-chart-games = Games
page-chart-rounds = Findings by round
page-chart-rounds-together = { $count } rounds to a column
page-chart-months = Findings by month
page-chart-results = Results changed
page-chart-terminations = Endings
page-chart-clocks = Least time left (games)
page-submitted = Submitted
page-audited = Audited
page-unchanged = Unchanged

# What was audited and how

page-how = What was audited, and how
page-how-laws = Laws
page-how-options = Options
page-how-program = Program
page-how-files = Files
page-how-and-more = … and { $count } more
page-how-skipped = Skipped
page-how-skipped-none = No file was skipped.
page-skip-reason = { $reason ->
    [empty] empty
    [no_games] no games in it
    [engine_log] what an engine wrote while it thought
    [positions] a list of positions
    [move_counts] a count of moves
    [openings] a list of openings
    [report] a tournament report
    [results_table] a table of results
    [zip_inside] an archive inside an archive
    [zip_without_games] an archive without games
    [tar] a tar archive, which is not opened
    [behind_unpack_limit] behind the limit of --max-unpacked
    [output_of_arbiter] a report of this run
    [settings] the usual flags of the folder
   *[other] { $reason }
}
page-how-left-out = Not in this page
page-how-games-of-edition = { $games ->
    [one] { $edition }: { $games } game
   *[other] { $edition }: { $games } games
}

# Decisions

page-accepted-count = { $count ->
    [one] { $count } finding accepted
   *[other] { $count } findings accepted
}
page-unsaved = not saved yet
page-save-accepted = Save accepted.csv
page-accepted-use = for the next run: arbiter audit --accepted accepted.csv
page-accepted-left-out = { $count ->
    [one] { $count } finding is not in this page: keep your earlier file if it was accepted there
   *[other] { $count } findings are not in this page: keep your earlier file for those that were accepted there
}
page-saved = { $count ->
    [one] accepted.csv with { $count } row
   *[other] accepted.csv with { $count } rows
}

# The list

page-list = List
page-part-unread = A part of this page is damaged and could not be read ({ $parts }). The tables beside it hold everything.
page-tab-findings = Findings { $count }
page-tab-games = Games { $count }
page-shown = Shown
page-errors = errors
page-warnings = warnings
page-notes = notes
page-accepted = accepted
page-groups = groups
page-rule = Rule
page-event = Event
page-round = Round
page-file = File
page-status = Status of the game
page-any-rule = all rules
page-any-event = all events
page-any-round = all rounds
page-any-file = all files
page-any-status = any status
page-status-name = { $status ->
    [clean] clean
    [findings] with findings
    [unreadable] unreadable
    [not_judged] not judged
   *[other] { $status }
}
page-round-number = round { $round }
page-none = none
page-too-many = and { $count } more: use the search
page-search = Player, event, message, word, file
page-reading = Reading: { $count } so far
page-count-findings = { $total ->
    [one] { $shown } of { $total } finding
   *[other] { $shown } of { $total } findings
}
page-count-games = { $total ->
    [one] { $shown } of { $total } game
   *[other] { $shown } of { $total } games
}
page-sort = Sort by: { $column }
page-head-severity = !
page-head-rule = Rule
page-head-players = Players
page-head-move = Move
page-head-round = Round
page-head-number = No.
page-head-result = Result
page-head-findings = Findings
page-severity = severity
page-number = order of the input
page-players = Players
page-move = Move
page-findings = findings
page-error = error
page-warning = warning
page-note = note
page-group-event = { $games } games of { $name }
page-group-file = { $games } games of the file { $name }
page-nothing-found = Nothing was found.
page-no-games = There are no games in this page.
page-nothing-matches = Nothing matches these filters together. Drop one of them:
page-drop-severities = severity
page-drop-accepted = accepted ones hidden
page-drop-rule = rule
page-drop-event = event
page-drop-round = round
page-drop-file = file
page-drop-status = status of the game
page-drop-query = search
page-would-show = { $count } would be shown
page-drop-all = Drop all filters
page-findings-left-out = { $count ->
    [one] { $count } more finding has no room in this page: findings.csv holds them all.
   *[other] { $count } more findings have no room in this page: findings.csv holds them all.
}
page-games-left-out = { $count ->
    [one] { $count } more game has no room in this page: games.csv holds them all.
   *[other] { $count } more games have no room in this page: games.csv holds them all.
}
page-keys = j k next, previous · ← → moves · / search · Esc back to the list

# One case

page-case = Case
page-pick-one = Pick a row of the list.
page-back = ◂ Back to the list
page-previous = Previous in the list (k)
page-next = Next in the list (j)
page-link = Link
page-link-title = Copy the address of this case
page-copied = Copied
page-not-copied = This browser does not let the page copy
page-print-case = Print it
page-decide = ✓ Decide
page-decide-all = ✓ Decide all { $count }
page-place-game = game { $game }, line { $line }
page-place-line = line { $line }
page-reason = Reason
page-reason-1 = seen on the original sheet: the record is right
page-reason-2 = slip of the record without effect on the result
page-reason-3 = settled by the arbiter during the event
page-reason-4 = the regulations of the event allow it
page-reason-own = other (write it here)
page-reason-text = in your own words
page-reason-missing = A reason is needed: the next run shows it beside the finding.
page-accept = { $count ->
    [one] Accept
   *[other] Accept { $count }
}
page-accept-together = A decision holds for all findings of one rule in one game: { $count } are settled by it.
page-cancel = Cancel
page-accepted-because = Accepted:
page-take-back = take back
page-article = Laws
page-law = Laws { $edition }, { $article }
page-other-editions = other editions
page-written = Written
page-line = line { $line }
page-evidence = Evidence
page-suggestion = To do
page-assumes = Rests on
page-assumed-at = { $way ->
    [stood] { $move } made all the same, though illegal
    [slip] { $move } read as a slip of the pen
    [left_out] a move left out before { $move }
    [twice] a word written twice at { $move }
    [swapped] two words that changed places at { $move }
   *[other] how the replay went on at { $move }
}
page-fen = FEN
page-copy = copy
page-explain = What { $rule } checks

# The board and the moves

page-board-label = White: { $white }. Black: { $black }.
page-board-pieces = { ROLE($role) } { $squares }
page-step = Step through the game
page-step-first = To the start
page-step-back = One move back (←)
page-step-on = One move on (→)
page-step-last = To the end
page-step-finding = To the finding
page-turn-board = Turn the board
page-position-before = Before { $move }
page-position-after = After { $move }
page-position-start = The start
page-position-finding = The position of the finding
page-arrow-bad = cannot stand
page-arrow-suggested = suggested, or read in its place
page-marked = see { $squares }
page-moves = Moves
page-sign-fault = struck out: could not be played
page-sign-resumed = ≈ the replay goes on from here
page-sign-repeated = 1/3 the same position, first of three times
page-sign-offer = (=) draw offered
page-sign-claim = C claim
page-resumed = { $way ->
    [stood] the illegal move was made all the same
    [slip] read as a slip of the pen
    [left_out] a move was left out here
    [twice] written twice: passed over
    [swapped] two words had changed places
   *[other] the replay went on from here
}
page-proof = Proof
page-proof-start = The position to be proved
page-clocks = Clocks
page-clock-white = White { $time }
page-clock-black = Black { $time }
page-claims = Claims
page-claim = { PLAYER($player) }, { $move ->
    [none] before the first move
   *[other] after { $move }
}: { $claim ->
    [threefold] threefold repetition
    [fifty] fifty moves
    [flag] flag
    [mate] mate
    [stalemate] stalemate
    [dead] dead position
    [agreement] agreement
    [normal-means] the last two minutes
   *[other] { $claim }
}, { $verdict ->
    [correct] right
    [wrong] wrong
    [undecidable] undecidable
    [not_in_edition] none that this edition knows
   *[other] { $verdict }
}{ $article ->
    [none] { "" }
   *[other] { " " }({ $article })
}
page-claim-penalty = { $time } for { PLAYER($player) }

# The game

page-about-game = The game
page-result = Result
page-termination = Ending
page-termination-word = { $word ->
    [checkmate] checkmate
    [stalemate] stalemate
    [dead_position] dead position
    [fivefold] fivefold repetition
    [seventyfive] seventy-five moves
    [time_forfeit] time forfeit
    [resignation] resignation
    [agreement] agreement
    [threefold_claim] threefold claim
    [fifty_claim] fifty-move claim
    [default] default
    [sealed_move] sealed move
    [illegal_moves] illegal moves
    [unfinished] unfinished
    [unknown] unknown
   *[other] { $word }
}
page-laws = Judged by
page-edition = { $basis ->
    [date] Laws of { $edition }, by the date
    [date_gap] Laws of { $edition }; of those of its day little is known
    [option] Laws of { $edition }, as asked for
    [event] Laws of { $edition }, by the event
    [assumed] Laws of { $edition }, assumed
   *[other] Laws of { $edition }
}
page-pace = Pace
page-pace-word = { $word ->
    [standard] standard
    [rapid] rapid
    [blitz] blitz
   *[other] { $word }
}
page-time-control = Time control
page-site = Site
page-alphabet = Letters
page-encoding = Encoding
page-half-moves = Half-moves
page-half-moves-of = { $all } played through, { $sound } of them before the first fault
page-game-findings = { $count ->
    [one] { $count } finding in this game
   *[other] { $count } findings in this game
}
page-status-word = { $status ->
    [clean] Nothing was found in this game.
    [unreadable] This game could not be read.
    [not_judged] A variant that is not judged.
   *[other] Nothing that would be an error or a warning.
}
page-finding = Finding
page-group-rest = { $count ->
    [one] and { $count } more in the list
   *[other] and { $count } more in the list
}

# Cases on paper and without script

page-cases = Cases
page-printed = { $total ->
    [one] { $shown } of { $total } case.
   *[other] { $shown } of { $total } cases.
}

## The page of ratings (rating_report.html)

page-rating-system = { $system }: { $players ->
    [one] { $players } player
   *[other] { $players } players
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
}
page-rating-differing = { $count ->
    [one] { $count } player would differ as audited
   *[other] { $count } players would differ as audited
}
page-rating-none-differs = Nobody would differ as audited
page-rating-not-counted = { $count ->
    [one] { $count } game not rated for one player or both
   *[other] { $count } games not rated for one player or both
}
page-rating-too-old = The list could not be unpacked: the browser is older than 2023, or the file is damaged. Below are the summary and the first players; the tables beside the page (ratings.csv, rating_games.csv, rating_differences.csv) hold everything.
page-rating-no-script = Without script this page shows the summary and the first players. The tables beside it (ratings.csv, rating_games.csv, rating_differences.csv) hold everything.
page-rating-chart-games = Games
page-rating-counted = rated
page-rating-left-out = not rated
page-rating-changed = result changed
page-rating-chart-rules = Results changed, by rule
page-rating-chart-ratings = Players by rating
page-rating-how = What was rated, and how
page-rating-system-label = System
page-rating-complaints = Complaints
page-rating-no-complaints = None.
page-rating-players-left-out = { $count ->
    [one] { $count } more player does not fit into this page: ratings.csv holds all.
   *[other] { $count } more players do not fit into this page: ratings.csv holds all.
}
page-rating-papers-left-out = { $count ->
    [one] The calculation of { $count } player does not fit: rate --explain prints it.
   *[other] The calculations of { $count } players do not fit: rate --explain prints them.
}
page-rating-players = Players
page-rating-printed = { $total ->
    [one] { $shown } of { $total } player.
   *[other] { $shown } of { $total } players.
}
page-rating-count = { $total ->
    [one] { $shown } of { $total } player
   *[other] { $shown } of { $total } players
}
page-head-player = Player
page-head-before = Before
page-head-games = Games
page-head-score = Score
page-head-expected = Exp.
page-head-k = K
page-head-change_submitted = ± subm.
page-head-change_audited = ± aud.
page-head-after = After
page-head-plot = Picture
page-rating-only-differing = only those who differ
page-rating-only-remarked = only with a remark
page-rating-search = Player, ID, federation, remark
page-rating-keys = j k next, previous · / search · Esc back to the list
page-rating-scale = { $from } to { $to }
page-nothing-fits = Nothing matches these filters.
page-rating-before = Rating before: { $rating }
page-rating-unrated = No rating before
page-rating-games = Games
page-rating-games-left-out = Games that do not count (the others hang together and have no calculation of their own)
page-rating-score = Score
page-rating-mean = Opponents' mean
page-rating-expected = Expected
page-rating-k = K
page-rating-change = Change
page-rating-after = Rating after
page-rating-error = Standard error
page-rating-paper = On paper
page-rating-paper-left-out = There was no room for this calculation: rate --explain prints it.
page-rating-head-round = Round
page-rating-head-opponent = Opponent
page-rating-head-rating = Rating
page-rating-head-difference = D
page-rating-head-expected = Exp.
page-rating-head-score = Score
page-rating-head-change = ±
page-rating-head-remark = Remark
page-rating-changed-by = Result changed by the audit:
page-colour = { $colour ->
    [white] White
   *[black] Black
}

## The page of reconciled games (reconcile.html)

page-reconcile-games = { $count ->
    [one] { $count } game from two copies
   *[other] { $count } games, each from two copies
}
page-reconcile-too-old = The list could not be unpacked: the browser is older than 2023, or the file is damaged. Below are the first rows that differ; reconcile.csv and reconciled.pgn hold everything.
page-reconcile-no-script = Without script this page shows the first rows that differ. reconcile.csv and reconciled.pgn hold everything.
page-reconcile-chart = Half-moves
page-reconcile-agreed = both copies agree
page-reconcile-differing = the copies differ
page-reconcile-doubtful = in doubt
page-reconcile-results = results that differ
page-reconcile-how = What was read, and how
page-reconcile-alone = Without a counterpart
page-reconcile-left-out = { $count ->
    [one] { $count } more game does not fit into this page: reconcile.csv holds all.
   *[other] { $count } more games do not fit into this page: reconcile.csv holds all.
}
page-reconcile-rows = Rows that differ
page-reconcile-first = The first { $count } at most.
page-reconcile-white-sheet = White's sheet
page-reconcile-black-sheet = Black's sheet
page-reconcile-copies = The two copies
page-reconcile-chosen = Chosen
page-reconcile-confidence = Sure
page-reconcile-same = agreed
page-reconcile-other = not agreed
page-reconcile-counts = { $plies } half-moves, { $differing } of them differ, { $doubtful } in doubt
page-reconcile-result = Result: White's sheet { $white }, Black's sheet { $black }
page-reconcile-only-differing = only those that differ
page-reconcile-only-doubtful = only those in doubt
page-reconcile-search = Player, event, file
page-head-sheets = Game
page-head-plies = Half-m.
page-head-differing = Differ
page-head-doubtful = Doubt

## The terminal

screen-games = { $count ->
    [one] { $shown } game
   *[other] { $shown } games
}
screen-half-moves = { $count ->
    [one] { $shown } half-move
   *[other] { $shown } half-moves
}
screen-reports = { $count ->
    [one] { $shown } report
   *[other] { $shown } reports
}
screen-results-tables = { $count ->
    [one] { $shown } table
   *[other] { $shown } tables
}
screen-results = { $count ->
    [one] { $shown } result
   *[other] { $shown } results
}
screen-players = { $count ->
    [one] { $shown } player
   *[other] { $shown } players
}
screen-teams = { $count ->
    [one] { $shown } team
   *[other] { $shown } teams
}
screen-teams-of = { $teams } ({ $players })
screen-errors = { $count ->
    [one] { $shown } error
   *[other] { $shown } errors
}
screen-warnings = { $count ->
    [one] { $shown } warning
   *[other] { $shown } warnings
}
screen-notes = { $count ->
    [one] { $shown } note
   *[other] { $shown } notes
}
screen-accepted = { $shown } accepted
screen-read = { $what } in { $seconds } s
screen-speed = ({ $shown } games/s)
screen-some-shown = { $some } of { $all } shown; { $flag }
screen-error = error
screen-warning = warning
screen-note = note
screen-whole-events = { $count ->
    [one] { $games } of { $shown } event
   *[other] { $games } of { $shown } events
}
screen-more-rules = { $count ->
    [one] and { $shown } more rule with { $findings }: summary.json has it
   *[other] and { $shown } more rules with { $findings }: summary.json has them
}
screen-article = (Laws { $edition }, { $article })
screen-in-game = game { $game } ({ $players })
screen-at-move = move { $place }
screen-evidence = evidence
screen-help = help
screen-reports-in = reports in { $folder }
screen-goes-on = { $games ->
    [one] goes on behind { $shown } game that the interrupted run had judged
   *[other] goes on behind { $shown } games that the interrupted run had judged
}
screen-nothing-to-resume = no checkpoint of an interrupted run is in { $folder }: the run begins at the start
screen-no-checkpoint = no checkpoint could be kept ({ $cause }): if this run is interrupted, it cannot be continued
screen-can-be-resumed = interrupted: the same command with --resume goes on from the last checkpoint
screen-skipped = { $count ->
    [one] { $shown } file without games skipped ({ $names })
   *[other] { $shown } files without games skipped ({ $names })
}
screen-not-unpacked = { $count ->
    [one] { $shown } file behind the limit of --max-unpacked not read ({ $names })
   *[other] { $shown } files behind the limit of --max-unpacked not read ({ $names })
}
screen-named-twice = { $count ->
    [one] { $shown } file named twice and read once ({ $names })
   *[other] { $shown } files named twice and read once ({ $names })
}
screen-same-file = { $file } is { $other }
screen-rated = { $games }, { $players }; { $unrated } not rated for one player or both; { $differing } would differ as audited
screen-crosschecked = { $games } compared with { $report }: { $counts }
screen-crosscheck-row = { $verdict }: round { $round }, { $white } – { $black }: { $why }
screen-crosscheck-game = { " " }({ $file }, game { $game })
screen-checked = before it is submitted: { $counts }
screen-check-row = { $verdict }: { $check }: { $why }
screen-check-row-at = { $verdict }: { $check }, { $place }: { $why }
screen-more-rows = … and { $count } more, which stand in { $file }
screen-games-in = { $games } in { $folder }
screen-no-counterpart = { $file } has no counterpart of the same name and was left out
screen-skipped-as = { $file }: { page-skip-reason }
screen-pedantic = pedantic
screen-pedantic-is-off = pedantic: off unless selected
screen-example = A case of it
screen-articles = Articles
screen-of-edition = Laws of { $edition }: { $told }
screen-no-article = none
screen-not-known = not known; { $article }
screen-not-known-nor-around = not known; none before and after
screen-flags-from = flags from { $file }: { $flags }
screen-new-list = { $file }: the new list, from the results as { $basis ->
    [audited] audited
   *[submitted] submitted
}: { $players }; another rating for { $changed }, new on it: { $new }
screen-new-cut = cut or with other letters in the columns of FIDE: { $players }; a FILE that ends in .csv keeps everything
screen-new-wrong = no number where the rating should stand on the list before: { $players }, written as unrated
screen-new-rated-meanwhile = rated on the list before, though not when they played: { $players }; that rating stays
screen-new-without-id = new on the list without an ID: { $players }; give them one in --players
screen-carried = { $file }: { $games } of { $players } without a rating, carried over
screen-not-carried = { $games } of { $players } count towards a first rating: --write-carry FILE keeps them for the next list
screen-reading-lists = reading the rating list
screen-reckoning = reckoning the ratings
screen-copy-plies = { $count } plies
screen-copies-agree = the copies agree throughout
screen-copies-agree-nowhere = the copies agree nowhere
screen-copies-agree-up-to = the copies agree up to { $first }, differ at { $differing } plies, and agree for the last time at { $last }
screen-at-ply = ply { $ply } ({ $number })
screen-in-doubt = { $count } in doubt
screen-offer-of-one = at { $place } only { $player } notes an offer of a draw
screen-results-differ = they differ on the result
screen-copies-contradict = they contradict each other beside the moves { $count ->
    [one] once
   *[other] { $count } times
}
screen-copy-empty = { PLAYER($player) }'s copy is empty
screen-copy-ended = { PLAYER($player) }'s copy ends at { $place }
screen-not-one-game = { $files }: not copies of one game: they part at move { $number } and never meet again
screen-copy-left = { $file }: { $place ->
    [none] before the first move
   *[other] behind { $place }
} { $count ->
    [one] a cell stands
   *[other] { $count } cells stand
} for no move: { $words }
screen-beyond-repair = { $file }: { $place ->
    [none] beyond repair from the start
   *[other] beyond repair behind { $place }
}: too many cells say nothing
screen-findings = { $count ->
    [one] { $shown } finding
   *[other] { $shown } findings
}

## Tournaments and standings

tournament-of-file = the tournament of { $file }
tournament-named = { $name }
tournament-named-of-day = { $name }, { $start }
tournament-several = { $count } tournaments: each stands by itself, and the column tournament says which
tournament-name-variants = the ID { $id } stands with several names, which are taken for one person: { $names }
tournament-open-name = '{ $name }' stands without an ID, and several people with IDs have that name: taken for one person more; give the ID
tournament-two-in-round = game { $game }: { $player } has another game in round { $round }, game { $other }; game { $game } counts in round { $counted }; correct the round
tournament-contradiction = game { $game }: { $white } and { $black } have another result in round { $round } in a game before it, which counts; correct one of them
tournament-one-name = game { $game }: White and Black are both '{ $name }': left out; correct the names
tournament-without-round = { $games ->
    [one] { $games } game has no round in figures and counts in the first round that both players have free
   *[other] { $games } games have no round in figures and count in the first rounds that both players have free
}
tournament-round-by-day = { $games ->
    [one] { $games } game has no round in figures: nobody has two games on one day, and its round is that of the day
   *[other] { $games } games have no round in figures: nobody has two games on one day, and the days are their rounds
}
tournament-unfinished = { $games ->
    [one] { $games } game has no result and counts for nobody
   *[other] { $games } games have no result and count for nobody
}
tournament-nothing-known = nothing is known of { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} of { $players ->
    [one] { $players } player
   *[other] { $players } players
}, counted as absence without points: byes stand in a tournament report (TRF), not in games
tournament-nothing-known-of-teams = nothing is known of { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} of { $teams ->
    [one] { $teams } team
   *[other] { $teams } teams
}, counted as absence without points: byes stand in a tournament report (TRF), not in games
tournament-differing = { $games ->
    [one] the audit would change { $games } result
   *[other] the audit would change { $games } results
}: --basis audited counts them so
tournament-changed = { $games ->
    [one] the audit changes { $games } result
   *[other] the audit changes { $games } results
}: counted so, as --basis audited asks
tournament-no-opponent = { $name }, round { $round }: there is no line of start rank { $opponent }; the points count, the opponent does not
tournament-other-points = { $name }: the report says { $stated } points, the results give { $counted }, which count
tournament-other-line = { $name }, round { $round }: the line gives { $own } against { $opponent }, and the line of { $opponent } gives { $theirs }; each counts as its own line says; correct one of them
tournament-other-bye = { $name }: line 240 names a bye in round { $round }, the player's own line something else, which counts
tournament-no-team-player = team { $team }: no player has start rank { $number }
tournament-no-number = a line { $code } names { $number }, which is no number of a player or team
tournament-other-team-points = team { $team }: the report says { $stated } match and game points, the games give { $counted }, which count
tournament-two-boards = game { $game }: { $player } has another game in round { $round } of this team event; both count, each for its match; correct the round or the name, or decide which of them stands
tournament-two-teams = game { $game }: { $player } sits for { $team }, and sat for { $before } before
tournament-team-of-others = game { $game }: { $said ->
    [none] no team is named for { $player }
   *[other] the team of { $player } is '{ $said }', which no other game names
}: counted for { $team }, as in the other games; correct the tag
tournament-no-team = game { $game } names no team for { $player }, and no other game does: it counts in no match; add the tag (WhiteTeam, BlackTeam)
tournament-tie-break-game = game { $game }, { $white } – { $black }, is a tie-break game by its time control: it gives no points and decides where the two are level
tournament-tie-break-of-nobody = game { $game } is a tie-break game by its time control, and its teams (WhiteTeam, BlackTeam) play no match: left out; correct the names of the teams

annulled-withdrew = { $name } left after round { $after } of { $rounds }, before half: annulled, and what others made against him too
annulled-defaults = { $name } is out by { $defaults } defaults after round { $after } of { $rounds }, before half: annulled, and what others made against him too
annulled-stands = { $name } is out by { $defaults } defaults after round { $after }: the points stand
annulled-played-on = { $name } is out by { $defaults } defaults after round { $after } and was paired again in round { $round }
annulled-open = { $name }: nothing is known after round { $after } of { $rounds }, before half; who has left is annulled by these rules, and a tournament report (TRF) would say so: nothing is annulled

tie-rules-asked = tie-breaks by { $rules }, as asked for
tie-rules-by-date = tie-breaks by { $rules }, the rules in force on { $start }, when the tournament began
tie-rules-before = tie-breaks by { $rules }: the tournament began on { $start }, before those rules, and older ones are not built
tie-rules-no-date = tie-breaks by { $rules }, the newest rules: no date says when the tournament began; --rules chooses others
tie-unknown = no tie-break is called '{ $given }'; known are { $known }
tie-modifier = '{ $given }': '{ $modifier }' cannot stand there; BH/C1 cuts the lowest, BH/M1 the lowest and the highest
tie-only-teams = '{ $given }' is a tie-break of team events, and the input names no teams
tie-twice = '{ $given }' is named twice

tie-opponent = round { $round }, { $opponent }: { $amount }
tie-opponent-adjusted = round { $round }, { $opponent }: { $amount }, that is { $made } with draws in rounds { $draws }
tie-dummy = round { $round }, not played: { $amount }, the own points
tie-dummy-capped = round { $round }, not played: { $amount }, the most that may stand for the own { $own } points
tie-times = { $line } × { $result } = { $product }
tie-cut = cut: { $line }
tie-cut-voluntary = cut first, not played by own choice: { $line }
tie-cut-high = cut as the highest: { $line }
tie-sum = sum: { $amount }
tie-mean = { $sum } / { $count } = { $amount }
tie-rounds = rounds { $rounds }: { $amount }
tie-no-rounds = no round counts
tie-result = { $opponent ->
    [none] round { $round }: { $amount }
   *[other] round { $round }, { $opponent }: { $amount }
}
tie-after-round = after round { $round }: { $amount }
tie-limit = against those with at least { $limit } points
tie-below-limit = round { $round }, { $opponent }: not counted, { $amount } points
tie-opponent-rating = round { $round }, { $opponent }: { $rating }
tie-unrated-as = round { $round }, { $opponent }: unrated, counts as { $rating }
tie-rating-mean = { $games ->
    [one] mean of { $games } game: { $mean }
   *[other] mean of { $games } games: { $mean }
}
tie-performance = { $score } of { $games } is { $percentage } %, a difference of { $difference }: { $amount }
tie-perfect = { $amount } expects { $expected }, one point less { $below }; scored: { $score }
tie-perfect-of-nothing = nothing scored: 800 below the lowest, { $lowest }: { $amount }
tie-opponent-performance = round { $round }, { $opponent }: { $amount }
tie-unrated = { $players ->
    [one] { $players } player has no rating: no number, unless it is said what he counts with, as in ARO/U1400
   *[other] { $players } players have no rating: no number, unless it is said what they count with, as in ARO/U1400
}
tie-no-games = no game counts
tie-encounter = against { $others }: { $amount }
tie-encounter-open = against { $others }, not all of them met: { $amount }, at most { $most }
tie-encounter-boards = on the boards against { $others }: { $amount }
tie-alone = level with nobody
tie-other-game-points = level with teams that have other game points: board counts tell nothing apart
tie-board = board { $board }: { $points } × { $times } = { $amount }
tie-board-points = board { $board }: { $points }
tie-share = { $points } + { $sum } / { $divisor } = { $amount }
tie-kashdan = won { $won }, drawn { $drawn }, lost { $lost }, decided without play { $unplayed }: { $amount }
tie-given = { $amount }
tie-break-game = tie-break game { $game }, { $opponent }: { $won ->
    [yes] won
   *[no] lost
}{ $drawn ->
    [yes] , by a draw, which counts for Black
   *[no] { "" }
}
tie-mark = { $mark ->
    [won] won
    [drawn] drawn
    [lost] lost
    [forfeit-won] won without play
    [forfeit-lost] lost without play
    [open] no result yet
    [full-bye] bye of a full point
    [half-bye] bye of half a point
    [allocated-bye] bye of the pairing
    [absent] absent
   *[other] nothing known
}
tie-round-game = { $color ->
    [white] round { $round }, White v. { $opponent }
    [black] round { $round }, Black v. { $opponent }
   *[other] round { $round }, v. { $opponent }
}, { tie-mark }: { $amount }
tie-round-alone = round { $round }, { tie-mark }: { $amount }
tie-round-match = round { $round }, { $opponent }: { $match_points } match points, { $game_points } game points
tie-round-no-match = round { $round }, no match: { $match_points } match points, { $game_points } game points

# The regulations of a team event.

team-unit = { $unit ->
    [line-ups] line-ups
    [matches] matches
    [players] players
    [pairs] pairs of teams
   *[teams] teams
}
team-looked = { team-unit } looked at: { $looked }; broken: { $broken }; undecidable: { $undecidable }
team-nothing = there is nothing to look at ({ team-unit })
team-no-teams = the input shows no teams: every game must name two (WhiteTeam, BlackTeam), and a team meets one other in a round; in a report they stand in lines 310 or 013
team-no-lists = no list says in what order the players of a team stand: give [[team.list]] in the event file, or the lines of teams in a report
team-no-federation = the event file does not say whose event it is: give event.federation
team-no-boards = the event file does not say how many boards a match has: give scoring.team
team-no-such-team = { $team } (first_white) is no team of the input: write it as there
team-not-over = the event is not over: round { $round } has results
team-too-many-boards = { $boards } boards, and a match has { $most }
team-not-seated = the input does not say who sat at which board
team-not-listed = not on the list of the team under this name or ID: { $players }
team-no-list = no list is the team's
team-unrated = without a rating: { $players }
team-behind-on-list = number { $number } of the list sits behind { $other } (number { $other_number }, board { $other_board })
team-behind-by-rating = with { $rating } sits behind { $other } ({ $other_rating }, board { $other_board })
team-only-if-late = out of order, unless these came in late as substitutes, which the input does not say: { $players }
team-too-many-late = out of order: at best these came in late as substitutes, and at most { $most } may: { $players }
team-foreigners = more foreigners than { $most }: { $players }
team-federation-unknown = foreigners: { $foreigners }, at most { $most } may play, and of these the input says no federation: { $players }
team-substitutes = more substitutes than { $most }: { $players }
team-substitute-early = number { $number } of the list is a substitute (regulars up to { $last }), and none may play up to round { $round }
team-regular-below = number { $number } of the list is a regular of { $team }, a higher team
team-round-guessed = the input does not say the round
team-two-boards = { $board ->
    [none] also sits for { $team } in this round
   *[other] also sits for { $team } in this round, on board { $board }
}
team-namesake = somebody of the same name sits for { $team } in this round, and not both have an ID: it may be the same person
team-rounds-open = { $player } has several games, and the input does not say all their rounds
team-rematch = met { $opponent } in round { $round } already
team-rematch-open = met { $opponent } in round { $round } already; one of the two games has no result
team-paired-again = out by { $defaults } defaults after round { $after }, and paired again
team-left-open = nothing is known after round { $after }, before half: the input does not say who has left; a tournament report (TRF) would
team-level-without-game = level, and no game of the input has the time { $times } (White, Black)
team-not-level = a tie-break game, and the teams are not level: { $points } and { $other_points }
team-several-games = { $games } tie-break games, and one decides
team-game-without-result = tie-break game { $game } has no result
team-game-without-match = tie-break game { $game } has the round of no match between the two
team-no-color = the input does not say who had White on every board
team-boards-not-numbered = the input does not number the boards
team-white-on-boards = { $team } has White on boards { $boards }: neither on the odd ones alone nor on the even ones alone
team-both-colors = { $team } has White on boards { $boards } and Black on others
team-other-is-white = { $team } has White in this round
team-same-color-again = { $color ->
    [white] White, and round { $round } asks for Black
   *[black] Black, and round { $round } asks for White
}

standings-paper-heading = { $title }, { $rules }, after round { $rounds }
standings-paper-side = { $rank }. { $name }: { $points } points
standings-paper-tiebreak = { $name }: { $value }
standings-paper-tiebreak-without = { $name }: no number

# The page of tournaments

page-tournament-of-players = { $count ->
    [one] { $count } player, after round { $round }
   *[other] { $count } players, after round { $round }
}
page-tournament-of-teams = { $count ->
    [one] { $count } team, after round { $round }
   *[other] { $count } teams, after round { $round }
}
page-tournament-several = { $count ->
    [one] { $count } tournament
   *[other] { $count } tournaments
}
page-tournament-wrong = { $count ->
    [one] { $count } wrong pairing
   *[other] { $count } wrong pairings
}
page-tournament-none-wrong = No pairing is wrong
page-tournament-correct = { $count ->
    [one] { $count } correct
   *[other] { $count } correct
}
page-tournament-undecidable = { $count ->
    [one] { $count } that cannot be decided
   *[other] { $count } that cannot be decided
}
page-tournament-too-old = The list could not be unpacked: the browser is older than 2023, or the file is damaged. Below are the first places; the tables beside the page (standings.csv, crosstable.csv) hold everything.
page-tournament-no-script = Without script this page shows the first places. The tables beside it (standings.csv, crosstable.csv) hold everything.
page-tournament-notes = Notes
page-tournament-how = What was read, and how
page-tournament-lines-left-out = { $count ->
    [one] { $count } more place does not fit into this page: standings.csv holds all.
   *[other] { $count } more places do not fit into this page: standings.csv holds all.
}
page-tournament-papers-left-out = { $count ->
    [one] The derivation of { $count } place does not fit: standings --explain prints it.
   *[other] The derivations of { $count } places do not fit: standings --explain prints them.
}
page-tournament-pairings-left-out = { $count ->
    [one] { $count } more pairing does not fit into this page: crosstable.csv holds all.
   *[other] { $count } more pairings do not fit into this page: crosstable.csv holds all.
}
page-tournament-choose = Tournament
page-tournament-view = View
page-tournament-view-standings = Standings
page-tournament-view-crosstable = Crosstable
page-tournament-view-pairings = Pairings
page-tournament-search = Name, number, ID, federation
page-tournament-count = { $total ->
    [one] { $shown } of { $total } place
   *[other] { $shown } of { $total } places
}
page-tournament-count-pairings = { $total ->
    [one] { $shown } of { $total } pairing
   *[other] { $shown } of { $total } pairings
}
page-head-rank = Pl.
page-head-title = Title
page-head-team = Team
page-head-federation = Fed.
page-head-rating = Rating
page-head-points = Pts
page-tournament-start-number = No. { $number }
page-tournament-keys = ↑ ↓ or j k next, previous · ← → tie-breaks · / search · Esc back to the list
page-tournament-paper-left-out = There was no room for this derivation: standings --explain prints it.
page-tournament-rounds = Rounds
page-tournament-ties = Tie-breaks
page-tournament-copy = Copy as text
page-tournament-copy-title = Copy everything about this place, as standings --explain prints it
page-tournament-head-round = Round
page-tournament-head-colour = Colour
page-tournament-head-opponent = Opponent
page-tournament-head-outcome = Result
page-tournament-head-points = Points
page-tournament-head-match-points = Match points
page-tournament-head-game-points = Game points
page-tournament-head-board = Board
page-tournament-head-white = White
page-tournament-head-black = Black
page-tournament-head-first-team = White on board 1
page-tournament-head-second-team = Black on board 1
page-tournament-head-result = Result
page-tournament-head-verdict = Verdict
page-tournament-head-expected = By the rules
page-tournament-round = Round { $round }
page-tournament-only-wrong = only wrong ones
page-tournament-verdict = { $verdict ->
    [correct] correct
    [wrong] wrong
   *[undecidable] cannot be decided
}
page-tournament-judged-by = { $system ->
    [round-robin] Judged by the Berger tables
    [swiss-1985] Judged by the Swiss system of 1985
   *[dutch] Judged by the Dutch system of FIDE
}
page-tournament-bye = bye
page-tournament-not-played = nobody was paired so
page-tournament-no-colour = It is not known who had White
page-tournament-show-all = { $count ->
    [one] Show { $count } row
   *[other] Show all { $count } rows
}

# Pairings by the FIDE Swiss of 1985 (Graz)
swiss-repeated = they met in round { $round } already (Swiss 1985, 1.2)
swiss-free-other = { $player } was free; the lowest of the lowest group who was not free before is { $expected } (Swiss 1985, 1.3)
swiss-free-twice = { $player } was free in round { $round } already, and nobody is twice (Swiss 1985, 1.3)
swiss-free-several = { $count } players have the bye of the pairing, which one at most can have (Swiss 1985, 1.3)
swiss-float-other = { $player } left the group; the one left over is the lowest, { $expected } (Swiss 1985, 1.5)
swiss-float-opponent = { $player } comes from another group and should meet { $expected } (Swiss 1985, 1.5)
swiss-float-not-due = { $player } is paired outside of his group, although everybody could be paired without that (Swiss 1985, 1.2 and 3.3)
swiss-order = { $player } should meet { $expected }: the upper half meets the lower half in order (Swiss 1985, 2.4)
swiss-replacement = { $player } should meet { $expected }, the next who may replace an opponent met already (Swiss 1985, 3.2)
swiss-four-alike = both had { $color ->
    [white] White
   *[black] Black
} three times in a row and cannot be paired with each other (Swiss 1985, 5.4)
swiss-first-color = { $player } should have { $color ->
    [white] White
   *[black] Black
}: in round 1 odd numbers have the colour of the lot, even ones the other (Swiss 1985, 5.2)
swiss-color-alternate = { $player } should have { $color ->
    [white] White
   *[black] Black
}: colours alternate (Swiss 1985, 5.3)
swiss-color-look-back = { $player } should have { $color ->
    [white] White
   *[black] Black
}: both had the same colour last, and the round before decides (Swiss 1985, 5.3)
swiss-color-equalise = { $player } should have { $color ->
    [white] White
   *[black] Black
}: of two with equal colours the higher ranked equalises his (Swiss 1985, 5.4)
swiss-color-after-three = { $player } should have { $color ->
    [white] White
   *[black] Black
} after three of the other colour in a row (Swiss 1985, 5.4)
swiss-follows = not as expected, but only because of the pairing of { $pair }
swiss-choice = one of several pairings that the rules allow here (Swiss 1985, 3.2 and 3.3)
swiss-color-open = the rules do not settle who has White here (Swiss 1985, 5.3 and 5.4)
swiss-standings-unknown = the points before this round are not known: what { $player } did in round { $round } is missing
swiss-turn-unknown = what { $player } did in this round is not known, so the others cannot be put in order
swiss-numbers-unknown = it is not what the order by rating and name gives, and the input has no start numbers
swiss-color-unknown = the colours are not known
swiss-lot-unknown = the boards are divided evenly, so that the lot does not show (Swiss 1985, 5.2)
swiss-full-bye = { $player } has a full point without a game: asked for, or the bye of the pairing, does not show
swiss-unavoidable = no pairing of this round avoids both a second meeting and a fourth colour alike
swiss-beside = cannot be judged apart from the wrong pairing of { $pair }
swiss-not-searched = no way through the rules was found, and none was excluded
swiss-teams = a round of teams is paired by teams; these rules pair players
swiss-rules = judged by FIDE's Swiss system of Graz, 1985; where it leaves a choice, every choice is accepted
swiss-middle = { $rounds } rounds: from round { $middle } on the groups are paired from both ends to the median group (Swiss 1985, 4.1)
swiss-no-numbers = the input has no start numbers: the order by rating and name is taken, and nothing is called wrong by it
swiss-virtual-points = virtual points count for the groups, which these rules do not know
swiss-lot-otherwise = the report gives { $player } { $color ->
    [white] White
   *[black] Black
} by lot; the boards of round 1 show the opposite
swiss-taken-as-free = round { $round }: nothing is known of { $player }, who is taken as free, with one point (Swiss 1985, 1.3)
swiss-free-points = round { $round }: { $player } was free and has { $points }; these rules give one point (Swiss 1985, 1.3)

# Promotions and norms

norms-no-file = { $name }: the category is not known; --players names a file that has it
norms-not-in-file = { $name } is not in the file of --players, by ID or by name
norms-several-rows = { $name }: the name fits several players of the input or of the file of --players; IDs would tell them apart
norms-no-category = { $name } has no category in the file of --players
norms-category-unread = { $name }: category '{ $read }' in the file of --players cannot be read
norms-rating-unread = { $name }: a rating in the file of --players cannot be read
norms-needs-players = promotions and norms by these rules hang on categories and ratings, which stand in the officer's file: --players FILE.csv
norms-free-rounds = rounds { $rounds } without an opponent: the rules do not say how they count
norms-no-result = no result yet in rounds { $rounds }
norms-not-over = after round { $round } of { $rounds } the event is not over
norms-lower-opponent = { $name } is below 1a: the rules name only 1a as counting for 2000, and he may count for { $rating }
norms-score-open = { $name } has no rating and counts by his score, which is not known

promotion-rounds-not-in-table = the rules have no table for { $rounds } rounds, only for { $known }
promotion-other-category = of other categories than 2a and 3a, which alone the table knows: { $names }
promotion-default-of-second = the rules do not say whether the opponent of 2a in rounds { $rounds }, decided without play, counts as met
promotion-needed-between = from { $low } to { $high } points are needed, by how what is open is read
promotion-points-apart = the results give { $results } points, the standings { $counted }
promotion-no-game = no game

norms-equal = exactly as much as is asked for: the rules say that it must be exceeded and that it is asked for
norms-safe-lost = safe before: it would have been made with a loss in round { $round } too
norms-safe-drawn = it would have been made with a draw in round { $round } too
norms-homologation-unknown = only in a homologated event: the event file can say so, homologated = true under [event]
norms-group-unknown = only in group A: the event file can say so, group = "A" under [event]
norms-place-shared = place { $rank } is shared
norms-games-unknown = the list does not say in how many games
norms-three-make-title = three norms make the title; two seasons without one take one away
norms-open-mean = the mean of the opponents lies between { $low } and { $high }

norms-eight-and-one = eight games, and a win without play or a bye of the pairing instead of the ninth: only one such norm may be used
norms-seven-of-teams = seven games are enough in team championships of the world and of continents
norms-open-games = { $games ->
    [one] of { $games } round the result is not known
   *[other] of { $games } rounds the result is not known
}
norms-unrated = { $players ->
    [one] { $players } opponent without a rating counts for 1400
   *[other] { $players } opponents without a rating count for 1400
}
norms-ratings-missing = { $players ->
    [one] the input does not say whether { $players } opponent has a rating
   *[other] the input does not say whether { $players } opponents have a rating
}
norms-raised = { $name } raised from { $rating } to { $floor }
norms-by-table = { $mean } with { $percentage } %, a difference of { $difference }
norms-no-score = no score is enough against these opponents
norms-below-35 = less than 35 %
norms-rounded-35 = 35 % only when rounded
norms-titles-missing = no player of the input has a title
norms-other-title = { $title } is no title of FIDE
norms-own-federation-missing = the player's federation is not known
norms-federations-missing = { $players ->
    [one] the federation of { $players } opponent is not known
   *[other] the federations of { $players } opponents are not known
}
norms-from-one = most are from { $federation }
norms-met-twice = some opponents were met twice: then half of them must have the title, and six must play
norms-dates-missing = the days of the rounds are not known
norms-control-missing = the time control is not known
norms-not-standard = played as { $pace ->
    [rapid] rapid
   *[blitz] blitz
}
norms-not-met = with all games counted, not met: { $conditions }
norms-not-settled = not settled: { $conditions }
norms-may-be-exempt = not met: { $conditions }; national championships, zonal tournaments and large Swiss tournaments may be exempt (B.01, 1.4.3)
norms-older-rules = judged by the rules of 1 January 2024, although the tournament began on { $start }
norms-no-date = judged by the rules of 1 January 2024: no date says when the tournament began
norms-games-on-list = the number of rated games stands on the list; the column games of --players gives it
norms-own-title = whether { $title } is this title or a higher one is not known

screen-ranked = { $title }: { $sides }, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, { $kind ->
    [swiss] Swiss
    [round-robin] round robin
   *[other] of unknown kind
}; tie-breaks { $tiebreaks }
screen-copies-once = in the input again and counted once: { $copies }

# Pairings
pairing-round-guessed = games of round { $round } stand there by a guess: the input gives them no round, or one in which a player has another game
pairing-behind-guessed = it hangs on round { $round }, in which games stand by a guess
pairing-table-colors = colours exchanged: by the Berger tables { $white } has White
pairing-table-other-round = by the Berger tables these two meet in round { $round }
pairing-table-again = these two meet in round { $round } too, and by the Berger tables they meet others in this one
pairing-table-wrong-bye = { $name } is free, and by the Berger tables meets { $opponent } in this round
pairing-table-missing = by the Berger tables these two meet in this round, and they did not
pairing-table-left = not played: { $name } was not there after round { $after }
pairing-table-absent = not played: { $name } was absent
pairing-table-nothing-known = by the Berger tables these two meet in this round; the input says nothing of it
pairing-table-colors-open = too many colours are not those of the Berger tables for these to be errors: another rule or other start numbers may explain them
pairing-table-too-few = too few of the games that the Berger tables hold are there: start numbers that were not found may explain this
pairing-table-other-numbering = wrong with these start numbers and right with others that fit as well
pairing-table-own-schedule = the tournament does not follow the Berger tables
pairing-note-inferred = the input has no start numbers; with these, { $fits } of { $pairings } pairings stand in the Berger tables: { $numbers }
pairing-note-renumbered = the pairings follow the Berger tables better with other start numbers than the report's; with these, { $fits } of { $pairings } stand there: { $numbers }
pairing-note-own-schedule = not played by the Berger tables: with no start numbers that were found do more than { $fits } of { $pairings } pairings stand there; nothing is called wrong
pairing-note-too-large = { $sides } players or teams: start numbers are looked for up to { $most }; a tournament report (TRF) gives them
pairing-note-reordered = the rounds stand in another order than in the Berger tables (round played = round of the tables): { $rounds }; they are judged by that order
pairing-note-colors-exchanged = all colours are the other way round than in the Berger tables in cycle { $cycles }; they are judged that way
pairing-note-last-two = rounds { $first } and { $second } are exchanged, as FIDE recommends where everybody meets twice
pairing-dutch-differs = { $program } pairs otherwise
pairing-dutch-colors = { $program } gives White to { $white }
pairing-dutch-not-first = judged by the standings as they were; round { $round } was wrong already
pairing-dutch-none = { $program } finds no pairing that the rules allow in this round
pairing-dutch-own-numbers = { $program } pairs otherwise, but the input has no start numbers, and others may lead to these pairings
pairing-dutch-unknown-rounds = { $program } pairs otherwise, but nothing is known of a player in round { $round }, who may have had a bye
pairing-dutch-unfinished = { $program } pairs otherwise, but a game of round { $round } has no result
pairing-dutch-other-rules = { $program } pairs otherwise, but it holds the rules of another day than { $start }, when the tournament began
pairing-dutch-not-asked = no pairing program has judged it
pairing-note-dutch-judged = judged by { $program }
pairing-note-dutch-no-program = no pairing program is installed, so nothing can be said of a Dutch Swiss: put bbpPairings (github.com/BieremaBoyzProgramming/bbpPairings) on the path or name it in ARBITER_BBPPAIRINGS, or run pip install gacrux
pairing-note-dutch-no-date = no date says when the tournament began: the rules that { $program } holds are taken
pairing-note-dutch-other-rules = { $program } holds the rules of another day than { $start }, when the tournament began: where it pairs otherwise, nothing is called wrong
pairing-note-dutch-own-numbers = the input has no start numbers: the players are numbered by rating and name, and where the program pairs otherwise, nothing is called wrong
pairing-note-dutch-gaps = the start numbers have gaps: the players are counted through for the pairing program
pairing-note-dutch-cannot-ask = the pairing program was not asked: { $why }
pairing-note-dutch-failed = nothing can be said of the pairings: { $why }
pairing-cannot-ask-teams = it pairs players, and this is a team event
pairing-cannot-ask-color = no colour is known of the game of { $name } in round { $round }
pairing-cannot-ask-scoring = it cannot be told of this scoring
pairing-cannot-ask-points = { $name } has points that are not those of his results
pairing-cannot-ask-rank = the report asks for pairings by rank (XXC rank) and not by start number
pairing-cannot-ask-baku = the report names Baku acceleration and gives no virtual points (line 250)
pairing-cannot-ask-large = it takes at most 9999 players and 99 rounds
pairing-answer-line = the answer of the pairing program is not understood: '{ $line }'
pairing-answer-rounds = the pairing program speaks of { $told } rounds, and { $played } were paired
pairing-answer-pairs = the pairs that the pairing program names in round { $round } do not fit together
engine-not-run = { $program } could not be run ({ $cause })
engine-too-slow = { $program } gave no answer within { $seconds } seconds
engine-too-much = { $program } printed more than an answer can hold
engine-failed = { $program } failed and said: { $said }
screen-paired = { $title } ({ $system }): { $count ->
    [one] { $pairings } pairing
   *[other] { $pairings } pairings
}, { $wrong } wrong, { $undecidable } undecidable
screen-pairing-row = { $verdict }: round { $round }, board { $board }, { $white } – { $black }: { $why }
screen-pairing-missing = { $verdict }: round { $round }, not paired: { $white } – { $black }: { $why }
refused-no-pairing-system = --system { $given }: no such system; choose from { $known }
refused-pairing-system-open = { $title }: nothing says by which rules it was paired: give --system { $known }

screen-team-checked = regulations of the team event: { $kept } kept, { $broken } broken, { $undecidable } undecidable
screen-errors-in-input = the audit has found { $errors } in the input: arbiter audit tells them
refused-no-rules = --rules { $given }: no such rules of tie-breaking; choose from { $known }
refused-no-kind = --kind { $given }: choose from { $known }
refused-no-basis = --basis { $given }: choose from { $known }
refused-no-round = --round { $given }: there { $rounds ->
    [one] is only { $rounds } round
   *[other] are only { $rounds } rounds
}

## Crosscheck: a report against the games

crosscheck-not-there = no game is there
crosscheck-not-in-report = the report has no such game
crosscheck-not-of-report = the report has no player { $name }
crosscheck-second-copy = a second game for one of the report: { $file }, game { $game }, stands for it
crosscheck-bye = in this round the report has no opponent for { $name } ('{ $mark }')
crosscheck-default-no-game = decided without play: no game is expected
crosscheck-short-no-game = over before both had moved: no game is expected
crosscheck-default-with-game = the report has it decided without play, and a game is there
crosscheck-short-with-game = the report has it over before both had moved, and a game is there
crosscheck-without-moves = the report has it as played, and the game has no moves of both players
crosscheck-results = result { $report } in the report, { $games } in the game
crosscheck-colours = colours swapped
crosscheck-other-player = { $report } in the report, { $games } in the game
crosscheck-other-id = { $name }: ID { $report } in the report, { $games } in the game
crosscheck-id-of-another = { $name } has the ID { $id }, which the report has for { $other }
crosscheck-rating = { $name }: rating { $report } in the report, { $games } in the game
crosscheck-round = round { $report } in the report, { $games } in the game
crosscheck-no-result = the report gives no result
crosscheck-not-listed = { $name }: { $why }
crosscheck-no-round = the game names no round
crosscheck-unclear = { $why }
check-line = line { $line }
check-column = line { $line }, column { $column }
check-rank = line { $line }: #{ $rank } { $name }
check-round = round { $round }
check-says = { $text }
check-no-line = a line { $code } that says something must be there
check-end-before-start = the last day, { $end }, is before the first, { $start }
check-round-outside = { $day } is not between { $start } and { $end }
check-rounds-backwards = { $day } is before the day of the round before, { $before }
check-rounds-without-day = { $rounds ->
        [one] one round was
       *[other] { $rounds } rounds were
    } played, and { $days ->
        [one] one has a day
       *[other] { $days } have a day
    }
check-count = the line says { $said }, and there { $players ->
        [one] is one player
       *[other] are { $players } players
    }
check-no-federation = '{ $read }' is no code of a federation, such as ESP
check-rounds-a-day = { $rounds } rounds on { $day }: at most { $most } are rated
check-hours-a-day = { $rounds } rounds on { $day } are { $hours } hours and { $minutes } minutes of play, for games of 60 moves: at most 12 hours
check-no-days = no line 132 tells the days
check-no-control = no time control can be read from lines 222 and 122
check-no-pace = neither --system nor lines 092 and 222 tell which rating is asked
check-barred = { $games } of { $of } games are not rated in { $pace }: { $why }
check-allowed = allowed for all { $games } games in { $pace }
check-other-type = the line says { $said }, and { $pace } is asked
check-no-list = no rating list was given (--list)
check-no-report = a table of results has no lines to check
check-teams = the games of the players are compared; team line-ups, matches and team points are not ({ $lines ->
    [one] 1 line
   *[other] { $lines } lines
    })
check-compared = compared for { $players } of { $of } players
check-other-month = the list is that of { $month }, and the tournament began on { $start }: the list in force on that day counts
check-player-no-id = no FIDE number
check-player-not-on-list = { $id } is not on the list
check-player-name = on the list: { $listed }
check-player-field = { $report } in the report, { $listed } on the list
check-player-empty = nothing in the report, { $listed } on the list
## Why the system could not open, read or write something: in English as systems say it, so that it can be looked up

system-not-found = No such file or directory
system-permission-denied = Permission denied
system-not-permitted = Operation not permitted
system-is-folder = Is a directory
system-not-a-folder = Not a directory
system-storage-full = No space left on device
system-quota-exceeded = Disk quota exceeded
system-file-too-large = File too large
system-read-only = Read-only file system
system-already-exists = File exists
system-ends-too-early = it ends too early
system-too-little-memory = Not enough memory
system-not-as-named = the name says so, the content does not
system-empty-archive = the archive is empty
system-other = { $told }

## Inputs that cannot be read

input-no-path = no path was given: name a PGN file, a folder of games, or - for standard input
input-missing = { $file } does not exist: check the spelling and the folder you are in
input-denied = { $file } may not be read (permission denied): ask its owner, or change its permissions
input-path-too-long = { $file } cannot be opened, because its path ({ $bytes } bytes) or a name in it is longer than the system allows: run arbiter in a folder nearer to it, or give the folders shorter names
input-unreadable = { $file } could not be read ({ $cause }){ $cut_off ->
    [none] {""}
   *[other] , but { $cut_off }
}: check the disk or the connection and run again
input-no-game = no game found in { $file }: { $kind }
input-no-game-in-folder = no game found in the folder { $folder }: of { $files } files none holds PGN or a scoresheet; name the folder or file that does
input-damaged = { $file } is damaged ({ $format }: { $cause }): what stands before the damage was read{ $cut_off ->
    [none] {""}
   *[other] , but { $cut_off }
}; fetch or copy the file again
input-unpacks-to-more = { $file } unpacks to more than { $limit } bytes (all members of an archive together), and reading it stopped there; what stands before was read{ $cut_off ->
    [none] {""}
   *[other] , but { $cut_off }
}: if so much is right, raise the limit with --max-unpacked, or lift it with --max-unpacked 0
input-cannot-unpack = { $file } cannot be unpacked ({ $cause }): unpack it by hand and name the result
input-too-long = { $file }, line { $line }: from here on { $mebibytes } MiB in a row hold no start of a game, more than any game; they were passed over { $next ->
    [none] to the end of the file
   *[other] up to the next game, on line { $next }
}: close what was left open there, and separate the games by their tags, each beginning with [Event "..."]
input-odd-bytes = { $count ->
    [one] { $file } is UTF-16 with a byte from which no character can be made, at byte { $first } of the unpacked text
   *[other] { $file } is UTF-16 with { $count } bytes from which no character can be made, the first at byte { $first } of the unpacked text
}; one character or two are lost there, and all that follows was read: export the file again
input-sheet-too-long = { $file } looks like a scoresheet but is larger than { $mebibytes } MiB, and a sheet is one game: if these are many games, give them tags or split the file
input-table-too-long = { $file } is a table of results or a tournament report of more than { $mebibytes } MiB, and such a file is read whole: split it
input-changed = { $file } { $change } while it was read, so that the reports may hold parts of the old file and of the new one: run again when nothing writes to it
input-grew = grew from { $from } to { $to } bytes
input-shrank = shrank from { $from } to { $to } bytes
input-written = was written to
input-replaced = was replaced by another file
input-cut-off = game { $game }, which begins on line { $line }, is cut off there and was not judged

# The kinds of input-no-game
input-is-empty = it is empty; was it saved or downloaded completely?
input-is-report = it is a tournament report (TRF), which lists results and no moves; name the file with the moves
input-is-results = it is a table of results without moves; name the file with the moves
input-is-tar = it is a tar archive; unpack it and name the folder
input-is-engine-log = it is what a chess engine wrote while it thought, with moves that nobody played; name the file with the game
input-is-positions = it is a list of positions; judge each of them with arbiter position
input-is-move-counts = it counts the moves of a position (perft) and holds no game; name the file with the game
input-is-openings = it is a list of openings, with moves that nobody played; name the file with the game
input-is-zip = no member of the archive holds PGN or a scoresheet; name the archive that does
input-is-neither = its first { $mebibytes } MiB have neither tags such as [Event "..."] nor moves such as 1. e4; name a PGN file or a scoresheet

# The causes of input-cannot-unpack
input-zip-through-pipe = a zip archive of more than { $mebibytes } MiB cannot come through a pipe
input-zip-as-stream = a zip archive cannot be read as a stream
input-zip-same-names = { $lost ->
    [one] one of its members has the name of another and was not read
   *[other] { $lost } of its members have the name of another and were not read
}
input-zip-encrypted = it is encrypted
input-zip-reader = { $told }

no-threads = { $threads ->
    [one] one thread cannot be started
   *[other] { $threads } threads cannot be started
} ({ $cause }): ask for fewer with --threads, or give the program more memory

## Reports that cannot be written

report-write = { $file } could not be written ({ $cause }): { $remedy } or choose another folder with --out; reports of an earlier run stand as they were
report-named = { $file } could not be written ({ $cause }): { $remedy } or choose another file with { $flag }
report-folder = the folder { $folder } could not be made ({ $cause }): choose another with --out
report-not-allowed = you may not write into the folder { $folder } ({ $cause }): ask its owner, or choose another with --out; reports of an earlier run stand as they were
report-half-in-place = { $file } could not be put in place ({ $cause }), and the reports before it have been: { $remedy } and run again with the same folder, which finishes it
report-locked = another run writes into { $folder } ({ $holder }): wait for its end, or choose another folder with --out
report-closed = standard output was closed
report-free-space = free some space
report-lift-limit = lift the limit on the size of files
report-ask-owner = ask its owner
report-make-writable = make the disk writable
report-check-disk = check the disk

## Games written anew (arbiter normalise)

normalise-told = { $file }:{ $line }, game { $game } ({ $white } – { $black }){ $at ->
    [none] {""}
   *[other] , move { $at }
}: { $what }
normalise-doubtful-date = { $tag } '{ $read }' may be { $days }: it is left as written
normalise-lost-letters = letters that no encoding can read are lost: name the right one with --encoding
normalise-repaired = moves repaired: { $repaired }, guessed: { $guessed }; see [%repaired] and [%guessed] in its comments
normalise-cells-left = { $count ->
    [one] a cell stands
   *[other] { $count } cells stand
} for no move and { $count ->
    [one] is
   *[other] are
} kept in a comment: { $words }
normalise-beyond-repair = beyond repair from here: too many cells say nothing; those left are kept in a comment: { $words }
normalise-not-followed = '{ $word }' cannot be followed
normalise-result = the result of the tag cannot be read and stands in a comment: write 1-0, 0-1, 1/2-1/2 or *
normalise-moves = { $reason }; the moves end there and the words left stand in a comment
normalise-illegal = { $reason }; the move stood, and the game goes on as another game from the position behind it
normalise-variation = { $reason }; the words left of it stand in a comment
normalise-another-game = another game begins behind the result and stands in a comment: give it tags of its own
normalise-other-variant = the moves of the variant '{ $variant }' are left as written
normalise-bad-start = the FEN cannot be read, so the moves are left as written: mend the FEN tag

## Games picked out of many (arbiter extract)

screen-fitting = { $shown } of { $games } { $count ->
    [one] fits
   *[other] fit
}
screen-extracted = { $fitting }; written: { $written }
screen-extracted-first = { $fitting }, up to the last that was asked for; written: { $written }
extract-several-encodings = the games stand as they stood, in different encodings ({ $encodings }): --normalised writes all of them as UTF-8
extract-not-apart = { $count ->
    [one] one game behind the first has no tags at its beginning, so that a reader takes it for a part of the game before it
   *[other] { $count } games behind the first have no tags at their beginning, so that a reader takes each for a part of the game before it
}: --normalised gives them tags
extract-not-as-it-stood = { $count ->
    [one] one game could
   *[other] { $count } games could
} not be turned back into the encoding of the file and { $count ->
    [one] is
   *[other] are
} UTF-8; the first is game { $game } of { $file }, line { $line }
where-condition-expected = a condition is expected here: a column, tag(…), count(…), has(…), not or (
where-relation-expected = one of = != < <= > >=, in, between, like, ilike, contains, is empty, is not empty is expected here
where-value-expected = a number, a date, a text in quotes or a column is expected here
where-text-expected = a text in quotes is expected here
where-end-expected = the condition is whole before this: go on with and, or or ), or end here
where-bracket-expected = a ( is expected here
where-bracket-open = a ) is missing
where-text-open = the quotation mark at the end of this text is missing
where-no-column = there is no column '{ $name }' (a text stands in quotes); choose { $known }
where-no-rule = no rule is called '{ $given }': `arbiter explain` lists them all
where-text-in-quotes = '{ $name }' holds text: put the value in quotes
where-number-without-quotes = '{ $name }' holds numbers: write the value without quotes
where-date-expected = '{ $name }' holds dates: write 1985-12-31, 1985-12 or 1985
where-no-such-day = { $given } is no day of the calendar
where-not-of-dates = '{ $name }' holds no dates: put the value in quotes
where-too-deep = conditions are nested deeper than { $most }
refused-bad-expression = --where, sign { $at }: { $fault }
    {"  "}{ $shown }
refused-rule-not-selected = { $rule }: --select and --ignore leave this rule out, so no game could fit
refused-result-expected = expected a result such as 1-0, 0-1, 1/2-1/2, +/- or *
refused-opening-expected = expected a code such as B90, a part of one such as B9, or two of them such as D10-D15
refused-players-unreadable = --players { $file } cannot be read: { $why }
refused-no-players-in = --players { $file }: it names nobody

## A position (arbiter position)

position-not-legal = not legal
position-checkmated = { PLAYER($player) } is checkmated: { PLAYER($other) } has won
position-stalemated = { PLAYER($player) } is stalemated: the game is drawn
position-in-check = { PLAYER($player) } is to move, and in check
position-to-move = { PLAYER($player) } is to move
position-can-mate = can { PLAYER($player) } still mate? { $answer }
position-dead = dead position? { $answer }
position-dead-in-1985 = drawn by its pieces already in 1985 { $law }
position-seventyfive = 75 moves? yes: the game is drawn at once, after { $made } half-moves without capture or pawn move { $law }
position-fifty-now = 50 moves? can be claimed now: { $made } half-moves without capture or pawn move { $law }
position-fifty-perhaps = 50 moves? with an announced move, perhaps: { $why }
position-fifty-with = 50 moves? can be claimed with one of these, written down and announced: { $moves } { $law }
position-no-fifty = 50 moves? no: { $made } of { $asked } half-moves without capture or pawn move
position-repeated = { $file }, game { $game }, half-move { $ply }: the position has come { $times ->
    [one] once
   *[other] { $times } times
} (after half-move { $plies })
position-game-ended = 3 times? no claim any more: the game ended after half-move { $ply } { $law }
position-threefold-now = 3 times? can be claimed now { $law }
position-threefold-with = 3 times? can be claimed with { $played }, written down and announced: that position stood after half-move { $plies } { $law }
position-no-threefold = 3 times? no
answer-yes = yes
answer-no = no
answer-undecided = undecided
answer-is-mate = yes: it is mate
answer-mate-by = yes: { $line }
answer-drawn-at-once = yes: the game is drawn at once { $law }

## What the command line refuses

refused-no-such-rule = no rule is called '{ $code }': `arbiter explain` lists them all
refused-no-such-command = no command is called '{ $name }': `arbiter --help` lists them
refused-settings-unreadable = { $file } cannot be read: { $why }
refused-no-such-flag = { $file }: no flag is called '{ $key }'; did you mean '{ $near }'?
refused-flag-not-here = { $file }: '{ $key }' is not taken from a file beside the games; give it on the command line, or name the file with --settings
refused-flag-unreadable = { $file }: the value of '{ $key }' is of the wrong kind: give a text, a number, a list of texts, or true for a flag without a value
refused-no-year = { $given }: it names no year; give a day such as 2014-09-01
refused-no-day = { $given }: { $fault }; give a day such as 2014-09-01
refused-unknown-argument = unexpected argument '{ $given }' found{ $near ->
    [none] {""}
   *[other] ; did you mean '{ $near }'?
}
refused-unknown-command = unrecognized subcommand '{ $given }'{ $near ->
    [none] {""}
   *[other] ; did you mean '{ $near }'?
}
refused-unknown-value = invalid value '{ $given }' for '{ $argument }': choose { $known }
refused-no-value = a value is required for '{ $argument }' but none was supplied
refused-bad-value = invalid value '{ $given }' for '{ $argument }': { $fault }
refused-missing-arguments = the following required arguments were not provided: { $missing }
refused-not-together = the argument '{ $argument }' cannot be used with '{ $other }'
refused-given-twice = the argument '{ $argument }' cannot be used multiple times
refused-no-language = --lang { $given }: no such language; choose from { $known }
refused-no-letters = --pieces { $given }: no such letters; give figurine, or a code such as de or ca (`arbiter alphabets` lists them)
refused-no-alphabet = { $flag } { $given }: no such alphabet; `arbiter alphabets` lists them
refused-no-encoding = --encoding { $given }: no such encoding; choose from { $known }
refused-no-edition = --laws { $given }: no such edition; choose { $known }
refused-no-thread = --threads 0: at least one thread is needed
refused-too-many-threads = --threads { $given }: at most { $most }; more would only wait for each other
refused-size-expected = expected a number of bytes, with K, M, G or T behind it if need be: 500M, 10G; 0 for no limit
refused-number-or-all-expected = expected a number, or all
refused-whole-number-expected = expected a whole number, from 0 on
refused-number-above-zero-expected = expected a whole number, from 1 on
refused-number-expected = expected a number
refused-page-as-stream = --out - streams a table, and --format html is a page: give a folder
refused-stream-format = --out - streams { $table } as { $formats }: leave out --format { $given }, or give a folder
refused-stream-one-format = --out - streams { $table } in one format: choose { $formats }, or give a folder
refused-format-left-out = --format { $given } was left out when this program was built (cargo feature { $given }): choose from { $known }
refused-no-format = --format { $given }: no such format; choose from { $known }
refused-is-read = { $file } is read by this run, and what it writes would take its place: choose another { $flag }
refused-file-to-fill-in = { $flag } -: give a file, to be filled in
refused-is-report = { $file } is a report of this run: choose another { $flag }
refused-holds-reasons = { $file } holds reasons, which would be lost: give it with --accepted, and choose another { $flag }
refused-no-decisions = { $file } is there, and is no list of findings to accept: choose another { $flag }
refused-resume-stream = --resume goes on with files, and this run writes to standard output: give a folder with --out
refused-resume-pipe = --resume reads the input once more, and what comes through a pipe can be read but once: name files or folders
refused-resume-format = --resume cannot go on in the middle of { $given }: leave it out, or take { $known }
refused-resume-file-to-fill-in = --resume cannot go on in the middle of the file of --write-accepted: leave that out
refused-resume-version = the interrupted run was of arbiter { $before }, this is { $now }: begin anew without --resume
refused-resume-option = { $flag } was "{ $before }" in the interrupted run and is "{ $now }" now: give the same again, or begin anew without --resume
refused-resume-changed = { $file } has been changed since the interrupted run: begin anew without --resume
refused-resume-new = { $file } was not there in the interrupted run: begin anew without --resume
refused-resume-gone = { $file } was read by the interrupted run and is not among the files now: begin anew without --resume
refused-resume-unreadable = the checkpoint in { $folder } cannot be read ({ $cause }): begin anew without --resume
resume-other-input = the input is not what the interrupted run has read: begin anew without --resume
refused-ply-without-game = --ply { $ply }: it counts the moves of a game; name one with --game FILE#N
refused-game-unnamed = --game { $given }: give the file, a # and the number of the game in it, such as games.pgn#12
refused-several-files = { $path }: several files in it have a game { $game }: name one of them (an archive must be unpacked first), such as { $file }
refused-no-such-game = { $path }: no game { $game }; { $seen ->
    [one] one game could be read there
   *[other] { $seen } games could be read there
}, numbered from 1 in each file
refused-few-plies = { $file }, game { $game }: only { $plies ->
    [one] one half-move
   *[other] { $plies } half-moves
} can be played: give --ply 0 to { $plies }; `arbiter audit` says what stops it, if anything does
refused-not-replayed = { $file }, game { $game }: it cannot be replayed; `arbiter audit` says why
refused-standard-input = standard input could not be read: { $cause }
refused-period = --period: { $fault }
refused-no-system = --system { $given }: no such system; choose from { $known }
refused-for-another-system = --{ $flag } is for --system { $of }, not for { $given }
refused-no-player = --explain { $given }: no player of that name or ID has a game
refused-no-lists = { $flag }: { $given } makes no lists; choose --system { $known }
refused-one-file-for-two = { $flag } and { $other } name one file: expected two
refused-no-later-month = --period { $period }: { $file } is of { $month }; expected a later month for --write-list
refused-no-page = --format html: this command writes no page; choose from { $known }
refused-several-reports = { $file } holds several tournament reports: compare them one by one
refused-games-for-report = { $file } holds games and no results: REPORT is a tournament report (TRF), a table of results or a rating list
refused-folder-and-sheet = one path is a folder and the other is not: give two sheets or two folders
refused-no-pairs = no file in { $white } has the name of one in { $black }: give the two copies of a game the same name
refused-not-one-sheet = { $file } does not hold one sheet
refused-same-name = { $file }: another file in { $folder } has the same name but for its ending
refused-several-games = { $file } holds several games: give each copy a file of its own
refused-too-many-moves = { $file } has { $moves } moves, more than the { $most } of any game: is it one sheet?
refused-of-copy = { $file }: { $fault }
screen-alphabet-code = code
screen-alphabet-language = language
screen-bar-games = games
