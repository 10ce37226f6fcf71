//! Opinions in signs, `!?`, `±`, `N`, and the numbers by which PGN writes them (`$5`, `$16`, `$146`; PGN standard
//! 10). The move reader drops such signs because they say nothing of the move; whoever writes a game anew finds
//! here which they were.

/// Signs and their numbers, longer ones before their own beginnings.
const SIGNS: [(&str, u8); 43] = [
    ("+/-", 16),
    ("-/+", 17),
    ("+/=", 14),
    ("=/+", 15),
    ("+--", 18),
    ("--+", 19),
    ("!!", 3),
    ("??", 4),
    ("!?", 5),
    ("?!", 6),
    ("+-", 18),
    ("-+", 19),
    ("+−", 18),
    ("−+", 19),
    ("+=", 14),
    ("=+", 15),
    ("!", 1),
    ("?", 2),
    ("‼", 3),
    ("⁇", 4),
    ("⁉", 5),
    ("⁈", 6),
    ("□", 7),
    ("◻", 7),
    ("=", 10),
    ("∞", 13),
    ("⩲", 14),
    ("⩱", 15),
    ("±", 16),
    ("∓", 17),
    ("⊙", 22),
    ("⨀", 22),
    ("○", 26),
    ("⟳", 32),
    ("↑", 36),
    ("→", 40),
    ("⇆", 132),
    ("⇄", 132),
    ("⊕", 138),
    ("∆", 140),
    ("△", 140),
    ("⌓", 142),
    ("Δ", 140),
];

/// A theoretical novelty.
const NOVELTY: u8 = 146;
const DIAGRAM: u8 = 220;

/// What a word that stands beside the moves says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Beside {
    /// Opinions, by their numbers.
    Opinions(Vec<u8>),
    /// Check, mate, `e.p.`: parts of the notation, which the move itself carries.
    Notation,
    /// A word that has no number.
    Remark,
}

/// Reads a word that `annotation` knows.
pub fn read_beside(word: &str) -> Beside {
    match word.trim_end_matches(['.', ',']) {
        "N" | "TN" => return Beside::Opinions(vec![NOVELTY]),
        "D" | "DD" => return Beside::Opinions(vec![DIAGRAM]),
        "RR" => return Beside::Remark,
        _ => {}
    }
    if word.chars().any(char::is_alphabetic) && !word.contains(['∆', 'Δ']) {
        return Beside::Notation;
    }
    let (opinions, rest) = signs(word);
    match (opinions.is_empty(), rest) {
        (false, Rest::Nothing) => Beside::Opinions(opinions),
        (true, Rest::Nothing | Rest::Notation) => Beside::Notation,
        (_, Rest::Notation) => Beside::Opinions(opinions),
        (_, Rest::Other) => Beside::Remark,
    }
}

/// The opinions glued behind a move: `Nf3!?`, `e8=Q+±`, `O-OTN`. `piece`: the mover is no pawn, behind whose moves
/// `N` would be a promotion.
pub fn behind_move(word: &str, piece: bool) -> Vec<u8> {
    let body = word
        .rfind(|c: char| c.is_ascii_digit() || matches!(c, 'O' | 'o'))
        .map_or(0, |last| last + 1);
    let mut tail = word.get(body..).unwrap_or_default();
    if piece && let Some(before) = tail.strip_suffix('N') {
        let mut opinions = behind_tail(before.strip_suffix('T').unwrap_or(before));
        opinions.push(NOVELTY);
        return opinions;
    }
    // `e8=Q`: the sign of the promotion is no opinion.
    let mut chars = tail.chars();
    if chars.next() == Some('=') && chars.next().is_some_and(char::is_alphabetic) {
        tail = &tail[1..];
    }
    behind_tail(tail)
}

fn behind_tail(tail: &str) -> Vec<u8> {
    signs(tail).0
}

/// What is left of a word when the opinions are taken out.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Rest {
    Nothing,
    Notation,
    Other,
}

fn signs(text: &str) -> (Vec<u8>, Rest) {
    let mut opinions = Vec::new();
    let mut left = Rest::Nothing;
    let mut rest = text;
    while let Some(next) = rest.chars().next() {
        // `++` is a double check or mate, unless an opinion begins with its second half.
        let double = rest
            .strip_prefix("++")
            .filter(|behind| !behind.starts_with(['-', '−', '/', '=']));
        if let Some(behind) = double {
            rest = behind;
            left = left.max(Rest::Notation);
        } else if let Some((sign, number)) = SIGNS.iter().find(|(s, _)| rest.starts_with(s)) {
            opinions.push(*number);
            rest = &rest[sign.len()..];
        } else {
            let known = matches!(
                next,
                '+' | '†' | '#' | '‡' | '×' | 'X' | '.' | ',' | '…' | ':'
            );
            left = left.max(match known || next.is_alphanumeric() {
                true => Rest::Notation,
                false => Rest::Other,
            });
            rest = &rest[next.len_utf8()..];
        }
    }
    (opinions, left)
}

impl Rest {
    fn max(self, other: Rest) -> Rest {
        match (self, other) {
            (Rest::Other, _) | (_, Rest::Other) => Rest::Other,
            (Rest::Notation, _) | (_, Rest::Notation) => Rest::Notation,
            _ => Rest::Nothing,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_behind_a_move_are_opinions_and_marks_are_not() {
        for (word, piece, numbers) in [
            ("Nf3!?", true, &[5][..]),
            ("e4!", false, &[1]),
            ("e8=Q+!!", false, &[3]),
            ("e8Q?", false, &[2]),
            ("Nf3+-", true, &[18]),
            ("Nf3++-", true, &[18]),
            ("Nf3++", true, &[]),
            ("Qxf7#", true, &[]),
            ("O-O!±", true, &[1, 16]),
            ("0-0-0", true, &[]),
            ("Nf3N", true, &[146]),
            ("Nf3!TN", true, &[1, 146]),
            ("f8N", false, &[]),
            ("f8=N", false, &[]),
            ("exd6e.p.?!", false, &[6]),
            ("♘f3⩲", true, &[14]),
            ("Кf3", true, &[]),
            ("Sf3sch!", true, &[1]),
        ] {
            assert_eq!(behind_move(word, piece), numbers, "{word}");
        }
    }

    #[test]
    fn words_beside_moves() {
        for (word, beside) in [
            ("!?", Beside::Opinions(vec![5])),
            ("+/=", Beside::Opinions(vec![14])),
            ("±", Beside::Opinions(vec![16])),
            ("N", Beside::Opinions(vec![146])),
            ("e.p.", Beside::Notation),
            ("mate", Beside::Notation),
            ("+", Beside::Notation),
            ("...", Beside::Notation),
            ("RR", Beside::Remark),
            ("~", Beside::Remark),
        ] {
            assert_eq!(read_beside(word), beside, "{word}");
        }
    }
}
