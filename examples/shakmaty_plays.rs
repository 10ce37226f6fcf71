//! How far pgn-reader and shakmaty play the damaged games that `tests/differential/mutate.py` makes, as a table on standard
//! output. `docs/differences.md` tells how the three programs that are compared there come together.

use pgn_reader::{Nag, RawTag, Reader, SanPlus, Skip, Visitor};
use shakmaty::fen::Fen;
use shakmaty::{Chess, EnPassantMode, Position};
use std::error::Error;
use std::io::{self, Write};
use std::ops::ControlFlow;
use std::{env, fs};

struct Play;
#[derive(Default)]
struct Game {
    at: Chess,
    plies: u32,
    stopped: Option<String>,
}

impl Visitor for Play {
    type Tags = ();
    type Movetext = Game;
    type Output = Game;
    fn begin_tags(&mut self) -> ControlFlow<Game, ()> {
        ControlFlow::Continue(())
    }
    fn tag(&mut self, _: &mut (), _: &[u8], _: RawTag<'_>) -> ControlFlow<Game> {
        ControlFlow::Continue(())
    }
    fn begin_movetext(&mut self, _: ()) -> ControlFlow<Game, Game> {
        ControlFlow::Continue(Game::default())
    }
    fn san(&mut self, g: &mut Game, word: SanPlus) -> ControlFlow<Game> {
        if g.stopped.is_some() {
            return ControlFlow::Continue(());
        }
        match word.san.to_move(&g.at) {
            Ok(m) => {
                g.at.play_unchecked(m);
                g.plies += 1;
            }
            Err(e) => g.stopped = Some(format!("{word} ({e})")),
        }
        ControlFlow::Continue(())
    }
    fn nag(&mut self, _: &mut Game, _: Nag) -> ControlFlow<Game> {
        ControlFlow::Continue(())
    }
    fn begin_variation(&mut self, _: &mut Game) -> ControlFlow<Game, Skip> {
        ControlFlow::Continue(Skip(true))
    }
    fn end_game(&mut self, g: Game) -> Game {
        g
    }
}

/// The file is games behind a byte 0x1e and a line with their name; for each comes a line: name, plies, FEN, the word it stopped
/// at, how many games the text was taken for, and what the reader said.
fn main() -> Result<(), Box<dyn Error>> {
    let file = env::args().nth(1).ok_or("which file of parted games?")?;
    let bytes = fs::read(file)?;
    let mut table = io::stdout().lock();
    for part in bytes.split(|byte| *byte == 0x1e).skip(1) {
        let cut = part.iter().position(|byte| *byte == b'\n');
        let (name, game) = part.split_at(cut.ok_or("a game without a name")?);
        let name = String::from_utf8_lossy(name);
        let mut reader = Reader::new(&game[1..]);
        let mut games = Vec::new();
        let mut fault = String::new();
        loop {
            match reader.read_game(&mut Play) {
                Ok(Some(game)) => games.push(game),
                Ok(None) => break,
                Err(error) => {
                    fault = error.to_string();
                    break;
                }
            }
        }
        let count = games.len();
        let game = games.into_iter().next().unwrap_or_default();
        let fen = Fen::from_position(&game.at, EnPassantMode::Legal);
        let stopped = game.stopped.unwrap_or_default();
        let plies = game.plies;
        writeln!(table, "{name}\t{plies}\t{fen}\t{stopped}\t{count}\t{fault}")?;
    }
    Ok(())
}
