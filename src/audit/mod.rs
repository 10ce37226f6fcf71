//! The audit: blocks of games come in, judged games go out, in the order of the input and the same for
//! any number of threads. Here a game is decoded, replayed, put before the rules and given its verdict.
//! What the result looks like in a file or on a screen is the reporter's business.

mod accepted;
mod account;
mod copies;
mod event_counts;
mod fault;
mod judge;
mod judged_block;
mod lookout;
mod one_game;
mod pipeline;
pub mod positions;
mod results;
mod standing;
mod status;
mod summary;
mod threads;

use jiff::civil::Date;

use crate::event::{Events, NotJudged};
use crate::fact::Fact;
use crate::input::InputError;
use crate::input::encoding::Encoding;
use crate::laws::Edition;
use crate::lists::rating_list::RatingsById;
use crate::replay::AlphabetChoice;
use crate::rules::{Selection, archive};
use crate::system;

pub use accepted::{Accepted, AcceptedError, AcceptedFile, UnmatchedRow};
pub use account::{Account, Unaccounted};
pub use copies::{CopiesUnknown, Duplicates, Scratch};
pub use event_counts::RuleTally;
#[cfg(feature = "internals")]
pub use fault::inject_faults;
pub use fault::{FaultTold, Faults, FaultyGame, caught, keep_caught_panics_quiet};
pub use judge::JudgedGame;
pub use judged_block::{Judged, judge_block};
pub use lookout::Lookout;
pub use one_game::{FindError, FoundGame, GamePosition, find_game};
pub use pipeline::{Reporter, RunOutcome, Taker, run, run_from};
pub use results::{JudgedResults, Results};
pub use standing::Standing;
pub use status::GameStatus;
pub use summary::{EndStates, Summary};
pub use threads::{NotRun, start_threads};

/// An input that was not judged, wholly or from some place on.
#[derive(Clone, Debug)]
pub enum AuditError {
    Input(InputError),
    Event(NotJudged),
    CopiesUnknown(CopiesUnknown),
    Unaccounted(Unaccounted),
}

impl From<InputError> for AuditError {
    fn from(error: InputError) -> AuditError {
        AuditError::Input(error)
    }
}

impl From<AuditError> for Fact {
    fn from(error: AuditError) -> Fact {
        match error {
            AuditError::Input(error) => error.into(),
            AuditError::Event(not_judged) => not_judged.into(),
            AuditError::CopiesUnknown(unknown) => unknown.into(),
            AuditError::Unaccounted(open) => open.into(),
        }
    }
}

/// What the user asked for.
pub struct AuditOptions {
    /// The edition for every game; chosen by date where none is given.
    pub laws: Option<Edition>,
    pub alphabets: AlphabetChoice,
    pub encoding: Option<Encoding>,
    pub selection: Selection,
    pub accepted: Accepted,
    /// The event's own regulations, given or found beside the games.
    pub events: Events,
    /// The list that ratings in tags are held against.
    pub ratings: Option<RatingsById>,
    /// Whether games are judged on behind a word that cannot be played, where what follows shows how they went on.
    pub goes_on: bool,
    /// Whether plain moves are played by the general way too: slower, and the same.
    pub takes_its_time: bool,
    /// What is done about games that cannot be played to their end.
    pub repairs: Repairs,
    /// Whether games are held against each other, and where what does not fit into memory goes.
    pub duplicates: Duplicates,
    pub scratch: Scratch,
    /// The day of the audit.
    pub today: Date,
}

/// What the program does without flags: regulations are looked for beside the games.
impl Default for AuditOptions {
    fn default() -> AuditOptions {
        AuditOptions {
            laws: None,
            alphabets: AlphabetChoice::Auto,
            encoding: None,
            selection: Selection::default(),
            accepted: Accepted::default(),
            events: Events::beside(),
            ratings: None,
            goes_on: true,
            takes_its_time: false,
            repairs: Repairs::None,
            duplicates: Duplicates::Auto,
            scratch: Scratch::System,
            today: system::today(),
        }
    }
}

impl AuditOptions {
    /// Whether anybody asks what games are to each other.
    pub fn looks_for_copies(&self) -> bool {
        self.duplicates != Duplicates::Never && archive::is_asked_for(self.selection.rules())
    }
}

/// What is done about a game that cannot be played to its end. Nothing is ever repaired unasked.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum Repairs {
    #[default]
    None,
    /// The game is judged as it stands; the finding says how it might be read.
    Suggested,
    /// The most likely game is taken for it.
    Made,
}

/// What can be wrong with the arbiter's own decisions.
#[allow(dead_code, reason = "the tests of the words alone look at it")]
pub const FACTS: &[&[crate::fact::FactShape]] = &[
    AcceptedError::SHAPES,
    UnmatchedRow::SHAPES,
    Unaccounted::SHAPES,
    FaultTold::SHAPES,
    CopiesUnknown::SHAPES,
    NotRun::SHAPES,
];

crate::fact_errors!(AcceptedError, AuditError, FindError, NotRun);
