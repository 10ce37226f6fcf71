//! How files name events and rounds, as far as two files may mean the same by other words. What follows from that, a copy or
//! another game, is for others to say.

/// Letters and figures of a name, in small letters: what is left when signs and blanks do not count.
pub fn folded(text: &str) -> String {
    let kept = text.chars().filter(|sign| sign.is_alphanumeric());
    kept.flat_map(char::to_lowercase).collect()
}

/// A round in figures: `3`, or `3.2`, where the second number is the board or the game of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NumberedRound<'a> {
    pub main: u32,
    pub part: Option<&'a str>,
}

impl<'a> NumberedRound<'a> {
    pub fn read(text: &'a str) -> Option<NumberedRound<'a>> {
        let (main, part) = match text.split_once('.') {
            Some((main, part)) => (main, Some(part.trim())),
            None => (text, None),
        };
        let main = main.trim().parse().ok()?;
        Some(NumberedRound { main, part })
    }

    /// `3` and `3.2` may be one; `3.1` and `3.2` are two boards, or two games of a match.
    pub fn may_be(self, other: NumberedRound<'_>) -> bool {
        let parts = self.part.zip(other.part);
        self.main == other.main && parts.is_none_or(|(part, other)| part == other)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_round_may_name_its_board() {
        let may_be = |one, other| {
            let [one, other] = [one, other].map(NumberedRound::read);
            one.zip(other).map(|(one, other)| one.may_be(other))
        };
        assert_eq!(may_be("3", "03"), Some(true));
        assert_eq!(may_be("3", "3.2"), Some(true));
        assert_eq!(may_be("3.1", "3.2"), Some(false));
        assert_eq!(may_be("3", "4"), Some(false));
        assert_eq!(may_be("3", "Final"), None);
    }

    #[test]
    fn signs_and_blanks_of_a_name_do_not_count() {
        assert_eq!(folded("16th ch-EUR, Indiv."), folded("16TH CH EUR Indiv"));
    }
}
