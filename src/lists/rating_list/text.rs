//! FIDE's list as text of fixed columns. The width has changed over the years, so the columns are those of the header
//! line; its labels run into each other in old lists (`TitlFed`, `GamesBorn`).

use std::io::BufRead;

use crate::laws::Pace;
use crate::lists::rating_list::ListMonth;

use super::{
    Beside, Listed, ListedRating, Taker, birth_year, games, k_factor, month, plain_id, rating,
};

/// What a column holds.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Label {
    Id,
    Name,
    Federation,
    Rating(Pace),
    K(Pace),
    /// Games rated at a pace.
    Games(Pace),
    /// The same on a list of one kind.
    OwnGames,
    Birth,
    Sex,
    Title,
    WomensTitle,
    ArenaTitle,
    Flag,
    /// Titles other than the usual one overflow now and then, and push what stands behind them to the right.
    OtherTitle,
    Unused,
}

/// Labels as headers write them, longer ones first where one begins another.
const LABELS: [(&str, Label); 26] = [
    ("ID Number", Label::Id),
    ("IDNumber", Label::Id),
    ("Name", Label::Name),
    ("Fed", Label::Federation),
    ("Country", Label::Federation),
    ("WTit", Label::WomensTitle),
    ("OTit", Label::OtherTitle),
    ("Titl", Label::Title),
    ("Tit", Label::Title),
    ("Sex", Label::Sex),
    ("FOA", Label::ArenaTitle),
    ("SRtng", Label::Rating(Pace::Standard)),
    ("SGm", Label::Games(Pace::Standard)),
    ("SK", Label::K(Pace::Standard)),
    ("RRtng", Label::Rating(Pace::Rapid)),
    ("RGm", Label::Games(Pace::Rapid)),
    ("Rk", Label::K(Pace::Rapid)),
    ("BRtng", Label::Rating(Pace::Blitz)),
    ("BGm", Label::Games(Pace::Blitz)),
    ("BK", Label::K(Pace::Blitz)),
    ("B-day", Label::Birth),
    ("Birthday", Label::Birth),
    ("Born", Label::Birth),
    ("Games", Label::OwnGames),
    ("Gms", Label::OwnGames),
    ("Flag", Label::Flag),
];

struct ListColumn {
    label: Label,
    start: usize,
    end: usize,
}

pub struct Layout {
    columns: Vec<ListColumn>,
    width: usize,
    /// The month of a list of one kind.
    pub month: Option<ListMonth>,
}

impl Layout {
    /// The columns that a header line names; none if it is no such header.
    pub fn from_header(header: &str, pace: Pace) -> Option<Layout> {
        let mut starts: Vec<(Label, usize)> = Vec::new();
        let mut list_month = None;
        let mut at = 0;
        while at < header.len() {
            let rest = header.get(at..)?;
            let known = LABELS.iter().find(|(label, _)| {
                rest.get(..label.len())
                    .is_some_and(|text| text.eq_ignore_ascii_case(label))
            });
            let code = rest.get(..5).and_then(month::of_code);
            let word = rest.split(' ').next().unwrap_or_default();
            let (label, length) = match (known, code) {
                (Some((text, Label::OwnGames)), _) => (Label::Games(pace), text.len()),
                (Some((text, label)), _) => (*label, text.len()),
                (None, Some(code)) => {
                    list_month = Some(code);
                    (Label::Rating(pace), 5)
                }
                (None, None) if word == "K" => (Label::K(pace), 1),
                (None, None) if rest.starts_with(' ') => {
                    at += 1;
                    continue;
                }
                (None, None) => (Label::Unused, word.len().max(1)),
            };
            starts.push((label, at));
            at += length;
        }
        let has = |wanted: fn(&Label) -> bool| starts.iter().any(|(label, _)| wanted(label));
        let is_list = has(|label| *label == Label::Id)
            && has(|label| *label == Label::Name)
            && has(|label| matches!(label, Label::Rating(_)));
        if !is_list {
            return None;
        }
        let ends = starts.iter().skip(1).map(|(_, start)| *start);
        let columns = starts
            .iter()
            .zip(ends.chain([usize::MAX]))
            .map(|((label, start), end)| ListColumn {
                label: *label,
                start: *start,
                end,
            });
        Some(Layout {
            columns: columns.collect(),
            width: header.len(),
            month: list_month,
        })
    }

    /// Whether every rating and every K stands whole in its own columns, as on nearly every line.
    fn has_whole_numbers(&self, line: &str) -> bool {
        let numbers = self
            .columns
            .iter()
            .filter(|column| matches!(column.label, Label::Rating(_) | Label::K(_)));
        numbers.into_iter().all(|column| {
            let before = line.as_bytes().get(column.start.wrapping_sub(1));
            let field = self.field(line, column.label, 0);
            before.is_none_or(|byte| *byte == b' ')
                && field.bytes().all(|byte| byte.is_ascii_digit())
        })
    }

    /// The text of a column, `shift` bytes further to the right behind the titles.
    fn field<'l>(&self, line: &'l str, label: Label, shift: usize) -> &'l str {
        let titles = self
            .columns
            .iter()
            .position(|column| column.label == Label::OtherTitle);
        let found = self
            .columns
            .iter()
            .enumerate()
            .find(|(_, column)| column.label == label);
        let Some((index, column)) = found else {
            return "";
        };
        // The titles themselves end where the next column begins.
        let shifted = |is_behind: bool| if is_behind { shift } else { 0 };
        let start_shift = shifted(titles.is_some_and(|titles| index > titles));
        let end_shift = shifted(titles.is_some_and(|titles| index >= titles));
        let is_number = matches!(
            label,
            Label::Rating(_) | Label::K(_) | Label::Games(_) | Label::Birth
        );
        let edge = |at: usize| match is_number {
            true => between_words(line, at.min(line.len())),
            false => at.min(line.len()),
        };
        let start = edge(column.start + start_shift);
        let end = edge(column.end.saturating_add(end_shift));
        line.get(start..end).unwrap_or_default().trim()
    }
}

/// The edge of a column, moved out of a number that stands across it: in old lists numbers begin a column early or late.
/// The number belongs where most of its digits are.
fn between_words(line: &str, at: usize) -> usize {
    let bytes = line.as_bytes();
    let is_digit = |index: usize| bytes.get(index).is_some_and(u8::is_ascii_digit);
    if at == 0 || !is_digit(at - 1) || !is_digit(at) {
        return at;
    }
    let left = (0..at).rev().take_while(|index| is_digit(*index)).count();
    let right = (at..bytes.len())
        .take_while(|index| is_digit(*index))
        .count();
    if left > right { at + right } else { at - left }
}

pub fn read(
    layout: &Layout,
    mut reader: impl BufRead,
    taker: &mut impl Taker,
) -> std::io::Result<()> {
    let mut bytes = Vec::new();
    let mut is_header = true;
    for number in 1.. {
        bytes.clear();
        if reader.read_until(b'\n', &mut bytes)? == 0 {
            break;
        }
        if std::mem::take(&mut is_header) {
            continue;
        }
        // FIDE's lists are ASCII; whatever else stands there must not move the columns.
        let latin;
        let line = match std::str::from_utf8(&bytes) {
            Ok(line) if line.is_ascii() => line,
            _ => {
                latin = bytes
                    .iter()
                    .map(|byte| {
                        if byte.is_ascii() {
                            char::from(*byte)
                        } else {
                            '?'
                        }
                    })
                    .collect::<String>();
                &latin
            }
        };
        let line = line.trim_end_matches(['\r', '\n']);
        if line.trim().is_empty() {
            continue;
        }
        let id = plain_id(layout.field(line, Label::Id, 0));
        let name = layout.field(line, Label::Name, 0);
        if taker.wants(id, name) {
            taker.take(Listed {
                line: Some(number),
                ..entry(layout, line, id, name)
            });
        }
    }
    Ok(())
}

fn entry(layout: &Layout, line: &str, id: &str, name: &str) -> Listed {
    let overflow = line.len().saturating_sub(layout.width);
    let shift = if layout.has_whole_numbers(line) {
        0
    } else {
        overflow
    };
    let mut wrong = Vec::new();
    let mut rated = |pace| ListedRating {
        rating: rating(layout.field(line, Label::Rating(pace), shift), &mut wrong),
        k: k_factor(layout.field(line, Label::K(pace), shift)),
        games: games(layout.field(line, Label::Games(pace), shift)),
    };
    let text = |label| layout.field(line, label, shift).to_owned();
    Listed {
        id: id.to_owned(),
        name: name.to_owned(),
        federation: layout.field(line, Label::Federation, 0).to_owned(),
        birth: birth_year(layout.field(line, Label::Birth, shift)),
        standard: rated(Pace::Standard),
        rapid: rated(Pace::Rapid),
        blitz: rated(Pace::Blitz),
        line: None,
        wrong,
        beside: Beside {
            sex: text(Label::Sex),
            title: text(Label::Title),
            womens_title: text(Label::WomensTitle),
            other_titles: text(Label::OtherTitle),
            arena_title: text(Label::ArenaTitle),
            flag: text(Label::Flag),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEADER: &str = "ID Number      Name            Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag";
    const LINE: &str = "1000           Inventa, Ada    CAT F   GM   WGM  IA,FST             2105  10  20 2050  12  40 1999  0   10 1990  wi  ";

    fn read(header: &str, line: &str) -> Listed {
        let layout = Layout::from_header(header, Pace::Rapid).expect("a header");
        let id = plain_id(layout.field(line, Label::Id, 0));
        entry(&layout, line, id, layout.field(line, Label::Name, 0))
    }

    #[test]
    fn columns_are_those_of_the_header() {
        let ada = read(HEADER, LINE);
        assert_eq!((&*ada.id, &*ada.name), ("1000", "Inventa, Ada"));
        assert_eq!((&*ada.federation, ada.birth), ("CAT", Some(1990)));
        let ratings = [ada.standard, ada.rapid, ada.blitz];
        assert_eq!(
            ratings.map(|rated| (rated.rating, rated.k)),
            [
                (Some(2105), Some(20)),
                (Some(2050), Some(40)),
                (Some(1999), Some(10))
            ]
        );
    }

    #[test]
    fn titles_that_overflow_push_the_rest_to_the_right() {
        for overflow in [1, 2, 3] {
            let long = LINE.replace("IA,FST", &format!("IA,FST{}", " ".repeat(overflow)));
            assert_eq!(read(HEADER, &long), read(HEADER, LINE), "{overflow}");
        }
    }

    #[test]
    fn a_list_of_one_kind_has_its_month_and_old_labels_run_together() {
        let header = "ID number Name                            TitlFed  Mar11 GamesBorn  Flag";
        let layout = Layout::from_header(header, Pace::Blitz).expect("a header");
        assert_eq!(layout.month, month::of_code("Mar11"));
        let line = "  1000    Inventa, Ada                    wg  CAT  2105   9  1990  wi";
        let listed = {
            let id = plain_id(layout.field(line, Label::Id, 0));
            entry(&layout, line, id, layout.field(line, Label::Name, 0))
        };
        assert_eq!(listed.blitz.rating, Some(2105));
        assert_eq!((&*listed.federation, listed.birth), ("CAT", Some(1990)));
    }

    #[test]
    fn other_lines_are_no_header() {
        for line in ["id,name,rating", "white,black,result", "", "Name Rating"] {
            assert!(
                Layout::from_header(line, Pace::Standard).is_none(),
                "{line}"
            );
        }
    }
}
