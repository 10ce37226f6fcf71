//! The reports: names, columns and values on which users build spreadsheets and scripts.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::json::{lines, list, same_rows};
use crate::scratch::{Scratch, clean, column, doubtful, illegal, many, noted, rows};

const FINDINGS: &str = "file,game,line,event,round,date,white,black,rule,severity,edition,article,ply,move,side,\
    written,san,fen,message,evidence,suggestion,assumes";
const GAMES: &str = "file,game,line,event,site,date,round,white,black,white_elo,black_elo,result_submitted,\
    result_audited,termination_submitted,termination_audited,edition,edition_basis,pace,alphabet,encoding,plies,\
    final_fen,status,errors,warnings,notes,white_fide_id,black_fide_id,time_control,variant,faults,resumed,\
    plies_resumed,final_fen_resumed,iso_date,moves_hash";
const CLAIMS: &str = "file,game,ply,move,side,claim,edition,article,verdict,evidence,penalty_seconds,penalty_to,penalty_article";

#[test]
fn the_columns_are_those_that_users_script_against() {
    let scratch = Scratch::with_games(illegal(1));
    scratch.audit_games(&[]);
    for (report, columns) in [
        ("findings.csv", FINDINGS),
        ("games.csv", GAMES),
        ("claims.csv", CLAIMS),
    ] {
        let text = scratch.report(report);
        assert_eq!(text.lines().next(), Some(columns), "{report}");
        assert!(text.ends_with('\n') && !text.contains('\r'), "{report}");
    }
}

#[test]
fn clean_games_leave_findings_and_claims_with_a_header_alone() {
    let scratch = Scratch::with_games(many(1, 3));
    scratch.audit_games(&[]);
    assert_eq!(scratch.report("findings.csv"), format!("{FINDINGS}\n"));
    assert_eq!(scratch.report("claims.csv"), format!("{CLAIMS}\n"));
    assert_eq!(scratch.games().len(), 3);
}

#[test]
fn a_row_of_games_tells_all_about_its_game() {
    let game = clean(7).replace(
        "[Result",
        "[WhiteElo \"2105\"]\n[BlackElo \"-\"]\n[WhiteFideId \"2200000\"]\n[TimeControl \"5400+30\"]\n\
         [Termination \"checkmate\"]\n[Result",
    );
    let scratch = Scratch::with_games(game);
    scratch.audit_games(&[]);
    let games = scratch.games();
    for (column, value) in [
        ("file", "games.pgn"),
        ("game", "1"),
        ("line", "1"),
        ("event", "Invented Open"),
        ("site", "Nowhere"),
        ("date", "2023.05.01"),
        ("round", "7"),
        ("white", "Alfil 7"),
        ("black", "Torre 7"),
        ("white_elo", "2105"),
        ("black_elo", "-"),
        ("result_submitted", "1-0"),
        ("result_audited", "1-0"),
        ("termination_submitted", "checkmate"),
        ("termination_audited", "checkmate"),
        ("edition", "2023"),
        ("edition_basis", "date"),
        ("alphabet", "en"),
        ("encoding", "utf-8"),
        ("plies", "7"),
        (
            "final_fen",
            "r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4",
        ),
        ("status", "clean"),
        ("errors", "0"),
        ("warnings", "0"),
        ("notes", "0"),
        ("white_fide_id", "2200000"),
        ("black_fide_id", ""),
        ("time_control", "5400+30"),
        ("variant", "standard"),
        ("iso_date", "2023-05-01"),
    ] {
        assert_eq!(&games[0][column], value, "{column}");
    }
}

/// However it is written: what is certain of the date, and nothing else.
#[test]
fn the_date_is_given_in_iso_as_far_as_it_is_certain() {
    let dates = [
        ("2023.05.01", "2023-05-01"),
        ("1986/05/03", "1986-05-03"),
        ("3 de maig de 1986", "1986-05-03"),
        ("13. Juli 2023", "2023-07-13"),
        ("12/12/1986", "1986-12-12"),
        ("12/03/1986", ""),
        ("1986.05.??", "1986-05"),
        ("May 1986", "1986-05"),
        ("1986.??.??", "1986"),
        ("????.05.01", ""),
        ("2023.02.31", ""),
        ("yesterday", ""),
    ];
    let game =
        |(number, (date, _)): (u64, &(&str, &str))| clean(number).replace("2023.05.01", date);
    let games: String = (1..).zip(&dates).map(game).collect();
    let scratch = Scratch::with_games(games);
    scratch.audit_games(&["--format", "csv,json"]);
    let expected = dates.map(|(_, iso)| iso);
    assert_eq!(column(&scratch.games(), "iso_date"), expected);
    let objects = list(&scratch.report("games.json"));
    let in_json = objects.iter().map(|game| game["iso_date"].as_str());
    assert!(in_json.eq(expected.map(Some)));
}

#[test]
fn a_game_counts_its_findings_by_severity() {
    let all = illegal(1)
        .replace("1. e4", "1. Pe4")
        .replace("e5 2.", "e5+ 2.");
    let scratch = Scratch::with_games([all, clean(2)].concat());
    scratch.audit_games(&[]);
    let games = scratch.games();
    assert_eq!(column(&games, "errors"), ["1", "0"]);
    assert_eq!(column(&games, "warnings"), ["1", "0"]);
    assert_eq!(column(&games, "notes"), ["1", "0"]);
    assert_eq!(column(&games, "status"), ["findings", "clean"]);
}

#[test]
fn the_result_is_audited_beside_the_one_submitted() {
    let scratch = Scratch::with_games(clean(1).replace("1-0", "0-1"));
    scratch.audit_games(&[]);
    let games = scratch.games();
    assert_eq!(column(&games, "result_submitted"), ["0-1"]);
    assert_eq!(column(&games, "result_audited"), ["1-0"]);
    assert_eq!(column(&games, "termination_audited"), ["checkmate"]);
}

#[test]
fn out_dash_streams_the_findings_and_nothing_else() {
    let games = [illegal(1), clean(2), doubtful(3)].concat();
    let in_a_folder = Scratch::with_games(&games);
    in_a_folder.audit_games(&[]);
    let streamed = Scratch::with_games(&games);
    let ran = streamed.audit_games(&["--out", "-"]);
    assert_eq!(ran.status, 1);
    assert_eq!(ran.stdout, in_a_folder.report("findings.csv"));
    assert_eq!(
        std::fs::read_dir(streamed.path()).expect("listed").count(),
        1
    );
}

#[test]
fn out_dash_streams_one_format_that_can_be_read_line_by_line() {
    let scratch = Scratch::with_games([illegal(1), clean(2), doubtful(3)].concat());
    scratch.audit_games(&["--format", "jsonl"]);
    let ran = scratch.audit_games(&["--out", "-", "--format", "jsonl"]);
    assert_eq!(ran.stdout, scratch.report("findings.jsonl"));
    assert_eq!(lines(&ran.stdout).len(), 2);
    let stream = |formats| scratch.audit_games(&["--out", "-", "--format", formats]);
    stream("json").refused(&["streams findings as csv or jsonl", "--format json"]);
    stream("csv,jsonl").refused(&["streams findings in one format"]);
}

#[test]
fn reports_in_a_folder_leave_standard_output_empty() {
    let ran = Scratch::with_games(illegal(1)).audit_games(&[]);
    assert_eq!(ran.stdout, "");
}

#[test]
fn out_names_the_folder_and_makes_it() {
    let scratch = Scratch::with_games(illegal(1));
    scratch.audit_games(&["--out", "2023/may"]);
    let written: BTreeSet<String> = std::fs::read_dir(scratch.path().join("2023/may"))
        .expect("the folder")
        .map(|entry| entry.expect("listed").file_name().to_string_lossy().into())
        .collect();
    let expected = [
        "claims.csv",
        "findings.csv",
        "games.csv",
        "report.html",
        "summary.json",
    ];
    assert!(written.iter().eq(expected), "{written:?}");
    assert!(!scratch.path().join("reports").exists());
}

#[test]
fn a_run_writes_over_the_reports_of_the_last() {
    let scratch = Scratch::with_games(illegal(1));
    scratch.audit_games(&[]);
    assert_eq!(scratch.findings().len(), 1);
    scratch.file("games.pgn", clean(1));
    scratch.audit_games(&[]);
    assert_eq!(scratch.findings().len(), 0);
}

#[test]
fn json_has_the_names_and_the_values_of_the_csv() {
    let claimed = clean(4).replace("3. Qh5", "{[%claim threefold]} 3. Qh5");
    let games = [
        illegal(1).replace("Alfil 1", "Q \\\"uote\\\", \u{e9}"),
        doubtful(2).replace("Torre 2", "=1+1"),
        noted(3),
        claimed,
    ];
    let scratch = Scratch::with_games(games.concat());
    scratch.audit_games(&["--format", "csv,json,jsonl,json"]);
    for (name, count) in [("findings", 4), ("games", 4), ("claims", 1)] {
        let csv = scratch.report(&format!("{name}.csv"));
        assert_eq!(rows(&csv).len(), count, "{name}");
        same_rows(&csv, &list(&scratch.report(&format!("{name}.json"))));
        same_rows(&csv, &lines(&scratch.report(&format!("{name}.jsonl"))));
    }
    let claim = &lines(&scratch.report("claims.jsonl"))[0];
    assert_eq!(claim["penalty_seconds"], 120);
    assert_eq!(claim["ply"], 4);
}

#[test]
fn what_is_missing_is_null_where_it_would_be_a_number_and_an_empty_table_is_an_empty_list() {
    let scratch = Scratch::with_games(clean(1));
    scratch.audit_games(&["--format", "json,jsonl"]);
    assert_eq!(scratch.report("claims.json"), "[]\n");
    assert_eq!(scratch.report("findings.jsonl"), "");
    let repeated = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 {[%claim threefold]} 1/2-1/2\n";
    let head = clean(1).replace("1-0\"]", "1/2-1/2\"]");
    let head = head.split("1. e4").next().expect("tags").to_owned();
    let scratch = Scratch::with_games(head + repeated);
    scratch.audit_games(&["--format", "json"]);
    let claim = &list(&scratch.report("claims.json"))[0];
    assert_eq!(claim["verdict"], "correct");
    assert_eq!(claim["penalty_seconds"], Value::Null);
    assert_eq!(claim["penalty_to"], "");
}

#[test]
fn json_keeps_numbers_as_numbers_and_formats_may_stand_alone() {
    let scratch = Scratch::with_games(illegal(1));
    scratch.audit_games(&["--format", "json"]);
    let json: Value = serde_json::from_str(&scratch.report("findings.json")).expect("JSON");
    assert_eq!(json[0]["game"], 1);
    assert_eq!(json[0]["ply"], 3);
    assert_eq!(json[0]["rule"], "MOV001");
    assert!(!scratch.path().join("reports/findings.csv").exists());
    assert!(scratch.path().join("reports/summary.json").exists());
}

#[test]
fn the_summary_counts_by_rule_severity_edition_alphabet_and_encoding() {
    let old = clean(4).replace("2023.05.01", "1986.05.01");
    let stalemate = "[Event \"Invented Open\"]\n[Site \"Nowhere\"]\n[Date \"2023.05.01\"]\n[Round \"5\"]\n\
        [White \"Alfil 5\"]\n[Black \"Torre 5\"]\n[Result \"1/2-1/2\"]\n\n\
        1. e3 a5 2. Qh5 Ra6 3. Qxa5 h5 4. h4 Rah6 5. Qxc7 f6 6. Qxd7+ Kf7 7. Qxb7 Qd3 8. Qxb8 Qh7 9. Qxc8 Kg6 \
        10. Qe6 1/2-1/2\n\n";
    let repeated = "[Event \"Invented Open\"]\n[Site \"Nowhere\"]\n[Date \"2023.05.01\"]\n[Round \"6\"]\n\
        [White \"Alfil 6\"]\n[Black \"Torre 6\"]\n[Result \"1/2-1/2\"]\n\n\
        1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 1/2-1/2\n\n";
    let text = [
        illegal(1),
        doubtful(2),
        doubtful(3),
        old,
        stalemate.into(),
        repeated.into(),
    ]
    .concat();
    let scratch = Scratch::with_games(&text);
    scratch.audit_games(&["--select", "MOV,NOT", "--fail-on", "never"]);
    let text_of_summary = scratch.report("summary.json");
    assert!(
        text_of_summary.starts_with("{\n  \"schema_version\": 1,\n"),
        "{text_of_summary}"
    );
    let summary = scratch.summary();
    assert_eq!(summary["games"], 6);
    assert_eq!(summary["plies"], 2 + 7 + 7 + 7 + 19 + 8);
    assert_eq!(summary["bytes"], text.len());
    assert_eq!(summary["version"], env!("CARGO_PKG_VERSION"));
    assert_eq!(summary["by_rule"]["MOV001"], 1);
    assert_eq!(summary["by_rule"]["NOT003"], 2);
    assert_eq!(summary["by_severity"]["error"], 1);
    assert_eq!(summary["by_severity"]["warning"], 2);
    assert_eq!(summary["by_edition"]["1985"], 1);
    assert_eq!(summary["by_edition"]["2023"], 5);
    assert_eq!(summary["by_alphabet"]["en"], 6);
    assert_eq!(summary["by_encoding"]["utf-8"], 6);
    let ends = &summary["end_states"];
    assert_eq!(ends["checkmate"], 3);
    assert_eq!(ends["stalemate"], 1);
    assert_eq!(ends["threefold"], 1);
    for none in ["fivefold", "fifty_moves", "seventyfive_moves"] {
        assert_eq!(ends[none], 0, "{none}");
    }
    let options = &summary["options"];
    assert_eq!(options["paths"], serde_json::json!(["games.pgn"]));
    assert_eq!(options["select"], serde_json::json!(["MOV", "NOT"]));
    assert_eq!(options["fail_on"], "never");
    assert_eq!(options["laws"], "auto");
    assert!(summary["times"]["seconds"].is_number());
}

#[test]
fn only_the_part_for_times_differs_between_two_runs() {
    let summary = || {
        let scratch = Scratch::with_games([illegal(1), clean(2)].concat());
        scratch.audit_games(&[]);
        let mut summary = scratch.summary();
        let object = summary.as_object_mut().expect("an object");
        assert!(object.remove("times").is_some());
        summary
    };
    assert_eq!(summary(), summary());
}

#[test]
fn text_that_a_spreadsheet_would_run_is_defused() {
    let formula = "=HYPERLINK(0)";
    let game = illegal(1)
        .replace("Invented Open", formula)
        .replace("Alfil 1", "@SUM(A1)")
        .replace("Torre 1", "+1+2")
        .replace("Nowhere", "-2+3");
    let scratch = Scratch::with_games(game);
    scratch.audit_games(&["--format", "csv,json"]);
    for row in [&scratch.findings()[0], &scratch.games()[0]] {
        assert_eq!(row["event"], format!("'{formula}"));
        assert_eq!(&row["white"], "'@SUM(A1)");
        assert_eq!(&row["black"], "'+1+2");
    }
    assert_eq!(&scratch.games()[0]["site"], "'-2+3");
    assert_eq!(&scratch.games()[0]["result_submitted"], "1-0");
    let json: Value = serde_json::from_str(&scratch.report("games.json")).expect("JSON");
    assert_eq!(json[0]["event"], formula, "no spreadsheet runs JSON");
}

#[test]
fn numbers_and_the_dashes_of_pgn_are_never_defused() {
    let game = clean(1)
        .replace("[Round \"1\"]", "[Round \"-\"]")
        .replace("[Result", "[BlackElo \"-\"]\n[TimeControl \"-\"]\n[Result");
    let scratch = Scratch::with_games(game);
    scratch.audit_games(&[]);
    let games = scratch.games();
    for name in ["round", "black_elo", "time_control"] {
        assert_eq!(&games[0][name], "-", "{name}");
    }
}

#[test]
fn quotes_commas_and_newlines_in_names_stay_in_their_cell() {
    let game = illegal(1).replace("Alfil 1", "Alfil, \\\"the; fox\\\"");
    let scratch = Scratch::with_games(game);
    scratch.audit_games(&[]);
    assert_eq!(&scratch.findings()[0]["white"], "Alfil, \"the; fox\"");
    assert_eq!(scratch.findings().len(), 1);
}
