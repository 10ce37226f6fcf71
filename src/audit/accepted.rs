//! Findings that an arbiter has decided on: `--accepted FILE.csv` with the columns file, game, rule, reason, and if there are
//! any white, black, round, date. They stay in the report, with the reason, and no longer count. Which game a row means is
//! found out before the games are judged (`search`); a row that means none, or several, accepts nothing and is told.

mod search;

use std::collections::HashMap;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

use jiff::civil::Date;

use crate::fact::SystemCause;
use crate::facts;
use crate::input::Inputs;
use crate::input::encoding::Encoding;
use crate::laws::DateReading;
use crate::lists::complaint::Complaint;
use crate::lists::officer::exact;
use crate::lists::own_table::{OwnTable, OwnTableFault};
use crate::notation::pgn::tags::{Tag, Tags};
use crate::rules::find;
use crate::table::{self, with_formula};

use search::Search;

facts! {
    /// Why the file of decisions cannot be used.
    pub enum AcceptedError {
        Unreadable = "accepted-unreadable" { file: String, cause: SystemCause },
        TooLarge = "accepted-too-large" { file: String, mebibytes: u64 },
        Header = "accepted-header" { file: String },
        NoGame = "accepted-no-game" { file: String, line: u64, value: String },
        NoRule = "accepted-no-rule" { file: String, line: u64, value: String },
    }

    /// Why a row of it accepted nothing.
    pub enum UnmatchedRow {
        NoReason = "accepted-no-reason",
        NoSuchFile = "accepted-no-such-file" { name: String },
        NoSuchGame = "accepted-no-such-game" { name: String, game: u64 },
        /// Other players stand there, and nowhere else do those of the row.
        OtherPlayers = "accepted-other-players" { name: String, game: u64, white: String, black: String },
        NoSuchPairing = "accepted-no-such-pairing" { white: String, black: String, round: String, date: String },
        Several = "accepted-several" { games: Vec<String>, more: usize },
        NoFinding = "accepted-no-finding" { name: String, game: u64, rule: &'static str },
        /// Standard input cannot be looked through before it is judged.
        ReadOnce = "accepted-read-once",
    }
}

/// The file as it was read.
pub struct AcceptedFile {
    file: String,
    rows: Vec<Row>,
}

/// The findings that no longer count.
#[derive(Default)]
pub struct Accepted {
    file: String,
    rows: Vec<Row>,
    /// What was found out of each row before the games were judged.
    meant: Vec<Meant>,
    /// The rows that mean a game, by its file and its number.
    by_game: HashMap<String, HashMap<u64, Vec<usize>>>,
    /// The rows that have accepted something.
    used: Vec<AtomicBool>,
}

struct Row {
    line: u64,
    /// As written, and as it was before a formula was defused.
    files: Vec<String>,
    game: Option<u64>,
    rule: &'static str,
    reason: String,
    /// None, if neither player is named.
    pairing: Option<Pairing>,
}

/// Who plays whom, and when.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Pairing {
    white: String,
    black: String,
    round: String,
    date: String,
}

/// The game that a row means.
enum Meant {
    Game { file: String, game: u64 },
    None(UnmatchedRow),
}

impl AcceptedFile {
    pub fn read(path: &Path) -> Result<AcceptedFile, AcceptedError> {
        let file = path.display().to_string();
        let unreadable = |cause: csv::Error| AcceptedError::Unreadable {
            file: file.clone(),
            cause: SystemCause::Other {
                told: cause.to_string(),
            },
        };
        let OwnTable { mut table, .. } = OwnTable::read(path).map_err(|fault| match fault {
            OwnTableFault::Read(cause) => AcceptedError::Unreadable {
                file: file.clone(),
                cause,
            },
            OwnTableFault::TooLarge { mebibytes } => AcceptedError::TooLarge {
                file: file.clone(),
                mebibytes,
            },
            OwnTableFault::Csv(cause) => unreadable(cause),
        })?;
        let columns = ["file", "game", "rule", "reason"];
        if !columns.iter().all(|column| table.has(column)) {
            return Err(AcceptedError::Header { file });
        }
        let mut rows = Vec::new();
        for row in table.rows() {
            let row = row.map_err(unreadable)?;
            // A spreadsheet keeps the rows that somebody has emptied.
            if row.cells().any(|cell| !cell.is_empty()) {
                rows.push(Row::read(&row, &file)?);
            }
        }
        Ok(AcceptedFile { file, rows })
    }

    /// Whether somebody has filled in any of it.
    pub fn has_reasons(&self) -> bool {
        self.rows.iter().any(|row| !row.reason.is_empty())
    }

    /// Finds the games that the rows mean. The inputs are read for that, and will be again; where they can be read but once,
    /// a row means the game that it names by the file, as reports do, and the number.
    pub fn in_games(self, inputs: Inputs, encoding: Option<Encoding>, today: Date) -> Accepted {
        let meant = match inputs.total_bytes() {
            Some(_) => Search::new(&self.rows, today).through(inputs, encoding),
            None => self.rows.iter().map(Row::named_place).collect(),
        };
        let mut by_game: HashMap<String, HashMap<u64, Vec<usize>>> = HashMap::new();
        for (index, meant) in meant.iter().enumerate() {
            if let Meant::Game { file, game } = meant {
                let games = by_game.entry(file.clone()).or_default();
                games.entry(*game).or_default().push(index);
            }
        }
        Accepted {
            file: self.file,
            used: self.rows.iter().map(|_| AtomicBool::new(false)).collect(),
            rows: self.rows,
            meant,
            by_game,
        }
    }
}

impl Row {
    fn read(row: &table::Row<'_>, file: &str) -> Result<Row, AcceptedError> {
        let line = row.line;
        // A cell may have been copied from a report, where a formula has an apostrophe before it.
        let plain = |column: &str| {
            let cell = row.cell(column);
            with_formula(cell).unwrap_or(cell).to_owned()
        };
        let pairing = Pairing {
            white: plain("white"),
            black: plain("black"),
            round: plain("round"),
            date: plain("date"),
        };
        let pairing = Some(pairing).filter(Pairing::names_anybody);
        let value = row.cell("game");
        let game = match value.parse() {
            Ok(game) => Some(game),
            Err(_) if value.is_empty() && pairing.is_some() => None,
            Err(_) => {
                return Err(AcceptedError::NoGame {
                    file: file.to_owned(),
                    line,
                    value: value.to_owned(),
                });
            }
        };
        let value = row.cell("rule");
        let rule = find(value).ok_or_else(|| AcceptedError::NoRule {
            file: file.to_owned(),
            line,
            value: value.to_owned(),
        })?;
        let named = row.cell("file");
        let files = [Some(named), with_formula(named)].into_iter().flatten();
        Ok(Row {
            line,
            files: files.map(str::to_owned).collect(),
            game,
            rule: rule.code,
            reason: plain("reason"),
            pairing,
        })
    }

    /// The file as it is written in the row.
    fn file(&self) -> &str {
        self.files.first().map_or("", String::as_str)
    }

    /// The game by its file and number alone.
    fn named_place(&self) -> Meant {
        match (self.reason.is_empty(), self.game) {
            (true, _) => Meant::None(UnmatchedRow::NoReason),
            (false, None) => Meant::None(UnmatchedRow::ReadOnce),
            (false, Some(game)) => Meant::Game {
                file: self.file().to_owned(),
                game,
            },
        }
    }

    /// Whether these can be the players whom it names. Who is not named may be anybody.
    fn allows(&self, game: &Pairing) -> bool {
        let same = |own: &str, other: &str| own.is_empty() || key(own) == key(other);
        self.pairing
            .as_ref()
            .is_none_or(|own| same(&own.white, &game.white) && same(&own.black, &game.black))
    }
}

impl Pairing {
    /// What the tags of a game say.
    fn of_tags(tags: &Tags, text: &str) -> Pairing {
        let value = |tag| {
            tags.get(tag, text)
                .map_or(String::new(), |value| value.trim().to_owned())
        };
        Pairing {
            white: value(Tag::White),
            black: value(Tag::Black),
            round: value(Tag::Round),
            date: value(Tag::Date),
        }
    }

    fn names_anybody(&self) -> bool {
        !(self.white.is_empty() && self.black.is_empty())
    }

    /// Both players and the round, by which games are told from one another; none where a player is not known.
    fn key(&self) -> Option<[String; 3]> {
        let is_known = |name: &str| !matches!(name, "" | "?" | "-");
        let players_known = is_known(&self.white) && is_known(&self.black);
        players_known.then(|| [key(&self.white), key(&self.black), self.round.clone()])
    }

    /// Whether both are of the same day. A spreadsheet may have written the date anew in the manner of its country.
    fn is_same_day(&self, other: &Pairing, today: Date) -> bool {
        let spans = |date: &str| match DateReading::read(date, today) {
            Ok(Some(reading)) => reading.spans().to_vec(),
            _ => Vec::new(),
        };
        self.date == other.date || {
            let own = spans(&self.date);
            spans(&other.date).iter().any(|span| own.contains(span))
        }
    }
}

/// A name as it is compared. No cell of a report holds the whole of a longer one.
fn key(name: &str) -> String {
    const LONGEST: usize = 500;
    exact(name).chars().take(LONGEST).collect()
}

impl Accepted {
    /// The reason given for a finding of this rule in this game. A report or a table, which has the number nought, has no tags.
    pub(super) fn reason(
        &self,
        (file, game): (&str, u64),
        tags: Option<(&Tags, &str)>,
        rule: &str,
    ) -> Option<&str> {
        let rows = self.by_game.get(file)?.get(&game)?;
        let allows =
            |row: &Row| tags.is_none_or(|(tags, text)| row.allows(&Pairing::of_tags(tags, text)));
        let mut reason = None;
        for &index in rows {
            let row = &self.rows[index];
            if row.rule == rule && allows(row) {
                self.used[index].store(true, Ordering::Relaxed);
                reason = Some(row.reason.as_str());
            }
        }
        reason
    }

    /// Which rows have accepted something so far.
    pub fn used(&self) -> Vec<bool> {
        let used = self.used.iter();
        used.map(|used| used.load(Ordering::Relaxed)).collect()
    }

    /// These rows have accepted something in an earlier run that is being continued.
    pub fn set_used(&self, rows: &[bool]) {
        for (used, before) in self.used.iter().zip(rows) {
            used.fetch_or(*before, Ordering::Relaxed);
        }
    }

    /// The rows that have accepted nothing when all games have been judged, and why.
    pub fn unmatched(&self) -> Vec<Complaint> {
        let mut unmatched = Vec::new();
        for ((row, meant), used) in self.rows.iter().zip(&self.meant).zip(&self.used) {
            let what = match meant {
                _ if used.load(Ordering::Relaxed) => continue,
                Meant::None(why) => why.clone(),
                Meant::Game { file, game } => UnmatchedRow::NoFinding {
                    name: file.clone(),
                    game: *game,
                    rule: row.rule,
                },
            };
            unmatched.push(Complaint::new(&self.file, Some(row.line), what));
        }
        unmatched
    }
}
