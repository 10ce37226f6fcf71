//! A game as it stood in its file, byte for byte. Reading changes two things in a text: a bare CR becomes `\n`, and UTF-16 and
//! pages of several bytes to a character become UTF-8. Both are undone here. What cannot be undone for certain is said.

use std::borrow::Cow;
use std::ops::Range;

use super::block::Block;

/// The text of a game without the blank lines behind it.
pub struct AsItStood<'b> {
    pub bytes: Cow<'b, [u8]>,
    /// The encoding that it had to be turned back into; none where it was never turned into another.
    pub encoding: Option<&'static str>,
    /// How its lines end.
    pub line_end: &'static str,
    /// The bytes are those of the file for certain. If not, it is UTF-8.
    pub is_certain: bool,
}

impl Block {
    /// The game with this number in its file, as it stood there.
    pub fn as_it_stood(&self, game: u64) -> Option<AsItStood<'_>> {
        let index = game.checked_sub(self.first_game)?;
        let place = self.games.get(usize::try_from(index).ok()?)?;
        let part = without_blank_lines_behind(&self.bytes, &place.bytes);
        let bytes = &self.bytes[part.clone()];
        let line_end = self.line_end(&part);
        let mut stood = Cow::Borrowed(bytes);
        for at in self.bare.within(&part) {
            stood.to_mut()[at - part.start] = b'\r';
        }
        let as_read = |bytes, is_certain| AsItStood {
            bytes,
            encoding: None,
            line_end,
            is_certain,
        };
        let Some(encoding) = self.transcoded(part.start) else {
            return Some(as_read(stood, !self.changes_encoding_in(&part)));
        };
        let turned_back = std::str::from_utf8(&stood)
            .ok()
            // What was no character is lost.
            .filter(|text| !text.contains('\u{FFFD}') && !self.changes_encoding_in(&part))
            .and_then(|text| in_encoding(text, Some(encoding)));
        Some(match turned_back {
            Some(bytes) => AsItStood {
                bytes: bytes.into(),
                encoding: Some(encoding),
                ..as_read(Cow::Borrowed(b""), true)
            },
            None => as_read(stood, false),
        })
    }

    /// Whether text in another encoding begins within a part.
    fn changes_encoding_in(&self, part: &Range<usize>) -> bool {
        let mut begun = self.transcoded.iter();
        begun.any(|(at, _)| part.start < *at && *at < part.end)
    }

    /// How the first line of a part ends.
    fn line_end(&self, part: &Range<usize>) -> &'static str {
        let behind = &self.bytes[part.start..];
        let Some(end) = memchr::memchr(b'\n', behind) else {
            return "\n";
        };
        let at = part.start + end;
        match self.bare.within(&(at..at + 1)).next() {
            Some(_) => "\r",
            None if behind[..end].ends_with(b"\r") => "\r\n",
            None => "\n",
        }
    }
}

/// A text in UTF-16 or in a page of several bytes to a character; in UTF-8 where no encoding is named. None: the encoding
/// lacks a character.
pub fn in_encoding(text: &str, encoding: Option<&'static str>) -> Option<Vec<u8>> {
    match encoding {
        None => Some(text.into()),
        Some("utf-16le") => Some(text.encode_utf16().flat_map(u16::to_le_bytes).collect()),
        Some("utf-16be") => Some(text.encode_utf16().flat_map(u16::to_be_bytes).collect()),
        Some(name) => {
            let encoding = encoding_rs::Encoding::for_label(name.as_bytes())?;
            let (bytes, _, lacks) = encoding.encode(text);
            (!lacks).then(|| bytes.into_owned())
        }
    }
}

/// Blanks at the end of the last line stay.
fn without_blank_lines_behind(text: &[u8], part: &Range<usize>) -> Range<usize> {
    let bytes = &text[part.clone()];
    let last = bytes.iter().rposition(|byte| !byte.is_ascii_whitespace());
    let end = last.map_or(0, |last| last + 1);
    let rest = &bytes[end..];
    let line = memchr::memchr2(b'\r', b'\n', rest).unwrap_or(rest.len());
    part.start..part.start + end + line
}

#[cfg(test)]
mod tests {
    use super::super::blocks::{SIZES, blocks_of_reader};
    use super::super::encoding::Encoding;
    use super::*;

    /// Every game of a file, byte for byte.
    fn stood(file: &[u8], encoding: Option<Encoding>) -> Vec<(Vec<u8>, &'static str, bool)> {
        let mut games = Vec::new();
        for block in blocks_of_reader(file, encoding) {
            let block = block.expect("readable");
            for game in block.first_game.. {
                let Some(stood) = block.as_it_stood(game) else {
                    break;
                };
                games.push((stood.bytes.into_owned(), stood.line_end, stood.is_certain));
            }
        }
        games
    }

    const TWO: [&str; 2] = [
        "[Event \"a\"]\n[White \"Müller, Jörg\"]\n\n1. e4 e5 * ",
        "[Event \"b\"]\n[White \"Ñandú\"]\n\n1. d4\n\td5 *",
    ];

    #[test]
    fn line_ends_of_every_kind_stay() {
        for (end, between) in [("\n", 2), ("\r", 2), ("\r\n", 3)] {
            let games = TWO.map(|game| game.replace('\n', end));
            let file = games.join(&end.repeat(between)) + end;
            let expected = games.map(|game| (game.into_bytes(), end, true));
            assert_eq!(stood(file.as_bytes(), None), expected, "{end:?}");
        }
        let mixed = "[Event \"a\"]\r\n[White \"b\"]\r\r1. e4 e5\n*\r\n";
        let (bytes, end, certain) = stood(mixed.as_bytes(), None).remove(0);
        assert_eq!(
            (&*bytes, end, certain),
            (mixed.trim_end().as_bytes(), "\r\n", true)
        );
    }

    #[test]
    fn bare_returns_are_put_back_in_every_block() {
        let game = |number: usize| format!("[Event \"{number}\"]\r[Site \"?\"]\r\r1. e4 e5 *");
        let games: Vec<String> = (0..3 * SIZES.target / 40).map(game).collect();
        let file = games.join("\r\r");
        let found = stood(file.as_bytes(), None);
        let found: Vec<_> = found.into_iter().map(|(bytes, ..)| bytes).collect();
        assert!(
            found
                .iter()
                .map(|bytes| &bytes[..])
                .eq(games.iter().map(|game| game.as_bytes()))
        );
    }

    #[test]
    fn encodings_stay() {
        let text = TWO.join("\n\n");
        let latin = encoding_rs::WINDOWS_1252.encode(&text).0.into_owned();
        let found = stood(&latin, None);
        assert_eq!(
            found
                .iter()
                .map(|(bytes, ..)| &bytes[..])
                .collect::<Vec<_>>()
                .join(&b"\n\n"[..]),
            latin
        );
        for (name, mark) in [("utf-16le", true), ("utf-16be", true), ("utf-16le", false)] {
            let coded = |text: &str| in_encoding(text, Some(name)).expect("it has all characters");
            let mark = if mark { "\u{FEFF}" } else { "" };
            let file = coded(&format!("{mark}{text}\n"));
            let expected = TWO.map(|game| (coded(game), "\n", true));
            assert_eq!(stood(&file, None), expected, "{name}");
        }
        let chinese = "[Event \"中国棋院\"]\n[White \"丁立人\"]\n\n1. e4 *";
        let coded = in_encoding(chinese, Some("gbk")).expect("it has all characters");
        let gbk = Encoding::from_label("gbk");
        assert_eq!(stood(&coded, gbk), [(coded.clone(), "\n", true)]);
    }

    /// Half a character of UTF-16 is lost when it is read.
    #[test]
    fn what_cannot_be_put_back_is_said() {
        let mut file: Vec<u8> = in_encoding("\u{FEFF}[Event \"a", Some("utf-16le")).expect("all");
        file.extend([0x00, 0xD8]);
        file.extend(in_encoding("\"]\n\n1. e4 *\n", Some("utf-16le")).expect("all"));
        let found = stood(&file, None);
        assert_eq!(found.len(), 1);
        assert!(!found[0].2);
    }
}
