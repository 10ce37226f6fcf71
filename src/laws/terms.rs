//! The shapes of what an edition may hold on a matter: penalties, counts, limits, consequences.
//! The values themselves stand in the table in `matter`; `questions` hands them out.

use std::time::Duration;

use super::pace::{ByPace, Pace, Play};

/// What one edition holds on one matter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Holds {
    /// What the edition says on the matter is not known to us.
    NotKnown,
    /// The edition has no such rule, and none may be invented for it.
    Nothing,
    /// The rule stands, in the form it has wherever it stands.
    Plainly,
    /// The rule stands in this form, in a few words of ours. Nothing is reckoned from the words;
    /// they tell editions apart that settle one matter differently.
    Thus(&'static str),
    /// After so many moves by each side nothing is put right any more.
    StandsAfter(ByPace<Option<u16>>),
    Paces(PaceLimits),
    Late(LateArrival),
    WrongClaim(ByPace<ClaimCost>),
    IllegalMoves(ByPace<IllegalMoves>),
    Answered(ByPace<Answered>),
    FlagSeen(ByPace<FlagSeenBy>),
    BothFlags(BothFlagsTerms),
    LongEndings(LongEndings),
    Reversed(ColoursReversed),
}

impl Holds {
    /// What is held for a game that is played so: a term that depends on the pace becomes the one of that pace.
    pub(super) fn at(self, play: Play) -> Holds {
        fn one<T: Copy>(term: ByPace<T>, play: Play, holds: fn(ByPace<T>) -> Holds) -> Holds {
            match term.at(play) {
                Some(term) => holds(ByPace::same(term)),
                None => Holds::NotKnown,
            }
        }
        match self {
            Holds::StandsAfter(moves) => one(moves, play, Holds::StandsAfter),
            Holds::WrongClaim(cost) => one(cost, play, Holds::WrongClaim),
            Holds::IllegalMoves(terms) => one(terms, play, Holds::IllegalMoves),
            Holds::Answered(fate) => one(fate, play, Holds::Answered),
            Holds::FlagSeen(seen) => one(seen, play, Holds::FlagSeen),
            Holds::BothFlags(terms) => match terms.by_pace.at(play) {
                Some(term) => Holds::BothFlags(BothFlagsTerms {
                    by_pace: ByPace::same(term),
                    ..terms
                }),
                None => Holds::NotKnown,
            },
            holds => holds,
        }
    }
}

/// The endings in which more than fifty moves may be asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LongEndings {
    /// A hundred moves, in the endings of 10.09 (Laws 1985).
    Hundred,
    /// Seventy-five moves, in endings whose pieces are known but not how they must stand (Laws 1989).
    SeventyFive,
}

/// What a wrong claim of a draw costs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClaimCost {
    /// Added to the opponent's remaining time.
    pub to_opponent: Duration,
    /// Taken from the claimant's remaining time.
    pub from_claimant: Deduction,
}

/// What a wrong claim takes from the claimant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Deduction {
    Nothing,
    /// So much, and the game if that makes his flag fall (Laws 1985, 10.12(b)).
    Fixed(Duration),
    /// Half of what is left, at most three minutes, never below one minute (Laws 2005, 9.5(b)).
    Half,
    /// Half of what is left, at most three minutes (Laws 1997, 9.5(b)).
    HalfToNothing,
}

impl Deduction {
    /// What is taken from a clock that shows `left`.
    pub fn taken_from(self, left: Duration) -> Duration {
        const ONE_MINUTE: Duration = Duration::from_secs(60);
        match self {
            Deduction::Nothing => Duration::ZERO,
            Deduction::Fixed(time) => time,
            Deduction::HalfToNothing => (left / 2).min(3 * ONE_MINUTE),
            Deduction::Half if left > 2 * ONE_MINUTE => (left / 2).min(3 * ONE_MINUTE),
            Deduction::Half => left.saturating_sub(ONE_MINUTE),
        }
    }
}

/// How completed illegal moves of one player are counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct IllegalMoves {
    /// How many are forgiven; the next one loses.
    pub forgiven: u8,
    /// What the opponent gets for each forgiven one; none where that is not known.
    pub to_opponent: Option<Duration>,
    /// Whether the losing one only draws against an opponent who cannot mate.
    pub drawn_without_mating_power: bool,
    /// Whether only the opponent's claim, before his own move, brings the penalty about.
    pub only_on_claim: bool,
    /// Whether they count only in a quickplay finish: the last period, in which all remaining moves must be made.
    pub only_in_quickplay_finish: bool,
}

/// What becomes of an illegal move once the opponent has answered it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answered {
    Corrected,
    StandsUnlessBothAgree,
    Stands,
}

/// What follows when a game has begun with colours reversed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ColoursReversed {
    Annulled,
    /// Unless the arbiter decides otherwise.
    GoesOn,
    /// It is played anew with the right colours, unless each side has made so many moves.
    ReplayedBefore(u16),
}

/// Who makes a flag count as fallen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FlagSeenBy {
    ArbiterOrPlayer,
    /// Only a player's claim, his own flag still up.
    Claimant,
}

/// Which period of play a flag fell in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Period {
    Earlier,
    /// The one in which all remaining moves must be made.
    Last,
}

/// Whether the guidelines for games without increment (Guideline III) govern the game: the event
/// announced them and there is no increment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum QuickplayGuidelines {
    Apply,
    DoNotApply,
}

/// What follows when both flags are down: where nobody knows which fell first, or in any order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BothFlags {
    GameGoesOn,
    Drawn,
    /// Drawn, whichever fell first.
    DrawnInAnyOrder,
}

/// An edition's rule on two fallen flags.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BothFlagsTerms {
    /// In any period but the last, and in the last; none where the edition is silent.
    pub by_pace: ByPace<Option<[BothFlags; 2]>>,
    /// Whether the rule is part of the guidelines and so needs announcing.
    pub only_by_guidelines: bool,
}

/// When a player is too late.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LateArrival {
    /// He loses if he comes later than this after the start of the session. None: the event must say it.
    pub grace: Option<Duration>,
    /// Whether the event may set another time.
    pub event_may_differ: bool,
}

/// Where a pace ends, in thinking time per player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Limit {
    Below(Duration),
    UpTo(Duration),
}

/// Where an edition draws the lines between the paces.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PaceLimits {
    pub blitz: Limit,
    pub rapid: Limit,
    /// Whether the edition says how time added for each move counts: sixty times (base + 60 × increment).
    pub counts_increments: bool,
}

impl Limit {
    fn includes(self, allotted: Duration) -> bool {
        match self {
            Limit::Below(limit) => allotted < limit,
            Limit::UpTo(limit) => allotted <= limit,
        }
    }
}

impl PaceLimits {
    /// The pace of a game with so much time per player.
    pub fn pace_of(&self, allotted: Duration) -> Pace {
        if self.blitz.includes(allotted) {
            Pace::Blitz
        } else if self.rapid.includes(allotted) {
            Pace::Rapid
        } else {
            Pace::Standard
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_is_taken_down_to_one_minute_and_up_to_three() {
        for (left, taken) in [
            (0, 0),
            (59, 0),
            (60, 0),
            (61, 1),
            (90, 30),
            (119, 59),
            (120, 60),
            (121, 60),
            (240, 120),
            (360, 180),
            (361, 180),
            (3600, 180),
        ] {
            let deduction = Deduction::Half.taken_from(Duration::from_secs(left));
            assert_eq!(deduction.as_secs(), taken, "{left} s left");
        }
    }

    #[test]
    fn half_without_a_floor_takes_from_the_last_minute_too() {
        let left = |seconds| Duration::from_secs(seconds);
        let taken = |seconds| Deduction::HalfToNothing.taken_from(left(seconds)).as_secs();
        assert_eq!(
            [taken(0), taken(30), taken(120), taken(3600)],
            [0, 15, 60, 180]
        );
    }

    #[test]
    fn a_fixed_deduction_may_take_more_than_is_left() {
        let five_minutes = Duration::from_secs(300);
        assert_eq!(
            Deduction::Fixed(five_minutes).taken_from(Duration::from_secs(20)),
            five_minutes
        );
    }
}
