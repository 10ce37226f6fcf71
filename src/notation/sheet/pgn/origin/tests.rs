//! Every word of a converted sheet is found again in the sheet, as it stands there.

use std::borrow::Cow;

use super::*;
use crate::notation::sheet::read_sheet;

/// What stands in the sheet for each word of the converted text, with its line and column, from 1.
fn origins(sheet: &str) -> Vec<(String, String, usize, usize)> {
    let (origin, converted) = SheetOrigin::new(read_sheet(sheet), Cow::Borrowed(sheet));
    let words = origin.words.iter().map(|word| word.span);
    words
        .map(|span| {
            let place = origin.place(&converted, span).expect("a place");
            let before = &sheet[..place.start];
            let line = before.matches('\n').count() + 1;
            let column = before
                .rsplit('\n')
                .next()
                .unwrap_or_default()
                .chars()
                .count()
                + 1;
            let word = span.slice(&converted).to_owned();
            (word, sheet[place].to_owned(), line, column)
        })
        .collect()
}

#[track_caller]
fn assert_origin(sheet: &str, word: &str, expected: (&str, usize, usize)) {
    let origins = origins(sheet);
    let found = origins.iter().find(|(converted, ..)| converted == word);
    let (_, written, line, column) = found.unwrap_or_else(|| panic!("{word} in {origins:?}"));
    assert_eq!((written.as_str(), *line, *column), expected, "{word}");
}

#[test]
fn cells_of_a_text_stand_at_their_characters() {
    let sheet =
        "Weiß: Ä\nSchwarz: Ö\n\n  1.  e4      e5\n  2.  Sf3     Sc6\n 31. Lb5 a6 32. La4 Sf6\n";
    assert_origin(sheet, "e5", ("e5", 4, 15));
    assert_origin(sheet, "Sf3", ("Sf3", 5, 7));
    assert_origin(sheet, "Sf6", ("Sf6", 6, 21));
    assert_origin(sheet, "2.", ("2.", 5, 3));
    assert_origin(sheet, "32.", ("32.", 6, 13));
    assert_origin(sheet, "Ä", ("Ä", 1, 7));
}

#[test]
fn cells_of_a_table_stand_at_their_fields() {
    for (sheet, column) in [
        ("move,white,black\n1,e4,e5\n2,Nf3,Nc6\n", 7),
        ("move;white;black\n1; e4; e5\n2;\"Nf3\";\"Nc6\"\n", 10),
        ("move\twhite\tblack\n1\te4\te5\n2\tNf3\tNc6\n", 7),
    ] {
        assert_origin(sheet, "Nc6", ("Nc6", 3, column));
    }
    // The third character of the row says the same as its third field.
    let sheet = "move,white,black\n1,e4,e4\n2,d4,d5\n3,c4,c5\n";
    let places: Vec<_> = origins(sheet)
        .into_iter()
        .filter(|(word, ..)| word == "e4")
        .map(|(_, _, line, column)| (line, column))
        .collect();
    assert_eq!(places, [(2, 3), (2, 6)]);
}

#[test]
fn a_spoken_move_stands_there_in_words() {
    let sheet = "1. Eva zwei Eva vier   Eva sieben Eva fuenf\n";
    assert_origin(sheet, "e2e4", ("Eva zwei Eva vier", 1, 4));
    assert_origin(sheet, "e7e5", ("Eva sieben Eva fuenf", 1, 24));
}

#[test]
fn gaps_and_marks_are_those_of_the_sheet() {
    let sheet = "move,white,black,note\n1,e4,e5,\n2,Nf 3,_Nc6_,\n3,Bb5 (=),a6,too late\n";
    assert_origin(sheet, "Nf3", ("Nf 3", 3, 3));
    assert_origin(sheet, "Nc6", ("Nc6", 3, 9));
    assert_origin(sheet, "Bb5 (=)", ("Bb5 (=)", 4, 3));
    assert_origin(sheet, "{too late}", ("too late", 4, 14));
    let text = "1. e\u{332}4\u{332}  e5\n2. Nf3 (1:05:30) Nc6\n";
    assert_origin(text, "e4", ("e\u{332}4\u{332}", 1, 4));
    assert_origin(text, "{[%clk 1:05:30]}", ("1:05:30", 2, 9));
}

#[test]
fn a_part_of_a_cell_has_its_own_place() {
    let sheet = "move,white,black\n1,e4,e5\n2,Nf3 (=),Nc6\n";
    let (origin, converted) = SheetOrigin::new(read_sheet(sheet), Cow::Borrowed(sheet));
    let at = converted.find("(=)").expect("the offer");
    let offer = Span::new(at, at + 3);
    assert_eq!(origin.written(&converted, offer), Some("(=)"));
    assert_eq!(origin.place(&converted, offer), Some(31..34));
}

#[test]
fn an_empty_cell_has_a_place_and_nothing_stands_there() {
    // White's and Black's in a table, Black's behind a lone move, a sign for no move.
    for (sheet, line, column) in [
        ("move,white,black\n1,e4,e5\n2,,Nc6\n3,d4,d5\n", 3, 3),
        ("move,white,black\n1,e4,e5\n2,Nf3,\n3,d4,d5\n", 3, 7),
        ("1. e4  e5\n2. Nf3\n3. Bb5 a6\n", 2, 7),
        ("1 | e4 | e5\n2 |    | Nc6\n3 | Bb5 | a6\n", 2, 4),
    ] {
        assert_origin(sheet, "∅", ("", line, column));
        let (origin, converted) = SheetOrigin::new(read_sheet(sheet), Cow::Borrowed(sheet));
        let at = converted.find('∅').expect("an empty cell");
        assert_eq!(origin.written(&converted, Span::new(at, at + 3)), None);
    }
    assert_origin("1. e4 e5\n2. - Nc6\n3. Bb5 a6\n", "∅", ("-", 2, 4));
}

#[test]
fn what_fits_nowhere_is_found_on_its_line() {
    let sheet = "1. e4 e5\nthe clock [sic] stopped here for a while\n2. Nf3 Nc6\n";
    let whole = "the clock [sic] stopped here for a while";
    assert_origin(
        sheet,
        "[the clock  sic  stopped here for a while]",
        (whole, 2, 1),
    );
}

#[test]
fn a_value_is_no_part_of_a_longer_word() {
    let sheet = "Event: Open 12\nRound: 1\nWhite: Ann\nBlack: Annette\nResult: 1-0\n\n1. e4 e5\n";
    let origins = origins(sheet);
    let lines: Vec<_> = origins
        .iter()
        .take(5)
        .map(|(_, written, line, _)| (written.as_str(), *line))
        .collect();
    assert_eq!(
        lines,
        [
            ("Open 12", 1),
            ("1", 2),
            ("Ann", 3),
            ("Annette", 4),
            ("1-0", 5)
        ]
    );
}

/// A line of any length is gone through once.
#[test]
fn the_work_grows_with_the_sheet() {
    let game = |moves: usize| {
        let moves = (1..=moves).map(|number| format!("{number}. Nf3 Nf6 "));
        moves.collect::<String>()
    };
    let sheet = game(20_000);
    let (origin, converted) = SheetOrigin::new(read_sheet(&sheet), Cow::Borrowed(&sheet));
    let last = converted.rfind("Nf6").expect("the last move");
    let place = origin.place(&converted, Span::new(last, last + 3));
    assert_eq!(place.map(|place| place.start), sheet.rfind("Nf6"));
}
