//! The first field of a FEN: the pieces. Whatever is wrong here leaves nothing to play with, but for
//! material that no game can produce, which is only reported.

use super::{FenError, FenProblem};
use crate::board::{Bitboard, Board, Color, Piece, Role, Square};

/// Sets up the pieces of a FEN's first field, and makes sure that they can be played with.
pub(super) fn read_pieces(
    board: &mut Board,
    field: &str,
    problems: &mut Vec<FenProblem>,
) -> Result<(), FenError> {
    set_up(board, field)?;
    check_kings_and_pawns(board)?;
    for color in Color::ALL {
        if !is_possible_material(board, color) {
            problems.push(FenProblem::ImpossibleMaterial { color });
        }
    }
    Ok(())
}

fn set_up(board: &mut Board, field: &str) -> Result<(), FenError> {
    let found = field.split('/').count();
    if found != 8 {
        return Err(FenError::RankCount { found });
    }
    for (rank, squares) in (0..8).rev().zip(field.split('/')) {
        let mut file = 0;
        for letter in squares.chars() {
            if let Some(empty @ 1..=8) = letter.to_digit(10) {
                file += empty as usize;
                continue;
            }
            let piece = Piece::from_fen_letter(letter).ok_or(FenError::BadLetter {
                letter,
                rank: rank + 1,
            })?;
            if file < 8 {
                board.put(piece, Square::at(file as u8, rank));
            }
            file += 1;
        }
        if file != 8 {
            return Err(FenError::RankLength {
                rank: rank + 1,
                found: file,
            });
        }
    }
    Ok(())
}

fn check_kings_and_pawns(board: &Board) -> Result<(), FenError> {
    for color in Color::ALL {
        match board.pieces(color, Role::King).count() {
            0 => return Err(FenError::NoKing { color }),
            1 => {}
            count => return Err(FenError::SeveralKings { color, count }),
        }
    }
    let ends = Bitboard::rank(0) | Bitboard::rank(7);
    match (board.by_role[Role::Pawn.index()] & ends).first() {
        Some(square) => Err(FenError::PawnOnLastRank { square }),
        None => Ok(()),
    }
}

/// Every piece beyond those of the starting array was once a pawn, and a side has eight of them.
/// Two bishops on squares of one colour cannot both be original.
fn is_possible_material(board: &Board, color: Color) -> bool {
    let count = |role| board.pieces(color, role).count();
    let bishops = board.pieces(color, Role::Bishop);
    let light = bishops
        .into_iter()
        .filter(|square| square.is_light())
        .count() as u32;
    let dark = bishops.count() - light;
    let promoted = count(Role::Knight).saturating_sub(2)
        + light.saturating_sub(1)
        + dark.saturating_sub(1)
        + count(Role::Rook).saturating_sub(2)
        + count(Role::Queen).saturating_sub(1);
    count(Role::Pawn) + promoted <= 8
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::read_fen;

    #[test]
    fn what_is_wrong_with_the_pieces_is_said_precisely() {
        use FenError::*;
        let square = |name: &[u8]| Square::from_ascii(name).expect("a square");
        let table = [
            ("8/8/8/8/8/8/8", RankCount { found: 7 }),
            ("4k3/8/8/8/8/8/8/4K3/", RankCount { found: 9 }),
            ("4k3/8/8/8/7/8/8/4K3", RankLength { rank: 4, found: 7 }),
            ("4k3/8/8/8/8/8/8/4K3P", RankLength { rank: 1, found: 9 }),
            ("4k3/8//8/8/8/8/4K3", RankLength { rank: 6, found: 0 }),
            (
                "4k3/8/8/8/3x4/8/8/4K3",
                BadLetter {
                    letter: 'x',
                    rank: 4,
                },
            ),
            (
                "4k3/9/8/8/8/8/8/4K3",
                BadLetter {
                    letter: '9',
                    rank: 7,
                },
            ),
            (
                "8/8/8/8/8/8/8/4K3",
                NoKing {
                    color: Color::Black,
                },
            ),
            (
                "4k3/8/8/8/8/8/8/3KK3",
                SeveralKings {
                    color: Color::White,
                    count: 2,
                },
            ),
            (
                "4k3/8/8/8/8/8/8/p3K3",
                PawnOnLastRank {
                    square: square(b"a1"),
                },
            ),
            (
                "P3k3/8/8/8/8/8/8/4K3",
                PawnOnLastRank {
                    square: square(b"a8"),
                },
            ),
        ];
        for (pieces, fault) in table {
            let error = read_fen(&format!("{pieces} w - - 0 1")).expect_err(pieces);
            assert_eq!(error, fault, "{pieces}");
        }
    }

    #[test]
    fn material_is_possible_while_pawns_are_missing_for_what_was_promoted() {
        let is_possible = |pieces: &str| {
            let problems = read_fen(&format!("{pieces} w - - 0 1")).unwrap().problems;
            let impossible = FenProblem::ImpossibleMaterial {
                color: Color::White,
            };
            assert!(
                problems.iter().all(|problem| *problem == impossible),
                "{problems:?}"
            );
            problems.is_empty()
        };
        assert!(is_possible("k7/8/8/8/8/8/PPPPPPPP/RNBQKBNR"));
        assert!(!is_possible("k7/8/8/8/8/P7/PPPPPPPP/4K3"), "nine pawns");
        assert!(!is_possible("k7/8/8/8/8/8/PPPPPPPP/4KNNN"), "three knights");
        assert!(is_possible("k7/8/8/8/8/8/PPPPPPP1/4KNNN"));
        assert!(
            !is_possible("k7/8/8/8/8/8/PPPPPPPP/B1B1K3"),
            "two dark bishops"
        );
        assert!(is_possible("k7/8/8/8/8/8/PPPPPPP1/B1B1K3"));
    }
}
