//! The list after a contest: what it makes of every player of the list before, and who is new on it. Whoever has not played
//! stays as he was, but for what the rules do to everybody.

use std::collections::{HashMap, HashSet};

use crate::laws::Pace;
use crate::lists::rating_list::{ListMonth, Listed, ListedRating};
use crate::lists::standing::Standing;
use crate::points::Rating;

use super::calculation::Calculation;
use super::contest::{Contest, Identity};
use super::lookup::LookupRemark;
use super::systems::System;

/// How somebody who played comes out of the period.
struct Outcome {
    rating: Option<u32>,
    /// The rating to which his change was added, if a list had it.
    before: Option<u32>,
    games: u32,
    /// Where he stood in his last event.
    standing: Standing,
    name: String,
    federation: String,
}

pub struct NextList {
    system: &'static dyn System,
    /// Those of the list before, and the list itself.
    months: (Option<ListMonth>, ListMonth),
    by_id: HashMap<String, Outcome>,
    /// Rated players without an ID: no line of a list can be theirs.
    without_id: Vec<Outcome>,
    met: HashSet<String>,
    /// Who has another rating than on the list before.
    pub changed: u64,
    /// Whose first rating comes from events before the list on which he has one.
    pub rated_meanwhile: u64,
}

/// What a system is asked about somebody on the next list.
pub struct NextK<'s> {
    pub rating: u32,
    /// The K of the list before.
    pub printed: Option<u32>,
    pub birth: Option<i16>,
    pub months: (Option<ListMonth>, ListMonth),
    /// Where he stood, if he played, and his games in the period.
    pub played: Option<(&'s Standing, u32)>,
}

impl NextList {
    pub fn of(
        contest: &Contest,
        calculations: &[Calculation],
        system: &'static dyn System,
        months: (Option<ListMonth>, ListMonth),
    ) -> NextList {
        let mut next = NextList {
            system,
            months,
            by_id: HashMap::new(),
            without_id: Vec::new(),
            met: HashSet::new(),
            changed: 0,
            rated_meanwhile: 0,
        };
        for sum in calculations {
            let player = &contest.players[sum.player];
            let Some(&last) = contest.tournaments_of(sum.player).last() else {
                continue;
            };
            if player.identity != Identity::Known {
                continue;
            }
            let standing = contest.standing(sum.player, last);
            let games = sum.games();
            let rating = match sum.after {
                // Who entered with a rating of another kind, and played no game that counts, has none of this kind.
                Some(_) if standing.rating.is_none() && games == 0 => None,
                Some(Rating::Whole(rating)) => Some(rating),
                _ => None,
            };
            // The officer's word goes before any list's.
            let is_overruled = standing
                .remarks
                .iter()
                .any(|remark| remark.key == LookupRemark::FILE_DIFFERS);
            let outcome = Outcome {
                rating,
                before: sum.before.filter(|_| !is_overruled),
                games,
                standing: standing.clone(),
                name: player.name.clone(),
                federation: player.federation.clone(),
            };
            match &*player.id {
                "" => next.without_id.push(outcome),
                id => {
                    next.by_id.insert(id.to_owned(), outcome);
                }
            }
        }
        next
    }

    fn pace(&self) -> Pace {
        self.system.pace()
    }

    /// A player of the list before, as the next one has him.
    pub fn after(&mut self, mut listed: Listed) -> Listed {
        let before = listed.at(self.pace());
        let has_played = self.by_id.contains_key(&listed.id);
        let is_first = has_played && self.met.insert(listed.id.clone());
        let outcome = self.by_id.get(&listed.id).filter(|_| is_first);
        let rating = match outcome {
            Some(outcome) => match (before.rating, outcome.before, outcome.rating) {
                // He played under an older list: what he won or lost is added to what he has now.
                (Some(now), Some(then), Some(after)) if now != then => {
                    let rating = i64::from(now) + i64::from(after) - i64::from(then);
                    self.system.listed(rating, self.months.1)
                }
                (Some(now), None, Some(_)) if outcome.standing.rating.is_none() => {
                    self.rated_meanwhile += 1;
                    Some(now)
                }
                (_, _, rating) => rating,
            },
            None => before
                .rating
                .map(|rating| self.system.unplayed(rating, self.months)),
        };
        let rated = ListedRating {
            rating,
            games: Some(outcome.map_or(0, |outcome| outcome.games)),
            k: match rating {
                Some(rating) => self.system.next_k(&NextK {
                    rating,
                    printed: before.k,
                    birth: listed.birth,
                    months: self.months,
                    played: outcome.map(|outcome| (&outcome.standing, outcome.games)),
                }),
                None => None,
            },
        };
        if outcome.is_some_and(|outcome| outcome.games > 0) {
            listed.beside.flag = listed.beside.flag.replace('i', "");
        }
        self.changed += u64::from(rated.rating != before.rating);
        *listed.at_mut(self.pace()) = rated;
        listed
    }

    /// Rated players whom the list before has not, by ID; those without one come last, by name.
    pub fn newcomers(&self) -> Vec<Listed> {
        let new = self.by_id.iter().filter(|(id, _)| !self.met.contains(*id));
        let mut new: Vec<(&str, &Outcome)> = new.map(|(id, outcome)| (&**id, outcome)).collect();
        new.sort_by_key(|(id, _)| (id.len(), *id));
        let mut nameless: Vec<&Outcome> = self.without_id.iter().collect();
        nameless.sort_by(|one, other| one.name.cmp(&other.name));
        let all = new
            .into_iter()
            .chain(nameless.into_iter().map(|outcome| ("", outcome)));
        all.filter_map(|(id, outcome)| {
            let rating = outcome.rating?;
            let birth = outcome.standing.birth;
            let mut listed = Listed {
                id: id.to_owned(),
                name: outcome.name.clone(),
                federation: outcome.federation.clone(),
                birth,
                ..Listed::default()
            };
            *listed.at_mut(self.pace()) = ListedRating {
                rating: Some(rating),
                games: Some(outcome.games),
                k: self.system.next_k(&NextK {
                    rating,
                    printed: outcome.standing.k,
                    birth,
                    months: self.months,
                    played: Some((&outcome.standing, outcome.games)),
                }),
            };
            Some(listed)
        })
        .collect()
    }
}
