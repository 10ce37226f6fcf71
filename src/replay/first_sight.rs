//! What the words of a PGN tell of their language at first sight, without a board: nearly always that no set but English can
//! read all of them. Whoever is told so need not try every set on every word.

use std::sync::LazyLock;

use crate::board::Role;
use crate::notation::moves::letter_sets::{self, LetterSet};
use crate::notation::moves::san::read_san;
use crate::notation::moves::written::{WrittenKind, WrittenMove};

use super::alphabets::reads_in_game;

/// What the words of a game tell of their language at first sight, without a board.
#[derive(Default)]
pub struct FirstSight {
    /// The pieces whose English letters were seen, one bit each.
    letters: u8,
    /// A word that is no plain English move, though some set can read it.
    is_odd: bool,
}

impl FirstSight {
    pub fn add(&mut self, word: &str) {
        if let Some(plain) = read_san(word.as_bytes()) {
            self.add_plain(&plain);
        } else {
            let reads = |set: &LetterSet| reads_in_game(set, word);
            self.is_odd |= letter_sets::groups().iter().any(reads);
        }
    }

    /// A plain English move.
    pub fn add_plain(&mut self, written: &WrittenMove) {
        let promotion = match written.kind {
            WrittenKind::Piece { promotion, .. } => promotion,
            _ => None,
        };
        let castles = matches!(written.kind, WrittenKind::Castle(_));
        let named = written.role().filter(|_| !castles);
        for role in named.into_iter().chain(promotion) {
            self.letters |= u8::from(role != Role::Pawn) << role.index();
        }
    }

    /// Whether no set but English can read all of it: every word is plain English or no move in any language, and every
    /// other set lacks one of the piece letters.
    pub fn is_english(&self) -> bool {
        static READ_BY_OTHERS: LazyLock<Vec<u8>> = LazyLock::new(read_by_others);
        let lacks_one = |read: &u8| self.letters & !read != 0;
        !self.is_odd && READ_BY_OTHERS.iter().all(lacks_one)
    }
}

/// For every set but English, which of the English piece letters it reads in any form of plain notation.
fn read_by_others() -> Vec<u8> {
    let pieces = [
        Role::Knight,
        Role::Bishop,
        Role::Rook,
        Role::Queen,
        Role::King,
    ];
    let reads = |set: &LetterSet, letter: char| {
        let moves = ["f3", "xf3", "bd2", "1d2", "bxd2", "1xd2", "b1d2", "b1xd2"];
        let moves = moves.map(|rest| format!("{letter}{rest}"));
        let promotions = ["e8", "exd8"].map(|pawn| format!("{pawn}={letter}"));
        let mut forms = moves.iter().chain(&promotions);
        forms.any(|form| reads_in_game(set, form))
    };
    let others = letter_sets::groups()
        .iter()
        .filter(|set| set.name() != "en");
    let bits = |set: &LetterSet| {
        let read = pieces.into_iter().filter(|role| reads(set, role.letter()));
        read.fold(0, |bits, role| bits | 1 << role.index())
    };
    others.map(bits).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;
    use crate::notation::pgn::lexer::Layout;
    use crate::replay::alphabets::MainLine;
    use crate::replay::{AlphabetChoice, Replayer};

    fn sight(words: &str) -> FirstSight {
        let mut sight = FirstSight::default();
        words.split(' ').for_each(|word| sight.add(word));
        sight
    }

    #[test]
    fn english_is_known_at_first_sight_by_letters_that_no_other_set_has() {
        assert!(sight("e4 e5 Nf3 Nc6 Bb5 a6 Qe2 Rb8 Kd1").is_english());
        assert!(sight("e4 e5 Nf3 Nc6 Bb5 a6 Qe2 Rb8 Kd1 qqqq").is_english());
        // Pawns alone are any language's, and a foreign letter is no plain English.
        assert!(!sight("e4 e5 d4 d5 O-O").is_english());
        assert!(!sight("e4 e5 Sf3 Nc6 Bb5 a6 Qe2 Rb8 Kd1").is_english());
    }

    /// What is English at first sight is English when every set has been tried on every word.
    #[test]
    fn the_first_sight_never_differs_from_a_close_look() {
        compare_with_a_close_look([
            "e4", "Nf3", "Bb5", "Qh5", "Ra3", "Ke2", "O-O", "a8=Q", "Sf3", "qqqq", "Tf1",
        ]);
        compare_with_a_close_look([
            "Nf3", "Bb5", "Qh5", "Ra3", "Ke2", "NF3", "CF3", "g1-f3", "кf3", "BC4", "ｅ４",
        ]);
    }

    fn compare_with_a_close_look(words: [&str; 11]) {
        let mut english = 0;
        // Every choice of these words, behind moves that can be played and ahead of one that cannot.
        for choice in 0..1_u32 << words.len() {
            let chosen = words.iter().enumerate();
            let chosen: Vec<&str> = chosen
                .filter(|(at, _)| choice >> at & 1 == 1)
                .map(|(_, word)| *word)
                .collect();
            let text = format!("e4 e5 Ra5 {}", chosen.join(" "));
            let main_line = MainLine::new(&text, 0, Layout::Game);
            if !sight(text.trim_end()).is_english() {
                continue;
            }
            english += 1;
            assert!(main_line.foreign(&Board::standard()).is_none(), "{text}");
            let only = AlphabetChoice::Only(vec![letter_sets::by_code("en").expect("English")]);
            let [auto, forced] = [AlphabetChoice::Auto, only].map(|choice| {
                let record = Replayer::new(choice).replay(&text, false);
                (record.alphabet().to_owned(), record.plies(), record.stop)
            });
            assert_eq!(auto, forced, "{text}");
        }
        assert!(english > 20, "{english}");
    }
}
