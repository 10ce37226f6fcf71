//! What is wrong with a command line, in the language of its user: the usual errors of clap as facts. Rare ones are told as
//! clap tells them.

use std::error::Error as _;
use std::ffi::OsString;
use std::io::Write;
use std::num::{IntErrorKind, ParseFloatError, ParseIntError};

use clap::error::{ContextKind, ContextValue, ErrorKind};

use super::help::Help;
use super::{ExitStatus, flags};
use crate::fact::Fact;
use crate::report::terminal::{Refusal, Said};
use crate::report::visible;
use crate::report::words::Words;

/// Shows what was asked for instead of a run, or what is wrong, and ends the program.
pub(super) fn end(error: clap::Error, program: clap::Command, arguments: &[OsString]) -> ! {
    speak(arguments);
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let program = Help::spoken().apply(program);
            let told = program.try_get_matches_from(arguments);
            told.err().unwrap_or(error).exit()
        }
        _ => match refusal(&error) {
            None => error.exit(),
            Some(refusal) => {
                tell(&error, refusal);
                std::process::exit(ExitStatus::Failed.code().into())
            }
        },
    }
}

/// The error in one line.
pub(super) fn sentence(error: &clap::Error) -> String {
    match refusal(error) {
        Some(refusal) => Words::spoken().tell(&refusal.into()),
        None => error.render().to_string(),
    }
}

/// Takes the language that the command line asks for, though it could not be read as a whole.
fn speak(arguments: &[OsString]) {
    let mut arguments = arguments.iter().filter_map(|argument| argument.to_str());
    let mut lang = None;
    while let Some(argument) = arguments.next() {
        match argument.strip_prefix("--lang") {
            Some("") => lang = arguments.next(),
            Some(value) => lang = value.strip_prefix('=').or(lang),
            None if argument == "--" => break,
            None => {}
        }
    }
    // A language that is not there is told as soon as the rest of the line can be read.
    if flags::language(lang).is_err() {
        let _ = flags::language(None);
    }
}

fn tell(error: &clap::Error, refusal: Refusal) {
    let help = Help::spoken();
    let style = anstyle::AnsiColor::Red.on_default().bold();
    let told = Words::spoken().tell(&refusal.into());
    let mut out = anstream::stderr().lock();
    let label = Said::Error.tell();
    let _ = writeln!(out, "{style}{label}:{style:#} {}", visible(&told));
    if let Some(ContextValue::StyledStr(usage)) = error.get(ContextKind::Usage) {
        let usage = help.usage(&usage.to_string());
        let _ = writeln!(out, "\n{}: {usage}", help.heading("heading-usage"));
    }
    let _ = writeln!(out, "\n{}", help.heading("for-more"));
}

/// The usual errors.
fn refusal(error: &clap::Error) -> Option<Refusal> {
    let text = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => Some(text.clone()),
        Some(ContextValue::Strings(texts)) => texts.first().cloned(),
        _ => None,
    };
    let argument = || text(ContextKind::InvalidArg);
    Some(match error.kind() {
        ErrorKind::UnknownArgument => Refusal::UnknownArgument {
            given: argument()?,
            near: text(ContextKind::SuggestedArg),
        },
        ErrorKind::InvalidSubcommand => Refusal::UnknownCommand {
            given: text(ContextKind::InvalidSubcommand)?,
            near: text(ContextKind::SuggestedSubcommand),
        },
        ErrorKind::InvalidValue => {
            let known = match error.get(ContextKind::ValidValue) {
                Some(ContextValue::Strings(known)) => known.clone(),
                _ => Vec::new(),
            };
            match text(ContextKind::InvalidValue).filter(|given| !given.is_empty()) {
                None => Refusal::NoValue {
                    argument: argument()?,
                },
                Some(given) => Refusal::UnknownValue {
                    argument: argument()?,
                    given,
                    known: flags::choice(known),
                },
            }
        }
        ErrorKind::ValueValidation => Refusal::BadValue {
            argument: argument()?,
            given: text(ContextKind::InvalidValue)?,
            fault: fault(error)?,
        },
        ErrorKind::MissingRequiredArgument => match error.get(ContextKind::InvalidArg)? {
            ContextValue::Strings(missing) => Refusal::MissingArguments {
                missing: missing.join(" "),
            },
            _ => return None,
        },
        ErrorKind::ArgumentConflict => {
            let (argument, other) = (argument()?, text(ContextKind::PriorArg)?);
            if argument == other {
                return Some(Refusal::GivenTwice { argument });
            }
            Refusal::NotTogether { argument, other }
        }
        _ => return None,
    })
}

/// What is wrong with a value.
fn fault(error: &clap::Error) -> Option<Fact> {
    let source = error.source()?;
    if let Some(refusal) = source.downcast_ref::<Refusal>() {
        return Some(refusal.clone().into());
    }
    if source.is::<ParseFloatError>() {
        return Some(Refusal::NumberExpected.into());
    }
    let number = source.downcast_ref::<ParseIntError>()?;
    Some(match number.kind() {
        IntErrorKind::Zero => Refusal::NumberAboveZeroExpected.into(),
        _ => Refusal::WholeNumberExpected.into(),
    })
}
