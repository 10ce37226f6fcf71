//! A case: one game as a rule sees it. The record, the text it points into, the Laws in force, and
//! what was submitted as its result.

use std::borrow::Cow;

use jiff::civil::Date;

use crate::board::{Board, Color};
use crate::event::Event;
use crate::fact::{Fact, PlayedMove, Shape};
use crate::facts;
use crate::input::encoding::Damage;
use crate::laws::terms::Answered;
use crate::laws::{Laws, Matter};
use crate::lists::rating_list::RatingsById;
use crate::notation::command::{ClaimKind, Command};
use crate::notation::result::{GameResult, ResultReading, read_result};
use crate::notation::tags::Tag;
use crate::notation::termination::{Termination, read_termination};
use crate::notation::written::WrittenMove;
use crate::replay::{Fault, Record, Stop, Variant, san};

use super::claims::Claim;
use super::course::{Course, End};
use super::finding::{Finding, Rule, Trigger};
use super::timekeeping::Timekeeping;

facts! {
    /// What is said of a move on which the replay stopped.
    enum Stopped {
        Stands = "stopped-stands" { article: &'static str },
        StandsUnlessAgreed = "stopped-stands-unless-agreed" { article: &'static str },
        Behind = "stopped-behind" { moves: u32 },
    }

    /// Where one finding stands for all of its kind in the game.
    pub struct MoreInThisGame = "more-in-this-game" { more: usize }

    /// The gap rule, told.
    pub struct EditionsDiffer = "editions-differ" {}
}

impl MoreInThisGame {
    /// The finding, with how many more there are, if there are more.
    pub fn beside(finding: Finding, more: usize) -> Finding {
        match more {
            0 => finding,
            more => finding.evidence(MoreInThisGame { more }),
        }
    }
}

/// What several rules say.
pub const FACTS: &[&[Shape]] = &[
    Stopped::SHAPES,
    MoreInThisGame::SHAPES,
    EditionsDiffer::SHAPES,
];

pub struct Case<'a> {
    pub text: &'a str,
    pub record: &'a Record,
    pub laws: Laws,
    pub submitted: Submitted,
    pub course: Course,
    /// The first point at which the board itself ended the game under these Laws.
    pub end_of_game: Option<End>,
    pub claims: Vec<Claim>,
    /// What the clocks say.
    pub time: Timekeeping,
    /// The event's own regulations.
    pub event: Option<&'a Event>,
    /// What was found wrong with the encoding of the text.
    pub damage: Option<Damage>,
    /// Text ahead of the first game of the file, told with that game.
    pub stray_ahead: Option<&'a str>,
    /// The list that ratings in tags are held against.
    pub ratings: Option<&'a RatingsById>,
    /// The day of the audit: nothing can have been played after it.
    pub today: Date,
}

/// The result as it was handed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Submitted {
    pub tag: ResultReading,
    pub movetext: Option<GameResult>,
    /// What counts: the tag, or the movetext where the tag is missing, unreadable or `*`.
    pub result: Option<GameResult>,
    /// The score fits a draw: it is one, or Black's win where a draw counts as that (armageddon).
    pub fits_draw: bool,
    pub termination: Option<Termination>,
}

impl Submitted {
    pub fn of(record: &Record, text: &str, event: Option<&Event>) -> Submitted {
        let tag = record
            .tags
            .get(Tag::Result, text)
            .map_or(ResultReading::Empty, |value| read_result(&value));
        let movetext = record.result.map(|(_, result)| result);
        let result = match &tag {
            ResultReading::Result(GameResult::Unfinished) => {
                movetext.or(Some(GameResult::Unfinished))
            }
            ResultReading::Result(result) => Some(*result),
            ResultReading::Impossible => None,
            ResultReading::Unreadable | ResultReading::Empty => movetext,
        };
        let termination = record
            .tags
            .known_value(Tag::Termination, text)
            .map(|value| read_termination(&value));
        let armageddon = event.is_some_and(|event| event.scoring.armageddon);
        Submitted {
            tag,
            movetext,
            fits_draw: result == Some(GameResult::Draw)
                || armageddon && result == Some(GameResult::BlackWins),
            result,
            termination,
        }
    }
}

impl Submitted {
    /// The player whom the result gives the win on the board.
    pub fn winner(&self) -> Option<Color> {
        match self.result? {
            GameResult::WhiteWins => Some(Color::White),
            GameResult::BlackWins => Some(Color::Black),
            _ => None,
        }
    }
}

impl<'a> Case<'a> {
    pub fn tag(&self, tag: Tag) -> Option<Cow<'a, str>> {
        self.record.tags.get(tag, self.text)
    }

    /// A tag that says something.
    pub fn known_tag(&self, tag: Tag) -> Option<Cow<'a, str>> {
        self.record.tags.known_value(tag, self.text)
    }

    /// Whether the game holds what a rule asks for.
    pub fn holds(&self, trigger: Trigger) -> bool {
        let record = self.record;
        match trigger {
            Trigger::Always => true,
            Trigger::Odd => {
                record.stop.is_some()
                    || !record.remarks.is_empty()
                    || !record.tags.damaged.is_empty()
                    || self.stray_ahead.is_some()
            }
            Trigger::Claim => !self.claims.is_empty(),
            Trigger::Command => !record.commands.is_empty(),
            Trigger::Clock => !record.clocks.is_empty(),
            Trigger::Report => false,
        }
    }

    pub fn is_judged(&self) -> bool {
        self.record.variant != Variant::Other
    }

    /// Where and why the replay stopped, unless the words were a signal and no moves.
    pub fn stop(&self) -> Option<(&'a Stop, &'a Fault)> {
        match (&self.record.stop, &self.record.signal) {
            (Some(stop), None) => Some((stop, &stop.fault)),
            _ => None,
        }
    }

    /// The finding about the move that stopped the replay.
    pub fn stopped(&self, rule: &'static Rule, stop: &Stop, detail: impl Into<Fact>) -> Finding {
        let mut finding = Finding::at(self, rule, stop.ply, detail).span(Some(stop.span));
        finding.san = stop
            .written
            .as_ref()
            .map(|written: &WrittenMove| san::in_english(written))
            .unwrap_or_default();
        if stop.words_left > 1 {
            let pace = self.time.ruling_pace();
            let article = self.laws.article_at(Matter::IllegalMoveAnswered, pace);
            let fate = self.laws.illegal_move_answered(pace, self.time.supervision);
            finding.evidence.extend(match fate {
                Answered::Corrected => None,
                Answered::Stands => Some(Stopped::Stands { article }.into()),
                Answered::StandsUnlessBothAgree => {
                    Some(Stopped::StandsUnlessAgreed { article }.into())
                }
            });
            let moves = stop.words_left - 1;
            finding.evidence.push(Stopped::Behind { moves }.into());
        }
        finding
    }

    /// The move at a ply, in English letters.
    pub fn san(&self, ply: u32) -> String {
        match self.record.moves.get(ply.wrapping_sub(1) as usize) {
            Some(&m) => san::san(&self.record.board_before(ply), m),
            None => String::new(),
        }
    }

    /// A move of the game, to be told.
    pub fn played(&self, ply: u32) -> PlayedMove {
        PlayedMove {
            ply,
            number: self.record.move_number(ply),
            san: self.san(ply),
        }
    }

    pub fn end(&self) -> &'a Board {
        &self.record.end
    }

    /// A finding about the move that brought something about, where it stands in the text.
    pub fn last_move(&self, rule: &'static Rule, ply: u32, detail: impl Into<Fact>) -> Finding {
        let span = self.record.words.get(ply.wrapping_sub(1) as usize);
        Finding::at(self, rule, ply, detail)
            .with_san(self)
            .span(span.copied())
    }

    /// Who resigned, as far as the record says so: a command, or the tag and the result together.
    pub fn resigned(&self) -> Option<Color> {
        let command = self
            .record
            .commands
            .iter()
            .rev()
            .find_map(|placed| match placed.command {
                Command::Resigns { color } => Some(color),
                _ => None,
            });
        command.or(match (self.submitted.termination, self.submitted.result) {
            (Some(Termination::Resignation), Some(GameResult::WhiteWins)) => Some(Color::Black),
            (Some(Termination::Resignation), Some(GameResult::BlackWins)) => Some(Color::White),
            _ => None,
        })
    }

    /// Whether the record says that the players agreed to a draw: by its tag, by a claim, or by an offer at
    /// the very end.
    pub fn agreed(&self) -> bool {
        let last = self.record.plies();
        self.submitted.fits_draw
            && (self.submitted.termination == Some(Termination::Agreement)
                || self.record.commands.iter().any(|placed| {
                    placed.ply == last
                        && matches!(
                            placed.command,
                            Command::OfferDraw
                                | Command::Claim {
                                    kind: ClaimKind::Agreement,
                                    ..
                                }
                        )
                }))
    }
}
