//! `arbiter reconcile`: the two players' copies of a game, or two folders of them, made one.

use std::collections::BTreeMap;
use std::io::Write;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use clap::Args;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use rayon::prelude::*;

use crate::audit::start_threads;
use crate::fact::Fact;
use crate::input::encoding::Encoding;
use crate::input::{Block, FileKind, Inputs, UnpackLimit};
use crate::notation::sheet::{Sheet, read_sheet};
use crate::repair::MOST_CELLS;
use crate::repair::reconcile::{LeftWord, Reconciled};
use crate::report::ReconcileReports;
use crate::report::html::ReconcileRun;
use crate::report::terminal::{Refusal, Said};
use crate::report::visible;

use super::{ExitStatus, flags};

/// Compare the two players' copies of a game, or two folders of them, and rebuild the game
#[derive(Args)]
pub struct Reconcile {
    /// White's copy, or a folder of them
    #[arg(value_name = "WHITE")]
    white: PathBuf,
    /// Black's copy, or a folder of them: files pair up by their names
    #[arg(value_name = "BLACK")]
    black: PathBuf,
    /// Folder for reconciled.pgn, reconcile.csv and reconcile.html
    #[arg(short, long, value_name = "DIR", default_value = "reports")]
    out: PathBuf,
    #[command(flatten)]
    formats: flags::Formats,
    #[command(flatten)]
    reading: flags::ReadingFlags,
    #[command(flatten)]
    unpacking: flags::Unpacking,
    #[command(flatten)]
    running: flags::Running,
}

/// How copies are read.
#[derive(Copy, Clone)]
struct CopyReading {
    forced: Option<Encoding>,
    limit: UnpackLimit,
}

/// One player's copy of one game.
struct GameCopy {
    file: String,
    sheet: Sheet,
}

impl Reconcile {
    pub fn run(self) -> anyhow::Result<ExitStatus> {
        let allowed = self.reading.alphabets()?;
        let how = CopyReading {
            forced: self.reading.encoding()?,
            limit: self.unpacking.limit(),
        };
        let threads = self.running.threads()?;
        let formats = self.formats.tables()?;
        let mut reports =
            ReconcileReports::new(&self.out, &formats, self.formats.wants_page(&self.out));
        let paths = [self.white.clone(), self.black.clone()];
        flags::refuse_overwriting("--out", &reports.files(), &Inputs::find(&paths)?, &[])?;
        let (pairs, alone) = self.pairs(how)?;
        let pool = start_threads(threads)?;
        let bar = self.bar(pairs.len() as u64);
        let reconciled: Vec<Reconciled> = pool.install(|| {
            let reconcile = |[white, black]: &[GameCopy; 2]| {
                let game = Reconciled::new([&white.sheet, &black.sheet], &allowed);
                bar.inc(1);
                game
            };
            pairs.par_iter().map(reconcile).collect()
        });
        bar.finish_and_clear();
        for ([white, black], game) in pairs.iter().zip(&reconciled) {
            reports.game(
                game,
                [&white.sheet, &black.sheet],
                [&white.file, &black.file],
            );
        }
        super::tell_leftovers(reports.write(&self.page_run(&alone))?);
        for file in &alone {
            let file = file.clone();
            super::complain(&Said::NoCounterpart { file }.tell());
        }
        for ([white, black], game) in pairs.iter().zip(&reconciled) {
            for said in complaints([&white.file, &black.file], game) {
                super::complain(&said.tell());
            }
        }
        let is_made = |game: &&Reconciled| game.parting.is_none();
        let made = reconciled.iter().filter(is_made).count();
        if !self.running.quiet {
            let mut out = anstream::stdout().lock();
            let whole = pairs.iter().zip(&reconciled);
            for ([white, _], game) in whole.filter(|(_, game)| game.parting.is_none()) {
                writeln!(out, "{}", visible(&told(&white.file, game)))?;
            }
            let games_in = Said::GamesIn {
                games: Said::games(made as u64).into(),
                folder: self.out.display().to_string(),
            };
            writeln!(out, "{}", visible(&games_in.tell()))?;
            out.flush()?;
        }
        let found = !alone.is_empty() || reconciled.iter().any(Reconciled::is_doubtful);
        Ok(if found {
            ExitStatus::Found
        } else {
            ExitStatus::Clean
        })
    }

    /// The copies that belong together in the order of their names, and the files that have no counterpart.
    fn pairs(&self, how: CopyReading) -> anyhow::Result<(Vec<[GameCopy; 2]>, Vec<String>)> {
        if !self.white.is_dir() && !self.black.is_dir() {
            let pair = [one_copy(&self.white, how)?, one_copy(&self.black, how)?];
            return Ok((vec![pair], Vec::new()));
        }
        if !(self.white.is_dir() && self.black.is_dir()) {
            return Err(Refusal::FolderAndSheet.into());
        }
        let white = copies_in(&self.white, how)?;
        let mut black = copies_in(&self.black, how)?;
        let mut pairs = Vec::new();
        let mut alone = Vec::new();
        for (name, copy) in white {
            match black.remove(&name) {
                Some(other) => pairs.push([copy, other]),
                None => alone.push(copy.file),
            }
        }
        alone.extend(black.into_values().map(|copy| copy.file));
        if pairs.is_empty() {
            let [white, black] = [&self.white, &self.black].map(|path| path.display().to_string());
            return Err(Refusal::NoPairs { white, black }.into());
        }
        Ok((pairs, alone))
    }

    /// What the page tells of the run.
    fn page_run(&self, alone: &[String]) -> ReconcileRun {
        ReconcileRun {
            version: env!("CARGO_PKG_VERSION"),
            options: vec![
                ("alphabet", self.reading.alphabet.clone()),
                ("encoding", self.reading.encoding.clone()),
            ],
            paths: [&self.white, &self.black]
                .map(|path| path.display().to_string())
                .to_vec(),
            alone: alone.to_vec(),
        }
    }

    fn bar(&self, pairs: u64) -> ProgressBar {
        let style =
            ProgressStyle::with_template("{bar:30} {pos}/{len} {msg}  {per_sec}  ETA {eta}");
        let bar = ProgressBar::new(pairs)
            .with_message(Said::BarGames.tell())
            .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        bar.set_draw_target(match self.running.hides_progress() {
            true => ProgressDrawTarget::hidden(),
            false => ProgressDrawTarget::stderr_with_hz(10),
        });
        bar
    }
}

fn told(file: &str, game: &Reconciled) -> String {
    let agreed = match (game.agreed_to, game.last_agreed) {
        // What one copy does not have, it does not contradict.
        _ if game.differing() == 0 => Said::CopiesAgree,
        (all, _) if all == game.plies.len() => Said::CopiesAgree,
        (0, 0) => Said::CopiesAgreeNowhere,
        (first, last) => Said::CopiesAgreeUpTo {
            first: place(first),
            differing: game.differing(),
            last: place(last),
        },
    };
    let plies = Said::CopyPlies {
        count: game.plies.len(),
    };
    let mut said = format!("{file}: {}, {}", plies.tell(), agreed.tell());
    let count = game.plies.iter().filter(|ply| ply.doubt.is_some()).count();
    let doubtful = (count > 0).then_some(Said::InDoubt { count });
    let offers = game.plies.iter().enumerate().filter_map(|(index, ply)| {
        let player = ply.offer_of_one()?;
        let place = place(index + 1);
        Some(Said::OfferOfOne { place, player })
    });
    let results = game.results_differ();
    let others = game.conflicts.len() - usize::from(results);
    let lengths = game
        .empty()
        .into_iter()
        .map(|player| Said::CopyEmpty { player });
    let ended = game.ended_early().map(|(player, ply)| Said::CopyEnded {
        player,
        place: place(ply),
    });
    let facts = doubtful
        .into_iter()
        .chain(lengths)
        .chain(ended)
        .chain(offers)
        .chain(results.then_some(Said::ResultsDiffer))
        .chain((others > 0).then_some(Said::CopiesContradict { count: others }));
    for fact in facts {
        said.push_str("; ");
        said.push_str(&fact.tell());
    }
    said
}

/// What nobody may overlook: copies that are not of one game, and words that stand for no move.
fn complaints(files: [&str; 2], game: &Reconciled) -> Vec<Said> {
    if let Some(parting) = &game.parting {
        return vec![Said::NotOneGame {
            files: files.join(", "),
            number: parting.ply.div_ceil(2).to_string(),
        }];
    }
    let behind = |plies: usize| (plies > 0).then(|| place(plies));
    let same_place = |a: &LeftWord, b: &LeftWord| (a.owner, a.behind) == (b.owner, b.behind);
    let left = game.left.chunk_by(same_place).map(|words| Said::CopyLeft {
        file: files[words[0].owner.index()].to_owned(),
        place: behind(words[0].behind),
        count: words.len(),
        words: words
            .iter()
            .map(|word| &*word.text)
            .collect::<Vec<_>>()
            .join(" "),
    });
    let cut = game.found.is_cut.then(|| Said::BeyondRepair {
        file: files.join(", "),
        place: behind(game.plies.len()),
    });
    left.chain(cut).collect()
}

/// `ply 7 (4.)`
fn place(ply: usize) -> Fact {
    let dots = if ply % 2 == 1 { "." } else { "..." };
    let number = format!("{}{dots}", ply.div_ceil(2));
    Said::AtPly { ply, number }.into()
}

fn one_copy(path: &Path, how: CopyReading) -> anyhow::Result<GameCopy> {
    let mut copies = copies(path, how)?;
    match copies.pop() {
        Some(copy) if copies.is_empty() => Ok(copy),
        _ => {
            let file = path.display().to_string();
            Err(Refusal::NotOneSheet { file }.into())
        }
    }
}

/// The copies in a folder, by their paths in it without the ending: `round1/board2`.
fn copies_in(folder: &Path, how: CopyReading) -> anyhow::Result<BTreeMap<String, GameCopy>> {
    let mut named = BTreeMap::new();
    for copy in copies(folder, how)? {
        let within = Path::new(&copy.file)
            .strip_prefix(folder)
            .unwrap_or(Path::new(&copy.file));
        let name = within.with_extension("").display().to_string();
        let file = copy.file.clone();
        if named.insert(name, copy).is_some() {
            let folder = folder.display().to_string();
            return Err(Refusal::SameName { file, folder }.into());
        }
    }
    Ok(named)
}

fn copies(path: &Path, how: CopyReading) -> anyhow::Result<Vec<GameCopy>> {
    let inputs = Inputs::find(&[path.to_owned()])?.unpacking_at_most(how.limit);
    let mut copies = Ok(Vec::new());
    inputs.read(how.forced, &mut |block| {
        let block = block.map_err(|error| Refusal::OfCopy {
            file: path.display().to_string(),
            fault: error.into(),
        });
        let block = block.map_err(anyhow::Error::from);
        match (block.and_then(|block| copy(&block)), &mut copies) {
            (Ok(copy), Ok(copies)) => copies.push(copy),
            (Ok(_), Err(_)) => {}
            (Err(error), _) => {
                copies = Err(error);
                return ControlFlow::Break(());
            }
        }
        ControlFlow::Continue(())
    });
    copies
}

fn copy(block: &Block) -> anyhow::Result<GameCopy> {
    let text = block.decode_all().text;
    let sheet = match block.kind {
        FileKind::Pgn if block.games.len() + usize::from(block.stray.is_some()) > 1 => {
            let file = block.file.to_string();
            return Err(Refusal::SeveralGames { file }.into());
        }
        FileKind::Pgn => Sheet::of_pgn(&text),
        _ => read_sheet(&text),
    };
    if sheet.cells.len() > MOST_CELLS {
        return Err(Refusal::TooManyMoves {
            file: block.file.to_string(),
            moves: sheet.cells.len(),
            most: MOST_CELLS,
        }
        .into());
    }
    Ok(GameCopy {
        file: block.file.to_string(),
        sheet,
    })
}
