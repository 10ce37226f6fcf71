//! Which compression a file has, and readers that undo it. All of these read every stream, frame or member that
//! follows another in the same file, as `cat a.gz b.gz` makes them. What is inside is no matter of this file, and zip
//! archives are only recognised here: they hold many files and are opened in `reading`.

use std::fs::File;
use std::io::{self, BufReader, Read, Seek, SeekFrom};
use std::thread::JoinHandle;

use super::limits::UnpackLimit;
use crate::fact::SystemCause;

/// How many first bytes tell every compression apart.
pub(super) const MAGIC_LENGTH: usize = 6;

/// The name of the format in messages.
pub(super) const ZIP: &str = "zip";

/// Compressed data is read in pieces of this size.
const PIECE: usize = 256 * 1024;

/// The largest window that zstd's own `--long=31` writes; without it such files would be refused.
const ZSTD_WINDOW_LOG_MAX: u32 = 31;

/// Whether the content is a zip archive, by its first bytes.
pub(super) fn is_zip(head: &[u8]) -> bool {
    head.starts_with(b"PK\x03\x04") || head.starts_with(b"PK\x05\x06")
}

/// What the extension says of a name: the format, and the name of what is inside.
pub(super) fn packed_name(name: &str) -> Option<(&'static str, &str)> {
    let (inside, extension) = name.rsplit_once('.')?;
    let format = match extension.to_ascii_lowercase().as_str() {
        "gz" => Compression::Gzip.name(),
        "bz2" => Compression::Bzip2.name(),
        "xz" => Compression::Xz.name(),
        "zst" => Compression::Zstd.name(),
        "zip" => ZIP,
        _ => return None,
    };
    Some((format, inside))
}

/// A compression that holds one file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Compression {
    Gzip,
    Bzip2,
    Xz,
    Zstd,
}

impl Compression {
    /// Judged by the first bytes of the content, because names may be wrong.
    pub(super) fn of_content(head: &[u8]) -> Option<Compression> {
        match head {
            [0x1F, 0x8B, ..] => Some(Compression::Gzip),
            [b'B', b'Z', b'h', b'1'..=b'9', ..] => Some(Compression::Bzip2),
            [0xFD, b'7', b'z', b'X', b'Z', 0, ..] => Some(Compression::Xz),
            [0x28, 0xB5, 0x2F, 0xFD, ..] => Some(Compression::Zstd),
            // A skippable frame, with which parallel compressors begin.
            [0x50..=0x5F, 0x2A, 0x4D, 0x18, ..] => Some(Compression::Zstd),
            _ => None,
        }
    }

    pub(super) fn name(self) -> &'static str {
        match self {
            Compression::Gzip => "gzip",
            Compression::Bzip2 => "bzip2",
            Compression::Xz => "xz",
            Compression::Zstd => "zstd",
        }
    }

    pub(super) fn decoder<'a>(self, packed: impl Read + 'a) -> io::Result<Box<dyn Read + 'a>> {
        let packed = BufReader::with_capacity(PIECE, packed);
        Ok(match self {
            Compression::Gzip => Box::new(flate2::bufread::MultiGzDecoder::new(packed)),
            Compression::Bzip2 => Box::new(bzip2::bufread::MultiBzDecoder::new(packed)),
            Compression::Xz => Box::new(liblzma::bufread::XzDecoder::new_multi_decoder(packed)),
            Compression::Zstd => {
                let mut decoder = zstd::Decoder::with_buffer(packed)?;
                decoder.window_log_max(ZSTD_WINDOW_LOG_MAX)?;
                Box::new(decoder)
            }
        })
    }
}

/// The content of a file that may be packed, for lists and tables that are no games. Of a zip archive, the first member.
pub fn unpacked(mut file: File, limit: UnpackLimit) -> io::Result<Box<dyn Read>> {
    let unpacked = limit.begin();
    let mut head = Vec::new();
    file.by_ref()
        .take(MAGIC_LENGTH as u64)
        .read_to_end(&mut head)?;
    file.seek(SeekFrom::Start(0))?;
    if is_zip(&head) {
        return Ok(Box::new(unpacked.count(first_member(file)?)));
    }
    match Compression::of_content(&head) {
        Some(compression) => Ok(Box::new(unpacked.count(compression.decoder(file)?))),
        None => Ok(Box::new(file)),
    }
}

/// How many members the end of a zip archive speaks of. The library that reads it keeps one of each name. None where the
/// number does not fit there, or there is no such end.
pub(super) fn promised_members(archive: &mut (impl Read + Seek)) -> Option<usize> {
    /// The record at the end, with the longest comment behind it.
    const LONGEST_END: u64 = 22 + 65_535;
    let length = archive.seek(SeekFrom::End(0)).ok()?;
    archive
        .seek(SeekFrom::Start(length.saturating_sub(LONGEST_END)))
        .ok()?;
    let mut end = Vec::new();
    archive.read_to_end(&mut end).ok()?;
    archive.seek(SeekFrom::Start(0)).ok()?;
    let at = memchr::memmem::rfind(&end, b"PK\x05\x06")?;
    let count = end.get(at + 10..at + 12)?;
    let count = u16::from_le_bytes([count[0], count[1]]);
    (count < u16::MAX).then_some(usize::from(count))
}

/// FIDE packs its lists one to an archive. The archive is read through a pipe, because a member borrows it.
fn first_member(file: File) -> io::Result<Box<dyn Read>> {
    let mut archive = zip::ZipArchive::new(BufReader::new(file))?;
    if archive.is_empty() {
        return Err(SystemCause::EmptyArchive.into());
    }
    let (pipe, mut writer) = io::pipe()?;
    let unpacking = std::thread::spawn(move || {
        let mut member = archive.by_index(0)?;
        io::copy(&mut member, &mut writer).map(drop)
    });
    Ok(Box::new(Member {
        pipe,
        unpacking: Some(unpacking),
    }))
}

/// What another thread unpacks. At the end its error is told, so that a damaged archive never looks like a short one.
struct Member {
    pipe: io::PipeReader,
    unpacking: Option<JoinHandle<io::Result<()>>>,
}

impl Read for Member {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        let length = self.pipe.read(out)?;
        if length == 0
            && !out.is_empty()
            && let Some(unpacking) = self.unpacking.take()
        {
            let ended = unpacking.join();
            ended.unwrap_or_else(|panic| std::panic::resume_unwind(panic))?;
        }
        Ok(length)
    }
}

#[cfg(test)]
pub(super) mod tests {
    use std::io::Write;

    use super::*;

    const ALL: [Compression; 4] = [
        Compression::Gzip,
        Compression::Bzip2,
        Compression::Xz,
        Compression::Zstd,
    ];

    /// `bytes` compressed as one stream.
    pub(in crate::input) fn pack(compression: Compression, bytes: &[u8]) -> Vec<u8> {
        match compression {
            Compression::Gzip => {
                let mut encoder =
                    flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
                encoder.write_all(bytes).expect("memory takes it");
                encoder.finish().expect("memory takes it")
            }
            Compression::Bzip2 => {
                let mut encoder =
                    bzip2::write::BzEncoder::new(Vec::new(), bzip2::Compression::fast());
                encoder.write_all(bytes).expect("memory takes it");
                encoder.finish().expect("memory takes it")
            }
            Compression::Xz => {
                let mut encoder = liblzma::write::XzEncoder::new(Vec::new(), 0);
                encoder.write_all(bytes).expect("memory takes it");
                encoder.finish().expect("memory takes it")
            }
            Compression::Zstd => zstd::encode_all(bytes, 1).expect("memory takes it"),
        }
    }

    fn unpacked(packed: &[u8]) -> (Vec<u8>, io::Result<usize>) {
        let compression = Compression::of_content(packed).expect("recognised by its content");
        let mut bytes = Vec::new();
        let end = compression
            .decoder(packed)
            .and_then(|mut decoder| decoder.read_to_end(&mut bytes));
        (bytes, end)
    }

    #[test]
    fn every_compression_is_known_by_its_content_and_undone() {
        for compression in ALL {
            let packed = pack(compression, b"[Event \"a\"]\n");
            assert_eq!(Compression::of_content(&packed), Some(compression));
            assert_eq!(unpacked(&packed).0, b"[Event \"a\"]\n", "{compression:?}");
        }
        assert!(is_zip(b"PK\x03\x04\x14\0"));
        assert_eq!(Compression::of_content(b"[Event"), None);
    }

    #[test]
    fn streams_that_follow_one_another_are_all_read() {
        for compression in ALL {
            let packed = [pack(compression, b"first "), pack(compression, b"second")].concat();
            assert_eq!(unpacked(&packed).0, b"first second", "{compression:?}");
        }
    }

    #[test]
    fn a_skippable_zstd_frame_is_passed_over() {
        let mut packed = b"\x50\x2A\x4D\x18\x02\0\0\0xx".to_vec();
        packed.extend(pack(Compression::Zstd, b"text"));
        assert_eq!(unpacked(&packed).0, b"text");
    }

    #[test]
    fn a_stream_cut_short_is_an_error_never_a_quiet_end() {
        for compression in ALL {
            let packed = pack(compression, &b"some text to compress ".repeat(100));
            for length in MAGIC_LENGTH..packed.len() {
                let (_, end) = unpacked(&packed[..length]);
                assert!(
                    end.is_err(),
                    "{compression:?} cut to {length} of {}",
                    packed.len()
                );
            }
        }
    }

    #[test]
    fn names_tell_the_compression_and_what_is_inside() {
        assert_eq!(packed_name("a.pgn.ZST"), Some(("zstd", "a.pgn")));
        assert_eq!(packed_name("a.zip"), Some(("zip", "a")));
        assert_eq!(packed_name("a.pgn"), None);
    }
}
