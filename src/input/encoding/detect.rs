//! Which encoding the lines of a file are in that are not UTF-8: evidence gathered block
//! after block. Single lines that disagree with the file are the business of `decode`.

use std::collections::HashSet;
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};

use super::code_page::{CODE_PAGES, CodePage, Encoding};
use super::reading::{ByteToken, PageReadings, tokens};

/// Distinct tokens, and bytes of lines that are not UTF-8, after which the guess no longer
/// moves: it is long certain, and the thread that reads the file must not wait on it.
const ENOUGH_TOKENS: usize = 2000;
const ENOUGH_BYTES: usize = 4 << 20;

/// Watches one file go by, in order.
pub struct Detector {
    forced: Option<Encoding>,
    /// None before there is anything to read: the tables of all pages take a millisecond to make.
    readings: Option<PageReadings>,
    browsers: EncodingDetector,
    /// Tokens seen, so that an event's name in a thousand games counts once.
    seen: HashSet<u64>,
    /// Bytes of lines that are not UTF-8.
    examined: usize,
    guess: Encoding,
}

impl Detector {
    pub fn new(forced: Option<Encoding>) -> Detector {
        Detector {
            forced,
            readings: None,
            browsers: EncodingDetector::new(Iso2022JpDetection::Deny),
            seen: HashSet::new(),
            examined: 0,
            guess: Encoding::WINDOWS_1252,
        }
    }

    /// The best guess for the lines that are not UTF-8, from all blocks so far and this.
    pub fn see(&mut self, block: &[u8]) -> Encoding {
        if let Some(forced) = self.forced {
            return forced;
        }
        if !self.is_certain() && simdutf8::basic::from_utf8(block).is_err() {
            self.learn(block);
        }
        self.guess
    }

    fn learn(&mut self, block: &[u8]) {
        let readings = self.readings.get_or_insert_with(PageReadings::new);
        let lines = block.split(|byte| matches!(byte, b'\n' | b'\r'));
        for line in lines.filter(|line| std::str::from_utf8(line).is_err()) {
            let known = self.seen.len();
            for token in tokens(line) {
                if self.seen.insert(fingerprint(&token)) {
                    readings.add(&token);
                }
            }
            if self.seen.len() > known {
                self.browsers.feed(line, false);
                self.browsers.feed(b"\n", false);
            }
            self.examined += line.len();
            if is_enough(&self.seen, self.examined) {
                break;
            }
        }
        self.guess = verdict(readings, &self.browsers);
    }

    fn is_certain(&self) -> bool {
        is_enough(&self.seen, self.examined)
    }
}

fn is_enough(seen: &HashSet<u64>, examined: usize) -> bool {
    seen.len() >= ENOUGH_TOKENS || examined >= ENOUGH_BYTES
}

/// The browsers' detector knows running text better than we do, and names less well; it knows no DOS pages, and says
/// windows-1252 when it does not know. Its word weighs less than one letter's neighbours.
fn verdict(readings: &PageReadings, browsers: &EncodingDetector) -> Encoding {
    const BROWSERS: f32 = 1.5;

    let theirs = browsers.guess(None, Utf8Detection::Deny);
    let theirs = Encoding::from_label(theirs.name()).filter(|page| *page != Encoding::WINDOWS_1252);
    readings.best(theirs.map(|page| (page, BROWSERS)))
}

/// The encoding of several bytes to a character that a text is in, by its beginning. Such a text is turned into UTF-8 before
/// anything is looked for in it.
pub fn multi_byte(head: &[u8]) -> Option<Encoding> {
    // The end may be cut in the middle of a character.
    if std::str::from_utf8(head).map_or_else(|error| error.error_len().is_none(), |_| true) {
        return None;
    }
    let whole = memchr::memrchr(b'\n', head).map_or(head, |end| &head[..end]);
    // Nearly all other text holds a byte that has no second half: then the pages need not be tried.
    let lines = || {
        let lines = whole.split(|byte| matches!(byte, b'\n' | b'\r'));
        lines.filter(|line| std::str::from_utf8(line).is_err())
    };
    let all = lines().count();
    if all == 0 {
        return None;
    }
    let is_mostly_in = |page: &CodePage| {
        let read = lines().filter(|line| page.encoding.read_whole(line).is_some());
        read.count() * 10 >= all * 9
    };
    let mut pages = CODE_PAGES
        .iter()
        .filter(|page| page.encoding.is_multi_byte());
    if !pages.any(is_mostly_in) || lines().all(is_letter_before_squares) {
        return None;
    }
    Some(Detector::new(None).see(whole)).filter(|guess| guess.is_multi_byte())
}

/// Whether every high byte stands alone before a square or a sign of capture, as the letter of a piece does. The second half
/// of a character may be the letter of a file, but seldom with a rank behind it each time.
fn is_letter_before_squares(line: &[u8]) -> bool {
    let mut high = line.iter().enumerate().filter(|(_, byte)| **byte >= 0x80);
    high.all(|(at, _)| {
        let behind = line.get(at + 1..).unwrap_or_default();
        let square = behind.strip_prefix(b"x").unwrap_or(behind);
        matches!(square, [b'a'..=b'h', b'1'..=b'8', ..])
    })
}

/// A hash that is the same in every run, so that two runs give the same report.
fn fingerprint(token: &ByteToken) -> u64 {
    BuildHasherDefault::<DefaultHasher>::default().hash_one(token)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn guess(blocks: &[&[u8]]) -> &'static str {
        let mut detector = Detector::new(None);
        let guesses = blocks.iter().map(|block| detector.see(block));
        guesses.last().map_or("", Encoding::name)
    }

    #[test]
    fn ascii_and_utf8_say_nothing_of_the_rest() {
        let blocks = ["[White \"Carlsen\"]\n", "[White \"Đurić\"]\n"];
        assert_eq!(guess(&blocks.map(str::as_bytes)), "windows-1252");
    }

    #[test]
    fn later_blocks_correct_earlier_ones() {
        let first: &[u8] = b"[White \"M\xfcller\"]\n";
        let second: &[u8] = b"[White \"\xd0uri\xe6, \x8earko\"]\n";
        assert_eq!(guess(&[first]), "windows-1252");
        assert_eq!(guess(&[first, second]), "windows-1250");
    }

    #[test]
    fn a_repeated_name_counts_once() {
        let czech =
            b"[Event \"P\xf8ebor\"]\n[White \"\x8aim\xe1\xe8ek\"]\n[Black \"Dvo\xf8\xe1k\"]\n";
        let dos = b"[Site \"Andr\x82\"]\n".repeat(500);
        assert_eq!(guess(&[&dos, czech]), "windows-1250");
    }

    #[test]
    fn what_is_forced_is_not_questioned() {
        let mut detector = Detector::new(Encoding::from_label("koi8-r"));
        assert_eq!(detector.see(b"M\xfcller").name(), "koi8-r");
    }
}
