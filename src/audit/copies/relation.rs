//! What a game is to an earlier one: the same game, a copy that contradicts it, another game of one of its players, or
//! nothing. A copy must be sure: a wrong word here accuses a player or takes a game from him.

use crate::board::{Color, Move};
use crate::lists::names::Name;
use crate::notation::words::event_words::{NumberedRound, folded};
use crate::notation::words::result::GameResult;
use crate::notation::words::time_control::{TimeControl, TimeControls, read_time_control};

use super::card::{Card, CardPlayer};
use super::keys::{id, is_nobody, main_round};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Relation {
    Copy {
        /// Both names are others: the moves may have been copied under a wrong heading.
        other_people: bool,
        /// Nothing but the place says so: a short draw opens a longer game.
        by_place: bool,
    },
    Conflict {
        common: u32,
        /// The move of the earlier game behind them.
        other: Option<Move>,
        moves_differ: bool,
        /// The other result.
        result: Option<Option<GameResult>>,
        players: OtherPlayers,
    },
    /// A player of the later game has another opponent in the same round.
    TwoBoards {
        side: Color,
        /// The side that he has in the earlier one.
        there: Color,
        certain: bool,
    },
}

/// What two copies say otherwise of who played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OtherPlayers {
    None,
    /// The colours are exchanged.
    Colours,
    /// One name with two IDs.
    Ids,
}

/// The same moves that long are the same game, whatever day is written.
pub const SURELY_SAME: u32 = 40;
/// The same moves that long, and no day that speaks against it.
pub const LIKELY_SAME: u32 = 16;
/// So many moves of a game that breaks off are that game, if the day is the same.
const LIKELY_PART: u32 = 30;

/// How two values of a tag stand to each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Agreement {
    Same,
    /// One of them is missing, or they may mean the same.
    Open,
    Other,
}

use Agreement::{Open, Other, Same};

/// How two players stand to each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum People {
    Same,
    /// One name may be a way to write the other.
    MayBe,
    Others,
    /// One of them is not named.
    Unknown,
}

impl People {
    fn fits(self) -> bool {
        matches!(self, People::Same | People::MayBe)
    }
}

pub fn relation(earlier: &Card<'_>, later: &Card<'_>) -> Option<Relation> {
    let mut compared = Compared::new(earlier, later);
    if !compared.is_worth_a_look() {
        return None;
    }
    compared.compare_people();
    compared.copy().or_else(|| compared.two_boards())
}

/// All that two games have to say about each other.
struct Compared<'c> {
    earlier: &'c Card<'c>,
    later: &'c Card<'c>,
    people: [People; 2],
    day: Agreement,
    /// The same event, by its name.
    event: Agreement,
    /// The round as a whole.
    round: Agreement,
    /// Tags that tell games of one pairing apart differ.
    apart: bool,
    common: u32,
}

impl<'c> Compared<'c> {
    fn new(earlier: &'c Card<'c>, later: &'c Card<'c>) -> Compared<'c> {
        Compared {
            earlier,
            later,
            people: [People::Unknown; 2],
            day: days(earlier.days, later.days),
            event: same_name(earlier.event, later.event),
            round: rounds(earlier.round, later.round),
            apart: are_apart(earlier.apart, later.apart),
            common: earlier.common_plies(later),
        }
    }

    /// Whether the names can still make anything of it: to compare them takes longer than all the rest.
    fn is_worth_a_look(&self) -> bool {
        let same_round = self.event == Same && self.round != Other;
        let same_day = self.day == Same && self.event != Other;
        same_round || same_day || self.common >= LIKELY_SAME || self.is_same_main_round()
    }

    fn compare_people(&mut self) {
        let people = |side| people_of(self.earlier.player(side), self.later.player(side));
        self.people = [Color::White, Color::Black].map(people);
    }

    /// Whether White of the earlier game may be Black of the later one, and the other way round.
    fn fits_crossed(&self) -> bool {
        let sides = [Color::White, Color::Black];
        self.people.contains(&People::Others)
            && sides.into_iter().all(|side| {
                let there = self.earlier.player(side);
                people_of(there, self.later.player(side.opposite())).fits()
            })
    }

    fn is_same_main_round(&self) -> bool {
        let round = main_round(self.earlier.round);
        self.event == Same && round.is_some() && round == main_round(self.later.round)
    }

    fn copy(&self) -> Option<Relation> {
        let (there, here) = (self.earlier.plies(), self.later.plies());
        let shorter = there.min(here);
        let is_contained = self.common == shorter && self.earlier.start == self.later.start;
        let is_whole = is_contained && there == here;
        let fits = self.people.iter().all(|people| people.fits());
        let same_place = self.event == Same && self.round == Same && self.day != Other;
        let is_short = shorter < LIKELY_SAME;
        // Moves that every other game begins with, and another pace: a game of its own.
        if is_contained && is_short && self.has_other_control() {
            return None;
        }
        if !fits {
            let same_day = self.day == Same && (self.event == Same || self.round == Same);
            // The moves of a long game and its day, or its event and round, leave no doubt.
            let is_one_game = is_whole && here >= SURELY_SAME && (same_day || same_place);
            return is_one_game.then(|| self.other_players()).flatten();
        }
        if is_whole && here > 0 {
            let is_likely = match here {
                SURELY_SAME.. => true,
                LIKELY_SAME.. => self.day != Other && !self.apart && self.round != Other,
                _ => {
                    let same_day = self.day == Same && self.event != Other;
                    (same_day || same_place) && !self.apart && self.round != Other
                }
            };
            return is_likely.then(|| self.copy_or_conflict(false));
        }
        if self.earlier.start != self.later.start {
            return None;
        }
        if self.apart || self.day == Other || self.round == Other {
            return None;
        }
        if is_contained {
            let is_part =
                same_place || shorter >= SURELY_SAME || shorter >= LIKELY_PART && self.day == Same;
            let is_draw = self.earlier.result == Some(GameResult::Draw);
            return is_part.then(|| match self.copy_or_conflict(false) {
                Relation::Copy { other_people, .. } => Relation::Copy {
                    other_people,
                    by_place: is_short && is_draw,
                },
                conflict => conflict,
            });
        }
        let same_but_for_a_slip = self.common >= SURELY_SAME && self.day == Same;
        (same_place || same_but_for_a_slip).then(|| self.copy_or_conflict(true))
    }

    /// The same moves on the same day or in the same round, and players who do not fit.
    fn other_players(&self) -> Option<Relation> {
        if self.fits_crossed() {
            return Some(self.conflict(OtherPlayers::Colours));
        }
        if !self.ids_differ() {
            let other_people = self.people == [People::Others; 2];
            return Some(match self.copy_or_conflict(false) {
                Relation::Copy { by_place, .. } => Relation::Copy {
                    other_people,
                    by_place,
                },
                conflict => conflict,
            });
        }
        let is_named_so = |side| {
            let [one, other] = [self.earlier, self.later].map(|card| card.player(side));
            people_of(one, other).fits() || named_people(one, other) == People::Same
        };
        let same_names = [Color::White, Color::Black].into_iter().all(is_named_so);
        same_names.then(|| self.conflict(OtherPlayers::Ids))
    }

    /// Two copies with the same moves of which one names the wrong players.
    fn conflict(&self, players: OtherPlayers) -> Relation {
        Relation::Conflict {
            common: self.common,
            other: None,
            moves_differ: false,
            result: self.other_result(),
            players,
        }
    }

    /// The result of the earlier game, if both have one and they differ.
    fn other_result(&self) -> Option<Option<GameResult>> {
        let is_known = |result: Option<GameResult>| {
            result.is_some_and(|result| result != GameResult::Unfinished)
        };
        let (there, here) = (self.earlier.result, self.later.result);
        (there != here && is_known(there) && is_known(here)).then_some(there)
    }

    fn copy_or_conflict(&self, moves_differ: bool) -> Relation {
        let result = self.other_result();
        match moves_differ || result.is_some() {
            false => Relation::Copy {
                other_people: false,
                by_place: false,
            },
            true => Relation::Conflict {
                common: self.common,
                other: self
                    .earlier
                    .move_behind(self.common)
                    .filter(|_| moves_differ),
                moves_differ,
                result,
                players: OtherPlayers::None,
            },
        }
    }

    /// Whether both have a time control that can be read, and they give other times.
    fn has_other_control(&self) -> bool {
        let (there, here) = (self.earlier.control, self.later.control);
        let is_known = |times: &TimeControls| {
            let both = [&times.white, &times.black];
            both.into_iter().all(|times| *times != TimeControl::Unknown)
        };
        let read = |control| read_time_control(control).filter(is_known);
        there != here
            && matches!((read(there), read(here)), (Some(there), Some(here)) if !there.has_times_of(&here))
    }

    fn ids_differ(&self) -> bool {
        [Color::White, Color::Black].iter().any(|side| {
            let ids = [self.earlier, self.later].map(|card| id(card.player(*side).id));
            matches!(ids, [Some(one), Some(other)] if one != other)
        })
    }

    /// Whether the days are known and two: what was played on a Friday and on a Saturday are no two boards.
    fn has_two_days(&self) -> bool {
        let of_day = |span: Option<(i32, i32)>| span.filter(|(first, last)| first == last);
        let days = [self.earlier, self.later].map(|card| of_day(card.days));
        self.day == Other || matches!(days, [Some(one), Some(other)] if one != other)
    }

    /// Whether one ID has two names in two games that may be one: whoever wrote one player otherwise may have done so with
    /// both.
    fn may_be_renamed(&self, one: CardPlayer<'_>, other: CardPlayer<'_>) -> bool {
        let shorter = self.earlier.plies().min(self.later.plies());
        !one.name.eq_ignore_ascii_case(other.name)
            && self.common == shorter
            && shorter >= LIKELY_SAME
    }

    /// Rounds are compared as a whole: boards of a round may be numbered, as in `3.2`.
    fn two_boards(&self) -> Option<Relation> {
        let is_exhibition = || {
            let event = folded(self.later.event);
            ["simul", "exhibi", "blindfold"]
                .iter()
                .any(|word| event.contains(word))
        };
        if !self.is_same_main_round() || self.has_two_days() || is_exhibition() {
            return None;
        }
        let sides = [Color::White, Color::Black];
        let pairs = sides
            .iter()
            .flat_map(|side| sides.map(|there| (*side, there)));
        let mut found = pairs.filter_map(|(side, there)| {
            let [own, own_there] = [self.later.player(side), self.earlier.player(there)];
            let other_opponent = || {
                let opponents = people_of(
                    self.earlier.player(there.opposite()),
                    self.later.player(side.opposite()),
                );
                opponents == People::Others
            };
            let is_same = are_same(own_there, own)
                && other_opponent()
                && !(side == there && self.may_be_renamed(own_there, own));
            is_same.then(|| Relation::TwoBoards {
                side,
                there,
                certain: is_certainly(own, own_there),
            })
        });
        found.next()
    }
}

/// Whether two players of one name are one person: by ID, or by a full name where no rating speaks against it.
fn is_certainly(one: CardPlayer<'_>, other: CardPlayer<'_>) -> bool {
    if let (Some(id_one), Some(id_other)) = (id(one.id), id(other.id)) {
        return id_one == id_other;
    }
    let words = one.name.split(|sign: char| !sign.is_alphanumeric());
    let is_full = words.filter(|word| word.chars().nth(1).is_some()).count() >= 2;
    let has_other_rating = one.elo != 0 && other.elo != 0 && one.elo != other.elo;
    is_full && !has_other_rating
}

/// Whether [`people_of`] calls two players the same. To compare the parts of names takes longer, and says less.
fn are_same(one: CardPlayer<'_>, other: CardPlayer<'_>) -> bool {
    match (id(one.id), id(other.id)) {
        (Some(one), Some(other)) => one == other,
        _ => one.name.eq_ignore_ascii_case(other.name) && !is_nobody(one.name),
    }
}

fn people_of(one: CardPlayer<'_>, other: CardPlayer<'_>) -> People {
    match (id(one.id), id(other.id)) {
        (Some(one), Some(other)) if one == other => People::Same,
        (Some(_), Some(_)) => People::Others,
        _ => named_people(one, other),
    }
}

fn named_people(one: CardPlayer<'_>, other: CardPlayer<'_>) -> People {
    if is_nobody(one.name) || is_nobody(other.name) {
        return People::Unknown;
    }
    if one.name.eq_ignore_ascii_case(other.name) {
        return People::Same;
    }
    match Name::parse(one.name).may_be(&Name::parse(other.name)) {
        true => People::MayBe,
        false => People::Others,
    }
}

fn days(one: Option<(i32, i32)>, other: Option<(i32, i32)>) -> Agreement {
    let (Some(one), Some(other)) = (one, other) else {
        return Open;
    };
    let is_day = |span: (i32, i32)| span.0 == span.1;
    let overlap = one.0 <= other.1 && other.0 <= one.1;
    // A game that goes on past midnight, or is dated by another clock.
    let neighbours = one.0 <= other.1 + 1 && other.0 <= one.1 + 1;
    let are_days = is_day(one) && is_day(other);
    match (overlap, neighbours) {
        (true, _) if are_days => Same,
        (true, _) => Open,
        (false, true) if are_days => Open,
        (false, _) => Other,
    }
}

/// Rounds without a number, such as `Final`, are compared as texts.
fn rounds(one: &str, other: &str) -> Agreement {
    let numbered = main_round(one).and(main_round(other));
    let both = NumberedRound::read(one).zip(NumberedRound::read(other));
    match (numbered.and(both), one, other) {
        (Some((one, other)), ..) if one.may_be(other) => Same,
        (Some(_), ..) => Other,
        (None, "" | "?" | "-", _) | (None, _, "" | "?" | "-") => Open,
        (None, ..) => same_name(one, other),
    }
}

/// Signs and blanks of names do not count.
fn same_name(one: &str, other: &str) -> Agreement {
    if one == other && one.contains(char::is_alphanumeric) {
        return Same;
    }
    match (&*folded(one), &*folded(other)) {
        ("", _) | (_, "") => Open,
        (one, other) if one == other => Same,
        _ => Other,
    }
}

/// Whether both have a tag that tells games apart, with two values.
fn are_apart(one: &str, other: &str) -> bool {
    one.lines()
        .filter_map(|line| line.split_once('='))
        .any(|(name, value)| {
            let mut others = other.lines().filter_map(|line| line.split_once('='));
            others.any(|(other_name, other_value)| name == other_name && value != other_value)
        })
}
