//! The columns of a table of moves, as its heads name them: `move,white,black`, `Nr;Weiß;Schwarz;Zeit`, in any known
//! language, abbreviated (`Num,Bl.,Ne.`), only the two players, or repeated for every block of moves that stands beside
//! another. A row comes in as boxes and goes out as the numbers, moves, clocks and notes in it.

use super::cell::Cell;
use super::clock::clock_cell;
use super::grid::LineBox;
use super::score::SheetRow;
use super::word::{self, numbered};
use crate::board::Color;
use crate::notation::words::header_words::{HeaderField, abbreviated_players, field};
use crate::notation::words::outcome::{begins_with_deed, named_player, read_outcome};
use crate::notation::words::result::read_result_token;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Column {
    Number,
    Move(Color),
    /// Whose it is may be told by the columns beside it alone.
    Clock(Option<Color>),
    Note,
    Result,
    Unknown,
}

/// The columns of a table, from left to right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Columns(Vec<Column>);

/// What a row of a table holds.
#[derive(Default)]
pub(super) struct TableRow {
    /// One for each block of moves.
    pub(super) rows: Vec<SheetRow>,
    pub(super) results: Vec<String>,
    pub(super) leftovers: Vec<String>,
}

impl Columns {
    /// The columns, if the boxes are their heads: both players are named, and what else is there is known, or a column
    /// of numbers shows that moves are meant. (`White;Ada;Black;Bob` names the players of a game.)
    pub(super) fn of_heads(boxes: &[LineBox]) -> Option<Columns> {
        let mut columns: Vec<Column> = boxes.iter().map(|head| column(&head.text)).collect();
        name_abbreviated(boxes, &mut columns);
        give_clocks_to_players(&mut columns);
        let has = |wanted: Column| columns.contains(&wanted);
        let unknown = |(each, column): (&LineBox, &Column)| {
            !each.text.is_empty() && *column == Column::Unknown
        };
        let all_known = !boxes.iter().zip(&columns).any(unknown);
        let is_head = has(Column::Move(Color::White))
            && has(Column::Move(Color::Black))
            && (has(Column::Number) || all_known);
        is_head.then_some(Columns(columns))
    }

    /// Reads one row below the heads.
    pub(super) fn read(&self, line: u32, boxes: &[LineBox]) -> TableRow {
        let mut table_row = TableRow::default();
        if let Some(result) = self.scores(boxes) {
            table_row.results.push(result);
            return table_row;
        }
        let mut block = Block::new(line);
        for (index, (each, column)) in boxes
            .iter()
            .zip(self.0.iter().chain(std::iter::repeat(&Column::Unknown)))
            .enumerate()
        {
            if index > 0 && self.begins_block(index) {
                let done = std::mem::replace(&mut block, Block::new(line));
                table_row.rows.extend(done.finish());
            }
            block.place.get_or_insert(each.column);
            block.take(*column, each, &mut table_row);
        }
        table_row.rows.extend(block.finish());
        table_row
    }

    /// `;1;0`: a row that holds nothing but what each player scored, below his moves.
    fn scores(&self, boxes: &[LineBox]) -> Option<String> {
        let mut scores = [None, None];
        for (each, column) in boxes.iter().zip(&self.0) {
            match column {
                _ if each.text.is_empty() => {}
                Column::Move(Color::White) if scores[0].is_none() => scores[0] = Some(&each.text),
                Column::Move(Color::Black) if scores[1].is_none() => scores[1] = Some(&each.text),
                _ => return None,
            }
        }
        let [Some(white), Some(black)] = scores else {
            return None;
        };
        let result = format!("{white}-{black}");
        let is_castling = result.chars().all(|sign| sign == '0' || sign == '-');
        (!is_castling && read_result_token(result.as_bytes()).is_some()).then_some(result)
    }

    /// Whether a block of moves begins with a column: with the number of the move, or else with White's.
    fn begins_block(&self, index: usize) -> bool {
        let first = match self.0.contains(&Column::Number) {
            true => Column::Number,
            false => Column::Move(Color::White),
        };
        let seen = self.0[..index.min(self.0.len())].contains(&first);
        seen && self.0.get(index) == Some(&first)
    }
}

fn column(head: &str) -> Column {
    let words: Vec<_> = head
        .split(['_', ' ', '-', '.'])
        .filter(|word| !word.is_empty())
        .collect();
    let fields: Vec<_> = words.iter().map(|word| field(word)).collect();
    let is_clock =
        |each: &Option<HeaderField>| matches!(each, Some(HeaderField::Clock | HeaderField::Time));
    // A sign of its own (`#`, `№`) or words that mean something together.
    match field(head) {
        Some(HeaderField::Number) => return Column::Number,
        Some(HeaderField::Note) => return Column::Note,
        Some(HeaderField::Result) => return Column::Result,
        _ => {}
    }
    match fields.as_slice() {
        [Some(HeaderField::Number), ..] => Column::Number,
        [Some(HeaderField::White)] => Column::Move(Color::White),
        [Some(HeaderField::Black)] => Column::Move(Color::Black),
        [Some(HeaderField::White), clock] | [clock, Some(HeaderField::White)]
            if is_clock(clock) =>
        {
            Column::Clock(Some(Color::White))
        }
        [Some(HeaderField::Black), clock] | [clock, Some(HeaderField::Black)]
            if is_clock(clock) =>
        {
            Column::Clock(Some(Color::Black))
        }
        // `Zeit W`: whose it is will be told by its place.
        [clock] | [clock, None] if is_clock(clock) => Column::Clock(None),
        [Some(HeaderField::Note)] => Column::Note,
        _ => named_player(head).map_or(Column::Unknown, Column::Move),
    }
}

/// `Bl.` and `Ne.`, `Weiß` and `Schw.`: two heads that begin like the players of one language. A short word before them
/// is that for the number, whatever it is (`N.`, `Num`).
fn name_abbreviated(boxes: &[LineBox], columns: &mut [Column]) {
    let named: Vec<usize> = (0..columns.len())
        .filter(|index| matches!(columns[*index], Column::Unknown | Column::Move(_)))
        .filter(|index| !boxes[*index].text.is_empty())
        .collect();
    for pair in named.windows(2) {
        if abbreviated_players(&boxes[pair[0]].text, &boxes[pair[1]].text) {
            columns[pair[0]] = Column::Move(Color::White);
            columns[pair[1]] = Column::Move(Color::Black);
        }
    }
    for index in 1..columns.len() {
        let head = &boxes[index - 1].text;
        let is_short = !head.is_empty() && head.chars().count() <= LONGEST_NUMBER_HEAD;
        // Where both players have their own heads, the first column is that of the numbers, in whatever language.
        let is_first_of_three = index == 1
            && !head.contains(' ')
            && columns.get(2) == Some(&Column::Move(Color::Black));
        if columns[index] == Column::Move(Color::White)
            && columns[index - 1] == Column::Unknown
            && (is_short || is_first_of_three && !head.is_empty())
        {
            columns[index - 1] = Column::Number;
        }
    }
}

/// `Núm.`
const LONGEST_NUMBER_HEAD: usize = 4;

/// `White;Clock;Black;Clock`: a clock that names nobody is that of the player before it. Of two behind both players,
/// `White;Black;Clock;Clock`, the first is White's.
fn give_clocks_to_players(columns: &mut [Column]) {
    let mut last = Color::White;
    for index in 0..columns.len() {
        match columns[index] {
            Column::Move(color) => last = color,
            Column::Clock(None) => {
                let is_first_of_two = columns.get(index + 1) == Some(&Column::Clock(None));
                let color = if is_first_of_two { Color::White } else { last };
                columns[index] = Column::Clock(Some(color));
                last = Color::Black;
            }
            _ => {}
        }
    }
}

/// The part of a row that belongs to one block of moves.
struct Block {
    line: u32,
    place: Option<u32>,
    number: Option<u32>,
    pair: [Cell; 2],
    note: Option<String>,
}

impl Block {
    fn new(line: u32) -> Block {
        Block {
            line,
            place: None,
            number: None,
            pair: [Color::White, Color::Black].map(|color| Cell {
                color: Some(color),
                line,
                ..Cell::default()
            }),
            note: None,
        }
    }

    fn cell(&mut self, color: Color) -> &mut Cell {
        match color {
            Color::White => &mut self.pair[0],
            Color::Black => &mut self.pair[1],
        }
    }

    fn take(&mut self, column: Column, each: &LineBox, row: &mut TableRow) {
        let text = each.text.as_str();
        match column {
            Column::Move(color) => {
                self.cell(color).column = each.column;
                // Without a column of numbers they may stand before the moves.
                let (number, text) =
                    numbered(text).map_or((None, text), |(number, behind)| (Some(number), behind));
                self.number = self.number.or(number);
                match read_result_token(text.as_bytes()) {
                    Some(_) => row.results.push(text.to_owned()),
                    // `gibt auf` in a box is said of its player.
                    None if read_outcome(text).is_some() => row.results.push(text.to_owned()),
                    None if begins_with_deed(text) => {
                        row.results.push(format!("{} {text}", color.word()));
                    }
                    None if word::is_placeholder(text) => {}
                    None => self.cell(color).fill(text),
                }
            }
            _ if text.is_empty() => {}
            Column::Number => match word::bare_number(text) {
                Some(number) => self.number = Some(number),
                None => row.leftovers.push(text.to_owned()),
            },
            Column::Clock(color) => {
                let cell = self.cell(color.unwrap_or(Color::White));
                match clock_cell(text) {
                    Some(time) => cell.clock = Some(time),
                    None => cell.note = Some(text.to_owned()),
                }
            }
            Column::Note => self.note = Some(text.to_owned()),
            Column::Result => row.results.push(text.to_owned()),
            Column::Unknown => row.leftovers.push(text.to_owned()),
        }
    }

    fn finish(mut self) -> Option<SheetRow> {
        // A note stands at the end of its row, behind the last move written there.
        let noted = usize::from(!self.pair[1].text.is_empty());
        if self.note.is_some() {
            self.pair[noted].note = self.note.take();
        }
        let is_blank = self.number.is_none() && self.pair.iter().all(Cell::is_blank);
        (!is_blank).then(|| SheetRow {
            number: self.number,
            black: false,
            in_columns: true,
            place: self.place.unwrap_or(1),
            line: self.line,
            cells: self.pair.into(),
        })
    }
}
