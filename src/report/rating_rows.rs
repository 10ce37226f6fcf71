//! The columns of the rating reports and one row of each. Names and order are fixed: users' spreadsheets and scripts
//! rest on them.

use crate::fact::Fact;
use crate::rating::calculation::{Calculation, Line};
use crate::rating::contest::{Basis, Contest};
use crate::rating::register::Found;

use super::csv_rows::Row;
use super::words::Words;

pub const RATINGS: [&str; 15] = [
    "basis",
    "system",
    "period",
    "player",
    "id",
    "federation",
    "rating_before",
    "games",
    "score",
    "opponents_mean",
    "expected",
    "k",
    "change",
    "rating_after",
    "remark",
];

pub const RATING_GAMES: [&str; 20] = [
    "basis",
    "system",
    "player",
    "id",
    "file",
    "game",
    "round",
    "date",
    "colour",
    "opponent",
    "opponent_id",
    "own",
    "opponent_rating",
    "difference",
    "counted_difference",
    "expected",
    "score",
    "change",
    "counted",
    "why_not",
];

pub const RATING_DIFFERENCES: [&str; 8] = [
    "player",
    "id",
    "change_submitted",
    "change_audited",
    "games",
    "findings",
    "rating_submitted",
    "rating_audited",
];

pub const RATING_PLAYERS: [&str; 5] = ["name", "id", "how", "evidence", "candidates"];

/// What every row of a run shares.
#[derive(Copy, Clone)]
pub struct Heading<'r> {
    pub system: &'r str,
    pub period: &'r str,
    pub contest: &'r Contest,
}

/// A cell that may be empty.
fn optional(value: Option<impl ToString>) -> String {
    value.map_or(String::new(), |value| value.to_string())
}

fn told(fact: Option<&Fact>) -> String {
    fact.map_or(String::new(), |fact| Words::english().tell(fact))
}

/// A row of `ratings.csv`.
pub fn rating(heading: Heading<'_>, basis: Basis, sum: &Calculation, row: &mut dyn Row) {
    let player = &heading.contest.players[sum.player];
    row.word(basis.word());
    row.word(heading.system);
    row.word(heading.period);
    row.text(&player.name);
    row.text(&player.id);
    row.text(&player.federation);
    row.word(&optional(sum.before));
    row.number(u64::from(sum.games()));
    row.word(&sum.score().to_string());
    row.word(&optional(sum.mean().map(|mean| mean.hundredths())));
    row.word(&optional(sum.expected));
    row.word(&sum.k);
    row.word(&optional(sum.change));
    row.word(&optional(sum.after));
    row.text(&Words::english().tell_all(&sum.remarks));
}

/// A row of `rating_games.csv`.
pub fn rating_game(
    heading: Heading<'_>,
    basis: Basis,
    sum: &Calculation,
    line: &Line,
    row: &mut dyn Row,
) {
    let contest = heading.contest;
    let player = &contest.players[sum.player];
    let game = &contest.games[line.game];
    let opponent = &contest.players[game.player(line.color.opposite())];
    row.word(basis.word());
    row.word(heading.system);
    row.text(&player.name);
    row.text(&player.id);
    row.text(&game.file);
    row.number(game.number);
    row.text(&game.round);
    row.text(&game.date);
    row.word(&line.color.to_string());
    row.text(&opponent.name);
    row.text(&opponent.id);
    row.word(&optional(line.own));
    row.word(&optional(line.opponent));
    row.word(&optional(line.difference));
    row.word(&optional(line.counted_difference));
    row.word(&optional(line.expected));
    row.word(&optional(line.score));
    row.word(&optional(line.change));
    row.word(if line.counts() { "yes" } else { "no" });
    row.text(&told(line.why_not.as_ref()));
}

/// A row of `rating_differences.csv`.
pub fn difference(
    contest: &Contest,
    submitted: &Calculation,
    audited: &Calculation,
    row: &mut dyn Row,
) {
    let player = &contest.players[submitted.player];
    row.text(&player.name);
    row.text(&player.id);
    row.word(&optional(submitted.change));
    row.word(&optional(audited.change));
    let mut games = Vec::new();
    let mut findings: Vec<&str> = Vec::new();
    for index in causes(contest, submitted, audited) {
        let game = &contest.games[index];
        games.push(format!("{} {}", game.file, game.number));
        for code in &game.findings {
            if !findings.contains(code) {
                findings.push(code);
            }
        }
    }
    row.text(&games.join("; "));
    row.text(&findings.join("; "));
    // A first rating is no change.
    row.word(&optional(submitted.after));
    row.word(&optional(audited.after));
}

/// The player's games that the audit gives another result. Where there is none, an opponent counts otherwise because
/// of his own games: then those.
fn causes(contest: &Contest, submitted: &Calculation, audited: &Calculation) -> Vec<usize> {
    let differs = |index: &usize| {
        let game = &contest.games[*index];
        game.submitted != game.audited
    };
    let own = contest
        .games_of(submitted.player)
        .map(|(index, _, _)| index);
    let own: Vec<usize> = own.filter(differs).collect();
    if !own.is_empty() {
        return own;
    }
    let mut of_opponents = Vec::new();
    for (line, other) in submitted.lines.iter().zip(&audited.lines) {
        if line.opponent != other.opponent {
            let opponent = contest.games[line.game].player(line.color.opposite());
            let games = contest.games_of(opponent).map(|(index, _, _)| index);
            of_opponents.extend(games.filter(differs));
        }
    }
    of_opponents.dedup();
    of_opponents
}

/// A row of `rating_players.csv`: who each name was taken for, and why.
pub fn player(found: &Found, row: &mut dyn Row) {
    row.text(&found.name);
    row.text(&found.identified.id);
    row.word(found.identified.how.word());
    row.text(&told(found.identified.why.as_ref()));
    row.text(&Words::english().tell_all(&found.identified.candidates));
}
