//! CSV as RFC 4180 has it, with a header. Rows are the larger part of what an audit writes: a field goes straight into
//! memory, a copy and a look for the few bytes that need quotes. The csv crate reads every report back in the tests.

use std::io::Write;

use serde::ser::{Error as _, Impossible, SerializeStruct};
use serde::{Serialize, Serializer};

use crate::report::rows::{AnyRow, ReportTable, TWO_DECIMALS, UntrustedText};
use crate::table::without_formula;

use super::text::Style;

pub struct Csv;

impl Style for Csv {
    const NAME: &'static str = "csv";

    fn row(row: &AnyRow<'_>, out: &mut Vec<u8>) {
        line(row, Writes::Words, out);
    }

    fn opening(table: ReportTable) -> Vec<u8> {
        let mut header = Vec::new();
        table.show_blank(|row| line(row, Writes::Names, &mut header));
        header
    }
}

fn line(row: &AnyRow<'_>, writes: Writes, out: &mut Vec<u8>) {
    let written = row.serialize(CsvFields { out, writes });
    debug_assert!(written.is_ok(), "{written:?}");
}

/// What is written for a value.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Writes {
    /// The names of the columns stand in its place.
    Names,
    /// It is a number, or one of the fixed words.
    Words,
    /// It is text from the input.
    Text,
    TwoDecimals,
}

/// Fields, each with a comma behind it.
struct CsvFields<'w> {
    out: &'w mut Vec<u8>,
    writes: Writes,
}

/// Rows hold nothing but these.
const CELLS: &str = "a cell holds a word, a text or a number";

type Written = Result<(), Error>;
type Error = serde::de::value::Error;

impl CsvFields<'_> {
    #[inline]
    fn field(self, field: &str) {
        let field = field.as_bytes();
        // The loop has no early exit, so that the compiler can look at many bytes at once.
        let is_special = |byte: &u8| matches!(byte, b',' | b'"' | b'\n' | b'\r');
        if field
            .iter()
            .fold(false, |special, byte| special | is_special(byte))
        {
            self.quoted(field);
        } else {
            self.out.extend_from_slice(field);
            self.out.push(b',');
        }
    }

    /// RFC 4180: in quotes, every quote doubled.
    fn quoted(self, field: &[u8]) {
        self.out.push(b'"');
        for &byte in field {
            if byte == b'"' {
                self.out.push(b'"');
            }
            self.out.push(byte);
        }
        self.out.extend_from_slice(b"\",");
    }

    fn number(self, number: impl itoa::Integer) -> Written {
        let mut digits = itoa::Buffer::new();
        self.out.extend_from_slice(digits.format(number).as_bytes());
        self.out.push(b',');
        Ok(())
    }
}

impl SerializeStruct for CsvFields<'_> {
    type Ok = ();
    type Error = Error;

    #[inline]
    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Written {
        let field = CsvFields {
            out: &mut *self.out,
            writes: Writes::Words,
        };
        match self.writes {
            Writes::Names => field.serialize_str(name),
            _ => value.serialize(field),
        }
    }

    fn end(self) -> Written {
        if let Some(last_comma) = self.out.last_mut() {
            *last_comma = b'\n';
        }
        Ok(())
    }
}

macro_rules! numbers {
    ($($method:ident($number:ty))*) => {
        $(#[inline]
        fn $method(self, number: $number) -> Written {
            self.number(number)
        })*
    };
}

macro_rules! refused {
    ($($method:ident($($given:ty),*) -> $answer:ty;)*) => {
        $(fn $method(self, $(_: $given),*) -> Result<$answer, Error> {
            Err(Error::custom(CELLS))
        })*
    };
}

type Never = Impossible<(), Error>;

impl<'w> Serializer for CsvFields<'w> {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = Never;
    type SerializeTuple = Never;
    type SerializeTupleStruct = Never;
    type SerializeTupleVariant = Never;
    type SerializeMap = Never;
    type SerializeStruct = CsvFields<'w>;
    type SerializeStructVariant = Never;

    #[inline]
    fn serialize_struct(self, _: &'static str, _: usize) -> Result<CsvFields<'w>, Error> {
        Ok(self)
    }

    #[inline]
    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        name: &'static str,
        value: &T,
    ) -> Written {
        let writes = match name {
            UntrustedText::NAME => Writes::Text,
            TWO_DECIMALS => Writes::TwoDecimals,
            _ => self.writes,
        };
        value.serialize(CsvFields { writes, ..self })
    }

    #[inline]
    fn serialize_str(self, text: &str) -> Written {
        match self.writes {
            Writes::Text => self.field(&without_formula(text)),
            _ => self.field(text),
        }
        Ok(())
    }

    #[inline]
    fn serialize_none(self) -> Written {
        self.serialize_str("")
    }

    #[inline]
    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Written {
        value.serialize(self)
    }

    fn serialize_f64(self, number: f64) -> Written {
        let written = match self.writes {
            Writes::TwoDecimals => write!(self.out, "{number:.2},"),
            _ => write!(self.out, "{number},"),
        };
        written.map_err(Error::custom)
    }

    numbers! {
        serialize_i8(i8) serialize_i16(i16) serialize_i32(i32) serialize_i64(i64)
        serialize_u8(u8) serialize_u16(u16) serialize_u32(u32) serialize_u64(u64)
    }

    refused! {
        serialize_bool(bool) -> ();
        serialize_f32(f32) -> ();
        serialize_char(char) -> ();
        serialize_bytes(&[u8]) -> ();
        serialize_unit() -> ();
        serialize_unit_struct(&'static str) -> ();
        serialize_unit_variant(&'static str, u32, &'static str) -> ();
        serialize_seq(Option<usize>) -> Never;
        serialize_tuple(usize) -> Never;
        serialize_tuple_struct(&'static str, usize) -> Never;
        serialize_tuple_variant(&'static str, u32, &'static str, usize) -> Never;
        serialize_map(Option<usize>) -> Never;
        serialize_struct_variant(&'static str, u32, &'static str, usize) -> Never;
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Written {
        Err(Error::custom(CELLS))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::points::Hundredths;

    /// Cells of every kind.
    #[derive(Serialize, Default)]
    struct Cells<'a> {
        word: &'a str,
        text: UntrustedText<'a>,
        whole: i64,
        missing: Option<u32>,
        there: Option<u32>,
        decimals: Hundredths,
        plain: f64,
    }

    fn written(cells: &Cells<'_>, writes: Writes) -> String {
        let mut out = Vec::new();
        let fields = CsvFields {
            out: &mut out,
            writes,
        };
        cells.serialize(fields).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn a_row_has_a_field_for_every_column() {
        let cells = Cells {
            word: "=1+1",
            text: UntrustedText::new("=1,1"),
            whole: -1_234_567_890_123,
            missing: None,
            there: Some(0),
            decimals: Hundredths::new(-205),
            plain: 4.5,
        };
        assert_eq!(
            written(&cells, Writes::Names),
            "word,text,whole,missing,there,decimals,plain\n"
        );
        assert_eq!(
            written(&cells, Writes::Words),
            "=1+1,\"'=1,1\",-1234567890123,,0,-2.05,4.5\n"
        );
    }

    #[test]
    fn any_field_comes_back_as_it_went() {
        for field in [
            "plain",
            "",
            "a,b",
            "say \"so\"",
            "two\nlines",
            "cr\r",
            "\"",
            ",",
            "Müller, Jörg",
        ] {
            let cells = Cells {
                word: field,
                text: UntrustedText::new(field),
                ..Cells::default()
            };
            let row = written(&cells, Writes::Words);
            let mut reader = csv::ReaderBuilder::new()
                .has_headers(false)
                .from_reader(row.as_bytes());
            let record = reader.records().next().unwrap().unwrap();
            let expected = [field, field, "0", "", "", "0.00", "0"];
            assert_eq!(record.iter().collect::<Vec<_>>(), expected);
        }
    }

    #[test]
    fn every_table_has_a_header_and_blank_rows_as_wide() {
        for &table in ReportTable::ALL {
            let mut text = Csv::opening(table);
            table.show_blank(|row| Csv::row(row, &mut text));
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
