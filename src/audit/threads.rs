//! The threads that judge.

use crate::fact::SystemCause;
use crate::facts;

/// What a thread needs for its stack, and for the blocks and rows that are under way on its behalf.
const MEMORY_OF_A_THREAD: usize = 4 << 20;

/// The address space that the system's allocator takes for a thread, and for how many threads a core at most.
const ARENA: usize = 64 << 20;
const ARENAS_OF_A_CORE: usize = 8;

facts! {
    /// Why no games are judged.
    pub enum NotRun {
        /// The machine cannot give the threads that were asked for.
        NoThreads = "no-threads" { threads: usize, cause: SystemCause },
        /// The input up to where an interrupted run had come is cut into other blocks than it was then.
        OtherInput = "resume-other-input",
    }
}

/// Starts so many threads, or none. The memory for all of them is asked for first and given back at once: a thread that
/// starts but does not find the last few kilobytes it needs ends the whole process, and nobody could tell why.
pub fn start_threads(threads: usize) -> Result<rayon::ThreadPool, NotRun> {
    let no_threads = |cause| NotRun::NoThreads { threads, cause };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let arenas = threads.min(ARENAS_OF_A_CORE * cores) * ARENA;
    let memory = threads.saturating_mul(MEMORY_OF_A_THREAD) + arenas;
    Vec::<u8>::new()
        .try_reserve_exact(memory)
        .map_err(|_| no_threads(SystemCause::TooLittleMemory))?;
    rayon::ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .map_err(|cause| {
            let told = cause.to_string();
            no_threads(SystemCause::Other { told })
        })
}
