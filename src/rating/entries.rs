//! What the inputs hand in, one entry for each game, before anybody knows who the players are. Judged games, reports
//! and tables are turned into entries on any thread; they are registered in order.

use std::collections::HashSet;
use std::sync::Arc;

use jiff::civil::Date;

use crate::audit::JudgedGame;
use crate::board::Color;
use crate::event::{Event, RatingClass};
use crate::laws::{Pace, PgnDate};
use crate::notation::results_table::{ResultsTable, TablePlayer};
use crate::notation::tags::Tag;
use crate::notation::time_control::{TimeControl, TimeControls};
use crate::notation::trf::{Entry as Round, Mark, Report, ReportPlayer};
use crate::replay::Variant;
use crate::rules::Severity;
use crate::rules::headers::rating_tag::{HIGHEST, LOWEST};
use crate::rules::reports::LeftOut;
use crate::rules::timekeeping::Control;

use super::complaint::Complaint;
use super::contest::Outcome;
use super::identify::Claim;
use super::points::HalfPoints;

/// One game as it was handed in.
#[derive(Clone, Debug)]
pub struct GameEntry {
    pub file: Arc<str>,
    pub number: u64,
    pub round: String,
    pub date: String,
    pub day: Option<PgnDate>,
    pub tournament: Arc<TournamentEntry>,
    pub white: PlayerEntry,
    pub black: PlayerEntry,
    pub submitted: Outcome,
    pub audited: Outcome,
    pub findings: Vec<&'static str>,
    pub barred: Option<String>,
    pub control: Option<TimeControls>,
}

/// A player as he was handed in.
#[derive(Clone, Debug, Default)]
pub struct PlayerEntry {
    pub claim: Claim,
    /// Tells namesakes without an ID apart: the start rank in a report.
    pub namesake: Option<u32>,
    /// The rating of the Catalan and the Spanish federation, where a report has them.
    pub rating_ca: Option<u32>,
    pub rating_es: Option<u32>,
    /// Nobody: why there is no player.
    pub missing: Option<String>,
    /// The line of the file that names him.
    pub line: u64,
}

/// What is known of a tournament from one of its games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TournamentEntry {
    /// Games with the same key belong together.
    pub key: String,
    pub name: String,
    /// By the event file, else by the input itself.
    pub start: Option<Date>,
    pub pace: Option<Pace>,
    pub control: Option<TimeControls>,
    pub class: Option<RatingClass>,
}

impl TournamentEntry {
    fn new(key: String, name: &str, start: Option<Date>, event: Option<&Event>) -> Self {
        TournamentEntry {
            key,
            name: event
                .and_then(|event| event.name.clone())
                .unwrap_or_else(|| name.to_owned()),
            start: event.and_then(|event| event.start).or(start),
            pace: event.and_then(|event| event.pace),
            control: event.and_then(|event| event.time.control.clone()),
            class: event.and_then(|event| event.rating.class),
        }
    }
}

impl GameEntry {
    /// A game that was replayed and judged.
    pub fn of_game(game: &JudgedGame<'_>) -> GameEntry {
        let case = game.case;
        let tag = |tag: Tag| case.known_tag(tag).unwrap_or_default().into_owned();
        let date = |tag: Tag| {
            let value = case.known_tag(tag)?;
            PgnDate::parse(&value).ok().flatten()
        };
        let event_date = date(Tag::EventDate);
        let name = tag(Tag::Event);
        let key = match &*name {
            "" => game.file.to_owned(),
            name => format!("{name}\n{}", tag(Tag::EventDate)),
        };
        let record = case.record;
        let written = record.stop.as_ref().map_or(0, |stop| stop.words_left);
        let too_short = u64::from(record.plies()) + written as u64 <= 1;
        let outcome = |result: Option<_>| {
            let outcome = result.map_or(Outcome::Unfinished, Outcome::of);
            if too_short {
                outcome.too_short()
            } else {
                outcome
            }
        };
        let player = |name, id, elo, federation: [&str; 3]| PlayerEntry {
            claim: Claim {
                name: tag(name),
                id: id_of(&tag(id)),
                federation: other_tag(game, federation),
                birth: None,
                rating: rating_of(&tag(elo)),
            },
            line: game.line,
            ..PlayerEntry::default()
        };
        let white = player(
            Tag::White,
            Tag::WhiteFideId,
            Tag::WhiteElo,
            ["WhiteFed", "WhiteFederation", "WhiteCountry"],
        );
        let black = player(
            Tag::Black,
            Tag::BlackFideId,
            Tag::BlackElo,
            ["BlackFed", "BlackFederation", "BlackCountry"],
        );
        let found = game
            .findings
            .list
            .iter()
            .filter(|finding| finding.severity != Severity::Note && finding.accepted.is_none());
        let mut findings: Vec<&'static str> = Vec::new();
        for finding in found {
            if !findings.contains(&finding.rule.code) {
                findings.push(finding.rule.code);
            }
        }
        GameEntry {
            file: game.file.into(),
            number: game.number,
            round: tag(Tag::Round),
            date: tag(Tag::Date),
            day: date(Tag::Date).or_else(|| date(Tag::UtcDate)),
            tournament: Arc::new(TournamentEntry::new(
                key,
                &name,
                event_date.map(PgnDate::first),
                case.event,
            )),
            barred: match record.variant {
                Variant::Standard => None,
                Variant::Chess960 | Variant::Other => {
                    Some("not played by the Laws of Chess for standard positions".to_owned())
                }
            },
            white,
            black,
            submitted: outcome(case.submitted.result),
            audited: outcome(game.verdict.result),
            findings,
            control: match &case.time.control {
                Control::Known(controls) if controls.white != TimeControl::Unknown => {
                    Some(controls.clone())
                }
                _ => None,
            },
        }
    }

    /// The games of a report, round by round.
    pub fn of_report(
        file: &str,
        report: &Report,
        event: Option<&Event>,
        left_out: &LeftOut,
    ) -> Vec<GameEntry> {
        let mut tournament =
            TournamentEntry::new(file.to_owned(), &report.name, report.start, event);
        tournament.control = tournament.control.or_else(|| report.control.clone());
        let rounds = report
            .players
            .iter()
            .flat_map(|player| &player.entries)
            .map(|entry| entry.round)
            .max();
        let mut seen = HashSet::new();
        let names = report.players.iter().map(|player| &*player.name);
        let source = ReportSource {
            namesakes: names.filter(|name| !seen.insert(*name)).collect(),
            file: file.into(),
            report,
            tournament: Arc::new(tournament),
            left_out,
        };
        let mut games = Vec::new();
        for round in 1..=rounds.unwrap_or(0) {
            for player in &report.players {
                games.extend(source.game(player, round, games.len() as u64 + 1));
            }
        }
        games
    }

    /// The games of a table, which count as played, one after the other: a table may hold a million.
    pub fn of_table(
        file: &str,
        table: ResultsTable,
        event: Option<&Event>,
        complaints: &mut Vec<Complaint>,
        mut take: impl FnMut(GameEntry),
    ) {
        for fault in &table.faults {
            let what = format!("'{}': expected {}", fault.read, fault.expected);
            complaints.push(Complaint::new(file, Some(fault.line), what));
        }
        let tournament = TournamentEntry::new(file.to_owned(), "", None, event);
        let tournament = Arc::new(tournament);
        let file: Arc<str> = file.into();
        for (row, number) in table.rows.into_iter().zip(1..) {
            let mut barred = None;
            let outcome = match row.result {
                Ok(result) => Outcome::of(result),
                Err(why) => {
                    complaints.push(Complaint::new(&file, Some(row.line), why.clone()));
                    barred = Some(why);
                    Outcome::Unfinished
                }
            };
            let day = match PgnDate::parse(&row.date) {
                Ok(day) => day,
                Err(_) if row.date.is_empty() => None,
                Err(fault) => {
                    let what = format!("date '{}': {fault}", row.date);
                    complaints.push(Complaint::new(&file, Some(row.line), what));
                    None
                }
            };
            take(GameEntry {
                file: Arc::clone(&file),
                number,
                round: row.round,
                date: row.date,
                day,
                tournament: Arc::clone(&tournament),
                white: table_player(row.white, row.line),
                black: table_player(row.black, row.line),
                submitted: outcome.clone(),
                audited: outcome,
                findings: Vec::new(),
                barred,
                control: None,
            });
        }
    }
}

fn table_player(player: TablePlayer, line: u64) -> PlayerEntry {
    PlayerEntry {
        claim: Claim {
            name: player.name,
            id: id_of(&player.id),
            rating: rating_of(&player.rating),
            ..Claim::default()
        },
        line,
        ..PlayerEntry::default()
    }
}

/// An ID of zeros is none.
fn id_of(text: &str) -> String {
    let id = text.trim();
    match id.bytes().all(|byte| byte == b'0') {
        true => String::new(),
        false => id.to_owned(),
    }
}

/// What no list has held is no rating; HDR004 tells it.
fn rating_of(text: &str) -> Option<u32> {
    let rating = text.trim().parse().ok()?;
    (LOWEST..=HIGHEST).contains(&rating).then_some(rating)
}

/// The value of the first of some tags that nothing else asks for.
fn other_tag(game: &JudgedGame<'_>, names: [&str; 3]) -> String {
    let text = game.case.text;
    let tags = game.case.record.tags.iter();
    let mut values = tags.filter(|(name, _)| {
        let name = name.of(text);
        names.iter().any(|wanted| name.eq_ignore_ascii_case(wanted))
    });
    values
        .next()
        .map_or(String::new(), |(_, value)| value.of(text).trim().to_owned())
}

struct ReportSource<'r> {
    file: Arc<str>,
    report: &'r Report,
    tournament: Arc<TournamentEntry>,
    left_out: &'r LeftOut,
    /// Names that stand more than once.
    namesakes: HashSet<&'r str>,
}

impl ReportSource<'_> {
    /// The game of a player in a round, once: from the line of White, or from the first line where no colour says who
    /// that is.
    fn game(&self, player: &ReportPlayer, round: u32, number: u64) -> Option<GameEntry> {
        let entry = player.entry(round)?;
        let opponent_rank = entry.opponent?;
        let opponent = self.report.player(opponent_rank);
        let mirror = opponent.and_then(|opponent| {
            let mirror = opponent.entry(round)?;
            (mirror.opponent == Some(player.rank)).then_some(mirror)
        });
        if let (Some(_), Some(opponent)) = (mirror, opponent)
            && opponent.line < player.line
        {
            return None;
        }
        let own_color = entry
            .color
            .or(mirror.and_then(|mirror| mirror.color).map(Color::opposite))
            .unwrap_or(Color::White);
        let barred = self.barred(player, entry, opponent, mirror);
        let outcome = outcome(
            entry.mark,
            mirror.map_or(Mark::Absent, |m| m.mark),
            own_color,
        );
        let own = self.player(player);
        let other = match opponent {
            Some(opponent) => self.player(opponent),
            None => PlayerEntry {
                claim: Claim {
                    name: format!("start rank {opponent_rank}"),
                    ..Claim::default()
                },
                namesake: Some(opponent_rank),
                missing: Some("his line in the report cannot be used".to_owned()),
                ..PlayerEntry::default()
            },
        };
        let (white, black) = match own_color {
            Color::White => (own, other),
            Color::Black => (other, own),
        };
        let date = self
            .report
            .round_dates
            .get(round as usize - 1)
            .copied()
            .flatten();
        let date = date.map_or(String::new(), |date| date.to_string());
        Some(GameEntry {
            file: Arc::clone(&self.file),
            number,
            round: round.to_string(),
            day: PgnDate::parse(&date).ok().flatten(),
            date,
            tournament: Arc::clone(&self.tournament),
            white,
            black,
            submitted: outcome.clone(),
            audited: outcome,
            findings: Vec::new(),
            barred,
            control: None,
        })
    }

    fn barred(
        &self,
        player: &ReportPlayer,
        entry: &Round,
        opponent: Option<&ReportPlayer>,
        mirror: Option<&Round>,
    ) -> Option<String> {
        for side in [Some(player), opponent].into_iter().flatten() {
            if self.left_out.ranks.contains(&side.rank) {
                return Some(format!(
                    "TRF001: the points of {} do not add up (line {})",
                    side.name, side.line
                ));
            }
            if self.left_out.games.contains(&(side.rank, entry.round)) {
                return Some("TRF002: the lines of the two players do not agree".to_owned());
            }
        }
        (opponent.is_some() && mirror.is_none())
            .then(|| "TRF002: the lines of the two players do not agree".to_owned())
    }

    fn player(&self, player: &ReportPlayer) -> PlayerEntry {
        let twice = self.namesakes.contains(&*player.name);
        let national = |federation: &str| {
            let line = player
                .national
                .iter()
                .find(|line| line.federation == federation);
            line.and_then(|line| line.rating)
        };
        PlayerEntry {
            claim: Claim {
                name: player.name.clone(),
                id: id_of(&player.id),
                federation: player.federation.clone(),
                birth: player.birth,
                rating: player.rating,
            },
            namesake: twice.then_some(player.rank),
            rating_ca: national("CAT"),
            rating_es: national("ESP"),
            missing: None,
            line: player.line,
        }
    }
}

fn outcome(own: Mark, other: Mark, own_color: Color) -> Outcome {
    let score = |mark| match mark {
        Mark::Win | Mark::ForfeitWin | Mark::ShortWin => HalfPoints::WIN,
        Mark::Draw | Mark::ShortDraw => HalfPoints::DRAW,
        _ => HalfPoints::NONE,
    };
    let (white, black) = match own_color {
        Color::White => (score(own), score(other)),
        Color::Black => (score(other), score(own)),
    };
    match own {
        Mark::Win | Mark::Draw | Mark::Loss => Outcome::Played(white, black),
        Mark::ForfeitWin | Mark::ForfeitLoss => Outcome::Default(white, black),
        Mark::ShortWin | Mark::ShortDraw | Mark::ShortLoss => Outcome::TooShort(white, black),
        _ => Outcome::Unfinished,
    }
}
