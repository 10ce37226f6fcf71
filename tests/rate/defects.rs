//! What once went wrong without a word: ratings that are missing or written twice, the order of files, matches, K of
//! rapid and blitz in former years, and files that say nothing.

use crate::desk::{RATE_TABLE, cells, games, rated, rating};
use crate::scratch::{Scratch, column, rows};

/// A game with its event, day, round and ratings, which are left out where they are empty.
fn game(event: [&str; 2], round: u32, players: [[&str; 2]; 2], result: &str) -> String {
    let [[white, white_elo], [black, black_elo]] = players;
    let [name, day] = event;
    let elo = |tag: &str, elo: &str| match elo {
        "" => String::new(),
        elo => format!("[{tag} \"{elo}\"]\n"),
    };
    format!(
        "[Event \"{name}\"]\n[Site \"?\"]\n[Date \"{day}\"]\n[EventDate \"{day}\"]\n[Round \"{round}\"]\n\
         [White \"{white}\"]\n[Black \"{black}\"]\n[Result \"{result}\"]\n{}{}\n1. e4 e5 {result}\n\n",
        elo("WhiteElo", white_elo),
        elo("BlackElo", black_elo),
    )
}

const SPRING: [&str; 2] = ["Spring Open", "2025.10.04"];
const SUMMER: [&str; 2] = ["Summer Open", "2025.11.08"];
const AUTUMN: [&str; 2] = ["Autumn Open", "2025.12.06"];

#[test]
fn a_rating_that_an_event_does_not_give_is_that_of_the_nearest_event_before() {
    let scratch = Scratch::new();
    scratch.file(
        "a.pgn",
        game(SUMMER, 1, [["Ada", ""], ["Clara", "1950"]], "1-0")
            + &game(AUTUMN, 1, [["Ada", "2150"], ["Clara", "1950"]], "1-0"),
    );
    scratch.file(
        "b.pgn",
        game(SPRING, 1, [["Ada", "2100"], ["Bruno", "2000"]], "1-0"),
    );
    for order in [["a.pgn", "b.pgn"], ["b.pgn", "a.pgn"]] {
        rated(
            &scratch,
            0,
            &[&order[..], &["--system", "fide-standard"]].concat(),
        );
        let mut lines = games(&scratch, "Ada");
        lines.sort_by(|one, other| one["date"].cmp(&other["date"]));
        assert_eq!(column(&lines, "own"), ["2100", "2100", "2150"]);
        assert_eq!(column(&lines, "counted"), ["yes", "yes", "yes"]);
        let remark = rating(&scratch, "Ada")["remark"].to_owned();
        let part =
            "no rating in Summer Open, 2025-11-08: 2100 is taken from Spring Open, 2025-10-04";
        assert!(remark.contains(part), "{remark}");
    }
}

#[test]
fn a_report_that_says_that_somebody_has_no_rating_is_believed() {
    let scratch = Scratch::new();
    scratch.file(
        "a.pgn",
        game(SPRING, 1, [["Ada", "2100"], ["Bruno", "2000"]], "1-0"),
    );
    let report = "012 Summer\n042 2025/11/08\n".to_owned()
        + &crate::desk::line(1, "Ada", "0", "", "1.0", &["   2 w 1"])
        + &crate::desk::line(2, "Clara", "1950", "", "0.0", &["   1 b 0"]);
    scratch.file("b.trf", report);
    rated(
        &scratch,
        0,
        &["a.pgn", "b.trf", "--system", "fide-standard"],
    );
    assert_eq!(column(&games(&scratch, "Ada"), "own"), ["2100", ""]);
}

/// Two numbers for one player in one event, and the same texts in files of other names. Files are read in the order of their
/// names, so that it is these which must not count.
#[test]
fn the_order_of_files_never_changes_a_number() {
    let bruno = ["Bruno", "2000"];
    let texts = [
        game(SUMMER, 2, [["Ada", "2120"], bruno], "0-1"),
        game(SUMMER, 1, [["Ada", "2100"], ["Clara", "1900"]], "1-0"),
        game(AUTUMN, 1, [["Ada", ""], ["Clara", ""]], "1/2-1/2"),
        game(SPRING, 1, [["Ada", "2080"], ["Dora", ""]], "1-0"),
        game(SPRING, 2, [["Dora", "1990"], bruno], "1-0"),
        game(AUTUMN, 2, [["Ada", ""], ["Dora", "2010"]], "1-0"),
        // The same game again, in another event: one of the two counts.
        game(
            ["Autumn", "2025.12.06"],
            1,
            [["Ada", "2222"], ["Clara", ""]],
            "1/2-1/2",
        ),
    ];
    let files = texts.map(|text| ("pgn", text));
    for system in ["fide-standard", "glicko2", "dwz"] {
        the_names_of_files_change_no_number(files.to_vec(), 0, &["--system", system], 8);
    }
}

/// A report, its games with and without IDs, fragments of them, a table, and copies that contradict one another: whichever
/// comes first.
#[test]
fn no_number_hangs_on_which_of_reports_games_and_copies_is_read_first() {
    let people = [
        ["Inventa, Ada", "2210", "1000"],
        ["Fabula, Bruno", "2105", "1001"],
        ["Ficta, Clara", "1990", "1002"],
        ["Somni, Dora", "", "1003"],
    ];
    // Round, White, Black, sign of White.
    let games = [
        (1, 0, 1, '1'),
        (1, 2, 3, '='),
        (2, 3, 0, '0'),
        (2, 1, 2, '1'),
        (3, 0, 2, '='),
        (3, 3, 1, '1'),
    ];
    let openings = ["e4 e5", "d4 d5", "c4 c5", "Nf3 Nf6", "e3 e6", "d3 d6"];
    let moves = |game: usize, plies: usize| {
        let rest = "2. g3 g6 3. Bg2 Bg7 4. a3 a6 5. h3 h6 6. Nc3 Nc6 7. Rb1 Rb8 8. Ra1 Ra8";
        let all = format!("1. {} {rest}", openings[game]);
        let words: Vec<&str> = all.split(' ').collect();
        words[..words.len() - 3 * plies].join(" ")
    };
    let pgn = |index: usize, less: usize, has_ids: bool, result: Option<&str>| {
        let (round, white, black, sign) = games[index];
        let result = result.unwrap_or(match sign {
            '1' => "1-0",
            '0' => "0-1",
            _ => "1/2-1/2",
        });
        let player = |side: &str, place: usize| {
            let [name, elo, id] = people[place];
            let mut tags = format!("[{side} \"{name}\"]\n");
            if !elo.is_empty() {
                tags += &format!("[{side}Elo \"{elo}\"]\n");
            }
            if has_ids {
                tags += &format!("[{side}FideId \"{id}\"]\n");
            }
            tags
        };
        format!(
            "[Event \"Invented\"]\n[Site \"?\"]\n[Date \"2025.11.{:02}\"]\n[Round \"{round}\"]\n{}{}[Result \"{result}\"]\n\n{} {result}\n\n",
            6 + round,
            player("White", white),
            player("Black", black),
            moves(index, less),
        )
    };
    let mut report = "012 Invented\n042 2025/11/07\n052 2025/11/09\n".to_owned();
    report += &format!("132{:88}25/11/07  25/11/08  25/11/09\n", "");
    for (place, [name, elo, id]) in people.iter().enumerate() {
        let (mut rounds, mut halves) = (Vec::new(), 0);
        for (_, white, black, sign) in games {
            let (opponent, color, sign) = match (place == white, place == black) {
                (true, _) => (black, 'w', sign),
                (_, true) => (
                    white,
                    'b',
                    ['1', '=', '0'][['0', '=', '1'].iter().position(|own| *own == sign).unwrap()],
                ),
                _ => continue,
            };
            halves += ['0', '=', '1'].iter().position(|own| *own == sign).unwrap();
            rounds.push(format!("{:>4} {color} {sign}", opponent + 1));
        }
        let rounds: Vec<&str> = rounds.iter().map(String::as_str).collect();
        let points = format!("{}.{}", halves / 2, halves % 2 * 5);
        report += &crate::desk::line(place as u32 + 1, name, elo, id, &points, &rounds);
    }
    let table = "white,black,result,date,round,white_id,black_id,white_elo,black_elo\n\
                 \"Inventa, Ada\",\"Fabula, Bruno\",0-1,2025-12-05,1,1000,1001,2210,2105\n\
                 \"Ficta, Clara\",\"Fabula, Bruno\",0-1,2025-12-06,2,1002,1001,1990,2105\n";
    let all = |less: usize, has_ids: bool| -> String {
        (0..games.len())
            .map(|index| pgn(index, less, has_ids, None))
            .collect()
    };
    let mut files = vec![
        ("pgn", all(0, true)),
        ("trf", report),
        ("csv", table.to_owned()),
    ];
    files.push(("pgn", all(1, false)));
    for system in ["glicko2", "dwz", "uscf"] {
        the_names_of_files_change_no_number(files.clone(), 0, &["--system", system], 6);
    }
    let arguments = ["--system", "fide-standard"];
    let numbers = the_names_of_files_change_no_number(files.clone(), 0, &arguments, 12);
    let games_of_ada = numbers.iter().find(|row| &row["id"] == "1000").unwrap();
    // Two games against rated opponents of the report, each in three files, and one of the table.
    assert_eq!(&games_of_ada["games"], "3");
    // One of them has another result elsewhere, and counts no more.
    files.push(("pgn", pgn(0, 0, true, Some("1/2-1/2"))));
    let numbers = the_names_of_files_change_no_number(files, 1, &arguments, 12);
    let games_of_ada = numbers.iter().find(|row| &row["id"] == "1000").unwrap();
    assert_eq!(&games_of_ada["games"], "2");
}

/// Rates the texts under names that are dealt out anew each time. Gives the ratings, which are always the same.
fn the_names_of_files_change_no_number(
    mut files: Vec<(&str, String)>,
    status: i32,
    arguments: &[&str],
    times: usize,
) -> Vec<crate::scratch::Row> {
    let mut random: u64 = 20_251_108;
    let mut first: Option<String> = None;
    for _ in 0..times {
        for at in (1..files.len()).rev() {
            random = random
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            files.swap(at, (random >> 33) as usize % (at + 1));
        }
        let scratch = Scratch::new();
        let mut names = Vec::new();
        for (number, (kind, text)) in files.iter().enumerate() {
            names.push(format!("{number}.{kind}"));
            scratch.file(&names[number], text);
        }
        let mut all: Vec<&str> = names.iter().map(String::as_str).collect();
        all.extend(arguments);
        rated(&scratch, status, &all);
        // Whoever has no ID stands where he was first met.
        let ratings = scratch.report("ratings.csv");
        let (head, table) = ratings.split_once('\n').expect("a head");
        let mut lines: Vec<&str> = table.lines().collect();
        lines.sort_unstable();
        let ratings = format!("{head}\n{}\n", lines.join("\n"));
        let first = first.get_or_insert_with(|| ratings.clone());
        assert_eq!(&ratings, first, "{files:?}");
    }
    rows(&first.unwrap_or_default())
}

#[test]
fn two_ratings_of_one_player_in_one_event_are_told_and_the_earliest_is_taken() {
    let scratch = Scratch::with_games(
        game(SPRING, 2, [["Ada", "2120"], ["Bruno", "2000"]], "1-0")
            + &game(SPRING, 1, [["Ada", "2100"], ["Clara", "1950"]], "1-0")
            + &game(SPRING, 3, [["Ada", "2120"], ["Dora", "1950"]], "1-0"),
    );
    rated(&scratch, 0, &["games.pgn", "--system", "fide-standard"]);
    let ada = rating(&scratch, "Ada");
    cells(&ada, &["rating_before"], &["2100"]);
    let part = "two ratings in Spring Open, 2025-10-04: 2100 is taken, 2120 stands there as well";
    assert!(ada["remark"].contains(part), "{ada:?}");
    let bruno = &rating(&scratch, "Bruno")["remark"];
    assert!(!bruno.contains("two ratings"), "{bruno}");
}

const FIDE: [&str; 3] = ["match.pgn", "--system", "fide-standard"];

/// Six games of two players, one after the other.
fn match_of(results: &[&str], bruno: &str) -> String {
    let players = [["Ada", "2100"], ["Bruno", bruno]];
    let games = results.iter().zip(1..);
    games
        .map(|(result, round)| game(["Match", "2025.11.08"], round, players, result))
        .collect()
}

#[test]
fn a_match_with_an_unrated_player_is_not_rated_and_gives_no_first_rating() {
    let scratch = Scratch::new();
    let results = [
        "1-0", "0-1", "1-0", "0-1", "1-0", "0-1", "1/2-1/2", "1/2-1/2",
    ];
    scratch.file("match.pgn", match_of(&results, ""));
    rated(&scratch, 0, &FIDE);
    cells(
        &rating(&scratch, "Bruno"),
        &["games", "rating_after"],
        &["0", ""],
    );
    cells(
        &rating(&scratch, "Ada"),
        &["games", "rating_after"],
        &["0", "2100"],
    );
    let why = column(&games(&scratch, "Bruno"), "why_not");
    assert_eq!(
        why,
        ["a match with a player who has no rating (Bruno) is not rated"; 8]
    );
    // One game is no match, and neither is an event of three.
    scratch.file("match.pgn", match_of(&["0-1"], ""));
    rated(&scratch, 0, &FIDE);
    cells(&rating(&scratch, "Bruno"), &["games"], &["1"]);
    let third = game(
        ["Match", "2025.11.08"],
        3,
        [["Ada", "2100"], ["Clara", "2000"]],
        "1-0",
    );
    scratch.file("match.pgn", match_of(&["1-0", "0-1"], "") + &third);
    rated(&scratch, 0, &FIDE);
    cells(&rating(&scratch, "Bruno"), &["games"], &["2"]);
}

#[test]
fn games_after_a_match_is_decided_do_not_count() {
    let scratch = Scratch::new();
    // 3½ points of six after the fourth game.
    let mut text = match_of(&["1-0", "1-0", "1-0", "1/2-1/2", "0-1", "0-1"], "2000");
    scratch.file("match.pgn", &text);
    rated(&scratch, 0, &FIDE);
    let lines = games(&scratch, "Bruno");
    assert_eq!(
        column(&lines, "counted"),
        ["yes", "yes", "yes", "yes", "no", "no"]
    );
    assert_eq!(
        &lines[4]["why_not"],
        "the match was decided: Ada had 3.5 points of 6 games"
    );
    // Half of the points decides nothing, and the order in the file is not that of play.
    text = match_of(&["1-0", "1-0", "0-1", "0-1"], "2000");
    let last = text.rfind("[Event \"").expect("a game");
    let text = text[last..].to_owned() + &text[..last];
    scratch.file("match.pgn", &text);
    rated(&scratch, 0, &FIDE);
    cells(&rating(&scratch, "Ada"), &["games"], &["4"]);
    // What was announced goes before what is there.
    scratch.file("event.toml", "[event]\ngames = 2\n");
    rated(&scratch, 0, &FIDE);
    cells(&rating(&scratch, "Ada"), &["games"], &["2"]);
    scratch.file("event.toml", "[event]\ngames = 0\n");
    let told = rated(&scratch, 2, &FIDE).stderr;
    assert!(
        told.contains("event.games is 0, expected a whole number of games"),
        "{told}"
    );
}

#[test]
fn rapid_and_blitz_had_one_k_for_everybody_until_september_2022() {
    for (start, system, k) in [
        ("2022-09-30", "fide-rapid", "20"),
        ("2022-09-30", "fide-blitz", "20"),
        ("2022-10-01", "fide-rapid", "40"),
        ("2022-09-30", "fide-standard", "40"),
    ] {
        let scratch = Scratch::new();
        scratch.file("players.csv", "name,rating,k\nAda,1800,40\nBruno,1700,20\n");
        scratch.file(
            "results.csv",
            format!("white,black,result,date\nAda,Bruno,1-0,{start}\n"),
        );
        let arguments = [
            "results.csv",
            "--players",
            "players.csv",
            "--system",
            system,
        ];
        rated(&scratch, 0, &arguments);
        let ada = rating(&scratch, "Ada");
        cells(&ada, &["k"], &[k]);
        let is_told = ada["remark"].contains("K 20: before October 2022");
        assert_eq!(is_told, k == "20", "{ada:?}");
    }
}

#[test]
fn a_column_that_nobody_knows_and_a_k_that_is_none_are_told() {
    let scratch = Scratch::new();
    scratch.file("results.csv", "white,black,result\nAda,Bruno,1-0\n");
    scratch.file("players.csv", "name,ratng,k\nAda,2100,20\nBruno,2000,20\n");
    let told = rated(&scratch, 2, &RATE_TABLE).stderr;
    for part in [
        "players.csv: no column 'ratng' is known; expected id, name, rating, k,",
        "volatility or index",
    ] {
        assert!(told.contains(part), "{told}");
    }
    scratch.file(
        "players.csv",
        "Name,Rating,K,Title,\nAda,2100,0,FM,\nBruno,2000,2o,,\n",
    );
    let told = rated(&scratch, 1, &RATE_TABLE).stderr;
    for part in [
        "players.csv, line 2: k '0': expected a whole number above 0",
        "players.csv, line 3: k '2o': expected a whole number above 0",
    ] {
        assert!(told.contains(part), "{told}");
    }
    cells(&rating(&scratch, "Ada"), &["k", "games"], &["20", "1"]);
}

#[test]
fn a_game_from_another_position_counts_with_a_remark() {
    let players = [["Ada", "2100"], ["Bruno", "2000"]];
    let usual = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let other = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPP1/RNBQKBNR w KQkq - 0 1";
    for (fen, is_told) in [(usual, false), (other, true)] {
        let tags = format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n[WhiteElo");
        let text = game(SPRING, 1, players, "1-0").replace("[WhiteElo", &tags);
        let scratch = Scratch::with_games(text);
        rated(&scratch, 0, &["games.pgn", "--system", "fide-standard"]);
        let part = "games.pgn, game 1 does not start from the usual position, and counts";
        for player in ["Ada", "Bruno"] {
            let row = rating(&scratch, player);
            cells(&row, &["games"], &["1"]);
            assert_eq!(row["remark"].contains(part), is_told, "{row:?}");
        }
    }
}

#[test]
fn what_makes_the_difference_is_a_game_that_counts() {
    let mate = |black: [&str; 2], round| {
        let text = game(SPRING, round, [["Ada", "2100"], black], "1-0");
        text.replace("1. e4 e5", "1. f3 e5 2. g4 Qh4#")
    };
    let scratch = Scratch::with_games(mate(["Nova", ""], 1) + &mate(["Bruno", "2000"], 2));
    rated(&scratch, 1, &["games.pgn", "--system", "fide-standard"]);
    let differences = rows(&scratch.report("rating_differences.csv"));
    let ada = differences.iter().find(|row| &row["player"] == "Ada");
    assert_eq!(&ada.expect("a difference")["games"], "games.pgn 2");
}

#[test]
fn a_table_without_a_result_is_refused() {
    let scratch = Scratch::new();
    scratch.file("results.csv", "white,black,result,date\n");
    let arguments = ["results.csv", "--system", "fide-standard"];
    let told = rated(&scratch, 2, &arguments).stderr;
    assert!(
        told.contains("results.csv: a header and not a single result"),
        "{told}"
    );
}
