//! How many instructions the parts take, as valgrind counts them: the same number however busy the machine is, so that a
//! change of one in a hundred can be told. `benches/README.md` says how to run it.

use std::hint::black_box;

use arbiter::internals::board::{Board, read_fen};
use arbiter::internals::laws::mating::can_mate;
use arbiter::internals::notation::pgn::lexer::Lexer;
use arbiter::internals::notation::pgn::tags::Tags;
use arbiter::internals::replay::{Record, Replayer};
use arbiter::{Auditor, Options, Rater, RatingOptions, Repairer};
use gungraun::{library_benchmark, library_benchmark_group, main};

const GAMES: &str = include_str!("../../games.pgn");
const SHEET: &str = include_str!("../../../docs/examples/damaged.txt");
const POOL: &str = include_str!("../../../tests/browser/pool.csv");
const ENDING: &str = "8/5k2/8/4p3/4P3/2K5/8/2B5 w - - 0 1";

/// The first game of the file: tags, a blank line, moves, a blank line.
fn game() -> &'static str {
    let length = GAMES.split_inclusive("\n\n").take(2).map(str::len).sum();
    &GAMES[..length]
}

#[library_benchmark]
fn tags() -> usize {
    Tags::default().read(black_box(game()))
}

#[library_benchmark]
fn lexer() -> usize {
    let from = Tags::default().read(game());
    let mut lexer = Lexer::new(black_box(game()), from);
    let mut tokens = 0;
    while lexer.next_token().is_some() {
        tokens += 1;
    }
    tokens
}

fn replayer() -> (Replayer, Record) {
    let (mut replayer, mut record) = (Replayer::default(), Record::default());
    // What is made once, and the room for a game, are there.
    replayer.replay_into(&mut record, game(), false);
    (replayer, record)
}

#[library_benchmark(setup = replayer)]
fn replay((mut replayer, mut record): (Replayer, Record)) -> Record {
    replayer.replay_into(&mut record, black_box(game()), false);
    record
}

fn board() -> Board {
    read_fen(ENDING).expect("a position").board
}

#[library_benchmark]
fn fen_read() -> Board {
    read_fen(black_box(ENDING)).expect("a position").board
}

#[library_benchmark(setup = board)]
fn fen_write(board: Board) -> String {
    board.fen()
}

#[library_benchmark(setup = board)]
fn mating(board: Board) {
    let winner = board.turn();
    black_box(can_mate(black_box(&board), winner));
}

fn auditor() -> Auditor {
    let auditor = Auditor::new(Options::default());
    auditor.audit(GAMES);
    auditor
}

#[library_benchmark(setup = auditor)]
fn audit_two_games(auditor: Auditor) -> usize {
    auditor.audit(black_box(GAMES)).len()
}

#[library_benchmark]
fn repair_of_a_sheet() -> usize {
    Repairer::new(Options::default()).repair(black_box(SHEET)).len()
}

#[library_benchmark]
fn pool() -> usize {
    let options = RatingOptions::new("pool").expect("a system");
    let rated = Rater::new(options).rate(black_box(POOL));
    usize::from(rated.is_ok())
}

library_benchmark_group!(
    name = parts,
    benchmarks = [tags, lexer, replay, fen_read, fen_write, mating, audit_two_games, repair_of_a_sheet, pool]
);

main!(library_benchmark_groups = parts);
