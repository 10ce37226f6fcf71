//! A checkpoint on the disk: what a run knows at some moment, as values in a row, each behind its length. What the values are
//! is the business of whoever writes and reads them; both do it in the same order.

use std::fs::File;
use std::io::{self, BufReader, BufWriter, Read, Seek, SeekFrom, Write};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// A checkpoint that is being written.
pub struct CheckpointWriter {
    file: BufWriter<File>,
    end: u64,
}

/// A checkpoint that is being read.
pub struct CheckpointReader {
    file: BufReader<File>,
}

impl CheckpointWriter {
    pub fn new(file: File) -> CheckpointWriter {
        CheckpointWriter {
            file: BufWriter::with_capacity(1 << 16, file),
            end: 0,
        }
    }

    /// Writes one more value. It goes to the disk as it is made: a copy in memory would double what a long run needs.
    pub fn put<T: Serialize + ?Sized>(&mut self, value: &T) -> io::Result<()> {
        let begin = self.end;
        self.file.write_all(&0_u64.to_le_bytes())?;
        postcard::to_io(value, &mut self.file).map_err(io::Error::other)?;
        self.end = self.file.stream_position()?;
        let length = self.end - begin - size_of::<u64>() as u64;
        self.file.seek(SeekFrom::Start(begin))?;
        self.file.write_all(&length.to_le_bytes())?;
        self.file.seek(SeekFrom::Start(self.end))?;
        Ok(())
    }

    pub fn finish(mut self) -> io::Result<()> {
        self.file.flush()
    }
}

impl CheckpointReader {
    pub fn new(file: File) -> CheckpointReader {
        CheckpointReader {
            file: BufReader::new(file),
        }
    }

    /// The next value.
    pub fn take<T: DeserializeOwned>(&mut self) -> io::Result<T> {
        let bytes = self.bytes()?;
        postcard::from_bytes(&bytes).map_err(io::Error::other)
    }

    /// The next value, in which words of the program stand, such as the codes of rules. Its bytes are kept until the program
    /// ends, so that these words live as long as those of the program itself: for values whose size does not grow with the input.
    pub fn take_with_words<T: Deserialize<'static>>(&mut self) -> io::Result<T> {
        let bytes: &'static [u8] = self.bytes()?.leak();
        postcard::from_bytes(bytes).map_err(io::Error::other)
    }

    fn bytes(&mut self) -> io::Result<Vec<u8>> {
        let mut length = [0; size_of::<u64>()];
        self.file.read_exact(&mut length)?;
        let length = u64::from_le_bytes(length);
        let mut bytes = Vec::new();
        // Read as far as it goes: a length that is not true must not ask for any amount of memory.
        self.file.by_ref().take(length).read_to_end(&mut bytes)?;
        match bytes.len() as u64 == length {
            true => Ok(bytes),
            false => Err(io::ErrorKind::UnexpectedEof.into()),
        }
    }
}

/// For values that can be JSON alone, because they may be anything.
pub mod as_json {
    use serde::de::{DeserializeOwned, Error as _};
    use serde::ser::Error as _;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub fn serialize<T: Serialize, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
        let text = serde_json::to_string(value).map_err(S::Error::custom)?;
        to.serialize_str(&text)
    }

    pub fn deserialize<'de, T: DeserializeOwned, D: Deserializer<'de>>(
        from: D,
    ) -> Result<T, D::Error> {
        let text = String::deserialize(from)?;
        serde_json::from_str(&text).map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Serialize, Deserialize, PartialEq, Debug)]
    struct Counted {
        rule: &'static str,
        games: u64,
    }

    fn written(values: impl FnOnce(&mut CheckpointWriter)) -> File {
        let file = tempfile::tempfile().expect("a scratch file");
        let mut writer = CheckpointWriter::new(file.try_clone().expect("a handle"));
        values(&mut writer);
        writer.finish().expect("written");
        let mut file = file;
        file.rewind().expect("rewound");
        file
    }

    #[test]
    fn values_come_back_in_their_order() {
        let counted = Counted {
            rule: "MOV001",
            games: 7,
        };
        let file = written(|writer| {
            writer.put(&counted).expect("written");
            writer.put(&vec![1_u32; 100_000]).expect("written");
            writer.put("end").expect("written");
        });
        let mut reader = CheckpointReader::new(file);
        let read: Counted = reader.take_with_words().expect("read");
        assert_eq!(read, counted);
        assert_eq!(reader.take::<Vec<u32>>().expect("read").len(), 100_000);
        assert_eq!(reader.take::<String>().expect("read"), "end");
        assert!(reader.take::<String>().is_err());
    }

    #[test]
    fn a_value_that_is_cut_off_is_none() {
        let file = written(|writer| writer.put(&vec![7_u8; 1_000]).expect("written"));
        file.set_len(500).expect("cut");
        let mut reader = CheckpointReader::new(file);
        assert!(reader.take::<Vec<u8>>().is_err());
    }
}
