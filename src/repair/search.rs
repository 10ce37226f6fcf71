//! The search for the most likely legal game behind one damaged sheet or two. Which letters are used is decided before
//! (`letters.rs`), and nothing is written here.
//!
//! Many games are carried along at once, each with what it costs to believe (`costs.rs`); the cheapest that uses up all
//! cells is the answer. No choice is final when it is made: the cells that follow count for and against it, because a
//! wrong choice makes them hard to believe. Step by step:
//!
//! 1. *Stages.* `Search::run` goes from stage to stage. A stage is the number of cells used up, of all copies together,
//!    and games are compared only within one. To compare them by ply would be unfair: a game that leaves out a move is
//!    a ply ahead of its cells, so it would not yet have met the trouble that the others have paid for.
//! 2. *As written.* `steps_of_all` first asks each game for the one step in which the next cells mean what they say
//!    (`as_written`). On a clean sheet this is nearly all the work, and needs no list of legal moves.
//! 3. *Otherwise.* Then the best few games are continued with every other legal move (`all_steps`). `steps_with` adds
//!    up, for each move, what each copy's cell says against it, and how likely a player is to choose it
//!    (`plausible.rs`). That likelihood counts in full where the cells are blank, by three quarters where they say
//!    something else (`weigh`), and not at all where they say the move (less than `LEAST_SLIP` against it). Steps too
//!    far from the cheapest are dropped at once.
//! 4. *Out of turn.* A game whose next cells cannot be taken as written, and for which every move costs `TROUBLE` or
//!    more, may also take its cells in another order: a move left out, a cell too many, a row twice, two moves in each
//!    other's place (`taking.rs`). If one or two cells are left, the game may also have ended before them
//!    (`give_up_rest`).
//! 5. *Waiting.* A step is not played when it is found. It waits at the stage that it leads to (`wait`, `room`) until
//!    the search comes there; only then are all its rivals known, and most steps never cost a board.
//! 6. *Playing.* `play` takes the cheapest steps that wait at a stage, as many as the effort allows (`effort.rs`), and
//!    makes games of them. Of two that reach one position at one place of the sheets, only the cheaper goes on: from
//!    there on they are the same game. The other is kept in `merged`, so that `outcome.rs` can say what else a move
//!    might have been. Whether a move gives check is known only now; if the cell's mark for check is wrong, that is
//!    added here.
//! 7. *Rounds.* A move that the sheet leaves out uses up no cell, so its step leads to the stage it came from. Hence a
//!    stage is played and continued until nothing waits there: three times at most, for no more than two moves in a row
//!    can be left out.
//! 8. *Alarm.* If the best step of a stage costs `TROUBLE` more than the best game before it, something is wrong on the
//!    sheet, perhaps some plies back. For the next `ALERT_FOR` stages more games are carried along, further from the
//!    best, and more of them may go on otherwise than as written. So effort is spent where the damage is.
//! 9. *The end.* Games that reach the last stage are finished. If none does, the best of the furthest stage is given
//!    and marked as not complete. Each `Node` points to the ply before, so that the moves are read backwards from the
//!    last.

use crate::board::{Board, Move};

use super::cell::ReadCell;
use super::costs::{self, Cost};
use super::effort::{Disorder, Effort};
use super::plausible::{self, Outlook};
use super::taking::{CopyPlace, Taking};
use super::writing::{Candidate, candidates};

/// A step that costs so much more than the game before it says that something is wrong.
const TROUBLE: Cost = 330;
/// For so many stages after trouble the search stays alert.
const ALERT_FOR: u32 = 8;
/// The least that a step costs if it is not as written.
pub const LEAST_SLIP: Cost = 450;

/// One ply of one game, pointing back to the ply before.
#[derive(Copy, Clone)]
pub struct Node {
    pub parent: u32,
    /// What the whole game costs up to this ply.
    pub cost: Cost,
    pub mv: Move,
    pub takings: [Taking; 2],
    /// What it costs to believe that the cells stand for the move.
    pub own: [u16; 2],
    /// How much of what this ply costs is for the move alone, whatever is written.
    pub believed: u16,
}

/// A game that came to a position which a cheaper one had reached before: its last ply, and the node that goes on for both.
#[derive(Copy, Clone)]
pub struct Merged {
    pub ply: Node,
    pub into: u32,
}

pub const ROOT: u32 = u32::MAX;

struct PartialGame {
    board: Board,
    node: u32,
    cost: Cost,
    places: [CopyPlace; 2],
    last: [Option<Move>; 2],
    /// Plies so far.
    depth: u32,
}

/// A game one ply further, not yet played.
#[derive(Copy, Clone)]
struct GameStep {
    cost: Cost,
    /// The game before it: its stage, and its number there.
    stage: u32,
    game: u32,
    mv: Move,
    takings: [Taking; 2],
    own: [u16; 2],
    believed: u16,
}

/// All games that were looked at, and those that used up the cells.
#[derive(Default)]
pub struct Searched {
    pub nodes: Vec<Node>,
    /// The last node of each finished game with its cost, the cheapest first.
    pub finished: Vec<(Cost, u32)>,
    pub merged: Vec<Merged>,
    /// Whether the cells of all copies were used up.
    pub complete: bool,
}

/// Each copy is the cells of one sheet. A search whose best game costs more than `bound` is given up: that is enough to
/// know that these letters are not the sheet's.
pub fn search(copies: &[&[ReadCell<'_>]], start: &Board, effort: Effort, bound: Cost) -> Searched {
    let stages = copies.iter().map(|cells| cells.len()).sum::<usize>() + 1;
    let mut search = Search {
        copies,
        effort,
        found: Searched::default(),
        games: Default::default(),
        waiting: vec![Vec::new(); stages],
        spare: Vec::new(),
        moves: Vec::new(),
        guesses: Vec::new(),
        candidates: Vec::new(),
        seen: Vec::new(),
    };
    search.run(start, bound);
    search.found
}

struct Search<'s, 'c> {
    copies: &'s [&'s [ReadCell<'c>]],
    effort: Effort,
    found: Searched,
    /// The games of the last stages, each at its number modulo `STAGES_KEPT`.
    games: [Vec<PartialGame>; STAGES_KEPT],
    /// The steps that lead to each stage.
    waiting: Vec<Vec<GameStep>>,
    /// Emptied lists of steps, kept so that their memory can be used again.
    spare: Vec<Vec<GameStep>>,
    moves: Vec<Move>,
    guesses: Vec<Cost>,
    candidates: Vec<Candidate>,
    /// The positions that games of this stage have reached, with their places on the sheets and the node of each, as a
    /// hash table.
    seen: Vec<(u64, u32)>,
}

/// A step of one copy uses up nine cells at most, rows written twice and the cell behind them; of two copies as many each.
const STAGES_KEPT: usize = 20;

impl Search<'_, '_> {
    fn run(&mut self, start: &Board, bound: Cost) {
        self.games[0].push(PartialGame {
            board: start.clone(),
            node: ROOT,
            cost: 0,
            places: [CopyPlace::default(); 2],
            last: [None; 2],
            depth: 0,
        });
        let mut alert = 0;
        let mut furthest = (Cost::MAX, ROOT);
        let last = self.waiting.len() - 1;
        for stage in 0..=last {
            if stage > 0 {
                self.games[stage % STAGES_KEPT].clear();
                self.seen.clear();
            }
            // A move that the sheet leaves out uses up no cell: such games come in a second and third round.
            let mut round = 0;
            loop {
                let effort = self.effort;
                let (width, reach) = match alert {
                    0 => (effort.calm, effort.calm_reach),
                    _ => (effort.alert, effort.alert_reach),
                };
                let from = self.games[stage % STAGES_KEPT].len();
                self.play(stage, width, reach);
                let games = std::mem::take(&mut self.games[stage % STAGES_KEPT]);
                let new = if stage == 0 && round == 0 { 0 } else { from };
                if let Some(best) = games[new..].first() {
                    if round == 0 {
                        if best.cost > bound {
                            self.found.finished.push((best.cost, best.node));
                            return;
                        }
                        furthest = (best.cost, best.node);
                    }
                    if stage == last {
                        let done = games[new..].iter().map(|game| (game.cost, game.node));
                        self.found.finished.extend(done);
                    } else if self.steps_of_all(stage, &games, new, alert > 0) && round == 0 {
                        alert = ALERT_FOR + 1;
                    }
                }
                self.games[stage % STAGES_KEPT] = games;
                round += 1;
                if self.waiting[stage].is_empty() {
                    break;
                }
            }
            alert = alert.saturating_sub(1);
        }
        self.found.complete = !self.found.finished.is_empty();
        if !self.found.complete {
            self.found.finished.push(furthest);
        }
        self.found.finished.sort_unstable();
        self.found.finished.dedup();
    }

    /// Collects the steps of the games from `new` on. Says whether even the cheapest step means trouble.
    fn steps_of_all(
        &mut self,
        stage: usize,
        games: &[PartialGame],
        new: usize,
        alert: bool,
    ) -> bool {
        let mut cheapest = Cost::MAX / 2;
        let mut plain = Vec::with_capacity(games.len() - new);
        for (index, game) in games.iter().enumerate().skip(new) {
            let step = self.as_written(stage, index, game);
            if let Some(step) = step {
                cheapest = cheapest.min(step.cost);
                self.wait(game, step);
            }
            plain.push(step.map(|step| step.mv));
        }
        let best = games[new].cost;
        for (turned, (index, game)) in games.iter().enumerate().skip(new).enumerate() {
            let effort = self.effort;
            let (turns, reach) = match alert || cheapest >= best + TROUBLE {
                true => (effort.alert_turns, effort.alert_reach),
                false => (effort.calm_turns, effort.calm_reach),
            };
            let limit = cheapest.saturating_add(reach);
            if game.cost + LEAST_SLIP > limit || turned >= turns {
                break;
            }
            let own = self.all_steps(stage, index, game, plain[turned], limit);
            cheapest = cheapest.min(own);
        }
        cheapest >= best + TROUBLE
    }

    /// Puts a step where it will be played.
    fn wait(&mut self, game: &PartialGame, step: GameStep) {
        let used = |(copy, cells): (usize, &&[ReadCell<'_>])| {
            step.takings[copy]
                .after(game.places[copy], cells.len())
                .used()
        };
        let stage: usize = self.copies.iter().enumerate().map(used).sum();
        if let Some(waiting) = room(&mut self.waiting, &mut self.spare, stage) {
            waiting.push(step);
        }
    }

    /// The step that takes the next cells as they stand, if they all say the same legal move.
    fn as_written(&self, stage: usize, index: usize, game: &PartialGame) -> Option<GameStep> {
        let mut said: Option<Move> = None;
        let mut own = [0; 2];
        for ((cells, place), own) in self.copies.iter().zip(game.places).zip(&mut own) {
            if let Some(at) = Taking::Next.cell(place, cells.len()) {
                // An empty cell contradicts nothing that the other copy says.
                if let Some(blank) = cells[at].blank {
                    *own = blank.cost() as u16;
                    continue;
                }
                let (mv, cost) = cells[at].as_written(&game.board)?;
                if said.is_some_and(|said| said != mv) {
                    return None;
                }
                said = Some(mv);
                *own = cost as u16;
            }
        }
        Some(GameStep {
            cost: game.cost + Cost::from(own[0]) + Cost::from(own[1]),
            stage: stage as u32,
            game: index as u32,
            mv: said?,
            takings: [Taking::Next; 2],
            own,
            believed: 0,
        })
    }

    /// The steps that one game can take, but for the plain one. Gives the cost of the cheapest.
    fn all_steps(
        &mut self,
        stage: usize,
        index: usize,
        game: &PartialGame,
        plain: Option<Move>,
        limit: Cost,
    ) -> Cost {
        game.board.legal_moves(&mut self.moves);
        candidates(&game.board, &self.moves, &mut self.candidates);
        self.guesses.clear();
        let regular = [Taking::Next; 2];
        let cheapest = self.steps_with(stage, index, game, regular, plain, limit);
        let trouble = cheapest >= game.cost + TROUBLE && plain.is_none();
        let disorder = match self.effort.disorder {
            Disorder::Never => false,
            Disorder::InTrouble => trouble,
        };
        if disorder {
            for taking in Taking::IRREGULAR {
                let mut both = regular;
                let mut applying = 0;
                for copy in 0..self.copies.len() {
                    if taking.applies(game.places[copy], self.copies[copy]) {
                        let mut takings = regular;
                        (takings[copy], both[copy]) = (taking, taking);
                        applying += 1;
                        self.steps_with(stage, index, game, takings, None, limit);
                    }
                }
                // Copies that were made from one another share it.
                if applying == 2 {
                    self.steps_with(stage, index, game, both, None, limit);
                }
            }
            self.give_up_rest(game);
        }
        cheapest
    }

    /// Where only a cell or two are left that fit nowhere, the game may have ended before them. That is dearer than any
    /// reading that uses them.
    fn give_up_rest(&mut self, game: &PartialGame) {
        let left = self.copies.iter().zip(game.places);
        let left: Vec<&ReadCell<'_>> = left
            .flat_map(|(cells, place)| &cells[cells.len() - place.left(cells.len())..])
            .collect();
        if left.len() <= 2 {
            let cost = left.iter().map(|cell| match cell.says_a_move() {
                true => costs::BEHIND_END,
                false => costs::BEHIND_END_UNREADABLE,
            });
            let cost = game.cost + cost.sum::<Cost>();
            self.found.finished.push((cost, game.node));
        }
    }

    /// All moves but the plain one, with the cells taken in this way.
    fn steps_with(
        &mut self,
        stage: usize,
        index: usize,
        game: &PartialGame,
        takings: [Taking; 2],
        plain: Option<Move>,
        limit: Cost,
    ) -> Cost {
        let mut cheapest = Cost::MAX / 2;
        let mut extra = 0;
        let mut taken: [Option<&ReadCell<'_>>; 2] = [None; 2];
        let is_shared = takings[0] != Taking::Next && takings[0] == takings[1];
        for (copy, cells) in self.copies.iter().enumerate() {
            let cost = takings[copy].cost(game.places[copy], cells);
            extra += if is_shared && copy == 1 {
                copied(cost)
            } else {
                cost
            };
            taken[copy] = takings[copy]
                .cell(game.places[copy], cells.len())
                .map(|at| &cells[at]);
        }
        let said = taken.map(|cell| cell.and_then(|cell| cell.as_written(&game.board)));
        let unseen = taken.iter().flatten().all(|cell| cell.blank.is_some());
        let is_copied = matches!(taken, [Some(one), Some(other)] if one.is_like(other));
        let used = self
            .copies
            .iter()
            .enumerate()
            .map(|(copy, cells)| takings[copy].after(game.places[copy], cells.len()).used());
        let Some(waiting) = room(&mut self.waiting, &mut self.spare, used.sum()) else {
            return cheapest;
        };
        for (index_of_move, candidate) in self.candidates.iter().enumerate() {
            if plain == Some(candidate.mv) {
                continue;
            }
            let mut own = [0; 2];
            for ((own, cell), said) in own.iter_mut().zip(taken).zip(said) {
                *own = match said {
                    Some((mv, cost)) if mv == candidate.mv => cost,
                    _ => cell.map_or(0, |cell| cell.cost(candidate)),
                };
            }
            if is_copied && own[1] >= LEAST_SLIP {
                own[1] = copied(own[1]);
            }
            let evidence = own[0] + own[1];
            if game.cost + extra + evidence > limit {
                continue;
            }
            if self.guesses.is_empty() {
                let outlook = Outlook::new(&game.board, game.last[1], game.last[0]);
                plausible::costs(&game.board, &outlook, &self.moves, &mut self.guesses);
            }
            let guess = self.guesses[index_of_move];
            let believed = match unseen {
                true => guess,
                // All copies say it: no need to ask whether it is likely.
                false if evidence < LEAST_SLIP => 0,
                false => weigh(guess),
            };
            let cost = game.cost + extra + evidence + believed;
            cheapest = cheapest.min(cost);
            if cost <= limit {
                waiting.push(GameStep {
                    cost,
                    stage: stage as u32,
                    game: index as u32,
                    mv: candidate.mv,
                    takings,
                    own: own.map(|own| own as u16),
                    believed: believed as u16,
                });
            }
        }
        cheapest
    }

    /// Plays the cheapest steps that wait at a stage, each position once.
    fn play(&mut self, stage: usize, width: usize, reach: Cost) {
        let mut steps = std::mem::take(&mut self.waiting[stage]);
        let cheapest = steps.iter().map(|step| step.cost).min().unwrap_or(0);
        steps.retain(|step| step.cost <= cheapest + reach);
        let most = width + width / 2;
        let order = |step: &GameStep| (step.cost, step.stage, step.game, step.mv, step.takings);
        if steps.len() > most {
            steps.select_nth_unstable_by_key(most, order);
            steps.truncate(most);
        }
        steps.sort_unstable_by_key(order);
        if self.seen.is_empty() {
            // Three rounds at most, each half full.
            self.seen.resize((width * 6).next_power_of_two(), (0, 0));
        }
        let mut played = std::mem::take(&mut self.games[stage % STAGES_KEPT]);
        let before = played.len();
        let mut out_of_order = false;
        for step in &steps {
            if played.len() - before >= width {
                break;
            }
            let parent = match step.stage as usize {
                same if same == stage => &played[step.game as usize],
                other => &self.games[other % STAGES_KEPT][step.game as usize],
            };
            let mut board = parent.board.clone();
            board.play(step.mv);
            let mut places = parent.places;
            for ((place, cells), taking) in places.iter_mut().zip(self.copies).zip(step.takings) {
                *place = taking.after(*place, cells.len());
            }
            let check = board.is_check();
            let mut own = step.own;
            let mut cost = step.cost;
            for (copy, cells) in self.copies.iter().enumerate() {
                if let Some(at) = step.takings[copy].cell(parent.places[copy], cells.len()) {
                    let mark = cells[at].check_cost(check);
                    own[copy] += mark as u16;
                    cost += mark;
                }
            }
            let ply = Node {
                parent: parent.node,
                cost,
                mv: step.mv,
                takings: step.takings,
                own,
                believed: step.believed,
            };
            let depth = parent.depth + 1;
            let position = board.hash()
                ^ places[0].mark()
                ^ places[1].mark().rotate_left(32)
                ^ u64::from(depth).wrapping_mul(0xd6e8_feb8_6659_fd93);
            let node = self.found.nodes.len() as u32;
            if let Some(into) = enter(&mut self.seen, position, node) {
                self.found.merged.push(Merged { ply, into });
                continue;
            }
            self.found.nodes.push(ply);
            let last = [parent.last[1], Some(step.mv)];
            out_of_order |= cost != step.cost;
            played.push(PartialGame {
                board,
                node,
                cost,
                places,
                last,
                depth,
            });
        }
        if out_of_order {
            played[before..].sort_by_key(|game| game.cost);
        }
        self.games[stage % STAGES_KEPT] = played;
        steps.clear();
        self.spare.push(steps);
    }
}

/// Where steps to a stage wait; none behind the last.
fn room<'s>(
    waiting: &'s mut [Vec<GameStep>],
    spare: &mut Vec<Vec<GameStep>>,
    stage: usize,
) -> Option<&'s mut Vec<GameStep>> {
    let steps = waiting.get_mut(stage)?;
    if steps.capacity() == 0 {
        *steps = spare.pop().unwrap_or_default();
    }
    Some(steps)
}

/// What a slip costs that both copies have: one player looked at the other's sheet.
fn copied(cost: Cost) -> Cost {
    cost * costs::COPIED_PERCENT / 100
}

/// What a move against the sheet costs beyond its slip: an unlikely one more than a likely one.
fn weigh(guess: Cost) -> Cost {
    guess * 3 / 4
}

/// Enters a position among those seen; gives the node that was there before. A full table lets all pass.
fn enter(seen: &mut [(u64, u32)], position: u64, node: u32) -> Option<u32> {
    let position = position.max(1);
    let mask = seen.len() - 1;
    let mut at = position as usize & mask;
    for _ in 0..seen.len() {
        match seen[at] {
            (0, _) => {
                seen[at] = (position, node);
                return None;
            }
            (known, before) if known == position => return Some(before),
            _ => at = (at + 1) & mask,
        }
    }
    None
}
