//! One block of games, judged in small groups with one set of buffers.

use std::borrow::Cow;
use std::ops::Range;

use crate::board::Board;
use crate::event::Event;
use crate::input::encoding::Damage;
use crate::input::{Block, FileKind, GameText};
use crate::judgement::course::Course;
use crate::judgement::timekeeping::Timekeeping;
use crate::judgement::timeline::Timeline;
use crate::judgement::{Case, Submitted, Verdict, claims};
use crate::laws::{DateReading, EditionBasis, Laws};
use crate::notation::pgn::tags::Tag;
use crate::notation::sheet::{SheetOrigin, read_sheet};
use crate::repair::{Repair, letters_of_damaged};
use crate::replay::moves_hash::{hash_of_moves, hash_of_start};
use crate::replay::{AlphabetChoice, Record, Replayer, Variant};
use crate::rules::archive::{self, Met};
use crate::rules::input::not_judged;
use crate::rules::{Finding, Findings};

use super::fault::{Fault, may_fail};
use super::status::GameStatus;
use super::{AuditOptions, Repairs};

/// One game with everything that was found out about it.
pub struct JudgedGame<'a> {
    pub file: &'a str,
    /// The number of the game in its file, counted from one.
    pub number: u64,
    /// The line of the file on which it starts.
    pub line: u64,
    /// Where it stands in the text of the file.
    pub bytes: Range<u64>,
    /// What it was read from.
    pub block: &'a Block,
    pub encoding: &'a str,
    pub case: &'a Case<'a>,
    pub findings: &'a Findings,
    pub verdict: Verdict,
    pub status: GameStatus,
    /// The start, and the start with the moves, each as one number; none where no move was played.
    pub moves_hash: Option<(u64, u64)>,
    /// What it is to games before it.
    pub met: &'a [Met],
    /// How the game was put right, where that was asked for.
    pub repair: Option<&'a Repair>,
    /// The text of the game as it stands, where a fault of our own kept it from being judged: the case holds its tags at
    /// the most, and no moves.
    pub failed: Option<&'a str>,
}

impl JudgedGame<'_> {
    /// The position before the first word that could not be played, or at the end; none where the game was not replayed.
    pub fn final_position(&self) -> Option<&Board> {
        self.is_replayed().then(|| self.case.record.sound_end())
    }

    fn is_replayed(&self) -> bool {
        self.failed.is_none() && self.case.is_judged() && self.case.record.fen_error.is_none()
    }

    /// The position before the move that a finding is about; none where it is about the whole game.
    pub fn position_of(&self, finding: &Finding) -> Option<Board> {
        let ply = finding.place.ply;
        (self.is_replayed() && ply > 0).then(|| self.case.record.board_before(ply))
    }
}

/// So many games go through each step together: first all are replayed, then all are put before the rules, then all get
/// their rows. The code of one step fills a core's instruction cache; done game by game, every game had to load nine
/// hundred lines of code again (measured).
pub(super) const GROUP: usize = 16;

pub struct Judge<'o> {
    options: &'o AuditOptions,
    replayer: Replayer,
    /// One for each game of a group, used again for the next.
    records: Vec<Record>,
}

/// A game as it was read, not yet judged.
pub(super) struct ReadGame<'b> {
    number: u64,
    line: u64,
    bytes: Range<u64>,
    encoding: Cow<'static, str>,
    pub(super) text: Cow<'b, str>,
    /// The sheet that the game was read from, if it was one.
    sheet: Option<SheetOrigin<'b>>,
    repair: Option<Repair>,
    stray_ahead: Option<String>,
    damage: Option<Damage>,
}

impl<'o> Judge<'o> {
    pub fn new(options: &'o AuditOptions) -> Judge<'o> {
        Judge {
            options,
            replayer: Replayer::new(options.alphabets.clone())
                .going_on(options.goes_on)
                .taking_its_time(options.takes_its_time),
            records: (0..GROUP).map(|_| Record::default()).collect(),
        }
    }

    /// Judges some games of a block, [`GROUP`] at the most, and hands them to `take`, in order. `met` is what each of them
    /// is to games before it, where that is known.
    pub(super) fn games(
        &mut self,
        block: &Block,
        games: Range<usize>,
        event: Option<&Event>,
        met: &[Vec<Met>],
        take: &mut dyn FnMut(&[JudgedGame<'_>]),
    ) {
        let mut read: Vec<ReadGame<'_>> = games
            .clone()
            .zip(&block.games[games])
            .map(|(index, game)| read_game(block, index, game))
            .collect();
        self.group(block, event, &mut read, met, take);
    }

    /// Hands over a game that could not be judged, with what its tags say and the one finding that there is.
    #[allow(
        clippy::too_many_arguments,
        reason = "a game, and all that is known of it"
    )]
    pub(super) fn failed(
        &mut self,
        block: &Block,
        index: usize,
        event: Option<&Event>,
        tags: &str,
        text: &str,
        fault: &Fault,
        take: &mut dyn FnMut(&[JudgedGame<'_>]),
    ) {
        let place = &block.games[index];
        let game = ReadGame {
            number: block.first_game + index as u64,
            line: place.line,
            bytes: block.offset + place.bytes.start as u64..block.offset + place.bytes.end as u64,
            encoding: "".into(),
            text: tags.into(),
            sheet: None,
            repair: None,
            stray_ahead: None,
            damage: None,
        };
        let is_sheet = block.kind != FileKind::Pgn;
        let mut record = Record::default();
        self.replayer.replay_into(&mut record, tags, is_sheet);
        let case = case(self.options, event, &game, &record);
        let mut findings = Findings::default();
        findings.push(not_judged::found(&case, &game.bytes, fault.cause.clone()));
        accept(self.options, &case, &mut findings, &block.file, game.number);
        take(&[JudgedGame {
            file: &block.file,
            number: game.number,
            line: game.line,
            bytes: game.bytes.clone(),
            block,
            encoding: &game.encoding,
            case: &case,
            findings: &findings,
            verdict: Verdict::judge(&case),
            status: GameStatus::Unreadable,
            moves_hash: None,
            met: &[],
            repair: None,
            failed: Some(text),
        }]);
    }

    fn group<'b>(
        &mut self,
        block: &'b Block,
        event: Option<&Event>,
        games: &mut [ReadGame<'b>],
        met: &[Vec<Met>],
        take: &mut dyn FnMut(&[JudgedGame<'_>]),
    ) {
        let is_sheet = block.kind != FileKind::Pgn;
        for (game, record) in games.iter_mut().zip(&mut self.records) {
            may_fail("replay", &game.text);
            self.replayer.replay_into(record, &game.text, is_sheet);
            if record.is_broken() {
                choose_encoding_again(&mut self.replayer, block, game, record);
            }
            if record.is_broken() {
                let letters = choose_letters_again(self.options, game, record);
                if self.options.repairs != Repairs::None {
                    repair(self.options.repairs, &letters, game, record);
                }
            }
        }
        // One step for all games, then the next: each step is more code than stays in the processor's cache beside the others.
        let games: &[ReadGame<'_>] = games;
        let met = |index: usize| met.get(index).map_or(&[][..], Vec::as_slice);
        let read = games.iter().zip(&self.records);
        let cases: Vec<Case<'_>> = read
            .map(|(game, record)| case(self.options, event, game, record))
            .collect();
        let found = games.iter().zip(&cases).enumerate();
        let found: Vec<Findings> = found
            .map(|(index, (game, case))| {
                may_fail("rules", &game.text);
                let mut findings =
                    findings(self.options, case, met(index), &block.file, game.number);
                if let (Repairs::Suggested, Some(repair)) = (self.options.repairs, &game.repair) {
                    suggest(case, repair, &mut findings);
                }
                findings
            })
            .collect();
        let judged = games.iter().zip(&cases).zip(&found).enumerate();
        let judged: Vec<JudgedGame<'_>> = judged
            .map(|(index, ((game, case), findings))| JudgedGame {
                file: &block.file,
                number: game.number,
                line: game.line,
                bytes: game.bytes.clone(),
                block,
                encoding: &game.encoding,
                case,
                findings,
                verdict: Verdict::judge(case),
                status: GameStatus::of_game(case, findings),
                moves_hash: moves_hash(case.record),
                met: met(index),
                repair: game.repair.as_ref(),
                failed: None,
            })
            .collect();
        take(&judged);
    }
}

/// A game that breaks off at letters of another country, in text whose encoding is a guess, is tried in every other one. If it
/// can be played to its end in one of them, that is the one it was written in: a few letters in front of squares say
/// little by themselves.
fn choose_encoding_again<'b>(
    replayer: &mut Replayer,
    block: &'b Block,
    game: &mut ReadGame<'b>,
    record: &mut Record,
) {
    let word = record.first_stop().map(|stop| stop.span.slice(&game.text));
    if word.is_none_or(str::is_ascii) {
        return;
    }
    let index = usize::try_from(game.number - block.first_game).unwrap_or(usize::MAX);
    let Some(place) = block.games.get(index) else {
        return;
    };
    let is_sheet = block.kind != FileKind::Pgn;
    let mut tried = Record::default();
    for decoded in block.every_reading(&place.bytes) {
        let encoding = decoded.encodings.text();
        let (sheet, text) = as_score(block, decoded.text);
        replayer.replay_into(&mut tried, &text, is_sheet);
        if !tried.is_broken() && tried.plies() > record.plies() {
            (game.sheet, game.text, game.encoding) = (sheet, text, encoding);
            std::mem::swap(record, &mut tried);
            return;
        }
    }
}

/// The text to be replayed: a sheet is turned into PGN first.
fn as_score<'b>(block: &Block, text: Cow<'b, str>) -> (Option<SheetOrigin<'b>>, Cow<'b, str>) {
    match block.kind {
        FileKind::SheetText | FileKind::SheetCsv => {
            let (sheet, converted) = SheetOrigin::new(read_sheet(&text), text);
            (Some(sheet), converted.into())
        }
        _ => (None, text),
    }
}

pub(super) fn read_game<'b>(block: &'b Block, index: usize, game: &GameText) -> ReadGame<'b> {
    // What stands ahead of the first game of a file is told with that game.
    let stray = block.stray.as_ref().filter(|_| index == 0);
    let decoded = block.decode(&game.bytes);
    let encoding = block.encodings(&game.bytes, &decoded);
    let (sheet, text) = as_score(block, decoded.text);
    ReadGame {
        number: block.first_game + index as u64,
        line: game.line,
        bytes: block.offset + game.bytes.start as u64..block.offset + game.bytes.end as u64,
        encoding,
        text,
        sheet,
        repair: None,
        stray_ahead: stray.map(|ahead| block.decode(ahead).text.into_owned()),
        damage: decoded.damage,
    }
}

/// Where the letters of a damaged sheet may be those of several sets, it is read in those under which the whole of it makes
/// the likeliest game. Gives the letters that the game may be in.
fn choose_letters_again(
    options: &AuditOptions,
    game: &ReadGame<'_>,
    record: &mut Record,
) -> AlphabetChoice {
    let (Some(sheet), AlphabetChoice::Auto) = (&game.sheet, &options.alphabets) else {
        return options.alphabets.clone();
    };
    let named = record.letters.named_sets();
    let sets = match named.len() {
        1 => named,
        _ => letters_of_damaged(sheet.sheet(), &record.start, &named),
    };
    if sets.is_empty() {
        return AlphabetChoice::Auto;
    }
    let chosen = record.letters.main().code();
    let is_chosen = sets.iter().any(|set| set.name() == chosen);
    let letters = AlphabetChoice::Only(sets);
    if !is_chosen {
        Replayer::new(letters.clone())
            .going_on(options.goes_on)
            .replay_into(record, &game.text, true);
    }
    letters
}

/// Looks for the most likely game. Where repairs are to be made, that game takes the place of this one and is replayed.
fn repair(
    repairs: Repairs,
    letters: &AlphabetChoice,
    game: &mut ReadGame<'_>,
    record: &mut Record,
) {
    let repair = match &game.sheet {
        Some(sheet) => Repair::of_sheet(sheet.sheet(), &record.start, letters),
        None => Repair::of_pgn(&game.text, record),
    };
    let Some(repair) = repair else { return };
    if repairs == Repairs::Made {
        let repaired = game
            .sheet
            .as_ref()
            .map(|sheet| sheet.reread(repair.sheet(sheet.sheet())));
        let (sheet, text) = match repaired {
            Some((sheet, text)) => (Some(sheet), text),
            None => (None, repair.pgn(&game.text)),
        };
        let letters = AlphabetChoice::Only(vec![repair.letters]);
        Replayer::new(letters).replay_into(record, &text, sheet.is_some());
        (game.sheet, game.text) = (sheet, text.into());
    }
    game.repair = Some(repair);
}

/// Puts the most likely reading into the finding about the word that stopped the game.
fn suggest(case: &Case<'_>, repair: &Repair, findings: &mut Findings) {
    let stop = case.record.first_stop().map(|stop| stop.span);
    let at_stop = |finding: &&mut Finding| stop.is_some() && finding.place.span == stop;
    if let Some(finding) = findings.list.iter_mut().find(at_stop) {
        finding.suggestion = repair.suggestion();
    }
}

fn case<'a>(
    options: &'a AuditOptions,
    event: Option<&'a Event>,
    game: &'a ReadGame<'_>,
    record: &'a Record,
) -> Case<'a> {
    let text: &str = &game.text;
    let event =
        event.map(|event| event.of_game(record.tags.get(Tag::TimeControl, text).as_deref()));
    let laws = laws(options, event, record, text);
    let submitted = Submitted::read(record, text, event).by_points(record, text, event);
    let time = Timekeeping::reckon(record, &laws, event, text);
    let laws = time.laws_at_this_pace(laws);
    let course = Course::from_record(record, &laws, submitted.result);
    let mut case = Case {
        text,
        sheet: game.sheet.as_ref(),
        record,
        laws,
        timeline: Timeline::default(),
        course,
        claims: claims::judge(record, text, &laws, event, &submitted, &time),
        time,
        event,
        submitted,
        damage: game.damage,
        stray_ahead: game.stray_ahead.as_deref(),
        ratings: options.ratings.as_ref(),
        today: options.today,
    };
    case.timeline = Timeline::walk(&case);
    claims::void_after(&mut case.claims, &case.timeline);
    case
}

/// What is not replayed, or has no moves, has no hash.
fn moves_hash(record: &Record) -> Option<(u64, u64)> {
    let is_played = record.variant != Variant::Other && !record.moves.is_empty();
    is_played.then(|| {
        let start = hash_of_start(&record.start);
        (start, hash_of_moves(start, &record.moves))
    })
}

fn findings(
    options: &AuditOptions,
    case: &Case<'_>,
    met: &[Met],
    file: &str,
    number: u64,
) -> Findings {
    let mut findings = Findings::default();
    let triggers = case.triggers();
    for rule in options.selection.asked_by(triggers) {
        (rule.check)(case, &mut findings);
    }
    if !case.record.resumptions.is_empty() {
        findings.reserve(case);
    }
    archive::found(case, met, options.selection.rules(), &mut findings);
    accept(options, case, &mut findings, file, number);
    findings
}

/// Findings that the arbiter has decided on no longer count.
fn accept(
    options: &AuditOptions,
    case: &Case<'_>,
    findings: &mut Findings,
    file: &str,
    number: u64,
) {
    let tags = Some((&case.record.tags, case.text));
    for finding in &mut findings.list {
        let rule = finding.rule.code;
        let reason = options.accepted.reason((file, number), tags, rule);
        finding.accepted = reason.map(str::to_owned);
    }
}

/// The edition in force: the user's word, else the event's, else by the first of Date, EventDate, UTCDate that can be read,
/// else by the first day of the event.
fn laws(options: &AuditOptions, event: Option<&Event>, record: &Record, text: &str) -> Laws {
    if let Some(edition) = options.laws {
        return Laws::named(edition, EditionBasis::Option);
    }
    if let Some(edition) = event.and_then(|event| event.laws) {
        return Laws::named(edition, EditionBasis::Event);
    }
    let date = [Tag::Date, Tag::EventDate, Tag::UtcDate]
        .into_iter()
        .filter_map(|tag| record.tags.get(tag, text))
        .find_map(|value| DateReading::read(&value, options.today).ok().flatten());
    Laws::of_game(date.as_ref(), event.and_then(|event| event.start))
}
