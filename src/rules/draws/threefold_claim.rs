//! Finds every claim of a draw by threefold repetition and judges it: right ones are notes, and errors where the result
//! ignores them; wrong ones are errors where the result rests on them, and warnings where play went on or the players agreed
//! to a draw (from 2001 on a claim is an offer too).
//!
//! Why it matters: a draw that rests on a wrong claim was not a draw, and a wrong claim costs time. Positions are
//! the same if the same player is to move and every piece has the same possible moves, castling and a real capture
//! in passing included.
//!
//! Example: `{[%claim threefold]}` behind a position that came only twice.

use crate::laws::Matter;
use crate::notation::pgn::command::ClaimKind;
use crate::rules::draws::{AcceptedOffer, Claimed, claimed};
use crate::rules::{Case, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "DRW001",
    name: "threefold-claim",
    severity: Severity::Error,
    notice: Notice::Usual,
    asks: Trigger::Claim,
    matter: Some(Matter::Threefold),
    facts: &[Claimed::SHAPES, AcceptedOffer::SHAPES],
    source: include_str!("threefold_claim.rs"),
    check,
};

fn check(case: &Case<'_>, out: &mut Findings) {
    claimed(case, &RULE, ClaimKind::Threefold, out);
}
