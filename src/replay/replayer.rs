//! The replay itself: token after token from the lexer onto the board and into the record.

mod finish;
mod glued_words;
mod going_on;
mod mark_apart;
mod numbers;
mod quick;
mod said;
mod variations;
mod written_so;

use crate::board::{Color, Move};
use crate::notation::Span;
use crate::notation::moves::descriptive;
use crate::notation::moves::letter_sets::LetterSet;
use crate::notation::moves::reader::Readings;
use crate::notation::moves::written::{CheckMark, NotationStyle, WrittenMove};
use crate::notation::pgn::command::{PgnCommand, only_clock, read_commands};
use crate::notation::pgn::lexer::{Layout, Lexer, Token, TokenKind};
use crate::notation::pgn::tags::Tag;
use crate::notation::sheet::EMPTY_CELL;
use crate::notation::words::clock::{ClockTime, ReadingKind};
use crate::notation::words::result::{GameResult, ResultReading, read_result};

use super::alphabets::MainLine;
use super::check_mark::bears_out;
use super::explain::{Fault, Past, explain, fits_other_side};
use super::letters::Letters;
use super::meaning::{Meaning, Meant, meaning};
use super::record::{ClockReading, Placed, PlyFlags, Record, Remark, RemarkKind, Stop, Variant};
use super::resolve::{Refusal, resolve};
use super::start::start;
use super::variation::Variations;
use going_on::Detour;
use mark_apart::with_marks_behind;
use quick::Pending;
use written_so::{flags, is_castling_by_king, is_notable, is_promotion_without_piece};

/// Which letters may be used.
#[derive(Clone, Default)]
pub enum AlphabetChoice {
    #[default]
    Auto,
    /// The user names the sets.
    Only(Vec<&'static LetterSet>),
}

/// Replays games one after the other.
#[derive(Default)]
pub struct Replayer {
    variations: Variations,
    alphabets: AlphabetChoice,
    /// Whether the replay goes on behind a word that cannot be played, where what follows shows how.
    goes_on: bool,
    /// Whether plain moves are left to the general way too, to compare the two.
    takes_its_time: bool,
    pending: Pending,
}

impl Replayer {
    pub fn new(alphabets: AlphabetChoice) -> Replayer {
        Replayer {
            alphabets,
            ..Replayer::default()
        }
    }

    /// The same, but it goes on behind a word that cannot be played, where what follows shows how.
    pub fn going_on(self, goes_on: bool) -> Replayer {
        Replayer { goes_on, ..self }
    }

    /// The same, but without the quick way of plain moves, if so it is wished: the record is the same.
    pub fn taking_its_time(self, takes_its_time: bool) -> Replayer {
        Replayer {
            takes_its_time,
            ..self
        }
    }

    /// Replays one game into a record of the caller's. `is_sheet` says that it came from a scoresheet and not from a PGN.
    pub fn replay_into(&mut self, record: &mut Record, text: &str, is_sheet: bool) {
        Replay {
            record,
            variations: &mut self.variations,
            pending: &mut self.pending,
            alphabets: &self.alphabets,
            goes_on: self.goes_on,
            takes_its_time: self.takes_its_time,
        }
        .replay(text, is_sheet);
    }

    /// Replays one game into a record of its own, for tests.
    #[cfg(any(test, feature = "internals"))]
    pub fn replay(&mut self, text: &str, is_sheet: bool) -> Record {
        let mut record = Record::default();
        self.replay_into(&mut record, text, is_sheet);
        record
    }
}

/// The replay of one game, into whosever record it is.
struct Replay<'r> {
    record: &'r mut Record,
    variations: &'r mut Variations,
    pending: &'r mut Pending,
    alphabets: &'r AlphabetChoice,
    goes_on: bool,
    takes_its_time: bool,
}

impl Replay<'_> {
    fn replay(&mut self, text: &str, is_sheet: bool) {
        let movetext = self.record.tags.read(text);
        self.record.is_sheet = is_sheet;
        let start = start(&self.record.tags, text);
        self.record.start = start.board;
        self.record.variant = start.variant;
        self.record.fen_error = start.error;
        self.record.fen_problems = start.problems;
        let start = &self.record.start;
        let layout = match is_sheet {
            true => Layout::Sheet,
            false => Layout::Game,
        };
        let mut letters = match self.alphabets {
            AlphabetChoice::Only(sets) => MainLine::new(text, movetext, layout).forced(start, sets),
            AlphabetChoice::Auto if is_sheet => {
                MainLine::new(text, movetext, layout).of_sheet(start)
            }
            AlphabetChoice::Auto => Letters::english(),
        };
        let mut may_be_foreign = matches!(self.alphabets, AlphabetChoice::Auto) && !is_sheet;
        while let Some(others) = self.run(text, movetext, &letters, may_be_foreign) {
            may_be_foreign = false;
            letters = others;
        }
    }

    /// Gives the letters that the game is in, if they turn out to be others.
    fn run(
        &mut self,
        text: &str,
        movetext: usize,
        letters: &Letters,
        may_be_foreign: bool,
    ) -> Option<Letters> {
        self.record.rewind();
        self.record.letters.clone_from(letters);
        self.variations.forget();
        let mut run = Run {
            record: self.record,
            variations: self.variations,
            pending: self.pending,
            text,
            movetext,
            letters,
            alphabets: self.alphabets,
            lexer: Lexer::new(text, movetext).laid_out(letters.layout()),
            numbers: Numbers::default(),
            unread: Vec::new(),
            told_after_result: false,
            in_course: true,
            goes_on: self.goes_on,
            hurries: !self.takes_its_time && letters.reads_plain(),
            may_be_foreign,
            may_be_spaced: letters.layout() == Layout::Game,
            doubtful_marks: false,
            other_letters: None,
            detour: Detour::default(),
        };
        run.play();
        run.other_letters
    }
}

/// What the move numbers have said so far.
#[derive(Default)]
struct Numbers {
    /// Added to the board's own count: games from a FEN may count from one, and after a slip the
    /// count goes on from the slip.
    offset: i64,
    seen: bool,
    /// The last number says that the other side's move is missing.
    side_skipped: bool,
}

struct Run<'r, 't> {
    record: &'r mut Record,
    variations: &'r mut Variations,
    pending: &'r mut Pending,
    text: &'t str,
    /// Where the moves begin.
    movetext: usize,
    letters: &'r Letters,
    /// The letters that may be chosen from.
    alphabets: &'r AlphabetChoice,
    lexer: Lexer<'t>,
    numbers: Numbers,
    /// The words of the main line from the one that stopped the replay.
    unread: Vec<Span>,
    /// Moves behind the result are told once.
    told_after_result: bool,
    /// Words are taken as they come: the replay has not stopped, and nothing of a detour is still to be done.
    in_course: bool,
    goes_on: bool,
    /// Plain moves are played by the quick way.
    hurries: bool,
    /// Nobody has asked yet whether a word that cannot be played is one in another language.
    may_be_foreign: bool,
    /// Nobody has asked yet whether the game has blanks between the squares of its moves.
    may_be_spaced: bool,
    /// A word was taken for a mark that might have been a move in another language.
    doubtful_marks: bool,
    /// The letters that the game turned out to be in: this run is given up.
    other_letters: Option<Letters>,
    detour: Detour,
}

impl Run<'_, '_> {
    fn play(&mut self) {
        let judged = self.record.variant != Variant::Other && self.record.fen_error.is_none();
        loop {
            if judged {
                self.quick_moves();
            }
            if judged && self.plain_move() {
                if let Some(time) = self.lexer.clock_behind() {
                    self.clock(ReadingKind::Left, ClockTime::in_seconds(time));
                }
                self.plain_number();
                continue;
            }
            let Some(token) = self.lexer.next_token() else {
                break;
            };
            match token.kind {
                TokenKind::Word if judged => self.word(token.span),
                TokenKind::Number {
                    number,
                    dots,
                    glued,
                } if judged => {
                    if self.number(token.span, number, dots, glued).is_break() {
                        break;
                    }
                }
                TokenKind::Open if self.opens_words_behind_result(token.span) => {
                    self.behind_result(token.span);
                }
                TokenKind::Open => self.variation(token.span, judged),
                _ => self.beside(token),
            }
        }
        self.finish();
    }

    /// The way of nearly every move of an archive: a short word of plain English that can be played. Any other is left
    /// where it stands, to be taken as a token.
    #[inline(always)]
    fn plain_move(&mut self) -> bool {
        if self.in_course
            && let Some(word) = self.lexer.short_word()
            && let Some(written) = self.letters.read_plain(word)
            && let Ok(m) = resolve(&self.record.end, &written)
        {
            let span = self.lexer.pass(word);
            self.make_plain(m, &written, span);
            return true;
        }
        false
    }

    /// The number that is due, as it nearly always comes next; any other is left where it stands.
    #[inline(always)]
    fn plain_number(&mut self) {
        let board = &self.record.end;
        let due = i64::from(board.fullmove()) + self.numbers.offset;
        if self.numbers.seen
            && let Some((number, dots, end)) = self.lexer.plain_number()
            && i64::from(number) == due
            && (dots < 2 || board.turn() == Color::Black)
        {
            self.numbers.side_skipped = false;
            self.lexer.on_behind(end);
        }
    }

    /// Everything that is neither move, number nor variation.
    fn beside(&mut self, token: Token) {
        match token.kind {
            TokenKind::Comment | TokenKind::LineComment | TokenKind::BareCommand => {
                self.comment(token.span)
            }
            TokenKind::NestedComment => {
                self.remark(token.span, RemarkKind::NestedBraces);
                self.comment(token.span);
            }
            TokenKind::UnclosedComment => {
                self.remark(token.span, RemarkKind::UnclosedComment);
                self.comment(token.span);
            }
            TokenKind::Offer => self.place(PgnCommand::OfferDraw),
            TokenKind::Result(_) if self.in_rule_behind_result(token.span) => {
                self.behind_result(token.span)
            }
            TokenKind::Result(result) => self.record.result = Some((token.span, result)),
            TokenKind::ImpossibleScore => self.record.impossible_score = Some(token.span),
            TokenKind::Close | TokenKind::Stray => self.remark(token.span, RemarkKind::Stray),
            TokenKind::Nag | TokenKind::Word | TokenKind::Number { .. } | TokenKind::Open => {}
        }
    }

    fn remark(&mut self, span: Span, kind: RemarkKind) {
        let ply = self.record.plies();
        self.record.remarks.push(Remark { ply, span, kind });
    }

    fn place(&mut self, command: PgnCommand) {
        self.record.commands.push(Placed {
            ply: self.record.plies(),
            unread: self.unread.len() as u32,
            command,
        });
    }

    #[inline]
    fn comment(&mut self, span: Span) {
        if let Some(shown) = only_clock(span.bytes_of(self.text)) {
            return self.clock(ReadingKind::Left, shown);
        }
        self.other_comment(span);
    }

    #[inline]
    fn clock(&mut self, kind: ReadingKind, shown: ClockTime) {
        // Behind a word that was not played, nobody knows whose clock it is.
        if self.record.stop.is_none() && !self.detour.passed_over {
            let ply = self.record.plies();
            self.record.clocks.push(ClockReading { ply, kind, shown });
        }
    }

    fn other_comment(&mut self, span: Span) {
        let comment = span.slice(self.text);
        if memchr::memchr2(b'[', b'(', comment.as_bytes()).is_none() {
            return;
        }
        read_commands(comment, |command| match command {
            PgnCommand::Malformed { .. } => self.remark(span, RemarkKind::MalformedCommand),
            PgnCommand::Clock { kind, shown } => self.clock(kind, shown),
            command => self.place(command),
        });
    }

    /// A word that [`plain_move`](Run::plain_move) has left. A function of its own, so that the loop stays small.
    #[inline(never)]
    fn word(&mut self, span: Span) {
        if !self.in_course {
            return self.word_out_of_course(span);
        }
        if let Some(written) = self.letters.read_plain(span.bytes_of(self.text))
            && let Ok(m) = resolve(&self.record.end, &written)
        {
            return self.make(m, &written, span);
        }
        self.other_word(span);
    }

    /// A word that is not plain English, or not legal as such. Every reading is tried.
    #[cold]
    fn other_word(&mut self, span: Span) {
        match self.meaning(&self.letters.read(span.slice(self.text))) {
            Meaning::Move(meant) => self.make_meant(&meant, span),
            Meaning::None { first, fitting } => self.odd_word(span, first, fitting),
        }
    }

    /// What the readings of a word come to on this board.
    fn meaning(&self, readings: &Readings) -> Meaning {
        let resolve = |written: &WrittenMove| self.resolved(written);
        meaning(&self.record.end, readings, self.letters, resolve)
    }

    fn make_meant(&mut self, meant: &Meant, span: Span) {
        self.make(meant.played, &meant.written, span);
        if let Some(doubt) = meant.doubt {
            self.remark(span, RemarkKind::SmallLetter { doubt });
        }
    }

    /// Plays a move that is certain.
    fn make(&mut self, m: Move, written: &WrittenMove, span: Span) {
        self.make_plain(m, written, span);
        self.detour.passed_over = false;
        self.settle();
    }

    /// The same as `make`, but inlined into the loop that plays nearly every move of an archive.
    #[inline(always)]
    fn make_plain(&mut self, m: Move, written: &WrittenMove, span: Span) {
        if self.record.result.is_some() {
            self.after_result(span);
        }
        let flags = flags(&self.record.end, m, written);
        self.record.play(m, flags, span);
        if written.check != CheckMark::None {
            self.check_mark(written.check, span);
        }
        if is_notable(written, flags, m) {
            self.note(written, flags, m, span);
        }
    }

    #[cold]
    fn after_result(&mut self, span: Span) {
        if !self.told_after_result {
            self.told_after_result = true;
            let ply = self.record.plies() + 1;
            self.record.remarks.push(Remark {
                ply,
                span,
                kind: RemarkKind::MovesAfterResult,
            });
        }
    }

    /// Marks are optional (C.13), but a mark that is written must be true.
    fn check_mark(&mut self, written: CheckMark, span: Span) {
        if !bears_out(&self.record.end, written) {
            self.remark(span, RemarkKind::FalseMark { written });
        }
    }

    #[cold]
    fn note(&mut self, written: &WrittenMove, flags: PlyFlags, m: Move, span: Span) {
        if flags.has(PlyFlags::SIGN) && !flags.has(PlyFlags::CAPTURE) {
            self.remark(span, RemarkKind::FalseCapture);
        }
        if written.has_pawn_letter() {
            self.remark(span, RemarkKind::PawnLetter);
        }
        if is_promotion_without_piece(m, written) {
            if let Some(whole) = self.with_piece_behind_blank(span) {
                self.record.take_back();
                self.lexer.on_behind(whole.end as usize);
                return self.other_word(whole);
            }
            self.remark(span, RemarkKind::PromotionAssumed);
        }
        if is_castling_by_king(m, written) {
            self.remark(span, RemarkKind::CastlingByKing);
        }
        if written.style == NotationStyle::Iccf {
            self.remark(span, RemarkKind::Numeric);
        }
        if written.draw_offer {
            self.place(PgnCommand::OfferDraw);
        }
    }

    /// The word with the piece that stands behind it, `h8 = Q`: whoever reads ahead of the tokens sees only its beginning.
    fn with_piece_behind_blank(&self, word: Span) -> Option<Span> {
        let lexer = Lexer::new(self.text, word.start as usize);
        let whole = lexer.laid_out(self.letters.layout()).next_token()?;
        (whole.span.end > word.end).then_some(whole.span)
    }

    /// A word that is no move as it stands: an annotation, a second alphabet, a damaged number, or
    /// the end of the replay.
    #[cold]
    fn odd_word(&mut self, span: Span, first: Option<(WrittenMove, Refusal)>, fitting: Vec<Move>) {
        let word = span.slice(self.text);
        if self.is_zero_result(span) {
            self.record.result = Some((span, GameResult::BothLose));
            return;
        }
        if self.record.result.is_some() && !self.told_after_result {
            return self.behind_result(span);
        }
        if first.is_none() && (self.mark_apart(span) || self.said(span) || self.falls_apart(span)) {
            return;
        }
        // A letter for the pawn is so rare that a second alphabet comes first: `B` on a German sheet
        // is the English bishop.
        if first.is_none_or(|(written, _)| written.has_pawn_letter()) {
            if let Meaning::Move(meant) = self.meaning(&self.letters.read_second(word)) {
                self.make_meant(&meant, span);
                let name = self.letters.second_name.clone();
                return self.remark(span, RemarkKind::OtherAlphabet { name });
            }
            if let Some(rest) = behind_damaged_number(span, self.text)
                && let Meaning::Move(meant) =
                    self.meaning(&self.letters.read(rest.slice(self.text)))
            {
                let number = Span::new(span.start as usize, rest.start as usize);
                self.make_meant(&meant, rest);
                return self.remark(number, RemarkKind::DamagedNumber);
            }
        }
        if self.is_pair(span) {
            return;
        }
        let first = first.map(|(written, refusal)| {
            let whole = with_marks_behind(written, self.text, span, self.letters.layout());
            (whole, refusal)
        });
        let stop = Stop {
            ply: self.record.plies() + 1,
            span,
            written: first.map(|(written, _)| written),
            fault: match fitting.is_empty() {
                true => self.fault(word, first),
                false => Fault::Ambiguous { moves: fitting },
            },
            words_left: 0,
        };
        self.cannot_play(stop);
    }

    fn fault(&self, word: &str, first: Option<(WrittenMove, Refusal)>) -> Fault {
        let Some((written, refusal)) = first else {
            return if word == EMPTY_CELL {
                Fault::Missing
            } else if descriptive::is_descriptive(word) {
                Fault::Descriptive
            } else {
                Fault::Unreadable
            };
        };
        let board = &self.record.end;
        if self.numbers.side_skipped && fits_other_side(board, &written) {
            return Fault::SameSideTwice;
        }
        let past = Past {
            start: &self.record.start,
            moves: &self.record.moves,
        };
        explain(board, &past, &written, refusal)
    }

    /// `0-0` at the very end of a game that both lost is the result and not castling.
    fn is_zero_result(&self, span: Span) -> bool {
        let word = span.slice(self.text);
        word.starts_with('0')
            && word.len() <= "0–0".len()
            && self.text[span.end as usize..].trim().is_empty()
            && self
                .record
                .tags
                .get(Tag::Result, self.text)
                .is_some_and(|tag| read_result(&tag) == ResultReading::Result(GameResult::BothLose))
    }
}

/// `l.e4`: what stands before the dot was a number before a scanner read it.
fn behind_damaged_number(span: Span, text: &str) -> Option<Span> {
    let word = span.slice(text);
    let dot = word.rfind('.')?;
    let (number, rest) = word.split_at(dot + 1);
    (number.chars().count() <= 4 && !rest.is_empty())
        .then(|| Span::new(span.start as usize + dot + 1, span.end as usize))
}
