//! Real sheets, which have no truth but a published reading here and there: how many plies are guessed, which written
//! cells stand for no move, which pairs are taken for two games. `NNN_0.txt` and `NNN_1.txt` are two copies of one game,
//! `NNN_truth.txt` its published reading.
//!
//! `cargo run --release --example measure_real -- FOLDER`

mod measuring;

use std::collections::BTreeMap;

use arbiter::internals::board::Board;
use arbiter::internals::notation::sheet::{Sheet, read_sheet};
use arbiter::internals::repair::reconcile::Reconciled;
use arbiter::internals::repair::{FoundGame, Repair};
use arbiter::internals::replay::{AlphabetChoice, Replayer};
use measuring::common;

fn main() -> std::io::Result<()> {
    let folder = std::env::args().nth(1).unwrap_or_default();
    let mut sheets: BTreeMap<String, Sheet> = BTreeMap::new();
    for file in std::fs::read_dir(folder)? {
        let path = file?.path();
        let name = path
            .file_stem()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        if path.extension().is_some_and(|ending| ending == "txt") {
            sheets.insert(name, read_sheet(&std::fs::read_to_string(&path)?));
        }
    }
    let [mut plies, mut guessed, mut left, mut cells, mut cut] = [0; 5];
    let mut count = |name: &str, found: &FoundGame, copies: &[&Sheet]| {
        let marked = found.plies.iter().filter(|ply| ply.doubt.is_some()).count();
        let words: Vec<&str> = found
            .left
            .iter()
            .zip(copies)
            .flat_map(|(left, sheet)| {
                left.iter()
                    .map(|left| &*sheet.cells[usize::from(left.cell)].text)
            })
            .collect();
        println!(
            "{name}: {} plies, {marked} guessed, left {} {}: {}",
            found.plies.len(),
            words.len(),
            if found.is_cut { "beyond repair" } else { "" },
            words.join(" "),
        );
        plies += found.plies.len();
        guessed += marked;
        left += words.len();
        cut += usize::from(found.is_cut);
        cells += copies
            .iter()
            .flat_map(|sheet| &sheet.cells)
            .filter(|cell| !cell.text.is_empty())
            .count();
    };
    let (mut played, mut in_order) = (0, 0);
    for (name, sheet) in &sheets {
        if name.ends_with("_truth") || name.len() != 5 {
            continue;
        }
        let record = Replayer::new(AlphabetChoice::Auto).replay(&sheet.to_pgn(), true);
        if !record.is_broken() {
            continue;
        }
        if let Some(repair) = Repair::of_sheet(sheet, &Board::standard(), &AlphabetChoice::Auto) {
            count(name, &repair.found, &[sheet]);
        }
    }
    for (name, white) in sheets.iter().filter(|(name, _)| name.ends_with("_0")) {
        let game = name.trim_end_matches("_0");
        let Some(black) = sheets.get(&format!("{game}_1")) else {
            continue;
        };
        let made = Reconciled::new([white, black], &AlphabetChoice::Auto);
        match &made.parting {
            Some(parting) => println!("{game}: not one game, from ply {}", parting.ply),
            None => count(game, &made.found, &[white, black]),
        }
        if let Some(truth) = sheets.get(&format!("{game}_truth")) {
            let record = Replayer::new(AlphabetChoice::Auto).replay(&truth.to_pgn(), true);
            let sound = &record.moves[..(record.plies() as usize).min(record.moves.len())];
            let found: Vec<_> = made.found.plies.iter().map(|ply| ply.mv).collect();
            let same = common(sound, &found);
            println!("  of {} plies of the truth {same} in order", sound.len());
            played += sound.len();
            in_order += same;
        }
    }
    println!(
        "{plies} plies, guessed {guessed}; {cells} cells, left {left}; {cut} games beyond repair; truth {in_order} of {played}"
    );
    Ok(())
}
