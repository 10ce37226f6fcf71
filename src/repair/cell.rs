//! One cell of a sheet as evidence: which move it says as it stands, and what it costs to believe that it stands for
//! another.

use std::cell::RefCell;

use crate::board::{Board, Move, MoveKind, Role};
use crate::notation::moves::alphabet::Alphabet;
use crate::notation::moves::lookalike::{is_dash, visible};
use crate::notation::moves::reader::{Readings, read_move};
use crate::notation::moves::written::Spelling;
use crate::replay::resolve::resolve;

use super::costs::{self, Cost};
use super::writing::{Candidate, LONGEST, is_capture};

/// How a sheet is written, as far as it changes what a missing sign means.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Hand {
    /// Players who write `Nxd5` may still write `ed5`.
    pub marks_captures: bool,
    pub marks_pawn_captures: bool,
    pub marks_checks: bool,
    /// What it costs more to believe that this sheet is wrong than that another is: it can be played to a mate as it
    /// stands, and says so.
    pub trust: Cost,
}

impl Hand {
    /// Judged by the cells that could bear a sign and by those that do.
    pub fn from_cells(texts: &[&str]) -> Hand {
        let [
            mut pawns,
            mut pawns_marked,
            mut others,
            mut others_marked,
            mut checks,
        ] = [0; 5];
        for text in texts {
            let cell: Vec<char> = text.chars().filter(|c| !c.is_whitespace()).collect();
            let marked = has_capture_sign(&cell);
            let file = |c: &char| matches!(c, 'a'..='h');
            let bare: Vec<char> = cell
                .iter()
                .copied()
                .filter(|c| !is_capture_sign(*c))
                .collect();
            match bare.as_slice() {
                [a, b, ..] if file(a) && file(b) => {
                    pawns += 1;
                    pawns_marked += usize::from(marked);
                }
                [a, ..] if !file(a) => {
                    others += 1;
                    others_marked += usize::from(marked);
                }
                _ => {}
            }
            checks += usize::from(text.contains(['+', '#', '†', '‡']));
        }
        Hand {
            // Of the moves that are not a pawn's, one in six takes something; of all moves, one in fifteen gives check.
            marks_captures: others_marked >= 2 && others_marked * 16 >= others,
            marks_pawn_captures: pawns_marked * 2 > pawns,
            marks_checks: checks >= 2 && checks * 40 >= texts.len(),
            trust: 0,
        }
    }
}

/// Why a cell says nothing.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Blank {
    /// Something is written that nobody can read.
    Unreadable,
    /// The box was left empty.
    Empty,
    /// There is no box: the move numbers tell that one is missing.
    NoBox,
}

impl Blank {
    /// What it costs that the move stands there.
    pub fn cost(self) -> Cost {
        match self {
            Blank::Unreadable => costs::UNREADABLE,
            Blank::Empty => costs::EMPTY,
            Blank::NoBox => costs::NO_BOX,
        }
    }
}

/// A cell, taken apart and read in the letters of its sheet.
pub struct ReadCell<'a> {
    alphabet: &'a Alphabet,
    hand: Hand,
    /// The signs of the cell without marks, capture signs and blanks.
    core: Vec<char>,
    pub capture: bool,
    pub check: bool,
    /// Nothing in it says which move it is.
    pub blank: Option<Blank>,
    /// The moves it may say as it stands. That costs more than nothing where a stray sign was passed over.
    readings: Readings,
    stray: Cost,
    /// The costs found so far, by the shape of the move; a newer one may take an older one's place.
    known: RefCell<Vec<(u32, u16)>>,
}

/// Costs remembered for a cell.
const KNOWN: usize = 256;

/// Marks behind a move that say nothing about which move it is.
const MARKS: [char; 9] = ['+', '#', '†', '‡', '!', '?', '=', '.', ','];

impl<'a> ReadCell<'a> {
    pub fn new(text: &str, alphabet: &'a Alphabet, hand: Hand) -> ReadCell<'a> {
        let text = visible(text.trim());
        let check = text.contains(['+', '#', '†', '‡']);
        let plain: String = text.chars().filter(|c| !c.is_whitespace()).collect();
        // An offer, `(=)`, is no part of the move.
        let plain = plain.replace("(=)", "");
        let mut core: Vec<char> = plain.chars().filter(|c| !is_stray_mark(*c)).collect();
        while core.len() > 2 && core.last().is_some_and(|c| MARKS.contains(c)) {
            core.pop();
        }
        let capture = has_capture_sign(&core);
        let mut first = true;
        core.retain(|c| {
            // A sign at the head is a letter: the Vietnamese rook is `X`.
            let head = std::mem::take(&mut first);
            (head || !is_capture_sign(*c))
                && !is_dash(*c)
                && !matches!(c, '=' | '(' | ')' | '/' | '+' | '#')
        });
        let blank = match core.iter().any(|c| c.is_alphanumeric()) {
            true => None,
            false if plain.is_empty() => Some(Blank::Empty),
            false => Some(Blank::Unreadable),
        };
        let (readings, stray) = match read_move(&plain, alphabet) {
            _ if blank.is_some() => (Readings::none(), 0),
            readings if !readings.is_empty() => (readings, 0),
            // A stray dot or stroke among the signs is passed over, and speaks neither for nor against a move. A question
            // mark is not: it stands for a sign that nobody could read.
            _ if plain.contains('?') => (Readings::none(), 0),
            _ => {
                let bare: String = plain.chars().filter(|c| c.is_alphanumeric()).collect();
                (read_move(&bare, alphabet), costs::STRAY_POINT)
            }
        };
        ReadCell {
            alphabet,
            hand,
            core,
            capture,
            check,
            blank,
            readings,
            stray,
            known: RefCell::default(),
        }
    }

    /// A box that stands on no paper.
    pub fn no_box(alphabet: &'a Alphabet, hand: Hand) -> ReadCell<'a> {
        ReadCell {
            blank: Some(Blank::NoBox),
            ..ReadCell::new("", alphabet, hand)
        }
    }

    /// Makes it cost so much more that this sheet is wrong.
    pub fn believe(&mut self, trust: Cost) {
        self.hand.trust = trust;
    }

    /// Whether some move can be read in it, be it legal or not.
    pub fn says_a_move(&self) -> bool {
        !self.readings.is_empty()
    }

    /// What it costs more that this sheet is wrong.
    pub fn trust(&self) -> Cost {
        self.hand.trust
    }

    /// Whether two cells say the same, sign by sign.
    pub fn is_like(&self, other: &ReadCell<'_>) -> bool {
        self.core == other.core && self.blank.is_none()
    }

    /// The legal move that the cell says as it stands.
    pub fn as_written(&self, board: &Board) -> Option<(Move, Cost)> {
        self.readings.iter().find_map(|reading| {
            let mv = resolve(board, reading).ok()?;
            let spelt = match reading.spelling {
                Spelling::Plain => 0,
                Spelling::Folded => costs::OTHER_SCRIPT,
                Spelling::Alternate => costs::OTHER_LETTER,
                Spelling::Lowercase | Spelling::Capitals => costs::SMALL_LETTER,
            };
            let castling = mv.kind() == MoveKind::Castling;
            let role = board.role_at(mv.from()).unwrap_or(Role::Pawn);
            let signs = self.sign_cost(role, is_capture(board, mv), castling);
            Some((mv, costs::AS_WRITTEN + self.stray + spelt + signs))
        })
    }

    fn sign_cost(&self, role: Role, capture: bool, castling: bool) -> Cost {
        let marks = match role {
            Role::Pawn => self.hand.marks_pawn_captures,
            _ => self.hand.marks_captures,
        };
        match (self.capture, capture) {
            (true, false) if !castling => costs::FALSE_CAPTURE,
            (false, true) if marks => costs::DROPPED_CAPTURE,
            _ => 0,
        }
    }

    /// What it costs to believe that this cell stands for the move. Whether it gives check is asked later.
    pub fn cost(&self, candidate: &Candidate) -> Cost {
        if let Some(blank) = self.blank {
            return blank.cost();
        }
        let key = candidate.key();
        let mut known = self.known.borrow_mut();
        if known.is_empty() {
            known.resize(KNOWN, (u32::MAX, 0));
        }
        let slot = &mut known[(key.wrapping_mul(0x9e37_79b1) >> 20) as usize % KNOWN];
        if slot.0 != key {
            *slot = (key, self.reckon(candidate) as u16);
        }
        Cost::from(slot.1)
    }

    fn reckon(&self, candidate: &Candidate) -> Cost {
        let mut best = 5000;
        candidate.writings(self.alphabet, |writing, extra| {
            best = best.min(distance(writing, &self.core) + extra);
        });
        let slips = best + self.sign_cost(candidate.role(), candidate.capture, candidate.castling);
        if slips == 0 {
            return costs::AS_WRITTEN;
        }
        let says_same_piece = self
            .readings
            .iter()
            .any(|reading| reading.role() == Some(candidate.role()));
        let other = if says_same_piece {
            costs::OTHER_MOVE
        } else {
            costs::OTHER_PIECE
        };
        // The player may have written some other move altogether, which costs `other`. Beyond that the likeness still
        // counts a little, so that of two such moves the one that resembles the cell is likelier.
        let cost = match slips > other {
            true => other + (slips - other) / 16,
            false => slips,
        };
        cost + self.hand.trust
    }

    /// Whether two cells say the same but for a sign.
    pub fn resembles(&self, other: &ReadCell<'_>) -> bool {
        let apart = self.core.iter().zip(&other.core).filter(|(a, b)| a != b);
        self.blank.is_none() && self.core.len() == other.core.len() && apart.count() <= 1
    }

    /// The part of the cost that the mark for check decides.
    pub fn check_cost(&self, gives_check: bool) -> Cost {
        match (self.check, gives_check) {
            (true, false) => costs::FALSE_CHECK,
            (false, true) if self.hand.marks_checks && self.blank.is_none() => costs::DROPPED_CHECK,
            _ => 0,
        }
    }
}

/// Signs that slip onto paper, and hide nothing.
fn is_stray_mark(c: char) -> bool {
    matches!(
        c,
        '.' | ','
            | ';'
            | '!'
            | '\''
            | '`'
            | '´'
            | '‘'
            | '’'
            | '"'
            | '|'
            | '\\'
            | '_'
            | '~'
            | '·'
            | '•'
            | '…'
    )
}

/// A sign at the head is a letter.
fn has_capture_sign(signs: &[char]) -> bool {
    signs.iter().skip(1).any(|c| is_capture_sign(*c))
}

fn is_capture_sign(c: char) -> bool {
    matches!(c, 'x' | 'X' | ':' | '×' | '✕' | '*' | 'х')
}

/// The cheapest slips by which `written` came from `meant`: signs replaced, and one left out or one too many.
fn distance(meant: &[char], written: &[char]) -> Cost {
    const TOO_FAR: Cost = 5_000;
    match meant.len() as i32 - written.len() as i32 {
        0 => replaced(meant.iter().zip(written), 0),
        1 => (0..meant.len())
            .map(|at| replaced(without(meant, at).zip(written), costs::LEFT_OUT))
            .min()
            .unwrap_or(TOO_FAR),
        -1 if written.len() <= LONGEST => (0..written.len())
            .map(|at| {
                let before = at.checked_sub(1).map(|at| written[at]);
                let stray = costs::stray(written[at], before);
                replaced(meant.iter().zip(without(written, at)), stray)
            })
            .min()
            .unwrap_or(TOO_FAR),
        _ => TOO_FAR,
    }
}

/// The signs but for the one at a place.
fn without(signs: &[char], at: usize) -> impl Iterator<Item = &char> {
    signs[..at].iter().chain(&signs[at + 1..])
}

/// What it costs that signs stand for others, besides the one slip that may have been found before.
fn replaced<'s>(pairs: impl Iterator<Item = (&'s char, &'s char)>, slip: Cost) -> Cost {
    let mut cost = slip;
    for (meant, written) in pairs {
        let more = costs::substitution(*meant, *written);
        cost += if cost > costs::OTHER_SCRIPT && more > costs::OTHER_SCRIPT {
            more * costs::SECOND_SLIP_PERCENT / 100
        } else {
            more
        };
    }
    cost
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::moves::alphabet::{by_code, english};
    use crate::repair::writing::candidates;
    use crate::replay::san::san;

    fn board(moves: &[&str]) -> Board {
        let mut board = Board::standard();
        for text in moves {
            let cell = ReadCell::new(text, english(), Hand::default());
            let (mv, _) = cell.as_written(&board).expect("legal");
            board.play(mv);
        }
        board
    }

    /// The legal moves that a cell may stand for, the cheapest first.
    fn readings(board: &Board, text: &str, code: &str) -> Vec<(Cost, String)> {
        let alphabet = by_code(code).expect("a known alphabet");
        let cell = ReadCell::new(text, alphabet, Hand::default());
        let (mut moves, mut all) = (Vec::new(), Vec::new());
        board.legal_moves(&mut moves);
        candidates(board, &moves, &mut all);
        let mut costs: Vec<(Cost, String)> = all
            .iter()
            .map(|candidate| (cell.cost(candidate), san(board, candidate.mv)))
            .collect();
        costs.sort();
        costs
    }

    #[test]
    fn the_nearest_legal_move_is_the_cheapest() {
        let start = Board::standard();
        for (text, code, expected) in [
            ("Nf3", "en", "Nf3"),
            ("Nf8", "en", "Nf3"),
            ("Nt3", "en", "Nf3"),
            ("E4", "en", "e4"),
            ("eA", "en", "e4"),
            ("Ne3", "en", "Nc3"),
            ("Cf3", "es", "Nf3"),
            ("Gf3", "es", "Nf3"),
            ("Кf3", "ru", "Nf3"),
            ("d.4", "en", "d4"),
        ] {
            assert_eq!(readings(&start, text, code)[0].1, expected, "{text}");
        }
    }

    #[test]
    fn a_cell_as_it_stands_costs_next_to_nothing_and_an_unreadable_one_says_nothing() {
        let start = Board::standard();
        assert_eq!(readings(&start, "Nf3", "en")[0].0, costs::AS_WRITTEN);
        for (text, price) in [
            ("", costs::EMPTY),
            ("??", costs::UNREADABLE),
            ("[?]", costs::UNREADABLE),
            ("---", costs::UNREADABLE),
        ] {
            let all = readings(&start, text, "en");
            assert!(all.iter().all(|(cost, _)| *cost == price), "{text}");
        }
    }

    #[test]
    fn a_second_slip_costs_less_than_the_first_and_another_move_has_its_price() {
        let start = Board::standard();
        let price = |text: &str, expected: &str| {
            let all = readings(&start, text, "en");
            all.iter()
                .find(|(_, san)| san == expected)
                .expect("legal")
                .0
        };
        assert_eq!(price("c4", "e4"), costs::LOOKALIKE);
        assert!(price("cA", "e4") < 2 * costs::LOOKALIKE);
        assert!(price("Nh3", "Na3") >= costs::OTHER_LINE);
        assert!((costs::OTHER_PIECE..costs::OTHER_PIECE + 400).contains(&price("h4", "Nc3")));
    }

    #[test]
    fn signs_speak_where_the_hand_uses_them() {
        let hand = Hand::from_cells(&[
            "e4", "d5", "exd5", "Qxd5", "Nc3", "Qxg2", "Bxg2", "Nf6+", "Ke2", "Nh5+",
        ]);
        assert!(hand.marks_captures && hand.marks_pawn_captures && hand.marks_checks);
        assert_eq!(
            Hand::from_cells(&["e4", "d5", "ed5", "Qd5", "Nc3"]),
            Hand::default()
        );
        let board = board(&["e4", "d5"]);
        let cost = |text: &str| {
            ReadCell::new(text, english(), hand)
                .as_written(&board)
                .expect("legal")
                .1
        };
        assert_eq!(cost("exd5"), costs::AS_WRITTEN);
        assert_eq!(cost("ed5"), costs::AS_WRITTEN + costs::DROPPED_CAPTURE);
        assert_eq!(cost("exd5") + costs::FALSE_CAPTURE, {
            let cell = ReadCell::new("Nxf3", english(), hand);
            cell.as_written(&board).expect("legal").1
        });
    }

    #[test]
    fn the_vietnamese_rook_is_no_sign_of_capture() {
        let cell = ReadCell::new("Xe8", by_code("vi").expect("known"), Hand::default());
        assert!(!cell.capture);
        assert!(ReadCell::new("MXe8", english(), Hand::default()).capture);
    }
}
