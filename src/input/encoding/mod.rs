//! From bytes to text: which encoding a game file is in, and what its lines say.
//!
//! In: the bytes of blocks and games. Out: text, the names of the encodings it was read
//! in, and whether the text had been damaged before it came to us. A byte-order mark and
//! UTF-16 are dealt with before this point; nothing here knows what a game is, except
//! that lines stand for themselves and that a piece may be a letter before a square.

mod code_page;
mod decode;
mod detect;
mod ideographs;
mod languages;
mod plausible;
mod reading;
mod signs;
mod twice;

pub use code_page::Encoding;
pub use decode::line_in;
pub use decode::{Damage, Decoded, decode, every_reading};
pub use detect::{Detector, multi_byte};

#[cfg(test)]
mod samples;
