//! A game counts once. Games that are in the input twice are found by the audit where both have moves; where one of them is
//! the line of a report or the row of a table, they are found here, by the players, the round and the day. Copies that
//! contradict each other count on neither basis, until one of them is taken out.

use std::cell::OnceCell;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use jiff::civil::Date;
use rayon::prelude::*;

use crate::facts;
use crate::laws::PgnDate;
use crate::lists::complaint::Complaint;
use crate::lists::names::Name;
use crate::notation::words::event_words::{NumberedRound, folded};
use crate::points::HalfPoints;

use super::contest::{ContestPlayer, Game, GameOutcome, Tournament};

facts! {
    /// Why a game that is in the input twice is not rated.
    pub enum BarredCopy {
        Copy = "rating-copy" { file: String, game: u64 },
        Conflict = "rating-copy-conflict" { file: String, game: u64 },
    }

    /// What the officer is told of games that are in the input twice.
    pub enum CopiesTold {
        Copies = "rating-copies-told" { games: usize },
        /// Two copies that contradict each other.
        Conflict = "rating-conflict-told" { game: u64, file: String, other: u64 },
    }
}

impl BarredCopy {
    /// The key of the reason that the same game counts elsewhere.
    pub(super) const COPY: &str = "rating-copy";
}

/// The earlier game that a game is a copy of, as the audit has found it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CopyOf {
    pub file: String,
    pub number: u64,
    pub contradicts: bool,
}

/// An event is over so many days after its first one; a report and a game of other days are of two events.
const LONGEST_EVENT: i64 = 60;
/// Where nothing but the days says that two events are one, they are taken for shorter.
const SHORT_EVENT: i64 = 14;

/// Two entries that are one game.
struct Link {
    games: [usize; 2],
    contradicts: bool,
}

/// Bars all but one of the copies of a game, and all of those that contradict each other. Gives how many games count once
/// though they were there more than once. Without lists ratings are what the games themselves say.
pub fn count_once(
    games: &mut [Game],
    players: &[ContestPlayer],
    tournaments: &[Tournament],
    has_lists: bool,
    complaints: &mut Vec<Complaint>,
) -> usize {
    let mut links = found_by_audit(games);
    let mut found = Pairings {
        games,
        tournaments,
        without_rounds: without_rounds(games),
        of_pairing: OnceCell::new(),
        links: Vec::new(),
    };
    found.link(Colours::Same, &by_players(games, Colours::Same));
    let by_names = found.by_names(players);
    found.link(Colours::Same, &by_names);
    found.link(Colours::Exchanged, &by_players(games, Colours::Exchanged));
    links.extend(found.links);
    links.retain(|link| link.games.iter().all(|game| games[*game].barred.is_none()));
    let contradictions = links.iter().filter(|link| link.contradicts);
    for [earlier, later] in contradictions.map(|link| &link.games) {
        let (file, game) = place(&games[*earlier]);
        let (second, number) = place(&games[*later]);
        let what = CopiesTold::Conflict {
            game: number,
            file,
            other: game,
        };
        complaints.push(Complaint::new(&second, None, what));
    }
    let mut copies = 0;
    for (group, contradiction) in groups(&links) {
        match contradiction {
            Some(both) => bar_all(games, &group, both),
            None => copies += keep_best(games, &group, tournaments, has_lists),
        }
    }
    copies
}

/// Copies that both have moves.
fn found_by_audit(games: &[Game]) -> Vec<Link> {
    if games.iter().all(|game| game.copy_of.is_none()) {
        return Vec::new();
    }
    let places: HashMap<(&str, u64), usize> = games
        .iter()
        .enumerate()
        .map(|(index, game)| ((&*game.file, game.number), index))
        .collect();
    let links = games.iter().enumerate().filter_map(|(index, game)| {
        let copy = game.copy_of.as_ref()?;
        let earlier = *places.get(&(&*copy.file, copy.number))?;
        (earlier != index).then_some(Link {
            games: [earlier, index],
            contradicts: copy.contradicts,
        })
    });
    links.collect()
}

fn place(game: &Game) -> (String, u64) {
    (game.file.to_string(), game.number)
}

/// Everything that is linked with each other, directly or through others, in the order of the input; with two that
/// contradict each other, if there are.
fn groups(links: &[Link]) -> Vec<(BTreeSet<usize>, Option<[usize; 2]>)> {
    fn first_of(known: &mut HashMap<usize, usize>, game: usize) -> usize {
        let mut first = game;
        while let Some(before) = known.get(&first).copied().filter(|before| *before != first) {
            first = before;
        }
        known.insert(game, first);
        first
    }
    let mut known: HashMap<usize, usize> = HashMap::new();
    for link in links {
        let [one, other] = link.games.map(|game| first_of(&mut known, game));
        known.insert(one.max(other), one.min(other));
    }
    let mut groups: BTreeMap<usize, (BTreeSet<usize>, Option<[usize; 2]>)> = BTreeMap::new();
    for link in links {
        let group = groups
            .entry(first_of(&mut known, link.games[0]))
            .or_default();
        group.0.extend(link.games);
        group.1 = group.1.or(link.contradicts.then_some(link.games));
    }
    groups.into_values().collect()
}

/// Whether one of two entries has the colours the other way round.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Colours {
    Same,
    Exchanged,
}

/// Games with the same two numbers beside them, where there are several, in the order of the numbers and of the input.
/// A million entries are sorted: a tree of as many lists took a third of the time of a whole pool.
fn alike(mut numbered: Vec<(usize, usize, usize)>) -> Vec<Vec<usize>> {
    numbered.par_sort_unstable();
    numbered
        .chunk_by(|one, other| (one.0, one.1) == (other.0, other.1))
        .filter(|alike| alike.len() > 1)
        .map(|alike| alike.iter().map(|(_, _, index)| *index).collect())
        .collect()
}

/// Games of the same two, in order.
fn by_players(games: &[Game], colours: Colours) -> Vec<Vec<usize>> {
    let numbered = games.iter().enumerate().map(|(index, game)| {
        let (white, black) = (game.white, game.black);
        match colours {
            Colours::Same => (white, black, index),
            Colours::Exchanged => (white.min(black), white.max(black), index),
        }
    });
    alike(numbered.collect())
}

/// Games of two surnames, as far as those are known.
fn by_surnames(games: &[Game], names: &[Name]) -> Vec<Vec<usize>> {
    let keys: Vec<Option<String>> = names.iter().map(Name::key).collect();
    let mut sorted: Vec<&String> = keys.iter().flatten().collect();
    sorted.sort_unstable();
    sorted.dedup();
    let numbers: Vec<Option<usize>> = keys
        .iter()
        .map(|key| sorted.binary_search(&key.as_ref()?).ok())
        .collect();
    let numbered = games
        .iter()
        .enumerate()
        .filter_map(|(index, game)| Some((numbers[game.white]?, numbers[game.black]?, index)));
    alike(numbered.collect())
}

/// Of so many games of one pair of surnames each is held against those before it.
const MOST_COMPARED: usize = 64;

/// The files in which all games of an event bear one round though most players have several: it says nothing.
fn without_rounds(games: &[Game]) -> HashSet<(&str, usize)> {
    let mut seats: HashMap<(&str, usize), HashMap<usize, u32>> = HashMap::new();
    let mut rounds: HashMap<(&str, usize), HashSet<u32>> = HashMap::new();
    for game in games.iter().filter(|game| game.has_moves) {
        if let Some(round) = NumberedRound::read(&game.round) {
            let event = (&*game.file, game.tournament);
            rounds.entry(event).or_default().insert(round.main);
            for player in [game.white, game.black] {
                *seats.entry(event).or_default().entry(player).or_default() += 1;
            }
        }
    }
    seats.retain(|event, players| {
        let several = players.values().filter(|games| **games > 1).count();
        let is_one = rounds.get(event).is_some_and(|rounds| rounds.len() == 1);
        is_one && players.len() > 2 && 2 * several > players.len()
    });
    seats.into_keys().collect()
}

/// How many games of White and Black a file has.
fn of_pairing(games: &[Game]) -> HashMap<(&str, usize, usize), u32> {
    let mut counts = HashMap::new();
    for game in games {
        *counts
            .entry((&*game.file, game.white, game.black))
            .or_default() += 1;
    }
    counts
}

/// Games of one pairing, of which some may be one.
struct Pairings<'g> {
    games: &'g [Game],
    tournaments: &'g [Tournament],
    without_rounds: HashSet<(&'g str, usize)>,
    /// How many games of White and Black a file has; counted when it is first asked.
    of_pairing: OnceCell<HashMap<(&'g str, usize, usize), u32>>,
    links: Vec<Link>,
}

impl<'g> Pairings<'g> {
    /// Pairs of games of people of the same names, of whom one at least comes without an ID. Names are looked at last: to
    /// compare them takes longer than all the rest, and a pool may have a hundred thousand people of one surname.
    fn by_names(&self, players: &[ContestPlayer]) -> Vec<Vec<usize>> {
        let names: Vec<Name> = players
            .iter()
            .map(|player| Name::parse(&player.name))
            .collect();
        let is_one = |one: usize, other: usize| {
            let is_named = players[one].id.is_empty() || players[other].id.is_empty();
            one == other || is_named && names[one].may_be(&names[other])
        };
        let mut pairs = Vec::new();
        for of_surnames in by_surnames(self.games, &names) {
            for (at, later) in of_surnames.iter().enumerate() {
                let earlier = of_surnames[..at].iter().rev().take(MOST_COMPARED);
                let is_same = |earlier: &&usize| {
                    let (one, other) = (&self.games[**earlier], &self.games[*later]);
                    let is_same_pair = one.white == other.white && one.black == other.black;
                    !is_same_pair
                        && self.are_one(Colours::Same, **earlier, *later)
                        && is_one(one.white, other.white)
                        && is_one(one.black, other.black)
                };
                pairs.extend(
                    earlier
                        .filter(is_same)
                        .map(|earlier| vec![*earlier, *later]),
                );
            }
        }
        pairs
    }

    fn link(&mut self, colours: Colours, pairings: &[Vec<usize>]) {
        // A game that was found with its colours is not looked for without them.
        let linked: HashSet<usize> = match colours {
            Colours::Same => HashSet::new(),
            Colours::Exchanged => self.links.iter().flat_map(|link| link.games).collect(),
        };
        for pairing in pairings {
            for (at, later) in pairing.iter().enumerate() {
                let earlier = pairing[..at].iter().find(|earlier| {
                    let is_open = [*earlier, later].iter().all(|game| !linked.contains(game));
                    is_open && self.are_one(colours, **earlier, *later)
                });
                if let Some(earlier) = earlier {
                    let scores = self.scores(*earlier, *later);
                    self.links.push(Link {
                        games: [*earlier, *later],
                        contradicts: matches!(scores, [Some(one), Some(other)] if one != other),
                    });
                }
            }
        }
    }

    /// What both games give to White of the earlier one and to the other, and whether they were played.
    fn scores(&self, earlier: usize, later: usize) -> [Option<(bool, HalfPoints, HalfPoints)>; 2] {
        let [one, other] = [earlier, later].map(|game| &self.games[game]);
        let is_exchanged = one.white == other.black && one.white != other.white;
        let second = score(&other.submitted).map(|(played, white, black)| match is_exchanged {
            true => (played, black, white),
            false => (played, white, black),
        });
        [score(&one.submitted), second]
    }

    fn round<'a>(&self, game: &'a Game) -> Option<NumberedRound<'a>> {
        let says_nothing = self
            .without_rounds
            .contains(&(&*game.file, game.tournament));
        NumberedRound::read(&game.round).filter(|_| !says_nothing)
    }

    /// Whether the report of an event and its game file each have a single game of the two with these colours.
    fn is_only_one(&self, one: &Game, other: &Game) -> bool {
        let is_event = one.tournament == other.tournament || {
            let [one, other] =
                [one, other].map(|game| folded(&self.tournaments[game.tournament].name));
            !one.is_empty() && one == other
        };
        let is_single = |game: &Game| {
            let of_pairing = self.of_pairing.get_or_init(|| of_pairing(self.games));
            let pairing = (&*game.file, game.white, game.black);
            of_pairing.get(&pairing) == Some(&1)
        };
        is_event && one.has_moves != other.has_moves && is_single(one) && is_single(other)
    }

    /// Whether two entries of one pairing, of which one at least has no moves, are the same game.
    fn are_one(&self, colours: Colours, earlier: usize, later: usize) -> bool {
        let (one, other) = (&self.games[earlier], &self.games[later]);
        let is_exchanged = one.white != other.white && one.white == other.black;
        let both_have_moves = one.has_moves && other.has_moves;
        let is_carried = one.carried_for.is_some() || other.carried_for.is_some();
        if both_have_moves || is_carried || is_exchanged != (colours == Colours::Exchanged) {
            return false;
        }
        let rounds = self.round(one).zip(self.round(other));
        let is_certain_day =
            one.day.is_some_and(|day| day.first() == day.last()) && one.day == other.day;
        // Two rows of one table say the same only if they say all of it.
        if one.file == other.file {
            let is_round = rounds.is_some_and(|(round, other)| round == other);
            return is_round && is_certain_day && colours == Colours::Same;
        }
        let is_round = match rounds {
            Some((round, other)) => round.may_be(other),
            // Without a round the day must be certain, and the result.
            None => {
                let scores = self.scores(earlier, later);
                let is_same = is_certain_day && scores[0] == scores[1];
                colours == Colours::Same && (is_same || self.is_only_one(one, other))
            }
        };
        let start = |game: &Game| self.tournaments[game.tournament].start;
        let first_day = |game: &Game| game.day.map(|day| day.first()).or(start(game));
        let name = |game: &Game| folded(&self.tournaments[game.tournament].name);
        let same_name = !name(one).is_empty() && name(one) == name(other);
        let days = one.day.zip(other.day);
        let apart = days.map(|(day, other)| days_between(day, other));
        // An event of another name is the same one if it has the same days. A game file and a report often name it
        // otherwise.
        let is_in_days = first_day(one)
            .zip(first_day(other))
            .is_some_and(|(day, other)| between(day, other) <= SHORT_EVENT);
        let is_event = match same_name || one.tournament == other.tournament {
            true => first_day(one)
                .zip(first_day(other))
                .is_none_or(|(day, other)| {
                    apart == Some(0) || between(day, other) <= LONGEST_EVENT
                }),
            false => apart.is_some() || is_in_days && one.has_moves != other.has_moves,
        };
        let is_day = apart.is_none_or(|days| days <= 1);
        is_round && is_event && is_day
    }
}

/// None of a group counts that contradicts itself.
fn bar_all(games: &mut [Game], group: &BTreeSet<usize>, [first, second]: [usize; 2]) {
    for index in group {
        let other = if *index == first { second } else { first };
        let (file, game) = place(&games[other]);
        games[*index].barred = Some(Box::new(BarredCopy::Conflict { file, game }.into()));
    }
}

/// One game of a group counts: the one that says who played and what came of it. The line of a report knows its event best,
/// and is judged by the moves of the others. A table of results has no ratings: where there are no lists either, nothing could
/// be rated by it. Gives how many do not count.
fn keep_best(
    games: &mut [Game],
    group: &BTreeSet<usize>,
    tournaments: &[Tournament],
    has_lists: bool,
) -> usize {
    let best = |index: &&usize| {
        let game = &games[**index];
        let outcome = match game.submitted {
            GameOutcome::Played(..) => 2,
            GameOutcome::Default(..) | GameOutcome::TooShort(..) => 1,
            GameOutcome::Unfinished => 0,
        };
        let ratings = if has_lists { 0 } else { game.known_ratings };
        let named = &*tournaments[game.tournament].name;
        let says = (ratings, game.known_ids, !game.has_moves, outcome);
        // Of equal ones always the same, whichever came first.
        let by_content = (named, &*game.round, &*game.date, **index);
        (Reverse((says, !named.is_empty())), by_content)
    };
    let Some(kept) = group
        .iter()
        .min_by(|one, other| best(one).cmp(&best(other)))
    else {
        return 0;
    };
    let with_moves = group.iter().filter(|index| games[**index].has_moves);
    let judged = with_moves.min_by(|one, other| best(one).cmp(&best(other)));
    if let (false, Some(judged)) = (games[*kept].has_moves, judged) {
        games[*kept].audited = games[*judged].audited.clone();
        games[*kept].findings = games[*judged].findings.clone();
        games[*kept].decisive = games[*judged].decisive.clone();
    }
    let (file, game) = place(&games[*kept]);
    for index in group.iter().filter(|index| *index != kept) {
        let file = file.clone();
        games[*index].barred = Some(Box::new(BarredCopy::Copy { file, game }.into()));
    }
    group.len() - 1
}

/// How many days lie between two that are not quite known.
fn days_between(one: PgnDate, other: PgnDate) -> i64 {
    match one.first() <= other.last() && other.first() <= one.last() {
        true => 0,
        false => between(one.first(), other.last()).min(between(one.last(), other.first())),
    }
}

fn between(one: Date, other: Date) -> i64 {
    (one.duration_since(other).as_hours() / 24).abs()
}

/// What both players scored, and whether they played for it.
fn score(outcome: &GameOutcome) -> Option<(bool, HalfPoints, HalfPoints)> {
    match outcome {
        GameOutcome::Played(white, black) | GameOutcome::TooShort(white, black) => {
            Some((true, *white, *black))
        }
        GameOutcome::Default(white, black) => Some((false, *white, *black)),
        GameOutcome::Unfinished => None,
    }
}
