//! The board: where the pieces stand and how they may move.
//!
//! In comes a starting position (the usual one, one of the 960, or a FEN) and then moves as
//! pairs of squares. Out come positions: what stands where, who attacks what, which moves are
//! legal, whether it is check, mate or stalemate, a hash that is equal for equal positions, and
//! the FEN. It never reads or writes the notation of a move, never remembers how a position
//! came about, and never judges: repetition, the fifty moves and dead positions are for those
//! who know the Laws.

pub mod attacks;
mod bitboard;
mod castling;
mod fen;
mod legal;
mod moves;
mod piece;
mod play;
mod position;
mod quick;
mod square;
mod start960;
mod zobrist;

pub use bitboard::Bitboard;
pub use castling::{CastlingBar, Side};
pub use fen::{FenError, FenProblem, read_fen};
pub use moves::{Manner, Move, MoveKind};
pub use piece::{Color, Piece, Role};
pub use position::Board;
pub use quick::QuickBoard;
pub use square::Square;
pub use start960::{chess960_number, chess960_start};
