//! One player's calculation on standard output, as one would write it on paper.

use std::io::Write;

use crate::lists::names::Name;
use crate::rating::calculation::Calculation;
use crate::rating::contest::Basis;
use crate::report::terminal::Refusal;
use crate::report::visible;
use crate::report::{Ratings, on_paper};

/// The calculations of whoever is meant: by ID, by exact name, else by a name that fits.
pub(super) fn explain(player: &str, ratings: &Ratings<'_>) -> anyhow::Result<()> {
    let players = &ratings.contest.players;
    let name = Name::parse(player);
    let is_exact = |index: usize| players[index].is(player);
    let fits = |index: usize| name.fits(&Name::parse(&players[index].name)).is_some();
    let all = || 0..players.len();
    let mut meant: Vec<usize> = all().filter(|index| is_exact(*index)).collect();
    if meant.is_empty() {
        meant = all().filter(|index| fits(*index)).collect();
    }
    if meant.is_empty() {
        let given = player.to_owned();
        return Err(Refusal::NoPlayer { given }.into());
    }
    let mut out = std::io::stdout().lock();
    for index in meant {
        let of_player = |list: &&Calculation| list.player == index;
        let submitted = ratings.submitted.iter().find(of_player);
        let audited = ratings.audited.iter().find(of_player);
        for (basis, sum) in [(Basis::Submitted, submitted), (Basis::Audited, audited)] {
            if let Some(sum) = sum {
                writeln!(out, "{}", visible(&on_paper(ratings, basis, sum)))?;
            }
        }
    }
    Ok(())
}
