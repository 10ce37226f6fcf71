//! Variations are played beside the main line and leave nothing in the record but what is wrong in them.

use crate::notation::Span;
use crate::notation::moves::marks::apart::Apart;
use crate::notation::moves::written::{WrittenKind, WrittenMove};
use crate::notation::pgn::lexer::TokenKind;
use crate::replay::check_mark::bears_out;
use crate::replay::explain::{Fault, Past, explain};
use crate::replay::glued::parts;
use crate::replay::meaning::{Meaning, meaning};
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
        let readings = self.letters.read(span.slice(self.text));
        let is_null = |written: &WrittenMove| written.kind == WrittenKind::Null;
        if readings.first().is_some_and(is_null) && !board.is_check() {
            return self.variations.play(None);
        }
        let resolve = |written: &WrittenMove| resolve(board, written);
        let (first, fitting) = match meaning(board, &readings, self.letters, resolve) {
            Meaning::Move(meant) => return self.variations.play(Some(meant.played)),
            Meaning::None { first, fitting } => (first, fitting),
        };
        if first.is_none()
            && let Some(mark) = Apart::at(self.text, span, self.record.is_sheet)
            && (!mark.if_true || bears_out(board, mark.check))
        {
            return self.lexer.on_behind(mark.span.end as usize);
        }
        if first.is_none()
            && let Some(parts) = parts(self.text, span, self.letters.layout())
        {
            return parts.into_iter().for_each(|part| self.variation_word(part));
        }
        let fault = match first {
            _ if !fitting.is_empty() => Fault::Ambiguous { moves: fitting },
            None => Fault::Unreadable,
            Some((written, refusal)) => {
                let layout = self.letters.layout();
                let written = with_marks_behind(written, self.text, span, layout);
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
