//! Variations are played beside the main line and leave nothing in the record but what is wrong in them.

use crate::notation::Span;
use crate::notation::moves::marks::apart::Apart;
use crate::notation::moves::written::WrittenKind;
use crate::notation::pgn::lexer::TokenKind;
use crate::replay::check_mark::bears_out;
use crate::replay::explain::{Fault, Past, explain};
use crate::replay::record::{Remark, RemarkKind};
use crate::replay::resolve::resolve;

use super::Run;
use super::mark_apart::with_marks_behind;

impl Run<'_, '_> {
    /// From an opening bracket to the one that closes it.
    pub(super) fn variation(&mut self, open: Span, judged: bool) {
        self.variations.begin(&self.record.moves);
        let judged = judged && self.record.stop.is_none();
        self.variations.open();
        if !judged {
            self.variations.give_up();
        }
        while self.variations.is_open() {
            let Some(token) = self.lexer.next_token() else {
                return self.remark(open, RemarkKind::UnclosedVariation);
            };
            match token.kind {
                TokenKind::Open => self.variations.open(),
                TokenKind::Close => self.variations.close(),
                TokenKind::Word => self.variation_word(token.span),
                TokenKind::UnclosedComment => self.remark(token.span, RemarkKind::UnclosedComment),
                _ => {}
            }
        }
    }

    fn variation_word(&mut self, span: Span) {
        let Some(board) = self.variations.board(&self.record.start) else {
            return;
        };
        let word = span.slice(self.text);
        let readings = self.letters.read(word);
        let mut first = None;
        for written in readings.iter() {
            if written.kind == WrittenKind::Null && !board.is_check() {
                return self.variations.play(None);
            }
            match resolve(board, written) {
                Ok(m) => return self.variations.play(Some(m)),
                Err(refusal) => {
                    first.get_or_insert((*written, refusal));
                }
            }
        }
        if first.is_none()
            && let Some(mark) = Apart::at(self.text, span, self.record.is_sheet)
            && (!mark.if_true || bears_out(board, mark.check))
        {
            return self.lexer.on_behind(mark.span.end as usize);
        }
        let fault = match first {
            None => Fault::Unreadable,
            Some((written, refusal)) => {
                let written = with_marks_behind(written, self.text, span, self.record.is_sheet);
                let past = Past {
                    start: board,
                    moves: &[],
                };
                explain(board, &past, &written, refusal)
            }
        };
        self.variations.give_up();
        self.record.remarks.push(Remark {
            ply: self.variations.branch_ply(),
            span,
            kind: RemarkKind::BadVariation {
                fault: Box::new(fault),
            },
        });
    }
}
