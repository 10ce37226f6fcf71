//! Ratings from the results of a text.

use std::path::PathBuf;

use serde::Serialize;

use crate::audit::{self, FaultTold, FaultyGame, judge_block};
use crate::event::Events;
use crate::fact;
use crate::input::{Inputs, UnpackLimit, Wanted, blocks_of_text};
use crate::lists::rating_list::ListMonth;
use crate::points::{HalfPoints, Hundredths, Rating};
use crate::rating::calculation::{Calculation, GameLine};
use crate::rating::contest::Contest;
use crate::rating::desk::Desk;
use crate::rating::entries::HandIn;
use crate::rating::register::Register;
use crate::rating::systems::pool::Pool;
use crate::rating::systems::{System, Wishes, by_word};
use crate::report::words::Words;

use super::{Error, Options, Player};

/// How ratings are to be made: the system, and whose word is taken on the players.
///
/// ```
/// use arbiter::RatingOptions;
///
/// let options = RatingOptions::new("fide-standard")?.period("2025-11")?;
/// assert!(RatingOptions::new("chess.com").is_err());
/// # Ok::<(), arbiter::Error>(())
/// ```
pub struct RatingOptions {
    system: &'static dyn System,
    wishes: Wishes,
    lists: Vec<PathBuf>,
    players: Option<PathBuf>,
    decisions: Option<PathBuf>,
    reading: Options,
}

impl RatingOptions {
    /// One of `fide-standard`, `fide-rapid`, `fide-blitz`, `fce-1986`, `glicko2`, `uscf`, `dwz`, `pool`.
    pub fn new(system: &str) -> Result<RatingOptions, Error> {
        let found = by_word(system);
        Ok(RatingOptions {
            system: found.ok_or_else(|| Error::new(format!("no such rating system: {system}")))?,
            wishes: Wishes::default(),
            lists: Vec::new(),
            players: None,
            decisions: None,
            reading: Options::default(),
        })
    }

    /// The list that the ratings are for, as `YYYY-MM`.
    pub fn period(mut self, month: &str) -> Result<RatingOptions, Error> {
        let month: ListMonth = month.parse().map_err(Error::new)?;
        self.wishes.period = Some(month);
        Ok(self)
    }

    /// A rating list: FIDE's text or XML, or CSV. May be called again for the list of another month.
    pub fn list(mut self, file: impl Into<PathBuf>) -> RatingOptions {
        self.lists.push(file.into());
        self
    }

    /// The officer's word on players, as CSV.
    pub fn players(mut self, file: impl Into<PathBuf>) -> RatingOptions {
        self.players = Some(file.into());
        self
    }

    /// Who a name is, as CSV with the columns name and id.
    pub fn decisions(mut self, file: impl Into<PathBuf>) -> RatingOptions {
        self.decisions = Some(file.into());
        self
    }

    /// For a pool: a player whose rating is laid down, as `NAME=RATING` or `ID=RATING`.
    pub fn anchor(mut self, anchor: &str) -> RatingOptions {
        self.wishes.pool.anchors.push(anchor.to_owned());
        self
    }

    /// How the games are read and judged on the way.
    pub fn reading(mut self, options: Options) -> RatingOptions {
        self.reading = options;
        self
    }
}

/// Makes ratings from results: as submitted, and as audited.
///
/// ```
/// use arbiter::{Rater, RatingOptions};
///
/// let table = "white,black,result,white_elo,black_elo\nAda,Bruno,1-0,2000,2000\nBruno,Ada,1/2-1/2,2000,2000\n";
/// let report = Rater::new(RatingOptions::new("fide-standard")?).rate(table)?;
/// let ada = report.players.iter().find(|player| player.name == "Ada").expect("she plays");
/// assert_eq!(ada.submitted.change.expect("she is rated").to_string(), "10.00");
/// # Ok::<(), arbiter::Error>(())
/// ```
pub struct Rater {
    options: RatingOptions,
}

/// The ratings of a text.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[non_exhaustive]
pub struct RatingReport {
    /// The system, as it was named.
    pub system: &'static str,
    /// Everybody who plays.
    pub players: Vec<PlayerRating>,
    /// What there is to say about the whole.
    pub remarks: Vec<String>,
    /// What is wrong with the games, the lists and the officer's files, with places.
    pub complaints: Vec<String>,
}

/// A player with both calculations.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[non_exhaustive]
pub struct PlayerRating {
    /// His name.
    pub name: String,
    /// The FIDE ID, or that of the officer's file; empty where there is none.
    pub id: String,
    /// His federation, where it is known.
    pub federation: String,
    /// From the results as they were submitted.
    pub submitted: RatingSum,
    /// From the results that the audit gives.
    pub audited: RatingSum,
}

/// How one player's rating was reckoned.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[non_exhaustive]
pub struct RatingSum {
    /// The rating before.
    pub before: Option<u32>,
    /// The games that count.
    pub games: u32,
    /// The points made in them.
    pub score: HalfPoints,
    /// The points expected in them.
    pub expected: Option<Hundredths>,
    /// The factor; several, joined by `/`, where tournaments differ.
    pub k: String,
    /// What the rating changes by.
    pub change: Option<Hundredths>,
    /// The rating after.
    pub after: Option<Rating>,
    /// What had to be taken for granted, and what else there is to say.
    pub remarks: Vec<String>,
    /// The games one by one. A pool lists only those that do not count.
    pub lines: Vec<RatedGame>,
}

/// One game in a player's calculation.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[non_exhaustive]
pub struct RatedGame {
    /// The number of the game in the text, from one.
    pub number: u64,
    /// The round, as it is written.
    pub round: String,
    /// The player's colour.
    pub side: Player,
    /// The opponent's name.
    pub opponent: String,
    /// The opponent's rating.
    pub opponent_rating: Option<u32>,
    /// The points expected.
    pub expected: Option<Hundredths>,
    /// The points made.
    pub score: Option<HalfPoints>,
    /// What the game changes the rating by.
    pub change: Option<Hundredths>,
    /// Why it does not count, if it does not.
    pub why_not: Option<String>,
}

impl Rater {
    /// A rater that works in this way.
    pub fn new(options: RatingOptions) -> Rater {
        Rater { options }
    }

    /// Rates the results of a text: PGN, whose games are audited on the way, a tournament report (TRF16, TRF26), or a
    /// table with the columns white, black, result.
    pub fn rate(self, text: &str) -> Result<RatingReport, Error> {
        let system = self.options.system.word();
        let (desk, wishes, reading) = self.prepare()?;
        let mut register = Register::default();
        let mut is_empty = true;
        let mut left_out = Vec::new();
        for block in blocks_of_text(text, Wanted::Results) {
            is_empty = false;
            let event = reading.events.of_file(&block.file).map_err(Error::new)?;
            let judged = judge_block(&block, event.as_deref(), &reading, &HandIn::default());
            let faults = judged.faults.iter().cloned();
            left_out.extend(faults.map(FaultyGame::left_out));
            judged.batches().for_each(|batch| register.hand_in(batch));
        }
        if is_empty {
            return Err(Error::new("the text holds neither games nor results"));
        }
        reckon(desk, system, register, &wishes, left_out)
    }

    /// Rates the results of files and folders, packed or not, in any encoding, on all cores. Where no event was given, an
    /// `event.toml` beside the games counts. A file that cannot be read whole is an error: no rating rests on half of the
    /// results.
    pub fn rate_paths<P: Into<PathBuf>>(
        self,
        paths: impl IntoIterator<Item = P>,
    ) -> Result<RatingReport, Error> {
        let system = self.options.system.word();
        let has_event = self.options.reading.has_event();
        let (desk, wishes, mut reading) = self.prepare()?;
        if !has_event {
            reading.events = Events::beside();
        }
        let mut paths: Vec<PathBuf> = paths.into_iter().map(Into::into).collect();
        // The order in which files are named must change nothing.
        paths.sort();
        let inputs = Inputs::find(&paths).map_err(Error::new)?;
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let mut register = Register::default();
        let outcome = audit::run(
            inputs.wanting(Wanted::Results),
            &reading,
            &HandIn::default(),
            threads,
            |batch, _, _| {
                register.hand_in(batch);
                Ok::<(), Error>(())
            },
        )?;
        if let Some(error) = outcome.errors.into_iter().next() {
            return Err(Error::new(error));
        }
        let left_out = outcome.faults.told(FaultyGame::left_out);
        reckon(desk, system, register, &wishes, left_out)
    }

    /// Opens the lists.
    fn prepare(self) -> Result<(Desk, Wishes, audit::AuditOptions), Error> {
        let options = self.options;
        if !options.wishes.pool.anchors.is_empty() && options.system.word() != Pool.word() {
            return Err(Error::new("anchors are for a pool"));
        }
        let desk = Desk::open(
            options.system,
            options.players.as_deref(),
            options.decisions.as_deref(),
            options.lists,
            UnpackLimit::default(),
        );
        let desk = desk.map_err(Error::new)?;
        Ok((desk, options.wishes, options.reading.into_audit()))
    }
}

/// Makes ratings of what was handed in. Some games could not be: that is told.
fn reckon(
    desk: Desk,
    system: &'static str,
    register: Register,
    wishes: &Wishes,
    left_out: Vec<FaultTold>,
) -> Result<RatingReport, Error> {
    if let Some(empty) = register.empty_tables.first() {
        return Err(Error::new(tell(&empty.clone().into())));
    }
    let rated = desk.rate(register, wishes).map_err(Error::new)?;
    let contest = &rated.contest;
    let sums = rated.rated.submitted.iter().zip(&rated.rated.audited);
    let players = sums.map(|(submitted, audited)| PlayerRating::new(contest, submitted, audited));
    Ok(RatingReport {
        system,
        players: players.collect(),
        remarks: told(&rated.rated.told),
        complaints: rated
            .complaints
            .into_iter()
            .map(fact::Fact::from)
            .chain(left_out.into_iter().map(fact::Fact::from))
            .map(|fact| tell(&fact))
            .collect(),
    })
}

impl PlayerRating {
    fn new(contest: &Contest, submitted: &Calculation, audited: &Calculation) -> PlayerRating {
        let player = &contest.players[submitted.player];
        PlayerRating {
            name: player.name.clone(),
            id: player.id.clone(),
            federation: player.federation.clone(),
            submitted: RatingSum::new(contest, submitted),
            audited: RatingSum::new(contest, audited),
        }
    }
}

impl RatingSum {
    fn new(contest: &Contest, sum: &Calculation) -> RatingSum {
        RatingSum {
            before: sum.before,
            games: sum.games(),
            score: sum.score(),
            expected: sum.expected,
            k: sum.k.clone(),
            change: sum.change,
            after: sum.after,
            remarks: told(&sum.remarks),
            lines: sum
                .lines
                .iter()
                .map(|line| RatedGame::new(contest, line))
                .collect(),
        }
    }
}

impl RatedGame {
    fn new(contest: &Contest, line: &GameLine) -> RatedGame {
        let game = &contest.games[line.game];
        let opponent = &contest.players[game.player(line.color.opposite())];
        RatedGame {
            number: game.number,
            round: game.round.to_string(),
            side: line.color.into(),
            opponent: opponent.name.clone(),
            opponent_rating: line.opponent,
            expected: line.expected,
            score: line.score,
            change: line.change,
            why_not: line.why_not.as_ref().map(tell),
        }
    }
}

fn tell(fact: &fact::Fact) -> String {
    Words::chosen().tell(fact)
}

fn told(facts: &[fact::Fact]) -> Vec<String> {
    facts.iter().map(tell).collect()
}
