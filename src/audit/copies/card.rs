//! A card: what is kept of a game so that a later one can be held against it, as a row of bytes; and a deck, the cards
//! of a few games with the keys by which they are found, made on any thread.

use jiff::civil::Date;

use crate::board::{Color, Move};
use crate::notation::pgn::tags::Tag;
use crate::notation::words::result::GameResult;
use crate::replay::moves_hash::hash_of_start;
use crate::replay::{Record, Variant};

use super::super::judge::JudgedGame;
use super::keys::{Keys, Names};
use crate::judgement::Case;

/// Tags that tell two games of one pairing apart, where both have them and they differ.
const APART: [&str; 10] = [
    "section",
    "stage",
    "utctime",
    "time",
    "starttime",
    "link",
    "gameid",
    "lichessid",
    "lichessurl",
    "gameurl",
];

/// An event that is known by its first day alone is over so many days later.
const LONGEST_EVENT: i32 = 60;

/// Longer moves and names than these are cut off: no score sheet has them.
const MOST_PLIES: usize = 1_000;
const LONGEST_TEXT: usize = 200;

/// A player as a card has him.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CardPlayer<'a> {
    pub name: &'a str,
    pub id: &'a str,
    pub elo: u16,
}

/// A game as it was met.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Card<'a> {
    pub file: u32,
    pub number: u64,
    pub players: [CardPlayer<'a>; 2],
    pub event: &'a str,
    pub round: &'a str,
    /// The day as it is written, and the days that it can mean, counted from 1970.
    pub date: &'a str,
    pub days: Option<(i32, i32)>,
    pub result: Option<GameResult>,
    pub start: u64,
    /// Two bytes for each move.
    pub moves: &'a [u8],
    /// `name=value` of what tells it from other games of its pairing, each ended by a line feed.
    pub apart: &'a str,
    /// The time control as it is written.
    pub control: &'a str,
}

const RESULTS: [GameResult; 10] = [
    GameResult::WhiteWins,
    GameResult::BlackWins,
    GameResult::Draw,
    GameResult::BothLose,
    GameResult::HalfZero,
    GameResult::ZeroHalf,
    GameResult::WhiteForfeit,
    GameResult::BlackForfeit,
    GameResult::DoubleForfeit,
    GameResult::Unfinished,
];

impl<'a> Card<'a> {
    pub fn plies(&self) -> u32 {
        self.moves.len() as u32 / 2
    }

    pub fn player(&self, side: Color) -> CardPlayer<'a> {
        self.players[side as usize]
    }

    /// How many moves from the start are the same in both games.
    pub fn common_plies(&self, other: &Card<'_>) -> u32 {
        if self.start != other.start {
            return 0;
        }
        let pairs = self.moves.chunks_exact(2).zip(other.moves.chunks_exact(2));
        pairs.take_while(|(one, another)| one == another).count() as u32
    }

    /// The move behind so many plies.
    pub fn move_behind(&self, plies: u32) -> Option<Move> {
        let bytes = self.moves.chunks_exact(2).nth(plies as usize)?;
        Some(Move::from_bits(u16::from_le_bytes([bytes[0], bytes[1]])))
    }

    fn write(&self, bytes: &mut Vec<u8>) {
        bytes.extend_from_slice(&self.file.to_le_bytes());
        bytes.extend_from_slice(&self.number.to_le_bytes());
        let (first, last) = self.days.unwrap_or((i32::MAX, i32::MIN));
        bytes.extend_from_slice(&first.to_le_bytes());
        bytes.extend_from_slice(&last.to_le_bytes());
        let result = RESULTS.iter().position(|known| Some(*known) == self.result);
        bytes.push(result.unwrap_or(RESULTS.len()) as u8);
        bytes.extend_from_slice(&self.start.to_le_bytes());
        for player in self.players {
            bytes.extend_from_slice(&player.elo.to_le_bytes());
            write_text(bytes, player.name.as_bytes());
            write_text(bytes, player.id.as_bytes());
        }
        let texts = [self.event, self.round, self.date, self.apart, self.control];
        for text in texts {
            write_text(bytes, text.as_bytes());
        }
        write_text(bytes, self.moves);
    }

    /// Reads what [`write`](Self::write) has written; anything else is no card.
    pub fn read(bytes: &'a [u8]) -> Option<Card<'a>> {
        let mut rest = bytes;
        let file = u32::from_le_bytes(take(&mut rest)?);
        let number = u64::from_le_bytes(take(&mut rest)?);
        let first = i32::from_le_bytes(take(&mut rest)?);
        let last = i32::from_le_bytes(take(&mut rest)?);
        let [result] = take(&mut rest)?;
        let start = u64::from_le_bytes(take(&mut rest)?);
        let mut players = [CardPlayer::default(); 2];
        for player in &mut players {
            player.elo = u16::from_le_bytes(take(&mut rest)?);
            player.name = read_str(&mut rest)?;
            player.id = read_str(&mut rest)?;
        }
        Some(Card {
            file,
            number,
            players,
            days: (first <= last).then_some((first, last)),
            result: RESULTS.get(result as usize).copied(),
            start,
            event: read_str(&mut rest)?,
            round: read_str(&mut rest)?,
            date: read_str(&mut rest)?,
            apart: read_str(&mut rest)?,
            control: read_str(&mut rest)?,
            moves: read_text(&mut rest)?,
        })
    }
}

fn write_text(bytes: &mut Vec<u8>, text: &[u8]) {
    bytes.extend_from_slice(&(text.len() as u16).to_le_bytes());
    bytes.extend_from_slice(text);
}

fn take<const N: usize>(rest: &mut &[u8]) -> Option<[u8; N]> {
    let (head, tail) = rest.split_first_chunk::<N>()?;
    *rest = tail;
    Some(*head)
}

fn read_text<'a>(rest: &mut &'a [u8]) -> Option<&'a [u8]> {
    let length = u16::from_le_bytes(take(rest)?);
    let (text, tail) = rest.split_at_checked(length as usize)?;
    *rest = tail;
    Some(text)
}

fn read_str<'a>(rest: &mut &'a [u8]) -> Option<&'a str> {
    std::str::from_utf8(read_text(rest)?).ok()
}

/// The cards of some games, in order.
#[derive(Default)]
pub struct Deck {
    bytes: Vec<u8>,
    /// Where each card ends, and its keys. A game that cannot be compared has none.
    cards: Vec<(usize, Option<Keys>)>,
}

impl Deck {
    /// More cards behind these.
    pub fn append(&mut self, other: Deck) {
        let length = self.bytes.len();
        self.bytes.extend_from_slice(&other.bytes);
        let cards = other.cards.into_iter();
        self.cards
            .extend(cards.map(|(end, keys)| (length + end, keys)));
    }

    /// Each card with its keys; none for a game that cannot be compared.
    pub fn iter(&self) -> impl Iterator<Item = Option<(&[u8], &Keys)>> {
        let starts = std::iter::once(0).chain(self.cards.iter().map(|(end, _)| *end));
        starts
            .zip(&self.cards)
            .map(|(start, (end, keys))| Some((&self.bytes[start..*end], keys.as_ref()?)))
    }
}

/// Makes cards. Names and events come again and again: what was worked out of them is kept.
#[derive(Default)]
pub struct CardMaker {
    names: Names,
    scratch: Scratch,
}

#[derive(Default)]
struct Scratch {
    moves: Vec<u8>,
    apart: String,
}

impl CardMaker {
    pub fn add(&mut self, game: &JudgedGame<'_>, file: usize, deck: &mut Deck) {
        let record = game.case.record;
        let comparable =
            game.failed.is_none() && record.variant != Variant::Other && record.fen_error.is_none();
        let keys = comparable.then(|| self.write(game, file as u32, &mut deck.bytes));
        deck.cards.push((deck.bytes.len(), keys));
    }

    fn write(&mut self, game: &JudgedGame<'_>, file: u32, bytes: &mut Vec<u8>) -> Keys {
        let case = game.case;
        let record = case.record;
        let tag = |tag: Tag| case.known_tag(tag).unwrap_or_default();
        let moves = &record.moves[..record.moves.len().min(MOST_PLIES)];
        self.scratch.moves.clear();
        self.scratch.moves.resize(2 * moves.len(), 0);
        let (pairs, _) = self.scratch.moves.as_chunks_mut::<2>();
        for (bytes, m) in pairs.iter_mut().zip(moves) {
            *bytes = m.bits().to_le_bytes();
        }
        self.scratch.apart.clear();
        let [white, black] = [tag(Tag::White), tag(Tag::Black)];
        let [white_id, black_id] = [tag(Tag::WhiteFideId), tag(Tag::BlackFideId)];
        let elo = |tag: Tag| {
            let value = case.known_tag(tag).unwrap_or_default();
            trimmed(&value).parse().unwrap_or(0)
        };
        let (event, round, date) = (tag(Tag::Event), tag(Tag::Round), tag(Tag::Date));
        let control = tag(Tag::TimeControl);
        let days = span_of(case, Tag::Date).or_else(|| {
            let (first, last) = span_of(case, Tag::EventDate)?;
            Some((first, last + LONGEST_EVENT))
        });
        apart(record, case.text, days, &mut self.scratch.apart);
        let (start, whole) = game
            .moves_hash
            .unwrap_or_else(|| (hash_of_start(&record.start), 0));
        let card = Card {
            file,
            number: game.number,
            players: [
                CardPlayer {
                    name: cut(&white),
                    id: cut(&white_id),
                    elo: elo(Tag::WhiteElo),
                },
                CardPlayer {
                    name: cut(&black),
                    id: cut(&black_id),
                    elo: elo(Tag::BlackElo),
                },
            ],
            event: cut(&event),
            round: cut(&round),
            date: cut(&date),
            days,
            result: case.submitted.result,
            start,
            moves: &self.scratch.moves,
            apart: cut(&self.scratch.apart),
            control: cut(&control),
        };
        card.write(bytes);
        Keys::of(&card, whole, moves, &mut self.names)
    }
}

/// Nearly every text begins and ends with a letter or a figure.
fn trimmed(text: &str) -> &str {
    match text.as_bytes() {
        [first, .., last] if first.is_ascii_graphic() && last.is_ascii_graphic() => text,
        _ => text.trim(),
    }
}

fn cut(text: &str) -> &str {
    let text = trimmed(text);
    if text.len() <= LONGEST_TEXT {
        return text;
    }
    let end = (0..=LONGEST_TEXT).rev();
    let mut ends = end.filter(|end| text.is_char_boundary(*end));
    &text[..ends.next().unwrap_or_default()]
}

/// The days that a date can mean, from the first to the last.
fn span_of(case: &Case<'_>, tag: Tag) -> Option<(i32, i32)> {
    let reading = case.date(tag)?.ok()?;
    let spans = reading.spans();
    let first = spans.iter().map(|span| day(span.first())).min()?;
    let last = spans.iter().map(|span| day(span.last())).max()?;
    Some((first, last))
}

fn day(date: Date) -> i32 {
    let epoch = Date::constant(1970, 1, 1);
    (date.duration_since(epoch).as_hours() / 24) as i32
}

fn is_address(text: &str) -> bool {
    memchr::memchr(b':', text.as_bytes()).is_some() && text.contains("://")
}

/// What tells the game from others of its pairing. A place does so only where no day does: it is written in many ways.
fn apart(record: &Record, text: &str, days: Option<(i32, i32)>, found: &mut String) {
    let site = record.tags.span(Tag::Site).map(|value| ("site", value));
    let others = record.tags.others();
    let others = others.map(|(name, value)| (name.slice(text), value));
    let is_apart = |name: &str| APART.iter().any(|known| known.eq_ignore_ascii_case(name));
    let others = others.filter(|(name, _)| is_apart(name));
    for (name, value) in site.into_iter().chain(others) {
        let value = value.slice(text).trim();
        let speaks = name != "site" || days.is_none() || is_address(value);
        let is_known = !value.is_empty() && !value.starts_with('?');
        if speaks && is_known && value.len() < LONGEST_TEXT {
            found.push_str(&name.to_ascii_lowercase());
            found.push('=');
            found.push_str(value);
            found.push('\n');
        }
    }
}
