//! FIDE's title norms (B.01 of 1 January 2024): a check list for each player who comes near one, with the numbers that the
//! certificate asks for; and titles by rating, as far as a report shows them. All games of the player are counted: which of
//! them he may leave out (1.4.1e and f) is not looked for.

mod entrants;
mod frame;
mod mix;
mod strength;
mod titles;

use std::fmt::Display;

use jiff::civil::{Date, date};

use crate::fact::Fact;
use crate::facts;
use crate::tournament::Tournament;
use crate::tournament::standings::Standings;

use super::course::OpenRounds;
use super::known::Known;
use super::{Condition, Met};
use entrants::{Counted, Entrant, counted, entrants};
use titles::{BY_RATING, Held, NORMS, Title};

pub use frame::Frame;
pub use mix::Mix;
pub use strength::Strength;
use strength::strength;

facts! {
    /// What is to be said of a norm as a whole.
    pub enum Whole {
        /// Not met, with all games counted.
        NotMet = "norms-not-met" { conditions: Vec<String> },
        NotSettled = "norms-not-settled" { conditions: Vec<String> },
        /// Only the federations stand against it, and some events are exempt from what is asked of them.
        MayBeExempt = "norms-may-be-exempt" { conditions: Vec<String> },
        /// It began before the rules by which it is judged.
        Older = "norms-older-rules" { start: Date },
        NoDate = "norms-no-date",
        GamesOnList = "norms-games-on-list",
        OwnTitle = "norms-own-title" { title: String },
    }
}

/// The first day of the rules that are built.
const FROM: Date = date(2024, 1, 1);

/// Rated games that a title by rating asks for.
const GAMES_FOR_RATING: u32 = 30;

/// Fewer games than half of what a norm needs show no performance.
const LEAST_GAMES: usize = 5;

/// So many conditions may fail, and so many half points lack, for a player to come near a norm.
const FAILING: usize = 2;
const LACKING: u32 = 2;

/// A condition before it is said whose it is.
pub struct Check {
    pub condition: &'static str,
    pub needed: String,
    pub found: String,
    pub met: Met,
    pub reasons: Vec<Fact>,
}

fn check(condition: &'static str, needed: impl Display, found: impl Display, met: Met) -> Check {
    Check {
        condition,
        needed: needed.to_string(),
        found: found.to_string(),
        met,
        reasons: Vec::new(),
    }
}

impl Check {
    fn because(self, reasons: Vec<Fact>) -> Check {
        Check { reasons, ..self }
    }

    fn of(self, player: usize, title: Title) -> Condition {
        Condition {
            player,
            title: title.word(),
            condition: self.condition,
            needed: self.needed,
            found: self.found,
            met: self.met,
            reasons: self.reasons,
        }
    }
}

/// The check lists of all players who come near, player by player.
pub fn conditions(
    tournament: &Tournament,
    standings: &Standings,
    known: &Known<'_>,
) -> Vec<Condition> {
    let rounds = standings.rounds;
    let entrants = entrants(tournament, known);
    // In the order of the standings, or of the numbers where those are of teams.
    let order: Vec<usize> = match standings.teams {
        true => (0..entrants.len()).collect(),
        false => standings.lines.iter().map(|line| line.side).collect(),
    };
    let mut all = Vec::new();
    for player in order {
        let entrant = &entrants[player];
        let own = counted(tournament, &entrants, player, rounds);
        let open = NORMS.iter().filter(|sought| {
            (entrant.is_woman || !sought.women_only) && !sought.is_had_by(entrant.held)
        });
        for sought in open.filter(|_| own.opponents.len() >= LEAST_GAMES) {
            let played = strength(tournament, &entrants, &own, sought);
            let (lacks, rated) = (played.lacks, played.rated);
            let mut checks = vec![strength::games(tournament, &own)];
            checks.extend(played.checks);
            checks.extend(mix::titles(&entrants, &own, sought));
            checks.extend(mix::federations(&entrants, player, &own));
            checks.push(frame::rounds_a_day(tournament, rounds));
            checks.push(frame::thinking_time(tournament));
            if 2 * rated >= own.opponents.len() && comes_near(&checks, lacks) {
                let whole = whole(tournament, rounds, &own, &checks);
                let rows = checks.into_iter().chain([whole]);
                all.extend(rows.map(|row| row.of(player, sought.title)));
            }
        }
        all.extend(by_rating(&entrants, known, player));
    }
    all
}

/// Whether the performance is there, or all but two conditions are and a point at the most is lacking.
fn comes_near(checks: &[Check], lacks: Option<u32>) -> bool {
    let performs = |check: &Check| check.condition == "performance" && check.met == Met::Yes;
    let failed = checks.iter().filter(|check| check.met == Met::No).count();
    let lacks_little = lacks.is_some_and(|lacks| lacks <= LACKING);
    checks.iter().any(performs) || failed <= FAILING && lacks_little
}

/// All conditions together.
fn whole(tournament: &Tournament, rounds: u32, own: &Counted, checks: &[Check]) -> Check {
    let with = |met: Met| {
        let named = checks.iter().filter(move |check| check.met == met);
        named.map(|check| check.condition).collect::<Vec<&str>>()
    };
    let (failed, open) = (with(Met::No), with(Met::Unknown));
    let only_federations = failed
        .iter()
        .all(|condition| mix::OF_FEDERATIONS.contains(condition));
    let words = |conditions: Vec<&str>| conditions.into_iter().map(str::to_owned).collect();
    let mut reasons: Vec<Fact> = Vec::new();
    let mut met = match (failed.is_empty(), only_federations, open.is_empty()) {
        (true, _, true) => Met::Yes,
        (false, false, _) => Met::No,
        _ => Met::Unknown,
    };
    if !failed.is_empty() {
        let conditions = words(failed);
        reasons.push(match only_federations {
            true => Whole::MayBeExempt { conditions }.into(),
            false => Whole::NotMet { conditions }.into(),
        });
    }
    if met != Met::No && !open.is_empty() {
        let conditions = words(open);
        reasons.push(Whole::NotSettled { conditions }.into());
    }
    if rounds < tournament.rounds {
        met = Met::Unknown;
        let (round, rounds) = (rounds, tournament.rounds);
        reasons.push(OpenRounds::NotOver { round, rounds }.into());
    } else if own.open > 0 {
        met = Met::Unknown;
        let games = own.open;
        reasons.push(Strength::OpenGames { games }.into());
    }
    match tournament.start {
        Some(start) if start < FROM => reasons.push(Whole::Older { start }.into()),
        Some(_) => {}
        None => reasons.push(Whole::NoDate.into()),
    }
    check("norm", "", "", met).because(reasons)
}

/// The highest title that the rating alone gives, with thirty rated games. A report does not say how many somebody has; the
/// officer's file may. The rating is that of the tournament, before its games are rated.
fn by_rating(entrants: &[Entrant], known: &Known<'_>, player: usize) -> Vec<Condition> {
    let entrant = &entrants[player];
    // Where no titles are known, everybody would seem to be without.
    if entrants.iter().all(|entrant| entrant.held == Held::None) {
        return Vec::new();
    }
    let Some(rating) = entrant.rating else {
        return Vec::new();
    };
    let reached = BY_RATING
        .iter()
        .find(|(_, least, women_only)| rating >= *least && (entrant.is_woman || !women_only));
    let Some((title, least, _)) = reached else {
        return Vec::new();
    };
    if matches!(entrant.held, Held::Title(held) if held >= *title) {
        return Vec::new();
    }
    let games = known.row(player).and_then(|row| row.standing.games);
    let of_games = match games {
        Some(games) => check(
            "rated_games",
            GAMES_FOR_RATING,
            games,
            Met::of(games >= GAMES_FOR_RATING),
        ),
        None => check("rated_games", GAMES_FOR_RATING, "", Met::Unknown)
            .because(vec![Whole::GamesOnList.into()]),
    };
    let mut whole = check("title", "", "", of_games.met);
    if entrant.held == Held::OtherWord {
        let title = entrant.title.clone();
        whole.reasons.push(Whole::OwnTitle { title }.into());
        if whole.met == Met::Yes {
            whole.met = Met::Unknown;
        }
    }
    let rows = [check("rating", least, rating, Met::Yes), of_games, whole];
    rows.map(|row| row.of(player, *title)).into()
}
