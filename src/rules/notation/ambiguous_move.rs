//! Finds a move that two or more legal moves fit.
//!
//! Why it matters: the record does not say which was played, and to guess would be to invent.
//!
//! Example: `Ne2` with knights on c3 and g1 that can both go there.

use crate::board::Square;
use crate::fact::MoveList;
use crate::facts;
use crate::laws::Matter;
use crate::replay::{Fault, san};
use crate::rules::{Case, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "NOT002",
    name: "ambiguous-move",
    severity: Severity::Error,
    notice: Notice::Usual,
    asks: Trigger::Odd,
    matter: Some(Matter::Disambiguation),
    facts: &[AmbiguousMove::SHAPES, CandidateMoves::SHAPES],
    source: include_str!("ambiguous_move.rs"),
    check,
};

facts! {
    /// How many legal moves fit, and from where.
    struct AmbiguousMove = "ambiguous-move" { moves: usize, from: Vec<Square> }

    struct CandidateMoves = "ambiguous-move-candidates" { moves: MoveList }
}

fn check(case: &Case<'_>, out: &mut Findings) {
    for (stop, fault) in case.stops() {
        let Fault::Ambiguous { moves } = fault else {
            continue;
        };
        let detail = AmbiguousMove {
            moves: moves.len(),
            from: moves.iter().map(|m| m.from()).collect(),
        };
        let board = case.board_at(stop);
        let names = moves.iter().map(|m| san::san(&board, *m));
        let mut finding = case.stopped(&RULE, stop, detail);
        // Which moves fit is worth more than what becomes of the rest, if that is nothing.
        if case.record.stop.as_ref() == Some(stop) {
            finding.evidence.clear();
        }
        let moves = MoveList(names.collect());
        finding.evidence.insert(0, CandidateMoves { moves }.into());
        out.push(finding);
    }
}
