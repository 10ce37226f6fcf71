//! Reading and writing moves against an independent library (shakmaty): every legal move of random
//! games, and every combination of piece, square, origin and sign on sampled positions. The first asks
//! whether what is right is read right, the second whether what is wrong is refused.

mod oracle;

use arbiter::internals::board::{Board, Move, MoveKind, Role, Side, chess960_start};
use arbiter::internals::notation::moves::alphabet::english;
use arbiter::internals::notation::moves::reader::read_move;
use arbiter::internals::notation::moves::san::read_san;
use arbiter::internals::notation::moves::written::{WrittenKind, WrittenMove};
use arbiter::internals::replay::resolve::{Refusal, resolve};
use arbiter::internals::replay::san::san;
use oracle::{ours, role, square};
use shakmaty::fen::Fen;
use shakmaty::san::{San, SanPlus};
use shakmaty::{CastlingMode, Chess, Position};

/// splitmix64, so that every run plays the same games.
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ z >> 31) % limit as u64) as usize
    }
}

/// Random games from `start`, position by position, until `positions` were shown.
fn random_positions(
    seed: u64,
    positions: usize,
    start: impl Fn(&mut Dice) -> Board,
    mut show: impl FnMut(&Board, &Chess),
) {
    let mut dice = Dice(seed);
    let mut shown = 0;
    while shown < positions {
        let mut board = start(&mut dice);
        let fen = Fen::from_ascii(board.fen().as_bytes()).expect("our own FEN");
        let mut theirs: Chess = fen
            .into_position(CastlingMode::Chess960)
            .expect("a starting position");
        loop {
            show(&board, &theirs);
            shown += 1;
            let legal = theirs.legal_moves();
            if legal.is_empty() || board.halfmove_clock() > 60 {
                break;
            }
            let chosen = legal[dice.below(legal.len())];
            board.play(ours(chosen));
            theirs.play_unchecked(chosen);
        }
    }
}

fn standard(_: &mut Dice) -> Board {
    Board::standard()
}

fn chess960(dice: &mut Dice) -> Board {
    chess960_start(dice.below(960) as u16)
}

/// How often each thing that makes notation hard was met.
#[derive(Default)]
struct Met {
    castling: usize,
    en_passant: usize,
    promotions: usize,
    mates: usize,
}

/// Every legal move: our text is theirs, and their text read by us is the move.
fn every_legal_move(board: &Board, theirs: &Chess, met: &mut Met) {
    for their_move in theirs.legal_moves() {
        let text = SanPlus::from_move(theirs.clone(), their_move).to_string();
        let m = ours(their_move);
        assert_eq!(san(board, m), text, "{}", board.fen());
        let written =
            read_san(text.as_bytes()).unwrap_or_else(|| panic!("{text} is plain English notation"));
        assert_eq!(resolve(board, &written), Ok(m), "{text} in {}", board.fen());
        met.castling += usize::from(m.kind() == MoveKind::Castling);
        met.en_passant += usize::from(m.kind() == MoveKind::EnPassant);
        met.promotions += usize::from(matches!(m.kind(), MoveKind::Promotion(_)));
        met.mates += usize::from(text.ends_with('#'));
    }
}

fn compare_every_legal_move(seed: u64, positions: usize, start: fn(&mut Dice) -> Board) {
    let mut met = Met::default();
    random_positions(seed, positions, start, |board, theirs| {
        every_legal_move(board, theirs, &mut met);
    });
    // The comparison means little if the hard cases never came up.
    assert!(met.castling > 100, "castling {}", met.castling);
    assert!(met.en_passant > 100, "en passant {}", met.en_passant);
    assert!(met.promotions > 10_000, "promotions {}", met.promotions);
    assert!(met.mates > 100, "mates {}", met.mates);
}

#[test]
fn every_legal_move_of_standard_chess_is_written_and_read_like_the_oracle() {
    compare_every_legal_move(11, 110_000, standard);
}

#[test]
fn every_legal_move_of_chess960_is_written_and_read_like_the_oracle() {
    compare_every_legal_move(12, 110_000, chess960);
}

/// All 64 squares to all 64, with a sign between them: `e2-e4` is the legal move that goes so, and nothing else is read as
/// one. Castling is the king's move.
#[test]
fn two_squares_with_a_sign_are_the_move_between_them_and_no_other() {
    let (mut legal, mut refused) = (0, 0);
    random_positions(13, 1_000, standard, |board, theirs| {
        let moves = theirs.legal_moves();
        for from in shakmaty::Square::ALL {
            for to in shakmaty::Square::ALL {
                let expected: Vec<Move> = moves
                    .iter()
                    .filter(|m| match m.castling_side() {
                        Some(side) => {
                            let king = m.from().expect("no drops");
                            king == from && side.king_to(theirs.turn()) == to
                        }
                        None => m.from() == Some(from) && m.to() == to,
                    })
                    .map(|m| ours(*m))
                    // A promotion that names no piece is to a queen, and told.
                    .filter(|m| match m.kind() {
                        MoveKind::Promotion(role) => role == Role::Queen,
                        _ => true,
                    })
                    .collect();
                let sign = if board.piece_at(square(to)).is_some() {
                    "x"
                } else {
                    "-"
                };
                let text = format!("{from}{sign}{to}");
                let readings = read_move(&text, english());
                // What else it might be, as on a sheet in small letters, comes behind.
                let squares = readings
                    .first()
                    .filter(|written| matches!(written.kind, WrittenKind::Squares { .. }));
                let squares = squares.unwrap_or_else(|| panic!("{text} is two squares"));
                let read: Vec<Move> = resolve(board, squares).into_iter().collect();
                assert_eq!(read, expected, "{text} in {}", board.fen());
                legal += expected.len();
                refused += usize::from(expected.is_empty());
            }
        }
    });
    assert!(legal > 15_000, "{legal} moves");
    assert!(refused > 3_000_000, "{refused} refused");
}

/// Random games seldom bring three queens to one square, or pin all rivals but one.
const CROWDED: [&str; 6] = [
    "1k6/8/8/8/4Q2Q/8/1K6/7Q w - - 0 1",
    "7k/8/N3N3/8/N3N3/8/8/K7 w - - 0 1",
    "R6R/8/8/4k3/8/8/8/R2K3R w - - 0 1",
    "B1B5/8/B1B5/8/8/4k3/8/4K3 w - - 0 1",
    "4r2k/8/8/8/8/4N3/8/N3K1N1 w - - 0 1",
    "qq4k1/q7/8/8/8/7K/8/8 b - - 0 1",
];

fn both(fen: &str) -> (Board, Chess) {
    let board = arbiter::internals::board::read_fen(fen).expect(fen).board;
    let parsed = Fen::from_ascii(fen.as_bytes()).expect(fen);
    let theirs = parsed.into_position(CastlingMode::Standard).expect(fen);
    (board, theirs)
}

#[test]
fn many_pieces_of_a_kind_are_told_apart_like_the_oracle_does() {
    let mut long_origins = 0;
    for fen in CROWDED {
        let (board, theirs) = both(fen);
        every_legal_move(&board, &theirs, &mut Met::default());
        for their_move in theirs.legal_moves() {
            let text = San::from_move(&theirs, their_move).to_string();
            long_origins += usize::from(text.len() == "Qh4e1".len() && !text.contains('x'));
        }
    }
    assert!(long_origins >= 10, "{long_origins}");
}

/// One combination: a piece, where it goes, what is said of where it comes from, and the signs.
#[derive(Clone, Copy, Debug)]
struct Said {
    role: shakmaty::Role,
    file: Option<shakmaty::File>,
    rank: Option<shakmaty::Rank>,
    capture: bool,
    to: shakmaty::Square,
    promotion: Option<shakmaty::Role>,
}

impl Said {
    fn text(self) -> String {
        use std::fmt::Write;
        let mut text = String::new();
        if self.role != shakmaty::Role::Pawn {
            text.push(self.role.upper_char());
        }
        text.extend(self.file.map(shakmaty::File::char));
        text.extend(self.rank.map(shakmaty::Rank::char));
        if self.capture {
            text.push('x');
        } else if self.role == shakmaty::Role::Pawn && self.rank.is_some() {
            // Without the dash `e2e4` says nothing of the piece: the notation of programs.
            text.push('-');
        }
        write!(text, "{}", self.to).expect("a string takes all");
        if let Some(promotion) = self.promotion {
            text.push('=');
            text.push(promotion.upper_char());
        }
        text
    }

    fn written(self) -> WrittenKind {
        WrittenKind::Piece {
            role: role(self.role),
            from_file: self.file.map(|file| file as u8),
            from_rank: self.rank.map(|rank| rank as u8),
            to_file: self.to.file() as u8,
            to_rank: Some(self.to.rank() as u8),
            capture: self.capture,
            promotion: self.promotion.map(role),
            pawn_letter: false,
        }
    }

    /// What the oracle makes of it, once our leniency with signs is granted: a capture sign too many
    /// or too few is reported and does not make a move illegal. A pawn move that names no file of
    /// departure and no capture goes straight on, as in the oracle.
    fn judged_by_oracle(self, theirs: &Chess) -> Result<Move, Refusal> {
        let with_sign = |capture| San::Normal {
            role: self.role,
            file: self.file,
            rank: self.rank,
            capture,
            to: self.to,
            promotion: self.promotion,
        };
        let straight = self.role == shakmaty::Role::Pawn && self.file.is_none() && !self.capture;
        let answers = [
            with_sign(false).to_move(theirs),
            match straight {
                true => Err(shakmaty::san::SanError::IllegalSan),
                false => with_sign(true).to_move(theirs),
            },
        ];
        // A square is empty or it is not, so at most one of the two finds anything.
        match answers {
            [Ok(m), Err(shakmaty::san::SanError::IllegalSan)]
            | [Err(shakmaty::san::SanError::IllegalSan), Ok(m)] => Ok(ours(m)),
            [
                Err(shakmaty::san::SanError::IllegalSan),
                Err(shakmaty::san::SanError::IllegalSan),
            ] => Err(Refusal::Illegal),
            [Ok(_), Ok(_)] => unreachable!("{self:?} is a capture and is none"),
            _ => Err(Refusal::Ambiguous),
        }
    }
}

/// Every piece, target, origin, sign and promotion.
fn combinations(mut each: impl FnMut(Said)) {
    use shakmaty::Role::{Bishop, King, Knight, Pawn, Queen, Rook};
    let files: Vec<_> = std::iter::once(None)
        .chain(shakmaty::File::ALL.map(Some))
        .collect();
    let ranks: Vec<_> = std::iter::once(None)
        .chain(shakmaty::Rank::ALL.map(Some))
        .collect();
    for role in [Pawn, Knight, Bishop, Rook, Queen, King] {
        for to in shakmaty::Square::ALL {
            let last = matches!(to.rank(), shakmaty::Rank::First | shakmaty::Rank::Eighth);
            let promotions: &[Option<shakmaty::Role>] = match role {
                // The last rank without a new piece is read as a queen and reported (7.5.2): below.
                Pawn if last => &[Some(Queen), Some(Rook), Some(Bishop), Some(Knight)],
                _ => &[None],
            };
            for &file in &files {
                for &rank in &ranks {
                    // Nobody writes `2e4` for a pawn, and `e2-e4` names two squares and no piece.
                    if role == Pawn && rank.is_some() {
                        continue;
                    }
                    for capture in [false, true] {
                        for &promotion in promotions {
                            each(Said {
                                role,
                                file,
                                rank,
                                capture,
                                to,
                                promotion,
                            });
                        }
                    }
                }
            }
        }
    }
}

/// What a text says does not depend on the position: read once, asked of many positions.
fn read_combinations() -> Vec<(Said, WrittenMove)> {
    let mut read = Vec::new();
    combinations(|said| {
        let text = said.text();
        let readings = read_move(&text, english());
        let written = *readings
            .iter()
            .find(|reading| reading.kind == said.written())
            .unwrap_or_else(|| panic!("{text} can be read"));
        // `bd4` is a careless bishop before it is a pawn that strays over two files.
        let strays = said.role == shakmaty::Role::Pawn
            && said
                .file
                .is_some_and(|file| file.distance(said.to.file()) > 1);
        if !strays {
            assert_eq!(readings.first(), Some(&written), "{text}");
        }
        if let Some(plain) = read_san(text.as_bytes()) {
            assert_eq!(plain, written, "{text} on the fast path");
        }
        read.push((said, written));
    });
    read
}

#[derive(Default, Debug)]
struct Verdicts {
    legal: usize,
    ambiguous: usize,
    illegal: usize,
    king_castles: usize,
}

/// `Kg1` and `Kh1` for castling in standard chess: ours alone, where nothing else is meant.
fn king_for_castling(said: Said, found: Result<Move, Refusal>, board: &Board) -> bool {
    let castles = |side: Side, goal: shakmaty::File| {
        board.castling(side).ok().filter(|m| {
            said.to.rank() as u8 == m.from().rank()
                && (said.to.file() == goal || square(said.to) == m.to())
        })
    };
    let meant =
        castles(Side::Short, shakmaty::File::G).or_else(|| castles(Side::Long, shakmaty::File::C));
    said.role == shakmaty::Role::King
        && !board.is_chess960()
        && meant.is_some_and(|m| found == Ok(m))
}

fn compare_combinations(
    read: &[(Said, WrittenMove)],
    board: &Board,
    theirs: &Chess,
    verdicts: &mut Verdicts,
) {
    for (said, written) in read {
        let found = resolve(board, written);
        if king_for_castling(*said, found, board) {
            verdicts.king_castles += 1;
            continue;
        }
        assert_eq!(
            found,
            said.judged_by_oracle(theirs),
            "{} in {}",
            said.text(),
            board.fen()
        );
        match found {
            Ok(_) => verdicts.legal += 1,
            Err(Refusal::Ambiguous) => verdicts.ambiguous += 1,
            Err(Refusal::Illegal) => verdicts.illegal += 1,
        }
    }
}

/// Every combination on `positions` positions, far apart because neighbours are much alike.
fn compare_on_samples(seed: u64, positions: usize, start: fn(&mut Dice) -> Board) -> Verdicts {
    const APART: usize = 37;
    let read = read_combinations();
    let mut verdicts = Verdicts::default();
    let mut count = 0;
    random_positions(seed, positions * APART, start, |board, theirs| {
        count += 1;
        if count % APART == 0 {
            compare_combinations(&read, board, theirs, &mut verdicts);
        }
    });
    assert!(verdicts.legal > 10_000, "{verdicts:?}");
    assert!(verdicts.ambiguous > 100, "{verdicts:?}");
    assert!(verdicts.illegal > 100_000, "{verdicts:?}");
    verdicts
}

#[test]
fn whatever_can_be_written_is_legal_ambiguous_or_illegal_as_the_oracle_says() {
    let verdicts = compare_on_samples(13, 250, standard);
    assert!(verdicts.king_castles > 0, "{verdicts:?}");
}

#[test]
fn whatever_can_be_written_in_chess960_is_judged_as_the_oracle_says() {
    let verdicts = compare_on_samples(14, 250, chess960);
    assert_eq!(verdicts.king_castles, 0, "castling has its own sign there");
}

#[test]
fn among_many_pieces_of_a_kind_only_enough_origin_is_enough() {
    let read = read_combinations();
    let mut verdicts = Verdicts::default();
    for fen in CROWDED {
        let (board, theirs) = both(fen);
        compare_combinations(&read, &board, &theirs, &mut verdicts);
    }
    assert!(verdicts.ambiguous > 100, "{verdicts:?}");
}

#[test]
fn a_promotion_without_a_piece_is_the_queen_that_the_oracle_misses() {
    let mut seen = 0;
    random_positions(15, 20_000, standard, |board, theirs| {
        for their_move in theirs.legal_moves() {
            let m = ours(their_move);
            if m.kind() != MoveKind::Promotion(Role::Queen) {
                continue;
            }
            let text = San::from_move(theirs, their_move).to_string();
            let bare = text.replace("=Q", "");
            let written = read_san(bare.as_bytes()).expect("a pawn move");
            assert_eq!(resolve(board, &written), Ok(m), "{bare} {}", board.fen());
            seen += 1;
        }
    });
    assert!(seen > 100, "{seen}");
}
