//! Games come in every form: files, folders, standard input, archives, and PGN of any origin.

use std::io::Write;

use crate::scratch::{LINES, Scratch, clean, column, doubtful, illegal, many, ran};

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    encoder.write_all(bytes).expect("memory takes it");
    encoder.finish().expect("memory takes it")
}

fn bzip2(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = bzip2::write::BzEncoder::new(Vec::new(), bzip2::Compression::fast());
    encoder.write_all(bytes).expect("memory takes it");
    encoder.finish().expect("memory takes it")
}

fn xz(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = liblzma::write::XzEncoder::new(Vec::new(), 0);
    encoder.write_all(bytes).expect("memory takes it");
    encoder.finish().expect("memory takes it")
}

fn zstd(bytes: &[u8]) -> Vec<u8> {
    zstd::encode_all(bytes, 1).expect("memory takes it")
}

fn zip(members: &[(&str, &[u8])]) -> Vec<u8> {
    let mut archive = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    for (name, bytes) in members {
        archive
            .start_file(*name, zip::write::SimpleFileOptions::default())
            .expect("memory takes it");
        archive.write_all(bytes).expect("memory takes it");
    }
    archive.finish().expect("memory takes it").into_inner()
}

/// Numbers, first lines and codes, as the reports tell them.
fn told(scratch: &Scratch) -> (Vec<String>, Vec<String>) {
    let games = scratch.games();
    let places = games.iter().map(|game| {
        format!(
            "{}:{} {} {}",
            &game["game"], &game["line"], &game["white"], &game["plies"]
        )
    });
    (places.collect(), scratch.codes())
}

#[test]
fn several_files_come_in_the_order_of_the_command_line() {
    let scratch = Scratch::new();
    scratch.file("b.pgn", clean(1));
    scratch.file("a.pgn", many(2, 2));
    assert_eq!(scratch.audit(&["b.pgn", "./a.pgn"]).status, 0);
    let games = scratch.games();
    assert_eq!(column(&games, "file"), ["b.pgn", "./a.pgn", "./a.pgn"]);
    assert_eq!(column(&games, "game"), ["1", "1", "2"]);
    assert_eq!(column(&games, "line"), ["1", "1", "11"]);
}

#[test]
fn a_folder_is_walked_and_what_is_no_game_is_skipped_and_counted() {
    let scratch = Scratch::new();
    scratch.file("open/round2/1.pgn", illegal(2));
    scratch.file("open/round1/1.pgn", clean(1));
    scratch.file("open/notes.txt", "The hall opens at nine.\n");
    scratch.file("open/round1/hall.jpg", [0xFF, 0xD8, 0xFF, 0xE0, 0, 16]);
    let ran = scratch.audit(&["open"]);
    assert_eq!(ran.status, 1, "{ran:?}");
    assert_eq!(
        column(&scratch.games(), "file"),
        ["open/round1/1.pgn", "open/round2/1.pgn"]
    );
    assert!(
        ran.stderr.contains("2 files without games skipped"),
        "{}",
        ran.stderr
    );
    assert!(ran.stderr.contains("open/notes.txt"), "{}", ran.stderr);
    assert_eq!(scratch.summary()["files_skipped"], 2);
}

#[test]
fn standard_input_is_called_a_dash() {
    let scratch = Scratch::new();
    let ran = ran(scratch.command().arg("-").write_stdin(illegal(1)));
    assert_eq!(ran.status, 1, "{ran:?}");
    assert_eq!(column(&scratch.games(), "file"), ["-"]);
    assert_eq!(scratch.codes(), ["MOV001"]);
}

#[test]
fn standard_input_may_be_packed_too() {
    for packed in [
        gzip(illegal(1).as_bytes()),
        zip(&[("a.pgn", illegal(1).as_bytes())]),
    ] {
        let scratch = Scratch::new();
        ran(scratch.command().arg("-").write_stdin(packed));
        assert_eq!(scratch.codes(), ["MOV001"]);
    }
}

#[test]
fn packed_files_are_known_by_their_content_whatever_their_name() {
    let text = [clean(1), illegal(2)].concat();
    for (name, packed) in [
        ("gzip.zst", gzip(text.as_bytes())),
        ("bzip2.pgn", bzip2(text.as_bytes())),
        ("xz.gz", xz(text.as_bytes())),
        ("zstd.txt", zstd(text.as_bytes())),
        ("plain.xz", text.clone().into_bytes()),
    ] {
        let scratch = Scratch::new();
        scratch.file(name, packed);
        let ran = scratch.audit(&[name]);
        assert_eq!(ran.status, 1, "{name}: {ran:?}");
        assert_eq!(column(&scratch.games(), "file"), [name, name]);
        assert_eq!(column(&scratch.games(), "line"), ["1", "11"], "{name}");
        assert_eq!(scratch.codes(), ["MOV001"], "{name}");
    }
}

#[test]
fn every_frame_of_a_packed_file_is_read() {
    let (first, second) = (clean(1), illegal(2));
    // The seam may fall inside a game.
    let (head, tail) = first.split_at(100);
    let tail = [tail, &second].concat();
    for pack in [gzip, bzip2, xz, zstd] {
        let scratch = Scratch::new();
        let frames = [pack(head.as_bytes()), pack(tail.as_bytes())].concat();
        scratch.file("games", frames);
        scratch.audit(&["games"]);
        assert_eq!(scratch.games().len(), 2);
        assert_eq!(scratch.codes(), ["MOV001"]);
    }
}

#[test]
fn every_member_of_a_zip_is_a_file_of_its_own() {
    let scratch = Scratch::new();
    let archive = zip(&[
        ("round1/b.pgn", clean(1).as_bytes()),
        ("read.me", b"Games of the open\n"),
        ("a.pgn", many(2, 2).as_bytes()),
    ]);
    scratch.file("open.dat", archive);
    let ran = scratch.audit(&["open.dat"]);
    assert_eq!(ran.status, 0, "{ran:?}");
    assert_eq!(
        column(&scratch.games(), "file"),
        ["open.dat/round1/b.pgn", "open.dat/a.pgn", "open.dat/a.pgn"]
    );
    assert_eq!(column(&scratch.games(), "game"), ["1", "1", "2"]);
    assert_eq!(scratch.summary()["files_skipped"], 1);
}

#[test]
fn games_without_an_event_tag_begin_at_two_tags_behind_a_blank_line() {
    let without = |number| clean(number).replace("[Event \"Invented Open\"]\n", "");
    let scratch = Scratch::with_games([without(1), without(2)].concat());
    scratch.audit_games(&[]);
    assert_eq!(
        told(&scratch),
        (
            vec!["1:1 Alfil 1 7".into(), "2:10 Alfil 2 7".into()],
            vec!["HDR001".to_owned(), "HDR001".into()]
        )
    );
}

#[test]
fn line_ends_and_a_byte_order_mark_change_nothing() {
    let text = [clean(1), doubtful(2), clean(3)].concat();
    let plain = Scratch::with_games(&text);
    plain.audit_games(&[]);
    assert_eq!(told(&plain).0[2], "3:21 Alfil 3 7");
    assert_eq!(told(&plain).1, ["NOT003"]);
    for (how, other) in [
        ("CRLF", text.replace('\n', "\r\n")),
        ("bare CR", text.replace('\n', "\r")),
        ("byte order mark", format!("\u{FEFF}{text}")),
        (
            "mixed",
            text.replacen('\n', "\r\n", 7)
                .replacen("1-0\n\n", "1-0\r\r", 1),
        ),
    ] {
        let scratch = Scratch::with_games(other);
        scratch.audit_games(&[]);
        assert_eq!(told(&scratch), told(&plain), "{how}");
    }
}

#[test]
fn utf16_is_read_with_and_without_its_mark() {
    let text = [clean(1), illegal(2)].concat();
    for (name, bytes) in [
        (
            "utf-16le",
            format!("\u{FEFF}{text}")
                .encode_utf16()
                .flat_map(u16::to_le_bytes)
                .collect::<Vec<u8>>(),
        ),
        (
            "utf-16be",
            text.encode_utf16().flat_map(u16::to_be_bytes).collect(),
        ),
    ] {
        let scratch = Scratch::with_games(bytes);
        scratch.audit_games(&[]);
        assert_eq!(column(&scratch.games(), "encoding"), [name, name]);
        assert_eq!(scratch.codes(), ["MOV001"], "{name}");
    }
}

#[test]
fn blank_lines_may_be_missing() {
    let tight = [clean(1), illegal(2), clean(3)]
        .concat()
        .replace("\n\n", "\n");
    let scratch = Scratch::with_games(tight);
    scratch.audit_games(&[]);
    assert_eq!(
        told(&scratch),
        (
            vec![
                "1:1 Alfil 1 7".into(),
                "2:9 Alfil 2 2".into(),
                "3:17 Alfil 3 7".into()
            ],
            vec!["MOV001".to_owned()]
        )
    );
}

#[test]
fn an_unclosed_brace_never_swallows_the_next_game() {
    let open = clean(1).replace("3. Qh5", "{to be continued 3. Qh5");
    let scratch = Scratch::with_games([open, clean(2)].concat());
    assert_eq!(scratch.audit_games(&[]).status, 0);
    assert_eq!(told(&scratch).0, ["1:1 Alfil 1 4", "2:11 Alfil 2 7"]);
    let findings = scratch.findings();
    assert_eq!(column(&findings, "rule"), ["INP001"]);
    assert_eq!(&findings[0]["game"], "1");
    assert_eq!(&findings[0]["severity"], "warning");
}

#[test]
fn text_ahead_of_the_first_game_is_reported_and_is_no_game() {
    let text = format!("Games of the invented open\nsent by post\n\n{}", clean(1));
    let scratch = Scratch::with_games(text);
    scratch.audit_games(&[]);
    assert_eq!(told(&scratch).0, ["1:4 Alfil 1 7"]);
    let findings = scratch.findings();
    assert_eq!(column(&findings, "rule"), ["INP002"]);
    assert_eq!(&findings[0]["game"], "1");
    assert!(findings[0]["evidence"].starts_with("Games of the invented open"));
    assert_eq!(scratch.summary()["games"], 1);
}

#[test]
fn moves_without_tags_are_a_game() {
    let scratch = Scratch::with_games("1. e4 e5 2. Nf3 Nc6 3. Bb6 1-0\n");
    assert_eq!(scratch.audit_games(&[]).status, 1);
    assert_eq!(scratch.games().len(), 1);
    assert_eq!(&scratch.games()[0]["plies"], "4");
    assert_eq!(&scratch.games()[0]["result_submitted"], "1-0");
    assert_eq!(scratch.codes(), ["MOV001", "HDR001"]);
}

#[test]
fn a_scoresheet_in_plain_text_is_one_game() {
    let scratch = Scratch::new();
    scratch.file(
        "sheet.txt",
        "Blancas: Alfil\nNegras: Torre\n\n1. e4 e5\n2. Cf3 Cc6\n3. Ab5 a6\n",
    );
    let ran = scratch.audit(&["sheet.txt"]);
    assert!(ran.status < 2, "{ran:?}");
    let games = scratch.games();
    assert_eq!(games.len(), 1);
    assert_eq!(&games[0]["plies"], "6");
    assert_eq!(&games[0]["white"], "Alfil");
    assert!(games[0]["alphabet"].split('/').any(|code| code == "es"));
}

#[test]
fn a_scoresheet_as_a_table_is_one_game() {
    let scratch = Scratch::new();
    scratch.file(
        "sheet.csv",
        "move,white,black\n1,e4,e5\n2,Nf3,Nc6\n3,Bb5,\n",
    );
    let ran = scratch.audit(&["sheet.csv"]);
    assert!(ran.status < 2, "{ran:?}");
    assert_eq!(column(&scratch.games(), "plies"), ["5"]);
}

#[test]
fn a_line_of_a_finding_is_that_of_its_game() {
    let text = [clean(1), illegal(2).replace('\n', "\r\n"), illegal(3)].concat();
    let scratch = Scratch::with_games(text);
    scratch.audit_games(&[]);
    let lines = [LINES + 1, 2 * LINES + 1].map(|line| line.to_string());
    assert_eq!(column(&scratch.findings(), "line"), lines);
}

/// Appendix D: what is announced to a blind player, and what he dictates for his scoresheet.
#[test]
fn spoken_moves_are_replayed_from_text_and_tables_in_any_encoding() {
    let scratch = Scratch::new();
    let text = "Weiß: Müller\nSchwarz: Maier\n\n\
        1. Eva zwei Eva vier  Eva sieben Eva fünf\n\
        2. Läufer Felix eins Cesar vier  Springer Bella acht Cesar sechs\n\
        3. Dame David eins Hector fünf  Springer Gustav acht Felix sechs\n\
        4. Dame Hector fünf schlägt Felix sieben Matt\n1-0\n";
    let latin: Vec<u8> = text.chars().map(|c| c as u8).collect();
    let table = "move,white,black\n1,Eva zwei Eva vier,eva sieben eva fuenf\n\
        2,Laeufer Felix eins Cesar vier,Springer Cesar sechs\n\
        3,DAME HECTOR FÜNF,Springer Felix sechs\n4,Dame nimmt Felix sieben Schach Matt,\n";
    scratch.file("sheets/a.txt", text);
    scratch.file("sheets/b.txt", latin);
    scratch.file("sheets/c.csv", table);
    let ran = scratch.audit(&["sheets"]);
    let games = scratch.games();
    assert_eq!(games.len(), 3, "{}", ran.stderr);
    for game in &games {
        assert_eq!(&game["plies"], "7", "{}: {}", &game["file"], ran.stderr);
        assert_eq!(
            &game["final_fen"],
            "r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4"
        );
        assert_eq!(&game["termination_audited"], "checkmate");
        assert!(game["alphabet"].split('/').any(|code| code == "de"));
    }
    let notation: Vec<String> = scratch
        .codes()
        .into_iter()
        .filter(|code| code.starts_with("NOT") || code.starts_with("MOV"))
        .collect();
    assert_eq!(notation, [""; 0], "a spoken move is no fault of notation");
}

#[test]
fn a_damaged_sheet_is_in_the_letters_of_the_whole_and_not_of_its_first_moves() {
    let scratch = Scratch::new();
    // French, but for a scanner's G: the fewest letters of a set that stops at once tell nothing.
    scratch.file(
        "sheet.txt",
        "1. e4 c5\n2. Gf3 d6\n3. Fb5+ Fd7\n4. Fxd7+ Cxd7\n5. 0-0 Cgf6\n6. De2 Tc8\n7. b3 g6\n8. c3 Fg7\n\
         9. d4 cxd4\n10. cxd4 d5\n11. e5 Ce4\n12. Cg5 Txc1\n13. Txc1 Cxg5\n14. Db5 0-0\n0-1\n",
    );
    assert_eq!(scratch.audit(&["sheet.txt"]).status, 1);
    let games = scratch.games();
    let letters: Vec<&str> = games[0]["alphabet"].split('/').collect();
    assert!(letters.contains(&"fr"), "{letters:?}");
    assert_eq!(scratch.findings()[0]["written"], *"Gf3");
}
