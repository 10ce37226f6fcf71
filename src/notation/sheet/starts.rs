//! Where sheets begin in a text that holds several, one below the other. A new one begins where moves are numbered from
//! one again, or, without numbers, where moves go on behind a result; with the headers that stand above its moves.

use super::grid::{self, SheetLine, is_ruling};
use super::header::{is_column_heads, opens_sheet};
use super::page::items_of;
use super::row::{ItemKind, RowContext};
use super::word::is_move;
use crate::notation::words::outcome::read_outcome;
use crate::notation::words::result::{ResultReading, read_result, read_result_token};

/// The lines, counted from 1, on which the second and every later sheet begins.
pub fn later_sheets(text: &str) -> Vec<u32> {
    let lines = grid::lines(text);
    let glances: Vec<Glance> = lines.iter().map(Glance::at).collect();
    let mut starts = Vec::new();
    let mut game = Game::default();
    for index in 0..glances.len() {
        let glance = &glances[index];
        if glance.has_moves && game.is_over_before(index, &glances) {
            let start = head_of(index, game.last, &lines, &glances);
            starts.push(lines[start].line);
            game = Game::default();
        }
        game.add(index, glance);
    }
    starts
}

/// What a line is, seen by itself.
struct Glance {
    numbers: Vec<u32>,
    has_moves: bool,
    /// It ends with a result, or is one.
    ends: bool,
    /// It belongs to the head of a sheet.
    opens: bool,
}

impl Glance {
    fn at(line: &SheetLine) -> Glance {
        let opens = opens_sheet(&line.text) || is_column_heads(&line.text);
        let is_result = read_result_token(line.text.as_bytes()).is_some()
            || read_outcome(&line.text).is_some()
            || line.text.chars().any(char::is_alphabetic)
                && matches!(read_result(&line.text), ResultReading::Result(_));
        if opens || is_result || is_ruling(&line.text) {
            return Glance {
                numbers: Vec::new(),
                has_moves: false,
                ends: is_result,
                opens: opens && !is_result,
            };
        }
        let items = items_of(line, RowContext::default());
        let moves = items.iter().filter_map(|item| match &item.kind {
            ItemKind::Move { text, .. } => Some(text),
            _ => None,
        });
        let (mut all, mut readable) = (0, 0);
        for text in moves {
            all += 1;
            readable += usize::from(is_move(text));
        }
        let has_moves = readable > 0 && readable * 2 >= all;
        let numbers = items.iter().filter_map(|item| match item.kind {
            ItemKind::Number { number, .. } => Some(number),
            _ => None,
        });
        Glance {
            numbers: numbers.filter(|_| has_moves).collect(),
            has_moves,
            ends: has_moves
                && matches!(
                    items.last().map(|item| &item.kind),
                    Some(ItemKind::Result(_))
                ),
            opens: false,
        }
    }
}

/// The game that we are in.
#[derive(Default)]
struct Game {
    /// The last line that belongs to it for certain.
    last: Option<usize>,
    highest: u32,
    has_ended: bool,
}

impl Game {
    fn add(&mut self, index: usize, glance: &Glance) {
        let belongs = glance.has_moves || glance.ends && self.last.is_some();
        if belongs {
            self.last = Some(index);
            self.has_ended = glance.ends;
        }
        self.highest = glance.numbers.iter().copied().fold(self.highest, u32::max);
    }

    /// Whether the moves of a line are those of another game.
    fn is_over_before(&self, index: usize, glances: &[Glance]) -> bool {
        let Some(last) = self.last else {
            return false;
        };
        let parted = glances[last + 1..index].iter().any(|glance| glance.opens) || self.has_ended;
        match glances[index].numbers.as_slice() {
            // A pen slips: one row numbered 1 among others begins nothing. What follows must go on from there.
            [1, 2, ..] => self.highest > 1 || parted,
            [1, ..] => {
                let mut below = glances[index + 1..].iter();
                let next = below.find_map(|glance| glance.numbers.first());
                match next {
                    Some(2) => self.highest > 1 || parted,
                    // A game of one row, between others that have ended.
                    Some(1) => self.has_ended,
                    Some(_) => false,
                    None => parted,
                }
            }
            [_, ..] => false,
            [] => self.has_ended && self.highest == 0,
        }
    }
}

/// The line with which a sheet begins whose moves begin with a line: the first header behind the moves of the sheet
/// before, or else the first line behind a gap or a rule, or else the moves themselves.
fn head_of(moves: usize, last: Option<usize>, lines: &[SheetLine], glances: &[Glance]) -> usize {
    let between = last.map_or(0, |last| last + 1)..moves;
    let header = between.clone().find(|index| glances[*index].opens);
    let is_gap = |index: &usize| {
        let above = index.checked_sub(1).map(|above| &lines[above]);
        above.is_some_and(|above| lines[*index].line > above.line + 1 || is_ruling(&above.text))
    };
    header
        .or_else(|| {
            between
                .clone()
                .find(|index| is_gap(index) && !is_ruling(&lines[*index].text))
        })
        .unwrap_or(moves)
}

#[cfg(test)]
mod tests {
    use super::later_sheets;

    #[test]
    fn a_sheet_begins_with_its_headers() {
        let two = "White: A\nBlack: B\n\n1. e4 e5\n2. Nf3 Nc6\n1-0\n\nWhite: C\nBlack: D\n\n1. d4 d5\n2. c4 e6\n";
        assert_eq!(later_sheets(two), [8]);
        let words =
            "1. e4 e5\n2. Sf3 Sc6\n\nRemis\nSchiedsrichter: X\n\nWeiß: C\n1. d4 d5\n2. c4 e6\n";
        assert_eq!(later_sheets(words), [7]);
        let untitled = "1. e4 e5\n2. Nf3 Nc6\n1. d4 d5\n2. c4 e6\n";
        assert_eq!(later_sheets(untitled), [3]);
        let titled = "1. e4 e5\n2. Nf3 Nc6\n\nClub evening\n1. d4 d5\n2. c4 e6\n";
        assert_eq!(later_sheets(titled), [4]);
        let short = "1. e4 e5 1-0\n\n1. d4 d5 0-1\n\n1. c4 e5 *\n";
        assert_eq!(later_sheets(short), [3, 5]);
        let running = "1. e4 e5 2. Nf3 Nc6 1-0\n\n1. d4 d5 2. c4 0-1\n\n1. c4 c5 2. Nc3 *\n";
        assert_eq!(later_sheets(running), [3, 5]);
        let table = "move,white,black\n1,e4,e5\n2,Nf3,Nc6\nmove,white,black\n1,d4,d5\n2,c4,e6\n";
        assert_eq!(later_sheets(table), [4]);
        let bare = "e4\ne5\nNf3\n1-0\n\nd4\nd5\n0-1\n";
        assert_eq!(later_sheets(bare), [6]);
    }

    #[test]
    fn a_slip_of_the_pen_begins_no_sheet() {
        for text in [
            "9. e4 e5\n10. Nf3 Nc6\n1. Bb5 a6\n12. Ba4 Nf6\n",
            "1. e4 e5   3. Bb5 a6\n2. Nf3 Nc6   4. Ba4 Nf6\n",
            "Result: 1-0\n1. e4 e5\n2. Nf3 Nc6\n",
            "1. e4 e5\n2. Nf3 Nc6\n1-0\nArbiter: X\n",
            "1. e4 e5\n1. Nf3 Nc6\n1. Bb5 a6\n",
            "move,white,black\n1,e4,e5\nmove,white,black\n2,Nf3,Nc6\n",
        ] {
            assert_eq!(later_sheets(text), Vec::<u32>::new(), "{text}");
        }
    }
}
