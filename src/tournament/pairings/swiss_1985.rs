//! FIDE's Swiss system of 1985: not built.

use super::{JudgedPairings, NotBuilt, System};
use crate::tournament::Tournament;

pub fn judge(_tournament: &Tournament) -> JudgedPairings {
    let system = System::Swiss1985;
    let not_built = NotBuilt {
        system: system.word(),
    };
    JudgedPairings {
        system,
        rows: Vec::new(),
        notes: vec![not_built.into()],
    }
}
