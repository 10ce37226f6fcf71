//! The board against the world: published move counts, and an independent move generator
//! (shakmaty) on more than a million positions of random games, standard and Chess960.

mod oracle;

use arbiter::internals::board::{
    Board, Color, Move, MoveKind, Role, Side, Square, chess960_start, read_fen,
};
use oracle::ours;
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Position};

/// The number of lines of `depth` legal moves.
fn perft(board: &Board, depth: u32) -> u64 {
    let mut moves = Vec::with_capacity(64);
    board.legal_moves(&mut moves);
    if depth == 1 {
        return moves.len() as u64;
    }
    let mut lines = 0;
    for m in moves {
        let mut next = board.clone();
        next.play(m);
        lines += perft(&next, depth - 1);
    }
    lines
}

fn board(fen: &str) -> Board {
    let read = read_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error:?}"));
    assert_eq!(read.problems, [], "{fen}");
    read.board
}

#[test]
fn move_counts_are_the_published_ones() {
    // chessprogramming.org, "Perft Results".
    let table: [(&str, &[u64]); 7] = [
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            &[20, 400, 8_902, 197_281, 4_865_609],
        ),
        (
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            &[48, 2_039, 97_862, 4_085_603],
        ),
        (
            "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
            &[14, 191, 2_812, 43_238, 674_624],
        ),
        (
            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
            &[6, 264, 9_467, 422_333],
        ),
        (
            "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1",
            &[6, 264, 9_467, 422_333],
        ),
        (
            "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
            &[44, 1_486, 62_379, 2_103_487],
        ),
        (
            "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
            &[46, 2_079, 89_890, 3_894_594],
        ),
    ];
    for (fen, counts) in table {
        for (depth, &count) in (1..).zip(counts) {
            assert_eq!(perft(&board(fen), depth), count, "depth {depth} of {fen}");
        }
    }
}

#[test]
fn move_counts_of_chess960_are_the_oracles() {
    for number in 0..960 {
        let start = chess960_start(number);
        assert_eq!(
            perft(&start, 3),
            shakmaty::perft(&oracle(&start.fen()), 3),
            "{number}"
        );
    }
    // Kings and rooks on unusual files, castling possible, hindered, or uncovering the king.
    for fen in [
        "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
        "2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9",
        "b1q1rrkb/pppppppp/3nn3/8/P7/1PPP4/4PPPP/BQNNRKRB w GE - 1 9",
        "1rk1r3/pp4pp/8/8/8/8/PP4PP/1RK1R3 w EBeb - 0 1",
        "qrk5/8/8/8/8/8/8/1RK4Q b Bb - 0 1",
        "r1k1r3/8/8/3q4/3Q4/8/8/RK5R w HAea - 0 1",
        "4rkr1/5p2/8/8/8/2b5/5P2/RKR5 w CAge - 0 1",
    ] {
        let here = board(fen);
        for depth in 1..=3 {
            assert_eq!(
                perft(&here, depth),
                shakmaty::perft(&oracle(fen), depth),
                "depth {depth} of {fen}"
            );
        }
    }
}

fn oracle(fen: &str) -> Chess {
    let parsed = Fen::from_ascii(fen.as_bytes()).expect(fen);
    parsed.into_position(CastlingMode::Chess960).expect(fen)
}

/// splitmix64, so that every run plays the same games.
struct Dice(u64);

impl Dice {
    fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    fn below(&mut self, limit: usize) -> usize {
        (self.roll() % limit as u64) as usize
    }

    fn square(&mut self) -> Square {
        Square::new(self.below(64) as u8)
    }

    /// A move that is almost certainly nonsense.
    fn garbage(&mut self) -> Move {
        let (from, to) = (self.square(), self.square());
        match self.below(4) {
            0 => Move::normal(from, to),
            1 => Move::en_passant(from, to),
            2 => Move::castling(from, to),
            _ => Move::promotion(from, to, Role::ALL[self.below(6)]),
        }
    }
}

/// Plays random games from `starts` until `positions` have been compared.
fn compare_random_games(seed: u64, positions: usize, start: impl Fn(&mut Dice) -> Board) {
    let mut dice = Dice(seed);
    let mut compared = 0;
    let (mut mates, mut stalemates, mut castlings, mut en_passants) = (0, 0, 0, 0);
    let mut legal = Vec::new();
    while compared < positions {
        let mut board = start(&mut dice);
        let mut theirs = oracle(&board.fen());
        loop {
            compared += 1;
            board.legal_moves(&mut legal);
            legal.sort_unstable();
            let their_moves = theirs.legal_moves();
            compare_moves(
                &board,
                &legal,
                their_moves.iter().map(|&m| ours(m)).collect(),
            );
            compare_state(&board, &theirs);
            compare_questions(&board, &legal, &mut dice);
            castlings += legal
                .iter()
                .filter(|m| m.kind() == MoveKind::Castling)
                .count();
            en_passants += usize::from(board.en_passant().is_some());
            mates += usize::from(board.is_checkmate());
            stalemates += usize::from(board.is_stalemate());
            if their_moves.is_empty() || board.halfmove_clock() > 60 {
                break;
            }
            let chosen = their_moves[dice.below(their_moves.len())];
            board.play(ours(chosen));
            theirs.play_unchecked(chosen);
        }
    }
    // The comparison means little if the rare cases never came up.
    assert!(mates > 100 && stalemates > 100, "{mates}, {stalemates}");
    assert!(
        castlings > 1000 && en_passants > 1000,
        "{castlings}, {en_passants}"
    );
}

fn compare_moves(board: &Board, legal: &[Move], mut theirs: Vec<Move>) {
    theirs.sort_unstable();
    assert_eq!(legal, theirs, "{}", board.fen());
}

fn compare_state(board: &Board, theirs: &Chess) {
    let fen = Fen::from_position(theirs, EnPassantMode::Legal).to_string();
    assert_eq!(board.fen(), fen);
    assert_eq!(board.is_check(), theirs.is_check(), "{fen}");
    assert_eq!(board.checkers().0, theirs.checkers().0, "{fen}");
    assert_eq!(board.is_checkmate(), theirs.is_checkmate(), "{fen}");
    assert_eq!(board.is_stalemate(), theirs.is_stalemate(), "{fen}");
    assert_eq!(
        board.has_legal_move(),
        !theirs.legal_moves().is_empty(),
        "{fen}"
    );

    // The board made of the FEN computes everything from scratch; the one played here did not.
    let read = read_fen(&fen).unwrap_or_else(|error| panic!("{fen}: {error:?}"));
    assert_eq!(read.problems, [], "{fen}");
    assert_eq!(read.board.hash(), board.hash(), "{fen}");
    assert_eq!(read.board.checkers(), board.checkers(), "{fen}");
    assert!(read.board.same_position(board), "{fen}");
    assert_eq!(read.board.fen(), fen);
}

/// The questions that replay asks give the same answers as the list of legal moves.
fn compare_questions(board: &Board, legal: &[Move], dice: &mut Dice) {
    for _ in 0..8 {
        let m = dice.garbage();
        assert_eq!(
            board.is_legal(m),
            legal.binary_search(&m).is_ok(),
            "{m:?} {}",
            board.fen()
        );
    }
    if let Some(&m) = legal.get(dice.below(legal.len().max(1))) {
        assert!(board.is_legal(m), "{m:?} {}", board.fen());
    }
    for side in Side::ALL {
        if let Ok(castling) = board.castling(side) {
            assert!(
                legal.binary_search(&castling).is_ok(),
                "{side:?} {}",
                board.fen()
            );
        }
    }
    let to = dice.square();
    let own = board.colored(board.turn()).contains(to);
    let on_king = to == board.king(Color::White) || to == board.king(Color::Black);
    if own || on_king {
        return;
    }
    for role in [
        Role::Knight,
        Role::Bishop,
        Role::Rook,
        Role::Queen,
        Role::King,
    ] {
        let resolved: Vec<Move> = board
            .candidates(role, to)
            .into_iter()
            .map(|from| Move::normal(from, to))
            .filter(|&m| board.is_safe(m))
            .collect();
        let listed: Vec<Move> = legal
            .iter()
            .copied()
            .filter(|m| m.kind() == MoveKind::Normal && m.to() == to)
            .filter(|m| board.role_at(m.from()) == Some(role))
            .collect();
        assert_eq!(resolved, listed, "{role} to {to} {}", board.fen());
    }
}

#[test]
fn random_games_of_standard_chess_agree_with_the_oracle() {
    compare_random_games(1, 1_000_000, |_| Board::standard());
}

#[test]
fn random_games_of_chess960_agree_with_the_oracle() {
    compare_random_games(2, 1_000_000, |dice| chess960_start(dice.below(960) as u16));
}
