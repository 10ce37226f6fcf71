//! Faults on purpose, for our own tests: there is none of this in a plain build. A step of the audit panics for every game
//! whose text says `fault in the STEP`, once that has been asked for.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicBool, Ordering};

static ASKED_FOR: LazyLock<AtomicBool> =
    LazyLock::new(|| std::env::var_os("ARBITER_INJECTS_FAULTS").is_some().into());

/// Asks for faults in this process; the program is asked by the environment variable.
pub fn inject_faults() {
    ASKED_FOR.store(true, Ordering::Relaxed);
}

pub(super) fn may_fail(step: &str, text: &str) {
    if ASKED_FOR.load(Ordering::Relaxed) && text.contains(&format!("fault in the {step}")) {
        panic!("a fault on purpose in the {step}");
    }
}
