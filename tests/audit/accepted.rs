//! The arbiter's own decisions: which game a row means, what is told of a row that means none, and the list to fill in.

use crate::scratch::{Ran, Scratch, clean, column, doubtful, illegal, noted, ran};

const HEADER: &str = "file,game,rule,reason,white,black,round,date\n";

/// Two illegal games, rounds 1 and 2, in `games.pgn`.
fn two() -> Scratch {
    Scratch::with_games([illegal(1), illegal(2)].concat())
}

/// Audits everything below `games` or the file itself, with these rows.
fn with_rows(scratch: &Scratch, path: &str, rows: &str) -> Ran {
    scratch.file("accepted.csv", rows);
    scratch.audit(&[path, "--accepted", "accepted.csv"])
}

/// Which games still have errors.
fn errors(scratch: &Scratch) -> Vec<String> {
    column(&scratch.games(), "errors")
}

fn unmatched(scratch: &Scratch) -> Vec<String> {
    let summary = scratch.summary();
    let list = summary["accepted_unmatched"].as_array().expect("a list");
    let told = list.iter().map(|told| told.as_str().expect("a sentence"));
    told.map(str::to_owned).collect()
}

#[test]
fn a_row_means_a_file_by_its_path_or_by_its_name() {
    for file in [
        "games.pgn",
        "archive/2023/games.pgn",
        "C:\\Users\\ada\\games.pgn",
        "./games.pgn",
    ] {
        let scratch = two();
        let rows = format!("file,game,rule,reason\n{file},2,MOV001,seen\n");
        let ran = with_rows(&scratch, "games.pgn", &rows);
        assert_eq!(errors(&scratch), ["1", "0"], "{file}: {}", ran.stderr);
        assert_eq!(unmatched(&scratch), [""; 0], "{file}");
    }
}

#[test]
fn what_matches_nothing_is_told_with_its_line_and_the_reason() {
    let scratch = two();
    let rows = [
        "games.pgn,1,MOV001,seen,,,,",
        "gone.pgn,1,MOV001,seen,,,,",
        "games.pgn,3,MOV001,seen,,,,",
        "games.pgn,1,END001,seen,,,,",
        "games.pgn,2,MOV001,,,,,",
        "games.pgn,2,MOV001,seen,Alfil 9,Torre 9,9,2023.05.01",
        ",,MOV001,seen,Alfil 8,Torre 8,8,2023.05.01",
    ];
    let rows = HEADER.to_owned() + &rows.join("\n");
    let ran = with_rows(&scratch, "games.pgn", &rows);
    assert_eq!(ran.status, 1, "the second game still counts");
    assert_eq!(errors(&scratch), ["0", "1"]);
    let expected = [
        "accepted.csv, line 3: no file 'gone.pgn' was read",
        "accepted.csv, line 4: 'games.pgn' has no game 3",
        "accepted.csv, line 5: END001 finds nothing in game 1 of 'games.pgn'",
        "accepted.csv, line 6: no reason given, so that it accepts nothing",
        "accepted.csv, line 7: game 2 of 'games.pgn' is Alfil 2 – Torre 2, and no game with the players, the round and \
         the date of this row was read",
        "accepted.csv, line 8: no game was read with white 'Alfil 8', black 'Torre 8', round '8' and date '2023.05.01'",
    ];
    assert_eq!(unmatched(&scratch), expected);
    for told in expected {
        let line = format!("arbiter: {told}\n");
        assert!(ran.stderr.contains(&line), "{line} in {}", ran.stderr);
    }
    let quiet = scratch.audit_games(&["--accepted", "accepted.csv", "--quiet"]);
    assert_eq!(quiet.stderr, "");
    assert_eq!(unmatched(&scratch).len(), 6);
}

#[test]
fn where_several_files_have_a_name_the_path_decides_and_nothing_is_guessed() {
    let scratch = Scratch::new();
    scratch.file("games/a/x.pgn", illegal(1));
    scratch.file("games/b/x.pgn", illegal(2));
    with_rows(
        &scratch,
        "games",
        "file,game,rule,reason\nx.pgn,1,MOV001,seen\n",
    );
    assert_eq!(errors(&scratch), ["1", "1"]);
    let told = "accepted.csv, line 2: it fits several games (games/a/x.pgn 1; games/b/x.pgn 1), so that it accepts nothing: \
                give the path of the file as reports have it, or the players, the round and the date";
    assert_eq!(unmatched(&scratch), [told]);
    let by_path = "file,game,rule,reason\ngames/b/x.pgn,1,MOV001,seen\n";
    with_rows(&scratch, "games", by_path);
    assert_eq!(errors(&scratch), ["1", "0"]);
    let by_players = HEADER.to_owned() + "x.pgn,1,MOV001,seen,Alfil 1,Torre 1,1,2023.05.01\n";
    with_rows(&scratch, "games", &by_players);
    assert_eq!(errors(&scratch), ["0", "1"]);
}

#[test]
fn by_players_round_and_date_a_game_is_found_in_another_folder_under_another_number() {
    let scratch = Scratch::new();
    scratch.file("moved/all.pgn", [clean(3), illegal(2), illegal(1)].concat());
    let rows = HEADER.to_owned() + "games.pgn,1,MOV001,seen,\"alfil  1\",TORRE 1,1,2023.05.01\n";
    with_rows(&scratch, "moved", &rows);
    assert_eq!(errors(&scratch), ["0", "1", "0"]);
    assert_eq!(unmatched(&scratch), [""; 0]);
}

#[test]
fn a_game_of_other_players_in_its_place_is_not_the_one_that_was_decided() {
    // What was the first game is the second now.
    let scratch = Scratch::with_games([illegal(2), illegal(1)].concat());
    let rows = HEADER.to_owned() + "games.pgn,1,MOV001,seen,Alfil 1,Torre 1,1,2023.05.01\n";
    with_rows(&scratch, "games.pgn", &rows);
    assert_eq!(errors(&scratch), ["1", "0"]);
}

/// Two games of the same players on the same day, as online: only the place tells which is meant.
#[test]
fn games_that_players_round_and_date_do_not_tell_apart_are_not_guessed() {
    let scratch = Scratch::with_games(illegal(1).repeat(2));
    let named = "Alfil 1,Torre 1,1,2023.05.01\n";
    let rows = format!("{HEADER}games.pgn,2,MOV001,seen,{named}");
    with_rows(&scratch, "games.pgn", &rows);
    assert_eq!(errors(&scratch), ["1", "0"], "the place decides");
    let rows = format!("{HEADER}elsewhere.pgn,2,MOV001,seen,{named}");
    with_rows(&scratch, "games.pgn", &rows);
    assert_eq!(errors(&scratch), ["1", "1"]);
    let [told] = &unmatched(&scratch)[..] else {
        panic!("one row is told");
    };
    assert!(
        told.contains("several games (games.pgn 1; games.pgn 2)"),
        "{told}"
    );
    let unknown = illegal(1).replace("Alfil 1", "?").replace("Torre 1", "?");
    let scratch = Scratch::with_games([clean(2), unknown].concat());
    let rows = format!("{HEADER}elsewhere.pgn,9,MOV001,seen,?,?,1,2023.05.01\n");
    with_rows(&scratch, "games.pgn", &rows);
    assert_eq!(errors(&scratch), ["0", "1"], "nobody is no player");
}

/// Semicolons, a mark, quotes, line ends, an emptied row and a date of its own; and the code page of older versions.
#[test]
fn a_file_is_read_as_excel_saves_it() {
    let accented = || {
        let game = illegal(1).replace("Alfil 1", "Müller; Jörg");
        Scratch::with_games([game, illegal(2)].concat())
    };
    let row = "file;game;rule;reason;white;black;round;date\r\n\
               elsewhere.pgn;7;MOV001;\"seen; \"\"both\"\" sheets\";\"Müller; Jörg\";Torre 1;1;01/05/2023\r\n\
               ;;;;;;;\r\n\
               gone.pgn;1;MOV001;seen;;;;\r\n";
    let in_page: Vec<u8> = row.chars().map(|sign| sign as u8).collect();
    let marked = format!("\u{feff}{row}").into_bytes();
    for bytes in [marked, row.into(), in_page] {
        let scratch = accented();
        scratch.file("accepted.csv", bytes);
        let ran = scratch.audit_games(&["--accepted", "accepted.csv"]);
        assert_eq!(errors(&scratch), ["0", "1"], "{}", ran.stderr);
        assert_eq!(
            unmatched(&scratch),
            ["accepted.csv, line 4: no file 'gone.pgn' was read"]
        );
        let evidence = column(&scratch.findings(), "evidence");
        assert!(
            evidence[0].ends_with("accepted: seen; \"both\" sheets"),
            "{evidence:?}"
        );
    }
}

/// Games, sheets, reports, names that a spreadsheet would run, games that nothing tells apart but their numbers.
fn of_all_kinds() -> Scratch {
    let scratch = Scratch::new();
    let hostile = illegal(4)
        .replace("Alfil 4", "=HYPERLINK(\\\"x\\\")")
        .replace("Torre 4", "-1; \\\"Q\\\", z");
    let long = illegal(6).replace("Alfil 6", &"x".repeat(3_000));
    let without_tags = "1. e4 e5 2. Bc5 *\n\n";
    let both = doubtful(5).replace("2. Bc4 Nc6 3. Qh5+", "2. Bc4 Nc6+ 3. Qh5+ Nf6 4. Ka5");
    let games = [illegal(1), doubtful(2), noted(3), hostile, both, long];
    scratch.file("in/a/games.pgn", games.concat());
    scratch.file(
        "in/b/games.pgn",
        [illegal(1), illegal(1), illegal(1)].concat(),
    );
    scratch.file("in/bare.pgn", without_tags);
    scratch.file(
        "in/sheet.txt",
        "White: Ada\nBlack: Bruno\n\n1. e4 e5\n2. Bc5 Nc6\n3. Nf3 Nf6\n",
    );
    let report = "012 Open\n001    1 m    Ada                               2000 CAT           1 1970/01/01  2.0    1     2 w 1\n\
                  001    2 m    Bruno                             1900 CAT           2 1970/01/01  0.0    2     1 b 0\n";
    scratch.file("in/event.trf", report);
    scratch
}

/// Puts a reason into every row.
fn filled_in(rows: &str, separator: char) -> String {
    let separator_byte = separator as u8;
    let mut reader = csv::ReaderBuilder::new()
        .delimiter(separator_byte)
        .from_reader(rows.as_bytes());
    let mut writer = csv::WriterBuilder::new()
        .delimiter(separator_byte)
        .from_writer(Vec::new());
    writer
        .write_record(reader.headers().expect("a header"))
        .expect("written");
    for row in reader.records() {
        let row = row.expect("a row");
        let cells = row.iter().enumerate();
        let cells = cells.map(|(column, cell)| if column == 3 { "seen" } else { cell });
        writer.write_record(cells).expect("written");
    }
    let bytes = writer.into_inner().expect("written");
    String::from_utf8(bytes).expect("UTF-8")
}

#[test]
fn what_is_written_and_filled_in_is_accepted() {
    for (form, locale, separator) in [("plain", "C", ','), ("excel", "ca_ES.UTF-8", ';')] {
        let scratch = of_all_kinds();
        let audit = |arguments: &[&str]| {
            let mut command = scratch.command();
            command
                .env("LC_ALL", locale)
                .arg("in")
                .args(["--csv", form, "--lang", "en"]);
            ran(command.args(arguments))
        };
        let first = audit(&["--write-accepted", "open.csv"]);
        assert_eq!(first.status, 1, "{}", first.stderr);
        let open = std::fs::read_to_string(scratch.path().join("open.csv")).expect("written");
        let open = open.trim_start_matches('\u{feff}').to_owned();
        let header = HEADER.replace(',', &separator.to_string());
        assert!(open.starts_with(&header), "{open}");
        let counting = scratch.summary()["by_severity"].clone();
        assert!(counting["error"].as_u64() > Some(9), "{counting}");
        assert!(open.lines().count() > 10, "{open}");
        // As it is, it accepts nothing.
        let empty = audit(&["--accepted", "open.csv"]);
        assert_eq!(empty.status, 1);
        assert_eq!(scratch.summary()["by_severity"], counting);
        assert_eq!(unmatched(&scratch).len(), open.lines().count() - 1);
        assert!(
            empty.stderr.contains("open.csv, line 2: no reason given"),
            "{}",
            empty.stderr
        );
        scratch.file("open.csv", filled_in(&open, separator));
        let again = audit(&["--accepted", "open.csv", "--fail-on", "warning"]);
        assert_eq!(again.status, 0, "{}", again.stderr);
        assert_eq!(unmatched(&scratch), [""; 0]);
        let summary = scratch.summary();
        assert!(summary["by_severity"]["error"].is_null(), "{summary}");
        assert!(summary["by_severity"]["warning"].is_null(), "{summary}");
        // Nothing is left to decide.
        audit(&["--accepted", "open.csv", "--write-accepted", "rest.csv"]);
        let rest = std::fs::read_to_string(scratch.path().join("rest.csv")).expect("written");
        assert_eq!(rest.lines().count(), 1, "{rest}");
    }
}

#[test]
fn a_rule_that_speaks_twice_in_a_game_has_one_row_and_notes_have_none() {
    let twice = doubtful(1).replace("2. Bc4 Nc6", "2. Bc4+ Nc6");
    let scratch = Scratch::with_games([twice, noted(2)].concat());
    scratch.audit_games(&["--write-accepted", "open.csv"]);
    assert_eq!(scratch.codes(), ["NOT003", "NOT003", "NOT005"]);
    let open = std::fs::read_to_string(scratch.path().join("open.csv")).expect("written");
    let row = "games.pgn,1,NOT003,,Alfil 1,Torre 1,1,2023.05.01\n";
    assert_eq!(open, format!("{HEADER}{row}"));
}

#[test]
fn the_list_takes_no_file_from_anybody() {
    let scratch = two();
    let write = |name| scratch.audit_games(&["--write-accepted", name]);
    write("games.pgn").refused(&["games.pgn is read by this run", "another --write-accepted"]);
    write("reports/findings.csv").refused(&["is a report of this run"]);
    write("-").refused(&["--write-accepted -", "give a file"]);
    write("no/such/folder.csv").refused(&[
        "no/such/folder.csv could not be written",
        "--write-accepted",
    ]);
    scratch.file("letter.txt", "Dear arbiter,\n");
    write("letter.txt").refused(&["letter.txt is there, and is no list of findings"]);
    assert_eq!(write("open.csv").status, 1);
    assert_eq!(write("open.csv").status, 1, "nobody has filled it in");
    let open = std::fs::read_to_string(scratch.path().join("open.csv")).expect("written");
    scratch.file("open.csv", filled_in(&open, ','));
    write("open.csv").refused(&["open.csv holds reasons, which would be lost", "--accepted"]);
    scratch
        .audit_games(&["--accepted", "open.csv", "--write-accepted", "open.csv"])
        .refused(&["open.csv is read by this run"]);
    let names = std::fs::read_dir(scratch.path()).expect("listed");
    assert_eq!(
        names.count(),
        4,
        "the games, the letter, the list, the reports"
    );
}

/// It can be read but once, so that nothing is looked for in it: the file is -, and the number counts.
#[test]
fn on_standard_input_a_row_means_the_game_of_its_number() {
    let scratch = two();
    let audit = |rows: &str| {
        scratch.file("accepted.csv", rows);
        let mut command = scratch.command();
        command.args(["-", "--accepted", "accepted.csv"]);
        ran(command.write_stdin([illegal(1), illegal(2)].concat()))
    };
    let rows = [
        "-,2,MOV001,seen,,,,",
        "-,1,MOV001,seen,Alfil 9,Torre 9,9,",
        ",,MOV001,seen,Alfil 1,Torre 1,1,2023.05.01",
    ];
    audit(&(HEADER.to_owned() + &rows.join("\n")));
    assert_eq!(errors(&scratch), ["1", "0"]);
    let told = unmatched(&scratch);
    assert_eq!(told.len(), 2, "{told:?}");
    assert!(
        told[0].contains("line 3: MOV001 finds nothing in game 1 of '-'"),
        "{told:?}"
    );
    assert!(
        told[1].contains("line 4: standard input can be read but once"),
        "{told:?}"
    );
}

/// What "Save accepted.csv" writes: `acceptedCsv` in `src/report/html/script/data.js`.
#[test]
fn the_file_that_the_page_saves_is_read() {
    let game = illegal(1)
        .replace("Alfil 1", "=1+1")
        .replace("Torre 1", "Q \\\"x\\\", y");
    let scratch = Scratch::with_games([game, illegal(2)].concat());
    let saved = "file,game,rule,reason,white,black,round,date\n\
                 games.pgn,1,MOV001,\"'=seen, \"\"by\"\" me\",'=1+1,\"Q \"\"x\"\", y\",1,2023.05.01\n";
    let ran = with_rows(&scratch, "games.pgn", saved);
    assert_eq!(errors(&scratch), ["0", "1"], "{}", ran.stderr);
    assert_eq!(unmatched(&scratch), [""; 0]);
    let evidence = column(&scratch.findings(), "evidence");
    assert!(
        evidence[0].ends_with("accepted: =seen, \"by\" me"),
        "{evidence:?}"
    );
}
