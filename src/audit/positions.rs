//! Positions on their own: FENs come in, what the Laws say of each goes out, in the same order and the same for any
//! number of threads. Only a time limit makes answers depend on the clock.

use std::io::{self, BufRead, BufReader, Read};
use std::sync::{Condvar, Mutex, mpsc};
use std::thread;
use std::time::{Duration, Instant};

use rayon::prelude::*;

use super::threads::{NotRun, start_threads};
use crate::board::{Board, Color, FenProblem, read_fen};
use crate::fact::Fact;
use crate::laws::mating::{self, CanMate};

/// Judges positions on so many threads.
pub struct PositionJudge {
    pool: rayon::ThreadPool,
    /// How long a position may take.
    budget: Option<Duration>,
}

impl PositionJudge {
    pub fn new(threads: usize, budget: Option<Duration>) -> Result<PositionJudge, NotRun> {
        let pool = start_threads(threads)?;
        Ok(PositionJudge { pool, budget })
    }

    pub fn judge<'f>(&self, fens: &'f [String]) -> Vec<JudgedPosition<'f>> {
        self.pool.install(|| {
            fens.par_iter()
                .map(|fen| JudgedPosition::judge(fen, self.budget))
                .collect()
        })
    }
}

/// What there is to say of one FEN.
pub struct JudgedPosition<'f> {
    pub fen: &'f str,
    /// Why no game can come to this position.
    pub faults: Vec<Fact>,
    /// What in the FEN had to be passed over.
    pub remarks: Vec<Fact>,
    /// The position and its answers; `None` if the FEN gives no position to move in.
    pub play: Option<Play>,
}

/// A position to move in, and whether each side can still mate.
pub struct Play {
    pub board: Board,
    pub white: CanMate,
    pub black: CanMate,
}

impl JudgedPosition<'_> {
    fn judge(fen: &str, budget: Option<Duration>) -> JudgedPosition<'_> {
        let read = match read_fen(fen) {
            Ok(read) => read,
            Err(error) => {
                return JudgedPosition {
                    fen,
                    faults: vec![error.into()],
                    remarks: Vec::new(),
                    play: None,
                };
            }
        };
        let (faults, remarks): (Vec<_>, Vec<_>) = read.problems.into_iter().partition(is_fault);
        let facts = |problems: Vec<FenProblem>| problems.into_iter().map(Fact::from).collect();
        let [white, black] = answers(&read.board, budget);
        JudgedPosition {
            fen,
            faults: facts(faults),
            remarks: facts(remarks),
            play: Some(Play {
                board: read.board,
                white,
                black,
            }),
        }
    }
}

impl Play {
    /// Whether the position is dead; `None` if undecided.
    pub fn dead(&self) -> Option<bool> {
        mating::dead_by_answers(&self.white, &self.black)
    }
}

/// Whether the position itself cannot be, rather than that its FEN is written oddly.
fn is_fault(problem: &FenProblem) -> bool {
    matches!(
        problem,
        FenProblem::ImpossibleMaterial { .. }
            | FenProblem::TooManyCheckers { .. }
            | FenProblem::RightWithoutPieces { .. }
            | FenProblem::EnPassantImpossible { .. }
    )
}

/// Can White, can Black still mate?
fn answers(board: &Board, budget: Option<Duration>) -> [CanMate; 2] {
    let Some(budget) = budget else {
        return Color::ALL.map(|winner| mating::can_mate(board, winner));
    };
    let deadline = Instant::now() + budget;
    Color::ALL.map(|winner| in_time(board, winner, deadline))
}

/// A solver that is late cannot be stopped, so only so many may be at work at once; the next one waits for a place.
const LATE: usize = 8;
static AT_WORK: Mutex<usize> = Mutex::new(0);
static PLACE_FREE: Condvar = Condvar::new();

/// The answer if it comes before the deadline. The solver cannot be stopped: one that is late goes
/// on by itself, and nobody listens.
fn in_time(board: &Board, winner: Color, deadline: Instant) -> CanMate {
    let left = || deadline.saturating_duration_since(Instant::now());
    {
        let Ok(at_work) = AT_WORK.lock() else {
            return CanMate::Undecided;
        };
        let waited = PLACE_FREE.wait_timeout_while(at_work, left(), |n| *n >= LATE);
        match waited {
            Ok((mut at_work, timeout)) if !timeout.timed_out() => *at_work += 1,
            _ => return CanMate::Undecided,
        }
    }
    let (send, receive) = mpsc::channel();
    let board = board.clone();
    thread::spawn(move || {
        let answer = mating::can_mate(&board, winner);
        // The one who asked may have given up waiting: then nobody takes the answer, and that is no error.
        let _ = send.send(answer);
        if let Ok(mut at_work) = AT_WORK.lock() {
            *at_work -= 1;
        }
        PLACE_FREE.notify_one();
    });
    receive.recv_timeout(left()).unwrap_or(CanMate::Undecided)
}

/// The lines of an input in batches: as many as there are, but no more than fill the buffer. A pipe that is written to
/// slowly is answered line by line, and a long one does not fill the memory. Blank lines are passed over.
pub struct Batches<Input> {
    input: BufReader<Input>,
}

impl<Input: Read> Batches<Input> {
    pub fn from_input(input: Input) -> Batches<Input> {
        let input = BufReader::with_capacity(1 << 16, input);
        Batches { input }
    }
}

impl<Input: Read> Iterator for Batches<Input> {
    type Item = io::Result<Vec<String>>;

    fn next(&mut self) -> Option<io::Result<Vec<String>>> {
        let mut lines = Vec::new();
        loop {
            let mut line = Vec::new();
            match self.input.read_until(b'\n', &mut line) {
                Ok(0) => return None,
                Ok(_) => {}
                Err(error) => return Some(Err(error)),
            }
            let text = String::from_utf8_lossy(&line);
            let text = text.trim_end_matches(['\r', '\n']);
            if !text.trim().is_empty() {
                lines.push(text.to_owned());
            }
            // While a whole line is in the buffer, the next reading neither waits nor meets the end of the input. Where
            // there is none, the batch ends.
            if !lines.is_empty() && !self.input.buffer().contains(&b'\n') {
                return Some(Ok(lines));
            }
        }
    }
}
