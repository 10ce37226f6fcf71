//! How rules speak of a case: what they ask a game for, findings about the move that stopped the replay or brought
//! something about, and what several of them say.

use crate::fact::{Fact, FactShape, MoveList};
use crate::facts;
use crate::judgement::Case;
use crate::laws::Matter;
use crate::laws::terms::Answered;
use crate::notation::moves::written::WrittenMove;
use crate::notation::words::result::GameResult;
use crate::replay::{Fault, Resumption, Stop, Way, san};

use super::finding::{Finding, Rule, Trigger, Triggers};

facts! {
    /// What becomes of an illegal move on which the game went on.
    enum Stopped {
        Stands = "stopped-stands" { article: &'static str },
        StandsUnlessAgreed = "stopped-stands-unless-agreed" { article: &'static str },
        StandsUnfound = "stopped-stands-unfound" { article: &'static str },
        Behind = "stopped-behind" { moves: u32 },
    }

    /// How the replay went on behind a word that could not be played.
    enum WentOn {
        Stood = "went-on-stood" { san: MoveList },
        Passed = "went-on-passed",
        Slip = "went-on-slip" { san: MoveList },
        Meant = "went-on-meant" { san: MoveList },
        LeftOut = "went-on-left-out" { san: MoveList },
        Twice = "went-on-twice",
        Swapped = "went-on-swapped",
    }

    /// How far the game can be played so.
    struct HowFar = "went-on-how-far" { moves: u32 }

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
pub const FACTS: &[&[FactShape]] = &[
    Stopped::SHAPES,
    WentOn::SHAPES,
    HowFar::SHAPES,
    MoreInThisGame::SHAPES,
    ResultGiven::SHAPES,
];

impl Case<'_> {
    /// What the game holds of all that rules ask for.
    pub fn triggers(&self) -> Triggers {
        let record = self.record;
        let is_odd = record.first_stop().is_some()
            || !record.remarks.is_empty()
            || !record.tags.damaged.is_empty()
            || self.stray_ahead.is_some();
        Triggers::ALWAYS
            .with(Trigger::Odd, is_odd)
            .with(Trigger::Claim, !self.claims.is_empty())
            .with(Trigger::Command, !record.commands.is_empty())
            .with(Trigger::Clock, !record.clocks.is_empty())
    }

    /// The finding about a word that could not be played, with what became of it.
    pub fn stopped(&self, rule: &'static Rule, stop: &Stop, detail: impl Into<Fact>) -> Finding {
        let mut finding = Finding::at(self, rule, stop.ply, detail).span(Some(stop.span));
        finding.san = stop
            .written
            .as_ref()
            .map(|written: &WrittenMove| san::in_english(written))
            .unwrap_or_default();
        let resumptions = &self.record.resumptions;
        let own = resumptions.iter().position(|passed| passed.stop == *stop);
        // The finding about a fault rests on what was assumed of the faults before it, not on its own.
        finding.rests_on = own.unwrap_or(resumptions.len());
        match own {
            Some(index) => self.went_on(finding, &resumptions[index]),
            None => self.ended_there(finding, stop),
        }
    }

    fn ended_there(&self, mut finding: Finding, stop: &Stop) -> Finding {
        if stop.words_left > 1 {
            finding.evidence.extend(self.stands_as_answered());
            let moves = stop.words_left - 1;
            finding.evidence.push(Stopped::Behind { moves }.into());
        }
        finding
    }

    /// What the Laws make of an illegal move that the opponent has answered, where they let it stand for that.
    fn stands_as_answered(&self) -> Option<Fact> {
        let article = self.laws.article(Matter::IllegalMoveAnswered);
        match self.laws.illegal_move_answered() {
            Answered::Corrected => None,
            Answered::Stands => Some(Stopped::Stands { article }.into()),
            Answered::StandsUnlessBothAgree => Some(Stopped::StandsUnlessAgreed { article }.into()),
        }
    }

    fn went_on(&self, finding: Finding, resumption: &Resumption) -> Finding {
        let san = || {
            let board = self.board_at(&resumption.stop);
            let made = resumption.made.map(|m| san::san(&board, m));
            MoveList(made.into_iter().collect())
        };
        let finding = finding.evidence(match resumption.way {
            Way::Stood if resumption.stop.fault == Fault::NullMove => WentOn::Passed,
            Way::Stood => WentOn::Stood { san: san() },
            Way::Slip if matches!(resumption.stop.fault, Fault::Ambiguous { .. }) => {
                WentOn::Meant { san: san() }
            }
            Way::Slip => WentOn::Slip { san: san() },
            Way::LeftOut => WentOn::LeftOut { san: san() },
            Way::Twice => WentOn::Twice,
            Way::Swapped => WentOn::Swapped,
        });
        let moves = resumption.words;
        let finding = finding.evidence(HowFar { moves });
        // What nobody makes is not held against a player, and where no move was made none can stand.
        let is_move = resumption.stop.fault != Fault::NullMove;
        if resumption.way != Way::Stood || !is_move || resumption.is_far_fetched() {
            return finding;
        }
        // What is not found during the game is not put right after it.
        let article = self.laws.article(Matter::IllegalMove);
        let unfound = || Stopped::StandsUnfound { article }.into();
        finding.evidence(self.stands_as_answered().unwrap_or_else(unfound))
    }

    /// A finding about the move that brought something about, where it stands in the text.
    pub fn last_move(&self, rule: &'static Rule, ply: u32, detail: impl Into<Fact>) -> Finding {
        let span = self.record.words.get(ply.wrapping_sub(1) as usize);
        Finding::at(self, rule, ply, detail)
            .with_san(self)
            .span(span.copied())
    }
}
