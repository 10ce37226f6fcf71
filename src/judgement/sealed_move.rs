//! A sealed move (`[%sealed]`) that is ambiguous, unreadable or illegal, and what the Laws make of it.

use crate::board::Color;
use crate::laws::Matter;
use crate::laws::mating::{CanMate, can_mate};
use crate::notation::pgn::command::PgnCommand;
use crate::notation::words::result::GameResult;
use crate::replay::{Fault, RemarkKind};

use super::Case;

/// A sealed move that decides the game.
pub struct Sealed {
    pub ply: u32,
    pub fault: SealedFault,
    pub sealer: Color,
    /// The result that the Laws give; `None` where the game had ended before the envelope was opened.
    pub due: Option<GameResult>,
    /// What of the Laws that hangs on.
    pub matter: Matter,
}

/// What is wrong with a sealed move.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum SealedFault {
    Unreadable,
    /// Two moves fit it, or it takes a pawn to the last rank and names no piece.
    Ambiguous,
    Illegal,
}

/// The sealed move that the replay stopped at, or that names no piece for a promotion.
pub fn faulty_sealed_move(case: &Case<'_>) -> Option<Sealed> {
    if !case.is_judged() {
        return None;
    }
    let (ply, fault, words_behind) = stopped_at(case).or_else(|| names_no_piece(case))?;
    let sealer = case.record.mover(ply);
    let ended_before = case.agreed().is_some() || case.resignation().is_some();
    let before_the_envelope = words_behind == 0 && ended_before;
    let opponent = sealer.opposite();
    let position = case.record.board_before(ply);
    let is_exception = case.laws.may_hold(Matter::SealedMoveExceptions)
        && matches!(can_mate(&position, opponent), CanMate::No);
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
        ply,
        fault,
        sealer,
        due,
        matter,
    })
}

/// A ply, what is wrong with it, and how many words stand behind it.
type Found = (u32, SealedFault, u32);

fn stopped_at(case: &Case<'_>) -> Option<Found> {
    let (stop, fault) = case.stop()?;
    let sealed = case.record.commands.iter().any(|placed| {
        placed.command == PgnCommand::Sealed && placed.unread == 1 && placed.ply + 1 == stop.ply
    });
    let fault = match fault {
        Fault::Unreadable | Fault::Descriptive | Fault::Missing => SealedFault::Unreadable,
        Fault::Ambiguous { .. } => SealedFault::Ambiguous,
        _ => SealedFault::Illegal,
    };
    sealed.then_some((stop.ply, fault, stop.words_left.saturating_sub(1)))
}

fn names_no_piece(case: &Case<'_>) -> Option<Found> {
    let record = case.record;
    let sealed = |ply: u32| {
        let mut commands = record.commands.iter();
        commands.any(|placed| {
            placed.command == PgnCommand::Sealed && placed.unread == 0 && placed.ply == ply
        })
    };
    let remark = record
        .remarks
        .iter()
        .find(|remark| remark.kind == RemarkKind::PromotionAssumed && sealed(remark.ply))?;
    let behind = record.plies() - remark.ply;
    Some((remark.ply, SealedFault::Ambiguous, behind))
}
