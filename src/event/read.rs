//! From an event file to the [`Event`]: what each key may say, and which values contradict one another.

use std::path::Path;

use jiff::civil::Date;
use toml::Spanned;

use crate::input::{SmallFileError, read_small};
use crate::laws::{DateFault, Edition, PgnDate, Supervision};
use crate::notation::words::time_control::{
    TimeControl, TimeControls, read_pgn_syntax, read_time_control,
};

use super::document::{Document, line, quoted};
use super::file::{
    Day, EventTable, KeyEntry, NumberOrWord, ScoringTable, SupervisionWord, TeamTable, TimeTable,
};
use super::names::names;
use super::team::team_rules;
use super::{
    DrawRules, EarliestAgreement, Event, EventError, EventLineFault, ExpectedValue, Points,
    RatingRules, Scoring, Team, TeamScoring, TimeRules,
};

/// The largest event file that is read. No event has so many rules: a larger file is one of games, named by mistake.
const LARGEST: u64 = 1024 * 1024;

impl Event {
    /// Reads the file at the path.
    pub fn read(path: &Path) -> Result<Event, EventError> {
        let name = path.display().to_string();
        let bytes = read_small(path, LARGEST).map_err(|error| match error {
            SmallFileError::Read(cause) => EventError::on_disk(&name, &cause),
            SmallFileError::TooLarge { mebibytes } => EventError::TooLarge {
                file: name.clone().into(),
                mebibytes,
            },
        })?;
        match std::str::from_utf8(&bytes) {
            Ok(text) => Event::parse(text, &name),
            Err(error) => Err(EventError::Line {
                file: name.into(),
                line: line(&bytes, error.valid_up_to()),
                fault: EventLineFault::NotUtf8,
            }),
        }
    }

    /// Reads the text of an event file; `name` is the file's in messages.
    pub fn parse(text: &str, name: &str) -> Result<Event, EventError> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let (document, file) = Document::read(name, text)?;
        let event = event(&document, &file.event)?;
        let agreement = &file.draws.earliest_agreement;
        let agreement = document.said(agreement, ExpectedValue::MoveNumber, earliest_agreement)?;
        let time = time(&document, &file.time)?;
        let team = file.team.as_ref();
        let team = team.map(|table| team_rules(&document, table, time.control.as_ref()));
        let event = Event {
            time,
            draws: DrawRules {
                earliest_agreement: agreement.unwrap_or_default(),
            },
            scoring: scoring(&document, &file.scoring)?,
            rating: RatingRules {
                class: document.word(&file.rating.class)?,
            },
            team: team.transpose()?.map(Box::new),
            ..event
        };
        let tie_break = tie_break(&event).map(Box::new);
        Ok(Event { tie_break, ..event })
    }
}

/// What holds for the tie-break game of teams, if there is one: its times, the pace that they make, and a draw counts as a win
/// for Black.
fn tie_break(event: &Event) -> Option<Event> {
    let control = event.team.as_ref()?.tie_break_game.as_ref()?.times.clone();
    Some(Event {
        pace: None,
        time: TimeRules {
            control: Some(control),
            ..event.time.clone()
        },
        scoring: Scoring {
            armageddon: true,
            ..event.scoring.clone()
        },
        is_of_tie_break: true,
        ..event.clone()
    })
}

fn event(document: &Document, table: &EventTable) -> Result<Event, EventError> {
    let start = document.said(&table.start, ExpectedValue::Day, day)?;
    let end = |written: Day| {
        let end = day(written)?;
        match start.filter(|start| end < *start) {
            Some(start) => Err(ExpectedValue::DayFromStart {
                start: start.to_string(),
            }),
            None => Ok(end),
        }
    };
    let supervision = document.word(&table.supervision)?;
    Ok(Event {
        name: document.said(&table.name, ExpectedValue::Text, some_text)?,
        start,
        end: document.said(&table.end, ExpectedValue::Day, end)?,
        federation: document.said(&table.federation, ExpectedValue::Text, some_text)?,
        laws: document.said(&table.laws, no_edition(), edition)?.flatten(),
        pace: document.word(&table.pace)?,
        supervision: supervision.map(|word| match word {
            SupervisionWord::Full => Supervision::Full,
            _ => Supervision::NotFull,
        }),
        games: document.said(&table.games, ExpectedValue::Games, |games| match games {
            0 => Err(ExpectedValue::Games),
            games => Ok(games),
        })?,
        group: document.said(&table.group, ExpectedValue::Text, some_text)?,
        homologated: document.said(&table.homologated, ExpectedValue::TrueOrFalse, Ok)?,
        ..Event::default()
    })
}

pub(super) fn some_text(text: String) -> Result<String, ExpectedValue> {
    match text.trim() {
        "" => Err(ExpectedValue::SomeText),
        text => Ok(text.to_owned()),
    }
}

fn day(written: Day) -> Result<Date, ExpectedValue> {
    match written {
        Day::Toml(moment) => match (moment.date, moment.time) {
            (Some(day), None) => day.to_string().parse().map_err(|_| ExpectedValue::Day),
            _ => Err(ExpectedValue::DayWithoutTime),
        },
        Day::Text(text) => match PgnDate::parse(&text) {
            Ok(Some(date)) if date.first() == date.last() => Ok(date.first()),
            Ok(_) => Err(ExpectedValue::WholeDay),
            Err(DateFault::Shape) => Err(ExpectedValue::Day),
            Err(fault) => Err(ExpectedValue::DayOfCalendar {
                fault: fault.into(),
            }),
        },
    }
}

/// `auto` names no edition. A year without quotes is as plain as one with them.
fn edition(written: NumberOrWord) -> Result<Option<Edition>, ExpectedValue> {
    let id = match written {
        NumberOrWord::Number(year) => year.to_string(),
        NumberOrWord::Word(word) if word == "auto" => return Ok(None),
        NumberOrWord::Word(word) => word,
    };
    Edition::from_id(&id).map(Some).ok_or_else(no_edition)
}

fn no_edition() -> ExpectedValue {
    let mut words = vec!["auto"];
    words.extend(Edition::ALL.map(Edition::id));
    ExpectedValue::Words {
        words: quoted(&words),
    }
}

fn time(document: &Document, table: &TimeTable) -> Result<TimeRules, EventError> {
    let control = document.said(&table.control, ExpectedValue::Text, time_control)?;
    let wrong = match (&control, &table.white, &table.black) {
        (Some(_), Some(time), _) | (Some(_), None, Some(time)) => {
            Some((time, ExpectedValue::ControlAlone))
        }
        (None, Some(time), None) => Some((
            time,
            ExpectedValue::OtherPlayer {
                other: "time.black",
            },
        )),
        (None, None, Some(time)) => Some((
            time,
            ExpectedValue::OtherPlayer {
                other: "time.white",
            },
        )),
        _ => None,
    };
    if let Some((time, expected)) = wrong {
        return Err(document.refuse(time.span(), expected));
    }
    let white = document.said(&table.white, ExpectedValue::Text, own_time)?;
    let black = document.said(&table.black, ExpectedValue::Text, own_time)?;
    let mode = None;
    let apart = white
        .zip(black)
        .map(|(white, black)| TimeControls { white, black, mode });
    Ok(TimeRules {
        control: control.or(apart),
        mode: document.word(&table.mode)?,
        default_time: document.said(&table.default_time, ExpectedValue::Minutes, Ok)?,
        quickplay_guidelines: document.flag(&table.quickplay_guidelines)?,
    })
}

/// `?` is no time control here: an event that does not know its own had better not mention it.
fn time_control(text: String) -> Result<TimeControls, ExpectedValue> {
    read_time_control(&some_text(text)?)
        .filter(|controls| controls.white != TimeControl::Unknown)
        .ok_or(ExpectedValue::TimeControl)
}

/// The time of one player, where they differ.
fn own_time(text: String) -> Result<TimeControl, ExpectedValue> {
    read_pgn_syntax(&some_text(text)?)
        .filter(|control| *control != TimeControl::Unknown)
        .ok_or(ExpectedValue::TimeControl)
}

fn earliest_agreement(written: NumberOrWord) -> Result<EarliestAgreement, ExpectedValue> {
    match written {
        NumberOrWord::Number(0) => Ok(EarliestAgreement::Allowed),
        NumberOrWord::Number(number) => Ok(EarliestAgreement::FromMove(number)),
        NumberOrWord::Word(word) if word == "never" => Ok(EarliestAgreement::Never),
        NumberOrWord::Word(_) => Err(ExpectedValue::MoveNumber),
    }
}

fn scoring(document: &Document, table: &ScoringTable) -> Result<Scoring, EventError> {
    let usual = Scoring::default();
    let (of_win, of_draw, of_loss) = (&table.win, &table.draw, &table.loss);
    let win = points(document, of_win)?.unwrap_or(usual.win);
    let draw = points(document, of_draw)?.unwrap_or(usual.draw);
    let loss = points(document, of_loss)?.unwrap_or(usual.loss);
    for (is_wrong, [first, second], expected) in [
        (
            win < draw,
            [of_win, of_draw],
            ExpectedValue::WinNotBelowDraw,
        ),
        (
            draw < loss,
            [of_draw, of_loss],
            ExpectedValue::DrawNotBelowLoss,
        ),
        (win == loss, [of_win, of_loss], ExpectedValue::WinAboveLoss),
    ] {
        // The default values are in the right order, so at least one of the two values was given; the error points to
        // it.
        if is_wrong && let Some(blamed) = first.as_ref().or(second.as_ref()) {
            return Err(document.refuse(blamed.span(), expected));
        }
    }
    let team = table.team.as_ref().map(|table| team(document, table));
    Ok(Scoring {
        win,
        draw,
        loss,
        armageddon: document.flag(&table.armageddon)?,
        team: team.transpose()?,
    })
}

/// A number of points. Its digits are read as they are written, so that no binary fraction comes in.
fn points(document: &Document, entry: &KeyEntry<f64>) -> Result<Option<Points>, EventError> {
    let place = entry.as_ref().map_or(0..0, Spanned::span);
    document.said(entry, ExpectedValue::Points, |_| {
        let points = hundredths(&document.written(&place).replace('_', ""));
        points
            .map(Points::from_hundredths)
            .ok_or(ExpectedValue::Points)
    })
}

/// `0.5` is 50, `3` is 300. None for what is negative, too fine, too large, or no plain number.
fn hundredths(digits: &str) -> Option<u32> {
    let digits = digits.strip_prefix('+').unwrap_or(digits);
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let fraction = fraction.trim_end_matches('0');
    let mut all = whole.bytes().chain(fraction.bytes());
    if fraction.len() > 2 || !all.all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let whole: u32 = whole.parse().ok()?;
    let fraction: u32 = format!("{fraction:0<2}").parse().ok()?;
    whole.checked_mul(100)?.checked_add(fraction)
}

fn team(document: &Document, table: &Spanned<TeamTable>) -> Result<Team, EventError> {
    let missing = |fault| document.at(table.span().start, fault);
    let TeamTable { boards, scoring } = table.get_ref();
    let boards = document.said(boards, ExpectedValue::Boards, |boards| match boards {
        0 => Err(ExpectedValue::SomeBoards),
        boards => Ok(boards),
    })?;
    let words = quoted(names::<TeamScoring>());
    let scoring = document.word(scoring)?;
    Ok(Team {
        boards: boards.ok_or_else(|| missing(EventLineFault::BoardsMissing))?,
        scoring: scoring.ok_or_else(|| missing(EventLineFault::TeamScoringMissing { words }))?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_read_digit_by_digit() {
        for (digits, expected) in [
            ("1.0", Some(100)),
            ("0.5", Some(50)),
            ("3", Some(300)),
            ("+1", Some(100)),
            ("0.25", Some(25)),
            ("0.05", Some(5)),
            ("1.500", Some(150)),
            ("0.333", None),
            ("-1", None),
            ("-0.5", None),
            ("1e2", None),
            ("1.0e2", None),
            ("inf", None),
            ("nan", None),
            ("", None),
            ("42949672", Some(4_294_967_200)),
            ("42949673", None),
            ("42949672.96", None),
        ] {
            assert_eq!(hundredths(digits), expected, "{digits}");
        }
    }
}
