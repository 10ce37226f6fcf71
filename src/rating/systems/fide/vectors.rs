//! FIDE's own numbers, recomputed: single games at the edges of the table, whole periods with what was published, first
//! ratings under both rules, and sums whose rounding was observed.

use jiff::civil::{Date, date};

use crate::laws::Pace;
use crate::lists::rating_list::ListMonth;
use crate::lists::standing::Standing;
use crate::points::{HalfPoints, Hundredths, Rating};
use crate::rating::calculation::Calculation;
use crate::rating::contest::{
    Basis, Contest, ContestPlayer, Game, GameOutcome, Identity, Standings, Tournament,
};

use super::first_rating::first_rating;
use super::period::{FideRemark, rate};
use super::regulations::Regulations;

/// What one player did in one tournament: when it began, his rating, his opponents and half points.
struct Played<'a> {
    start: Date,
    own: Option<u32>,
    games: &'a [(u32, u32)],
}

/// A contest of player 0 against as many others as he has games. An opponent of 0 is unrated.
fn contest(k: Option<u32>, events: &[Played<'_>]) -> Contest {
    let player = |name: String| ContestPlayer {
        id: String::new(),
        federation: String::new(),
        identity: Identity::Known,
        name,
    };
    let mut players = vec![player("Inventa, Ada".to_owned())];
    let mut games = Vec::new();
    let mut ratings: Vec<Option<u32>> = Vec::new();
    for (tournament, event) in events.iter().enumerate() {
        for &(opponent, halves) in event.games {
            players.push(player(format!("Opponent {}", players.len())));
            ratings.push((opponent > 0).then_some(opponent));
            let outcome = GameOutcome::Played(HalfPoints::new(halves), HalfPoints::new(2 - halves));
            games.push(Game {
                file: "vectors".into(),
                number: games.len() as u64 + 1,
                round: "".into(),
                date: "".into(),
                tournament,
                white: 0,
                black: players.len() - 1,
                submitted: outcome.clone(),
                audited: outcome,
                findings: Box::default(),
                decisive: Box::default(),
                barred: None,
                control: None,
                day: None,
                has_moves: false,
                from_position: false,
                known_ids: 0,
                known_ratings: 0,
                copy_of: None,
                carried_for: None,
            });
        }
    }
    let standing = |rating, k| Standing {
        rating,
        k,
        ..Standing::default()
    };
    let mut standings = Standings::new();
    for (tournament, event) in events.iter().enumerate() {
        standings.insert((0, tournament), standing(event.own, k));
        for (opponent, rating) in ratings.iter().enumerate() {
            standings.insert((opponent + 1, tournament), standing(*rating, Some(20)));
        }
    }
    let tournaments = events
        .iter()
        .map(|event| Tournament {
            start: Some(event.start),
            ..Tournament::default()
        })
        .collect();
    Contest::new(players, tournaments, games, standings)
}

fn first_player(contest: &Contest, pace: Pace, period: Option<ListMonth>) -> Calculation {
    rate(contest, Basis::Submitted, pace, period).remove(0)
}

fn change(own: u32, opponent: u32, halves: u32, k: u32, start: Date) -> Hundredths {
    let event = Played {
        start,
        own: Some(own),
        games: &[(opponent, halves)],
    };
    let calculation = first_player(&contest(Some(k), &[event]), Pace::Standard, None);
    calculation.change.expect("a rated player")
}

/// Own rating, opponent's, half points, K, the change with the plain cap, and that from October 2025 on.
const SINGLE_GAMES: [(u32, u32, u32, u32, i64, i64); 24] = [
    (2000, 2000, 2, 10, 500, 500),
    (2003, 2000, 2, 10, 500, 500),
    (2004, 2000, 2, 10, 490, 490),
    (2010, 2000, 2, 10, 490, 490),
    (2011, 2000, 2, 10, 480, 480),
    (2206, 2000, 2, 10, 240, 240),
    (2207, 2000, 2, 10, 230, 230),
    (2391, 2000, 2, 10, 90, 90),
    (2392, 2000, 2, 10, 80, 80),
    (2000, 2003, 0, 10, -500, -500),
    (2000, 2004, 0, 10, -490, -490),
    (1656, 2000, 0, 10, -120, -120),
    (1655, 2000, 0, 10, -110, -110),
    (2600, 2100, 2, 10, 80, 80),
    (2649, 2149, 2, 10, 80, 80),
    (2650, 2150, 2, 10, 80, 40),
    (2700, 2200, 2, 10, 80, 40),
    (2200, 2700, 0, 20, -160, -160),
    (2100, 2600, 0, 20, -160, -160),
    (2700, 1964, 2, 10, 80, 0),
    (2700, 1900, 0, 10, -920, -1000),
    (1500, 2000, 1, 20, 840, 840),
    (2092, 2000, 2, 15, 555, 555),
    (2000, 2092, 1, 30, 390, 390),
];

#[test]
fn single_games_at_the_edges_of_the_table() {
    for (own, opponent, halves, k, plain, october) in SINGLE_GAMES {
        let label = format!("{own} v. {opponent}, {halves} half points");
        for (start, expected) in [
            (date(2022, 6, 1), plain),
            (date(2024, 6, 1), plain),
            (date(2025, 10, 1), october),
        ] {
            let change = change(own, opponent, halves, k, start);
            assert_eq!(change, Hundredths::new(expected), "{label}, {start}");
        }
    }
}

#[test]
fn a_period_of_one_event_with_real_differences_above_2650() {
    let event = Played {
        start: date(2025, 11, 7),
        own: Some(2813),
        games: &[(1787, 2), (2025, 2), (2310, 2), (2400, 2), (2505, 1)],
    };
    let calculation = first_player(&contest(Some(10), &[event]), Pace::Standard, None);
    let gains: Vec<String> = calculation
        .lines
        .iter()
        .map(|line| line.change.expect("counted").to_string())
        .collect();
    assert_eq!(gains, ["0.00", "0.00", "0.40", "0.70", "-3.60"]);
    assert_eq!(calculation.change, Some(Hundredths::new(-250)));
    assert_eq!(calculation.after, Some(Rating::Whole(2810)));
}

#[test]
fn a_period_of_three_events_on_two_lists() {
    let events = [
        Played {
            start: date(2025, 10, 31),
            own: Some(2395),
            games: &[(1900, 2), (2205, 1), (2325, 0), (1990, 2), (1850, 2)],
        },
        Played {
            start: date(2025, 11, 7),
            own: Some(2400),
            games: &[(1990, 2), (1880, 2), (2121, 2), (2813, 0), (2084, 2)],
        },
        Played {
            start: date(2025, 11, 21),
            own: Some(2400),
            games: &[(1700, 2), (1999, 2), (2230, 2), (2505, 2), (2155, 1)],
        },
    ];
    let calculation = first_player(&contest(Some(10), &events), Pace::Standard, None);
    let event = |number: usize| -> Hundredths {
        let lines = &calculation.lines[5 * number..5 * number + 5];
        lines.iter().filter_map(|line| line.change).sum()
    };
    assert_eq!(
        [0, 1, 2].map(|number| event(number).to_string()),
        ["-6.10", "3.70", "7.80"]
    );
    assert_eq!(calculation.before, Some(2400));
    assert_eq!(calculation.change, Some(Hundredths::new(540)));
    assert_eq!(calculation.after, Some(Rating::Whole(2405)));
    let apart = FideRemark::RoundedApart { rating: 2406 }.into();
    assert!(
        calculation.remarks.contains(&apart),
        "{:?}",
        calculation.remarks
    );
}

#[test]
fn in_2022_one_opponent_is_raised_and_stronger_ones_are_always_lowered() {
    let event = |start| Played {
        start,
        own: Some(2400),
        games: &[(1900, 2), (1800, 2), (1950, 2), (2900, 0), (2850, 0)],
    };
    let counted = |start| -> Vec<i32> {
        let contest = contest(Some(10), &[event(start)]);
        first_player(&contest, Pace::Standard, None)
            .lines
            .iter()
            .filter_map(|line| line.counted_difference)
            .collect()
    };
    assert_eq!(counted(date(2024, 2, 29)), [500, 400, 450, -400, -400]);
    assert_eq!(counted(date(2024, 3, 1)), [400, 400, 400, -400, -400]);
}

#[test]
fn sums_are_rounded_once() {
    // The sum of K times the gains, and the change on the list.
    for (sum, listed) in [
        (60, 1),
        (-5160, -52),
        (-540, -5),
        (1700, 17),
        (-140, -1),
        (-640, -6),
        (-2660, -27),
        (-1750, -18),
        (2760, 28),
        (3860, 39),
        (-2250, -23),
        (-3120, -31),
        (1520, 15),
        (4320, 43),
    ] {
        assert_eq!(Hundredths::new(sum).rounded_away(), listed, "{sum}");
    }
}

fn regulations(start: Date) -> Regulations {
    Regulations::on(Some(start), Pace::Standard)
}

#[test]
fn first_ratings_under_both_rules() {
    // Mean of the opponents, half points, games, the rule of 2022, that of March 2024.
    for (opponent, halves, games, of_2022, of_2024) in [
        (2000, 6, 5, 2020, 1993),
        (2000, 4, 5, 1928, 1893),
        (2000, 5, 5, 2000, 1943),
        (2100, 10, 5, 2200, 2200),
        (2400, 6, 5, 2420, 2200),
        (1600, 2, 5, 1360, 1499),
        (1657, 6, 5, 1677, 1748),
        (1800, 8, 7, 1820, 1843),
    ] {
        let opponents = vec![opponent; games];
        let score = HalfPoints::new(halves);
        let rating = |start| {
            let first = first_rating(&opponents, score, regulations(start));
            first.expect("opponents").rating
        };
        assert_eq!(rating(date(2024, 2, 29)), of_2022, "{opponent} {halves}");
        assert_eq!(rating(date(2024, 3, 1)), of_2024, "{opponent} {halves}");
    }
}

const NEWCOMER: [(u32, u32); 5] = [(1902, 1), (1877, 1), (1884, 2), (2012, 0), (1832, 2)];

fn newcomer(events: &[Played<'_>]) -> Calculation {
    first_player(&contest(None, events), Pace::Standard, None)
}

#[test]
fn a_published_first_rating() {
    let calculation = newcomer(&[Played {
        start: date(2025, 11, 7),
        own: None,
        games: &NEWCOMER,
    }]);
    assert_eq!(calculation.after, Some(Rating::Whole(1922)));
    assert_eq!(calculation.change, None);
}

#[test]
fn games_are_pooled_over_events_and_a_first_zero_is_disregarded() {
    let event = |month, games| Played {
        start: date(2025, month, 1),
        own: None,
        games,
    };
    let short = newcomer(&[event(1, &NEWCOMER[..4])]);
    assert_eq!(short.after, None);
    let too_few = FideRemark::TooFewGames {
        games: 4,
        needed: 5,
    };
    assert_eq!(short.remarks[0], too_few.into());
    let pooled = newcomer(&[event(1, &NEWCOMER[..3]), event(3, &NEWCOMER[3..])]);
    assert_eq!(pooled.after, Some(Rating::Whole(1922)));
    let zero = [(2000, 0), (1900, 0), (1950, 0)];
    let after_zero = newcomer(&[event(1, &zero), event(3, &NEWCOMER)]);
    assert_eq!(after_zero.after, Some(Rating::Whole(1922)));
    assert_eq!(after_zero.games(), 5);
    let zero_later = newcomer(&[event(1, &NEWCOMER), event(3, &zero)]);
    assert_eq!(zero_later.games(), 8);
    let unrated = [(0, 2), (0, 2)];
    let first_counts = newcomer(&[event(1, &unrated), event(2, &zero), event(3, &NEWCOMER)]);
    assert_eq!(first_counts.games(), 5, "an event without rated opponents");
}

#[test]
fn what_is_too_old_is_not_pooled() {
    let event = |start, games| Played {
        start,
        own: None,
        games,
    };
    let within = [
        event(date(2023, 1, 5), &NEWCOMER[..3]),
        event(date(2025, 3, 1), &NEWCOMER[3..]),
    ];
    assert_eq!(newcomer(&within).games(), 5);
    let beyond = [
        event(date(2022, 12, 31), &NEWCOMER[..3]),
        event(date(2025, 3, 1), &NEWCOMER[3..]),
    ];
    assert_eq!(newcomer(&beyond).games(), 2);
}

#[test]
fn below_the_floor_there_is_no_rating() {
    let losing = |start| Played {
        start,
        own: Some(1405),
        games: &[(1405, 0), (1405, 0)],
    };
    let contest_of = |start| contest(Some(20), &[losing(start)]);
    let after = |start| first_player(&contest_of(start), Pace::Standard, None).after;
    assert_eq!(after(date(2025, 1, 1)), None);
    assert_eq!(after(date(2024, 2, 1)), Some(Rating::Whole(1385)));
    let march = ListMonth {
        year: 2024,
        month: 3,
    };
    let raised = first_player(&contest_of(date(2024, 2, 1)), Pace::Standard, Some(march));
    assert_eq!(raised.after, Some(Rating::Whole(1631)), "1385 and 246");
}

#[test]
fn seven_hundred_points_limit_k_over_all_events_of_a_period() {
    let games = [(2000, 2); 18];
    let events = [
        Played {
            start: date(2025, 1, 3),
            own: Some(2000),
            games: &games[..9],
        },
        Played {
            start: date(2025, 1, 20),
            own: Some(2000),
            games: &games[9..],
        },
    ];
    let calculation = first_player(&contest(Some(40), &events), Pace::Standard, None);
    assert_eq!(calculation.k, "38");
    assert_eq!(calculation.change, Some(Hundredths::new(18 * 50 * 38)));
}
