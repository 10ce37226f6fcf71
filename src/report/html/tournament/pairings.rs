//! The pairings of a tournament as the page shows them: round by round and board by board, with what came of each, and with
//! the verdict where they were judged. Of a team event they are matches.

use crate::board::Color;
use crate::fact::Fact;
use crate::report::RankedTournament;
use crate::report::rows::{CellResult, RoundCell};
use crate::tournament::pairings::{JudgedPairing, Pair, PairingVerdict};
use crate::tournament::{Cell, TeamRound, Tournament};

/// A pairing, or a bye, or one that the rules ask for and nobody played.
pub(super) struct ShownPairing<'r> {
    pub(super) round: u32,
    /// As the input has it.
    pub(super) board: Option<u32>,
    /// White and Black, as places among the players or, of a match, among the teams. Of a bye the second is empty.
    pub(super) sides: Pair,
    /// Whether the sides are teams.
    pub(super) of_teams: bool,
    /// Whether it is known who had White.
    pub(super) has_colors: bool,
    /// What each side made of it; none where it was not played.
    pub(super) results: Vec<CellResult>,
    /// Why somebody met nobody.
    pub(super) alone: Option<&'static str>,
    pub(super) judged: Option<&'r JudgedPairing>,
}

impl ShownPairing<'_> {
    pub(super) fn verdict(&self) -> Option<PairingVerdict> {
        self.judged.map(|judged| judged.verdict)
    }

    pub(super) fn reasons(&self) -> &[Fact] {
        self.judged.map_or(&[], |judged| &judged.reasons)
    }
}

/// All pairings of a tournament. A round that was judged is shown as it was judged, any other as the input has it.
pub(super) fn pairings(ranked: &RankedTournament) -> Vec<ShownPairing<'_>> {
    let tournament = &ranked.tournament;
    let judged = ranked.pairings.as_ref();
    let of_teams = judged.is_some_and(|judged| judged.is_of_teams(tournament));
    let rows = judged.into_iter().flat_map(|judged| &judged.rows);
    let last = rows.clone().map(|row| row.round).max().unwrap_or(0);
    let mut shown = Vec::new();
    for round in 1..=tournament.played.max(last) {
        let before = shown.len();
        let of_round = rows.clone().filter(|row| row.round == round);
        shown.extend(of_round.map(|row| of_judged(tournament, row, of_teams)));
        if shown.len() > before {
            continue;
        }
        match ranked.standings.teams {
            true => matches(tournament, round, &mut shown),
            false => games(tournament, round, &mut shown),
        }
    }
    shown
}

fn of_judged<'r>(
    tournament: &Tournament,
    judged: &'r JudgedPairing,
    of_teams: bool,
) -> ShownPairing<'r> {
    let sides = judged.played.unwrap_or_default();
    let seated: Vec<usize> = sides.into_iter().flatten().collect();
    let word = |side: usize| match of_teams {
        true => alone_word(tournament, side, judged.round),
        false => tournament.cell(side, judged.round).word(),
    };
    let made = |side: usize| RoundCell::new(tournament, of_teams, side, judged.round).result;
    ShownPairing {
        round: judged.round,
        board: Some(judged.board),
        sides,
        of_teams,
        has_colors: true,
        alone: match seated[..] {
            [side] => Some(word(side)),
            _ => None,
        },
        results: seated.into_iter().map(made).collect(),
        judged: Some(judged),
    }
}

fn result(cell: Cell) -> CellResult {
    RoundCell::of_player(cell).result
}

/// Boards in their order where the input has them; else in the order of the start numbers. Who met nobody comes last.
fn games(tournament: &Tournament, round: u32, shown: &mut Vec<ShownPairing<'_>>) {
    let mut found = Vec::new();
    for player in 0..tournament.players.len() {
        let cell = tournament.cell(player, round);
        let Some(with) = cell.pairing() else {
            if cell.word() != "unknown" {
                let pairing = ShownPairing {
                    round,
                    board: None,
                    sides: [Some(player), None],
                    of_teams: false,
                    has_colors: false,
                    results: vec![result(cell)],
                    alone: Some(cell.word()),
                    judged: None,
                };
                found.push(((true, u32::MAX, player), pairing));
            }
            continue;
        };
        let opponent = tournament.cell(with.opponent, round);
        let mirrored = opponent.opponent() == Some(player);
        let color = with
            .color
            .or_else(|| Some(opponent.pairing()?.color?.opposite()));
        // A game is told once: by White, or by who comes first where nobody knows who had White.
        let is_told = match color {
            Some(color) => color == Color::White,
            None => player < with.opponent,
        };
        if mirrored && !is_told {
            continue;
        }
        let mut sides = [Some(player), Some(with.opponent)];
        let mut results = vec![result(cell)];
        if mirrored {
            results.push(result(opponent));
        } else if color == Some(Color::Black) {
            sides.reverse();
        }
        let board = with.board;
        let pairing = ShownPairing {
            round,
            board,
            sides,
            of_teams: false,
            has_colors: color.is_some(),
            results,
            alone: None,
            judged: None,
        };
        let place = player.min(with.opponent);
        found.push(((false, board.unwrap_or(u32::MAX), place), pairing));
    }
    found.sort_by_key(|(order, _)| *order);
    shown.extend(found.into_iter().map(|(_, pairing)| pairing));
}

fn matches(tournament: &Tournament, round: u32, shown: &mut Vec<ShownPairing<'_>>) {
    let of_round = tournament.matches.iter().filter(|of| of.round == round);
    shown.extend(of_round.map(|of| {
        let cell = |side: usize| RoundCell::new(tournament, true, of.teams[side], round).result;
        ShownPairing {
            round,
            board: None,
            sides: of.teams.map(Some),
            of_teams: true,
            has_colors: true,
            results: vec![cell(0), cell(1)],
            alone: None,
            judged: None,
        }
    }));
    for team in 0..tournament.teams.len() {
        if let TeamRound::Alone(_) = tournament.team_round(team, round) {
            let word = alone_word(tournament, team, round);
            shown.push(ShownPairing {
                round,
                board: None,
                sides: [Some(team), None],
                of_teams: true,
                has_colors: false,
                results: vec![RoundCell::new(tournament, true, team, round).result],
                alone: Some(word),
                judged: None,
            });
        }
    }
}

/// What a team did in a round, in one word.
pub(super) fn alone_word(tournament: &Tournament, team: usize, round: u32) -> &'static str {
    match tournament.team_round(team, round) {
        TeamRound::Alone(alone) => alone.word(),
        TeamRound::Match(_) | TeamRound::Unknown => "unknown",
    }
}
