//! A legal move with all that decides how it is written down, and every way to write it in given letters.

use crate::board::{Board, Move, MoveKind, Role};
use crate::notation::moves::alphabet::Alphabet;

use super::costs::{self, Cost};

/// Signs in the longest way to write a move: `Крe7d8` and a promotion.
pub const LONGEST: usize = 12;

/// Signs of a move as they would stand in a cell.
#[derive(Copy, Clone)]
pub struct Signs {
    signs: [char; LONGEST],
    len: usize,
}

impl Signs {
    pub const fn new() -> Signs {
        Signs {
            signs: [' '; LONGEST],
            len: 0,
        }
    }

    /// What goes beyond the longest writing is dropped: no move is as long.
    pub fn push(&mut self, sign: char) {
        if self.len < LONGEST {
            self.signs[self.len] = sign;
            self.len += 1;
        }
    }

    pub fn as_slice(&self) -> &[char] {
        &self.signs[..self.len]
    }
}

#[derive(Copy, Clone, Debug)]
pub struct Candidate {
    pub mv: Move,
    role: Role,
    pub capture: bool,
    pub castling: bool,
    /// Another piece of the kind reaches the square: the file, else the rank, tells them apart.
    needs_file: bool,
    needs_rank: bool,
}

impl Candidate {
    /// A number that is the same for moves that are written the same.
    pub fn key(&self) -> u32 {
        let promotion = match self.mv.kind() {
            MoveKind::Promotion(role) => role as u32,
            _ => 7,
        };
        self.mv.from().index() as u32
            | (self.mv.to().index() as u32) << 6
            | (self.role as u32) << 12
            | promotion << 15
            | u32::from(self.capture) << 18
            | u32::from(self.castling) << 19
            | u32::from(self.needs_file) << 20
            | u32::from(self.needs_rank) << 21
    }

    pub fn role(&self) -> Role {
        self.role
    }

    /// Every way to write it in these letters, without signs for capture or check, with what the way itself costs.
    pub fn writings(&self, alphabet: &Alphabet, mut each: impl FnMut(&[char], Cost)) {
        let (from, to) = (self.mv.from(), self.mv.to());
        if self.castling {
            let count = if to.file() < from.file() { 3 } else { 2 };
            for sign in ['O', '0', 'o'] {
                each(&[sign; 3][..count], 0);
            }
            return;
        }
        let file = |file: u8| char::from(b'a' + file);
        let rank = |rank: u8| char::from(b'1' + rank);
        let (f, r) = (file(from.file()), rank(from.rank()));
        let target = [file(to.file()), rank(to.rank())];
        let (letter, promoted) = match (self.role, self.mv.kind()) {
            (Role::Pawn, MoveKind::Promotion(role)) => ("", alphabet.letter(role)),
            (Role::Pawn, _) => ("", ""),
            (role, _) => (alphabet.letter(role), ""),
        };
        let mut say = |origin: &[char], target: &[char], extra: Cost| {
            let mut signs = Signs::new();
            letter.chars().for_each(|sign| signs.push(sign));
            origin.iter().for_each(|sign| signs.push(*sign));
            target.iter().for_each(|sign| signs.push(*sign));
            promoted.chars().for_each(|sign| signs.push(sign));
            each(signs.as_slice(), extra);
        };
        match self.role {
            Role::Pawn if self.capture => {
                say(&[f], &target, 0);
                say(&[f], &target[..1], 0);
                say(&[], &target, costs::TARGET_ALONE);
            }
            _ if self.needs_file || self.needs_rank => {
                match (self.needs_file, self.needs_rank) {
                    (true, true) => {}
                    (true, false) => say(&[f], &target, 0),
                    _ => say(&[r], &target, 0),
                }
                say(&[], &target, costs::UNTOLD);
            }
            _ => say(&[], &target, 0),
        }
        say(&[f, r], &target, 0);
    }
}

/// The legal moves of a position, each with what its writing needs.
pub fn candidates(board: &Board, moves: &[Move], out: &mut Vec<Candidate>) {
    out.clear();
    for &mv in moves {
        let castling = mv.kind() == MoveKind::Castling;
        out.push(Candidate {
            mv,
            role: board.role_at(mv.from()).unwrap_or(Role::Pawn),
            capture: is_capture(board, mv),
            castling,
            needs_file: false,
            needs_rank: false,
        });
    }
    tell_apart(out);
}

pub fn is_capture(board: &Board, mv: Move) -> bool {
    match mv.kind() {
        MoveKind::EnPassant => true,
        MoveKind::Castling => false,
        MoveKind::Normal | MoveKind::Promotion(_) | MoveKind::Illegal(_) => {
            board.occupied().contains(mv.to())
        }
    }
}

/// Pieces of a kind that reach the same square are told apart by the file, else by the rank (Laws 2023, C.10).
fn tell_apart(moves: &mut [Candidate]) {
    let mut reach = [[0u64; 2]; 6];
    for one in moves.iter() {
        let square = one.mv.to().bit().0;
        let [once, twice] = &mut reach[one.role.index()];
        *twice |= *once & square;
        *once |= square;
    }
    for at in 0..moves.len() {
        let one = moves[at];
        let shared = reach[one.role.index()][1] & one.mv.to().bit().0 != 0;
        if !shared || one.castling || matches!(one.role, Role::Pawn | Role::King) {
            continue;
        }
        let rivals = || {
            moves.iter().filter(|other| {
                other.role == one.role && other.mv.to() == one.mv.to() && other.mv != one.mv
            })
        };
        let same_file = rivals().any(|other| other.mv.from().file() == one.mv.from().file());
        let same_rank = rivals().any(|other| other.mv.from().rank() == one.mv.from().rank());
        moves[at].needs_file = !same_file || same_rank;
        moves[at].needs_rank = same_file;
    }
}
