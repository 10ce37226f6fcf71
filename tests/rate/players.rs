//! Who is who: IDs, names with evidence, namesakes, decisions, and lists of every kind.

use crate::desk::{RATE_TABLE, cells, games, rated, rating, table};
use crate::scratch::{Scratch, column, rows};

const LIST: &str = "\
ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag
1000           Inventa, Ada                                                 CAT F                                2105  0   20 2050  0   20 0     0   0  1990
2000           Fabula, Bruno                                                ESP M                                2010  0   20 0     0   0  0     0   0  1980
2001           Fabula, Bruno                                                FRA M                                1510  0   40 0     0   0  0     0   0  2001
3000           Mueller, Joerg                                               GER M                                0     0   0  0     0   0  0     0   0  1970
";

fn with_list(results: &str) -> Scratch {
    let scratch = Scratch::new();
    scratch.file("list.txt", LIST);
    scratch.file(
        "results.csv",
        format!("white,black,result,date,white_id,black_id,white_elo,black_elo\n{results}"),
    );
    scratch
}

const BY_LIST: [&str; 5] = [
    "results.csv",
    "--system",
    "fide-standard",
    "--list",
    "list.txt",
];

#[test]
fn players_are_found_by_id_or_by_name_with_evidence() {
    let scratch = with_list("Ada Inventa,\"Fabula, Bruno\",1-0,2025-11-07,1000,,2105,2010\n");
    rated(&scratch, 0, &BY_LIST);
    cells(
        &rating(&scratch, "Ada Inventa"),
        &["id", "federation", "rating_before", "k", "change"],
        &["1000", "CAT", "2105", "20", "7.40"],
    );
    let bruno = rating(&scratch, "Fabula, Bruno");
    cells(&bruno, &["id", "rating_before"], &["2000", "2010"]);
    assert!(bruno["remark"].contains("by name and rating"), "{bruno:?}");
}

/// A title before a name is no part of it: with and without it, in games and in the officer's file, it is one person.
#[test]
fn a_title_before_a_name_makes_nobody_another() {
    let titled = [
        "GM Inventa, Ada",
        "gm Inventa, Ada",
        "\"Inventa, GM Ada\"",
        "WIM Inventa, Ada",
    ];
    for titled in titled.map(|name| name.trim_matches('"')) {
        let scratch = Scratch::new();
        scratch.file(
            "players.csv",
            "name,rating,k\n\"Inventa, Ada\",2100,20\n\"Fabula, Bruno\",2100,20\n",
        );
        scratch.file(
            "results.csv",
            format!(
                "white,black,result,date\n\"Inventa, Ada\",\"Fabula, Bruno\",1-0,2025-11-07\n\
                 \"{titled}\",\"Fabula, Bruno\",1-0,2025-11-08\n"
            ),
        );
        let arguments = ["results.csv", "--system", "fide-standard"];
        rated(
            &scratch,
            0,
            &[&arguments[..], &["--players", "players.csv"]].concat(),
        );
        let row = rating(&scratch, "Inventa, Ada");
        cells(
            &row,
            &["rating_before", "games", "change"],
            &["2100", "2", "20.00"],
        );
        assert_eq!(
            rows(&scratch.report("rating_players.csv")).len(),
            2,
            "{titled}"
        );
    }
}

#[test]
fn a_name_alone_is_never_enough_and_namesakes_are_listed() {
    let scratch = with_list("\"Inventa, Ada\",\"Fabula, Bruno\",1-0,2025-11-07,,,,\n");
    let told = rated(&scratch, 1, &BY_LIST).stderr;
    assert!(
        told.contains("results.csv, line 2: player 'Inventa, Ada' is not resolved"),
        "{told}"
    );
    assert!(
        told.contains("2000 Fabula, Bruno ESP 1980 2010; 2001 Fabula, Bruno FRA"),
        "{told}"
    );
    let players = rows(&scratch.report("rating_players.csv"));
    assert_eq!(column(&players, "how"), ["unresolved", "unresolved"]);
    assert_eq!(games(&scratch, "Inventa, Ada")[0]["counted"], *"no");
}

#[test]
fn decisions_settle_and_are_remembered() {
    let scratch = with_list("\"Inventa, Ada\",\"Fabula, Bruno\",1-0,2025-11-07,,,,\n");
    scratch.file(
        "decisions.csv",
        "name,id\n\"Inventa, Ada\",1000\n\"Fabula, Bruno\",2001\n",
    );
    rated(
        &scratch,
        0,
        &[&BY_LIST[..], &["--decisions", "decisions.csv"]].concat(),
    );
    let bruno = rating(&scratch, "Fabula, Bruno");
    cells(
        &bruno,
        &["id", "rating_before", "k"],
        &["2001", "1510", "40"],
    );
    assert!(bruno["remark"].contains("by decision"), "{bruno:?}");
    let players = rows(&scratch.report("rating_players.csv"));
    assert_eq!(column(&players, "how"), ["decision", "decision"]);
}

#[test]
fn an_id_that_is_somebody_elses_is_told() {
    let scratch = with_list("\"Ficta, Clara\",\"Fabula, B.\",1-0,2025-11-07,1000,2000,,\n");
    let told = rated(&scratch, 1, &BY_LIST).stderr;
    assert!(
        told.contains("the id 1000 is that of Inventa, Ada"),
        "{told}"
    );
    // What the list has for the ID is another's.
    let clara = rating(&scratch, "Ficta, Clara");
    cells(&clara, &["id", "rating_before"], &["", ""]);
    assert!(clara["remark"].contains("not resolved: "), "{clara:?}");
}

#[test]
fn a_rapid_newcomer_enters_with_the_standard_rating_since_march_2024() {
    for (date, before) in [("2024-03-01", "2010"), ("2024-02-29", "")] {
        let scratch = with_list(&format!(
            "Ada Inventa,\"Fabula, B.\",1-0,{date},1000,2000,,\n"
        ));
        let arguments = [
            "results.csv",
            "--system",
            "fide-rapid",
            "--list",
            "list.txt",
        ];
        rated(&scratch, 0, &arguments);
        assert_eq!(
            &rating(&scratch, "Fabula, B.")["rating_before"],
            before,
            "{date}"
        );
        assert_eq!(&rating(&scratch, "Ada Inventa")["rating_before"], "2050");
    }
}

#[test]
fn the_same_list_as_text_xml_csv_and_packed() {
    let results = "Ada Inventa,\"Müller, Jörg\",1-0,2025-11-07,1000,3000,,\n";
    let xml = "<playerslist>\n<player>\n<fideid>1000</fideid>\n<name>Inventa, Ada</name>\n<country>CAT</country>\n\
               <rating>2105</rating>\n<k>20</k>\n<birthday>1990</birthday>\n</player>\n<player>\n<fideid>3000</fideid>\n\
               <name>Mueller, Joerg</name>\n<country>GER</country>\n<rating></rating>\n</player>\n</playerslist>\n";
    let csv = "id,name,federation,rating,k,birth\n1000,\"Inventa, Ada\",CAT,2105,20,1990\n3000,\"Mueller, Joerg\",GER,0,,1970\n";
    let old = "ID number Name                            TitlFed  Nov25 GamesBorn  Flag\n\
               \x20    1000 Inventa, Ada                        CAT   2105   0  1990\n\
               \x20    3000 Mueller, Joerg                      GER      0   0  1970\n";
    let lists: [(&str, Vec<u8>); 5] = [
        ("list.txt", LIST.into()),
        ("list.xml", xml.into()),
        ("list.csv", csv.into()),
        ("old.txt", old.into()),
        (
            "list.txt.zst",
            zstd::encode_all(LIST.as_bytes(), 1).expect("packed"),
        ),
    ];
    for (name, bytes) in lists {
        let scratch = with_list(results);
        scratch.file(name, bytes);
        let arguments = ["results.csv", "--system", "fide-standard", "--list", name];
        rated(&scratch, 0, &arguments);
        cells(
            &rating(&scratch, "Ada Inventa"),
            &["rating_before", "federation", "games"],
            &["2105", "CAT", "0"],
        );
    }
}

#[test]
fn the_list_in_force_when_the_event_began() {
    let scratch = Scratch::new();
    let list = |month: &str, ada: u32| {
        format!(
            "ID Number      Name                          Fed  {month} Gms K  B-day Flag\n\
             1000           Inventa, Ada                  CAT  {ada}  0   10 1990\n\
             2000           Fabula, Bruno                 CAT  2000  0   20 1980\n"
        )
    };
    scratch.file("a.txt", list("OCT25", 2395));
    scratch.file("b.txt", list("NOV25", 2400));
    let header = "white,black,result,date,white_id,black_id\n";
    scratch.file(
        "first.csv",
        format!("{header}Inventa,Fabula,1-0,2025-10-31,1000,2000\n"),
    );
    scratch.file(
        "second.csv",
        format!("{header}Inventa,Fabula,1-0,2025-11-07,1000,2000\n"),
    );
    let both = [
        "first.csv",
        "second.csv",
        "--system",
        "fide-standard",
        "--list",
        "a.txt",
    ];
    rated(&scratch, 0, &[&both[..], &["--list", "b.txt"]].concat());
    assert_eq!(column(&games(&scratch, "Inventa"), "own"), ["2395", "2400"]);
    cells(&rating(&scratch, "Inventa"), &["rating_before"], &["2400"]);
    // Two lists for one date: the first counts, and it is told.
    scratch.file("c.txt", list("OCT25", 2300));
    let told = rated(&scratch, 1, &[&both[..], &["--list", "c.txt"]].concat()).stderr;
    assert!(
        told.contains("c.txt: a second list for 2025-10, beside a.txt"),
        "{told}"
    );
    assert_eq!(column(&games(&scratch, "Inventa"), "own"), ["2395", "2395"]);
}

#[test]
fn a_players_file_without_ratings_adds_to_those_of_the_input() {
    let scratch = Scratch::new();
    scratch.file("players.csv", "id,k\n1000,15\n");
    scratch.file(
        "results.csv",
        "white,black,result,date,white_id,white_elo,black_elo\nAda,Bruno,1-0,2025-11-07,1000,2100,2000\n",
    );
    let arguments = [
        "results.csv",
        "--system",
        "fide-standard",
        "--players",
        "players.csv",
    ];
    rated(&scratch, 0, &arguments);
    cells(
        &rating(&scratch, "Ada"),
        &["rating_before", "k", "change"],
        &["2100", "15", "5.40"],
    );
    cells(
        &rating(&scratch, "Bruno"),
        &["rating_before", "k"],
        &["2000", "20"],
    );
}

#[test]
fn a_decision_on_a_name_leaves_the_namesake_with_an_id_alone() {
    let scratch = with_list(
        "\"Fabula, Bruno\",Ada Inventa,1-0,2025-11-07,2000,1000,,\n\"Fabula, Bruno\",Ada Inventa,0-1,2025-11-07,,1000,,\n",
    );
    scratch.file("decisions.csv", "name,id\n\"Fabula, Bruno\",2001\n");
    rated(
        &scratch,
        0,
        &[&BY_LIST[..], &["--decisions", "decisions.csv"]].concat(),
    );
    let ratings = rows(&scratch.report("ratings.csv"));
    let namesakes: Vec<(&str, &str)> = ratings
        .iter()
        .filter(|row| &row["player"] == "Fabula, Bruno" && &row["basis"] == "submitted")
        .map(|row| (&row["id"], &row["rating_before"]))
        .collect();
    assert_eq!(namesakes, [("2000", "2010"), ("2001", "1510")]);
}

#[test]
fn the_officers_row_counts_beside_a_list_whether_or_not_either_has_the_id() {
    for (row, ids) in [
        ("\"Inventa, Ada\",,15,", "1000,2000"),
        ("\"Inventa, Ada\",,15,1990", ",2000"),
        ("\"Inventa, Ada\",1000,15,", ",2000"),
    ] {
        let scratch = with_list(&format!(
            "\"Inventa, Ada\",\"Fabula, Bruno\",1-0,2025-11-07,{ids},,\n"
        ));
        scratch.file("players.csv", format!("name,id,k,birth\n{row}\n"));
        rated(
            &scratch,
            0,
            &[&BY_LIST[..], &["--players", "players.csv"]].concat(),
        );
        cells(
            &rating(&scratch, "Inventa, Ada"),
            &["id", "rating_before", "k"],
            &["1000", "2105", "15"],
        );
    }
}

#[test]
fn an_id_that_no_list_has_is_not_replaced_by_anothers() {
    let scratch = with_list("\"Inventa, Ada\",\"Fabula, B.\",1-0,2025-11-07,1009,2000,2105,\n");
    let told = rated(&scratch, 1, &BY_LIST).stderr;
    assert!(
        told.contains("the list has not the id 1009, but 1000 by name and rating"),
        "{told}"
    );
    let ada = rating(&scratch, "Inventa, Ada");
    cells(&ada, &["id", "rating_before"], &["1009", ""]);
    assert!(ada["remark"].contains("not resolved: "), "{ada:?}");
}

#[test]
fn a_rating_that_is_none_and_an_id_twice_on_a_list_are_told_for_those_who_play() {
    let again = LIST.lines().nth(2).expect("Bruno").replace("2010", "2020");
    let text = LIST.replace("2105", "21o5").replace("1510", "15x0") + &again + "\n";
    let csv = "id,name,rating\n1000,\"Inventa, Ada\",21o5\n2000,\"Fabula, Bruno\",2010\n2001,\"Fabula, Bruno\",15x0\n\
               3000,\"Mueller, Joerg\",0\n2000,\"Fabula, Bruno\",2020\n";
    for list in [text.as_str(), csv] {
        let scratch = with_list(
            "Ada Inventa,\"Fabula, B.\",1-0,2025-11-07,1000,2000,,\n\"Mueller, J\",\"Fabula, B.\",1-0,2025-11-07,3000,2000,,\n",
        );
        scratch.file("list.txt", list);
        let told = rated(&scratch, 1, &BY_LIST).stderr;
        for part in [
            "list.txt, line 2: rating '21o5' of 1000 Inventa, Ada is no rating: expected a number",
            "list.txt, line 6: id '2000' stands on line 3 already, which counts",
        ] {
            assert!(told.contains(part), "'{part}' is not in:\n{told}");
        }
        assert!(!told.contains("15x0"), "nobody asked for him:\n{told}");
        cells(
            &rating(&scratch, "Fabula, B."),
            &["rating_before"],
            &["2010"],
        );
    }
}

/// A file of decisions may be that of a whole year: what is not met in these games is told, and is no fault.
#[test]
fn decisions_on_nobody_are_told_with_their_lines() {
    let scratch = Scratch::new();
    table(&scratch, "2025-11-07", "2400,10", &[("1990", "1-0")]);
    scratch.file(
        "decisions.csv",
        "\u{feff}name;id\r\n\"Rival 0\";100\r\nRival 9;109\r\nada;1\r\n",
    );
    let arguments = [&RATE_TABLE[..], &["--decisions", "decisions.csv"]].concat();
    let ran = rated(&scratch, 0, &arguments);
    let told = "decisions.csv, line 3: no player in the games is called 'Rival 9'";
    assert!(ran.stderr.contains(told), "{}", ran.stderr);
    let summary: serde_json::Value =
        serde_json::from_str(&scratch.report("rating_summary.json")).expect("JSON");
    assert_eq!(summary["decisions_unmatched"], serde_json::json!([told]));
    assert_eq!(summary["complaints"], serde_json::json!([]));
}

#[test]
fn a_decision_that_the_players_own_id_overrules_is_told() {
    let scratch = Scratch::new();
    scratch.file(
        "results.csv",
        "white,black,result,white_id\nAda,Bruno,1-0,7\n",
    );
    scratch.file("decisions.csv", "name,id\nAda,8\nBruno,9\n");
    let mut arguments = vec!["results.csv", "--system", "pool"];
    arguments.extend(["--decisions", "decisions.csv"]);
    let ran = rated(&scratch, 0, &arguments);
    let told = "decisions.csv, line 2: 'Ada' has the ID 7 in the games, which goes before the 8 that was decided";
    assert!(ran.stderr.contains(told), "{}", ran.stderr);
    assert!(!ran.stderr.contains("Bruno"), "{}", ran.stderr);
}
