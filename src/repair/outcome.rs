//! What the search found, as those who asked want it: the game, ply by ply, with how sure each move is, what else it
//! might have been, and which cell it rests on.

use crate::board::Move;

use super::cell::ReadCell;
use super::costs::Cost;
use super::search::{LEAST_SLIP, Node, ROOT, Searched};
use super::taking::{CopyPlace, Taking};

/// What a sheet has to say about a ply.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum CellSource {
    /// The cell of this number stands for the move.
    Cell(u16),
    /// The sheet leaves the move out.
    Missing,
    /// The sheet had ended, or there is no such sheet.
    Ended,
}

/// One ply of the game that was found.
#[derive(Clone, Debug)]
pub struct FoundPly {
    pub mv: Move,
    pub sources: [CellSource; 2],
    /// What it costs to believe that the cells stand for the move.
    pub costs: [Cost; 2],
    /// Whether the cells say nothing at all.
    pub is_blank: [bool; 2],
    /// How sure the move is, in hundredths: how much of the belief in all games that were looked at goes to this move
    /// at this ply.
    pub confidence: u8,
    /// Other moves here in games that are nearly as likely, the likeliest first, with their share.
    pub others: Vec<(Move, u8)>,
    pub doubt: Option<MoveDoubt>,
}

/// Why a move is not to be relied on.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum MoveDoubt {
    /// No cell says anything about it.
    Guessed,
    /// Other moves are nearly as likely.
    Unsure,
    /// A row may have been lost before it without a trace. Then this move and what follows stand a move too early.
    AfterBreak,
}

impl FoundPly {
    /// Whether a copy says something else, or nothing.
    pub fn is_against(&self, copy: usize) -> bool {
        match self.sources[copy] {
            CellSource::Cell(_) => self.costs[copy] >= AGAINST,
            CellSource::Missing => true,
            CellSource::Ended => false,
        }
    }
}

#[derive(Clone, Debug, Default)]
pub struct FoundGame {
    pub plies: Vec<FoundPly>,
}

/// From this cost on, a cell says another move than the one found. Below it, only a sign is wrong.
const AGAINST: Cost = 300;
/// From this cost on, a cell was not merely misread: something else stands there, or the cells are out of step.
const BROKEN: Cost = 830;
/// Below this confidence, in hundredths, a move is in doubt.
pub const SURE: u8 = 90;
/// No move behind a break is surer than this.
const AFTER_BREAK: u8 = 75;
/// How many finished games are compared ply by ply.
const COMPARED: usize = 64;
/// How many other moves are given for a ply.
const TOLD: usize = 4;

impl FoundGame {
    pub fn new(searched: &Searched, copies: &[&[ReadCell<'_>]]) -> FoundGame {
        let Some(&(cost, last)) = searched.finished.first() else {
            return FoundGame::default();
        };
        let nodes = &searched.nodes;
        let path = path(nodes, last);
        let rivals = rivals(searched, &path, cost);
        let mut places = [CopyPlace::default(); 2];
        let mut plies = Vec::with_capacity(path.len());
        for (&node, rivals) in path.iter().zip(rivals) {
            let node = &nodes[node as usize];
            let mut sources = [CellSource::Ended; 2];
            for (copy, cells) in copies.iter().enumerate() {
                let taking = node.takings[copy];
                sources[copy] = match (taking, taking.cell(places[copy], cells.len())) {
                    (Taking::Missing, _) => CellSource::Missing,
                    (_, Some(at)) => CellSource::Cell(at as u16),
                    (_, None) => CellSource::Ended,
                };
                places[copy] = taking.after(places[copy], cells.len());
            }
            let mut is_blank = [false; 2];
            for ((blank, source), cells) in is_blank.iter_mut().zip(sources).zip(copies) {
                *blank = matches!(source, CellSource::Cell(at) if cells[usize::from(at)].is_blank);
            }
            plies.push(FoundPly {
                is_blank,
                ..with_rivals(node, sources, rivals)
            });
        }
        doubt_later_plies(searched, &path, &mut plies);
        give_doubts(&mut plies, copies.len());
        FoundGame { plies }
    }
}

/// A game that went another way earlier, and was as good to the end, casts doubt on every ply where it has another move:
/// after a row left out, all later moves stand at other plies.
fn doubt_later_plies(searched: &Searched, best: &[u32], plies: &mut [FoundPly]) {
    let cost = searched.finished.first().map_or(0, |(cost, _)| *cost);
    let mut all = 0.0;
    let mut agreeing = vec![0.0; plies.len()];
    for (other, node) in searched.finished.iter().take(COMPARED) {
        let weight = (-f64::from(other - cost) / 100.0).exp();
        all += weight;
        let other = path(&searched.nodes, *node);
        for (ply, agreeing) in agreeing.iter_mut().enumerate() {
            let mv = |path: &[u32]| path.get(ply).map(|node| searched.nodes[*node as usize].mv);
            if mv(&other) == mv(best) {
                *agreeing += weight;
            }
        }
    }
    for (ply, agreeing) in plies.iter_mut().zip(agreeing) {
        ply.confidence = ply.confidence.min((100.0 * agreeing / all).floor() as u8);
    }
}

/// Names the doubts. Where no copy can be read but as another move altogether, a row may have been lost without a
/// trace, the colours still alternating, and all that follows may stand too early: one had better look in vain than not
/// at all. (On 300 made sheets at 5 % damage 78 % of the wrong plies are in doubt, and a fifth of all; before this rule,
/// with other prices, it was a third of the wrong ones.)
fn give_doubts(plies: &mut [FoundPly], copies: usize) {
    let mut broken = false;
    for ply in plies {
        let mut read = (0..copies).filter(|copy| ply.sources[*copy] != CellSource::Ended);
        broken |= read.all(|copy| ply.costs[copy] >= BROKEN);
        let unseen = (0..copies).all(|copy| match ply.sources[copy] {
            CellSource::Cell(_) => ply.is_blank[copy],
            CellSource::Missing | CellSource::Ended => true,
        });
        if broken {
            ply.confidence = ply.confidence.min(AFTER_BREAK);
        }
        ply.doubt = if unseen {
            Some(MoveDoubt::Guessed)
        } else if broken {
            Some(MoveDoubt::AfterBreak)
        } else if ply.confidence < SURE {
            Some(MoveDoubt::Unsure)
        } else {
            None
        };
    }
}

fn path(nodes: &[Node], mut node: u32) -> Vec<u32> {
    let mut path = Vec::new();
    while node != ROOT {
        path.push(node);
        node = nodes[node as usize].parent;
    }
    path.reverse();
    path
}

/// For each ply of the best game, the other moves that were tried there, with what the whole game would at least have
/// cost: a game that was dropped on the way is held to cost one slip more from there on than the best one, for it was
/// dropped where its next cell could not be read as it stands, or far behind the others.
fn rivals(searched: &Searched, best: &[u32], cost: Cost) -> Vec<Vec<(Move, Cost)>> {
    let nodes = &searched.nodes;
    let mut depth = vec![0u16; nodes.len()];
    for (at, node) in nodes.iter().enumerate() {
        depth[at] = match node.parent {
            ROOT => 0,
            parent => depth[parent as usize] + 1,
        };
    }
    let so_far = |depth: u16| {
        best.get(usize::from(depth))
            .map_or(cost, |node| nodes[*node as usize].cost)
    };
    // The cheapest end of each node, from its descendants; children come behind their parents.
    let mut ends: Vec<Option<Cost>> = vec![None; nodes.len()];
    for &(cost, node) in &searched.finished {
        if node != ROOT {
            let end = &mut ends[node as usize];
            *end = Some(end.map_or(cost, |known| known.min(cost)));
        }
    }
    for &(merged, node) in &searched.merged {
        if node != ROOT {
            let there = so_far(depth[node as usize] + 1);
            let whole = (merged + cost).saturating_sub(there);
            let end = &mut ends[node as usize];
            *end = Some(end.map_or(whole, |known| known.min(whole)));
        }
    }
    let mut rivals = vec![Vec::new(); best.len()];
    for at in (0..nodes.len()).rev() {
        let node = &nodes[at];
        let dropped = (node.cost + cost + LEAST_SLIP).saturating_sub(so_far(depth[at]));
        let end = ends[at].unwrap_or(dropped);
        if node.parent != ROOT {
            let above = &mut ends[node.parent as usize];
            *above = Some(above.map_or(end, |known| known.min(end)));
        }
        let ply = usize::from(depth[at]);
        let beside = match ply.checked_sub(1) {
            None => node.parent == ROOT,
            Some(before) => best.get(before) == Some(&node.parent),
        };
        if beside && best.get(ply).is_some_and(|best| *best as usize != at) {
            rivals[ply].push((node.mv, end.saturating_sub(cost)));
        }
    }
    rivals
}

fn with_rivals(node: &Node, sources: [CellSource; 2], rivals: Vec<(Move, Cost)>) -> FoundPly {
    let mut others: Vec<(Move, f64)> = Vec::new();
    let mut agreeing = 1.0;
    for (mv, dearer) in rivals {
        let weight = (-f64::from(dearer) / 100.0).exp();
        if mv == node.mv {
            agreeing += weight;
        } else if let Some(known) = others.iter_mut().find(|(known, _)| *known == mv) {
            known.1 += weight;
        } else {
            others.push((mv, weight));
        }
    }
    others.sort_by(|a, b| b.1.total_cmp(&a.1));
    let all: f64 = agreeing + others.iter().map(|(_, weight)| weight).sum::<f64>();
    let percent = |weight: f64| (100.0 * weight / all).floor() as u8;
    FoundPly {
        mv: node.mv,
        sources,
        costs: node.own.map(Cost::from),
        is_blank: [false; 2],
        doubt: None,
        confidence: percent(agreeing),
        others: others
            .into_iter()
            .map(|(mv, weight)| (mv, percent(weight)))
            .take_while(|(_, share)| *share > 0)
            .take(TOLD)
            .collect(),
    }
}
