//! Round robins against the Berger tables: who meets whom in which round, with which colour, and who is free. Every further
//! cycle is the first with the colours the other way round. Players or teams come in, each pairing goes out with its verdict.
//!
//! The tables say nothing until each side has its number. A report gives the numbers; where there is none, or where other
//! numbers explain more of what was played, they are looked for ([`numbering`]), and what is right under one numbering that
//! fits as well as any is never called wrong.

mod alike;
mod berger;
mod fixtures;
mod numbering;
mod rounds;
#[cfg(test)]
mod tests;

use crate::fact::Fact;
use crate::facts;
use crate::tournament::Tournament;

use super::{JudgedPairing, JudgedPairings, PairingVerdict, System};
use alike::{Found, MOST_SIDES};
use berger::Table;
use fixtures::Fixtures;
use numbering::Numbering;
use rounds::{Judge, number_boards};

facts! {
    /// What is to be said of a pairing by the tables.
    pub enum TableReason {
        Colors = "pairing-table-colors" { white: String },
        OtherRound = "pairing-table-other-round" { round: u32 },
        Again = "pairing-table-again" { round: u32 },
        WrongBye = "pairing-table-wrong-bye" { name: String, opponent: String },
        /// Two who are to meet, of whom nobody met anybody.
        Missing = "pairing-table-missing",
        Left = "pairing-table-left" { name: String, after: u32 },
        Absent = "pairing-table-absent" { name: String },
        NothingKnown = "pairing-table-nothing-known",
        /// So many colours would be wrong that another rule explains them, or other numbers.
        ColorsOpen = "pairing-table-colors-open",
        /// Numbers were looked for, and too few games are there to find them by: less than half of a cycle, or with holes and
        /// the rounds in another order.
        TooFew = "pairing-table-too-few",
        OtherNumbering = "pairing-table-other-numbering",
        OwnSchedule = "pairing-table-own-schedule",
    }
}

facts! {
    /// What holds for the tournament as a whole.
    pub enum TableNote {
        /// The input has no start numbers: these explain most.
        Inferred = "pairing-note-inferred" { fits: u32, pairings: u32, numbers: Vec<String> },
        /// Others than the report has.
        Renumbered = "pairing-note-renumbered" { fits: u32, pairings: u32, numbers: Vec<String> },
        OwnSchedule = "pairing-note-own-schedule" { fits: u32, pairings: u32 },
        TooLarge = "pairing-note-too-large" { sides: usize, most: usize },
        /// Which round of the tables each round is that stands elsewhere.
        Reordered = "pairing-note-reordered" { rounds: Vec<String> },
        /// Cycles of which all colours are the other way round.
        ColorsExchanged = "pairing-note-colors-exchanged" { cycles: Vec<String> },
        LastTwo = "pairing-note-last-two" { first: u32, second: u32 },
    }
}

/// Judges every pairing up to the last round in which somebody was paired.
pub fn judge(tournament: &Tournament) -> JudgedPairings {
    let fixtures = Fixtures::new(tournament);
    let table = Table::for_field(fixtures.sides());
    let pairings = (1..=fixtures.rounds()).map(|round| fixtures.pairs(round).count() as u32);
    let pairings: u32 = pairings.sum();
    let has_numbers = tournament.has_start_numbers;
    let chosen = choose(&fixtures, table, pairings, has_numbers);
    let mut notes = Vec::new();
    let rows = match &chosen.numberings[..] {
        [] => {
            notes.push(match !has_numbers && fixtures.sides() > MOST_SIDES {
                true => TableNote::TooLarge {
                    sides: fixtures.sides(),
                    most: MOST_SIDES,
                },
                false => TableNote::OwnSchedule {
                    fits: chosen.fits,
                    pairings,
                },
            });
            undecided(&fixtures)
        }
        [best, others @ ..] => {
            if chosen.is_searched && pairings > 0 {
                let (fits, numbers) = (best.fits, shown_numbers(&fixtures, best));
                notes.push(match has_numbers {
                    true => TableNote::Renumbered {
                        fits,
                        pairings,
                        numbers,
                    },
                    false => TableNote::Inferred {
                        fits,
                        pairings,
                        numbers,
                    },
                });
            }
            notes.extend(reordered(&fixtures, table, best));
            if !best.exchanged.is_empty() {
                let cycles = best.exchanged.iter().map(usize::to_string).collect();
                notes.push(TableNote::ColorsExchanged { cycles });
            }
            let mut rows = Judge::new(&fixtures, table, best).rows();
            if !follows_colors(best, table, chosen.is_searched) {
                open_colors(&mut rows);
            }
            for other in others {
                reprieve(&mut rows, &Judge::new(&fixtures, table, other).rows());
            }
            if chosen.is_cut {
                reprieve(&mut rows, &[]);
            }
            let of_tables = table.rounds() * table.seats() / 2;
            let of_rounds = fixtures.rounds() * (fixtures.sides() as u32 / 2);
            let is_thin = match best.is_in_order(table) {
                true => 2 * pairings < of_tables,
                // Holes hide which round is which.
                false => 2 * pairings < of_tables || 20 * pairings < 19 * of_rounds,
            };
            if chosen.is_searched && is_thin {
                open_all(&mut rows);
            }
            rows
        }
    };
    JudgedPairings {
        system: System::RoundRobin,
        rows,
        notes: notes.into_iter().map(Fact::from).collect(),
    }
}

/// The numberings that are believed, all equally well.
struct Chosen {
    numberings: Vec<Numbering>,
    is_searched: bool,
    /// How many pairings the best one explains.
    fits: u32,
    /// There are perhaps more that explain as much.
    is_cut: bool,
}

/// The numbers of the report, unless others explain more; with them those that explain equally much. None at all where none
/// explains enough: then the tournament was not played by the tables, and they cannot say that anything is wrong.
fn choose(fixtures: &Fixtures, table: Table, pairings: u32, has_numbers: bool) -> Chosen {
    let given = has_numbers.then(|| Numbering::given(fixtures, table));
    if let Some(given) = given.clone().filter(Numbering::is_whole) {
        return Chosen {
            fits: given.fits,
            numberings: vec![given],
            is_searched: false,
            is_cut: false,
        };
    }
    let found = Found::look_for(fixtures, table, pairings, has_numbers);
    let (mut numberings, mut is_cut) = (found.best, found.is_cut);
    let mut is_searched = true;
    if let Some(given) = given {
        match numberings.first() {
            Some(best) if best.is_better_than(&given) => {}
            best => {
                let is_alike = best.is_some_and(|best| !given.is_better_than(best));
                if !is_alike {
                    numberings.clear();
                    is_cut = false;
                }
                numberings.retain(|other| *other != given);
                numberings.insert(0, given);
                is_searched = false;
            }
        }
    }
    let fits = numberings.first().map_or(0, |best| best.fits);
    // Numbers that were looked for must explain four pairings of five, those of a report half of them.
    let is_enough = match is_searched {
        true => 5 * fits >= 4 * pairings,
        false => 2 * fits >= pairings,
    };
    if !is_enough {
        numberings.clear();
    }
    Chosen {
        numberings,
        is_searched,
        fits,
        is_cut,
    }
}

/// `1 Inventa, Ada`, in the order of the numbers.
fn shown_numbers(fixtures: &Fixtures, numbering: &Numbering) -> Vec<String> {
    let mut sides: Vec<usize> = (0..fixtures.sides()).collect();
    sides.sort_by_key(|side| numbering.numbers[*side]);
    let shown = |side: usize| format!("{} {}", numbering.numbers[side], fixtures.name(side));
    sides.into_iter().map(shown).collect()
}

/// What is to be told of the order of the rounds, if it is not that of the tables.
fn reordered(fixtures: &Fixtures, table: Table, numbering: &Numbering) -> Option<TableNote> {
    let in_tables = table.rounds();
    let own = |round: u32| (round - 1) % in_tables + 1;
    let moved: Vec<(u32, u32)> = (1..)
        .zip(&numbering.order)
        .map(|(round, (in_table, _))| (round, *in_table))
        .filter(|(round, in_table)| *in_table != own(*round))
        .collect();
    let (first, second) = (in_tables.saturating_sub(1), in_tables);
    match moved[..] {
        [] => None,
        // With two cycles, so that nobody has one colour three times running (C.05, annex 1).
        [(a, to_a), (b, to_b)]
            if fixtures.rounds() > in_tables
                && (a, b) == (first, second)
                && (to_a, to_b) == (second, first) =>
        {
            Some(TableNote::LastTwo { first, second })
        }
        _ => Some(TableNote::Reordered {
            rounds: moved
                .iter()
                .map(|(round, in_table)| format!("{round} = {in_table}"))
                .collect(),
        }),
    }
}

/// Every pairing, of which nothing can be said.
fn undecided(fixtures: &Fixtures) -> Vec<JudgedPairing> {
    let mut rows = Vec::new();
    for round in 1..=fixtures.rounds() {
        let mut of_round: Vec<JudgedPairing> = fixtures
            .pairs(round)
            .map(|([white, black], _)| JudgedPairing {
                round,
                board: fixtures.board(white, round).unwrap_or(0),
                played: Some([Some(white), Some(black)]),
                expected: None,
                verdict: PairingVerdict::Undecidable,
                reasons: vec![TableReason::OwnSchedule.into()],
            })
            .collect();
        number_boards(&mut of_round);
        rows.extend(of_round);
    }
    rows
}

/// Whether the colours follow the tables but for errors: four of five do, and where numbers were looked for, so many that they
/// would hardly by chance under one of all numberings.
fn follows_colors(best: &Numbering, table: Table, is_searched: bool) -> bool {
    let (colored, wrong) = (u128::from(best.colored), u128::from(best.wrongly_colored));
    if 5 * wrong > colored {
        return false;
    }
    if !is_searched || colored >= MANY_COLORS {
        return true;
    }
    let rounds = u128::from(table.rounds());
    // Numbers that part no pairs, where the rounds may stand in any order; and all colours may be exchanged.
    let ways = match best.is_in_order(table) {
        true => 2,
        false => 2 * u128::from(table.seats()) * rounds * rounds,
    };
    let (mut as_close, mut choices) = (0, 1);
    for errors in 0..=wrong {
        as_close += choices;
        choices = choices * (colored - errors) / (errors + 1);
    }
    1000 * ways * as_close <= 1 << colored
}

/// Of so many colours no fifth is wrong and the rest right by chance.
const MANY_COLORS: u128 = 100;

/// Where there is too little to find numbers by, others that were not found may explain it.
fn open_all(rows: &mut [JudgedPairing]) {
    let is_wrong = |row: &&mut JudgedPairing| row.verdict == PairingVerdict::Wrong;
    for row in rows.iter_mut().filter(is_wrong) {
        row.verdict = PairingVerdict::Undecidable;
        row.expected = None;
        row.reasons = vec![TableReason::TooFew.into()];
    }
}

/// Where so many colours are not those of the tables, none of them is an error.
fn open_colors(rows: &mut [JudgedPairing]) {
    let colors = TableReason::Colors {
        white: String::new(),
    };
    let colors = Fact::from(colors).key;
    for row in rows {
        if row.reasons.iter().any(|reason| reason.key == colors) {
            row.verdict = PairingVerdict::Undecidable;
            row.expected = None;
            row.reasons = vec![TableReason::ColorsOpen.into()];
        }
    }
}

/// Takes back what is wrong under these numbers and right, or wrong for another reason, under others that fit as well.
fn reprieve(rows: &mut [JudgedPairing], others: &[JudgedPairing]) {
    let is_wrong = |row: &JudgedPairing| row.verdict == PairingVerdict::Wrong;
    for row in rows.iter_mut().filter(|row| is_wrong(row)) {
        let is_same = |other: &&JudgedPairing| {
            let is_there = match row.played {
                Some(_) => other.played == row.played,
                None => other.played.is_none() && other.expected == row.expected,
            };
            let keys = |row: &JudgedPairing| -> Vec<&str> {
                row.reasons.iter().map(|reason| reason.key).collect()
            };
            other.round == row.round && is_there && is_wrong(other) && keys(other) == keys(row)
        };
        match others.iter().find(is_same) {
            Some(other) if other.expected == row.expected => {}
            Some(_) => row.expected = None,
            None => {
                row.verdict = PairingVerdict::Undecidable;
                row.expected = None;
                row.reasons = vec![TableReason::OtherNumbering.into()];
            }
        }
    }
}
