//! The flags that bear on what is found: rules, accepted findings, editions, alphabets, encodings, variants.

use crate::scratch::{Scratch, clean, column, doubtful, illegal, noted};

/// One finding of each severity: MOV001, NOT003, NOT005, and HDR001.
fn mixed() -> Scratch {
    let without_site = clean(4).replace("[Site \"Nowhere\"]\n", "");
    Scratch::with_games([illegal(1), doubtful(2), noted(3), without_site].concat())
}

fn codes(arguments: &[&str]) -> Vec<String> {
    let scratch = mixed();
    let ran = scratch.audit_games(arguments);
    assert!(ran.status < 2, "{ran:?}");
    scratch.codes()
}

#[test]
fn select_replaces_the_default_set() {
    assert_eq!(codes(&[]), ["MOV001", "NOT003", "NOT005", "HDR001"]);
    assert_eq!(codes(&["--select", "NOT"]), ["NOT003", "NOT005"]);
    assert_eq!(codes(&["--select", "mov,HDR001"]), ["MOV001", "HDR001"]);
    assert_eq!(codes(&["--select", "END"]), [""; 0]);
}

#[test]
fn ignore_takes_away() {
    assert_eq!(codes(&["--ignore", "NOT,HDR001"]), ["MOV001"]);
    assert_eq!(
        codes(&["--select", "NOT", "--ignore", "NOT003"]),
        ["NOT005"]
    );
}

#[test]
fn a_rule_left_out_does_not_fail_the_run() {
    assert_eq!(mixed().audit_games(&[]).status, 1);
    assert_eq!(mixed().audit_games(&["--ignore", "MOV001"]).status, 0);
}

#[test]
fn a_pedantic_rule_runs_only_by_its_full_code_or_all() {
    let needless = clean(1).replace("2. Bc4", "2. Bfc4");
    for (select, expected) in [
        (None, false),
        (Some("NOT"), false),
        (Some("NOT004"), true),
        (Some("ALL"), true),
    ] {
        let scratch = Scratch::with_games(&needless);
        match select {
            Some(rules) => scratch.audit_games(&["--select", rules]),
            None => scratch.audit_games(&[]),
        };
        let found = scratch.codes().contains(&"NOT004".to_owned());
        assert_eq!(found, expected, "--select {select:?}");
    }
}

#[test]
fn an_accepted_finding_stays_with_its_reason_and_no_longer_counts() {
    let scratch = Scratch::with_games([illegal(1), illegal(2)].concat());
    scratch.file(
        "accepted.csv",
        "file,game,rule,reason\ngames.pgn,2,MOV001,\"slip of the pen, both sheets agree\"\n",
    );
    let ran = scratch.audit_games(&["--accepted", "accepted.csv"]);
    assert_eq!(ran.status, 1, "the first game still counts");
    let findings = scratch.findings();
    assert_eq!(column(&findings, "rule"), ["MOV001", "MOV001"]);
    assert!(!findings[0]["evidence"].contains("accepted"));
    assert!(
        findings[1]["evidence"].ends_with("accepted: slip of the pen, both sheets agree"),
        "{}",
        &findings[1]["evidence"]
    );
    let games = scratch.games();
    assert_eq!(column(&games, "errors"), ["1", "0"]);
    assert_eq!(column(&games, "status"), ["findings", "clean"]);
    let summary = scratch.summary();
    assert_eq!(summary["by_rule"]["MOV001"], 1);
    assert_eq!(summary["by_severity"]["error"], 1);
    assert_eq!(summary["accepted"], 1);
    assert!(ran.stderr.contains("1 accepted"), "{}", ran.stderr);
}

#[test]
fn when_all_is_accepted_the_run_is_clean() {
    let scratch = Scratch::with_games(illegal(1));
    scratch.file(
        "accepted.csv",
        "reason,rule,game,file\nseen,mov001,1,games.pgn\n",
    );
    let ran = scratch.audit_games(&["--accepted", "accepted.csv", "--fail-on", "warning"]);
    assert_eq!(ran.status, 0, "{ran:?}");
}

#[test]
fn the_edition_is_that_of_the_date_of_each_game() {
    let dated = |date: &str| clean(1).replace("2023.05.01", date);
    let games = [
        dated("1986.03.01"),
        dated("2006.01.02"),
        dated("2019.01.02"),
        dated("2024.01.02"),
        dated("1950.07.01"),
        dated("????.??.??"),
    ];
    let scratch = Scratch::with_games(games.concat());
    scratch.audit_games(&[]);
    let games = scratch.games();
    assert_eq!(
        column(&games, "edition")[..4],
        ["1985", "2005", "2018", "2023"]
    );
    assert_eq!(
        column(&games, "edition_basis"),
        ["date", "date", "date", "date", "date_gap", "assumed"]
    );
}

#[test]
fn eventdate_stands_in_for_a_date_that_says_nothing() {
    let game = clean(1)
        .replace("2023.05.01", "????.??.??")
        .replace("[Round", "[EventDate \"2006.01.02\"]\n[Round");
    let scratch = Scratch::with_games(game);
    scratch.audit_games(&[]);
    assert_eq!(column(&scratch.games(), "edition"), ["2005"]);
    assert_eq!(column(&scratch.games(), "edition_basis"), ["date"]);
}

#[test]
fn laws_overrides_the_date() {
    for edition in ["1985", "2005", "2018", "2023"] {
        let scratch = Scratch::with_games(illegal(1));
        scratch.audit_games(&["--laws", edition]);
        assert_eq!(column(&scratch.games(), "edition"), [edition]);
        assert_eq!(column(&scratch.games(), "edition_basis"), ["option"]);
        assert_eq!(column(&scratch.findings(), "edition"), [edition]);
        assert_eq!(scratch.summary()["by_edition"][edition], 1);
    }
}

#[test]
fn an_article_is_that_of_the_edition() {
    let article = |edition| {
        let scratch = Scratch::with_games(clean(1).replace("1-0", "1-1"));
        scratch.audit_games(&["--laws", edition, "--select", "ALL"]);
        let findings = scratch.findings();
        let first = findings.iter().find(|row| &row["rule"] == "END006");
        first.map(|row| row["article"].to_owned())
    };
    let articles = ["1985", "2005", "2018", "2023"].map(article);
    assert!(articles.iter().all(Option::is_some), "{articles:?}");
    assert_ne!(articles[0], articles[3]);
}

/// The mate of [`clean`] in German letters.
fn german() -> String {
    clean(1)
        .replace("Bc4", "Lc4")
        .replace("Nc6", "Sc6")
        .replace("Qh5", "Dh5")
        .replace("Nf6", "Sf6")
        .replace("Qxf7", "Dxf7")
}

#[test]
fn the_alphabet_is_found_or_named() {
    let alphabet = |text: &str, arguments: &[&str]| {
        let scratch = Scratch::with_games(text);
        let ran = scratch.audit_games(arguments);
        let game = &scratch.games()[0];
        (
            ran.status,
            game["alphabet"].to_owned(),
            game["plies"].to_owned(),
        )
    };
    let (status, found, plies) = alphabet(&german(), &[]);
    assert_eq!((status, &*plies), (0, "7"));
    assert!(found.split('/').any(|code| code == "de"), "{found}");
    assert_eq!(
        alphabet(&clean(1), &["--alphabet", "en"]),
        (0, "en".into(), "7".into())
    );
    let (status, named, plies) = alphabet(&german(), &["--alphabet", "de"]);
    assert_eq!((status, &*plies), (0, "7"));
    assert!(named.split('/').any(|code| code == "de"), "{named}");
    let (status, _, plies) = alphabet(&german(), &["--alphabet", "en"]);
    assert_eq!((status, &*plies), (1, "2"), "English cannot read Lc4");
}

#[test]
fn of_several_named_alphabets_the_one_that_reads_is_taken() {
    let scratch = Scratch::with_games([german(), clean(2)].concat());
    assert_eq!(scratch.audit_games(&["--alphabet", "es,de,en"]).status, 0);
    let alphabets = column(&scratch.games(), "alphabet");
    assert!(
        alphabets[0].split('/').any(|code| code == "de"),
        "{alphabets:?}"
    );
    assert_eq!(alphabets[1], "en");
    assert_eq!(column(&scratch.games(), "plies"), ["7", "7"]);
}

#[test]
fn the_encoding_is_found_or_named() {
    let named = clean(1).replace("Alfil 1", "Rubén Muñoz");
    let (latin, _, _) = encoding_rs::WINDOWS_1252.encode(&named);
    let read = |bytes: &[u8], arguments: &[&str]| {
        let scratch = Scratch::with_games(bytes);
        scratch.audit_games(arguments);
        let game = &scratch.games()[0];
        (game["white"].to_owned(), game["encoding"].to_owned())
    };
    let spanish = |encoding: &str| ("Rubén Muñoz".to_owned(), encoding.to_owned());
    assert_eq!(read(named.as_bytes(), &[]), spanish("utf-8"));
    assert_eq!(
        read(&latin, &["--encoding", "windows-1252"]),
        spanish("windows-1252")
    );
    assert_eq!(
        read(&latin, &["--encoding", "Latin1"]),
        spanish("windows-1252")
    );
    assert_eq!(
        read(&latin, &["--encoding", "ibm850"]).0,
        "RubÚn Mu±oz",
        "the user's word counts"
    );
}

#[test]
fn chess960_is_judged_from_its_own_start() {
    let game = "[Event \"Invented 960\"]\n[Site \"Nowhere\"]\n[Date \"2023.05.01\"]\n[Round \"1\"]\n\
        [White \"Alfil\"]\n[Black \"Torre\"]\n[Result \"*\"]\n[Variant \"Chess960\"]\n[SetUp \"1\"]\n\
        [FEN \"bbrknnqr/pppppppp/8/8/8/8/PPPPPPPP/BBRKNNQR w KQkq - 0 1\"]\n\n1. Nd3 Nd6 2. O-O-O *\n\n";
    let scratch = Scratch::with_games(game);
    scratch.audit_games(&["--select", "MOV,NOT"]);
    assert_eq!(column(&scratch.games(), "variant"), ["chess960"]);
    assert_eq!(scratch.codes(), [""; 0]);
    assert_eq!(column(&scratch.games(), "plies"), ["3"]);
    assert_eq!(
        column(&scratch.games(), "final_fen"),
        ["bbrk1nqr/pppppppp/3n4/8/8/3N4/PPPPPPPP/BBKR1NQR b kq - 3 2"]
    );
}

#[test]
fn a_variant_with_other_rules_is_not_judged() {
    let drop = clean(1)
        .replace("[Result", "[Variant \"Crazyhouse\"]\n[Result")
        .replace("3. Qh5 Nf6 4. Qxf7#", "3. N@d5 Nf6");
    let scratch = Scratch::with_games([drop, clean(2)].concat());
    assert_eq!(scratch.audit_games(&[]).status, 0);
    assert_eq!(scratch.codes(), [""; 0]);
    let games = scratch.games();
    assert_eq!(column(&games, "status"), ["not_judged", "clean"]);
    assert_eq!(column(&games, "variant"), ["Crazyhouse", "standard"]);
    assert_eq!(&games[0]["final_fen"], "");
    assert_eq!(&games[0]["result_audited"], "1-0");
    assert_eq!(scratch.summary()["by_status"]["not_judged"], 1);
}

/// A list of one kind, as FIDE writes it, with its month in the header.
const LIST: &str = "\
ID Number      Name                          Fed  NOV25 Gms K  B-day Flag
1000           Inventa, Ada                  CAT  2105  0   20 1990
2000           Fabula, Bruno                 CAT  0     0   0  1980
";

fn with_ratings(date: &str, white: &str, black: &str) -> Vec<String> {
    let tags = format!(
        "[WhiteElo \"{white}\"]\n[WhiteFideId \"1000\"]\n[BlackElo \"{black}\"]\n[BlackFideId \"2000\"]\n\n1. e4"
    );
    let game = clean(1)
        .replace("\n1. e4", &tags)
        .replace("2023.05.01", date);
    let scratch = Scratch::with_games(game);
    scratch.file("list.txt", LIST);
    scratch.audit_games(&["--ratings", "list.txt", "--select", "HDR004"]);
    scratch
        .findings()
        .iter()
        .map(|finding| finding["message"].to_owned())
        .collect()
}

#[test]
fn ratings_in_the_tags_are_held_against_the_list_of_the_month() {
    let none: [&str; 0] = [];
    assert_eq!(with_ratings("2025.11.07", "2105", "0"), none);
    assert_eq!(with_ratings("2025.11.07", "2105", ""), none);
    assert_eq!(
        with_ratings("2025.11.07", "2150", "1900"),
        [
            "WhiteElo 2150, but the list has 2105 for 1000",
            "BlackElo 1900, but the list has no rating for 2000"
        ]
    );
    assert_eq!(
        with_ratings("2025.11.07", "0", "0"),
        ["WhiteElo 0, but the list has 2105 for 1000"]
    );
    assert_eq!(
        with_ratings("2025.10.07", "2150", "0"),
        none,
        "another month has another list"
    );
    assert_eq!(
        with_ratings("2025.11.07", "28170", "0"),
        ["WhiteElo 28170 is no possible rating"]
    );
    let scratch = Scratch::with_games(clean(1));
    scratch
        .audit_games(&["--ratings", "gone.txt"])
        .refused(&["gone.txt"]);
    scratch
        .audit_games(&["--ratings", "games.pgn"])
        .refused(&["is no rating list"]);
}

#[test]
fn a_repair_is_suggested_only_when_asked_for_and_judges_nothing() {
    let game = "[Event \"A\"]\n[Site \"?\"]\n[Date \"2023.05.01\"]\n[Round \"1\"]\n[White \"A\"]\n[Black \"B\"]\n\
                [Result \"1-0\"]\n\n1. e4 e5 2. Nf8 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 1-0\n";
    let scratch = Scratch::with_games(game);
    assert_eq!(scratch.audit_games(&[]).status, 1);
    let plain = scratch.findings();
    assert_eq!(plain[0]["suggestion"], *"");
    assert_eq!(scratch.audit_games(&["--suggest"]).status, 1);
    let suggested = scratch.findings();
    let suggestion = &suggested[0]["suggestion"];
    assert!(
        suggestion.starts_with("read as 2. Nf3 for Nf8 (9"),
        "{suggestion}"
    );
    assert_eq!(suggested.len(), plain.len());
    assert_eq!(scratch.games()[0]["plies"], *"2");
}
