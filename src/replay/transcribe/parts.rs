//! The parts of a game in which an illegal move stood: no reader plays such a move, so that the game ends before it and another
//! begins from the position behind it. A game without one has a single part.

use crate::board::Board;
use crate::notation::pgn::tags::Tag;
use crate::replay::resume::{Resumption, Way};
use crate::replay::san::san;
use crate::replay::score::{Movetext, UnconvertedKind};

use super::{Scribe, defused};

/// The tags of a part. Only the last has the result, or it would be counted twice; all but the first begin in the middle.
pub(super) fn tags_of_part(
    tags: &[(String, String)],
    start: &Board,
    begins_later: bool,
    is_last: bool,
) -> Vec<(String, String)> {
    let mut tags = tags.to_vec();
    if !is_last {
        let is_result = |name: &str| Tag::of_name(name) == Some(Tag::Result);
        let results = tags.iter_mut().filter(|(name, _)| is_result(name));
        results.for_each(|(_, value)| "*".clone_into(value));
    }
    if begins_later {
        tags.retain(|(name, _)| !["FEN", "SetUp"].contains(&name.as_str()));
        tags.push(("SetUp".to_owned(), "1".to_owned()));
        tags.push(("FEN".to_owned(), start.fen()));
    }
    tags
}

impl Scribe<'_> {
    /// Whether no move of this part has been written yet, and a part stands before it.
    pub(super) fn begins_part(&self) -> bool {
        !self.parts.is_empty() && self.made <= self.first && self.variations.is_empty()
    }

    /// A word that could not be played and behind which the replay went on. If the move was made all the same, another part of
    /// the game begins behind it; anything else is left to those who repair games.
    pub(super) fn passed_fault(&mut self, resumption: &Resumption) -> bool {
        let at = resumption.stop.span.start as usize;
        if resumption.way != Way::Stood {
            self.stop(at);
            return true;
        }
        // No reader takes a position in which a king could be taken.
        let record = self.record;
        let plies = resumption.stop.ply..=record.plies();
        let after = |ply: &u32| !record.board_before(ply + 1).could_take_king();
        let Some(ply) = plies.into_iter().find(after) else {
            self.stop(at);
            return true;
        };
        let start = record.board_before(ply + 1);
        let made = (resumption.stop.ply..=ply).map(|ply| {
            let number = record.move_number(ply);
            let m = record.moves[ply as usize - 1];
            format!("{number} {}", san(&record.board_before(ply), m))
        });
        let made = made.collect::<Vec<_>>().join(" ");
        let closing = format!(
            "Written here: {}. It is illegal, and seems to have been made: {made}. The game goes on below from {}",
            defused(resumption.stop.span.slice(self.text)),
            start.fen()
        );
        self.told(at, UnconvertedKind::Illegal);
        self.end_part(Some(closing));
        self.start = start;
        self.made += 1;
        self.first = ply as usize;
        false
    }

    pub(super) fn end_part(&mut self, closing: Option<String>) {
        let movetext = Movetext::Played {
            items: std::mem::take(&mut self.items),
            closing: self.closing.take().or(closing),
        };
        self.parts.push((self.start.clone(), movetext));
    }
}
