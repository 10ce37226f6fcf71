//! A scoresheet as the text of one game, so that it is replayed and judged like any other. Every cell is
//! kept as it is written; what fitted nowhere stands in brackets, where the lexer reports it as stray. With the text goes
//! what of the sheet each word of it is.

mod origin;

use std::fmt::Write;

use crate::board::Color;

use super::{Cell, Sheet};
use crate::notation::Span;
use crate::notation::moves::marks::apart::Apart;
use crate::notation::pgn::lexer::{Lexer, TokenKind};
use crate::notation::pgn::tags::{Tag, Tags};

pub use origin::SheetOrigin;

/// Stands for a cell that is empty where a move belongs.
pub const EMPTY_CELL: &str = "∅";

/// A sheet as the text of one game.
pub(super) struct ConvertedSheet {
    text: String,
    /// In the order of the text.
    words: Vec<PlacedWord>,
}

/// A word, or a few, of the text, and what of the sheet it is.
#[derive(Copy, Clone)]
struct PlacedWord {
    span: Span,
    part: SheetPart,
}

/// A part of a sheet by its place in the list that holds it; of a clock, a note and a number by that of their cell.
#[derive(Copy, Clone)]
enum SheetPart {
    Tag(usize),
    Result,
    Leftover(usize),
    Number(usize),
    Cell(usize),
    Clock(usize),
    Note(usize),
}

impl Sheet {
    /// The main line of one game as cells, its tags and its result: a copy of a game that was typed as PGN.
    pub fn of_pgn(text: &str) -> Sheet {
        let mut tags = Tags::default();
        let movetext = tags.read(text);
        let mut sheet = Sheet {
            result: tags
                .get(Tag::Result, text)
                .map(|result| result.into_owned()),
            ..Sheet::default()
        };
        for tag in Tag::ROSTER.into_iter().filter(|tag| *tag != Tag::Result) {
            let value = tags.get(tag, text).filter(|value| !value.is_empty());
            sheet
                .tags
                .extend(value.map(|value| (tag.name(), value.into_owned())));
        }
        let mut lexer = Lexer::new(text, movetext);
        let mut depth = 0usize;
        while let Some(token) = lexer.next_token() {
            match token.kind {
                TokenKind::Open => depth += 1,
                TokenKind::Close => depth = depth.saturating_sub(1),
                TokenKind::Word if depth == 0 => {
                    match Apart::at(text, token.span, false).filter(|mark| !mark.if_true) {
                        Some(mark) => {
                            lexer.on_behind(mark.span.end as usize);
                            // Opinions are no part of a sheet; what the move was is.
                            if let Some(cell) =
                                sheet.cells.last_mut().filter(|_| mark.is_notation())
                            {
                                cell.text.push(' ');
                                cell.text.push_str(mark.span.slice(text));
                            }
                        }
                        None => sheet.cells.push(Cell {
                            text: token.span.slice(text).to_owned(),
                            ..Cell::default()
                        }),
                    }
                }
                TokenKind::Offer if depth == 0 => {
                    if let Some(cell) = sheet.cells.last_mut() {
                        cell.text.push_str(" (=)");
                    }
                }
                _ => {}
            }
        }
        sheet
    }

    pub fn to_pgn(&self) -> String {
        self.converted().text
    }

    fn converted(&self) -> ConvertedSheet {
        let mut out = ConvertedSheet {
            text: String::new(),
            words: Vec::with_capacity(2 * self.cells.len()),
        };
        for (index, (name, value)) in self.tags.iter().enumerate() {
            out.tag(name, value, SheetPart::Tag(index));
        }
        if let Some(result) = &self.result {
            out.tag("Result", result, SheetPart::Result);
        }
        out.text.push('\n');
        for (index, (_, leftover)) in self.leftovers.iter().enumerate() {
            let plain = leftover.replace(['[', ']', '"', '\n'], " ");
            out.word(&format!("[{plain}]"), SheetPart::Leftover(index));
            out.text.push('\n');
        }
        let mut last_number = None;
        for (index, cell) in self.cells.iter().enumerate() {
            if cell.number.is_some() && cell.number != last_number {
                last_number = cell.number;
                if !out.text.ends_with('\n') {
                    out.text.push('\n');
                }
                out.number(cell, index);
            }
            out.cell(cell, index);
        }
        out.text.push('\n');
        out
    }
}

impl ConvertedSheet {
    fn word(&mut self, word: &str, part: SheetPart) {
        let start = self.text.len();
        self.text.push_str(word);
        let span = Span::new(start, self.text.len());
        self.words.push(PlacedWord { span, part });
    }

    fn tag(&mut self, name: &str, value: &str, part: SheetPart) {
        let value = value.replace('\\', r"\\").replace('"', "\\\"");
        // Writing into a string cannot fail.
        let _ = write!(self.text, "[{name} \"");
        self.word(&value, part);
        self.text.push_str("\"]\n");
    }

    fn number(&mut self, cell: &Cell, index: usize) {
        if let Some(number) = cell.number {
            let dots = if cell.color == Some(Color::Black) {
                "..."
            } else {
                "."
            };
            self.word(&format!("{number}{dots}"), SheetPart::Number(index));
            self.text.push(' ');
        }
    }

    fn cell(&mut self, cell: &Cell, index: usize) {
        if cell.text.is_empty() {
            self.word(EMPTY_CELL, SheetPart::Cell(index));
        } else {
            // A cell is one move: a gap inside it (`Re 1`) is the pen's, but a mark in brackets stands apart.
            let mut text = String::with_capacity(cell.text.len());
            for part in cell.text.split_whitespace() {
                if part.starts_with('(') {
                    text.push(' ');
                }
                text.push_str(part);
            }
            self.word(&text, SheetPart::Cell(index));
        }
        if cell.at_control {
            self.text.push_str(" {time control}");
        }
        if let Some(clock) = &cell.clock {
            self.text.push(' ');
            self.word(&format!("{{[%clk {clock}]}}"), SheetPart::Clock(index));
        }
        if let Some(note) = &cell.note {
            let note = note.replace(['{', '}'], " ");
            self.text.push(' ');
            self.word(&format!("{{{note}}}"), SheetPart::Note(index));
        }
        self.text.push(' ');
    }
}

#[cfg(test)]
mod tests {
    use super::super::read_sheet;

    #[test]
    fn cells_keep_their_text_and_their_gaps() {
        let sheet = read_sheet("move,white,black,note\n1,e4,e5,\n2,Nf 3,,\n3,Bb5 (=),a6,late\n");
        assert_eq!(
            sheet.to_pgn(),
            "\n1. e4 e5 \n2. Nf3 ∅ \n3. Bb5 (=) a6 {late} \n"
        );
    }
}
