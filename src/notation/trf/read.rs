//! The lines of a report, one after the other. Rulers and comments, which real files hold, are passed over; a code that nobody
//! knows is told.

use std::collections::HashMap;

use jiff::civil::Date;

use crate::notation::words::time_control::read_time_control;

use super::codes::{LineKind, TEAMS, kind, unindented};
use super::columns::Columns;
use super::player::{FIRST_ROUND, PlayerLine, ROUND_WIDTH, player};
use super::{Expected, HeadLine, National, Oddity, Report, TrfFault, TrfOddity, TrfScoring, dates};

/// Reads the text of a report. The scoring holds where the report has none of its own.
pub fn read_report(text: &str, scoring: TrfScoring) -> Report {
    let mut report = Report {
        scoring,
        ..Report::default()
    };
    let mut lines = Lines::default();
    for (index, line) in text.lines().enumerate() {
        let number = index as u64 + 1;
        let (line, indent) = unindented(line);
        if indent > 0 {
            lines.indented.get_or_insert((number, indent, 0)).2 += 1;
        }
        lines.take(&mut report, line, number, indent);
    }
    lines.close(&mut report);
    part_ids(&mut report);
    report.oddities.sort_by_key(|oddity| oddity.line);
    report
}

/// What is understood, or told, when all lines have been read.
#[derive(Default)]
struct Lines {
    national: Vec<NationalLine>,
    /// Of the days of rounds: the line, and what stands in each place, with its column.
    rounds: Option<(u64, Vec<(usize, String)>)>,
    bye_is_named: bool,
    stated_rounds: Option<u32>,
    /// The first line that begins with blanks, how many they are, and how many such lines there are.
    indented: Option<(u64, usize, usize)>,
    /// By their codes: the first line, and how many there are.
    unknown: HashMap<String, (u64, usize)>,
    /// The first date of birth in another order: line, name, what stands there, how many there are.
    births: Option<(u64, String, String, usize)>,
}

impl Lines {
    fn take(&mut self, report: &mut Report, line: &str, number: u64, indent: usize) {
        let columns = Columns::from_line(line);
        match kind(line) {
            LineKind::Player => self.player(report, &columns, number, indent),
            LineKind::Head(code) => {
                let text = line.get(3..).unwrap_or_default().trim().to_owned();
                match code {
                    "012" => report.name = text.clone(),
                    "132" => self.rounds = Some((number, round_texts(&columns))),
                    "142" => self.stated_rounds = text.parse().ok().or(self.stated_rounds),
                    "162" => {
                        let odd = report.scoring.read_162(&columns, &mut self.bye_is_named);
                        for column in odd {
                            let read = columns.field(column, column + 4).into_owned();
                            odd_scoring(report, number, column + indent, read);
                        }
                    }
                    _ => {}
                }
                report.head.push(HeadLine {
                    code: code.to_owned(),
                    line: number,
                    text,
                });
            }
            LineKind::Known("XXR") => {
                let stated = line.get(3..).and_then(|text| text.trim().parse().ok());
                self.stated_rounds = self.stated_rounds.or(stated);
            }
            LineKind::Known("XXS") => {
                for word in report.scoring.read_xxs(line.get(3..).unwrap_or_default()) {
                    odd_scoring(report, number, 5 + indent, word.to_owned());
                }
            }
            LineKind::Known("299") => {
                abnormal(&columns, &mut report.abnormal_points);
                report.beside.take("299", &columns, number);
            }
            LineKind::Known(code) if code.starts_with("BB") => {
                let text = line.get(3..).unwrap_or_default().trim();
                if !report.scoring.read_bb(code, text) {
                    odd_scoring(report, number, 5 + indent, text.to_owned());
                }
            }
            LineKind::National(code) => self.national.extend(national_line(code, &columns, number)),
            LineKind::Unknown(code) => {
                self.unknown.entry(code.to_owned()).or_insert((number, 0)).1 += 1;
            }
            LineKind::Known(code) => {
                if TEAMS.contains(&code) {
                    report.team_lines.push(number);
                }
                report.beside.take(code, &columns, number);
            }
            LineKind::Passed => {}
        }
    }

    fn player(&mut self, report: &mut Report, columns: &Columns<'_>, number: u64, indent: usize) {
        let PlayerLine {
            player,
            flaws,
            oddities,
            birth_form,
        } = match player(columns, number, indent) {
            Ok(line) => line,
            Err(fault) => return report.faults.push(*fault),
        };
        if report.by_rank.contains_key(&player.rank) {
            report.faults.push(TrfFault {
                line: number,
                column: 5 + indent,
                read: player.rank.to_string(),
                expected: Expected::OwnRank,
                rank: Some(player.rank),
                round: None,
            });
            return;
        }
        if let Some(birth) = birth_form {
            let name = player.name.clone();
            self.births.get_or_insert((number, name, birth, 0)).3 += 1;
        }
        report.flaws.extend(flaws);
        report.oddities.extend(oddities);
        report.by_rank.insert(player.rank, report.players.len());
        report.players.push(player);
    }

    fn close(self, report: &mut Report) {
        self.days(report);
        let days = report.round_dates.len() as u32;
        report.rounds = self.stated_rounds.or((days > 0).then_some(days));
        report.control = ["222", "122"].into_iter().find_map(|code| {
            let text = report.said(code)?.text.clone();
            let is_encoded = code == "222";
            read_time_control(&if is_encoded { text } else { in_words(text) })
        });
        let mut odd = |line, column, read: String, what| {
            report.oddities.push(TrfOddity {
                line,
                column,
                read,
                what,
                rank: None,
            });
        };
        if let Some((line, columns, lines)) = self.indented {
            odd(line, 1, String::new(), Oddity::Indented { columns, lines });
        }
        for (code, (line, lines)) in self.unknown {
            odd(line, 1, code.clone(), Oddity::UnknownCode { code, lines });
        }
        if let Some((line, name, read, players)) = self.births {
            let what = Oddity::BirthForm {
                name,
                read: read.clone(),
                players,
            };
            odd(line, 70, read, what);
        }
        for NationalLine { rank, line, rating } in self.national {
            if let Some(index) = report.by_rank.get(&rank) {
                report.players[*index].national.push(rating);
            } else if !report.may_be_lost(rank) {
                report.flaws.push(TrfFault {
                    line,
                    column: 5,
                    read: rank.to_string(),
                    expected: Expected::PlayersRank,
                    rank: None,
                    round: None,
                });
            }
        }
    }

    /// First and last day, and the days of rounds. Of several readings of one the others say which it is.
    fn days(&self, report: &mut Report) {
        let said = |code: &str| report.said(code).map(|head| (head.line, head.text.clone()));
        let (first, last) = (said("042"), said("052"));
        let certain = |said: &Option<(u64, String)>| {
            let (_, text) = said.as_ref()?;
            dates::read(text, None)
        };
        let known = certain(&first).or(certain(&last));
        let (rounds_line, rounds) = self.rounds.clone().unwrap_or_default();
        let round_dates = rounds
            .iter()
            .map(|(_, text)| dates::round_date(text, known));
        report.round_dates = round_dates.collect();
        let first_round = report.round_dates.iter().flatten().min().copied();
        let last_round = report.round_dates.iter().flatten().max().copied();
        let end = |known| last.as_ref().and_then(|(_, text)| dates::read(text, known));
        report.end = end(last_round).or_else(|| end(certain(&first)));
        let near = first_round.or(report.end);
        let start = first.as_ref().and_then(|(_, text)| dates::read(text, near));
        report.start = start.or(first_round);
        for (said, day) in [(first, start), (last, report.end)] {
            let Some((line, text)) = said else { continue };
            report.say_of_day(line, 5, text, day, dates::is_other_order);
        }
        let days = report.round_dates.clone();
        for ((column, text), day) in rounds.into_iter().zip(days) {
            // `YY/MM/DD` is the form of this line.
            let odd = |text: &str| dates::readings(text).first().copied() != day;
            report.say_of_day(rounds_line, column, text, day, odd);
        }
    }
}

impl Report {
    /// Tells of a day that cannot be read, or is in another form.
    fn say_of_day(
        &mut self,
        line: u64,
        column: usize,
        read: String,
        day: Option<Date>,
        is_odd: impl Fn(&str) -> bool,
    ) {
        match day {
            _ if read.is_empty() => {}
            None => self.flaws.push(TrfFault {
                line,
                column,
                read,
                expected: Expected::Day,
                rank: None,
                round: None,
            }),
            Some(day) if is_odd(&read) => {
                let what = Oddity::DateForm {
                    read: read.clone(),
                    day,
                };
                self.oddities.push(TrfOddity {
                    line,
                    column,
                    read,
                    what,
                    rank: None,
                });
            }
            Some(_) => {}
        }
    }
}

/// What stands in the places of line 132.
fn round_texts(columns: &Columns<'_>) -> Vec<(usize, String)> {
    (FIRST_ROUND..=columns.width())
        .step_by(ROUND_WIDTH)
        .map(|column| {
            (
                column,
                columns.field(column, column + ROUND_WIDTH - 1).into_owned(),
            )
        })
        .collect()
}

fn odd_scoring(report: &mut Report, line: u64, column: usize, read: String) {
    report.oddities.push(TrfOddity {
        line,
        column,
        what: Oddity::Scoring { read: read.clone() },
        read,
        rank: None,
    });
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
                round: None,
            });
        } else {
            lines.insert(id, player.line);
        }
    }
}

/// Line 122 is free text. `90+30` there means minutes to some and seconds to others; only what names its units is read.
fn in_words(text: String) -> String {
    let names_units = |c: char| c.is_alphabetic() || matches!(c, '\'' | '"' | '′' | '″');
    match text.contains(names_units) {
        true => text,
        false => String::new(),
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

/// A line that begins with a federation has the columns of a player's.
fn national_line(code: &str, columns: &Columns<'_>, line: u64) -> Option<NationalLine> {
    let rank = columns.field(5, 8).parse().ok()?;
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
