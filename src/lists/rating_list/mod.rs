//! Rating lists: a file comes in, the entries that somebody asks for go out. FIDE's text of any width, its XML, and CSV
//! are told apart by their first line. A list is streamed, and only players who are wanted are kept, so that a list of
//! two million takes no more memory than a tournament.

mod by_id;
mod in_a_row;
mod month;
mod namesakes;
mod table;
mod text;
mod write;
mod xml;

use std::collections::{HashMap, HashSet};
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::Path;

use crate::fact::{Fact, SystemCause};
use crate::facts;
use crate::input::{UnpackLimit, unpacked};
use crate::laws::Pace;

use super::complaint::Complaint;
use super::names::{Name, untitled};
use in_a_row::{MOST_WITHOUT_PLAYER, NoPlayerInARow, attentive};
use namesakes::{Counted, Namesakes};

pub use by_id::RatingsById;
pub use month::{ListMonth, ListMonthError};
pub use write::ListForm;
pub use xml::XmlDamage;

/// A player on a list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Listed {
    pub id: String,
    pub name: String,
    pub federation: String,
    pub birth: Option<i16>,
    pub standard: ListedRating,
    pub rapid: ListedRating,
    pub blitz: ListedRating,
    /// Where he stands; none: the list has no lines.
    pub line: Option<u64>,
    /// What stands where a rating should stand, and is no rating.
    pub wrong: Vec<String>,
    pub beside: Beside,
}

/// What a list says beside ratings, as it is written: nothing here asks for it, but a new list has it too.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Beside {
    pub sex: String,
    pub title: String,
    pub womens_title: String,
    pub other_titles: String,
    pub arena_title: String,
    /// `i`: inactive, `w`: a woman.
    pub flag: String,
}

/// One of a player's ratings; none: unrated.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct ListedRating {
    pub rating: Option<u32>,
    pub k: Option<u32>,
    /// Games rated for this list.
    pub games: Option<u32>,
}

impl Listed {
    pub fn at(&self, pace: Pace) -> ListedRating {
        match pace {
            Pace::Standard => self.standard,
            Pace::Rapid => self.rapid,
            Pace::Blitz => self.blitz,
        }
    }

    pub fn at_mut(&mut self, pace: Pace) -> &mut ListedRating {
        match pace {
            Pace::Standard => &mut self.standard,
            Pace::Rapid => &mut self.rapid,
            Pace::Blitz => &mut self.blitz,
        }
    }
}

/// Whom a list is read for.
#[derive(Default)]
pub struct WantedPlayers {
    ids: HashSet<String>,
    keys: HashSet<String>,
}

impl WantedPlayers {
    pub fn add_id(&mut self, id: &str) {
        self.ids.insert(plain_id(id).to_owned());
    }

    pub fn add_name(&mut self, name: &Name) {
        self.keys.extend(name.keys());
    }

    /// Asked for every line of a list: an ID costs one look-up.
    fn wants(&self, id: &str, name: &str) -> bool {
        self.ids.contains(id)
            || !self.keys.is_empty()
                && Name::parse(first_word(&untitled(name)))
                    .key()
                    .is_some_and(|key| self.keys.contains(&key))
    }
}

/// Taking a whole name apart for every line would cost more than the rest of the list. An initial is no word where
/// the surname has another.
fn first_word(name: &str) -> &str {
    let surname = name.split(',').next().unwrap_or_default();
    let mut words = surname.split([' ', '-', '.']);
    let is_word = |word: &&str| {
        word.chars()
            .filter(|c| c.is_alphanumeric())
            .nth(1)
            .is_some()
    };
    words.find(is_word).unwrap_or(surname)
}

/// An ID without the zeros that some files put before it.
pub fn plain_id(id: &str) -> &str {
    let id = id.trim();
    let plain = id.trim_start_matches('0');
    if plain.is_empty() { "" } else { plain }
}

facts! {
    /// Why a list cannot be used.
    pub enum ListError {
        Unreadable = "list-unreadable" { file: String, cause: SystemCause },
        /// A pipe or a device.
        NoFile = "list-no-file" { file: String },
        UnpacksToMore = "list-unpacks-to-more" { file: String, limit: String },
        NoPlayerInARow = "list-no-player-in-a-row" { file: String, mebibytes: usize },
        NoList = "list-none" { file: String, read: String },
        /// The XML breaks off or is damaged near this byte.
        Xml = "list-xml" { file: String, position: u64, cause: Fact },
        Table = "list-table" { file: String, cause: String },
    }

    /// What is wrong with a list or on it.
    pub enum ListFault {
        Rating = "list-rating" { read: String, id: String, name: String },
        /// `line`: where it stands first, if the list has lines.
        IdAgain = "list-id-again" { id: String, line: Option<u64> },
        /// A second list for one month, beside the first.
        SecondForMonth = "list-second-for-month" { month: String, first: String },
        SecondWithoutMonth = "list-second-without-month" { first: String },
    }
}

/// Who takes the players of a list as they pass.
trait Taker {
    /// Asked for every line, counted as it is asked.
    fn wants(&mut self, id: &str, name: &str) -> bool;
    fn take(&mut self, listed: Listed);
}

/// Reads a list from its beginning to its end. `pace` says which rating a list of one kind holds. The month from which
/// it is in force comes back, where the file says so.
fn stream(
    path: &Path,
    pace: Pace,
    limit: UnpackLimit,
    taker: &mut impl Taker,
) -> Result<Option<ListMonth>, ListError> {
    let file = path.display().to_string();
    let unreadable = |cause| unreadable(&file, &cause);
    let opened = File::open(path).map_err(unreadable)?;
    if opened.metadata().is_ok_and(|there| !there.is_file()) {
        return Err(ListError::NoFile { file });
    }
    let content = unpacked(opened, limit).map_err(unreadable)?;
    let (content, mut taker) = attentive(content, taker);
    let taker = &mut taker;
    let mut reader = BufReader::with_capacity(1 << 18, content);
    let head = reader.fill_buf().map_err(unreadable)?;
    let head = head.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(head);
    let first = head.split(|byte| *byte == b'\n').next().unwrap_or_default();
    let first = String::from_utf8_lossy(first).trim_end().to_owned();
    let named = month::of_file_name(&file);
    if head.trim_ascii_start().starts_with(b"<") {
        xml::read(&file, reader, taker)?;
        return Ok(named);
    }
    if let Some(layout) = text::Layout::from_header(&first, pace) {
        text::read(&layout, reader, taker).map_err(unreadable)?;
        return Ok(layout.month.or(named));
    }
    if let Some(columns) = table::TableColumns::from_header(&first) {
        table::read(&file, reader, taker, &columns, pace)?;
        return Ok(named);
    }
    Err(ListError::NoList {
        read: first.chars().take(60).collect(),
        file,
    })
}

fn unreadable(file: &str, cause: &std::io::Error) -> ListError {
    let file = file.to_owned();
    if let Some(limit) = UnpackLimit::exceeded_by(cause) {
        let limit = limit.to_string();
        return ListError::UnpacksToMore { file, limit };
    }
    if NoPlayerInARow::is(cause) {
        let mebibytes = MOST_WITHOUT_PLAYER >> 20;
        return ListError::NoPlayerInARow { file, mebibytes };
    }
    ListError::Unreadable {
        file,
        cause: cause.into(),
    }
}

/// Hands on every player of a list, in its order. The month from which it is in force comes back.
pub fn each_player(
    path: &Path,
    pace: Pace,
    limit: UnpackLimit,
    take: impl FnMut(Listed),
) -> Result<Option<ListMonth>, ListError> {
    stream(path, pace, limit, &mut Everybody(take))
}

struct Everybody<T>(T);

impl<T: FnMut(Listed)> Taker for Everybody<T> {
    fn wants(&mut self, _: &str, _: &str) -> bool {
        true
    }

    fn take(&mut self, listed: Listed) {
        (self.0)(listed);
    }
}

/// The wanted part of a list.
#[derive(Debug, Default)]
pub struct RatingList {
    pub file: String,
    /// The month from which it is in force, where the file says so.
    pub month: Option<ListMonth>,
    /// How many players the whole list has.
    pub players: u64,
    pub entries: Vec<Listed>,
    by_id: HashMap<String, usize>,
    by_key: HashMap<String, Namesakes>,
    /// By the whole surname.
    by_surname: HashMap<String, Counted>,
    /// Entries whose ID another before them has, by that ID.
    again: HashMap<String, Vec<usize>>,
}

/// A list that takes whoever is wanted.
struct Filtered<'w> {
    list: RatingList,
    wanted: &'w WantedPlayers,
}

impl Taker for Filtered<'_> {
    fn wants(&mut self, id: &str, name: &str) -> bool {
        self.list.players += 1;
        self.wanted.wants(id, name)
    }

    fn take(&mut self, listed: Listed) {
        self.list.keep(listed);
    }
}

impl RatingList {
    /// Reads a list for the players wanted.
    pub fn read(
        path: &Path,
        wanted: &WantedPlayers,
        pace: Pace,
        limit: UnpackLimit,
    ) -> Result<RatingList, ListError> {
        let mut filtered = Filtered {
            list: RatingList::default(),
            wanted,
        };
        let month = stream(path, pace, limit, &mut filtered)?;
        Ok(RatingList {
            file: path.display().to_string(),
            month,
            ..filtered.list
        })
    }

    fn keep(&mut self, listed: Listed) {
        let index = self.entries.len();
        if !listed.id.is_empty() {
            let first = *self.by_id.entry(listed.id.clone()).or_insert(index);
            if first != index {
                let again = self.again.entry(listed.id.clone()).or_default();
                again.push(index);
            }
        }
        let name = Name::parse(&listed.name);
        if let Some(key) = name.key() {
            let namesakes = self.by_key.entry(key).or_default();
            namesakes.add(index, &name);
            namesakes.counted.add(&listed.federation);
            let same = self.by_surname.entry(name.whole_surname()).or_default();
            same.add(&listed.federation);
        }
        self.entries.push(listed);
    }

    pub fn by_id(&self, id: &str) -> Option<&Listed> {
        let index = self.by_id.get(plain_id(id))?;
        self.entries.get(*index)
    }

    /// What is wrong with the entry of an ID.
    pub fn complaints(&self, id: &str) -> Vec<Complaint> {
        let Some(first) = self.by_id(id) else {
            return Vec::new();
        };
        let wrong = first.wrong.iter().map(|wrong| {
            let what = ListFault::Rating {
                read: wrong.clone(),
                id: first.id.clone(),
                name: first.name.clone(),
            };
            Complaint::new(&self.file, first.line, what)
        });
        let again = self.again.get(&first.id).into_iter().flatten();
        let again = again.map(|index| &self.entries[*index]).map(|other| {
            let (id, line) = (first.id.clone(), first.line);
            let what = ListFault::IdAgain { id, line };
            Complaint::new(&self.file, other.line, what)
        });
        wrong.chain(again).collect()
    }

    /// The complaint that another list is for the same month and goes first.
    pub fn second_to(&self, first: &RatingList) -> Complaint {
        let first = first.file.clone();
        let what = match self.month {
            Some(month) => ListFault::SecondForMonth {
                month: month.to_string(),
                first,
            },
            None => ListFault::SecondWithoutMonth { first },
        };
        Complaint::new(&self.file, None, what)
    }

    /// How many have the surname of an entry, or the first word of it; in one federation, if one is named. A name without a
    /// comma is counted by its first word.
    pub(super) fn of_surname(
        &self,
        entry: &Name,
        in_part: bool,
        federation: Option<&str>,
    ) -> usize {
        let counted = match in_part || !entry.has_comma() {
            true => entry
                .key()
                .and_then(|key| Some(&self.by_key.get(&key)?.counted)),
            false => self.by_surname.get(&entry.whole_surname()),
        };
        counted.map_or(0, |counted| counted.of(federation))
    }

    /// The entries that a name could fit: their surname is among its words, and another word is in both.
    pub fn by_name<'a>(&'a self, name: &Name) -> impl Iterator<Item = &'a Listed> {
        let mut found: Vec<usize> = Vec::new();
        for namesakes in name.keys().filter_map(|key| self.by_key.get(&key)) {
            namesakes.possible(name, &mut found);
        }
        found.sort_unstable();
        found.dedup();
        found.into_iter().map(|index| &self.entries[index])
    }
}

/// A rating in a list: 0 and nothing mean unrated; anything else that is none is put down as wrong.
fn rating(text: &str, wrong: &mut Vec<String>) -> Option<u32> {
    match text.trim() {
        "" | "-" => None,
        text => match text.parse() {
            Ok(0) => None,
            Ok(rating) if rating < 10_000 => Some(rating),
            _ => {
                wrong.push(text.to_owned());
                None
            }
        },
    }
}

/// The coefficient K in a list: 0 and nothing mean that there is none.
fn k_factor(text: &str) -> Option<u32> {
    text.trim().parse().ok().filter(|k| *k > 0)
}

/// Games rated; nothing means that it is not said.
fn games(text: &str) -> Option<u32> {
    text.trim().parse().ok()
}

/// The year in a field that holds a year or a date.
fn birth_year(text: &str) -> Option<i16> {
    text.split(|c: char| !c.is_ascii_digit())
        .find(|group| group.len() == 4)
        .and_then(|year| year.parse().ok())
        .filter(|year| *year > 1800)
}
