//! The terms that do not fit a cell of the table in `matter`: penalties, limits and consequences,
//! edition by edition. Named after the matter and the edition that brought them; the articles stand
//! in the table.

use std::time::Duration;

use super::pace::ByPace;
use super::terms::{
    Answered, BothFlags, BothFlagsTerms, ClaimCost, ColoursReversed, Deduction, FlagSeenBy, Holds,
    IllegalMoves, LateArrival, Limit, LongEndings, PaceLimits,
};

const fn minutes(minutes: u64) -> Duration {
    Duration::from_secs(60 * minutes)
}

const fn to_opponent(time: Duration) -> ClaimCost {
    ClaimCost {
        to_opponent: time,
        from_claimant: Deduction::Nothing,
    }
}

pub(super) const CLAIM_1985: Holds = Holds::WrongClaim(ByPace::same(ClaimCost {
    to_opponent: Duration::ZERO,
    from_claimant: Deduction::Fixed(minutes(5)),
}));

pub(super) const CLAIM_1997: Holds = Holds::WrongClaim(ByPace::same(ClaimCost {
    to_opponent: minutes(3),
    from_claimant: Deduction::HalfToNothing,
}));

/// No pace reduces it: appendices B and C change nothing of article 9.
pub(super) const CLAIM_2005: Holds = Holds::WrongClaim(ByPace::same(ClaimCost {
    to_opponent: minutes(3),
    from_claimant: Deduction::Half,
}));

pub(super) const CLAIM_2009: Holds = Holds::WrongClaim(ByPace::same(to_opponent(minutes(3))));

pub(super) const CLAIM_2014: Holds =
    Holds::WrongClaim(ByPace::same(to_opponent(minutes(2))).blitz_not_known());

pub(super) const CLAIM_2018: Holds = {
    let (two, one) = (to_opponent(minutes(2)), to_opponent(minutes(1)));
    Holds::WrongClaim(ByPace::same(two).blitz(one, one))
};

/// A.3 halves the penalties of rapid, and B.3 takes it over for blitz; B.2 does not.
pub(super) const CLAIM_2023: Holds = {
    let (two, one) = (to_opponent(minutes(2)), to_opponent(minutes(1)));
    Holds::WrongClaim(ByPace::same(two).rapid(one, one).blitz(two, one))
};

/// Two are forgiven, and the third loses.
const TWO_FORGIVEN: IllegalMoves = IllegalMoves {
    forgiven: 2,
    to_opponent: Some(minutes(2)),
    drawn_without_mating_power: false,
    only_on_claim: false,
    only_in_quickplay_finish: false,
};

/// The first loses if the opponent claims it.
const NONE_FORGIVEN_ON_CLAIM: IllegalMoves = IllegalMoves {
    forgiven: 0,
    to_opponent: Some(Duration::ZERO),
    drawn_without_mating_power: true,
    only_on_claim: true,
    only_in_quickplay_finish: false,
};

/// The same terms, but only the opponent's claim brings them about.
const fn on_claim(terms: IllegalMoves) -> IllegalMoves {
    IllegalMoves {
        only_on_claim: true,
        ..terms
    }
}

/// A game of rapid or blitz is a quickplay finish from its first move.
pub(super) const ILLEGAL_1997: Holds = {
    let standard = IllegalMoves {
        only_in_quickplay_finish: true,
        ..TWO_FORGIVEN
    };
    let (rapid, blitz) = (on_claim(TWO_FORGIVEN), NONE_FORGIVEN_ON_CLAIM);
    let by_pace = ByPace::same(standard).rapid(rapid, rapid);
    Holds::IllegalMoves(by_pace.blitz(blitz, blitz))
};

pub(super) const ILLEGAL_2005: Holds = {
    let (rapid, blitz) = (on_claim(TWO_FORGIVEN), NONE_FORGIVEN_ON_CLAIM);
    let by_pace = ByPace::same(TWO_FORGIVEN).rapid(rapid, rapid);
    Holds::IllegalMoves(by_pace.blitz(blitz, blitz))
};

pub(super) const ILLEGAL_2009: Holds = {
    let two = IllegalMoves {
        drawn_without_mating_power: true,
        ..TWO_FORGIVEN
    };
    let by_pace = ByPace::same(two).rapid(two, on_claim(two));
    Holds::IllegalMoves(by_pace.blitz(two, NONE_FORGIVEN_ON_CLAIM))
};

/// From 2014: one is forgiven, and the opponent gets so much for it.
const fn one_forgiven(time: Duration) -> IllegalMoves {
    IllegalMoves {
        forgiven: 1,
        to_opponent: Some(time),
        drawn_without_mating_power: true,
        only_on_claim: false,
        only_in_quickplay_finish: false,
    }
}

/// From 2014 to 2017, in rapid and blitz that are not fully supervised: the first loses, seen by the arbiter or claimed.
const NONE_FORGIVEN: IllegalMoves = IllegalMoves {
    forgiven: 0,
    ..one_forgiven(Duration::ZERO)
};

/// Of supervised blitz only the time is not known.
pub(super) const ILLEGAL_2014: Holds = {
    let two = one_forgiven(minutes(2));
    let supervised_blitz = IllegalMoves {
        to_opponent: None,
        ..two
    };
    let by_pace = ByPace::same(two).rapid(two, NONE_FORGIVEN);
    Holds::IllegalMoves(by_pace.blitz(supervised_blitz, NONE_FORGIVEN))
};

pub(super) const ILLEGAL_2017: Holds = {
    let (two, one) = (one_forgiven(minutes(2)), one_forgiven(minutes(1)));
    let by_pace = ByPace::same(two).rapid(two, NONE_FORGIVEN);
    Holds::IllegalMoves(by_pace.blitz(one, NONE_FORGIVEN))
};

pub(super) const ILLEGAL_2018: Holds = {
    let (two, one) = (one_forgiven(minutes(2)), one_forgiven(minutes(1)));
    Holds::IllegalMoves(ByPace::same(two).blitz(one, one))
};

pub(super) const ILLEGAL_2023: Holds = {
    let (two, one) = (one_forgiven(minutes(2)), one_forgiven(minutes(1)));
    Holds::IllegalMoves(ByPace::same(two).rapid(one, one).blitz(two, one))
};

/// Rapid has no rule of its own: the move is put right, as in standard play.
pub(super) const ANSWERED_1997: Holds = {
    let stands = Answered::Stands;
    Holds::Answered(ByPace::same(Answered::Corrected).blitz(stands, stands))
};

pub(super) const ANSWERED_2005: Holds = {
    let stands = Answered::Stands;
    Holds::Answered(
        ByPace::same(Answered::Corrected)
            .rapid(stands, stands)
            .blitz(stands, stands),
    )
};

pub(super) const ANSWERED_2009: Holds = {
    let (corrected, stands) = (Answered::Corrected, Answered::Stands);
    Holds::Answered(
        ByPace::same(corrected)
            .rapid(corrected, stands)
            .blitz(corrected, Answered::StandsUnlessBothAgree),
    )
};

pub(super) const ANSWERED_2018: Holds = {
    let (corrected, stands) = (Answered::Corrected, Answered::StandsUnlessBothAgree);
    Holds::Answered(
        ByPace::same(corrected)
            .rapid(corrected, stands)
            .blitz(corrected, stands),
    )
};

pub(super) const START_2005: Holds = {
    let three = Some(3);
    Holds::StandsAfter(ByPace::same(None).rapid(three, three).blitz(three, three))
};

pub(super) const START_2009: Holds = {
    let three = Some(3);
    Holds::StandsAfter(ByPace::same(None).rapid(None, three).blitz(None, three))
};

pub(super) const START_2018: Holds = {
    let ten = Some(10);
    Holds::StandsAfter(ByPace::same(None).rapid(None, ten).blitz(None, ten))
};

pub(super) const REVERSED_1985: Holds = Holds::Reversed(ColoursReversed::Annulled);

pub(super) const REVERSED_1997: Holds = Holds::Reversed(ColoursReversed::GoesOn);

pub(super) const REVERSED_2017: Holds = Holds::Reversed(ColoursReversed::ReplayedBefore(10));

pub(super) const SEEN_BY_ALL: Holds = Holds::FlagSeen(ByPace::same(FlagSeenBy::ArbiterOrPlayer));

pub(super) const SEEN_2005: Holds = {
    let claimant = FlagSeenBy::Claimant;
    Holds::FlagSeen(
        ByPace::same(FlagSeenBy::ArbiterOrPlayer)
            .rapid(claimant, claimant)
            .blitz(claimant, claimant),
    )
};

pub(super) const SEEN_2009: Holds = {
    let (all, claimant) = (FlagSeenBy::ArbiterOrPlayer, FlagSeenBy::Claimant);
    Holds::FlagSeen(ByPace::same(all).rapid(all, claimant).blitz(all, claimant))
};

pub(super) const SEEN_2014: Holds =
    Holds::FlagSeen(ByPace::same(FlagSeenBy::ArbiterOrPlayer).unsupervised_not_known());

const GOES_ON_THEN_DRAWN: Option<[BothFlags; 2]> = Some([BothFlags::GameGoesOn, BothFlags::Drawn]);

pub(super) const BOTH_FLAGS_1985: Holds = Holds::BothFlags(BothFlagsTerms {
    by_pace: ByPace::same(Some([BothFlags::GameGoesOn; 2])),
    only_by_guidelines: false,
});

pub(super) const BOTH_FLAGS_2005: Holds = {
    let drawn = Some([BothFlags::DrawnInAnyOrder; 2]);
    Holds::BothFlags(BothFlagsTerms {
        by_pace: ByPace::same(GOES_ON_THEN_DRAWN)
            .rapid(drawn, drawn)
            .blitz(drawn, drawn),
        only_by_guidelines: false,
    })
};

pub(super) const BOTH_FLAGS_2009: Holds = {
    let drawn = Some([BothFlags::DrawnInAnyOrder; 2]);
    Holds::BothFlags(BothFlagsTerms {
        by_pace: ByPace::same(GOES_ON_THEN_DRAWN)
            .rapid(GOES_ON_THEN_DRAWN, drawn)
            .blitz(GOES_ON_THEN_DRAWN, drawn),
        only_by_guidelines: false,
    })
};

pub(super) const BOTH_FLAGS_2018: Holds = Holds::BothFlags(BothFlagsTerms {
    by_pace: ByPace::same(GOES_ON_THEN_DRAWN).blitz(None, None),
    only_by_guidelines: true,
});

pub(super) const PACES_1997: Holds = Holds::Paces(PaceLimits {
    blitz: Limit::Below(minutes(15)),
    rapid: Limit::UpTo(minutes(60)),
    counts_increments: false,
});

pub(super) const PACES_2005: Holds = Holds::Paces(PaceLimits {
    blitz: Limit::Below(minutes(15)),
    rapid: Limit::UpTo(minutes(60)),
    counts_increments: true,
});

pub(super) const PACES_2009: Holds = Holds::Paces(PaceLimits {
    blitz: Limit::Below(minutes(15)),
    rapid: Limit::Below(minutes(60)),
    counts_increments: true,
});

pub(super) const PACES_2014: Holds = Holds::Paces(PaceLimits {
    blitz: Limit::UpTo(minutes(10)),
    rapid: Limit::Below(minutes(60)),
    counts_increments: true,
});

pub(super) const LATE_1985: Holds = Holds::Late(LateArrival {
    grace: Some(minutes(60)),
    event_may_differ: false,
});

/// One hour, unless the event or the arbiter says otherwise.
pub(super) const LATE_1997: Holds = Holds::Late(LateArrival {
    grace: Some(minutes(60)),
    event_may_differ: true,
});

pub(super) const LATE_2009: Holds = Holds::Late(LateArrival {
    grace: Some(Duration::ZERO),
    event_may_differ: true,
});

/// The event must name the time, and the text names none.
pub(super) const LATE_2014: Holds = Holds::Late(LateArrival {
    grace: None,
    event_may_differ: true,
});

pub(super) const HUNDRED_MOVES: Holds = Holds::LongEndings(LongEndings::Hundred);

pub(super) const SEVENTY_FIVE_MOVES: Holds = Holds::LongEndings(LongEndings::SeventyFive);
