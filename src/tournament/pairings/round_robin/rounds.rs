//! What was played in each round against what the tables have there, under one numbering.

use crate::fact::Fact;
use crate::tournament::Alone;
use crate::tournament::pairings::{JudgedPairing, Pair, PairingVerdict};

use super::TableReason;
use super::berger::Table;
use super::fixtures::{Fixtures, is_given};
use super::numbering::Numbering;

/// Rows without a board get the next one behind those that have one.
pub(super) fn number_boards(rows: &mut [JudgedPairing]) {
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
pub(super) struct Judge<'j, 't> {
    fixtures: &'j Fixtures<'t>,
    table: Table,
    numbering: &'j Numbering,
    /// The side of each number; the last of an odd field is nobody's.
    sides: Vec<Option<usize>>,
}

impl<'j, 't> Judge<'j, 't> {
    pub(super) fn new(
        fixtures: &'j Fixtures<'t>,
        table: Table,
        numbering: &'j Numbering,
    ) -> Judge<'j, 't> {
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

    pub(super) fn rows(&self) -> Vec<JudgedPairing> {
        let rounds = 1..=self.fixtures.rounds();
        rounds.flat_map(|round| self.round(round)).collect()
    }

    /// The pairs that the tables have in a round, in their order. One alone has the bye.
    fn expected(&self, round: u32) -> Vec<Pair> {
        let (in_table, is_reversed) = self.numbering.order[round as usize - 1];
        let pairs = self.table.round(in_table).into_iter();
        let pair = |mut pair: [u32; 2]| {
            if is_reversed {
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
        rows.extend(self.wrong_byes(round, &expected, &open, &rows));
        rows.sort_by_key(|(place, _)| *place);
        let mut rows: Vec<JudgedPairing> = rows.into_iter().map(|(_, row)| row).collect();
        number_boards(&mut rows);
        rows
    }

    /// Those who are free while whom they were to meet has met somebody else. Whoever was to be free has then played.
    fn wrong_byes(
        &self,
        round: u32,
        expected: &[Pair],
        open: &[bool],
        rows: &[(usize, JudgedPairing)],
    ) -> Vec<(usize, JudgedPairing)> {
        let bye = expected.iter().position(|pair| pair[1].is_none());
        let bye = bye.filter(|place| open[*place]);
        let mut found = Vec::new();
        for free in 0..self.fixtures.sides() {
            let played = Some([Some(free), None]);
            let is_told = rows.iter().any(|(_, row)| row.played == played);
            if is_told || !self.fixtures.alone(free, round).is_some_and(is_given) {
                continue;
            }
            let pair = expected.iter().find(|pair| pair.contains(&Some(free)));
            let mut others = pair.into_iter().flatten().flatten();
            if let Some(opponent) = others.find(|side| **side != free) {
                let reason = TableReason::WrongBye {
                    name: self.fixtures.name(free),
                    opponent: self.fixtures.name(*opponent),
                };
                let expected = bye.map(|place| expected[place]);
                let verdict = PairingVerdict::Wrong;
                let row = self.row(round, played, expected, verdict, Some(reason));
                found.push((bye.unwrap_or(usize::MAX), row));
            }
        }
        found
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
