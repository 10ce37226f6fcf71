//! What can be wrong with a starting position, as facts. The board's reader of FENs names the faults; it stands below
//! and knows nothing of facts, so their keys are given here.

use crate::board::{Color, FenError, FenProblem, Square};
use crate::facts;

facts! {
    pub for FenError = POSITION_FAULTS {
        Empty = "fen-empty",
        RankCount = "fen-rank-count" { found: usize },
        RankLength = "fen-rank-length" { rank: u8, found: usize },
        BadLetter = "fen-letter" { letter: char, rank: u8 },
        NoKing = "fen-no-king" { color: Color },
        SeveralKings = "fen-kings" { color: Color, count: u32 },
        PawnOnLastRank = "fen-pawn" { square: Square },
        BadTurn = "fen-turn" { found: String },
        OpponentInCheck = "fen-check" { color: Color },
    }

    pub for FenProblem = POSITION_FLAWS {
        TurnMissing = "fen-turn-missing",
        CastlingMissing = "fen-castling-missing",
        EnPassantMissing = "fen-en-passant-missing",
        UnknownCastlingLetter = "fen-castling-letter" { letter: char },
        RightWithoutPieces = "fen-right-without-pieces" { letter: char },
        RightRepeated = "fen-right-repeated" { letter: char },
        EnPassantUnreadable = "fen-en-passant-unreadable" { found: String },
        EnPassantImpossible = "fen-en-passant-impossible" { square: Square },
        HalfmoveClockUnreadable = "fen-count-unreadable" { found: String },
        MoveNumberUnreadable = "fen-number-unreadable" { found: String },
        TextAfterwards = "fen-text-afterwards" { found: String },
        ImpossibleMaterial = "fen-material" { color: Color },
        TooManyCheckers = "fen-checkers" { count: u32 },
    }
}
