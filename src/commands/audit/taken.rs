//! What the audit does with judged games: tables, the page, what the screen shows, the file to fill in; and checkpoints of
//! all that, so that an interrupted run can be continued.

use crate::audit::{AuditOptions, Standing, Summary, Taker};
use crate::commands::progress::ProgressDisplay;
use crate::report::html::{PageBatch, PageStore};
use crate::report::{Checkpoints, JudgedBatch, OpenFindingsFile, Reports, Showing, ShownFindings};
use crate::rules::Severity;

use super::resume::{Asked, Kept};
use super::show;

pub(super) struct Taken<'a, 'o> {
    pub(super) reports: &'a mut Reports,
    pub(super) page: &'a mut Option<PageStore>,
    pub(super) open: &'a mut Option<OpenFindingsFile>,
    pub(super) showing: Showing,
    pub(super) shown: ShownFindings,
    pub(super) severities_shown: Vec<Severity>,
    pub(super) progress: &'a ProgressDisplay,
    pub(super) options: &'o AuditOptions,
    /// None: the run cannot be continued.
    pub(super) checkpoints: Option<(Checkpoints, Asked)>,
}

/// Rows, what the page needs, and rows to fill in.
type Batch = (JudgedBatch, (Option<PageBatch>, Option<Vec<u8>>));

impl<'o> Taker<'o, Batch> for Taken<'_, 'o> {
    type Error = anyhow::Error;

    fn take(&mut self, batch: Batch, summary: &Summary, consumed: u64) -> anyhow::Result<()> {
        let (batch, (gathered, open_rows)) = batch;
        match self.showing.most {
            Some(_) => self.shown.append(batch.shown),
            // All of them are never held at once.
            None => {
                let severities = &mut self.severities_shown;
                self.progress.aside(|| show(batch.shown, severities));
            }
        }
        self.progress.advance(summary, consumed);
        if let (Some(page), Some(gathered)) = (self.page.as_mut(), gathered) {
            page.add(gathered);
        }
        if let (Some(open), Some(rows)) = (self.open.as_mut(), open_rows) {
            open.write(&rows)?;
        }
        Ok(self.reports.write(batch.rows)?)
    }

    fn behind_block(&mut self, standing: &Standing<'o>) -> anyhow::Result<()> {
        let Some((checkpoints, asked)) = &mut self.checkpoints else {
            return Ok(());
        };
        if !checkpoints.is_due() {
            return Ok(());
        }
        let kept = Kept {
            asked,
            options: self.options,
            standing,
            written: self.reports.so_far()?,
            page: self.page,
            shown: &self.shown,
            severities_shown: &self.severities_shown,
        };
        if let Some(folder) = self.reports.folder() {
            checkpoints.keep(folder, |to| kept.write(to));
        }
        Ok(())
    }
}
