//! Moves as they really arrive, in PGN and on scoresheets: every form gives the same game, and what is odd about it is told.

use crate::scratch::{Scratch, column};

const SPANISH_GAME: [&str; 8] = ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Bxc6", "dxc6"];
const AFTER_IT: &str = "r1bqkbnr/1pp2ppp/p1p5/4p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 5";

/// The game of [`SPANISH_GAME`] in one form, and the codes that are told of it.
type Form = (&'static str, &'static [&'static str]);

#[track_caller]
fn is_the_spanish_game(file: &str, text: &str, codes: &[&str]) {
    let scratch = Scratch::new();
    scratch.file(file, text);
    scratch.audit(&[file, "--select", "NOT,MOV,INP,VAR", "--fail-on", "never"]);
    let games = scratch.games();
    assert_eq!(
        column(&games, "plies"),
        [SPANISH_GAME.len().to_string()],
        "{text}"
    );
    assert_eq!(column(&games, "final_fen"), [AFTER_IT], "{text}");
    assert_eq!(scratch.codes(), codes, "{text}");
}

fn pgn(moves: &str) -> String {
    format!("[Event \"Invented Open\"]\n[Result \"1-0\"]\n\n{moves} 1-0\n")
}

/// The same columns in a text and in a table.
fn sheets(moves: &str) -> [(&'static str, String); 2] {
    let words: Vec<&str> = moves.split(' ').collect();
    let head = "Event: Invented Open\nWhite: Inventa, Ada\nBlack: Fabula, Bruno\nResult: 1-0\n\n";
    let mut text = head.to_owned();
    let mut table = String::from("move,white,black\n");
    for (index, row) in words.chunks(2).enumerate() {
        let number = index + 1;
        text.push_str(&format!("{number}. {:12} {}\n", row[0], row[1]));
        table.push_str(&format!("{number},{},{}\n", row[0], row[1]));
    }
    [("sheet.txt", text), ("sheet.csv", table)]
}

#[test]
fn in_a_pgn() {
    const FORMS: &[Form] = &[
        (
            "1. e2-e4 e7-e5 2. g1-f3 b8-c6 3. f1-b5 a7-a6 4. b5xc6 d7xc6",
            &[],
        ),
        (
            "1. e2→e4 e7→e5 2. g1→f3 b8→c6 3. f1→b5 a7→a6 4. b5xc6 d7xc6",
            &[],
        ),
        (
            "1. e2 - e4 e7 - e5 2. Ng1 - f3 Nb8 - c6 3. Bf1 - b5 a7 - a6 4. Bb5 x c6 d7 x c6",
            &[],
        ),
        ("1. E4 E5 2. NF3 NC6 3. BB5 A6 4. BXC6 DXC6", &[]),
        ("1. E4 E5 2. CF3 CC6 3. AB5 A6 4. AXC6 DXC6", &[]),
        (
            "１．ｅ４ ｅ５ ２．Ｎｆ３ Ｎｃ６ ３．Ｂｂ５ ａ６ ４．Ｂｘｃ６ ｄｘｃ６",
            &[],
        ),
        ("١. e٤ e٥ ٢. Nf٣ Nc٦ ٣. Bb٥ a٦ ٤. Bxc٦ dxc٦", &[]),
        ("۱. e۴ e۵ ۲. Nf۳ Nc۶ ۳. Bb۵ a۶ ۴. Bxc۶ dxc۶", &[]),
        (
            "1. e\u{200b}4 e5 2. Nf\u{200b}3 Nc6 3. B\u{2060}b5 a6 4. Bxc6 dxc6\u{200b}",
            &[],
        ),
        ("1/ e4 e5 2/ Nf3 Nc6 3/ Bb5 a6 4/ Bxc6 dxc6", &[]),
        ("• 1. e4 e5\n• 2. Nf3 Nc6\n•3. Bb5 a6\n•4. Bxc6 dxc6", &[]),
        ("1.e4e5 2.Nf3Nc6 3.Bb5a6 4.Bxc6dxc6", &[]),
        ("1.e4e52.Nf3Nc63.Bb5a64.Bxc6dxc6", &["NOT007"]),
        // A capture like a pawn's that none can make.
        ("1. e4 e5 2. nf3 nc6 3. bb5 a6 4. bxc6 dxc6", &["NOT012"]),
        // In PGN a full stop is a token of its own (7), wherever it stands.
        ("1. e4. e5. 2. Nf3. Nc6. 3. Bb5. a6. 4. Bxc6. dxc6.", &[]),
    ];
    for (moves, codes) in FORMS {
        is_the_spanish_game("games.pgn", &pgn(moves), codes);
    }
}

#[test]
fn on_sheets() {
    const FORMS: &[Form] = &[
        ("e2-e4 e7-e5 g1-f3 b8-c6 f1-b5 a7-a6 b5xc6 d7xc6", &[]),
        ("e2→e4 e7→e5 Ng1→f3 Nb8→c6 Bf1→b5 a7→a6 Bb5xc6 d7xc6", &[]),
        ("E4 E5 NF3 NC6 BB5 A6 BXC6 DXC6", &[]),
        ("E4 E5 CF3 CC6 AB5 A6 AXC6 DXC6", &[]),
        // A capture like a pawn's that none can make.
        ("e4 e5 nf3 nc6 bb5 a6 bxc6 dxc6", &["NOT012"]),
        ("e4 e5 sf3 sc6 lb5 a6 lxc6 dxc6", &[]),
        // `cc6` could be the pawn that goes straight on.
        ("e4 e5 cf3 cc6 ab5 a6 axc6 dxc6", &["NOT012"]),
        ("e4 e5 кf3 кc6 сb5 a6 с:c6 dc6", &[]),
    ];
    for (moves, codes) in FORMS {
        for (file, text) in sheets(moves) {
            is_the_spanish_game(file, &text, codes);
        }
    }
}

#[test]
fn two_moves_in_one_cell() {
    is_the_spanish_game(
        "sheet.txt",
        "White: Inventa, Ada\nBlack: Fabula, Bruno\n\n1. e4e5\n2. Nf3Nc6\n3. Bb5a6\n4. Bxc6dxc6\n",
        &[],
    );
    is_the_spanish_game(
        "sheet.csv",
        "move,white,black\n1,e4,e5\n2,Nf3Nc6,\n3,Bb5,a6\n4,Bxc6,dxc6\n",
        &[],
    );
}

/// Read strictly, each of these stops; another reading could play it, and nothing proves that other reading.
#[test]
fn what_is_not_proved_is_not_read_otherwise() {
    for (moves, rule, written) in [
        // No bishop with a false capture sign, though one could go there.
        ("1. e4 e5 2. bxc4", "MOV008", "bxc4"),
        ("1. e4 d5 2. Nf3 bxd7", "MOV008", "bxd7"),
        // Icelandic has a knight for `R`: one letter, and `B` means the same in both.
        ("1. e4 e5 2. Bc4 Rf6 3. a3", "MOV001", "Rf6"),
        // Welsh has a queen for `B`, and the `e` of a file is none of its bishops.
        ("1. e4 c5 2. c3 d5 3. exd5 Bxd5", "MOV001", "Bxd5"),
        // Hindi has a knight for `G`, Hungarian a pawn.
        ("1. e4 d5 2. Nf3 dxe4 3. Ng5 Gf6", "NOT001", "Gf6"),
        // Lithuanian has a bishop for `R`; the same letter twice is one letter, and so it is any number of times.
        ("1. e4 e5 2. Ra6 Rb4", "MOV002", "Ra6"),
        ("1. e4 e5 2. Bc4 Rf6 3. Rc3 Rc6", "MOV001", "Rf6"),
        // No Dutch knight: nothing else here is Dutch.
        ("1. e4 e5 2. Nf3 Nc6 3. Pg5 d6", "MOV008", "Pg5"),
    ] {
        let scratch = Scratch::with_games(pgn(moves));
        scratch.audit_games(&["--select", "NOT,MOV"]);
        let findings = scratch.findings();
        assert_eq!(column(&findings, "rule")[0], rule, "{moves}");
        assert_eq!(column(&findings, "written")[0], written, "{moves}");
        assert_eq!(column(&scratch.games(), "alphabet"), ["en"], "{moves}");
    }
}

/// A Hungarian hand goes on with what an English one began, and has the rook for its bishop: what English can play is legal.
#[test]
fn letters_that_read_more_words_refuse_no_move_that_english_plays() {
    let moves = "1. g3 e5 2. Bg2 d5 3. d3 c6 4. Nf3 Bd6 5. O-O Nf6 6. c4 h6 7. Hc3 d4 8. Ha4 O-O 9. Vc2 Ff5 10. b4 Hbd7 \
                 11. c5 Fc7 12. Fd2 Be8 13. Bfe1 Vc8 14. Bac1 Fh7 15. Va4 Hd5";
    let scratch = Scratch::with_games(pgn(moves));
    scratch.audit_games(&["--select", "NOT,MOV"]);
    let plies: usize = column(&scratch.games(), "plies")[0]
        .parse()
        .expect("a number");
    assert!(plies >= 12, "{plies}");
}

/// One illegal move near the beginning that English could play, and the rest is in the letters of somebody else, who has them
/// otherwise: it is theirs, and the fault is found.
#[test]
fn one_illegal_move_does_not_make_a_game_english() {
    for (moves, code, ply, written) in [
        // Romanian has `N` for the bishop, which cannot leave f8, and all its other letters.
        (
            "1. e4 Nh6 2. Cf3 Cc6 3. Nb5 a6 4. Na4 Cf6 5. O-O Ne7 6. Te1 b5 7. Nb3 d6 8. c3 O-O",
            "ro",
            "2",
            "Nh6",
        ),
        // Dutch has `P` for the knight, which English takes for a pawn.
        (
            "1. e4 e5 2. Kh5 Pc6 3. Lb5 a6 4. La4 Pf6 5. O-O Le7 6. Te1 b5 7. Lb3 d6 8. c3 O-O",
            "nl",
            "3",
            "Kh5",
        ),
        // Hungarian has `B` for the rook.
        (
            "1. e4 e5 2. Bd3 Hc6 3. Fb5 a6 4. Fa4 Hf6 5. O-O Fe7 6. Be1 b5 7. Fb3 d6 8. c3 O-O",
            "hu",
            "3",
            "Bd3",
        ),
    ] {
        let scratch = Scratch::with_games(pgn(moves));
        scratch.audit_games(&["--select", "NOT,MOV"]);
        let games = scratch.games();
        let named = column(&games, "alphabet")[0].split('/').any(|c| c == code);
        assert!(named, "{moves}: {}", column(&games, "alphabet")[0]);
        let findings = scratch.findings();
        assert_eq!(column(&findings, "ply")[0], ply, "{moves}");
        assert_eq!(column(&findings, "written")[0], written, "{moves}");
        assert_eq!(column(&findings, "severity")[0], "error", "{moves}");
    }
}

/// A forgiving reading never makes a legal move of an illegal one: each is judged as it was before there were any.
#[test]
fn nothing_illegal_is_excused() {
    for (moves, code) in [
        ("1. e4 e5 2. Nf4 Nc6", "MOV001"),
        ("1. e4 e5 2. bxc3 Nc6", "MOV008"),
        ("1. e4 e5 2. e4e5 Nc6", "MOV002"),
        ("1. e4 e5 2. Nf3e5 Nc6", "MOV001"),
        ("1. e4 e5 2. Kg1 Nc6", "MOV003"),
        ("1. e4 e5 2. O-O Nc6", "MOV006"),
        ("1. e4 e5 2. Ng1-e3 Nc6", "MOV001"),
        ("1. e2e4 e7e5 2. c3c4 b8c6", "MOV001"),
        ("1. e4 e5 2. NF4 Nc6", "MOV001"),
    ] {
        let scratch = Scratch::with_games(pgn(moves));
        let ran = scratch.audit_games(&["--select", "NOT,MOV"]);
        let errors: Vec<String> = column(&scratch.findings(), "severity");
        assert_eq!(
            (ran.status, errors),
            (1, vec!["error".to_owned()]),
            "{moves}"
        );
        let games = scratch.games();
        assert_eq!(column(&games, "plies"), ["2"], "{moves}: {code}");
    }
}
