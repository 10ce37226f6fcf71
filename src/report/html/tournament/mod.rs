//! The page of tournaments, `tournament.html`: the standings with the derivation of every number as `standings --explain`
//! prints it, the crosstable, and the pairings of each round, with what the rules say of them where they were judged.

mod pairings;
mod shell;
mod store;

use super::frame::ROOM;
use crate::audit::Account;
use crate::fact::Fact;
use crate::report::RankedTournament;

/// The name of the page of tournaments.
pub const TOURNAMENT_PAGE: &str = "tournament.html";

/// What is told of the run.
pub struct TournamentRun<'r> {
    pub version: &'static str,
    /// The flags that bear on what was reckoned, with their values.
    pub options: Vec<(&'static str, String)>,
    pub paths: Vec<String>,
    pub account: &'r Account,
    /// What is wrong with the input.
    pub complaints: Vec<Fact>,
    /// How rules were chosen, what was annulled, what else a reader must know.
    pub notes: Vec<Fact>,
    /// Inputs that could not be read, in words.
    pub errors: Vec<Fact>,
}

/// The page as text.
pub fn tournament_page(ranked: &[RankedTournament], run: &TournamentRun<'_>) -> String {
    shell::page(ranked, run, ROOM)
}

/// Everything that says a text of the page.
#[cfg(test)]
pub(super) fn sources() -> impl Iterator<Item = &'static str> {
    shell::SCRIPT.into_iter().chain([include_str!("shell.rs")])
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use base64::Engine;
    use base64::engine::general_purpose::STANDARD;
    use serde_json::{Value as Json, json};

    use super::*;
    use crate::fact::Value;
    use crate::report::words::Words;
    use crate::tournament::norms::Norms;
    use crate::tournament::pairings::{JudgedPairing, JudgedPairings, PairingVerdict, System};
    use crate::tournament::standings::{Rules, TieLine, standings};
    use crate::tournament::{Cell, Player, Tournament};

    /// So many players, of whom nobody has played.
    fn ranked(players: usize) -> RankedTournament {
        let player = |number: usize| Player {
            number: number as u32 + 1,
            name: format!(
                "{:x}",
                (number as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)
            ),
            cells: vec![Cell::default(); 2],
            ..Player::default()
        };
        let tournament = Tournament {
            name: "Invented".to_owned(),
            players: (0..players).map(player).collect(),
            rounds: 2,
            ..Tournament::default()
        };
        let standings = standings(&tournament, &[], Rules::Fide2026, 2);
        RankedTournament {
            tournament,
            standings,
            basis: TieLine::Alone.into(),
            norms: Norms::default(),
            pairings: None,
            team_checks: None,
        }
    }

    fn page(ranked: &[RankedTournament], room: usize) -> String {
        let run = TournamentRun {
            version: "",
            options: Vec::new(),
            paths: Vec::new(),
            account: &Account::default(),
            complaints: Vec::new(),
            notes: Vec::new(),
            errors: Vec::new(),
        };
        shell::page(ranked, &run, room)
    }

    fn rows(page: &str, table: &str) -> usize {
        let begins = format!("data-table=\"{table}\" data-rows=\"");
        let chunks = page.split(&begins).skip(1);
        let counts = chunks.map(|rest| rest.split('"').next().and_then(|rows| rows.parse().ok()));
        counts
            .map(|rows: Option<usize>| rows.expect("a number"))
            .sum()
    }

    /// A column of the only chunk of a table.
    fn column(page: &str, table: &str, name: &str) -> Vec<Json> {
        let begins = format!("data-table=\"{table}\"");
        let chunk = page.split_once(&begins).expect("a chunk").1;
        let text = chunk
            .split_once('>')
            .and_then(|(_, rest)| rest.split_once('<'));
        let bytes = STANDARD.decode(text.expect("text").0).expect("base64");
        let mut unpacked = String::new();
        let mut reader = flate2::read::GzDecoder::new(bytes.as_slice());
        reader.read_to_string(&mut unpacked).expect("gzip");
        let chunk: Json = serde_json::from_str(&unpacked).expect("JSON");
        let column = &chunk["columns"][name];
        let Some(dictionary) = column.get("dict") else {
            return column.as_array().expect("cells").clone();
        };
        let ids = column["ids"].as_array().expect("places").iter();
        ids.map(|id| dictionary[id.as_u64().expect("a place") as usize].clone())
            .collect()
    }

    #[test]
    fn what_there_is_no_room_for_is_counted_and_told() {
        const PLAYERS: usize = 3_000;
        let told = |key, count: usize| {
            Words::spoken().page(key, &[("count", Value::Number(count as i64))])
        };
        let ranked = [ranked(PLAYERS)];
        let whole = page(&ranked, ROOM);
        assert_eq!(
            [rows(&whole, "lines"), rows(&whole, "papers")],
            [PLAYERS; 2]
        );
        for room in [30_000, 60_000, 90_000] {
            let page = page(&ranked, room);
            let [lines, papers] = [rows(&page, "lines"), rows(&page, "papers")];
            assert!(papers <= lines, "whoever has a derivation has a line");
            assert!(
                lines < PLAYERS || papers < PLAYERS,
                "{room}: {lines}, {papers}"
            );
            if lines < PLAYERS {
                assert!(page.contains(&told("page-tournament-lines-left-out", PLAYERS - lines)));
            }
            if papers < lines {
                assert!(page.contains(&told("page-tournament-papers-left-out", lines - papers)));
            }
            assert!(
                page.contains(&format!("\"lines\":{PLAYERS}")),
                "the script knows how many there were"
            );
        }
    }

    #[test]
    fn judged_pairings_stand_with_verdict_expected_pair_and_reasons() {
        let mut tournament = ranked(4);
        let judged = |round, board, played, expected, verdict, reasons| JudgedPairing {
            round,
            board,
            played,
            expected,
            verdict,
            reasons,
        };
        let wrong = judged(
            1,
            1,
            Some([Some(0), Some(1)]),
            Some([Some(0), Some(2)]),
            PairingVerdict::Wrong,
            vec![TieLine::NoGames.into()],
        );
        let right = judged(
            1,
            2,
            Some([Some(3), None]),
            None,
            PairingVerdict::Correct,
            Vec::new(),
        );
        let unplayed = judged(
            2,
            1,
            None,
            Some([Some(3), None]),
            PairingVerdict::Undecidable,
            Vec::new(),
        );
        tournament.pairings = Some(JudgedPairings {
            system: System::RoundRobin,
            rows: vec![wrong, right, unplayed],
            notes: vec![TieLine::NoRounds.into()],
        });
        let page = page(&[ranked(2), tournament], ROOM);
        let of = |name| column(&page, "pairings", name);
        assert_eq!(
            of("verdict"),
            [json!("wrong"), json!("correct"), json!("undecidable")]
        );
        assert_eq!(of("tournament"), [json!(1), json!(1), json!(1)]);
        let names = column(&page, "lines", "name");
        // The first two lines are those of the other tournament.
        assert_eq!(of("white_row"), [json!(2), json!(5), Json::Null]);
        assert_eq!(of("black"), [names[3].clone(), Json::Null, Json::Null]);
        assert_eq!(
            of("expected"),
            [
                json!([[names[2], 2], [names[4], 4]]),
                Json::Null,
                json!([[names[5], 5], null])
            ]
        );
        assert_eq!(of("reasons")[0], json!([["tie-no-games", {}]]));
        let of = |name| column(&page, "tournaments", name);
        assert_eq!(of("verdicts"), [Json::Null, json!([1, 1, 1])]);
        assert_eq!(of("system"), [Json::Null, json!("round-robin")]);
        assert_eq!(of("notes")[1], json!([["tie-no-rounds", {}]]));
        assert!(
            page.contains("#t=1&amp;view=pairings&amp;wrong=yes"),
            "the head leads to what is wrong"
        );
    }
}
