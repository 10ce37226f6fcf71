//! Going on behind a word that cannot be played. What follows decides: of a few cheap explanations (the move was made though
//! illegal; one sign of it is wrong; a move was left out, written twice, or changed places with another) the one that lets
//! most of the rest be played wins, if no other comes near it. The search for the most likely game is `repair`'s business
//! and is made only when asked for.

mod ahead;
mod certainty;
mod explanations;

use std::cell::OnceCell;

use crate::board::{Board, Move, MoveKind};
use crate::notation::moves::written::WrittenMove;

use super::explain::Fault;
use super::record::{Record, Stop};
use super::resolve::{Refusal, resolve};
use explanations::{one_sign_apart, stood};

pub use ahead::WordsAhead;

/// An explanation wins if it carries the game on for so many words more than any other does. Two or three words fit many
/// positions.
const MARGIN: usize = 4;

/// So many words behind the fault must be played for it to be certain what happened there.
const CERTAIN: usize = 10;

/// How the replay went on behind a word that could not be played.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Way {
    /// The move was made as it is written, though illegal.
    Stood,
    /// One sign of the move is wrong.
    Slip,
    /// A move stands in the game that is not written down.
    LeftOut,
    /// A word, or a row of two, was written a second time.
    Twice,
    /// Two words have changed places.
    Swapped,
}

impl Way {
    pub fn word(self) -> &'static str {
        match self {
            Way::Stood => "stood",
            Way::Slip => "slip",
            Way::LeftOut => "left_out",
            Way::Twice => "twice",
            Way::Swapped => "swapped",
        }
    }
}

/// A word that could not be played, and how the replay went on behind it.
#[derive(Clone, Debug)]
pub struct Resumption {
    pub stop: Stop,
    pub way: Way,
    /// The move that was made for the word, or ahead of it where one was left out.
    pub made: Option<Move>,
    /// The words behind it that could be played from there.
    pub words: u32,
    /// Everything to the end of the game can be played, that is much, and nothing else at this place explains it.
    pub has_no_rival: bool,
    certain: OnceCell<bool>,
}

impl Resumption {
    pub fn new(stop: Stop, found: &Continuation) -> Resumption {
        Resumption {
            stop,
            way: found.way,
            made: found.step.made(),
            words: found.words,
            has_no_rival: found.has_no_rival,
            certain: OnceCell::new(),
        }
    }

    /// Whether a move is assumed that nobody makes, while something else would explain the rest as well.
    pub fn is_far_fetched(&self) -> bool {
        is_far_fetched(self.way, &self.stop.fault) && !self.has_no_rival
    }

    /// Whether nothing but this explains the rest of the game, neither here nor before. Found out when first asked.
    pub fn is_certain(&self, record: &Record, text: &str) -> bool {
        *self
            .certain
            .get_or_init(|| certainty::is_certain(record, self, text))
    }
}

/// Whether a piece would have been put where none of its kind could go by any way. Two slips are likelier than that.
fn is_far_fetched(way: Way, fault: &Fault) -> bool {
    way == Way::Stood && matches!(fault, Fault::CannotReach { .. })
}

/// The move that a reading means on a board, if it can be played there. A king left in check by an illegal move is not taken
/// all the same.
pub fn playable(board: &Board, written: &WrittenMove) -> Result<Move, Refusal> {
    match resolve(board, written) {
        Ok(m) if takes_king(board, m) => Err(Refusal::Illegal),
        found => found,
    }
}

pub fn takes_king(board: &Board, m: Move) -> bool {
    m.kind() != MoveKind::Castling && m.to() == board.king(board.turn().opposite())
}

/// What to do with the words from the faulty one on.
pub struct Continuation {
    pub way: Way,
    pub step: Step,
    pub words: u32,
    /// Everything to the end of the game can be played, that is much, and nothing else at this place explains it.
    pub has_no_rival: bool,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// This move is made for the word.
    Make(Move),
    /// This move is made, and then the word is read again.
    MakeAhead(Move),
    /// So many words are passed over.
    PassOver(usize),
    /// The word changes places with the one so many words behind it.
    Exchange(usize),
}

impl Step {
    pub fn made(self) -> Option<Move> {
        match self {
            Step::Make(m) | Step::MakeAhead(m) => Some(m),
            Step::PassOver(_) | Step::Exchange(_) => None,
        }
    }
}

/// The game up to the faulty word, and the words from there on.
pub struct Fork<'f> {
    pub board: &'f Board,
    pub fault: &'f Fault,
    pub ahead: &'f WordsAhead<'f>,
    /// The last words that were played, the very last one first.
    pub before: [Option<&'f str>; 2],
    /// Whether a move may have been left out: the numbers say so, or there are none to go by.
    pub may_be_left_out: bool,
    /// Nothing before rests on another resumption.
    pub is_first: bool,
    pub is_sheet: bool,
}

/// One explanation: where it leads, and which word can no longer be played from there.
struct Trial {
    way: Way,
    step: Step,
    /// The position behind it, and the next word.
    after: u64,
    next: usize,
    /// The first word that cannot be played, as many as there are if all can; and the position there.
    up_to: usize,
    reached: u64,
}

impl Fork<'_> {
    /// The explanation that carries the game on, if one does so by a clear margin.
    pub fn best(&self) -> Option<Continuation> {
        if !self.is_open() {
            return None;
        }
        let mut legal = Vec::with_capacity(64);
        self.board.legal_moves(&mut legal);
        let mut trials = Trials::new(self);
        self.twice(&mut trials);
        self.swapped(&mut trials);
        for &m in &legal {
            if self.is_slip(m) {
                trials.make(Way::Slip, m);
            }
        }
        for reading in self.ahead.readings(0).iter() {
            stood(self.board, reading, |m, is_likely| match is_likely {
                true => trials.make(Way::Stood, m),
                false => trials.unlikely.push(m),
            });
        }
        // A move that is not written down may be any; the rest tells which.
        if *self.fault == Fault::Missing {
            legal.iter().for_each(|m| trials.make(Way::LeftOut, *m));
        } else if self.may_be_left_out {
            legal.iter().for_each(|m| trials.make_ahead(*m));
        }
        let best = trials.best()?;
        let words = best.up_to - 1;
        let has_no_rival = self.is_first
            && self.ahead.is_whole()
            && best.up_to == self.ahead.len()
            && words >= CERTAIN
            && !trials.has_rival(&legal, best);
        Some(Continuation {
            way: best.way,
            step: best.step,
            words: words as u32,
            has_no_rival,
        })
    }

    /// Whether anything can be found out at all: behind the end of a game nothing is played, a sealed move has a law of its own,
    /// and too few words prove nothing.
    fn is_open(&self) -> bool {
        let ended = matches!(self.fault, Fault::AfterMate | Fault::AfterStalemate);
        !ended
            && *self.fault != Fault::Descriptive
            && self.ahead.len() > MARGIN
            && !self.ahead.is_sealed()
    }

    /// What is believed first where several explanations come to the same. Players do leave their king in check, or forget that
    /// they may not castle. Two moves that were written in the wrong order may look like that; on a scoresheet that is
    /// likelier, on a board that records itself it is not.
    fn likeliest(&self) -> Option<Way> {
        match self.fault {
            Fault::Ambiguous { .. } => Some(Way::Slip),
            Fault::KingInCheck { .. }
            | Fault::CastlingLost { .. }
            | Fault::CastlingHindered { .. }
                if !self.is_sheet =>
            {
                Some(Way::Stood)
            }
            _ => None,
        }
    }

    fn is_slip(&self, m: Move) -> bool {
        match self.fault {
            // The sign that would tell which of them is missing.
            Fault::Ambiguous { moves } => moves.contains(&m),
            Fault::Missing | Fault::NullMove => false,
            _ => {
                let readings = self.ahead.readings(0);
                match readings.is_empty() {
                    true => self.ahead.is_one_sign_from(self.board, m),
                    false => readings
                        .iter()
                        .any(|reading| one_sign_apart(self.board, reading, m)),
                }
            }
        }
    }

    fn twice(&self, trials: &mut Trials<'_>) {
        let [last, but_one] = self.before;
        let word = self.ahead.word(0);
        if word == last || word == but_one {
            trials.pass_over(1);
        }
        if word == but_one && last.is_some() && self.ahead.word(1) == last {
            trials.pass_over(2);
        }
    }

    fn swapped(&self, trials: &mut Trials<'_>) {
        trials.exchange(1);
        trials.exchange(2);
    }
}

/// What has been tried.
struct Trials<'f> {
    fork: &'f Fork<'f>,
    list: Vec<Trial>,
    /// Illegal moves that nobody makes; but what they would explain is not certain to be anything else.
    unlikely: Vec<Move>,
}

impl<'f> Trials<'f> {
    fn new(fork: &'f Fork<'f>) -> Trials<'f> {
        Trials {
            fork,
            list: Vec::with_capacity(16),
            unlikely: Vec::new(),
        }
    }

    fn make(&mut self, way: Way, m: Move) {
        self.try_from(way, Step::Make(m), self.after(m), 1);
    }

    fn make_ahead(&mut self, m: Move) {
        self.try_from(Way::LeftOut, Step::MakeAhead(m), self.after(m), 0);
    }

    fn pass_over(&mut self, words: usize) {
        let board = self.fork.board.clone();
        self.try_from(Way::Twice, Step::PassOver(words), board, words);
    }

    /// The word and another change places; those in between stay where they are.
    fn exchange(&mut self, other: usize) {
        let ahead = self.fork.ahead;
        if other >= ahead.len() {
            return;
        }
        let mut board = self.fork.board.clone();
        let order = std::iter::once(other).chain(1..other).chain([0]);
        for index in order {
            if !ahead.play(&mut board, index) {
                return;
            }
        }
        self.try_from(Way::Swapped, Step::Exchange(other), board, other + 1);
    }

    fn after(&self, m: Move) -> Board {
        let mut board = self.fork.board.clone();
        board.play(m);
        board
    }

    /// What leads to the same position by the same words is one explanation.
    fn try_from(&mut self, way: Way, step: Step, board: Board, next: usize) {
        let after = board.hash();
        let is_known = |trial: &Trial| trial.after == after && trial.next == next;
        if !self.list.iter().any(is_known) {
            let (up_to, reached) = self.fork.ahead.played_from(board, next);
            self.list.push(Trial {
                way,
                step,
                after,
                next,
                up_to,
                reached,
            });
        }
    }

    /// What carries the game on furthest. Explanations that come to the same position are not at odds with one another.
    fn best(&self) -> Option<&Trial> {
        let furthest = self.list.iter().max_by_key(|trial| trial.up_to)?;
        let as_furthest =
            |trial: &&Trial| (trial.up_to, trial.reached) == (furthest.up_to, furthest.reached);
        let mut like_it = self.list.iter().filter(as_furthest);
        let likeliest = self.fork.likeliest();
        let is_liked = |trial: &&Trial| Some(trial.way) == likeliest;
        let best = like_it.clone().find(is_liked).or_else(|| like_it.next())?;
        let others = self.list.iter().filter(|trial| !as_furthest(trial));
        // The faulty word itself is behind every explanation.
        let next_best = others.map(|trial| trial.up_to).max().unwrap_or(0).max(1);
        (best.up_to >= next_best + MARGIN).then_some(best)
    }

    /// Whether some other move, however unlike what is written, or a move left out, would explain the rest nearly as well.
    fn has_rival(&self, legal: &[Move], best: &Trial) -> bool {
        let fork = self.fork;
        let up_to = best.up_to;
        // What comes to the same in the end may have come there by other positions.
        let is_near = |trial: &Trial| trial.up_to + MARGIN > up_to && !std::ptr::eq(trial, best);
        if self.list.iter().any(is_near) {
            return true;
        }
        let comes_far = |trial: &Trial| trial.way == Way::Slip && trial.up_to > CERTAIN;
        if is_far_fetched(best.way, fork.fault) && self.list.iter().any(comes_far) {
            return true;
        }
        let comes_near =
            |board: Board, next| fork.ahead.played_from(board, next).0 + MARGIN > up_to;
        let is_tried = |m: Move| {
            let mut steps = self.list.iter().map(|trial| trial.step);
            steps.any(|step| step == Step::Make(m))
        };
        let moves = legal.iter().chain(&self.unlikely).copied();
        let mut moves = moves.filter(|m| !is_tried(*m));
        if moves.any(|m| comes_near(self.after(m), 1)) {
            return true;
        }
        // Whatever was left out, the next words were then played by the other side.
        if fork.board.is_check() || fork.may_be_left_out {
            return false;
        }
        let mut passed = fork.board.clone();
        passed.pass();
        fork.ahead.played_from(passed, 0).0 > MARGIN
    }
}
