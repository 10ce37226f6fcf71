//! Variations are played beside the main line on a board of their own. Their nesting is a list of
//! frames of a few bytes, so that no depth of brackets can exhaust the stack, and a position is rebuilt
//! from the moves that lead to it.

use crate::board::{Board, Move};

/// A step inside a variation: a move, or the null move by which annotators show a threat.
type Step = Option<Move>;

#[derive(Copy, Clone)]
struct Frame {
    /// The step that the variation replaces, if any came before it.
    replaced: Option<Step>,
    /// Steps before the variation branched off.
    base: u32,
    /// The line around it could not be played any further.
    outer_dead: bool,
}

/// A position is kept every so many steps, so that none is ever rebuilt from further back.
const KEPT_EVERY: usize = 64;

pub struct Variations {
    path: Vec<Step>,
    /// The positions after 64, 128, … steps of the path.
    kept: Vec<Board>,
    frames: Vec<Frame>,
    board: Board,
    /// The board no longer stands where the path leads.
    stale: bool,
    dead: bool,
    /// Plies of the main line before the branch.
    branch: u32,
}

impl Default for Variations {
    fn default() -> Variations {
        Variations {
            path: Vec::new(),
            kept: Vec::new(),
            frames: Vec::new(),
            board: Board::standard(),
            stale: true,
            dead: false,
            branch: 0,
        }
    }
}

impl Variations {
    /// Forgets everything: another game, or the same one read anew.
    pub fn forget(&mut self) {
        self.path.clear();
        self.kept.clear();
        self.frames.clear();
    }

    /// Follows the main line to here. The last variation, when it closed, led the path back to the main line.
    pub fn begin(&mut self, main_line: &[Move]) {
        debug_assert!(self.frames.is_empty() && self.path.len() <= main_line.len());
        let further = &main_line[self.path.len()..];
        self.path.extend(further.iter().map(|m| Some(*m)));
        self.dead = false;
        self.branch = (main_line.len() as u32).max(1);
    }

    /// The ply of the main line that the variation would replace.
    pub fn branch_ply(&self) -> u32 {
        self.branch
    }

    pub fn is_open(&self) -> bool {
        !self.frames.is_empty()
    }

    /// A bracket opens: the last move is taken back.
    pub fn open(&mut self) {
        let replaced = if self.dead { None } else { self.path.pop() };
        self.kept.truncate(self.path.len() / KEPT_EVERY);
        self.frames.push(Frame {
            replaced,
            base: self.path.len() as u32,
            outer_dead: self.dead,
        });
        self.stale = true;
    }

    /// A bracket closes: back to the line around it.
    pub fn close(&mut self) {
        if let Some(frame) = self.frames.pop() {
            self.path.truncate(frame.base as usize);
            self.kept.truncate(self.path.len() / KEPT_EVERY);
            self.path.extend(frame.replaced);
            self.dead = frame.outer_dead;
            self.stale = true;
        }
    }

    /// The position of the line, unless it could not be played on.
    pub fn board(&mut self, start: &Board) -> Option<&Board> {
        if self.dead {
            return None;
        }
        if self.stale {
            self.board.clone_from(self.kept.last().unwrap_or(start));
            let made = self.kept.len() * KEPT_EVERY;
            for (step, number) in self.path[made..].iter().zip(made + 1..) {
                match step {
                    Some(m) => self.board.play(*m),
                    None => self.board.pass(),
                }
                if number.is_multiple_of(KEPT_EVERY) {
                    self.kept.push(self.board.clone());
                }
            }
            self.stale = false;
        }
        Some(&self.board)
    }

    pub fn play(&mut self, step: Step) {
        match step {
            Some(m) => self.board.play(m),
            None => self.board.pass(),
        }
        self.path.push(step);
    }

    /// The rest of this line cannot be followed.
    pub fn give_up(&mut self) {
        self.dead = true;
    }
}
