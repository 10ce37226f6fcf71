//! How an expression is written.
//!
//! ```text
//! any       = all { "or" all }
//! all       = one { "and" one }
//! one       = "not" one | "(" any ")" | "has" "(" RULES ")" | condition
//! condition = term relation term
//!           | term ["not"] ( "in" "(" term { "," term } ")" | "between" term "and" term
//!                          | "like" TEXT | "ilike" TEXT | "contains" TEXT )
//!           | term "is" ["not"] ( "empty" | "null" )
//! term      = COLUMN | "tag" "(" NAME ")" | "count" "(" RULES ")" | NUMBER | DATE | TEXT
//! ```
//!
//! Whether two terms can be compared is settled here, so that a slip is told and does not pass for a game that does not fit.

use nom::branch::alt;
use nom::bytes::complete::{tag, take_till, take_while, take_while_m_n};
use nom::character::complete::{char, digit1, multispace0, one_of};
use nom::combinator::{opt, recognize, value};
use nom::error::{ErrorKind, ParseError};
use nom::sequence::preceded;
use nom::{IResult, Parser};

use crate::fact::Choice;
use crate::laws::PgnDate;
use crate::rules::RULES;
use crate::rules::selection::names;

use super::super::columns::{COLUMNS, ColumnKind};
use super::fault::{ExpressionError, ExpressionFault};
use super::{By, Comparison, Expression, Relation, Term};

/// Nobody nests conditions deeper; each level takes some of the stack.
const DEEPEST: usize = 64;

impl Expression {
    pub fn parse(written: &str) -> Result<Expression, ExpressionError> {
        let at = |fault: Fault| ExpressionError {
            at: written.len() - fault.left,
            fault: fault.what,
        };
        let parsed = any(written, 0).and_then(|(rest, expression)| match rest.trim_start() {
            "" => Ok(expression),
            rest => fail(rest, ExpressionFault::EndExpected),
        });
        parsed.map_err(|error| match error {
            nom::Err::Error(fault) | nom::Err::Failure(fault) => at(fault),
            nom::Err::Incomplete(_) => at(Fault::new("", ExpressionFault::ValueExpected)),
        })
    }
}

/// What is wrong, with so much of the expression behind it.
#[derive(Debug)]
struct Fault {
    left: usize,
    what: ExpressionFault,
}

impl Fault {
    fn new(rest: &str, what: ExpressionFault) -> Fault {
        Fault {
            left: rest.len(),
            what,
        }
    }
}

impl<'e> ParseError<&'e str> for Fault {
    /// Whoever tries says himself what he would have expected.
    fn from_error_kind(rest: &'e str, _: ErrorKind) -> Fault {
        Fault::new(rest, ExpressionFault::ValueExpected)
    }

    fn append(_: &'e str, _: ErrorKind, other: Fault) -> Fault {
        other
    }
}

type Parsed<'e, T> = IResult<&'e str, T, Fault>;

fn fail<T>(rest: &str, what: ExpressionFault) -> Result<T, nom::Err<Fault>> {
    Err(nom::Err::Failure(Fault::new(rest, what)))
}

/// A sign or several, whatever blanks stand before it.
fn sign<'e>(wanted: &'static str) -> impl Parser<&'e str, Output = &'e str, Error = Fault> {
    preceded(multispace0, tag(wanted))
}

fn word(rest: &str) -> Parsed<'_, &str> {
    let letters = |sign: char| sign.is_alphanumeric() || sign == '_';
    preceded(
        multispace0,
        recognize((
            take_while_m_n(1, 1, |sign: char| sign.is_alphabetic() || sign == '_'),
            take_while(letters),
        )),
    )
    .parse(rest)
}

/// A word of the language, in any case.
fn keyword(wanted: &'static str) -> impl Fn(&str) -> Parsed<'_, ()> {
    move |rest| match word(rest) {
        Ok((behind, found)) if found.eq_ignore_ascii_case(wanted) => Ok((behind, ())),
        _ => Err(nom::Err::Error(Fault::new(
            rest,
            ExpressionFault::ConditionExpected,
        ))),
    }
}

fn any(rest: &str, depth: usize) -> Parsed<'_, Expression> {
    let (rest, several) = joined(rest, "or", &|rest| all(rest, depth))?;
    Ok((rest, one_or(several, Expression::Any)))
}

fn all(rest: &str, depth: usize) -> Parsed<'_, Expression> {
    let (rest, several) = joined(rest, "and", &|rest| one(rest, depth))?;
    Ok((rest, one_or(several, Expression::All)))
}

fn joined<'e>(
    rest: &'e str,
    by: &'static str,
    part: &dyn Fn(&'e str) -> Parsed<'e, Expression>,
) -> Parsed<'e, Vec<Expression>> {
    let (mut rest, first) = part(rest)?;
    let mut several = vec![first];
    while let Ok((behind, ())) = keyword(by)(rest) {
        let (behind, next) = part(behind)?;
        several.push(next);
        rest = behind;
    }
    Ok((rest, several))
}

fn one_or(mut several: Vec<Expression>, many: fn(Vec<Expression>) -> Expression) -> Expression {
    match several.len() {
        1 => several.remove(0),
        _ => many(several),
    }
}

fn one(rest: &str, depth: usize) -> Parsed<'_, Expression> {
    let rest = rest.trim_start();
    if depth > DEEPEST {
        return fail(rest, ExpressionFault::TooDeep { most: DEEPEST });
    }
    if let Ok((rest, ())) = keyword("not")(rest) {
        let (rest, inner) = one(rest, depth + 1)?;
        return Ok((rest, negated(inner)));
    }
    if let Ok((inner, _)) = sign("(").parse(rest) {
        let (rest, inner) = any(inner, depth + 1)?;
        let (rest, ()) = closing(rest)?;
        return Ok((rest, inner));
    }
    if let Ok((rest, ())) = keyword("has")(rest) {
        let (rest, rules) = rules(rest)?;
        return Ok((rest, Expression::Has(rules)));
    }
    condition(rest)
}

fn negated(one: Expression) -> Expression {
    Expression::Not(Box::new(one))
}

fn closing(rest: &str) -> Parsed<'_, ()> {
    match sign(")").parse(rest) {
        Ok((rest, _)) => Ok((rest, ())),
        Err(_) if rest.trim().is_empty() => fail(rest, ExpressionFault::BracketOpen),
        Err(_) => fail(rest.trim_start(), ExpressionFault::EndExpected),
    }
}

fn opening(rest: &str) -> Parsed<'_, ()> {
    match sign("(").parse(rest) {
        Ok((rest, _)) => Ok((rest, ())),
        Err(_) => fail(rest.trim_start(), ExpressionFault::BracketExpected),
    }
}

fn condition(rest: &str) -> Parsed<'_, Expression> {
    let begin = rest.trim_start();
    let (rest, left) = term(begin, ExpressionFault::ConditionExpected)?;
    let left = Placed {
        term: left,
        at: begin,
    };
    if let Ok((behind, relation)) = relation(rest) {
        let begin = behind.trim_start();
        let (rest, right) = term(begin, ExpressionFault::ValueExpected)?;
        let right = Placed {
            term: right,
            at: begin,
        };
        return Ok((rest, compared(&left, relation, &right)?));
    }
    if let Ok((rest, ())) = keyword("is")(rest) {
        let (rest, negative) = opt(keyword("not")).parse(rest)?;
        let (rest, ()) = alt((keyword("empty"), keyword("null")))
            .parse(rest)
            .or_else(|_| fail(rest.trim_start(), ExpressionFault::RelationExpected))?;
        return Ok((rest, with(negative, Expression::Empty(left.term))));
    }
    let (rest, negative) = opt(keyword("not")).parse(rest)?;
    let (rest, found) = range(rest, &left)?;
    Ok((rest, with(negative, found)))
}

fn with(negative: Option<()>, one: Expression) -> Expression {
    match negative {
        Some(()) => negated(one),
        None => one,
    }
}

/// What may stand behind a term and a `not`.
fn range<'e>(rest: &'e str, left: &Placed<'e>) -> Parsed<'e, Expression> {
    if let Ok((rest, ())) = keyword("in")(rest) {
        let (mut rest, ()) = opening(rest)?;
        let mut several = Vec::new();
        loop {
            let begin = rest.trim_start();
            let (behind, next) = term(begin, ExpressionFault::ValueExpected)?;
            let next = Placed {
                term: next,
                at: begin,
            };
            several.push(compared(left, Relation::Equal, &next)?);
            match sign(",").parse(behind) {
                Ok((behind, _)) => rest = behind,
                Err(_) => {
                    let (rest, ()) = closing(behind)?;
                    return Ok((rest, one_or(several, Expression::Any)));
                }
            }
        }
    }
    if let Ok((rest, ())) = keyword("between")(rest) {
        let begin = rest.trim_start();
        let (rest, low) = term(begin, ExpressionFault::ValueExpected)?;
        let low = compared(
            left,
            Relation::AtLeast,
            &Placed {
                term: low,
                at: begin,
            },
        )?;
        let (rest, ()) = keyword("and")(rest)
            .or_else(|_| fail(rest.trim_start(), ExpressionFault::EndExpected))?;
        let begin = rest.trim_start();
        let (rest, high) = term(begin, ExpressionFault::ValueExpected)?;
        let high = compared(
            left,
            Relation::AtMost,
            &Placed {
                term: high,
                at: begin,
            },
        )?;
        return Ok((rest, Expression::All(vec![low, high])));
    }
    let mut likes = alt((
        value(Some(false), keyword("like")),
        value(Some(true), keyword("ilike")),
        value(None, keyword("contains")),
    ));
    let (rest, like) = likes
        .parse(rest)
        .or_else(|_: nom::Err<Fault>| fail(rest.trim_start(), ExpressionFault::RelationExpected))?;
    let begin = rest.trim_start();
    let (rest, pattern) = text(begin)?;
    let term = left.term.clone();
    Ok((
        rest,
        match like {
            Some(any_case) => Expression::Like {
                term,
                pattern,
                any_case,
            },
            None => Expression::Contains(term, pattern.to_lowercase()),
        },
    ))
}

fn relation(rest: &str) -> Parsed<'_, Relation> {
    alt((
        value(Relation::AtMost, sign("<=")),
        value(Relation::AtLeast, sign(">=")),
        value(Relation::Unequal, sign("<>")),
        value(Relation::Unequal, sign("!=")),
        value(Relation::Equal, sign("==")),
        value(Relation::Equal, sign("=")),
        value(Relation::Less, sign("<")),
        value(Relation::Greater, sign(">")),
    ))
    .parse(rest)
}

/// A term and where it begins.
struct Placed<'e> {
    term: Term,
    at: &'e str,
}

fn term(rest: &str, else_expected: ExpressionFault) -> Parsed<'_, Term> {
    if rest.starts_with(['\'', '"']) {
        let (rest, text) = text(rest)?;
        return Ok((rest, Term::Text(text)));
    }
    if let Ok((behind, written)) = date(rest) {
        return match read_date(written) {
            Some(day) => Ok((behind, Term::Date(day))),
            None => fail(
                rest,
                ExpressionFault::NoSuchDay {
                    given: written.to_owned(),
                },
            ),
        };
    }
    if let Ok((behind, written)) = number(rest) {
        return match read_number(written) {
            Some(number) => Ok((behind, Term::Number(number))),
            None => fail(rest, else_expected),
        };
    }
    let Ok((behind, name)) = word(rest) else {
        return fail(rest, else_expected);
    };
    if let Some(column) = column(name) {
        return Ok((behind, Term::Column(column)));
    }
    let has_bracket = sign("(").parse(behind).is_ok();
    match name.to_ascii_lowercase().as_str() {
        "tag" if has_bracket => {
            let (rest, ()) = opening(behind)?;
            let begin = rest.trim_start();
            let (rest, name) = match begin.starts_with(['\'', '"']) {
                true => text(begin)?,
                false => match word(begin) {
                    Ok((rest, name)) => (rest, name.to_owned()),
                    Err(_) => return fail(begin, ExpressionFault::TextExpected),
                },
            };
            let (rest, ()) = closing(rest)?;
            Ok((rest, Term::Tag(name)))
        }
        "count" if has_bracket => {
            let (rest, rules) = rules(behind)?;
            Ok((rest, Term::Count(rules)))
        }
        "and" | "or" | "not" | "in" | "is" | "like" | "ilike" | "contains" | "between" => {
            fail(rest, else_expected)
        }
        _ => {
            let known = Choice(COLUMNS.iter().map(|column| column.name.clone()).collect());
            let name = name.to_owned();
            fail(rest, ExpressionFault::NoColumn { name, known })
        }
    }
}

fn column(name: &str) -> Option<usize> {
    COLUMNS
        .iter()
        .position(|column| column.name.eq_ignore_ascii_case(name))
}

/// Codes of rules or prefixes of them, in brackets.
fn rules(rest: &str) -> Parsed<'_, Vec<String>> {
    let (mut rest, ()) = opening(rest)?;
    let mut several = Vec::new();
    loop {
        let begin = rest.trim_start();
        let (behind, rule) = match begin.starts_with(['\'', '"']) {
            true => text(begin)?,
            false => match word(begin) {
                Ok((behind, rule)) => (behind, rule.to_owned()),
                Err(_) => {
                    return fail(
                        begin,
                        ExpressionFault::NoRule {
                            given: String::new(),
                        },
                    );
                }
            },
        };
        if !RULES.iter().any(|known| names(&rule, known.code)) {
            return fail(begin, ExpressionFault::NoRule { given: rule });
        }
        several.push(rule);
        match sign(",").parse(behind) {
            Ok((behind, _)) => rest = behind,
            Err(_) => {
                let (rest, ()) = closing(behind)?;
                return Ok((rest, several));
            }
        }
    }
}

/// In single or double quotes; two of them are one that belongs to the text.
fn text(rest: &str) -> Parsed<'_, String> {
    let Ok((mut behind, quote)) = one_of::<_, _, Fault>("'\"")(rest) else {
        return fail(rest, ExpressionFault::TextExpected);
    };
    let mut text = String::new();
    loop {
        let (found, part) = take_till(|sign| sign == quote).parse(behind)?;
        text.push_str(part);
        let Ok((next, _)) = char::<_, Fault>(quote)(found) else {
            return fail(rest, ExpressionFault::TextOpen);
        };
        match char::<_, Fault>(quote)(next) {
            Ok((next, _)) => {
                text.push(quote);
                behind = next;
            }
            Err(_) => return Ok((next, text)),
        }
    }
}

fn number(rest: &str) -> Parsed<'_, &str> {
    recognize((opt(char('-')), digit1, opt((char('.'), digit1)))).parse(rest)
}

/// `1985-03`, `1985-03-17`, `1985.03.17`; a year alone is a number.
fn date(rest: &str) -> Parsed<'_, &str> {
    let digits = |count| take_while_m_n(count, count, |sign: char| sign.is_ascii_digit());
    let pgn = recognize((digits(4), char('.'), digits(2), char('.'), digits(2)));
    let iso = recognize((digits(4), char('-'), digits(2), opt((char('-'), digits(2)))));
    let (behind, written) = alt((pgn, iso)).parse(rest)?;
    match behind.starts_with(|sign: char| sign.is_alphanumeric() || sign == '-') {
        true => Err(nom::Err::Error(Fault::new(
            rest,
            ExpressionFault::ValueExpected,
        ))),
        false => Ok((behind, written)),
    }
}

/// A number as people write it.
pub(super) fn read_number(text: &str) -> Option<f64> {
    let text = text.trim();
    let (rest, _) = number(text).ok()?;
    rest.is_empty().then(|| text.parse().ok()).flatten()
}

/// A day, a month or a year, in the form of PGN or that of ISO.
pub(super) fn read_date(text: &str) -> Option<PgnDate> {
    let mut parts: Vec<&str> = text.trim().split(['.', '-', '/']).collect();
    if parts.len() > 3 {
        return None;
    }
    parts.resize(3, "??");
    PgnDate::parse(&parts.join(".")).ok().flatten()
}

/// Two terms, if they can be compared.
fn compared(
    left: &Placed<'_>,
    relation: Relation,
    right: &Placed<'_>,
) -> Result<Expression, nom::Err<Fault>> {
    // What is fixed stands to the right, so that there is one way to look at it.
    let is_fixed = |term: &Term| matches!(term, Term::Number(_) | Term::Text(_) | Term::Date(_));
    let (left, relation, right) = match is_fixed(&left.term) && !is_fixed(&right.term) {
        true => (right, relation.turned(), left),
        false => (left, relation, right),
    };
    let (by, fixed) = way_to_compare(&left.term, relation, &right.term)
        .map_err(|fault| nom::Err::Failure(Fault::new(right.at, fault)))?;
    Ok(Expression::Compare(Comparison {
        left: left.term.clone(),
        relation,
        right: fixed.unwrap_or_else(|| right.term.clone()),
        by,
    }))
}

/// As what two terms are compared, and the right one in another form where that is needed.
fn way_to_compare(
    left: &Term,
    relation: Relation,
    right: &Term,
) -> Result<(By, Option<Term>), ExpressionFault> {
    let kind = |term: &Term| match term {
        Term::Column(column) => Some(COLUMNS[*column].kind),
        Term::Count(_) => Some(ColumnKind::Whole),
        // Date, EventDate, UTCDate.
        Term::Tag(name) if name.to_ascii_lowercase().ends_with("date") => Some(ColumnKind::Date),
        _ => None,
    };
    let name = || match left {
        Term::Column(column) => COLUMNS[*column].name.clone(),
        Term::Tag(name) => name.clone(),
        _ => "count".to_owned(),
    };
    let is_order = !matches!(relation, Relation::Equal | Relation::Unequal);
    match (left, kind(left), right) {
        (Term::Number(_), _, Term::Number(_)) => Ok((By::Number, None)),
        (Term::Date(_), _, Term::Date(_)) => Ok((By::Date, None)),
        (Term::Text(_), _, Term::Text(_)) => Ok((By::Text, None)),
        (Term::Number(_) | Term::Text(_) | Term::Date(_), ..) => {
            Err(ExpressionFault::ValueExpected)
        }
        (_, Some(ColumnKind::Date), right) => {
            let day = match right {
                Term::Number(year) => read_date(&year.to_string()),
                Term::Text(text) => read_date(text),
                Term::Date(day) => Some(*day),
                other if kind(other) == Some(ColumnKind::Date) => return Ok((By::Date, None)),
                _ => return Ok((By::Text, None)),
            };
            match day {
                Some(day) => Ok((By::Date, Some(Term::Date(day)))),
                None if matches!(right, Term::Text(_)) && !is_order => Ok((By::Text, None)),
                None => Err(ExpressionFault::DateExpected { name: name() }),
            }
        }
        (Term::Tag(_), _, Term::Date(_)) => Ok((By::Date, None)),
        (_, _, Term::Date(_)) => Err(ExpressionFault::NotOfDates { name: name() }),
        (_, Some(ColumnKind::Whole), Term::Text(_)) => {
            Err(ExpressionFault::NumberWithoutQuotes { name: name() })
        }
        (_, Some(ColumnKind::Number), Term::Text(_)) if is_order => {
            Err(ExpressionFault::NumberWithoutQuotes { name: name() })
        }
        (_, Some(ColumnKind::Text), Term::Number(_)) => {
            Err(ExpressionFault::TextInQuotes { name: name() })
        }
        (_, _, Term::Number(_)) => Ok((By::Number, None)),
        (_, _, Term::Text(_)) => Ok((By::Text, None)),
        (left, _, right) => {
            let are_numbers = [left, right]
                .into_iter()
                .all(|term| kind(term).is_some_and(ColumnKind::is_number));
            Ok((if are_numbers { By::Number } else { By::Text }, None))
        }
    }
}
