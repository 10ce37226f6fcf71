//! Sheets as they really arrive: several in one text, side by side, as tables of any make, with results in words, times as
//! players note them, and brackets that open nothing. One game, written in many ways, is always the same game.

use std::fmt::Write;
use std::fs;

use arbiter::{Auditor, GameReport, Options};

mod program;

const ROWS: [[&str; 2]; 8] = [
    ["e4", "e5"],
    ["Nf3", "Nc6"],
    ["Bb5", "a6"],
    ["Ba4", "Nf6"],
    ["O-O", "Be7"],
    ["Re1", "b5"],
    ["Bb3", "d6"],
    ["c3", "O-O"],
];

const PLAYERS: &str = "White: Ada Smith\nBlack: Bob Jones\n\n";

/// The rows from one move to another, each in its own manner.
fn rows(range: std::ops::Range<usize>, row: impl Fn(usize, &str, &str) -> String) -> String {
    range
        .map(|at| row(at + 1, ROWS[at][0], ROWS[at][1]))
        .collect()
}

fn numbered() -> String {
    rows(0..8, |n, white, black| format!("{n}. {white} {black}\n"))
}

fn audited(text: &str) -> Vec<GameReport> {
    Auditor::new(Options::default()).audit(text)
}

/// What was found, but for what the headers lack.
fn found(game: &GameReport) -> Vec<&str> {
    let codes = game.findings.iter().map(|finding| finding.rule.as_str());
    codes.filter(|code| !code.starts_with("HDR")).collect()
}

fn tag<'a>(game: &'a GameReport, name: &str) -> Option<&'a str> {
    let found = game.tags.iter().find(|(tag, _)| tag == name);
    found.map(|(_, value)| value.as_str())
}

/// The text is one sheet with the moves of the game, and nothing in it is odd.
#[track_caller]
fn is_the_game(text: &str) -> GameReport {
    let mut games = audited(text);
    assert_eq!(games.len(), 1, "{text}");
    let game = games.remove(0);
    assert_eq!((game.moves.len(), game.faults), (16, 0), "{text}");
    let odd: Vec<&str> = found(&game)
        .into_iter()
        .filter(|code| !code.starts_with("CLK"))
        .collect();
    assert_eq!(odd, Vec::<&str>::new(), "{text}");
    game
}

#[test]
fn blocks_of_moves_side_by_side() {
    let two = |gap: &str, wide: bool| {
        let cell = |text: &str| {
            if wide {
                format!("{text:8}")
            } else {
                text.to_owned()
            }
        };
        rows(0..4, |n, white, black| {
            let [other_white, other_black] = ROWS[n + 3];
            format!(
                "{n}.{gap}{}{gap}{}{gap}{}.{gap}{}{gap}{other_black}\n",
                cell(white),
                cell(black),
                n + 4,
                cell(other_white)
            )
        })
    };
    is_the_game(&format!("{PLAYERS}{}", two(" ", true)));
    is_the_game(&format!("{PLAYERS}{}", two("\t", false)));
    // Five moves on the left, three on the right.
    let mut uneven = String::new();
    for at in 0..5 {
        let _ = write!(uneven, "{}\t{}\t{}", at + 1, ROWS[at][0], ROWS[at][1]);
        if at < 3 {
            let _ = write!(
                uneven,
                "\t{}\t{}\t{}",
                at + 6,
                ROWS[at + 5][0],
                ROWS[at + 5][1]
            );
        }
        uneven.push('\n');
    }
    is_the_game(&uneven);
    // Three on the left, five on the right, which stand alone at the end.
    let mut longer_right = String::new();
    for at in 0..5 {
        let left = if at < 3 {
            format!("{}.\t{}\t{}", at + 1, ROWS[at][0], ROWS[at][1])
        } else {
            "\t\t".into()
        };
        let _ = writeln!(
            longer_right,
            "{left}\t{}.\t{}\t{}",
            at + 4,
            ROWS[at + 3][0],
            ROWS[at + 3][1]
        );
    }
    is_the_game(&longer_right);
    for gap in ["\t", "     "] {
        let line = |from: usize| {
            let blocks = (from..8).step_by(3);
            let blocks =
                blocks.map(|at| format!("{}.{gap}{:6}{gap}{:6}", at + 1, ROWS[at][0], ROWS[at][1]));
            blocks.collect::<Vec<_>>().join(gap) + "\n"
        };
        is_the_game(&(0..3).map(line).collect::<String>());
    }
}

#[test]
fn tables_of_any_make() {
    let table = |open: &str, between: &str, close: &str| {
        rows(0..8, |n, white, black| {
            format!("{open}{n}{between}{white}{between}{black}{close}\n")
        })
    };
    for text in [
        format!("{PLAYERS}Nr.\tWeiß\tSchwarz\n{}", table("", "\t", "")),
        format!(
            "{PLAYERS}| # | White | Black |\n|--:|:--|:--|\n{}",
            table("| ", " | ", " |")
        ),
        format!(
            "┌──┬────┬────┐\n│Nr│Weiß│Schw.│\n├──┼────┼────┤\n{}└──┴────┴────┘\n",
            table("│", "│", "│")
        ),
        format!(
            "<p>White: Ada</p>\n<table class=\"x\"><tr><th>No<th>White<th>Black</tr>\n{}</table>\n",
            table("<tr><td>", "</td><td>", "</td></tr>")
        ),
        format!("<TABLE>\n{}</TABLE>", table("<TR><TD>", "<TD>", "")),
        format!("sep=;\nNr;Weiß;Schwarz\n{}", table("", ";", "")),
        format!("\u{FEFF}Num,Blanques,Negres\n{}", table("", ",", "")),
        format!("Nr;Weiß;Schwarz\n{}", table("", ";", "")),
        format!("№;Белые;Чёрные\n{}", table("", ";", "")),
        format!("N.;Bl.;Ne.\n{}", table("", ";", "")),
        table("", ";", ""),
        table("\"", "\",\"", "\""),
        rows(0..8, |_, white, black| format!("{white};{black}\n")),
        format!(
            "white,black\n{}",
            rows(0..8, |_, white, black| format!("{white},{black}\n"))
        ),
        format!(
            "white;black\n{}",
            rows(0..8, |n, white, black| format!("{n}. {white};{black}\n"))
        ),
        format!(
            "move,white,black\n{}move,white,black\n{}",
            rows(0..4, |n, white, black| format!("{n},{white},{black}\n")),
            rows(4..8, |n, white, black| format!("{n},{white},{black}\n"))
        ),
        format!(
            "No,White,Black,No,White,Black\n{}",
            rows(0..4, |n, white, black| {
                let [other_white, other_black] = ROWS[n + 3];
                format!(
                    "{n},{white},{black},{},{other_white},{other_black}\n",
                    n + 4
                )
            })
        ),
    ] {
        is_the_game(&text);
    }
}

#[test]
fn tables_are_found_by_their_rows_in_folders_and_by_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let semicolons = rows(0..8, |n, white, black| format!("{n};{white};{black}\n"));
    let tabs = rows(0..8, |n, white, black| format!("{n}\t{white}\t{black}\n"));
    let page = format!(
        "<table>\n{}</table>\n",
        rows(0..8, |n, w, b| format!("<tr><td>{n}.<td>{w}<td>{b}\n"))
    );
    fs::write(
        folder.path().join("a.csv"),
        format!("Num;Blanques;Negres\n{semicolons}"),
    )
    .expect("written");
    fs::write(folder.path().join("b.tsv"), tabs).expect("written");
    fs::write(
        folder.path().join("people.csv"),
        "1;Smith;Jones\n2;Pi;Roure\n",
    )
    .expect("written");
    fs::write(folder.path().join("page.html"), page).expect("written");
    let out = folder.path().join("out");
    let audit = |paths: &[&str]| {
        let out = out.to_str().expect("a name");
        let (_, _, told) = program::arbiter(
            &[
                &["audit", "--quiet", "--out", out, "--format", "csv"],
                paths,
            ]
            .concat(),
        );
        let games =
            fs::read_to_string(format!("{out}/games.csv")).unwrap_or_else(|_| panic!("{told}"));
        games
            .lines()
            .skip(1)
            .map(|row| row.contains(",16,"))
            .collect::<Vec<bool>>()
    };
    let whole = folder.path().to_str().expect("a name");
    assert_eq!(
        audit(&[whole]),
        [true, true],
        "the folder: a page of the web is nobody's sheet"
    );
    assert_eq!(
        audit(&[&format!("{whole}/page.html")]),
        [true],
        "but it is read by name"
    );
}

#[test]
fn several_sheets_in_one_text() {
    let text = format!(
        "{PLAYERS}{}1-0\nArbiter: Roure\n\nWhite: Cai\nBlack: Dov\n\n1. d4 d5\n2. c4 e6\nRemis\n\nA third\n\n1. c4 c5\n2. Nc3 Nc6\n",
        numbered()
    );
    let games = audited(&text);
    let told: Vec<_> = games
        .iter()
        .map(|game| {
            (
                tag(game, "White"),
                game.moves.len(),
                game.result_submitted.as_deref(),
            )
        })
        .collect();
    assert_eq!(
        told,
        [
            (Some("Ada Smith"), 16, Some("1-0")),
            (Some("Cai"), 4, Some("1/2-1/2")),
            (None, 4, None)
        ]
    );
    for bare in [
        "1. e4 e5 2. Nf3 Nc6 1-0\n\n1. d4 d5 2. c4 e6 0-1\n",
        "e4 e5 Nf3 Nc6 1-0\n\nd4 d5 c4 e6 0-1\n",
        "e4\ne5\nNf3\nNc6\n1-0\n\nd4\nd5\nc4\ne6\n0-1\n",
    ] {
        let games = audited(bare);
        let results: Vec<_> = games
            .iter()
            .map(|game| (game.moves.len(), game.result_submitted.as_deref()))
            .collect();
        assert_eq!(results, [(4, Some("1-0")), (4, Some("0-1"))], "{bare}");
    }
}

#[test]
fn results_in_words_and_nobody_is_called_resigns() {
    for (said, result, termination) in [
        ("tablas por acuerdo", "1/2-1/2", "agreement"),
        ("Guanyen negres", "0-1", "unknown"),
        ("Weiß gewinnt", "1-0", "unknown"),
        ("белые сдались", "0-1", "resignation"),
        ("White resigns", "0-1", "resignation"),
        ("1-0 (time)", "1-0", "time_forfeit"),
        ("1-0 Black resigns", "1-0", "resignation"),
        ("=", "1/2-1/2", "unknown"),
    ] {
        let game = is_the_game(&format!("{PLAYERS}{}{said}\n", numbered()));
        assert_eq!(game.result_submitted.as_deref(), Some(result), "{said}");
        assert_eq!(game.ending, termination, "{said}");
        assert_eq!(tag(&game, "White"), Some("Ada Smith"), "{said}");
    }
    let above = is_the_game(&format!("White resigns\n\n{}", numbered()));
    assert_eq!(
        (tag(&above, "White"), above.result_submitted.as_deref()),
        (None, Some("0-1"))
    );
    let behind = is_the_game(&format!("{PLAYERS}{} =\n", numbered().trim_end()));
    assert_eq!(behind.result_submitted.as_deref(), Some("1/2-1/2"));
}

#[test]
fn several_headers_on_one_line() {
    let game = is_the_game(&format!(
        "White: Smith (2100) Black: Jones  Round: 3  Board: 4\n{}",
        numbered()
    ));
    let names = ["White", "WhiteElo", "Black", "Round", "Board"];
    let expected = ["Smith", "2100", "Jones", "3", "4"];
    assert_eq!(names.map(|name| tag(&game, name)), expected.map(Some));
}

#[test]
fn a_title_is_no_move_number() {
    let games = audited(&format!("2. Bundesliga\n1. Runde\n{PLAYERS}{}", numbered()));
    assert_eq!(
        (games.len(), games[0].moves.len(), games[0].faults),
        (1, 16, 0)
    );
    assert_eq!(found(&games[0]), ["INP002"], "told, not lost");
    assert_eq!(tag(&games[0], "Round"), Some("1"));
}

#[test]
fn times_as_players_note_them() {
    let control = "Time control: 7200\n";
    for row in [
        |n: usize, w: &str, b: &str| format!("{n}. {w} 1h{}' {b} 1:{}'30\"\n", 59 - n, 59 - n),
        |n: usize, w: &str, b: &str| format!("{n}. {w} {}' {b} ({}')\n", 110 - n, 109 - n),
        |n: usize, w: &str, b: &str| format!("{n}. {w} {} min {b} 1:{}:00\n", 110 - n, 59 - n),
    ] {
        let text = format!("{PLAYERS}{control}{}", rows(0..8, row));
        let game = is_the_game(&text);
        assert_eq!(found(&game), Vec::<&str>::new(), "{text}");
    }
    // An empty last cell with a clock is no missing move.
    let table = format!(
        "move,white,black,white_clock,black_clock\n{}9,h3,,80,79\n",
        rows(0..8, |n, w, b| format!(
            "{n},{w},{b},{},{}\n",
            89 - n,
            88 - n
        ))
    );
    let games = audited(&table);
    assert_eq!((games[0].moves.len(), games[0].faults), (17, 0));
}

#[test]
fn a_bracket_never_swallows_the_sheet() {
    for text in [
        "1. e4 {c6\n2. d4 (d5\n3. Nc3 [dxe4\n4. Nxe4 Bf5;\n5. Ng3 Bg6\n",
        "move,white,black\n1,e4,{c6\n2,d4,(d5\n3,Nc3,[dxe4\n4,Nxe4,Bf5;\n5,Ng3,Bg6\n",
    ] {
        let games = audited(text);
        assert_eq!((games[0].moves.len(), games[0].faults), (10, 0), "{text}");
    }
}

/// How many moves each game has, and its result.
fn told(text: &str) -> Vec<(usize, Option<String>)> {
    let games = audited(text).into_iter();
    games
        .map(|game| (game.moves.len(), game.result_submitted))
        .collect()
}

#[test]
fn a_game_without_headers_behind_one_with_headers_is_another() {
    let text = "White: Smith\nBlack: Jones\n\n1. e4 e5 2. Nf3 Nc6 1-0\n\n1. d4 d5 2. c4 e6 0-1\n";
    let games = audited(text);
    assert_eq!(games.len(), 2);
    assert_eq!(tag(&games[0], "White"), Some("Smith"));
    assert_eq!(
        told(text),
        [(4, Some("1-0".into())), (4, Some("0-1".into()))]
    );
}

#[test]
fn blocks_without_signs_behind_their_numbers_and_with_empty_boxes() {
    for text in [
        "1  e4   e5    3  Bb5  a6\n2  Nf3  Nc6   4  Ba4  Nf6\n",
        "1. e4   e5    3. Bb5  a6\n2. Nf3  Nc6   4. Ba4  Nf6\n",
        "1\te4\te5\t4\tBa4\tNf6\n2\tNf3\tNc6\t\t\t\n3\tBb5\ta6\t\t\t\n",
        "1  e4   e5    31\n2  Nf3  Nc6   32\n3  Bb5  a6    33\n4  Ba4  Nf6   34\n",
    ] {
        let games = audited(text);
        assert_eq!(
            (games.len(), games[0].moves.len(), games[0].faults),
            (1, 8, 0),
            "{text}"
        );
        assert_eq!(games[0].moves[4], "Bb5", "{text}");
    }
}

#[test]
fn results_with_words_beside_them() {
    let moves = "1. e4 e5\n2. Nf3 Nc6\n";
    for (below, result) in [
        ("time forfeit 0-1\n", "0-1"),
        ("3. =\n", "1/2-1/2"),
        ("1-0 ff\n", "1-0"),
        ("adjudicated 1-0\n", "1-0"),
        ("1 - 0\n", "1-0"),
    ] {
        assert_eq!(
            told(&format!("{moves}{below}")),
            [(4, Some(result.into()))],
            "{below}"
        );
    }
    for running in ["1 - 0", "1-0!", "1-0 ff", "Result: 1-0", "½ - ½"] {
        let told = told(&format!("1. e4 e5 2. Nf3 Nc6 {running}\n"));
        let result = if running.contains('½') {
            "1/2-1/2"
        } else {
            "1-0"
        };
        assert_eq!(told, [(4, Some(result.into()))], "{running}");
    }
    // What stands below the result is no part of the game.
    let games = audited(&format!(
        "{moves}1-0\n\nStandings\n1. Smith 5\n2. Jones 4\n"
    ));
    assert_eq!(
        (games.len(), games[0].moves.len(), games[0].faults),
        (1, 4, 0)
    );
    assert_eq!(found(&games[0]), ["INP002"; 3]);
    assert_eq!(
        told(&format!("Result: *\n{moves}Result: 1-0\n")),
        [(4, Some("1-0".into()))]
    );
}

#[test]
fn wide_gaps_end_a_name() {
    let moves = "1. e4 e5\n2. Nf3 Nc6\n";
    let game = |head: &str| audited(&format!("{head}\n{moves}")).remove(0);
    let named = game("White: Smith  1-0  Black: Jones");
    assert_eq!(
        (tag(&named, "White"), tag(&named, "Black")),
        (Some("Smith"), Some("Jones"))
    );
    assert_eq!(named.result_submitted.as_deref(), Some("1-0"));
    let rated = game("Blancas: Pérez   1850  Club Ajedrez Lugo");
    assert_eq!(
        (tag(&rated, "White"), tag(&rated, "WhiteElo")),
        (Some("Pérez"), Some("1850"))
    );
    assert_eq!(tag(&game("White - Smith"), "White"), Some("Smith"));
    let told = game("Black resigns after a nice attack\nWhite wins the toss\nBlack: Jones");
    assert_eq!(
        (tag(&told, "White"), tag(&told, "Black")),
        (None, Some("Jones"))
    );
}

#[test]
fn numbers_and_signs_as_people_write_them() {
    for text in [
        "1.- e4 e5\n2.- Nf3 Nc6\n",
        "1ª e4 e5\n2ª Nf3 Nc6\n",
        "(1) e4 e5\n(2) Nf3 Nc6\n",
        "e4 e5\n\nNf3 Nc6\n",
        ";Nr;Weiß;Schwarz\n;1;e4;e5\n;2;Sf3;Sc6\n",
        "1. e4 e5\n{White thought for\n20 minutes here}\n2. Nf3 Nc6\n",
        "White: A\nBlack: B\n\n1. {e4 e5 2. Nf3 Nc6\n",
        "1 - e4 e5\n2 - Nf3 Nc6\n",
        "1. e4 - e5\n2. Nf3 - Nc6\n",
        "1. e2-e4 - e7-e5\n2. Ng1-f3 - Nb8-c6\n",
        "1. e2->e4 e7->e5\n2. Ng1=>f3 Nb8=>c6\n",
        "1.\ne4\ne5\n2.\nNf3\nNc6\n",
        "1. e4 e5 (good move\n2. Nf3 Nc6\n",
        "1. e4 e5\n2. {Nf3 Nc6}\n",
        "<p>White: Smith</p><p>1. e4 e5</p><p>2. Nf3 Nc6</p>\n",
        "<p><b>1.</b> <span>e4</span> e5 <b>2.</b> <span>Nf3</span> Nc6</p>\n",
        "| # | White | Black |\n|---|---|---|\n| 1 | **e4** | e5 |\n| 2 | **Nf3** | Nc6 |\n",
        "Num,Blanco,Negro\n1,e4,e5\n2,Cf3,Cc6\n",
        "Nr;Weiß;Schwarz;Zeit W;Zeit S\n1;e4;e5;1:30:00;1:29:00\n2;Sf3;Sc6;1:28:00;1:27:00\n",
    ] {
        let games = audited(text);
        assert_eq!(
            (games.len(), games[0].moves.len(), games[0].faults),
            (1, 4, 0),
            "{text}"
        );
    }
    let spaced = audited("1. e4 e5\n2. d4 e5 x d4\n3. Nf3 Nc6\n4. Bc4 Bc5\n5. 0 - 0 Nf6\n");
    assert_eq!((spaced[0].moves.len(), spaced[0].faults), (10, 0));
}

#[test]
fn moves_without_blanks_between_them() {
    let glued = audited("1.e4e52.Nf3Nc63.Bb5a6\n");
    assert_eq!((glued[0].moves.len(), glued[0].faults), (6, 0));
    assert_eq!(found(&glued[0]), ["NOT007"]);
}

#[test]
fn words_between_moves_are_no_moves() {
    for words in [
        "Weiß bietet Remis",
        "Black offers a draw",
        "draw offer declined",
        "with a draw offer",
        "tablas?",
        "adjourned",
        "sealed move",
        "novelty",
    ] {
        for text in [
            format!("White: A\nBlack: B\n\n1. e4 e5\n2. Nf3 Nc6 {words}\n3. Bb5 a6\n"),
            format!("White: A\nBlack: B\n\n1. e4 e5\n2. Nf3 Nc6\n{words}\n3. Bb5 a6\n"),
            format!("[White \"A\"]\n[Black \"B\"]\n\n1. e4 e5 2. Nf3 Nc6 {words} 3. Bb5 a6 1-0\n"),
        ] {
            let game = &audited(&text)[0];
            assert_eq!((game.moves.len(), game.faults), (6, 0), "{text}");
            assert_eq!(found(game), Vec::<&str>::new(), "{text}");
            assert_eq!(tag(game, "Black"), Some("B"), "{text}");
        }
    }
    let control = audited("1. e4 e5\n--- 40 moves, time control ---\n2. Nf3 Nc6\n");
    assert_eq!((control[0].moves.len(), control[0].faults), (4, 0));
    assert_eq!(found(&control[0]), ["INP002"]);
    let text = "[White \"A\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0 (Black lost on time)\n";
    assert_eq!(found(&audited(text)[0]), ["INP002"]);
}

#[test]
fn results_in_more_words_and_signs() {
    for (below, result) in [
        ("Gana el negro", "0-1"),
        ("victoire des blancs", "1-0"),
        ("partie nulle", "1/2-1/2"),
        ("Black's flag fell", "1-0"),
        ("1-O", "1-0"),
        ("l-0", "1-0"),
        (".5-.5", "1/2-1/2"),
    ] {
        let told = told(&format!("1. e4 e5\n2. Nf3 Nc6\n{below}\n"));
        assert_eq!(told, [(4, Some(result.into()))], "{below}");
    }
    // Letters for figures are told.
    assert_eq!(found(&audited("1. e4 e5 1-O\n")[0]), ["INP002"]);
    for (below, result) in [(",1,0", "1-0"), (",½,½", "1/2-1/2")] {
        let told = told(&format!("move,white,black\n1,e4,e5\n{below}\n"));
        assert_eq!(told, [(2, Some(result.into()))], "{below}");
    }
}

#[test]
fn headers_of_every_shape() {
    for (head, expected) in [
        (
            "**White:** Smith\n- Black: Jones",
            [("White", "Smith"), ("Black", "Jones")],
        ),
        (
            "White:\nSmith\nBlack:\nJones",
            [("White", "Smith"), ("Black", "Jones")],
        ),
        (
            "Jugador blanc: Puig\nJugador negre: Vila",
            [("White", "Puig"), ("Black", "Vila")],
        ),
        (
            "White: A\nWhiteElo: 2100",
            [("White", "A"), ("WhiteElo", "2100")],
        ),
        (
            "White: Smith (ENG, 2100)",
            [("White", "Smith"), ("WhiteElo", "2100")],
        ),
        (
            "Weiß: Müller, Hans, 2012\nRunde 3, Brett 4",
            [("White", "Müller, Hans"), ("Round", "3")],
        ),
        ("1. Runde\nWeiß: A", [("Round", "1"), ("White", "A")]),
        (
            "Board 4: White: Smith  Black: Jones",
            [("Board", "4"), ("White", "Smith")],
        ),
    ] {
        let game = audited(&format!("{head}\n\n1. e4 e5\n2. d4 d5\n")).remove(0);
        assert_eq!((game.moves.len(), game.faults), (4, 0), "{head}");
        for (name, value) in expected {
            assert_eq!(tag(&game, name), Some(value), "{head}");
        }
    }
    let federation = audited("White: Smith (ENG, 2100)\n1. e4 e5\n2. d4 d5\n");
    assert_eq!(found(&federation[0]), ["INP002"], "told, not lost");
    let scored = "White: Smith 1\nBlack: Jones 0\n1. e4 e5\n2. d4 d5\n";
    assert_eq!(told(scored), [(4, Some("1-0".into()))]);
    let resigned = audited("White: Smith (resigned)\nBlack: Jones\n1. e4 e5\n2. d4 d5\n");
    assert_eq!(tag(&resigned[0], "White"), Some("Smith"));
    assert_eq!(resigned[0].result_submitted.as_deref(), Some("0-1"));
}

#[test]
fn a_move_in_brackets_beside_both_moves_was_not_played() {
    for text in [
        "1. e4 e5\n2. Nf3 Nc6\n3. Bc4 Bc5 (d3)\n1-0\n",
        "1. e4 e5\n2. Nf3 (Bc4) Nc6\n3. Bc4 Bc5\n1-0\n",
        "1. e4 e5 2. Nf3 Nc6 (Nf6) 3. Bc4 Bc5 1-0\n",
    ] {
        let game = &audited(text)[0];
        assert_eq!(
            game.moves,
            ["e4", "e5", "Nf3", "Nc6", "Bc4", "Bc5"],
            "{text}"
        );
        assert_eq!(game.faults, 0, "{text}");
    }
    let answered = &audited("1. e4 (c6)\n2. d4 d5\n")[0];
    assert_eq!(answered.moves, ["e4", "c6", "d4", "d5"]);
}

#[test]
fn blocks_without_numbers_are_read_one_behind_the_other() {
    let text = "White,Black,White,Black\ne4,e5,d4,exd4\nNf3,Nc6,Nxd4,Nf6\n";
    assert_eq!(
        audited(text)[0].moves,
        ["e4", "e5", "Nf3", "Nc6", "d4", "exd4", "Nxd4", "Nf6"]
    );
}

#[test]
fn times_in_brackets_and_with_dots_are_no_results_and_no_moves() {
    for text in [
        "1. e4 [0:01] e5 [0:01]\n2. Nf3 [0:02] Nc6 [0:03]\n",
        "1. e4 (1.00) e5 (1.00)\n2. Nf3 (1.02) Nc6 (1.05)\n",
        "1. e4 1.30 e5 1.30\n2. Nf3 1.29 Nc6 1.28\n",
    ] {
        let game = &audited(text)[0];
        assert_eq!((game.moves.len(), game.faults), (4, 0), "{text}");
        assert_eq!(game.result_submitted, None, "{text}");
        assert_eq!(found(game), ["CLK005"], "{text}");
    }
}

#[test]
fn boxes_that_say_who_resigned_and_columns_of_results() {
    for (table, result) in [
        ("move,white,black\n1,e4,e5\n2,Nf3,resigns\n", "1-0"),
        ("move,white,black\n1,e4,e5\n2,Black resigns,\n", "1-0"),
        ("Nr;Weiß;Schwarz\n1;e4;e5\n2;gibt auf;\n", "0-1"),
        ("move,white,black,result\n1,e4,e5,\n2,Nf3,Nc6,1-0\n", "1-0"),
    ] {
        let game = &audited(table)[0];
        assert_eq!(game.faults, 0, "{table}");
        assert_eq!(game.result_submitted.as_deref(), Some(result), "{table}");
    }
}

#[test]
fn signs_that_programs_and_people_put_around_moves() {
    for text in [
        "1. e4 e5\n2. Nf3 Nc6\n3. Bc4 Bc5\n4. 0 0 Nf6\n",
        "1. e4 e5\n2. Nf3 Nc6\n3. Bc4 Bc5\n4. '0-0 Nf6\n",
        "Notation: 1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 Nf6\n",
        "#1 e4 e5\n#2 Nf3 Nc6\n#3 Bc4 Bc5\n#4 0-0 Nf6\n",
        "1. e2 -> e4 e7 -> e5\n2. g1 -> f3 b8 -> c6\n3. f1 -> c4 f8 -> c5\n4. 0-0 Nf6\n",
        "1. e4,e5 2. Nf3,Nc6 3. Bc4,Bc5 4. O-O,Nf6\n",
        "Potez;Bijeli;Crni\n1,0;e4;e5\n2,0;Sf3;Sc6\n3,0;Lc4;Lc5\n4,0;0-0;Sf6\n",
    ] {
        let game = &audited(text)[0];
        assert_eq!((game.moves.len(), game.faults), (8, 0), "{text}");
        assert_eq!(found(game), Vec::<&str>::new(), "{text}");
    }
    for promotion in ["hxg8(=Q)", "hxg8=(Q)", "hxg8 Q", "hxg8 (Q)"] {
        let text = format!("1. h4 g5\n2. hxg5 h6\n3. gxh6 a6\n4. h7 a5\n5. {promotion} a4\n");
        let game = &audited(&text)[0];
        assert_eq!(
            game.moves.get(8).map(String::as_str),
            Some("hxg8=Q"),
            "{text}"
        );
        assert_eq!((game.moves.len(), found(game).len()), (10, 0), "{text}");
    }
}

#[test]
fn games_with_no_tag_but_white_and_signatures_of_mails() {
    let games =
        audited("[White \"Ann\"]\n1. e4 e5 2. Nf3 Nc6\n\n[White \"Bob\"]\n1. d4 d5 2. c4 e6\n");
    let moves: Vec<usize> = games.iter().map(|game| game.moves.len()).collect();
    assert_eq!(moves, [4, 4]);
    assert_eq!(tag(&games[1], "White"), Some("Bob"));
    let mail = &audited("White: A\nBlack: B\n\n1. e4 e5\n1-0\n-- \nJohn Smith\n")[0];
    assert_eq!((mail.moves.len(), mail.faults), (2, 0));
    assert_eq!(found(mail), ["INP002", "INP002"]);
    let versus = &audited("Smith vs Jones\n1. e4 e5\n2. Nf3 Nc6\n")[0];
    assert_eq!(
        (tag(versus, "White"), tag(versus, "Black")),
        (Some("Smith"), Some("Jones"))
    );
}
