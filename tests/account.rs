//! The account of a run: every byte that was read stands in a game or in a gap that says why not, every file that was
//! met stands in the summary, no file is read twice, and one that changes while it is read is told.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;
use tempfile::TempDir;
use zip::write::SimpleFileOptions;

const GAME: &str = "[Event \"a\"]\n[Site \"x\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 1-0\n\n";

fn scratch(files: &[(&str, &[u8])]) -> TempDir {
    let folder = TempDir::new().expect("a scratch folder");
    for (name, bytes) in files {
        write(&folder.path().join(name), bytes);
    }
    folder
}

fn write(path: &Path, bytes: &[u8]) {
    fs::create_dir_all(path.parent().expect("inside the folder")).expect("created");
    fs::write(path, bytes).expect("written");
}

struct Ran {
    status: i32,
    stderr: String,
    summary: Value,
}

/// Audits inside the folder, with the reports beside it.
fn audit(folder: &TempDir, arguments: &[&str]) -> Ran {
    ran(folder, "audit", arguments, "summary.json")
}

fn ran(folder: &TempDir, command: &str, arguments: &[&str], summary: &str) -> Ran {
    let out = TempDir::new().expect("a scratch folder");
    let output = Command::new(assert_cmd::cargo::cargo_bin!("arbiter"))
        .env("LC_ALL", "C")
        .current_dir(folder.path())
        .arg(command)
        .args(arguments)
        .arg("--out")
        .arg(out.path())
        .output()
        .expect("it runs");
    let summary = fs::read_to_string(out.path().join(summary)).unwrap_or_default();
    Ran {
        status: output.status.code().expect("it ends by itself"),
        stderr: String::from_utf8_lossy(&output.stderr).into_owned(),
        summary: serde_json::from_str(&summary).unwrap_or_default(),
    }
}

impl Ran {
    fn list(&self, name: &str) -> &[Value] {
        self.summary[name].as_array().expect("a list")
    }

    /// The names in a list of the summary.
    fn names(&self, name: &str) -> Vec<&str> {
        let entries = self.list(name).iter();
        entries.map(|entry| text(&entry["file"])).collect()
    }

    /// The bytes of each file, by its name, after the account of every one has been checked.
    fn checked(&self) -> BTreeMap<&str, u64> {
        let mut bytes = BTreeMap::new();
        for entry in self.list("files") {
            let number = |name: &str| entry[name].as_u64().expect("a number");
            let gaps = entry["gaps"].as_array().expect("a list");
            let in_gaps: u64 = gaps.iter().map(|gap| gap["bytes"].as_u64().unwrap()).sum();
            assert_eq!(number("bytes_in_gaps"), in_gaps, "{entry}");
            assert_eq!(
                number("bytes"),
                number("bytes_in_games") + number("bytes_in_gaps"),
                "{entry}"
            );
            assert_eq!(number("games") > 0, number("bytes_in_games") > 0, "{entry}");
            let known = bytes.insert(text(&entry["file"]), number("bytes"));
            assert_eq!(known, None, "one entry for a file");
        }
        assert!(!self.stderr.contains("fault of arbiter"), "{}", self.stderr);
        bytes
    }
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

/// Every file under `fixtures`, with its name below that.
fn fixtures() -> Vec<(String, Vec<u8>)> {
    fn walk(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            match path.is_dir() {
                true => walk(&path, found),
                false => found.push(path),
            }
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures");
    let mut found = Vec::new();
    walk(&root, &mut found);
    found.sort();
    let name = |path: &Path| {
        path.strip_prefix(&root)
            .expect("below")
            .display()
            .to_string()
    };
    let fixtures = found
        .iter()
        .map(|path| (name(path), fs::read(path).expect("read")));
    fixtures.collect()
}

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    packed.write_all(bytes).expect("memory takes it");
    packed.finish().expect("memory takes it")
}

fn zip(members: &[(String, Vec<u8>)]) -> Vec<u8> {
    let mut archive = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    for (name, bytes) in members {
        let options = SimpleFileOptions::default();
        archive.start_file(name.as_str(), options).expect("started");
        archive.write_all(bytes).expect("written");
    }
    archive.finish().expect("finished").into_inner()
}

#[test]
fn every_fixture_is_accounted_for_plain_and_packed() {
    let fixtures = fixtures();
    assert!(fixtures.len() > 100);
    let folder = scratch(&[("all.zip", &zip(&fixtures))]);
    for (name, bytes) in &fixtures {
        write(&folder.path().join("plain").join(name), bytes);
        // The name keeps its own ending, which may break a tie about what a file is.
        write(
            &folder.path().join("gz").join(format!("{name}.gz")),
            &gzip(bytes),
        );
    }
    for command in ["audit", "rate"] {
        let (more, summary) = match command {
            "audit" => (&[][..], "summary.json"),
            _ => (&["--system", "pool"][..], "rating_summary.json"),
        };
        let arguments = [&["plain", "gz", "all.zip", "--quiet"], more].concat();
        let ran = ran(&folder, command, &arguments, summary);
        let read = ran.checked();
        let skipped = ran.names("skipped");
        let events: Vec<&str> = ran.list("events").iter().map(text).collect();
        let mut count = 0;
        for (name, bytes) in &fixtures {
            for file in [
                format!("plain/{name}"),
                format!("gz/{name}.gz"),
                format!("all.zip/{name}"),
            ] {
                match read.get(&*file) {
                    Some(length) => {
                        assert_eq!(*length, bytes.len() as u64, "{file}");
                        count += 1;
                    }
                    None => assert!(
                        skipped.contains(&&*file) || events.contains(&&*file),
                        "{file}: {}",
                        ran.stderr
                    ),
                }
            }
        }
        assert_eq!(count, read.len());
        assert!(count > 250, "{count}");
    }
}

/// The same numbers in every run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % limit.max(1) as u64).expect("small")
    }
}

fn utf16(text: &str, unit: fn(u16) -> [u8; 2]) -> Vec<u8> {
    text.encode_utf16().flat_map(unit).collect()
}

/// One of many ways in which a file is damaged on its way here.
fn mutate(bytes: &mut Vec<u8>, numbers: &mut Numbers) {
    let (from, to) = (numbers.below(bytes.len()), numbers.below(bytes.len()));
    let (from, to) = (from.min(to), from.max(to));
    match numbers.below(12) {
        0 => bytes.truncate(to),
        1 => drop(bytes.drain(..from)),
        2 => drop(bytes.drain(from..to)),
        3 => bytes.swap(from, to),
        4 => drop(bytes.splice(from..from, [0; 3])),
        5 => drop(bytes.splice(from..from, *b"\xEF\xBB\xBF")),
        6 => drop(bytes.splice(0..0, *b"\n \n\n")),
        7 => drop(bytes.splice(0..0, *b"Some words.\n\n")),
        8 => {
            let part = bytes[from..to].to_vec();
            bytes.splice(from..from, part);
        }
        9 => bytes
            .iter_mut()
            .filter(|byte| **byte == b'\n')
            .for_each(|byte| *byte = b'\r'),
        10 => drop(bytes.splice(from..from, [0xFF, 0xFE])),
        _ => drop(bytes.splice(from..from, [b'{', b'\r', b'[', 0x1A])),
    }
}

#[test]
fn files_that_were_damaged_in_thousands_of_ways_are_accounted_for() {
    let mut numbers = Numbers(0x9E37_79B9_7F4A_7C15);
    let mut fixtures = fixtures();
    fixtures.retain(|(name, _)| !name.ends_with(".snap"));
    let folder = TempDir::new().expect("a scratch folder");
    let mut expected = BTreeMap::new();
    for number in 0..4000 {
        let (name, bytes) = &fixtures[numbers.below(fixtures.len())];
        let extension = name.rsplit('.').next().expect("one at least");
        let mut bytes = bytes.clone();
        for _ in 0..=numbers.below(3) {
            mutate(&mut bytes, &mut numbers);
        }
        let mut length = Some(bytes.len() as u64);
        if number % 5 == 0 {
            let text = String::from_utf8_lossy(&bytes).replace('\0', "");
            let mark = ["", "\u{FEFF}"][numbers.below(2)];
            let text = format!("{mark}{text}");
            bytes = match numbers.below(2) {
                0 => utf16(&text, u16::to_le_bytes),
                _ => utf16(&text, u16::to_be_bytes),
            };
            length = Some(text.len() as u64);
            if number % 25 == 0 {
                // What comes out of a UTF-16 text that is damaged is not known beforehand.
                mutate(&mut bytes, &mut numbers);
                length = None;
            }
        }
        let mut name = format!("{number}.{extension}");
        // Where bytes are turned into UTF-8, their number is another: zeros may be UTF-16, and others an encoding of the East.
        let may_be_turned = bytes.contains(&0) || std::str::from_utf8(&bytes).is_err();
        if may_be_turned && number % 5 != 0 {
            length = None;
        }
        if number % 7 == 0 {
            bytes = gzip(&bytes);
            name += ".gz";
        }
        write(&folder.path().join("g").join(&name), &bytes);
        expected.insert(format!("g/{name}"), length);
    }
    let ran = audit(&folder, &["g", "--quiet"]);
    let read = ran.checked();
    let skipped = ran.names("skipped");
    for (file, length) in &expected {
        match (read.get(&**file), length) {
            (Some(read), Some(length)) => assert_eq!(read, length, "{file}"),
            (Some(_), None) => {}
            (None, _) => assert!(
                skipped.contains(&&**file) || ran.stderr.contains(file),
                "{file} is not accounted for"
            ),
        }
    }
    assert!(read.len() > 2500, "{}", read.len());
}

#[test]
fn where_a_limit_on_unpacking_ends_the_reading_every_byte_is_accounted_for() {
    let fixtures = fixtures();
    let folder = scratch(&[("all.zip", &zip(&fixtures))]);
    let mut names = Vec::new();
    for (name, bytes) in &fixtures {
        let sixteen = utf16(&String::from_utf8_lossy(bytes), u16::to_le_bytes);
        for (below, bytes) in [("8", bytes), ("16", &sixteen)] {
            let packed = format!("{below}/{name}.gz");
            write(&folder.path().join(&packed), &gzip(bytes));
            names.push(packed);
        }
        names.push(format!("all.zip/{name}"));
    }
    // In a tag, in a move, in the middle of a character, between two members.
    for limit in ["1", "99", "700", "3K", "20K", "150001"] {
        let ran = audit(
            &folder,
            &["8", "16", "all.zip", "--quiet", "--max-unpacked", limit],
        );
        assert_eq!(ran.status, 2, "{limit}: {}", ran.stderr);
        let read = ran.checked();
        let skipped = ran.names("skipped");
        for name in &names {
            assert!(
                read.contains_key(&**name)
                    || skipped.contains(&&**name)
                    || ran.stderr.contains(&format!("{name} unpacks to more than")),
                "{limit}: {name} is not accounted for"
            );
        }
        let unread = ran.list("skipped").iter();
        let unread = unread.filter(|entry| entry["reason"] == "behind_unpack_limit");
        assert!(unread.count() > 0, "{limit}");
    }
}

#[test]
fn the_game_at_which_a_limit_on_unpacking_ends_the_reading_is_named_and_a_gap() {
    let members = ["a.pgn", "b.pgn"].map(|name| (name.to_owned(), GAME.repeat(3).into_bytes()));
    let folder = scratch(&[("a.zip", &zip(&members))]);
    let limit = (2 * GAME.len() + 30).to_string();
    let ran = audit(&folder, &["a.zip", "--max-unpacked", &limit]);
    assert_eq!(ran.status, 2, "{}", ran.stderr);
    let told = "what stands before was read, but game 3, which begins on line 13, is cut off there and was not judged: if";
    assert!(ran.stderr.contains(told), "{}", ran.stderr);
    assert_eq!(ran.checked()["a.zip/a.pgn"], 2 * GAME.len() as u64 + 30);
    let entry = &ran.list("files")[0];
    assert_eq!(entry["games"], 2);
    assert_eq!(
        entry["gaps"],
        serde_json::json!([{"line": 13, "bytes": 30, "reason": "cut_off"}])
    );
    assert_eq!(
        ran.summary["skipped"],
        serde_json::json!([{"file": "a.zip/b.pgn", "reason": "behind_unpack_limit"}])
    );
}

#[test]
fn what_stands_in_no_game_is_a_gap_with_its_line_and_reason() {
    let gaps = |bytes: &[u8], name: &str| {
        let folder = scratch(&[(name, bytes)]);
        let ran = audit(&folder, &[name, "--fail-on", "never"]);
        ran.checked();
        ran.summary["files"][0].clone()
    };
    let marked = gaps(format!("\u{FEFF}\n\n{GAME}").as_bytes(), "a.pgn");
    assert_eq!(
        marked["gaps"],
        serde_json::json!([
            {"line": 1, "bytes": 3, "reason": "byte_order_mark"},
            {"line": 1, "bytes": 2, "reason": "blank_ahead"},
        ])
    );
    assert_eq!(marked["kind"], "pgn");
    assert_eq!(marked["games"], 1);
    assert_eq!(marked["bytes_in_games"], GAME.len());
    let stray = gaps(format!("Club games\n\n{GAME}").as_bytes(), "a.pgn");
    assert_eq!(
        stray["gaps"],
        serde_json::json!([{"line": 1, "bytes": 12, "reason": "stray_ahead"}])
    );
    let sheet = gaps(b"1. e4 e5\n", "s.txt");
    assert_eq!(
        (&sheet["kind"], &sheet["games"]),
        (&"sheet".into(), &1.into())
    );
    let report = "012 Open\n001    1 m    Alyx                              2200 NOR                     0.0    1\n";
    let report = gaps(report.as_bytes(), "r.trf");
    assert_eq!(
        (&report["kind"], &report["games"]),
        (&"report".into(), &0.into())
    );
    assert_eq!(report["gaps"][0]["reason"], "report");
    // UTF-16 is counted as the UTF-8 that it becomes.
    let sixteen = gaps(
        &utf16(&format!("\u{FEFF}{GAME}"), u16::to_le_bytes),
        "a.pgn",
    );
    assert_eq!(sixteen["bytes"], GAME.len() + 3);
}

#[test]
fn games_passed_over_for_their_event_file_are_a_gap() {
    let folder = scratch(&[
        ("a.pgn", GAME.repeat(5000).as_bytes()),
        ("event.toml", b"[event]\npace = \"bullet\"\n"),
    ]);
    let ran = audit(&folder, &["a.pgn"]);
    assert_eq!(ran.status, 2);
    ran.checked();
    let entry = &ran.summary["files"][0];
    assert_eq!(entry["games"], 0);
    assert_eq!(
        entry["gaps"],
        serde_json::json!([{"line": 1, "bytes": 5000 * GAME.len(), "reason": "event_unreadable"}])
    );
    assert_eq!(ran.list("events").len(), 0);
}

#[test]
fn files_that_were_passed_over_are_listed_whole_with_their_reasons() {
    let inner = zip(&[("x.txt".into(), b"words".to_vec())]);
    let mut tar = vec![0; 512];
    tar[..5].copy_from_slice(b"a.pgn");
    tar[257..262].copy_from_slice(b"ustar");
    let archive = zip(&[
        ("a.pgn".into(), GAME.into()),
        ("inner.zip".into(), inner.clone()),
        ("readme.txt".into(), b"words".to_vec()),
    ]);
    let folder = scratch(&[
        ("g/a.pgn", GAME.as_bytes()),
        ("g/b.zip", &archive),
        ("g/c.pgn", b""),
        ("g/d.zip", &inner),
        ("g/e.tar", &tar),
        ("g/event.toml", b"[event]\nname = \"Open\"\n"),
        ("g/f.txt", b"words"),
        (
            "g/log.txt",
            b"info depth 1 pv e2e4\ninfo depth 2 pv e2e4\nbestmove e2e4\n",
        ),
        ("g/results.csv", b"white,black,result\nAda,Bruno,1-0\n"),
        ("other/event.toml", b"[event]\nname = \"Open\"\n"),
    ]);
    let ran = audit(&folder, &["g", "other"]);
    let skipped: Vec<(&str, &str)> = ran
        .list("skipped")
        .iter()
        .map(|entry| (text(&entry["file"]), text(&entry["reason"])))
        .collect();
    assert_eq!(
        skipped,
        [
            ("g/b.zip/inner.zip", "zip_inside"),
            ("g/b.zip/readme.txt", "no_games"),
            ("g/c.pgn", "empty"),
            ("g/d.zip", "zip_without_games"),
            ("g/e.tar", "tar"),
            ("g/f.txt", "no_games"),
            ("g/log.txt", "engine_log"),
            ("other/event.toml", "no_games"),
        ]
    );
    assert_eq!(ran.summary["files_skipped"], 8);
    assert_eq!(ran.summary["events"], serde_json::json!(["g/event.toml"]));
    let told = "8 files without games skipped (g/b.zip/inner.zip: an archive inside an archive, g/b.zip/readme.txt, g/c.pgn: empty, …)";
    assert!(ran.stderr.contains(told), "{}", ran.stderr);
    // An event file that the user names is used wherever it lies.
    let ran = audit(&folder, &["g", "--event", "./g/../g/event.toml"]);
    assert!(!ran.names("skipped").contains(&"g/event.toml"));
    // So it is when the games are named and the folder is walked under another spelling.
    let ran = audit(&folder, &["g/a.pgn", "./g"]);
    assert!(!ran.names("skipped").contains(&"./g/event.toml"));
}

#[test]
fn the_reports_of_the_run_itself_are_told_from_other_files() {
    let folder = scratch(&[("a.pgn", GAME.as_bytes())]);
    let arbiter = || {
        Command::new(assert_cmd::cargo::cargo_bin!("arbiter"))
            .env("LC_ALL", "C")
            .current_dir(folder.path())
            .args(["audit", ".", "--quiet"])
            .status()
            .expect("it runs")
    };
    arbiter();
    arbiter();
    let summary = fs::read_to_string(folder.path().join("reports/summary.json")).expect("written");
    let summary: Value = serde_json::from_str(&summary).expect("JSON");
    let skipped = summary["skipped"].as_array().expect("a list");
    assert_eq!(skipped.len(), 5);
    assert!(
        skipped
            .iter()
            .all(|entry| entry["reason"] == "output_of_arbiter"),
        "{skipped:?}"
    );
}

#[cfg(unix)]
#[test]
fn a_file_under_two_names_is_read_once_and_told() {
    let folder = scratch(&[("g/a.pgn", GAME.as_bytes()), ("g/b.pgn", GAME.as_bytes())]);
    let path = |name: &str| folder.path().join(name);
    std::os::unix::fs::symlink("a.pgn", path("g/link.pgn")).expect("linked");
    fs::hard_link(path("g/b.pgn"), path("g/other.pgn")).expect("linked");
    let ran = audit(
        &folder,
        &["g/a.pgn", "g", "./g/a.pgn", "--fail-on", "never"],
    );
    assert_eq!(ran.status, 0, "{}", ran.stderr);
    assert_eq!(ran.names("files"), ["g/a.pgn", "g/b.pgn"]);
    let repeated: Vec<(&str, &str)> = ran
        .list("repeated")
        .iter()
        .map(|entry| (text(&entry["file"]), text(&entry["read_as"])))
        .collect();
    assert_eq!(
        repeated,
        [
            ("g/a.pgn", "g/a.pgn"),
            ("g/link.pgn", "g/a.pgn"),
            ("g/other.pgn", "g/b.pgn"),
            ("./g/a.pgn", "g/a.pgn"),
        ]
    );
    assert_eq!(ran.summary["games"], 2);
    let told = "4 files named twice and read once (g/a.pgn is g/a.pgn, g/link.pgn is g/a.pgn";
    assert!(ran.stderr.contains(told), "{}", ran.stderr);
    // A folder whose games were all read before is no folder without games.
    let ran = audit(&folder, &["g", "g", "--fail-on", "never"]);
    assert_eq!(
        (ran.status, ran.list("repeated").len()),
        (0, 6),
        "{}",
        ran.stderr
    );
}

/// The program writes into a pipe that nobody reads until the file has been changed, so that it is in the middle of
/// the file by then: it never reads more than a few blocks ahead of what it has written.
#[cfg(unix)]
#[test]
fn a_file_that_changes_while_it_is_read_is_told() {
    use std::io::{BufRead, BufReader, Read};
    use std::process::Stdio;

    let wrong = GAME.replace("2. Nf3", "2. Ke3").repeat(30_000);
    type Change = fn(&Path);
    let changes: [(Change, &str); 4] = [
        (
            |path| {
                let mut file = fs::OpenOptions::new()
                    .append(true)
                    .open(path)
                    .expect("there");
                file.write_all(GAME.as_bytes()).expect("written");
            },
            "grew from",
        ),
        (
            |path| {
                let file = fs::OpenOptions::new()
                    .write(true)
                    .open(path)
                    .expect("there");
                file.set_len(1_000_000).expect("cut");
            },
            "shrank from",
        ),
        (
            |path| {
                let file = fs::OpenOptions::new()
                    .write(true)
                    .open(path)
                    .expect("there");
                let earlier = std::time::SystemTime::UNIX_EPOCH;
                file.set_modified(earlier).expect("dated");
            },
            "was written to",
        ),
        (
            |path| {
                let other = path.with_extension("new");
                fs::write(&other, GAME).expect("written");
                fs::rename(other, path).expect("renamed");
            },
            "was replaced by another file",
        ),
    ];
    for (change, told) in changes {
        let folder = scratch(&[("a.pgn", wrong.as_bytes())]);
        let mut child = Command::new(assert_cmd::cargo::cargo_bin!("arbiter"))
            .env("LC_ALL", "C")
            .current_dir(folder.path())
            .args(["audit", "a.pgn", "--out", "-", "--quiet", "--threads", "1"])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("it runs");
        let mut stdout = BufReader::new(child.stdout.take().expect("a pipe"));
        let mut line = String::new();
        stdout.read_line(&mut line).expect("a header");
        change(&folder.path().join("a.pgn"));
        stdout.read_to_end(&mut Vec::new()).expect("the rest");
        let output = child.wait_with_output().expect("it ends");
        let stderr = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{told}: {stderr}");
        assert!(stderr.contains(&format!("a.pgn {told}")), "{stderr}");
        assert!(
            stderr.contains("run again when nothing writes to it"),
            "{stderr}"
        );
    }
}
