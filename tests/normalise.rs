//! `arbiter normalise`, run as users run it in a scratch folder.

#[path = "audit/scratch.rs"]
#[allow(dead_code)]
mod scratch;

use std::fs;
use std::ops::ControlFlow;
use std::path::Path;

use pgn_reader::{RawTag, Reader, SanPlus, Skip, Visitor};
use shakmaty::{CastlingMode, Chess, Position, fen::Fen};

use scratch::{Ran, Row, Scratch, clean, illegal, ran};

fn normalise(scratch: &Scratch, arguments: &[&str]) -> Ran {
    let mut command = assert_cmd::cargo::cargo_bin_cmd!("arbiter");
    command
        .env("LC_ALL", "C")
        .current_dir(scratch.path())
        .arg("normalise");
    ran(command.args(arguments))
}

/// The PGN of one text, which must be sound.
#[track_caller]
fn sound(text: impl AsRef<[u8]>, arguments: &[&str]) -> String {
    let scratch = Scratch::with_games(text);
    let mut all = vec!["games.pgn"];
    all.extend(arguments);
    let ran = normalise(&scratch, &all);
    assert_eq!((ran.status, &*ran.stderr), (0, ""), "{}", ran.stdout);
    ran.stdout
}

/// The same for a text with something wrong: the PGN and what was told.
#[track_caller]
fn troubled(name: &str, text: &str) -> (String, String) {
    let scratch = Scratch::new();
    scratch.file(name, text);
    let ran = normalise(&scratch, &[name]);
    assert_eq!(ran.status, 1, "{}\n{}", ran.stderr, ran.stdout);
    (ran.stdout, ran.stderr)
}

fn moves(pgn: &str) -> &str {
    pgn.split_once("\n\n").expect("tags and moves").1
}

const SEVEN: &str = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n\
                     [Black \"?\"]\n[Result \"*\"]\n";

#[test]
fn a_clean_game_stays_as_it_is() {
    assert_eq!(sound(clean(1), &[]), clean(1).trim_end().to_owned() + "\n");
    let two = [clean(1), clean(2)].concat();
    assert_eq!(sound(&two, &[]), two.trim_end().to_owned() + "\n");
}

/// However the moves are written, what comes out is the same, opinions and all.
#[test]
fn moves_of_every_form_are_written_anew() {
    let expected = "1. e4 $1 e5 2. Nf3 Nc6 3. Bb5 a6 *\n";
    for written in [
        "1. e2-e4! e7-e5 2. g1-f3 b8-c6 3. f1-b5 a7-a6",
        "1. e2 - e4! e7 - e5 2. Ng1 - f3 Nb8 - c6 3. Bf1 - b5 a7 - a6",
        "1. E4! E5 2. NF3 NC6 3. BB5 A6",
        "1.e4!e5 2.Nf3Nc6 3.Bb5a6",
        "1. e4! e5 2. Nf3Nc6 3. Bb5 a6",
        "١. e٤! e٥ ٢. Nf٣ Nc٦ ٣. Bb٥ a٦",
    ] {
        let text = format!("{SEVEN}\n{written} *\n");
        assert_eq!(moves(&sound(text, &[])), expected, "{written}");
    }
    let promotion = "[SetUp \"1\"]\n[FEN \"6nr/7P/8/8/8/8/k7/3K4 w - - 0 1\"]\n";
    let text = format!("{SEVEN}{promotion}\n1. hxg8 = N !? (1. hxg8 = Q Ka1) Rh7 *\n");
    assert_eq!(
        moves(&sound(text, &[])),
        "1. hxg8=N $5 (1. hxg8=Q+ Ka1) 1... Rh7 *\n"
    );
    let variation = format!("{SEVEN}\n1. e4 e5 (1... c5 2. Nf3Nc6 3. d4) 2. Nf3 *\n");
    assert_eq!(
        moves(&sound(variation, &[])),
        "1. e4 e5 (1... c5 2. Nf3 Nc6 3. d4) 2. Nf3 *\n"
    );
}

#[test]
fn the_seven_tags_come_first_and_values_are_escaped() {
    let text = "[black \"B \\\"b\\\"\"]\n[ECO \"C20\"]\n[Event \"The \"Open\"\"]\n[WhiteElo \"2000\"]\n\
                [ECO \"C20\"]\n[ECO \"B00\"]\n[Result \"remis\"]\n\n1.e2-e4 e7-e5 ½\n";
    assert_eq!(
        sound(text, &[]),
        "[Event \"The \\\"Open\\\"\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n\
         [Black \"B \\\"b\\\"\"]\n[Result \"1/2-1/2\"]\n[ECO \"C20\"]\n[WhiteElo \"2000\"]\n[ECO \"B00\"]\n\n\
         1. e4 e5 1/2-1/2\n"
    );
}

#[test]
fn every_notation_becomes_short_algebraic_and_marks_are_put_right() {
    let text = "[Event \"x\"]\n\n1.e2e4 e7-e5 2 Bf1-c4 b8c6 3. Qd1-h5+ Ng8-f6?? 4. Qh5xf7 mate 1-0";
    assert_eq!(
        moves(&sound(text, &[])),
        "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 $4 4. Qxf7# 1-0\n"
    );
}

#[test]
fn opinions_are_kept_glued_and_apart_and_other_marks_go_with_their_moves() {
    let text = "[Event \"x\"]\n\n1. e4 ⊙ Nf6● 2. e5 ± d5~ 3. exd6 e. p. N! Qxd6 dis. ch. (3... cxd6 sz 4. d4) 4. Nf3 RR 1-0";
    assert_eq!(
        moves(&sound(text, &[])),
        "1. e4 $22 Nf6 {●} 2. e5 $16 d5 {~} 3. exd6 $146 $1 Qxd6 (3... cxd6 4. d4) 4. Nf3\n\
         {RR} 1-0\n"
    );
}

#[test]
fn comments_clocks_opinions_and_variations_are_kept_where_they_stand() {
    let text = "[Event \"x\"]\n\n{Before} 1. e4! {[%clk 0:05:00]} e5 $6 (1... c5 2. Nf3 (2. -- d6) 2... d6 {so}) \
                (1... e6 !?) 2. Nf3 ; to the end\n%escaped\nNc6 (=) [%clk 0:04:00] 3. Bb5 {a {b} c} 1/2-1/2";
    assert_eq!(
        moves(&sound(text, &[])),
        "{Before} 1. e4 $1 {[%clk 0:05:00]} 1... e5 $6 (1... c5 2. Nf3 (2. -- d6) 2... d6\n\
         {so}) (1... e6 $5) 2. Nf3 {to the end} {escaped} 2... Nc6 {(=)} {[%clk 0:04:00]}\n\
         3. Bb5 {a <b> c} 1/2-1/2\n"
    );
}

#[test]
fn lines_have_at_most_eighty_columns() {
    let clocks: String = (0..60)
        .map(|n| {
            let (white, black) = [("Nf3", "Nf6"), ("Ng1", "Ng8")][n % 2];
            format!(
                "{}. {white} {{[%clk 1:00:{n:02}] ähnlich}} {black} {{[%emt 0:00:05]}} ",
                n + 1
            )
        })
        .collect();
    let pgn = sound(format!("[Event \"x\"]\n\n{clocks}*"), &[]);
    assert!(pgn.lines().all(|line| line.chars().count() <= 80), "{pgn}");
    assert_eq!(
        pgn.matches("] ähnlich}").count() + pgn.matches("]\nähnlich}").count(),
        60
    );
    assert_eq!(
        pgn.matches("{[%emt 0:00:05]}").count(),
        60,
        "no command is broken"
    );
}

#[test]
fn the_letters_are_those_asked_for() {
    let text = "[Event \"x\"]\n\n1. Cf3 Cf6 2. Cc3 Cc6 3. e4 e5 4. Ab5 Ab4 5. 0-0 0-0 *";
    let long = "1. Nf3 Nf6 2. Nc3 Nc6 3. e4 e5 4. Bb5 Bb4 5. O-O O-O *\n";
    assert_eq!(moves(&sound(text, &[])), long);
    assert_eq!(moves(&sound(text, &["--to", "en"])), long);
    let german = moves(&sound(text, &["--to", "de"])).to_owned();
    assert_eq!(german, long.replace('N', "S").replace('B', "L"));
    let figurine = moves(&sound(text, &["--to", "FIGURINE"])).to_owned();
    assert_eq!(figurine, long.replace('N', "♘").replace('B', "♗"));
}

/// Whatever the letters, they are read back as the same game.
#[test]
fn every_alphabet_leads_back() {
    let scratch = Scratch::new();
    let games = fixture("sample-game/2018-en-short.pgn");
    scratch.file("games.pgn", &games);
    // Both bishops of the h-file and the c-file reach e5: in Bengali `Ghe5` would be a knight.
    let twins =
        "[Event \"x\"]\n[FEN \"4k3/8/8/8/8/2B4B/7B/4K2N w - - 0 1\"]\n\n1. Bhe5 Ke7 2. B5d4 *\n";
    let twins = twins.replace("2. B5d4 ", "");
    scratch.file("twins.pgn", &twins);
    let english = normalise(&scratch, &["games.pgn", "twins.pgn"]).stdout;
    assert!(english.contains("1. Bhe5"), "{english}");
    for alphabet in arbiter::internals::notation::moves::alphabet::all() {
        let code = alphabet.code();
        normalise(
            &scratch,
            &["games.pgn", "twins.pgn", "--to", code, "--out", "other.pgn"],
        );
        let back = normalise(&scratch, &["other.pgn", "--alphabet", code]);
        assert_eq!(back.stdout, english, "{code}");
    }
}

#[test]
fn sheets_come_out_as_games_spoken_ones_too() {
    let scratch = Scratch::new();
    scratch.file(
        "a.txt",
        "Weiß: Müller\nSchwarz: Maier\n1. e4 e5\n2. Lc4 Sc6\n3. Dh5 Sf6\n4. Dxf7 matt\n1:0\n",
    );
    let spoken = "move,white,black,white_clock\n1,Eva zwei Eva vier,Eva sieben Eva fünf,1:00\n\
        2,Läufer Cesar vier,Springer Cesar sechs,\n3,Dame Hector fünf,Springer Felix sechs,\n\
        4,Dame schlägt Felix sieben Matt,,\n";
    let latin: Vec<u8> = spoken.chars().map(|c| c as u8).collect();
    scratch.file("b.csv", latin);
    let ran = normalise(&scratch, &["a.txt", "b.csv"]);
    assert_eq!((ran.status, &*ran.stderr), (0, ""));
    let players = SEVEN
        .replace("White \"?", "White \"Müller")
        .replace("Black \"?", "Black \"Maier")
        .replace("\"*\"", "\"1-0\"");
    let a = format!("{players}\n1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0\n");
    let b = format!("{SEVEN}\n1. e4 {{[%clk 1:00]}} 1... e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# *\n");
    assert_eq!(ran.stdout, format!("{a}\n{b}"));
}

#[test]
fn a_date_in_another_form_is_written_as_pgn_has_it_unless_it_may_mean_two_days() {
    let written = sound(
        "[Event \"?\"]\n[Date \"3 de maig de 1986\"]\n[EventDate \"1. Mai 1986\"]\n\n1. e4 *\n",
        &[],
    );
    assert!(written.contains("[Date \"1986.05.03\"]"), "{written}");
    assert!(written.contains("[EventDate \"1986.05.01\"]"), "{written}");
    let (kept, told) = troubled(
        "games.pgn",
        "[Event \"?\"]\n[Date \"12/03/1986\"]\n\n1. e4 *\n",
    );
    assert!(kept.contains("[Date \"12/03/1986\"]"), "{kept}");
    assert!(
        told.contains("Date '12/03/1986' may be 1986.03.12 or 1986.12.03: it is left as written"),
        "{told}"
    );
}

#[test]
fn an_illegal_move_ends_the_game_with_a_comment_and_is_told_with_its_place() {
    let text = [
        clean(1),
        illegal(2).replace("Nc6", "Nc6 {so [%clk 0:01:00]} (=)"),
    ]
    .concat();
    let (pgn, told) = troubled("games.pgn", &text);
    let second = pgn.split("\n\n").nth(3).expect("the second game");
    assert_eq!(
        second,
        "1. e4 e5 {The moves end here: move 2. cannot be played. As written: Bc5 Nc6\n\
         <so [ %clk 0:01:00]> ( = ) 3. Qh5 Nf6 4. Qxf7#} 1-0\n"
    );
    assert!(
        told.contains("games.pgn:19, game 2 (Alfil 2 – Torre 2), move 2.: "),
        "{told}"
    );
    assert!(told.contains("bishop") && told.contains("c5"), "{told}");
    assert_eq!(told.lines().count(), 1, "{told}");
}

#[test]
fn an_unreadable_word_and_an_empty_cell_end_the_moves_too() {
    let (pgn, told) = troubled("games.pgn", "[Event \"x\"]\n\n1. e4 hello 2. Nf3 *\n");
    assert!(
        pgn.contains("1. e4 {The moves end here: move 1... cannot"),
        "{pgn}"
    );
    assert!(pgn.contains("written: hello 2. Nf3}"), "{pgn}");
    assert!(
        told.contains("games.pgn:3, game 1") && told.contains("hello"),
        "{told}"
    );
    let (pgn, told) = troubled("a.csv", "move,white,black\n1,e4,\n2,Nf3,Nc6\n");
    assert!(pgn.contains("written: ∅ 2. Nf3 Nc6}"), "{pgn}");
    assert!(
        told.contains("a.csv:2, game 1") && told.contains("move 1..."),
        "{told}"
    );
}

#[test]
fn a_variation_that_cannot_be_played_is_kept_in_words() {
    let text = "[Event \"x\"]\n\n1. e4 (1. d4 d5 2. Bb8 {[%claim mate]} (2. c4) Nf6) e5 (1... Qh4 g6) 2. Nf3 *\n";
    let (pgn, told) = troubled("games.pgn", text);
    assert_eq!(
        moves(&pgn),
        "1. e4 (1. d4 d5 {as written: Bb8 <[ %claim mate]> (2. c4) Nf6}) 1... e5\n\
         {variation as written: 1... Qh4 g6} 2. Nf3 *\n"
    );
    assert_eq!(told.lines().count(), 2, "{told}");
    assert!(told.contains("'Bb8'") && told.contains("'Qh4'"), "{told}");
}

#[test]
fn a_variant_that_is_not_judged_keeps_its_moves_as_written() {
    let text = "[Variant \"Atomic\"]\n[Event \"x\"]\n\n1. e4 Nf6  2. Qxf7{boom\nboom} 1-0\n";
    let (pgn, told) = troubled("games.pgn", text);
    assert_eq!(moves(&pgn), "1. e4 Nf6  2. Qxf7{boom\nboom} 1-0\n");
    assert!(
        told.contains("game 1") && told.contains("'Atomic'"),
        "{told}"
    );
    let text = "[Event \"x\"]\n[FEN \"nonsense\"]\n\n1. e4 {open\n";
    let (pgn, told) = troubled("games.pgn", text);
    assert_eq!(moves(&pgn), "1. e4 {open}\n*\n");
    assert!(told.contains("FEN"), "{told}");
}

#[test]
fn nothing_beside_the_moves_is_lost() {
    let text = "lost and found\n\n[Event \"x\"]\n%among tags\n[Result \"adjudicated\"]\n\n\
                1. e4 1-0 e5 } RR [Site \"y\"] 1-1 $999 (just words) 0-1\n";
    let scratch = Scratch::with_games(text);
    let ran = normalise(&scratch, &["games.pgn"]);
    for words in [
        "{lost and found}",
        "{among tags}",
        "{Result: adjudicated}",
        "{1-0}",
        "{>}",
        "{RR}",
        "{[Site \"y\"]}",
        "{1-1}",
        "{$999}",
        "just words",
        "} 0-1\n",
        "[Result \"0-1\"]",
    ] {
        assert!(
            ran.stdout.contains(words),
            "{words} is not in:\n{}",
            ran.stdout
        );
    }
    let (pgn, told) = troubled(
        "games.pgn",
        "[Event \"x\"]\n\n1. e4 e5 1-0 1. Kd2 Kd7 {so} 0-1\n",
    );
    assert!(
        pgn.contains("another game begins: 1. Kd2 Kd7 <so> 0-1} 1-0"),
        "{pgn}"
    );
    assert!(told.contains("games.pgn:3, game 1"), "{told}");
}

#[test]
fn results_that_pgn_has_no_token_for_stand_in_the_tag() {
    for (tag, token) in [
        ("+/-", "1-0"),
        ("-/+", "0-1"),
        ("0-0", "*"),
        ("1/2-0", "*"),
        ("-/-", "*"),
    ] {
        let pgn = sound(
            format!("[Event \"x\"]\n[Result \"{tag}\"]\n\n{token}\n"),
            &[],
        );
        assert!(pgn.contains(&format!("[Result \"{tag}\"]")), "{pgn}");
        assert_eq!(moves(&pgn), format!("{token}\n"));
    }
}

#[test]
fn a_result_that_cannot_be_read_is_told_and_one_that_cannot_be_is_kept() {
    let (pgn, told) = troubled("games.pgn", "[Event \"x\"]\n[Result \"1-O\"]\n\n1. e4 e5\n");
    assert!(pgn.contains("[Result \"*\"]"), "{pgn}");
    assert_eq!(moves(&pgn), "{Result: 1-O} 1. e4 e5 *\n");
    assert!(told.contains("games.pgn:2, game 1"), "{told}");
    let impossible = sound("[Event \"x\"]\n[Result \"1-1\"]\n\n1. e4 e5 1-1\n", &[]);
    assert!(impossible.contains("[Result \"1-1\"]"), "{impossible}");
    assert_eq!(moves(&impossible), "1. e4 e5 {1-1} *\n");
}

#[test]
fn packed_files_folders_and_standard_input_are_read() {
    let scratch = Scratch::new();
    scratch.file("in/a.pgn", clean(1));
    scratch.file(
        "in/b.pgn.zst",
        zstd::encode_all(clean(2).as_bytes(), 1).expect("packed"),
    );
    scratch.file("in/notes.md", "# none\n");
    let ran_folder = normalise(&scratch, &["in"]);
    assert_eq!(ran_folder.status, 0);
    assert!(
        ran_folder.stderr.contains("1 file without games skipped"),
        "{}",
        ran_folder.stderr
    );
    let expected = [clean(1), clean(2)].concat().trim_end().to_owned() + "\n";
    assert_eq!(ran_folder.stdout, expected);
    let mut command = assert_cmd::cargo::cargo_bin_cmd!("arbiter");
    command.env("LC_ALL", "C");
    command
        .args(["normalise", "-", "--no-progress"])
        .write_stdin(clean(3));
    assert_eq!(
        ran(&mut command).stdout,
        clean(3).trim_end().to_owned() + "\n"
    );
}

#[test]
fn failures() {
    let scratch = Scratch::with_games(clean(1));
    normalise(&scratch, &["gone.pgn"]).refused(&["gone.pgn"]);
    normalise(&scratch, &[]).refused(&[]);
    normalise(&scratch, &["games.pgn", "--to", "xx"]).refused(&["--to xx", "arbiter alphabets"]);
    normalise(&scratch, &["games.pgn", "--encoding", "x"]).refused(&["--encoding x"]);
    normalise(&scratch, &["games.pgn", "--out", "no/such/a.pgn"])
        .refused(&["no/such/a.pgn", "--out"]);
    let empty = normalise(&Scratch::with_games("no game"), &["games.pgn"]);
    empty.refused(&["games.pgn"]);
}

#[test]
fn quiet_leaves_the_exit_status_alone() {
    let scratch = Scratch::with_games(illegal(1));
    let ran = normalise(&scratch, &["games.pgn", "--quiet"]);
    assert_eq!((ran.status, &*ran.stderr), (1, ""));
    assert!(ran.stdout.contains("The moves end here"));
}

#[cfg(unix)]
#[test]
fn a_reader_that_has_left_is_no_failure() {
    use std::process::{Command, Stdio};
    let scratch = Scratch::with_games(scratch::many(1, 20_000));
    let mut child = Command::new(assert_cmd::cargo::cargo_bin!("arbiter"))
        .args(["normalise", "games.pgn"])
        .env("LC_ALL", "C")
        .current_dir(scratch.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let ended = child.wait_with_output().expect("it ends");
    assert_eq!(ended.status.code(), Some(0));
    assert_eq!(ended.stderr, b"");
}

#[test]
fn no_depth_of_brackets_exhausts_anything() {
    for text in [
        "(".repeat(200_000),
        "(1. d4 ".repeat(50_000),
        "(1. d4) ".repeat(50_000),
        "(1. Qh8) ".repeat(50_000),
        "(1. d4 (1. c4 ".repeat(20_000) + &")".repeat(40_000),
    ] {
        let scratch = Scratch::with_games(format!("[Event \"x\"]\n\n1. e4 {text} *\n"));
        let once = normalise(&scratch, &["games.pgn", "--quiet"]);
        assert!(once.status < 2, "{}", once.stderr);
        scratch.file("games.pgn", &once.stdout);
        assert_eq!(
            normalise(&scratch, &["games.pgn", "--quiet"]).stdout,
            once.stdout
        );
    }
}

fn fixture(name: &str) -> Vec<u8> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("fixtures")
        .join(name);
    fs::read(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

/// Every file with games under fixtures/, with its name.
fn fixtures() -> Vec<(String, Vec<u8>)> {
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures")];
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                // Results are no games.
                if !path.ends_with("fixtures/rating") {
                    folders.push(path);
                }
            } else if path
                .extension()
                .is_some_and(|e| e == "pgn" || e == "txt" || e == "csv")
            {
                files.push((
                    path.display().to_string(),
                    fs::read(&path).expect("readable"),
                ));
            }
        }
    }
    files.sort();
    assert!(files.len() > 50, "the fixtures are found");
    files
}

/// What must not change: where the game ended and what was handed in. No result at all is written as `*`.
fn end_of(game: &Row) -> [String; 4] {
    let submitted = match &game["result_submitted"] {
        "" => "*",
        result => result,
    };
    let cells = ["plies", "final_fen", "variant"].map(|name| game[name].to_owned());
    let [plies, fen, variant] = cells;
    [plies, fen, variant, submitted.to_owned()]
}

#[test]
fn every_fixture_keeps_its_final_positions_and_results_and_is_stable() {
    for (name, bytes) in fixtures() {
        let scratch = Scratch::new();
        let extension = name.rsplit('.').next().expect("an extension");
        let original = format!("original.{extension}");
        scratch.file(&original, &bytes);
        let once = normalise(&scratch, &[&original]);
        assert!(once.status < 2, "{name}: {}", once.stderr);
        scratch.file("once.pgn", &once.stdout);
        let twice = normalise(&scratch, &["once.pgn"]);
        assert_eq!(twice.stdout, once.stdout, "{name}");
        scratch.audit(&[&original]);
        let before = scratch.games();
        scratch.audit(&["once.pgn"]);
        let after = scratch.games();
        assert_eq!(after.len(), before.len(), "{name}");
        for (before, after) in before.iter().zip(&after) {
            assert_eq!(
                end_of(after),
                end_of(before),
                "{name}, game {}",
                &before["game"]
            );
            let whole = once.status == 0;
            if whole && !before["result_submitted"].is_empty() {
                assert_eq!(
                    &after["result_audited"], &before["result_audited"],
                    "{name}"
                );
                assert_eq!(
                    &after["termination_audited"], &before["termination_audited"],
                    "{name}"
                );
            }
        }
    }
}

/// Plays what it is given, as a stranger to our own reading would.
struct Oracle;

struct Played {
    position: Chess,
    plies: usize,
    broken: bool,
}

impl Visitor for Oracle {
    type Tags = Option<Fen>;
    type Movetext = Played;
    type Output = Played;

    fn begin_tags(&mut self) -> ControlFlow<Played, Option<Fen>> {
        ControlFlow::Continue(None)
    }

    fn tag(
        &mut self,
        fen: &mut Option<Fen>,
        name: &[u8],
        value: RawTag<'_>,
    ) -> ControlFlow<Played> {
        if name == b"FEN" {
            *fen = Fen::from_ascii(value.as_bytes()).ok();
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, fen: Option<Fen>) -> ControlFlow<Played, Played> {
        let position = match fen {
            None => Some(Chess::default()),
            Some(fen) => fen.into_position(CastlingMode::Chess960).ok(),
        };
        ControlFlow::Continue(Played {
            broken: position.is_none(),
            position: position.unwrap_or_default(),
            plies: 0,
        })
    }

    fn begin_variation(&mut self, _: &mut Played) -> ControlFlow<Played, Skip> {
        ControlFlow::Continue(Skip(true))
    }

    fn san(&mut self, played: &mut Played, san: SanPlus) -> ControlFlow<Played> {
        if !played.broken {
            match san.san.to_move(&played.position) {
                Ok(m) => {
                    played.position.play_unchecked(m);
                    played.plies += 1;
                }
                Err(_) => played.broken = true,
            }
        }
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, played: Played) -> Played {
        played
    }
}

#[test]
fn a_stranger_reads_as_many_moves_as_we_wrote() {
    let mut compared = 0;
    for (name, bytes) in fixtures() {
        let scratch = Scratch::new();
        let extension = name.rsplit('.').next().expect("an extension");
        let original = format!("original.{extension}");
        scratch.file(&original, &bytes);
        let pgn = normalise(&scratch, &[&original]).stdout;
        scratch.file("once.pgn", &pgn);
        scratch.audit(&["once.pgn"]);
        let ours = scratch.games();
        let mut reader = Reader::new(pgn.as_bytes());
        for game in &ours {
            let theirs = reader.read_game(&mut Oracle).expect("readable");
            let theirs = theirs.unwrap_or_else(|| panic!("{name}: a game is missing"));
            let same_rules = matches!(&game["variant"], "standard" | "chess960");
            if same_rules && !theirs.broken {
                assert_eq!(theirs.plies.to_string(), &game["plies"], "{name}");
                compared += 1;
            } else {
                // Positions that no game can reach, and other games.
                assert!(
                    !same_rules || pgn.contains("[FEN "),
                    "{name}, game {}: broken",
                    &game["game"]
                );
            }
        }
        assert!(
            reader.read_game(&mut Oracle).expect("readable").is_none(),
            "{name}"
        );
    }
    assert!(compared > 100, "{compared} games");
}

/// The games of a PGN as a stranger plays them: the plies of each, or none where he cannot follow.
fn as_a_stranger_plays(pgn: &str) -> Vec<Option<usize>> {
    let mut reader = Reader::new(pgn.as_bytes());
    let mut games = Vec::new();
    while let Some(played) = reader.read_game(&mut Oracle).expect("readable") {
        games.push((!played.broken).then_some(played.plies));
    }
    games
}

#[test]
fn an_illegal_move_that_stood_parts_the_game_in_two_that_any_reader_follows() {
    let scratch = Scratch::new();
    let games = fixture("resumed/stood.pgn");
    scratch.file("stood.pgn", &games);
    let ran = normalise(&scratch, &["stood.pgn", "--go-on"]);
    assert_eq!(ran.status, 1);
    // The first four: 26 plies, the illegal castling, 10 plies. The fifth: a king in check, whose opponent's answer is
    // told with the illegal move, for no reader takes a position in which a king could be taken. The last ends at its fault.
    let played = as_a_stranger_plays(&ran.stdout);
    let parts = [26, 10, 26, 10, 26, 10, 26, 10, 9, 21, 10].map(Some);
    assert_eq!(played, parts);
    assert!(ran.stdout.contains("seems to have been made: 14. O-O-O."));
    assert!(ran.stdout.contains("[SetUp \"1\"]"));
    assert!(
        ran.stderr
            .contains("the move stood, and the game goes on as another game")
    );
    // Only the last part of a game has its result: it must not be counted twice.
    scratch.file("parts.pgn", &ran.stdout);
    scratch.audit(&["parts.pgn"]);
    let results = scratch.games();
    let results: Vec<&str> = results
        .iter()
        .map(|game| &game["result_submitted"])
        .collect();
    assert_eq!(results[..4], ["*", "1-0", "*", "1/2-1/2"]);
    let ends = scratch.games();
    let ends: Vec<&str> = ends
        .iter()
        .map(|game| &game["termination_audited"])
        .collect();
    assert_eq!(ends[1], "checkmate");
    // Written twice, it gives the same bytes; without the flag the moves end as they always did.
    let again = normalise(&scratch, &["parts.pgn", "--go-on"]);
    assert_eq!(again.stdout, ran.stdout);
    let without = normalise(&scratch, &["stood.pgn"]);
    let without_lines = without.stdout.replace('\n', " ");
    assert!(without_lines.contains("The moves end here: move 14. cannot be played."));
    assert_eq!(as_a_stranger_plays(&without.stdout).len(), 6);
}

#[test]
fn what_stands_beside_an_illegal_move_is_kept() {
    let scratch = Scratch::new();
    let text = "[Event \"a\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Ke2 Ke7 3. Ke1 Ke8 4. Nf3 Nc6 5. Bc4 Bc5 6. O-O {late} (6. d3 d6) \
                Nf6 {[%clk 0:09:00]} 7. Re1 d6 8. c3 a6 9. d4 exd4 10. cxd4 Bb4 11. Kf1 h6 1-0\n";
    scratch.file("a.pgn", text);
    let ran = normalise(&scratch, &["a.pgn", "--go-on"]);
    assert_eq!(as_a_stranger_plays(&ran.stdout), [Some(10), Some(11)]);
    for kept in ["{late}", "variation as written: 6. d3 d6", "[%clk 0:09:00]"] {
        assert!(ran.stdout.contains(kept), "{kept}: {}", ran.stdout);
    }
}

/// German, with one misread square, one scanner's slip and a move that nobody could read.
const DAMAGED: &str = "1. e4 e5\n2. Sf3 Sc6\n3. Lb5 a6\n4. La4 Sf6\n5. 0-0 Lc7\n6. Te1 b5\n7. Lb3 d6\n8. c3 0-0\n\
                       9. h3 Sb8\n10. d4 Sbd7\n11. Sbd2 Lb7\n12. Lc2 Te8\n13. ?? Lf8\n14. Sg3 g6\n15. a4 c5\n\
                       16. d5 c4\n17. Lg5 hG\n18. Le3 Sc5\n1-0\n";

#[test]
fn a_damaged_sheet_is_repaired_with_every_change_marked() {
    let scratch = Scratch::new();
    scratch.file("sheet.txt", DAMAGED);
    let ran = normalise(&scratch, &["sheet.txt", "--repair"]);
    assert_eq!(ran.status, 0, "{}", ran.stderr);
    let moves = moves(&ran.stdout).replace('\n', " ");
    assert!(
        moves.contains("5. O-O Be7 {[%repaired \"Lc7\"]} 6. Re1"),
        "{moves}"
    );
    assert!(
        moves.contains("13. Nf1 {[%repaired \"??\"]} 13... Bf8"),
        "{moves}"
    );
    assert!(
        moves.contains("17. Bg5 h6 {[%guessed \"hG\"]} 18. Be3 Nc5 1-0"),
        "{moves}"
    );
    assert_eq!(
        moves.matches("[%").count(),
        3,
        "nothing else is touched: {moves}"
    );
    assert!(
        ran.stderr.contains("moves repaired: 2, guessed: 1"),
        "{}",
        ran.stderr
    );
}

#[test]
fn without_the_flag_nothing_is_repaired() {
    let (pgn, told) = troubled("sheet.txt", DAMAGED);
    assert!(moves(&pgn).contains("5. O-O {The moves end here"), "{pgn}");
    assert!(told.contains("the moves end there"), "{told}");
}

#[test]
fn a_repaired_pgn_keeps_its_comments_and_says_what_it_put_in() {
    let scratch = Scratch::new();
    scratch.file(
        "games.pgn",
        "[Event \"A\"]\n[Result \"1-0\"]\n\n1. e4 e5 {usual} 2. Nf8 {[%clk 0:10:00]} (2. f4) 2... Nc6 3. Bb5 a6 1-0\n",
    );
    let ran = normalise(&scratch, &["games.pgn", "--repair"]);
    assert_eq!(ran.status, 0, "{}", ran.stderr);
    let moves = moves(&ran.stdout).replace('\n', " ");
    assert!(
        moves.starts_with("1. e4 e5 {usual} 2. Nf3 {[%repaired \"Nf8\"]} {[%clk 0:10:00]}"),
        "{moves}"
    );
    assert!(
        moves.contains("(2. f4)") && moves.contains("2... Nc6 3. Bb5 a6 1-0"),
        "{moves}"
    );
}

#[test]
fn a_cell_that_is_two_words_is_one_move_and_an_offer_stays() {
    let scratch = Scratch::new();
    let sheet = DAMAGED
        .replace("5. 0-0 Lc7", "5. 0O Lc7")
        .replace("c4\n", "c4 (=)\n");
    scratch.file("sheet.txt", sheet);
    let ran = normalise(&scratch, &["sheet.txt", "--repair"]);
    assert_eq!(ran.status, 0, "{}", ran.stderr);
    let moves = moves(&ran.stdout).replace('\n', " ");
    assert!(
        moves.contains("5. O-O Be7") && moves.contains("16. d5 c4 {(=)} 17. Bg5"),
        "{moves}"
    );
}

#[test]
fn a_move_left_out_of_a_sheet_is_put_in_and_marked() {
    let scratch = Scratch::new();
    scratch.file(
        "sheet.txt",
        DAMAGED
            .replace("5. 0-0 Lc7", "5. 0-0 Le7")
            .replace("7. Lb3 d6", "7. d6")
            .replace("hG", "h6"),
    );
    let ran = normalise(&scratch, &["sheet.txt", "--repair"]);
    assert_eq!(ran.status, 0, "{}", ran.stderr);
    let moves = moves(&ran.stdout).replace('\n', " ");
    assert!(
        moves.contains("7. Bb3 {[%") && moves.contains("\"\"]} 7... d6"),
        "{moves}"
    );
    assert!(moves.ends_with("18. Be3 Nc5 1-0 "), "{moves}");
}

/// The signs of the words in a text, to be looked for in what was written of it.
fn words_of(sheet: &str) -> Vec<String> {
    let words = sheet.split_whitespace().filter(|word| !word.ends_with('.'));
    words.map(str::to_owned).collect()
}

/// What a sheet says is played, or stands in a comment and is told, also at its end.
#[test]
fn a_cell_that_stands_for_no_move_is_kept_and_told() {
    let scratch = Scratch::new();
    scratch.file("sheet.txt", "1. f3 e5\n2. g4 Qh4#\n3. f9 xx\n0-1\n");
    let ran = normalise(&scratch, &["sheet.txt", "--repair"]);
    assert_eq!(ran.status, 1, "{}", ran.stderr);
    let pgn = moves(&ran.stdout).replace('\n', " ");
    assert!(pgn.contains("Qh4# {left out: f9 xx}"), "{pgn}");
    assert!(
        ran.stderr.contains("2 cells stand for no move"),
        "{}",
        ran.stderr
    );
    assert!(ran.stderr.contains("f9 xx"), "{}", ran.stderr);
}

#[test]
fn what_is_beyond_repair_is_kept_and_told() {
    let scratch = Scratch::new();
    let rows: String = (1..=12)
        .map(|row| format!("{row}. P-K{row} P-Q{row}\n"))
        .collect();
    scratch.file("sheet.txt", &rows);
    let ran = normalise(&scratch, &["sheet.txt", "--repair"]);
    assert_eq!(ran.status, 1, "{}", ran.stderr);
    for word in words_of(&rows) {
        assert!(
            ran.stdout.replace('\n', " ").contains(&word),
            "{word}: {}",
            ran.stdout
        );
    }
    let blank: String = (7..=56).map(|row| format!("{row}.\n")).collect();
    let sheet = format!(
        "1. e4 e5\n2. Nf3 Nc6\n3. Bb5 a6\n4. Ba4 Nf6\n5. O-O Be7\n6. Re1 b5\n{blank}57. Kh8 Qd1\n"
    );
    scratch.file("sheet.txt", &sheet);
    let ran = normalise(&scratch, &["sheet.txt", "--repair"]);
    assert_eq!(ran.status, 1, "{}", ran.stderr);
    let pgn = moves(&ran.stdout).replace('\n', " ");
    assert!(pgn.contains("6. Re1 b5 {left out: Kh8 Qd1}"), "{pgn}");
    assert!(
        ran.stderr.contains("beyond repair from here"),
        "{}",
        ran.stderr
    );
}

/// A row that the numbers say is missing is put in, and the moves behind it keep their numbers.
#[test]
fn move_numbers_tell_of_a_missing_row() {
    let scratch = Scratch::new();
    scratch.file(
        "sheet.txt",
        "1. e4 e5\n2. Nf3 Nc6\n3. Bb5 a6\n5. O-O Be7\n6. Re1 b5\n7. Bb3 d6\n8. c3 O-O\n9. h3 Na5\n\
         10. Bc2 c5\n11. d4 Qc7\n",
    );
    let ran = normalise(&scratch, &["sheet.txt", "--repair"]);
    let pgn = moves(&ran.stdout).replace('\n', " ");
    assert!(pgn.contains("5. O-O Be7 6. Re1 b5"), "{pgn}");
    assert!(pgn.contains("4. Ba4"), "{pgn}");
}

/// Sheets damaged by a rule of our own, all over: every word that was written comes out again, as a move, in a mark or in
/// a comment.
#[test]
fn no_word_of_a_damaged_sheet_is_lost() {
    let cells: Vec<&str> =
        "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Nb8 d4 Nbd7"
            .split(' ')
            .collect();
    let mut seed = 7u32;
    let mut random = move |below: u32| {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (seed >> 16) % below
    };
    let scratch = Scratch::new();
    let mut written = Vec::new();
    for sheet in 0..40 {
        let mut row = Vec::new();
        for (at, cell) in cells.iter().enumerate() {
            match random(12) {
                0 => row.push(format!("Z{sheet}q{at}")),
                1 => {}
                2 => row.extend([(*cell).to_owned(), format!("y{sheet}w{at}")]),
                _ => row.push((*cell).to_owned()),
            }
        }
        let text: Vec<String> = row
            .chunks(2)
            .zip(1..)
            .map(|(row, number)| format!("{number}. {}\n", row.join(" ")))
            .collect();
        scratch.file(&format!("sheets/{sheet:02}.txt"), text.concat());
        written.push(row);
    }
    let ran = normalise(&scratch, &["sheets", "--repair"]);
    let pgn = ran.stdout.replace('\n', " ");
    let games: Vec<&str> = pgn.split("[Event ").skip(1).collect();
    assert_eq!(games.len(), written.len());
    for (game, row) in games.iter().zip(&written) {
        for word in row.iter().filter(|word| word.starts_with(['Z', 'y'])) {
            assert!(game.contains(word.as_str()), "{word} is lost: {game}");
        }
    }
}
