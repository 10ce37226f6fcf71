//! What the inputs hand in, one entry for each game, before anybody knows who the players are. Judged games are turned
//! into entries here, reports and tables in files of their own; they are registered in order.

mod hand_in;
mod report;
mod table;

use std::sync::Arc;

use jiff::civil::Date;

use crate::audit::JudgedGame;
use crate::board::Board;
use crate::event::{Event, RatingClass};
use crate::fact::Fact;
use crate::facts;
use crate::judgement::timekeeping::Control;
use crate::laws::{Matter, Pace, PgnDate};
use crate::notation::pgn::tags::Tag;
use crate::notation::words::termination::Termination;
use crate::notation::words::time_control::{TimeControl, TimeControls};
use crate::replay::Variant;
use crate::rules::Severity;
use crate::rules::archive::{Earlier, Met};
use crate::rules::headers::rating_tag::{HIGHEST, LOWEST};

pub use hand_in::{HandIn, HandedIn, HandedTable};
pub use report::{BarredByReport, Missing, ReportRemark};
pub use table::{EmptyTable, RowComplaint};

use super::contest::GameOutcome;
use super::copies::CopyOf;
use crate::lists::identify::PlayerClaim;
use crate::lists::rating_list::plain_id;

facts! {
    /// A game that the rules of ratings do not know.
    pub struct OtherVariant = "rating-other-variant" {}
}

/// One game as it was handed in.
#[derive(Clone, Debug)]
pub struct GameEntry {
    pub file: Arc<str>,
    pub number: u64,
    pub round: Arc<str>,
    pub date: Arc<str>,
    pub day: Option<PgnDate>,
    pub tournament: Arc<TournamentEntry>,
    pub white: PlayerEntry,
    pub black: PlayerEntry,
    pub submitted: GameOutcome,
    pub audited: GameOutcome,
    pub findings: Box<[&'static str]>,
    pub decisive: Box<[&'static str]>,
    pub barred: Option<Fact>,
    pub has_moves: bool,
    /// It does not start from the usual position.
    pub from_position: bool,
    pub copy_of: Option<Box<CopyOf>>,
    pub control: Option<TimeControls>,
}

/// A player as he was handed in.
#[derive(Clone, Debug, Default)]
pub struct PlayerEntry {
    pub claim: PlayerClaim,
    /// Tells namesakes without an ID apart: the start rank in a report.
    pub namesake: Option<u32>,
    /// The rating of the Catalan and the Spanish federation, where a report has them.
    pub rating_ca: Option<u32>,
    pub rating_es: Option<u32>,
    /// Why there is no player, where there is none.
    pub missing: Option<Fact>,
    /// What stands in the place of his rating: nobody knows it, unless a list does.
    pub unread_rating: Option<Fact>,
    /// What a reader of his rating must know.
    pub remark: Option<Fact>,
    /// The line of the file that names him.
    pub line: u64,
}

/// What is known of a tournament from one of its games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TournamentEntry {
    /// Games with the same key belong together.
    pub key: String,
    pub name: String,
    /// The first day: the event file's, else the one that the input itself gives.
    pub start: Option<Date>,
    pub pace: Option<Pace>,
    pub control: Option<TimeControls>,
    pub class: Option<RatingClass>,
    /// The number of games of a match, where the event file gives it.
    pub games: Option<u32>,
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
            games: event.and_then(|event| event.games),
        }
    }
}

impl GameEntry {
    /// A game that was replayed and judged.
    pub fn of_game(game: &JudgedGame<'_>) -> GameEntry {
        let case = game.case;
        let tag = |tag: Tag| case.known_tag(tag).unwrap_or_default().into_owned();
        // A date that may mean two days is none; rule HDR002 has told of it.
        let date = |tag: Tag| case.certain_date(tag);
        let event_date = date(Tag::EventDate);
        let name = tag(Tag::Event);
        // Two folders may hold events of one name, each with regulations of its own.
        let rules = case
            .event
            .map(|event| (event.start, event.rating.class, event.games));
        let key = match &*name {
            "" => game.file.to_owned(),
            name => format!("{name}\n{}\n{rules:?}", tag(Tag::EventDate)),
        };
        let record = case.record;
        let written = record.stop.as_ref().map_or(0, |stop| stop.words_left);
        let too_short = u64::from(record.plies()) + written as u64 <= 1;
        // With moves, rule END008 tells of the contradiction, and the game counts as what it shows.
        let has_no_moves = record.plies() == 0 && written == 0;
        let by_default = has_no_moves && case.submitted.termination == Some(Termination::Default);
        let outcome = |result: Option<_>| {
            let outcome = result.map_or(GameOutcome::Unfinished, GameOutcome::from_result);
            match (by_default, too_short) {
                (true, _) => outcome.by_default().too_short(),
                (false, true) => outcome.too_short(),
                (false, false) => outcome,
            }
        };
        let player = |name, id, elo, federation: [&str; 3]| PlayerEntry {
            claim: PlayerClaim {
                name: tag(name),
                id: id_of(&tag(id)),
                federation: other_tag(game, &federation),
                birth: None,
                rating: rating_of(&tag(elo)),
                ..PlayerClaim::default()
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
            round: tag(Tag::Round).into(),
            date: tag(Tag::Date).into(),
            day: date(Tag::Date).or_else(|| date(Tag::UtcDate)),
            tournament: Arc::new(TournamentEntry::new(
                key,
                &name,
                event_date.map(PgnDate::first),
                case.event,
            )),
            barred: match record.variant {
                Variant::Standard => None,
                Variant::Chess960 | Variant::Other => Some(OtherVariant {}.into()),
            },
            white,
            black,
            submitted: outcome(case.submitted.result),
            audited: outcome(game.verdict.result),
            findings: findings.into(),
            decisive: decisive(game).into(),
            has_moves: true,
            from_position: record.start.hash() != Board::standard().hash(),
            copy_of: copy_of(game).map(Box::new),
            control: match &case.time.control {
                Control::Known(controls) if controls.white != TimeControl::Unknown => {
                    Some(controls.clone())
                }
                _ => None,
            },
        }
    }
}

/// What the audit has found the game to be a copy of.
fn copy_of(game: &JudgedGame<'_>) -> Option<CopyOf> {
    let of = |earlier: &Earlier, contradicts| CopyOf {
        file: earlier.file.clone(),
        number: earlier.game,
        contradicts,
    };
    game.met.iter().find_map(|met| match met {
        Met::Copy {
            other_people: true, ..
        } => None,
        Met::Copy { earlier, .. } => Some(of(earlier, false)),
        Met::Conflict { earlier, .. } => Some(of(earlier, true)),
        Met::TwoBoards { .. } | Met::Variant { .. } => None,
    })
}

/// The codes of the errors on which an audited result rests that is not the submitted one.
fn decisive(game: &JudgedGame<'_>) -> Vec<&'static str> {
    if game.verdict.result == game.case.submitted.result {
        return Vec::new();
    }
    let errors = game
        .findings
        .list
        .iter()
        .filter(|finding| finding.severity == Severity::Error);
    let decides = errors.filter(|finding| finding.matter.is_some_and(Matter::decides));
    let mut codes: Vec<&'static str> = decides.map(|finding| finding.rule.code).collect();
    codes.dedup();
    codes
}

/// An ID of zeros is none, and neither is a word or a date in its place; federations number their members with letters
/// too (`L01854`).
fn id_of(text: &str) -> String {
    let id = text.trim();
    let is_number = id.chars().any(|c| c.is_ascii_digit())
        && id.chars().all(|c| c.is_alphanumeric() || c == '-');
    match is_number {
        true => plain_id(id).to_owned(),
        false => String::new(),
    }
}

/// A number that no list has ever held is taken for no rating; rule HDR004 reports it.
fn rating_of(text: &str) -> Option<u32> {
    let rating = text.trim().parse().ok()?;
    (LOWEST..=HIGHEST).contains(&rating).then_some(rating)
}

/// The value of the first of some tags that nothing else asks for.
pub fn other_tag(game: &JudgedGame<'_>, names: &[&str]) -> String {
    let text = game.case.text;
    let tags = game.case.record.tags.iter();
    let mut values = tags.filter(|(name, _)| {
        let name = name.slice(text);
        names.iter().any(|wanted| name.eq_ignore_ascii_case(wanted))
    });
    values.next().map_or(String::new(), |(_, value)| {
        value.slice(text).trim().to_owned()
    })
}
