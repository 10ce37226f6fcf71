//! Events by chance: what the rules allow is never accused, and one altered pairing is found where no choice of the rules
//! explains it.

use super::simulator::{Chance, Round, event, pair, play};
use super::*;

/// Any order of the groups that the rules allow, any colour that they leave open, now and then somebody absent.
#[test]
fn events_paired_by_the_rules_are_accepted() {
    let mut chance = Chance(1985);
    for trial in 0..60 {
        let players = 8 + chance.below(53) as u32;
        let tournament = event(players, 9, &mut chance);
        let judged = judge(&tournament);
        let found = accused(&tournament, &judged);
        assert_eq!(found, [""; 0], "event {trial}, {players} players");
    }
}

/// An event in which one round was altered, and who is touched by it.
fn altered(players: u32, at: u32, chance: &mut Chance) -> Option<(Tournament, Vec<usize>)> {
    let mut tournament = empty(players, 9);
    let mut touched = Vec::new();
    for round in 1..=9 {
        let mut pairs = pair(&tournament, round, &[], None)?;
        if round == at {
            touched = exchange(&mut pairs, chance);
        }
        play(&mut tournament, round, &pairs, &[], chance);
    }
    Some((tournament, touched))
}

/// Two players of different pairs change places.
fn exchange(pairs: &mut Round, chance: &mut Chance) -> Vec<usize> {
    let one = chance.below(pairs.len());
    let other = (one + 1 + chance.below(pairs.len() - 1)) % pairs.len();
    let (first, second) = (pairs[one], pairs[other]);
    pairs[one].0 = second.0;
    pairs[other].0 = first.0;
    let both = [Some(first.0), first.1, Some(second.0), second.1];
    both.into_iter().flatten().collect()
}

/// Nobody else is ever accused; what is missed could have come about by another way through the rules.
#[test]
fn one_altered_pairing_is_found_and_nothing_else() {
    let mut chance = Chance(7);
    let (mut found, mut missed) = (0, 0);
    for trial in 0..100 {
        let players = 8 + chance.below(53) as u32;
        let at = 2 + chance.below(8) as u32;
        let Some((tournament, touched)) = altered(players, at, &mut chance) else {
            continue;
        };
        let judged = judge(&tournament);
        let is_touched = |row: &JudgedPairing| {
            let players = row.played.into_iter().flatten().flatten();
            row.round == at && players.into_iter().any(|player| touched.contains(&player))
        };
        let wrong = judged.rows.iter();
        let wrong: Vec<&JudgedPairing> = wrong
            .filter(|row| row.verdict == PairingVerdict::Wrong)
            .collect();
        let others = wrong.iter().filter(|row| !is_touched(row)).count();
        assert_eq!(
            others,
            0,
            "event {trial}: {:?}",
            accused(&tournament, &judged)
        );
        if wrong.is_empty() {
            missed += 1;
        } else {
            found += 1;
        }
    }
    assert!(found > 8 * missed, "found {found}, missed {missed}");
}

/// From the fifth round of nine the groups are paired from both ends (4.1), before it from the top.
#[test]
fn the_order_of_the_groups_changes_in_the_middle_round() {
    let mut chance = Chance(5);
    let mut refused = [0, 0];
    for _ in 0..40 {
        for (at, as_if, place) in [(5, 30, 0), (4, 4, 1)] {
            let players = 20 + chance.below(30) as u32;
            let mut tournament = empty(players, 9);
            for round in 1..=at {
                tournament.rounds = if round == at { as_if } else { 30 };
                let pairs = pair(&tournament, round, &[], None).expect("enough players");
                play(&mut tournament, round, &pairs, &[], &mut chance);
            }
            tournament.rounds = 9;
            let judged = judge(&tournament);
            let mut wrong = judged
                .rows
                .iter()
                .filter(|row| row.verdict == PairingVerdict::Wrong);
            refused[place] += usize::from(wrong.any(|row| row.round == at));
        }
    }
    assert!(refused.iter().all(|count| *count > 2), "{refused:?}");
}
