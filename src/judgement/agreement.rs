//! Agreements to a draw: where the record tells of one, and whether both players had moved by then.

use crate::board::Color;
use crate::notation::pgn::command::{ClaimKind, PgnCommand};
use crate::notation::words::termination::Termination;
use crate::replay::Record;

use super::Case;
use super::timekeeping::moves_made;
use super::timeline::Rank;

/// Whether both players have made a move after a ply. A score that opens in the middle of a game has had its first moves.
pub fn both_have_moved(record: &Record, ply: u32) -> bool {
    let opens_later = record.start.occupied().count() < 32;
    opens_later
        || Color::ALL
            .into_iter()
            .all(|color| moves_made(record, color, ply) > 0)
}

/// Whether a command says that the players agreed.
pub fn is_agreement(command: &PgnCommand) -> bool {
    matches!(
        command,
        PgnCommand::Agreed
            | PgnCommand::Claim {
                kind: ClaimKind::Agreement,
                ..
            }
    )
}

/// An agreement that the record tells of.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Agreed {
    /// The moves made by then.
    pub ply: u32,
    rank: Rank,
}

impl Agreed {
    /// Whether the game had ended before, so that nothing could be agreed any more.
    pub fn is_after_end(&self, case: &Case<'_>) -> bool {
        case.timeline.has_ended_before(self.ply, self.rank)
    }
}

impl Case<'_> {
    /// Where the record says that the players agreed to a draw: by a command; else, where a draw was submitted, by the tag or
    /// by an offer at the very end.
    pub fn agreed(&self) -> Option<Agreed> {
        let commands = &self.record.commands;
        let told = commands
            .iter()
            .position(|placed| is_agreement(&placed.command));
        if let Some(index) = told {
            return Some(Agreed {
                ply: commands[index].ply,
                rank: Rank::Written(index),
            });
        }
        let last = self.record.plies();
        let offered = || {
            commands
                .iter()
                .any(|placed| placed.ply == last && placed.command == PgnCommand::OfferDraw)
        };
        let by_words = self.submitted.termination == Some(Termination::Agreement) || offered();
        (self.submitted.fits_draw && by_words).then_some(Agreed {
            ply: last,
            rank: Rank::ByTag,
        })
    }
}
