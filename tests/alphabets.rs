//! `arbiter alphabets` as a user meets it.

mod program;

fn alphabets() -> String {
    let (status, table, complaints) = program::arbiter(&["alphabets"]);
    assert_eq!((status, &*complaints), (0, ""));
    table
}

/// Code, language, and the letters from king to pawn.
fn row(code: &str) -> Vec<String> {
    let table = alphabets();
    let line = table
        .lines()
        .find(|line| line.split_whitespace().next() == Some(code))
        .unwrap_or_else(|| panic!("no {code} in\n{table}"));
    line.split_whitespace().map(str::to_owned).collect()
}

#[test]
fn the_table_has_a_header_and_a_line_for_every_language() {
    let table = alphabets();
    let header: Vec<&str> = table
        .lines()
        .next()
        .expect("a header")
        .split_whitespace()
        .collect();
    assert_eq!(header, ["code", "language", "K", "Q", "R", "B", "N", "P"]);
    assert_eq!(
        table.lines().count() - 1,
        arbiter::internals::notation::moves::alphabet::all().len()
    );
}

#[test]
fn letters_are_those_that_players_write() {
    assert_eq!(row("en")[2..7], ["K", "Q", "R", "B", "N"]);
    assert_eq!(row("es")[2..7], ["R", "D", "T", "A", "C"]);
    assert_eq!(row("ca")[2..7], ["R", "D", "T", "A", "C"]);
    assert_eq!(row("de")[2..7], ["K", "D", "T", "L", "S"]);
    assert_eq!(row("ru")[2..7], ["Кр", "Ф", "Л", "С", "К"]);
}

#[test]
fn every_code_of_the_table_is_accepted_by_audit() {
    let folder = tempfile::TempDir::new().expect("a scratch folder");
    std::fs::write(folder.path().join("a.pgn"), "1. e4 e5 *\n").expect("written");
    let table = alphabets();
    for line in table.lines().skip(1) {
        let code = line.split_whitespace().next().expect("a code");
        let output = assert_cmd::cargo::cargo_bin_cmd!("arbiter")
            .env("LC_ALL", "C")
            .current_dir(folder.path())
            .args(["audit", "a.pgn", "--quiet", "--alphabet", code])
            .output()
            .expect("the program runs");
        assert_eq!(output.status.code(), Some(0), "{code}");
    }
}
