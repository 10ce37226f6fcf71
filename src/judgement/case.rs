//! A case: one game as it is judged. The record, the text it points into, the Laws in force, what was submitted as its
//! result, and what was worked out from them once for all rules.

use std::borrow::Cow;

use jiff::civil::Date;

use crate::board::{Board, Color};
use crate::event::Event;
use crate::fact::PlayedMove;
use crate::input::encoding::Damage;
use crate::laws::{DateFault, DateReading, Laws, PgnDate};
use crate::lists::rating_list::RatingsById;
use crate::notation::Span;
use crate::notation::pgn::tags::{Tag, unescape};
use crate::notation::sheet::SheetOrigin;
use crate::notation::words::result::{GameResult, ResultReading, read_result};
use crate::notation::words::termination::{Termination, read_termination};
use crate::replay::{FIRST_ELECTRONIC_BOARDS, Fault, KingSignal, Record, Stop, Variant, san};

use super::claims::JudgedClaim;
use super::course::Course;
use super::timekeeping::Timekeeping;
use super::timeline::Timeline;

pub struct Case<'a> {
    pub text: &'a str,
    /// The sheet that the text was made of, if it was one.
    pub sheet: Option<&'a SheetOrigin<'a>>,
    pub record: &'a Record,
    pub laws: Laws,
    pub submitted: Submitted,
    pub course: Course,
    /// What ended the game, and what may have ended it.
    pub timeline: Timeline,
    pub claims: Vec<JudgedClaim>,
    /// What the clocks say.
    pub time: Timekeeping,
    /// The event's own regulations.
    pub event: Option<&'a Event>,
    /// What was found wrong with the encoding of the text.
    pub damage: Option<Damage>,
    /// Text ahead of the first game of the file, told with that game.
    pub stray_ahead: Option<&'a str>,
    /// The list that ratings in tags are compared with.
    pub ratings: Option<&'a RatingsById>,
    /// The day of the audit: nothing can have been played after it.
    pub today: Date,
}

/// The result as it was handed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Submitted {
    pub tag: ResultReading,
    pub movetext: Option<GameResult>,
    /// What counts: the tag, or the movetext where the tag is missing, unreadable or `*`.
    pub result: Option<GameResult>,
    /// The score fits a draw: it is one, or Black's win where a draw counts as that (armageddon).
    pub fits_draw: bool,
    pub termination: Option<Termination>,
}

impl Submitted {
    pub fn read(record: &Record, text: &str, event: Option<&Event>) -> Submitted {
        let tag = record
            .tags
            .get(Tag::Result, text)
            .map_or(ResultReading::Empty, |value| read_result(&value));
        let movetext = record.result.map(|(_, result)| result);
        let result = match &tag {
            ResultReading::Result(GameResult::Unfinished) => {
                movetext.or(Some(GameResult::Unfinished))
            }
            ResultReading::Result(result) => Some(*result),
            ResultReading::Impossible => None,
            ResultReading::Unreadable | ResultReading::Empty => movetext,
        };
        let termination = record
            .tags
            .known_value(Tag::Termination, text)
            .map(|value| read_termination(&value))
            .or(record.told_end);
        let armageddon = event.is_some_and(|event| event.scoring.armageddon);
        Submitted {
            tag,
            movetext,
            fits_draw: result == Some(GameResult::Draw)
                || armageddon && result == Some(GameResult::BlackWins),
            result,
            termination,
        }
    }
}

impl Submitted {
    /// The player whom the result gives the win on the board.
    pub fn winner(&self) -> Option<Color> {
        match self.result? {
            GameResult::WhiteWins => Some(Color::White),
            GameResult::BlackWins => Some(Color::Black),
            _ => None,
        }
    }
}

impl<'a> Case<'a> {
    /// A word of the text as the players wrote it: on a sheet what stands there and not what was made of it.
    pub fn written(&self, span: Span) -> &'a str {
        let on_sheet = self.sheet.and_then(|sheet| sheet.written(self.text, span));
        on_sheet.unwrap_or(span.slice(self.text))
    }

    pub fn tag(&self, tag: Tag) -> Option<Cow<'a, str>> {
        self.record.tags.get(tag, self.text)
    }

    /// Names and values of all tags, in order.
    pub fn all_tags(&self) -> Vec<(String, String)> {
        let tags = self.record.tags.iter();
        let pair = |(name, value): (Span, Span)| {
            let value = unescape(value.slice(self.text)).into_owned();
            (name.slice(self.text).to_owned(), value)
        };
        tags.map(pair).collect()
    }

    /// The value of a tag, if it says anything.
    pub fn known_tag(&self, tag: Tag) -> Option<Cow<'a, str>> {
        self.record.tags.known_value(tag, self.text)
    }

    /// What a tag says of a day, in any form. None: it is not there, or not even the year is known.
    pub fn date(&self, tag: Tag) -> Option<Result<DateReading, DateFault>> {
        let value = self.known_tag(tag)?;
        DateReading::read(&value, self.today).transpose()
    }

    /// The day, month or year that a tag means, if it can mean but one.
    pub fn certain_date(&self, tag: Tag) -> Option<PgnDate> {
        self.date(tag)?.ok()?.certain()
    }

    pub fn is_judged(&self) -> bool {
        self.record.variant != Variant::Other
    }

    /// The kings on centre squares with which an electronic board was told the result. A game that is older than such boards
    /// has none; one without a date may have been played on them.
    pub fn signal(&self) -> Option<KingSignal> {
        let signal = self.record.signal?;
        let read = |tag| self.date(tag)?.ok();
        let date = [Tag::Date, Tag::EventDate, Tag::UtcDate]
            .into_iter()
            .find_map(read);
        let latest = match date {
            Some(date) => Some(date.last()),
            None => self.event.and_then(|event| event.start),
        };
        let is_older = latest.is_some_and(|latest| latest < FIRST_ELECTRONIC_BOARDS);
        (!is_older).then_some(signal)
    }

    /// Where and why the replay ended, unless the words were a signal and no moves.
    pub fn stop(&self) -> Option<(&'a Stop, &'a Fault)> {
        match (&self.record.stop, self.signal()) {
            (Some(stop), None) => Some((stop, &stop.fault)),
            _ => None,
        }
    }

    /// Every word that could not be played, and why: those behind which the replay went on, and where it ended.
    pub fn stops(&self) -> impl Iterator<Item = (&'a Stop, &'a Fault)> + use<'a> {
        let resumptions = self.record.resumptions.iter();
        let passed = resumptions.map(|resumption| (&resumption.stop, &resumption.stop.fault));
        passed.chain(self.stop())
    }

    /// The position in which a word could not be played.
    pub fn board_at(&self, stop: &Stop) -> Board {
        self.record.board_before(stop.ply)
    }

    /// The move at a ply, in English letters.
    pub fn san(&self, ply: u32) -> String {
        match self.record.moves.get(ply.wrapping_sub(1) as usize) {
            Some(&m) => san::san(&self.record.board_before(ply), m),
            None => String::new(),
        }
    }

    /// A move of the game in the form that findings show.
    pub fn played(&self, ply: u32) -> PlayedMove {
        PlayedMove {
            ply,
            number: self.record.move_number(ply),
            san: self.san(ply),
        }
    }

    pub fn end(&self) -> &'a Board {
        &self.record.end
    }

    /// Moves were made after the end of the game.
    pub fn plies_after_end(&self) -> u32 {
        let end = self.timeline.end.map(|end| end.ply);
        end.map_or(0, |ply| self.record.plies() - ply)
    }

    /// Whether a result is the one that was submitted. Where a draw counts as Black's win, that fits a draw too.
    pub fn fits(&self, result: GameResult) -> bool {
        match result {
            GameResult::Draw => self.submitted.fits_draw,
            result => self.submitted.result == Some(result),
        }
    }
}
