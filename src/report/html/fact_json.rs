//! Facts as the page gets them: a key and named values, to be told in any language by the script of the page. What a value
//! is says its shape: a number chooses plurals, a string may choose a form, and everything else is a list whose first word
//! says how it is shown.

use serde_json::{Value as Json, json};

use crate::board::Square;
use crate::fact::{Fact, Value};
use crate::notation::words::clock::Millis;

/// `["path-blocked", {"piece": "white-rook", "from": "a1"}]`.
pub(super) fn fact(fact: &Fact) -> Json {
    let values = fact.values.iter();
    let values: serde_json::Map<String, Json> = values
        .map(|(name, value)| ((*name).to_owned(), shown(value)))
        .collect();
    json!([fact.key, values])
}

pub(super) fn facts(facts: &[Fact]) -> Json {
    facts.iter().map(fact).collect()
}

/// A value as it stands in a fact.
pub(super) fn shown(value: &Value) -> Json {
    match value {
        Value::Nothing => json!(["none"]),
        Value::Number(number) => json!(number),
        Value::Change(change) => json!(format!("{change:+}")),
        Value::Hundredths(hundredths) => json!(["decimal", hundredths, 2]),
        Value::Millionths(millionths) => json!(["decimal", millionths, 6]),
        Value::Decimal(number, 0) => json!(number.to_string()),
        Value::Decimal(parts, decimals) => json!(["decimal", parts, decimals]),
        Value::Halves(halves) => json!(["halves", halves]),
        Value::Word(word) => json!(word),
        Value::Text(text) => json!(["text", text]),
        Value::Player(color) => json!(color.to_string()),
        Value::Piece(piece) => json!(format!("{}-{}", piece.color, piece.role)),
        Value::Role(role) => json!(role.name()),
        Value::Square(square) => json!(square.to_string()),
        Value::Squares(squares) => {
            let names: Vec<String> = squares.iter().map(Square::to_string).collect();
            json!(["list", names, "list-end"])
        }
        Value::File(file) => json!(["file", file_letter(*file)]),
        Value::Departure(departure) => json!([
            "departure",
            departure.file.map(file_letter),
            departure.rank.map(|rank| rank + 1)
        ]),
        Value::Move(played) => json!(["move", played.number, played.san]),
        Value::Moves(moves) => json!(["moves", moves]),
        Value::Numbers(numbers) => {
            let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
            json!(["joined", numbers])
        }
        Value::Texts(texts) => json!(["texts", texts]),
        Value::Choice(texts) => json!(["list", texts, "choice-end"]),
        Value::Time(milliseconds) => json!(Millis::new(*milliseconds).to_string()),
        Value::Fact(inner) => json!(["fact", fact(inner)]),
        Value::Facts(inner) => json!(["facts", facts(inner)]),
    }
}

fn file_letter(file: u8) -> String {
    char::from(b'a' + (file & 7)).to_string()
}

/// The squares that a fact names, by the names under which it has them, those of facts within it among them.
pub(super) fn squares(fact: &Fact) -> Vec<(&'static str, Square)> {
    let mut found = Vec::new();
    for (name, value) in &fact.values {
        match value {
            Value::Square(square) => found.push((*name, *square)),
            Value::Squares(squares) => found.extend(squares.iter().map(|square| (*name, *square))),
            Value::Fact(inner) => found.extend(squares(inner)),
            Value::Facts(inner) => found.extend(inner.iter().flat_map(squares)),
            _ => {}
        }
    }
    found
}

/// The keys of all these facts, and of those within them.
pub(super) fn keys_of<'f>(facts: impl IntoIterator<Item = &'f Fact>) -> Vec<&'static str> {
    let mut found = Vec::new();
    for fact in facts {
        keys(fact, &mut |key| found.push(key));
    }
    found
}

/// The keys of a fact and of those within it.
pub(super) fn keys(fact: &Fact, note: &mut dyn FnMut(&'static str)) {
    note(fact.key);
    for (_, value) in &fact.values {
        match value {
            Value::Fact(inner) => keys(inner, note),
            Value::Facts(inner) => inner.iter().for_each(|inner| keys(inner, note)),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Color, Piece, Role};

    #[test]
    fn values_say_what_they_are() {
        let a1 = Square::at(0, 0);
        let inner = Fact {
            key: "inner",
            values: vec![("on", Value::Square(a1))],
        };
        let outer = Fact {
            key: "outer",
            values: vec![
                (
                    "piece",
                    Value::Piece(Piece {
                        color: Color::White,
                        role: Role::Rook,
                    }),
                ),
                ("count", Value::Number(3)),
                ("word", Value::Text("<b>".into())),
                ("mean", Value::Hundredths(-250)),
                ("why", Value::Fact(Box::new(inner))),
            ],
        };
        assert_eq!(
            fact(&outer),
            json!(["outer", {
                "piece": "white-rook", "count": 3, "word": ["text", "<b>"], "mean": ["decimal", -250, 2],
                "why": ["fact", ["inner", {"on": "a1"}]]
            }])
        );
        assert_eq!(squares(&outer), [("on", a1)]);
        let mut seen = Vec::new();
        keys(&outer, &mut |key| seen.push(key));
        assert_eq!(seen, ["outer", "inner"]);
    }
}
