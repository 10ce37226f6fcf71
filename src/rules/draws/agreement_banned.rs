//! Finds a draw that was agreed before the move from which the event allows it.
//!
//! Why it matters: from July 2009 an event may forbid early agreements; it says so in its file (`[draws]
//! earliest_agreement`, a move number or `"never"`). The result is reported and left as it is.
//!
//! Example: `earliest_agreement = 30` and a draw agreed at move 12.

use crate::board::Color;
use crate::event::EarliestAgreement;
use crate::facts;
use crate::judgement::timekeeping::moves_made;
use crate::laws::Matter;
use crate::rules::{Case, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "DRW006",
    name: "agreement-banned",
    severity: Severity::Error,
    notice: Notice::Usual,
    asks: Trigger::Always,
    matter: Some(Matter::AgreementBan),
    facts: &[AgreementBanned::SHAPES, EventsOwnRule::SHAPES],
    source: include_str!("agreement_banned.rs"),
    check,
};

facts! {
    enum AgreementBanned {
        Until = "agreement-banned-until" { moves: u32, first: u32 },
        Always = "agreement-banned",
    }

    struct EventsOwnRule = "agreement-banned-by-event-alone" {}
}

fn check(case: &Case<'_>, out: &mut Findings) {
    let Some(event) = case.event else { return };
    let Some(agreed) = case.agreed().filter(|agreed| !agreed.is_after_end(case)) else {
        return;
    };
    if case.record.stop.is_some() || !case.is_judged() {
        return;
    }
    let plies = agreed.ply;
    // Both players must have made the move of that number.
    let made = Color::ALL.map(|color| moves_made(case.record, color, plies));
    let moves = made[0].min(made[1]);
    let detail = match event.draws.earliest_agreement {
        EarliestAgreement::Allowed => return,
        EarliestAgreement::FromMove(first) if moves >= first => return,
        EarliestAgreement::FromMove(first) => AgreementBanned::Until { moves, first },
        EarliestAgreement::Never => AgreementBanned::Always,
    };
    let finding = case.last_move(&RULE, plies, detail);
    out.push(if case.laws.event_may_ban_agreement() {
        finding
    } else {
        finding
            .severity(Severity::Warning)
            .evidence(EventsOwnRule {})
    });
}
