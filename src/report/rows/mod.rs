//! The tables of the reports: one struct per table, whose fields are its columns. Their names and their order stand there
//! and nowhere else; users' spreadsheets and scripts rest on them.

mod accepted;
mod cells;
mod crosscheck;
mod findings;
mod games;
mod pairings;
mod questions;

mod norms;
mod ratings;
mod reconciled;
mod standings;
mod team_checks;

use serde::Serialize;

pub use accepted::AcceptedRow;
pub use cells::{DateText, NumberText, SeverityWord, TWO_DECIMALS, UntrustedText};
pub use crosscheck::{CheckRow, CrosscheckRow};
pub use findings::FindingRow;
pub use games::{ClaimRow, GameRow};
pub use pairings::{PairingRow, pairing_columns};
pub use questions::QuestionRow;

pub use norms::{NormRow, PromotionRow, norm_columns, promotion_columns};
pub use ratings::{
    CountedGames, Heading, RatingDifferenceRow, RatingGameRow, RatingPlayerRow, RatingRow,
};
pub use reconciled::ReconciledRow;
pub use standings::{
    CellResult, CrosstableRow, RoundCell, StandingRow, crosstable_columns, standing_columns,
};
pub use team_checks::{TeamCheckRow, team_check_columns};

/// A table is one line here: what it is called, the name of its files, and its rows.
macro_rules! tables {
    ($($table:ident = $name:literal, $kind:ident($row:ident);)*) => {
        #[derive(Copy, Clone, Debug, PartialEq, Eq)]
        pub enum ReportTable { $($table),* }

        /// A row of any table.
        #[derive(Serialize)]
        #[serde(untagged)]
        pub enum AnyRow<'r> { $($kind(&'r $row<'r>)),* }

        impl ReportTable {
            pub const ALL: &'static [ReportTable] = &[$(ReportTable::$table),*];

            /// The name of the table's files.
            pub fn name(self) -> &'static str {
                match self { $(ReportTable::$table => $name),* }
            }

            /// Shows an empty row of the table, which has the names of its columns.
            pub fn show_blank(self, show: impl FnOnce(&AnyRow<'_>)) {
                match self { $(ReportTable::$table => show(&AnyRow::$kind(&$row::default()))),* }
            }
        }

        impl AnyRow<'_> {
            pub fn table(&self) -> ReportTable {
                match self { $(AnyRow::$kind(_) => ReportTable::$table),* }
            }
        }
    };
}

tables! {
    Findings = "findings", Finding(FindingRow);
    RatingFindings = "rating_findings", RatingFinding(FindingRow);
    Games = "games", Game(GameRow);
    Claims = "claims", Claim(ClaimRow);
    Ratings = "ratings", Rating(RatingRow);
    RatingGames = "rating_games", RatingGame(RatingGameRow);
    RatingDifferences = "rating_differences", RatingDifference(RatingDifferenceRow);
    RatingPlayers = "rating_players", RatingPlayer(RatingPlayerRow);
    Reconciled = "reconcile", Reconciled(ReconciledRow);
    Questions = "questions", Question(QuestionRow);
    Crosscheck = "crosscheck", Crosscheck(CrosscheckRow);
    CrosscheckChecks = "crosscheck_checks", Check(CheckRow);
    Standings = "standings", Standing(StandingRow);
    Crosstable = "crosstable", Crosstable(CrosstableRow);
    Pairings = "pairings", Pairing(PairingRow);

    Promotions = "promotions", Promotion(PromotionRow);
    Norms = "norms", Norm(NormRow);
    TeamChecks = "team_checks", TeamCheck(TeamCheckRow);
    Accepted = "accepted", Accepted(AcceptedRow);
}
