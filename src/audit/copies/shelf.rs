//! The shelf: the cards of all games met so far, in order. The last few stand in memory, the others in a file.

use std::io;

use serde::{Deserialize, Serialize};

use super::scratch::ScratchFile;

/// Cards of so many games are found together, so that an offset is kept for each eighth game only.
const TOGETHER: u64 = 8;

/// So much is kept in memory: some 15,000 games.
const IN_MEMORY: usize = 4 << 20;

#[derive(Default, Serialize, Deserialize)]
pub struct Shelf {
    /// Where each group of cards begins, in what was put on the shelf.
    groups: Vec<u64>,
    count: u64,
    /// So much lies in the file; it begins there at `offsets`.
    filed: Vec<Filed>,
    /// What is not in the file yet.
    recent: Vec<u8>,
    recent_from: u64,
}

/// A part of the shelf in the file.
#[derive(Serialize, Deserialize)]
struct Filed {
    from: u64,
    length: u64,
    offset: u64,
}

impl Shelf {
    /// How many cards there are: the place of the next one.
    pub fn len(&self) -> u64 {
        self.count
    }

    pub fn add(&mut self, card: &[u8], file: &mut ScratchFile) -> io::Result<()> {
        if self.count.is_multiple_of(TOGETHER) {
            if self.recent.len() > IN_MEMORY {
                self.file_away(file)?;
            }
            self.groups
                .push(self.recent_from + self.recent.len() as u64);
        }
        self.recent
            .extend_from_slice(&(card.len() as u32).to_le_bytes());
        self.recent.extend_from_slice(card);
        self.count += 1;
        Ok(())
    }

    fn file_away(&mut self, file: &mut ScratchFile) -> io::Result<()> {
        let offset = file.end();
        file.append(&self.recent)?;
        let length = self.recent.len() as u64;
        match self.filed.last_mut() {
            Some(last) if last.offset + last.length == offset => last.length += length,
            _ => self.filed.push(Filed {
                from: self.recent_from,
                length,
                offset,
            }),
        }
        self.recent_from += length;
        self.recent.clear();
        Ok(())
    }

    /// The card at a place.
    pub fn read(&self, place: u64, file: &mut ScratchFile, card: &mut Vec<u8>) -> io::Result<()> {
        let broken = || io::Error::from(io::ErrorKind::UnexpectedEof);
        let group = (place / TOGETHER) as usize;
        let from = *self.groups.get(group).ok_or_else(broken)?;
        let end = self.recent_from + self.recent.len() as u64;
        let to = self.groups.get(group + 1).copied().unwrap_or(end);
        let mut filed = Vec::new();
        let mut cards: &[u8] = match from.checked_sub(self.recent_from) {
            Some(at) => &self.recent[at as usize..],
            None => {
                let parts = self.filed.iter();
                let mut holding =
                    parts.filter(|part| (part.from..part.from + part.length).contains(&from));
                let part = holding.next().ok_or_else(broken)?;
                filed.resize((to - from) as usize, 0);
                file.read(part.offset + from - part.from, &mut filed)?;
                &filed
            }
        };
        for _ in 0..place % TOGETHER {
            cards = cards
                .get(4 + length(cards).ok_or_else(broken)?..)
                .ok_or_else(broken)?;
        }
        let length = length(cards).ok_or_else(broken)?;
        card.clear();
        card.extend_from_slice(cards.get(4..4 + length).ok_or_else(broken)?);
        Ok(())
    }
}

fn length(cards: &[u8]) -> Option<usize> {
    let bytes = cards.first_chunk::<4>()?;
    Some(u32::from_le_bytes(*bytes) as usize)
}
