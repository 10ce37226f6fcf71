//! Which rules run: `--select` and `--ignore`, by code or prefix.

use crate::facts;

use super::finding::{Notice, Rule, Trigger, Triggers};
use super::registry::RULES;

/// The rules of one run, in the order of the registry.
#[derive(Clone)]
pub struct Selection {
    rules: Vec<&'static Rule>,
    /// What each of them asks for, side by side: the rules themselves lie far apart.
    asks: Vec<Trigger>,
}

impl Default for Selection {
    fn default() -> Selection {
        let usual = RULES
            .iter()
            .copied()
            .filter(|rule| rule.notice != Notice::Pedantic);
        Selection::of(usual.collect())
    }
}

facts! {
    /// A word on the command line that names no rule.
    pub struct UnknownRule = "unknown-rule" { pattern: String }
}

impl Selection {
    /// No rule at all.
    pub fn nothing() -> Selection {
        Selection::of(Vec::new())
    }

    fn of(rules: Vec<&'static Rule>) -> Selection {
        Selection {
            asks: rules.iter().map(|rule| rule.asks).collect(),
            rules,
        }
    }

    /// `select` replaces the default set where it names anything; `ignore` takes away. A prefix never
    /// switches on pedantic rules, a full code or `ALL` does.
    pub fn new(select: &[String], ignore: &[String]) -> Result<Selection, UnknownRule> {
        for pattern in select.iter().chain(ignore) {
            if !RULES.iter().any(|rule| matches(pattern, rule)) {
                return Err(UnknownRule {
                    pattern: pattern.clone(),
                });
            }
        }
        let mut rules = Selection::default().rules;
        if !select.is_empty() {
            rules = RULES
                .iter()
                .copied()
                .filter(|rule| {
                    select.iter().any(|pattern| {
                        matches(pattern, rule)
                            && (rule.notice != Notice::Pedantic || names_fully(pattern, rule))
                    })
                })
                .collect();
        }
        rules.retain(|rule| !ignore.iter().any(|pattern| matches(pattern, rule)));
        Ok(Selection::of(rules))
    }

    /// Whether a rule is run that a pattern names.
    pub fn runs(&self, pattern: &str) -> bool {
        self.rules.iter().any(|rule| matches(pattern, rule))
    }

    /// The same with all rules that a pattern names.
    pub fn with(&self, pattern: &str) -> Selection {
        let wanted = RULES.iter().copied().filter(|rule| {
            matches(pattern, rule) || self.rules.iter().any(|own| own.code == rule.code)
        });
        Selection::of(wanted.collect())
    }

    pub fn rules(&self) -> &[&'static Rule] {
        &self.rules
    }

    /// The rules that have something to ask of a game that holds this.
    pub fn asked_by(&self, held: Triggers) -> impl Iterator<Item = &'static Rule> + '_ {
        let rules = self.asks.iter().zip(&self.rules);
        rules.filter_map(move |(asks, rule)| held.hold(*asks).then_some(*rule))
    }
}

fn names_fully(pattern: &str, rule: &Rule) -> bool {
    pattern.eq_ignore_ascii_case("ALL") || pattern.eq_ignore_ascii_case(rule.code)
}

fn matches(pattern: &str, rule: &Rule) -> bool {
    names(pattern, rule.code)
}

/// Whether a pattern (a code, a prefix of one, or `ALL`) names a rule.
pub fn names(pattern: &str, code: &str) -> bool {
    pattern.eq_ignore_ascii_case("ALL")
        || !pattern.is_empty()
            && code
                .get(..pattern.len())
                .is_some_and(|head| head.eq_ignore_ascii_case(pattern))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn codes(select: &[&str], ignore: &[&str]) -> Vec<&'static str> {
        let owned = |list: &[&str]| list.iter().map(|s| s.to_string()).collect::<Vec<_>>();
        Selection::new(&owned(select), &owned(ignore))
            .map(|selection| selection.rules().iter().map(|rule| rule.code).collect())
            .unwrap_or_default()
    }

    #[test]
    fn a_prefix_never_switches_on_pedantic_rules() {
        assert!(!codes(&[], &[]).contains(&"NOT004"));
        assert!(!codes(&["NOT"], &[]).contains(&"NOT004"));
        assert!(codes(&["NOT"], &[]).contains(&"NOT001"));
        assert_eq!(codes(&["NOT004"], &[]), ["NOT004"]);
        assert!(codes(&["ALL"], &[]).contains(&"NOT004"));
    }

    #[test]
    fn ignoring_takes_away() {
        assert_eq!(codes(&["MOV001", "MOV002"], &["mov002"]), ["MOV001"]);
        assert!(
            !codes(&[], &["HDR"])
                .iter()
                .any(|code| code.starts_with("HDR"))
        );
    }

    #[test]
    fn a_name_that_fits_no_rule_is_refused() {
        assert!(Selection::new(&["MVO".into()], &[]).is_err());
        assert!(Selection::new(&[], &["".into()]).is_err());
    }
}
