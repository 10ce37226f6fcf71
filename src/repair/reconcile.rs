//! Two copies of one game, White's and Black's, made one: what each wrote at every ply, what was chosen and why, how far
//! the copies agree, and what one of them alone notes.

use crate::board::{Board, Color};
use crate::fact::{Fact, FactShape};
use crate::facts;
use crate::notation::sheet::Sheet;
use crate::notation::words::result::{GameResult, ResultReading, read_result};
use crate::replay::AlphabetChoice;
use crate::replay::san::san;

use super::rewrite::allowed_sets;
use super::{CellSource, FoundGame, FoundPly, MoveDoubt, SheetCells, most_likely};

facts! {
    /// What a copy has to say of a ply.
    enum CopySays {
        SaysIt = "copy-says-it" { owner: Color },
        Unreadable = "copy-unreadable" { owner: Color },
        Slip = "copy-slip" { owner: Color },
        LeavesOut = "copy-leaves-out" { owner: Color },
        Ended = "copy-ended" { owner: Color },
    }

    /// Why a move was chosen, and what stands in doubt.
    enum Reason {
        BothSayIt = "copies-both-say-it",
        Compared = "copies-compared" { first: Fact, second: Fact },
        Guessed = "chosen-guessed",
        Unsure = "chosen-unsure",
        AfterBreak = "chosen-after-break",
        OfferOfOne = "copies-offer-of-one" { owner: Color },
    }
}

/// What is said of two copies.
#[allow(dead_code, reason = "the tests of the words alone look at it")]
pub const FACTS: &[&[FactShape]] = &[CopySays::SHAPES, Reason::SHAPES];

/// One game from two copies.
pub struct Reconciled {
    pub plies: Vec<ReconciledPly>,
    pub found: FoundGame,
    pub start: Board,
    /// The copies agree on every ply up to this one; 0 if on none.
    pub agreed_to: usize,
    /// The last ply on which they agree; 0 if on none.
    pub last_agreed: usize,
    /// What each copy says of the result.
    pub results: [Option<GameResult>; 2],
    /// The piece letters of each copy, as `arbiter alphabets` names them.
    pub letters: [String; 2],
}

pub struct ReconciledPly {
    /// What each copy has; empty where it has nothing.
    pub written: [String; 2],
    /// Whether both say the move as they stand.
    pub agreed: bool,
    /// Whether one of them does.
    pub said: bool,
    pub chosen: String,
    /// In hundredths.
    pub confidence: u8,
    pub doubt: Option<MoveDoubt>,
    pub reason: Vec<Fact>,
    /// Who alone notes an offer of a draw here.
    pub offer_of_one: Option<Color>,
}

impl Reconciled {
    pub fn new(copies: [&Sheet; 2], allowed: &AlphabetChoice) -> Reconciled {
        let start = Board::standard();
        let among = allowed_sets(allowed);
        let read = copies.map(|sheet| {
            let texts: Vec<&str> = sheet.cells.iter().map(|cell| cell.text.as_str()).collect();
            SheetCells::new(&texts, &start, &among)
        });
        let found = most_likely(&[&read[0], &read[1]], &start);
        let mut board = start.clone();
        let mut plies = Vec::with_capacity(found.plies.len());
        for ply in &found.plies {
            let chosen = san(&board, ply.mv);
            board.play(ply.mv);
            plies.push(ReconciledPly::new(copies, ply, chosen));
        }
        let agreed_to = plies.iter().take_while(|ply| ply.agreed).count();
        let last_agreed = plies
            .iter()
            .rposition(|ply| ply.agreed)
            .map_or(0, |at| at + 1);
        Reconciled {
            plies,
            found,
            start,
            agreed_to,
            last_agreed,
            results: copies.map(result_of),
            letters: read.map(|cells| names(&cells)),
        }
    }

    /// The result that both say, or that one says and the other leaves open.
    pub fn result(&self) -> Option<GameResult> {
        match self.results {
            [Some(white), Some(black)] if white != black => None,
            [white, black] => white.or(black),
        }
    }

    pub fn results_differ(&self) -> bool {
        matches!(self.results, [Some(white), Some(black)] if white != black)
    }

    /// Whether a person has to look.
    pub fn is_doubtful(&self) -> bool {
        self.results_differ() || self.plies.iter().any(|ply| ply.doubt.is_some())
    }

    pub fn differing(&self) -> usize {
        self.plies.iter().filter(|ply| !ply.agreed).count()
    }
}

impl ReconciledPly {
    fn new(copies: [&Sheet; 2], ply: &FoundPly, chosen: String) -> ReconciledPly {
        let text = |copy: usize| match ply.sources[copy] {
            CellSource::Cell(at) => copies[copy].cells[usize::from(at)].text.as_str(),
            CellSource::Missing | CellSource::Ended => "",
        };
        let offers = [0, 1].map(|copy| text(copy).contains("(=)"));
        let offer_of_one = match offers {
            [true, false] => Some(Color::White),
            [false, true] => Some(Color::Black),
            _ => None,
        };
        let says =
            |copy: usize| matches!(ply.sources[copy], CellSource::Cell(_)) && !ply.is_against(copy);
        let mut reason = reason(ply, says);
        if let Some(owner) = offer_of_one {
            reason.push(Reason::OfferOfOne { owner }.into());
        }
        ReconciledPly {
            written: [text(0).to_owned(), text(1).to_owned()],
            agreed: says(0) && says(1),
            said: says(0) || says(1),
            chosen,
            confidence: ply.confidence,
            doubt: ply.doubt,
            reason,
            offer_of_one,
        }
    }
}

fn reason(ply: &FoundPly, says: impl Fn(usize) -> bool) -> Vec<Fact> {
    let about = |copy: usize| {
        let owner = Color::ALL[copy];
        Fact::from(match ply.sources[copy] {
            _ if says(copy) => CopySays::SaysIt { owner },
            CellSource::Cell(_) if ply.is_blank[copy] => CopySays::Unreadable { owner },
            CellSource::Cell(_) => CopySays::Slip { owner },
            CellSource::Missing => CopySays::LeavesOut { owner },
            CellSource::Ended => CopySays::Ended { owner },
        })
    };
    let compared = |first, second| Reason::Compared {
        first: about(first),
        second: about(second),
    };
    let chosen = match (says(0), says(1)) {
        (true, true) => Reason::BothSayIt,
        (false, true) => compared(1, 0),
        _ => compared(0, 1),
    };
    let doubt = ply.doubt.map(|doubt| match doubt {
        MoveDoubt::Guessed => Reason::Guessed,
        MoveDoubt::Unsure => Reason::Unsure,
        MoveDoubt::AfterBreak => Reason::AfterBreak,
    });
    [Some(chosen), doubt]
        .into_iter()
        .flatten()
        .map(Fact::from)
        .collect()
}

fn result_of(sheet: &Sheet) -> Option<GameResult> {
    match read_result(sheet.result.as_deref()?) {
        ResultReading::Result(GameResult::Unfinished) => None,
        ResultReading::Result(result) => Some(result),
        _ => None,
    }
}

fn names(cells: &SheetCells) -> String {
    let names: Vec<&str> = cells.letters.iter().map(|set| set.name()).collect();
    names.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::sheet::read_sheet;

    fn reconciled(white: &str, black: &str) -> Reconciled {
        let (white, black) = (read_sheet(white), read_sheet(black));
        Reconciled::new([&white, &black], &AlphabetChoice::Auto)
    }

    const WHITE: &str = "1. e4 e5\n2. Nf3 Nc6\n3. Bb5 a6\n4. Ba4 Nf6\n5. O-O Be7\n6. Re1 b5\n1-0\n";

    #[test]
    fn what_both_say_is_chosen_without_doubt() {
        let one = reconciled(WHITE, WHITE);
        assert_eq!(one.plies.len(), 12);
        assert!(
            one.plies
                .iter()
                .all(|ply| ply.agreed && ply.doubt.is_none())
        );
        assert_eq!((one.agreed_to, one.last_agreed), (12, 12));
        assert_eq!(one.result(), Some(GameResult::WhiteWins));
    }

    #[test]
    fn a_row_left_out_in_other_letters_is_put_in_from_the_other_copy() {
        let black = "1. e4 e5\n2. Sf3 Sc6\n3. La4 Sf6\n4. 0-0 Le7\n5. Te1 b5\n0-1\n";
        let one = reconciled(WHITE, black);
        let chosen: Vec<&str> = one.plies.iter().map(|ply| ply.chosen.as_str()).collect();
        assert_eq!(&chosen[4..6], ["Bb5", "a6"]);
        assert_eq!(chosen.len(), 12);
        assert_eq!(one.plies[4].written, ["Bb5", ""]);
        assert_eq!(
            one.plies[4].reason,
            [Fact::from(Reason::Compared {
                first: CopySays::SaysIt {
                    owner: Color::White
                }
                .into(),
                second: CopySays::LeavesOut {
                    owner: Color::Black
                }
                .into(),
            })]
        );
        assert_eq!((one.agreed_to, one.last_agreed), (4, 12));
        assert!(one.results_differ());
        assert_eq!(one.result(), None);
    }

    #[test]
    fn an_offer_that_one_alone_notes_is_told() {
        let one = reconciled(&WHITE.replace("Ba4", "Ba4 (=)"), WHITE);
        assert_eq!(one.plies[6].offer_of_one, Some(Color::White));
        assert_eq!(
            one.plies[6].reason,
            [
                Fact::from(Reason::BothSayIt),
                Fact::from(Reason::OfferOfOne {
                    owner: Color::White
                }),
            ]
        );
    }
}
