//! `arbiter.toml`: the usual flags of a folder of games, so that nobody has to type them each time. A key is a flag without
//! its dashes (`lang = "ca"`, `select = ["MOV", "END"]`); a table named like a command holds for that command alone. The
//! command line outranks the file. The file may have come with the games, so it is told whenever it counts, and what would
//! write elsewhere or change the exit status is refused in it.

use std::ffi::{OsStr, OsString};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use clap::builder::ValueParser;
use clap::parser::ValueSource;
use clap::{Arg, ArgMatches};
use toml::{Table, Value};

use crate::fact::SystemCause;
use crate::input::SETTINGS;
use crate::report::terminal::{Refusal, Said};

/// What stands for no file at all.
const NONE: &str = "none";

/// Flags that a file beside the games may not set: whoever sends games must not say where reports go, or whether a script
/// sees that something was found.
const REFUSED_BESIDE: [&str; 7] = [
    "out",
    "fail-on",
    "write-accepted",
    "write-list",
    "write-carry",
    "resume",
    "settings",
];

/// Where settings stand, and whether the user named the file.
struct SettingsFile {
    path: PathBuf,
    named: bool,
}

/// The flags that the settings add to a command line, and what to tell of them; nothing where there is no such file.
pub(super) fn flags_of_file(
    command: &clap::Command,
    matches: &ArgMatches,
) -> anyhow::Result<Option<(Vec<OsString>, String)>> {
    let Some((name, given)) = matches.subcommand() else {
        return Ok(None);
    };
    let (Some(file), Some(subcommand)) = (find_file(given), command.find_subcommand(name)) else {
        return Ok(None);
    };
    let shown = file.path.display().to_string();
    let unreadable = |why: SystemCause| {
        let file = shown.clone();
        Refusal::SettingsUnreadable { file, why }
    };
    let text = match fs::read_to_string(&file.path) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound && !file.named => return Ok(None),
        Err(error) => return Err(unreadable(error.into()).into()),
    };
    let table: Table = text.parse().map_err(|error: toml::de::Error| {
        let told = error.to_string();
        unreadable(SystemCause::Other { told })
    })?;
    let mut flags = Vec::new();
    for (key, value) in of_command(&table, name, command, &shown)? {
        let long = key.replace('_', "-");
        let Some(argument) = argument(subcommand, &long).or_else(|| argument(command, &long))
        else {
            continue;
        };
        if !file.named && REFUSED_BESIDE.contains(&&*long) {
            let (file, key) = (shown, key.to_owned());
            return Err(Refusal::FlagNotHere { file, key }.into());
        }
        if given.value_source(argument.get_id().as_str()) == Some(ValueSource::CommandLine) {
            continue;
        }
        let folder = file.path.parent().unwrap_or(Path::new(""));
        flags.extend(as_flags(argument, &long, value, folder).ok_or_else(|| {
            let (file, key) = (shown.clone(), key.to_owned());
            Refusal::FlagUnreadable { file, key }
        })?);
    }
    if flags.is_empty() {
        return Ok(None);
    }
    let told: Vec<String> = flags
        .iter()
        .map(|flag: &OsString| flag.to_string_lossy().into_owned())
        .collect();
    let told = Said::FlagsFrom {
        file: shown,
        flags: told.join(" "),
    };
    Ok(Some((flags, told.tell())))
}

/// The file that the user named, else that in the folder of the first path.
fn find_file(given: &ArgMatches) -> Option<SettingsFile> {
    if let Some(path) = given.get_one::<PathBuf>("settings") {
        let path = path.clone();
        return (path != OsStr::new(NONE)).then_some(SettingsFile { path, named: true });
    }
    let first = ["paths", "white"].into_iter().find_map(|id| {
        let mut paths = given.try_get_many::<PathBuf>(id).ok().flatten()?;
        paths.next()
    })?;
    let folder = match first.is_dir() {
        true => first.as_path(),
        false => first.parent()?,
    };
    (first != OsStr::new("-")).then(|| SettingsFile {
        path: folder.join(SETTINGS),
        named: false,
    })
}

/// The keys that hold for a command: those of its own table, and those above all tables that are flags of it. A key that is a
/// flag of no command is a slip.
fn of_command<'t>(
    table: &'t Table,
    name: &str,
    command: &clap::Command,
    file: &str,
) -> anyhow::Result<Vec<(&'t str, &'t Value)>> {
    let mut keys: Vec<(&str, &Value)> = Vec::new();
    for (key, value) in table {
        match value {
            Value::Table(own) => {
                let Some(of) = command.find_subcommand(key) else {
                    return Err(unknown(
                        file,
                        key,
                        command.get_subcommands().map(|c| c.get_name()),
                    ));
                };
                for (key, value) in own {
                    if argument(of, &key.replace('_', "-")).is_none() {
                        return Err(unknown(file, key, long_names(of)));
                    }
                    keys.extend((of.get_name() == name).then_some((key.as_str(), value)));
                }
            }
            value => {
                let long = key.replace('_', "-");
                let known = |command: &clap::Command| argument(command, &long).is_some();
                if !known(command) && !command.get_subcommands().any(known) {
                    let all = command.get_subcommands().flat_map(long_names);
                    return Err(unknown(file, key, all));
                }
                keys.push((key, value));
            }
        }
    }
    Ok(keys)
}

fn unknown<'n>(file: &str, key: &str, known: impl Iterator<Item = &'n str>) -> anyhow::Error {
    let near = known
        .map(|name| (strsim::osa_distance(key, name), name))
        .min()
        .map_or(String::new(), |(_, name)| name.to_owned());
    let (file, key) = (file.to_owned(), key.to_owned());
    Refusal::NoSuchFlag { file, key, near }.into()
}

fn argument<'c>(command: &'c clap::Command, long: &str) -> Option<&'c Arg> {
    let mut arguments = command.get_arguments();
    arguments.find(|argument| argument.get_long() == Some(long))
}

fn long_names(command: &clap::Command) -> impl Iterator<Item = &str> {
    command.get_arguments().filter_map(Arg::get_long)
}

/// `--select=MOV,END`; nothing for `quiet = false`; none where no flag can hold the value. Paths count from the file's folder.
fn as_flags(argument: &Arg, long: &str, value: &Value, folder: &Path) -> Option<Vec<OsString>> {
    let takes_value = argument.get_action().takes_values();
    let is_path = argument.get_value_parser().type_id() == ValueParser::path_buf().type_id();
    let flag = |text: &str| {
        let mut flag = OsString::from(format!("--{long}="));
        match is_path {
            true => flag.push(folder.join(text)),
            false => flag.push(text),
        }
        flag
    };
    Some(match value {
        Value::Boolean(true) if !takes_value => vec![format!("--{long}").into()],
        Value::Boolean(false) if !takes_value => Vec::new(),
        _ if !takes_value => return None,
        Value::String(text) => vec![flag(text)],
        Value::Integer(number) => vec![flag(&number.to_string())],
        Value::Array(values) => {
            let texts: Option<Vec<&str>> = values.iter().map(Value::as_str).collect();
            let texts = texts?;
            match argument.get_value_delimiter() {
                Some(sign) => vec![flag(&texts.join(&sign.to_string()))],
                None => texts.into_iter().map(flag).collect(),
            }
        }
        _ => return None,
    })
}
