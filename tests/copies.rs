//! Every game once: archives are doubled with altered copies, and the program must find all of them and invent none. The
//! games are random ones, played by shakmaty, so that no two of them are alike by themselves.

mod program;

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::Path;

use shakmaty::{Chess, Position, san::SanPlus};

use program::arbiter;

/// A small generator of numbers, the same in every run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, most: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % most
    }
}

#[derive(Clone)]
struct Game {
    event: String,
    date: String,
    round: String,
    white: String,
    black: String,
    result: &'static str,
    moves: Vec<String>,
}

const RESULTS: [&str; 3] = ["1-0", "0-1", "1/2-1/2"];

impl Game {
    fn random(numbers: &mut Numbers, index: usize) -> Game {
        let moves = random_moves(numbers);
        Game {
            event: format!("Open {}", index / 200),
            date: format!("2024.03.{:02}", 1 + index / 20 % 10),
            round: (1 + index / 20 % 10).to_string(),
            white: format!("{}, Ada", surname(2 * index)),
            black: format!("{}, Bruno", surname(2 * index + 1)),
            result: RESULTS[numbers.below(3)],
            moves,
        }
    }

    fn pgn(&self) -> String {
        let mut text = String::new();
        let tags = [
            ("Event", &*self.event),
            ("Date", &self.date),
            ("Round", &self.round),
            ("White", &self.white),
            ("Black", &self.black),
            ("Result", self.result),
        ];
        for (name, value) in tags {
            writeln!(text, "[{name} \"{value}\"]").unwrap();
        }
        text.push('\n');
        for (ply, san) in self.moves.iter().enumerate() {
            if ply % 2 == 0 {
                write!(text, "{}. ", ply / 2 + 1).unwrap();
            }
            write!(text, "{san} ").unwrap();
        }
        writeln!(text, "{}\n", self.result).unwrap();
        text
    }
}

/// The moves of a game that is not over too soon: short games are copies only if more agrees.
fn random_moves(numbers: &mut Numbers) -> Vec<String> {
    loop {
        let mut position = Chess::default();
        let mut moves = Vec::new();
        for _ in 0..30 + numbers.below(60) {
            let legal = position.legal_moves();
            if legal.is_empty() {
                break;
            }
            let chosen = legal[numbers.below(legal.len())];
            moves.push(SanPlus::from_move_and_play_unchecked(&mut position, chosen).to_string());
        }
        if moves.len() >= 30 {
            return moves;
        }
    }
}

/// A name that no other number has: syllables for its digits.
fn surname(mut number: usize) -> String {
    let mut name = String::from("V");
    for _ in 0..5 {
        name += ["bar", "den", "fil", "gon", "mur", "pat", "rev", "sot"][number % 8];
        number /= 8;
    }
    name
}

/// An alteration of a copy, and the rule that must find it.
type Alteration = (&'static str, &'static str, fn(&mut Game));

const ALTERATIONS: [Alteration; 9] = [
    ("exact", "ARC001", |_| {}),
    ("abbreviated names", "ARC001", |game| {
        game.white = game.white.replace("Ada", "A.");
        game.black = game.black.replace(", Bruno", ",B");
    }),
    ("one move less", "ARC001", |game| {
        game.moves.pop();
    }),
    ("a fragment", "ARC001", |game| game.moves.truncate(20)),
    ("another event, no round", "ARC001", |game| {
        game.event = "Festival".to_owned();
        game.round = "?".to_owned();
    }),
    ("no date", "ARC001", |game| {
        game.date = "????.??.??".to_owned()
    }),
    ("lost letters", "ARC001", |game| {
        game.white = game.white.replace(['A', 'V'], "?");
    }),
    ("another result", "ARC002", |game| {
        let other = RESULTS.iter().find(|result| **result != game.result);
        game.result = other.unwrap();
    }),
    ("other moves", "ARC002", |game| {
        game.moves = ["a3", "a6", "b3", "b6"].map(str::to_owned).to_vec();
    }),
];

fn findings(reports: &Path, rules: &[&str]) -> Vec<BTreeMap<String, String>> {
    let mut reader = csv::Reader::from_path(reports.join("findings.csv")).unwrap();
    let rows = reader.deserialize().map(|row| row.unwrap());
    let wanted = |row: &BTreeMap<String, String>| rules.contains(&&*row["rule"]);
    rows.filter(wanted).collect()
}

/// The originals in one file, altered copies of every kind in two others: each copy is told, with its original, by the rule
/// that it belongs to, and no original is. Any number of threads, and one file or three, say the same.
#[test]
fn every_altered_copy_is_found_and_none_is_invented() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).display().to_string();
    let mut numbers = Numbers(1);
    let games: Vec<Game> = (0..4_000).map(|n| Game::random(&mut numbers, n)).collect();
    let originals: String = games.iter().map(Game::pgn).collect();
    let altered = |index: usize| {
        let mut game = games[index].clone();
        ALTERATIONS[index % ALTERATIONS.len()].2(&mut game);
        game.pgn()
    };
    let copies: Vec<String> = (0..games.len()).map(altered).collect();
    fs::write(at("a.pgn"), &originals).unwrap();
    fs::write(at("b.pgn"), copies[..3_000].concat()).unwrap();
    fs::write(at("c.pgn"), copies[3_000..].concat()).unwrap();
    fs::write(at("all.pgn"), originals + &copies.concat()).unwrap();
    let audit = |paths: &[String], threads: &str, out: &str| {
        let out = at(out);
        let mut flags = vec!["audit"];
        flags.extend(paths.iter().map(String::as_str));
        flags.extend(["--out", &out, "--format", "csv", "--quiet"]);
        flags.extend(["--fail-on", "never", "--threads", threads]);
        assert_eq!(arbiter(&flags).0, 0);
    };
    let files = ["a.pgn", "b.pgn", "c.pgn"].map(at);
    audit(&files, "2", "two");
    audit(&files, "1", "one");
    audit(&[at("all.pgn")], "2", "joined");
    let table = |out: &str, name: &str| fs::read(folder.path().join(out).join(name)).unwrap();
    for name in ["findings.csv", "games.csv"] {
        assert!(table("one", name) == table("two", name), "{name}");
    }
    let told = findings(&folder.path().join("two"), &["ARC001", "ARC002", "ARC003"]);
    let mut wrong = String::new();
    let mut found = 0;
    for row in &told {
        let number: usize = row["game"].parse().unwrap();
        let index = match row["file"].rsplit(['/', '\\']).next().unwrap() {
            "b.pgn" => number - 1,
            "c.pgn" => number + 2_999,
            _ => {
                writeln!(wrong, "invented: {row:?}").unwrap();
                continue;
            }
        };
        found += 1;
        let (kind, rule, _) = ALTERATIONS[index % ALTERATIONS.len()];
        // A short game of somebody whose name cannot be read may well be another one: then his opponent has two.
        let is_short = kind == "lost letters" && games[index].moves.len() < 40;
        let rule = if is_short { "ARC003" } else { rule };
        let original = format!("a.pgn, game {}", index + 1);
        let message = row["message"].trim_end_matches(')');
        let names_it = message.ends_with(&original) || message.contains(&(original + ","));
        if row["rule"] != rule || !names_it {
            writeln!(wrong, "{kind}: {} {}", row["rule"], row["message"]).unwrap();
        }
    }
    assert_eq!(wrong, "");
    assert_eq!(found, games.len());
    let joined = findings(
        &folder.path().join("joined"),
        &["ARC001", "ARC002", "ARC003"],
    );
    let rules = |rows: &[BTreeMap<String, String>]| -> Vec<String> {
        rows.iter().map(|row| row["rule"].clone()).collect()
    };
    assert_eq!(rules(&joined), rules(&told));
}

/// What is told of a copy counts in games.csv and summary.json as any finding does.
#[test]
fn the_tables_agree_on_copies() {
    let folder = tempfile::tempdir().unwrap();
    let mut numbers = Numbers(2);
    let game = Game::random(&mut numbers, 0).pgn();
    let file = folder.path().join("twice.pgn");
    fs::write(&file, game.repeat(3)).unwrap();
    let out = folder.path().join("reports");
    let audit = |more: &[&str]| {
        let mut flags = vec!["audit", file.to_str().unwrap(), "--out"];
        flags.extend([
            out.to_str().unwrap(),
            "--quiet",
            "--format",
            "csv",
            "--select",
            "ARC",
        ]);
        flags.extend(more);
        arbiter(&flags)
    };
    audit(&[]);
    let mut reader = csv::Reader::from_path(out.join("games.csv")).unwrap();
    let rows: Vec<BTreeMap<String, String>> = reader.deserialize().map(Result::unwrap).collect();
    let column = |name: &str| -> Vec<&str> { rows.iter().map(|row| &*row[name]).collect() };
    assert_eq!(column("warnings"), ["0", "1", "1"]);
    assert_eq!(column("status"), ["clean", "findings", "findings"]);
    assert_eq!(column("moves_hash")[0].len(), 16);
    assert_eq!(column("moves_hash")[0], column("moves_hash")[2]);
    let summary = fs::read_to_string(out.join("summary.json")).unwrap();
    let summary: serde_json::Value = serde_json::from_str(&summary).unwrap();
    assert_eq!(summary["by_rule"]["ARC001"], 2);
    assert_eq!(summary["by_status"]["clean"], 1);
    assert_eq!(summary["by_status"]["findings"], 2);
    audit(&["--duplicates", "never"]);
    assert_eq!(findings(&out, &["ARC001"]).len(), 0);
}

/// The library holds the games of a text against each other as the program does.
#[test]
fn the_library_finds_copies_too() {
    let game = Game::random(&mut Numbers(3), 0).pgn();
    let auditor = arbiter::Auditor::new(arbiter::Options::default().select(&["ARC"]).unwrap());
    let text = game.repeat(2);
    for games in [
        auditor.audit(&text),
        auditor
            .audit_reader(text.as_bytes())
            .map(Result::unwrap)
            .collect(),
    ] {
        let codes: Vec<&str> = games[1].findings.iter().map(|found| &*found.rule).collect();
        assert_eq!((games[0].findings.len(), codes), (0, vec!["ARC001"]));
    }
}

const LONG: &str = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 10. d4 Nbd7 \
                    11. c4 c6 12. cxb5 axb5 13. Nc3 Bb7 14. Bg5 b4 15. Nb1 h6 16. Bh4 c5 17. dxe5 Nxe4 18. Bxe7 Qxe7 \
                    19. exd6 Qf6 20. Nbd2 Nxd6 21. Nc4 Nxc4 22. Bxc4 Nb6";
const OTHER: &str = "1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7 5. e3 O-O";

/// The rules that two games lead to, which have these tags beside their names, event and round.
fn rules_of(tags: [&str; 2], moves: [&str; 2]) -> Vec<String> {
    let scratch = tempfile::tempdir().unwrap();
    for (index, (tags, moves)) in tags.iter().zip(moves).enumerate() {
        let names = match tags.contains("White ") {
            true => "",
            false => "[White \"Inventa, Ada\"]\n[Black \"Fabula, Bruno\"]\n",
        };
        let text = format!(
            "[Event \"Club\"]\n[Round \"1\"]\n{names}{tags}\n[Result \"1-0\"]\n\n{moves} 1-0\n"
        );
        fs::write(scratch.path().join(format!("{index}.pgn")), text).unwrap();
    }
    let out = scratch.path().join("out");
    let [one, other] = [0, 1].map(|index| scratch.path().join(format!("{index}.pgn")));
    let paths = [&out, &one, &other].map(|path| path.to_str().unwrap());
    let asked = ["audit", "--select", "ARC", "--format", "csv", "--out"];
    arbiter(&[&asked[..], &paths].concat());
    let mut table = csv::Reader::from_path(out.join("findings.csv")).unwrap();
    let column = table
        .headers()
        .unwrap()
        .iter()
        .position(|name| name == "rule");
    let rules = table
        .records()
        .map(|row| row.unwrap()[column.unwrap()].to_owned());
    rules.collect()
}

/// Whatever tells two seasons, sections or starts apart makes two games of them.
#[test]
fn games_that_something_tells_apart_are_not_accused() {
    let none: [&str; 0] = [];
    for tags in [
        ["[Date \"2024.??.??\"]", "[Date \"2025.??.??\"]"],
        ["[EventDate \"2024.01.05\"]", "[EventDate \"2025.01.05\"]"],
        ["[Date \"12/03/2024\"]", "[Date \"12/03/2025\"]"],
        ["[Section \"A\"]", "[Section \"B\"]"],
        ["[Stage \"Semifinal\"]", "[Stage \"Final\"]"],
        ["[Site \"Paris\"]", "[Site \"Madrid\"]"],
        [
            "[SetUp \"1\"]\n[FEN \"8/8/8/4k3/8/8/4P3/4K3 w - - 0 1\"]",
            "",
        ],
    ] {
        let moves = match tags[0].contains("FEN") {
            true => ["1. Kd2 Kd4", OTHER],
            false => [LONG, OTHER],
        };
        assert_eq!(rules_of(tags, moves), none, "{tags:?}");
    }
    let day = "[Date \"2025.03.07\"]";
    assert_eq!(rules_of([day, day], [LONG, OTHER]), ["ARC002"]);
}

/// How the moves of a start are counted says nothing of the position.
#[test]
fn a_start_with_another_count_of_moves_is_the_same_start() {
    let usual =
        "[SetUp \"1\"]\n[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 13\"]";
    assert_eq!(rules_of(["", usual], [LONG, LONG]), ["ARC001"]);
}

#[test]
fn exchanged_colours_and_another_id_contradict() {
    let day = "[Date \"2025.03.07\"]\n";
    let exchanged = format!("{day}[White \"Fabula, Bruno\"]\n[Black \"Inventa, Ada\"]");
    assert_eq!(rules_of([day, &exchanged], [LONG, LONG]), ["ARC002"]);
    let ids = [1503014, 1503041].map(|id| format!("{day}[WhiteFideId \"{id}\"]"));
    assert_eq!(rules_of([&ids[0], &ids[1]], [LONG, LONG]), ["ARC002"]);
    // Where no day is known, the round of the event says as much.
    let exchanged = exchanged.replace(day, "");
    assert_eq!(rules_of(["", &exchanged], [LONG, LONG]), ["ARC002"]);
}

/// Capitals, signs and blanks make no other event.
#[test]
fn an_event_is_the_same_in_capitals() {
    let conflicts = |event: &str| {
        let games = [
            ["Club Cup", "1", "Abat", "Bosc"],
            [event, "1", "Abat", "Bosc"],
        ];
        told_of(&games, "ARC002")
    };
    for event in ["CLUB CUP", "Club  Cup", "Club-Cup"] {
        assert_eq!(conflicts(event), ["2 Abat, Ada"], "{event}");
    }
    assert_eq!(conflicts("Club Cup B"), [""; 0]);
}

/// A player who has another opponent on the next day sits at one board at a time, whatever the round says.
#[test]
fn games_of_two_days_are_no_two_boards() {
    let game = |day: &str, black: &str| {
        format!("[Date \"2025.03.{day}\"]\n[White \"Inventa, Ada\"]\n[Black \"{black}\"]")
    };
    let rules = |day: &str| {
        let games = [game("07", "Fabula, Bruno"), game(day, "Abat, Carla")];
        rules_of([&games[0], &games[1]], [LONG, OTHER])
    };
    assert_eq!(rules("07"), ["ARC003"]);
    assert_eq!(rules("08"), [""; 0]);
}

/// A FIDE ID is one person: under two names he sits at two boards all the same.
#[test]
fn one_id_under_two_names_is_at_two_boards() {
    let day = "[Date \"2025.03.07\"]";
    let ada = format!(
        "{day}\n[White \"Inventa, Ada\"]\n[WhiteFideId \"1503014\"]\n[Black \"Fabula, Bruno\"]"
    );
    let other = |side: &str, opponent: &str| {
        let there = if side == "White" { "Black" } else { "White" };
        format!(
            "{day}\n[{side} \"Quimera, Berta\"]\n[{side}FideId \"1503014\"]\n[{there} \"{opponent}\"]"
        )
    };
    for side in ["White", "Black"] {
        let rules = rules_of([&ada, &other(side, "Abat, Carla")], [LONG, OTHER]);
        assert_eq!(rules, ["ARC003", "ARC004"], "{side}");
    }
    // On another day, against the same opponent, or with the moves of one game nobody sits at two boards.
    let next_day = other("White", "Abat, Carla").replace("03.07", "03.08");
    assert_eq!(rules_of([&ada, &next_day], [LONG, OTHER]), ["ARC004"]);
    let again = other("White", "Fabula, Bruno");
    assert!(!rules_of([&ada, &again], [LONG, OTHER]).contains(&"ARC003".to_owned()));
    let written_otherwise = other("White", "Фабула, Бруно");
    let part = LONG.split(" 12. ").next().unwrap();
    assert_eq!(
        rules_of([&ada, &written_otherwise], [part, part]),
        ["ARC004"]
    );
}

/// Whoever has three games of a round under one ID sits at no two boards by mistake, whatever he is called: such a round says
/// nothing.
#[test]
fn a_round_in_which_one_id_has_three_opponents_says_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut numbers = Numbers(9);
    let mut rules = |games: usize| {
        let names = [
            ("Abat, Ada", "Coll, Ada"),
            ("Bosc, Ada", "Font, Ada"),
            ("Abat, Ada", "Grau, Ada"),
        ];
        let games = names.into_iter().take(games).map(|(white, black)| {
            let mut game = Game::random(&mut numbers, 0);
            (game.white, game.black) = (white.to_owned(), black.to_owned());
            format!("[WhiteFideId \"1503014\"]\n{}", game.pgn())
        });
        let file = folder.path().join("games.pgn");
        fs::write(&file, games.collect::<String>()).unwrap();
        let out = folder.path().join("reports");
        let flags = ["--out", out.to_str().unwrap(), "--quiet", "--fail-on"];
        let file = file.to_str().unwrap();
        arbiter(&[&["audit", file][..], &flags, &["never", "--format", "csv"]].concat());
        let rows = findings(&out, &["ARC003"]);
        let told = rows.iter().map(|row| row["message"].to_owned());
        told.collect::<Vec<String>>()
    };
    let told = rules(2);
    assert_eq!(told.len(), 1);
    assert!(
        told[0].contains("1503014") && told[0].contains("Abat, Ada"),
        "{told:?}"
    );
    assert_eq!(rules(3), [""; 0]);
}

/// Event, round and players of games in one file, each with moves of its own. What is told of them.
fn boards(games: &[[&str; 4]]) -> Vec<String> {
    told_of(games, "ARC003")
}

fn told_of(games: &[[&str; 4]], rule: &str) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    let mut numbers = Numbers(6);
    let mut text = String::new();
    for [event, round, white, black] in games {
        let mut game = Game::random(&mut numbers, 0);
        game.event = (*event).to_owned();
        game.round = (*round).to_owned();
        game.white = format!("{white}, Ada");
        game.black = format!("{black}, Ada");
        text += &game.pgn();
    }
    let file = folder.path().join("games.pgn");
    fs::write(&file, text).unwrap();
    let out = folder.path().join("reports");
    let flags = ["--out", out.to_str().unwrap(), "--quiet", "--fail-on"];
    let file = file.to_str().unwrap();
    arbiter(&[&["audit", file][..], &flags, &["never", "--format", "csv"]].concat());
    let rows = findings(&out, &[rule]);
    let names = rows
        .iter()
        .map(|row| format!("{} {}", row["game"], row["white"]));
    names.collect()
}

/// Every game of an event bears round 1: that says nothing of who sat where.
#[test]
fn a_round_in_which_people_have_three_opponents_says_nothing() {
    let players = ["Abat", "Bosc", "Coll", "Font", "Grau", "Mas"];
    let pairs: Vec<(&str, &str)> = (0..6)
        .flat_map(|one| (one + 1..6).map(move |other| (one, other)))
        .map(|(one, other)| (players[one], players[other]))
        .collect();
    let all: Vec<_> = pairs.iter().map(|(a, b)| ["Blitz", "1", *a, *b]).collect();
    assert_eq!(boards(&all), [""; 0]);
    // A display in which one meets everybody, under a name that does not say so.
    let display: Vec<_> = players[1..]
        .iter()
        .map(|b| ["Club", "1", "Abat", *b])
        .collect();
    assert_eq!(boards(&display), [""; 0]);
    // In other rounds, and in another event, one person at two boards is still told.
    let mut mixed = all.clone();
    mixed.extend([
        ["Blitz", "2", "Abat", "Bosc"],
        ["Blitz", "2", "Coll", "Abat"],
        ["Open", "1", "Abat", "Bosc"],
        ["Open", "1", "Abat", "Coll"],
    ]);
    assert_eq!(boards(&mixed), ["17 Coll, Ada", "19 Abat, Ada"]);
    // So is a whole round under the number of the one before.
    let twice = [
        ["Open", "1", "Abat", "Bosc"],
        ["Open", "1", "Coll", "Font"],
        ["Open", "1", "Abat", "Coll"],
        ["Open", "1", "Bosc", "Font"],
    ];
    assert_eq!(boards(&twice), ["3 Abat, Ada", "4 Bosc, Ada"]);
    // Everybody meets everybody twice, and all of it is round 1.
    let back = all
        .iter()
        .map(|[event, round, white, black]| [*event, *round, *black, *white]);
    let three = [all[0], all[1], all[5]];
    let back: Vec<_> = back
        .filter(|game| {
            three
                .iter()
                .any(|one| one[2] == game[3] && one[3] == game[2])
        })
        .collect();
    assert_eq!(boards(&[&three[..], &back].concat()), [""; 0]);
    // Many games against one opponent are a match, and make no third.
    let matches = [
        ["Cup", "1.1", "Abat", "Bosc"],
        ["Cup", "1.2", "Bosc", "Abat"],
        ["Cup", "1.3", "Abat", "Bosc"],
        ["Cup", "1.4", "Abat", "Mas"],
    ];
    assert_eq!(boards(&matches), ["4 Abat, Ada"]);
}

/// What a rule tells of games of two people on one day, all of round 1: their moves, results and further tags.
fn told_of_match(rule: &str, games: &[[&str; 3]]) -> usize {
    let folder = tempfile::tempdir().unwrap();
    let games = games.iter().map(|[moves, result, tags]| {
        format!(
            "[Event \"Blitz\"]\n[Date \"2025.03.07\"]\n[Round \"1\"]\n[White \"Inventa, Ada\"]\n\
             [Black \"Fabula, Bruno\"]\n{tags}[Result \"{result}\"]\n\n{moves} {result}\n\n"
        )
    });
    let file = folder.path().join("games.pgn");
    fs::write(&file, games.collect::<String>()).unwrap();
    let out = folder.path().join("reports");
    let flags = ["--out", out.to_str().unwrap(), "--quiet", "--fail-on"];
    let file = file.to_str().unwrap();
    arbiter(&[&["audit", file][..], &flags, &["never", "--format", "csv"]].concat());
    findings(&out, &[rule]).len()
}

/// A short draw whose moves open another game of the two is a game of its own, where rounds say nothing.
#[test]
fn a_short_draw_of_a_match_does_not_contradict_the_game_that_opens_so() {
    let short = LONG.split(" 4. ").next().unwrap();
    let told = |games: &[[&str; 3]]| told_of_match("ARC002", games);
    let (draw, won) = ([short, "1/2-1/2", ""], [LONG, "1-0", ""]);
    assert_eq!(told(&[draw, won]), 1);
    let others = [[OTHER, "0-1", ""], ["1. c4 e5 2. Nc3 Nf6", "1/2-1/2", ""]];
    assert_eq!(told(&[draw, won, others[0], others[1]]), 0);
}

/// Nor is it a copy of a longer draw, there or where the two were played with other times.
#[test]
fn a_short_draw_of_a_match_is_no_copy_of_the_draw_that_opens_so() {
    let opening = LONG.split(" 4. ").next().unwrap();
    let told = |games: &[[&str; 3]]| told_of_match("ARC001", games);
    let (short, long) = ([opening, "1/2-1/2", ""], [LONG, "1/2-1/2", ""]);
    let other = [OTHER, "0-1", ""];
    assert_eq!(told(&[short, long]), 1);
    assert_eq!(told(&[short, long, other]), 0);
    assert_eq!(told(&[long, short, other]), 0);
    // Twice the same is a copy there too, and so is a longer part.
    assert_eq!(told(&[long, short, other, short]), 1);
    let part = [LONG.split(" 12. ").next().unwrap(), "1/2-1/2", ""];
    assert_eq!(told(&[long, part, other]), 1);
    let timed = |[moves, result, _]: [&'static str; 3], control| [moves, result, control];
    let (blitz, rapid) = ("[TimeControl \"180+2\"]\n", "[TimeControl \"900+10\"]\n");
    assert_eq!(told(&[timed(short, blitz), timed(long, rapid)]), 0);
    assert_eq!(told(&[timed(short, blitz), timed(short, rapid)]), 0);
    assert_eq!(told(&[timed(short, blitz), timed(long, "")]), 1);
    assert_eq!(told(&[timed(short, blitz), timed(long, blitz)]), 1);
    assert_eq!(told(&[timed(long, blitz), timed(long, rapid)]), 1);
}

/// Three games of one pairing in a round on a day are a match; of two, one must be wrong.
#[test]
fn the_games_of_a_match_do_not_contradict_each_other() {
    let there = ["Blitz match", "1", "Abat", "Bosc"];
    let back = ["Blitz match", "1", "Bosc", "Abat"];
    let conflicts = |games: &[[&str; 4]]| told_of(games, "ARC002");
    assert_eq!(conflicts(&[there, back, there, back, there]), [""; 0]);
    assert_eq!(conflicts(&[there, there]), ["2 Abat, Ada"]);
    // The games of a match that are numbered may have two versions.
    let numbered = ["1.1", "1.2", "1.3", "1.3"].map(|round| ["Match", round, "Abat", "Bosc"]);
    assert_eq!(conflicts(&numbered), ["4 Abat, Ada"]);
    // Everybody meets everybody twice with the same colours, and every game bears round 1.
    let players = ["Abat", "Bosc", "Coll", "Font"];
    let all = (0..4).flat_map(|one| (one + 1..4).map(move |other| (one, other)));
    let all = all.map(|(one, other)| ["Blitz", "1", players[one], players[other]]);
    let all: Vec<_> = all.collect();
    assert_eq!(conflicts(&[&all[..], &all].concat()), [""; 0]);
}
