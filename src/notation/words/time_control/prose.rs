//! Time controls in the words of regulations and clerks: "90 min + 30 s", "40 moves in 2 hours then 1 hour",
//! `100'x40+15'+30"`, `G/60;d5`. The words of each language are data (`data/time_words.csv`). A word that says
//! nothing about time is passed over, a number never: if one fits nowhere, the control is unreadable.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::{ClockMode, ControlPeriod, TimeControl, TimeControls, decimal, in_order};
use crate::notation::moves::lookalike::plain_word;
use crate::notation::words::clock::Millis;

const WORDS: &str = include_str!("../data/time_words.csv");

/// Nobody describes a time control in more words than this.
const LONGEST: usize = 400;

/// Time added for each move is never more (Laws 2005 and later: a minute).
const LONGEST_INCREMENT: Millis = Millis::from_seconds(60);

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Word {
    Number(u32),
    /// A number with decimals, in thousandths: `1.5`.
    Decimal(i64),
    Hours,
    Minutes,
    Seconds,
    Moves,
    Increment,
    Delay,
    /// `,`, "then": what follows is another period.
    Then,
    Plus,
    /// `/`, also the `x` of `100'x40`.
    Slash,
    White,
    Black,
    Without,
    /// "the first 40"
    First,
    Other,
}

/// What the words say, in their order.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum ProseItem {
    Time(Millis),
    /// A number that must be a time and has no unit.
    Bare(u32),
    Count(u32),
    /// "from move 1"
    From(u32),
    /// "per move", behind a time.
    PerMove,
    Increment,
    Delay,
    Then,
    Plus,
}

pub(super) fn read(text: &str) -> Option<TimeControls> {
    if text.len() > LONGEST {
        return None;
    }
    let words = words(text)?;
    let colour = |word: Word| words.iter().position(|w| *w == word);
    let (white, black) = match (colour(Word::White), colour(Word::Black)) {
        (Some(white), Some(black)) if white < black => (&words[white..black], &words[black..]),
        (Some(white), Some(black)) => (&words[white..], &words[black..white]),
        _ => (&words[..], &words[..]),
    };
    let mode = if words.contains(&Word::Delay) {
        Some(ClockMode::Delay)
    } else if words.contains(&Word::Increment) {
        Some(ClockMode::Cumulative)
    } else {
        None
    };
    Some(TimeControls {
        white: assemble(&items(white)?)?,
        black: assemble(&items(black)?)?,
        mode,
    })
}

/// Cut into numbers, runs of letters and signs.
fn words(text: &str) -> Option<Vec<Word>> {
    static MEANINGS: LazyLock<HashMap<&str, Word>> = LazyLock::new(meanings);
    let plain = plain_word(text);
    let mut words = Vec::new();
    let mut rest = plain.as_str();
    while let Some(first) = rest.chars().next() {
        let run = |of: fn(char) -> bool| rest.find(|c| !of(c)).unwrap_or(rest.len());
        let end = if first.is_ascii_digit() {
            let end = run(|c| c.is_ascii_digit());
            match decimals(&rest[end..]) {
                0 => {
                    words.push(Word::Number(rest[..end].parse().ok()?));
                    end
                }
                decimals => {
                    let end = end + decimals;
                    let written = rest[..end].replace(',', ".");
                    words.push(Word::Decimal(decimal(&written)?.get()));
                    end
                }
            }
        } else if first == '.'
            && decimals(rest) > 0
            && matches!(words.last(), None | Some(Word::Plus | Word::Slash))
        {
            let end = decimals(rest);
            words.push(Word::Decimal(decimal(&rest[..end])?.get()));
            end
        } else if first.is_alphabetic() {
            let end = run(char::is_alphabetic);
            let behind_number = matches!(words.last(), Some(Word::Number(_) | Word::Minutes));
            words.push(match &rest[..end] {
                "x" if behind_number => Word::Slash,
                "one" if words.last() == Some(&Word::Moves) => Word::Number(1),
                word => MEANINGS.get(word).copied().unwrap_or(Word::Other),
            });
            end
        } else {
            let (word, length) = sign(rest);
            words.extend(word);
            length
        };
        rest = &rest[end..];
    }
    Some(words)
}

/// How long the decimals are that stand right behind a number, with their point. Behind a comma they are one digit and a unit
/// (`1,5 h`): `40/90,30` is a list.
fn decimals(behind: &str) -> usize {
    let mut chars = behind.chars();
    let point = chars.next();
    let digits = chars
        .as_str()
        .find(|c: char| !c.is_ascii_digit())
        .unwrap_or(chars.as_str().len());
    let has_unit = || {
        let unit = chars.as_str()[digits..].trim_start().chars().next();
        unit.is_some_and(|c| c.is_alphabetic() || "'’′´\"”″“".contains(c))
    };
    match point {
        Some('.') if digits > 0 => 1 + digits,
        Some(',') if digits == 1 && has_unit() => 1 + digits,
        _ => 0,
    }
}

/// A sign and its length. Two single quotes are a double one.
fn sign(text: &str) -> (Option<Word>, usize) {
    const SINGLE: [char; 4] = ['\'', '’', '′', '´'];
    let mut chars = text.chars();
    let first = chars.next().unwrap_or(' ');
    let second = chars.next();
    let length = first.len_utf8();
    match first {
        c if SINGLE.contains(&c) && second.is_some_and(|c| SINGLE.contains(&c)) => {
            let both = length + second.map_or(0, char::len_utf8);
            (Some(Word::Seconds), both)
        }
        c if SINGLE.contains(&c) => (Some(Word::Minutes), length),
        '"' | '”' | '″' | '“' => (Some(Word::Seconds), length),
        '+' | '&' => (Some(Word::Plus), length),
        '/' => (Some(Word::Slash), length),
        ',' | ';' => (Some(Word::Then), length),
        '-' if text[1..].starts_with(|c: char| c.is_ascii_digit()) => (Some(Word::Then), length),
        _ => (None, length),
    }
}

/// Numbers take their units, and every number must find something to be.
fn items(words: &[Word]) -> Option<Vec<ProseItem>> {
    let mut items: Vec<ProseItem> = Vec::new();
    let mut at = 0;
    // The move counts of `90'/40` and the times of `G/60` stand behind a stroke.
    let mut stroke = false;
    let mut refused = false;
    // Where the last time ended, and what it was counted in.
    let mut last_time: Option<(usize, Word)> = None;
    while let Some(&word) = words.get(at) {
        let next = words.get(at + 1).copied();
        at += 1;
        match word {
            Word::Number(number) => {
                let unit = next.filter(|unit| in_unit(number, *unit).is_some());
                let larger = last_time.filter(|(end, _)| *end == at - 1);
                if let Some(unit) = unit {
                    at += 1;
                    // `1 h 30 min` is one time.
                    let joined = larger.is_some_and(|(_, larger)| is_larger(larger, unit));
                    add_time(&mut items, in_unit(number, unit)?, joined);
                    last_time = Some((at, unit));
                } else if next == Some(Word::Moves) {
                    at += 1;
                    items.push(ProseItem::Count(number));
                } else if words[at..].starts_with(&[Word::Other, Word::Moves]) {
                    // `40 de mutări`
                    at += 2;
                    items.push(ProseItem::Count(number));
                } else if larger.is_some_and(|(_, unit)| unit == Word::Hours) {
                    // `1h30`
                    add_time(&mut items, in_unit(number, Word::Minutes)?, true);
                } else if next == Some(Word::Slash)
                    || at >= 2 && words[at - 2] == Word::First
                    || stroke
                        && matches!(items.last(), Some(ProseItem::Time(_) | ProseItem::Bare(_)))
                {
                    // `40/90`, `the first 40`, `90'/40`
                    items.push(ProseItem::Count(number));
                } else {
                    items.push(ProseItem::Bare(number));
                }
            }
            Word::Decimal(thousandths) => {
                let unit = next.filter(|unit| in_unit(1, *unit).is_some());
                let seconds = match unit {
                    Some(unit) => {
                        at += 1;
                        last_time = Some((at, unit));
                        in_unit(1, unit)?
                    }
                    // Of what it is a part cannot be told, but behind a plus.
                    None if items.last() == Some(&ProseItem::Plus) => Millis::from_seconds(1),
                    None => return None,
                };
                let time = Millis::new(seconds.get() / 1000 * thousandths);
                items.push(ProseItem::Time(time));
            }
            Word::Moves => match (next, words.get(at + 1).copied()) {
                (Some(Word::Number(number)), behind)
                    if !behind.is_some_and(|word| {
                        in_unit(number, word).is_some() || matches!(word, Word::Moves | Word::Slash)
                    }) =>
                {
                    at += 1;
                    items.push(ProseItem::From(number));
                }
                _ => items.push(ProseItem::PerMove),
            },
            Word::Increment if refused => {}
            Word::Increment => items.push(ProseItem::Increment),
            Word::Delay => items.push(ProseItem::Delay),
            Word::Then => items.push(ProseItem::Then),
            Word::Plus => items.push(ProseItem::Plus),
            Word::Hours | Word::Minutes | Word::Seconds => return None,
            Word::Slash | Word::White | Word::Black | Word::Without | Word::First | Word::Other => {
            }
        }
        stroke = word == Word::Slash;
        refused = word == Word::Without || refused && word == Word::Other;
    }
    Some(items)
}

fn in_unit(number: u32, unit: Word) -> Option<Millis> {
    let seconds = match unit {
        Word::Hours => 3600,
        Word::Minutes => 60,
        Word::Seconds => 1,
        _ => return None,
    };
    Some(Millis::from_seconds(seconds * i64::from(number)))
}

fn is_larger(unit: Word, than: Word) -> bool {
    matches!(
        (unit, than),
        (Word::Hours, Word::Minutes | Word::Seconds) | (Word::Minutes, Word::Seconds)
    )
}

fn add_time(items: &mut Vec<ProseItem>, time: Millis, joined: bool) {
    match items.last_mut() {
        Some(ProseItem::Time(larger)) if joined => *larger += time,
        _ => items.push(ProseItem::Time(time)),
    }
}

/// The periods, and the time added for each move, which holds for all periods unless some later move is named.
fn assemble(items: &[ProseItem]) -> Option<TimeControl> {
    let mut periods: Vec<ControlPeriod> = Vec::new();
    let mut count: Option<u32> = None;
    let mut increment: Option<Millis> = None;
    let mut from = 1;
    // Whether a count now belongs to the time before it.
    let mut open = false;
    for (at, item) in items.iter().enumerate() {
        let before = at.checked_sub(1).map(|before| items[before]);
        let behind = items.get(at + 1).copied();
        match *item {
            ProseItem::Time(_) | ProseItem::Bare(_) => {
                let announced = matches!(before, Some(ProseItem::Increment | ProseItem::Delay));
                let added = before == Some(ProseItem::Plus);
                let per_move = matches!(
                    behind,
                    Some(ProseItem::PerMove | ProseItem::Increment | ProseItem::Delay)
                );
                let for_each_move = (announced || added || per_move) && !periods.is_empty();
                let time = match *item {
                    ProseItem::Bare(number) if for_each_move => {
                        Millis::from_seconds(i64::from(number))
                    }
                    ProseItem::Bare(number) => Millis::from_seconds(60 * i64::from(number)),
                    ProseItem::Time(time) => time,
                    _ => unreachable!("matched above"),
                };
                if for_each_move && time <= LONGEST_INCREMENT {
                    if increment.is_some_and(|known| known != time) {
                        return None;
                    }
                    increment = Some(time);
                    open = false;
                } else {
                    periods.push(ControlPeriod {
                        moves: count.take(),
                        time,
                        increment: Millis::ZERO,
                    });
                    open = true;
                }
            }
            ProseItem::Count(number) => match periods.last_mut() {
                Some(period) if open && period.moves.is_none() => {
                    period.moves = Some(number);
                    open = false;
                }
                _ if count.is_none() => count = Some(number),
                _ => return None,
            },
            ProseItem::From(number) => from = number,
            ProseItem::Then | ProseItem::Plus => open = false,
            ProseItem::PerMove | ProseItem::Increment | ProseItem::Delay => {}
        }
    }
    if count.is_some() {
        return None;
    }
    if let Some(increment) = increment {
        let mut first_move = 1;
        for period in &mut periods {
            if first_move >= from {
                period.increment = increment;
            }
            first_move += period.moves.unwrap_or(0);
        }
    }
    in_order(periods)
}

fn meanings() -> HashMap<&'static str, Word> {
    let rows = WORDS
        .lines()
        .skip(1)
        .filter_map(|line| line.split_once(','));
    rows.map(|(word, meaning)| {
        let meaning = match meaning {
            "hours" => Word::Hours,
            "minutes" => Word::Minutes,
            "seconds" => Word::Seconds,
            "moves" => Word::Moves,
            "increment" => Word::Increment,
            "delay" => Word::Delay,
            "then" => Word::Then,
            "white" => Word::White,
            "black" => Word::Black,
            "without" => Word::Without,
            "first" => Word::First,
            other => unreachable!("the shipped table knows no {other}"),
        };
        (word, meaning)
    })
    .collect()
}
