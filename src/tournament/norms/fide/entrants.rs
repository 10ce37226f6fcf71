//! The players of a tournament as title norms see them, and the games of one of them that count.

use crate::points::HalfPoints;
use crate::tournament::cell::{Alone, Own, What};
use crate::tournament::norms::known::{Found, Known};
use crate::tournament::{Cell, Tournament};

use super::titles::{Held, read};

/// A player as norms see him: the officer's word goes before the input's.
pub struct Entrant {
    pub rating: Option<u32>,
    /// Neither the input nor the officer says whether he has a rating.
    pub may_have_rating: bool,
    pub held: Held,
    pub title: String,
    /// In capitals.
    pub federation: String,
    pub is_woman: bool,
}

/// Nobody's federation: its players are taken as opponents, and no federation's (1.4.2a).
const NO_FEDERATION: &str = "FID";

pub fn entrants(tournament: &Tournament, known: &Known<'_>) -> Vec<Entrant> {
    let entrant = |place: usize| {
        let player = &tournament.players[place];
        let row = known.row(place);
        let word = |own: &str, officers: Option<&String>| {
            let officers = officers.filter(|word| !word.is_empty());
            officers.map_or(own, String::as_str).trim().to_owned()
        };
        let of_row = row.filter(|row| row.fault.is_none());
        let listed = of_row.and_then(|row| row.standing.rating.or(row.standing.rating_fide));
        let rating = listed.or(player.rating);
        let title = word(&player.title, row.map(|row| &row.title));
        let held = read(&title);
        let says_woman = player.sex.trim().to_lowercase().starts_with(['w', 'f']);
        let has_womans_title = matches!(held, Held::Title(title) if title.word().starts_with('W'));
        Entrant {
            rating,
            // A report says of everybody what he has; games may leave it out.
            may_have_rating: rating.is_none()
                && !tournament.has_start_numbers
                && !matches!(known.found(place), Found::Row(_)),
            held,
            title,
            federation: word(&player.federation, row.map(|row| &row.federation)).to_uppercase(),
            is_woman: says_woman || has_womans_title,
        }
    };
    (0..tournament.players.len()).map(entrant).collect()
}

impl Entrant {
    /// The federation, if he has one.
    pub fn of_federation(&self) -> Option<&str> {
        let is_one = !self.federation.is_empty() && self.federation != NO_FEDERATION;
        is_one.then_some(&*self.federation)
    }
}

/// The games of a player that count for a norm: over the board, up to a round.
#[derive(Default)]
pub struct Counted {
    pub opponents: Vec<usize>,
    pub score: HalfPoints,
    /// Wins without play, and byes of the pairing.
    pub given: u32,
    /// Games whose result is not known.
    pub open: u32,
    /// Rounds of which nothing is.
    pub unknown: u32,
}

pub fn counted(
    tournament: &Tournament,
    entrants: &[Entrant],
    player: usize,
    rounds: u32,
) -> Counted {
    let mut all = Counted::default();
    for (_, cell) in tournament.cells(player, rounds) {
        match cell.what {
            What::Played { short: true, .. } => {}
            What::Played { with, .. }
                if is_left_out(tournament, entrants, with.opponent, rounds) => {}
            What::Played { with, own, .. } => {
                all.opponents.push(with.opponent);
                all.score = all.score + own.score();
            }
            What::Forfeit { own: Own::Win, .. }
            | What::Alone(Alone::AllocatedBye | Alone::ForfeitWin) => all.given += 1,
            What::Open(_) => all.open += 1,
            What::Alone(Alone::Unknown) => all.unknown += 1,
            _ => {}
        }
    }
    all
}

/// In a round robin, somebody without a rating who made nothing against those who have one (1.4.2b).
fn is_left_out(
    tournament: &Tournament,
    entrants: &[Entrant],
    opponent: usize,
    rounds: u32,
) -> bool {
    let made_something = |cell: Cell| {
        let game = cell.game();
        game.is_some_and(|(with, own)| own != Own::Loss && entrants[with.opponent].rating.is_some())
    };
    tournament.is_round_robin()
        && entrants[opponent].rating.is_none()
        && !tournament
            .cells(opponent, rounds)
            .any(|(_, cell)| made_something(cell))
}
