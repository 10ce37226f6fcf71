//! How many bytes have been read from disk, for the progress bar. The count never exceeds the sizes of the files
//! begun and stands exactly at their sum when they are done, however an archive was read back and forth.

use std::cell::Cell;
use std::io::{self, Read, Seek, SeekFrom};
use std::rc::Rc;

#[derive(Default)]
pub(super) struct Progress {
    read: Rc<Cell<u64>>,
    /// The count when the file at hand was begun.
    begin: u64,
    /// What it will be when the file is done, where its size is known.
    end: Option<u64>,
}

impl Progress {
    pub(super) fn begin(&mut self, size: Option<u64>) {
        self.begin = self.consumed();
        self.end = size.map(|size| self.begin + size);
        self.rewind();
    }

    /// Forgets what was read of the file at hand.
    pub(super) fn rewind(&mut self) {
        self.read.set(self.begin);
    }

    /// The file at hand is done, even if part of it was never read.
    pub(super) fn finish(&mut self) {
        if let Some(end) = self.end {
            self.read.set(end);
        }
    }

    pub(super) fn consumed(&self) -> u64 {
        let read = self.read.get();
        self.end.map_or(read, |end| read.min(end))
    }

    /// How many bytes of the file at hand have been read, some of them perhaps twice.
    pub(super) fn read_of_file(&self) -> u64 {
        self.read.get() - self.begin
    }

    /// A reader whose bytes count.
    pub(super) fn count<R>(&self, inner: R) -> Counted<R> {
        Counted {
            inner,
            read: Rc::clone(&self.read),
        }
    }
}

pub(super) struct Counted<R> {
    inner: R,
    read: Rc<Cell<u64>>,
}

impl<R: Read> Read for Counted<R> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        let count = self.inner.read(out)?;
        self.read.set(self.read.get() + count as u64);
        Ok(count)
    }
}

impl<R: Seek> Seek for Counted<R> {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.inner.seek(to)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_read_twice_do_not_push_the_count_past_the_file() {
        let mut progress = Progress::default();
        progress.begin(Some(10));
        let mut file = progress.count(io::Cursor::new([0; 10]));
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).expect("memory");
        file.seek(SeekFrom::Start(5)).expect("memory");
        file.read_to_end(&mut bytes).expect("memory");
        assert_eq!(progress.consumed(), 10);
        progress.begin(Some(3));
        assert_eq!(progress.consumed(), 10);
    }

    #[test]
    fn a_file_given_up_counts_as_done_and_a_pipe_as_far_as_it_was_read() {
        let mut progress = Progress::default();
        progress.begin(Some(10));
        progress.finish();
        assert_eq!(progress.consumed(), 10);
        progress.begin(None);
        io::copy(&mut progress.count(&b"four"[..]), &mut io::sink()).expect("memory");
        assert_eq!(progress.consumed(), 14);
    }
}
