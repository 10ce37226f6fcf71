//! How rules speak of a case: what they ask a game for, findings about the move that stopped the replay or brought
//! something about, and what several of them say.

use crate::fact::{Fact, FactShape};
use crate::facts;
use crate::judgement::Case;
use crate::laws::Matter;
use crate::laws::terms::Answered;
use crate::notation::moves::written::WrittenMove;
use crate::notation::words::result::GameResult;
use crate::replay::{Stop, san};

use super::finding::{Finding, Rule, Trigger};

facts! {
    /// What is said of a move on which the replay stopped.
    enum Stopped {
        Stands = "stopped-stands" { article: &'static str },
        StandsUnlessAgreed = "stopped-stands-unless-agreed" { article: &'static str },
        Behind = "stopped-behind" { moves: u32 },
    }

    /// The result that follows from what was found.
    pub struct ResultGiven = "result-given" { result: GameResult }

    /// Where one finding stands for all of its kind in the game.
    pub struct MoreInThisGame = "more-in-this-game" { more: usize }

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
#[allow(dead_code, reason = "the tests of the words alone look at it")]
pub const FACTS: &[&[FactShape]] = &[Stopped::SHAPES, MoreInThisGame::SHAPES, ResultGiven::SHAPES];

impl Case<'_> {
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
            Trigger::Report | Trigger::Fault => false,
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
            let article = self.laws.article(Matter::IllegalMoveAnswered);
            finding
                .evidence
                .extend(match self.laws.illegal_move_answered() {
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

    /// A finding about the move that brought something about, where it stands in the text.
    pub fn last_move(&self, rule: &'static Rule, ply: u32, detail: impl Into<Fact>) -> Finding {
        let span = self.record.words.get(ply.wrapping_sub(1) as usize);
        Finding::at(self, rule, ply, detail)
            .with_san(self)
            .span(span.copied())
    }
}
