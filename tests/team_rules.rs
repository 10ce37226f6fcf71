//! The regulations of team events (`[team]` of the event file), through the command line: each one kept, broken, and undecidable.
//! `fixtures/tournaments` has a local match of two houses and a league with two teams of one club, clean and with a breach of
//! everything that their regulations say; the rows here say what is found and nothing else.

#[path = "audit/scratch.rs"]
#[allow(dead_code)]
mod scratch;

use std::path::Path;

use scratch::{Ran, Row, Scratch, ran, rows};

fn fixture(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/tournaments");
    std::fs::read_to_string(path.join(name)).expect("a fixture")
}

/// An event: its regulations and its games, each a text that a test may change.
struct Event {
    regulations: String,
    name: &'static str,
    games: String,
}

impl Event {
    fn of(folder: &str, name: &'static str) -> Event {
        Event {
            regulations: fixture(&format!("{folder}/event.toml")),
            name,
            games: fixture(&format!("{folder}/{name}")),
        }
    }

    fn local(name: &'static str) -> Event {
        Event::of("local-match", name)
    }

    fn league(name: &'static str) -> Event {
        Event::of("catalan-league", name)
    }

    /// The same with another regulation under `[team]`.
    fn with(mut self, regulation: &str) -> Event {
        let end = self.regulations.find("[team]\n").expect("a team event") + "[team]\n".len();
        self.regulations.insert_str(end, &format!("{regulation}\n"));
        self
    }

    #[track_caller]
    fn regulation(mut self, from: &str, to: &str) -> Event {
        assert!(self.regulations.contains(from), "{from}");
        self.regulations = self.regulations.replace(from, to);
        self
    }

    #[track_caller]
    fn games(mut self, from: &str, to: &str) -> Event {
        assert!(self.games.contains(from), "{from}");
        self.games = self.games.replace(from, to);
        self
    }

    /// Without the lists of the event file, and what stands behind them.
    fn without_lists(mut self) -> Event {
        let end = self.regulations.find("[[team.list]]").expect("a list");
        self.regulations.truncate(end);
        self
    }

    #[track_caller]
    fn run(&self, status: i32, arguments: &[&str]) -> (Scratch, Ran) {
        let scratch = Scratch::new();
        scratch.file("event.toml", &self.regulations);
        scratch.file(self.name, &self.games);
        let mut command = assert_cmd::cargo::cargo_bin_cmd!("arbiter");
        command
            .env("LC_ALL", "C")
            .current_dir(scratch.path())
            .args(["standings", self.name])
            .args(arguments);
        let run = ran(&mut command);
        assert_eq!(run.status, status, "{}", run.stderr);
        (scratch, run)
    }

    /// The rows of one regulation, each as a line; the first is about the whole.
    #[track_caller]
    fn rows_of(&self, status: i32, regulation: &str) -> Vec<String> {
        let (scratch, _) = self.run(status, &[]);
        lines(&rows(&scratch.report("team_checks.csv")), Some(regulation))
    }
}

/// `regulation verdict: round, team, opponent, board, player: reason`
fn lines(rows: &[Row], regulation: Option<&str>) -> Vec<String> {
    let wanted = rows
        .iter()
        .filter(|row| regulation.is_none_or(|name| &row["regulation"] == name));
    let line = |row: &Row| {
        let place = ["round", "team", "opponent", "board", "player"].map(|name| &row[name]);
        let place = place.join("|");
        let place = place.trim_end_matches('|');
        let name = match regulation {
            Some(_) => String::new(),
            None => format!("{} ", &row["regulation"]),
        };
        format!("{name}{} {place}: {}", &row["verdict"], &row["reason"])
    };
    wanted.map(line).collect()
}

/// The summary of a regulation of which so many were looked at.
fn kept(unit: &str, looked: usize) -> String {
    format!("kept 0: {unit} looked at: {looked}; broken: 0; undecidable: 0")
}

fn broken(unit: &str, looked: usize, broken: usize) -> String {
    format!("broken 0: {unit} looked at: {looked}; broken: {broken}; undecidable: 0")
}

fn undecidable(unit: &str, looked: usize, undecidable: usize) -> String {
    format!("undecidable 0: {unit} looked at: {looked}; broken: 0; undecidable: {undecidable}")
}

#[test]
fn a_local_match_that_keeps_its_regulations_is_accused_of_nothing() {
    let (scratch, run) = Event::local("games.pgn").run(0, &[]);
    assert_eq!(
        lines(&rows(&scratch.report("team_checks.csv")), None),
        [
            "boards kept 0: matches looked at: 2; broken: 0; undecidable: 0",
            "substitutes_after_round kept 0: line-ups looked at: 2; broken: 0; undecidable: 0",
            "one_match_a_round kept 0: players looked at: 11; broken: 0; undecidable: 0",
            "rematch kept 0: players looked at: 11; broken: 0; undecidable: 0",
            "colors kept 0: matches looked at: 2; broken: 0; undecidable: 0",
            "tie_break_game kept 0: pairs of teams looked at: 1; broken: 0; undecidable: 0",
        ]
    );
    let told = "regulations of the team event: 6 kept, 0 broken, 0 undecidable";
    assert!(run.stderr.contains(told), "{}", run.stderr);
    let summary: serde_json::Value =
        serde_json::from_str(&scratch.report("standings_summary.json")).expect("JSON");
    assert_eq!(summary["tournaments"][0]["team_checks"]["kept"], 6);
}

#[test]
fn a_local_match_with_a_breach_of_everything() {
    let (scratch, _) = Event::local("breaches.pgn").run(1, &[]);
    assert_eq!(
        lines(&rows(&scratch.report("team_checks.csv")), None),
        [
            "boards broken 0: matches looked at: 2; broken: 1; undecidable: 0",
            "boards broken 2|Casa Faig|Casa Roure: 6 boards, and a match has 5",
            "substitutes_after_round broken 0: line-ups looked at: 2; broken: 1; undecidable: 0",
            "substitutes_after_round broken 1|Casa Roure|Casa Faig|5|Tell, Pau: number 6 of the list is a substitute \
             (regulars up to 5), and none may play up to round 1",
            "one_match_a_round broken 0: players looked at: 12; broken: 1; undecidable: 0",
            "one_match_a_round broken 2|Casa Roure|Casa Faig||Roure, Anna: also sits for Casa Roure in this round",
            "rematch broken 0: players looked at: 12; broken: 1; undecidable: 0",
            "rematch broken 2|Casa Roure|Casa Faig||Alzina, Carles: met Pi, Bernat in round 1 already",
            "colors broken 0: matches looked at: 2; broken: 1; undecidable: 0",
            "colors broken 1|Casa Faig|Casa Roure|3|Avet, Laia: Casa Roure has White in this round",
            "tie_break_game broken 0: pairs of teams looked at: 1; broken: 1; undecidable: 0",
            "tie_break_game broken 2|Casa Roure|Casa Faig: a tie-break game, and the teams are not level: 7 and 4",
        ]
    );
}

#[test]
fn a_league_that_keeps_its_regulations_is_accused_of_nothing() {
    let (scratch, _) = Event::league("clean.trf").run(0, &[]);
    assert_eq!(
        lines(&rows(&scratch.report("team_checks.csv")), None),
        [
            "boards kept 0: matches looked at: 6; broken: 0; undecidable: 0",
            "board_order kept 0: line-ups looked at: 12; broken: 0; undecidable: 0",
            "late_substitutes kept 0: line-ups looked at: 12; broken: 0; undecidable: 0",
            "foreigners kept 0: line-ups looked at: 12; broken: 0; undecidable: 0",
            "regulars_stay_up kept 0: line-ups looked at: 12; broken: 0; undecidable: 0",
            "one_match_a_round kept 0: players looked at: 35; broken: 0; undecidable: 0",
            "colors kept 0: matches looked at: 6; broken: 0; undecidable: 0",
            "defaults_out kept 0: teams looked at: 4; broken: 0; undecidable: 0",
            "annul_before_half kept 0: teams looked at: 4; broken: 0; undecidable: 0",
        ]
    );
}

#[test]
fn a_league_with_a_breach_of_everything() {
    let (scratch, _) = Event::league("breaches.trf").run(1, &[]);
    let found = lines(&rows(&scratch.report("team_checks.csv")), None);
    let found: Vec<&String> = found.iter().filter(|line| !line.contains(" 0: ")).collect();
    assert_eq!(
        found,
        [
            "boards broken 2|Peona B|Peona A: 9 boards, and a match has 8",
            "board_order broken 3|Peona A|Alfil|2|Abella, Ada: number 1 of the list sits behind Horta, Duran (number 2, board \
             1)",
            "late_substitutes broken 1|Alfil|Peona B: out of order: at best these came in late as substitutes, and at most 2 \
             may: Camp, Feliu; Joncar, Iu; Riba, Blai",
            "foreigners broken 3|Alfil|Peona A: more foreigners than 2: Bosc, Elna; Font, Gal·la; Camp, Feliu",
            "regulars_stay_up broken 3|Peona B|Torre|1|Prat, Gal·la: number 3 of the list is a regular of Peona A, a higher \
             team",
            "one_match_a_round broken 3|Peona B|Torre|1|Prat, Gal·la: also sits for Peona A in this round, on board 3",
            "one_match_a_round broken 2|Peona B|Peona A||Quer, Hug: also sits for Peona A in this round",
            "colors undecidable 2|Peona B|Peona A: the input does not number the boards",
            "colors broken 3|Peona A|Alfil: Peona A has White on boards 1, 2, 3, 5, 7: neither on the odd ones alone nor on \
             the even ones alone",
            "defaults_out broken 3|Torre: out by 2 defaults after round 2, and paired again",
        ]
    );
}

/// Games of teams with one board each: round, White, Black, result; a player is called after his team.
fn small(regulations: &str, games: &[(&str, &str, &str, &str, &str)]) -> Event {
    let game = |(round, white, black, result, more): &(&str, &str, &str, &str, &str)| {
        format!(
            "[Event \"Invented league\"]\n[Round \"{round}\"]\n[White \"{white} player\"]\n[Black \"{black} player\"]\n\
             [Result \"{result}\"]\n[WhiteTeam \"{white}\"]\n[BlackTeam \"{black}\"]\n{more}\n1. e4 e5 2. Nf3 Nc6 {result}\n\n"
        )
    };
    Event {
        regulations: regulations.to_owned(),
        name: "games.pgn",
        games: games.iter().map(game).collect(),
    }
}

/// The games of the local match, each whole, with the one of this round changed.
fn with_game(event: Event, round: &str, change: impl Fn(&str) -> String) -> Event {
    let games = event.games.split_inclusive("\n\n[Event ").map(|game| {
        match game.contains(&format!("[Round \"{round}\"]")) {
            true => change(game),
            false => game.to_owned(),
        }
    });
    Event {
        games: games.collect(),
        ..event
    }
}

#[test]
fn line_ups_stand_in_the_order_of_the_list() {
    let local = || Event::local("games.pgn").with("board_order = \"list\"");
    // Faig, Dolors, the first of her list, sits at board 4 of round 2.
    assert_eq!(
        local().rows_of(1, "board_order"),
        [
            broken("line-ups", 4, 1),
            "broken 2|Casa Faig|Casa Roure|4|Faig, Dolors: number 1 of the list sits behind Cedre, Oriol (number 4, board 3)"
                .to_owned()
        ]
    );
    let moved = local().regulation(
        "\"Faig, Dolors\", \"Pi, Bernat\", \"Avet, Laia\", \"Cedre, Oriol\", \"Teix, Emma\"",
        "\"Pi, Bernat\", \"Avet, Laia\", \"Cedre, Oriol\", \"Faig, Dolors\", \"Teix, Emma\"",
    );
    // With that list it is the first round that is out of order.
    assert_eq!(moved.rows_of(1, "board_order").len(), 2);
    assert_eq!(
        local().without_lists().rows_of(0, "board_order"),
        [
            "undecidable 0: no list says in what order the players of a team stand: give [[team.list]] in the event file, or \
             the lines of teams in a report"
        ]
    );
    let unknown = Event::league("clean.trf").regulation("\"Prat, Gal·la\"", "\"Prat, Galla\"");
    assert_eq!(
        unknown.rows_of(0, "board_order"),
        [
            undecidable("line-ups", 12, 3),
            "undecidable 1|Peona A|Torre: not on the list of the team under this name or ID: Prat, Gal·la".to_owned(),
            "undecidable 2|Peona A|Peona B: not on the list of the team under this name or ID: Prat, Gal·la".to_owned(),
            "undecidable 3|Peona A|Alfil: not on the list of the team under this name or ID: Prat, Gal·la".to_owned(),
        ]
    );
}

#[test]
fn who_sat_where_is_not_made_up() {
    let mut games = Event::local("games.pgn").with("board_order = \"list\"");
    for board in 1..=5 {
        for round in 1..=2 {
            games = games.games(&format!("\"{round}.{board}\""), &format!("\"{round}\""));
        }
    }
    let rows = games.rows_of(0, "board_order");
    assert_eq!(rows[0], undecidable("line-ups", 4, 4));
    assert!(
        rows[1].ends_with(": the input does not say who sat at which board"),
        "{rows:?}"
    );
    // Lines 013 name the players of a team, and not who sat where.
    let mut league = Event::league("clean.trf");
    let as_013 = |line: &str| match line.starts_with("310") {
        true => format!("013 {}{}\n", &line[8..40], &line[73..]),
        false => format!("{line}\n"),
    };
    league.games = league.games.lines().map(as_013).collect();
    let rows = league.rows_of(0, "board_order");
    assert_eq!(rows[0], undecidable("line-ups", 12, 12));
    assert!(
        rows[1].ends_with(": the input does not say who sat at which board"),
        "{rows:?}"
    );
    let rows = league.rows_of(0, "colors");
    assert_eq!(rows[0], undecidable("matches", 6, 6));
}

#[test]
fn line_ups_stand_in_the_order_of_ratings() {
    let league = || {
        Event::league("clean.trf").regulation("board_order = \"list\"", "board_order = \"rating\"")
    };
    assert_eq!(league().rows_of(0, "board_order"), [kept("line-ups", 12)]);
    let weak = league().games("2300 ESP     2201001", "2000 ESP     2201001");
    assert_eq!(
        weak.rows_of(1, "board_order"),
        [
            broken("line-ups", 12, 2),
            "broken 1|Peona A|Torre|2|Horta, Duran: with 2285 sits behind Abella, Ada (2000, board 1)".to_owned(),
            "broken 2|Peona A|Peona B|2|Horta, Duran: with 2285 sits behind Abella, Ada (2000, board 1)".to_owned(),
        ]
    );
    let unrated = league().games("2300 ESP     2201001", "     ESP     2201001");
    assert_eq!(
        unrated.rows_of(0, "board_order"),
        [
            undecidable("line-ups", 12, 2),
            "undecidable 1|Peona A|Torre: without a rating: Abella, Ada".to_owned(),
            "undecidable 2|Peona A|Peona B: without a rating: Abella, Ada".to_owned(),
        ]
    );
}

#[test]
fn late_substitutes_may_break_the_order_and_nobody_says_who_came_late() {
    let three =
        Event::league("breaches.trf").regulation("late_substitutes = 2", "late_substitutes = 3");
    let rows = three.rows_of(1, "board_order");
    assert_eq!(
        rows[1],
        "undecidable 1|Alfil|Peona B: out of order, unless these came in late as substitutes, which the input does not say: \
         Camp, Feliu; Joncar, Iu; Riba, Blai"
    );
    assert_eq!(three.rows_of(1, "late_substitutes"), [kept("line-ups", 8)]);
    // Where nobody may come in late, it is the order that is broken.
    let none = Event::league("breaches.trf").regulation("late_substitutes = 2", "# none");
    assert_eq!(
        none.rows_of(1, "board_order")[1],
        "broken 1|Alfil|Peona B|5|Zafra, Duran: number 5 of the list sits behind Riba, Blai (number 11, board 4)"
    );
    assert_eq!(none.rows_of(1, "late_substitutes"), Vec::<String>::new());
}

#[test]
fn foreigners_are_counted_where_federations_are_known() {
    let unknown = Event::league("breaches.trf").games("2255 FRA", "2255    ");
    assert_eq!(
        unknown.rows_of(1, "foreigners"),
        [
            undecidable("line-ups", 8, 1),
            "undecidable 3|Alfil|Peona A: foreigners: 2, at most 2 may play, and of these the input says no federation: \
             Bosc, Elna"
                .to_owned(),
        ]
    );
    let nobody = Event::league("clean.trf").regulation("federation = \"CAT\"", "");
    assert_eq!(
        nobody.rows_of(0, "foreigners"),
        ["undecidable 0: the event file does not say whose event it is: give event.federation"]
    );
    // Without the exception the Andorran counts too.
    let andorran = Event::league("clean.trf")
        .regulation("\"ESP\", \"AND\"", "\"ESP\"")
        .regulation("foreigners = 2", "foreigners = 2 # and the Andorran");
    let rows = andorran.rows_of(1, "foreigners");
    assert!(
        rows[1].contains("Bosc, Elna; Quer, Ada; Font, Gal·la"),
        "{rows:?}"
    );
}

#[test]
fn substitutes_stand_behind_the_regulars_on_the_list() {
    let league = |most: u32| Event::league("clean.trf").with(&format!("substitutes = {most}"));
    assert_eq!(league(1).rows_of(0, "substitutes"), [kept("line-ups", 12)]);
    assert_eq!(
        league(0).rows_of(1, "substitutes"),
        [
            broken("line-ups", 12, 2),
            "broken 2|Torre|Alfil: more substitutes than 0: Xiprer, Cinta".to_owned(),
            // Number 17 of the club; the second team has the regulars 9 to 16.
            "broken 3|Peona B|Torre: more substitutes than 0: Arbre, Blai".to_owned(),
        ]
    );
    let local = Event::local("games.pgn")
        .with("substitutes = 0")
        .without_lists();
    let rows = local.rows_of(0, "substitutes");
    assert!(rows[0].starts_with("undecidable 0: no list"), "{rows:?}");
    let rows = local.rows_of(0, "substitutes_after_round");
    assert!(rows[0].starts_with("undecidable 0: no list"), "{rows:?}");
    let unknown = Event::local("games.pgn").regulation("\"Olm, Núria\"", "\"Olm, N.\"");
    assert_eq!(
        unknown.rows_of(0, "substitutes_after_round"),
        [
            undecidable("line-ups", 2, 1),
            "undecidable 1|Casa Roure|Casa Faig: not on the list of the team under this name or ID: Olm, Núria".to_owned()
        ]
    );
}

#[test]
fn regulars_of_a_higher_team_are_known_by_the_list_of_the_club_alone() {
    let league = Event::league("breaches.trf").without_lists();
    let rows = league.rows_of(1, "regulars_stay_up");
    assert_eq!(rows.len(), 1);
    assert!(rows[0].starts_with("undecidable 0: no list"), "{rows:?}");
    // Number 5 bis is a regular of the first team like number 5; without the bis the last of them would be number 9.
    let bis = || Event::league("clean.trf").games("Quer, Hug ", "Illa, Elna");
    let rows = bis().rows_of(1, "regulars_stay_up");
    assert!(
        rows[1].contains("number 8 of the list is a regular of Peona A"),
        "{rows:?}"
    );
}

#[test]
fn nobody_sits_twice_in_a_round() {
    let mut unknown = Event::local("games.pgn");
    for board in 1..=5 {
        unknown = unknown.games(&format!("\"2.{board}\""), "\"?\"");
    }
    let rows = unknown.rows_of(0, "one_match_a_round");
    assert_eq!(rows[0], undecidable("players", 11, 9));
    assert!(
        rows[1].contains("has several games, and the input does not say all their rounds"),
        "{rows:?}"
    );
    let rows = unknown.rows_of(0, "colors");
    assert_eq!(rows.len(), 2);
    assert!(
        rows[1].ends_with(": the input does not say the round"),
        "{rows:?}"
    );
    // Two lines of one name without an ID may be one person.
    let namesake = Event::league("breaches.trf").games("    2201003 1950", "          0 1950");
    let rows = namesake.rows_of(1, "one_match_a_round");
    assert!(
        rows.iter().any(|row| row
            .starts_with("undecidable 3|Peona B|Torre|1|Prat, Gal·la: somebody of the same name")),
        "{rows:?}"
    );
    // A game that was handed in twice is one game.
    let mut twice = Event::local("games.pgn");
    twice.games = twice.games.repeat(2);
    assert_eq!(twice.rows_of(0, "one_match_a_round"), [kept("players", 11)]);
}

#[test]
fn a_second_seat_counts_for_its_match_and_is_told() {
    let (scratch, run) = Event::local("breaches.pgn").run(1, &[]);
    let told = "game 11: Roure, Anna has another game in round 2 of this team event; both count, each for its match";
    assert!(run.stderr.contains(told), "{}", run.stderr);
    let points: Vec<String> = rows(&scratch.report("standings.csv"))
        .iter()
        .map(|row| format!("{} {}", &row["player"], &row["points"]))
        .collect();
    assert_eq!(points, ["Casa Roure 7", "Casa Faig 4"]);
}

#[test]
fn two_players_meet_once() {
    let open = with_game(Event::local("breaches.pgn"), "2.2", |game| {
        game.replace("1-0", "*")
    });
    assert_eq!(
        open.rows_of(1, "rematch"),
        [
            undecidable("players", 12, 1),
            "undecidable 2|Casa Roure|Casa Faig||Alzina, Carles: met Pi, Bernat in round 1 already; one of the two games has \
             no result"
                .to_owned()
        ]
    );
    // A game that was not played is no meeting.
    let default = with_game(Event::local("breaches.pgn"), "2.2", |game| {
        game.replace("1-0", "+/-")
    });
    assert_eq!(default.rows_of(1, "rematch"), [kept("players", 12)]);
    let allowed = Event::local("breaches.pgn").regulation("rematch = false", "rematch = true");
    assert_eq!(allowed.rows_of(1, "rematch"), Vec::<String>::new());
}

#[test]
fn colours_by_round() {
    let unknown = Event::local("games.pgn")
        .regulation("first_white = \"Casa Roure\"", "first_white = \"Roure\"");
    assert_eq!(
        unknown.rows_of(0, "colors"),
        ["undecidable 0: Roure (first_white) is no team of the input: write it as there"]
    );
    // Where it is not said who begins, each must have one colour, and the other in the next round.
    let unsaid = Event::local("breaches.pgn").regulation("first_white = \"Casa Roure\"", "");
    assert_eq!(
        unsaid.rows_of(1, "colors"),
        [
            broken("matches", 2, 1),
            "broken 1|Casa Roure|Casa Faig: Casa Roure has White on boards 1, 2, 4, 5 and Black on others".to_owned()
        ]
    );
    let regulations =
        "[scoring.team]\nboards = 1\nscoring = \"match\"\n[team]\ncolors = \"by-round\"\n";
    let again = small(
        regulations,
        &[("1.1", "A", "B", "1-0", ""), ("2.1", "A", "B", "1-0", "")],
    );
    assert_eq!(
        again.rows_of(1, "colors"),
        [
            broken("matches", 2, 2),
            "broken 2|A|B: White, and round 1 asks for Black".to_owned(),
            "broken 2|B|A: Black, and round 1 asks for White".to_owned(),
        ]
    );
    let other = small(
        regulations,
        &[("1.1", "A", "B", "1-0", ""), ("2.1", "B", "A", "1-0", "")],
    );
    assert_eq!(other.rows_of(0, "colors"), [kept("matches", 2)]);
}

#[test]
fn colours_by_board_hold_also_where_a_board_is_missing() {
    // The fourth board of a match was not handed in: the fifth is still the fifth.
    let mut local =
        Event::local("games.pgn").regulation("colors = \"by-round\"", "colors = \"home-odd\"");
    local = local.regulation("first_white = \"Casa Roure\"", "");
    let rows = local.rows_of(1, "colors");
    assert_eq!(
        rows[1],
        "broken 1|Casa Roure|Casa Faig: Casa Roure has White on boards 1, 2, 3, 4, 5: neither on the odd ones alone nor on the \
         even ones alone"
    );
    let odd = |round: &str| ["1", "3", "5"].map(|board| format!("[Round \"{round}.{board}\"]"));
    let kept_games: Vec<&str> = local
        .games
        .split("[Event ")
        .filter(|game| {
            odd("1")
                .iter()
                .chain(&odd("2"))
                .any(|tag| game.contains(tag.as_str()))
        })
        .collect();
    local.games = kept_games
        .iter()
        .map(|game| format!("[Event {game}"))
        .collect();
    assert_eq!(local.rows_of(0, "colors"), [kept("matches", 2)]);
}

#[test]
fn two_defaults_and_a_team_is_out() {
    // Past half of three rounds the points stand; before half of six they are annulled, and those made against it too.
    let (_, run) = Event::league("breaches.trf").run(1, &[]);
    assert!(
        run.stderr
            .contains("Torre is out by 2 defaults after round 2: the points stand"),
        "{}",
        run.stderr
    );
    let (scratch, run) = Event::league("breaches.trf")
        .games("142 3", "142 6")
        .run(1, &[]);
    let told = "Torre is out by 2 defaults after round 2 of 6, before half: annulled";
    assert!(run.stderr.contains(told), "{}", run.stderr);
    let points = |scratch: &Scratch| -> Vec<String> {
        let table = rows(&scratch.report("standings.csv"));
        table
            .iter()
            .map(|row| format!("{} {}", &row["player"], &row["points"]))
            .collect()
    };
    let annulled = points(&scratch);
    assert!(annulled.contains(&"Torre 0".to_owned()), "{annulled:?}");
    // Without the regulation they stand, and under the Catalan rules they fall without it.
    let stands = || {
        Event::league("breaches.trf")
            .games("142 3", "142 6")
            .regulation("annul_before_half = true", "")
    };
    let (scratch, _) = stands().run(1, &[]);
    assert_ne!(points(&scratch), annulled);
    let (scratch, _) = stands().run(1, &["--rules", "fce-1986"]);
    assert!(points(&scratch).contains(&"Torre 0".to_owned()));
    // A third default is allowed where the regulations say so.
    let three = Event::league("breaches.trf").regulation("defaults_out = 2", "defaults_out = 3");
    assert_eq!(three.rows_of(1, "defaults_out"), [kept("teams", 4)]);
}

#[test]
fn players_who_rest_are_not_annulled_in_a_team_event() {
    // By the Catalan rules who leaves before half is annulled: of a team event, that is the team.
    let (scratch, run) = Event::league("clean.trf").run(0, &["--rules", "fce-1986"]);
    assert!(!run.stderr.contains("annulled"), "{}", run.stderr);
    let (again, _) = Event::league("clean.trf").run(0, &["--tiebreaks", "GPTS"]);
    let game_points = |scratch: &Scratch, column: &str| -> Vec<String> {
        let table = rows(&scratch.report("standings.csv"));
        let mut points: Vec<String> = table
            .iter()
            .map(|row| format!("{} {}", &row["player"], &row[column]))
            .collect();
        points.sort();
        points
    };
    let (catalan, _) =
        Event::league("clean.trf").run(0, &["--rules", "fce-1986", "--tiebreaks", "GPTS"]);
    assert_eq!(game_points(&catalan, "GPTS"), game_points(&again, "GPTS"));
    drop(scratch);
}

#[test]
fn games_do_not_say_which_team_has_left() {
    let regulations =
        "[scoring.team]\nboards = 1\nscoring = \"match\"\n[team]\nannul_before_half = true\n";
    let event = small(
        regulations,
        &[
            ("1.1", "A", "B", "1-0", ""),
            ("1.2", "C", "D", "1-0", ""),
            ("2.1", "A", "C", "1-0", ""),
            ("3.1", "D", "A", "1-0", ""),
            ("4.1", "C", "D", "1-0", ""),
            ("5.1", "A", "C", "1-0", ""),
        ],
    );
    let rows = event.rows_of(0, "annul_before_half");
    assert_eq!(
        rows,
        [
            undecidable("teams", 4, 1),
            "undecidable 2|B: nothing is known after round 1, before half: the input does not say who has left; a tournament \
             report (TRF) would"
                .to_owned()
        ]
    );
}

#[test]
fn a_tie_break_game_decides_where_two_teams_are_level() {
    let (scratch, run) = Event::local("games.pgn").run(0, &["--explain", "Casa Faig"]);
    let table = rows(&scratch.report("standings.csv"));
    let places: Vec<String> = table
        .iter()
        .map(|row| {
            ["rank", "player", "points", "TBG"]
                .map(|name| &row[name])
                .join(" ")
        })
        .collect();
    assert_eq!(places, ["1 Casa Faig 5 1", "2 Casa Roure 5 2"]);
    let told = "tie-break game 11, Casa Roure: won, by a draw, which counts for Black";
    assert!(run.stdout.contains(told), "{}", run.stdout);
    let without = || {
        let mut event = Event::local("games.pgn");
        let end = event.games.rfind("[Event ").expect("a game");
        event.games.truncate(end);
        event
    };
    assert_eq!(
        without().rows_of(0, "tie_break_game"),
        [
            undecidable("pairs of teams", 1, 1),
            "undecidable 2|Casa Roure|Casa Faig: level, and no game of the input has the time 300-240 (White, Black)".to_owned()
        ]
    );
    let mut two = Event::local("games.pgn");
    let last = two.games.rfind("[Event ").expect("a game");
    let again = two.games[last..].replace("Pi, Bernat", "Avet, Laia");
    two.games.push_str(&again);
    let rows = two.rows_of(1, "tie_break_game");
    assert!(
        rows[1].ends_with("2 tie-break games, and one decides"),
        "{rows:?}"
    );
    let open = with_game(Event::local("games.pgn"), "3", |game| {
        game.replace("1/2-1/2", "*")
    });
    let rows = open.rows_of(0, "tie_break_game");
    assert!(
        rows[1].ends_with("tie-break game 11 has no result"),
        "{rows:?}"
    );
    let (scratch, _) = Event::local("games.pgn").run(0, &["--round", "1"]);
    let rows = lines(&rows_of(&scratch), Some("tie_break_game"));
    assert_eq!(
        rows,
        ["undecidable 0: the event is not over: round 2 has results"]
    );
}

fn rows_of(scratch: &Scratch) -> Vec<Row> {
    rows(&scratch.report("team_checks.csv"))
}

#[test]
fn where_matches_lead_a_tie_break_game_wins_the_level_match_of_its_round() {
    let regulations = |scoring: &str| {
        format!(
            "[scoring.team]\nboards = 1\nscoring = \"{scoring}\"\n[team]\ntie_break_game = \"300-240\"\n"
        )
    };
    let games = |round: &'static str| {
        [
            ("1.1", "A", "B", "1/2-1/2", ""),
            (round, "B", "A", "1-0", "[TimeControl \"W300-B240\"]\n"),
        ]
    };
    let event = small(&regulations("match"), &games("1"));
    let (scratch, _) = event.run(0, &[]);
    let table = rows(&scratch.report("standings.csv"));
    let points: Vec<String> = table
        .iter()
        .map(|row| format!("{} {}", &row["player"], &row["points"]))
        .collect();
    assert_eq!(points, ["B 2", "A 0"]);
    assert_eq!(event.rows_of(0, "tie_break_game"), [kept("matches", 1)]);
    // A round in which the two have no match.
    let rows = small(&regulations("match"), &games("2")).rows_of(0, "tie_break_game");
    assert_eq!(rows[0], undecidable("matches", 1, 2));
    assert!(
        rows[2].ends_with("tie-break game 2 has the round of no match between the two"),
        "{rows:?}"
    );
}

#[test]
fn a_tie_break_game_is_judged_by_its_own_time_and_as_armageddon() {
    let scratch = Scratch::new();
    let event = with_game(Event::local("games.pgn"), "3", |game| {
        game.replace("1/2-1/2", "0-1")
    });
    scratch.file("event.toml", &event.regulations);
    // A stalemate, scored as Black's win.
    let stalemate = event.games.rfind("1. e4").expect("moves");
    let games = format!(
        "{}60. Qe6 0-1\n",
        event.games[..stalemate].replace(
            "[TimeControl \"W300-B240\"]\n",
            "[TimeControl \"W300-B240\"]\n[SetUp \"1\"]\n[FEN \"7k/4Q3/6K1/8/8/8/8/8 w - - 0 60\"]\n"
        )
    );
    scratch.file("games.pgn", games);
    let run = scratch.audit(&["games.pgn"]);
    assert_eq!(run.status, 0, "{}", run.stderr);
    let games = scratch.games();
    let paces: Vec<&str> = games.iter().map(|game| &game["pace"]).collect();
    assert_eq!(paces[..10], ["rapid"; 10]);
    assert_eq!(paces[10], "blitz");
}

#[test]
fn without_teams_or_without_regulations_nothing_is_said_to_be_kept() {
    // No game names two teams: nothing can be judged.
    let mut nameless = Event::local("games.pgn");
    for tag in ["WhiteTeam", "BlackTeam"] {
        let named = format!("[{tag} \"Casa Roure\"]\n");
        nameless.games = nameless.games.replace(&named, "");
    }
    let (scratch, run) = nameless.run(1, &[]);
    assert!(
        run.stderr
            .contains("game 11 is a tie-break game by its time control, and its teams")
    );
    let verdicts: Vec<Row> = rows_of(&scratch);
    assert_eq!(verdicts.len(), 6);
    for row in &verdicts {
        assert_eq!(&row["verdict"], "undecidable");
        assert!(
            row["reason"].starts_with("the input shows no teams"),
            "{}",
            &row["reason"]
        );
    }
    // No regulations: no table, in no format.
    let mut without = Event::local("games.pgn");
    let end = without.regulations.find("[team]").expect("a team event");
    without.regulations.truncate(end);
    let (scratch, run) = without.run(0, &["--format", "csv,json,xlsx"]);
    for name in ["team_checks.csv", "team_checks.json"] {
        assert!(
            !scratch.path().join("reports").join(name).exists(),
            "{name}"
        );
    }
    assert!(!run.stderr.contains("regulations"), "{}", run.stderr);
}

#[test]
fn reasons_are_told_in_the_language_that_is_asked_for() {
    let (scratch, _) = Event::local("breaches.pgn").run(1, &["--lang", "ca"]);
    let rows = lines(&rows_of(&scratch), Some("colors"));
    assert_eq!(
        rows[1],
        "broken 1|Casa Faig|Casa Roure|3|Avet, Laia: en aquesta ronda les blanques són de Casa Roure"
    );
}

#[test]
fn the_line_300_of_one_team_seats_the_other_too() {
    // The second team of the match has its first two players the other way round: those whom they met sat so too.
    let mut league = Event::league("clean.trf");
    league.games += "300   1   2   1   11   10   12   13   14   15   16   17\n";
    let rows = league.rows_of(1, "board_order");
    assert_eq!(
        rows,
        [
            broken("line-ups", 12, 2),
            "broken 1|Torre|Peona A|2|Oliva, Hug: number 1 of the list sits behind Vall, Ada (number 2, board 1)".to_owned(),
            "broken 1|Peona A|Torre|2|Abella, Ada: number 1 of the list sits behind Horta, Duran (number 2, board 1)"
                .to_owned(),
        ]
    );
    let rows = league.rows_of(1, "colors");
    assert_eq!(rows[0], broken("matches", 6, 1));
}

/// Teams are ranked, and whoever does not sit at a board rests; of a team without a match nothing is known.
#[test]
fn teams_are_counted_and_whoever_rests_is_not_told() {
    let (_, run) = Event::local("games.pgn").run(0, &["--kind", "swiss"]);
    let told = "2019-03-30: 2 teams (11 players), 2 rounds, Swiss";
    assert!(run.stderr.contains(told), "{}", run.stderr);
    assert!(!run.stderr.contains("nothing is known"), "{}", run.stderr);
    let mut third = Event::local("games.pgn");
    let first = third
        .games
        .split("\n[Event ")
        .next()
        .expect("a game")
        .to_owned();
    let game = first
        .replace("[Round \"1", "[Round \"3")
        .replace("\"Casa Faig\"", "\"Casa Pi\"")
        .replace("[White \"", "[White \"Nova ")
        .replace("[Black \"", "[Black \"Nova ");
    third.games += &format!("\n{game}");
    let (_, run) = third.run(1, &["--kind", "swiss"]);
    let told = "nothing is known of 3 rounds of 2 teams, counted as absence without points";
    assert!(run.stderr.contains(told), "{}", run.stderr);
    assert!(run.stderr.contains("3 teams ("), "{}", run.stderr);
}
