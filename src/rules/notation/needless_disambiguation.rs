//! Finds a file or rank of departure that was written though only one legal move fits. Pedantic: off unless
//! selected.
//!
//! Why it matters: it does not, to an arbiter; it does to those who want a canonical archive.
//!
//! Example: `1. Ngf3`.

use crate::board::{Board, Move, Role};
use crate::facts;
use crate::laws::Matter;
use crate::replay::PlyFlags;
use crate::rules::{Case, Finding, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "NOT004",
    name: "needless-disambiguation",
    severity: Severity::Note,
    notice: Notice::Pedantic,
    asks: Trigger::Always,
    matter: Some(Matter::Disambiguation),
    facts: &[NeedlessDisambiguation::SHAPES],
    source: include_str!("needless_disambiguation.rs"),
    check,
};

facts! {
    struct NeedlessDisambiguation = "needless-disambiguation" {}
}

fn check(case: &Case<'_>, out: &mut Findings) {
    let record = case.record;
    let mut board = record.start.clone();
    for (index, &m) in record.moves.iter().enumerate() {
        let role = board.role_at(m.from());
        if record.flags[index].has(PlyFlags::ORIGIN)
            && let Some(role) = role
            && role != Role::Pawn
            && !is_needed(&board, role, m)
        {
            let ply = index as u32 + 1;
            out.push(
                Finding::at(case, &RULE, ply, NeedlessDisambiguation {})
                    .span(Some(record.words[index]))
                    .with_san(case),
            );
        }
        board.play(m);
    }
}

fn is_needed(board: &Board, role: Role, m: Move) -> bool {
    board
        .candidates(role, m.to())
        .into_iter()
        .any(|from| from != m.from() && board.is_safe(Move::normal(from, m.to())))
}
