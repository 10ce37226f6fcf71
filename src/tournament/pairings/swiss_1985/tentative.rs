//! The tentative pairs of a group (1.5, 2.3, 2.4, 3.2, 3.3). Who came from another group meets the highest; the others are cut
//! into halves, first against first; whoever is met already gives way to the next below. Where nobody is left for a player, a
//! tentative pair is undone. The rules leave much of this open; what was played guides the choice wherever there is one, so
//! that one way through the rules that ends at the pairs played is found if there is any.

use super::matching::can_be_paired;
use super::order::Way;
use super::scene::{Link, Scene};

/// Those who are to be paired with each other in one step, nobody left over.
#[derive(Clone, Debug)]
pub(super) struct Pool {
    /// Who came from groups paired before, and which way; the highest ranked first.
    pub(super) floaters: Vec<(usize, Way)>,
    /// The group's own players, by rank.
    pub(super) natives: Vec<usize>,
}

/// A pairing of a pool cannot have come about by the rules: this player should have had that opponent.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Misfit {
    pub(super) player: usize,
    pub(super) expected: usize,
    pub(super) is_floater: bool,
    /// Whether the opponent at first was to be replaced.
    pub(super) is_replaced: bool,
}

/// Which of the orders in which opponents are offered is taken where none leads to what was played: for who came from another
/// group, and for the others.
type Preference = [usize; 2];

/// A text that can be read in several ways is read in all of them.
const PREFERENCES: [Preference; 8] = [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
    [0, 2],
    [1, 2],
    [0, 3],
    [1, 3],
];

/// Orders of floaters are all tried up to so many of them.
const FEW_FLOATERS: usize = 4;

impl Pool {
    pub(super) fn players(&self) -> Vec<usize> {
        let floaters = self.floaters.iter().map(|(player, _)| *player);
        floaters.chain(self.natives.iter().copied()).collect()
    }

    pub(super) fn without(&self, out: &[usize]) -> Pool {
        let stays = |player: &usize| !out.contains(player);
        let floaters = self.floaters.iter().copied();
        Pool {
            floaters: floaters.filter(|(player, _)| stays(player)).collect(),
            natives: self.natives.iter().copied().filter(stays).collect(),
        }
    }

    /// Whether the pairs played can have come about by the rules; else who is the first that cannot.
    pub(super) fn judge(&self, scene: &Scene<'_>) -> Result<Judged, Misfit> {
        let mut first: Option<Misfit> = None;
        for floaters in self.orders_of_floaters() {
            let pool = Pool {
                floaters,
                natives: self.natives.clone(),
            };
            for preference in PREFERENCES {
                for guided in [true, false] {
                    match pool.judge_by(scene, preference, guided) {
                        Ok(judged) => return Ok(judged),
                        Err(misfit) => first = first.or(Some(misfit)),
                    }
                }
            }
        }
        match first {
            Some(misfit) if self.floaters.len() <= FEW_FLOATERS => Err(misfit),
            _ => Ok(Judged { by_choice: true }),
        }
    }

    /// By one reading: led to what was played at every choice, or only where a pair is undone, since a tentative pair need not be
    /// one that was played.
    fn judge_by(
        &self,
        scene: &Scene<'_>,
        preference: Preference,
        guided: bool,
    ) -> Result<Judged, Misfit> {
        let mut tentative = Tentative::new(scene, self, preference);
        tentative.follow(guided);
        let by_choice = Ok(Judged { by_choice: true });
        match tentative.misfit() {
            None => Ok(Judged {
                by_choice: tentative.chose || tentative.stuck_after.is_some(),
            }),
            Some(misfit) if tentative.stuck_after.is_none() => Err(misfit),
            Some(_) => match self.needless(scene, &tentative) {
                None => by_choice,
                Some(_) if self.is_first_that_goes(scene) => by_choice,
                Some(misfit) => Err(misfit),
            },
        }
    }

    fn orders_of_floaters(&self) -> Vec<Vec<(usize, Way)>> {
        let mut orders = vec![Vec::new()];
        if self.floaters.len() > FEW_FLOATERS {
            return vec![self.floaters.clone()];
        }
        for floater in &self.floaters {
            orders = orders
                .into_iter()
                .flat_map(|order| {
                    (0..=order.len()).rev().map(move |place| {
                        let mut longer: Vec<(usize, Way)> = order.clone();
                        longer.insert(place, *floater);
                        longer
                    })
                })
                .collect();
        }
        orders
    }

    /// A tentative pair that was undone without need (3.3): with it and all that was kept of the others, everybody can still be
    /// paired.
    fn needless(&self, scene: &Scene<'_>, tentative: &Tentative<'_>) -> Option<Misfit> {
        let made = &tentative.log[..tentative.stuck_after.unwrap_or(tentative.log.len())];
        let is_kept = |entry: &&Entry| scene.partner[entry.player] == Some(entry.with);
        let kept: Vec<usize> = made
            .iter()
            .filter(is_kept)
            .flat_map(|entry| [entry.player, entry.with])
            .collect();
        let rest = self.without(&kept).players();
        let undone = made.iter().filter(|entry| !is_kept(entry));
        undone
            .filter(|entry| scene.link(entry.player, entry.with) == Link::Yes)
            .find(|entry| {
                let left: Vec<usize> = rest
                    .iter()
                    .copied()
                    .filter(|player| ![entry.player, entry.with].contains(player))
                    .collect();
                can_be_paired(&left, |one, other| scene.may_meet(one, other))
            })
            .map(|entry| entry.misfit(self))
    }

    /// Whether what was played is the first pairing that goes, where the last tentative pair is always the first to be undone.
    fn is_first_that_goes(&self, scene: &Scene<'_>) -> bool {
        let mut tentative = Tentative::new(scene, self, PREFERENCES[0]);
        while let Some((player, walks)) = tentative.turn() {
            let Some(played) = scene.partner[player] else {
                return false;
            };
            if !tentative.choices(player, &walks).contains(&played) {
                let left = tentative.left();
                let before = walks[0].iter().copied().take_while(|with| *with != played);
                let could_be = |with: usize| {
                    let rest: Vec<usize> = left
                        .iter()
                        .copied()
                        .filter(|own| ![player, with].contains(own))
                        .collect();
                    can_be_paired(&rest, |one, other| scene.may_meet(one, other))
                };
                let mut before = before.filter(|with| scene.may_meet(player, *with));
                if before.any(could_be) {
                    return false;
                }
            }
            if tentative.with[played].is_some() {
                return false;
            }
            tentative.pair(player, played);
        }
        true
    }

    /// The pairs by the most literal way through the rules, whatever was played; none where not everybody can be paired.
    pub(super) fn pairs(&self, scene: &Scene<'_>) -> Option<Vec<[usize; 2]>> {
        let literal = PREFERENCES[0];
        self.first_pairs(scene, literal, false)
            .or_else(|| self.first_pairs(scene, literal, true))
    }

    /// Whether the tentative pairs come out without any undone, however the rules are read.
    pub(super) fn goes_smoothly(&self, scene: &Scene<'_>) -> bool {
        let mut readings = PREFERENCES.into_iter();
        readings.all(|preference| self.first_pairs(scene, preference, false).is_some())
    }

    fn first_pairs(
        &self,
        scene: &Scene<'_>,
        preference: Preference,
        looking_ahead: bool,
    ) -> Option<Vec<[usize; 2]>> {
        let mut tentative = Tentative::new(scene, self, preference);
        while let Some((player, walks)) = tentative.turn() {
            let walk = tentative.preferred(player, &walks);
            let left = tentative.left();
            let others = walk.iter().chain(&left).copied();
            let mut others = others.filter(|with| *with != player && scene.may_meet(player, *with));
            let with = if looking_ahead {
                others.find(|with| {
                    let rest: Vec<usize> = left
                        .iter()
                        .copied()
                        .filter(|own| ![player, *with].contains(own))
                        .collect();
                    can_be_paired(&rest, |one, other| scene.may_meet(one, other))
                })?
            } else {
                let mut in_walk = walk.iter().copied();
                in_walk.find(|with| scene.may_meet(player, *with))?
            };
            tentative.pair(player, with);
        }
        Some(
            tentative
                .log
                .iter()
                .map(|entry| [entry.player, entry.with])
                .collect(),
        )
    }
}

/// The pairs played can have come about.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Judged {
    /// By one of several ways that the rules allow.
    pub(super) by_choice: bool,
}

/// A tentative pair, when it was made.
#[derive(Copy, Clone, Debug)]
struct Entry {
    player: usize,
    with: usize,
    is_replaced: bool,
}

impl Entry {
    fn misfit(&self, pool: &Pool) -> Misfit {
        Misfit {
            player: self.player,
            expected: self.with,
            is_floater: pool
                .floaters
                .iter()
                .any(|(floater, _)| *floater == self.player),
            is_replaced: self.is_replaced,
        }
    }
}

/// Pairs on their way.
struct Tentative<'s> {
    scene: &'s Scene<'s>,
    pool: &'s Pool,
    preference: Preference,
    with: Vec<Option<usize>>,
    upper: Vec<usize>,
    lower: Vec<usize>,
    halved: bool,
    /// Two of the upper half were paired with each other.
    upper_with_upper: bool,
    /// Whose pair was undone, and who is paired next.
    freed: Vec<usize>,
    is_freed: bool,
    log: Vec<Entry>,
    /// How many pairs there were when nobody was left for a player.
    stuck_after: Option<usize>,
    chose: bool,
}

impl<'s> Tentative<'s> {
    fn new(scene: &'s Scene<'s>, pool: &'s Pool, preference: Preference) -> Tentative<'s> {
        Tentative {
            scene,
            pool,
            preference,
            with: vec![None; scene.count()],
            upper: Vec::new(),
            lower: Vec::new(),
            halved: false,
            upper_with_upper: false,
            freed: Vec::new(),
            is_freed: false,
            log: Vec::new(),
            stuck_after: None,
            chose: false,
        }
    }

    /// The order that this reading prefers.
    fn preferred<'w>(&self, player: usize, walks: &'w [Vec<usize>]) -> &'w [usize] {
        let mut floaters = self.pool.floaters.iter();
        let is_floater = floaters.any(|(floater, _)| *floater == player);
        let wanted = self.preference[usize::from(!is_floater)];
        let walk = walks.get(wanted).filter(|walk| {
            let mut walk = walk.iter();
            walk.any(|with| self.scene.may_meet(player, *with))
        });
        walk.or(walks.first()).map_or(&[], Vec::as_slice)
    }

    fn is_left(&self, player: usize) -> bool {
        self.with[player].is_none()
    }

    fn left(&self) -> Vec<usize> {
        let players = self.pool.players().into_iter();
        players.filter(|player| self.is_left(*player)).collect()
    }

    /// Whose turn it is, and in which orders he may be offered opponents: the most literal one first.
    fn turn(&mut self) -> Option<(usize, Vec<Vec<usize>>)> {
        let freed = self.freed.pop();
        self.is_freed = freed.is_some();
        if let Some(player) = freed {
            let left = self.left();
            let others = left.into_iter().filter(|other| *other != player);
            return Some((player, vec![others.collect()]));
        }
        let natives = self.pool.natives.iter().copied();
        let natives: Vec<usize> = natives.filter(|player| self.is_left(*player)).collect();
        let floaters = self.pool.floaters.iter().copied();
        let floater = floaters
            .into_iter()
            .find(|(player, _)| self.is_left(*player));
        if let Some((floater, way)) = floater {
            let from_bottom: Vec<usize> = natives.iter().rev().copied().collect();
            let walks = match way {
                Way::Down => vec![natives],
                Way::Up => vec![from_bottom, natives],
            };
            return Some((floater, walks));
        }
        let &first = natives.first()?;
        if !std::mem::replace(&mut self.halved, true) {
            (self.upper, self.lower) = halves(&natives);
        }
        let upper = self.upper.iter().copied();
        match upper.clone().find(|player| self.is_left(*player)) {
            Some(player) => Some((player, self.walks(player, &natives))),
            None => {
                let others = natives[1..].to_vec();
                Some((first, vec![half_first(&natives), others]))
            }
        }
    }

    /// The orders in which a player of the upper half may be offered opponents.
    fn walks(&self, player: usize, natives: &[usize]) -> Vec<Vec<usize>> {
        let left = |player: &usize| self.is_left(*player);
        let upper = self.upper.iter().rev().copied().filter(left);
        let upper: Vec<usize> = upper.take_while(|other| *other != player).collect();
        let lower: Vec<usize> = self.lower.iter().copied().filter(left).collect();
        let own = self.upper.iter().position(|own| *own == player);
        let own = own.unwrap_or_default();
        // Whoever gave way stays first in the row for the next player.
        let in_row = lower.iter().chain(&upper).copied().collect();
        // Only the one who is met is replaced: everybody else keeps his place against his own number.
        let beyond = self.lower.iter().skip(own).copied().filter(left);
        let before = self.lower.iter().take(own).copied().filter(left);
        let in_place = beyond.chain(before).chain(upper.iter().copied()).collect();
        let mut walks: Vec<Vec<usize>> = vec![in_row, in_place];
        walks.extend(self.exchanged(own).map(|with| vec![with]));
        if self.upper_with_upper && natives.first() == Some(&player) {
            // One of the upper half is gone: the rest may be cut into halves anew.
            walks.push(half_first(natives));
        }
        walks
    }

    /// Two have changed places: who now stands where this player's opponent would.
    fn exchanged(&self, own: usize) -> Option<usize> {
        let mut with = *self.lower.get(own)?;
        for _ in 0..self.lower.len() {
            let Some(taker) = self.with[with] else {
                return Some(with);
            };
            let place = self.upper.iter().position(|upper| *upper == taker)?;
            with = *self.lower.get(place)?;
        }
        None
    }

    /// Opponents that the rules give a player: the first of each order whom he may meet, and those before about whom the rules
    /// are silent.
    fn choices(&self, player: usize, walks: &[Vec<usize>]) -> Vec<usize> {
        let mut choices = Vec::new();
        for walk in walks {
            for with in walk {
                match self.scene.link(player, *with) {
                    Link::Yes => {
                        choices.push(*with);
                        break;
                    }
                    Link::Maybe => choices.push(*with),
                    _ => {}
                }
            }
        }
        choices
    }

    fn pair(&mut self, player: usize, with: usize) {
        self.with[player] = Some(with);
        self.with[with] = Some(player);
        self.upper_with_upper |= self.upper.contains(&player) && self.upper.contains(&with);
        let place = self.upper.iter().position(|upper| *upper == player);
        let opposite = place.and_then(|place| self.lower.get(place));
        self.log.push(Entry {
            player,
            with,
            is_replaced: opposite.is_some_and(|first| self.scene.link(player, *first) != Link::Yes),
        });
    }

    /// Goes through the rules, where guided at every choice towards what was played.
    fn follow(&mut self, guided: bool) {
        while let Some((player, walks)) = self.turn() {
            let played = self.scene.partner[player];
            let choices = self.choices(player, &walks);
            let mut led = choices.iter().copied().filter(|_| guided);
            let mut chosen = led.find(|with| Some(*with) == played);
            if self.is_freed
                && let Some(with) = played
            {
                // Whom a freed player is to meet is left open.
                let is_open =
                    walks[0].contains(&with) && !self.scene.link(player, with).is_forbidden();
                chosen = chosen.or(is_open.then_some(with));
            }
            let mut preferred = self.preferred(player, &walks).iter().copied();
            let certain = preferred.find(|with| self.scene.may_meet(player, *with));
            let mut offered = choices.iter().copied();
            let certain =
                certain.or_else(|| offered.find(|with| self.scene.may_meet(player, *with)));
            match chosen.or(certain) {
                Some(with) => {
                    self.chose |= chosen.is_some() && choices.first() != Some(&with);
                    self.pair(player, with);
                }
                None => {
                    self.stuck_after = self.stuck_after.or(Some(self.log.len()));
                    let Some(with) = played else { return };
                    if let Some(undone) = self.with[with] {
                        self.with[undone] = None;
                        self.freed.push(undone);
                    }
                    self.pair(player, with);
                }
            }
        }
    }

    /// The first tentative pair that was not played, unless the pairs came out as played.
    fn misfit(&self) -> Option<Misfit> {
        let players = self.pool.players();
        let differs = |player: &&usize| self.with[**player] != self.scene.partner[**player];
        players.iter().find(differs)?;
        let mut entries = self.log.iter();
        let entry = entries.find(|entry| self.scene.partner[entry.player] != Some(entry.with));
        let last = self.log.last();
        entry.or(last).map(|entry| entry.misfit(self.pool))
    }
}

/// The upper and the lower half; where the number is odd, the one in the middle is of the lower.
fn halves(players: &[usize]) -> (Vec<usize>, Vec<usize>) {
    let (upper, lower) = players.split_at(players.len() / 2);
    (upper.to_vec(), lower.to_vec())
}

/// For the first of these: the lower half downwards, then the upper half from below.
fn half_first(players: &[usize]) -> Vec<usize> {
    let (upper, lower) = halves(players);
    let upper = upper.into_iter().skip(1).rev();
    lower.into_iter().chain(upper).collect()
}
