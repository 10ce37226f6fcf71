//! What the Laws set for the clocks where a claim was made or an illegal move completed: whose time changes, and by how
//! much. Where the record does not tell the pace or how closely the game was watched, what holds at any of them is due.
//! What was given is not looked at here.

use crate::board::Color;
use crate::laws::terms::{ClaimCost, Deduction, IllegalMoves};
use crate::laws::{Laws, Matter, Open, Pace, Supervision};
use crate::notation::pgn::command::ClaimKind;
use crate::notation::words::clock::Millis;
use crate::replay::record::Placed;

use super::Case;
use super::claims::{ClaimVerdict, JudgedClaim};
use super::illegal_moves::{Completed, Count, completed};
use super::timekeeping::LeftReadings;

/// What happened.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Occasion {
    Claim,
    IllegalMove,
}

impl Occasion {
    pub fn word(self) -> &'static str {
        match self {
            Occasion::Claim => "claim",
            Occasion::IllegalMove => "illegal-move",
        }
    }

    /// The matter of the Laws that sets the time for it.
    pub fn matter(self) -> Matter {
        match self {
            Occasion::Claim => Matter::WrongClaim,
            Occasion::IllegalMove => Matter::IllegalMovePenalty,
        }
    }
}

/// What is due to one clock for one thing that happened.
pub struct Due {
    pub occasion: Occasion,
    /// Who claimed, or made the illegal move.
    pub culprit: Color,
    /// Whose remaining time changes.
    pub player: Color,
    pub change: Change,
}

/// How the remaining time of a player changes.
pub enum Change {
    /// By one of these: the first by what the game is judged by, the others at another pace or supervision that the record
    /// leaves possible.
    By(Vec<Millis>),
    /// Half of it is taken, so much at the most: how much he had at that moment is not known to the second.
    Halved { most: Millis },
    /// By nothing, for the claim was right; these would be due if it had been wrong.
    OnlyIfWrong(Vec<Millis>),
    /// By nothing: the illegal move loses the game.
    Loses,
    /// The edition sets nothing for it.
    NotSet,
    /// What the edition sets is not known.
    Open(Open),
}

impl Change {
    /// Whether a clock that was changed so was changed as the Laws have it.
    pub fn fits(&self, given: Millis) -> bool {
        match self {
            Change::By(changes) => changes.contains(&given),
            Change::Halved { most } => given <= Millis::ZERO && given >= -*most,
            Change::OnlyIfWrong(_) | Change::Loses | Change::NotSet | Change::Open(_) => false,
        }
    }
}

/// What is due in a game, gathered once: a game may hold thousands of commands.
pub struct Dues<'c> {
    case: &'c Case<'c>,
    plays: Vec<Laws>,
    readings: LeftReadings,
    /// In the order of the game.
    illegal: Vec<Completed<'c>>,
}

impl<'c> Dues<'c> {
    pub fn of_game(case: &'c Case<'c>) -> Dues<'c> {
        Dues {
            case,
            plays: possible_plays(case),
            readings: LeftReadings::of(case.record),
            illegal: completed(case, &case.laws).collect(),
        }
    }

    /// Everything that is due for what the record tells beside the commands of one place.
    pub fn at(&self, place: &Placed) -> Vec<Due> {
        let behind = (place.ply + place.unread).max(1);
        let claims = &self.case.claims;
        let first = claims.partition_point(|claim| claim.ply < place.ply);
        let claims = claims[first..]
            .iter()
            .take_while(|claim| claim.ply == place.ply);
        let first = self.illegal.partition_point(|illegal| illegal.ply < behind);
        let illegal = self.illegal[first..].iter();
        let illegal = illegal.take_while(|illegal| illegal.ply == behind);
        claims
            .flat_map(|claim| self.for_claim(claim))
            .chain(illegal.filter_map(|illegal| for_illegal_move(illegal, &self.plays)))
            .collect()
    }
}

/// The Laws at the pace and supervision of the game, and then at every other that neither the record nor the event rules
/// out.
fn possible_plays(case: &Case<'_>) -> Vec<Laws> {
    const PACES: [Pace; 3] = [Pace::Standard, Pace::Rapid, Pace::Blitz];
    let told = case.event.and_then(|event| event.supervision);
    let paces = PACES.into_iter().filter(|pace| match case.time.pace {
        Some(known) => known == *pace,
        None => true,
    });
    let others = paces.flat_map(|pace| {
        [Supervision::Full, Supervision::NotFull]
            .into_iter()
            .filter(move |supervision| told.is_none_or(|told| told == *supervision))
            .map(move |supervision| case.laws.at(pace, supervision))
    });
    std::iter::once(case.laws).chain(others).collect()
}

fn open_among(plays: &[Laws], matter: Matter) -> Option<Open> {
    plays.iter().find_map(|laws| laws.open(matter))
}

impl Dues<'_> {
    /// A wrong claim of a draw by repetition or by the count of moves has a price, in 1985 also that against a bare king.
    /// Others are left to the arbiter, and of a claim that cannot be judged nobody knows whether it has one.
    fn for_claim(&self, claim: &JudgedClaim) -> Vec<Due> {
        let (case, plays) = (self.case, &self.plays);
        let has_price = match claim.kind {
            ClaimKind::Threefold | ClaimKind::Fifty => true,
            ClaimKind::Dead => case.laws.bare_king_claim(),
            _ => false,
        };
        let is_right = match claim.verdict {
            ClaimVerdict::Correct => true,
            ClaimVerdict::Wrong => false,
            ClaimVerdict::Undecidable | ClaimVerdict::NotInEdition => return Vec::new(),
        };
        if !has_price {
            return Vec::new();
        }
        let due = |player, change| Due {
            occasion: Occasion::Claim,
            culprit: claim.by,
            player,
            change,
        };
        if let Some(open) = open_among(plays, Matter::WrongClaim) {
            return match is_right {
                true => Vec::new(),
                false => vec![due(claim.by.opposite(), Change::Open(open))],
            };
        }
        let costs: Vec<ClaimCost> = plays.iter().filter_map(Laws::wrong_claim_cost).collect();
        let by = |times: Vec<Millis>| match is_right {
            true => Change::OnlyIfWrong(times),
            false => Change::By(times),
        };
        let to_opponent = costs
            .iter()
            .map(|cost| Millis::from_duration(cost.to_opponent));
        let to_opponent: Vec<Millis> = to_opponent.filter(|time| *time > Millis::ZERO).collect();
        let mut dues = Vec::new();
        if !to_opponent.is_empty() {
            dues.push(due(claim.by.opposite(), by(to_opponent)));
        }
        let halves = match costs.first().map(|cost| cost.from_claimant) {
            Some(Deduction::Fixed(time)) => {
                dues.push(due(claim.by, by(vec![-Millis::from_duration(time)])));
                None
            }
            Some(halves @ (Deduction::Half | Deduction::HalfToNothing)) => Some(halves),
            Some(Deduction::Nothing) | None => None,
        };
        if let Some(halves) = halves.filter(|_| !is_right) {
            let most = self.most_halved(claim, halves);
            dues.push(due(claim.by, Change::Halved { most }));
        }
        dues
    }

    /// The most that can have been taken. The claimant's clock ran on since his last reading; without one, the most that is ever
    /// taken.
    fn most_halved(&self, claim: &JudgedClaim, halves: Deduction) -> Millis {
        let case = self.case;
        let reading = self
            .readings
            .up_to(claim.by, claim.ply)
            .map(|left| left.time);
        let standing = case.time.standing(case.record, claim.by, claim.ply);
        let added = standing.map_or(Millis::ZERO, |here| here.increment);
        let left = reading.map_or(Millis::from_seconds(i64::from(u32::MAX)), |time| {
            time.max(Millis::ZERO) + added
        });
        Millis::from_duration(halves.taken_from(left.as_duration()))
    }
}

fn for_illegal_move(illegal: &Completed<'_>, plays: &[Laws]) -> Option<Due> {
    let opponent = illegal.player.opposite();
    let due = |change| Due {
        occasion: Occasion::IllegalMove,
        culprit: illegal.player,
        player: opponent,
        change,
    };
    let number = match illegal.count {
        Count::Nth(number) => number,
        Count::BeforeQuickplayFinish => return Some(due(Change::NotSet)),
        Count::WasLegal
        | Count::PeriodNotKnown(_)
        | Count::NotIllegal(_)
        | Count::FaultNotKnown(_) => return None,
    };
    if let Some(open) = open_among(plays, Matter::IllegalMovePenalty) {
        return Some(due(Change::Open(open)));
    }
    let terms = plays.iter().filter_map(Laws::illegal_moves);
    let forgiven: Vec<IllegalMoves> = terms.filter(|terms| number <= terms.forgiven).collect();
    // How much the opponent gets is not known everywhere.
    if forgiven.iter().any(|terms| terms.to_opponent.is_none()) {
        return None;
    }
    let times = forgiven.iter().filter_map(|terms| terms.to_opponent);
    let times: Vec<Millis> = times.map(Millis::from_duration).collect();
    let counts = plays.iter().any(|laws| laws.illegal_moves().is_some());
    Some(due(match (times.is_empty(), counts) {
        (false, _) => Change::By(times),
        (true, true) => Change::Loses,
        (true, false) => Change::NotSet,
    }))
}
