//! Finds a player's line in a tournament report whose points are not the sum of its results. The report's own scoring
//! (TRF26 line 162, the BB and XXS lines of pairing programs) is used, else that of the event file; players whose points
//! line 299 has set otherwise, lines without points, and lines with a round that cannot be read are passed over.
//!
//! Why it matters: one of the results or the points must be wrong. The games on which the lines of both players agree are
//! rated all the same, with a remark; `rate --strict-points` leaves out all games of such a line.
//!
//! Example: `4.0` in columns 81 to 84 of a line whose rounds are `0 1 = = 1`.

use crate::facts;
use crate::notation::trf::{Report, TrfPoints};
use crate::rules::{Notice, Rule, Severity, Trigger};

use super::{ReportFinding, no_game};

pub static RULE: Rule = Rule {
    code: "TRF001",
    name: "points",
    severity: Severity::Error,
    notice: Notice::Usual,
    asks: Trigger::Report,
    matter: None,
    facts: &[PointsNotSum::SHAPES, ResultMarks::SHAPES],
    source: include_str!("points.rs"),
    check: no_game,
};

facts! {
    /// Whose points are not the sum of the results.
    struct PointsNotSum = "report-points" { rank: u32, name: String, points: String, sum: String }

    struct ResultMarks = "report-points-results" { results: String }
}

pub fn check(report: &Report, out: &mut Vec<ReportFinding>) {
    for player in &report.players {
        let Some(points) = player.points else {
            continue;
        };
        let worth = player.entries.iter();
        let worth = worth.map(|entry| report.scoring.worth(entry.mark, entry.color));
        let Some(sum) = worth.sum::<Option<TrfPoints>>() else {
            continue;
        };
        if sum == points || report.abnormal_points.contains(&player.rank) {
            continue;
        }
        let marks: Vec<String> = player
            .entries
            .iter()
            .map(|entry| entry.mark.shown().to_string())
            .collect();
        let detail = PointsNotSum {
            rank: player.rank,
            name: player.name.clone(),
            points: shown(points),
            sum: shown(sum),
        };
        let results = marks.join(" ");
        out.push(ReportFinding {
            rank: Some(player.rank),
            evidence: vec![ResultMarks { results }.into()],
            ..ReportFinding::new(&RULE, player.line, 81, shown(points), detail)
        });
    }
}

/// Points as reports write them.
fn shown(points: TrfPoints) -> String {
    match points % 10 {
        0 => format!("{}.{}", points / 100, points / 10 % 10),
        _ => format!("{}.{:02}", points / 100, points % 100),
    }
}
