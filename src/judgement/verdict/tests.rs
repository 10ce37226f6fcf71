//! The result that the Laws give on small records, and how the games ended.

use jiff::civil::date;

use super::*;
use crate::judgement::Submitted;
use crate::judgement::claims;
use crate::judgement::course::Course;
use crate::judgement::timekeeping::Timekeeping;
use crate::judgement::timeline::Timeline;
use crate::laws::{Edition, EditionBasis, Laws};
use crate::replay::Replayer;

/// The audited result and the ending of a game under an edition.
fn judged(edition: Edition, text: &str) -> (Option<GameResult>, Ending) {
    let record = Replayer::default().replay(text, false);
    let laws = Laws::named(edition, EditionBasis::Option);
    let submitted = Submitted::read(&record, text, None);
    let time = Timekeeping::reckon(&record, &laws, None, text);
    let laws = time.laws_at_this_pace(laws);
    let course = Course::from_record(&record, &laws, submitted.result);
    let mut case = Case {
        text,
        sheet: None,
        record: &record,
        timeline: Timeline::default(),
        course,
        claims: claims::judge(&record, text, &laws, None, &submitted, &time),
        time,
        laws,
        event: None,
        submitted,
        damage: None,
        stray_ahead: None,
        ratings: None,
        today: date(2026, 1, 1),
    };
    case.timeline = Timeline::walk(&case);
    claims::void_after(&mut case.claims, &case.timeline);
    let verdict = Verdict::judge(&case);
    (verdict.result, verdict.ending)
}

/// Under the Laws of 2023.
#[track_caller]
fn ends(text: &str, result: GameResult, ending: Ending) {
    assert_eq!(
        judged(Edition::E2023, text),
        (Some(result), ending),
        "{text}"
    );
}

/// A game from a position, with the tags that it needs.
fn from(fen: &str, rest: &str) -> String {
    format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n{rest}")
}

const MATE: &str = "1. f3 e5 2. g4 Qh4# ";
/// White has just taken the last piece that could mate: two bare kings.
const DEAD: &str = "4k3/8/8/8/8/8/4p3/4K3 w - - 0 1";
/// Neither has moved a pawn or captured: knights go out and come back.
const SHUFFLE: &str = "Nf3 Nf6 Ng1 Ng8 ";

#[test]
fn mate_stalemate_and_dead_positions_end_the_game_whatever_was_submitted() {
    for submitted in ["1-0", "0-1", "1/2-1/2"] {
        ends(
            &format!("{MATE}{submitted}"),
            GameResult::BlackWins,
            Ending::Checkmate,
        );
        let stalemate = from(
            "7k/5Q2/8/8/8/8/8/K7 w - - 0 1",
            &format!("\n1. Qf8+ Kh7 2. Qf7+ Kh8 3. Qg6 {submitted}"),
        );
        ends(&stalemate, GameResult::Draw, Ending::Stalemate);
        let dead = from(DEAD, &format!("\n1. Kxe2 {submitted}"));
        ends(&dead, GameResult::Draw, Ending::DeadPosition);
    }
}

#[test]
fn the_submitted_result_stands_where_nothing_decides() {
    ends("1. e4 e5 1-0", GameResult::WhiteWins, Ending::Unknown);
    ends("1. e4 e5 1/2-1/2", GameResult::Draw, Ending::Unknown);
    ends("1. e4 e5 *", GameResult::Unfinished, Ending::Unfinished);
    assert_eq!(
        judged(Edition::E2023, "1. e4 e5"),
        (None, Ending::Unfinished)
    );
}

#[test]
fn a_fifth_repetition_ends_the_game_from_the_edition_of_2018_on() {
    // The position of the start comes for the fifth time with the sixteenth move.
    let text = format!("{}1-0", SHUFFLE.repeat(4));
    let drawn = (Some(GameResult::Draw), Ending::Fivefold);
    assert_eq!(judged(Edition::E2018, &text), drawn);
    assert_eq!(judged(Edition::E2023, &text), drawn);
    let stands = (Some(GameResult::WhiteWins), Ending::Unknown);
    assert_eq!(judged(Edition::E2005, &text), stands);
    assert_eq!(
        judged(Edition::E2023, &format!("{}1-0", SHUFFLE.repeat(3))),
        stands
    );
}

#[test]
fn mate_with_the_move_that_completes_75_stands_before_the_count() {
    let fen = "7k/8/6K1/8/8/8/8/R7 w - - 149 90";
    ends(
        &from(fen, "\n90. Ra8# 1-0"),
        GameResult::WhiteWins,
        Ending::Checkmate,
    );
    ends(
        &from(fen, "\n90. Ra7 1-0"),
        GameResult::Draw,
        Ending::SeventyFive,
    );
}

#[test]
fn a_right_claim_decides_and_a_wrong_one_does_not() {
    let right = format!("{}{{[%claim threefold white]}} 1-0", SHUFFLE.repeat(2));
    ends(&right, GameResult::Draw, Ending::ThreefoldClaim);
    let wrong = format!("{SHUFFLE}{{[%claim threefold white]}} 1-0");
    ends(&wrong, GameResult::WhiteWins, Ending::Unknown);
}

#[test]
fn the_first_thing_that_decides_counts() {
    // The claim was right, and then the game went on to a mate.
    let text = format!(
        "{}{{[%claim threefold white]}} f3 e5 g4 Qh4# 0-1",
        SHUFFLE.repeat(2)
    );
    assert_eq!(judged(Edition::E2023, &text).0, Some(GameResult::Draw));
}

#[test]
fn a_resignation_wins_and_an_agreement_draws() {
    ends(
        "[Termination \"White resigned\"]\n\n1. e4 e5 0-1",
        GameResult::BlackWins,
        Ending::Resignation,
    );
    ends(
        "[Termination \"draw by agreement\"]\n\n1. e4 e5 1/2-1/2",
        GameResult::Draw,
        Ending::Agreement,
    );
}

#[test]
fn a_resignation_to_an_opponent_who_cannot_mate_draws_in_2023() {
    let bare = from(
        "4k3/8/8/8/8/8/4PP2/4K3 w - - 0 1",
        "[Termination \"White resigned\"]\n\n1. Kd2 Kd7 0-1",
    );
    assert_eq!(judged(Edition::E2023, &bare).0, Some(GameResult::Draw));
}

#[test]
fn a_win_on_time_of_a_bare_king_draws() {
    let text = from(
        "4k3/8/8/8/8/8/4PP2/4K3 w - - 0 1",
        "[Termination \"time forfeit\"]\n\n1. Kd2 Kd7 0-1",
    );
    ends(&text, GameResult::Draw, Ending::TimeForfeit);
}

#[test]
fn a_forfeit_is_no_game() {
    ends("0-1 {forfeit}", GameResult::BlackWins, Ending::Unknown);
    ends(
        "[Result \"+:-\"]\n\n+:-",
        GameResult::WhiteForfeit,
        Ending::Default,
    );
}

#[test]
fn a_second_illegal_move_loses_under_2023() {
    let text = "1. e4 {[%illegal Ke3]} e5 2. Nf3 {[%illegal Nf5]} Nc6 1-0";
    ends(text, GameResult::BlackWins, Ending::IllegalMoves);
}
