//! Why a rating cannot be reckoned at all: errors are facts too. Their plain form is for developers; people read the
//! words.

use std::error::Error;
use std::fmt;

use crate::fact::Fact;

use super::list::{ListError, ListMonthError};
use super::officer::OfficerError;
use super::period::PeriodError;
use super::pool::PoolError;

macro_rules! errors {
    ($($error:ty),*) => {
        $(
            impl fmt::Display for $error {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    Fact::from(self.clone()).fmt(f)
                }
            }

            impl Error for $error {}
        )*

        /// What an error says, if it is one of these.
        pub fn fact_of(error: &(dyn Error + 'static)) -> Option<Fact> {
            let mut fact = None;
            $(fact = fact.or_else(|| error.downcast_ref::<$error>().cloned().map(Fact::from));)*
            fact
        }
    };
}

errors!(
    OfficerError,
    ListError,
    ListMonthError,
    PeriodError,
    PoolError
);
