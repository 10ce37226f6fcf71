//! `regulars_stay_up`: a regular of a team never plays for a lower one of his list. Regulars are as many as a match has boards,
//! from the top of the list, team by team; a player with a number "bis" belongs with the number.

use super::line_up::LineUpReason;
use super::{Found, Ground, SummaryReason, TeamCheck, cannot};

pub(super) fn check(ground: &Ground<'_>) -> Vec<TeamCheck> {
    const NAME: &str = "regulars_stay_up";
    let Some(boards) = ground.boards else {
        return cannot(NAME, SummaryReason::NoBoards);
    };
    // The list of a single team, as reports have it, says nothing of higher ones.
    if ground.rules.lists.is_empty() {
        return cannot(NAME, SummaryReason::NoLists);
    }
    let mut found = Found::new(NAME, "line-ups");
    for line_up in ground.line_ups() {
        found.look();
        let list = ground.lists.of_team(line_up.team);
        let Some(list) = list.filter(|list| list.is_of_club) else {
            found.undecidable(line_up.place(), LineUpReason::NoList);
            continue;
        };
        let mut unknown = Vec::new();
        for &(board, player) in &line_up.seats {
            let Some(entry) = list.entry(player) else {
                unknown.push(player);
                continue;
            };
            if let Some(team) = list.higher_team(entry, boards) {
                let reason = LineUpReason::RegularBelow {
                    number: entry.shown(),
                    team: team.to_owned(),
                };
                found.broken(line_up.at((board, player)), reason);
            }
        }
        // Of the highest team everybody may be.
        if list.level > 0 && !unknown.is_empty() {
            let players = ground.names(&unknown);
            found.undecidable(line_up.place(), LineUpReason::NotListed { players });
        }
    }
    found.done()
}
