//! Players whose games are wanted: by name as people write names, or by FIDE ID.

use std::str::FromStr;

use crate::audit::JudgedGame;
use crate::lists::names::Name;
use crate::notation::pgn::tags::Tag;

/// On which side of the board.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Seat {
    White,
    Black,
    Either,
}

/// One of these players.
pub struct PlayerCriterion {
    pub seat: Seat,
    pub players: Vec<WantedPlayer>,
}

pub enum WantedPlayer {
    Id(String),
    Name(Name),
}

impl FromStr for WantedPlayer {
    type Err = std::convert::Infallible;

    /// Figures alone are an ID.
    fn from_str(written: &str) -> Result<WantedPlayer, Self::Err> {
        let written = written.trim();
        let is_id = !written.is_empty() && written.bytes().all(|byte| byte.is_ascii_digit());
        Ok(match is_id {
            true => WantedPlayer::Id(written.to_owned()),
            false => WantedPlayer::Name(Name::parse(written)),
        })
    }
}

impl PlayerCriterion {
    /// Names as they were given.
    pub fn new(seat: Seat, names: &[String]) -> Option<PlayerCriterion> {
        let players = names.iter().filter_map(|name| name.parse().ok()).collect();
        (!names.is_empty()).then_some(PlayerCriterion { seat, players })
    }

    pub(super) fn fits(&self, game: &JudgedGame<'_>) -> bool {
        let sits = |name: Tag, id: Tag| {
            let value = |tag| game.case.known_tag(tag);
            let id = value(id);
            let name = value(name).map(|name| Name::parse(&name));
            self.players.iter().any(|wanted| match wanted {
                WantedPlayer::Id(wanted) => id.as_deref().is_some_and(|id| id.trim() == wanted),
                WantedPlayer::Name(wanted) => name.as_ref().is_some_and(|name| wanted.may_be(name)),
            })
        };
        let white = || sits(Tag::White, Tag::WhiteFideId);
        let black = || sits(Tag::Black, Tag::BlackFideId);
        match self.seat {
            Seat::White => white(),
            Seat::Black => black(),
            Seat::Either => white() || black(),
        }
    }
}
