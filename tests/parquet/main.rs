//! `--format parquet`: every table read back and held against the CSV of the same run, cell by cell; types; the same bytes
//! for any number of threads and any size of blocks; and what happens where the file cannot be written.
//! `python/tests` opens such files with DuckDB and pyarrow.

#![cfg(feature = "parquet")]

mod read;

use std::fs;
use std::path::Path;
use std::process::Output;

use assert_cmd::Command;
use tempfile::TempDir;

use arbiter::{Options, TableAuditor};
use read::{Table, metadata};

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// `arbiter`, run where the sources are, with reports in a scratch folder.
fn arbiter(out: &Path, arguments: &[&str]) -> Output {
    let mut command: Command = assert_cmd::cargo::cargo_bin_cmd!("arbiter");
    command
        .env("LC_ALL", "C")
        .current_dir(ROOT)
        .args(arguments)
        .arg("--quiet")
        .arg("--out")
        .arg(out)
        .output()
        .expect("it runs")
}

fn scratch() -> TempDir {
    TempDir::new().expect("a scratch folder")
}

/// Runs a command for CSV and Parquet, and holds each table of the one against the other. Gives their names and rows.
#[track_caller]
fn same_cells(arguments: &[&str]) -> Vec<(String, usize)> {
    let out = scratch();
    let formats = ["--format", "csv,parquet"];
    let output = arbiter(out.path(), &[arguments, &formats].concat());
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(matches!(output.status.code(), Some(0 | 1)), "{told}");
    let mut names = Vec::new();
    for entry in fs::read_dir(out.path()).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.extension().is_some_and(|ending| ending == "csv") {
            let rows = Table::open(&path.with_extension("parquet")).same_as(&path);
            let name = path.file_stem().expect("a name").to_string_lossy();
            names.push((name.into_owned(), rows));
        }
    }
    names.sort();
    names
}

fn names(tables: &[(String, usize)]) -> Vec<&str> {
    tables.iter().map(|(name, _)| &**name).collect()
}

#[test]
fn the_tables_of_an_audit_are_those_of_the_csv() {
    let tables = same_cells(&["audit", "fixtures", "docs/examples/open", "tests/browser"]);
    assert_eq!(names(&tables), ["claims", "findings", "games"]);
    assert!(tables.iter().all(|(_, rows)| *rows > 100), "{tables:?}");
}

#[test]
fn a_table_without_rows_has_its_columns() {
    let out = scratch();
    let game = "[White \"Ada\"]\n[Black \"Bruno\"]\n[Result \"*\"]\n\n1. e4 e5 *\n";
    let games = out.path().join("games.pgn");
    fs::write(&games, game).expect("written");
    let games = games.to_string_lossy();
    let tables = same_cells(&["audit", &games, "--select", "MOV001"]);
    assert_eq!(tables[0], ("claims".to_owned(), 0));
    assert_eq!(tables[1], ("findings".to_owned(), 0));
}

#[test]
fn the_rating_tables_are_those_of_the_csv() {
    let open = "docs/examples/open";
    let list = "docs/examples/list.csv";
    let names_of_tables = [
        "rating_differences",
        "rating_findings",
        "rating_games",
        "rating_players",
        "ratings",
    ];
    for system in ["fide-standard", "glicko2", "uscf", "dwz"] {
        let arguments = ["rate", open, "--system", system, "--list", list];
        assert_eq!(names(&same_cells(&arguments)), names_of_tables, "{system}");
    }
    let pool = ["rate", "tests/browser/pool.csv", "--system", "pool"];
    let tables = same_cells(&pool);
    assert_eq!(names(&tables), names_of_tables);
}

#[test]
fn the_tables_of_tournaments_are_those_of_the_csv() {
    let swiss = "fixtures/tournaments/swiss.trf";
    let several = same_cells(&["standings", swiss, "tests/browser/tournaments"]);
    assert!(names(&several).starts_with(&["crosstable"]), "{several:?}");
    assert!(names(&several).contains(&"standings"));
    let norms = same_cells(&["standings", "docs/examples/norms.trf"]);
    assert!(names(&norms).contains(&"norms"), "{norms:?}");
    let league = same_cells(&["pairings", "docs/examples/league.trf"]);
    assert_eq!(names(&league), ["pairings"]);
}

#[test]
fn the_tables_of_a_reconciliation_and_of_a_crosscheck_are_those_of_the_csv() {
    let (white, black) = ("fixtures/sheets/white", "fixtures/sheets/black");
    assert_eq!(
        names(&same_cells(&["reconcile", white, black])),
        ["questions", "reconcile"]
    );
    let checked = same_cells(&["crosscheck", "docs/examples/open.trf", "docs/examples/open"]);
    assert_eq!(names(&checked), ["crosscheck", "crosscheck_checks"]);
}

/// The library hands over what the program writes, without a file.
#[test]
fn tables_in_memory_are_those_of_the_csv() {
    let out = scratch();
    let paths = ["fixtures/events", "docs/examples/open"];
    arbiter(
        out.path(),
        &["audit", paths[0], paths[1], "--format", "csv"],
    );
    let auditor = || TableAuditor::new(Options::default());
    let tables = auditor().threads(2).audit_paths(paths).expect("readable");
    assert_eq!(tables.errors, [""; 0]);
    assert_eq!(tables.remarks, [""; 0]);
    let named = [
        ("games", &tables.games),
        ("findings", &tables.findings),
        ("claims", &tables.claims),
    ];
    for (name, table) in named {
        let batches = table.batches().to_vec();
        let table = Table::of(name, table.schema().clone(), batches);
        assert!(table.same_as(&out.path().join(name).with_extension("csv")) > 0);
    }
    let written = fs::read_to_string(out.path().join("summary.json")).expect("written");
    let json = |text: &str| serde_json::from_str::<serde_json::Value>(text).expect("JSON");
    let (told, written) = (json(&tables.summary), json(&written));
    for (name, value) in told.as_object().expect("an object") {
        assert_eq!(*value, written[name], "{name}");
    }
    // The tests are run where the sources are.
    let game = fs::read(Path::new(ROOT).join("docs/examples/open/games.pgn")).expect("there");
    let of_text = auditor().audit_bytes(game).expect("readable");
    let of_file = auditor().audit_paths([paths[1]]).expect("readable");
    assert_eq!(of_text.games.rows(), of_file.games.rows());
    assert_eq!(of_text.findings.rows(), of_file.findings.rows());
    assert!(auditor().audit_paths(["gone.pgn"]).is_err());
    let unread = auditor().audit_bytes("no game at all").expect("it is told");
    assert_eq!((unread.errors.len(), unread.games.rows()), (1, 0));
}

/// Games of several kinds, enough for several batches and two row groups.
fn many(count: usize) -> String {
    let game = |number: usize| {
        let moves = match number % 7 {
            0 => "1. e4 e5 2. Bc5 Nc6",
            1 => "1. f3 e5 2. g4 Qh4#",
            2 => "1. d4 d5 {[%claim threefold]} 2. c4",
            _ => "1. d4 d5",
        };
        format!(
            "[Event \"Archive {}\"]\n[Date \"{}.05.{:02}\"]\n[White \"Ada {number}\"]\n[Black \"Bruno\"]\n\
             [WhiteElo \"{}\"]\n[Result \"1-0\"]\n\n{moves} 1-0\n\n",
            number / 100,
            1990 + number % 30,
            1 + number % 28,
            1500 + number % 900,
        )
    };
    (0..count).map(game).collect()
}

#[test]
fn threads_and_blocks_change_no_byte() {
    let scratch = scratch();
    let games = scratch.path().join("games.pgn");
    fs::write(&games, many(125_000)).expect("written");
    let games = games.to_string_lossy();
    let files = |threads: &str, size: &str| -> Vec<Vec<u8>> {
        let out = scratch.path().join(format!("{threads}-{size}"));
        let output = arbiter(
            &out,
            &[
                "audit",
                &games,
                "--format",
                "parquet",
                "--threads",
                threads,
                "--block-size",
                size,
            ],
        );
        assert_eq!(output.status.code(), Some(1), "{output:?}");
        let tables = ["games", "findings", "claims"];
        tables
            .map(|table| fs::read(out.join(format!("{table}.parquet"))).expect("written"))
            .into()
    };
    let usual = files("1", "262144");
    let metadata = metadata(&scratch.path().join("1-262144/games.parquet"));
    let groups = metadata.row_groups().iter();
    let rows: Vec<i64> = groups.map(|group| group.num_rows()).collect();
    assert_eq!(rows, [122_880, 125_000 - 122_880]);
    for (threads, size) in [("2", "262144"), ("3", "30000"), ("2", "1000000")] {
        // Not assert_eq: nobody wants megabytes on the screen.
        assert!(files(threads, size) == usual, "{threads} threads, {size}");
    }
}

#[test]
fn columns_have_types_and_what_fits_none_is_kept_as_text() {
    let scratch = scratch();
    let games = scratch.path().join("games.pgn");
    let game = |date: &str, elo: &str| {
        format!(
            "[Date \"{date}\"]\n[White \"=1+1\"]\n[WhiteElo \"{elo}\"]\n[Result \"*\"]\n\n1. e4 *\n\n"
        )
    };
    let text = game("2023.05.01", "2105") + &game("1851.06.21", "") + &game("2023.05.??", "2105?");
    fs::write(&games, text).expect("written");
    let output = arbiter(
        scratch.path(),
        &["audit", &games.to_string_lossy(), "--format", "parquet"],
    );
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let table = Table::open(&scratch.path().join("games.parquet"));
    assert_eq!(
        table.types(&["game", "white", "white_elo", "status", "iso_date", "errors"]),
        [
            "Int64",
            "Utf8",
            "Int64",
            "Dictionary(Int32, Utf8)",
            "Date32",
            "Int64"
        ]
    );
    let column = |name| table.column(name);
    assert_eq!(column("white"), ["=1+1"; 3], "nothing is defused");
    assert_eq!(column("white_elo"), ["2105", "", ""]);
    assert_eq!(column("white_elo_as_text"), ["", "", "2105?"]);
    assert_eq!(column("date"), ["2023.05.01", "1851.06.21", "2023.05.??"]);
    assert_eq!(column("iso_date"), ["2023-05-01", "1851-06-21", ""]);
    assert_eq!(column("iso_date_as_text"), ["", "", "2023-05"]);
    let metadata = metadata(&scratch.path().join("games.parquet"));
    let made_by = concat!("arbiter version ", env!("CARGO_PKG_VERSION"));
    assert_eq!(metadata.file_metadata().created_by(), Some(made_by));
}

#[test]
fn parquet_is_no_stream() {
    let output = arbiter(
        Path::new("-"),
        &["audit", "docs/examples/open", "--format", "parquet"],
    );
    let told = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{told}");
    assert!(told.contains("--format parquet"), "{told}");
    assert!(told.contains("streams findings as csv or jsonl"), "{told}");
}

#[test]
fn a_run_for_parquet_is_not_resumed() {
    let out = scratch();
    let paths = ["audit", "docs/examples/open", "--resume"];
    let output = arbiter(out.path(), &[&paths[..], &["--format", "parquet"]].concat());
    let told = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{told}");
    assert!(told.contains("parquet"), "{told}");
}

/// The table takes its name with all other reports, or none does.
#[cfg(unix)]
#[test]
fn where_no_table_can_be_written_the_old_reports_stand() {
    let scratch = scratch();
    let games = scratch.path().join("games.pgn");
    let reports = scratch.path().join("reports");
    fs::write(&games, many(10)).expect("written");
    let shown = games.to_string_lossy().into_owned();
    arbiter(&reports, &["audit", &shown, "--format", "csv,parquet"]);
    let old = fs::read(reports.join("games.parquet")).expect("written");
    fs::write(&games, many(30_000)).expect("written");
    let program = assert_cmd::cargo::cargo_bin!("arbiter");
    let limited = format!(
        "trap '' XFSZ; ulimit -f 64; exec '{}' audit games.pgn --format parquet",
        program.display()
    );
    let output = std::process::Command::new("bash")
        .args(["-c", &limited])
        .env("LC_ALL", "C")
        .current_dir(scratch.path())
        .output()
        .expect("a shell");
    let told = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{told}");
    assert!(
        told.contains(".parquet could not be written (File too large"),
        "{told}"
    );
    let names = fs::read_dir(&reports).expect("listed");
    assert_eq!(names.count(), 7, "three tables twice, and the summary");
    assert!(fs::read(reports.join("games.parquet")).expect("written") == old);
}
