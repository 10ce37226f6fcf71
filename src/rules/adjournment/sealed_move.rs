//! Finds a sealed move that is ambiguous, unreadable or illegal, and a result that ignores it.
//!
//! Why it matters: whoever seals such a move loses. From 2005 the game is drawn instead where the opponent could not
//! mate by any series of legal moves; from 2018 it also does not matter if the game had ended before. A draw agreed or
//! a resignation made before the envelope was opened stands all the same.
//!
//! Example: `41. Rd9 {[%sealed]} 1/2-1/2`.

use crate::board::Color;
use crate::laws::Matter;
use crate::laws::mating::{CanMate, can_mate};
use crate::notation::command::Command;
use crate::notation::result::GameResult;
use crate::replay::{Fault, Stop};
use crate::rules::{Case, Findings, Rule, Severity, Trigger, words};

pub static RULE: Rule = Rule {
    code: "ADJ001",
    name: "sealed-move",
    severity: Severity::Error,
    pedantic: false,
    asks: Trigger::Command,
    matter: Some(Matter::SealedMove),
    source: include_str!("sealed_move.rs"),
    check,
};

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
    let sealer = words::player(sealed.sealer);
    let what = match sealed.fault {
        Fault::Unreadable | Fault::Descriptive | Fault::Missing => "cannot be read",
        Fault::Ambiguous { .. } => "is ambiguous",
        _ => "is illegal",
    };
    let opening = format!("{sealer}'s sealed move {what}");
    let Some(due) = sealed.due else {
        let message = format!("{opening}; what was agreed before the envelope was opened stands");
        let article = case.laws.article(Matter::EndBeforeResumption);
        out.push(
            case.stopped(&RULE, sealed.stop, message)
                .severity(Severity::Note)
                .article(article),
        );
        return;
    };
    let gives = match due {
        GameResult::Draw => "the game is drawn, for the opponent could not have mated".to_owned(),
        _ => format!("{sealer} loses"),
    };
    let agrees =
        case.submitted.result == Some(due) || due == GameResult::Draw && case.submitted.fits_draw;
    let (severity, message) = if agrees {
        (Severity::Note, format!("{opening}: {gives}"))
    } else {
        let result = case
            .submitted
            .result
            .map_or("no result", GameResult::as_str);
        (
            Severity::Error,
            format!("{opening}: {gives}, and {result} was submitted"),
        )
    };
    let open = case.laws.neighbours_differ(Matter::SealedMoveExceptions) && due == GameResult::Draw;
    out.push(case.stopped(&RULE, sealed.stop, message).severity(if open {
        severity.min(Severity::Warning)
    } else {
        severity
    }));
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
