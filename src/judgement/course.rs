//! The course of a game: the points at which the board itself ended it, or gave a player the right to. What
//! the players made of them is for the rules and for the claims.

use crate::board::{Board, Color, Role};
use crate::laws::{Laws, mating, repetition};
use crate::notation::words::result::GameResult;
use crate::replay::{Record, Variant};

/// Mate or stalemate on the final board.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum BoardEnd {
    Checkmate,
    Stalemate,
}

/// What ends a game without anybody's word.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum EndKind {
    Checkmate,
    Stalemate,
    Dead,
    Fivefold,
    SeventyFive,
}

/// An end, and the ply that brought it about.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct End {
    pub ply: u32,
    pub kind: EndKind,
}

/// Plies are counted as moves made: 0 is the start.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Course {
    pub board_end: Option<BoardEnd>,
    /// When some position first came the third and the fifth time.
    pub third: Option<u32>,
    pub fifth: Option<u32>,
    /// When 50 and 75 moves by each side had first been made without a capture or a pawn move.
    pub fifty: Option<u32>,
    pub seventyfive: Option<u32>,
    /// When the position was first proved dead, by the notion of the edition.
    pub dead: Option<u32>,
}

impl Course {
    /// `submitted` only decides how hard to look: the full proof of a dead position is sought where the
    /// result would change by it.
    pub fn from_record(record: &Record, laws: &Laws, submitted: Option<GameResult>) -> Course {
        if record.variant == Variant::Other || record.fen_error.is_some() {
            return Course::default();
        }
        let board_end = if record.end.has_legal_move() {
            None
        } else if record.end.is_check() {
            Some(BoardEnd::Checkmate)
        } else {
            Some(BoardEnd::Stalemate)
        };
        let repeated = repetition::first_repetitions(&record.hashes, &record.reversible);
        let passed = |plies: u16| {
            record
                .reversible
                .iter()
                .position(|count| *count >= plies)
                .map(|ply| ply as u32)
        };
        Course {
            board_end,
            third: repeated.third,
            fifth: repeated.fifth,
            fifty: passed(100),
            seventyfive: passed(150),
            dead: match board_end {
                None => first_dead(record, laws, submitted),
                Some(_) => None,
            },
        }
    }

    /// The first point at which the game was over under these Laws. Mate prevails over 75 moves completed
    /// by the same move (9.6.2).
    pub fn end(&self, laws: &Laws, plies: u32) -> Option<End> {
        let board = self.board_end.map(|end| End {
            ply: plies,
            kind: match end {
                BoardEnd::Checkmate => EndKind::Checkmate,
                BoardEnd::Stalemate => EndKind::Stalemate,
            },
        });
        let at = |ply: Option<u32>, kind| ply.map(|ply| End { ply, kind });
        [
            board,
            at(self.dead, EndKind::Dead),
            at(
                self.fifth.filter(|_| laws.fivefold_ends_game()),
                EndKind::Fivefold,
            ),
            at(
                self.seventyfive.filter(|_| laws.seventyfive_ends_game()),
                EndKind::SeventyFive,
            ),
        ]
        .into_iter()
        .flatten()
        .min_by_key(|end| end.ply)
    }
}

/// Whether a winner has what plainly mates: a queen, a rook, two other pieces, or a pawn free to run. The quick
/// proofs see the forced moves that take it away; the full proof is for winners with less.
fn plainly_mates(board: &Board, winner: Color) -> bool {
    let count = |role| board.pieces(winner, role).count();
    let pawns = board.pieces(winner, Role::Pawn).0;
    let ahead = match winner {
        Color::White => pawns << 8,
        Color::Black => pawns >> 8,
    };
    count(Role::Queen) + count(Role::Rook) > 0
        || count(Role::Bishop) + count(Role::Knight) > 1
        || ahead & !board.occupied().0 != 0
}

/// A dead position stays dead, whatever is played on. So only the last one is asked first, and where it is
/// dead the first one is found by halving.
fn first_dead(record: &Record, laws: &Laws, submitted: Option<GameResult>) -> Option<u32> {
    let quickly = |board: &Board| {
        if laws.dead_material_only() {
            mating::dead_material_1985(board)
        } else {
            mating::proved_dead_quickly(board)
        }
    };
    if !quickly(&record.end) {
        let winner = match submitted {
            Some(GameResult::WhiteWins) => Color::White,
            Some(GameResult::BlackWins) => Color::Black,
            _ => return None,
        };
        let hangs_on_it = !laws.dead_material_only()
            && !plainly_mates(&record.end, winner)
            && mating::may_be_dead(&record.end);
        return (hangs_on_it && mating::is_dead(&record.end) == Some(true)).then(|| record.plies());
    }
    let (mut alive, mut dead) = (None, record.plies());
    loop {
        let first_unknown = alive.map_or(0, |ply: u32| ply + 1);
        if first_unknown == dead {
            return Some(dead);
        }
        let middle = first_unknown + (dead - first_unknown) / 2;
        if quickly(&record.board_before(middle + 1)) {
            dead = middle;
        } else {
            alive = Some(middle);
        }
    }
}
