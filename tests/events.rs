//! Whole events with regulations of their own, one for each manner of play that the Laws tell apart. What the program
//! says of their games stands beside them as an arbiter's notes, word for word: `fixtures/events/NAME.snap`.

mod notes;
mod reports;

use notes::{notes, read_like_notes};
use reports::Row;

fn of_event(event: &str) {
    let head = |game: &Row| {
        format!(
            "Round {}, {} – {}",
            game["round"], game["white"], game["black"]
        )
    };
    let notes = notes(&format!("fixtures/events/{event}"), head);
    read_like_notes("fixtures/events", event, &notes);
}

#[test]
fn a_league_of_1985_with_adjourned_games() {
    of_event("1985-league");
}

#[test]
fn rapid_under_the_laws_of_2005() {
    of_event("2005-rapid");
}

#[test]
fn blitz_of_2018_without_supervision() {
    of_event("2018-blitz");
}

#[test]
fn a_standard_open_of_2023_with_increment() {
    of_event("2023-standard");
}

#[test]
fn a_team_tie_break_with_armageddon() {
    of_event("team-armageddon");
}
