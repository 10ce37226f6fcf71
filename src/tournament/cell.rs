//! One player in one round: whom he met and what came of it, or why he met nobody. The kinds are those that FIDE's reports
//! tell apart; inputs that tell fewer give fewer.

use std::sync::Arc;

use crate::board::Color;
use crate::notation::trf::{RoundMark, TrfPoints, TrfScoring};
use crate::points::{HalfPoints, Hundredths};

/// What a player did in a round, and what it is worth.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    pub what: What,
    /// In hundredths of a point of this tournament's scoring.
    pub points: Hundredths,
}

impl Default for Cell {
    fn default() -> Cell {
        Cell {
            what: What::Alone(Alone::Unknown),
            points: Hundredths::ZERO,
        }
    }
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// A game over the board. `short`: it lasted less than a move of each, so that it is not rated.
    Played {
        with: Pairing,
        own: Own,
        short: bool,
    },
    /// Paired, and won or lost without play. Both may have lost.
    Forfeit {
        with: Pairing,
        own: Own,
    },
    /// Paired; what came of it is not known, or not yet.
    Open(Pairing),
    Alone(Alone),
}

/// Why a player met nobody.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Alone {
    FullBye,
    HalfBye,
    /// The bye given by the pairing.
    AllocatedBye,
    /// Absent: a bye of no point, asked for or taken.
    ZeroBye,
    /// A win or a loss without play against somebody who is not named.
    ForfeitWin,
    ForfeitLoss,
    /// Nothing is known of this round, or it has not come yet.
    Unknown,
}

/// Against whom.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Pairing {
    pub opponent: usize,
    /// The player's own colour, where it is known.
    pub color: Option<Color>,
    pub board: Option<u32>,
    /// The number of the game among those of the inputs, where it came from one.
    pub game: Option<usize>,
}

/// What a player made of a game.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Own {
    Loss,
    Draw,
    Win,
}

/// Where a game stands in the inputs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GamePlace {
    pub file: Arc<str>,
    /// From one.
    pub number: u64,
    /// The input says no round: it was put where both players are free.
    pub round_guessed: bool,
}

impl Own {
    pub fn of_score(score: HalfPoints) -> Own {
        match score.halves() {
            0 => Own::Loss,
            1 => Own::Draw,
            _ => Own::Win,
        }
    }

    /// As ratings count it, whatever the scoring of the tournament.
    pub fn score(self) -> HalfPoints {
        match self {
            Own::Loss => HalfPoints::NONE,
            Own::Draw => HalfPoints::DRAW,
            Own::Win => HalfPoints::WIN,
        }
    }
}

impl Alone {
    /// Why, in one word.
    pub fn word(self) -> &'static str {
        match self {
            Alone::FullBye => "full-bye",
            Alone::HalfBye => "half-bye",
            Alone::AllocatedBye => "allocated-bye",
            Alone::ZeroBye => "absent",
            Alone::ForfeitWin => "forfeit-won",
            Alone::ForfeitLoss => "forfeit-lost",
            Alone::Unknown => "unknown",
        }
    }
}

impl Cell {
    /// The cell of what a player did under a scoring. A result whose worth hangs on a colour that is not known counts as
    /// White's.
    pub fn new(what: What, scoring: &TrfScoring) -> Cell {
        let color = what
            .pairing()
            .map(|with| with.color.unwrap_or(Color::White));
        let points = scoring.worth(what.mark(), color).unwrap_or_default();
        Cell {
            what,
            points: hundredths(points),
        }
    }

    /// Against whom he was paired, played or not.
    pub fn pairing(&self) -> Option<Pairing> {
        self.what.pairing()
    }

    pub fn opponent(&self) -> Option<usize> {
        self.pairing().map(|with| with.opponent)
    }

    /// The game that was played over the board, and what he made of it.
    pub fn game(&self) -> Option<(Pairing, Own)> {
        match self.what {
            What::Played { with, own, .. } => Some((with, own)),
            _ => None,
        }
    }

    pub fn is_played(&self) -> bool {
        self.game().is_some()
    }

    /// The colour of a game that was played.
    #[allow(dead_code, reason = "pairings are judged by it")]
    pub fn played_color(&self) -> Option<Color> {
        self.game().and_then(|(with, _)| with.color)
    }

    /// The bye of the pairing, or a full point without play: rounds in which he was there to play.
    pub fn is_offered_bye(&self) -> bool {
        matches!(
            self.what,
            What::Alone(Alone::AllocatedBye | Alone::FullBye | Alone::ForfeitWin)
                | What::Forfeit { own: Own::Win, .. }
        )
    }

    /// A voluntary unplayed round (C.07, article 16.1): a bye asked for, an absence, a loss without play.
    pub fn is_voluntary(&self) -> bool {
        match self.what {
            What::Played { .. } | What::Open(_) => false,
            What::Forfeit { own, .. } => own != Own::Win,
            What::Alone(alone) => matches!(
                alone,
                Alone::HalfBye | Alone::ZeroBye | Alone::ForfeitLoss | Alone::Unknown
            ),
        }
    }

    /// What happened, in one word.
    pub fn word(&self) -> &'static str {
        match self.what {
            What::Played { own: Own::Win, .. } => "won",
            What::Played { own: Own::Draw, .. } => "drawn",
            What::Played { own: Own::Loss, .. } => "lost",
            What::Forfeit { own: Own::Win, .. } => "forfeit-won",
            What::Forfeit { .. } => "forfeit-lost",
            What::Open(_) => "open",
            What::Alone(alone) => alone.word(),
        }
    }

    /// As reports write it.
    pub fn mark(&self) -> RoundMark {
        self.what.mark()
    }
}

impl What {
    pub fn pairing(&self) -> Option<Pairing> {
        match self {
            What::Played { with, .. } | What::Forfeit { with, .. } | What::Open(with) => {
                Some(*with)
            }
            What::Alone(_) => None,
        }
    }

    pub fn mark(&self) -> RoundMark {
        match self {
            What::Played { own, short, .. } => match (own, short) {
                (Own::Win, false) => RoundMark::Win,
                (Own::Draw, false) => RoundMark::Draw,
                (Own::Loss, false) => RoundMark::Loss,
                (Own::Win, true) => RoundMark::ShortWin,
                (Own::Draw, true) => RoundMark::ShortDraw,
                (Own::Loss, true) => RoundMark::ShortLoss,
            },
            What::Forfeit { own: Own::Win, .. } | What::Alone(Alone::ForfeitWin) => {
                RoundMark::ForfeitWin
            }
            What::Forfeit { .. } | What::Alone(Alone::ForfeitLoss) => RoundMark::ForfeitLoss,
            What::Open(_) | What::Alone(Alone::Unknown) => RoundMark::Unreadable,
            What::Alone(Alone::FullBye) => RoundMark::FullBye,
            What::Alone(Alone::HalfBye) => RoundMark::HalfBye,
            What::Alone(Alone::AllocatedBye) => RoundMark::AllocatedBye,
            What::Alone(Alone::ZeroBye) => RoundMark::Absent,
        }
    }
}

/// Points of a scoring as they are added up.
pub(super) fn hundredths(points: TrfPoints) -> Hundredths {
    Hundredths::new(points.into())
}
