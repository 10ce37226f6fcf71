//! JSON Lines: a table is one object a line with the names of the columns.

use crate::report::rows::AnyRow;

use super::json::object;
use super::text::Style;

pub struct JsonLines;

impl Style for JsonLines {
    const NAME: &'static str = "jsonl";

    fn row(row: &AnyRow<'_>, out: &mut Vec<u8>) {
        object(row, out);
        out.push(b'\n');
    }
}
