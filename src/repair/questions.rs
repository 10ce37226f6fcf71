//! What one would have to ask to be surer of a game: the plies where another move is nearly as likely, the most telling
//! first. Who is asked, and how, is not known here.

use super::outcome::FoundPly;

/// Above this confidence, in hundredths, nothing is asked.
const ASKED_BELOW: u8 = 97;

/// The plies to ask about, from nought, the one first whose answer tells most. Of plies behind one another that are just
/// as sure only the first is asked about: they hang on one answer, as behind a row left out.
pub(super) fn telling(plies: &[FoundPly]) -> Vec<usize> {
    let is_open = |ply: &FoundPly| ply.confidence < ASKED_BELOW && !ply.others.is_empty();
    let hangs_on_before = |at: usize| {
        let before = at.checked_sub(1).map(|before| &plies[before]);
        before.is_some_and(|before| {
            is_open(before) && before.confidence.abs_diff(plies[at].confidence) <= 1
        })
    };
    let open = (0..plies.len()).filter(|at| is_open(&plies[*at]) && !hangs_on_before(*at));
    let mut open: Vec<usize> = open.collect();
    // A move that is as likely as not tells most; behind that the earlier one, which later ones rest on.
    open.sort_by_key(|at| (plies[*at].confidence.abs_diff(50), *at));
    open
}
