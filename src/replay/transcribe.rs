//! From a record and its text to the [`Score`]: the tokens of the movetext once more, each main-line word with the
//! move that the record gives it, variations played again, comments and opinions kept where they stand. What cannot
//! be played is kept in comments, word for word but for the signs that would make it more than words.

mod parts;

use std::collections::HashSet;

use crate::board::{Board, Role};
use crate::notation::Span;
use crate::notation::moves::marks::apart::Apart;
use crate::notation::moves::marks::opinion::{self, Opinion};
use crate::notation::moves::written::{WrittenKind, WrittenMove};
use crate::notation::pgn::lexer::{Lexer, Token, TokenKind};
use crate::notation::pgn::tags::{Tag, Tags, unescape};
use crate::notation::words::result::{GameResult, ResultReading, read_result};

use super::check_mark::bears_out;
use super::glued::parts;
use super::meaning::{Meaning, Meant, meaning};
use super::record::{Record, RemarkKind, Variant};
use super::resolve::resolve;
use super::score::{Movetext, Score, ScoreItem, Unconverted, UnconvertedKind};
use parts::tags_of_part;

/// Variations within variations beyond this are kept as words.
const DEEPEST: usize = 64;

impl Score {
    /// `result` is what counts as submitted. A game has one score; where the replay went on behind an illegal move that was made
    /// all the same, it has another from the position behind that. Also says what could not be put into moves.
    pub fn transcribe(
        record: &Record,
        text: &str,
        result: Option<GameResult>,
    ) -> (Vec<Score>, Vec<Unconverted>) {
        let movetext = Tags::default().read(text);
        let mut scribe = Scribe {
            record,
            text,
            result,
            lexer: Lexer::new(text, movetext).laid_out(record.letters.layout()),
            start: record.start.clone(),
            first: 0,
            parts: Vec::new(),
            items: Vec::new(),
            variations: Vec::new(),
            made: 0,
            behind_result: record
                .remarks
                .iter()
                .find(|remark| remark.kind == RemarkKind::TextBehindResult)
                .map(|remark| remark.span),
            another_game: record
                .remarks
                .iter()
                .find(|remark| remark.kind == RemarkKind::TaglessGame)
                .map(|remark| remark.span.start),
            closing: None,
            unconverted: Vec::new(),
        };
        match unplayed(record) {
            Some(what) => {
                scribe.told(movetext, what);
                let body = Movetext::AsWritten(as_written(text, movetext));
                scribe.parts.push((record.start.clone(), body));
            }
            None => {
                scribe.head(movetext);
                scribe.play();
                scribe.end_part(None);
            }
        }
        let tags = tags(record, text, result);
        let last = scribe.parts.len() - 1;
        let parts = scribe.parts.into_iter().enumerate();
        let scores = parts.map(|(index, (start, movetext))| Score {
            tags: tags_of_part(&tags, &start, index > 0, index == last),
            start,
            movetext,
            result: result_token(result.filter(|_| index == last)),
        });
        (scores.collect(), scribe.unconverted)
    }
}

/// Why none of the moves can be played, if that is so.
fn unplayed(record: &Record) -> Option<UnconvertedKind> {
    if record.variant == Variant::Other {
        Some(UnconvertedKind::OtherVariant)
    } else if record.fen_error.is_some() {
        Some(UnconvertedKind::BadStart)
    } else {
        None
    }
}

/// The seven tags of the roster, then the others in their order. Of a tag that says the same twice, one is kept.
fn tags(record: &Record, text: &str, result: Option<GameResult>) -> Vec<(String, String)> {
    let mut tags: Vec<(String, String)> = Tag::ROSTER
        .into_iter()
        .map(|tag| {
            let value = record.tags.get(tag, text).map(|value| one_line(&value));
            let value = value.filter(|value| !value.trim().is_empty());
            let value = match (tag, result, value) {
                (Tag::Result, Some(result), _) => result.as_str().to_owned(),
                // Two scores that no game can have are still what was handed in.
                (Tag::Result, None, Some(value))
                    if read_result(&value) == ResultReading::Impossible =>
                {
                    value
                }
                (Tag::Result, None, _) => "*".to_owned(),
                (Tag::Date, _, None) => "????.??.??".to_owned(),
                (_, _, value) => value.unwrap_or_else(|| "?".to_owned()),
            };
            (tag.name().to_owned(), value)
        })
        .collect();
    for (name, value) in record.tags.iter() {
        let known = Tag::of_name(name.slice(text));
        let is_the_one = known
            .is_some_and(|tag| Tag::ROSTER.contains(&tag) && record.tags.span(tag) == Some(value));
        if !is_the_one {
            let name = match known {
                Some(tag) => tag.name(),
                None => name.slice(text),
            };
            tags.push((name.to_owned(), one_line(&unescape(value.slice(text)))));
        }
    }
    if record.tags.may_repeat() {
        let mut seen = HashSet::new();
        tags.retain(|tag| seen.insert(tag.clone()));
    }
    tags
}

fn one_line(value: &str) -> String {
    value.replace("\r\n", " ").replace(['\n', '\r', '\t'], " ")
}

/// The token of a result at the end of the moves. A default is written like the win that it counts as; for what PGN
/// has no token, the tag alone tells.
pub(crate) fn result_token(result: Option<GameResult>) -> &'static str {
    match result {
        Some(GameResult::WhiteWins | GameResult::WhiteForfeit) => "1-0",
        Some(GameResult::BlackWins | GameResult::BlackForfeit) => "0-1",
        Some(GameResult::Draw) => "1/2-1/2",
        _ => "*",
    }
}

/// The movetext as it is, but for blanks at line ends, a brace that was never closed and a missing result.
fn as_written(text: &str, movetext: usize) -> String {
    let lines = text[movetext..].lines().map(str::trim_end);
    let mut written = lines.collect::<Vec<_>>().join("\n").trim_end().to_owned();
    let mut lexer = Lexer::new(text, movetext);
    let mut last = None;
    while let Some(token) = lexer.next_token() {
        last = Some(token.kind);
    }
    if last == Some(TokenKind::UnclosedComment) {
        written.push('}');
    }
    if !matches!(last, Some(TokenKind::Result(_))) {
        written.push_str(if written.is_empty() { "*" } else { "\n*" });
    }
    written
}

/// A variation under way.
struct OpenVariation {
    /// The position of the line, and the one before its last move.
    now: Board,
    before: Option<Board>,
    /// Where the bracket stands in the text, and how many items stood before it.
    open: usize,
    items: usize,
}

struct Scribe<'a> {
    record: &'a Record,
    text: &'a str,
    result: Option<GameResult>,
    lexer: Lexer<'a>,
    /// The position that this part of the game starts from, and the moves made before it.
    start: Board,
    first: usize,
    /// The parts that are finished.
    parts: Vec<(Board, Movetext)>,
    items: Vec<ScoreItem>,
    variations: Vec<OpenVariation>,
    /// Moves of the main line so far.
    made: usize,
    /// Text behind the result.
    behind_result: Option<Span>,
    /// Where another game without tags begins.
    another_game: Option<u32>,
    closing: Option<String>,
    unconverted: Vec<Unconverted>,
}

impl Scribe<'_> {
    fn told(&mut self, at: usize, what: UnconvertedKind) {
        self.unconverted.push(Unconverted { at, what });
    }

    /// What stands among the tags and is no tag.
    fn head(&mut self, movetext: usize) {
        let escaped = self.text[..movetext].lines();
        for line in escaped.filter_map(|line| line.strip_prefix('%')) {
            self.comment(defused(line));
        }
        if let Some(span) = self.record.tags.span(Tag::Result)
            && read_result(&unescape(span.slice(self.text))) == ResultReading::Unreadable
        {
            self.comment(defused(&format!(
                "Result: {}",
                unescape(span.slice(self.text))
            )));
            self.told(span.start as usize, UnconvertedKind::Result);
        }
    }

    fn comment(&mut self, text: String) {
        // Ahead of the first move of a part nothing is said of a clock: the move it belongs to stands in the part before.
        let text = match self.begins_part() {
            true => defused(&text),
            false => text,
        };
        if !text.is_empty() {
            self.items.push(ScoreItem::Comment(text));
        }
    }

    fn play(&mut self) {
        while let Some(token) = self.lexer.next_token() {
            let ended = match token.kind {
                TokenKind::Word if self.variations.is_empty() => self.main_words(token.span),
                TokenKind::Word => {
                    self.variation_words(token.span);
                    false
                }
                TokenKind::Number { .. } => self.another_game(token.span),
                TokenKind::Open => {
                    self.open(token.span);
                    false
                }
                TokenKind::Close if !self.variations.is_empty() => {
                    self.close(token.span.start as usize);
                    false
                }
                _ => {
                    self.beside(token);
                    false
                }
            };
            if ended {
                break;
            }
        }
        while !self.variations.is_empty() {
            self.close(self.text.len());
        }
    }

    /// A word that the record holds as two moves is told as two. Says whether the main line ends here.
    fn main_words(&mut self, span: Span) -> bool {
        let record = self.record;
        let faulty = record.resumptions.iter().map(|passed| &passed.stop);
        let faulty = faulty.chain(&record.stop).map(|stop| stop.span);
        let mut told = record
            .words
            .get(self.made)
            .copied()
            .into_iter()
            .chain(faulty);
        let seam = told.find(|told| told.start == span.start && told.end < span.end);
        match seam {
            Some(first) => {
                let second = Span::new(first.end as usize, span.end as usize);
                self.main_word(first) || self.main_word(second)
            }
            None => self.main_word(span),
        }
    }

    /// Says whether the main line ends here.
    fn main_word(&mut self, span: Span) -> bool {
        let mut resumptions = self.record.resumptions.iter();
        if let Some(resumption) = resumptions.find(|passed| passed.stop.span == span) {
            return self.passed_fault(resumption);
        }
        let written = self.record.words.get(self.made);
        let is_move = written.is_some_and(|w| w.start >= span.start && w.end == span.end);
        if is_move && self.made < self.first {
            // It was told with the illegal move.
            self.made += 1;
            return false;
        }
        if is_move {
            let m = self.record.moves[self.made];
            let piece = !self
                .record
                .flags_of(self.made as u32 + 1)
                .has(super::PlyFlags::PAWN);
            self.made += 1;
            self.items.push(ScoreItem::Move(m));
            self.opinions(opinion::glued(span.slice(self.text), piece));
            return false;
        }
        if self.record.stop.as_ref().is_some_and(|s| s.span == span) {
            self.stop(span.start as usize);
            return true;
        }
        let mut phrases = self.record.phrases.iter();
        if let Some(phrase) = phrases.find(|phrase| phrase.start == span.start) {
            self.lexer.on_behind(phrase.end as usize);
            self.comment(defused(phrase.slice(self.text)));
        } else if let Some(text) = self.behind_result.filter(|text| text.start == span.start) {
            self.closing = Some(defused(text.slice(self.text)));
            return true;
        } else if let Some(mark) = Apart::at(self.text, span, self.record.is_sheet) {
            self.mark_apart(mark);
        }
        false
    }

    /// Check, mate and `e.p.` are not written anew: the move itself carries them.
    fn opinions(&mut self, opinions: Vec<Opinion>) {
        for opinion in opinions {
            match opinion {
                Opinion::Number(number) => self.items.push(ScoreItem::Nag(number)),
                Opinion::Written(signs) => self.comment(defused(&signs)),
            }
        }
    }

    fn mark_apart(&mut self, mark: Apart) {
        self.lexer.on_behind(mark.span.end as usize);
        self.opinions(opinion::apart(mark.span.slice(self.text)));
    }

    /// The rest of the main line becomes the closing comment.
    fn stop(&mut self, from: usize) {
        let mut end = self.text.len();
        if let Some((span, _)) = self.record.result
            && span.start as usize > from
            && self.is_our_result(span)
            && self.text[span.end as usize..].trim().is_empty()
        {
            end = span.start as usize;
        }
        let number = self.record.move_number(self.made as u32 + 1);
        let left = defused(&self.text[from..end]);
        self.closing = Some(format!(
            "The moves end here: move {number} cannot be played. As written: {left}"
        ));
        self.told(from, UnconvertedKind::Moves);
    }

    /// Whether the result that stands here is the one that will be written at the end.
    fn is_our_result(&self, span: Span) -> bool {
        self.record.result.is_some_and(|(last, result)| {
            last == span
                && (self.result == Some(result) || result_token(self.result) == result.as_str())
        })
    }

    /// A number that begins another game without tags: its words are kept behind this one.
    fn another_game(&mut self, span: Span) -> bool {
        let begins = self.variations.is_empty() && self.another_game == Some(span.start);
        if begins {
            let from = span.start as usize;
            let left = defused(&self.text[from..]);
            self.closing = Some(format!("Behind the result another game begins: {left}"));
            self.told(from, UnconvertedKind::AnotherGame);
        }
        begins
    }

    /// Everything that is neither move, number nor bracket.
    fn beside(&mut self, token: Token) {
        let text = token.span.slice(self.text);
        match token.kind {
            TokenKind::Comment
            | TokenKind::NestedComment
            | TokenKind::UnclosedComment
            | TokenKind::LineComment
            | TokenKind::BareCommand => self.comment(unbraced(text)),
            TokenKind::Offer => self.comment("(=)".to_owned()),
            TokenKind::Nag if self.begins_part() => self.comment(text.to_owned()),
            TokenKind::Nag => match text[1..].parse() {
                Ok(number) => self.items.push(ScoreItem::Nag(number)),
                Err(_) => self.comment(defused(text)),
            },
            TokenKind::Result(_) if self.is_our_result(token.span) => {}
            TokenKind::Result(_)
            | TokenKind::ImpossibleScore
            | TokenKind::Close
            | TokenKind::Stray => self.comment(defused(text)),
            TokenKind::Word | TokenKind::Number { .. } | TokenKind::Open => {}
        }
    }

    fn open(&mut self, span: Span) {
        let open = span.start as usize;
        let (now, moved) = match self.variations.last() {
            // A variation at the beginning of a part has no move of it to replace.
            None => (
                self.record.board_before(self.made as u32),
                self.made > self.first || self.parts.is_empty(),
            ),
            Some(variation) => match &variation.before {
                Some(before) => (before.clone(), true),
                None => (variation.now.clone(), false),
            },
        };
        let deep = self.variations.len() >= DEEPEST;
        self.variations.push(OpenVariation {
            now,
            before: None,
            open,
            items: self.items.len(),
        });
        self.items.push(ScoreItem::Open);
        // A variation replaces the last move of the line around it. If that line has no move yet, there is nothing to
        // replace.
        if deep || !moved {
            self.give_up(open);
        }
    }

    fn variation_words(&mut self, span: Span) {
        match parts(self.text, span, self.record.letters.layout()) {
            // Behind a move that cannot be followed, the rest of the variation has been told.
            Some([first, second]) => {
                let depth = self.variations.len();
                self.variation_word(first);
                if self.variations.len() == depth {
                    self.variation_word(second);
                }
            }
            None => self.variation_word(span),
        }
    }

    fn variation_word(&mut self, span: Span) {
        let Some(variation) = self.variations.last_mut() else {
            return;
        };
        let word = span.slice(self.text);
        let letters = &self.record.letters;
        let readings = letters.read(word);
        let before = variation.now.clone();
        let is_null = |written: &WrittenMove| written.kind == WrittenKind::Null;
        if readings.first().is_some_and(is_null) && !variation.now.is_check() {
            variation.now.pass();
            variation.before = Some(before);
            self.items.push(ScoreItem::Null);
            return;
        }
        let resolve = |written: &WrittenMove| resolve(&before, written);
        if let Meaning::Move(Meant { played, .. }) = meaning(&before, &readings, letters, resolve) {
            let piece = variation.now.role_at(played.from()) != Some(Role::Pawn);
            variation.now.play(played);
            variation.before = Some(before);
            self.items.push(ScoreItem::Move(played));
            return self.opinions(opinion::glued(word, piece));
        }
        if readings.is_empty()
            && let Some(mark) = Apart::at(self.text, span, self.record.is_sheet)
            && (!mark.if_true || bears_out(&variation.now, mark.check))
        {
            return self.mark_apart(mark);
        }
        self.give_up(span.start as usize);
    }

    /// The variation cannot be followed from here: its words up to the bracket that closes it are kept as they stand.
    fn give_up(&mut self, from: usize) {
        let mut depth = 1usize;
        let mut end = self.text.len();
        // The depth begins at 1: a word stands inside its bracket, and an opening bracket has been read already.
        while let Some(token) = self.lexer.next_token() {
            match token.kind {
                TokenKind::Open => depth += 1,
                TokenKind::Close => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                end = token.span.start as usize;
                break;
            }
        }
        self.told(from, UnconvertedKind::Variation);
        let Some(variation) = self.variations.pop() else {
            return;
        };
        if variation.before.is_some() {
            let left = defused(&self.text[from..end]);
            self.comment(format!("as written: {left}"));
            self.items.push(ScoreItem::Close);
        } else {
            self.items.truncate(variation.items);
            let words = defused(&self.text[variation.open + 1..end]);
            self.comment(format!("variation as written: {words}"));
        }
    }

    fn close(&mut self, end: usize) {
        let Some(variation) = self.variations.pop() else {
            return;
        };
        if variation.before.is_some() {
            return self.items.push(ScoreItem::Close);
        }
        // The brackets hold nothing but comments: they become one comment of the line around.
        self.items.truncate(variation.items);
        let words = defused(&self.text[variation.open + 1..end]);
        if !words.is_empty() {
            self.comment(format!("({words})"));
        }
    }
}

/// The text of a comment on one line, without braces that would end it.
fn unbraced(text: &str) -> String {
    let printable = |c: char| match c {
        '{' => '<',
        '}' => '>',
        c if c.is_control() => ' ',
        c => c,
    };
    let text: String = text.chars().map(printable).collect();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Words that are to be read by people only: no brace, and neither command nor draw offer.
pub(crate) fn defused(text: &str) -> String {
    unbraced(text).replace("[%", "[ %").replace("(=)", "( = )")
}
