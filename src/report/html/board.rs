//! A board drawn in SVG: squares, pieces as `<use>` of the symbols that stand once in the page, the squares that matter
//! marked, and the move as an arrow. Everything that it shows is said in words too, for those who do not see it.

use maud::{Markup, html};

use crate::board::{Color, Piece, Role, Square};
use crate::fact::Value;
use crate::notation::moves::alphabet::PIECES;
use crate::report::words::Words;

/// One square of the drawing.
const SIDE: u32 = 45;

/// The pieces of a position on their squares, whatever they are: one that cannot stand is shown too.
pub(super) struct Placement([Option<Piece>; 64]);

impl Placement {
    /// Reads the first field of a FEN, as the script does.
    pub(super) fn read(fen: &str) -> Option<Placement> {
        let mut squares = [None; 64];
        let ranks: Vec<&str> = fen.split(' ').next()?.split('/').collect();
        if ranks.len() != 8 {
            return None;
        }
        for (signs, rank) in ranks.into_iter().rev().zip(0u8..) {
            let mut file = 0;
            for sign in signs.chars() {
                match sign {
                    '1'..='8' => file += sign as u8 - b'0',
                    _ => {
                        let letter = sign.to_ascii_uppercase();
                        let role = PIECES.into_iter().find(|role| role.letter() == letter)?;
                        let color = match sign == letter {
                            true => Color::White,
                            false => Color::Black,
                        };
                        *squares.get_mut(usize::from(rank * 8 + file))? =
                            Some(Piece { color, role });
                        file += 1;
                    }
                }
                if file > 8 {
                    return None;
                }
            }
            if file != 8 {
                return None;
            }
        }
        Some(Placement(squares))
    }

    fn piece_at(&self, square: Square) -> Option<Piece> {
        self.0[usize::from(square.rank() * 8 + square.file())]
    }
}

/// What is drawn on a board beside the pieces.
pub(super) struct Drawn<'d> {
    /// `a1a3`, or nothing.
    pub(super) arrow: &'d str,
    /// The move cannot stand; else it was played.
    pub(super) cannot_stand: bool,
    /// The move that is proposed in its place, or nothing.
    pub(super) suggested: &'d str,
    /// `a2 e5`.
    pub(super) marks: &'d str,
    /// The player at the lower edge.
    pub(super) below: Color,
}

pub(super) fn board(position: &Placement, drawn: &Drawn<'_>, words: &Words) -> Markup {
    let marked = |square: Square| {
        drawn
            .marks
            .split(' ')
            .any(|mark| mark == square.to_string())
    };
    let place = |square: Square| place(square, drawn.below);
    let written = if drawn.cannot_stand { "bad" } else { "move" };
    html! {
        svg.board viewBox=(format!("-16 0 {0} {0}", SIDE * 8 + 16)) role="img" aria-label=(in_words(position, words)) {
            @for square in squares() {
                @let (x, y) = place(square);
                rect.light[square.is_light()].dark[!square.is_light()] x=(x) y=(y) width=(SIDE) height=(SIDE) {}
                @if marked(square) {
                    rect.mark x=(x + 2) y=(y + 2) width=(SIDE - 4) height=(SIDE - 4) {}
                }
                @if let Some(piece) = position.piece_at(square) {
                    use href=(format!("#{}", symbol(piece.color, piece.role))) data-square=(square)
                        x=(x) y=(y) width=(SIDE) height=(SIDE) {}
                }
            }
            @for step in 0..8 {
                @let (x, y) = place(Square::at(step, step));
                text.coordinate x=(x + SIDE / 2) y=(SIDE * 8 + 12) text-anchor="middle" { (char::from(b'a' + step)) }
                text.coordinate x="-9" y=(y + SIDE / 2 + 4) text-anchor="middle" { (step + 1) }
            }
            @for (kind, squares) in [("suggested", drawn.suggested), (written, drawn.arrow)] {
                @if let Some((from, to)) = ends(squares) {
                    @let arrow = arrow(place(from), place(to));
                    g.arrow.(kind) {
                        path.casing d=(format!("{}{}", arrow.shaft, arrow.head)) {}
                        path.shaft d=(arrow.shaft) {}
                        path.head d=(arrow.head) {}
                    }
                }
            }
        }
    }
}

struct Arrow {
    shaft: String,
    head: String,
}

/// An arrow from the middle of one square to that of another.
fn arrow(from: (u32, u32), to: (u32, u32)) -> Arrow {
    const HEAD: f64 = 17.0;
    let middle = |place: u32| f64::from(place) + f64::from(SIDE) / 2.0;
    let (x1, y1, x2, y2) = (middle(from.0), middle(from.1), middle(to.0), middle(to.1));
    let length = ((x2 - x1).powi(2) + (y2 - y1).powi(2)).sqrt().max(1.0);
    let (dx, dy) = ((x2 - x1) / length * HEAD, (y2 - y1) / length * HEAD);
    let (foot_x, foot_y) = (x2 - dx, y2 - dy);
    Arrow {
        shaft: format!("M{x1:.1} {y1:.1}L{foot_x:.1} {foot_y:.1}"),
        head: format!(
            "M{x2:.1} {y2:.1}L{:.1} {:.1}L{:.1} {:.1}Z",
            foot_x - dy * 0.53,
            foot_y + dx * 0.53,
            foot_x + dy * 0.53,
            foot_y - dx * 0.53
        ),
    }
}

/// Where a square is drawn.
fn place(square: Square, below: Color) -> (u32, u32) {
    let (file, rank) = (u32::from(square.file()), u32::from(square.rank()));
    match below {
        Color::White => (file * SIDE, (7 - rank) * SIDE),
        Color::Black => ((7 - file) * SIDE, rank * SIDE),
    }
}

fn squares() -> impl Iterator<Item = Square> {
    (0..64).map(Square::new)
}

fn symbol(color: Color, role: Role) -> String {
    let color = match color {
        Color::White => 'w',
        Color::Black => 'b',
    };
    format!("{color}{}", role.letter())
}

fn ends(arrow: &str) -> Option<(Square, Square)> {
    let squares = arrow.as_bytes();
    Some((
        Square::from_ascii(squares.get(..2)?)?,
        Square::from_ascii(squares.get(2..4)?)?,
    ))
}

/// `White: king e1, rook a1. Black: king e8.`
fn in_words(position: &Placement, words: &Words) -> String {
    let side = |color: Color| {
        let pieces = PIECES.into_iter().filter_map(|role| {
            let own: Vec<String> = squares()
                .filter(|square| {
                    position
                        .piece_at(*square)
                        .is_some_and(|piece| piece.color == color && piece.role == role)
                })
                .map(|square| square.to_string())
                .collect();
            (!own.is_empty()).then(|| format!("{} {}", words.role(role), own.join(" ")))
        });
        Value::Text(pieces.collect::<Vec<_>>().join(", "))
    };
    words.page(
        "page-board-label",
        &[("white", side(Color::White)), ("black", side(Color::Black))],
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_placement_is_read_whether_it_can_stand_or_not() {
        let without_kings = Placement::read("8/8/8/3p4/8/8/8/R6q w - - 0 1").expect("pieces");
        let told = |square| {
            without_kings
                .piece_at(square)
                .map(|piece| (piece.color, piece.role))
        };
        assert_eq!(told(Square::at(0, 0)), Some((Color::White, Role::Rook)));
        assert_eq!(told(Square::at(7, 0)), Some((Color::Black, Role::Queen)));
        assert_eq!(told(Square::at(3, 4)), Some((Color::Black, Role::Pawn)));
        assert_eq!(told(Square::at(4, 4)), None);
        for broken in [
            "",
            "8/8/8 w",
            "9/8/8/8/8/8/8/8",
            "x7/8/8/8/8/8/8/8",
            "7/8/8/8/8/8/8/8",
            "8P/8/8/8/8/8/8/8",
        ] {
            assert!(Placement::read(broken).is_none(), "{broken}");
        }
    }
}
