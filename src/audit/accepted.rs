//! Findings that an arbiter has decided on: `--accepted FILE.csv` with the columns file, game, rule,
//! reason. They stay in the report, with the reason, and no longer count.

use std::collections::HashMap;
use std::path::Path;

use thiserror::Error;

use crate::rules::find;

#[derive(Default)]
pub struct Accepted {
    reasons: HashMap<(String, u64, &'static str), String>,
}

#[derive(Debug, Error)]
pub enum AcceptedError {
    #[error("{file}: {cause}")]
    Unreadable { file: String, cause: csv::Error },
    #[error("{file}: the header must name the columns file, game, rule, reason")]
    Header { file: String },
    #[error("{file}, line {line}: '{value}' is no {expected}")]
    Value {
        file: String,
        line: u64,
        value: String,
        expected: &'static str,
    },
}

impl Accepted {
    pub fn read(path: &Path) -> Result<Accepted, AcceptedError> {
        let file = path.display().to_string();
        let unreadable = |cause| AcceptedError::Unreadable {
            file: file.clone(),
            cause,
        };
        let mut reader = csv::ReaderBuilder::new()
            .trim(csv::Trim::All)
            .flexible(true)
            .from_path(path)
            .map_err(unreadable)?;
        let headers = reader.headers().map_err(unreadable)?.clone();
        let column = |name: &str| {
            headers
                .iter()
                .position(|header| header.eq_ignore_ascii_case(name))
        };
        let columns = [
            column("file"),
            column("game"),
            column("rule"),
            column("reason"),
        ];
        let [
            Some(file_column),
            Some(game_column),
            Some(rule_column),
            Some(reason_column),
        ] = columns
        else {
            return Err(AcceptedError::Header { file });
        };
        let mut accepted = Accepted::default();
        for row in reader.records() {
            let row = row.map_err(unreadable)?;
            let line = row.position().map_or(0, csv::Position::line);
            let cell = |column: usize| row.get(column).unwrap_or_default();
            let wrong = |value: &str, expected| AcceptedError::Value {
                file: file.clone(),
                line,
                value: value.to_owned(),
                expected,
            };
            let game: u64 = cell(game_column)
                .parse()
                .map_err(|_| wrong(cell(game_column), "number of a game"))?;
            let rule = find(cell(rule_column))
                .ok_or_else(|| wrong(cell(rule_column), "code of a rule"))?;
            let reason = cell(reason_column);
            if reason.is_empty() {
                return Err(wrong(reason, "reason: say why the finding is accepted"));
            }
            accepted.reasons.insert(
                (cell(file_column).to_owned(), game, rule.code),
                reason.to_owned(),
            );
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
