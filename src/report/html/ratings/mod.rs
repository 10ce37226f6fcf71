//! The page of ratings, `rating_report.html`: what was rated and how, every player with his change as submitted and as
//! audited, and the calculation of each on paper, line by line as `rate --explain` prints it.

mod plot;
mod shell;
mod store;

use super::frame::ROOM;
use crate::audit::Account;
use crate::fact::Fact;
use crate::report::ratings::Ratings;

/// The name of the page of ratings.
pub const RATINGS_PAGE: &str = "rating_report.html";

/// What is told of the run.
pub struct RatingsRun<'r> {
    pub version: &'static str,
    /// The flags that bear on what was reckoned, with their values.
    pub options: Vec<(&'static str, String)>,
    pub paths: Vec<String>,
    pub account: &'r Account,
    /// What the system has to say about the whole.
    pub told: &'r [Fact],
    /// What is wrong with the files, the lists and the games.
    pub complaints: Vec<Fact>,
    /// Inputs that could not be read, in words.
    pub errors: Vec<Fact>,
}

/// The page as text.
pub fn ratings_page(ratings: &Ratings<'_>, run: &RatingsRun<'_>) -> String {
    shell::page(ratings, run, ROOM)
}

/// Everything that says a text of the page.
#[cfg(test)]
pub(super) fn sources() -> impl Iterator<Item = &'static str> {
    shell::SCRIPT.into_iter().chain([include_str!("shell.rs")])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fact::Value;
    use crate::points::Hundredths;
    use crate::rating::calculation::Calculation;
    use crate::rating::contest::{Contest, ContestPlayer, Identity, Standings};
    use crate::report::html::texts::Texts;
    use crate::report::words::Words;

    /// So many players, of whom the audit changes those that come first most.
    fn players(count: usize) -> (Contest, Vec<Calculation>, Vec<Calculation>) {
        let player = |number: usize| ContestPlayer {
            name: format!(
                "{:x}",
                (number as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)
            ),
            id: String::new(),
            federation: String::new(),
            identity: Identity::Known,
        };
        let sums = |most: i64| -> Vec<Calculation> {
            let each = (0..count).map(|player| Calculation {
                player,
                before: Some(2000),
                change: Some(Hundredths::new(most - player as i64)),
                ..Calculation::default()
            });
            each.collect()
        };
        let contest = Contest::new(
            (0..count).map(player).collect(),
            Vec::new(),
            Vec::new(),
            Standings::new(),
        );
        (contest, sums(0), sums(count as i64))
    }

    fn page(count: usize, room: usize) -> String {
        let (contest, submitted, audited) = players(count);
        let ratings = Ratings {
            system: "fide-standard",
            period: "",
            contest: &contest,
            submitted: &submitted,
            audited: &audited,
            found: &[],
            all_games: true,
        };
        let run = RatingsRun {
            version: "",
            options: Vec::new(),
            paths: Vec::new(),
            account: &Account::default(),
            told: &[],
            complaints: Vec::new(),
            errors: Vec::new(),
        };
        shell::page(&ratings, &run, room)
    }

    fn rows(page: &str, table: &str) -> usize {
        let begins = format!("data-table=\"{table}\" data-rows=\"");
        let chunks = page.split(&begins).skip(1);
        let counts = chunks.map(|rest| rest.split('"').next().and_then(|rows| rows.parse().ok()));
        counts
            .map(|rows: Option<usize>| rows.expect("a number"))
            .sum()
    }

    #[test]
    fn what_there_is_no_room_for_is_counted_and_told() {
        let texts = Texts {
            words: Words::spoken(),
        };
        let told = |key, count: usize| {
            texts
                .words
                .page(key, &[("count", Value::Number(count as i64))])
        };
        let whole = page(3_000, ROOM);
        assert_eq!(
            [rows(&whole, "players"), rows(&whole, "papers")],
            [3_000, 3_000]
        );
        for room in [40_000, 70_000, 100_000] {
            let page = page(3_000, room);
            let [players, papers] = [rows(&page, "players"), rows(&page, "papers")];
            assert!(
                players < 3_000 || papers < 3_000,
                "{room}: {players} players, {papers} papers"
            );
            assert!(papers <= players, "whoever has a calculation has a row");
            let packed: usize = page
                .split("class=\"chunk\"")
                .skip(1)
                .map(|rest| rest.find("</script>").unwrap_or(0))
                .sum();
            // A chunk has its name beside it.
            assert!(packed < room + 1_000, "{packed} bytes in a room of {room}");
            if players < 3_000 {
                assert!(
                    page.contains(&told("page-rating-players-left-out", 3_000 - players)),
                    "{room}"
                );
            }
            if papers < players {
                assert!(
                    page.contains(&told("page-rating-papers-left-out", players - papers)),
                    "{room}"
                );
            }
        }
    }
}
