//! One block of games, judged game by game with one set of buffers.

use crate::event::Event;
use crate::input::encoding::{Damage, Encoding, decode};
use crate::input::{Kind, game_starts};
use crate::laws::{Basis, Laws, PgnDate, choose};
use crate::notation::sheet::read_sheet;
use crate::notation::tags::Tag;
use crate::replay::{Record, Replayer};
use crate::rules::course::Course;
use crate::rules::{Case, Findings, Submitted, claims};

use super::Options;
use super::pipeline::Numbered;
use super::verdict::Verdict;

/// One game with everything that was found out about it.
pub struct JudgedGame<'a> {
    pub file: &'a str,
    /// From one, in its file.
    pub number: u64,
    /// The line of the file on which it starts.
    pub line: u64,
    pub encoding: &'a str,
    pub case: &'a Case<'a>,
    pub findings: &'a Findings,
    pub verdict: Verdict,
}

pub struct Judge<'o> {
    options: &'o Options,
    replayer: Replayer,
}

impl<'o> Judge<'o> {
    pub fn new(options: &'o Options) -> Judge<'o> {
        Judge {
            options,
            replayer: Replayer::new(options.alphabets.clone()),
        }
    }

    /// Judges every game of a block and hands each to `each`.
    pub fn block(&mut self, numbered: &Numbered, mut each: impl FnMut(&JudgedGame<'_>)) {
        let block = &numbered.block;
        let mut number = numbered.first_game;
        let mut line = numbered.first_line;
        let mut counted = 0;
        let mut stray: Option<String> = None;
        for (index, slice) in numbered.games.iter().enumerate() {
            line += count_lines(&block.bytes[counted..slice.start]);
            counted = slice.start;
            let decoded = decode(&block.bytes[slice.clone()], numbered.guess, numbered.forced);
            if index == 0 && numbered.stray_ahead {
                stray = Some(decoded.text.into_owned());
                continue;
            }
            let encoding = match block.transcoded {
                Some(name) => name.to_owned(),
                None => decoded.encodings.to_string(),
            };
            let place = Place {
                file: &block.file,
                number,
                line,
                encoding: &encoding,
                stray_ahead: stray.take(),
                event: numbered.event.as_deref(),
                damage: decoded.damage,
            };
            let text = match block.kind {
                Kind::Pgn => decoded.text,
                Kind::SheetText | Kind::SheetCsv => read_sheet(&decoded.text).to_pgn().into(),
            };
            self.game(&place, &text, block.kind != Kind::Pgn, &mut each);
            number += 1;
        }
    }

    fn game(
        &mut self,
        place: &Place<'_>,
        text: &str,
        is_sheet: bool,
        each: &mut impl FnMut(&JudgedGame<'_>),
    ) {
        let record = self.replayer.replay(text, is_sheet);
        let laws = laws(self.options, place.event, record, text);
        let submitted = Submitted::of(record, text);
        let course = Course::of(record, &laws, submitted.result);
        let case = Case {
            text,
            record,
            laws,
            end_of_game: course.end(&laws, record.plies()),
            course,
            claims: claims::judge(record, &laws, place.event, &submitted),
            event: place.event,
            submitted,
            damage: place.damage,
            stray_ahead: place.stray_ahead.as_deref(),
            today: self.options.today,
        };
        let mut findings = Findings::default();
        for rule in self.options.selection.rules() {
            if case.holds(rule.asks) {
                (rule.check)(&case, &mut findings);
            }
        }
        for finding in &mut findings.list {
            let reason = self
                .options
                .accepted
                .reason(place.file, place.number, finding.rule.code);
            finding.accepted = reason.map(str::to_owned);
        }
        let verdict = Verdict::of(&case, &findings);
        each(&JudgedGame {
            file: place.file,
            number: place.number,
            line: place.line,
            encoding: place.encoding,
            case: &case,
            findings: &findings,
            verdict,
        });
    }
}

struct Place<'a> {
    file: &'a str,
    number: u64,
    line: u64,
    encoding: &'a str,
    stray_ahead: Option<String>,
    event: Option<&'a Event>,
    damage: Option<Damage>,
}

/// Whether the text at the head of a file is neither tags nor moves.
pub fn is_stray(bytes: &[u8], guess: Encoding, forced: bool) -> bool {
    if game_starts(bytes).next() == Some(0) {
        return false;
    }
    let decoded = decode(bytes, guess, forced);
    let mut replayer = Replayer::default();
    let record = replayer.replay(&decoded.text, false);
    record.tags.is_empty() && record.moves.is_empty()
}

pub fn count_lines(bytes: &[u8]) -> u64 {
    memchr::memchr_iter(b'\n', bytes).count() as u64
}

/// The edition in force: the user's word, else the event's, else by the first of Date, EventDate, UTCDate that can be read.
fn laws(options: &Options, event: Option<&Event>, record: &Record, text: &str) -> Laws {
    if let Some(edition) = options.laws {
        return Laws::new((edition, Basis::Option));
    }
    if let Some(edition) = event.and_then(|event| event.laws) {
        return Laws::new((edition, Basis::Event));
    }
    let date = [Tag::Date, Tag::EventDate, Tag::UtcDate]
        .into_iter()
        .filter_map(|tag| record.tags.get(tag, text))
        .find_map(|value| PgnDate::parse(&value).ok().flatten());
    Laws::new(choose(date))
}
