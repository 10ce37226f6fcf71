//! Finds a round of a tournament report on which the lines of the two players do not agree: an opponent who does not
//! exist or names somebody else, two players of one colour, results that do not mirror each other. It is told for each
//! of the two lines that disagrees.
//!
//! Why it matters: a game is only proved by both lines; one of them is wrong. The game is left out of the rating.
//!
//! Example: `3 b 1` on the line of player 2, and `2 b 0` on that of player 3.

use crate::notation::trf::{Entry, Mark, Report, ReportPlayer};
use crate::rules::{Rule, Severity, Trigger};

use super::{ReportFinding, no_game};

pub static RULE: Rule = Rule {
    code: "TRF002",
    name: "mirror",
    severity: Severity::Error,
    pedantic: false,
    asks: Trigger::Report,
    matter: None,
    source: include_str!("mirror.rs"),
    check: no_game,
};

pub fn check(report: &Report, out: &mut Vec<ReportFinding>) {
    for player in &report.players {
        for entry in &player.entries {
            let Some(opponent) = entry.opponent else {
                continue;
            };
            if let Some(wrong) = disagreement(report, player, entry, opponent) {
                out.push(finding(player, entry, opponent, &wrong));
            }
        }
    }
}

fn disagreement(
    report: &Report,
    player: &ReportPlayer,
    entry: &Entry,
    opponent: u32,
) -> Option<String> {
    if opponent == player.rank {
        return Some("the player is his own opponent".to_owned());
    }
    let Some(other) = report.player(opponent) else {
        // Whoever stands on a line that cannot be read is told there.
        let lost = report.may_be_lost(opponent);
        return (!lost).then(|| format!("no player has the start rank {opponent}"));
    };
    let Some(mirror) = other.entry(entry.round).filter(|mirror| is_written(mirror)) else {
        return Some(format!("opponent {opponent} has no entry"));
    };
    if mirror.opponent != Some(player.rank) {
        return Some(match mirror.opponent {
            Some(another) => format!("opponent {opponent} names {another}"),
            None => format!("opponent {opponent} names no opponent"),
        });
    }
    match (entry.color, mirror.color) {
        (Some(own), Some(his)) if own == his => {
            return Some(format!("same colour as {opponent}"));
        }
        (Some(_), None) | (None, Some(_)) if is_played(entry) => {
            return Some(format!(
                "only one of the two lines has a colour ({opponent})"
            ));
        }
        _ => {}
    }
    (!entry.mark.mirrors(mirror.mark)).then(|| {
        format!(
            "result '{}', but '{}' for opponent {opponent}",
            entry.mark.shown(),
            mirror.mark.shown()
        )
    })
}

fn is_written(entry: &Entry) -> bool {
    entry.opponent.is_some() || entry.mark != Mark::Absent
}

fn is_played(entry: &Entry) -> bool {
    matches!(entry.mark, Mark::Win | Mark::Draw | Mark::Loss)
}

fn finding(player: &ReportPlayer, entry: &Entry, opponent: u32, wrong: &str) -> ReportFinding {
    let color = match entry.color {
        Some(crate::board::Color::White) => 'w',
        Some(crate::board::Color::Black) => 'b',
        None => '-',
    };
    ReportFinding {
        rule: &RULE,
        line: player.line,
        column: entry.column,
        rank: Some(player.rank),
        round: Some(entry.round),
        written: format!("{opponent} {color} {}", entry.mark.shown()),
        message: format!(
            "#{} {}, round {}: {wrong}",
            player.rank, player.name, entry.round
        ),
        evidence: String::new(),
        suggestion: "look up the round and correct the line that is wrong".to_owned(),
        accepted: None,
    }
}
