//! How pieces move on an empty board, as tables, and what lies between two squares.
//!
//! A bishop, rook or queen attacks a square when it is aligned with it and nothing stands in
//! between. Replay asks that of one or two pieces per move, so two small tables beat the big ones
//! that give all squares a slider attacks at once, and need no special instructions.

use super::{Bitboard, Color, Role, Square};

const KNIGHT_STEPS: [(i8, i8); 8] = [
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
];
const ROOK_STEPS: [(i8, i8); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const BISHOP_STEPS: [(i8, i8); 4] = [(1, 1), (-1, -1), (1, -1), (-1, 1)];
const WHITE_PAWN_STEPS: [(i8, i8); 2] = [(-1, 1), (1, 1)];
const BLACK_PAWN_STEPS: [(i8, i8); 2] = [(-1, -1), (1, -1)];

/// `lines` by role and by square. Pawns move one way only, and have a table of their own.
static LINES: [[Bitboard; 64]; 6] = [
    [Bitboard::EMPTY; 64],
    reach(&KNIGHT_STEPS, 1),
    reach(&BISHOP_STEPS, 7),
    reach(&ROOK_STEPS, 7),
    union(reach(&ROOK_STEPS, 7), reach(&BISHOP_STEPS, 7)),
    union(reach(&ROOK_STEPS, 1), reach(&BISHOP_STEPS, 1)),
];
static PAWN: [[Bitboard; 64]; 2] = [reach(&WHITE_PAWN_STEPS, 1), reach(&BLACK_PAWN_STEPS, 1)];
static BETWEEN: [[Bitboard; 64]; 64] = all_between();

/// Where a piece that is not a pawn could go from a square if the board were empty. The relation
/// is mutual: these are also the squares from which it could come. For pawns, nothing.
#[inline]
pub fn lines(role: Role, square: Square) -> Bitboard {
    LINES[role.index()][square.index()]
}

/// The squares that a pawn of this colour attacks. The pawns of this colour that attack a square
/// stand where a pawn of the other colour on it would attack.
#[inline]
pub fn pawn(color: Color, square: Square) -> Bitboard {
    PAWN[color.index()][square.index()]
}

/// The squares strictly between two squares on one file, rank or diagonal; else none.
#[inline]
pub fn between(one: Square, other: Square) -> Bitboard {
    BETWEEN[one.index()][other.index()]
}

/// Those of `squares` that are seen from `from` past the `occupied` ones. Nothing ever stands
/// between squares that are not aligned, so a knight's goals are all seen.
#[inline]
pub fn seen(from: Square, squares: Bitboard, occupied: Bitboard) -> Bitboard {
    let mut seen = Bitboard::EMPTY;
    for square in squares {
        // No branch: whether a way is free is hard to predict.
        let free = (between(from, square) & occupied).is_empty();
        seen.0 |= u64::from(free) << square.index();
    }
    seen
}

/// The squares that a rook attacks past the `occupied` ones, the first of them on each line included. Two small lookups and
/// no branch; worth more than [`seen`] where nobody knows whether any piece is aligned at all.
#[inline(always)]
pub fn straight(from: Square, occupied: Bitboard) -> Bitboard {
    let (file, rank) = (from.file() as usize & 7, from.rank() as usize & 7);
    let along = occupied.0 >> (8 * rank + 1) & 63;
    let on_rank = FILLED[file][along as usize] & Bitboard::rank(rank as u8);
    // The six inner squares of the file are gathered in the six highest bits, the second rank in the highest.
    let upright = occupied.0 >> file & A_FILE;
    let along = upright.wrapping_mul(0x0080_4020_1008_0400) >> 58;
    let on_file = UPRIGHT[rank][along as usize & 63];
    Bitboard(on_rank.0 | on_file.0 << file)
}

/// The same for a bishop.
#[inline(always)]
pub fn diagonal(from: Square, occupied: Bitboard) -> Bitboard {
    let [rising, falling] = DIAGONALS[from.index()];
    along_diagonal(from, rising, occupied) | along_diagonal(from, falling, occupied)
}

/// A diagonal has at most one square on each file, so that its squares fall onto one rank without meeting.
#[inline(always)]
fn along_diagonal(from: Square, diagonal: Bitboard, occupied: Bitboard) -> Bitboard {
    let along = (occupied.0 & diagonal.0).wrapping_mul(A_FILE << 1) >> 58;
    FILLED[from.file() as usize & 7][along as usize & 63] & diagonal
}

const A_FILE: u64 = 0x0101_0101_0101_0101;

/// What is attacked along a line of eight squares from one of them, past occupied ones among the six inner squares; by the
/// square and by these six, repeated on every rank.
static FILLED: [[Bitboard; 64]; 8] = {
    let mut table = [[Bitboard::EMPTY; 64]; 8];
    let mut from = 0;
    while from < 8 {
        let mut inner = 0;
        while inner < 64 {
            table[from][inner].0 = along_a_line(from, inner as u8) as u64 * A_FILE;
            inner += 1;
        }
        from += 1;
    }
    table
};

/// The same by the rank of the square, laid along the a-file; the second rank is the highest of the six bits.
static UPRIGHT: [[Bitboard; 64]; 8] = {
    let mut table = [[Bitboard::EMPTY; 64]; 8];
    let mut from = 0;
    while from < 8 {
        let mut inner = 0;
        while inner < 64 {
            let line = along_a_line(from, (inner as u8).reverse_bits() >> 2);
            let mut rank = 0;
            while rank < 8 {
                table[from][inner].0 |= ((line >> rank & 1) as u64) << (8 * rank);
                rank += 1;
            }
            inner += 1;
        }
        from += 1;
    }
    table
};

/// The two diagonals of a square, without it: the one that rises to the right, and the other.
static DIAGONALS: [[Bitboard; 2]; 64] = {
    let rising = reach(&[(1, 1), (-1, -1)], 7);
    let falling = reach(&[(-1, 1), (1, -1)], 7);
    let mut table = [[Bitboard::EMPTY; 2]; 64];
    let mut square = 0;
    while square < 64 {
        table[square] = [rising[square], falling[square]];
        square += 1;
    }
    table
};

const fn along_a_line(from: usize, inner: u8) -> u8 {
    let occupied = inner << 1;
    let mut line = 0;
    let mut up = from + 1;
    while up < 8 {
        line |= 1 << up;
        if occupied >> up & 1 != 0 {
            break;
        }
        up += 1;
    }
    let mut down = from;
    while down > 0 {
        down -= 1;
        line |= 1 << down;
        if occupied >> down & 1 != 0 {
            break;
        }
    }
    line
}

const fn step(square: Square, step: (i8, i8)) -> Option<Square> {
    let file = square.file() as i8 + step.0;
    let rank = square.rank() as i8 + step.1;
    if file >= 0 && file < 8 && rank >= 0 && rank < 8 {
        Some(Square::at(file as u8, rank as u8))
    } else {
        None
    }
}

/// For every square, the squares up to `far` steps away in each direction.
const fn reach(steps: &[(i8, i8)], far: usize) -> [Bitboard; 64] {
    let mut table = [Bitboard::EMPTY; 64];
    let mut index = 0;
    while index < 64 {
        let mut direction = 0;
        while direction < steps.len() {
            let mut at = Square::new(index as u8);
            let mut walked = 0;
            while walked < far {
                match step(at, steps[direction]) {
                    Some(next) => {
                        table[index].0 |= next.bit().0;
                        at = next;
                        walked += 1;
                    }
                    None => break,
                }
            }
            direction += 1;
        }
        index += 1;
    }
    table
}

const fn union(one: [Bitboard; 64], other: [Bitboard; 64]) -> [Bitboard; 64] {
    let mut table = one;
    let mut index = 0;
    while index < 64 {
        table[index].0 |= other[index].0;
        index += 1;
    }
    table
}

const fn all_between() -> [[Bitboard; 64]; 64] {
    let mut table = [[Bitboard::EMPTY; 64]; 64];
    let mut index = 0;
    while index < 64 {
        let mut direction = 0;
        while direction < 8 {
            let way = if direction < 4 {
                ROOK_STEPS[direction]
            } else {
                BISHOP_STEPS[direction - 4]
            };
            let mut passed = Bitboard::EMPTY;
            let mut at = Square::new(index as u8);
            while let Some(next) = step(at, way) {
                table[index][next.index()] = passed;
                passed.0 |= next.bit().0;
                at = next;
            }
            direction += 1;
        }
        index += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sq(name: &str) -> Square {
        Square::from_ascii(name.as_bytes()).unwrap()
    }

    fn set(names: &str) -> Bitboard {
        names.split(' ').map(sq).collect()
    }

    #[test]
    fn pieces_on_the_edge_do_not_wrap_around() {
        assert_eq!(lines(Role::Knight, sq("h1")), set("f2 g3"));
        assert_eq!(lines(Role::King, sq("a8")), set("a7 b7 b8"));
        assert_eq!(pawn(Color::White, sq("h4")), set("g5"));
        assert_eq!(pawn(Color::Black, sq("a4")), set("b3"));
        assert_eq!(pawn(Color::White, sq("d8")), Bitboard::EMPTY);
    }

    #[test]
    fn lines_reach_the_edges_and_leave_out_their_own_square() {
        let d4 = |role| lines(role, sq("d4"));
        assert_eq!(d4(Role::Rook).count(), 14);
        assert_eq!(d4(Role::Bishop).count(), 13);
        assert_eq!(d4(Role::Queen), d4(Role::Rook) | d4(Role::Bishop));
        assert_eq!(d4(Role::Pawn), Bitboard::EMPTY);
        assert_eq!(lines(Role::Bishop, sq("a1")), set("b2 c3 d4 e5 f6 g7 h8"));
    }

    #[test]
    fn between_holds_the_squares_of_the_line_without_its_ends() {
        assert_eq!(between(sq("a1"), sq("d4")), set("b2 c3"));
        assert_eq!(between(sq("h5"), sq("e5")), set("f5 g5"));
        assert_eq!(between(sq("e4"), sq("e5")), Bitboard::EMPTY);
        assert_eq!(between(sq("e4"), sq("f6")), Bitboard::EMPTY);
        for one in (0..64).map(Square::new) {
            for other in (0..64).map(Square::new) {
                assert_eq!(between(one, other), between(other, one));
            }
        }
    }

    #[test]
    fn lines_looked_up_are_those_that_are_seen() {
        let mut occupied = 0x9e37_79b9_7f4a_7c15_u64;
        for round in 0..2_000 {
            occupied = occupied.wrapping_mul(0x5851_f42d_4c95_7f2d).rotate_left(23) ^ round;
            let sparse = Bitboard(occupied & occupied.rotate_left(17));
            for from in (0..64).map(Square::new) {
                for occupied in [Bitboard(occupied), sparse] {
                    let by_sight = |role| seen(from, lines(role, from), occupied);
                    assert_eq!(straight(from, occupied), by_sight(Role::Rook));
                    assert_eq!(diagonal(from, occupied), by_sight(Role::Bishop));
                }
            }
        }
    }

    #[test]
    fn sight_ends_at_the_first_piece_but_includes_it() {
        let occupied = set("d6 f4");
        let seen = seen(sq("d4"), lines(Role::Rook, sq("d4")), occupied);
        assert_eq!(seen, set("d1 d2 d3 d5 d6 a4 b4 c4 e4 f4"));
    }
}
