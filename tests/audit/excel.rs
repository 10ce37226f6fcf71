//! What is made for Excel: workbooks, and CSV that opens on a double click.

use std::fs::{self, File};
use std::io::Read;
use std::path::Path;

use calamine::Data;

use crate::scratch::{Scratch, clean, doubtful, illegal, noted, ran};
use crate::workbook;

/// Names that a spreadsheet might run, count with or take for something else.
const NAMES: [&str; 12] = [
    "=HYPERLINK(\\\"http://a.b\\\",\\\"click\\\")",
    "-1",
    "+1",
    "@SUM(A1)",
    "'quoted",
    "007",
    "1e5",
    "TRUE",
    "_x0041_ <b> & \u{1}",
    "  blanks  ",
    "2023.05.01",
    "Nimzowitsch, \u{c5}ge \u{1f0a1}",
];

fn hostile() -> String {
    let names = NAMES.iter().enumerate();
    let game = |(number, name): (usize, &&str)| {
        let number = number as u64;
        let game = match number % 3 {
            0 => illegal(number),
            1 => doubtful(number),
            _ => noted(number),
        };
        game.replace(&format!("Alfil {number}"), name)
    };
    names.map(game).collect()
}

fn others() -> String {
    let elo = "[WhiteElo \"2105\"]\n[BlackElo \"-\"]\n[WhiteFideId \"2200000\"]\n[Result";
    [
        clean(20).replace("[Result", elo),
        clean(21).replace("2023.05.01", "1851.06.21"),
        clean(22).replace("2023.05.01", "2023.05.??"),
        clean(23).replace("2023.05.01", "2023/05/01"),
        clean(24).replace("2023.05.01", "3 de maig de 1986"),
        clean(25).replace("2023.05.01", "=1+1"),
        clean(26).replace("[Round \"26\"]", "[Round \"1.10\"]"),
        clean(27).replace("3. Qh5", "{[%claim threefold]} 3. Qh5"),
    ]
    .concat()
}

fn audited(games: impl AsRef<[u8]>) -> Scratch {
    let scratch = Scratch::with_games(games);
    let ran = scratch.audit_games(&["--format", "csv,xlsx"]);
    assert_eq!(ran.status, 1, "{ran:?}");
    scratch
}

#[test]
fn every_cell_of_the_workbook_is_that_of_the_csv() {
    let scratch = audited(hostile() + &others());
    let mut workbook = workbook::open(&scratch.path().join("reports/audit.xlsx"));
    assert_eq!(workbook.sheets(), ["games", "findings", "claims"]);
    for sheet in ["games", "findings", "claims"] {
        let csv = scratch.report(&format!("{sheet}.csv"));
        assert!(csv.lines().count() > 1, "{sheet}");
        workbook.same_cells(sheet, &csv);
    }
}

#[test]
fn names_are_text_and_shown_as_they_are() {
    let scratch = audited(hostile());
    let mut workbook = workbook::open(&scratch.path().join("reports/audit.xlsx"));
    let expected = NAMES.map(|name| Data::String(name.replace("\\\"", "\"")));
    assert_eq!(workbook.column("games", "white"), expected);
}

#[test]
fn numbers_are_numbers_and_whole_dates_are_dates() {
    let scratch = audited(others() + &illegal(1));
    let mut workbook = workbook::open(&scratch.path().join("reports/audit.xlsx"));
    let mut column = |name| workbook.column("games", name);
    assert_eq!(column("game")[..2], [1.0, 2.0].map(Data::Float));
    assert_eq!(column("white_elo")[0], Data::Float(2105.0));
    assert_eq!(column("black_elo")[0], Data::String("-".into()));
    assert_eq!(column("white_fide_id")[0], Data::String("2200000".into()));
    assert_eq!(column("round")[0], Data::Float(20.0));
    assert_eq!(column("round")[6], Data::String("1.10".into()));
    assert_eq!(column("plies_resumed")[0], Data::Empty);
    let is_day = |cells: Vec<Data>| -> Vec<bool> {
        let days = cells.iter().map(|cell| matches!(cell, Data::DateTime(_)));
        days.collect()
    };
    let days = [true, false, false, true, false, false, true, true, true];
    assert_eq!(is_day(column("date")), days);
    let days = [true, false, false, true, true, false, true, true, true];
    assert_eq!(is_day(column("iso_date")), days);
    assert_eq!(column("iso_date")[1], Data::String("1851-06-21".into()));
    assert_eq!(column("iso_date")[2], Data::String("2023-05".into()));
}

/// A file inside a workbook.
fn part(path: &Path, name: &str) -> String {
    let file = File::open(path).expect("a workbook");
    let mut archive = zip::ZipArchive::new(file).expect("a zip archive");
    let mut text = String::new();
    let mut member = archive.by_name(name).expect("such a part");
    member.read_to_string(&mut text).expect("UTF-8");
    text
}

#[test]
fn the_header_stays_in_sight_columns_can_be_filtered_and_severities_have_colours() {
    let games = [illegal(1), doubtful(2), noted(3)].concat();
    let scratch = audited(games);
    let path = scratch.path().join("reports/audit.xlsx");
    let sheet = part(&path, "xl/worksheets/sheet2.xml");
    assert!(sheet.contains("<pane ySplit=\"1\""), "{sheet}");
    assert!(sheet.contains("state=\"frozen\""), "{sheet}");
    assert!(sheet.contains("<autoFilter ref=\"A1:V4\"/>"), "{sheet}");
    assert!(sheet.contains("numberStoredAsText=\"1\""), "{sheet}");
    // As wide as the longest text, but not as wide as the longest FEN, and with room for the button of the filter.
    for (column, width) in [(1, 9), (9, 7), (18, 60), (19, 49)] {
        let shown = format!("<col min=\"{column}\" max=\"{column}\" width=\"{width}.7");
        assert!(sheet.contains(&shown), "{shown} in {sheet}");
    }
    let look = |cell: &str| -> usize {
        let (_, rest) = sheet
            .split_once(&format!("<c r=\"{cell}\" s=\""))
            .expect(cell);
        let (number, _) = rest.split_once('"').expect("an attribute");
        number.parse().expect("a number")
    };
    let looks = ["J2", "J3", "J4"].map(look);
    let styles = part(&path, "xl/styles.xml");
    let formats = styles.split_once("<cellXfs").expect("formats").1;
    let formats: Vec<&str> = formats.split("<xf ").skip(1).collect();
    let fills: Vec<&str> = styles.split("<fill>").skip(1).collect();
    for (look, colour) in looks.into_iter().zip(["FFFFC7CE", "FFFFEB9C", "FFDDEBF7"]) {
        let (_, fill) = formats[look].split_once("fillId=\"").expect("a fill");
        let (fill, _) = fill.split_once('"').expect("an attribute");
        let fill = fills[fill.parse::<usize>().expect("a number")];
        assert!(fill.contains(colour), "{fill}");
    }
}

#[test]
fn a_workbook_without_findings_has_its_sheets() {
    let scratch = Scratch::with_games(clean(1));
    assert_eq!(scratch.audit_games(&["--format", "xlsx"]).status, 0);
    let path = scratch.path().join("reports/audit.xlsx");
    let mut workbook = workbook::open(&path);
    assert_eq!(workbook.sheet("findings").height(), 1);
    assert_eq!(workbook.sheet("games").height(), 2);
    let names = fs::read_dir(scratch.path().join("reports")).expect("listed");
    assert_eq!(names.count(), 2, "the workbook and the summary");
}

#[test]
fn a_workbook_is_no_stream() {
    let scratch = Scratch::with_games(clean(1));
    scratch
        .audit_games(&["--format", "xlsx", "--out", "-"])
        .refused(&["--out - streams findings as csv or jsonl", "--format xlsx"]);
}

/// The workbook takes its name with all other reports, or none does.
#[cfg(unix)]
#[test]
fn where_no_workbook_can_be_written_the_old_reports_stand() {
    let scratch = audited(illegal(1));
    let old = fs::read(scratch.path().join("reports/audit.xlsx")).expect("written");
    scratch.file("games.pgn", (1..3_000).map(illegal).collect::<String>());
    let program = assert_cmd::cargo::cargo_bin!("arbiter");
    let limited = format!(
        "trap '' XFSZ; ulimit -f 64; exec '{}' audit games.pgn --format xlsx",
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
        told.contains("reports/audit.xlsx could not be written (File too large"),
        "{told}"
    );
    assert!(!told.contains("panicked"), "{told}");
    let names = fs::read_dir(scratch.path().join("reports")).expect("listed");
    assert_eq!(
        names.count(),
        5,
        "three tables, the workbook and the summary"
    );
    let now = fs::read(scratch.path().join("reports/audit.xlsx")).expect("written");
    assert!(now == old);
}

/// The findings, in a form of CSV, under a locale.
fn streamed(locale: &[(&str, &str)], arguments: &[&str]) -> String {
    let scratch = Scratch::with_games(doubtful(1).replace("Alfil 1", "Alfil; Joan, \\\"Q\\\""));
    let mut command = scratch.command();
    for name in ["LC_ALL", "LC_NUMERIC", "LANG"] {
        command.env_remove(name);
    }
    command.envs(locale.iter().copied());
    let arguments = [&["games.pgn", "--out", "-", "--quiet"], arguments].concat();
    ran(command.args(arguments)).stdout
}

#[test]
fn csv_for_excel_has_a_mark_and_the_separator_of_the_locale() {
    let plain = streamed(&[], &[]);
    assert!(plain.starts_with("file,game,"));
    assert!(plain.contains("\"Alfil; Joan, \"\"Q\"\"\""), "{plain}");
    let excel = ["--csv", "excel"];
    let catalan = [("LC_ALL", "ca_ES.UTF-8")];
    assert_eq!(streamed(&catalan, &[]), plain, "plain is plain anywhere");
    assert_eq!(streamed(&catalan, &["--csv", "plain"]), plain);
    for locale in [&[][..], &[("LANG", "en_GB.UTF-8")], &[("LC_ALL", "C")]] {
        assert_eq!(streamed(locale, &excel), format!("\u{feff}{plain}"));
    }
    for locale in [
        &catalan[..],
        &[("LC_NUMERIC", "de_DE.UTF-8"), ("LANG", "en_GB.UTF-8")],
        &[("LC_ALL", ""), ("LANG", "ro_RO")],
    ] {
        let text = streamed(locale, &excel);
        let table = text.strip_prefix("\u{feff}file;game;").expect("a mark");
        assert!(table.contains("\"Alfil; Joan, \"\"Q\"\"\""), "{table}");
        let cells = |text: &str, separator: u8| -> Vec<csv::StringRecord> {
            let mut reader = csv::ReaderBuilder::new()
                .delimiter(separator)
                .from_reader(text.trim_start_matches('\u{feff}').as_bytes());
            reader.records().map(|row| row.expect("CSV")).collect()
        };
        assert_eq!(cells(&text, b';'), cells(&plain, b','));
    }
    let refused = Scratch::with_games(clean(1)).audit_games(&["--csv", "word"]);
    refused.refused(&["--csv", "plain or excel"]);
}
