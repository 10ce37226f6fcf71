//! Who has White (articles 5.2 to 5.4). Rounds without a game are not spoken of in the rules: a player's colours may be read
//! with or without a gap there, and a game decided without play as one with a colour or not. What any reading gives is accepted.

use crate::board::Color;

/// What a player had in a round before.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Had {
    Color(Color),
    /// A game, and it is not known with which colour.
    Unknown,
    /// Paired, and decided without play.
    Unplayed(Option<Color>),
    Nothing,
}

/// Why a colour is due.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Basis {
    /// They had different colours in the last round (5.3).
    Alternate,
    /// They had the same, and the rounds before decide (5.3).
    LookBack,
    /// Equal histories: the higher ranked gets the equalising colour (5.4).
    Equalise,
    /// Three alike in a row (5.4).
    AfterThree,
    /// Nothing settles it.
    Open,
}

/// Which of two players may have White.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Due {
    /// Whether the first, and whether the second, may have White.
    pub(super) may: [bool; 2],
    /// Who has White by the most literal reading.
    pub(super) white: usize,
    pub(super) basis: Basis,
    /// Whether an unknown colour stands in the way.
    pub(super) unknown: bool,
}

/// A colour in a history, the latest first; none in a round without one.
type Seen = Option<Option<Color>>;

/// What one reading gives: who has White, and why.
enum Reading {
    White(usize, Basis),
    /// Either may have it; this one rather.
    Either(usize),
    Unknown,
}

/// The colour of the last three rounds, where it was the same in all of them (5.4).
pub(super) fn three_alike(history: &[Had]) -> Option<Color> {
    let last = history.last_chunk::<3>()?;
    match last {
        [Had::Color(one), Had::Color(two), Had::Color(three)] if one == two && two == three => {
            Some(*one)
        }
        _ => None,
    }
}

/// Whether somebody may hold that this was the colour of the last three games.
pub(super) fn perhaps_three_alike(history: &[Had], color: Color) -> bool {
    [false, true].into_iter().any(|with_unplayed| {
        let games = seen(history, with_unplayed).into_iter().flatten();
        let alike = games
            .take(3)
            .filter(|game| game.is_none_or(|own| own == color));
        alike.count() == 3
    })
}

/// Who of two players may have White. `higher`: which of them may be held the higher ranked.
pub(super) fn due(histories: [&[Had]; 2], higher: [bool; 2]) -> Due {
    let after_three = histories.map(three_alike);
    if let Some(first) = (0..2).find(|player| after_three[*player].is_some())
        && after_three[0] != after_three[1]
    {
        let white = match after_three[first] {
            Some(Color::White) => 1 - first,
            _ => first,
        };
        let both = after_three.iter().all(Option::is_some);
        let mut may = [false; 2];
        may[white] = true;
        // Two who had three of opposite colours alternate anyway.
        let basis = if both {
            Basis::Alternate
        } else {
            Basis::AfterThree
        };
        return Due {
            may,
            white,
            basis,
            unknown: false,
        };
    }
    let mut due = Due {
        may: [false; 2],
        white: 0,
        basis: Basis::Open,
        unknown: false,
    };
    let mut is_first = true;
    for with_unplayed in [false, true] {
        for without_gaps in [true, false] {
            let sequences = histories.map(|history| {
                let mut seen = seen(history, with_unplayed);
                if without_gaps {
                    seen.retain(Option::is_some);
                }
                seen
            });
            for rank in (0..2).filter(|rank| higher[*rank]) {
                let reading = read(&sequences, rank);
                let (white, basis) = match reading {
                    Reading::White(white, basis) => (white, basis),
                    Reading::Either(white) => {
                        due.may = [true; 2];
                        (white, Basis::Open)
                    }
                    Reading::Unknown => {
                        due.may = [true; 2];
                        due.unknown = true;
                        (0, Basis::Open)
                    }
                };
                due.may[white] = true;
                if std::mem::take(&mut is_first) {
                    due.white = white;
                    due.basis = basis;
                }
            }
        }
    }
    for (player, history) in histories.into_iter().enumerate() {
        if perhaps_three_alike(history, Color::White) {
            due.may[1 - player] = true;
        }
        if perhaps_three_alike(history, Color::Black) {
            due.may[player] = true;
        }
    }
    due
}

/// The latest round first.
fn seen(history: &[Had], with_unplayed: bool) -> Vec<Seen> {
    let rounds = history.iter().rev();
    rounds
        .map(|had| match *had {
            Had::Color(color) => Some(Some(color)),
            Had::Unknown => Some(None),
            Had::Unplayed(color) if with_unplayed => Some(color),
            Had::Unplayed(_) | Had::Nothing => None,
        })
        .collect()
}

fn read(sequences: &[Vec<Seen>; 2], higher: usize) -> Reading {
    let rounds = sequences[0].len().max(sequences[1].len());
    let color_of = |player: usize, round: usize| sequences[player].get(round).copied().flatten();
    for round in 0..rounds {
        let basis = match round {
            0 => Basis::Alternate,
            _ => Basis::LookBack,
        };
        let white_after = |player: usize, color: Color| match color {
            Color::White => 1 - player,
            Color::Black => player,
        };
        match [color_of(0, round), color_of(1, round)] {
            [Some(None), _] | [_, Some(None)] => return Reading::Unknown,
            [Some(Some(one)), Some(Some(other))] if one != other => {
                return Reading::White(white_after(0, one), basis);
            }
            [Some(Some(one)), None] => return alone(white_after(0, one), sequences, round, basis),
            [None, Some(Some(other))] => {
                return alone(white_after(1, other), sequences, round, basis);
            }
            _ => {}
        }
    }
    let balance: i32 = sequences[higher]
        .iter()
        .filter_map(|seen| match (*seen)? {
            Some(Color::White) => Some(1),
            Some(Color::Black) => Some(-1),
            None => None,
        })
        .sum();
    let last = sequences[higher].iter().find_map(|seen| (*seen)?);
    match balance {
        0 => Reading::Either(match last {
            Some(Color::White) => 1 - higher,
            _ => higher,
        }),
        1.. => Reading::White(1 - higher, Basis::Equalise),
        _ => Reading::White(higher, Basis::Equalise),
    }
}

/// One of them alone had a colour: in that round he alternates, and at the end of the other's games nothing is said.
fn alone(white: usize, sequences: &[Vec<Seen>; 2], round: usize, basis: Basis) -> Reading {
    let ended = sequences.iter().any(|sequence| sequence.len() <= round);
    match ended && round > 0 {
        true => Reading::Either(white),
        false => Reading::White(white, basis),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn history(text: &str) -> Vec<Had> {
        let of = |letter| match letter {
            'W' => Had::Color(Color::White),
            'B' => Had::Color(Color::Black),
            'w' => Had::Unplayed(Some(Color::White)),
            '?' => Had::Unknown,
            _ => Had::Nothing,
        };
        text.chars().map(of).collect()
    }

    #[track_caller]
    fn white(one: &str, other: &str, may: [bool; 2], basis: Basis) {
        let (one, other) = (history(one), history(other));
        let found = due([&one, &other], [true, false]);
        assert_eq!((found.may, found.basis), (may, basis), "{found:?}");
    }

    #[test]
    fn colours_alternate_by_the_last_round_in_which_they_differ() {
        white("W", "B", [false, true], Basis::Alternate);
        white("WB", "BW", [true, false], Basis::Alternate);
        white("BW", "WW", [true, false], Basis::LookBack);
        white("WBW", "BBW", [false, true], Basis::LookBack);
    }

    #[test]
    fn with_equal_histories_the_higher_ranked_equalises() {
        white("W", "W", [false, true], Basis::Equalise);
        white("WBB", "WBB", [true, false], Basis::Equalise);
        // Nothing is to be equalised: both are right.
        white("WB", "WB", [true, true], Basis::Open);
        let equal = history("B");
        assert_eq!(due([&equal, &equal], [false, true]).may, [false, true]);
        assert_eq!(due([&equal, &equal], [true, true]).may, [true, true]);
    }

    #[test]
    fn after_three_alike_the_other_colour_is_due() {
        white("WWW", "BWW", [false, true], Basis::AfterThree);
        white("BBB", "WWW", [true, false], Basis::Alternate);
        // Not in a row: it may count, or not.
        assert_eq!(three_alike(&history("WW-W")), None);
        assert!(perhaps_three_alike(&history("WW-W"), Color::White));
        assert!(perhaps_three_alike(&history("WWw"), Color::White));
        assert!(!perhaps_three_alike(&history("BWW"), Color::White));
    }

    #[test]
    fn a_round_without_a_game_is_read_in_either_way() {
        // With the gap the second alternates; without it the round before decides.
        white("BW-", "WBW", [true, true], Basis::Open);
        white("-", "B", [false, true], Basis::Alternate);
        white("-", "-", [true, true], Basis::Open);
    }

    #[test]
    fn an_unknown_colour_settles_nothing() {
        let (one, other) = (history("W?"), history("WB"));
        let found = due([&one, &other], [true, false]);
        assert!(found.unknown && found.may == [true, true]);
    }
}
