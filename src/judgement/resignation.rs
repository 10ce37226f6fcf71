//! Resignations: who resigned and where, as far as the record says so, and what the Laws make of it.

use crate::board::Color;
use crate::laws::Matter;
use crate::laws::mating::{CanMate, can_mate};
use crate::notation::pgn::command::PgnCommand;
use crate::notation::words::result::GameResult;
use crate::notation::words::termination::Termination;

use super::Case;

/// A player resigned.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Resignation {
    pub player: Color,
    /// The moves made by then.
    pub ply: u32,
    /// A command says so and names him; else it is told by the tag and the result together.
    pub by_command: bool,
    /// The result that the Laws give.
    pub due: GameResult,
    /// What of the Laws that hangs on.
    pub matter: Matter,
}

impl Case<'_> {
    /// The first resignation that the record tells of.
    pub fn resignation(&self) -> Option<Resignation> {
        let by_command = self.record.commands.iter().find_map(|placed| {
            let PgnCommand::Resigns { color } = placed.command else {
                return None;
            };
            Some((color, placed.ply, placed.unread == 0))
        });
        let told = match (self.submitted.termination, self.submitted.winner()) {
            (Some(Termination::Resignation), Some(winner)) => Some(winner.opposite()),
            _ => None,
        };
        let last = self.record.plies();
        let (player, ply, position_known) =
            by_command.or(told.map(|player| (player, last, self.record.stop.is_none())))?;
        let opponent = player.opposite();
        let cannot_mate = position_known
            && self.is_judged()
            && self.record.fen_error.is_none()
            && self.laws.may_hold(Matter::ResignationMatingPower)
            && matches!(
                can_mate(&self.record.board_before(ply + 1), opponent),
                CanMate::No
            );
        let (due, matter) = match cannot_mate {
            true if self.laws.resignation_needs_mating_power() => {
                (GameResult::Draw, Matter::ResignationMatingPower)
            }
            true => (GameResult::won_by(opponent), Matter::ResignationMatingPower),
            false => (GameResult::won_by(opponent), Matter::Resignation),
        };
        Some(Resignation {
            player,
            ply,
            by_command: by_command.is_some(),
            due,
            matter,
        })
    }

    /// Whether somebody may have resigned to an opponent who could not mate, and so drawn, as far as the last position tells.
    pub fn resignation_may_draw(&self) -> bool {
        let replayed = self.is_judged()
            && self.record.stop.is_none()
            && self.record.fen_error.is_none()
            && self.laws.may_hold(Matter::ResignationMatingPower);
        let cannot_mate = |player| matches!(can_mate(self.end(), player), CanMate::No);
        replayed && Color::ALL.into_iter().any(cannot_mate)
    }
}
