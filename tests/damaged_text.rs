//! Texts that were glued together, shifted, cut off, or that go on without end: every game in them is read, or the loss is
//! an error that names the place and what can be done.

use std::fs;
use std::io::Write;
use std::process::Command;

use tempfile::TempDir;

/// A game that is clean but for its result, which is that of a game without end.
fn game(name: &str) -> String {
    format!(
        "[Event \"{name}\"]\n[Site \"Κέρκυρα\"]\n[Date \"2024.05.01\"]\n[Round \"1\"]\n[White \"Мария\"]\n\
         [Black \"Jürgen\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O 1-0\n\n"
    )
}

struct Ran {
    status: i32,
    stderr: String,
    out: TempDir,
}

fn audit(name: &str, bytes: &[u8]) -> Ran {
    let folder = TempDir::new().expect("a scratch folder");
    fs::write(folder.path().join(name), bytes).expect("written");
    let out = TempDir::new().expect("a scratch folder");
    let output = Command::new(assert_cmd::cargo::cargo_bin!("arbiter"))
        .env("LC_ALL", "C")
        .current_dir(folder.path())
        .args(["audit", name, "--quiet", "--out"])
        .arg(out.path())
        .output()
        .expect("it runs");
    Ran {
        status: output.status.code().expect("it ends by itself"),
        stderr: String::from_utf8(output.stderr).expect("UTF-8"),
        out,
    }
}

impl Ran {
    fn column(&self, report: &str, index: usize) -> Vec<String> {
        let path = self.out.path().join(report);
        let mut reader = csv::Reader::from_path(path).expect("a report");
        let rows = reader.records().map(|row| row.expect("a row"));
        rows.map(|row| row[index].to_owned()).collect()
    }

    fn events(&self) -> Vec<String> {
        self.column("games.csv", 3)
    }

    fn gaps(&self) -> serde_json::Value {
        let text = fs::read_to_string(self.out.path().join("summary.json")).expect("written");
        let summary: serde_json::Value = serde_json::from_str(&text).expect("JSON");
        let file = &summary["files"][0];
        let sum = |name: &str| file[name].as_u64().expect("a number");
        assert_eq!(
            sum("bytes"),
            sum("bytes_in_games") + sum("bytes_in_gaps"),
            "{file}"
        );
        file["gaps"].clone()
    }
}

fn utf16(text: &str, unit: fn(u16) -> [u8; 2]) -> Vec<u8> {
    text.encode_utf16().flat_map(unit).collect()
}

#[test]
fn files_in_several_encodings_glued_together_are_read_whole() {
    for mark in ["", "\u{FEFF}"] {
        let text = |name: &str| format!("{mark}{}", game(name));
        let eight = |name: &str| text(name).into_bytes();
        let little = |name: &str| utf16(&text(name), u16::to_le_bytes);
        let big = |name: &str| utf16(&text(name), u16::to_be_bytes);
        let parts = [
            eight("a"),
            little("b"),
            eight("c"),
            big("d"),
            little("e"),
            eight("f"),
        ];
        let ran = audit("a.pgn", &parts.concat());
        assert_eq!((ran.status, &*ran.stderr), (0, ""));
        assert_eq!(ran.events(), ["a", "b", "c", "d", "e", "f"]);
        assert_eq!(
            ran.column("games.csv", 19),
            [
                "utf-8", "utf-16le", "utf-8", "utf-16be", "utf-16le", "utf-8"
            ]
        );
        assert!(
            ran.column("games.csv", 7)
                .iter()
                .all(|white| white == "Мария")
        );
        let ran = audit("a.pgn", &[little("a"), eight("b"), little("c")].concat());
        assert_eq!(
            (ran.status, ran.events()),
            (0, vec!["a".into(), "b".into(), "c".into()])
        );
        ran.gaps();
    }
}

#[test]
fn behind_an_odd_byte_all_games_are_read_and_the_byte_is_told() {
    let names: Vec<String> = (1..=50).map(|number| number.to_string()).collect();
    let text: String = names.iter().map(|name| game(name)).collect();
    let whole = utf16(&text, u16::to_le_bytes);
    // Among the moves of game 7.
    let at = 2 * text[..text.find("[Event \"8\"]").expect("there")]
        .encode_utf16()
        .count()
        - 30;
    let mut bytes = whole;
    bytes.insert(at, b'x');
    let ran = audit("a.pgn", &bytes);
    assert_eq!(ran.status, 2);
    assert_eq!(ran.events(), names);
    assert_eq!(ran.column("games.csv", 7)[49], "Мария");
    let told = "a.pgn is UTF-16 with a byte from which no character can be made, at byte ";
    let place = ran.stderr.split(told).nth(1).expect("told");
    let place: usize = place
        .split(' ')
        .next()
        .expect("a number")
        .parse()
        .expect("a number");
    assert!(place.abs_diff(at) <= 4, "{}", ran.stderr);
    assert!(
        ran.stderr.contains("export the file again"),
        "{}",
        ran.stderr
    );
    ran.gaps();
}

#[test]
fn behind_a_comment_without_end_the_next_games_are_read() {
    let line = "a word and another word\n";
    let comment = line.repeat((70 << 20) / line.len());
    let long = format!("[Event \"long\"]\n\n1. e4 {{{comment}}} *\n\n");
    let text = format!("{}{long}{}{}", game("a"), game("b"), game("c"));
    let ran = audit("a.pgn", text.as_bytes());
    assert_eq!(ran.status, 2);
    assert_eq!(ran.events(), ["a", "b", "c"]);
    // The game that was passed over keeps its number.
    assert_eq!(ran.column("games.csv", 1), ["1", "3", "4"]);
    let first = game("a").lines().count() + 1;
    let next = first + long.lines().count();
    assert_eq!(ran.column("games.csv", 2)[1], next.to_string());
    let told = format!(
        "a.pgn, line {first}: from here on 70 MiB in a row hold no start of a game, more than any game; they were \
         passed over up to the next game, on line {next}"
    );
    assert!(ran.stderr.contains(&told), "{}\n{told}", ran.stderr);
    assert!(
        ran.stderr.contains("each beginning with [Event"),
        "{}",
        ran.stderr
    );
    assert_eq!(
        ran.gaps(),
        serde_json::json!([{"line": first, "bytes": long.len(), "reason": "too_long"}])
    );
}

#[test]
fn words_without_end_behind_the_games_are_told() {
    let words = "x".repeat(65 << 20);
    let ran = audit(
        "a.pgn",
        format!("{}[Event \"b\"]\n{words}", game("a")).as_bytes(),
    );
    assert_eq!((ran.status, ran.events()), (2, vec!["a".into()]));
    assert!(
        ran.stderr.contains("passed over to the end of the file"),
        "{}",
        ran.stderr
    );
    ran.gaps();
}

fn gzip(bytes: &[u8]) -> Vec<u8> {
    // Stored as it is, so that the place of every byte is known.
    let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::none());
    packed.write_all(bytes).expect("memory takes it");
    packed.finish().expect("memory takes it")
}

#[test]
fn the_last_game_of_a_damaged_archive_is_not_accused() {
    let text = [game("a"), game("b")].concat();
    let packed = gzip(text.as_bytes());
    let second = packed.len() - game("b").len();
    for length in (second - 7)..packed.len() {
        let ran = audit("a.pgn.gz", &packed[..length]);
        assert_eq!(ran.status, 2, "{length}");
        assert_eq!(
            ran.column("findings.csv", 8),
            Vec::<String>::new(),
            "{length}"
        );
        let events = ran.events();
        ran.gaps();
        assert!(ran.stderr.contains("a.pgn.gz is damaged"), "{}", ran.stderr);
        match events.len() {
            2 => {}
            // The first game is whole, and the second is told to be cut off, unless nothing of it is there.
            1 => assert_eq!(
                ran.stderr
                    .contains("but game 2, which begins on line 11, is cut off there"),
                ran.gaps()[0]["line"] == 11 && ran.gaps()[0]["bytes"].as_u64() >= Some(8),
                "{length}: {}",
                ran.stderr
            ),
            _ => panic!("{length}: {events:?}"),
        }
    }
    // A sheet, a report: nobody can tell whether they are whole.
    let sheet = gzip(b"1. e4 e5\n2. Nf3 Nc6\n3. Bb");
    let ran = audit("s.txt.gz", &sheet[..sheet.len() - 9]);
    assert_eq!((ran.status, ran.events().len()), (2, 0));
    assert!(
        ran.stderr
            .contains("game 1, which begins on line 1, is cut off"),
        "{}",
        ran.stderr
    );
    assert_eq!(ran.gaps()[0]["reason"], "cut_off");
}

#[test]
fn moves_on_the_line_of_a_tag_are_read() {
    let text = "[Event \"a\"] 1. e4 e5 *\n[Event \"b\"] [Site \"x\"] 1. d4 d5 2. c4 {a \"word\"] of it} *\n";
    let ran = audit("a.pgn", text.as_bytes());
    assert_eq!(ran.events(), ["a", "b"]);
    assert_eq!(ran.column("games.csv", 20), ["2", "3"]);
    assert_eq!(ran.column("games.csv", 4)[1], "x");
}
