//! Finds what is odd in a tournament report and read all the same: lines that begin with blanks, lines of a code that no
//! version of the format has, a name longer than its 33 columns, a FIDE number in quotes, a date or other text in its place,
//! players without a number, dates in another order than year, month, day, a scoring that cannot be read, results beyond the
//! last round, players without a game. Rulers and comments are not odd. A report without a single game is an error:
//! nothing can be rated from it.
//!
//! Why it matters: what is odd may have been meant otherwise than it is read. Nothing is left out of the rating for it, but
//! a federation sends such files back.
//!
//! Example: `24/09/2010` on line 042.

use crate::facts;
use crate::notation::trf::{Oddity, Report, ReportPlayer, RoundMark};
use crate::rules::{Notice, Rule, Severity, Trigger};

use super::{ReportFinding, no_game};

pub static RULE: Rule = Rule {
    code: "TRF004",
    name: "oddity",
    severity: Severity::Warning,
    notice: Notice::Usual,
    asks: Trigger::Report,
    matter: None,
    facts: &[Oddity::SHAPES, OddReport::SHAPES],
    source: include_str!("oddity.rs"),
    check: no_game,
};

facts! {
    /// What is odd about a report as a whole. Of players the first are named.
    enum OddReport {
        WithoutId = "report-without-id" { players: usize, of: usize, named: String },
        WithoutGame = "report-without-game" { players: usize, of: usize, named: String },
        /// `stated`: the rounds that the tournament has.
        BeyondLastRound = "report-beyond-last-round" { players: usize, round: u32, stated: u32, named: String },
        NoGames = "report-no-games" { players: usize },
    }
}

pub fn check(report: &Report, out: &mut Vec<ReportFinding>) {
    for odd in &report.oddities {
        out.push(ReportFinding {
            rank: odd.rank,
            ..ReportFinding::new(
                &RULE,
                odd.line,
                odd.column,
                odd.read.clone(),
                odd.what.clone(),
            )
        });
    }
    let players = &report.players;
    let all = players.len();
    let mut found = |some: &[&ReportPlayer], column, what: OddReport| {
        let line = some.first().map_or(1, |player| player.line);
        out.push(ReportFinding::new(&RULE, line, column, String::new(), what));
    };
    // An ID that is odd, or another's, has been told.
    let without_id = some_of(players, |player| {
        player.id.is_empty() && player.written_id.trim_matches('0').is_empty()
    });
    if !without_id.is_empty() {
        let (players, of, named) = (without_id.len(), all, named(&without_id));
        found(&without_id, 58, OddReport::WithoutId { players, of, named });
    }
    if let Some(stated) = report.rounds {
        let last = |player: &ReportPlayer| {
            let said = player
                .entries
                .iter()
                .filter(|entry| entry.opponent.is_some() || entry.mark != RoundMark::Absent);
            said.map(|entry| entry.round).max().unwrap_or(0)
        };
        let beyond = some_of(players, |player| last(player) > stated);
        if let Some(round) = beyond.iter().map(|player| last(player)).max() {
            let (players, named) = (beyond.len(), named(&beyond));
            let what = OddReport::BeyondLastRound {
                players,
                round,
                stated,
                named,
            };
            found(&beyond, 92 + 10 * stated as usize, what);
        }
    }
    let plays = |player: &ReportPlayer| player.entries.iter().any(|entry| entry.opponent.is_some());
    let idle = some_of(players, |player| !plays(player));
    if report.results() == 0 {
        let finding = ReportFinding::new(
            &RULE,
            1,
            0,
            String::new(),
            OddReport::NoGames { players: all },
        );
        out.push(ReportFinding {
            severity: Severity::Error,
            ..finding
        });
    } else if !idle.is_empty() {
        let (players, of, named) = (idle.len(), all, named(&idle));
        found(&idle, 92, OddReport::WithoutGame { players, of, named });
    }
}

fn some_of(players: &[ReportPlayer], is_one: impl Fn(&ReportPlayer) -> bool) -> Vec<&ReportPlayer> {
    players.iter().filter(|player| is_one(player)).collect()
}

/// `#3 Inventa, Ada; #5 Fabula, Bruno; …`
fn named(players: &[&ReportPlayer]) -> String {
    const NAMED: usize = 3;
    let first = players.iter().take(NAMED);
    let mut named: Vec<String> = first
        .map(|player| format!("#{} {}", player.rank, player.name))
        .collect();
    if players.len() > NAMED {
        named.push("…".to_owned());
    }
    named.join("; ")
}
