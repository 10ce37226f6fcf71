//! `arbiter extract`, run as users run it in a scratch folder.

#[path = "audit/scratch.rs"]
#[allow(dead_code)]
mod scratch;

use std::fs;

use scratch::{Ran, Scratch, ran};

fn command(scratch: &Scratch, arguments: &[&str]) -> assert_cmd::Command {
    let mut command = assert_cmd::cargo::cargo_bin_cmd!("arbiter");
    command.env("LC_ALL", "C").current_dir(scratch.path());
    command.arg("extract").args(arguments);
    command
}

fn extract(scratch: &Scratch, arguments: &[&str]) -> Ran {
    ran(&mut command(scratch, arguments))
}

/// Standard output of a run that went well, as it is.
#[track_caller]
fn bytes(scratch: &Scratch, arguments: &[&str]) -> Vec<u8> {
    let output = command(scratch, arguments).output().expect("it runs");
    let told = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{told}");
    output.stdout
}

/// An archive of six games; the first letter of the event is what the tests know a game by.
const ARCHIVE: &str = r#"[Event "a Olimpiada"]
[Site "Barcelona"]
[Date "1985.03.17"]
[Round "1"]
[White "Inventa, Ada"]
[Black "Müller, Jörg"]
[Result "1-0"]
[WhiteElo "2400"]
[BlackElo "2300"]
[WhiteFideId "1000001"]
[ECO "C20"]

1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0

[Event "b Olimpiada"]
[Date "1986.??.??"]
[Round "2"]
[White "Mueller, J."]
[Black "Roe, Richard"]
[Result "1-0"]
[WhiteElo "2600"]
[BlackElo "2250"]
[ECO "B90"]

1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6 1-0

[Event "c Open"]
[Date "2010.07.01"]
[Round "3.1"]
[White "Doe, John"]
[Black "Inventa, Ada"]
[Result "1-0"]
[BlackElo "2450"]
[BlackFideId "1000001"]
[ECO "D12"]

1. f3 e5 2. g4 Qh4# 1-0

[Event "d Open"]
[Date "2010.07.02"]
[White "Doe, John"]
[Black "Roe, Richard"]
[Result "1/2-1/2"]
[ECO "D45"]

1. d4 d5 2. Ke2 1/2-1/2

[Event "e"]
[White "Doe, John"]
[Black "O'Kelly, Pat"]
[Result "*"]

*

[Event "f Open"]
[Date "2019.12.31"]
[White "Roe, Richard"]
[Black "Doe, John"]
[Result "0-1"]
[WhiteElo "1900"]
[BlackElo "2700"]
[ECO "C20"]
[Termination "White resigned"]

1. e4 e5 2. Qh5 Nc6 0-1
"#;

/// The games that fit, by the letters of their events.
#[track_caller]
fn fitting(arguments: &[&str]) -> String {
    let scratch = Scratch::with_games(ARCHIVE);
    let all = [&["games.pgn", "--quiet"], arguments].concat();
    let ran = extract(&scratch, &all);
    assert_eq!((ran.status, &*ran.stderr), (0, ""), "{arguments:?}");
    letters(&ran.stdout)
}

fn letters(pgn: &str) -> String {
    let events = pgn
        .lines()
        .filter_map(|line| line.strip_prefix("[Event \""));
    events.filter_map(|event| event.chars().next()).collect()
}

#[test]
fn games_are_picked_by_what_flags_ask() {
    let mut wrong = Vec::new();
    for (arguments, games) in [
        (&[][..], "abcdef"),
        (&["--rule", "MOV"], "d"),
        (&["--rule", "mov,END"], "cde"),
        (&["--rule", "MOV", "--severity", "error"], "d"),
        (&["--severity", "error"], "cd"),
        (&["--status", "clean"], "a"),
        (&["--status", "clean,findings"], "abcdef"),
        (&["--status", "unreadable"], ""),
        (&["--changed"], "c"),
        (&["--result", "1-0"], "abc"),
        (&["--result", "1:0,½"], "abcd"),
        (&["--result", "-/+"], ""),
        (&["--audited", "0-1"], "cf"),
        (&["--termination", "checkmate"], "ac"),
        (&["--termination", "resignation,unfinished"], "ef"),
        (&["--player", "Inventa, Ada"], "ac"),
        (&["--player", "inventa"], "ac"),
        (&["--player", "A. Inventa", "--player", "O'Kelly"], "ace"),
        (&["--white", "Müller, Jörg"], "b"),
        (&["--black", "Müller, Jörg"], "a"),
        (&["--player", "1000001"], "ac"),
        (&["--white", "1000001"], "a"),
        (&["--white", "Doe", "--black", "Roe"], "d"),
        (&["--elo-min", "2250"], "ab"),
        (&["--elo-min", "2250", "--elo-of", "either"], "abcf"),
        (
            &[
                "--elo-min",
                "2350",
                "--elo-max",
                "2450",
                "--elo-of",
                "either",
            ],
            "ac",
        ),
        (&["--elo-max", "2300", "--elo-of", "black"], "ab"),
        (&["--elo-min", "2500", "--elo-of", "white"], "b"),
        (&["--date-from", "1986"], "bcdf"),
        (&["--date-from", "1986-02"], "cdf"),
        (&["--date-to", "1986"], "ab"),
        (
            &["--date-from", "2010.07.02", "--date-to", "2010-07-02"],
            "d",
        ),
        (&["--event-name", "open"], "cdf"),
        (&["--event-name", "OLIMP", "--event-name", "f o"], "abf"),
        (&["--eco", "C20"], "af"),
        (&["--eco", "B,D10-D15"], "bc"),
        (&["--plies-min", "7"], "ab"),
        (&["--plies-max", "0"], "e"),
        (&["--plies-min", "3", "--plies-max", "4"], "cf"),
        (
            &[
                "--fen",
                "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
            ],
            "af",
        ),
        (
            &[
                "--fen",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            ],
            "abcdef",
        ),
        (&["--eco", "C20", "--result", "1-0"], "a"),
        (&["--eco", "C20", "--invert"], "bcde"),
        (&["--skip", "4"], "ef"),
        (&["--first", "2"], "ab"),
        (&["--eco", "D", "--skip", "1", "--first", "3"], "d"),
    ] {
        let found = fitting(arguments);
        if found != games {
            wrong.push(format!("{arguments:?}: {found} and not {games}"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn games_are_picked_by_conditions_on_the_columns() {
    let mut wrong = Vec::new();
    for (expression, games) in [
        ("game = 2", "b"),
        ("game in (2, 4) or game >= 6", "bdf"),
        ("line > 14 and not line > 30", "bc"),
        ("white_elo > 2500", "b"),
        ("white_elo > black_elo", "ab"),
        ("not white_elo > 2500", "af"),
        ("white_elo is empty", "cde"),
        (
            "white_elo is not empty and black_elo between 2250 and 2300",
            "ab",
        ),
        ("round = 2", "b"),
        ("round = '3.1'", "c"),
        ("round > 1", "bc"),
        ("date >= 2010-07-02", "df"),
        ("iso_date = 1986", "b"),
        ("iso_date > 1986-05", "cdf"),
        ("iso_date < 1985-04-01 or iso_date is null", "ae"),
        ("date = '1986.??.??'", "b"),
        ("white = 'Doe, John'", "cde"),
        ("white != 'Doe, John'", "abf"),
        ("white like 'M%er, _.'", "b"),
        ("white ilike '%JOHN'", "cde"),
        ("white not like 'Doe%'", "abf"),
        ("black contains 'mÜLLER'", "a"),
        ("black = 'O''Kelly, Pat'", "e"),
        ("result_submitted != result_audited", "c"),
        (
            "result_submitted in ('1-0', '0-1') and result_audited = '0-1'",
            "cf",
        ),
        ("termination_audited = 'checkmate'", "ac"),
        ("termination_submitted contains 'resign'", "f"),
        ("status = 'findings' and errors > 0", "cd"),
        ("plies = 4", "cf"),
        ("final_fen like '% w %'", "bcdef"),
        ("has(MOV)", "d"),
        ("not has(MOV, END)", "abf"),
        ("count(MOV) >= 1", "d"),
        ("count(END) = errors", "abcf"),
        ("tag(ECO) = 'C20'", "af"),
        ("tag(eco) < 'C'", "b"),
        ("tag('ECO') is empty", "e"),
        ("tag(WhiteElo) > 2000 and tag(Date) < 1986", "a"),
        ("edition = 2009", "cd"),
        (
            "(has(MOV) or has(END)) and white = 'Doe, John' and not plies = 4",
            "de",
        ),
    ] {
        let found = fitting(&["--where", expression]);
        if found != games {
            wrong.push(format!("{expression}: {found} and not {games}"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    let both = ["--where", "plies = 4", "--where", "white_elo is empty"];
    assert_eq!(fitting(&both), "c", "all of them are asked");
}

#[test]
fn what_is_wrong_with_a_condition_is_told_under_it() {
    let scratch = Scratch::with_games(ARCHIVE);
    let ran = extract(
        &scratch,
        &["games.pgn", "--where", "plies > 4 and whit = 'Ana'"],
    );
    ran.refused(&[
        "--where, sign 15: there is no column 'whit' (a text stands in quotes); choose file, game, line,",
        "moves_hash\n  plies > 4 and whit = 'Ana'\n                ^\n",
    ]);
    let refused = |arguments: &[&str], parts: &[&str]| {
        extract(&scratch, &[&["games.pgn"], arguments].concat()).refused(parts);
    };
    refused(
        &["--where", "has(MVO)"],
        &["sign 5", "'MVO'", "arbiter explain"],
    );
    refused(&["--rule", "MVO"], &["'MVO'", "arbiter explain"]);
    refused(&["--rule", "MOV", "--select", "END"], &["MOV", "--select"]);
    refused(
        &["--where", "has(MOV004)", "--ignore", "MOV"],
        &["MOV004", "--ignore"],
    );
    refused(&["--result", "2-0"], &["--result", "'2-0'", "1/2-1/2"]);
    refused(&["--eco", "F1"], &["--eco", "'F1'", "D10-D15"]);
    refused(&["--date-from", "May"], &["--date-from", "'May'"]);
    refused(&["--date-to", "1985-02-30"], &["--date-to", "30"]);
    refused(&["--fen", "8/8/8/8/8/8/8/8 w - - 0 1"], &["--fen"]);
    refused(&["--players", "gone.txt"], &["gone.txt"]);
    refused(&["--count", "--sample", "3"], &["--count", "--sample"]);
    refused(&["--to", "de"], &["--normalised"]);
    refused(&["--status", "dirty"], &["dirty", "clean"]);
    refused(&["--sample", "0"], &["--sample"]);
    refused(
        &["--out", "./games.pgn"],
        &["games.pgn is read by this run", "--out"],
    );
    let kept = fs::read_to_string(scratch.path().join("games.pgn")).expect("there");
    assert_eq!(kept, ARCHIVE);
}

#[test]
fn players_may_stand_in_a_file() {
    let scratch = Scratch::with_games(ARCHIVE);
    scratch.file("players.txt", "\u{FEFF}Inventa, Ada\r\n\r\n  O'Kelly  \n");
    let ran = extract(&scratch, &["games.pgn", "--players", "players.txt"]);
    assert_eq!(letters(&ran.stdout), "ace");
    scratch.file("nobody.txt", "\n \n");
    extract(&scratch, &["games.pgn", "--players", "nobody.txt"]).refused(&["nobody.txt"]);
    let out = [
        "games.pgn",
        "--players",
        "players.txt",
        "--out",
        "players.txt",
    ];
    extract(&scratch, &out).refused(&["players.txt is read by this run"]);
}

#[test]
fn how_many_fit_is_told() {
    let scratch = Scratch::with_games(ARCHIVE);
    let told = |arguments: &[&str]| {
        let ran = extract(&scratch, &[&["games.pgn"], arguments].concat());
        assert_eq!(ran.status, 0, "{}", ran.stderr);
        (ran.stdout, ran.stderr)
    };
    let (_, stderr) = told(&["--eco", "C20"]);
    assert_eq!(stderr, "2 of 6 games fit; written: 2 games\n");
    let (stdout, stderr) = told(&["--plies-min", "1000"]);
    assert_eq!(
        (&*stdout, &*stderr),
        ("", "0 of 6 games fit; written: 0 games\n")
    );
    let (stdout, stderr) = told(&["--eco", "C20", "--count"]);
    assert_eq!((&*stdout, &*stderr), ("2\n", "2 of 6 games fit\n"));
    let (stdout, stderr) = told(&["--eco", "C20,B90", "--first", "2"]);
    assert_eq!(letters(&stdout), "ab");
    assert_eq!(
        stderr,
        "2 of 2 games fit, up to the last that was asked for; written: 2 games\n"
    );
    let (_, stderr) = told(&["--eco", "C20", "--skip", "1", "--quiet"]);
    assert_eq!(stderr, "");
}

/// Line ends, encodings, blanks inside and opinions of other programs: nothing of a game changes.
#[test]
fn games_go_out_byte_for_byte_as_they_stand() {
    let lines = "[Event \"a\"]\n[White \"Müller\"]  \n\n1. e4 {  two  blanks }  e5\n   *  \n\n; a comment\n";
    let other = "[Event \"b\"]\n[White \"Ñandú\"]\n\n1.e2-e4 !? e7xe5?? *\n";
    let latin = |text: &str| -> Vec<u8> { text.chars().map(|sign| sign as u8).collect() };
    let utf16 =
        |text: &str| -> Vec<u8> { text.encode_utf16().flat_map(u16::to_le_bytes).collect() };
    for name in ["utf-8", "latin", "utf-16"] {
        let encode = |text: &str| match name {
            "utf-8" => text.into(),
            "latin" => latin(text),
            _ => utf16(text),
        };
        for end in ["\n", "\r\n", "\r"] {
            let text = |text: &str| encode(&text.replace('\n', end));
            let mark = if name == "utf-16" { "\u{FEFF}" } else { "" };
            let file = [
                text(mark),
                text(lines),
                text("\n\n\n"),
                text(other),
                text("\n \n"),
            ]
            .concat();
            let scratch = Scratch::with_games(file);
            let all = [text(mark), text(lines), text("\n"), text(other)].concat();
            let found = bytes(&scratch, &["games.pgn", "--quiet"]);
            assert_eq!(found, all, "{name} {end:?}");
            let second = [text(mark), text(other)].concat();
            let found = bytes(&scratch, &["games.pgn", "--where", "game = 2", "--quiet"]);
            assert_eq!(found, second, "{name} {end:?}");
            // Nothing more happens to what has been written.
            scratch.file("games.pgn", &all);
            assert_eq!(
                bytes(&scratch, &["games.pgn", "--quiet"]),
                all,
                "{name} {end:?}"
            );
        }
    }
}

#[test]
fn what_a_reader_of_such_a_file_should_know_is_told() {
    let scratch = Scratch::new();
    scratch.file("a.pgn", "[Event \"Jörg\"]\n\n1. e4 *\n");
    scratch.file(
        "b.pgn",
        b"[Event \"J\xF6rg, M\xFCller, \xD1and\xFA\"]\n\n1. e4 *\n",
    );
    scratch.file("c.txt", "White: Ada\nBlack: Bob\n\n1. e4 e5\n2. Nf3 Nc6\n");
    let ran = command(&scratch, &["a.pgn", "b.pgn", "c.txt"])
        .output()
        .expect("it runs");
    let told = String::from_utf8(ran.stderr).expect("UTF-8");
    assert!(
        told.contains("different encodings (utf-8; windows-1252): --normalised"),
        "{told}"
    );
    assert!(
        told.contains("one game behind the first has no tags"),
        "{told}"
    );
    let normalised = extract(&scratch, &["a.pgn", "b.pgn", "c.txt", "--normalised"]);
    assert_eq!(normalised.stderr, "3 of 3 games fit; written: 3 games\n");
    assert!(normalised.stdout.contains("Jörg, Müller, Ñandú"));
    let alone = extract(&scratch, &["c.txt"]);
    assert_eq!(
        alone.stdout,
        "White: Ada\nBlack: Bob\n\n1. e4 e5\n2. Nf3 Nc6\n"
    );
}

#[test]
fn normalised_games_are_those_of_normalise() {
    let scratch = Scratch::with_games(ARCHIVE);
    let mut normalise = assert_cmd::cargo::cargo_bin_cmd!("arbiter");
    normalise.env("LC_ALL", "C").current_dir(scratch.path());
    let normalised = ran(normalise.args(["normalise", "games.pgn", "--to", "ca"]));
    let extracted = extract(&scratch, &["games.pgn", "--normalised", "--to", "ca"]);
    assert_eq!(extracted.stdout, normalised.stdout);
    let told: Vec<&str> = normalised.stderr.lines().collect();
    assert_eq!(told.len(), 1, "the illegal move is told: {told:?}");
    assert!(
        extracted.stderr.starts_with(told[0]),
        "{}",
        extracted.stderr
    );
    // Replay went on behind what cannot be played, for the verdict; what is written ends there.
    let stood = concat!(env!("CARGO_MANIFEST_DIR"), "/fixtures/resumed/stood.pgn");
    let mut normalise = assert_cmd::cargo::cargo_bin_cmd!("arbiter");
    let normalised = ran(normalise.env("LC_ALL", "C").args(["normalise", stood]));
    assert_eq!(
        extract(&scratch, &[stood, "--normalised"]).stdout,
        normalised.stdout
    );
    let without = extract(&scratch, &["games.pgn", "--normalised", "--eco", "C20"]);
    assert_eq!(
        without.stderr, "2 of 6 games fit; written: 2 games\n",
        "only of what is written"
    );
}

fn many_games(count: usize) -> String {
    let game = |number: usize| {
        format!(
            "[Event \"{number}\"]\n[White \"Doe, John\"]\n[Black \"Roe, Richard\"]\n[Round \"{number}\"]\n\
             [Result \"1-0\"]\n\n{{{}}} 1. e4 e5 1-0\n\n",
            "a long comment ".repeat(60)
        )
    };
    (1..=count).map(game).collect()
}

fn events(pgn: &str) -> Vec<usize> {
    let events = pgn
        .lines()
        .filter_map(|line| line.strip_prefix("[Event \""));
    events
        .map(|event| event.trim_end_matches("\"]").parse().expect("a number"))
        .collect()
}

#[test]
fn the_answer_is_the_same_for_any_number_of_threads() {
    let scratch = Scratch::with_games(many_games(1_500));
    for arguments in [
        &["--sample", "20"][..],
        &["--sample", "20", "--seed", "7", "--skip", "100"],
        &["--where", "round > 700", "--first", "300"],
        &["--first", "400", "--sample", "3"],
        &["--normalised", "--where", "round < 20"],
    ] {
        let run = |threads: &str| {
            let all = [&["games.pgn", "-j", threads], arguments].concat();
            let ran = extract(&scratch, &all);
            assert_eq!(ran.status, 0, "{}", ran.stderr);
            (ran.stdout, ran.stderr)
        };
        let one = run("1");
        assert!(
            events(&one.0).is_sorted() && !one.0.is_empty(),
            "{arguments:?}"
        );
        assert_eq!(run("2"), one, "{arguments:?}");
        assert_eq!(run("8"), one, "{arguments:?}");
    }
    let sample = |seed: &str| {
        let ran = extract(&scratch, &["games.pgn", "--sample", "20", "--seed", seed]);
        assert!(
            ran.stderr
                .ends_with("1,500 of 1,500 games fit; written: 20 games\n"),
            "{}",
            ran.stderr
        );
        events(&ran.stdout)
    };
    assert_eq!(sample("1").len(), 20);
    assert_ne!(sample("1"), sample("2"));
    let first = extract(&scratch, &["games.pgn", "--first", "700"]);
    assert_eq!(events(&first.stdout), (1..=700).collect::<Vec<_>>());
    assert!(
        first.stderr.starts_with("700 of 700 games fit"),
        "{}",
        first.stderr
    );
}

#[test]
fn what_fits_and_what_does_not_are_all_games() {
    let scratch = Scratch::with_games(ARCHIVE);
    for expression in [
        "white_elo > 2300",
        "has(END) or plies = 0",
        "iso_date < 1986-05-05",
    ] {
        let fit = letters(&extract(&scratch, &["games.pgn", "--where", expression]).stdout);
        let others = ["games.pgn", "--where", expression, "--invert"];
        let others = letters(&extract(&scratch, &others).stdout);
        let mut all: Vec<char> = fit.chars().chain(others.chars()).collect();
        all.sort();
        assert_eq!(
            all.into_iter().collect::<String>(),
            "abcdef",
            "{expression}"
        );
    }
}

#[test]
fn a_file_is_there_when_it_is_whole() {
    let scratch = Scratch::with_games(ARCHIVE);
    let arguments = ["games.pgn", "--eco", "C20", "--out", "c20.pgn"];
    let ran = extract(&scratch, &arguments);
    assert_eq!((ran.status, &*ran.stdout), (0, ""));
    let written = fs::read_to_string(scratch.path().join("c20.pgn")).expect("written");
    assert_eq!(letters(&written), "af");
    let from_pipe = {
        let mut command = command(&scratch, &["-", "--eco", "C20", "--quiet"]);
        ran_with(&mut command, ARCHIVE)
    };
    assert_eq!(from_pipe, written);
}

fn ran_with(command: &mut assert_cmd::Command, input: &str) -> String {
    ran(command.write_stdin(input)).stdout
}

#[test]
fn what_cannot_be_read_is_told() {
    let scratch = Scratch::with_games(ARCHIVE);
    scratch.file("broken.pgn.gz", "no archive");
    let ran = extract(&scratch, &["broken.pgn.gz", "games.pgn", "--eco", "C20"]);
    assert_eq!((ran.status, &*letters(&ran.stdout)), (2, "af"));
    assert!(ran.stderr.contains("broken.pgn.gz"), "{}", ran.stderr);
    extract(&scratch, &["gone.pgn", "games.pgn"]).refused(&["gone.pgn"]);
    // What stands behind the last game that is wanted was not looked at.
    let ran = extract(&scratch, &["games.pgn", "broken.pgn.gz", "--first", "1"]);
    assert_eq!(
        (ran.status, &*letters(&ran.stdout)),
        (0, "a"),
        "{}",
        ran.stderr
    );
    extract(&scratch, &[]).refused(&[]);
}

#[test]
fn files_that_were_read_ahead_of_the_end_are_not_missed() {
    let scratch = Scratch::new();
    for file in 'a'..='z' {
        scratch.file(&format!("games/{file}.pgn"), ARCHIVE);
    }
    scratch.file("games/0.txt", "no games\n");
    let ran = extract(
        &scratch,
        &["games", "--eco", "C20", "--first", "3", "-j", "8"],
    );
    assert_eq!((ran.status, &*letters(&ran.stdout)), (0, "afa"));
    assert_eq!(
        ran.stderr,
        "3 of 7 games fit, up to the last that was asked for; written: 3 games\n"
    );
}

/// A copy is known only when all games before it are; the few that are met are judged again.
#[test]
fn copies_are_found_as_in_an_audit() {
    let game = ARCHIVE.split("\n\n[Event").next().expect("a game");
    let copy = game.replace("a Olimpiada", "b Olimpiada");
    let scratch = Scratch::with_games(format!("{game}\n\n{ARCHIVE}\n\n{copy}\n"));
    scratch.audit_games(&[]);
    let copies: Vec<String> = scratch
        .findings()
        .iter()
        .filter(|row| row["rule"].starts_with("ARC"))
        .map(|row| row["game"].to_owned())
        .collect();
    assert!(!copies.is_empty());
    let counted = extract(&scratch, &["games.pgn", "--rule", "ARC", "--count"]);
    let mut games = copies;
    games.dedup();
    assert_eq!(counted.stdout, format!("{}\n", games.len()));
}

/// Rules that do not run of themselves run if they are asked for.
#[test]
fn a_rule_that_is_named_is_run() {
    let scratch = Scratch::with_games("[Event \"a\"]\n[Result \"*\"]\n\n1. e4 e5 2. Ngf3 *\n");
    scratch.audit_games(&["--select", "ALL"]);
    let codes = scratch.codes();
    assert!(codes.contains(&"NOT004".to_owned()), "{codes:?}");
    for arguments in [["--rule", "NOT004"], ["--where", "count(NOT004) = 1"]] {
        let ran = extract(&scratch, &["games.pgn", arguments[0], arguments[1]]);
        assert_eq!(letters(&ran.stdout), "a", "{arguments:?}");
    }
}
