//! What the page knows of one game: the cells of its row, with its moves as squares and as text, its clocks, offers, positions
//! that came again, and words past which the replay went on.

use std::fmt::Write;

use serde_json::{Value as Json, json};

use super::tag;
use crate::audit::JudgedGame;
use crate::board::{Manner, Move, MoveKind, Role};
use crate::notation::moves::san::read_san;
use crate::notation::pgn::command::PgnCommand;
use crate::notation::pgn::tags::Tag;
use crate::notation::words::clock::ReadingKind;
use crate::replay::{ClockReading, Record, Variant, san::san};

pub(super) fn game_cells(game: &JudgedGame<'_>, month: String) -> Vec<Json> {
    let case = game.case;
    let record = case.record;
    let (path, san) = moves(game);
    let start = match record.start.is_standard() {
        // A start that cannot be set up is shown as far as it can be read.
        _ if record.fen_error.is_some() => tag(game, Tag::Fen),
        true => String::new(),
        false => record.start.fen(),
    };
    vec![
        json!(game.file),
        json!(game.number),
        json!(game.line),
        json!(tag(game, Tag::Event)),
        json!(tag(game, Tag::Site)),
        json!(tag(game, Tag::Date)),
        json!(tag(game, Tag::Round)),
        json!(tag(game, Tag::White)),
        json!(tag(game, Tag::Black)),
        json!(tag(game, Tag::WhiteElo)),
        json!(tag(game, Tag::BlackElo)),
        json!(case.submitted.result.map_or("", |result| result.as_str())),
        json!(game.verdict.result.map_or("", |result| result.as_str())),
        json!(tag(game, Tag::Termination)),
        json!(game.verdict.ending.word()),
        json!(case.laws.edition.id()),
        json!(case.laws.basis.word()),
        json!(case.time.pace.map_or("", |pace| pace.word())),
        json!(record.alphabet()),
        json!(game.encoding),
        json!(record.plies()),
        json!(game.status.word()),
        json!(tag(game, Tag::TimeControl)),
        json!(month),
        json!(start),
        json!(u8::from(record.variant == Variant::Chess960)),
        json!(path),
        json!(san),
        json!(clocks(record)),
        json!(offers(record)),
        json!(repeats(game)),
        json!(resumed(record)),
        json!(record.sound_plies()),
    ]
}

/// Every move as its two squares, castling as the king taking his rook, and in short English notation.
fn moves(game: &JudgedGame<'_>) -> (String, String) {
    let record = game.case.record;
    let path: Vec<String> = record
        .moves
        .iter()
        .map(|played| squares_of_move(*played))
        .collect();
    let words = || record.words.iter().map(|span| span.slice(game.case.text));
    // Most games are written so already, and to write them anew would take longer than all the rest of the page.
    let is_plain =
        record.alphabet() == "en" && words().all(|word| read_san(word.as_bytes()).is_some());
    let is_plain = is_plain && record.resumptions.is_empty();
    let written: Vec<String> = match is_plain {
        true => words().map(str::to_owned).collect(),
        false => {
            let mut board = record.start.clone();
            let each = record.moves.iter().map(|played| {
                let written = san(&board, *played);
                board.play(*played);
                written
            });
            each.collect()
        }
    };
    (path.join(" "), written.join(" "))
}

/// `e2e4`, `e7e8q`.
pub(in crate::report::html) fn squares_of_move(played: Move) -> String {
    let mut path = format!("{}{}", played.from(), played.to());
    if let Some(role) = promotion(played) {
        path.push(role.letter().to_ascii_lowercase());
    }
    path
}

fn promotion(played: Move) -> Option<Role> {
    match played.kind() {
        MoveKind::Promotion(role) | MoveKind::Illegal(Manner::Promotion(role)) => Some(role),
        _ => None,
    }
}

/// `1:5400 2:5390.5`: what was left behind a ply, in seconds.
fn clocks(record: &Record) -> String {
    let mut told = String::new();
    for reading in left(record) {
        let milliseconds = reading.shown.time.get();
        if !told.is_empty() {
            told.push(' ');
        }
        let _ = match milliseconds % 1000 {
            0 => write!(told, "{}:{}", reading.ply, milliseconds / 1000),
            _ => write!(told, "{}:{}", reading.ply, milliseconds as f64 / 1000.0),
        };
    }
    told
}

/// What was left on the clocks, reading by reading.
pub(super) fn left(record: &Record) -> impl Iterator<Item = &ClockReading> {
    let readings = record.clocks.iter();
    readings.filter(|reading| reading.kind == ReadingKind::Left)
}

fn offers(record: &Record) -> String {
    let offers = record
        .commands
        .iter()
        .filter(|placed| placed.command == PgnCommand::OfferDraw);
    let plies: Vec<String> = offers.map(|placed| placed.ply.to_string()).collect();
    plies.join(" ")
}

/// `12,18,24`: the plies after which one position stood, for every position that came three times.
fn repeats(game: &JudgedGame<'_>) -> String {
    if game.case.course.third.is_none() {
        return String::new();
    }
    let groups = game.case.repeated_positions().into_iter().map(|plies| {
        let plies: Vec<String> = plies.iter().map(u32::to_string).collect();
        plies.join(",")
    });
    groups.collect::<Vec<_>>().join(" ")
}

fn resumed(record: &Record) -> String {
    let told = record.resumptions.iter();
    let told = told.map(|resumption| format!("{}:{}", resumption.stop.ply, resumption.way.word()));
    told.collect::<Vec<_>>().join(" ")
}
