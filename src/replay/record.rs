//! The record of one game: what replay found, in buffers that serve game after game. Rules read it and
//! nothing else. It holds no FEN, no SAN and no copies of text; whoever needs a position rebuilds it
//! with [`Record::board_before`], because findings are rare and games are not.

use std::cell::RefCell;

use crate::board::{Board, Color, FenError, FenProblem, Move};
use crate::notation::Span;
use crate::notation::moves::written::{CheckMark, WrittenMove};
use crate::notation::pgn::command::PgnCommand;
use crate::notation::pgn::tags::Tags;
use crate::notation::words::clock::{ClockTime, ReadingKind};
use crate::notation::words::result::GameResult;
use crate::notation::words::termination::Termination;

use super::explain::{Fault, fitting_moves};
use super::letters::Letters;
use super::meaning::{Meaning, SmallLetterDoubt, meaning};
use super::resolve::resolve;
use super::resume::Resumption;
use super::signal::KingSignal;
use crate::steps;

/// What a move was and how it was written, one bit each.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct PlyFlags(u8);

impl PlyFlags {
    pub const CAPTURE: PlyFlags = PlyFlags(1);
    pub const PAWN: PlyFlags = PlyFlags(2);
    /// A capture sign is written.
    pub const SIGN: PlyFlags = PlyFlags(4);
    /// The square, file or rank of departure of a piece is written.
    pub const ORIGIN: PlyFlags = PlyFlags(8);

    #[inline]
    pub fn has(self, flag: PlyFlags) -> bool {
        self.0 & flag.0 != 0
    }

    #[inline]
    pub fn with(self, flag: PlyFlags, set: bool) -> PlyFlags {
        PlyFlags(self.0 | if set { flag.0 } else { 0 })
    }
}

/// Which game is played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Variant {
    #[default]
    Standard,
    Chess960,
    /// Another game with other rules: its moves are not judged.
    Other,
}

/// Something seen on the way that did not stop the replay. Its ply counts from one; 0 is the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    pub ply: u32,
    pub span: Span,
    pub kind: RemarkKind,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RemarkKind {
    /// A check or mate mark that the board does not bear out.
    FalseMark {
        written: CheckMark,
    },
    /// A capture sign where nothing was captured.
    FalseCapture,
    /// A letter for the pawn.
    PawnLetter,
    /// Another number than the one due.
    WrongNumber {
        number: u32,
        due: u32,
    },
    /// A number that touches the move before it.
    GluedNumber,
    /// `l.`: what should be the number of the move cannot be read.
    DamagedNumber,
    /// A move in letters of another set than the rest.
    OtherAlphabet {
        name: String,
    },
    /// A pawn on the last rank and no piece named: a queen was assumed.
    PromotionAssumed,
    /// Castling written as a move of the king alone.
    CastlingByKing,
    /// A small letter that may be that of a piece or of a file.
    SmallLetter {
        doubt: SmallLetterDoubt,
    },
    /// A move in numbers.
    Numeric,
    NestedBraces,
    UnclosedComment,
    UnclosedVariation,
    /// Text that is no part of any game.
    Stray,
    /// Moves go on behind a result.
    MovesAfterResult,
    /// Words that are no moves stand behind a result.
    TextBehindResult,
    /// A second game without tags begins behind the result.
    TaglessGame,
    /// A command of ours that cannot be read.
    MalformedCommand,
    /// A move inside a variation that cannot be played; the ply is where the variation branches off.
    BadVariation {
        fault: Box<Fault>,
    },
}

/// A word of the main line that could not be played, and why. The replay ends there, or goes on behind it
/// ([`Resumption`]).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stop {
    pub ply: u32,
    pub span: Span,
    /// What was written, if it could be read at all.
    pub written: Option<WrittenMove>,
    pub fault: Fault,
    /// The words of the main line from this one on.
    pub words_left: u32,
}

/// A command and the number of moves made before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    pub ply: u32,
    /// Words of the main line before it that could not be played: 1 behind the word that stopped the replay.
    pub unread: u32,
    pub command: PgnCommand,
}

/// What a clock showed behind the move of a ply.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct ClockReading {
    pub ply: u32,
    pub kind: ReadingKind,
    pub shown: ClockTime,
}

#[derive(Debug)]
pub struct Record {
    pub tags: Tags,
    pub is_sheet: bool,
    pub variant: Variant,
    /// The position that the moves start from.
    pub start: Board,
    pub fen_error: Option<FenError>,
    pub fen_problems: Vec<FenProblem>,
    pub moves: Vec<Move>,
    pub flags: Vec<PlyFlags>,
    /// Where each move is written.
    pub words: Vec<Span>,
    /// The hash of every position, the first one included: one more than moves.
    pub hashes: Vec<u64>,
    /// Plies since the last capture or pawn move, likewise.
    pub reversible: Vec<u16>,
    /// The position after the last move that could be played.
    pub end: Board,
    /// The words that could not be played and behind which the replay went on, in their order.
    pub resumptions: Vec<Resumption>,
    /// The position before the first of them: the one that is asked for most.
    pub first_fault: Option<Board>,
    /// Where the replay of the main line ended before its words did.
    pub stop: Option<Stop>,
    pub signal: Option<KingSignal>,
    pub remarks: Vec<Remark>,
    pub commands: Vec<Placed>,
    /// In the order of the game, up to the move that stopped the replay.
    pub clocks: Vec<ClockReading>,
    /// The last result in the movetext.
    pub result: Option<(Span, GameResult)>,
    /// A score in the movetext that no game can have.
    pub impossible_score: Option<Span>,
    /// How the game ended, in words among the moves, and where such phrases stand.
    pub told_end: Option<Termination>,
    pub phrases: Vec<Span>,
    /// The letters that the game is read with.
    pub letters: Letters,
    rebuilt: RefCell<Rebuilt>,
}

impl Default for Record {
    fn default() -> Record {
        Record {
            tags: Tags::default(),
            is_sheet: false,
            variant: Variant::Standard,
            start: Board::standard(),
            fen_error: None,
            fen_problems: Vec::new(),
            moves: Vec::with_capacity(256),
            flags: Vec::with_capacity(256),
            words: Vec::with_capacity(256),
            hashes: Vec::with_capacity(256),
            reversible: Vec::with_capacity(256),
            end: Board::standard(),
            resumptions: Vec::new(),
            first_fault: None,
            stop: None,
            signal: None,
            remarks: Vec::new(),
            commands: Vec::new(),
            clocks: Vec::new(),
            result: None,
            impossible_score: None,
            told_end: None,
            phrases: Vec::new(),
            letters: Letters::english(),
            rebuilt: RefCell::default(),
        }
    }
}

impl Record {
    /// Whether some word cannot be played, in a game that we replay at all.
    pub fn is_broken(&self) -> bool {
        self.first_stop().is_some() && self.fen_error.is_none() && self.variant != Variant::Other
    }

    /// The first word that could not be played.
    pub fn first_stop(&self) -> Option<&Stop> {
        let passed = self.resumptions.first().map(|resumption| &resumption.stop);
        passed.or(self.stop.as_ref())
    }

    /// The moves before the first word that could not be played: they rest on nothing but what is written.
    pub fn sound_plies(&self) -> u32 {
        match self.resumptions.first() {
            Some(first) => first.stop.ply - 1,
            None => self.plies(),
        }
    }

    /// The position after these moves.
    pub fn sound_end(&self) -> &Board {
        self.first_fault.as_ref().unwrap_or(&self.end)
    }

    /// The resumptions that the position after so many plies rests on.
    pub fn resumptions_up_to(&self, ply: u32) -> &[Resumption] {
        let before = self
            .resumptions
            .partition_point(|resumption| resumption.stop.ply <= ply);
        &self.resumptions[..before]
    }

    /// Whether the position after so many plies rests on a resumption that has rivals at its own place.
    pub fn is_open_to_rivals(&self, ply: u32) -> bool {
        let mut rests_on = self.resumptions_up_to(ply).iter();
        rests_on.any(|resumption| !resumption.has_no_rival)
    }

    /// Whether the position after so many plies rests on a resumption that is not certain. The answer may take as long as a
    /// hundred games: to be asked where something hangs on it.
    pub fn is_assumed(&self, ply: u32, text: &str) -> bool {
        let mut rests_on = self.resumptions_up_to(ply).iter();
        rests_on.any(|resumption| !resumption.is_certain(self, text))
    }

    /// Forgets the moves, keeps tags and start: the replay can begin (again).
    pub fn rewind(&mut self) {
        self.moves.clear();
        self.flags.clear();
        self.words.clear();
        self.hashes.clear();
        self.reversible.clear();
        self.remarks.clear();
        self.commands.clear();
        self.clocks.clear();
        self.resumptions.clear();
        self.first_fault = None;
        self.stop = None;
        self.signal = None;
        self.result = None;
        self.impossible_score = None;
        self.told_end = None;
        self.phrases.clear();
        self.end = self.start.clone();
        self.rebuilt.get_mut().forget(&self.start);
        self.hashes.push(self.start.hash());
        self.reversible.push(self.start.halfmove_clock());
    }

    /// One more move of the main line, and where it is written.
    #[inline(always)]
    pub(super) fn play(&mut self, m: Move, flags: PlyFlags, word: Span) {
        self.end.play(m);
        self.moves.push(m);
        self.flags.push(flags);
        self.words.push(word);
        self.hashes.push(self.end.hash());
        self.reversible.push(self.end.halfmove_clock());
    }

    /// Takes the last move of the main line back: more of it was written than had been read.
    pub(super) fn take_back(&mut self) {
        let Some(before) = self.moves.len().checked_sub(1) else {
            return;
        };
        self.end = self.board_before(before as u32 + 1);
        self.moves.truncate(before);
        self.flags.truncate(before);
        self.words.truncate(before);
        self.hashes.truncate(before + 1);
        self.reversible.truncate(before + 1);
    }

    pub fn plies(&self) -> u32 {
        self.moves.len() as u32
    }

    /// The position before the given ply (from one); ply 0 gives the start.
    pub fn board_before(&self, ply: u32) -> Board {
        let wanted = (ply.saturating_sub(1) as usize).min(self.moves.len());
        if let Some(board) = &self.first_fault
            && wanted == self.sound_plies() as usize
        {
            return board.clone();
        }
        let mut rebuilt = self.rebuilt.borrow_mut();
        rebuilt.go_to(wanted, &self.start, &self.moves);
        rebuilt.board.clone()
    }

    /// The player of a ply, counted from one.
    pub fn mover(&self, ply: u32) -> Color {
        if ply % 2 == 1 {
            self.start.turn()
        } else {
            self.start.turn().opposite()
        }
    }

    /// `12.` or `12...`, as the number of a ply is told.
    pub fn move_number(&self, ply: u32) -> String {
        let black_started = u32::from(self.start.turn() == Color::Black);
        let number = u32::from(self.start.fullmove()) + (ply.max(1) - 1 + black_started) / 2;
        match self.mover(ply.max(1)) {
            Color::White => format!("{number}."),
            Color::Black => format!("{number}..."),
        }
    }

    /// The number of a ply, or nothing for the whole game, which is ply 0.
    pub fn number_of_ply(&self, ply: u32) -> String {
        match ply {
            0 => String::new(),
            ply => self.move_number(ply),
        }
    }

    /// The name of the letter set in reports.
    pub fn alphabet(&self) -> &str {
        &self.letters.name
    }

    /// The legal moves that a text written beside the game may mean, in its own letters, on some position of it: one, unless
    /// it cannot be played or is ambiguous.
    pub fn moves_written(&self, board: &Board, written: &str) -> Vec<Move> {
        let readings = self.letters.read(written);
        match meaning(board, &readings, &self.letters, |reading| {
            resolve(board, reading)
        }) {
            Meaning::Move(meant) => vec![meant.played],
            Meaning::None { fitting, .. } if !fitting.is_empty() => fitting,
            Meaning::None { .. } => {
                let mut fitting = readings.iter().map(|reading| fitting_moves(board, reading));
                fitting.find(|moves| !moves.is_empty()).unwrap_or_default()
            }
        }
    }

    pub fn flags_of(&self, ply: u32) -> PlyFlags {
        self.flags
            .get(ply.wrapping_sub(1) as usize)
            .copied()
            .unwrap_or_default()
    }
}

/// The last position that was rebuilt. Rules ask in the order of the game, so that even a game of nothing but findings is
/// replayed once a rule and not once a finding. Whoever looks back finds a position on the way that was kept: a game of any
/// length is not replayed from its beginning again and again.
#[derive(Debug)]
struct Rebuilt {
    /// The moves before it.
    made: usize,
    board: Board,
    /// The positions after each [`KEPT_EVERY`] moves, as far as anybody has gone.
    kept: Vec<Board>,
}

/// So many moves lie between two positions that are kept: few enough to play again, and enough to keep little.
const KEPT_EVERY: usize = 64;

impl Default for Rebuilt {
    fn default() -> Rebuilt {
        Rebuilt {
            made: 0,
            board: Board::standard(),
            kept: Vec::new(),
        }
    }
}

impl Rebuilt {
    fn forget(&mut self, start: &Board) {
        self.made = 0;
        self.board.clone_from(start);
        self.kept.clear();
    }

    fn go_to(&mut self, wanted: usize, start: &Board, moves: &[Move]) {
        let nearest = (wanted / KEPT_EVERY).min(self.kept.len());
        if self.made > wanted || self.made < nearest * KEPT_EVERY {
            self.made = nearest * KEPT_EVERY;
            let before = nearest.checked_sub(1).map(|at| &self.kept[at]);
            self.board.clone_from(before.unwrap_or(start));
        }
        steps::count(wanted - self.made);
        for &m in &moves[self.made..wanted] {
            self.board.play(m);
            self.made += 1;
            if self.made == (self.kept.len() + 1) * KEPT_EVERY {
                self.kept.push(self.board.clone());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::replay::{AlphabetChoice, Replayer};

    /// Knights go out and home again.
    fn record(plies: usize) -> Record {
        let words = ["Nf3", "Nf6", "Ng1", "Ng8"];
        let text: Vec<&str> = words.into_iter().cycle().take(plies).collect();
        let mut record = Record::default();
        Replayer::new(AlphabetChoice::Auto).replay_into(&mut record, &text.join(" "), false);
        assert_eq!(record.moves.len(), plies);
        record
    }

    #[test]
    fn every_position_is_rebuilt_in_any_order() {
        let record = record(3 * KEPT_EVERY + 7);
        let last = record.plies();
        let mut asked: Vec<u32> = (0..=last).map(|ply| ply * 389 % (last + 1)).collect();
        asked.extend([last, 0, last, 1]);
        for made in asked {
            let board = record.board_before(made + 1);
            assert_eq!(board.hash(), record.hashes[made as usize], "after {made}");
        }
    }

    #[test]
    fn looking_back_again_and_again_replays_no_more_than_a_stretch() {
        let looked_back = |plies: usize| {
            let record = record(plies);
            steps::count_during(|| {
                for ply in (1..=record.plies()).rev() {
                    record.board_before(ply + 1);
                    record.board_before(ply);
                }
            })
        };
        let (once, four_times) = (looked_back(2_000), looked_back(8_000));
        assert!(four_times < 5 * once, "{once} steps, then {four_times}");
    }
}
