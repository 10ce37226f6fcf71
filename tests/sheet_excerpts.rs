//! What is shown and quoted of a scoresheet is the sheet itself, by its own lines and columns, and never the text that
//! the program turns it into.

mod reports;

use std::fs;
use std::path::Path;

use assert_cmd::cargo::cargo_bin_cmd;
use reports::Row;
use tempfile::TempDir;

struct Audited {
    /// What the terminal shows, without colours.
    screen: String,
    findings: Vec<Row>,
}

fn run(folder: &Path, arguments: &[&str]) -> String {
    let output = cargo_bin_cmd!("arbiter")
        .env("LC_ALL", "C")
        .current_dir(folder)
        .args(arguments)
        .output()
        .expect("the program runs");
    String::from_utf8(output.stderr).expect("UTF-8")
}

fn audit(name: &str, sheet: &str) -> Audited {
    let folder = TempDir::new().expect("a scratch folder");
    fs::write(folder.path().join(name), sheet).expect("written");
    let screen = run(folder.path(), &["audit", name]);
    Audited {
        screen,
        findings: reports::rows(&folder.path().join("reports/findings.csv")),
    }
}

impl Audited {
    /// The excerpt of a finding: where it is, the line, the caret below it.
    #[track_caller]
    fn assert_shows(&self, excerpt: &str) {
        assert!(
            self.screen.contains(excerpt),
            "{excerpt}\nis not in\n{}",
            self.screen
        );
    }

    #[track_caller]
    fn assert_written(&self, rule: &str, written: &str) {
        let mut rows = self.findings.iter().filter(|row| row["rule"] == rule);
        assert!(
            rows.any(|row| row["written"] == written),
            "{rule} {written} in {:?}",
            self.findings
        );
    }
}

#[test]
fn a_sheet_in_columns_is_shown_with_its_own_line() {
    let sheet = "Weiß:    Ä. Eins\nSchwarz: B. Zwei\nRunde:   3\n\nNr.   Weiß      Schwarz\n\n 1.   e4        e5\n 2.   Sf3       Sc6\n 3.   Lb5       Ta5\n";
    let audited = audit("sheet.txt", sheet);
    audited.assert_shows(
        "sheet.txt:9, game 1 (Ä. Eins – B. Zwei), move 3...\n  |\n9 |  3.   Lb5       Ta5\n  |                 ^^^\n",
    );
    audited.assert_written("MOV002", "Ta5");
}

#[test]
fn two_blocks_on_a_line_are_shown_as_they_stand() {
    let sheet = " 1. e4   e5      3. Bb5  a6\n 2. Nf3  Nc6     4. Ba9  Nf6\n";
    let audited = audit("sheet.txt", sheet);
    audited.assert_shows(
        "sheet.txt:2, game 1 (? – ?), move 4.\n  |\n2 |  2. Nf3  Nc6     4. Ba9  Nf6\n  |                     ^^^\n",
    );
}

#[test]
fn tables_are_shown_row_by_row_whatever_sets_their_fields_apart() {
    for (separator, row) in [(",", "2,Nf3,\"Ng6\",late"), (";", "2;Nf3;\"Ng6\";late")] {
        let head = ["move", "white", "black", "note"].join(separator);
        let first = ["1", "e4", "e5", ""].join(separator);
        let audited = audit("sheet.csv", &format!("{head}\n{first}\n{row}\n"));
        audited.assert_shows(&format!(
            "sheet.csv:3, game 1 (? – ?), move 2...\n  |\n3 | {row}\n  |        ^^^\n"
        ));
        audited.assert_written("MOV001", "Ng6");
    }
    // A tab is as wide as a blank here, so that the caret stands below its cell.
    let audited = audit("sheet.txt", "move\twhite\tblack\n1\te4\te5\n2\tNf3\tNg6\n");
    audited.assert_shows("3 | 2 Nf3 Ng6\n  |       ^^^\n");
}

#[test]
fn an_empty_cell_is_shown_where_it_is_empty() {
    let audited = audit("sheet.csv", "move,white,black\n1,e4,e5\n2,,Nc6\n3,Bb5,a6\n");
    audited.assert_shows("3 | 2,,Nc6\n  |   ^\n");
    audited.assert_written("NOT001", "∅");
    let audited = audit("sheet.txt", "1. e4  e5\n2. Nf3\n3. Bb5 a6\n");
    audited.assert_shows("2 | 2. Nf3\n  |       ^\n");
}

#[test]
fn a_spoken_move_is_quoted_in_its_words() {
    let sheet = "1. Eva zwei Eva vier   Eva sieben Eva fuenf\n2. Springer Gustav eins Felix vier   Springer Bella acht Cesar sechs\n";
    let audited = audit("sheet.txt", sheet);
    audited.assert_shows(
        "2 | 2. Springer Gustav eins Felix vier   Springer Bella acht Cesar sechs\n  |    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^\n",
    );
    audited.assert_written("MOV001", "Springer Gustav eins Felix vier");
}

/// The pen's gap inside a cell is no part of the move, but it stands there.
#[test]
fn a_word_is_quoted_with_its_gaps() {
    let audited = audit("sheet.csv", "move,white,black\n1,e4,e5\n2,Nf 9,Nc6\n");
    audited.assert_written("NOT001", "Nf 9");
    audited.assert_shows("error[NOT001] 'Nf 9' is no move in any known notation");
    audited.assert_shows("3 | 2,Nf 9,Nc6\n  |   ^^^^\n");
}

#[test]
fn numbers_headers_and_words_that_fit_nowhere_are_those_of_the_sheet() {
    let sheet = "Event: Open\nDate: 2019.02.31\nWhite: A\nBlack: B\n\n1. e4 e5\n2. Nf3 Nc6\nthe clock stopped here for a while\n4. Bb5 a6\n";
    let audited = audit("sheet.txt", sheet);
    audited.assert_shows(
        "sheet.txt:2, game 1 (A – B)\n  |\n2 | Date: 2019.02.31\n  |       ^^^^^^^^^^\n",
    );
    audited.assert_shows("9 | 4. Bb5 a6\n  | ^^\n");
    audited.assert_shows("8 | the clock stopped here for a while\n  | ^^^^^^^^");
    audited.assert_written("HDR002", "2019.02.31");
    audited.assert_written("NOT007", "4.");
    audited.assert_written("INP002", "the clock stopped here for a while");
    // It was never a tag: only our own text has brackets around it.
    let mut stray = audited
        .findings
        .iter()
        .filter(|row| row["rule"] == "INP002");
    assert!(stray.all(|row| !row["message"].contains("tag")));
}

/// Signs that a terminal would obey are shown as text, and the caret stands below the cell all the same.
#[test]
fn signs_of_the_sheet_never_steer_the_terminal() {
    let sheet = "1.\te4\t\u{202e}e5\n2.\tNf3\u{200f}\tNf9\u{9b}\n";
    let audited = audit("sheet.txt", sheet);
    let obeyed = ['\u{1b}', '\u{9b}', '\u{202e}', '\u{200f}', '\t'];
    assert!(!audited.screen.contains(obeyed), "{}", audited.screen);
    audited.assert_shows("2 | 2. Nf3\\u{200f} Nf9 \n  |                ^^^");
}

#[test]
fn normalise_tells_the_line_of_the_sheet() {
    let folder = TempDir::new().expect("a scratch folder");
    let sheet = "White: A\nBlack: B\n\n1. e4 e5\n2. Nf3 Nc6\n3. Bb9 a6\n";
    fs::write(folder.path().join("sheet.txt"), sheet).expect("written");
    let told = run(folder.path(), &["normalise", "sheet.txt"]);
    assert!(
        told.contains("sheet.txt:6, game 1 (A – B), move 3."),
        "{told}"
    );
}

#[test]
fn the_library_quotes_the_sheet_too() {
    let auditor = arbiter::Auditor::new(arbiter::Options::default());
    let sheet = "move,white,black\n1,e4,e5\n2,Nf 9,Nc6\n";
    let games = auditor.audit(sheet);
    let finding = &games[0].findings[0];
    assert_eq!((&*finding.rule, &*finding.written), ("NOT001", "Nf 9"));
}
