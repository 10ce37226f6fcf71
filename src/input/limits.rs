//! How much is read at most. A small file is read whole up to a limit, because a device or a file named by mistake may have
//! no end; and what comes out of a packed file is counted, because a few kilobytes can unpack to terabytes.

use std::cell::Cell;
use std::fmt;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use std::rc::Rc;

use thiserror::Error;

use crate::fact::{IntoValue, Value, ValueKind};

/// The largest table of an officer or arbiter that is read: half a million rows.
pub const LARGEST_SMALL_TABLE: u64 = 64 * MEBIBYTE;

const MEBIBYTE: u64 = 1 << 20;

/// Why a small file was not read.
#[derive(Debug)]
pub enum SmallFileError {
    Read(io::Error),
    TooLarge { mebibytes: u64 },
}

/// A whole file of at most so many bytes.
pub fn read_small(path: &Path, most: u64) -> Result<Vec<u8>, SmallFileError> {
    let mut bytes = Vec::new();
    File::open(path)
        .and_then(|file| file.take(most + 1).read_to_end(&mut bytes))
        .map_err(SmallFileError::Read)?;
    match bytes.len() as u64 > most {
        true => Err(SmallFileError::TooLarge {
            mebibytes: most / MEBIBYTE,
        }),
        false => Ok(bytes),
    }
}

/// How many bytes one packed file may unpack to, all members of an archive together.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct UnpackLimit(Option<u64>);

impl UnpackLimit {
    /// None: as many as there are.
    pub fn new(bytes: Option<u64>) -> UnpackLimit {
        UnpackLimit(bytes)
    }

    /// The limit that ended the reading, if one did.
    pub fn exceeded_by(error: &io::Error) -> Option<UnpackLimit> {
        let inner = error.get_ref()?.downcast_ref::<UnpacksToMore>()?;
        Some(inner.0)
    }

    /// What one file may still unpack to.
    pub(super) fn begin(self) -> Unpacked {
        Unpacked {
            limit: self,
            left: Rc::new(Cell::new(self.0.unwrap_or(u64::MAX))),
        }
    }
}

/// 1 TiB: a month of the largest public archive unpacks to a quarter of this.
impl Default for UnpackLimit {
    fn default() -> UnpackLimit {
        UnpackLimit(Some(1 << 40))
    }
}

/// As it is written with the flag: `500M`.
impl fmt::Display for UnpackLimit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(bytes) = self.0 else {
            return f.write_str("0");
        };
        let units = [(40, "T"), (30, "G"), (20, "M"), (10, "K")];
        let unit = units
            .into_iter()
            .find(|(bits, _)| bytes > 0 && bytes % (1 << bits) == 0);
        match unit {
            Some((bits, letter)) => write!(f, "{}{letter}", bytes >> bits),
            None => write!(f, "{bytes}"),
        }
    }
}

impl IntoValue for UnpackLimit {
    const KIND: ValueKind = ValueKind::Text;
    fn into_value(self) -> Value {
        Value::Text(self.to_string())
    }
}

/// A packed file unpacks to more than was allowed.
#[derive(Clone, Debug, Error)]
#[error("more than {0} bytes unpacked")]
struct UnpacksToMore(UnpackLimit);

/// What has been unpacked of one file.
#[derive(Clone, Debug)]
pub(super) struct Unpacked {
    limit: UnpackLimit,
    left: Rc<Cell<u64>>,
}

impl Default for Unpacked {
    fn default() -> Unpacked {
        UnpackLimit::new(None).begin()
    }
}

impl Unpacked {
    /// A reader whose bytes count.
    pub(super) fn count<R>(&self, unpacking: R) -> CountedUnpacking<R> {
        CountedUnpacking {
            unpacking,
            unpacked: self.clone(),
        }
    }
}

pub(super) struct CountedUnpacking<R> {
    unpacking: R,
    unpacked: Unpacked,
}

impl<R: Read> Read for CountedUnpacking<R> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        let left = self.unpacked.left.get();
        if left == 0 {
            // The last byte that is allowed may be the last that there is.
            return match self.unpacking.read(&mut [0])? {
                0 => Ok(0),
                _ => Err(io::Error::other(UnpacksToMore(self.unpacked.limit))),
            };
        }
        let room = usize::try_from(left).map_or(out.len(), |left| left.min(out.len()));
        let length = self.unpacking.read(&mut out[..room])?;
        self.unpacked.left.set(left - length as u64);
        Ok(length)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn unpack(limit: Option<u64>, bytes: &[u8]) -> (Vec<u8>, io::Result<usize>) {
        let mut read = Vec::new();
        let unpacked = UnpackLimit::new(limit).begin();
        let end = unpacked.count(bytes).read_to_end(&mut read);
        (read, end)
    }

    #[test]
    fn what_is_allowed_comes_out_and_the_rest_is_an_error_that_names_the_limit() {
        assert!(unpack(Some(5), b"12345").1.is_ok());
        assert!(unpack(None, b"12345").1.is_ok());
        let (read, end) = unpack(Some(4), b"12345");
        assert_eq!(read, b"1234");
        let limit = end.err().and_then(|error| UnpackLimit::exceeded_by(&error));
        assert_eq!(limit, Some(UnpackLimit::new(Some(4))));
    }

    #[test]
    fn members_of_an_archive_count_together() {
        let unpacked = UnpackLimit::new(Some(6)).begin();
        let mut read = Vec::new();
        assert!(unpacked.count(&b"1234"[..]).read_to_end(&mut read).is_ok());
        assert!(unpacked.count(&b"56"[..]).read_to_end(&mut read).is_ok());
        assert!(unpacked.count(&b"7"[..]).read_to_end(&mut read).is_err());
        assert_eq!(read, b"123456");
    }

    #[test]
    fn a_limit_is_shown_as_it_is_written() {
        let shown = |bytes| UnpackLimit::new(bytes).to_string();
        assert_eq!(shown(Some(1 << 40)), "1T");
        assert_eq!(shown(Some(500 << 20)), "500M");
        assert_eq!(shown(Some(1500)), "1500");
        assert_eq!(shown(None), "0");
    }
}
