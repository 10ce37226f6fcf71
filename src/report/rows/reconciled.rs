//! `reconcile`: two copies of a game ply by ply, what was chosen and why; what they contradict each other on beside the
//! moves, and what stands for no move.

use serde::Serialize;

use crate::fact::Fact;
use crate::points::Hundredths;
use crate::repair::Conflict;
use crate::repair::reconcile::{LeftWord, Parting, Reason, ReconciledPly};
use crate::report::words::Words;

use super::UntrustedText;
use super::cells::yes_or_no;

#[derive(Serialize, Default)]
pub struct ReconciledRow<'a> {
    game: u64,
    ply: usize,
    r#move: String,
    white_sheet: UntrustedText<'a>,
    black_sheet: UntrustedText<'a>,
    agreed: &'a str,
    chosen: UntrustedText<'a>,
    /// Empty in a row that is about no move.
    confidence: Option<Hundredths>,
    reason: String,
    white_file: UntrustedText<'a>,
    black_file: UntrustedText<'a>,
}

impl<'a> ReconciledRow<'a> {
    /// `index` is the ply from nought; the files are White's and Black's.
    pub fn new(
        game: u64,
        index: usize,
        ply: &'a ReconciledPly,
        [white_file, black_file]: [&'a str; 2],
    ) -> ReconciledRow<'a> {
        let [white_sheet, black_sheet] = &ply.written;
        ReconciledRow {
            game,
            ply: index + 1,
            r#move: move_number(index),
            white_sheet: UntrustedText::new(white_sheet),
            black_sheet: UntrustedText::new(black_sheet),
            agreed: yes_or_no(ply.agreed),
            chosen: UntrustedText::new(&ply.chosen),
            confidence: Some(Hundredths::new(ply.confidence.into())),
            reason: Words::chosen().tell_all(&ply.reason),
            white_file: UntrustedText::new(white_file),
            black_file: UntrustedText::new(black_file),
        }
    }

    /// What the copies contradict each other on beside the moves.
    pub fn of_conflict(game: u64, conflict: &'a Conflict, files: [&'a str; 2]) -> Self {
        let [white, black] = &conflict.written;
        let words = [white.as_str(), black.as_str()];
        ReconciledRow {
            chosen: UntrustedText::new(&conflict.chosen),
            ..ReconciledRow::about(
                game,
                conflict.ply,
                words,
                files,
                &conflict.on.clone().into(),
            )
        }
    }

    /// A word of one copy that stands for no move.
    pub fn of_left(game: u64, left: &'a LeftWord, files: [&'a str; 2]) -> Self {
        let mut words = [""; 2];
        words[left.owner.index()] = &left.text;
        let owner = left.owner;
        let why = Reason::LeftCell { owner }.into();
        ReconciledRow::about(game, left.behind, words, files, &why)
    }

    /// Where two copies go apart that are not of one game.
    pub fn of_parting(game: u64, parting: &'a Parting, files: [&'a str; 2]) -> Self {
        let [white, black] = &parting.written;
        let number = parting.ply.div_ceil(2).to_string();
        let why = Reason::NotOneGame { number }.into();
        ReconciledRow::about(game, parting.ply, [white, black], files, &why)
    }

    /// A row that gives no move.
    fn about(
        game: u64,
        ply: usize,
        [white, black]: [&'a str; 2],
        [white_file, black_file]: [&'a str; 2],
        why: &Fact,
    ) -> ReconciledRow<'a> {
        ReconciledRow {
            game,
            ply,
            r#move: match ply.checked_sub(1) {
                Some(index) => move_number(index),
                None => String::new(),
            },
            white_sheet: UntrustedText::new(white),
            black_sheet: UntrustedText::new(black),
            agreed: yes_or_no(false),
            reason: Words::chosen().tell(why),
            white_file: UntrustedText::new(white_file),
            black_file: UntrustedText::new(black_file),
            ..ReconciledRow::default()
        }
    }
}

/// `12.` or `12...`, of a ply counted from nought.
pub(super) fn move_number(index: usize) -> String {
    let dots = if index.is_multiple_of(2) { "." } else { "..." };
    format!("{}{dots}", index / 2 + 1)
}
