//! How far pgn-reader and shakmaty play the damaged games of `mutate.py`; `docs/differences.md` tells how the three programs
//! here come together. Not run with the other tests: it needs an archive.

use pgn_reader::{Nag, RawTag, Reader, SanPlus, Skip, Visitor};
use shakmaty::fen::Fen;
use shakmaty::{Chess, EnPassantMode, Position};
use std::io::Write;
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

/// Reads `PARTED`, games behind a byte 0x1e and a line with their name, and writes to `PLAYED` a line for each: name, plies,
/// FEN, the word it stopped at, how many games the text was taken for, and what the reader said.
#[test]
#[ignore = "needs damaged games: see docs/differences.md"]
fn what_pgn_reader_and_shakmaty_play() {
    let parted = env::var("PARTED").expect("PARTED names the games");
    let played = env::var("PLAYED").expect("PLAYED names the table to write");
    let bytes = fs::read(parted).expect("the games");
    let mut table = fs::File::create(played).expect("the table");
    for part in bytes.split(|byte| *byte == 0x1e).skip(1) {
        let cut = part
            .iter()
            .position(|byte| *byte == b'\n')
            .expect("a line with the name");
        let name = String::from_utf8_lossy(&part[..cut]);
        let mut reader = Reader::new(&part[cut + 1..]);
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
        writeln!(
            table,
            "{name}\t{}\t{fen}\t{stopped}\t{count}\t{fault}",
            game.plies
        )
        .expect("written");
    }
}
