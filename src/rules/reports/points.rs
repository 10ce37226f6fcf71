//! Finds a player's line in a tournament report whose points are not the sum of its results. The report's own scoring
//! (TRF26 line 162, the BB lines of pairing programs) is used; players whose points line 299 has set otherwise, and
//! lines without points, are passed over.
//!
//! Why it matters: one of the results or the points must be wrong, and a rating would be reckoned from it. The games of
//! the line are left out of the rating.
//!
//! Example: `4.0` in columns 81 to 84 of a line whose rounds are `0 1 = = 1`.

use crate::notation::trf::{Report, Tenths};
use crate::rules::{Rule, Severity, Trigger};

use super::{ReportFinding, no_game};

pub static RULE: Rule = Rule {
    code: "TRF001",
    name: "points",
    severity: Severity::Error,
    pedantic: false,
    asks: Trigger::Report,
    matter: None,
    source: include_str!("points.rs"),
    check: no_game,
};

pub fn check(report: &Report, out: &mut Vec<ReportFinding>) {
    for player in &report.players {
        let Some(points) = player.points else {
            continue;
        };
        let sum: Tenths = player
            .entries
            .iter()
            .map(|entry| report.scoring.worth(entry.mark))
            .sum();
        if sum == points || report.abnormal_points.contains(&player.rank) {
            continue;
        }
        let marks: Vec<String> = player
            .entries
            .iter()
            .map(|entry| entry.mark.shown().to_string())
            .collect();
        out.push(ReportFinding {
            rule: &RULE,
            line: player.line,
            column: 81,
            rank: Some(player.rank),
            round: None,
            written: shown(points),
            message: format!(
                "#{} {}: {} points, but the results add up to {}",
                player.rank,
                player.name,
                shown(points),
                shown(sum)
            ),
            evidence: format!("results {}", marks.join(" ")),
            suggestion: "correct the points or the result that is wrong".to_owned(),
            accepted: None,
        });
    }
}

fn shown(points: Tenths) -> String {
    format!("{}.{}", points / 10, points % 10)
}
