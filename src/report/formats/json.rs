//! JSON: a table is a list of objects with the names of the columns, one a line.

use crate::report::rows::AnyRow;

use super::text::Style;

pub struct Json;

impl Style for Json {
    const NAME: &'static str = "json";
    /// A list is not valid JSON before its closing bracket, so it cannot be read row by row.
    const STREAMS: bool = false;
    const BETWEEN: &'static [u8] = b",";

    fn row(row: &AnyRow<'_>, out: &mut Vec<u8>) {
        out.push(b'\n');
        object(row, out);
    }

    fn opening(_columns: &[String]) -> Vec<u8> {
        b"[".to_vec()
    }

    fn closing(is_empty: bool) -> &'static [u8] {
        match is_empty {
            true => b"]\n",
            false => b"\n]\n",
        }
    }
}

pub(super) fn object(row: &AnyRow<'_>, out: &mut Vec<u8>) {
    // Writing words and numbers into memory cannot fail.
    let _ = serde_json::to_writer(out, row);
}
