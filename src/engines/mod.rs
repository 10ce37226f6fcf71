//! Programs of others that pair a Swiss: which of them is installed, and what it answers. The text of a report comes in, what
//! the program printed goes out, or why there is nothing. What it means is read in `tournament/pairings/dutch`.
//!
//! Looked for, in this order: the program that `ARBITER_BBPPAIRINGS` names, `bbpPairings` on the path, and the Python package
//! `gacrux`. None is looked for in the folder of the input or in the one that somebody works in.

mod run;

use std::ffi::OsString;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use crate::fact::{Fact, SystemCause};
use crate::tournament::pairings::dutch::{Dialect, PairingProgram};
use crate::{facts, system};

use run::{Stopped, run};

facts! {
    /// Why a program gave no answer.
    pub enum EngineFault {
        NotRun = "engine-not-run" { program: String, cause: SystemCause },
        TooSlow = "engine-too-slow" { program: String, seconds: u64 },
        TooMuch = "engine-too-much" { program: String },
        Failed = "engine-failed" { program: String, said: String },
    }
}

/// Names the program, whatever is on the path.
pub const VARIABLE: &str = "ARBITER_BBPPAIRINGS";

/// How long a program may take to say who it is, and to check a tournament: 1,000 players in 11 rounds take it minutes.
const TO_TELL_ITSELF: Duration = Duration::from_secs(20);
const TO_CHECK: Duration = Duration::from_secs(600);

/// A program that is installed.
pub struct Engine {
    pub program: PairingProgram,
    command: PathBuf,
    /// What stands before its own arguments.
    before: Vec<&'static str>,
}

impl Engine {
    /// The first that is there.
    pub fn find() -> Option<Engine> {
        let named = std::env::var_os(VARIABLE).filter(|named| !named.is_empty());
        let bbp = match named {
            Some(named) => named_program(named),
            None => ["bbpPairings", "bbpPairings.exe"]
                .into_iter()
                .find_map(on_path),
        };
        match bbp {
            Some(command) => Some(Engine::bbp_pairings(command)),
            None => ["python3", "python"].into_iter().find_map(Engine::gacrux),
        }
    }

    fn bbp_pairings(command: PathBuf) -> Engine {
        let told = tell(&command, &["-r"]);
        // `BBP Pairings (…) - 6.0.0 (Built …)`
        let version = told.lines().next().and_then(|line| {
            let (_, behind) = line.split_once(") - ")?;
            behind.split(" (").next()
        });
        let is_version = |version: &&str| version.starts_with(|c: char| c.is_ascii_digit());
        let version = version.map(|version| version.trim_start_matches('v'));
        Engine {
            program: PairingProgram {
                dialect: Dialect::BbpPairings,
                version: version.filter(is_version).unwrap_or_default().to_owned(),
            },
            command,
            before: Vec::new(),
        }
    }

    fn gacrux(python: &str) -> Option<Engine> {
        let command = on_path(python)?;
        let before = vec!["-m", "gacrux.pairingchecker"];
        let told = tell(&command, &[&before[..], &["-V"]].concat());
        let version = told.trim().strip_prefix("pairingchecker ver. ")?;
        Some(Engine {
            program: PairingProgram {
                dialect: Dialect::Gacrux,
                version: version.to_owned(),
            },
            command,
            before,
        })
    }

    /// Has a report checked. Gives what the program prints.
    pub fn check(&self, report: &str) -> Result<String, Fact> {
        let program = self.program.name();
        let not_run = |cause: std::io::Error| {
            let (program, cause) = (program.clone(), cause.into());
            Fact::from(EngineFault::NotRun { program, cause })
        };
        let mut file = tempfile::Builder::new()
            .prefix("arbiter-")
            .suffix(".trf")
            .tempfile()
            .map_err(not_run)?;
        file.write_all(report.as_bytes()).map_err(not_run)?;
        file.flush().map_err(not_run)?;
        let mut command = at_home(&self.command);
        command.args(&self.before);
        let path = file.path();
        match self.program.dialect {
            Dialect::BbpPairings => command.arg("--dutch").arg(path).arg("-c"),
            Dialect::Gacrux => {
                let arguments = ["-m", "dutch", "-c", "-dT", "-o", "-"].map(OsString::from);
                command.arg("-i").arg(path).args(arguments)
            }
        };
        let ran = match run(&mut command, TO_CHECK) {
            Ok(ran) => ran,
            Err(Stopped::NotRun(cause)) => return Err(not_run(cause)),
            Err(Stopped::TooSlow) => {
                let seconds = TO_CHECK.as_secs();
                return Err(EngineFault::TooSlow { program, seconds }.into());
            }
            Err(Stopped::TooMuch) => return Err(EngineFault::TooMuch { program }.into()),
        };
        // gacrux tells of its errors on standard output, and ends as if all were well.
        let is_error = |line: &&str| line.starts_with("### Error") || line.starts_with("Traceback");
        if ran.succeeded && !ran.output.lines().any(|line| is_error(&line)) {
            return Ok(ran.output);
        }
        let words = [&*ran.errors, &*ran.output]
            .into_iter()
            .flat_map(str::lines);
        let words = words.map(str::trim).filter(|line| !line.is_empty());
        let said: Vec<&str> = words.take(3).collect();
        let said = said
            .join(" / ")
            .replace(&path.display().to_string(), "FILE");
        let said = said.chars().take(300).collect();
        Err(EngineFault::Failed { program, said }.into())
    }
}

/// A program that is run in its own folder: Python would take a package out of the one that somebody works in.
fn at_home(program: &Path) -> Command {
    let mut command = Command::new(program);
    if let Some(folder) = program.parent().filter(|folder| folder.is_absolute()) {
        command.current_dir(folder);
    }
    command
}

/// The program that somebody names by its path, or by its name alone.
fn named_program(named: OsString) -> Option<PathBuf> {
    let path = Path::new(&named);
    let is_name = path.components().count() == 1 && !path.is_absolute();
    let on_path = named.to_str().filter(|_| is_name).and_then(on_path);
    // What cannot be run is told once it is to be run.
    Some(on_path.unwrap_or_else(|| std::path::absolute(path).unwrap_or(path.to_owned())))
}

/// What a program says of itself; nothing where it cannot be asked.
fn tell(command: &Path, arguments: &[&str]) -> String {
    let ran = run(at_home(command).args(arguments), TO_TELL_ITSELF);
    ran.map(|ran| ran.output).unwrap_or_default()
}

/// A program on the path. Folders that are named from where somebody works are passed over: what lies there may have come
/// with the games.
fn on_path(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let name = match name.ends_with(std::env::consts::EXE_SUFFIX) {
        true => name.to_owned(),
        false => format!("{name}{}", std::env::consts::EXE_SUFFIX),
    };
    std::env::split_paths(&path)
        .filter(|folder| folder.is_absolute())
        .map(|folder| folder.join(&name))
        .find(|file| system::is_program(file))
}
