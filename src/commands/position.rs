//! `arbiter position`: what the Laws say of a position.

use std::io::{self, Write};
use std::num::NonZeroU64;
use std::thread;
use std::time::Duration;

use anstyle::{AnsiColor, Style};
use anyhow::{Context, bail};
use clap::{Args, ValueEnum};
use serde::Serialize;

use crate::audit::positions::{Batches, JudgedPosition, Play, PositionJudge};
use crate::board::{Board, Color, Move};
use crate::laws::mating::{self, CanMate};
use crate::replay::san::san;
use crate::report::visible;
use crate::report::words::Words;

use super::ExitStatus;

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
    #[arg(long, value_enum, value_name = "FORMAT", default_value_t = AnswerFormat::Text)]
    format: AnswerFormat,
    /// Give up on a position after so many milliseconds: its open answers are then `undecided`.
    /// The only option that makes answers depend on the clock
    #[arg(long, value_name = "MS")]
    budget: Option<NonZeroU64>,
    /// Threads that answer (default: all cores)
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
}

#[derive(Copy, Clone, PartialEq, Eq, ValueEnum)]
enum AnswerFormat {
    Text,
    Json,
}

impl Position {
    pub fn run(self) -> anyhow::Result<ExitStatus> {
        let threads = match self.threads {
            Some(0) => bail!("--threads 0: at least one thread must answer"),
            // More would only wait for each other.
            Some(threads) => threads.min(256),
            None => thread::available_parallelism().map_or(1, usize::from),
        };
        let budget = self.budget.map(|ms| Duration::from_millis(ms.get()));
        let judge = PositionJudge::new(threads, budget)?;
        let mut desk = PositionDesk {
            judge,
            format: self.format,
            out: io::BufWriter::new(anstream::stdout().lock()),
            status: ExitStatus::Clean,
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
    let [pieces, turn, ..] = arguments else {
        return None;
    };
    (pieces.contains('/') && matches!(turn.as_str(), "w" | "b")).then(|| arguments.join(" "))
}

/// Takes positions in, gives answers out in the same order.
struct PositionDesk<Out> {
    judge: PositionJudge,
    format: AnswerFormat,
    out: Out,
    status: ExitStatus,
}

impl<Out: Write> PositionDesk<Out> {
    fn answer_lines(&mut self, input: impl io::Read) -> anyhow::Result<()> {
        for fens in Batches::from_input(input) {
            self.answer(&fens.context("standard input could not be read")?)?;
        }
        Ok(())
    }

    fn answer(&mut self, fens: &[String]) -> anyhow::Result<()> {
        for judged in self.judge.judge(fens) {
            let answer = PositionAnswer::from_judged(judged);
            match self.format {
                AnswerFormat::Text => answer.tell(&mut self.out)?,
                AnswerFormat::Json => {
                    serde_json::to_writer(&mut self.out, &answer.row()).map_err(io::Error::from)?;
                    writeln!(self.out)?;
                }
            }
            if answer.play.is_none() {
                self.status = ExitStatus::Found;
            }
        }
        self.out.flush()?;
        Ok(())
    }
}

/// What there is to say of one FEN, in words.
struct PositionAnswer<'f> {
    fen: &'f str,
    reason: Option<String>,
    remarks: Vec<String>,
    play: Option<Play>,
}

impl PositionAnswer<'_> {
    fn from_judged(judged: JudgedPosition<'_>) -> PositionAnswer<'_> {
        let words = Words::chosen();
        let faults = &judged.faults;
        let remarks = judged.remarks.iter();
        PositionAnswer {
            fen: judged.fen,
            reason: (!faults.is_empty()).then(|| words.tell_all(faults)),
            remarks: remarks.map(|remark| words.tell(remark)).collect(),
            play: judged.play,
        }
    }
}

/// One line of JSON. Scripts rely on the names.
#[derive(Serialize)]
struct PositionRow<'a> {
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

impl PositionAnswer<'_> {
    fn row(&self) -> PositionRow<'_> {
        let play = self.play.as_ref();
        PositionRow {
            fen: self.fen,
            legal: self.reason.is_none(),
            reason: self.reason.as_deref(),
            check: play.map(|play| play.board.is_check()),
            checkmate: play.map(|play| play.board.is_checkmate()),
            stalemate: play.map(|play| play.board.is_stalemate()),
            dead: play.and_then(Play::dead),
            white_can_mate: play.map(|play| play.white.word()),
            black_can_mate: play.map(|play| play.black.word()),
            line: play.and_then(line),
            remarks: &self.remarks,
        }
    }

    fn tell(&self, out: &mut impl Write) -> io::Result<()> {
        const BOLD: Style = Style::new().bold();
        const BAD: Style = AnsiColor::Red.on_default().bold();
        writeln!(out, "{BOLD}{}{BOLD:#}", visible(self.fen))?;
        if let Some(reason) = &self.reason {
            writeln!(out, "  {BAD}not legal:{BAD:#} {reason}")?;
        }
        for remark in &self.remarks {
            writeln!(out, "  note: {remark}")?;
        }
        if let Some(play) = &self.play {
            writeln!(out, "  {}", state(play))?;
            for (side, answer) in [("White", &play.white), ("Black", &play.black)] {
                writeln!(out, "  can {side} still mate? {}", told(play, answer))?;
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

fn line(play: &Play) -> Option<String> {
    let found = |answer: &CanMate| match answer {
        CanMate::Yes(Some(line)) => Some(written(&play.board, line, mating::uci)),
        _ => None,
    };
    found(&play.white).or_else(|| found(&play.black))
}

/// The moves one after the other, each written on the board where it is played.
fn written(board: &Board, line: &[Move], write: impl Fn(&Board, Move) -> String) -> String {
    let mut board = board.clone();
    let mut words = Vec::with_capacity(line.len());
    for &m in line {
        words.push(write(&board, m));
        board.play(m);
    }
    words.join(" ")
}

fn state(play: &Play) -> String {
    let [mover, other] = match play.board.turn() {
        Color::White => ["White", "Black"],
        Color::Black => ["Black", "White"],
    };
    if play.board.is_checkmate() {
        format!("{mover} is checkmated: {other} has won")
    } else if play.board.is_stalemate() {
        format!("{mover} is stalemated: the game is drawn")
    } else if play.board.is_check() {
        format!("{mover} is to move, and in check")
    } else {
        format!("{mover} is to move")
    }
}

fn told(play: &Play, answer: &CanMate) -> String {
    match answer {
        CanMate::Yes(Some(line)) if line.is_empty() => "yes: it is mate".to_owned(),
        CanMate::Yes(Some(line)) => format!("yes: {}", written(&play.board, line, san)),
        other => other.word().to_owned(),
    }
}
