//! The questions a rule of the audit may ask of the Laws. Each is answered from the table in
//! `matter`; a new question is a new reading of it, never a year.

use std::time::Duration;

use super::governing::Laws;
use super::matter::Matter;
use super::pace::{Pace, Supervision};
use super::terms::{
    Answered, BothFlags, ClaimCost, FlagSeenBy, Holds, IllegalMoves, LateArrival, Period,
    QuickplayGuidelines,
};

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

    /// What the end of a game by a dead position rests on: where only listed material is dead, that is dead in every
    /// edition.
    pub fn dead_matter(&self) -> Matter {
        match self.dead_material_only() {
            true => Matter::DeadMaterial,
            false => Matter::DeadPosition,
        }
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

    /// Are there endings in which the fifty moves are a hundred?
    pub fn hundred_move_endings(&self) -> bool {
        self.settles(Matter::HundredMoveEndings)
    }

    /// Does the same position for the fifth time end the game?
    pub fn fivefold_ends_game(&self) -> bool {
        self.settles(Matter::Fivefold)
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

    /// Must the claim of the last two minutes have been announced by the event (Guideline III)?
    pub fn last_two_minutes_need_announcing(&self) -> bool {
        self.settles(Matter::LastTwoMinutesAnnounced)
    }

    /// Who makes a flag count as fallen?
    pub fn flag_seen_by(&self, pace: Pace, supervision: Supervision) -> FlagSeenBy {
        match self.holds(Matter::FlagNoticed) {
            Holds::FlagSeen(seen) => seen.at(pace, supervision),
            _ => FlagSeenBy::ArbiterOrPlayer,
        }
    }

    /// What follows when both flags are down in unknown order? None: the edition does not say.
    pub fn both_flags(
        &self,
        pace: Pace,
        period: Period,
        guidelines: QuickplayGuidelines,
    ) -> Option<BothFlags> {
        let Holds::BothFlags(terms) = self.holds(Matter::BothFlagsDown) else {
            return None;
        };
        if terms.only_by_guidelines && guidelines == QuickplayGuidelines::DoNotApply {
            return None;
        }
        let [earlier, last] = terms.by_pace.at(pace, Supervision::usual(pace))?;
        Some(match period {
            Period::Earlier => earlier,
            Period::Last => last,
        })
    }

    /// The pace of a game with so much time per player: base + 60 × increment. An edition that
    /// knows no rapid or blitz plays everything by its one set of rules.
    pub fn pace_of(&self, allotted: Duration) -> Pace {
        match self.holds(Matter::PaceOfGame) {
            Holds::Paces(limits) => limits.pace_of(allotted),
            _ => Pace::Standard,
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
    /// What does a wrong claim of a draw cost?
    pub fn wrong_claim_cost(&self, pace: Pace, supervision: Supervision) -> Option<ClaimCost> {
        match self.holds(Matter::WrongClaim) {
            Holds::WrongClaim(cost) => Some(cost.at(pace, supervision)),
            _ => None,
        }
    }

    /// How are a player's illegal moves counted? None: they are put right and not counted.
    pub fn illegal_moves(&self, pace: Pace, supervision: Supervision) -> Option<IllegalMoves> {
        match self.holds(Matter::IllegalMovePenalty) {
            Holds::IllegalMoves(terms) => Some(terms.at(pace, supervision)),
            _ => None,
        }
    }

    /// What becomes of an illegal move once the opponent has answered it?
    pub fn illegal_move_answered(&self, pace: Pace, supervision: Supervision) -> Answered {
        match self.holds(Matter::IllegalMoveAnswered) {
            Holds::Answered(fate) => fate.at(pace, supervision),
            _ => Answered::Corrected,
        }
    }

    /// Is a pawn left on its last rank an illegal move?
    pub fn unfinished_promotion_is_illegal(&self) -> bool {
        self.settles(Matter::UnfinishedPromotionIllegal)
    }

    /// Does a pawn left on its last rank become a queen?
    pub fn automatic_queen(&self) -> bool {
        self.settles(Matter::AutomaticQueen)
    }

    /// After how many moves by each side does a wrong starting position stand? None: never.
    pub fn wrong_start_stands_after(&self, pace: Pace, supervision: Supervision) -> Option<u16> {
        match self.holds(Matter::WrongStartStands) {
            Holds::StandsAfter(moves) => moves.at(pace, supervision),
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
mod tests {
    use super::super::edition::{Edition, EditionBasis};
    use super::super::terms::Deduction;
    use super::*;
    use Edition::{E1985, E2005, E2018, E2023};
    use Pace::{Blitz, Rapid, Standard};
    use Supervision::{Full, NotFull};

    fn laws(edition: Edition) -> Laws {
        Laws::new((edition, EditionBasis::Date))
    }

    /// The answers of the four editions, oldest first.
    fn answers<T>(question: impl Fn(&Laws) -> T) -> [T; 4] {
        Edition::ALL.map(|edition| question(&laws(edition)))
    }

    #[test]
    fn what_each_edition_brought_or_dropped() {
        let since_2005 = [false, true, true, true];
        let since_2018 = [false, false, true, true];
        let only_1985 = [true, false, false, false];
        let only_2005 = [false, true, false, false];
        let only_2023 = [false, false, false, true];
        assert_eq!(answers(Laws::resignation_needs_mating_power), only_2023);
        assert_eq!(answers(Laws::dead_material_only), only_1985);
        assert_eq!(answers(Laws::end_needs_legal_move), since_2005);
        assert_eq!(answers(Laws::both_must_have_moved), since_2018);
        assert_eq!(answers(Laws::event_may_ban_agreement), since_2018);
        assert_eq!(answers(Laws::fifty_claim_by_intended_move), since_2005);
        assert_eq!(answers(Laws::hundred_move_endings), only_1985);
        assert_eq!(answers(Laws::fivefold_ends_game), since_2018);
        assert_eq!(answers(Laws::seventyfive_ends_game), since_2018);
        assert_eq!(answers(Laws::half_against_nothing_possible), since_2005);
        assert_eq!(answers(Laws::bare_king_claim), only_1985);
        assert_eq!(answers(Laws::unfinished_promotion_is_illegal), since_2005);
        assert_eq!(answers(Laws::automatic_queen), since_2018);
        assert_eq!(answers(Laws::capture_sign_obligatory), only_2005);
        assert_eq!(answers(Laws::other_notation_is_no_evidence), since_2005);
    }

    /// Seconds to the opponent in standard, rapid and blitz, each fully and not fully supervised.
    fn to_opponent(cost: impl Fn(Pace, Supervision) -> Duration) -> [u64; 5] {
        [
            (Standard, Full),
            (Rapid, Full),
            (Rapid, NotFull),
            (Blitz, Full),
            (Blitz, NotFull),
        ]
        .map(|(pace, supervision)| cost(pace, supervision).as_secs())
    }

    #[test]
    fn a_wrong_claim_costs_what_the_edition_says() {
        let cost = |edition, pace, supervision| {
            laws(edition)
                .wrong_claim_cost(pace, supervision)
                .expect("every edition prices a wrong claim")
        };
        for (edition, seconds, deduction) in [
            (E1985, [0; 5], Deduction::Fixed(Duration::from_secs(300))),
            (E2005, [180; 5], Deduction::Half),
            (E2018, [120, 120, 120, 60, 60], Deduction::Nothing),
            (E2023, [120, 60, 60, 120, 60], Deduction::Nothing),
        ] {
            let given = to_opponent(|pace, watch| cost(edition, pace, watch).to_opponent);
            assert_eq!(given, seconds, "{edition:?}");
            assert_eq!(cost(edition, Standard, Full).from_claimant, deduction);
            assert_eq!(cost(edition, Blitz, NotFull).from_claimant, deduction);
        }
    }

    #[test]
    fn illegal_moves_are_forgiven_less_and_less() {
        let forgiven = |edition, pace| {
            laws(edition)
                .illegal_moves(pace, Supervision::usual(pace))
                .map(|terms| terms.forgiven)
        };
        let of = |edition| [Standard, Rapid, Blitz].map(|pace| forgiven(edition, pace));
        assert_eq!(of(E1985), [None; 3]);
        assert_eq!(of(E2005), [Some(2), Some(2), Some(0)]);
        assert_eq!(of(E2018), [Some(1); 3]);
        assert_eq!(of(E2023), [Some(1); 3]);
    }

    #[test]
    fn an_illegal_move_gives_the_opponent_time() {
        for (edition, seconds) in [
            (E2005, [120, 120, 120, 0, 0]),
            (E2018, [120, 120, 120, 60, 60]),
            (E2023, [120, 60, 60, 120, 60]),
        ] {
            let given = to_opponent(|pace, watch| {
                let terms = laws(edition).illegal_moves(pace, watch);
                terms.expect("counted from 2005").to_opponent
            });
            assert_eq!(given, seconds, "{edition:?}");
        }
    }

    #[test]
    fn losing_by_illegal_moves_is_a_draw_against_one_who_cannot_mate() {
        let drawn = |edition, pace| {
            let terms = laws(edition).illegal_moves(pace, Full);
            terms.expect("counted from 2005").drawn_without_mating_power
        };
        assert!(!drawn(E2005, Standard));
        assert!(!drawn(E2005, Rapid));
        assert!(drawn(E2005, Blitz));
        assert!(drawn(E2018, Standard));
        assert!(drawn(E2023, Rapid));
    }

    #[test]
    fn only_2005_leaves_illegal_moves_of_rapid_and_blitz_to_a_claim() {
        let on_claim = |edition, pace| {
            let terms = laws(edition).illegal_moves(pace, NotFull);
            terms.expect("counted from 2005").only_on_claim
        };
        assert_eq!(
            [Standard, Rapid, Blitz].map(|p| on_claim(E2005, p)),
            [false, true, true]
        );
        assert_eq!(
            [Standard, Rapid, Blitz].map(|p| on_claim(E2018, p)),
            [false; 3]
        );
        assert_eq!(
            [Standard, Rapid, Blitz].map(|p| on_claim(E2023, p)),
            [false; 3]
        );
    }

    #[test]
    fn an_answered_illegal_move_stands_where_nobody_watched() {
        let fate = |edition, pace, watch| laws(edition).illegal_move_answered(pace, watch);
        assert_eq!(fate(E1985, Blitz, NotFull), Answered::Corrected);
        assert_eq!(fate(E2005, Standard, Full), Answered::Corrected);
        assert_eq!(fate(E2005, Rapid, Full), Answered::Stands);
        assert_eq!(fate(E2005, Blitz, NotFull), Answered::Stands);
        for edition in [E2018, E2023] {
            assert_eq!(fate(edition, Rapid, Full), Answered::Corrected);
            assert_eq!(
                fate(edition, Rapid, NotFull),
                Answered::StandsUnlessBothAgree
            );
            assert_eq!(
                fate(edition, Blitz, NotFull),
                Answered::StandsUnlessBothAgree
            );
        }
    }

    #[test]
    fn a_wrong_start_stands_after_some_moves_of_rapid() {
        let stands = |pace, watch| answers(|laws| laws.wrong_start_stands_after(pace, watch));
        assert_eq!(stands(Standard, Full), [None; 4]);
        assert_eq!(stands(Rapid, NotFull), [None, Some(3), Some(10), Some(10)]);
        assert_eq!(stands(Rapid, Full), [None, Some(3), None, None]);
    }

    #[test]
    fn only_2005_needs_a_claim_for_a_flag_in_rapid_and_blitz() {
        let seen = |pace| answers(|laws| laws.flag_seen_by(pace, NotFull));
        let both = FlagSeenBy::ArbiterOrPlayer;
        assert_eq!(seen(Standard), [both; 4]);
        assert_eq!(seen(Rapid), [both, FlagSeenBy::Claimant, both, both]);
        assert_eq!(seen(Blitz), [both, FlagSeenBy::Claimant, both, both]);
    }

    #[test]
    fn two_fallen_flags_are_judged_by_edition_pace_and_period() {
        use BothFlags::{Drawn, GameGoesOn};
        use Period::{Earlier, Last};
        use QuickplayGuidelines::{Apply, DoNotApply};
        let ask = |pace, period, guidelines| answers(|l| l.both_flags(pace, period, guidelines));
        let (on, drawn) = (Some(GameGoesOn), Some(Drawn));
        assert_eq!(ask(Standard, Earlier, DoNotApply), [on, on, None, None]);
        assert_eq!(ask(Standard, Last, DoNotApply), [on, drawn, None, None]);
        assert_eq!(ask(Standard, Earlier, Apply), [on, on, on, on]);
        assert_eq!(ask(Standard, Last, Apply), [on, drawn, drawn, drawn]);
        assert_eq!(ask(Rapid, Earlier, Apply), [on, drawn, on, on]);
        assert_eq!(ask(Blitz, Last, Apply), [on, drawn, None, None]);
    }

    #[test]
    fn the_lines_between_the_paces() {
        let seconds = |edition, allotted| laws(edition).pace_of(Duration::from_secs(allotted));
        assert_eq!(seconds(E1985, 300), Standard);
        for (allotted, in_2005, from_2018) in [
            (600, Blitz, Blitz),
            (601, Blitz, Rapid),
            (899, Blitz, Rapid),
            (900, Rapid, Rapid),
            (3599, Rapid, Rapid),
            (3600, Rapid, Standard),
            (3601, Standard, Standard),
        ] {
            assert_eq!(seconds(E2005, allotted), in_2005, "{allotted}");
            assert_eq!(seconds(E2018, allotted), from_2018, "{allotted}");
            assert_eq!(seconds(E2023, allotted), from_2018, "{allotted}");
        }
    }

    #[test]
    fn an_hour_of_grace_until_the_event_decides() {
        let grace = answers(|laws| laws.late_arrival().map(|late| late.grace.as_secs()));
        assert_eq!(grace, [Some(3600), Some(3600), Some(0), Some(0)]);
        let event = answers(|laws| laws.late_arrival().map(|late| late.event_may_differ));
        assert_eq!(event, [Some(false), Some(true), Some(true), Some(true)]);
    }
}
