//! FIDE's Swiss system for open tournaments, adopted in Graz in 1985, as a judge. For each round played it asks whether the
//! pairings follow from the standings before it. The document leaves choices open; every one of them is accepted, and only what
//! no way through the rules explains is called wrong, with the article (`Swiss 1985, 3.2`) and the pairing that was due.
//!
//! What stands before a round is a [`scene`](scene), the order of the groups an [`order`](order); [`steps`] judges group by group,
//! [`tentative`] the pairs of one group, [`round`] finds who is to blame, [`colors`] who has White.

mod colors;
mod completion;
mod facts;
mod first_colors;
mod matching;
mod order;
mod round;
mod scene;
mod steps;
mod tentative;
#[cfg(test)]
mod tests;

use crate::board::Color;
use crate::fact::Fact;
use crate::points::Hundredths;
use crate::tournament::Tournament;
use crate::tournament::cell::{Alone, What};

use super::{JudgedPairing, JudgedPairings, Pair, PairingVerdict, System};
use colors::Basis;
use first_colors::FirstColors;
use round::{Row, Said};
use scene::{Scene, Taken, believed_color};

pub use facts::{SwissNote, SwissReason};

/// Judges every round that was paired.
pub fn judge(tournament: &Tournament) -> JudgedPairings {
    let mut taken = Taken::default();
    let mut judged = JudgedPairings {
        system: System::Swiss1985,
        rows: Vec::new(),
        notes: notes(tournament),
    };
    for round in 1..=tournament.played {
        let rows = match tournament.matches.is_empty() {
            true => {
                let scene = Scene::new(tournament, round, &mut taken);
                let mut rows = of_round(&scene, &mut judged.notes);
                rows.extend(other_byes(&scene));
                rows
            }
            false => teams(tournament, round),
        };
        judged.rows.extend(numbered(rows));
    }
    for (round, player) in taken.free {
        let player = tournament.players[player].name.clone();
        judged
            .notes
            .push(SwissNote::TakenAsFree { player, round }.into());
    }
    judged
}

fn notes(tournament: &Tournament) -> Vec<Fact> {
    let rounds = tournament.rounds;
    let middle = order::middle_round(rounds);
    let mut notes = vec![SwissNote::Rules.into()];
    notes.push(SwissNote::Middle { rounds, middle }.into());
    if !tournament.has_start_numbers {
        notes.push(SwissNote::NoNumbers.into());
    }
    if !tournament.accelerations.is_empty() {
        notes.push(SwissNote::Virtual.into());
    }
    let win = Hundredths::new(tournament.scoring.win[0].into());
    for player in 0..tournament.players.len() {
        for (round, cell) in tournament.cells(player, tournament.played) {
            if cell.what == What::Alone(Alone::AllocatedBye) && cell.points != win {
                let player = tournament.players[player].name.clone();
                let points = cell.points;
                notes.push(
                    SwissNote::FreePoints {
                        player,
                        round,
                        points,
                    }
                    .into(),
                );
            }
        }
    }
    notes
}

fn of_round(scene: &Scene<'_>, notes: &mut Vec<Fact>) -> Vec<JudgedPairing> {
    let first_colors = (scene.round == 1).then(|| FirstColors::new(scene));
    if let Some(note) = first_colors
        .as_ref()
        .and_then(|first| first.other_lot(scene))
    {
        notes.push(note.into());
    }
    let rows = round::judge(scene).into_iter();
    rows.map(|row| judged(scene, row, first_colors.as_ref()))
        .collect()
}

/// A row with its colours.
fn judged(scene: &Scene<'_>, row: Row, first: Option<&FirstColors>) -> JudgedPairing {
    let Row { player, with, said } = row;
    let pair = with.map(|with| [player, with]);
    let color =
        |player: usize| believed_color(scene.tournament, scene.players[player], scene.round);
    let white = |[one, _]: [usize; 2]| color(one).map(|color| usize::from(color == Color::Black));
    let place = |player: usize| Some(scene.players[player]);
    let shown = |pair: [usize; 2], white: usize| [place(pair[white]), place(pair[1 - white])];
    let played: Pair = match pair {
        Some(pair) => shown(pair, white(pair).unwrap_or(0)),
        None => [place(player), None],
    };
    let due_pair = |pair: [usize; 2]| match first {
        Some(first) => shown(pair, first.white(scene, pair)),
        None => shown(pair, due(scene, pair).white),
    };
    let board = with.and_then(|_| {
        let cell = scene.tournament.cell(scene.players[player], scene.round);
        cell.pairing()?.board
    });
    let mut judged = JudgedPairing {
        round: scene.round,
        board: board.unwrap_or(0),
        played: Some(played),
        expected: None,
        verdict: PairingVerdict::Correct,
        reasons: Vec::new(),
    };
    match said {
        Said::Right(note) => {
            if note.is_none() {
                judged.expected = Some(played);
            }
            judged.reasons.extend(note.map(Fact::from));
        }
        Said::Open(reason) => {
            judged.verdict = PairingVerdict::Undecidable;
            judged.reasons.push(reason.into());
        }
        Said::Wrong(reason, expected) => {
            judged.verdict = PairingVerdict::Wrong;
            judged.reasons.push(reason.into());
            judged.expected = expected.map(|(player, with)| match with {
                Some(with) => due_pair([player.min(with), player.max(with)]),
                None => [place(player), None],
            });
            return judged;
        }
    }
    let Some(pair) = pair else { return judged };
    let Some(white) = white(pair) else {
        judged.verdict = PairingVerdict::Undecidable;
        judged.expected = None;
        judged.reasons.push(SwissReason::ColorUnknown.into());
        return judged;
    };
    let of_colors = match first {
        Some(first) => first.judge(scene, pair, white),
        None => later_colors(scene, pair, white),
    };
    match of_colors {
        OfColors::Right => {}
        OfColors::Choice => {
            judged.expected = None;
            judged.reasons.push(SwissReason::ColorOpen.into());
        }
        OfColors::Open(reason) => {
            judged.expected = None;
            judged.verdict = PairingVerdict::Undecidable;
            judged.reasons.push(reason.into());
        }
        OfColors::Wrong(reason) => {
            judged.verdict = PairingVerdict::Wrong;
            judged.expected = Some(shown(pair, 1 - white));
            judged.reasons.insert(0, reason.into());
        }
    }
    judged
}

/// What is to be said of the colours of a pair.
enum OfColors {
    Right,
    /// Not the most literal reading, but the rules do not settle it.
    Choice,
    Open(SwissReason),
    Wrong(SwissReason),
}

fn due(scene: &Scene<'_>, [one, other]: [usize; 2]) -> colors::Due {
    let number = |player: usize| scene.tournament.players[scene.players[player]].number;
    let is_sure = scene.unknown.is_none() && scene.has_numbers;
    // Across groups the rules do not say whether points or numbers make the rank.
    let lower_may_be_higher = !is_sure || number(other) < number(one);
    let histories = [one, other].map(|player| scene.histories[player].as_slice());
    colors::due(histories, [true, lower_may_be_higher])
}

/// From the second round on (5.3, 5.4).
fn later_colors(scene: &Scene<'_>, pair: [usize; 2], white: usize) -> OfColors {
    let due = due(scene, pair);
    if due.unknown {
        return OfColors::Open(SwissReason::ColorUnknown);
    }
    if due.may[white] {
        return match due.white == white {
            true => OfColors::Right,
            false => OfColors::Choice,
        };
    }
    let due_color = |player: usize| match player == due.white {
        true => Color::White,
        false => Color::Black,
    };
    // Who has had three alike, else the higher ranked.
    let whose = match due.basis {
        Basis::AfterThree => {
            let of_three =
                |player: &usize| colors::three_alike(&scene.histories[pair[*player]]).is_some();
            (0..2).find(of_three).unwrap_or(0)
        }
        _ => 0,
    };
    let player = scene.name(pair[whose]);
    let color = due_color(whose);
    OfColors::Wrong(match due.basis {
        Basis::AfterThree => SwissReason::AfterThree { player, color },
        Basis::Equalise => SwissReason::Equalise { player, color },
        Basis::LookBack => SwissReason::LookBack { player, color },
        Basis::Alternate | Basis::Open => SwissReason::Alternate { player, color },
    })
}

/// Full points that may be the bye of the pairing under another mark, where nobody has that bye.
fn other_byes(scene: &Scene<'_>) -> Vec<JudgedPairing> {
    let tournament = scene.tournament;
    let full =
        |player: &usize| tournament.cell(*player, scene.round).what == What::Alone(Alone::FullBye);
    if !scene.free.is_empty() {
        return Vec::new();
    }
    let players = (0..tournament.players.len()).filter(full);
    players
        .map(|player| {
            let name = tournament.players[player].name.clone();
            open_row(
                scene.round,
                [Some(player), None],
                SwissReason::FullBye { player: name },
            )
        })
        .collect()
}

/// A team event: its pairings are those of teams.
fn teams(tournament: &Tournament, round: u32) -> Vec<JudgedPairing> {
    let mut rows = Vec::new();
    for player in 0..tournament.players.len() {
        let pairing = tournament.cell(player, round).pairing();
        if let Some(with) = pairing.filter(|with| player < with.opponent) {
            let pair = match with.color {
                Some(Color::Black) => [Some(with.opponent), Some(player)],
                _ => [Some(player), Some(with.opponent)],
            };
            rows.push(open_row(round, pair, SwissReason::Teams));
        }
    }
    rows
}

fn open_row(round: u32, played: Pair, reason: SwissReason) -> JudgedPairing {
    JudgedPairing {
        round,
        board: 0,
        played: Some(played),
        expected: None,
        verdict: PairingVerdict::Undecidable,
        reasons: vec![reason.into()],
    }
}

/// Boards as the input has them; where one is not known, by the order of the rows.
fn numbered(mut rows: Vec<JudgedPairing>) -> Vec<JudgedPairing> {
    let is_pair = |row: &JudgedPairing| row.played.is_some_and(|pair| pair[1].is_some());
    if rows.iter().all(|row| row.board > 0 || !is_pair(row)) {
        rows.sort_by_key(|row| if row.board > 0 { row.board } else { u32::MAX });
    } else {
        for row in &mut rows {
            row.board = 0;
        }
    }
    for (row, board) in rows.iter_mut().zip(1..) {
        if row.board == 0 {
            row.board = board;
        }
    }
    rows
}
