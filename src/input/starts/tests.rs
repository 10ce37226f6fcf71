use super::*;

fn found(text: &str) -> Vec<GameStart> {
    let mut scan = Scan::default();
    std::iter::from_fn(|| scan.next_start(text.as_bytes(), TextEnd::Complete)).collect()
}

fn starts(text: &str) -> Vec<usize> {
    found(text).iter().map(|start| start.at).collect()
}

/// The line on which each game begins, which is enough to tell the games apart.
fn first_lines(text: &str) -> Vec<&str> {
    let lines: Vec<&str> = text.lines().collect();
    let line = |start: GameStart| lines[usize::try_from(start.line).expect("small") - 1];
    found(text).into_iter().map(line).collect()
}

#[test]
fn an_event_line_begins_a_game_even_without_a_blank_line_before_it() {
    assert_eq!(
        first_lines("[Event \"a\"]\n\n1. e4 *\n[Event \"b\"]\n1. d4 *\n"),
        ["[Event \"a\"]", "[Event \"b\"]"]
    );
}

#[test]
fn an_event_line_begins_a_game_inside_an_open_brace() {
    assert_eq!(
        first_lines("[Event \"a\"]\n\n1. e4 {never closed\n[Event \"b\"]\n\n1. d4 *\n"),
        ["[Event \"a\"]", "[Event \"b\"]"]
    );
}

#[test]
fn two_tag_lines_after_a_blank_line_begin_a_game() {
    assert_eq!(
        first_lines(
            "[White \"a\"]\n[Black \"b\"]\n\n1. e4 *\n\n[White \"c\"]\n[Black \"d\"]\n\n1. d4 *"
        ),
        ["[White \"a\"]", "[White \"c\"]"]
    );
}

#[test]
fn two_tag_lines_without_a_blank_line_before_them_begin_nothing() {
    assert_eq!(
        starts("[Event \"a\"]\n\n1. e4 {see\n[White \"c\"]\n[Black \"d\"]\n} *\n"),
        [0]
    );
}

#[test]
fn a_lone_tag_line_after_a_blank_line_begins_nothing() {
    assert_eq!(starts("[Event \"a\"]\n\n[Site \"b\"]\n\n1. e4 *\n"), [0]);
}

#[test]
fn a_lone_white_behind_moves_and_a_blank_line_begins_a_game() {
    let games = "[White \"Ann\"]\n1. e4 e5 2. Nf3 Nc6\n\n[White \"Bob\"]\n1. d4 d5\n";
    assert_eq!(first_lines(games), ["[White \"Bob\"]"]);
    let apart = "[Event \"a\"]\n\n[White \"b\"]\n\n1. e4 {to f4\n\n[White \"c\"]\n} e5 *\n";
    assert_eq!(starts(apart), [0]);
}

#[test]
fn tag_lines_in_a_row_are_one_game() {
    assert_eq!(starts("[CaseId \"x\"]\n[Event \"y\"]\n\n1. e4 *\n"), [0]);
    assert_eq!(starts("[Event \"1\"]\n[Event \"2\"]\n[Event \"3\"]\n"), [0]);
}

#[test]
fn a_section_that_names_the_event_late_still_begins_at_its_first_line() {
    let text = "[Event \"a\"]\n\n1. e4 *\n[CaseId \"x\"]\n[Event \"b\"]\n";
    assert_eq!(first_lines(text), ["[Event \"a\"]", "[CaseId \"x\"]"]);
}

#[test]
fn comment_commands_and_other_brackets_are_no_tags() {
    for line in [
        "[%clk 0:01:00]",
        "[Event]",
        "[]",
        "[\"x\"]",
        "[Event x]",
        "[E-t \"x\"]",
    ] {
        let text = format!("[Event \"a\"]\n\n1. e4 {{\n\n{line}\n{line}\n}} *\n");
        assert_eq!(starts(&text), [0], "{line}");
    }
}

#[test]
fn tags_may_share_a_line_and_stand_off_the_margin() {
    assert_eq!(
        starts("[Event \"a\"][Site \"b\"]\n\n*\n\n[Event \"c\"]"),
        [0, 26]
    );
    assert_eq!(starts("x\n  [Event \"a\"]\n\t[ Site\t\"b\"]\n"), [2]);
    assert_eq!(starts("x\n \t\n[White\"a\"]\n [Black \"b\"]"), [5]);
}

#[test]
fn blank_lines_may_hold_carriage_returns_and_blanks() {
    let text =
        "[White \"a\"]\r\n[Black \"b\"]\r\n \t\r\n*\r\n\r\n[White \"c\"]\r\n[Black \"d\"]\r\n";
    assert_eq!(first_lines(text).len(), 2);
}

#[test]
fn a_byte_order_mark_between_glued_files_hides_no_game() {
    let text = "[Event \"a\"]\n\n*\n\u{FEFF}[Event \"b\"]\n\n*\n";
    assert_eq!(starts(text).len(), 2);
}

#[test]
fn every_start_is_the_start_of_the_text_that_begins_there() {
    let text = "x\n[A \"\"]\n[Event \"\"]\n\n[B \"\"]\n[C \"\"]\n1. e4\n[Event \"\"]\n";
    for start in starts(text) {
        assert_eq!(starts(&text[start..])[0], 0);
    }
    assert_eq!(starts(text).len(), 3);
}

#[test]
fn signs_that_show_nothing_hide_no_game() {
    for sign in [
        "\u{FEFF}",
        "\u{FEFF}\u{FEFF}",
        "\x1A",
        "\x0C",
        "\0\0\0",
        "\u{A0}",
        "\u{200B}",
        " \u{A0} ",
    ] {
        let text = format!("{sign}[Event \"a\"]\n\n*\n{sign}[Event \"b\"]\n\n*\n{sign}\n");
        assert_eq!(starts(&text).len(), 2, "{sign:?}");
        assert!(is_blank(sign.as_bytes()), "{sign:?}");
    }
    assert!(!is_blank("\u{A0}x".as_bytes()));
}

#[test]
fn a_game_glued_to_the_result_before_it_begins_there() {
    for result in ["1-0", "0-1", "1/2-1/2", "*", "1-0 "] {
        let text =
            format!("[Event \"a\"]\n\n1. e4 {result}[Event \"b\"]\n[Site \"c\"]\n\n1. d4 *\n");
        let found = found(&text);
        assert_eq!(found.len(), 2, "{result}");
        assert!(text[found[1].at..].starts_with("[Event \"b\"]"), "{result}");
        assert_eq!(found[1].line, 3);
    }
    assert_eq!(
        starts("[Event \"a\"]\n\n1. e4 {see [Event \"b\"]} *\n"),
        [0]
    );
}

#[test]
fn games_of_one_line_each_are_games() {
    let text =
        "[Event \"a\"] 1. e4 e5 *\n[Event \"b\"] [Site \"c\"] 1. d4 {\"x\"]} 1-0\n[Event \"d\"]\n";
    assert_eq!(starts(text).len(), 3);
    // A comment behind a tag is no move, and neither is a value that goes on.
    for line in [
        "[White \"a\"] ; so they say",
        "[White \"a\"] {x}",
        "[White \"a \"b",
    ] {
        assert_eq!(
            starts(&format!("{line}\n[Black \"b\"]\n[Event \"c\"]\n")),
            [0],
            "{line}"
        );
    }
}

#[test]
fn a_lone_tag_with_the_moves_of_a_game_behind_it_begins_one() {
    let one = "[ECO \"C20\"] 1. e4 e5 1-0\n";
    assert_eq!(starts(one), [0]);
    assert_eq!(starts(&one.repeat(3)), [0, one.len(), 2 * one.len()]);
    // The game before need not have ended, if another is numbered from one.
    assert_eq!(
        starts("[ECO \"C20\"] 1. e4 e5 2. Nf3\n[ECO \"D20\"] {Queen} 1. d4 d5\n").len(),
        2
    );
    for other in [
        "[ECO \"C20\"] 2. e4 e5\n",
        "[remote \"origin\"] 1. of three\n",
        "[ECO \"C20\"] {1. e4 e5}\n",
        "1. e4 {\n[ECO \"C20\"] 1. e4 e5\n}\n",
    ] {
        assert_eq!(starts(other), [0; 0], "{other}");
    }
    // Behind other tags it ends their section.
    let text = "[Event \"a\"]\n[Site \"b\"]\n[ECO \"C20\"] 1. e4 *\n\n[Event \"c\"]\n";
    assert_eq!(first_lines(text), ["[Event \"a\"]", "[Event \"c\"]"]);
}

#[test]
fn tags_right_behind_a_result_begin_a_game() {
    let text = "[White \"a\"]\n[Black \"b\"]\n1. e4 e5 1-0\n[White \"c\"]\n\n1. d4 d5 *\n";
    assert_eq!(first_lines(text), ["[White \"a\"]", "[White \"c\"]"]);
}

#[test]
fn a_line_may_hold_any_number_of_games() {
    let line = "[Event \"a\"] 1. e4 e5 1-0 [Event \"b\"] 1. d4 d5 0-1[ECO \"A10\"] 1. c4 e5 * 1. f4 d5 *\n";
    let found = found(line);
    let begin: Vec<&str> = found.iter().map(|start| &line[start.at..][..6]).collect();
    assert_eq!(begin, ["[Event", "[Event", "[ECO \"", "1. f4 "]);
    assert!(found.iter().all(|start| start.line == 1));
}

#[test]
fn headers_without_moves_one_below_the_other_are_games_of_their_own() {
    let header = "[Event \"a\"]\n[Site \"b\"]\n[Result \"1-0\"]\n";
    assert_eq!(
        starts(&header.repeat(3)),
        [0, header.len(), 2 * header.len()]
    );
    assert_eq!(
        starts("[Event \"a\"]\n[Site \"b\"]\n[Event \"c\"]\n\n1. e4 *\n"),
        [0]
    );
}

/// Lines of moves are passed over by the thousand; one with a result in it is not, wherever the sign of the result was found.
#[test]
fn a_game_behind_a_result_is_found_in_any_line_of_moves() {
    let moves = "13. Nf3 Nc6 14. Bb5 a6\nO-O-O Nf6 15. Re1 Be7\n";
    let other = "Kh1 Kh8 16. Kg1 1-0 1. d4 d5 2. c4 e6 *\n";
    for before in 0..4 {
        let head = ["[Event \"a\"]\n\n1. e4 e5\n", &moves.repeat(before)].concat();
        let text = [head.as_str(), other, moves].concat();
        let second = head.len() + other.find("1. d4").expect("it is there");
        assert_eq!(starts(&text), [0, second]);
    }
}
