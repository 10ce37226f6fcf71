//! Web pages and pieces of them: rows and cells of `<table>`, and the text around them. A page is read as people see it:
//! marks of layout vanish, `&frac12;` is a half. Cells need not be closed, as in old pages.

use html_escape::decode_html_entities;
use nom::branch::alt;
use nom::bytes::complete::{tag, tag_no_case, take_till, take_till1, take_until};
use nom::character::complete::{char, satisfy};
use nom::combinator::{map, recognize, rest, value};
use nom::multi::many0;
use nom::sequence::{delimited, pair, terminated};
use nom::{IResult, Parser};

use super::grid::{LineBox, SheetLine};

/// A piece of a page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Piece<'p> {
    Row,
    Cell,
    /// The end of a line, as a reader sees it.
    Break,
    /// A mark that shows nothing of its own, or a comment.
    Nothing,
    Text(&'p str),
}

/// Whether the text is a web page, or a piece of one.
pub(super) fn is_page(text: &str) -> bool {
    const MARKS: [&str; 8] = ["<td", "<th", "<p>", "<p ", "<br", "<div", "<li", "<html"];
    let lower = |at: usize, mark: &str| {
        text.as_bytes()
            .get(at..at + mark.len())
            .is_some_and(|found| found.eq_ignore_ascii_case(mark.as_bytes()))
    };
    let marks = memchr::memchr_iter(b'<', text.as_bytes());
    marks
        .into_iter()
        .any(|at| MARKS.iter().any(|mark| lower(at, mark)))
}

/// The rows of the tables and the lines around them, each with the line of the text on which it begins.
pub(super) fn lines(text: &str) -> Vec<SheetLine> {
    let mut page = Page::default();
    let parsed: IResult<&str, Vec<(&str, Piece<'_>)>> = many0(with_source(piece)).parse(text);
    let pieces = parsed.map(|(_, pieces)| pieces).unwrap_or_default();
    for (source, piece) in pieces {
        page.take(piece);
        page.line += source.matches('\n').count();
    }
    page.end_row();
    page.lines
}

fn with_source<'p>(
    parser: impl Fn(&'p str) -> IResult<&'p str, Piece<'p>>,
) -> impl Fn(&'p str) -> IResult<&'p str, (&'p str, Piece<'p>)> {
    move |input| {
        let (behind, piece) = parser(input)?;
        Ok((behind, (&input[..input.len() - behind.len()], piece)))
    }
}

fn piece(input: &str) -> IResult<&str, Piece<'_>> {
    let comment = recognize((
        tag("<!--"),
        alt((terminated(take_until("-->"), tag("-->")), rest)),
    ));
    let line_end = value(Piece::Break, char('\n'));
    let words = map(take_till1(|sign| matches!(sign, '<' | '\n')), Piece::Text);
    let lone_bracket = map(tag("<"), Piece::Text);
    alt((
        value(Piece::Nothing, comment),
        hidden,
        mark,
        line_end,
        words,
        lone_bracket,
    ))
    .parse(input)
}

/// Scripts and styles, which nobody sees.
fn hidden(input: &str) -> IResult<&str, Piece<'_>> {
    let (behind, name) = delimited(
        char('<'),
        alt((tag_no_case("script"), tag_no_case("style"))),
        pair(take_till(|sign| sign == '>'), char('>')),
    )
    .parse(input)?;
    let end = format!("</{name}");
    let at = behind
        .char_indices()
        .find(|(at, _)| {
            behind
                .get(*at..*at + end.len())
                .is_some_and(|found| found.eq_ignore_ascii_case(&end))
        })
        .map_or(behind.len(), |(at, _)| at);
    Ok((&behind[at..], Piece::Nothing))
}

/// `<td class="x">`, `</tr>`, `<br>`.
fn mark(input: &str) -> IResult<&str, Piece<'_>> {
    let name = recognize(pair(
        satisfy(|sign| sign.is_ascii_alphabetic() || matches!(sign, '/' | '!')),
        take_till(|sign: char| !sign.is_ascii_alphanumeric()),
    ));
    let behind = pair(take_till(|sign| sign == '>'), char('>'));
    map(
        delimited(char('<'), name, behind),
        |name: &str| match name.to_ascii_lowercase().as_str() {
            "tr" | "/tr" | "/table" | "table" => Piece::Row,
            "td" | "th" => Piece::Cell,
            "br" | "p" | "/p" | "div" | "/div" | "li" | "/li" | "h1" | "/h1" | "h2" | "/h2"
            | "h3" | "/h3" => Piece::Break,
            _ => Piece::Nothing,
        },
    )
    .parse(input)
}

/// The page so far.
#[derive(Default)]
struct Page {
    /// How many lines of the text lie behind us.
    line: usize,
    lines: Vec<SheetLine>,
    /// The line on which the row or the line of text began that is being put together.
    begun: Option<u32>,
    cells: Vec<String>,
    words: String,
    in_row: bool,
}

impl Page {
    fn take(&mut self, piece: Piece<'_>) {
        match piece {
            Piece::Row => self.end_row(),
            Piece::Cell => {
                if !self.in_row {
                    self.end_row();
                    self.in_row = true;
                } else {
                    self.end_cell();
                }
                self.begin();
            }
            // Within a row lines are broken by chance.
            Piece::Break if self.in_row => self.words.push(' '),
            Piece::Break => self.end_row(),
            Piece::Nothing => {}
            Piece::Text(text) => {
                self.begin();
                self.words.push_str(&decode_html_entities(text));
            }
        }
    }

    fn begin(&mut self) {
        let line = u32::try_from(self.line + 1).unwrap_or(u32::MAX);
        self.begun.get_or_insert(line);
    }

    fn end_cell(&mut self) {
        let words = std::mem::take(&mut self.words);
        self.cells
            .push(words.split_whitespace().collect::<Vec<_>>().join(" "));
    }

    fn end_row(&mut self) {
        let line = self.begun.take().unwrap_or(1);
        if std::mem::take(&mut self.in_row) {
            self.end_cell();
            let boxes = (1..).zip(self.cells.drain(..));
            let boxes = boxes.map(|(column, text)| LineBox { column, text });
            self.lines.push(SheetLine::of_boxes(line, boxes.collect()));
        } else {
            let words = std::mem::take(&mut self.words);
            self.lines.extend(SheetLine::of_text(line, &words));
        }
    }
}
