//! The values of facts: numbers, squares, pieces, players, moves, times, text of the input, and facts within facts. Each
//! is what it is, not how it is shown: words, letters of pieces and decimal signs differ from language to language.

use std::fmt;
use std::sync::Arc;

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use crate::board::{Color, Piece, Role, Side, Square};

/// One value of a fact.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Value {
    /// There is no value.
    Nothing,
    Number(i64),
    /// A change, shown with its sign: `+7`, `-3`.
    Change(i64),
    /// Hundredths of a point.
    Hundredths(i64),
    Millionths(i64),
    /// A number of the smallest of so many decimals.
    Decimal(i64, u32),
    /// Half points of a score.
    Halves(u32),
    /// One of a few fixed words, such as `rapid` or `1-0`. A language may show it as it is or choose by it.
    Word(&'static str),
    /// Text that came from the input, or a name of a file: shown as it is.
    Text(String),
    Player(Color),
    Piece(Piece),
    Role(Role),
    Square(Square),
    Squares(Vec<Square>),
    /// `the e-file`, by its number from 0.
    File(u8),
    Departure(Departure),
    Move(PlayedMove),
    /// Moves in English letters, each complete.
    Moves(Vec<String>),
    /// Numbers in a row, such as the plies of a repetition.
    Numbers(Vec<u32>),
    /// Texts of the input in a row.
    Texts(Vec<String>),
    /// What may be written at some place, one or the other.
    Choice(Vec<String>),
    /// Milliseconds, below zero where a clock was overstepped.
    Time(i64),
    Fact(Box<super::Fact>),
    Facts(Vec<super::Fact>),
}

/// The type of a value of a fact, known before there is a value.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum ValueKind {
    Number,
    Change,
    Hundredths,
    Millionths,
    Decimal,
    Halves,
    Word,
    Text,
    Player,
    Piece,
    Role,
    Square,
    Squares,
    File,
    Departure,
    Move,
    Moves,
    Numbers,
    Texts,
    Choice,
    Time,
    Fact,
    Facts,
    /// A value that may be missing.
    Optional(&'static ValueKind),
}

/// A move of the game: its ply, and how it is written in English letters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayedMove {
    pub ply: u32,
    /// `12.` or `12...`
    pub number: String,
    pub san: String,
}

/// The file and rank a move is written to have begun on, from 0, as far as they are written.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Departure {
    pub file: Option<u8>,
    pub rank: Option<u8>,
}

impl Departure {
    /// Whether a move from this square would be written so.
    pub fn allows(self, square: Square) -> bool {
        self.file.is_none_or(|file| file == square.file())
            && self.rank.is_none_or(|rank| rank == square.rank())
    }
}

/// A file of the board by its number: 0 is the a-file.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct BoardFile(pub u8);

/// A change that is shown with its sign.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Change(pub i64);

/// A part of one, to six decimals.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Millionths(pub i64);

/// Moves in English letters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveList(pub Vec<String>);

/// What may be written at some place, as it would stand there: `a, b or c`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice(pub Vec<String>);

/// What can be a value of a fact.
pub trait IntoValue {
    const KIND: ValueKind;
    fn into_value(self) -> Value;
}

macro_rules! into_value {
    ($($type:ty => $kind:ident($value:ident) $made:expr;)*) => {
        $(impl IntoValue for $type {
            const KIND: ValueKind = ValueKind::$kind;
            fn into_value(self) -> Value {
                let $value = self;
                Value::$kind($made)
            }
        })*
    };
}

into_value! {
    u8 => Number(number) i64::from(number);
    u16 => Number(number) i64::from(number);
    u32 => Number(number) i64::from(number);
    i16 => Number(number) i64::from(number);
    i32 => Number(number) i64::from(number);
    i64 => Number(number) number;
    // Counts of what is in memory never come near the limit.
    u64 => Number(number) i64::try_from(number).unwrap_or(i64::MAX);
    usize => Number(number) i64::try_from(number).unwrap_or(i64::MAX);
    // A number that was given, with as many decimals as it has.
    f64 => Text(number) number.to_string();
    &'static str => Word(word) word;
    bool => Word(is) if is { "yes" } else { "no" };
    String => Text(text) text;
    Box<str> => Text(text) text.into();
    Arc<str> => Text(text) text.to_string();
    char => Text(letter) letter.into();
    Color => Player(color) color;
    Piece => Piece(piece) piece;
    Role => Role(role) role;
    Side => Word(wing) match wing { Side::Short => "short", Side::Long => "long" };
    Square => Square(square) square;
    Vec<Square> => Squares(squares) squares;
    BoardFile => File(file) file.0;
    Change => Change(change) change.0;
    Millionths => Millionths(millionths) millionths.0;
    // `2025-11-07`
    Date => Text(day) day.to_string();
    MoveList => Moves(moves) moves.0;
    Choice => Choice(choice) choice.0;
    Departure => Departure(departure) departure;
    PlayedMove => Move(played) played;
    Vec<u32> => Numbers(numbers) numbers;
    Vec<String> => Texts(texts) texts;
    super::Fact => Fact(fact) Box::new(fact);
    Vec<super::Fact> => Facts(facts) facts;
}

impl<T: IntoValue> IntoValue for Option<T> {
    const KIND: ValueKind = ValueKind::Optional(&T::KIND);
    fn into_value(self) -> Value {
        self.map_or(Value::Nothing, T::into_value)
    }
}

/// The plain form, for developers.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Nothing => f.write_str("none"),
            Value::Number(number) => number.fmt(f),
            Value::Change(change) => write!(f, "{change:+}"),
            Value::Hundredths(hundredths) => write!(f, "{hundredths}/100"),
            Value::Millionths(millionths) => write!(f, "{millionths}/1000000"),
            Value::Decimal(parts, decimals) => write!(f, "{parts}/{}", 10_u64.pow(*decimals)),
            Value::Halves(halves) => write!(f, "{halves}/2"),
            Value::Word(word) => f.write_str(word),
            Value::Text(text) => f.write_str(text),
            Value::Player(color) => color.fmt(f),
            Value::Piece(piece) => piece.fmt(f),
            Value::Role(role) => role.fmt(f),
            Value::Square(square) => square.fmt(f),
            Value::Squares(squares) => listed(f, squares),
            Value::File(file) => write!(f, "{}", char::from(b'a' + (file & 7))),
            Value::Departure(departure) => write!(f, "{departure:?}"),
            Value::Move(played) => write!(f, "{} {}", played.number, played.san),
            Value::Moves(texts) | Value::Texts(texts) | Value::Choice(texts) => listed(f, texts),
            Value::Numbers(numbers) => listed(f, numbers),
            Value::Time(milliseconds) => write!(f, "{milliseconds} ms"),
            Value::Fact(fact) => fact.fmt(f),
            Value::Facts(facts) => listed(f, facts),
        }
    }
}

fn listed(f: &mut fmt::Formatter<'_>, values: &[impl fmt::Display]) -> fmt::Result {
    for (index, value) in values.iter().enumerate() {
        write!(f, "{}{value}", if index == 0 { "" } else { " " })?;
    }
    Ok(())
}
