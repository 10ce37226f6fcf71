//! `rematch = false`: no two players meet a second time. A game that was not played is no meeting.

use std::collections::BTreeMap;

use crate::tournament::cell::What;

use super::one_match::MeetingReason;
use super::{Found, Ground, TeamCheck};

pub(super) fn check(ground: &Ground<'_>) -> Vec<TeamCheck> {
    let mut found = Found::new("rematch", "players");
    let people = ground.people();
    // To which person each place belongs.
    let mut person_of: BTreeMap<usize, usize> = BTreeMap::new();
    for (person, places) in people.iter().enumerate() {
        person_of.extend(places.iter().map(|place| (*place, person)));
    }
    for (person, places) in people.iter().enumerate() {
        // Opponent, the round of the first game, and whether it is over.
        let mut met: BTreeMap<usize, (u32, bool)> = BTreeMap::new();
        let mut games: Vec<(u32, usize, usize, bool)> = Vec::new();
        for place in places {
            for (round, cell) in ground.tournament.cells(*place, ground.rounds) {
                let (with, is_over) = match cell.what {
                    What::Played { with, .. } => (with, true),
                    What::Open(with) => (with, false),
                    _ => continue,
                };
                games.push((round, *place, with.opponent, is_over));
            }
        }
        if !games.is_empty() {
            found.look();
        }
        games.sort_unstable();
        for (round, place, opponent, is_over) in games {
            let other = person_of.get(&opponent).copied().unwrap_or(opponent);
            let Some((before, was_over)) = met.get(&other).copied() else {
                met.insert(other, (round, is_over));
                continue;
            };
            // Each pair is told once.
            if person > other {
                continue;
            }
            let (name, seat) = (ground.name(opponent), ground.seat(place, round));
            match is_over && was_over {
                true => found.broken(
                    seat,
                    MeetingReason::Rematch {
                        opponent: name,
                        round: before,
                    },
                ),
                false => found.undecidable(
                    seat,
                    MeetingReason::RematchOpen {
                        opponent: name,
                        round: before,
                    },
                ),
            }
        }
    }
    found.done()
}
