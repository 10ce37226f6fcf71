//! `questions`: what one would ask to be surer of a game made of two copies, the most telling first.

use serde::Serialize;

use crate::points::Hundredths;
use crate::repair::reconcile::Question;

use super::UntrustedText;
use super::reconciled::move_number;

#[derive(Serialize, Default)]
pub struct QuestionRow<'a> {
    game: u64,
    ply: usize,
    r#move: String,
    /// What both copies have, or the one that has something.
    written: UntrustedText<'a>,
    /// The chosen move first.
    candidates: String,
    /// One for each candidate.
    probability: String,
}

impl<'a> QuestionRow<'a> {
    pub fn new(game: u64, question: &'a Question) -> QuestionRow<'a> {
        let [white, black] = &question.written;
        let written = match (white.is_empty(), black.is_empty()) {
            (false, false) if white != black => UntrustedText::new(format!("{white} | {black}")),
            (false, _) => UntrustedText::new(white),
            _ => UntrustedText::new(black),
        };
        let moves = question.candidates.iter().map(|(san, _)| &**san);
        let shares = question.candidates.iter();
        let shares = shares.map(|(_, share)| Hundredths::new((*share).into()).to_string());
        QuestionRow {
            game,
            ply: question.ply,
            r#move: move_number(question.ply - 1),
            written,
            candidates: moves.collect::<Vec<_>>().join(" "),
            probability: shares.collect::<Vec<_>>().join(" "),
        }
    }
}
