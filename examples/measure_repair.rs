//! How good repair is: reads made sheets with known truth (`sheets.jsonl` and `truth.jsonl` in each folder, a
//! line of JSON for each sheet: read below), repairs or reconciles each, and prints a row of figures per folder, then how well
//! the confidence is calibrated. One core; the seconds are the process's own where the system tells them.
//!
//! `cargo run --release --example measure_repair -- [--show] FOLDER...`

mod measuring;

use std::collections::BTreeMap;
use std::time::Instant;

use arbiter::internals::board::{Board, Move};
use arbiter::internals::notation::sheet::{Sheet, read_sheet};
use arbiter::internals::repair::reconcile::Reconciled;
use arbiter::internals::repair::{CellSource, FoundGame, Repair};
use arbiter::internals::replay::san::san;
use arbiter::internals::replay::{AlphabetChoice, Replayer};
use measuring::common;
use serde_json::Value;

/// What was counted of a folder.
#[derive(Default)]
struct Tally {
    games: usize,
    exact: usize,
    plies: usize,
    right: usize,
    in_order: usize,
    clean: usize,
    clean_changed: usize,
    found: usize,
    found_right: usize,
    wrong_marked: usize,
    right_marked: usize,
    unplayed: usize,
    refused: usize,
    /// For each tenth of confidence: moves, and those that are right.
    tenths: [[usize; 2]; 10],
    /// For every sheet its questions: how sure each move is, and whether it is right.
    asked: Vec<(u8, bool)>,
}

/// A game as it was found: its moves, with how sure each is, and whether it is marked as guessed.
struct Found {
    moves: Vec<(Move, u8, bool)>,
    unplayed: usize,
    refused: bool,
}

fn main() -> std::io::Result<()> {
    let (flags, folders): (Vec<String>, Vec<String>) = std::env::args()
        .skip(1)
        .partition(|argument| argument.starts_with("--"));
    let show = flags.iter().any(|flag| flag == "--show");
    println!(
        "folder | games | plies right | in order | exact | clean changed | wrong marked | right marked | unplayed | refused | a second"
    );
    let mut all = Tally::default();
    for folder in &folders {
        let sheets = lines(&format!("{folder}/sheets.jsonl"))?;
        let truths = lines(&format!("{folder}/truth.jsonl"))?;
        let mut games: BTreeMap<String, Vec<(Value, Value)>> = BTreeMap::new();
        for (sheet, truth) in sheets.into_iter().zip(truths) {
            let game = sheet["game"].as_str().unwrap_or_default().to_owned();
            games.entry(game).or_default().push((sheet, truth));
        }
        let read: Vec<(Vec<Sheet>, Vec<&Value>, &String)> = games
            .iter()
            .map(|(name, copies)| {
                let sheets = copies.iter().map(|(sheet, _)| read_sheet(&text(sheet)));
                (
                    sheets.collect(),
                    copies.iter().map(|(_, truth)| truth).collect(),
                    name,
                )
            })
            .collect();
        let began = Instant::now();
        let user = user_seconds();
        let found: Vec<Found> = read.iter().map(|(sheets, _, _)| find(sheets)).collect();
        let seconds = match (user, user_seconds()) {
            (Some(before), Some(after)) => after - before,
            _ => began.elapsed().as_secs_f64(),
        };
        let mut tally = Tally::default();
        for ((sheets, truths, name), found) in read.iter().zip(&found) {
            let exact = tally.count(truths, found);
            if show && !exact {
                println!("--- {name}");
                tell(sheets, truths, found);
            }
        }
        tally.print(folder, seconds);
        for (mine, all) in tally.tenths.iter().zip(&mut all.tenths) {
            all[0] += mine[0];
            all[1] += mine[1];
        }
        all.asked.extend(tally.asked);
    }
    println!("confidence: moves, right %");
    for (tenth, [moves, right]) in all.tenths.iter().enumerate() {
        println!(".{tenth}: {moves:7} {:5.1}", percent(*right, *moves));
    }
    Ok(())
}

fn lines(path: &str) -> std::io::Result<Vec<Value>> {
    let text = std::fs::read_to_string(path)?;
    Ok(text
        .lines()
        .filter_map(|line| serde_json::from_str(line).ok())
        .collect())
}

/// The sheet as a text, the way it would be typed.
fn text(sheet: &Value) -> String {
    let mut text = String::new();
    for row in sheet["rows"].as_array().into_iter().flatten() {
        let cell = |at: usize| row[at].as_str().unwrap_or_default();
        text += &format!("{:3}. {:<12} {}\n", row[0], cell(1), cell(2));
    }
    text + sheet["result"].as_str().unwrap_or_default() + "\n"
}

fn user_seconds() -> Option<f64> {
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    let ticks = stat.rsplit_once(") ")?.1.split(' ').nth(11)?;
    Some(ticks.parse::<f64>().ok()? / 100.0)
}

fn find(sheets: &[Sheet]) -> Found {
    match sheets {
        [sheet] => single(sheet),
        [white, black, ..] => {
            let game = Reconciled::new([white, black], &AlphabetChoice::Auto);
            of_game(&game.found, sheets)
        }
        [] => Found {
            moves: Vec::new(),
            unplayed: 0,
            refused: false,
        },
    }
}

/// A sheet that can be played to its end is left as it is, as `normalise --repair` does.
fn single(sheet: &Sheet) -> Found {
    let record = Replayer::new(AlphabetChoice::Auto).replay(&sheet.to_pgn(), true);
    if !record.is_broken() {
        let moves = record.moves.iter().map(|mv| (*mv, 100, false)).collect();
        return Found {
            moves,
            unplayed: 0,
            refused: false,
        };
    }
    match Repair::of_sheet(sheet, &Board::standard(), &AlphabetChoice::Auto) {
        Some(repair) => of_game(&repair.found, std::slice::from_ref(sheet)),
        None => Found {
            moves: Vec::new(),
            unplayed: 0,
            refused: true,
        },
    }
}

fn of_game(game: &FoundGame, sheets: &[Sheet]) -> Found {
    let mut unplayed = 0;
    for (copy, sheet) in sheets.iter().enumerate() {
        let mut played = vec![false; sheet.cells.len()];
        for ply in &game.plies {
            if let CellSource::Cell(at) = ply.sources[copy] {
                played[usize::from(at)] = true;
            }
        }
        let cells = sheet.cells.iter().zip(played);
        unplayed += cells
            .filter(|(cell, played)| !played && !cell.text.is_empty())
            .count();
    }
    let moves = game.plies.iter();
    Found {
        moves: moves
            .map(|ply| (ply.mv, ply.confidence, ply.doubt.is_some()))
            .collect(),
        unplayed,
        refused: false,
    }
}

impl Tally {
    /// Says whether the game is exactly right.
    fn count(&mut self, truths: &[&Value], found: &Found) -> bool {
        let truth = played(truths);
        let said: Vec<Move> = found.moves.iter().map(|(mv, ..)| *mv).collect();
        self.games += 1;
        self.refused += usize::from(found.refused);
        self.unplayed += found.unplayed;
        self.plies += truth.len();
        let exact = said == truth;
        self.exact += usize::from(exact);
        self.in_order += common(&said, &truth);
        for (ply, mv) in truth.iter().enumerate() {
            let right = said.get(ply) == Some(mv);
            self.right += usize::from(right);
            let is_clean = truths.iter().all(|truth| {
                let align = truth["align"].as_array().into_iter().flatten();
                let at = align.clone().position(|at| at.as_u64() == Some(ply as u64));
                let wrong = truth["errors"].as_array().into_iter().flatten();
                at.is_some()
                    && !wrong
                        .clone()
                        .any(|error| error["cell"].as_u64() == at.map(|at| at as u64))
            });
            self.clean += usize::from(is_clean);
            self.clean_changed += usize::from(is_clean && !right);
        }
        for (ply, (mv, confidence, marked)) in found.moves.iter().enumerate() {
            let right = truth.get(ply) == Some(mv);
            self.found += 1;
            self.found_right += usize::from(right);
            self.wrong_marked += usize::from(!right && *marked);
            self.right_marked += usize::from(right && *marked);
            let tenth = &mut self.tenths[usize::from(confidence / 10).min(9)];
            tenth[0] += 1;
            tenth[1] += usize::from(right);
            self.asked.push((*confidence, right));
        }
        exact
    }

    fn print(&self, folder: &str, seconds: f64) {
        let folder = folder.rsplit('/').next().unwrap_or(folder);
        println!(
            "{folder} | {} | {:.2} | {:.2} | {:.1} | {:.2} | {:.1} of {} | {:.2} | {} | {} | {:.0}",
            self.games,
            percent(self.right, self.plies),
            percent(self.in_order, self.plies),
            percent(self.exact, self.games),
            percent(self.clean_changed, self.clean),
            percent(self.wrong_marked, self.found - self.found_right),
            self.found - self.found_right,
            percent(self.right_marked, self.found_right),
            self.unplayed,
            self.refused,
            self.games as f64 / seconds.max(0.01),
        );
    }
}

/// The moves of the game as far as a copy goes.
fn played(truths: &[&Value]) -> Vec<Move> {
    let last = truths
        .iter()
        .flat_map(|truth| truth["align"].as_array().into_iter().flatten())
        .filter_map(Value::as_u64)
        .max()
        .map_or(0, |last| last as usize + 1);
    let mut board = Board::standard();
    let mut legal = Vec::new();
    let mut moves = Vec::new();
    let all = truths[0]["san"].as_array().into_iter().flatten();
    for text in all.take(last).filter_map(Value::as_str) {
        board.legal_moves(&mut legal);
        let Some(mv) = legal.iter().find(|mv| san(&board, **mv) == text) else {
            break;
        };
        moves.push(*mv);
        board.play(*mv);
    }
    moves
}

fn tell(sheets: &[Sheet], truths: &[&Value], found: &Found) {
    let truth = played(truths);
    for (sheet, truth) in sheets.iter().zip(truths) {
        for error in truth["errors"].as_array().into_iter().flatten() {
            println!(
                "  {} {} {} -> {}",
                error["ply"], error["kind"], error["clean"], error["noisy"]
            );
        }
        let cells: Vec<&str> = sheet.cells.iter().map(|cell| cell.text.as_str()).collect();
        println!("  {}", cells.join(" "));
    }
    let (mut a, mut b) = (Board::standard(), Board::standard());
    let mut shown = 0;
    for ply in 0..truth.len().max(found.moves.len()) {
        let name = |board: &mut Board, mv: Option<&Move>| match mv {
            Some(mv) => {
                let name = san(board, *mv);
                board.play(*mv);
                name
            }
            None => "-".to_owned(),
        };
        let was = name(&mut a, truth.get(ply));
        let is = name(&mut b, found.moves.get(ply).map(|(mv, ..)| mv));
        if was != is && shown < 6 {
            shown += 1;
            let sure = found.moves.get(ply).map_or(0, |(_, sure, _)| *sure);
            println!("  ply {ply}: {was} found {is} ({sure})");
        }
    }
}

fn percent(part: usize, whole: usize) -> f64 {
    100.0 * part as f64 / whole.max(1) as f64
}
