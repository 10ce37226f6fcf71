//! Small situations from the document's text, one for each article: the rounds, and the rows that are to be accused.

use super::*;

/// What is not right in the last of these rounds.
#[track_caller]
fn last_round(players: u32, lines: &[&str], expected: &[&str]) {
    let tournament = tournament(players, 9, lines);
    let judged = judge(&tournament);
    let last = format!("{}: ", lines.len());
    let found = accused(&tournament, &judged).into_iter();
    let found: Vec<String> = found
        .filter_map(|row| row.strip_prefix(&last).map(str::to_owned))
        .collect();
    assert_eq!(found, expected, "{lines:?}");
}

/// Four players who drew all games of round 1.
const FOUR: &str = "1-3 =, 4-2 =";
const SIX: &str = "1-4 =, 5-2 =, 3-6 =";
const SIX_WON: &str = "1-4 1, 5-2 0, 3-6 1";
const EIGHT_WON: &str = "1-5 1, 6-2 0, 3-7 1, 8-4 0";

#[test]
fn a_second_meeting_1_2() {
    let first = "1-3 1, 4-2 0";
    last_round(4, &[first, "2-1 1, 3-4 1"], &[]);
    let both = [
        "3-1 (expected 2-1) swiss-repeated",
        "2-4 (expected 2-1) swiss-repeated",
    ];
    last_round(4, &[first, "3-1 0, 2-4 1"], &both);
}

#[test]
fn who_is_free_1_3() {
    last_round(5, &["1-3 1, 4-2 0, 5 free"], &[]);
    // 5 is the lowest; that 2 met 5 follows from it.
    let other = ["4 free (expected 5 free) swiss-free-other"];
    last_round(5, &["1-3 1, 5-2 0, 4 free"], &other);
    let first = "1-3 1, 4-2 0, 5 free";
    last_round(5, &[first, "2-1 1, 3-5 1, 4 free"], &[]);
    let twice = ["5 free (expected 4 free) swiss-free-twice"];
    last_round(5, &[first, "2-1 1, 3-4 1, 5 free"], &twice);
}

#[test]
fn who_leaves_a_group_and_whom_he_meets_1_5() {
    last_round(6, &[SIX_WON, "2-1 1, 4-3 1, 6-5 1"], &[]);
    let other = ["2-4 (expected 4-3) swiss-float-other"];
    last_round(6, &[SIX_WON, "3-1 1, 2-4 1, 6-5 1"], &other);
    let opponent = ["5-3 (expected 4-3) swiss-float-opponent"];
    last_round(6, &[SIX_WON, "2-1 1, 5-3 1, 4-6 1"], &opponent);
}

#[test]
fn nobody_leaves_an_even_group_that_can_be_paired_3_3() {
    last_round(8, &[EIGHT_WON, "3-1 1, 2-4 1, 5-7 1, 8-6 1"], &[]);
    let not_due = ["2-8 (expected 2-4) swiss-float-not-due"];
    last_round(8, &[EIGHT_WON, "3-1 1, 2-8 1, 4-6 1, 5-7 1"], &not_due);
}

#[test]
fn the_halves_meet_in_order_2_4() {
    last_round(4, &["1-3 1, 4-2 0"], &[]);
    last_round(4, &["1-2 1, 3-4 1"], &["1-2 (expected 1-3) swiss-order"]);
}

#[test]
fn whoever_was_met_is_replaced_by_the_next_3_2() {
    last_round(4, &[FOUR, "4-1 =, 2-3 ="], &[]);
    let other = ["2-1 (expected 4-1) swiss-replacement"];
    last_round(4, &[FOUR, "2-1 1, 3-4 1"], &other);
    // In the third round nobody of the lower half is left: the lowest of the upper half it is.
    last_round(4, &[FOUR, "4-1 =, 2-3 =", "1-2 1, 3-4 1"], &[]);
}

#[test]
fn a_tentative_pair_is_undone_only_in_need_3_3() {
    // 1-5, 2-4, and then 3-6 have met. Any pair may be undone for it.
    last_round(6, &[SIX, "5-1 1, 2-6 1, 4-3 1"], &[]);
    last_round(6, &[SIX, "6-1 1, 2-4 1, 5-3 1"], &[]);
    let needless = ["2-1 (expected 5-1) swiss-replacement"];
    last_round(6, &[SIX, "2-1 1, 4-3 1, 6-5 1"], &needless);
}

#[test]
fn colours_of_the_first_round_5_2() {
    last_round(8, &[EIGHT_WON], &[]);
    let wrong = ["4-8 (expected 8-4) swiss-first-color"];
    last_round(8, &["1-5 1, 6-2 0, 3-7 1, 4-8 0"], &wrong);
    // With the other lot.
    last_round(8, &["5-1 1, 2-6 0, 7-3 1, 4-8 0"], &[]);
    // Two boards say this, two that: the lot is not known.
    let unknown = ["1-3 swiss-lot-unknown", "2-4 swiss-lot-unknown"];
    last_round(4, &["1-3 1, 2-4 1"], &unknown);
}

#[test]
fn colours_alternate_5_3() {
    let wrong = ["1-2 (expected 2-1) swiss-color-alternate"];
    last_round(4, &["1-3 1, 4-2 0", "1-2 1, 3-4 1"], &wrong);
}

#[test]
fn the_higher_ranked_equalises_5_4() {
    let wrong = ["1-4 (expected 4-1) swiss-color-equalise"];
    last_round(4, &[FOUR, "1-4 1, 2-3 1"], &wrong);
}

#[test]
fn three_alike_change_the_pairing_5_4() {
    // 1 to 4 had White three times, 5 to 8 Black.
    let before = [
        "1-5 1, 2-6 1, 3-7 =, 4-8 =",
        "1-6 1, 2-5 1, 3-8 =, 4-7 =",
        "1-7 1, 2-8 1, 3-5 =, 4-6 =",
    ];
    let with = |last: &'static str| [before[0], before[1], before[2], last];
    last_round(8, &with("8-1 1, 7-2 1, 6-3 1, 5-4 1"), &[]);
    let alike = [
        "2-1 (expected 8-1) swiss-four-alike",
        "7-8 (expected 7-2) swiss-four-alike",
    ];
    last_round(8, &with("2-1 1, 7-8 1, 6-3 1, 5-4 1"), &alike);
    let color = ["1-8 (expected 8-1) swiss-color-alternate swiss-choice"];
    last_round(8, &with("1-8 1, 7-2 1, 6-3 1, 5-4 1"), &color);
}

#[test]
fn a_forbidden_pair_that_cannot_be_avoided_is_not_accused() {
    // Everybody has met everybody.
    let all = [FOUR, "4-1 =, 2-3 =", "1-2 =, 3-4 =", "3-1 =, 2-4 ="];
    let open = ["3-1 swiss-unavoidable", "2-4 swiss-unavoidable"];
    last_round(4, &all, &open);
}

#[test]
fn a_second_meeting_is_avoidable_where_another_could_be_free() {
    // 3 was free in round 1 and is free again, while 3 could have met 1 and 2 been free.
    let found = [
        "2-1 (expected 3-1) swiss-repeated",
        "3 free (expected 2 free) swiss-free-twice",
    ];
    last_round(3, &["1-2 1, 3 free", "2-1 1, 3 free"], &found);
}

/// Both of these two lines say White in round 1, so that nobody knows who had it.
fn with_two_whites(lines: &[&str]) -> Tournament {
    let mut tournament = tournament(4, 9, lines);
    let black = tournament.players[2].cells[0];
    if let What::Played { with, own, short } = black.what {
        let with = Pairing {
            color: Some(Color::White),
            ..with
        };
        set(&mut tournament, 1, 2, What::Played { with, own, short });
    }
    tournament.played = lines.len() as u32;
    tournament
}

#[test]
fn a_color_that_two_lines_contradict_is_not_known() {
    let tournament = with_two_whites(&["1-3 1, 4-2 0", "1-2 1, 3-4 1"]);
    let judged = judge(&tournament);
    let found = accused(&tournament, &judged);
    assert_eq!(
        found,
        [
            "1: 1-3 swiss-color-unknown",
            "2: 1-2 swiss-color-unknown",
            "2: 3-4 swiss-color-unknown",
        ]
    );
    // What both lines say beside it stands.
    let tournament = with_two_whites(&["1-3 1, 4-2 0", "3-1 0, 2-4 1"]);
    let judged = judge(&tournament);
    let wrong = judged.count(PairingVerdict::Wrong);
    assert_eq!(wrong, 2, "{judged:?}");
}

#[test]
fn without_a_result_the_groups_are_not_known_but_a_second_meeting_is() {
    let open = ["2-1 swiss-standings-unknown", "3-4 swiss-standings-unknown"];
    last_round(4, &["1-3 ?, 4-2 0", "2-1 1, 3-4 1"], &open);
    let again = ["2-4 swiss-repeated", "3-1 swiss-standings-unknown"];
    last_round(4, &["1-3 ?, 4-2 0", "3-1 1, 2-4 1"], &again);
}

#[test]
fn without_start_numbers_nothing_is_called_wrong_by_the_order() {
    let judged = |lines: &[&str]| {
        let mut tournament = tournament(4, 9, lines);
        tournament.has_start_numbers = false;
        accused(&tournament, &judge(&tournament))
    };
    assert_eq!(judged(&["1-3 1, 4-2 0"]), [""; 0]);
    let found = judged(&["1-2 1, 3-4 1"]);
    assert_eq!(
        found,
        [
            "1: 1-2 swiss-numbers-unknown",
            "1: 3-4 swiss-numbers-unknown"
        ]
    );
}

#[test]
fn who_is_missing_where_one_is_due_to_be_free_is_taken_as_free() {
    let lines = ["1-3 1, 4-2 0, 5 unknown", "2-1 1, 3-5 1, 4 unknown"];
    let tournament = tournament(5, 9, &lines);
    let judged = judge(&tournament);
    assert_eq!(accused(&tournament, &judged), [""; 0]);
    let keys = judged.notes.iter().map(|note| note.key);
    assert_eq!(keys.filter(|key| *key == "swiss-taken-as-free").count(), 2);
}

#[test]
fn who_is_absent_belongs_to_no_group() {
    // 2 is absent, 5 has half a point by his wish.
    last_round(6, &["1-4 1, 5 half, 3-6 1"], &[]);
    let with_him = ["1-3 (expected 1-4) swiss-order"];
    last_round(6, &["1-3 1, 5 half, 4-6 0"], &with_him);
}

#[test]
fn a_game_without_play_may_or_may_not_be_a_meeting() {
    let tournament = tournament(4, 9, &["1-3 +, 4-2 0", "2-1 1, 3-4 1"]);
    let scene = Scene::new(&tournament, 2, &mut Taken::default());
    let place = |number: usize| scene.players.iter().position(|own| *own == number - 1);
    let link = |one, other| scene.link(place(one).unwrap(), place(other).unwrap());
    assert_eq!(link(1, 3), scene::Link::Maybe);
    assert_eq!(link(4, 2), scene::Link::Met(1));
    assert_eq!(link(1, 2), scene::Link::Yes);
}
