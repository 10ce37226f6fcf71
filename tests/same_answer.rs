//! The same answer always: the bytes of the tables do not depend on how many threads there are, on how many games are
//! judged together, on whether a file is packed or comes through a pipe. Where a text is one file or ten, only the places
//! (file, game, line) differ.

use std::fs;
use std::io::Write;
use std::path::Path;

use assert_cmd::Command;
use tempfile::TempDir;

const TABLES: [&str; 3] = ["findings.csv", "games.csv", "claims.csv"];

/// Games of every kind: sound, with an illegal move, with a result against the board, with claims, with clocks, of other
/// letters, with names that are not UTF-8, and one that ends in the middle.
const KINDS: [&str; 8] = [
    "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 1/2-1/2",
    "1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7 5. Ke3 O-O 6. Nf3 h6 1-0",
    "1. f3 e5 2. g4 Qh4# 1-0",
    "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 {[%claim threefold]} 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8 1-0",
    "1. e4 {[%clk 0:03:00]} c5 {[%clk 0:03:00]} 2. Nf3 {[%clk 0:02:58]} d6 {[%clk 0:03:40]} 3. d4 {[%clk 0:02:50]} 0-1",
    "1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. Lxc6 dxc6 5. 0-0 f6 6. Te1 Dd6 1/2-1/2",
    "1. e4 c6 2. d4 d5 3. Nc3 dxe4 4. Nxe4 Bf5 {\u{3bb} na\u{ef}ve} 5. Ng3 Bg6 *",
    "1. c4 e5 2. Nc3 Nf6 3. (3. g3) Nf3 Nc6 4. g3 Bb4 5. Qxh8",
];

/// Surnames as a program of the eighties wrote them: Czech, Spanish and German letters in the pages of Windows.
const NAMES: [&[u8]; 6] = [
    b"Hor\xe1k, Ji\xf8\xed",
    b"Smith, John",
    b"\x8ee\x9eulka, Franti\x9aek",
    b"Fern\xe1ndez, Jes\xfas",
    b"Nov\xe1k, Ale\x9a",
    b"Meyer, Karl",
];

const GAMES: usize = 800;

/// A game that stands once in the archive: players, rounds and, where it is asked for, moves of its own.
fn game(number: usize) -> Vec<u8> {
    let mut game = Vec::new();
    let mut line = |parts: &[&[u8]]| {
        parts.iter().for_each(|part| game.extend_from_slice(part));
        game.push(b'\n');
    };
    let name = |number: usize| match number {
        // Read alone, it is a Danish letter; what follows in the same file speaks for Czech.
        0 => &b"\xd8"[..],
        _ => NAMES[number % NAMES.len()],
    };
    let of = |number: usize| format!(" {number}");
    let month = 1 + number % 12;
    line(&[format!("[Event \"Archive {}\"]", number / 50).as_bytes()]);
    line(&[b"[Site \"?\"]"]);
    line(&[format!(
        "[Date \"{}.{month:02}.{:02}\"]",
        1986 + number % 39,
        1 + number % 28
    )
    .as_bytes()]);
    line(&[format!("[Round \"{}\"]", number % 50 + 1).as_bytes()]);
    line(&[b"[White \"", name(number), of(number).as_bytes(), b"\"]"]);
    line(&[
        b"[Black \"",
        name(number + 1 + number / 7),
        of(number + GAMES).as_bytes(),
        b"\"]",
    ]);
    let moves = KINDS[number % KINDS.len()];
    let result = moves.rsplit(' ').next().unwrap_or("*");
    let result = if result.contains('h') { "*" } else { result };
    line(&[format!("[Result \"{result}\"]").as_bytes()]);
    line(&[b"[TimeControl \"180+2\"]"]);
    line(&[b""]);
    // What a server writes into each game: so the archive has several pieces.
    let comment = format!(
        "{{Game {number} of the archive. {}}}",
        "All of it is kept. ".repeat(20)
    );
    line(&[comment.as_bytes()]);
    line(&[moves.as_bytes()]);
    line(&[b""]);
    game
}

fn archive() -> Vec<u8> {
    (0..GAMES).flat_map(game).collect()
}

/// A scratch folder with the archive and the fixtures.
struct Scratch(TempDir);

impl Scratch {
    fn new() -> Scratch {
        let scratch = Scratch(TempDir::new().expect("a scratch folder"));
        scratch.file("archive.pgn", &archive());
        scratch
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    fn file(&self, name: &str, bytes: &[u8]) {
        fs::write(self.path().join(name), bytes).expect("written");
    }

    /// The three tables, and what else is asked for by its name.
    fn tables(&self, arguments: &[&str], input: &[u8]) -> Vec<Vec<u8>> {
        let out = TempDir::new_in(self.path()).expect("a scratch folder");
        let mut command: Command = assert_cmd::cargo::cargo_bin_cmd!("arbiter");
        let run = command
            .env("LC_ALL", "C")
            .current_dir(self.path())
            .args(["audit", "--quiet"])
            .args(arguments)
            .arg("--out")
            .arg(out.path())
            .write_stdin(input);
        let output = run.output().expect("it runs");
        let told = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{arguments:?}: {told}");
        let names = TABLES.iter().chain(&["report.html"]);
        names
            .map(|name| fs::read(out.path().join(name)).unwrap_or_default())
            .collect()
    }
}

/// The rows of a table as text, without the columns of these names.
fn without(table: &[u8], columns: &[&str]) -> Vec<Vec<String>> {
    let mut reader = csv::Reader::from_reader(table);
    let header = reader.headers().expect("a header").clone();
    let rows = reader.records().map(|row| {
        let row = row.expect("a row");
        let cells = header.iter().zip(&row);
        let kept = cells.filter(|(name, _)| !columns.contains(name));
        kept.map(|(_, cell)| cell.to_owned()).collect()
    });
    rows.collect()
}

fn assert_same(one: &[Vec<u8>], other: &[Vec<u8>], why: &str) {
    for (index, (one, other)) in one.iter().zip(other).enumerate() {
        assert!(!one.is_empty(), "{why}: nothing was written");
        // Not assert_eq: nobody wants megabytes on the screen.
        if one != other {
            let first = one
                .split(|byte| *byte == b'\n')
                .zip(other.split(|byte| *byte == b'\n'));
            let differ = first.into_iter().find(|(one, other)| one != other);
            let shown = differ.map(|(one, other)| {
                let cut = |line: &[u8]| {
                    String::from_utf8_lossy(&line[..line.len().min(600)]).into_owned()
                };
                format!("{}\n{}", cut(one), cut(other))
            });
            panic!(
                "{why}: table {index} differs\n{}",
                shown.unwrap_or_default()
            );
        }
    }
}

#[test]
fn threads_and_blocks_change_nothing() {
    let scratch = Scratch::new();
    let fixtures = concat!(env!("CARGO_MANIFEST_DIR"), "/fixtures");
    let paths = [fixtures, "archive.pgn"];
    let usual = scratch.tables(&[&paths[..], &["--threads", "1"]].concat(), b"");
    let findings = without(&usual[0], &[]);
    assert!(findings.len() > 1_000, "{} findings", findings.len());
    let games = String::from_utf8_lossy(&usual[1]);
    assert!(games.contains(",\u{158} 0,"), "the whole piece is evidence");
    let others: [(&str, Option<&str>); 6] = [
        ("2", None),
        ("8", None),
        ("1", Some("1")),
        ("8", Some("1")),
        ("2", Some("5000")),
        ("8", Some("77777")),
    ];
    for (threads, size) in others {
        let mut arguments = paths.to_vec();
        arguments.extend(["--threads", threads]);
        if let Some(size) = size {
            arguments.extend(["--block-size", size]);
        }
        let other = scratch.tables(&arguments, b"");
        assert_same(
            &usual,
            &other,
            &format!("{threads} threads, blocks of {size:?}"),
        );
    }
}

#[test]
fn packed_or_plain_by_name_or_through_a_pipe_only_the_name_differs() {
    let scratch = Scratch::new();
    let plain = archive();
    assert!(plain.len() > 400_000, "several blocks");
    let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    gzip.write_all(&plain).expect("memory takes it");
    let gzip = gzip.finish().expect("memory takes it");
    let zstd = zstd::encode_all(&plain[..], 1).expect("memory takes it");
    scratch.file("archive.pgn.gz", &gzip);
    scratch.file("archive.pgn.zst", &zstd);
    let named = |tables: Vec<Vec<u8>>| -> Vec<Vec<u8>> {
        let file = |table: &Vec<u8>| {
            let text = String::from_utf8(table.clone()).expect("UTF-8");
            let names = ["archive.pgn.gz,", "archive.pgn.zst,", "archive.pgn,", "-,"];
            let lines = text.lines().map(|line| {
                let name = names.iter().find(|name| line.starts_with(**name));
                let rest = name.map_or(line, |name| &line[name.len()..]);
                // A copy names the game that it is a copy of.
                rest.replace(".pgn.gz", ".pgn").replace(".pgn.zst", ".pgn")
            });
            lines.collect::<Vec<_>>().join("\n").into_bytes()
        };
        tables[..TABLES.len()].iter().map(file).collect()
    };
    let usual = named(scratch.tables(&["archive.pgn"], b""));
    for (path, input) in [
        ("archive.pgn.gz", &b""[..]),
        ("archive.pgn.zst", b""),
        ("-", &plain),
        ("-", &gzip),
        ("-", &zstd),
    ] {
        let other = named(scratch.tables(&[path], input));
        assert_same(&usual, &other, &format!("{path}, {} bytes", input.len()));
    }
}

#[test]
fn one_file_or_ten_only_the_places_differ() {
    let scratch = Scratch::new();
    let mut names = Vec::new();
    for part in 0..10 {
        let numbers = part * GAMES / 10..(part + 1) * GAMES / 10;
        let name = format!("part{part}.pgn");
        scratch.file(&name, &numbers.flat_map(game).collect::<Vec<u8>>());
        names.push(name);
    }
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let one = scratch.tables(&["archive.pgn"], b"");
    let ten = scratch.tables(&names, b"");
    for (index, table) in TABLES.iter().enumerate() {
        let places = ["file", "game", "line"];
        let (one, ten) = (without(&one[index], &places), without(&ten[index], &places));
        assert!(!one.is_empty(), "{table}");
        let differ = one.iter().zip(&ten).find(|(one, ten)| one != ten);
        assert_eq!(differ, None, "{table}");
        assert_eq!(one.len(), ten.len(), "{table}");
    }
}
