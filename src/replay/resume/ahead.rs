//! The words of the main line from a faulty one on, read once and tried on many boards. What they are tried for is not known
//! here.

use std::cell::OnceCell;

use crate::board::{Board, Move};
use crate::notation::Span;
use crate::notation::moves::marks::apart::Apart;
use crate::notation::moves::reader::Readings;
use crate::notation::moves::written::{NotationStyle, WrittenMove};
use crate::notation::pgn::lexer::{Lexer, TokenKind};
use crate::replay::first_sight::FirstSight;
use crate::replay::glued::{self, Pair};
use crate::replay::letters::Letters;
use crate::replay::meaning::meaning;
use crate::replay::san;
use crate::steps;

use super::explanations::differ_by_one_sign;
use super::playable;

/// Words that are looked at. No game is so long; a text that is must not be looked through again from every fault in it.
const LOOKED_AT: usize = 640;

pub struct WordsAhead<'a> {
    text: &'a str,
    letters: &'a Letters,
    words: Vec<WordAhead>,
    is_whole: bool,
    /// Nothing stands behind them but the result, and nothing among them that is a mark only perhaps.
    is_whole_text: bool,
    is_sealed: bool,
}

struct WordAhead {
    span: Span,
    /// The reading of a plain English move.
    plain: Option<WrittenMove>,
    /// All readings, once somebody has asked for them.
    readings: OnceCell<Readings>,
    /// The two moves that it may be, likewise.
    pair: OnceCell<Pair>,
}

impl<'a> WordsAhead<'a> {
    /// From the faulty word to the result, or to the end of the text.
    pub fn read(text: &'a str, faulty: Span, letters: &'a Letters) -> Self {
        let mut ahead = WordsAhead {
            text,
            letters,
            words: Vec::with_capacity(128),
            is_whole: true,
            is_whole_text: true,
            is_sealed: false,
        };
        ahead.add(faulty, letters.read_plain(faulty.bytes_of(text)));
        let mut lexer = Lexer::new(text, faulty.end as usize).laid_out(letters.layout());
        let mut depth = 0usize;
        while let Some(token) = lexer.next_token() {
            match token.kind {
                TokenKind::Open => depth += 1,
                TokenKind::Close => depth = depth.saturating_sub(1),
                _ if depth > 0 => {}
                TokenKind::Result(_) => {
                    let behind = &text[token.span.end as usize..];
                    ahead.is_whole_text &= behind.trim_ascii().is_empty();
                    break;
                }
                TokenKind::Comment | TokenKind::BareCommand if ahead.words.len() == 1 => {
                    ahead.is_sealed |= token.span.slice(text).contains("[%sealed");
                }
                TokenKind::Word => {
                    let plain = letters.read_plain(token.span.bytes_of(text));
                    let mark = match plain {
                        Some(_) => None,
                        None => Apart::at(text, token.span, letters.is_sheet()),
                    };
                    match mark {
                        None => ahead.add_parts(token.span, plain),
                        Some(mark) => {
                            ahead.is_whole_text &= !mark.if_true;
                            lexer.on_behind(mark.span.end as usize);
                        }
                    }
                }
                _ => {}
            }
            if ahead.words.len() > LOOKED_AT {
                ahead.is_whole = false;
                ahead.is_whole_text = false;
                break;
            }
        }
        steps::count(ahead.words.len());
        ahead
    }

    fn add_parts(&mut self, span: Span, plain: Option<WrittenMove>) {
        let parts = match plain {
            Some(_) => None,
            None => glued::parts(self.text, span, self.letters.layout()),
        };
        match parts {
            Some(parts) => parts.into_iter().for_each(|part| self.add(part, None)),
            None => self.add(span, plain),
        }
    }

    fn add(&mut self, span: Span, plain: Option<WrittenMove>) {
        self.words.push(WordAhead {
            span,
            plain,
            readings: OnceCell::new(),
            pair: OnceCell::new(),
        });
    }

    pub fn len(&self) -> usize {
        self.words.len()
    }

    /// Whether the words go to the end of the game.
    pub fn is_whole(&self) -> bool {
        self.is_whole
    }

    /// Whether the words go to the end of the text: no other word stands behind them or was passed over.
    pub fn is_whole_text(&self) -> bool {
        self.is_whole_text
    }

    /// What the words tell of their language at first sight.
    pub fn look_at(&self, sight: &mut FirstSight) {
        for word in &self.words {
            match &word.plain {
                Some(plain) => sight.add_plain(plain),
                None => sight.add(word.span.slice(self.text)),
            }
        }
    }

    /// Whether the faulty word was a sealed move.
    pub fn is_sealed(&self) -> bool {
        self.is_sealed
    }

    pub fn span(&self, index: usize) -> Option<Span> {
        self.words.get(index).map(|word| word.span)
    }

    pub fn word(&self, index: usize) -> Option<&'a str> {
        self.span(index).map(|span| span.slice(self.text))
    }

    pub fn readings(&self, index: usize) -> &Readings {
        let word = &self.words[index];
        let read = || self.letters.read_all(word.span.slice(self.text));
        word.readings.get_or_init(read)
    }

    /// The move that a word means on a board, if it can be played there.
    pub fn move_on(&self, board: &Board, index: usize) -> Option<Move> {
        let word = &self.words[index];
        if let Some(plain) = &word.plain {
            let plainly = playable(board, plain).ok();
            // A plain move can mean nothing else, but for a `b`, which may stand for a bishop.
            if plainly.is_some() || !word.span.bytes_of(self.text).starts_with(b"b") {
                return plainly;
            }
        }
        let resolve = |written: &WrittenMove| playable(board, written);
        let meant = meaning(board, self.readings(index), self.letters, resolve).meant();
        meant.map(|meant| meant.played)
    }

    /// Plays a word, which may stand for two moves; gives whether it can be played.
    pub fn play(&self, board: &mut Board, index: usize) -> bool {
        if let Some(m) = self.move_on(board, index) {
            board.play(m);
            return true;
        }
        let word = &self.words[index];
        let is_short = |written: WrittenMove| written.style == NotationStyle::Short;
        if word.plain.is_some_and(is_short) {
            return false;
        }
        let pair = || Pair::of(self.text, word.span, self.letters, false);
        let pair = word
            .pair
            .get_or_init(pair)
            .on(board, word.span, self.letters);
        let moves = pair.into_iter().flatten();
        let made = moves.map(|(m, _, _)| board.play(m)).count();
        made > 0
    }

    /// The first word, from a given one on, that can no longer be played, and the hash of the position there.
    pub fn played_from(&self, mut board: Board, from: usize) -> (usize, u64) {
        for index in from..self.words.len() {
            steps::count(1);
            if !self.play(&mut board, index) {
                return (index, board.hash());
            }
        }
        (self.words.len(), board.hash())
    }

    /// Whether the faulty word, which no notation reads, is one sign away from a move as it would be written.
    pub fn is_one_sign_from(&self, board: &Board, m: Move) -> bool {
        let mut forms = san::forms(board, m, self.letters.main()).into_iter();
        let word = self.words[0].span.slice(self.text);
        let word = word.trim_end_matches(['+', '#', '!', '?']);
        forms.any(|form| differ_by_one_sign(word, &form))
    }
}
