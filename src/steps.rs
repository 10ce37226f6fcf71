//! Steps that tests count. Text of any size comes from outside, so the work on it must grow no faster than its size, and a
//! test that compared seconds would fail on a busy machine. So the loops that once went over the same things again and again
//! count here how much they look at, and tests compare the counts at two sizes. In the program itself nothing is counted.

#[cfg(any(test, feature = "internals"))]
pub use counted::*;

/// So many signs, moves, names or files are looked at.
#[cfg(not(any(test, feature = "internals")))]
#[inline(always)]
pub(crate) fn count(_steps: usize) {}

#[cfg(any(test, feature = "internals"))]
mod counted {
    use std::cell::Cell;

    thread_local! {
        /// Tests run side by side, each on a thread of its own.
        static STEPS: Cell<usize> = const { Cell::new(0) };
    }

    /// So many signs, moves, names or files are looked at.
    #[inline]
    pub(crate) fn count(steps: usize) {
        STEPS.set(STEPS.get() + steps);
    }

    /// The steps of some work, all of it on this thread.
    #[allow(dead_code, reason = "tests alone ask")]
    pub fn count_during(work: impl FnOnce()) -> usize {
        let before = STEPS.get();
        work();
        STEPS.get() - before
    }
}
