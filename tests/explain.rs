//! `arbiter explain` as a user meets it.

mod program;

fn explain(arguments: &[&str]) -> (i32, String, String) {
    program::arbiter(&[&["explain"], arguments].concat())
}

#[test]
fn without_a_code_it_lists_every_rule_once_with_severity_and_name() {
    let (status, catalogue, _) = explain(&[]);
    assert_eq!(status, 0);
    let codes: Vec<&str> = catalogue
        .lines()
        .filter_map(|line| line.split_whitespace().next())
        .collect();
    let known: Vec<&str> = arbiter::internals::rules::RULES
        .iter()
        .map(|rule| rule.code)
        .collect();
    assert_eq!(codes, known);
    let line = |code: &str| {
        let line = catalogue.lines().find(|line| line.starts_with(code));
        line.expect("listed").to_owned()
    };
    assert_eq!(line("MOV004"), "MOV004  error    king-in-check");
    assert!(line("NOT004").ends_with("(pedantic: off unless selected)"));
}

#[test]
fn a_rule_in_full_tells_what_why_where_and_an_example() {
    let (status, text, _) = explain(&["MOV004"]);
    assert_eq!(status, 0);
    assert!(text.starts_with("MOV004 king-in-check (error)\n"), "{text}");
    for part in [
        "Why it matters:",
        "Example:",
        "Articles:",
        "Laws of 1985:",
        "Laws of 2023: 3.9.2",
    ] {
        assert!(text.contains(part), "'{part}' is not in:\n{text}");
    }
}

#[test]
fn every_rule_can_be_explained() {
    for rule in arbiter::internals::rules::RULES {
        let (status, text, _) = explain(&[rule.code]);
        assert_eq!(status, 0, "{}", rule.code);
        assert!(text.contains("Finds "), "{text}");
        assert!(text.contains("Example: "), "{text}");
        assert_eq!(
            rule.matter.is_some(),
            text.contains("Articles:"),
            "{}",
            rule.code
        );
    }
}

#[test]
fn the_case_of_letters_does_not_matter() {
    assert_eq!(explain(&["mov004"]), explain(&["MOV004"]));
}

#[test]
fn an_unknown_rule_is_refused_with_a_way_out() {
    let (status, stdout, stderr) = explain(&["MOV"]);
    assert_eq!((status, &*stdout), (2, ""));
    assert!(
        stderr.contains("no rule is called 'MOV'") && stderr.contains("`arbiter explain` lists"),
        "{stderr}"
    );
}
