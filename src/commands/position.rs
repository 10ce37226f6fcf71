//! `arbiter position`: what the Laws say of a position.

use std::io::{self, BufRead, Write};
use std::num::NonZeroU64;
use std::sync::{Condvar, Mutex, mpsc};
use std::thread;
use std::time::{Duration, Instant};

use anstyle::{AnsiColor, Style};
use anyhow::{Context, bail};
use clap::{Args, ValueEnum};
use rayon::prelude::*;
use serde::Serialize;

use crate::board::{Board, Color, FenProblem, Move, read_fen};
use crate::fact::Fact;
use crate::laws::mating::{self, CanMate};
use crate::replay::san::san;
use crate::report::words::Words;

use super::Status;

/// Print what the Laws say of a position: check, mate, stalemate, dead, can White or Black still mate
///
/// Whether a side can still mate is asked of every series of legal moves, counters and repetition
/// aside: `yes` rests on a line that has been played out, `no` on a proof, and `undecided` is what
/// neither was found for. A position is dead when neither side can still mate.
///
/// With --format json, one object a line: fen, legal (if false, also reason), check, checkmate,
/// stalemate, dead (null when undecided), white_can_mate, black_can_mate (yes, no, undecided), and
/// line, moves to mate separated by spaces (White's mate where there is one, else Black's), where
/// one was found. Where a FEN gives nothing that can be played on, the answers are null.
///
/// Exit status: 0, or 1 if some FEN gave nothing that can be played on.
#[derive(Args)]
pub struct Position {
    /// Positions in FEN, each in quotes; - for one a line on standard input
    #[arg(value_name = "FEN", required = true, allow_hyphen_values = false)]
    fens: Vec<String>,
    /// How to answer
    #[arg(long, value_enum, value_name = "FORMAT", default_value_t = Format::Text)]
    format: Format,
    /// Give up on a position after so many milliseconds: its open answers are then `undecided`.
    /// The only option that makes answers depend on the clock
    #[arg(long, value_name = "MS")]
    budget: Option<NonZeroU64>,
    /// Threads that answer (default: all cores)
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
}

#[derive(Copy, Clone, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Json,
}

impl Position {
    pub fn run(self) -> anyhow::Result<Status> {
        let threads = match self.threads {
            Some(0) => bail!("--threads 0: at least one thread must answer"),
            // More would only wait for each other.
            Some(threads) => threads.min(256),
            None => thread::available_parallelism().map_or(1, usize::from),
        };
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(threads)
            .build()
            .context("no threads to answer with")?;
        let budget = self.budget.map(|ms| Duration::from_millis(ms.get()));
        let mut desk = Desk {
            pool,
            budget,
            format: self.format,
            out: io::BufWriter::new(anstream::stdout().lock()),
            status: Status::Clean,
        };
        match given_unquoted(&self.fens) {
            Some(fen) => desk.answer(&[fen])?,
            None => {
                for fens in self
                    .fens
                    .chunk_by(|one, other| (one == "-") == (other == "-"))
                {
                    match fens {
                        [dash, ..] if dash == "-" => desk.answer_lines(io::stdin().lock())?,
                        fens => desk.answer(fens)?,
                    }
                }
            }
        }
        Ok(desk.status)
    }
}

/// A single FEN whose fields came apart because the quotes were forgotten.
fn given_unquoted(arguments: &[String]) -> Option<String> {
    let [men, turn, ..] = arguments else {
        return None;
    };
    (men.contains('/') && matches!(turn.as_str(), "w" | "b")).then(|| arguments.join(" "))
}

/// Takes positions in, gives answers out in the same order.
struct Desk<Out> {
    pool: rayon::ThreadPool,
    budget: Option<Duration>,
    format: Format,
    out: Out,
    status: Status,
}

impl<Out: Write> Desk<Out> {
    /// Reads as many lines as there are, but no more than fill the buffer: a pipe that is written
    /// to slowly is answered line by line, and a long one does not fill the memory.
    fn answer_lines(&mut self, input: impl io::Read) -> anyhow::Result<()> {
        let mut input = io::BufReader::with_capacity(1 << 16, input);
        let mut fens = Vec::new();
        loop {
            let mut line = Vec::new();
            let read = input
                .read_until(b'\n', &mut line)
                .context("standard input could not be read")?;
            let text = String::from_utf8_lossy(&line);
            let text = text.trim_end_matches(['\r', '\n']);
            if !text.trim().is_empty() {
                fens.push(text.to_owned());
            }
            if read == 0 || !input.buffer().contains(&b'\n') {
                self.answer(&fens)?;
                fens.clear();
            }
            if read == 0 {
                return Ok(());
            }
        }
    }

    fn answer(&mut self, fens: &[String]) -> anyhow::Result<()> {
        let answers: Vec<Answer> = self.pool.install(|| {
            fens.par_iter()
                .map(|fen| Answer::of(fen, self.budget))
                .collect()
        });
        for answer in &answers {
            match self.format {
                Format::Text => answer.tell(&mut self.out)?,
                Format::Json => {
                    serde_json::to_writer(&mut self.out, &answer.row()).map_err(io::Error::from)?;
                    writeln!(self.out)?;
                }
            }
            if answer.play.is_none() {
                self.status = Status::Found;
            }
        }
        self.out.flush()?;
        Ok(())
    }
}

/// What there is to say of one FEN.
struct Answer<'a> {
    fen: &'a str,
    /// Why no game can come to this position.
    reason: Option<String>,
    /// What in the FEN had to be passed over.
    remarks: Vec<String>,
    /// Nothing if there is no position to move in.
    play: Option<Play>,
}

struct Play {
    board: Board,
    white: CanMate,
    black: CanMate,
}

impl Answer<'_> {
    fn of(fen: &str, budget: Option<Duration>) -> Answer<'_> {
        let read = match read_fen(fen) {
            Ok(read) => read,
            Err(error) => {
                return Answer {
                    fen,
                    reason: Some(Words::chosen().tell(&error.into())),
                    remarks: Vec::new(),
                    play: None,
                };
            }
        };
        let (faults, remarks): (Vec<_>, Vec<_>) = read.problems.into_iter().partition(is_fault);
        let facts = |problems: Vec<FenProblem>| -> Vec<Fact> {
            problems.into_iter().map(Fact::from).collect()
        };
        let (faults, remarks) = (facts(faults), facts(remarks));
        let words = Words::chosen();
        let [white, black] = answers(&read.board, budget);
        Answer {
            fen,
            reason: (!faults.is_empty()).then(|| words.tell_all(&faults)),
            remarks: remarks.iter().map(|remark| words.tell(remark)).collect(),
            play: Some(Play {
                board: read.board,
                white,
                black,
            }),
        }
    }
}

/// Whether the position itself cannot be, rather than that its FEN is written oddly.
fn is_fault(problem: &FenProblem) -> bool {
    matches!(
        problem,
        FenProblem::ImpossibleMaterial { .. }
            | FenProblem::TooManyCheckers { .. }
            | FenProblem::RightWithoutMen { .. }
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

/// Late solvers cannot be stopped, so only so many may be at work; the next one waits for a place.
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
        // Whoever asked may have left.
        let _ = send.send(answer);
        if let Ok(mut at_work) = AT_WORK.lock() {
            *at_work -= 1;
        }
        PLACE_FREE.notify_one();
    });
    receive.recv_timeout(left()).unwrap_or(CanMate::Undecided)
}

/// One line of JSON. Scripts rely on the names.
#[derive(Serialize)]
struct Row<'a> {
    fen: &'a str,
    legal: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<&'a str>,
    check: Option<bool>,
    checkmate: Option<bool>,
    stalemate: Option<bool>,
    dead: Option<bool>,
    white_can_mate: Option<&'static str>,
    black_can_mate: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<String>,
    #[serde(skip_serializing_if = "<[String]>::is_empty")]
    remarks: &'a [String],
}

impl Answer<'_> {
    fn row(&self) -> Row<'_> {
        let play = self.play.as_ref();
        Row {
            fen: self.fen,
            legal: self.reason.is_none(),
            reason: self.reason.as_deref(),
            check: play.map(|play| play.board.is_check()),
            checkmate: play.map(|play| play.board.is_checkmate()),
            stalemate: play.map(|play| play.board.is_stalemate()),
            dead: play.and_then(Play::dead),
            white_can_mate: play.map(|play| play.white.word()),
            black_can_mate: play.map(|play| play.black.word()),
            line: play.and_then(Play::line),
            remarks: &self.remarks,
        }
    }

    fn tell(&self, out: &mut impl Write) -> io::Result<()> {
        const BOLD: Style = Style::new().bold();
        const BAD: Style = AnsiColor::Red.on_default().bold();
        writeln!(out, "{BOLD}{}{BOLD:#}", self.fen)?;
        if let Some(reason) = &self.reason {
            writeln!(out, "  {BAD}not legal:{BAD:#} {reason}")?;
        }
        for remark in &self.remarks {
            writeln!(out, "  note: {remark}")?;
        }
        if let Some(play) = &self.play {
            writeln!(out, "  {}", play.state())?;
            for (side, answer) in [("White", &play.white), ("Black", &play.black)] {
                writeln!(out, "  can {side} still mate? {}", play.told(answer))?;
            }
            let dead = match play.dead() {
                Some(true) => "yes: the game is drawn at once (Laws 2023, 5.2.2)",
                Some(false) => "no",
                None => "undecided",
            };
            writeln!(out, "  dead position? {dead}")?;
            if mating::dead_material_1985(&play.board) {
                writeln!(
                    out,
                    "  drawn by its pieces already in 1985 (Laws 1985, 10.07)"
                )?;
            }
        }
        writeln!(out)
    }
}

impl Play {
    fn dead(&self) -> Option<bool> {
        mating::dead_by_answers(&self.white, &self.black)
    }

    fn line(&self) -> Option<String> {
        let found = |answer: &CanMate| match answer {
            CanMate::Yes(Some(line)) => Some(self.written(line, mating::uci)),
            _ => None,
        };
        found(&self.white).or_else(|| found(&self.black))
    }

    /// The moves one after the other, each written on the board where it is played.
    fn written(&self, line: &[Move], write: impl Fn(&Board, Move) -> String) -> String {
        let mut board = self.board.clone();
        let mut words = Vec::with_capacity(line.len());
        for &m in line {
            words.push(write(&board, m));
            board.play(m);
        }
        words.join(" ")
    }

    fn state(&self) -> String {
        let [mover, other] = match self.board.turn() {
            Color::White => ["White", "Black"],
            Color::Black => ["Black", "White"],
        };
        if self.board.is_checkmate() {
            format!("{mover} is checkmated: {other} has won")
        } else if self.board.is_stalemate() {
            format!("{mover} is stalemated: the game is drawn")
        } else if self.board.is_check() {
            format!("{mover} is to move, and in check")
        } else {
            format!("{mover} is to move")
        }
    }

    fn told(&self, answer: &CanMate) -> String {
        match answer {
            CanMate::Yes(Some(line)) if line.is_empty() => "yes: it is mate".to_owned(),
            CanMate::Yes(Some(line)) => format!("yes: {}", self.written(line, san)),
            other => other.word().to_owned(),
        }
    }
}
