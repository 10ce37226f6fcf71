//! Text that was encoded twice: UTF-8 that someone read in a code page and wrote as UTF-8
//! again (`MÃ¼ller`). Undone only where the whole line goes back to UTF-8 without a rest
//! and what comes out is far more plausible; text that merely looks odd stays.

use super::code_page::{CODE_PAGES, CodePage};
use super::plausible;

/// The pages that UTF-8 has been misread in, and how many characters must come out at the
/// least. windows-1252 stands for Latin-1 too, and is by far the most usual; in the others
/// two sequences must agree.
const MISREAD_IN: [(&str, usize); 8] = [
    ("windows-1252", 1),
    ("windows-1251", 2),
    ("windows-1250", 2),
    ("windows-1254", 2),
    ("windows-1257", 2),
    ("ibm437", 2),
    ("ibm850", 2),
    ("macintosh", 2),
];

/// How much more plausible the text must become, per line.
const FAR_BETTER: f32 = 6.0;

/// The line as it was before it was encoded again, however often that happened.
pub(super) fn undo(line: &str) -> Option<String> {
    let mut undone = undo_once(line)?;
    while let Some(again) = undo_once(&undone) {
        undone = again;
    }
    Some(undone)
}

fn undo_once(line: &str) -> Option<String> {
    if line.is_ascii() {
        return None;
    }
    let mut written = None;
    for (name, least) in MISREAD_IN {
        let Some(page) = CODE_PAGES.iter().find(|page| page.encoding.name() == name) else {
            continue;
        };
        let Some(undone) = through(line, page, least) else {
            continue;
        };
        let written = *written.get_or_insert_with(|| plausible::text(line));
        if plausible::text(&undone) - written >= FAR_BETTER {
            return Some(undone);
        }
    }
    None
}

/// The line's characters as bytes of `page`, read as UTF-8; only if every one has a byte,
/// all bytes are UTF-8, and at least `least` characters come out of several bytes.
fn through(line: &str, page: &CodePage, least: usize) -> Option<String> {
    let mut bytes = Vec::with_capacity(line.len());
    let mut pending = 0;
    for c in line.chars() {
        let byte = byte(c, page)?;
        // Almost every line that was not encoded twice fails at its first letter.
        pending = match (pending, byte) {
            (0, 0x00..=0x7F) => 0,
            (0, 0xC2..=0xDF) => 1,
            (0, 0xE0..=0xEF) => 2,
            (0, 0xF0..=0xF4) => 3,
            (1.., 0x80..=0xBF) => pending - 1,
            _ => return None,
        };
        bytes.push(byte);
    }
    let undone = String::from_utf8(bytes).ok()?;
    let came_out = undone.chars().filter(|c| !c.is_ascii()).count();
    (came_out >= least).then_some(undone)
}

/// C1 controls are the bytes themselves: Latin-1 leaves them where windows-1252 and its
/// kin have letters and quotes.
fn byte(c: char, page: &CodePage) -> Option<u8> {
    match c {
        '\u{80}'..='\u{9F}' => Some(c as u8),
        _ => page.byte(c),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn german_through_windows_1252_and_latin1() {
        assert_eq!(undo("MÃ¼ller, JÃ¶rg").as_deref(), Some("Müller, Jörg"));
        assert_eq!(undo("GrÃ¶ÃŸe").as_deref(), Some("Größe"));
        assert_eq!(undo("GrÃ¶Ã\u{9f}e").as_deref(), Some("Größe"));
        assert_eq!(undo("Â½-Â½").as_deref(), Some("½-½"));
    }

    #[test]
    fn east_of_german_too() {
        assert_eq!(
            undo("Ä\u{90}uriÄ\u{87}, Å½arko").as_deref(),
            Some("Đurić, Žarko")
        );
        assert_eq!(undo("Ð˜Ð²Ð°Ð½Ð¾Ð²").as_deref(), Some("Иванов"));
    }

    #[test]
    fn through_other_pages_with_two_letters_of_evidence() {
        assert_eq!(undo("РњСЋР»Р»РµСЂ").as_deref(), Some("Мюллер"));
        assert_eq!(undo("MĂĽller, JĂ¶rg").as_deref(), Some("Müller, Jörg"));
        assert_eq!(undo("M├╝ller, J├Ârg").as_deref(), Some("Müller, Jörg"));
        assert_eq!(undo("MĂĽller"), None);
    }

    #[test]
    fn encoded_three_times() {
        assert_eq!(undo("MÃƒÂ¼ller").as_deref(), Some("Müller"));
    }

    #[test]
    fn true_names_stay() {
        for name in [
            "Carlsen",
            "Ãngela",
            "Å",
            "São Paulo",
            "SÃO PAULO",
            "Müller",
            "Đurić",
            "Иванов",
            "«CAFÉ»",
            "Groß« »",
            "É…",
            "Ñ",
            "Σκάκι",
            "Łódź",
            "½-½",
            "Åsa–Måns",
            "Š",
            "Ã",
            "Nguyễn",
            "РСФСР",
            "Côte d’Ivoire",
            "Вр°",
            "Â",
            "naïve – Noël",
            "\u{feff}",
            "Á“",
        ] {
            assert_eq!(undo(name), None, "{name}");
        }
    }
}
