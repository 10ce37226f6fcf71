//! A player's line, code 001. The start rank and the name must be there; any other field that cannot be read is told and left
//! out, and with it at most the round in which it stands. A name of more than 33 signs pushes what follows to the right:
//! the fields are then looked for where they stand.

use crate::board::Color;

use super::columns::Columns;
use super::scoring::points;
use super::{Expected, Oddity, ReportPlayer, RoundEntry, RoundMark, TrfFault, TrfOddity, dates};

/// A line that gives a player, with what is wrong and what is odd on it.
pub(super) struct PlayerLine {
    pub(super) player: ReportPlayer,
    pub(super) flaws: Vec<TrfFault>,
    pub(super) oddities: Vec<TrfOddity>,
    /// The date of birth, where it is in another order.
    pub(super) birth_form: Option<String>,
}

/// Where the opponent of the first round begins, and how far the next one is.
pub(super) const FIRST_ROUND: usize = 92;
pub(super) const ROUND_WIDTH: usize = 10;

/// How many columns a name may push the rest to the right.
const LONGEST_SHIFT: usize = 60;

/// No report has so many rounds: a longer line is not looked through again and again.
const LONGEST_LINE: usize = 20_000;

/// A line 001 with `indent` blanks before it.
pub(super) fn player(
    columns: &Columns<'_>,
    line: u64,
    indent: usize,
) -> Result<PlayerLine, Box<TrfFault>> {
    let reading = Reading::new(columns, line, indent, 0)?;
    if reading.is_sound() {
        return Ok(reading.line);
    }
    let most = match columns.width() {
        ..=LONGEST_LINE => LONGEST_SHIFT,
        _ => 0,
    };
    // Only one place of the rest may make sense of it.
    let shifted = (1..=most).filter_map(|shift| {
        let shifted = Reading::new(columns, line, indent, shift).ok()?;
        shifted.is_in_place().then_some(shifted.line)
    });
    let mut shifted = shifted.collect::<Vec<_>>();
    if let (Some(line), true) = (shifted.pop(), shifted.is_empty()) {
        return Ok(line);
    }
    match reading.first_of_many() {
        Some(fault) => Err(Box::new(fault)),
        None => Ok(reading.line),
    }
}

/// A line as it reads if what follows the name stands so many columns to the right.
struct Reading {
    line: PlayerLine,
    /// The first column between two fields that holds something.
    slipped: Option<TrfFault>,
    shift: usize,
    has_numbers: bool,
}

impl Reading {
    fn new(
        columns: &Columns<'_>,
        line: u64,
        indent: usize,
        shift: usize,
    ) -> Result<Reading, Box<TrfFault>> {
        let rank = columns.field(5, 8).parse().ok().filter(|rank| *rank > 0);
        let fault = |first: usize, last: usize, expected| TrfFault {
            line,
            column: first + indent,
            read: columns.field(first, last).into_owned(),
            expected,
            rank,
            round: None,
        };
        let rank = rank.ok_or_else(|| fault(5, 8, Expected::Rank))?;
        let name = columns.field(15, 47 + shift).into_owned();
        let field = |first: usize, last: usize| columns.field(first + shift, last + shift);
        let moved = |first, last, expected| fault(first + shift, last + shift, expected);
        let written_id = field(58, 68).into_owned();
        if name.is_empty() && !written_id.bytes().any(|byte| byte.is_ascii_digit()) {
            return Err(Box::new(fault(15, 47, Expected::Name)));
        }
        let mut flaws = Vec::new();
        let mut oddities = Vec::new();
        if name.is_empty() {
            flaws.push(fault(15, 47, Expected::Name));
        }
        let between = [53, 57].map(|column| column + shift);
        let slipped = between
            .into_iter()
            .find(|column| columns.at(*column) != ' ');
        let slipped = slipped.map(|column| fault(column, column, Expected::BlankInPlayer));
        let mut unread_rating = None;
        let mut is_unrated = false;
        let rating = match &*field(49, 52) {
            "" | "-" | "--" | "---" | "----" => None,
            text => match text.parse::<u32>() {
                Ok(0) => {
                    is_unrated = true;
                    None
                }
                Ok(rating) if text.bytes().all(|byte| byte.is_ascii_digit()) => Some(rating),
                _ => {
                    flaws.push(moved(49, 52, Expected::Rating));
                    unread_rating = Some(text.to_owned());
                    None
                }
            },
        };
        let points = match &*field(81, 84) {
            "" => None,
            text => points(text).or_else(|| {
                flaws.push(moved(81, 84, Expected::Points));
                None
            }),
        };
        let has_numbers = points.is_some()
            && (field(81, 84).contains(['.', ',']))
            && is_federation(&field(54, 56));
        let birth = field(70, 79).into_owned();
        let mut odd = |first: usize, read: &str, what| {
            oddities.push(TrfOddity {
                line,
                column: first + indent,
                read: read.to_owned(),
                what,
                rank: Some(rank),
            });
        };
        if shift > 0 {
            let (name, columns) = (name.clone(), shift);
            odd(15, &name.clone(), Oddity::LongName { name, columns });
        }
        let (id, wrong) = id_of(&written_id, &name, &birth);
        if let Some(wrong) = wrong {
            odd(58 + shift, &written_id, wrong);
        }
        let birth_year = dates::birth_year(&birth);
        let is_zero = birth
            .chars()
            .all(|sign| !sign.is_alphanumeric() || sign == '0');
        if birth_year.is_none() && !is_zero {
            let (name, read) = (name.clone(), birth.clone());
            odd(70 + shift, &birth, Oddity::Birth { name, read });
        }
        let (mut id, mut federation) = (id, field(54, 56).into_owned());
        let mut rating = rating;
        if let Some(slipped) = &slipped {
            // What touches another field may be a part of it.
            flaws.retain(|flaw: &TrfFault| flaw.expected != Expected::Rating);
            flaws.push(slipped.clone());
            unread_rating = Some(slipped.read.clone());
            (id, federation, rating) = (String::new(), String::new(), None);
        }
        let rounds = Rounds {
            columns,
            line,
            rank,
            indent,
            shift,
        };
        let entries = rounds.read(&mut flaws);
        flaws.sort_by_key(|flaw| flaw.column);
        let other_order = birth_year.is_some() && dates::is_other_order(&birth);
        Ok(Reading {
            line: PlayerLine {
                player: ReportPlayer {
                    line,
                    rank,
                    sex: columns.field(10, 10).into_owned(),
                    title: columns.field(11, 13).into_owned(),
                    name,
                    rating,
                    unread_rating,
                    is_unrated,
                    federation,
                    id,
                    written_id,
                    birth: birth_year,
                    points,
                    rank_at_end: field(86, 89).parse().ok().filter(|rank| *rank > 0),
                    entries,
                    national: Vec::new(),
                },
                flaws,
                oddities,
                birth_form: other_order.then_some(birth),
            },
            slipped,
            shift,
            has_numbers,
        })
    }

    /// Whether every field stands where it should.
    fn is_sound(&self) -> bool {
        self.slipped.is_none() && self.line.flaws.is_empty()
    }

    /// Where a field and most of the rounds make no sense the columns have slipped, and nobody knows where to: the first
    /// fault of such a line.
    fn first_of_many(&self) -> Option<TrfFault> {
        let flaws = &self.line.flaws;
        let first = flaws.iter().find(|flaw| flaw.round.is_none())?;
        let lost = flaws.iter().filter(|flaw| flaw.round.is_some()).count();
        let many = lost > 0 && 2 * lost >= self.line.player.entries.len();
        many.then(|| self.slipped.clone().unwrap_or_else(|| first.clone()))
    }

    /// Whether the line makes sense so far to the right: nothing is wrong, and numbers stand where numbers should, behind a
    /// name that fills its columns.
    fn is_in_place(&self) -> bool {
        let name = &self.line.player.name;
        self.is_sound()
            && self.has_numbers
            && !name.contains("  ")
            && name.chars().count() == 33 + self.shift
            && name.chars().all(|sign| !sign.is_ascii_digit())
    }
}

fn is_federation(text: &str) -> bool {
    text.is_empty() || text.len() == 3 && text.bytes().all(|byte| byte.is_ascii_uppercase())
}

/// Dirty files put quotes around a number; a number of zeros is none, and neither is a date. Letters may belong to the number
/// of a national federation: it is kept, and told.
fn id_of(field: &str, name: &str, birth: &str) -> (String, Option<Oddity>) {
    let is_quote =
        |c: char| matches!(c, '\'' | '"' | '’' | '`' | '´' | '“' | '”') || c.is_whitespace();
    let id = field.trim_matches(is_quote);
    let (name, read) = (name.to_owned(), field.to_owned());
    if id.chars().all(|sign| matches!(sign, '0' | '-')) {
        return (String::new(), None);
    }
    let figures = |text: &str| {
        text.chars()
            .filter(char::is_ascii_digit)
            .collect::<String>()
    };
    let is_birth = id.len() == 8 && figures(birth) == id;
    if is_birth || !dates::readings(id).is_empty() {
        return (String::new(), Some(Oddity::IdIsDate { name, read }));
    }
    if !id.bytes().all(|byte| byte.is_ascii_digit()) {
        return (id.to_owned(), Some(Oddity::IdIsNone { name, read }));
    }
    let in_quotes = id.len() < field.len();
    let id = id.to_owned();
    let odd = in_quotes.then(|| Oddity::IdInQuotes {
        name,
        id: id.clone(),
    });
    (id, odd)
}

/// The rounds of a line.
struct Rounds<'c, 'a> {
    columns: &'c Columns<'a>,
    line: u64,
    rank: u32,
    indent: usize,
    shift: usize,
}

impl Rounds<'_, '_> {
    /// A round that cannot be read is told and keeps its place.
    fn read(&self, flaws: &mut Vec<TrfFault>) -> Vec<RoundEntry> {
        let mut entries = Vec::new();
        for round in 1.. {
            let column = FIRST_ROUND + self.shift + ROUND_WIDTH * (round as usize - 1);
            if column > self.columns.width() {
                break;
            }
            let entry = self.round(round, column);
            entries.push(entry.unwrap_or_else(|fault| {
                let column_of_fault = fault.column;
                flaws.push(fault);
                // Whom the line names may still be read.
                let opponent = self.columns.field(column, column + 3).parse().ok();
                RoundEntry {
                    round,
                    column: column_of_fault,
                    opponent: opponent.filter(|opponent| *opponent > 0),
                    color: None,
                    mark: RoundMark::Unreadable,
                }
            }));
        }
        entries
    }

    fn round(&self, round: u32, column: usize) -> Result<RoundEntry, TrfFault> {
        let columns = self.columns;
        let fault = |first: usize, last: usize, expected| TrfFault {
            line: self.line,
            column: first + self.indent,
            read: columns.field(first, last).into_owned(),
            expected,
            rank: Some(self.rank),
            round: Some(round),
        };
        let opponent = match &*columns.field(column, column + 3) {
            "" | "-" | "--" | "---" | "----" => None,
            text => match text.parse::<u32>() {
                Ok(0) => None,
                Ok(opponent) if text.bytes().all(|byte| byte.is_ascii_digit()) => Some(opponent),
                _ => return Err(fault(column, column + 3, Expected::Opponent)),
            },
        };
        for blank in [column + 4, column + 6] {
            if columns.at(blank) != ' ' {
                return Err(fault(blank, blank, Expected::BlankInRound));
            }
        }
        let color = match columns.at(column + 5) {
            'w' | 'W' => Some(Color::White),
            'b' | 'B' => Some(Color::Black),
            '-' | ' ' => None,
            _ => return Err(fault(column + 5, column + 5, Expected::Color)),
        };
        let result = column + 7;
        let Some(mark) = RoundMark::from_char(columns.at(result)) else {
            return Err(fault(result, result, Expected::Result));
        };
        if opponent.is_some() && mark.is_bye() {
            return Err(fault(result, result, Expected::ByeOrGame));
        }
        // Between two rounds there is nothing.
        for blank in [column + 8, column + 9] {
            if columns.at(blank) != ' ' {
                return Err(fault(blank, blank, Expected::BlankInRound));
            }
        }
        Ok(RoundEntry {
            round,
            column: column + self.indent,
            opponent,
            color,
            mark,
        })
    }
}
