//! Text as it is read, with its UTF-16 turned into UTF-8, since nothing behind could even find a line end in that. Files
//! that were glued together may change between 8 bits and 16, and between byte orders, and a byte may be lost or too many:
//! reading goes on behind it, and says where it was. 8-bit text of any encoding passes through untouched.

use std::cell::RefCell;
use std::io::{self, Read};
use std::rc::Rc;

use encoding_rs::Decoder;
use memchr::memchr;

use super::utf16::{BEFORE_ZERO, BEHIND_ZERO, Turn, Utf16, begins_at, turn, without_suspicion};

/// UTF-16, and what holds zeros, is read in pieces of this size.
const PIECE: usize = 64 * 1024;

/// Other 8-bit text that does not go the short way is what a full buffer had no room for.
const SMALL_PIECE: usize = 256;

/// How the parts of a text are written, as far as it has been read; shared with whoever reads it.
#[derive(Clone, Default)]
pub(super) struct Writing(Rc<RefCell<Parts>>);

#[derive(Default)]
struct Parts {
    /// From which byte of the text on, as it comes out, and in which encoding; none for text that was passed on as it is.
    begun: Vec<(u64, Option<&'static str>)>,
    odd: OddBytes,
}

/// Bytes of UTF-16 that belong to no character, and shift what follows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct OddBytes {
    pub(super) count: u64,
    /// Where the first of them stands in the unpacked file, from one.
    pub(super) first: u64,
}

impl Writing {
    /// How the bytes of this part of the text were written: places from its beginning, each with the name of the encoding
    /// that begins there. What stands before the part is forgotten.
    pub(super) fn of_part(&self, from: u64, length: usize) -> Vec<(usize, Option<&'static str>)> {
        let mut parts = self.0.borrow_mut();
        let end = from + length as u64;
        let within = parts.begun.iter().filter(|(at, _)| *at < end);
        let named = within.map(|(at, name)| {
            let at = usize::try_from(at.saturating_sub(from)).unwrap_or(usize::MAX);
            (at, *name)
        });
        let named = named.collect();
        let last = parts.begun.iter().rposition(|(at, _)| *at <= end);
        parts.begun.drain(..last.unwrap_or(0));
        named
    }

    pub(super) fn odd_bytes(&self) -> OddBytes {
        self.0.borrow().odd
    }

    /// A text that was wholly written in one encoding.
    pub(super) fn whole(name: &'static str) -> Writing {
        let writing = Writing::default();
        writing.begin(0, Some(name));
        writing
    }

    fn begin(&self, at: u64, name: Option<&'static str>) {
        self.0.borrow_mut().begun.push((at, name));
    }

    fn add_odd_byte(&self, at: u64) {
        let odd = &mut self.0.borrow_mut().odd;
        odd.count += 1;
        if odd.count == 1 {
            odd.first = at + 1;
        }
    }
}

/// Gives 8-bit text as it is and UTF-16 as UTF-8. A byte order mark comes out as the UTF-8 one; what is no character, as
/// U+FFFD.
pub(super) struct MixedReader<R> {
    inner: R,
    writing: Writing,
    /// The UTF-16 at hand; none in 8-bit text.
    utf16: Option<(Utf16, Decoder)>,
    /// What has been read and not yet been decided on.
    raw: Vec<u8>,
    /// What can be handed out, and how much of it has been.
    ready: Vec<u8>,
    given: usize,
    /// Bytes taken from the file, and bytes of text made of them, up to `raw`.
    taken: u64,
    made: u64,
    ended: bool,
    /// What ended the reading, to be told when all that was read has been handed out.
    failed: Option<io::Error>,
}

fn decoder(utf16: Utf16) -> (Utf16, Decoder) {
    (utf16, utf16.encoding().new_decoder_without_bom_handling())
}

impl<R: Read> MixedReader<R> {
    /// `utf16`: what the text begins in, if not in 8 bits.
    pub(super) fn new(inner: R, utf16: Option<Utf16>) -> MixedReader<R> {
        let writing = Writing::default();
        writing.begin(0, utf16.map(Utf16::name));
        MixedReader {
            inner,
            writing,
            utf16: utf16.map(decoder),
            raw: Vec::new(),
            ready: Vec::new(),
            given: 0,
            taken: 0,
            made: 0,
            ended: false,
            failed: None,
        }
    }

    pub(super) fn writing(&self) -> Writing {
        self.writing.clone()
    }

    /// How much was read. Behind an error nothing more comes; one that asks to try again is none.
    fn noted(&mut self, read: io::Result<usize>) -> io::Result<usize> {
        match read {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => Err(error),
            Err(error) => {
                self.failed = Some(error);
                self.ended = true;
                Ok(0)
            }
            Ok(read) => {
                self.ended = read == 0;
                Ok(read)
            }
        }
    }

    /// 8-bit text goes straight to the one who asks, up to the first zero: nearly all text is that. What may be the
    /// beginning of UTF-16 is kept back.
    fn read_eight_bit(&mut self, out: &mut [u8]) -> io::Result<usize> {
        let kept = self.raw.len();
        out[..kept].copy_from_slice(&self.raw);
        let read = self.inner.read(&mut out[kept..]);
        let read = self.noted(read)?;
        let text = &out[..kept + read];
        let sure = match memchr(0, text) {
            Some(zero) => zero,
            None if self.ended => text.len() + BEFORE_ZERO,
            None => text.len(),
        };
        let sure = sure.saturating_sub(BEFORE_ZERO);
        self.raw.clear();
        self.raw.extend_from_slice(&text[sure..]);
        self.taken += sure as u64;
        self.made += sure as u64;
        Ok(sure)
    }

    /// Reads on and decides on what can be decided.
    fn make_more(&mut self) -> io::Result<()> {
        self.ready.clear();
        self.given = 0;
        if !self.ended {
            let kept = self.raw.len();
            let piece = match self.utf16.is_none() && kept <= BEFORE_ZERO {
                true => SMALL_PIECE,
                false => PIECE,
            };
            self.raw.resize(kept + piece, 0);
            let read = self.inner.read(&mut self.raw[kept..]);
            self.raw.truncate(kept + *read.as_ref().unwrap_or(&0));
            self.noted(read)?;
        }
        while match self.utf16 {
            None => self.make_eight_bit(),
            Some((order, _)) => self.make_utf16(order),
        } {}
        Ok(())
    }

    /// Hands out 8-bit text up to where UTF-16 begins; says whether it does.
    fn make_eight_bit(&mut self) -> bool {
        let mut looked = 0;
        while let Some(zero) = memchr(0, &self.raw[looked..]) {
            let zero = looked + zero;
            let zeros = self.raw[zero..].iter().take_while(|byte| **byte == 0);
            let behind = zero + zeros.count();
            if behind + BEHIND_ZERO > self.raw.len() && !self.ended {
                // The last of many zeros is enough to go on with.
                self.pass_on(
                    zero.max(behind.saturating_sub(PIECE))
                        .saturating_sub(BEFORE_ZERO),
                );
                return false;
            }
            if let Some((at, order)) = begins_at(&self.raw, zero..behind) {
                self.pass_on(at);
                self.turn_to(Some(order));
                return true;
            }
            looked = behind;
        }
        let kept = if self.ended { 0 } else { BEFORE_ZERO };
        self.pass_on(self.raw.len().saturating_sub(kept));
        false
    }

    /// Hands out the UTF-16 at hand up to where the text turns; says whether it does.
    fn make_utf16(&mut self, order: Utf16) -> bool {
        match turn(&self.raw, order, self.ended) {
            Some(turn) => {
                self.decode(turn.at() / 2 * 2, true);
                if turn.at() % 2 > 0 {
                    self.odd_byte();
                }
                match turn {
                    Turn::EightBit { .. } => self.turn_to(None),
                    Turn::OtherOrder { .. } => self.turn_to(Some(order.other())),
                    Turn::OddByte { .. } => {
                        self.odd_byte();
                        self.utf16 = Some(decoder(order));
                    }
                }
                true
            }
            None if self.ended => {
                self.decode(self.raw.len() / 2 * 2, true);
                match self.raw.first() {
                    // A line end or an end mark that some program put behind the text.
                    Some(b'\n' | b'\r' | b' ' | 0x1A | 0) => self.pass_on(1),
                    Some(_) => self.odd_byte(),
                    None => {}
                }
                false
            }
            None => {
                self.decode(without_suspicion(&self.raw, order), false);
                false
            }
        }
    }

    fn turn_to(&mut self, utf16: Option<Utf16>) {
        self.utf16 = utf16.map(decoder);
        self.writing.begin(self.made, utf16.map(Utf16::name));
    }

    /// The first bytes as they are.
    fn pass_on(&mut self, count: usize) {
        self.ready.extend(self.raw.drain(..count));
        self.taken += count as u64;
        self.made += count as u64;
    }

    /// The first bytes as the UTF-16 at hand. Half a surrogate at their end waits for its other half, unless they are the
    /// last.
    fn decode(&mut self, count: usize, last: bool) {
        let Some((_, decoder)) = &mut self.utf16 else {
            return;
        };
        let before = self.ready.len();
        let room = decoder
            .max_utf8_buffer_length(count)
            .unwrap_or(3 * count + 16);
        self.ready.resize(before + room, 0);
        let (_, _, written, _) =
            decoder.decode_to_utf8(&self.raw[..count], &mut self.ready[before..], last);
        self.ready.truncate(before + written);
        self.raw.drain(..count);
        self.taken += count as u64;
        self.made += written as u64;
    }

    /// The first byte is no part of a character.
    fn odd_byte(&mut self) {
        const LOST: &str = "\u{FFFD}";
        // Where reading failed, the other half was not read.
        if self.failed.is_none() {
            self.writing.add_odd_byte(self.taken);
        }
        self.raw.drain(..1);
        self.ready.extend_from_slice(LOST.as_bytes());
        self.taken += 1;
        self.made += LOST.len() as u64;
    }
}

impl<R: Read> Read for MixedReader<R> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        /// Less room than this is not worth the short way.
        const SHORTEST: usize = 64;
        if out.is_empty() {
            return Ok(0);
        }
        loop {
            if self.given < self.ready.len() {
                let count = (self.ready.len() - self.given).min(out.len());
                out[..count].copy_from_slice(&self.ready[self.given..][..count]);
                self.given += count;
                return Ok(count);
            }
            if self.ended && self.raw.is_empty() {
                return self.failed.take().map_or(Ok(0), Err);
            }
            let is_short = self.raw.len() <= BEFORE_ZERO && out.len() >= SHORTEST;
            if self.utf16.is_none() && is_short && !self.ended {
                match self.read_eight_bit(out)? {
                    0 => {}
                    count => return Ok(count),
                }
            } else {
                self.make_more()?;
            }
        }
    }
}

#[cfg(test)]
mod tests;
