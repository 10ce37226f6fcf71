//! Rating tables for Excel: a workbook, and CSV whose numbers Excel reads in the language of the machine.

use calamine::Data;

use crate::desk::{RATE_TABLE, game, rated, table};
use crate::scratch::{Scratch, ran};
use crate::workbook;

#[test]
fn every_cell_of_the_workbook_is_that_of_the_csv() {
    let games = [
        game("Open", "Ada", "Bruno", "1-0", "1. f3 e5 2. g4 Qh4#"),
        game("Open", "Ada", "=1+1", "1/2-1/2", "1. e4 e5"),
        game("Open", "Bruno", "Zeno", "0-1", "1. e4 e5"),
    ];
    let scratch = Scratch::with_games(games.concat());
    scratch.file(
        "players.csv",
        "id,name,rating,k,birth\n1,Ada,2400,10,1990\n2,Bruno,2305,20,1990\n3,=1+1,2251,20,1990\n",
    );
    let mut arguments = vec!["games.pgn", "--system", "fide-standard"];
    arguments.extend(["--players", "players.csv", "--format", "csv,xlsx"]);
    rated(&scratch, 1, &arguments);
    let mut workbook = workbook::open(&scratch.path().join("reports/ratings.xlsx"));
    let sheets = [
        "ratings",
        "rating_games",
        "rating_differences",
        "rating_players",
        "rating_findings",
    ];
    assert_eq!(workbook.sheets(), sheets);
    for sheet in sheets {
        let csv = scratch.report(&format!("{sheet}.csv"));
        assert!(csv.lines().count() > 1, "{sheet}");
        workbook.same_cells(sheet, &csv);
    }
    let mut first = |name| workbook.column("ratings", name)[0].clone();
    assert_eq!(first("player"), Data::String("Ada".into()));
    assert_eq!(first("score"), Data::Float(1.5));
    assert_eq!(first("k"), Data::Float(10.0));
    assert_eq!(first("id"), Data::String("1".into()));
    assert!(matches!(first("change"), Data::Float(change) if change.fract() != 0.0));
    let names = workbook.column("rating_players", "name");
    assert!(names.contains(&Data::String("=1+1".into())), "{names:?}");
}

#[test]
fn where_lists_have_semicolons_numbers_have_commas() {
    let scratch = Scratch::new();
    table(&scratch, "2025-11-07", "2400,10", &[("1990", "1-0")]);
    let ratings = |locale: &str| {
        let mut command = assert_cmd::cargo::cargo_bin_cmd!("arbiter");
        command.current_dir(scratch.path()).env("LC_ALL", locale);
        command.arg("rate").args(RATE_TABLE);
        command.args(["--csv", "excel", "--quiet", "--out", "-"]);
        ran(&mut command).stdout
    };
    let first = |text: &str| text.lines().nth(1).expect("a row").to_owned();
    let expected = "submitted,fide-standard,,Ada,1,,2400,1,1,1990.00,0.92,10,0.80,2401,";
    let english = ratings("en_GB.UTF-8");
    assert!(english.starts_with("\u{feff}basis,system,"), "{english}");
    assert_eq!(first(&english), expected);
    let catalan = ratings("ca_ES.UTF-8");
    assert!(catalan.starts_with("\u{feff}basis;system;"), "{catalan}");
    let expected = expected.replace(',', ";").replace('.', ",");
    assert_eq!(first(&catalan), expected);
    let swiss = ratings("de_CH.UTF-8");
    assert_eq!(first(&swiss), expected.replace(',', "."));
}
