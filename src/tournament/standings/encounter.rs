//! Direct encounter (C.07, article 6) and its extended forms for teams (13.3): those who are level are compared by their games
//! among themselves, again and again as long as that tells some of them apart. In a Swiss not all may have met: then only
//! whoever stays alone in front, whatever the missing games might bring, is put first.

use crate::points::{Amount, Hundredths};

use super::field::{Field, GAME, MATCH, Turn};
use super::score::TieLine;
use super::teams;
use super::tiebreak::{Boards, Criterion, Of, TieBreak};
use crate::fact::Fact;

/// What is compared among those who are level.
#[derive(Copy, Clone)]
enum Step {
    Points(usize),
    /// Of exactly two teams: points of boards, each with its weight.
    Boards(Boards, u32),
}

/// Groups in their order, of sides that were level before; those who stay level stay together. What was found out is added
/// to the lines of each side.
pub fn split(
    field: &Field<'_>,
    tiebreak: &TieBreak,
    group: &[usize],
    lines: &mut [Vec<Fact>],
) -> Vec<Vec<usize>> {
    let steps = steps(field, tiebreak);
    let mut open = vec![(group.to_vec(), 0, 0)];
    let mut done = Vec::new();
    // The first of the open groups is split until nothing splits it any more; its parts take its place.
    while let Some((group, step, idle)) = open.pop() {
        if group.len() < 2 || idle == steps.len() {
            done.push(group);
            continue;
        }
        let next = (step + 1) % steps.len();
        match parts(field, tiebreak, &group, steps[step], lines) {
            parts if parts.len() > 1 => {
                open.extend(parts.into_iter().rev().map(|part| (part, step, 0)));
            }
            _ => open.push((group, next, idle + 1)),
        }
    }
    done
}

fn steps(field: &Field<'_>, tiebreak: &TieBreak) -> Vec<Step> {
    let primary = match tiebreak.of {
        Of::Primary => field.primary,
        of => field.kind(of),
    };
    let Criterion::ExtendedEncounter(first, then) = tiebreak.criterion else {
        return vec![Step::Points(primary)];
    };
    let mut steps = vec![Step::Points(primary), Step::Points(MATCH + GAME - primary)];
    for boards in [first, then] {
        match boards {
            Boards::Nothing => {}
            Boards::Count => steps.push(Step::Boards(Boards::Count, 0)),
            Boards::Top => {
                steps.extend((1..=field.boards).map(|board| Step::Boards(Boards::Top, board)));
            }
            Boards::Bottom => {
                let left = (1..field.boards).rev();
                steps.extend(left.map(|board| Step::Boards(Boards::Bottom, board)));
            }
        }
    }
    steps
}

/// Means of repeated games stay exact in these parts of a hundredth: they can be divided by any number up to twelve.
const PARTS: i64 = 27_720;

struct Stand {
    side: usize,
    made: i64,
    most: i64,
}

fn parts(
    field: &Field<'_>,
    tiebreak: &TieBreak,
    group: &[usize],
    step: Step,
    lines: &mut [Vec<Fact>],
) -> Vec<Vec<usize>> {
    if matches!(step, Step::Boards(..)) && group.len() != 2 {
        return vec![group.to_vec()];
    }
    let of_turn = |side: usize, turn: &Turn| match step {
        Step::Points(kind) => turn.points[kind].get(),
        Step::Boards(boards, number) => teams::weighted(field, side, turn, boards, number),
    };
    let win = match step {
        Step::Points(kind) => field.won_round(kind),
        Step::Boards(..) => Hundredths::ZERO,
    };
    let as_played = tiebreak.as_played || field.is_round_robin && !tiebreak.as_swiss;
    let mut met_all = true;
    let mut stands: Vec<Stand> = Vec::new();
    for &side in group {
        let mut made = 0;
        let mut met = 0;
        for &other in group.iter().filter(|other| **other != side) {
            let games = field.sides[side]
                .turns
                .iter()
                .filter(|turn| turn.opponent == Some(other) && (turn.played || as_played));
            let results: Vec<i64> = games.map(|turn| of_turn(side, turn)).collect();
            if results.is_empty() {
                continue;
            }
            met += 1;
            let sum: i64 = results.iter().sum();
            made += sum * PARTS / results.len() as i64;
        }
        let missing = group.len() - 1 - met;
        met_all &= missing == 0;
        let most = made + missing as i64 * win.get() * PARTS;
        stands.push(Stand { side, made, most });
    }
    let settled = met_all || field.is_round_robin && !tiebreak.as_swiss;
    stands.sort_by_key(|stand| (-stand.made, -stand.most, field.sides[stand.side].number));
    let named = |side: usize| -> Vec<String> {
        let others = group.iter().filter(|other| **other != side);
        others.map(|other| field.name(*other)).collect()
    };
    let amount = |parts: i64| Amount::of_parts(parts * 100 / PARTS, 0);
    for stand in &stands {
        let (others, made) = (named(stand.side), amount(stand.made));
        let line = match (step, settled) {
            (Step::Boards(..), _) => TieLine::EncounterBoards {
                others,
                amount: made,
            },
            (_, true) => TieLine::Encounter {
                others,
                amount: made,
            },
            (_, false) => {
                let most = amount(stand.most);
                TieLine::EncounterOpen {
                    others,
                    amount: made,
                    most,
                }
            }
        };
        lines[stand.side].push(line.into());
    }
    let mut parts: Vec<Vec<usize>> = Vec::new();
    let mut apart = true;
    for (place, stand) in stands.iter().enumerate() {
        let begins = match place.checked_sub(1) {
            None => true,
            Some(before) if settled => stands[before].made != stand.made,
            Some(before) => {
                let most = stands[place..].iter().map(|stand| stand.most).max();
                apart &= most.is_some_and(|most| stands[before].made > most);
                apart
            }
        };
        match parts.last_mut() {
            Some(part) if !begins => part.push(stand.side),
            _ => parts.push(vec![stand.side]),
        }
    }
    parts
}
