//! What a move that was made is, and what is to be noted of its writing.

use crate::board::{Board, Move, MoveKind, Role};
use crate::notation::moves::written::{NotationStyle, WrittenKind, WrittenMove};
use crate::replay::record::PlyFlags;

/// What a move is, and how it is written.
#[inline(always)]
pub(super) fn flags(board: &Board, m: Move, written: &WrittenMove) -> PlyFlags {
    let (sign, origin) = match written.kind {
        WrittenKind::Piece {
            role,
            capture,
            from_file,
            from_rank,
            ..
        } => (
            capture,
            role != Role::Pawn && (from_file.is_some() || from_rank.is_some()),
        ),
        WrittenKind::Takes { .. } => (true, false),
        WrittenKind::Squares { capture, .. } => (capture, false),
        WrittenKind::Castle(_) | WrittenKind::Null => (false, false),
    };
    flags_of_move(board, m)
        .with(PlyFlags::SIGN, sign)
        .with(PlyFlags::ORIGIN, origin)
}

#[inline(always)]
pub(super) fn flags_of_move(board: &Board, m: Move) -> PlyFlags {
    let takes = board.colored(board.turn().opposite()).contains(m.to());
    let capture = takes || !m.is_normal() && m.is_en_passant();
    PlyFlags::default()
        .with(PlyFlags::CAPTURE, capture)
        .with(PlyFlags::PAWN, board.role_at(m.from()) == Some(Role::Pawn))
}

/// Whether anything about the writing of a move wants a closer look.
#[inline]
pub(super) fn is_notable(written: &WrittenMove, flags: PlyFlags, m: Move) -> bool {
    flags.has(PlyFlags::SIGN) && !flags.has(PlyFlags::CAPTURE)
        || !m.is_normal() && is_notable_by_kind(m, written)
        || written.style != NotationStyle::Short
        || written.draw_offer
        || written.has_pawn_letter()
}

#[cold]
fn is_notable_by_kind(m: Move, written: &WrittenMove) -> bool {
    is_promotion_without_piece(m, written) || is_castling_by_king(m, written)
}

/// `Kg1` for castling. Whoever writes both squares of the king (`e1-g1`) names no piece.
pub(super) fn is_castling_by_king(m: Move, written: &WrittenMove) -> bool {
    m.kind() == MoveKind::Castling && matches!(written.kind, WrittenKind::Piece { .. })
}

#[inline]
pub(super) fn is_promotion_without_piece(m: Move, written: &WrittenMove) -> bool {
    matches!(m.kind(), MoveKind::Promotion(_)) && names_no_promotion(written)
}

fn names_no_promotion(written: &WrittenMove) -> bool {
    match written.kind {
        WrittenKind::Piece { promotion, .. } | WrittenKind::Squares { promotion, .. } => {
            promotion.is_none()
        }
        WrittenKind::Takes { .. } => true,
        WrittenKind::Castle(_) | WrittenKind::Null => false,
    }
}
