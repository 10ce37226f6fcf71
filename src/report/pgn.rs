//! A score as PGN: the tags, a blank line, numbered moves in short algebraic notation in the letters asked for, and
//! the result (PGN standard, export format). Which moves and comments there are is decided by whoever made the score;
//! nothing is left out here and nothing added.

mod lines;

use crate::board::{Board, Color};
use crate::notation::moves::alphabet::{self, Alphabet};
use crate::replay::Score;
use crate::replay::san::{san, san_in};
use crate::replay::score::{Movetext, ScoreItem};

use lines::Lines;

/// Appends one game, without the blank line that parts it from the next.
pub fn write(score: &Score, letters: &Alphabet, out: &mut String) {
    for (name, value) in &score.tags {
        let value = value.replace('\\', r"\\").replace('"', "\\\"");
        out.extend(["[", name, " \"", &value, "\"]\n"]);
    }
    out.push('\n');
    match &score.movetext {
        Movetext::AsWritten(text) => {
            out.push_str(text);
            out.push('\n');
        }
        Movetext::Played { items, closing } => {
            let mut lines = Lines::new(out);
            Writer::new(&score.start, letters).items(items, &mut lines);
            if let Some(closing) = closing {
                lines.comment(closing);
            }
            lines.piece(score.result);
            lines.end();
        }
    }
}

/// One line of play: its position, and the one that a variation would start from.
#[derive(Clone)]
struct PlayLine {
    now: Board,
    before: Board,
}

struct Writer<'l> {
    letters: &'l Alphabet,
    english: bool,
    line: PlayLine,
    /// The lines around this one.
    around: Vec<PlayLine>,
    /// Black's next move needs its number: it does not stand right behind White's.
    interrupted: bool,
}

impl<'l> Writer<'l> {
    fn new(start: &Board, letters: &'l Alphabet) -> Writer<'l> {
        Writer {
            letters,
            english: letters.code() == alphabet::english().code(),
            line: PlayLine {
                now: start.clone(),
                before: start.clone(),
            },
            around: Vec::new(),
            interrupted: true,
        }
    }

    fn items(&mut self, items: &[ScoreItem], lines: &mut Lines<'_>) {
        for item in items {
            match item {
                ScoreItem::Move(m) => {
                    let board = &self.line.now;
                    let text = match self.english {
                        true => san(board, *m),
                        false => san_in(board, *m, self.letters),
                    };
                    self.numbered(&text, lines);
                    self.line.before.clone_from(&self.line.now);
                    self.line.now.play(*m);
                }
                ScoreItem::Null => {
                    self.numbered("--", lines);
                    self.line.before.clone_from(&self.line.now);
                    self.line.now.pass();
                }
                ScoreItem::Nag(number) => lines.piece(&format!("${number}")),
                ScoreItem::Comment(text) => {
                    lines.comment(text);
                    self.interrupted = true;
                }
                ScoreItem::Open => {
                    let branch = self.line.before.clone();
                    let line = PlayLine {
                        now: branch.clone(),
                        before: branch,
                    };
                    self.around.push(std::mem::replace(&mut self.line, line));
                    lines.open();
                    self.interrupted = true;
                }
                ScoreItem::Close => {
                    if let Some(line) = self.around.pop() {
                        self.line = line;
                    }
                    lines.close();
                    self.interrupted = true;
                }
            }
        }
    }

    fn numbered(&mut self, text: &str, lines: &mut Lines<'_>) {
        let number = self.line.now.fullmove();
        match self.line.now.turn() {
            Color::White => lines.piece(&format!("{number}. {text}")),
            Color::Black if self.interrupted => lines.piece(&format!("{number}... {text}")),
            Color::Black => lines.piece(text),
        }
        self.interrupted = false;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Move, Square};

    fn at(name: &str) -> Square {
        let bytes = name.as_bytes();
        Square::at(bytes[0] - b'a', bytes[1] - b'1')
    }

    fn play(from: &str, to: &str) -> ScoreItem {
        ScoreItem::Move(Move::normal(at(from), at(to)))
    }

    fn score(items: Vec<ScoreItem>) -> Score {
        Score {
            tags: vec![("Event".to_owned(), r#"The "C:\" Open"#.to_owned())],
            start: Board::standard(),
            movetext: Movetext::Played {
                items,
                closing: None,
            },
            result: "*",
        }
    }

    fn written(score: &Score, code: &str) -> String {
        let mut out = String::new();
        let letters = alphabet::by_code(code).expect("a known alphabet");
        write(score, letters, &mut out);
        out
    }

    #[test]
    fn a_score_in_two_languages() {
        let items = vec![
            ScoreItem::Comment("before".into()),
            play("e2", "e4"),
            ScoreItem::Nag(1),
            play("e7", "e5"),
            play("g1", "f3"),
            ScoreItem::Comment("[%clk 0:01:00]".into()),
            ScoreItem::Open,
            play("f1", "c4"),
            play("b8", "c6"),
            ScoreItem::Close,
            play("b8", "c6"),
        ];
        let score = score(items);
        let head = "[Event \"The \\\"C:\\\\\\\" Open\"]\n\n";
        assert_eq!(
            written(&score, "en"),
            format!(
                "{head}{{before}} 1. e4 $1 e5 2. Nf3 {{[%clk 0:01:00]}} (2. Bc4 Nc6) 2... Nc6 *\n"
            )
        );
        assert_eq!(
            written(&score, "ru"),
            format!(
                "{head}{{before}} 1. e4 $1 e5 2. Кf3 {{[%clk 0:01:00]}} (2. Сc4 Кc6) 2... Кc6 *\n"
            )
        );
    }

    /// The seam for those who put a move right: the move, and one comment more behind it.
    #[test]
    fn a_repaired_move_carries_what_was_written() {
        let items = vec![
            play("g1", "f3"),
            ScoreItem::Comment("[%repaired \"Nf33\"]".into()),
        ];
        let text = written(&score(items), "en");
        assert!(
            text.ends_with("\n1. Nf3 {[%repaired \"Nf33\"]} *\n"),
            "{text}"
        );
    }

    #[test]
    fn the_closing_comment_stands_before_the_result() {
        let mut score = score(vec![play("e2", "e4")]);
        if let Movetext::Played { closing, .. } = &mut score.movetext {
            *closing = Some("the rest is lost".into());
        }
        let text = written(&score, "en");
        assert!(text.ends_with("\n1. e4 {the rest is lost} *\n"), "{text}");
    }
}
