//! Games written anew: each judged game becomes PGN, and what could not be converted a sentence for the user. Games
//! are made in parallel and written in order.

use std::collections::HashMap;

use crate::audit::{JudgedGame, Reporter};
use crate::fact::{Choice, Fact};
use crate::facts;
use crate::input::encoding::Damage;
use crate::laws::DateReading;
use crate::notation::Span;
use crate::notation::moves::alphabet::Alphabet;
use crate::notation::pgn::tags::Tag;
use crate::repair::Repair;
use crate::replay::defused;
use crate::replay::score::{Movetext, Score, ScoreItem, Unconverted, UnconvertedKind};

use super::pgn;
use super::snippet::printable;
use super::words::Words;

facts! {
    /// What a user is told of a game that was written anew.
    pub struct ToldOfGame = "normalise-told" {
        file: String,
        line: u64,
        game: u64,
        white: String,
        black: String,
        at: Option<String>,
        what: NotWritten,
    }

    pub enum NotWritten {
        DoubtfulDate = "normalise-doubtful-date" { tag: &'static str, read: String, days: Choice },
        LostLetters = "normalise-lost-letters",
        Repaired = "normalise-repaired" { repaired: usize, guessed: usize },
        /// Cells that stand for no move of the repaired game.
        CellsLeft = "normalise-cells-left" { count: usize, words: String },
        BeyondRepair = "normalise-beyond-repair" { words: String },
        /// A word of which no finding says why it could not be played.
        NotFollowed = "normalise-not-followed" { word: String },
        Result = "normalise-result",
        Moves = "normalise-moves" { reason: Fact },
        Illegal = "normalise-illegal" { reason: Fact },
        Variation = "normalise-variation" { reason: Fact },
        AnotherGame = "normalise-another-game",
        OtherVariant = "normalise-other-variant" { variant: String },
        BadStart = "normalise-bad-start",
    }
}

/// Makes PGN in the letters asked for.
pub struct Normaliser {
    pub letters: &'static Alphabet,
    /// The language of what is told.
    pub words: &'static Words,
}

impl Normalised {
    /// The games, without the blank line before the first.
    pub fn games(&self) -> &str {
        self.pgn.strip_prefix('\n').unwrap_or_default()
    }
}

/// One block's worth of games.
#[derive(Default)]
pub struct Normalised {
    /// A blank line stands before each game.
    pgn: String,
    /// What could not be converted, in the order of the games.
    pub told: Vec<String>,
    /// What was repaired, likewise.
    pub repaired: Vec<String>,
}

impl Reporter for Normaliser {
    type Batch = Normalised;

    fn batch(&self) -> Normalised {
        Normalised::default()
    }

    fn game(&self, game: &JudgedGame<'_>, batch: &mut Normalised) {
        let case = game.case;
        if let Some(text) = game.failed {
            batch.pgn.push('\n');
            keep(text, case.record.is_sheet, &mut batch.pgn);
            return;
        }
        let (mut scores, unconverted) =
            Score::transcribe(case.record, case.text, case.submitted.result);
        for (index, score) in scores.iter_mut().enumerate() {
            let told = match index {
                0 => &mut batch.told,
                _ => &mut Vec::new(),
            };
            self.dates(game, score, told);
        }
        if let Some(stray) = case.stray_ahead
            && let Some(score) = scores.first_mut()
            && let Movetext::Played { items, .. } = &mut score.movetext
        {
            items.insert(0, ScoreItem::Comment(defused(stray)));
        }
        for score in &scores {
            batch.pgn.push('\n');
            pgn::write(score, self.letters, &mut batch.pgn);
        }
        if matches!(case.damage, Some(Damage::Replacement | Damage::Both)) {
            let lost = NotWritten::LostLetters;
            batch.told.push(self.sentence(game, game.line, None, lost));
        }
        if !unconverted.is_empty() {
            self.tell(game, &unconverted, &mut batch.told);
        }
        if let Some(repair) = game.repair {
            let (repaired, guessed) = repair.counts();
            let what = NotWritten::Repaired { repaired, guessed };
            let told = self.sentence(game, game.line, None, what);
            batch.repaired.push(told);
            batch.told.extend(self.left_of(game, repair));
        }
    }
}

/// A game that could not be read for a fault of our own stays as it is. A sheet is no PGN: it stands in a comment.
fn keep(text: &str, is_sheet: bool, pgn: &mut String) {
    match is_sheet {
        true => pgn.push_str(&format!("[Event \"?\"]\n\n{{{}}} *", defused(text.trim()))),
        false => pgn.push_str(text.trim()),
    }
    pgn.push('\n');
}

impl Normaliser {
    /// Writes dates in the form of PGN. One that may mean two days is left as it stands, and told.
    fn dates(&self, game: &JudgedGame<'_>, score: &mut Score, told: &mut Vec<String>) {
        for tag in [Tag::Date, Tag::EventDate, Tag::UtcDate] {
            let Some(Ok(date @ DateReading::Other(_))) = game.case.date(tag) else {
                continue;
            };
            let tags = &mut score.tags;
            let Some((_, value)) = tags.iter_mut().find(|(name, _)| name == tag.name()) else {
                continue;
            };
            match date.certain() {
                Some(day) => *value = day.as_pgn(),
                None => {
                    let days = date.spans().iter().map(|span| span.as_pgn()).collect();
                    let what = NotWritten::DoubtfulDate {
                        tag: tag.name(),
                        read: printable(value),
                        days: Choice(days),
                    };
                    told.push(self.sentence(game, game.line, None, what));
                }
            }
        }
    }

    /// Tells of the cells that stand for no move of a repaired game: nothing that is written goes without a word.
    fn left_of(&self, game: &JudgedGame<'_>, repair: &Repair) -> Option<String> {
        let left = repair.left();
        let words = left.join(" ");
        let (at, what) = match (left.len(), repair.found.is_cut) {
            (0, _) => return None,
            (_, true) => {
                let end = game.case.record.plies() + 1;
                let at = game.case.record.move_number(end);
                (Some(at), NotWritten::BeyondRepair { words })
            }
            (count, false) => (None, NotWritten::CellsLeft { count, words }),
        };
        Some(self.sentence(game, game.line, at, what))
    }

    /// Says what could not be converted. The parts come in the order of the text, which is gone through once.
    fn tell(&self, game: &JudgedGame<'_>, unconverted: &[Unconverted], told: &mut Vec<String>) {
        let text = game.case.text;
        let mut reasons: HashMap<usize, &Fact> = HashMap::new();
        for finding in &game.findings.list {
            if let Some(span) = finding.place.span {
                let reason = reasons.entry(span.start as usize);
                reason.or_insert(&finding.detail);
            }
        }
        let (mut line, mut counted) = (game.line, 0);
        for part in unconverted {
            // A sheet is replayed from a text that we made of it; lines of that text are not lines of the sheet.
            let word = Span::new(part.at, part.at + word_at(text, part.at).len());
            if let Some(sheet) = game.case.sheet {
                line = game.line + sheet.line(text, word).unwrap_or_default();
            } else if part.at > counted {
                line +=
                    memchr::memchr_iter(b'\n', &text.as_bytes()[counted..part.at]).count() as u64;
                counted = part.at;
            }
            let reason = reasons.get(&part.at).map_or_else(
                || {
                    let word = game.case.written(word).to_string();
                    NotWritten::NotFollowed { word }.into()
                },
                |detail| (*detail).clone(),
            );
            told.push(self.told_part(game, part, line, reason));
        }
    }

    fn told_part(
        &self,
        game: &JudgedGame<'_>,
        part: &Unconverted,
        line: u64,
        reason: Fact,
    ) -> String {
        let (case, record) = (game.case, game.case.record);
        let place = || {
            let stops = record.resumptions.iter().map(|passed| &passed.stop);
            let mut stops = stops.chain(&record.stop);
            let here = stops.find(|stop| stop.span.start as usize == part.at);
            let ply = here.map_or(record.plies() + 1, |stop| stop.ply);
            Some(record.move_number(ply))
        };
        let (at, what) = match part.what {
            UnconvertedKind::Result => (None, NotWritten::Result),
            UnconvertedKind::Moves => (place(), NotWritten::Moves { reason }),
            UnconvertedKind::Illegal => (place(), NotWritten::Illegal { reason }),
            UnconvertedKind::Variation => (None, NotWritten::Variation { reason }),
            UnconvertedKind::AnotherGame => (None, NotWritten::AnotherGame),
            UnconvertedKind::OtherVariant => {
                let variant = case.tag(Tag::Variant).unwrap_or_default().to_string();
                (None, NotWritten::OtherVariant { variant })
            }
            UnconvertedKind::BadStart => (None, NotWritten::BadStart),
        };
        self.sentence(game, line, at, what)
    }

    /// `games.pgn:19, game 2 (Doe – Roe), move 2.: what`
    fn sentence(
        &self,
        game: &JudgedGame<'_>,
        line: u64,
        at: Option<String>,
        what: NotWritten,
    ) -> String {
        let name = |tag| {
            game.case
                .known_tag(tag)
                .map_or("?".to_owned(), |name| name.to_string())
        };
        let told = ToldOfGame {
            file: game.file.to_owned(),
            line,
            game: game.number,
            white: name(Tag::White),
            black: name(Tag::Black),
            at,
            what,
        };
        printable(&self.words.tell(&told.into()))
    }
}

fn word_at(text: &str, at: usize) -> &str {
    text[at..].split_whitespace().next().unwrap_or_default()
}
