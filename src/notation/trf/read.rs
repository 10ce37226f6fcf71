//! The lines of a report, one after the other. Codes that say nothing about results are passed over; so are rulers and
//! comments, which real files hold.

use std::collections::HashMap;

use crate::board::Color;
use crate::notation::words::time_control::read_time_control;

use super::columns::Columns;
use super::{
    Expected, National, Report, ReportPlayer, RoundEntry, RoundMark, Tenths, TrfFault, TrfScoring,
    dates,
};

/// Reads the text of a report.
pub fn read_report(text: &str) -> Report {
    let mut report = Report::default();
    let mut national = Vec::new();
    let mut words = LateLines::default();
    for (index, line) in text.lines().enumerate() {
        let number = index as u64 + 1;
        let columns = Columns::from_line(line);
        let rest = || line.get(4..).unwrap_or_default().trim().to_owned();
        match line.get(..3) {
            Some("001") => match player(&columns, number) {
                Ok(player) if report.by_rank.contains_key(&player.rank) => {
                    report.faults.push(TrfFault {
                        line: number,
                        column: 5,
                        read: player.rank.to_string(),
                        expected: Expected::OwnRank,
                        rank: Some(player.rank),
                    });
                }
                Ok(player) => {
                    report.by_rank.insert(player.rank, report.players.len());
                    report.players.push(player);
                }
                Err(fault) => report.faults.push(fault),
            },
            Some("012") => report.name = rest(),
            Some("042") => (words.start, words.start_line) = (rest(), number),
            Some("052") => words.end = rest(),
            Some("122") => words.control = in_words(rest()),
            Some("222") => words.encoded_control = rest(),
            Some("132") => report.round_dates = round_dates(&columns),
            Some("162") => scoring_162(&columns, &mut report.scoring),
            Some("299") => abnormal(&columns, &mut report.abnormal_points),
            Some(code @ ("BBW" | "BBD" | "BBL" | "BBZ" | "BBF" | "BBU")) => {
                set_scoring(code, &rest(), &mut report.scoring);
            }
            Some(code) if code.bytes().all(|byte| byte.is_ascii_uppercase()) => {
                national.extend(national_line(code, &columns, number));
            }
            _ => {}
        }
    }
    let first_round = report.round_dates.iter().flatten().min().copied();
    let last_round = report.round_dates.iter().flatten().max().copied();
    report.end = dates::read(&words.end, last_round);
    let start = dates::read(&words.start, first_round.or(report.end));
    if start.is_none() && !words.start.is_empty() {
        report.flaws.push(TrfFault {
            line: words.start_line,
            column: 5,
            expected: Expected::Day,
            rank: None,
            read: words.start,
        });
    }
    report.start = start.or(first_round);
    report.control = [&words.encoded_control, &words.control]
        .into_iter()
        .find_map(|text| read_time_control(text));
    for NationalLine { rank, line, rating } in national {
        if let Some(index) = report.by_rank.get(&rank) {
            report.players[*index].national.push(rating);
        } else if !report.may_be_lost(rank) {
            report.flaws.push(TrfFault {
                line,
                column: 5,
                read: rank.to_string(),
                expected: Expected::PlayersRank,
                rank: None,
            });
        }
    }
    part_ids(&mut report);
    report
}

/// Two players with one ID are not one player: it stays with the first line, and the second has none.
fn part_ids(report: &mut Report) {
    let mut lines: HashMap<String, u64> = HashMap::new();
    for player in &mut report.players {
        let id = player.id.trim_start_matches('0').to_owned();
        if id.is_empty() || !id.bytes().all(|byte| byte.is_ascii_digit()) {
            continue;
        }
        if let Some(first) = lines.get(&id) {
            report.flaws.push(TrfFault {
                line: player.line,
                column: 58,
                read: std::mem::take(&mut player.id),
                expected: Expected::OwnId { line: *first },
                rank: Some(player.rank),
            });
        } else {
            lines.insert(id, player.line);
        }
    }
}

/// Lines that are understood when all have been read.
#[derive(Default)]
struct LateLines {
    start: String,
    start_line: u64,
    end: String,
    control: String,
    encoded_control: String,
}

/// Line 122 is free text. `90+30` there means minutes to some and seconds to others; only what names its units is read.
fn in_words(text: String) -> String {
    let names_units = |c: char| c.is_alphabetic() || matches!(c, '\'' | '"' | '′' | '″');
    match text.contains(names_units) {
        true => text,
        false => String::new(),
    }
}

/// A line 001.
fn player(columns: &Columns<'_>, line: u64) -> Result<ReportPlayer, TrfFault> {
    let rank = columns.field(5, 8).parse().ok().filter(|rank| *rank > 0);
    let fault = |first: usize, last: usize, expected| TrfFault {
        line,
        column: first,
        read: columns.field(first, last).into_owned(),
        expected,
        rank,
    };
    let rank = rank.ok_or_else(|| fault(5, 8, Expected::Rank))?;
    let name = columns.field(15, 47).into_owned();
    if name.is_empty() {
        return Err(fault(15, 47, Expected::Name));
    }
    for between in [53, 57] {
        if columns.at(between) != ' ' {
            return Err(fault(between, between, Expected::BlankInPlayer));
        }
    }
    let rating = match &*columns.field(49, 52) {
        "" | "-" | "--" | "---" | "----" => None,
        text => match text.parse::<u32>() {
            Ok(0) => None,
            Ok(rating) => Some(rating),
            Err(_) => return Err(fault(49, 52, Expected::Rating)),
        },
    };
    let points = match &*columns.field(81, 84) {
        "" => None,
        text => Some(tenths(text).ok_or_else(|| fault(81, 84, Expected::Points))?),
    };
    Ok(ReportPlayer {
        line,
        rank,
        name,
        rating,
        is_unrated: rating.is_none() && columns.field(49, 52).contains('0'),
        federation: columns.field(54, 56).into_owned(),
        id: id_of(&columns.field(58, 68)),
        birth: dates::birth_year(&columns.field(70, 80)),
        points,
        entries: entries(columns, line, rank)?,
        national: Vec::new(),
    })
}

/// Dirty files put quotes around a number; a number of zeros is none.
fn id_of(field: &str) -> String {
    let id = field.trim_matches(|c: char| c == '\'' || c == '"' || c.is_whitespace());
    if id.bytes().all(|byte| byte == b'0') {
        return String::new();
    }
    id.to_owned()
}

/// Where the opponent of the first round begins, and how far the next one is.
const FIRST_ROUND: usize = 92;
const ROUND_WIDTH: usize = 10;

fn entries(columns: &Columns<'_>, line: u64, rank: u32) -> Result<Vec<RoundEntry>, TrfFault> {
    let mut entries = Vec::new();
    for round in 1.. {
        let column = FIRST_ROUND + ROUND_WIDTH * (round as usize - 1);
        if column > columns.width() {
            break;
        }
        let fault = |first: usize, last: usize, expected| TrfFault {
            line,
            column: first,
            read: columns.field(first, last).into_owned(),
            expected,
            rank: Some(rank),
        };
        let opponent = match &*columns.field(column, column + 3) {
            "" => None,
            text => match text.parse::<u32>() {
                Ok(0) => None,
                Ok(opponent) => Some(opponent),
                Err(_) => return Err(fault(column, column + 3, Expected::Opponent)),
            },
        };
        for blank in [column + 4, column + 6] {
            if columns.at(blank) != ' ' {
                return Err(fault(blank, blank, Expected::BlankInRound));
            }
        }
        let color = match columns.at(column + 5) {
            'w' | 'W' => Some(Color::White),
            'b' | 'B' => Some(Color::Black),
            '-' | ' ' => None,
            _ => return Err(fault(column + 5, column + 5, Expected::Color)),
        };
        let result = column + 7;
        let Some(mark) = RoundMark::from_char(columns.at(result)) else {
            return Err(fault(result, result, Expected::Result));
        };
        if opponent.is_some() && mark.is_bye() {
            return Err(fault(result, result, Expected::ByeOrGame));
        }
        entries.push(RoundEntry {
            round,
            column,
            opponent,
            color,
            mark,
        });
    }
    Ok(entries)
}

fn round_dates(columns: &Columns<'_>) -> Vec<Option<jiff::civil::Date>> {
    (FIRST_ROUND..=columns.width())
        .step_by(ROUND_WIDTH)
        .map(|column| dates::round_date(&columns.field(column, column + ROUND_WIDTH - 1)))
        .collect()
}

/// Line 162: a symbol in column 6, its points in 7 to 10, the next pair nine columns on.
fn scoring_162(columns: &Columns<'_>, scoring: &mut TrfScoring) {
    for column in (6..=columns.width()).step_by(9) {
        let Some(points) = tenths(&columns.field(column + 1, column + 4)) else {
            continue;
        };
        match columns.at(column) {
            'W' => scoring.win = points,
            'D' => scoring.draw = points,
            'L' => scoring.loss = points,
            'A' => scoring.absence = points,
            'P' => scoring.allocated_bye = points,
            _ => {}
        }
    }
}

/// The lines of pairing programs.
fn set_scoring(code: &str, text: &str, scoring: &mut TrfScoring) {
    let Some(points) = tenths(text) else { return };
    match code {
        "BBW" => scoring.win = points,
        "BBD" => scoring.draw = points,
        "BBL" => scoring.loss = points,
        "BBZ" => scoring.absence = points,
        "BBF" => scoring.forfeit_loss = points,
        _ => scoring.allocated_bye = points,
    }
}

/// Line 299 names players whose points are not those of the scoring.
fn abnormal(columns: &Columns<'_>, players: &mut Vec<u32>) {
    for column in (24..=columns.width()).step_by(5) {
        players.extend(columns.field(column, column + 3).parse::<u32>().ok());
    }
}

struct NationalLine {
    rank: u32,
    line: u64,
    rating: National,
}

/// A line that begins with a federation has the columns of a player's; a ruler has no start rank, and the lines of
/// pairing programs have no name.
fn national_line(code: &str, columns: &Columns<'_>, line: u64) -> Option<NationalLine> {
    let rank = columns.field(5, 8).parse().ok()?;
    if code.starts_with("XX") || !columns.field(15, 47).contains(char::is_alphabetic) {
        return None;
    }
    let rating = columns
        .field(49, 52)
        .parse()
        .ok()
        .filter(|rating| *rating > 0);
    Some(NationalLine {
        rank,
        line,
        rating: National {
            federation: code.to_owned(),
            rating,
            id: columns.field(58, 68).into_owned(),
        },
    })
}

/// `3.5`, `11`, `0.0`
fn tenths(text: &str) -> Option<Tenths> {
    let text = text.trim();
    let (whole, part) = text.split_once(['.', ',']).unwrap_or((text, "0"));
    let part: u32 = match part.len() {
        1 => part.parse().ok()?,
        _ => part.strip_suffix('0')?.parse().ok()?,
    };
    let whole: u32 = whole.parse().ok().filter(|whole| *whole < 10_000)?;
    Some(10 * whole + part)
}
