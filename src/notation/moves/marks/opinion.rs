//! Opinions, `!?`, `±`, `N`, and the numbers by which PGN writes them (`$5`, `$16`, `$146`; PGN standard 10). The move
//! reader drops them because they say nothing of the move; whoever writes a game anew finds here which they were.

use super::apart::alone;
use super::table::Says;
use super::{MarkPlace, mark};
use crate::notation::moves::lookalike::visible;
use crate::notation::moves::reader::closed_up;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Opinion {
    Number(u8),
    /// Signs and words that have no number, as they are written.
    Written(String),
}

/// The opinions in a mark that stands apart.
pub fn apart(mark: &str) -> Vec<Opinion> {
    let mark = visible(mark);
    let mut found = FoundOpinions::default();
    let mut rest = &*mark;
    if let Some((row, behind)) = alone(&mark) {
        found.add(row.says, &mark[..mark.len() - behind.len()]);
        rest = behind;
    }
    found.read(MarkPlace::Apart, rest);
    found.opinions
}

/// The opinions glued behind a move: `Nf3!?`, `e8=Q+±`, `O-OTN`. `piece`: the mover is no pawn, behind whose moves a
/// capital would be a promotion.
pub fn glued(word: &str, piece: bool) -> Vec<Opinion> {
    let word = visible(word);
    let word = closed_up(&word);
    let square = word.rfind(|c: char| c.is_ascii_digit());
    let castle = || word.rfind(['O', 'o']);
    let body = square.or_else(castle).map(|last| last + 1);
    let mut tail = &word[body.unwrap_or(0)..];
    // `e8=Q`: the sign of the promotion is no opinion.
    let named = |behind: &&str| !piece && behind.starts_with(char::is_alphabetic);
    if let Some(behind) = tail.strip_prefix('=').filter(named) {
        tail = behind;
    }
    let place = match piece && body.is_some() {
        true => MarkPlace::BehindPiece,
        // In `NxN` the last letter names the piece that was taken, and is no opinion.
        false => MarkPlace::BehindPawn,
    };
    let mut found = FoundOpinions::default();
    found.read(place, tail);
    found.opinions
}

#[derive(Default)]
struct FoundOpinions {
    opinions: Vec<Opinion>,
}

impl FoundOpinions {
    /// Passes over what is no mark: the letter of a promotion, a capture sign.
    fn read(&mut self, place: MarkPlace, text: &str) {
        let mut rest = text;
        while let Some(next) = rest.chars().next() {
            let length = match mark(place, rest) {
                Some(mark) => {
                    self.add(mark.says, &rest[..mark.length]);
                    mark.length
                }
                None => next.len_utf8(),
            };
            rest = &rest[length..];
        }
    }

    fn add(&mut self, says: Says, written: &str) {
        match (says, self.opinions.last_mut()) {
            (Says::Opinion(Some(number)), _) => self.opinions.push(Opinion::Number(number)),
            (Says::Opinion(None), Some(Opinion::Written(signs))) => signs.push_str(written),
            (Says::Opinion(None), _) => self.opinions.push(Opinion::Written(written.to_owned())),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(opinions: &[u8]) -> Vec<Opinion> {
        opinions.iter().copied().map(Opinion::Number).collect()
    }

    #[test]
    fn signs_behind_a_move_are_opinions_and_marks_are_not() {
        for (word, piece, expected) in [
            ("Nf3!?", true, &[5][..]),
            ("e4!", false, &[1]),
            ("e8=Q+!!", false, &[3]),
            ("e8Q?", false, &[2]),
            ("Nf3+-", true, &[18]),
            ("Nf3++-", true, &[18]),
            ("Nf3++", true, &[]),
            ("Qxf7#", true, &[]),
            ("Qxf7!scacco?", true, &[1, 2]),
            ("O-O!±", true, &[1, 16]),
            ("0-0-0", true, &[]),
            ("Nf3N", true, &[146]),
            ("Nf3!TN", true, &[1, 146]),
            ("Nf3D", true, &[220]),
            ("BxN", true, &[]),
            ("f8N", false, &[]),
            ("f8=N", false, &[]),
            ("f8 = N !", false, &[1]),
            ("O - O !?", true, &[5]),
            ("exd6e.p.?!", false, &[6]),
            ("♘f3⩲", true, &[14]),
            ("♘f3⊙\u{FE0E}", true, &[22]),
            ("Кf3", true, &[]),
            ("Sf3sch!", true, &[1]),
        ] {
            assert_eq!(glued(word, piece), numbers(expected), "{word}");
        }
    }

    #[test]
    fn words_beside_moves() {
        for (word, expected) in [
            ("!?", &[5][..]),
            ("+/=", &[14]),
            ("±", &[16]),
            ("N", &[146]),
            ("N!", &[146, 1]),
            ("DD", &[220]),
            ("mate!", &[1]),
            ("e.p.", &[]),
            ("e. p.", &[]),
            ("mate", &[]),
            ("+", &[]),
            ("...", &[]),
        ] {
            assert_eq!(apart(word), numbers(expected), "{word}");
        }
    }

    #[test]
    fn signs_without_a_number_are_kept_as_they_are() {
        let written = |text: &str| Opinion::Written(text.to_owned());
        assert_eq!(apart("RR"), [written("RR")]);
        assert_eq!(apart("~"), [written("~")]);
        assert_eq!(apart("!●▽"), [Opinion::Number(1), written("●▽")]);
        assert_eq!(
            glued("Nf3●±", true),
            [written("●"), Opinion::Number(16)],
            "glued as well as apart"
        );
    }
}
