//! Something in the input that a rating officer must put right: where it stands, what was read, what was expected. The
//! rest goes on without it.

use std::fmt;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Complaint {
    pub file: String,
    /// From one; none: the file as a whole.
    pub line: Option<u64>,
    pub what: String,
}

impl Complaint {
    pub fn new(file: &str, line: Option<u64>, what: impl Into<String>) -> Complaint {
        Complaint {
            file: file.to_owned(),
            line,
            what: what.into(),
        }
    }
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "{}, line {line}: {}", self.file, self.what),
            None => write!(f, "{}: {}", self.file, self.what),
        }
    }
}
