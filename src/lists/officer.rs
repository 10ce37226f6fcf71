//! The officer's own file of players, `--players`, whose word goes before any list. What cannot be read is complained of with
//! its line, and the rest is used.

use std::collections::HashMap;
use std::path::Path;

use crate::fact::{Choice, SystemCause};
use crate::facts;
use crate::table::Row;

use super::complaint::Complaint;
use super::names::untitled;
use super::own_table::{OwnTable, OwnTableFault};
use super::rating_list::plain_id;
use super::standing::{Category, Standing};
use crate::points::Hundredths;

facts! {
    /// Why one of the files cannot be used.
    pub enum OfficerError {
        Unreadable = "officer-unreadable" { file: String, cause: SystemCause },
        TooLarge = "officer-too-large" { file: String, mebibytes: u64 },
        PlayersHeader = "officer-players-header" { file: String, read: String },
        /// A misspelt column must not be one left out.
        UnknownColumn = "officer-unknown-column" { file: String, column: String, known: Choice },
        DecisionsHeader = "officer-decisions-header" { file: String, read: String },
        Table = "officer-table" { file: String, cause: String },
    }

    /// What is wrong on a line.
    pub enum OfficerLineFault {
        Nobody = "officer-nobody",
        IdAgain = "officer-id-again" { id: String, line: u64 },
        RatingZero = "officer-rating-zero" { column: &'static str },
        Rating = "officer-rating" { column: &'static str, read: String },
        K = "officer-k" { read: String },
        Index = "officer-index" { read: String },
        Games = "officer-games" { read: String },
        Birth = "officer-birth" { read: String },
        Category = "officer-category" { read: String },
        Ever2400 = "officer-ever-2400" { read: String },
        Decimal = "officer-decimal" { column: &'static str, read: String },
        DecisionIncomplete = "officer-decision-incomplete" { name: String, id: String },
        DecidedTwice = "officer-decided-twice" { name: String },
    }

    /// A rating for which a row cannot be used.
    pub struct UnreadableRating = "officer-unreadable-rating" { column: &'static str, read: String }
}

/// One player as the officer has written him down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfficerRow {
    /// Its place among the rows.
    pub index: usize,
    pub line: u64,
    pub id: String,
    pub name: String,
    pub federation: String,
    pub title: String,
    /// The rating of the Catalan federation in its own column, whatever rating is asked for.
    pub rating_ca: Option<u32>,
    pub standing: Standing,
    /// Why the row cannot be used.
    pub fault: Option<UnreadableRating>,
}

/// The columns that the file may have.
const COLUMNS: [&str; 16] = [
    "id",
    "name",
    "rating",
    "k",
    "birth",
    "games",
    "ever_2400",
    "category",
    "rating_ca",
    "rating_es",
    "rating_fide",
    "federation",
    "title",
    "deviation",
    "volatility",
    "index",
];

/// `--players`
#[derive(Debug, Default)]
pub struct Officer {
    pub file: String,
    /// Whether the file gives any ratings. If not, it does not take the place of a list, and only adds to one or to the
    /// input.
    pub is_list: bool,
    pub rows: Vec<OfficerRow>,
    by_id: HashMap<String, usize>,
    by_name: HashMap<String, Vec<usize>>,
}

/// Which columns hold the rating asked for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum RatingColumn {
    /// `rating` alone.
    Plain,
    /// `rating`, else `rating_ca`.
    Catalan,
    /// `rating`, else `rating_fide`.
    International,
}

impl Officer {
    pub fn read(
        path: &Path,
        column: RatingColumn,
        complaints: &mut Vec<Complaint>,
    ) -> Result<Officer, OfficerError> {
        let file = path.display().to_string();
        let OwnTable { mut table, header } = read_table(path)?;
        if !table.has("name") && !table.has("id") {
            return Err(OfficerError::PlayersHeader { file, read: header });
        }
        let unknown = table.columns().find(|column| {
            let is_known = |known: &&str| known.eq_ignore_ascii_case(column);
            !column.is_empty() && !COLUMNS.iter().any(is_known)
        });
        if let Some(column) = unknown {
            return Err(OfficerError::UnknownColumn {
                file,
                column: column.to_owned(),
                known: Choice(COLUMNS.map(str::to_owned).to_vec()),
            });
        }
        let ratings = ["rating", "rating_ca", "rating_es", "rating_fide"];
        let mut officer = Officer {
            file,
            is_list: ratings.iter().any(|column| table.has(column)),
            ..Officer::default()
        };
        for cells in table.rows() {
            let cells = cells.map_err(|cause| broken(path, &cause))?;
            let row = row(&officer.file, &cells, column, complaints);
            officer.add(row, complaints);
        }
        Ok(officer)
    }

    fn add(&mut self, row: OfficerRow, complaints: &mut Vec<Complaint>) {
        if row.id.is_empty() && row.name.is_empty() {
            complaints.push(Complaint::new(
                &self.file,
                Some(row.line),
                OfficerLineFault::Nobody,
            ));
            return;
        }
        let index = self.rows.len();
        if !row.id.is_empty() {
            if let Some(first) = self.by_id.get(&row.id) {
                let what = OfficerLineFault::IdAgain {
                    id: row.id,
                    line: self.rows[*first].line,
                };
                complaints.push(Complaint::new(&self.file, Some(row.line), what));
                return;
            }
            self.by_id.insert(row.id.clone(), index);
        }
        let names = self.by_name.entry(exact_person(&row.name)).or_default();
        names.push(index);
        self.rows.push(OfficerRow { index, ..row });
    }

    pub fn by_id(&self, id: &str) -> Option<&OfficerRow> {
        let index = self.by_id.get(plain_id(id))?;
        self.rows.get(*index)
    }

    /// The rows of exactly this name, but for case, spaces and a title.
    pub fn by_name(&self, name: &str) -> Vec<&OfficerRow> {
        let found = self.by_name.get(&exact_person(name));
        found
            .into_iter()
            .flatten()
            .map(|index| &self.rows[*index])
            .collect()
    }
}

/// A name as it is compared in the users' own files.
pub fn exact(name: &str) -> String {
    let words: Vec<&str> = name.split_whitespace().collect();
    words.join(" ").to_lowercase()
}

/// A person's name so, without a title before it.
pub fn exact_person(name: &str) -> String {
    exact(&untitled(name))
}

fn row(
    file: &str,
    cells: &Row<'_>,
    column: RatingColumn,
    complaints: &mut Vec<Complaint>,
) -> OfficerRow {
    let mut wrong = |what: OfficerLineFault| {
        complaints.push(Complaint::new(file, Some(cells.line), what));
    };
    let mut fault = None;
    let mut rating = |column: &'static str| match cells.cell(column) {
        "" | "-" => None,
        text => match text.parse::<u32>() {
            Ok(0) => {
                wrong(OfficerLineFault::RatingZero { column });
                None
            }
            Ok(rating) if rating < 10_000 => Some(rating),
            _ => {
                let read = text.to_owned();
                fault = Some(UnreadableRating {
                    column,
                    read: read.clone(),
                });
                wrong(OfficerLineFault::Rating { column, read });
                None
            }
        },
    };
    let plain = rating("rating");
    let (ca, es) = (rating("rating_ca"), rating("rating_es"));
    let international = rating("rating_fide");
    let k = match cells.cell("k") {
        "" | "-" => None,
        text => {
            let k = text.parse::<u32>().ok().filter(|k| *k > 0);
            if k.is_none() {
                let read = text.to_owned();
                wrong(OfficerLineFault::K { read });
            }
            k
        }
    };
    let mut number = |name: &str, fault: fn(String) -> OfficerLineFault| match cells.cell(name) {
        "" | "-" => None,
        text => text
            .parse::<u32>()
            .map_err(|_| wrong(fault(text.to_owned())))
            .ok(),
    };
    let index = number("index", |read| OfficerLineFault::Index { read });
    let games = number("games", |read| OfficerLineFault::Games { read });
    let birth = match cells.cell("birth") {
        "" => None,
        text => {
            let year = text
                .split(|c: char| !c.is_ascii_digit())
                .find(|group| group.len() == 4)
                .and_then(|year| year.parse().ok());
            if year.is_none() {
                let read = text.to_owned();
                wrong(OfficerLineFault::Birth { read });
            }
            year
        }
    };
    let mut unread_category = None;
    let category = match cells.cell("category") {
        "" => None,
        text => {
            let category = Category::from_word(text);
            if category.is_none() {
                let read = text.to_owned();
                unread_category = Some(read.clone());
                wrong(OfficerLineFault::Category { read });
            }
            category
        }
    };
    let ever_2400 = match &*cells.cell("ever_2400").to_ascii_lowercase() {
        "" | "0" | "no" | "false" | "n" => false,
        "1" | "yes" | "true" | "y" | "x" => true,
        text => {
            let read = text.to_owned();
            wrong(OfficerLineFault::Ever2400 { read });
            false
        }
    };
    let mut decimal = |column: &'static str, places: u32| match cells.cell(column) {
        "" | "-" => None,
        text => {
            let number = decimal(text, places);
            if number.is_none() {
                let read = text.to_owned();
                wrong(OfficerLineFault::Decimal { column, read });
            }
            number
        }
    };
    let deviation = decimal("deviation", 2).map(Hundredths::new);
    let volatility = decimal("volatility", 6).and_then(|millionths| u32::try_from(millionths).ok());
    OfficerRow {
        index: 0,
        line: cells.line,
        id: plain_id(cells.cell("id")).to_owned(),
        name: cells.cell("name").to_owned(),
        federation: cells.cell("federation").to_owned(),
        title: cells.cell("title").to_owned(),
        rating_ca: ca,
        standing: Standing {
            rating: plain.or(match column {
                RatingColumn::Plain => None,
                RatingColumn::Catalan => ca,
                RatingColumn::International => international,
            }),
            k,
            games,
            birth,
            ever_2400,
            category,
            unread_category,
            rating_es: es,
            rating_fide: international,
            deviation,
            volatility,
            index,
            remarks: Vec::new(),
        },
        fault,
    }
}

/// A number with decimals as a whole number of their smallest place; further digits are cut off.
fn decimal(text: &str, places: u32) -> Option<i64> {
    let (whole, part) = text.split_once('.').unwrap_or((text, ""));
    let places = usize::try_from(places).ok()?;
    let digits: String = part
        .chars()
        .chain("0".repeat(places).chars())
        .take(places)
        .collect();
    let whole: i64 = whole
        .parse()
        .ok()
        .filter(|whole| (0..100_000).contains(whole))?;
    let part: i64 = digits.parse().ok()?;
    Some(whole * 10_i64.pow(u32::try_from(places).ok()?) + part)
}

pub fn read_table(path: &Path) -> Result<OwnTable, OfficerError> {
    OwnTable::read(path).map_err(|fault| {
        let file = path.display().to_string();
        match fault {
            OwnTableFault::Read(cause) => OfficerError::Unreadable { file, cause },
            OwnTableFault::TooLarge { mebibytes } => OfficerError::TooLarge { file, mebibytes },
            OwnTableFault::Csv(cause) => broken(path, &cause),
        }
    })
}

pub fn broken(path: &Path, cause: &csv::Error) -> OfficerError {
    OfficerError::Table {
        file: path.display().to_string(),
        cause: cause.to_string(),
    }
}
