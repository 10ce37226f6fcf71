//! The pipeline: from files to reports, in parallel and in order.
//!
//! Three kinds of threads work together:
//!
//! 1. *The reader*, one thread, reads the files, unpacks them, cuts them into blocks of whole games and numbers the
//!    games (`input`). For each block it looks up the event's regulations and starts a task on the pool.
//! 2. *The judges*, a pool of as many threads as the user allows, judge one block each: every game is decoded, replayed
//!    and put before the rules, and the reporter makes its rows. What comes of it is sent off with the number of the
//!    block.
//! 3. *The caller* takes what arrives. Blocks end in any order; one that comes too early waits in a map until those
//!    before it are there. So the reports are the same for any number of threads.
//!
//! Memory stays flat by *permits*. The reader needs one for each block, and the caller gives it back only when the rows
//! of that block have been written. Their number is fixed, so that one slow block holds back the reader, instead of
//! letting finished blocks pile up behind it. A caller that gives up drops its end of the channel: the reader finds no
//! permit and goes home.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::{Arc, mpsc};

use crate::event::{Event, EventError, NotJudged};
use crate::input::{Block, GapReason, InputError, Inputs};

use super::account::{Account, JudgedPart, JudgedParts, gap};
use super::copies::{CopiesUnknown, Duplicates};
use super::fault::Faults;
use super::judge::JudgedGame;
use super::judged_block::{Judged, judge_block};
use super::lookout::Lookout;
use super::results::JudgedResults;
use super::summary::Summary;
use super::threads::{NoThreads, start_threads};
use super::{AuditError, AuditOptions};

/// Turns judged games into whatever it reports: rows are made in parallel, batches are taken in order. A block gives
/// one batch, or several.
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

/// A reporter that may not be wanted.
impl<R: Reporter> Reporter for Option<R> {
    type Batch = Option<R::Batch>;

    fn batch(&self) -> Self::Batch {
        self.as_ref().map(Reporter::batch)
    }

    fn game(&self, game: &JudgedGame<'_>, batch: &mut Self::Batch) {
        if let (Some(reporter), Some(batch)) = (self, batch) {
            reporter.game(game, batch);
        }
    }

    fn results(&self, results: &mut JudgedResults<'_>, batch: &mut Self::Batch) {
        if let (Some(reporter), Some(batch)) = (self, batch) {
            reporter.results(results, batch);
        }
    }
}

/// What a run comes to, beside the reports.
pub struct RunOutcome {
    pub summary: Summary,
    /// Inputs that could not be read, in whole or in part.
    pub errors: Vec<AuditError>,
    /// Games that a fault of our own kept from being judged.
    pub faults: Faults,
    /// What was read of every file, and what was not.
    pub account: Account,
    /// From where on games were not held against each other any more, and why.
    pub copies_unknown: Option<CopiesUnknown>,
}

/// Audits all inputs. `take` gets the batches in order and the bytes consumed so far; its first error ends
/// the run.
pub fn run<R: Reporter, E: Send + From<NoThreads>>(
    inputs: Inputs,
    options: &AuditOptions,
    reporter: &R,
    threads: usize,
    mut take: impl FnMut(R::Batch, &Summary, u64) -> Result<(), E>,
) -> Result<RunOutcome, E> {
    // Enough that no thread waits for the reader or the writer, few enough to stay small.
    let under_way = 2 * threads + 2;
    let pool = start_threads(threads)?;
    let no_reader = |cause: std::io::Error| NoThreads {
        threads,
        cause: cause.into(),
    };
    let (permit, permits) = mpsc::sync_channel::<()>(under_way);
    for _ in 0..under_way {
        let _ = permit.send(());
    }
    let (results, ordered) = mpsc::channel::<(u64, Answer<R::Batch>)>();
    let mut outcome = RunOutcome {
        summary: Summary::default(),
        errors: Vec::new(),
        faults: Faults::default(),
        account: Account::default(),
        copies_unknown: None,
    };
    let mut judged_parts = JudgedParts::default();
    let mut lookout = Lookout::new(options);
    std::thread::scope(|threads| -> Result<(), E> {
        // The permit is moved in here so that it is dropped when this part ends: a reader that waits for one then
        // stops.
        let permit = permit;
        let pool = &pool;
        let read = move || {
            let mut events = EventOfFile::new(options);
            let account = pool.in_place_scope(|scope| {
                let mut sequence = 0;
                inputs.read(options.encoding, &mut |block| {
                    let Some(read) = events.assign(block) else {
                        return ControlFlow::Continue(());
                    };
                    if permits.recv().is_err() {
                        return ControlFlow::Break(());
                    }
                    let results = results.clone();
                    match read {
                        Err(error) => {
                            let _ = results.send((sequence, Ok(Err(error))));
                        }
                        Ok((block, event)) => scope.spawn(move |_| {
                            let judged = catch_unwind(AssertUnwindSafe(|| {
                                judge_block(&block, event.as_deref(), options, reporter)
                            }));
                            let whole = |judged| Ok((judged, block, event));
                            let _ = results.send((sequence, judged.map(whole)));
                        }),
                    }
                    sequence += 1;
                    ControlFlow::Continue(())
                })
            });
            (account, events.passed_over)
        };
        let reader = std::thread::Builder::new()
            .spawn_scoped(threads, read)
            .map_err(|cause| E::from(no_reader(cause)))?;
        let mut waiting = BTreeMap::new();
        let mut next = 0;
        while let Ok((sequence, result)) = ordered.recv() {
            waiting.insert(sequence, result);
            while let Some(result) = waiting.remove(&next) {
                next += 1;
                match result.unwrap_or_else(|panic| resume_unwind(panic)) {
                    Ok((mut judged, block, event)) => {
                        lookout.hold(&block, event.as_deref(), reporter, &mut judged);
                        judged_parts.add(judged.file_index, judged.part);
                        outcome.faults.add(judged.faults);
                        outcome.summary.add(judged.summary);
                        for piece in judged.pieces {
                            take(piece.batch, &outcome.summary, judged.consumed)?;
                        }
                    }
                    Err(error) => outcome.errors.push(error),
                }
                let _ = permit.send(());
            }
        }
        // If the reader panicked, the panic goes on here. To end quietly would lose the rest of the games in silence.
        let (read, passed_over) = reader.join().unwrap_or_else(|panic| resume_unwind(panic));
        for (file_index, part) in passed_over {
            judged_parts.add(file_index, part);
        }
        let (account, errors) = Account::close(read, judged_parts, options.events.used());
        outcome.account = account;
        outcome.errors.extend(errors);
        Ok(())
    })?;
    match (lookout.given_up(), options.duplicates) {
        (Some(told), Duplicates::Always) => outcome.errors.push(AuditError::CopiesUnknown(told)),
        (told, _) => outcome.copies_unknown = told,
    }
    Ok(outcome)
}

/// What came of a block: rows, or why there are none. A panic that belongs to no game is carried to the caller, who would
/// otherwise wait for that block for ever.
type Answer<B> = std::thread::Result<Result<JudgedAs<B>, AuditError>>;

/// A judged block with what it was judged from, because it may have to be judged once more.
type JudgedAs<B> = (Judged<B>, Block, Option<Arc<Event>>);

/// A block and the regulations of its event, if there are any.
type Assigned = Result<(Block, Option<Arc<Event>>), AuditError>;

/// The regulations that the file at hand is judged by, looked up once for each file.
struct EventOfFile<'o> {
    options: &'o AuditOptions,
    event: Result<Option<Arc<Event>>, EventError>,
    /// What was not judged because of regulations that cannot be read, file by file.
    passed_over: Vec<(usize, JudgedPart)>,
}

impl<'o> EventOfFile<'o> {
    fn new(options: &'o AuditOptions) -> EventOfFile<'o> {
        EventOfFile {
            options,
            event: Ok(None),
            passed_over: Vec::new(),
        }
    }

    /// A block with its event. Regulations that cannot be read are told once for a file, and its games passed over.
    fn assign(&mut self, block: Result<Block, InputError>) -> Option<Assigned> {
        let block = match block {
            Ok(block) => block,
            Err(error) => return Some(Err(error.into())),
        };
        if block.first {
            self.event = self.options.events.of_file(&block.file);
        }
        match &self.event {
            Ok(event) => Some(Ok((block, event.clone()))),
            Err(error) => {
                let error = error.clone();
                self.pass_over(&block);
                block.first.then(|| {
                    Err(AuditError::Event(NotJudged {
                        file: (&*block.file).into(),
                        error,
                    }))
                })
            }
        }
    }

    fn pass_over(&mut self, block: &Block) {
        let line = block.games.first().map_or(1, |game| game.line);
        let gap = gap(line, block.games_span().len(), GapReason::EventUnreadable);
        match self.passed_over.last_mut() {
            Some((file, part)) if *file == block.file_index => part.add_gap(gap),
            _ => {
                let mut part = JudgedPart::default();
                part.add_gap(gap);
                self.passed_over.push((block.file_index, part));
            }
        }
    }
}
