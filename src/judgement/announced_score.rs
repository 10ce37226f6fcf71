//! Results written in the points that the event has announced: `3-0` and `1-1` where a win counts three and a draw one
//! (`[scoring]`). The usual forms mean what they always mean: `1-0` is a win under any scoring.

use crate::event::{Event, Points, Scoring};
use crate::notation::Span;
use crate::notation::pgn::tags::Tag;
use crate::notation::words::result::{GameResult, ResultReading, read_result, two_scores};
use crate::replay::Record;

use super::Submitted;

/// What two scores say by the event's points.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct AnnouncedScore {
    pub result: GameResult,
    /// Another result that the same scores fit.
    pub other: Option<GameResult>,
}

/// Reads a result by the points of the event; none where the event announced no points of its own, or the text is no two
/// scores that fit them.
pub fn read_by_points(event: Option<&Event>, text: &str) -> Option<AnnouncedScore> {
    let Scoring {
        win, draw, loss, ..
    } = event.map(|event| &event.scoring)?;
    let usual = Scoring::default();
    if (*win, *draw, *loss) == (usual.win, usual.draw, usual.loss) {
        return None;
    }
    let scores = two_scores(text)?.map(Points::from_hundredths);
    let by_points = [
        (GameResult::WhiteWins, [win, loss]),
        (GameResult::BlackWins, [loss, win]),
        (GameResult::Draw, [draw, draw]),
        (GameResult::BothLose, [loss, loss]),
    ];
    let fitting = by_points
        .into_iter()
        .filter(|(_, points)| scores == points.map(|points| *points))
        .map(|(result, _)| result);
    let in_usual_form = match read_result(text) {
        ResultReading::Result(result) => Some(result),
        _ => None,
    };
    let always_the_same = in_usual_form.filter(|result| {
        matches!(
            result,
            GameResult::WhiteWins | GameResult::BlackWins | GameResult::Draw
        )
    });
    let mut readings = always_the_same
        .into_iter()
        .chain(fitting)
        .chain(in_usual_form);
    let result = readings.next()?;
    Some(AnnouncedScore {
        result,
        other: readings.find(|other| *other != result),
    })
}

/// The last score that stands in the movetext, also one that is no result by the usual points.
pub fn last_score(record: &Record) -> Option<Span> {
    let usual = record.result.map(|(span, _)| span);
    let spans = [usual, record.impossible_score].into_iter().flatten();
    spans.max_by_key(|span| span.start)
}

impl Submitted {
    /// The same, with the scores of the tag and of the movetext read by the points of the event.
    pub fn by_points(self, record: &Record, text: &str, event: Option<&Event>) -> Submitted {
        let tag = record.tags.get(Tag::Result, text);
        let tag = tag.and_then(|tag| read_by_points(event, &tag));
        let movetext = last_score(record).and_then(|span| read_by_points(event, span.slice(text)));
        if tag.is_none() && movetext.is_none() {
            return self;
        }
        let tag = tag.map_or(self.tag, |score| ResultReading::Result(score.result));
        let movetext = movetext.map(|score| score.result).or(self.movetext);
        let result = match tag {
            ResultReading::Result(GameResult::Unfinished)
            | ResultReading::Unreadable
            | ResultReading::Empty => movetext.or(self.result),
            ResultReading::Result(result) => Some(result),
            ResultReading::Impossible => None,
        };
        let armageddon = event.is_some_and(|event| event.scoring.armageddon);
        Submitted {
            tag,
            movetext,
            result,
            fits_draw: result == Some(GameResult::Draw)
                || armageddon && result == Some(GameResult::BlackWins),
            ..self
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use GameResult::*;

    fn event(win: u32, draw: u32, loss: u32) -> Event {
        Event {
            scoring: Scoring {
                win: Points::from_hundredths(win),
                draw: Points::from_hundredths(draw),
                loss: Points::from_hundredths(loss),
                ..Scoring::default()
            },
            ..Event::default()
        }
    }

    #[track_caller]
    fn reads(event: &Event, text: &str, result: GameResult, other: Option<GameResult>) {
        let score = AnnouncedScore { result, other };
        assert_eq!(read_by_points(Some(event), text), Some(score), "{text}");
    }

    #[test]
    fn three_points_for_a_win_and_one_for_a_draw() {
        let football = event(300, 100, 0);
        reads(&football, "3-0", WhiteWins, None);
        reads(&football, "0:3", BlackWins, None);
        reads(&football, "1 - 1", Draw, None);
        reads(&football, "1-0", WhiteWins, None);
        reads(&football, "½-½", Draw, None);
        reads(&football, "0-0", BothLose, None);
        for text in ["2-0", "3-1", "3-3", "won"] {
            assert_eq!(read_by_points(Some(&football), text), None, "{text}");
        }
    }

    #[test]
    fn a_score_that_fits_two_results_names_both() {
        // Nothing for a draw: 0-0 is one, and it is also what two players get who both lose.
        reads(&event(100, 0, 0), "0-0", Draw, Some(BothLose));
        // Half a point for a win: what is half against nothing everywhere else is won here.
        reads(&event(50, 25, 0), "½-0", WhiteWins, Some(HalfZero));
    }

    #[test]
    fn without_points_of_its_own_the_event_says_nothing() {
        assert_eq!(read_by_points(Some(&Event::default()), "3-0"), None);
        assert_eq!(read_by_points(None, "3-0"), None);
    }
}
