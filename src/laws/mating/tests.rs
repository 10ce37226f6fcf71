//! Positions whose answer is known, and the cheap proofs against the full answer.

use super::*;
use crate::board::read_fen;

fn board(fen: &str) -> Board {
    read_fen(fen).unwrap().board
}

/// Plays the line out: a `yes` must end in mate by the right side, whoever found it.
fn answer(board: &Board, winner: Color) -> &'static str {
    let answer = can_mate(board, winner);
    if let CanMate::Yes(Some(line)) = &answer {
        let mut now = board.clone();
        for &m in line {
            assert!(now.is_legal(m), "{m:?} in {line:?}");
            now.play(m);
        }
        assert!(now.is_checkmate() && now.turn() != winner, "{line:?}");
    }
    answer.word()
}

/// Who can still mate: `W`, `B`, both or nobody (`-`), as `WB`, `W-`, `-B`, `--`.
fn who(board: &Board) -> String {
    let told = |winner, letter| match answer(board, winner) {
        "yes" => letter,
        "no" => '-',
        _ => '?',
    };
    [told(Color::White, 'W'), told(Color::Black, 'B')]
        .iter()
        .collect()
}

#[test]
fn tricky_positions_are_answered_right() {
    let table = [
        ("a pawn wall", "4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - -", "--"),
        (
            "a wall that one bishop can break",
            "5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - -",
            "W-",
        ),
        (
            "a caged bishop",
            "Bb1k1b2/bKp1p1p1/1pP1P1P1/pP6/P5P1/8/8/8 w - -",
            "--",
        ),
        (
            "the same with a tempo to spare",
            "Bb1k1b2/bKp1p1p1/1pP1P1P1/pP6/6P1/P7/8/8 w - -",
            "W-",
        ),
        (
            "waiting moves and an underpromotion",
            "6kB/p3p1P1/2p3P1/p7/8/4P3/PKP5/8 w - -",
            "WB",
        ),
        (
            "every way out is stalemate",
            "8/8/7p/5p1P/5p1K/5Pp1/6P1/1k6 w - -",
            "--",
        ),
        (
            "mate by a pawn from outside",
            "1b3kBR/4pP1P/1p1pP2P/1P1P4/8/K5p1/6P1/1B6 b - -",
            "W-",
        ),
        ("the rook must be taken", "6Rk/8/7K/8/8/8/8/8 b - -", "--"),
        (
            "the knight must be taken",
            "kb6/2N5/1K6/8/8/8/8/8 b - -",
            "--",
        ),
        (
            "only moves, round and round",
            "k1b5/1p1p4/1P1P4/8/8/4p1p1/4P1P1/5B1K w - -",
            "--",
        ),
        (
            "en passant opens the wall",
            "4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K3 b - a3",
            "WB",
        ),
        (
            "the wall without en passant",
            "4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K3 b - -",
            "--",
        ),
        (
            "en passant by a pinned pawn",
            "8/8/6k1/p1p1p3/P1P1Pp1p/5P1P/2B5/4K3 b - e3",
            "--",
        ),
        ("castling helps", "r3k3/3N4/2N5/8/1K6/8/7p/8 b q -", "WB"),
        ("bishops of one colour", "8/8/4kb2/8/8/3KB3/8/8 w - -", "--"),
        ("bishops of both", "8/8/4k1b1/8/8/2K1B3/8/8 w - -", "WB"),
        ("a knight each", "8/8/4k1n1/8/8/2KN4/8/8 w - -", "WB"),
        ("bishop and knight", "8/8/4k1n1/8/8/2KB4/8/8 w - -", "WB"),
        ("knight and rook", "8/8/4k1r1/8/8/2KN4/8/8 w - -", "WB"),
        ("knight and pawn", "8/8/4k1p1/8/8/2KN4/8/8 w - -", "WB"),
        ("knight and queen", "8/8/4k1q1/8/8/2KN4/8/8 w - -", "-B"),
        (
            "knight against queen and pawn",
            "8/8/4k1q1/6p1/8/2KN4/8/8 w - -",
            "WB",
        ),
        ("bishop and rook", "8/8/4k1r1/8/8/2KB4/8/8 w - -", "-B"),
        ("bishop and pawn", "8/8/4k1p1/8/8/2KB4/8/8 w - -", "WB"),
        (
            "bishop against queen and pawn",
            "8/8/4k1q1/6p1/8/2KB4/8/8 w - -",
            "WB",
        ),
        ("two knights", "8/8/4k3/8/8/2KNN3/8/8 w - -", "W-"),
        (
            "any number of bishops of one colour",
            "b7/1b6/4k3/8/8/2K5/6B1/7B w - -",
            "--",
        ),
    ];
    for (what, fen, expected) in table {
        let board = board(fen);
        assert_eq!(who(&board), expected, "{what}: {fen}");
        assert_eq!(is_dead(&board), Some(expected == "--"), "{what}: {fen}");
    }
}

#[test]
fn mate_on_the_board_counts_whatever_the_pieces() {
    for (fen, expected) in [
        ("8/8/8/8/8/2b1k1b1/8/3RKR2 w - -", "-B"),
        ("8/8/8/8/8/1k6/b1b5/RKR5 w - -", "-B"),
        ("5B2/7r/5K1k/7r/8/4B3/8/8 b - -", "W-"),
        (
            "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq -",
            "-B",
        ),
    ] {
        let mated = board(fen);
        assert_eq!(who(&mated), expected, "{fen}");
        let winner = mated.turn().opposite();
        assert_eq!(can_mate(&mated, winner), CanMate::Yes(Some(Vec::new())));
        assert!(!proved_unwinnable_quickly(&mated, winner), "{fen}");
        assert!(proved_unwinnable_quickly(&mated, mated.turn()), "{fen}");
    }
}

#[test]
fn stalemate_is_the_end_for_both() {
    let board = board("7k/5Q2/6K1/8/8/8/8/8 b - -");
    assert!(board.is_stalemate());
    assert_eq!(who(&board), "--");
    assert!(proved_dead_quickly(&board));
}

#[test]
fn the_quick_proofs_find_the_dead_positions_that_games_come_to() {
    for fen in [
        "8/8/4k3/8/8/3K4/8/8 w - -",
        "8/8/4k3/8/8/3KN3/8/8 b - -",
        "8/8/4kb2/8/8/3KB3/8/8 w - -",
        "6Rk/8/7K/8/8/8/8/8 b - -",
        "kb6/2N5/1K6/8/8/8/8/8 b - -",
        "4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - -",
        "k1b5/1p1p4/1P1P4/8/8/4p1p1/4P1P1/5B1K w - -",
    ] {
        assert!(proved_dead_quickly(&board(fen)), "{fen}");
    }
    for fen in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -",
        "8/8/4k1b1/8/8/2K1B3/8/8 w - -",
        "8/8/4k3/8/8/2KNN3/8/8 w - -",
        "5b2/p7/Pp3k2/1Pp1pBp1/2P1P1P1/5K2/8/8 w - -",
        "4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K3 b - a3",
    ] {
        assert!(!proved_dead_quickly(&board(fen)), "{fen}");
    }
}

#[test]
fn rights_of_chess960_leave_open_what_the_solver_would_deny() {
    let right = board("4kb2/8/8/8/8/8/8/1RK5 w B - 0 1");
    assert!(right.is_chess960());
    let question = Question::from_board(&right).unwrap();
    assert_eq!(question.answer(Color::Black, &right), Known::Open);
    assert!(!question.is_never_quickly(Color::Black));
    // But the pieces decide with any rights.
    assert_eq!(answer(&right, Color::Black), "no");
    assert!(proved_unwinnable_quickly(&right, Color::Black));
    // A line that needs no castling stands.
    assert_eq!(who(&board("4k3/8/8/8/8/8/8/1RK5 w B - 0 1")), "W-");
    // Rights that are gone no longer matter.
    let mut later = right;
    later.play(Move::normal(later.king(Color::White), Square::at(3, 0)));
    assert!(later.is_chess960());
    let question = Question::from_board(&later).unwrap();
    assert_eq!(question.answer(Color::Black, &later), Known::Never);
}

#[test]
fn more_pieces_than_a_game_has_are_judged_by_a_line() {
    let crowd = board("qqqqkqqq/qqqqqqqq/q7/8/8/8/8/7K w - - 0 1");
    assert_eq!(answer(&crowd, Color::White), "no");
    assert_eq!(answer(&crowd, Color::Black), "yes");
    let both = board("rrrrkrrr/rrrrrrrr/rrr5/8/8/5RRR/RRRRRRRR/RRRRKRRR w - - 0 1");
    assert_eq!(who(&both), "WB");
}

#[test]
fn a_yes_for_one_side_settles_that_the_position_is_alive() {
    use CanMate::*;
    let yes = Yes(None);
    for (white, black, dead) in [
        (&yes, &Undecided, Some(false)),
        (&Undecided, &yes, Some(false)),
        (&No, &yes, Some(false)),
        (&No, &No, Some(true)),
        (&No, &Undecided, None),
        (&Undecided, &No, None),
    ] {
        assert_eq!(dead_by_answers(white, black), dead, "{white:?} {black:?}");
    }
}

/// Positions of two kings and up to four pieces, from a seed.
struct Sampler(u64);

impl Sampler {
    fn below(&mut self, bound: usize) -> usize {
        // xorshift64*
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33) as usize % bound
    }

    /// A position, if what fell on the board is one.
    fn position(&mut self) -> Option<Board> {
        let mut squares = [' '; 64];
        let extra = self.below(5);
        let letters = ['K', 'k'].into_iter().chain((0..extra).map(|_| {
            let letters = ['Q', 'R', 'B', 'N', 'P', 'q', 'r', 'b', 'n', 'p', 'B', 'b'];
            letters[self.below(letters.len())]
        }));
        let letters: Vec<char> = letters.collect();
        for letter in letters {
            squares[self.below(64)] = letter;
        }
        let ranks: Vec<String> = squares
            .chunks(8)
            .map(|rank| {
                let rank: String = rank.iter().collect();
                rank.replace(' ', "1")
            })
            .collect();
        let turn = ["w", "b"][self.below(2)];
        let fen = format!("{} {turn} - - 0 1", ranks.join("/"));
        read_fen(&fen).ok().map(|read| read.board)
    }
}

#[test]
fn the_material_lemma_and_the_solver_never_disagree() {
    let mut sampler = Sampler(0x5EED);
    let (mut tried, mut decided) = (0, 0);
    while tried < 4_000 {
        let Some(board) = sampler.position() else {
            continue;
        };
        let Some(question) = Question::from_board(&board) else {
            panic!("the solver takes every small position");
        };
        for winner in Color::ALL {
            tried += 1;
            let theirs = question.answer(winner, &board);
            assert_ne!(theirs, Known::Open, "{board:?}");
            if let known @ (Known::Never | Known::Mate(_)) = reach::at_sight(&board, winner) {
                decided += 1;
                assert_eq!(known, theirs, "{board:?}");
            }
            let quick = proved_unwinnable_quickly(&board, winner);
            assert!(!quick || theirs == Known::Never, "{board:?}");
        }
    }
    assert!(decided > 1_000, "{decided} of {tried} by the pieces alone");
}

#[test]
fn the_sieve_lets_through_what_the_quick_proofs_would_prove() {
    let mut sampler = Sampler(0xDEAD);
    let mut dead = 0;
    for _ in 0..40_000 {
        let Some(board) = sampler.position() else {
            continue;
        };
        let proved = Color::ALL
            .iter()
            .all(|&winner| proved_unwinnable_quickly(&board, winner));
        dead += usize::from(proved);
        assert_eq!(proved_dead_quickly(&board), proved, "{board:?}");
    }
    assert!(dead > 1_000, "{dead}");
}

#[test]
fn moves_are_told_as_programs_tell_them() {
    let standard = board("r3k2r/8/8/8/8/8/8/R3K2R w KQkq -");
    let castling = Move::castling(
        Square::from_ascii(b"e1").unwrap(),
        Square::from_ascii(b"a1").unwrap(),
    );
    assert_eq!(uci(&standard, castling), "e1c1");
    let other = board("4k3/8/8/8/8/8/8/1RK5 w B - 0 1");
    let castling = Move::castling(
        Square::from_ascii(b"c1").unwrap(),
        Square::from_ascii(b"b1").unwrap(),
    );
    assert_eq!(uci(&other, castling), "c1b1");
    let promotion = Move::promotion(
        Square::from_ascii(b"a7").unwrap(),
        Square::from_ascii(b"a8").unwrap(),
        Role::Knight,
    );
    assert_eq!(uci(&standard, promotion), "a7a8n");
}

mod generated;
