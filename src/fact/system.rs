//! Why the system could not open, read or write something. The usual causes have names of their own, so that every language
//! can tell them; the others keep the words of the system or of the library that read.

use std::io;

use crate::facts;

facts! {
    pub enum SystemCause {
        NotFound = "system-not-found",
        PermissionDenied = "system-permission-denied",
        /// Permissions alone would not help: the file of another in a folder for everybody.
        NotPermitted = "system-not-permitted",
        IsFolder = "system-is-folder",
        NotAFolder = "system-not-a-folder",
        StorageFull = "system-storage-full",
        QuotaExceeded = "system-quota-exceeded",
        FileTooLarge = "system-file-too-large",
        ReadOnly = "system-read-only",
        AlreadyExists = "system-already-exists",
        EndsTooEarly = "system-ends-too-early",
        TooLittleMemory = "system-too-little-memory",
        /// A packed file whose content is of another kind than its name says.
        NotAsNamed = "system-not-as-named",
        EmptyArchive = "system-empty-archive",
        Other = "system-other" { told: String },
    }
}

crate::fact_errors!(SystemCause);

/// A reader of ours may find a cause of its own.
impl From<SystemCause> for io::Error {
    fn from(cause: SystemCause) -> io::Error {
        io::Error::other(cause)
    }
}

impl From<&io::Error> for SystemCause {
    fn from(error: &io::Error) -> SystemCause {
        use io::ErrorKind;
        let inner = error.get_ref();
        if let Some(own) = inner.and_then(|inner| inner.downcast_ref::<SystemCause>()) {
            return own.clone();
        }
        // An error with words of its own knows more than its kind.
        let other = || SystemCause::Other {
            told: error.to_string(),
        };
        match error.kind() {
            ErrorKind::UnexpectedEof => SystemCause::EndsTooEarly,
            _ if inner.is_some() => other(),
            ErrorKind::NotFound => SystemCause::NotFound,
            ErrorKind::PermissionDenied if is_eperm(error) => SystemCause::NotPermitted,
            ErrorKind::PermissionDenied => SystemCause::PermissionDenied,
            ErrorKind::IsADirectory => SystemCause::IsFolder,
            ErrorKind::NotADirectory => SystemCause::NotAFolder,
            ErrorKind::StorageFull => SystemCause::StorageFull,
            ErrorKind::QuotaExceeded => SystemCause::QuotaExceeded,
            ErrorKind::FileTooLarge => SystemCause::FileTooLarge,
            ErrorKind::ReadOnlyFilesystem => SystemCause::ReadOnly,
            ErrorKind::AlreadyExists => SystemCause::AlreadyExists,
            ErrorKind::OutOfMemory => SystemCause::TooLittleMemory,
            _ => other(),
        }
    }
}

impl From<io::Error> for SystemCause {
    fn from(error: io::Error) -> SystemCause {
        SystemCause::from(&error)
    }
}

/// Whether the system says `EPERM`, which has no kind of its own.
fn is_eperm(error: &io::Error) -> bool {
    cfg!(unix) && error.raw_os_error() == Some(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_with_words_of_its_own_keeps_them() {
        let full = io::Error::from(io::ErrorKind::StorageFull);
        assert_eq!(SystemCause::from(full), SystemCause::StorageFull);
        let told = io::Error::new(io::ErrorKind::StorageFull, "the tape has run out");
        let told = SystemCause::from(told);
        assert!(matches!(told, SystemCause::Other { told } if told == "the tape has run out"));
    }
}
