//! Faults of our own: a panic in one game is caught, and told with the game that it happened in, so that the other games
//! are judged as if nothing had been. What becomes of that game stands in `judged_block`.

#[cfg(feature = "internals")]
mod injected;

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::panic::{AssertUnwindSafe, catch_unwind};

use serde::{Deserialize, Serialize};

use crate::facts;

#[cfg(feature = "internals")]
pub use injected::inject_faults;

thread_local! {
    /// A panic on this thread will be caught.
    static CAUGHT: Cell<bool> = const { Cell::new(false) };
    /// Where in the program the last of them happened.
    static PLACE: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Why a game could not be taken to its end: what the program says of its own fault, and where in it.
#[derive(Clone, Debug)]
pub struct Fault {
    pub cause: String,
}

facts! {
    /// A game that could not be taken to its end, and what became of it.
    pub enum FaultTold {
        Reported = "fault-in-game" { file: String, line: u64, game: u64, cause: String },
        Kept = "fault-in-game-kept" { file: String, line: u64, game: u64, cause: String },
        LeftOut = "fault-in-game-left-out" { file: String, line: u64, game: u64, cause: String },
        More = "fault-in-more-games" { games: u64 },
    }
}

/// A game that could not be taken to its end.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct FaultyGame {
    pub file: String,
    pub line: u64,
    pub game: u64,
    pub cause: String,
}

/// The faults of a run: how many, and the first few.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Faults {
    pub count: u64,
    pub first: Vec<FaultyGame>,
}

impl Faults {
    const KEPT: usize = 5;

    pub(super) fn add(&mut self, faults: Vec<FaultyGame>) {
        self.count += faults.len() as u64;
        let room = Faults::KEPT - self.first.len();
        self.first.extend(faults.into_iter().take(room));
    }

    /// What there is to tell, where each was treated in this way.
    pub fn told(&self, treated: fn(FaultyGame) -> FaultTold) -> Vec<FaultTold> {
        let mut told: Vec<FaultTold> = self.first.iter().cloned().map(treated).collect();
        let more = self.count - self.first.len() as u64;
        if more > 0 {
            told.push(FaultTold::More { games: more });
        }
        told
    }
}

impl FaultyGame {
    pub fn reported(self) -> FaultTold {
        FaultTold::Reported {
            file: self.file,
            line: self.line,
            game: self.game,
            cause: self.cause,
        }
    }

    pub fn kept(self) -> FaultTold {
        FaultTold::Kept {
            file: self.file,
            line: self.line,
            game: self.game,
            cause: self.cause,
        }
    }

    pub fn left_out(self) -> FaultTold {
        FaultTold::LeftOut {
            file: self.file,
            line: self.line,
            game: self.game,
            cause: self.cause,
        }
    }
}

/// Does the work, or says what fault of our own stopped it. What the work had changed by then must not be used.
pub fn caught<T>(work: impl FnOnce() -> T) -> Result<T, Fault> {
    let outside = CAUGHT.replace(true);
    let done = catch_unwind(AssertUnwindSafe(work));
    CAUGHT.set(outside);
    done.map_err(|panic| Fault {
        cause: match PLACE.take() {
            Some(place) => format!("{}, {place}", message(&*panic)),
            None => message(&*panic).to_owned(),
        },
    })
}

/// From now on a panic that is caught here is not printed as well: the run tells of it in its own words. For the program
/// only; in a library, what happens at a panic is the business of whoever embeds it.
pub fn keep_caught_panics_quiet() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| match CAUGHT.get() {
        true => {
            let place = panic.location().map(ToString::to_string);
            PLACE.with(|last| *last.borrow_mut() = place);
        }
        false => usual(panic),
    }));
}

fn message(panic: &(dyn Any + Send)) -> &str {
    match panic.downcast_ref::<&str>() {
        Some(message) => message,
        None => panic
            .downcast_ref::<String>()
            .map_or("panic", |message| message),
    }
}

/// In our own tests, the step fails for a game that asks for it.
#[cfg(feature = "internals")]
pub(super) fn may_fail(step: &str, text: &str) {
    injected::may_fail(step, text);
}

#[cfg(not(feature = "internals"))]
#[inline(always)]
pub(super) fn may_fail(_: &str, _: &str) {}
