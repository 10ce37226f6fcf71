//! The field: the rated players in their seats, and how often each two of them met with either colour. Repeated
//! pairings are counted together, so that everything after this costs by the pairing and not by the game.

use super::connected::Groups;
use super::{PoolGame, PoolGroup, PoolOptions, PoolStanding};

/// Two rated players of one group who met. A pairing of two anchors says nothing of ratings, but it does of White's
/// advantage and of the draws.
#[derive(Debug, Clone, Copy)]
pub(super) struct Pairing {
    /// Seats; the first is the lower.
    pub first: u32,
    pub second: u32,
    /// Games in which the first had White.
    pub first_white: u32,
    pub second_white: u32,
}

#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Tally {
    pub games: u32,
    pub half_points: u32,
}

impl Tally {
    /// Why a player has no finite rating.
    pub fn without_rating(self) -> PoolStanding {
        match self {
            Tally { games: 0, .. } => PoolStanding::NoGames,
            Tally { half_points: 0, .. } => PoolStanding::LostAll,
            Tally { games, half_points } if half_points == 2 * games => PoolStanding::WonAll,
            _ => PoolStanding::OneSided,
        }
    }
}

pub(super) struct Field {
    /// Who sits where. Players without an anchor come first, group by group; then the anchors.
    pub player_at: Vec<u32>,
    /// Seats below this are free; the others hold anchors.
    pub free: usize,
    /// The free seats of each group.
    pub seats_of_group: Vec<std::ops::Range<usize>>,
    pub groups: Vec<PoolGroup>,
    /// Strengths of the anchors, from the first anchor's seat on, in units of the logistic curve above the average.
    pub anchors: Vec<f64>,
    pub pairings: Vec<Pairing>,
    /// Points made in games that count, by seat.
    pub points: Vec<f64>,
    pub white_points: f64,
    pub draws: u32,
    pub games: u32,
    pub games_left_out: u32,
    /// Games and points of every player, rated or not, in all his games.
    pub tallies: Vec<Tally>,
}

impl Field {
    pub fn seat(
        players: usize,
        games: &[PoolGame],
        groups: &Groups,
        options: &PoolOptions,
    ) -> Field {
        let mut anchor_of = vec![None; players];
        for &(player, rating) in &options.anchors {
            anchor_of[player as usize] =
                Some((rating - options.average) / options.scale.points_per_unit());
        }
        let mut player_at: Vec<u32> = (0..players as u32)
            .filter(|player| groups.of_player[*player as usize].is_some())
            .collect();
        player_at.sort_by_key(|player| {
            let at = *player as usize;
            (anchor_of[at].is_some(), groups.of_player[at])
        });
        let anchors: Vec<f64> = player_at
            .iter()
            .filter_map(|player| anchor_of[*player as usize])
            .collect();
        let free = player_at.len() - anchors.len();

        let mut seat_of = vec![u32::MAX; players];
        for (seat, &player) in player_at.iter().enumerate() {
            seat_of[player as usize] = seat as u32;
        }
        let group_at = |seat: usize| groups.of_player[player_at[seat] as usize];
        let mut seats_of_group = Vec::new();
        let mut start = 0;
        for group in 0..groups.count {
            let mut end = start;
            while end < free && group_at(end) == Some(group) {
                end += 1;
            }
            seats_of_group.push(start..end);
            start = end;
        }
        let mut groups_told: Vec<PoolGroup> = (0..groups.count)
            .map(|group| PoolGroup {
                players: 0,
                games: 0,
                anchored: groups.anchored == Some(group),
            })
            .collect();
        for group in groups.of_player.iter().flatten() {
            groups_told[*group as usize].players += 1;
        }

        let mut field = Field {
            points: vec![0.0; player_at.len()],
            player_at,
            free,
            seats_of_group,
            groups: groups_told,
            anchors,
            pairings: Vec::new(),
            white_points: 0.0,
            draws: 0,
            games: 0,
            games_left_out: 0,
            tallies: vec![Tally::default(); players],
        };
        field.count(games, groups, &seat_of);
        field
    }

    fn count(&mut self, games: &[PoolGame], groups: &Groups, seat_of: &[u32]) {
        let mut met: Vec<u64> = Vec::with_capacity(games.len());
        for game in games {
            let (white, black) = (game.white as usize, game.black as usize);
            let half_points = u32::from(game.white_half_points);
            for (player, made) in [(white, half_points), (black, 2 - half_points)] {
                self.tallies[player].games += 1;
                self.tallies[player].half_points += made;
            }
            let group = groups.of_player[white];
            let Some(group) = group.filter(|_| group == groups.of_player[black]) else {
                self.games_left_out += 1;
                continue;
            };
            self.games += 1;
            self.groups[group as usize].games += 1;
            self.draws += u32::from(half_points == 1);
            // Sums of halves are exact, in whatever order the games come.
            let made = f64::from(half_points) / 2.0;
            self.white_points += made;
            self.points[seat_of[white] as usize] += made;
            self.points[seat_of[black] as usize] += 1.0 - made;
            let (white, black) = (u64::from(seat_of[white]), u64::from(seat_of[black]));
            // The lowest bit says whether the second player has White.
            let (low, high, second_white) = if white < black {
                (white, black, 0)
            } else {
                (black, white, 1)
            };
            met.push(low << 33 | high << 1 | second_white);
        }
        met.sort_unstable();
        for key in met {
            let (first, second) = ((key >> 33) as u32, (key as u32) >> 1);
            let same = self
                .pairings
                .last()
                .is_some_and(|last| last.first == first && last.second == second);
            if !same {
                self.pairings.push(Pairing {
                    first,
                    second,
                    first_white: 0,
                    second_white: 0,
                });
            }
            if let Some(last) = self.pairings.last_mut() {
                if key & 1 == 0 {
                    last.first_white += 1;
                } else {
                    last.second_white += 1;
                }
            }
        }
    }

    /// Takes from each group without an anchor its average: only differences are known there.
    pub fn level<const LANES: usize>(&self, values: &mut [[f64; LANES]]) {
        for seats in self.drifting() {
            let seated = &mut values[seats.clone()];
            let mut mean = [0.0; LANES];
            for value in seated.iter() {
                for lane in 0..LANES {
                    mean[lane] += value[lane];
                }
            }
            let mean = mean.map(|sum| sum / seated.len() as f64);
            for value in seated.iter_mut() {
                for lane in 0..LANES {
                    value[lane] -= mean[lane];
                }
            }
        }
    }

    /// The seats of each group that no anchor holds.
    pub fn drifting(&self) -> impl Iterator<Item = std::ops::Range<usize>> {
        self.groups
            .iter()
            .zip(&self.seats_of_group)
            .filter(|(group, _)| !group.anchored)
            .map(|(_, seats)| seats.clone())
    }

    /// The group of each free seat.
    pub fn group_of_seat(&self) -> impl Iterator<Item = usize> {
        self.seats_of_group
            .iter()
            .enumerate()
            .flat_map(|(group, seats)| seats.clone().map(move |_| group))
    }
}
