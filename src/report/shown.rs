//! Which findings the terminal shows: the worst ones, of as many rules as there is room for, and as many as the user asks
//! for. A rule that fires in every game must not hide the others.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::rules::Severity;

use super::snippet::Snippet;

/// How many findings are shown where the user says nothing.
const FEW: usize = 5;

/// What the user asks to see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Showing {
    /// At most so many; none: all of them.
    pub most: Option<usize>,
    /// From this severity on; none: errors, or warnings where there are no errors.
    pub from: Option<Severity>,
}

impl Default for Showing {
    fn default() -> Showing {
        Showing {
            most: Some(FEW),
            from: None,
        }
    }
}

impl Showing {
    /// Nothing at all.
    pub const NOTHING: Showing = Showing {
        most: Some(0),
        from: None,
    };

    /// Whether a finding may come to be shown.
    fn takes(self, severity: Severity) -> bool {
        self.most != Some(0) && severity >= self.from.unwrap_or(Severity::Warning)
    }

    /// The severities that are shown, the worst first, where these are there.
    fn severities(self, has_errors: bool) -> impl Iterator<Item = Severity> {
        let from = self.from.unwrap_or(match has_errors {
            true => Severity::Error,
            false => Severity::Warning,
        });
        Severity::ALL
            .into_iter()
            .filter(move |severity| *severity >= from)
    }
}

/// The findings that may come to be shown, in the order in which they were met.
#[derive(Serialize, Deserialize)]
#[serde(bound(deserialize = "'de: 'static"))]
pub struct ShownFindings {
    showing: Showing,
    met: u64,
    by_rule: BTreeMap<(Severity, &'static str), Vec<(u64, Snippet)>>,
}

impl ShownFindings {
    pub fn new(showing: Showing) -> ShownFindings {
        ShownFindings {
            showing,
            met: 0,
            by_rule: BTreeMap::new(),
        }
    }

    /// Keeps a finding, if there is room for one more of its rule: it is put into words only then.
    pub fn offer(
        &mut self,
        severity: Severity,
        rule: &'static str,
        snippet: impl FnOnce() -> Snippet,
    ) {
        if !self.showing.takes(severity) {
            return;
        }
        let kept = self.by_rule.entry((severity, rule)).or_default();
        if self.showing.most.is_none_or(|most| kept.len() < most) {
            kept.push((self.met, snippet()));
            self.met += 1;
        }
    }

    /// Takes what was met behind.
    pub fn append(&mut self, behind: ShownFindings) {
        for ((severity, rule), snippets) in behind.by_rule {
            let kept = self.by_rule.entry((severity, rule)).or_default();
            let room = self
                .showing
                .most
                .map_or(usize::MAX, |most| most - kept.len());
            let snippets = snippets.into_iter().take(room);
            kept.extend(snippets.map(|(at, snippet)| (self.met + at, snippet)));
        }
        self.met += behind.met;
    }

    /// What is shown, the worst first, each rule in turn: then in the order in which it was met.
    pub fn picked(self) -> Vec<Snippet> {
        let has_errors = self
            .by_rule
            .keys()
            .any(|(severity, _)| *severity == Severity::Error);
        let mut room = self.showing.most.unwrap_or(usize::MAX);
        let mut by_rule = self.by_rule;
        let mut picked = Vec::new();
        for severity in self.showing.severities(has_errors) {
            let rules = by_rule.iter_mut().filter(|((own, _), _)| *own == severity);
            let mut rules: Vec<_> = rules.map(|(_, kept)| kept.drain(..)).collect();
            let mut of_severity = Vec::new();
            while room > 0 && !rules.is_empty() {
                rules.retain_mut(|kept| {
                    let next = kept.next().filter(|_| room > 0);
                    room -= usize::from(next.is_some());
                    let is_there = next.is_some();
                    of_severity.extend(next);
                    is_there
                });
            }
            of_severity.sort_by_key(|(at, _)| *at);
            picked.extend(of_severity.into_iter().map(|(_, snippet)| snippet));
        }
        picked
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn snippet(severity: Severity, code: &'static str, game: u64) -> Snippet {
        Snippet {
            severity,
            code,
            name: String::new(),
            edition: "",
            article: "",
            message: String::new(),
            evidence: String::new(),
            suggestion: String::new(),
            file: String::new(),
            game,
            players: String::new(),
            place: String::new(),
            source: None,
        }
    }

    /// Two blocks: many warnings of one rule, one of another behind them, and an error in the second block.
    fn met(showing: Showing, with_error: bool) -> Vec<(&'static str, u64)> {
        let mut all = ShownFindings::new(showing);
        for block in 0..2 {
            let mut batch = ShownFindings::new(showing);
            for game in 0..9 {
                let number = block * 9 + game;
                let mut offer = |severity, code| {
                    batch.offer(severity, code, || snippet(severity, code, number));
                };
                offer(Severity::Warning, "HDR001");
                if game == 8 {
                    offer(Severity::Warning, "NOT003");
                }
                if number == 17 && with_error {
                    offer(Severity::Error, "MOV001");
                }
                offer(Severity::Note, "END010");
            }
            all.append(batch);
        }
        let picked = all.picked().into_iter();
        picked.map(|shown| (shown.code, shown.game)).collect()
    }

    #[test]
    fn errors_alone_where_there_are_any_and_else_warnings_of_every_rule() {
        assert_eq!(met(Showing::default(), true), [("MOV001", 17)]);
        assert_eq!(
            met(Showing::default(), false),
            [
                ("HDR001", 0),
                ("HDR001", 1),
                ("HDR001", 2),
                ("NOT003", 8),
                ("NOT003", 17)
            ]
        );
    }

    #[test]
    fn as_many_and_as_grave_as_was_asked_for() {
        let two = Showing {
            most: Some(2),
            from: Some(Severity::Note),
        };
        assert_eq!(met(two, true), [("MOV001", 17), ("HDR001", 0)]);
        let all = Showing {
            most: None,
            from: Some(Severity::Warning),
        };
        assert_eq!(met(all, true).len(), 1 + 18 + 2);
        assert_eq!(met(Showing::NOTHING, true), []);
    }
}
