//! The counts of a run. Each block counts for itself and the counts add up, so that they do not depend on
//! the number of threads.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::judgement::course::{BoardEnd, Course};
use crate::notation::pgn::tags::Tag;
use crate::replay::Record;
use crate::rules::{Finding, Findings, Severity, Trigger};

use super::event_counts::{EventCounts, EventKey, RuleTally};
use super::judge::JudgedGame;
use super::results::{JudgedResults, Results};
use super::status::GameStatus;

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(bound(deserialize = "'de: 'static"))]
pub struct Summary {
    pub games: u64,
    pub plies: u64,
    pub bytes: u64,
    pub by_severity: BTreeMap<&'static str, u64>,
    pub by_rule: BTreeMap<&'static str, u64>,
    /// The same by severity, with the games and events of each: for people.
    pub tallies: BTreeMap<(Severity, &'static str), RuleTally>,
    pub events: EventCounts,
    pub by_edition: BTreeMap<&'static str, u64>,
    pub by_alphabet: BTreeMap<String, u64>,
    pub by_encoding: BTreeMap<String, u64>,
    pub by_status: BTreeMap<&'static str, u64>,
    pub accepted: u64,
    /// Games whose status turned out to be another, from which to which. Whoever adds the counts up puts it right.
    changed: Vec<(&'static str, &'static str)>,
    pub end_states: EndStates,
    /// Tournament reports, and tables of results, which hold no games.
    pub reports: u64,
    pub results_tables: u64,
    /// Games of which these give the result.
    pub results: u64,
}

/// How many games ended in each of these ways, or passed such a point, whatever the edition makes of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct EndStates {
    pub checkmate: u64,
    pub stalemate: u64,
    /// Games with a position proved dead, by what the edition of the game calls dead.
    pub dead: u64,
    pub threefold: u64,
    pub fivefold: u64,
    pub fifty_moves: u64,
    pub seventyfive_moves: u64,
}

impl Summary {
    pub fn add_game(&mut self, game: &JudgedGame<'_>) {
        let record = game.case.record;
        self.games += 1;
        self.plies += u64::from(record.sound_plies());
        let event = event_of(game);
        self.events.add(event, 1);
        for finding in &game.findings.list {
            self.add_finding(finding, game.number, event);
        }
        *self
            .by_edition
            .entry(game.case.laws.edition.id())
            .or_default() += 1;
        add_owned(&mut self.by_alphabet, record.alphabet());
        // Nobody knows in what encoding a game is that could not be judged.
        if game.failed.is_none() {
            add_owned(&mut self.by_encoding, game.encoding);
        }
        *self.by_status.entry(game.status.word()).or_default() += 1;
        if game.status != GameStatus::NotJudged {
            self.end_states.add_game(&game.case.course, record);
        }
    }

    /// A game that was counted already turned out to be a copy of another, or the like: what that adds to it.
    pub fn add_what_was_met(&mut self, game: &JudgedGame<'_>) {
        let event = event_of(game);
        let met = |finding: &&Finding| finding.rule.asks == Trigger::OtherGames;
        let findings = &game.findings.list;
        for finding in findings.iter().filter(met) {
            self.add_finding(finding, game.number, event);
        }
        let others = findings.iter().filter(|finding| !met(finding)).cloned();
        let before = Findings {
            list: others.collect(),
        };
        let before = GameStatus::of_game(game.case, &before);
        if before != game.status {
            self.changed.push((before.word(), game.status.word()));
        }
    }

    fn add_finding(&mut self, finding: &Finding, game: u64, event: EventKey) {
        if finding.accepted.is_some() {
            self.accepted += 1;
            return;
        }
        *self.by_severity.entry(finding.severity.word()).or_default() += 1;
        *self.by_rule.entry(finding.rule.code).or_default() += 1;
        let key = (finding.severity, finding.rule.code);
        self.tallies.entry(key).or_default().add(game, event);
    }

    /// Results hold no games to replay: they are counted apart.
    pub fn add_results(&mut self, results: &JudgedResults<'_>) {
        match results.results {
            Results::Report(_) => self.reports += 1,
            Results::Table(_) => self.results_tables += 1,
        }
        self.results += results.results.count() as u64;
        for finding in &results.findings {
            if finding.accepted.is_some() {
                self.accepted += 1;
                continue;
            }
            let severity = finding.severity;
            *self.by_severity.entry(severity.word()).or_default() += 1;
            *self.by_rule.entry(finding.rule.code).or_default() += 1;
            let key = (severity, finding.rule.code);
            self.tallies.entry(key).or_default().findings += 1;
        }
        if !results.encoding.is_empty() {
            add_owned(&mut self.by_encoding, &results.encoding);
        }
    }

    pub fn add(&mut self, other: Summary) {
        self.games += other.games;
        self.plies += other.plies;
        self.bytes += other.bytes;
        self.accepted += other.accepted;
        merge(&mut self.by_severity, other.by_severity);
        merge(&mut self.by_rule, other.by_rule);
        for (key, tally) in other.tallies {
            self.tallies.entry(key).or_default().merge(tally);
        }
        self.events.merge(other.events);
        merge(&mut self.by_edition, other.by_edition);
        merge(&mut self.by_alphabet, other.by_alphabet);
        merge(&mut self.by_encoding, other.by_encoding);
        merge(&mut self.by_status, other.by_status);
        for (before, now) in other.changed {
            if let Some(count) = self.by_status.get_mut(before) {
                *count -= 1;
            }
            *self.by_status.entry(now).or_default() += 1;
        }
        self.by_status.retain(|_, count| *count > 0);
        self.end_states.add(other.end_states);
        self.reports += other.reports;
        self.results_tables += other.results_tables;
        self.results += other.results;
    }

    pub fn count(&self, severity: Severity) -> u64 {
        self.by_severity.get(severity.word()).copied().unwrap_or(0)
    }
}

impl EndStates {
    /// Counts what came before the first word that could not be played.
    fn add_game(&mut self, course: &Course, record: &Record) {
        let board_end = course.board_end.filter(|_| record.resumptions.is_empty());
        let sound = record.sound_plies();
        let count = |ply: Option<u32>| u64::from(ply.is_some_and(|ply| ply <= sound));
        self.checkmate += u64::from(board_end == Some(BoardEnd::Checkmate));
        self.stalemate += u64::from(board_end == Some(BoardEnd::Stalemate));
        self.dead += count(course.dead);
        self.threefold += count(course.third);
        self.fivefold += count(course.fifth);
        self.fifty_moves += count(course.fifty);
        self.seventyfive_moves += count(course.seventyfive);
    }

    fn add(&mut self, other: EndStates) {
        self.checkmate += other.checkmate;
        self.stalemate += other.stalemate;
        self.dead += other.dead;
        self.threefold += other.threefold;
        self.fivefold += other.fivefold;
        self.fifty_moves += other.fifty_moves;
        self.seventyfive_moves += other.seventyfive_moves;
    }
}

fn event_of(game: &JudgedGame<'_>) -> EventKey {
    let event = game.case.known_tag(Tag::Event);
    EventKey::of(event.as_deref().unwrap_or_default())
}

/// Nearly every game has a key that is there already: no allocation then.
fn add_owned(counts: &mut BTreeMap<String, u64>, key: &str) {
    match counts.get_mut(key) {
        Some(count) => *count += 1,
        None => {
            counts.insert(key.to_owned(), 1);
        }
    }
}

fn merge<K: Ord>(into: &mut BTreeMap<K, u64>, from: BTreeMap<K, u64>) {
    for (key, count) in from {
        *into.entry(key).or_default() += count;
    }
}
