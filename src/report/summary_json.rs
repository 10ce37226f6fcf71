//! `summary.json`: the counts of a run. Times stand in a part of their own, so that everything else is the
//! same for two runs on the same input.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::audit::{Account, EndStates, Summary};

/// Raised when a name in `summary.json` changes its meaning or goes away.
const SCHEMA_VERSION: u32 = 1;

#[derive(Serialize)]
struct Versioned<'r, R> {
    schema_version: u32,
    #[serde(flatten)]
    run: &'r R,
}

#[derive(Serialize)]
pub struct RunSummary<'a> {
    pub version: &'static str,
    pub options: RunOptions<'a>,
    #[serde(flatten)]
    pub counts: Counts<'a>,
    /// Files in folders that hold no games.
    pub files_skipped: u64,
    pub input_errors: Vec<String>,
    /// Rows of `--accepted` that accepted nothing, and why.
    pub accepted_unmatched: &'a [String],
    pub times: Times,
    /// Behind the rest, because it may be long.
    #[serde(flatten)]
    pub account: &'a Account,
}

/// The counts of a run, as the summary has them.
#[derive(Serialize)]
pub struct Counts<'a> {
    games: u64,
    plies: u64,
    bytes: u64,
    by_severity: &'a BTreeMap<&'static str, u64>,
    by_rule: &'a BTreeMap<&'static str, u64>,
    by_edition: &'a BTreeMap<&'static str, u64>,
    by_alphabet: &'a BTreeMap<String, u64>,
    by_encoding: &'a BTreeMap<String, u64>,
    by_status: &'a BTreeMap<&'static str, u64>,
    accepted: u64,
    end_states: EndStates,
    reports: u64,
    results_tables: u64,
    results: u64,
}

impl<'a> From<&'a Summary> for Counts<'a> {
    fn from(summary: &'a Summary) -> Counts<'a> {
        Counts {
            games: summary.games,
            plies: summary.plies,
            bytes: summary.bytes,
            by_severity: &summary.by_severity,
            by_rule: &summary.by_rule,
            by_edition: &summary.by_edition,
            by_alphabet: &summary.by_alphabet,
            by_encoding: &summary.by_encoding,
            by_status: &summary.by_status,
            accepted: summary.accepted,
            end_states: summary.end_states,
            reports: summary.reports,
            results_tables: summary.results_tables,
            results: summary.results,
        }
    }
}

/// The options that bear on what was found.
#[derive(Serialize)]
pub struct RunOptions<'a> {
    pub paths: Vec<String>,
    pub laws: &'a str,
    pub alphabet: &'a str,
    pub encoding: &'a str,
    pub select: &'a [String],
    pub ignore: &'a [String],
    pub accepted: Option<String>,
    pub fail_on: &'a str,
}

#[derive(Serialize)]
pub struct Times {
    /// What tells this run from any other: the start and the number of the process.
    pub run: String,
    pub started: String,
    pub seconds: f64,
    pub threads: usize,
}

impl Times {
    pub fn of_run(started: jiff::Timestamp, seconds: f64, threads: usize) -> Times {
        Times {
            run: format!("{}-{}", started.as_microsecond(), std::process::id()),
            started: started.to_string(),
            seconds,
            threads,
        }
    }
}

/// The summary of a rating run.
#[derive(Serialize)]
pub struct RateRun<'a> {
    pub version: &'static str,
    pub system: &'a str,
    pub period: &'a str,
    pub paths: Vec<String>,
    pub games: u64,
    pub players: u64,
    pub players_differing: u64,
    pub by_severity: &'a BTreeMap<&'static str, u64>,
    pub by_rule: &'a BTreeMap<&'static str, u64>,
    pub complaints: Vec<String>,
    /// Rows of `--decisions` that changed nothing, and why.
    pub decisions_unmatched: Vec<String>,
    pub files_skipped: u64,
    pub input_errors: Vec<String>,
    pub times: Times,
    #[serde(flatten)]
    pub account: &'a Account,
}

/// The summary of a crosscheck.
#[derive(Serialize)]
pub struct CrosscheckRun<'a> {
    pub version: &'static str,
    pub report: String,
    pub paths: Vec<String>,
    pub lists: Vec<String>,
    /// Rows of `crosscheck.csv`, by verdict.
    pub games: usize,
    pub by_verdict: BTreeMap<&'static str, usize>,
    /// Rows of `crosscheck_checks.csv`.
    pub checks: usize,
    pub checks_by_verdict: BTreeMap<&'static str, usize>,
    pub complaints: Vec<String>,
    pub files_skipped: u64,
    pub input_errors: Vec<String>,
    pub times: Times,
    /// What was read of the games; of the report, if it is no rating list.
    #[serde(flatten)]
    pub account: Option<&'a Account>,
    pub report_account: Option<&'a Account>,
}

/// The name of the summary of a crosscheck.
pub const CROSSCHECK_SUMMARY: &str = "crosscheck_summary.json";

/// What a run about tournaments read, and what is to be said of that.
#[derive(Serialize)]
pub struct TournamentsRead<'a> {
    pub by_severity: &'a BTreeMap<&'static str, u64>,
    pub by_rule: &'a BTreeMap<&'static str, u64>,
    /// Games that the input holds again.
    pub copies: u64,
    pub complaints: Vec<String>,
    pub notes: Vec<String>,
    pub files_skipped: u64,
    pub input_errors: Vec<String>,
    pub times: Times,
    #[serde(flatten)]
    pub account: &'a Account,
}

/// The summary of a run of `standings`.
#[derive(Serialize)]
pub struct StandingsRun<'a> {
    pub version: &'static str,
    pub paths: Vec<String>,
    pub basis: &'static str,
    pub tournaments: Vec<SummedTournament>,
    #[serde(flatten)]
    pub read: TournamentsRead<'a>,
}

/// A tournament of a run, in short.
#[derive(Serialize)]
pub struct SummedTournament {
    pub name: String,
    pub file: String,
    pub start: Option<String>,
    pub kind: &'static str,
    pub players: u64,
    pub teams: u64,
    pub rounds: u32,
    /// The last round that counts.
    pub counted: u32,
    pub rules: &'static str,
    /// Why these.
    pub rules_basis: String,
    pub tiebreaks: Vec<String>,
    /// How many regulations of a team event were kept, are broken or cannot be decided.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub team_checks: Option<BTreeMap<&'static str, usize>>,
}

/// The summary of a run of `pairings`.
#[derive(Serialize)]
pub struct PairingsRun<'a> {
    pub version: &'static str,
    pub paths: Vec<String>,
    /// The pairing program that was asked; empty where none was.
    pub program: String,
    pub tournaments: Vec<SummedPairings>,
    #[serde(flatten)]
    pub read: TournamentsRead<'a>,
}

/// The pairings of a tournament, in short.
#[derive(Serialize)]
pub struct SummedPairings {
    pub name: String,
    pub file: String,
    pub start: Option<String>,
    pub system: &'static str,
    pub players: u64,
    pub teams: u64,
    /// The last round that was paired.
    pub rounds: u32,
    pub pairings: u64,
    pub correct: u64,
    pub wrong: u64,
    pub undecidable: u64,
}

/// The name of the summary of a run of `pairings`.
pub const PAIRINGS_SUMMARY: &str = "pairings_summary.json";

/// The name of the summary of an audit.
pub const SUMMARY: &str = "summary.json";

/// The name of the summary of a rating run: both commands may share a folder.
pub const RATING_SUMMARY: &str = "rating_summary.json";

/// The name of the summary of a run of `standings`.
pub const STANDINGS_SUMMARY: &str = "standings_summary.json";

/// A summary as the text of its file.
pub fn summary_text(run: &impl Serialize) -> String {
    let versioned = Versioned {
        schema_version: SCHEMA_VERSION,
        run,
    };
    let mut text = serde_json::to_string_pretty(&versioned).unwrap_or_default();
    text.push('\n');
    text
}
