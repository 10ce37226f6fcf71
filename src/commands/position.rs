//! `arbiter position`: what the Laws say of a position, alone or in a game.

mod claims;

use std::io::{self, Write};
use std::num::NonZeroU64;
use std::path::Path;
use std::thread;
use std::time::Duration;

use anstyle::{AnsiColor, Style};
use clap::{Args, ValueEnum};
use serde::Serialize;

use crate::audit::positions::{Batches, JudgedPosition, Play, PositionJudge};
use crate::audit::{self, AuditOptions, FoundGame};
use crate::board::{Board, Color, Move};
use crate::laws::mating::{self, CanMate};
use crate::laws::{Edition, EditionBasis, Laws};
use crate::report::terminal::{Answer, OfPosition, Refusal, Said};
use crate::report::visible;
use crate::report::words::{Words, speak_error};

use super::{ExitStatus, flags};
use claims::{CountAnswer, CountRow, RepetitionAnswer, RepetitionRow};

/// Print what the Laws say of a position: check, mate, stalemate, dead, can White or Black still mate
///
/// Whether a side can still mate is asked of every series of legal moves, counters and repetition
/// aside: `yes` rests on a line that has been played out, `no` on a proof, and `undecided` is what
/// neither was found for. A position is dead when neither side can still mate.
///
/// With --format json, one object a line: fen, legal (if false, also reason), check, checkmate,
/// stalemate, dead (null when undecided), white_can_mate, black_can_mate (yes, no, undecided), and
/// line, moves to mate separated by spaces (White's mate where there is one, else Black's), where
/// one was found; then, unless the position ends the game, laws, halfmove_clock, fifty_now, fifty_with
/// (the moves that can be announced for a claim), seventyfive. Where a FEN gives nothing that can be
/// played on, the answers are null.
///
/// With --game, a position of a game: how often it has come, and with which moves a claim of a
/// threefold repetition would be right; in JSON file, game, ply, repetitions, repeated_at,
/// threefold_now, threefold_with.
///
/// Exit status: 0, or 1 if some FEN gave nothing that can be played on.
#[derive(Args)]
pub struct Position {
    /// Positions in FEN, each in quotes; - for one a line on standard input
    #[arg(
        value_name = "FEN",
        required_unless_present = "game",
        allow_hyphen_values = false
    )]
    fens: Vec<String>,
    /// A game instead: the game of that number in any file that `audit` reads
    #[arg(long, value_name = "FILE#N", conflicts_with = "fens")]
    game: Option<String>,
    /// The moves of both sides made before the position (default: all that can be played)
    #[arg(long, value_name = "P")]
    ply: Option<u32>,
    /// Edition of the Laws: auto (the newest; of a game, that of its day), 1985, 1989, 1993, 1997, 2001, 2005, 2009, 2014,
    /// 2017, 2018 or 2023
    #[arg(long, value_name = "EDITION", default_value = "auto")]
    laws: String,
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
            Some(0) => return Err(Refusal::NoThread.into()),
            // More would only wait for each other.
            Some(threads) => threads.min(256),
            None => thread::available_parallelism().map_or(1, usize::from),
        };
        if let (Some(ply), None) = (self.ply, &self.game) {
            return Err(Refusal::PlyWithoutGame { ply }.into());
        }
        let edition = flags::edition(&self.laws)?;
        let budget = self.budget.map(|ms| Duration::from_millis(ms.get()));
        let judge = PositionJudge::new(threads, budget)?;
        let mut desk = PositionDesk {
            judge,
            laws: Laws::named(
                edition.unwrap_or(Laws::on(&[]).edition),
                EditionBasis::Option,
            ),
            format: self.format,
            out: io::BufWriter::new(anstream::stdout().lock()),
            status: ExitStatus::Clean,
        };
        if let Some(game) = &self.game {
            desk.answer_game(position_of_game(game, self.ply, edition, threads)?)?;
            return Ok(desk.status);
        }
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

/// The game that `--game FILE#N` names, at the ply that was asked for.
fn position_of_game(
    game: &str,
    ply: Option<u32>,
    edition: Option<Edition>,
    threads: usize,
) -> anyhow::Result<RepetitionAnswer> {
    let named = game
        .rsplit_once('#')
        .and_then(|(file, number)| Some((file, number.parse::<NonZeroU64>().ok()?.get())));
    let Some((path, number)) = named.filter(|(file, _)| !file.is_empty()) else {
        let given = game.to_owned();
        return Err(Refusal::GameUnnamed { given }.into());
    };
    let options = AuditOptions {
        laws: edition,
        ..AuditOptions::default()
    };
    let found = audit::find_game(Path::new(path), number, ply, options, threads)?;
    for error in &found.errors {
        super::complain(&speak_error(error));
    }
    if let [one, _, ..] = &found.games[..] {
        return Err(Refusal::SeveralFiles {
            path: path.to_owned(),
            game: number,
            file: one.file.clone(),
        }
        .into());
    }
    let Some(one) = found.games.into_iter().next() else {
        return Err(Refusal::NoSuchGame {
            path: path.to_owned(),
            game: number,
            seen: found.seen,
        }
        .into());
    };
    let FoundGame {
        file,
        plies,
        position,
    } = one;
    match (position, plies) {
        (Some(at), _) => Ok(RepetitionAnswer {
            file,
            game: number,
            at,
        }),
        (None, Some(plies)) => {
            let game = number;
            Err(Refusal::FewPlies { file, game, plies }.into())
        }
        (None, None) => {
            let game = number;
            Err(Refusal::NotReplayed { file, game }.into())
        }
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
    laws: Laws,
    format: AnswerFormat,
    out: Out,
    status: ExitStatus,
}

impl<Out: Write> PositionDesk<Out> {
    /// Scripts read JSON, and people the rest.
    fn words(&self) -> &'static Words {
        match self.format {
            AnswerFormat::Text => Words::spoken(),
            AnswerFormat::Json => Words::chosen(),
        }
    }

    fn answer_lines(&mut self, input: impl io::Read) -> anyhow::Result<()> {
        for fens in Batches::from_input(input) {
            let fens = fens.map_err(|error| Refusal::StandardInput {
                cause: error.into(),
            });
            self.answer(&fens?)?;
        }
        Ok(())
    }

    fn answer(&mut self, fens: &[String]) -> anyhow::Result<()> {
        for judged in self.judge.judge(fens) {
            let answer = PositionAnswer::from_judged(judged, self.laws, None, self.words());
            write(&answer, self.format, &mut self.out)?;
            if answer.play.is_none() {
                self.status = ExitStatus::Found;
            }
        }
        self.out.flush()?;
        Ok(())
    }

    fn answer_game(&mut self, game: RepetitionAnswer) -> anyhow::Result<()> {
        let fens = [game.at.fen.clone()];
        let laws = game.at.laws;
        if let Some(judged) = self.judge.judge(&fens).pop() {
            let answer = PositionAnswer::from_judged(judged, laws, Some(game), self.words());
            write(&answer, self.format, &mut self.out)?;
        }
        self.out.flush()?;
        Ok(())
    }
}

fn write(
    answer: &PositionAnswer<'_>,
    format: AnswerFormat,
    out: &mut impl Write,
) -> io::Result<()> {
    match format {
        AnswerFormat::Text => answer.tell(out),
        AnswerFormat::Json => {
            serde_json::to_writer(&mut *out, &answer.row()).map_err(io::Error::from)?;
            writeln!(out)
        }
    }
}

/// What there is to say of one FEN, in words.
struct PositionAnswer<'f> {
    fen: &'f str,
    reason: Option<String>,
    remarks: Vec<String>,
    play: Option<Play>,
    count: Option<CountAnswer>,
    repetition: Option<RepetitionAnswer>,
}

impl PositionAnswer<'_> {
    fn from_judged<'f>(
        judged: JudgedPosition<'f>,
        laws: Laws,
        repetition: Option<RepetitionAnswer>,
        words: &'static Words,
    ) -> PositionAnswer<'f> {
        let faults = &judged.faults;
        let remarks = judged.remarks.iter();
        PositionAnswer {
            fen: judged.fen,
            reason: (!faults.is_empty()).then(|| words.tell_all(faults)),
            remarks: remarks.map(|remark| words.tell(remark)).collect(),
            // Where the game is over, nothing can be claimed.
            count: judged
                .play
                .as_ref()
                .filter(|play| !is_over(play))
                .map(|play| CountAnswer::here(laws, &play.board)),
            play: judged.play,
            repetition,
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
    #[serde(flatten)]
    count: Option<CountRow>,
    #[serde(flatten)]
    repetition: Option<RepetitionRow<'a>>,
}

impl PositionAnswer<'_> {
    fn row(&self) -> PositionRow<'_> {
        let play = self.play.as_ref();
        let board = play.map(|play| &play.board);
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
            count: self
                .count
                .as_ref()
                .zip(board)
                .map(|(count, board)| count.row(board)),
            repetition: self
                .repetition
                .as_ref()
                .zip(board)
                .map(|(game, board)| game.row(board)),
        }
    }

    fn tell(&self, out: &mut impl Write) -> io::Result<()> {
        const BOLD: Style = Style::new().bold();
        const BAD: Style = AnsiColor::Red.on_default().bold();
        writeln!(out, "{BOLD}{}{BOLD:#}", visible(self.fen))?;
        if let Some(reason) = &self.reason {
            let not_legal = OfPosition::NotLegal.tell();
            writeln!(out, "  {BAD}{not_legal}:{BAD:#} {}", visible(reason))?;
        }
        for remark in &self.remarks {
            writeln!(out, "  {}: {}", Said::Note.tell(), visible(remark))?;
        }
        if let Some(play) = &self.play {
            let mut say = |said: OfPosition| writeln!(out, "  {}", said.tell());
            say(state(play))?;
            for (player, found) in [(Color::White, &play.white), (Color::Black, &play.black)] {
                let answer = answer(play, found).into();
                say(OfPosition::CanMate { player, answer })?;
            }
            let dead = match play.dead() {
                Some(true) => Answer::DrawnAtOnce {
                    law: claims::article("2023", "5.2.2"),
                },
                Some(false) => Answer::No,
                None => Answer::Undecided,
            };
            say(OfPosition::Dead {
                answer: dead.into(),
            })?;
            if mating::dead_material_1985(&play.board) {
                say(OfPosition::DeadIn1985 {
                    law: claims::article("1985", "10.07"),
                })?;
            }
            if let Some(game) = &self.repetition {
                game.tell(&play.board, out)?;
            }
            if let Some(count) = &self.count {
                count.tell(&play.board, out)?;
            }
        }
        writeln!(out)
    }
}

/// Whether the position itself ends the game.
fn is_over(play: &Play) -> bool {
    play.dead() == Some(true) || !play.board.has_legal_move()
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

fn state(play: &Play) -> OfPosition {
    let player = play.board.turn();
    if play.board.is_checkmate() {
        let other = player.opposite();
        OfPosition::Checkmated { player, other }
    } else if play.board.is_stalemate() {
        OfPosition::Stalemated { player }
    } else if play.board.is_check() {
        OfPosition::InCheck { player }
    } else {
        OfPosition::ToMove { player }
    }
}

fn answer(play: &Play, found: &CanMate) -> Answer {
    match found {
        CanMate::Yes(Some(line)) if line.is_empty() => Answer::IsMate,
        CanMate::Yes(Some(line)) => Answer::MateBy {
            line: written(&play.board, line, claims::told_move),
        },
        CanMate::Yes(None) => Answer::Yes,
        CanMate::No => Answer::No,
        CanMate::Undecided => Answer::Undecided,
    }
}
