//! What README.md and docs/guide.md show is what the program does. Every block of `console` is run as a user would: each
//! line behind `$ ` by the shell, in a folder that has `fixtures` and `docs`. The lines that follow must come out of it;
//! `…` stands for any text in a line, and alone on a line for any lines.
#![cfg(unix)]

use std::env;
use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::process::Command;

/// A command of a page, where it stands, and the lines shown under it.
struct Shown {
    line: usize,
    command: String,
    output: Vec<String>,
}

fn blocks(page: &str) -> Vec<Shown> {
    let mut found: Vec<Shown> = Vec::new();
    let mut is_console = false;
    for (index, line) in page.lines().enumerate() {
        match line.strip_prefix("$ ") {
            _ if line.starts_with("```") => is_console = line == "```console",
            Some(command) if is_console => found.push(Shown {
                line: index + 1,
                command: command.to_owned(),
                output: Vec::new(),
            }),
            _ if is_console => {
                let last = found.last_mut().expect("a block begins with a command");
                last.output.push(line.to_owned());
            }
            _ => {}
        }
    }
    found
}

/// Does this line look as the page has it?
fn is_like(shown: &str, line: &str) -> bool {
    match shown.split_once('…') {
        None => shown == line,
        Some((head, tail)) => line.strip_prefix(head).is_some_and(|rest| {
            let ends = rest.char_indices().map(|(at, _)| at).chain([rest.len()]);
            ends.into_iter().any(|at| is_like(tail, &rest[at..]))
        }),
    }
}

/// Do these lines look as the page has them?
fn are_like(shown: &[String], lines: &[&str]) -> bool {
    match shown.split_first() {
        None => lines.is_empty(),
        Some((first, rest)) if first == "…" => {
            (0..=lines.len()).any(|left_out| are_like(rest, &lines[left_out..]))
        }
        Some((first, rest)) => lines.split_first().is_some_and(|(line, others)| {
            is_like(first, line.trim_end()) && are_like(rest, others)
        }),
    }
}

/// What a terminal would show.
fn shell(command: &str, folder: &Path) -> String {
    let program = Path::new(assert_cmd::cargo::cargo_bin!("arbiter"));
    let beside = program.parent().expect("a folder").to_path_buf();
    let others = env::var_os("PATH").unwrap_or_default();
    let path = env::join_paths([beside].into_iter().chain(env::split_paths(&others)));
    let output = Command::new("sh")
        .args(["-c", &format!("{{ {command}\n}} 2>&1")])
        .env("LC_ALL", "C")
        .current_dir(folder)
        .env("PATH", path.expect("folders"))
        .output()
        .expect("a shell");
    String::from_utf8(output.stdout).expect("UTF-8")
}

fn holds(name: &str) {
    let repository = Path::new(env!("CARGO_MANIFEST_DIR"));
    let scratch = tempfile::tempdir().expect("a scratch folder");
    for folder in ["fixtures", "docs"] {
        symlink(repository.join(folder), scratch.path().join(folder)).expect("a link");
    }
    let page = fs::read_to_string(repository.join(name)).expect("a page");
    let blocks = blocks(&page);
    assert!(!blocks.is_empty(), "{name} shows no command");
    let mut wrong = String::new();
    for Shown {
        line,
        command,
        output,
    } in blocks
    {
        let came = shell(&command, scratch.path());
        let lines: Vec<&str> = came.trim_end().lines().collect();
        if !are_like(&output, &lines) {
            wrong += &format!("{name}, line {line}: $ {command}\nshows something else:\n{came}\n");
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

#[test]
fn the_readme_shows_what_the_program_does() {
    holds("README.md");
}

#[test]
fn the_guide_shows_what_the_program_does() {
    holds("docs/guide.md");
}

#[test]
fn dots_stand_for_what_is_left_out_and_nothing_else() {
    assert!(is_like("in … s (… games/s)", "in 0.01 s (428 games/s)"));
    assert!(!is_like("in … s", "in 0.01 s (428 games/s)"));
    let shown = ["a", "…", "d"].map(str::to_owned);
    assert!(are_like(&shown, &["a", "b", "c", "d"]) && are_like(&shown, &["a", "d"]));
    assert!(!are_like(&shown, &["a", "b"]) && !are_like(&shown, &["b", "d"]));
}
