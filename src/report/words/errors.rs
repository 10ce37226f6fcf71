//! Errors in words.

use std::error::Error;

use crate::fact::Fact;

use super::Words;

/// What an error says in tables and to other programs: in the language that was chosen if it is a fact, else in its own
/// words.
pub fn tell_error(error: &(dyn Error + 'static)) -> String {
    Words::chosen().tell_error(error)
}

/// The same for people, on the screen.
#[cfg(feature = "cli")]
pub fn speak_error(error: &(dyn Error + 'static)) -> String {
    Words::spoken().tell_error(error)
}

impl Words {
    fn tell_error(&self, error: &(dyn Error + 'static)) -> String {
        match fact_of(error) {
            Some(fact) => self.tell(&fact),
            None => error.to_string(),
        }
    }
}

/// The fact that an error is, if it is one of those that are.
fn fact_of(error: &(dyn Error + 'static)) -> Option<Fact> {
    let of_folders = [
        crate::fact::fact_of,
        crate::input::fact_of,
        crate::event::fact_of,
        crate::lists::fact_of,
        crate::rules::fact_of,
        crate::audit::fact_of,
        crate::rating::fact_of,
        crate::tournament::fact_of,
        crate::report::fact_of,
    ];
    of_folders.into_iter().find_map(|fact_of| fact_of(error))
}
