//! One block: all that it holds is judged and reported. Where a fault of our own comes in between, what was made of the
//! block so far is thrown away, and its games are judged again one by one: those that are whole come out as ever, and each
//! that fails is reported as INP003 with its bytes. So nothing of the others is lost, and nothing is reported twice.

use std::ops::Range;

use crate::event::Event;
use crate::input::{Block, FileKind, GapReason};
use crate::notation::pgn::tags::INVISIBLE;

use super::AuditOptions;
use super::account::{JudgedPart, gap};
use super::fault::{Fault, FaultyGame, caught, may_fail};
use super::judge::{Judge, JudgedGame};
use super::pipeline::Reporter;
use super::results::JudgedResults;
use super::summary::Summary;

/// A block that has been judged.
pub struct Judged<B> {
    /// One, or one for each game if they had to be judged one by one.
    pub batches: Vec<B>,
    pub(super) summary: Summary,
    /// Which file it is of, and how much of that was judged.
    pub(super) file_index: usize,
    pub(super) part: JudgedPart,
    pub faults: Vec<FaultyGame>,
    pub(super) consumed: u64,
}

/// Judges all that a block holds and reports it.
pub fn judge_block<R: Reporter>(
    block: &Block,
    event: Option<&Event>,
    options: &AuditOptions,
    reporter: &R,
) -> Judged<R::Batch> {
    let job = Job {
        block,
        event,
        options,
        reporter,
    };
    let mut judged = match block.holds_results() {
        true => match caught(|| job.results(None)) {
            Ok(judged) => judged,
            Err(fault) => job.results(Some(fault)),
        },
        false => match caught(|| job.games(0..block.games.len())) {
            Ok(judged) => judged,
            Err(_) => job.one_by_one(),
        },
    };
    judged.summary.bytes = block.bytes.len() as u64;
    judged
}

/// What there is to judge, and how.
struct Job<'a, R> {
    block: &'a Block,
    event: Option<&'a Event>,
    options: &'a AuditOptions,
    reporter: &'a R,
}

impl<R: Reporter> Job<'_, R> {
    fn nothing_yet(&self) -> Judged<R::Batch> {
        Judged {
            batches: Vec::new(),
            summary: Summary::default(),
            file_index: self.block.file_index,
            part: JudgedPart::default(),
            faults: Vec::new(),
            consumed: self.block.consumed,
        }
    }

    /// What `judge` makes of some games, as one batch.
    fn batch(&self, judge: impl FnOnce(&mut dyn FnMut(&JudgedGame<'_>))) -> Judged<R::Batch> {
        let mut judged = self.nothing_yet();
        let mut batch = self.reporter.batch();
        judge(&mut |game| {
            judged.summary.add_game(game);
            self.reporter.game(game, &mut batch);
            judged.part.games += 1;
            judged.part.bytes += game.bytes.end - game.bytes.start;
            may_fail("rows", game.case.text);
        });
        judged.batches.push(batch);
        judged
    }

    /// Some games of the block, in groups.
    fn games(&self, games: Range<usize>) -> Judged<R::Batch> {
        self.batch(|each| Judge::new(self.options).games(self.block, games, self.event, each))
    }

    fn one_by_one(&self) -> Judged<R::Batch> {
        let mut judged = self.nothing_yet();
        for index in 0..self.block.games.len() {
            let one = match caught(|| self.games(index..index + 1)) {
                Ok(one) => one,
                Err(fault) => self.failed_game(index, fault),
            };
            judged.batches.extend(one.batches);
            judged.summary.add(one.summary);
            judged.part.games += one.part.games;
            judged.part.bytes += one.part.bytes;
            judged.faults.extend(one.faults);
        }
        judged
    }

    /// A game that failed is told with its tags, if these can be read; else with its place alone.
    fn failed_game(&self, index: usize, fault: Fault) -> Judged<R::Batch> {
        let game = &self.block.games[index];
        let bytes = &self.block.bytes[game.bytes.clone()];
        let text = caught(|| self.block.decode(&game.bytes).text.into_owned());
        let text = text.unwrap_or_else(|_| String::from_utf8_lossy(bytes).into_owned());
        let report = |tags: &str| {
            self.batch(|each| {
                Judge::new(self.options)
                    .failed(self.block, index, self.event, tags, &text, &fault, each);
            })
        };
        let tags = match self.block.kind {
            FileKind::Pgn => tag_lines(&text),
            _ => "",
        };
        let told = caught(|| {
            may_fail("tags", tags);
            report(tags)
        });
        let mut judged = told.unwrap_or_else(|_| report(""));
        judged.faults.push(FaultyGame {
            file: self.block.file.to_string(),
            line: game.line,
            game: self.block.first_game + index as u64,
            cause: fault.cause.clone(),
        });
        judged
    }

    /// A report or a table; if it failed, nothing but that.
    fn results(&self, failed: Option<Fault>) -> Judged<R::Batch> {
        let mut judged = self.nothing_yet();
        let mut batch = self.reporter.batch();
        let mut results = match &failed {
            None => JudgedResults::judge(self.block, self.event, self.options),
            Some(fault) => JudgedResults::failed(self.block, self.event, self.options, fault),
        };
        judged.summary.add_results(&results);
        self.reporter.results(&mut results, &mut batch);
        judged.batches.push(batch);
        let reason = match self.block.kind {
            FileKind::Results => GapReason::ResultsTable,
            _ => GapReason::Report,
        };
        judged.part.add_gap(gap(1, self.block.bytes.len(), reason));
        judged.part.results = judged.summary.results;
        judged.faults.extend(failed.map(|fault| FaultyGame {
            file: self.block.file.to_string(),
            line: 1,
            game: 0,
            cause: fault.cause,
        }));
        judged
    }
}

/// The tags at the head of a game.
fn tag_lines(text: &str) -> &str {
    let is_head = |line: &&str| {
        let line =
            line.trim_start_matches(|sign: char| sign.is_whitespace() || INVISIBLE.contains(&sign));
        line.is_empty() || line.starts_with('[')
    };
    let length = text
        .split_inclusive('\n')
        .take_while(is_head)
        .map(str::len)
        .sum();
    &text[..length]
}
