//! A board drawn in SVG: squares, pieces as `<use>` of the symbols that stand once in the page, the squares that matter
//! marked, and the move as an arrow. Everything that it shows is said in words too, for those who do not see it.

use maud::{Markup, html};

use crate::board::{Board, Color, Role, Square};
use crate::fact::Value;
use crate::notation::moves::alphabet::PIECES;
use crate::report::words::Words;

/// One square of the drawing.
const SIDE: u32 = 45;

/// What is drawn on a board beside the pieces.
pub(super) struct Drawn<'d> {
    /// `a1a3`, or nothing.
    pub(super) arrow: &'d str,
    /// The move cannot stand; else it was played.
    pub(super) cannot_stand: bool,
    /// `a2 e5`.
    pub(super) marks: &'d str,
    /// The player at the lower edge.
    pub(super) below: Color,
}

pub(super) fn board(position: &Board, drawn: &Drawn<'_>, words: &Words) -> Markup {
    let marked = |square: Square| {
        drawn
            .marks
            .split(' ')
            .any(|mark| mark == square.to_string())
    };
    let place = |square: Square| place(square, drawn.below);
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
            @if let Some((from, to)) = ends(drawn.arrow) {
                @let arrow = arrow(place(from), place(to));
                g.arrow.bad[drawn.cannot_stand].move[!drawn.cannot_stand] {
                    path.casing d=(format!("{}{}", arrow.shaft, arrow.head)) {}
                    path.shaft d=(arrow.shaft) {}
                    path.head d=(arrow.head) {}
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
fn in_words(position: &Board, words: &Words) -> String {
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
