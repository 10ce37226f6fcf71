//! Promotions and norms in `arbiter standings`: each cell of the Catalan tables just at the points that it asks for and half a
//! point below, each condition of a FIDE norm failing alone. The tournaments are made here: one player, and whom he meets.

#[path = "audit/scratch.rs"]
#[allow(dead_code)]
mod scratch;

use std::collections::BTreeSet;

use scratch::{Ran, Row, Scratch, ran, rows};

/// Whom the player meets.
#[derive(Clone, Default)]
struct Opponent {
    id: String,
    title: String,
    rating: u32,
    federation: String,
    /// How many further rounds were a bye of a full point for him, and whether one more was half a point.
    byes: u32,
    half: bool,
}

/// A tournament seen from one player: a round for each opponent, with what he made of it.
#[derive(Clone)]
struct Event {
    name: String,
    head: String,
    player: Opponent,
    sex: char,
    rounds: Vec<(Option<Opponent>, char)>,
}

const NOBODY: &str = "0000 - ";

impl Event {
    fn new(name: &str, player: Opponent) -> Event {
        Event {
            name: name.to_owned(),
            head: String::new(),
            player,
            sex: 'm',
            rounds: Vec::new(),
        }
    }

    /// Each opponent once, and as many half points against the first of them as are asked for.
    fn against(mut self, opponents: &[Opponent], halves: u32) -> Event {
        let mut left = halves;
        for opponent in opponents {
            let own = left.min(2);
            left -= own;
            let mark = ['0', '=', '1'][own as usize];
            self.rounds.push((Some(opponent.clone()), mark));
        }
        assert_eq!(left, 0, "more points than games");
        self
    }

    fn round(mut self, opponent: Option<Opponent>, mark: char) -> Event {
        self.rounds.push((opponent, mark));
        self
    }

    fn trf(&self) -> String {
        let rounds = self.rounds.len();
        let mut text = format!("012 {}\n{}142 {rounds}\n", self.name, self.head);
        let worth = |mark: char| match mark {
            '1' | '+' | 'F' | 'U' => 2,
            '=' | 'H' => 1,
            _ => 0,
        };
        let points: u32 = self.rounds.iter().map(|(_, mark)| worth(*mark)).sum();
        let met = |place: usize, opponent: &Option<Opponent>, mark: char| match opponent {
            Some(_) => format!(
                "  {:4} {} {mark}",
                place + 2,
                if place.is_multiple_of(2) { 'w' } else { 'b' }
            ),
            None => format!("  {NOBODY}{mark}"),
        };
        let cells = self.rounds.iter().enumerate();
        let cells = cells.map(|(place, (opponent, mark))| met(place, opponent, *mark));
        text += &line(
            1,
            self.sex,
            "Pere",
            &self.player,
            points,
            &cells.collect::<String>(),
        );
        for (place, (opponent, mark)) in self.rounds.iter().enumerate() {
            let Some(opponent) = opponent else { continue };
            let mirrored = match mark {
                '1' => '0',
                '0' => '1',
                '+' => '-',
                '-' => '+',
                mark => *mark,
            };
            let mut points = worth(mirrored);
            let mut byes = opponent.byes;
            let mut half = opponent.half;
            let mut cells = String::new();
            for round in 0..rounds {
                if round == place {
                    let color = if place.is_multiple_of(2) { 'b' } else { 'w' };
                    cells += &format!("     1 {color} {mirrored}");
                    continue;
                }
                // Who is there to the end is not annulled.
                let mark = if byes > 0 || round + 1 == rounds {
                    byes = byes.saturating_sub(1);
                    'F'
                } else if half {
                    half = false;
                    'H'
                } else {
                    'Z'
                };
                points += worth(mark);
                cells += &format!("  {NOBODY}{mark}");
            }
            let name = format!("Rival {}", place + 1);
            text += &line(place + 2, 'm', &name, opponent, points, &cells);
        }
        // Two who play in the last round, so that there is one.
        let absent = format!("  {NOBODY}Z").repeat(rounds - 1);
        for (own, other, color) in [(91, 92, 'w'), (92, 91, 'b')] {
            let cells = format!("{absent}  {other:4} {color} =");
            let name = format!("Other {own}");
            text += &line(own, 'm', &name, &Opponent::default(), 1, &cells);
        }
        text
    }
}

fn line(
    number: usize,
    sex: char,
    name: &str,
    player: &Opponent,
    halves: u32,
    cells: &str,
) -> String {
    let rating = match player.rating {
        0 => String::new(),
        rating => rating.to_string(),
    };
    let points = f64::from(halves) / 2.0;
    format!(
        "001 {number:4} {sex}{:>3} {name:33} {rating:>4} {:3} {:>11} {:10} {points:4.1} {number:4}{cells}\n",
        player.title, player.federation, player.id, ""
    )
}

/// A player of the officer's file, by the ID alone: the category and, where there is one, the Catalan rating.
fn catalan(category: &str, rating: u32, copy: usize) -> Opponent {
    let letter = match category {
        "Preferent" => 9,
        "1a" => 1,
        "2a" => 2,
        "3a" => 3,
        _ => 4,
    };
    Opponent {
        id: format!("{letter}{rating:04}{copy:02}"),
        ..Opponent::default()
    }
}

/// One figure for the category, four for the rating, two for telling players apart.
const CATALAN_ID: usize = 7;

/// The officer's file for all players of these events, by what stands in their IDs.
fn officers_file(events: &[Event]) -> String {
    let players = events.iter().flat_map(|event| {
        let opponents = event.rounds.iter().flat_map(|(opponent, _)| opponent);
        opponents.chain([&event.player]).map(|player| &*player.id)
    });
    let ids: BTreeSet<&str> = players.filter(|id| id.len() == CATALAN_ID).collect();
    let mut file = String::from("id,category,rating_ca\n");
    for id in ids {
        let category = match &id[..1] {
            "9" => "Preferent",
            "1" => "1a",
            "2" => "2a",
            "3" => "3a",
            _ => "",
        };
        let rating = id[1..5].trim_start_matches('0');
        file += &format!("{id},{category},{rating}\n");
    }
    file
}

#[track_caller]
fn run(scratch: &Scratch, arguments: &[&str]) -> Ran {
    let mut command = assert_cmd::cargo::cargo_bin_cmd!("arbiter");
    command
        .env("LC_ALL", "C")
        .current_dir(scratch.path())
        .args(["standings", "events", "-q"])
        .args(arguments);
    let run = ran(&mut command);
    assert!(run.status < 2, "{}", run.stderr);
    run
}

/// One file for each event, and the officer's.
fn scratch(events: &[Event], players: &str) -> Scratch {
    let scratch = Scratch::new();
    for (place, event) in events.iter().enumerate() {
        scratch.file(&format!("events/{place:03}.trf"), event.trf());
    }
    scratch.file("players.csv", players);
    scratch
}

/// The rows of the one player who is looked at, one for each event.
fn promotions_with(events: &[Event], players: &str) -> Vec<Row> {
    let scratch = scratch(events, players);
    run(
        &scratch,
        &[
            "--rules",
            "fce-1986",
            "--kind",
            "swiss",
            "--players",
            "players.csv",
        ],
    );
    let all = rows(&scratch.report("promotions.csv"));
    let own: Vec<Row> = all
        .into_iter()
        .filter(|row| &row["player"] == "Pere")
        .collect();
    assert_eq!(own.len(), events.len());
    own
}

fn promotions(events: &[Event]) -> Vec<Row> {
    promotions_with(events, &officers_file(events))
}

fn lines(rows: &[Row], columns: &[&str]) -> Vec<String> {
    let line = |row: &Row| {
        let cells = columns.iter().map(|column| &row[*column]);
        cells.collect::<Vec<&str>>().join(" | ")
    };
    rows.iter().map(line).collect()
}

fn points(halves: u32) -> String {
    match halves % 2 {
        0 => (halves / 2).to_string(),
        _ => format!("{}.5", halves / 2),
    }
}

/// So many opponents with this mean, but for one whose rating makes it more.
fn with_mean(count: u32, mean: u32, more: u32) -> Vec<Opponent> {
    let opponents = (0..count).map(|place| {
        let rating = mean + if place == 0 { more } else { 0 };
        catalan("Preferent", rating, place as usize)
    });
    opponents.collect()
}

#[test]
fn from_1a_to_preferent_every_cell_at_its_points_and_half_a_point_below() {
    // Half points, for 8, 9, 10 and 11 rounds, by the mean: to 2025, to 2075, to 2125, over.
    let table = [
        (8, [11, 10, 9, 8]),
        (9, [13, 11, 10, 9]),
        (10, [14, 12, 11, 10]),
        (11, [15, 14, 12, 11]),
    ];
    // Each range at both of its ends: the mean, and what one opponent has above it.
    let ends = [
        (0, 2000, 0),
        (0, 2025, 0),
        (1, 2025, 1),
        (1, 2075, 0),
        (2, 2075, 1),
        (2, 2125, 0),
        (3, 2125, 1),
        (3, 2400, 0),
    ];
    let (mut events, mut expected) = (Vec::new(), Vec::new());
    for (rounds, needed) in table {
        for (column, mean, more) in ends {
            for (halves, verdict) in [(needed[column], "promoted"), (needed[column] - 1, "not")] {
                let player = catalan("1a", 0, 50);
                let event = Event::new(&format!("Obert {}", events.len()), player);
                events.push(event.against(&with_mean(rounds, mean, more), halves));
                // Hundredths, halves up.
                let part = (200 * more + rounds) / (2 * rounds);
                expected.push(format!(
                    "1a | Preferent | {rounds} | {} | {} | {mean}.{part:02} |  | {verdict} | ",
                    points(halves),
                    points(needed[column]),
                ));
            }
        }
    }
    let columns = [
        "category",
        "to",
        "rounds",
        "points",
        "needed",
        "mean",
        "opponents_2a",
        "verdict",
        "reason",
    ];
    assert_eq!(lines(&promotions(&events), &columns), expected);
}

#[test]
fn into_2a_and_1a_every_cell_at_its_points_and_half_a_point_below() {
    let eight = [
        [12, 12, 11, 11, 10, 9, 9, 8, 8],
        [14, 14, 14, 14, 13, 13, 13, 12, 12],
    ];
    let nine = [
        [14, 13, 13, 12, 12, 11, 11, 10, 10, 9],
        [16, 16, 16, 15, 15, 14, 14, 13, 13, 13],
    ];
    let (mut events, mut expected) = (Vec::new(), Vec::new());
    let mut add = |rounds: usize, category: &str, to: &str, second: usize, needed: u32| {
        for (halves, verdict) in [(needed, "promoted"), (needed - 1, "not")] {
            let opponents = (0..rounds).map(|place| {
                let category = if place < second { "2a" } else { "3a" };
                catalan(category, 0, place)
            });
            let opponents: Vec<Opponent> = opponents.collect();
            let event = Event::new(&format!("Obert {}", events.len()), catalan(category, 0, 50));
            events.push(event.against(&opponents, halves));
            let (made, asked) = (points(halves), points(needed));
            expected.push(format!(
                "{category} | {to} | {rounds} | {made} | {asked} |  | {second} | {verdict} | "
            ));
        }
    };
    for (place, (category, to)) in [("3a", "2a"), ("2a", "1a")].into_iter().enumerate() {
        for (second, needed) in eight[place].into_iter().enumerate() {
            add(8, category, to, second, needed);
        }
        for (second, needed) in nine[place].into_iter().enumerate() {
            add(9, category, to, second, needed);
        }
    }
    let columns = [
        "category",
        "to",
        "rounds",
        "points",
        "needed",
        "mean",
        "opponents_2a",
        "verdict",
        "reason",
    ];
    assert_eq!(lines(&promotions(&events), &columns), expected);
}

#[test]
fn who_has_no_catalan_rating_counts_by_the_international_then_the_spanish_then_his_score() {
    let player = |id: &str| Opponent {
        id: id.to_owned(),
        ..Opponent::default()
    };
    let with_byes = |id: &str, byes: u32, half: bool| Opponent {
        byes,
        half,
        ..player(id)
    };
    let seven: Vec<Opponent> = (0..7).map(|place| player(&format!("80{place}"))).collect();
    // The player loses all of seven games against 2000, and wins the eighth against the one who is looked at.
    let event = |name: &str, eighth: Opponent, own: char| {
        let event = Event::new(name, player("1"));
        event.against(&seven, 0).round(Some(eighth), own)
    };
    let events = [
        event("a", player("900"), '1'),
        event("b", player("901"), '1'),
        event("c", player("902"), '1'),
        event("d", player("903"), '1'),
        // Four and a half points of eight: 2050. Five, and half and less. All eight: 2400.
        event("e", with_byes("903", 4, true), '1'),
        event("f", with_byes("903", 5, false), '1'),
        event("g", with_byes("903", 4, false), '1'),
        event("h", with_byes("903", 7, false), '0'),
        // A default counts as a game against 2000, whoever did not come.
        event("i", player("900"), '+'),
        event("j", player("900"), '-'),
        // And so does a player of 1a, whatever his rating.
        event("k", player("904"), '1'),
    ];
    let mut file = String::from("id,category,rating_ca,rating_fide,rating_es\n1,1a,,,\n");
    for place in 0..7 {
        file += &format!("80{place},Preferent,2000,,\n");
    }
    file += "900,Preferent,2160,2240,2320\n901,Preferent,,2240,2320\n902,Preferent,,,2320\n";
    file += "903,Preferent,,,\n904,1a,2400,2400,2400\n";
    let means = lines(&promotions_with(&events, &file), &["mean", "reason"]);
    let expected = [
        "2020.00 | ",
        "2030.00 | ",
        "2040.00 | ",
        "2000.00 | ",
        "2006.25 | ",
        "2012.50 | ",
        "2000.00 | ",
        "2050.00 | ",
        "2000.00 | ",
        "2000.00 | ",
        "2000.00 | ",
    ];
    assert_eq!(means, expected);
    // No score is worth more than 2550: eleven of eleven.
    let ten: Vec<Opponent> = (0..10).map(|place| player(&format!("80{place}"))).collect();
    let event = Event::new("l", player("1"))
        .against(&ten, 0)
        .round(Some(with_byes("903", 10, false)), '0');
    let file = file + "807,Preferent,2000,,\n808,Preferent,2000,,\n809,Preferent,2000,,\n";
    assert_eq!(
        lines(&promotions_with(&[event], &file), &["mean"]),
        ["2050.00"]
    );
}

#[test]
fn what_is_not_known_or_not_in_the_tables_is_undecidable() {
    let seven = with_mean(7, 2000, 0);
    let first = || catalan("1a", 0, 50);
    let unknown = |id: &str| Opponent {
        id: id.to_owned(),
        ..Opponent::default()
    };
    // 5 of 8, for which the mean would have to be over 2025; the last opponent decides.
    let open = |name: &str, eighth: Opponent| {
        let event = Event::new(name, first());
        event
            .against(&with_mean(7, 2025, 0), 10)
            .round(Some(eighth), '0')
    };
    let events = [
        open("no category", catalan("", 2200, 0)),
        open("2a", catalan("2a", 2200, 0)),
        open("not in the file", unknown("777")),
        Event::new("seven rounds", first()).against(&seven, 14),
        Event::new("no row", unknown("776")).against(&with_mean(8, 2000, 0), 16),
        Event::new("3a against 1a", catalan("3a", 0, 50))
            .against(
                &(0..7)
                    .map(|place| catalan("3a", 0, place))
                    .collect::<Vec<_>>(),
                14,
            )
            .round(Some(catalan("1a", 0, 7)), '1'),
        Event::new("ten rounds", catalan("2a", 0, 50)).against(
            &(0..10)
                .map(|place| catalan("2a", 0, place))
                .collect::<Vec<_>>(),
            20,
        ),
        // The point of a bye decides: 5 of the 5.5 points without it.
        Event::new("bye", first())
            .against(&seven, 10)
            .round(None, 'U'),
        Event::new("open game", first())
            .against(&seven, 14)
            .round(Some(catalan("Preferent", 2000, 9)), ' '),
    ];
    let file = officers_file(&events);
    let found = lines(
        &promotions_with(&events, &file),
        &["to", "needed", "verdict", "reason"],
    );
    let expected = [
        "Preferent |  | undecidable | from 5 to 5.5 points are needed, by how what is open is read; Rival 8 has no category in the file of --players",
        "Preferent |  | undecidable | from 5 to 5.5 points are needed, by how what is open is read; Rival 8 is below 1a: the rules name only 1a as counting for 2000, and he may count for 2200",
        "Preferent |  | undecidable | from 4 to 5.5 points are needed, by how what is open is read; Rival 8 is not in the file of --players, by ID or by name",
        "Preferent |  | undecidable | the rules have no table for 7 rounds, only for 8, 9, 10, 11",
        " |  | undecidable | Pere is not in the file of --players, by ID or by name",
        "2a |  | undecidable | of other categories than 2a and 3a, which alone the table knows: Rival 8",
        "1a |  | undecidable | the rules have no table for 10 rounds, only for 8, 9",
        "Preferent | 5.5 | undecidable | rounds 8 without an opponent: the rules do not say how they count",
        "Preferent |  | undecidable | no result yet in rounds 8",
    ];
    assert_eq!(found, expected);
    // A category that cannot be read is not known either.
    let unread = file.replace("4220000,,", "4220000,1a?,");
    let found = lines(
        &promotions_with(&events[..1], &unread),
        &["verdict", "reason"],
    );
    let expected = "undecidable | from 5 to 5.5 points are needed, by how what is open is read; Rival 8: category '1a?' in the \
                    file of --players cannot be read";
    assert_eq!(found, [expected]);
    // Where it changes nothing, what is open leaves the verdict alone.
    let sure = [
        Event::new("lost all", first())
            .against(&seven, 4)
            .round(Some(unknown("777")), '0'),
        Event::new("won all", first())
            .against(&seven, 14)
            .round(Some(unknown("777")), '1'),
        Event::new("bye", first())
            .against(&seven, 12)
            .round(None, 'U'),
    ];
    let verdicts = lines(&promotions_with(&sure, &file), &["verdict"]);
    assert_eq!(verdicts, ["not", "promoted", "promoted"]);
}

#[test]
fn players_of_the_file_are_found_by_id_else_by_a_name_that_is_one_only() {
    let named = |players: &str| {
        let event = Event::new("names", Opponent::default()).against(&with_mean(8, 2000, 0), 16);
        let file =
            officers_file(std::slice::from_ref(&event)).replace("id,category", "id,name,category");
        let file = file
            .lines()
            .enumerate()
            .map(|(place, line)| match place {
                0 => format!("{line}\n"),
                _ => format!("{}\n", line.replacen(',', ",,", 1)),
            })
            .collect::<String>();
        lines(
            &promotions_with(&[event], &(file + players)),
            &["verdict", "reason"],
        )
        .remove(0)
    };
    assert_eq!(named(",  pere ,1a,\n"), "promoted | ");
    // The input has no ID for him, so that one in the file does not hinder.
    assert_eq!(named("555,Pere,1a,\n"), "promoted | ");
    assert!(
        named(",Pere,1a,\n,PERE,2a,\n").starts_with("undecidable | Pere: the name fits several")
    );
    assert!(named(",Pare,1a,\n").starts_with("undecidable | Pere is not in the file"));
}

#[test]
fn without_the_file_nothing_is_guessed_and_that_is_told() {
    let event = Event::new("Obert", Opponent::default()).against(&with_mean(8, 2000, 0), 16);
    let scratch = scratch(&[event], "");
    let mut command = assert_cmd::cargo::cargo_bin_cmd!("arbiter");
    command
        .env("LC_ALL", "C")
        .current_dir(scratch.path())
        .args(["standings", "events", "--rules", "fce-1986"]);
    let run = ran(&mut command);
    assert!(run.stderr.contains("--players FILE.csv"), "{}", run.stderr);
    let rows = rows(&scratch.report("promotions.csv"));
    assert_eq!(rows.len(), 11);
    assert!(rows.iter().all(|row| &row["verdict"] == "undecidable"));
    let header = scratch.report("promotions.csv");
    let header = header.lines().next();
    assert_eq!(
        header,
        Some("player,id,category,to,rounds,points,needed,mean,opponents_2a,verdict,reason")
    );
    assert_eq!(scratch.report("norms.csv").lines().count(), 1);
}

#[test]
fn what_the_rules_do_not_say_is_read_in_every_way() {
    let third = |count: usize| {
        (0..count)
            .map(|place| catalan("3a", 0, place))
            .collect::<Vec<_>>()
    };
    // One opponent of 2a was met, another did not come: 6 or 5.5 of 8, and 5.5 were made.
    let default = Event::new("default", catalan("3a", 0, 50))
        .against(&third(6), 7)
        .round(Some(catalan("2a", 0, 7)), '1')
        .round(Some(catalan("2a", 0, 8)), '+');
    let columns = ["points", "needed", "opponents_2a", "verdict", "reason"];
    assert_eq!(
        lines(&promotions(&[default]), &columns),
        [
            "5.5 |  |  | undecidable | from 5.5 to 6 points are needed, by how what is open is read; the rules do not say whether the opponent of 2a in rounds 8, decided without play, counts as met"
        ]
    );
    // Points that line 299 takes away are not those of the games.
    let mut apart = Event::new("apart", catalan("1a", 0, 50)).against(&with_mean(8, 2000, 0), 16);
    apart.head = "299          -1.0    5    1\n".to_owned();
    assert_eq!(
        lines(&promotions(&[apart]), &columns),
        ["8 |  |  | undecidable | the results give 8 points, the standings 7"]
    );
    // Who met nobody does not go up.
    let nobody = Event::new("nobody", catalan("1a", 0, 50))
        .round(None, 'F')
        .round(None, 'F');
    assert_eq!(
        lines(&promotions(&[nobody]), &columns),
        ["2 |  |  | not | no game"]
    );
    // Free in one of nine rounds: in a round robin that may be eight rounds, for which 5.5 points are needed and not 6.5.
    let free = Event::new("free", catalan("1a", 0, 50))
        .against(&with_mean(8, 2000, 0), 12)
        .round(None, 'Z');
    let verdict = |kind: &str| {
        let events = [free.clone()];
        let scratch = scratch(&events, &officers_file(&events));
        run(
            &scratch,
            &[
                "--rules",
                "fce-1986",
                "--kind",
                kind,
                "--players",
                "players.csv",
            ],
        );
        let all = rows(&scratch.report("promotions.csv"));
        let own = all.into_iter().filter(|row| &row["player"] == "Pere");
        lines(&own.collect::<Vec<Row>>(), &["needed", "verdict"])
    };
    assert_eq!(verdict("swiss"), ["6.5 | not"]);
    assert_eq!(verdict("round-robin"), [" | undecidable"]);
}

#[test]
fn several_tournaments_are_told_apart_and_team_events_have_no_rows() {
    let event =
        |name: &str| Event::new(name, catalan("1a", 0, 50)).against(&with_mean(8, 2000, 0), 16);
    let two = [event("Primer"), event("Segon")];
    assert_eq!(
        lines(&promotions(&two), &["verdict", "tournament"]),
        ["promoted | Primer", "promoted | Segon"]
    );
    let one = [event("Primer")];
    let scratch = scratch(&one, &officers_file(&one));
    scratch.file("events/event.toml", "[rating]\nclass = \"team\"\n");
    run(
        &scratch,
        &["--rules", "fce-1986", "--players", "players.csv"],
    );
    assert_eq!(scratch.report("promotions.csv").lines().count(), 1);
}

/// The rows of norms.csv for a player, by title and condition: needed, found, met, reason.
fn norms(events: &[Event], players: &str, regulations: &str, arguments: &[&str]) -> Vec<Row> {
    let scratch = scratch(events, players);
    scratch.file("events/event.toml", regulations);
    let all = [&["--players", "players.csv"], arguments].concat();
    run(&scratch, &all);
    rows(&scratch.report("norms.csv"))
}

fn of_mestre(event: Event, regulations: &str) -> Vec<String> {
    let file = officers_file(std::slice::from_ref(&event));
    let rows = norms(
        &[event],
        &file,
        regulations,
        &["--rules", "fce-1986", "--kind", "swiss"],
    );
    let own = rows.into_iter().filter(|row| &row["player"] == "Pere");
    lines(
        &own.collect::<Vec<Row>>(),
        &["condition", "needed", "found", "met", "reason"],
    )
}

const HOMOLOGATED: &str = "[event]\nhomologated = true\n";
const NORM: &str =
    "norm |  |  | yes | three norms make the title; two seasons without one take one away";
const OPEN_NORM: &str =
    "norm |  |  | unknown | three norms make the title; two seasons without one take one away";

#[test]
fn a_norm_of_mestre_catala_by_the_score() {
    let player = || catalan("Preferent", 0, 50);
    let against = |count, mean, more, halves| {
        Event::new("Obert", player()).against(&with_mean(count, mean, more), halves)
    };
    // Against 2275 it takes more than 60 %: six of ten is doubtful, six and a half is more.
    assert_eq!(
        of_mestre(against(10, 2275, 0, 13), HOMOLOGATED),
        ["score_percent | 60.00 | 65.00 | yes | ", NORM]
    );
    assert_eq!(
        of_mestre(against(10, 2275, 0, 12), HOMOLOGATED),
        [
            "score_percent | 60.00 | 60.00 | unknown | exactly as much as is asked for: the rules say that it must be exceeded and that it is asked for",
            OPEN_NORM
        ]
    );
    // A tenth of a point of the mean more, and it is enough; as much less, and it is not.
    assert_eq!(
        of_mestre(against(10, 2275, 1, 12), HOMOLOGATED),
        ["score_percent | 59.99 | 60.00 | yes | ", NORM]
    );
    assert_eq!(of_mestre(against(10, 2274, 9, 12), HOMOLOGATED), [""; 0]);
    // Against 2375 it takes more than half, and against more no less.
    assert_eq!(of_mestre(against(10, 2375, 0, 10), HOMOLOGATED).len(), 2);
    assert_eq!(of_mestre(against(10, 2475, 0, 9), HOMOLOGATED), [""; 0]);
    // Only homologated events give norms.
    assert_eq!(
        of_mestre(against(10, 2275, 0, 13), ""),
        [
            "score_percent | 60.00 | 65.00 | unknown | only in a homologated event: the event file can say so, homologated = true under [event]",
            OPEN_NORM
        ]
    );
    let not = "[event]\nhomologated = false\n";
    assert_eq!(of_mestre(against(10, 2275, 0, 13), not), [""; 0]);
}

#[test]
fn a_norm_that_was_safe_before_the_last_round_stands() {
    let player = || catalan("Preferent", 0, 50);
    let nine = |mean, more, halves| {
        Event::new("Obert", player()).against(&with_mean(9, mean, more), halves)
    };
    let last = |rating| Some(catalan("Preferent", rating, 20));
    // The last opponent does not come and counts as 2000: 65 % against a mean of 2337.5 is enough anyway.
    assert_eq!(
        of_mestre(nine(2375, 0, 11).round(last(2375), '+'), HOMOLOGATED),
        ["score_percent | 53.75 | 65.00 | yes | ", NORM]
    );
    // The player himself does not come: 55 % against 2315, for which 56 are asked. With a loss over the board it would have
    // been 55 % against 2365, for which 51 are.
    assert_eq!(
        of_mestre(nine(2350, 0, 11).round(last(2500), '-'), HOMOLOGATED),
        [
            "score_percent | 56.00 | 55.00 | yes | safe before: it would have been made with a loss in round 10 too",
            NORM
        ]
    );
    // Won without play, 60 % against 2265, for which 61 are asked; a draw would have been 55 % against 2335, for which 54
    // are; a loss would not have been enough.
    assert_eq!(
        of_mestre(nine(2294, 4, 10).round(last(2700), '+'), HOMOLOGATED),
        [
            "score_percent | 61.00 | 60.00 | yes | it would have been made with a draw in round 10 too",
            NORM
        ]
    );
    // Lost without play is not a draw: 50 % against 2265.
    assert_eq!(
        of_mestre(nine(2294, 4, 10).round(last(2700), '-'), HOMOLOGATED),
        [""; 0]
    );
    // An opponent without a rating counts by his score: nine points of ten when he loses the last round, 2400.
    let unrated = Opponent {
        byes: 9,
        ..catalan("Preferent", 0, 30)
    };
    assert_eq!(
        of_mestre(nine(2291, 0, 10).round(Some(unrated), '1'), HOMOLOGATED)[0],
        "score_percent | 57.31 | 60.00 | yes | "
    );
}

#[test]
fn a_norm_of_mestre_catala_by_the_place_or_the_list() {
    let player = || catalan("Preferent", 0, 50);
    // He wins all, the third of his opponents has most of the others' points.
    let mut opponents = with_mean(4, 2000, 0);
    opponents[2].byes = 2;
    let event = || Event::new("Obert", player()).against(&opponents, 8);
    let open = "[rating]\nclass = \"barcelona-open\"\n[event]\n";
    let place = |regulations: &str| of_mestre(event(), regulations);
    assert_eq!(
        place(&format!("{open}group = \"A\"\nhomologated = false\n")),
        ["place | 2 | 1 | yes | ", NORM]
    );
    assert_eq!(
        place(&format!("{open}group = \"B\"\nhomologated = false\n")),
        [""; 0]
    );
    assert_eq!(
        place(&format!("{open}homologated = false\n"))[0],
        "place | 2 | 1 | unknown | only in group A: the event file can say so, group = \"A\" under [event]"
    );
    assert_eq!(
        place("[rating]\nclass = \"open\"\n[event]\ngroup = \"A\"\nhomologated = false\n"),
        [""; 0]
    );
    // Three share the second place.
    let drawn = Event::new("Obert", player()).against(&with_mean(3, 2000, 0), 6);
    let file = officers_file(std::slice::from_ref(&drawn));
    let regulations = format!("{open}group = \"A\"\nhomologated = false\n");
    let arguments = [
        "--rules",
        "fce-1986",
        "--kind",
        "swiss",
        "--tiebreaks",
        "PS",
    ];
    let shared = lines(
        &norms(&[drawn], &file, &regulations, &arguments),
        &["player", "condition", "found", "met", "reason"],
    );
    assert_eq!(shared[0], "Pere | place | 1 | yes | ");
    assert!(
        shared.contains(&"Rival 1 | place | 2 | unknown | place 2 is shared".to_owned()),
        "{shared:?}"
    );
    // By the list: more than 2300, in sixteen games.
    let by_list = |row: &str| {
        let event = Event::new(
            "Obert",
            Opponent {
                id: "1".to_owned(),
                ..Opponent::default()
            },
        );
        let event = event.against(&with_mean(2, 2000, 0), 0);
        let file = format!("id,category,rating_ca,games\n1,Preferent,{row}\n");
        let arguments = ["--rules", "fce-1986", "--kind", "swiss"];
        let rows = norms(
            &[event],
            &file,
            "[event]\nhomologated = false\n",
            &arguments,
        );
        lines(&rows, &["condition", "needed", "found", "met"])
    };
    assert_eq!(
        by_list("2305,16"),
        ["list | 2301 / 16 | 2305 / 16 | yes", "norm |  |  | yes"]
    );
    assert_eq!(by_list("2305,15"), [""; 0]);
    assert_eq!(by_list("2300,40"), [""; 0]);
    assert_eq!(
        by_list("2305,"),
        [
            "list | 2301 / 16 | 2305 / ? | unknown",
            "norm |  |  | unknown"
        ]
    );
}

/// Nine opponents of a tournament in which an IM norm is made.
fn masters() -> Vec<Opponent> {
    let rows = [
        ("g", 2520, "ESP"),
        ("m", 2450, "FRA"),
        ("IM", 2430, "POR"),
        ("f", 2350, "FRA"),
        ("FM", 2320, "ESP"),
        ("", 2300, "POR"),
        ("", 2280, "ESP"),
        ("c", 2260, "ESP"),
        ("", 2240, "ESP"),
    ];
    let opponent = |(place, (title, rating, federation)): (usize, (&str, u32, &str))| Opponent {
        id: format!("22001{place:02}"),
        title: title.to_owned(),
        rating,
        federation: federation.to_owned(),
        ..Opponent::default()
    };
    rows.into_iter().enumerate().map(opponent).collect()
}

fn dates(days: &[&str]) -> String {
    let days: String = days.iter().map(|day| format!("{day}  ")).collect();
    format!(
        "042 2025/04/05\n052 2025/04/13\n132{}{}\n",
        " ".repeat(88),
        days.trim_end()
    )
}

const DAYS: [&str; 9] = [
    "25/04/05", "25/04/06", "25/04/07", "25/04/08", "25/04/09", "25/04/10", "25/04/11", "25/04/12",
    "25/04/13",
];

fn candidate() -> Opponent {
    Opponent {
        id: "2200200".to_owned(),
        title: "f".to_owned(),
        rating: 2350,
        federation: "ESP".to_owned(),
        ..Opponent::default()
    }
}

fn with_head(event: Event, days: &[&str], control: &str) -> Event {
    let head = format!("{}222 {control}\n", dates(days));
    Event { head, ..event }
}

fn of_fide(event: Event, title: &str) -> Vec<Row> {
    of_fide_with(event, title, "id\n", "")
}

fn of_fide_with(event: Event, title: &str, players: &str, regulations: &str) -> Vec<Row> {
    let rows = norms(&[event], players, regulations, &["--kind", "swiss"]);
    let own = rows.into_iter();
    own.filter(|row| &row["player"] == "Pere" && &row["title"] == title)
        .collect()
}

fn norm_event(opponents: &[Opponent], halves: u32) -> Event {
    let event = Event::new("Obert de normes", candidate()).against(opponents, halves);
    with_head(event, &DAYS, "5400+30")
}

const NUMBERS: [&str; 4] = ["condition", "needed", "found", "met"];

#[test]
fn a_norm_of_fide_with_all_that_the_certificate_asks_for() {
    // The mean is 21150 / 9 = 2350. Six of nine are 67 %, 125 more; 5.5 would be 61 %, 80 more, which is 2430.
    let rows = of_fide(norm_event(&masters(), 12), "IM");
    assert_eq!(
        lines(&rows, &NUMBERS),
        [
            "games | 9 | 9 | yes",
            "average_rating | 2230 | 2350 | yes",
            "performance | 2450 | 2475 | yes",
            "score | 6 | 6 | yes",
            "titled | 5 | 5 | yes",
            "title_holders | 3 | 3 | yes",
            "foreign_federations | 2 | 2 | yes",
            "own_federation | 5 | 5 | yes",
            "one_federation | 6 | 5 | yes",
            "rounds_a_day | 2 | 1 | yes",
            "thinking_time | 120 | 120 | yes",
            "norm |  |  | yes",
        ]
    );
    assert_eq!(&rows[2]["reason"], "2350 with 67 %, a difference of 125");
    assert_eq!(&rows[11]["reason"], "");
    // Who has the title has no row, and W titles are for women.
    let mut event = norm_event(&masters(), 12);
    event.player.title = "m".to_owned();
    assert!(of_fide(event.clone(), "IM").is_empty());
    assert!(of_fide(norm_event(&masters(), 12), "WGM").is_empty());
    // Nor has who won four games alone, against whomever.
    let four = Event::new("Obert", candidate()).against(&masters()[..4], 8);
    assert!(of_fide(with_head(four, &DAYS, "5400+30"), "IM").is_empty());
    let five = Event::new("Obert", candidate()).against(&masters()[..5], 10);
    let five = of_fide(with_head(five, &DAYS, "5400+30"), "IM");
    assert_eq!(lines(&five[..1], &NUMBERS), ["games | 9 | 5 | no"]);
    event.player.title = "wm".to_owned();
    event.sex = 'f';
    let rows = of_fide(event.clone(), "WGM");
    assert_eq!(&rows[11]["met"], "yes");
    assert!(of_fide(event, "WIM").is_empty());
}

/// The conditions that are not met, with needed and found, and the whole.
#[track_caller]
fn fails(event: Event, failed: &[&str], whole: &str) -> Vec<Row> {
    let rows = of_fide(event, "IM");
    let not = |row: &&Row| &row["met"] != "yes" && &row["condition"] != "norm";
    let found: Vec<String> = rows
        .iter()
        .filter(not)
        .map(|row| NUMBERS.map(|column| &row[column]).join(" | "))
        .collect();
    assert_eq!(found, failed);
    assert_eq!(&rows.last().expect("rows")["met"], whole);
    rows
}

#[test]
fn each_condition_of_a_norm_fails_alone() {
    let all = masters();
    // The performance, and with it the score.
    let rows = fails(
        norm_event(&all, 11),
        &["performance | 2450 | 2430 | no", "score | 6 | 5.5 | no"],
        "no",
    );
    assert_eq!(
        &rows[11]["reason"],
        "with all games counted, not met: performance; score"
    );
    // Eight games, without anything that stands for the ninth.
    let eight = || Event::new("Obert", candidate()).against(&all[..8], 11);
    let with = |event: Event| with_head(event, &DAYS, "5400+30");
    let is_absent = fails(
        with(eight().round(None, 'Z')),
        &["games | 9 | 8 | no"],
        "no",
    );
    assert_eq!(&is_absent[0]["reason"], "");
    // With the bye of the pairing, or a win without play, they are enough in nine rounds.
    fails(with(eight().round(None, 'U')), &[], "yes");
    let rows = fails(with(eight().round(Some(all[8].clone()), '+')), &[], "yes");
    assert_eq!(&rows[0]["found"], "8+1");
    // In ten rounds, or with two of them, they are not.
    let seven = Event::new("Obert", candidate()).against(&all[..7], 11);
    let two = with(seven.round(None, 'U').round(Some(all[8].clone()), '+'));
    let failed: Vec<String> = lines(&of_fide(two, "IM")[..1], &NUMBERS);
    assert_eq!(failed, ["games | 9 | 7 | no"]);
    // The mean of the opponents: 120 less for each.
    let weaker = |less: u32| {
        let mut weaker = all.clone();
        weaker
            .iter_mut()
            .for_each(|opponent| opponent.rating -= less);
        weaker
    };
    fails(
        norm_event(&weaker(121), 17),
        &["average_rating | 2230 | 2229 | no"],
        "no",
    );
    // 35 %: three points of nine against a mean for which they would be enough.
    let mut strong = all.clone();
    strong
        .iter_mut()
        .for_each(|opponent| opponent.rating += 230);
    let rows = fails(norm_event(&strong, 6), &["score | 3.5 | 3 | no"], "no");
    assert_eq!(&rows[3]["reason"], "less than 35 %");
    // Half of the opponents with titles: CM does not count.
    let mut untitled = all.clone();
    untitled[4].title = "CM".to_owned();
    fails(norm_event(&untitled, 12), &["titled | 5 | 4 | no"], "no");
    // A third with the title that is sought.
    let mut fewer = all.clone();
    fewer[2].title = "wg".to_owned();
    fails(
        norm_event(&fewer, 12),
        &["title_holders | 3 | 2 | no"],
        "no",
    );
    // Federations: two foreign, three fifths from the own, two thirds from one.
    let mut one_foreign = all.clone();
    one_foreign.iter_mut().for_each(|opponent| {
        opponent.federation = opponent.federation.replace("POR", "FRA");
    });
    let rows = fails(
        norm_event(&one_foreign, 12),
        &["foreign_federations | 2 | 1 | no"],
        "unknown",
    );
    assert!(
        rows[11]["reason"].contains("1.4.3"),
        "{}",
        &rows[11]["reason"]
    );
    let mut own = all.clone();
    own[1].federation = "ESP".to_owned();
    fails(
        norm_event(&own, 12),
        &["own_federation | 5 | 6 | no"],
        "unknown",
    );
    let mut one = all.clone();
    for opponent in &mut one[..7] {
        opponent.federation = "FRA".to_owned();
    }
    one[7].federation = "POR".to_owned();
    let rows = fails(
        norm_event(&one, 12),
        &["one_federation | 6 | 7 | no"],
        "unknown",
    );
    assert_eq!(&rows[8]["reason"], "most are from FRA");
    // Three rounds on a day, and too fast.
    let mut days = DAYS;
    days[1] = days[0];
    fails(
        with_head(norm_event(&all, 12), &days, "5400+30"),
        &[],
        "yes",
    );
    days[2] = days[0];
    fails(
        with_head(norm_event(&all, 12), &days, "5400+30"),
        &["rounds_a_day | 2 | 3 | no"],
        "no",
    );
    fails(
        with_head(norm_event(&all, 12), &DAYS, "5399+30"),
        &["thinking_time | 120 | 119 | no"],
        "no",
    );
}

#[test]
fn the_lowest_opponent_is_raised_and_those_without_a_rating_count_for_1400() {
    let mut opponents = masters();
    opponents[8].rating = 0;
    opponents[7].rating = 2049;
    // 18699 of the others and 2050 for the lowest: 20749 / 9 = 2305.4.
    let rows = of_fide(norm_event(&opponents, 14), "IM");
    assert_eq!(
        lines(&rows[1..2], &["found", "reason"]),
        ["2305 | 1 opponent without a rating counts for 1400; Rival 9 raised from 1400 to 2050"]
    );
    // Two without: one is raised, the other is not.
    opponents[7].rating = 0;
    let rows = of_fide(norm_event(&opponents, 16), "IM");
    assert_eq!(
        lines(&rows[1..2], &["found", "met", "reason"]),
        [
            "2233 | yes | 2 opponents without a rating count for 1400; Rival 8 raised from 1400 to 2050"
        ]
    );
    // Half a point of the mean is rounded up: 20695 of nine is 2299.4, 20696 is 2299.6.
    let mut opponents = masters();
    opponents[8].rating -= 455;
    assert_eq!(
        &of_fide(norm_event(&opponents, 14), "IM")[1]["found"],
        "2329"
    );
}

#[test]
fn what_the_input_does_not_say_is_unknown() {
    // No dates, no control.
    let event = Event::new("Obert", candidate()).against(&masters(), 12);
    let rows = of_fide(event, "IM");
    let unknown: Vec<&Row> = rows.iter().filter(|row| &row["met"] == "unknown").collect();
    let told: Vec<String> = unknown
        .iter()
        .map(|row| format!("{} | {}", &row["condition"], &row["reason"]))
        .collect();
    assert_eq!(
        told,
        [
            "rounds_a_day | the days of the rounds are not known",
            "thinking_time | the time control is not known",
            "norm | not settled: rounds_a_day; thinking_time; judged by the rules of 1 January 2024: no date says when the tournament began",
        ]
    );
    // A title that FIDE has not, where it decides; a federation that is not there.
    let mut opponents = masters();
    opponents[4].title = "NM".to_owned();
    opponents[5].federation = String::new();
    opponents[2].federation = String::new();
    let rows = of_fide(norm_event(&opponents, 12), "IM");
    let unknown: Vec<String> = rows
        .iter()
        .filter(|row| &row["met"] == "unknown")
        .map(|row| {
            format!(
                "{} | {} | {}",
                &row["condition"], &row["found"], &row["reason"]
            )
        })
        .collect();
    assert_eq!(
        unknown,
        [
            "titled | 4 | NM is no title of FIDE",
            "foreign_federations | 1 | the federations of 2 opponents are not known",
            "own_federation | 5 | the federations of 2 opponents are not known",
            "one_federation | 5 | most are from ESP; the federations of 2 opponents are not known",
            "norm |  | not settled: titled; foreign_federations; own_federation; one_federation",
        ]
    );
    // The officer's file says it.
    let file = "id,title,federation\n2200104,FM,ESP\n2200105,,POR\n2200102,,POR\n";
    let rows = of_fide_with(norm_event(&opponents, 12), "IM", file, "");
    assert_eq!(&rows[11]["met"], "yes");
    // FID is nobody's federation: he counts as an opponent, and as no foreigner.
    let mut opponents = masters();
    for place in [2, 5] {
        opponents[place].federation = "FID".to_owned();
    }
    let rows = of_fide(norm_event(&opponents, 12), "IM");
    assert_eq!(
        lines(&rows[6..7], &NUMBERS),
        ["foreign_federations | 2 | 1 | no"]
    );
    // An earlier tournament is judged by the rules of 2024, and an event of rapid gives no norms.
    let mut event = norm_event(&masters(), 12);
    event.head = event.head.replace("2025/", "2019/").replace("25/0", "19/0");
    let rows = of_fide(event, "IM");
    assert_eq!(
        &rows[11]["reason"],
        "judged by the rules of 1 January 2024, although the tournament began on 2019-04-05"
    );
    let rapid = "[event]\npace = \"rapid\"\n";
    let rows = of_fide_with(norm_event(&masters(), 12), "IM", "id\n", rapid);
    assert_eq!(
        lines(&rows[10..11], &["met", "reason"]),
        ["no | played as rapid"]
    );
    // After eight of nine rounds nothing is made yet.
    let rows = norms(
        &[norm_event(&masters(), 12)],
        "id\n",
        "",
        &["--kind", "swiss", "--round", "8"],
    );
    let whole = rows
        .iter()
        .find(|row| &row["condition"] == "norm")
        .expect("a row");
    assert_eq!(&whole["met"], "unknown");
    assert!(whole["reason"].contains("after round 8 of 9 the event is not over"));
}

#[test]
fn in_a_round_robin_who_has_no_rating_and_makes_nothing_does_not_count() {
    let tenth = |mark, halves| {
        let tenth = Opponent {
            federation: "AND".to_owned(),
            ..Opponent::default()
        };
        let event = Event::new("Lliga", candidate()).against(&masters(), halves);
        let event = with_head(event.round(Some(tenth), mark), &DAYS, "5400+30");
        let rows = norms(&[event], "id\n", "", &["--kind", "round-robin"]);
        let own: Vec<Row> = rows
            .into_iter()
            .filter(|row| &row["player"] == "Pere")
            .collect();
        lines(&own[..4], &["title", "condition", "found"])
    };
    assert_eq!(
        tenth('1', 12),
        [
            "IM | games | 9",
            "IM | average_rating | 2350",
            "IM | performance | 2475",
            "IM | score | 6"
        ]
    );
    // (21150 + 2050) / 10, and seven of ten.
    assert_eq!(
        tenth('=', 13),
        [
            "IM | games | 10",
            "IM | average_rating | 2320",
            "IM | performance | 2469",
            "IM | score | 7"
        ]
    );
}

/// Ten games of one player against five others, who stand in the officer's file by their names.
fn met_twice(titles: [&str; 5]) -> Vec<Row> {
    let scratch = Scratch::new();
    let mut games = String::from("round,white,black,result\n");
    let mut file = String::from("name,rating,title,federation\nPere,2300,,ESP\n");
    for (place, title) in titles.into_iter().enumerate() {
        for round in [place + 1, place + 6] {
            let result = if place < 4 { "1-0" } else { "0-1" };
            games += &format!("{round},Pere,Rival {place},{result}\n");
        }
        let federation = ["FRA", "POR", "ESP", "ESP", "ITA"][place];
        file += &format!("Rival {place},2350,{title},{federation}\n");
    }
    scratch.file("events/results.csv", games);
    scratch.file("players.csv", file);
    run(
        &scratch,
        &["--players", "players.csv", "--kind", "round-robin"],
    );
    let all = rows(&scratch.report("norms.csv"));
    let own = |row: &Row| {
        let of_im = &row["player"] == "Pere" && &row["title"] == "IM";
        of_im && &row["condition"] == "title_holders"
    };
    all.into_iter().filter(own).collect()
}

#[test]
fn where_opponents_are_met_twice_half_of_them_must_have_the_title() {
    let columns = ["needed", "found", "met"];
    assert_eq!(
        lines(&met_twice(["IM", "GM", "IM", "", "FM"]), &columns),
        ["4 | 6 | yes"]
    );
    let two = met_twice(["IM", "GM", "", "FM", "FM"]);
    assert_eq!(lines(&two, &columns), ["4 | 4 | unknown"]);
    assert!(two[0]["reason"].contains("twice"));
    assert_eq!(
        lines(&met_twice(["IM", "", "", "FM", "FM"]), &columns),
        ["4 | 2 | no"]
    );
}

#[test]
fn games_without_ratings_make_no_lists_and_half_of_them_no_no() {
    let scratch = Scratch::new();
    let mut games = String::new();
    for round in 1..=9 {
        // The last three opponents have no rating in their games.
        let elo = match round {
            1..=6 => "[BlackElo \"2450\"]\n",
            _ => "",
        };
        let result = if round <= 7 { "1-0" } else { "0-1" };
        games += &format!(
            "[Event \"Obert\"]\n[Date \"2025.04.0{round}\"]\n[Round \"{round}\"]\n[White \"Pere\"]\n\
             [Black \"Rival {round}\"]\n[TimeControl \"5400+30\"]\n[Result \"{result}\"]\n{elo}\n\
             1. e4 e5 2. Nf3 Nc6 {result}\n\n"
        );
    }
    scratch.file("events/games.pgn", &games);
    run(&scratch, &["--kind", "swiss"]);
    let all = rows(&scratch.report("norms.csv"));
    let im: Vec<Row> = all
        .into_iter()
        .filter(|row| &row["title"] == "IM")
        .collect();
    // Raised and as 1400 they would come to 2172: with their ratings it may be enough.
    assert_eq!(
        lines(&im, &["condition", "needed", "found", "met"]),
        [
            "games | 9 | 9 | yes",
            "average_rating | 2230 | 2172 | unknown",
            "performance | 2450 | 2392 | unknown",
            "score | 8 | 7 | unknown",
            "titled | 5 | 0 | unknown",
            "title_holders | 3 | 0 | unknown",
            "foreign_federations | 2 | 0 | unknown",
            "own_federation | 5 | 0 | unknown",
            "one_federation | 6 | 0 | unknown",
            "rounds_a_day | 2 | 1 | yes",
            "thinking_time | 120 | 120 | yes",
            "norm |  |  | unknown",
        ]
    );
    scratch.file(
        "events/games.pgn",
        games.replace("BlackElo", "BlackFideElo"),
    );
    run(&scratch, &["--kind", "swiss"]);
    assert_eq!(scratch.report("norms.csv").lines().count(), 1);
}

#[test]
fn titles_by_rating() {
    let title = |title: &str, rating: u32, sex: char, games: &str| {
        let mut event = Event::new("Obert", candidate()).against(&masters(), 0);
        event.player.title = title.to_owned();
        event.player.rating = rating;
        event.sex = sex;
        let file = format!("id,games\n2200200,{games}\n");
        let rows = norms(&[event], &file, "", &["--kind", "swiss"]);
        let own = rows.into_iter().filter(|row| &row["player"] == "Pere");
        let own: Vec<Row> = own.filter(|row| &row["condition"] == "title").collect();
        lines(&own, &["title", "met"])
    };
    assert_eq!(title("", 2300, 'm', "30"), ["FM | yes"]);
    assert_eq!(title("c", 2300, 'm', ""), ["FM | unknown"]);
    assert_eq!(title("", 2299, 'm', "29"), ["CM | no"]);
    assert_eq!(title("", 2199, 'm', "99"), [""; 0]);
    assert_eq!(title("", 2199, 'w', "99"), ["WFM | yes"]);
    assert_eq!(title("wc", 2099, 'w', "99"), [""; 0]);
    assert_eq!(title("", 2000, 'w', "99"), ["WCM | yes"]);
    assert_eq!(title("f", 2400, 'm', "99"), [""; 0]);
}
