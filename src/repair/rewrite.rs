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

use super::{CellSource, FoundGame, FoundPly, MOST_CELLS, MoveDoubt, SheetCells, most_likely};

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
        Repair::new(written, Vec::new(), start, &allowed_sets(allowed))
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
        Repair::new(written, spans, &record.start, &[set])
    }

    fn new(
        written: Vec<String>,
        spans: Vec<Span>,
        start: &Board,
        among: &[&'static LetterSet],
    ) -> Option<Repair> {
        if written.len() > MOST_CELLS {
            return None;
        }
        let texts: Vec<&str> = written.iter().map(String::as_str).collect();
        let cells = SheetCells::new(&texts, start, among);
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
            Some(MoveDoubt::Guessed | MoveDoubt::Unsure | MoveDoubt::AfterBreak) => "guessed",
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
                    confidence: (ply.doubt != Some(MoveDoubt::Guessed)).then_some(ply.confidence),
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

    /// The sheet with the moves that were found, row by row.
    pub fn sheet(&self, sheet: &Sheet) -> Sheet {
        let mut cells = Vec::with_capacity(self.found.plies.len());
        let mut next = 0;
        for (index, (board, ply)) in self.plies().enumerate() {
            let at = match ply.sources[0] {
                CellSource::Cell(at) => Some(usize::from(at)),
                _ => None,
            };
            let old = at.map(|at| &sheet.cells[at]);
            let passed = at.map_or(String::new(), |at| self.passed_over(&mut next, at));
            let note = [
                old.and_then(|old| old.note.clone()),
                self.mark(ply),
                Some(passed),
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

    /// The text of a PGN with the moves that were found.
    pub fn pgn(&self, text: &str) -> String {
        let mut out = String::with_capacity(text.len() + 64);
        let mut copied = 0;
        let mut next = 0;
        for (board, ply) in self.plies() {
            let mut word = self.word(&board, ply);
            if let Some(mark) = self.mark(ply) {
                word.push_str(&format!(" {{{mark}}}"));
            }
            match ply.sources[0] {
                CellSource::Cell(at) => {
                    let at = usize::from(at);
                    for passed in &self.spans[next.min(at)..at] {
                        let (start, end) = (passed.start as usize, passed.end as usize);
                        out.push_str(&text[copied..start]);
                        out.push_str(&format!("{{left out: {}}}", defused(&text[start..end])));
                        copied = end;
                    }
                    let span = self.spans[at];
                    if span.start as usize >= copied {
                        out.push_str(&text[copied..span.start as usize]);
                        copied = span.end as usize;
                    }
                    out.push_str(&word);
                    next = next.max(at + 1);
                }
                CellSource::Missing | CellSource::Ended => out.push_str(&format!(" {word} ")),
            }
        }
        for passed in &self.spans[next.min(self.spans.len())..] {
            let (start, end) = (passed.start as usize, passed.end as usize);
            out.push_str(&text[copied..start]);
            out.push_str(&format!("{{left out: {}}}", defused(&text[start..end])));
            copied = end;
        }
        out.push_str(&text[copied..]);
        out
    }

    /// The cells before `at` that stand for no move, in words.
    fn passed_over(&self, next: &mut usize, at: usize) -> String {
        let passed: Vec<String> = (*next..at)
            .filter(|cell| {
                let taken = |ply: &FoundPly| ply.sources[0] == CellSource::Cell(*cell as u16);
                !self.found.plies.iter().any(taken) && !self.written[*cell].is_empty()
            })
            .map(|cell| defused(&self.written[cell]))
            .collect();
        *next = (*next).max(at + 1);
        match passed.as_slice() {
            [] => String::new(),
            passed => format!("left out before it: {}", passed.join(" ")),
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

/// Changes that are named in a finding.
const NAMED: usize = 6;

/// The sets that may be chosen from.
pub fn allowed_sets(allowed: &AlphabetChoice) -> Vec<&'static LetterSet> {
    match allowed {
        AlphabetChoice::Auto => groups().iter().collect(),
        AlphabetChoice::Only(sets) => sets.clone(),
    }
}
