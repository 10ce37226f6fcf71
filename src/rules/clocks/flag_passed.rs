//! Finds a clock that shows the time overstepped while the game went on, or ended otherwise.
//!
//! Why it matters: a player who has not made his moves when his flag falls has lost, if anybody notices; here the
//! record itself notices. A reading of zero proves nothing, for it may stand for a part of a second. The result is
//! reported and left as it is. Where only a claim makes the flag count (rapid and blitz of 2005), it is a note.
//!
//! Example: `[%clk -0:00:04]` behind a move of the last period, and play goes on.

use crate::board::Color;
use crate::laws::Matter;
use crate::laws::terms::FlagSeenBy;
use crate::notation::result::GameResult;
use crate::rules::clocks::told;
use crate::rules::{Case, Findings, Rule, Severity, Trigger, words};

pub static RULE: Rule = Rule {
    code: "CLK001",
    name: "flag-passed",
    severity: Severity::Warning,
    pedantic: false,
    asks: Trigger::Clock,
    matter: Some(Matter::FlagFall),
    source: include_str!("flag_passed.rs"),
    check,
};

fn check(case: &Case<'_>, out: &mut Findings) {
    let seen_by = case
        .laws
        .flag_seen_by(case.time.ruling_pace(), case.time.supervision);
    for color in [Color::White, Color::Black] {
        let Some(over) = case.time.clock(color).overstepped else {
            continue;
        };
        let player = words::player(color);
        let behind = case.record.plies() - over.ply;
        let lost = case.submitted.result == Some(GameResult::won_by(color.opposite()));
        let message = match behind {
            0 if lost => continue,
            0 => format!("{player} overstepped his time, and the result does not show it"),
            1 => format!("{player} overstepped his time, and one more half-move was made"),
            _ => format!(
                "{player} overstepped his time, and the game went on for {behind} half-moves"
            ),
        };
        let finding = case
            .last_move(&RULE, over.ply, message)
            .evidence(told(&over));
        out.push(match seen_by {
            FlagSeenBy::ArbiterOrPlayer => finding,
            FlagSeenBy::Claimant => {
                let article = case
                    .laws
                    .article_at(Matter::FlagNoticed, case.time.ruling_pace());
                let evidence = format!("{}; it counts only if a player claims it", told(&over));
                finding
                    .severity(Severity::Note)
                    .article(article)
                    .evidence(evidence)
            }
        });
    }
}
