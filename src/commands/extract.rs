//! `arbiter extract`: some of the games, as they stand or written anew.

mod wanted;

use std::io::Write;
use std::num::NonZero;
use std::path::PathBuf;

use clap::Args;

use crate::audit::{self, AuditOptions, Duplicates, FaultyGame, Repairs, Standing, Summary, Taker};
use crate::extract::{Extracted, ExtractedBatch, ExtractedFile, Extractor, Form, Offer, Picking};
use crate::fact::Fact;
use crate::input::Inputs;
use crate::report::terminal::{Refusal, Said, grouped};
use crate::report::words::{Words, speak_error};
use crate::report::{Normaliser, visible};
use crate::rules::Selection;

use super::judging::JudgingFlags;
use super::progress::ProgressDisplay;
use super::{ExitStatus, account_in_words, flags, normalise};
use wanted::WantedFlags;

/// Write the games that fit what is asked: by verdict, rule, player, date, rating, opening, or any column of games.csv
///
/// A game is written if it fits all that is asked. Several values behind commas, and a flag given again, are a choice between
/// them; --where given again asks for more. Games are written in the order of the input: as they stand, byte for byte, or with
/// --normalised as `normalise` writes them.
///
/// --where compares the columns of games.csv, tags by tag(ECO), and counts of findings by count(MOV), with numbers, dates and
/// texts in quotes: = != < <= > >=, in (…), between … and …, like, ilike (% stands for any signs, _ for one), contains (in any
/// case), is empty; has(MOV002) asks for a finding. Conditions are joined by and, or, not and brackets. As in SQL, nothing is
/// known of an empty cell.
#[derive(Args)]
pub struct Extract {
    /// Files, folders, or - for standard input
    #[arg(value_name = "PATH")]
    paths: Vec<PathBuf>,
    /// File to write instead of standard output
    #[arg(short, long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    wanted: WantedFlags,
    /// Write the games that do not fit
    #[arg(long)]
    invert: bool,
    /// Pass over so many of the games that fit
    #[arg(long, value_name = "N", default_value_t = 0)]
    skip: u64,
    /// End behind so many games
    #[arg(long, value_name = "N")]
    first: Option<NonZero<u64>>,
    /// A sample of so many of the games that fit, in the order of the input
    #[arg(long, value_name = "N")]
    sample: Option<NonZero<usize>>,
    /// Another sample for each number
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Write nothing but the number of games that fit
    #[arg(long, conflicts_with_all = ["out", "skip", "first", "sample", "normalised", "as_it_stands"])]
    count: bool,
    /// Write the games byte for byte as they stand, in their own encodings; this is the default
    #[arg(long, conflicts_with = "normalised")]
    as_it_stands: bool,
    /// Write the games anew, as clean UTF-8 PGN
    #[arg(long)]
    normalised: bool,
    /// Piece letters to write: en, or a code such as de or ca (`arbiter alphabets` lists them)
    #[arg(
        long,
        value_name = "CODE",
        default_value = "en",
        requires = "normalised"
    )]
    to: String,
    #[command(flatten)]
    judging: JudgingFlags,
    #[command(flatten)]
    running: flags::Running,
}

/// Where the games go that fit, in the order of the input.
struct Taken<'c> {
    file: ExtractedFile,
    /// None: they are counted.
    picking: Option<Picking<Extracted>>,
    /// So many games were looked at.
    seen: u64,
    fitting: u64,
    progress: &'c ProgressDisplay,
    quiet: bool,
}

impl Taken<'_> {
    fn write(&mut self, game: Extracted) -> anyhow::Result<()> {
        if !self.quiet && !game.told.is_empty() {
            let tell = || game.told.iter().for_each(|told| super::complain(told));
            self.progress.aside(tell);
        }
        Ok(self.file.write(game)?)
    }

    fn write_sample(&mut self) -> anyhow::Result<()> {
        let sample = self.picking.take().into_iter().flat_map(Picking::sample);
        sample.into_iter().try_for_each(|game| self.write(game))
    }
}

impl Taker<'_, ExtractedBatch> for Taken<'_> {
    type Error = anyhow::Error;

    fn take(
        &mut self,
        batch: ExtractedBatch,
        summary: &Summary,
        consumed: u64,
    ) -> anyhow::Result<()> {
        self.progress.advance(summary, consumed);
        for (seen_by_then, game) in batch.fitting {
            self.fitting += 1;
            let offer = self.picking.as_mut().map(|picking| picking.offer(game));
            if let Some(Offer::Taken(game)) = offer {
                self.write(game)?;
            }
            if self.has_enough() {
                self.seen += seen_by_then;
                return Ok(());
            }
        }
        self.seen += batch.seen;
        Ok(())
    }

    fn has_enough(&self) -> bool {
        self.picking.as_ref().is_some_and(Picking::is_full)
    }
}

impl Extract {
    pub fn run(self) -> anyhow::Result<ExitStatus> {
        let criteria = self.wanted.criteria(self.invert)?;
        let options = self.options(&criteria.rules(), criteria.ask_for_findings())?;
        let extractor = Extractor::new(criteria, self.form()?);
        let threads = self.running.threads()?;
        let inputs = Inputs::find(&self.paths)?.unpacking_at_most(self.judging.unpacking.limit());
        let progress = ProgressDisplay::new(inputs.total_bytes(), self.running.hides_progress());
        if let Some(out) = &self.out {
            let others = [
                &self.judging.event,
                &self.judging.ratings,
                self.wanted.file(),
            ];
            let others = others.map(|file| file.as_deref());
            flags::refuse_overwriting("--out", std::slice::from_ref(out), &inputs, &others)?;
        }
        let first = self.first.map(NonZero::get);
        let sample = self.sample.map(|size| (size.get(), self.seed));
        let mut taken = Taken {
            file: ExtractedFile::at(self.out.as_deref())?,
            picking: (!self.count).then(|| Picking::new(self.skip, first, sample)),
            seen: 0,
            fitting: 0,
            progress: &progress,
            quiet: self.running.quiet,
        };
        let outcome = audit::run_from(
            Standing::new(&options),
            inputs,
            &options,
            &extractor,
            threads,
            &mut taken,
        );
        progress.finish();
        let outcome = outcome?;
        let is_full = taken.has_enough();
        taken.write_sample()?;
        let (seen, fitting) = (taken.seen, taken.fitting);
        let written = taken.file.written();
        let of_file = taken.file.finish()?;
        if self.count {
            writeln!(std::io::stdout().lock(), "{fitting}")?;
        }
        if !self.running.quiet {
            let of_file = of_file
                .into_iter()
                .map(|told| Words::spoken().tell(&told.into()));
            let told = of_file.chain(account_in_words(&outcome.account));
            told.for_each(|told| super::complain(&told));
            let _ = self.tell(seen, fitting, written, is_full);
        }
        super::tell_faults(&outcome.faults, FaultyGame::kept);
        if let Some(told) = &outcome.copies_unknown {
            super::complain(&Words::spoken().tell(&told.clone().into()));
        }
        for error in &outcome.errors {
            super::complain(&speak_error(error));
        }
        Ok(match outcome.errors.is_empty() {
            true => ExitStatus::Clean,
            false => ExitStatus::Failed,
        })
    }

    fn form(&self) -> anyhow::Result<Form> {
        Ok(match (self.count, self.normalised) {
            (true, _) => Form::Counted,
            (false, false) => Form::AsItStands,
            (false, true) => Form::Normalised {
                normaliser: Normaliser {
                    letters: flags::letters(&self.to)?,
                    words: Words::spoken(),
                },
                options: Box::new(normalise::options(
                    &self.judging.reading,
                    false,
                    Repairs::None,
                )?),
            },
        })
    }

    /// How games are judged. Rules that are asked for by name are run; where nobody asks what was found, none are.
    fn options(&self, rules: &[String], ask_for_findings: bool) -> anyhow::Result<AuditOptions> {
        let mut options = self.judging.options(self.running.hides_progress())?;
        if !ask_for_findings {
            options.selection = Selection::nothing();
            options.duplicates = Duplicates::Never;
        }
        for rule in rules {
            if options.selection.runs(rule) {
                continue;
            }
            if !(self.judging.select.is_empty() && self.judging.ignore.is_empty()) {
                let rule = rule.clone();
                return Err(Refusal::RuleNotSelected { rule }.into());
            }
            options.selection = options.selection.with(rule);
        }
        Ok(options)
    }

    fn tell(&self, seen: u64, fitting: u64, written: u64, is_full: bool) -> std::io::Result<()> {
        let games: Fact = Said::games(seen).into();
        let (count, shown) = (fitting, grouped(fitting));
        let told = match (self.count, is_full) {
            (true, _) => Said::Fitting {
                count,
                shown,
                games,
            },
            (false, false) => Said::Extracted {
                fitting: Said::Fitting {
                    count,
                    shown,
                    games,
                }
                .into(),
                written: Said::games(written).into(),
            },
            (false, true) => Said::ExtractedFirst {
                fitting: Said::Fitting {
                    count,
                    shown,
                    games,
                }
                .into(),
                written: Said::games(written).into(),
            },
        };
        writeln!(anstream::stderr(), "{}", visible(&told.tell()))
    }
}
