//! Finds a clock that shows the time overstepped while the game went on, or ended otherwise.
//!
//! Why it matters: a player who has not made his moves when his flag falls has lost, if anybody notices; here the
//! record itself notices. A reading of zero proves nothing, for it may stand for a part of a second. The result is
//! reported and left as it is. Where only a claim makes the flag
//! count (rapid and blitz from 1997 to 2009, and without full supervision until 2014), it is a note.
//!
//! Example: `[%clk -0:00:04]` behind a move of the last period, and play goes on.

use crate::board::Color;
use crate::facts;
use crate::judgement::both_flags::first_down;
use crate::judgement::timeline::Rank;
use crate::laws::Matter;
use crate::laws::terms::FlagSeenBy;
use crate::notation::words::result::GameResult;
use crate::rules::clocks::{Overstepped, overstepped};
use crate::rules::{Case, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "CLK001",
    name: "flag-passed",
    severity: Severity::Warning,
    notice: Notice::Usual,
    asks: Trigger::Clock,
    matter: Some(Matter::FlagFall),
    facts: &[
        FlagPassed::SHAPES,
        OnlyIfClaimed::SHAPES,
        Overstepped::SHAPES,
    ],
    source: include_str!("flag_passed.rs"),
    check,
};

facts! {
    /// Who overstepped his time, and how that was ignored.
    enum FlagPassed {
        ByResult = "flag-passed-by-result" { player: Color },
        ByPlay = "flag-passed" { player: Color, plies: u32 },
    }

    struct OnlyIfClaimed = "flag-passed-only-if-claimed" {}
}

fn check(case: &Case<'_>, out: &mut Findings) {
    let seen_by = case.laws.flag_seen_by();
    for player in [Color::White, Color::Black] {
        let Some(over) = case.time.clock(player).overstepped else {
            continue;
        };
        // After the end of the game no flag falls, and behind the other player's nobody looks at it.
        let second = first_down(case.record, &case.time).is_some_and(|first| first != player);
        if second || case.timeline.has_ended_before(over.ply, Rank::ByBoard) {
            continue;
        }
        let lost = case.submitted.result == Some(GameResult::won_by(player.opposite()));
        let detail = match case.record.plies() - over.ply {
            0 if lost => continue,
            0 => FlagPassed::ByResult { player },
            plies => FlagPassed::ByPlay { player, plies },
        };
        let finding = case
            .last_move(&RULE, over.ply, detail)
            .evidence(overstepped(&over));
        let open = case.laws.open(Matter::FlagNoticed);
        out.push(match (open, seen_by) {
            (Some(open), _) => finding.evidence(open),
            (None, FlagSeenBy::ArbiterOrPlayer) => finding,
            (None, FlagSeenBy::Claimant) => finding
                .severity(Severity::Note)
                .article(case.laws.article(Matter::FlagNoticed))
                .evidence(OnlyIfClaimed {}),
        });
    }
}
