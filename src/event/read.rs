//! From the text of an event file to the [`Event`]: which tables and keys there are, what each may say, and which
//! values contradict one another.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use crate::laws::{Edition, Pace, Supervision};

use crate::notation::time_control::{
    ClockMode, TimeControl, TimeControls, read_pgn_syntax, read_time_control,
};

use super::table::{Document, Entry, Layout, Table};
use super::{
    DrawRules, EarliestAgreement, Event, EventError, RatingClass, RatingRules, Scoring, Team,
    TeamScoring, TimeRules,
};

/// No event has so many rules: whoever names a larger file has named the games.
const LARGEST: u64 = 1024 * 1024;

const TABLES: [&str; 5] = ["event", "time", "draws", "scoring", "rating"];

const KEYS: [(&str, &[&str]); 6] = [
    (
        "event",
        &[
            "name",
            "start",
            "end",
            "federation",
            "laws",
            "pace",
            "supervision",
        ],
    ),
    (
        "time",
        &[
            "control",
            "white",
            "black",
            "mode",
            "default_time",
            "quickplay_guidelines",
        ],
    ),
    ("draws", &["earliest_agreement"]),
    ("scoring", &["win", "draw", "loss", "armageddon", "team"]),
    ("rating", &["class"]),
    ("scoring.team", &["boards", "scoring"]),
];

impl Event {
    /// Reads the file at the path.
    pub fn read(path: &Path) -> Result<Event, EventError> {
        let name = path.display().to_string();
        let mut bytes = Vec::new();
        File::open(path)
            .and_then(|file| file.take(LARGEST + 1).read_to_end(&mut bytes))
            .map_err(|cause| EventError::on_disk(&name, &cause))?;
        if bytes.len() as u64 > LARGEST {
            return Err(EventError::TooLarge {
                file: name.into(),
                mebibytes: LARGEST / (1024 * 1024),
            });
        }
        match std::str::from_utf8(&bytes) {
            Ok(text) => Event::parse(text, &name),
            Err(error) => {
                let valid = &bytes[..error.valid_up_to()];
                Err(EventError::NotUtf8 {
                    file: name.into(),
                    line: 1 + valid.iter().filter(|byte| **byte == b'\n').count(),
                })
            }
        }
    }

    /// Reads the text of an event file; `name` is the file's in messages.
    pub fn parse(text: &str, name: &str) -> Result<Event, EventError> {
        let document = Document {
            file: name,
            text: text.strip_prefix('\u{feff}').unwrap_or(text),
        };
        let mut file = document.open(&Layout {
            keys: &TABLES,
            everywhere: &KEYS,
        })?;
        let mut event = match file.table("event", &layout("event"))? {
            Some(table) => event(table)?,
            None => Event::default(),
        };
        if let Some(table) = file.table("time", &layout("time"))? {
            event.time = time(table)?;
        }
        if let Some(table) = file.table("draws", &layout("draws"))? {
            event.draws = draws(table)?;
        }
        if let Some(table) = file.table("scoring", &layout("scoring"))? {
            event.scoring = scoring(table)?;
        }
        if let Some(table) = file.table("rating", &layout("rating"))? {
            event.rating = rating(table)?;
        }
        Ok(event)
    }
}

fn layout(table: &str) -> Layout<'static> {
    let keys = KEYS.iter().find(|(name, _)| *name == table);
    Layout {
        keys: keys.map_or(&[], |(_, keys)| keys),
        everywhere: &KEYS,
    }
}

fn event(mut table: Table) -> Result<Event, EventError> {
    let mut event = Event {
        name: optional(table.take("name"), Entry::text)?,
        start: optional(table.take("start"), Entry::day)?,
        federation: optional(table.take("federation"), Entry::text)?,
        laws: optional(table.take("laws"), laws)?.flatten(),
        pace: optional(table.take("pace"), pace)?,
        supervision: optional(table.take("supervision"), supervision)?,
        ..Event::default()
    };
    if let Some(entry) = table.take("end") {
        let end = entry.day()?;
        if let Some(start) = event.start.filter(|start| end < *start) {
            return Err(entry.refuse(
                &format!("no day before event.start, {start}"),
                "correct the one or the other",
            ));
        }
        event.end = Some(end);
    }
    Ok(event)
}

/// `auto` names no edition. A year without quotes is as plain as one with them.
fn laws(entry: &Entry) -> Result<Option<Edition>, EventError> {
    let by_year = entry
        .whole()
        .and_then(|year| Edition::from_id(&year.to_string()));
    if by_year.is_some() {
        return Ok(by_year);
    }
    let mut words = vec![("auto", None)];
    words.extend(Edition::ALL.map(|edition| (edition.id(), Some(edition))));
    entry.word(&words)
}

fn pace(entry: &Entry) -> Result<Pace, EventError> {
    entry.word(&[Pace::Standard, Pace::Rapid, Pace::Blitz].map(|pace| (pace.word(), pace)))
}

/// Whatever an organiser calls less than full supervision, the Laws know only full and not full; but a word nobody
/// would use for it is a slip of the pen.
fn supervision(entry: &Entry) -> Result<Supervision, EventError> {
    entry.word(&[
        ("full", Supervision::Full),
        ("not-full", Supervision::NotFull),
        ("partial", Supervision::NotFull),
        ("none", Supervision::NotFull),
    ])
}

fn time(mut table: Table) -> Result<TimeRules, EventError> {
    let control = optional(table.take("control"), time_control)?;
    let players = [table.take("white"), table.take("black")];
    match &players {
        [Some(entry), _] | [None, Some(entry)] if control.is_some() => {
            return Err(entry.refuse(
                "no time for one player beside time.control, which is for both",
                "keep time.control, or time.white and time.black",
            ));
        }
        [Some(entry), None] | [None, Some(entry)] => {
            let other = match entry.key() {
                "time.white" => "time.black",
                _ => "time.white",
            };
            return Err(entry.refuse(
                &format!("{other} beside it"),
                "give both, or time.control if they are the same",
            ));
        }
        _ => {}
    }
    let [white, black] = players;
    let mode = |entry: &Entry| {
        entry.word(&[
            ("cumulative", ClockMode::Cumulative),
            ("delay", ClockMode::Delay),
        ])
    };
    let apart = match (optional(white, own_time)?, optional(black, own_time)?) {
        (Some(white), Some(black)) => Some(TimeControls {
            white,
            black,
            mode: None,
        }),
        _ => None,
    };
    Ok(TimeRules {
        control: control.or(apart),
        mode: optional(table.take("mode"), mode)?,
        default_time: optional(table.take("default_time"), |entry| {
            entry.count("a whole number of minutes, 0 or more")
        })?,
        quickplay_guidelines: optional(table.take("quickplay_guidelines"), Entry::flag)?
            .unwrap_or(false),
    })
}

/// An event that does not know its own time control had better not mention it.
fn time_control(entry: &Entry) -> Result<TimeControls, EventError> {
    match read_time_control(&entry.text()?) {
        Some(controls) if controls.white != TimeControl::Unknown => Ok(controls),
        _ => Err(refuse_time(entry)),
    }
}

/// The time of one player, where they differ.
fn own_time(entry: &Entry) -> Result<TimeControl, EventError> {
    match read_pgn_syntax(&entry.text()?) {
        Some(TimeControl::Unknown) | None => Err(refuse_time(entry)),
        Some(control) => Ok(control),
    }
}

fn refuse_time(entry: &Entry) -> EventError {
    entry.refuse(
        "a time control in the syntax of PGN, in seconds",
        "write it as \"5400+30\", or \"40/5400+30:1800+30\" for two periods",
    )
}

fn draws(mut table: Table) -> Result<DrawRules, EventError> {
    let earliest_agreement = optional(table.take("earliest_agreement"), |entry| {
        if let Some(number) = entry.whole() {
            return Ok(match number {
                0 => EarliestAgreement::Allowed,
                _ => EarliestAgreement::FromMove(number),
            });
        }
        entry
            .word(&[("never", EarliestAgreement::Never)])
            .map_err(|_| {
                entry.refuse(
                    "the number of a move, 0 or \"never\"",
                    "write 0 if a draw may be agreed at any time",
                )
            })
    })?;
    Ok(DrawRules {
        earliest_agreement: earliest_agreement.unwrap_or_default(),
    })
}

fn scoring(mut table: Table) -> Result<Scoring, EventError> {
    let mut scoring = Scoring::default();
    let worth = ["win", "draw", "loss"].map(|key| table.take(key));
    let places = [&mut scoring.win, &mut scoring.draw, &mut scoring.loss];
    for (entry, place) in worth.iter().zip(places) {
        if let Some(entry) = entry {
            *place = entry.points()?;
        }
    }
    in_order(&scoring, &worth)?;
    scoring.armageddon = optional(table.take("armageddon"), Entry::flag)?.unwrap_or(false);
    scoring.team = table
        .table("team", &layout("scoring.team"))?
        .map(team)
        .transpose()?;
    Ok(scoring)
}

/// Whether a win is worth the most and a loss the least. Values not given are the usual 1, ½, 0.
fn in_order(scoring: &Scoring, worth: &[Option<Entry>; 3]) -> Result<(), EventError> {
    let [win, draw, loss] = worth;
    let remedy = "give win, draw and loss in that order of worth";
    let (blamed, expected) = if scoring.win < scoring.draw {
        (win.as_ref().or(draw.as_ref()), "a win worth a draw or more")
    } else if scoring.draw < scoring.loss {
        (
            draw.as_ref().or(loss.as_ref()),
            "a draw worth a loss or more",
        )
    } else if scoring.win == scoring.loss {
        (
            win.as_ref().or(loss.as_ref()),
            "a win worth more than a loss",
        )
    } else {
        return Ok(());
    };
    // The usual values are in order, so one of the two was given.
    blamed.map_or(Ok(()), |entry| Err(entry.refuse(expected, remedy)))
}

fn team(mut table: Table) -> Result<Team, EventError> {
    let boards = table.demand("boards", "the number of boards")?;
    let scoring = table.demand("scoring", "\"olympic\" or \"match\"")?;
    let expected = "a whole number of boards, 1 or more";
    Ok(Team {
        boards: match boards.count(expected)? {
            0 => return Err(boards.refuse(expected, "delete team if this is no team event")),
            number => number,
        },
        scoring: scoring.word(&TeamScoring::ALL.map(|scoring| (scoring.word(), scoring)))?,
    })
}

fn rating(mut table: Table) -> Result<RatingRules, EventError> {
    Ok(RatingRules {
        class: optional(table.take("class"), |entry| {
            entry.word(&RatingClass::ALL.map(|class| (class.word(), class)))
        })?,
    })
}

fn optional<'a, T>(
    entry: Option<Entry<'a>>,
    meaning: impl Fn(&Entry<'a>) -> Result<T, EventError>,
) -> Result<Option<T>, EventError> {
    entry.as_ref().map(meaning).transpose()
}
