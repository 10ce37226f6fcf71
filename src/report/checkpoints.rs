//! When a run keeps a checkpoint, and how it comes to the disk. Writing one takes time from the run, so the next comes only
//! when a hundred times that time has passed; to wait for the disk is the business of a thread of its own.

use std::io;
use std::num::NonZero;
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use crate::checkpoint::CheckpointWriter;

use super::folder::ReportFolder;

/// The run goes on so many times as long as it takes to write a checkpoint, before it writes the next: they cost one
/// hundredth of its time.
const TIMES_ITS_COST: u32 = 100;

/// Nobody misses less than this.
const LEAST_PAUSE: Duration = Duration::from_secs(1);

pub struct Checkpoints {
    /// Behind so many blocks, whatever the time: for tests.
    every: Option<NonZero<u64>>,
    blocks: u64,
    last: Instant,
    cost: Duration,
    /// The last one is on its way to the disk.
    keeping: Option<JoinHandle<io::Result<()>>>,
    /// One could not be kept; then no more are written.
    failed: Option<io::Error>,
}

impl Checkpoints {
    pub fn new(every: Option<NonZero<u64>>) -> Checkpoints {
        Checkpoints {
            every,
            blocks: 0,
            last: Instant::now(),
            cost: Duration::ZERO,
            keeping: None,
            failed: None,
        }
    }

    /// Called behind each block: whether it is time for a checkpoint.
    pub fn is_due(&mut self) -> bool {
        self.blocks += 1;
        match self.every {
            Some(every) if self.blocks.is_multiple_of(every.get()) => self.wait(),
            Some(_) => return false,
            None => {
                let pause = LEAST_PAUSE.max(self.cost * TIMES_ITS_COST);
                if self.last.elapsed() < pause || !self.is_kept() {
                    return false;
                }
                self.wait();
            }
        }
        self.failed.is_none()
    }

    /// Writes a checkpoint; what it says is told by `write`. That one cannot be written does not stop the run.
    pub fn keep(
        &mut self,
        folder: &ReportFolder,
        write: impl FnOnce(&mut CheckpointWriter) -> io::Result<()>,
    ) {
        let begun = Instant::now();
        match write_one(folder, write) {
            Ok(keeping) => self.keeping = Some(keeping),
            Err(cause) => self.failed = Some(cause),
        }
        self.last = Instant::now();
        self.cost = self.last - begun;
    }

    /// Whether the last one has come to the disk.
    fn is_kept(&self) -> bool {
        self.keeping.as_ref().is_none_or(JoinHandle::is_finished)
    }

    fn wait(&mut self) {
        let kept = self.keeping.take().map(JoinHandle::join);
        if let Some(Ok(Err(cause))) = kept {
            self.failed = Some(cause);
        }
    }

    /// Waits for the last one. Says why one could not be kept.
    pub fn finish(mut self) -> Option<io::Error> {
        self.wait();
        self.failed
    }
}

fn write_one(
    folder: &ReportFolder,
    write: impl FnOnce(&mut CheckpointWriter) -> io::Result<()>,
) -> io::Result<JoinHandle<io::Result<()>>> {
    let mut writer = folder.begin_checkpoint()?;
    write(&mut writer)?;
    writer.finish()?;
    let checkpoint = folder.keep_checkpoint();
    std::thread::Builder::new().spawn(|| checkpoint.keep())
}
