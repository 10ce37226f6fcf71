//! Two copies of one game, White's and Black's, made one: what each wrote at every ply, what was chosen and why, how far
//! the copies agree, and what one of them alone notes.

use crate::board::{Board, Color};
use crate::fact::{Fact, FactShape};
use crate::facts;
use crate::notation::sheet::Sheet;
use crate::notation::words::result::{GameResult, ResultReading, read_result};
use crate::replay::AlphabetChoice;
use crate::replay::san::san;

use super::conflicts::{self, Conflict};
use super::rewrite::allowed_sets;
use super::{
    CellSource, FoundGame, FoundPly, MoveDoubt, SheetCells, boxes, kinship, most_likely, questions,
};

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
    pub enum Reason {
        BothSayIt = "copies-both-say-it",
        Compared = "copies-compared" { first: Fact, second: Fact },
        Guessed = "chosen-guessed",
        Unsure = "chosen-unsure",
        OfferOfOne = "copies-offer-of-one" { owner: Color },
        /// A cell that stands for no move.
        LeftCell = "copies-left-cell" { owner: Color },
        /// `move` is where the copies part.
        NotOneGame = "copies-not-one-game" { number: String },
    }
}

/// What is said of two copies.
#[allow(dead_code, reason = "the tests of the words alone look at it")]
pub const FACTS: &[&[FactShape]] = &[
    CopySays::SHAPES,
    Reason::SHAPES,
    conflicts::ConflictOn::SHAPES,
];

/// One game from two copies, or two that are of no one game.
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
    /// Where the copies contradict each other on something else than a move.
    pub conflicts: Vec<Conflict>,
    /// The written cells that stand for no move.
    pub left: Vec<LeftWord>,
    /// The ply with which the copies go apart for good: they are not of one game, and none is made of them.
    pub parting: Option<Parting>,
}

/// What one would ask a player, or look up on the sheets.
pub struct Question {
    /// From one.
    pub ply: usize,
    /// What each copy has.
    pub written: [String; 2],
    /// The moves it may be with how likely each is, in hundredths; the chosen one first.
    pub candidates: Vec<(String, u8)>,
}

/// Where two copies that are not of one game go apart.
pub struct Parting {
    pub ply: usize,
    /// What each has there.
    pub written: [String; 2],
}

/// A word of a copy that stands for no move.
pub struct LeftWord {
    pub owner: Color,
    /// So many plies were read before it.
    pub behind: usize,
    pub text: String,
}

pub struct ReconciledPly {
    /// What each copy has; empty where it has nothing.
    pub written: [String; 2],
    /// What each copy has for the clock behind the move.
    pub clocks: [Option<String>; 2],
    /// Who notes an offer of a draw here.
    pub offers: [bool; 2],
    /// Whether both say the same move.
    pub agreed: bool,
    /// Whether both have a cell for it.
    pub on_both: bool,
    /// Whether one of them says the move that was chosen.
    pub said: bool,
    pub chosen: String,
    /// In hundredths.
    pub confidence: u8,
    pub doubt: Option<MoveDoubt>,
    pub reason: Vec<Fact>,
}

impl Reconciled {
    pub fn new(copies: [&Sheet; 2], allowed: &AlphabetChoice) -> Reconciled {
        let start = Board::standard();
        let among = allowed_sets(allowed);
        let [white, black] = boxes::of_copies(copies);
        let read = [(copies[0], white), (copies[1], black)].map(|(sheet, boxes)| {
            let texts: Vec<&str> = sheet.cells.iter().map(|cell| cell.text.as_str()).collect();
            let cells = SheetCells::in_boxes(&texts, boxes, &start, &among);
            match is_played_to_mate(&cells, &start, sheet) {
                true => cells.trusted(),
                false => cells,
            }
        });
        let [white, black] = [&read[0], &read[1]];
        let found = match white.is_copy_of(black) {
            true => most_likely(&[white], &start).of_both(),
            false => most_likely(&[white, black], &start),
        };
        let parting = kinship::parting([white, black], &found, &start);
        let letters = [white, black].map(names);
        let results = copies.map(result_of);
        let found = match parting {
            Some(_) => FoundGame::default(),
            None => found,
        };
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
        let left = found.left.iter().zip(copies).zip(Color::ALL);
        let left = left.flat_map(|((left, sheet), owner)| {
            left.iter().map(move |left| LeftWord {
                owner,
                behind: left.behind,
                text: sheet.cells[usize::from(left.cell)].text.clone(),
            })
        });
        let cell_at = |copy: usize, ply: usize| {
            let cells = copies[copy].cells.get(ply - 1);
            cells.map_or(String::new(), |cell| cell.text.clone())
        };
        Reconciled {
            left: left.collect(),
            conflicts: conflicts::between(copies, &plies, results),
            parting: parting.map(|ply| Parting {
                ply,
                written: [cell_at(0, ply), cell_at(1, ply)],
            }),
            plies,
            found,
            start,
            agreed_to,
            last_agreed,
            results,
            letters,
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
        !self.conflicts.is_empty()
            || !self.left.is_empty()
            || self.parting.is_some()
            || self.found.is_cut
            || self.plies.iter().any(|ply| ply.doubt.is_some())
    }

    /// Plies for which both copies have a cell, and not the same move.
    pub fn differing(&self) -> usize {
        let differs = |ply: &&ReconciledPly| ply.on_both && !ply.agreed;
        self.plies.iter().filter(differs).count()
    }

    /// What is worth asking, the most telling first.
    pub fn questions(&self) -> Vec<Question> {
        let mut board = self.start.clone();
        let mut candidates: Vec<Vec<(String, u8)>> = Vec::new();
        for ply in &self.found.plies {
            let chosen = (ply.mv, ply.confidence);
            let all = std::iter::once(&chosen).chain(&ply.others);
            candidates.push(all.map(|(mv, share)| (san(&board, *mv), *share)).collect());
            board.play(ply.mv);
        }
        let ask = |at: usize| Question {
            ply: at + 1,
            written: self.plies[at].written.clone(),
            candidates: candidates[at].clone(),
        };
        let plies = questions::telling(&self.found.plies);
        plies.into_iter().map(ask).collect()
    }

    /// The copies that have no cell at all.
    pub fn empty(&self) -> Vec<Color> {
        let has_none = |owner: &Color| !self.plies.is_empty() && self.last_ply_of(*owner).is_none();
        Color::ALL.into_iter().filter(has_none).collect()
    }

    /// The copy that ended before the other, with its last ply.
    pub fn ended_early(&self) -> Option<(Color, usize)> {
        let plies = self.plies.len();
        let last = Color::ALL.map(|owner| (owner, self.last_ply_of(owner).unwrap_or(0)));
        let mut short = last
            .into_iter()
            .filter(|(_, last)| (1..plies).contains(last));
        short.next()
    }

    fn last_ply_of(&self, owner: Color) -> Option<usize> {
        let has_cell = |ply: &ReconciledPly| !ply.written[owner.index()].is_empty();
        self.plies.iter().rposition(has_cell).map(|at| at + 1)
    }
}

/// Whether every cell can be played as it stands, and the game ends in a mate with the result that belongs to it.
fn is_played_to_mate(cells: &SheetCells, start: &Board, sheet: &Sheet) -> bool {
    cells.played_out(start).is_some_and(|end| {
        let mut moves = Vec::new();
        end.legal_moves(&mut moves);
        let winner = match end.turn() {
            Color::White => GameResult::BlackWins,
            Color::Black => GameResult::WhiteWins,
        };
        moves.is_empty() && end.is_check() && result_of(sheet) == Some(winner)
    })
}

impl ReconciledPly {
    fn new(copies: [&Sheet; 2], ply: &FoundPly, chosen: String) -> ReconciledPly {
        let cell = |copy: usize| match ply.sources[copy] {
            CellSource::Cell(at) => Some(&copies[copy].cells[usize::from(at)]),
            CellSource::Missing | CellSource::Ended => None,
        };
        let text = |copy: usize| cell(copy).map_or("", |cell| cell.text.as_str());
        let offers = [0, 1].map(|copy| text(copy).contains("(=)"));
        let says = |copy: usize| cell(copy).is_some() && !ply.is_against(copy);
        let mut reason = reason(ply, says);
        if let Some(owner) = alone(offers) {
            reason.push(Reason::OfferOfOne { owner }.into());
        }
        let on_both = [0, 1].map(|copy| !text(copy).is_empty()) == [true; 2];
        ReconciledPly {
            written: [text(0).to_owned(), text(1).to_owned()],
            clocks: [0, 1].map(|copy| cell(copy).and_then(|cell| cell.clock.clone())),
            offers,
            agreed: on_both && (says(0) && says(1) || ply.is_copied),
            on_both,
            said: says(0) || says(1),
            chosen,
            confidence: ply.confidence,
            doubt: ply.doubt,
            reason,
        }
    }

    /// Who alone notes an offer of a draw here.
    pub fn offer_of_one(&self) -> Option<Color> {
        alone(self.offers)
    }

    /// The clock behind the move: what both say, or one.
    pub fn clock(&self) -> Option<&str> {
        self.clocks.iter().flatten().next().map(String::as_str)
    }
}

fn alone(offers: [bool; 2]) -> Option<Color> {
    match offers {
        [true, false] => Some(Color::White),
        [false, true] => Some(Color::Black),
        _ => None,
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
        assert_eq!(one.plies[6].offer_of_one(), Some(Color::White));
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

    #[test]
    fn copies_of_two_games_make_none() {
        let other = "1. e4 e5\n2. Nf3 d6\n3. d4 Bg4\n4. dxe5 Bxf3\n5. Qxf3 dxe5\n6. Bc4 Nf6\n7. Qb3 Qe7\n1-0\n";
        let one = reconciled(WHITE, other);
        let parting = one.parting.expect("two games");
        assert_eq!(parting.ply, 4);
        assert_eq!(parting.written, ["Nc6", "d6"]);
        assert!(one.plies.is_empty());
    }

    #[test]
    fn a_copy_that_is_empty_or_ends_early_is_no_disagreement() {
        let empty = reconciled(WHITE, "Event: Open\n");
        assert_eq!((empty.plies.len(), empty.empty()), (12, vec![Color::Black]));
        assert_eq!(empty.differing(), 0);
        let early = reconciled(WHITE, "1. e4 e5\n2. Nf3 Nc6\n3. Bb5 a6\n");
        assert_eq!(early.ended_early(), Some((Color::Black, 6)));
        assert_eq!((early.plies.len(), early.differing()), (12, 0));
    }

    #[test]
    fn copies_of_each_players_moves_alone_make_one_game() {
        let white = "1. e4\n2. Nf3\n3. Bb5\n4. Ba4\n5. O-O\n6. Re1\n";
        let black = "1... e5\n2... Nc6\n3... a6\n4... Nf6\n5... Be7\n6... b5\n";
        let one = reconciled(white, black);
        let chosen: Vec<&str> = one.plies.iter().map(|ply| ply.chosen.as_str()).collect();
        assert_eq!(
            chosen.join(" "),
            "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5"
        );
        assert!(one.left.is_empty() && one.differing() == 0);
    }

    #[test]
    fn a_copy_that_is_played_to_mate_weighs_more() {
        let mate = "1. e4 e5\n2. Bc4 Nc6\n3. Qh5 Nf6\n4. Qxf7#\n1-0\n";
        let other = "1. e4 e5\n2. Bc4 Nc6\n3. Qf3 Nf6\n4. Qb3\n";
        let one = reconciled(mate, other);
        assert_eq!(one.plies.last().map(|ply| &*ply.chosen), Some("Qxf7#"));
    }

    #[test]
    fn what_copies_contradict_each_other_on_is_listed() {
        let white = format!("White: Inventa, Ada\nRound: 3\n{WHITE}");
        let black = format!("White: Fabula, Bruno\nRound: 3\n{WHITE}");
        let one = reconciled(&white, &black);
        assert_eq!(one.conflicts.len(), 1);
        assert_eq!(
            one.conflicts[0].on,
            conflicts::ConflictOn::Tag { tag: "White" }
        );
        assert_eq!(one.conflicts[0].written, ["Inventa, Ada", "Fabula, Bruno"]);
        assert!(one.is_doubtful());
    }

    #[test]
    fn a_slip_that_both_copies_share_is_agreed_on_and_still_put_right() {
        let slip = WHITE.replace("Ba4", "Ba8");
        let one = reconciled(&slip, &slip);
        assert_eq!(one.plies[6].chosen, "Ba4");
        assert!(one.plies[6].agreed && !one.plies[6].said);
    }
}
