//! One column that is being filled, cell by cell.

use std::mem;
use std::sync::Arc;

use arrow_array::builder::{
    Date32Builder, Decimal128Builder, Int32Builder, Int64Builder, StringBuilder,
};
use arrow_array::types::Int32Type;
use arrow_array::{ArrayRef, DictionaryArray, StringArray};

use super::schema::Kind;

pub enum Column {
    Text(StringBuilder),
    Word(Words),
    Whole(Int64Builder),
    Decimal(Decimal128Builder, i8),
    WrittenNumber(Int64Builder, StringBuilder),
    Day(Date32Builder, StringBuilder),
}

/// A few words, each once, and which of them stands in each cell. They are few enough to be looked through; mostly the last
/// one comes again.
#[derive(Default)]
pub struct Words {
    words: Vec<Box<str>>,
    last: usize,
    cells: Int32Builder,
}

impl Words {
    fn push(&mut self, word: &str) {
        if self.words.get(self.last).is_none_or(|last| **last != *word) {
            let found = self.words.iter().position(|own| **own == *word);
            self.last = found.unwrap_or_else(|| {
                self.words.push(word.into());
                self.words.len() - 1
            });
        }
        self.cells.append_value(self.last as i32);
    }

    fn finish(&mut self) -> DictionaryArray<Int32Type> {
        let words = StringArray::from_iter_values(mem::take(&mut self.words));
        // The numbers are those of the words: this cannot fail.
        DictionaryArray::new(self.cells.finish(), Arc::new(words))
    }
}

impl Column {
    pub fn new(kind: Kind) -> Column {
        match kind {
            Kind::Text => Column::Text(StringBuilder::new()),
            Kind::Word => Column::Word(Words::default()),
            Kind::Whole => Column::Whole(Int64Builder::new()),
            Kind::Decimal(decimals) => Column::Decimal(Decimal128Builder::new(), decimals),
            Kind::WrittenNumber => Column::WrittenNumber(Int64Builder::new(), StringBuilder::new()),
            Kind::Day => Column::Day(Date32Builder::new(), StringBuilder::new()),
        }
    }

    #[inline]
    pub fn text(&mut self, text: &str) {
        match self {
            Column::Text(texts) => texts.append_value(text),
            Column::Word(words) => words.push(text),
            Column::WrittenNumber(numbers, others) => {
                let number = plain_number(text);
                numbers.append_option(number);
                others.append_option(number.is_none().then_some(text));
            }
            Column::Day(days, others) => {
                let day = whole_date(text);
                days.append_option(day);
                others.append_option(day.is_none().then_some(text));
            }
            Column::Whole(_) | Column::Decimal(..) => {
                unreachable!("{text:?} stands in a column of numbers")
            }
        }
    }

    #[inline]
    pub fn whole(&mut self, number: i64) {
        match self {
            Column::Whole(numbers) | Column::WrittenNumber(numbers, _) => {
                numbers.append_value(number);
                if let Column::WrittenNumber(_, others) = self {
                    others.append_null();
                }
            }
            Column::Decimal(numbers, decimals) => {
                numbers
                    .append_value(i128::from(number) * 10_i128.pow(decimals.unsigned_abs().into()));
            }
            _ => self.text(itoa::Buffer::new().format(number)),
        }
    }

    /// A number that has no more decimals than the column, so that nothing is rounded but what a float is beside it.
    pub fn decimal(&mut self, number: f64) {
        match self {
            Column::Decimal(numbers, decimals) => {
                let scaled = number * 10_f64.powi((*decimals).into());
                debug_assert!((scaled - scaled.round()).abs() < 1e-3, "{number} is cut");
                numbers.append_value(scaled.round() as i128);
            }
            _ => self.text(&number.to_string()),
        }
    }

    #[inline]
    pub fn blank(&mut self) {
        match self {
            Column::Text(texts) => texts.append_null(),
            Column::Word(words) => words.cells.append_null(),
            Column::Whole(numbers) => numbers.append_null(),
            Column::Decimal(numbers, _) => numbers.append_null(),
            Column::WrittenNumber(numbers, others) => {
                numbers.append_null();
                others.append_null();
            }
            Column::Day(days, others) => {
                days.append_null();
                others.append_null();
            }
        }
    }

    /// The cells, and those that stand as text in a column of their own. Nothing is left.
    pub fn finish(&mut self) -> (ArrayRef, Option<ArrayRef>) {
        match self {
            Column::Text(texts) => (Arc::new(texts.finish()), None),
            Column::Word(words) => (Arc::new(words.finish()), None),
            Column::Whole(numbers) => (Arc::new(numbers.finish()), None),
            Column::Decimal(numbers, decimals) => {
                let typed = Kind::Decimal(*decimals).data_type();
                (Arc::new(numbers.finish().with_data_type(typed)), None)
            }
            Column::WrittenNumber(numbers, others) => {
                (Arc::new(numbers.finish()), Some(Arc::new(others.finish())))
            }
            Column::Day(days, others) => (Arc::new(days.finish()), Some(Arc::new(others.finish()))),
        }
    }
}

/// A number that is written as one would write it: without a sign, without noughts ahead.
fn plain_number(text: &str) -> Option<i64> {
    let number: u32 = text.parse().ok()?;
    (itoa::Buffer::new().format(number) == text).then_some(number.into())
}

/// A whole date in the form of ISO 8601, in days since 1970.
fn whole_date(text: &str) -> Option<i32> {
    let form = "0000-00-00".bytes().map(|byte| byte.is_ascii_digit());
    if !text.bytes().map(|byte| byte.is_ascii_digit()).eq(form) {
        return None;
    }
    let date: jiff::civil::Date = text.parse().ok()?;
    let begin = jiff::civil::date(1970, 1, 1);
    Some((date - begin).get_days())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted_from_1970() {
        assert_eq!(whole_date("1970-01-01"), Some(0));
        assert_eq!(whole_date("2023-05-01"), Some(19_478));
        assert_eq!(whole_date("1851-06-21"), Some(-43_293));
        for text in [
            "1986-05",
            "1986",
            "2023-02-29",
            "2023.05.01",
            "",
            "2023-05-01T00",
        ] {
            assert_eq!(whole_date(text), None, "{text}");
        }
    }

    #[test]
    fn numbers_that_would_not_come_back_as_they_are_written_stay_text() {
        assert_eq!(plain_number("2105"), Some(2105));
        assert_eq!(plain_number("0"), Some(0));
        for text in ["-1", "+1", "01", "1.2", "2105?", "-", "99999999999", ""] {
            assert_eq!(plain_number(text), None, "{text}");
        }
    }
}
