//! Finds a pawn that goes backwards or sideways, two squares from elsewhere than its first square, straight
//! onto a man, or diagonally to an empty square, and a pawn that is not there.
//!
//! Why it matters: the usual cause is a wrong file or a missing capture sign, and the game derails here.
//!
//! Example: `1. e4 e5 2. e5` (the pawn on e4 cannot capture straight ahead).

use crate::laws::Matter;
use crate::replay::Fault;
use crate::replay::explain::PawnFault;
use crate::rules::words;
use crate::rules::{Case, Findings, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "MOV008",
    name: "pawn-move",
    severity: Severity::Error,
    pedantic: false,
    asks: Trigger::Odd,
    matter: Some(Matter::PawnMove),
    source: include_str!("pawn_move.rs"),
    check,
};

fn check(case: &Case<'_>, out: &mut Findings) {
    let Some((stop, Fault::Pawn(fault))) = case.stop() else {
        return;
    };
    let player = words::player(case.end().turn());
    let (message, matter) = match fault {
        PawnFault::NoPawn { origin } => (
            format!("{player} has no pawn on {}", words::origin(*origin)),
            Matter::PawnMove,
        ),
        PawnFault::NoCapture { from_file, to_file } => (
            format!(
                "no pawn of the {} can capture on the {}",
                words::file(*from_file),
                words::file(*to_file)
            ),
            Matter::PawnCapture,
        ),
        PawnFault::Backwards { from, to } => (
            format!("the pawn on {from} cannot go back to {to}"),
            Matter::PawnAdvance,
        ),
        PawnFault::Sideways { from, to } => (
            format!("the pawn on {from} cannot go sideways to {to}"),
            Matter::PawnAdvance,
        ),
        PawnFault::TwoSquares { from } => (
            format!("the pawn on {from} has left its first square and cannot advance two"),
            Matter::PawnDoubleAdvance,
        ),
        PawnFault::StraightCapture { from, to, by } => (
            format!(
                "the pawn on {from} does not capture straight ahead: {} stands there",
                words::man_on(*by, *to)
            ),
            Matter::PawnAdvance,
        ),
        PawnFault::JumpsOver { from, over, by } => (
            format!(
                "the pawn on {from} cannot advance two squares: {} stands in between",
                words::man_on(*by, *over)
            ),
            Matter::PawnDoubleAdvance,
        ),
        PawnFault::DiagonalToEmpty { from, to } => (
            format!("the pawn on {from} goes to {to} only to capture, and nothing stands there"),
            Matter::PawnCapture,
        ),
        PawnFault::TooFar { from, to } => (
            format!("the pawn on {from} cannot go as far as {to}"),
            Matter::PawnMove,
        ),
    };
    out.push(
        case.stopped(&RULE, stop, message)
            .article(case.laws.article(matter)),
    );
}
