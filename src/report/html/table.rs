//! Rows for the page, by columns with dictionaries, packed in chunks. A hundred thousand findings as rows of JSON would be
//! seventy megabytes; in this way they are five or six.

use std::collections::HashMap;
use std::io::Write;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use flate2::{Compression, GzBuilder};
use serde::{Deserialize, Serialize};
use serde_json::{Value as Json, json};

use crate::checkpoint::as_json;

/// So many rows are packed together: enough for the dictionaries to pay, few enough to be unpacked while a person waits.
const ROWS_OF_CHUNK: usize = 5_000;

/// A table of the page, packed as it grows.
#[derive(Serialize, Deserialize)]
pub(super) struct PackedTable {
    name: &'static str,
    columns: Vec<&'static str>,
    rows_of_chunk: usize,
    /// The cells of the rows that are not packed yet, column by column.
    #[serde(with = "as_json")]
    cells: Vec<Vec<Json>>,
    chunks: Vec<PackedChunk>,
}

#[derive(Serialize, Deserialize)]
pub(super) struct PackedChunk {
    pub(super) rows: usize,
    /// In the sixty-four signs that may stand in a page.
    pub(super) text: String,
}

impl PackedTable {
    pub(super) fn new(name: &'static str, columns: &'static [&'static str]) -> PackedTable {
        PackedTable {
            name,
            columns: columns.to_vec(),
            rows_of_chunk: ROWS_OF_CHUNK,
            cells: columns.iter().map(|_| Vec::new()).collect(),
            chunks: Vec::new(),
        }
    }

    /// The same with so many rows packed together, for rows that are large.
    pub(super) fn in_chunks_of(self, rows: usize) -> PackedTable {
        PackedTable {
            rows_of_chunk: rows,
            ..self
        }
    }

    pub(super) fn name(&self) -> &'static str {
        self.name
    }

    /// One more row, with a cell for each column.
    pub(super) fn push(&mut self, row: Vec<Json>) {
        debug_assert_eq!(row.len(), self.columns.len(), "{}", self.name);
        for (column, cell) in self.cells.iter_mut().zip(row) {
            column.push(cell);
        }
        if self.open_rows() == self.rows_of_chunk {
            self.pack();
        }
    }

    fn open_rows(&self) -> usize {
        self.cells.first().map_or(0, Vec::len)
    }

    pub(super) fn rows(&self) -> usize {
        self.open_rows() + self.chunks.iter().map(|chunk| chunk.rows).sum::<usize>()
    }

    /// Packs the rows that are not packed yet.
    pub(super) fn pack(&mut self) {
        let rows = self.open_rows();
        if rows == 0 {
            return;
        }
        let columns = self.columns.iter().zip(&mut self.cells);
        let columns: serde_json::Map<String, Json> = columns
            .map(|(name, cells)| ((*name).to_owned(), column(std::mem::take(cells))))
            .collect();
        let text = packed(&json!({ "rows": rows, "columns": columns }));
        self.chunks.push(PackedChunk { rows, text });
    }

    pub(super) fn bytes(&self) -> usize {
        self.chunks.iter().map(|chunk| chunk.text.len()).sum()
    }

    /// How many rows would be left without the last chunk, once all are packed.
    pub(super) fn rows_but_last_chunk(&self) -> usize {
        let last = self.chunks.last().map_or(0, |chunk| chunk.rows);
        self.rows() - last
    }

    pub(super) fn chunks(&self) -> &[PackedChunk] {
        &self.chunks
    }

    /// Takes the last chunk away again.
    pub(super) fn drop_last(&mut self) -> bool {
        self.chunks.pop().is_some()
    }
}

/// No name is longer; a tag may be of any length.
pub(super) fn short(text: &str) -> String {
    const LONGEST: usize = 200;
    match text.char_indices().nth(LONGEST) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}…", &text[..end]),
    }
}

/// The cells as they are, or, where they repeat, a dictionary and a number for each.
fn column(cells: Vec<Json>) -> Json {
    let mut numbers: HashMap<String, usize> = HashMap::new();
    let mut dictionary = Vec::new();
    let ids: Vec<usize> = cells
        .iter()
        .map(|cell| {
            *numbers.entry(cell.to_string()).or_insert_with(|| {
                dictionary.push(cell.clone());
                dictionary.len() - 1
            })
        })
        .collect();
    match dictionary.len() * 2 <= cells.len() {
        true => json!({ "dict": dictionary, "ids": ids }),
        false => Json::Array(cells),
    }
}

/// JSON, packed by gzip without a time in it, so that the same rows give the same bytes in every run.
pub(super) fn packed(json: &Json) -> String {
    let mut packer = GzBuilder::new()
        .mtime(0)
        .write(Vec::new(), Compression::new(6));
    // Packing into memory cannot fail.
    let _ = packer.write_all(json.to_string().as_bytes());
    STANDARD.encode(packer.finish().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    fn unpacked(chunk: &PackedChunk) -> Json {
        let bytes = STANDARD.decode(&chunk.text).expect("base64");
        let mut text = String::new();
        let mut reader = flate2::read::GzDecoder::new(bytes.as_slice());
        reader.read_to_string(&mut text).expect("gzip");
        serde_json::from_str(&text).expect("JSON")
    }

    #[test]
    fn rows_come_back_as_they_were_in_chunks() {
        let mut table = PackedTable::new("findings", &["rule", "ply"]);
        for row in 0..ROWS_OF_CHUNK + 1 {
            table.push(vec![json!("MOV001"), json!(row)]);
        }
        table.pack();
        assert_eq!(table.rows(), ROWS_OF_CHUNK + 1);
        let rows: Vec<usize> = table.chunks().iter().map(|chunk| chunk.rows).collect();
        assert_eq!(rows, [ROWS_OF_CHUNK, 1]);
        let first = unpacked(&table.chunks()[0]);
        assert_eq!(first["columns"]["rule"]["dict"], json!(["MOV001"]));
        assert_eq!(first["columns"]["ply"][4_999], json!(4_999));
        let last = unpacked(&table.chunks()[1]);
        assert_eq!(last["columns"]["ply"], json!([5_000]));
    }

    #[test]
    fn the_same_rows_give_the_same_bytes() {
        assert_eq!(packed(&json!({"a": [1, 2]})), packed(&json!({"a": [1, 2]})));
    }
}
