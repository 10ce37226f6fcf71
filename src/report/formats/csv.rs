//! CSV as RFC 4180 has it, with a header. Rows are the larger part of what an audit writes: a field goes straight into
//! memory, a copy and a look for the few bytes that need quotes. The csv crate reads every report back in the tests.
//!
//! Excel takes a file without a mark for the machine's own code page, and splits it where the machine's language puts lists
//! apart; so there are forms of it for Excel.

use std::io::Write;

use crate::report::rows::AnyRow;
use crate::table::without_formula;

use super::cells::{Cells, Meaning, each_cell};
use super::text::Style;

/// CSV with some separator and some decimal sign, and with a mark for Excel or not.
pub struct Csv<const SEPARATOR: u8, const DECIMAL: u8, const FOR_EXCEL: bool>;

/// What tells Excel that a file is UTF-8.
const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

impl<const SEPARATOR: u8, const DECIMAL: u8, const FOR_EXCEL: bool> Style
    for Csv<SEPARATOR, DECIMAL, FOR_EXCEL>
{
    const NAME: &'static str = "csv";

    fn row(row: &AnyRow<'_>, out: &mut Vec<u8>) {
        let mut line = CsvLine::<SEPARATOR, DECIMAL> { out };
        each_cell(row, &mut line);
        line.end();
    }

    fn opening(columns: &[String]) -> Vec<u8> {
        let mut out = match FOR_EXCEL {
            true => BYTE_ORDER_MARK.to_vec(),
            false => Vec::new(),
        };
        let mut line = CsvLine::<SEPARATOR, DECIMAL> { out: &mut out };
        for name in columns {
            line.text(name, Meaning::Word);
        }
        line.end();
        out
    }
}

/// Fields, each with a separator behind it.
struct CsvLine<'w, const SEPARATOR: u8, const DECIMAL: u8> {
    out: &'w mut Vec<u8>,
}

impl<const SEPARATOR: u8, const DECIMAL: u8> CsvLine<'_, SEPARATOR, DECIMAL> {
    /// The bytes for which a field needs quotes.
    const SPECIAL: [bool; 256] = {
        let mut table = [false; 256];
        table[SEPARATOR as usize] = true;
        table[b'"' as usize] = true;
        table[b'\n' as usize] = true;
        table[b'\r' as usize] = true;
        table
    };

    /// Whether one of eight bytes may be special. Quotes, line ends and commas are below `-`, where hardly anything else stands
    /// than blanks.
    #[inline]
    fn may_be_special(eight: [u8; 8]) -> bool {
        const ONES: u64 = u64::MAX / 255;
        const HIGH_BITS: u64 = ONES << 7;
        let eight = u64::from_le_bytes(eight);
        // With its high bit set no byte borrows from the next; bytes below `-` lose that bit, and so does a blank that has
        // been turned into a zero. A byte beyond ASCII has the bit anyway.
        let not_below = ((eight | HIGH_BITS) - ONES * u64::from(b'-')) | eight;
        let blank_is_zero = eight ^ (ONES * u64::from(b' '));
        let not_blank = ((blank_is_zero | HIGH_BITS) - ONES) | blank_is_zero;
        let separator_is_zero = eight ^ (ONES * u64::from(SEPARATOR));
        let not_separator = ((separator_is_zero | HIGH_BITS) - ONES) | separator_is_zero;
        ((!not_below & not_blank) | !not_separator) & HIGH_BITS != 0
    }

    #[inline]
    fn field(&mut self, field: &str) {
        let field = field.as_bytes();
        // Eight bytes are looked at at once, and one by one only where one of them may be special.
        let (eights, rest) = field.as_chunks::<8>();
        let mut special = rest.iter().any(|byte| Self::SPECIAL[*byte as usize]);
        for eight in eights {
            if Self::may_be_special(*eight) {
                special |= eight.iter().any(|byte| Self::SPECIAL[*byte as usize]);
            }
        }
        match special {
            true => self.quoted(field),
            false => {
                self.out.extend_from_slice(field);
                self.out.push(SEPARATOR);
            }
        }
    }

    /// RFC 4180: in quotes, every quote doubled.
    fn quoted(&mut self, field: &[u8]) {
        self.out.push(b'"');
        for &byte in field {
            if byte == b'"' {
                self.out.push(b'"');
            }
            self.out.push(byte);
        }
        self.out.extend_from_slice(&[b'"', SEPARATOR]);
    }

    fn end(self) {
        if let Some(last_separator) = self.out.last_mut() {
            *last_separator = b'\n';
        }
    }
}

impl<const SEPARATOR: u8, const DECIMAL: u8> Cells for CsvLine<'_, SEPARATOR, DECIMAL> {
    #[inline]
    fn text(&mut self, text: &str, meaning: Meaning) {
        match meaning {
            Meaning::Word | Meaning::Severity => self.field(text),
            Meaning::Input | Meaning::Date | Meaning::Number => self.field(&without_formula(text)),
        }
    }

    #[inline]
    fn whole(&mut self, number: i64) {
        let mut digits = itoa::Buffer::new();
        self.out.extend_from_slice(digits.format(number).as_bytes());
        self.out.push(SEPARATOR);
    }

    fn decimal(&mut self, number: f64, two_decimals: bool) {
        let begin = self.out.len();
        // Writing into memory cannot fail.
        let _ = match two_decimals {
            true => write!(self.out, "{number:.2}"),
            false => write!(self.out, "{number}"),
        };
        let point = self.out[begin..].iter_mut().find(|byte| **byte == b'.');
        if let Some(point) = point {
            *point = DECIMAL;
        }
        self.out.push(SEPARATOR);
    }
}

#[cfg(test)]
mod tests {
    use serde::Serialize;

    use super::*;
    use crate::points::Hundredths;
    use crate::report::formats::columns;
    use crate::report::rows::{DateText, NumberText, ReportTable, SeverityWord, UntrustedText};

    type Plain = Csv<b',', b'.', false>;

    /// Cells of every kind.
    #[derive(Serialize, Default)]
    struct AllKinds<'a> {
        word: &'a str,
        text: UntrustedText<'a>,
        date: DateText<'a>,
        round: NumberText<'a>,
        severity: SeverityWord,
        whole: i64,
        missing: Option<u32>,
        there: Option<u32>,
        decimals: Hundredths,
        plain: f64,
    }

    fn written<const SEPARATOR: u8, const DECIMAL: u8>(row: &AllKinds<'_>) -> String {
        let mut out = Vec::new();
        let mut line = CsvLine::<SEPARATOR, DECIMAL> { out: &mut out };
        each_cell(row, &mut line);
        line.end();
        String::from_utf8(out).unwrap()
    }

    fn row() -> AllKinds<'static> {
        AllKinds {
            word: "=1+1",
            text: UntrustedText::new("=1,1"),
            date: DateText(UntrustedText::new("@x")),
            round: NumberText(UntrustedText::new("=2;2")),
            severity: SeverityWord("note"),
            whole: -1_234_567_890_123,
            missing: None,
            there: Some(0),
            decimals: Hundredths::new(-205),
            plain: 4.5,
        }
    }

    #[test]
    fn a_row_has_a_field_for_every_column() {
        assert_eq!(
            written::<b',', b'.'>(&row()),
            "=1+1,\"'=1,1\",'@x,'=2;2,note,-1234567890123,,0,-2.05,4.5\n"
        );
    }

    #[test]
    fn where_a_semicolon_stands_between_cells_numbers_have_a_comma() {
        assert_eq!(
            written::<b';', b','>(&row()),
            "=1+1;'=1,1;'@x;\"'=2;2\";note;-1234567890123;;0;-2,05;4,5\n"
        );
    }

    #[test]
    fn every_special_byte_is_seen_among_eight() {
        type Line<'l, const SEPARATOR: u8> = CsvLine<'l, SEPARATOR, b'.'>;
        for byte in 0..=255_u8 {
            for place in 0..8 {
                let mut eight = *b"a \x80bz-/\xff";
                eight[place] = byte;
                let special =
                    |is_special: &[bool; 256]| eight.iter().any(|byte| is_special[*byte as usize]);
                let commas = Line::<b','>::may_be_special(eight);
                assert!(commas || !special(&Line::<b','>::SPECIAL), "{eight:?}");
                let semicolons = Line::<b';'>::may_be_special(eight);
                assert!(semicolons || !special(&Line::<b';'>::SPECIAL), "{eight:?}");
            }
        }
        assert!(!Line::<b','>::may_be_special(*b"rn bq/1w"));
    }

    #[test]
    fn any_field_comes_back_as_it_went() {
        for field in [
            "plain",
            "",
            "a,b",
            "a;b",
            "say \"so\"",
            "two\nlines",
            "cr\r",
            "\"",
            ",",
            ";",
            "Müller, Jörg",
        ] {
            let row = AllKinds {
                word: field,
                text: UntrustedText::new(field),
                ..AllKinds::default()
            };
            let forms = [
                (b',', written::<b',', b'.'>(&row), "0.00"),
                (b';', written::<b';', b','>(&row), "0,00"),
            ];
            for (separator, text, nought) in forms {
                let mut reader = csv::ReaderBuilder::new()
                    .has_headers(false)
                    .delimiter(separator)
                    .from_reader(text.as_bytes());
                let record = reader.records().next().unwrap().unwrap();
                let expected = [field, field, "", "", "", "0", "", "", nought, "0"];
                assert_eq!(record.iter().collect::<Vec<_>>(), expected);
            }
        }
    }

    #[test]
    fn every_table_has_a_header_and_blank_rows_as_wide() {
        for &table in ReportTable::ALL {
            let mut text = Plain::opening(&columns(table));
            table.show_blank(|row| Plain::row(row, &mut text));
            let rows: Vec<csv::StringRecord> = csv::ReaderBuilder::new()
                .has_headers(false)
                .from_reader(&text[..])
                .records()
                .collect::<Result<_, _>>()
                .unwrap();
            assert_eq!(rows.len(), 2, "{table:?}");
        }
    }
}
