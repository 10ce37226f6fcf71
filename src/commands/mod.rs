//! The command line: one file per command, its flags at the top and one `run`. Commands call the parts and
//! turn what they answer into messages and an exit status; no algorithm lives here.

mod alphabets;
mod audit;
mod crosscheck;
mod explain;
mod extract;
mod flags;
mod help;
mod judging;
mod laws;
mod locale;
mod normalise;
mod pairings;
mod position;
mod progress;
mod ranking;
mod rate;
mod reconcile;
mod settings;
mod shell;
mod standings;
mod tournament;
mod wrong_line;

use std::ffi::OsString;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{ColorChoice, CommandFactory, Parser, Subcommand, ValueEnum};

use crate::audit::{FaultTold, Faults, FaultyGame, keep_caught_panics_quiet};
use crate::fact::Fact;
use crate::input::{SkipReason, SkippedFile};
use crate::lists::complaint::Complaint;
use crate::report::terminal::{Said, grouped};
use crate::report::words::{Words, speak_error};
use crate::report::{Leftover, can_be_resumed, end_program, visible};
use crate::system;

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
    /// Language of messages: en, ca, es, pt, ro [default: the screen and the page follow the machine, the tables are in
    /// English]
    #[arg(long, global = true, value_name = "LANG")]
    lang: Option<String>,
    /// Letters of the pieces in messages: figurine, or a code such as de [default: those of the language]
    #[arg(long, global = true, value_name = "LETTERS")]
    pieces: Option<String>,
    /// A file with the usual flags, or none [default: arbiter.toml in the folder of the first path]
    #[arg(long, global = true, value_name = "FILE")]
    settings: Option<PathBuf>,
}

#[derive(Subcommand)]
enum Command {
    Audit(Box<audit::Audit>),
    Rate(Box<rate::Rate>),
    Reconcile(reconcile::Reconcile),
    Crosscheck(Box<crosscheck::Crosscheck>),
    Standings(Box<standings::Standings>),
    Pairings(Box<pairings::Pairings>),
    Normalise(normalise::Normalise),
    Extract(Box<extract::Extract>),
    Position(position::Position),
    Explain(explain::Explain),
    Laws(laws::Laws),
    Alphabets(alphabets::Alphabets),
    Completions(shell::Completions),
    Man(shell::Man),
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

impl ExitStatus {
    fn code(self) -> u8 {
        match self {
            ExitStatus::Clean => 0,
            ExitStatus::Found => 1,
            ExitStatus::Failed => 2,
        }
    }
}

impl From<ExitStatus> for ExitCode {
    fn from(status: ExitStatus) -> ExitCode {
        status.code().into()
    }
}

/// Reads the command line, runs the command, and tells what went wrong.
pub fn main() -> ExitCode {
    let line = match read_command_line() {
        Ok(line) => line,
        Err(error) => {
            complain(&speak_error(&*error));
            return ExitStatus::Failed.into();
        }
    };
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
    system::when_asked_to_end(|status| {
        tell_whether_resumable();
        // The temporary files go first: the reports of the run before stand.
        end_program(status)
    });
    keep_caught_panics_quiet();
    let result = flags::language(line.lang.as_deref())
        .and_then(|()| flags::pieces(line.pieces.as_deref()))
        .and_then(|()| line.command.run());
    match result {
        Ok(status) => status.into(),
        Err(error) if is_closed_pipe(&error) => ExitStatus::Clean.into(),
        Err(error) => {
            let told: Vec<String> = error.chain().map(speak_error).collect();
            complain(&told.join(": "));
            tell_whether_resumable();
            ExitStatus::Failed.into()
        }
    }
}

/// Says that a run that ends before its time can be continued, where it can.
fn tell_whether_resumable() {
    if can_be_resumed() {
        complain(&Said::CanBeResumed.tell());
    }
}

/// The command line, with the flags of the settings that lie beside the games. These are told, also where the user asked for
/// quiet: he may not have written them.
fn read_command_line() -> anyhow::Result<CommandLine> {
    let mut arguments: Vec<OsString> = std::env::args_os().collect();
    let mut program = CommandLine::command();
    program.build();
    let matches = match program.clone().try_get_matches_from(&arguments) {
        Ok(matches) => matches,
        // What is missing may stand in the settings.
        Err(error) if error.kind() == ErrorKind::MissingRequiredArgument => {
            let lenient = program
                .clone()
                .mut_subcommands(|command| command.ignore_errors(true));
            let matches = lenient.ignore_errors(true).try_get_matches_from(&arguments);
            matches.unwrap_or_else(|_| wrong_line::end(error, program.clone(), &arguments))
        }
        Err(error) => wrong_line::end(error, program, &arguments),
    };
    flags::language(matches.get_one::<String>("lang").map(String::as_str)).ok();
    if let Some((flags, told)) = settings::flags_of_file(&program, &matches)? {
        let name = matches.subcommand_name().unwrap_or_default();
        let at = arguments.iter().position(|argument| argument == name);
        let behind = at.map_or(arguments.len(), |at| at + 1);
        arguments.splice(behind..behind, flags);
        complain(&told);
        let line = CommandLine::try_parse_from(&arguments);
        return line.map_err(|error| anyhow::anyhow!("{told}: {}", wrong_line::sentence(&error)));
    }
    let line = CommandLine::try_parse_from(&arguments);
    Ok(line.unwrap_or_else(|error| wrong_line::end(error, program, &arguments)))
}

impl Command {
    fn run(self) -> anyhow::Result<ExitStatus> {
        match self {
            Command::Audit(command) => command.run(),
            Command::Rate(command) => command.run(),
            Command::Reconcile(command) => command.run(),
            Command::Crosscheck(command) => command.run(),
            Command::Standings(command) => command.run(),
            Command::Pairings(command) => command.run(),
            Command::Normalise(command) => command.run(),
            Command::Extract(command) => command.run(),
            Command::Position(command) => command.run(),
            Command::Explain(command) => command.run(),
            Command::Laws(command) => command.run(),
            Command::Alphabets(command) => command.run(),
            Command::Completions(command) => command.run(),
            Command::Man(command) => command.run(),
        }
    }
}

/// Says what an earlier run has left in the folder of the reports.
fn tell_leftovers(left: Vec<Leftover>) {
    for leftover in left {
        complain(&Words::spoken().tell(&leftover.into()));
    }
}

/// What is to be put right in the user's own files, in sentences.
fn in_words(words: &Words, complaints: &[Complaint]) -> Vec<String> {
    let facts = complaints.iter().cloned().map(Fact::from);
    facts.map(|fact| words.tell(&fact)).collect()
}

/// What of the input was passed over: how many files, and the first few of them. The summary lists them whole.
fn account_in_words(account: &crate::audit::Account) -> Vec<String> {
    const NAMED: usize = 3;
    let first = |count: usize, mut named: Vec<String>| {
        if count > named.len() {
            named.push("…".to_owned());
        }
        (count as u64, grouped(count as u64), named.join(", "))
    };
    let is_unread = |file: &&SkippedFile| file.reason == SkipReason::BehindUnpackLimit;
    let (unread, skipped): (Vec<_>, Vec<_>) = account.skipped.iter().partition(is_unread);
    let mut told = Vec::new();
    if !skipped.is_empty() {
        let named = skipped.iter().take(NAMED).map(|file| told_skipped(file));
        let (count, shown, names) = first(skipped.len(), named.collect());
        told.push(Said::Skipped {
            count,
            shown,
            names,
        });
    }
    if !unread.is_empty() {
        let named = unread.iter().take(NAMED).map(|file| file.file.to_string());
        let (count, shown, names) = first(unread.len(), named.collect());
        told.push(Said::NotUnpacked {
            count,
            shown,
            names,
        });
    }
    if !account.repeated.is_empty() {
        let named = account.repeated.iter().take(NAMED).map(|repeated| {
            let same = Said::SameFile {
                file: repeated.file.to_string(),
                other: repeated.read_as.to_string(),
            };
            same.tell()
        });
        let (count, shown, names) = first(account.repeated.len(), named.collect());
        told.push(Said::NamedTwice {
            count,
            shown,
            names,
        });
    }
    told.into_iter().map(Said::tell).collect()
}

/// The name of a file that was passed over, with the reason where there is more to say than that it holds no games.
fn told_skipped(skipped: &SkippedFile) -> String {
    let file = skipped.file.to_string();
    match skipped.reason {
        SkipReason::NoGames => file,
        reason => {
            let reason = reason.word();
            Said::SkippedAs { file, reason }.tell()
        }
    }
}

/// Tells of games that a fault of our own kept from being judged, also where the user asked for quiet: he must know.
fn tell_faults(faults: &Faults, treated: fn(FaultyGame) -> FaultTold) {
    for told in faults.told(treated) {
        complain(&Words::spoken().tell(&told.into()));
    }
}

/// A message about the run itself, on standard error. Where nobody listens the exit status still tells.
fn complain(message: &str) {
    let style = anstyle::AnsiColor::Red.on_default().bold();
    let message = visible(message);
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
