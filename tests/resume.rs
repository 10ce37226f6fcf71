//! A run that was interrupted, however often and wherever, goes on with `--resume`, and its reports are those of a run that
//! nobody interrupted. What is not the same run any more is refused, with the reason.

#![cfg(unix)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::SystemTime;

use tempfile::TempDir;

/// The reports, but for the summary.
const REPORTS: [&str; 8] = [
    "findings.csv",
    "games.csv",
    "claims.csv",
    "findings.json",
    "games.json",
    "claims.json",
    "games.jsonl",
    "report.html",
];

/// A folder with games, and what runs on them write.
struct Desk {
    folder: TempDir,
}

impl Desk {
    /// Two files of games, packed and plain, and one that is none: with errors, claims, copies of earlier games and decisions.
    fn new() -> Desk {
        let desk = Desk {
            folder: TempDir::new().expect("a scratch folder"),
        };
        let games = desk.path("games");
        fs::create_dir(&games).expect("made");
        fs::write(games.join("a.pgn"), archive(0, 220)).expect("written");
        let packed = zstd::encode_all(archive(180, 220).as_bytes(), 1).expect("packed");
        fs::write(games.join("b.pgn.zst"), packed).expect("written");
        fs::write(games.join("c.txt"), "nothing of the kind").expect("written");
        let decided = "file,game,rule,reason\n".to_owned()
            + &format!(
                "{0}/a.pgn,3,MOV001,seen\n{0}/a.pgn,9,END001,nothing\n",
                games.display()
            );
        fs::write(desk.path("accepted.csv"), decided).expect("written");
        desk
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn audit(&self, out: &str) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_arbiter"));
        command
            .env("LC_ALL", "C")
            .arg("audit")
            .arg(self.path("games"));
        command.args(["--format", "csv,json,jsonl,html", "--no-progress"]);
        command.args(["--block-size", "3000", "--checkpoint-every", "1"]);
        command.arg("--accepted").arg(self.path("accepted.csv"));
        command.arg("--out").arg(self.path(out));
        command
    }

    fn whole(&self) -> Output {
        self.audit("whole").output().expect("it runs")
    }

    /// Begins a run and kills it when it has kept so many checkpoints; says whether that came before its end.
    fn killed(&self, out: &str, checkpoints: usize, resume: bool) -> bool {
        let mut command = self.audit(out);
        if resume {
            command.arg("--resume");
        }
        let child = command.stderr(Stdio::null()).spawn().expect("it begins");
        kill_behind(child, &self.path(out), checkpoints)
    }

    fn resumed(&self, out: &str, more: &[&str]) -> Output {
        let mut command = self.audit(out);
        command
            .arg("--resume")
            .args(more)
            .output()
            .expect("it runs")
    }

    /// Holds the reports of a run against those of one that nobody interrupted.
    fn assert_as_whole(&self, out: &str) {
        for name in REPORTS {
            let [own, whole] = [out, "whole"].map(|folder| fs::read(self.path(folder).join(name)));
            assert!(own.expect("a report") == whole.expect("a report"), "{name}");
        }
        assert_eq!(self.summary(out), self.summary("whole"));
        let mut left: Vec<_> = fs::read_dir(self.path(out)).expect("a folder").collect();
        left.retain(|entry| {
            let name = entry.as_ref().expect("an entry").file_name();
            name.to_string_lossy().starts_with('.')
        });
        assert!(left.is_empty(), "{left:?}");
    }

    /// The summary, its times aside.
    fn summary(&self, out: &str) -> serde_json::Value {
        let text = fs::read_to_string(self.path(out).join("summary.json")).expect("a summary");
        let mut summary: serde_json::Value = serde_json::from_str(&text).expect("JSON");
        summary.as_object_mut().expect("an object").remove("times");
        summary
    }
}

/// Games that differ: some right, some with an illegal move, a wrong result, a claim or a double.
fn archive(first: usize, games: usize) -> String {
    const MOVES: [&str; 5] = [
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 1-0",
        "1. f3 e5 2. g4 Qh4# 1/2-1/2",
        "1. e4 e5 2. Ke3 Nc6 3. Nf3 Nf6 0-1",
        "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 {[%claim threefold Ng8]} 1/2-1/2",
        "1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7 5. e3 O-O 6. Nf3 Nbd7 1-0",
    ];
    let game = |number: usize| {
        let moves = MOVES[number * number % MOVES.len()];
        let result = moves.rsplit(' ').next().expect("a result");
        format!(
            "[Event \"Open {}\"]\n[Site \"Here\"]\n[Date \"2024.05.{:02}\"]\n[Round \"{}\"]\n\
             [White \"Player, {}\"]\n[Black \"Other, {}\"]\n[Result \"{result}\"]\n\n{moves}\n\n",
            number / 50,
            1 + number % 28,
            1 + number % 9,
            number % 97,
            number % 89,
        )
    };
    (first..first + games).map(game).collect()
}

fn changed(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).and_then(|found| found.modified()).ok()
}

/// Kills the run as soon as it has kept so many checkpoints.
fn kill_behind(mut child: Child, out: &Path, checkpoints: usize) -> bool {
    let checkpoint = out.join(".arbiter.checkpoint");
    let mut last = changed(&checkpoint);
    let mut seen = 0;
    while seen < checkpoints && child.try_wait().expect("its status").is_none() {
        let now = changed(&checkpoint);
        if now.is_some() && now != last {
            last = now;
            seen += 1;
        }
    }
    child.kill().expect("killed");
    child.wait().expect("it ends").code().is_none()
}

fn told(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn a_run_that_is_killed_anywhere_goes_on_to_the_same_reports() {
    let desk = Desk::new();
    let whole = desk.whole();
    assert_eq!(whole.status.code(), Some(1), "{}", told(&whole));
    let mut went_on = 0;
    for checkpoints in 0..12 {
        let out = format!("out{checkpoints}");
        desk.killed(&out, checkpoints, false);
        let resumed = desk.resumed(&out, &[]);
        assert_eq!(resumed.status.code(), Some(1), "{}", told(&resumed));
        went_on += usize::from(told(&resumed).contains("goes on behind"));
        desk.assert_as_whole(&out);
    }
    assert!(went_on > 6, "{went_on} of 12 went on behind a checkpoint");
}

#[test]
fn a_run_that_is_killed_again_and_again_comes_to_its_end() {
    let desk = Desk::new();
    desk.whole();
    let mut times = 0;
    while desk.killed("out", 3, true) && times < 40 {
        times += 1;
    }
    assert!(times > 3, "killed {times} times");
    let last = desk.resumed("out", &[]);
    assert_eq!(last.status.code(), Some(1), "{}", told(&last));
    desk.assert_as_whole("out");
}

#[test]
fn any_number_of_threads_goes_on() {
    let desk = Desk::new();
    desk.whole();
    assert!(desk.killed("out", 4, false));
    let resumed = desk.resumed("out", &["--threads", "1"]);
    assert!(
        told(&resumed).contains("goes on behind"),
        "{}",
        told(&resumed)
    );
    desk.assert_as_whole("out");
}

#[test]
fn a_run_that_is_asked_to_end_says_that_it_can_be_continued() {
    let desk = Desk::new();
    desk.whole();
    let child = desk.audit("out").stderr(Stdio::piped()).spawn();
    let mut child = child.expect("it begins");
    let checkpoint = desk.path("out").join(".arbiter.checkpoint");
    while !checkpoint.exists() && child.try_wait().expect("its status").is_none() {}
    let asked = Command::new("sh")
        .args(["-c", &format!("kill -INT {}", child.id())])
        .status();
    assert!(asked.expect("it is asked").success());
    let ended = child.wait_with_output().expect("it ends");
    assert_eq!(ended.status.code(), Some(130));
    assert!(
        told(&ended).contains("--resume goes on"),
        "{}",
        told(&ended)
    );
    assert!(checkpoint.exists());
    desk.resumed("out", &[]);
    desk.assert_as_whole("out");
}

#[test]
fn another_run_is_refused_with_the_reason_and_nothing_is_lost() {
    let desk = Desk::new();
    desk.whole();
    assert!(desk.killed("out", 4, false));
    let refused = |more: &[&str], reason: &str| {
        let refused = desk.resumed("out", more);
        assert_eq!(refused.status.code(), Some(2), "{more:?}");
        assert!(told(&refused).contains(reason), "{}", told(&refused));
        assert!(!desk.path("out").join("games.csv").exists());
    };
    refused(
        &["--laws", "2018"],
        "--laws was \"auto\" in the interrupted run and is \"2018\" now",
    );
    refused(&["--ignore", "HDR"], "--ignore was \"\"");
    refused(&["--lang", "ca"], "--lang");
    let games = desk.path("games");
    let new = games.join("d.pgn");
    fs::write(&new, archive(0, 1)).expect("written");
    refused(&[], "d.pgn was not there in the interrupted run");
    fs::remove_file(new).expect("removed");
    let away = desk.path("away.zst");
    fs::rename(games.join("b.pgn.zst"), &away).expect("moved");
    refused(
        &[],
        "b.pgn.zst was read by the interrupted run and is not among the files now",
    );
    fs::rename(away, games.join("b.pgn.zst")).expect("moved");
    let decisions = fs::read(desk.path("accepted.csv")).expect("read");
    fs::write(desk.path("accepted.csv"), decisions).expect("written");
    refused(
        &[],
        "accepted.csv has been changed since the interrupted run",
    );
}

/// The stamps of files say nothing, because somebody has put the old time back: what was cut into blocks still tells.
#[test]
fn other_games_under_the_same_stamps_are_refused() {
    let desk = Desk::new();
    assert!(desk.killed("out", 4, false));
    let file = desk.path("games").join("a.pgn");
    let before = changed(&file).expect("its time");
    let text = fs::read_to_string(&file).expect("read");
    let other = text.replacen("Player, 1\"", "Play, 1\"", 1) + "  ";
    assert_eq!(text.len(), other.len());
    fs::write(&file, other).expect("written");
    let handle = fs::File::options().write(true).open(&file).expect("opened");
    handle.set_modified(before).expect("set");
    let refused = desk.resumed("out", &[]);
    assert_eq!(refused.status.code(), Some(2));
    let reason = "the input is not what the interrupted run has read";
    assert!(told(&refused).contains(reason), "{}", told(&refused));
    assert!(desk.path("out").join(".arbiter.checkpoint").exists());
}

#[test]
fn regulations_that_have_appeared_since_are_refused() {
    let desk = Desk::new();
    assert!(desk.killed("out", 4, false));
    let event = "[event]\nname = \"Open\"\nlaws = \"2018\"\n";
    fs::write(desk.path("games").join("event.toml"), event).expect("written");
    let refused = desk.resumed("out", &[]);
    assert_eq!(refused.status.code(), Some(2), "{}", told(&refused));
}

#[test]
fn without_a_checkpoint_the_run_begins_at_the_start_and_says_so() {
    let desk = Desk::new();
    desk.whole();
    let begun = desk.resumed("out", &[]);
    assert_eq!(begun.status.code(), Some(1));
    let reason = "the run begins at the start";
    assert!(told(&begun).contains(reason), "{}", told(&begun));
    desk.assert_as_whole("out");
}

#[test]
fn a_new_run_tells_what_it_gives_up() {
    let desk = Desk::new();
    desk.whole();
    assert!(desk.killed("out", 4, false));
    let anew = desk.audit("out").output().expect("it runs");
    let reason = "could have been continued with --resume";
    assert!(told(&anew).contains(reason), "{}", told(&anew));
    desk.assert_as_whole("out");
}

#[test]
fn a_checkpoint_that_is_damaged_or_has_lost_its_files_is_refused() {
    let desk = Desk::new();
    for lose in [true, false] {
        assert!(desk.killed("out", 4, false));
        match lose {
            true => fs::remove_file(desk.path("out").join(".arbiter.games.csv.part")),
            false => fs::write(
                desk.path("out").join(".arbiter.checkpoint"),
                "no checkpoint",
            ),
        }
        .expect("done");
        let refused = desk.resumed("out", &[]);
        assert_eq!(refused.status.code(), Some(2), "{}", told(&refused));
        fs::remove_dir_all(desk.path("out")).expect("removed");
    }
}

#[test]
fn what_cannot_be_continued_says_so_at_once() {
    let desk = Desk::new();
    let refused = |arguments: &[&str], reason: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_arbiter"));
        command.env("LC_ALL", "C").args(["audit", "--resume"]);
        command.current_dir(desk.folder.path());
        let output = command.args(arguments).stdin(Stdio::null()).output();
        let output = output.expect("it runs");
        assert_eq!(output.status.code(), Some(2));
        assert!(told(&output).contains(reason), "{}", told(&output));
    };
    refused(
        &["games", "--out", "-", "--format", "csv"],
        "standard output",
    );
    refused(&["-"], "through a pipe");
    refused(
        &["games", "--format", "xlsx"],
        "cannot go on in the middle of xlsx",
    );
    refused(&["games", "--write-accepted", "a.csv"], "--write-accepted");
}
