//! In which round each game of an event was played: as its tags number it, or by its day where a tag says nothing. What the
//! rounds are then good for stands in `of_entries`.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use jiff::civil::Date;

use crate::notation::words::event_words::NumberedRound;

use super::gather::HandedGame;

/// More rounds than this are no rounds of one tournament but dates or numbers of games: they are counted through.
const MOST_ROUNDS: u32 = 400;

/// The round of each game, if it has one in figures. Where somebody plays twice in one (`3.1`, `3.2`), the second number is
/// the game of a match, and each of them is a round.
pub(super) fn rounds(
    games: &[HandedGame],
    players: &[[usize; 2]],
    parts_are_games: bool,
) -> Vec<Option<u32>> {
    let read = |game: &HandedGame| {
        let round = NumberedRound::read(&game.entry.round)?;
        let part = round.part.and_then(|part| part.parse::<u32>().ok());
        (round.main > 0).then_some((round.main, part))
    };
    let read: Vec<Option<(u32, Option<u32>)>> = games.iter().map(read).collect();
    let mut parts: HashMap<(usize, u32), BTreeSet<Option<u32>>> = HashMap::new();
    for (round, sides) in read.iter().zip(players) {
        let Some((main, part)) = round else { continue };
        for player in sides {
            parts.entry((*player, *main)).or_default().insert(*part);
        }
    }
    let are_games = parts_are_games
        && parts
            .values()
            .any(|parts| parts.len() > 1 && !parts.contains(&None));
    let highest = read.iter().flatten().map(|(main, _)| *main).max();
    if !are_games && highest.is_none_or(|highest| highest <= MOST_ROUNDS) {
        return read.into_iter().map(|round| Some(round?.0)).collect();
    }
    let key = |round: (u32, Option<u32>)| match are_games {
        true => round,
        false => (round.0, None),
    };
    let keys: BTreeSet<(u32, Option<u32>)> = read.iter().flatten().copied().map(key).collect();
    let numbers: HashMap<(u32, Option<u32>), u32> = keys.into_iter().zip(1..).collect();
    read.into_iter()
        .map(|round| numbers.get(&key(round?)).copied())
        .collect()
}

/// Rounds from days, for games that say none, where nobody has two games on one day: a day is the round of its other games,
/// and where no game says a round, the days are the rounds in their order. Gives how many games have theirs so.
pub(super) fn add_days(
    games: &[HandedGame],
    players: &[[usize; 2]],
    rounds: &mut [Option<u32>],
) -> usize {
    let day = |game: usize| {
        let day = games[game]
            .entry
            .day
            .filter(|day| day.first() == day.last());
        day.map(|day| day.first())
    };
    let mut met: HashMap<(usize, Date), usize> = HashMap::new();
    let mut of_days: BTreeMap<Date, BTreeSet<u32>> = BTreeMap::new();
    let mut taken: HashSet<(usize, u32)> = HashSet::new();
    for (game, [white, black]) in players.iter().copied().enumerate() {
        if let Some(round) = rounds[game] {
            taken.extend([(white, round), (black, round)]);
        }
        let Some(day) = day(game) else { continue };
        of_days.entry(day).or_default().extend(rounds[game]);
        for (own, opponent) in [(white, black), (black, white)] {
            if *met.entry((own, day)).or_insert(opponent) != opponent {
                return 0;
            }
        }
    }
    let says_none = rounds.iter().all(Option::is_none);
    if says_none && (0..games.len()).any(|game| day(game).is_none()) {
        return 0;
    }
    let numbered = of_days.into_iter().zip(1..);
    let round_of: HashMap<Date, u32> = numbered
        .filter_map(|((day, said), number)| match (says_none, said.len()) {
            (true, _) => Some((day, number)),
            (false, 1) => Some((day, said.into_iter().next()?)),
            (false, _) => None,
        })
        .collect();
    let mut found = 0;
    for (game, own) in players.iter().enumerate() {
        let round = day(game).and_then(|day| round_of.get(&day).copied());
        let is_free = |round: &u32| own.iter().all(|player| !taken.contains(&(*player, *round)));
        if let (None, Some(round)) = (rounds[game], round.filter(is_free)) {
            rounds[game] = Some(round);
            found += 1;
        }
    }
    found
}
