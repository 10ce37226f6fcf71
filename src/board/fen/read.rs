//! Reading a FEN. The pieces and the turn must be right; everything behind them is read as far as
//! it makes sense, and what does not is reported instead of refused.

use super::pieces::read_pieces;
use super::{FenError, FenProblem};
use crate::board::{Bitboard, Board, Color, Role, Side, Square};

/// A position and what was odd about its FEN.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadFen {
    pub board: Board,
    pub problems: Vec<FenProblem>,
}

/// Reads a FEN of standard chess or Chess960. Rights to castle may be written as `KQkq`, meaning
/// the outermost rook on that side (X-FEN), or by the rook's file (`HAha`, Shredder-FEN), in any
/// order. Spaces may be many, and the counters at the end may be missing.
///
/// A right that fits pieces standing elsewhere than in standard chess makes the board Chess960.
pub fn read_fen(text: &str) -> Result<ReadFen, FenError> {
    let mut fields = text.split_whitespace();
    let mut problems = Vec::new();
    let mut board = Board::bare();

    let pieces = fields.next().ok_or(FenError::Empty)?;
    read_pieces(&mut board, pieces, &mut problems)?;
    board.turn = match fields.next() {
        Some("w" | "W") => Color::White,
        Some("b" | "B") => Color::Black,
        Some(found) => {
            return Err(FenError::BadTurn {
                found: found.into(),
            });
        }
        None => {
            problems.push(FenProblem::TurnMissing);
            Color::White
        }
    };
    match fields.next() {
        Some("-") => {}
        Some(letters) => read_castling(&mut board, letters, &mut problems),
        None => problems.push(FenProblem::CastlingMissing),
    }
    board.settle();
    check_checks(&board, &mut problems)?;
    match fields.next() {
        Some("-") => {}
        Some(field) => read_en_passant(&mut board, field, &mut problems),
        None => problems.push(FenProblem::EnPassantMissing),
    }
    if let Some(field) = fields.next() {
        board.halfmove_clock = counter(field).unwrap_or_else(|| {
            problems.push(FenProblem::HalfmoveClockUnreadable {
                found: field.into(),
            });
            0
        });
    }
    if let Some(field) = fields.next() {
        board.fullmove = counter(field).filter(|&n| n > 0).unwrap_or_else(|| {
            problems.push(FenProblem::MoveNumberUnreadable {
                found: field.into(),
            });
            1
        });
    }
    let rest: Vec<&str> = fields.collect();
    if !rest.is_empty() {
        problems.push(FenProblem::TextAfterwards {
            found: rest.join(" "),
        });
    }
    Ok(ReadFen { board, problems })
}

fn check_checks(board: &Board, problems: &mut Vec<FenProblem>) -> Result<(), FenError> {
    let waiting = board.turn.opposite();
    if !board
        .attackers(board.king(waiting), board.turn, board.occupied())
        .is_empty()
    {
        return Err(FenError::OpponentInCheck { color: waiting });
    }
    let count = board.checkers.count();
    if count > 2 {
        problems.push(FenProblem::TooManyCheckers { count });
    }
    Ok(())
}

fn read_castling(board: &mut Board, letters: &str, problems: &mut Vec<FenProblem>) {
    for letter in letters.chars() {
        let color = if letter.is_ascii_uppercase() {
            Color::White
        } else {
            Color::Black
        };
        if !matches!(letter.to_ascii_uppercase(), 'K' | 'Q' | 'A'..='H') {
            problems.push(FenProblem::UnknownCastlingLetter { letter });
            continue;
        }
        let Some(rook) = rook_of_right(board, color, letter.to_ascii_uppercase()) else {
            problems.push(FenProblem::RightWithoutPieces { letter });
            continue;
        };
        let king = board.king(color);
        let side = Side::of_rook(king, rook);
        if board.has_right(color, side) {
            problems.push(FenProblem::RightRepeated { letter });
        } else {
            board.castling_rooks |= rook.bit();
        }
    }
}

/// The rook that a castling letter means, if it stands with its king on the first rank of its
/// side.
fn rook_of_right(board: &Board, color: Color, letter: char) -> Option<Square> {
    let king = board.king(color);
    if king.rank() != color.back_rank() {
        return None;
    }
    let rooks = board.pieces(color, Role::Rook) & Bitboard::rank(color.back_rank());
    match letter {
        'K' => rooks
            .last()
            .filter(|&rook| Side::of_rook(king, rook) == Side::Short),
        'Q' => rooks
            .first()
            .filter(|&rook| Side::of_rook(king, rook) == Side::Long),
        file => {
            let file = u8::try_from(file)
                .ok()?
                .checked_sub(b'A')
                .filter(|&file| file < 8)?;
            Some(Square::at(file, color.back_rank())).filter(|&rook| rooks.contains(rook))
        }
    }
}

/// A pawn has just advanced two squares over `target` if it stands in front of it and both the
/// target and the square it came from are empty. Many programs write the square whether or not
/// a capture is possible, so one without a capture is silently none.
fn read_en_passant(board: &mut Board, field: &str, problems: &mut Vec<FenProblem>) {
    let Some(target) = Square::from_ascii(field.as_bytes()) else {
        problems.push(FenProblem::EnPassantUnreadable {
            found: field.into(),
        });
        return;
    };
    let passed_by = board.turn.opposite();
    let (origin_rank, target_rank, pawn_rank) = match passed_by {
        Color::White => (1, 2, 3),
        Color::Black => (6, 5, 4),
    };
    let origin = Square::at(target.file(), origin_rank);
    let pawn = Square::at(target.file(), pawn_rank);
    let possible = target.rank() == target_rank
        && board.role_at(target).is_none()
        && board.role_at(origin).is_none()
        && board.pieces(passed_by, Role::Pawn).contains(pawn);
    if possible {
        board.offer_en_passant(target);
    } else {
        problems.push(FenProblem::EnPassantImpossible { square: target });
    }
}

/// Reads a counter of digits alone. A number too great for it becomes the greatest it can hold.
fn counter(field: &str) -> Option<u16> {
    let digits = !field.is_empty() && field.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| field.parse().unwrap_or(u16::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::chess960_start;

    fn problems(fen: &str) -> Vec<FenProblem> {
        read_fen(fen).unwrap().problems
    }

    fn reread(fen: &str) -> String {
        read_fen(fen).unwrap().board.fen()
    }

    #[test]
    fn the_starting_position_is_the_one_we_know() {
        let read = read_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1").unwrap();
        assert_eq!(read.problems, []);
        assert_eq!(read.board, Board::standard());
    }

    #[test]
    fn a_fen_that_cannot_be_played_on_is_refused_with_its_reason() {
        let in_check = FenError::OpponentInCheck {
            color: Color::Black,
        };
        let turn = FenError::BadTurn { found: "x".into() };
        let table = [
            ("", FenError::Empty),
            (" \t", FenError::Empty),
            ("4k3/8/8/8/8/8/8/4K3 x - -", turn),
            ("4k3/8/8/8/8/8/4R3/4K3 w - -", in_check.clone()),
            ("8/8/8/3kK3/8/8/8/8 w - -", in_check),
        ];
        for (fen, fault) in table {
            assert_eq!(read_fen(fen).expect_err(fen), fault, "{fen}");
        }
    }

    #[test]
    fn what_can_be_left_out_is_left_out_and_reported() {
        use FenProblem::*;
        let square = |name: &str| Square::from_ascii(name.as_bytes()).unwrap();
        let table = [
            (
                "4k3/8/8/8/8/8/8/4K3",
                vec![TurnMissing, CastlingMissing, EnPassantMissing],
            ),
            (
                "4k3/8/8/8/8/8/8/4K3 b",
                vec![CastlingMissing, EnPassantMissing],
            ),
            ("4k3/8/8/8/8/8/8/4K3 b - -", vec![]),
            ("4k3/8/8/8/8/8/8/4K3 b - - 7", vec![]),
            (
                "4k3/8/8/8/8/8/8/4K2R w KQ -",
                vec![RightWithoutPieces { letter: 'Q' }],
            ),
            (
                "4k3/8/8/8/8/8/4K3/7R w K -",
                vec![RightWithoutPieces { letter: 'K' }],
            ),
            (
                "4k3/8/8/8/8/8/8/4K2R w C -",
                vec![RightWithoutPieces { letter: 'C' }],
            ),
            (
                "4k3/8/8/8/8/8/8/4K2R w KK -",
                vec![RightRepeated { letter: 'K' }],
            ),
            (
                "4k3/8/8/8/8/8/8/4KR1R w KF -",
                vec![RightRepeated { letter: 'F' }],
            ),
            (
                "4k3/8/8/8/8/8/8/4K2R w Kx -",
                vec![UnknownCastlingLetter { letter: 'x' }],
            ),
            (
                "4k3/8/8/8/8/8/8/4K3 w - e9",
                vec![EnPassantUnreadable { found: "e9".into() }],
            ),
            (
                "4k3/8/8/8/8/8/8/4K3 w - e6",
                vec![EnPassantImpossible {
                    square: square("e6"),
                }],
            ),
            (
                "4k3/8/8/4p3/8/8/8/4K3 w - e3",
                vec![EnPassantImpossible {
                    square: square("e3"),
                }],
            ),
            (
                "4k3/4p3/8/4p3/8/8/8/4K3 w - e6",
                vec![EnPassantImpossible {
                    square: square("e6"),
                }],
            ),
            (
                "4k3/8/8/8/8/8/8/4K3 w - - x -1",
                vec![
                    HalfmoveClockUnreadable { found: "x".into() },
                    MoveNumberUnreadable { found: "-1".into() },
                ],
            ),
            (
                "4k3/8/8/8/8/8/8/4K3 w - - 0 0",
                vec![MoveNumberUnreadable { found: "0".into() }],
            ),
            (
                "4k3/8/8/8/8/8/8/4K3 w - - 0 1 bm e4;",
                vec![TextAfterwards {
                    found: "bm e4;".into(),
                }],
            ),
            ("4k3/8/8/8/4r3/2n2n2/8/4K3 w - -", vec![]),
            (
                "4k3/8/8/8/4r3/3n1n2/8/4K3 w - -",
                vec![TooManyCheckers { count: 3 }],
            ),
        ];
        for (fen, expected) in table {
            assert_eq!(problems(fen), expected, "{fen}");
        }
    }

    #[test]
    fn a_right_that_was_left_out_is_gone_from_the_board() {
        assert_eq!(
            reread("4k3/8/8/8/8/8/8/4K2R w KQkq - 0 1"),
            "4k3/8/8/8/8/8/8/4K2R w K - 0 1"
        );
    }

    #[test]
    fn castling_letters_of_both_kinds_mean_the_same() {
        let start = chess960_start(0).fen();
        assert!(start.ends_with(" w KQkq - 0 1"), "{start}");
        let pieces = start.split(' ').next().unwrap();
        for letters in ["KQkq", "qkQK", "HFhf", "fFhH", "KFkf"] {
            assert_eq!(
                reread(&format!("{pieces}  w {letters}   -  0 1 ")),
                start,
                "{letters}"
            );
        }
    }

    #[test]
    fn an_inner_rook_needs_its_file() {
        let inner = "k7/8/8/8/8/8/8/1K2RR2 w E - 0 1";
        assert_eq!(reread(inner), inner);
        assert_eq!(reread(&inner.replace('E', "F")), inner.replace('E', "K"));
        assert!(read_fen(inner).unwrap().board.is_chess960());
    }

    #[test]
    fn en_passant_is_kept_only_where_a_pawn_can_legally_capture() {
        let capturable = "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1";
        assert_eq!(reread(capturable), capturable);
        let alone = "4k3/8/8/4p3/8/8/8/4K3 w - e6 0 1";
        assert_eq!(reread(alone), "4k3/8/8/4p3/8/8/8/4K3 w - - 0 1");
        assert_eq!(problems(alone), []);
        let pinned = "8/8/8/K2Pp2r/8/8/8/4k3 w - e6 0 1";
        assert_eq!(reread(pinned), "8/8/8/K2Pp2r/8/8/8/4k3 w - - 0 1");
    }

    #[test]
    fn counters_beyond_their_ceiling_stop_there() {
        let board = read_fen("4k3/8/8/8/8/8/8/4K3 w - - 99999 99999999999999999999")
            .unwrap()
            .board;
        assert_eq!(
            (board.halfmove_clock(), board.fullmove()),
            (u16::MAX, u16::MAX)
        );
    }
}
