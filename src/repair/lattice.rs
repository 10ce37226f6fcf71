//! All games that the search looked at, as a net: games that came to one position at one place of the sheets go on
//! together. Here the games that are nearly as cheap as the best are weighed once more, with how likely a player is to
//! choose each of their moves, also of those that are written; then it is reckoned how much of the belief in all of them
//! goes through each ply.

use std::collections::HashMap;

use crate::board::{Board, Move};

use super::plausible::{self, Outlook};
use super::search::{Node, ROOT, Searched};

/// Games dearer than the best by more than this are left out.
const REACH: i64 = 900;
/// So many positions are looked at for what a player would choose.
const MOST_LOOKED_AT: usize = 700;
/// How much of what a move costs by itself is counted, in hundredths.
const BELIEF_PERCENT: i64 = 80;
/// Hundredths of a nat that make one nat of belief: the costs are a little too sure of themselves.
const TEMPERATURE: f64 = 115.0;

/// A ply of some game: from one node to another. The node of the start is 0.
#[derive(Copy, Clone)]
pub(super) struct Edge {
    from: u32,
    to: u32,
    pub ply: Node,
    cost: i64,
    /// How much of the belief in all games goes through it.
    pub share: f64,
}

/// The games that may be the right one.
pub(super) struct Lattice {
    /// For each ply of any of them, its edges.
    pub levels: Vec<Vec<Edge>>,
    /// What the game costs more that ends at a node.
    ends: HashMap<u32, i64>,
}

impl Lattice {
    pub fn new(searched: &Searched, start: &Board) -> Lattice {
        let mut lattice = Lattice::of_all(searched);
        lattice.drop_dear();
        lattice.weigh(searched, start);
        lattice.share_out();
        lattice
    }

    fn of_all(searched: &Searched) -> Lattice {
        let nodes = &searched.nodes;
        let mut depth = vec![0usize; nodes.len() + 1];
        let mut levels: Vec<Vec<Edge>> = Vec::new();
        let mut add = |ply: &Node, to: u32, depth: usize| {
            let before = match ply.parent {
                ROOT => 0,
                parent => nodes[parent as usize].cost,
            };
            if levels.len() < depth {
                levels.resize_with(depth, Vec::new);
            }
            levels[depth - 1].push(Edge {
                from: ply.parent.wrapping_add(1),
                to: to + 1,
                ply: *ply,
                cost: i64::from(ply.cost) - i64::from(before),
                share: 0.0,
            });
        };
        for (at, node) in nodes.iter().enumerate() {
            depth[at + 1] = depth[node.parent.wrapping_add(1) as usize] + 1;
            add(node, at as u32, depth[at + 1]);
        }
        for merged in &searched.merged {
            let at = depth[merged.into as usize + 1];
            add(&merged.ply, merged.into, at);
        }
        let mut ends: HashMap<u32, i64> = HashMap::new();
        for (cost, node) in &searched.finished {
            let there = nodes.get(*node as usize).map_or(0, |node| node.cost);
            let more = i64::from(*cost) - i64::from(there);
            let end = ends.entry(node.wrapping_add(1)).or_insert(more);
            *end = more.min(*end);
        }
        Lattice { levels, ends }
    }

    /// Leaves the edges through which some game goes that costs little more than the best.
    fn drop_dear(&mut self) {
        let highest = self.levels.iter().flatten().map(|edge| edge.to).max();
        let count = highest.unwrap_or(0) as usize + 1;
        const FAR: i64 = i64::MAX / 4;
        let (mut before, mut behind) = (vec![FAR; count], vec![FAR; count]);
        before[0] = 0;
        for edge in self.levels.iter().flatten() {
            let cost = before[edge.from as usize] + edge.cost;
            let known = &mut before[edge.to as usize];
            *known = cost.min(*known);
        }
        for (node, more) in &self.ends {
            behind[*node as usize] = *more;
        }
        for edge in self.levels.iter().rev().flatten() {
            let cost = behind[edge.to as usize] + edge.cost;
            let known = &mut behind[edge.from as usize];
            *known = cost.min(*known);
        }
        let best = behind[0];
        for level in &mut self.levels {
            level.retain(|edge| {
                let whole = before[edge.from as usize] + edge.cost + behind[edge.to as usize];
                whole <= best + REACH
            });
        }
        while self.levels.pop_if(|level| level.is_empty()).is_some() {}
    }

    /// Adds what each move costs by itself, where the games differ.
    fn weigh(&mut self, searched: &Searched, start: &Board) {
        let nodes = &searched.nodes;
        let mut boards: HashMap<u32, Board> = HashMap::from([(0, start.clone())]);
        let (mut moves, mut costs) = (Vec::new(), Vec::new());
        let mut looked_at = 0;
        // Boards are made from node to node as they came up in the search, which may be beside the edges that are left.
        let mut needed: Vec<Vec<u32>> = vec![Vec::new(); self.levels.len()];
        let mut wanted: Vec<u32> = Vec::new();
        for (depth, level) in self.levels.iter().enumerate().rev() {
            wanted = wanted
                .iter()
                .map(|node| nodes[*node as usize - 1].parent.wrapping_add(1))
                .chain(level.iter().map(|edge| edge.from))
                .collect();
            wanted.sort_unstable();
            wanted.dedup();
            needed[depth] = wanted.clone();
        }
        for (level, needed) in self.levels.iter_mut().zip(&needed) {
            let mut here: HashMap<u32, Board> = HashMap::with_capacity(needed.len());
            for &node in needed {
                let board = match node.checked_sub(1).map(|at| &nodes[at as usize]) {
                    None => start.clone(),
                    Some(made) => {
                        let before = boards.get(&made.parent.wrapping_add(1));
                        let mut board = before.cloned().unwrap_or_else(|| start.clone());
                        board.play(made.mv);
                        board
                    }
                };
                here.insert(node, board);
            }
            boards = here;
            if level.len() == 1 || looked_at > MOST_LOOKED_AT {
                continue;
            }
            level.sort_by_key(|edge| edge.from);
            for edges in level.chunk_by_mut(|one, other| one.from == other.from) {
                looked_at += 1;
                let board = &boards[&edges[0].from];
                let last = |back: usize| moves_before(nodes, edges[0].from, back);
                let outlook = Outlook::new(board, last(1), last(2));
                board.legal_moves(&mut moves);
                plausible::costs(board, &outlook, &moves, &mut costs);
                for edge in edges {
                    let at = moves.iter().position(|mv| *mv == edge.ply.mv);
                    let by_itself = at.map_or(0, |at| i64::from(costs[at]));
                    edge.cost += by_itself * BELIEF_PERCENT / 100 - i64::from(edge.ply.believed);
                }
            }
        }
    }

    /// Reckons how much of all belief goes through each edge.
    fn share_out(&mut self) {
        let mut before: HashMap<u32, f64> = HashMap::from([(0, 0.0)]);
        let mut behind: HashMap<u32, f64> = HashMap::new();
        let add = |all: &mut HashMap<u32, f64>, node: u32, more: f64| {
            let known = all.entry(node).or_insert(f64::NEG_INFINITY);
            let (high, low) = (known.max(more), known.min(more));
            *known = high + (low - high).exp().ln_1p();
        };
        let nats = |cost: i64| -(cost as f64) / TEMPERATURE;
        for edge in self.levels.iter().flatten() {
            if let Some(so_far) = before.get(&edge.from).copied() {
                add(&mut before, edge.to, so_far + nats(edge.cost));
            }
        }
        for (node, more) in &self.ends {
            behind.insert(*node, nats(*more));
        }
        for edge in self.levels.iter().rev().flatten() {
            if let Some(rest) = behind.get(&edge.to).copied() {
                add(&mut behind, edge.from, rest + nats(edge.cost));
            }
        }
        let all = behind.get(&0).copied().unwrap_or(0.0);
        for edge in self.levels.iter_mut().flatten() {
            let ends = (before.get(&edge.from), behind.get(&edge.to));
            if let (Some(before), Some(behind)) = ends {
                edge.share = (before + nats(edge.cost) + behind - all).exp();
            }
        }
    }

    /// The cheapest game, as its edges.
    pub fn best(&self) -> Vec<Edge> {
        const FAR: i64 = i64::MAX / 4;
        let mut behind: HashMap<u32, (i64, Option<Edge>)> = HashMap::new();
        for (node, more) in &self.ends {
            behind.insert(*node, (*more, None));
        }
        for edge in self.levels.iter().rev().flatten() {
            let Some((rest, _)) = behind.get(&edge.to) else {
                continue;
            };
            let cost = rest + edge.cost;
            let known = behind.entry(edge.from).or_insert((FAR, None));
            if cost < known.0 {
                *known = (cost, Some(*edge));
            }
        }
        let mut path = Vec::new();
        let mut node = 0;
        while let Some((_, Some(edge))) = behind.get(&node) {
            path.push(*edge);
            node = edge.to;
        }
        path
    }
}

/// The move so many plies before a node.
fn moves_before(nodes: &[Node], mut node: u32, back: usize) -> Option<Move> {
    for _ in 1..back {
        node = nodes
            .get(node.checked_sub(1)? as usize)?
            .parent
            .wrapping_add(1);
    }
    nodes.get(node.checked_sub(1)? as usize).map(|ply| ply.mv)
}

/// A share in hundredths.
pub(super) fn hundredths(share: f64) -> u8 {
    (100.0 * share).floor().clamp(0.0, 100.0) as u8
}
