//! Text in an encoding of several bytes to a character, turned into UTF-8 as it is read. The second half of an ideograph may
//! look like `[`, `{` or `|`, so that nothing may be looked for in such text as it stands. Pages of single bytes pass by here:
//! in them, ASCII is ASCII.

use std::io::{self, Read};

use encoding_rs::Decoder;

use super::encoding::{Encoding, line_in};

const PIECE: usize = 64 * 1024;

/// No line is longer in earnest: one that is, is cut.
const LONGEST_LINE: usize = 1 << 20;

pub(super) struct TranscodingReader<R> {
    inner: R,
    way: Way,
    /// What has been read and not yet been turned.
    raw: Vec<u8>,
    /// What can be handed out, and how much of it has been.
    ready: Vec<u8>,
    given: usize,
    ended: bool,
    /// What ended the reading, to be told when all that was read has been handed out.
    failed: Option<io::Error>,
}

enum Way {
    /// The user has said so: all of it is.
    Said(Box<Decoder>),
    /// Its beginning looks so: line by line, each that can be.
    Seen(Encoding),
}

impl<R: Read> TranscodingReader<R> {
    /// All of it is in the encoding.
    pub(super) fn said(inner: R, encoding: Encoding) -> TranscodingReader<R> {
        Self::new(
            inner,
            match encoding.decoder() {
                Some(decoder) => Way::Said(Box::new(decoder)),
                None => Way::Seen(encoding),
            },
        )
    }

    /// Lines that can be in the encoding are.
    pub(super) fn seen(inner: R, encoding: Encoding) -> TranscodingReader<R> {
        Self::new(inner, Way::Seen(encoding))
    }

    fn new(inner: R, way: Way) -> TranscodingReader<R> {
        TranscodingReader {
            inner,
            way,
            raw: Vec::new(),
            ready: Vec::new(),
            given: 0,
            ended: false,
            failed: None,
        }
    }

    fn make_more(&mut self) -> io::Result<()> {
        self.ready.clear();
        self.given = 0;
        let kept = self.raw.len();
        self.raw.resize(kept + PIECE, 0);
        let read = self.inner.read(&mut self.raw[kept..]);
        self.raw.truncate(kept + *read.as_ref().unwrap_or(&0));
        match read {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => return Err(error),
            Err(error) => {
                self.failed = Some(error);
                self.ended = true;
            }
            Ok(read) => self.ended = read == 0,
        }
        match &mut self.way {
            Way::Said(decoder) => {
                let room = decoder.max_utf8_buffer_length(self.raw.len());
                self.ready
                    .resize(room.unwrap_or(3 * self.raw.len() + 16), 0);
                let (_, _, written, _) =
                    decoder.decode_to_utf8(&self.raw, &mut self.ready, self.ended);
                self.ready.truncate(written);
                self.raw.clear();
            }
            Way::Seen(encoding) => {
                let whole = self.raw.iter().rposition(|byte| is_line_end(*byte));
                let whole = match whole {
                    _ if self.ended || self.raw.len() > LONGEST_LINE => self.raw.len(),
                    Some(end) => end + 1,
                    None => 0,
                };
                for line in self.raw[..whole].split_inclusive(|byte| is_line_end(*byte)) {
                    self.ready.extend_from_slice(&line_in(*encoding, line));
                }
                self.raw.drain(..whole);
            }
        }
        Ok(())
    }
}

fn is_line_end(byte: u8) -> bool {
    matches!(byte, b'\n' | b'\r')
}

impl<R: Read> Read for TranscodingReader<R> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        loop {
            if self.given < self.ready.len() {
                let count = (self.ready.len() - self.given).min(out.len());
                out[..count].copy_from_slice(&self.ready[self.given..][..count]);
                self.given += count;
                return Ok(count);
            }
            if self.ended || out.is_empty() {
                return self.failed.take().map_or(Ok(0), Err);
            }
            self.make_more()?;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn encoding(label: &str) -> Encoding {
        Encoding::from_label(label).expect("a known label")
    }

    /// Hands out so many bytes at a time.
    struct Slow<'a>(&'a [u8], usize);

    impl Read for Slow<'_> {
        fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
            let length = out.len().min(self.1);
            self.0.read(&mut out[..length])
        }
    }

    fn all(mut reader: impl Read) -> String {
        let mut text = String::new();
        reader.read_to_string(&mut text).expect("UTF-8");
        text
    }

    /// `本` ends with `{`, `ソ` with a backslash, `充` with `[`, `ポ` with `|` in Shift_JIS.
    const SHIFT_JIS: &[u8] = b"{\x93\xfa\x96\x7b} \x83\x5c\x8f\x5b\x83\x7c\n1. e4\r\n\x96\x7b";
    const JAPANESE: &str = "{日本} ソ充ポ\n1. e4\r\n本";

    #[test]
    fn halves_that_look_like_brackets_are_none_wherever_the_reads_end() {
        for size in 1..SHIFT_JIS.len() {
            let slow = || Slow(SHIFT_JIS, size);
            let seen = TranscodingReader::seen(slow(), encoding("shift_jis"));
            assert_eq!(all(seen), JAPANESE);
            let said = TranscodingReader::said(slow(), encoding("shift_jis"));
            assert_eq!(all(said), JAPANESE);
        }
    }

    #[test]
    fn what_is_said_holds_for_all_and_what_is_seen_for_the_lines_that_can_be() {
        let glued = b"\xc0\xee\xb3\xac\nM\xc3\xbcller\nM\xfcller \xe9\n";
        let mut seen = TranscodingReader::seen(&glued[..], encoding("gbk"));
        let mut bytes = Vec::new();
        seen.read_to_end(&mut bytes).expect("readable");
        let left = ["李超\nMüller\nM".as_bytes(), b"\xfcller \xe9\n"].concat();
        assert_eq!(bytes, left);
        let said = TranscodingReader::said(&b"\xc0\xee\xff\n"[..], encoding("gbk"));
        assert_eq!(all(said), "李\u{FFFD}\n");
    }
}
