//! The boxes of a sheet in the order of the game: the cells that were read, and boxes that stand on no paper but are told
//! by the move numbers, where a row is missing or one player's moves alone were kept. Which moves belong into them is not
//! asked here.

use crate::board::Color;
use crate::notation::sheet::{Cell, Sheet};

/// Rows that may be missing between two numbers. A greater jump is taken for a slip of the number.
const MOST_MISSING: u32 = 8;
/// Rows that a copy of one player's moves has at least.
const LEAST_ROWS: usize = 4;

/// For each box the cell that stands in it; none where the numbers alone tell of it.
pub type Boxes = Vec<Option<usize>>;

/// The boxes of a sheet that is read by itself.
pub fn of_sheet(sheet: &Sheet) -> Boxes {
    match one_side(&sheet.cells, None) {
        Some(side) => of_one_side(&sheet.cells, side),
        None => in_rows(&sheet.cells, 1),
    }
}

/// The boxes of White's copy and of Black's: each may hold its player's moves alone, and begin later than the game.
pub fn of_copies(copies: [&Sheet; 2]) -> [Boxes; 2] {
    let highest = |sheet: &Sheet| sheet.cells.iter().filter_map(|cell| cell.number).max();
    let alone = [0, 1].map(|copy| {
        let mut side = one_side(&copies[copy].cells, None);
        // Without columns the numbers tell: those of half-moves would run twice as high as the other copy's.
        let (own, other) = (highest(copies[copy]), highest(copies[1 - copy]));
        if side.is_none()
            && let (Some(own), Some(other)) = (own, other)
            && own < other + other / 2 + 3
        {
            side = one_side(&copies[copy].cells, Some(Color::ALL[copy]));
        }
        side
    });
    [0, 1].map(|copy| match alone[copy] {
        Some(side) => of_one_side(&copies[copy].cells, side),
        None => in_rows(&copies[copy].cells, u32::MAX),
    })
}

/// Whose moves alone a sheet has; those of its owner, if there are no columns to tell.
fn one_side(cells: &[Cell], owner: Option<Color>) -> Option<Color> {
    let is_filled = |cell: &&Cell| !cell.text.is_empty();
    let filled: Vec<&Cell> = cells.iter().filter(is_filled).collect();
    if filled.len() < LEAST_ROWS {
        return None;
    }
    let numbered = filled.iter().all(|cell| cell.number.is_some());
    let rise = filled.windows(2).all(|two| two[0].number < two[1].number);
    if !numbered || !rise {
        return None;
    }
    let colour = filled[0].color;
    let is_alike = filled.iter().all(|cell| cell.color == colour);
    is_alike.then_some(colour.or(owner)).flatten()
}

fn of_one_side(cells: &[Cell], side: Color) -> Boxes {
    let mut boxes = Boxes::new();
    for (at, cell) in cells.iter().enumerate() {
        if cell.text.is_empty() {
            continue;
        }
        let ply = 2 * (cell.number.unwrap_or(1).max(1) as usize - 1) + side.index();
        // A number far ahead is a slip.
        let is_near = ply < boxes.len() + 2 * MOST_MISSING as usize || boxes.is_empty();
        let ply = if is_near { ply } else { boxes.len() + 1 };
        boxes.resize(ply.max(boxes.len()), None);
        boxes.push(Some(at));
    }
    boxes
}

/// `latest` is the last move number with which a sheet may begin and have the moves before it counted as missing.
fn in_rows(cells: &[Cell], latest: u32) -> Boxes {
    let mut boxes = Boxes::with_capacity(cells.len());
    let mut before: Option<u32> = None;
    for (at, cell) in cells.iter().enumerate() {
        if let Some(number) = cell.number.filter(|number| Some(*number) != before) {
            let missing = match before {
                Some(before) => number.saturating_sub(before + 1),
                None if number <= latest => number.saturating_sub(1),
                None => 0,
            };
            if (1..=MOST_MISSING).contains(&missing) && goes_on(cells, at, number) {
                boxes.extend((0..2 * missing).map(|_| None));
            }
            before = Some(number);
        }
        boxes.push(Some(at));
    }
    boxes
}

/// Whether the numbering goes on from here: a number that stands alone may be a slip.
fn goes_on(cells: &[Cell], at: usize, number: u32) -> bool {
    let mut behind = cells[at..].iter().filter_map(|cell| cell.number);
    behind
        .find(|other| *other != number)
        .is_none_or(|next| next == number + 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::sheet::read_sheet;

    fn shown(sheet: &Sheet, boxes: &[Option<usize>]) -> String {
        let text = |at: &Option<usize>| at.map_or("_", |at| &*sheet.cells[at].text).to_owned();
        boxes.iter().map(text).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_missing_row_is_a_missing_row() {
        let sheet = read_sheet("1. e4 e5\n2. Nf3 Nc6\n3. Bb5 a6\n5. O-O Be7\n6. Re1 b5\n");
        let boxes = of_sheet(&sheet);
        assert_eq!(
            shown(&sheet, &boxes),
            "e4 e5 Nf3 Nc6 Bb5 a6 _ _ O-O Be7 Re1 b5"
        );
    }

    #[test]
    fn a_number_that_stands_alone_tells_nothing() {
        let sheet = read_sheet("1. e4 e5\n2. Nf3 Nc6\n8. Bb5 a6\n4. Ba4 Nf6\n");
        assert!(of_sheet(&sheet).iter().all(Option::is_some));
    }

    #[test]
    fn a_copy_of_one_players_moves_has_room_for_the_others() {
        let white = read_sheet("1. e4\n2. Nf3\n3. Bb5\n4. Ba4\n5. O-O\n");
        let black = read_sheet("1... e5\n2... Nc6\n3... a6\n4... Nf6\n5... Be7\n");
        let [of_white, of_black] = of_copies([&white, &black]);
        assert_eq!(shown(&white, &of_white), "e4 _ Nf3 _ Bb5 _ Ba4 _ O-O");
        assert_eq!(shown(&black, &of_black), "_ e5 _ Nc6 _ a6 _ Nf6 _ Be7");
    }

    #[test]
    fn a_copy_may_begin_later_than_the_game() {
        let late = read_sheet("3. Bb5 a6\n4. Ba4 Nf6\n5. O-O Be7\n");
        let whole = read_sheet("1. e4 e5\n2. Nf3 Nc6\n3. Bb5 a6\n4. Ba4 Nf6\n5. O-O Be7\n");
        let [boxes, _] = of_copies([&late, &whole]);
        assert_eq!(shown(&late, &boxes), "_ _ _ _ Bb5 a6 Ba4 Nf6 O-O Be7");
        assert!(of_sheet(&late).iter().all(Option::is_some));
    }
}
