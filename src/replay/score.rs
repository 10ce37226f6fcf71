//! The score of a game as a plain structure: tags, moves of the board, and what stands beside them, in order. It
//! owns all it holds, so that it can be changed (a move put right, a comment added) before it is written out.
//! How it comes about stands in [`super::transcribe`], how it is written in `report::pgn`.

use crate::board::{Board, Move};

#[derive(Clone, Debug)]
pub struct Score {
    /// In the order in which they are to be written.
    pub tags: Vec<(String, String)>,
    /// The position that the moves start from.
    pub start: Board,
    pub movetext: Movetext,
    /// The token at the end: `1-0`, `0-1`, `1/2-1/2` or `*`, for PGN knows no other.
    pub result: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Movetext {
    Played {
        items: Vec<ScoreItem>,
        /// Stands behind the last move, before the result: why the moves end there.
        closing: Option<String>,
    },
    /// A game that we do not replay, as it is written.
    AsWritten(String),
}

/// A flat list, with brackets for the variations: no depth of them can exhaust a stack. The first move of a
/// variation is played from the position before the last move of the line around it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ScoreItem {
    /// Legal where it stands.
    Move(Move),
    /// No move, by which annotators show a threat; only inside variations.
    Null,
    /// The text between the braces, commands included. It belongs to the move before it.
    Comment(String),
    /// `$1`
    Nag(u8),
    Open,
    Close,
}

/// Something of the text that could not be put into the score as moves. It stands there in a comment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unconverted {
    /// Where it stands in the text.
    pub at: usize,
    pub what: UnconvertedKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnconvertedKind {
    /// The tag of the result cannot be read.
    Result,
    /// The main line from a word that cannot be played or read.
    Moves,
    /// An illegal move that was made all the same: the game goes on behind it in a score of its own.
    Illegal,
    /// A variation, or the rest of one.
    Variation,
    /// Another game without tags, behind the result of this one.
    AnotherGame,
    /// All moves: the game is a variant that we do not judge.
    OtherVariant,
    /// All moves: the position that they start from cannot be read.
    BadStart,
}
