//! Why a text was not read, before anybody knows the name of its file.

use std::io;
use std::sync::Arc;

use super::FileKind;
use super::blocks::MEBIBYTE;
use super::cut::{CutError, PassedOver};
use super::cut_off::CutOffGame;
use super::error::InputError;
use super::limits::UnpackLimit;
use super::mixed::OddBytes;

/// Why a text was not read, wholly or in part.
#[derive(Debug)]
pub(super) enum BlockError {
    Read {
        cause: io::Error,
        /// The game behind whose beginning reading failed.
        cut_off: Option<CutOffGame>,
    },
    /// Reading goes on behind it.
    TooLong(PassedOver),
    /// UTF-16 from which bytes are missing, or that has some too many. Told behind all blocks.
    OddBytes(OddBytes),
    /// A text of a kind that is read whole, of which there is more than this.
    WholeTooLong {
        kind: FileKind,
        mebibytes: usize,
        /// What was read of it all the same.
        read: usize,
    },
}

impl BlockError {
    /// The error of a file. If it is compressed, the compressed data is at fault, else the disk.
    pub(super) fn in_file(self, file: &Arc<str>, format: Option<&'static str>) -> InputError {
        let file = Arc::clone(file);
        if let BlockError::Read { cause, cut_off } = &self
            && let Some(limit) = UnpackLimit::exceeded_by(cause)
        {
            let cut_off = *cut_off;
            return InputError::UnpacksToMore {
                file,
                limit,
                cut_off,
            };
        }
        match (self, format) {
            (BlockError::Read { cause, cut_off }, None) => {
                InputError::while_reading(&file, cause, cut_off)
            }
            (BlockError::Read { cause, cut_off }, Some(format)) => InputError::Damaged {
                file,
                format,
                cause: cause.into(),
                cut_off,
            },
            (BlockError::TooLong(passed), _) => InputError::TooLong {
                file,
                line: passed.line,
                mebibytes: passed.bytes / MEBIBYTE as u64,
                next: passed.next,
            },
            (BlockError::OddBytes(OddBytes { count, first }), _) => {
                InputError::OddBytes { file, count, first }
            }
            (
                BlockError::WholeTooLong {
                    kind, mebibytes, ..
                },
                _,
            ) => match kind.is_table() {
                true => InputError::TableTooLong { file, mebibytes },
                false => InputError::SheetTooLong { file, mebibytes },
            },
        }
    }
}

impl From<CutError> for BlockError {
    fn from(error: CutError) -> BlockError {
        match error {
            CutError::Read(cause) => BlockError::Read {
                cause,
                cut_off: None,
            },
            CutError::TooLong(passed) => BlockError::TooLong(passed),
        }
    }
}

impl From<io::Error> for BlockError {
    fn from(cause: io::Error) -> BlockError {
        CutError::Read(cause).into()
    }
}
