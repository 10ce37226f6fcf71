//! Whether it is certain how the game went on behind its only fault. That nothing else at the faulty word explains the rest is
//! known by then. What is asked here: do the signs behind it bear it out, and would anything *before* it explain the rest as
//! well? A slip that could be played when it was written shows only later; so does a row that was left out, or two moves or
//! rows that changed places. All of that is tried, which takes some hundred times as long as the game itself and is done only
//! when something hangs on the answer.

use crate::board::{Board, Move};
use crate::notation::moves::written::{CheckMark, WrittenKind};
use crate::replay::record::{PlyFlags, Record, RemarkKind};

use super::{MARGIN, Resumption, Way, WordsAhead};

/// Moves that are tried at most, a tenth of a second; beyond them nothing is certain.
const MOST_TRIED: usize = 3_000_000;

pub fn is_certain(record: &Record, resumption: &Resumption, text: &str) -> bool {
    let signs = Signs {
        record,
        resumption,
        text,
    };
    resumption.has_no_rival && signs.bear_it_out() && !Retrial::has_rival(record, resumption, text)
}

/// What is written beside the squares: numbers, capture signs, marks of check. In a wrong position they soon tell.
struct Signs<'r> {
    record: &'r Record,
    resumption: &'r Resumption,
    text: &'r str,
}

impl Signs<'_> {
    fn bear_it_out(&self) -> bool {
        !self.has_odd_remark() && self.own_sign_fits() && self.captures_fit() && self.checks_fit()
    }

    fn fault(&self) -> u32 {
        self.resumption.stop.ply
    }

    /// A number out of order anywhere, or a false sign behind the fault. Where a move was left out or written twice, the
    /// numbers beside it are odd by nature.
    fn has_odd_remark(&self) -> bool {
        let shifts = matches!(self.resumption.way, Way::LeftOut | Way::Twice);
        self.record.remarks.iter().any(|remark| match remark.kind {
            RemarkKind::WrongNumber { .. } => !(shifts && remark.ply.abs_diff(self.fault()) <= 1),
            RemarkKind::GluedNumber | RemarkKind::DamagedNumber => true,
            RemarkKind::FalseCapture | RemarkKind::FalseMark { .. } => remark.ply >= self.fault(),
            _ => false,
        })
    }

    /// The capture sign of the faulty word is that of the move which was made for it.
    fn own_sign_fits(&self) -> bool {
        let Some(WrittenKind::Piece { capture, .. }) =
            self.resumption.stop.written.map(|written| written.kind)
        else {
            return true;
        };
        let takes = self.record.flags_of(self.fault()).has(PlyFlags::CAPTURE);
        let made = self.resumption.made.is_some() && self.resumption.way != Way::LeftOut;
        !made || capture == takes || takes && !self.writes_captures()
    }

    fn writes_captures(&self) -> bool {
        let sound = &self.record.flags[..self.record.sound_plies() as usize];
        let captures = sound.iter().filter(|flags| flags.has(PlyFlags::CAPTURE));
        captures.clone().all(|flags| flags.has(PlyFlags::SIGN)) && captures.count() > 0
    }

    fn captures_fit(&self) -> bool {
        let behind = &self.record.flags[self.fault() as usize..];
        let unsigned =
            |flags: &PlyFlags| flags.has(PlyFlags::CAPTURE) && !flags.has(PlyFlags::SIGN);
        !self.writes_captures() || !behind.iter().any(unsigned)
    }

    /// Whoever marks checks marks them all.
    fn checks_fit(&self) -> bool {
        let record = self.record;
        let is_marked = |ply: u32| {
            let word = record.words[ply as usize - 1].slice(self.text);
            let readings = record.letters.read(word);
            readings
                .first()
                .is_some_and(|read| read.check != CheckMark::None)
        };
        let first = self.fault() + 1;
        let gives_check = |ply: &u32| record.board_before(ply + 1).is_check();
        let checks: Vec<u32> = (first..=record.plies()).filter(gives_check).collect();
        let marked = checks.iter().filter(|ply| is_marked(**ply)).count();
        let marks_elsewhere = || (1..self.fault()).any(is_marked);
        marked == checks.len() || marked == 0 && !marks_elsewhere()
    }
}

/// The words of the whole game, tried anew with one thing changed before the fault.
struct Retrial<'t> {
    words: WordsAhead<'t>,
    /// Who reaches this word explains the rest as well.
    near: usize,
    tried: usize,
}

impl Retrial<'_> {
    /// Whether something else before the fault, or a row left out at it, would carry the game on nearly as far.
    fn has_rival(record: &Record, resumption: &Resumption, text: &str) -> bool {
        let stop = &resumption.stop;
        let before = &record.words[..stop.ply as usize - 1];
        let first = *before.first().unwrap_or(&stop.span);
        let words = WordsAhead::read(text, first, &record.letters);
        let faulty = before.len();
        let in_order = (before.iter().zip(0..)).all(|(span, at)| words.span(at) == Some(*span));
        if !in_order || words.span(faulty) != Some(stop.span) {
            // Words were passed over on the way, or there are too many to look at: not to be found out here.
            return true;
        }
        let mut retrial = Retrial {
            words,
            near: faulty + 2 + resumption.words as usize - MARGIN,
            tried: 0,
        };
        let mut board = record.start.clone();
        for index in 0..=faulty {
            let made = (index < faulty).then(|| record.moves[index]);
            if retrial.finds_at(&board, index, made) {
                return true;
            }
            made.into_iter().for_each(|m| board.play(m));
        }
        false
    }

    /// Another move in place of the one that was made, one or two left out ahead of it, words in another order.
    fn finds_at(&mut self, board: &Board, index: usize, made: Option<Move>) -> bool {
        let mut legal = Vec::with_capacity(64);
        let mut answers = Vec::with_capacity(64);
        board.legal_moves(&mut legal);
        for &m in &legal {
            let mut after = board.clone();
            after.play(m);
            if made.is_some_and(|made| made != m) && self.reaches(after.clone(), index + 1) {
                return true;
            }
            // At the fault itself, one move left out has been tried.
            if made.is_some() && self.reaches(after.clone(), index) {
                return true;
            }
            after.legal_moves(&mut answers);
            for &answer in &answers {
                let mut row = after.clone();
                row.play(answer);
                if self.reaches(row, index) {
                    return true;
                }
            }
        }
        let orders: [&[usize]; 3] = [&[1, 0], &[2, 1, 0], &[2, 3, 0, 1]];
        made.is_some()
            && orders
                .into_iter()
                .any(|order| self.reaches_by(board, index, order))
    }

    fn reaches_by(&mut self, board: &Board, index: usize, order: &[usize]) -> bool {
        let mut board = board.clone();
        for step in order {
            let at = index + step;
            if at >= self.words.len() || !self.words.play(&mut board, at) {
                return false;
            }
        }
        self.reaches(board, index + order.len())
    }

    fn reaches(&mut self, board: Board, next: usize) -> bool {
        let (reached, _) = self.words.played_from(board, next);
        self.tried += reached - next + 1;
        reached >= self.near || self.tried > MOST_TRIED
    }
}
