//! The sample game that the Laws print in their appendix on notation, as eight documents have it: short,
//! without signs, and long; in Catalan, Spanish, Romanian and English letters; with the slips of the
//! printer and of the scanner. No alphabet is named to the program.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::process::Command;

use arbiter::internals::replay::{RemarkKind, Replayer};

type Row = HashMap<String, String>;

/// After 11.Kb1, with the queen on e3 as the short copies have it.
const SHORT_END: &str = "r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R b - - 9 11";
/// The long copies write 8.Qd4-d3, which is legal, and so another game.
const LONG_END: &str = "r1bqr1k1/ppp1bppp/2nn4/6B1/8/3Q1N2/PPPN1PPP/1K1R1B1R b - - 9 11";

fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/sample-game")
}

/// The rows of one copy: its game, and its findings without END009 (a sample has no result).
fn audit(copy: &str) -> (Row, Vec<Row>) {
    let out = tempfile::tempdir().expect("a scratch folder");
    let status = Command::new(env!("CARGO_BIN_EXE_arbiter"))
        .args(["audit", "--quiet", "--fail-on", "never", "--out"])
        .arg(out.path())
        .arg(fixtures().join(copy))
        .status()
        .expect("the program runs");
    assert!(status.success(), "{copy}: {status}");
    let rows = |name: &str| -> Vec<Row> {
        let mut reader = csv::Reader::from_path(out.path().join(name)).expect("a report");
        reader
            .deserialize()
            .map(|row| row.expect("a row"))
            .collect()
    };
    let mut games = rows("games.csv");
    assert_eq!(games.len(), 1, "{copy}");
    let mut findings = rows("findings.csv");
    findings.retain(|row| row["rule"] != "END009");
    (games.remove(0), findings)
}

#[track_caller]
fn is_clean(copy: &str, edition: &str, alphabet: &str, final_fen: &str) {
    let (game, findings) = audit(copy);
    assert_eq!(findings, Vec::<Row>::new(), "{copy}");
    assert_eq!(game["plies"], "21", "{copy}");
    assert_eq!(game["final_fen"], final_fen, "{copy}");
    assert_eq!(game["alphabet"], alphabet, "{copy}");
    assert_eq!(game["edition"], edition, "{copy}");
    assert_eq!(game["termination_audited"], "unfinished", "{copy}");
}

/// Rule, severity, ply, move number, what is written, and what is said of it.
#[track_caller]
fn is_found(row: &Row, expected: [&str; 6]) {
    let columns = ["rule", "severity", "ply", "move", "written", "message"];
    assert_eq!(columns.map(|column| row[column].as_str()), expected);
}

#[test]
fn there_are_eight_copies() {
    let copies = std::fs::read_dir(fixtures()).expect("the fixtures").count();
    assert_eq!(copies, 8);
}

#[test]
fn the_clean_copies_are_clean() {
    is_clean("2018-en-short.pgn", "2018", "en", SHORT_END);
    is_clean("2018-en-long.pgn", "2018", "en", LONG_END);
    is_clean("2023-ca-short.pgn", "2023", "ca/es/it", SHORT_END);
    // `9 Cbd2`, a number without its dot, is a number all the same.
    is_clean("2023-ca-bare.pgn", "2023", "ca/es/it", SHORT_END);
    // A long score may end with a short move.
    is_clean("2023-ca-long.pgn", "2023", "ca/es/it", LONG_END);
}

#[test]
fn the_draw_offer_of_the_last_move_is_read_in_every_copy_that_comes_so_far() {
    for copy in [
        "2018-en-short.pgn",
        "2018-en-long.pgn",
        "2023-ca-short.pgn",
        "2023-ca-bare.pgn",
        "2023-ca-long.pgn",
    ] {
        let text = std::fs::read_to_string(fixtures().join(copy)).expect(copy);
        let mut replayer = Replayer::default();
        let record = replayer.replay(&text, false);
        let placed: Vec<u32> = record.commands.iter().map(|c| c.ply).collect();
        assert_eq!(placed, [21], "{copy}");
    }
}

#[test]
fn the_spanish_copy_takes_on_d5_through_the_pawn_on_d4() {
    let (game, findings) = audit("2005-es-short.pgn");
    assert_eq!(game["plies"], "8");
    assert_eq!(game["edition"], "2005");
    assert_eq!(game["alphabet"], "ca/es/it", "Ag5 stands behind the slip");
    let [blocked] = &findings[..] else {
        panic!("{findings:?}")
    };
    is_found(
        blocked,
        [
            "MOV002",
            "error",
            "9",
            "5.",
            "Dxd5",
            "the white queen on d1 cannot reach d5: the black pawn on d4 stands in between",
        ],
    );
    assert_eq!(blocked["san"], "Qxd5");
    assert_eq!(blocked["article"], "3.5");
    assert_eq!(blocked["evidence"], "12 moves behind it not judged");
}

#[test]
fn with_the_capture_mended_the_spanish_copy_castles_over_its_own_bishop() {
    let text = std::fs::read_to_string(fixtures().join("2005-es-short.pgn")).expect("the copy");
    let folder = tempfile::tempdir().expect("a scratch folder");
    let mended = folder.path().join("mended.pgn");
    std::fs::write(&mended, text.replace("5.Dxd5", "5.Dxd4")).expect("the mended copy");
    let (game, findings) = audit(mended.to_str().expect("a plain path"));
    assert_eq!(game["plies"], "18");
    let [castling] = &findings[..] else {
        panic!("{findings:?}")
    };
    assert_eq!(castling["rule"], "MOV006");
    assert_eq!(castling["ply"], "19");
    assert_eq!(castling["written"], "0-0");
    assert!(castling["message"].contains("f1"), "{castling:?}");
}

#[test]
fn the_scanned_romanian_copy_has_a_damaged_number_a_glued_one_and_no_knight_on_the_h_file() {
    let (game, findings) = audit("2023-ro-short.pgn");
    assert_eq!(game["plies"], "16");
    assert_eq!(game["alphabet"], "ro");
    let [number, knight] = &findings[..] else {
        panic!("{findings:?}")
    };
    is_found(
        number,
        [
            "NOT007",
            "warning",
            "1",
            "1.",
            "l.",
            "the number of the move cannot be read",
        ],
    );
    assert_eq!(number["evidence"], "and 1 more in this game");
    is_found(
        knight,
        [
            "MOV001",
            "error",
            "17",
            "9.",
            "Chd2",
            "White has no knight on the h-file",
        ],
    );
    // The second number is the one that touches Black's first move: `e52.`.
    let text = std::fs::read_to_string(fixtures().join("2023-ro-short.pgn")).expect("the copy");
    let mut replayer = Replayer::default();
    let record = replayer.replay(&text, false);
    let glued: Vec<_> = record
        .remarks
        .iter()
        .filter(|remark| remark.kind == RemarkKind::GluedNumber)
        .map(|remark| (remark.ply, remark.span.slice(&text)))
        .collect();
    assert_eq!(glued, [(2, "2.")]);
}

#[test]
fn the_other_romanian_copy_has_a_knight_move_that_names_no_square_and_another_from_an_empty_file() {
    let (game, findings) = audit("2023-ro-bare.pgn");
    assert_eq!(game["plies"], "7");
    assert_eq!(game["alphabet"], "ro");
    let [unreadable, nobody_there] = &findings[..] else {
        panic!("{findings:?}")
    };
    is_found(
        unreadable,
        [
            "NOT001",
            "error",
            "8",
            "4...",
            "Ced",
            "'Ced' is no move in any known notation",
        ],
    );
    // The rest of the game shows that the knight went to e4, and then a second misprint.
    let faults = (&*game["faults"], &*game["resumed"], &*game["plies_resumed"]);
    assert_eq!(faults, ("2", "slip", "16"));
    is_found(
        nobody_there,
        [
            "MOV001",
            "warning",
            "17",
            "9.",
            "Chd2",
            "White has no knight on the h-file",
        ],
    );
}
