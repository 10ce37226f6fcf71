//! Moves written out: in English letters for reports, in any others for those who want their games so.

use crate::board::{Board, Manner, Move, MoveKind, Role, Side, Square};
use crate::notation::moves::alphabet::{Alphabet, english};
use crate::notation::moves::reader::read_move;
use crate::notation::moves::written::{CheckMark, WrittenKind, WrittenMove};

use super::resolve::resolve;

/// Short algebraic notation of a legal move, or of one that was made though illegal, with its check or mate mark.
pub fn san(board: &Board, m: Move) -> String {
    marked(
        board,
        m,
        without_mark(board, m, english(), DepartureStyle::Short),
    )
}

/// The same in the letters of an alphabet. Where two letters make a third one's beginning (Bengali `G` and `Gh`), the
/// short form may say another move: then more of the square of departure is written.
pub fn san_in(board: &Board, m: Move, letters: &Alphabet) -> String {
    let says_it = |text: &String| {
        let readings = read_move(text, letters);
        let meant = readings.iter().find_map(|read| resolve(board, read).ok());
        meant == Some(m)
    };
    let short = without_mark(board, m, letters, DepartureStyle::Short);
    let text = if says_it(&short) {
        short
    } else {
        let fuller = [DepartureStyle::Full, DepartureStyle::Dashed];
        let mut forms = fuller
            .map(|form| without_mark(board, m, letters, form))
            .into_iter();
        forms.find(says_it).unwrap_or(short)
    };
    marked(board, m, text)
}

/// The ways to write a legal move in the letters of an alphabet, without any mark.
pub(super) fn forms(board: &Board, m: Move, letters: &Alphabet) -> [String; 3] {
    use DepartureStyle::{Dashed, Full, Short};
    [Short, Full, Dashed].map(|form| without_mark(board, m, letters, form))
}

/// How much of the square of departure is written.
#[derive(Copy, Clone, PartialEq, Eq)]
enum DepartureStyle {
    /// What tells the piece from others of its kind.
    Short,
    Full,
    /// All of it, and a dash where nothing is taken.
    Dashed,
}

fn marked(board: &Board, m: Move, mut text: String) -> String {
    let mut after = board.clone();
    after.play(m);
    if after.is_check() {
        text.push(if after.has_legal_move() { '+' } else { '#' });
    }
    text
}

fn without_mark(board: &Board, m: Move, letters: &Alphabet, form: DepartureStyle) -> String {
    let Some(piece) = board.piece_at(m.from()) else {
        return String::new();
    };
    if m.from() == m.to() {
        return "--".to_owned();
    }
    if m.is_castling() {
        return if m.to().file() > m.from().file() {
            "O-O"
        } else {
            "O-O-O"
        }
        .to_owned();
    }
    let captures = m.is_en_passant() || board.piece_at(m.to()).is_some();
    let mut text = String::with_capacity(8);
    if piece.role == Role::Pawn {
        if captures {
            text.push((b'a' + m.from().file()) as char);
        }
    } else {
        text.push_str(letters.letter(piece.role));
        match form {
            DepartureStyle::Short => text.push_str(&origin(board, m, piece.role)),
            DepartureStyle::Full | DepartureStyle::Dashed => text.push_str(&m.from().to_string()),
        }
    }
    if captures {
        text.push('x');
    } else if form == DepartureStyle::Dashed && piece.role != Role::Pawn {
        text.push('-');
    }
    text.push_str(&m.to().to_string());
    if let MoveKind::Promotion(role) | MoveKind::Illegal(Manner::Promotion(role)) = m.kind() {
        text.push('=');
        text.push_str(letters.letter(role));
    }
    text
}

/// File, else rank, else both, where another piece of the kind could go there too (C.10).
fn origin(board: &Board, m: Move, role: Role) -> String {
    let rivals: Vec<Square> = board
        .candidates(role, m.to())
        .into_iter()
        .filter(|from| *from != m.from() && board.is_safe(Move::normal(*from, m.to())))
        .collect();
    let from = m.from().to_string();
    // A piece that could not go there is named by its square: another may stand nearer.
    if matches!(m.kind(), MoveKind::Illegal(_)) {
        let several = board.pieces(board.turn(), role).has_several();
        return if several { from } else { String::new() };
    }
    if rivals.is_empty() {
        return String::new();
    }
    if rivals.iter().all(|rival| rival.file() != m.from().file()) {
        from[..1].to_owned()
    } else if rivals.iter().all(|rival| rival.rank() != m.from().rank()) {
        from[1..].to_owned()
    } else {
        from
    }
}

/// What was written, put into English letters: for moves that could not be played.
pub fn in_english(written: &WrittenMove) -> String {
    let mut text = match written.kind {
        WrittenKind::Null => return "--".to_owned(),
        WrittenKind::Castle(Side::Short) => "O-O".to_owned(),
        WrittenKind::Castle(Side::Long) => "O-O-O".to_owned(),
        WrittenKind::Squares {
            from,
            to,
            capture,
            promotion,
        } => {
            let sign = if capture { "x" } else { "" };
            format!("{from}{sign}{to}{}", promotion_text(promotion))
        }
        WrittenKind::Takes { role, victim, to } => {
            let square = to.map(|to| to.to_string()).unwrap_or_default();
            format!("{}x{}{square}", role.letter(), victim.letter())
        }
        WrittenKind::Piece {
            role,
            from_file,
            from_rank,
            to_file,
            to_rank,
            capture,
            promotion,
            ..
        } => {
            let mut text = String::with_capacity(8);
            if role != Role::Pawn {
                text.push(role.letter());
            }
            text.extend(from_file.map(|file| (b'a' + file) as char));
            text.extend(from_rank.map(|rank| (b'1' + rank) as char));
            if capture {
                text.push('x');
            }
            text.push((b'a' + to_file) as char);
            text.extend(to_rank.map(|rank| (b'1' + rank) as char));
            text + &promotion_text(promotion)
        }
    };
    text.push_str(match written.check {
        CheckMark::None => "",
        CheckMark::Check => "+",
        CheckMark::Mate => "#",
        CheckMark::DoubleOrMate => "++",
    });
    text
}

fn promotion_text(promotion: Option<Role>) -> String {
    match promotion {
        None => String::new(),
        Some(role) => format!("={}", role.letter()),
    }
}
