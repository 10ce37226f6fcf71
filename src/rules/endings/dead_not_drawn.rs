//! Finds a position in which neither side can mate by any series of legal moves, and another result than a
//! draw. The Laws of 1985 know only their list of material, and a claim against a bare king.
//!
//! Why it matters: a dead position ends the game at once as a draw, whatever the clocks say later. Only proved
//! positions are reported, and where the pieces alone do not show it the evidence does: the line of only moves, the number
//! of positions that can still be reached, or that a search has proved it.
//!
//! Example: king and knight against king, submitted as 0-1.

use crate::board::{Board, Color, Move};
use crate::fact::MoveList;
use crate::facts;
use crate::judgement::claims::ClaimVerdict;
use crate::laws::Matter;
use crate::laws::mating::{DeadBy, LineEnd, why_dead};
use crate::notation::words::result::GameResult;
use crate::replay::san;
use crate::rules::endings::{BoardGives, drawn_by_the_board};
use crate::rules::{Case, Finding, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "END003",
    name: "dead-not-drawn",
    severity: Severity::Error,
    notice: Notice::Usual,
    asks: Trigger::Always,
    matter: Some(Matter::DeadPosition),
    facts: &[DeadNotDrawn::SHAPES, Shown::SHAPES, BoardGives::SHAPES],
    source: include_str!("dead_not_drawn.rs"),
    check,
};

facts! {
    enum DeadNotDrawn {
        Dead = "dead-not-drawn" { result: GameResult },
        BareKing = "dead-not-drawn-bare-king" { player: Color, result: GameResult },
    }

    /// What shows that the position is dead, where the pieces do not.
    enum Shown {
        Stalemate = "dead-by-stalemate" { moves: MoveList, plies: usize },
        Pieces = "dead-by-pieces-left" { moves: MoveList, plies: usize },
        ComesBack = "dead-by-coming-back" { moves: MoveList },
        AllPositions = "dead-by-all-positions" { positions: usize },
        Search = "dead-by-search",
    }
}

fn check(case: &Case<'_>, out: &mut Findings) {
    if let Some(dead) = case.timeline.dead_position() {
        drawn_by_the_board(case, out, |result| {
            let finding = case
                .last_move(&RULE, dead.ply, DeadNotDrawn::Dead { result })
                .on(case, dead.matter)
                .in_doubt(case);
            shown(case, finding)
        });
    }
    let bare_king = case.claims.iter().find(|claim| {
        claim.matter == Matter::BareKingClaim && claim.verdict == ClaimVerdict::Correct
    });
    if let (Some(claim), Some(result)) = (bare_king, case.submitted.result)
        && !case.submitted.fits_draw
    {
        let detail = DeadNotDrawn::BareKing {
            player: claim.by,
            result,
        };
        out.push(
            case.last_move(&RULE, claim.ply, detail)
                .on(case, Matter::BareKingClaim),
        );
    }
}

/// Adds what shows that the position behind the finding is dead, where the pieces do not.
fn shown(case: &Case<'_>, finding: Finding) -> Finding {
    let board = case.record.board_before(finding.place.ply + 1);
    match why_dead(&board) {
        DeadBy::Pieces => finding,
        DeadBy::OnlyMoves { line, end } => {
            let (moves, plies) = (in_words(board, &line), line.len());
            let shown = match end {
                LineEnd::Stalemate => Shown::Stalemate { moves, plies },
                LineEnd::Pieces => Shown::Pieces { moves, plies },
                LineEnd::ComesBack => Shown::ComesBack { moves },
            };
            finding.evidence(shown).proved_by(line)
        }
        DeadBy::AllPositions(positions) => finding.evidence(Shown::AllPositions { positions }),
        DeadBy::Search => finding.evidence(Shown::Search),
    }
}

/// A line in English letters.
fn in_words(mut board: Board, line: &[Move]) -> MoveList {
    let mut moves = Vec::new();
    for &m in line {
        moves.push(san::san(&board, m));
        board.play(m);
    }
    MoveList(moves)
}
