//! Finds a round of a tournament report on which the lines of the two players do not agree: an opponent who does not
//! exist or names somebody else, two players of one colour, results that do not mirror each other. It is told for each
//! of the two lines that disagrees.
//!
//! Why it matters: a game is only proved by both lines; one of them is wrong. The game is left out of the rating.
//!
//! Example: `3 b 1` on the line of player 2, and `2 b 0` on that of player 3.

use crate::board::Color;
use crate::fact::Fact;
use crate::facts;
use crate::notation::trf::{Report, ReportPlayer, RoundEntry, RoundMark};
use crate::rules::{Notice, Rule, Severity, Trigger};

use super::{ReportFinding, no_game};

pub static RULE: Rule = Rule {
    code: "TRF002",
    name: "mirror",
    severity: Severity::Error,
    notice: Notice::Usual,
    asks: Trigger::Report,
    matter: None,
    facts: &[Mirror::SHAPES, Disagreement::SHAPES],
    source: include_str!("mirror.rs"),
    check: no_game,
};

facts! {
    /// Whose line disagrees with another, in which round.
    struct Mirror = "report-mirror" { rank: u32, name: String, round: u32, wrong: Fact }

    /// How the two lines disagree.
    enum Disagreement {
        OwnOpponent = "report-mirror-own-opponent",
        NoSuchPlayer = "report-mirror-no-such-player" { opponent: u32 },
        NoEntry = "report-mirror-no-entry" { opponent: u32 },
        NamesAnother = "report-mirror-names-another" { opponent: u32, another: u32 },
        NamesNobody = "report-mirror-names-nobody" { opponent: u32 },
        SameColour = "report-mirror-same-colour" { opponent: u32 },
        OneColour = "report-mirror-one-colour" { opponent: u32 },
        Results = "report-mirror-results" { result: char, mirrored: char, opponent: u32 },
    }
}

pub fn check(report: &Report, out: &mut Vec<ReportFinding>) {
    for player in &report.players {
        for entry in &player.entries {
            // A round that cannot be read is told by itself.
            let (Some(opponent), false) = (entry.opponent, is_unreadable(entry)) else {
                continue;
            };
            if let Some(wrong) = disagreement(report, player, entry, opponent) {
                out.push(finding(player, entry, opponent, wrong));
            }
        }
    }
}

fn disagreement(
    report: &Report,
    player: &ReportPlayer,
    entry: &RoundEntry,
    opponent: u32,
) -> Option<Disagreement> {
    if opponent == player.rank {
        return Some(Disagreement::OwnOpponent);
    }
    let Some(other) = report.player(opponent) else {
        // Whoever stands on a line that cannot be read is told there.
        let lost = report.may_be_lost(opponent);
        return (!lost).then_some(Disagreement::NoSuchPlayer { opponent });
    };
    let Some(mirror) = other.entry(entry.round).filter(|mirror| is_written(mirror)) else {
        return Some(Disagreement::NoEntry { opponent });
    };
    if is_unreadable(mirror) {
        return None;
    }
    if mirror.opponent != Some(player.rank) {
        return Some(match mirror.opponent {
            Some(another) => Disagreement::NamesAnother { opponent, another },
            None => Disagreement::NamesNobody { opponent },
        });
    }
    match (entry.color, mirror.color) {
        (Some(own), Some(his)) if own == his => return Some(Disagreement::SameColour { opponent }),
        (Some(_), None) | (None, Some(_)) if is_played(entry) => {
            return Some(Disagreement::OneColour { opponent });
        }
        _ => {}
    }
    (!entry.mark.mirrors(mirror.mark)).then(|| Disagreement::Results {
        result: entry.mark.shown(),
        mirrored: mirror.mark.shown(),
        opponent,
    })
}

fn is_written(entry: &RoundEntry) -> bool {
    entry.opponent.is_some() || entry.mark != RoundMark::Absent
}

fn is_unreadable(entry: &RoundEntry) -> bool {
    entry.mark == RoundMark::Unreadable
}

fn is_played(entry: &RoundEntry) -> bool {
    matches!(
        entry.mark,
        RoundMark::Win | RoundMark::Draw | RoundMark::Loss
    )
}

fn finding(
    player: &ReportPlayer,
    entry: &RoundEntry,
    opponent: u32,
    wrong: Disagreement,
) -> ReportFinding {
    let color = match entry.color {
        Some(Color::White) => 'w',
        Some(Color::Black) => 'b',
        None => '-',
    };
    let written = format!("{opponent} {color} {}", entry.mark.shown());
    let detail = Mirror {
        rank: player.rank,
        name: player.name.clone(),
        round: entry.round,
        wrong: wrong.into(),
    };
    ReportFinding {
        rank: Some(player.rank),
        round: Some(entry.round),
        ..ReportFinding::new(&RULE, player.line, entry.column, written, detail)
    }
}
