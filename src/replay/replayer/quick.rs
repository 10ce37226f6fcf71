//! The loop that plays nearly every move of an archive: words of plain English notation, each with the number that is due
//! before it and the clock that a server puts behind it. It takes no token and makes no [`WrittenMove`]; anything that it
//! does not know at sight it leaves unread where it stands, to be read by the general way, and is called again behind it.
//!
//! What it reads: `e4`, `exd5`, `Nf3`, `Nxe5`, `Nbd2`, `N1d2`, `Rexe5`, with one `+` behind; `12. ` and `12... `; one blank
//! between any two; `{ [%clk 0:05:03] }`. What it leaves: castling, promotions, captures en passant, moves that more than
//! one piece could make, mate, any other sign, any other number, any other comment, a number with too many dots (`2...`
//! before White's move is not `2.`), and everything behind a fault or a result.
//!
//! The shape of it:
//! - a word is eight bytes in a register, its end is found by arithmetic, and it is taken apart from both ends: the first
//!   byte says what moves, the last two where to, and what is left between them is a sign, an origin, or nothing;
//! - the number that is due is compared as four bytes with those that it would be written in;
//! - what is known of a move goes into small arrays, and from there into the record, a few dozen moves at a time: a vector
//!   asks at every push whether there is room.

use crate::board::{Bitboard, Color, Move, QuickBoard, Role, Square};
use crate::notation::Span;
use crate::notation::moves::written::CheckMark;
use crate::notation::pgn::eight::first_blank;
use crate::notation::pgn::lexer::clock_comment;
use crate::notation::words::clock::{ClockTime, ReadingKind};
use crate::replay::record::{ClockReading, PlyFlags, Record};

use super::Run;

/// Moves that are played and not yet in the record.
pub(super) struct Pending {
    count: usize,
    moves: [Move; ROOM],
    flags: [PlyFlags; ROOM],
    words: [Span; ROOM],
    hashes: [u64; ROOM],
    reversible: [u16; ROOM],
}

/// A power of two, so that no place in the arrays needs to be checked.
const ROOM: usize = 32;

impl Default for Pending {
    fn default() -> Pending {
        Pending {
            count: 0,
            moves: [Move::from_bits(0); ROOM],
            flags: [PlyFlags::default(); ROOM],
            words: [Span::default(); ROOM],
            hashes: [0; ROOM],
            reversible: [0; ROOM],
        }
    }
}

impl Pending {
    #[inline(always)]
    fn add(&mut self, m: Move, flags: PlyFlags, word: Span, board: &QuickBoard<'_>) {
        let at = self.count % ROOM;
        self.moves[at] = m;
        self.flags[at] = flags;
        self.words[at] = word;
        self.hashes[at] = board.hash();
        self.reversible[at] = board.halfmove_clock();
        self.count = at + 1;
    }
}

/// The vectors of a record that the loop fills.
struct Filled<'r> {
    moves: &'r mut Vec<Move>,
    flags: &'r mut Vec<PlyFlags>,
    words: &'r mut Vec<Span>,
    hashes: &'r mut Vec<u64>,
    reversible: &'r mut Vec<u16>,
    clocks: &'r mut Vec<ClockReading>,
}

impl Filled<'_> {
    fn take(&mut self, pending: &mut Pending) {
        let count = pending.count.min(ROOM);
        self.moves.extend_from_slice(&pending.moves[..count]);
        self.flags.extend_from_slice(&pending.flags[..count]);
        self.words.extend_from_slice(&pending.words[..count]);
        self.hashes.extend_from_slice(&pending.hashes[..count]);
        self.reversible
            .extend_from_slice(&pending.reversible[..count]);
        pending.count = 0;
    }
}

impl Run<'_, '_> {
    /// Plays plain moves as far as they go.
    #[inline(never)]
    pub(super) fn quick_moves(&mut self) {
        let may_begin = self.hurries
            && self.in_course
            && self.numbers.seen
            && self.numbers.offset == 0
            && !self.numbers.side_skipped
            && self.record.result.is_none();
        if !may_begin {
            return;
        }
        let Record {
            end,
            moves,
            flags,
            words,
            hashes,
            reversible,
            clocks,
            ..
        } = &mut *self.record;
        let turn = end.turn();
        let mut quick = Quick {
            bytes: self.text.as_bytes(),
            at: self.lexer.at(),
            board: QuickBoard::new(end),
            filled: Filled {
                moves,
                flags,
                words,
                hashes,
                reversible,
                clocks,
            },
            pending: self.pending,
            false_check: None,
        };
        quick.play(turn);
        let false_check = quick.false_check;
        if quick.at > self.lexer.at() {
            quick.filled.take(quick.pending);
            self.lexer.on_behind(quick.at);
            quick.board.leave();
        }
        if let Some(word) = false_check {
            self.check_mark(CheckMark::Check, word);
        }
    }
}

struct Quick<'q> {
    bytes: &'q [u8],
    /// Behind the last move and its clock.
    at: usize,
    board: QuickBoard<'q>,
    filled: Filled<'q>,
    pending: &'q mut Pending,
    /// The last word says check where there is none.
    false_check: Option<Span>,
}

impl Quick<'_> {
    #[inline(always)]
    fn play(&mut self, turn: Color) {
        if turn == Color::Black && !self.one_move(Color::Black) {
            return;
        }
        while self.one_move(Color::White) && self.one_move(Color::Black) {}
    }

    /// Plays the next move, if it is plain in all it has; gives whether it is, and whether the one behind it may be.
    #[inline(always)]
    fn one_move(&mut self, us: Color) -> bool {
        let Some(start) = self.behind_number(us) else {
            return false;
        };
        let Some(eight) = self.bytes.get(start..).and_then(<[u8]>::first_chunk::<8>) else {
            return false;
        };
        let word = Word::new(*eight);
        let Some((m, flags)) = self.played(us, word) else {
            return false;
        };
        self.at = start + word.length;
        let span = Span::new(start, self.at);
        self.pending.add(m, flags, span, &self.board);
        if self.pending.count == ROOM {
            self.filled.take(self.pending);
        }
        if word.checks && !self.board.is_check(us.opposite()) {
            self.false_check = Some(span);
            return false;
        }
        if let Some((shown, end)) = clock_comment(self.bytes, self.at) {
            self.filled.clocks.push(ClockReading {
                ply: (self.filled.moves.len() + self.pending.count) as u32,
                kind: ReadingKind::Left,
                shown: ClockTime::in_seconds(shown),
            });
            self.at = end;
        }
        true
    }

    /// Where the next word begins: behind one blank, and behind the number that is due, if one stands there.
    #[inline(always)]
    fn behind_number(&self, us: Color) -> Option<usize> {
        let blank = is_blank(*self.bytes.get(self.at)?);
        let start = self.at + usize::from(blank);
        let four = self.bytes.get(start..)?.first_chunk::<4>()?;
        if four[0] > b'9' {
            return Some(start);
        }
        let (due, length) = *DUE.get(usize::from(self.board.fullmove()))?;
        let seen = u32::from_le_bytes(*four) & u32::MAX >> (32 - 8 * u32::from(length));
        // A number that touches the move before it is a finding.
        if seen != due || !blank {
            return None;
        }
        let mut behind = start + usize::from(length);
        if us == Color::Black && self.bytes.get(behind..)?.starts_with(b"..") {
            behind += 2;
        }
        match *self.bytes.get(behind)? {
            byte if is_blank(byte) => Some(behind + 1),
            byte => byte.is_ascii_alphabetic().then_some(behind),
        }
    }

    /// Plays the move that a word is, if it is a plain one.
    #[inline(always)]
    fn played(&mut self, us: Color, word: Word) -> Option<(Move, PlyFlags)> {
        let end = word.end;
        if !(2..8).contains(&end) {
            return None;
        }
        let file = word.byte(end - 2).wrapping_sub(b'a');
        let rank = word.byte(end - 1).wrapping_sub(b'1');
        if file > 7 || rank > 7 {
            return None;
        }
        let to = Square::at(file, rank);
        let first = word.byte(0);
        let takes = end > 3 && word.byte(end - 3) == b'x';
        let signs = PlyFlags::default()
            .with(PlyFlags::CAPTURE, takes)
            .with(PlyFlags::SIGN, takes);
        if first >= b'a' {
            let m = match end {
                2 => self.board.pawn_ahead(us, to)?,
                4 if takes && first <= b'h' => self.board.pawn_takes(us, first - b'a', to)?,
                _ => return None,
            };
            return Some((m, signs.with(PlyFlags::PAWN, true)));
        }
        let role = PIECE[usize::from(first)]?;
        let origin = match end.wrapping_sub(3 + usize::from(takes)) {
            0 => ORIGIN[0],
            1 => ORIGIN[usize::from(word.byte(1))],
            _ => return None,
        };
        let m = self.board.piece(us, role, origin, to, takes)?;
        Some((m, signs.with(PlyFlags::ORIGIN, origin != ORIGIN[0])))
    }
}

/// The next word in a register, and what its end says.
#[derive(Copy, Clone)]
struct Word {
    bytes: u64,
    length: usize,
    /// Where it ends without the sign for check.
    end: usize,
    checks: bool,
}

impl Word {
    #[inline(always)]
    fn new(eight: [u8; 8]) -> Word {
        let bytes = u64::from_le_bytes(eight);
        let length = first_blank(bytes);
        let checks = length > 0 && (bytes >> (8 * (length - 1))) as u8 == b'+';
        Word {
            bytes,
            length,
            // A word of eight bytes or more goes on beyond them: it has no end here.
            end: if length < 8 {
                length - usize::from(checks)
            } else {
                8
            },
            checks,
        }
    }

    #[inline(always)]
    fn byte(self, at: usize) -> u8 {
        (self.bytes >> ((8 * at) & 63)) as u8
    }
}

/// The piece that a letter stands for.
static PIECE: [Option<Role>; 256] = {
    let mut table = [None; 256];
    table[b'N' as usize] = Some(Role::Knight);
    table[b'B' as usize] = Some(Role::Bishop);
    table[b'R' as usize] = Some(Role::Rook);
    table[b'Q' as usize] = Some(Role::Queen);
    table[b'K' as usize] = Some(Role::King);
    table
};

/// The squares that a sign of origin leaves: a file, a rank; all for no sign, and none for any other.
static ORIGIN: [Bitboard; 256] = {
    let mut table = [Bitboard::EMPTY; 256];
    table[0] = Bitboard::ALL;
    let mut line = 0;
    while line < 8 {
        table[b'a' as usize + line] = Bitboard::file(line as u8);
        table[b'1' as usize + line] = Bitboard::rank(line as u8);
        line += 1;
    }
    table
};

/// How each number is written as far as its dot, in four bytes, and in how many of them; none is numbered 0.
static DUE: [(u32, u8); 1000] = {
    let mut table = [(0, 1); 1000];
    let mut number = 1;
    while number < 1000 {
        let mut written = b'.' as u32;
        let mut length = 1;
        let mut rest = number;
        while rest > 0 {
            written = written << 8 | (b'0' as u32 + rest % 10);
            length += 1;
            rest /= 10;
        }
        table[number as usize] = (written, length);
        number += 1;
    }
    table
};

#[inline(always)]
fn is_blank(byte: u8) -> bool {
    byte == b' ' || byte == b'\n'
}

#[cfg(test)]
mod tests;
