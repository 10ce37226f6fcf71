//! Events by chance: what the rules ask for is never accused, and one altered pairing is found.

use super::simulator::{Chance, event, pair, play};
use super::*;

#[test]
fn events_paired_by_the_rules_are_accepted() {
    let mut chance = Chance(1985);
    for trial in 0..120 {
        let players = 8 + chance.below(53) as u32;
        let tournament = event(players, 9, &mut chance);
        let judged = judge(&tournament);
        assert_eq!(
            accused(&tournament, &judged),
            [""; 0],
            "event {trial}, {players} players"
        );
    }
}

#[test]
fn swap() {
    let mut chance = Chance(7);
    let mut counts = [0; 6];
    for trial in 0..400 {
        let players = 8 + chance.below(53) as u32;
        let at = 2 + chance.below(8) as u32;
        let mut tournament = empty(players, 9);
        let mut altered = Vec::new();
        let mut done = true;
        for round in 1..=9 {
            let Some(mut pairs) = pair(&tournament, round, &[]) else {
                done = false;
                break;
            };
            if round == at {
                let one = chance.below(pairs.len());
                let mut other = chance.below(pairs.len());
                while other == one {
                    other = chance.below(pairs.len());
                }
                let (a, b) = (pairs[one], pairs[other]);
                altered = [Some(a.0), a.1, Some(b.0), b.1]
                    .into_iter()
                    .flatten()
                    .collect();
                match (a.1, b.1) {
                    (Some(x), Some(y)) => {
                        pairs[one].1 = Some(y);
                        pairs[other].1 = Some(x);
                    }
                    (None, Some(_)) => {
                        pairs[one].0 = b.0;
                        pairs[other].0 = a.0;
                    }
                    _ => {
                        pairs[one].0 = b.0;
                        pairs[other].0 = a.0;
                    }
                }
            }
            play(&mut tournament, round, &pairs, &[], &mut chance);
        }
        if !done {
            counts[5] += 1;
            continue;
        }
        let judged = judge(&tournament);
        let wrong: Vec<&JudgedPairing> = judged
            .rows
            .iter()
            .filter(|row| row.verdict == PairingVerdict::Wrong)
            .collect();
        let at_round: Vec<&&JudgedPairing> = wrong.iter().filter(|row| row.round == at).collect();
        let touches = |row: &JudgedPairing| {
            row.played
                .unwrap()
                .into_iter()
                .flatten()
                .any(|p| altered.contains(&p))
        };
        if wrong.iter().any(|row| row.round != at || !touches(row)) {
            counts[3] += 1;
            println!(
                "trial {trial} at {at} altered {altered:?}: {:?}",
                accused(&tournament, &judged)
            );
        }
        if at_round.iter().any(|row| touches(row)) {
            counts[0] += 1
        } else {
            counts[1] += 1;
            println!("missed trial {trial} at {at} players {players} altered {altered:?}");
        }
        if at_round.len() > 1 {
            counts[2] += 1;
        }
        if judged
            .rows
            .iter()
            .any(|row| row.verdict == PairingVerdict::Undecidable)
        {
            counts[4] += 1;
        }
    }
    println!(
        "right {}, missed {}, several {}, wrongly {}, undecidable {}, unpaired {}",
        counts[0], counts[1], counts[2], counts[3], counts[4], counts[5]
    );
}
