//! Small benches of the parts that every move or every game goes through: `cargo bench --bench micro`. They tell which
//! part became faster or slower; whether the program did is for `benches/compare.sh`, on whole archives.

use std::path::Path;
use std::time::Duration;

use arbiter::internals::audit::{self, AuditOptions, JudgedGame, Reporter};
use arbiter::internals::board::{Board, Move, read_fen};
use arbiter::internals::input::{Inputs, Wanted, blocks_of_text};
use arbiter::internals::notation::moves::san::read_san;
use arbiter::internals::notation::moves::written::WrittenMove;
use arbiter::internals::notation::pgn::lexer::{Lexer, TokenKind};
use arbiter::internals::notation::pgn::tags::Tags;
use arbiter::internals::replay::resolve::resolve;
use arbiter::internals::replay::{Record, Replayer};
use arbiter::internals::report::{FORMATS, JudgedRows, ReportTable, Reports, Showing, Target};
use arbiter::{Options, Rater, RatingOptions, Repairer};
use divan::counter::{BytesCount, ItemsCount};
use divan::{Bencher, black_box};

/// Two famous games of 82 and 87 half-moves.
const GAMES: &str = include_str!("games.pgn");

/// Long enough that the fastest run is seen on a busy machine too; `--min-time` sets another.
const AT_LEAST: Duration = Duration::from_secs(4);

fn main() {
    divan::Divan::default()
        .min_time(AT_LEAST)
        .config_with_args()
        .main();
}

fn games() -> Vec<&'static str> {
    let blocks: Vec<_> = blocks_of_text(GAMES, Wanted::Games).collect();
    let games = blocks.iter().flat_map(|block| &block.games);
    games.map(|game| &GAMES[game.bytes.clone()]).collect()
}

/// The same game with a clock behind every move, as servers write it.
fn with_clocks(game: &str) -> String {
    let (tags, moves) = game.split_once("\n\n").expect("tags, then moves");
    let is_move = |word: &str| word.starts_with(char::is_alphabetic);
    let words = moves.split_whitespace().map(|word| match is_move(word) {
        true => format!("{word} {{ [%clk 1:29:57] }}"),
        false => word.to_owned(),
    });
    format!("{tags}\n\n{}\n", words.collect::<Vec<_>>().join(" "))
}

/// The words of a game that are moves.
fn words(game: &str) -> Vec<&str> {
    let from = Tags::default().read(game);
    let mut lexer = Lexer::new(game, from);
    let tokens = std::iter::from_fn(|| lexer.next_token());
    tokens
        .filter(|token| token.kind == TokenKind::Word)
        .map(|token| token.span.slice(game))
        .collect()
}

/// Every move of the games as it is written, with the position before it.
fn written() -> Vec<(Board, WrittenMove)> {
    let mut all = Vec::new();
    for game in games() {
        let mut board = Board::standard();
        for word in words(game) {
            let written = read_san(word.as_bytes()).expect("plain notation");
            all.push((board.clone(), written));
            board.play(resolve(&board, &written).expect("a legal move"));
        }
    }
    all
}

/// Movetext to tokens.
#[divan::bench(args = ["plain", "clocks"])]
fn lexer(bencher: Bencher, kind: &str) {
    let texts: Vec<String> = match kind {
        "clocks" => games().into_iter().map(with_clocks).collect(),
        _ => games().into_iter().map(str::to_owned).collect(),
    };
    let from: Vec<usize> = texts
        .iter()
        .map(|text| Tags::default().read(text))
        .collect();
    let bytes: usize = texts
        .iter()
        .zip(&from)
        .map(|(text, from)| text.len() - from)
        .sum();
    bencher.counter(BytesCount::new(bytes)).bench_local(|| {
        let mut tokens = 0;
        for (text, from) in texts.iter().zip(&from) {
            let mut lexer = Lexer::new(black_box(text), *from);
            while lexer.next_token().is_some() {
                tokens += 1;
            }
        }
        tokens
    });
}

/// The tags of a game.
#[divan::bench]
fn tags(bencher: Bencher) {
    let games = games();
    let mut tags = Tags::default();
    bencher
        .counter(ItemsCount::new(games.len()))
        .bench_local(|| {
            for game in &games {
                tags.clear();
                black_box(tags.read(black_box(game)));
            }
        });
}

/// A word to what it says.
#[divan::bench]
fn read_word(bencher: Bencher) {
    let words: Vec<&str> = games().into_iter().flat_map(words).collect();
    bencher
        .counter(ItemsCount::new(words.len()))
        .bench_local(|| {
            for word in &words {
                black_box(read_san(black_box(word.as_bytes())));
            }
        });
}

/// What a word says to the move that is meant.
#[divan::bench]
fn resolve_move(bencher: Bencher) {
    let written = written();
    bencher
        .counter(ItemsCount::new(written.len()))
        .bench_local(|| {
            for (board, written) in &written {
                let _ = black_box(resolve(black_box(board), written));
            }
        });
}

/// A move on the board.
#[divan::bench]
fn play(bencher: Bencher) {
    let played = written().into_iter().map(|(board, written)| {
        let mv = resolve(&board, &written).expect("a legal move");
        (board, mv)
    });
    let played: Vec<(Board, Move)> = played.collect();
    let boards = || -> Vec<Board> { played.iter().map(|(board, _)| board.clone()).collect() };
    let counted = bencher.counter(ItemsCount::new(played.len()));
    counted.with_inputs(boards).bench_local_refs(|boards| {
        for (board, (_, mv)) in boards.iter_mut().zip(&played) {
            board.play(black_box(*mv));
        }
    });
}

/// A game from its text to its record: all of the above, and what is odd about it.
#[divan::bench(args = ["plain", "clocks"])]
fn replay(bencher: Bencher, kind: &str) {
    let texts: Vec<String> = match kind {
        "clocks" => games().into_iter().map(with_clocks).collect(),
        _ => games().into_iter().map(str::to_owned).collect(),
    };
    let mut replayer = Replayer::default();
    let mut record = Record::default();
    bencher
        .counter(ItemsCount::new(texts.len()))
        .bench_local(|| {
            for text in &texts {
                replayer.replay_into(&mut record, black_box(text), false);
                black_box(&record);
            }
        });
}

/// Makes the rows of every game many times over, so that reading and judging the game hardly count beside it.
struct OverAndOver(JudgedRows);

const TIMES: usize = 1_000;

impl Reporter for OverAndOver {
    type Batch = ();

    fn batch(&self) {}

    fn game(&self, game: &JudgedGame<'_>, _: &mut ()) {
        let mut batch = self.0.batch();
        for _ in 0..TIMES {
            self.0.game(black_box(game), &mut batch);
        }
        black_box(batch);
    }
}

/// Judged games to the rows of three tables in CSV: two clean games, and five with three findings and their claims.
#[divan::bench(args = ["clean", "findings"])]
fn rows(bencher: Bencher, kind: &str) {
    let (file, games) = match kind {
        "clean" => ("benches/games.pgn", 2),
        _ => ("fixtures/events/2023-standard/games.pgn", 5),
    };
    let tables = &[
        ReportTable::Findings,
        ReportTable::Games,
        ReportTable::Claims,
    ];
    let reports = Reports::new(Target::StandardOutput, &[&FORMATS[0]], tables);
    let reporter = OverAndOver(JudgedRows {
        rows: reports.row_maker(),
        showing: Showing::default(),
    });
    let options = AuditOptions {
        today: jiff::civil::date(2026, 1, 1),
        ..AuditOptions::default()
    };
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    let inputs = || Inputs::find(std::slice::from_ref(&path)).expect("a file of the repository");
    let counted = bencher.counter(ItemsCount::new(games * TIMES));
    counted.with_inputs(inputs).bench_local_values(|inputs| {
        audit::run(inputs, &options, &reporter, 1, |(), _, _| {
            Ok::<(), Box<dyn std::error::Error + Send + Sync>>(())
        })
    });
}

/// The positions of the games, as FENs.
fn fens() -> Vec<String> {
    written().iter().map(|(board, _)| board.fen()).collect()
}

/// FENs to boards.
#[divan::bench]
fn fen_read(bencher: Bencher) {
    let fens = fens();
    bencher
        .counter(ItemsCount::new(fens.len()))
        .bench_local(|| {
            for fen in &fens {
                let _ = black_box(read_fen(black_box(fen)));
            }
        });
}

/// Boards to FENs.
#[divan::bench]
fn fen_write(bencher: Bencher) {
    let boards: Vec<Board> = written().into_iter().map(|(board, _)| board).collect();
    let mut out = Vec::new();
    bencher
        .counter(ItemsCount::new(boards.len()))
        .bench_local(|| {
            for board in &boards {
                out.clear();
                black_box(board).write_fen(&mut out);
                black_box(&out);
            }
        });
}

/// A damaged sheet of ten moves to the most likely game.
#[divan::bench]
fn repair(bencher: Bencher) {
    let repairer = Repairer::new(Options::default());
    let sheet = include_str!("../docs/examples/damaged.txt");
    bencher.bench_local(|| repairer.repair(black_box(sheet)).len());
}

/// A table of 190 results to the ratings of a pool with their error bars.
#[divan::bench]
fn pool(bencher: Bencher) {
    let table = include_str!("../tests/browser/pool.csv");
    let rater = || Rater::new(RatingOptions::new("pool").expect("a system"));
    bencher
        .with_inputs(rater)
        .bench_local_values(|rater| rater.rate(black_box(table)).is_ok());
}
