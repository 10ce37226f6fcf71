//! A machine with nothing on it: no variable of the environment, no home folder, no place for temporary files, a user who
//! owns nothing, in a folder where nobody may write. What goes to standard output is what it is everywhere.
//!
//! What a test cannot take away (the network, the disk as a whole) was taken away by hand: see SECURITY.md.

#![cfg(unix)]

use std::fs::{self, File, Permissions};
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::{Mutex, MutexGuard, PoisonError};

use tempfile::TempDir;

/// The user who owns nothing.
const NOBODY: u32 = 65_534;

const GAME: &str = "[Event \"Bare\"]\n[White \"Núñez\"]\n[Black \"B\"]\n[Result \"1/2-1/2\"]\n\n\
                    1. f3 e5 2. g4 Qh4# 1/2-1/2\n\n[Event \"Bare\"]\n\n1. e4 e5 2. Ke3 *\n";

/// A folder that may only be read, with games and reports in it, and the program beside it.
struct BareMachine {
    folder: TempDir,
    /// A program that is started while another copy is written would hold that copy open, and it could not be run.
    _alone: MutexGuard<'static, ()>,
}

static ALONE: Mutex<()> = Mutex::new(());

impl BareMachine {
    fn new() -> BareMachine {
        let machine = BareMachine {
            _alone: ALONE.lock().unwrap_or_else(PoisonError::into_inner),
            folder: TempDir::new().expect("a scratch folder"),
        };
        let root = env!("CARGO_MANIFEST_DIR");
        let work = machine.work();
        fs::create_dir(&work).expect("made");
        fs::write(work.join("a.pgn"), GAME).expect("written");
        let report = Path::new(root).join("fixtures/tournaments/swiss.trf");
        fs::copy(report, work.join("swiss.trf")).expect("copied");
        // Where the program was built, another user may not come.
        fs::copy(env!("CARGO_BIN_EXE_arbiter"), machine.program()).expect("copied");
        for (path, mode) in [
            (machine.folder.path().to_owned(), 0o755),
            (machine.program(), 0o755),
            (work.join("a.pgn"), 0o444),
            (work.join("swiss.trf"), 0o444),
            (work, 0o555),
        ] {
            fs::set_permissions(path, Permissions::from_mode(mode)).expect("allowed");
        }
        machine
    }

    fn work(&self) -> PathBuf {
        self.folder.path().join("work")
    }

    fn program(&self) -> PathBuf {
        self.folder.path().join("arbiter")
    }

    fn run(&self, arguments: &[&str]) -> Output {
        let mut command = Command::new(self.program());
        command
            .args(arguments)
            .env_clear()
            // Where the environment names none, the system has a folder for everybody.
            .env("TMPDIR", "/no/such/folder")
            .current_dir(self.work());
        if arguments.contains(&"-") {
            command.stdin(File::open(self.work().join("a.pgn")).expect("readable"));
        }
        if fs::metadata(self.folder.path()).expect("there").uid() == 0 {
            command.uid(NOBODY).gid(NOBODY);
        }
        command.output().expect("it runs")
    }
}

fn on_a_usual_machine(arguments: &[&str], machine: &BareMachine) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_arbiter"));
    command
        .args(arguments)
        .env("LC_ALL", "C")
        .current_dir(machine.work());
    if arguments.contains(&"-") {
        command.stdin(File::open(machine.work().join("a.pgn")).expect("readable"));
    }
    command.output().expect("it runs")
}

#[test]
fn what_goes_to_standard_output_needs_nothing_of_the_machine() {
    let machine = BareMachine::new();
    for (arguments, status) in [
        (&["audit", "a.pgn", "--out", "-"][..], 1),
        (&["audit", "-", "--out", "-", "--format", "jsonl"], 1),
        (
            &["audit", ".", "--out", "-", "--threads", "2", "--suggest"],
            1,
        ),
        (&["normalise", "a.pgn", "--out", "-"], 1),
        (&["standings", "swiss.trf", "--out", "-"], 0),
        (&["position", "--game", "a.pgn#1", "--ply", "4"], 0),
        (&["explain", "MOV001"], 0),
        (&["laws", "2014"], 0),
        (&["alphabets"], 0),
        (&["completions", "bash"], 0),
        (&["man", "audit"], 0),
        (&["--help"], 0),
    ] {
        let bare = machine.run(arguments);
        let told = String::from_utf8_lossy(&bare.stderr);
        assert_eq!(bare.status.code(), Some(status), "{arguments:?}: {told}");
        assert!(!bare.stdout.is_empty(), "{arguments:?}: {told}");
        let usual = on_a_usual_machine(arguments, &machine);
        assert!(bare.stdout == usual.stdout, "{arguments:?}: {told}");
    }
    let names = fs::read_dir(machine.work()).expect("a folder");
    assert_eq!(names.count(), 2, "nothing was left there");
}

#[test]
fn reports_that_have_no_place_are_refused_with_the_folder_and_what_to_do() {
    let machine = BareMachine::new();
    let refused = machine.run(&["audit", "a.pgn"]);
    let told = String::from_utf8_lossy(&refused.stderr);
    assert_eq!(refused.status.code(), Some(2), "{told}");
    let sentence = "the folder reports could not be made (Permission denied";
    assert!(told.contains(sentence), "{told}");
}

/// Programs of others are looked for in the folders of `PATH`: where there is none, none is run, and that is told.
#[test]
fn without_a_path_no_program_is_run_and_the_pairings_are_left_undecided() {
    let machine = BareMachine::new();
    let arguments = ["pairings", "swiss.trf", "--system", "dutch", "--out", "-"];
    let ran = machine.run(&arguments);
    let told = String::from_utf8_lossy(&ran.stderr);
    let table = String::from_utf8_lossy(&ran.stdout);
    let undecided = "undecidable,no pairing program has judged it";
    assert!(table.contains(undecided), "{told}{table}");
    assert!(!table.contains(",correct,"), "{table}");
}
