//! What is read of reports that are as odd as real ones.

use jiff::civil::date;
use proptest::prelude::*;

use super::*;

/// With the usual scoring.
fn read_report(text: &str) -> Report {
    super::read_report(text, TrfScoring::default())
}

/// A player's line with these rounds; the rest stands in its columns.
fn line(rank: u32, name: &str, rating: &str, points: &str, rounds: &[&str]) -> String {
    let rounds: String = rounds.iter().map(|round| format!("  {round:>8}")).collect();
    format!(
        "001 {rank:>4} m    {name:<33} {rating:>4} CAT     2200000 1970/01/01 {points:>4} {rank:>4}{rounds}\n"
    )
}

#[test]
fn a_line_is_read_by_its_columns() {
    let report = read_report(&line(
        7,
        "Inventa, Ada",
        "2013",
        "1.5",
        &["   2 w 1", "   3 b =", "0000 - -"],
    ));
    let [player] = &report.players[..] else {
        panic!("one player: {report:?}");
    };
    assert_eq!((player.rank, &*player.name), (7, "Inventa, Ada"));
    assert_eq!(player.rating, Some(2013));
    assert_eq!((&*player.federation, &*player.id), ("CAT", "2200000"));
    assert_eq!(player.birth, Some(1970));
    assert_eq!(player.points, Some(150));
    assert_eq!(player.entries.len(), 3);
    assert_eq!(player.entries[1].color, Some(Color::Black));
    assert_eq!(player.entries[1].column, 102);
    assert_eq!(player.entries[2].mark, RoundMark::ForfeitLoss);
    assert_eq!(player.entries[2].opponent, None);
}

#[test]
fn names_padded_by_bytes_are_read_too() {
    let by_character = line(1, "Señor, Ángel", "2013", "0.0", &["   2 w 0"]);
    let by_byte = by_character
        .replace("Ángel ", "Ángel")
        .replace("Señor, ", "Señor,");
    for text in [by_character, by_byte] {
        let report = read_report(&text);
        assert_eq!(report.faults, [], "{text}");
        assert_eq!(report.players[0].rating, Some(2013), "{text}");
    }
}

#[test]
fn a_short_line_has_fewer_rounds_and_ratings_may_be_missing() {
    for rating in ["", "0", "0000"] {
        let report = read_report(&line(1, "Inventa, Ada", rating, "0.0", &[]));
        assert_eq!(report.players[0].rating, None, "{rating}");
        assert!(report.players[0].entries.is_empty());
    }
}

#[test]
fn one_bad_sign_loses_what_it_stands_in_and_names_the_column() {
    let sound = line(1, "Inventa, Ada", "2013", "1.0", &["   2 w 1", "   3 b ="]);
    for (wrong, column, read, round) in [
        (sound.replace("2013", "2o13"), 49, "2o13", None),
        (sound.replace(" 1.0 ", " 1,x "), 81, "1,x", None),
        (sound.replace("   2 w 1", "   z w 1"), 92, "z", Some(1)),
        (sound.replace("   2 w 1", "   2 v 1"), 97, "v", Some(1)),
        (sound.replace("   2 w 1", "   2 w 7"), 99, "7", Some(1)),
        (sound.replace("   2 w 1", "   2 w U"), 99, "U", Some(1)),
        (sound.replace("   3 b =", "   3xb ="), 106, "x", Some(2)),
    ] {
        let report = read_report(&format!("012 Open\n{wrong}"));
        assert_eq!(report.faults, [], "{wrong}");
        let [flaw] = &report.flaws[..] else {
            panic!("one flaw in {wrong}: {:?}", report.flaws);
        };
        assert_eq!((flaw.line, flaw.column, &*flaw.read), (2, column, read));
        assert_eq!(flaw.round, round);
        let entries = &report.players[0].entries;
        for entry in entries {
            let is_lost = Some(entry.round) == round;
            assert_eq!(entry.mark == RoundMark::Unreadable, is_lost, "{wrong}");
        }
        assert_eq!(entries.len(), 2);
    }
}

#[test]
fn a_line_without_a_rank_or_with_slipped_columns_is_lost() {
    let sound = line(1, "Inventa, Ada", "2013", "1.0", &["   2 w 1"]);
    let nameless = sound
        .replace("Inventa, Ada", "            ")
        .replace("2200000", "       ");
    for (wrong, column, read) in [
        (sound.replace("001    1", "001    x"), 5, "x"),
        (nameless, 15, ""),
        (sound.replace("Inventa, Ada   ", "Inventa, Ada"), 53, "T"),
    ] {
        let report = read_report(&format!("012 Open\n{wrong}"));
        let [fault] = &report.faults[..] else {
            panic!("one fault in {wrong}: {:?}", report.faults);
        };
        assert_eq!((fault.line, fault.column, &*fault.read), (2, column, read));
        assert!(report.players.is_empty());
    }
    let twice = read_report(&format!("{sound}{sound}"));
    assert_eq!((twice.players.len(), twice.faults[0].line), (1, 2));
}

#[test]
fn a_long_name_pushes_what_follows_and_is_told() {
    let name = "Inventa de la Fabula y Ficta, Maria del Pilar";
    let long = line(1, name, "2013", "1.5", &["   2 w 1", "   3 b ="]);
    let report = read_report(&long);
    let [player] = &report.players[..] else {
        panic!("one player: {report:?}");
    };
    assert_eq!((&*player.name, player.rating), (name, Some(2013)));
    assert_eq!((&*player.id, player.points), ("2200000", Some(150)));
    assert_eq!(player.entries[1].color, Some(Color::Black));
    assert_eq!(report.flaws, []);
    let columns = name.len() - 33;
    let what = Oddity::LongName {
        name: name.to_owned(),
        columns,
    };
    assert_eq!(report.oddities[0].what, what);
}

#[test]
fn indented_lines_are_read_and_told_once() {
    let sound = line(1, "Inventa, Ada", "2013", "1.0", &["   2 w 1"]);
    let indented = read_report(&format!(" 012 Open\n  {}", sound.replace("w 1", "w 7")));
    assert_eq!(indented.name, "Open");
    assert_eq!(indented.players[0].rating, Some(2013));
    assert_eq!(indented.flaws[0].column, 101, "as it stands in the file");
    let what = Oddity::Indented {
        columns: 1,
        lines: 2,
    };
    assert_eq!(indented.oddities[0].what, what);
}

#[test]
fn what_stands_for_a_number_of_fide_is_told() {
    let sound = line(1, "Inventa, Ada", "2013", "1.0", &["   2 w 1"]);
    for (written, id, key) in [
        ("  '220000'", "220000", "trf-odd-id-in-quotes"),
        ("1970/01/01", "", "trf-odd-id-is-date"),
        ("  19700101", "", "trf-odd-id-is-date"),
        ("01.01.1970", "", "trf-odd-id-is-date"),
        ("    L01854", "L01854", "trf-odd-id-is-none"),
    ] {
        let text = sound.replace("   2200000", written);
        let report = read_report(&text);
        assert_eq!(report.players[0].id, id, "{text}");
        let told: Vec<&str> = report
            .oddities
            .iter()
            .map(|odd| crate::fact::Fact::from(odd.what.clone()).key)
            .collect();
        assert_eq!(told, [key], "{text}");
    }
}

#[test]
fn a_code_that_nobody_knows_is_told_once() {
    let report = read_report("123 one\n101    7      Player 7\n101    8      Player 8\nRound 1\n");
    let told: Vec<(u64, &str)> = report
        .oddities
        .iter()
        .map(|odd| (odd.line, &*odd.read))
        .collect();
    assert_eq!(told, [(1, "123"), (2, "101"), (4, "Rou")]);
}

#[test]
fn dates_in_every_form_and_none_that_is_ambiguous() {
    for (text, day) in [
        ("042 2024/01/14", Some(date(2024, 1, 14))),
        ("042 24/09/2010", Some(date(2010, 9, 24))),
        ("042 28. 07. 2005", Some(date(2005, 7, 28))),
        ("042 2024-08-01", Some(date(2024, 8, 1))),
        ("042 24/13/01", None),
        ("042 31/12/99", Some(date(1999, 12, 31))),
        ("042 05/06/07", None),
        ("042 autumn", None),
    ] {
        assert_eq!(read_report(text).start, day, "{text}");
    }
    // What is neither is told, and the last day may say which of two it is.
    for (text, wrong) in [("042 05/06/07", "05/06/07"), ("042 autumn", "autumn")] {
        let flaws = read_report(&format!("012 Open\n{text}\n")).flaws;
        let told: Vec<_> = flaws
            .iter()
            .map(|flaw| (flaw.line, flaw.column, &*flaw.read))
            .collect();
        assert_eq!(told, [(2, 5, wrong)]);
    }
    let with_end = read_report("042 05/06/07\n052 2005/06/15\n");
    assert_eq!(with_end.start, Some(date(2005, 6, 7)));
    assert_eq!(with_end.flaws, []);
    let with_rounds = format!("042 05/06/07\n132{}07/06/05  07/06/06\n", " ".repeat(88));
    assert_eq!(read_report(&with_rounds).start, Some(date(2007, 6, 5)));
    // The days of rounds in another order are read where the first day shows it, and told.
    let turned = format!("042 2024/12/30\n132{}30/12/24  31/12/24\n", " ".repeat(88));
    let turned = read_report(&turned);
    let days = [date(2024, 12, 30), date(2024, 12, 31)].map(Some);
    assert_eq!(turned.round_dates, days);
    assert_eq!((turned.oddities.len(), turned.rounds), (2, Some(2)));
    assert_eq!(read_report("042 24/09/2010\n052 autumn\n").flaws[0].line, 2);
}

#[test]
fn rulers_and_comments_are_passed_over() {
    let report = read_report(
        "### comment\n# comment\nDDD SSSS sTTT NNNN RRRR FFF\n1234567890\n         1         2\n----+----1\n\nXXZ 5\n",
    );
    assert_eq!(report, Report::default());
}

#[test]
fn a_national_rating_belongs_to_the_player_of_its_rank() {
    let player = line(14, "Inventa, Ada", "2013", "0.0", &[]);
    let national = format!(
        "CAT   14 m    {:<33} 2105 CAT      L01854\n",
        "Inventa, Ada"
    );
    let report = read_report(&format!("{player}{national}"));
    assert_eq!(
        report.players[0].national,
        [National {
            federation: "CAT".to_owned(),
            rating: Some(2105),
            id: "L01854".to_owned()
        }]
    );
}

#[test]
fn a_national_rating_of_nobody_is_told_and_lines_of_pairing_programs_are_not() {
    let player = line(14, "Inventa, Ada", "2013", "0.0", &[]);
    let national = format!("CAT   15 m    {:<33} 2105 CAT\n", "Inventa, Ada");
    let report = read_report(&format!("{player}XXA   16  1.0  1.0\nXXR 5\n{national}"));
    let [flaw] = &report.flaws[..] else {
        panic!("one flaw: {:?}", report.flaws);
    };
    assert_eq!((flaw.line, flaw.column, &*flaw.read), (4, 5, "15"));
}

#[test]
fn an_id_belongs_to_the_first_line_that_has_it() {
    let lines = [
        line(1, "Inventa, Ada", "2013", "0.0", &[]),
        line(2, "Fabula, Bruno", "2013", "0.0", &[]),
    ];
    let report = read_report(&lines.concat());
    let ids: Vec<&str> = report.players.iter().map(|player| &*player.id).collect();
    assert_eq!(ids, ["2200000", ""]);
    let flaw = &report.flaws[0];
    assert_eq!((flaw.line, flaw.column, &*flaw.read), (2, 58, "2200000"));
    assert_eq!(flaw.expected, Expected::OwnId { line: 1 });
}

#[test]
fn what_results_are_worth_may_be_said() {
    let scoring = |text: &str| read_report(text).scoring;
    let fide = scoring("162  W 3.0    D 1.0    P 1.0\nBBL  0.5\n");
    assert_eq!(
        (fide.win, fide.draw, fide.loss),
        ([300; 2], [100; 2], [50; 2])
    );
    assert_eq!((fide.allocated_bye, fide.half_bye), (100, 100));
    assert_eq!(
        scoring("162  W 3.0").allocated_bye,
        300,
        "the same as a win"
    );
    assert_eq!(scoring("162  A 0.5").forfeit_loss, 50);
    let program = scoring("BBW  3.0\nBBD 1\nBBF 0.5\nBBU 2.0\nBBZ 1.5\n");
    assert_eq!((program.win, program.draw), ([300; 2], [100; 2]));
    assert_eq!((program.forfeit_loss, program.allocated_bye), (50, 200));
    assert_eq!(program.absence, 150);
    let other = scoring("XXS W=3 D=1\nXXS PAB=.5 WW=2 FL=1\n");
    assert_eq!((other.win, other.draw), ([200, 300], [100; 2]));
    assert_eq!((other.allocated_bye, other.forfeit_loss), (50, 100));
    assert_eq!((other.full_bye, other.half_bye), (300, 100));
    let base = TrfScoring::of_results(300, 100, 0);
    assert_eq!(super::read_report("XXS D=2", base).scoring.win, [300; 2]);
    let odd = read_report("XXS W=3 Q=1 D=x\nBBW three\n").oddities;
    let told: Vec<&str> = odd.iter().map(|odd| &*odd.read).collect();
    assert_eq!(told, ["Q=1", "D=x", "three"]);
}

#[test]
fn the_encoded_time_control_goes_before_words_and_bare_numbers_say_nothing() {
    let control = |text: &str| read_report(text).control;
    assert_eq!(control("122 90+30"), None);
    assert_eq!(control("122 40/120, 60"), None);
    assert!(control("222 5400+30").is_some());
    assert!(control("122 90 min + 30 sec").is_some());
    assert_eq!(control("122 90 min\n222 900+10"), control("222 900+10"));
}

proptest! {
    /// Whatever stands in a file, every player's line becomes a player or a fault.
    #[test]
    fn no_line_of_a_player_is_lost(lines in proptest::collection::vec("(001|012|132|162|299|CAT)?[ -~é]{0,140}", 0..12)) {
        let report = read_report(&lines.join("\n"));
        let players = lines.iter().filter(|line| line.starts_with("001")).count();
        prop_assert_eq!(report.players.len() + report.faults.len(), players);
    }
}
