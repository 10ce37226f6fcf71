//! A list as a file: the text of a list of one kind as FIDE has it since it knows other titles (136 columns, ASCII, line
//! ends of Windows), or CSV. Our own readers read back what stands here.

use std::path::Path;

use crate::laws::Pace;
use crate::lists::names::in_ascii;
use crate::table::without_formula;

use super::{ListMonth, Listed};

/// How a list is written.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum ListForm {
    Text,
    Csv,
}

/// The columns of the text: their labels and widths. The rating is labelled with the month.
const COLUMNS: [(&str, usize); 13] = [
    ("ID Number", 15),
    ("Name", 61),
    ("Fed", 4),
    ("Sex", 4),
    ("Tit", 5),
    ("WTit", 5),
    ("OTit", 15),
    ("FOA", 4),
    ("", 6),
    ("Gms", 4),
    ("K", 3),
    ("B-day", 6),
    ("Flag", 4),
];

/// Other titles overflow as they do on FIDE's own lists; whoever reads them knows. Nothing else may.
const OTHER_TITLES: usize = 6;

const TABLE: [&str; 13] = [
    "id",
    "name",
    "federation",
    "sex",
    "title",
    "w_title",
    "o_title",
    "foa_title",
    "rating",
    "games",
    "k",
    "birth",
    "flag",
];

impl ListForm {
    /// By the name of the file.
    pub fn of_file(path: &Path) -> ListForm {
        let ending = path.extension().unwrap_or_default();
        match ending.eq_ignore_ascii_case("csv") {
            true => ListForm::Csv,
            false => ListForm::Text,
        }
    }

    /// Whether everything that is told of a player finds room, in its own letters but for accents.
    pub fn holds(self, listed: &Listed) -> bool {
        let has_room = |text: &str, column: usize| {
            let plain = in_ascii(text);
            plain.len() < COLUMNS[column].1
                && plain.matches('?').count() == text.matches('?').count()
        };
        self == ListForm::Csv
            || has_room(&listed.id, 0)
                && has_room(&listed.name, 1)
                && has_room(&listed.federation, 2)
    }

    pub fn header(self, month: ListMonth) -> Vec<u8> {
        let code = month.code();
        match self {
            ListForm::Csv => table_line(TABLE.map(str::to_owned)),
            ListForm::Text => {
                let labels = COLUMNS.map(|(label, _)| match label {
                    "" => code.clone(),
                    label => label.to_owned(),
                });
                text_line(&labels)
            }
        }
    }

    /// A player with his rating at a pace.
    pub fn line(self, listed: &Listed, pace: Pace) -> Vec<u8> {
        let rated = listed.at(pace);
        let number =
            |number: Option<u32>| number.map_or(String::new(), |number| number.to_string());
        let beside = &listed.beside;
        let words = [
            &listed.id,
            &listed.name,
            &listed.federation,
            &beside.sex,
            &beside.title,
            &beside.womens_title,
            &beside.other_titles,
            &beside.arena_title,
        ];
        let numbers = [
            rated.rating.unwrap_or(0).to_string(),
            rated.games.unwrap_or(0).to_string(),
            number(rated.k),
        ];
        let birth = listed.birth.map_or(String::new(), |year| year.to_string());
        let mut cells: [String; 13] = Default::default();
        let all = words.map(String::clone).into_iter().chain(numbers);
        let all = all.chain([birth, beside.flag.clone()]);
        cells
            .iter_mut()
            .zip(all)
            .for_each(|(cell, text)| *cell = text);
        match self {
            ListForm::Csv => table_line(cells.map(|cell| without_formula(&cell).into_owned())),
            ListForm::Text => text_line(&cells),
        }
    }
}

fn table_line(cells: [String; 13]) -> Vec<u8> {
    let mut writer = csv::WriterBuilder::new().from_writer(Vec::new());
    // Into memory: nothing can fail.
    let _ = writer.write_record(cells);
    writer.into_inner().unwrap_or_default()
}

fn text_line(cells: &[String; 13]) -> Vec<u8> {
    let mut line = String::with_capacity(138);
    for (index, (cell, (_, width))) in cells.iter().zip(COLUMNS).enumerate() {
        let cell = in_ascii(cell);
        // A blank parts the columns; nothing stands behind the last.
        let room = match index {
            OTHER_TITLES => usize::MAX,
            index if index + 1 == COLUMNS.len() => width,
            _ => width - 1,
        };
        let cell = cell.get(..room).unwrap_or(&cell);
        line.push_str(cell);
        (cell.len()..width).for_each(|_| line.push(' '));
    }
    line.push_str("\r\n");
    line.into_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::input::UnpackLimit;
    use crate::lists::rating_list::{Beside, ListedRating, each_player};

    fn month() -> ListMonth {
        ListMonth {
            year: 2026,
            month: 10,
        }
    }

    #[test]
    fn a_list_of_one_kind_has_136_columns() {
        let header = String::from_utf8(ListForm::Text.header(month())).expect("ASCII");
        assert_eq!(header.trim_end_matches("\r\n").len(), 136);
        assert_eq!(header.find("OCT26"), Some(113));
        assert_eq!(header.find("B-day"), Some(126));
        assert_eq!(header.find("Flag"), Some(132));
    }

    /// What was written is read back, other titles that overflow included.
    #[test]
    fn our_own_readers_read_it_back() {
        let rated = ListedRating {
            rating: Some(2105),
            k: Some(20),
            games: Some(9),
        };
        let ada = Listed {
            id: "1000".to_owned(),
            name: "Inventa, Ada".to_owned(),
            federation: "CAT".to_owned(),
            birth: Some(1990),
            blitz: rated,
            beside: Beside {
                sex: "F".to_owned(),
                title: "WGM".to_owned(),
                womens_title: "WGM".to_owned(),
                other_titles: "FA,NI,SI,DI,FST,XY".to_owned(),
                arena_title: "AGM".to_owned(),
                flag: "wi".to_owned(),
            },
            ..Listed::default()
        };
        let folder = tempfile::TempDir::new().expect("a scratch folder");
        for (form, name) in [(ListForm::Text, "new.txt"), (ListForm::Csv, "new.csv")] {
            let path = folder.path().join(name);
            let text = [form.header(month()), form.line(&ada, Pace::Blitz)].concat();
            std::fs::write(&path, text).expect("written");
            let mut read = Vec::new();
            let limit = UnpackLimit::default();
            let take = |listed| read.push(listed);
            let found = each_player(&path, Pace::Blitz, limit, take).expect("a list");
            assert_eq!(found, (form == ListForm::Text).then_some(month()));
            for listed in &mut read {
                listed.line = None;
            }
            assert_eq!(read, std::slice::from_ref(&ada), "{name}");
        }
    }
}
