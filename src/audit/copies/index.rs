//! The index: from a key to the places of the games that have it. Keys are cut to 26 bits, because what is found is looked
//! at anyway; so an entry takes four bytes in memory. When a generation is full, of games or of entries, it goes to a file,
//! and memory is used again for the next.
//!
//! Most keys are new. A sieve of bits knows most of those, so that nothing else has to be looked at. The upper bits of a key
//! choose one of 16,384 buckets. Their entries stand in small blocks that never move: buckets that grow by themselves leave
//! holes behind, a third of all memory when it was measured.

use std::io;

use serde::{Deserialize, Serialize};

use super::scratch::ScratchFile;

const BUCKET_BITS: u32 = 14;
const BUCKETS: usize = 1 << BUCKET_BITS;
const LOW_BITS: u32 = 12;
const PLACE_BITS: u32 = 20;

/// So many games are indexed in memory at the most.
const GENERATION: u64 = 1 << PLACE_BITS;
/// So many entries are: 24 bytes for each of a million games, with all that is kept beside them.
const MOST_ENTRIES: u32 = 4_000_000;

/// Of games that share a key, so many of the latest of a generation are looked at.
const MOST_FOUND: usize = 16;

/// The lower bits of a key, then the place within the generation.
type Entry = u32;

fn entry(low: u32, place: u32) -> Entry {
    low << PLACE_BITS | place
}

fn low_and_place(entry: Entry) -> (u32, u64) {
    (entry >> PLACE_BITS, u64::from(entry) & (GENERATION - 1))
}

fn bucket_and_low(key: u64) -> (usize, u32) {
    let bucket = key >> (64 - BUCKET_BITS);
    let low = key >> (64 - BUCKET_BITS - LOW_BITS) & ((1 << LOW_BITS) - 1);
    (bucket as usize, low as u32)
}

#[derive(Default, Serialize, Deserialize)]
pub struct Index {
    buckets: Buckets,
    /// The place of the first game of the generation in memory.
    first: u64,
    sieve: Sieve,
    older: Vec<Generation>,
}

/// A generation on the disk.
#[derive(Serialize, Deserialize)]
struct Generation {
    first: u64,
    /// Where each bucket begins in the file, in entries, and where the last one ends.
    starts: Vec<u32>,
    /// Where the generation begins in the file.
    offset: u64,
    sieve: Sieve,
}

impl Index {
    /// Adds the places of games with this key to `found`.
    pub fn find(&self, key: u64, file: &mut ScratchFile, found: &mut Vec<u64>) -> io::Result<()> {
        let (bucket, low) = bucket_and_low(key);
        if self.sieve.may_hold(key) {
            add_latest(self.buckets.latest_first(bucket), low, self.first, found);
        }
        for generation in &self.older {
            if generation.sieve.may_hold(key) {
                let entries = generation.bucket(bucket, file)?;
                add_latest(entries.into_iter(), low, generation.first, found);
            }
        }
        Ok(())
    }

    /// Whether the game at `place` still belongs to the generation in memory.
    pub fn has_room(&self, place: u64) -> bool {
        place - self.first < GENERATION && self.buckets.entries < MOST_ENTRIES
    }

    pub fn insert(&mut self, key: u64, place: u64) {
        let (bucket, low) = bucket_and_low(key);
        self.sieve.add(key);
        self.buckets
            .add(bucket, entry(low, (place - self.first) as u32));
    }

    /// Writes the generation to the file and begins the next with the game at `place`.
    pub fn begin_generation(&mut self, place: u64, file: &mut ScratchFile) -> io::Result<()> {
        const TOGETHER: usize = 1 << 20;
        let mut starts = Vec::with_capacity(BUCKETS + 1);
        let mut count = 0_u32;
        let offset = file.end();
        let mut bytes = Vec::with_capacity(TOGETHER);
        for bucket in 0..BUCKETS {
            starts.push(count);
            for entry in self.buckets.latest_first(bucket) {
                bytes.extend(entry.to_le_bytes());
                count += 1;
            }
            if bytes.len() >= TOGETHER {
                file.append(&bytes)?;
                bytes.clear();
            }
        }
        file.append(&bytes)?;
        starts.push(count);
        self.buckets = Buckets::default();
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

/// Adds the places of the first few entries that have these bits.
fn add_latest(entries: impl Iterator<Item = Entry>, low: u32, first: u64, found: &mut Vec<u64>) {
    let same = entries
        .map(low_and_place)
        .filter(|(other, _)| *other == low);
    found.extend(same.take(MOST_FOUND).map(|(_, place)| first + place));
}

impl Generation {
    /// The entries of a bucket, the latest first.
    fn bucket(&self, bucket: usize, file: &mut ScratchFile) -> io::Result<Vec<Entry>> {
        const WIDTH: usize = size_of::<Entry>();
        let (from, to) = (self.starts[bucket], self.starts[bucket + 1]);
        let mut bytes = vec![0; (to - from) as usize * WIDTH];
        file.read(self.offset + u64::from(from) * WIDTH as u64, &mut bytes)?;
        let (entries, _) = bytes.as_chunks::<WIDTH>();
        Ok(entries.iter().copied().map(Entry::from_le_bytes).collect())
    }
}

/// The entries in memory, by their buckets.
#[derive(Serialize, Deserialize)]
struct Buckets {
    buckets: Vec<Bucket>,
    pages: Vec<Vec<Block>>,
    entries: u32,
}

#[derive(Clone, Copy, Default, Serialize, Deserialize)]
struct Bucket {
    entries: u32,
    /// The number of the block that holds the latest of them.
    last: u32,
}

const IN_BLOCK: usize = 15;

/// Some entries of one bucket, in the order in which they came.
#[derive(Clone, Copy, Default, Serialize, Deserialize)]
struct Block {
    /// The number of the block before this one.
    before: u32,
    entries: [Entry; IN_BLOCK],
}

/// Blocks are made by a quarter of a megabyte.
const BLOCKS_OF_PAGE: usize = 1 << 12;

impl Default for Buckets {
    fn default() -> Buckets {
        Buckets {
            buckets: vec![Bucket::default(); BUCKETS],
            pages: Vec::new(),
            entries: 0,
        }
    }
}

impl Buckets {
    fn add(&mut self, bucket: usize, entry: Entry) {
        let Bucket { entries, last } = self.buckets[bucket];
        let slot = entries as usize % IN_BLOCK;
        let block = match slot {
            0 => self.new_block(last),
            _ => last,
        };
        let (page, at) = page_and_place(block);
        self.pages[page][at].entries[slot] = entry;
        self.buckets[bucket] = Bucket {
            entries: entries + 1,
            last: block,
        };
        self.entries += 1;
    }

    fn new_block(&mut self, before: u32) -> u32 {
        if self
            .pages
            .last()
            .is_none_or(|page| page.len() == BLOCKS_OF_PAGE)
        {
            self.pages.push(Vec::with_capacity(BLOCKS_OF_PAGE));
        }
        let page = self.pages.len() - 1;
        let blocks = &mut self.pages[page];
        let block = page * BLOCKS_OF_PAGE + blocks.len();
        blocks.push(Block {
            before,
            ..Block::default()
        });
        block as u32
    }

    fn latest_first(&self, bucket: usize) -> impl Iterator<Item = Entry> {
        let Bucket { entries, mut last } = self.buckets[bucket];
        (0..entries as usize).rev().map(move |number| {
            let (page, at) = page_and_place(last);
            let block = &self.pages[page][at];
            let slot = number % IN_BLOCK;
            if slot == 0 {
                last = block.before;
            }
            block.entries[slot]
        })
    }
}

fn page_and_place(block: u32) -> (usize, usize) {
    let block = block as usize;
    (block / BLOCKS_OF_PAGE, block % BLOCKS_OF_PAGE)
}

/// Says of most keys that no game of a generation has them: a bit for each of 16 million parts of all keys.
#[derive(Serialize, Deserialize)]
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
        assert_eq!(index.older.len(), 2);
        let mut more = 0;
        for place in (0..games).step_by(9_973) {
            let mut found = Vec::new();
            index.find(key(place), &mut file, &mut found).unwrap();
            assert!(found.contains(&place), "{place}");
            more += found.len() - 1;
        }
        // Of 263 keys hardly one meets another game by chance.
        assert!(more < 20, "{more}");
    }

    /// Games with many keys go to the disk before there are a million of them, so that memory keeps its limit.
    #[test]
    fn a_million_games_take_24_bytes_each_however_many_keys_they_have() {
        let mut file = ScratchFile::default();
        let mut index = Index::default();
        let mut most = 0;
        for place in 0..1_000_000 {
            if !index.has_room(place) {
                index.begin_generation(place, &mut file).unwrap();
            }
            for number in 0..6 {
                index.insert(key(6 * place + number), place);
            }
            let pages = index.buckets.pages.len() * BLOCKS_OF_PAGE * size_of::<Block>();
            let sieves = (1 + index.older.len()) * (1 << SIEVE_BITS) / 8;
            most = most.max(pages + sieves + BUCKETS * size_of::<Bucket>());
        }
        // The shelf keeps where every eighth card lies: a byte for each game.
        assert!(most + 1_000_000 <= 24_000_000, "{most}");
        let mut found = Vec::new();
        index.find(key(0), &mut file, &mut found).unwrap();
        assert!(found.contains(&0));
    }

    /// Of many games that share a key the latest are looked at, in memory and on the disk.
    #[test]
    fn the_latest_games_of_a_key_are_found() {
        let mut file = ScratchFile::default();
        let mut index = Index::default();
        for place in 0..50 {
            index.insert(key(1), place);
        }
        for _ in 0..2 {
            let mut found = Vec::new();
            index.find(key(1), &mut file, &mut found).unwrap();
            assert_eq!(found, (34..50).rev().collect::<Vec<u64>>());
            index.begin_generation(50, &mut file).unwrap();
        }
    }
}
