//! `games` and `claims`: every game as it was submitted and as it was judged, and the claims made in it.

use serde::{Serialize, Serializer};

use crate::audit::JudgedGame;
use crate::judgement::claims::JudgedClaim;
use crate::notation::pgn::tags::{Tag, unescape};
use crate::replay::Variant;
use crate::report::words::Words;
use crate::rules::Severity;

use super::cells::beginning;
use super::{DateText, NumberText, UntrustedText};

#[derive(Serialize, Default)]
pub struct GameRow<'a> {
    file: UntrustedText<'a>,
    game: u64,
    line: u64,
    event: UntrustedText<'a>,
    site: UntrustedText<'a>,
    date: DateText<'a>,
    round: NumberText<'a>,
    white: UntrustedText<'a>,
    black: UntrustedText<'a>,
    white_elo: NumberText<'a>,
    black_elo: NumberText<'a>,
    result_submitted: &'a str,
    result_audited: &'a str,
    termination_submitted: UntrustedText<'a>,
    termination_audited: &'a str,
    edition: &'a str,
    edition_basis: &'a str,
    pace: &'a str,
    alphabet: &'a str,
    encoding: &'a str,
    plies: u32,
    final_fen: &'a str,
    status: &'a str,
    errors: u32,
    warnings: u32,
    notes: u32,
    white_fide_id: UntrustedText<'a>,
    black_fide_id: UntrustedText<'a>,
    time_control: UntrustedText<'a>,
    variant: UntrustedText<'a>,
    faults: usize,
    resumed: &'a str,
    plies_resumed: Option<u32>,
    final_fen_resumed: String,
    iso_date: DateText<'a>,
    moves_hash: MovesHash,
}

impl<'a> GameRow<'a> {
    /// The FEN is written into `fen`: every game has one, and a string of its own for each would be slow.
    pub fn new(game: &JudgedGame<'a>, fen: &'a mut Vec<u8>) -> GameRow<'a> {
        let case = game.case;
        let record = case.record;
        let first = record.resumptions.first();
        fen.clear();
        if let Some(end) = game.final_position() {
            end.write_fen(fen);
        }
        GameRow {
            file: UntrustedText::new(game.file),
            game: game.number,
            line: game.line,
            event: tag_value(game, Tag::Event),
            site: tag_value(game, Tag::Site),
            date: DateText(tag_value(game, Tag::Date)),
            round: NumberText(tag_value(game, Tag::Round)),
            white: tag_value(game, Tag::White),
            black: tag_value(game, Tag::Black),
            white_elo: NumberText(tag_value(game, Tag::WhiteElo)),
            black_elo: NumberText(tag_value(game, Tag::BlackElo)),
            result_submitted: case.submitted.result.map_or("", |result| result.as_str()),
            result_audited: game.verdict.result.map_or("", |result| result.as_str()),
            termination_submitted: tag_value(game, Tag::Termination),
            termination_audited: game.verdict.ending.word(),
            edition: case.laws.edition.id(),
            edition_basis: case.laws.basis.word(),
            pace: case.time.pace.map_or("", |pace| pace.word()),
            alphabet: record.alphabet(),
            encoding: game.encoding,
            plies: record.sound_plies(),
            final_fen: std::str::from_utf8(fen).unwrap_or_default(),
            status: game.status.word(),
            errors: game.findings.count(Severity::Error),
            warnings: game.findings.count(Severity::Warning),
            notes: game.findings.count(Severity::Note),
            white_fide_id: tag_value(game, Tag::WhiteFideId),
            black_fide_id: tag_value(game, Tag::BlackFideId),
            time_control: tag_value(game, Tag::TimeControl),
            variant: match record.variant {
                Variant::Standard => UntrustedText::new("standard"),
                Variant::Chess960 => UntrustedText::new("chess960"),
                Variant::Other => tag_value(game, Tag::Variant),
            },
            faults: case.stops().count(),
            resumed: first.map_or("", |first| first.way.word()),
            plies_resumed: first.map(|_| record.plies()),
            final_fen_resumed: first.map(|_| record.end.fen()).unwrap_or_default(),
            iso_date: case
                .certain_date(Tag::Date)
                .map_or_else(DateText::default, |date| {
                    DateText(UntrustedText::new(date.as_iso()))
                }),
            moves_hash: MovesHash(game.moves_hash.map(|(_, hash)| hash)),
        }
    }
}

/// Sixteen figures, or nothing. No figures of a number: spreadsheets would round it.
#[derive(Default)]
struct MovesHash(Option<u64>);

impl Serialize for MovesHash {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Some(hash) => {
                let figure =
                    |place: usize| b"0123456789abcdef"[(hash >> (60 - 4 * place)) as usize & 15];
                let figures: [u8; 16] = std::array::from_fn(figure);
                serializer.serialize_str(std::str::from_utf8(&figures).unwrap_or_default())
            }
            None => serializer.serialize_str(""),
        }
    }
}

#[derive(Serialize, Default)]
pub struct ClaimRow<'a> {
    file: UntrustedText<'a>,
    game: u64,
    ply: u32,
    r#move: String,
    side: &'a str,
    claim: &'a str,
    edition: &'a str,
    article: &'a str,
    verdict: &'a str,
    evidence: UntrustedText<'a>,
    penalty_seconds: Option<i64>,
    penalty_to: &'a str,
    penalty_article: &'a str,
}

impl<'a> ClaimRow<'a> {
    pub fn new(game: &JudgedGame<'a>, claim: &'a JudgedClaim) -> ClaimRow<'a> {
        ClaimRow {
            file: UntrustedText::new(game.file),
            game: game.number,
            ply: claim.ply,
            r#move: game.case.record.number_of_ply(claim.ply),
            side: claim.by.word(),
            claim: claim.kind.word(),
            edition: game.case.laws.edition.id(),
            article: claim.article,
            verdict: claim.verdict.word(),
            evidence: UntrustedText::new(Words::chosen().tell_all(&claim.evidence)),
            penalty_seconds: claim.penalty.map(|(seconds, _)| seconds),
            penalty_to: claim.penalty.map_or("", |(_, player)| player.word()),
            penalty_article: claim.penalty_article,
        }
    }
}

pub(super) fn tag_value<'a>(game: &JudgedGame<'a>, tag: Tag) -> UntrustedText<'a> {
    let case = game.case;
    let written = case.record.tags.span(tag).map(|span| span.slice(case.text));
    match written.map(|written| (written, beginning(written))) {
        Some((written, begins)) if begins.len() < written.len() => {
            UntrustedText::new(unescape(begins))
        }
        _ => UntrustedText::new(case.tag(tag).unwrap_or_default()),
    }
}
