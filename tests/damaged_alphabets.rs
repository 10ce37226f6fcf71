//! A game with a fault is still written in somebody's letters, and its other words tell whose: real games in the letters
//! of every shipped alphabet, with one move made illegal, unreadable or left out in the first twenty plies.

mod reports;

use std::fs;
use std::path::Path;

use arbiter::internals::board::Role;
use arbiter::internals::notation::moves::alphabet::{self, Alphabet};
use assert_cmd::cargo::cargo_bin_cmd;
use tempfile::TempDir;

const GAMES: [&str; 3] = [
    // Kroneder - Kornitzky, Pyramiden Cup 2015, to move 40.
    "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6 Be3 Bg7 f3 O-O Qd2 Nc6 O-O-O d5 Qe1 e6 Nb3 a5 Bb5 Ne7 Bc5 Bd7 Bxd7 Qxd7 exd5 \
     Nfxd5 Nxd5 Nxd5 Bxf8 Kxf8 Qf2 a4 Rxd5 Qxd5 Qc5+ Qxc5 Nxc5 Ra5 Nd3 Rg5 g3 e5 Re1 Rf5 Re4 Rxf3 Rxa4 Rf1+ Kd2 Rh1 Ra8+ \
     Ke7 Ra7 Rxh2+ Kd1 Rh1+ Ne1 Rg1 Rxb7+ Ke6 a4 Rxg3 a5 Rg4 b4 e4",
    // Noble - Moskow, New Zealand Open Championship 2016, to move 31.
    "c3 d5 d3 Nf6 Nd2 c6 e4 e5 Ngf3 Bd6 Be2 O-O h3 Re8 Qc2 a5 Nf1 Nbd7 g4 dxe4 dxe4 Nc5 Ng3 b5 Be3 Qc7 Nh4 Ne6 g5 Nd7 \
     Nhf5 Nf4 h4 Bf8 h5 Nc5 Nh4 Be6 Ngf5 Rad8 Bxf4 exf4 Nd4 Nxe4 g6 fxg6 hxg6 h6 a4 Bc4 Bxc4+ bxc4 O-O-O Nc5 Nhf5 Nd3+ \
     Rxd3 cxd3 Qxd3 Qd7 Qc4+ Qd5",
    // Poetsch - Storme, Rilton Cup 2015, to move 34.
    "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6 Be3 Bg7 f3 Nc6 Qd2 O-O O-O-O d5 Qe1 e5 Nxc6 bxc6 exd5 Nxd5 Bc4 Be6 Kb1 Nxc3+ \
     Qxc3 Qe7 Bb3 Bxb3 axb3 Qe6 Qc4 Qxc4 bxc4 e4 Rd7 exf3 gxf3 Rab8 b3 a5 Bf4 Ra8 Ka2 Rfe8 Rhd1 c5 Ka3 Bd4 Ka4 Kg7 R1xd4 \
     cxd4 c5 Re2 c6 Rxc2 c7 g5 Be5+ Kg6 Rd8 Rc8 Rxc8",
];

#[derive(Clone, Copy, Debug)]
enum Damage {
    /// A piece that cannot get there so early: a king to h5, a rook to d6.
    Illegal(Role, &'static str),
    Unreadable,
    LeftOut,
}

const DAMAGES: [Damage; 4] = [
    Damage::Illegal(Role::King, "h5"),
    Damage::Illegal(Role::Rook, "d6"),
    Damage::Unreadable,
    Damage::LeftOut,
];

const PLACES: usize = 20;

fn in_letters(word: &str, alphabet: &Alphabet) -> String {
    let letter = |sign: char| {
        let role = Role::ALL.into_iter().find(|role| role.letter() == sign);
        role.map(|role| alphabet.letter(role))
    };
    match word.chars().next().and_then(letter) {
        Some(letter) => format!("{letter}{}", &word[1..]),
        None => word.to_owned(),
    }
}

fn damaged(game: &str, alphabet: &Alphabet, place: usize, damage: Damage) -> Vec<String> {
    let words = game.split(' ').map(|word| in_letters(word, alphabet));
    let mut words: Vec<String> = words.collect();
    match damage {
        Damage::Illegal(role, square) => {
            words[place] = format!("{}{square}", alphabet.letter(role));
        }
        Damage::Unreadable => words[place] = "~~~".to_owned(),
        Damage::LeftOut => drop(words.remove(place)),
    }
    words
}

/// Every game, damaged in every way at every place; the event says which.
fn all_damaged(alphabet: &Alphabet) -> Vec<(String, Vec<String>)> {
    let mut all = Vec::new();
    for (number, game) in GAMES.iter().enumerate() {
        for place in 0..PLACES {
            for damage in DAMAGES {
                let name = format!("game {number} place {place} {damage:?}");
                all.push((name, damaged(game, alphabet, place, damage)));
            }
        }
    }
    all
}

fn as_pgn(name: &str, words: &[String]) -> String {
    let mut text = format!(
        "[Event \"{name}\"]\n[Site \"?\"]\n[Date \"2015.01.01\"]\n[Round \"1\"]\n[White \"One\"]\n[Black \"Other\"]\n\
         [Result \"*\"]\n\n"
    );
    for (number, pair) in (1..).zip(words.chunks(2)) {
        text += &format!("{number}. {}\n", pair.join(" "));
    }
    text + "*\n\n"
}

fn as_sheet(name: &str, words: &[String]) -> String {
    let mut text = format!("Event: {name}\nWhite: One\nBlack: Other\n\n");
    for (number, pair) in (1..).zip(words.chunks(2)) {
        text += &format!("{number}. {}\n", pair.join("   "));
    }
    text
}

fn audit(folder: &Path) {
    let output = cargo_bin_cmd!("arbiter")
        .env("LC_ALL", "C")
        .current_dir(folder)
        .args(["audit", "in", "--quiet", "--fail-on", "never"])
        .output()
        .expect("the program runs");
    assert_eq!(output.status.code(), Some(0), "{output:?}");
}

/// The rows of `games.csv` whose alphabet is not the one that their file is named after.
fn misnamed(folder: &Path) -> Vec<String> {
    let rows = reports::rows(&folder.join("reports/games.csv"));
    let code = |file: &str| {
        let name = file.rsplit('/').next().unwrap_or_default();
        name.split(['.', '+']).next().unwrap_or_default().to_owned()
    };
    let is_named =
        |row: &&reports::Row| row["alphabet"].split('/').any(|c| c == code(&row["file"]));
    let wrong = rows.iter().filter(|row| !is_named(row));
    wrong
        .map(|row| format!("{} {}: {}", row["file"], row["event"], row["alphabet"]))
        .collect()
}

/// All but `ja` and `ko`: their letters are English, and English prints alone.
fn alphabets() -> impl Iterator<Item = &'static Alphabet> {
    let all = alphabet::all().iter();
    all.filter(|alphabet| !["ja", "ko"].contains(&alphabet.code()))
}

#[test]
fn a_game_with_an_early_fault_is_named_after_its_letters_in_pgn() {
    let folder = TempDir::new().expect("a scratch folder");
    fs::create_dir(folder.path().join("in")).expect("created");
    for alphabet in alphabets() {
        let games = all_damaged(alphabet);
        let text: String = games
            .iter()
            .map(|(name, words)| as_pgn(name, words))
            .collect();
        let file = folder
            .path()
            .join("in")
            .join(format!("{}.pgn", alphabet.code()));
        fs::write(file, text).expect("written");
    }
    audit(folder.path());
    let wrong = misnamed(folder.path());
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn a_game_with_an_early_fault_is_named_after_its_letters_on_a_sheet() {
    let folder = TempDir::new().expect("a scratch folder");
    fs::create_dir(folder.path().join("in")).expect("created");
    for code in [
        "ca", "cs", "de", "en", "es", "fi", "fr", "hu", "nl", "pl", "pt", "ro", "ru", "tr", "uk",
    ] {
        let alphabet = alphabet::by_code(code).expect(code);
        let games = all_damaged(alphabet).into_iter().step_by(3).enumerate();
        for (number, (name, words)) in games {
            let file = folder
                .path()
                .join("in")
                .join(format!("{code}+{number}.txt"));
            fs::write(file, as_sheet(&name, &words)).expect("written");
        }
    }
    audit(folder.path());
    let wrong = misnamed(folder.path());
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
}

/// A legal reading in a rare alphabet never hides an illegal English move: the fault stays a fault at its place.
#[test]
fn an_english_game_with_a_fault_stays_english_and_the_fault_is_found() {
    let folder = TempDir::new().expect("a scratch folder");
    fs::create_dir(folder.path().join("in")).expect("created");
    // White cannot play any of them behind 1.e4 c5, and each is a legal move there in the letters of somebody else.
    let words = ["Kf3", "Kc3", "Rf3", "Rc3", "Ke5", "Nb5", "Ra6"];
    let mut text = String::new();
    for word in words {
        let mut game: Vec<String> = GAMES[0].split(' ').map(str::to_owned).collect();
        game[2] = word.to_owned();
        text += &as_pgn(word, &game);
    }
    fs::write(folder.path().join("in/en.pgn"), text).expect("written");
    audit(folder.path());
    assert_eq!(misnamed(folder.path()), Vec::<String>::new());
    let findings = reports::rows(&folder.path().join("reports/findings.csv"));
    for word in words {
        let is_told = |row: &reports::Row| {
            let place = (&*row["event"], &*row["ply"], &*row["written"]);
            place == (word, "3", word) && row["severity"] == "error"
        };
        assert!(findings.iter().any(is_told), "{word}");
    }
}

/// What NOT008 says of a text, and the alphabet of its game.
fn mixed(text: &str) -> (String, Vec<String>) {
    let folder = TempDir::new().expect("a scratch folder");
    fs::create_dir(folder.path().join("in")).expect("created");
    fs::write(folder.path().join("in/sheet.txt"), text).expect("written");
    audit(folder.path());
    let games = reports::rows(&folder.path().join("reports/games.csv"));
    let findings = reports::rows(&folder.path().join("reports/findings.csv"));
    let told = findings.iter().filter(|row| row["rule"] == "NOT008");
    let told = told.map(|row| format!("{} {}", row["written"], row["message"]));
    (games[0]["alphabet"].clone(), told.collect())
}

/// One wrong letter does not make the others the foreign ones.
#[test]
fn one_word_in_other_letters_is_the_foreign_one() {
    let spanish = alphabet::by_code("es").expect("Spanish");
    let in_spanish = GAMES[0].split(' ').map(|word| in_letters(word, spanish));
    let words: Vec<String> = in_spanish.collect();
    let with = |place: usize, word: &str| {
        let mut words = words.clone();
        words[place] = word.to_owned();
        mixed(&as_sheet("one word", &words))
    };
    // A German knight, then a Czech one written small: the first piece to move, and another.
    let (alphabet, told) = with(2, "Sf3");
    assert_eq!(alphabet, "ca/es/it");
    assert!(
        told[0].starts_with("Sf3 written in the letters of bs/da/de/"),
        "{told:?}"
    );
    let (alphabet, told) = with(8, "jc3");
    assert_eq!(alphabet, "ca/es/it");
    assert_eq!(
        told,
        ["jc3 written in the letters of cs/sk, the rest in those of ca/es/it"]
    );
    // Where no other piece has moved before it, it is a slip: no letters but these are on the sheet.
    assert_eq!(with(2, "jf3"), ("ca/es/it".to_owned(), Vec::new()));
}

/// White's hand is German, Black's French, and the fault is the first word.
#[test]
fn two_hands_are_told_apart_behind_a_fault() {
    let [german, french] = ["de", "fr"].map(|code| alphabet::by_code(code).expect(code));
    let white = damaged(GAMES[0], german, 0, Damage::Illegal(Role::King, "h5"));
    let black = damaged(GAMES[0], french, 0, Damage::Illegal(Role::King, "h5"));
    let turns = white.into_iter().zip(black).enumerate();
    let words: Vec<String> = turns
        .map(|(ply, (white, black))| if ply % 2 == 0 { white } else { black })
        .collect();
    let (alphabet, told) = mixed(&as_sheet("two hands", &words));
    let [told] = told.as_slice() else {
        panic!("one finding: {told:?}");
    };
    let named = format!("{alphabet} {told}");
    assert!(named.contains("/de/") && named.contains("fr"), "{named}");
}
