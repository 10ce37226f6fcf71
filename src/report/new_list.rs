//! The files from which the next period starts: the new list, and the games of those who have not enough of them yet. Each
//! takes its name when it is whole; the games first, so that no list stands without them.

use std::path::Path;

use crate::fact::Fact;
use crate::input::UnpackLimit;
use crate::lists::rating_list::{ListForm, ListMonth, Listed, each_player};
use crate::rating::carried::Carried;
use crate::rating::next_list::NextList;
use crate::rating::systems::System;

use super::files::ReportError;
use super::whole_file::WholeFile;

pub const WRITE_LIST: &str = "--write-list";
pub const WRITE_CARRY: &str = "--write-carry";

/// What was written.
#[derive(Default)]
pub struct WrittenList {
    pub players: u64,
    pub changed: u64,
    pub new: u64,
    /// New ones without an ID.
    pub without_id: u64,
    /// Those whom the columns cut, or whose letters they have not.
    pub cut: u64,
    /// Those for whom something else than a rating stood where it should stand.
    pub wrong: u64,
    pub rated_meanwhile: u64,
}

/// Why a list was not written.
pub enum NewListError {
    /// The list before cannot be read again.
    List(Fact),
    Report(ReportError),
}

impl From<ReportError> for NewListError {
    fn from(error: ReportError) -> NewListError {
        NewListError::Report(error)
    }
}

/// A file that is whole and waits for its name.
pub struct Waiting(WholeFile);

impl Waiting {
    pub fn finish(self) -> Result<(), ReportError> {
        self.0.finish()
    }
}

/// Writes the list after `next`, in the order of the list before.
pub fn write_list(
    path: &Path,
    before: &Path,
    limit: UnpackLimit,
    system: &dyn System,
    month: ListMonth,
    mut next: NextList,
) -> Result<(Waiting, WrittenList), NewListError> {
    let form = ListForm::of_file(path);
    let pace = system.pace();
    let mut file = WholeFile::create(path, WRITE_LIST)?;
    file.write(&form.header(month))?;
    let mut written = WrittenList::default();
    let mut failed = None;
    let mut add = |listed: &Listed, file: &mut WholeFile| {
        written.players += 1;
        written.cut += u64::from(!form.holds(listed));
        written.wrong += u64::from(!listed.wrong.is_empty());
        if failed.is_none()
            && let Err(error) = file.write(&form.line(listed, pace))
        {
            failed = Some(error);
        }
    };
    each_player(before, pace, limit, |listed| {
        let after = next.after(listed);
        add(&after, &mut file);
    })
    .map_err(|error| NewListError::List(error.into()))?;
    let newcomers = next.newcomers();
    for listed in &newcomers {
        add(listed, &mut file);
    }
    if let Some(error) = failed {
        return Err(error.into());
    }
    written.changed = next.changed;
    written.rated_meanwhile = next.rated_meanwhile;
    written.new = newcomers.len() as u64;
    let nameless = newcomers.iter().filter(|listed| listed.id.is_empty());
    written.without_id = nameless.count() as u64;
    Ok((Waiting(file), written))
}

pub fn write_carried(
    path: &Path,
    system: &dyn System,
    carried: &Carried,
) -> Result<Waiting, ReportError> {
    let mut file = WholeFile::create(path, WRITE_CARRY)?;
    file.write(&carried.table(system.word()))?;
    Ok(Waiting(file))
}
