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
use crate::input::{Block, GapReason, InputError, Inputs, ReadAccount};

use super::account::{Account, JudgedPart, gap};
use super::copies::{CopiesUnknown, Duplicates};
use super::fault::Faults;
use super::judge::JudgedGame;
use super::judged_block::{Judged, judge_block};
use super::results::JudgedResults;
use super::standing::{Standing, Trace};
use super::summary::Summary;
use super::threads::{NotRun, start_threads};
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

/// What takes the batches, in the order of the input. Its first error ends the run.
pub trait Taker<'o, B> {
    type Error: Send + From<NotRun>;

    /// `consumed`: so many bytes of the input have been read.
    fn take(&mut self, batch: B, summary: &Summary, consumed: u64) -> Result<(), Self::Error>;

    /// Asked behind each batch. Errors ahead of the end are told as ever, and what stands behind is neither judged nor told; then
    /// there is no account of the files.
    fn has_enough(&self) -> bool {
        false
    }

    /// Called behind each block, when all of it has been taken.
    fn behind_block(&mut self, _standing: &Standing<'o>) -> Result<(), Self::Error> {
        Ok(())
    }
}

/// A taker that does nothing but take.
struct Taking<T>(T);

impl<B, E, T> Taker<'_, B> for Taking<T>
where
    E: Send + From<NotRun>,
    T: FnMut(B, &Summary, u64) -> Result<(), E>,
{
    type Error = E;

    fn take(&mut self, batch: B, summary: &Summary, consumed: u64) -> Result<(), E> {
        self.0(batch, summary, consumed)
    }
}

/// Audits all inputs. `take` gets the batches in order and the bytes consumed so far; its first error ends
/// the run.
pub fn run<R: Reporter, E: Send + From<NotRun>>(
    inputs: Inputs,
    options: &AuditOptions,
    reporter: &R,
    threads: usize,
    take: impl FnMut(R::Batch, &Summary, u64) -> Result<(), E>,
) -> Result<RunOutcome, E> {
    let standing = Standing::new(options);
    run_from(
        standing,
        inputs,
        options,
        reporter,
        threads,
        &mut Taking(take),
    )
}

/// Audits what is behind the standing of an earlier run with the same inputs and options. The inputs are read from their
/// start all the same, because numbers, lines, encodings and the account of the bytes come of reading; but what was judged
/// is not judged again.
pub fn run_from<'o, R: Reporter, T: Taker<'o, R::Batch>>(
    mut standing: Standing<'o>,
    inputs: Inputs,
    options: &'o AuditOptions,
    reporter: &R,
    threads: usize,
    taker: &mut T,
) -> Result<RunOutcome, T::Error> {
    // Enough that no thread waits for the reader or the writer, few enough to stay small.
    let under_way = 2 * threads + 2;
    let pool = start_threads(threads)?;
    let no_reader = |cause: std::io::Error| NotRun::NoThreads {
        threads,
        cause: cause.into(),
    };
    let (permit, permits) = mpsc::sync_channel::<()>(under_way);
    for _ in 0..under_way {
        let _ = permit.send(());
    }
    let (results, ordered) = mpsc::channel::<(u64, Trace, Answer<R::Batch>)>();
    let mut errors = Vec::new();
    let mut account = Account::default();
    let (judged_before, trace_before) = (standing.blocks, standing.trace);
    std::thread::scope(|threads| -> Result<(), T::Error> {
        // The permit is moved in here so that it is dropped when this part ends: a reader that waits for one then
        // stops.
        let permit = permit;
        let pool = &pool;
        let read = move || {
            let mut events = EventOfFile::new(options);
            let mut trace = Trace::default();
            let mut sequence = 0;
            // What the earlier run was told of its inputs is told again.
            let mut known_errors = Vec::new();
            let mut is_other_input = false;
            let account = pool.in_place_scope(|scope| {
                inputs.read(options.encoding, &mut |block| {
                    let Some(read) = events.assign(block) else {
                        return ControlFlow::Continue(());
                    };
                    if sequence == judged_before && trace != trace_before {
                        is_other_input = true;
                        return ControlFlow::Break(());
                    }
                    match &read {
                        Ok((block, event)) => trace.add(block, event.is_some()),
                        Err(_) => trace.add_error(),
                    }
                    sequence += 1;
                    if sequence <= judged_before {
                        known_errors.extend(read.err());
                        return ControlFlow::Continue(());
                    }
                    if permits.recv().is_err() {
                        return ControlFlow::Break(());
                    }
                    let results = results.clone();
                    let number = sequence - 1;
                    match read {
                        Err(error) => {
                            let _ = results.send((number, trace, Ok(Err(error))));
                        }
                        Ok((block, event)) => scope.spawn(move |_| {
                            let judged = catch_unwind(AssertUnwindSafe(|| {
                                judge_block(&block, event.as_deref(), options, reporter)
                            }));
                            let whole = |judged| Ok((judged, block, event));
                            let _ = results.send((number, trace, judged.map(whole)));
                        }),
                    }
                    ControlFlow::Continue(())
                })
            });
            is_other_input |=
                sequence < judged_before || sequence == judged_before && trace != trace_before;
            ReadAnswer {
                account,
                passed_over: events.passed_over,
                known_errors,
                is_other_input,
            }
        };
        let reader = std::thread::Builder::new()
            .spawn_scoped(threads, read)
            .map_err(|cause| T::Error::from(no_reader(cause)))?;
        let mut waiting = BTreeMap::new();
        let mut has_enough = false;
        'taking: while let Ok((sequence, trace, result)) = ordered.recv() {
            waiting.insert(sequence, (trace, result));
            while let Some((trace, result)) = waiting.remove(&standing.blocks) {
                match result.unwrap_or_else(|panic| resume_unwind(panic)) {
                    Ok((mut judged, block, event)) => {
                        let lookout = &mut standing.lookout;
                        lookout.hold(&block, event.as_deref(), reporter, &mut judged);
                        standing.judged_parts.add(judged.file_index, judged.part);
                        standing.faults.add(judged.faults);
                        standing.summary.add(judged.summary);
                        for piece in judged.pieces {
                            taker.take(piece.batch, &standing.summary, judged.consumed)?;
                            if taker.has_enough() {
                                has_enough = true;
                                break 'taking;
                            }
                        }
                    }
                    Err(error) => errors.push(error),
                }
                standing.blocks += 1;
                standing.trace = trace;
                taker.behind_block(&standing)?;
                let _ = permit.send(());
            }
        }
        // A reader that waits for a permit goes home.
        drop(permit);
        // If the reader panicked, the panic goes on here. To end quietly would lose the rest of the games in silence.
        let mut read = reader.join().unwrap_or_else(|panic| resume_unwind(panic));
        if read.is_other_input {
            return Err(NotRun::OtherInput.into());
        }
        if has_enough {
            // Some of what was read was not judged, and how much hangs on the threads.
            return Ok(());
        }
        for (file_index, part) in read.passed_over {
            standing.judged_parts.add(file_index, part);
        }
        read.known_errors.append(&mut errors);
        let judged_parts = std::mem::take(&mut standing.judged_parts);
        let (closed, open) = Account::close(read.account, judged_parts, options.events.used());
        account = closed;
        errors = read.known_errors;
        errors.extend(open);
        Ok(())
    })?;
    let mut copies_unknown = None;
    match (standing.lookout.given_up(), options.duplicates) {
        (Some(told), Duplicates::Always) => errors.push(AuditError::CopiesUnknown(told)),
        (told, _) => copies_unknown = told,
    }
    Ok(RunOutcome {
        summary: standing.summary,
        errors,
        faults: standing.faults,
        account,
        copies_unknown,
    })
}

/// What the reader has to say when all is read.
struct ReadAnswer {
    account: ReadAccount,
    passed_over: Vec<(usize, JudgedPart)>,
    known_errors: Vec<AuditError>,
    is_other_input: bool,
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
