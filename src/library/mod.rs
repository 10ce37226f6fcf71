//! The library's front door: texts, readers and options come in as an embedder has them, owned values go out. Nothing is
//! decided here: the same audit, repair, reconciliation and rating run as in the program.

mod auditor;
mod error;
mod options;
mod position;
mod rater;
mod reconciler;
mod repairer;
#[cfg(feature = "arrow")]
mod tables;
mod values;

pub use auditor::{Auditor, Games};
pub use error::Error;
pub use options::Options;
pub use position::PositionReport;
pub use rater::{PlayerRating, RatedGame, Rater, RatingOptions, RatingReport, RatingSum};
pub use reconciler::{ComparedPly, ConflictOfCopies, LeftCell, ReconciledGame, Reconciler};
pub use repairer::{Doubt, RepairedGame, RepairedMove, Repairer};
#[cfg(feature = "arrow")]
pub use tables::{AuditTables, Table, TableAuditor};
pub use values::{
    Assumption, Claim, Fact, Finding, GameReport, Player, Resumed, Severity, Status, Value,
};
