//! The library as an embedder uses it: it says what the program says, and its values can be kept and sent.

mod reports;

use std::fs;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use arbiter::{
    Auditor, GameReport, Options, Player, PositionReport, Rater, RatingOptions, Reconciler,
    RepairedGame, Repairer, Severity, Status, Value,
};

use reports::rows;

fn events() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/events");
    let entries = fs::read_dir(folder).expect("the fixtures");
    let mut events: Vec<PathBuf> = entries
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.is_dir())
        .collect();
    events.sort();
    events
}

/// The games of an event, audited by the library under its regulations.
fn audited(event: &Path) -> Vec<GameReport> {
    let read = |name: &str| fs::read_to_string(event.join(name)).expect("a fixture");
    let options = Options::default().event(&read("event.toml"));
    Auditor::new(options.expect("a sound event file")).audit(&read("games.pgn"))
}

#[test]
fn the_library_finds_what_the_program_finds() {
    for event in events() {
        let out = tempfile::tempdir().expect("a scratch folder");
        assert_cmd::cargo::cargo_bin_cmd!("arbiter")
            .env("LC_ALL", "C")
            .args(["audit", "--quiet", "--fail-on", "never", "--out"])
            .arg(out.path())
            .arg(&event)
            .assert()
            .success();
        let games = audited(&event);
        let table = rows(&out.path().join("games.csv"));
        assert_eq!(games.len(), table.len());
        for (game, row) in games.iter().zip(&table) {
            let or_empty = |cell: &Option<String>| cell.clone().unwrap_or_default();
            assert_eq!(game.number.to_string(), row["game"]);
            assert_eq!(game.line.to_string(), row["line"]);
            assert_eq!(or_empty(&game.result_submitted), row["result_submitted"]);
            assert_eq!(or_empty(&game.result_audited), row["result_audited"]);
            assert_eq!(game.ending, row["termination_audited"]);
            assert_eq!(game.edition, row["edition"]);
            assert_eq!(or_empty(&game.pace), row["pace"]);
            assert_eq!(game.moves.len().to_string(), row["plies"]);
            assert_eq!(or_empty(&game.final_fen), row["final_fen"]);
            assert_eq!(game.faults.to_string(), row["faults"]);
            let resumed = game.resumed.as_ref();
            let way = resumed.map_or("", |resumed| resumed.first.way.as_str());
            let plies = resumed.map_or(String::new(), |resumed| resumed.moves.len().to_string());
            let fen = resumed.map_or("", |resumed| resumed.final_fen.as_str());
            assert_eq!((way, &plies), (&*row["resumed"], &row["plies_resumed"]));
            assert_eq!(fen, row["final_fen_resumed"]);
        }
        let findings: Vec<[String; 8]> = games
            .iter()
            .flat_map(|game| game.findings.iter().map(move |finding| (game, finding)))
            .map(|(game, finding)| {
                [
                    game.number.to_string(),
                    finding.rule.clone(),
                    finding.article.clone(),
                    finding.ply.to_string(),
                    finding.move_number.clone(),
                    finding.fen.clone(),
                    finding.message.clone(),
                    finding.evidence.clone(),
                ]
            })
            .collect();
        let columns = [
            "game", "rule", "article", "ply", "move", "fen", "message", "evidence",
        ];
        let table: Vec<[String; 8]> = rows(&out.path().join("findings.csv"))
            .iter()
            .map(|row| columns.map(|column| row[column].clone()))
            .collect();
        assert_eq!(findings, table);
        let claims: usize = games.iter().map(|game| game.claims.len()).sum();
        assert_eq!(claims, rows(&out.path().join("claims.csv")).len());
    }
}

#[test]
fn reports_can_be_written_as_json_and_read_again() {
    for event in events() {
        let games = audited(&event);
        let json = serde_json::to_string(&games).expect("JSON");
        let read: Vec<GameReport> = serde_json::from_str(&json).expect("our own JSON");
        assert_eq!(read, games);
    }
}

#[test]
fn a_finding_is_data() {
    let games = Auditor::new(Options::default()).audit("[Event \"a\"]\n\n1. e4 e5 2. Ra3 *\n");
    let finding = &games[0].findings[0];
    assert_eq!(
        (finding.rule.as_str(), finding.name.as_str()),
        ("MOV002", "path-blocked")
    );
    assert_eq!(
        (finding.severity, finding.side),
        (Severity::Error, Some(Player::White))
    );
    assert_eq!(finding.fact.key, "path-blocked");
    let from = finding.fact.values.iter().find(|(name, _)| name == "from");
    assert_eq!(
        from.map(|(_, value)| value),
        Some(&Value::Text("a1".to_owned()))
    );
}

#[test]
fn a_stream_gives_the_games_of_the_text_packed_or_not_in_any_encoding() {
    let event = &events()[0];
    let bytes = fs::read(event.join("games.pgn")).expect("a fixture");
    let text = String::from_utf8(bytes.clone()).expect("UTF-8");
    let auditor = Auditor::new(Options::default());
    let expected = auditor.audit(&text);
    let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    packed.write_all(&bytes).expect("memory");
    let packed = packed.finish().expect("memory");
    let wide: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
    for stream in [&bytes, &packed, &wide] {
        let read: Vec<GameReport> = auditor
            .audit_reader(&stream[..])
            .map(|game| game.expect("readable"))
            .map(|mut game| {
                game.encoding.clone_from(&expected[0].encoding);
                game
            })
            .collect();
        assert_eq!(read, expected);
    }
}

/// Text whose reading fails at its end.
struct Torn<'a>(&'a [u8]);

impl Read for Torn<'_> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        match self.0.read(out)? {
            0 => Err(io::Error::other("the cable was pulled")),
            count => Ok(count),
        }
    }
}

#[test]
fn what_cannot_be_read_is_an_error_behind_the_games_that_could() {
    let auditor = Auditor::new(Options::default());
    let text = b"[Event \"a\"]\n\n1. e4 *\n\n[Event \"b\"]\n\n1. d4 *\n";
    let read: Vec<_> = auditor.audit_reader(Torn(text)).collect();
    assert!(read[0].is_ok() && read[1].is_ok());
    let error = read[2].as_ref().expect_err("the torn end").to_string();
    assert!(error.contains("the cable was pulled"), "{error}");
    assert_eq!(read.len(), 3);
    let nothing: Vec<_> = auditor.audit_reader(&b"no game at all"[..]).collect();
    assert!(matches!(&nothing[..], [Err(_)]));
    assert_eq!(auditor.audit("no game at all"), []);
}

#[test]
fn many_games_come_in_order_from_many_blocks() {
    let game = "[Event \"a\"]\n[Result \"1/2-1/2\"]\n\n1. e4 e5 2. Nf3 Nc6 1/2-1/2\n\n";
    let text = game.repeat(20_000);
    let auditor = Auditor::new(Options::default());
    let numbers = auditor
        .audit_reader(text.as_bytes())
        .map(|game| game.expect("readable").number);
    assert!(numbers.eq(1..=20_000));
    let games = auditor.audit(&text);
    assert!(games.iter().map(|game| game.number).eq(1..=20_000));
    assert_eq!(games[19_999].line, 19_999 * 5 + 1);
}

#[test]
fn options_that_nobody_knows_are_refused_with_their_names() {
    let refused = |made: Result<Options, arbiter::Error>| made.err().expect("refused").to_string();
    assert!(refused(Options::default().laws("1812")).contains("1812"));
    assert!(refused(Options::default().alphabets(&["xx"])).contains("xx"));
    assert!(refused(Options::default().encoding("morse")).contains("morse"));
    assert!(refused(Options::default().select(&["ABC"])).contains("ABC"));
    assert!(refused(Options::default().event("[draw]\n")).contains("draws"));
}

#[test]
fn options_choose_rules_and_laws() {
    let text = "[Event \"a\"]\n[Date \"2024.01.01\"]\n\n1. e4 e5 2. Ke3 *\n";
    let options = Options::default()
        .laws("2005")
        .expect("known")
        .select(&["MOV"])
        .expect("known");
    let games = Auditor::new(options).audit(text);
    assert_eq!(games[0].edition, "2005");
    assert!(
        games[0]
            .findings
            .iter()
            .all(|finding| finding.rule.starts_with("MOV"))
    );
    assert_eq!(games[0].status, Status::Findings);
}

#[test]
fn a_game_that_needs_no_repair_has_none() {
    let games: Vec<RepairedGame> =
        Repairer::new(Options::default()).repair("1. e4 e5\n2. Nf3 Nc6\n");
    assert_eq!(games[0].repairs, []);
    assert!(
        games[0].pgn.ends_with("1. e4 e5 2. Nf3 Nc6 *\n"),
        "{}",
        games[0].pgn
    );
    let json = serde_json::to_string(&games).expect("JSON");
    assert_eq!(
        serde_json::from_str::<Vec<RepairedGame>>(&json).expect("our own"),
        games
    );
}

#[test]
fn a_copy_longer_than_any_game_is_refused() {
    let long = "1. e4 e5\n".repeat(1_500);
    let refused = Reconciler::new(Options::default()).reconcile(&long, "1. e4 e5\n");
    assert!(refused.expect_err("too long").to_string().contains("moves"));
}

#[test]
fn copies_of_two_games_are_refused_and_what_stands_for_no_move_is_given() {
    let reconciler = Reconciler::new(Options::default());
    let one = "1. e4 e5\n2. Nf3 Nc6\n3. Bb5 a6\n4. Ba4 Nf6\n5. O-O Be7\n6. Re1 b5\n";
    let other = "1. d4 d5\n2. c4 e6\n3. Nc3 Nf6\n4. Bg5 Be7\n5. e3 O-O\n6. Rc1 h6\n";
    let refused = reconciler.reconcile(one, other).expect_err("two games");
    assert!(refused.to_string().contains("not copies of one game"));
    let mate = "1. f3 e5\n2. g4 Qh4#\n3. xx\n0-1\n";
    let game = reconciler.reconcile(mate, "").expect("one game");
    assert_eq!((game.plies.len(), game.left.len()), (4, 1));
    assert_eq!((game.left[0].behind, &*game.left[0].text), (4, "xx"));
}

#[test]
fn ratings_come_as_submitted_and_as_audited() {
    let games = "[Event \"a\"]\n[White \"Ada\"]\n[Black \"Bruno\"]\n[WhiteElo \"2000\"]\n[BlackElo \"2000\"]\n\
                 [Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n";
    let options = RatingOptions::new("fide-standard").expect("known");
    let report = Rater::new(options).rate(games).expect("rated");
    let ada = &report.players[0];
    let change = |change: Option<arbiter::Hundredths>| change.map(|change| change.get());
    // She submitted a win, and the board says mate in her face.
    assert_eq!(change(ada.submitted.change), Some(1000));
    assert_eq!(change(ada.audited.change), Some(-1000));
    assert!(serde_json::to_string(&report).is_ok());
}

#[test]
fn what_holds_nothing_to_work_on_is_refused() {
    let rate = |text: &str| Rater::new(RatingOptions::new("pool").expect("known")).rate(text);
    assert!(rate("no results").is_err() && rate("").is_err());
    let anchored = RatingOptions::new("uscf")
        .expect("known")
        .anchor("Ada=2000");
    assert!(
        Rater::new(anchored)
            .rate("white,black,result\nAda,Bruno,1-0\n")
            .is_err()
    );
    assert!(
        Reconciler::new(Options::default())
            .reconcile("", "")
            .is_err()
    );
}

#[test]
fn files_are_rated_as_their_text_is() {
    let open = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/examples/open");
    let rater = || Rater::new(RatingOptions::new("uscf").expect("a system"));
    let text = fs::read_to_string(open.join("games.pgn")).expect("the example");
    let of_text = rater().rate(&text).expect("results");
    assert_eq!(rater().rate_paths([&open]).expect("results"), of_text);
    assert!(rater().rate_paths([open.join("gone.pgn")]).is_err());
}

#[test]
fn a_position_is_judged_and_a_fen_that_gives_none_says_why() {
    let mate = PositionReport::of("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1").expect("threads");
    assert_eq!((mate.checkmate, mate.stalemate), (Some(true), Some(false)));
    assert_eq!(mate.white_can_mate.as_deref(), Some("yes"));
    let none = PositionReport::of("8/8/8/8/8/8/8/8 w - - 0 1").expect("threads");
    assert_eq!((none.legal, none.check, none.dead), (false, None, None));
    assert!(none.reason.is_some_and(|reason| !reason.is_empty()));
}
