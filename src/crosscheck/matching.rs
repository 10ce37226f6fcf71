//! Every game of the report finds its own among the games, once: first by round and both players, then by both players
//! alone, then by round and one player. Of several the one that differs least is taken.

use std::collections::{HashMap, HashSet};

use crate::board::Color;
use crate::fact::Fact;
use crate::lists::rating_list::plain_id;
use crate::rating::contest::GameOutcome;
use crate::rating::entries::PlayerEntry;

use super::people::Roster;
use super::{Difference, ReportSide, Row, SideGame, Verdict, points, round_and_board, shown};

/// A game of the report, with its players' places.
struct Expected<'r> {
    game: &'r SideGame,
    round: Option<u32>,
    players: [Option<usize>; 2],
}

/// A game that was handed in, with those whom its players may be.
struct Handed<'g> {
    game: &'g SideGame,
    round: Option<u32>,
    board: Option<u32>,
    players: [Vec<usize>; 2],
}

/// How a game of one side is one of the other.
#[derive(Copy, Clone, PartialEq, Eq)]
struct Pair {
    expected: usize,
    swapped: bool,
}

/// Compares the two sides. Rows come in the order of the report, then the games that it does not have.
pub fn crosscheck(report: &ReportSide, games: &[SideGame]) -> Vec<Row> {
    let named = report.games.iter();
    let named = named.flat_map(|game| [&game.entry.white, &game.entry.black]);
    let mut roster = Roster::new(report.players.iter().chain(named));
    let expected: Vec<Expected<'_>> = report
        .games
        .iter()
        .map(|game| Expected {
            game,
            round: round_and_board(&game.entry.round).0,
            players: [&game.entry.white, &game.entry.black].map(|player| roster.place(player)),
        })
        .collect();
    let handed: Vec<Handed<'_>> = games
        .iter()
        .map(|game| {
            let (round, board) = round_and_board(&game.entry.round);
            Handed {
                game,
                round,
                board: board.or(game.board),
                players: [&game.entry.white, &game.entry.black]
                    .map(|player| roster.candidates(player)),
            }
        })
        .collect();
    let mut matching = Matching::new(&expected, &handed);
    matching.pair_up();
    let mut rows = Vec::new();
    let mut of_expected: Vec<Option<(usize, bool)>> = vec![None; expected.len()];
    for (place, pair) in matching.pairs.iter().enumerate() {
        if let Some(pair) = pair {
            of_expected[pair.expected] = Some((place, pair.swapped));
        }
    }
    for (expected, found) in expected.iter().zip(&of_expected) {
        rows.push(match found {
            Some((place, swapped)) => compared(expected, &handed[*place], *swapped, &roster),
            None => alone_in_report(expected),
        });
    }
    let byes = Byes::new(report, &roster);
    for (place, handed) in handed.iter().enumerate() {
        if matching.pairs[place].is_none() {
            let first = matching.first_copy(place);
            let first = first.map(|expected| of_expected[expected]);
            let first = first.flatten().map(|(first, _)| games[first].entry.clone());
            let copy = first.map(|first| Difference::SecondCopy {
                file: first.file.to_string(),
                game: first.number,
            });
            rows.push(alone_in_games(handed, copy, &byes));
        }
    }
    rows
}

/// Games of the report by those who play them and the round.
struct Matching<'m, 'r, 'g> {
    expected: &'m [Expected<'r>],
    handed: &'m [Handed<'g>],
    /// By White and Black.
    by_players: HashMap<[usize; 2], Vec<usize>>,
    /// Those of them that nobody has taken.
    free: HashMap<[usize; 2], Vec<usize>>,
    /// By a player and the round.
    by_round: HashMap<(usize, u32), Vec<usize>>,
    taken: HashSet<usize>,
    /// For each game that was handed in.
    pairs: Vec<Option<Pair>>,
}

impl<'m, 'r, 'g> Matching<'m, 'r, 'g> {
    fn new(expected: &'m [Expected<'r>], handed: &'m [Handed<'g>]) -> Self {
        let mut by_players: HashMap<[usize; 2], Vec<usize>> = HashMap::new();
        let mut by_round: HashMap<(usize, u32), Vec<usize>> = HashMap::new();
        for (place, game) in expected.iter().enumerate() {
            if let [Some(white), Some(black)] = game.players {
                by_players.entry([white, black]).or_default().push(place);
            }
            for player in game.players.into_iter().flatten() {
                if let Some(round) = game.round {
                    by_round.entry((player, round)).or_default().push(place);
                }
            }
        }
        Matching {
            expected,
            handed,
            free: by_players.clone(),
            by_players,
            by_round,
            taken: HashSet::new(),
            pairs: vec![None; handed.len()],
        }
    }

    /// The surer ways for all games before the less sure ones for any.
    fn pair_up(&mut self) {
        type Way<'m, 'r, 'g> = fn(&Matching<'m, 'r, 'g>, usize, bool) -> Option<Pair>;
        let ways: [(Way<'m, 'r, 'g>, bool); 10] = [
            (Matching::same_round_and_result, false),
            (Matching::same_round, false),
            (Matching::same_round_and_result, true),
            (Matching::same_round, true),
            (Matching::same_result, false),
            (Matching::same_result, true),
            (Matching::same_players, false),
            (Matching::same_players, true),
            (Matching::one_player, false),
            (Matching::one_player, true),
        ];
        for (way, swapped) in ways {
            for place in 0..self.handed.len() {
                if self.pairs[place].is_none()
                    && let Some(pair) = way(self, place, swapped)
                {
                    self.take(pair.expected);
                    self.pairs[place] = Some(pair);
                }
            }
        }
    }

    fn take(&mut self, expected: usize) {
        self.taken.insert(expected);
        if let [Some(white), Some(black)] = self.expected[expected].players
            && let Some(free) = self.free.get_mut(&[white, black])
        {
            free.retain(|other| *other != expected);
        }
    }

    /// Games among these of the report between those whom the players may be.
    fn between<'s>(
        &'s self,
        games: &'s HashMap<[usize; 2], Vec<usize>>,
        place: usize,
        swapped: bool,
    ) -> impl Iterator<Item = usize> + 's {
        let [white, black] = &self.handed[place].players;
        let (first, second) = if swapped {
            (black, white)
        } else {
            (white, black)
        };
        first.iter().flat_map(move |first| {
            second.iter().flat_map(move |second| {
                let games = games.get(&[*first, *second]);
                games.into_iter().flatten().copied()
            })
        })
    }

    fn free(&self, place: usize, swapped: bool, is_one: impl Fn(usize) -> bool) -> Option<Pair> {
        let mut free = self.between(&self.free, place, swapped);
        let expected = free.find(|expected| is_one(*expected))?;
        Some(Pair { expected, swapped })
    }

    /// Two may meet twice in a round, and a copy may have another result: the result tells which game it is.
    fn same_round_and_result(&self, place: usize, swapped: bool) -> Option<Pair> {
        let round = self.handed[place].round?;
        self.free(place, swapped, |one| {
            self.expected[one].round == Some(round) && self.agree_on_result(place, one, swapped)
        })
    }

    fn same_round(&self, place: usize, swapped: bool) -> Option<Pair> {
        let round = self.handed[place].round?;
        self.free(place, swapped, |one| {
            self.expected[one].round == Some(round)
        })
    }

    /// Both players and the result, in whatever round.
    fn same_result(&self, place: usize, swapped: bool) -> Option<Pair> {
        self.free(place, swapped, |expected| {
            self.agree_on_result(place, expected, swapped)
        })
    }

    fn agree_on_result(&self, place: usize, expected: usize, swapped: bool) -> bool {
        let expected = &self.expected[expected].game.entry.submitted;
        let handed = &self.handed[place].game.entry.submitted;
        points(expected).is_some() && points(expected) == turned(points(handed), swapped)
    }

    fn same_players(&self, place: usize, swapped: bool) -> Option<Pair> {
        self.free(place, swapped, |_| true)
    }

    /// The round and one of the players, where the report has nobody else for the other.
    fn one_player(&self, place: usize, swapped: bool) -> Option<Pair> {
        let handed = &self.handed[place];
        let round = handed.round?;
        for (side, players) in handed.players.iter().enumerate() {
            let own = if swapped { 1 - side } else { side };
            let mut found = players.iter().flat_map(|player| {
                let games = self.by_round.get(&(*player, round));
                games.into_iter().flatten().copied().filter(|expected| {
                    !self.taken.contains(expected)
                        && self.expected[*expected].players[own] == Some(*player)
                })
            });
            // Of several nobody knows which.
            if let (Some(expected), None) = (found.next(), found.next()) {
                return Some(Pair { expected, swapped });
            }
        }
        None
    }

    /// The game of the report that another has taken before this one could.
    fn first_copy(&self, place: usize) -> Option<usize> {
        let round = self.handed[place].round;
        [false, true].into_iter().find_map(|swapped| {
            let mut all = self.between(&self.by_players, place, swapped);
            all.find(|expected| round.is_none() || self.expected[*expected].round == round)
        })
    }
}

fn turned<T>(of_both: Option<[T; 2]>, swapped: bool) -> Option<[T; 2]> {
    let [white, black] = of_both?;
    Some(if swapped {
        [black, white]
    } else {
        [white, black]
    })
}

/// A game that both sides have.
fn compared(
    expected: &Expected<'_>,
    handed: &Handed<'_>,
    swapped: bool,
    roster: &Roster<'_>,
) -> Row {
    let (report, game) = (&expected.game.entry, &handed.game.entry);
    let mut found: Vec<(Verdict, Difference)> = Vec::new();
    let ours = [&report.white, &report.black];
    let theirs = match swapped {
        false => [&game.white, &game.black],
        true => [&game.black, &game.white],
    };
    for side in 0..2 {
        let candidates = &handed.players[if swapped { 1 - side } else { side }];
        let place = expected.players[side];
        let is_he = place.is_some_and(|place| candidates.contains(&place));
        people(is_he, place, ours[side], theirs[side], roster, &mut found);
    }
    if swapped {
        found.push((Verdict::Colours, Difference::ColoursSwapped));
    }
    let result = results(&report.submitted, &game.submitted, swapped);
    found.extend(result);
    match (expected.round, handed.round) {
        (Some(own), Some(other)) if own != other => found.push((
            Verdict::Round,
            Difference::OtherRound {
                report: report.round.to_string(),
                games: game.round.to_string(),
            },
        )),
        _ => {}
    }
    for side in 0..2 {
        if let (Some(own), Some(other)) = (ours[side].claim.rating, theirs[side].claim.rating)
            && own != other
        {
            let name = ours[side].claim.name.clone();
            let (report, games) = (own, other);
            let what = Difference::OtherRating {
                name,
                report,
                games,
            };
            found.push((Verdict::Ratings, what));
        }
    }
    if let Some(why) = &report.barred {
        found.insert(
            0,
            (Verdict::Unclear, Difference::Unclear { why: why.clone() }),
        );
    }
    let rank = |verdict: Verdict| Verdict::ALL.iter().position(|one| *one == verdict);
    let verdicts = found.iter().map(|(verdict, _)| *verdict);
    let first = verdicts.min_by_key(|verdict| rank(*verdict));
    let verdict = first.unwrap_or(Verdict::Same);
    let mut reasons: Vec<Fact> = found.into_iter().map(|(_, what)| what.into()).collect();
    if expected.round.is_some() && handed.round.is_none() {
        reasons.push(Difference::NoRound.into());
    }
    Row {
        round: report.round.to_string(),
        board: handed.board.or(expected.game.board),
        white: report.white.claim.name.clone(),
        black: report.black.claim.name.clone(),
        in_report: true,
        game: Some((game.file.clone(), game.number)),
        result_report: shown(&report.submitted),
        result_games: shown(&game.submitted),
        verdict,
        reasons,
    }
}

/// Whether the player of the game is the one of the report, and what speaks against it.
fn people(
    is_he: bool,
    place: Option<usize>,
    report: &PlayerEntry,
    game: &PlayerEntry,
    roster: &Roster<'_>,
    found: &mut Vec<(Verdict, Difference)>,
) {
    let [own, other] = [report, game].map(|player| plain_id(&player.claim.id));
    let name = game.claim.name.clone();
    let what = if !is_he {
        Difference::OtherPlayer {
            report: report.claim.name.clone(),
            games: match &*name {
                "" => game.claim.id.clone(),
                _ => name,
            },
        }
    } else if !own.is_empty() && own == other {
        if place.is_none_or(|place| roster.may_be(place, &name)) {
            return;
        }
        Difference::IdOfAnother {
            name,
            id: own.to_owned(),
            other: report.claim.name.clone(),
        }
    } else if !own.is_empty() && !other.is_empty() {
        Difference::OtherId {
            name,
            report: own.to_owned(),
            games: other.to_owned(),
        }
    } else {
        return;
    };
    found.push((Verdict::Players, what));
}

fn results(
    report: &GameOutcome,
    game: &GameOutcome,
    swapped: bool,
) -> Option<(Verdict, Difference)> {
    let differ = points(report) != turned(points(game), swapped);
    // In the colours of the report.
    let told = Difference::Results {
        report: shown(report),
        games: shown(&as_in_report(game, swapped)),
    };
    match (report, game) {
        (GameOutcome::Default(..), GameOutcome::Played(..) | GameOutcome::Unfinished) => {
            Some((Verdict::Played, Difference::DefaultWithGame))
        }
        (GameOutcome::TooShort(..), GameOutcome::Played(..)) => {
            Some((Verdict::Played, Difference::ShortWithGame))
        }
        _ if differ => Some((Verdict::Result, told)),
        (GameOutcome::Played(..), GameOutcome::Default(..) | GameOutcome::TooShort(..)) => {
            Some((Verdict::Result, Difference::WithoutMoves))
        }
        _ => None,
    }
}

fn as_in_report(outcome: &GameOutcome, swapped: bool) -> GameOutcome {
    match outcome.clone() {
        GameOutcome::Played(white, black) if swapped => GameOutcome::Played(black, white),
        GameOutcome::Default(white, black) if swapped => GameOutcome::Default(black, white),
        GameOutcome::TooShort(white, black) if swapped => GameOutcome::TooShort(black, white),
        outcome => outcome,
    }
}

fn alone_in_report(expected: &Expected<'_>) -> Row {
    let report = &expected.game.entry;
    let (verdict, reason) = match (&report.barred, &report.submitted) {
        (Some(why), _) => (Verdict::Unclear, Difference::Unclear { why: why.clone() }),
        (None, GameOutcome::Default(..)) => (Verdict::Unplayed, Difference::DefaultNoGame),
        (None, GameOutcome::TooShort(..)) => (Verdict::Unplayed, Difference::ShortNoGame),
        (None, GameOutcome::Unfinished) => (Verdict::Unclear, Difference::NoResult),
        (None, GameOutcome::Played(..)) => (Verdict::Missing, Difference::NotThere),
    };
    Row {
        round: report.round.to_string(),
        board: expected.game.board,
        white: report.white.claim.name.clone(),
        black: report.black.claim.name.clone(),
        in_report: true,
        game: None,
        result_report: shown(&report.submitted),
        result_games: String::new(),
        verdict,
        reasons: vec![reason.into()],
    }
}

/// Those without an opponent, by place and round.
struct Byes<'r> {
    marks: HashMap<(usize, u32), (&'r str, char)>,
}

impl<'r> Byes<'r> {
    fn new(report: &'r ReportSide, roster: &Roster<'r>) -> Byes<'r> {
        let byes = report.byes.iter().filter_map(|bye| {
            let place = roster.place(&bye.player)?;
            Some(((place, bye.round), (&*bye.player.claim.name, bye.mark)))
        });
        Byes {
            marks: byes.collect(),
        }
    }
}

fn alone_in_games(handed: &Handed<'_>, copy: Option<Difference>, byes: &Byes<'_>) -> Row {
    let game = &handed.game.entry;
    let players = [Color::White, Color::Black].map(|color| match color {
        Color::White => (&game.white, &handed.players[0]),
        Color::Black => (&game.black, &handed.players[1]),
    });
    let unknown = players
        .iter()
        .filter(|(_, candidates)| candidates.is_empty());
    let unknown = unknown.map(|(player, _)| Difference::NotOfReport {
        name: match &*player.claim.name {
            "" => player.claim.id.clone(),
            name => name.to_owned(),
        },
    });
    let resting = players.iter().filter_map(|(_, candidates)| {
        let (place, round) = (*candidates.first()?, handed.round?);
        let (name, mark) = byes.marks.get(&(place, round))?;
        Some(Difference::ByeInReport {
            name: (*name).to_owned(),
            mark: *mark,
        })
    });
    let resting: Vec<Difference> = resting.collect();
    let verdict = match (&copy, resting.is_empty()) {
        (Some(_), _) => Verdict::Twice,
        (None, false) => Verdict::Played,
        (None, true) => Verdict::Extra,
    };
    let mut reasons: Vec<Fact> = copy.into_iter().chain(resting).map(Fact::from).collect();
    reasons.extend(unknown.map(Fact::from));
    if reasons.is_empty() {
        reasons.push(Difference::NotInReport.into());
    }
    Row {
        round: game.round.to_string(),
        board: handed.board,
        white: game.white.claim.name.clone(),
        black: game.black.claim.name.clone(),
        in_report: false,
        game: Some((game.file.clone(), game.number)),
        result_report: String::new(),
        result_games: shown(&game.submitted),
        verdict,
        reasons,
    }
}
