//! Words of people among the moves: `remis`, `draw agreed`, `Black resigns`. They say how the game ended, or are remarks like
//! any comment. And text behind the result, which is no part of the game.

use crate::notation::Span;
use crate::notation::pgn::command::PgnCommand;
use crate::notation::pgn::lexer::{Lexer, TokenKind};
use crate::notation::pgn::tags::Tag;
use crate::notation::words::outcome::is_remark;
use crate::notation::words::result::{GameResult, ResultReading, read_result};
use crate::notation::words::termination::{Termination, read_told_end};
use crate::replay::record::RemarkKind;

use super::Run;

/// The words of one phrase at most, and their bytes.
const LONGEST_PHRASE: usize = 5;
const LONGEST_IN_BYTES: usize = 256;

/// What a phrase says.
#[derive(Default, PartialEq)]
struct Said {
    result: Option<GameResult>,
    /// What somebody did to end the game.
    end: Option<PgnCommand>,
    /// How the game ended, and not who did it.
    told: Option<Termination>,
    /// Something that ends nothing: an offer, an adjournment.
    beside: bool,
}

impl Run<'_, '_> {
    /// Takes a word that is no move, with those behind it, as a phrase of some language, if they are one; gives whether they
    /// are.
    #[cold]
    pub(super) fn said(&mut self, word: Span) -> bool {
        let Some((phrase, said)) = self.phrase(word) else {
            return false;
        };
        self.lexer.on_behind(phrase.end as usize);
        self.record.phrases.push(phrase);
        // Among moves it is what somebody offered or thought. A resignation is held against the result by itself, so that
        // it gives one only to a game that has none.
        let has_tag = self.record.tags.get(Tag::Result, self.text).is_some();
        let is_told_already = said.end.is_some() && has_tag;
        if let Some(result) = said.result
            && !is_told_already
            && !self.moves_follow(phrase)
        {
            self.record.result = Some((phrase, result));
        }
        if let Some(command) = said.end {
            self.place(command);
        }
        self.record.told_end = said.told.or(self.record.told_end);
        true
    }

    /// The longest phrase that begins with a word, within its line.
    fn phrase(&self, word: Span) -> Option<(Span, Said)> {
        let start = word.start as usize;
        // No further than any phrase goes: a line without blanks may be as long as the game.
        let mut end = self.text.len().min(start + LONGEST_IN_BYTES);
        while !self.text.is_char_boundary(end) {
            end -= 1;
        }
        let line = self.text[start..end].lines().next()?;
        let line = line.split(['{', '(', '[', ';']).next()?;
        let ends = line.char_indices().filter(|(_, c)| c.is_whitespace());
        let ends = ends.map(|(at, _)| at).chain([line.len()]);
        let mut ends: Vec<usize> = ends
            .filter(|end| !line[..*end].ends_with(char::is_whitespace))
            .take(LONGEST_PHRASE)
            .collect();
        ends.reverse();
        ends.into_iter().filter(|end| *end > 0).find_map(|end| {
            let said = meaning(&line[..end])?;
            Some((Span::new(start, start + end), said))
        })
    }

    /// Whether a move or the number of one stands behind a phrase.
    fn moves_follow(&self, phrase: Span) -> bool {
        let next = Lexer::new(self.text, phrase.end as usize).next_token();
        next.is_some_and(|token| matches!(token.kind, TokenKind::Word | TokenKind::Number { .. }))
    }

    /// A word behind the result that is no move: everything from it on is no part of the game.
    #[cold]
    pub(super) fn behind_result(&mut self, word: Span) {
        let rest = Span::new(word.start as usize, self.text.trim_end().len());
        self.remark(rest, RemarkKind::TextBehindResult);
        self.lexer.on_behind(self.text.len());
    }

    /// Whether a bracket behind the result holds words and no variation: `1-0 (Black lost on time)`.
    pub(super) fn opens_words_behind_result(&self, bracket: Span) -> bool {
        if self.record.result.is_none() || self.told_after_result {
            return false;
        }
        let first = Lexer::new(self.text, bracket.end as usize).next_token();
        first.is_some_and(|token| {
            token.kind == TokenKind::Word
                && self.letters.read(token.span.slice(self.text)).is_empty()
        })
    }

    /// Whether a `*` behind the result is one of those that set games apart: `* * *` on a line of their own.
    pub(super) fn in_rule_behind_result(&self, token: Span) -> bool {
        if self.record.result.is_none() {
            return false;
        }
        let before = self.text[..token.start as usize].rfind('\n');
        let line = self.text[before.map_or(0, |end| end + 1)..].lines().next();
        line.is_some_and(|line| {
            line.chars().all(|sign| sign == '*' || sign.is_whitespace())
                && line.matches('*').count() > 2
        })
    }
}

fn meaning(phrase: &str) -> Option<Said> {
    let mut said = Said {
        beside: is_remark(phrase),
        ..Said::default()
    };
    // Figures are tokens of their own.
    let is_word = phrase.chars().next().is_some_and(char::is_alphabetic);
    if let (true, ResultReading::Result(result)) = (is_word, read_result(phrase)) {
        said.result = Some(result);
    }
    match read_told_end(phrase) {
        Some((Termination::Resignation, Some(color))) => {
            said.end = Some(PgnCommand::Resigns { color });
        }
        Some((Termination::Agreement, _)) => said.end = Some(PgnCommand::Agreed),
        told => said.told = told.map(|(termination, _)| termination),
    }
    (said != Said::default()).then_some(said)
}
