//! How much of a list may come without a player in it. A line or a row is held in memory until it ends, and a file that was
//! named by mistake, or a device, may have one without end.

use std::cell::Cell;
use std::io::{self, Read};
use std::rc::Rc;

use thiserror::Error;

use super::{Listed, Taker};

/// Far more than stands between two players of any list, and than any of them takes.
pub(super) const MOST_WITHOUT_PLAYER: usize = 16 << 20;

#[derive(Debug, Error)]
#[error("{} MiB in a row without a player", MOST_WITHOUT_PLAYER >> 20)]
pub(super) struct NoPlayerInARow;

impl NoPlayerInARow {
    pub(super) fn is(error: &io::Error) -> bool {
        let inner = error.get_ref();
        inner.is_some_and(|inner| inner.is::<NoPlayerInARow>())
    }
}

/// A reader that gives up where no player comes any more.
pub(super) struct WithPlayers<R> {
    reader: R,
    since_player: Rc<Cell<usize>>,
}

/// Who takes the players from such a reader.
pub(super) struct Attentive<'t, T> {
    taker: &'t mut T,
    since_player: Rc<Cell<usize>>,
}

pub(super) fn attentive<R, T>(reader: R, taker: &mut T) -> (WithPlayers<R>, Attentive<'_, T>) {
    let since_player: Rc<Cell<usize>> = Rc::default();
    let reader = WithPlayers {
        reader,
        since_player: Rc::clone(&since_player),
    };
    let taker = Attentive {
        taker,
        since_player,
    };
    (reader, taker)
}

impl<R: Read> Read for WithPlayers<R> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        let length = self.reader.read(out)?;
        let since = self.since_player.get() + length;
        self.since_player.set(since);
        match since > MOST_WITHOUT_PLAYER {
            true => Err(io::Error::other(NoPlayerInARow)),
            false => Ok(length),
        }
    }
}

impl<T: Taker> Taker for Attentive<'_, T> {
    fn wants(&mut self, id: &str, name: &str) -> bool {
        self.since_player.set(0);
        self.taker.wants(id, name)
    }

    fn take(&mut self, listed: Listed) {
        self.taker.take(listed);
    }
}
