//! The page of ratings, `rating_report.html`: what was rated and how, every player with his change as submitted and as
//! audited, and the calculation of each on paper, line by line as `rate --explain` prints it.

mod plot;
mod shell;
mod store;

use crate::audit::Account;
use crate::fact::Fact;
use crate::report::ratings::Ratings;

/// The name of the page of ratings.
pub const RATINGS_PAGE: &str = "rating_report.html";

/// What is told of the run.
pub struct RatingsRun<'r> {
    pub version: &'static str,
    /// The flags that bear on what was reckoned, with their values.
    pub options: Vec<(&'static str, String)>,
    pub paths: Vec<String>,
    pub account: &'r Account,
    /// What the system has to say about the whole.
    pub told: &'r [Fact],
    /// What is wrong with the files, the lists and the games.
    pub complaints: Vec<Fact>,
    /// Inputs that could not be read, in words.
    pub errors: Vec<Fact>,
}

/// The page as text.
pub fn ratings_page(ratings: &Ratings<'_>, run: &RatingsRun<'_>) -> String {
    shell::page(ratings, run)
}

/// Everything that says a text of the page.
#[cfg(test)]
pub(super) fn sources() -> impl Iterator<Item = &'static str> {
    shell::SCRIPT.into_iter().chain([include_str!("shell.rs")])
}
