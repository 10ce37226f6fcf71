//! Where tokens begin and end, form by form.

use super::*;
use crate::notation::words::clock::Millis;

fn tokens(text: &str) -> Vec<(TokenKind, &str)> {
    let mut lexer = Lexer::new(text, 0);
    let mut seen = Vec::new();
    while let Some(token) = lexer.next_token() {
        seen.push((token.kind, token.span.slice(text)));
    }
    seen
}

#[test]
fn a_short_word_ends_at_a_blank_and_nowhere_else() {
    let short = |text| Lexer::new(text, 0).short_word().map(<[u8]>::len);
    assert_eq!(short(" \n Nf3 e5 Nc3"), Some(3));
    assert_eq!(short("Nbxd2+\n e5"), Some(6));
    assert_eq!(short("d1В e4 e5"), Some(4), "a Cyrillic letter");
    assert_eq!(short("e4\u{A0}e5 Nf3 "), Some(6), "no blank of ASCII");
    assert_eq!(short("e4{x} e5 "), Some(5));
    for text in ["", "  ", "e4", "1. e4 e5 Nf3", "{x} e4 e5", "Nbxd2+!? e5"] {
        assert_eq!(short(text), None, "{text}");
    }
}

#[test]
fn comments_of_every_length_end_at_their_brace() {
    for length in 0..80 {
        let inside = "x".repeat(length);
        let text = format!("{{{inside}}} e4");
        assert_eq!(tokens(&text)[0], (TokenKind::Comment, inside.as_str()));
        let open = format!("{{{inside}");
        let (kind, found) = tokens(&open)[0];
        assert_eq!((kind, found), (TokenKind::UnclosedComment, inside.as_str()));
    }
}

fn words(text: &str) -> Vec<&str> {
    tokens(text)
        .into_iter()
        .filter(|(kind, _)| *kind == TokenKind::Word)
        .map(|(_, word)| word)
        .collect()
}

#[test]
fn a_run_of_the_same_stray_character_is_one_token() {
    assert_eq!(
        tokens("e4 }}} $$$$5 [[[ e5"),
        [
            (TokenKind::Word, "e4"),
            (TokenKind::Stray, "}}}"),
            (TokenKind::Stray, "$$$"),
            (TokenKind::Nag, "$5"),
            (TokenKind::Stray, "[[["),
            (TokenKind::Word, "e5"),
        ]
    );
    assert_eq!(
        tokens("[%a 1][%b [x] y [z\ne4 ]"),
        [
            (TokenKind::BareCommand, "[%a 1]"),
            (TokenKind::BareCommand, "[%b [x]"),
            (TokenKind::Word, "y"),
            (TokenKind::Stray, "["),
            (TokenKind::Word, "z"),
            (TokenKind::Word, "e4"),
            (TokenKind::Stray, "]"),
        ]
    );
}

/// Each once took time that grew with the square of the length: whoever brings that back will wait.
#[test]
fn brackets_and_braces_without_end_are_read_in_one_pass() {
    for rubbish in ["[ ", "[%a]", "{{{{} }", "{{{}} {} ", "(a8(Q)", "1)1."] {
        let text = rubbish.repeat(400_000);
        let mut lexer = Lexer::new(&text, 0);
        let mut seen = 0usize;
        while lexer.next_token().is_some() {
            seen += 1;
        }
        assert!(seen >= 400_000, "{rubbish}: {seen} tokens");
    }
}

#[test]
fn numbers_in_every_style_stand_apart_from_moves() {
    for text in [
        "1. e4 e5",
        "1.e4 e5",
        "1 e4 e5",
        "1) e4 e5",
        "1... e4 e5",
        "1… e4 e5",
        "1e4 e5",
    ] {
        assert_eq!(words(text), ["e4", "e5"], "{text}");
    }
}

#[test]
fn a_number_glued_to_the_move_before_it_is_told_apart() {
    let number = |number| TokenKind::Number {
        number,
        dots: 1,
        glued: true,
    };
    assert_eq!(
        tokens("e52.Cf3"),
        [
            (TokenKind::Word, "e5"),
            (number(2), "2."),
            (TokenKind::Word, "Cf3")
        ]
    );
    assert_eq!(tokens("Cf612. d4")[1], (number(12), "12."));
    for (text, word) in [
        ("O-O9.h3", "O-O"),
        ("O-O-O9.h3", "O-O-O"),
        ("0-09.h3", "0-0"),
        ("О-О9.h3", "О-О"),
        ("Nf3+9.h3", "Nf3+"),
        ("e8=Q9.h3", "e8=Q"),
        ("e8Q9.h3", "e8Q"),
        ("e٥٩.h3", "e٥"),
    ] {
        let [
            first,
            (
                TokenKind::Number {
                    number: 9,
                    glued: true,
                    ..
                },
                _,
            ),
            last,
        ] = tokens(text)[..]
        else {
            panic!("{text}: {:?}", tokens(text));
        };
        assert_eq!([first.1, last.1], [word, "h3"], "{text}");
    }
    assert_eq!(words("Nb8d7. e4"), ["Nb8d7.", "e4"]);
    assert_eq!(words("exd6 e.p. ch."), ["exd6", "e.p.", "ch."]);
}

#[test]
fn zeros_castle_and_scores_score() {
    let castlings = "0-0 0-0-0 00 000 00+ 0‐0 0‒0—0 ０－０";
    assert_eq!(words(castlings), castlings.split(' ').collect::<Vec<_>>());
    assert_eq!(tokens("1-0")[0].0, TokenKind::Result(GameResult::WhiteWins));
    for text in ["½-½", "1/2-1/2", "1/2", "0.5-0.5", "½"] {
        assert_eq!(
            tokens(text),
            [(TokenKind::Result(GameResult::Draw), text)],
            "{text}"
        );
    }
    assert_eq!(
        tokens("1–0"),
        [(TokenKind::Result(GameResult::WhiteWins), "1–0")]
    );
}

#[test]
fn a_promotion_in_brackets_is_one_word_and_a_variation_is_not() {
    assert_eq!(words("a8(Q)+ b1(Д) c8=(Q)"), ["a8(Q)+", "b1(Д)", "c8=(Q)"]);
    assert_eq!(tokens("a8(1. e4)")[1].0, TokenKind::Open);
    assert_eq!(tokens("e4 (=)")[1].0, TokenKind::Offer);
}

#[test]
fn comments_end_at_the_first_brace_unless_braces_pair() {
    assert_eq!(
        tokens("{a {b} e5} c")[0],
        (TokenKind::NestedComment, "a {b} e5")
    );
    assert_eq!(tokens("{a { b} e5 {c}")[0], (TokenKind::Comment, "a { b"));
    assert_eq!(tokens("{never")[0], (TokenKind::UnclosedComment, "never"));
}

#[test]
fn a_clock_behind_a_move_is_read_as_a_comment_would_be() {
    let behind = |text: &str| {
        let mut lexer = Lexer::new(text, 0);
        lexer.next_token();
        let time = lexer.clock_behind();
        (time, lexer.at)
    };
    for text in ["e4 { [%clk 1:05:09] } e5", "e4 {[%clk 1:05:09]} e5"] {
        let (time, at) = behind(text);
        assert_eq!(time, Some(Millis::from_seconds(3909)), "{text}");
        assert_eq!(&text[at..], " e5", "{text}");
        let inside = &text.as_bytes()[text.find('{').unwrap() + 1..text.find('}').unwrap()];
        let read = crate::notation::pgn::command::only_clock(inside);
        assert_eq!(
            read,
            time.map(crate::notation::words::clock::ClockTime::in_seconds)
        );
    }
    for text in [
        "e4 { [%clk 10:05:09] } e5",
        "e4 { [%clk 1:65:09] } e5",
        "e4 { [%clk 1:05:09.5] } e5",
        "e4 { [%clk 1:05:09]} e5",
        "e4 {[%clk 1:05:09] (=)} e5",
        "e4 {[%emt 1:05:09]} e5",
        "e4 e5",
        "e4",
    ] {
        assert_eq!(behind(text), (None, 2), "{text}");
    }
}

#[test]
fn odd_white_space_separates() {
    assert_eq!(words("e4\u{a0}e5\u{2009}Nf3\u{200e}"), ["e4", "e5", "Nf3"]);
}

#[test]
fn signs_without_width_are_nothing_within_a_move_and_part_two() {
    for word in [
        "e\u{200b}4",
        "N\u{feff}f\u{2060}3",
        "h8\u{200b}Q",
        "e2\u{ad}-e4",
        "Nf3\u{200b}+",
        "R3\u{200b}d3",
        "O\u{200d}-O",
    ] {
        assert_eq!(words(&format!("{word} e5")), [word, "e5"]);
    }
    assert_eq!(
        words("e4\u{200b}e5 O-O\u{200b}Nf6 Nf3+\u{200b}Kd7"),
        ["e4", "e5", "O-O", "Nf6", "Nf3+", "Kd7"]
    );
    assert_eq!(tokens("e4\u{200b}2. Nf3")[1].1, "2.");
}

#[test]
fn numbers_in_the_digits_of_other_scripts_and_with_other_signs() {
    for (text, expected) in [
        ("٢. Nf3", 2),
        ("۱۲. Nf3", 12),
        ("２．Ｎｆ３", 2),
        ("２Ｎｆ３", 2),
        ("2．Nf3", 2),
        ("2。Nf3", 2),
        ("2/ Nf3", 2),
        ("2/Nf3", 2),
        ("2: Nf3", 2),
        ("2, Nf3", 2),
        ("2- Nf3", 2),
        ("2– Nf3", 2),
    ] {
        let [
            (
                TokenKind::Number {
                    number,
                    glued: false,
                    ..
                },
                _,
            ),
            (TokenKind::Word, _),
        ] = tokens(text)[..]
        else {
            panic!("{text}: {:?}", tokens(text));
        };
        assert_eq!(number, expected, "{text}");
    }
    assert_eq!(tokens("٥٢٥٤")[0].0, TokenKind::Word, "a move in numbers");
    let draw = TokenKind::Result(GameResult::Draw);
    assert_eq!(tokens("１／２－１／２"), [(draw, "１／２－１／２")]);
}

#[test]
fn a_bullet_ahead_of_a_number_stands_alone() {
    for text in ["•1. e4", "• 1. e4", "►1) e4"] {
        assert_eq!(words(text).len(), 2, "{text}");
    }
    assert_eq!(words("♘1d2"), ["♘1d2"]);
}

#[test]
fn a_move_may_have_blanks_where_half_of_it_would_be_none() {
    for word in [
        "O - O",
        "0 - 0 - 0",
        "0 -0",
        "O – O+",
        "N x e5",
        "N xe5",
        "Nx e5",
        "e x d5",
        "ex d5",
        "N - f3",
        "h8 = Q",
        "gxh8 = Q+",
        "h8= Q",
        "h8 =Q",
        "h8 = ♕",
        "a1 =\nD",
        "К : e5",
    ] {
        let text = format!("{word} e5 Nf3");
        assert_eq!(words(&text), [word, "e5", "Nf3"]);
    }
    for text in [
        "e4 - e5",
        "Nf3 - d5",
        "e2 → e4",
        "Qf8 = Ne7",
        "Nf8 = N",
        "e8 = Qe7",
        "h8 =\n\nQ",
        "d4 x e5",
    ] {
        assert!(words(text).len() > 1, "{text}: {:?}", words(text));
    }
    let sheet = |text| {
        let mut lexer = Lexer::new(text, 0).laid_out(Layout::Sheet);
        lexer.next_token().map(|token| token.span.slice(text))
    };
    assert_eq!(sheet("O - O"), Some("O"), "a cell is a word");
}

#[test]
fn between_squares_a_blank_is_inside_the_move_where_the_game_is_written_so() {
    let spaced = |text: &str| {
        let mut lexer = Lexer::new(text, 0).laid_out(Layout::SpacedGame);
        let word = lexer.next_token().map(|token| token.span.slice(text));
        word.map(str::to_owned)
    };
    for word in [
        "e2 - e4",
        "e2 → e4",
        "e2 -> e4",
        "Ng1 - f3",
        "e4 x d5",
        "e2- e4",
        "e2 -e4",
        "e7 - e8 = Q",
        "e2\u{a0}–\u{a0}e4",
    ] {
        assert_eq!(spaced(&format!("{word} e5")), Some(word.to_owned()));
    }
    for text in ["e4 - Nf6", "e4 e5", "e4 -", "e4 = e5"] {
        assert_eq!(spaced(text).as_deref(), text.split(' ').next(), "{text}");
    }
}

#[test]
fn scores_may_have_blanks_around_their_dash() {
    for (text, result) in [
        ("1 - 0", GameResult::WhiteWins),
        ("0 – 1", GameResult::BlackWins),
        ("1- 0", GameResult::WhiteWins),
    ] {
        assert_eq!(tokens(text), [(TokenKind::Result(result), text)]);
    }
}

#[test]
fn no_byte_is_lost() {
    let text = "1. e4 $3 {c} ; rest\n%x\n(1. d4) } [Site \"x\"] [%clk 0:1:0] *";
    let covered: usize = tokens(text).iter().map(|(_, word)| word.len()).sum();
    let blank = text.bytes().filter(|b| b.is_ascii_whitespace()).count();
    let inner_blank: usize = tokens(text)
        .iter()
        .map(|(_, word)| word.bytes().filter(|b| b.is_ascii_whitespace()).count())
        .sum();
    // Braces, the semicolon and the percent sign frame their comment and are not part of it.
    assert_eq!(covered - inner_blank + blank + 4, text.len());
}
