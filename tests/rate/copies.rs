//! A game that is in the input twice counts once; copies that contradict each other do not count until they are decided.

use crate::desk::{games, line, rated, rating};
use crate::scratch::{Scratch, column, rows};

const MOVES: &str =
    "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8";

fn pgn(moves: &str, result: &str) -> String {
    format!(
        "[Event \"Invented\"]\n[Site \"?\"]\n[Date \"2025.11.07\"]\n[Round \"1\"]\n[White \"Inventa, Ada\"]\n\
         [Black \"Fabula, Bruno\"]\n[WhiteElo \"2100\"]\n[BlackElo \"2000\"]\n[WhiteFideId \"1000\"]\n\
         [BlackFideId \"1001\"]\n[Result \"{result}\"]\n\n{moves} {result}\n\n"
    )
}

fn report(result: [&str; 2], points: [&str; 2]) -> String {
    let names = ["Inventa, Ada", "Fabula, Bruno"];
    let mut text = "012 Invented\n042 2025/11/07\n052 2025/11/09\n".to_owned();
    for (index, rating) in ["2100", "2000"].iter().enumerate() {
        let round = format!("   {} {} {}", 2 - index, ["w", "b"][index], result[index]);
        let id = (1000 + index).to_string();
        text += &line(
            index as u32 + 1,
            names[index],
            rating,
            &id,
            points[index],
            &[&round],
        );
    }
    text
}

/// The short draws of a match are games of their own, though a longer game opens so.
#[test]
fn a_short_draw_of_a_match_is_rated_beside_the_game_that_opens_so() {
    let short = MOVES.split(" 4. ").next().expect("an opening");
    let scratch = Scratch::new();
    let games_of_match = [
        (short, "1/2-1/2"),
        (MOVES, "1/2-1/2"),
        ("1. d4 d5 2. c4 e6", "0-1"),
    ];
    let text = games_of_match.map(|(moves, result)| pgn(moves, result));
    scratch.file("games.pgn", text.concat());
    let told = rate(&scratch, 0, &["games.pgn"]);
    assert_eq!(
        column(&games(&scratch, "Inventa, Ada"), "counted"),
        ["yes"; 3],
        "{told}"
    );
}

const FIDE: [&str; 2] = ["--system", "fide-standard"];

fn rate(scratch: &Scratch, status: i32, files: &[&str]) -> String {
    rated(scratch, status, &[files, &FIDE].concat()).stderr
}

#[test]
fn copies_of_a_file_change_nothing() {
    let scratch = Scratch::new();
    scratch.file("a.pgn", pgn(MOVES, "1-0"));
    rate(&scratch, 0, &["a.pgn"]);
    let alone = rating(&scratch, "Inventa, Ada");
    scratch.file("b.pgn", pgn(MOVES, "1-0"));
    scratch.file("c.pgn", pgn(&MOVES.replace(" 9. h3 Nb8", ""), "1-0"));
    let told = rate(&scratch, 0, &["a.pgn", "b.pgn", "c.pgn"]);
    assert!(
        told.contains("2 games are in the input more than once, and count once"),
        "{told}"
    );
    assert_eq!(rating(&scratch, "Inventa, Ada"), alone);
    let lines = games(&scratch, "Inventa, Ada");
    assert_eq!(column(&lines, "counted"), ["yes", "no", "no"]);
    assert_eq!(
        column(&lines, "why_not")[1],
        "the same game as a.pgn, game 1, which counts"
    );
    let found = rows(&scratch.report("rating_findings.csv"));
    assert_eq!(column(&found, "rule"), ["ARC001", "ARC001"]);
    let told = rate(&scratch, 0, &["a.pgn", "b.pgn", "--duplicates", "never"]);
    assert!(!told.contains("more than once"), "{told}");
    assert_eq!(&rating(&scratch, "Inventa, Ada")["games"], "2");
}

#[test]
fn copies_that_contradict_each_other_count_on_neither_basis() {
    let scratch = Scratch::new();
    scratch.file("a.pgn", pgn(MOVES, "1-0"));
    scratch.file("b.pgn", pgn(MOVES, "1/2-1/2"));
    for files in [["a.pgn", "b.pgn"], ["b.pgn", "a.pgn"]] {
        let told = rate(&scratch, 1, &files);
        assert!(
            told.contains("neither counts until one of them is taken out"),
            "{told}"
        );
        for row in rows(&scratch.report("rating_games.csv")) {
            assert_eq!(&row["counted"], "no", "{row:?}");
        }
        let found = rows(&scratch.report("rating_findings.csv"));
        assert_eq!(column(&found, "rule"), ["ARC002"]);
    }
}

/// The report and the game file of one event: each game once, with what the moves have shown.
#[test]
fn a_game_counts_once_in_a_report_and_in_a_game_file() {
    let scratch = Scratch::new();
    scratch.file("event.trf", report(["1", "0"], ["1.0", "0.0"]));
    scratch.file("games.pgn", pgn("1. f3 e5 2. g4 Qh4#", "1-0"));
    for files in [["event.trf", "games.pgn"], ["games.pgn", "event.trf"]] {
        let told = rate(&scratch, 1, &files);
        assert!(
            told.contains("1 game is in the input more than once, and counts once"),
            "{told}"
        );
        assert_eq!(&rating(&scratch, "Inventa, Ada")["change"], "7.20");
        let differs = rows(&scratch.report("rating_differences.csv"));
        assert_eq!(column(&differs, "findings"), ["END001", "END001"]);
        let kept = &differs[0]["games"];
        assert_eq!(kept, "event.trf 1");
    }
}

#[test]
fn a_report_and_a_game_file_with_two_results_are_a_contradiction() {
    let scratch = Scratch::new();
    scratch.file("event.trf", report(["=", "="], ["0.5", "0.5"]));
    scratch.file("games.pgn", pgn(MOVES, "1-0"));
    let told = rate(&scratch, 1, &["event.trf", "games.pgn"]);
    assert!(
        told.contains("games.pgn: game 1 contradicts event.trf, game 1"),
        "{told}"
    );
    assert_eq!(&rating(&scratch, "Inventa, Ada")["games"], "0");
}

/// Another round, or an event of another year, is another game.
#[test]
fn other_games_of_a_pairing_are_no_copies() {
    let scratch = Scratch::new();
    scratch.file("event.trf", report(["1", "0"], ["1.0", "0.0"]));
    scratch.file(
        "second.pgn",
        pgn(MOVES, "0-1").replace("Round \"1\"", "Round \"2\""),
    );
    scratch.file(
        "later.pgn",
        pgn(MOVES, "1/2-1/2").replace("2025.11.07", "2026.05.07"),
    );
    let told = rate(&scratch, 0, &["event.trf", "second.pgn", "later.pgn"]);
    assert!(!told.contains("more than once"), "{told}");
    assert_eq!(&rating(&scratch, "Inventa, Ada")["games"], "3");
}

/// A row that stands twice in one table, with its day and its round, is one game.
#[test]
fn a_row_twice_in_one_table_counts_once() {
    let scratch = Scratch::new();
    let head = "white,black,result,date,round,white_id,black_id,white_elo,black_elo\n";
    let row = |result: &str, date: &str| {
        format!("\"Inventa, Ada\",\"Fabula, Bruno\",{result},{date},1,1000,1001,2100,2000\n")
    };
    let day = "2025-11-07";
    scratch.file(
        "once.csv",
        format!("{head}{}{}", row("1-0", day), row("1-0", day)),
    );
    rate(&scratch, 0, &["once.csv"]);
    assert_eq!(&rating(&scratch, "Inventa, Ada")["games"], "1");
    scratch.file(
        "two.csv",
        format!("{head}{}{}", row("1-0", day), row("0-1", day)),
    );
    rate(&scratch, 1, &["two.csv"]);
    assert_eq!(&rating(&scratch, "Inventa, Ada")["games"], "0");
    let other = row("1-0", "2025-11-08");
    scratch.file("days.csv", format!("{head}{}{other}", row("1-0", day)));
    rate(&scratch, 0, &["days.csv"]);
    assert_eq!(&rating(&scratch, "Inventa, Ada")["games"], "2");
}

/// With the colours exchanged it is the same game still, and a contradiction if somebody else has won it.
#[test]
fn exchanged_colours_do_not_make_two_games() {
    let scratch = Scratch::new();
    scratch.file("event.trf", report(["1", "0"], ["1.0", "0.0"]));
    let exchanged = |result: &str| {
        let game = pgn(MOVES, result);
        let game = game.replace("White ", "Was ").replace("Black ", "White ");
        let game = game
            .replace("Was ", "Black ")
            .replace("WhiteElo \"2100", "WhiteElo \"2000");
        let game = game.replace("BlackElo \"2000", "BlackElo \"2100");
        let game = game.replace("WhiteFideId \"1000", "WhiteFideId \"1001");
        game.replace("BlackFideId \"1001", "BlackFideId \"1000")
    };
    scratch.file("games.pgn", exchanged("0-1"));
    rate(&scratch, 0, &["event.trf", "games.pgn"]);
    assert_eq!(&rating(&scratch, "Inventa, Ada")["change"], "7.20");
    scratch.file("games.pgn", exchanged("1-0"));
    rate(&scratch, 1, &["event.trf", "games.pgn"]);
    assert_eq!(&rating(&scratch, "Inventa, Ada")["games"], "0");
}

/// Where the game file has no IDs, no round or only a month, the game is found by its names and its day.
#[test]
fn a_game_of_a_report_is_found_by_what_the_game_file_has() {
    let alterations: [fn(&str) -> String; 4] = [
        |game| {
            let lines = game.lines().filter(|line| !line.contains("FideId"));
            lines.collect::<Vec<_>>().join("\n")
        },
        |game| {
            let lines = game.lines().filter(|line| !line.contains("FideId"));
            let game = lines.collect::<Vec<_>>().join("\n");
            game.replace("Ada", "A.").replace("Bruno", "B.")
        },
        |game| game.replace("Round \"1\"", "Round \"?\""),
        |game| game.replace("2025.11.07", "2025.11.??"),
    ];
    for alter in alterations {
        let scratch = Scratch::new();
        let days = format!("132{:88}25/11/07\n", "");
        let report = report(["1", "0"], ["1.0", "0.0"]);
        scratch.file("event.trf", days + &report);
        scratch.file("games.pgn", alter(&pgn(MOVES, "1-0")));
        let told = rate(&scratch, 0, &["event.trf", "games.pgn"]);
        assert!(
            told.contains("1 game is in the input more than once"),
            "{told}"
        );
        let table = rows(&scratch.report("ratings.csv"));
        let known = table.iter().find(|row| &row["id"] == "1000").unwrap();
        assert_eq!([&known["games"], &known["change"]], ["1", "7.20"]);
    }
}

/// The fuller copy counts, whatever the files are called.
#[test]
fn which_copy_counts_does_not_depend_on_the_files() {
    let bare = "1-0";
    let contents = [
        [pgn(MOVES, "1-0"), pgn("", bare)],
        [
            pgn(MOVES, "1-0"),
            pgn(MOVES, "1-0")
                .lines()
                .filter(|line| !line.contains("FideId"))
                .collect::<Vec<_>>()
                .join("\n"),
        ],
        [
            pgn(MOVES, "1-0"),
            pgn(MOVES, "1-0")
                .replace("Event \"Invented", "Event \"Other")
                .replace("2100", "2300"),
        ],
    ];
    for [one, other] in contents {
        let ratings = [[&one, &other], [&other, &one]].map(|files| {
            let scratch = Scratch::new();
            scratch.file("1.pgn", files[0]);
            scratch.file("2.pgn", files[1]);
            rate(&scratch, 0, &["1.pgn", "2.pgn"]);
            let table = rows(&scratch.report("ratings.csv"));
            let with_id = table.into_iter().filter(|row| &row["id"] == "1000");
            let numbers = with_id.map(|row| {
                ["games", "change", "rating_before", "rating_after"]
                    .map(|name| row[name].to_owned())
            });
            numbers.collect::<Vec<_>>()
        });
        assert_eq!(ratings[0], ratings[1], "{one} {other}");
        assert_eq!(ratings[0][0], ["1", "7.20", "2100", "2107"]);
    }
}

/// A table of results has no ratings. Beside games or a report that have, it takes nobody's game away.
#[test]
fn a_table_without_ratings_takes_the_place_of_no_copy_that_has_them() {
    let without_ids = |text: String| -> String {
        let lines = text.lines().filter(|line| !line.contains("FideId"));
        lines.map(|line| format!("{line}\n")).collect()
    };
    let row = "\"Inventa, Ada\",\"Fabula, Bruno\",1-0,1,2025-11-07";
    let tables = [
        format!("white,black,result,round,date\n{row}\n"),
        format!("white,black,result,round,date,white_id,black_id\n{row},1000,1001\n"),
    ];
    let others = [
        ("open.trf", report(["1", "0"], ["1.0", "0.0"])),
        ("games.pgn", pgn(MOVES, "1-0")),
        ("games.pgn", without_ids(pgn(MOVES, "1-0"))),
    ];
    for table in tables {
        for (name, text) in &others {
            let scratch = Scratch::new();
            scratch.file(name, text);
            scratch.file("a.csv", &table);
            rate(&scratch, 0, &["a.csv", name]);
            // Whoever comes without an ID is told beside, with no game that counts.
            let table_of_ratings = rows(&scratch.report("ratings.csv"));
            let counting = table_of_ratings.iter().filter(|row| &row["games"] == "1");
            let mut numbers: Vec<_> = counting
                .map(|row| ["player", "change", "rating_after"].map(|column| &row[column]))
                .collect();
            numbers.sort_unstable();
            numbers.dedup();
            let expected = [
                ["Fabula, Bruno", "-7.20", "1993"],
                ["Inventa, Ada", "7.20", "2107"],
            ];
            assert_eq!(numbers, expected, "{table} {text}");
        }
    }
}

/// Of three of which two are one game, the third contradicts both.
#[test]
fn a_contradiction_reaches_every_copy() {
    let scratch = Scratch::new();
    scratch.file(
        "1.pgn",
        pgn(MOVES, "1-0").replace("Round \"1\"", "Round \"?\""),
    );
    scratch.file("2.pgn", pgn(MOVES, "1-0"));
    scratch.file("3.pgn", pgn("1. d4 d5 2. c4 e6 3. Nc3 Nf6", "1-0"));
    rate(&scratch, 1, &["1.pgn", "2.pgn", "3.pgn"]);
    assert_eq!(&rating(&scratch, "Inventa, Ada")["games"], "0");
}

/// The same moves under the names of others are told, and take nobody's game.
#[test]
fn pasted_moves_take_nobody_s_result() {
    let scratch = Scratch::new();
    let long = "1. Nf3 Nf6 2. d4 g6 3. Bg5 Bg7 4. Nbd2 d5 5. c3 c5 6. dxc5 Nbd7 7. Nb3 O-O 8. e3 Qc7 9. Bb5 Rd8 10. Bxd7 \
                Bxd7 11. Bf4 Qc8 12. Be5 Bb5 13. Qd4 b6 14. Qb4 Bc4 15. cxb6 axb6 16. Nbd2 Bf8 17. Nxc4 dxc4 18. b3 Nd7 \
                19. Qxc4 Qxc4 20. bxc4 Nxe5 21. Nxe5 Bg7 22. f4 Bxe5 23. fxe5 Rd3 24. Kf2 Rxc3 25. Rhb1 Rxc4 26. Rxb6 \
                Rc2+ 27. Kf3 Raxa2 28. Rxa2 Rxa2 29. h4 Kg7 30. Rb7 e6 31. g3 h6 32. Rb5 Ra1";
    scratch.file("a.pgn", pgn(long, "1-0"));
    let others = pgn(long, "1-0");
    let others = others
        .replace("Inventa, Ada", "Ficta, Clara")
        .replace("Fabula, Bruno", "Somni, Dana");
    let others = others
        .replace("\"1000\"", "\"\"")
        .replace("\"1001\"", "\"\"");
    scratch.file("b.pgn", others);
    rate(&scratch, 0, &["a.pgn", "b.pgn"]);
    let found = rows(&scratch.report("rating_findings.csv"));
    assert_eq!(column(&found, "rule"), ["ARC001"]);
    for name in ["Inventa, Ada", "Ficta, Clara"] {
        assert_eq!(&rating(&scratch, name)["games"], "1", "{name}");
    }
}

/// A game file in which every game bears round 1, or none a round, beside a report with or without days: once each.
#[test]
fn games_without_rounds_that_mean_something_are_those_of_the_report() {
    let people = [
        ("Inventa, Ada", "2100", "1000"),
        ("Fabula, Bruno", "2000", "1001"),
        ("Ficta, Clara", "1950", "1003"),
        ("Somni, Dora", "1900", "1004"),
    ];
    let rounds = [
        ["   2 w 1", "   2 b 1", "   3 w 1"],
        ["   1 b 0", "   1 w 0", "   4 w 0"],
        ["   4 w 1", "   4 b 1", "   1 b 0"],
        ["   3 b 0", "   3 w 0", "   2 b 1"],
    ];
    let points = ["3.0", "0.0", "2.0", "1.0"];
    let report = |days: bool| {
        let mut text = "012 Blitz\n042 2025/11/07\n052 2025/11/07\n".to_owned();
        if days {
            text += &format!("132{:88}25/11/07  25/11/07  25/11/07\n", "");
        }
        for (place, (name, elo, id)) in people.iter().enumerate() {
            let (rank, points) = (place as u32 + 1, points[place]);
            text += &line(rank, name, elo, id, points, &rounds[place]);
        }
        text
    };
    let moves = ["e4 e5", "d4 d5", "c4 c5", "e3 e6", "d3 d6", "g3 g6"];
    let played = [
        (0, 1, "1-0"),
        (1, 0, "0-1"),
        (0, 2, "1-0"),
        (2, 3, "1-0"),
        (3, 2, "0-1"),
        (1, 3, "0-1"),
    ];
    let games = |round: &str, last: &str| -> String {
        let all = played.iter().enumerate().map(|(index, (white, black, result))| {
            let result = if index == 5 { last } else { result };
            let [(white, white_elo, white_id), (black, black_elo, black_id)] =
                [people[*white], people[*black]];
            format!(
                "[Event \"Blitz\"]\n[Date \"2025.11.07\"]\n[Round \"{round}\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n\
                 [Result \"{result}\"]\n[WhiteElo \"{white_elo}\"]\n[BlackElo \"{black_elo}\"]\n[WhiteFideId \"{white_id}\"]\n\
                 [BlackFideId \"{black_id}\"]\n\n1. {} 2. Nc3 Nc6 3. a3 a6 {result}\n\n",
                moves[index]
            )
        });
        all.collect()
    };
    for days in [true, false] {
        for round in ["1", "?"] {
            let scratch = Scratch::new();
            scratch.file("event.trf", report(days));
            scratch.file("games.pgn", games(round, "0-1"));
            let told = rate(&scratch, 0, &["event.trf", "games.pgn"]);
            let part = "6 games are in the input more than once, and count once";
            assert!(told.contains(part), "{days} {round}: {told}");
            let row = rating(&scratch, "Inventa, Ada");
            assert_eq!([&row["games"], &row["change"]], ["3", "20.40"]);
        }
    }
    // Another result is a contradiction, and never a second game.
    let scratch = Scratch::new();
    scratch.file("event.trf", report(false));
    scratch.file("games.pgn", games("1", "1-0"));
    let told = rate(&scratch, 1, &["event.trf", "games.pgn"]);
    assert!(told.contains("neither counts"), "{told}");
    assert_eq!(&rating(&scratch, "Somni, Dora")["games"], "2");
}
