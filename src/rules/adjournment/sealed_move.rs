//! Finds a sealed move that is ambiguous, unreadable or illegal, and a result that ignores it.
//!
//! Why it matters: whoever seals such a move loses. From 2005 the game is drawn instead where the opponent could not
//! mate by any series of legal moves; from 2018 it also does not matter if the game had ended before. A draw agreed or
//! a resignation made before the envelope was opened stands all the same.
//!
//! Example: `41. Rd9 {[%sealed]} 1/2-1/2`.

use crate::board::Color;
use crate::fact::Fact;
use crate::facts;
use crate::judgement::sealed_move::{SealedFault, faulty_sealed_move};
use crate::judgement::timeline::Cause;
use crate::laws::Matter;
use crate::notation::words::result::GameResult;
use crate::rules::{Case, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "ADJ001",
    name: "sealed-move",
    severity: Severity::Error,
    notice: Notice::Usual,
    asks: Trigger::Command,
    matter: Some(Matter::SealedMove),
    facts: &[SealedMove::SHAPES, WhatIsWrong::SHAPES],
    source: include_str!("sealed_move.rs"),
    check,
};

facts! {
    /// What is wrong with the sealed move.
    enum WhatIsWrong {
        Unreadable = "sealed-move-unreadable" { player: Color },
        Ambiguous = "sealed-move-ambiguous" { player: Color },
        Illegal = "sealed-move-illegal" { player: Color },
    }

    /// What follows from it.
    enum SealedMove {
        EndedBefore = "sealed-move-ended-before" { fault: Fact },
        Draws = "sealed-move-draws" { fault: Fact },
        DrawsAgainst = "sealed-move-draws-against" { fault: Fact, result: Option<GameResult> },
        Loses = "sealed-move-loses" { fault: Fact, player: Color },
        LosesAgainst = "sealed-move-loses-against" { fault: Fact, player: Color, result: Option<GameResult> },
    }
}

fn check(case: &Case<'_>, out: &mut Findings) {
    let Some(sealed) = faulty_sealed_move(case) else {
        return;
    };
    let player = sealed.sealer;
    let fault = Fact::from(match sealed.fault {
        SealedFault::Unreadable => WhatIsWrong::Unreadable { player },
        SealedFault::Ambiguous => WhatIsWrong::Ambiguous { player },
        SealedFault::Illegal => WhatIsWrong::Illegal { player },
    });
    let at = |detail: SealedMove| match case.stop() {
        Some((stop, _)) if stop.ply == sealed.ply => case.stopped(&RULE, stop, detail),
        _ => case.last_move(&RULE, sealed.ply, detail),
    };
    // What had ended the game before is told by its own rule.
    let ended = case.timeline.end;
    if sealed.due.is_some() && ended.is_some_and(|end| end.cause != Cause::SealedMove) {
        return;
    }
    let Some(due) = sealed.due else {
        out.push(
            at(SealedMove::EndedBefore { fault })
                .on(case, Matter::EndBeforeResumption)
                .severity(Severity::Note),
        );
        return;
    };
    let result = case.submitted.result;
    let agrees = case.fits(due);
    let detail = match (due, agrees) {
        (GameResult::Draw, true) => SealedMove::Draws { fault },
        (GameResult::Draw, false) => SealedMove::DrawsAgainst { fault, result },
        (_, true) => SealedMove::Loses { fault, player },
        (_, false) => SealedMove::LosesAgainst {
            fault,
            player,
            result,
        },
    };
    let severity = match agrees {
        true if case.laws.leaves_open(sealed.matter) => Severity::Warning,
        true => Severity::Note,
        false => Severity::Error,
    };
    out.push(
        at(detail)
            .severity(severity)
            .hanging_on(case, sealed.matter)
            .in_doubt(case)
            .telling_if_open(),
    );
}
