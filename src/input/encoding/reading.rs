//! Bytes read in every code page, and which reading is the most plausible. Evidence comes
//! in tokens: letters, digits and high bytes without a break. How evidence gathers over a
//! file is in `detect`; what is done about a line is in `decode`.

use super::code_page::{CODE_PAGES, CodePage, Encoding};
use super::languages;
use super::plausible::{self, Plausibility};

/// One token that holds a byte from 0x80 on, and the bytes it stands between.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub(super) struct ByteToken<'a> {
    pub bytes: &'a [u8],
    before: u8,
    after: u8,
}

/// The tokens of `line` that hold a byte from 0x80 on. The signs of ASCII behind `@` do not end a token: in the encodings of
/// East Asia they may be the second half of a character.
pub(super) fn tokens(line: &[u8]) -> impl Iterator<Item = ByteToken<'_>> {
    let in_token = |byte: u8| byte >= 0x40 || byte.is_ascii_digit();
    let mut at = 0;
    std::iter::from_fn(move || {
        // Skip to the next high byte, then back to where its token starts.
        let high = at + line[at..].iter().position(|byte| *byte >= 0x80)?;
        let back = line[at..high].iter().rev();
        let start = high - back.take_while(|byte| in_token(**byte)).count();
        let ahead = line[high..].iter();
        at = high + ahead.take_while(|byte| in_token(**byte)).count();
        Some(ByteToken {
            bytes: &line[start..at],
            before: if start == 0 { b' ' } else { line[start - 1] },
            after: line.get(at).copied().unwrap_or(b' '),
        })
    })
}

impl ByteToken<'_> {
    pub fn high_bytes(&self) -> usize {
        self.bytes.iter().filter(|byte| **byte >= 0x80).count()
    }

    pub fn plausibility(&self, page: &CodePage) -> f32 {
        self.judge(&page.read(self.bytes)).total
    }

    pub fn is_nonsense(&self, page: &CodePage) -> bool {
        let (before, after) = (char::from(self.before), char::from(self.after));
        plausible::is_nonsense(&page.read(self.bytes), before, after)
    }

    fn judge(&self, text: &[char]) -> Plausibility {
        plausible::token(text, char::from(self.before), char::from(self.after))
    }
}

/// How plausible the evidence is in each code page, in the order of `CODE_PAGES`.
pub(super) struct PageReadings {
    totals: Vec<f32>,
    /// How much less plausible each page is if all of it is in one language, for each language. Bytes read in a wrong page
    /// make a word of this language and one of that; a file, or the names of two players, are mostly in one.
    in_one: Vec<[f32; languages::COUNT]>,
}

impl PageReadings {
    pub fn new() -> PageReadings {
        PageReadings {
            totals: vec![0.0; CODE_PAGES.len()],
            in_one: vec![[0.0; languages::COUNT]; CODE_PAGES.len()],
        }
    }

    pub fn from_tokens<'a>(tokens: impl Iterator<Item = ByteToken<'a>>) -> PageReadings {
        let mut readings = PageReadings::new();
        tokens.for_each(|token| readings.add(&token));
        readings
    }

    /// No single token may outweigh the rest: it may come from another source, or be
    /// damaged, so what it can say against a page is bounded.
    pub fn add(&mut self, token: &ByteToken) {
        const MOST: f32 = 16.0;

        // Pages agree on many tokens; a text is judged once.
        let mut judged: Vec<(Vec<char>, Plausibility)> = Vec::new();
        let mut of_page = Vec::with_capacity(CODE_PAGES.len());
        for page in CODE_PAGES.iter() {
            let text = page.read(token.bytes);
            let known = judged.iter().position(|(other, _)| *other == text);
            of_page.push(known.unwrap_or_else(|| {
                let judgement = token.judge(&text);
                judged.push((text, judgement));
                judged.len() - 1
            }));
        }
        let totals = judged.iter().map(|(_, judgement)| judgement.total);
        let best = totals.fold(f32::NEG_INFINITY, f32::max);
        for (page, judgement) in of_page.into_iter().enumerate() {
            let judgement = &judged[judgement].1;
            self.totals[page] += (judgement.total - best).max(-MOST);
            for (sum, less) in self.in_one[page].iter_mut().zip(&judgement.in_one) {
                *sum += less;
            }
        }
    }

    /// How much a page loses because its words are not all in one language. In a file of many countries that says little: what
    /// it can say is bounded.
    fn many_languages(&self, page: usize) -> f32 {
        const MOST: f32 = 6.0;
        self.in_one[page].iter().copied().fold(MOST, f32::min)
    }

    /// The most plausible page, when `favoured` has something else speaking for it. Of
    /// pages that read all the evidence alike, the most usual.
    pub fn best(&self, favoured: Option<(Encoding, f32)>) -> Encoding {
        let mut best = (Encoding::WINDOWS_1252, f32::NEG_INFINITY, 0.0);
        for (index, page) in CODE_PAGES.iter().enumerate() {
            let favour = match favoured {
                Some((encoding, favour)) if encoding == page.encoding => favour,
                _ => 0.0,
            };
            let total = self.totals[index];
            let standing = self.standing(index) + favour;
            if standing > best.1 {
                best = (page.encoding, standing, total);
            }
        }
        let alike = CODE_PAGES
            .iter()
            .zip(&self.totals)
            .find(|(_, total)| **total == best.2);
        alike.map_or(best.0, |(page, _)| page.encoding)
    }

    fn standing(&self, page: usize) -> f32 {
        self.totals[page] - CODE_PAGES[page].rarity - self.many_languages(page)
    }

    fn standing_of(&self, encoding: Encoding) -> Option<f32> {
        let mut pages = CODE_PAGES.iter();
        let page = pages.position(|page| page.encoding == encoding)?;
        Some(self.standing(page))
    }

    /// `guess`, unless another page is more plausible by `margin`.
    pub fn best_unless(&self, guess: Encoding, margin: f32) -> Encoding {
        let best = self.best(None);
        match (self.standing_of(guess), self.standing_of(best)) {
            (Some(mine), Some(other)) if other - mine < margin => guess,
            _ => best,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(line: &[u8]) -> Vec<&[u8]> {
        tokens(line).map(|token| token.bytes).collect()
    }

    #[test]
    fn only_tokens_with_high_bytes_are_evidence() {
        assert_eq!(bytes(b"[White \"Navara, David\"]"), Vec::<&[u8]>::new());
        assert_eq!(
            bytes(b"[Black \"\xd0uri\xe6, \x8earko\"]"),
            [&b"\xd0uri\xe6"[..], b"\x8earko"]
        );
        assert_eq!(bytes(b"Le7 \xbd-\xbd"), [b"\xbd", b"\xbd"]);
        assert_eq!(bytes(b"M\xfcller"), [b"M\xfcller"]);
    }

    #[test]
    fn the_same_text_goes_to_the_more_usual_page() {
        let best = |line: &[u8]| PageReadings::from_tokens(tokens(line)).best(None).name();
        assert_eq!(best(b"M\xfcller"), "windows-1252");
        assert_eq!(best(b"Andr\x82"), "ibm437");
        assert_eq!(best(b""), "windows-1252");
    }

    #[test]
    fn a_guess_stands_unless_another_is_better_by_a_margin() {
        let windows_1250 = Encoding::from_label("windows-1250").expect("a known label");
        let stands =
            |line: &[u8]| PageReadings::from_tokens(tokens(line)).best_unless(windows_1250, 3.0);
        assert_eq!(stands(b"M\xfcller"), windows_1250);
        assert_eq!(stands(b"\xd0uri\xe6"), windows_1250);
        assert_eq!(stands(b"Andr\x82").name(), "ibm437");
    }
}
