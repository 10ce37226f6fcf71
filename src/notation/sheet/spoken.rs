//! Moves as they are announced to and by visually impaired players (Laws 2023, appendix D; 2005, F): squares and
//! pieces have German names, so that nobody mishears them. `Springer Gustav eins Felix drei` becomes `Sg1f3`, which
//! the move reader knows; the letters are German because the words are. What a move means on a board is not asked
//! here, and words that are not on the list are nobody's move: every move names a file and a German number.

use crate::notation::moves::lookalike::{is_dash, plain_word};

/// What one spoken word stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Said {
    File(char),
    Rank(char),
    Piece(SpokenPiece),
    Takes,
    Check,
    Mate,
    Short,
    Long,
    Castling,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum SpokenPiece {
    Pawn,
    Lettered(char),
}

/// Without capitals and accents, as `plain_word` gives them; `ae`, `oe` and `ue` are how typewriters write ä, ö, ü.
const WORDS: [(&str, Said); 38] = [
    ("anna", Said::File('a')),
    ("bella", Said::File('b')),
    ("cesar", Said::File('c')),
    ("casar", Said::File('c')),
    ("caesar", Said::File('c')),
    ("david", Said::File('d')),
    ("eva", Said::File('e')),
    ("felix", Said::File('f')),
    ("gustav", Said::File('g')),
    ("hector", Said::File('h')),
    ("hektor", Said::File('h')),
    ("eins", Said::Rank('1')),
    ("zwei", Said::Rank('2')),
    ("drei", Said::Rank('3')),
    ("vier", Said::Rank('4')),
    ("funf", Said::Rank('5')),
    ("fuenf", Said::Rank('5')),
    ("sechs", Said::Rank('6')),
    ("sieben", Said::Rank('7')),
    ("acht", Said::Rank('8')),
    ("konig", Said::Piece(SpokenPiece::Lettered('K'))),
    ("koenig", Said::Piece(SpokenPiece::Lettered('K'))),
    ("dame", Said::Piece(SpokenPiece::Lettered('D'))),
    ("turm", Said::Piece(SpokenPiece::Lettered('T'))),
    ("laufer", Said::Piece(SpokenPiece::Lettered('L'))),
    ("laeufer", Said::Piece(SpokenPiece::Lettered('L'))),
    ("springer", Said::Piece(SpokenPiece::Lettered('S'))),
    ("bauer", Said::Piece(SpokenPiece::Pawn)),
    ("schlagt", Said::Takes),
    ("schlaegt", Said::Takes),
    ("nimmt", Said::Takes),
    ("schach", Said::Check),
    ("matt", Said::Mate),
    ("schachmatt", Said::Mate),
    ("kurze", Said::Short),
    ("lange", Said::Long),
    ("rochade", Said::Castling),
    ("rochiert", Said::Castling),
];

/// A move that was spoken, in a form that the move reader reads.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Spoken {
    pub(super) written: String,
    /// How many words it took.
    pub(super) words: usize,
}

/// The spoken move that the words begin with.
pub(super) fn at_head(words: &[&str]) -> Option<Spoken> {
    let mut ear = Ear { words, at: 0 };
    let mut written = ear.castling().or_else(|| ear.path())?;
    ear.marks(&mut written);
    Some(Spoken {
        written,
        words: ear.at,
    })
}

/// The spoken move that a whole cell holds, and nothing else beside it.
pub(super) fn cell(text: &str) -> Option<String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let spoken = at_head(&words)?;
    // A draw offer stands behind the move in any notation.
    let behind = &words[spoken.words..];
    match behind {
        [] => Some(spoken.written),
        ["(=)"] => Some(format!("{} (=)", spoken.written)),
        _ => None,
    }
}

/// Whether a word is one of those that moves are spoken with.
pub(super) fn is_spoken_word(word: &str) -> bool {
    said(word).is_some()
}

fn said(word: &str) -> Option<Said> {
    let (name, _) = without_opinion(word);
    if name.len() > "schachmatt".len() + 2 || !name.starts_with(char::is_alphabetic) {
        return None;
    }
    let plain = plain_word(name);
    WORDS
        .iter()
        .find(|(known, _)| *known == plain)
        .map(|(_, said)| *said)
}

/// The word without the stop behind it, and the opinion (`!`, `?`) apart.
fn without_opinion(word: &str) -> (&str, &str) {
    let word = word.trim_end_matches([',', ';', '.', ':']);
    let name = word.trim_end_matches(['!', '?']);
    (name, &word[name.len()..])
}

/// Listens to the words one after the other.
struct Ear<'w> {
    words: &'w [&'w str],
    at: usize,
}

/// The square of departure, as far as it is spoken.
#[derive(Clone, Copy, PartialEq, Eq)]
enum SpokenDeparture {
    Square,
    File,
    Rank,
    Nothing,
}

impl Ear<'_> {
    fn peek(&self, ahead: usize) -> Option<Said> {
        said(self.words.get(self.at + ahead)?)
    }

    /// Takes the next word if it is wanted.
    fn hear<T>(&mut self, wanted: impl Fn(Said) -> Option<T>) -> Option<T> {
        let heard = wanted(self.peek(0)?)?;
        self.at += 1;
        Some(heard)
    }

    fn file(&mut self) -> Option<char> {
        self.hear(|said| match said {
            Said::File(file) => Some(file),
            _ => None,
        })
    }

    fn rank(&mut self) -> Option<char> {
        self.hear(|said| match said {
            Said::Rank(rank) => Some(rank),
            _ => None,
        })
    }

    fn piece(&mut self) -> Option<SpokenPiece> {
        self.hear(|said| match said {
            Said::Piece(piece) => Some(piece),
            _ => None,
        })
    }

    /// `schlägt`, `nimmt`: a capture. A dash only parts the squares.
    fn takes(&mut self) -> bool {
        let dash = |word: &&str| word.chars().count() == 1 && word.chars().all(is_dash);
        if self.at > 0 && self.words.get(self.at).is_some_and(dash) {
            self.at += 1;
            return false;
        }
        self.hear(|said| (said == Said::Takes).then_some(()))
            .is_some()
    }

    fn castling(&mut self) -> Option<String> {
        let zeros = match (self.peek(0)?, self.peek(1)?) {
            (Said::Short, Said::Castling) => "0-0",
            (Said::Long, Said::Castling) => "0-0-0",
            _ => return None,
        };
        self.at += 2;
        Some(zeros.to_owned())
    }

    /// `Eva zwei Eva vier`, `Springer Felix drei`, `Springer Bella David zwei`, `Eva schlägt David fünf`.
    fn path(&mut self) -> Option<String> {
        let piece = self.piece();
        let behind_piece = self.at;
        [
            SpokenDeparture::Square,
            SpokenDeparture::File,
            SpokenDeparture::Rank,
            SpokenDeparture::Nothing,
        ]
        .into_iter()
        .find_map(|departure| {
            self.at = behind_piece;
            self.path_from(piece, departure)
        })
    }

    fn path_from(
        &mut self,
        piece: Option<SpokenPiece>,
        departure: SpokenDeparture,
    ) -> Option<String> {
        let mut from = String::new();
        if matches!(departure, SpokenDeparture::Square | SpokenDeparture::File) {
            from.push(self.file()?);
        }
        if matches!(departure, SpokenDeparture::Square | SpokenDeparture::Rank) {
            from.push(self.rank()?);
        }
        // A rank alone can tell two pieces apart, but a pawn is always told by its file.
        if departure == SpokenDeparture::Rank && !matches!(piece, Some(SpokenPiece::Lettered(_))) {
            return None;
        }
        let takes = self.takes();
        if takes && piece.is_none() && from.is_empty() {
            return None;
        }
        let to: String = [self.file()?, self.rank()?].into_iter().collect();
        let mut written = match piece {
            Some(SpokenPiece::Lettered(letter)) => letter.to_string(),
            // Pawns have no letter (C.4); the dash says that it is one that moves.
            Some(SpokenPiece::Pawn) | None => String::new(),
        };
        written.push_str(&from);
        match (piece, departure) {
            // Two squares and no piece: any piece may be meant, and what it takes the board knows.
            (None, SpokenDeparture::Square) => {}
            (Some(SpokenPiece::Pawn), SpokenDeparture::Square) if !takes => written.push('-'),
            _ if takes => written.push('x'),
            _ => {}
        }
        written.push_str(&to);
        if self.may_promote(piece, &from, &to)
            && let Some(SpokenPiece::Lettered(letter)) = self.piece()
        {
            written.push(letter);
        }
        Some(written)
    }

    fn may_promote(&self, piece: Option<SpokenPiece>, from: &str, to: &str) -> bool {
        let arrives = to.ends_with(['1', '8']);
        // `Eva sieben Eva acht` is a pawn's last step, `Eva eins Eva acht` is not.
        let from_rank = from.chars().find(char::is_ascii_digit);
        let steps = match from_rank {
            None => true,
            Some(rank) => matches!((rank, to.ends_with('8')), ('7', true) | ('2', false)),
        };
        arrives && steps && !matches!(piece, Some(SpokenPiece::Lettered(_)))
    }

    /// `Schach`, `Matt` and what the players thought of the move (`Felix drei!`).
    fn marks(&mut self, written: &mut String) {
        let mut opinion = self.last_opinion();
        while opinion.is_empty() {
            let mark = self.hear(|said| match said {
                Said::Check => Some('+'),
                Said::Mate => Some('#'),
                _ => None,
            });
            let Some(mark) = mark else { break };
            if mark == '#' {
                *written = written.trim_end_matches('+').to_owned();
            }
            written.push(mark);
            opinion = self.last_opinion();
        }
        written.push_str(&opinion);
    }

    fn last_opinion(&self) -> String {
        let last = self.at.checked_sub(1).and_then(|at| self.words.get(at));
        last.map_or("", |word| without_opinion(word).1).to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn says(cases: &[(&str, &str)]) {
        for (words, written) in cases {
            assert_eq!(cell(words).as_deref(), Some(*written), "{words}");
        }
    }

    #[test]
    fn squares_and_pieces_are_named() {
        says(&[
            ("Eva zwei Eva vier", "e2e4"),
            ("Springer Gustav eins Felix drei", "Sg1f3"),
            ("Springer Felix drei", "Sf3"),
            ("Eva vier", "e4"),
            ("Bauer Eva zwei Eva vier", "e2-e4"),
            ("Bauer Eva vier", "e4"),
            ("Läufer Felix eins Bella fünf", "Lf1b5"),
            ("König Eva eins Felix zwei", "Ke1f2"),
            ("Dame David eins Hector fünf", "Dd1h5"),
            ("Turm Anna eins Cesar eins", "Ta1c1"),
            ("Springer Bella David zwei", "Sbd2"),
            ("Turm eins Eva zwei", "T1e2"),
            ("Kurze Rochade", "0-0"),
            ("Lange Rochade", "0-0-0"),
        ]);
    }

    #[test]
    fn any_case_and_with_or_without_accents() {
        says(&[
            ("LÄUFER FELIX EINS BELLA FÜNF", "Lf1b5"),
            ("laeufer felix eins bella fuenf", "Lf1b5"),
            ("laufer felix eins bella funf", "Lf1b5"),
            ("La\u{308}ufer Felix eins Bella fu\u{308}nf", "Lf1b5"),
            ("koenig eva eins felix zwei", "Ke1f2"),
            ("KURZE ROCHADE", "0-0"),
        ]);
    }

    #[test]
    fn captures_promotions_and_marks() {
        says(&[
            ("Springer Felix drei schlägt Eva fünf", "Sf3xe5"),
            ("Springer nimmt Eva fünf", "Sxe5"),
            ("Eva schlägt David fünf", "exd5"),
            ("Bauer Eva vier schlaegt David fünf", "e4xd5"),
            ("Eva vier schlägt David fünf", "e4d5"),
            ("Eva sieben Eva acht Dame", "e7e8D"),
            ("Eva acht Springer", "e8S"),
            ("Eva sieben schlägt David acht Dame Schach", "e7d8D+"),
            ("Dame Hector fünf schlägt Felix sieben Matt", "Dh5xf7#"),
            ("Dame Hector fünf Felix sieben Schach Matt", "Dh5f7#"),
            ("Dame Hector fünf Felix sieben Schachmatt!", "Dh5f7#!"),
            ("Lange Rochade Schach", "0-0-0+"),
            ("Springer Felix drei!?", "Sf3!?"),
            ("Eva zwei - Eva vier (=)", "e2e4 (=)"),
        ]);
    }

    #[test]
    fn a_rook_that_arrives_is_no_pawn_and_names_the_next_piece_itself() {
        let words = "Turm Eva eins Eva acht Dame David acht nimmt Eva acht";
        let words: Vec<&str> = words.split(' ').collect();
        let first = at_head(&words).expect("a move");
        assert_eq!((first.written.as_str(), first.words), ("Te1e8", 5));
        let second = at_head(&words[first.words..]).expect("another");
        assert_eq!(second.written, "Dd8xe8");
    }

    #[test]
    fn nobodys_move() {
        for words in [
            "Eva",
            "Eva David",
            "Anna Bella",
            "acht",
            "Dame Eva",
            "Rochade",
            "Kurze",
            "David Felix",
            "Eva zwei Eva vier gut",
            "Felix three",
            "Springer",
            "Gustav drew",
            "schlägt Eva vier",
            "Schach",
            "",
        ] {
            assert_eq!(cell(words), None, "{words}");
        }
    }
}
