//! What stands before a round: who is there, with how many points, who has met whom, who was free, which colours everybody
//! had; and what was played. Inside a scene players are numbered by their rank: by points, then by start number.

use std::ops::Range;

use crate::board::Color;
use crate::points::Hundredths;
use crate::tournament::Tournament;
use crate::tournament::cell::{Alone, What};

use super::colors::{Had, perhaps_three_alike, three_alike};
use super::facts::SwissReason;

/// Whether two players may be paired.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Link {
    Yes,
    /// The rules do not say: they were paired and the game was not played, or three colours alike were not in a row.
    Maybe,
    /// They met in that round (1.2).
    Met(u32),
    /// Both had this colour three times in a row (5.4).
    Alike(Color),
}

impl Link {
    pub(super) fn is_forbidden(self) -> bool {
        matches!(self, Link::Met(_) | Link::Alike(_))
    }
}

/// What somebody is known to have had of byes before.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Free {
    Never,
    /// A full point that may have been the one of 1.3.
    Perhaps,
    In(u32),
}

/// What is taken for granted of rounds before, where the input is silent.
#[derive(Clone, Debug, Default)]
pub(super) struct Taken {
    /// Players without a game who are taken as free, by round.
    pub(super) free: Vec<(u32, usize)>,
}

/// A round before it is judged.
pub(super) struct Scene<'t> {
    pub(super) tournament: &'t Tournament,
    pub(super) round: u32,
    /// Places among the tournament's players, by rank.
    pub(super) players: Vec<usize>,
    pub(super) points: Vec<Hundredths>,
    /// Players of equal points, from the top.
    pub(super) groups: Vec<Range<usize>>,
    pub(super) histories: Vec<Vec<Had>>,
    pub(super) frees: Vec<Free>,
    /// As played; none for who is free.
    pub(super) partner: Vec<Option<usize>>,
    /// Who has the bye of the pairing; more than one where somebody erred.
    pub(super) free: Vec<usize>,
    /// Why nothing can be said of the order, beside what is broken whatever the order is.
    pub(super) unknown: Option<SwissReason>,
    /// Who was not in the order of start numbers, since there are none.
    pub(super) has_numbers: bool,
    links: Vec<Link>,
}

impl<'t> Scene<'t> {
    /// The scene of a round, and who is taken as free where nothing is known of him.
    pub(super) fn new(tournament: &'t Tournament, round: u32, taken: &mut Taken) -> Scene<'t> {
        let count = tournament.players.len();
        let mut there: Vec<usize> = Vec::new();
        let mut free: Vec<usize> = Vec::new();
        let mut unknown = None;
        for player in 0..count {
            match tournament.cell(player, round).what {
                What::Played { .. } | What::Forfeit { .. } | What::Open(_) => there.push(player),
                What::Alone(Alone::AllocatedBye) => free.push(player),
                What::Alone(Alone::ForfeitWin | Alone::ForfeitLoss) => {
                    let player = tournament.players[player].name.clone();
                    unknown = unknown.or(Some(SwissReason::TurnUnknown { player }));
                }
                What::Alone(_) => {}
            }
        }
        // The other half of a pair may be missing in what the input gives.
        there.retain(|player| {
            let with = tournament.cell(*player, round).opponent();
            let back = with.and_then(|with| tournament.cell(with, round).opponent());
            back == Some(*player)
        });
        let alone = |kind: Alone| {
            move |player: &usize| tournament.cell(*player, round).what == What::Alone(kind)
        };
        if free.is_empty() {
            // A full point may be the bye of the pairing under another mark, or was asked for.
            let full: Vec<usize> = (0..count).filter(alone(Alone::FullBye)).collect();
            if let [only] = full[..]
                && Scene::with(tournament, round, &there, &[only], taken).lowest_player()
                    == Some(only)
            {
                free.push(only);
            }
        }
        let silent: Vec<usize> = (0..count)
            .filter(alone(Alone::Unknown))
            .filter(|player| is_perhaps_there(tournament, *player, round, taken))
            .collect();
        if free.is_empty()
            && let [only] = silent[..]
            && Scene::with(tournament, round, &there, &[only], taken).lowest_player() == Some(only)
        {
            free.push(only);
            taken.free.push((round, only));
        } else if let Some(player) = silent.iter().find(|player| {
            let later = tournament.cells(**player, tournament.played);
            later
                .into_iter()
                .any(|(later, cell)| later > round && cell.pairing().is_some())
        }) {
            let player = tournament.players[*player].name.clone();
            unknown = unknown.or(Some(SwissReason::TurnUnknown { player }));
        }
        let mut scene = Scene::with(tournament, round, &there, &free, taken);
        scene.unknown = scene.unknown.or(unknown);
        scene
    }

    pub(super) fn with(
        tournament: &'t Tournament,
        round: u32,
        there: &[usize],
        free: &[usize],
        taken: &Taken,
    ) -> Scene<'t> {
        let before = round - 1;
        let win = Hundredths::new(tournament.scoring.win[0].into());
        let points = |player: usize| {
            let made = tournament.points_after(player, before);
            let taken = taken.free.iter();
            let taken = taken.filter(|(of, who)| *of <= before && *who == player);
            made + tournament.virtual_points(player, round) + taken.map(|_| win).sum()
        };
        let mut ranked: Vec<(Hundredths, u32, usize)> = there
            .iter()
            .chain(free)
            .map(|player| (points(*player), tournament.players[*player].number, *player))
            .collect();
        ranked.sort_by_key(|(points, number, _)| (std::cmp::Reverse(*points), *number));
        let players: Vec<usize> = ranked.iter().map(|(_, _, player)| *player).collect();
        let points: Vec<Hundredths> = ranked.iter().map(|(points, _, _)| *points).collect();
        let rank_of = |player: usize| players.iter().position(|own| *own == player);
        let histories: Vec<Vec<Had>> = players
            .iter()
            .map(|player| {
                let cells = tournament.cells(*player, before);
                let rounds = cells.map(|(round, cell)| {
                    let color = believed_color(tournament, *player, round);
                    had(cell.what, color)
                });
                rounds.collect()
            })
            .collect();
        let partner = players
            .iter()
            .map(|player| tournament.cell(*player, round).opponent().and_then(rank_of))
            .collect();
        let mut scene = Scene {
            tournament,
            round,
            groups: groups(&points),
            links: links(tournament, before, &players, &histories),
            frees: players
                .iter()
                .map(|player| free_before(tournament, *player, before, taken))
                .collect(),
            partner,
            free: free.iter().filter_map(|player| rank_of(*player)).collect(),
            unknown: None,
            has_numbers: tournament.has_start_numbers,
            histories,
            players,
            points,
        };
        scene.unknown = scene.missing_before(taken);
        scene
    }

    /// A game or a round before that leaves the points open.
    fn missing_before(&self, taken: &Taken) -> Option<SwissReason> {
        self.players.iter().find_map(|player| {
            let mut cells = self.tournament.cells(*player, self.round - 1);
            let (round, _) = cells.find(|(round, cell)| match cell.what {
                What::Open(_) => true,
                What::Alone(Alone::Unknown) => !taken.free.contains(&(*round, *player)),
                _ => false,
            })?;
            let player = self.tournament.players[*player].name.clone();
            Some(SwissReason::StandingsUnknown { player, round })
        })
    }

    pub(super) fn count(&self) -> usize {
        self.players.len()
    }

    pub(super) fn link(&self, one: usize, other: usize) -> Link {
        self.links[one * self.players.len() + other]
    }

    /// Whether two may be paired by any reading of the rules.
    pub(super) fn may_meet(&self, one: usize, other: usize) -> bool {
        self.link(one, other) == Link::Yes
    }

    pub(super) fn name(&self, player: usize) -> String {
        let player = &self.tournament.players[self.players[player]];
        match player.name.is_empty() {
            true => player.number.to_string(),
            false => player.name.clone(),
        }
    }

    pub(super) fn group_of(&self, player: usize) -> usize {
        let found = self.groups.iter().position(|group| group.contains(&player));
        found.unwrap_or_default()
    }

    /// The same as a place among the tournament's players.
    fn lowest_player(&self) -> Option<usize> {
        self.lowest().map(|lowest| self.players[lowest])
    }

    /// The lowest player of the lowest group who was not free before (1.3).
    pub(super) fn lowest(&self) -> Option<usize> {
        let everybody = 0..self.count();
        everybody
            .rev()
            .find(|player| self.frees[*player] == Free::Never)
    }
}

fn groups(points: &[Hundredths]) -> Vec<Range<usize>> {
    let mut groups: Vec<Range<usize>> = Vec::new();
    for place in 0..points.len() {
        match groups.last_mut() {
            Some(group) if points[group.start] == points[place] => group.end = place + 1,
            _ => groups.push(place..place + 1),
        }
    }
    groups
}

fn had(what: What, color: Option<Color>) -> Had {
    match what {
        What::Played { .. } | What::Open(_) => match color {
            Some(color) => Had::Color(color),
            None => Had::Unknown,
        },
        What::Forfeit { .. } => Had::Unplayed(color),
        What::Alone(_) => Had::Nothing,
    }
}

/// Whether the other one says as well that these two met.
fn is_told_by_both(tournament: &Tournament, player: usize, round: u32) -> bool {
    let with = tournament.cell(player, round).opponent();
    with.is_some_and(|with| tournament.cell(with, round).opponent() == Some(player))
}

/// The colour of a player in a round, as he has it or as it follows from his opponent's. Where the two contradict each other
/// it is not known.
pub(super) fn believed_color(tournament: &Tournament, player: usize, round: u32) -> Option<Color> {
    let own = tournament.cell(player, round).pairing()?;
    if !is_told_by_both(tournament, player, round) {
        return None;
    }
    let other = tournament.cell(own.opponent, round).pairing()?.color;
    match (own.color, other) {
        (Some(color), other) => (other != Some(color)).then_some(color),
        (None, Some(Color::White)) => Some(Color::Black),
        (None, Some(Color::Black)) => Some(Color::White),
        (None, None) => None,
    }
}

fn free_before(tournament: &Tournament, player: usize, before: u32, taken: &Taken) -> Free {
    let mut free = Free::Never;
    for (round, cell) in tournament.cells(player, before) {
        match cell.what {
            What::Alone(Alone::AllocatedBye) => return Free::In(round),
            _ if taken.free.contains(&(round, player)) => return Free::In(round),
            What::Alone(Alone::FullBye | Alone::ForfeitWin) => free = Free::Perhaps,
            _ => {}
        }
    }
    free
}

fn links(
    tournament: &Tournament,
    before: u32,
    players: &[usize],
    histories: &[Vec<Had>],
) -> Vec<Link> {
    let count = players.len();
    let mut links = vec![Link::Yes; count * count];
    let alike: Vec<Option<Color>> = histories.iter().map(|own| three_alike(own)).collect();
    let perhaps: Vec<[bool; 2]> = histories
        .iter()
        .map(|own| Color::ALL.map(|color| perhaps_three_alike(own, color)))
        .collect();
    for one in 0..count {
        for other in 0..count {
            let link = &mut links[one * count + other];
            match alike[one] {
                Some(color) if alike[other] == Some(color) => *link = Link::Alike(color),
                _ if (0..2).any(|color| perhaps[one][color] && perhaps[other][color]) => {
                    *link = Link::Maybe;
                }
                _ => {}
            }
        }
    }
    let mut rank = vec![None; tournament.players.len()];
    for (place, player) in players.iter().enumerate() {
        rank[*player] = Some(place);
    }
    for (one, player) in players.iter().enumerate() {
        for (round, cell) in tournament.cells(*player, before) {
            let other = cell.opponent().and_then(|with| *rank.get(with)?);
            let Some(other) = other else { continue };
            let link = &mut links[one * count + other];
            match cell.what {
                What::Played { .. } if is_told_by_both(tournament, *player, round) => {
                    *link = Link::Met(round);
                }
                _ if !link.is_forbidden() => *link = Link::Maybe,
                _ => {}
            }
        }
    }
    links
}

/// Whether somebody of whom nothing is known in a round may have been there: not who has left before.
fn is_perhaps_there(tournament: &Tournament, player: usize, round: u32, taken: &Taken) -> bool {
    let is_known = |round: u32| {
        let unknown = tournament.cell(player, round).what == What::Alone(Alone::Unknown);
        !unknown || taken.free.contains(&(round, player))
    };
    (1..round).any(is_known) && is_known(round - 1) || (round + 1..=tournament.played).any(is_known)
}
