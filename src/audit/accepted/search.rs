//! Which games the rows mean. Before anything is judged, all games are looked through: the same game of the same players
//! may stand in another folder or have another number by now, and a name of a file may be that of two.

use std::collections::HashMap;
use std::ops::ControlFlow;
use std::sync::Arc;

use jiff::civil::Date;

use crate::audit::fault::caught;
use crate::audit::judge::read_game;
use crate::input::encoding::Encoding;
use crate::input::{Block, Inputs};
use crate::notation::pgn::tags::Tags;

use super::{Meant, Pairing, Row, UnmatchedRow};

/// How well a game fits a row, the best first: several games that fit equally well leave open which is meant.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    /// The path and the number, and no other players.
    Path,
    /// The name of the file and the number, the players, the round and the date.
    NameAndPairing,
    /// The name of the file and the number, and no other players.
    Name,
    /// The players, the round and the date.
    Pairing,
}

/// What was seen of a row so far.
#[derive(Default)]
struct Seen {
    /// How well the best games fit, and the first of them.
    best: Option<Fit>,
    games: Vec<(Arc<str>, u64)>,
    /// How many there are.
    count: usize,
    /// A file of its name is there.
    file: bool,
    /// The game in its place is one of other players.
    other: Option<(Arc<str>, Pairing)>,
}

/// So many games are named where a row may mean any of them.
const NAMED: usize = 4;

pub(super) struct Search<'r> {
    rows: &'r [Row],
    today: Date,
    /// Rows by the last part of their file's path, and by their number.
    by_place: HashMap<&'r str, HashMap<u64, Vec<usize>>>,
    /// Rows by players and round.
    by_pairing: HashMap<[String; 3], Vec<usize>>,
}

impl<'r> Search<'r> {
    pub(super) fn new(rows: &'r [Row], today: Date) -> Search<'r> {
        let mut search = Search {
            rows,
            today,
            by_place: HashMap::new(),
            by_pairing: HashMap::new(),
        };
        let given = rows.iter().enumerate();
        for (index, row) in given.filter(|(_, row)| !row.reason.is_empty()) {
            if let Some(game) = row.game {
                let mut names: Vec<&str> = row.files.iter().map(|file| last_part(file)).collect();
                names.dedup();
                for name in names {
                    let games = search.by_place.entry(name).or_default();
                    games.entry(game).or_default().push(index);
                }
            }
            if let Some(key) = row.pairing.as_ref().and_then(Pairing::key) {
                search.by_pairing.entry(key).or_default().push(index);
            }
        }
        search
    }

    /// Looks through all inputs. What cannot be read is told when it is to be judged.
    pub(super) fn through(&self, inputs: Inputs, encoding: Option<Encoding>) -> Vec<Meant> {
        let mut seen: Vec<Seen> = self.rows.iter().map(|_| Seen::default()).collect();
        if !(self.by_place.is_empty() && self.by_pairing.is_empty()) {
            inputs.read(encoding, &mut |block| {
                if let Ok(block) = block {
                    self.block(&block, &mut seen);
                }
                ControlFlow::Continue(())
            });
        }
        let rows = self.rows.iter().zip(seen);
        rows.map(|(row, seen)| seen.meant(row)).collect()
    }

    fn block(&self, block: &Block, seen: &mut [Seen]) {
        let named = self.by_place.get(last_part(&block.file));
        if block.first {
            for &index in named.into_iter().flat_map(HashMap::values).flatten() {
                seen[index].file = true;
            }
        }
        let here = |number: u64| {
            let rows = named.and_then(|games| games.get(&number));
            rows.map_or(&[][..], Vec::as_slice)
        };
        if block.holds_results() {
            self.game((&block.file, 0), None, here(0), seen);
        }
        let mut tags = Tags::default();
        for (index, game) in block.games.iter().enumerate() {
            let number = block.first_game + index as u64;
            if here(number).is_empty() && self.by_pairing.is_empty() {
                continue;
            }
            // A fault of our own in reading a game is told when it is judged.
            let pairing = caught(|| {
                let text = read_game(block, index, game).text;
                tags.read(&text);
                Pairing::of_tags(&tags, &text)
            });
            self.game((&block.file, number), pairing.ok(), here(number), seen);
        }
    }

    /// A game, who plays in it, and the rows that name a file like its own and its number.
    fn game(
        &self,
        (file, number): (&Arc<str>, u64),
        pairing: Option<Pairing>,
        here: &[usize],
        seen: &mut [Seen],
    ) {
        let key = pairing.as_ref().and_then(Pairing::key);
        let paired = key.and_then(|key| self.by_pairing.get(&key));
        let is_same_day = |index: &&usize| {
            let own = self.rows[**index].pairing.as_ref();
            let both = own.zip(pairing.as_ref());
            both.is_some_and(|(own, game)| own.is_same_day(game, self.today))
        };
        let paired: Vec<usize> = paired
            .into_iter()
            .flatten()
            .filter(is_same_day)
            .copied()
            .collect();
        for &index in here {
            let row = &self.rows[index];
            let seen = &mut seen[index];
            match &pairing {
                Some(game) if !row.allows(game) => {
                    seen.other = Some((Arc::clone(file), game.clone()));
                }
                _ if row.files.iter().any(|own| **own == **file) => {
                    seen.add(Fit::Path, file, number);
                }
                _ if paired.contains(&index) => seen.add(Fit::NameAndPairing, file, number),
                _ => seen.add(Fit::Name, file, number),
            }
        }
        for index in paired.into_iter().filter(|index| !here.contains(index)) {
            seen[index].add(Fit::Pairing, file, number);
        }
    }
}

impl Seen {
    fn add(&mut self, fit: Fit, file: &Arc<str>, number: u64) {
        if self.best.is_some_and(|best| best < fit) {
            return;
        }
        if self.best != Some(fit) {
            self.best = Some(fit);
            self.games.clear();
            self.count = 0;
        }
        self.count += 1;
        if self.games.len() < NAMED {
            self.games.push((Arc::clone(file), number));
        }
    }

    fn meant(self, row: &Row) -> Meant {
        if row.reason.is_empty() {
            return Meant::None(UnmatchedRow::NoReason);
        }
        let name = row.file().to_owned();
        let pairing = row
            .pairing
            .clone()
            .filter(|pairing| pairing.key().is_some());
        Meant::None(match (&self.games[..], row.game, self.other, pairing) {
            ([(file, game)], ..) => {
                return Meant::Game {
                    file: file.to_string(),
                    game: *game,
                };
            }
            ([_, ..], ..) => {
                let games = self.games.iter();
                UnmatchedRow::Several {
                    games: games.map(|(file, game)| format!("{file} {game}")).collect(),
                    more: self.count - self.games.len(),
                }
            }
            ([], Some(game), Some((file, other)), _) => UnmatchedRow::OtherPlayers {
                name: file.to_string(),
                game,
                white: other.white,
                black: other.black,
            },
            ([], Some(game), None, _) if self.file => UnmatchedRow::NoSuchGame { name, game },
            ([], _, _, Some(pairing)) => UnmatchedRow::NoSuchPairing {
                white: pairing.white,
                black: pairing.black,
                round: pairing.round,
                date: pairing.date,
            },
            ([], ..) => UnmatchedRow::NoSuchFile { name },
        })
    }
}

/// The last part of a path, on any system.
fn last_part(path: &str) -> &str {
    path.rsplit(['/', '\\']).next().unwrap_or(path)
}
