//! How a piece gets somewhere: what it can do now, and the next step of its shortest way. Castling, en passant and the
//! double step of a pawn are left out: what is found without them is found.

use crate::board::{Bitboard, Board, Color, Move, Role, Square, attacks};

/// Chance that is the same in every run: the same position gets the same answer on every machine.
pub(super) struct Dice(u64);

impl Dice {
    pub(super) fn new() -> Dice {
        Dice(0x9E37_79B9_7F4A_7C15)
    }

    /// A number below `bound` (xorshift; Marsaglia, 2003).
    pub(super) fn below(&mut self, bound: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (((self.0 >> 32) * u64::from(bound)) >> 32) as u32
    }

    /// One of the squares, if there are any.
    fn pick(&mut self, squares: Bitboard) -> Option<Square> {
        let count = squares.count();
        let at = if count > 1 { self.below(count) } else { 0 };
        squares.into_iter().nth(at as usize)
    }
}

/// Any legal move, if there is one.
pub(super) fn any_legal(now: &Board, dice: &mut Dice) -> Option<Move> {
    let mut moves = Vec::with_capacity(64);
    now.legal_moves(&mut moves);
    let at = dice.below(moves.len() as u32);
    moves.get(at as usize).copied()
}

/// A move of one of `pieces` that goes nowhere else than where it may; if a few throws find none, any legal move.
pub(super) fn any_of(
    now: &Board,
    pieces: Bitboard,
    allowed: Bitboard,
    dice: &mut Dice,
) -> Option<Move> {
    const THROWS: u32 = 6;
    for _ in 0..THROWS {
        let Some(from) = dice.pick(pieces) else { break };
        if let Some(to) = dice.pick(goals(now, from) & allowed)
            && let Some(m) = safe(now, from, to)
        {
            return Some(m);
        }
    }
    any_legal(now, dice)
}

/// The squares to which a piece of the side to move can go, whether or not its king is then safe.
pub(super) fn goals(now: &Board, from: Square) -> Bitboard {
    let us = now.turn();
    let open = !now.colored(us) & !now.pieces(us.opposite(), Role::King);
    match now.role_at(from) {
        Some(Role::Pawn) => {
            let takes = attacks::pawn(us, from) & now.colored(us.opposite());
            (ahead(us, from.bit()) & !now.occupied() | takes) & open
        }
        Some(role) => attacks::seen(from, attacks::lines(role, from) & open, now.occupied()),
        None => Bitboard::EMPTY,
    }
}

/// One step forward.
pub(super) fn ahead(color: Color, squares: Bitboard) -> Bitboard {
    match color {
        Color::White => Bitboard(squares.0 << 8),
        Color::Black => Bitboard(squares.0 >> 8),
    }
}

/// The move between two squares, which is one of `goals`, if the own king is safe after it. Pawns become queens.
pub(super) fn safe(now: &Board, from: Square, to: Square) -> Option<Move> {
    let is_last = to.rank() == now.turn().opposite().back_rank();
    let m = match now.role_at(from) {
        Some(Role::Pawn) if is_last => Move::promotion(from, to, Role::Queen),
        _ => Move::normal(from, to),
    };
    now.is_safe(m).then_some(m)
}

/// The first move of a piece to one of these squares after which its king is safe.
pub(super) fn to_any(now: &Board, from: Square, wanted: Bitboard) -> Option<Move> {
    let mut goals = (goals(now, from) & wanted).into_iter();
    goals.find_map(|to| safe(now, from, to))
}

/// From where a piece of this role and colour attacks a square.
pub(super) fn attacked_from(role: Role, color: Color, to: Square, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Pawn => attacks::pawn(color.opposite(), to),
        _ => attacks::seen(to, attacks::lines(role, to), occupied),
    }
}

/// The next step of a piece, no pawn, on its shortest way to one of these squares, if it takes no more than four moves
/// while everything else stands still. It may take what is in its way, but does not stand where it is told to keep off.
pub(super) fn step(
    now: &Board,
    from: Square,
    role: Role,
    wanted: Bitboard,
    keep_off: Bitboard,
) -> Option<Move> {
    const MOVES: usize = 4;
    let us = now.turn();
    let stand = !now.colored(us) & !now.pieces(us.opposite(), Role::King) & !keep_off | from.bit();
    let first = goals(now, from) & stand;
    // All squares from which it is so many moves, beginning at the end.
    let mut reached = wanted & stand;
    for _ in 0..MOVES {
        if reached.contains(from) {
            return None;
        }
        let step = (first & reached)
            .into_iter()
            .find_map(|to| safe(now, from, to));
        if step.is_some() {
            return step;
        }
        reached |= attacked_by_all(role, reached, !now.occupied()) & stand;
    }
    None
}

/// Everything that pieces of one role, no pawns, attack from these squares, found for all of them at once.
fn attacked_by_all(role: Role, from: Bitboard, empty: Bitboard) -> Bitboard {
    const NOT_A: u64 = !Bitboard::file(0).0;
    const NOT_B: u64 = !Bitboard::file(1).0;
    const NOT_G: u64 = !Bitboard::file(6).0;
    const NOT_H: u64 = !Bitboard::file(7).0;
    let from = from.0;
    let left = from >> 1 & NOT_H;
    let right = from << 1 & NOT_A;
    match role {
        Role::Knight => {
            let beside = left | right;
            let beyond = from >> 2 & NOT_G & NOT_H | from << 2 & NOT_A & NOT_B;
            Bitboard(beside << 16 | beside >> 16 | beyond << 8 | beyond >> 8)
        }
        Role::King => {
            let row = from | left | right;
            Bitboard(row << 8 | row >> 8 | left | right)
        }
        _ => {
            let mut attacked = 0;
            let mut slide = |by: i32, kept: u64| {
                let shift = |squares: u64| {
                    let moved = if by > 0 {
                        squares << by
                    } else {
                        squares >> -by
                    };
                    moved & kept
                };
                let mut passed = from;
                for _ in 0..6 {
                    passed |= shift(passed) & empty.0;
                }
                attacked |= shift(passed);
            };
            if role != Role::Bishop {
                for (by, kept) in [(8, !0), (-8, !0), (1, NOT_A), (-1, NOT_H)] {
                    slide(by, kept);
                }
            }
            if role != Role::Rook {
                for (by, kept) in [(9, NOT_A), (7, NOT_H), (-7, NOT_A), (-9, NOT_H)] {
                    slide(by, kept);
                }
            }
            Bitboard(attacked)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::read_fen;

    fn board(fen: &str) -> Board {
        read_fen(fen).unwrap().board
    }

    fn sq(name: &str) -> Square {
        Square::from_ascii(name.as_bytes()).unwrap()
    }

    #[test]
    fn many_pieces_attack_what_each_attacks() {
        let mut dice = Dice::new();
        for _ in 0..2_000 {
            let random = |dice: &mut Dice| {
                let half = |dice: &mut Dice| u64::from(dice.below(u32::MAX));
                half(dice) << 32 | half(dice)
            };
            let occupied = Bitboard(random(&mut dice) & random(&mut dice));
            let from = Bitboard(random(&mut dice) & random(&mut dice) & random(&mut dice));
            for role in [
                Role::Knight,
                Role::Bishop,
                Role::Rook,
                Role::Queen,
                Role::King,
            ] {
                let one_by_one = from.into_iter().fold(Bitboard::EMPTY, |all, square| {
                    all | attacks::seen(square, attacks::lines(role, square), occupied)
                });
                let together = attacked_by_all(role, from, !occupied);
                assert_eq!(together, one_by_one, "{role} on {from:?} of {occupied:?}");
            }
        }
    }

    #[test]
    fn a_piece_walks_around_what_is_in_its_way() {
        let now = board("7k/8/8/8/PPP5/2P5/1PP5/R1K5 w - - 0 1");
        let to_h1 = step(&now, sq("a1"), Role::Rook, sq("h1").bit(), Bitboard::EMPTY);
        assert_eq!(to_h1, None, "shut in");
        let open = board("7k/8/8/8/1PP5/2P5/1PP5/R1K5 w - - 0 1");
        let to_h1 = step(&open, sq("a1"), Role::Rook, sq("h1").bit(), Bitboard::EMPTY);
        assert!(to_h1.is_some_and(|m| m.to().file() == 0 && m.to().rank() > 3));
        let a_file = Bitboard::file(0);
        let kept_off = step(&open, sq("a1"), Role::Rook, sq("h1").bit(), a_file);
        assert_eq!(kept_off, None);
    }
}
