//! What goes in: reports, games, tables, folders; what cannot be rated, and what is told of it.

use crate::desk::{RATE_TABLE, cells, game, games, line, rate, rated, rating, rating_as};
use crate::scratch::{Scratch, column, rows};

fn report(rounds: [&[&str]; 3], points: [&str; 3]) -> String {
    let names = ["Inventa, Ada", "Fabula, Bruno", "Ficta, Clara"];
    let ratings = ["2100", "2000", ""];
    let mut text = "012 Invented\n042 2025/11/07\n".to_owned();
    for (index, name) in names.iter().enumerate() {
        text += &line(
            index as u32 + 1,
            name,
            ratings[index],
            &format!("{}", 1000 + index),
            points[index],
            rounds[index],
        );
    }
    text
}

#[test]
fn a_report_is_rated_with_its_own_ratings() {
    let scratch = Scratch::new();
    let text = report(
        [
            &["   2 w 1", "   3 b =", "   2 b +"],
            &["   1 b 0", "0000 - U", "   1 w -"],
            &["0000 - H", "   1 w ="],
        ],
        ["2.5", "1.0", "1.0"],
    );
    scratch.file("event.trf", text);
    rated(&scratch, 0, &["event.trf", "--system", "fide-standard"]);
    cells(
        &rating(&scratch, "Inventa, Ada"),
        &[
            "id",
            "federation",
            "rating_before",
            "games",
            "score",
            "change",
            "rating_after",
        ],
        &["1000", "CAT", "2100", "1", "1", "7.20", "2107"],
    );
    let lines = games(&scratch, "Inventa, Ada");
    assert_eq!(
        column(&lines, "why_not"),
        ["", "opponent unrated", "won or lost by default"]
    );
    assert_eq!(column(&lines, "round"), ["1", "2", "3"]);
    assert_eq!(rows(&scratch.report("rating_findings.csv")).len(), 0);
}

#[test]
fn what_is_wrong_in_a_report_is_found_left_out_and_told_and_the_rest_goes_on() {
    let scratch = Scratch::new();
    let mut text = "042 2025/11/07\n".to_owned();
    text += &line(
        1,
        "Inventa, Ada",
        "2100",
        "",
        "1.0",
        &["   2 w 1", "   3 w 1"],
    );
    text += &line(
        2,
        "Fabula, Bruno",
        "2000",
        "",
        "1.0",
        &["   1 b 0", "   4 w 1"],
    );
    text += &line(
        3,
        "Ficta, Clara",
        "1900",
        "",
        "0.0",
        &["   4 w 0", "   1 w 0"],
    );
    text += &line(
        4,
        "Mera, Dora",
        "1950",
        "",
        "1.0",
        &["   3 b 1", "   2 b 0"],
    );
    text += &line(5, "Vana, Eva", "19x0", "", "0.0", &["   6 b 0"]);
    text += &line(6, "Nulla, Fina", "1960", "", "1.0", &["   5 w 1"]);
    scratch.file("event.trf", text);
    let told = rated(&scratch, 1, &["event.trf", "--system", "fide-standard"]).stderr;
    for part in [
        "event.trf:2:81: TRF001 #1 Inventa, Ada: 1.0 points, but the results add up to 2.0",
        "event.trf:2:102: TRF002 #1 Inventa, Ada, round 2: same colour as 3",
        "event.trf:6:49: TRF003 line 6, column 49: '19x0' is not a rating",
    ] {
        assert!(told.contains(part), "'{part}' is not in:\n{told}");
    }
    assert_eq!(
        column(&rows(&scratch.report("rating_findings.csv")), "rule"),
        ["TRF001", "TRF002", "TRF004", "TRF002", "TRF003"]
    );
    // Dora's games touch no line that is wrong, and nobody knows the rating of Fina's opponent.
    cells(&rating(&scratch, "Mera, Dora"), &["games"], &["2"]);
    cells(&rating(&scratch, "Nulla, Fina"), &["games"], &["0"]);
    let why_not = &games(&scratch, "Nulla, Fina")[0]["why_not"];
    assert!(why_not.contains("'19x0' in line 6"), "{why_not}");
    // Both lines agree on Ada's game with Bruno: it is rated, with a remark, unless the officer is strict.
    cells(&rating(&scratch, "Inventa, Ada"), &["games"], &["1"]);
    cells(&rating(&scratch, "Fabula, Bruno"), &["games"], &["2"]);
    let remark = &rating(&scratch, "Inventa, Ada")["remark"];
    assert!(
        remark.contains("TRF001: his points are not the sum"),
        "{remark}"
    );
    let strict = ["event.trf", "--system", "fide-standard", "--strict-points"];
    rated(&scratch, 1, &strict);
    cells(&rating(&scratch, "Fabula, Bruno"), &["games"], &["1"]);
    assert!(games(&scratch, "Fabula, Bruno")[0]["why_not"].starts_with("TRF001"));
    // Who has a list needs no rating of the report's.
    scratch.file(
        "list.csv",
        "id,name,federation,rating\n15,\"Vana, Eva\",CAT,1910\n16,\"Nulla, Fina\",CAT,1960\n",
    );
    scratch.file(
        "decisions.csv",
        "name,id\n\"Vana, Eva\",15\n\"Nulla, Fina\",16\n",
    );
    let with_list = [
        "event.trf",
        "--system",
        "fide-standard",
        "--list",
        "list.csv",
        "--decisions",
        "decisions.csv",
    ];
    rated(&scratch, 1, &with_list);
    cells(&rating(&scratch, "Nulla, Fina"), &["games"], &["1"]);
}

/// The signs that scanners and editors leave behind cost a round, and neither the line nor the opponents' other games.
#[test]
fn one_bad_sign_in_a_round_costs_that_round() {
    let scratch = Scratch::new();
    let rounds: [&[&str]; 3] = [
        &["   2 w 1", "   3 b ="],
        &["   1 b o", "0000 - U"],
        &["0000 - H", "   1 w ="],
    ];
    let text = report(rounds, ["1.5", "1.0", "1.0"]);
    scratch.file("event.trf", text);
    let told = rated(&scratch, 1, &["event.trf", "--system", "fide-standard"]).stderr;
    assert!(told.contains("column 99: 'o' is not a result"), "{told}");
    let games = games(&scratch, "Inventa, Ada");
    let other = &games[1]["why_not"];
    assert!(
        !other.starts_with("TRF"),
        "her opponent is unrated: {other}"
    );
    let lost = &games[0]["why_not"];
    assert!(
        lost.starts_with("TRF003: the round cannot be read"),
        "{lost}"
    );
    assert!(lost.contains("column 99"), "{lost}");
}

#[test]
fn a_report_without_a_game_is_never_passed_over() {
    let scratch = Scratch::new();
    let text = line(1, "Inventa, Ada", "2100", "1000", "0.0", &[])
        + &line(2, "Fabula, Bruno", "2000", "1001", "0.0", &[]);
    scratch.file("event.trf", format!(" {text}"));
    let told = rated(&scratch, 1, &["event.trf", "--system", "fide-standard"]).stderr;
    assert!(told.contains("2 players and not a single game"), "{told}");
    assert!(told.contains("one line begins with blanks (1)"), "{told}");
}

#[test]
fn national_ratings_of_a_report_serve_the_catalan_system() {
    let scratch = Scratch::new();
    let mut text = "042 1986/03/01\n".to_owned();
    text += &line(1, "Inventa, Ada", "2300", "", "1.0", &["   2 w 1"]);
    text += &line(2, "Fabula, Bruno", "2350", "", "0.0", &["   1 b 0"]);
    text += &format!("CAT    1 m    {:<33} 2105 CAT\n", "Inventa, Ada");
    text += &format!("ESP    2 m    {:<33} 2205 ESP\n", "Fabula, Bruno");
    text += &format!("CAT    2 m    {:<33} 2200 CAT\n", "Fabula, Bruno");
    scratch.file("event.trf", text);
    rated(&scratch, 0, &["event.trf", "--system", "fce-1986"]);
    cells(
        &games(&scratch, "Inventa, Ada")[0],
        &["own", "opponent_rating"],
        &["2105", "2200"],
    );
}

#[test]
fn without_a_catalan_rating_a_report_gives_the_spanish_one_then_the_international() {
    let scratch = Scratch::new();
    let players = ["Inventa, Ada", "Fabula, Bruno", "Ficta, Clara"];
    let mut text = "042 1986/03/01\n".to_owned();
    text += &line(1, players[0], "2300", "", "2.0", &["   2 w 1", "   3 w 1"]);
    text += &line(2, players[1], "2350", "", "0.0", &["   1 b 0"]);
    text += &line(3, players[2], "2360", "", "0.0", &["0000 - Z", "   1 b 0"]);
    let national = format!(
        "CAT    1 m    {:<33} 2105 CAT\nESP    2 m    {:<33} 2205 ESP\n",
        players[0], players[1]
    );
    scratch.file("event.trf", format!("{text}{national}"));
    rated(&scratch, 0, &["event.trf", "--system", "fce-1986"]);
    let opponents = column(&games(&scratch, players[0]), "opponent_rating");
    assert_eq!(opponents, ["2205", "2360"]);
    cells(&rating(&scratch, players[1]), &["rating_before"], &[""]);
    // A report of before there were such lines has one rating.
    scratch.file("event.trf", text);
    rated(&scratch, 0, &["event.trf", "--system", "fce-1986"]);
    let ada = rating(&scratch, players[0]);
    cells(&ada, &["rating_before"], &["2300"]);
    assert!(
        ada["remark"].contains("taken as the Catalan one"),
        "{ada:?}"
    );
}

#[test]
fn two_players_with_one_id_are_told_and_kept_apart() {
    let scratch = Scratch::new();
    let rounds: [&[&str]; 2] = [&["   2 w 1"], &["   1 b 0"]];
    let text = line(1, "Inventa, Ada", "2100", "1000", "1.0", rounds[0])
        + &line(2, "Fabula, Bruno", "2000", "1000", "0.0", rounds[1]);
    scratch.file("event.trf", text);
    let told = rated(&scratch, 1, &["event.trf", "--system", "fide-standard"]).stderr;
    let part = "event.trf:2:58: TRF003 line 2, column 58: '1000' is not an ID of the player's own: line 1 has it too";
    assert!(told.contains(part), "{told}");
    cells(&rating(&scratch, "Inventa, Ada"), &["games"], &["1"]);
    cells(&rating(&scratch, "Fabula, Bruno"), &["games"], &["1"]);
    scratch.file(
        "results.csv",
        "white,black,result,date,white_id,black_id,white_elo,black_elo\n\
         \"Inventa, Ada\",\"Fabula, Bruno\",1-0,2025-11-07,1000,01000,2100,2000\n\
         \"Inventa, A.\",\"Ficta, Clara\",1-0,2025-11-07,1000,none,2100,2000\n",
    );
    let told = rated(&scratch, 1, &["results.csv", "--system", "fide-standard"]).stderr;
    let part = "results.csv, line 2: 'Fabula, Bruno' has the id 1000 of 'Inventa, Ada'";
    assert!(told.contains(part), "{told}");
    cells(
        &rating(&scratch, "Inventa, Ada"),
        &["id", "games"],
        &["", "2"],
    );
    cells(
        &rating(&scratch, "Fabula, Bruno"),
        &["id", "games"],
        &["", "1"],
    );
    cells(
        &rating(&scratch, "Ficta, Clara"),
        &["id", "games"],
        &["", "1"],
    );
}

#[test]
fn as_submitted_and_as_audited_with_what_makes_the_difference() {
    let mate = "1. f3 e5 2. g4 Qh4#";
    let scratch = Scratch::with_games(
        [
            game("Open", "Ada", "Bruno", "1-0", mate),
            game("Open", "Ada", "Clara", "1-0", "1. e4 e5"),
        ]
        .concat(),
    );
    rated(&scratch, 1, &["games.pgn", "--system", "fide-standard"]);
    let change = |basis: &str, player: &str| {
        let row = rating_as(&scratch, basis, player);
        (row["change"].to_owned(), row["rating_after"].to_owned())
    };
    let both = |change: &str, after: &str| (change.to_owned(), after.to_owned());
    assert_eq!(change("submitted", "Ada"), both("14.40", "2114"));
    assert_eq!(change("audited", "Ada"), both("-5.60", "2094"));
    assert_eq!(change("audited", "Bruno"), both("12.80", "2013"));
    let differences = rows(&scratch.report("rating_differences.csv"));
    assert_eq!(column(&differences, "player"), ["Ada", "Bruno"]);
    cells(
        &differences[0],
        &["change_submitted", "change_audited", "games"],
        &["14.40", "-5.60", "games.pgn 1"],
    );
    cells(
        &differences[0],
        &["rating_submitted", "rating_audited"],
        &["2114", "2094"],
    );
    assert!(
        differences[0]["findings"].contains("END001"),
        "{differences:?}"
    );
}

#[test]
fn games_without_a_move_of_each_and_games_of_another_pace_are_not_rated() {
    let scratch = Scratch::with_games(
        [
            game("Open", "Ada", "Bruno", "1-0", ""),
            game("Open", "Ada", "Clara", "1-0", "1. e4"),
            game("Open", "Ada", "Dora", "1-0", "1. e4 e5"),
            game("Open", "Ada", "Eva", "*", "1. e4 e5"),
            game("Open", "Ada", "Fina", "1-0", "1. e4 e5")
                .replace("[BlackElo", "[TimeControl \"900+10\"]\n[BlackElo"),
        ]
        .concat(),
    );
    rate(&scratch, &["games.pgn", "--system", "fide-standard"]);
    let lines = games(&scratch, "Ada");
    assert_eq!(column(&lines, "counted"), ["no", "no", "yes", "no", "no"]);
    let why = column(&lines, "why_not");
    assert_eq!(why[0], "not both players made a move");
    assert_eq!(why[1], "not both players made a move");
    assert_eq!(why[3], "no result");
    assert!(why[4].starts_with("25 minutes for 60 moves"), "{}", why[4]);
}

#[test]
fn bad_rows_are_told_with_line_and_expectation_and_the_rest_goes_on() {
    let scratch = Scratch::new();
    scratch.file(
        "players.csv",
        "name,rating,k\nAda,2100,20\nBruno,2000,20\nClara,0,20\nDora,2l00,20\n",
    );
    scratch.file(
        "results.csv",
        "white,black,result\nAda,Bruno,1-1\nAda,Bruno,1-0\nAda,Nobody,1-0\nAda,Clara,1-0\nAda,Dora,1-0\nAda,,1-0\n",
    );
    let told = rated(&scratch, 1, &RATE_TABLE).stderr;
    for part in [
        "players.csv, line 4: rating '0' is no rating: expected",
        "players.csv, line 5: rating '2l00' is no rating: expected",
        "results.csv, line 2: result '1-1'",
        "results.csv, line 4: player 'Nobody' is not resolved: players.csv has not his name",
        "results.csv, line 7: 'Ada,,1-0': expected a name or an ID",
    ] {
        assert!(told.contains(part), "'{part}' is not in:\n{told}");
    }
    cells(
        &rating(&scratch, "Ada"),
        &["games", "change"],
        &["1", "7.20"],
    );
    let why = column(&games(&scratch, "Ada"), "why_not");
    assert!(why[0].contains("1-1"), "{why:?}");
    assert_eq!(why[1], "");
    assert!(why[2].contains("Nobody"), "{why:?}");
    assert_eq!(why[3], "opponent unrated");
    assert!(why[4].contains("2l00"), "{why:?}");
}

#[test]
fn a_date_in_another_form_counts_if_it_means_one_day_and_is_told_if_it_may_mean_two() {
    let scratch = Scratch::new();
    scratch.file("players.csv", "name,rating,k\nAda,2100,20\nBruno,2000,20\n");
    scratch.file(
        "results.csv",
        "white,black,result,date\nAda,Bruno,1-0,13.11.2025\nAda,Bruno,1-0,12/03/2025\nAda,Bruno,1-0,3 de maig\n",
    );
    let told = rated(&scratch, 1, &RATE_TABLE).stderr;
    assert!(!told.contains("line 2"), "{told}");
    for part in [
        "results.csv, line 3: date '12/03/2025' may be 2025.03.12 or 2025.12.03",
        "results.csv, line 4: date '3 de maig': not a date",
    ] {
        assert!(told.contains(part), "'{part}' is not in:\n{told}");
    }
}

#[test]
fn a_rating_that_is_none_in_a_table_is_told() {
    for rating in ["0", "2l00", "99999"] {
        let scratch = Scratch::new();
        scratch.file(
            "results.csv",
            format!("white,black,result,white_elo,black_elo\nAda,Bruno,1-0,{rating},2000\nAda,Clara,1-0,,-\n"),
        );
        let told = rated(&scratch, 1, &["results.csv", "--system", "fide-standard"]).stderr;
        let part = format!("results.csv, line 2: white_elo '{rating}' is no rating: expected");
        assert!(told.contains(&part), "{told}");
        assert!(!told.contains("line 3"), "{told}");
    }
}

#[test]
fn an_audit_tells_what_is_wrong_in_a_report_and_counts_a_table() {
    let scratch = Scratch::new();
    let broken = line(1, "Inventa, Ada", "2100", "", "1.0", &["   2 w 0"])
        + &line(2, "Fabula, Bruno", "2000", "", "1.0", &["   1 b 1"]);
    scratch.file("event.trf", broken);
    let ran = scratch.audit(&["event.trf"]);
    assert_eq!(ran.status, 1);
    assert!(ran.stderr.contains("event.trf:1:81"), "{}", ran.stderr);
    cells(
        &scratch.findings()[0],
        &[
            "file", "game", "line", "rule", "severity", "written", "evidence",
        ],
        &[
            "event.trf",
            "0",
            "1",
            "TRF001",
            "error",
            "1.0",
            "column 81; results 0",
        ],
    );
    scratch.file(
        "accepted.csv",
        "file,game,rule,reason\nevent.trf,0,TRF001,a penalty point\n",
    );
    let accepted = scratch.audit(&["event.trf", "--accepted", "accepted.csv"]);
    assert_eq!(accepted.status, 0, "{}", accepted.stderr);
    assert!(scratch.findings()[0]["evidence"].ends_with("accepted: a penalty point"));
    scratch.file("results.csv", "white,black,result\nA,B,1-0\n");
    let table = scratch.audit(&["results.csv"]);
    assert_eq!(table.status, 0, "{}", table.stderr);
    assert!(
        table.stderr.starts_with("1 table, 1 result in"),
        "{}",
        table.stderr
    );
}

#[test]
fn folders_archives_and_encodings_are_read_like_those_of_games() {
    let scratch = Scratch::new();
    let report = line(1, "Müller, Jörg", "2100", "", "1.0", &["   2 w 1"])
        + &line(2, "Fabula, Bruno", "2000", "", "0.0", &["   1 b 0"]);
    let latin: Vec<u8> = report
        .chars()
        .map(|c| u8::try_from(u32::from(c)).expect("Latin-1"))
        .collect();
    scratch.file("in/latin.trf", latin);
    let table = "white,black,result\nAda,Clara,1-0\n";
    scratch.file(
        "in/table.csv.zst",
        zstd::encode_all(table.as_bytes(), 1).expect("packed"),
    );
    scratch.file(
        "in/games.pgn",
        game("Open", "Dora", "Eva", "1-0", "1. e4 e5"),
    );
    scratch.file("in/notes.md", "# none\n");
    rate(&scratch, &["in", "--system", "fide-standard"]);
    let names = column(&rows(&scratch.report("ratings.csv")), "player");
    for name in ["Müller, Jörg", "Ada", "Dora"] {
        assert!(names.contains(&name.to_owned()), "{name}: {names:?}");
    }
}
