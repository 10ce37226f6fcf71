//! What the Laws say of one position.

use serde::{Deserialize, Serialize};

use crate::audit::positions::{Play, PositionJudge};
use crate::board::{Board, Move};
use crate::laws::mating::{self, CanMate};
use crate::report::words::Words;

use super::Error;

/// What the Laws say of a position: check, mate, stalemate, dead, and whether either side can still mate.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct PositionReport {
    /// The position as it was given.
    pub fen: String,
    /// Whether a game can come to it, as far as that was looked at.
    pub legal: bool,
    /// Why not; none where it is legal.
    pub reason: Option<String>,
    /// What in the FEN had to be passed over.
    pub remarks: Vec<String>,
    /// Whether the side to move is in check. None here and below: the FEN gives nothing that can be played on.
    pub check: Option<bool>,
    /// Whether it is mate.
    pub checkmate: Option<bool>,
    /// Whether it is stalemate.
    pub stalemate: Option<bool>,
    /// Whether neither side can mate by any series of legal moves; none also where that is undecided.
    pub dead: Option<bool>,
    /// Whether White can still mate: `yes`, `no` or `undecided`.
    pub white_can_mate: Option<String>,
    /// Whether Black can still mate: `yes`, `no` or `undecided`.
    pub black_can_mate: Option<String>,
    /// Moves to a mate in UCI, where they were found: White's where there is one, else Black's.
    pub line: Option<Vec<String>>,
}

impl PositionReport {
    /// Judges a position in FEN. What is wrong with it stands in the answer.
    ///
    /// ```
    /// use arbiter::PositionReport;
    ///
    /// let position = PositionReport::of("6Rk/8/7K/8/8/8/8/8 b - - 0 1")?;
    /// assert_eq!((position.check, position.dead), (Some(true), Some(true)));
    /// # Ok::<(), arbiter::Error>(())
    /// ```
    pub fn of(fen: &str) -> Result<PositionReport, Error> {
        let judge = PositionJudge::new(1, None).map_err(Error::new)?;
        let fens = [fen.to_owned()];
        let judged = judge.judge(&fens);
        let [judged] = &judged[..] else {
            unreachable!("one position has one answer");
        };
        let words = Words::chosen();
        let play = judged.play.as_ref();
        Ok(PositionReport {
            fen: fen.to_owned(),
            legal: judged.faults.is_empty(),
            reason: (!judged.faults.is_empty()).then(|| words.tell_all(&judged.faults)),
            remarks: judged.remarks.iter().map(|told| words.tell(told)).collect(),
            check: play.map(|play| play.board.is_check()),
            checkmate: play.map(|play| play.board.is_checkmate()),
            stalemate: play.map(|play| play.board.is_stalemate()),
            dead: play.and_then(Play::dead),
            white_can_mate: play.map(|play| play.white.word().to_owned()),
            black_can_mate: play.map(|play| play.black.word().to_owned()),
            line: play.and_then(line),
        })
    }
}

fn line(play: &Play) -> Option<Vec<String>> {
    let found = |answer: &CanMate| match answer {
        CanMate::Yes(Some(line)) => Some(in_uci(&play.board, line)),
        _ => None,
    };
    found(&play.white).or_else(|| found(&play.black))
}

fn in_uci(board: &Board, line: &[Move]) -> Vec<String> {
    let mut board = board.clone();
    let written = line.iter().map(|played| {
        let written = mating::uci(&board, *played);
        board.play(*played);
        written
    });
    written.collect()
}
