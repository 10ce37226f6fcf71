//! What can be wrong with an event file. Every message names the file and says what the user can do; where a line is to
//! blame, it also names the line, the key, what was read there and what was expected.

use std::io;

use thiserror::Error;

/// Why an event file cannot be used. It can be told more than once: one file may stand for many games.
/// The texts are boxed so that an answer stays small.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum EventError {
    #[error("{file} does not exist: check the spelling and the folder you are in")]
    Missing { file: Box<str> },
    #[error("{file} could not be read ({cause}): check that it is a file and that you may read it")]
    Unreadable { file: Box<str>, cause: Box<str> },
    #[error(
        "{file} is larger than {mebibytes} MiB, and an event file is a page at most: is it the file you meant to name?"
    )]
    TooLarge { file: Box<str>, mebibytes: u64 },
    #[error(
        "{file}, line {line}: the text is not UTF-8: save the file again with the encoding UTF-8"
    )]
    NotUtf8 { file: Box<str>, line: usize },
    #[error(
        "{file}, line {line}: {read} cannot be read as TOML ({expected}): write key = value, with text in quotes, days \
         as 2023-05-01, and each key once"
    )]
    Syntax {
        file: Box<str>,
        line: usize,
        /// The line as it stands.
        read: Box<str>,
        expected: Box<str>,
    },
    #[error("{file}, line {line}: {key} is not known here, expected {expected}: {remedy}")]
    UnknownKey {
        file: Box<str>,
        line: usize,
        key: Box<str>,
        expected: Box<str>,
        remedy: Box<str>,
    },
    #[error("{file}, line {line}: {key} is missing, expected {expected}: {remedy}")]
    MissingKey {
        file: Box<str>,
        line: usize,
        key: Box<str>,
        expected: Box<str>,
        remedy: Box<str>,
    },
    #[error("{file}, line {line}: {key} is {read}, expected {expected}: {remedy}")]
    Value {
        file: Box<str>,
        line: usize,
        key: Box<str>,
        read: Box<str>,
        expected: Box<str>,
        remedy: Box<str>,
    },
}

impl EventError {
    /// The error of opening or reading the file.
    pub(super) fn on_disk(file: &str, cause: &io::Error) -> EventError {
        let file = file.into();
        match cause.kind() {
            io::ErrorKind::NotFound => EventError::Missing { file },
            _ => EventError::Unreadable {
                file,
                cause: cause.to_string().into(),
            },
        }
    }
}
