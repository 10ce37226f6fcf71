//! The reports as a user's script reads them.

use std::collections::BTreeMap;
use std::path::Path;

/// One row, by the names of its columns.
pub type Row = BTreeMap<String, String>;

pub fn rows(path: &Path) -> Vec<Row> {
    let mut reader = csv::Reader::from_path(path).expect("a report");
    let columns = reader.headers().expect("a line of names").clone();
    let row = |record: csv::StringRecord| {
        let pairs = columns.iter().zip(record.iter());
        pairs.map(|(k, v)| (k.to_owned(), v.to_owned())).collect()
    };
    reader
        .records()
        .map(|record| row(record.expect("a row")))
        .collect()
}
