//! Which number each side has in the tables, and which round of the tables each round that was played is. A report gives the
//! numbers; games do not, so the numbering is looked for ([`Found`](super::alike::Found)) that explains pairings and colours best. Rounds may stand
//! in another order as a whole: that shows from where their pairs stand in the tables; and a cycle may have all its colours
//! the other way round.

use std::cmp::Reverse;

use super::berger::Table;
use super::fixtures::{Fixtures, Seat};

/// Sides and rounds, laid on the tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Numbering {
    /// By side; from one.
    pub(super) numbers: Vec<u32>,
    /// By round: the round of the tables, and whether the colours are the other way round.
    pub(super) order: Vec<(u32, bool)>,
    /// Cycles of which all colours are exchanged, from one.
    pub(super) exchanged: Vec<usize>,
    /// Pairs that stand in their round.
    pub(super) fits: u32,
    /// Of these, how many have a known colour, and how many another than that of the tables.
    pub(super) colored: u32,
    pub(super) wrongly_colored: u32,
    /// What is not as in the tables: pairs, twice where they have colours; colours; and who should be free and is not.
    lost: u32,
}

impl Numbering {
    /// The numbers of the order in which the sides stand.
    pub(super) fn given(fixtures: &Fixtures, table: Table) -> Numbering {
        Numbering::of(fixtures, table, (1..=fixtures.sides() as u32).collect())
    }

    pub(super) fn is_better_than(&self, other: &Numbering) -> bool {
        self.lost < other.lost
    }

    /// Whether everything that was played is as in the tables.
    pub(super) fn is_whole(&self) -> bool {
        self.lost == 0
    }

    /// How much has to be said of it, among those that explain equally much: rounds elsewhere, colours exchanged.
    pub(super) fn strangeness(&self, table: Table) -> usize {
        self.moved(table) + self.exchanged.len()
    }

    pub(super) fn is_in_order(&self, table: Table) -> bool {
        self.moved(table) == 0
    }

    /// How many rounds stand elsewhere.
    fn moved(&self, table: Table) -> usize {
        let rounds = (0..).zip(&self.order);
        let moved = rounds.filter(|(place, (in_table, _))| *in_table != place % table.rounds() + 1);
        moved.count()
    }

    /// Lays the rounds on the tables under these numbers.
    pub(super) fn of(fixtures: &Fixtures, table: Table, numbers: Vec<u32>) -> Numbering {
        let in_tables = order(fixtures, table, &numbers);
        let mut laid = Numbering {
            order: Vec::new(),
            exchanged: Vec::new(),
            fits: 0,
            colored: 0,
            wrongly_colored: 0,
            lost: 0,
            numbers,
        };
        // By round: pairs with the colours of the first cycle, and with the others.
        let mut colors = Vec::with_capacity(in_tables.len());
        for (round, in_table) in (1..).zip(&in_tables) {
            let (mut straight, mut reversed) = (0, 0);
            for ([white, black], is_known) in fixtures.pairs(round) {
                let pair = [laid.numbers[white], laid.numbers[black]];
                if table.meeting(pair[0], pair[1]) != *in_table {
                    laid.lost += 1 + u32::from(is_known);
                    continue;
                }
                laid.fits += 1;
                match (is_known, table.colored(pair[0], pair[1]) == pair) {
                    (false, _) => {}
                    (true, true) => straight += 1,
                    (true, false) => reversed += 1,
                }
            }
            if fixtures.sides() % 2 == 1 {
                let pivot = table.pivot(*in_table);
                let free = laid.numbers.iter().position(|number| *number == pivot);
                let is_alone = |side| fixtures.alone(side, round).is_some();
                laid.lost += u32::from(!free.is_some_and(is_alone));
            }
            laid.colored += straight + reversed;
            colors.push([straight, reversed]);
        }
        let is_reversed;
        (is_reversed, laid.exchanged) = reversed_rounds(table, &in_tables, &colors);
        for (is_reversed, [straight, reversed]) in is_reversed.iter().zip(&colors) {
            laid.wrongly_colored += if *is_reversed { straight } else { reversed };
        }
        laid.lost += laid.wrongly_colored;
        laid.order = in_tables.into_iter().zip(is_reversed).collect();
        laid
    }

    /// The numbers that come of it where the rounds stand in this order, once it is said who has the last one.
    pub(super) fn searched(
        fixtures: &Fixtures,
        table: Table,
        last: Option<usize>,
        in_tables: &[Option<u32>],
    ) -> Numbering {
        let numbers = Search::new(fixtures, table, last, in_tables).run();
        Numbering::of(fixtures, table, numbers)
    }
}

/// Which rounds have their colours the other way round: those of every second cycle. All colours of a cycle may be exchanged,
/// or rounds of several cycles with each other, where that explains more.
fn reversed_rounds(
    table: Table,
    in_tables: &[u32],
    colors: &[[u32; 2]],
) -> (Vec<bool>, Vec<usize>) {
    let mut seen = vec![0; table.rounds() as usize + 1];
    let cycles: Vec<usize> = in_tables
        .iter()
        .map(|in_table| {
            seen[*in_table as usize] += 1;
            seen[*in_table as usize] - 1
        })
        .collect();
    let right = |is_reversed: &[bool]| -> u32 {
        let rounds = is_reversed.iter().zip(colors);
        rounds
            .map(|(is_reversed, of)| of[usize::from(*is_reversed)])
            .sum()
    };
    let mut by_cycle: Vec<bool> = cycles.iter().map(|cycle| cycle % 2 == 1).collect();
    let mut exchanged = Vec::new();
    for cycle in 0..cycles.iter().max().map_or(0, |last| last + 1) {
        let other: Vec<bool> = by_cycle
            .iter()
            .zip(&cycles)
            .map(|(is_reversed, own)| *is_reversed != (*own == cycle))
            .collect();
        if right(&other) > right(&by_cycle) {
            by_cycle = other;
            exchanged.push(cycle + 1);
        }
    }
    for spare in 0..=1 {
        let mut by_round = by_cycle.clone();
        for in_table in 1..=table.rounds() {
            let mut rounds: Vec<usize> = (0..in_tables.len())
                .filter(|round| in_tables[*round] == in_table)
                .collect();
            rounds.sort_by_key(|round| {
                Reverse(i64::from(colors[*round][0]) - i64::from(colors[*round][1]))
            });
            let straight = (rounds.len() + spare) / 2;
            for (place, round) in rounds.into_iter().enumerate() {
                by_round[round] = place >= straight;
            }
        }
        if cycles.iter().any(|cycle| *cycle > 0) && right(&by_round) > right(&by_cycle) {
            by_cycle = by_round;
            exchanged.clear();
        }
    }
    (by_cycle, exchanged)
}

/// Which round of the tables each round is: the one in which most of its pairs stand. It stays where it is unless more than
/// half of what it has stands in one other, so that single wrong pairings move no round.
fn order(fixtures: &Fixtures, table: Table, numbers: &[u32]) -> Vec<u32> {
    let (rounds, in_tables) = (fixtures.rounds(), table.rounds());
    let cycles = rounds.div_ceil(in_tables).max(1);
    let own = |round: u32| (round - 1) % in_tables + 1;
    let mut claims: Vec<(u32, u32, u32)> = Vec::new();
    let mut votes: Vec<u32> = vec![0; in_tables as usize + 1];
    for round in 1..=rounds {
        votes.fill(0);
        for ([white, black], _) in fixtures.pairs(round) {
            votes[table.meeting(numbers[white], numbers[black]) as usize] += 1;
        }
        let played: u32 = votes.iter().sum();
        for in_table in 1..=in_tables {
            let pairs = votes[in_table as usize];
            let is_own = in_table == own(round);
            if pairs * 2 > played || is_own {
                claims.push((2 * pairs + u32::from(is_own), round, in_table));
            }
        }
    }
    claims.sort_by_key(|(votes, round, _)| (Reverse(*votes), *round));
    let mut taken = vec![0; in_tables as usize + 1];
    let mut found = vec![0; rounds as usize];
    for (_, round, in_table) in claims {
        let place = &mut found[round as usize - 1];
        if *place == 0 && taken[in_table as usize] < cycles {
            *place = in_table;
            taken[in_table as usize] += 1;
        }
    }
    for place in &mut found {
        let free = || (1..=in_tables).find(|in_table| taken[*in_table as usize] < cycles);
        if *place == 0 {
            *place = free().unwrap_or(1);
            taken[*place as usize] += 1;
        }
    }
    found
}

/// The search for the numbers of all sides, once it is said who has the last one.
struct Search<'f, 't> {
    fixtures: &'f Fixtures<'t>,
    table: Table,
    last: Option<usize>,
    /// By round: the round of the tables that it is taken for, if any.
    in_tables: &'f [Option<u32>],
    numbers: Vec<Option<u32>>,
}

impl<'f, 't> Search<'f, 't> {
    fn new(
        fixtures: &'f Fixtures<'t>,
        table: Table,
        last: Option<usize>,
        in_tables: &'f [Option<u32>],
    ) -> Search<'f, 't> {
        let mut numbers = vec![None; fixtures.sides()];
        if let Some(last) = last {
            numbers[last] = Some(table.seats());
        }
        Search {
            fixtures,
            table,
            last,
            in_tables,
            numbers,
        }
    }

    fn run(mut self) -> Vec<u32> {
        while self.spread() || self.begin_somewhere() {}
        // A wrong pairing of the last number puts two sides into each other's place: all others show it.
        for _ in 0..3 {
            let votes = self.votes(|_| true);
            self.numbers = self.assigned(votes, false);
            while self.spread() || self.begin_somewhere() {}
        }
        self.numbers.into_iter().flatten().collect()
    }

    /// The rounds that are taken for one of the tables, with that.
    fn rounds(&self) -> impl Iterator<Item = (u32, u32)> {
        let rounds = (1..).zip(self.in_tables);
        rounds.filter_map(|(round, in_table)| Some((round, (*in_table)?)))
    }

    /// Gives numbers to sides that met others with numbers. False where nothing could be said.
    fn spread(&mut self) -> bool {
        let votes = self.votes(|number| number.is_none());
        if votes.is_empty() {
            return false;
        }
        let before = self.numbers.iter().flatten().count();
        self.numbers = self.assigned(votes, true);
        self.numbers.iter().flatten().count() > before
    }

    /// What the games say of the numbers of sides: how many of them, which side, which number.
    fn votes(&self, asked: impl Fn(Option<u32>) -> bool) -> Vec<(u32, usize, u32)> {
        let rounds = self.table.rounds();
        let mut votes = Vec::new();
        let mut counts = vec![0u32; rounds as usize + 1];
        for side in 0..self.numbers.len() {
            if Some(side) == self.last || !asked(self.numbers[side]) {
                continue;
            }
            counts.fill(0);
            for (round, in_table) in self.rounds() {
                let number = match self.fixtures.seat(side, round) {
                    Seat::With { opponent, .. } => {
                        let number = self.numbers[opponent];
                        number.map(|number| self.table.opponent(number, in_table))
                    }
                    // In an odd field who is free has met the last number.
                    Seat::Alone(_) if self.last.is_none() => Some(self.table.pivot(in_table)),
                    Seat::Alone(_) => None,
                };
                if let Some(number) = number.filter(|number| *number <= rounds) {
                    counts[number as usize] += 1;
                }
            }
            let said = (1..).zip(&counts[1..]).filter(|(_, count)| **count > 0);
            votes.extend(said.map(|(number, count)| (*count, side, number)));
        }
        votes
    }

    /// The numbers by these votes, the strongest first; `keeping` those that are there.
    fn assigned(&self, mut votes: Vec<(u32, usize, u32)>, keeping: bool) -> Vec<Option<u32>> {
        let mut numbers: Vec<Option<u32>> = match keeping {
            true => self.numbers.clone(),
            false => vec![None; self.numbers.len()],
        };
        if let Some(last) = self.last {
            numbers[last] = Some(self.table.seats());
        }
        let mut taken = vec![false; self.table.seats() as usize + 1];
        for number in numbers.iter().flatten() {
            taken[*number as usize] = true;
        }
        votes.sort_by_key(|(count, side, number)| (Reverse(*count), *side, *number));
        for (_, side, number) in votes {
            if numbers[side].is_none() && !taken[number as usize] {
                numbers[side] = Some(number);
                taken[number as usize] = true;
            }
        }
        numbers
    }

    /// Nothing hangs together with what is known: a side without a number takes one that is free, so that its first game
    /// has the colours of the tables where that can be. False where all have numbers.
    fn begin_somewhere(&mut self) -> bool {
        let Some(side) = self.numbers.iter().position(Option::is_none) else {
            return false;
        };
        let used: Vec<u32> = self.numbers.iter().flatten().copied().collect();
        let free = (1..=self.table.rounds()).filter(|number| !used.contains(number));
        let met =
            self.rounds()
                .find_map(|(round, in_table)| match self.fixtures.seat(side, round) {
                    Seat::With { white, .. } => Some((in_table, white)),
                    Seat::Alone(_) => None,
                });
        let suits = |number: &u32| {
            met.is_some_and(|(in_table, white)| {
                let other = self.table.opponent(*number, in_table);
                let is_white = self.table.colored(*number, other)[0] == *number;
                !used.contains(&other) && other <= self.table.rounds() && white == Some(is_white)
            })
        };
        let free: Vec<u32> = free.collect();
        let suiting = free.iter().find(|number| suits(number));
        self.numbers[side] = suiting.or(free.first()).copied();
        self.numbers[side].is_some()
    }
}
