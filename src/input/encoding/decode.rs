//! A game's bytes to its text. UTF-8 is taken at its word; a line that is not UTF-8 is read
//! in the file's code page, unless that gives nonsense and another page gives sense. What
//! the file's page is, `detect` has found out.

use std::borrow::Cow;
use std::collections::HashSet;

use super::code_page::{CODE_PAGES, CodePage, Encoding};
use super::plausible;
use super::reading::{ByteToken, PageReadings, tokens};
use super::twice;

/// The text of a game, and what had to be done to get it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decoded<'a> {
    pub text: Cow<'a, str>,
    pub encodings: Names,
    pub damage: Option<Damage>,
}

/// What had happened to the text before we read it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Damage {
    /// Letters are lost: the text holds U+FFFD, from the input or for bytes that mean
    /// nothing.
    Replacement,
    /// It had been encoded twice; `text` is as it was meant.
    Twice,
    Both,
}

impl Damage {
    fn combine(replacement: bool, twice: bool) -> Option<Damage> {
        match (replacement, twice) {
            (true, true) => Some(Damage::Both),
            (true, false) => Some(Damage::Replacement),
            (false, true) => Some(Damage::Twice),
            (false, false) => None,
        }
    }

    pub fn has_replacement(self) -> bool {
        matches!(self, Damage::Replacement | Damage::Both)
    }

    pub fn was_twice(self) -> bool {
        matches!(self, Damage::Twice | Damage::Both)
    }
}

/// The encodings a game was read in, in order of first use; nearly always one, which
/// costs no allocation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names {
    first: &'static str,
    rest: Vec<&'static str>,
}

impl Names {
    fn one(encoding: Encoding) -> Names {
        Names {
            first: encoding.name(),
            rest: Vec::new(),
        }
    }

    fn add(names: &mut Option<Names>, encoding: Encoding) {
        match names {
            None => *names = Some(Names::one(encoding)),
            Some(names) if names.iter().any(|name| name == encoding.name()) => {}
            Some(names) => names.rest.push(encoding.name()),
        }
    }

    /// As reports show them; nearly always it is one name.
    pub fn text(&self) -> Cow<'static, str> {
        match self.rest.is_empty() {
            true => Cow::Borrowed(self.first),
            false => Cow::Owned(self.to_string()),
        }
    }

    pub fn iter(&self) -> impl Iterator<Item = &'static str> {
        std::iter::once(self.first).chain(self.rest.iter().copied())
    }
}

/// As reports show them: joined by `+`.
impl std::fmt::Display for Names {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.first)?;
        self.rest.iter().try_for_each(|name| write!(f, "+{name}"))
    }
}

/// Reads a game. `guess` is the file's encoding where a line is not UTF-8; `forced` makes
/// it the encoding of everything.
pub fn decode(game: &[u8], guess: Encoding, forced: bool) -> Decoded<'_> {
    if forced {
        return decode_as(game, guess);
    }
    match simdutf8::basic::from_utf8(game) {
        Ok(text) => decode_utf8(text),
        Err(_) => decode_lines(game, guess),
    }
}

/// The readings of bytes that are not UTF-8 in every encoding of one byte to a character, the most usual first, each text
/// once.
pub fn every_reading(game: &[u8]) -> impl Iterator<Item = Decoded<'_>> {
    let pages = match std::str::from_utf8(game) {
        Ok(_) => &[],
        Err(_) => CODE_PAGES.as_slice(),
    };
    let mut seen: HashSet<String> = HashSet::new();
    pages
        .iter()
        .filter(|page| !page.encoding.is_multi_byte())
        .map(|page| decode_as(game, page.encoding))
        .filter(|decoded| decoded.damage.is_none())
        .filter(move |decoded| seen.insert(decoded.text.clone().into_owned()))
}

/// A line of a text in an encoding of several bytes to a character, as UTF-8. UTF-8 it is already if that is the better
/// reading: files are glued together, and two ideographs may be UTF-8 by chance. A line that neither can be is left as it is.
pub fn line_in(encoding: Encoding, line: &[u8]) -> Cow<'_, [u8]> {
    if line.is_ascii() {
        return Cow::Borrowed(line);
    }
    let utf8 = std::str::from_utf8(line).ok();
    match (encoding.read_whole(line), utf8) {
        (Some(text), utf8)
            if utf8.is_none_or(|utf8| plausible::text(&text) > plausible::text(utf8)) =>
        {
            Cow::Owned(text.into_owned().into_bytes())
        }
        _ => Cow::Borrowed(line),
    }
}

fn decode_as(game: &[u8], encoding: Encoding) -> Decoded<'_> {
    let text = encoding.read(game);
    Decoded {
        damage: Damage::combine(text.contains('\u{FFFD}'), false),
        encodings: Names::one(encoding),
        text,
    }
}

fn decode_utf8(text: &str) -> Decoded<'_> {
    if text.is_ascii() {
        // Nearly every game of nearly every archive is plain ASCII: nothing can have gone wrong.
        return Decoded {
            damage: None,
            encodings: Names::one(Encoding::UTF_8),
            text: Cow::Borrowed(text),
        };
    }
    let undone = undo_lines(text);
    Decoded {
        damage: Damage::combine(text.contains('\u{FFFD}'), undone.is_some()),
        encodings: Names::one(Encoding::UTF_8),
        text: undone.map_or(Cow::Borrowed(text), Cow::Owned),
    }
}

/// The text with its twice encoded lines undone; nothing if there were none.
fn undo_lines(text: &str) -> Option<String> {
    let mut undone: Option<String> = None;
    let mut done = 0;
    for line in text.split_inclusive(['\n', '\r']) {
        match (&mut undone, twice::undo(line)) {
            (None, None) => {}
            (None, Some(better)) => undone = Some(text[..done].to_owned() + &better),
            (Some(all), better) => all.push_str(better.as_deref().unwrap_or(line)),
        }
        done += line.len();
    }
    undone
}

fn decode_lines(game: &[u8], guess: Encoding) -> Decoded<'_> {
    let lines = || game.split_inclusive(|byte| matches!(byte, b'\n' | b'\r'));
    let foreign = || lines().filter(|line| std::str::from_utf8(line).is_err());
    let settled = read_well(foreign(), guess);
    let guess = if settled {
        guess
    } else {
        page_of(foreign(), guess)
    };
    let mut text = String::with_capacity(game.len() + game.len() / 8);
    let mut encodings = None;
    let mut twice = false;
    for line in lines() {
        match std::str::from_utf8(line) {
            Ok(line) if line.is_ascii() => text.push_str(line),
            Ok(line) => {
                let undone = twice::undo(line);
                twice |= undone.is_some();
                text.push_str(undone.as_deref().unwrap_or(line));
                Names::add(&mut encodings, Encoding::UTF_8);
            }
            Err(_) => {
                let encoding = match settled {
                    true => guess,
                    false => encoding_of(line, guess),
                };
                text.push_str(&encoding.read(line));
                Names::add(&mut encodings, encoding);
            }
        }
    }
    Decoded {
        damage: Damage::combine(text.contains('\u{FFFD}'), twice),
        encodings: encodings.unwrap_or(Names::one(guess)),
        text: Cow::Owned(text),
    }
}

/// The encoding of one line that is not UTF-8: a code page, or UTF-8 that was cut in the
/// middle of a letter.
fn encoding_of(line: &[u8], guess: Encoding) -> Encoding {
    let page = page_of(std::iter::once(line), guess);
    let cut = String::from_utf8_lossy(line);
    let whole = cut
        .chars()
        .filter(|c| !c.is_ascii() && *c != '\u{FFFD}')
        .count();
    if whole > 0 && plausible::text(&cut) > plausible::text(&page.read(line)) {
        return Encoding::UTF_8;
    }
    page
}

/// `guess`, unless it reads these lines badly and another page better. Where the guess
/// gives nonsense, a little better is enough; where it gives merely odd letters, the
/// other must be far better, for names are odd.
fn page_of<'a>(lines: impl Iterator<Item = &'a [u8]> + Clone, guess: Encoding) -> Encoding {
    const A_LITTLE: f32 = 2.0;
    const FAR: f32 = 7.0;

    if read_well(lines.clone(), guess) {
        return guess;
    }
    let tokens = || lines.clone().filter(|line| is_text(line)).flat_map(tokens);
    let page = CODE_PAGES.iter().find(|page| page.encoding == guess);
    let nonsense = page.is_some_and(|page| tokens().any(|token| token.is_nonsense(page)));
    let margin = if nonsense { A_LITTLE } else { FAR };
    PageReadings::from_tokens(tokens()).best_unless(guess, margin)
}

/// Bytes that no page could turn into text need not be tried in all of them.
fn is_text(line: &[u8]) -> bool {
    let control = |byte: &u8| *byte < b' ' && !matches!(byte, b'\t' | b'\n' | b'\r');
    !line.iter().any(control)
}

/// Most lines are plainly what the file is, and the other pages need not be tried.
fn read_well<'a>(mut lines: impl Iterator<Item = &'a [u8]>, guess: Encoding) -> bool {
    /// A token reads well if its plausibility is at least this for each of its high bytes: letters that are known
    /// between such neighbours.
    const WELL: f32 = -5.5;

    let reads_well = |token: ByteToken, page: &CodePage| {
        token.plausibility(page) >= WELL * token.high_bytes() as f32
    };
    let page = CODE_PAGES.iter().find(|page| page.encoding == guess);
    page.is_some_and(|page| lines.all(|line| tokens(line).all(|token| reads_well(token, page))))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn latin() -> Encoding {
        Encoding::WINDOWS_1252
    }

    #[test]
    fn ascii_and_utf8_are_borrowed() {
        for text in ["[White \"Carlsen\"]\n", "[White \"Đurić\"]\n"] {
            let decoded = decode(text.as_bytes(), latin(), false);
            assert!(matches!(decoded.text, Cow::Borrowed(same) if same == text));
            assert_eq!(decoded.encodings.to_string(), "utf-8");
            assert_eq!(decoded.damage, None);
        }
    }

    #[test]
    fn a_game_that_mixes_encodings_names_them_in_order() {
        let game = b"[White \"M\xfcller\"]\n[Black \"M\xc3\xbcller\"]\n[Site \"K\x94ln\"]\n";
        let decoded = decode(game, latin(), false);
        assert_eq!(
            decoded.text,
            "[White \"Müller\"]\n[Black \"Müller\"]\n[Site \"Köln\"]\n"
        );
        assert_eq!(decoded.encodings.to_string(), "windows-1252+utf-8+ibm437");
        assert_eq!(decoded.damage, None);
    }

    #[test]
    fn a_line_that_reads_badly_is_read_otherwise() {
        let game = b"[Black \"Quadros,Andr\x82\"]\n";
        let decoded = decode(game, latin(), false);
        assert_eq!(decoded.text, "[Black \"Quadros,André\"]\n");
        assert_eq!(decoded.encodings.to_string(), "ibm437");
    }

    #[test]
    fn the_lines_of_a_game_speak_for_each_other() {
        let game = b"[Event \"P\xf8ebor\"]\n[White \"\x8aim\xe1\xe8ek\"]\n";
        let decoded = decode(game, latin(), false);
        assert_eq!(decoded.text, "[Event \"Přebor\"]\n[White \"Šimáček\"]\n");
        assert_eq!(decoded.encodings.to_string(), "windows-1250");
    }

    #[test]
    fn utf8_cut_inside_a_letter_is_still_utf8() {
        let game = b"[White \"M\xc3\xbcller, J\xc3\xb6rg-G\xc3\"]\n";
        let decoded = decode(game, latin(), false);
        assert_eq!(decoded.text, "[White \"Müller, Jörg-G\u{FFFD}\"]\n");
        assert_eq!(decoded.encodings.to_string(), "utf-8");
        assert_eq!(decoded.damage, Some(Damage::Replacement));
    }

    #[test]
    fn damage_done_before_is_told() {
        let damage = |text: &str| decode(text.as_bytes(), latin(), false).damage;
        assert_eq!(damage("Lecher\u{FFFD}a"), Some(Damage::Replacement));
        assert_eq!(damage("MÃ¼ller"), Some(Damage::Twice));
        assert_eq!(damage("MÃ¼ller\nLecher\u{FFFD}a"), Some(Damage::Both));
        assert_eq!(damage("Müller"), None);
    }

    #[test]
    fn twice_encoded_lines_are_undone_and_others_left() {
        let text = "[White \"Müller\"]\n[Black \"MÃ¼ller\"]\n[Site \"Köln\"]\n";
        let decoded = decode(text.as_bytes(), latin(), false);
        assert_eq!(
            decoded.text,
            "[White \"Müller\"]\n[Black \"Müller\"]\n[Site \"Köln\"]\n"
        );
    }

    #[test]
    fn what_is_forced_reads_everything() {
        let decoded = decode("Müller".as_bytes(), latin(), true);
        assert_eq!(decoded.text, "MÃ¼ller");
        assert_eq!(decoded.encodings.to_string(), "windows-1252");
        let decoded = decode(b"M\xfcller", Encoding::UTF_8, true);
        assert_eq!(decoded.text, "M\u{FFFD}ller");
        assert_eq!(decoded.damage, Some(Damage::Replacement));
    }

    fn line_ends(text: impl Iterator<Item = u8>) -> usize {
        text.filter(|byte| matches!(byte, b'\n' | b'\r')).count()
    }

    proptest! {
        #[test]
        fn ascii_is_untouched(text in "[ -~\r\n]*") {
            let decoded = decode(text.as_bytes(), latin(), false);
            prop_assert_eq!(decoded.text.as_ref(), text.as_str());
        }

        #[test]
        fn no_line_and_no_ascii_is_dropped(bytes: Vec<u8>, page in 0..CODE_PAGES.len()) {
            let decoded = decode(&bytes, CODE_PAGES[page].encoding, false);
            prop_assert_eq!(
                line_ends(bytes.iter().copied()),
                line_ends(decoded.text.bytes())
            );
            let ascii = bytes.iter().filter(|byte| byte.is_ascii()).count();
            let kept = decoded.text.bytes().filter(u8::is_ascii).count();
            // A tone mark of windows-1258 may join the ASCII letter before it, and ASCII may be half an ideograph.
            let joins = |name: &str| {
                let encoding = Encoding::from_label(name).expect("a name is a label");
                name == "windows-1258" || encoding.is_multi_byte()
            };
            prop_assert!(kept == ascii || decoded.encodings.iter().any(joins));
        }

        #[test]
        fn a_single_page_reads_every_byte(bytes: Vec<u8>) {
            let page = Encoding::from_label("ibm850").expect("a known label");
            let decoded = decode(&bytes, page, true);
            prop_assert_eq!(decoded.text.chars().count(), bytes.len());
        }
    }
}
