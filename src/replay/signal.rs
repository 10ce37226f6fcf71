//! The kings in the centre: electronic boards are told the result by kings put on the four centre
//! squares, both on light squares for White, both on dark for Black, one each for a draw. Such a
//! "move" is a signal and no move. A king that takes something gives no signal.

use jiff::civil::{Date, date};

use crate::board::{Board, Color, Role, Square};
use crate::notation::moves::written::{WrittenKind, WrittenMove};
use crate::notation::words::result::GameResult;

/// No event was played on electronic boards before this day: in an older game a king in the centre is a move like any other,
/// legal or not.
pub const FIRST_ELECTRONIC_BOARDS: Date = date(1998, 1, 1);

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct KingSignal {
    /// The ply at which the signal stands.
    pub ply: u32,
    pub first: Square,
    pub second: Option<Square>,
    /// The signal was itself a legal move and stands among the moves.
    pub legal: bool,
}

impl KingSignal {
    /// The result that the signal gives, as far as one king can tell it.
    pub fn result(self) -> GameResult {
        let light = self.first.is_light();
        match self.second {
            Some(second) if second.is_light() != light => GameResult::Draw,
            _ if light => GameResult::WhiteWins,
            _ => GameResult::BlackWins,
        }
    }

    /// One king alone on a centre square may also be half of a draw.
    pub fn agrees_with(self, result: GameResult) -> bool {
        self.result() == result || self.second.is_none() && result == GameResult::Draw
    }
}

/// The centre square that a written king move names, unless it is written as a capture.
pub fn centre_square(written: &WrittenMove, board: &Board) -> Option<Square> {
    match written.kind {
        WrittenKind::Piece {
            role: Role::King,
            to_file,
            to_rank: Some(to_rank),
            capture: false,
            ..
        } => is_centre(Square::at(to_file, to_rank)),
        WrittenKind::Squares {
            from,
            to,
            capture: false,
            ..
        } if board.role_at(from) == Some(Role::King) => is_centre(to),
        _ => None,
    }
}

fn is_centre(square: Square) -> Option<Square> {
    (matches!(square.file(), 3 | 4) && matches!(square.rank(), 3 | 4)).then_some(square)
}

/// A legal king move to the centre that ends a decided game, made by the loser, on a square of the
/// winner's colour, with so many pieces left that a king has no business there: the signal was probably
/// recorded as a move. (The winner usually moves last, and in endings kings do walk to the centre.)
pub fn legal_signal(
    end: &Board,
    last_to: Square,
    plies: u32,
    result: GameResult,
) -> Option<KingSignal> {
    let mover = end.turn().opposite();
    let square = is_centre(last_to)?;
    let pieces = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
    let pieces_left: u32 = pieces
        .into_iter()
        .map(|role| end.pieces(Color::White, role).count() + end.pieces(Color::Black, role).count())
        .sum();
    if end.king(mover) != square || pieces_left < 6 {
        return None;
    }
    let signal = KingSignal {
        ply: plies,
        first: square,
        second: None,
        legal: true,
    };
    let lost = GameResult::won_by(mover.opposite());
    (result == lost && signal.result() == result).then_some(signal)
}
