//! What cannot be read, written or understood: status 2, and a sentence that names the culprit and the remedy.

use std::fs;

#[cfg(unix)]
use crate::scratch::column;
use crate::scratch::{LINES, Ran, Scratch, clean, illegal, many};

fn refused_with(arguments: &[&str]) -> Ran {
    Scratch::with_games(clean(1)).audit_games(arguments)
}

#[test]
fn no_path_at_all() {
    let scratch = Scratch::new();
    scratch
        .audit(&[])
        .refused(&["no path was given", "- for standard input"]);
}

#[test]
fn a_missing_file_is_told_before_anything_is_written() {
    let scratch = Scratch::with_games(clean(1));
    scratch
        .audit_games(&["gone.pgn"])
        .refused(&["gone.pgn does not exist", "check the spelling"]);
    assert!(!scratch.path().join("reports").exists());
}

#[test]
fn a_folder_without_games() {
    let scratch = Scratch::new();
    scratch.file("papers/letter.txt", "Dear arbiter,\nthe clocks are late.\n");
    scratch.audit(&["papers"]).refused(&[
        "no game found in the folder papers",
        "name the folder or file that does",
    ]);
    fs::create_dir(scratch.path().join("empty")).expect("created");
    scratch
        .audit(&["empty"])
        .refused(&["no game found in the folder empty"]);
}

#[test]
fn a_named_file_that_holds_no_game() {
    let scratch = Scratch::new();
    let binary: Vec<u8> = (0..4096u32).map(|n| (n * n % 251) as u8).collect();
    scratch.file("picture.png", binary);
    scratch.file("empty.pgn", "");
    scratch.file("letter.txt", "Dear arbiter,\nthe clocks are late.\n");
    scratch
        .audit(&["picture.png"])
        .refused(&["no game found in picture.png", "name a PGN file"]);
    scratch
        .audit(&["empty.pgn"])
        .refused(&["no game found in empty.pgn", "it is empty"]);
    scratch
        .audit(&["letter.txt"])
        .refused(&["no game found in letter.txt"]);
}

#[test]
fn the_other_files_are_judged_all_the_same() {
    let scratch = Scratch::with_games(illegal(1));
    scratch.file("empty.pgn", "");
    let ran = scratch.audit(&["empty.pgn", "games.pgn", "--quiet"]);
    ran.refused(&["empty.pgn"]);
    assert_eq!(scratch.codes(), ["MOV001"]);
    let errors = &scratch.summary()["input_errors"];
    assert_eq!(errors.as_array().map(Vec::len), Some(1));
}

#[test]
fn a_torn_archive_is_judged_up_to_the_damage() {
    // Enough text that no compressor holds all of it back for one block.
    let text = [illegal(1), many(2, 30_000)].concat();
    let packed = zstd::encode_all(text.as_bytes(), 1).expect("packed");
    let scratch = Scratch::new();
    scratch.file("torn.pgn.zst", &packed[..packed.len() * 3 / 4]);
    scratch.audit(&["torn.pgn.zst", "--quiet"]).refused(&[
        "torn.pgn.zst is damaged",
        "zstd",
        "fetch or copy the file again",
    ]);
    let games = scratch.games();
    assert!(games.len() > 10_000, "{} games", games.len());
    for (at, game) in games.iter().enumerate().take(games.len() - 1) {
        assert_eq!(game["game"], (at + 1).to_string());
        assert_eq!(game["line"], (at as u64 * LINES + 1).to_string());
        assert_eq!(&game["status"], if at == 0 { "findings" } else { "clean" });
    }
}

#[test]
fn an_archive_that_is_none() {
    let scratch = Scratch::new();
    scratch.file("games.zip", "PK\x03\x04 and then nothing of the kind");
    scratch
        .audit(&["games.zip"])
        .refused(&["games.zip is damaged", "zip"]);
}

#[test]
fn an_output_folder_that_cannot_be_made() {
    let scratch = Scratch::with_games(clean(1));
    for out in ["games.pgn", "games.pgn/reports"] {
        scratch
            .audit_games(&["--out", out])
            .refused(&[&format!("the folder {out} could not be made"), "--out"]);
    }
    assert_eq!(
        fs::read_to_string(scratch.path().join("games.pgn")).expect("still there"),
        clean(1)
    );
}

#[cfg(target_os = "linux")]
#[test]
fn standard_output_on_a_full_disk() {
    let scratch = Scratch::with_games(illegal(1));
    let full = fs::File::options()
        .write(true)
        .open("/dev/full")
        .expect("a full disk");
    let mut command = std::process::Command::new(assert_cmd::cargo::cargo_bin!("arbiter"));
    let output = command
        .args(["audit", "games.pgn", "--out", "-", "--quiet"])
        .env("LC_ALL", "C")
        .current_dir(scratch.path())
        .stdout(full)
        .output()
        .expect("the program runs");
    assert_eq!(output.status.code(), Some(2));
    let message = String::from_utf8_lossy(&output.stderr);
    assert!(
        message.contains("standard output could not be written"),
        "{message}"
    );
}

#[test]
fn values_that_do_not_exist_are_refused_with_a_choice() {
    for (arguments, parts) in [
        (
            ["--select", "MVO"],
            ["no rule is called 'MVO'", "arbiter explain"],
        ),
        (
            ["--ignore", "END999"],
            ["no rule is called 'END999'", "arbiter explain"],
        ),
        (
            ["--format", "xls"],
            ["--format xls: no such format", "csv, json, jsonl"],
        ),
        (["--laws", "1999"], ["--laws 1999: no such edition", "2018"]),
        (
            ["--alphabet", "de,xx"],
            ["--alphabet xx: no such alphabet", "arbiter alphabets"],
        ),
        (
            ["--encoding", "ebcdic"],
            ["--encoding ebcdic: no such encoding", "windows-1252"],
        ),
        (["--lang", "tlh"], ["--lang tlh: no such language", "en"]),
        (["--threads", "0"], ["--threads 0", "at least one"]),
        (
            ["--threads", "100000"],
            ["--threads 100000", "at most 1024"],
        ),
        (["--threads", "many"], ["invalid value 'many'", "--threads"]),
        (["--fail-on", "note"], ["invalid value 'note'", "never"]),
        (["--color", "blue"], ["invalid value 'blue'", "always"]),
        (["--colour", "never"], ["--colour", "--color"]),
    ] {
        refused_with(&arguments).refused(&parts);
    }
}

#[test]
fn a_flag_whose_part_is_not_built_is_refused_and_nothing_is_written() {
    let scratch = Scratch::with_games(clean(1));
    let ran = scratch.audit_games(&["--resume"]);
    ran.refused(&["--resume", "not built yet"]);
    assert!(!scratch.path().join("reports").exists());
}

#[test]
fn a_list_of_accepted_findings_that_cannot_be_read() {
    let scratch = Scratch::with_games(illegal(1));
    let accepted = |text: &str| {
        scratch.file("accepted.csv", text);
        scratch.audit_games(&["--accepted", "accepted.csv"])
    };
    scratch
        .audit_games(&["--accepted", "gone.csv"])
        .refused(&["gone.csv"]);
    accepted("file,game,why\n").refused(&["accepted.csv", "file, game, rule, reason"]);
    accepted("file,game,rule,reason\ngames.pgn,one,MOV001,seen\n").refused(&[
        "accepted.csv, line 2",
        "'one'",
        "number of a game",
    ]);
    accepted("file,game,rule,reason\ngames.pgn,1,MOV001,seen\ngames.pgn,1,MOV,seen\n").refused(&[
        "accepted.csv, line 3",
        "'MOV'",
        "code of a rule",
    ]);
}

#[cfg(unix)]
#[test]
fn a_link_to_nothing_in_a_folder_is_told_and_the_rest_is_judged() {
    let scratch = Scratch::new();
    scratch.file("games/a.pgn", clean(1));
    scratch.file("games/c.pgn", clean(2));
    std::os::unix::fs::symlink("gone.pgn", scratch.path().join("games/b.pgn")).expect("linked");
    scratch
        .audit(&["games", "--quiet"])
        .refused(&["games/b.pgn does not exist"]);
    assert_eq!(
        column(&scratch.games(), "file"),
        ["games/a.pgn", "games/c.pgn"]
    );
}

#[test]
fn a_folder_named_like_a_game_is_a_folder() {
    let scratch = Scratch::new();
    scratch.file("round1.pgn/board1.pgn", clean(1));
    assert_eq!(scratch.audit(&["round1.pgn"]).status, 0);
    assert_eq!(&scratch.games()[0]["file"], "round1.pgn/board1.pgn");
}

#[cfg(unix)]
#[test]
fn links_that_lead_in_circles_are_walked_once() {
    let scratch = Scratch::new();
    scratch.file("games/a.pgn", clean(1));
    std::os::unix::fs::symlink("../games", scratch.path().join("games/again")).expect("linked");
    std::os::unix::fs::symlink("loop", scratch.path().join("loop")).expect("linked");
    assert_eq!(scratch.audit(&["games"]).status, 0);
    assert_eq!(scratch.games().len(), 1);
    scratch.audit(&["loop"]).refused(&["loop"]);
}
