//! A terminal as a picture: text with the escape codes of colours becomes an SVG that GitHub shows in a README. It knows
//! the codes that the program writes (bold, dim, the eight colours) and refuses others.

use std::fmt::Write;

/// A terminal of this many columns, about as wide as a page on GitHub. Longer lines go on in the next row, as they would.
const COLUMNS: usize = 106;
/// Cells in pixels: the advance of most monospaced fonts is 0.6 of their size.
const CELL: (f64, f64) = (8.1, 19.0);
const FONT_SIZE: f64 = 13.5;
const MARGIN: f64 = 18.0;
/// The bar of the window, with its three dots.
const BAR: f64 = 34.0;

const STYLE: &str = "text { font-family: ui-monospace, SFMono-Regular, Menlo, 'DejaVu Sans Mono', Consolas, monospace; \
                     fill: #d7dde5; white-space: pre } \
                     .bold { font-weight: 700 } .dim { fill: #8490a0 } \
                     .red { fill: #ff7a70 } .green { fill: #6fd08c } .yellow { fill: #f0c04c } \
                     .blue { fill: #79b8ff } .magenta { fill: #d2a8ff } .cyan { fill: #5fd3dd }";
const COLOURS: [&str; 8] = ["", "red", "green", "yellow", "blue", "magenta", "cyan", ""];

/// How the characters that follow look.
#[derive(Clone, Default, PartialEq)]
struct Look {
    bold: bool,
    dim: bool,
    colour: &'static str,
}

impl Look {
    /// The look after an escape code such as `1;31`.
    fn after(mut self, codes: &str) -> Look {
        for code in codes.split(';') {
            match code.parse().unwrap_or(0) {
                0 => self = Look::default(),
                1 => self.bold = true,
                2 => self.dim = true,
                colour @ 30..=37 => self.colour = COLOURS[colour - 30],
                other => panic!("the picture does not know the escape code {other}"),
            }
        }
        self
    }

    fn classes(&self) -> String {
        let bold = if self.bold { "bold" } else { "" };
        let dim = if self.dim { "dim" } else { "" };
        let all = [bold, dim, self.colour];
        let named: Vec<&str> = all.into_iter().filter(|name| !name.is_empty()).collect();
        named.join(" ")
    }
}

/// Characters of one look in one row.
struct Run {
    row: usize,
    column: usize,
    look: Look,
    text: String,
}

/// The runs of a text, and how many rows it takes.
fn runs(text: &str) -> (Vec<Run>, usize) {
    let mut runs: Vec<Run> = Vec::new();
    let (mut row, mut column, mut look) = (0, 0, Look::default());
    let mut characters = text.chars();
    while let Some(character) = characters.next() {
        match character {
            '\u{1b}' => {
                let codes: String = characters.by_ref().take_while(|c| *c != 'm').collect();
                look = look.after(codes.trim_start_matches('['));
            }
            '\n' => (row, column) = (row + 1, 0),
            _ => {
                if column == COLUMNS {
                    (row, column) = (row + 1, 0);
                }
                match runs.last_mut() {
                    Some(run) if column > 0 && run.row == row && run.look == look => {
                        run.text.push(character);
                    }
                    _ => runs.push(Run {
                        row,
                        column,
                        look: look.clone(),
                        text: character.into(),
                    }),
                }
                column += 1;
            }
        }
    }
    (runs, row + usize::from(column > 0))
}

/// A command with what it showed, under a description for those who cannot see it.
pub fn svg(description: &str, command: &str, shown: &str) -> String {
    let screen = format!("\u{1b}[32m$\u{1b}[0m \u{1b}[1m{command}\u{1b}[0m\n\n{shown}");
    let (runs, rows) = runs(&screen);
    let (cell, line) = CELL;
    let width = MARGIN * 2.0 + cell * COLUMNS as f64;
    let height = BAR + MARGIN + line * rows as f64;
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" width=\"{width:.0}\" \
         height=\"{height:.0}\" font-size=\"{FONT_SIZE}\" role=\"img\" aria-labelledby=\"title\">\n\
         <title id=\"title\">{}</title>\n<style>{STYLE}</style>\n\
         <rect width=\"100%\" height=\"100%\" rx=\"9\" fill=\"#12171f\"/>\n",
        escaped(description)
    );
    for (index, colour) in ["#ff5f57", "#febc2e", "#28c840"].into_iter().enumerate() {
        let x = MARGIN + 4.0 + 20.0 * index as f64;
        let _ = writeln!(
            out,
            "<circle cx=\"{x}\" cy=\"18\" r=\"6\" fill=\"{colour}\"/>"
        );
    }
    for run in runs {
        // Every run has its place and its length: the caret stands under its move in any font.
        let text = run.text.trim();
        let blanks = run.text.chars().take_while(|c| *c == ' ').count();
        if text.is_empty() {
            continue;
        }
        let x = MARGIN + cell * (run.column + blanks) as f64;
        let y = BAR + line * run.row as f64 + FONT_SIZE;
        let length = cell * text.chars().count() as f64;
        let class = match run.look.classes() {
            none if none.is_empty() => none,
            some => format!(" class=\"{some}\""),
        };
        let _ = writeln!(
            out,
            "<text x=\"{x:.1}\" y=\"{y:.1}\" textLength=\"{length:.1}\"{class} xml:space=\"preserve\">{}</text>",
            escaped(text)
        );
    }
    out.push_str("</svg>\n");
    out
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

#[test]
fn a_run_knows_its_look_and_its_place() {
    let picture = svg(
        "A <test>",
        "true",
        "\u{1b}[1m\u{1b}[31merror\u{1b}[0m: a & b\n   ^^^\n",
    );
    for part in [
        "<title id=\"title\">A &lt;test&gt;</title>",
        "<text x=\"18.0\" y=\"85.5\" textLength=\"40.5\" class=\"bold red\" xml:space=\"preserve\">error</text>",
        "<text x=\"58.5\" y=\"85.5\" textLength=\"56.7\" xml:space=\"preserve\">: a &amp; b</text>",
        "<text x=\"42.3\" y=\"104.5\" textLength=\"24.3\" xml:space=\"preserve\">^^^</text>",
    ] {
        assert!(picture.contains(part), "{part} is not in\n{picture}");
    }
}

#[test]
fn a_line_that_is_too_long_goes_on_in_the_next_row() {
    let (found, rows) = runs(&"x".repeat(COLUMNS + 1));
    let lengths: Vec<usize> = found.iter().map(|run| run.text.len()).collect();
    assert_eq!((lengths, rows), (vec![COLUMNS, 1], 2));
}
