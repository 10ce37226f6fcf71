//! The terms that do not fit a cell of the table in `matter`: penalties, limits and consequences,
//! edition by edition. Named after the matter and the edition that brought them; the articles stand
//! in the table.

use std::time::Duration;

use super::pace::ByPace;
use super::terms::{
    Answered, BothFlags, BothFlagsTerms, ClaimCost, Deduction, FlagSeenBy, Holds, IllegalMoves,
    LateArrival, Limit, PaceLimits,
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

/// No pace reduces it: appendices B and C change nothing of article 9.
pub(super) const CLAIM_2005: Holds = Holds::WrongClaim(ByPace::same(ClaimCost {
    to_opponent: minutes(3),
    from_claimant: Deduction::Half,
}));

pub(super) const CLAIM_2018: Holds = {
    let (two, one) = (to_opponent(minutes(2)), to_opponent(minutes(1)));
    Holds::WrongClaim(ByPace::same(two).blitz(one, one))
};

/// A.3 halves the penalties of rapid, and B.3 takes it over for blitz; B.2 does not.
pub(super) const CLAIM_2023: Holds = {
    let (two, one) = (to_opponent(minutes(2)), to_opponent(minutes(1)));
    Holds::WrongClaim(ByPace::same(two).rapid(one, one).blitz(two, one))
};

pub(super) const ILLEGAL_2005: Holds = {
    let standard = IllegalMoves {
        forgiven: 2,
        to_opponent: minutes(2),
        drawn_without_mating_power: false,
        only_on_claim: false,
    };
    let rapid = IllegalMoves {
        only_on_claim: true,
        ..standard
    };
    let blitz = IllegalMoves {
        forgiven: 0,
        to_opponent: Duration::ZERO,
        drawn_without_mating_power: true,
        only_on_claim: true,
    };
    Holds::IllegalMoves(
        ByPace::same(standard)
            .rapid(rapid, rapid)
            .blitz(blitz, blitz),
    )
};

/// From 2018: one is forgiven, and the opponent gets so much for it.
const fn one_forgiven(time: Duration) -> IllegalMoves {
    IllegalMoves {
        forgiven: 1,
        to_opponent: time,
        drawn_without_mating_power: true,
        only_on_claim: false,
    }
}

pub(super) const ILLEGAL_2018: Holds = {
    let (two, one) = (one_forgiven(minutes(2)), one_forgiven(minutes(1)));
    Holds::IllegalMoves(ByPace::same(two).blitz(one, one))
};

pub(super) const ILLEGAL_2023: Holds = {
    let (two, one) = (one_forgiven(minutes(2)), one_forgiven(minutes(1)));
    Holds::IllegalMoves(ByPace::same(two).rapid(one, one).blitz(two, one))
};

pub(super) const ANSWERED_2005: Holds = {
    let stands = Answered::Stands;
    Holds::Answered(
        ByPace::same(Answered::Corrected)
            .rapid(stands, stands)
            .blitz(stands, stands),
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

pub(super) const START_2018: Holds = {
    let ten = Some(10);
    Holds::StandsAfter(ByPace::same(None).rapid(None, ten).blitz(None, ten))
};

pub(super) const SEEN_BY_ALL: Holds = Holds::FlagSeen(ByPace::same(FlagSeenBy::ArbiterOrPlayer));

pub(super) const SEEN_2005: Holds = {
    let claimant = FlagSeenBy::Claimant;
    Holds::FlagSeen(
        ByPace::same(FlagSeenBy::ArbiterOrPlayer)
            .rapid(claimant, claimant)
            .blitz(claimant, claimant),
    )
};

const GOES_ON_THEN_DRAWN: Option<[BothFlags; 2]> = Some([BothFlags::GameGoesOn, BothFlags::Drawn]);

pub(super) const BOTH_FLAGS_1985: Holds = Holds::BothFlags(BothFlagsTerms {
    by_pace: ByPace::same(Some([BothFlags::GameGoesOn; 2])),
    only_by_guidelines: false,
});

pub(super) const BOTH_FLAGS_2005: Holds = {
    let drawn = Some([BothFlags::Drawn; 2]);
    Holds::BothFlags(BothFlagsTerms {
        by_pace: ByPace::same(GOES_ON_THEN_DRAWN)
            .rapid(drawn, drawn)
            .blitz(drawn, drawn),
        only_by_guidelines: false,
    })
};

pub(super) const BOTH_FLAGS_2018: Holds = Holds::BothFlags(BothFlagsTerms {
    by_pace: ByPace::same(GOES_ON_THEN_DRAWN).blitz(None, None),
    only_by_guidelines: true,
});

pub(super) const PACES_2005: Holds = Holds::Paces(PaceLimits {
    blitz: Limit::Below(minutes(15)),
    rapid: Limit::UpTo(minutes(60)),
});

pub(super) const PACES_2018: Holds = Holds::Paces(PaceLimits {
    blitz: Limit::UpTo(minutes(10)),
    rapid: Limit::Below(minutes(60)),
});

pub(super) const LATE_1985: Holds = Holds::Late(LateArrival {
    grace: minutes(60),
    event_may_differ: false,
});

pub(super) const LATE_2005: Holds = Holds::Late(LateArrival {
    grace: minutes(60),
    event_may_differ: true,
});

pub(super) const LATE_2018: Holds = Holds::Late(LateArrival {
    grace: Duration::ZERO,
    event_may_differ: true,
});
