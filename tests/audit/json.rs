//! Reports in JSON read back with their names in the order of the text, and held against the CSV.

use std::fmt;
use std::ops::Index;

use serde::Deserialize;
use serde::de::{Deserializer, MapAccess, Visitor};
use serde_json::Value;

pub struct Object(Vec<(String, Value)>);

/// The rows of a `.json` report.
pub fn list(text: &str) -> Vec<Object> {
    serde_json::from_str(text).expect("a list of objects")
}

/// The rows of a `.jsonl` report.
pub fn lines(text: &str) -> Vec<Object> {
    assert!(text.is_empty() || text.ends_with('\n'), "{text}");
    let object = |line| serde_json::from_str(line).expect("an object a line");
    text.lines().map(object).collect()
}

/// The same names in the same order, and the same values: what JSON says with a number or null is one in CSV, and what
/// it says with a string may be defused there.
#[track_caller]
pub fn same_rows(csv: &str, objects: &[Object]) {
    let mut reader = csv::Reader::from_reader(csv.as_bytes());
    let header = reader.headers().expect("a header").clone();
    let rows: Vec<csv::StringRecord> = reader.records().map(|row| row.expect("a row")).collect();
    assert_eq!(rows.len(), objects.len());
    for (row, object) in rows.iter().zip(objects) {
        let names = object.0.iter().map(|(name, _)| &**name);
        assert!(header.iter().eq(names), "{header:?}");
        for (cell, (name, value)) in row.iter().zip(&object.0) {
            let same = match value {
                Value::Null => cell.is_empty(),
                Value::Number(number) => cell.parse() == Ok(number.as_f64().expect("finite")),
                Value::String(text) => cell == text || cell.strip_prefix('\'') == Some(text),
                _ => false,
            };
            assert!(same, "{name}: {cell} and {value}");
        }
    }
}

impl Index<&str> for Object {
    type Output = Value;

    #[track_caller]
    fn index(&self, name: &str) -> &Value {
        match self.0.iter().find(|(known, _)| known == name) {
            Some((_, value)) => value,
            None => panic!("no {name}"),
        }
    }
}

impl<'de> Deserialize<'de> for Object {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Object, D::Error> {
        struct Pairs;
        impl<'de> Visitor<'de> for Pairs {
            type Value = Object;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Object, M::Error> {
                let mut pairs = Vec::new();
                while let Some(pair) = map.next_entry()? {
                    pairs.push(pair);
                }
                Ok(Object(pairs))
            }
        }
        deserializer.deserialize_map(Pairs)
    }
}
