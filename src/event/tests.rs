//! What an event file may say, and what it is told when it says something else.

use std::fs;

use jiff::civil::date;
use tempfile::TempDir;

use super::*;
use crate::notation::words::time_control::read_time_control;
use crate::report::words::Words;

const WHOLE: &str = r#"
[event]
name = "Obert de Barcelona"
start = 2023-05-01
end = "2023.05.09"
federation = "CAT"
laws = "2018"
pace = "rapid"
supervision = "full"
games = 6
group = "A"
homologated = true

[time]
control = "40/5400+30:1800+30"
mode = "delay"
default_time = 15
quickplay_guidelines = true

[draws]
earliest_agreement = 30

[scoring]
win = 3
draw = 1.0
loss = 0.0
armageddon = true
team = { boards = 5, scoring = "olympic" }

[rating]
class = "barcelona-open"
"#;

fn read(text: &str) -> Event {
    Event::parse(text, "event.toml").expect(text)
}

fn fault(text: &str) -> String {
    told(Event::parse(text, "event.toml").expect_err(text))
}

fn told(error: EventError) -> String {
    Words::english().tell(&error.into())
}

/// Each text with the whole of its message.
fn faults(cases: &[(&str, &str)]) {
    for (text, message) in cases {
        assert_eq!(fault(text), *message, "{text}");
    }
}

/// What TOML's own grammar refuses: the reason in the middle is the TOML reader's.
fn not_toml(text: &str, line: usize, read: &str) {
    let told = fault(text);
    let start = format!("event.toml, line {line}: {read} cannot be read as TOML (");
    let remedy = "): write key = value, with text in quotes, days as 2023-05-01, and each key once";
    assert!(told.starts_with(&start), "{told}");
    assert!(told.ends_with(remedy), "{told}");
}

#[test]
fn every_key_has_its_place() {
    let expected = Event {
        name: Some("Obert de Barcelona".to_owned()),
        start: Some(date(2023, 5, 1)),
        end: Some(date(2023, 5, 9)),
        federation: Some("CAT".to_owned()),
        laws: Some(Edition::E2018),
        pace: Some(Pace::Rapid),
        supervision: Some(Supervision::Full),
        games: Some(6),
        group: Some("A".to_owned()),
        homologated: Some(true),
        time: TimeRules {
            control: read_time_control("40/5400+30:1800+30"),
            mode: Some(ClockMode::Delay),
            default_time: Some(15),
            quickplay_guidelines: true,
        },
        draws: DrawRules {
            earliest_agreement: EarliestAgreement::FromMove(30),
        },
        scoring: Scoring {
            win: Points::from_hundredths(300),
            draw: Points::from_hundredths(100),
            loss: Points::from_hundredths(0),
            armageddon: true,
            team: Some(Team {
                boards: 5,
                scoring: TeamScoring::Olympic,
            }),
        },
        rating: RatingRules {
            class: Some(RatingClass::BarcelonaOpen),
        },
        ..Event::default()
    };
    assert_eq!(read(WHOLE), expected);
    let as_notepad_saves_it = format!("\u{feff}{}", WHOLE.replace('\n', "\r\n"));
    assert_eq!(read(&as_notepad_saves_it), expected);
}

#[test]
fn the_file_the_documentation_shows_is_read() {
    let event = read(
        r#"
[event]
name = "Obert de Barcelona"      # also: start, end, federation, laws = "auto"
pace = "standard"                # standard, rapid, blitz
supervision = "full"             # full: competition rules also in rapid and blitz

[time]
control = "40/5400+30:1800+30"   # white/black may be given apart: white = "300", black = "240"
mode = "cumulative"              # cumulative (Fischer), delay (Bronstein)
default_time = 0                 # minutes a player may be late
quickplay_guidelines = false     # Guideline III announced

[draws]
earliest_agreement = 30          # move number; 0: allowed; "never"

[scoring]
win = 1.0
draw = 0.5
loss = 0.0
armageddon = false               # a draw counts as a win for Black
team = { boards = 5, scoring = "olympic" }

[rating]
class = "barcelona-open"
"#,
    );
    assert_eq!(event.pace, Some(Pace::Standard));
    assert_eq!(
        event.time.default_time,
        Some(0),
        "said, unlike in a file without it"
    );
    assert_eq!(
        event.draws.earliest_agreement,
        EarliestAgreement::FromMove(30)
    );
    let usual = Scoring::default();
    assert_eq!(
        event.scoring,
        Scoring {
            team: Some(Team {
                boards: 5,
                scoring: TeamScoring::Olympic
            }),
            ..usual
        }
    );
}

#[test]
fn what_is_not_said_is_usual_or_unknown() {
    for text in [
        "",
        "# nothing yet\n",
        "[event]\n[time]\n[draws]\n[scoring]\n[rating]\n",
    ] {
        assert_eq!(read(text), Event::default(), "{text}");
    }
    let unsaid = Event::default();
    assert_eq!(unsaid.time.mode, None);
    assert_eq!(unsaid.time.default_time, None);
    assert_eq!(unsaid.draws.earliest_agreement, EarliestAgreement::Allowed);
    let worth = [unsaid.scoring.win, unsaid.scoring.draw, unsaid.scoring.loss];
    assert_eq!(worth.map(Points::hundredths), [100, 50, 0]);
}

#[test]
fn a_day_may_be_written_in_the_manner_of_toml_or_of_pgn() {
    for day in ["2024-02-29", "\"2024-02-29\"", "\"2024.02.29\""] {
        let event = read(&format!("[event]\nstart = {day}\nend = {day}\n"));
        assert_eq!(event.start, Some(date(2024, 2, 29)), "{day}");
        assert_eq!(event.end, event.start, "an event of one day");
    }
}

#[test]
fn the_laws_are_named_by_their_year_or_left_to_the_date() {
    for edition in Edition::ALL {
        for written in [format!("\"{}\"", edition.id()), edition.id().to_owned()] {
            let event = read(&format!("[event]\nlaws = {written}\n"));
            assert_eq!(event.laws, Some(edition), "{written}");
        }
    }
    assert_eq!(read("[event]\nlaws = \"auto\"\n").laws, None);
}

#[test]
fn supervision_is_full_or_it_is_not() {
    for (word, expected) in [
        ("full", Supervision::Full),
        ("not-full", Supervision::NotFull),
        ("partial", Supervision::NotFull),
        ("none", Supervision::NotFull),
    ] {
        let event = read(&format!("[event]\nsupervision = \"{word}\"\n"));
        assert_eq!(event.supervision, Some(expected), "{word}");
    }
}

#[test]
fn the_players_may_have_different_times() {
    let event = read("[time]\nwhite = \"300\"\nblack = \"240\"\n");
    assert_eq!(event.time.control, read_time_control("W300-B240"));
}

#[test]
fn draws_may_be_agreed_always_from_some_move_or_never() {
    for (written, expected) in [
        ("0", EarliestAgreement::Allowed),
        ("1", EarliestAgreement::FromMove(1)),
        ("40", EarliestAgreement::FromMove(40)),
        ("\"never\"", EarliestAgreement::Never),
    ] {
        let event = read(&format!("[draws]\nearliest_agreement = {written}\n"));
        assert_eq!(event.draws.earliest_agreement, expected, "{written}");
    }
}

#[test]
fn every_rating_class_and_team_scoring_answers_to_its_word() {
    for (word, class) in [
        ("open", RatingClass::Open),
        ("team", RatingClass::Team),
        ("barcelona-open", RatingClass::BarcelonaOpen),
        ("closed", RatingClass::Closed),
        ("individual", RatingClass::Individual),
        ("closed-international", RatingClass::ClosedInternational),
    ] {
        let event = read(&format!("[rating]\nclass = \"{word}\"\n"));
        assert_eq!(event.rating.class, Some(class));
    }
    for (word, scoring) in [
        ("olympic", TeamScoring::Olympic),
        ("match", TeamScoring::Match),
    ] {
        let text = format!("[scoring.team]\nboards = 8\nscoring = \"{word}\"\n");
        assert_eq!(read(&text).scoring.team, Some(Team { boards: 8, scoring }));
    }
}

#[test]
fn keys_and_tables_that_do_not_exist_are_told_where_they_stand() {
    faults(&[
        (
            "[event]\nname = \"Open\"\n\npaec = \"rapid\"\n",
            "event.toml, line 4: event.paec is not known here, expected name, start, end, federation, laws, pace, \
             supervision, games, group or homologated: did you mean pace?",
        ),
        (
            "[event]\nname = \"Open\"\n\nzone = 1\n",
            "event.toml, line 4: event.zone is not known here, expected name, start, end, federation, laws, pace, \
             supervision, games, group or homologated: correct the spelling, or delete it",
        ),
        (
            "[event]\nname = \"Open\"\n[clock]\nmode = \"delay\"\n",
            "event.toml, line 3: clock is not known here, expected event, time, draws, scoring, team or rating: correct \
             the spelling, or delete it",
        ),
        (
            "name = \"Open\"\n",
            "event.toml, line 1: name is not known here, expected event, time, draws, scoring, team or rating: name \
             belongs under [event]",
        ),
        (
            "[draws]\narmageddon = true\n",
            "event.toml, line 2: draws.armageddon is not known here, expected earliest_agreement: armageddon belongs \
             under [scoring]",
        ),
        (
            "[scoring]\nwin = 1\nteam = { boards = 5, scoring = \"olympic\", reserves = 2 }\n",
            "event.toml, line 3: scoring.team.reserves is not known here, expected boards or scoring: correct the \
             spelling, or delete it",
        ),
    ]);
    let two = fault("[event]\nzone = 1\n\nage = 2\n");
    assert!(
        two.starts_with("event.toml, line 2: event.zone"),
        "the first in the file: {two}"
    );
}

#[test]
fn a_misspelt_table_is_told_with_the_one_that_was_meant() {
    let told = |text: &str| {
        let told = fault(text);
        let (_, remedy) = told.rsplit_once(": ").expect("a remedy");
        remedy.to_owned()
    };
    for (text, remedy) in [
        // A plain `draw` has its place elsewhere, but a table of that name is a slip.
        ("[draw]\nearliest_agreement = 30\n", "did you mean [draws]?"),
        ("draw.earliest_agreement = 30\n", "did you mean [draws]?"),
        ("draw = 0.5\n", "draw belongs under [scoring]"),
        ("[Event]\nname = \"Open\"\n", "did you mean [event]?"),
        ("tiem = 90\n", "did you mean [time]?"),
        (
            "[team]\nboards = 4\n",
            "boards belongs under [scoring.team]",
        ),
        ("[team]\nfreigners = 1\n", "did you mean foreigners?"),
        ("[scoring.teams]\nboards = 4\n", "did you mean team?"),
        ("[time]\nDefault-Time = 0\n", "did you mean default_time?"),
        ("[referees]\n", "correct the spelling, or delete it"),
    ] {
        assert_eq!(told(text), remedy, "{text}");
    }
}

#[test]
fn a_list_is_no_table_even_if_its_values_would_fit() {
    for (text, key) in [
        ("draws = [30]\n", "draws is [30]"),
        ("[[draws]]\nearliest_agreement = 30\n", "draws is [[draws]]"),
        (
            "[scoring]\nteam = [5, \"match\"]\n",
            "scoring.team is [5, \"match\"]",
        ),
    ] {
        let told = fault(text);
        assert!(
            told.contains(&format!("{key}, expected a table: ")),
            "{told}"
        );
    }
}

#[test]
fn a_fault_is_data_before_it_is_a_sentence() {
    let error = Event::parse("[event]\nname = 2023\n", "event.toml").expect_err("no text");
    let fault = EventLineFault::Value {
        key: "event.name".into(),
        read: "2023".into(),
        expected: ExpectedValue::Text,
    };
    let expected = EventError::Line {
        file: "event.toml".into(),
        line: 2,
        fault,
    };
    assert_eq!(error, expected);
    let plain = "event-line (file: event.toml, line: 2, fault: event-value (key: event.name, read: 2023, expected: \
                 event-expected-text))";
    assert_eq!(error.to_string(), plain);
    let not_judged = NotJudged {
        file: "a.pgn".into(),
        error,
    };
    assert_eq!(
        Words::english().tell(&not_judged.into()),
        "a.pgn was not judged, because its event file has an error: event.toml, line 2: event.name is 2023, expected \
         a text: put it in quotes"
    );
}

#[test]
fn values_of_the_wrong_type_are_told_with_their_line() {
    faults(&[
        (
            "[event]\nname = 2023\n",
            "event.toml, line 2: event.name is 2023, expected a text: put it in quotes",
        ),
        (
            "[time]\n\nquickplay_guidelines = \"yes\"\n",
            "event.toml, line 3: time.quickplay_guidelines is \"yes\", expected true or false: write one of them, \
             without quotes",
        ),
        (
            "[time]\ncontrol = 5400\n",
            "event.toml, line 2: time.control is 5400, expected a text: put it in quotes",
        ),
        (
            "[time]\ndefault_time = 7.5\n",
            "event.toml, line 2: time.default_time is 7.5, expected a whole number of minutes, 0 or more: correct the \
             line, or delete it if the event has no such rule",
        ),
        (
            "[scoring]\nwin = \"1\"\n",
            "event.toml, line 2: scoring.win is \"1\", expected a number that is not negative, with two decimals at \
             most: write it as 1, 0.5 or 0.25, without quotes",
        ),
        (
            "event = \"Open\"\n",
            "event.toml, line 1: event is \"Open\", expected a table: write [event] on a line of its own and its keys \
             below",
        ),
        (
            "[[time]]\nmode = \"delay\"\n",
            "event.toml, line 1: time is [[time]], expected a table: write [time] on a line of its own and its keys \
             below",
        ),
        (
            "[event]\nstart = 2023\n",
            "event.toml, line 2: event.start is 2023, expected a day: write it as 2023-05-01",
        ),
        (
            "[event]\nstart = 2023-05-01T10:00:00\n",
            "event.toml, line 2: event.start is 2023-05-01T10:00:00, expected a day without a time: write it as \
             2023-05-01",
        ),
    ]);
}

#[test]
fn words_that_mean_nothing_are_told_with_those_that_do() {
    let remedy = "correct the line, or delete it if the event has no such rule";
    for (text, told) in [
        (
            "[event]\npace = \"bullet\"\n",
            r#"event.pace is "bullet", expected "standard", "rapid" or "blitz""#,
        ),
        (
            "[event]\npace = 15\n",
            r#"event.pace is 15, expected "standard", "rapid" or "blitz""#,
        ),
        (
            "[event]\npace = { rapid = {} }\n",
            r#"event.pace is { rapid = {} }, expected "standard", "rapid" or "blitz""#,
        ),
        (
            "[event]\nlaws = \"1974\"\n",
            r#"event.laws is "1974", expected "auto", "1985", "1989", "1993", "1997", "2001", "2005", "2009", "2014", "2017", "2018" or "2023""#,
        ),
        (
            "[event]\nsupervision = \"ful\"\n",
            r#"event.supervision is "ful", expected "full", "not-full", "partial" or "none""#,
        ),
        (
            "[time]\nmode = \"fischer\"\n",
            r#"time.mode is "fischer", expected "cumulative" or "delay""#,
        ),
        (
            "[rating]\nclass = \"swiss\"\n",
            r#"rating.class is "swiss", expected "open", "team", "barcelona-open", "closed", "individual" or "closed-international""#,
        ),
    ] {
        assert_eq!(fault(text), format!("event.toml, line 2: {told}: {remedy}"));
    }
    faults(&[(
        "[draws]\nearliest_agreement = \"sometimes\"\n",
        "event.toml, line 2: draws.earliest_agreement is \"sometimes\", expected the number of a move, 0 or \
         \"never\": write 0 if a draw may be agreed at any time",
    )]);
}

#[test]
fn days_that_are_none_are_told() {
    faults(&[
        (
            "[event]\nstart = \"2023-02-30\"\n",
            "event.toml, line 2: event.start is \"2023-02-30\", expected a day of the calendar (no such day: 30): \
             write it as 2023-05-01",
        ),
        (
            "[event]\nstart = \"2023.05.??\"\n",
            "event.toml, line 2: event.start is \"2023.05.??\", expected a day with its year and its month: write it \
             as 2023-05-01",
        ),
        (
            "[event]\nend = \"1 May 2023\"\n",
            "event.toml, line 2: event.end is \"1 May 2023\", expected a day: write it as 2023-05-01",
        ),
        (
            "[event]\nend = 2023-05-01\nstart = 2023-05-09\n",
            "event.toml, line 2: event.end is 2023-05-01, expected no day before event.start, 2023-05-09: correct the \
             one or the other",
        ),
    ]);
    // Without quotes the very grammar of TOML refuses it.
    not_toml("[event]\n\nstart = 2023-02-30\n", 3, "start = 2023-02-30");
}

#[test]
fn numbers_that_cannot_be_are_told() {
    for (text, key) in [
        ("[time]\ndefault_time = -5\n", "time.default_time is -5"),
        (
            "[draws]\nearliest_agreement = -1\n",
            "draws.earliest_agreement is -1",
        ),
        (
            "[draws]\nearliest_agreement = 4294967296\n",
            "draws.earliest_agreement is 4294967296",
        ),
        ("[scoring]\nwin = -1.0\n", "scoring.win is -1.0"),
        ("[scoring]\ndraw = 0.333\n", "scoring.draw is 0.333"),
        ("[scoring]\nloss = nan\n", "scoring.loss is nan"),
        (
            "[scoring]\nteam = { boards = 0, scoring = \"olympic\" }\n",
            "scoring.team.boards is 0",
        ),
        (
            "[scoring]\nteam = { boards = -5, scoring = \"olympic\" }\n",
            "scoring.team.boards is -5",
        ),
    ] {
        let told = fault(text);
        assert!(
            told.starts_with(&format!("event.toml, line 2: {key}, expected ")),
            "{told}"
        );
    }
}

#[test]
fn a_win_is_worth_the_most_and_a_loss_the_least() {
    let remedy = "give win, draw and loss in that order of worth";
    for (text, told) in [
        (
            "[scoring]\ndraw = 1\nwin = 0.5\n",
            "line 3: scoring.win is 0.5, expected a win worth a draw or more",
        ),
        (
            "[scoring]\ndraw = 2\n",
            "line 2: scoring.draw is 2, expected a win worth a draw or more",
        ),
        (
            "[scoring]\nloss = 0.6\n",
            "line 2: scoring.loss is 0.6, expected a draw worth a loss or more",
        ),
        (
            "[scoring]\nwin = 0\ndraw = 0\nloss = 0\n",
            "line 2: scoring.win is 0, expected a win worth more than a loss",
        ),
    ] {
        assert_eq!(fault(text), format!("event.toml, {told}: {remedy}"));
    }
}

#[test]
fn a_time_is_for_both_players_or_for_each() {
    faults(&[
        (
            "[time]\ncontrol = \"300\"\nblack = \"240\"\n",
            "event.toml, line 3: time.black is \"240\", expected no time for one player beside time.control, which is \
             for both: keep time.control, or time.white and time.black",
        ),
        (
            "[time]\nwhite = \"300\"\nblack = \"240\"\ncontrol = \"300\"\n",
            "event.toml, line 2: time.white is \"300\", expected no time for one player beside time.control, which is \
             for both: keep time.control, or time.white and time.black",
        ),
        (
            "[time]\nwhite = \"300\"\n",
            "event.toml, line 2: time.white is \"300\", expected time.black beside it: give both, or time.control if \
             they are the same",
        ),
        (
            "[time]\ncontrol = \" \"\n",
            "event.toml, line 2: time.control is \" \", expected a text that is not empty: correct the line, or \
             delete it if the event has no such rule",
        ),
        (
            "[time]\n\ncontrol = \"40/\"\n",
            "event.toml, line 3: time.control is \"40/\", expected a time control in the syntax of PGN, in seconds: \
             write it as \"5400+30\", or \"40/5400+30:1800+30\" for two periods",
        ),
        (
            "[time]\nwhite = \"five minutes\"\nblack = \"240\"\n",
            "event.toml, line 2: time.white is \"five minutes\", expected a time control in the syntax of PGN, in \
             seconds: write it as \"5400+30\", or \"40/5400+30:1800+30\" for two periods",
        ),
    ]);
}

#[test]
fn a_team_event_says_how_many_boards_and_how_they_count() {
    faults(&[
        (
            "[scoring]\nwin = 1\nteam = { scoring = \"olympic\" }\n",
            "event.toml, line 3: scoring.team.boards is missing, expected the number of boards: add boards = ... to \
             scoring.team",
        ),
        (
            "[scoring.team]\nboards = 5\n",
            "event.toml, line 1: scoring.team.scoring is missing, expected \"olympic\" or \"match\": add scoring = \
             ... to scoring.team",
        ),
    ]);
}

#[test]
fn text_that_is_no_toml_is_told_with_its_line() {
    not_toml("[event]\nstart = 2023.05.01\n", 2, "start = 2023.05.01");
    not_toml("[event]\npace = rapid\n", 2, "pace = rapid");
    not_toml("[event]\nname = \"Open\n", 2, "name = \"Open");
    not_toml(
        "[event]\npace = \"rapid\"\npace = \"blitz\"\n",
        3,
        "pace = \"blitz\"",
    );
    not_toml(
        "[event]\nname = \"A\"\n[event]\npace = \"blitz\"\n",
        3,
        "[event]",
    );
    not_toml("[Event \"Open\"]\n[Site \"?\"]\n", 1, "[Event \"Open\"]");
}

#[test]
fn a_file_is_read_by_its_path_and_named_in_messages() {
    let folder = TempDir::new().expect("a scratch folder");
    let path = folder.path().join("open.toml");
    let told = |bytes: &[u8]| {
        fs::write(&path, bytes).expect("written");
        let told = told(Event::read(&path).expect_err("wrong"));
        told.replace(&path.display().to_string(), "open.toml")
    };
    assert!(told(b"[event]\npace = 1\n").starts_with("open.toml, line 2: event.pace is 1"));
    assert_eq!(
        told(b"[event]\nname = \"Torneo de C\xf3rdoba\"\n"),
        "open.toml, line 2: the text is not UTF-8: save the file again with the encoding UTF-8"
    );
    assert_eq!(
        told(&vec![b'#'; 1024 * 1024 + 1]),
        "open.toml is larger than 1 MiB, and an event file is a page at most: is it the file you meant to name?"
    );
    fs::write(&path, WHOLE).expect("written");
    assert_eq!(Event::read(&path), Ok(read(WHOLE)));
    fs::remove_file(&path).expect("removed");
    let error = Event::read(&path).expect_err("gone");
    assert!(matches!(error, EventError::Missing { .. }), "{error}");
}

const TEAM: &str = r#"
[event]
federation = "CAT"

[scoring.team]
boards = 4
scoring = "match"

[team]
board_order = "list"
late_substitutes = 2
substitutes = 3
substitutes_after_round = 1
foreigners = 1
not_foreign = ["ESP", "AND"]
regulars_stay_up = true
one_match_a_round = true
colors = "by-round"
first_white = "Roure A"
rematch = false
defaults_out = 2
annul_before_half = true
tie_break_game = "300-240"

[[team.list]]
of = ["Roure A", "Roure B"]
players = ["Alzina, Carles", "Pi, Bernat", "2200101"]
bis = ["Pi, Bernat"]

[[team.list]]
of = ["Faig"]
players = ["Faig, Dolors"]
"#;

#[test]
fn every_regulation_of_a_team_event_has_its_place() {
    let names = |names: &[&str]| names.iter().map(ToString::to_string).collect();
    let times = read_time_control("W300-B240").expect("a control");
    let expected = TeamRules {
        board_order: Some(BoardOrder::List),
        late_substitutes: Some(2),
        substitutes: Some(3),
        substitutes_after_round: Some(1),
        foreigners: Some(1),
        not_foreign: names(&["ESP", "AND"]),
        regulars_stay_up: true,
        one_match_a_round: true,
        colors: Some(TeamColors::ByRound),
        first_white: Some("Roure A".to_owned()),
        rematch: Some(false),
        defaults_out: Some(2),
        annul_before_half: true,
        tie_break_game: Some(team::TieBreakTimes {
            written: "300-240".to_owned(),
            times,
        }),
        lists: vec![
            TeamList {
                teams: names(&["Roure A", "Roure B"]),
                players: names(&["Alzina, Carles", "Pi, Bernat", "2200101"]),
                bis: names(&["Pi, Bernat"]),
            },
            TeamList {
                teams: names(&["Faig"]),
                players: names(&["Faig, Dolors"]),
                bis: Vec::new(),
            },
        ],
    };
    assert_eq!(read(TEAM).team.as_deref(), Some(&expected));
    assert_eq!(
        read("[team]\n").team.as_deref(),
        Some(&TeamRules::default())
    );
    assert_eq!(read("").team, None);
}

#[test]
fn a_tie_break_game_is_known_by_its_time_and_has_rules_of_its_own() {
    let event = read(&format!("{TEAM}\n[time]\ncontrol = \"1200\"\n"));
    for other in [
        None,
        Some("1200"),
        Some("300"),
        Some("W240-B300"),
        Some("?"),
    ] {
        assert!(!event.of_game(other).is_of_tie_break, "{other:?}");
    }
    let game = event.of_game(Some("W300-B240"));
    assert!(game.is_of_tie_break && game.scoring.armageddon);
    assert_eq!(game.time.control, read_time_control("W300-B240"));
    assert!(!event.scoring.armageddon);
}

#[test]
fn regulations_of_teams_that_say_nothing_or_contradict_one_another_are_told() {
    for (text, expected) in [
        (
            "[team]\nlate_substitutes = 2\n",
            "event.toml, line 2: team.late_substitutes is 2, expected team.board_order beside it, without which it says nothing",
        ),
        (
            "[team]\nnot_foreign = [\"AND\"]\n",
            "event.toml, line 2: team.not_foreign is [\"AND\"], expected team.foreigners beside it, without which it says nothing",
        ),
        (
            "[team]\nfirst_white = \"Roure\"\n",
            "event.toml, line 2: team.first_white is \"Roure\", expected team.colors beside it, without which it says nothing",
        ),
        (
            "[team]\ndefaults_out = 0\n",
            "event.toml, line 2: team.defaults_out is 0, expected a whole number, 1 or more",
        ),
        (
            "[team]\nforeigners = -1\n",
            "event.toml, line 2: team.foreigners is -1, expected a whole number, 0 or more",
        ),
        (
            "[team]\ntie_break_game = \"300\"\n",
            "event.toml, line 2: team.tie_break_game is \"300\", expected the time of White and of Black, in seconds",
        ),
        (
            "[time]\nwhite = \"300\"\nblack = \"240\"\n[team]\ntie_break_game = \"300-240\"\n",
            "event.toml, line 5: team.tie_break_game is \"300-240\", expected another time than that of all games",
        ),
        (
            "[team.list]\nof = [\"Roure\"]\n",
            "event.toml, line 1: team.list is [team.list], expected tables",
        ),
        (
            "[[team.list]]\nof = [\"Roure\"]\n",
            "event.toml, line 1: team.list.players is missing, expected texts in a list",
        ),
        (
            "[[team.list]]\nof = [\"Roure\"]\nplayers = [\"A\", \"B\", \"A\"]\n",
            "event.toml, line 3: team.list.players is [\"A\", \"B\", \"A\"], expected each name once, and A stands there again",
        ),
        (
            "[[team.list]]\nof = [\"R\"]\nplayers = [\"A\", \"B\"]\nbis = [\"A\"]\n",
            "event.toml, line 4: team.list.bis is [\"A\"], expected players of the list but not its first, and A is none",
        ),
        (
            "[[team.list]]\nof = [\"R\"]\nplayers = [\"A\"]\n[[team.list]]\nof = [\"R\"]\nplayers = [\"B\"]\n",
            "event.toml, line 5: team.list.of is [\"R\"], expected each name once, and R stands there again",
        ),
        (
            "[[team.list]]\nof = [\"R\"]\nplayer = [\"A\"]\n",
            "event.toml, line 3: team.list.player is not known here, expected of, players or bis",
        ),
    ] {
        let told = fault(text);
        assert!(told.starts_with(&format!("{expected}: ")), "{told}");
    }
}
