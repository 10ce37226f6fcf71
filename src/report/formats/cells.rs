//! A row, cell by cell: rows are serialised, and a format that is made of cells is told what stands in each, in the order
//! of the columns. Rows hold texts and numbers and nothing else.

use serde::ser::{Error as _, Impossible, SerializeMap, SerializeStruct};
use serde::{Serialize, Serializer};

use crate::report::rows::{
    DateText, NumberText, ReportTable, SeverityWord, TWO_DECIMALS, UntrustedText,
};

/// What takes the cells of a row.
pub trait Cells {
    /// The name of the column that comes next.
    #[inline]
    fn column(&mut self, _name: &str) {}
    /// Nothing stands in the cell if the text is empty.
    fn text(&mut self, text: &str, meaning: Meaning);
    fn whole(&mut self, number: i64);
    /// With two decimals, if it is to show them even where they are noughts.
    fn decimal(&mut self, number: f64, two_decimals: bool);
}

/// What a text is.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// One of the fixed words, or what the program has made itself.
    Word,
    Severity,
    /// Text from the input.
    Input,
    /// Text from the input that may be a day.
    Date,
    /// Text from the input that may be a number.
    Number,
}

/// Hands over the cells of a row.
#[inline]
pub fn each_cell(row: &impl Serialize, cells: &mut impl Cells) {
    let given = row.serialize(Cell {
        cells,
        known_by: "",
    });
    debug_assert!(given.is_ok(), "{given:?}");
}

/// The names of the columns of a table. Tables whose columns hang on the input are told theirs
/// ([`Format::name_columns`](super::Format::name_columns)); these are what they have at least.
pub fn columns(table: ReportTable) -> Vec<String> {
    let mut names = Names(Vec::new());
    table.show_blank(|row| each_cell(row, &mut names));
    names.0
}

struct Names(Vec<String>);

impl Cells for Names {
    fn column(&mut self, name: &str) {
        self.0.push(name.to_owned());
    }

    fn text(&mut self, _: &str, _: Meaning) {}
    fn whole(&mut self, _: i64) {}
    fn decimal(&mut self, _: f64, _: bool) {}
}

/// One cell, with the name by which its type is known to formats; or the row itself.
struct Cell<'c, C> {
    cells: &'c mut C,
    known_by: &'static str,
}

/// Rows hold nothing but these.
const CELLS: &str = "a cell holds a word, a text or a number";

type Given = Result<(), Error>;
type Error = serde::de::value::Error;
type Never = Impossible<(), Error>;

impl<C: Cells> SerializeStruct for Cell<'_, C> {
    type Ok = ();
    type Error = Error;

    #[inline]
    fn serialize_field<T: Serialize + ?Sized>(&mut self, name: &'static str, value: &T) -> Given {
        self.cells.column(name);
        value.serialize(Cell {
            cells: &mut *self.cells,
            known_by: "",
        })
    }

    fn end(self) -> Given {
        Ok(())
    }
}

/// What the name of a column is known by, where a row is a map of names and values.
const COLUMN: &str = "Column";

impl<C: Cells> SerializeMap for Cell<'_, C> {
    type Ok = ();
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, name: &T) -> Given {
        name.serialize(Cell {
            cells: &mut *self.cells,
            known_by: COLUMN,
        })
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Given {
        value.serialize(Cell {
            cells: &mut *self.cells,
            known_by: "",
        })
    }

    fn end(self) -> Given {
        Ok(())
    }
}

macro_rules! numbers {
    ($($method:ident($number:ty))*) => {
        $(#[inline]
        fn $method(self, number: $number) -> Given {
            self.cells.whole(number.into());
            Ok(())
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

impl<'c, C: Cells> Serializer for Cell<'c, C> {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = Never;
    type SerializeTuple = Never;
    type SerializeTupleStruct = Never;
    type SerializeTupleVariant = Never;
    type SerializeMap = Cell<'c, C>;
    type SerializeStruct = Cell<'c, C>;
    type SerializeStructVariant = Never;

    #[inline]
    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Cell<'c, C>, Error> {
        Ok(self)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Cell<'c, C>, Error> {
        Ok(self)
    }

    #[inline]
    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        known_by: &'static str,
        value: &T,
    ) -> Given {
        value.serialize(Cell { known_by, ..self })
    }

    #[inline]
    fn serialize_str(self, text: &str) -> Given {
        let meaning = match self.known_by {
            UntrustedText::NAME => Meaning::Input,
            DateText::NAME => Meaning::Date,
            NumberText::NAME => Meaning::Number,
            SeverityWord::NAME => Meaning::Severity,
            COLUMN => {
                self.cells.column(text);
                return Ok(());
            }
            _ => Meaning::Word,
        };
        self.cells.text(text, meaning);
        Ok(())
    }

    #[inline]
    fn serialize_none(self) -> Given {
        self.serialize_str("")
    }

    #[inline]
    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Given {
        value.serialize(self)
    }

    fn serialize_f64(self, number: f64) -> Given {
        self.cells.decimal(number, self.known_by == TWO_DECIMALS);
        Ok(())
    }

    /// No count of anything reaches so far.
    fn serialize_u64(self, number: u64) -> Given {
        self.cells.whole(i64::try_from(number).unwrap_or(i64::MAX));
        Ok(())
    }

    numbers! {
        serialize_i8(i8) serialize_i16(i16) serialize_i32(i32) serialize_i64(i64)
        serialize_u8(u8) serialize_u16(u16) serialize_u32(u32)
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
        serialize_struct_variant(&'static str, u32, &'static str, usize) -> Never;
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Given {
        Err(Error::custom(CELLS))
    }
}
