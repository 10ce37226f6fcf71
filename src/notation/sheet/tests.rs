//! Sheets as they come, and what is found on them.

use super::*;
use crate::board::Color;

/// `number color text` of every cell, in a line each.
fn score(sheet: &Sheet) -> Vec<String> {
    let told = |cell: &Cell| {
        let number = cell.number.map_or("-".into(), |n| n.to_string());
        let color = match cell.color {
            Some(Color::White) => "w",
            Some(Color::Black) => "b",
            None => "-",
        };
        format!("{number}{color} {}", cell.text)
    };
    sheet.cells.iter().map(told).collect()
}

fn tag<'a>(sheet: &'a Sheet, name: &str) -> Option<&'a str> {
    let found = sheet.tags.iter().find(|(tag, _)| *tag == name);
    found.map(|(_, value)| value.as_str())
}

#[test]
fn english_columns_with_headers_and_a_result() {
    let sheet = read_sheet(
        "White: Anna Smith\nElo: 2010\nBlack: Bob Jones\nBlack Elo: 1950\nEvent Club Championship\nRound 3\n\n\
         1. e4      e5\n2. Nf3     Nc6\n3. Bb5     a6 (=)\n\n1-0\n",
    );
    assert_eq!(tag(&sheet, "White"), Some("Anna Smith"));
    assert_eq!(tag(&sheet, "WhiteElo"), Some("2010"));
    assert_eq!(tag(&sheet, "BlackElo"), Some("1950"));
    assert_eq!(tag(&sheet, "Event"), Some("Club Championship"));
    assert_eq!(tag(&sheet, "Round"), Some("3"));
    assert_eq!(
        score(&sheet),
        ["1w e4", "1b e5", "2w Nf3", "2b Nc6", "3w Bb5", "3b a6 (=)"]
    );
    assert_eq!(sheet.result.as_deref(), Some("1-0"));
    assert_eq!(sheet.leftovers, []);
    assert_eq!((sheet.cells[3].line, sheet.cells[3].column), (9, 12));
}

#[test]
fn german_with_gaps_for_colons() {
    let sheet = read_sheet("Weiß  Müller, Karl   Schwarz\n");
    assert_eq!(tag(&sheet, "White"), Some("Müller, Karl"));
    let sheet =
        read_sheet("Weiß: Müller   Schwarz: Maier\nDatum\t1.5.1986\n1 e4 e5\n2 Sf3 Sc6\nRemis\n");
    assert_eq!(tag(&sheet, "White"), Some("Müller"));
    assert_eq!(tag(&sheet, "Black"), Some("Maier"));
    assert_eq!(tag(&sheet, "Date"), Some("1.5.1986"));
    assert_eq!(score(&sheet), ["1w e4", "1b e5", "2w Sf3", "2b Sc6"]);
    assert_eq!(sheet.result.as_deref(), Some("Remis"));
}

#[test]
fn catalan_with_brackets_behind_the_numbers() {
    let sheet = read_sheet("BLANQUES: Pere\nNEGRES: Joan\nResultat: ½-½\n1) d4 d5\n2) Cf3 Cf6\n");
    assert_eq!(tag(&sheet, "White"), Some("Pere"));
    assert_eq!(score(&sheet), ["1w d4", "1b d5", "2w Cf3", "2b Cf6"]);
    assert_eq!(sheet.result.as_deref(), Some("½-½"));
}

#[test]
fn russian_running_text() {
    let sheet =
        read_sheet("Белые: Иванов\nЧёрные: Петров\n1.e4 e5 2.Кf3 Кc6 3.Сb5 a6 4.0-0 Кf6 1/2-1/2\n");
    assert_eq!(tag(&sheet, "Black"), Some("Петров"));
    assert_eq!(
        score(&sheet),
        [
            "1w e4", "1b e5", "2w Кf3", "2b Кc6", "3w Сb5", "3b a6", "4w 0-0", "4b Кf6"
        ]
    );
    assert_eq!(sheet.result.as_deref(), Some("1/2-1/2"));
}

#[test]
fn greek_with_bars() {
    let sheet = read_sheet(
        "Λευκά: Παπαδόπουλος\nΜαύρα: Νικολάου\n| # | Λευκά | Μαύρα |\n|---|---|---|\n| 1 | ε4 | ε5 |\n| 2 | Ιζ3 | |\n| 3 | Αβ5 | α6 |\n",
    );
    assert_eq!(tag(&sheet, "White"), Some("Παπαδόπουλος"));
    assert_eq!(
        score(&sheet),
        ["1w ε4", "1b ε5", "2w Ιζ3", "2b ", "3w Αβ5", "3b α6"]
    );
    assert_eq!(sheet.leftovers, []);
}

#[test]
fn hebrew_with_tabs() {
    let sheet = read_sheet("לבן: כהן\nשחור: לוי\n1\tה4\tה5\n2\t\tפו6\n3\tרב5\tא6\nתיקו\n");
    assert_eq!(tag(&sheet, "White"), Some("כהן"));
    assert_eq!(
        score(&sheet),
        ["1w ה4", "1b ה5", "2w ", "2b פו6", "3w רב5", "3b א6"]
    );
    assert_eq!(sheet.result.as_deref(), Some("תיקו"));
}

#[test]
fn one_move_per_line() {
    let bare = read_sheet("e4\ne5\nNf3\n??\nBb5\n");
    assert_eq!(
        score(&bare),
        ["-- e4", "-- e5", "-- Nf3", "-- ??", "-- Bb5"]
    );
    let answered = read_sheet("1. e4 e5\n2. Nf3\nNc6\n3. Bb5\n3... a6\n");
    assert_eq!(
        score(&answered),
        ["1w e4", "1b e5", "2w Nf3", "2b Nc6", "3w Bb5", "3b a6"]
    );
    let counted = read_sheet("1. e4\n2. e5\n3. Nf3\n");
    assert_eq!(
        score(&counted),
        ["1- e4", "2- e5", "3- Nf3"],
        "who moves is not told"
    );
}

#[test]
fn empty_boxes_matter_inside_the_score_only() {
    let sheet = read_sheet(
        "  1. e4         e5\n  2. Nf3        Nc6\n  3.            a6\n  4. Ba4\n  5.\n  6. O-O        Be7\n  7.\n  8.\n",
    );
    assert_eq!(
        score(&sheet),
        [
            "1w e4", "1b e5", "2w Nf3", "2b Nc6", "3w ", "3b a6", "4w Ba4", "4b ", "5w ", "5b ",
            "6w O-O", "6b Be7"
        ]
    );
}

#[test]
fn a_first_row_that_is_empty_or_illegible_belongs_to_the_score() {
    let empty = read_sheet("1.\n2. c4 e5\n3. Nc3 Nc6\n");
    assert_eq!(score(&empty)[..4], ["1w ", "1b ", "2w c4", "2b e5"]);
    let illegible = read_sheet("1. #@ %&\n2. c4 e5\n");
    assert_eq!(score(&illegible)[0], "1w #@");
    let title = read_sheet("2. Bundesliga\n1. c4 e5\n");
    assert_eq!(score(&title), ["1w c4", "1b e5"]);
}

#[test]
fn two_blocks_of_moves_side_by_side() {
    let sheet = read_sheet("1. e4 e5   3. Bb5 a6\n2. Nf3 Nc6   4. Ba4 Nf6\n");
    assert_eq!(
        score(&sheet),
        [
            "1w e4", "1b e5", "2w Nf3", "2b Nc6", "3w Bb5", "3b a6", "4w Ba4", "4b Nf6"
        ]
    );
}

#[test]
fn marks_and_clocks_stay_with_their_move() {
    let sheet =
        read_sheet("1. e4 1:29:30 d5 (1:29:00)\n2. e5 f5\n3. exf6 e. p. + Kf7\n4. Qh5 ch. ?\n");
    assert_eq!(sheet.cells[0].clock.as_deref(), Some("1:29:30"));
    assert_eq!(sheet.cells[1].clock.as_deref(), Some("1:29:00"));
    assert_eq!(sheet.cells[4].text, "exf6 e. p. +");
    assert_eq!(sheet.cells[6].text, "Qh5 ch.");
    assert_eq!(sheet.cells[7].text, "?");
}

#[test]
fn what_is_neither_header_nor_score_is_left_over() {
    let sheet = read_sheet("Smith against Jones\n1. e4 e5\nA lovely evening\n1-0\n0-1\n");
    assert_eq!(
        sheet.leftovers,
        [
            (1, "Smith against Jones".into()),
            (3, "A lovely evening".into()),
            (5, "0-1".into())
        ]
    );
    assert_eq!(sheet.result.as_deref(), Some("1-0"));
}

#[test]
fn double_loss_or_castling() {
    let closed = read_sheet("1. e4 e5\n2. Nf3 Nc6\n0-0\n");
    assert_eq!(closed.result.as_deref(), Some("0-0"));
    let castled = read_sheet("e4\ne5\n0-0\n");
    assert_eq!(castled.result, None);
    assert_eq!(score(&castled), ["-- e4", "-- e5", "-- 0-0"]);
}

#[test]
fn csv_with_clocks_and_notes() {
    let sheet = read_sheet(
        "move,white,black,white_clock,black_clock,note\n1,e4,e5,1:30:00,1:29:50,\n2,Nf3,,1:29:00,,\"late, very\"\n3,Bb5,a6,,,\n4,1-0,,,,\n",
    );
    assert_eq!(
        score(&sheet),
        ["1w e4", "1b e5", "2w Nf3", "2b ", "3w Bb5", "3b a6"]
    );
    assert_eq!(sheet.cells[1].clock.as_deref(), Some("1:29:50"));
    assert_eq!(sheet.cells[2].note.as_deref(), Some("late, very"));
    assert_eq!((sheet.cells[4].line, sheet.cells[4].column), (4, 2));
    assert_eq!(sheet.result.as_deref(), Some("1-0"));
}

#[test]
fn csv_of_other_lands() {
    let sheet = read_sheet(
        "Weiß;Müller\nSchwarz;Maier\nZug;Weiß;Schwarz;Bemerkung\n1;e4;e5;\n2;Sf3;Sc6;schnell\n",
    );
    assert_eq!(tag(&sheet, "White"), Some("Müller"));
    assert_eq!(score(&sheet), ["1w e4", "1b e5", "2w Sf3", "2b Sc6"]);
    assert_eq!(sheet.cells[3].note.as_deref(), Some("schnell"));
    let tabs = read_sheet("move\tnote\twhite\tblack\n1\thm\te4\te5\n");
    assert_eq!(score(&tabs), ["1w e4", "1b e5"]);
    assert_eq!(tabs.cells[1].note.as_deref(), Some("hm"));
}

#[test]
fn csv_loses_nothing() {
    let sheet = read_sheet("move,white,black,weather\n1,e4,e5,sunny\nx,Nf3,Nc6\nResult,0-1\n");
    assert_eq!(sheet.leftovers, [(2, "sunny".into()), (3, "x".into())]);
    assert_eq!(sheet.result.as_deref(), Some("0-1"));
}

#[test]
fn damaged_moves_keep_their_box() {
    let sheet = read_sheet("1. e4 eS\n2. S f3 es\n3. Sc3 Sf6\n");
    assert_eq!(
        score(&sheet),
        ["1w e4", "1b eS", "2w S f3", "2b es", "3w Sc3", "3b Sf6"]
    );
}

#[test]
fn spoken_moves_in_numbered_columns() {
    let sheet = read_sheet(
        "Weiß: Müller\nSchwarz: Maier\n\n\
         1. Eva zwei Eva vier                Eva sieben Eva fünf\n\
         2. Springer Gustav eins Felix drei  Springer Bella acht Cesar sechs\n\
         3. Läufer Felix eins Bella fünf     Anna sieben Anna sechs\n\
         4. Kurze Rochade\n1-0\n",
    );
    assert_eq!(
        score(&sheet),
        [
            "1w e2e4", "1b e7e5", "2w Sg1f3", "2b Sb8c6", "3w Lf1b5", "3b a7a6", "4w 0-0"
        ]
    );
    let said: Vec<_> = sheet.cells.iter().map(|c| c.spoken.as_deref()).collect();
    assert_eq!(said[0], Some("Eva zwei Eva vier"));
    assert_eq!(said[2], Some("Springer Gustav eins Felix drei"));
    assert_eq!(sheet.cells[1].column, 37);
    assert_eq!(sheet.leftovers, []);
}

#[test]
fn spoken_moves_in_running_text_on_lines_of_their_own_and_between_bars() {
    let moves = ["1w e2e4", "1b e7e5", "2w Sf3", "2b Sb8c6"];
    for text in [
        "1. Eva zwei Eva vier Eva sieben Eva fünf 2. Springer Felix drei Springer Bella acht Cesar sechs\n",
        "1.Eva zwei Eva vier\nEva sieben Eva fuenf\n2.springer felix drei\nspringer bella acht cesar sechs\n",
        "| 1 | Eva zwei Eva vier | Eva sieben Eva fünf |\n| 2 | Springer Felix drei | Springer Bella acht Cesar sechs |\n",
        "1\tEva zwei Eva vier\tEva sieben Eva fünf\n2\tSpringer Felix drei\tSpringer Bella acht Cesar sechs\n",
        "move,white,black\n1,Eva zwei Eva vier,Eva sieben Eva fünf\n2,Springer Felix drei,Springer Bella acht Cesar sechs\n",
    ] {
        assert_eq!(score(&read_sheet(text)), moves, "{text}");
    }
    let bare = read_sheet("Eva zwei Eva vier\nEva sieben Eva fünf\nSpringer Felix drei\n");
    assert_eq!(score(&bare), ["-- e2e4", "-- e7e5", "-- Sf3"]);
}

#[test]
fn a_gap_parts_two_squares_into_two_moves() {
    let sheet = read_sheet("1. Eva vier    Eva fünf\n2. David zwei David vier   David fünf\n");
    assert_eq!(score(&sheet), ["1w e4", "1b e5", "2w d2d4", "2b d5"]);
    let careless = read_sheet("1. Springer  Felix drei\n");
    assert_eq!(score(&careless), ["1- Sf3"]);
}

#[test]
fn names_and_prose_are_never_spoken_moves() {
    let sheet = read_sheet(
        "White: Anna Bella\nBlack: David Felix\nEva and Gustav watched\n1. e4 e5\nHector came at acht\n",
    );
    assert_eq!(tag(&sheet, "White"), Some("Anna Bella"));
    assert_eq!(tag(&sheet, "Black"), Some("David Felix"));
    assert_eq!(score(&sheet), ["1w e4", "1b e5"]);
    assert_eq!(
        sheet.leftovers,
        [
            (3, "Eva and Gustav watched".into()),
            (5, "Hector came at acht".into())
        ]
    );
    assert!(sheet.cells.iter().all(|cell| cell.spoken.is_none()));
}
