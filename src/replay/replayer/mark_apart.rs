//! Marks that stand apart from their move, `Qxf7 mate`: they say the same of it as if they were glued to it.

use super::{Layout, Lexer, Remark, RemarkKind, Run, Span, TokenKind};
use crate::notation::moves::marks::apart::Apart;
use crate::notation::moves::written::WrittenMove;
use crate::replay::check_mark::bears_out;

/// Remarks behind a move among which an earlier mark of it is looked for.
const LOOKED_AT: usize = 8;

impl Run<'_, '_> {
    /// Takes a word as a mark of the move before it, if it is one; gives whether it is.
    #[cold]
    pub(super) fn mark_apart(&mut self, word: Span) -> bool {
        let Some(mark) = Apart::at(self.text, word, self.record.is_sheet) else {
            return false;
        };
        let last = self.record.words.last().copied();
        let marked = last.filter(|last| belongs_to(*last, word, self.text));
        let is_true = bears_out(&self.record.end, mark.check);
        if mark.if_true && !(is_true && marked.is_some()) {
            return false;
        }
        // A sign that belongs to no move says nothing; a word there is no mark, and must not be passed over.
        if marked.is_none() && word.slice(self.text).contains(char::is_alphabetic) {
            return false;
        }
        self.doubtful_marks |= mark.if_true;
        self.lexer.on_behind(mark.span.end as usize);
        if let Some(marked) = marked.filter(|_| !is_true) {
            self.false_mark_apart(marked, &mark);
        }
        true
    }

    /// Two false marks of one move, `Qh5+ mate`, are one that says the more.
    fn false_mark_apart(&mut self, word: Span, mark: &Apart) {
        let ply = self.record.plies();
        let of_this_move = self.record.remarks.iter_mut().rev().take(LOOKED_AT);
        for Remark { kind, span, .. } in of_this_move.take_while(|remark| remark.ply == ply) {
            if let RemarkKind::FalseMark { written } = kind {
                *written = mark.check.max(*written);
                *span = joined(self.text, *span, mark.span).unwrap_or(*span);
                return;
            }
        }
        let span = joined(self.text, word, mark.span).unwrap_or(mark.span);
        let written = mark.check;
        self.remark(span, RemarkKind::FalseMark { written });
    }
}

/// The move with the marks that stand apart behind it.
pub(super) fn with_marks_behind(
    written: WrittenMove,
    text: &str,
    word: Span,
    layout: Layout,
) -> WrittenMove {
    let mut whole = written;
    let mut ahead = Lexer::new(text, word.end as usize).laid_out(layout);
    while let Some(token) = ahead.next_token()
        && token.kind == TokenKind::Word
        && let Some(mark) = Apart::at(text, token.span, layout == Layout::Sheet)
        && !mark.if_true
    {
        ahead.on_behind(mark.span.end as usize);
        whole = mark.added_to(whole);
    }
    whole
}

/// Two places as one, if but a blank parts them.
fn joined(text: &str, first: Span, second: Span) -> Option<Span> {
    let between = text.get(first.end as usize..second.start as usize)?;
    (between == " ").then(|| Span::new(first.start as usize, second.end as usize))
}

/// Whether a mark belongs to the last move. Behind the number of a move that is still to come, `2. + Nf3`, it belongs
/// to none.
fn belongs_to(last_move: Span, mark: Span, text: &str) -> bool {
    let before = text[..mark.start as usize].trim_end();
    let undotted = before.trim_end_matches(['.', '…']);
    let unnumbered = undotted.trim_end_matches(|c: char| c.is_ascii_digit());
    let parted = |c: char| c.is_whitespace() || c == '}';
    let numbered = unnumbered.len() < undotted.len() && unnumbered.ends_with(parted);
    // A move in numbers, `5254`, looks like a number and is the move itself.
    before.len() == last_move.end as usize || !numbered
}

#[cfg(test)]
mod tests;
