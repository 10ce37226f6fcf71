//! The progress bar of commands that read games: drawn on a terminal, and nowhere else.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::audit::Summary;
use crate::report::terminal::what_was_read;

/// Bytes, games, rate and time left on a terminal; nothing on a pipe.
pub(super) struct ProgressDisplay {
    bar: ProgressBar,
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
        bar.set_draw_target(if hidden {
            ProgressDrawTarget::hidden()
        } else {
            ProgressDrawTarget::stderr_with_hz(10)
        });
        ProgressDisplay { bar }
    }

    pub(super) fn advance(&self, summary: &Summary, consumed: u64) {
        if self.bar.is_hidden() {
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
