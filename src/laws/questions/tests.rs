//! What the editions answer, oldest first: 1985, 1989, 1993, 1997, 2001, 2005, 2009, 2014, July 2017, 2018, 2023.

use super::super::edition::{Edition, EditionBasis};
use super::super::pace::Supervision::{self, Full, NotFull};
use super::super::terms::Deduction;
use super::*;
use Edition::*;
use Pace::{Blitz, Rapid, Standard};

fn laws(edition: Edition) -> Laws {
    Laws::named(edition, EditionBasis::Date)
}

/// One letter for each edition: `y` yes, `n` no, `?` not known, and its neighbours differ.
fn answers(matter: Matter, question: fn(&Laws) -> bool) -> String {
    let answer = |edition| match laws(edition) {
        laws if laws.known(matter).is_none() => '?',
        laws if question(&laws) => 'y',
        _ => 'n',
    };
    Edition::ALL.into_iter().map(answer).collect()
}

#[test]
fn what_each_edition_brought_or_dropped() {
    type Question = fn(&Laws) -> bool;
    let rows: [(Matter, Question, &str); 14] = [
        (
            Matter::ResignationMatingPower,
            Laws::resignation_needs_mating_power,
            "nnnnnnnnnny",
        ),
        (
            Matter::DeadPosition,
            Laws::dead_material_only,
            "y??nnnnnnnn",
        ),
        (
            Matter::EndByLegalMove,
            Laws::end_needs_legal_move,
            "n??yyyyyyyy",
        ),
        (
            Matter::AgreementAfterFirstMoves,
            Laws::both_must_have_moved,
            "nnnnnnnnyyy",
        ),
        (
            Matter::AgreementBan,
            Laws::event_may_ban_agreement,
            "nnnnnnyyyyy",
        ),
        (
            Matter::FiftyByIntendedMove,
            Laws::fifty_claim_by_intended_move,
            "nnnyyyyyyyy",
        ),
        (
            Matter::SeventyFiveMoves,
            Laws::seventyfive_ends_game,
            "nnnnnnnyyyy",
        ),
        (
            Matter::HalfAgainstNothing,
            Laws::half_against_nothing_possible,
            "n???yyyyyyy",
        ),
        (Matter::BareKingClaim, Laws::bare_king_claim, "y??nnnnnnnn"),
        (
            Matter::UnfinishedPromotionIllegal,
            Laws::unfinished_promotion_is_illegal,
            "n????yyyyyy",
        ),
        (Matter::AutomaticQueen, Laws::automatic_queen, "nnnnnnnyyyy"),
        (
            Matter::LastTwoMinutesAnnounced,
            Laws::last_two_minutes_need_announcing,
            "nnnnnnnyyyy",
        ),
        (
            Matter::CaptureSignObligatory,
            Laws::capture_sign_obligatory,
            "n??yyynnnnn",
        ),
        (
            Matter::AlgebraicOnly,
            Laws::other_notation_is_no_evidence,
            "nnnn?yyyyyy",
        ),
    ];
    for (matter, question, expected) in rows {
        assert_eq!(answers(matter, question), expected, "{matter:?}");
    }
}

#[test]
fn more_than_fifty_moves_were_asked_for_until_1992() {
    let endings = |edition| laws(edition).long_endings();
    assert_eq!(endings(E1985), Some(LongEndings::Hundred));
    assert_eq!(endings(E1989), Some(LongEndings::SeventyFive));
    for edition in [E1993, E1997, E2005, E2023] {
        assert_eq!(endings(edition), None, "{edition:?}");
    }
}

#[test]
fn a_fifth_repetition_ends_the_game_from_2014_and_anywhere_from_july_2017() {
    let fivefold = |edition| laws(edition).fivefold();
    assert_eq!(fivefold(E2009), None);
    assert_eq!(fivefold(E2014), Some(Fivefold::ByConsecutiveMoves));
    for edition in [E2017, E2018, E2023] {
        assert_eq!(fivefold(edition), Some(Fivefold::Anywhere), "{edition:?}");
    }
}

/// An answer for standard, then rapid and blitz, each fully and not fully supervised.
fn at_each_pace<T>(edition: Edition, question: impl Fn(&Laws) -> T) -> [T; 5] {
    [
        (Standard, Full),
        (Rapid, Full),
        (Rapid, NotFull),
        (Blitz, Full),
        (Blitz, NotFull),
    ]
    .map(|(pace, supervision)| question(&laws(edition).at(pace, supervision)))
}

#[test]
fn a_wrong_claim_costs_what_the_edition_says() {
    for (edition, seconds, deduction) in [
        (E1985, [0; 5], Deduction::Fixed(Duration::from_secs(300))),
        (E1997, [180; 5], Deduction::HalfToNothing),
        (E2001, [180; 5], Deduction::Half),
        (E2005, [180; 5], Deduction::Half),
        (E2009, [180; 5], Deduction::Nothing),
        (E2017, [120, 120, 120, 60, 60], Deduction::Nothing),
        (E2018, [120, 120, 120, 60, 60], Deduction::Nothing),
        (E2023, [120, 60, 60, 120, 60], Deduction::Nothing),
    ] {
        let cost = at_each_pace(edition, |laws| laws.wrong_claim_cost().expect("known"));
        assert_eq!(
            cost.map(|cost| cost.to_opponent.as_secs()),
            seconds,
            "{edition:?}"
        );
        assert_eq!(
            cost.map(|cost| cost.from_claimant),
            [deduction; 5],
            "{edition:?}"
        );
    }
    let open = at_each_pace(E2014, |laws| laws.leaves_open(Matter::WrongClaim));
    assert_eq!(open, [false, false, false, true, true]);
}

#[test]
fn illegal_moves_are_forgiven_less_and_less() {
    let forgiven = |edition| at_each_pace(edition, |laws| laws.illegal_moves().map(|t| t.forgiven));
    assert_eq!(forgiven(E1985), [None; 5]);
    for edition in [E1997, E2001, E2005] {
        assert_eq!(forgiven(edition), [2, 2, 2, 0, 0].map(Some), "{edition:?}");
    }
    assert_eq!(forgiven(E2009), [2, 2, 2, 2, 0].map(Some));
    assert_eq!(forgiven(E2014), [1, 1, 0, 1, 0].map(Some));
    assert_eq!(forgiven(E2017), [1, 1, 0, 1, 0].map(Some));
    assert_eq!(forgiven(E2018), [1; 5].map(Some));
    assert_eq!(forgiven(E2023), [1; 5].map(Some));
}

#[test]
fn only_1997_counts_illegal_moves_in_a_quickplay_finish_alone() {
    let only = |edition| {
        at_each_pace(edition, |laws| {
            laws.illegal_moves()
                .is_some_and(|terms| terms.only_in_quickplay_finish)
        })
    };
    assert_eq!(only(E1997), [true, false, false, false, false]);
    assert_eq!(only(E2001), [false; 5]);
}

#[test]
fn an_illegal_move_gives_the_opponent_time() {
    for (edition, seconds) in [
        (E2005, [120, 120, 120, 0, 0]),
        (E2009, [120, 120, 120, 120, 0]),
        (E2017, [120, 120, 0, 60, 0]),
        (E2018, [120, 120, 120, 60, 60]),
        (E2023, [120, 60, 60, 120, 60]),
    ] {
        let given = at_each_pace(edition, |laws| {
            laws.illegal_moves()
                .expect("counted")
                .to_opponent
                .expect("known")
                .as_secs()
        });
        assert_eq!(given, seconds, "{edition:?}");
    }
}

#[test]
fn losing_by_illegal_moves_is_a_draw_against_one_who_cannot_mate_from_2009() {
    let drawn = |edition| {
        at_each_pace(edition, |laws| {
            laws.illegal_moves()
                .is_some_and(|terms| terms.drawn_without_mating_power)
        })
    };
    for edition in [E1997, E2001, E2005] {
        assert_eq!(
            drawn(edition),
            [false, false, false, true, true],
            "{edition:?}"
        );
    }
    for edition in [E2009, E2017, E2018, E2023] {
        assert_eq!(drawn(edition), [true; 5], "{edition:?}");
    }
}

#[test]
fn illegal_moves_of_rapid_and_blitz_were_left_to_a_claim_until_2014() {
    let on_claim = |edition| {
        at_each_pace(edition, |laws| {
            laws.illegal_moves()
                .is_some_and(|terms| terms.only_on_claim)
        })
    };
    for edition in [E1997, E2001, E2005] {
        assert_eq!(
            on_claim(edition),
            [false, true, true, true, true],
            "{edition:?}"
        );
    }
    assert_eq!(on_claim(E2009), [false, false, true, false, true]);
    for edition in [E2014, E2017, E2018, E2023] {
        assert_eq!(on_claim(edition), [false; 5], "{edition:?}");
    }
}

#[test]
fn an_answered_illegal_move_stands_where_nobody_watched() {
    use Answered::{Corrected, Stands, StandsUnlessBothAgree};
    let fate = |edition| at_each_pace(edition, Laws::illegal_move_answered);
    let unless = StandsUnlessBothAgree;
    assert_eq!(fate(E1985), [Corrected; 5]);
    assert_eq!(
        fate(E1997),
        [Corrected, Corrected, Corrected, Stands, Stands]
    );
    assert_eq!(fate(E2001), [Corrected, Stands, Stands, Stands, Stands]);
    assert_eq!(fate(E2005), [Corrected, Stands, Stands, Stands, Stands]);
    assert_eq!(
        fate(E2009),
        [Corrected, Corrected, Stands, Corrected, unless]
    );
    for edition in [E2014, E2017, E2018, E2023] {
        let expected = [Corrected, Corrected, unless, Corrected, unless];
        assert_eq!(fate(edition), expected, "{edition:?}");
    }
}

#[test]
fn a_wrong_start_stands_after_some_moves_of_rapid() {
    let stands = |edition| at_each_pace(edition, Laws::wrong_start_stands_after);
    let (three, ten) = (Some(3), Some(10));
    for edition in [E1997, E2001, E2005] {
        assert_eq!(
            stands(edition),
            [None, three, three, three, three],
            "{edition:?}"
        );
    }
    assert_eq!(stands(E2009), [None, None, three, None, three]);
    for edition in [E2014, E2017, E2018, E2023] {
        assert_eq!(stands(edition), [None, None, ten, None, ten], "{edition:?}");
    }
}

#[test]
fn a_flag_of_rapid_and_blitz_needed_a_claim_until_2014() {
    use FlagSeenBy::{ArbiterOrPlayer as All, Claimant};
    let seen = |edition| at_each_pace(edition, Laws::flag_seen_by);
    for edition in [E1985, E2017, E2018, E2023] {
        assert_eq!(seen(edition), [All; 5], "{edition:?}");
    }
    for edition in [E1997, E2001, E2005] {
        assert_eq!(
            seen(edition),
            [All, Claimant, Claimant, Claimant, Claimant],
            "{edition:?}"
        );
    }
    assert_eq!(seen(E2009), [All, All, Claimant, All, Claimant]);
    let open = at_each_pace(E2014, |laws| laws.leaves_open(Matter::FlagNoticed));
    assert_eq!(open, [false, false, true, false, true]);
}

#[test]
fn two_fallen_flags_are_judged_by_edition_pace_and_period() {
    use BothFlags::{Drawn, DrawnInAnyOrder, GameGoesOn};
    use Period::{Earlier, Last};
    use QuickplayGuidelines::{Apply, DoNotApply};
    let (on, drawn, any) = (Some(GameGoesOn), Some(Drawn), Some(DrawnInAnyOrder));
    let ask = |edition, period, guidelines| {
        at_each_pace(edition, |laws| laws.both_flags(period, guidelines))
    };
    assert_eq!(ask(E1985, Last, DoNotApply), [on; 5]);
    for edition in [E1997, E2001, E2005] {
        assert_eq!(ask(edition, Earlier, DoNotApply), [on, any, any, any, any]);
        assert_eq!(ask(edition, Last, DoNotApply), [drawn, any, any, any, any]);
    }
    assert_eq!(ask(E2009, Earlier, DoNotApply), [on, on, any, on, any]);
    assert_eq!(
        ask(E2009, Last, DoNotApply),
        [drawn, drawn, any, drawn, any]
    );
    assert!(laws(E2014).leaves_open(Matter::BothFlagsDown));
    for edition in [E2017, E2018, E2023] {
        assert_eq!(ask(edition, Last, DoNotApply), [None; 5]);
        assert_eq!(ask(edition, Earlier, Apply), [on, on, on, None, None]);
        assert_eq!(ask(edition, Last, Apply), [drawn, drawn, drawn, None, None]);
    }
}

#[test]
fn the_lines_between_the_paces() {
    let pace = |edition, seconds| laws(edition).pace_of(Duration::from_secs(seconds), false);
    assert_eq!(pace(E1985, 300), Some(Standard));
    assert_eq!(pace(E1993, 300), None, "not known");
    for (seconds, until_2005, in_2009, from_2014) in [
        (600, Blitz, Blitz, Blitz),
        (601, Blitz, Blitz, Rapid),
        (899, Blitz, Blitz, Rapid),
        (900, Rapid, Rapid, Rapid),
        (3599, Rapid, Rapid, Rapid),
        (3600, Rapid, Standard, Standard),
        (3601, Standard, Standard, Standard),
    ] {
        for edition in [E1997, E2001, E2005] {
            assert_eq!(
                pace(edition, seconds),
                Some(until_2005),
                "{seconds} {edition:?}"
            );
        }
        assert_eq!(pace(E2009, seconds), Some(in_2009), "{seconds}");
        for edition in [E2014, E2017, E2018, E2023] {
            assert_eq!(
                pace(edition, seconds),
                Some(from_2014),
                "{seconds} {edition:?}"
            );
        }
    }
}

#[test]
fn before_2005_nothing_says_how_time_added_for_each_move_counts() {
    let pace = |edition| laws(edition).pace_of(Duration::from_secs(1500), true);
    assert_eq!([E1997, E2001].map(pace), [None; 2]);
    assert_eq!(pace(E2005), Some(Rapid));
}

#[test]
fn an_hour_of_grace_until_2009_and_no_time_named_in_2014() {
    let grace = |edition| {
        let late = laws(edition)
            .late_arrival()
            .expect("every edition speaks of it");
        (
            late.grace.map(|grace| grace.as_secs()),
            late.event_may_differ,
        )
    };
    assert_eq!(grace(E1985), (Some(3600), false));
    for edition in [E1997, E2001, E2005] {
        assert_eq!(grace(edition), (Some(3600), true), "{edition:?}");
    }
    assert_eq!(grace(E2014), (None, true));
    for edition in [E2009, E2017, E2018, E2023] {
        assert_eq!(grace(edition), (Some(0), true), "{edition:?}");
    }
}

/// The penalties of a game whose pace nobody knows are those of standard play.
#[test]
fn an_edition_by_itself_is_that_of_standard_play() {
    let usual = laws(E2023).at(Standard, Supervision::usual(Standard));
    assert_eq!(laws(E2023), usual);
}
