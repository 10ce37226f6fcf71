//! Finds a result of played chess on a game in which a player made no move, and a result by default on a
//! game with moves.
//!
//! Why it matters: a game counts as played, and can be rated, only once both players have moved; a default
//! is written `+/-`.
//!
//! Example: `[Result "1-0"]` and no moves.

use crate::laws::Matter;
use crate::notation::result::GameResult;
use crate::rules::words;
use crate::rules::{Case, Finding, Findings, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "END008",
    name: "unplayed-game",
    severity: Severity::Warning,
    pedantic: false,
    asks: Trigger::Always,
    matter: Some(Matter::LateArrival),
    source: include_str!("unplayed_game.rs"),
    check,
};

fn check(case: &Case<'_>, out: &mut Findings) {
    let Some(result) = case.submitted.result else {
        return;
    };
    let plies = case.record.plies() + case.record.stop.as_ref().map_or(0, |stop| stop.words_left);
    if !case.is_judged() || case.record.fen_error.is_some() {
        return;
    }
    let by_default = matches!(
        result,
        GameResult::WhiteForfeit | GameResult::BlackForfeit | GameResult::DoubleForfeit
    );
    let message = match (by_default, plies) {
        (true, 1) => format!("a default ({}), and a move is recorded", result.as_str()),
        (true, 2..) => format!(
            "a default ({}), and {plies} half-moves are recorded",
            result.as_str()
        ),
        (false, 0) if result != GameResult::Unfinished => {
            format!("{} and not one move{}", result.as_str(), as_default(result))
        }
        (false, 1) if result != GameResult::Unfinished && is_from_the_start(case) => {
            let idle = words::player(case.record.mover(2));
            format!(
                "{} and no move by {idle}: not a played game",
                result.as_str()
            )
        }
        _ => return,
    };
    out.push(Finding::of_game(case, &RULE, message).evidence(default_time(case, by_default)));
}

/// How late a player may come: the event's word where the edition lets it decide, else the edition's.
fn default_time(case: &Case<'_>, by_default: bool) -> String {
    let Some(late) = case.laws.late_arrival().filter(|_| by_default) else {
        return String::new();
    };
    let announced = case
        .event
        .and_then(|event| event.time.default_time)
        .filter(|_| late.event_may_differ);
    let minutes = announced.map_or(late.grace.as_secs() / 60, u64::from);
    format!("the default time is {minutes} minutes, and whoever has moved was there")
}

/// A score that opens in the middle of a game says nothing of the moves before it.
fn is_from_the_start(case: &Case<'_>) -> bool {
    case.record.start.occupied().count() == 32
}

/// How the result is written if it came by default; a draw cannot.
fn as_default(result: GameResult) -> &'static str {
    match result {
        GameResult::WhiteWins => ": a win by default is written +/-",
        GameResult::BlackWins => ": a win by default is written -/+",
        GameResult::BothLose => ": a game lost by both by default is written -/-",
        _ => "",
    }
}
