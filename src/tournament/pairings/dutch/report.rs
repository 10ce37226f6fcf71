//! A tournament as a report for a pairing program: numbers, colours, results and what bears on pairing, and no names, which
//! are nobody's business and may be in letters that the program cannot read. What the form cannot say is refused: half a
//! report would be answered with the wrong pairings.

use std::fmt::Write;

use crate::board::Color;
use crate::facts;
use crate::points::Hundredths;
use crate::tournament::{Alone, Cell, Own, Tournament, What};

use super::Dialect;

facts! {
    /// Why no program can be asked.
    pub enum CannotAsk {
        OfTeams = "pairing-cannot-ask-teams",
        NoColor = "pairing-cannot-ask-color" { name: String, round: u32 },
        Scoring = "pairing-cannot-ask-scoring",
        OtherPoints = "pairing-cannot-ask-points" { name: String },
        ByRank = "pairing-cannot-ask-rank",
        Baku = "pairing-cannot-ask-baku",
        TooLarge = "pairing-cannot-ask-large",
    }
}

/// A report, and how the numbers in it are to be read.
pub(super) struct PairingReport {
    pub(super) text: String,
    /// Programs ask for numbers without gaps: the players are counted through. Some of theirs were left out in the input.
    pub(super) has_gaps: bool,
}

/// Fields of four digits.
const MOST_PLAYERS: usize = 9_999;
const MOST_ROUNDS: u32 = 99;

pub(super) fn write(tournament: &Tournament, dialect: Dialect) -> Result<PairingReport, CannotAsk> {
    refuse_what_cannot_be_said(tournament)?;
    let mut text = String::from("012 Pairings\n");
    // Writing to a string cannot fail.
    let _ = write_head(tournament, dialect, &mut text);
    for player in 0..tournament.players.len() {
        text.push_str(&line(tournament, player)?);
        text.push('\n');
    }
    let mut numbers = (1..).zip(&tournament.players);
    Ok(PairingReport {
        text,
        has_gaps: numbers.any(|(number, player)| player.number != number),
    })
}

fn refuse_what_cannot_be_said(tournament: &Tournament) -> Result<(), CannotAsk> {
    if !tournament.teams.is_empty() {
        return Err(CannotAsk::OfTeams);
    }
    if tournament.players.len() > MOST_PLAYERS || tournament.rounds > MOST_ROUNDS {
        return Err(CannotAsk::TooLarge);
    }
    let settings = tournament.pairing_settings.to_lowercase();
    if settings.split_whitespace().any(|word| word == "rank") {
        return Err(CannotAsk::ByRank);
    }
    let is_baku = tournament.stated_type.to_lowercase().contains("baku");
    if is_baku && tournament.accelerations.is_empty() {
        return Err(CannotAsk::Baku);
    }
    let worth = &tournament.scoring;
    let is_plain = [worth.win, worth.draw, worth.loss]
        .iter()
        .all(|[white, black]| white == black)
        && [worth.forfeit_win, worth.full_bye] == worth.win
        && worth.half_bye == worth.draw[0];
    let all = [
        worth.win[0],
        worth.draw[0],
        worth.loss[0],
        worth.allocated_bye,
        worth.absence,
        worth.forfeit_loss,
    ];
    match is_plain && all.iter().all(|points| points % 10 == 0) {
        true => Ok(()),
        false => Err(CannotAsk::Scoring),
    }
}

/// `3.5`
fn tenths(points: i64) -> String {
    format!("{}.{}", points / 100, points % 100 / 10)
}

fn write_head(
    tournament: &Tournament,
    dialect: Dialect,
    text: &mut String,
) -> Result<(), std::fmt::Error> {
    let rounds = tournament.rounds;
    let code = match dialect {
        Dialect::BbpPairings => "XXR",
        Dialect::Gacrux => "142",
    };
    writeln!(text, "{code} {rounds}")?;
    let settings = tournament.pairing_settings.to_lowercase();
    let color = tournament.initial_color.to_lowercase();
    let first = match () {
        () if color.starts_with('w') || settings.contains("white1") => Some("white1"),
        () if color.starts_with('b') || settings.contains("black1") => Some("black1"),
        () => None,
    };
    if let Some(first) = first {
        match dialect {
            Dialect::BbpPairings => writeln!(text, "XXC {first}")?,
            Dialect::Gacrux => writeln!(text, "152 {}", first[..1].to_uppercase())?,
        }
    }
    write_scoring(tournament, dialect, text)?;
    write_accelerations(tournament, dialect, text)?;
    for forbidden in &tournament.forbidden {
        let places = forbidden.numbers.iter();
        let places: Vec<usize> = places
            .filter_map(|number| tournament.numbered(*number))
            .collect();
        let [first, last] = forbidden.rounds.unwrap_or([1, rounds]);
        match (dialect, first <= 1 && last >= rounds) {
            (Dialect::BbpPairings, true) => {
                write!(text, "XXP")?;
                places
                    .iter()
                    .try_for_each(|place| write!(text, " {}", place + 1))?;
            }
            _ => {
                write!(text, "260 {first:>3} {:>3}", last.min(rounds))?;
                places
                    .iter()
                    .try_for_each(|place| write!(text, " {:>4}", place + 1))?;
            }
        }
        writeln!(text)?;
    }
    Ok(())
}

/// What results are worth, where that is not the usual.
fn write_scoring(
    tournament: &Tournament,
    dialect: Dialect,
    text: &mut String,
) -> Result<(), std::fmt::Error> {
    let worth = &tournament.scoring;
    if *worth == crate::notation::trf::TrfScoring::default() {
        return Ok(());
    }
    let shown = |points: u32| tenths(points.into());
    let [win, draw, loss] = [worth.win, worth.draw, worth.loss].map(|points| shown(points[0]));
    let [bye, absence, forfeit] =
        [worth.allocated_bye, worth.absence, worth.forfeit_loss].map(shown);
    match dialect {
        Dialect::BbpPairings => {
            let lines = [
                ("BBW", win),
                ("BBD", draw),
                ("BBL", loss),
                ("BBZ", absence),
                ("BBF", forfeit),
                ("BBU", bye),
            ];
            for (code, points) in lines {
                writeln!(text, "{code} {points:>4}")?;
            }
        }
        Dialect::Gacrux => {
            writeln!(
                text,
                "162  W{win:>4}    D{draw:>4}    L{loss:>4}    P{bye:>4}"
            )?;
        }
    }
    Ok(())
}

fn write_accelerations(
    tournament: &Tournament,
    dialect: Dialect,
    text: &mut String,
) -> Result<(), std::fmt::Error> {
    if tournament.accelerations.is_empty() {
        return Ok(());
    }
    for player in 0..tournament.players.len() {
        let points = |round| tournament.virtual_points(player, round).get();
        let rounds: Vec<i64> = (1..=tournament.rounds).map(points).collect();
        if rounds.iter().all(|points| *points == 0) {
            continue;
        }
        let number = player + 1;
        match dialect {
            Dialect::BbpPairings => {
                write!(text, "XXA {number:>4}")?;
                for points in rounds {
                    write!(text, " {:>4}", tenths(points))?;
                }
                writeln!(text)?;
            }
            Dialect::Gacrux => {
                for (round, points) in (1..).zip(rounds).filter(|(_, points)| *points > 0) {
                    let points = tenths(points);
                    let round: u32 = round;
                    writeln!(
                        text,
                        "250      {points:>4} {round:>3} {round:>3} {number:>4} {number:>4}"
                    )?;
                }
            }
        }
    }
    Ok(())
}

/// A line 001 up to the last round in which anybody was paired.
fn line(tournament: &Tournament, place: usize) -> Result<String, CannotAsk> {
    let player = &tournament.players[place];
    let mut rounds = String::new();
    let mut points = Hundredths::ZERO;
    let other_points = || CannotAsk::OtherPoints {
        name: player.name.clone(),
    };
    for (round, cell) in tournament.cells(place, tournament.played) {
        let cell = as_finished(tournament, cell);
        if cell.points != Cell::new(cell.what, &tournament.scoring).points {
            return Err(other_points());
        }
        points += cell.points;
        let with = cell.pairing();
        let color = with.and_then(|with| with.color);
        if cell.is_played() && color.is_none() {
            let name = player.name.clone();
            return Err(CannotAsk::NoColor { name, round });
        }
        let color = match color {
            Some(Color::White) => 'w',
            Some(Color::Black) => 'b',
            None => '-',
        };
        let mark = match cell.what {
            What::Alone(Alone::Unknown | Alone::ZeroBye | Alone::ForfeitLoss) => 'Z',
            _ => cell.mark().shown(),
        };
        let opponent = with.map_or("0000".to_owned(), |with| (with.opponent + 1).to_string());
        rounds.push_str(&format!("  {opponent:>4} {color} {mark}"));
    }
    let mut adjusted = player.adjustments.iter();
    if adjusted.any(|adjustment| adjustment.round <= tournament.played) {
        return Err(other_points());
    }
    let number = place + 1;
    let name = format!("Player {number}");
    let rating = player.rating.filter(|rating| *rating <= 9_999).unwrap_or(0);
    let points = tenths(points.get());
    Ok(format!(
        "001 {number:>4}      {name:<33} {rating:>4} {:<3} {:>11} {:<10} {points:>4} {number:>4}{rounds}",
        "", "", ""
    ))
}

/// A game without a result counts as a draw: it bears on later rounds alone.
fn as_finished(tournament: &Tournament, cell: Cell) -> Cell {
    match cell.what {
        What::Open(with) => Cell::new(
            What::Played {
                with,
                own: Own::Draw,
                short: false,
            },
            &tournament.scoring,
        ),
        _ => cell,
    }
}
