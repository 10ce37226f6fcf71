//! Findings that an arbiter has decided on: `--accepted FILE.csv` with the columns file, game, rule,
//! reason. They stay in the report, with the reason, and no longer count.

use std::collections::HashMap;
use std::path::Path;

use crate::facts;
use crate::input::{LARGEST_SMALL_TABLE, SmallFileError, read_small};
use crate::rules::find;
use crate::table::{Table, with_formula};

#[derive(Default)]
pub struct Accepted {
    reasons: HashMap<(String, u64, &'static str), String>,
}

facts! {
    /// Why the file of decisions cannot be used.
    pub enum AcceptedError {
        Unreadable = "accepted-unreadable" { file: String, cause: String },
        TooLarge = "accepted-too-large" { file: String, mebibytes: u64 },
        Header = "accepted-header" { file: String },
        NoGame = "accepted-no-game" { file: String, line: u64, value: String },
        NoRule = "accepted-no-rule" { file: String, line: u64, value: String },
        NoReason = "accepted-no-reason" { file: String, line: u64 },
    }
}

impl Accepted {
    pub fn read(path: &Path) -> Result<Accepted, AcceptedError> {
        let file = path.display().to_string();
        let unreadable = |cause: csv::Error| AcceptedError::Unreadable {
            file: file.clone(),
            cause: cause.to_string(),
        };
        let bytes = read_small(path, LARGEST_SMALL_TABLE).map_err(|error| match error {
            SmallFileError::Read(cause) => unreadable(cause.into()),
            SmallFileError::TooLarge { mebibytes } => AcceptedError::TooLarge {
                file: file.clone(),
                mebibytes,
            },
        })?;
        let mut table = Table::read(bytes.as_slice(), b',').map_err(unreadable)?;
        let columns = ["file", "game", "rule", "reason"];
        if !columns.iter().all(|column| table.has(column)) {
            return Err(AcceptedError::Header { file });
        }
        let mut accepted = Accepted::default();
        for row in table.rows() {
            let row = row.map_err(unreadable)?;
            let line = row.line;
            let value = row.cell("game");
            let game: u64 = value.parse().map_err(|_| AcceptedError::NoGame {
                file: file.clone(),
                line,
                value: value.to_owned(),
            })?;
            let value = row.cell("rule");
            let rule = find(value).ok_or_else(|| AcceptedError::NoRule {
                file: file.clone(),
                line,
                value: value.to_owned(),
            })?;
            let reason = row.cell("reason");
            if reason.is_empty() {
                return Err(AcceptedError::NoReason { file, line });
            }
            // The name may have been copied from a report, where a formula has an apostrophe before it.
            let named = row.cell("file");
            for name in [Some(named), with_formula(named)].into_iter().flatten() {
                let key = (name.to_owned(), game, rule.code);
                accepted.reasons.insert(key, reason.to_owned());
            }
        }
        Ok(accepted)
    }

    /// The reason given for a finding of this rule in this game.
    pub fn reason(&self, file: &str, game: u64, code: &'static str) -> Option<&str> {
        if self.reasons.is_empty() {
            return None;
        }
        self.reasons
            .get(&(file.to_owned(), game, code))
            .map(String::as_str)
    }
}
