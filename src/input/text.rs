//! One file as a stream of text: unpacked, UTF-16 (`mixed`) and encodings of several bytes to a character (`transcode`) turned
//! into UTF-8, without the byte order mark, and known by its kind. Reading errors are kept in their place, so that what stands before the damage is read first.

use std::io::{self, Cursor, Read};

use super::account::ByteCount;
use super::decompress::{Compression, MAGIC_LENGTH};
use super::encoding::{Encoding, multi_byte};
use super::limits::Unpacked;
use super::line_ends::{self, BareReturns};
use super::mixed::{MixedReader, Writing};
use super::sniff::{self, FoundBy, HEAD_LENGTH};
use super::starts::{BYTE_ORDER_MARK, has_event_line};
use super::transcode::TranscodingReader;
use super::utf16::Utf16;
use super::{FileKind, Wanted};

/// How far a text that looks like none of ours is searched for the first game.
pub(super) const LONGEST_PREFACE: usize = 16 << 20;

/// A text, and what it is.
pub(super) struct Text<'a> {
    pub(super) kind: FileKind,
    /// Which of its parts were turned into UTF-8.
    pub(super) writing: Writing,
    /// How much of it has been read, the byte order mark included.
    pub(super) count: ByteCount,
    /// The length of the byte order mark, which `reader` leaves out.
    pub(super) mark: usize,
    pub(super) reader: Box<dyn Read + 'a>,
}

impl<'a> Text<'a> {
    /// `name` may break a tie about the kind. A text that is damaged before it shows anything wanted is an error.
    /// `encoding` is what the user says that it is in.
    pub(super) fn open<R: Read + 'a>(
        content: Peeked<R>,
        name: &str,
        found: FoundBy,
        wanted: Wanted,
        encoding: Option<Encoding>,
    ) -> io::Result<Text<'a>> {
        let bytes: Box<dyn Read + 'a> = match Compression::of_content(&content.head) {
            Some(compression) => {
                let unpacked = content.unpacked.clone();
                Box::new(unpacked.count(compression.decoder(content.reader())?))
            }
            None => Box::new(content.reader()),
        };
        let (decoded, writing) = decoded(Peeked::new(bytes, HEAD_LENGTH), encoding);
        let count = ByteCount::default();
        let mut text = Peeked::new(count.of(decoded), HEAD_LENGTH);
        let mark = match text.head.starts_with(BYTE_ORDER_MARK) {
            true => BYTE_ORDER_MARK.len(),
            false => 0,
        };
        text.head.drain(..mark);
        let mut kind = kind_of(&text.head, name, found);
        // A preface may be long: a game that begins far behind it must not be lost.
        let goes_on = text.head.len() + BYTE_ORDER_MARK.len() >= HEAD_LENGTH;
        if matches!(kind, FileKind::Other | FileKind::NotAGame(_)) && goes_on {
            text.look_on(LONGEST_PREFACE);
            if has_event_line(&unified(&text.head)) {
                kind = FileKind::Pgn;
            }
        }
        if !wanted.takes(kind)
            && let Some(error) = text.failed.take()
        {
            return Err(error);
        }
        Ok(Text {
            kind,
            writing,
            count,
            mark,
            reader: Box::new(text.reader()),
        })
    }
}

/// The bytes as text in which lines and brackets can be looked for, and how they were written. UTF-16 shows itself, whatever
/// the user says of the rest.
fn decoded<'a>(
    bytes: Peeked<impl Read + 'a>,
    encoding: Option<Encoding>,
) -> (Box<dyn Read + 'a>, Writing) {
    let utf16 = Utf16::detect(&bytes.head);
    let turned = match (utf16, encoding) {
        (Some(_), _) => None,
        (None, Some(said)) => Some(said).filter(|said| said.is_multi_byte()),
        (None, None) => multi_byte(&bytes.head),
    };
    let Some(turned) = turned else {
        let mixed = MixedReader::new(bytes.reader(), utf16);
        let writing = mixed.writing();
        return (Box::new(mixed), writing);
    };
    let reader = match encoding {
        Some(said) => TranscodingReader::said(bytes.reader(), said),
        None => TranscodingReader::seen(bytes.reader(), turned),
    };
    (Box::new(reader), Writing::whole(turned.name()))
}

fn kind_of(head: &[u8], name: &str, found: FoundBy) -> FileKind {
    sniff::kind_of(&unified(head), name, found)
}

/// The text with one kind of line end.
fn unified(head: &[u8]) -> Vec<u8> {
    let mut head = head.to_vec();
    line_ends::unify(&mut head, 0, true, &mut BareReturns::default());
    head
}

/// A reader whose beginning has been looked at.
pub(super) struct Peeked<R> {
    pub(super) head: Vec<u8>,
    /// The error that ended the look.
    failed: Option<io::Error>,
    rest: R,
    /// What may be unpacked of it, if it is packed.
    unpacked: Unpacked,
}

impl<R: Read> Peeked<R> {
    fn new(mut reader: R, length: usize) -> Peeked<R> {
        let mut head = Vec::new();
        let failed = reader
            .by_ref()
            .take(length as u64)
            .read_to_end(&mut head)
            .err();
        Peeked {
            head,
            failed,
            rest: reader,
            unpacked: Unpacked::default(),
        }
    }

    /// Looks at more of it.
    fn look_on(&mut self, length: usize) {
        if self.failed.is_none() {
            let mut more = self.rest.by_ref().take(length as u64);
            self.failed = more.read_to_end(&mut self.head).err();
        }
    }

    /// The content of a file, of which the first bytes tell the format.
    pub(super) fn content(reader: R) -> Peeked<R> {
        Peeked::new(reader, MAGIC_LENGTH)
    }

    /// Counts what is unpacked.
    pub(super) fn counted_by(self, unpacked: &Unpacked) -> Peeked<R> {
        let unpacked = unpacked.clone();
        Peeked { unpacked, ..self }
    }

    /// All of it from the beginning, the error in its place.
    pub(super) fn reader(self) -> impl Read {
        Cursor::new(self.head).chain(FailsFirst {
            failed: self.failed,
            rest: self.rest,
        })
    }

    /// The reader behind the look.
    pub(super) fn into_rest(self) -> R {
        self.rest
    }
}

struct FailsFirst<R> {
    failed: Option<io::Error>,
    rest: R,
}

impl<R: Read> Read for FailsFirst<R> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        match self.failed.take() {
            Some(error) => Err(error),
            None => self.rest.read(out),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::decompress::tests::pack;
    use super::*;

    const GAME: &str = "[Event \"Ω\"]\n\n1. e4 *\n";

    fn open(bytes: &[u8]) -> io::Result<Text<'_>> {
        Text::open(
            Peeked::content(bytes),
            "a.pgn",
            FoundBy::Name,
            Wanted::Games,
            None,
        )
    }

    fn read(bytes: &[u8]) -> (String, Option<&'static str>) {
        let mut text = open(bytes).expect("readable");
        let mut all = String::new();
        text.reader
            .read_to_string(&mut all)
            .expect("readable UTF-8");
        let writing = text.writing.of_part(0, all.len());
        (all, writing[0].1)
    }

    #[test]
    fn the_byte_order_mark_of_utf8_is_taken_off() {
        assert_eq!(
            read(format!("\u{FEFF}{GAME}").as_bytes()),
            (GAME.to_owned(), None)
        );
    }

    #[test]
    fn utf16_comes_out_as_utf8_and_is_named() {
        let little: Vec<u8> = format!("\u{FEFF}{GAME}")
            .encode_utf16()
            .flat_map(u16::to_le_bytes)
            .collect();
        assert_eq!(read(&little), (GAME.to_owned(), Some("utf-16le")));
        let big: Vec<u8> = GAME.encode_utf16().flat_map(u16::to_be_bytes).collect();
        assert_eq!(read(&big), (GAME.to_owned(), Some("utf-16be")));
    }

    #[test]
    fn utf16_inside_compression_is_found_too() {
        let little: Vec<u8> = GAME.encode_utf16().flat_map(u16::to_le_bytes).collect();
        assert_eq!(
            read(&pack(Compression::Xz, &little)),
            (GAME.to_owned(), Some("utf-16le"))
        );
    }

    #[test]
    fn text_longer_than_the_look_comes_out_whole() {
        let long = GAME.repeat(3 * HEAD_LENGTH / GAME.len());
        assert_eq!(read(long.as_bytes()).0, long);
        assert_eq!(read(&pack(Compression::Gzip, long.as_bytes())).0, long);
    }

    #[test]
    fn a_game_behind_a_long_preface_is_found() {
        let text = format!("{}{GAME}", "words and words\n".repeat(HEAD_LENGTH / 10));
        let opened = open(text.as_bytes()).expect("readable");
        assert_eq!(opened.kind, FileKind::Pgn);
        assert_eq!(read(text.as_bytes()).0, text);
        let words = "words and words\n".repeat(HEAD_LENGTH / 10);
        assert_eq!(
            open(words.as_bytes()).expect("readable").kind,
            FileKind::Other
        );
    }

    #[test]
    fn damage_within_the_look_is_met_in_its_place() {
        let packed = pack(Compression::Bzip2, GAME.as_bytes());
        let torn = [packed.as_slice(), &packed[..packed.len() - 4]].concat();
        let mut text = open(&torn).expect("readable");
        let mut all = Vec::new();
        assert!(text.reader.read_to_end(&mut all).is_err());
        assert!(all.starts_with(GAME.as_bytes()));
    }

    #[test]
    fn damage_before_any_game_is_an_error_not_the_absence_of_games() {
        let packed = pack(Compression::Gzip, GAME.as_bytes());
        assert!(open(&packed[..12]).is_err());
        assert!(open(b"").is_ok_and(|text| text.kind == FileKind::Empty));
    }
}
