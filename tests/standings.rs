//! `arbiter standings`: tournaments put together from reports, games and tables, ranked by the rules of their day.

#[path = "audit/scratch.rs"]
#[allow(dead_code)]
mod scratch;
#[path = "audit/workbook.rs"]
#[allow(dead_code)]
mod workbook;

use std::path::Path;

use scratch::{Ran, Row, Scratch, column, ran, rows};

fn fixture(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/tournaments").join(name);
    std::fs::read_to_string(path).expect("a fixture")
}

/// The program in the scratch folder.
fn standings(scratch: &Scratch, status: i32, arguments: &[&str]) -> Ran {
    let mut all = vec!["standings"];
    all.extend(arguments);
    let run = ran(scratch, &all);
    assert_eq!(run.status, status, "{}", run.stderr);
    run
}

/// The standings by the players' names, in their order.
fn table(scratch: &Scratch) -> Vec<Row> {
    rows(&scratch.path("reports/standings.csv"))
}

/// Columns of the standings as lines `name value value`.
fn cells(rows: &[Row], columns: &[&str]) -> Vec<String> {
    let line = |row: &Row| {
        let values = columns.iter().map(|column| &*row[*column]);
        values.collect::<Vec<&str>>().join(" ")
    };
    rows.iter().map(line).collect()
}

