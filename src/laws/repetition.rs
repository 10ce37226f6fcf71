//! Repetition: how often each position of a game has come. Positions are told apart by their hashes, which
//! hold what the Laws call the same position: the pieces, the player to move, the rights to castle, and a
//! capture in passing that is really possible.

use std::collections::HashMap;

/// When some position first came the third and the fifth time, in moves made.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Repetitions {
    pub third: Option<u32>,
    pub fifth: Option<u32>,
}

impl Repetitions {
    fn note(&mut self, count: u32, ply: usize) {
        if count >= 3 {
            self.third.get_or_insert(ply as u32);
        }
        if count >= 5 {
            self.fifth.get_or_insert(ply as u32);
        }
    }
}

/// Games of more plies than this are counted in a table: to look back from each ply would take for ever.
const LOOKED_BACK: usize = 1024;

/// `reversible` holds, for each position, the plies since the last capture or pawn move: nothing before that
/// can come again.
pub fn first_repetitions(hashes: &[u64], reversible: &[u16]) -> Repetitions {
    let mut found = Repetitions::default();
    if reversible.len() > LOOKED_BACK {
        let mut seen: HashMap<u64, u32> = HashMap::new();
        for (at, (hash, plies)) in hashes.iter().zip(reversible).enumerate() {
            if *plies == 0 {
                seen.clear();
            }
            let count = seen.entry(*hash).or_default();
            *count += 1;
            found.note(*count, at);
        }
        return found;
    }
    for (at, &plies) in reversible.iter().enumerate() {
        // Two more occurrences need eight reversible plies; fewer cannot make three.
        if plies >= 8 {
            found.note(occurrences(hashes, reversible, at), at);
        }
    }
    found
}

/// How often the position at `at` has come up to then, itself included.
fn occurrences(hashes: &[u64], reversible: &[u16], at: usize) -> u32 {
    let earliest = at.saturating_sub(usize::from(reversible[at]));
    let mut count = 1;
    let mut before = at;
    while before >= earliest + 2 {
        before -= 2;
        count += u32::from(hashes[before] == hashes[at]);
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_positions_since_the_last_irreversible_move_count() {
        let hashes = [1, 2, 3, 4, 1, 2, 3, 4, 1];
        assert_eq!(
            first_repetitions(&hashes, &[0, 1, 2, 3, 4, 5, 6, 7, 8]).third,
            Some(8)
        );
        assert_eq!(occurrences(&hashes, &[0, 1, 2, 3, 4, 5, 6, 7, 4], 8), 2);
        assert_eq!(
            first_repetitions(&hashes, &[0, 1, 2, 3, 4, 5, 6, 7, 0]),
            Repetitions::default()
        );
    }

    #[test]
    fn long_games_are_counted_in_a_table_to_the_same_end() {
        // Every position comes again after a third of the game, whatever its length.
        let game = |plies: u64| -> (Vec<u64>, Vec<u16>) {
            (0..plies)
                .map(|ply| (ply % (plies / 3), ply as u16))
                .unzip()
        };
        for plies in [900, 3000] {
            let (hashes, reversible) = game(plies);
            let third = Some(2 * plies as u32 / 3);
            assert_eq!(
                first_repetitions(&hashes, &reversible),
                Repetitions { third, fifth: None }
            );
        }
    }

    #[test]
    fn a_clock_that_ran_before_the_game_began_looks_no_further_back_than_its_start() {
        assert_eq!(occurrences(&[1, 2, 1], &[40, 41, 42], 2), 2);
    }
}
