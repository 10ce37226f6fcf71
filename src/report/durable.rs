//! What must be on the disk, and not only on its way there. A system keeps what is written in memory for a while, and names
//! may reach the disk before the texts behind them: a power cut would leave empty reports under their new names.

use std::fs::OpenOptions;
use std::io;
use std::path::Path;

/// Waits until a file is on the disk. That also tells of a disk that was full or broken when the system came to write it.
pub(super) fn sync_file(path: &Path) -> io::Result<()> {
    let synced = OpenOptions::new()
        .write(true)
        .open(path)
        .and_then(|file| file.sync_all());
    match synced {
        // Some network drives cannot tell. Nothing has failed then.
        Err(error)
            if matches!(
                error.kind(),
                io::ErrorKind::Unsupported | io::ErrorKind::InvalidInput
            ) =>
        {
            Ok(())
        }
        synced => synced,
    }
}
