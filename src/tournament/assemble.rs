//! From what was handed over to tournaments: one for each report, each table, and each event that games name.

use std::collections::{BTreeMap, HashMap};

use jiff::civil::Date;

use crate::event::Event;
use crate::fact::Fact;
use crate::facts;
use crate::lists::complaint::Complaint;
use crate::notation::trf::TrfScoring;
use crate::notation::words::event_words::NumberedRound;
use crate::points::Hundredths;
use crate::rating::contest::Basis;
use crate::rating::entries::{EmptyTable, GameEntry, HandedTable};

use super::gather::{Gathered, HandedGame};
use super::{Kind, Tournament, of_entries, of_report};

facts! {
    /// What the putting together of tournaments has to tell.
    pub enum TournamentComplaint {
        Several = "tournament-several" { count: usize },
    }
}

/// The tournaments of an input, with what is to be told of them.
#[derive(Default)]
pub struct Assembled {
    /// In the order of the input: reports, then games and tables.
    pub tournaments: Vec<Tournament>,
    /// What must be put right.
    pub complaints: Vec<Complaint>,
    /// What a reader must know.
    pub notes: Vec<Complaint>,
    /// Tables that end with their headers: nothing can be ranked from them.
    pub empty: Vec<EmptyTable>,
    /// Games that the input holds again: each counts once.
    pub copies: usize,
}

impl Assembled {
    pub(super) fn complain(&mut self, file: &str, line: Option<u64>, what: impl Into<Fact>) {
        self.complaints.push(Complaint::new(file, line, what));
    }

    pub(super) fn note(&mut self, file: &str, line: Option<u64>, what: impl Into<Fact>) {
        self.notes.push(Complaint::new(file, line, what));
    }
}

/// Puts everything together. The kind holds for all tournaments, where it is given.
pub fn assemble(gathered: Gathered, basis: Basis, kind: Option<Kind>) -> Assembled {
    let mut to = Assembled::default();
    let Gathered {
        mut games,
        reports,
        tables,
        ..
    } = gathered;
    for report in reports {
        let tournament = of_report::tournament(report, &mut to);
        to.tournaments.push(tournament);
    }
    for table in tables {
        if table.table.rows == 0 && table.table.faults.is_empty() {
            let file = table.file.clone();
            to.empty.push(EmptyTable { file });
        }
        games.extend(rows(table, &mut to));
    }
    let mut keys: HashMap<(String, String), usize> = HashMap::new();
    let mut events: Vec<Vec<HandedGame>> = Vec::new();
    for game in games {
        let key = (game.entry.tournament.key.clone(), game.section.clone());
        let place = *keys.entry(key).or_insert_with(|| {
            events.push(Vec::new());
            events.len() - 1
        });
        events[place].push(game);
    }
    for games in events.into_iter().flat_map(editions) {
        let tournament = of_entries::tournament(games, basis, &mut to);
        to.tournaments.push(tournament);
    }
    let mut tournaments = std::mem::take(&mut to.tournaments);
    for tournament in &mut tournaments {
        tournament.kind = kind.or_else(|| tournament.kind_as_it_shows());
        // Of a report, empty cells are rounds to come.
        if tournament.is_round_robin() || tournament.has_start_numbers {
            continue;
        }
        for unknown in of_entries::nothing_known(tournament) {
            to.note(&tournament.file.clone(), None, unknown);
        }
    }
    to.tournaments = tournaments;
    to
}

/// Longer than this nobody pauses within an event (the audit's copies go by the same).
const LONGEST_PAUSE: i32 = 60;

/// The editions of an event that games name without its first day: where so many days lie between two games, and the rounds
/// begin anew, another tournament begins. A league that goes on with its rounds after a pause is one. A game without a day
/// goes with the one before it.
fn editions(games: Vec<HandedGame>) -> Vec<Vec<HandedGame>> {
    let day = |game: &HandedGame| {
        let day = game.entry.day.filter(|day| day.first() == day.last());
        day.map(|day| day.first())
    };
    let round =
        |game: &HandedGame| NumberedRound::read(&game.entry.round).map_or(0, |round| round.main);
    let is_dated = games
        .iter()
        .any(|game| game.entry.tournament.start.is_some());
    let mut by_day: BTreeMap<Date, Vec<u32>> = BTreeMap::new();
    for game in games.iter().filter(|_| !is_dated) {
        if let Some(day) = day(game) {
            by_day.entry(day).or_default().push(round(game));
        }
    }
    let mut begins: Vec<Date> = Vec::new();
    let mut last: Option<(Date, u32)> = None;
    for (day, rounds) in by_day {
        let (lowest, highest) = (rounds.iter().min(), rounds.iter().max());
        let [lowest, highest] = [lowest, highest].map(|round| round.copied().unwrap_or(0));
        let begins_anew = last.is_some_and(|(last, round)| {
            let pause = last.until(day).map_or(0, |pause| pause.get_days());
            pause > LONGEST_PAUSE && lowest <= round
        });
        if begins_anew {
            begins.push(day);
        }
        let before = last.filter(|_| !begins_anew).map_or(0, |(_, round)| round);
        last = Some((day, before.max(highest)));
    }
    let mut editions: Vec<Vec<HandedGame>> = vec![Vec::new(); begins.len() + 1];
    let mut edition = 0;
    for game in games {
        if let Some(day) = day(&game) {
            edition = begins.partition_point(|begin| *begin <= day);
        }
        editions[edition].push(game);
    }
    editions.retain(|games| !games.is_empty());
    editions
}

/// The rows of a table as games.
fn rows(table: HandedTable, to: &mut Assembled) -> Vec<HandedGame> {
    let event = table.event.clone().map(std::sync::Arc::new);
    let mut games = Vec::new();
    GameEntry::of_table(table, &mut to.complaints, |entry| {
        games.push(HandedGame {
            entry,
            board: None,
            titles: Default::default(),
            teams: Default::default(),
            section: String::new(),
            event: event.clone(),
            is_tie_break: false,
        });
    });
    games
}

/// The scoring of the event's regulations.
pub(super) fn scoring_of(event: &Event) -> TrfScoring {
    let scoring = &event.scoring;
    let [win, draw, loss] =
        [scoring.win, scoring.draw, scoring.loss].map(|points| points.hundredths());
    let mut worth = TrfScoring::of_results(win, draw, loss);
    if scoring.armageddon {
        worth.draw = [loss, win];
    }
    worth
}

impl Tournament {
    /// Points that count for the final standings alone (TRF26, line 299 with round 999).
    pub fn at_end(&self, player: usize) -> Hundredths {
        let adjustments = self.players[player].adjustments.iter();
        adjustments
            .filter(|adjustment| adjustment.round > self.rounds)
            .map(|adjustment| Hundredths::new(adjustment.game_points))
            .sum()
    }

    /// The kind that a report names, or that the pairings show: in a round robin everybody meets everybody equally often.
    fn kind_as_it_shows(&self) -> Option<Kind> {
        let said = self.stated_type.to_lowercase();
        let says = |words: &[&str]| words.iter().any(|word| said.contains(word));
        if says(&[
            "swiss", "dutch", "dubov", "burstein", "suís", "suizo", "suiço", "elve",
        ]) {
            return Some(Kind::Swiss);
        }
        if says(&["robin", "berger", "lliga", "liga ", "todos contra todos"]) {
            return Some(Kind::RoundRobin);
        }
        let (sides, meetings) = self.meetings();
        let sides = sides as u32;
        if sides < 2 {
            return None;
        }
        let most = meetings.values().copied().max().unwrap_or(0);
        let pairs = sides * (sides - 1) / 2;
        let is_complete =
            meetings.len() as u32 == pairs && meetings.values().all(|count| *count == most);
        let rounds_of_one = match sides.is_multiple_of(2) {
            true => sides - 1,
            false => sides,
        };
        let cycles = self.rounds / rounds_of_one;
        let has_its_rounds = cycles > 0 && self.rounds == cycles * rounds_of_one;
        let is_nearly = || has_its_rounds && sides > 2 && self.is_nearly_complete(cycles);
        match is_complete || is_nearly() {
            true => Some(Kind::RoundRobin),
            false => Some(Kind::Swiss),
        }
    }

    /// Whether nine pairs of ten met in every cycle; else, where one side of four at most has left, whether all who stayed
    /// met. Games may be missing, and who left met only some. A Swiss that many have left looks alike, and is none.
    fn is_nearly_complete(&self, cycles: u32) -> bool {
        let (sides, meetings) = self.meetings();
        let has_met = |one: usize, other: usize| {
            let pair = (one.min(other), one.max(other));
            meetings.get(&pair).copied().unwrap_or(0).min(cycles)
        };
        let of_all = |sides: &[usize]| {
            let pairs = sides.iter().enumerate();
            let met = pairs.flat_map(|(place, one)| {
                let others = sides[place + 1..].iter();
                others.map(|other| has_met(*one, *other))
            });
            let pairs = sides.len() * sides.len().saturating_sub(1) / 2;
            (met.sum::<u32>(), cycles * pairs as u32)
        };
        let mut all: Vec<usize> = meetings
            .keys()
            .flat_map(|(one, other)| [*one, *other])
            .collect();
        all.sort_unstable();
        all.dedup();
        let (met, due) = of_all(&all);
        if 10 * met >= 9 * due {
            return true;
        }
        // Of an odd field everybody is free once, so that the last two rounds show who stayed.
        let last = (1..=self.rounds).rev().take(2);
        let is_there = |side: &usize| last.clone().any(|round| self.is_paired(*side, round));
        all.retain(is_there);
        let (met, due) = of_all(&all);
        met == due && all.len() > 2 && 4 * (sides - all.len()) <= sides
    }

    /// Whether a player, or a team where there are any, was paired in a round.
    fn is_paired(&self, side: usize, round: u32) -> bool {
        match self.teams.is_empty() {
            true => self.cell(side, round).opponent().is_some(),
            false => {
                let mut matches = self.matches.iter();
                matches.any(|of| of.round == round && of.teams.contains(&side))
            }
        }
    }

    /// How many players, or teams where there are any, were paired at all, and how often each two of them met.
    fn meetings(&self) -> (usize, HashMap<(usize, usize), u32>) {
        let mut meetings: HashMap<(usize, usize), u32> = HashMap::new();
        let mut sides = std::collections::HashSet::new();
        let mut meet = |one: usize, other: usize| {
            sides.extend([one, other]);
            *meetings
                .entry((one.min(other), one.max(other)))
                .or_default() += 1;
        };
        if self.teams.is_empty() {
            for (player, of_player) in self.players.iter().enumerate() {
                for opponent in of_player.cells.iter().filter_map(super::Cell::opponent) {
                    // Each game stands with both of its players.
                    if player < opponent {
                        meet(player, opponent);
                    }
                }
            }
        } else {
            for of in &self.matches {
                meet(of.teams[0], of.teams[1]);
            }
        }
        (sides.len(), meetings)
    }
}
