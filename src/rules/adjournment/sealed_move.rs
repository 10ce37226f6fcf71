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
use crate::laws::Matter;
use crate::laws::mating::{CanMate, can_mate};
use crate::notation::command::Command;
use crate::notation::result::GameResult;
use crate::replay::{Fault, Stop};
use crate::rules::{Case, Findings, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "ADJ001",
    name: "sealed-move",
    severity: Severity::Error,
    pedantic: false,
    asks: Trigger::Command,
    matter: Some(Matter::SealedMove),
    on_request: false,
    facts: &[SealedMove::SHAPES, SealedFault::SHAPES],
    source: include_str!("sealed_move.rs"),
    check,
};

facts! {
    /// What is wrong with the sealed move.
    enum SealedFault {
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

/// A sealed move that decides the game.
pub struct Sealed<'a> {
    stop: &'a Stop,
    fault: &'a Fault,
    sealer: Color,
    /// The result that the Laws give; none where an end before the envelope was opened stands.
    pub due: Option<GameResult>,
}

fn check(case: &Case<'_>, out: &mut Findings) {
    let Some(sealed) = faulty_sealed_move(case) else {
        return;
    };
    let player = sealed.sealer;
    let fault = Fact::from(match sealed.fault {
        Fault::Unreadable | Fault::Descriptive | Fault::Missing => {
            SealedFault::Unreadable { player }
        }
        Fault::Ambiguous { .. } => SealedFault::Ambiguous { player },
        _ => SealedFault::Illegal { player },
    });
    let Some(due) = sealed.due else {
        out.push(
            case.stopped(&RULE, sealed.stop, SealedMove::EndedBefore { fault })
                .on(case, Matter::EndBeforeResumption)
                .severity(Severity::Note),
        );
        return;
    };
    let result = case.submitted.result;
    let agrees = result == Some(due) || due == GameResult::Draw && case.submitted.fits_draw;
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
    let severity = if agrees {
        Severity::Note
    } else {
        Severity::Error
    };
    let finding = case.stopped(&RULE, sealed.stop, detail).severity(severity);
    out.push(match due {
        GameResult::Draw => finding.hanging_on(case, Matter::SealedMoveExceptions),
        _ => finding,
    });
}

/// The sealed move on which the replay stopped.
pub fn faulty_sealed_move<'a>(case: &Case<'a>) -> Option<Sealed<'a>> {
    let (stop, fault) = case.stop()?;
    let sealed = case.record.commands.iter().any(|placed| {
        placed.command == Command::Sealed && placed.unread == 1 && placed.ply + 1 == stop.ply
    });
    if !sealed || case.end_of_game.is_some() || !case.is_judged() {
        return None;
    }
    let sealer = case.end().turn();
    let before_the_envelope = stop.words_left <= 1 && (case.agreed() || case.resigned().is_some());
    let due = if before_the_envelope {
        None
    } else if case.laws.settles(Matter::SealedMoveExceptions)
        && matches!(can_mate(case.end(), sealer.opposite()), CanMate::No)
    {
        Some(GameResult::Draw)
    } else {
        Some(GameResult::won_by(sealer.opposite()))
    };
    Some(Sealed {
        stop,
        fault,
        sealer,
        due,
    })
}
