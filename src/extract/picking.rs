//! Which of the games that fit are wanted: all, some behind the first few, or a sample. Games are offered in the order of the
//! input, so that the answer is the same for any number of threads.

/// What becomes of a game.
#[derive(Debug, PartialEq, Eq)]
pub enum Offer<T> {
    /// It is written now.
    Taken(T),
    /// It may be in the sample, or is none of those that are wanted.
    NotNow,
}

pub struct Picking<T> {
    skip: u64,
    /// So many more are taken.
    left: Option<u64>,
    sample: Option<Reservoir<T>>,
}

impl<T> Picking<T> {
    pub fn new(skip: u64, first: Option<u64>, sample: Option<(usize, u64)>) -> Picking<T> {
        Picking {
            skip,
            left: first,
            sample: sample.map(|(size, seed)| Reservoir::new(size, seed)),
        }
    }

    /// The next game that fits.
    pub fn offer(&mut self, game: T) -> Offer<T> {
        if self.skip > 0 {
            self.skip -= 1;
            return Offer::NotNow;
        }
        match &mut self.left {
            Some(0) => return Offer::NotNow,
            Some(left) => *left -= 1,
            None => {}
        }
        match &mut self.sample {
            Some(sample) => {
                sample.offer(game);
                Offer::NotNow
            }
            None => Offer::Taken(game),
        }
    }

    /// No more games are wanted.
    pub fn is_full(&self) -> bool {
        self.left == Some(0)
    }

    /// The sample, in the order in which the games were offered.
    pub fn sample(self) -> impl Iterator<Item = T> {
        let mut held = self.sample.map_or(Vec::new(), |sample| sample.held);
        held.sort_by_key(|(number, _)| *number);
        held.into_iter().map(|(_, game)| game)
    }
}

/// A sample of a stream of unknown length (Vitter's algorithm R): the first games fill it, and each later one, the n-th, takes the
/// place of any of those in it with a chance of size / n. So every sample of that size is as likely as any other.
struct Reservoir<T> {
    size: usize,
    held: Vec<(u64, T)>,
    offered: u64,
    state: u64,
}

impl<T> Reservoir<T> {
    fn new(size: usize, seed: u64) -> Reservoir<T> {
        Reservoir {
            size,
            held: Vec::new(),
            offered: 0,
            state: seed,
        }
    }

    fn offer(&mut self, game: T) {
        self.offered += 1;
        if self.held.len() < self.size {
            self.held.push((self.offered, game));
            return;
        }
        let place = self.below(self.offered);
        let place = usize::try_from(place)
            .ok()
            .and_then(|place| self.held.get_mut(place));
        if let Some(place) = place {
            *place = (self.offered, game);
        }
    }

    /// A number below this one, by splitmix64 (Steele, Lea and Flood, 2014). That the highest numbers come less often by one
    /// part in 2^64 over the number of games would take longer to see than anybody lives.
    fn below(&mut self, limit: u64) -> u64 {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^= mixed >> 31;
        ((u128::from(mixed) * u128::from(limit)) >> 64) as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(of: u32, size: usize, seed: u64) -> Vec<u32> {
        let mut picking = Picking::new(0, None, Some((size, seed)));
        for number in 0..of {
            assert_eq!(picking.offer(number), Offer::NotNow);
        }
        picking.sample().collect()
    }

    #[test]
    fn some_are_passed_over_and_some_taken() {
        let mut picking = Picking::new(2, Some(3), None);
        let taken: Vec<u32> = (0..9)
            .filter(|number| picking.offer(*number) == Offer::Taken(*number))
            .collect();
        assert_eq!(taken, [2, 3, 4]);
        assert!(picking.is_full());
        assert_eq!(picking.sample().count(), 0);
    }

    #[test]
    fn a_sample_is_in_order_and_hangs_on_its_seed_alone() {
        let one = sample(1000, 10, 1);
        assert_eq!(one.len(), 10);
        assert!(one.is_sorted());
        assert_eq!(sample(1000, 10, 1), one);
        assert_ne!(sample(1000, 10, 2), one);
        assert_eq!(sample(4, 10, 1), [0, 1, 2, 3]);
        assert!(sample(9, 0, 1).is_empty());
    }

    /// Each of 20 games is in a quarter of 20,000 samples of five: 5,000 times, with a deviation of 61.
    #[test]
    fn every_game_is_as_likely_as_any_other() {
        let mut counts = [0u32; 20];
        for seed in 0..20_000 {
            for number in sample(20, 5, seed) {
                counts[number as usize] += 1;
            }
        }
        assert!(
            counts.iter().all(|count| (4_700..=5_300).contains(count)),
            "{counts:?}"
        );
    }
}
