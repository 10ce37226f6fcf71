//! Real games in the letters of every shipped alphabet, in every form in which players write them, as
//! PGN and as scoresheets: one run of the program, no flag, and every game must come out whole. The
//! moves are laid out by an independent library (shakmaty), and so is the final position.

use std::collections::HashMap;
use std::fs;
use std::path::Path;
use std::process::Command;

use arbiter::internals::board::Role;
use arbiter::internals::notation::moves::alphabet::{self, Alphabet};
use shakmaty::fen::Fen;
use shakmaty::san::{San, SanPlus};
use shakmaty::{CastlingSide, Chess, EnPassantMode, Position};

/// All six pieces move, both sides castle, all four pieces are promoted to, and rows of checks.
const GAMES: [(&str, &str); 4] = [
    // Kroneder - Kornitzky, Pyramiden Cup 2015.
    (
        "queen-and-knight",
        "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6 Be3 Bg7 f3 O-O Qd2 Nc6 O-O-O d5 Qe1 e6 Nb3 a5 Bb5 \
         Ne7 Bc5 Bd7 Bxd7 Qxd7 exd5 Nfxd5 Nxd5 Nxd5 Bxf8 Kxf8 Qf2 a4 Rxd5 Qxd5 Qc5+ Qxc5 Nxc5 \
         Ra5 Nd3 Rg5 g3 e5 Re1 Rf5 Re4 Rxf3 Rxa4 Rf1+ Kd2 Rh1 Ra8+ Ke7 Ra7 Rxh2+ Kd1 Rh1+ Ne1 \
         Rg1 Rxb7+ Ke6 a4 Rxg3 a5 Rg4 b4 e4 c4 Bc3 a6 Rg1 a7 Rxe1+ Kc2 Ra1 Kxc3 f5 b5 f4 Rb6+ \
         Ke5 Ra6 Rc1+ Kb2 f3 a8=Q f2 Qd5+ Kf4 Rf6+ Ke3 Kxc1 f1=N Rxf1 g5 Qd2#",
    ),
    // Noble - Moskow, New Zealand Open Championship 2016.
    (
        "queen-and-rook",
        "c3 d5 d3 Nf6 Nd2 c6 e4 e5 Ngf3 Bd6 Be2 O-O h3 Re8 Qc2 a5 Nf1 Nbd7 g4 dxe4 dxe4 Nc5 Ng3 \
         b5 Be3 Qc7 Nh4 Ne6 g5 Nd7 Nhf5 Nf4 h4 Bf8 h5 Nc5 Nh4 Be6 Ngf5 Rad8 Bxf4 exf4 Nd4 Nxe4 \
         g6 fxg6 hxg6 h6 a4 Bc4 Bxc4+ bxc4 O-O-O Nc5 Nhf5 Nd3+ Rxd3 cxd3 Qxd3 Qd7 Qc4+ Qd5 Qxc6 \
         Qxc6 Nxc6 Rd7 Nfd4 Bc5 Rh5 Bxd4 Nxd4 Rd6 Rxa5 Rxg6 Rf5 Rg1+ Kd2 g5 b4 Rg2 b5 Rxf2+ Kd3 \
         g4 Rf6 g3 Nf5 g2 Rg6+ Kf7 Rg4 Kf6 Nxh6 Re3+ Kc4 Rg3 b6 g1=Q b7 Qf1+ Kb4 Rb2+ Ka5 Rxg4 \
         Nxg4+ Kg5 Ne5 Rxb7 Nc4 Ra7+ Kb4 Rxa4+ Kxa4 Qxc4+ Ka5 Qxc3+ Kb5 f3 Kb6 f2 Kb7 f1=R Ka6 \
         Rb1 Ka7 Qa3#",
    ),
    // Poetsch - Storme, Rilton Cup 2015.
    (
        "queen-and-bishop",
        "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6 Be3 Bg7 f3 Nc6 Qd2 O-O O-O-O d5 Qe1 e5 Nxc6 bxc6 \
         exd5 Nxd5 Bc4 Be6 Kb1 Nxc3+ Qxc3 Qe7 Bb3 Bxb3 axb3 Qe6 Qc4 Qxc4 bxc4 e4 Rd7 exf3 gxf3 \
         Rab8 b3 a5 Bf4 Ra8 Ka2 Rfe8 Rhd1 c5 Ka3 Bd4 Ka4 Kg7 R1xd4 cxd4 c5 Re2 c6 Rxc2 c7 g5 \
         Be5+ Kg6 Rd8 Rc8 Rxc8 d3 Rg8+ Kf5 c8=Q+ Rxc8 Rxc8 d2 Rd8 d1=B Rxd1",
    ),
    // Broadley - Bak, Blackpool 2015: both take and promote within a move, two queens each.
    (
        "four-queens",
        "d4 d5 c4 c6 Nc3 Nf6 Nf3 e6 e3 Nbd7 Bd3 dxc4 Bxc4 b5 Bd3 Bb7 e4 b4 e5 bxc3 exf6 cxb2 \
         fxg7 bxa1=Q gxh8=Q c5 O-O Bxf3 Qxf3 Qxd4 Qxh7 Q4f6 Qfh5 Qde7 Re1 O-O-O Qe4 Nb6 Ba6+ \
         Kb8 Bf4+",
    ),
];

/// One move, laid out to be written in any form.
struct Step {
    role: Role,
    from: String,
    to: String,
    /// What of the square of departure the short form needs.
    origin: String,
    capture: bool,
    promotion: Option<Role>,
    castling: Option<CastlingSide>,
    mark: String,
}

struct Game {
    name: &'static str,
    steps: Vec<Step>,
    final_fen: String,
}

fn role(theirs: shakmaty::Role) -> Role {
    Role::ALL[theirs as usize - 1]
}

fn games() -> Vec<Game> {
    GAMES
        .iter()
        .map(|(name, moves)| game(name, moves))
        .collect()
}

fn game(name: &'static str, moves: &str) -> Game {
    let mut position = Chess::default();
    let mut steps = Vec::new();
    for word in moves.split_whitespace() {
        let san: SanPlus = word.parse().expect(word);
        let m = san.san.to_move(&position).expect(word);
        let (origin, castling) = match san.san {
            San::Normal {
                role: shakmaty::Role::Pawn,
                ..
            } => (String::new(), None),
            San::Normal { file, rank, .. } => {
                let file = file.map(shakmaty::File::char);
                let rank = rank.map(shakmaty::Rank::char);
                (file.into_iter().chain(rank).collect(), None)
            }
            San::Castle(side) => (String::new(), Some(side)),
            San::Put { .. } | San::Null => unreachable!("{word}"),
        };
        steps.push(Step {
            role: role(m.role()),
            from: m.from().expect(word).to_string(),
            to: m.to().to_string(),
            origin,
            capture: m.is_capture(),
            promotion: m.promotion().map(role),
            castling,
            mark: san.suffix.map_or_else(String::new, |s| s.to_string()),
        });
        position.play_unchecked(m);
    }
    Game {
        name,
        steps,
        final_fen: Fen::from_position(&position, EnPassantMode::Legal).to_string(),
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// `Nbxd2+`, `e8=Q`, `O-O`.
    Short,
    /// The short form of the Laws since 2018, with all that is optional left out: `Nbd2`, `e8Q`, `0-0`.
    Bare,
    /// `Nb1xd2`, `e2e4`, `e7e8Q`.
    Long,
    /// `Nb1-d2`, `e2-e4`, `e7-e8=Q`.
    Dashed,
}

const FORMS: [(&str, Form); 4] = [
    ("short", Form::Short),
    ("bare", Form::Bare),
    ("long", Form::Long),
    ("dashed", Form::Dashed),
];

/// How a player writes: the letters of the pieces and of the files.
struct Hand {
    /// Names the files of a test: the code, and what is special.
    name: String,
    /// The code that the report must name.
    code: String,
    letters: HashMap<Role, String>,
    files: [char; 8],
}

impl Hand {
    fn of_alphabet(alphabet: &Alphabet) -> Hand {
        let letter = |role: &Role| (*role, alphabet.letter(*role).to_owned());
        let code = match alphabet.code() {
            // The letters are English, and English prints alone.
            "ja" | "ko" => "en",
            code => code,
        };
        Hand {
            name: alphabet.code().to_owned(),
            code: code.to_owned(),
            letters: Role::ALL.iter().map(letter).collect(),
            files: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
        }
    }

    fn by_code(code: &str) -> Hand {
        Hand::of_alphabet(alphabet::by_code(code).expect(code))
    }

    fn named(mut self, what: &str) -> Hand {
        self.name = format!("{}-{what}", self.name);
        self
    }

    fn with_files(mut self, files: &str) -> Hand {
        let files: Vec<char> = files.chars().collect();
        self.files = files.try_into().expect("eight files");
        self.named("files")
    }

    fn with_letters(mut self, change: impl Fn(Role, &str) -> String) -> Hand {
        for (role, letter) in &mut self.letters {
            *letter = change(*role, letter);
        }
        self
    }

    fn in_files(&self, text: &str) -> String {
        text.chars()
            .map(|c| match c {
                'a'..='h' => self.files[c as usize - 'a' as usize],
                other => other,
            })
            .collect()
    }

    fn write(&self, step: &Step, form: Form) -> String {
        let mark = if form == Form::Bare { "" } else { &step.mark };
        if let Some(side) = step.castling {
            let circle = if form == Form::Short { "O" } else { "0" };
            let circles = if side == CastlingSide::KingSide { 2 } else { 3 };
            return vec![circle; circles].join("-") + mark;
        }
        let letter = match step.role {
            Role::Pawn => "",
            role => &self.letters[&role],
        };
        let origin = match form {
            Form::Long | Form::Dashed => &step.from[..],
            _ if step.role == Role::Pawn && step.capture => &step.from[..1],
            _ => &step.origin,
        };
        let sign = match form {
            Form::Bare => "",
            _ if step.capture => "x",
            Form::Dashed => "-",
            Form::Short | Form::Long => "",
        };
        let equals = if matches!(form, Form::Short | Form::Dashed) {
            "="
        } else {
            ""
        };
        let promotion = step
            .promotion
            .map(|role| format!("{equals}{}", self.letters[&role]))
            .unwrap_or_default();
        let (origin, to) = (self.in_files(origin), self.in_files(&step.to));
        format!("{letter}{origin}{sign}{to}{promotion}{mark}")
    }

    /// With Arabic files the h-file is also the knight: 24.hxg6 of this game, `حxز6`, is just as well
    /// the legal 24.Nxg6, and no reader can tell. The long forms can.
    fn says_two_things(&self, game: &Game, form: Form) -> bool {
        self.name == "ar-files"
            && game.name == "queen-and-rook"
            && matches!(form, Form::Short | Form::Bare)
    }

    fn words(&self, game: &Game, form: Form) -> Vec<String> {
        game.steps.iter().map(|s| self.write(s, form)).collect()
    }
}

fn as_pgn(words: &[String]) -> String {
    let mut text = "[Event \"Alphabets\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"1\"]\n\
                    [White \"One\"]\n[Black \"Other\"]\n[Result \"*\"]\n\n"
        .to_owned();
    for (number, pair) in (1..).zip(words.chunks(2)) {
        text += &format!("{number}. {}\n", pair.join(" "));
    }
    text + "*\n"
}

fn as_sheet(words: &[String]) -> String {
    let mut text = "Event: Alphabets\nWhite: One\nBlack: Other\n\n".to_owned();
    for (number, pair) in (1..).zip(words.chunks(2)) {
        text += &format!("{number}. {}\n", pair.join("   "));
    }
    text
}

fn as_table(words: &[String]) -> String {
    let mut text = "move,white,black\n".to_owned();
    for (number, pair) in (1..).zip(words.chunks(2)) {
        let black = pair.get(1).map_or("", String::as_str);
        text += &format!("{number},{},{black}\n", pair[0]);
    }
    text
}

type Layout = fn(&[String]) -> String;

const LAYOUTS: [(&str, Layout); 3] = [("pgn", as_pgn), ("txt", as_sheet), ("csv", as_table)];

/// What a game file must come out as.
struct Wanted {
    code: String,
    plies: usize,
    final_fen: String,
}

/// Audits every game in every hand, form and layout in one run, and tells what came out otherwise.
fn audit(hands: &[Hand]) {
    let folder = tempfile::tempdir().expect("a scratch folder");
    let (input, output) = (folder.path().join("in"), folder.path().join("out"));
    fs::create_dir(&input).expect("a folder for the games");
    let mut wanted = HashMap::new();
    for hand in hands {
        for game in games() {
            for (form_name, form) in FORMS {
                for (extension, layout) in LAYOUTS {
                    if hand.says_two_things(&game, form) {
                        continue;
                    }
                    let name = format!("{}-{form_name}-{}.{extension}", hand.name, game.name);
                    let words = hand.words(&game, form);
                    fs::write(input.join(&name), layout(&words)).expect("a game written");
                    let expected = Wanted {
                        code: hand.code.clone(),
                        plies: words.len(),
                        final_fen: game.final_fen.clone(),
                    };
                    wanted.insert(name, expected);
                }
            }
        }
    }
    let status = Command::new(env!("CARGO_BIN_EXE_arbiter"))
        .args(["audit", "--quiet", "--fail-on", "never", "--out"])
        .arg(&output)
        .arg(&input)
        .status()
        .expect("the program runs");
    assert!(status.success(), "{status}");
    let mut wrong = wrong_games(&output.join("games.csv"), &wanted);
    wrong.extend(findings(&output.join("findings.csv")));
    assert!(
        wrong.is_empty(),
        "{} of {} games or findings:\n{}",
        wrong.len(),
        wanted.len(),
        wrong
            .iter()
            .take(60)
            .cloned()
            .collect::<Vec<_>>()
            .join("\n")
    );
}

fn rows(path: &Path) -> Vec<HashMap<String, String>> {
    let mut reader = csv::Reader::from_path(path).expect("the report");
    reader
        .deserialize()
        .map(|row| row.expect("a row of the report"))
        .collect()
}

fn file_name(row: &HashMap<String, String>) -> String {
    let path = Path::new(&row["file"]);
    path.file_name().expect("a name").to_string_lossy().into()
}

fn wrong_games(report: &Path, wanted: &HashMap<String, Wanted>) -> Vec<String> {
    let rows = rows(report);
    assert_eq!(
        rows.len(),
        wanted.len(),
        "one game per file, every file read"
    );
    let mut wrong = Vec::new();
    for row in rows {
        let name = file_name(&row);
        let wanted = &wanted[&name];
        let codes: Vec<&str> = row["alphabet"].split('/').collect();
        if row["plies"] != wanted.plies.to_string() || row["final_fen"] != wanted.final_fen {
            wrong.push(format!(
                "{name}: {} plies of {}, {} as {}",
                row["plies"], wanted.plies, row["final_fen"], row["alphabet"]
            ));
        } else if !codes.contains(&wanted.code.as_str()) {
            wrong.push(format!("{name}: read as {}", row["alphabet"]));
        }
    }
    wrong
}

fn findings(report: &Path) -> Vec<String> {
    rows(report)
        .into_iter()
        .filter(|row| row["rule"].starts_with("NOT") || row["rule"].starts_with("MOV"))
        // An Irish `dxe4` is a pawn's where pieces have capitals; that a knight could take too is worth a note.
        .filter(|row| (&*row["rule"], &*row["severity"]) != ("NOT012", "note"))
        .map(|row| {
            let place = format!("{} ply {}", file_name(&row), row["ply"]);
            format!(
                "{place}: {} {} {}",
                row["rule"], row["written"], row["message"]
            )
        })
        .collect()
}

#[test]
fn the_games_show_all_that_letters_are_for() {
    let games = games();
    let steps = || games.iter().flat_map(|g| &g.steps);
    for role in Role::ALL {
        assert!(
            steps().any(|s| s.role == role && s.castling.is_none()),
            "{role} moves"
        );
    }
    for promoted in [Role::Queen, Role::Rook, Role::Bishop, Role::Knight] {
        assert!(steps().any(|s| s.promotion == Some(promoted)), "{promoted}");
    }
    for side in [CastlingSide::KingSide, CastlingSide::QueenSide] {
        assert!(steps().any(|s| s.castling == Some(side)), "{side:?}");
    }
    assert!(steps().any(|s| s.mark == "+") && steps().any(|s| s.mark == "#"));
    assert!(steps().any(|s| s.origin == "1"), "a rank tells rooks apart");
}

#[test]
fn every_alphabet_is_read_and_named_without_being_asked_for() {
    let hands: Vec<Hand> = alphabet::all().iter().map(Hand::of_alphabet).collect();
    assert!(hands.len() > 50);
    audit(&hands);
}

#[test]
fn files_in_the_letters_of_their_own_script_are_read() {
    audit(&[
        Hand::by_code("el").with_files("αβγδεζηθ"),
        Hand::by_code("he").with_files("אבגדהוזח"),
        Hand::by_code("ar").with_files("أبجدهوزح"),
        Hand::by_code("x-brl-gb").with_files("⠁⠃⠉⠙⠑⠋⠛⠓"),
    ]);
}

/// Letters that look the same on another keyboard.
fn typed_in_latin(letter: &str) -> String {
    letter
        .chars()
        .map(|c| match c {
            'А' | 'Α' => 'A',
            'В' | 'Β' => 'B',
            'С' => 'C',
            'К' => 'K',
            'О' => 'O',
            'Р' | 'Ρ' => 'P',
            'р' => 'p',
            'Т' => 'T',
            'Ι' => 'I',
            other => other,
        })
        .collect()
}

fn typed_in_cyrillic(letter: &str) -> String {
    letter
        .chars()
        .map(|c| match c {
            'A' => 'А',
            'B' => 'В',
            'C' => 'С',
            'K' => 'К',
            'T' => 'Т',
            other => other,
        })
        .collect()
}

#[test]
fn letters_that_look_alike_in_another_script_are_the_same_letters() {
    let latin = |code: &str| {
        let hand = Hand::by_code(code).named("typed-in-latin");
        hand.with_letters(|_, letter| typed_in_latin(letter))
    };
    let cyrillic = |code: &str| {
        let hand = Hand::by_code(code).named("typed-in-cyrillic");
        hand.with_letters(|_, letter| typed_in_cyrillic(letter))
    };
    let from_latin = ["be", "bg", "el", "mk", "ru", "sr-Cyrl", "uk"].map(latin);
    let from_cyrillic = ["en", "es", "de", "fr", "tr"].map(cyrillic);
    audit(
        &from_latin
            .into_iter()
            .chain(from_cyrillic)
            .collect::<Vec<_>>(),
    );
}

#[test]
fn figurines_are_read_in_both_colours_and_with_variation_selectors() {
    let figurine = || Hand::by_code("figurine");
    let black = |role: Role| match role {
        Role::King => "♚",
        Role::Queen => "♛",
        Role::Rook => "♜",
        Role::Bishop => "♝",
        Role::Knight => "♞",
        Role::Pawn => "♟",
    };
    audit(&[
        figurine()
            .named("black")
            .with_letters(|role, _| black(role).to_owned()),
        figurine()
            .named("as-text")
            .with_letters(|_, letter| format!("{letter}\u{FE0E}")),
        figurine()
            .named("as-emoji")
            .with_letters(|role, _| format!("{}\u{FE0F}", black(role))),
    ]);
}
