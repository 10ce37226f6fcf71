//! A place in the text of a game. Records hold places instead of copies, so that one set of buffers
//! serves game after game.

/// A half-open range of bytes in the text of one game.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Span {
    pub start: u32,
    pub end: u32,
}

impl Span {
    /// Games are far below 4 GiB: the input layer refuses larger ones.
    #[inline]
    pub fn new(start: usize, end: usize) -> Span {
        Span {
            start: start as u32,
            end: end as u32,
        }
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.start == self.end
    }

    #[inline]
    pub fn slice(self, text: &str) -> &str {
        &text[self.start as usize..self.end as usize]
    }

    #[inline]
    pub fn bytes_of(self, text: &str) -> &[u8] {
        &text.as_bytes()[self.start as usize..self.end as usize]
    }

    /// Several games share a file, so a place is told as line and column inside the game.
    pub fn line_and_column(self, text: &str) -> (u32, u32) {
        let before = &text.as_bytes()[..self.start as usize];
        let line = memchr::memchr_iter(b'\n', before).count() as u32;
        let line_start = memchr::memrchr(b'\n', before).map_or(0, |at| at + 1);
        let column = text[line_start..self.start as usize].chars().count() as u32;
        (line, column)
    }
}
