//! `reconcile`: two copies of a game ply by ply, what was chosen and why.

use serde::Serialize;

use crate::points::Hundredths;
use crate::repair::reconcile::ReconciledPly;
use crate::report::words::Words;

use super::Text;
use super::cells::yes_or_no;

#[derive(Serialize, Default)]
pub struct ReconciledRow<'a> {
    game: u64,
    ply: usize,
    r#move: String,
    white_sheet: Text<'a>,
    black_sheet: Text<'a>,
    agreed: &'a str,
    chosen: &'a str,
    confidence: Hundredths,
    reason: String,
    white_file: Text<'a>,
    black_file: Text<'a>,
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
            white_sheet: Text::new(white_sheet),
            black_sheet: Text::new(black_sheet),
            agreed: yes_or_no(ply.agreed),
            chosen: &ply.chosen,
            confidence: Hundredths::new(ply.confidence.into()),
            reason: Words::chosen().tell_all(&ply.reason),
            white_file: Text::new(white_file),
            black_file: Text::new(black_file),
        }
    }
}
