//! `ratings`, `rating_games`, `rating_differences` and `rating_players`: what was reckoned for whom, from which games,
//! what the audit would change, and who each name was taken for.

use std::collections::HashSet;

use serde::Serialize;

use crate::fact::Fact;
use crate::points::{HalfPoints, Hundredths, Rating};
use crate::rating::calculation::{Calculation, GameLine};
use crate::rating::contest::{Basis, Contest};
use crate::rating::register::FoundPlayer;
use crate::report::words::Words;

use super::cells::{Factor, yes_or_no};
use super::{DateText, NumberText, UntrustedText};

/// What every row of a run shares.
#[derive(Copy, Clone)]
pub struct Heading<'r> {
    pub system: &'r str,
    pub period: &'r str,
    pub contest: &'r Contest,
}

fn told(fact: Option<&Fact>) -> UntrustedText<'static> {
    fact.map_or(UntrustedText::default(), |fact| {
        UntrustedText::new(Words::chosen().tell(fact))
    })
}

#[derive(Serialize, Default)]
pub struct RatingRow<'a> {
    basis: &'a str,
    system: &'a str,
    period: &'a str,
    player: UntrustedText<'a>,
    id: UntrustedText<'a>,
    federation: UntrustedText<'a>,
    rating_before: Option<u32>,
    games: u32,
    score: HalfPoints,
    opponents_mean: Option<Hundredths>,
    expected: Option<Hundredths>,
    k: Option<Factor<'a>>,
    change: Option<Hundredths>,
    rating_after: Option<Rating>,
    remark: UntrustedText<'a>,
}

impl<'a> RatingRow<'a> {
    pub fn new(heading: Heading<'a>, basis: Basis, sum: &'a Calculation) -> RatingRow<'a> {
        let player = &heading.contest.players[sum.player];
        RatingRow {
            basis: basis.word(),
            system: heading.system,
            period: heading.period,
            player: UntrustedText::new(&player.name),
            id: UntrustedText::new(&player.id),
            federation: UntrustedText::new(&player.federation),
            rating_before: sum.before,
            games: sum.games(),
            score: sum.score(),
            opponents_mean: sum.mean().map(|mean| mean.hundredths()),
            expected: sum.expected,
            k: Factor::new(&sum.k),
            change: sum.change,
            rating_after: sum.after,
            remark: UntrustedText::new(Words::chosen().tell_all(&sum.remarks)),
        }
    }
}

#[derive(Serialize, Default)]
pub struct RatingGameRow<'a> {
    basis: &'a str,
    system: &'a str,
    player: UntrustedText<'a>,
    id: UntrustedText<'a>,
    file: UntrustedText<'a>,
    game: u64,
    round: NumberText<'a>,
    date: DateText<'a>,
    colour: &'a str,
    opponent: UntrustedText<'a>,
    opponent_id: UntrustedText<'a>,
    own: Option<u32>,
    opponent_rating: Option<u32>,
    difference: Option<i32>,
    counted_difference: Option<i32>,
    expected: Option<Hundredths>,
    score: Option<HalfPoints>,
    change: Option<Hundredths>,
    counted: &'a str,
    why_not: UntrustedText<'a>,
}

impl<'a> RatingGameRow<'a> {
    pub fn new(
        heading: Heading<'a>,
        basis: Basis,
        sum: &'a Calculation,
        line: &'a GameLine,
    ) -> RatingGameRow<'a> {
        let contest = heading.contest;
        let player = &contest.players[sum.player];
        let game = &contest.games[line.game];
        let opponent = &contest.players[game.player(line.color.opposite())];
        RatingGameRow {
            basis: basis.word(),
            system: heading.system,
            player: UntrustedText::new(&player.name),
            id: UntrustedText::new(&player.id),
            file: UntrustedText::new(&*game.file),
            game: game.number,
            round: NumberText(UntrustedText::new(&*game.round)),
            date: DateText(UntrustedText::new(&*game.date)),
            colour: line.color.word(),
            opponent: UntrustedText::new(&opponent.name),
            opponent_id: UntrustedText::new(&opponent.id),
            own: line.own,
            opponent_rating: line.opponent,
            difference: line.difference,
            counted_difference: line.counted_difference,
            expected: line.expected,
            score: line.score,
            change: line.change,
            counted: yes_or_no(line.counts()),
            why_not: told(line.why_not.as_ref()),
        }
    }
}

/// Which games count for whom, as submitted or as audited.
pub struct CountedGames {
    /// Those that do not, by the numbers of player and game.
    pub left_out: HashSet<(usize, usize)>,
}

impl CountedGames {
    fn has(&self, player: usize, game: usize) -> bool {
        !self.left_out.contains(&(player, game))
    }
}

#[derive(Serialize, Default)]
pub struct RatingDifferenceRow<'a> {
    player: UntrustedText<'a>,
    id: UntrustedText<'a>,
    change_submitted: Option<Hundredths>,
    change_audited: Option<Hundredths>,
    games: UntrustedText<'a>,
    findings: UntrustedText<'a>,
    // The ratings stand here too, because a first rating is no change.
    rating_submitted: Option<Rating>,
    rating_audited: Option<Rating>,
}

impl<'a> RatingDifferenceRow<'a> {
    pub fn new(
        contest: &'a Contest,
        counted: &CountedGames,
        submitted: &Calculation,
        audited: &Calculation,
    ) -> RatingDifferenceRow<'a> {
        let player = &contest.players[submitted.player];
        let mut games = Vec::new();
        let mut findings: Vec<&str> = Vec::new();
        for index in causes(contest, counted, submitted, audited) {
            let game = &contest.games[index];
            games.push(format!("{} {}", game.file, game.number));
            for code in &game.findings {
                if !findings.contains(code) {
                    findings.push(code);
                }
            }
        }
        RatingDifferenceRow {
            player: UntrustedText::new(&player.name),
            id: UntrustedText::new(&player.id),
            change_submitted: submitted.change,
            change_audited: audited.change,
            games: UntrustedText::new(games.join("; ")),
            findings: UntrustedText::new(findings.join("; ")),
            rating_submitted: submitted.after,
            rating_audited: audited.after,
        }
    }
}

/// The player's games that the audit gives another result. Where there is none, an opponent counts otherwise because
/// of his own games: then those.
fn causes(
    contest: &Contest,
    counted: &CountedGames,
    submitted: &Calculation,
    audited: &Calculation,
) -> Vec<usize> {
    let causes = |player: usize| {
        let games = contest.games_of(player).filter(move |(index, game, _)| {
            game.submitted != game.audited && counted.has(player, *index)
        });
        games.map(|(index, _, _)| index)
    };
    let own: Vec<usize> = causes(submitted.player).collect();
    if !own.is_empty() {
        return own;
    }
    let mut of_opponents = Vec::new();
    for (line, other) in submitted.lines.iter().zip(&audited.lines) {
        if line.opponent != other.opponent {
            let opponent = contest.games[line.game].player(line.color.opposite());
            of_opponents.extend(causes(opponent));
        }
    }
    of_opponents.dedup();
    of_opponents
}

#[derive(Serialize, Default)]
pub struct RatingPlayerRow<'a> {
    name: UntrustedText<'a>,
    id: UntrustedText<'a>,
    how: &'a str,
    evidence: UntrustedText<'a>,
    candidates: UntrustedText<'a>,
}

impl<'a> RatingPlayerRow<'a> {
    pub fn new(found: &'a FoundPlayer) -> RatingPlayerRow<'a> {
        RatingPlayerRow {
            name: UntrustedText::new(&found.name),
            id: UntrustedText::new(&found.identified.id),
            how: found.identified.how.word(),
            evidence: told(found.identified.why.as_ref()),
            candidates: UntrustedText::new(Words::chosen().tell_all(&found.identified.candidates)),
        }
    }
}
