//! How far a run has come: what is known behind a block of the input, and does not come out of reading that input again. It
//! can be kept in a checkpoint, and a later run can go on from there.

use std::io;

use crate::checkpoint::{CheckpointReader, CheckpointWriter};
use crate::input::Block;
use crate::replay::moves_hash::mixed;

use super::AuditOptions;
use super::account::JudgedParts;
use super::fault::Faults;
use super::lookout::Lookout;
use super::summary::Summary;

pub struct Standing<'o> {
    /// So many blocks have been taken, in the order of the input.
    pub(super) blocks: u64,
    /// What these blocks were.
    pub(super) trace: Trace,
    pub(super) summary: Summary,
    pub(super) faults: Faults,
    pub(super) judged_parts: JudgedParts,
    pub(super) lookout: Lookout<'o>,
}

impl<'o> Standing<'o> {
    /// At the start of the input.
    pub fn new(options: &'o AuditOptions) -> Standing<'o> {
        Standing {
            blocks: 0,
            trace: Trace::default(),
            summary: Summary::default(),
            faults: Faults::default(),
            judged_parts: JudgedParts::default(),
            lookout: Lookout::new(options),
        }
    }

    /// Where an earlier run with the same options had come to.
    pub fn read(
        options: &'o AuditOptions,
        from: &mut CheckpointReader,
    ) -> io::Result<Standing<'o>> {
        let (blocks, trace) = from.take()?;
        options.accepted.set_used(&from.take::<Vec<bool>>()?);
        Ok(Standing {
            blocks,
            trace: Trace(trace),
            summary: from.take_with_words()?,
            faults: from.take()?,
            judged_parts: from.take()?,
            lookout: Lookout::read(options, from)?,
        })
    }

    pub fn write(&self, options: &AuditOptions, to: &mut CheckpointWriter) -> io::Result<()> {
        to.put(&(self.blocks, self.trace.0))?;
        to.put(&options.accepted.used())?;
        to.put(&self.summary)?;
        to.put(&self.faults)?;
        to.put(&self.judged_parts)?;
        self.lookout.write(to)
    }

    /// The counts so far.
    pub fn summary(&self) -> &Summary {
        &self.summary
    }
}

/// What tells the blocks of an input from those of another: where each stands, how long it is, how many games it has, and
/// whether regulations were found for it. Their content is not looked at: stamps tell whether files were changed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Trace(u64);

impl Trace {
    pub(super) fn add(&mut self, block: &Block, has_event: bool) {
        let line = block.games.first().map_or(0, |game| game.line);
        let numbers = [
            block.file_index as u64,
            block.first_game,
            block.games.len() as u64,
            block.bytes.len() as u64,
            line,
            u64::from(has_event),
        ];
        self.0 = numbers.into_iter().fold(self.0, mixed);
    }

    /// Something that was no block.
    pub(super) fn add_error(&mut self) {
        self.0 = mixed(self.0, 0);
    }
}
