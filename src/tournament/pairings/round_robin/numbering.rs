//! Which number each side has in the tables, and which round of the tables each round that was played is. A report gives the
//! numbers; games do not, so the numbering is looked for under which most of what was played is as the tables have it. Rounds
//! may stand in another order as a whole: that shows from where their pairs stand in the tables.

use super::berger::Table;
use super::fixtures::{Fixtures, Seat};

/// Sides and rounds, laid on the tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Numbering {
    /// By side; from one.
    pub(super) numbers: Vec<u32>,
    /// By round: the round of the tables, and in how manieth cycle, from nought.
    pub(super) order: Vec<(u32, u32)>,
    /// Pairs that stand in their round.
    pub(super) fits: u32,
    /// The same, with their colours and byes.
    score: u32,
}

/// So many numberings that fit equally well are kept.
const MOST_ALIKE: usize = 24;
/// Larger fields are judged by the numbers that are given, or not at all: the search takes the third power of the field.
pub(super) const MOST_SIDES: usize = 400;
/// The search for rounds in any order takes the fourth power.
const MOST_SIDES_IN_ANY_ORDER: usize = 40;

impl Numbering {
    /// The numbers of the order in which the sides stand.
    pub(super) fn given(fixtures: &Fixtures, table: Table) -> Numbering {
        Numbering::of(fixtures, table, (1..=fixtures.sides() as u32).collect())
    }

    pub(super) fn is_better_than(&self, other: &Numbering) -> bool {
        self.score > other.score
    }

    /// Lays the rounds on the tables under these numbers.
    fn of(fixtures: &Fixtures, table: Table, numbers: Vec<u32>) -> Numbering {
        let order = order(fixtures, table, &numbers);
        let (mut fits, mut score) = (0, 0);
        for round in 1..=fixtures.rounds() {
            let (in_table, cycle) = order[round as usize - 1];
            for ([white, black], is_known) in fixtures.pairs(round) {
                let pair = [numbers[white], numbers[black]];
                if table.meeting(pair[0], pair[1]) == in_table {
                    fits += 1;
                    score += 1;
                    let colored = table.colored(pair[0], pair[1]) == pair;
                    score += u32::from(is_known && colored == cycle.is_multiple_of(2));
                }
            }
            let free = numbers
                .iter()
                .position(|number| *number == table.pivot(in_table));
            let is_alone = |side| fixtures.alone(side, round).is_some();
            score += u32::from(fixtures.sides() % 2 == 1 && free.is_some_and(is_alone));
        }
        Numbering {
            numbers,
            order,
            fits,
            score,
        }
    }

    /// Those that explain most of what was played, all equally well.
    pub(super) fn look_for(fixtures: &Fixtures, table: Table) -> Vec<Numbering> {
        let sides = fixtures.sides();
        let mut best: Vec<Numbering> = Vec::new();
        if sides > MOST_SIDES {
            return best;
        }
        // Whoever has the last number names the numbers of all whom he met, each in his round. In an odd field that is
        // nobody: whoever was free has the number of the round.
        let last: Vec<Option<usize>> = match sides % 2 {
            0 => (0..sides).map(Some).collect(),
            _ => vec![None],
        };
        let in_order: Vec<Option<u32>> = (0..fixtures.rounds())
            .map(|round| Some(round % table.rounds() + 1))
            .collect();
        for last in last {
            let numbers = Search::new(fixtures, table, last, &in_order).run();
            keep(&mut best, Numbering::of(fixtures, table, numbers));
        }
        best
    }

    /// The same where the rounds stand in quite another order. Two rounds alone, taken for the first two, give numbers under
    /// which everybody meets as in the tables; these numbers can be multiplied and shifted without parting any pairs. Of all
    /// numberings that come of it those are kept that explain most colours.
    pub(super) fn look_for_in_any_order(fixtures: &Fixtures, table: Table) -> Vec<Numbering> {
        let (sides, rounds) = (fixtures.sides(), table.rounds());
        if sides > MOST_SIDES_IN_ANY_ORDER || fixtures.rounds() < 2 {
            return Vec::new();
        }
        let last: Vec<Option<usize>> = match sides % 2 {
            0 => (0..sides).map(Some).collect(),
            _ => vec![None],
        };
        let mut found: Option<Numbering> = None;
        for last in last {
            for second in 1..fixtures.rounds().min(4) as usize {
                let mut two = vec![None; fixtures.rounds() as usize];
                (two[0], two[second]) = (Some(1), Some(2));
                let numbers = Search::new(fixtures, table, last, &two).run();
                let own = Numbering::of(fixtures, table, numbers);
                if found.as_ref().is_none_or(|best| own.fits > best.fits) {
                    found = Some(own);
                }
            }
        }
        let mut best = Vec::new();
        for factor in (1..rounds).filter(|factor| are_coprime(*factor, rounds)) {
            for shift in 0..rounds {
                let moved = |number: u32| match number == table.seats() {
                    true => number,
                    false => (factor * (number - 1) + shift) % rounds + 1,
                };
                let numbers = found.iter().flat_map(|found| &found.numbers);
                let numbers = numbers.copied().map(moved).collect();
                keep(&mut best, Numbering::of(fixtures, table, numbers));
            }
        }
        best
    }
}

/// Keeps the best, all that are equally good.
fn keep(best: &mut Vec<Numbering>, found: Numbering) {
    match best.first() {
        Some(known) if known.is_better_than(&found) => {}
        Some(known) if found.is_better_than(known) => *best = vec![found],
        _ if best.contains(&found) || best.len() == MOST_ALIKE => {}
        _ => best.push(found),
    }
}

fn are_coprime(one: u32, other: u32) -> bool {
    match one {
        0 => other == 1,
        _ => are_coprime(other % one, one),
    }
}

/// Which round of the tables each round is: the one in which most of its pairs stand. It stays where it is unless more than
/// half of its pairs stand in one other, so that single wrong pairings move no round.
fn order(fixtures: &Fixtures, table: Table, numbers: &[u32]) -> Vec<(u32, u32)> {
    let (rounds, in_tables) = (fixtures.rounds(), table.rounds());
    let cycles = rounds.div_ceil(in_tables).max(1);
    let own = |round: u32| (round - 1) % in_tables + 1;
    let boards = fixtures.sides() as u32 / 2;
    let mut claims: Vec<(u32, u32, u32)> = Vec::new();
    for round in 1..=rounds {
        let mut votes = vec![0; in_tables as usize + 1];
        for ([white, black], _) in fixtures.pairs(round) {
            votes[table.meeting(numbers[white], numbers[black]) as usize] += 1;
        }
        for in_table in 1..=in_tables {
            let pairs: u32 = votes[in_table as usize];
            let is_own = in_table == own(round);
            if pairs * 2 > boards || is_own {
                claims.push((2 * pairs + u32::from(is_own), round, in_table));
            }
        }
    }
    claims.sort_by_key(|(votes, round, _)| (std::cmp::Reverse(*votes), *round));
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
    let mut seen = vec![0; in_tables as usize + 1];
    let cycle = |in_table: u32| {
        seen[in_table as usize] += 1;
        (in_table, seen[in_table as usize] - 1)
    };
    found.into_iter().map(cycle).collect()
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
        votes.sort_by_key(|(count, side, number)| (std::cmp::Reverse(*count), *side, *number));
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
