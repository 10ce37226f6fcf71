//! Illegal moves that were completed on the board and taken back (`[%illegal Ke3]`): how the edition counts them, and
//! whether they decide the game.

use crate::board::Color;
use crate::laws::mating::{CanMate, can_mate};
use crate::laws::terms::IllegalMoves;
use crate::notation::pgn::command::PgnCommand;
use crate::notation::words::result::GameResult;

use super::Case;

/// An illegal move that was taken back.
pub struct Completed<'c> {
    /// The move behind which it stands, which replaced it.
    pub ply: u32,
    pub player: Color,
    pub written: &'c str,
    /// Which of this player's illegal moves it is, counted from one. 0: the move was legal and counts for nothing.
    pub number: u8,
}

/// The illegal move that decides a game.
pub struct Loss {
    /// The move that replaced it: play ended before that.
    pub ply: u32,
    pub due: GameResult,
}

/// How the edition counts them at the pace of the game; none where it does not.
pub fn terms(case: &Case<'_>) -> Option<IllegalMoves> {
    case.laws
        .illegal_moves(case.time.ruling_pace(), case.time.supervision)
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
        .find(|illegal| illegal.number > forgiven)
        .map(|illegal| illegal.ply)
}

/// The result that illegal moves give, if the edition is the one that held.
pub fn lost_by_illegal_moves(case: &Case<'_>) -> Option<Loss> {
    let terms = terms(case)?;
    if needs_claim(terms) {
        return None;
    }
    let illegal = completed(case).find(|illegal| illegal.number > terms.forgiven)?;
    Some(Loss {
        ply: illegal.ply,
        due: due(case, &illegal, terms),
    })
}

/// All of them, in order, counted for each player. A move that could be played was not illegal.
pub fn completed<'c>(case: &'c Case<'_>) -> impl Iterator<Item = Completed<'c>> {
    let mut counts = [0u8; 2];
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
        let count = &mut counts[player as usize];
        if !legal {
            *count = count.saturating_add(1);
        }
        Some(Completed {
            ply,
            player,
            written,
            number: if legal { 0 } else { *count },
        })
    })
}
