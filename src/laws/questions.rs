//! The questions a rule of the audit may ask of the Laws. Each is answered from the table in
//! `matter`; a new question is a new reading of it, never a year.

use std::time::Duration;

use super::governing::Laws;
use super::matter::Matter;
use super::pace::{Pace, Supervision};
use super::terms::{
    Answered, BothFlags, ClaimCost, ColoursReversed, FlagSeenBy, Holds, IllegalMoves, LateArrival,
    LongEndings, PaceLimits, Period, QuickplayGuidelines,
};

/// How the same position must come five times to end the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fivefold {
    Anywhere,
    /// With every second move of each player: after plies p, p + 4, p + 8, p + 12 and p + 16.
    ByConsecutiveMoves,
}

/// The end of the game.
impl Laws {
    /// Does resigning only draw against an opponent who cannot mate?
    pub fn resignation_needs_mating_power(&self) -> bool {
        self.settles(Matter::ResignationMatingPower)
    }

    /// Is a position dead only by the listed material (`Matter::DeadMaterial`)?
    pub fn dead_material_only(&self) -> bool {
        self.holds(Matter::DeadPosition) != Holds::Plainly
    }

    /// Do mate, stalemate and a dead position count only if a legal move brought them about?
    pub fn end_needs_legal_move(&self) -> bool {
        self.settles(Matter::EndByLegalMove)
    }

    /// Must both players have moved before they may agree to a draw?
    pub fn both_must_have_moved(&self) -> bool {
        self.settles(Matter::AgreementAfterFirstMoves)
    }

    /// May the event forbid agreements before some move?
    pub fn event_may_ban_agreement(&self) -> bool {
        self.settles(Matter::AgreementBan)
    }

    /// May fifty moves be claimed with a move that is only written down and announced?
    pub fn fifty_claim_by_intended_move(&self) -> bool {
        self.settles(Matter::FiftyByIntendedMove)
    }

    /// Are there endings in which more than fifty moves are asked for?
    pub fn long_endings(&self) -> Option<LongEndings> {
        match self.holds(Matter::LongEndings) {
            Holds::LongEndings(endings) => Some(endings),
            _ => None,
        }
    }

    /// Does the same position for the fifth time end the game, and when?
    pub fn fivefold(&self) -> Option<Fivefold> {
        match self.holds(Matter::Fivefold) {
            Holds::Nothing => None,
            Holds::Plainly => Some(Fivefold::Anywhere),
            _ => Some(Fivefold::ByConsecutiveMoves),
        }
    }

    /// Do 75 moves by each side without pawn move or capture end the game?
    pub fn seventyfive_ends_game(&self) -> bool {
        self.settles(Matter::SeventyFiveMoves)
    }

    /// Can a game end with half a point for one player and none for the other?
    pub fn half_against_nothing_possible(&self) -> bool {
        self.settles(Matter::HalfAgainstNothing)
    }
}

/// The clock.
impl Laws {
    /// May a player whose opponent has a bare king claim a draw before his own flag falls?
    pub fn bare_king_claim(&self) -> bool {
        self.settles(Matter::BareKingClaim)
    }

    /// May a draw be claimed in the last two minutes of a game of this pace, so supervised?
    pub fn last_two_minutes_at_this_pace(&self) -> bool {
        let supervised = self.supervision() == Supervision::Full;
        self.pace() != Pace::Blitz || supervised && self.settles(Matter::LastTwoMinutesInBlitz)
    }

    /// Does a dead position that came before the flag was noticed stand by the article on flags?
    pub fn dead_position_comes_before_flag(&self) -> bool {
        self.holds(Matter::EndBeforeFlag) != Holds::Thus("but a dead position")
    }

    /// Must the claimant of the last two minutes have the move?
    pub fn last_two_minutes_need_the_move(&self) -> bool {
        self.holds(Matter::LastTwoMinutes) == Holds::Plainly
    }

    /// Must the claim of the last two minutes have been announced by the event (Guideline III)?
    pub fn last_two_minutes_need_announcing(&self) -> bool {
        self.settles(Matter::LastTwoMinutesAnnounced)
    }

    /// Who makes a flag count as fallen?
    pub fn flag_seen_by(&self) -> FlagSeenBy {
        match self.holds(Matter::FlagNoticed) {
            Holds::FlagSeen(seen) => self.term(seen).unwrap_or(FlagSeenBy::ArbiterOrPlayer),
            _ => FlagSeenBy::ArbiterOrPlayer,
        }
    }

    /// What follows when both flags are down in unknown order? None: the edition does not say.
    pub fn both_flags(&self, period: Period, guidelines: QuickplayGuidelines) -> Option<BothFlags> {
        let Holds::BothFlags(terms) = self.holds(Matter::BothFlagsDown) else {
            return None;
        };
        if terms.only_by_guidelines && guidelines == QuickplayGuidelines::DoNotApply {
            return None;
        }
        let [earlier, last] = self.term(terms.by_pace)??;
        Some(match period {
            Period::Earlier => earlier,
            Period::Last => last,
        })
    }

    /// The pace of a game with so much time per player (base + 60 × increment). An edition that knows no rapid or blitz
    /// plays everything by its one set of rules. None: the edition is not known, or does not say how time added for each
    /// move counts.
    pub fn pace_of(&self, allotted: Duration, has_increment: bool) -> Option<Pace> {
        match self.known(Matter::PaceOfGame)? {
            Holds::Paces(PaceLimits {
                counts_increments: false,
                ..
            }) if has_increment => None,
            Holds::Paces(limits) => Some(limits.pace_of(allotted)),
            _ => Some(Pace::Standard),
        }
    }

    /// When is a player too late?
    pub fn late_arrival(&self) -> Option<LateArrival> {
        match self.holds(Matter::LateArrival) {
            Holds::Late(terms) => Some(terms),
            _ => None,
        }
    }
}

/// Claims and irregularities.
impl Laws {
    /// Does any end that came before the flag was noticed stand by the article on flags itself?
    pub fn ends_before_flag_stand(&self) -> bool {
        self.holds(Matter::EndBeforeFlag) == Holds::Plainly
    }

    /// What does a wrong claim of a draw cost?
    pub fn wrong_claim_cost(&self) -> Option<ClaimCost> {
        match self.holds(Matter::WrongClaim) {
            Holds::WrongClaim(cost) => self.term(cost),
            _ => None,
        }
    }

    /// How are a player's illegal moves counted? None: they are put right and not counted.
    pub fn illegal_moves(&self) -> Option<IllegalMoves> {
        match self.holds(Matter::IllegalMovePenalty) {
            Holds::IllegalMoves(terms) => self.term(terms),
            _ => None,
        }
    }

    /// What becomes of an illegal move once the opponent has answered it?
    pub fn illegal_move_answered(&self) -> Answered {
        match self.holds(Matter::IllegalMoveAnswered) {
            Holds::Answered(fate) => self.term(fate).unwrap_or(Answered::Corrected),
            _ => Answered::Corrected,
        }
    }

    /// Is pressing the clock without a move an illegal move?
    pub fn clock_without_move_is_illegal(&self) -> bool {
        self.settles(Matter::ClockPressedWithoutMove)
    }

    /// Is a pawn left on its last rank an illegal move?
    pub fn unfinished_promotion_is_illegal(&self) -> bool {
        self.settles(Matter::UnfinishedPromotionIllegal)
    }

    /// Does a pawn left on its last rank become a queen?
    pub fn automatic_queen(&self) -> bool {
        self.settles(Matter::AutomaticQueen)
    }

    /// What follows when a game has begun with colours reversed?
    pub fn colours_reversed(&self) -> ColoursReversed {
        match self.holds(Matter::ColoursReversed) {
            Holds::Reversed(reversed) => reversed,
            _ => ColoursReversed::GoesOn,
        }
    }

    /// After how many moves by each side does a wrong starting position stand? None: never.
    pub fn wrong_start_stands_after(&self) -> Option<u16> {
        match self.holds(Matter::WrongStartStands) {
            Holds::StandsAfter(moves) => self.term(moves).flatten(),
            _ => None,
        }
    }
}

/// Notation.
impl Laws {
    /// Must a capture be written with its sign?
    pub fn capture_sign_obligatory(&self) -> bool {
        self.settles(Matter::CaptureSignObligatory)
    }

    /// Is a score in another notation than the algebraic no evidence?
    pub fn other_notation_is_no_evidence(&self) -> bool {
        self.holds(Matter::AlgebraicOnly) == Holds::Plainly
    }
}

#[cfg(test)]
mod tests;
