//! What a word means on a board, where it can be read in several ways. In a PGN the first reading that can be played is
//! meant, and a small letter is that of a file first. A word in capitals has no first reading: what can be played decides, and where that is more than one move nothing
//! does. On a scoresheet a small letter may be that of a piece or of a file; where both can be played, the habit of the sheet
//! decides and the other is told.

use crate::board::{Board, Move, Role};
use crate::notation::moves::reader::Readings;
use crate::notation::moves::written::{Spelling, WrittenKind, WrittenMove};

use super::explain::fitting_moves;
use super::letters::{Letters, SmallLetters};
use super::resolve::Refusal;

pub enum Meaning {
    Move(Meant),
    /// Nothing that can be played: the reading that comes first and why it is none, if there is any; and the moves that fit
    /// where no reading comes first.
    None {
        first: Option<(WrittenMove, Refusal)>,
        fitting: Vec<Move>,
    },
}

impl Meaning {
    pub fn meant(self) -> Option<Meant> {
        match self {
            Meaning::Move(meant) => Some(meant),
            Meaning::None { .. } => None,
        }
    }

    fn unread(first: Option<(WrittenMove, Refusal)>) -> Meaning {
        Meaning::None {
            first,
            fitting: Vec::new(),
        }
    }
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Meant {
    pub played: Move,
    pub written: WrittenMove,
    pub doubt: Option<SmallLetterDoubt>,
}

/// Why a small letter may be read otherwise than it was.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum SmallLetterDoubt {
    /// This move could have been meant too.
    Other(Move),
    /// It is written like a capture by a pawn, which none can make.
    AgainstSign,
}

/// What the readings of a word come to. `resolve` gives the one legal move that fits a reading.
#[inline]
pub fn meaning(
    board: &Board,
    readings: &Readings,
    letters: &Letters,
    resolve: impl Fn(&WrittenMove) -> Result<Move, Refusal>,
) -> Meaning {
    let habit = || letters.small_letters;
    meaning_by(board, readings, letters.is_sheet(), habit, resolve)
}

/// The same, where the habit of the sheet is yet to be found out.
pub fn meaning_by(
    board: &Board,
    readings: &Readings,
    is_sheet: bool,
    habit: impl FnOnce() -> SmallLetters,
    resolve: impl Fn(&WrittenMove) -> Result<Move, Refusal>,
) -> Meaning {
    let is_small = |written: &WrittenMove| written.spelling == Spelling::Lowercase;
    match readings.as_slice() {
        [first, _, ..] if first.spelling == Spelling::Capitals => {
            in_capitals(board, readings, resolve)
        }
        [_, _, ..] if is_sheet && readings.iter().any(is_small) => {
            in_small_letters(board, readings, habit, resolve)
        }
        [_, _, ..] if readings.iter().any(is_small) => {
            in_small_letters_of_a_game(board, readings, resolve)
        }
        _ => first_of(readings.iter(), resolve),
    }
}

fn first_of<'r>(
    readings: impl Iterator<Item = &'r WrittenMove>,
    resolve: impl Fn(&WrittenMove) -> Result<Move, Refusal>,
) -> Meaning {
    let mut first = None;
    for written in readings {
        match resolve(written) {
            Ok(played) => {
                return Meaning::Move(Meant {
                    played,
                    written: *written,
                    doubt: None,
                });
            }
            Err(refusal) => {
                first.get_or_insert((*written, refusal));
            }
        }
    }
    Meaning::unread(first)
}

#[cold]
fn in_capitals(
    board: &Board,
    readings: &Readings,
    resolve: impl Fn(&WrittenMove) -> Result<Move, Refusal>,
) -> Meaning {
    let mut fitting: Vec<(Move, WrittenMove)> = Vec::new();
    for written in readings.iter() {
        // `B1C3` also names two squares.
        if !fitting.is_empty() && names_needless_rank(written, &resolve) {
            continue;
        }
        match resolve(written) {
            Ok(m) => fitting.push((m, *written)),
            Err(Refusal::Ambiguous) => {
                fitting.extend(
                    fitting_moves(board, written)
                        .into_iter()
                        .map(|m| (m, *written)),
                );
            }
            Err(Refusal::Illegal) => {}
        }
    }
    fitting.dedup_by_key(|(m, _)| *m);
    match fitting[..] {
        [] => first_of(readings.iter(), resolve),
        [(played, written)] => Meaning::Move(Meant {
            played,
            written,
            doubt: None,
        }),
        [(_, written), ..] => Meaning::None {
            first: Some((written, Refusal::Ambiguous)),
            fitting: fitting.into_iter().map(|(m, _)| m).collect(),
        },
    }
}

/// Whether the piece could be found without the rank that may be meant as its departure.
fn names_needless_rank(
    written: &WrittenMove,
    resolve: impl Fn(&WrittenMove) -> Result<Move, Refusal>,
) -> bool {
    let mut short = *written;
    match &mut short.kind {
        WrittenKind::Piece {
            from_file: None,
            from_rank: from_rank @ Some(_),
            ..
        } => *from_rank = None,
        _ => return false,
    }
    resolve(&short).is_ok()
}

#[cold]
fn in_small_letters(
    board: &Board,
    readings: &Readings,
    habit: impl FnOnce() -> SmallLetters,
    resolve: impl Fn(&WrittenMove) -> Result<Move, Refusal>,
) -> Meaning {
    let is_small = |written: &&WrittenMove| written.spelling == Spelling::Lowercase;
    let as_file = || readings.iter().filter(|written| !is_small(written));
    let as_piece = || readings.iter().filter(is_small);
    let habit = habit();
    // Of two squares (`c2e4`) the first letter is that of a piece only where pieces are written so.
    let names_squares = |written: &WrittenMove| matches!(written.kind, WrittenKind::Squares { .. });
    if habit != SmallLetters::Pieces && as_file().any(names_squares) {
        return first_of(as_file(), resolve);
    }
    let pawn = first_of(as_file(), &resolve).meant();
    let piece = as_piece().find_map(|written| match resolve(written) {
        Ok(m) => Some((*written, vec![m])),
        Err(Refusal::Ambiguous) => Some((*written, fitting_moves(board, written))),
        Err(Refusal::Illegal) => None,
    });
    let Some((written, moves)) = piece else {
        return match pawn {
            Some(pawn) => Meaning::Move(pawn),
            None if habit == SmallLetters::Pieces => first_of(as_piece(), resolve),
            None => first_of(readings.iter(), resolve),
        };
    };
    let named_twice = as_file().any(names_its_file_twice);
    match (pawn, &moves[..]) {
        (Some(pawn), [other, ..]) if !named_twice && habit != SmallLetters::Pieces => {
            Meaning::Move(Meant {
                doubt: Some(SmallLetterDoubt::Other(*other)),
                ..pawn
            })
        }
        (pawn, &[played]) => {
            let against_sign = || {
                let takes = as_file().any(is_capture_by_a_pawn);
                takes.then_some(SmallLetterDoubt::AgainstSign)
            };
            Meaning::Move(Meant {
                played,
                written,
                doubt: match pawn {
                    Some(pawn) => Some(SmallLetterDoubt::Other(pawn.played)),
                    None => against_sign(),
                },
            })
        }
        _ => Meaning::None {
            first: Some((written, Refusal::Ambiguous)),
            fitting: moves,
        },
    }
}

/// In a PGN a small letter that is also a file is that of the file first. It is that of a piece only where nothing speaks
/// against it: behind it stands no capture sign, or something is captured; and a capture that only a pawn writes so is told.
/// `bxc4` where nothing stands on c4 is the illegal move of a pawn, and no bishop with a false sign.
#[cold]
fn in_small_letters_of_a_game(
    board: &Board,
    readings: &Readings,
    resolve: impl Fn(&WrittenMove) -> Result<Move, Refusal>,
) -> Meaning {
    let is_small = |written: &WrittenMove| written.spelling == Spelling::Lowercase;
    let may_be_file = readings.iter().any(|written| !is_small(written));
    let takes_nothing = |written: &WrittenMove| {
        let played = resolve(written).ok();
        is_small(written)
            && written.has_capture_sign()
            && played.is_some_and(|m| board.role_at(m.to()).is_none())
    };
    let fitting = readings
        .iter()
        .filter(|written| !may_be_file || !takes_nothing(written));
    let meaning = first_of(fitting, &resolve);
    match meaning {
        Meaning::Move(meant)
            if is_small(&meant.written) && readings.iter().any(is_capture_by_a_pawn) =>
        {
            Meaning::Move(Meant {
                doubt: Some(SmallLetterDoubt::AgainstSign),
                ..meant
            })
        }
        meaning => meaning,
    }
}

/// `dd4`: nobody writes the file of a pawn that goes straight on, so that the first letter is rather that of a piece.
pub fn names_its_file_twice(written: &WrittenMove) -> bool {
    matches!(
        written.kind,
        WrittenKind::Piece { role: Role::Pawn, from_file: Some(from), to_file, capture: false, .. }
            if from == to_file
    )
}

/// `bxc4`.
fn is_capture_by_a_pawn(written: &WrittenMove) -> bool {
    matches!(
        written.kind,
        WrittenKind::Piece { role: Role::Pawn, from_file: Some(from), to_file, capture: true, .. }
            if from.abs_diff(to_file) == 1
    )
}
