use proptest::prelude::*;

use super::super::columns::COLUMNS;
use super::*;

fn parse(written: &str) -> Expression {
    Expression::parse(written).unwrap_or_else(|error| panic!("{}", error.shown(written)))
}

/// The key of what is wrong, and the sign at which it is.
fn wrong(written: &str) -> (&'static str, usize) {
    let error = Expression::parse(written).expect_err(written);
    (error.fact().key, error.sign(written))
}

#[test]
fn and_binds_closer_than_or_and_not_closest() {
    let [a, b, c] = ["plies > 1", "plies > 2", "plies > 3"].map(parse);
    let (a, b, c) = (|| a.clone(), || b.clone(), || c.clone());
    assert_eq!(
        parse("plies > 1 or plies > 2 and plies > 3"),
        Expression::Any(vec![a(), Expression::All(vec![b(), c()])])
    );
    assert_eq!(
        parse("(plies > 1 OR plies > 2)and(plies > 3)"),
        Expression::All(vec![Expression::Any(vec![a(), b()]), c()])
    );
    assert_eq!(
        parse("not plies > 1 and plies > 2"),
        Expression::All(vec![negated(a()), b()])
    );
    assert_eq!(parse("not not plies > 1"), negated(negated(a())));
}

fn negated(one: Expression) -> Expression {
    Expression::Not(Box::new(one))
}

#[test]
fn one_thing_may_be_said_in_several_ways() {
    for (one, other) in [
        ("plies>=40", " PLIES >= 40 "),
        ("40 <= plies", "plies >= 40"),
        ("plies == 40", "plies = 40"),
        ("plies <> 40", "plies != 40"),
        ("white is null", "white IS EMPTY"),
        ("white is not empty", "not white is empty"),
        ("pace not in ('rapid')", "not pace = 'rapid'"),
        ("plies in (1, 2)", "plies = 1 or plies = 2"),
        ("plies between 1 and 2", "plies >= 1 and plies <= 2"),
        ("white contains \"ANA\"", "white contains 'ana'"),
        ("white = \"O'Kelly\"", "white = 'O''Kelly'"),
        ("iso_date > '1985-12-31'", "iso_date > 1985.12.31"),
        ("iso_date = 1985", "iso_date = '1985'"),
        ("tag('ECO') = 'B90'", "tag(ECO) = 'B90'"),
        ("tag(EventDate) < 1986", "tag(EventDate) < '1986'"),
        ("has(MOV, END003)", "has('MOV','END003')"),
    ] {
        assert_eq!(parse(one), parse(other), "{one}");
    }
}

#[test]
fn slips_are_told_where_they_are() {
    for (written, key, sign) in [
        ("", "where-condition-expected", 1),
        ("plies > 40 and", "where-condition-expected", 15),
        ("and plies > 40", "where-condition-expected", 1),
        ("plies 40", "where-relation-expected", 7),
        ("plies", "where-relation-expected", 6),
        ("plies is odd", "where-relation-expected", 10),
        ("plies >", "where-value-expected", 8),
        ("plies > > 4", "where-value-expected", 9),
        ("plies in (1, )", "where-value-expected", 14),
        ("1 = plies or 1 > 'a'", "where-value-expected", 18),
        ("white like 5", "where-text-expected", 12),
        ("plies > 4 5", "where-end-expected", 11),
        ("plies > 4)", "where-end-expected", 10),
        ("iso_date = 1985-3-1", "where-end-expected", 16),
        ("plies between 1 or 2", "where-end-expected", 17),
        ("has MOV", "where-bracket-expected", 5),
        ("(plies > 4", "where-bracket-open", 11),
        ("has(MOV", "where-bracket-open", 8),
        ("white = 'Ana", "where-text-open", 9),
        ("whit = 'Ana'", "where-no-column", 1),
        ("status = clean", "where-no-column", 10),
        ("has(MVO)", "where-no-rule", 5),
        ("count() > 1", "where-no-rule", 7),
        ("white > 5", "where-text-in-quotes", 9),
        ("plies > '5'", "where-number-without-quotes", 9),
        ("white_elo < '2500'", "where-number-without-quotes", 13),
        ("'5' > plies", "where-number-without-quotes", 1),
        ("iso_date > 'May'", "where-date-expected", 12),
        ("iso_date > 12", "where-date-expected", 12),
        ("iso_date > 1985-02-30", "where-no-such-day", 12),
        ("white = 1985-02-03", "where-not-of-dates", 9),
        ("white = 'Ñandú' und", "where-end-expected", 17),
    ] {
        assert_eq!(wrong(written), (key, sign), "{written}");
    }
}

#[test]
fn a_caret_stands_under_the_slip() {
    let written = "white = 'Ñandú'\n and plies > x";
    let error = Expression::parse(written).expect_err("x is no column");
    assert_eq!(
        error.shown(written),
        format!("white = 'Ñandú'  and plies > x\n  {}^", " ".repeat(29))
    );
    let long = "plies > 1 and ".repeat(20) + "plies ! 1" + &" and plies > 1".repeat(20);
    let error = Expression::parse(&long).expect_err("no relation");
    let shown = error.shown(&long);
    let (line, caret) = shown.split_once('\n').expect("two lines");
    assert!(line.starts_with('…') && line.ends_with('…'), "{line}");
    let under = caret.chars().count() - 1 - "  ".len();
    assert_eq!(line.chars().nth(under), Some('!'), "{shown}");
}

#[test]
fn what_is_nested_too_deeply_is_refused_and_not_followed() {
    let nested = |depth: usize| "(".repeat(depth) + "plies > 1" + &")".repeat(depth);
    assert_eq!(parse(&nested(64)), parse("plies > 1"));
    assert_eq!(wrong(&nested(65)), ("where-too-deep", 66));
    assert_eq!(wrong(&nested(100_000)).0, "where-too-deep");
    assert_eq!(
        wrong(&("not ".repeat(100_000) + "plies > 1")).0,
        "where-too-deep"
    );
    let long = ["plies > 1"; 100_000].join(" or ");
    assert!(matches!(parse(&long), Expression::Any(all) if all.len() == 100_000));
}

#[test]
fn percent_stands_for_any_signs_and_an_underscore_for_one() {
    for (text, pattern, is) in [
        ("Carlsen, Magnus", "Carlsen%", true),
        ("Carlsen, Magnus", "%Magnus", true),
        ("Carlsen, Magnus", "%l%n%g%", true),
        ("Carlsen, Magnus", "carlsen%", false),
        ("Ñ", "_", true),
        ("", "%", true),
        ("", "_", false),
        ("aab", "%ab", true),
        ("abab", "ab", false),
        ("abab", "%ab%ab%", true),
        ("ab", "%ab%ab%", false),
    ] {
        assert_eq!(is_like(text, pattern), is, "{text} like {pattern}");
    }
    // Every % could begin anywhere; only the last is tried again.
    assert!(!is_like(&"a".repeat(20_000), &("%a".repeat(200) + "b")));
}

#[test]
fn days_of_which_only_the_month_or_the_year_is_known_are_compared_as_far_as_that_goes() {
    let holds = |day: &str, relation: Relation, other: &str| {
        let read = |text| grammar::read_date(text).expect("a date");
        relation.holds_for_days(read(day), read(other))
    };
    let (yes, no) = (Some(true), Some(false));
    for (day, other, expected) in [
        // =, !=, <, <=, >, >=
        ("1985-05-02", "1985", [yes, no, no, yes, no, yes]),
        ("1985", "1985-05-02", [None, None, None, None, None, None]),
        ("1985", "1985", [yes, no, no, yes, no, yes]),
        ("1985.??.??", "1986", [no, yes, yes, yes, no, no]),
        ("1985-03", "1985-02-28", [no, yes, no, no, yes, yes]),
        ("1985-05-02", "1985.05.02", [yes, no, no, yes, no, yes]),
    ] {
        let relations = [
            Relation::Equal,
            Relation::Unequal,
            Relation::Less,
            Relation::AtMost,
            Relation::Greater,
            Relation::AtLeast,
        ];
        let found = relations.map(|relation| holds(day, relation, other));
        assert_eq!(found, expected, "{day} and {other}");
    }
}

#[test]
fn one_condition_may_settle_what_another_leaves_open() {
    let (yes, no) = (Some(true), Some(false));
    assert_eq!(settle([None, no].into_iter(), false), no);
    assert_eq!(settle([None, yes].into_iter(), false), None);
    assert_eq!(settle([None, yes].into_iter(), true), yes);
    assert_eq!(settle([None, no].into_iter(), true), None);
    assert_eq!(settle([yes, yes].into_iter(), false), yes);
}

/// Whole expressions of every kind.
fn expressions() -> impl Strategy<Value = String> {
    let columns: Vec<String> = COLUMNS.iter().map(|column| column.name.clone()).collect();
    let terms = prop_oneof![
        prop::sample::select(columns),
        (0..3000u32).prop_map(|number| number.to_string()),
        Just("1985-12-31".to_owned()),
        Just("'it''s'".to_owned()),
        Just("tag(ECO)".to_owned()),
        Just("count(MOV, END003)".to_owned()),
    ];
    let relations = prop::sample::select(vec!["=", "!=", "<", "<=", ">", ">=", "in", "like", "is"]);
    let conditions = (terms.clone(), relations, terms)
        .prop_map(|(left, relation, right)| format!("{left} {relation} {right}"));
    conditions.prop_recursive(5, 40, 3, |inner| {
        prop_oneof![
            (inner.clone(), inner.clone()).prop_map(|(one, other)| format!("{one} and {other}")),
            (inner.clone(), inner.clone()).prop_map(|(one, other)| format!("({one}) or {other}")),
            inner.prop_map(|one| format!("not ({one})")),
        ]
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    /// Whatever is written: it is an expression, or it is told at which sign it is none.
    #[test]
    fn any_text_is_read_or_told(written in "\\PC*") {
        told_or_read(&written);
    }

    #[test]
    fn any_words_of_the_language_are_read_or_told(
        words in prop::collection::vec(prop::sample::select(vec![
            "plies", "white", "iso_date", "tag", "count", "has", "MOV", "(", ")", ",", "=", "<", ">=", "!", "and", "or",
            "not", "in", "is", "empty", "like", "between", "contains", "'a'", "'", "\"", "1985", "-", ".", "12", "ñ",
        ]), 0..30),
        blank in prop::sample::select(vec!["", " ", "\n"]),
    ) {
        told_or_read(&words.join(blank));
    }

    #[test]
    fn damaged_expressions_are_read_or_told(written in expressions(), at in any::<prop::sample::Index>(), sign in "\\PC?") {
        told_or_read(&written);
        let mut signs: Vec<char> = written.chars().collect();
        let at = at.index(signs.len());
        signs.splice(at..=at, sign.chars());
        told_or_read(&signs.into_iter().collect::<String>());
    }
}

fn told_or_read(written: &str) {
    if let Err(error) = Expression::parse(written) {
        assert!(written.is_char_boundary(error.at), "{written}");
        assert!(error.shown(written).ends_with('^'));
        assert!(error.sign(written) <= written.chars().count() + 1);
    }
}
