//! From what is written to the move that is meant. Works backwards from the target square: which pieces
//! of that kind reach it, which of them leave their king safe. No moves are generated. A refusal says
//! only *that* nothing fits; [`super::explain`] says why, for the rare move that needs it.

use crate::board::{Bitboard, Board, Color, Move, Role, Square};
use crate::notation::moves::written::{WrittenKind, WrittenMove};

/// Why no single move fits.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// No legal move fits.
    Illegal,
    /// More than one does.
    Ambiguous,
}

/// The one legal move that fits what is written. Inlined into the replay loop with what it calls, so that the
/// written move stays in registers.
#[inline(always)]
pub fn resolve(board: &Board, written: &WrittenMove) -> Result<Move, Refusal> {
    match written.kind {
        // `xd5` says that a pawn takes, but not which pawn.
        WrittenKind::Piece {
            role: Role::Pawn,
            from_file: None,
            from_rank: None,
            to_rank: Some(_),
            capture: true,
            ..
        } => search(board, written),
        WrittenKind::Piece {
            role: Role::Pawn,
            from_file,
            from_rank,
            to_file,
            to_rank: Some(to_rank),
            promotion,
            ..
        } => pawn(
            board,
            from_file,
            from_rank,
            Square::at(to_file, to_rank),
            promotion,
        ),
        WrittenKind::Piece {
            role,
            from_file,
            from_rank,
            to_file,
            to_rank: Some(to_rank),
            promotion: None,
            ..
        } => piece_move(
            board,
            role,
            from_file,
            from_rank,
            Square::at(to_file, to_rank),
        ),
        WrittenKind::Castle(side) => board.castling(side).map_err(|_| Refusal::Illegal),
        WrittenKind::Squares {
            from,
            to,
            promotion,
            ..
        } => squares(board, from, to, promotion),
        _ => search(board, written),
    }
}

#[inline]
fn origin_mask(file: Option<u8>, rank: Option<u8>) -> Bitboard {
    let file = file.map_or(u64::MAX, |file| 0x0101_0101_0101_0101 << file);
    let rank = rank.map_or(u64::MAX, |rank| 0xff << (8 * rank));
    Bitboard(file & rank)
}

#[inline(always)]
fn piece_move(
    board: &Board,
    role: Role,
    from_file: Option<u8>,
    from_rank: Option<u8>,
    to: Square,
) -> Result<Move, Refusal> {
    if board.colored(board.turn()).contains(to) {
        return king_to_castle(board, role, from_file, from_rank, to);
    }
    let reach = board.candidates(role, to) & origin_mask(from_file, from_rank);
    let Some(from) = reach.first() else {
        return king_to_castle(board, role, from_file, from_rank, to);
    };
    if !reach.has_several() {
        let m = Move::normal(from, to);
        return if board.is_safe(m) {
            Ok(m)
        } else {
            Err(Refusal::Illegal)
        };
    }
    only(
        reach
            .into_iter()
            .map(|from| Move::normal(from, to))
            .filter(|m| board.is_safe(*m)),
    )
}

/// `Kg1` for castling, as children and some boards write it: only in standard chess, from the home
/// square, two squares away, where no other reading exists.
#[cold]
fn king_to_castle(
    board: &Board,
    role: Role,
    from_file: Option<u8>,
    from_rank: Option<u8>,
    to: Square,
) -> Result<Move, Refusal> {
    let king = board.king(board.turn());
    let from_fits =
        from_file.is_none_or(|f| f == king.file()) && from_rank.is_none_or(|r| r == king.rank());
    if role != Role::King || !from_fits || board.is_chess960() {
        return Err(Refusal::Illegal);
    }
    castling_by_squares(board, king, to).ok_or(Refusal::Illegal)
}

/// King two squares along the first rank, or king on his own rook: castling as programs write it.
fn castling_by_squares(board: &Board, from: Square, to: Square) -> Option<Move> {
    use crate::board::Side;
    if from != board.king(board.turn()) || from.rank() != to.rank() {
        return None;
    }
    [Side::Short, Side::Long].into_iter().find_map(|side| {
        let m = board.castling(side).ok()?;
        let goal = match side {
            Side::Short => 6,
            Side::Long => 2,
        };
        let by_goal = to.file() == goal && from.file().abs_diff(goal) >= 2;
        (by_goal || m.to() == to).then_some(m)
    })
}

#[inline(always)]
fn pawn(
    board: &Board,
    from_file: Option<u8>,
    from_rank: Option<u8>,
    to: Square,
    promotion: Option<Role>,
) -> Result<Move, Refusal> {
    let us = board.turn();
    let (behind, home_rank, last_rank): (i8, u8, u8) = match us {
        Color::White => (-1, 1, 7),
        Color::Black => (1, 6, 0),
    };
    let source_rank = to.rank() as i8 + behind;
    if !(0..8).contains(&source_rank) {
        return Err(Refusal::Illegal);
    }
    let source_rank = source_rank as u8;
    let pawns = board.pieces(us, Role::Pawn);
    let from_file_written = from_file.unwrap_or(to.file());
    let straight = from_file_written == to.file();
    let (from, en_passant) = if straight {
        if board.occupied().contains(to) {
            return Err(Refusal::Illegal);
        }
        let one = Square::at(to.file(), source_rank);
        if pawns.contains(one) {
            (one, false)
        } else {
            let two_rank = (source_rank as i8 + behind) as u8;
            let two = Square::at(to.file(), two_rank & 7);
            if two_rank != home_rank || board.occupied().contains(one) || !pawns.contains(two) {
                return Err(Refusal::Illegal);
            }
            (two, false)
        }
    } else {
        if from_file_written.abs_diff(to.file()) != 1 {
            return Err(Refusal::Illegal);
        }
        let from = Square::at(from_file_written, source_rank);
        if !pawns.contains(from) {
            return Err(Refusal::Illegal);
        }
        if board.colored(us.opposite()).contains(to) {
            (from, false)
        } else if board.en_passant() == Some(to) {
            (from, true)
        } else {
            return Err(Refusal::Illegal);
        }
    };
    if from_rank.is_some_and(|rank| rank != from.rank()) {
        return Err(Refusal::Illegal);
    }
    let m = if to.rank() == last_rank {
        match promotion {
            Some(role @ (Role::Knight | Role::Bishop | Role::Rook | Role::Queen)) => {
                Move::promotion(from, to, role)
            }
            // Laws 7.5.2: a pawn left on the last rank is replaced by a queen.
            None => Move::promotion(from, to, Role::Queen),
            Some(_) => return Err(Refusal::Illegal),
        }
    } else if promotion.is_some() {
        return Err(Refusal::Illegal);
    } else if en_passant {
        Move::en_passant(from, to)
    } else {
        Move::normal(from, to)
    };
    if board.is_safe(m) {
        Ok(m)
    } else {
        Err(Refusal::Illegal)
    }
}

/// Two squares and no piece named.
fn squares(
    board: &Board,
    from: Square,
    to: Square,
    promotion: Option<Role>,
) -> Result<Move, Refusal> {
    let Some(piece) = board
        .piece_at(from)
        .filter(|piece| piece.color == board.turn())
    else {
        return Err(Refusal::Illegal);
    };
    if piece.role == Role::Pawn {
        return pawn(board, Some(from.file()), Some(from.rank()), to, promotion);
    }
    if promotion.is_some() {
        return Err(Refusal::Illegal);
    }
    if piece.role == Role::King
        && let Some(m) = castling_by_squares(board, from, to)
    {
        return Ok(m);
    }
    piece_move(board, piece.role, Some(from.file()), Some(from.rank()), to)
}

/// The forms that leave the target open, `ed`, `exd`, `NxN`, are looked up among all legal moves.
#[cold]
fn search(board: &Board, written: &WrittenMove) -> Result<Move, Refusal> {
    let mut legal = Vec::new();
    board.legal_moves(&mut legal);
    only(legal.into_iter().filter(|m| fits(board, written, *m)))
}

/// Whether a legal move is one that the text can mean.
pub(super) fn fits(board: &Board, written: &WrittenMove, m: Move) -> bool {
    use crate::board::MoveKind;
    let Some(mover) = board.piece_at(m.from()) else {
        return false;
    };
    if m.kind() == MoveKind::Castling {
        return false;
    }
    let promoted = match m.kind() {
        MoveKind::Promotion(role) => Some(role),
        _ => None,
    };
    let victim = match m.kind() {
        MoveKind::EnPassant => Some(Role::Pawn),
        _ => board.piece_at(m.to()).map(|piece| piece.role),
    };
    match written.kind {
        WrittenKind::Piece {
            role,
            from_file,
            from_rank,
            to_file,
            to_rank,
            promotion,
            ..
        } => {
            mover.role == role
                && from_file.is_none_or(|file| file == m.from().file())
                && from_rank.is_none_or(|rank| rank == m.from().rank())
                && to_file == m.to().file()
                && to_rank.is_none_or(|rank| rank == m.to().rank())
                && (promotion == promoted || promotion.is_none() && promoted == Some(Role::Queen))
                && (to_rank.is_some() || victim.is_some())
        }
        WrittenKind::Takes {
            role,
            victim: written_victim,
            to,
        } => {
            mover.role == role
                && victim == Some(written_victim)
                && to.is_none_or(|to| to == m.to())
                && matches!(promoted, None | Some(Role::Queen))
        }
        _ => false,
    }
}

fn only(mut moves: impl Iterator<Item = Move>) -> Result<Move, Refusal> {
    let first = moves.next().ok_or(Refusal::Illegal)?;
    match moves.next() {
        None => Ok(first),
        Some(_) => Err(Refusal::Ambiguous),
    }
}
