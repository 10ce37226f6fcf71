//! A program run to its end, for no longer than it may take, with no more kept of what it prints than it may print.

use std::io::{self, Read};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

/// More than this no check of a tournament prints.
const MOST_BYTES: u64 = 16 << 20;

pub(super) struct Ran {
    pub(super) succeeded: bool,
    pub(super) output: String,
    pub(super) errors: String,
}

#[derive(Debug)]
pub(super) enum Stopped {
    NotRun(io::Error),
    TooSlow,
    TooMuch,
}

pub(super) fn run(command: &mut Command, limit: Duration) -> Result<Ran, Stopped> {
    let command = command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = command.spawn().map_err(Stopped::NotRun)?;
    let end = Instant::now() + limit;
    let output = reading(child.stdout.take());
    let errors = reading(child.stderr.take());
    let ended = wait(&mut child, end, limit);
    if ended.is_err() {
        // It may have ended meanwhile; nobody waits for it any more either way.
        let _ = child.kill();
        let _ = child.wait();
    }
    let succeeded = ended?;
    // A program of its own that it has left behind may keep the pipes open.
    let read = |from: Receiver<io::Result<Vec<u8>>>| {
        let left = end
            .saturating_duration_since(Instant::now())
            .max(Duration::from_secs(1));
        let bytes = from.recv_timeout(left).map_err(|_| Stopped::TooSlow)?;
        let bytes = bytes.map_err(Stopped::NotRun)?;
        match bytes.len() as u64 > MOST_BYTES {
            true => Err(Stopped::TooMuch),
            false => Ok(String::from_utf8_lossy(&bytes).into_owned()),
        }
    };
    Ok(Ran {
        succeeded,
        output: read(output)?,
        errors: read(errors)?,
    })
}

/// Reads a pipe in a thread of its own: a program stops where nobody takes what it prints.
fn reading(pipe: Option<impl Read + Send + 'static>) -> Receiver<io::Result<Vec<u8>>> {
    let (send, receive) = channel();
    thread::spawn(move || {
        let mut bytes = Vec::new();
        let read = match pipe {
            Some(pipe) => pipe.take(MOST_BYTES + 1).read_to_end(&mut bytes),
            None => Ok(0),
        };
        // Whoever waits no longer needs nothing any more.
        let _ = send.send(read.map(|_| bytes));
    });
    receive
}

/// Whether it ended well.
fn wait(child: &mut Child, end: Instant, limit: Duration) -> Result<bool, Stopped> {
    let mut pause = Duration::from_millis(1);
    loop {
        if let Some(status) = child.try_wait().map_err(Stopped::NotRun)? {
            return Ok(status.success());
        }
        if Instant::now() >= end {
            return Err(Stopped::TooSlow);
        }
        thread::sleep(pause.min(limit));
        pause = (pause * 2).min(Duration::from_millis(50));
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    fn shell(script: &str, limit: Duration) -> Result<Ran, Stopped> {
        run(Command::new("/bin/sh").args(["-c", script]), limit)
    }

    #[test]
    fn what_is_printed_and_how_it_ended_come_back() {
        let limit = Duration::from_secs(60);
        let ran = shell("echo one; echo two >&2; exit 3", limit).expect("it runs");
        assert_eq!((&*ran.output, &*ran.errors), ("one\n", "two\n"));
        assert!(!ran.succeeded);
        assert!(shell("exit 0", limit).expect("it runs").succeeded);
    }

    #[test]
    fn who_takes_too_long_is_ended() {
        let begun = Instant::now();
        let ran = shell("exec sleep 600", Duration::from_millis(200));
        assert!(matches!(ran, Err(Stopped::TooSlow)));
        assert!(begun.elapsed() < Duration::from_secs(60));
    }

    #[test]
    fn who_prints_without_end_is_stopped() {
        let ran = shell("exec yes", Duration::from_secs(60));
        assert!(matches!(ran, Err(Stopped::TooMuch)));
    }

    #[test]
    fn a_program_that_is_not_there_is_told() {
        let ran = run(
            &mut Command::new("/no/such/program"),
            Duration::from_secs(1),
        );
        assert!(matches!(ran, Err(Stopped::NotRun(_))));
    }
}
