//! The lookout: judged blocks pass by in the order of the input, and games that are copies of earlier ones, or contradict
//! them, are judged once more with that in mind. Rows are made in parallel, long before it is known what came before
//! them; so the few games concerned are made again, and nothing that was made has to be changed.

use std::io;

use crate::checkpoint::{CheckpointReader, CheckpointWriter};
use crate::event::Event;
use crate::input::Block;

use super::AuditOptions;
use super::copies::{Copies, CopiesUnknown};
use super::judge::Judge;
use super::judged_block::{Judged, hold_against_others};
use super::pipeline::Reporter;

pub struct Lookout<'o> {
    options: &'o AuditOptions,
    copies: Option<Copies>,
    /// Judges games once more, once there are any; its buffers serve again and again.
    judge: Option<Judge<'o>>,
    given_up: Option<CopiesUnknown>,
}

impl<'o> Lookout<'o> {
    pub fn new(options: &'o AuditOptions) -> Lookout<'o> {
        let scratch = || Copies::new(options.scratch.clone());
        Lookout {
            options,
            copies: options.looks_for_copies().then(scratch),
            judge: None,
            given_up: None,
        }
    }

    /// Goes on where the lookout of an earlier run left off.
    pub fn read(options: &'o AuditOptions, from: &mut CheckpointReader) -> io::Result<Lookout<'o>> {
        let given_up = from.take()?;
        let mut copies: Option<Copies> = from.take()?;
        if let Some(copies) = &mut copies {
            copies.go_on_at(options.scratch.clone())?;
        }
        Ok(Lookout {
            options,
            copies,
            judge: None,
            given_up,
        })
    }

    pub fn write(&self, to: &mut CheckpointWriter) -> io::Result<()> {
        to.put(&self.given_up)?;
        to.put(&self.copies)
    }

    /// The next block of the input.
    pub fn hold<R: Reporter>(
        &mut self,
        block: &Block,
        event: Option<&Event>,
        reporter: &R,
        judged: &mut Judged<R::Batch>,
    ) {
        let Some(copies) = &mut self.copies else {
            return;
        };
        let held = hold_against_others(
            block,
            event,
            self.options,
            reporter,
            copies,
            &mut self.judge,
            judged,
        );
        if let Err(error) = held {
            self.copies = None;
            self.given_up = Some(CopiesUnknown {
                file: block.file.to_string(),
                game: block.first_game,
                cause: error.to_string(),
            });
        }
    }

    /// From where on games were not held against each other any more, and why.
    pub fn given_up(self) -> Option<CopiesUnknown> {
        self.given_up
    }
}
