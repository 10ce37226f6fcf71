//! Finds a result of played chess on a game in which a player made no move, and a result by default on a
//! game with moves.
//!
//! Why it matters: a game counts as played, and can be rated, only once both players have moved; a default
//! is written `+/-`.
//!
//! Example: `[Result "1-0"]` and no moves.

use crate::board::Color;
use crate::fact::Fact;
use crate::facts;
use crate::laws::Matter;
use crate::notation::words::result::GameResult;
use crate::notation::words::termination::Termination;
use crate::rules::{Case, Finding, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "END008",
    name: "unplayed-game",
    severity: Severity::Warning,
    notice: Notice::Usual,
    asks: Trigger::Always,
    matter: Some(Matter::LateArrival),
    facts: &[UnplayedGame::SHAPES, DefaultTime::SHAPES],
    source: include_str!("unplayed_game.rs"),
    check,
};

facts! {
    enum UnplayedGame {
        DefaultWithMoves = "unplayed-game-default-with-moves" { result: GameResult, plies: u32 },
        NotOneMove = "unplayed-game-not-one-move" { result: GameResult },
        /// How the result is written if it came by default.
        WrittenAsDefault = "unplayed-game-written-as-default" {
            result: GameResult, won: &'static str, written: GameResult,
        },
        OneIdle = "unplayed-game-one-idle" { result: GameResult, player: Color },
    }

    /// How late a player may come.
    enum DefaultTime {
        Minutes = "unplayed-game-default-time" { minutes: u64 },
        LeftToTheEvent = "unplayed-game-default-time-left-to-event",
    }
}

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
    ) || plies > 0 && case.submitted.termination == Some(Termination::Default);
    let detail = match (by_default, plies) {
        (true, 1..) => UnplayedGame::DefaultWithMoves { result, plies },
        (false, 0) if result != GameResult::Unfinished => without_moves(result),
        (false, 1) if result != GameResult::Unfinished && is_from_the_start(case) => {
            UnplayedGame::OneIdle {
                result,
                player: case.record.mover(2),
            }
        }
        _ => return,
    };
    let mut finding = Finding::of_game(case, &RULE, detail);
    if by_default {
        finding.evidence.extend(default_time(case));
    }
    out.push(finding);
}

/// How late a player may come: the event's word where the edition lets it decide, else the edition's.
fn default_time(case: &Case<'_>) -> Option<Fact> {
    let late = case.laws.late_arrival()?;
    let announced = case.event.and_then(|event| event.time.default_time);
    if let Some(minutes) = announced.filter(|_| late.event_may_differ) {
        let minutes = u64::from(minutes);
        return Some(DefaultTime::Minutes { minutes }.into());
    }
    if let Some(open) = case.laws.open(Matter::LateArrival) {
        return Some(open.into());
    }
    let told = match late.grace {
        Some(grace) => DefaultTime::Minutes {
            minutes: grace.as_secs() / 60,
        },
        None => DefaultTime::LeftToTheEvent,
    };
    Some(told.into())
}

/// A score that opens in the middle of a game says nothing of the moves before it.
fn is_from_the_start(case: &Case<'_>) -> bool {
    case.record.start.occupied().count() == 32
}

/// A draw cannot come by default.
fn without_moves(result: GameResult) -> UnplayedGame {
    let (won, written) = match result {
        GameResult::WhiteWins => ("by-one", GameResult::WhiteForfeit),
        GameResult::BlackWins => ("by-one", GameResult::BlackForfeit),
        GameResult::BothLose => ("by-both", GameResult::DoubleForfeit),
        _ => return UnplayedGame::NotOneMove { result },
    };
    UnplayedGame::WrittenAsDefault {
        result,
        won,
        written,
    }
}
