//! The Berger tables (FIDE Handbook C.05, annex 1; the tables of the Catalan federation for 3 to 12 players are the same), made by
//! their construction and not stored. Numbers count from one; of an odd field the last number stands for being free.

/// The table for an even number of seats, at least two.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Table {
    seats: u32,
}

impl Table {
    /// For so many players or teams; an odd field has one seat more.
    pub fn for_field(sides: usize) -> Table {
        let sides = u32::try_from(sides).unwrap_or(u32::MAX - 1).max(2);
        Table {
            seats: sides + sides % 2,
        }
    }

    pub fn seats(self) -> u32 {
        self.seats
    }

    /// In which everybody meets everybody once.
    pub fn rounds(self) -> u32 {
        self.seats - 1
    }

    /// White and Black of a round, board by board.
    pub fn round(self, round: u32) -> Vec<[u32; 2]> {
        let (pivot, rounds) = (self.pivot(round), self.rounds());
        let mut pairs = vec![self.colored(pivot, self.seats)];
        for away in 1..self.seats / 2 {
            let above = (pivot + away - 1) % rounds + 1;
            let below = (pivot + rounds - away - 1) % rounds + 1;
            pairs.push([above, below]);
        }
        pairs
    }

    /// Who meets the last number in a round.
    pub fn pivot(self, round: u32) -> u32 {
        match round % 2 {
            1 => round.div_ceil(2),
            _ => (round + self.seats) / 2,
        }
    }

    /// The round in which two numbers meet.
    pub fn meeting(self, one: u32, other: u32) -> u32 {
        let (low, high) = (one.min(other), one.max(other));
        match high == self.seats {
            true if low <= self.seats / 2 => 2 * low - 1,
            true => 2 * low - self.seats,
            false => (low + high - 2) % self.rounds() + 1,
        }
    }

    /// The number that a number meets in a round.
    pub fn opponent(self, number: u32, round: u32) -> u32 {
        let pivot = self.pivot(round);
        match number {
            _ if number == self.seats => pivot,
            _ if number == pivot => self.seats,
            _ => {
                let rounds = self.rounds();
                (round + rounds - number % rounds) % rounds + 1
            }
        }
    }

    /// Two numbers, White first.
    pub fn colored(self, one: u32, other: u32) -> [u32; 2] {
        let (low, high) = (one.min(other), one.max(other));
        let low_is_white = match high == self.seats {
            true => low <= self.seats / 2,
            false => (low + high) % 2 == 1,
        };
        match low_is_white {
            true => [low, high],
            false => [high, low],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As the tables are printed: a line for each round.
    const FOUR: [&str; 3] = ["1-4 2-3", "4-3 1-2", "2-4 3-1"];
    const SIX: [&str; 5] = [
        "1-6 2-5 3-4",
        "6-4 5-3 1-2",
        "2-6 3-1 4-5",
        "6-5 1-4 2-3",
        "3-6 4-2 5-1",
    ];
    const EIGHT: [&str; 7] = [
        "1-8 2-7 3-6 4-5",
        "8-5 6-4 7-3 1-2",
        "2-8 3-1 4-7 5-6",
        "8-6 7-5 1-4 2-3",
        "3-8 4-2 5-1 6-7",
        "8-7 1-6 2-5 3-4",
        "4-8 5-3 6-2 7-1",
    ];
    const TEN: [&str; 9] = [
        "1-10 2-9 3-8 4-7 5-6",
        "10-6 7-5 8-4 9-3 1-2",
        "2-10 3-1 4-9 5-8 6-7",
        "10-7 8-6 9-5 1-4 2-3",
        "3-10 4-2 5-1 6-9 7-8",
        "10-8 9-7 1-6 2-5 3-4",
        "4-10 5-3 6-2 7-1 8-9",
        "10-9 1-8 2-7 3-6 4-5",
        "5-10 6-4 7-3 8-2 9-1",
    ];
    const TWELVE: [&str; 11] = [
        "1-12 2-11 3-10 4-9 5-8 6-7",
        "12-7 8-6 9-5 10-4 11-3 1-2",
        "2-12 3-1 4-11 5-10 6-9 7-8",
        "12-8 9-7 10-6 11-5 1-4 2-3",
        "3-12 4-2 5-1 6-11 7-10 8-9",
        "12-9 10-8 11-7 1-6 2-5 3-4",
        "4-12 5-3 6-2 7-1 8-11 9-10",
        "12-10 11-9 1-8 2-7 3-6 4-5",
        "5-12 6-4 7-3 8-2 9-1 10-11",
        "12-11 1-10 2-9 3-8 4-7 5-6",
        "6-12 7-5 8-4 9-3 10-2 11-1",
    ];

    fn shown(table: Table) -> Vec<String> {
        let line = |round| {
            let pairs = table.round(round).into_iter();
            let pairs = pairs.map(|[white, black]| format!("{white}-{black}"));
            pairs.collect::<Vec<String>>().join(" ")
        };
        (1..=table.rounds()).map(line).collect()
    }

    #[test]
    fn the_construction_gives_the_printed_tables_for_3_to_12() {
        for (sides, printed) in [
            (3, &FOUR[..]),
            (4, &FOUR),
            (5, &SIX),
            (6, &SIX),
            (7, &EIGHT),
            (8, &EIGHT),
            (9, &TEN),
            (10, &TEN),
            (11, &TWELVE),
            (12, &TWELVE),
        ] {
            assert_eq!(shown(Table::for_field(sides)), printed, "{sides}");
        }
    }

    #[test]
    fn in_every_table_all_meet_once_and_what_is_asked_of_it_agrees_with_its_rounds() {
        for sides in (2..=40).chain([99, 200]) {
            let table = Table::for_field(sides);
            let mut met = std::collections::HashSet::new();
            for round in 1..=table.rounds() {
                for [white, black] in table.round(round) {
                    assert!(met.insert((white.min(black), white.max(black))));
                    assert_eq!(table.meeting(white, black), round);
                    assert_eq!(table.meeting(black, white), round);
                    assert_eq!(table.opponent(white, round), black);
                    assert_eq!(table.opponent(black, round), white);
                    assert_eq!(table.colored(black, white), [white, black]);
                }
            }
            let seats = table.seats() as usize;
            assert_eq!(met.len(), seats * (seats - 1) / 2);
        }
    }
}
