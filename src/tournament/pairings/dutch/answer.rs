//! What a pairing program prints when it checks a tournament. Both programs name each round and, where they pair otherwise,
//! print two columns of pairs: theirs, and those of the tournament.
//!
//! ```text
//! open: Round #4
//!   Checker pairings        Tournament pairings
//!       2 -   5                  2 -  13
//!      12 -  13                 12 -   5
//! ```
//!
//! Nothing of it is taken on trust: every round must be there once and in its place, every number must be a player's, nobody
//! may be in two pairs, and what is said to be the tournament's must be. Any other line is an answer that is not understood.

use crate::facts;
use crate::tournament::Tournament;
use crate::tournament::pairings::Pair;

use super::pairs;

facts! {
    pub enum Misunderstood {
        Line = "pairing-answer-line" { line: String },
        Rounds = "pairing-answer-rounds" { told: u32, played: u32 },
        Pairs = "pairing-answer-pairs" { round: u32 },
    }
}

/// What the program says of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum RoundAnswer {
    Fits,
    /// The pairs that it has in the place of others.
    Otherwise {
        expected: Vec<Pair>,
    },
    /// It finds no pairing that the rules allow.
    NoPairing,
}

/// A line of pairs of which the first stands further to the right has the tournament's alone.
const SECOND_COLUMN: usize = 20;

pub(super) fn read(text: &str, tournament: &Tournament) -> Result<Vec<RoundAnswer>, Misunderstood> {
    let mut rounds: Vec<RoundAnswer> = Vec::new();
    let mut differing: Vec<[Vec<Pair>; 2]> = Vec::new();
    for line in text.lines() {
        let trimmed = line.trim();
        let misunderstood = || Misunderstood::Line {
            line: trimmed.chars().take(120).collect(),
        };
        if trimmed.is_empty() || trimmed.starts_with("Check: ") {
            continue;
        }
        if let Some(round) = round_of(trimmed) {
            let told = rounds.len() as u32 + 1;
            if round != told || round > tournament.played {
                return Err(misunderstood());
            }
            rounds.push(RoundAnswer::Fits);
            differing.push([Vec::new(), Vec::new()]);
            continue;
        }
        let (Some(answer), Some(columns)) = (rounds.last_mut(), differing.last_mut()) else {
            return Err(misunderstood());
        };
        if trimmed.starts_with("Checker pairing") {
            *answer = RoundAnswer::Otherwise {
                expected: Vec::new(),
            };
        } else if trimmed.starts_with("No valid pairing exists") {
            *answer = RoundAnswer::NoPairing;
        } else {
            let words: Vec<&str> = trimmed.split_whitespace().collect();
            let begin = line.len() - line.trim_start().len();
            let read = |words: &[&str]| pair(words, tournament).ok_or_else(misunderstood);
            match (words.len(), begin >= SECOND_COLUMN) {
                (6, _) => {
                    columns[0].push(read(&words[..3])?);
                    columns[1].push(read(&words[3..])?);
                }
                (3, true) => columns[1].push(read(&words)?),
                (3, false) => columns[0].push(read(&words)?),
                _ => return Err(misunderstood()),
            }
        }
    }
    let told = rounds.len() as u32;
    if told != tournament.played {
        let played = tournament.played;
        return Err(Misunderstood::Rounds { told, played });
    }
    for (round, (answer, [expected, of_tournament])) in (1..).zip(rounds.iter_mut().zip(differing))
    {
        let is_sound = match answer {
            RoundAnswer::Otherwise { .. } => {
                !expected.is_empty() && is_played(tournament, round, &of_tournament)
            }
            _ => expected.is_empty() && of_tournament.is_empty(),
        };
        if !is_sound || !is_each_once(&expected) {
            return Err(Misunderstood::Pairs { round });
        }
        if let RoundAnswer::Otherwise { expected: told } = answer {
            *told = expected;
        }
    }
    Ok(rounds)
}

/// `open: Round #4`, `==== Round #4 ====`
fn round_of(line: &str) -> Option<u32> {
    let (_, behind) = line.rsplit_once("Round #")?;
    behind.trim_end_matches(['=', ' ']).parse().ok()
}

/// `2 - 13`, `7 - 0`
fn pair(words: &[&str], tournament: &Tournament) -> Option<Pair> {
    let [white, "-", black] = words else {
        return None;
    };
    let place = |word: &str| word.parse::<usize>().ok();
    let (white, black) = (place(white)?, place(black)?);
    let players = 1..=tournament.players.len();
    let is_one = players.contains(&white) && white != black;
    let other = match black {
        0 => Some(None),
        _ => players.contains(&black).then_some(Some(black - 1)),
    };
    is_one.then_some([Some(white - 1), other?])
}

fn is_each_once(pairs: &[Pair]) -> bool {
    let mut players: Vec<usize> = pairs.iter().flatten().flatten().copied().collect();
    let count = players.len();
    players.sort_unstable();
    players.dedup();
    players.len() == count
}

/// Whether all these were paired with each other in that round; colours aside, which games without play need not have.
fn is_played(tournament: &Tournament, round: u32, told: &[Pair]) -> bool {
    let played: Vec<Pair> = pairs(tournament, round)
        .into_iter()
        .map(|(_, pair)| pair)
        .collect();
    let is_one = |pair: &Pair| played.contains(pair) || played.contains(&[pair[1], pair[0]]);
    told.iter().all(is_one)
}
