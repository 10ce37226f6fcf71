//! The progress of commands that take their time: drawn on a terminal, and nowhere else.

use std::cell::Cell;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::audit::Summary;
use crate::report::terminal::{Said, what_was_read};

/// Bytes, games, rate and time left on a terminal; nothing on a pipe.
pub(super) struct ProgressDisplay {
    bar: ProgressBar,
    /// How far it has come.
    consumed: Cell<u64>,
}

impl ProgressDisplay {
    pub(super) fn new(total: Option<u64>, hidden: bool) -> ProgressDisplay {
        let bar = match total {
            Some(total) => ProgressBar::new(total).with_style(
                ProgressStyle::with_template(
                    "{bar:30} {bytes}/{total_bytes}  {msg}  {bytes_per_sec}  ETA {eta}",
                )
                .unwrap_or_else(|_| ProgressStyle::default_bar()),
            ),
            None => ProgressBar::new_spinner().with_style(
                ProgressStyle::with_template("{spinner} {bytes}  {msg}  {bytes_per_sec}")
                    .unwrap_or_else(|_| ProgressStyle::default_spinner()),
            ),
        };
        bar.set_draw_target(draw_target(hidden));
        ProgressDisplay {
            bar,
            consumed: Cell::new(0),
        }
    }

    /// A sign that something goes on of which nobody knows how long it takes: a list is read, ratings are reckoned.
    pub(super) fn waiting(what: Said, hidden: bool) -> ProgressDisplay {
        let style = ProgressStyle::with_template("{spinner} {msg}")
            .unwrap_or_else(|_| ProgressStyle::default_spinner());
        let bar = ProgressBar::new_spinner()
            .with_style(style)
            .with_message(what.tell());
        bar.set_draw_target(draw_target(hidden));
        bar.enable_steady_tick(Duration::from_millis(100));
        ProgressDisplay {
            bar,
            consumed: Cell::new(0),
        }
    }

    pub(super) fn advance(&self, summary: &Summary, consumed: u64) {
        // Every game is told of, and nothing has come further but at the end of a block.
        if self.bar.is_hidden() || self.consumed.replace(consumed) == consumed {
            return;
        }
        self.bar.set_position(consumed);
        self.bar.set_message(what_was_read(summary));
    }

    pub(super) fn finish(&self) {
        self.bar.finish_and_clear();
    }

    /// Says something without the bar in the way.
    pub(super) fn aside(&self, say: impl FnOnce()) {
        self.bar.suspend(say);
    }
}

fn draw_target(hidden: bool) -> ProgressDrawTarget {
    match hidden {
        true => ProgressDrawTarget::hidden(),
        false => ProgressDrawTarget::stderr_with_hz(10),
    }
}
