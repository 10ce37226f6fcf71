//! What can be wrong with a FEN, each with the sentence a user reads.

use thiserror::Error;

use crate::board::{Color, Square};

/// The FEN gives no position that could be played on.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum FenError {
    #[error("the FEN is empty")]
    Empty,
    #[error("the board has {found} ranks instead of 8")]
    RankCount { found: usize },
    #[error("rank {rank} has {found} squares instead of 8")]
    RankLength { rank: u8, found: usize },
    #[error("`{letter}` on rank {rank} is neither a man nor a number of empty squares")]
    BadLetter { letter: char, rank: u8 },
    #[error("{color} has no king")]
    NoKing { color: Color },
    #[error("{color} has {count} kings")]
    SeveralKings { color: Color, count: u32 },
    #[error("a pawn stands on {square}")]
    PawnOnLastRank { square: Square },
    #[error("the side to move is `{found}` instead of `w` or `b`")]
    BadTurn { found: String },
    #[error("{color} is in check though it is not {color}'s move")]
    OpponentInCheck { color: Color },
}

/// The FEN can be played on, but something in it was odd or had to be left out.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum FenProblem {
    #[error("the side to move is missing: White assumed")]
    TurnMissing,
    #[error("the castling field is missing: no rights assumed")]
    CastlingMissing,
    #[error("the en passant field is missing: none assumed")]
    EnPassantMissing,
    #[error("`{letter}` is no castling right")]
    UnknownCastlingLetter { letter: char },
    #[error("castling right `{letter}` left out: king and rook do not stand for it")]
    RightWithoutMen { letter: char },
    #[error("castling right `{letter}` left out: it exists in Chess960 only")]
    RightOfChess960 { letter: char },
    #[error("castling right `{letter}` is given twice, or with a second rook on one side")]
    RightRepeated { letter: char },
    #[error("en passant `{found}` left out: it is no square")]
    EnPassantUnreadable { found: String },
    #[error("en passant on {square} left out: no pawn has just passed there")]
    EnPassantImpossible { square: Square },
    #[error("the count of moves without capture or pawn move, `{found}`, is no number: 0 assumed")]
    HalfmoveClockUnreadable { found: String },
    #[error("the move number `{found}` is no number from 1: 1 assumed")]
    MoveNumberUnreadable { found: String },
    #[error("text after the FEN ignored: `{found}`")]
    TextAfterwards { found: String },
    #[error("{color} has more men than sixteen, or more promoted men than missing pawns")]
    ImpossibleMaterial { color: Color },
    #[error("{count} men give check at once")]
    TooManyCheckers { count: u32 },
}
