//! The rating officer's desk: the system, the officer's files and the rating lists are laid out on it; a register of games
//! comes in, a contest in which everybody is known and rated goes out.

use std::path::{Path, PathBuf};

use crate::input::UnpackLimit;
use crate::lists::complaint::Complaint;
use crate::lists::decisions::Decisions;
use crate::lists::identify::Sources;
use crate::lists::officer::Officer;
use crate::lists::rating_list::ListMonth;

use super::carried::{Carried, CarriedError};
use super::contest::Contest;
use super::register::{FoundPlayer, Register};
use super::systems::{RateError, Rated, System, Wishes};

pub struct Desk {
    system: &'static dyn System,
    lists: Vec<PathBuf>,
    /// What a packed list may unpack to.
    limit: UnpackLimit,
    officer: Option<Officer>,
    decisions: Decisions,
    complaints: Vec<Complaint>,
    carried: Carried,
}

/// A contest, rated.
pub struct RatedContest {
    pub contest: Contest,
    pub rated: Rated,
    /// Who each name was taken for.
    pub found: Vec<FoundPlayer>,
    /// What is wrong with the files, the lists and the games.
    pub complaints: Vec<Complaint>,
    /// So many games were there more than once, and count once.
    pub copies: usize,
    /// Decisions of the officer that changed nothing. That is no fault: his file may be that of the whole year.
    pub unmatched: Vec<Complaint>,
    /// The latest of the lists, with its month.
    pub list: Option<(PathBuf, Option<ListMonth>)>,
}

impl Desk {
    /// Reads the officer's files. The lists are read when it is known who plays.
    pub fn open(
        system: &'static dyn System,
        players: Option<&Path>,
        decisions: Option<&Path>,
        lists: Vec<PathBuf>,
        limit: UnpackLimit,
    ) -> Result<Desk, RateError> {
        let mut complaints = Vec::new();
        let decisions = decisions.map(|path| Decisions::read(path, &mut complaints));
        let decisions = decisions.transpose().map_err(RateError::because)?;
        let column = system.rating_column();
        let officer = players.map(|path| Officer::read(path, column, &mut complaints));
        Ok(Desk {
            system,
            lists,
            limit,
            officer: officer.transpose().map_err(RateError::because)?,
            decisions: decisions.unwrap_or_default(),
            complaints,
            carried: Carried::default(),
        })
    }

    /// Lays the games carried from the list before beside the others.
    pub fn carrying(mut self, path: &Path) -> Result<Desk, RateError> {
        let carried = Carried::read(path, self.system.word(), &mut self.complaints);
        self.carried = carried.map_err(|error| match error {
            CarriedError::File(error) => RateError::because(error),
            CarriedError::Header(error) => RateError::because(error),
        })?;
        Ok(self)
    }

    /// Finds out who is who and rates, as submitted and as audited.
    pub fn rate(self, mut register: Register, wishes: &Wishes) -> Result<RatedContest, RateError> {
        let mut complaints = self.complaints;
        register.carried = self.carried;
        complaints.append(&mut register.complaints);
        let officer = self.officer.as_ref();
        let lists = register
            .read_lists(
                &self.lists,
                self.system.pace(),
                self.limit,
                &self.decisions,
                officer,
                &mut complaints,
            )
            .map_err(RateError::because)?;
        let sources = Sources {
            pace: self.system.pace(),
            officer,
            lists: &lists,
            decisions: &self.decisions,
        };
        let registered = register.register(sources, self.system);
        complaints.extend(registered.complaints);
        let found = registered.found.iter();
        let found = found.map(|found| (&*found.name, &found.identified));
        let unmatched = self.decisions.unmatched(found);
        Ok(RatedContest {
            rated: self.system.rate(&registered.contest, wishes)?,
            contest: registered.contest,
            found: registered.found,
            complaints,
            copies: registered.copies,
            unmatched,
            list: lists
                .iter()
                .max_by_key(|list| list.month)
                .map(|list| (PathBuf::from(&list.file), list.month)),
        })
    }
}
