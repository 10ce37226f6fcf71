//! The flags by which games are read and judged, where the whole judgement is asked for: `audit` and `extract`.

use std::path::PathBuf;

use clap::Args;

use crate::audit::{AuditOptions, Repairs};
use crate::event::Events;
use crate::lists::rating_list::RatingsById;
use crate::report::terminal::Said;
use crate::rules::Selection;

use super::flags;
use super::progress::ProgressDisplay;

#[derive(Args)]
pub(super) struct JudgingFlags {
    /// Edition of the Laws: auto (by the date of each game), 1985, 1989, 1993, 1997, 2001, 2005, 2009, 2014, 2017, 2018 or 2023
    #[arg(long, value_name = "EDITION", default_value = "auto")]
    pub(super) laws: String,
    #[command(flatten)]
    pub(super) reading: flags::ReadingFlags,
    #[command(flatten)]
    pub(super) unpacking: flags::Unpacking,
    #[command(flatten)]
    pub(super) duplicates: flags::DuplicatesFlag,
    /// Only these rules: codes or prefixes, such as MOV,END004; ALL for every rule
    #[arg(long, value_name = "RULES", value_delimiter = ',')]
    pub(super) select: Vec<String>,
    /// All but these rules: codes or prefixes
    #[arg(long, value_name = "RULES", value_delimiter = ',')]
    pub(super) ignore: Vec<String>,
    /// The event's regulations (TOML); else an event.toml in the same folder as the games
    #[arg(long, value_name = "FILE")]
    pub(super) event: Option<PathBuf>,
    /// A rating list (FIDE's text or XML, or CSV): ratings in the tags are held against it, by FIDE ID
    #[arg(long, value_name = "LIST")]
    pub(super) ratings: Option<PathBuf>,
}

impl JudgingFlags {
    /// What is asked for. Decisions, repairs and the folder for what does not fit into memory are the command's own.
    pub(super) fn options(&self, hides_progress: bool) -> anyhow::Result<AuditOptions> {
        Ok(AuditOptions {
            laws: flags::edition(&self.laws)?,
            alphabets: self.reading.alphabets()?,
            encoding: self.reading.encoding()?,
            selection: Selection::new(&self.select, &self.ignore)?,
            events: match &self.event {
                Some(path) => Events::from_file(path)?,
                None => Events::beside(),
            },
            ratings: match &self.ratings {
                Some(path) => {
                    let reading = ProgressDisplay::waiting(Said::ReadingLists, hides_progress);
                    let list = RatingsById::read(path, self.unpacking.limit());
                    reading.finish();
                    Some(list?)
                }
                None => None,
            },
            repairs: Repairs::None,
            duplicates: self.duplicates.wanted(),
            ..AuditOptions::default()
        })
    }
}
