//! Games that do not suffice for a first rating yet: kept in a file from one list to the next, each with what its opponent
//! counted for. In the next period they count for the newcomer, and for nobody else. A table comes in and goes out.

use std::path::Path;

use jiff::civil::Date;

use crate::board::Color;
use crate::facts;
use crate::lists::complaint::Complaint;
use crate::lists::officer::{OfficerError, broken, read_table};
use crate::lists::own_table::OwnTable;
use crate::lists::rating_list::plain_id;
use crate::points::HalfPoints;
use crate::table::{Row, with_formula, without_formula};

use super::calculation::Calculation;
use super::contest::{Basis, Contest, GameOutcome};
use super::systems::System;

facts! {
    /// Why a carried game cannot be used.
    pub enum CarriedFault {
        Unreadable = "carried-unreadable" { column: &'static str, read: String },
        OtherSystem = "carried-other-system" { read: String, asked: &'static str },
        /// It is in the input as well, and counts once.
        InInput = "carried-in-input" { name: String, file: String, number: u64 },
        /// The list has a rating for the newcomer.
        Rated = "carried-rated" { name: String, rating: u32 },
    }

    /// The header is not that of a file of carried games.
    pub struct CarriedHeader = "carried-header" { file: String, read: String }
}

/// Somebody in a carried game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CarriedPlayer {
    pub id: String,
    pub name: String,
    pub federation: String,
    pub birth: Option<i16>,
}

/// A game of a newcomer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CarriedGame {
    /// Where it stands in the file of carried games.
    pub line: u64,
    pub player: CarriedPlayer,
    /// Games with the same number and name are of one event.
    pub event: u64,
    pub event_name: String,
    pub start: Option<Date>,
    /// Where the game itself stood.
    pub file: String,
    pub number: u64,
    pub round: String,
    pub date: String,
    pub color: Color,
    pub opponent: CarriedPlayer,
    /// What he counted for.
    pub rating: u32,
    pub score: HalfPoints,
    /// Won or lost without play, where the rules count that.
    pub is_default: bool,
}

const COLUMNS: [&str; 18] = [
    "system",
    "player",
    "id",
    "federation",
    "birth",
    "event",
    "event_name",
    "start",
    "file",
    "game",
    "round",
    "date",
    "colour",
    "opponent",
    "opponent_id",
    "opponent_rating",
    "score",
    "default",
];

/// The games carried from the list before, with the name of their file.
#[derive(Clone, Debug, Default)]
pub struct Carried {
    pub file: String,
    pub games: Vec<CarriedGame>,
}

impl Carried {
    pub fn read(
        path: &Path,
        system: &'static str,
        complaints: &mut Vec<Complaint>,
    ) -> Result<Carried, CarriedError> {
        let file = path.display().to_string();
        let OwnTable { mut table, header } = read_table(path).map_err(CarriedError::File)?;
        if !COLUMNS.iter().all(|column| table.has(column)) {
            return Err(CarriedError::Header(CarriedHeader { file, read: header }));
        }
        let mut games = Vec::new();
        for row in table.rows() {
            let row = row.map_err(|cause| CarriedError::File(broken(path, &cause)))?;
            let read = row.cell("system");
            let game = match read == system {
                true => game(&row),
                false => Err(CarriedFault::OtherSystem {
                    read: read.to_owned(),
                    asked: system,
                }),
            };
            match game {
                Ok(game) => games.push(game),
                Err(what) => complaints.push(Complaint::new(&file, Some(row.line), what)),
            }
        }
        Ok(Carried { file, games })
    }

    /// What must be kept for the next list: the games of those who have no rating yet.
    pub fn of(
        contest: &Contest,
        calculations: &[Calculation],
        basis: Basis,
        system: &dyn System,
    ) -> Carried {
        let newcomers = calculations
            .iter()
            .filter(|sum| sum.before.is_none() && sum.after.is_none());
        let lines = newcomers.flat_map(|sum| sum.lines.iter().map(move |line| (sum.player, line)));
        let games = lines.filter(|(_, line)| system.carries(line));
        let games = games.filter_map(|(player, line)| {
            let game = &contest.games[line.game];
            let tournament = &contest.tournaments[game.tournament];
            let of = |player: usize| {
                let known = &contest.players[player];
                CarriedPlayer {
                    id: known.id.clone(),
                    name: known.name.clone(),
                    federation: known.federation.clone(),
                    birth: contest.standing(player, game.tournament).birth,
                }
            };
            Some(CarriedGame {
                line: 0,
                player: of(player),
                event: game.tournament as u64 + 1,
                event_name: tournament.name.clone(),
                start: tournament.start,
                file: game.file.to_string(),
                number: game.number,
                round: game.round.to_string(),
                date: game.date.to_string(),
                color: line.color,
                opponent: of(game.player(line.color.opposite())),
                rating: line.opponent?,
                score: line.score?,
                is_default: matches!(
                    game.outcome(basis),
                    GameOutcome::Default(..) | GameOutcome::TooShort(..)
                ),
            })
        });
        Carried {
            file: String::new(),
            games: games.collect(),
        }
    }

    /// How many players have games here.
    pub fn players(&self) -> usize {
        let mut players: Vec<(&str, &str)> = self
            .games
            .iter()
            .map(|game| (&*game.player.id, &*game.player.name))
            .collect();
        players.sort_unstable();
        players.dedup();
        players.len()
    }

    /// The table, as it is read again.
    pub fn table(&self, system: &str) -> Vec<u8> {
        let mut writer = csv::WriterBuilder::new().from_writer(Vec::new());
        // Into memory: nothing can fail.
        let _ = writer.write_record(COLUMNS);
        for game in &self.games {
            let text = |text: &str| without_formula(text).into_owned();
            let day = game.start.map_or(String::new(), |day| day.to_string());
            let birth = game
                .player
                .birth
                .map_or(String::new(), |year| year.to_string());
            let _ = writer.write_record([
                system.to_owned(),
                text(&game.player.name),
                text(&game.player.id),
                text(&game.player.federation),
                birth,
                game.event.to_string(),
                text(&game.event_name),
                day,
                text(&game.file),
                game.number.to_string(),
                text(&game.round),
                text(&game.date),
                game.color.word().to_owned(),
                text(&game.opponent.name),
                text(&game.opponent.id),
                game.rating.to_string(),
                game.score.to_string(),
                if game.is_default { "yes" } else { "no" }.to_owned(),
            ]);
        }
        writer.into_inner().unwrap_or_default()
    }
}

/// Why a file of carried games cannot be used at all.
pub enum CarriedError {
    File(OfficerError),
    Header(CarriedHeader),
}

impl CarriedGame {
    pub fn outcome(&self) -> GameOutcome {
        let other = HalfPoints::new(2 - self.score.halves().min(2));
        let (white, black) = match self.color {
            Color::White => (self.score, other),
            Color::Black => (other, self.score),
        };
        match self.is_default {
            true => GameOutcome::Default(white, black),
            false => GameOutcome::Played(white, black),
        }
    }
}

fn game(row: &Row<'_>) -> Result<CarriedGame, CarriedFault> {
    let text = |column: &str| {
        let cell = row.cell(column);
        with_formula(cell).unwrap_or(cell).to_owned()
    };
    let wrong = |column: &'static str| CarriedFault::Unreadable {
        column,
        read: row.cell(column).to_owned(),
    };
    let number = |column: &'static str| row.cell(column).parse::<u64>().map_err(|_| wrong(column));
    let player = CarriedPlayer {
        id: plain_id(&text("id")).to_owned(),
        name: text("player"),
        federation: text("federation"),
        birth: match row.cell("birth") {
            "" => None,
            year => Some(year.parse().map_err(|_| wrong("birth"))?),
        },
    };
    if player.id.is_empty() && player.name.is_empty() {
        return Err(wrong("player"));
    }
    Ok(CarriedGame {
        line: row.line,
        player,
        event: number("event")?,
        event_name: text("event_name"),
        start: match row.cell("start") {
            "" => None,
            day => Some(day.parse().map_err(|_| wrong("start"))?),
        },
        file: text("file"),
        number: number("game")?,
        round: text("round"),
        date: text("date"),
        color: match row.cell("colour") {
            "white" => Color::White,
            "black" => Color::Black,
            _ => return Err(wrong("colour")),
        },
        opponent: CarriedPlayer {
            id: plain_id(&text("opponent_id")).to_owned(),
            name: text("opponent"),
            ..CarriedPlayer::default()
        },
        rating: row
            .cell("opponent_rating")
            .parse()
            .ok()
            .filter(|rating| (1..10_000).contains(rating))
            .ok_or_else(|| wrong("opponent_rating"))?,
        score: match row.cell("score") {
            "0" => HalfPoints::NONE,
            "0.5" => HalfPoints::DRAW,
            "1" => HalfPoints::WIN,
            _ => return Err(wrong("score")),
        },
        is_default: match row.cell("default") {
            "yes" => true,
            "no" => false,
            _ => return Err(wrong("default")),
        },
    })
}
