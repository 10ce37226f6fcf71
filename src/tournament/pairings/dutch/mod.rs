//! FIDE's Dutch system (Handbook C.04.3), judged by a pairing program that is installed: we have none of our own. A tournament
//! and the way to ask the program come in; the program gets a report of numbers and results alone ([`report`]), its answer is
//! read with care ([`answer`]), and each pairing goes out with its verdict. A round is judged from the standings as they were,
//! so that a wrong round does not make the next one wrong.
//!
//! A program holds one edition of the rules, and knows no more than the report says. Where it pairs otherwise and that may
//! come from the rules of another day, from numbers that are ours or from byes that nobody names, nothing is called wrong.

mod answer;
mod report;
#[cfg(test)]
mod tests;

use std::cmp::Reverse;

use jiff::civil::{Date, date};

use crate::board::Color;
use crate::fact::Fact;
use crate::facts;
use crate::tournament::{Alone, Tournament, What};

use super::{JudgedPairing, JudgedPairings, Pair, PairingVerdict, System};
pub use answer::Misunderstood;
use answer::RoundAnswer;
pub use report::CannotAsk;

/// The form of reports that a program reads.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Dialect {
    /// TRF16 with the lines of JaVaFo and of the program itself, which all its versions know.
    BbpPairings,
    /// TRF26.
    Gacrux,
}

/// A program that pairs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairingProgram {
    pub dialect: Dialect,
    /// Empty where it tells none.
    pub version: String,
}

impl PairingProgram {
    /// `bbpPairings 6.0.0`
    pub fn name(&self) -> String {
        let name = match self.dialect {
            Dialect::BbpPairings => "bbpPairings",
            Dialect::Gacrux => "gacrux",
        };
        format!("{name} {}", self.version).trim_end().to_owned()
    }

    /// The days of the rules that it holds: those of 2017 until bbpPairings 5, those of February 2026 else.
    fn holds_on(&self, day: Date) -> bool {
        let digits = self.version.trim_start_matches('v').split('.').next();
        let major: Option<u32> = digits.and_then(|digits| digits.parse().ok());
        match (self.dialect, major) {
            (Dialect::BbpPairings, Some(..=5)) => (RULES_OF_2017..RULES_OF_2026).contains(&day),
            _ => day >= RULES_OF_2026,
        }
    }
}

/// From when on the rules hold.
const RULES_OF_2017: Date = date(2017, 7, 1);
const RULES_OF_2026: Date = date(2026, 2, 1);

facts! {
    /// What is to be said of a pairing.
    pub enum DutchReason {
        Differs = "pairing-dutch-differs" { program: String },
        Colors = "pairing-dutch-colors" { program: String, white: String },
        /// An earlier round is broken already.
        NotFirst = "pairing-dutch-not-first" { round: u32 },
        NoPairing = "pairing-dutch-none" { program: String },
        // Why a difference proves nothing.
        OwnNumbers = "pairing-dutch-own-numbers" { program: String },
        UnknownRounds = "pairing-dutch-unknown-rounds" { program: String, round: u32 },
        Unfinished = "pairing-dutch-unfinished" { program: String, round: u32 },
        OtherRules = "pairing-dutch-other-rules" { program: String, start: Date },
        NotAsked = "pairing-dutch-not-asked",
    }
}

facts! {
    /// What holds for the tournament as a whole.
    pub enum DutchNote {
        Judged = "pairing-note-dutch-judged" { program: String },
        NoProgram = "pairing-note-dutch-no-program",
        NoDate = "pairing-note-dutch-no-date" { program: String },
        OtherRules = "pairing-note-dutch-other-rules" { program: String, start: Date },
        OwnNumbers = "pairing-note-dutch-own-numbers",
        Gaps = "pairing-note-dutch-gaps",
        CannotAsk = "pairing-note-dutch-cannot-ask" { why: Fact },
        Failed = "pairing-note-dutch-failed" { why: Fact },
    }
}

/// What came of asking the program.
pub struct Asked {
    pub judged: JudgedPairings,
    /// The program is there and gave no answer.
    pub failed: bool,
}

/// Judges every pairing; `ask` hands a report to the program and gives what it prints.
pub fn judge(
    tournament: &Tournament,
    program: Option<&PairingProgram>,
    ask: impl FnOnce(&str) -> Result<String, Fact>,
) -> Asked {
    let Some(program) = program else {
        return undecided(tournament, DutchNote::NoProgram.into(), false);
    };
    let report = match report::write(tournament, program.dialect) {
        Ok(report) => report,
        Err(why) => {
            let why = DutchNote::CannotAsk { why: why.into() };
            return undecided(tournament, why.into(), false);
        }
    };
    let answer =
        ask(&report.text).and_then(|text| answer::read(&text, tournament).map_err(Fact::from));
    match answer {
        Ok(answer) => Asked {
            judged: judged(tournament, program, &answer, report.has_gaps),
            failed: false,
        },
        Err(why) => undecided(tournament, DutchNote::Failed { why }.into(), true),
    }
}

/// Nothing can be said of any pairing.
fn undecided(tournament: &Tournament, note: Fact, failed: bool) -> Asked {
    let row = |round, board, pair| JudgedPairing {
        round,
        board,
        played: Some(pair),
        expected: None,
        verdict: PairingVerdict::Undecidable,
        reasons: vec![DutchReason::NotAsked.into()],
    };
    let mut rows = Vec::new();
    for round in 1..=tournament.played {
        let pairs = (1..).zip(pairs(tournament, round));
        rows.extend(pairs.map(|(board, (own, pair))| row(round, own.unwrap_or(board), pair)));
    }
    Asked {
        judged: JudgedPairings {
            system: System::Dutch,
            rows,
            notes: vec![note],
        },
        failed,
    }
}

/// The pairs of a round with their boards, in the order of the boards where these are known, else by points and numbers as
/// boards are given (C.04.2, D.9); who has the bye comes last.
fn pairs(tournament: &Tournament, round: u32) -> Vec<(Option<u32>, Pair)> {
    let mut pairs: Vec<(Option<u32>, Pair)> = Vec::new();
    for player in 0..tournament.players.len() {
        let cell = tournament.cell(player, round);
        match (cell.pairing(), cell.what) {
            (Some(with), _) => {
                let is_white = match with.color {
                    Some(color) => color == Color::White,
                    None => player < with.opponent,
                };
                if is_white {
                    pairs.push((with.board, [Some(player), Some(with.opponent)]));
                }
            }
            (None, What::Alone(Alone::AllocatedBye | Alone::ForfeitWin)) => {
                pairs.push((None, [Some(player), None]));
            }
            _ => {}
        }
    }
    pairs.sort_by_key(|(board, pair)| {
        let players = || pair.iter().flatten();
        let points = players().map(|player| tournament.points_after(*player, round - 1));
        let most = points.clone().max();
        (
            board.unwrap_or(u32::MAX),
            pair[1].is_none(),
            Reverse((most, points.sum::<crate::points::Hundredths>())),
            players().min().copied(),
        )
    });
    pairs
}

fn judged(
    tournament: &Tournament,
    program: &PairingProgram,
    answer: &[RoundAnswer],
    has_gaps: bool,
) -> JudgedPairings {
    let name = program.name();
    let mut notes = vec![DutchNote::Judged {
        program: name.clone(),
    }];
    let other_rules = tournament.start.filter(|start| !program.holds_on(*start));
    notes.extend(match (tournament.start, other_rules) {
        (None, _) => Some(DutchNote::NoDate {
            program: name.clone(),
        }),
        (_, Some(start)) => Some(DutchNote::OtherRules {
            program: name.clone(),
            start,
        }),
        _ => None,
    });
    if !tournament.has_start_numbers {
        notes.push(DutchNote::OwnNumbers);
    }
    if has_gaps {
        notes.push(DutchNote::Gaps);
    }
    let doubts = Doubts {
        tournament,
        program: name.clone(),
        other_rules,
    };
    let mut rows = Vec::new();
    let mut first_broken = None;
    for (round, answer) in (1..).zip(answer) {
        let doubt = doubts.of(round);
        let before = first_broken;
        let mut left: Vec<Pair> = match answer {
            RoundAnswer::Otherwise { expected } => expected.clone(),
            _ => Vec::new(),
        };
        let pairs = (1..).zip(pairs(tournament, round));
        let mut of_round: Vec<JudgedPairing> = pairs
            .map(|(board, (own, pair))| JudgedPairing {
                round,
                board: own.unwrap_or(board),
                played: Some(pair),
                expected: Some(pair),
                verdict: PairingVerdict::Correct,
                reasons: Vec::new(),
            })
            .collect();
        match answer {
            RoundAnswer::Fits => {}
            RoundAnswer::NoPairing => {
                for row in &mut of_round {
                    row.expected = None;
                    row.verdict = PairingVerdict::Undecidable;
                    let program = name.clone();
                    row.reasons = vec![DutchReason::NoPairing { program }.into()];
                }
            }
            RoundAnswer::Otherwise { expected } => {
                let is_expected = |pair: &Option<Pair>| {
                    pair.is_some_and(|pair| expected.contains(&pair) || !touches(expected, pair))
                };
                left.retain(|pair| of_round.iter().all(|row| row.played != Some(*pair)));
                let wrong: Vec<usize> = (0..of_round.len())
                    .filter(|row| !is_expected(&of_round[*row].played))
                    .collect();
                // One bye stands beside the other, and White's pair beside White's: first where he is to have White, then where
                // he is to have Black. What is left over goes to Black.
                let same: [fn(Pair, Pair) -> bool; 4] = [
                    |played, expected| played[1].is_none() && expected[1].is_none(),
                    |played, expected| played[0] == expected[0],
                    |played, expected| expected.contains(&played[0]),
                    |played, expected| played[1].is_some() && expected.contains(&played[1]),
                ];
                for same in same {
                    for row in &wrong {
                        let row = &mut of_round[*row];
                        let played = row.played.unwrap_or_default();
                        let place = left.iter().position(|pair| same(played, *pair));
                        if let Some(place) = place.filter(|_| row.expected == row.played) {
                            row.expected = Some(left.remove(place));
                            row.verdict = PairingVerdict::Wrong;
                        }
                    }
                }
                for row in wrong {
                    let row = &mut of_round[row];
                    if row.verdict == PairingVerdict::Correct {
                        row.expected = None;
                        row.verdict = PairingVerdict::Wrong;
                    }
                    row.reasons = vec![differs(tournament, &name, row)];
                }
                let next = of_round.iter().map(|row| row.board).max().unwrap_or(0) + 1;
                of_round.extend((next..).zip(left).map(|(board, pair)| {
                    let program = name.clone();
                    JudgedPairing {
                        round,
                        board,
                        played: None,
                        expected: Some(pair),
                        verdict: PairingVerdict::Wrong,
                        reasons: vec![DutchReason::Differs { program }.into()],
                    }
                }));
            }
        }
        let is_wrong = |row: &&mut JudgedPairing| row.verdict == PairingVerdict::Wrong;
        for row in of_round.iter_mut().filter(is_wrong) {
            match &doubt {
                Some(doubt) => {
                    row.verdict = PairingVerdict::Undecidable;
                    row.reasons = vec![doubt.clone()];
                }
                None => {
                    first_broken.get_or_insert(round);
                    row.reasons
                        .extend(before.map(|round| Fact::from(DutchReason::NotFirst { round })));
                }
            }
        }
        rows.extend(of_round);
    }
    JudgedPairings {
        system: System::Dutch,
        rows,
        notes: notes.into_iter().map(Fact::from).collect(),
    }
}

/// Whether one of these pairs has a player of that pair.
fn touches(pairs: &[Pair], own: Pair) -> bool {
    let players = || own.iter().flatten();
    let has = |pair: &Pair| players().any(|player| pair.contains(&Some(*player)));
    pairs.iter().any(has)
}

fn differs(tournament: &Tournament, program: &str, row: &JudgedPairing) -> Fact {
    let program = program.to_owned();
    match (row.played, row.expected) {
        (Some([white, black]), Some(expected)) if expected == [black, white] => {
            let name = |player: usize| tournament.players[player].name.clone();
            let white = black.map(name).unwrap_or_default();
            DutchReason::Colors { program, white }.into()
        }
        _ => DutchReason::Differs { program }.into(),
    }
}

/// Why a difference proves nothing.
struct Doubts<'t> {
    tournament: &'t Tournament,
    program: String,
    other_rules: Option<Date>,
}

impl Doubts<'_> {
    fn of(&self, round: u32) -> Option<Fact> {
        let program = self.program.clone();
        let first = |is: fn(&What) -> bool, last: u32| {
            let in_round = |round: &u32| {
                let mut players = 0..self.tournament.players.len();
                players.any(|player| is(&self.tournament.cell(player, *round).what))
            };
            (1..=last).find(in_round)
        };
        let unknown = first(|what| *what == What::Alone(Alone::Unknown), round);
        let open = first(|what| matches!(what, What::Open(_)), round - 1);
        let doubt = match (unknown, open, self.other_rules) {
            _ if !self.tournament.has_start_numbers => DutchReason::OwnNumbers { program },
            (Some(round), ..) => DutchReason::UnknownRounds { program, round },
            (_, Some(round), _) => DutchReason::Unfinished { program, round },
            (_, _, Some(start)) => DutchReason::OtherRules { program, start },
            _ => return None,
        };
        Some(doubt.into())
    }
}
