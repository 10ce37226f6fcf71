//! The encodings we can read: their names in reports, the labels users give them, and
//! bytes to characters. Which of them a file is in is decided in `detect` and `reading`.

use std::borrow::Cow;
use std::sync::LazyLock;

use oem_cp::code_table::{DECODING_TABLE_CP437, DECODING_TABLE_CP850, DECODING_TABLE_CP852};
use unicode_normalization::UnicodeNormalization;

/// A text encoding, known by the name it has in reports.
#[derive(Copy, Clone, Debug)]
pub struct Encoding {
    name: &'static str,
    table: PageTable,
}

#[derive(Copy, Clone, Debug)]
enum PageTable {
    Whatwg(&'static encoding_rs::Encoding),
    Dos(&'static [char; 128]),
}

impl PartialEq for Encoding {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for Encoding {}

/// The DOS pages, which the browsers' standard lacks, with the labels they go by.
static DOS: [(&str, &[char; 128], &[&str]); 3] = [
    (
        "ibm437",
        &DECODING_TABLE_CP437,
        &["cp437", "437", "dos", "dos-us", "oem-us"],
    ),
    (
        "ibm850",
        &DECODING_TABLE_CP850,
        &["cp850", "850", "dos-latin1", "dos-latin-1"],
    ),
    (
        "ibm852",
        &DECODING_TABLE_CP852,
        &["cp852", "852", "dos-latin2", "dos-latin-2"],
    ),
];

/// The browsers' standard, by the names we report. `replacement` and `x-user-defined` are
/// left out: neither says what text its bytes mean.
static WHATWG: [&str; 38] = [
    "utf-8",
    "windows-1250",
    "windows-1251",
    "windows-1252",
    "windows-1253",
    "windows-1254",
    "windows-1255",
    "windows-1256",
    "windows-1257",
    "windows-1258",
    "windows-874",
    "iso-8859-2",
    "iso-8859-3",
    "iso-8859-4",
    "iso-8859-5",
    "iso-8859-6",
    "iso-8859-7",
    "iso-8859-8",
    "iso-8859-8-i",
    "iso-8859-10",
    "iso-8859-13",
    "iso-8859-14",
    "iso-8859-15",
    "iso-8859-16",
    "koi8-r",
    "koi8-u",
    "ibm866",
    "macintosh",
    "x-mac-cyrillic",
    "big5",
    "euc-jp",
    "euc-kr",
    "gb18030",
    "gbk",
    "iso-2022-jp",
    "shift_jis",
    "utf-16be",
    "utf-16le",
];

/// Names people use that the standard does not list.
static OTHER_LABELS: [(&str, &str); 7] = [
    ("macroman", "macintosh"),
    ("mac-roman", "macintosh"),
    ("maccyrillic", "x-mac-cyrillic"),
    ("866", "ibm866"),
    ("dos-cyrillic", "ibm866"),
    ("ansi", "windows-1252"),
    ("utf16", "utf-16le"),
];

impl Encoding {
    pub const UTF_8: Encoding = Encoding {
        name: "utf-8",
        table: PageTable::Whatwg(encoding_rs::UTF_8),
    };
    pub const WINDOWS_1252: Encoding = Encoding {
        name: "windows-1252",
        table: PageTable::Whatwg(encoding_rs::WINDOWS_1252),
    };

    /// As reports name it: the WHATWG label in lower case, or `ibm437`, `ibm850`, `ibm852`.
    pub fn name(self) -> &'static str {
        self.name
    }

    /// Every name that reports may hold, in the order a user would want them listed.
    pub fn all_names() -> impl Iterator<Item = &'static str> {
        WHATWG.into_iter().chain(DOS.iter().map(|dos| dos.0))
    }

    /// What a user may call an encoding: WHATWG labels and the usual names of the DOS and
    /// Macintosh pages, in any case, with `_` or a space for `-`.
    pub fn from_label(label: &str) -> Option<Encoding> {
        let label = label.trim().to_ascii_lowercase();
        Self::from_exact(&label).or_else(|| Self::from_exact(&label.replace(['_', ' '], "-")))
    }

    fn from_exact(label: &str) -> Option<Encoding> {
        if let Some(&(name, table, _)) = DOS
            .iter()
            .find(|dos| dos.0 == label || dos.2.contains(&label))
        {
            return Some(Encoding {
                name,
                table: PageTable::Dos(table),
            });
        }
        let label = OTHER_LABELS
            .iter()
            .find(|other| other.0 == label)
            .map_or(label, |other| other.1);
        let table = encoding_rs::Encoding::for_label(label.as_bytes())?;
        let name = WHATWG
            .into_iter()
            .find(|name| name.eq_ignore_ascii_case(table.name()))?;
        Some(Encoding {
            name,
            table: PageTable::Whatwg(table),
        })
    }

    /// The text of `bytes`; what the encoding does not define becomes U+FFFD. A
    /// byte-order mark is text like any other: nothing is dropped.
    pub(super) fn read(self, bytes: &[u8]) -> Cow<'_, str> {
        match self.table {
            PageTable::Whatwg(table) => {
                let (text, _) = table.decode_without_bom_handling(bytes);
                // Vietnamese alone is stored as letters with separate tone marks; names
                // would not compare equal to the same names from other files.
                if table == encoding_rs::WINDOWS_1258 && !text.is_ascii() {
                    return Cow::Owned(text.nfc().collect());
                }
                text
            }
            PageTable::Dos(table) => {
                let read = |&byte: &u8| match byte.checked_sub(0x80) {
                    Some(high) => table[usize::from(high)],
                    None => char::from(byte),
                };
                Cow::Owned(bytes.iter().map(read).collect())
            }
        }
    }
}

/// A single-byte code page that files may be found to be in.
pub(super) struct CodePage {
    pub encoding: Encoding,
    /// What the bytes from 0x80 mean; U+FFFD where they mean nothing.
    pub high: [char; 128],
    /// How unusual the page is among game files, as a logarithm: it decides only between
    /// readings about as good as each other. The same text in two pages always goes to
    /// the more usual one.
    pub rarity: f32,
}

/// The pages that detection chooses from, the usual ones first.
pub(super) static CODE_PAGES: LazyLock<Vec<CodePage>> = LazyLock::new(|| {
    let pages: [(&str, f32); 29] = [
        ("windows-1252", 0.0),
        ("windows-1250", 2.0),
        ("windows-1251", 1.5),
        ("ibm437", 2.0),
        ("ibm850", 2.1),
        ("windows-1254", 2.5),
        ("windows-1253", 2.0),
        ("windows-1257", 2.5),
        ("iso-8859-2", 2.5),
        ("ibm852", 2.5),
        ("ibm866", 2.0),
        ("koi8-r", 2.0),
        ("macintosh", 2.2),
        ("koi8-u", 2.5),
        ("iso-8859-5", 2.5),
        ("iso-8859-7", 2.5),
        ("x-mac-cyrillic", 2.5),
        ("windows-1255", 2.5),
        ("windows-1256", 2.5),
        ("iso-8859-15", 3.0),
        ("iso-8859-13", 3.0),
        ("iso-8859-4", 3.0),
        ("iso-8859-8", 3.0),
        ("iso-8859-6", 3.0),
        ("windows-1258", 3.0),
        ("iso-8859-10", 3.5),
        ("iso-8859-3", 3.5),
        ("iso-8859-16", 3.5),
        ("iso-8859-14", 4.0),
    ];
    let page = |(name, rarity)| {
        let encoding = Encoding::from_label(name)?;
        let high = std::array::from_fn(|at| {
            let byte = 0x80 + at as u8;
            encoding.read(&[byte]).chars().next().unwrap_or('\u{FFFD}')
        });
        Some(CodePage {
            encoding,
            high,
            rarity,
        })
    };
    pages.into_iter().filter_map(page).collect()
});

impl CodePage {
    pub fn read(&self, byte: u8) -> char {
        match byte.checked_sub(0x80) {
            Some(high) => self.high[usize::from(high)],
            None => char::from(byte),
        }
    }

    /// The byte that stands for `c`, if the page has one.
    pub fn byte(&self, c: char) -> Option<u8> {
        if c.is_ascii() {
            return Some(c as u8);
        }
        let at = self.high.iter().position(|&high| high == c)?;
        (c != '\u{FFFD}').then_some(0x80 + at as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_a_label_of_itself() {
        for name in Encoding::all_names() {
            assert_eq!(Encoding::from_label(name).map(Encoding::name), Some(name));
        }
    }

    #[test]
    fn users_may_say_it_their_way() {
        for (label, name) in [
            ("Latin1", "windows-1252"),
            ("ISO-8859-1", "windows-1252"),
            ("iso_8859-9", "windows-1254"),
            ("CP1250", "windows-1250"),
            ("UTF8", "utf-8"),
            ("UTF-16", "utf-16le"),
            ("UTF-16BE", "utf-16be"),
            ("cp437", "ibm437"),
            ("IBM850", "ibm850"),
            ("DOS", "ibm437"),
            ("MacRoman", "macintosh"),
            ("cp866", "ibm866"),
            ("shift-jis", "shift_jis"),
            (" koi8-r ", "koi8-r"),
        ] {
            assert_eq!(
                Encoding::from_label(label).map(Encoding::name),
                Some(name),
                "{label}"
            );
        }
        for unknown in [
            "",
            "klingon",
            "replacement",
            "x-user-defined",
            "iso-2022-kr",
        ] {
            assert_eq!(Encoding::from_label(unknown), None, "{unknown}");
        }
    }

    #[test]
    fn all_pages_of_detection_exist() {
        assert_eq!(CODE_PAGES.len(), 29);
    }

    #[test]
    fn dos_pages_read_their_own_letters() {
        let read = |label: &str, bytes: &[u8]| {
            let encoding = Encoding::from_label(label).expect("a known label");
            encoding.read(bytes).into_owned()
        };
        assert_eq!(read("ibm437", b"Andr\x82 \xab-\xab"), "André ½-½");
        assert_eq!(read("ibm850", b"Jo\xc6o"), "João");
        assert_eq!(read("ibm852", b"P\xfdebor"), "Přebor");
    }

    #[test]
    fn vietnamese_tones_join_their_letters() {
        let encoding = Encoding::from_label("windows-1258").expect("a known label");
        assert_eq!(encoding.read(b"Nguy\xea\xden"), "Nguyễn");
    }
}
