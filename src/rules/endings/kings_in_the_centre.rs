//! Finds kings put on the centre squares at the end of a game from an electronic board: both on light squares
//! say that White won, both on dark that Black won, one on each that the game was drawn. They are no moves and
//! are not called illegal ones. A legal king move of the loser to such a square, as the last move, is a note.
//!
//! Why it matters: a signal on the wrong squares has put wrong results on official lists.
//!
//! Example: `… 24. Kd4 Ke5 1-0` (dark squares, Black won: the signal contradicts the result).

use crate::laws::Matter;
use crate::notation::result::GameResult;
use crate::rules::{Case, Finding, Findings, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "END010",
    name: "kings-in-the-centre",
    severity: Severity::Warning,
    pedantic: false,
    asks: Trigger::Always,
    matter: Some(Matter::SignedResult),
    source: include_str!("kings_in_the_centre.rs"),
    check,
};

fn check(case: &Case<'_>, out: &mut Findings) {
    let Some(signal) = case.record.signal else {
        return;
    };
    let kings = match signal.second {
        Some(second) => format!("kings on {} and {second}", signal.first),
        None => format!("a king on {}", signal.first),
    };
    let gives = signal.result().as_str();
    if signal.legal {
        let message = format!(
            "{kings} as the last move: perhaps the board's signal for {gives}, recorded as a move"
        );
        let mut finding = Finding::at(case, &RULE, signal.ply, message)
            .severity(Severity::Note)
            .with_san(case);
        if let Some(&word) = case.record.words.last() {
            finding = finding.span(word);
        }
        out.push(finding);
        return;
    }
    let submitted = case.submitted.result.unwrap_or(GameResult::Unfinished);
    let no_move = match signal.second {
        Some(_) => "no moves",
        None => "no move",
    };
    let message = if submitted == GameResult::Unfinished {
        format!("{kings}: the board's signal for {gives}, {no_move}; no result was submitted")
    } else if signal.agrees_with(submitted) {
        format!(
            "{kings}: the board's signal, {no_move}; it agrees with {}",
            submitted.as_str()
        )
    } else {
        format!(
            "{kings}: the board's signal for {gives}, {no_move}; {} was submitted",
            submitted.as_str()
        )
    };
    let mut finding = Finding::at(case, &RULE, signal.ply, message);
    if let Some(stop) = &case.record.stop {
        finding = finding.span(stop.span);
    }
    out.push(finding);
}
