//! The moves and squares of shakmaty, the oracle of several tests, in our own words.

use arbiter::internals::board::{Move, Role, Square};

pub fn square(theirs: shakmaty::Square) -> Square {
    Square::new(theirs as u8)
}

pub fn role(theirs: shakmaty::Role) -> Role {
    Role::ALL[theirs as usize - 1]
}

pub fn ours(theirs: shakmaty::Move) -> Move {
    match theirs {
        shakmaty::Move::Normal {
            from,
            to,
            promotion: None,
            ..
        } => Move::normal(square(from), square(to)),
        shakmaty::Move::Normal {
            from,
            to,
            promotion: Some(promoted),
            ..
        } => Move::promotion(square(from), square(to), role(promoted)),
        shakmaty::Move::EnPassant { from, to } => Move::en_passant(square(from), square(to)),
        shakmaty::Move::Castle { king, rook } => Move::castling(square(king), square(rook)),
        shakmaty::Move::Put { .. } => unreachable!("no drops in chess"),
    }
}
