//! The page that people look at: one file, `report.html`, that needs no network and prints on paper. Judged games come in as
//! data (`gathered`), are packed by columns (`table`, `store`), and go out inside a shell (`shell`) with charts, the first
//! findings as plain text, the words of all languages (`languages`) and the script that shows the rest. Nothing is decided
//! here, and nothing that came from the input is ever markup: maud escapes it, and the script sets it as text.

mod board;
mod case;
mod charts;
mod fact_json;
mod gathered;
mod languages;
mod shell;
mod store;
mod table;

pub use shell::{PageRun, page};
pub use store::PageStore;

/// The name of the page of an audit.
pub const PAGE: &str = "report.html";

/// Everything that says a text of the page.
#[cfg(test)]
pub fn sources() -> Vec<&'static str> {
    let rust = [
        include_str!("shell.rs"),
        include_str!("case.rs"),
        include_str!("board.rs"),
    ];
    shell::SCRIPT.into_iter().chain(rust).collect()
}
