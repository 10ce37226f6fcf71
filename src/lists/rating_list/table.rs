//! A rating list as CSV: a header with id, name and a rating, in any order, under the names that federations use.

use std::io::BufRead;

use crate::laws::Pace;
use crate::table::{self, by_separator};

use super::{
    Beside, ListError, Listed, ListedRating, Taker, birth_year, games, k_factor, plain_id, rating,
    unreadable,
};

/// Where each field stands.
pub struct TableColumns {
    separator: u8,
    id: Option<usize>,
    name: Option<usize>,
    federation: Option<usize>,
    birth: Option<usize>,
    /// The rating of the system asked for.
    rating: Option<usize>,
    k: Option<usize>,
    games: Option<usize>,
    /// Ratings of one pace, and their K.
    by_pace: [(Pace, Option<usize>, Option<usize>); 3],
    /// Sex, title, women's title, other titles, arena title, flag.
    beside: [Option<usize>; 6],
}

impl TableColumns {
    pub fn from_header(header: &str) -> Option<TableColumns> {
        by_separator(header, |separator, cells| {
            TableColumns::named(separator, &cells)
        })
    }

    fn named(separator: u8, cells: &[String]) -> Option<TableColumns> {
        let find = |names: &[&str]| cells.iter().position(|cell| names.contains(&cell.as_str()));
        let columns = TableColumns {
            separator,
            id: find(&["id", "fideid", "fide_id", "fide id", "id number"]),
            name: find(&["name", "player"]),
            federation: find(&["federation", "fed", "country"]),
            birth: find(&["birth", "birthday", "born", "b-day", "birth_year", "year"]),
            rating: find(&["rating", "elo"]),
            k: find(&["k"]),
            games: find(&["games", "gms"]),
            beside: [
                &["sex", "gender"][..],
                &["title", "tit"],
                &["w_title"],
                &["o_title"],
                &["foa_title"],
                &["flag"],
            ]
            .map(find),
            by_pace: [
                (
                    Pace::Standard,
                    find(&["standard_rating", "standard", "srtng", "rating_standard"]),
                    find(&["standard_k", "sk"]),
                ),
                (
                    Pace::Rapid,
                    find(&["rapid_rating", "rapid", "rrtng", "rating_rapid"]),
                    find(&["rapid_k", "rk"]),
                ),
                (
                    Pace::Blitz,
                    find(&["blitz_rating", "blitz", "brtng", "rating_blitz"]),
                    find(&["blitz_k", "bk"]),
                ),
            ],
        };
        let has_rating =
            columns.rating.is_some() || columns.by_pace.iter().any(|(_, at, _)| at.is_some());
        ((columns.id.is_some() || columns.name.is_some()) && has_rating).then_some(columns)
    }

    /// As in FIDE's XML, a plain `rating` beside others is the standard one; alone, it is the one asked for.
    fn pace_of_plain(&self, asked: Pace) -> Pace {
        let has_others = self.by_pace[1..]
            .iter()
            .any(|(_, rating, _)| rating.is_some());
        if has_others { Pace::Standard } else { asked }
    }
}

fn broken(file: &str, cause: csv::Error) -> ListError {
    let told = cause.to_string();
    match cause.into_kind() {
        csv::ErrorKind::Io(cause) => unreadable(file, &cause),
        _ => ListError::Table {
            file: file.to_owned(),
            cause: told,
        },
    }
}

pub fn read(
    file: &str,
    reader: impl BufRead,
    taker: &mut impl Taker,
    columns: &TableColumns,
    pace: Pace,
) -> Result<(), ListError> {
    // A list of millions is read as bytes into one row.
    let mut rows = table::reader(reader, columns.separator);
    let mut row = csv::ByteRecord::new();
    loop {
        let more = rows
            .read_byte_record(&mut row)
            .map_err(|cause| broken(file, cause))?;
        if !more {
            return Ok(());
        }
        let text = |column: Option<usize>| {
            let bytes = column.and_then(|column| row.get(column));
            String::from_utf8_lossy(bytes.unwrap_or_default())
        };
        let (id, name) = (text(columns.id), text(columns.name));
        let id = plain_id(&id);
        if !taker.wants(id, &name) {
            continue;
        }
        let mut wrong = Vec::new();
        let mut listed = Listed {
            line: row.position().map(csv::Position::line),
            id: id.to_owned(),
            name: name.to_string(),
            federation: text(columns.federation).to_string(),
            birth: birth_year(&text(columns.birth)),
            beside: Beside {
                sex: text(columns.beside[0]).to_string(),
                title: text(columns.beside[1]).to_string(),
                womens_title: text(columns.beside[2]).to_string(),
                other_titles: text(columns.beside[3]).to_string(),
                arena_title: text(columns.beside[4]).to_string(),
                flag: text(columns.beside[5]).to_string(),
            },
            ..Listed::default()
        };
        *listed.at_mut(columns.pace_of_plain(pace)) = ListedRating {
            rating: rating(&text(columns.rating), &mut wrong),
            k: k_factor(&text(columns.k)),
            games: games(&text(columns.games)),
        };
        for (pace, at, k) in columns.by_pace {
            if at.is_some() {
                *listed.at_mut(pace) = ListedRating {
                    rating: rating(&text(at), &mut wrong),
                    k: k_factor(&text(k)),
                    games: None,
                };
            }
        }
        taker.take(Listed { wrong, ..listed });
    }
}
