# The English of arbiter: one message for every kind of fact.
#
# Keys are those of the facts in the code; $names are their values. Pieces, players and kinds of pieces come whole, by
# PIECE($piece), PLAYER($player), ROLE($role); a second word asks for another form, which is an attribute below.
# An attribute .suggestion says what the user can do.

## How things are called

decimal-sign = .
list-end = { $rest } and { $last }

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
