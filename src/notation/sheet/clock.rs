//! Times as players note them beside a move: `1:29:30`, `1:29`, `1h29'`, `1:29'30"`, `89'`, `89 min`. They come in as
//! written and go out in hours, minutes and seconds as PGN has them; two fields alone stay two, because only the game
//! tells whether these are hours or minutes.

use nom::branch::alt;
use nom::bytes::complete::{tag, tag_no_case, take_while_m_n};
use nom::character::complete::{char, one_of, space0};
use nom::combinator::{all_consuming, map, map_opt, opt, value};
use nom::sequence::{delimited, preceded, terminated};
use nom::{IResult, Parser};

use crate::notation::moves::lookalike::digit;

/// A time that cannot be taken for anything else, brackets aside.
pub(super) fn clock(word: &str) -> Option<String> {
    let round = delimited(char('('), alt((time, dotted)), char(')'));
    let square = delimited(char('['), alt((time, dotted)), char(']'));
    let parsed: IResult<&str, String> =
        all_consuming(alt((round, square, time))).parse(word.trim());
    parsed.ok().map(|(_, time)| time)
}

/// What stands in a column of clock times, where a bare figure is minutes: `89`, `89,5`.
pub(super) fn clock_cell(cell: &str) -> Option<String> {
    clock(cell).or_else(|| {
        let minutes = (figures(1, 3), opt(preceded(one_of(".,"), figures(1, 1))));
        let parsed: IResult<&str, _> = all_consuming(minutes).parse(cell.trim());
        let (_, (minutes, tenths)) = parsed.ok()?;
        Some(in_seconds(minutes * 60 + tenths.unwrap_or(0) * 6))
    })
}

fn time(input: &str) -> IResult<&str, String> {
    alt((in_fields, with_units, minutes_only)).parse(input)
}

/// `1:29:30`, `1:29:30,5`, `1:29'30"`, `1:29`.
fn in_fields(input: &str) -> IResult<&str, String> {
    let seconds = preceded(
        alt((char(':'), minute_sign)),
        terminated(figures(2, 2), opt(second_sign)),
    );
    let tenths = preceded(one_of(".,"), figures(1, 1));
    let fields = (
        terminated(figures(1, 2), char(':')),
        figures(2, 2),
        opt((seconds, opt(tenths))),
        opt(minute_sign),
    );
    map(fields, |(first, second, rest, _)| match rest {
        Some((seconds, Some(tenths))) => format!("{first}:{second:02}:{seconds:02}.{tenths}"),
        Some((seconds, None)) => format!("{first}:{second:02}:{seconds:02}"),
        None => format!("{first}:{second:02}"),
    })
    .parse(input)
}

/// `1.29`, which outside brackets may be a number and a move.
pub(super) fn dotted(input: &str) -> IResult<&str, String> {
    let fields = (terminated(figures(1, 2), char('.')), figures(2, 2));
    map(fields, |(first, second)| format!("{first}:{second:02}")).parse(input)
}

/// `1h29`, `1h29'30"`, `1 h 29 min`, `2h`.
fn with_units(input: &str) -> IResult<&str, String> {
    let hour_sign = delimited(space0, tag_no_case("h"), space0);
    // `5h6` is a square that somebody could not write, and no time.
    let minutes = alt((
        terminated(figures(1, 2), preceded(space0, minute_sign)),
        figures(2, 2),
    ));
    let seconds = preceded(space0, terminated(figures(1, 2), opt(second_sign)));
    let fields = (
        terminated(figures(1, 2), hour_sign),
        opt((minutes, opt(seconds))),
    );
    map(fields, |(hours, rest)| {
        let (minutes, seconds) = rest.unwrap_or_default();
        in_seconds(hours * 3600 + minutes * 60 + seconds.unwrap_or(0))
    })
    .parse(input)
}

/// `89'`, `89'30"`, `89 min`.
fn minutes_only(input: &str) -> IResult<&str, String> {
    let minutes = terminated(figures(1, 3), preceded(space0, minute_sign));
    let seconds = preceded(space0, terminated(figures(1, 2), second_sign));
    map((minutes, opt(seconds)), |(minutes, seconds)| {
        in_seconds(minutes * 60 + seconds.unwrap_or(0))
    })
    .parse(input)
}

fn minute_sign(input: &str) -> IResult<&str, char> {
    let word = alt((tag_no_case("min."), tag_no_case("min"), tag_no_case("m")));
    alt((one_of("'’′´"), value('m', word))).parse(input)
}

fn second_sign(input: &str) -> IResult<&str, char> {
    let signs = alt((tag("''"), tag("\""), tag("”"), tag("″")));
    let word = alt((tag_no_case("sec"), tag_no_case("s")));
    alt((value('s', signs), value('s', word))).parse(input)
}

/// A number of so many figures, in any of the shapes of figures.
fn figures<'i>(
    least: usize,
    most: usize,
) -> impl Parser<&'i str, Output = u32, Error = nom::error::Error<&'i str>> {
    let run = take_while_m_n(least, most, |sign: char| digit(sign).is_some());
    map_opt(run, |run: &str| {
        run.chars().try_fold(0, |number, sign| {
            Some(number * 10 + u32::from(digit(sign)?))
        })
    })
}

fn in_seconds(seconds: u32) -> String {
    format!(
        "{}:{:02}:{:02}",
        seconds / 3600,
        seconds / 60 % 60,
        seconds % 60
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_as_players_write_them() {
        for (written, read) in [
            ("1:29:30", "1:29:30"),
            ("0:05", "0:05"),
            ("(1:29)", "1:29"),
            ("1h29'", "1:29:00"),
            ("1h29", "1:29:00"),
            ("1 h 29 min", "1:29:00"),
            ("2h", "2:00:00"),
            ("1:29'30\"", "1:29:30"),
            ("1:29:30,5", "1:29:30.5"),
            ("89'", "1:29:00"),
            ("89’30”", "1:29:30"),
            ("89 min", "1:29:00"),
            ("٨٩'", "1:29:00"),
        ] {
            assert_eq!(clock(written).as_deref(), Some(read), "{written}");
        }
    }

    #[test]
    fn moves_numbers_and_scores_are_no_times() {
        for written in [
            "e4", "12", "1-0", "12.", "0-0", "1/2", "h4", "5h6", "1:0", "Nf3", "(12)", "2:2:2",
        ] {
            assert_eq!(clock(written), None, "{written}");
        }
    }

    #[test]
    fn in_their_own_column_bare_figures_are_minutes() {
        assert_eq!(clock_cell("89").as_deref(), Some("1:29:00"));
        assert_eq!(clock_cell("89,5").as_deref(), Some("1:29:30"));
        assert_eq!(clock_cell("1:29").as_deref(), Some("1:29"));
        assert_eq!(clock_cell("late"), None);
    }
}
