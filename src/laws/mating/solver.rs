//! The solver `chasolver` behind our own types: our board becomes its board, its answer a line of
//! our moves that has been played to the mate. Nothing else in the program names the crate.

use chess::{BoardBuilder, CastleRights, ChessMove};

use super::reach::Known;
use crate::board::{Board, Color, Move, Role, Side, Square};

/// The solver's move list has room for eighteen entries and does not check whether they suffice: one for each of
/// sixteen pieces, and two for pawns that may capture en passant. No game has more pieces, but a composed position may.
const MOST_PIECES: u32 = 16;

/// A position in the solver's own terms.
pub(super) struct Question {
    board: chess::Board,
    /// Nothing of the position had to be left out, so that a `no` can be relied on like a `yes`.
    exact: bool,
}

impl Question {
    /// The position for the solver, if it can hold it. It knows castling only from e with the rooks
    /// in the corners: other rights are left out, and then only a `yes` stands, for what can be
    /// done without a right can be done with it.
    pub(super) fn from_board(board: &Board) -> Option<Question> {
        if Color::ALL
            .iter()
            .any(|&color| board.colored(color).count() > MOST_PIECES)
        {
            return None;
        }
        let mut builder = BoardBuilder::new();
        for color in Color::ALL {
            for role in Role::ALL {
                for square in board.pieces(color, role) {
                    builder.piece(their_square(square), their_role(role), their_color(color));
                }
            }
        }
        builder.side_to_move(their_color(board.turn()));
        // Our square is set only where a capture is legal; the solver asks for the file of the pawn.
        let file = board.en_passant().map(|target| target.file());
        builder.en_passant(file.map(|file| chess::File::from_index(usize::from(file))));
        let mut exact = true;
        for color in Color::ALL {
            let (rights, complete) = their_rights(board, color);
            builder.castle_rights(their_color(color), rights);
            exact &= complete;
        }
        let board = chess::Board::try_from(&builder).ok()?;
        Some(Question { board, exact })
    }

    /// Whether the solver sees all that we see, so that a `no` stands too.
    pub(super) fn is_exact(&self) -> bool {
        self.exact
    }

    /// The quick test: it proves that `winner` can never mate, or nothing.
    pub(super) fn is_never_quickly(&self, winner: Color) -> bool {
        self.exact && chasolver::is_unwinnable_fast(&self.board, their_color(winner))
    }

    /// The full answer. It takes as long as it takes, seconds at worst: the solver cannot be
    /// stopped, and gives up by itself after a fixed number of positions.
    pub(super) fn answer(&self, winner: Color, board: &Board) -> Known {
        match chasolver::winnability(&self.board, their_color(winner)) {
            Some(chasolver::Winnability::Winnable { helpmate }) => {
                replayed(board, winner, &helpmate).map_or(Known::Open, Known::Mate)
            }
            Some(chasolver::Winnability::Unwinnable) if self.exact => Known::Never,
            _ => Known::Open,
        }
    }
}

/// The solver's line in our moves, if it does end in mate by the right side. One of its ways to a
/// `yes` gives no moves at all; that is no proof.
fn replayed(board: &Board, winner: Color, line: &[ChessMove]) -> Option<Vec<Move>> {
    let mut now = board.clone();
    let mut moves = Vec::with_capacity(line.len());
    for &theirs in line {
        let m = our_move(&now, theirs);
        if !now.is_legal(m) {
            debug_assert!(false, "{m:?} of the solver's line is illegal");
            return None;
        }
        moves.push(m);
        now.play(m);
    }
    (now.turn() != winner && now.is_checkmate()).then_some(moves)
}

fn our_move(board: &Board, theirs: ChessMove) -> Move {
    let from = our_square(theirs.get_source());
    let to = our_square(theirs.get_dest());
    if let Some(role) = theirs.get_promotion() {
        return Move::promotion(from, to, our_role(role));
    }
    match board.role_at(from) {
        Some(Role::Pawn) if board.en_passant() == Some(to) && from.file() != to.file() => {
            Move::en_passant(from, to)
        }
        Some(Role::King) if from.file().abs_diff(to.file()) == 2 => {
            let rook_file = if to.file() > from.file() { 7 } else { 0 };
            Move::castling(from, Square::at(rook_file, from.rank()))
        }
        _ => Move::normal(from, to),
    }
}

/// The rights of one side that the solver knows, and whether these are all it has.
fn their_rights(board: &Board, color: Color) -> (CastleRights, bool) {
    let mut complete = true;
    let mut has = |side, corner| match board.castling_rook(color, side) {
        None => false,
        Some(rook) if board.king(color).file() == 4 && rook.file() == corner => true,
        Some(_) => {
            complete = false;
            false
        }
    };
    let rights = match (has(Side::Short, 7), has(Side::Long, 0)) {
        (true, true) => CastleRights::Both,
        (true, false) => CastleRights::KingSide,
        (false, true) => CastleRights::QueenSide,
        (false, false) => CastleRights::NoRights,
    };
    (rights, complete)
}

fn their_square(square: Square) -> chess::Square {
    chess::Square::make_square(
        chess::Rank::from_index(usize::from(square.rank())),
        chess::File::from_index(usize::from(square.file())),
    )
}

fn our_square(square: chess::Square) -> Square {
    Square::at(
        square.get_file().to_index() as u8,
        square.get_rank().to_index() as u8,
    )
}

fn their_color(color: Color) -> chess::Color {
    match color {
        Color::White => chess::Color::White,
        Color::Black => chess::Color::Black,
    }
}

fn their_role(role: Role) -> chess::Piece {
    match role {
        Role::Pawn => chess::Piece::Pawn,
        Role::Knight => chess::Piece::Knight,
        Role::Bishop => chess::Piece::Bishop,
        Role::Rook => chess::Piece::Rook,
        Role::Queen => chess::Piece::Queen,
        Role::King => chess::Piece::King,
    }
}

fn our_role(piece: chess::Piece) -> Role {
    match piece {
        chess::Piece::Pawn => Role::Pawn,
        chess::Piece::Knight => Role::Knight,
        chess::Piece::Bishop => Role::Bishop,
        chess::Piece::Rook => Role::Rook,
        chess::Piece::Queen => Role::Queen,
        chess::Piece::King => Role::King,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::read_fen;

    fn board(fen: &str) -> Board {
        read_fen(fen).unwrap().board
    }

    /// Ours has pairs of squares for castling, theirs the king's way: compare after the move.
    fn moves_of(board: &Board) -> Vec<String> {
        let mut moves = Vec::new();
        board.legal_moves(&mut moves);
        let mut told: Vec<String> = moves
            .into_iter()
            .map(|m| super::super::uci(board, m))
            .collect();
        told.sort();
        told
    }

    fn their_moves(question: &Question) -> Vec<String> {
        let mut told: Vec<String> = chess::MoveGen::new_legal(&question.board)
            .map(|m| m.to_string())
            .collect();
        told.sort();
        told
    }

    #[test]
    fn the_solver_sees_the_moves_that_we_see() {
        for fen in [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "r3k2r/8/8/8/8/8/8/R3K2R b Qk - 0 1",
            "4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K3 b - a3",
            "8/8/6k1/p1p1p3/P1P1Pp1p/5P1P/2B5/4K3 b - e3",
            "rnbqkbnr/ppp2ppp/8/8/3Pp3/8/PPP2PPP/RNBQKBNR b KQkq d3 0 4",
            "8/P6k/8/8/8/8/p6K/8 b - - 0 1",
        ] {
            let question = Question::from_board(&board(fen)).unwrap();
            assert!(question.exact, "{fen}");
            assert_eq!(their_moves(&question), moves_of(&board(fen)), "{fen}");
        }
    }

    #[test]
    fn rights_that_only_chess960_knows_are_left_out_and_told() {
        let question = Question::from_board(&board("4k3/8/8/8/8/8/8/1RK5 w B - 0 1")).unwrap();
        assert!(!question.exact);
        let question = Question::from_board(&board("r3k3/8/8/8/8/8/8/1RK5 w q - 0 1")).unwrap();
        assert!(question.exact, "Black's right is one of standard chess");
    }

    #[test]
    fn more_pieces_than_a_game_has_are_kept_from_the_solver() {
        let crowd = "qqqqkqqq/qqqqqqqq/8/8/8/8/8/K7 w - - 0 1";
        assert!(
            Question::from_board(&board(crowd)).is_some(),
            "sixteen are welcome"
        );
        let crowd = "qqqqkqqq/qqqqqqqq/q7/8/8/8/8/7K w - - 0 1";
        assert!(Question::from_board(&board(crowd)).is_none());
    }

    #[test]
    fn a_line_that_does_not_mate_is_no_answer() {
        let start = Board::standard();
        assert_eq!(replayed(&start, Color::White, &[]), None);
    }
}
