//! What can be wrong with a FEN.

use crate::board::{Color, Square};

/// The FEN gives no position that could be played on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FenError {
    Empty,
    RankCount { found: usize },
    RankLength { rank: u8, found: usize },
    BadLetter { letter: char, rank: u8 },
    NoKing { color: Color },
    SeveralKings { color: Color, count: u32 },
    PawnOnLastRank { square: Square },
    BadTurn { found: String },
    OpponentInCheck { color: Color },
}

/// The FEN can be played on, but something in it was odd or had to be left out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FenProblem {
    TurnMissing,
    CastlingMissing,
    EnPassantMissing,
    UnknownCastlingLetter { letter: char },
    RightWithoutPieces { letter: char },
    RightRepeated { letter: char },
    EnPassantUnreadable { found: String },
    EnPassantImpossible { square: Square },
    HalfmoveClockUnreadable { found: String },
    MoveNumberUnreadable { found: String },
    TextAfterwards { found: String },
    ImpossibleMaterial { color: Color },
    TooManyCheckers { count: u32 },
}
