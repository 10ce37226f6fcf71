//! The page of `reconcile`, `reconcile.html`: both copies of each game side by side, row by row, what was chosen and why, with
//! the board of the game that was rebuilt.

mod shell;
mod store;

pub use store::ReconcileStore;

/// The name of the page of reconciled games.
pub const RECONCILE_PAGE: &str = "reconcile.html";

/// What is told of the run.
pub struct ReconcileRun {
    pub version: &'static str,
    /// The flags that bear on what was read, with their values.
    pub options: Vec<(&'static str, String)>,
    pub paths: Vec<String>,
    /// Files without a counterpart of the same name.
    pub alone: Vec<String>,
}

/// The page as text.
pub fn reconcile_page(store: &mut ReconcileStore, run: &ReconcileRun) -> String {
    shell::page(store, run)
}

/// Everything that says a text of the page.
#[cfg(test)]
pub(super) fn sources() -> impl Iterator<Item = &'static str> {
    shell::SCRIPT.into_iter().chain([include_str!("shell.rs")])
}
