//! The course of a game: the points at which the board itself ended it, or gave a player the right to. What
//! the players made of them is for the rules and for the claims.

use std::ops::RangeInclusive;

use crate::board::{Board, Color, Role};
use crate::laws::{Fivefold, Laws, Matter, mating, repetition};
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

/// An end, the ply that brought it about, and what of the Laws makes it one.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct End {
    pub ply: u32,
    pub kind: EndKind,
    pub matter: Matter,
    /// Every edition that may have held says so.
    pub certain: bool,
}

/// Plies are counted as moves made: 0 is the start.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Course {
    pub board_end: Option<BoardEnd>,
    /// When some position first came the third and the fifth time.
    pub third: Option<u32>,
    pub fifth: Option<u32>,
    /// When some position first came the fifth time running, with every second move of each player.
    pub fifth_running: Option<u32>,
    /// When 50 and 75 moves by each side had first been made without a capture or a pawn move.
    pub fifty: Option<u32>,
    pub seventyfive: Option<u32>,
    /// When the position was first proved dead, by the widest notion of the editions that may have held.
    pub dead: Option<u32>,
    /// When it was first dead by the material that every edition calls dead.
    pub dead_material: Option<u32>,
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
        let dead = match board_end {
            None => first_dead(record, laws, submitted),
            Some(_) => None,
        };
        Course {
            board_end,
            third: repeated.third,
            fifth: repeated.fifth,
            fifth_running: repeated.fifth_running,
            fifty: passed(100),
            seventyfive: passed(150),
            dead,
            dead_material: dead.and_then(|_| {
                let listed = mating::dead_material_1985;
                listed(&record.end).then(|| first_ply(record, 0..=record.plies(), listed))
            }),
        }
    }

    /// Every point at which the game was over under these Laws, or may have been. Mate prevails over 75 moves completed by
    /// the same move (9.6.2), and comes first here.
    pub fn ends(&self, laws: &Laws, plies: u32) -> impl Iterator<Item = End> + use<> {
        let board = self.board_end.map(|end| match end {
            BoardEnd::Checkmate => (EndKind::Checkmate, Matter::Checkmate),
            BoardEnd::Stalemate => (EndKind::Stalemate, Matter::Stalemate),
        });
        let certain = |matter| !laws.leaves_open(matter);
        let at = |ply: Option<u32>, kind, matter| {
            ply.map(|ply| End {
                ply,
                kind,
                matter,
                certain: certain(matter),
            })
        };
        let seventyfive = self
            .seventyfive
            .filter(|_| laws.may_hold(Matter::SeventyFiveMoves));
        let fivefold = self.fivefold(laws).map(|ply| End {
            ply,
            kind: EndKind::Fivefold,
            matter: Matter::Fivefold,
            certain: self.is_fivefold_certain(laws, ply),
        });
        [
            board.and_then(|(kind, matter)| at(Some(plies), kind, matter)),
            at(self.dead_material, EndKind::Dead, Matter::DeadMaterial),
            at(self.dead, EndKind::Dead, Matter::DeadPosition),
            fivefold,
            at(seventyfive, EndKind::SeventyFive, Matter::SeventyFiveMoves),
        ]
        .into_iter()
        .flatten()
    }

    /// Whether a fifth repetition ended the game at that ply under every edition that may have held.
    pub fn is_fivefold_certain(&self, laws: &Laws, ply: u32) -> bool {
        laws.each().all(|laws| self.fivefold(&laws) == Some(ply))
    }

    /// When a fifth repetition ended the game, under any of the editions that may have held.
    pub fn fivefold(&self, laws: &Laws) -> Option<u32> {
        self.fifth?;
        let at = |laws: Laws| match laws.fivefold()? {
            Fivefold::Anywhere => self.fifth,
            Fivefold::ByConsecutiveMoves => self.fifth_running,
        };
        laws.each().filter_map(at).min()
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
    let material_only = laws.dead_material_only() && !laws.leaves_open(Matter::DeadPosition);
    let quickly = match material_only {
        true => mating::dead_material_1985,
        false => mating::proved_dead_quickly,
    };
    // An illegal move may have brought a dead position back to life: what was dead before it was dead.
    let (sound, last) = (record.sound_plies(), record.plies());
    if quickly(record.sound_end()) {
        return Some(first_ply(record, 0..=sound, quickly));
    }
    if sound < last && quickly(&record.end) {
        return Some(first_ply(record, sound + 1..=last, quickly));
    }
    let winner = match submitted {
        Some(GameResult::WhiteWins) => Color::White,
        Some(GameResult::BlackWins) => Color::Black,
        _ => return None,
    };
    let hangs_on_it =
        !material_only && !plainly_mates(&record.end, winner) && mating::may_be_dead(&record.end);
    (hangs_on_it && mating::is_dead(&record.end) == Some(true)).then(|| record.plies())
}

/// The first ply of some after which something holds that holds after the last of them, and that never ceases once it holds.
fn first_ply(record: &Record, plies: RangeInclusive<u32>, holds: fn(&Board) -> bool) -> u32 {
    let (mut first_unknown, mut with) = plies.into_inner();
    while first_unknown < with {
        let middle = first_unknown + (with - first_unknown) / 2;
        if holds(&record.board_before(middle + 1)) {
            with = middle;
        } else {
            first_unknown = middle + 1;
        }
    }
    with
}
