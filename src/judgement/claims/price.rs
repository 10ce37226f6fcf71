//! What a wrong claim costs: time given to the opponent, or taken from the claimant, and in 1985 perhaps the game.

use std::time::Duration;

use crate::board::Color;
use crate::fact::Fact;
use crate::facts;
use crate::laws::terms::{ClaimCost, Deduction};
use crate::laws::{Laws, Matter};
use crate::notation::pgn::command::ClaimKind;
use crate::notation::words::clock::Millis;

use super::{At, Court};

facts! {
    /// What a wrong claim does to the claimant's own clock.
    pub(super) enum OwnClock {
        Remains = "claim-penalty-remains" { own: Millis, left: Millis },
        Flag = "claim-penalty-flag" { own: Millis },
        Becomes = "claim-penalty-becomes" { own: Millis, left: Millis },
        Halved = "claim-penalty-halved",
        HalvedToNothing = "claim-penalty-halved-to-nothing",
    }
}

/// Which wrong claims have a price: those of a draw by repetition or by the count of moves, and in 1985 also that
/// against a bare king.
fn has_price(laws: &Laws, kind: ClaimKind) -> bool {
    match kind {
        ClaimKind::Threefold | ClaimKind::Fifty => true,
        ClaimKind::Dead => laws.bare_king_claim(),
        _ => false,
    }
}

/// What a wrong claim costs.
pub(super) struct Penalty {
    /// Seconds, and whose remaining time changes by them; none where the editions that may have held differ.
    pub(super) change: Option<(i64, Color)>,
    /// Under one of them it is more than the claimant had.
    pub(super) flags_claimant: bool,
}

impl At<'_> {
    /// What a wrong claim costs. What it does to the claimant's own clock is told where that is known.
    pub(super) fn penalty(
        &self,
        court: &Court<'_>,
        kind: ClaimKind,
        by: Color,
        evidence: &mut Vec<Fact>,
    ) -> Option<Penalty> {
        let price = |laws: &Laws| laws.wrong_claim_cost().filter(|_| has_price(laws, kind));
        let candidates = court.laws.candidates(Matter::WrongClaim);
        let prices: Vec<Option<ClaimCost>> = candidates.iter().map(price).collect();
        let cost = prices.iter().flatten().next().copied()?;
        let differ = prices.iter().any(|other| *other != Some(cost));
        let costs = || prices.iter().flatten();
        let own = court.readings.up_to(by, self.ply);
        let own = own.map(|left| left.time.max(Millis::ZERO));
        let left_by = |cost: &ClaimCost, own: Millis| {
            own - Millis::from_duration(cost.from_claimant.taken_from(own.as_duration()))
        };
        let flags = |cost: &ClaimCost| {
            let is_fixed = matches!(cost.from_claimant, Deduction::Fixed(_));
            is_fixed && own.is_some_and(|own| left_by(cost, own) <= Millis::ZERO)
        };
        let to_opponent = (cost.to_opponent.as_secs() as i64, by.opposite());
        let mut penalty = Penalty {
            change: Some(to_opponent),
            flags_claimant: costs().any(flags),
        };
        if let Some(open) = court.laws.open(Matter::WrongClaim)
            && differ
        {
            evidence.push(open.into());
            let same = |other: &Option<ClaimCost>| {
                other.is_some_and(|other| other.to_opponent == cost.to_opponent)
            };
            let is_given = cost.to_opponent > Duration::ZERO && prices.iter().all(same);
            penalty.change = penalty.change.filter(|_| is_given);
            return Some(penalty);
        }
        let clock = match (cost.from_claimant, own) {
            (Deduction::Nothing, _) => None,
            (Deduction::Fixed(time), own) => {
                penalty.change = Some((-(time.as_secs() as i64), by));
                own.map(|own| match left_by(&cost, own) {
                    left if left > Millis::ZERO => OwnClock::Remains { own, left },
                    _ => OwnClock::Flag { own },
                })
            }
            (Deduction::Half, None) => Some(OwnClock::Halved),
            (Deduction::HalfToNothing, None) => Some(OwnClock::HalvedToNothing),
            (Deduction::Half | Deduction::HalfToNothing, Some(own)) => Some(OwnClock::Becomes {
                own,
                left: left_by(&cost, own),
            }),
        };
        evidence.extend(clock.map(Fact::from));
        Some(penalty)
    }
}

/// Whether a piece of evidence speaks of what a wrong claim costs.
pub(super) fn is_price(fact: &Fact) -> bool {
    OwnClock::SHAPES.iter().any(|shape| shape.key == fact.key)
}
