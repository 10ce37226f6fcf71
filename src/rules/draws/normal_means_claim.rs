//! Finds every claim of the last two minutes (that the opponent cannot win, or does not try to, by normal means) and judges it
//! as far as a record can: wrong with more than two minutes left, out of turn, or before the last period; unknown to the
//! edition, in blitz, where the guidelines were not announced, or where time is added for each move; right where the opponent
//! cannot mate by any series of legal moves. Whether he tried to win only the arbiter at the board could say.
//!
//! Why it matters: a draw that rests on a claim which nobody could make was not a draw.
//!
//! Example: `{[%clk 0:05:00]} … {[%claim normal-means]} 1/2-1/2`.

use crate::laws::Matter;
use crate::notation::pgn::command::ClaimKind;
use crate::rules::case::ResultGiven;
use crate::rules::draws::{Claimed, claimed};
use crate::rules::{Case, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "DRW010",
    name: "normal-means-claim",
    severity: Severity::Error,
    notice: Notice::Usual,
    asks: Trigger::Claim,
    matter: Some(Matter::LastTwoMinutes),
    facts: &[Claimed::SHAPES, ResultGiven::SHAPES],
    source: include_str!("normal_means_claim.rs"),
    check,
};

fn check(case: &Case<'_>, out: &mut Findings) {
    claimed(case, &RULE, ClaimKind::NormalMeans, out);
}
