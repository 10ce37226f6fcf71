//! The one error of the library: a sentence that says what is wrong and what to do.

use std::error::Error as StdError;
use std::fmt;

use crate::audit::NotRun;
use crate::report::words::tell_error;

/// What could not be read or done, in a sentence.
#[derive(Debug)]
pub struct Error {
    cause: Box<dyn StdError + Send + Sync>,
}

impl Error {
    pub(super) fn new(cause: impl Into<Box<dyn StdError + Send + Sync>>) -> Error {
        Error {
            cause: cause.into(),
        }
    }
}

/// The pipeline starts its threads itself.
impl From<NotRun> for Error {
    fn from(cause: NotRun) -> Error {
        Error::new(cause)
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&tell_error(&*self.cause))
    }
}

impl StdError for Error {
    fn source(&self) -> Option<&(dyn StdError + 'static)> {
        self.cause.source()
    }
}
