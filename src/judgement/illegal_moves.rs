//! Illegal moves that were completed on the board and taken back (`[%illegal Ke3]`): how the edition counts them, and
//! whether they decide the game.

use crate::board::Color;
use crate::laws::mating::{CanMate, can_mate};
use crate::laws::terms::{IllegalMoves, Period};
use crate::notation::pgn::command::PgnCommand;
use crate::notation::words::result::GameResult;

use super::Case;

/// An illegal move that was taken back.
pub struct Completed<'c> {
    /// The move behind which it stands, which replaced it.
    pub ply: u32,
    pub player: Color,
    pub written: &'c str,
    pub count: Count,
}

/// Whether an illegal move counts, and as which of its player's.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Count {
    /// It could have been played, and so was none.
    WasLegal,
    /// Counted from one.
    Nth(u8),
    /// The edition counts them only in a quickplay finish, and this was before it.
    BeforeQuickplayFinish,
    /// The same edition, and the time control does not tell in which period it was. If it counts, it is this one.
    PeriodNotKnown(u8),
}

impl Count {
    /// Whether it is certainly one more than are forgiven.
    fn is_beyond(self, forgiven: u8) -> bool {
        matches!(self, Count::Nth(number) if number > forgiven)
    }
}

/// The illegal move that decides a game.
pub struct Loss {
    /// The move that replaced it: play ended before that.
    pub ply: u32,
    pub due: GameResult,
}

/// How the edition counts them at the pace of the game; none where it does not.
pub fn terms(case: &Case<'_>) -> Option<IllegalMoves> {
    case.laws.illegal_moves()
}

/// Whether the loss would still have needed a claim. Where one illegal move is forgiven (rapid), that it was taken back
/// shows that it was claimed; where none is (blitz), a claim would have won the game.
pub fn needs_claim(terms: IllegalMoves) -> bool {
    terms.only_on_claim && terms.forgiven == 0
}

/// The result that this illegal move brings about if the edition does not forgive it.
pub fn due(case: &Case<'_>, illegal: &Completed<'_>, terms: IllegalMoves) -> GameResult {
    let opponent = illegal.player.opposite();
    let board = case.record.board_before(illegal.ply);
    if terms.drawn_without_mating_power && matches!(can_mate(&board, opponent), CanMate::No) {
        GameResult::Draw
    } else {
        GameResult::won_by(opponent)
    }
}

/// The ply of the first illegal move that the edition does not forgive.
pub fn decisive_ply(case: &Case<'_>) -> Option<u32> {
    let forgiven = terms(case)?.forgiven;
    completed(case)
        .find(|illegal| illegal.count.is_beyond(forgiven))
        .map(|illegal| illegal.ply)
}

/// The result that illegal moves give, if the edition is the one that held.
pub fn lost_by_illegal_moves(case: &Case<'_>) -> Option<Loss> {
    let terms = terms(case)?;
    if needs_claim(terms) {
        return None;
    }
    let illegal = completed(case).find(|illegal| illegal.count.is_beyond(terms.forgiven))?;
    Some(Loss {
        ply: illegal.ply,
        due: due(case, &illegal, terms),
    })
}

/// All of them, in order, counted for each player. A move that could be played was not illegal.
pub fn completed<'c>(case: &'c Case<'_>) -> impl Iterator<Item = Completed<'c>> {
    let mut counts = [0u8; 2];
    let only_in_quickplay_finish = terms(case).is_some_and(|terms| terms.only_in_quickplay_finish);
    case.record.commands.iter().filter_map(move |placed| {
        let PgnCommand::Illegal { written } = &placed.command else {
            return None;
        };
        let ply = (placed.ply + placed.unread).max(1);
        let player = case.record.mover(ply);
        let legal = case
            .record
            .read_move(&case.record.board_before(ply), written)
            .is_some();
        let number = &mut counts[player as usize];
        let mut next = || {
            *number = number.saturating_add(1);
            *number
        };
        let count = match legal {
            true => Count::WasLegal,
            false if !only_in_quickplay_finish => Count::Nth(next()),
            false => match case
                .time
                .standing(case.record, player, ply.saturating_sub(1))
            {
                None => Count::PeriodNotKnown(next()),
                Some(here) if here.period == Period::Last => Count::Nth(next()),
                Some(_) => Count::BeforeQuickplayFinish,
            },
        };
        Some(Completed {
            ply,
            player,
            written,
            count,
        })
    })
}
