//! The command line: one file per command, its flags at the top and one `run`. Commands call the parts and
//! turn what they answer into messages and an exit status; no algorithm lives here.

mod alphabets;
mod audit;
mod explain;
mod flags;
mod normalise;
mod position;
mod progress;
mod rate;
mod reconcile;

use std::io::Write;
use std::process::ExitCode;

use clap::{ColorChoice, Parser, Subcommand, ValueEnum};

use crate::report::words::tell_error;

/// Audits chess games in bulk: is each score a legal game, does the result fit the board, and which article
/// of the Laws says so?
#[derive(Parser)]
#[command(name = "arbiter", version, max_term_width = 100)]
struct CommandLine {
    #[command(subcommand)]
    command: Command,
    /// When to use colours
    #[arg(long, global = true, value_enum, default_value_t = Colour::Auto, value_name = "WHEN")]
    color: Colour,
}

#[derive(Subcommand)]
enum Command {
    Audit(Box<audit::Audit>),
    Rate(Box<rate::Rate>),
    Reconcile(reconcile::Reconcile),
    Normalise(normalise::Normalise),
    Position(position::Position),
    Explain(explain::Explain),
    Alphabets(alphabets::Alphabets),
}

#[derive(Copy, Clone, PartialEq, Eq, ValueEnum)]
enum Colour {
    Auto,
    Always,
    Never,
}

/// How a run ended, for scripts.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum ExitStatus {
    /// Nothing that fails the run was found.
    Clean,
    /// Something was found in the games.
    Found,
    /// The run itself failed.
    Failed,
}

impl From<ExitStatus> for ExitCode {
    fn from(status: ExitStatus) -> ExitCode {
        ExitCode::from(match status {
            ExitStatus::Clean => 0,
            ExitStatus::Found => 1,
            ExitStatus::Failed => 2,
        })
    }
}

/// Reads the command line, runs the command, and tells what went wrong.
pub fn main() -> ExitCode {
    let line = CommandLine::parse();
    let choice = match line.color {
        Colour::Auto => ColorChoice::Auto,
        Colour::Always => ColorChoice::Always,
        Colour::Never => ColorChoice::Never,
    };
    match choice {
        ColorChoice::Auto => {}
        ColorChoice::Always => anstream::ColorChoice::Always.write_global(),
        ColorChoice::Never => anstream::ColorChoice::Never.write_global(),
    }
    let result = match line.command {
        Command::Audit(command) => command.run(),
        Command::Rate(command) => command.run(),
        Command::Reconcile(command) => command.run(),
        Command::Normalise(command) => command.run(),
        Command::Position(command) => command.run(),
        Command::Explain(command) => command.run(),
        Command::Alphabets(command) => command.run(),
    };
    match result {
        Ok(status) => status.into(),
        Err(error) if is_closed_pipe(&error) => ExitStatus::Clean.into(),
        Err(error) => {
            let told: Vec<String> = error.chain().map(tell_error).collect();
            complain(&told.join(": "));
            ExitStatus::Failed.into()
        }
    }
}

/// A message about the run itself, on standard error. Where nobody listens the exit status still tells.
fn complain(message: &str) {
    let style = anstyle::AnsiColor::Red.on_default().bold();
    let _ = writeln!(anstream::stderr(), "{style}arbiter:{style:#} {message}");
}

/// Whoever read our output has read enough: that is no failure.
fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        cause
            .downcast_ref::<std::io::Error>()
            .is_some_and(|io| io.kind() == std::io::ErrorKind::BrokenPipe)
            || matches!(
                cause.downcast_ref::<crate::report::ReportError>(),
                Some(crate::report::ReportError::Closed)
            )
    })
}
