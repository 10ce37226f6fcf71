//! The random numbers whose sum (by exclusive or) is the hash of a position.
//!
//! They are fixed, so that hashes may be compared between runs and machines.

use super::{Color, Role, Square};

/// splitmix64 (Steele, Lea and Flood, 2014): a full-period generator that is a constant function.
const fn splitmix64(state: u64) -> u64 {
    let mut z = state.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}

const fn keys<const N: usize>(first: u64) -> [u64; N] {
    let mut keys = [0; N];
    let mut index = 0;
    while index < N {
        keys[index] = splitmix64(first + index as u64);
        index += 1;
    }
    keys
}

static PIECES: [[[u64; 64]; 6]; 2] = [
    [
        keys(64),
        keys(128),
        keys(192),
        keys(256),
        keys(320),
        keys(384),
    ],
    [
        keys(448),
        keys(512),
        keys(576),
        keys(640),
        keys(704),
        keys(768),
    ],
];
static CASTLING: [u64; 64] = keys(832);
static EN_PASSANT: [u64; 8] = keys(896);
const BLACK_TO_MOVE: u64 = splitmix64(904);

#[inline]
pub fn piece(color: Color, role: Role, square: Square) -> u64 {
    PIECES[color.index()][role.index()][square.index()]
}

/// The right to castle with the rook on this square. Named by the rook and not by the wing,
/// because in Chess960 two rooks may stand on one wing.
#[inline]
pub fn castling(rook: Square) -> u64 {
    CASTLING[rook.index()]
}

/// Only the file has its number: whose turn it is gives the rank.
#[inline]
pub fn en_passant(target: Square) -> u64 {
    EN_PASSANT[target.file() as usize & 7]
}

#[inline]
pub const fn black_to_move() -> u64 {
    BLACK_TO_MOVE
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_keys_are_equal_and_none_is_zero() {
        let mut all: Vec<u64> = PIECES.iter().flatten().flatten().copied().collect();
        all.extend(CASTLING.iter().chain(&EN_PASSANT));
        all.push(BLACK_TO_MOVE);
        all.push(0);
        let count = all.len();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), count);
    }
}
