//! An archive validated by pgn-reader and shakmaty.

use std::fs::File;
use std::io;
use std::ops::ControlFlow;

use memchr::memmem::Finder;
use pgn_reader::{RawTag, Reader, SanPlus, Visitor};
use rayon::prelude::*;
use shakmaty::fen::Fen;
use shakmaty::zobrist::Zobrist64;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Position};

/// Parts of about this size go to the threads.
const PART: usize = 4 << 20;

#[derive(Clone, Copy, Default)]
struct Counts {
    games: u64,
    plies: u64,
    stopped: u64,
    mates: u64,
    stalemates: u64,
    threefold: u64,
    fifty: u64,
}

impl Counts {
    fn and(self, other: Counts) -> Counts {
        Counts {
            games: self.games + other.games,
            plies: self.plies + other.plies,
            stopped: self.stopped + other.stopped,
            mates: self.mates + other.mates,
            stalemates: self.stalemates + other.stalemates,
            threefold: self.threefold + other.threefold,
            fifty: self.fifty + other.fifty,
        }
    }
}

pub fn tell(path: &str, full: bool) -> io::Result<()> {
    let file = File::open(path)?;
    // SAFETY: the archive is ours for the time of the measurement, and nobody shortens it.
    let bytes = unsafe { memmap2::Mmap::map(&file)? };
    let counts = parts(&bytes)
        .into_par_iter()
        .map(|part| match full {
            false => validated::<false>(part),
            true => validated::<true>(part),
        })
        .try_reduce(Counts::default, |one, other| Ok(one.and(other)))?;
    println!(
        "{} games, {} plies, {} stopped at an illegal move; {} mates, {} stalemates, {} threefold, {} fifty moves",
        counts.games,
        counts.plies,
        counts.stopped,
        counts.mates,
        counts.stalemates,
        counts.threefold,
        counts.fifty
    );
    Ok(())
}

/// The text in parts of whole games.
fn parts(text: &[u8]) -> Vec<&[u8]> {
    let event = Finder::new(b"\n[Event ");
    let mut parts = Vec::new();
    let mut rest = text;
    while rest.len() > PART {
        let Some(found) = event.find(&rest[PART..]) else {
            break;
        };
        let (part, behind) = rest.split_at(PART + found + 1);
        parts.push(part);
        rest = behind;
    }
    parts.push(rest);
    parts
}

fn validated<const FULL: bool>(part: &[u8]) -> io::Result<Counts> {
    let mut reader = Reader::new(part);
    let mut validator = Validator::<FULL>::default();
    while reader.read_game(&mut validator)?.is_some() {}
    Ok(validator.counts)
}

#[derive(Default)]
struct Validator<const FULL: bool> {
    counts: Counts,
    /// The positions of the game, as hashes.
    hashes: Vec<u64>,
}

struct Game {
    position: Chess,
    /// Where the last capture or pawn move stands among the hashes.
    irreversible: usize,
    threefold: bool,
    fifty: bool,
}

fn hash(position: &Chess) -> u64 {
    position.zobrist_hash::<Zobrist64>(EnPassantMode::Legal).0
}

impl<const FULL: bool> Visitor for Validator<FULL> {
    type Tags = Option<Chess>;
    type Movetext = Game;
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<(), Self::Tags> {
        self.counts.games += 1;
        ControlFlow::Continue(None)
    }

    fn tag(&mut self, start: &mut Self::Tags, name: &[u8], value: RawTag<'_>) -> ControlFlow<()> {
        if name == b"FEN" {
            let fen = Fen::from_ascii(value.as_bytes()).ok();
            *start = fen.and_then(|fen| fen.into_position(CastlingMode::Chess960).ok());
            if start.is_none() {
                self.counts.stopped += 1;
                return ControlFlow::Break(());
            }
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, start: Self::Tags) -> ControlFlow<(), Game> {
        let position = start.unwrap_or_default();
        if FULL {
            self.hashes.clear();
            self.hashes.push(hash(&position));
        }
        ControlFlow::Continue(Game {
            position,
            irreversible: 0,
            threefold: false,
            fifty: false,
        })
    }

    fn san(&mut self, game: &mut Game, written: SanPlus) -> ControlFlow<()> {
        let Ok(m) = written.san.to_move(&game.position) else {
            self.counts.stopped += 1;
            return ControlFlow::Break(());
        };
        if FULL && m.is_zeroing() {
            game.irreversible = self.hashes.len();
        }
        game.position.play_unchecked(m);
        self.counts.plies += 1;
        if FULL {
            let now = hash(&game.position);
            let before = self.hashes[game.irreversible..].iter();
            game.threefold |= before.filter(|seen| **seen == now).count() >= 2;
            game.fifty |= game.position.halfmoves() >= 100;
            self.hashes.push(now);
        }
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, game: Game) {
        if FULL {
            self.counts.mates += u64::from(game.position.is_checkmate());
            self.counts.stalemates += u64::from(game.position.is_stalemate());
            self.counts.threefold += u64::from(game.threefold);
            self.counts.fifty += u64::from(game.fifty);
        }
    }
}
