//! The tables that users write themselves: `--accepted`, `--players`, `--decisions`. They come from spreadsheets and editors,
//! in any encoding, with or without a byte order mark, and with commas, semicolons or tabs between the cells.

use std::io::Cursor;
use std::path::Path;

use crate::fact::SystemCause;
use crate::input::encoding::{Detector, decode};
use crate::input::{LARGEST_SMALL_TABLE, SmallFileError, read_small};
use crate::table::{SEPARATORS, Table};

/// A table that holds its own text.
pub struct OwnTable {
    pub table: Table<Cursor<Vec<u8>>>,
    /// The first line as it is written.
    pub header: String,
}

/// Why there is no table to be had.
pub enum OwnTableFault {
    Read(SystemCause),
    TooLarge { mebibytes: u64 },
    Csv(csv::Error),
}

impl OwnTable {
    pub fn read(path: &Path) -> Result<OwnTable, OwnTableFault> {
        let bytes = read_small(path, LARGEST_SMALL_TABLE).map_err(|error| match error {
            SmallFileError::Read(cause) => OwnTableFault::Read(cause.into()),
            SmallFileError::TooLarge { mebibytes } => OwnTableFault::TooLarge { mebibytes },
        })?;
        let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(&bytes);
        let guess = Detector::new(None).see(bytes);
        let text = decode(bytes, guess, false).text;
        // The reader counts a line too few behind the line ends of Windows.
        let text = text.replace("\r\n", "\n").replace('\r', "\n");
        let header = text.lines().next().unwrap_or_default().to_owned();
        let separator = SEPARATORS
            .into_iter()
            .max_by_key(|separator| header.bytes().filter(|byte| byte == separator).count())
            .unwrap_or(b',');
        let table = Table::read(Cursor::new(text.into_bytes()), separator);
        Ok(OwnTable {
            table: table.map_err(OwnTableFault::Csv)?,
            header,
        })
    }
}
