//! Readings and what they prove, on the moves of an invented game.

use super::*;
use crate::laws::{Edition, EditionBasis};
use crate::notation::words::time_control::read_time_control;
use crate::replay::Replayer;

/// Knights go out and come back: as many moves as are wanted, each with what stands behind it.
fn game(control: &str, behind: &[&str]) -> String {
    let moves = ["Nf3", "Nf6", "Ng1", "Ng8"].iter().cycle();
    let mut text = format!("[TimeControl \"{control}\"]\n\n");
    for (word, comment) in moves.zip(behind) {
        text += &format!("{word} {{{comment}}} ");
    }
    text + "*"
}

fn laws() -> Laws {
    Laws::named(Edition::E2023, EditionBasis::Date)
}

fn kept(text: &str) -> Timekeeping {
    let mut replayer = Replayer::default();
    Timekeeping::reckon(&replayer.replay(text, false), &laws(), None, text)
}

/// What is odd about readings of `[%clk]`, in order.
fn odd(control: &str, clocks: &[&str]) -> Vec<(u32, OddityKind)> {
    let comments: Vec<String> = clocks.iter().map(|time| format!("[%clk {time}]")).collect();
    let comments: Vec<&str> = comments.iter().map(String::as_str).collect();
    let kept = kept(&game(control, &comments));
    kept.oddities
        .iter()
        .map(|odd| (odd.ply, odd.kind))
        .collect()
}

fn secs(seconds: i64) -> Millis {
    Millis::from_seconds(seconds)
}

#[test]
fn clocks_that_run_down_are_sound_with_and_without_increment() {
    assert_eq!(
        odd("300", &["0:05:00", "0:05:00", "0:04:50", "0:00:00"]),
        []
    );
    assert_eq!(
        odd(
            "180+2",
            &["0:03:00", "0:03:00", "0:03:02", "0:02:55", "0:03:04"]
        ),
        []
    );
    // The time for the first move is added before it, and for the second when the first is made.
    assert_eq!(
        odd("5400+30", &["1:30:58", "1:30:59", "1:31:20", "1:31:28"]),
        []
    );
}

#[test]
fn a_reading_before_the_press_and_one_after_differ_by_two_increments() {
    assert_eq!(
        odd(
            "5400+30",
            &["1:30:00", "1:30:00", "1:29:40", "1:30:10", "1:30:38"]
        ),
        []
    );
}

#[test]
fn time_gained_beyond_the_increment_is_odd() {
    assert_eq!(
        odd(
            "300",
            &["0:05:00", "0:05:00", "0:04:00", "0:04:30", "0:04:40"]
        ),
        [(
            5,
            OddityKind::Gained {
                before: secs(240),
                shown: secs(280),
                beyond: secs(40)
            }
        )]
    );
}

#[test]
fn a_first_reading_beyond_the_control_is_told_once() {
    assert_eq!(
        odd("300+3", &["0:15:00", "0:15:00", "0:14:58", "0:14:50"]),
        [
            (
                1,
                OddityKind::BeyondControl {
                    shown: secs(900),
                    most: secs(306)
                }
            ),
            (
                2,
                OddityKind::BeyondControl {
                    shown: secs(900),
                    most: secs(306)
                }
            )
        ]
    );
}

#[test]
fn minutes_written_for_seconds_are_known_by_the_clocks() {
    let text = game("90+30", &["[%clk 1:30:55]", "[%clk 1:30:50]"]);
    let kept = kept(&text);
    assert!(kept.minutes);
    assert_eq!(kept.oddities, []);
    assert_eq!(
        kept.periods(Color::White).map(|p| p[0].time),
        Some(secs(5400))
    );
}

#[test]
fn the_time_of_the_next_period_comes_with_the_control_move_or_when_the_clock_runs_out() {
    let with_counter = [
        "0:10:00", "0:10:00", "0:05:00", "0:05:00", "0:34:00", "0:33:00",
    ];
    assert_eq!(odd("3/600:1800", &with_counter), []);
    // Without a counter of moves the clock adds it when it reaches zero, moves later.
    let without = [
        "0:10:00", "0:10:00", "0:05:00", "0:05:00", "0:04:00", "0:04:00", "0:01:00", "0:03:00",
        "0:29:50", "0:02:00",
    ];
    assert_eq!(odd("3/600:1800", &without), []);
}

#[test]
fn time_of_the_next_period_before_its_moves_are_made_is_odd() {
    assert_eq!(
        odd(
            "4/600:1800",
            &[
                "0:10:00", "0:10:00", "0:00:05", "0:05:00", "0:29:50", "0:04:00", "0:29:40"
            ]
        ),
        [(
            5,
            OddityKind::EarlyPeriod {
                due_at: 4,
                time: secs(1800)
            }
        )]
    );
}

#[test]
fn time_of_the_next_period_that_only_one_player_got_is_odd() {
    let clocks = [
        "0:10:00", "0:10:00", "0:35:00", "0:05:00", "0:34:00", "0:04:00", "0:33:00", "0:03:00",
        "0:32:00", "0:02:00",
    ];
    assert_eq!(
        odd("2/600:1800", &clocks),
        [(
            10,
            OddityKind::MissingPeriod {
                due_at: 2,
                time: secs(1800)
            }
        )]
    );
}

#[test]
fn clocks_that_change_sides_are_told_where_they_do() {
    let clocks = [
        "0:05:00", "0:05:00", "0:04:50", "0:02:00", "0:01:58", "0:04:45", "0:01:50", "0:04:40",
    ];
    assert_eq!(odd("300", &clocks), [(5, OddityKind::Swapped)]);
    let clocks = [
        "0:05:00", "0:05:00", "0:02:00", "0:04:50", "0:04:48", "0:01:55", "0:04:40", "0:01:50",
    ];
    assert_eq!(odd("300", &clocks), [(5, OddityKind::Swapped)]);
}

#[test]
fn what_an_arbiter_adds_is_accounted_for() {
    for command in [
        "[%penalty black 120]",
        "[%illegal Ke3]",
        "[%claim threefold]",
    ] {
        let behind = [
            "[%clk 0:05:00]",
            "[%clk 0:05:00]",
            &format!("[%clk 0:04:00] {command}"),
            "[%clk 0:06:50]",
            "[%clk 0:03:50]",
        ];
        assert_eq!(kept(&game("300", &behind)).oddities, [], "{command}");
    }
}

#[test]
fn time_used_is_compared_with_the_clock() {
    let text = |used: &str| {
        let third = format!("[%clk 0:04:50] [%emt {used}]");
        game("300", &["[%clk 0:05:00]", "[%clk 0:05:00]", &third])
    };
    assert_eq!(kept(&text("0:00:10")).oddities, []);
    assert_eq!(kept(&text("0:00:11")).oddities, []);
    assert_eq!(
        kept(&text("0:00:30")).oddities,
        [Oddity {
            ply: 3,
            kind: OddityKind::MoveTime {
                written: secs(30),
                by_clock: secs(10)
            }
        }]
    );
}

#[test]
fn more_used_than_given_proves_the_flag() {
    let kept_with = |last: &str| {
        kept(&game(
            "300",
            &[
                "[%emt 0:04:00]",
                "[%emt 0:01:00]",
                &format!("[%emt {last}]"),
                "[%emt 0:01:00]",
            ],
        ))
    };
    assert_eq!(
        kept_with("0:01:03").white.overstepped,
        None,
        "a second for each move and two more"
    );
    let fallen = kept_with("0:01:30").white.overstepped.expect("fallen");
    assert_eq!(fallen.ply, 3);
    assert_eq!(
        fallen.proof,
        Proof::Used {
            used: secs(330),
            given: secs(300)
        }
    );
    assert_eq!(kept_with("0:01:30").black.overstepped, None);
}

#[test]
fn in_delay_mode_a_clock_never_grows() {
    let delay = "10 min, 5 s delay";
    // Rounding and lag, and a clock that shows the extra time of the first move with the main time.
    assert_eq!(
        odd(delay, &["0:10:05", "0:10:00", "0:10:05", "0:10:02"]),
        []
    );
    // Four seconds more than before is what cumulative mode may show, and delay mode may not.
    let clocks = ["0:10:00", "0:10:00", "0:09:50", "0:09:30", "0:09:54"];
    assert_eq!(odd("600+5", &clocks), []);
    assert_eq!(
        odd(delay, &clocks),
        [(
            5,
            OddityKind::Gained {
                before: secs(590),
                shown: secs(594),
                beyond: secs(4)
            }
        )]
    );
}

#[test]
fn in_delay_mode_the_next_period_still_brings_its_time() {
    let clocks = ["0:10:00", "0:10:00", "0:20:03", "0:09:00", "0:19:50"];
    let text = game(
        "2/10 min, then 10 min, 5 s delay",
        &clocks
            .map(|time| format!("[%clk {time}]"))
            .each_ref()
            .map(String::as_str),
    );
    assert_eq!(kept(&text).mode, ClockMode::Delay);
    assert_eq!(kept(&text).oddities, []);
}

#[test]
fn unused_delay_is_lost_and_used_delay_is_free() {
    let text = |mode: &str| {
        game(
            mode,
            &[
                "[%emt 0:00:55]",
                "[%emt 1]",
                "[%emt 0:00:12]",
                "[%emt 1]",
                "[%emt 0:00:12]",
            ],
        )
    };
    assert_eq!(kept(&text("60+10")).white.overstepped, None);
    assert_eq!(kept(&text("1 min, 10 s delay")).white.overstepped, None);
    assert!(kept(&text("1 min, 2 s delay")).white.overstepped.is_some());
}

#[test]
fn time_used_in_the_game_counts_for_each_player_unless_it_never_falls() {
    let apart = game(
        "300",
        &[
            "[%egt 0:04:00]",
            "[%egt 0:01:00]",
            "[%egt 0:05:30]",
            "[%egt 0:02:00]",
        ],
    );
    assert_eq!(kept(&apart).white.overstepped.map(|o| o.ply), Some(3));
    let joint = game(
        "300",
        &[
            "[%egt 0:02:00]",
            "[%egt 0:04:00]",
            "[%egt 0:06:00]",
            "[%egt 0:08:00]",
        ],
    );
    assert_eq!(kept(&joint).white.overstepped, None);
    let back = game(
        "300",
        &["[%egt 0:04:00]", "[%egt 0:01:00]", "[%egt 0:03:30]"],
    );
    assert_eq!(
        kept(&back).oddities,
        [Oddity {
            ply: 3,
            kind: OddityKind::GameTimeBack {
                before: secs(240),
                shown: secs(210)
            }
        }]
    );
}

#[test]
fn nothing_left_proves_nothing_and_less_than_nothing_does() {
    for zero in ["0:00:00", "0:00:00.0"] {
        let text = game(
            "300",
            &[
                "[%clk 0:05:00]",
                "[%clk 0:05:00]",
                &format!("[%clk {zero}]"),
                "",
            ],
        );
        assert_eq!(kept(&text).white.overstepped, None, "{zero}");
    }
    let text = game(
        "300",
        &["[%clk 0:05:00]", "[%clk 0:05:00]", "[%clk -0:00:01]", ""],
    );
    assert_eq!(kept(&text).white.overstepped.map(|o| o.ply), Some(3));
    // Not even that, where the time of the next period is due.
    let text = game(
        "1/300:300",
        &["[%clk 0:05:00]", "[%clk 0:05:00]", "[%clk -0:00:01]", ""],
    );
    assert_eq!(kept(&text).white.overstepped, None);
}

#[test]
fn hours_and_minutes_on_a_sheet() {
    let text = "[TimeControl \"40/7200\"]\n\n1. Nf3 {[%clk 1:59]} Nf6 {[%clk 1:58]} 2. Ng1 {[%clk 1:59]} *";
    let mut replayer = Replayer::default();
    let kept = Timekeeping::reckon(&replayer.replay(text, true), &laws(), None, text);
    assert_eq!(kept.oddities, []);
    assert_eq!(kept.white.last.map(|left| left.time), Some(secs(7140)));
}

#[test]
fn a_control_is_known_missing_or_unreadable() {
    let control = |tag: &str| kept(&format!("[TimeControl \"{tag}\"]\n\n1. e4 *")).control;
    assert_eq!(
        control("300+3"),
        Control::Known(read_time_control("300+3").unwrap())
    );
    assert_eq!(
        control("-"),
        Control::Known(read_time_control("-").unwrap())
    );
    assert_eq!(control("?"), Control::Missing);
    assert_eq!(control(""), Control::Missing);
    assert_eq!(control("quick"), Control::Unreadable);
}

#[test]
fn moves_are_counted_from_the_number_the_game_begins_with() {
    let mut replayer = Replayer::default();
    let text = "[FEN \"4k3/8/8/8/8/8/8/4K2R b K - 0 20\"]\n\n20... Kd7 21. O-O Kd6 *";
    let record = &replayer.replay(text, false);
    let made = |color, ply| moves_made(record, color, ply);
    assert_eq!((made(Color::White, 0), made(Color::Black, 0)), (20, 19));
    assert_eq!((made(Color::White, 2), made(Color::Black, 2)), (21, 20));
    assert_eq!((made(Color::White, 3), made(Color::Black, 3)), (21, 21));
}

#[test]
fn the_quick_look_never_passes_what_the_reckoning_finds() {
    // Clocks that mostly run down, with a jump here and there: a small generator, so that every run is the same.
    let mut state = 1u64;
    let mut random = |below: u64| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (state >> 33) % below
    };
    let (mut quiet, mut odd) = (0, 0);
    for round in 0..2_000 {
        let control = ["300", "180+2", "900+10"][round % 3];
        let mut left = [300i64, 300];
        let clocks: Vec<String> = (0..20)
            .map(|ply| {
                let clock = &mut left[ply % 2];
                *clock += random(8) as i64 - 6
                    + if random(60) == 0 {
                        random(60) as i64
                    } else {
                        0
                    };
                *clock = (*clock).max(0);
                format!("[%clk {}]", Millis::from_seconds(*clock))
            })
            .collect();
        let clocks: Vec<&str> = clocks.iter().map(String::as_str).collect();
        let text = game(control, &clocks);
        let mut replayer = Replayer::default();
        let record = &replayer.replay(&text, false);
        let kept = Timekeeping::reckon(record, &laws(), None, &text);
        let mut reckoning = Reckoning::new(record, &kept);
        for reading in &record.clocks {
            reckoning.take(reading.ply, reading.kind, reading.shown);
        }
        let (players, oddities) = reckoning.finish();
        match kept.quiet(record) {
            Some(last) => {
                quiet += 1;
                assert_eq!(oddities, [], "{text}");
                assert_eq!(players.map(|player| player.last), last, "{text}");
            }
            None => odd += usize::from(!oddities.is_empty()),
        }
    }
    assert!(quiet > 100 && odd > 100, "{quiet} quiet, {odd} odd");
}

/// Engines play with parts of a second: the control is held to the millisecond, beyond the tolerance.
#[test]
fn parts_of_a_second_count() {
    assert_eq!(
        odd(
            "10+0.05",
            &[
                "0:00:10.05",
                "0:00:10.02",
                "0:00:09.981",
                "0:00:10.07",
                "0:00:09.7"
            ]
        ),
        []
    );
    // Ten seconds, two increments and the tolerance of two seconds.
    assert_eq!(odd("10+0.05", &["0:00:12.1"]), []);
    let beyond = OddityKind::BeyondControl {
        shown: Millis::new(12_151),
        most: Millis::new(10_100),
    };
    assert_eq!(odd("10+0.05", &["0:00:12.151"]), [(1, beyond)]);
    assert_eq!(
        odd("0.5+0.01", &["0:00:00.5", "0:00:00.51", "0:00:00.032"]),
        []
    );
}
