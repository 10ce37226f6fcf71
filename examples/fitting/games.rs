//! The games that data of repair may be fitted to, and those by which it is judged.

use std::collections::HashSet;

use arbiter::internals::board::{Board, Move};
use arbiter::internals::replay::Replayer;
use arbiter::internals::replay::san::san;

/// Of so many games of an archive these are not fitted to: the 18th for figures, the 43rd for tuning.
const PARTS: usize = 50;
const JUDGED: [usize; 2] = [17, 42];

/// The moves of the games of the archive that is named first, but for the judged ones and those in the truths that are
/// named behind it.
pub fn fitted() -> std::io::Result<Vec<Vec<Move>>> {
    let mut arguments = std::env::args().skip(1);
    let archive = std::fs::read(arguments.next().unwrap_or_default())?;
    let text = String::from_utf8_lossy(&archive);
    let mut judged: HashSet<Vec<Move>> = HashSet::new();
    for truths in arguments {
        for line in std::fs::read_to_string(truths)?.lines() {
            judged.extend(of_truth(line));
        }
    }
    let mut replayer = Replayer::default();
    let mut games = Vec::new();
    for (index, game) in text.split("\n\n[Event ").enumerate() {
        let record = replayer.replay(&format!("[Event {game}\n"), false);
        if record.start.hash() != Board::standard().hash() || record.is_broken() {
            continue;
        }
        match JUDGED.contains(&(index % PARTS)) {
            true => {
                judged.insert(record.moves.clone());
            }
            false => games.push(record.moves.clone()),
        }
    }
    games.retain(|moves| !judged.contains(moves));
    Ok(games)
}

/// The moves in a line of a truth.
fn of_truth(line: &str) -> Option<Vec<Move>> {
    let truth: serde_json::Value = serde_json::from_str(line).ok()?;
    let (mut board, mut legal, mut moves) = (Board::standard(), Vec::new(), Vec::new());
    for text in truth["san"]
        .as_array()?
        .iter()
        .filter_map(|text| text.as_str())
    {
        board.legal_moves(&mut legal);
        let mv = *legal.iter().find(|mv| san(&board, **mv) == text)?;
        moves.push(mv);
        board.play(mv);
    }
    Some(moves)
}
