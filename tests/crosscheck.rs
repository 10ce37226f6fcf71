//! `arbiter crosscheck` as an arbiter meets it before he submits a tournament: a report of nine rounds, its games, and altered
//! copies of both.

#[path = "audit/scratch.rs"]
#[allow(dead_code)]
mod scratch;
#[path = "audit/workbook.rs"]
#[allow(dead_code)]
mod workbook;

use scratch::{Ran, Row, Scratch, column, ran, rows};

/// Name, rating, ID.
const PLAYERS: [(&str, u32, u32); 9] = [
    ("Inventa, Ada", 2210, 2200001),
    ("Fabula, Bruno", 2180, 2200002),
    ("Ficta, Clara", 2150, 2200003),
    ("Sempere i Puig, Dora", 2120, 2200004),
    ("Vidal, Enric", 2090, 2200005),
    ("Müller, Jörg", 2060, 2200006),
    ("Nulla, Fina", 2030, 2200007),
    ("O'Mera, Gil", 2000, 2200008),
    ("Țărnă, Horia", 1970, 2200009),
];

const ROUNDS: usize = 9;

/// A game by the places of its players.
#[derive(Clone)]
struct Played {
    round: usize,
    board: usize,
    white: usize,
    black: usize,
    /// `1`, `=`, `0`, `+` or `-` for White.
    mark: char,
}

/// Nine rounds in which everybody rests once: four games in each.
fn tournament() -> Vec<Played> {
    let mut games = Vec::new();
    for round in 1..=ROUNDS {
        let mut board = 0;
        for first in 0..9 {
            let second = (2 * ROUNDS + round - first) % 9;
            if first >= second {
                continue;
            }
            board += 1;
            let (white, black) = match (first + second + round / 2) % 2 {
                0 => (first, second),
                _ => (second, first),
            };
            let mark = match (round, board) {
                (4, 2) => '+',
                _ => ['1', '=', '0'][(white * 2 + black + round) % 3],
            };
            games.push(Played {
                round,
                board,
                white,
                black,
                mark,
            });
        }
    }
    games
}

fn mirrored(mark: char) -> char {
    match mark {
        '1' => '0',
        '0' => '1',
        '+' => '-',
        '-' => '+',
        same => same,
    }
}

/// The report of these games: line by line what FIDE asks for.
fn report(games: &[Played]) -> String {
    let days: String = (1..=ROUNDS)
        .map(|day| format!("25/11/{day:02}  "))
        .collect();
    let mut text = format!(
        "012 Invented Open\n022 Barcelona\n032 ESP\n042 2025/11/01\n052 2025/11/09\n062 9\n072 9\n092 Individual: Swiss-System (Standard)\n102 Arbiter, Anna\n222 5400+30\n132{}{days}\n",
        " ".repeat(88)
    );
    for (place, (name, rating, id)) in PLAYERS.iter().enumerate() {
        let mut halves = 0;
        let mut rounds = String::new();
        for round in 1..=ROUNDS {
            let own = games
                .iter()
                .find(|game| game.round == round && (game.white == place || game.black == place));
            let (opponent, color, mark) = match own {
                None => (0, '-', 'U'),
                Some(game) if game.white == place => (game.black + 1, 'w', game.mark),
                Some(game) => (game.white + 1, 'b', mirrored(game.mark)),
            };
            halves += match mark {
                '1' | '+' | 'U' => 2,
                '=' => 1,
                _ => 0,
            };
            rounds += &format!("  {opponent:>4} {color} {mark}");
        }
        let points = format!("{}.{}", halves / 2, if halves % 2 == 1 { 5 } else { 0 });
        let rank = place + 1;
        let sex = if place % 2 == 0 { 'w' } else { 'm' };
        text += &format!(
            "001 {rank:>4} {sex}    {name:<33} {rating:>4} CAT {id:>11} 1990/01/31 {points:>4} {rank:>4}{rounds}\n"
        );
    }
    text
}

/// One game with these tags.
fn game(played: &Played) -> String {
    let [white, black] = [played.white, played.black].map(|place| PLAYERS[place]);
    let result = match played.mark {
        '1' => "1-0",
        '0' => "0-1",
        _ => "1/2-1/2",
    };
    let (round, board) = (played.round, played.board);
    format!(
        "[Event \"Invented Open\"]\n[Site \"Barcelona\"]\n[Date \"2025.11.{round:02}\"]\n[Round \"{round}.{board}\"]\n[White \"{}\"]\n[Black \"{}\"]\n[Result \"{result}\"]\n[WhiteElo \"{}\"]\n[BlackElo \"{}\"]\n[WhiteFideId \"{}\"]\n[BlackFideId \"{}\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 {result}\n\n",
        white.0, black.0, white.1, black.1, white.2, black.2
    )
}

/// The games that were played, each as text.
fn games(played: &[Played]) -> Vec<String> {
    played
        .iter()
        .filter(|one| !matches!(one.mark, '+' | '-'))
        .map(game)
        .collect()
}

/// Without IDs, as many a file is.
fn without_ids(text: &str) -> String {
    let lines = text.lines().filter(|line| !line.contains("FideId"));
    lines.map(|line| format!("{line}\n")).collect()
}

fn crosscheck(scratch: &Scratch, arguments: &[&str]) -> Ran {
    let mut command = assert_cmd::cargo::cargo_bin_cmd!("arbiter");
    command
        .env("LC_ALL", "C")
        .current_dir(scratch.path())
        .arg("crosscheck")
        .args(arguments);
    ran(&mut command)
}

/// The table after a run with this status.
#[track_caller]
fn table(scratch: &Scratch, status: i32) -> Vec<Row> {
    let ran = crosscheck(scratch, &["open.trf", "games.pgn"]);
    assert_eq!(ran.status, status, "{ran:?}");
    rows(&scratch.report("crosscheck.csv"))
}

/// The rows that are neither the same nor unplayed.
#[track_caller]
fn differing(scratch: &Scratch) -> Vec<Row> {
    let mut rows = table(scratch, 1);
    rows.retain(|row| !["same", "unplayed"].contains(&&row["verdict"]));
    rows
}

fn scratch(report: &str, games: &[String]) -> Scratch {
    let scratch = Scratch::with_games(games.concat());
    scratch.file("open.trf", report);
    scratch
}

#[track_caller]
fn cells(row: &Row, columns: &[&str], expected: &[&str]) {
    let found: Vec<&str> = columns.iter().map(|column| &row[*column]).collect();
    assert_eq!(found, expected, "{columns:?} of {row:?}");
}

#[test]
fn every_game_of_one_is_found_in_the_other_once() {
    let all = tournament();
    let scratch = scratch(&report(&all), &games(&all));
    let table = table(&scratch, 0);
    assert_eq!(table.len(), 36);
    let verdicts = column(&table, "verdict");
    assert_eq!(verdicts.iter().filter(|word| *word == "same").count(), 35);
    // The game that was won without play expects none.
    let unplayed = &table[13];
    cells(
        unplayed,
        &[
            "round",
            "in_report",
            "in_games",
            "game",
            "result_report",
            "result_games",
            "verdict",
        ],
        &["4", "yes", "no", "", "+/-", "", "unplayed"],
    );
    cells(
        &table[0],
        &["round", "board", "in_report", "in_games", "file", "game"],
        &["1", "1", "yes", "yes", "games.pgn", "1"],
    );
    let header = scratch.report("crosscheck.csv");
    let header = header.lines().next().expect("a header");
    assert_eq!(
        header,
        "round,board,white,black,in_report,in_games,file,game,result_report,result_games,verdict,reason"
    );
    let mut numbers: Vec<u64> = column(&table, "game")
        .iter()
        .filter_map(|number| number.parse().ok())
        .collect();
    numbers.sort_unstable();
    assert_eq!(numbers, (1..=35).collect::<Vec<u64>>(), "each game once");
}

#[test]
fn a_game_that_is_missing_and_a_second_copy_are_told() {
    let all = tournament();
    let mut some = games(&all);
    let lost = some.remove(5);
    let scratch = scratch(&report(&all), &some);
    let told = differing(&scratch);
    assert_eq!(column(&told, "verdict"), ["missing"]);
    cells(
        &told[0],
        &["in_report", "in_games", "file"],
        &["yes", "no", ""],
    );
    // A second copy of one.
    some.insert(5, lost.clone());
    some.push(lost);
    scratch.file("games.pgn", some.concat());
    let told = differing(&scratch);
    assert_eq!(&told[0]["verdict"], "twice");
    cells(&told[0], &["in_report", "game"], &["no", "36"]);
    assert!(told[0]["reason"].contains("games.pgn, game 6"), "{told:?}");
    // A copy with another result is the second one, wherever it stands.
    let result = some[0].split("[Result \"").nth(1).unwrap();
    let result = result.split('"').next().unwrap().to_owned();
    let other = if result == "1-0" { "0-1" } else { "1-0" };
    some.pop();
    let wrong = some[0].replace(&result, other);
    some.insert(0, wrong);
    scratch.file("games.pgn", some.concat());
    let told = differing(&scratch);
    assert_eq!(column(&told, "verdict"), ["twice"]);
    cells(&told[0], &["game", "result_games"], &["1", other]);
}

#[test]
fn an_extra_game_names_those_whom_the_report_does_not_know() {
    let all = tournament();
    let mut more = games(&all);
    let stranger = more[0]
        .replace(PLAYERS[all[0].white].0, "Stranger, Zoe")
        .replace(PLAYERS[all[0].black].0, "Nobody, Yan");
    more.push(without_ids(&stranger));
    let scratch = scratch(&report(&all), &more);
    let told = differing(&scratch);
    assert_eq!(column(&told, "verdict"), ["extra"]);
    for name in ["Stranger, Zoe", "Nobody, Yan"] {
        assert!(told[0]["reason"].contains(name), "{told:?}");
    }
}

#[test]
fn another_result_is_told_with_both() {
    let all = tournament();
    let mut altered = all.clone();
    altered[2].mark = if all[2].mark == '1' { '0' } else { '1' };
    let scratch = scratch(&report(&altered), &games(&all));
    let told = differing(&scratch);
    assert_eq!(column(&told, "verdict"), ["result"]);
    assert_ne!(told[0]["result_report"], told[0]["result_games"]);
    assert!(told[0]["reason"].starts_with("result "), "{told:?}");
}

#[test]
fn swapped_colours_are_no_other_result() {
    let all = tournament();
    let mut altered = all.clone();
    let game = &mut altered[7];
    (game.white, game.black, game.mark) = (game.black, game.white, mirrored(game.mark));
    let scratch = scratch(&report(&altered), &games(&all));
    let told = differing(&scratch);
    assert_eq!(column(&told, "verdict"), ["colours"]);
    assert_eq!(&told[0]["reason"], "colours swapped");
}

#[test]
fn another_rating_another_player_and_another_round_are_told() {
    let all = tournament();
    let mut some = games(&all);
    some[0] = some[0].replace(
        &format!("WhiteElo \"{}", PLAYERS[all[0].white].1),
        "WhiteElo \"1234",
    );
    let stranger = some[9].replace(PLAYERS[all[9].white].0, "Stranger, Zoe");
    some[9] = without_ids(&stranger);
    some[30] = some[30].replace(&format!("[Round \"{}.", all[31].round), "[Round \"1.");
    let scratch = scratch(&report(&all), &some);
    let told = differing(&scratch);
    assert_eq!(column(&told, "verdict"), ["ratings", "players", "round"]);
    assert!(told[0]["reason"].contains("1234 in the game"), "{told:?}");
    assert!(
        told[1]["reason"].contains("Stranger, Zoe in the game"),
        "{told:?}"
    );
    assert!(
        told[2]["reason"].contains("round 8 in the report, 1."),
        "{told:?}"
    );
}

#[test]
fn names_in_other_spellings_and_games_without_ids_or_rounds_are_found() {
    let all = tournament();
    let text = without_ids(&games(&all).concat())
        .replace("Müller, Jörg", "Mueller, J.")
        .replace("Sempere i Puig, Dora", "Dora Sempere i Puig")
        .replace("Țărnă, Horia", "TARNA, Horia");
    let lines = text.lines().filter(|line| !line.starts_with("[Round"));
    let text: String = lines.map(|line| format!("{line}\n")).collect();
    let scratch = scratch(&report(&all), &[text]);
    let table = table(&scratch, 0);
    assert_eq!(table.len(), 36);
    assert!(
        table[0]["reason"].contains("names no round"),
        "{:?}",
        table[0]
    );
}

#[test]
fn a_report_in_another_encoding_is_the_same_report() {
    let all = tournament();
    let text = report(&all).replace("Țărnă", "Tarna");
    // The names stand in Windows-1252, padded by signs.
    let bytes: Vec<u8> = text.chars().map(|sign| sign as u32 as u8).collect();
    let scratch = Scratch::with_games(games(&all).concat());
    scratch.file("open.trf", bytes);
    assert_eq!(table(&scratch, 0).len(), 36);
}

#[test]
fn a_game_where_the_report_has_a_bye_or_a_forfeit_is_told() {
    let all = tournament();
    let mut more = games(&all);
    let forfeit = &all[13];
    more.push(game(forfeit));
    let rests = (0..9).find(|place| {
        !all.iter()
            .any(|game| game.round == 1 && (game.white == *place || game.black == *place))
    });
    let resting = Played {
        round: 1,
        board: 5,
        white: rests.expect("somebody rests"),
        black: all[0].white,
        mark: '1',
    };
    let stranger = game(&resting).replace(PLAYERS[all[0].white].0, "Stranger, Zoe");
    more.push(without_ids(&stranger));
    let scratch = scratch(&report(&all), &more);
    let told = differing(&scratch);
    assert_eq!(column(&told, "verdict"), ["played", "played"]);
    assert!(
        told[0]["reason"].contains("decided without play"),
        "{told:?}"
    );
    assert!(told[1]["reason"].contains("no opponent for"), "{told:?}");
}

#[test]
fn a_round_that_cannot_be_read_is_unclear_and_the_rest_is_compared() {
    let all = tournament();
    let text = report(&all);
    let line = text
        .lines()
        .position(|line| line.starts_with("001    1"))
        .expect("a player");
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    lines[line].replace_range(98..99, "q");
    let scratch = scratch(&lines.join("\n"), &games(&all));
    let told = differing(&scratch);
    assert_eq!(column(&told, "verdict"), ["unclear"]);
    assert!(told[0]["reason"].contains("TRF003"), "{told:?}");
    assert_eq!(&told[0]["in_games"], "yes");
}

#[test]
fn a_table_of_results_is_compared_likewise() {
    let all = tournament();
    let mut text = String::from("white,black,result,round\n");
    for game in &all {
        let result = match game.mark {
            '1' => "1-0",
            '0' => "0-1",
            '+' => "+/-",
            _ => "1/2-1/2",
        };
        let [white, black] = [game.white, game.black].map(|place| PLAYERS[place].0);
        text += &format!("\"{white}\",\"{black}\",{result},{}\n", game.round);
    }
    let scratch = Scratch::with_games(games(&all).concat());
    scratch.file("results.csv", text);
    let ran = crosscheck(&scratch, &["results.csv", "games.pgn"]);
    assert_eq!(ran.status, 0, "{ran:?}");
    assert_eq!(rows(&scratch.report("crosscheck.csv")).len(), 36);
}

const LIST: &str = "id,name,federation,birth,sex,title,rating\n";

fn list() -> String {
    let rows = PLAYERS
        .iter()
        .enumerate()
        .map(|(place, (name, rating, id))| {
            let sex = if place % 2 == 0 { 'F' } else { 'M' };
            format!("{id},\"{name}\",CAT,1990,{sex},,{rating}\n")
        });
    LIST.to_owned() + &rows.collect::<String>()
}

#[test]
fn a_rating_list_tells_who_plays_and_with_which_rating() {
    let all = tournament();
    let scratch = Scratch::with_games(games(&all).concat());
    let altered = list().replace(",2210\n", ",2222\n");
    scratch.file(
        "list.csv",
        altered
            .lines()
            .filter(|line| !line.contains("2200009"))
            .map(|line| format!("{line}\n"))
            .collect::<String>(),
    );
    let ran = crosscheck(&scratch, &["list.csv", "games.pgn"]);
    assert_eq!(ran.status, 1, "{ran:?}");
    let verdicts = column(&rows(&scratch.report("crosscheck.csv")), "verdict");
    for word in ["same", "ratings", "players"] {
        assert!(
            verdicts.iter().any(|verdict| verdict == word),
            "{word}: {verdicts:?}"
        );
    }
}

/// The report has the numbers of two players exchanged: that is told, and neither their colours nor their results.
#[test]
fn exchanged_ids_are_told_as_that() {
    let all = tournament();
    let text = report(&all)
        .replace("2200001", "XXXXXXX")
        .replace("2200002", "2200001")
        .replace("XXXXXXX", "2200002");
    let scratch = scratch(&text, &games(&all));
    let told = differing(&scratch);
    assert!(
        column(&told, "verdict")
            .iter()
            .all(|word| word == "players"),
        "{told:?}"
    );
    for row in &told {
        assert!(row["reason"].contains(" in the report, 220000"), "{row:?}");
        assert!(!row["reason"].contains("colours"), "{row:?}");
    }
    // Each of the two has played eight rounds.
    assert!((14..=16).contains(&told.len()), "{}", told.len());
}

#[test]
fn a_report_that_cannot_be_read_is_no_list_of_games_too_many() {
    let scratch = scratch("", &games(&tournament()));
    let ran = crosscheck(&scratch, &["open.trf", "games.pgn"]);
    ran.refused(&["open.trf", "empty"]);
    assert!(!ran.stderr.contains("extra"), "{ran:?}");
}

/// The checks that are not `ok`: name, verdict.
fn failing(scratch: &Scratch) -> Vec<(String, String)> {
    let checks = rows(&scratch.report("crosscheck_checks.csv"));
    let failing = checks.iter().filter(|check| check["verdict"] != *"ok");
    failing
        .map(|check| (check["check"].to_owned(), check["verdict"].to_owned()))
        .collect()
}

fn pair(check: &str, verdict: &str) -> (String, String) {
    (check.to_owned(), verdict.to_owned())
}

#[test]
fn a_sound_report_passes_every_check_before_it_is_submitted() {
    let all = tournament();
    let scratch = scratch(&report(&all), &games(&all));
    scratch.file("list.csv", list());
    let ran = crosscheck(&scratch, &["open.trf", "games.pgn", "--list", "list.csv"]);
    assert_eq!(ran.status, 0, "{ran:?}");
    // Nobody has a title, and what cannot be compared is not called sound.
    assert_eq!(failing(&scratch), [pair("title", "not_checked")]);
    let checks = rows(&scratch.report("crosscheck_checks.csv"));
    let names = column(&checks, "check");
    for name in [
        "012",
        "022",
        "032",
        "042",
        "052",
        "062",
        "092",
        "102",
        "132",
        "time_control",
        "rounds_a_day",
        "hours_a_day",
        "id",
        "name",
        "federation",
        "birth",
        "sex",
        "title",
        "rating",
    ] {
        assert!(names.iter().any(|one| one == name), "{name}: {names:?}");
    }
}

#[test]
fn what_a_federation_would_send_back_is_told() {
    let all = tournament();
    let text = report(&all)
        .replace("102 Arbiter, Anna\n", "")
        .replace("062 9\n", "062 10\n")
        .replace("032 ESP\n", "032 Spain\n")
        .replace("222 5400+30\n", "222 3600\n")
        .replace("25/11/02  25/11/03", "25/11/01  25/11/12");
    let scratch = scratch(&text, &games(&all));
    let altered = list()
        .replace("Vidal, Enric", "Quite, Another")
        .replace(
            "2200002,\"Fabula, Bruno\",CAT,1990,M,,2180",
            "2200002,\"Fabula, Bruno\",ESP,1991,F,FM,2181",
        )
        .replace("2200003,", "2200033,");
    scratch.file("list.csv", altered);
    let arguments = [
        "open.trf",
        "games.pgn",
        "--list",
        "list.csv",
        "--system",
        "fide-rapid",
    ];
    let ran = crosscheck(&scratch, &arguments);
    assert_eq!(ran.status, 1, "{ran:?}");
    let failing = failing(&scratch);
    for expected in [
        pair("102", "missing"),
        pair("062", "wrong"),
        pair("032", "wrong"),
        pair("132", "wrong"),
        pair("type", "wrong"),
        pair("time_control", "wrong"),
        pair("id", "differs"),
        pair("name", "differs"),
        pair("federation", "differs"),
        pair("birth", "differs"),
        pair("sex", "differs"),
        pair("title", "odd"),
        pair("rating", "differs"),
    ] {
        assert!(failing.contains(&expected), "{expected:?}: {failing:?}");
    }
    let checks = rows(&scratch.report("crosscheck_checks.csv"));
    let told = checks
        .iter()
        .find(|check| check["check"] == *"name")
        .expect("a row");
    assert_eq!(&told["where"], "line 15: #5 Vidal, Enric");
    assert_eq!(&told["reason"], "on the list: Quite, Another");
    // Not more is shown than a screen holds, and what is not is counted.
    assert!(
        ran.stderr
            .contains("more, which stand in crosscheck_checks.csv"),
        "{ran:?}"
    );
}

#[test]
fn too_much_play_on_a_day_is_told() {
    let all = tournament();
    let days: String = (1..=ROUNDS)
        .map(|day| format!("25/11/{day:02}  "))
        .collect();
    let text = report(&all).replace(&days, &"25/11/01  ".repeat(ROUNDS));
    let scratch = scratch(&text, &games(&all));
    crosscheck(&scratch, &["open.trf", "games.pgn"]);
    assert!(failing(&scratch).contains(&pair("hours_a_day", "wrong")));
    // Thirty-six hours of standard play are an hour and a half of blitz.
    let blitz = text
        .replace("222 5400+30", "222 180+2")
        .replace("(Standard)", "(Blitz)");
    scratch.file("open.trf", blitz);
    crosscheck(&scratch, &["open.trf", "games.pgn"]);
    let failing = failing(&scratch);
    assert!(
        !failing.iter().any(|(check, _)| check.ends_with("a_day")),
        "{failing:?}"
    );
}

#[test]
fn what_can_be_no_report_is_refused() {
    let all = tournament();
    let scratch = scratch(&report(&all), &games(&all));
    crosscheck(&scratch, &["games.pgn", "games.pgn"]).refused(&["games.pgn", "tournament report"]);
    crosscheck(&scratch, &["none.trf", "games.pgn"]).refused(&["none.trf"]);
    crosscheck(&scratch, &["open.trf", "open.trf"]).refused(&["open.trf"]);
    let refused = ["open.trf", "games.pgn", "--format", "html"];
    crosscheck(&scratch, &refused).refused(&["--format html", "csv"]);
    let refused = ["open.trf", "games.pgn", "--system", "uscf"];
    crosscheck(&scratch, &refused).refused(&["--system uscf", "fide-rapid"]);
}

#[test]
fn the_table_comes_in_every_format_and_on_standard_output() {
    let all = tournament();
    let scratch = scratch(&report(&all), &games(&all));
    let every = [
        "open.trf",
        "games.pgn",
        "--format",
        "csv,json,jsonl,xlsx",
        "-q",
    ];
    let ran = crosscheck(&scratch, &every);
    assert_eq!((ran.status, &*ran.stderr), (0, ""), "{ran:?}");
    for name in [
        "crosscheck.csv",
        "crosscheck.json",
        "crosscheck.jsonl",
        "crosscheck_checks.json",
    ] {
        assert!(!scratch.report(name).is_empty(), "{name}");
    }
    let streamed = crosscheck(&scratch, &["open.trf", "games.pgn", "--out", "-", "-q"]);
    assert_eq!(streamed.stdout, scratch.report("crosscheck.csv"));
}

/// What is counted on the screen stands in a file too, in place with the tables.
#[test]
fn the_summary_counts_what_was_compared() {
    let all = tournament();
    let mut games = games(&all);
    games.remove(0);
    let scratch = scratch(&report(&all), &games);
    let ran = crosscheck(&scratch, &["open.trf", "games.pgn", "--format", "jsonl"]);
    assert_eq!(ran.status, 1, "{ran:?}");
    let summary = |scratch: &Scratch| -> serde_json::Value {
        serde_json::from_str(&scratch.report("crosscheck_summary.json")).unwrap()
    };
    let told = summary(&scratch);
    assert_eq!(told["schema_version"], 1);
    assert_eq!(
        [&told["report"], &told["paths"][0]],
        ["open.trf", "games.pgn"]
    );
    assert_eq!(told["games"], 36);
    assert_eq!(
        told["by_verdict"],
        serde_json::json!({"same": 34, "unplayed": 1, "missing": 1})
    );
    assert_eq!(told["checks_by_verdict"]["not_checked"], 1);
    assert_eq!(told["files"][0]["games"], 34);
    assert_eq!(told["report_account"]["files"][0]["file"], "open.trf");
    assert!(told["times"]["run"].is_string());
    scratch.file("list.csv", list());
    crosscheck(&scratch, &["list.csv", "games.pgn"]);
    let told = summary(&scratch);
    assert!(told["report_account"].is_null(), "{told}");
    assert_eq!(told["checks"], 0);
}

/// In a team event games are compared as ever, by rounds that name match and board; what is said of teams is told as not
/// checked.
#[test]
fn the_games_of_a_team_event_are_compared_and_its_teams_are_told_as_unchecked() {
    let all = tournament();
    let teams = "013 Montgrí                             1    2    3    4\n\
                 013 Sant Feliu                          5    6    7    8    9\n\
                 310   1 Montgrí                          MON     2140       9.0   20.0   1     1    2    3    4\n";
    let on_boards = all.iter().filter(|one| !matches!(one.mark, '+' | '-'));
    let games: Vec<String> = on_boards
        .map(|played| {
            let (round, board, game) = (played.round, played.board, game(played));
            let tags = format!(
                "[Round \"{round}.1.{board}\"]\n[Board \"{board}\"]\n[WhiteTeam \"Montgrí\"]\n[BlackTeam \"Sant Feliu\"]\n"
            );
            let lines = game.lines().map(|line| match line.starts_with("[Round ") {
                true => tags.clone(),
                false => format!("{line}\n"),
            });
            lines.collect()
        })
        .collect();
    let scratch = scratch(&(report(&all) + teams), &games);
    let table = table(&scratch, 0);
    assert_eq!(table.len(), 36);
    let agree = ["same", "unplayed"];
    assert!(table.iter().all(|row| agree.contains(&&row["verdict"])));
    let checks = rows(&scratch.report("crosscheck_checks.csv"));
    let teams = checks.iter().find(|row| &row["check"] == "teams").unwrap();
    assert_eq!(&teams["verdict"], "not_checked");
    assert!(
        teams["reason"].contains("team points are not (3 lines)"),
        "{teams:?}"
    );
}
