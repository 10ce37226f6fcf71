//! Words of people among the moves: `remis`, `draw agreed`, `Black resigns`. They say how the game ended, or are remarks like
//! any comment. And text behind the result, which is no part of the game.

use crate::notation::Span;
use crate::notation::pgn::command::PgnCommand;
use crate::notation::pgn::lexer::{Lexer, TokenKind};
use crate::notation::words::result::{GameResult, ResultReading, read_result};
use crate::notation::words::termination::{Termination, read_told_end};
use crate::replay::record::RemarkKind;

use super::Run;

/// The words of one phrase at most, and their bytes.
const LONGEST_PHRASE: usize = 5;
const LONGEST_IN_BYTES: usize = 256;

/// What a phrase says.
enum Said {
    Result(GameResult),
    End(PgnCommand),
    /// How the game ended, and not who did it.
    Told(Termination),
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
        match said {
            // Among moves it is what somebody offered or thought.
            Said::Result(result) if !self.moves_follow(phrase) => {
                self.record.result = Some((phrase, result));
            }
            Said::Result(_) => {}
            Said::End(command) => self.place(command),
            Said::Told(termination) => self.record.told_end = Some(termination),
        }
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
}

fn meaning(phrase: &str) -> Option<Said> {
    // Figures are tokens of their own.
    let is_word = phrase.chars().next().is_some_and(char::is_alphabetic);
    if let (true, ResultReading::Result(result)) = (is_word, read_result(phrase)) {
        return Some(Said::Result(result));
    }
    let (termination, player) = read_told_end(phrase)?;
    Some(match (termination, player) {
        (Termination::Resignation, Some(color)) => Said::End(PgnCommand::Resigns { color }),
        (Termination::Agreement, _) => Said::End(PgnCommand::Agreed),
        _ => Said::Told(termination),
    })
}
