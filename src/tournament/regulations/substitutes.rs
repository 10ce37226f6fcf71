//! `substitutes`: the most in a line-up who stand behind the regulars of their team on its list. `substitutes_after_round`: none
//! of them plays up to that round.

use super::line_up::{LineUp, LineUpReason};
use super::lists::Entry;
use super::{Found, Ground, SummaryReason, TeamCheck, cannot};

/// Those of a line-up who are substitutes, each with his seat, and those of whom it is not known.
struct Split {
    substitutes: Vec<((u32, usize), Entry)>,
    unknown: Vec<usize>,
    last_regular: u32,
}

fn split(ground: &Ground<'_>, line_up: &LineUp<'_>, boards: u32) -> Option<Split> {
    let list = ground.lists.of_team(line_up.team)?;
    let last_regular = list.last_regular(boards);
    let mut split = Split {
        substitutes: Vec::new(),
        unknown: Vec::new(),
        last_regular,
    };
    for &(board, player) in &line_up.seats {
        match list.entry(player) {
            Some(entry) if entry.number > last_regular => {
                split.substitutes.push(((board, player), entry));
            }
            Some(_) => {}
            None => split.unknown.push(player),
        }
    }
    Some(split)
}

/// What stands in the way of saying who is a substitute at all.
fn hindrance(ground: &Ground<'_>) -> Option<SummaryReason> {
    match ground.boards {
        None => Some(SummaryReason::NoBoards),
        Some(_) if ground.lists.is_empty() => Some(SummaryReason::NoLists),
        Some(_) => None,
    }
}

pub(super) fn most(ground: &Ground<'_>) -> Vec<TeamCheck> {
    if let Some(why) = hindrance(ground) {
        return cannot("substitutes", why);
    }
    let most = ground.rules.substitutes.unwrap_or_default();
    let mut found = Found::new("substitutes", "line-ups");
    for line_up in ground.line_ups() {
        found.look();
        let place = line_up.place();
        let Some(split) = split(ground, &line_up, ground.boards.unwrap_or_default()) else {
            found.undecidable(place, LineUpReason::NoList);
            continue;
        };
        let certain = split.substitutes.iter().map(|((_, player), _)| *player);
        let certain: Vec<usize> = certain.collect();
        if certain.len() as u32 > most {
            let players = ground.names(&certain);
            found.broken(place, LineUpReason::Substitutes { players, most });
        } else if (certain.len() + split.unknown.len()) as u32 > most {
            let players = ground.names(&split.unknown);
            found.undecidable(place, LineUpReason::NotListed { players });
        }
    }
    found.done()
}

pub(super) fn too_early(ground: &Ground<'_>) -> Vec<TeamCheck> {
    if let Some(why) = hindrance(ground) {
        return cannot("substitutes_after_round", why);
    }
    let round = ground.rules.substitutes_after_round.unwrap_or_default();
    let mut found = Found::new("substitutes_after_round", "line-ups");
    for line_up in ground.line_ups() {
        let is_guessed = line_up.of.round_guessed;
        if line_up.of.round > round && !is_guessed {
            continue;
        }
        found.look();
        let place = line_up.place();
        let Some(split) = split(ground, &line_up, ground.boards.unwrap_or_default()) else {
            found.undecidable(place, LineUpReason::NoList);
            continue;
        };
        if is_guessed && !split.substitutes.is_empty() {
            found.undecidable(place, LineUpReason::RoundGuessed);
            continue;
        }
        for (seat, entry) in split.substitutes {
            let reason = LineUpReason::SubstituteEarly {
                number: entry.shown(),
                last: split.last_regular,
                round,
            };
            found.broken(line_up.at(seat), reason);
        }
        if !split.unknown.is_empty() {
            let players = ground.names(&split.unknown);
            found.undecidable(place, LineUpReason::NotListed { players });
        }
    }
    found.done()
}
