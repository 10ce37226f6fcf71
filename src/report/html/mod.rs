//! The pages that people look at: one file each, that needs no network and prints on paper. Judged games come in as data
//! (`gathered`), are packed by columns (`table`, `store`), and go out inside a shell (`shell`) with charts, the first
//! findings as plain text, the words of all languages (`languages`) and the script that shows the rest. Ratings
//! (`ratings`), reconciled games (`reconciled`) and tournaments (`tournament`) are pages of the same make; what all share is the
//! frame (`frame`) and how texts can be told again (`texts`). Nothing is decided here, and nothing that came from the input is ever markup: maud escapes it, and the script sets it as text.

mod board;
mod case;
mod charts;
mod fact_json;
mod frame;
mod gathered;
mod languages;
mod ratings;
mod reconciled;
mod shell;
mod store;
mod table;
mod texts;
mod tournament;

pub use gathered::PageBatch;
pub use ratings::{RATINGS_PAGE, RatingsRun, ratings_page};
pub use reconciled::{RECONCILE_PAGE, ReconcileRun, ReconcileStore, reconcile_page};
pub use shell::{PageRun, page};
pub use store::PageStore;
pub use tournament::{TOURNAMENT_PAGE, TournamentRun, tournament_page};

/// The name of the page of an audit.
pub const PAGE: &str = "report.html";

/// Everything that says a text of the page.
#[cfg(test)]
pub fn sources() -> Vec<&'static str> {
    let rust = [
        include_str!("shell.rs"),
        include_str!("case.rs"),
        include_str!("board.rs"),
        include_str!("frame.rs"),
        include_str!("texts.rs"),
    ];
    let of_audit = shell::SCRIPT.into_iter().chain(rust);
    let of_audit = of_audit.chain(ratings::sources());
    let of_audit = of_audit.chain(reconciled::sources());
    of_audit.chain(tournament::sources()).collect()
}
