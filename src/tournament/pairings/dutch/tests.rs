//! What is written to a pairing program, and what its answers are taken for.

use super::*;
use crate::notation::trf::{TrfScoring, read_report};
use crate::rating::contest::Basis;
use crate::tournament::assemble;
use crate::tournament::gather::{Gathered, HandedReport};

/// Five players, three rounds; number 5 is absent at the end.
const OPEN: &str = "\
012 Open
042 2026/04/01
092 FIDE_DUTCH_2026
XXR 4
XXC black1
001    1      Alba                              2200                             2.5    1     3 b 1     2 w =     5 b 1
001    2      Bosc                              2100                             2.0    2     4 w =     1 b =  0000 - U
001    3      Cim                               2000                             1.0    3     1 w 0     5 b 1     4 w 0
001    4      Deu                               1900                             2.0    4     2 b =  0000 - H     3 b 1
001    5      Era                               1800                             1.0    5  0000 - U     3 w 0     1 w 0
";

fn tournament(report: &str) -> Tournament {
    let handed = HandedReport {
        file: "open.trf".to_owned(),
        report: read_report(report, TrfScoring::default()),
        event: None,
    };
    let mut gathered = Gathered::default();
    gathered.reports.push(handed);
    let mut assembled = assemble(gathered, Basis::Submitted, None);
    assembled.tournaments.remove(0)
}

fn program(version: &str) -> PairingProgram {
    PairingProgram {
        dialect: Dialect::BbpPairings,
        version: version.to_owned(),
    }
}

fn written(report: &str, dialect: Dialect) -> Result<String, CannotAsk> {
    report::write(&tournament(report), dialect).map(|report| report.text)
}

/// Asks a program that answers so.
fn asked(report: &str, version: &str, answer: &str) -> Asked {
    let answer = answer.to_owned();
    judge(&tournament(report), Some(&program(version)), |_| Ok(answer))
}

/// `3 2-0 > 4-0 wrong key`, for every row that is not right.
fn faults(asked: &Asked) -> Vec<String> {
    let shown = |pair: Option<Pair>| {
        let number = |side: Option<usize>| side.map_or(0, |side| side + 1).to_string();
        pair.map_or("none".to_owned(), |pair| pair.map(number).join("-"))
    };
    let rows = asked.judged.rows.iter();
    rows.filter(|row| row.verdict != PairingVerdict::Correct)
        .map(|row| {
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

fn notes(asked: &Asked) -> Vec<&'static str> {
    asked.judged.notes.iter().map(|note| note.key).collect()
}

const FITS: &str = "x: Round #1\nx: Round #2\nx: Round #3\n\n";
const OTHER_BYE: &str = "x: Round #1\nx: Round #2\nx: Round #3
  Checker pairings        Tournament pairings 
      2 -   3                  4 -   3
      4 -   0                  2 -   0

";

#[test]
fn numbers_and_results_are_handed_over_and_no_names() {
    let text = written(OPEN, Dialect::BbpPairings).expect("it can be said");
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[1..3], ["XXR 4", "XXC black1"]);
    assert_eq!(
        lines[3],
        "001    1      Player 1                          2200                             2.5    1     3 b 1     2 w =     5 b 1"
    );
    assert!(lines[6].ends_with("     2 b =  0000 - H     3 b 1"));
    assert!(!text.contains("Alba"));
    // Read again, it is the same tournament.
    let again = tournament(&text);
    let cells = |of: &Tournament| {
        of.players
            .iter()
            .map(|own| own.cells.clone())
            .collect::<Vec<_>>()
    };
    let own = tournament(OPEN);
    assert_eq!(cells(&again), cells(&own));
    let text = written(OPEN, Dialect::Gacrux).expect("it can be said");
    assert!(text.contains("142 4\n152 B\n"));
}

#[test]
fn scoring_virtual_points_and_pairs_that_must_not_meet_are_handed_over() {
    let lines = "162  W 3.0    D 1.0    L 0.0\n250      1.0   1   2    1    2\n260   1   4    1    4\n260   2   3    2    3\n";
    let report = OPEN.replace("XXC black1\n", lines);
    let text = written(&report, Dialect::BbpPairings).expect("it can be said");
    for line in [
        "BBW  3.0",
        "BBD  1.0",
        "BBL  0.0",
        "BBZ  0.0",
        "BBF  0.0",
        "BBU  3.0",
        "XXA    1  1.0  1.0  0.0  0.0",
        "XXA    2  1.0  1.0  0.0  0.0",
        "XXP 1 4",
        "260   2   3    2    3",
    ] {
        assert!(text.lines().any(|own| own == line), "{line}\n{text}");
    }
    let own = report.replace(
        "250      1.0   1   2    1    2\n260   1   4    1    4",
        "XXA    1  1.0  1.0\nXXA    2  1.0  1.0\nXXP 1 4",
    );
    assert_eq!(
        written(&own, Dialect::BbpPairings).expect("it can be said"),
        text
    );
}

#[test]
fn what_the_form_cannot_say_is_refused() {
    let refused =
        |from: &str, to: &str| written(&OPEN.replace(from, to), Dialect::BbpPairings).err();
    assert_eq!(refused("XXC black1", "XXC rank"), Some(CannotAsk::ByRank));
    assert_eq!(refused("_2026", "_2026_BAKU"), Some(CannotAsk::Baku));
    assert_eq!(
        refused("XXC black1", "XXS W=3 WW=4"),
        Some(CannotAsk::Scoring)
    );
    let no_color = CannotAsk::NoColor {
        name: "Alba".to_owned(),
        round: 2,
    };
    assert_eq!(
        refused("2 w =     5 b 1", "2 - =     5 b 1"),
        Some(no_color)
    );
}

#[test]
fn where_the_program_agrees_every_pairing_is_right() {
    let asked = asked(OPEN, "6.0.0", FITS);
    assert_eq!(faults(&asked), [""; 0]);
    assert_eq!(asked.judged.rows.len(), 8);
    assert_eq!(notes(&asked), ["pairing-note-dutch-judged"]);
    assert!(!asked.failed);
}

#[test]
fn where_it_pairs_otherwise_the_pairs_are_held_against_each_other() {
    let asked = asked(OPEN, "6.0.0", OTHER_BYE);
    assert_eq!(
        faults(&asked),
        [
            "3 3-4 > 2-3 wrong pairing-dutch-differs",
            "3 2-0 > 4-0 wrong pairing-dutch-differs",
        ]
        .map(|row| row.to_owned())
    );
}

#[test]
fn a_later_round_is_judged_from_the_standings_as_they_were() {
    let answer = OTHER_BYE.replace(
        "x: Round #2\n",
        "x: Round #2\n  Checker pairings        Tournament pairings\n    2 -   1                1 -   2\n",
    );
    let asked = asked(OPEN, "6.0.0", &answer);
    let found = faults(&asked);
    assert_eq!(found[0], "2 1-2 > 2-1 wrong pairing-dutch-colors");
    assert!(found[1].ends_with("wrong pairing-dutch-differs pairing-dutch-not-first"));
}

#[test]
fn what_may_come_from_elsewhere_is_not_called_wrong() {
    let key = |asked: &Asked| {
        let rows = faults(asked);
        assert!(
            rows.iter().all(|row| row.contains(" undecidable ")),
            "{rows:?}"
        );
        rows[0]
            .rsplit(' ')
            .next()
            .map(str::to_owned)
            .unwrap_or_default()
    };
    // Rules of another day: bbpPairings 5 holds those of 2017, 6 those of February 2026.
    let before = OPEN.replace("2026/04/01", "2025/04/01");
    assert_eq!(
        key(&asked(&before, "6.0.0", OTHER_BYE)),
        "pairing-dutch-other-rules"
    );
    assert_eq!(
        key(&asked(OPEN, "5.0.1", OTHER_BYE)),
        "pairing-dutch-other-rules"
    );
    assert!(faults(&asked(&before, "5.0.1", OTHER_BYE))[0].contains(" wrong "));
    // A game that had no result when the round was paired.
    let open = OPEN
        .replace("3 b 1     2 w =", "3 b       2 w =")
        .replace("1 w 0     5 b 1     4", "1 w       5 b 1     4");
    assert_eq!(
        key(&asked(&open, "6.0.0", OTHER_BYE)),
        "pairing-dutch-unfinished"
    );
    // Nobody knows who had which number.
    let mut own = tournament(OPEN);
    own.has_start_numbers = false;
    let asked = judge(&own, Some(&program("6.0.0")), |_| Ok(OTHER_BYE.to_owned()));
    assert_eq!(key(&asked), "pairing-dutch-own-numbers");
}

#[test]
fn without_an_answer_nothing_can_be_said_and_that_is_told() {
    let none = judge(&tournament(OPEN), None, |_| panic!("nobody is there"));
    assert_eq!(notes(&none), ["pairing-note-dutch-no-program"]);
    assert!(!none.failed);
    assert!(
        none.judged
            .rows
            .iter()
            .all(|row| row.verdict == PairingVerdict::Undecidable)
    );
    for answer in [
        "",
        "x: Round #1\nx: Round #2\n",
        "x: Round #1\nx: Round #3\nx: Round #2\n",
        "x: Round #1\nx: Round #2\nx: Round #3\nx: Round #4\n",
        "x: Round #1\nx: Round #2\nx: Round #3\nSegmentation fault\n",
        // A pair that nobody played, a number that nobody has, somebody twice, pairs without a difference.
        &OTHER_BYE.replace("4 -   3", "1 -   3"),
        &OTHER_BYE.replace("2 -   3 ", "2 -   9 "),
        &OTHER_BYE.replace("      4 -   0", "      2 -   0"),
        &OTHER_BYE.replace("  Checker pairings        Tournament pairings \n", ""),
    ] {
        let asked = asked(OPEN, "6.0.0", answer);
        assert!(asked.failed, "{answer}");
        assert_eq!(notes(&asked), ["pairing-note-dutch-failed"], "{answer}");
        assert!(asked.judged.rows.iter().all(|row| row.expected.is_none()));
    }
}
