//! The few ways in which one token can be understood, best first.

use crate::board::Role;

use super::written::{NotationStyle, Spelling, WrittenKind, WrittenMove};

const MOST: usize = 3;

/// At most three readings, in order of preference; none if the token is unreadable.
#[derive(Clone, Copy, Debug)]
pub struct Readings {
    moves: [WrittenMove; MOST],
    len: usize,
}

impl Readings {
    pub const fn none() -> Readings {
        Readings {
            moves: [WrittenMove::plain(WrittenKind::Null, NotationStyle::Short); MOST],
            len: 0,
        }
    }

    pub fn iter(&self) -> std::slice::Iter<'_, WrittenMove> {
        self.as_slice().iter()
    }

    pub fn as_slice(&self) -> &[WrittenMove] {
        &self.moves[..self.len]
    }

    pub fn first(&self) -> Option<&WrittenMove> {
        self.as_slice().first()
    }

    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Those that are spelt in any other manner.
    pub fn without(&self, spelling: Spelling) -> Readings {
        let mut others = Readings::none();
        others.add_all(self.iter().filter(|m| m.spelling != spelling).copied());
        others
    }

    pub(super) fn add_all(&mut self, readings: impl IntoIterator<Item = WrittenMove>) {
        readings.into_iter().for_each(|reading| self.add(reading));
    }

    /// Puts a reading behind all that are as good. A second reading of the
    /// same meaning, and what falls off the end, is dropped.
    pub(super) fn add(&mut self, reading: WrittenMove) {
        if self.as_slice().iter().any(|m| m.kind == reading.kind) {
            return;
        }
        let known = self.as_slice();
        let better = known
            .iter()
            .filter(|m| demerit(m) <= demerit(&reading))
            .count();
        if better == MOST {
            return;
        }
        self.len = (self.len + 1).min(MOST);
        self.moves[better..self.len].rotate_right(1);
        self.moves[better] = reading;
    }
}

/// No pawn ever crosses more than one file, so such a reading comes last:
/// Spanish `cf3` is a careless knight before it is a pawn.
fn demerit(reading: &WrittenMove) -> (bool, Spelling) {
    let strays = matches!(
        reading.kind,
        WrittenKind::Piece { role: Role::Pawn, from_file: Some(from), to_file, .. }
            if from.abs_diff(to_file) > 1
    );
    (strays, reading.spelling)
}
