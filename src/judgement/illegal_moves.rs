//! Illegal moves that were completed on the board and taken back (`[%illegal Ke3]`): how the edition counts them, and
//! whether they decide the game.

use crate::board::{Board, Color};
use crate::laws::mating::{CanMate, can_mate};
use crate::laws::terms::{IllegalMoves, Period};
use crate::laws::{Laws, Matter};
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
    /// A fault that this edition does not count as an illegal move: the clock pressed without a move, or a pawn left on its
    /// last rank.
    NotIllegal(Matter),
    /// Such a fault, and it is not known whether the edition counts it.
    FaultNotKnown(Matter),
}

impl Count {
    /// Whether it is certainly one more than are forgiven.
    fn is_beyond(self, forgiven: u8) -> bool {
        matches!(self, Count::Nth(number) if number > forgiven)
    }
}

/// The illegal move that decides a game.
pub struct Loss {
    /// The first that some edition does not forgive.
    pub first: u32,
    /// The move that replaced it: play ended before that.
    pub ply: u32,
    pub due: GameResult,
    /// Every edition that may have held says so.
    pub certain: bool,
    /// Another result, where one of them gives that.
    pub otherwise: Option<GameResult>,
    /// What of the Laws it hangs on.
    pub matter: Matter,
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

/// The first illegal move that an edition does not forgive, and the result that it gives.
fn loss_under(case: &Case<'_>, laws: &Laws) -> Option<(u32, GameResult)> {
    let terms = laws.illegal_moves()?;
    if needs_claim(terms) {
        return None;
    }
    let illegal = completed(case, laws).find(|illegal| illegal.count.is_beyond(terms.forgiven))?;
    Some((illegal.ply, due(case, &illegal, terms)))
}

/// The result that illegal moves give, under the edition of the day or any that may have held.
pub fn lost_by_illegal_moves(case: &Case<'_>) -> Option<Loss> {
    let is_illegal = |command: &PgnCommand| matches!(command, PgnCommand::Illegal { .. });
    let mut commands = case.record.commands.iter();
    if !commands.any(|placed| is_illegal(&placed.command)) {
        return None;
    }
    let candidates = case.laws.candidates(Matter::IllegalMovePenalty);
    let losses: Vec<Option<(u32, GameResult)>> = candidates
        .iter()
        .map(|laws| loss_under(case, laws))
        .collect();
    let given = || losses.iter().flatten().copied();
    let (first, due) = given().min_by_key(|(ply, _)| *ply)?;
    // If all give the same result, it is due at the latest where the last of them gives it.
    let agree = |loss: &Option<(u32, GameResult)>| loss.is_some_and(|(_, other)| other == due);
    let certain = losses.iter().all(agree);
    let latest = given().map(|(ply, _)| ply).max();
    Some(Loss {
        first,
        ply: latest.filter(|_| certain).unwrap_or(first),
        due,
        certain,
        otherwise: given().map(|(_, other)| other).find(|other| *other != due),
        matter: [
            Matter::ClockPressedWithoutMove,
            Matter::UnfinishedPromotionIllegal,
        ]
        .into_iter()
        .find(|fault| !certain && case.laws.leaves_open(*fault))
        .unwrap_or(Matter::IllegalMovePenalty),
    })
}

/// Whether the edition of the day, or any that may have held, would have taken the game for so many illegal moves.
pub fn may_lose(case: &Case<'_>, number: u8) -> bool {
    let candidates = case.laws.candidates(Matter::IllegalMovePenalty);
    candidates.iter().any(|laws| {
        laws.illegal_moves()
            .is_some_and(|terms| number > terms.forgiven)
    })
}

/// All of them, in order, counted for each player. A move that could be played was not illegal.
pub fn completed<'c>(case: &'c Case<'_>, laws: &Laws) -> impl Iterator<Item = Completed<'c>> {
    let mut counts = [0u8; 2];
    let laws = *laws;
    let terms = laws.illegal_moves();
    let only_in_quickplay_finish = terms.is_some_and(|terms| terms.only_in_quickplay_finish);
    case.record.commands.iter().filter_map(move |placed| {
        let PgnCommand::Illegal { written } = &placed.command else {
            return None;
        };
        let ply = (placed.ply + placed.unread).max(1);
        let player = case.record.mover(ply);
        let board = case.record.board_before(ply);
        let fault = fault(&board, written);
        let number = &mut counts[player as usize];
        let mut next = || {
            *number = number.saturating_add(1);
            *number
        };
        let is_counted = fault.is_none_or(|matter| laws.settles(matter));
        let count = match fault {
            Some(matter) if laws.leaves_open(matter) => Count::FaultNotKnown(matter),
            Some(matter) if !is_counted => Count::NotIllegal(matter),
            None if !case.record.moves_written(&board, written).is_empty() => Count::WasLegal,
            _ if !only_in_quickplay_finish => Count::Nth(next()),
            _ => match case
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

/// The fault that is no wrong move of a piece: the clock pressed without any move (`--`), or a pawn left on its last rank
/// (`a8`).
fn fault(board: &Board, written: &str) -> Option<Matter> {
    if written == "--" {
        return Some(Matter::ClockPressedWithoutMove);
    }
    let [.., b'a'..=b'h', rank] = written.trim_end_matches(['+', '#']).as_bytes() else {
        return None;
    };
    let last_rank = match board.turn() {
        Color::White => b'8',
        Color::Black => b'1',
    };
    let is_pawn_move = written.bytes().all(|byte| !byte.is_ascii_uppercase());
    (*rank == last_rank && is_pawn_move).then_some(Matter::UnfinishedPromotionIllegal)
}
