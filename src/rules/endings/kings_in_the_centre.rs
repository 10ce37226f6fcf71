//! Finds kings put on the centre squares at the end of a game from an electronic board: both on light squares
//! say that White won, both on dark that Black won, one on each that the game was drawn. They are no moves and
//! are not called illegal ones. A legal king move of the loser to such a square, as the last move, is a note. A king that
//! takes something, and a king in a game from before 1998, when there were no such boards, is no signal: an illegal move is
//! told as that.
//!
//! Why it matters: a signal on the wrong squares has put wrong results on official lists.
//!
//! Example: `… 24. Kd4 Ke5 1-0` (dark squares, Black won: the signal contradicts the result).

use crate::board::Square;
use crate::facts;
use crate::laws::Matter;
use crate::notation::words::result::GameResult;
use crate::rules::{Case, Finding, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "END010",
    name: "kings-in-the-centre",
    severity: Severity::Warning,
    notice: Notice::Usual,
    asks: Trigger::Always,
    matter: Some(Matter::SignedResult),
    facts: &[KingsInTheCentre::SHAPES],
    source: include_str!("kings_in_the_centre.rs"),
    check,
};

facts! {
    /// Where the kings stand, what that says, and what was submitted.
    enum KingsInTheCentre {
        Recorded = "kings-in-the-centre-recorded" { first: Square, second: Option<Square>, gives: GameResult },
        NoResult = "kings-in-the-centre-no-result" { first: Square, second: Option<Square>, gives: GameResult },
        Agree = "kings-in-the-centre-agree" { first: Square, second: Option<Square>, result: GameResult },
        Differ = "kings-in-the-centre-differ" {
            first: Square, second: Option<Square>, gives: GameResult, result: GameResult,
        },
    }
}

fn check(case: &Case<'_>, out: &mut Findings) {
    let Some(signal) = case.signal() else {
        return;
    };
    let (first, second) = (signal.first, signal.second);
    let gives = signal.result();
    if signal.legal {
        let detail = KingsInTheCentre::Recorded {
            first,
            second,
            gives,
        };
        out.push(
            Finding::at(case, &RULE, signal.ply, detail)
                .severity(Severity::Note)
                .with_san(case)
                .span(case.record.words.last().copied()),
        );
        return;
    }
    let result = case.submitted.result.unwrap_or(GameResult::Unfinished);
    let detail = if result == GameResult::Unfinished {
        KingsInTheCentre::NoResult {
            first,
            second,
            gives,
        }
    } else if signal.agrees_with(result) {
        KingsInTheCentre::Agree {
            first,
            second,
            result,
        }
    } else {
        KingsInTheCentre::Differ {
            first,
            second,
            gives,
            result,
        }
    };
    let stop = case.record.stop.as_ref();
    out.push(Finding::at(case, &RULE, signal.ply, detail).span(stop.map(|stop| stop.span)));
}
