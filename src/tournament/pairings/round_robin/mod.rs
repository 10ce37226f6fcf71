//! Round robins against the Berger tables: who meets whom in which round, with which colour, and who is free. Every further
//! cycle is the first with the colours the other way round. Players or teams come in, each pairing goes out with its verdict.
//!
//! The tables say nothing until each side has its number. A report gives the numbers; where there is none, or where other
//! numbers explain more of what was played, they are looked for ([`numbering`]), and what is right under one numbering that
//! fits as well as any is never called wrong.

mod berger;
mod fixtures;
mod numbering;
#[cfg(test)]
mod tests;

use crate::fact::Fact;
use crate::facts;
use crate::tournament::{Alone, Tournament};

use super::{JudgedPairing, JudgedPairings, Pair, PairingVerdict, System};
use berger::Table;
use fixtures::{Fixtures, is_given};
use numbering::{MOST_SIDES, Numbering};

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
            notes.push(match fixtures.sides() > MOST_SIDES {
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
            let mut rows = Judge::new(&fixtures, table, best).rows();
            for other in others {
                reprieve(&mut rows, &Judge::new(&fixtures, table, other).rows());
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
}

/// The numbers of the report, unless others explain more. None at all where none explains enough: then the tournament was
/// not played by the tables, and they cannot say that anything is wrong.
fn choose(fixtures: &Fixtures, table: Table, pairings: u32, has_numbers: bool) -> Chosen {
    let given = has_numbers.then(|| Numbering::given(fixtures, table));
    let is_whole = |numbering: &Numbering| numbering.fits == pairings;
    let found = match &given {
        Some(given) if is_whole(given) => Vec::new(),
        _ => Numbering::look_for(fixtures, table),
    };
    let (numberings, is_searched) = match (given, found.first()) {
        (Some(given), Some(best)) if best.is_better_than(&given) => (found, true),
        (Some(given), _) => (vec![given], false),
        (None, _) => (found, true),
    };
    let fits = numberings.first().map_or(0, |best| best.fits);
    // Numbers that were looked for must explain four pairings of five, those of a report half of them.
    let is_enough = match is_searched {
        true => 5 * fits >= 4 * pairings,
        false => 2 * fits >= pairings,
    };
    Chosen {
        numberings: if is_enough { numberings } else { Vec::new() },
        is_searched,
        fits,
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

/// Takes back what is wrong under these numbers and right under others that fit as well.
fn reprieve(rows: &mut [JudgedPairing], others: &[JudgedPairing]) {
    let is_wrong = |row: &JudgedPairing| row.verdict == PairingVerdict::Wrong;
    for row in rows.iter_mut().filter(|row| is_wrong(row)) {
        let same = |other: &&JudgedPairing| match row.played {
            Some(_) => other.round == row.round && other.played == row.played,
            None => other.round == row.round && other.expected == row.expected,
        };
        if !others
            .iter()
            .filter(|other| is_wrong(other))
            .any(|other| same(&other))
        {
            row.verdict = PairingVerdict::Undecidable;
            row.expected = None;
            row.reasons = vec![TableReason::OtherNumbering.into()];
        }
    }
}

/// Rows without a board get the next one behind those that have one.
fn number_boards(rows: &mut [JudgedPairing]) {
    rows.sort_by_key(|row| match row.board {
        0 => u32::MAX,
        board => board,
    });
    let mut last = 0;
    for row in rows {
        if row.board == 0 {
            row.board = last + 1;
        }
        last = row.board;
    }
}

/// One numbering against what was played.
struct Judge<'j, 't> {
    fixtures: &'j Fixtures<'t>,
    table: Table,
    numbering: &'j Numbering,
    /// The side of each number; the last of an odd field is nobody's.
    sides: Vec<Option<usize>>,
}

impl<'j, 't> Judge<'j, 't> {
    fn new(fixtures: &'j Fixtures<'t>, table: Table, numbering: &'j Numbering) -> Judge<'j, 't> {
        let mut sides = vec![None; table.seats() as usize + 1];
        for (side, number) in numbering.numbers.iter().enumerate() {
            sides[*number as usize] = Some(side);
        }
        Judge {
            fixtures,
            table,
            numbering,
            sides,
        }
    }

    fn rows(&self) -> Vec<JudgedPairing> {
        let rounds = 1..=self.fixtures.rounds();
        rounds.flat_map(|round| self.round(round)).collect()
    }

    /// The pairs that the tables have in a round, in their order. One alone has the bye.
    fn expected(&self, round: u32) -> Vec<Pair> {
        let (in_table, cycle) = self.numbering.order[round as usize - 1];
        let pairs = self.table.round(in_table).into_iter();
        let pair = |mut pair: [u32; 2]| {
            if cycle % 2 == 1 {
                pair.reverse();
            }
            match pair.map(|number| self.sides[number as usize]) {
                [None, Some(free)] => [Some(free), None],
                pair => pair,
            }
        };
        pairs.map(pair).collect()
    }

    fn round(&self, round: u32) -> Vec<JudgedPairing> {
        let expected = self.expected(round);
        let of = |side: usize| {
            let mut pairs = expected.iter();
            pairs.position(|pair| pair.contains(&Some(side)))
        };
        // What the tables ask for and no row has answered yet.
        let mut open: Vec<bool> = vec![true; expected.len()];
        let mut rows: Vec<(usize, JudgedPairing)> = Vec::new();
        let mut strange = Vec::new();
        for (pair, is_known) in self.fixtures.pairs(round) {
            let place = of(pair[0]);
            match place.filter(|place| expected[*place].contains(&Some(pair[1]))) {
                Some(place) => {
                    open[place] = false;
                    let row = self.met(round, pair, is_known, expected[place]);
                    rows.push((place, row));
                }
                None => strange.push(pair),
            }
        }
        for pair in strange {
            let places = pair.map(of);
            let place = places.into_iter().flatten().find(|place| open[*place]);
            if let Some(place) = place {
                open[place] = false;
            }
            let row = self.strange(round, pair, place.map(|place| expected[place]));
            rows.push((place.unwrap_or(expected.len()), row));
        }
        for (place, pair) in expected.iter().enumerate() {
            match *pair {
                [Some(free), None] if self.fixtures.alone(free, round).is_some() => {
                    let played = Some([Some(free), None]);
                    rows.push((
                        place,
                        self.row(round, played, Some(*pair), PairingVerdict::Correct, None),
                    ));
                }
                [Some(one), Some(other)] if open[place] => {
                    rows.push((place, self.not_met(round, [one, other], *pair)));
                }
                _ => {}
            }
        }
        rows.sort_by_key(|(place, _)| *place);
        let mut rows: Vec<JudgedPairing> = rows.into_iter().map(|(_, row)| row).collect();
        number_boards(&mut rows);
        rows
    }

    fn row(
        &self,
        round: u32,
        played: Option<Pair>,
        expected: Option<Pair>,
        verdict: PairingVerdict,
        reason: Option<TableReason>,
    ) -> JudgedPairing {
        let board = played
            .and_then(|pair| pair[0])
            .and_then(|side| self.fixtures.board(side, round));
        JudgedPairing {
            round,
            board: board.unwrap_or(0),
            played,
            expected,
            verdict,
            reasons: reason.into_iter().map(Fact::from).collect(),
        }
    }

    /// Two who are to meet in this round and did. A colour that is not known was perhaps right.
    fn met(&self, round: u32, pair: [usize; 2], is_known: bool, expected: Pair) -> JudgedPairing {
        let played = pair.map(Some);
        if !is_known || played == expected {
            let played = if is_known { played } else { expected };
            return self.row(
                round,
                Some(played),
                Some(expected),
                PairingVerdict::Correct,
                None,
            );
        }
        let white = self.fixtures.name(pair[1]);
        let reason = TableReason::Colors { white };
        self.row(
            round,
            Some(played),
            Some(expected),
            PairingVerdict::Wrong,
            Some(reason),
        )
    }

    /// Two who met and were to meet others.
    fn strange(&self, round: u32, pair: [usize; 2], expected: Option<Pair>) -> JudgedPairing {
        let in_table = self.table.meeting(
            self.numbering.numbers[pair[0]],
            self.numbering.numbers[pair[1]],
        );
        let rounds = 1..=self.fixtures.rounds();
        let meets = |other: &u32| {
            *other != round && self.fixtures.opponent(pair[0], *other) == Some(pair[1])
        };
        let again = rounds.clone().find(meets);
        let is_due = |other: &u32| self.numbering.order[*other as usize - 1].0 == in_table;
        let due = rounds.clone().find(is_due).unwrap_or(in_table);
        let reason = match again {
            Some(round) => TableReason::Again { round },
            None => TableReason::OtherRound { round: due },
        };
        let played = Some(pair.map(Some));
        self.row(round, played, expected, PairingVerdict::Wrong, Some(reason))
    }

    /// Two who are to meet in this round and did not; nobody met one of them in place of the other.
    fn not_met(&self, round: u32, pair: [usize; 2], expected: Pair) -> JudgedPairing {
        let alone = pair.map(|side| self.fixtures.alone(side, round));
        let given = alone.map(|alone| alone.is_some_and(is_given));
        let name = |place: usize| self.fixtures.name(pair[place]);
        let left = pair.map(|side| self.fixtures.left_after(side).filter(|last| *last < round));
        let free = given.iter().position(|given| *given);
        let played = free.map(|place| [Some(pair[place]), None]);
        let (verdict, reason) = match (left, alone, given) {
            ([Some(after), _], ..) => (
                PairingVerdict::Correct,
                TableReason::Left {
                    name: name(0),
                    after,
                },
            ),
            ([_, Some(after)], ..) => (
                PairingVerdict::Correct,
                TableReason::Left {
                    name: name(1),
                    after,
                },
            ),
            (_, [Some(Alone::Unknown), Some(_)] | [Some(_), Some(Alone::Unknown)], _) => {
                (PairingVerdict::Undecidable, TableReason::NothingKnown)
            }
            (_, [Some(_), Some(_)], [true, false]) => (
                PairingVerdict::Correct,
                TableReason::Absent { name: name(1) },
            ),
            (_, [Some(_), Some(_)], [false, true]) => (
                PairingVerdict::Correct,
                TableReason::Absent { name: name(0) },
            ),
            (_, _, [true, _]) => {
                let [name, opponent] = [name(0), name(1)];
                (
                    PairingVerdict::Wrong,
                    TableReason::WrongBye { name, opponent },
                )
            }
            (_, _, [_, true]) => {
                let [opponent, name] = [name(0), name(1)];
                (
                    PairingVerdict::Wrong,
                    TableReason::WrongBye { name, opponent },
                )
            }
            _ => (PairingVerdict::Wrong, TableReason::Missing),
        };
        self.row(round, played, Some(expected), verdict, Some(reason))
    }
}
