//! A stream of text cut into pieces of whole games. The size of a piece is fixed by the caller and the cuts depend on
//! nothing but the text and that size: neither on threads nor on how the reads happen to come in.

use std::collections::VecDeque;
use std::io::{self, Read};

use super::line_ends::{self, BareReturns};
use super::starts::{GameStart, Scan, TextEnd};

/// Whole games in a row. Text ahead of the first start stands only in the first piece of a text.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct TextPiece {
    pub(super) bytes: Vec<u8>,
    pub(super) starts: Vec<GameStart>,
    /// Where a line ended in a bare CR.
    pub(super) bare: BareReturns,
    pub(super) first: bool,
    /// Reading failed behind it, so that its last game may not be whole.
    pub(super) torn: bool,
}

impl TextPiece {
    /// The piece in parts of whole games, each as long as asked for or a little longer.
    pub(super) fn in_parts(mut self, length: usize) -> VecDeque<TextPiece> {
        let mut cuts = Vec::new();
        let mut from = 0;
        // What stands ahead of the first start stays with it.
        for start in self.starts.iter().skip(1) {
            if start.at - from >= length {
                cuts.push(start.at);
                from = start.at;
            }
        }
        let mut parts = VecDeque::with_capacity(cuts.len() + 1);
        for cut in cuts.into_iter().rev() {
            let behind = self.starts.partition_point(|start| start.at < cut);
            let mut starts = self.starts.split_off(behind);
            starts.iter_mut().for_each(|start| start.at -= cut);
            parts.push_front(TextPiece {
                bytes: self.bytes.split_off(cut),
                starts,
                bare: self.bare.split_off(cut),
                first: false,
                torn: std::mem::take(&mut self.torn),
            });
        }
        parts.push_front(self);
        parts
    }
}

/// What stands between two pieces, or ends them.
#[derive(Debug)]
pub(super) enum CutError {
    /// Nothing more can be read.
    Read(io::Error),
    /// More in a row than a game may hold. It is passed over up to the start of the next game, and the pieces go on.
    TooLong(PassedOver),
}

/// Bytes in which no game begins, or only the one that they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PassedOver {
    /// The line on which they begin.
    pub(super) line: u64,
    pub(super) bytes: u64,
    /// Whether they begin like a game.
    pub(super) is_game: bool,
    /// The line on which the next game begins, if there is one.
    pub(super) next: Option<u64>,
}

/// How much text a piece should hold, how much at most while looking for the next game, and how much is read whole.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sizes {
    pub(super) target: usize,
    /// How much of a piece is judged together: all of it, unless somebody wants to see that this makes no difference.
    pub(super) together: usize,
    pub(super) limit: usize,
    /// A scoresheet is one game and read whole, up to this.
    pub(super) longest_sheet: usize,
    /// A report or a table of results is read whole too.
    pub(super) longest_table: usize,
}

/// Gives the pieces of a text in order. When reading fails, what was read comes first, then the error.
pub(super) struct Cutter<R> {
    reader: R,
    sizes: Sizes,
    buffer: Vec<u8>,
    /// What begins games in the buffer, so far.
    starts: Vec<GameStart>,
    scan: Scan,
    /// What is being passed over.
    passing: Option<PassedOver>,
    /// Up to here the line ends of the buffer have their final form (`line_ends`).
    settled: usize,
    /// Where they were bare CRs.
    bare: BareReturns,
    first: bool,
    ended: bool,
    ready: VecDeque<Result<TextPiece, CutError>>,
}

impl<R: Read> Cutter<R> {
    pub(super) fn new(reader: R, sizes: Sizes) -> Cutter<R> {
        Cutter {
            reader,
            sizes,
            buffer: Vec::new(),
            starts: Vec::new(),
            scan: Scan::default(),
            passing: None,
            settled: 0,
            bare: BareReturns::default(),
            first: true,
            ended: false,
            ready: VecDeque::new(),
        }
    }

    fn read_on(&mut self) {
        // A full buffer without a start doubles, so that a long game is not looked through again and again.
        let room = self
            .sizes
            .target
            .saturating_sub(self.buffer.len())
            .max(self.buffer.len().min(self.sizes.limit - self.buffer.len()));
        match self.fill(room) {
            Ok(count) if count == room => self.cut(),
            Ok(_) => self.end(None),
            Err(error) => self.end(Some(error)),
        }
    }

    /// Reads so much more into the buffer, or what there is. What was read before an error stays. (`read_to_end` asks for eight
    /// kilobytes at a time, and copying them out of the system takes four times as long as in pieces of this size.)
    fn fill(&mut self, room: usize) -> io::Result<usize> {
        let before = self.buffer.len();
        self.buffer.reserve_exact(room);
        self.buffer.resize(before + room, 0);
        let mut end = before;
        let mut ended = Ok(());
        while end < self.buffer.len() {
            match self.reader.read(&mut self.buffer[end..]) {
                Ok(0) => break,
                Ok(count) => end += count,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => {
                    ended = Err(error);
                    break;
                }
            }
        }
        self.buffer.truncate(end);
        ended.map(|()| end - before)
    }

    /// Sends off all games but the last, which may go on. One game alone waits for its end, together with what stands
    /// ahead of it.
    fn cut(&mut self) {
        self.find_starts(TextEnd::Continues);
        if self.passing.is_some() && !self.arrive() {
            self.pass_on();
            return;
        }
        if let [_, .., last] = self.starts[..] {
            self.split(last);
        } else if self.buffer.len() >= self.sizes.limit {
            let first = self.starts.pop();
            self.passing = Some(PassedOver {
                // What stands ahead of the first game of a text goes with it.
                line: first
                    .filter(|start| start.at == 0)
                    .map_or(1, |start| start.line),
                bytes: 0,
                is_game: first.is_some(),
                next: None,
            });
            self.pass_on();
        }
    }

    /// Drops what has been looked through, while no game begins in it.
    fn pass_on(&mut self) {
        // Line ends that wait for the byte behind them wait no longer, if there are so many of them.
        if self.buffer.len() - self.settled > self.sizes.target {
            self.settled = self.unify(true);
        }
        let looked_at = &self.buffer[..self.settled];
        let dropped = self.scan.pass(looked_at, self.sizes.target);
        self.drop_front(dropped);
    }

    /// Ends the passing over where a game begins, if one does.
    fn arrive(&mut self) -> bool {
        let Some(&start) = self.starts.first() else {
            return false;
        };
        self.scan.drop_front(start.at);
        self.drop_front(start.at);
        for other in &mut self.starts {
            other.at -= start.at;
        }
        self.tell_passed(Some(start.line));
        true
    }

    fn drop_front(&mut self, count: usize) {
        self.buffer.drain(..count);
        self.settled -= count;
        self.bare = self.bare.split_off(count);
        if let Some(passing) = &mut self.passing {
            passing.bytes += count as u64;
        }
    }

    fn tell_passed(&mut self, next: Option<u64>) {
        if let Some(passed) = self.passing.take() {
            let passed = PassedOver { next, ..passed };
            self.ready.push_back(Err(CutError::TooLong(passed)));
        }
    }

    fn end(&mut self, error: Option<io::Error>) {
        self.ended = true;
        self.find_starts(TextEnd::Complete);
        if self.passing.is_some() && !self.arrive() {
            self.drop_front(self.buffer.len());
            self.tell_passed(None);
        }
        if !self.buffer.is_empty() {
            let bytes = std::mem::take(&mut self.buffer);
            let starts = std::mem::take(&mut self.starts);
            let bare = std::mem::take(&mut self.bare);
            self.push(bytes, starts, bare, error.is_some());
        }
        if let Some(error) = error {
            self.ready.push_back(Err(CutError::Read(error)));
        }
    }

    fn find_starts(&mut self, text: TextEnd) {
        let complete = text == TextEnd::Complete;
        self.settled = self.unify(complete);
        while let Some(start) = self.scan.next_start(&self.buffer, text) {
            self.starts.push(start);
        }
    }

    /// Sends off what stands before the last start and keeps the rest.
    fn split(&mut self, last: GameStart) {
        let kept = self.buffer.len() - last.at;
        let mut rest = Vec::with_capacity(self.sizes.target.max(kept));
        rest.extend_from_slice(&self.buffer[last.at..]);
        self.buffer.truncate(last.at);
        let bytes = std::mem::replace(&mut self.buffer, rest);
        let mut starts = std::mem::replace(&mut self.starts, vec![GameStart { at: 0, ..last }]);
        starts.pop();
        self.settled -= last.at;
        let rest = self.bare.split_off(last.at);
        let bare = std::mem::replace(&mut self.bare, rest);
        self.scan.drop_front(last.at);
        self.push(bytes, starts, bare, false);
    }

    fn unify(&mut self, complete: bool) -> usize {
        line_ends::unify(&mut self.buffer, self.settled, complete, &mut self.bare)
    }

    fn push(&mut self, bytes: Vec<u8>, starts: Vec<GameStart>, bare: BareReturns, torn: bool) {
        self.ready.push_back(Ok(TextPiece {
            bytes,
            starts,
            bare,
            first: std::mem::replace(&mut self.first, false),
            torn,
        }));
    }
}

impl<R: Read> Iterator for Cutter<R> {
    type Item = Result<TextPiece, CutError>;

    fn next(&mut self) -> Option<Self::Item> {
        while self.ready.is_empty() && !self.ended {
            self.read_on();
        }
        self.ready.pop_front()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::blocks::SIZES;
    use super::*;

    const LIMIT: usize = 1 << 20;

    fn pieces(text: &[u8], target: usize) -> Vec<TextPiece> {
        let sizes = Sizes {
            target,
            limit: LIMIT,
            ..SIZES
        };
        Cutter::new(text, sizes)
            .map(|piece| piece.expect("the text can be read"))
            .collect()
    }

    /// Every game with the number of its line; what stands ahead of the first is line 0.
    fn games(pieces: &[TextPiece]) -> Vec<(u64, Vec<u8>)> {
        let mut games = Vec::new();
        for piece in pieces {
            let mut ends = piece.starts.iter().skip(1).map(|start| start.at);
            if piece.first {
                let first = piece
                    .starts
                    .first()
                    .map_or(piece.bytes.len(), |start| start.at);
                games.push((0, piece.bytes[..first].to_vec()));
            } else {
                assert_eq!(piece.starts[0].at, 0);
            }
            for start in &piece.starts {
                let end = ends.next().unwrap_or(piece.bytes.len());
                games.push((start.line, piece.bytes[start.at..end].to_vec()));
            }
        }
        games
    }

    /// Text whose reading fails at its end.
    struct Torn<'a>(&'a [u8]);

    impl Read for Torn<'_> {
        fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
            match self.0.read(out)? {
                0 => Err(io::ErrorKind::UnexpectedEof.into()),
                count => Ok(count),
            }
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2000))]

        /// Wherever the reads end (inside a tag line, between CR and LF, behind a blank line, before the second of
        /// two tag lines) the games are the same, and no byte is lost.
        #[test]
        fn the_size_of_the_pieces_does_not_change_the_games(
            parts in prop::collection::vec(
                prop::sample::select(vec![
                    "\n", "\r\n", "\r", "\r\r\n", " ", "\t\n", "[Event \"a\"]", "[Event \"b\"]\r\n", "[White \"c\"]",
                    "[Black \"d\"]\n", "[%clk 0:00:01]", "{", "}", "1. e4 e5 *", "\u{FEFF}", "[Ev", "ent \"", "[",
                    "\"]", "% x\n", "\n\n[White \"e\"]\n[Black \"f\"]\n\n", "\0",
                ]),
                0..40,
            ),
        ) {
            let text = parts.concat().into_bytes();
            let whole = pieces(&text, LIMIT);
            for target in 1..=text.len() {
                let cut = pieces(&text, target);
                prop_assert_eq!(games(&cut), games(&whole), "pieces of {}", target);
                let all: Vec<u8> = cut.iter().flat_map(|piece| piece.bytes.clone()).collect();
                prop_assert_eq!(all.len(), text.len());
                for (number, piece) in cut.iter().enumerate() {
                    prop_assert!(!piece.bytes.is_empty());
                    prop_assert_eq!(piece.first, number == 0);
                }
            }
        }
    }

    #[test]
    fn a_piece_ends_at_the_last_game_start_that_was_read() {
        let game = b"[Event \"a\"]\n\n1. e4 *\n\n";
        let text = game.repeat(10);
        let lengths: Vec<usize> = pieces(&text, 100)
            .iter()
            .map(|piece| piece.bytes.len())
            .collect();
        assert_eq!(lengths, [4 * game.len(), 4 * game.len(), 2 * game.len()]);
    }

    #[test]
    fn a_game_longer_than_a_piece_stays_whole() {
        let long = format!("[Event \"a\"]\n\n{{{}}} *\n\n", "talk ".repeat(1000));
        let text = long.repeat(5);
        let cut = pieces(text.as_bytes(), 64);
        let games = games(&cut).into_iter().skip(1);
        let lengths: Vec<usize> = games.map(|(_, game)| game.len()).collect();
        assert_eq!(lengths, [long.len(); 5]);
        assert!(cut.len() > 1);
    }

    #[test]
    fn when_reading_fails_what_was_read_comes_first_then_the_error() {
        let text = b"[Event \"a\"]\n\n*\n\n[Event \"b\"]\n\n1. e";
        let sizes = Sizes {
            target: 1000,
            limit: LIMIT,
            ..SIZES
        };
        let mut cutter = Cutter::new(Torn(text), sizes);
        let piece = cutter.next().expect("a piece").expect("read");
        assert_eq!(piece.bytes, text);
        assert_eq!(piece.starts.len(), 2);
        assert!(matches!(cutter.next(), Some(Err(CutError::Read(_)))));
        assert!(cutter.next().is_none());
    }

    #[test]
    fn what_stands_ahead_of_the_first_game_stays_with_it() {
        let text = format!(
            "{}[Event \"a\"]\n\n*\n\n[Event \"b\"]\n\n*\n",
            "prose\n".repeat(100)
        );
        let cut = pieces(text.as_bytes(), 64);
        assert_eq!(cut[0].starts[0].line, 101);
    }

    /// What comes out, one word each: the length of a piece, or what was passed over.
    fn told(text: &[u8], sizes: Sizes) -> Vec<String> {
        let told = |cut: Result<TextPiece, CutError>| match cut {
            Ok(piece) => format!("{} bytes, line {}", piece.bytes.len(), piece.starts[0].line),
            Err(CutError::TooLong(passed)) => format!("{passed:?}"),
            Err(CutError::Read(cause)) => cause.to_string(),
        };
        Cutter::new(text, sizes).map(told).collect()
    }

    #[test]
    fn what_is_too_long_for_a_game_is_passed_over_and_the_next_game_is_found() {
        let short = "[Event \"a\"]\n\n1. e4 *\n\n";
        let words = "words and words\n".repeat(500);
        for sizes in [16, 1000, 2000].map(|target| Sizes {
            target,
            limit: 4000,
            ..SIZES
        }) {
            // A comment that goes on and on, in many lines or in one.
            for comment in [words.clone(), words.replace('\n', " ")] {
                let long = format!("[Event \"b\"]\n\n{{{comment}}} *\n\n");
                let text = format!("{short}{long}{short}{short}");
                let told = told(text.as_bytes(), sizes);
                let bytes = long.len();
                let lines = 4 + long.lines().count() as u64;
                let passed = PassedOver {
                    line: 5,
                    bytes: bytes as u64,
                    is_game: true,
                    next: Some(lines + 1),
                };
                let at = told.iter().position(|told| told.starts_with("Passed"));
                assert_eq!(told[at.expect("passed over")], format!("{passed:?}"));
                let games = pieces_around(text.as_bytes(), sizes);
                assert_eq!(games, [short, short, short].concat().as_bytes());
            }
            // Nothing begins a game at all, or a game behind it does.
            let nothing = told(words.as_bytes(), sizes);
            assert_eq!(nothing.len(), 1, "{nothing:?}");
            assert!(
                nothing[0].contains("is_game: false, next: None"),
                "{nothing:?}"
            );
            let behind = told(format!("{words}{short}").as_bytes(), sizes);
            assert!(behind[0].contains("next: Some(501)"), "{behind:?}");
            assert!(behind[1].ends_with("line 501"), "{behind:?}");
        }
    }

    fn pieces_around(text: &[u8], sizes: Sizes) -> Vec<u8> {
        let pieces = Cutter::new(text, sizes).flatten();
        pieces.flat_map(|piece| piece.bytes).collect()
    }

    #[test]
    fn what_is_passed_over_takes_no_more_memory_than_the_limit() {
        for line in ["x", "x\n", "\r", "[A \"\"]\n", "[Event \"\"]\n"] {
            let text: Vec<u8> = line.bytes().cycle().take(1 << 22).collect();
            let sizes = Sizes {
                target: 64,
                limit: 1000,
                ..SIZES
            };
            let mut cutter = Cutter::new(&text[..], sizes);
            while cutter.ready.is_empty() && !cutter.ended {
                cutter.read_on();
                assert!(cutter.buffer.len() <= 1000, "{line}");
            }
        }
    }
}
