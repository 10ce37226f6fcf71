//! The tables that are packed into a page, unpacked without its script.

use std::io::Read;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::Value;

/// The rows of a table of the page, each as an object.
pub fn rows(page: &str, table: &str) -> Vec<Value> {
    let begins = format!("data-table=\"{table}\"");
    let chunks = page.split(&begins).skip(1).map(|rest| {
        let text = rest.split_once('>').expect("a chunk").1;
        let text = text.split_once('<').expect("its end").0;
        let bytes = STANDARD.decode(text).expect("base64");
        let mut json = String::new();
        let mut unpacker = flate2::read::GzDecoder::new(bytes.as_slice());
        unpacker.read_to_string(&mut json).expect("gzip");
        serde_json::from_str::<Value>(&json).expect("JSON")
    });
    let mut rows = Vec::new();
    for chunk in chunks {
        let columns = chunk["columns"].as_object().expect("columns");
        for row in 0..chunk["rows"].as_u64().expect("a count") as usize {
            let cell = |column: &Value| match column.get("dict") {
                Some(values) => {
                    let id = column["ids"][row].as_u64().expect("a place");
                    values[id as usize].clone()
                }
                None => column[row].clone(),
            };
            let cells = columns
                .iter()
                .map(|(name, column)| (name.clone(), cell(column)));
            rows.push(cells.collect());
        }
    }
    rows
}
