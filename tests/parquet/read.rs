//! A table of Arrow, out of a Parquet file or out of the library, its cells as the CSV of the same run has them.

use std::fs::File;
use std::path::Path;
use std::sync::Arc;

use arrow_array::cast::AsArray;
use arrow_array::types::{Date32Type, Decimal128Type, Int32Type, Int64Type};
use arrow_array::{Array, RecordBatch};
use arrow_schema::{DataType, SchemaRef};
use parquet::arrow::arrow_reader::ParquetRecordBatchReaderBuilder;
use parquet::file::metadata::ParquetMetaData;

pub struct Table {
    name: String,
    batches: Vec<RecordBatch>,
    schema: SchemaRef,
}

/// What a file says of itself.
pub fn metadata(path: &Path) -> Arc<ParquetMetaData> {
    Arc::clone(reader(path).metadata())
}

fn reader(path: &Path) -> ParquetRecordBatchReaderBuilder<File> {
    let file = File::open(path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
    ParquetRecordBatchReaderBuilder::try_new(file).expect("a Parquet file")
}

impl Table {
    pub fn open(path: &Path) -> Table {
        let reader = reader(path);
        let schema = Arc::clone(reader.schema());
        let batches = reader.build().expect("a reader");
        let name = path.display().to_string();
        Table::of(
            &name,
            schema,
            batches.map(|batch| batch.expect("rows")).collect(),
        )
    }

    pub fn of(name: &str, schema: SchemaRef, batches: Vec<RecordBatch>) -> Table {
        Table {
            name: name.to_owned(),
            batches,
            schema,
        }
    }

    pub fn types(&self, columns: &[&str]) -> Vec<String> {
        let field = |name: &&str| self.schema.field_with_name(name).expect("a column");
        let types = columns.iter().map(field);
        types.map(|field| field.data_type().to_string()).collect()
    }

    pub fn column(&self, name: &str) -> Vec<String> {
        let cells = self.batches.iter().flat_map(|batch| {
            let column = batch.column_by_name(name).expect("such a column");
            (0..batch.num_rows()).map(move |row| cell(column, row))
        });
        cells.collect()
    }

    /// What stands in the CSV, cell by cell; a text that the CSV defused stands as it is. Gives the number of rows.
    #[track_caller]
    pub fn same_as(&self, csv: &Path) -> usize {
        let mut reader = csv::Reader::from_path(csv).expect("a CSV");
        let header = reader.headers().expect("a header").clone();
        let rows: Vec<csv::StringRecord> = reader.records().map(|row| row.expect("CSV")).collect();
        for (place, name) in header.iter().enumerate() {
            assert_eq!(self.schema.field(place).name(), name, "{}", self.name);
            let typed = self.column(name);
            let as_text = self.schema.field_with_name(&format!("{name}_as_text"));
            let as_text = as_text.map(|field| self.column(field.name()));
            assert_eq!(typed.len(), rows.len(), "{}: {name}", self.name);
            for (index, row) in rows.iter().enumerate() {
                let cell = match &as_text {
                    Ok(texts) if typed[index].is_empty() => &texts[index],
                    _ => &typed[index],
                };
                let written = &row[place];
                let same = cell == written
                    || written.strip_prefix('\'') == Some(cell)
                    || self.is_number(place) && cell.parse::<f64>() == written.parse::<f64>();
                assert!(same, "{}, {name}: {cell:?} and {written:?}", self.name);
            }
        }
        rows.len()
    }

    fn is_number(&self, column: usize) -> bool {
        matches!(
            self.schema.field(column).data_type(),
            DataType::Decimal128(..)
        )
    }
}

/// A blank cell is null, and never an empty text.
fn cell(column: &dyn Array, row: usize) -> String {
    if column.is_null(row) {
        return String::new();
    }
    let shown = match column.data_type() {
        DataType::Utf8 => column.as_string::<i32>().value(row).to_owned(),
        DataType::Int64 => column.as_primitive::<Int64Type>().value(row).to_string(),
        DataType::Decimal128(..) => column.as_primitive::<Decimal128Type>().value_as_string(row),
        DataType::Date32 => {
            let days = column.as_primitive::<Date32Type>().value(row);
            let day = jiff::civil::date(1970, 1, 1) + jiff::Span::new().days(days);
            day.to_string()
        }
        DataType::Dictionary(..) => {
            let words = column.as_dictionary::<Int32Type>();
            let word = words.key(row).expect("not null");
            words.values().as_string::<i32>().value(word).to_owned()
        }
        other => panic!("a column of {other}"),
    };
    assert!(!shown.is_empty(), "an empty text");
    shown
}
