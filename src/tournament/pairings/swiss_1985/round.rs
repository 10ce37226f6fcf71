//! One round judged: who should have been free, whether some order of the groups leads to the pairs played, and if none does,
//! which pairing is the first that cannot stand and what only follows from it.

use super::completion::{Standing, complete};
use super::facts::SwissReason;
use super::matching::can_be_paired;
use super::order::Order;
use super::scene::{Free, Link, Scene};
use super::steps::{Break, Broken, Walked, pairs, walk};

/// What is to be said of who meets whom, or who is free; colours come later.
#[derive(Clone, Debug)]
pub(super) enum Said {
    Right(Option<SwissReason>),
    /// Why, and who should have met, where the rules name them: one alone is free.
    Wrong(SwissReason, Option<(usize, Option<usize>)>),
    Open(SwissReason),
}

/// A pair, or who is free.
#[derive(Clone, Debug)]
pub(super) struct Row {
    pub(super) player: usize,
    pub(super) with: Option<usize>,
    pub(super) said: Said,
}

/// Every pair of a round, the higher ranked player first, and who is free.
pub(super) fn judge(scene: &Scene<'_>) -> Vec<Row> {
    let mut rows: Vec<Row> = pairs(scene)
        .into_iter()
        .map(|[player, with]| (player, Some(with)))
        .chain(scene.free.iter().map(|free| (*free, None)))
        .map(|(player, with)| Row {
            player,
            with,
            said: Said::Right(None),
        })
        .collect();
    let mut broken = forbidden(scene);
    let wrongly_free = wrongly_free(scene);
    if broken.is_empty() && wrongly_free.is_empty() {
        if let Some(unknown) = &scene.unknown {
            open_all(&mut rows, unknown);
            return rows;
        }
        let found = orders(scene).find(|(_, walked)| walked.breaks.is_empty());
        if let Some((_, walked)) = found {
            for row in &mut rows {
                let by_choice = walked.by_choice.contains(&row.player);
                row.said = Said::Right(by_choice.then_some(SwissReason::Choice));
            }
            return rows;
        }
    }
    let is_known = scene.unknown.is_none() && scene.has_numbers;
    let instead = instead(scene).filter(|_| is_known);
    for (player, said) in wrongly_free {
        broken.push((player, None, said));
    }
    for (player, _, said) in &mut broken {
        if let Said::Wrong(_, expected) = said
            && expected.is_none()
        {
            *expected = instead.as_ref().and_then(|instead| instead.of(*player));
        }
    }
    if let Some(unknown) = &scene.unknown {
        open_all(&mut rows, unknown);
    } else if !scene.has_numbers {
        open_all(&mut rows, &SwissReason::NumbersUnknown);
    } else if let Some(instead) = &instead {
        blame(scene, instead, &mut broken, &mut rows);
    } else {
        open_all(&mut rows, &SwissReason::NotSearched);
    }
    for (player, with, said) in broken {
        let found = rows
            .iter_mut()
            .find(|row| row.player == player && row.with == with);
        if let Some(row) = found {
            row.said = said;
        }
    }
    rows
}

fn open_all(rows: &mut [Row], why: &SwissReason) {
    for row in rows {
        row.said = Said::Open(why.clone());
    }
}

/// Every order of the groups, walked; first as if all pairs followed from the groups.
fn orders(scene: &Scene<'_>) -> impl Iterator<Item = (Order, Walked)> {
    let orders = Order::all(scene);
    let beside = [false, true].into_iter();
    beside.flat_map(move |beside| {
        let walked = orders.clone().into_iter();
        walked.map(move |order| {
            let walked = walk(scene, &order, beside);
            (order, walked)
        })
    })
}

type Forbidden = (usize, Option<usize>, Said);

/// Pairs that no order of the groups allows (1.2, 5.4), unless nothing else was left.
fn forbidden(scene: &Scene<'_>) -> Vec<Forbidden> {
    let forbidden: Vec<[usize; 2]> = pairs(scene)
        .into_iter()
        .filter(|[one, other]| scene.link(*one, *other).is_forbidden())
        .collect();
    if forbidden.is_empty() {
        return Vec::new();
    }
    let there: Vec<usize> = (0..scene.count())
        .filter(|player| !scene.free.contains(player))
        .collect();
    // Another could have been free as well (1.3), where it is known who was.
    let with_another_free = scene.count() % 2 == 1 && scene.unknown.is_none();
    let avoidable = can_be_paired(&there, |one, other| scene.may_meet(one, other))
        || with_another_free && expected_free(scene).is_some();
    // Where they must meet again, a pair of 5.4 may still be the lesser evil, and the other way round: nothing is said.
    let said = |[one, other]: [usize; 2]| match scene.link(one, other) {
        _ if !avoidable => Said::Open(SwissReason::Unavoidable),
        Link::Met(round) => Said::Wrong(SwissReason::Repeated { round }, None),
        Link::Alike(color) => Said::Wrong(SwissReason::FourAlike { color }, None),
        Link::Yes | Link::Maybe => Said::Right(None),
    };
    forbidden
        .into_iter()
        .map(|pair| (pair[0], Some(pair[1]), said(pair)))
        .collect()
}

/// Who is free and should not be (1.3).
fn wrongly_free(scene: &Scene<'_>) -> Vec<(usize, Said)> {
    let count = scene.free.len();
    if count > 1 {
        // Somebody may have been given the mark for another reason: who, does not show.
        let said = Said::Open(SwissReason::FreeSeveral { count });
        let all = scene.free.iter();
        return all.map(|player| (*player, said.clone())).collect();
    }
    let Some(&free) = scene.free.first() else {
        return Vec::new();
    };
    let was_free = |player: &usize| scene.frees[*player] != Free::Never;
    if let Free::In(round) = scene.frees[free]
        && let Some(expected) = expected_free(scene)
    {
        let player = scene.name(free);
        let reason = SwissReason::FreeTwice { player, round };
        return vec![(free, Said::Wrong(reason, Some((expected, None))))];
    }
    let below = (free + 1..scene.count())
        .rev()
        .filter(|player| !was_free(player));
    let mut could_be_free = below.filter(|player| rest_can_be_paired(scene, *player));
    let Some(expected) = could_be_free.next() else {
        return Vec::new();
    };
    if scene.unknown.is_some() || !scene.has_numbers {
        return Vec::new();
    }
    let reason = SwissReason::FreeOther {
        player: scene.name(free),
        expected: scene.name(expected),
    };
    vec![(free, Said::Wrong(reason, Some((expected, None))))]
}

fn rest_can_be_paired(scene: &Scene<'_>, free: usize) -> bool {
    let rest: Vec<usize> = (0..scene.count())
        .filter(|player| *player != free)
        .collect();
    can_be_paired(&rest, |one, other| scene.may_meet(one, other))
}

/// The lowest of the lowest group who was not free before and without whom all others can be paired (1.3).
fn expected_free(scene: &Scene<'_>) -> Option<usize> {
    let never = (0..scene.count()).rev();
    let mut never = never.filter(|player| scene.frees[*player] == Free::Never);
    never.find(|player| rest_can_be_paired(scene, *player))
}

/// What the most literal way through the rules gives, in one round.
pub(super) struct Instead {
    pub(super) partner: Vec<Option<usize>>,
}

impl Instead {
    fn of(&self, player: usize) -> Option<(usize, Option<usize>)> {
        Some((player, self.partner[player]))
    }
}

/// The round by the most literal way, if it is found.
pub(super) fn instead(scene: &Scene<'_>) -> Option<Instead> {
    instead_by(scene, &Order::all(scene).into_iter().next()?)
}

/// The same by an order of the groups.
pub(super) fn instead_by(scene: &Scene<'_>, order: &Order) -> Option<Instead> {
    let free = match scene.count() % 2 {
        1 => Some(expected_free(scene)?),
        _ => None,
    };
    let out: Vec<usize> = free.into_iter().collect();
    let pairs = complete(scene, order, Standing::start(scene, &out), None)?;
    let mut partner = vec![None; scene.count()];
    for [one, other] in pairs {
        partner[one] = Some(other);
        partner[other] = Some(one);
    }
    Some(Instead { partner })
}

/// Finds who is to blame. Pairs played and pairs that the rules ask for hang together in chains; one error moves all of its
/// chain, so that in each chain only the first is accused, or what is forbidden whatever the order.
fn blame(scene: &Scene<'_>, instead: &Instead, broken: &mut Vec<Forbidden>, rows: &mut [Row]) {
    let chains = Chains::new(scene, instead);
    let mut best: Option<Vec<Break>> = None;
    for (_, walked) in orders(scene) {
        let breaks: Vec<Break> = walked
            .breaks
            .into_iter()
            .filter(|found| chains.first_of(found).is_some())
            .collect();
        if best.as_ref().is_none_or(|best| breaks.len() < best.len()) {
            best = Some(breaks);
        }
    }
    let mut blamed: Vec<(usize, [usize; 2])> = Vec::new();
    for (player, with, _) in broken.iter() {
        if let Some(chain) = chains.of(*player) {
            blamed.push((chain, [*player, with.unwrap_or(*player)]));
        }
    }
    for found in best.unwrap_or_default() {
        let Some((player, chain)) = chains.first_of(&found) else {
            continue;
        };
        if blamed.iter().any(|(own, _)| *own == chain) {
            continue;
        }
        let with = scene.partner[player];
        let pair = [player, with.unwrap_or(player)];
        let beside = found.pool.iter().find_map(|player| {
            let chain = chains.of(*player)?;
            blamed.iter().find(|(own, _)| *own == chain)
        });
        let said = match beside {
            Some((_, pair)) => Said::Open(SwissReason::Beside {
                pair: names(scene, *pair),
            }),
            None => {
                blamed.push((chain, pair));
                accusation(scene, instead, player, &found)
            }
        };
        let [player, _] = [pair[0].min(pair[1]), pair[1]];
        let with = scene.partner[player];
        broken.push((player, with, said));
    }
    for row in rows {
        let chain = chains.of(row.player);
        if blamed.is_empty() && chain.is_some() {
            row.said = Said::Open(SwissReason::NotSearched);
            continue;
        }
        let blamed = blamed.iter().find(|(own, _)| Some(*own) == chain);
        row.said = Said::Right(blamed.map(|(_, pair)| SwissReason::Follows {
            pair: names(scene, *pair),
        }));
    }
}

fn names(scene: &Scene<'_>, pair: [usize; 2]) -> Vec<String> {
    let [one, other] = pair;
    let others = (one != other).then(|| scene.name(other));
    std::iter::once(scene.name(one)).chain(others).collect()
}

fn accusation(scene: &Scene<'_>, instead: &Instead, whose: usize, found: &Break) -> Said {
    let player = scene.name(whose);
    let expected = match found.expected {
        Some([one, other]) => Some((one, Some(other))),
        None => instead.of(match found.what {
            Broken::FloatOther { expected } => expected,
            _ => whose,
        }),
    };
    let meant = || {
        let of = found.expected.map(|[_, other]| scene.name(other));
        of.unwrap_or_default()
    };
    let reason = match found.what {
        Broken::FloatOther { expected } => SwissReason::FloatOther {
            player,
            expected: scene.name(expected),
        },
        Broken::FloatNotDue => SwissReason::FloatNotDue { player },
        Broken::FloatOpponent => SwissReason::FloatOpponent {
            player,
            expected: meant(),
        },
        Broken::Order => SwissReason::Order {
            player,
            expected: meant(),
        },
        Broken::Replacement => SwissReason::Replacement {
            player,
            expected: meant(),
        },
    };
    Said::Wrong(reason, expected)
}

/// Players whose pairs differ between what was played and what the rules ask for, by the chain in which they hang together.
struct Chains {
    chain: Vec<Option<usize>>,
}

impl Chains {
    fn new(scene: &Scene<'_>, instead: &Instead) -> Chains {
        let count = scene.count();
        let differs = |player: usize| scene.partner[player] != instead.partner[player];
        let alone = |partner: &[Option<usize>]| {
            (0..count)
                .filter(|player| partner[*player].is_none() && differs(*player))
                .collect()
        };
        // Being free is a pairing too: who is and who should be hang together.
        let mut free: Vec<usize> = alone(&scene.partner);
        free.extend(alone(&instead.partner));
        let mut chain = vec![None; count];
        for start in 0..count {
            if chain[start].is_some() || !differs(start) {
                continue;
            }
            let mut open = vec![start];
            while let Some(player) = open.pop() {
                if chain[player].replace(start).is_some() {
                    continue;
                }
                let with = [scene.partner[player], instead.partner[player]];
                let also = free.iter().copied().filter(|_| free.contains(&player));
                let next = with.into_iter().flatten().chain(also);
                open.extend(next.filter(|next| chain[*next].is_none()));
            }
        }
        Chains { chain }
    }

    fn of(&self, player: usize) -> Option<usize> {
        self.chain[player]
    }

    /// The first of those whose pairing it is who hangs in a chain, and the chain.
    fn first_of(&self, found: &Break) -> Option<(usize, usize)> {
        let mut players = found.players.iter();
        players.find_map(|player| Some((*player, self.of(*player)?)))
    }
}
