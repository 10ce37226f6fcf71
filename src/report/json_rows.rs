//! The rows of the CSV reports as JSON objects with the CSV's names, one a line.

use super::csv_rows::{Row, cut};

pub struct JsonRow<'w> {
    columns: std::slice::Iter<'static, &'static str>,
    out: &'w mut Vec<u8>,
    first: bool,
}

impl<'w> JsonRow<'w> {
    /// Begins an object; objects in one buffer are separated by commas.
    pub fn new(columns: &'static [&'static str], out: &'w mut Vec<u8>) -> JsonRow<'w> {
        if !out.is_empty() {
            out.extend_from_slice(b",\n");
        }
        out.push(b'{');
        JsonRow {
            columns: columns.iter(),
            out,
            first: true,
        }
    }

    pub fn end(self) {
        self.out.push(b'}');
    }

    fn name(&mut self) {
        if !self.first {
            self.out.push(b',');
        }
        self.first = false;
        let name = self.columns.next().copied().unwrap_or_default();
        self.string(name);
        self.out.push(b':');
    }

    fn string(&mut self, text: &str) {
        // Writing a string into memory cannot fail.
        let _ = serde_json::to_writer(&mut *self.out, text);
    }
}

impl Row for JsonRow<'_> {
    fn word(&mut self, word: &str) {
        self.name();
        self.string(word);
    }

    fn number(&mut self, number: u64) {
        self.name();
        self.out.extend_from_slice(number.to_string().as_bytes());
    }

    fn text(&mut self, text: &str) {
        self.word(&cut(text));
    }
}
