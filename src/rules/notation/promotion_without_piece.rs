//! Finds a pawn that reached the last rank with no piece named. A queen is assumed and the replay goes on.
//!
//! Why it matters: what was promoted to decides the game. From July 2014 a pawn left there is replaced by a queen;
//! earlier editions knew no automatic queen.
//!
//! Example: `8. a8`.

use crate::fact::Fact;
use crate::facts;
use crate::laws::Matter;
use crate::replay::RemarkKind;
use crate::rules::{Case, Finding, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "NOT009",
    name: "promotion-without-piece",
    severity: Severity::Error,
    notice: Notice::Usual,
    asks: Trigger::Odd,
    matter: Some(Matter::UnfinishedPromotion),
    facts: &[PromotionWithoutPiece::SHAPES, WhatBecomes::SHAPES],
    source: include_str!("promotion_without_piece.rs"),
    check,
};

facts! {
    struct PromotionWithoutPiece = "promotion-without-piece" {}

    /// What the edition makes of such a pawn.
    enum WhatBecomes {
        Queen = "promotion-without-piece-queen",
        NothingByItself = "promotion-without-piece-nothing-by-itself",
    }
}

fn check(case: &Case<'_>, out: &mut Findings) {
    for remark in &case.record.remarks {
        if remark.kind != RemarkKind::PromotionAssumed {
            continue;
        }
        let becomes = match case.laws.open(Matter::UnfinishedPromotion) {
            Some(open) => open.into(),
            None if case.laws.automatic_queen() => WhatBecomes::Queen.into(),
            None => Fact::from(WhatBecomes::NothingByItself),
        };
        let mut finding = Finding::at(case, &RULE, remark.ply, PromotionWithoutPiece {})
            .span(Some(remark.span))
            .with_san(case)
            .in_any_edition();
        finding.evidence.push(becomes);
        out.push(finding);
    }
}
