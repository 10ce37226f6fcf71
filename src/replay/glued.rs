//! Two moves written as one word: `1.e4e5`, `Nf3Nc6`. Where the word is no move in any language it falls into two, if the
//! numbers beside it leave room for two. Where it is one (`e4e5` also says that something goes from e4 to e5), it is taken for
//! two only if that one cannot be played, both can, and the numbers ask for two.

use crate::board::{Board, Move};
use crate::notation::Span;
use crate::notation::moves::letter_sets::{self, LetterSet};
use crate::notation::moves::lookalike::{digit, figure, fold};
use crate::notation::moves::marks::apart::Apart;
use crate::notation::moves::reader::{Readings, is_capture_sign};
use crate::notation::moves::written::WrittenMove;
use crate::notation::pgn::lexer::{Layout, Lexer, TokenKind, ends_a_move, glued_number};
use crate::notation::sheet::EMPTY_CELL;

use super::letters::{Letters, readings};
use super::meaning::meaning;
use super::resume::playable;

/// The longest word that is tried, in bytes: two moves in full with their marks.
const LONGEST_PAIR: usize = 40;

/// What stands beside a word.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Room {
    /// The numbers leave no room for two moves.
    ForOne,
    /// Nothing speaks against two.
    ForTwo,
    /// Two are missing between the number before it and the one behind it.
    AsksForTwo,
    /// The game ends behind it.
    AtTheEnd,
}

/// The two words that a word falls into which no language can read as it stands.
pub fn parts(text: &str, word: Span, layout: Layout) -> Option<[Span; 2]> {
    let written = word.slice(text);
    let mut seams = seams(written).peekable();
    seams.peek()?;
    let sets = letter_sets::groups();
    let read_by = |part: &str, set: &LetterSet| !readings(part, set.alphabet(), layout).is_empty();
    if sets.iter().any(|set| read_by(written, set)) {
        return None;
    }
    let both = |at: &usize| {
        let (first, second) = written.split_at(*at);
        sets.iter()
            .any(|set| read_by(first, set) && read_by(second, set))
    };
    let mut found = seams.filter(both);
    let seam = found.next().filter(|_| found.next().is_none())?;
    (room(text, word, layout) != Room::ForOne).then(|| split(word, seam))
}

/// The ways in which a word may fall into two in the letters of the game.
pub struct Pair {
    splits: Vec<(usize, Readings, Readings)>,
}

/// A move of a pair, how it is written and where.
pub type HalfOfPair = (Move, WrittenMove, Span);

impl Pair {
    /// `goes_on`: the move before it was half of a pair too, or there is none.
    pub fn of(text: &str, word: Span, letters: &Letters, goes_on: bool) -> Pair {
        let written = word.slice(text);
        let mut splits = Vec::new();
        for at in seams(written) {
            let (first, second) = written.split_at(at);
            let (first, second) = (letters.read(first), letters.read(second));
            if !first.is_empty() && !second.is_empty() {
                splits.push((at, first, second));
            }
        }
        let has_room = || match room(text, word, letters.layout()) {
            Room::ForOne => false,
            Room::AsksForTwo => true,
            // What is also one move is one, unless the numbers ask for two; a game may end with White's move.
            room => {
                let is_one_move = !letters.read(written).is_empty();
                !is_one_move || room == Room::AtTheEnd && goes_on
            }
        };
        if splits.is_empty() || !has_room() {
            splits.clear();
        }
        Pair { splits }
    }

    /// The two moves, if they can be played one after the other, and no other two.
    pub fn on(&self, board: &Board, word: Span, letters: &Letters) -> Option<[HalfOfPair; 2]> {
        let mut found = self.splits.iter().filter_map(|(at, first, second)| {
            let [first_span, second_span] = split(word, *at);
            let first = legal(board, first, letters)?;
            let mut after = board.clone();
            after.play(first.0);
            let second = legal(&after, second, letters)?;
            Some([
                (first.0, first.1, first_span),
                (second.0, second.1, second_span),
            ])
        });
        let pair = found.next()?;
        found.next().is_none().then_some(pair)
    }
}

fn legal(board: &Board, readings: &Readings, letters: &Letters) -> Option<(Move, WrittenMove)> {
    let resolve = |written: &WrittenMove| playable(board, written);
    let meant = meaning(board, readings, letters, resolve).meant()?;
    Some((meant.played, meant.written))
}

fn split(word: Span, at: usize) -> [Span; 2] {
    let (start, end) = (word.start as usize, word.end as usize);
    [Span::new(start, start + at), Span::new(start + at, end)]
}

/// Where a move may end and another begin.
fn seams(word: &str) -> impl Iterator<Item = usize> {
    let is_circle = |c: char| matches!(fold(c), 'O' | 'o' | '0');
    let ranks = word.chars().filter(|c| digit(*c).is_some()).count();
    let circles = word.chars().filter(|c| is_circle(*c)).count();
    let has_two = ranks > 1 || ranks > 0 && circles > 1 || circles > 3;
    let word = match has_two && word.len() <= LONGEST_PAIR {
        true => word,
        false => "",
    };
    word.char_indices().skip(2).filter_map(move |(at, c)| {
        let is_letter = c.is_alphabetic() || ('♔'..='♟').contains(&c) || is_circle(c);
        let is_whole = word[at..].chars().nth(1).is_some();
        let begins = is_letter && is_whole && !is_capture_sign(c);
        let is_seam = begins && ends_a_move(&word[..at]);
        (is_seam && !is_beside_letter(word, at)).then_some(at)
    })
}

/// Whether the letter beside a seam stands on its wrong side. Behind a pawn on the last rank a letter is the piece that it
/// becomes (`a8Q|b5`), behind any other square it begins the next move (`Rb1|Na6`).
fn is_beside_letter(word: &str, at: usize) -> bool {
    let is_pawn = word.starts_with(char::is_lowercase);
    let (first, second) = word.split_at(at);
    let mut signs = first.chars().rev();
    let ends_in_letter = signs.next().is_some_and(char::is_alphabetic)
        && signs.next().is_some_and(|c| digit(c).is_some());
    let mut signs = second.chars();
    let begins_with_piece = signs.next().is_some_and(char::is_uppercase)
        && signs.next().is_some_and(char::is_alphabetic)
        && signs.next().is_some_and(|c| digit(c).is_some());
    let is_on_last_rank = first.ends_with(['1', '8']);
    let is_promotion = is_pawn && is_on_last_rank && begins_with_piece;
    ends_in_letter && !is_pawn || is_promotion && !second.contains(is_capture_sign)
}

fn room(text: &str, word: Span, layout: Layout) -> Room {
    let before = text[..word.start as usize].trim_end();
    let undotted = before.trim_end_matches('.');
    let dots = before.len() - undotted.len();
    if dots > 1 {
        return Room::ForOne;
    }
    let number = number_at_end(undotted);
    let mut ahead = Lexer::new(text, word.end as usize).laid_out(layout);
    while let Some(token) = ahead.next_token() {
        match (token.kind, number) {
            (
                TokenKind::Number {
                    number: next, dots, ..
                },
                Some(number),
            ) => {
                return match next == number + 1 && dots < 2 {
                    true => Room::AsksForTwo,
                    false => Room::ForOne,
                };
            }
            (TokenKind::Number { .. }, None) => return Room::ForOne,
            (TokenKind::Word, _) if token.span.slice(text) == EMPTY_CELL => {
                return Room::AsksForTwo;
            }
            (TokenKind::Word, number) => match Apart::at(text, token.span, layout == Layout::Sheet)
            {
                Some(mark) if !mark.if_true => ahead.on_behind(mark.span.end as usize),
                _ if number.is_some() || layout == Layout::Sheet => return Room::ForOne,
                _ => return Room::ForTwo,
            },
            (TokenKind::Result(_), _) => break,
            (TokenKind::Open, _) => return Room::ForTwo,
            _ => {}
        }
    }
    Room::AtTheEnd
}

/// The last word of a text, as much of it as two moves can be.
fn last_word(text: &str) -> &str {
    let from = text.len().saturating_sub(LONGEST_PAIR);
    let whole = (from..=text.len()).find(|at| text.is_char_boundary(*at));
    let tail = &text[whole.unwrap_or(text.len())..];
    tail.rsplit(char::is_whitespace).next().unwrap_or(tail)
}

/// The number at the end of a text, also behind the move that it touches.
fn number_at_end(text: &str) -> Option<u32> {
    let unnumbered = text.trim_end_matches(|c| figure(c).is_some());
    let is_glued = unnumbered.ends_with(char::is_alphanumeric) || unnumbered.ends_with('+');
    let digits = match is_glued {
        true => glued_number(last_word(text))?,
        false => text.len() - unnumbered.len(),
    };
    let written = text[text.len() - digits..].chars();
    let figures: Option<String> = written
        .map(|c| Some(char::from(b'0' + figure(c)?)))
        .collect();
    figures?.parse().ok()
}
