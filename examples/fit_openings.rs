//! Makes `src/repair/data/openings.bin` from a PGN archive in English letters: for every position of the first plies that
//! three games at least came to, a number and how often. The games by which repair is judged stay out of it: of every
//! fifty games of the archive the 18th and the 43rd, those with the same moves, and those of the `truth.jsonl` that are
//! named.
//!
//! `cargo run --release --example fit_openings ARCHIVE.pgn [TRUTH.jsonl...] > src/repair/data/openings.bin`

#[path = "fitting/games.rs"]
mod games;

use std::collections::{HashMap, HashSet};
use std::io::Write;

use arbiter::internals::board::Board;
use arbiter::internals::repair::book;

/// A position that fewer games came to says nothing.
const FEWEST: u32 = 3;

fn main() -> std::io::Result<()> {
    let mut counts: HashMap<u32, u32> = HashMap::new();
    let fitted = games::fitted()?;
    for moves in &fitted {
        let mut board = Board::standard();
        let mut met = HashSet::new();
        for mv in moves.iter().take(book::PLIES as usize) {
            board.play(*mv);
            if met.insert(book::key(&board)) {
                *counts.entry(book::key(&board)).or_default() += 1;
            }
        }
    }
    let mut known: Vec<(u32, u32)> = counts
        .into_iter()
        .filter(|(_, count)| *count >= FEWEST)
        .collect();
    known.sort_unstable();
    eprintln!("{} games, {} positions", fitted.len(), known.len());
    let mut out = std::io::stdout().lock();
    for (key, _) in &known {
        out.write_all(&key.to_le_bytes())?;
    }
    for (_, count) in &known {
        let steps = ((*count as f32).ln() * book::STEPS).round().min(255.0) as u8;
        out.write_all(&[steps])?;
    }
    out.flush()
}
