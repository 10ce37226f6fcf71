use super::*;

fn named(text: &str, name: &str) -> FileKind {
    kind_of(text.as_bytes(), name, FoundBy::Name)
}

fn walked(text: &str, name: &str) -> FileKind {
    kind_of(text.as_bytes(), name, FoundBy::Walk)
}

#[test]
fn tags_make_pgn_whatever_the_name() {
    for name in ["a.pgn", "a.txt", "a", "-", "a.pgn.gz"] {
        assert_eq!(
            walked("[Event \"a\"]\n\n1. e4 *\n", name),
            FileKind::Pgn,
            "{name}"
        );
        assert_eq!(
            walked("[White \"a\"]\n[Black \"b\"]\n\n*\n", name),
            FileKind::Pgn,
            "{name}"
        );
        assert_eq!(
            walked("[White \"a\"]\n\n1. e4 *\n", name),
            FileKind::Pgn,
            "{name}"
        );
    }
}

#[test]
fn a_lone_tag_line_is_pgn_only_by_name() {
    assert_eq!(walked("[Result \"*\"]\n", "a.pgn"), FileKind::Pgn);
    assert_eq!(
        walked("[remote \"origin\"]\n\turl = x\n", "config"),
        FileKind::Other
    );
}

#[test]
fn movetext_without_tags_is_pgn_under_that_name_and_else_a_sheet() {
    assert_eq!(walked("1. e4 e5 2. Nf3 *", "a.pgn"), FileKind::Pgn);
    assert_eq!(walked("1. e4 e5 2. Nf3 *", "a.PGN.bz2"), FileKind::Pgn);
    assert_eq!(walked("1. e4 e5 2. Nf3 *", "a.txt"), FileKind::SheetText);
}

#[test]
fn sheets_are_known_in_any_alphabet_and_layout() {
    for text in [
        "Weiß: A\nSchwarz: B\n\n1. e4 e5\n2. Sf3 Sc6\n",
        "1.e4 e5",
        "  1 | d2-d4 | d7-d5 |",
        "1) Cf3 d5",
        "1\tКf3\tКf6",
        "1. ♘f3 ♞f6",
        "1. ε4 ε5",
        "1. ה4 ה5",
        "1. 5254 5755",
        "1. P-K4 P-K4",
        "21. 0-0 Td8\n22. Txd8+ Dxd8\n23. b8=D! O-O-O\n",
        "e4\ne5\nNf3\nNc6\n",
    ] {
        assert_eq!(walked(text, "sheet.txt"), FileKind::SheetText, "{text}");
    }
    let windows_1251 = b"1. \xCAf3 d5\n";
    assert_eq!(
        kind_of(windows_1251, "a.txt", FoundBy::Walk),
        FileKind::SheetText
    );
}

#[test]
fn spoken_moves_are_moves_and_names_are_not() {
    for text in [
        "1. Eva zwei Eva vier  Eva sieben Eva fuenf",
        "1.Springer Gustav eins Felix drei",
        "eva zwei eva vier\nEVA SIEBEN EVA F\u{dc}NF\nKurze Rochade\n",
    ] {
        assert_eq!(walked(text, "sheet.txt"), FileKind::SheetText, "{text}");
    }
    let windows_1252 = b"1. Eva f\xFCnf";
    assert_eq!(
        kind_of(windows_1252, "a.txt", FoundBy::Walk),
        FileKind::SheetText
    );
    for text in [
        "1. Anna, Bella and David\n2. Eva\n3. Felix\n4. Gustav\n",
        "Anna won.\nBella drew.\nDavid lost.\nKurze Pause.\n",
    ] {
        assert_eq!(named(text, "names.txt"), FileKind::Other, "{text}");
    }
}

#[test]
fn a_sheet_as_a_table_is_known_by_its_header() {
    for header in [
        "move,white,black",
        "Move;White;Black;note",
        "MOVE\tWHITE\tBLACK",
        "\n\"move\", \"white\", \"black\", \"white_clock\"",
    ] {
        let text = format!("{header}\n1,e4,e5\n");
        assert_eq!(walked(&text, "sheet.csv"), FileKind::SheetCsv, "{header}");
    }
    assert_eq!(
        walked("file,game,white,black\n1,e4,e5,x\n", "findings.csv"),
        FileKind::Other
    );
}

#[test]
fn prose_lists_and_code_hold_no_game() {
    for text in [
        "Read me first.\n\n1. Introduction\n2. Usage\n",
        "1. mp3 files\n2. H2O\n3. v2 of it\n",
        "Round 1\n1 - 0\n0 - 1\n",
        "100\n00\n000\n",
        "fn main() {\n    let e4 = 1;\n}\n",
    ] {
        assert_eq!(named(text, "notes.txt"), FileKind::Other, "{text}");
    }
}

#[test]
fn what_engines_write_is_no_game() {
    for text in [
        "info depth 1 score cp 31 pv e2e4\ninfo depth 2 score cp 12 pv e2e4 e7e5\ne2e4 e7e5\nbestmove e2e4\n",
        "1: e2e4\n<Stockfish(0): info depth 1 pv e2e4\n<Stockfish(0): info depth 2 pv e2e4\n>Stockfish(0): go depth 3\n",
        " 8 31 105 20394 e4 e5 Nf3\n 9 28 190 40031 e4 e5 Nf3\n10 30 411 90122 e4 c5 Nf3\n1. e4 e5\n",
        "+---+---+---+\n| r | n | b |\n+---+---+---+\n| p | p | p |\n+---+---+---+\ne2e4\ne7e5\ng1f3\n",
    ] {
        let log = FileKind::NotAGame(NotAGame::EngineLog);
        assert_eq!(named(text, "log.txt"), log, "{text}");
        assert_eq!(walked(text, "game.log"), log, "{text}");
    }
    assert_eq!(
        named("1. e4 e5\n2. Nf3 Nc6\ninfo by Ada\n", "a.txt"),
        FileKind::SheetText
    );
}

#[test]
fn files_of_other_trades_are_taken_from_folders_only_with_an_event_line() {
    assert_eq!(
        walked("# Notes\n\n1. e4 is best\n", "NOTES.md"),
        FileKind::Other
    );
    assert_eq!(
        walked("x\n\n[White \"a\"]\n[Black \"b\"]\n", "a.log"),
        FileKind::Other
    );
    assert_eq!(walked("[Event \"a\"]\n\n*\n", "a.log"), FileKind::Pgn);
    assert_eq!(
        named("[White \"a\"]\n[Black \"b\"]\n\n*", "a.log"),
        FileKind::Pgn
    );
}

#[test]
fn tournament_reports_archives_and_empty_files_are_told_apart() {
    let report = "012 Open\n001    1 m    Alyx      2200 NOR  3.5    1     5 w =     2 w 1\n";
    assert_eq!(named(report, "a.txt"), FileKind::Report);
    assert_eq!(
        named("001 e4 e5\n002 d4 exd4\n003 c3 dxc3\n", "a.txt"),
        FileKind::SheetText
    );
    assert_eq!(named(" \r\n\0", "a.pgn"), FileKind::Empty);
    let mut tar = vec![0; 512];
    tar[..5].copy_from_slice(b"a.pgn");
    tar[257..262].copy_from_slice(b"ustar");
    tar.extend_from_slice(b"[Event \"a\"]\n\n*\n\n[Event \"b\"]\n");
    assert_eq!(kind_of(&tar, "a.tar", FoundBy::Name), FileKind::Tar);
}

#[test]
fn binary_data_is_no_sheet() {
    let bytes = b"\x7FELF\x02\x01\0\0\n1. e4 e5\n\x03";
    assert_eq!(kind_of(bytes, "a", FoundBy::Name), FileKind::Other);
}

#[test]
fn the_first_word_tells_a_game_without_tags_from_other_text() {
    for text in [
        "1. e4 e5 *\n",
        "\n\ne4 e5 Nf3",
        "1.\n\te4",
        "{a word} 1. Ke2 *",
        "; a word\n% another\n1.Sf3",
        "1... e5",
        "1. {first} d4",
        "[Site \"x\"]\n\n1. e4",
        "1. P-K4",
        "1. 5254 5755",
        "1. Eva zwei Eva vier",
    ] {
        assert!(begins_like_a_game(text.as_bytes()), "{text}");
    }
    for text in [
        "Games of 1985\n\n1. e4 e5\n",
        "* * *",
        "1-0",
        "{only a comment}",
        "{never closed 1. e4",
        "12 games",
        "(1. e4)",
    ] {
        assert!(!begins_like_a_game(text.as_bytes()), "{text}");
    }
}
