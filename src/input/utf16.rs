//! UTF-16 recognised and turned into UTF-8 while reading, since nothing behind could even find a line end in it.
//! Every other encoding passes through here untouched.

use std::io::{self, Read};

use encoding_rs::{Decoder, Encoding, UTF_16BE, UTF_16LE};

const PIECE: usize = 64 * 1024;

/// The byte order of a UTF-16 text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Utf16 {
    LittleEndian,
    BigEndian,
}

impl Utf16 {
    /// By the byte order mark, or by zero bytes that fall on one side of the pairs only: the tags, digits and moves
    /// of any chess text are ASCII for the most part, whatever the names are written in.
    pub(super) fn detect(head: &[u8]) -> Option<Utf16> {
        match head {
            [0xFF, 0xFE, ..] => return Some(Utf16::LittleEndian),
            [0xFE, 0xFF, ..] => return Some(Utf16::BigEndian),
            _ => {}
        }
        let (pairs, _) = head.as_chunks::<2>();
        let first = pairs.iter().filter(|pair| pair[0] == 0).count();
        let second = pairs.iter().filter(|pair| pair[1] == 0).count();
        let one_sided =
            |zeros: usize, others: usize| zeros * 4 > pairs.len() && others * 10 < zeros;
        if one_sided(second, first) {
            Some(Utf16::LittleEndian)
        } else if one_sided(first, second) {
            Some(Utf16::BigEndian)
        } else {
            None
        }
    }

    /// The name as reports give it.
    pub(super) fn name(self) -> &'static str {
        match self {
            Utf16::LittleEndian => "utf-16le",
            Utf16::BigEndian => "utf-16be",
        }
    }

    fn encoding(self) -> &'static Encoding {
        match self {
            Utf16::LittleEndian => UTF_16LE,
            Utf16::BigEndian => UTF_16BE,
        }
    }
}

/// Reads UTF-16 and gives UTF-8. A byte order mark comes out as the UTF-8 one; what is no character, as U+FFFD.
pub(super) struct Utf16Reader<R> {
    inner: R,
    decoder: Decoder,
    raw: Box<[u8]>,
    decoded: Vec<u8>,
    given: usize,
    ended: bool,
}

impl<R: Read> Utf16Reader<R> {
    pub(super) fn new(inner: R, utf16: Utf16) -> Utf16Reader<R> {
        Utf16Reader {
            inner,
            decoder: utf16.encoding().new_decoder_without_bom_handling(),
            raw: vec![0; PIECE].into_boxed_slice(),
            decoded: Vec::new(),
            given: 0,
            ended: false,
        }
    }

    fn decode_more(&mut self) -> io::Result<()> {
        let read = self.inner.read(&mut self.raw)?;
        self.ended = read == 0;
        // Enough for whatever these bytes can become, so one call takes them all.
        let room = self
            .decoder
            .max_utf8_buffer_length(read)
            .ok_or(io::ErrorKind::OutOfMemory)?;
        self.decoded.resize(room, 0);
        let (_, _, written, _) =
            self.decoder
                .decode_to_utf8(&self.raw[..read], &mut self.decoded, self.ended);
        self.decoded.truncate(written);
        self.given = 0;
        Ok(())
    }
}

impl<R: Read> Read for Utf16Reader<R> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        while self.given == self.decoded.len() && !self.ended {
            self.decode_more()?;
        }
        let ready = &self.decoded[self.given..];
        let count = ready.len().min(out.len());
        out[..count].copy_from_slice(&ready[..count]);
        self.given += count;
        Ok(count)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: &str = "[White \"Мария\"]\n[Black \"Ω 𝔛\"]\n\n1. e4 ♞c6 *\n";

    fn little(text: &str) -> Vec<u8> {
        text.encode_utf16().flat_map(u16::to_le_bytes).collect()
    }

    fn big(text: &str) -> Vec<u8> {
        text.encode_utf16().flat_map(u16::to_be_bytes).collect()
    }

    /// Gives one byte at a time, so that every pair and surrogate is torn apart.
    struct Drip<'a>(&'a [u8]);

    impl Read for Drip<'_> {
        fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
            let count = self.0.len().min(out.len()).min(1);
            self.0.read(&mut out[..count])
        }
    }

    fn decoded(bytes: &[u8], utf16: Utf16) -> String {
        let mut text = String::new();
        Utf16Reader::new(Drip(bytes), utf16)
            .read_to_string(&mut text)
            .expect("the output is UTF-8");
        text
    }

    #[test]
    fn known_by_its_byte_order_mark() {
        assert_eq!(Utf16::detect(b"\xFF\xFEx\x04"), Some(Utf16::LittleEndian));
        assert_eq!(Utf16::detect(b"\xFE\xFF\x04x"), Some(Utf16::BigEndian));
    }

    #[test]
    fn known_without_a_mark_by_where_the_zero_bytes_fall() {
        assert_eq!(Utf16::detect(&little(GAME)), Some(Utf16::LittleEndian));
        assert_eq!(Utf16::detect(&big(GAME)), Some(Utf16::BigEndian));
    }

    #[test]
    fn eight_bit_text_is_not_utf16_even_when_padded_with_zeros() {
        assert_eq!(Utf16::detect(GAME.as_bytes()), None);
        assert_eq!(Utf16::detect(&[GAME.as_bytes(), &[0; 500]].concat()), None);
        assert_eq!(Utf16::detect(b""), None);
    }

    #[test]
    fn characters_torn_between_reads_come_out_whole() {
        assert_eq!(decoded(&little(GAME), Utf16::LittleEndian), GAME);
        assert_eq!(decoded(&big(GAME), Utf16::BigEndian), GAME);
    }

    #[test]
    fn half_a_character_at_the_end_is_shown_not_dropped() {
        let mut bytes = little("ab");
        bytes.push(b'c');
        assert_eq!(decoded(&bytes, Utf16::LittleEndian), "ab\u{FFFD}");
    }
}
