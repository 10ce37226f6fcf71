//! A scratch folder, the program run in it, and its reports read back. Invented games to feed it with.

use std::collections::BTreeMap;
use std::fs;
use std::ops::Index;
use std::path::{Path, PathBuf};

use assert_cmd::Command;
use tempfile::TempDir;

/// A folder of its own for one test; the program runs inside it.
pub struct Scratch {
    folder: TempDir,
}

/// What a run left behind.
#[derive(Debug)]
pub struct Ran {
    pub status: i32,
    pub stdout: String,
    pub stderr: String,
}

/// One row of a report by the names of its columns.
#[derive(Debug, PartialEq, Eq)]
pub struct Row(BTreeMap<String, String>);

impl Scratch {
    pub fn new() -> Scratch {
        Scratch {
            folder: TempDir::new().expect("a scratch folder"),
        }
    }

    /// A scratch folder with one file, `games.pgn`.
    pub fn with_games(text: impl AsRef<[u8]>) -> Scratch {
        let scratch = Scratch::new();
        scratch.file("games.pgn", text);
        scratch
    }

    pub fn path(&self) -> &Path {
        self.folder.path()
    }

    pub fn file(&self, name: &str, content: impl AsRef<[u8]>) -> PathBuf {
        let path = self.path().join(name);
        fs::create_dir_all(path.parent().expect("inside the folder")).expect("created");
        fs::write(&path, content).expect("written");
        path
    }

    /// `arbiter audit` with nothing of the tester's own terminal about it.
    pub fn command(&self) -> Command {
        let mut command = assert_cmd::cargo::cargo_bin_cmd!("arbiter");
        command
            .env("LC_ALL", "C")
            .current_dir(self.path())
            .arg("audit");
        for variable in ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "FORCE_COLOR"] {
            command.env_remove(variable);
        }
        command
    }

    pub fn audit(&self, arguments: &[&str]) -> Ran {
        ran(self.command().args(arguments))
    }

    /// Audits `games.pgn` as the first argument.
    pub fn audit_games(&self, arguments: &[&str]) -> Ran {
        ran(self.command().arg("games.pgn").args(arguments))
    }

    pub fn report(&self, name: &str) -> String {
        let path = self.path().join("reports").join(name);
        fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
    }

    pub fn findings(&self) -> Vec<Row> {
        rows(&self.report("findings.csv"))
    }

    pub fn games(&self) -> Vec<Row> {
        rows(&self.report("games.csv"))
    }

    pub fn summary(&self) -> serde_json::Value {
        serde_json::from_str(&self.report("summary.json")).expect("JSON")
    }

    /// The codes of the findings, in the order of the report.
    pub fn codes(&self) -> Vec<String> {
        column(&self.findings(), "rule")
    }
}

pub fn ran(command: &mut Command) -> Ran {
    let output = command.output().expect("the program runs");
    Ran {
        status: output.status.code().expect("it ends by itself"),
        stdout: String::from_utf8(output.stdout).expect("UTF-8"),
        stderr: String::from_utf8(output.stderr).expect("UTF-8"),
    }
}

impl Ran {
    /// The run failed, and its message holds all of these.
    #[track_caller]
    pub fn refused(&self, parts: &[&str]) {
        assert_eq!(self.status, 2, "{self:?}");
        assert_eq!(self.stdout, "", "results only on standard output");
        for part in parts {
            assert!(
                self.stderr.contains(part),
                "'{part}' is not in:\n{}",
                self.stderr
            );
        }
    }
}

impl Index<&str> for Row {
    type Output = str;

    #[track_caller]
    fn index(&self, column: &str) -> &str {
        match self.0.get(column) {
            Some(value) => value,
            None => panic!("no column {column}"),
        }
    }
}

pub fn rows(csv: &str) -> Vec<Row> {
    let mut reader = csv::Reader::from_reader(csv.as_bytes());
    let header = reader.headers().expect("a header").clone();
    reader
        .records()
        .map(|record| {
            let record = record.expect("a row as long as its header");
            let cells = header.iter().zip(&record);
            Row(cells
                .map(|(name, value)| (name.to_owned(), value.to_owned()))
                .collect())
        })
        .collect()
}

pub fn column(rows: &[Row], name: &str) -> Vec<String> {
    rows.iter().map(|row| row[name].to_owned()).collect()
}

/// How many lines a game of [`clean`] has, the blank one behind it included.
pub const LINES: u64 = 10;

/// An invented game in which nothing is wrong.
pub fn clean(number: u64) -> String {
    format!(
        "[Event \"Invented Open\"]\n[Site \"Nowhere\"]\n[Date \"2023.05.01\"]\n[Round \"{number}\"]\n\
         [White \"Alfil {number}\"]\n[Black \"Torre {number}\"]\n[Result \"1-0\"]\n\n\
         1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0\n\n"
    )
}

/// The same with a bishop that jumps: MOV001, an error, and nothing else.
pub fn illegal(number: u64) -> String {
    clean(number).replace("2. Bc4", "2. Bc5")
}

/// The same with a check that is none: NOT003, a warning, and nothing else.
pub fn doubtful(number: u64) -> String {
    clean(number).replace("3. Qh5", "3. Qh5+")
}

/// The same with a letter for a pawn: NOT005, a note, and nothing else.
pub fn noted(number: u64) -> String {
    clean(number).replace("1. e4", "1. Pe4")
}

/// Clean games from `from` on, `count` of them.
pub fn many(from: u64, count: u64) -> String {
    (from..from + count).map(clean).collect()
}
