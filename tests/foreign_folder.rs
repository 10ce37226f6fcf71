//! Reports in a folder that belongs to somebody else: the run ends with a sentence that is true, and the reports that lie
//! there stay as they are. Whoever may do everything runs the program as somebody who may not.

#![cfg(unix)]

use std::fs::{self, Permissions};
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use tempfile::TempDir;

/// The user who owns nothing.
const NOBODY: u32 = 65_534;

const OLD: &str = "reports of an earlier run\n";

/// A folder with the program, a game, and old reports in `out`, which has these permissions.
struct Foreign {
    folder: TempDir,
}

impl Foreign {
    fn new(mode: u32) -> Foreign {
        let foreign = Foreign {
            folder: TempDir::new().expect("a scratch folder"),
        };
        let allow = |path: &Path, mode| {
            fs::set_permissions(path, Permissions::from_mode(mode)).expect("allowed");
        };
        allow(foreign.folder.path(), 0o755);
        // Where the program was built, another user may not come.
        fs::copy(env!("CARGO_BIN_EXE_arbiter"), foreign.path("arbiter")).expect("copied");
        allow(&foreign.path("arbiter"), 0o755);
        fs::write(foreign.path("a.pgn"), "[Event \"a\"]\n\n1. e4 *\n").expect("written");
        fs::create_dir(foreign.path("out")).expect("made");
        for report in ["findings.csv", "summary.json"] {
            fs::write(foreign.path("out").join(report), OLD).expect("written");
        }
        allow(&foreign.path("out"), mode);
        foreign
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn run(&self, args: &[&str]) -> Output {
        let mut command = Command::new(self.path("arbiter"));
        command
            .args(args)
            .env("LC_ALL", "C")
            .current_dir(self.folder.path());
        let owner = fs::metadata(self.folder.path()).expect("there").uid();
        if owner == 0 {
            command.uid(NOBODY).gid(NOBODY);
        }
        command.output().expect("it runs")
    }

    /// What the run said; it failed, and the old reports are there and nothing else is.
    fn refused(&self, args: &[&str]) -> String {
        let output = self.run(args);
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{told}");
        let entries = fs::read_dir(self.path("out")).expect("a folder");
        let names = entries.map(|entry| entry.expect("an entry").file_name());
        let mut names: Vec<String> = names
            .map(|name| name.to_string_lossy().into_owned())
            .collect();
        names.sort();
        assert_eq!(names, ["findings.csv", "summary.json"], "{told}");
        for name in names {
            let text = fs::read_to_string(self.path("out").join(name)).expect("readable");
            assert_eq!(text, OLD, "{told}");
        }
        told
    }
}

#[test]
fn a_folder_that_may_only_be_read_is_named_and_left_as_it_is() {
    let foreign = Foreign::new(0o555);
    for args in [
        &["audit", "a.pgn", "--out", "out"][..],
        &["rate", "a.pgn", "--system", "pool", "--out", "out"],
        &["reconcile", "a.pgn", "a.pgn", "--out", "out"],
    ] {
        let told = foreign.refused(args);
        let sentence = "you may not write into the folder out (Permission denied";
        assert!(told.contains(sentence), "{told}");
        assert!(told.contains("choose another with --out"), "{told}");
    }
}

#[test]
fn a_folder_that_cannot_be_made_is_named() {
    let foreign = Foreign::new(0o555);
    let told = foreign.refused(&["audit", "a.pgn", "--out", "out/new"]);
    let sentence = "the folder out/new could not be made (Permission denied";
    assert!(told.contains(sentence), "{told}");
}

#[test]
fn a_file_of_games_in_such_a_folder_is_named() {
    let foreign = Foreign::new(0o555);
    let told = foreign.refused(&["normalise", "a.pgn", "--out", "out/b.pgn"]);
    let sentence = "out/b.pgn could not be written (Permission denied";
    assert!(told.contains(sentence), "{told}");
    assert!(
        told.contains("ask its owner or choose another file"),
        "{told}"
    );
}

/// In a folder for everybody (such as /tmp) nobody may replace the files of another.
#[test]
fn reports_of_another_user_in_a_folder_for_everybody_stay() {
    let foreign = Foreign::new(0o1777);
    if fs::metadata(foreign.folder.path()).expect("there").uid() != 0 {
        return; // One's own files may be replaced: only root can make another's.
    }
    let told = foreign.refused(&["audit", "a.pgn", "--out", "out"]);
    let sentence = "out/findings.csv could not be written (Operation not permitted";
    assert!(told.contains(sentence), "{told}");
    assert!(
        told.contains("ask its owner or choose another folder"),
        "{told}"
    );
}
