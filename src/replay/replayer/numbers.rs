//! Move numbers: which one is due, and what another one tells. A number never changes what is played.

use std::ops::ControlFlow;

use crate::board::Color;
use crate::notation::Span;
use crate::replay::record::{Remark, RemarkKind};

use super::Run;

impl Run<'_, '_> {
    #[inline]
    pub(super) fn number(
        &mut self,
        span: Span,
        number: u32,
        dots: u8,
        glued: bool,
    ) -> ControlFlow<()> {
        let board = &self.record.end;
        let own = i64::from(board.fullmove());
        let (number_i, black) = (i64::from(number), board.turn() == Color::Black);
        if !self.numbers.seen {
            self.numbers.seen = true;
            let odd_start = !self.record.start.is_standard();
            if odd_start || self.record.moves.is_empty() && self.record.is_sheet && number == 0 {
                self.numbers.offset = number_i - own;
            }
        }
        if glued {
            self.remark(span, RemarkKind::GluedNumber);
        }
        let due = own + self.numbers.offset;
        if number_i == due && (black || dots < 2) {
            self.numbers.side_skipped = false;
            return ControlFlow::Continue(());
        }
        self.odd_number(span, number, due, dots, black)
    }

    #[cold]
    fn odd_number(
        &mut self,
        span: Span,
        number: u32,
        due: i64,
        dots: u8,
        black: bool,
    ) -> ControlFlow<()> {
        if number == 1 && self.record.result.is_some() && !self.record.moves.is_empty() {
            let rest = Span::new(span.start as usize, self.text.trim_end().len());
            self.remark(rest, RemarkKind::TaglessGame);
            return ControlFlow::Break(());
        }
        // Behind the result a number counts nothing, unless moves go on there.
        let is_behind = self.record.result.is_some() && !self.told_after_result;
        if self.record.stop.is_some() || is_behind && i64::from(number) != due {
            return ControlFlow::Continue(());
        }
        // `2.` while Black is to move, or `2...` while White is: one side's move is missing.
        self.numbers.side_skipped =
            black && i64::from(number) == due + 1 && dots < 2 || !black && dots >= 2;
        let due = u32::try_from(due).unwrap_or(0);
        let ply = self.record.plies() + 1;
        if number != due {
            self.numbers.offset += i64::from(number) - i64::from(due);
        }
        self.record.remarks.push(Remark {
            ply,
            span,
            kind: RemarkKind::WrongNumber { number, due },
        });
        ControlFlow::Continue(())
    }
}
