//! One line of a score, cut into numbers, moves, empty boxes, clock times and
//! a result.

use super::spoken;
use crate::notation::moves::lookalike::is_dash;
use crate::notation::moves::marks::apart::marks_in_line;
use crate::notation::words::result::read_result_token;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum RowItem {
    /// A move number; with dots for the missing half (`12...`) Black is next.
    Number {
        number: u32,
        black: bool,
    },
    Move {
        text: String,
        /// The words of a spoken move.
        spoken: Option<String>,
        column: u32,
    },
    Blank {
        column: u32,
    },
    Clock(String),
    Result(String),
}

/// Cuts a line. `expected` is the number that would come next: a bare figure
/// inside a line is a number only if it is that one.
pub(super) fn cut(line: &str, expected: u32) -> Vec<RowItem> {
    let mut cutter = RowCutter {
        items: Vec::new(),
        expected,
    };
    let boxed = line.contains(['\t', '|']);
    if !boxed {
        cutter.words(line, 0);
        return cutter.items;
    }
    let mut boxes: Vec<(u32, &str)> = Vec::new();
    let mut column = 0;
    for cell in line.split(['\t', '|']) {
        boxes.push((column, cell));
        column += count(cell) + 1;
    }
    // Bars at both ends of a line are its frame, and hold no empty boxes.
    let framed = line.trim();
    if framed.starts_with('|') {
        boxes.remove(0);
    }
    if framed.ends_with('|') {
        boxes.pop();
    }
    for (column, cell) in boxes {
        match cell.trim().is_empty() {
            true => cutter.items.push(RowItem::Blank { column: column + 1 }),
            false => cutter.words(cell, column),
        }
    }
    cutter.items
}

fn count(text: &str) -> u32 {
    u32::try_from(text.chars().count()).unwrap_or(u32::MAX)
}

/// A word of a line and where it stands.
struct PlacedWord<'l> {
    text: &'l str,
    column: u32,
    /// More than one blank stands before it: a new column of the sheet may begin.
    set_apart: bool,
}

fn words(text: &str, offset: u32) -> Vec<PlacedWord<'_>> {
    let mut words = Vec::new();
    let mut column = offset + 1;
    let mut blanks = 0;
    for text in text.split(char::is_whitespace) {
        if !text.is_empty() {
            let set_apart = blanks > 1;
            let number = number_before_spoken(text);
            let head = &text[..number];
            if !head.is_empty() {
                words.push(PlacedWord {
                    text: head,
                    column,
                    set_apart,
                });
            }
            words.push(PlacedWord {
                text: &text[number..],
                column: column + count(head),
                set_apart,
            });
            blanks = 0;
        }
        blanks += 1;
        column += count(text) + 1;
    }
    words
}

/// `1.Eva zwei`: how much of the word is the number ahead of a spoken one.
fn number_before_spoken(word: &str) -> usize {
    let digits = word.len() - word.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let behind = word[digits..].trim_start_matches(['.', ')', ':', '…']);
    let number = word.len() - behind.len();
    match digits > 0 && number > digits && spoken::is_spoken_word(behind) {
        true => number,
        false => 0,
    }
}

/// A spoken move stays within its column; where the gaps between words mean nothing, it may cross them.
fn spoken_at(words: &[PlacedWord<'_>]) -> Option<spoken::Spoken> {
    let head = words.first()?;
    if !spoken::is_spoken_word(head.text) {
        return None;
    }
    let texts: Vec<&str> = words
        .iter()
        .take(MOST_WORDS)
        .map(|word| word.text)
        .collect();
    let within = words[1..]
        .iter()
        .position(|word| word.set_apart)
        .map_or(texts.len(), |gap| (gap + 1).min(texts.len()));
    spoken::at_head(&texts[..within]).or_else(|| spoken::at_head(&texts))
}

/// The most words in a spoken move: `Bauer Eva sieben schlägt David acht Dame Schach Matt`, and a dash.
const MOST_WORDS: usize = 10;

struct RowCutter {
    items: Vec<RowItem>,
    expected: u32,
}

impl RowCutter {
    fn words(&mut self, text: &str, offset: u32) {
        let words = words(text, offset);
        let mut at = 0;
        while let Some(word) = words.get(at) {
            at += match spoken_at(&words[at..]) {
                Some(spoken) => {
                    let said = words[at..at + spoken.words].iter().map(|word| word.text);
                    self.items.push(RowItem::Move {
                        text: spoken.written,
                        spoken: Some(said.collect::<Vec<_>>().join(" ")),
                        column: word.column,
                    });
                    spoken.words
                }
                None => self.word_or_phrase(&words[at..]),
            };
        }
    }

    /// Takes the first word, or the words of a mark like `e. p.`; gives how many.
    fn word_or_phrase(&mut self, words: &[PlacedWord<'_>]) -> usize {
        let texts: Vec<&str> = words
            .iter()
            .take(MOST_WORDS)
            .map(|word| word.text)
            .collect();
        if let Some(RowItem::Move { text, .. }) = self.items.last_mut()
            && let Some(taken @ 2..) = marks_in_line(&texts)
        {
            for word in &texts[..taken] {
                text.push(' ');
                text.push_str(word);
            }
            return taken;
        }
        self.word(words[0].text, words[0].column);
        1
    }

    fn word(&mut self, word: &str, column: u32) {
        let word = word.trim_end_matches([',', ';']);
        if word.is_empty() {
            return;
        }
        if read_result_token(word.as_bytes()).is_some() {
            self.items.push(RowItem::Result(word.to_owned()));
        } else if let Some(clock) = clock(word) {
            self.items.push(RowItem::Clock(clock.to_owned()));
        } else if !(self.number(word, column)
            || self.joins_the_move_before(word)
            || self.blackens_the_number(word))
        {
            self.items.push(match is_placeholder(word) {
                true => RowItem::Blank { column },
                false => RowItem::Move {
                    text: word.to_owned(),
                    spoken: None,
                    column,
                },
            });
        }
    }

    /// `12.`, `12)`, `12...`, `12.e4`, and a bare `12` where a number is due.
    fn number(&mut self, word: &str, column: u32) -> bool {
        let digits = word
            .find(|c: char| !c.is_ascii_digit())
            .unwrap_or(word.len());
        let (figures, rest) = word.split_at(digits);
        let Ok(number) = figures.parse::<u32>() else {
            return false;
        };
        if figures.starts_with('0') || figures.len() > 3 {
            return false;
        }
        let behind = rest.trim_start_matches(['.', ')', ':', '…', ']']);
        let punctuation = &rest[..rest.len() - behind.len()];
        let due = self.items.is_empty() || number == self.expected;
        if punctuation.is_empty() && !(behind.is_empty() && due) {
            return false;
        }
        let black = is_ellipsis(punctuation);
        self.items.push(RowItem::Number { number, black });
        self.expected = number + 1;
        if !behind.is_empty() {
            let skipped = count(word) - count(behind);
            self.word(behind, column + skipped);
        }
        true
    }

    /// `(=)`, `+`, `mate` standing apart belong to the move before them, and a letter alone to the square behind it
    /// (`G d3`).
    fn joins_the_move_before(&mut self, word: &str) -> bool {
        match self.items.last_mut() {
            Some(RowItem::Move { text, .. })
                if marks_in_line(&[word]).is_some() || is_letter(text) =>
            {
                text.push(' ');
                text.push_str(word);
                true
            }
            _ => false,
        }
    }

    /// `12. ... Nf6`.
    fn blackens_the_number(&mut self, word: &str) -> bool {
        match self.items.last_mut() {
            Some(RowItem::Number { black, .. }) if is_ellipsis(word) => {
                *black = true;
                true
            }
            _ => false,
        }
    }
}

fn is_letter(text: &str) -> bool {
    let mut chars = text.chars();
    chars.next().is_some_and(char::is_alphabetic) && chars.next().is_none()
}

fn is_ellipsis(text: &str) -> bool {
    text.contains('…') || (text.len() > 1 && text.chars().all(|c| c == '.'))
}

/// A stroke or a dotted line where a move should stand. Two dashes are a null move.
fn is_placeholder(word: &str) -> bool {
    let one_dash = word.chars().count() == 1 && word.chars().all(is_dash);
    one_dash || is_ellipsis(word) || word.chars().all(|c| c == '_')
}

/// `1:30:00`, `0:05`, also in brackets.
fn clock(word: &str) -> Option<&str> {
    let time = word
        .strip_prefix('(')
        .and_then(|w| w.strip_suffix(')'))
        .unwrap_or(word);
    let parts: Vec<_> = time.split(':').collect();
    let figures = |p: &&str| p.bytes().all(|b| b.is_ascii_digit());
    let (hours, others) = parts.split_first()?;
    let shaped = matches!(hours.len(), 1 | 2)
        && matches!(others.len(), 1 | 2)
        && others.iter().all(|p| p.len() == 2)
        && parts.iter().all(figures);
    shaped.then_some(time)
}
