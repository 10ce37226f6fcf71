//! A sealed move (`[%sealed]`) that is ambiguous, unreadable or illegal, and what the Laws make of it.

use crate::board::Color;
use crate::laws::Matter;
use crate::laws::mating::{CanMate, can_mate};
use crate::notation::pgn::command::PgnCommand;
use crate::notation::words::result::GameResult;
use crate::replay::{Fault, Stop};

use super::Case;

/// A sealed move that decides the game.
pub struct Sealed<'a> {
    pub stop: &'a Stop,
    pub fault: &'a Fault,
    pub sealer: Color,
    /// The result that the Laws give; `None` where the game had ended before the envelope was opened.
    pub due: Option<GameResult>,
    /// What of the Laws that hangs on.
    pub matter: Matter,
}

/// The sealed move on which the replay stopped.
pub fn faulty_sealed_move<'a>(case: &Case<'a>) -> Option<Sealed<'a>> {
    let (stop, fault) = case.stop()?;
    let sealed = case.record.commands.iter().any(|placed| {
        placed.command == PgnCommand::Sealed && placed.unread == 1 && placed.ply + 1 == stop.ply
    });
    if !sealed || case.end_of_game.is_some() || !case.is_judged() {
        return None;
    }
    let sealer = case.end().turn();
    let before_the_envelope = stop.words_left <= 1 && (case.agreed() || case.resigned().is_some());
    let opponent = sealer.opposite();
    let is_exception = case.laws.may_hold(Matter::SealedMoveExceptions)
        && matches!(can_mate(case.end(), opponent), CanMate::No);
    let matter = match is_exception {
        true => Matter::SealedMoveExceptions,
        false => Matter::SealedMove,
    };
    let due = match before_the_envelope {
        true => None,
        false if is_exception && case.laws.settles(matter) => Some(GameResult::Draw),
        false => Some(GameResult::won_by(opponent)),
    };
    Some(Sealed {
        stop,
        fault,
        sealer,
        due,
        matter,
    })
}
