//! One block: all that it holds is judged and reported. Where a fault of our own comes in between, what was made of the
//! block so far is thrown away, and its games are judged again one by one: those that are whole come out as ever, and each
//! that fails is reported as INP003 with its bytes. So nothing of the others is lost, and nothing is reported twice.

use std::cell::RefCell;
use std::ops::Range;

use crate::event::Event;
use crate::input::{Block, FileKind, GapReason};
use crate::notation::pgn::tags::INVISIBLE;
use crate::rules::archive::Met;

use super::AuditOptions;
use super::account::{JudgedPart, gap};
use super::copies::{CardMaker, Copies, Deck};
use super::fault::{Fault, FaultyGame, caught, may_fail};
use super::judge::{GROUP, Judge, JudgedGame};
use super::pipeline::Reporter;
use super::results::JudgedResults;
use super::summary::Summary;

/// A block that has been judged.
pub struct Judged<B> {
    /// What the reporter made of it, in order.
    pub(super) pieces: Vec<Piece<B>>,
    pub(super) summary: Summary,
    /// The cards of its games, where they are to be held against others.
    deck: Deck,
    /// Which file it is of, and how much of that was judged.
    pub(super) file_index: usize,
    pub(super) part: JudgedPart,
    pub faults: Vec<FaultyGame>,
    pub(super) consumed: u64,
}

thread_local! {
    /// Each thread keeps what it knows of names.
    static CARDS: RefCell<CardMaker> = RefCell::default();
}

/// So many games are judged once more where one of them is a copy. The fewer they are, the more pieces there are to make: with
/// one game in each, that took more than it saved, because copies of games mostly stand side by side.
const PIECE: usize = 4;

/// A few games of a block, as they are reported. They are judged once more if it turns out that they are copies of others.
pub(super) struct Piece<B> {
    pub(super) batch: B,
    games: Range<usize>,
}

impl<B> Judged<B> {
    /// What the reporter made of the block, in order.
    pub fn batches(self) -> impl Iterator<Item = B> {
        self.pieces.into_iter().map(|piece| piece.batch)
    }
}

/// Judges all that a block holds and reports it.
pub fn judge_block<R: Reporter>(
    block: &Block,
    event: Option<&Event>,
    options: &AuditOptions,
    reporter: &R,
) -> Judged<R::Batch> {
    let job = Job {
        block,
        event,
        options,
        reporter,
        makes_cards: options.looks_for_copies(),
        again: false,
    };
    let mut judged = match block.holds_results() {
        true => match caught(|| job.results(None)) {
            Ok(judged) => judged,
            Err(fault) => job.results(Some(fault)),
        },
        false => match caught(|| job.in_groups(0..block.games.len(), &[])) {
            Ok(judged) => judged,
            Err(_) => job.one_by_one(0..block.games.len(), &[]),
        },
    };
    judged.summary.bytes = block.bytes.len() as u64;
    judged
}

/// Holds the games of a block against all games before it. Those that are copies, or contradict one, are judged once more
/// with that in mind. Blocks come in the order of the input. An error says that there is no room for more; nothing of the
/// block is lost by it.
pub fn hold_against_others<'o, R: Reporter>(
    block: &Block,
    event: Option<&Event>,
    options: &'o AuditOptions,
    reporter: &R,
    copies: &mut Copies,
    judge: &mut Option<Judge<'o>>,
    judged: &mut Judged<R::Batch>,
) -> std::io::Result<()> {
    let job = Job {
        block,
        event,
        options,
        reporter,
        makes_cards: false,
        again: true,
    };
    let deck = std::mem::take(&mut judged.deck);
    let met = copies.meet(&block.file, block.file_index, &deck)?;
    if met.iter().all(Vec::is_empty) {
        return Ok(());
    }
    let judge = judge.get_or_insert_with(|| Judge::new(options));
    for piece in std::mem::take(&mut judged.pieces) {
        let met = met.get(piece.games.clone()).unwrap_or_default();
        if met.iter().all(Vec::is_empty) {
            judged.pieces.push(piece);
            continue;
        }
        let games = piece.games.clone();
        let again = caught(|| job.in_groups_by(judge, games.clone(), met));
        let again = again.unwrap_or_else(|_| {
            *judge = Judge::new(options);
            job.one_by_one(games, met)
        });
        judged.pieces.extend(again.pieces);
        judged.summary.add(again.summary);
    }
    Ok(())
}

/// What there is to judge, and how.
struct Job<'a, R> {
    block: &'a Block,
    event: Option<&'a Event>,
    options: &'a AuditOptions,
    reporter: &'a R,
    /// The games are to be held against others.
    makes_cards: bool,
    /// The games have been judged and counted, and are judged once more for what they met.
    again: bool,
}

impl<R: Reporter> Job<'_, R> {
    fn nothing_yet(&self) -> Judged<R::Batch> {
        Judged {
            pieces: Vec::new(),
            summary: Summary::default(),
            deck: Deck::default(),
            file_index: self.block.file_index,
            part: JudgedPart::default(),
            faults: Vec::new(),
            consumed: self.block.consumed,
        }
    }

    /// What `judge` makes of the games from one on, in pieces. What is made of a group is made step by step too: first the
    /// counts of all its games, then the rows, then the cards.
    fn pieces(
        &self,
        first: usize,
        judged: &mut Judged<R::Batch>,
        judge: impl FnOnce(&mut dyn FnMut(&[JudgedGame<'_>])),
    ) {
        judge(&mut |games| {
            for game in games {
                match self.again {
                    true => judged.summary.add_what_was_met(game),
                    false => judged.summary.add_game(game),
                }
                judged.part.games += 1;
                judged.part.bytes += game.bytes.end - game.bytes.start;
            }
            for (start, few) in (first..).step_by(PIECE).zip(games.chunks(PIECE)) {
                let mut batch = self.reporter.batch();
                for game in few {
                    self.reporter.game(game, &mut batch);
                    may_fail("rows", game.case.text);
                }
                let games = start..start + few.len();
                judged.pieces.push(Piece { batch, games });
            }
            if self.makes_cards {
                let file = self.block.file_index;
                CARDS.with_borrow_mut(|cards| {
                    for game in games {
                        cards.add(game, file, &mut judged.deck);
                    }
                });
            }
        });
    }

    /// Some games of the block, in groups. `met` is what each of them is to others, where that is known.
    fn in_groups(&self, games: Range<usize>, met: &[Vec<Met>]) -> Judged<R::Batch> {
        self.in_groups_by(&mut Judge::new(self.options), games, met)
    }

    fn in_groups_by(
        &self,
        judge: &mut Judge<'_>,
        games: Range<usize>,
        met: &[Vec<Met>],
    ) -> Judged<R::Batch> {
        let mut judged = self.nothing_yet();
        for start in games.clone().step_by(GROUP) {
            let group = start..games.end.min(start + GROUP);
            let met = met.get(start - games.start..).unwrap_or_default();
            self.pieces(start, &mut judged, |take| {
                judge.games(self.block, group, self.event, met, take);
            });
        }
        judged
    }

    fn one_by_one(&self, games: Range<usize>, met: &[Vec<Met>]) -> Judged<R::Batch> {
        let mut judged = self.nothing_yet();
        for index in games.clone() {
            let met = met.get(index - games.start..).unwrap_or_default();
            let one = match caught(|| self.in_groups(index..index + 1, met)) {
                Ok(one) => one,
                Err(fault) => self.failed_game(index, fault),
            };
            judged.pieces.extend(one.pieces);
            judged.summary.add(one.summary);
            judged.deck.append(one.deck);
            judged.part.games += one.part.games;
            judged.part.bytes += one.part.bytes;
            judged.faults.extend(one.faults);
        }
        judged
    }

    /// A game that failed is told with its tags, if these can be read; else with its place alone.
    fn failed_game(&self, index: usize, fault: Fault) -> Judged<R::Batch> {
        let game = &self.block.games[index];
        let bytes = &self.block.bytes[game.bytes.clone()];
        let text = caught(|| self.block.decode(&game.bytes).text.into_owned());
        let text = text.unwrap_or_else(|_| String::from_utf8_lossy(bytes).into_owned());
        let report = |tags: &str| {
            let mut judged = self.nothing_yet();
            self.pieces(index, &mut judged, |take| {
                Judge::new(self.options)
                    .failed(self.block, index, self.event, tags, &text, &fault, take);
            });
            judged
        };
        let tags = match self.block.kind {
            FileKind::Pgn => tag_lines(&text),
            _ => "",
        };
        let told = caught(|| {
            may_fail("tags", tags);
            report(tags)
        });
        let mut judged = told.unwrap_or_else(|_| report(""));
        judged.faults.push(FaultyGame {
            file: self.block.file.to_string(),
            line: game.line,
            game: self.block.first_game + index as u64,
            cause: fault.cause.clone(),
        });
        judged
    }

    /// A report or a table; if it failed, nothing but that.
    fn results(&self, failed: Option<Fault>) -> Judged<R::Batch> {
        let mut judged = self.nothing_yet();
        let mut batch = self.reporter.batch();
        let mut results = match &failed {
            None => JudgedResults::judge(self.block, self.event, self.options),
            Some(fault) => JudgedResults::failed(self.block, self.event, self.options, fault),
        };
        judged.summary.add_results(&results);
        self.reporter.results(&mut results, &mut batch);
        judged.part.results = judged.summary.results;
        judged.pieces.push(Piece { batch, games: 0..0 });
        let reason = match self.block.kind {
            FileKind::Results => GapReason::ResultsTable,
            _ => GapReason::Report,
        };
        judged.part.add_gap(gap(1, self.block.bytes.len(), reason));
        judged.faults.extend(failed.map(|fault| FaultyGame {
            file: self.block.file.to_string(),
            line: 1,
            game: 0,
            cause: fault.cause,
        }));
        judged
    }
}

/// The tags at the head of a game.
fn tag_lines(text: &str) -> &str {
    let is_head = |line: &&str| {
        let line =
            line.trim_start_matches(|sign: char| sign.is_whitespace() || INVISIBLE.contains(&sign));
        line.is_empty() || line.starts_with('[')
    };
    let length = text
        .split_inclusive('\n')
        .take_while(is_head)
        .map(str::len)
        .sum();
    &text[..length]
}
