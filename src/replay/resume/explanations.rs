//! What may be behind a word that cannot be played: the illegal moves that it describes, and the legal ones that are one sign
//! away from it.

use crate::board::{Bitboard, Board, Color, Manner, Move, MoveKind, Role, Side, Square};
use crate::fact::Departure;
use crate::notation::moves::written::{WrittenKind, WrittenMove};

/// The illegal moves that a word describes: a piece of the kind that it names is put where it says. With each is told
/// whether players make such moves: nobody takes a piece of his own, and where a piece could go there but for what stands in
/// its way, or for its king, nobody takes another one.
pub fn stood(board: &Board, written: &WrittenMove, mut each: impl FnMut(Move, bool)) {
    match written.kind {
        WrittenKind::Null if !board.is_check() => {
            let king = board.king(board.turn());
            each(Move::illegal(king, king, Manner::Put), true);
        }
        WrittenKind::Castle(side) => {
            if let Some((king, rook)) = castling_pieces(board, side) {
                each(Move::illegal(king, rook, Manner::Castling), true);
            }
        }
        WrittenKind::Squares {
            from,
            to,
            promotion,
            ..
        } => {
            if let Some(role) = own_role(board, from) {
                let takes_own = board.colored(board.turn()).contains(to);
                let made = put(board, role, from, to, promotion);
                made.into_iter().for_each(|m| each(m, !takes_own));
            }
        }
        WrittenKind::Piece {
            role,
            from_file,
            from_rank,
            to_file,
            to_rank: Some(to_rank),
            promotion,
            ..
        } => {
            let to = Square::at(to_file, to_rank);
            // A pawn comes from its own file unless another is written.
            let is_pawn = role == Role::Pawn;
            let origin = Departure {
                file: from_file.or(is_pawn.then_some(to_file)),
                rank: from_rank,
            };
            let pieces = board.pieces(board.turn(), role).into_iter();
            let heading = match is_pawn {
                true => Bitboard::EMPTY,
                false => board.heading_for(role, to),
            };
            let someone_heads = heading.into_iter().any(|from| origin.allows(from));
            for from in pieces.filter(|square| origin.allows(*square)) {
                let made = put(board, role, from, to, promotion);
                let takes_own = board.colored(board.turn()).contains(to);
                let is_likely = !takes_own && (!someone_heads || heading.contains(from));
                made.into_iter().for_each(|m| each(m, is_likely));
            }
        }
        WrittenKind::Piece { .. } | WrittenKind::Takes { .. } | WrittenKind::Null => {}
    }
}

fn own_role(board: &Board, square: Square) -> Option<Role> {
    let piece = board.piece_at(square)?;
    (piece.color == board.turn()).then_some(piece.role)
}

/// A piece put on a square, unless it stands there already or a king does.
fn put(
    board: &Board,
    role: Role,
    from: Square,
    to: Square,
    promotion: Option<Role>,
) -> Option<Move> {
    if from == to || board.role_at(to) == Some(Role::King) {
        return None;
    }
    let last_rank = board.turn().opposite().back_rank();
    let manner = match (role, promotion) {
        (Role::Pawn, promotion) if to.rank() == last_rank => {
            let piece = promotion.unwrap_or(Role::Queen);
            if !Role::PROMOTIONS.contains(&piece) {
                return None;
            }
            Manner::Promotion(piece)
        }
        // A pawn never stands on the first rank.
        (Role::Pawn, _) if to.rank() == board.turn().back_rank() => return None,
        (Role::Pawn, _) if takes_beside(board, from, to) => Manner::EnPassant,
        _ => Manner::Put,
    };
    Some(Move::illegal(from, to, manner))
}

/// A pawn goes to an empty square one step ahead on the next file, past a pawn of the opponent.
fn takes_beside(board: &Board, from: Square, to: Square) -> bool {
    let rank = if board.turn() == Color::White { 4 } else { 3 };
    let beside = Square::at(to.file(), from.rank());
    from.rank() == rank
        && from.file().abs_diff(to.file()) == 1
        && board.piece_at(to).is_none()
        && board
            .pieces(board.turn().opposite(), Role::Pawn)
            .contains(beside)
}

/// The king and the rook that would castle, if they stand where they could and the squares they go to are free.
fn castling_pieces(board: &Board, side: Side) -> Option<(Square, Square)> {
    let us = board.turn();
    let king = board.king(us);
    let rank = us.back_rank();
    let at_home = king.rank() == rank && (board.is_chess960() || king.file() == 4);
    let rooks = board.pieces(us, Role::Rook).into_iter();
    let on_that_side = |rook: &Square| {
        rook.rank() == rank
            && match side {
                Side::Short => rook.file() > king.file(),
                Side::Long => rook.file() < king.file(),
            }
    };
    let outermost = rooks
        .filter(on_that_side)
        .max_by_key(|rook| rook.file().abs_diff(king.file()))?;
    let (king_file, rook_file) = match side {
        Side::Short => (6, 5),
        Side::Long => (2, 3),
    };
    let is_free = |file: u8| {
        let square = Square::at(file, rank);
        square == king || square == outermost || board.piece_at(square).is_none()
    };
    (at_home && is_free(king_file) && is_free(rook_file)).then_some((king, outermost))
}

/// Whether a legal move differs from what is written in one sign: the piece, the file, the rank, where it comes from, what is
/// promoted to, or the wing of castling.
pub fn one_sign_apart(board: &Board, written: &WrittenMove, m: Move) -> bool {
    match written.kind {
        WrittenKind::Castle(_) => m.kind() == MoveKind::Castling,
        _ if m.kind() == MoveKind::Castling => false,
        WrittenKind::Piece { .. } => piece_signs_apart(board, &written.kind, m) == 1,
        WrittenKind::Squares {
            from,
            to,
            promotion,
            ..
        } => {
            squares_apart(from, m.from())
                + squares_apart(to, m.to())
                + u32::from(promoted(m) != promotion)
                == 1
        }
        WrittenKind::Null | WrittenKind::Takes { .. } => false,
    }
}

fn squares_apart(one: Square, other: Square) -> u32 {
    u32::from(one.file() != other.file()) + u32::from(one.rank() != other.rank())
}

fn promoted(m: Move) -> Option<Role> {
    match m.kind() {
        MoveKind::Promotion(role) => Some(role),
        _ => None,
    }
}

fn piece_signs_apart(board: &Board, written: &WrittenKind, m: Move) -> u32 {
    let WrittenKind::Piece {
        role,
        from_file,
        from_rank,
        to_file,
        to_rank,
        promotion,
        ..
    } = *written
    else {
        return u32::MAX;
    };
    let (from, to) = (m.from(), m.to());
    let mover = board.role_at(from);
    let other_piece = mover != Some(role);
    // `exd5` for `Nxd5`: the letter of the file stands where the piece's should, and is no sign of its own.
    let from_file = from_file.filter(|_| !(other_piece && role == Role::Pawn));
    let unnamed_file = mover == Some(Role::Pawn)
        && role == Role::Pawn
        && from.file() != to.file()
        && from_file.is_none();
    let promotes = promoted(m);
    let other_promotion =
        promotes != promotion && !(promotion.is_none() && promotes == Some(Role::Queen));
    [
        other_piece,
        from_file.is_some_and(|file| file != from.file()),
        from_rank.is_some_and(|rank| rank != from.rank()),
        to_file != to.file(),
        to_rank.is_some_and(|rank| rank != to.rank()),
        unnamed_file,
        other_promotion,
    ]
    .into_iter()
    .map(u32::from)
    .sum()
}

/// Whether one sign of a word was changed, left out or put in too much to make another of it.
pub fn differ_by_one_sign(one: &str, other: &str) -> bool {
    let one: Vec<char> = one.chars().collect();
    let other: Vec<char> = other.chars().collect();
    if one.len().abs_diff(other.len()) > 1 || one == other {
        return false;
    }
    let (short, long) = match one.len() <= other.len() {
        true => (&one, &other),
        false => (&other, &one),
    };
    let same_ahead = short.iter().zip(long).take_while(|(a, b)| a == b).count();
    let rest_of_long = &long[same_ahead + 1..];
    match short.len() == long.len() {
        true => short[same_ahead + 1..] == *rest_of_long,
        false => short[same_ahead..] == *rest_of_long,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::read_fen;
    use crate::notation::moves::alphabet::english;
    use crate::notation::moves::reader::read_move;
    use crate::replay::san::san;

    fn stood_moves(fen: &str, word: &str) -> Vec<String> {
        let board = read_fen(fen).expect(fen).board;
        let mut found = Vec::new();
        for written in read_move(word, english()).iter() {
            stood(&board, written, |m, _| {
                let mut after = board.clone();
                after.play(m);
                found.push(after.fen().split(' ').next().unwrap_or_default().to_owned());
            });
        }
        found
    }

    fn slips(fen: &str, word: &str) -> Vec<String> {
        let board = read_fen(fen).expect(fen).board;
        let readings = read_move(word, english());
        let mut legal = Vec::new();
        board.legal_moves(&mut legal);
        legal.retain(|m| {
            readings
                .iter()
                .any(|written| one_sign_apart(&board, written, *m))
        });
        let mut names: Vec<String> = legal.iter().map(|m| san(&board, *m)).collect();
        names.sort();
        names
    }

    #[test]
    fn an_illegal_move_puts_a_piece_of_its_kind_where_it_says() {
        let two_rooks = "k7/8/8/8/8/8/P7/R3K2R w - - 0 1";
        let both = ["k7/8/8/8/8/R7/P7/4K2R", "k7/8/8/8/8/R7/P7/R3K3"];
        assert_eq!(stood_moves(two_rooks, "Ra3"), both);
        assert_eq!(stood_moves(two_rooks, "R1a3"), both);
        assert_eq!(stood_moves(two_rooks, "Raa3"), both[..1]);
        assert_eq!(stood_moves(two_rooks, "O-O"), ["k7/8/8/8/8/8/P7/R4RK1"]);
        assert_eq!(stood_moves(two_rooks, "a5"), ["k7/8/8/P7/8/8/8/R3K2R"]);
        // No king is taken, no pawn stands on the first rank, nothing is promoted to a king.
        assert!(stood_moves(two_rooks, "Ra8").is_empty());
        assert!(stood_moves(two_rooks, "a1").is_empty());
        assert!(stood_moves(two_rooks, "a8=K").is_empty());
        let beside = "k7/8/8/3pP3/8/8/8/4K3 w - - 0 1";
        assert_eq!(stood_moves(beside, "exd6"), ["k7/8/3P4/8/8/8/8/4K3"]);
    }

    #[test]
    fn a_slip_is_one_sign_away() {
        let fen = "4k3/8/8/8/8/2N5/4P3/R3KB2 w Q - 0 1";
        assert_eq!(slips(fen, "Nd3"), ["Nd1", "Nd5"]);
        assert_eq!(slips(fen, "Nb6"), ["Nb1", "Nb5"]);
        assert_eq!(slips(fen, "Qa4"), ["Na4", "Ra4"]);
        assert_eq!(slips(fen, "O-O"), ["O-O-O"]);
        assert_eq!(slips(fen, "e5"), ["Ne4", "e3", "e4"][1..]);
        assert_eq!(slips(fen, "a1h4"), ["Ra4"]);
        let pawns = "4k3/P7/8/3p4/4P3/8/8/4K3 w - - 0 1";
        assert_eq!(slips(pawns, "a8=K"), ["a8=B", "a8=N", "a8=Q+", "a8=R+"]);
        assert_eq!(slips(pawns, "fxd5"), ["exd5"]);
        assert_eq!(slips(pawns, "d5"), ["e5", "exd5"]);
        assert_eq!(slips(pawns, "Nxd5"), ["exd5"]);
    }

    #[test]
    fn signs_are_changed_left_out_or_put_in() {
        for (one, other, apart) in [
            ("Nfz", "Nf3", true),
            ("Xf3", "Nf3", true),
            ("Nf33", "Nf3", true),
            ("N3", "Nf3", true),
            ("Nf3", "Nf3", false),
            ("Nzz", "Nf3", false),
            ("Nf", "Nbd2", false),
            ("éf3", "Nf3", true),
        ] {
            assert_eq!(differ_by_one_sign(one, other), apart, "{one} {other}");
            assert_eq!(differ_by_one_sign(other, one), apart, "{other} {one}");
        }
    }
}
