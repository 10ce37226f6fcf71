//! The explanations of the rules in every language. The English is the opening comment of each rule's own file; the others
//! are one file per language, with a section for each rule under its code.

use std::collections::HashMap;
use std::sync::LazyLock;

use crate::rules::Rule;

/// The languages that have a file, by their codes.
const FILES: [(&str, &str); 4] = [
    ("ca", include_str!("rules.ca.md")),
    ("es", include_str!("rules.es.md")),
    ("pt", include_str!("rules.pt.md")),
    ("ro", include_str!("rules.ro.md")),
];

/// A rule in the words of a language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Section {
    name: &'static str,
    text: &'static str,
}

static SECTIONS: LazyLock<HashMap<(&str, &str), Section>> = LazyLock::new(|| {
    let files = FILES.into_iter();
    let sections = files.flat_map(|(language, file)| {
        file.split("\n## ").filter_map(move |section| {
            let section = section.strip_prefix("## ").unwrap_or(section);
            let (head, text) = section.split_once('\n')?;
            let (code, name) = head.split_once(' ')?;
            let name = name.trim();
            let text = text.trim();
            Some(((language, code), Section { name, text }))
        })
    });
    sections.collect()
});

/// The name and the text of a rule in a language; in English where that has none.
pub(super) fn explanation(language: &str, rule: &Rule) -> (String, String) {
    match SECTIONS.get(&(language, rule.code)) {
        Some(section) => (section.name.to_owned(), section.text.to_owned()),
        None => (rule.name.replace('-', " "), rule.documentation()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::RULES;

    /// Moves and other things that are written as they are, in backquotes; lines may break within them.
    fn quoted(text: &str) -> Vec<String> {
        let quoted = text.split('`').skip(1).step_by(2);
        quoted
            .map(|words| words.split_whitespace().collect::<Vec<_>>().join(" "))
            .collect()
    }

    #[test]
    fn every_rule_is_explained_in_every_language() {
        for (language, file) in FILES {
            for rule in RULES {
                let section = SECTIONS
                    .get(&(language, rule.code))
                    .unwrap_or_else(|| panic!("{language}: {} is not explained", rule.code));
                assert!(
                    !section.name.is_empty() && section.text.len() > 40,
                    "{language}: {}",
                    rule.code
                );
                let english = rule.documentation();
                let kept = quoted(section.text);
                let missing: Vec<String> = quoted(&english)
                    .into_iter()
                    .filter(|word| !kept.contains(word))
                    .collect();
                assert_eq!(missing, Vec::<String>::new(), "{language}: {}", rule.code);
                assert_eq!(
                    section.text.split("\n\n").count(),
                    english.split("\n\n").count(),
                    "{language}: paragraphs of {}",
                    rule.code
                );
            }
            let sections = file.lines().filter(|line| line.starts_with("## ")).count();
            assert_eq!(
                sections,
                RULES.len(),
                "{language}: a section explains no rule"
            );
        }
    }
}
