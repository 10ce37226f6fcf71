//! Positions made by chance, of the kinds in which dead ones are found and of random games: the sieve against the cheap
//! proofs, and the mates that both sides work for against the solver and against another program's rules of chess.

use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, Position};

use super::*;

/// A board to be filled, square by square.
struct Setting {
    sampler: Sampler,
    squares: [char; 64],
}

impl Setting {
    fn new(seed: u64) -> Setting {
        let mut sampler = Sampler(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
        for _ in 0..5 {
            sampler.below(2);
        }
        let squares = [' '; 64];
        Setting { sampler, squares }
    }

    fn chance(&mut self, of_ten: usize) -> bool {
        self.sampler.below(10) < of_ten
    }

    /// Puts one of the letters on a square, if it is free and fit for it.
    fn put(&mut self, square: usize, letters: &[u8]) {
        let letter = char::from(letters[self.sampler.below(letters.len())]);
        let is_last = !(8..56).contains(&square);
        if self.squares[square] == ' ' && !(is_last && matches!(letter, 'p' | 'P')) {
            self.squares[square] = letter;
        }
    }

    fn put_anywhere(&mut self, times: usize, letters: &[u8]) {
        for _ in 0..times {
            let square = self.sampler.below(64);
            self.put(square, letters);
        }
    }

    /// The position, if it is one in which somebody can move.
    fn board(mut self) -> Option<Board> {
        let ranks = self.squares.chunks(8).rev().map(|rank| {
            let rank: String = rank.iter().collect();
            rank.replace(' ', "1")
        });
        let ranks: Vec<String> = ranks.collect();
        let turn = ["w", "b"][self.sampler.below(2)];
        let fen = format!("{} {turn} - - 0 1", ranks.join("/"));
        let board = read_fen(&fen).ok()?.board;
        (!board.could_take_king() && board.has_legal_move()).then_some(board)
    }
}

/// A row of pawns face to face with some gaps, and a few pieces.
fn wall(seed: u64) -> Option<Board> {
    let mut setting = Setting::new(seed);
    let mut rank = 2 + setting.sampler.below(3);
    for file in 0..8 {
        if setting.chance(8) {
            if setting.chance(3) {
                rank = 1 + setting.sampler.below(5);
            }
            setting.put(rank * 8 + file, b"P");
            setting.put(rank * 8 + 8 + file, b"p");
        }
    }
    let (pawns, pieces) = (setting.sampler.below(4), setting.sampler.below(3));
    setting.put_anywhere(pawns, b"Pp");
    setting.put_anywhere(pieces, b"BbBbBbNnRq");
    setting.put_anywhere(1, b"K");
    setting.put_anywhere(1, b"k");
    setting.board()
}

/// A king in or beside a corner with much around him.
fn cage(seed: u64) -> Option<Board> {
    let mut setting = Setting::new(seed);
    let corner = [0, 7, 56, 63, 1, 6, 57, 62][setting.sampler.below(8)];
    let (caged, other) = [(b"K", b"k"), (b"k", b"K")][setting.sampler.below(2)];
    setting.put(corner, caged);
    for square in 0..64usize {
        let apart = |one: usize, two: usize| one.abs_diff(two) <= 2;
        let is_near = apart(square % 8, corner % 8) && apart(square / 8, corner / 8);
        if is_near && setting.chance(6) {
            setting.put(square, b"PpPpPpBbNr");
        }
    }
    let more = setting.sampler.below(4);
    setting.put_anywhere(more, b"PpBbNq");
    setting.put_anywhere(1, other);
    setting.board()
}

/// Both kings and up to four others in one corner.
fn corner(seed: u64) -> Option<Board> {
    let mut setting = Setting::new(seed);
    let flip = if setting.chance(5) { 56 } else { 0 };
    for king in [b"K", b"k"] {
        let square = setting.sampler.below(3) + 8 * setting.sampler.below(3);
        setting.put(square ^ flip, king);
    }
    for _ in 0..1 + setting.sampler.below(4) {
        let square = setting.sampler.below(4) + 8 * setting.sampler.below(4);
        setting.put(square ^ flip, b"PpBbNnRrQq");
    }
    setting.board()
}

/// Pawns anywhere, many of them face to face, and a bishop or two.
fn pawns(seed: u64) -> Option<Board> {
    let mut setting = Setting::new(seed);
    setting.put_anywhere(1, b"K");
    setting.put_anywhere(1, b"k");
    for letter in [b"P", b"p", b"P", b"p", b"P", b"p", b"P", b"p", b"B", b"b"] {
        if !setting.chance(8) {
            continue;
        }
        let square = setting.sampler.below(64);
        setting.put(square, letter);
        if letter == b"P" && square < 56 && setting.chance(7) {
            setting.put(square + 8, b"p");
        }
    }
    setting.board()
}

#[test]
fn the_sieve_holds_back_nothing_that_the_cheap_proofs_prove_dead() {
    type Kind = fn(u64) -> Option<Board>;
    let kinds: [(&str, Kind, usize); 4] = [
        ("walls", wall, 1),
        ("cages", cage, 40),
        ("corners", corner, 500),
        ("pawns", pawns, 1),
    ];
    for (name, kind, at_least) in kinds {
        let mut dead = 0;
        for board in (0..20_000).filter_map(kind) {
            if !is_proved_dead(&board) {
                continue;
            }
            dead += 1;
            assert!(may_be_dead(&board), "{name}: {}", board.fen());
        }
        assert!(dead >= at_least, "{dead} dead {name}");
    }
}

/// Whether the cheap proofs hold for both sides, without the sieve.
fn is_proved_dead(board: &Board) -> bool {
    let mut sides = Color::ALL.iter();
    sides.all(|&winner| proved_unwinnable_quickly(board, winner))
}

/// Plays the line by the rules of another program.
fn is_mate_elsewhere(board: &Board, winner: Color, line: &[Move]) -> bool {
    let fen: Fen = board.fen().parse().unwrap();
    let mut theirs: Chess = fen.into_position(CastlingMode::Standard).unwrap();
    let mut ours = board.clone();
    for &m in line {
        let told: UciMove = uci(&ours, m).parse().unwrap();
        theirs.play_unchecked(told.to_move(&theirs).unwrap());
        ours.play(m);
    }
    let loser = match winner {
        Color::White => shakmaty::Color::Black,
        Color::Black => shakmaty::Color::White,
    };
    theirs.is_checkmate() && theirs.turn() == loser
}

#[test]
fn a_mate_that_both_sides_work_for_is_a_mate_and_nearly_always_found() {
    let mut sampler = Sampler(0x5EED);
    let (mut asked, mut found) = (0, 0);
    let mut moves = Vec::new();
    for _ in 0..100 {
        let mut board = Board::standard();
        for ply in 0..120 {
            board.legal_moves(&mut moves);
            if moves.is_empty() {
                break;
            }
            board.play(moves[sampler.below(moves.len())]);
            if ply % 8 != 7 || !board.has_legal_move() {
                continue;
            }
            for winner in Color::ALL {
                let line = helpmate::find(&board, winner, helpmate::ATTEMPTS);
                asked += 1;
                found += usize::from(line.is_some());
                if let Some(line) = &line {
                    assert!(is_mate_elsewhere(&board, winner, line), "{}", board.fen());
                    assert_eq!(
                        helpmate::find(&board, winner, helpmate::ATTEMPTS).as_ref(),
                        Some(line)
                    );
                }
            }
        }
    }
    assert!(asked > 2_000, "{asked}");
    assert!(found * 100 > asked * 97, "{found} of {asked}");
}

#[test]
fn no_mate_is_found_where_none_can_be() {
    let mut never = 0;
    for seed in 0..4_000 {
        for board in [wall(seed), cage(seed), corner(seed), pawns(seed)] {
            let Some(board) = board else { continue };
            let Some(question) = Question::from_board(&board) else {
                continue;
            };
            for winner in Color::ALL {
                if question.is_never_quickly(winner) {
                    never += 1;
                    assert_eq!(
                        helpmate::find(&board, winner, helpmate::ATTEMPTS),
                        None,
                        "{}",
                        board.fen()
                    );
                }
            }
        }
    }
    assert!(never > 500, "{never}");
}
