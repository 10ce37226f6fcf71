//! `arbiter reconcile`, run as users run it: on the fixtures, and on bad input in a scratch folder.

#[path = "audit/scratch.rs"]
#[allow(dead_code)]
mod scratch;
#[path = "audit/workbook.rs"]
#[allow(dead_code)]
mod workbook;

use std::path::Path;

use calamine::Data;
use scratch::{Ran, Row, Scratch, ran, rows};

fn reconcile(scratch: &Scratch, arguments: &[&str]) -> Ran {
    let mut command = assert_cmd::cargo::cargo_bin_cmd!("arbiter");
    command
        .env("LC_ALL", "C")
        .current_dir(scratch.path())
        .arg("reconcile");
    ran(command.args(arguments))
}

fn fixture(path: &str) -> String {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/sheets");
    fixtures.join(path).display().to_string()
}

fn table(scratch: &Scratch) -> Vec<Row> {
    rows(&scratch.report("reconcile.csv"))
}

/// Spanish and German; Black's sheet has two slips, a cell nobody could read and a row left out.
#[test]
fn two_copies_in_two_alphabets_make_one_game() {
    let scratch = Scratch::new();
    let ran = reconcile(
        &scratch,
        &[&fixture("white/board1.txt"), &fixture("black/board1.txt")],
    );
    assert_eq!((ran.status, &*ran.stderr), (0, ""), "{}", ran.stdout);
    let pgn = scratch.report("reconciled.pgn").replace('\n', " ");
    assert!(
        pgn.contains("[White \"Ferrer, Joan\"]") && pgn.contains("[Result \"1/2-1/2\"]"),
        "{pgn}"
    );
    assert!(
        pgn.contains("5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 10. d4 Nbd7"),
        "{pgn}"
    );
    assert!(pgn.ends_with("17. Bg5 h6 18. Be3 Nc5 1/2-1/2 "), "{pgn}");
    assert_eq!(
        scratch.report("reconcile.csv").lines().next(),
        Some(
            "game,ply,move,white_sheet,black_sheet,agreed,chosen,confidence,reason,white_file,black_file"
        )
    );
    let table = table(&scratch);
    assert_eq!(table.len(), 36);
    let row = |ply: usize| {
        let row = &table[ply - 1];
        [
            "move",
            "white_sheet",
            "black_sheet",
            "agreed",
            "chosen",
            "reason",
        ]
        .map(|column| row[column].to_owned())
    };
    assert_eq!(
        row(9),
        ["5.", "0-0", "0-0", "yes", "O-O", "both sheets say it"]
    );
    assert_eq!(
        row(10),
        [
            "5...",
            "Ae7",
            "Lc7",
            "no",
            "Be7",
            "White's sheet says it, Black's cell is taken for a slip"
        ]
    );
    assert_eq!(
        row(17),
        [
            "9.",
            "h3",
            "",
            "no",
            "h3",
            "White's sheet says it, Black's sheet leaves it out"
        ]
    );
    assert_eq!(
        row(25),
        [
            "13.",
            "Cf1",
            "??",
            "no",
            "Nf1",
            "White's sheet says it, Black's cell cannot be read"
        ]
    );
    assert_eq!(
        row(30),
        [
            "15...",
            "c5 (=)",
            "c5",
            "yes",
            "c5",
            "both sheets say it; an offer of a draw stands on White's sheet only"
        ]
    );
    assert!(
        table
            .iter()
            .all(|row| row["confidence"].parse::<f64>().expect("a number") > 0.9)
    );
    for part in [
        "agree up to ply 9 (5.)",
        "differ at 3 plies",
        "last time at ply 36",
        "ply 30 (15...) only white notes",
    ] {
        assert!(
            ran.stdout.contains(part),
            "'{part}' is not in: {}",
            ran.stdout
        );
    }
}

#[test]
fn folders_pair_up_by_name_and_a_sheet_alone_is_told() {
    let scratch = Scratch::new();
    scratch.file("w/a.txt", "1. e4 e5\n2. Nf3 Nc6\n1-0\n");
    scratch.file("b/a.csv", "move,white,black\n1,e4,e5\n2,Nf3,Nc6\n");
    scratch.file("w/b.txt", "1. d4 d5\n2. c4 e6\n1-0\n");
    scratch.file("b/b.txt", "1. d4 d5\n2. c4 e6\n0-1\n");
    scratch.file("w/c.txt", "1. c4 c5\n2. Nc3 Nc6\n1-0\n");
    let ran = reconcile(&scratch, &["w", "b"]);
    assert_eq!(ran.status, 1, "{}", ran.stdout);
    assert!(
        ran.stderr.contains("w/c.txt has no counterpart"),
        "{}",
        ran.stderr
    );
    assert!(
        ran.stdout
            .contains("w/b.txt: 4 plies, the copies agree throughout; they differ on the result"),
        "{}",
        ran.stdout
    );
    let pgn = scratch.report("reconciled.pgn");
    assert_eq!(pgn.matches("[Event ").count(), 2);
    assert!(
        pgn.contains("[Result \"*\"]") && pgn.contains("White's says 1-0, Black's 0-1"),
        "{pgn}"
    );
    let table = table(&scratch);
    assert_eq!(
        table
            .iter()
            .map(|row| row["game"].to_owned())
            .collect::<Vec<_>>(),
        ["1", "1", "1", "1", "2", "2", "2", "2", "2"]
    );
    assert_eq!(
        [
            "ply",
            "white_sheet",
            "black_sheet",
            "chosen",
            "confidence",
            "reason"
        ]
        .map(|column| table[4][column].to_owned()),
        ["0", "1-0", "0-1", "", "", "the copies differ on the result"]
    );
    assert_eq!(table[0]["black_file"], *"b/a.csv");
}

#[test]
fn the_reports_are_the_same_for_any_number_of_threads() {
    let reports = |threads: &str| {
        let scratch = Scratch::new();
        reconcile(
            &scratch,
            &[&fixture("white"), &fixture("black"), "--threads", threads],
        );
        (
            scratch.report("reconcile.csv"),
            scratch.report("reconciled.pgn"),
        )
    };
    assert_eq!(reports("1"), reports("4"));
}

#[test]
fn bad_input_is_refused_with_a_remedy() {
    let scratch = Scratch::new();
    scratch.file("w/a.txt", "1. e4 e5\n2. Nf3 Nc6\n1-0\n");
    scratch.file("b/b.txt", "1. e4 e5\n2. Nf3 Nc6\n1-0\n");
    scratch.file(
        "two.pgn",
        "[Event \"A\"]\n\n1. e4 *\n\n[Event \"B\"]\n\n1. d4 *\n",
    );
    reconcile(&scratch, &["w/a.txt", "gone.txt"]).refused(&["gone.txt"]);
    reconcile(&scratch, &["w", "b"]).refused(&["same name"]);
    reconcile(&scratch, &["w", "b/b.txt"]).refused(&["two sheets or two folders"]);
    reconcile(&scratch, &["w/a.txt", "two.pgn"]).refused(&["two.pgn", "several games"]);
    scratch.file(
        "heap.txt",
        "1. e4 e5\n2. Nf3 Nc6\n".to_owned() + &"Nf3 Ng1 ".repeat(1500),
    );
    reconcile(&scratch, &["w/a.txt", "heap.txt"]).refused(&["heap.txt", "is it one sheet?"]);
    reconcile(&scratch, &["w/a.txt"]).refused(&["BLACK"]);
}

#[test]
fn the_table_can_be_written_for_excel() {
    let table = |locale: &str, form: &str| {
        let scratch = Scratch::new();
        let mut command = assert_cmd::cargo::cargo_bin_cmd!("arbiter");
        command.current_dir(scratch.path()).env("LC_ALL", locale);
        let sheets = [fixture("white/board1.txt"), fixture("black/board1.txt")];
        ran(command.arg("reconcile").args(sheets).args(["--csv", form]));
        scratch.report("reconcile.csv")
    };
    let plain = table("es_ES.UTF-8", "plain");
    assert!(plain.starts_with("game,ply,"), "{plain}");
    assert_eq!(table("C", "excel"), format!("\u{feff}{plain}"));
    let spanish = table("es_ES.UTF-8", "excel");
    assert!(spanish.starts_with("\u{feff}game;ply;"), "{spanish}");
    assert!(
        plain.contains(",1.00,") && spanish.contains(";1,00;"),
        "{spanish}"
    );
}

#[test]
fn every_cell_of_the_workbook_is_that_of_the_csv() {
    let scratch = Scratch::new();
    let sheets = [fixture("white/board1.txt"), fixture("black/board1.txt")];
    let ran = reconcile(&scratch, &[&sheets[0], &sheets[1], "--format", "csv,xlsx"]);
    assert_eq!((ran.status, &*ran.stderr), (0, ""), "{}", ran.stdout);
    let mut workbook = workbook::open(&scratch.path().join("reports/reconcile.xlsx"));
    assert_eq!(workbook.sheets(), ["reconcile", "questions"]);
    workbook.same_cells("questions", &scratch.report("questions.csv"));
    workbook.same_cells("reconcile", &scratch.report("reconcile.csv"));
    let confidence = &workbook.column("reconcile", "confidence")[0];
    assert!(matches!(confidence, Data::Float(_)), "{confidence:?}");
}

/// Two games that part and never meet again are refused, and no third one is made of them.
#[test]
fn copies_of_two_games_are_refused() {
    let scratch = Scratch::new();
    scratch.file(
        "white.txt",
        "1. e4 e5\n2. Nf3 Nc6\n3. Bb5 a6\n4. Ba4 Nf6\n5. O-O Be7\n6. Re1 b5\n7. Bb3 d6\n8. c3 O-O\n1-0\n",
    );
    scratch.file(
        "black.txt",
        "1. e4 e5\n2. Nf3 d6\n3. d4 Bg4\n4. dxe5 Bxf3\n5. Qxf3 dxe5\n6. Bc4 Nf6\n7. Qb3 Qe7\n8. Nc3 c6\n1-0\n",
    );
    let ran = reconcile(&scratch, &["white.txt", "black.txt"]);
    assert_eq!(ran.status, 1, "{}", ran.stdout);
    assert!(
        ran.stderr
            .contains("not copies of one game: they part at move 2 and never meet again"),
        "{}",
        ran.stderr
    );
    assert_eq!(scratch.report("reconciled.pgn"), "");
    let table = table(&scratch);
    assert_eq!(table.len(), 1);
    assert_eq!(
        [
            &table[0]["move"],
            &table[0]["white_sheet"],
            &table[0]["black_sheet"]
        ],
        ["2...", "Nc6", "d6"]
    );
}

/// What the copies say beside the moves is kept; where they contradict each other, the table has a row for it.
#[test]
fn clocks_offers_and_conflicts_are_kept() {
    let scratch = Scratch::new();
    scratch.file(
        "white.csv",
        "move,white,black,white_clock,black_clock\n1,e4,e5,1:29,1:28\n2,Nf3,Nc6,1:27,1:26\n3,Bb5 (=),a6,1:25,\n",
    );
    scratch.file(
        "black.csv",
        "move,white,black,white_clock,black_clock\n1,e4,e5,1:29,1:28\n2,Nf3,Nc6,1:17,1:26\n3,Bb5,a6,1:25,\n",
    );
    let ran = reconcile(&scratch, &["white.csv", "black.csv"]);
    assert_eq!(ran.status, 1, "{}", ran.stdout);
    let pgn = scratch.report("reconciled.pgn").replace('\n', " ");
    assert!(
        pgn.contains("3. Bb5 {(=)}") && pgn.contains("1. e4 {[%clk 1:29"),
        "{pgn}"
    );
    let table = table(&scratch);
    assert_eq!(table.len(), 7);
    let conflict = &table[3];
    assert_eq!(
        ["ply", "agreed", "reason"].map(|column| conflict[column].to_owned()),
        ["3", "no", "the copies differ on the clock"]
    );
}

#[test]
fn a_copy_that_ends_early_or_is_empty_is_said_to() {
    let scratch = Scratch::new();
    let whole = "1. e4 e5\n2. Nf3 Nc6\n3. Bb5 a6\n4. Ba4 Nf6\n";
    scratch.file("w/a.txt", whole);
    scratch.file("b/a.txt", "1. e4 e5\n2. Nf3 Nc6\n");
    let ran = reconcile(&scratch, &["w", "b"]);
    assert_eq!((ran.status, &*ran.stderr), (0, ""), "{}", ran.stdout);
    assert!(
        ran.stdout
            .contains("the copies agree throughout; Black's copy ends at ply 4 (2...)"),
        "{}",
        ran.stdout
    );
}

/// A cell that neither copy has, and that nothing later tells, is worth a question.
#[test]
fn what_would_be_asked_is_listed() {
    let scratch = Scratch::new();
    let sheet = "1. e4 e5\n2. Nf3 Nc6\n3. Bb5 a6\n4. Ba4 ??\n";
    scratch.file("white.txt", sheet);
    scratch.file("black.txt", sheet);
    let ran = reconcile(&scratch, &["white.txt", "black.txt"]);
    assert_eq!(ran.status, 1, "{}", ran.stdout);
    let questions = scratch.report("questions.csv");
    let mut lines = questions.lines();
    assert_eq!(
        lines.next(),
        Some("game,ply,move,written,candidates,probability")
    );
    let asked = lines.next().expect("a question");
    assert!(asked.starts_with("1,8,4...,??,Nf6 "), "{questions}");
}
