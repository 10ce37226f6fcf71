//! `reconcile`: two copies of a game ply by ply, what was chosen and why.

use serde::Serialize;

use crate::points::Hundredths;
use crate::repair::reconcile::ReconciledPly;
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
    chosen: &'a str,
    confidence: Hundredths,
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
        let dots = if index.is_multiple_of(2) { "." } else { "..." };
        ReconciledRow {
            game,
            ply: index + 1,
            r#move: format!("{}{dots}", index / 2 + 1),
            white_sheet: UntrustedText::new(white_sheet),
            black_sheet: UntrustedText::new(black_sheet),
            agreed: yes_or_no(ply.agreed),
            chosen: &ply.chosen,
            confidence: Hundredths::new(ply.confidence.into()),
            reason: Words::chosen().tell_all(&ply.reason),
            white_file: UntrustedText::new(white_file),
            black_file: UntrustedText::new(black_file),
        }
    }
}
