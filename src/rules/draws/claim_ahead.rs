//! Finds that a player could have claimed a draw with a move that he only had to write down and announce, and that nobody
//! claimed there: the move would have brought a position about for the third time, or made fifty moves full. One note a game
//! and kind, at the first chance. Pedantic: off unless selected.
//!
//! Why it matters: it is no fault, for nobody must claim; but few players know that the claim comes before the move. DRW007
//! tells of positions that had come already. Before 1997 a fiftieth move could not be announced.
//!
//! Example: the knights go out and back twice, and Black plays Ng8 instead of writing it down and claiming.

use crate::board::{Board, Color, Move};
use crate::fact::MoveList;
use crate::facts;
use crate::judgement::chances::{CountChance, first_repeating};
use crate::laws::Matter;
use crate::notation::pgn::command::ClaimKind;
use crate::replay::san;
use crate::rules::{Case, Finding, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "DRW009",
    name: "claim-ahead",
    severity: Severity::Note,
    notice: Notice::Pedantic,
    asks: Trigger::Always,
    matter: Some(Matter::ClaimByIntendedMove),
    facts: &[ClaimAhead::SHAPES, Standing::SHAPES],
    source: include_str!("claim_ahead.rs"),
    check,
};

facts! {
    /// What could have been claimed, and with which moves.
    enum ClaimAhead {
        Threefold = "claim-ahead-threefold" { player: Color, count: usize, moves: MoveList },
        Fifty = "claim-ahead-fifty" { player: Color, count: usize, example: MoveList },
    }

    /// When the position stood that one of the moves brings back.
    struct Standing = "claim-ahead-stood" { san: MoveList, plies: Vec<u32> }
}

fn check(case: &Case<'_>, out: &mut Findings) {
    if !case.is_judged() || case.record.fen_error.is_some() {
        return;
    }
    if let Some((ply, moves)) = first_repeating(case.record)
        && is_unclaimed(case, ply, ClaimKind::Threefold)
    {
        let board = case.record.board_before(ply + 1);
        let player = board.turn();
        let names = written(&board, moves.iter().map(|one| one.m));
        let stood = names.iter().zip(&moves).map(|(san, one)| Standing {
            san: MoveList(vec![san.clone()]),
            plies: one.stood.clone(),
        });
        let stood: Vec<Standing> = stood.collect();
        let detail = ClaimAhead::Threefold {
            player,
            count: names.len(),
            moves: MoveList(names),
        };
        let finding = Finding::at(case, &RULE, ply, detail).with_san(case);
        out.push(stood.into_iter().fold(finding, Finding::evidence));
    }
    if let Some((ply, board, moves)) = first_fiftieth(case)
        && is_unclaimed(case, ply, ClaimKind::Fifty)
    {
        let detail = ClaimAhead::Fifty {
            player: board.turn(),
            count: moves.len(),
            example: MoveList(written(&board, moves.into_iter().take(1))),
        };
        out.push(
            Finding::at(case, &RULE, ply, detail)
                .on(case, Matter::FiftyByIntendedMove)
                .with_san(case),
        );
    }
}

/// The first position in which an announced move would have made the count full, and the moves that do.
fn first_fiftieth(case: &Case<'_>) -> Option<(u32, Board, Vec<Move>)> {
    /// Before this many plies no edition lets anybody claim.
    const EARLIEST: u16 = 99;
    let record = case.record;
    (0..=record.plies()).find_map(|ply| {
        let made = record.reversible[ply as usize];
        if made < EARLIEST {
            return None;
        }
        let board = record.board_before(ply + 1);
        let chance = CountChance::here(&case.laws, &board, u32::from(made));
        (!chance.with.is_empty()).then_some((ply, board, chance.with))
    })
}

/// Nobody claimed there, the game was not drawn there, and it had not ended.
fn is_unclaimed(case: &Case<'_>, ply: u32, kind: ClaimKind) -> bool {
    let claimed = case
        .claims
        .iter()
        .any(|claim| claim.kind == kind && claim.ply == ply);
    let drawn_there = ply == case.record.plies() && case.submitted.fits_draw;
    let ended = case.timeline.end.is_some_and(|end| end.ply <= ply);
    !claimed && !drawn_there && !ended
}

fn written(board: &Board, moves: impl Iterator<Item = Move>) -> Vec<String> {
    moves.map(|m| san::san(board, m)).collect()
}
