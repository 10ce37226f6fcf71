//! A round, group by group: whether who left a group had to leave it, and whether those who stayed are paired as the rules ask.
//! Each group is judged by what stood when its turn came, so that nobody is accused of what only follows from an error above.

use super::completion::{Standing, complete, natives_of_next};
use super::matching::can_be_paired;
use super::order::{Order, Way};
use super::scene::{Link, Scene};
use super::tentative::{Misfit, Pool};

/// A pairing that cannot stand.
#[derive(Clone, Debug)]
pub(super) struct Break {
    /// Whose pairing it is; several where they left a group together.
    pub(super) players: Vec<usize>,
    /// Whom he, or who else, should have met, where one step alone says so.
    pub(super) expected: Option<[usize; 2]>,
    pub(super) what: Broken,
    /// Who was to be paired in that step.
    pub(super) pool: Vec<usize>,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Broken {
    /// Somebody else had to leave the group (1.5).
    FloatOther { expected: usize },
    /// Nobody, or fewer, had to leave it (1.2, 3.3).
    FloatNotDue,
    /// Who came from another group meets the highest (1.5).
    FloatOpponent,
    /// The halves meet in order (2.4).
    Order,
    /// Whoever is met already is replaced by the next (3.2).
    Replacement,
}

/// What the steps of one order give.
#[derive(Clone, Debug, Default)]
pub(super) struct Walked {
    pub(super) breaks: Vec<Break>,
    /// Players whose pairs are one of several that the rules allow.
    pub(super) by_choice: Vec<usize>,
}

/// Walks through the groups in an order. Pairs that may stand outside of the groups (2.5, 3.4, 5.4) are left out where `beside`
/// says so.
pub(super) fn walk(scene: &Scene<'_>, order: &Order, beside: bool) -> Walked {
    let mut walked = Walked::default();
    let mut out: Vec<usize> = (0..scene.count())
        .filter(|player| scene.partner[*player].is_none())
        .collect();
    for pair in pairs(scene) {
        let [one, other] = pair;
        let stands_beside = beside && stands_beside(scene, order, pair);
        if stands_beside {
            walked.by_choice.push(one);
        }
        if stands_beside || scene.link(one, other).is_forbidden() {
            out.extend(pair);
        }
    }
    let mut standing = Standing::start(scene, &out);
    while standing.step < order.steps.len() {
        let (pool, later) = standing.pool(scene, order);
        let players = pool.players();
        let left =
            |player: &usize| scene.partner[*player].is_some_and(|with| !players.contains(&with));
        let leaving: Vec<usize> = players.iter().copied().filter(left).collect();
        if !pool.natives.is_empty() {
            if let Some((players_left, what)) =
                float_break(scene, order, &standing, &pool, &leaving)
            {
                walked.breaks.push(Break {
                    players: players_left,
                    expected: None,
                    what,
                    pool: players.clone(),
                });
            } else if is_unusual(order, &standing, &pool, &leaving) {
                walked.by_choice.extend(&leaving);
            }
            match pool.without(&leaving).judge(scene) {
                Ok(judged) if judged.by_choice => walked.by_choice.extend(&players),
                Ok(_) => {}
                Err(misfit) => walked.breaks.push(of_misfit(misfit, players)),
            }
        }
        standing = standing.after(order, &leaving, later);
    }
    walked
}

/// The pairs played, each once, the higher ranked player first.
pub(super) fn pairs(scene: &Scene<'_>) -> Vec<[usize; 2]> {
    let players = 0..scene.count();
    let pair = |player: usize| Some([player, scene.partner[player]?]);
    players
        .filter_map(pair)
        .filter(|[one, other]| one < other)
        .collect()
}

fn of_misfit(misfit: Misfit, pool: Vec<usize>) -> Break {
    Break {
        players: vec![misfit.player],
        expected: Some([misfit.player, misfit.expected]),
        what: match misfit {
            _ if misfit.is_floater => Broken::FloatOpponent,
            _ if misfit.is_replaced => Broken::Replacement,
            _ => Broken::Order,
        },
        pool,
    }
}

/// A pair of two groups that the rules allow whatever the groups need: who is paired later has nobody in the next group, or
/// nobody in his own, and is paired with a group before (2.5, 5.4).
fn stands_beside(scene: &Scene<'_>, order: &Order, pair: [usize; 2]) -> bool {
    let place = |player: usize| {
        let group = scene.group_of(player);
        let mut steps = order.steps.iter();
        steps
            .position(|step| step.group == group)
            .unwrap_or_default()
    };
    let [one, other] = pair.map(place);
    let (later, step) = match one.cmp(&other) {
        std::cmp::Ordering::Equal => return false,
        std::cmp::Ordering::Less => (pair[1], order.steps[other]),
        std::cmp::Ordering::Greater => (pair[0], order.steps[one]),
    };
    let has_one = |group: usize| {
        let mut others = scene.groups[group].clone();
        others.any(|other| other != later && scene.may_meet(later, other))
    };
    let next = step.next.map(|next| order.steps[next].group);
    !has_one(step.group) || next.is_some_and(|next| !has_one(next))
}

/// Who leaves by the rules where nothing stands in the way: nobody, or the lowest (1.5); upwards, where the rules say nothing
/// more, the highest or the lowest.
fn usual(order: &Order, standing: &Standing, pool: &Pool) -> Vec<Vec<usize>> {
    let step = order.steps[standing.step];
    let (Some(highest), Some(lowest)) = (pool.natives.first(), pool.natives.last()) else {
        return Vec::new();
    };
    match (pool.players().len() % 2, step.way) {
        _ if step.next.is_none() => vec![Vec::new()],
        (0, _) => vec![Vec::new()],
        (_, Way::Down) => vec![vec![*lowest]],
        (_, Way::Up) => vec![vec![*highest], vec![*lowest]],
    }
}

fn is_unusual(order: &Order, standing: &Standing, pool: &Pool, leaving: &[usize]) -> bool {
    let usual = usual(order, standing, pool);
    usual.first().is_none_or(|usual| usual != leaving)
}

/// Who left a group without need.
fn float_break(
    scene: &Scene<'_>,
    order: &Order,
    standing: &Standing,
    pool: &Pool,
    leaving: &[usize],
) -> Option<(Vec<usize>, Broken)> {
    let usual = usual(order, standing, pool);
    if usual.iter().any(|usual| usual == leaving) {
        return None;
    }
    // Where the rules can be read in two ways, neither may be in trouble.
    let goes = |usual: &Vec<usize>| could_leave(scene, order, standing, pool, leaving, usual);
    if !usual.iter().all(goes) {
        return None;
    }
    let expected = usual.first()?;
    let others = leaving.iter().copied();
    let others: Vec<usize> = others.filter(|player| !expected.contains(player)).collect();
    let what = match expected[..] {
        [expected] if leaving.len() == 1 => Broken::FloatOther { expected },
        _ => Broken::FloatNotDue,
    };
    Some((others, what))
}

/// Whether these could have left the group instead of those who did, with everybody paired and not more pairs of different
/// points. Any doubt whether the rules ask for others says no.
fn could_leave(
    scene: &Scene<'_>,
    order: &Order,
    standing: &Standing,
    pool: &Pool,
    leaving: &[usize],
    usual: &[usize],
) -> bool {
    let has_one = |player: usize, among: &[usize]| {
        let mut others = among.iter().filter(|other| **other != player);
        others.any(|other| scene.link(player, *other) == Link::Yes)
    };
    let rest = pool.without(usual);
    let next = natives_of_next(scene, order, standing);
    // 2.5
    let can_go = usual.iter().all(|player| has_one(*player, &next));
    // 3.4
    let own = &pool.natives;
    let can_stay = rest.natives.iter().all(|player| {
        let floaters: Vec<usize> = rest.floaters.iter().map(|(floater, _)| *floater).collect();
        has_one(*player, if own.len() == 1 { &floaters } else { own })
    });
    let can_arrive = rest
        .floaters
        .iter()
        .all(|(player, _)| has_one(*player, own));
    // 3.3: where as many leave, nothing forbids to let another go rather than to undo pairs.
    let can_pair = match leaving.len() > usual.len() {
        true => can_be_paired(&rest.players(), |one, other| scene.may_meet(one, other)),
        false => rest.goes_smoothly(scene),
    };
    if !(can_go && can_stay && can_arrive && can_pair) {
        return false;
    }
    let instead = complete(scene, order, standing.clone(), Some(usual.to_vec()));
    instead.is_some_and(|instead| {
        let mut paired = vec![false; scene.count()];
        for player in instead.iter().flatten() {
            paired[*player] = true;
        }
        let played = pairs(scene).into_iter();
        let played: Vec<[usize; 2]> = played.filter(|[one, _]| paired[*one]).collect();
        uneven(scene, &instead) <= uneven(scene, &played)
    })
}

/// How many pairs have different points.
fn uneven(scene: &Scene<'_>, pairs: &[[usize; 2]]) -> usize {
    let differ = |[one, other]: &&[usize; 2]| scene.points[*one] != scene.points[*other];
    pairs.iter().filter(differ).count()
}
