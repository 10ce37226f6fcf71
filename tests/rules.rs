//! Every rule against its fixtures. `fixtures/rules/CODE*.*` holds the smallest games that a rule must find
//! something in and the nearest ones it must let pass; the `Event` of a game (where several games must be of one event, the
//! `Site`; for a table, which has no room
//! for one, the name of its file) says which. `CODE.snap` beside them is what the rule says, word for word.

mod reports;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use assert_cmd::Command;

use arbiter::internals::rules::{RULES, Rule};

use reports::{Row, rows};

const FOLDER: &str = "fixtures/rules";

/// What a snapshot shows of a finding: all but the columns that repeat the header of the game.
const SHOWN: [&str; 14] = [
    "game",
    "rule",
    "severity",
    "edition",
    "article",
    "ply",
    "move",
    "side",
    "written",
    "san",
    "fen",
    "message",
    "evidence",
    "suggestion",
];

/// A fixture and what the audit made of it.
struct Audited {
    file: String,
    games: Vec<Row>,
    findings: Vec<Row>,
}

/// What a game is there to show.
#[derive(Debug, PartialEq, Eq)]
enum Purpose {
    Finds,
    Passes,
}

impl Audited {
    /// Audits a fixture by one rule alone, through the program that users run.
    fn by_rule(file: &str, rule: &Rule) -> Audited {
        let reports = tempfile::tempdir().unwrap();
        let mut command = Command::cargo_bin("arbiter").unwrap();
        // No game is known that makes the program fail, so the fixture asks for it.
        let may_fail = rule.code == "INP003";
        if may_fail {
            command.env("ARBITER_INJECTS_FAULTS", "1");
        }
        let audited = command
            .env("LC_ALL", "C")
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .args(["audit", &format!("{FOLDER}/{file}"), "--quiet"])
            .args(["--select", rule.code, "--fail-on", "never"])
            .arg("--out")
            .arg(reports.path())
            .assert()
            .success();
        if !may_fail {
            audited.stderr("");
        }
        let games = match file.ends_with(".trf") {
            // A report has no games: the report itself is what is judged, and its file says what it is there for.
            true => vec![BTreeMap::from(
                [("game", "0"), ("event", "")]
                    .map(|(name, value)| (name.to_owned(), value.to_owned())),
            )],
            false => rows(&reports.path().join("games.csv")),
        };
        Audited {
            file: file.to_owned(),
            games,
            findings: rows(&reports.path().join("findings.csv")),
        }
    }

    fn findings_of<'a>(&'a self, game: &'a Row) -> impl Iterator<Item = &'a Row> {
        self.findings
            .iter()
            .filter(|finding| finding["game"] == game["game"])
    }

    /// `MOV006 finds: castling through check`
    fn title(&self, game: &Row) -> String {
        // Games of one event say it by their site.
        let by_site = game.get("site").filter(|site| site.starts_with("ARC"));
        if let Some(site) = by_site {
            site.clone()
        } else if game["event"].is_empty() {
            let stem = Path::new(&self.file).file_stem().unwrap();
            stem.to_string_lossy().replace('-', " ")
        } else {
            game["event"].clone()
        }
    }

    fn purpose(&self, game: &Row, rule: &Rule) -> Purpose {
        let title = self.title(game);
        let (code, rest) = title.split_once(' ').unwrap_or((&title, ""));
        assert_eq!(code, rule.code, "{}: {title}", self.file);
        match rest.split_once(' ') {
            Some(("finds:" | "finds", what)) if !what.is_empty() => Purpose::Finds,
            Some(("passes:" | "passes", what)) if !what.is_empty() => Purpose::Passes,
            _ => panic!("{}: '{title}' says neither finds nor passes", self.file),
        }
    }
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(FOLDER)
}

fn names_in(folder: &Path) -> Vec<String> {
    fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect()
}

/// The names of all fixtures, snapshots left out. Games of an event with regulations of its own stand in a
/// folder with its `event.toml`.
fn fixtures() -> Vec<String> {
    let mut names = Vec::new();
    for name in names_in(&folder()) {
        let path = folder().join(&name);
        if path.is_dir() {
            let inside = names_in(&path)
                .into_iter()
                .filter(|file| file != "event.toml");
            names.extend(inside.map(|file| format!("{name}/{file}")));
        } else if !name.contains(".snap") {
            names.push(name);
        }
    }
    names.sort();
    names
}

/// `CODE.pgn`, `CODE-something.txt` or `CODE-something/games.pgn`.
fn belongs_to(name: &str, rule: &Rule) -> bool {
    name.strip_prefix(rule.code)
        .is_some_and(|rest| rest.starts_with(['.', '-']))
}

/// Every fixture of every rule, by the code of the rule. The program runs once for each, whatever the tests ask.
static AUDITED: LazyLock<BTreeMap<&str, Vec<Audited>>> = LazyLock::new(|| {
    let fixtures = fixtures();
    let of_rule = |rule: &'static Rule| {
        let own = fixtures.iter().filter(|name| belongs_to(name, rule));
        (
            rule.code,
            own.map(|name| Audited::by_rule(name, rule)).collect(),
        )
    };
    RULES.iter().copied().map(of_rule).collect()
});

fn audited(rule: &Rule) -> &'static [Audited] {
    &AUDITED[rule.code]
}

#[test]
fn every_fixture_and_every_snapshot_belongs_to_a_rule() {
    for entry in fs::read_dir(folder()).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        assert!(
            RULES.iter().any(|rule| belongs_to(&name, rule)),
            "{FOLDER}/{name} belongs to no rule"
        );
    }
}

#[test]
fn every_rule_has_games_it_finds_and_games_it_passes() {
    for rule in RULES {
        let mut purposes = Vec::new();
        for fixture in audited(rule) {
            for game in &fixture.games {
                purposes.push(fixture.purpose(game, rule));
            }
        }
        for wanted in [Purpose::Finds, Purpose::Passes] {
            assert!(
                purposes.contains(&wanted),
                "{}: no game of the kind {wanted:?}",
                rule.code
            );
        }
    }
}

#[test]
fn no_game_of_a_fixture_is_lost() {
    for rule in RULES {
        for fixture in audited(rule) {
            let text = fs::read_to_string(folder().join(&fixture.file)).unwrap();
            let written = text
                .lines()
                .filter(|line| line.starts_with("[Event "))
                .count();
            assert_eq!(fixture.games.len(), written.max(1), "{}", fixture.file);
        }
    }
}

#[test]
fn every_rule_finds_what_it_should_and_passes_the_rest() {
    let mut wrong = Vec::new();
    for rule in RULES {
        for fixture in audited(rule) {
            for game in &fixture.games {
                let found = fixture.findings_of(game).count();
                match fixture.purpose(game, rule) {
                    Purpose::Finds if found == 0 => wrong.push(format!(
                        "{}: nothing found in '{}'",
                        fixture.file,
                        fixture.title(game)
                    )),
                    Purpose::Passes if found > 0 => wrong.push(format!(
                        "{}: {found} found in '{}'",
                        fixture.file,
                        fixture.title(game)
                    )),
                    _ => {}
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_finding_is_of_the_rule_asked_for_and_says_something() {
    for rule in RULES {
        for fixture in audited(rule) {
            for finding in &fixture.findings {
                let place = format!("{}, game {}", fixture.file, finding["game"]);
                assert_eq!(finding["rule"], rule.code, "{place}");
                assert!(!finding["message"].trim().is_empty(), "{place}");
            }
        }
    }
}

/// A finding about a move shows the position that the move was written in: the side to move of the FEN and
/// its number are those of the columns beside it.
#[test]
fn the_position_of_a_finding_is_the_one_before_its_move() {
    for rule in RULES {
        for fixture in audited(rule) {
            for finding in &fixture.findings {
                let place = format!("{}, game {}", fixture.file, finding["game"]);
                if finding["ply"] == "0" {
                    for empty in ["move", "side", "san", "fen"] {
                        assert_eq!(finding[empty], "", "{place}, {empty}");
                    }
                    continue;
                }
                let fen: Vec<&str> = finding["fen"].split(' ').collect();
                let (side, dots) = match fen[1] {
                    "w" => ("white", "."),
                    _ => ("black", "..."),
                };
                assert_eq!(finding["side"], side, "{place}");
                assert_eq!(finding["move"], format!("{}{dots}", fen[5]), "{place}");
            }
        }
    }
}

#[test]
fn what_every_rule_says() {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(folder());
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| {
        for rule in RULES {
            insta::assert_snapshot!(rule.code, told(audited(rule)));
        }
    });
}

/// The findings game by game, every column that is not empty on a line of its own.
fn told(fixtures: &[Audited]) -> String {
    let mut text = String::new();
    for fixture in fixtures {
        text += &format!("{FOLDER}/{}\n", fixture.file);
        for game in &fixture.games {
            for finding in fixture.findings_of(game) {
                text += &format!("\n{}\n", fixture.title(game));
                for column in SHOWN {
                    if !finding[column].is_empty() {
                        text += &format!("{column:>12}: {}\n", finding[column]);
                    }
                }
            }
        }
        text += "\n";
    }
    text
}

#[test]
fn every_rule_explains_itself_with_an_example() {
    for rule in RULES {
        let output = Command::cargo_bin("arbiter")
            .unwrap()
            .env("LC_ALL", "C")
            .args(["explain", rule.code])
            .assert()
            .success();
        let text = String::from_utf8(output.get_output().stdout.clone()).unwrap();
        let title = format!("{} {} ({}", rule.code, rule.name, rule.severity.word());
        assert!(text.starts_with(&title), "{text}");
        for part in ["Finds ", "Why it matters: ", "Example: "] {
            assert!(
                text.lines().any(|line| line.starts_with(part)),
                "{}: no line begins with '{part}'",
                rule.code
            );
        }
        assert_eq!(
            text.contains("Articles:"),
            rule.matter.is_some(),
            "{}",
            rule.code
        );
    }
}
