//! The officer's decisions on who a name is: `--decisions`. What cannot be read, and what changed nothing, is told with its
//! line, and the rest is used.

use std::collections::HashMap;
use std::path::Path;

use crate::facts;

use super::complaint::Complaint;
use super::identify::Identified;
use super::officer::{OfficerError, OfficerLineFault, broken, exact_person, read_table};
use super::own_table::OwnTable;
use super::rating_list::plain_id;

facts! {
    /// Why a row of `--decisions` changed nothing.
    pub enum UnmatchedDecision {
        NoSuchName = "officer-decision-no-name" { name: String },
        /// A player's own ID goes before a decision on his name.
        OwnId = "officer-decision-own-id" { name: String, id: String, decided: String },
    }
}

/// `--decisions`: who a name is, as the officer has decided.
#[derive(Debug, Default)]
pub struct Decisions {
    file: String,
    /// By the name that they are about.
    by_name: HashMap<String, Decision>,
}

#[derive(Debug)]
struct Decision {
    line: u64,
    name: String,
    id: String,
}

impl Decisions {
    pub fn read(path: &Path, complaints: &mut Vec<Complaint>) -> Result<Decisions, OfficerError> {
        let file = path.display().to_string();
        let OwnTable { mut table, header } = read_table(path)?;
        if !table.has("name") || !table.has("id") {
            return Err(OfficerError::DecisionsHeader { file, read: header });
        }
        let mut decisions = Decisions {
            file,
            ..Decisions::default()
        };
        for cells in table.rows() {
            let cells = cells.map_err(|cause| broken(path, &cause))?;
            let (name, id) = (cells.cell("name"), cells.cell("id"));
            if name.is_empty() || plain_id(id).is_empty() {
                let what = OfficerLineFault::DecisionIncomplete {
                    name: name.to_owned(),
                    id: id.to_owned(),
                };
                complaints.push(Complaint::new(&decisions.file, Some(cells.line), what));
                continue;
            }
            let decision = Decision {
                line: cells.line,
                name: name.to_owned(),
                id: plain_id(id).to_owned(),
            };
            let before = decisions.by_name.insert(exact_person(name), decision);
            if before.is_some_and(|before| before.id != plain_id(id)) {
                let name = name.to_owned();
                let what = OfficerLineFault::DecidedTwice { name };
                complaints.push(Complaint::new(&decisions.file, Some(cells.line), what));
            }
        }
        Ok(decisions)
    }

    pub fn id_of(&self, name: &str) -> Option<&str> {
        let decision = self.by_name.get(&exact_person(name))?;
        Some(&decision.id)
    }

    /// The rows that changed nothing, in the order of the file, when it is known who everybody is.
    pub fn unmatched<'f>(
        &self,
        found: impl Iterator<Item = (&'f str, &'f Identified)>,
    ) -> Vec<Complaint> {
        let mut by_name: HashMap<String, Vec<&Identified>> = HashMap::new();
        for (name, found) in found {
            by_name.entry(exact_person(name)).or_default().push(found);
        }
        let mut decisions: Vec<(&String, &Decision)> = self.by_name.iter().collect();
        decisions.sort_by_key(|(_, decision)| decision.line);
        let unmatched = decisions.into_iter().filter_map(|(key, decision)| {
            let name = decision.name.clone();
            let found = by_name.get(key).map_or(&[][..], Vec::as_slice);
            let what = match found {
                [] => UnmatchedDecision::NoSuchName { name },
                [first, ..] if found.iter().all(|found| found.has_other_id(&decision.id)) => {
                    UnmatchedDecision::OwnId {
                        name,
                        id: first.id.clone(),
                        decided: decision.id.clone(),
                    }
                }
                _ => return None,
            };
            Some(Complaint::new(&self.file, Some(decision.line), what))
        });
        unmatched.collect()
    }
}
