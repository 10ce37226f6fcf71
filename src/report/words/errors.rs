//! Errors in words.

use std::error::Error;

use crate::audit::AuditError;
use crate::fact::Fact;

use super::Words;

/// What an error says: in the words of the language if it is a fact, else in its own.
pub fn tell_error(error: &(dyn Error + 'static)) -> String {
    match fact_of(error) {
        Some(fact) => Words::chosen().tell(&fact),
        None => error.to_string(),
    }
}

/// The fact that an error is, if it is one of those that are.
fn fact_of(error: &(dyn Error + 'static)) -> Option<Fact> {
    match error.downcast_ref() {
        Some(AuditError::Event(not_judged)) => return Some(not_judged.clone().into()),
        Some(AuditError::CopiesUnknown(unknown)) => return Some(unknown.clone().into()),
        Some(AuditError::Unaccounted(open)) => return Some(open.clone().into()),
        Some(AuditError::Input(_)) | None => {}
    }
    let of_folders = [
        crate::event::fact_of,
        crate::lists::fact_of,
        crate::rules::fact_of,
        crate::audit::fact_of,
        crate::rating::fact_of,
    ];
    of_folders.into_iter().find_map(|fact_of| fact_of(error))
}
