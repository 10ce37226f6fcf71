//! What must hold of any record, however it contradicts itself: games are put together at random from moves, clocks, claims,
//! resignations, agreements, illegal and sealed moves, words and results, and judged with the default rules.

use std::collections::BTreeSet;

use arbiter::{Auditor, GameReport, Options, Severity, Status};
use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::RngSeed;

/// Starting positions and the moves played from them: a game that goes on, a mate, repetitions, endings in which one side
/// cannot mate, dead positions, the count of moves, stalemate; and games with a word that cannot be played, behind which it is
/// certain, likely or not to be known how they went on.
const LINES: &[(&str, &[&str])] = &[
    ("", &["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6"]),
    ("", &["f3", "e5", "g4", "Qh4#"]),
    (
        "",
        &[
            "Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8",
            "Nf3", "Nf6", "Ng1", "Ng8", "f3", "e5", "g4", "Qh4#",
        ],
    ),
    (
        "4k3/8/8/8/8/8/q7/5K2 w - - 0 1",
        &["Kg1", "Kd7", "Kh1", "Kd6"],
    ),
    (
        "4k3/8/8/8/8/8/R7/4K3 b - - 97 80",
        &["Kd8", "Kd1", "Kc8", "Kc1", "Kd8"],
    ),
    (
        "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1",
        &["Kd2", "Kd7", "Kd3"],
    ),
    ("8/8/4k3/8/8/4K3/4n3/8 w - - 0 1", &["Kxe2", "Kd5", "Kd3"]),
    ("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", &["Qf7"]),
    (
        "4k3/P7/8/8/8/8/8/4K2q w - - 0 1",
        &["Kd2", "Qb1", "a8", "Kd7"],
    ),
    (
        "4k3/8/8/8/3B4/8/R2K4/7r b - - 99 60",
        &["Kd7", "Ra7+", "Kd6"],
    ),
    (
        "",
        &[
            "e4", "e5", "Nf4", "Nc6", "Bc4", "Nd4", "Nxe5", "Qg5", "Nxf7", "Qxg2", "Rf1", "Qxe4+",
            "Be2", "Nf3#",
        ],
    ),
    (
        "",
        &[
            "e4", "e5", "Nf3", "Nc6", "Bc5", "Nd4", "Nxe5", "Qg5", "Nxf7", "Qxg2", "Rf1", "Qxe4+",
            "Be2", "Nf3#",
        ],
    ),
    (
        "",
        &[
            "e4", "e5", "Nf3", "Nc6", "Bb4", "a6", "Ba4", "Nf6", "Kf1", "Ng8", "Ke1", "Nf6", "Kf1",
            "Ng8", "Ke1", "Nf6", "Kf1", "Ng8",
        ],
    ),
    (
        "",
        &[
            "e4", "e5", "Ke3", "Nc6", "Nf3", "Nf6", "Nc3", "d6", "Bc4", "Be7", "d3", "O-O",
        ],
    ),
];

const BESIDE: &[&str] = &[
    "[%claim threefold]",
    "[%claim threefold white Nd4]",
    "[%claim fifty]",
    "[%claim fifty white Kd1]",
    "[%claim flag]",
    "[%claim flag white]",
    "[%claim mate]",
    "[%claim stalemate]",
    "[%claim dead]",
    "[%claim agreement]",
    "[%claim normal-means]",
    "[%offer draw]",
    "[%agreed]",
    "[%resigns white]",
    "[%resigns black]",
    "[%illegal Ke5]",
    "[%illegal --]",
    "[%illegal a8]",
    "[%sealed]",
    "[%adjourned]",
    "[%clk 0:03:00]",
    "[%clk 0:01:00]",
    "[%clk -0:00:03]",
];

const TERMINATIONS: &[&str] = &[
    "",
    "",
    "",
    "resignation",
    "draw agreement",
    "stalemate",
    "checkmate",
    "time forfeit",
    "timeout vs insufficient material",
    "threefold repetition",
    "50-move rule",
    "insufficient material",
    "default",
];

const RESULTS: &[&str] = &["1-0", "0-1", "1/2-1/2", "*"];

/// A game without its date.
#[derive(Clone, Debug)]
struct Recorded {
    line: usize,
    /// After which ply what is written.
    beside: Vec<(usize, &'static str)>,
    result: &'static str,
    termination: &'static str,
    control: &'static str,
}

impl Recorded {
    fn text(&self, date: &str) -> String {
        let (fen, moves) = LINES[self.line];
        let mut text = format!(
            "[Event \"Random\"]\n[Site \"Nowhere\"]\n[Date \"{date}\"]\n[Round \"1\"]\n[White \"Inventa, Ada\"]\n\
             [Black \"Fabula, Bruno\"]\n[Result \"{}\"]\n",
            self.result
        );
        for (tag, value) in [
            ("Termination", self.termination),
            ("TimeControl", self.control),
        ] {
            if !value.is_empty() {
                text += &format!("[{tag} \"{value}\"]\n");
            }
        }
        if !fen.is_empty() {
            text += &format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n");
        }
        text.push('\n');
        for (ply, played) in moves.iter().enumerate() {
            text += played;
            text.push(' ');
            for (after, command) in &self.beside {
                if after % moves.len() == ply {
                    text += &format!("{{{command}}} ");
                }
            }
        }
        text + self.result + "\n"
    }

    fn audited(&self, date: &str, laws: Option<&str>) -> GameReport {
        let options = match laws {
            Some(edition) => Options::default().laws(edition).expect("an edition"),
            None => Options::default(),
        };
        let mut games = Auditor::new(options).audit(&self.text(date));
        assert_eq!(games.len(), 1, "{}", self.text(date));
        games.remove(0)
    }
}

fn recorded() -> impl Strategy<Value = Recorded> {
    (
        0..LINES.len(),
        proptest::collection::vec((0..20_usize, select(BESIDE)), 0..4),
        select(RESULTS),
        select(TERMINATIONS),
        select(&["", "7200", "40/7200:3600", "1200", "300"][..]),
    )
        .prop_map(|(line, beside, result, termination, control)| Recorded {
            line,
            beside,
            result,
            termination,
            control,
        })
}

const EDITIONS: [&str; 11] = [
    "1985", "1989", "1993", "1997", "2001", "2005", "2009", "2014", "2017", "2018", "2023",
];

/// Dates that leave the edition open, and the editions that may have held and are known.
const OPEN_DATES: &[(&str, &[&str])] = &[
    (
        "????.??.??",
        &[
            "1985", "1997", "2001", "2005", "2009", "2014", "2017", "2018", "2023",
        ],
    ),
    ("2001.??.??", &["1997", "2001"]),
    ("2005.??.??", &["2001", "2005"]),
    ("2009.??.??", &["2005", "2009"]),
    ("2014.??.??", &["2009", "2014"]),
    ("2017.??.??", &["2014", "2017"]),
];

/// Findings that no edition excuses: how moves are made and written, headers, and a record that contradicts itself.
fn depends_on_the_laws(rule: &str) -> bool {
    !matches!(&rule[..3], "NOT" | "HDR" | "INP" | "VAR")
        && (!rule.starts_with("MOV") || matches!(rule, "MOV010" | "MOV013"))
        && rule != "END004"
}

/// The rules that find an error which depends on the Laws.
fn errors(game: &GameReport) -> BTreeSet<&str> {
    let errors = game
        .findings
        .iter()
        .filter(|finding| finding.severity == Severity::Error);
    let rules = errors.map(|finding| finding.rule.as_str());
    rules.filter(|rule| depends_on_the_laws(rule)).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, failure_persistence: None,
        // The same games every time: a gate must not fail by chance. Change it to look further.
        rng_seed: RngSeed::Fixed(1985), ..ProptestConfig::default() })]

    #[test]
    fn an_overturned_result_is_an_error(game in recorded(), edition in select(&EDITIONS[..])) {
        let report = game.audited("2024.03.01", Some(edition));
        let differs = report.result_audited != report.result_submitted;
        prop_assert!(
            !differs || !errors(&report).is_empty(),
            "{edition}: {:?} became {:?}\n{}",
            report.result_submitted,
            report.result_audited,
            game.text("2024.03.01")
        );
    }

    #[test]
    fn a_wrong_claim_is_never_in_a_clean_game(game in recorded(), edition in select(&EDITIONS[..])) {
        let report = game.audited("2024.03.01", Some(edition));
        let wrong = report.claims.iter().any(|claim| claim.verdict == "wrong");
        prop_assert!(
            !wrong || report.status != Status::Clean,
            "{edition}\n{}",
            game.text("2024.03.01")
        );
    }

    #[test]
    fn checkmate_never_stands_beside_another_result(game in recorded(), edition in select(&EDITIONS[..])) {
        let report = game.audited("2024.03.01", Some(edition));
        if report.ending == "checkmate" {
            // The only mate in these games is Black's.
            prop_assert_eq!(report.result_audited.as_deref(), Some("0-1"), "{}\n{}", edition, game.text("2024.03.01"));
        }
        if report.ending == "stalemate" {
            prop_assert_eq!(report.result_audited.as_deref(), Some("1/2-1/2"), "{}\n{}", edition, game.text("2024.03.01"));
        }
    }

    /// Without a date any edition may have held, in a year with two either of them. What an error says then, and a result
    /// that is not the submitted one, must be so in each. (1989 and 1993 are not known on much, and warn where the others
    /// accuse.)
    #[test]
    fn a_date_that_leaves_the_edition_open_accuses_nobody_of_what_one_edition_allows(
        game in recorded(),
        (date, editions) in select(OPEN_DATES),
    ) {
        let open = game.audited(date, None);
        for edition in editions {
            let alone = game.audited(date, Some(edition));
            if open.result_audited != open.result_submitted {
                prop_assert_eq!(
                    &open.result_audited, &alone.result_audited,
                    "{} under {}\n{}", date, edition, game.text(date)
                );
            }
            // The same fault may be told by another rule where another thing ended the game first.
            prop_assert!(
                errors(&open).is_empty() || !errors(&alone).is_empty(),
                "{date}: {:?}, and no error under {edition}\n{}",
                errors(&open),
                game.text(date)
            );
        }
    }

    /// The three tables are views of one judgement: a claim that ended the game was right, and what it gave is the result.
    #[test]
    fn a_claim_that_ended_the_game_was_right(game in recorded(), edition in select(&EDITIONS[..])) {
        let report = game.audited("2024.03.01", Some(edition));
        let kind = match report.ending.as_str() {
            "threefold_claim" => "threefold",
            "fifty_claim" => "fifty",
            _ => return Ok(()),
        };
        let right = report.claims.iter().any(|claim| claim.claim == kind && claim.verdict == "correct");
        prop_assert!(right, "{edition}\n{}", game.text("2024.03.01"));
        prop_assert_eq!(report.result_audited.as_deref(), Some("1/2-1/2"));
    }
}
