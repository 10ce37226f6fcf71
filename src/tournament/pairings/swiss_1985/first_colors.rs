//! Colours of the first round (5.2): the lot gives the first number his; odd numbers of the upper half have the same, even
//! numbers the other. Where somebody was absent, it is not said whether numbers or places in the half are meant: both are
//! accepted.

use crate::board::Color;

use super::OfColors;
use super::facts::{SwissNote, SwissReason};
use super::scene::{Scene, believed_color};
use super::steps::pairs;

pub(super) struct FirstColors {
    /// Whether odd ones have White: by start numbers, and by places.
    odd_have_white: [Option<bool>; 2],
    /// Which of the two readings fits better.
    fits_better: usize,
}

/// Whether a player is odd: by his start number, or by his place.
fn is_odd(scene: &Scene<'_>, player: usize, reading: usize) -> bool {
    match reading {
        0 => scene.tournament.players[scene.players[player]].number % 2 == 1,
        _ => player.is_multiple_of(2),
    }
}

fn color_of(scene: &Scene<'_>, player: usize) -> Option<Color> {
    believed_color(scene.tournament, scene.players[player], 1)
}

impl FirstColors {
    /// The lot as most boards show it; where they are divided, as the report says it.
    pub(super) fn new(scene: &Scene<'_>) -> FirstColors {
        let colored: Vec<(usize, Color)> = pairs(scene)
            .into_iter()
            .filter_map(|[one, _]| Some((one, color_of(scene, one)?)))
            .collect();
        let odd_with_white = [0, 1].map(|reading| {
            let fits = |(player, color): &&(usize, Color)| {
                is_odd(scene, *player, reading) == (*color == Color::White)
            };
            colored.iter().filter(fits).count()
        });
        let odd_have_white = odd_with_white.map(|fit| match (2 * fit).cmp(&colored.len()) {
            std::cmp::Ordering::Greater => Some(true),
            std::cmp::Ordering::Less => Some(false),
            std::cmp::Ordering::Equal => stated(scene).map(|color| color == Color::White),
        });
        let fit = odd_with_white.map(|fit| fit.max(colored.len() - fit));
        FirstColors {
            odd_have_white,
            fits_better: usize::from(fit[1] > fit[0]),
        }
    }

    /// Who of a pair has White; 0 is the higher ranked.
    pub(super) fn white(&self, scene: &Scene<'_>, pair: [usize; 2]) -> usize {
        let reading = self.fits_better;
        let odd_have_white = self.odd_have_white[reading].unwrap_or(true);
        usize::from(is_odd(scene, pair[0], reading) != odd_have_white)
    }

    pub(super) fn judge(&self, scene: &Scene<'_>, pair: [usize; 2], white: usize) -> OfColors {
        let reading = self.fits_better;
        let Some(odd_have_white) = self.odd_have_white[reading] else {
            return OfColors::Open(SwissReason::LotUnknown);
        };
        if is_odd(scene, pair[0], reading) == ((white == 0) == odd_have_white) {
            return OfColors::Right;
        }
        let half = scene.count() / 2;
        if pair[0] >= half || pair[1] < half {
            // Two of one half: the rule does not speak of them.
            return OfColors::Choice;
        }
        if !scene.has_numbers || scene.unknown.is_some() {
            return OfColors::Open(SwissReason::NumbersUnknown);
        }
        let color = match white {
            0 => Color::Black,
            _ => Color::White,
        };
        OfColors::Wrong(SwissReason::FirstColor {
            player: scene.name(pair[0]),
            color,
        })
    }

    /// The report says that the lot was another than the boards show.
    pub(super) fn other_lot(&self, scene: &Scene<'_>) -> Option<SwissNote> {
        let stated = stated(scene)?;
        let shown = self.odd_have_white[self.fits_better]?;
        (shown != (stated == Color::White)).then(|| SwissNote::Lot {
            player: scene.name(0),
            color: stated,
        })
    }
}

/// The lot as a report says it: `W`, `B`, `white1`, `black1`.
fn stated(scene: &Scene<'_>) -> Option<Color> {
    match scene.tournament.initial_color.trim().chars().next()? {
        'w' | 'W' => Some(Color::White),
        'b' | 'B' => Some(Color::Black),
        _ => None,
    }
}
