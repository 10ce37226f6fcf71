# The English of arbiter: one message for every kind of fact.
#
# Keys are those of the facts in the code; $names are their values. Pieces, players and kinds of pieces come whole, by
# PIECE($piece), PLAYER($player), ROLE($role); a second word asks for another form, which is an attribute below.
# An attribute .suggestion says what the user can do.

## How things are called

decimal-sign = .
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

file = { $file }-file
departure-file = the { $file }
departure-rank = the { $rank ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
   *[8] eighth
} rank
departure-board = the board

## Starting positions

fen-empty = the FEN is empty
fen-rank-count = the board has { $found } ranks instead of 8
fen-rank-length = rank { $rank } has { $found } squares instead of 8
fen-letter = `{ $letter }` on rank { $rank } is neither a piece nor a number of empty squares
fen-no-king = { $color } has no king
fen-kings = { $color } has { $count } kings
fen-pawn = a pawn stands on { $square }
fen-turn = the side to move is `{ $found }` instead of `w` or `b`
fen-check = { $color } is in check though it is not { $color }'s move
fen-turn-missing = the side to move is missing: White assumed
fen-castling-missing = the castling field is missing: no rights assumed
fen-en-passant-missing = the en passant field is missing: none assumed
fen-castling-letter = `{ $letter }` is no castling right
fen-right-without-pieces = castling right `{ $letter }` left out: king and rook do not stand for it
fen-right-of-chess960 = castling right `{ $letter }` left out: it exists in Chess960 only
fen-right-repeated = castling right `{ $letter }` is given twice, or with a second rook on one side
fen-en-passant-unreadable = en passant `{ $found }` left out: it is no square
fen-en-passant-impossible = en passant on { $square } left out: no pawn has just passed there
fen-count-unreadable = the count of moves without capture or pawn move, `{ $found }`, is no number: 0 assumed
fen-number-unreadable = the move number `{ $found }` is no number from 1: 1 assumed
fen-text-afterwards = text after the FEN ignored: `{ $found }`
fen-material = { $color } has more pieces than sixteen, or more promoted pieces than missing pawns
fen-checkers = { $count } pieces give check at once

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
event-expected-move-number = expected the number of a move, 0 or "never": write 0 if a draw may be agreed at any time
event-expected-points = expected a number that is not negative, with two decimals at most: write it as 1, 0.5 or 0.25, without quotes
event-expected-win-not-below-draw = expected a win worth a draw or more: give win, draw and loss in that order of worth
event-expected-draw-not-below-loss = expected a draw worth a loss or more: give win, draw and loss in that order of worth
event-expected-win-above-loss = expected a win worth more than a loss: give win, draw and loss in that order of worth
event-expected-boards = expected a whole number of boards, 1 or more: correct the line, or delete it if the event has no such rule
event-expected-some-boards = expected a whole number of boards, 1 or more: delete team if this is no team event
