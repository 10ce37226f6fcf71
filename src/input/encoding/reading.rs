//! Bytes read in every code page, and which reading is the most plausible. Evidence comes
//! in tokens: letters, digits and high bytes without a break. How evidence gathers over a
//! file is in `detect`; what is done about a line is in `decode`.

use unicode_normalization::UnicodeNormalization;

use super::code_page::{CODE_PAGES, CodePage, Encoding};
use super::plausible;

/// One token that holds a byte from 0x80 on, and the bytes it stands between.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
pub(super) struct ByteToken<'a> {
    pub bytes: &'a [u8],
    before: u8,
    after: u8,
}

/// The tokens of `line` that hold a byte from 0x80 on.
pub(super) fn tokens(line: &[u8]) -> impl Iterator<Item = ByteToken<'_>> {
    let in_token = |byte: u8| byte >= 0x80 || byte.is_ascii_alphanumeric();
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

    fn text(&self, page: &CodePage) -> Vec<char> {
        let read = self.bytes.iter().map(|byte| page.read(*byte));
        match page.encoding.name() {
            "windows-1258" => read.nfc().collect(),
            _ => read.collect(),
        }
    }

    pub fn plausibility(&self, page: &CodePage) -> f32 {
        self.judge(&self.text(page))
    }

    pub fn is_nonsense(&self, page: &CodePage) -> bool {
        let (before, after) = (char::from(self.before), char::from(self.after));
        plausible::is_nonsense(&self.text(page), before, after)
    }

    fn judge(&self, text: &[char]) -> f32 {
        plausible::token(text, char::from(self.before), char::from(self.after))
    }
}

/// How plausible the evidence is in each code page, in the order of `CODE_PAGES`.
pub(super) struct PageReadings {
    totals: Vec<f32>,
}

impl PageReadings {
    pub fn new() -> PageReadings {
        PageReadings {
            totals: vec![0.0; CODE_PAGES.len()],
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
        let mut judged: Vec<(Vec<char>, f32)> = Vec::new();
        let mut scores = Vec::with_capacity(CODE_PAGES.len());
        for page in CODE_PAGES.iter() {
            let text = token.text(page);
            let known = judged.iter().find(|(other, _)| *other == text);
            let score = match known {
                Some((_, score)) => *score,
                None => {
                    let score = token.judge(&text);
                    judged.push((text, score));
                    score
                }
            };
            scores.push(score);
        }
        let best = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        for (total, score) in self.totals.iter_mut().zip(scores) {
            *total += (score - best).max(-MOST);
        }
    }

    /// The most plausible page, when `favoured` has something else speaking for it. Of
    /// pages that read all the evidence alike, the most usual.
    pub fn best(&self, favoured: Option<(Encoding, f32)>) -> Encoding {
        let mut best = (Encoding::WINDOWS_1252, f32::NEG_INFINITY, 0.0);
        for (page, &total) in CODE_PAGES.iter().zip(&self.totals) {
            let favour = match favoured {
                Some((encoding, favour)) if encoding == page.encoding => favour,
                _ => 0.0,
            };
            let standing = total - page.rarity + favour;
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

    fn standing(&self, encoding: Encoding) -> Option<f32> {
        let mut pages = CODE_PAGES.iter().zip(&self.totals);
        let (page, total) = pages.find(|(page, _)| page.encoding == encoding)?;
        Some(total - page.rarity)
    }

    /// `guess`, unless another page is more plausible by `margin`.
    pub fn best_unless(&self, guess: Encoding, margin: f32) -> Encoding {
        let best = self.best(None);
        match (self.standing(guess), self.standing(best)) {
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
