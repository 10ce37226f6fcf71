//! The encodings we can read: their names in reports, the labels users give them, and
//! bytes to characters. Which of them a file is in is decided in `detect` and `reading`.

use std::borrow::Cow;
use std::sync::LazyLock;

use oem_cp::code_table::DECODING_TABLE_CP_MAP;
use oem_cp::code_table_type::TableType;
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
    Dos(&'static TableType),
}

impl PartialEq for Encoding {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for Encoding {}

/// The DOS pages, which the browsers' standard lacks, with their numbers and the words they go by.
static DOS: [(&str, u16, &[&str]); 14] = [
    ("ibm437", 437, &["dos", "dos-us", "oem-us"]),
    ("ibm737", 737, &["dos-greek"]),
    ("ibm775", 775, &["dos-baltic"]),
    ("ibm850", 850, &["dos-latin1", "dos-latin-1"]),
    ("ibm852", 852, &["dos-latin2", "dos-latin-2"]),
    ("ibm855", 855, &[]),
    ("ibm857", 857, &["dos-turkish"]),
    ("ibm858", 858, &[]),
    ("ibm860", 860, &["dos-portuguese"]),
    ("ibm861", 861, &["dos-icelandic"]),
    ("ibm862", 862, &["dos-hebrew"]),
    ("ibm863", 863, &[]),
    ("ibm865", 865, &["dos-nordic"]),
    ("ibm869", 869, &[]),
];

/// What stands before the number of a page in the labels that people use.
const BEFORE_NUMBER: [&str; 9] = [
    "", "cp", "cp-", "ibm", "ibm-", "csibm", "dos-", "oem-", "pc",
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
static OTHER_LABELS: [(&str, &str); 30] = [
    ("macroman", "macintosh"),
    ("mac-roman", "macintosh"),
    ("cp10000", "macintosh"),
    ("maccyrillic", "x-mac-cyrillic"),
    ("mac-cyrillic", "x-mac-cyrillic"),
    ("cp10007", "x-mac-cyrillic"),
    ("dos-cyrillic", "ibm866"),
    ("ansi", "windows-1252"),
    ("latin-1", "windows-1252"),
    ("latin-2", "iso-8859-2"),
    ("latin-5", "windows-1254"),
    ("latin7", "iso-8859-13"),
    ("latin-7", "iso-8859-13"),
    ("baltic", "windows-1257"),
    ("latin-9", "iso-8859-15"),
    ("latin10", "iso-8859-16"),
    ("koi8r", "koi8-r"),
    ("koi8u", "koi8-u"),
    ("utf16", "utf-16le"),
    ("utf16le", "utf-16le"),
    ("utf16be", "utf-16be"),
    ("cp65001", "utf-8"),
    ("eucjp", "euc-jp"),
    ("euckr", "euc-kr"),
    ("uhc", "euc-kr"),
    ("gb-18030", "gb18030"),
    ("gb-2312", "gbk"),
    ("cp54936", "gb18030"),
    ("big-5", "big5"),
    ("jis", "iso-2022-jp"),
];

/// The numbers of other pages that go by one, as in `cp1257`.
static NUMBERED: [(u16, &str); 16] = [
    (866, "ibm866"),
    (874, "windows-874"),
    (932, "shift_jis"),
    (936, "gbk"),
    (949, "euc-kr"),
    (950, "big5"),
    (1250, "windows-1250"),
    (1251, "windows-1251"),
    (1252, "windows-1252"),
    (1253, "windows-1253"),
    (1254, "windows-1254"),
    (1255, "windows-1255"),
    (1256, "windows-1256"),
    (1257, "windows-1257"),
    (1258, "windows-1258"),
    (20866, "koi8-r"),
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

    /// As reports name it: the WHATWG label in lower case, or `ibm437` and so on for a DOS page.
    pub fn name(self) -> &'static str {
        self.name
    }

    /// Every name that reports may hold, in the order a user would want them listed.
    pub fn all_names() -> impl Iterator<Item = &'static str> {
        WHATWG.into_iter().chain(DOS.iter().map(|dos| dos.0))
    }

    /// What a user may call an encoding: WHATWG labels and the usual names and numbers of the Windows, DOS and Macintosh
    /// pages, in any case, with `_` or a space for `-`.
    pub fn from_label(label: &str) -> Option<Encoding> {
        let label = label.trim().to_ascii_lowercase();
        let dashed = label.replace(['_', ' '], "-");
        let labels = [label.as_str(), dashed.as_str()];
        let by_word = labels.into_iter().find_map(Self::from_exact);
        by_word.or_else(|| Self::from_number(&dashed))
    }

    fn from_exact(label: &str) -> Option<Encoding> {
        let mut dos = DOS.iter();
        if let Some(&(name, number, _)) = dos.find(|dos| dos.0 == label || dos.2.contains(&label)) {
            let table = PageTable::Dos(DECODING_TABLE_CP_MAP.get(&number)?);
            return Some(Encoding { name, table });
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

    /// `cp857`, `737`, `ibm-850`, `win1257`.
    fn from_number(label: &str) -> Option<Encoding> {
        let digits = label.find(|c: char| c.is_ascii_digit())?;
        let (before, number) = label.split_at(digits);
        let number: u16 = number.parse().ok()?;
        let is_windows = matches!(before, "windows" | "win" | "win-" | "ms");
        if !is_windows && !BEFORE_NUMBER.contains(&before) {
            return None;
        }
        let dos = DOS.iter().find(|dos| dos.1 == number && !is_windows);
        let other = NUMBERED.iter().find(|page| page.0 == number);
        let name = dos.map(|dos| dos.0).or(other.map(|page| page.1))?;
        Self::from_exact(name)
    }

    /// Whether characters take several bytes, of which some look like ASCII: `[`, `{` or `|` in the middle of one.
    pub fn is_multi_byte(self) -> bool {
        let single = match self.table {
            PageTable::Whatwg(table) => table.is_single_byte(),
            PageTable::Dos(_) => true,
        };
        !single && self != Encoding::UTF_8
    }

    /// What turns a stream of such text into UTF-8.
    pub fn decoder(self) -> Option<encoding_rs::Decoder> {
        match self.table {
            PageTable::Whatwg(table) => Some(table.new_decoder_with_bom_removal()),
            PageTable::Dos(_) => None,
        }
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
                let high = |at: usize| match table {
                    TableType::Complete(table) => table[at],
                    TableType::Incomplete(table) => table[at].unwrap_or('\u{FFFD}'),
                };
                let read = |&byte: &u8| match byte.checked_sub(0x80) {
                    Some(at) => high(usize::from(at)),
                    None => char::from(byte),
                };
                Cow::Owned(bytes.iter().map(read).collect())
            }
        }
    }

    /// The text of `bytes`, if all of them mean something.
    pub fn read_whole(self, bytes: &[u8]) -> Option<Cow<'_, str>> {
        let text = self.read(bytes);
        (!text.contains('\u{FFFD}')).then_some(text)
    }
}

/// An encoding that files may be found to be in.
pub(super) struct CodePage {
    pub encoding: Encoding,
    /// What the bytes from 0x80 mean in a page of single bytes; U+FFFD where they mean nothing.
    high: [char; 128],
    /// How unusual the page is among game files, as a logarithm: it decides only between
    /// readings about as good as each other. The same text in two pages always goes to
    /// the more usual one.
    pub rarity: f32,
}

/// The encodings that detection chooses from, the usual ones first.
pub(super) static CODE_PAGES: LazyLock<Vec<CodePage>> = LazyLock::new(|| {
    let pages: [(&str, f32); 36] = [
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
        ("ibm857", 3.0),
        ("ibm737", 3.0),
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
        ("gbk", 4.0),
        ("shift_jis", 4.0),
        ("big5", 4.5),
        ("euc-kr", 4.5),
        ("euc-jp", 4.5),
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
    pub fn read(&self, bytes: &[u8]) -> Vec<char> {
        if self.encoding.is_multi_byte() {
            return self.encoding.read(bytes).chars().collect();
        }
        let read = bytes.iter().map(|byte| self.read_byte(*byte));
        match self.encoding.name() {
            "windows-1258" => read.nfc().collect(),
            _ => read.collect(),
        }
    }

    /// What a byte means in a page of single bytes.
    pub fn read_byte(&self, byte: u8) -> char {
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
            ("cp1255", "windows-1255"),
            ("CP1256", "windows-1256"),
            ("cp1257", "windows-1257"),
            ("win1257", "windows-1257"),
            ("1257", "windows-1257"),
            ("latin7", "iso-8859-13"),
            ("ISO8859-13", "iso-8859-13"),
            ("cp857", "ibm857"),
            ("857", "ibm857"),
            ("IBM-857", "ibm857"),
            ("ibm737", "ibm737"),
            ("CP737", "ibm737"),
            ("cp775", "ibm775"),
            ("cp862", "ibm862"),
            ("dos-866", "ibm866"),
            ("cp936", "gbk"),
            ("GB2312", "gbk"),
            ("gb18030", "gb18030"),
            ("Shift-JIS", "shift_jis"),
            ("Shift JIS", "shift_jis"),
            ("sjis", "shift_jis"),
            ("cp932", "shift_jis"),
            ("windows-31j", "shift_jis"),
            ("cp949", "euc-kr"),
            ("cp950", "big5"),
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
            "cp",
            "cp999",
            "win857",
            "ibm99999999",
        ] {
            assert_eq!(Encoding::from_label(unknown), None, "{unknown}");
        }
    }

    #[test]
    fn all_pages_of_detection_exist() {
        assert_eq!(CODE_PAGES.len(), 36);
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
        assert_eq!(
            read("ibm857", b"Y\x8dld\x8dr\x8dm \x9eahin Da\xa7"),
            "Yıldırım Şahin Dağ"
        );
        assert_eq!(read("ibm857", b"\xd5"), "\u{FFFD}");
        assert_eq!(read("ibm737", b"\x91\xa1\xe1\xa1\xa0"), "Σκάκι");
    }

    #[test]
    fn vietnamese_tones_join_their_letters() {
        let encoding = Encoding::from_label("windows-1258").expect("a known label");
        assert_eq!(encoding.read(b"Nguy\xea\xden"), "Nguyễn");
    }
}
