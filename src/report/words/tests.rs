//! Every language says every fact: each kind of fact that the program can find has its message, each placeholder of a
//! message is a value of its fact, and no message stands there for nothing.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::parser::parse;

use super::*;
use crate::board::{Color, Piece};
use crate::fact::SystemCause;
use crate::fact::{FactShape, PlayedMove, ValueKind};
use crate::notation::moves::alphabet;
use crate::rating::systems::SYSTEMS;
use crate::rules::{self, RULES};
use crate::{
    audit, crosscheck, event, input, judgement, laws, lists, notation, rating, repair, report,
    tournament,
};

/// Messages that words are made of, beside those that the functions give.
const PARTS: [&str; 10] = [
    "accepted",
    "choice-end",
    "decimal-sign",
    "departure-board",
    "departure-file",
    "departure-rank",
    "file",
    "group-sign",
    "language-name",
    "list-end",
];

/// Everything that can be found out anywhere, by key.
fn shapes() -> BTreeMap<&'static str, FactShape> {
    let of_rules = RULES.iter().flat_map(|rule| rule.facts);
    let of_systems = SYSTEMS.iter().flat_map(|system| system.facts());
    let others = [
        rules::case::FACTS,
        rules::finding::FACTS,
        &[rules::selection::UnknownRule::SHAPES],
        judgement::FACTS,
        rules::reports::FACTS,
        repair::FACTS,
        repair::reconcile::FACTS,
        laws::FACTS,
        notation::FACTS,
        event::FACTS,
        audit::FACTS,
        input::FACTS,
        &[SystemCause::SHAPES],
        lists::FACTS,
        rating::FACTS,
        crosscheck::FACTS,
        tournament::FACTS,
        #[cfg(feature = "cli")]
        &[crate::engines::EngineFault::SHAPES],
        tournament::norms::FACTS,
        report::FACTS,
        #[cfg(feature = "cli")]
        crate::extract::FACTS,
    ];
    let mut shapes = BTreeMap::new();
    for shape in of_rules
        .chain(of_systems)
        .chain(others.into_iter().flatten())
        .copied()
        .flatten()
    {
        let before: Option<FactShape> = shapes.insert(shape.key, *shape);
        if let Some(before) = before {
            assert_eq!(
                before.values, shape.values,
                "two facts share the key {}",
                shape.key
            );
        }
    }
    shapes
}

/// What a message asks for, its attributes included: values by their names, and other messages by their keys.
#[derive(Default)]
struct Asked {
    values: BTreeSet<String>,
    messages: BTreeSet<String>,
    attributes: BTreeSet<String>,
}

/// The messages of a file with all that they ask for, also through the messages that they quote.
fn messages(source: &'static str) -> BTreeMap<String, Asked> {
    let mut messages = own_messages(source);
    // A message that is quoted may quote another.
    for _ in 0..3 {
        let values: BTreeMap<String, BTreeSet<String>> = messages
            .iter()
            .map(|(key, asked)| (key.clone(), asked.values.clone()))
            .collect();
        for asked in messages.values_mut() {
            for quoted in &asked.messages {
                let theirs = values
                    .get(quoted)
                    .unwrap_or_else(|| panic!("no message {quoted}"));
                asked.values.extend(theirs.iter().cloned());
            }
        }
    }
    messages
}

fn own_messages(source: &'static str) -> BTreeMap<String, Asked> {
    let resource = parse(source).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    let mut messages = BTreeMap::new();
    for entry in &resource.body {
        let ast::Entry::Message(message) = entry else {
            continue;
        };
        let mut asked = Asked::default();
        let attributes = message.attributes.iter().map(|attribute| &attribute.value);
        for pattern in message.value.iter().chain(attributes) {
            in_pattern(pattern, &mut asked);
        }
        let names = message
            .attributes
            .iter()
            .map(|attribute| attribute.id.name.to_owned());
        asked.attributes = names.collect();
        let before = messages.insert(message.id.name.to_owned(), asked);
        assert!(before.is_none(), "{} stands there twice", message.id.name);
    }
    messages
}

fn in_pattern(pattern: &ast::Pattern<&str>, asked: &mut Asked) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            in_expression(expression, asked);
        }
    }
}

fn in_expression(expression: &ast::Expression<&str>, asked: &mut Asked) {
    match expression {
        ast::Expression::Inline(inline) => in_inline(inline, asked),
        ast::Expression::Select { selector, variants } => {
            in_inline(selector, asked);
            for variant in variants {
                in_pattern(&variant.value, asked);
            }
        }
    }
}

fn in_inline(inline: &ast::InlineExpression<&str>, asked: &mut Asked) {
    match inline {
        ast::InlineExpression::VariableReference { id } => {
            asked.values.insert(id.name.to_owned());
        }
        ast::InlineExpression::MessageReference { id, .. } => {
            asked.messages.insert(id.name.to_owned());
        }
        ast::InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                in_inline(argument, asked);
            }
        }
        ast::InlineExpression::Placeable { expression } => in_expression(expression, asked),
        _ => {}
    }
}

#[test]
fn every_fact_has_its_message_and_every_placeholder_its_value() {
    let shapes = shapes();
    for &(language, source) in LANGUAGES {
        let messages = messages(source);
        for (key, shape) in &shapes {
            let asked = messages
                .get(*key)
                .unwrap_or_else(|| panic!("{language}: no message {key}"));
            for name in &asked.values {
                let given = shape.values.iter().any(|(own, _)| own == name);
                assert!(
                    given,
                    "{language}: {key} asks for ${name}, which its fact has not"
                );
            }
        }
    }
}

#[test]
fn no_message_stands_there_for_nothing() {
    let shapes = shapes();
    for &(language, source) in LANGUAGES {
        let messages = messages(source);
        for key in messages.keys() {
            let is_form = FUNCTIONS.iter().any(|(_, family)| {
                key.strip_prefix(family)
                    .is_some_and(|rest| rest.starts_with('-'))
            });
            let is_quoted = messages.values().any(|asked| asked.messages.contains(key));
            let used = shapes.contains_key(&**key)
                || PARTS.contains(&&**key)
                || is_form
                || is_quoted
                || is_said_by_page(key)
                || language != "en" && names_alphabet(key);
            assert!(used, "{language}: nothing makes a fact {key}");
        }
    }
}

fn names_alphabet(key: &str) -> bool {
    alphabet::all()
        .iter()
        .any(|alphabet| alphabet_key(alphabet) == key)
}

/// In English the table of alphabets names them.
#[test]
fn every_alphabet_has_a_name() {
    for &(language, source) in &LANGUAGES[1..] {
        let messages = messages(source);
        for alphabet in alphabet::all() {
            let key = alphabet_key(alphabet);
            assert!(messages.contains_key(&key), "{language}: no message {key}");
        }
    }
}

/// What the script says by the names of filters and columns.
const NAMED_BY_COLUMN: [&str; 9] = [
    "page-event",
    "page-file",
    "page-findings",
    "page-number",
    "page-players",
    "page-round",
    "page-rule",
    "page-severity",
    "page-status",
];

/// Whether the page says a message: its key stands in the shell or in the script, or begins like one that the script puts
/// together (`page-reason-${number}`).
fn is_said_by_page(key: &str) -> bool {
    if !key.starts_with("page-") {
        return false;
    }
    let sources = report::html::sources();
    let put_together = |source: &&str| {
        let heads = source.split("`page-").skip(1);
        let heads = heads.filter_map(|rest| rest.split_once("${"));
        let mut heads = heads.filter(|(head, _)| !head.is_empty());
        heads.any(|(head, _)| key["page-".len()..].starts_with(head))
    };
    let names = |source: &&str| {
        let mut found = source.match_indices(key);
        found.any(|(at, _)| {
            !source[at + key.len()..].starts_with(|c: char| c == '-' || c.is_alphanumeric())
        })
    };
    sources.iter().any(names) || sources.iter().any(put_together) || NAMED_BY_COLUMN.contains(&key)
}

/// A language asks for the same values as English, message by message, and has the same advice.
#[test]
fn every_language_has_the_messages_of_english() {
    let english = messages(LANGUAGES[0].1);
    for &(language, source) in &LANGUAGES[1..] {
        let own = messages(source);
        for (key, asked) in &english {
            let is_form = FUNCTIONS.iter().any(|(_, family)| key.starts_with(family));
            let theirs = own
                .get(key)
                .unwrap_or_else(|| panic!("{language}: no message {key}"));
            assert!(
                is_form || theirs.values == asked.values,
                "{language}: placeholders of {key}"
            );
            assert!(
                is_form || theirs.attributes == asked.attributes,
                "{language}: attributes of {key}"
            );
        }
    }
}

/// Values of a kind, with both sides of every choice that a message may make by them.
fn samples(kind: ValueKind) -> Vec<Value> {
    let square = Square::at(4, 3);
    let text = || "sample".to_owned();
    match kind {
        ValueKind::Number => [0, 1, 2, 5, 21].map(Value::Number).to_vec(),
        ValueKind::Change => [-3, 3].map(Value::Change).to_vec(),
        ValueKind::Hundredths => [-250, 5].map(Value::Hundredths).to_vec(),
        ValueKind::Millionths => vec![Value::Millionths(60_000)],
        ValueKind::Decimal => vec![Value::Decimal(125, 1), Value::Decimal(3, 0)],
        ValueKind::Halves => [8, 9].map(Value::Halves).to_vec(),
        ValueKind::Word => vec![Value::Word("yes"), Value::Word("1-0")],
        ValueKind::Text => vec![Value::Text(text())],
        ValueKind::Player => Color::ALL.map(Value::Player).to_vec(),
        ValueKind::Piece => {
            let pieces = Color::ALL
                .iter()
                .flat_map(|&color| Role::ALL.map(|role| Value::Piece(Piece { color, role })));
            pieces.collect()
        }
        ValueKind::Role => Role::ALL.map(Value::Role).to_vec(),
        ValueKind::Square => vec![Value::Square(square)],
        ValueKind::Squares => vec![Value::Squares(vec![square; 3])],
        ValueKind::File => vec![Value::File(4)],
        ValueKind::Departure => {
            let sides = [None, Some(3)];
            let departures = sides
                .iter()
                .flat_map(|&file| sides.map(|rank| Value::Departure(Departure { file, rank })));
            departures.collect()
        }
        ValueKind::Move => vec![Value::Move(PlayedMove {
            ply: 3,
            number: "2.".to_owned(),
            san: "Nf3".to_owned(),
        })],
        ValueKind::Moves => vec![Value::Moves(vec![text(), text()])],
        ValueKind::Numbers => vec![Value::Numbers(vec![1, 5, 9])],
        ValueKind::Texts => vec![Value::Texts(vec![text(), text()])],
        ValueKind::Choice => vec![Value::Choice(vec![text(), text()])],
        ValueKind::Time => vec![Value::Time(-1_500)],
        ValueKind::Fact => vec![Value::Fact(Box::new(sample_fact()))],
        ValueKind::Facts => vec![Value::Facts(vec![sample_fact(), sample_fact()])],
        ValueKind::Optional(kind) => {
            let mut values = samples(*kind);
            values.push(Value::Nothing);
            values
        }
    }
}

fn sample_fact() -> Fact {
    Fact {
        key: "fen-empty",
        values: Vec::new(),
    }
}

/// Tells every kind of fact with every sample of each of its values: a placeholder that is not filled, or a form that a
/// file lacks, shows as an error of the message.
#[test]
fn every_fact_can_be_told_whatever_its_values() {
    for &(language, _) in LANGUAGES {
        let words = Words::of_language(language).expect("a language of the list");
        for shape in shapes().values() {
            let choices: Vec<Vec<Value>> = shape
                .values
                .iter()
                .map(|(_, kind)| samples(*kind))
                .collect();
            let most = choices.iter().map(Vec::len).max().unwrap_or(1);
            for round in 0..most {
                let values = shape.values.iter().zip(&choices);
                let values: Vec<(&'static str, Value)> = values
                    .map(|((name, _), choice)| (*name, choice[round % choice.len()].clone()))
                    .collect();
                let told = words.sentence(shape.key, None, &values);
                let told = told.unwrap_or_else(|| panic!("{language}: {} {values:?}", shape.key));
                assert!(
                    !told.trim().is_empty(),
                    "{language}: {} says nothing",
                    shape.key
                );
                assert!(!told.contains('{'), "{language}: {}: {told}", shape.key);
            }
        }
    }
}

fn told(key: &'static str, values: Vec<(&'static str, Value)>) -> String {
    Words::english().tell(&Fact { key, values })
}

#[test]
fn pieces_and_players_come_whole() {
    let rook = Value::Piece(Piece {
        color: Color::White,
        role: Role::Rook,
    });
    let pawn = Value::Piece(Piece {
        color: Color::Black,
        role: Role::Pawn,
    });
    let square = |name: &[u8]| Square::from_ascii(name).map_or(Value::Nothing, Value::Square);
    assert_eq!(
        told(
            "path-blocked",
            vec![
                ("piece", rook),
                ("from", square(b"a1")),
                ("to", square(b"a3")),
                ("blocker", pawn),
                ("on", square(b"a2")),
            ]
        ),
        "the white rook on a1 cannot reach a3: the black pawn on a2 stands in between"
    );
}

#[test]
fn numbers_choose_their_plural() {
    for (moves, sentence) in [
        (1, "1 move behind it not judged"),
        (2, "2 moves behind it not judged"),
        (1_000, "1000 moves behind it not judged"),
    ] {
        assert_eq!(
            told("stopped-behind", vec![("moves", Value::Number(moves))]),
            sentence
        );
    }
}

#[test]
fn a_result_that_is_missing_is_told_as_that() {
    let passed = |result| told("fivefold-result", vec![("result", result)]);
    let opening = "the same position came for the fifth time, and";
    assert_eq!(
        passed(Value::Nothing),
        format!("{opening} no result was submitted")
    );
    assert_eq!(
        passed(Value::Word("1-0")),
        format!("{opening} 1-0 was submitted")
    );
}

#[test]
fn what_words_are_made_of() {
    let words = Words::english();
    let squares = |names: &[&str]| {
        let names: Vec<String> = names.iter().map(|name| name.to_string()).collect();
        words.list(&names, "list-end")
    };
    assert_eq!(squares(&["b1"]), "b1");
    assert_eq!(squares(&["b1", "g1"]), "b1 and g1");
    assert_eq!(squares(&["a1", "d1", "h1"]), "a1, d1 and h1");
    assert_eq!(words.decimal(-250, 2), "-2.50");
    assert_eq!(words.decimal(5, 2), "0.05");
    assert_eq!(words.decimal(45, 1), "4.5");
    let departure = |file, rank| words.departure(Departure { file, rank });
    assert_eq!(departure(Some(4), None), "the e-file");
    assert_eq!(departure(None, Some(4)), "the fifth rank");
    assert_eq!(departure(Some(4), Some(4)), "e5");
    assert_eq!(departure(None, None), "the board");
}

/// Text of the input is shown as it is: what looks like a placeholder in it is none.
#[test]
fn text_of_the_input_is_never_read_as_words_of_ours() {
    let written = Value::Text("{ $to } { PIECE($x) }".to_owned());
    assert_eq!(
        told("unreadable-move", vec![("written", written)]),
        "'{ $to } { PIECE($x) }' is no move in any known notation"
    );
}

/// `none` in a file of words stands for a value that is missing, and for nothing else.
#[test]
fn a_token_that_says_none_is_not_missing() {
    let played = Value::Move(PlayedMove {
        ply: 4,
        number: "2...".to_owned(),
        san: "Nc6".to_owned(),
    });
    let read = |written| {
        let confidence = ("confidence", Value::Number(16));
        told(
            "read-move",
            vec![("played", played.clone()), ("written", written), confidence],
        )
    };
    assert_eq!(read(Value::Nothing), "2... Nc6 left out (16 %)");
    assert_eq!(
        read(Value::Text("none".to_owned())),
        "2... Nc6 for none (16 %)"
    );
}

/// A key without a message, or a value that is missing, is never silent: the plain form of the fact is shown.
#[test]
fn a_fact_without_words_shows_itself() {
    let fact = Fact {
        key: "no-such-key",
        values: vec![("times", Value::Number(3))],
    };
    assert_eq!(Words::english().tell(&fact), "no-such-key (times: 3)");
}
