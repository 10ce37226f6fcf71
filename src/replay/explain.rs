//! Why a written move cannot be played: the precise reason, found only for the move that needs one.
//! Where several reasons fit, the order of the rule catalogue decides: no move at all, promotion
//! piece, own piece, pawn, path, reach, en passant, castling, king in check.

use crate::board::{Bitboard, Board, CastlingBar, Color, Move, Piece, Role, Side, Square};
use crate::fact::Departure;
use crate::notation::moves::written::{WrittenKind, WrittenMove};

use super::resolve::{Refusal, fits, resolve};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// No notation and no alphabet reads it.
    Unreadable,
    /// English descriptive notation (`P-K4`).
    Descriptive,
    /// An empty cell of a scoresheet where a move belongs.
    Missing,
    Ambiguous {
        moves: Vec<Move>,
    },
    NullMove,
    /// The numbers say that the other side's move is missing, and the move fits this side again.
    SameSideTwice,
    AfterMate,
    AfterStalemate,
    PromotionPiece {
        role: Role,
    },
    PromotionElsewhere {
        piece: Piece,
        to: Square,
    },
    OwnPiece {
        square: Square,
        piece: Piece,
    },
    Pawn(PawnFault),
    Blocked {
        piece: Piece,
        from: Square,
        to: Square,
        by: Square,
        blocker: Piece,
    },
    CannotReach {
        piece: Piece,
        to: Option<Square>,
        /// Where the pieces of that kind stand that the written file and rank of departure allow.
        stand: Vec<Square>,
        origin: Departure,
    },
    /// Two squares are written and none of the player's pieces stands on the first.
    NobodyThere {
        from: Square,
    },
    NoEnPassant {
        from: Square,
        to: Square,
        pawn: Square,
    },
    CastlingLost {
        side: Side,
        reason: LostReason,
    },
    CastlingHindered {
        side: Side,
        bar: CastlingBar,
    },
    KingInCheck {
        piece: Piece,
        from: Square,
        to: Square,
        attacker: Piece,
        attacker_at: Square,
        /// Whether that piece gave check before the move already.
        already: bool,
    },
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum PawnFault {
    /// No pawn stands on the file or square that it would have to come from.
    NoPawn {
        origin: Departure,
    },
    /// `ed`: no pawn of the one file can capture anything on the other.
    NoCapture {
        from_file: u8,
        to_file: u8,
    },
    Backwards {
        from: Square,
        to: Square,
    },
    Sideways {
        from: Square,
        to: Square,
    },
    TwoSquares {
        from: Square,
    },
    StraightCapture {
        from: Square,
        to: Square,
        by: Piece,
    },
    JumpsOver {
        from: Square,
        over: Square,
        by: Piece,
    },
    DiagonalToEmpty {
        from: Square,
        to: Square,
    },
    TooFar {
        from: Square,
        to: Square,
    },
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum LostReason {
    KingMoved {
        ply: u32,
    },
    RookMoved {
        ply: u32,
    },
    RookTaken {
        ply: u32,
    },
    /// The starting position gives no such right.
    NotGiven,
}

/// The game so far, as an explanation may need it.
pub struct Past<'a> {
    pub start: &'a Board,
    pub moves: &'a [Move],
}

/// Why `written` is no move on this board. The caller has tried to resolve it and failed.
pub fn explain(board: &Board, past: &Past<'_>, written: &WrittenMove, refusal: Refusal) -> Fault {
    if refusal == Refusal::Ambiguous {
        return Fault::Ambiguous {
            moves: fitting_moves(board, written),
        };
    }
    if let WrittenKind::Null = written.kind {
        return Fault::NullMove;
    }
    if board.is_checkmate() {
        return Fault::AfterMate;
    }
    if board.is_stalemate() {
        return Fault::AfterStalemate;
    }
    match written.kind {
        WrittenKind::Null => Fault::NullMove,
        WrittenKind::Castle(side) => castling(board, past, side),
        WrittenKind::Squares {
            from,
            to,
            promotion,
            ..
        } => squares(board, past, [from, to], promotion, written.en_passant),
        WrittenKind::Takes { role, to, .. } => cannot_reach(board, role, Departure::default(), to),
        WrittenKind::Piece {
            role,
            from_file,
            from_rank,
            to_file,
            to_rank,
            promotion,
            ..
        } => {
            let origin = Departure {
                file: from_file,
                rank: from_rank,
            };
            let Some(to_rank) = to_rank else {
                return match (role, from_file) {
                    (Role::Pawn, Some(from_file)) => {
                        Fault::Pawn(PawnFault::NoCapture { from_file, to_file })
                    }
                    _ => cannot_reach(board, role, origin, None),
                };
            };
            let to = Square::at(to_file, to_rank);
            if let Some(piece) = promotion
                && let Some(fault) = promotion_fault(board, role, piece, to)
            {
                return fault;
            }
            if role == Role::Pawn {
                pawn(board, past, origin, to, written.en_passant)
            } else {
                piece_fault(board, role, origin, to)
            }
        }
    }
}

/// All legal moves that fit an ambiguous text.
pub(super) fn fitting_moves(board: &Board, written: &WrittenMove) -> Vec<Move> {
    let mut legal = Vec::new();
    board.legal_moves(&mut legal);
    legal.retain(|m| fits(board, written, *m));
    legal
}

fn promotion_fault(board: &Board, role: Role, piece: Role, to: Square) -> Option<Fault> {
    let last_rank = match board.turn() {
        Color::White => 7,
        Color::Black => 0,
    };
    if role != Role::Pawn || to.rank() != last_rank {
        let piece = Piece {
            color: board.turn(),
            role,
        };
        return Some(Fault::PromotionElsewhere { piece, to });
    }
    matches!(piece, Role::King | Role::Pawn).then_some(Fault::PromotionPiece { role: piece })
}

fn squares(
    board: &Board,
    past: &Past<'_>,
    [from, to]: [Square; 2],
    promotion: Option<Role>,
    marked_en_passant: bool,
) -> Fault {
    let Some(piece) = board
        .piece_at(from)
        .filter(|piece| piece.color == board.turn())
    else {
        return Fault::NobodyThere { from };
    };
    if let Some(promoted) = promotion
        && let Some(fault) = promotion_fault(board, piece.role, promoted, to)
    {
        return fault;
    }
    let origin = Departure {
        file: Some(from.file()),
        rank: Some(from.rank()),
    };
    match piece.role {
        Role::Pawn => pawn(board, past, origin, to, marked_en_passant),
        Role::King if from.rank() == to.rank() && from.file().abs_diff(to.file()) == 2 => {
            let side = if to.file() > from.file() {
                Side::Short
            } else {
                Side::Long
            };
            castling(board, past, side)
        }
        role => piece_fault(board, role, origin, to),
    }
}

fn own_piece(board: &Board, to: Square) -> Option<Fault> {
    board
        .piece_at(to)
        .filter(|piece| piece.color == board.turn())
        .map(|piece| Fault::OwnPiece { square: to, piece })
}

fn cannot_reach(board: &Board, role: Role, origin: Departure, to: Option<Square>) -> Fault {
    let piece = Piece {
        color: board.turn(),
        role,
    };
    Fault::CannotReach {
        piece,
        to,
        stand: board
            .pieces(board.turn(), role)
            .into_iter()
            .filter(|square| origin.allows(*square))
            .collect(),
        origin,
    }
}

fn piece_fault(board: &Board, role: Role, origin: Departure, to: Square) -> Fault {
    if let Some(fault) = own_piece(board, to) {
        return fault;
    }
    let written_origin = |square: &Square| origin.allows(*square);
    if let Some(from) = board.candidates(role, to).into_iter().find(written_origin) {
        return king_in_check(board, Move::normal(from, to));
    }
    for from in board
        .pieces(board.turn(), role)
        .into_iter()
        .filter(written_origin)
    {
        if let Some(by) = first_in_the_way(board, role, from, to)
            && let Some(blocker) = board.piece_at(by)
        {
            return Fault::Blocked {
                piece: Piece {
                    color: board.turn(),
                    role,
                },
                from,
                to,
                by,
                blocker,
            };
        }
    }
    cannot_reach(board, role, origin, Some(to))
}

/// The first piece between two squares on a line that this role travels.
fn first_in_the_way(board: &Board, role: Role, from: Square, to: Square) -> Option<Square> {
    let (df, dr) = (
        to.file() as i8 - from.file() as i8,
        to.rank() as i8 - from.rank() as i8,
    );
    let straight = (df == 0) != (dr == 0);
    let diagonal = df != 0 && df.abs() == dr.abs();
    let travels = match role {
        Role::Rook => straight,
        Role::Bishop => diagonal,
        Role::Queen => straight || diagonal,
        Role::Pawn | Role::Knight | Role::King => false,
    };
    if !travels {
        return None;
    }
    let (step_file, step_rank) = (df.signum(), dr.signum());
    let (mut file, mut rank) = (from.file() as i8 + step_file, from.rank() as i8 + step_rank);
    while (file, rank) != (to.file() as i8, to.rank() as i8) {
        let square = Square::at(file as u8, rank as u8);
        if board.occupied().contains(square) {
            return Some(square);
        }
        file += step_file;
        rank += step_rank;
    }
    None
}

/// The move reaches its square, and the own king stands attacked after it.
fn king_in_check(board: &Board, m: Move) -> Fault {
    let us = board.turn();
    let piece = board.piece_at(m.from()).unwrap_or(Piece {
        color: us,
        role: Role::King,
    });
    let mut after = board.clone();
    after.play(m);
    let king = after.king(us);
    let attackers = after.attackers(king, us.opposite(), after.occupied());
    let checkers = board.checkers();
    // Of two checks, the one that was there before the move explains more.
    let attacker_at = (attackers & checkers)
        .first()
        .or(attackers.first())
        .unwrap_or(king);
    let attacker = after.piece_at(attacker_at).unwrap_or(piece);
    Fault::KingInCheck {
        piece,
        from: m.from(),
        to: m.to(),
        attacker,
        attacker_at,
        already: checkers.contains(attacker_at),
    }
}

fn pawn(
    board: &Board,
    past: &Past<'_>,
    origin: Departure,
    to: Square,
    marked_en_passant: bool,
) -> Fault {
    if let Some(fault) = own_piece(board, to) {
        return fault;
    }
    let us = board.turn();
    let forward: i8 = if us == Color::White { 1 } else { -1 };
    let file = origin.file.unwrap_or(to.file());
    let origin = Departure {
        file: Some(file),
        ..origin
    };
    let pawns: Vec<Square> = board
        .pieces(us, Role::Pawn)
        .into_iter()
        .filter(|square| origin.allows(*square))
        .collect();
    let ahead = |from: Square| (to.rank() as i8 - from.rank() as i8) * forward;
    let Some(&from) = pawns.iter().min_by_key(|from| match ahead(**from) {
        steps @ 1.. => steps,
        steps => 100 - steps,
    }) else {
        return Fault::Pawn(PawnFault::NoPawn { origin });
    };
    let steps = ahead(from);
    match (file.abs_diff(to.file()), steps) {
        (_, i8::MIN..0) => Fault::Pawn(PawnFault::Backwards { from, to }),
        (_, 0) => Fault::Pawn(PawnFault::Sideways { from, to }),
        (0, 1) => match board.piece_at(to) {
            Some(by) => Fault::Pawn(PawnFault::StraightCapture { from, to, by }),
            None => king_in_check(board, pawn_move(board, from, to)),
        },
        (0, 2) => two_squares(board, from, to, forward),
        (1, 1) => diagonal(board, past, from, to, marked_en_passant),
        _ => Fault::Pawn(PawnFault::TooFar { from, to }),
    }
}

fn two_squares(board: &Board, from: Square, to: Square, forward: i8) -> Fault {
    let over = Square::at(from.file(), (from.rank() as i8 + forward) as u8);
    let home = if forward == 1 { 1 } else { 6 };
    if from.rank() != home {
        return Fault::Pawn(PawnFault::TwoSquares { from });
    }
    if let Some(by) = board.piece_at(over) {
        return Fault::Pawn(PawnFault::JumpsOver { from, over, by });
    }
    match board.piece_at(to) {
        Some(by) => Fault::Pawn(PawnFault::StraightCapture { from, to, by }),
        None => king_in_check(board, Move::normal(from, to)),
    }
}

fn diagonal(board: &Board, past: &Past<'_>, from: Square, to: Square, marked: bool) -> Fault {
    if board.piece_at(to).is_some() {
        return king_in_check(board, pawn_move(board, from, to));
    }
    let beside = Square::at(to.file(), from.rank());
    let enemy_pawn = board
        .pieces(board.turn().opposite(), Role::Pawn)
        .contains(beside);
    let en_passant_rank = if board.turn() == Color::White { 4 } else { 3 };
    if !enemy_pawn || from.rank() != en_passant_rank {
        return if marked {
            Fault::NoEnPassant {
                from,
                to,
                pawn: beside,
            }
        } else {
            Fault::Pawn(PawnFault::DiagonalToEmpty { from, to })
        };
    }
    let just_advanced = past.moves.last().is_some_and(|last| {
        last.to() == beside
            && last.from().file() == beside.file()
            && last.from().rank().abs_diff(beside.rank()) == 2
    });
    // Without a last move (a game that starts from a FEN) only the safety of the king can forbid a
    // capture that the position itself allows.
    if just_advanced || past.moves.is_empty() && capture_exposes_king(board, from, to, beside) {
        return king_in_check(board, Move::en_passant(from, to));
    }
    Fault::NoEnPassant {
        from,
        to,
        pawn: beside,
    }
}

/// Whether taking `pawn` in passing would leave the own king attacked.
fn capture_exposes_king(board: &Board, from: Square, to: Square, pawn: Square) -> bool {
    let us = board.turn();
    let occupied = Bitboard((board.occupied().0 | to.bit().0) & !from.bit().0 & !pawn.bit().0);
    let attackers = board.attackers(board.king(us), us.opposite(), occupied);
    !Bitboard(attackers.0 & !pawn.bit().0).is_empty()
}

fn pawn_move(board: &Board, from: Square, to: Square) -> Move {
    let last_rank = if board.turn() == Color::White { 7 } else { 0 };
    if to.rank() == last_rank {
        Move::promotion(from, to, Role::Queen)
    } else {
        Move::normal(from, to)
    }
}

fn castling(board: &Board, past: &Past<'_>, side: Side) -> Fault {
    match board.castling(side) {
        Err(CastlingBar::NoRight) | Ok(_) => Fault::CastlingLost {
            side,
            reason: lost_reason(past, board.turn(), side),
        },
        Err(bar) => Fault::CastlingHindered { side, bar },
    }
}

/// When the right was lost: the ply at which king or rook moved, or the rook was taken.
fn lost_reason(past: &Past<'_>, color: Color, side: Side) -> LostReason {
    if !past.start.has_right(color, side) {
        return LostReason::NotGiven;
    }
    let king_home = past.start.king(color);
    let mut board = past.start.clone();
    for (index, &m) in past.moves.iter().enumerate() {
        let ply = index as u32 + 1;
        let mover = board.turn();
        board.play(m);
        if board.has_right(color, side) {
            continue;
        }
        return if mover != color {
            LostReason::RookTaken { ply }
        } else if m.from() == king_home {
            LostReason::KingMoved { ply }
        } else {
            LostReason::RookMoved { ply }
        };
    }
    LostReason::NotGiven
}

/// The numbers say that one side's move is missing: does the move fit the side that moved last?
pub fn fits_other_side(board: &Board, written: &WrittenMove) -> bool {
    if board.is_check() {
        return false;
    }
    let mut other = board.clone();
    other.pass();
    resolve(&other, written).is_ok()
}
