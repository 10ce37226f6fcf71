//! The index: from a key to the places of the games that have it. Keys are cut to 33 bits, because what is found is looked
//! at anyway; so an entry takes five bytes in memory. When a [`GENERATION`] of games is full, its entries go to a file, and
//! memory is used again for the next.
//!
//! Most keys are new. A sieve of bits knows most of those, so that nothing else has to be looked at. The upper bits of a key
//! choose one of 8,192 buckets, whose entries stand in the order in which they came.

use std::io;

use super::scratch::ScratchFile;

const BUCKET_BITS: u32 = 13;
const BUCKETS: usize = 1 << BUCKET_BITS;
const LOW_BITS: u32 = 20;
const PLACE_BITS: u32 = 20;

/// So many games are indexed in memory.
pub const GENERATION: u64 = 1 << PLACE_BITS;

/// Of games that share a key, so many of the latest of a generation are looked at.
const MOST_FOUND: usize = 16;

/// The lower bits of a key, then the place within the generation.
type Entry = [u8; 5];

fn entry(low: u32, place: u32) -> Entry {
    let bits = u64::from(low) << PLACE_BITS | u64::from(place);
    let [.., a, b, c, d, e] = bits.to_be_bytes();
    [a, b, c, d, e]
}

fn low_and_place([a, b, c, d, e]: Entry) -> (u32, u64) {
    let bits = u64::from_be_bytes([0, 0, 0, a, b, c, d, e]);
    ((bits >> PLACE_BITS) as u32, bits & (GENERATION - 1))
}

fn bucket_and_low(key: u64) -> (usize, u32) {
    let bucket = key >> (64 - BUCKET_BITS);
    let low = key >> (64 - BUCKET_BITS - LOW_BITS) & ((1 << LOW_BITS) - 1);
    (bucket as usize, low as u32)
}

pub struct Index {
    buckets: Vec<Vec<Entry>>,
    /// The place of the first game of the generation in memory.
    first: u64,
    sieve: Sieve,
    older: Vec<Generation>,
}

/// A generation on the disk.
struct Generation {
    first: u64,
    /// Where each bucket begins in the file, in entries, and where the last one ends.
    starts: Vec<u32>,
    /// Where the generation begins in the file.
    offset: u64,
    sieve: Sieve,
}

impl Default for Index {
    fn default() -> Index {
        Index {
            buckets: vec![Vec::new(); BUCKETS],
            first: 0,
            sieve: Sieve::default(),
            older: Vec::new(),
        }
    }
}

impl Index {
    /// Adds the places of games with this key to `found`.
    pub fn find(&self, key: u64, file: &mut ScratchFile, found: &mut Vec<u64>) -> io::Result<()> {
        let (bucket, low) = bucket_and_low(key);
        if self.sieve.may_hold(key) {
            latest_of(&self.buckets[bucket], low, self.first, found);
        }
        for generation in &self.older {
            if generation.sieve.may_hold(key) {
                let entries = generation.bucket(bucket, file)?;
                latest_of(&entries, low, generation.first, found);
            }
        }
        Ok(())
    }

    /// Whether the game at `place` still belongs to the generation in memory.
    pub fn has_room(&self, place: u64) -> bool {
        place - self.first < GENERATION
    }

    pub fn insert(&mut self, key: u64, place: u64) {
        let (bucket, low) = bucket_and_low(key);
        self.sieve.add(key);
        let entries = &mut self.buckets[bucket];
        if entries.len() == entries.capacity() {
            // Buckets grow by an eighth: doubled, they would be half empty.
            entries.reserve_exact(4.max(entries.len() / 8));
        }
        entries.push(entry(low, (place - self.first) as u32));
    }

    /// Writes the generation to the file and begins the next with the game at `place`.
    pub fn begin_generation(&mut self, place: u64, file: &mut ScratchFile) -> io::Result<()> {
        let mut starts = Vec::with_capacity(BUCKETS + 1);
        let mut count = 0_u32;
        let offset = file.end();
        for entries in &mut self.buckets {
            starts.push(count);
            count += entries.len() as u32;
            file.append(entries.as_flattened())?;
            entries.clear();
        }
        starts.push(count);
        self.older.push(Generation {
            first: self.first,
            starts,
            offset,
            sieve: std::mem::take(&mut self.sieve),
        });
        self.first = place;
        Ok(())
    }
}

fn latest_of(entries: &[Entry], low: u32, first: u64, found: &mut Vec<u64>) {
    let entries = entries.iter().rev().map(|entry| low_and_place(*entry));
    let same = entries.filter(|(other, _)| *other == low);
    found.extend(same.take(MOST_FOUND).map(|(_, place)| first + place));
}

impl Generation {
    fn bucket(&self, bucket: usize, file: &mut ScratchFile) -> io::Result<Vec<Entry>> {
        const WIDTH: u64 = size_of::<Entry>() as u64;
        let (from, to) = (self.starts[bucket], self.starts[bucket + 1]);
        let mut entries = vec![Entry::default(); (to - from) as usize];
        let offset = self.offset + u64::from(from) * WIDTH;
        file.read(offset, entries.as_flattened_mut())?;
        Ok(entries)
    }
}

/// Says of most keys that no game of a generation has them: a bit for each of 16 million parts of all keys.
struct Sieve {
    words: Vec<u64>,
}

const SIEVE_BITS: u32 = 24;

impl Default for Sieve {
    fn default() -> Sieve {
        Sieve {
            words: vec![0; 1 << (SIEVE_BITS - 6)],
        }
    }
}

impl Sieve {
    /// The lowest bits of a key, which the entries do not hold.
    fn place(key: u64) -> (usize, u64) {
        let bit = key & ((1 << SIEVE_BITS) - 1);
        ((bit / 64) as usize, 1 << (bit % 64))
    }

    fn add(&mut self, key: u64) {
        let (word, bit) = Sieve::place(key);
        self.words[word] |= bit;
    }

    fn may_hold(&self, key: u64) -> bool {
        let (word, bit) = Sieve::place(key);
        self.words[word] & bit != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(number: u64) -> u64 {
        crate::replay::moves_hash::mixed(number, 0)
    }

    /// Two and a half generations: what went to the disk is found as what stands in memory.
    #[test]
    fn keys_are_found_in_every_generation() {
        let mut file = ScratchFile::default();
        let mut index = Index::default();
        let games = GENERATION * 5 / 2;
        for place in 0..games {
            if !index.has_room(place) {
                index.begin_generation(place, &mut file).unwrap();
            }
            index.insert(key(place), place);
        }
        for place in (0..games).step_by(9_973) {
            let mut found = Vec::new();
            index.find(key(place), &mut file, &mut found).unwrap();
            assert!(found.contains(&place), "{place}");
            assert!(found.len() < 3, "{found:?}");
        }
    }
}
