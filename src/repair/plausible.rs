//! How likely a player is to choose a move, as far as a glance at the board tells: he takes back, he saves what is
//! attacked, he brings his pieces to good squares. A table of weights that were fitted to real games; it decides only
//! between moves for which the sheet itself says nothing or little. What is played at the beginning of games stands in
//! [`book`].

use std::sync::LazyLock;

use crate::board::{Bitboard, Board, Color, Move, MoveKind, Role, Square, attacks};

use super::book;
use super::costs::Cost;

/// The weights in hundredths, in the order of [`features`]. Fitted by `examples/fit_plausibility.rs`.
const TABLE: &str = include_str!("data/plausibility.csv");

/// Opening, middle game and ending, by the number of pieces on the board.
const PHASES: usize = 3;
const SQUARES: usize = PHASES * 6 * 64;
const FROM: usize = 0;
const TO: usize = FROM + SQUARES;
const VICTIM: usize = TO + SQUARES;
const TAKES_BACK: usize = VICTIM + 36;
const INTO_PAWN: usize = TAKES_BACK + 6;
const LOOSE: usize = INTO_PAWN + 6;
const CONTESTED: usize = LOOSE + 6;
const FROM_PAWN: usize = CONTESTED + 6;
const FROM_DANGER: usize = FROM_PAWN + 6;
const FROM_CONTEST: usize = FROM_DANGER + 6;
const CHECK: usize = FROM_CONTEST + 6;
const SAME_PIECE: usize = CHECK + 6;
const SHORT: usize = SAME_PIECE + 6;
const LONG: usize = SHORT + 1;
const QUEENS: usize = LONG + 1;
const UNDERPROMOTES: usize = QUEENS + 1;
pub const FEATURES: usize = UNDERPROMOTES + 1;

/// What is asked of a position once, for all its moves.
pub struct Outlook {
    phase: usize,
    by_pawns: Bitboard,
    by_them: Bitboard,
    /// Squares that one of our pieces guards, and those that two or more do.
    by_us: Bitboard,
    by_us_twice: Bitboard,
    last: Option<Move>,
    own_last: Option<Move>,
}

impl Outlook {
    /// `last` is the opponent's move before, `own_last` the player's own.
    pub fn new(board: &Board, last: Option<Move>, own_last: Option<Move>) -> Outlook {
        let them = board.turn().opposite();
        let mut by_pawns = Bitboard::EMPTY;
        for square in board.pieces(them, Role::Pawn) {
            by_pawns |= attacks::pawn(them, square);
        }
        let (by_them, _) = guarded(board, them);
        let (by_us, by_us_twice) = guarded(board, board.turn());
        Outlook {
            phase: match board.occupied().count() {
                27.. => 0,
                14..=26 => 1,
                _ => 2,
            },
            by_pawns,
            by_them,
            by_us,
            by_us_twice,
            last,
            own_last,
        }
    }

    /// Names to `each` what is true of a move, as places in the table of weights.
    pub fn features(&self, board: &Board, mv: Move, mut each: impl FnMut(usize)) {
        match mv.kind() {
            MoveKind::Castling => {
                return each(if mv.to().file() > mv.from().file() {
                    SHORT
                } else {
                    LONG
                });
            }
            MoveKind::Promotion(Role::Queen) => each(QUEENS),
            MoveKind::Promotion(_) => each(UNDERPROMOTES),
            MoveKind::Normal | MoveKind::EnPassant | MoveKind::Illegal(_) => {}
        }
        let (from, to) = (mv.from(), mv.to());
        let role = board.role_at(from).unwrap_or(Role::Pawn);
        let piece = role.index();
        let turn = board.turn();
        let place = |square: Square| (self.phase * 6 + piece) * 64 + seen_by(turn, square);
        each(FROM + place(from));
        each(TO + place(to));
        let victim = match mv.kind() {
            MoveKind::EnPassant => Some(Role::Pawn),
            _ => board.role_at(to),
        };
        if let Some(victim) = victim {
            each(VICTIM + piece * 6 + victim.index());
            if self.last.is_some_and(|last| last.to() == to) {
                each(TAKES_BACK + victim.index());
            }
        }
        let guards = if role == Role::Pawn && victim.is_none() {
            self.by_us
        } else {
            self.by_us_twice
        };
        if self.by_pawns.contains(to) {
            each(INTO_PAWN + piece);
        } else if self.by_them.contains(to) {
            each(
                if guards.contains(to) {
                    CONTESTED
                } else {
                    LOOSE
                } + piece,
            );
        }
        if self.by_pawns.contains(from) {
            each(FROM_PAWN + piece);
        } else if self.by_them.contains(from) {
            each(
                if self.by_us.contains(from) {
                    FROM_CONTEST
                } else {
                    FROM_DANGER
                } + piece,
            );
        }
        if self.own_last.is_some_and(|own| own.to() == from) {
            each(SAME_PIECE + piece);
        }
        let king = board.king(turn.opposite());
        let checks = match role {
            Role::Pawn => attacks::pawn(turn, to).contains(king),
            _ => {
                attacks::lines(role, to).contains(king)
                    && (attacks::between(to, king) & board.occupied()).is_empty()
            }
        };
        if checks {
            each(CHECK + piece);
        }
    }
}

/// The square as the player sees it: his own side is rank 1.
fn seen_by(turn: Color, square: Square) -> usize {
    match turn {
        Color::White => square.index(),
        Color::Black => square.index() ^ 56,
    }
}

/// The squares that one piece at least of a side attacks, and those that two do.
fn guarded(board: &Board, side: Color) -> (Bitboard, Bitboard) {
    let (mut once, mut twice) = (Bitboard::EMPTY, Bitboard::EMPTY);
    for role in [
        Role::Pawn,
        Role::Knight,
        Role::Bishop,
        Role::Rook,
        Role::Queen,
        Role::King,
    ] {
        for from in board.pieces(side, role) {
            let attacked = match role {
                Role::Pawn => attacks::pawn(side, from),
                Role::Knight | Role::King => attacks::lines(role, from),
                _ => attacks::seen(from, attacks::lines(role, from), board.occupied()),
            };
            twice |= once & attacked;
            once |= attacked;
        }
    }
    (once, twice)
}

fn weights() -> &'static [f32] {
    static WEIGHTS: LazyLock<Vec<f32>> = LazyLock::new(|| {
        let mut weights: Vec<f32> = TABLE
            .split([',', '\n'])
            .filter_map(|field| field.trim().parse().ok())
            .collect();
        weights.resize(FEATURES, 0.0);
        weights
    });
    &WEIGHTS
}

/// What it costs to believe in each of the legal moves if nothing is written: the rarer, the dearer.
pub fn costs(board: &Board, outlook: &Outlook, moves: &[Move], out: &mut Vec<Cost>) {
    let weights = weights();
    let weigh = |mv: &Move| {
        let mut weight = 0.0;
        outlook.features(board, *mv, |feature| weight += weights[feature]);
        weight
    };
    let scores: Vec<f32> = moves.iter().map(weigh).collect();
    let highest = scores.iter().copied().fold(f32::MIN, f32::max);
    let mut chances: Vec<f32> = scores
        .iter()
        .map(|score| ((score - highest) / 100.0).exp())
        .collect();
    let all: f32 = chances.iter().sum();
    chances.iter_mut().for_each(|chance| *chance /= all);
    book::add(board, moves, &mut chances);
    out.clear();
    let cost = |chance: &f32| (-100.0 * chance.ln()).clamp(1.0, 1500.0) as Cost;
    out.extend(chances.iter().map(cost));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::read_fen;
    use crate::replay::san::san;

    /// The legal moves, the likeliest first, with their chances.
    fn ranked(fen: &str, last: Option<(&str, &str)>) -> Vec<(String, f64)> {
        let board = read_fen(fen).expect("a position").board;
        let square = |name: &str| Square::from_ascii(name.as_bytes()).expect("a square");
        let last = last.map(|(from, to)| Move::normal(square(from), square(to)));
        let (mut moves, mut out) = (Vec::new(), Vec::new());
        board.legal_moves(&mut moves);
        costs(&board, &Outlook::new(&board, last, None), &moves, &mut out);
        let chance = |cost: &Cost| (-f64::from(*cost) / 100.0).exp();
        let mut ranked: Vec<(String, f64)> = moves
            .iter()
            .zip(&out)
            .map(|(mv, cost)| (san(&board, *mv), chance(cost)))
            .collect();
        ranked.sort_by(|a, b| b.1.total_cmp(&a.1));
        ranked
    }

    #[test]
    fn the_table_has_a_weight_for_everything_asked() {
        let numbers = TABLE
            .split([',', '\n'])
            .filter(|field| !field.trim().is_empty());
        assert_eq!(numbers.count(), FEATURES);
    }

    #[test]
    fn chances_add_up_and_games_begin_in_the_middle() {
        let ranked = ranked(
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            None,
        );
        let all: f64 = ranked.iter().map(|(_, chance)| chance).sum();
        assert!((0.95..1.05).contains(&all), "{all}");
        let first: Vec<&str> = ranked[..4].iter().map(|(san, _)| san.as_str()).collect();
        assert!(first.contains(&"e4") && first.contains(&"d4"), "{first:?}");
    }

    #[test]
    fn a_player_takes_back() {
        let fen = "rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2";
        assert_eq!(ranked(fen, Some(("e4", "d5")))[0].0, "Qxd5");
    }
}
