//! The list that comes out of a period, and the period that starts from it.

use proptest::prelude::*;

use crate::desk::{cells, line, rate, rated, rating};
use crate::scratch::{Row, Scratch, rows};

const HEADER: &str = "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA OCT25 Gms K  B-day Flag\r\n";

fn read(scratch: &Scratch, name: &str) -> String {
    std::fs::read_to_string(scratch.path().join(name)).expect("a file")
}

/// A line of a list of one kind, as FIDE writes it.
fn listed(id: u32, name: &str, rating: u32, k: u32, birth: u32, flag: &str) -> String {
    let (sex, titles) = ("M", "");
    format!(
        "{id:<15}{name:<61}{:<4}{sex:<4}{titles:<29}{rating:<6}{:<4}{k:<3}{birth:<6}{flag:<4}\r\n",
        "CAT", 3
    )
}

fn list() -> String {
    [
        HEADER.to_owned(),
        listed(1, "Inventa, Ada", 2395, 20, 1990, "i"),
        listed(2, "Fabula, Bruno", 2005, 20, 1980, ""),
        listed(3, "Ficta, Clara", 1401, 20, 1980, ""),
        listed(4, "Novella, Dario", 0, 0, 2001, ""),
        listed(5, "Quieta, Eva", 1800, 40, 2007, "wi"),
        listed(6, "Quieta, Flor", 1700, 40, 2005, "i"),
        listed(7, "Rondalla, Guiu", 2000, 20, 1970, ""),
        listed(8, "Rondalla, Hug", 2000, 20, 1970, ""),
        listed(9, "Rondalla, Iu", 2000, 20, 1970, ""),
    ]
    .concat()
}

const RESULTS: &str = "white_id,white,black_id,black,result,date\n\
    1,\"Inventa, Ada\",2,\"Fabula, Bruno\",1-0,2025-11-07\n\
    1,\"Inventa, Ada\",7,\"Rondalla, Guiu\",1-0,2025-11-08\n\
    1,\"Inventa, Ada\",8,\"Rondalla, Hug\",1-0,2025-11-09\n\
    1,\"Inventa, Ada\",9,\"Rondalla, Iu\",1-0,2025-11-10\n\
    3,\"Ficta, Clara\",2,\"Fabula, Bruno\",0-1,2025-11-07\n\
    3,\"Ficta, Clara\",5,\"Quieta, Eva\",0-1,2025-11-07\n\
    4,\"Novella, Dario\",1,\"Inventa, Ada\",1/2-1/2,2025-11-11\n";

const FIRST: [&str; 9] = [
    "results.csv",
    "--system",
    "fide-standard",
    "--list",
    "oct.txt",
    "--period",
    "2026-01",
    "--write-list",
    "new.txt",
];

fn first_period() -> Scratch {
    let scratch = Scratch::new();
    scratch.file("oct.txt", list());
    scratch.file("results.csv", RESULTS);
    scratch
}

/// The new list by ID: columns of FIDE's text.
fn fields(text: &str, id: &str) -> [String; 4] {
    let line = text.lines().find(|line| line[..15].trim() == id);
    let line = line.unwrap_or_else(|| panic!("{id}: {text}"));
    [113..119, 119..123, 123..126, 132..136].map(|at| line[at].trim().to_owned())
}

#[test]
fn everybody_stays_and_those_who_played_have_new_numbers() {
    let scratch = first_period();
    let told = rated(&scratch, 0, &FIRST).stderr;
    let new = read(&scratch, "new.txt");
    assert!(new.lines().all(|line| line.len() == 136), "{new}");
    assert_eq!(
        new.lines().next().expect("a header").find("JAN26"),
        Some(113)
    );
    let ids: Vec<&str> = new.lines().skip(1).map(|line| line[..15].trim()).collect();
    assert_eq!(ids, ["1", "2", "3", "4", "5", "6", "7", "8", "9"]);
    for (id, expected) in [
        // Four wins, 0.09 and three of 0.08, and a draw that does not count: 6.6, and K 10 for ever; she is active.
        ("1", ["2402", "4", "10", ""]),
        // Two games lost at -1.6 each: below 1400 nobody is rated.
        ("3", ["0", "2", "", ""]),
        ("4", ["0", "1", "", ""]),
        // 18 was she on the list before; he was new then, and nobody says how many games he has.
        ("5", ["1803", "1", "20", "w"]),
        ("6", ["1700", "0", "40", "i"]),
        ("7", ["1998", "1", "20", ""]),
    ] {
        assert_eq!(fields(&new, id), expected, "{id}: {new}");
    }
    assert!(
        told.contains("new.txt: the new list, from the results as submitted: 9 players"),
        "{told}"
    );
    assert!(
        told.contains("1 game of 1 player count towards a first rating: --write-carry"),
        "{told}"
    );
}

#[test]
fn the_next_period_starts_from_it_with_the_same_numbers() {
    for name in ["new.txt", "2026-01.csv"] {
        let scratch = first_period();
        let arguments: Vec<&str> = FIRST[..8].iter().copied().chain([name]).collect();
        rated(&scratch, 0, &arguments);
        let first = rating(&scratch, "Fabula, Bruno");
        scratch.file(
            "second.csv",
            "white_id,white,black_id,black,result,date\n1,\"Inventa, Ada\",2,\"Fabula, Bruno\",0-1,2026-01-07\n\
             5,\"Quieta, Eva\",2,\"Fabula, Bruno\",0-1,2026-01-07\n",
        );
        let arguments = ["second.csv", "--system", "fide-standard", "--list", name];
        rated(&scratch, 0, &arguments);
        let bruno = rating(&scratch, "Fabula, Bruno");
        assert_eq!(&bruno["rating_before"], &first["rating_after"], "{name}");
        let ada = rating(&scratch, "Inventa, Ada");
        cells(&ada, &["rating_before", "k", "remark"], &["2402", "10", ""]);
        // 40 until the year in which she is 18.
        cells(&rating(&scratch, "Quieta, Eva"), &["k"], &["20"]);
    }
}

#[test]
fn audited_results_are_those_that_are_asked_for() {
    let scratch = Scratch::new();
    scratch.file("oct.txt", list());
    let mate = "1. f3 e5 2. g4 Qh4#";
    scratch.file(
        "games.pgn",
        format!(
            "[Event \"Invented\"]\n[Date \"2025.11.07\"]\n[White \"Rondalla, Guiu\"]\n[Black \"Rondalla, Hug\"]\n\
             [WhiteFideId \"7\"]\n[BlackFideId \"8\"]\n[Result \"1-0\"]\n\n{mate} 1-0\n"
        ),
    );
    for (basis, guiu) in [("submitted", "2010"), ("audited", "1990")] {
        let mut arguments = vec!["games.pgn"];
        arguments.extend(&FIRST[1..]);
        arguments.extend(["--basis", basis]);
        let told = rated(&scratch, 1, &arguments).stderr;
        assert!(
            told.contains(&format!("from the results as {basis}")),
            "{told}"
        );
        assert_eq!(fields(&read(&scratch, "new.txt"), "7")[0], guiu);
    }
}

#[test]
fn what_makes_no_list_is_refused() {
    let scratch = first_period();
    for (arguments, told) in [
        (
            vec!["results.csv", "--system", "pool", "--write-carry", "c.csv"],
            "--write-carry: pool makes no lists; choose --system fide-standard, fide-rapid, fide-blitz or fce-1986",
        ),
        (
            vec![
                "results.csv",
                "--system",
                "fide-standard",
                "--write-list",
                "n.txt",
            ],
            "--list",
        ),
        (
            [&FIRST[..8], &["oct.txt"]].concat(),
            "oct.txt is read by this run",
        ),
        (
            vec![
                "results.csv",
                "--system",
                "fide-standard",
                "--carry",
                "oct.txt",
            ],
            "no file of carried games",
        ),
    ] {
        let ran = rate(&scratch, &arguments);
        assert_eq!(ran.status, 2, "{}", ran.stderr);
        assert!(ran.stderr.contains(told), "{told}: {}", ran.stderr);
    }
    assert_eq!(read(&scratch, "oct.txt"), list());
}

#[test]
fn a_newcomer_is_appended_and_one_without_id_is_told() {
    let scratch = first_period();
    scratch.file(
        "players.csv",
        "id,name,rating\n,\"Nova, Núria\",\n77,\"Nou, Òscar\",1910\n",
    );
    let mut results = "white_id,white,black_id,black,result,date\n".to_owned();
    for opponent in [1, 2, 5, 7, 8, 9] {
        results += &format!(",\"Nova, Núria\",{opponent},,1/2-1/2,2025-11-07\n");
    }
    results += "77,\"Nou, Òscar\",9,,1-0,2025-11-07\n";
    scratch.file("results.csv", results);
    let arguments = [&FIRST[..], &["--players", "players.csv"]].concat();
    let told = rate(&scratch, &arguments).stderr;
    assert!(
        told.contains("new on the list without an ID: 1 player"),
        "{told}"
    );
    let new = read(&scratch, "new.txt");
    let last: Vec<&str> = new.lines().rev().take(2).collect();
    assert!(last[1].starts_with("77             Nou, Oscar "), "{new}");
    assert!(last[0].starts_with("               Nova, Nuria "), "{new}");
    assert!(new.lines().all(|line| line.len() == 136), "{new}");
}

/// A report in which the newcomer of rank 1 meets the others once each.
fn report(event: &str, start: &str, scores: &[(u32, u8)]) -> String {
    let mut report = format!("012 {event}\n042 {start}\n");
    let total: u32 = scores.iter().map(|(_, half)| u32::from(*half)).sum();
    let mark = |half: u8| ["0", "=", "1"][usize::from(half)];
    let points = |halves: u32| format!("{}.{}", halves / 2, 5 * (halves % 2));
    let own: Vec<String> = scores
        .iter()
        .enumerate()
        .map(|(index, (_, half))| format!("{:>4} w {}", index + 2, mark(*half)))
        .collect();
    let own: Vec<&str> = own.iter().map(String::as_str).collect();
    report += &line(1, "Novella, Dario", "0", "4", &points(total), &own);
    for (index, (opponent, half)) in scores.iter().enumerate() {
        let mut rounds = vec!["0000 - -"; index];
        let game = format!("{:>4} b {}", 1, mark(2 - half));
        rounds.push(&game);
        let rank = u32::try_from(index).expect("few") + 2;
        let (name, id) = (format!("Rival {opponent}"), opponent.to_string());
        let halves = points(2 - u32::from(*half));
        report += &line(rank, &name, "", &id, &halves, &rounds);
    }
    report
}

fn rivals(month: &str, above: u32) -> String {
    let mut list = HEADER.replace("OCT25", month);
    list += &listed(4, "Novella, Dario", 0, 0, 2001, "");
    for rival in 100..112 {
        let rating = 1700 + 37 * (rival - 100) + above;
        list += &listed(rival, &format!("Rival {rival}"), rating, 20, 1980, "");
    }
    list
}

fn sums(row: &Row) -> Vec<String> {
    let names = [
        "rating_before",
        "games",
        "score",
        "opponents_mean",
        "rating_after",
    ];
    names.map(|name| row[name].to_owned()).to_vec()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// One run over two periods, and two runs of which the second takes over what the first has kept.
    #[test]
    fn two_runs_with_carried_games_are_one_run(
        first in prop::collection::vec((100..112u32, 0..3u8), 1..5),
        second in prop::collection::vec((100..112u32, 0..3u8), 0..8),
        third in prop::collection::vec((100..112u32, 0..3u8), 1..8),
    ) {
        let unlike = |games: Vec<(u32, u8)>| -> Vec<(u32, u8)> {
            let mut met = std::collections::HashSet::new();
            games.into_iter().filter(|(rival, _)| met.insert(*rival)).collect()
        };
        let (first, second, third) = (unlike(first), unlike(second), unlike(third));
        let scratch = Scratch::new();
        scratch.file("oct.txt", rivals("OCT25", 0));
        scratch.file("nov.txt", rivals("NOV25", 61));
        scratch.file("dec.txt", rivals("DEC25", 23));
        scratch.file("1.trf", report("First open", "2025/10/03", &first));
        scratch.file("2.trf", report("Second open", "2025/11/03", &second));
        scratch.file("3.trf", report("Third open", "2025/12/03", &third));
        let run = |input: &[&str], list: &[&str], more: &[&str]| {
            let mut arguments = input.to_vec();
            arguments.extend(["--system", "fide-standard"]);
            list.iter().for_each(|list| arguments.extend(["--list", list]));
            arguments.extend(more);
            let ran = rate(&scratch, &arguments);
            assert_eq!(ran.status, 0, "{}", ran.stderr);
            rating(&scratch, "Novella, Dario")
        };
        let keep = |input: &[&str], list: &str, carry: &[&str], into: &str| {
            let more = [carry, &["--write-carry", into]].concat();
            run(input, &[list], &more)
        };
        let after_first = keep(&["1.trf"], "oct.txt", &[], "1.csv");
        prop_assume!(after_first["rating_after"].is_empty());
        if !second.is_empty() {
            let after_second = keep(&["2.trf"], "nov.txt", &["--carry", "1.csv"], "2.csv");
            let at_once = run(&["1.trf", "2.trf"], &["oct.txt", "nov.txt"], &[]);
            prop_assert_eq!(sums(&after_second), sums(&at_once));
            prop_assume!(after_second["rating_after"].is_empty());
            let after_third = run(&["3.trf"], &["dec.txt"], &["--carry", "2.csv"]);
            let lists = ["oct.txt", "nov.txt", "dec.txt"];
            let at_once = run(&["1.trf", "2.trf", "3.trf"], &lists, &[]);
            prop_assert_eq!(sums(&after_third), sums(&at_once));
        }
    }
}

/// Sixteen games of the Catalan rules, eight in each period.
#[test]
fn sixteen_catalan_games_in_two_periods() {
    let scratch = Scratch::new();
    let mut players = "name,rating,category\nNova,,preferent\n".to_owned();
    let header = "white,black,result,date\n";
    let mut halves = [header.to_owned(), header.to_owned()];
    for rival in 0..16 {
        players += &format!("Rival {rival},{},preferent\n", 2000 + 15 * rival);
        let result = ["1-0", "1/2-1/2", "0-1"][rival % 3];
        let half = &mut halves[rival / 8];
        *half += &format!("Nova,Rival {rival},{result},198{}-03-01\n", 6 + rival / 8);
    }
    scratch.file("players.csv", &players);
    scratch.file("a.csv", &halves[0]);
    scratch.file("b.csv", &halves[1]);
    let with = ["--system", "fce-1986", "--players", "players.csv"];
    rated(&scratch, 0, &[&["a.csv", "b.csv"], &with[..]].concat());
    let at_once = rating(&scratch, "Nova");
    assert!(!at_once["rating_after"].is_empty(), "{at_once:?}");
    rated(
        &scratch,
        0,
        &[&["a.csv"], &with[..], &["--write-carry", "kept.csv"]].concat(),
    );
    assert_eq!(&rating(&scratch, "Nova")["rating_after"], "");
    // The opponents have other ratings meanwhile, which is nothing to these games.
    let later = players.replace(",2000,", ",2300,");
    scratch.file("players.csv", later);
    rated(
        &scratch,
        0,
        &[&["b.csv"], &with[..], &["--carry", "kept.csv"]].concat(),
    );
    assert_eq!(sums(&rating(&scratch, "Nova")), sums(&at_once));
}

#[test]
fn carried_games_count_once_and_for_newcomers_alone() {
    let scratch = Scratch::new();
    scratch.file("oct.txt", rivals("OCT25", 0));
    let games = [(100, 1), (101, 2), (102, 0)];
    scratch.file("1.trf", report("First open", "2025/10/03", &games));
    let with = ["1.trf", "--system", "fide-standard", "--list", "oct.txt"];
    rated(
        &scratch,
        0,
        &[&with[..], &["--write-carry", "kept.csv"]].concat(),
    );
    // The same games again: they are told, and count once.
    let ran = rated(&scratch, 1, &[&with[..], &["--carry", "kept.csv"]].concat());
    let told =
        "kept.csv, line 2: the game of Novella, Dario (1.trf, game 1) is in the input as well";
    assert!(ran.stderr.contains(told), "{}", ran.stderr);
    cells(&rating(&scratch, "Novella, Dario"), &["games"], &["3"]);
    // He has been rated since.
    let rated_since = rivals("NOV25", 0).replace("0     3   0  2001", "1801  9   40 2001");
    scratch.file("nov.txt", rated_since);
    let with = ["1.trf", "--system", "fide-standard", "--list", "nov.txt"];
    let ran = rated(&scratch, 1, &[&with[..], &["--carry", "kept.csv"]].concat());
    assert!(
        ran.stderr.contains("has a rating on the list (1801)"),
        "{}",
        ran.stderr
    );
    // A file that was meddled with.
    let kept = read(&scratch, "kept.csv").replacen(",0.5,no", ",7,no", 1);
    scratch.file("kept.csv", kept);
    scratch.file("2.trf", report("Second open", "2025/10/09", &[(103, 1)]));
    let with = ["2.trf", "--system", "fide-standard", "--list", "oct.txt"];
    let ran = rated(&scratch, 1, &[&with[..], &["--carry", "kept.csv"]].concat());
    assert!(
        ran.stderr
            .contains("kept.csv, line 2: score '7' cannot be read"),
        "{}",
        ran.stderr
    );
    cells(&rating(&scratch, "Novella, Dario"), &["games"], &["3"]);
    let all = rows(&scratch.report("ratings.csv"));
    let rival = all.iter().find(|row| &row["player"] == "Rival 101");
    assert!(rival.is_none(), "nobody but the newcomer is rated again");
}

/// Rated on the list of November, he is reckoned from it, though his event began under that of October.
#[test]
fn a_change_under_an_older_list_is_added_to_the_latest() {
    let scratch = first_period();
    let november = list()
        .replace("OCT25", "NOV25")
        .replace("2000  3", "2030  3");
    scratch.file("nov.txt", november);
    scratch.file(
        "results.csv",
        "white_id,white,black_id,black,result,date\n7,,8,,1-0,2025-10-07\n",
    );
    let mut arguments = FIRST.to_vec();
    arguments.extend(["--list", "nov.txt"]);
    rated(&scratch, 0, &arguments);
    assert_eq!(&rating(&scratch, "Rondalla, Guiu")["rating_after"], "2010");
    assert_eq!(fields(&read(&scratch, "new.txt"), "7")[0], "2040");
}

#[test]
fn what_a_list_loses_is_told() {
    let scratch = first_period();
    scratch.file(
        "oct.csv",
        "id,name,federation,rating,k,birth\n7,\"Rondalla, Guiu\",CAT,2000,20,1970\n\
         8,\"Rondalla, Hug\",CAT,2000,20,1970\n50,Иванов,RUS,1900,20,1970\n51,\"Errata, Pol\",CAT,19x0,20,1970\n",
    );
    scratch.file(
        "results.csv",
        "white_id,white,black_id,black,result,date\n7,,8,,1-0,2025-11-07\n",
    );
    let mut arguments = FIRST.to_vec();
    arguments[4] = "oct.csv";
    let told = rated(&scratch, 0, &arguments).stderr;
    for part in [
        "other letters in the columns of FIDE: 1 player",
        "no number where the rating should stand on the list before: 1 player",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
    arguments[6] = "2025-09";
    scratch.file("oct.txt", list());
    arguments[4] = "oct.txt";
    let ran = rate(&scratch, &arguments);
    assert_eq!(ran.status, 2);
    assert!(
        ran.stderr.contains("oct.txt is of 2025-10"),
        "{}",
        ran.stderr
    );
}
