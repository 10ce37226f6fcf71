//! A scoresheet as the text of one game, so that it is replayed and judged like any other. Every cell is
//! kept as it is written; what fitted nowhere stands in brackets, where the lexer reports it as stray.

use std::fmt::Write;

use crate::board::Color;

use super::{Cell, Sheet};
use crate::notation::moves::marks::apart::Apart;
use crate::notation::pgn::lexer::{Lexer, TokenKind};
use crate::notation::pgn::tags::{Tag, Tags};

/// Stands for a cell that is empty where a move belongs.
pub const EMPTY_CELL: &str = "∅";

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
        let mut text = String::new();
        let result = self.result.as_deref().map(|result| ("Result", result));
        let tags = self
            .tags
            .iter()
            .map(|(name, value)| (*name, value.as_str()));
        for (name, value) in tags.chain(result) {
            let value = value.replace('\\', r"\\").replace('"', "\\\"");
            // Writing into a string cannot fail.
            let _ = writeln!(text, "[{name} \"{value}\"]");
        }
        text.push('\n');
        for (_, leftover) in &self.leftovers {
            let _ = writeln!(text, "[{}]", leftover.replace(['[', ']', '"', '\n'], " "));
        }
        let mut last_number = None;
        for cell in &self.cells {
            if cell.number.is_some() && cell.number != last_number {
                last_number = cell.number;
                if !text.ends_with('\n') {
                    text.push('\n');
                }
                write_number(&mut text, cell);
            }
            write_cell(&mut text, cell);
        }
        text.push('\n');
        text
    }
}

fn write_number(text: &mut String, cell: &Cell) {
    if let Some(number) = cell.number {
        let dots = if cell.color == Some(Color::Black) {
            "..."
        } else {
            "."
        };
        let _ = write!(text, "{number}{dots} ");
    }
}

fn write_cell(text: &mut String, cell: &Cell) {
    if cell.text.is_empty() {
        text.push_str(EMPTY_CELL);
    } else {
        // A cell is one move: a gap inside it (`Re 1`) is the pen's, but a mark in brackets stands apart.
        for part in cell.text.split_whitespace() {
            if part.starts_with('(') {
                text.push(' ');
            }
            text.push_str(part);
        }
    }
    if cell.at_control {
        text.push_str(" {time control}");
    }
    if let Some(clock) = &cell.clock {
        let _ = write!(text, " {{[%clk {clock}]}}");
    }
    if let Some(note) = &cell.note {
        let _ = write!(text, " {{{}}}", note.replace(['{', '}'], " "));
    }
    text.push(' ');
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
