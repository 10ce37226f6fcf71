//! What results are worth: FIDE's line 162, the `BB` lines of one pairing program, the `XXS` lines of another. Where a report
//! says nothing, the scoring holds that the reader is given: the usual one, or that of the event's regulations.

use crate::board::Color;

use super::RoundMark;
use super::columns::Columns;

/// Points of any scoring, in hundredths.
pub type TrfPoints = u32;

/// What results are worth. A colour may make a difference.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct TrfScoring {
    /// White's, then Black's.
    pub win: [TrfPoints; 2],
    pub draw: [TrfPoints; 2],
    pub loss: [TrfPoints; 2],
    pub forfeit_win: TrfPoints,
    pub forfeit_loss: TrfPoints,
    pub full_bye: TrfPoints,
    pub half_bye: TrfPoints,
    pub allocated_bye: TrfPoints,
    pub absence: TrfPoints,
}

impl Default for TrfScoring {
    fn default() -> TrfScoring {
        TrfScoring::of_results(100, 50, 0)
    }
}

impl TrfScoring {
    /// A win, a draw and a loss; byes and forfeits are worth what they stand for.
    pub fn of_results(win: TrfPoints, draw: TrfPoints, loss: TrfPoints) -> TrfScoring {
        TrfScoring {
            win: [win; 2],
            draw: [draw; 2],
            loss: [loss; 2],
            forfeit_win: win,
            forfeit_loss: 0,
            full_bye: win,
            half_bye: draw,
            allocated_bye: win,
            absence: 0,
        }
    }

    /// What a round is worth; none where that hangs on a colour that is not known, or nothing can be read.
    pub fn worth(&self, mark: RoundMark, color: Option<Color>) -> Option<TrfPoints> {
        let of = |points: [TrfPoints; 2]| match color {
            Some(Color::White) => Some(points[0]),
            Some(Color::Black) => Some(points[1]),
            None => (points[0] == points[1]).then_some(points[0]),
        };
        match mark {
            RoundMark::Win | RoundMark::ShortWin => of(self.win),
            RoundMark::Draw | RoundMark::ShortDraw => of(self.draw),
            RoundMark::Loss | RoundMark::ShortLoss => of(self.loss),
            RoundMark::ForfeitWin => Some(self.forfeit_win),
            RoundMark::ForfeitLoss => Some(self.forfeit_loss),
            RoundMark::FullBye => Some(self.full_bye),
            RoundMark::HalfBye => Some(self.half_bye),
            RoundMark::AllocatedBye => Some(self.allocated_bye),
            RoundMark::Absent => Some(self.absence),
            RoundMark::Unreadable => None,
        }
    }

    fn set_win(&mut self, points: TrfPoints) {
        self.win = [points; 2];
        self.forfeit_win = points;
        self.full_bye = points;
    }

    fn set_draw(&mut self, points: TrfPoints) {
        self.draw = [points; 2];
        self.half_bye = points;
    }

    /// Line 162: a symbol in column 6, its points in 7 to 10, the next pair nine columns on. Unless it is named, the
    /// allocated bye is worth a win; absence is worth the same as a forfeit loss. Gives the columns that say nothing.
    pub(super) fn read_162(
        &mut self,
        columns: &Columns<'_>,
        bye_is_named: &mut bool,
    ) -> Vec<usize> {
        let mut odd = Vec::new();
        for column in (6..=columns.width()).step_by(9) {
            let symbol = columns.at(column);
            let Some(points) = points(&columns.field(column + 1, column + 4)) else {
                if !columns.field(column, column + 4).is_empty() {
                    odd.push(column);
                }
                continue;
            };
            match symbol.to_ascii_uppercase() {
                'W' => {
                    self.set_win(points);
                    if !*bye_is_named {
                        self.allocated_bye = points;
                    }
                }
                'D' => self.set_draw(points),
                'L' => self.loss = [points; 2],
                'A' => {
                    self.absence = points;
                    self.forfeit_loss = points;
                }
                'P' => {
                    self.allocated_bye = points;
                    *bye_is_named = true;
                }
                // A game that is not over has no letter in a report.
                'X' => {}
                _ => odd.push(column),
            }
        }
        odd
    }

    /// `BBW`, `BBD` and so on, each with one number. Says whether it could be read.
    pub(super) fn read_bb(&mut self, code: &str, text: &str) -> bool {
        let Some(points) = points(text) else {
            return false;
        };
        match code {
            "BBW" => self.set_win(points),
            "BBD" => self.set_draw(points),
            "BBL" => self.loss = [points; 2],
            "BBZ" => self.absence = points,
            "BBF" => self.forfeit_loss = points,
            _ => self.allocated_bye = points,
        }
        true
    }

    /// `XXS W=3 D=1 PAB=1`: of two that speak of the same, the later holds. Gives the words that say nothing.
    pub(super) fn read_xxs<'t>(&mut self, text: &'t str) -> Vec<&'t str> {
        let mut odd = Vec::new();
        for word in text
            .split([' ', '\t', ',', ';'])
            .filter(|word| !word.is_empty())
        {
            let pair = word.split_once('=');
            let pair = pair.and_then(|(code, value)| Some((code, points(value)?)));
            if !pair.is_some_and(|(code, points)| self.set(code, points)) {
                odd.push(word);
            }
        }
        odd
    }

    fn set(&mut self, code: &str, points: TrfPoints) -> bool {
        match code.to_ascii_uppercase().as_str() {
            "W" => self.set_win(points),
            "D" => self.set_draw(points),
            "L" => self.loss = [points; 2],
            "WW" => self.win[0] = points,
            "BW" => self.win[1] = points,
            "WD" => self.draw[0] = points,
            "BD" => self.draw[1] = points,
            "WL" => self.loss[0] = points,
            "BL" => self.loss[1] = points,
            "FW" => self.forfeit_win = points,
            "FL" => self.forfeit_loss = points,
            "FPB" => self.full_bye = points,
            "HPB" => self.half_bye = points,
            "ZPB" => self.absence = points,
            "PAB" => self.allocated_bye = points,
            _ => return false,
        }
        true
    }
}

/// `3.5`, `11`, `0.0`, `.5`, `1,25`
pub(super) fn points(text: &str) -> Option<TrfPoints> {
    let text = text.trim();
    let (whole, part) = text.split_once(['.', ',']).unwrap_or((text, "0"));
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if !digits(whole) || !digits(part) || whole.is_empty() && part.is_empty() {
        return None;
    }
    let whole: u32 = match whole {
        "" => 0,
        whole => whole.parse().ok().filter(|whole| *whole < 10_000)?,
    };
    let part: u32 = match part.len() {
        0 => 0,
        1 => 10 * part.parse::<u32>().ok()?,
        2 => part.parse().ok()?,
        _ => return None,
    };
    Some(100 * whole + part)
}
