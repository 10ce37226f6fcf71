//! The fastest public validator of games, pgn-reader with shakmaty, as somebody would write it who wants speed: the file mapped
//! into memory, cut at `[Event "`, a part to each thread. And archives for those who have none: games made from a seed.
//!
//! `peers legality FILE`: is every move legal? `peers full FILE`: the same, with repetitions, the 50-move count and mate.
//! `peers generate GAMES SEED [clocks|faults]`: an archive on standard output, with a clock behind every move, or with one
//! illegal move in every game. `RAYON_NUM_THREADS` says how many threads.

mod generate;
mod validate;

use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["legality", path] => validate::tell(path, false),
        ["full", path] => validate::tell(path, true),
        ["generate", games, seed, ref more @ ..] => match (games.parse(), seed.parse()) {
            (Ok(games), Ok(seed)) => generate::archive(games, seed, more.first().copied()),
            _ => return usage(),
        },
        _ => return usage(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn usage() -> ExitCode {
    eprintln!("peers legality FILE | peers full FILE | peers generate GAMES SEED [clocks|faults]");
    ExitCode::from(2)
}
