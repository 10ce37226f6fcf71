//! Data flows one way through the folders of `src`. This test prints which folder uses which, and fails where an arrow
//! points backwards.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The folders and files of `src`, in the order of the drawing in ARCHITECTURE.md: each may use those before it.
const ORDER: [&str; 25] = [
    "steps",
    "system",
    "checkpoint",
    "board",
    "fact",
    "points",
    "table",
    "notation",
    "input",
    "replay",
    "laws",
    "event",
    "lists",
    "judgement",
    "rules",
    "repair",
    "audit",
    "rating",
    "tournament",
    "engines",
    "crosscheck",
    "report",
    "extract",
    "library",
    "commands",
];

fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// Every file below a folder, or the file itself.
fn files(path: &Path) -> Vec<PathBuf> {
    if path.is_file() {
        return vec![path.to_owned()];
    }
    let mut found = Vec::new();
    for entry in fs::read_dir(path).expect("a folder of the source") {
        found.extend(files(&entry.expect("an entry").path()));
    }
    found
}

/// The folders that a file uses. Its tests may use any.
fn used(text: &str) -> BTreeSet<String> {
    let text = text.split("#[cfg(test)]").next().unwrap_or_default();
    let mut names = BTreeSet::new();
    for part in text.split("crate::").skip(1) {
        let end = part
            .find(|c: char| !c.is_ascii_alphanumeric() && c != '_')
            .unwrap_or(part.len());
        names.insert(part[..end].to_owned());
    }
    names
}

/// For each folder, the folders it uses, each with the first file that does.
fn arrows() -> BTreeMap<&'static str, BTreeMap<&'static str, PathBuf>> {
    let mut arrows: BTreeMap<_, BTreeMap<_, _>> = BTreeMap::new();
    for from in ORDER {
        let folder = source().join(from);
        let path = match folder.is_dir() {
            true => folder,
            false => folder.with_extension("rs"),
        };
        for file in files(&path) {
            let is_rust = file.extension().is_some_and(|extension| extension == "rs");
            let is_test = file
                .iter()
                .any(|part| part == "tests" || part == "tests.rs");
            if !is_rust || is_test {
                continue;
            }
            let names = used(&fs::read_to_string(&file).expect("a source file"));
            for to in ORDER
                .into_iter()
                .filter(|to| *to != from && names.contains(*to))
            {
                arrows
                    .entry(from)
                    .or_default()
                    .entry(to)
                    .or_insert_with(|| file.clone());
            }
        }
    }
    arrows
}

#[test]
fn no_folder_uses_one_behind_it() {
    let arrows = arrows();
    let place = |name: &str| ORDER.iter().position(|folder| *folder == name);
    let mut backwards = Vec::new();
    for (row, from) in ORDER.into_iter().enumerate() {
        let targets = arrows.get(from).cloned().unwrap_or_default();
        let marks: Vec<&str> = ORDER
            .into_iter()
            .map(|to| if targets.contains_key(to) { "x" } else { "." })
            .collect();
        println!("{from:>9}  {}", marks.join(" "));
        for (to, file) in targets {
            if place(to) > Some(row) {
                backwards.push(format!("{} uses {to}", file.display()));
            }
        }
    }
    assert!(!arrows.is_empty(), "the source was read");
    assert!(backwards.is_empty(), "{}", backwards.join("\n"));
}

/// A folder that stands in no order could point anywhere.
#[test]
fn every_folder_has_its_place() {
    for entry in fs::read_dir(source()).expect("the source") {
        let path = entry.expect("an entry").path();
        let name = path
            .file_stem()
            .expect("a name")
            .to_string_lossy()
            .into_owned();
        let is_known = ORDER.contains(&&*name) || ["lib", "main"].contains(&&*name);
        assert!(is_known, "{name} has no place in the order of folders");
    }
}

#[test]
fn uses_are_seen_wherever_they_stand() {
    let text = "use crate::board::Square;\nfn f() { crate::laws::x(); }\n#[cfg(test)]\nmod tests { use crate::report::y; }";
    let names: Vec<String> = used(text).into_iter().collect();
    assert_eq!(names, ["board", "laws"]);
}

/// What differs between systems stands in one small file, with a fallback for each.
#[test]
fn one_file_alone_asks_which_system_it_runs_on() {
    let asks = [
        "cfg(unix)",
        "cfg(not(unix))",
        "cfg(windows)",
        "cfg(target",
        "std::os::",
        "libc::",
        "\"/proc",
        "\"/dev/",
    ];
    assert_eq!(files_that_say(&asks), ["src/system.rs"]);
}

/// The program opens no connection, and runs other programs only where a pairing is to be checked.
#[test]
fn nothing_is_sent_anywhere_and_one_folder_alone_runs_programs() {
    assert!(files_that_say(&["std::net", "net::", "UnixStream"]).is_empty());
    let run = files_that_say(&["process::Command", "Command::new(", "process::{Child"]);
    assert_eq!(run, ["src/engines/mod.rs", "src/engines/run.rs"]);
}

/// The solver brings a crate that nobody looks after any more (`deny.toml`): it is named in one folder only.
#[test]
fn the_solver_is_named_in_one_file() {
    let named = files_that_say(&["chasolver::", "chess::Board", "use chess::"]);
    assert_eq!(named, ["src/laws/mating/solver.rs"]);
}

/// The files of `src` with one of these words, their tests and comments left out, in order.
fn files_that_say(words: &[&str]) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for file in files(&source()) {
        let is_rust = file.extension().is_some_and(|extension| extension == "rs");
        let is_test = file
            .iter()
            .any(|part| part == "tests" || part == "tests.rs");
        if !is_rust || is_test {
            continue;
        }
        let text = fs::read_to_string(&file).expect("a source file");
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        let mut lines = code
            .lines()
            .filter(|line| !line.trim_start().starts_with("//"));
        if lines.any(|line| words.iter().any(|word| line.contains(word))) {
            let below = file.strip_prefix(env!("CARGO_MANIFEST_DIR"));
            let parts: Vec<_> = below.expect("below the package").iter().collect();
            let parts: Vec<_> = parts.iter().map(|part| part.to_string_lossy()).collect();
            found.push(parts.join("/"));
        }
    }
    found.sort();
    found
}
