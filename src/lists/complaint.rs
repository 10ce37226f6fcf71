//! Something in the input or in the user's own files that must be put right: where it stands, what was read, what was
//! expected. The rest goes on without it.

use crate::fact::Fact;
use crate::facts;

facts! {
    pub struct Complaint = "complaint" {
        file: String,
        /// From one; none: the file as a whole.
        line: Option<u64>,
        what: Fact,
    }
}

impl Complaint {
    pub fn new(file: &str, line: Option<u64>, what: impl Into<Fact>) -> Complaint {
        Complaint {
            file: file.to_owned(),
            line,
            what: what.into(),
        }
    }
}
