//! Openings by their codes in the ECO tag: `B90`, all of `C`, or from one to another, `D10-D15`.

use std::str::FromStr;

/// From one code to another, both included; each may be cut short and stands for all that begin so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Openings {
    first: String,
    last: String,
}

/// What cannot be a code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoOpening;

impl FromStr for Openings {
    type Err = NoOpening;

    fn from_str(written: &str) -> Result<Openings, NoOpening> {
        let written = written.trim().to_ascii_uppercase();
        let (first, last) = written.split_once('-').unwrap_or((&written, &written));
        let is_code = |code: &str| {
            let figures = code.strip_prefix(|letter| ('A'..='E').contains(&letter));
            figures.is_some_and(|figures| {
                figures.len() <= 2 && figures.bytes().all(|byte| byte.is_ascii_digit())
            })
        };
        match is_code(first) && is_code(last) {
            true => Ok(Openings {
                first: first.to_owned(),
                last: last.to_owned(),
            }),
            false => Err(NoOpening),
        }
    }
}

impl Openings {
    pub(super) fn hold(&self, code: &str) -> bool {
        let code = code.trim().to_ascii_uppercase();
        let cut = |length: usize| code.get(..length).unwrap_or(&code);
        cut(self.first.len()) >= &*self.first && cut(self.last.len()) <= &*self.last
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hold(openings: &str, code: &str) -> bool {
        openings.parse::<Openings>().expect("codes").hold(code)
    }

    #[test]
    fn a_code_may_be_cut_short() {
        assert!(hold("B90", "B90") && hold("b9", "B99") && hold("B", "B00"));
        assert!(!hold("B90", "B91") && !hold("B9", "B89") && !hold("B90", "B9"));
        assert!(hold("D10-D15", "D15") && hold("D1-D2", "D29") && !hold("D10-D15", "D16"));
        assert!(hold("B90", "b90 "));
        for wrong in ["", "F10", "B901", "B9x", "10", "B90-", "Sicilian"] {
            assert_eq!(wrong.parse::<Openings>(), Err(NoOpening), "{wrong}");
        }
    }
}
