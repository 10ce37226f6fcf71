//! The numberings that explain most of what was played: pairings, the order of the rounds and colours together. Small fields
//! are tried in every numbering there is; in larger ones numbers follow from rounds that are taken for rounds of the tables.

use super::berger::Table;
use super::fixtures::Fixtures;
use super::numbering::Numbering;

/// So many numberings that fit equally well are kept. Where there are more, nothing is called wrong.
const MOST_ALIKE: usize = 500;
/// Larger fields are judged by the numbers that are given, or not at all: the search takes the third power of the field.
pub(super) const MOST_SIDES: usize = 400;
/// The search for rounds in any order takes the fourth power.
const MOST_SIDES_IN_ANY_ORDER: usize = 40;
/// Up to here it is thorough: more rounds to begin with, and exchanges of two numbers.
const MOST_SIDES_THOROUGH: usize = 12;
/// Up to here every numbering is tried.
const MOST_SIDES_TRIED: usize = 8;

/// The numberings that explain most, all equally well.
pub(super) struct Found<'f, 't> {
    fixtures: &'f Fixtures<'t>,
    table: Table,
    /// The least strange one first.
    pub(super) best: Vec<Numbering>,
    /// There are perhaps more.
    pub(super) is_cut: bool,
}

impl<'f, 't> Found<'f, 't> {
    /// `all`: also those that explain everything as the first one does.
    pub(super) fn look_for(
        fixtures: &'f Fixtures<'t>,
        table: Table,
        pairings: u32,
        all: bool,
    ) -> Found<'f, 't> {
        let mut found = Found {
            fixtures,
            table,
            best: Vec::new(),
            is_cut: false,
        };
        let sides = fixtures.sides();
        if sides > MOST_SIDES {
            return found;
        }
        found.in_order();
        if found.is_enough(all) {
            return found;
        }
        let explains = |best: &Numbering| {
            5 * best.fits >= 4 * pairings && 5 * best.wrongly_colored <= best.colored
        };
        let is_explained = found.best.first().is_some_and(explains);
        if sides <= MOST_SIDES_THOROUGH || sides <= MOST_SIDES_IN_ANY_ORDER && !is_explained {
            found.in_any_order(pairings, all);
        }
        if !found.is_enough(all) && sides <= MOST_SIDES_THOROUGH {
            found.climb();
        }
        if !found.is_enough(all) && sides <= MOST_SIDES_TRIED {
            let mut numbers: Vec<u32> = (1..=sides as u32).collect();
            found.every(&mut numbers, 0);
        }
        found
    }

    fn is_enough(&self, all: bool) -> bool {
        !all && self.best.first().is_some_and(Numbering::is_whole)
    }

    /// Who may have the last number. Whoever has it names the numbers of all whom he met, each in his round. In an odd field
    /// that is nobody: whoever was free has the number of the round.
    fn last(&self) -> Vec<Option<usize>> {
        match self.fixtures.sides() % 2 {
            0 => (0..self.fixtures.sides()).map(Some).collect(),
            _ => vec![None],
        }
    }

    fn in_order(&mut self) {
        let in_order: Vec<Option<u32>> = (0..self.fixtures.rounds())
            .map(|round| Some(round % self.table.rounds() + 1))
            .collect();
        for last in self.last() {
            let found = Numbering::searched(self.fixtures, self.table, last, &in_order);
            self.keep(found);
        }
    }

    /// Where the rounds stand in quite another order. Two rounds alone, taken for the first two, give numbers under which
    /// everybody meets as in the tables; these numbers can be multiplied and shifted without parting any pairs.
    fn in_any_order(&mut self, pairings: u32, all: bool) {
        for last in self.last() {
            if let Some(base) = self.base(last, pairings) {
                self.images(&base);
            }
            if self.is_enough(all) {
                return;
            }
        }
    }

    /// Numbers under which most pairs stand together in a round.
    fn base(&self, last: Option<usize>, pairings: u32) -> Option<Numbering> {
        let (fixtures, table) = (self.fixtures, self.table);
        let rounds = fixtures.rounds() as usize;
        let is_small = fixtures.sides() <= MOST_SIDES_THOROUGH;
        let (firsts, seconds) = if is_small { (3, rounds) } else { (1, 4) };
        let mut base: Option<Numbering> = None;
        for first in 0..rounds.min(firsts) {
            for second in first + 1..rounds.min(first + seconds) {
                let mut two = vec![None; rounds];
                (two[first], two[second]) = (Some(1), Some(2));
                let own = Numbering::searched(fixtures, table, last, &two);
                let order: Vec<Option<u32>> = own
                    .order
                    .iter()
                    .map(|(in_table, _)| Some(*in_table))
                    .collect();
                let by_all = Numbering::searched(fixtures, table, last, &order);
                for own in [own, by_all] {
                    if base.as_ref().is_none_or(|base| own.fits > base.fits) {
                        base = Some(own);
                    }
                }
                if base.as_ref().is_some_and(|base| base.fits == pairings) {
                    return base;
                }
            }
        }
        base
    }

    fn images(&mut self, base: &Numbering) {
        let (rounds, seats) = (self.table.rounds(), self.table.seats());
        for factor in (1..rounds).filter(|factor| are_coprime(*factor, rounds)) {
            for shift in 0..rounds {
                let moved = |number: &u32| match *number == seats {
                    true => *number,
                    false => (factor * (number - 1) + shift) % rounds + 1,
                };
                let numbers = base.numbers.iter().map(moved).collect();
                self.keep(Numbering::of(self.fixtures, self.table, numbers));
            }
        }
    }

    /// Exchanges two numbers as long as that explains more.
    fn climb(&mut self) {
        let sides = self.fixtures.sides();
        for start in self
            .best
            .iter()
            .take(4)
            .cloned()
            .collect::<Vec<Numbering>>()
        {
            let mut top = start;
            loop {
                let before = top.clone();
                for one in 0..sides {
                    for other in one + 1..sides {
                        let mut numbers = before.numbers.clone();
                        numbers.swap(one, other);
                        let own = Numbering::of(self.fixtures, self.table, numbers);
                        if own.is_better_than(&top) {
                            top = own.clone();
                        }
                        self.keep(own);
                    }
                }
                if !top.is_better_than(&before) {
                    break;
                }
            }
        }
    }

    /// Every order of the numbers from this place on.
    fn every(&mut self, numbers: &mut Vec<u32>, place: usize) {
        if place + 1 >= numbers.len() {
            self.keep(Numbering::of(self.fixtures, self.table, numbers.clone()));
            return;
        }
        for other in place..numbers.len() {
            numbers.swap(place, other);
            self.every(numbers, place + 1);
            numbers.swap(place, other);
        }
    }

    /// Keeps the best, all that are equally good.
    fn keep(&mut self, found: Numbering) {
        match self.best.first() {
            Some(known) if known.is_better_than(&found) => {}
            Some(known) if found.is_better_than(known) => {
                self.best = vec![found];
                self.is_cut = false;
            }
            _ if self.best.contains(&found) => {}
            _ if self.best.len() == MOST_ALIKE => self.is_cut = true,
            Some(known) if found.strangeness(self.table) < known.strangeness(self.table) => {
                self.best.insert(0, found);
            }
            _ => self.best.push(found),
        }
    }
}

fn are_coprime(one: u32, other: u32) -> bool {
    match one {
        0 => other == 1,
        _ => are_coprime(other % one, one),
    }
}
