//! A team event held against its own regulations (`[team]` of the event file): one file for each. A tournament and its event
//! come in; rows go out, for everything that is broken or cannot be decided, and for each regulation one that says how much was
//! looked at, so that silence is never taken for a check. What the input does not say is never guessed.

mod board_order;
mod colors;
mod foreigners;
mod leaving;
mod line_up;
mod lists;
mod one_match;
mod regulars;
mod rematch;
mod substitutes;
mod tie_break_game;

use crate::event::TeamRules;
use crate::fact::Fact;
use crate::facts;

use super::Tournament;
use super::standings::Rules;
use lists::Lists;

pub use colors::ColorReason;
pub use line_up::LineUpReason;
pub use one_match::MeetingReason;

/// What came of a regulation. The words are fixed.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    Kept,
    Broken,
    /// The input does not say enough.
    Undecidable,
}

impl Verdict {
    pub const ALL: [Verdict; 3] = [Verdict::Kept, Verdict::Broken, Verdict::Undecidable];

    pub fn word(self) -> &'static str {
        match self {
            Verdict::Kept => "kept",
            Verdict::Broken => "broken",
            Verdict::Undecidable => "undecidable",
        }
    }
}

/// Where something was seen. Teams and players are places among the tournament's.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// Nought: the regulation as a whole.
    pub round: u32,
    pub team: Option<usize>,
    pub opponent: Option<usize>,
    pub board: Option<u32>,
    pub player: Option<usize>,
}

/// One line of what was found.
#[derive(Clone, Debug)]
pub struct TeamCheck {
    /// The key of the event file.
    pub regulation: &'static str,
    pub place: Place,
    pub verdict: Verdict,
    pub reason: Fact,
}

facts! {
    /// What is said of a regulation as a whole.
    pub enum SummaryReason {
        /// `unit`: line-ups, matches, players, teams.
        Looked = "team-looked" { unit: &'static str, looked: usize, broken: usize, undecidable: usize },
        Nothing = "team-nothing" { unit: &'static str },
        NoTeams = "team-no-teams",
        NoLists = "team-no-lists",
        NoFederation = "team-no-federation",
        NoBoards = "team-no-boards",
        /// The team of `first_white` is not there.
        NoSuchTeam = "team-no-such-team" { team: String },
        /// The standings were asked for after an earlier round.
        NotOver = "team-not-over" { round: u32 },
    }
}

/// What the regulations are held against.
struct Ground<'t> {
    tournament: &'t Tournament,
    rules: &'t TeamRules,
    lists: Lists,
    /// The last round that is looked at.
    rounds: u32,
    /// The number of boards that the regulations name.
    boards: Option<u32>,
}

/// What is found of one regulation.
struct Found {
    regulation: &'static str,
    unit: &'static str,
    looked: usize,
    rows: Vec<TeamCheck>,
}

impl Found {
    fn new(regulation: &'static str, unit: &'static str) -> Found {
        Found {
            regulation,
            unit,
            looked: 0,
            rows: Vec::new(),
        }
    }

    /// One more was looked at.
    fn look(&mut self) {
        self.looked += 1;
    }

    fn broken(&mut self, place: Place, reason: impl Into<Fact>) {
        self.add(place, Verdict::Broken, reason.into());
    }

    fn undecidable(&mut self, place: Place, reason: impl Into<Fact>) {
        self.add(place, Verdict::Undecidable, reason.into());
    }

    fn add(&mut self, place: Place, verdict: Verdict, reason: Fact) {
        self.rows.push(TeamCheck {
            regulation: self.regulation,
            place,
            verdict,
            reason,
        });
    }

    /// The rows, the one about the whole ahead.
    fn done(self) -> Vec<TeamCheck> {
        let count = |verdict| {
            self.rows
                .iter()
                .filter(|row| row.verdict == verdict)
                .count()
        };
        let (broken, undecidable) = (count(Verdict::Broken), count(Verdict::Undecidable));
        let (unit, looked) = (self.unit, self.looked);
        let (verdict, reason) = match (looked, broken, undecidable) {
            (0, 0, 0) => (Verdict::Undecidable, SummaryReason::Nothing { unit }),
            _ => (
                match (broken, undecidable) {
                    (0, 0) => Verdict::Kept,
                    (0, _) => Verdict::Undecidable,
                    _ => Verdict::Broken,
                },
                SummaryReason::Looked {
                    unit,
                    looked,
                    broken,
                    undecidable,
                },
            ),
        };
        let whole = TeamCheck {
            regulation: self.regulation,
            place: Place::default(),
            verdict,
            reason: reason.into(),
        };
        std::iter::once(whole).chain(self.rows).collect()
    }
}

/// A regulation of which nothing can be said.
fn cannot(regulation: &'static str, why: SummaryReason) -> Vec<TeamCheck> {
    vec![TeamCheck {
        regulation,
        place: Place::default(),
        verdict: Verdict::Undecidable,
        reason: why.into(),
    }]
}

/// Holds a tournament against the regulations of its event, as far as round `rounds`. `counted` is the tournament as it counts
/// by those rules. None: the event has no such regulations.
pub fn check(
    tournament: &Tournament,
    counted: &Tournament,
    rules: Rules,
    rounds: u32,
) -> Option<Vec<TeamCheck>> {
    let event = tournament.event.as_deref()?;
    let team = event.team.as_deref()?;
    let ground = Ground {
        tournament,
        rules: team,
        lists: Lists::of(tournament, team),
        rounds,
        boards: event.scoring.team.map(|team| team.boards),
    };
    let mut found = Vec::new();
    let mut add = |regulation, is_said: bool, rows: &dyn Fn() -> Vec<TeamCheck>| {
        if is_said {
            found.extend(match tournament.teams.is_empty() {
                true => cannot(regulation, SummaryReason::NoTeams),
                false => rows(),
            });
        }
    };
    add("boards", ground.boards.is_some(), &|| {
        line_up::boards(&ground)
    });
    add("board_order", team.board_order.is_some(), &|| {
        board_order::check(&ground)
    });
    add("foreigners", team.foreigners.is_some(), &|| {
        foreigners::check(&ground, event.federation.as_deref())
    });
    add("substitutes", team.substitutes.is_some(), &|| {
        substitutes::most(&ground)
    });
    let after = team.substitutes_after_round;
    add("substitutes_after_round", after.is_some(), &|| {
        substitutes::too_early(&ground)
    });
    add("regulars_stay_up", team.regulars_stay_up, &|| {
        regulars::check(&ground)
    });
    add("one_match_a_round", team.one_match_a_round, &|| {
        one_match::check(&ground)
    });
    add("rematch", team.rematch == Some(false), &|| {
        rematch::check(&ground)
    });
    add("colors", team.colors.is_some(), &|| colors::check(&ground));
    add("defaults_out", team.defaults_out.is_some(), &|| {
        leaving::defaults(&ground)
    });
    add("annul_before_half", team.annul_before_half, &|| {
        leaving::annulled(&ground)
    });
    add("tie_break_game", team.tie_break_game.is_some(), &|| {
        tie_break_game::check(&ground, counted, rules)
    });
    Some(found)
}
