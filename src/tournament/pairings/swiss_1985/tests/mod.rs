//! The judge held to the document: small situations by hand, article by article; whole events by chance.

mod fixtures;
mod random;
mod simulator;
mod situations;

use super::*;
use crate::tournament::cell::{Cell, Own, Pairing};
use crate::tournament::{Kind, Player};

/// A tournament of so many players, called 1, 2, …, of which nothing is played yet.
fn empty(players: u32, rounds: u32) -> Tournament {
    let player = |number: u32| Player {
        number,
        name: number.to_string(),
        cells: vec![Cell::default(); rounds as usize],
        ..Player::default()
    };
    Tournament {
        has_start_numbers: true,
        rounds,
        kind: Some(Kind::Swiss),
        players: (1..=players).map(player).collect(),
        ..Tournament::default()
    }
}

fn set(tournament: &mut Tournament, round: u32, player: usize, what: What) {
    let cell = Cell::new(what, &tournament.scoring);
    tournament.players[player].cells[round as usize - 1] = cell;
    tournament.played = tournament.played.max(round);
}

/// A game between two places, White first, and what White made of it.
fn game(tournament: &mut Tournament, round: u32, [white, black]: [usize; 2], own: Own) {
    let with = |opponent: usize, color: Color| Pairing {
        opponent,
        color: Some(color),
        board: None,
        game: None,
    };
    let mirrored = match own {
        Own::Win => Own::Loss,
        Own::Draw => Own::Draw,
        Own::Loss => Own::Win,
    };
    let played = |with: Pairing, own: Own| What::Played {
        with,
        own,
        short: false,
    };
    set(
        tournament,
        round,
        white,
        played(with(black, Color::White), own),
    );
    set(
        tournament,
        round,
        black,
        played(with(white, Color::Black), mirrored),
    );
}

/// A tournament from its rounds, one line each: `1-4 1` is 1 with White against 4, won; `=` a draw, `0` a loss, `5 free` the bye
/// of the pairing, `6 half` half a point asked for, `1-4 +` won without play, `1-4 ?` not known.
fn tournament(players: u32, rounds: u32, lines: &[&str]) -> Tournament {
    let mut tournament = empty(players, rounds);
    for (line, round) in lines.iter().zip(1..) {
        for player in 0..players as usize {
            set(&mut tournament, round, player, What::Alone(Alone::ZeroBye));
        }
        for entry in line.split(',').map(str::trim) {
            let (who, what) = entry.split_once(' ').expect("who and what");
            let place = |text: &str| text.parse::<usize>().expect("a number") - 1;
            let alone = match what {
                "free" => Some(Alone::AllocatedBye),
                "half" => Some(Alone::HalfBye),
                "full" => Some(Alone::FullBye),
                "unknown" => Some(Alone::Unknown),
                _ => None,
            };
            if let Some(alone) = alone {
                set(&mut tournament, round, place(who), What::Alone(alone));
                continue;
            }
            let (white, black) = who.split_once('-').expect("a pair");
            let pair = [place(white), place(black)];
            let own = match what {
                "1" | "+" => Own::Win,
                "0" => Own::Loss,
                _ => Own::Draw,
            };
            game(&mut tournament, round, pair, own);
            for player in pair {
                let what_played = tournament.cell(player, round).what;
                let What::Played { with, own, .. } = what_played else {
                    continue;
                };
                match what {
                    "+" => set(&mut tournament, round, player, What::Forfeit { with, own }),
                    "?" => set(&mut tournament, round, player, What::Open(with)),
                    _ => {}
                }
            }
        }
    }
    tournament
}

/// A pair as start numbers, White first.
fn shown(tournament: &Tournament, pair: Option<Pair>) -> String {
    let number = |place: usize| tournament.players[place].number.to_string();
    match pair {
        Some([Some(white), Some(black)]) => format!("{}-{}", number(white), number(black)),
        Some([Some(free), None]) => format!("{} free", number(free)),
        _ => "none".to_owned(),
    }
}

/// The rows that are not right, each as `round: played (expected …) reasons`.
fn accused(tournament: &Tournament, judged: &JudgedPairings) -> Vec<String> {
    let wrong = judged.rows.iter();
    let wrong = wrong.filter(|row| row.verdict != PairingVerdict::Correct);
    wrong.map(|row| line(tournament, row)).collect()
}

fn line(tournament: &Tournament, row: &JudgedPairing) -> String {
    let keys: Vec<&str> = row.reasons.iter().map(|reason| reason.key).collect();
    let expected = match row.expected {
        Some(_) => format!(" (expected {})", shown(tournament, row.expected)),
        None => String::new(),
    };
    let played = shown(tournament, row.played);
    format!("{}: {played}{expected} {}", row.round, keys.join(" "))
}
