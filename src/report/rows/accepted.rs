//! `accepted`: findings that an arbiter may decide on, as `--accepted` reads them back.

use serde::Serialize;

use crate::audit::{JudgedGame, JudgedResults};
use crate::notation::pgn::tags::Tag;

use super::games::tag_value;
use super::{DateText, NumberText, UntrustedText};

#[derive(Serialize, Default)]
pub struct AcceptedRow<'a> {
    file: UntrustedText<'a>,
    game: u64,
    rule: &'a str,
    /// For the arbiter to fill in.
    reason: &'a str,
    white: UntrustedText<'a>,
    black: UntrustedText<'a>,
    round: NumberText<'a>,
    date: DateText<'a>,
}

impl<'a> AcceptedRow<'a> {
    pub fn new(game: &JudgedGame<'a>, rule: &'a str) -> AcceptedRow<'a> {
        AcceptedRow {
            file: UntrustedText::new(game.file),
            game: game.number,
            rule,
            white: tag_value(game, Tag::White),
            black: tag_value(game, Tag::Black),
            round: NumberText(tag_value(game, Tag::Round)),
            date: DateText(tag_value(game, Tag::Date)),
            ..AcceptedRow::default()
        }
    }

    /// A line of a report or a table has no game.
    pub fn of_report(results: &JudgedResults<'a>, rule: &'a str) -> AcceptedRow<'a> {
        AcceptedRow {
            file: UntrustedText::new(results.file),
            rule,
            ..AcceptedRow::default()
        }
    }
}
