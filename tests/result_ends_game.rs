//! A result ends a game: what stands behind it is another game, or no part of any. Words of people among the moves say how a
//! game ended, or are remarks.

use arbiter::{Auditor, GameReport, Options};

const TAGS: &str = "[Event \"Invented\"]\n[Site \"Nowhere\"]\n[Date \"2023.05.01\"]\n[Round \"1\"]\n[White \"Alfil\"]\n\
                    [Black \"Torre\"]\n";

fn audited(result: &str, movetext: &str) -> Vec<GameReport> {
    let text = format!("{TAGS}[Result \"{result}\"]\n\n{movetext}\n");
    Auditor::new(Options::default()).audit(&text)
}

/// The codes of what was found, but for the headers that a game without tags lacks.
fn found(game: &GameReport) -> Vec<&str> {
    let codes = game.findings.iter().map(|finding| finding.rule.as_str());
    codes.filter(|code| !code.starts_with("HDR")).collect()
}

#[test]
fn text_behind_the_result_is_no_part_of_the_game() {
    for behind in [
        " Black resigns",
        "\n-----",
        "\nhttp://example.org/game/1",
        "\n# 148390 : a note",
        "\nNotes by Roure",
        "\n> On Monday Pi wrote:\n> 1. Bxh7 was better",
        " e5 was the last move",
        "\n17 games of the round follow",
    ] {
        let games = audited("1-0", &format!("1. e4 e5 2. Nf3 Nc6 1-0{behind}"));
        assert_eq!(games.len(), 1, "{behind}");
        assert_eq!(found(&games[0]), ["INP002"], "{behind}");
        assert_eq!((games[0].moves.len(), games[0].faults), (4, 0), "{behind}");
    }
    // Moves that go on are played, as ever.
    let games = audited("1-0", "1. e4 e5 1-0 2. Nf3 Nc6");
    assert_eq!(
        (found(&games[0]), games[0].moves.len()),
        (vec!["INP002"], 4)
    );
}

#[test]
fn what_opens_like_a_game_behind_a_result_is_one() {
    for (behind, moves) in [
        ("\n1. d4 d5 2. c4 e6 0-1", 4),
        ("\n\nd4 d5 c4 e6 Nc3 0-1", 5),
        ("\n-----\n\n1. Sf3 Sf6 2. c4 e6 0-1", 4),
        ("\n\n1.e2-e4 e7-e5 0-1", 2),
        (" 1. d4 d5 2. c4 e6 0-1", 4),
    ] {
        let games = audited("1-0", &format!("1. e4 e5 2. Nf3 Nc6 1-0{behind}"));
        assert_eq!(games.len(), 2, "{behind}");
        assert_eq!(games[0].moves.len(), 4, "{behind}");
        assert_eq!(games[1].moves.len(), moves, "{behind}");
        assert_eq!(
            games[1].result_submitted.as_deref(),
            Some("0-1"),
            "{behind}"
        );
        assert_eq!((games[0].faults, games[1].faults), (0, 0), "{behind}");
    }
    // With a single tag.
    let games = Auditor::new(Options::default())
        .audit("[White \"A\"]\n\n1. e4 e5 1-0\n\n[White \"B\"]\n\n1. d4 d5 0-1\n\n[White \"C\"]\n\n1. c4 e5 *\n");
    let moves: Vec<usize> = games.iter().map(|game| game.moves.len()).collect();
    assert_eq!(moves, [2, 2, 2]);
    // Without any tags, one after the other.
    let text = "1. e4 e5 1-0\n\n1. d4 d5 0-1\n\n1. c4 e5 *\n";
    let games = Auditor::new(Options::default()).audit(text);
    let lines: Vec<u64> = games.iter().map(|game| game.line).collect();
    assert_eq!(lines, [1, 3, 5]);
    // Inside a comment nothing begins.
    let games = audited(
        "1-0",
        "1. e4 {as in the game that was lost 0-1\n1. d4 d5 2. c4} e5 1-0",
    );
    assert_eq!((games.len(), found(&games[0]).len()), (1, 0));
}

#[test]
fn words_among_the_moves_say_how_the_game_ended() {
    for (result, words, ending) in [
        ("1/2-1/2", "remis 1/2-1/2", "unknown"),
        ("1/2-1/2", "draw agreed 1/2-1/2", "agreement"),
        ("1/2-1/2", "tablas", "unknown"),
        ("1-0", "Black resigns 1-0", "resignation"),
        ("1-0", "Black resigns", "resignation"),
        ("1-0", "schwarz gibt auf 1-0", "resignation"),
        ("1-0", "чёрные сдались 1-0", "resignation"),
        ("1-0", "aufgegeben 1-0", "resignation"),
        ("1-0", "adjudicated 1-0", "unknown"),
        ("1-0", "draw? 3. Bb5 a6 1-0", "unknown"),
    ] {
        let words = words.replace('?', "");
        let games = audited(result, &format!("1. e4 e5 2. Nf3 Nc6 {words}"));
        let game = &games[0];
        assert_eq!(found(game), [""; 0], "{words}");
        assert_eq!(game.ending, ending, "{words}");
        assert_eq!(game.result_audited.as_deref(), Some(result), "{words}");
    }
    // Where there is no other result, they are the result.
    let untold = "[Event \"Invented\"]\n[White \"Alfil\"]\n\n1. e4 e5 2. Nf3 Nc6 Black resigns\n";
    let games = Auditor::new(Options::default()).audit(untold);
    assert_eq!(games[0].result_submitted.as_deref(), Some("1-0"));
    // They are held against the result.
    assert_eq!(
        found(&audited("1-0", "1. e4 e5 White resigns")[0]),
        ["END011"]
    );
    assert_eq!(found(&audited("1-0", "1. e4 e5 remis")[0]), ["END004"]);
    // What is no word of any language is none.
    assert_eq!(
        found(&audited("1-0", "1. e4 e5 resignable 1-0")[0]),
        ["NOT001"]
    );
}
