//! Can this side still mate, by any series of legal moves? On it hang dead positions (Laws 2023,
//! 5.2.2), a flag fall (6.9), a resignation (5.1.2) and the second illegal move (7.5.5).
//!
//! In comes a position and the side that would win; out goes `yes` with the moves, `no`, or
//! `undecided`. A `yes` has always been played out to the mate on our own board, a `no` is always
//! a proof, and what is left open is never a verdict. Counters and repetition are not asked: the
//! question is about the position. No clock is ever read here, so an answer is the same on every
//! machine; the solver's own ceiling on positions is the only budget.
//!
//! The tests, from cheap to dear: what the position shows (`material`, mate, stalemate), a mate that both sides
//! work for (`helpmate`: nearly every position has one, and it is found in microseconds), forced moves and small sets
//! of reachable positions (`reach`), the solver (`solver`). The audit asks
//! `proved_dead_quickly` after every capture and pawn move, so a sieve of a few nanoseconds
//! (`sieve`) stands before it; the full answer is for the positions on which a verdict hangs. What
//! others can check of a proof is in `why`.

mod crowd;
mod helpmate;
mod material;
mod reach;
mod sieve;
mod solver;
mod why;

pub use sieve::may_be_dead;
pub use why::{DeadBy, LineEnd, why_dead};

use helpmate::FEW_ATTEMPTS;
use reach::Known;
use solver::Question;

use crate::board::{Board, Color, Move, MoveKind, Role, Square};

/// How many positions our own search visits where the solver has no answer. Most caged positions
/// have fewer, and visiting so many takes about a tenth of a second.
const REACHABLE: usize = 20_000;

/// Whether a side can still mate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CanMate {
    /// It can, by these moves. Without moves the ending is known to be winnable; with an empty
    /// list it is mate already.
    Yes(Option<Vec<Move>>),
    No,
    Undecided,
}

impl CanMate {
    pub fn word(&self) -> &'static str {
        match self {
            CanMate::Yes(_) => "yes",
            CanMate::No => "no",
            CanMate::Undecided => "undecided",
        }
    }
}

impl From<Known> for CanMate {
    fn from(known: Known) -> CanMate {
        match known {
            Known::Mate(line) => CanMate::Yes(Some(line)),
            Known::Never => CanMate::No,
            Known::Open => CanMate::Undecided,
        }
    }
}

/// The full answer: can `winner` mate the other side by any series of legal moves? Nearly always some
/// microseconds, at worst some seconds.
pub fn can_mate(board: &Board, winner: Color) -> CanMate {
    // No series of legal moves goes on from where a king could be taken: an illegal move has left that behind.
    if board.could_take_king() {
        return CanMate::Undecided;
    }
    if let known @ (Known::Mate(_) | Known::Never) = reach::at_sight(board, winner) {
        return known.into();
    }
    if let Some(line) = helpmate::find(board, winner, helpmate::ATTEMPTS) {
        return CanMate::Yes(Some(line));
    }
    let answer = match Question::from_board(board) {
        Some(question) => question.answer(winner, board),
        None => crowd::answer(board, winner),
    };
    match answer {
        Known::Open => reach::by_all_moves(board, winner, REACHABLE).into(),
        known => known.into(),
    }
}

/// Whether neither side can still mate: `Some(true)` is a dead position, `None` is undecided.
pub fn is_dead(board: &Board) -> Option<bool> {
    let first = readier_to_mate(board);
    both_answers(&can_mate(board, first), || {
        can_mate(board, first.opposite())
    })
}

/// A position is dead when both answers are `no`, alive when one is `yes`.
fn both_answers(one: &CanMate, other: impl FnOnce() -> CanMate) -> Option<bool> {
    match one {
        CanMate::Yes(_) => Some(false),
        CanMate::No => match other() {
            CanMate::Yes(_) => Some(false),
            CanMate::No => Some(true),
            CanMate::Undecided => None,
        },
        CanMate::Undecided => match other() {
            CanMate::Yes(_) => Some(false),
            CanMate::No | CanMate::Undecided => None,
        },
    }
}

/// What the answers for both sides say of the position: dead, alive, or neither is proved.
pub fn dead_by_answers(white: &CanMate, black: &CanMate) -> Option<bool> {
    both_answers(white, || black.clone())
}

/// Whether a cheap test proves that `winner` can never mate: the pieces, forced moves, the solver's
/// fast test. `false` proves nothing. A few microseconds.
pub fn proved_unwinnable_quickly(board: &Board, winner: Color) -> bool {
    match reach::at_sight(board, winner) {
        Known::Mate(_) => false,
        Known::Never => true,
        // The fast test costs more, and proves nothing where there is a mate.
        Known::Open if helpmate::find(board, winner, FEW_ATTEMPTS).is_some() => false,
        Known::Open => match Question::from_board(board) {
            // The solver's fast test begins with the forced moves itself, so they are not followed here.
            Some(question) if question.is_exact() => question.is_never_quickly(winner),
            _ => reach::by_forced_moves(board, winner) == Known::Never,
        },
    }
}

/// Whether cheap tests prove that neither side can ever mate. `false` proves nothing, but nearly
/// always comes within nanoseconds: see `sieve` for what is not even looked at.
pub fn proved_dead_quickly(board: &Board) -> bool {
    let first = readier_to_mate(board);
    sieve::may_be_dead(board)
        && !board.could_take_king()
        && proved_unwinnable_quickly(board, first)
        && proved_unwinnable_quickly(board, first.opposite())
}

/// The side with more pieces mates more readily, and one `yes` is enough for a position to live.
fn readier_to_mate(board: &Board) -> Color {
    let [white, black] = Color::ALL.map(|color| board.colored(color).count());
    if white >= black {
        Color::White
    } else {
        Color::Black
    }
}

/// Whether the Laws of 1985 call this material dead (10.07). They know no other dead position.
pub fn dead_material_1985(board: &Board) -> bool {
    material::is_dead_1985(board)
}

/// A move as chess programs tell it: `e2e4`, `e7e8q`; castling as the king's two steps, in
/// Chess960 as the king taking his rook.
pub fn uci(board: &Board, m: Move) -> String {
    let (from, to) = (m.from(), m.to());
    match m.kind() {
        MoveKind::Castling if !board.is_chess960() => {
            let file = if to.file() > from.file() { 6 } else { 2 };
            format!("{from}{}", Square::at(file, from.rank()))
        }
        MoveKind::Promotion(role) => format!("{from}{to}{}", letter(role)),
        _ => format!("{from}{to}"),
    }
}

fn letter(role: Role) -> char {
    role.letter().to_ascii_lowercase()
}

#[cfg(test)]
mod tests;
