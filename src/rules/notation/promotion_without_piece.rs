//! Finds a pawn that reached the last rank with no piece named. A queen is assumed and the replay goes on.
//!
//! Why it matters: what was promoted to decides the game. From 2018 a pawn left there is replaced by a queen;
//! earlier editions knew no automatic queen. A warning where no edition at hand was in force on the day.
//!
//! Example: `8. a8`.

use crate::laws::Matter;
use crate::replay::RemarkKind;
use crate::rules::{Case, Finding, Findings, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "NOT009",
    name: "promotion-without-piece",
    severity: Severity::Error,
    pedantic: false,
    asks: Trigger::Odd,
    matter: Some(Matter::UnfinishedPromotion),
    source: include_str!("promotion_without_piece.rs"),
    check,
};

fn check(case: &Case<'_>, out: &mut Findings) {
    for remark in &case.record.remarks {
        if remark.kind != RemarkKind::PromotionAssumed {
            continue;
        }
        let open = case.laws.neighbours_differ(Matter::UnfinishedPromotion);
        let severity = if open {
            Severity::Warning
        } else {
            Severity::Error
        };
        let evidence = if open {
            "the edition of that day is not held, and those beside it differ on what the pawn becomes"
        } else if case.laws.automatic_queen() {
            "an unfinished promotion is illegal and the pawn is replaced by a queen"
        } else {
            "this edition knows no automatic queen: the queen is this audit's assumption"
        };
        out.push(
            Finding::at(
                case,
                &RULE,
                remark.ply,
                "a pawn on the last rank and no piece named: a queen was assumed",
            )
            .span(remark.span)
            .with_san(case)
            .severity(severity)
            .evidence(evidence),
        );
    }
}
