//! A repaired game as text: the words that said another move replaced, moves that were left out put in, every change
//! marked with what was written. All else stays as it was: numbers, comments and variations are read again from there.

use crate::board::{Board, Color};
use crate::fact::{Fact, FactShape, PlayedMove, Value};
use crate::facts;
use crate::notation::Span;
use crate::notation::moves::letter_sets::{LetterSet, groups};
use crate::notation::sheet::{Cell, Sheet};
use crate::replay::san::{san, san_in};
use crate::replay::{AlphabetChoice, MainLine, Record, defused};

use super::boxes::{self, Boxes};
use super::{
    CellSource, FoundGame, FoundPly, LeftCell, MOST_CELLS, MoveDoubt, SheetCells, most_likely,
};

facts! {
    /// A move that was found, for what is written (or left out), and how sure it is in hundredths (none: guessed).
    struct ReadMove = "read-move" { played: PlayedMove, written: Option<String>, confidence: Option<u8> }

    /// The moves that were found.
    enum ReadAs {
        All = "read-as" { changes: Vec<Fact> },
        First = "read-as-and-more" { changes: Vec<Fact>, more: usize },
    }
}

/// What is said of a repair.
#[allow(dead_code, reason = "the tests of the words alone look at it")]
pub const FACTS: &[&[FactShape]] = &[ReadMove::SHAPES, ReadAs::SHAPES];

/// The most likely game behind a text that cannot be played to its end.
pub struct Repair {
    pub found: FoundGame,
    /// The letters that it was read in.
    pub letters: &'static LetterSet,
    start: Board,
    /// The words of the main line, or the cells of the sheet.
    written: Vec<String>,
    /// Where the words stand in the text; none for a sheet.
    spans: Vec<Span>,
}

impl Repair {
    /// The most likely game behind a sheet, in the letters allowed.
    pub fn of_sheet(sheet: &Sheet, start: &Board, allowed: &AlphabetChoice) -> Option<Repair> {
        let written = sheet.cells.iter().map(|cell| cell.text.clone()).collect();
        let boxes = boxes::of_sheet(sheet);
        Repair::new(written, boxes, Vec::new(), start, &allowed_sets(allowed))
    }

    /// The most likely game behind a PGN, in the letters that the replay chose.
    pub fn of_pgn(text: &str, record: &Record) -> Option<Repair> {
        let spans = MainLine::read(text, record.letters.layout()).into_words();
        let written = spans
            .iter()
            .map(|span| span.slice(text).to_owned())
            .collect();
        let code = record.letters.main().code();
        let set = groups()
            .iter()
            .find(|set| set.alphabet().code() == code || set.codes().contains(&code))?;
        let boxes = (0..spans.len()).map(Some).collect();
        Repair::new(written, boxes, spans, &record.start, &[set])
    }

    fn new(
        written: Vec<String>,
        boxes: Boxes,
        spans: Vec<Span>,
        start: &Board,
        among: &[&'static LetterSet],
    ) -> Option<Repair> {
        if written.len() > MOST_CELLS {
            return None;
        }
        let texts: Vec<&str> = written.iter().map(String::as_str).collect();
        let cells = SheetCells::in_boxes(&texts, boxes, start, among);
        let letters = *cells.letters.first()?;
        let found = most_likely(&[&cells], start);
        (!found.plies.is_empty()).then(|| Repair {
            found,
            letters,
            start: start.clone(),
            written,
            spans,
        })
    }

    /// Each ply with the position before it.
    pub fn plies(&self) -> impl Iterator<Item = (Board, &FoundPly)> {
        self.found
            .plies
            .iter()
            .scan(self.start.clone(), |board, ply| {
                let before = board.clone();
                board.play(ply.mv);
                Some((before, ply))
            })
    }

    /// What stands for a ply; empty where nothing does.
    pub fn written(&self, ply: &FoundPly) -> &str {
        match ply.sources[0] {
            CellSource::Cell(at) => &self.written[usize::from(at)],
            CellSource::Missing | CellSource::Ended => "",
        }
    }

    /// How many moves are put right, and how many not to be relied on.
    pub fn counts(&self) -> (usize, usize) {
        let marks = |word: &str| {
            let marked = self.found.plies.iter().filter_map(|ply| self.mark(ply));
            marked.filter(|mark| mark.starts_with(word)).count()
        };
        (marks("[%repaired"), marks("[%guessed"))
    }

    /// The comment that marks a change, or a move that is not to be relied on.
    fn mark(&self, ply: &FoundPly) -> Option<String> {
        let word = match ply.doubt {
            Some(MoveDoubt::Guessed | MoveDoubt::Unsure) => "guessed",
            None if ply.is_against(0) => "repaired",
            None => return None,
        };
        let written = defused(self.written(ply)).replace('"', "'");
        Some(format!("[%{word} \"{written}\"]"))
    }

    /// The moves that the sheet does not say, for a finding. None where it says them all.
    pub fn suggestion(&self) -> Option<Fact> {
        let mut changes: Vec<Fact> = Vec::new();
        let mut more = 0;
        for (index, (board, ply)) in self.plies().enumerate() {
            if !ply.is_against(0) {
                continue;
            }
            if changes.len() == NAMED {
                more += 1;
                continue;
            }
            let number = index / 2 + usize::from(self.start.fullmove());
            let dots = if board.turn() == Color::White {
                "."
            } else {
                "..."
            };
            let written = self.written(ply);
            changes.push(
                ReadMove {
                    played: PlayedMove {
                        ply: index as u32 + 1,
                        number: format!("{number}{dots}"),
                        san: san(&board, ply.mv),
                    },
                    written: (!written.is_empty()).then(|| written.to_owned()),
                    // What was changed is never told as certain.
                    confidence: (ply.doubt != Some(MoveDoubt::Guessed))
                        .then_some(ply.confidence.min(99)),
                }
                .into(),
            );
        }
        (!changes.is_empty()).then(|| match more {
            0 => ReadAs::All { changes }.into(),
            more => ReadAs::First { changes, more }.into(),
        })
    }

    /// The first change of a suggestion.
    pub fn first_change(suggestion: &Fact) -> Option<&PlayedMove> {
        let (_, changes) = suggestion
            .values
            .iter()
            .find(|(name, _)| *name == "changes")?;
        let Value::Facts(changes) = changes else {
            return None;
        };
        changes
            .first()?
            .values
            .iter()
            .find_map(|(_, value)| match value {
                Value::Move(played) => Some(played),
                _ => None,
            })
    }

    /// The cells that stand for no move, as they are written, in their order.
    pub fn left(&self) -> Vec<&str> {
        let left = self.found.left[0].iter();
        left.map(|left| &*self.written[usize::from(left.cell)])
            .collect()
    }

    /// The sheet with the moves that were found, row by row. Cells that stand for no move are noted behind the move before
    /// them.
    pub fn sheet(&self, sheet: &Sheet) -> Sheet {
        let mut cells = Vec::with_capacity(self.found.plies.len());
        for (index, (board, ply)) in self.plies().enumerate() {
            let old = match ply.sources[0] {
                CellSource::Cell(at) => Some(&sheet.cells[usize::from(at)]),
                _ => None,
            };
            // What stands before the first move has no other place than behind it.
            let before = self.left_behind(0).filter(|_| index == 0);
            let note = [
                old.and_then(|old| old.note.clone()),
                self.mark(ply),
                before.map(|left| format!("left out before it: {left}")),
                self.left_behind(index + 1)
                    .map(|left| format!("left out: {left}")),
            ];
            let note: Vec<String> = note
                .into_iter()
                .flatten()
                .filter(|note| !note.is_empty())
                .collect();
            cells.push(Cell {
                number: Some(u32::try_from(index / 2 + 1).unwrap_or(u32::MAX)),
                color: Some(board.turn()),
                text: self.word(&board, ply),
                spoken: None,
                line: old.map_or(0, |old| old.line),
                column: old.map_or(0, |old| old.column),
                at_control: old.is_some_and(|old| old.at_control),
                clock: old.and_then(|old| old.clock.clone()),
                note: (!note.is_empty()).then(|| note.join(" ")),
            });
        }
        Sheet {
            cells,
            ..sheet.clone()
        }
    }

    /// The cells that were read behind so many plies and stand for no move.
    fn left_behind(&self, plies: usize) -> Option<String> {
        let left = self.found.left[0].iter();
        let left = left.filter(|left| left.behind == plies);
        let words: Vec<String> = left
            .map(|left| defused(&self.written[usize::from(left.cell)]))
            .collect();
        (!words.is_empty()).then(|| words.join(" "))
    }

    /// The text of a PGN with the moves that were found. Words that stand for no move become comments where they are.
    pub fn pgn(&self, text: &str) -> String {
        let mut out = Rewritten {
            text,
            out: String::with_capacity(text.len() + 64),
            copied: 0,
            next: 0,
        };
        for (board, ply) in self.plies() {
            let mut word = self.word(&board, ply);
            if let Some(mark) = self.mark(ply) {
                word.push_str(&format!(" {{{mark}}}"));
            }
            match ply.sources[0] {
                CellSource::Cell(at) => {
                    self.pass_over(&mut out, usize::from(at));
                    out.replace(self.spans[usize::from(at)], &word);
                    out.next = out.next.max(usize::from(at) + 1);
                }
                CellSource::Missing | CellSource::Ended => {
                    out.out.push_str(&format!(" {word} "));
                }
            }
        }
        self.pass_over(&mut out, self.spans.len());
        out.out.push_str(&text[out.copied..]);
        out.out
    }

    /// Goes on to a word: those before it that stand for no move become comments, and one that stands for a later move
    /// is written there.
    fn pass_over(&self, out: &mut Rewritten<'_>, to: usize) {
        for at in out.next.min(to)..to {
            let is_left = |left: &LeftCell| usize::from(left.cell) == at;
            let word = match self.found.left[0].iter().any(is_left) {
                true => format!("{{left out: {}}}", defused(&self.written[at])),
                false => String::new(),
            };
            out.replace(self.spans[at], &word);
        }
    }

    /// The word for a ply: in a PGN as it stands where it says the move, opinions and all; else the move anew.
    fn word(&self, board: &Board, ply: &FoundPly) -> String {
        let written = self.written(ply);
        if !self.spans.is_empty() && !ply.is_against(0) {
            return written.to_owned();
        }
        // A cell may be understood that would be two words in a line of text: `0 O`.
        let offer = if written.contains("(=)") { " (=)" } else { "" };
        san_in(board, ply.mv, self.letters.alphabet()) + offer
    }
}

/// A text that is being written anew.
struct Rewritten<'t> {
    text: &'t str,
    out: String,
    /// So many bytes of the text are dealt with.
    copied: usize,
    /// The next of its words.
    next: usize,
}

impl Rewritten<'_> {
    /// Puts a word in the place of another. One whose place is passed stands where it comes.
    fn replace(&mut self, span: Span, word: &str) {
        if span.start as usize >= self.copied {
            self.out
                .push_str(&self.text[self.copied..span.start as usize]);
            self.copied = span.end as usize;
            self.out.push_str(word);
        } else {
            self.out.push_str(&format!(" {word} "));
        }
    }
}

/// Changes that are named in a finding.
const NAMED: usize = 6;

/// The sets that may be chosen from.
pub fn allowed_sets(allowed: &AlphabetChoice) -> Vec<&'static LetterSet> {
    match allowed {
        AlphabetChoice::Auto => groups().iter().collect(),
        AlphabetChoice::Only(sets) => sets.clone(),
    }
}
