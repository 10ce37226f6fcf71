//! Round robins made by the tables, and then altered: what was altered is found, and nothing else is.

mod any_order;

use super::*;
use crate::board::Color;
use crate::tournament::Alone;
use crate::tournament::cell::{Pairing, hundredths};
use crate::tournament::pairings::Pair;
use crate::tournament::team::{BoardOfMatch, Match, Team, TeamRound};
use crate::tournament::{Cell, Kind, Own, Player, What};

/// Who has White against whom, by places from nought; one alone has the bye.
type Round = Vec<[Option<usize>; 2]>;

/// The rounds of the tables, with colours the other way round in every second cycle.
fn by_table(sides: usize, cycles: u32) -> Vec<Round> {
    let table = Table::for_field(sides);
    let mut rounds = Vec::new();
    for cycle in 0..cycles {
        for round in 1..=table.rounds() {
            let place = |number: u32| Some(number as usize - 1).filter(|place| *place < sides);
            let pairs = table.round(round).into_iter().map(|pair| {
                let [white, black] = pair.map(place);
                match (white, black) {
                    (None, alone) | (alone, None) => [alone, None],
                    _ if cycle % 2 == 1 => [black, white],
                    _ => [white, black],
                }
            });
            rounds.push(pairs.collect());
        }
    }
    rounds
}

/// A tournament of these rounds. Whoever is in none has a bye in a report; games say nothing of him.
fn played(sides: usize, rounds: &[Round], has_start_numbers: bool) -> Tournament {
    let alone = match has_start_numbers {
        true => What::Alone(Alone::ZeroBye),
        false => What::Alone(Alone::Unknown),
    };
    let mut tournament = Tournament {
        has_start_numbers,
        rounds: rounds.len() as u32,
        played: rounds.len() as u32,
        kind: Some(Kind::RoundRobin),
        ..Tournament::default()
    };
    for number in 1..=sides as u32 {
        let cell = Cell {
            what: alone,
            points: hundredths(0),
        };
        tournament.players.push(Player {
            number,
            name: format!("P{number}"),
            cells: vec![cell; rounds.len()],
            ..Player::default()
        });
    }
    for (place, round) in rounds.iter().enumerate() {
        for pair in round {
            let mut set = |player: usize, what| {
                let cell = Cell::new(what, &tournament.scoring);
                tournament.players[player].cells[place] = cell;
            };
            let game = |opponent, color| What::Played {
                with: Pairing {
                    opponent,
                    color: Some(color),
                    board: None,
                    game: None,
                },
                own: Own::Draw,
                short: false,
            };
            match *pair {
                [Some(white), Some(black)] => {
                    set(white, game(black, Color::White));
                    set(black, game(white, Color::Black));
                }
                [Some(free), None] | [None, Some(free)] if has_start_numbers => {
                    set(free, What::Alone(Alone::AllocatedBye));
                }
                _ => {}
            }
        }
    }
    tournament
}

/// `4 P2-P7 > P2-P6 key`, for every row that is not right.
fn faults(judged: &JudgedPairings) -> Vec<String> {
    let shown = |pair: Option<Pair>| {
        let name =
            |side: Option<usize>| side.map_or("free".to_owned(), |side| format!("P{}", side + 1));
        pair.map_or("none".to_owned(), |pair| pair.map(name).join("-"))
    };
    let rows = judged.rows.iter();
    let rows = rows.filter(|row| row.verdict != PairingVerdict::Correct);
    rows.map(|row| {
        let keys: Vec<&str> = row.reasons.iter().map(|reason| reason.key).collect();
        let (played, expected) = (shown(row.played), shown(row.expected));
        let verdict = row.verdict.word();
        format!(
            "{} {played} > {expected} {verdict} {}",
            row.round,
            keys.join(" ")
        )
    })
    .collect()
}

fn notes(judged: &JudgedPairings) -> Vec<&'static str> {
    judged.notes.iter().map(|note| note.key).collect()
}

#[track_caller]
fn is_right(tournament: &Tournament, expected_notes: &[&str]) -> JudgedPairings {
    let judged = judge(tournament);
    assert_eq!(faults(&judged), [""; 0], "{}", tournament.players.len());
    assert_eq!(notes(&judged), expected_notes);
    judged
}

/// Exchanges two sides in a round.
fn exchange(round: &mut Round, one: usize, other: usize) {
    for side in round.iter_mut().flatten() {
        *side = match *side {
            Some(own) if own == one => Some(other),
            Some(own) if own == other => Some(one),
            own => own,
        };
    }
}

#[test]
fn what_follows_the_tables_is_right_once_and_twice_and_more_often() {
    for sides in (2..=13).chain([33, 60]) {
        for cycles in 1..=3 {
            let rounds = by_table(sides, cycles);
            let judged = is_right(&played(sides, &rounds, true), &[]);
            let boards = sides.div_ceil(2);
            assert_eq!(judged.rows.len(), boards * rounds.len(), "{sides}");
        }
    }
}

#[test]
fn three_errors_among_twelve_players_are_found_and_nothing_else() {
    let mut rounds = by_table(12, 1);
    rounds[1][2].reverse();
    exchange(&mut rounds[4], 2, 3);
    let [missing] = rounds[7].splice(3..4, []).collect::<Vec<_>>()[..] else {
        panic!("one pairing");
    };
    assert_eq!(missing, [Some(1), Some(6)]);
    let judged = judge(&played(12, &rounds, true));
    assert_eq!(
        faults(&judged),
        [
            "2 P5-P9 > P9-P5 wrong pairing-table-colors",
            "5 P3-P2 > P3-P12 wrong pairing-table-again",
            "5 P4-P12 > P4-P2 wrong pairing-table-again",
            "8 none > P2-P7 wrong pairing-table-missing",
        ]
    );
    assert_eq!(notes(&judged), [""; 0]);
}

#[test]
fn a_pairing_in_the_wrong_round_is_told_with_its_round() {
    // The same four meet each other in rounds 1, 2 and 4: what they play in 1 and 2 is exchanged, in one game of each.
    let mut rounds = by_table(10, 1);
    let lone = rounds[2].remove(1);
    rounds[5].retain(|pair| !pair.contains(&lone[0]) && !pair.contains(&lone[1]));
    rounds[5].push(lone);
    let judged = judge(&played(10, &rounds, true));
    let wrong = faults(&judged);
    assert!(
        wrong.contains(&"3 none > P3-P1 wrong pairing-table-missing".to_owned()),
        "{wrong:?}"
    );
    assert!(
        wrong
            .iter()
            .any(|row| row.starts_with("6 P3-P1 > ")
                && row.ends_with("wrong pairing-table-other-round")),
        "{wrong:?}"
    );
}

#[test]
fn lines_that_contradict_each_other_accuse_nobody() {
    let rounds = by_table(6, 1);
    let mut tournament = played(6, &rounds, true);
    // Round 2: numbers 6 and 4 both say that they had Black. Round 3: number 1 names another than his opponent does.
    let own = tournament.players[3].cells[1];
    tournament.players[5].cells[1] = match own.what {
        What::Played { with, own, short } => Cell {
            what: What::Played {
                with: Pairing {
                    opponent: 3,
                    ..with
                },
                own,
                short,
            },
            points: hundredths(0),
        },
        _ => own,
    };
    if let What::Played { with, .. } = &mut tournament.players[0].cells[2].what {
        with.opponent = 4;
    }
    let judged = judge(&tournament);
    assert_eq!(
        faults(&judged),
        ["3 none > P3-P1 undecidable pairing-table-nothing-known"]
    );
}

#[test]
fn rounds_in_another_order_are_a_note_and_no_error() {
    let mut rounds = by_table(8, 1);
    rounds.swap(1, 4);
    rounds.swap(0, 6);
    is_right(&played(8, &rounds, true), &["pairing-note-reordered"]);
    // Also where the numbers have to be found, and all rounds are mixed.
    rounds.reverse();
    is_right(
        &played(8, &rounds, false),
        &["pairing-note-inferred", "pairing-note-reordered"],
    );
}

#[test]
fn the_last_two_rounds_of_the_first_cycle_may_be_exchanged() {
    let mut rounds = by_table(8, 2);
    rounds.swap(5, 6);
    is_right(&played(8, &rounds, true), &["pairing-note-last-two"]);
}

#[test]
fn in_the_second_cycle_the_colours_are_the_other_way_round() {
    let mut rounds = by_table(6, 2);
    rounds[6][1].reverse();
    let judged = judge(&played(6, &rounds, true));
    assert_eq!(
        faults(&judged),
        ["7 P5-P3 > P3-P5 wrong pairing-table-colors"]
    );
}

#[test]
fn whoever_left_is_not_missed() {
    let mut rounds = by_table(10, 1);
    for round in &mut rounds[6..] {
        round.retain(|pair| !pair.contains(&Some(3)));
    }
    let judged = is_right(&played(10, &rounds, true), &[]);
    let told: Vec<u32> = judged
        .rows
        .iter()
        .filter(|row| {
            row.reasons
                .iter()
                .any(|reason| reason.key == "pairing-table-left")
        })
        .map(|row| row.round)
        .collect();
    assert_eq!(told, [7, 8, 9]);
    // The games say as much.
    is_right(&played(10, &rounds, false), &["pairing-note-inferred"]);
}

#[test]
fn who_is_free_in_an_odd_field_is_looked_at() {
    let mut rounds = by_table(7, 1);
    // Free by the tables is number 4 in round 7; he meets number 5, and number 3 is free.
    assert_eq!(rounds[6][0], [Some(3), None]);
    exchange(&mut rounds[6], 3, 2);
    let judged = judge(&played(7, &rounds, true));
    assert_eq!(
        faults(&judged),
        [
            "7 P3-free > P4-free wrong pairing-table-wrong-bye",
            "7 P5-P4 > P5-P3 wrong pairing-table-again",
        ]
    );
}

#[test]
fn without_start_numbers_those_that_fit_are_found() {
    for sides in [3, 4, 5, 6, 7, 9, 10, 12, 21, 30] {
        // The players stand in another order than that of the lot.
        let mixed = |place: usize| (place * 7 + 3) % sides;
        let mut rounds = by_table(sides, 1);
        if sides % 7 != 0 {
            for side in rounds.iter_mut().flatten().flatten().flatten() {
                *side = mixed(*side);
            }
        }
        is_right(&played(sides, &rounds, false), &["pairing-note-inferred"]);
        // After the first rounds too.
        for few in 1..rounds.len().min(4) {
            is_right(
                &played(sides, &rounds[..few], false),
                &["pairing-note-inferred"],
            );
        }
    }
}

#[test]
fn without_start_numbers_an_error_is_found_and_nothing_known_is_no_error() {
    let mut rounds = by_table(10, 1);
    rounds[3][2].reverse();
    exchange(&mut rounds[6], 0, 8);
    rounds[1].remove(3);
    let judged = judge(&played(10, &rounds, false));
    assert_eq!(
        faults(&judged),
        [
            "2 none > P9-P3 undecidable pairing-table-nothing-known",
            "4 P5-P9 > P9-P5 wrong pairing-table-colors",
            "7 P7-P9 > P7-P1 wrong pairing-table-again",
            "7 P8-P1 > P8-P9 wrong pairing-table-again",
        ]
    );
}

#[test]
fn nothing_is_wrong_under_one_numbering_that_is_right_under_another() {
    // Two rounds of four: whether the colours of the second are exchanged hangs on who has which number.
    let rounds = vec![
        vec![[Some(0), Some(1)], [Some(2), Some(3)]],
        vec![[Some(0), Some(2)], [Some(1), Some(3)]],
    ];
    let judged = judge(&played(4, &rounds, false));
    assert!(
        faults(&judged).iter().all(|row| !row.contains(" wrong ")),
        "{judged:?}"
    );
}

#[test]
fn the_numbers_of_a_report_give_way_to_those_that_explain_more() {
    let mut rounds = by_table(10, 1);
    for round in &mut rounds {
        exchange(round, 1, 6);
    }
    is_right(&played(10, &rounds, true), &["pairing-note-renumbered"]);
}

#[test]
fn a_schedule_of_its_own_is_not_wrong() {
    // Everybody meets everybody, in an order that is none of the tables.
    let mut rounds: Vec<Round> = Vec::new();
    for by in 1..8usize {
        let pairs = (0..8).filter(|one| *one < *one ^ by);
        rounds.push(pairs.map(|one| [Some(one), Some(one ^ by)]).collect());
    }
    for has_start_numbers in [true, false] {
        let judged = judge(&played(8, &rounds, has_start_numbers));
        assert_eq!(notes(&judged), ["pairing-note-own-schedule"]);
        let is_open = |row: &JudgedPairing| row.verdict == PairingVerdict::Undecidable;
        assert_eq!(judged.rows.len(), 28);
        assert!(judged.rows.iter().all(is_open));
    }
}

#[test]
fn teams_meet_by_the_same_tables() {
    let mut rounds = by_table(6, 1);
    rounds[2][0].reverse();
    let mut tournament = Tournament {
        has_start_numbers: true,
        rounds: 5,
        played: 5,
        kind: Some(Kind::RoundRobin),
        ..Tournament::default()
    };
    for number in 1..=6 {
        tournament.teams.push(Team {
            number,
            name: format!("Team {number}"),
            rounds: vec![TeamRound::Unknown; 5],
            ..Team::default()
        });
    }
    for (round, pairs) in (1..).zip(&rounds) {
        for [home, away] in pairs {
            let teams = [*home, *away].map(|team| team.expect("an even field"));
            for team in teams {
                let place = tournament.matches.len();
                tournament.teams[team].rounds[round as usize - 1] = TeamRound::Match(place);
            }
            tournament.matches.push(Match {
                round,
                teams,
                boards: vec![BoardOfMatch::default()],
                ..Match::default()
            });
        }
    }
    let judged = judge(&tournament);
    assert!(judged.is_of_teams(&tournament));
    assert_eq!(judged.rows.len(), 15);
    assert_eq!(
        faults(&judged),
        ["3 P6-P2 > P2-P6 wrong pairing-table-colors"]
    );
}
