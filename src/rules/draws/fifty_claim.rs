//! Finds every claim of a draw by fifty moves without capture or pawn move and judges it: right ones are notes, and errors
//! where the result ignores them; wrong ones are errors where the result rests on them, and warnings where play went on or
//! the players agreed to a draw. The Laws of 1985 ask for a hundred moves in some endings, those of 1989 for seventy-five in
//! endings that are not known exactly; before July 1997 there is no claim by an intended move.
//!
//! Why it matters: the count decides, and it can be counted.
//!
//! Example: `{[%claim fifty]}` after 48 such moves.

use crate::laws::Matter;
use crate::notation::pgn::command::ClaimKind;
use crate::rules::draws::{AcceptedOffer, Claimed, claimed};
use crate::rules::{Case, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "DRW002",
    name: "fifty-claim",
    severity: Severity::Error,
    notice: Notice::Usual,
    asks: Trigger::Claim,
    matter: Some(Matter::FiftyMoves),
    facts: &[Claimed::SHAPES, AcceptedOffer::SHAPES],
    source: include_str!("fifty_claim.rs"),
    check,
};

fn check(case: &Case<'_>, out: &mut Findings) {
    claimed(case, &RULE, ClaimKind::Fifty, out);
}
