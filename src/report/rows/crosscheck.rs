//! `crosscheck`: each game of a report and of the games, with what differs; `crosscheck_checks`: what a federation looks at.

use serde::Serialize;

use crate::crosscheck::Row;
use crate::crosscheck::checks::Check;
use crate::report::words::Words;

use super::cells::yes_or_no;
use super::{NumberText, UntrustedText};

#[derive(Serialize, Default)]
pub struct CrosscheckRow<'a> {
    round: NumberText<'a>,
    board: Option<u32>,
    white: UntrustedText<'a>,
    black: UntrustedText<'a>,
    in_report: &'a str,
    in_games: &'a str,
    file: UntrustedText<'a>,
    game: Option<u64>,
    result_report: &'a str,
    result_games: &'a str,
    verdict: &'a str,
    reason: UntrustedText<'a>,
}

impl<'a> CrosscheckRow<'a> {
    pub fn new(row: &'a Row) -> CrosscheckRow<'a> {
        CrosscheckRow {
            round: NumberText(UntrustedText::new(&*row.round)),
            board: row.board,
            white: UntrustedText::new(&*row.white),
            black: UntrustedText::new(&*row.black),
            in_report: yes_or_no(row.in_report),
            in_games: yes_or_no(row.game.is_some()),
            file: UntrustedText::new(row.game.as_ref().map_or("", |(file, _)| &**file)),
            game: row.game.as_ref().map(|(_, game)| *game),
            result_report: &row.result_report,
            result_games: &row.result_games,
            verdict: row.verdict.word(),
            reason: UntrustedText::new(Words::chosen().tell_all(&row.reasons)),
        }
    }
}

#[derive(Serialize, Default)]
pub struct CheckRow<'a> {
    check: &'a str,
    verdict: &'a str,
    r#where: UntrustedText<'a>,
    reason: UntrustedText<'a>,
}

impl<'a> CheckRow<'a> {
    pub fn new(check: &'a Check) -> CheckRow<'a> {
        let words = Words::chosen();
        let told = |fact: &Option<crate::fact::Fact>| {
            let told = fact.as_ref().map(|fact| words.tell(fact));
            UntrustedText::new(told.unwrap_or_default())
        };
        CheckRow {
            check: check.name,
            verdict: check.verdict.word(),
            r#where: told(&check.place),
            reason: told(&check.reason),
        }
    }
}
