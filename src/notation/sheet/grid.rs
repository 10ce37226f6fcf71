//! How a text is ruled: its lines, and the boxes into which tabs, bars, drawn lines, the separators of a table or the
//! cells of a web page part them. What stands in a box is not asked here, but for the one question which separator a
//! table without heads has.

use std::borrow::Cow;

use super::columns::Columns;
use super::html;
use super::word;
use crate::notation::moves::lookalike::is_dash;
use crate::table::SEPARATORS;

/// One line of the text, or one row of a table in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct SheetLine {
    /// Counted from 1.
    pub(super) line: u32,
    /// The line without the blanks around it. Of a row of a table the boxes with tabs between them.
    pub(super) text: String,
    /// How many blanks stand before it.
    pub(super) indent: u32,
    /// The boxes, where something parts the line.
    pub(super) boxes: Option<Vec<LineBox>>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct LineBox {
    /// Counted from 1: the character in a line of text before which the box begins, or the field in a row of a table.
    pub(super) column: u32,
    pub(super) text: String,
}

impl SheetLine {
    /// A row of a table.
    pub(super) fn of_boxes(line: u32, boxes: Vec<LineBox>) -> SheetLine {
        let texts: Vec<&str> = boxes.iter().map(|each| each.text.as_str()).collect();
        SheetLine {
            line,
            text: texts.join("\t").trim().to_owned(),
            indent: 0,
            boxes: Some(boxes),
        }
    }

    /// A line of text, parted where tabs or bars part it; nothing for a line that shows nothing. The signs with which
    /// mail is quoted are blanks.
    pub(super) fn of_text(line: u32, text: &str) -> Option<SheetLine> {
        let inside = text.trim_start_matches(|sign: char| sign == '>' || sign.is_whitespace());
        (!inside.is_empty()).then(|| SheetLine {
            line,
            text: inside.trim_end().to_owned(),
            indent: count(text) - count(inside),
            boxes: text.contains(is_bar).then(|| barred(text)),
        })
    }

    /// The boxes that hold something.
    pub(super) fn filled(&self) -> impl Iterator<Item = &LineBox> {
        let boxes = self.boxes.iter().flatten();
        boxes.filter(|each| !each.text.is_empty())
    }
}

/// The lines of a text that show something.
pub(super) fn lines(text: &str) -> Vec<SheetLine> {
    let text = text.trim_start_matches('\u{FEFF}');
    if html::is_page(text) {
        return html::lines(text);
    }
    let numbered = (1..).zip(text.lines());
    match separator(text) {
        Some(separator) => records(text, separator),
        None => with_whole_comments(numbered)
            .filter_map(|(line, text)| SheetLine::of_text(line, &text))
            .collect(),
    }
}

/// So many lines a comment in braces may go over.
const LONGEST_COMMENT: usize = 6;

/// The lines of a text, those that one comment in braces goes over as one. A brace that is not closed within a few lines, or
/// before another opens, opens nothing.
fn with_whole_comments<'t>(
    lines: impl Iterator<Item = (u32, &'t str)>,
) -> impl Iterator<Item = (u32, Cow<'t, str>)> {
    let lines: Vec<(u32, &str)> = lines.collect();
    let mut at = 0;
    std::iter::from_fn(move || {
        let (number, text) = *lines.get(at)?;
        let following = &lines[at + 1..lines.len().min(at + LONGEST_COMMENT)];
        at += 1;
        let opened = text.rfind('{').filter(|open| !text[*open..].contains('}'));
        let closing = opened.and_then(|_| {
            following
                .iter()
                .position(|(_, line)| line.contains(['{', '}']))
        });
        let Some(closing) = closing.filter(|index| {
            let line = following[*index].1;
            line.find('}') < line.find('{').or(Some(usize::MAX)) && line.contains('}')
        }) else {
            return Some((number, Cow::Borrowed(text)));
        };
        let parts = following[..=closing].iter().map(|(_, line)| *line);
        at += closing + 1;
        let whole: Vec<&str> = [text].into_iter().chain(parts).collect();
        Some((number, Cow::Owned(whole.join(" "))))
    })
}

/// Lines drawn to part rows: of dashes, or of the signs that Unicode has for it.
pub(super) fn is_ruling(line: &str) -> bool {
    let drawn = |sign: char| {
        is_dash(sign)
            || matches!(
                sign,
                '|' | '=' | '_' | '+' | ':' | '*' | '~' | ' ' | '\t' | '\u{2500}'..='\u{257F}'
            )
    };
    line.chars().all(drawn) && line.chars().count() > 3
}

/// Tabs, and everything that is drawn as an upright line.
fn is_bar(sign: char) -> bool {
    matches!(sign, '\t' | '|' | '¦' | '│' | '┃' | '║' | '｜')
}

fn barred(text: &str) -> Vec<LineBox> {
    let mut boxes = Vec::new();
    let mut column = 1;
    for part in text.split(is_bar) {
        let quoted = part.trim();
        let inside = quoted
            .strip_prefix('"')
            .and_then(|inside| inside.strip_suffix('"'));
        let before = match quoted.is_empty() {
            true => 0,
            false => count(part) - count(part.trim_start()),
        };
        boxes.push(LineBox {
            column: column + before,
            text: inside.unwrap_or(quoted).to_owned(),
        });
        column += count(part) + 1;
    }
    // Bars at both ends of a line are its frame, and hold no empty boxes.
    let framed = text.trim_matches(' ');
    let is_frame = |sign: char| is_bar(sign) && sign != '\t';
    if framed.ends_with(is_frame) {
        boxes.pop();
    }
    if framed.starts_with(is_frame) && !boxes.is_empty() {
        boxes.remove(0);
    }
    boxes
}

fn count(text: &str) -> u32 {
    u32::try_from(text.chars().count()).unwrap_or(u32::MAX)
}

/// How many lines are looked at for the separator of a table.
const LOOKED_AT: usize = 60;

/// The separator of a table of cells: told by `sep=;` as Excel does, shown by the heads of columns, or, in a table without
/// heads, by rows whose first cells are a number and a move, or two moves.
fn separator(text: &str) -> Option<u8> {
    let first = text.lines().find(|line| !line.trim().is_empty())?;
    if let Some(told) = told_separator(first) {
        return Some(told);
    }
    let lines = || {
        text.lines()
            .take(LOOKED_AT)
            .filter(|line| !line.trim().is_empty())
    };
    let by_heads = SEPARATORS.into_iter().find(|separator| {
        let may_be = |line: &&str| line.as_bytes().contains(separator);
        lines().filter(may_be).any(|line| {
            let boxes = record(line, *separator);
            Columns::of_heads(&boxes).is_some()
        })
    });
    by_heads.or_else(|| {
        // Tabs part the boxes of any line, and need no table.
        [b';', b','].into_iter().find(|separator| {
            let parted = lines().filter(|line| line.as_bytes().contains(separator));
            let rows = parted.filter(|line| is_row_of_moves(line, *separator));
            let rows = rows.count();
            rows > 0 && rows * 2 > lines().count()
        })
    })
}

/// `sep=;`: the line by which Excel is told the separator.
fn told_separator(line: &str) -> Option<u8> {
    let line = line.trim().trim_matches('"');
    let (word, separator) = line.split_once('=')?;
    let told = word.trim().eq_ignore_ascii_case("sep");
    let separator = match separator.as_bytes() {
        [] | b"\\t" => b'\t',
        [separator, ..] => *separator,
    };
    (told && SEPARATORS.contains(&separator)).then_some(separator)
}

/// `1;e4;e5`, `e4;e5`: no blank parts what a separator parts already.
fn is_row_of_moves(line: &str, separator: u8) -> bool {
    let cells = record(line, separator);
    let mut cells = cells.iter().map(|cell| cell.text.as_str());
    let (first, second) = (
        cells.next().unwrap_or_default(),
        cells.next().unwrap_or_default(),
    );
    let is_plain = |cell: &str| !cell.contains(char::is_whitespace);
    match word::bare_number(first) {
        Some(_) => word::is_move(second),
        None => is_plain(first) && word::is_move(first) && word::is_move(second),
    }
}

fn records(text: &str, separator: u8) -> Vec<SheetLine> {
    let lines = (1..).zip(text.lines());
    let shown = lines.filter(|(_, line)| !line.trim().is_empty() && told_separator(line).is_none());
    let rows = shown.map(|(number, line)| SheetLine::of_boxes(number, record(line, separator)));
    rows.filter(|row| row.filled().next().is_some()).collect()
}

/// The cells of one line. Lines are read one by one, so that a quotation mark that is never closed costs one line and not
/// the sheet.
fn record(line: &str, separator: u8) -> Vec<LineBox> {
    let quotes = memchr::memchr_iter(b'"', line.as_bytes()).count();
    let boxed = |(column, text): (u32, &str)| LineBox {
        column,
        text: text.trim().to_owned(),
    };
    // Nearly every line: a reader of CSV costs more than all the rest of it.
    if quotes == 0 {
        let cells = line.split(char::from(separator));
        return (1..).zip(cells).map(boxed).collect();
    }
    let cells = csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .delimiter(separator)
        .quoting(quotes.is_multiple_of(2))
        .trim(csv::Trim::All)
        .buffer_capacity(line.len().max(1))
        .from_reader(line.as_bytes())
        .into_records()
        .next();
    // Reading from a text in memory fails at nothing: the rows may be of any length.
    let cells = cells.and_then(Result::ok).unwrap_or_default();
    (1..).zip(cells.iter()).map(boxed).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(text: &str) -> Vec<Vec<String>> {
        let lines = lines(text).into_iter();
        let boxes = lines.map(|line| line.boxes.unwrap_or_default());
        let texts = boxes.map(|boxes| boxes.into_iter().map(|each| each.text).collect());
        texts.collect()
    }

    #[test]
    fn all_ways_to_rule_a_table_give_the_same_boxes() {
        let expected = [["1", "e4", "e5"], ["2", "Nf3", ""]];
        for text in [
            "1\te4\te5\n2\tNf3\t\n",
            "| 1 | e4 | e5 |\n| 2 | Nf3 | |\n",
            "│ 1 │ e4 │ e5 │\n│ 2 │ Nf3 │ │\n",
            "║1║e4║e5║\n║2║Nf3║║\n",
            "1;e4;e5\n2;Nf3;\n",
            "1,e4,e5\n2,Nf3,\n",
            "sep=;\n1;e4;e5\n2;Nf3;\n",
            "\u{FEFF}\"1\",\"e4\",\"e5\"\n\"2\",\"Nf3\",\"\"\n",
            "<table><tr><td>1</td><td>e4</td><td>e5</td></tr>\n<tr><td>2<td><b>Nf3</b><td>&nbsp;</tr></table>",
            "<TABLE BORDER=1>\n<TR>\n<TD>1</TD>\n<TD>e4</TD>\n<TD>e5</TD></TR>\n<TR><TD>2</TD><TD>Nf3</TD><TD></TD></TR>",
        ] {
            assert_eq!(rows(text), expected, "{text}");
        }
    }

    #[test]
    fn lines_around_a_table_of_a_web_page_keep_their_places() {
        let text = "<h1>White: Ada</h1>\n<p>Black: Bob<br>Round: 3</p>\n<style>td{color:red}</style>\n<table>\n<tr><td>1</td><td>e4</td></tr>\n</table>\n&frac12;-&frac12;\n";
        let found: Vec<_> = lines(text)
            .into_iter()
            .map(|line| (line.line, line.text))
            .collect();
        let expected = [
            (1, "White: Ada"),
            (2, "Black: Bob"),
            (2, "Round: 3"),
            (5, "1\te4"),
            (7, "½-½"),
        ];
        assert_eq!(found, expected.map(|(line, text)| (line, text.to_owned())));
    }

    #[test]
    fn a_quotation_mark_costs_one_line_at_the_most() {
        assert_eq!(
            rows("move,white,black\n1,\"e4,e5\n2,Nf3,Nc6\n"),
            [
                vec!["move", "white", "black"],
                vec!["1", "\"e4", "e5"],
                vec!["2", "Nf3", "Nc6"]
            ]
        );
    }

    #[test]
    fn running_text_with_commas_is_no_table() {
        for text in ["Smith, John\nDoe, Jane\n1. e4 e5\n", "e4 e5, Nf3 Nc6\n"] {
            assert!(
                lines(text).iter().all(|line| line.boxes.is_none()),
                "{text}"
            );
        }
    }
}
