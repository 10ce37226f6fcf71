//! Fits the weights of `src/repair/data/plausibility.csv` to the games of a PGN archive in English letters: a softmax
//! over the legal moves, by stochastic gradient, the last part of the archive kept apart to tell how good it is.
//!
//! `cargo run --release --example fit_plausibility ARCHIVE.pgn > src/repair/data/plausibility.csv`

use arbiter::internals::board::{Board, Move};
use arbiter::internals::repair::plausible::{FEATURES, Outlook};
use arbiter::internals::replay::Replayer;

const RATE: f32 = 0.02;
/// So many games are kept for the test.
const KEPT: usize = 5_000;

fn main() -> std::io::Result<()> {
    let path = std::env::args().nth(1).unwrap_or_default();
    let text = String::from_utf8_lossy(&std::fs::read(path)?).into_owned();
    let games: Vec<&str> = text.split("\n\n[Event ").collect();
    let (fitted, kept) = games.split_at(games.len().saturating_sub(KEPT));
    let mut weights = vec![0f32; FEATURES];
    for round in 0..3 {
        let rate = RATE / (1 << (2 * round)) as f32;
        for game in fitted {
            each_position(game, |board, outlook, moves, played| {
                learn(&mut weights, board, outlook, moves, played, rate);
            });
        }
        report(&weights, kept);
    }
    for row in weights.chunks(64) {
        let row: Vec<String> = row.iter().map(|w| format!("{:.0}", w * 100.0)).collect();
        println!("{}", row.join(","));
    }
    Ok(())
}

fn each_position(game: &str, mut each: impl FnMut(&Board, &Outlook, &[Move], usize)) {
    let mut replayer = Replayer::default();
    let record = replayer.replay(&format!("[Event {game}\n"), false);
    let mut board = Board::standard();
    if record.start.hash() != board.hash() {
        return;
    }
    let mut moves = Vec::new();
    let played: Vec<Move> = record.moves.clone();
    for (ply, mv) in played.iter().enumerate() {
        board.legal_moves(&mut moves);
        let before = |back: usize| ply.checked_sub(back).map(|at| played[at]);
        let outlook = Outlook::new(&board, before(1), before(2));
        if let Some(index) = moves.iter().position(|legal| legal == mv) {
            each(&board, &outlook, &moves, index);
        }
        board.play(*mv);
    }
}

fn chances(weights: &[f32], board: &Board, outlook: &Outlook, moves: &[Move]) -> Vec<f32> {
    let mut scores: Vec<f32> = moves
        .iter()
        .map(|mv| {
            let mut score = 0.0;
            outlook.features(board, *mv, |feature| score += weights[feature]);
            score
        })
        .collect();
    let highest = scores.iter().copied().fold(f32::MIN, f32::max);
    let mut all = 0.0;
    for score in &mut scores {
        *score = (*score - highest).exp();
        all += *score;
    }
    scores.iter_mut().for_each(|score| *score /= all);
    scores
}

fn learn(
    weights: &mut [f32],
    board: &Board,
    outlook: &Outlook,
    moves: &[Move],
    played: usize,
    rate: f32,
) {
    let chances = chances(weights, board, outlook, moves);
    for (index, (mv, chance)) in moves.iter().zip(chances).enumerate() {
        let step = rate * (f32::from(u8::from(index == played)) - chance);
        outlook.features(board, *mv, |feature| weights[feature] += step);
    }
}

fn report(weights: &[f32], games: &[&str]) {
    let (mut nats, mut first, mut uniform, mut count) = (0f64, 0u32, 0f64, 0u32);
    for game in games {
        each_position(game, |board, outlook, moves, played| {
            let chances = chances(weights, board, outlook, moves);
            nats -= f64::from(chances[played].max(1e-9).ln());
            uniform += (moves.len() as f64).ln();
            first += u32::from(chances.iter().all(|chance| *chance <= chances[played]));
            count += 1;
        });
    }
    eprintln!(
        "{count} moves: {:.3} nats a move ({:.3} if all were alike), the likeliest played {:.1} %",
        nats / f64::from(count),
        uniform / f64::from(count),
        100.0 * f64::from(first) / f64::from(count)
    );
}
