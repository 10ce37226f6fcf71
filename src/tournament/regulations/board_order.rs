//! `board_order`: no player sits behind a weaker one, by the numbers of the list or by rating. `late_substitutes`: so many may
//! have come in for others once play had begun, out of the order, as long as they are no regulars of the team and weaker than
//! whom they replace. Who came in late no input says: a line-up that such players would explain is undecidable.

use std::collections::HashSet;

use crate::event::BoardOrder;

use super::line_up::{LineUp, LineUpReason};
use super::lists::Listing;
use super::{Found, Ground, SummaryReason, TeamCheck, cannot};

/// A player of a line-up with what he is ordered by: the higher, the further down he belongs.
#[derive(Clone, Copy)]
struct Seat {
    board: u32,
    player: usize,
    key: i64,
    /// He is no regular of the team, as far as is known.
    may_be_late: bool,
}

pub(super) fn check(ground: &Ground<'_>) -> Vec<TeamCheck> {
    let by_list = ground.rules.board_order == Some(BoardOrder::List);
    let has_late = ground.rules.late_substitutes.is_some();
    if by_list && ground.lists.is_empty() {
        let mut rows = cannot("board_order", SummaryReason::NoLists);
        if has_late {
            rows.extend(cannot("late_substitutes", SummaryReason::NoLists));
        }
        return rows;
    }
    let mut order = Found::new("board_order", "line-ups");
    let mut late = Found::new("late_substitutes", "line-ups");
    for line_up in ground.line_ups() {
        order.look();
        late.look();
        one(ground, &line_up, by_list, &mut order, &mut late);
    }
    let mut rows = order.done();
    if has_late {
        rows.extend(late.done());
    }
    rows
}

fn one(
    ground: &Ground<'_>,
    line_up: &LineUp<'_>,
    by_list: bool,
    order: &mut Found,
    late: &mut Found,
) {
    let place = line_up.place();
    if !line_up.is_seated() {
        order.undecidable(place, LineUpReason::NotSeated);
        return;
    }
    let list = ground.lists.of_team(line_up.team);
    if by_list && list.is_none() {
        order.undecidable(place, LineUpReason::NoList);
        return;
    }
    let mut seats = Vec::new();
    let mut without = Vec::new();
    for &(board, player) in &line_up.seats {
        match key(ground, list, player, by_list) {
            Some(key) => seats.push(Seat {
                board,
                player,
                key,
                may_be_late: may_be_late(ground, list, player),
            }),
            None => without.push(player),
        }
    }
    let mut weakest: Option<Seat> = None;
    let wrong = seats.iter().find_map(|seat| {
        let before = weakest.filter(|before| before.key > seat.key);
        weakest = Some(weakest.filter(|own| own.key >= seat.key).unwrap_or(*seat));
        Some((*seat, before?))
    });
    let Some((seat, other)) = wrong else {
        if !without.is_empty() {
            let players = ground.names(&without);
            match by_list {
                true => order.undecidable(place, LineUpReason::NotListed { players }),
                false => order.undecidable(place, LineUpReason::Unrated { players }),
            }
        }
        return;
    };
    if let Some(most) = ground.rules.late_substitutes {
        let length = list.filter(|_| by_list).map(|list| list.length as i64);
        let explained = late_ones(&seats, length);
        let players = explained.map(|late| ground.names(&late));
        match players {
            Some(players) if players.len() as u32 <= most => {
                order.undecidable(place, LineUpReason::OnlyIfLate { players });
                return;
            }
            Some(players) => {
                late.broken(place, LineUpReason::TooManyLate { players, most });
                return;
            }
            None => {}
        }
    }
    let at = line_up.at((seat.board, seat.player));
    let (other_board, other_name) = (other.board, ground.name(other.player));
    let shown = |player| {
        let entry = list.and_then(|list| list.entry(player));
        entry.map_or(String::new(), |entry| entry.shown())
    };
    let reason = match by_list {
        true => LineUpReason::BehindOnList {
            number: shown(seat.player),
            other: other_name,
            other_number: shown(other.player),
            other_board,
        },
        false => LineUpReason::BehindByRating {
            rating: seat.key.unsigned_abs() as u32,
            other: other_name,
            other_rating: other.key.unsigned_abs() as u32,
            other_board,
        },
    };
    order.broken(at, reason);
}

/// The place on the list, or the rating below nought: the higher the key, the weaker the player.
fn key(ground: &Ground<'_>, list: Option<&Listing>, player: usize, by_list: bool) -> Option<i64> {
    match by_list {
        true => Some(list?.entry(player)?.place as i64),
        false => Some(-i64::from(ground.tournament.players[player].rating?)),
    }
}

/// A regular of the team is never its substitute.
fn may_be_late(ground: &Ground<'_>, list: Option<&Listing>, player: usize) -> bool {
    let known = list.zip(ground.boards);
    let entry = known.and_then(|(list, boards)| {
        let number = list.entry(player)?.number;
        Some(number > list.last_regular(boards))
    });
    entry.unwrap_or(true)
}

/// Runs of late substitutes beside one another are looked for up to this length: no match has so many.
const LONGEST_RUN: usize = 64;

/// The fewest who must have come in late for the others to sit in order; none where no such players would do. `length`: that of
/// the list, where the order is the list's.
fn late_ones(seats: &[Seat], length: Option<i64>) -> Option<Vec<usize>> {
    let taken: HashSet<i64> = seats.iter().map(|seat| seat.key).collect();
    let end = seats.len();
    // For each seat that is kept: the fewest late ones above it, and where the run of them that it ends begins. A seat beyond
    // the last stands for the end.
    let mut best: Vec<Option<(usize, usize)>> = Vec::new();
    for at in 0..=end {
        let next = seats.get(at).map(|seat| seat.key).or(length);
        let mut fewest: Option<(usize, usize)> = None;
        for first in (at.saturating_sub(LONGEST_RUN)..=at).rev() {
            let late = &seats[first..at];
            if late.first().is_some_and(|seat| !seat.may_be_late) {
                break;
            }
            let (before, above) = match first.checked_sub(1) {
                None => (None, Some(0)),
                Some(kept) => (Some(seats[kept].key), best[kept].map(|(late, _)| late)),
            };
            let room = match length {
                Some(_) => has_room_on_list(&taken, before, late, next),
                None => has_room_by_rating(before, late, next),
            };
            if let Some(above) = above.filter(|_| room)
                && fewest.is_none_or(|(known, _)| above + late.len() < known)
            {
                fewest = Some((above + late.len(), first));
            }
        }
        best.push(fewest);
    }
    let mut late = Vec::new();
    let mut at = end;
    loop {
        let (_, first) = best[at]?;
        late.extend(seats[first..at].iter().rev().map(|seat| seat.player));
        match first.checked_sub(1) {
            Some(kept) => at = kept,
            None => break,
        }
    }
    late.reverse();
    Some(late)
}

/// Whether each late one can have replaced somebody stronger on the list who belongs between his neighbours and does not play.
fn has_room_on_list(
    taken: &HashSet<i64>,
    before: Option<i64>,
    late: &[Seat],
    next: Option<i64>,
) -> bool {
    let mut replaced = before.unwrap_or(-1);
    for seat in late {
        replaced += 1;
        while taken.contains(&replaced) {
            replaced += 1;
        }
        if replaced >= seat.key {
            return false;
        }
    }
    next.is_none_or(|next| replaced < next)
}

/// The same by rating, where nobody knows who else there was.
fn has_room_by_rating(before: Option<i64>, late: &[Seat], next: Option<i64>) -> bool {
    let is_weaker = |seat: &Seat| before.is_none_or(|before| seat.key >= before);
    let is_in_order = before.zip(next).is_none_or(|(before, next)| before <= next);
    is_in_order && late.iter().all(is_weaker)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Places on a list of twelve; the first four are regulars.
    fn late(places: &[i64]) -> Option<Vec<usize>> {
        let seats: Vec<Seat> = (1..)
            .zip(places)
            .map(|(board, place)| Seat {
                board,
                player: *place as usize,
                key: *place,
                may_be_late: *place >= 4,
            })
            .collect();
        late_ones(&seats, Some(12))
    }

    #[test]
    fn late_substitutes_explain_as_few_seats_as_need_be() {
        assert_eq!(late(&[0, 1, 2, 3]), Some(vec![]));
        // The second came in for number 2 or 3 of the list.
        assert_eq!(late(&[0, 7, 2, 3]), Some(vec![7]));
        assert_eq!(late(&[0, 7, 8, 3]), Some(vec![7, 8]));
    }

    #[test]
    fn a_regular_is_no_substitute_and_nobody_replaces_a_weaker_player() {
        // A regular sits last: those before him would all have to be substitutes.
        assert_eq!(late(&[1, 2, 3, 0]), None);
        // Nobody is left on the list between the neighbours whom he can have replaced.
        assert_eq!(late(&[0, 1, 7, 2]), None);
        // Behind 9 and 10 belongs somebody weaker than 10: so it is those two who came in late.
        assert_eq!(late(&[9, 10, 8, 11]), Some(vec![9, 10]));
    }
}
