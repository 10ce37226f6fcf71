//! The pipeline: one thread reads and cuts, rayon judges, and the calling thread takes the results in the
//! order of the input. A fixed number of blocks is under way at any time, so memory does not grow with the
//! input, and a slow block holds the reader back instead of letting finished ones pile up.

use std::collections::BTreeMap;
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::{Arc, mpsc};

use crate::event::{Event, EventError, NotJudged};
use crate::input::encoding::{Detector, Encoding};
use crate::input::{Block, Inputs, Kind, Skipped, game_slices};

use super::judge::{Judge, JudgedGame, count_lines, is_stray};
use super::results::JudgedResults;
use super::summary::Summary;
use super::{AuditError, Options};

/// A block with what only its predecessors in the file can tell.
pub struct Numbered {
    pub block: Block,
    /// Where its games stand.
    pub games: Vec<Range<usize>>,
    pub first_game: u64,
    pub first_line: u64,
    /// The encoding of lines that are not UTF-8, from the evidence of the file so far.
    pub guess: Encoding,
    pub forced: bool,
    /// The text ahead of the file's first tags is no game.
    pub stray_ahead: bool,
    pub event: Option<Arc<Event>>,
}

/// Turns judged games into whatever it reports: rows are made in parallel, batches are taken in order.
pub trait Reporter: Sync {
    type Batch: Send;
    /// An empty batch, for one block.
    fn batch(&self) -> Self::Batch;
    /// Called on any thread.
    fn game(&self, game: &JudgedGame<'_>, batch: &mut Self::Batch);
    /// Results without moves, where the caller has asked for them.
    fn results(&self, _results: &mut JudgedResults<'_>, _batch: &mut Self::Batch) {}
}

/// Two reporters see the same games, one after the other.
impl<A: Reporter, B: Reporter> Reporter for (A, B) {
    type Batch = (A::Batch, B::Batch);

    fn batch(&self) -> Self::Batch {
        (self.0.batch(), self.1.batch())
    }

    fn game(&self, game: &JudgedGame<'_>, batch: &mut Self::Batch) {
        self.0.game(game, &mut batch.0);
        self.1.game(game, &mut batch.1);
    }

    fn results(&self, results: &mut JudgedResults<'_>, batch: &mut Self::Batch) {
        self.0.results(results, &mut batch.0);
        self.1.results(results, &mut batch.1);
    }
}

/// What a run comes to, beside the reports.
pub struct Outcome {
    pub summary: Summary,
    /// Inputs that could not be read, in whole or in part.
    pub errors: Vec<AuditError>,
    pub skipped: Skipped,
}

/// What the reading thread hands over, in order.
enum Read {
    Block(Box<Numbered>),
    Error(AuditError),
}

/// Audits all inputs. `take` gets the batches in order and the bytes consumed so far; its first error ends
/// the run.
pub fn run<R: Reporter, E: Send>(
    inputs: Inputs,
    options: &Options,
    reporter: &R,
    threads: usize,
    mut take: impl FnMut(R::Batch, &Summary, u64) -> Result<(), E>,
) -> Result<Outcome, E> {
    // Enough that no thread waits for the reader or the writer, few enough to stay small.
    let under_way = 2 * threads + 2;
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .unwrap_or_else(|_| unreachable!("a pool of at least one thread can be built"));
    let (permit, permits) = mpsc::sync_channel::<()>(under_way);
    for _ in 0..under_way {
        let _ = permit.send(());
    }
    let (results, ordered) = mpsc::channel::<(u64, Answer<R::Batch>)>();
    let mut outcome = Outcome {
        summary: Summary::default(),
        errors: Vec::new(),
        skipped: Skipped::default(),
    };
    std::thread::scope(|threads| {
        // Dropped on the way out: a reader that waits for a permit goes home.
        let permit = permit;
        let pool = &pool;
        let reader = threads.spawn(move || {
            let mut reading = Reading::new(inputs, options);
            pool.in_place_scope(|scope| {
                let mut sequence = 0;
                while permits.recv().is_ok() {
                    let Some(read) = reading.next_block() else {
                        break;
                    };
                    let results = results.clone();
                    match read {
                        Read::Error(error) => {
                            let _ = results.send((sequence, Ok(Err(error))));
                        }
                        Read::Block(block) => scope.spawn(move |_| {
                            let judged =
                                catch_unwind(AssertUnwindSafe(|| judge(&block, options, reporter)));
                            let _ = results.send((sequence, judged.map(Ok)));
                        }),
                    }
                    sequence += 1;
                }
            });
            reading.skipped()
        });
        let mut waiting = BTreeMap::new();
        let mut next = 0;
        while let Ok((sequence, result)) = ordered.recv() {
            waiting.insert(sequence, result);
            while let Some(result) = waiting.remove(&next) {
                next += 1;
                match result.unwrap_or_else(|panic| resume_unwind(panic)) {
                    Ok(judged) => {
                        outcome.summary.add(judged.summary);
                        take(judged.batch, &outcome.summary, judged.consumed)?;
                    }
                    Err(error) => outcome.errors.push(error),
                }
                let _ = permit.send(());
            }
        }
        if let Ok(skipped) = reader.join() {
            outcome.skipped = skipped;
        }
        Ok(())
    })?;
    Ok(outcome)
}

/// What came of a block: rows, or why there are none. A panic on a thread of the pool is carried to the caller,
/// who would otherwise wait for that block for ever.
type Answer<B> = std::thread::Result<Result<Judged<B>, AuditError>>;

struct Judged<B> {
    batch: B,
    summary: Summary,
    consumed: u64,
}

fn judge<R: Reporter>(numbered: &Numbered, options: &Options, reporter: &R) -> Judged<R::Batch> {
    let mut batch = reporter.batch();
    let mut summary = Summary {
        bytes: numbered.block.bytes.len() as u64,
        ..Summary::default()
    };
    match numbered.block.kind {
        Kind::Pgn | Kind::SheetText | Kind::SheetCsv => {
            Judge::new(options).block(numbered, |game| {
                summary.add_game(game);
                reporter.game(game, &mut batch);
            });
        }
        Kind::Report | Kind::Results => {
            let mut results = JudgedResults::of(numbered, options);
            summary.add_results(&results);
            reporter.results(&mut results, &mut batch);
        }
    }
    Judged {
        batch,
        summary,
        consumed: numbered.block.consumed,
    }
}

/// The reading side: blocks in order, numbered as they pass.
struct Reading<'o> {
    blocks: crate::input::Blocks,
    options: &'o Options,
    detector: Detector,
    event: Result<Option<Arc<Event>>, EventError>,
    next_game: u64,
    next_line: u64,
}

impl<'o> Reading<'o> {
    fn new(inputs: Inputs, options: &'o Options) -> Reading<'o> {
        Reading {
            blocks: inputs.blocks(),
            options,
            detector: Detector::new(options.encoding),
            event: Ok(None),
            next_game: 1,
            next_line: 1,
        }
    }

    fn next_block(&mut self) -> Option<Read> {
        let block = match self.blocks.next()? {
            Ok(block) => block,
            Err(error) => return Some(Read::Error(error.into())),
        };
        if block.first {
            self.event = self.options.events.of(&block.file);
        }
        let event = match &self.event {
            Ok(event) => event.clone(),
            // Told once for a file, whose games are passed over.
            Err(_) if !block.first => return self.next_block(),
            Err(error) => {
                return Some(Read::Error(AuditError::Event(NotJudged {
                    file: (&*block.file).into(),
                    error: error.clone(),
                })));
            }
        };
        if block.first {
            self.detector = Detector::new(self.options.encoding);
            self.next_game = 1;
            self.next_line = 1;
        }
        let guess = self.detector.see(&block.bytes);
        let forced = self.options.encoding.is_some();
        let (first_game, first_line) = (self.next_game, self.next_line);
        let games: Vec<Range<usize>> = match block.kind {
            Kind::Pgn => game_slices(&block.bytes).collect(),
            Kind::SheetText | Kind::SheetCsv => std::iter::once(0..block.bytes.len()).collect(),
            Kind::Report | Kind::Results => Vec::new(),
        };
        let stray_ahead = block.first
            && block.kind == Kind::Pgn
            && games
                .first()
                .is_some_and(|first| is_stray(&block.bytes[first.clone()], guess, forced));
        self.next_game += games.len() as u64 - u64::from(stray_ahead);
        self.next_line += count_lines(&block.bytes);
        Some(Read::Block(Box::new(Numbered {
            block,
            games,
            first_game,
            first_line,
            guess,
            forced,
            stray_ahead,
            event,
        })))
    }

    fn skipped(self) -> Skipped {
        self.blocks.skipped().clone()
    }
}
