//! The words of all languages as the page gets them: the messages of the facts that are in it, those that these refer to, the
//! forms of pieces and players, and everything that the page itself says. The script of the page fills the placeholders as
//! `words` does.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast;
use fluent_syntax::parser::parse;
use serde_json::{Map, Value as Json, json};

use crate::board::Role;
use crate::notation::moves::alphabet::{PIECES, by_code};
use crate::report::words::Words;
use crate::rules::find;

/// What every page needs: forms that functions ask for, parts of sentences, the words of the page itself.
const ALWAYS: [&str; 9] = [
    "page-",
    "piece-",
    "player-",
    "role-",
    "ordinal-",
    "result-",
    "list-end",
    "choice-end",
    "decimal-sign",
];
const PARTS: [&str; 5] = [
    "file",
    "departure-file",
    "departure-rank",
    "departure-board",
    "accepted",
];

/// The words of all languages, for these facts and rules.
pub(super) fn languages(keys: &BTreeSet<&str>, rules: &BTreeSet<&str>) -> Json {
    let all = Words::sources()
        .map(|(code, source)| (code.to_owned(), language(code, source, keys, rules)));
    Json::Object(all.collect())
}

fn language(code: &str, source: &str, keys: &BTreeSet<&str>, rules: &BTreeSet<&str>) -> Json {
    // The files are part of the program and read whole by its tests.
    let resource = parse(source).unwrap_or_else(|(resource, _)| resource);
    let all: BTreeMap<&str, &ast::Message<&str>> = resource
        .body
        .iter()
        .filter_map(|entry| match entry {
            ast::Entry::Message(message) => Some((message.id.name, message)),
            _ => None,
        })
        .collect();
    let wanted = |key: &str| {
        keys.contains(key)
            || PARTS.contains(&key)
            || ALWAYS.iter().any(|begin| key.starts_with(begin))
    };
    let mut messages = Map::new();
    let mut open: Vec<&str> = all.keys().copied().filter(|key| wanted(key)).collect();
    while let Some(key) = open.pop() {
        if let Some(message) = all.get(key)
            && !messages.contains_key(key)
        {
            let mut referred = Vec::new();
            let told = message_json(message, &mut referred);
            messages.insert(key.to_owned(), told);
            open.extend(referred);
        }
    }
    let words = Words::of_language(code).unwrap_or_else(Words::english);
    let explained = rules.iter().filter_map(|code| {
        let (name, text) = words.explanation(find(code)?);
        let paragraphs: Vec<&str> = text.split("\n\n").collect();
        Some((
            (*code).to_owned(),
            json!({ "name": name, "text": paragraphs }),
        ))
    });
    json!({
        "name": words.own_name(),
        "letters": letters(code),
        "messages": messages,
        "rules": Json::Object(explained.collect()),
    })
}

/// The letters of the pieces in a language.
fn letters(code: &str) -> Json {
    let alphabet = by_code(code);
    // A pawn has no letter in a move.
    let pieces = PIECES.into_iter().filter(|role| *role != Role::Pawn);
    let pairs = pieces.map(|role| {
        let own = alphabet.map_or(role.letter().to_string(), |alphabet| {
            alphabet.letter(role).to_owned()
        });
        (role.letter().to_string(), json!(own))
    });
    Json::Object(pairs.collect())
}

fn message_json<'s>(message: &ast::Message<&'s str>, referred: &mut Vec<&'s str>) -> Json {
    let mut told = Map::new();
    if let Some(value) = &message.value {
        told.insert("v".into(), pattern(value, referred));
    }
    if !message.attributes.is_empty() {
        let attributes = message.attributes.iter().map(|attribute| {
            (
                attribute.id.name.to_owned(),
                pattern(&attribute.value, referred),
            )
        });
        told.insert("a".into(), Json::Object(attributes.collect()));
    }
    Json::Object(told)
}

fn pattern<'s>(pattern: &ast::Pattern<&'s str>, referred: &mut Vec<&'s str>) -> Json {
    let elements = pattern.elements.iter().map(|element| match element {
        ast::PatternElement::TextElement { value } => json!(value),
        ast::PatternElement::Placeable { expression } => placeable(expression, referred),
    });
    Json::Array(elements.collect())
}

fn placeable<'s>(expression: &ast::Expression<&'s str>, referred: &mut Vec<&'s str>) -> Json {
    match expression {
        ast::Expression::Inline(inline) => inline_json(inline, referred),
        ast::Expression::Select { selector, variants } => {
            let variants = variants.iter().map(|variant| {
                let key = match &variant.key {
                    ast::VariantKey::Identifier { name } => json!(name),
                    ast::VariantKey::NumberLiteral { value } => number(value),
                };
                json!([key, pattern(&variant.value, referred), variant.default])
            });
            let variants: Vec<Json> = variants.collect();
            json!({ "select": inline_json(selector, referred), "variants": variants })
        }
    }
}

fn inline_json<'s>(inline: &ast::InlineExpression<&'s str>, referred: &mut Vec<&'s str>) -> Json {
    match inline {
        ast::InlineExpression::StringLiteral { value } => json!({ "str": value }),
        ast::InlineExpression::NumberLiteral { value } => number(value),
        ast::InlineExpression::VariableReference { id } => json!({ "var": id.name }),
        ast::InlineExpression::MessageReference { id, .. } => {
            referred.push(id.name);
            json!({ "message": id.name })
        }
        ast::InlineExpression::FunctionReference { id, arguments } => {
            let mut call = Map::new();
            call.insert("call".into(), json!(id.name));
            for argument in &arguments.positional {
                match argument {
                    ast::InlineExpression::VariableReference { id } => {
                        call.insert("var".into(), json!(id.name));
                    }
                    ast::InlineExpression::StringLiteral { value } => {
                        call.insert("form".into(), json!(value));
                    }
                    _ => {}
                }
            }
            Json::Object(call)
        }
        ast::InlineExpression::Placeable { expression } => placeable(expression, referred),
        ast::InlineExpression::TermReference { .. } => json!(""),
    }
}

fn number(value: &str) -> Json {
    value
        .parse::<i64>()
        .map_or(json!(value), |number| json!(number))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_gets_what_its_facts_need_and_what_they_refer_to() {
        let told = languages(
            &BTreeSet::from(["path-blocked"]),
            &BTreeSet::from(["MOV002"]),
        );
        let english = &told["en"];
        assert!(english["messages"]["path-blocked"]["v"].is_array());
        assert!(english["messages"]["piece-white-rook"]["v"].is_array());
        assert!(english["messages"].get("castling-hindered").is_none());
        assert_eq!(english["letters"]["N"], "N");
        assert_eq!(english["rules"]["MOV002"]["name"], "path blocked");
    }
}
