//! Movetext in lines of at most 80 columns. Breaks come between moves and between the words of a comment, never
//! inside a comment's command (`[%clk 0:05:00]`), and never so that a line of a comment would look like a tag line
//! or an escaped line to another reader.

use crate::steps;

const WIDEST: usize = 80;

pub(super) struct Lines<'o> {
    out: &'o mut String,
    /// Columns taken on the line at hand, without what waits.
    width: usize,
    /// The last piece, which may still grow at its end.
    waiting: String,
    /// Brackets that belong to the piece to come.
    prefix: String,
}

impl<'o> Lines<'o> {
    pub(super) fn new(out: &'o mut String) -> Lines<'o> {
        Lines {
            out,
            width: 0,
            waiting: String::new(),
            prefix: String::new(),
        }
    }

    /// Something that is never broken.
    pub(super) fn piece(&mut self, text: &str) {
        self.flush();
        self.waiting.push_str(&self.prefix);
        self.waiting.push_str(text);
        self.prefix.clear();
    }

    /// A bracket before the next piece.
    pub(super) fn open(&mut self) {
        self.prefix.push('(');
    }

    /// A bracket behind the last piece.
    pub(super) fn close(&mut self) {
        self.waiting.push(')');
    }

    pub(super) fn comment(&mut self, text: &str) {
        let mut first = true;
        for word in words(text) {
            if first {
                self.piece("{");
            } else if is_dangerous(word) {
                self.waiting.push(' ');
            } else {
                self.flush();
            }
            first = false;
            self.waiting.push_str(word);
        }
        if !first {
            self.waiting.push('}');
        }
    }

    pub(super) fn end(mut self) {
        self.flush();
        self.out.push('\n');
    }

    fn flush(&mut self) {
        if self.waiting.is_empty() {
            return;
        }
        let columns = self.waiting.chars().count();
        if self.width > 0 {
            let fits = self.width + 1 + columns <= WIDEST;
            self.out.push(if fits { ' ' } else { '\n' });
            self.width = if fits { self.width + 1 } else { 0 };
        }
        self.out.push_str(&self.waiting);
        self.width += columns;
        self.waiting.clear();
    }
}

/// At the start of a line this might begin a tag, and with it a game, or an escaped line.
fn is_dangerous(word: &str) -> bool {
    word.starts_with('%') || word.starts_with('[') && !word.starts_with("[%")
}

/// The words of a comment, each command one word with what touches it.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let last_close = text.rfind(']').unwrap_or(0);
    let mut rest = text.trim();
    let mut at = text.len() - text.trim_start().len();
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let mut end = 0;
        while let Some(next) = rest[end..].chars().next() {
            if next.is_whitespace() {
                break;
            }
            // The end of a command is looked for only where one begins: to look for it at every sign of a long word would
            // take for ever.
            let is_command = rest[end..].starts_with("[%") && at + end < last_close;
            end += match is_command {
                true => width_to_close(&rest[end..]),
                false => next.len_utf8(),
            };
        }
        let (word, behind) = rest.split_at(end);
        let trimmed = behind.trim_start();
        at += rest.len() - trimmed.len();
        rest = trimmed;
        Some(word)
    })
}

/// How far it is to the end of a command, which is known to come.
fn width_to_close(command: &str) -> usize {
    let width = command.find(']').map_or(command.len(), |close| close + 1);
    steps::count(width);
    width
}

#[cfg(test)]
mod tests {
    use super::*;

    fn comment(text: &str) -> String {
        let mut out = String::new();
        let mut lines = Lines::new(&mut out);
        lines.comment(text);
        lines.end();
        out
    }

    #[test]
    fn a_command_is_one_word() {
        let all: Vec<&str> = words(" a [%clk 0:05:00][%eval 0.3] b [%x c").collect();
        assert_eq!(all, ["a", "[%clk 0:05:00][%eval 0.3]", "b", "[%x", "c"]);
    }

    /// To look for the end of a command at every sign of a word took 41 seconds for a megabyte.
    #[test]
    fn the_end_of_a_command_is_looked_for_once() {
        for text in ["x", "[%", "[%x] ", "[%x]", "[ ", "] [%"] {
            let looked_at = |times: usize| {
                let text = text.repeat(times);
                steps::count_during(|| assert!(words(&text).last().is_some()))
            };
            let (once, four_times) = (looked_at(1_000), looked_at(4_000));
            assert!(
                four_times <= 5 * once,
                "{text}: {once} steps, then {four_times}"
            );
        }
    }

    #[test]
    fn lines_break_at_eighty_columns_and_not_in_commands() {
        let text = comment(&"[%clk 0:05:00] Läufer ".repeat(20));
        for line in text.lines() {
            assert!(line.chars().count() <= 80, "{line}");
            assert_eq!(
                line.matches("[%clk 0:05:00]").count(),
                line.matches("[%clk").count()
            );
        }
        assert!(text.lines().count() > 5);
    }

    #[test]
    fn no_line_of_a_comment_looks_like_a_tag_or_an_escape() {
        let words = "[Event \"x\"] %y ".repeat(40);
        let text = comment(&words);
        let begins = |line: &str| line.starts_with('[') || line.starts_with('%');
        assert!(!text.lines().any(begins), "{text}");
        let joined = text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(
            joined,
            format!("{{{}}}", words.trim()),
            "and nothing is lost"
        );
    }

    #[test]
    fn brackets_cling_to_their_moves() {
        let mut out = String::new();
        let mut lines = Lines::new(&mut out);
        lines.piece("1. e4");
        lines.open();
        lines.piece("1. d4");
        lines.open();
        lines.comment("or");
        lines.piece("1. c4");
        lines.close();
        lines.close();
        lines.end();
        assert_eq!(out, "1. e4 (1. d4 ({or} 1. c4))\n");
    }
}
