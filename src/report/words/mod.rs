//! Words: facts come in, sentences of one language go out. Each language is one file of Fluent messages beside this
//! one (`en.ftl`); a fact's key is the message, its values fill the placeholders. Another language is one more file and
//! one line in `LANGUAGES`, and no other code: what a language decides (plurals, cases and genders of pieces, the decimal
//! sign, how a list ends) stands in its file. What was found out is never decided here.
//!
//! Pieces, players and kinds of pieces are never glued into "the {}": the functions `PIECE($piece)`, `PLAYER($player)`
//! and `ROLE($role)` give them whole, in any form that the file defines as an attribute (`PIECE($piece, "of")`). So do
//! `ORDINAL($number)` and `RESULT($result)`.

#[cfg(test)]
mod tests;

mod errors;
mod explanations;

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentType;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast;
use unic_langid::LanguageIdentifier;

use crate::board::{Role, Square};
use crate::fact::{Departure, Fact, Value};
use crate::notation::moves::alphabet::{Alphabet, by_code};
use crate::notation::words::clock::Millis;
use crate::rules::Rule;

#[cfg(feature = "cli")]
pub use errors::speak_error;
pub use errors::tell_error;

/// The sentences of one language.
pub struct Words {
    code: &'static str,
    bundle: FluentBundle<FluentResource>,
}

/// The functions of the files, and how the keys of what they give begin.
const FUNCTIONS: [(&str, &str); 5] = [
    ("PIECE", "piece"),
    ("PLAYER", "player"),
    ("ROLE", "role"),
    ("ORDINAL", "ordinal"),
    ("RESULT", "result"),
];

/// Parts of a piece of evidence, or several faults, one behind the other.
const BETWEEN_FACTS: &str = "; ";

/// The languages, by their codes. A new one is a file and a line here.
const LANGUAGES: &[(&str, &str)] = &[
    ("en", include_str!("en.ftl")),
    ("ca", include_str!("ca.ftl")),
    ("es", include_str!("es.ftl")),
    ("pt", include_str!("pt.ftl")),
    ("ro", include_str!("ro.ftl")),
];

/// Each language is read when it is first asked for: to read all five would take longer than a small audit.
static WORDS: [OnceLock<Words>; LANGUAGES.len()] = [const { OnceLock::new() }; LANGUAGES.len()];

/// The language that the user chose, if any: that of everything, the tables among it.
static CHOSEN: OnceLock<&'static Words> = OnceLock::new();

/// The letters that the user chose for moves, if any.
static PIECES: OnceLock<&'static Alphabet> = OnceLock::new();

/// The language of the machine, if it is one of ours.
static LOCAL: OnceLock<&'static Words> = OnceLock::new();

impl Words {
    /// The words of a language, by its code.
    pub fn of_language(code: &str) -> Option<&'static Words> {
        let index = LANGUAGES.iter().position(|(own, _)| *own == code)?;
        Some(Words::at(index))
    }

    fn at(index: usize) -> &'static Words {
        let (code, source) = LANGUAGES[index];
        WORDS[index].get_or_init(|| Words::read(code, source))
    }

    /// The codes of all languages that there are words of.
    pub fn codes() -> impl Iterator<Item = &'static str> {
        LANGUAGES.iter().map(|(code, _)| *code)
    }

    /// The files of all languages, by their codes.
    pub fn sources() -> impl Iterator<Item = (&'static str, &'static str)> {
        LANGUAGES.iter().copied()
    }

    /// Chooses the language that everything is told in from now on. The first choice of a run holds.
    pub fn choose(words: &'static Words) {
        let _ = CHOSEN.set(words);
    }

    /// Chooses the letters that moves are told in, whatever the language. The first choice of a run holds.
    pub fn choose_pieces(letters: &'static Alphabet) {
        let _ = PIECES.set(letters);
    }

    /// The letters that were chosen for moves; empty where they are those of the language.
    pub fn pieces_chosen() -> &'static str {
        PIECES.get().map_or("", |letters| letters.code())
    }

    /// Takes the language of the machine, as its locale names it (`ca_ES.UTF-8`), for what people look at.
    pub fn localise(locale: &str) {
        let code = locale
            .split(['_', '.', '@', '-'])
            .next()
            .unwrap_or_default();
        if let Some(words) = Words::of_language(code) {
            let _ = LOCAL.set(words);
        }
    }

    /// The words of the language that was chosen, else English: for tables, which scripts read.
    pub fn chosen() -> &'static Words {
        CHOSEN.get().copied().unwrap_or_else(|| Words::english())
    }

    /// The words of the language that was chosen, else of the machine's, else English: for what people look at.
    pub fn spoken() -> &'static Words {
        let spoken = CHOSEN.get().or_else(|| LOCAL.get()).copied();
        spoken.unwrap_or_else(|| Words::english())
    }

    pub fn english() -> &'static Words {
        Words::at(0)
    }

    pub fn code(&self) -> &'static str {
        self.code
    }

    /// What the language calls itself.
    pub fn own_name(&self) -> String {
        self.part("language-name", &[])
    }

    pub fn role(&self, role: Role) -> String {
        self.part(&format!("role-{}", role.name()), &[])
    }

    /// What a set of piece letters is called: in English as its table has it.
    pub fn alphabet_name(&self, alphabet: &Alphabet) -> String {
        match self.code {
            "en" => alphabet.language().to_owned(),
            _ => self.part(&alphabet_key(alphabet), &[]),
        }
    }

    /// The letter of a piece in the language.
    pub fn letter(&self, role: Role) -> String {
        by_code(self.code).map_or(role.letter().to_string(), |own| own.letter(role).to_owned())
    }

    /// A text of the page, whose keys begin with `page-`.
    pub fn page(&self, key: &str, values: &[(&'static str, Value)]) -> String {
        self.part(key, values)
    }

    /// The name of a rule for people; in English the one that the catalogue gives it.
    pub fn rule_name(&self, rule: &Rule) -> String {
        match self.code {
            "en" => rule.name.to_owned(),
            _ => self.explanation(rule).0,
        }
    }

    /// A number on its own, as the language writes it.
    pub fn number(&self, value: Value) -> String {
        match self.shown(&value) {
            FluentValue::String(text) => text.into_owned(),
            _ => value.to_string(),
        }
    }

    /// The name and the explanation of a rule.
    pub fn explanation(&self, rule: &Rule) -> (String, String) {
        explanations::explanation(self.code, rule)
    }

    /// The files are part of the program and read whole by its tests: what is wrong with one is left out here, and the
    /// keys that are missing then show themselves.
    fn read(code: &'static str, source: &str) -> Words {
        let language: LanguageIdentifier = code.parse().unwrap_or_default();
        let resource = match FluentResource::try_new(source.to_owned()) {
            Ok(resource) => resource,
            Err((resource, _)) => resource,
        };
        let forms = Arc::new(plain_texts(&resource));
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // Fluent would put invisible marks around every placeholder, and they would show in tables and terminals.
        bundle.set_use_isolating(false);
        for (function, family) in FUNCTIONS {
            let forms = Arc::clone(&forms);
            let added = bundle.add_function(function, move |given, _| form(&forms, family, given));
            debug_assert!(added.is_ok(), "{function} is defined once");
        }
        let added = bundle.add_resource(resource);
        debug_assert!(added.is_ok(), "every key stands once: {added:?}");
        Words { code, bundle }
    }

    /// The sentence of a fact.
    pub fn tell(&self, fact: &Fact) -> String {
        self.sentence(fact.key, None, &fact.values)
            .unwrap_or_else(|| fact.to_string())
    }

    /// What the user can do about what was found: what was looked for in this case, else what the language's file has
    /// for its kind, else nothing.
    pub fn suggestion(&self, detail: &Fact, found: Option<&Fact>) -> String {
        match found {
            Some(found) => self.tell(found),
            None => self
                .sentence(detail.key, Some("suggestion"), &detail.values)
                .unwrap_or_default(),
        }
    }

    /// Several facts, one behind the other.
    pub fn tell_all(&self, facts: &[Fact]) -> String {
        self.evidence(facts, None)
    }

    /// What proves a finding, and why the arbiter has accepted it, if he has.
    pub fn evidence(&self, facts: &[Fact], accepted: Option<&str>) -> String {
        let mut told: Vec<String> = facts.iter().map(|fact| self.tell(fact)).collect();
        if let Some(reason) = accepted {
            let reason = Value::Text(reason.to_owned());
            told.push(self.part("accepted", &[("reason", reason)]));
        }
        told.join(BETWEEN_FACTS)
    }

    /// A message with its placeholders filled; none if the file has no such message or lacks a value for it.
    fn sentence(
        &self,
        key: &str,
        attribute: Option<&str>,
        values: &[(&'static str, Value)],
    ) -> Option<String> {
        let message = self.bundle.get_message(key)?;
        let pattern = match attribute {
            None => message.value()?,
            Some(name) => message.get_attribute(name)?.value(),
        };
        let mut arguments = FluentArgs::with_capacity(values.len());
        for (name, value) in values {
            arguments.set(*name, self.shown(value));
        }
        let mut errors = Vec::new();
        let sentence = self
            .bundle
            .format_pattern(pattern, Some(&arguments), &mut errors);
        debug_assert!(errors.is_empty(), "{key}: {errors:?}");
        errors.is_empty().then(|| sentence.into_owned())
    }

    /// A value as the messages get it. Numbers stay numbers, for they choose plurals; pieces, players and kinds of pieces
    /// are names that the functions of the file turn into words.
    fn shown<'v>(&self, value: &'v Value) -> FluentValue<'v> {
        let text: Cow<'v, str> = match value {
            Value::Nothing => "none".into(),
            Value::Number(number) => return FluentValue::from(number),
            Value::Change(change) => format!("{change:+}").into(),
            Value::Hundredths(hundredths) => self.decimal(*hundredths, 2).into(),
            Value::Millionths(millionths) => self.decimal(*millionths, 6).into(),
            Value::Decimal(number, 0) => number.to_string().into(),
            Value::Decimal(parts, decimals) => self.decimal(*parts, *decimals).into(),
            Value::Halves(halves) => match halves % 2 {
                0 => (halves / 2).to_string().into(),
                _ => self.decimal(i64::from(*halves) * 5, 1).into(),
            },
            Value::Word(word) => Cow::Borrowed(*word),
            Value::Text(text) => return FluentValue::Custom(Box::new(Quoted(text.clone()))),
            Value::Player(color) => color.to_string().into(),
            Value::Piece(piece) => format!("{}-{}", piece.color, piece.role).into(),
            Value::Role(role) => role.name().into(),
            Value::Square(square) => square.to_string().into(),
            Value::Squares(squares) => {
                let names: Vec<String> = squares.iter().map(Square::to_string).collect();
                self.list(&names, "list-end").into()
            }
            Value::File(file) => self.file(*file).into(),
            Value::Departure(departure) => self.departure(*departure).into(),
            Value::Move(played) => {
                format!("{} {}", played.number, self.in_letters(&played.san)).into()
            }
            Value::Moves(texts) => {
                let moves: Vec<String> = texts.iter().map(|san| self.in_letters(san)).collect();
                moves.join(", ").into()
            }
            Value::Texts(texts) => texts.join(BETWEEN_FACTS).into(),
            Value::Choice(texts) => self.list(texts, "choice-end").into(),
            Value::Numbers(numbers) => {
                let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
                numbers.join(", ").into()
            }
            Value::Time(milliseconds) => Millis::new(*milliseconds).to_string().into(),
            Value::Fact(fact) => self.tell(fact).into(),
            Value::Facts(facts) => self.tell_all(facts).into(),
        };
        FluentValue::String(text)
    }

    /// A move in English letters, in those that the user chose, else in those of the language.
    pub fn in_letters(&self, san: &str) -> String {
        let alphabet = PIECES.get().copied().or_else(|| by_code(self.code));
        let Some(alphabet) = alphabet else {
            return san.to_owned();
        };
        let mut told = String::with_capacity(san.len() + 2);
        let mut before = None;
        for sign in san.chars() {
            // `N` of `Nf3`, `Q` of `e8=Q`; `O-O` and the files are no pieces.
            let may_be_piece = matches!(before, None | Some('='));
            match Role::ALL
                .into_iter()
                .find(|role| may_be_piece && role.letter() == sign)
            {
                Some(role) => told.push_str(alphabet.letter(role)),
                None => told.push(sign),
            }
            before = Some(sign);
        }
        told
    }

    /// A message that words themselves are made of, not a fact.
    fn part(&self, key: &str, values: &[(&'static str, Value)]) -> String {
        self.sentence(key, None, values).unwrap_or_default()
    }

    /// `-2.50`: a whole number of the smallest of so many decimals, with the decimal sign of the language.
    fn decimal(&self, parts: i64, decimals: u32) -> String {
        let sign = if parts < 0 { "-" } else { "" };
        let (of, digits) = (10_u64.pow(decimals), decimals as usize);
        let size = parts.unsigned_abs();
        let point = self.part("decimal-sign", &[]);
        format!("{sign}{}{point}{:0digits$}", size / of, size % of)
    }

    /// `1,234,567`, with the sign that the language puts between thousands.
    #[cfg(feature = "cli")]
    pub fn grouped(&self, number: u64) -> String {
        let sign = self.part("group-sign", &[]);
        let digits = number.to_string();
        let mut text = String::with_capacity(digits.len() + digits.len() / 3);
        for (index, digit) in digits.chars().enumerate() {
            if index > 0 && (digits.len() - index).is_multiple_of(3) {
                text.push_str(&sign);
            }
            text.push(digit);
        }
        text
    }

    /// `b1`, `b1 and g1`, `a1, d1 and h1`, by the message for the end of such a list.
    fn list(&self, names: &[String], end: &str) -> String {
        match names.split_last() {
            None => String::new(),
            Some((only, [])) => only.clone(),
            Some((last, rest)) => self.part(
                end,
                &[
                    ("rest", Value::Text(rest.join(", "))),
                    ("last", Value::Text(last.clone())),
                ],
            ),
        }
    }

    fn file(&self, file: u8) -> String {
        let letter = char::from(b'a' + (file & 7));
        self.part("file", &[("file", Value::Text(letter.into()))])
    }

    fn departure(&self, departure: Departure) -> String {
        match (departure.file, departure.rank) {
            (Some(file), Some(rank)) => Square::at(file, rank).to_string(),
            (Some(file), None) => self.part("departure-file", &[("file", Value::File(file))]),
            (None, Some(rank)) => {
                let rank = u32::from(rank & 7) + 1;
                self.part("departure-rank", &[("rank", Value::Number(rank.into()))])
            }
            (None, None) => self.part("departure-board", &[]),
        }
    }
}

fn alphabet_key(alphabet: &Alphabet) -> String {
    format!("alphabet-{}", alphabet.code())
}

/// Text of the input. It is shown as it is and chooses nothing: a token `none` is not "there is none".
#[derive(Debug, PartialEq)]
struct Quoted(String);

impl FluentType for Quoted {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(Quoted(self.0.clone()))
    }

    fn as_string(&self, _: &intl_memoizer::IntlLangMemoizer) -> Cow<'static, str> {
        Cow::Owned(self.0.clone())
    }

    fn as_string_threadsafe(
        &self,
        _: &intl_memoizer::concurrent::IntlLangMemoizer,
    ) -> Cow<'static, str> {
        Cow::Owned(self.0.clone())
    }
}

/// Every message and attribute that is plain text, by `key` and `key.attribute`: the forms of pieces and players.
pub fn plain_texts(resource: &FluentResource) -> HashMap<String, String> {
    let mut texts = HashMap::new();
    for entry in resource.entries() {
        let ast::Entry::Message(message) = entry else {
            continue;
        };
        let key = message.id.name;
        if let Some(text) = message.value.as_ref().and_then(plain_text) {
            texts.insert(key.to_owned(), text);
        }
        for attribute in &message.attributes {
            if let Some(text) = plain_text(&attribute.value) {
                texts.insert(format!("{key}.{}", attribute.id.name), text);
            }
        }
    }
    texts
}

fn plain_text(pattern: &ast::Pattern<&str>) -> Option<String> {
    let mut text = String::new();
    for element in &pattern.elements {
        match element {
            ast::PatternElement::TextElement { value } => text.push_str(value),
            ast::PatternElement::Placeable { .. } => return None,
        }
    }
    Some(text)
}

/// `PIECE($piece)` is the message `piece-white-rook`, `PIECE($piece, "of")` its attribute `of`. Numbers beyond the last
/// that has a word of its own share one, and a result that is there is shown as it is.
fn form<'a>(
    forms: &HashMap<String, String>,
    family: &str,
    given: &[FluentValue<'a>],
) -> FluentValue<'a> {
    let (name, form) = match given {
        [name] => (name, String::new()),
        [name, FluentValue::String(form)] => (name, format!(".{form}")),
        _ => return FluentValue::Error,
    };
    let known = |name: &str| forms.get(&format!("{family}-{name}{form}"));
    let text = match name {
        FluentValue::String(name) => known(name),
        FluentValue::Number(number) => known(&number.as_string()).or_else(|| known("other")),
        _ => None,
    };
    match (text, name) {
        (Some(text), _) => FluentValue::from(text.clone()),
        (None, FluentValue::String(result)) if family == "result" => {
            FluentValue::String(result.clone())
        }
        _ => FluentValue::Error,
    }
}
