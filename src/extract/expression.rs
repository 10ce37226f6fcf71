//! What `--where` asks of a game: comparisons of the columns of `games.csv`, of tags and of counts of findings, joined by
//! and, or, not. As in SQL, an empty cell is neither equal nor unequal to anything: what is asked of it is not known, and only
//! a game of which the whole is known to be true fits. How an expression is written stands in `grammar`.

mod fault;
mod grammar;

use std::borrow::Cow;
use std::cmp::Ordering;

use crate::audit::JudgedGame;
use crate::laws::PgnDate;
use crate::notation::pgn::tags::unescape;
use crate::rules::selection::names;

use super::columns::{ColumnKind, GameCells};

pub use fault::ExpressionFault;

#[derive(Clone, Debug, PartialEq)]
pub enum Expression {
    All(Vec<Expression>),
    Any(Vec<Expression>),
    Not(Box<Expression>),
    Compare(Comparison),
    Like {
        term: Term,
        pattern: String,
        any_case: bool,
    },
    /// Whatever the case of the letters; the text is in small ones.
    Contains(Term, String),
    Empty(Term),
    /// A finding of one of these rules that counts.
    Has(Vec<String>),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Comparison {
    left: Term,
    relation: Relation,
    right: Term,
    by: By,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Term {
    Column(usize),
    Tag(String),
    /// How many findings of these rules count.
    Count(Vec<String>),
    Number(f64),
    Text(String),
    Date(PgnDate),
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Relation {
    Equal,
    Unequal,
    Less,
    AtMost,
    Greater,
    AtLeast,
}

/// As what two values are compared.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum By {
    Number,
    Text,
    Date,
}

impl Relation {
    fn holds(self, order: Ordering) -> bool {
        match self {
            Relation::Equal => order.is_eq(),
            Relation::Unequal => order.is_ne(),
            Relation::Less => order.is_lt(),
            Relation::AtMost => order.is_le(),
            Relation::Greater => order.is_gt(),
            Relation::AtLeast => order.is_ge(),
        }
    }

    /// The same with the sides exchanged.
    fn turned(self) -> Relation {
        match self {
            Relation::Less => Relation::Greater,
            Relation::AtMost => Relation::AtLeast,
            Relation::Greater => Relation::Less,
            Relation::AtLeast => Relation::AtMost,
            same => same,
        }
    }

    /// Between days, of which only the month or the year may be known: what can be said of any day within these. A day is
    /// equal to a year if it lies in it.
    fn holds_for_days(self, day: PgnDate, other: PgnDate) -> Option<bool> {
        let (first, last) = (day.first(), day.last());
        let known = |is: bool, is_not: bool| match (is, is_not) {
            (true, _) => Some(true),
            (false, true) => Some(false),
            (false, false) => None,
        };
        match self {
            Relation::Equal => known(
                other.first() <= first && last <= other.last(),
                last < other.first() || other.last() < first,
            ),
            Relation::Unequal => Some(!Relation::Equal.holds_for_days(day, other)?),
            Relation::Less => known(last < other.first(), first >= other.first()),
            Relation::AtMost => known(last <= other.last(), first > other.last()),
            Relation::Greater => known(first > other.last(), last <= other.last()),
            Relation::AtLeast => known(first >= other.first(), last < other.first()),
        }
    }
}

impl Expression {
    /// Whether it is true of a game; none where that is not known. The cells are those of the game.
    pub(super) fn holds(&self, game: &JudgedGame<'_>, cells: &GameCells) -> Option<bool> {
        let is_true = |one: &Expression| one.holds(game, cells);
        match self {
            Expression::All(all) => settle(all.iter().map(is_true), false),
            Expression::Any(any) => settle(any.iter().map(is_true), true),
            Expression::Not(one) => Some(!is_true(one)?),
            Expression::Compare(comparison) => comparison.holds(game, cells),
            Expression::Like {
                term,
                pattern,
                any_case,
            } => {
                let text = term.text(game, cells)?;
                Some(match any_case {
                    true => is_like(&text.to_lowercase(), &pattern.to_lowercase()),
                    false => is_like(&text, pattern),
                })
            }
            Expression::Contains(term, part) => {
                Some(term.text(game, cells)?.to_lowercase().contains(part))
            }
            Expression::Empty(term) => Some(term.text(game, cells).is_none()),
            Expression::Has(rules) => Some(count(game, rules) > 0),
        }
    }

    /// Hands over every term of it.
    pub(super) fn each_term(&self, take: &mut dyn FnMut(&Term)) {
        match self {
            Expression::All(several) | Expression::Any(several) => {
                several.iter().for_each(|one| one.each_term(take));
            }
            Expression::Not(one) => one.each_term(take),
            Expression::Compare(comparison) => {
                take(&comparison.left);
                take(&comparison.right);
            }
            Expression::Like { term, .. }
            | Expression::Contains(term, _)
            | Expression::Empty(term) => take(term),
            Expression::Has(rules) => take(&Term::Count(rules.clone())),
        }
    }
}

/// Of several: one that settles it does so whatever the others are; else one that is not known leaves it open.
fn settle(several: impl Iterator<Item = Option<bool>>, settles: bool) -> Option<bool> {
    let mut settled = Some(!settles);
    for one in several {
        match one {
            Some(is) if is == settles => return Some(settles),
            Some(_) => {}
            None => settled = None,
        }
    }
    settled
}

/// How many findings of these rules count.
pub(super) fn count(game: &JudgedGame<'_>, rules: &[String]) -> usize {
    let findings = game.findings.list.iter();
    let counting = findings.filter(|finding| {
        finding.accepted.is_none() && rules.iter().any(|rule| names(rule, finding.rule.code))
    });
    counting.count()
}

impl Comparison {
    fn holds(&self, game: &JudgedGame<'_>, cells: &GameCells) -> Option<bool> {
        match self.by {
            By::Number => {
                let left = self.left.number(game, cells)?;
                let order = left.partial_cmp(&self.right.number(game, cells)?)?;
                Some(self.relation.holds(order))
            }
            By::Text => {
                let left = self.left.text(game, cells)?;
                Some(
                    self.relation
                        .holds(left.cmp(&self.right.text(game, cells)?)),
                )
            }
            By::Date => {
                let left = self.left.date(game, cells)?;
                let right = self.right.date(game, cells)?;
                self.relation.holds_for_days(left, right)
            }
        }
    }
}

impl Term {
    fn text<'t>(&'t self, game: &JudgedGame<'_>, cells: &'t GameCells) -> Option<Cow<'t, str>> {
        match self {
            Term::Column(column) => cells.get(*column).map(Cow::Borrowed),
            Term::Tag(name) => tag(game, name).map(Cow::Owned),
            Term::Count(rules) => Some(count(game, rules).to_string().into()),
            Term::Text(text) => Some(Cow::Borrowed(text)),
            Term::Number(number) => Some(number.to_string().into()),
            Term::Date(day) => Some(day.as_iso().into()),
        }
    }

    fn number(&self, game: &JudgedGame<'_>, cells: &GameCells) -> Option<f64> {
        match self {
            Term::Number(number) => Some(*number),
            Term::Count(rules) => Some(count(game, rules) as f64),
            _ => grammar::read_number(&self.text(game, cells)?),
        }
    }

    fn date(&self, game: &JudgedGame<'_>, cells: &GameCells) -> Option<PgnDate> {
        match self {
            Term::Date(day) => Some(*day),
            _ => grammar::read_date(&self.text(game, cells)?),
        }
    }
}

/// The value of a tag, if it says anything.
pub(super) fn tag(game: &JudgedGame<'_>, name: &str) -> Option<String> {
    let text = game.case.text;
    let mut tags = game.case.record.tags.iter();
    let (_, value) = tags.find(|(own, _)| own.slice(text).eq_ignore_ascii_case(name))?;
    let value = unescape(value.slice(text));
    (!value.trim().is_empty()).then(|| value.into_owned())
}

/// `%` stands for any signs, `_` for one.
fn is_like(text: &str, pattern: &str) -> bool {
    let (mut text, mut pattern) = (text.chars(), pattern.chars());
    // Behind the last `%`, and what of the text was left there: it may stand for one sign more.
    let mut again: Option<(std::str::Chars<'_>, std::str::Chars<'_>)> = None;
    loop {
        let (text_before, mut ahead) = (text.clone(), pattern.clone());
        let fits = match (text.next(), ahead.next()) {
            (_, Some('%')) => {
                pattern = ahead;
                text = text_before;
                again = Some((text.clone(), pattern.clone()));
                continue;
            }
            (None, None) => return true,
            (Some(_), Some('_')) => true,
            (Some(sign), Some(wanted)) => sign == wanted,
            _ => false,
        };
        if fits {
            pattern = ahead;
            continue;
        }
        let Some((left, behind)) = &mut again else {
            return false;
        };
        if left.next().is_none() {
            return false;
        }
        (text, pattern) = (left.clone(), behind.clone());
    }
}

impl ColumnKind {
    fn is_number(self) -> bool {
        matches!(self, ColumnKind::Whole | ColumnKind::Number)
    }
}

#[cfg(test)]
mod tests;
