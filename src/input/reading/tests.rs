//! Files, folders and archives as they lie on a disk, and the blocks, errors and skipped files that come of them.

use std::fs;
use std::io::Write;
use std::path::Path;

use tempfile::TempDir;
use zip::write::SimpleFileOptions;

use super::super::decompress::Compression;
use super::super::decompress::tests::pack;
use super::*;

fn game(number: usize) -> String {
    format!("[Event \"{number}\"]\n[Site \"?\"]\n\n1. e4 e5 *\n\n")
}

fn games(numbers: std::ops::Range<usize>) -> Vec<u8> {
    numbers.map(game).collect::<String>().into_bytes()
}

fn folder(files: &[(&str, &[u8])]) -> TempDir {
    let folder = TempDir::new().expect("a scratch folder");
    for (name, bytes) in files {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().expect("inside the folder")).expect("created");
        fs::write(path, bytes).expect("written");
    }
    folder
}

fn zip(members: &[(&str, &[u8])]) -> Vec<u8> {
    let mut archive = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    for (name, bytes) in members {
        archive
            .start_file(*name, SimpleFileOptions::default())
            .expect("started");
        archive.write_all(bytes).expect("written");
    }
    archive.finish().expect("finished").into_inner()
}

/// All that comes out, one line each: `file kind number-of-games` for a file, `error: ...` for an error.
struct Report {
    lines: Vec<String>,
    skipped: Vec<SkippedFile>,
    consumed: u64,
}

fn read(path: &Path, target: usize) -> Report {
    let inputs = Inputs::find(&[path.to_owned()]).expect("found");
    let below = format!("{}/", path.parent().expect("inside a folder").display());
    let mut lines = Vec::new();
    let (mut count, mut consumed) = (0, 0);
    let account = inputs.read_in(Sizes { target, ..SIZES }, None, &mut |block| {
        match block {
            Ok(block) => {
                assert!(block.consumed >= consumed, "progress never goes back");
                consumed = block.consumed;
                if block.first {
                    lines.push(String::new());
                    count = 0;
                }
                assert_eq!(block.first_game, count + 1);
                count += block.games.len() as u64;
                let file = block.file.replace(&below, "");
                let line = lines
                    .last_mut()
                    .expect("the first block of a file came before");
                *line = format!("{file} {:?} {count}", block.kind);
            }
            Err(error) => lines.push(format!("error: {}", error.to_string().replace(&below, ""))),
        }
        ControlFlow::Continue(())
    });
    Report {
        lines,
        skipped: account.skipped,
        consumed,
    }
}

fn blocks(path: &Path, target: usize) -> Vec<Block> {
    let inputs = Inputs::find(&[path.to_owned()]).expect("found");
    let mut blocks = Vec::new();
    inputs.read_in(Sizes { target, ..SIZES }, None, &mut |block| {
        blocks.push(block.expect("read"));
        ControlFlow::Continue(())
    });
    blocks
}

fn read_file(name: &str, bytes: &[u8]) -> Vec<String> {
    let folder = folder(&[(name, bytes)]);
    read(&folder.path().join(name), 200).lines
}

#[test]
fn a_plain_file_comes_in_blocks_of_whole_games() {
    let folder = folder(&[("a.pgn", &games(0..100))]);
    let path = folder.path().join("a.pgn");
    let report = read(&path, 200);
    assert_eq!(report.lines, ["a.pgn Pgn 100"]);
    assert_eq!(report.consumed, fs::metadata(path).expect("exists").len());
}

#[test]
fn every_compression_is_read_whatever_the_name_says() {
    for compression in [
        Compression::Gzip,
        Compression::Bzip2,
        Compression::Xz,
        Compression::Zstd,
    ] {
        let mut packed = pack(compression, &games(0..10));
        packed.extend(pack(compression, &games(10..15)));
        assert_eq!(
            read_file("a.pgn", &packed),
            ["a.pgn Pgn 15"],
            "{compression:?}"
        );
    }
    assert_eq!(read_file("a.pgn.gz", &games(0..3)), ["a.pgn.gz Pgn 3"]);
}

#[test]
fn the_games_before_the_damage_come_first_then_the_error() {
    // A whole frame, then one torn in the middle.
    let mut packed = pack(Compression::Zstd, &games(0..10));
    let torn = pack(Compression::Zstd, &games(10..20));
    packed.extend(&torn[..torn.len() - 5]);
    let lines = read_file("a.pgn.zst", &packed);
    assert!(lines[0].starts_with("a.pgn.zst Pgn 1"), "{lines:?}");
    assert!(
        lines[1].starts_with("error: input-damaged (file: a.pgn.zst, format: zstd"),
        "{lines:?}"
    );
    assert_eq!(lines.len(), 2);
}

#[test]
fn a_name_that_promises_compression_over_rubbish_is_damage() {
    let lines = read_file("a.pgn.zst", b"\x01\x02rubbish");
    assert!(lines[0].contains("cause: system-not-as-named"), "{lines:?}");
}

#[test]
fn zip_members_are_read_in_order_and_named_behind_the_archive() {
    let archive = zip(&[
        ("z.pgn", &games(0..2)),
        ("sub/a.pgn.gz", &pack(Compression::Gzip, &games(0..3))),
        ("README.txt", b"nothing here"),
        ("__MACOSX/._z.pgn", b"\0\x05\x16\x07"),
        ("sheet.txt", b"1. e4 e5\n"),
    ]);
    let folder = folder(&[("t.zip", &archive)]);
    let report = read(&folder.path().join("t.zip"), 200);
    assert_eq!(
        report.lines,
        [
            "t.zip/z.pgn Pgn 2",
            "t.zip/sub/a.pgn.gz Pgn 3",
            "t.zip/sheet.txt SheetText 1"
        ]
    );
    assert_eq!(report.skipped.len(), 1);
    assert!(report.skipped[0].file.ends_with("t.zip/README.txt"));
}

#[test]
fn zip_members_of_any_name_are_read_and_archives_among_them_are_skipped() {
    let whole = zip(&[("a.pgn", &games(0..2))]);
    let archive = zip(&[
        ("./a.pgn", &games(0..1)),
        ("../c.pgn", &games(0..2)),
        (".a/a.pgn", &games(0..3)),
        ("letter.docx", &whole),
        ("b.pgn", &games(0..4)),
        ("__MACOSX/._b.pgn", b"\0\x05\x16\x07"),
    ]);
    let folder = folder(&[("t.zip", &archive)]);
    let report = read(&folder.path().join("t.zip"), 200);
    assert_eq!(
        report.lines,
        [
            "t.zip/./a.pgn Pgn 1",
            "t.zip/../c.pgn Pgn 2",
            "t.zip/.a/a.pgn Pgn 3",
            "t.zip/b.pgn Pgn 4"
        ]
    );
    assert_eq!(report.skipped.len(), 1);
    assert!(report.skipped[0].file.ends_with("t.zip/letter.docx"));
}

#[test]
fn two_members_of_one_name_are_an_error_behind_the_games() {
    let mut archive = zip(&[("a.pgn", &games(0..1)), ("b.pgn", &games(0..2))]);
    // The writer refuses to write a name twice: the second is given the name of the first.
    for at in memchr::memmem::find_iter(&archive.clone(), b"b.pgn") {
        archive[at] = b'a';
    }
    let lines = read_file("t.zip", &archive);
    assert_eq!(lines[0], "t.zip/a.pgn Pgn 2");
    assert!(
        lines[1].contains("input-zip-same-names (lost: 1)"),
        "{lines:?}"
    );
}

#[test]
fn a_damaged_zip_member_is_told_and_the_next_is_read() {
    let stored = SimpleFileOptions::default().compression_method(zip::CompressionMethod::Stored);
    let mut archive = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    for name in ["a.pgn", "b.pgn"] {
        archive.start_file(name, stored).expect("started");
        archive.write_all(&games(0..2)).expect("written");
    }
    let mut bytes = archive.finish().expect("finished").into_inner();
    let at = memchr::memmem::find(&bytes, b"e4 e5").expect("stored as it is");
    bytes[at] = b'd';
    let lines = read_file("t.zip", &bytes);
    assert_eq!(lines[0], "t.zip/a.pgn Pgn 2");
    assert!(
        lines[1].starts_with("error: input-damaged (file: t.zip/a.pgn, format: zip"),
        "{lines:?}"
    );
    assert_eq!(lines[2], "t.zip/b.pgn Pgn 2");
}

#[test]
fn archives_that_cannot_be_read_are_errors() {
    let whole = zip(&[("a.pgn", &games(0..2))]);
    let lines = read_file("t.zip", &whole[..whole.len() - 10]);
    assert!(
        lines[0].starts_with("error: input-damaged (file: t.zip, format: zip"),
        "{lines:?}"
    );
    let lines = read_file("t.zip", &zip(&[("inner.zip", &whole)]));
    assert!(
        lines[0].starts_with("error: input-no-game (file: t.zip"),
        "{lines:?}"
    );
}

#[test]
fn a_named_file_without_games_is_an_error() {
    for (bytes, kind) in [
        (&b""[..], FileKind::Empty),
        (b"Only words.\n", FileKind::Other),
        (b"\x7FELF\x02\x01\0\0", FileKind::Other),
        (&zip(&[("a.txt", b"words")]), FileKind::Zip),
    ] {
        let file = "a.pgn".into();
        let error = InputError::NoGame { file, kind };
        assert_eq!(read_file("a.pgn", bytes), [format!("error: {error}")]);
    }
}

#[test]
fn in_a_folder_files_without_games_are_skipped_and_counted() {
    let folder = folder(&[
        ("g/README.md", b"# Games\n"),
        ("g/a.pgn", &games(0..2)),
        ("g/b/empty.pgn", b""),
        ("g/b/sheet.csv", b"move,white,black\n1,e4,e5\n"),
        (
            "g/other.zip",
            &zip(&[("x.txt", b"words"), ("y.txt", b"words")]),
        ),
    ]);
    let report = read(&folder.path().join("g"), 200);
    assert_eq!(report.lines, ["g/a.pgn Pgn 2", "g/b/sheet.csv SheetCsv 1"]);
    assert_eq!(report.skipped.len(), 3);
    let first = report.skipped[0]
        .file
        .replace(&*folder.path().to_string_lossy(), "");
    assert_eq!(first, "/g/README.md");
}

#[test]
fn a_folder_without_any_game_is_an_error() {
    let folder = folder(&[("g/README.md", b"# Games\n"), ("g/x.txt", b"words")]);
    let lines = read(&folder.path().join("g"), 200).lines;
    assert!(
        lines[0].starts_with("error: input-no-game-in-folder (folder: g, files: 2)"),
        "{lines:?}"
    );
}

#[test]
fn an_error_in_one_file_does_not_stop_the_next() {
    let packed = pack(Compression::Gzip, &games(0..50));
    let folder = folder(&[
        ("g/a.pgn.gz", &packed[..packed.len() / 2]),
        ("g/b.pgn", &games(0..2)),
    ]);
    let lines = read(&folder.path().join("g"), 200).lines;
    assert!(
        lines
            .iter()
            .any(|line| line.starts_with("error: input-damaged (file: g/a.pgn.gz")),
        "{lines:?}"
    );
    assert_eq!(lines.last().map(String::as_str), Some("g/b.pgn Pgn 2"));
}

#[test]
fn sheets_come_whole_with_unified_line_ends() {
    let folder = folder(&[("s.txt", b"\xEF\xBB\xBF1. e4 e5\r2. Nf3 Nc6\r")]);
    let blocks = blocks(&folder.path().join("s.txt"), 200);
    assert_eq!(blocks.len(), 1);
    assert_eq!(blocks[0].bytes, b"1. e4 e5\n2. Nf3 Nc6\n");
    assert_eq!(blocks[0].kind, FileKind::SheetText);
    assert!(blocks[0].first);
}

#[test]
fn a_sheet_beyond_all_measure_is_refused() {
    let bytes = b"1. e4 e5\n".repeat(2_000_000);
    let lines = read_file("s.txt", &bytes);
    assert!(lines[0].starts_with("error: input-sheet-too-long (file: s.txt, mebibytes: 16)"));
}

#[test]
fn a_table_beyond_all_measure_is_refused_and_accounted_for() {
    let row = "Ada,Bea,1-0\n";
    let table = format!("white,black,result\n{}", row.repeat(20_000));
    let folder = folder(&[("r.csv", table.as_bytes())]);
    let inputs = Inputs::find(&[folder.path().join("r.csv")]).expect("found");
    let sizes = Sizes {
        longest_table: 3 * MEBIBYTE / 16,
        ..SIZES
    };
    let mut told = Vec::new();
    let mut listen = |block: Result<Block, InputError>| {
        told.push(block.expect_err("too long").to_string());
        ControlFlow::Continue(())
    };
    let inputs = inputs.wanting(Wanted::Results);
    let account = inputs.read_in(sizes, None, &mut listen);
    assert_eq!(told.len(), 1, "{told:?}");
    assert!(told[0].starts_with("input-table-too-long"), "{told:?}");
    let [read] = &account.files[..] else {
        panic!("one file: {account:?}");
    };
    assert_eq!(read.bytes, sizes.longest_table as u64 + 1);
    assert_eq!(read.gaps.len(), 1);
    assert_eq!(read.gaps[0].bytes, read.bytes);
}

#[test]
fn utf16_is_named_on_every_block() {
    let text = String::from_utf8(games(0..50)).expect("ASCII");
    let bytes: Vec<u8> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
    let folder = folder(&[("a.pgn", &bytes)]);
    let mut all = Vec::new();
    for block in blocks(&folder.path().join("a.pgn"), 300) {
        assert_eq!(block.transcoded(0), Some("utf-16be"));
        all.extend(block.bytes);
    }
    assert_eq!(all, text.as_bytes());
}

#[test]
fn a_listener_that_breaks_off_ends_the_reading() {
    let folder = folder(&[("a.pgn", &games(0..1000)), ("b.pgn", &games(0..1000))]);
    let inputs = Inputs::find(&[folder.path().to_owned()]).expect("found");
    let mut heard = 0;
    inputs.read(None, &mut |_| {
        heard += 1;
        ControlFlow::Break(())
    });
    assert_eq!(heard, 1);
}
