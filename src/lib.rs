//! arbiter audits chess games: it replays every move and judges moves, results, draw claims and time claims under the
//! edition of the FIDE Laws in force on the day of the game.
//!
//! This is the library behind the program of the same name. Five things can be done with a text:
//!
//! - [`Auditor`] judges games and gives a [`GameReport`] for each, with what was [found](Finding);
//! - [`Repairer`] reads damaged games and scoresheets as the most likely legal game;
//! - [`Reconciler`] makes one game of the two players' copies;
//! - [`Rater`] makes ratings of results, as submitted and as audited;
//! - [`PositionReport`] says what the Laws say of a position.
//!
//! All that comes out is owned and can be serialised. With the feature `arrow`, `TableAuditor` audits files and gives tables for
//! databases and data frames.
//!
//! ```
//! use arbiter::{Auditor, Options};
//!
//! let games = Auditor::new(Options::default()).audit("[Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n");
//! assert_eq!(games[0].ending, "checkmate");
//! assert_eq!(games[0].result_submitted.as_deref(), Some("1-0"));
//! assert_eq!(games[0].result_audited.as_deref(), Some("0-1"));
//! for finding in &games[0].findings {
//!     println!("{} {}: {}", finding.rule, finding.article, finding.message);
//! }
//! ```
//!
//! The default feature `cli` is the program; an embedder leaves it out and compiles nothing of the command line:
//!
//! ```toml
//! arbiter = { version = "0.2", default-features = false }
//! ```

#![cfg_attr(not(feature = "internals"), deny(missing_docs))]
#![forbid(unsafe_code)]
// What only the command line uses is not left out piece by piece.
#![cfg_attr(not(feature = "cli"), allow(dead_code, unused_imports))]

mod audit;
mod board;
mod checkpoint;
#[cfg(feature = "cli")]
mod commands;
mod crosscheck;
#[cfg(feature = "cli")]
mod engines;
mod event;
#[cfg(feature = "cli")]
mod extract;
mod fact;
mod input;
mod judgement;
mod laws;
mod library;
mod lists;
mod notation;
mod points;
mod rating;
mod repair;
mod replay;
mod report;
mod rules;
mod steps;
mod system;
mod table;
mod tournament;

pub use library::{
    Assumption, Auditor, Claim, ComparedPly, ConflictOfCopies, Doubt, Error, Fact, Finding,
    GameReport, Games, LeftCell, Options, Player, PlayerRating, PositionReport, RatedGame, Rater,
    RatingOptions, RatingReport, RatingSum, ReconciledGame, Reconciler, RepairedGame, RepairedMove,
    Repairer, Resumed, Severity, Status, Value,
};
#[cfg(feature = "arrow")]
pub use library::{AuditTables, Table, TableAuditor};
pub use points::{HalfPoints, Hundredths, Rating};

pub(crate) use fact::{fact_errors, facts};

#[cfg(feature = "cli")]
#[doc(hidden)]
pub use commands::main;

/// The insides, for our own tests, benches and fuzz targets. Nothing here is promised to anybody.
#[cfg(feature = "internals")]
#[doc(hidden)]
pub mod internals {
    pub mod audit {
        pub use crate::audit::*;
    }
    pub mod board {
        pub use crate::board::*;
    }
    #[cfg(feature = "cli")]
    pub mod extract {
        pub use crate::extract::*;
    }
    pub mod input {
        pub use crate::input::*;
    }
    pub mod laws {
        pub use crate::laws::*;
    }
    pub mod lists {
        pub use crate::lists::*;
    }
    pub mod notation {
        pub use crate::notation::*;
    }
    pub mod repair {
        pub use crate::repair::*;
    }
    pub mod replay {
        pub use crate::replay::*;
    }
    pub mod report {
        pub use crate::report::*;
    }
    pub mod rules {
        pub use crate::rules::*;
    }
    pub mod steps {
        pub use crate::steps::*;
    }
}
