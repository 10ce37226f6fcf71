//! `standings`: each place with its points and one column for each tie-break; `crosstable`: who met whom. How many columns
//! there are hangs on the tournament, so that these rows are maps of names and values.

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::board::Color;
use crate::points::Amount;
use crate::tournament::standings::{StandingLine, Standings};
use crate::tournament::{Cell, TeamRound, Tournament};

use super::UntrustedText;

/// The columns of `standings`: those that every tournament has, the tie-breaks of all, and which tournament it is, where there
/// are several.
pub fn standing_columns(tiebreaks: &[String], several: bool) -> Vec<String> {
    let fixed = ["rank", "player", "id", "points"].map(str::to_owned);
    let last = several.then(|| TOURNAMENT.to_owned());
    fixed
        .into_iter()
        .chain(tiebreaks.iter().cloned())
        .chain(last)
        .collect()
}

/// The columns of `crosstable`, with one for each round, or for each opponent where everybody meets everybody.
pub fn crosstable_columns(rounds: &[String], several: bool) -> Vec<String> {
    let fixed = [
        "rank",
        "number",
        "player",
        "id",
        "title",
        "federation",
        "rating",
        "points",
    ];
    let last = several.then(|| TOURNAMENT.to_owned());
    let fixed = fixed.into_iter().map(str::to_owned);
    fixed.chain(rounds.iter().cloned()).chain(last).collect()
}

/// The column that says which tournament a row is of, where there are several.
pub(super) const TOURNAMENT: &str = "tournament";

/// A place in the standings.
#[derive(Default)]
pub struct StandingRow<'a> {
    rank: u32,
    player: UntrustedText<'a>,
    id: UntrustedText<'a>,
    points: Amount,
    /// By the names of their columns; no number where this tournament has no such tie-break.
    tiebreaks: Vec<(&'a str, Option<Amount>)>,
    tournament: Option<UntrustedText<'a>>,
}

impl<'a> StandingRow<'a> {
    /// `title`: of the tournament, where there are several.
    pub fn new(
        tournament: &'a Tournament,
        standings: &'a Standings,
        line: &'a StandingLine,
        columns: &'a [String],
        title: Option<&'a str>,
    ) -> StandingRow<'a> {
        let (player, id) = match standings.teams {
            true => (&*tournament.teams[line.side].name, ""),
            false => {
                let player = &tournament.players[line.side];
                (&*player.name, &*player.id)
            }
        };
        let value = |name: &'a String| {
            let place = standings
                .order
                .iter()
                .position(|tiebreak| tiebreak.name == *name);
            let score = place.and_then(|place| line.scores.get(place));
            (&**name, score.and_then(|score| score.value))
        };
        StandingRow {
            rank: line.rank,
            player: UntrustedText::new(player),
            id: UntrustedText::new(id),
            points: line.points,
            tiebreaks: columns.iter().map(value).collect(),
            tournament: title.map(UntrustedText::new),
        }
    }
}

impl Serialize for StandingRow<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut row = serializer.serialize_map(None)?;
        row.serialize_entry("rank", &self.rank)?;
        row.serialize_entry("player", &self.player)?;
        row.serialize_entry("id", &self.id)?;
        row.serialize_entry("points", &self.points)?;
        for (name, value) in &self.tiebreaks {
            row.serialize_entry(name, value)?;
        }
        if let Some(tournament) = &self.tournament {
            row.serialize_entry(TOURNAMENT, tournament)?;
        }
        row.end()
    }
}

/// A player, or a team, with all that he did.
#[derive(Default)]
pub struct CrosstableRow<'a> {
    rank: u32,
    number: u32,
    player: UntrustedText<'a>,
    id: UntrustedText<'a>,
    title: UntrustedText<'a>,
    federation: UntrustedText<'a>,
    rating: Option<u32>,
    points: Amount,
    rounds: Vec<(&'a str, String)>,
    tournament: Option<UntrustedText<'a>>,
}

impl<'a> CrosstableRow<'a> {
    pub fn new(
        tournament: &'a Tournament,
        standings: &'a Standings,
        line: &'a StandingLine,
        columns: &'a [String],
        title: Option<&'a str>,
    ) -> CrosstableRow<'a> {
        let side = line.side;
        let cells = cells(tournament, standings, side);
        let cell = |name: &'a String| {
            let cell = cells.iter().find(|(own, _)| own == name);
            (
                &**name,
                cell.map_or(String::new(), |(_, cell)| cell.clone()),
            )
        };
        let row = CrosstableRow {
            rank: line.rank,
            points: line.points,
            rounds: columns.iter().map(cell).collect(),
            tournament: title.map(UntrustedText::new),
            ..CrosstableRow::default()
        };
        if standings.teams {
            let team = &tournament.teams[side];
            return CrosstableRow {
                number: team.number,
                player: UntrustedText::new(&*team.name),
                ..row
            };
        }
        let player = &tournament.players[side];
        CrosstableRow {
            number: player.number,
            player: UntrustedText::new(&*player.name),
            id: UntrustedText::new(&*player.id),
            title: UntrustedText::new(&*player.title),
            federation: UntrustedText::new(&*player.federation),
            rating: player.rating,
            ..row
        }
    }

    /// The columns that a tournament needs.
    pub fn rounds_of(tournament: &Tournament, standings: &Standings) -> Vec<String> {
        match tournament.is_round_robin() {
            true if standings.teams => tournament
                .teams
                .iter()
                .map(|team| against(team.number))
                .collect(),
            true => tournament
                .players
                .iter()
                .map(|player| against(player.number))
                .collect(),
            false => (1..=standings.rounds)
                .map(|round| format!("round_{round}"))
                .collect(),
        }
    }
}

fn against(number: u32) -> String {
    format!("against_{number}")
}

/// What stands in the cells of a row, by the names of their columns. Where everybody meets everybody: the results against each,
/// in the order of the rounds; else the opponent's number, the colour and the result, as reports write them.
fn cells(tournament: &Tournament, standings: &Standings, side: usize) -> Vec<(String, String)> {
    let mut cells: Vec<(String, String)> = Vec::new();
    for round in 1..=standings.rounds {
        let cell = RoundCell::new(tournament, standings.teams, side, round);
        let text = cell.text();
        let number = cell.opponent.map(|opponent| match standings.teams {
            true => tournament.teams[opponent].number,
            false => tournament.players[opponent].number,
        });
        if !tournament.is_round_robin() {
            let number = number.map_or(String::new(), |number| number.to_string());
            cells.push((format!("round_{round}"), format!("{number}{text}")));
            continue;
        }
        let Some(number) = number else { continue };
        let column = against(number);
        match cells.iter_mut().find(|(name, _)| *name == column) {
            Some((_, results)) => {
                results.push(' ');
                results.push_str(&text);
            }
            None => cells.push((column, text)),
        }
    }
    cells
}

/// One round of a player or a team, as a crosstable shows it.
#[derive(Default)]
pub struct RoundCell {
    /// The opponent's place among the players, or the teams.
    pub opponent: Option<usize>,
    /// Of a match: the colour on the first board.
    pub color: Option<Color>,
    pub result: CellResult,
}

/// What came of a round.
pub enum CellResult {
    /// `1`, `=`, `+`, `H`. In a round robin the numbers of points are read more easily, but what was not played must show.
    Sign(String),
    /// Of a match: what was made on the boards.
    Points(Amount),
}

impl Default for CellResult {
    fn default() -> CellResult {
        CellResult::Sign(String::new())
    }
}

impl RoundCell {
    pub fn new(tournament: &Tournament, teams: bool, side: usize, round: u32) -> RoundCell {
        match teams {
            true => RoundCell::of_team(tournament, side, round),
            false => RoundCell::of_player(tournament.cell(side, round)),
        }
    }

    pub fn of_player(cell: Cell) -> RoundCell {
        let with = cell.pairing();
        let sign = match cell.word() {
            "unknown" => String::new(),
            "open" => "*".to_owned(),
            "absent" => "Z".to_owned(),
            // Without an opponent a sign alone would look like a formula.
            "forfeit-won" | "forfeit-lost" if with.is_none() => {
                format!("0{}", cell.mark().shown())
            }
            _ => cell.mark().shown().to_string(),
        };
        RoundCell {
            opponent: with.map(|with| with.opponent),
            color: with.and_then(|with| with.color),
            result: CellResult::Sign(sign),
        }
    }

    fn of_team(tournament: &Tournament, team: usize, round: u32) -> RoundCell {
        let place = match tournament.team_round(team, round) {
            TeamRound::Match(place) => place,
            TeamRound::Alone(_) => {
                return RoundCell {
                    result: CellResult::Sign("U".to_owned()),
                    ..RoundCell::default()
                };
            }
            TeamRound::Unknown => return RoundCell::default(),
        };
        let of = &tournament.matches[place];
        let Some(side) = of.side(team) else {
            return RoundCell::default();
        };
        let color = if side == 0 {
            Color::White
        } else {
            Color::Black
        };
        let points = tournament.match_result(of).game_points[side];
        RoundCell {
            opponent: Some(of.teams[1 - side]),
            color: Some(color),
            result: CellResult::Points(Amount::of_points(points)),
        }
    }

    /// `w1`, `b=`, `w+`; `H` without an opponent; `w2.5` of a match.
    fn text(&self) -> String {
        let color = self.color.map_or("", |color| match color {
            Color::White => "w",
            Color::Black => "b",
        });
        match &self.result {
            CellResult::Sign(sign) => format!("{color}{sign}"),
            CellResult::Points(points) => format!("{color}{points}"),
        }
    }
}

impl Serialize for CrosstableRow<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut row = serializer.serialize_map(None)?;
        row.serialize_entry("rank", &self.rank)?;
        row.serialize_entry("number", &self.number)?;
        row.serialize_entry("player", &self.player)?;
        row.serialize_entry("id", &self.id)?;
        row.serialize_entry("title", &self.title)?;
        row.serialize_entry("federation", &self.federation)?;
        row.serialize_entry("rating", &self.rating)?;
        row.serialize_entry("points", &self.points)?;
        for (name, cell) in &self.rounds {
            row.serialize_entry(name, cell)?;
        }
        if let Some(tournament) = &self.tournament {
            row.serialize_entry(TOURNAMENT, tournament)?;
        }
        row.end()
    }
}
