//! The two players' copies of a game made one.

use serde::{Deserialize, Serialize};

use crate::notation::sheet::{Sheet, read_sheet};
use crate::repair::reconcile::{Reconciled, ReconciledPly};
use crate::repair::{Conflict, MOST_CELLS};
use crate::report::reconciled_pgn;
use crate::report::words::Words;

use super::{Doubt, Error, Options, Player};

/// Makes one game of the two players' copies.
///
/// ```
/// use arbiter::{Options, Reconciler};
///
/// let game = Reconciler::new(Options::default()).reconcile("1. e4 e5\n2. Nf3 Nc6\n", "1. e4 e5\n2. Sf3 Sc8\n")?;
/// assert_eq!(game.plies[3].chosen, "Nc6");
/// assert_eq!(game.agreed_to, 3);
/// # Ok::<(), arbiter::Error>(())
/// ```
pub struct Reconciler {
    options: Options,
}

/// One game from two copies.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ReconciledGame {
    /// Every half-move, with what each copy has.
    pub plies: Vec<ComparedPly>,
    /// The copies agree on every half-move up to this one; 0 if on none.
    pub agreed_to: usize,
    /// The last half-move on which they agree; 0 if on none.
    pub last_agreed: usize,
    /// The result that both say, or that one says and the other leaves open.
    pub result: Option<String>,
    /// Each copy has a result, and they differ.
    pub results_differ: bool,
    /// The cells that stand for no move. With those of the half-moves they are all that is written.
    pub left: Vec<LeftCell>,
    /// What the copies contradict each other on beside the moves: names, days, clocks, the result.
    pub conflicts: Vec<ConflictOfCopies>,
    /// The piece letters of White's copy and of Black's.
    pub letters: [String; 2],
    /// The whole game as PGN. Moves that neither copy says carry `[%repaired]` or `[%guessed]`.
    pub pgn: String,
}

/// A written cell that stands for no move of the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct LeftCell {
    /// On whose copy it is.
    pub owner: Player,
    /// So many half-moves were read before it.
    pub behind: usize,
    /// What it says.
    pub text: String,
}

/// What two copies contradict each other on beside the moves.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ConflictOfCopies {
    /// The half-move; 0: the whole game.
    pub ply: usize,
    /// What White's copy and Black's say.
    pub written: [String; 2],
    /// What was taken; empty where neither was.
    pub chosen: String,
    /// On what they differ, in a sentence.
    pub about: String,
}

impl ConflictOfCopies {
    fn new(conflict: &Conflict) -> ConflictOfCopies {
        ConflictOfCopies {
            ply: conflict.ply,
            written: conflict.written.clone(),
            chosen: conflict.chosen.clone(),
            about: Words::chosen().tell(&conflict.on.clone().into()),
        }
    }
}

/// A half-move in two copies.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct ComparedPly {
    /// What White's copy has; empty where it has nothing.
    pub white: String,
    /// What Black's copy has; empty where it has nothing.
    pub black: String,
    /// Whether both say the same move.
    pub agreed: bool,
    /// The move, in English letters.
    pub chosen: String,
    /// How sure it is, in hundredths.
    pub confidence: u8,
    /// Why it is not to be relied on, if so.
    pub doubt: Option<Doubt>,
    /// Why it was chosen, in a sentence.
    pub reason: String,
    /// Who alone notes an offer of a draw here.
    pub offer_of_one: Option<Player>,
}

impl Reconciler {
    /// A reconciler that reads in this way; only the piece letters matter.
    pub fn new(options: Options) -> Reconciler {
        Reconciler { options }
    }

    /// Makes one game of White's copy and Black's, each the text of one scoresheet.
    pub fn reconcile(&self, white: &str, black: &str) -> Result<ReconciledGame, Error> {
        let sheets = [read_sheet(white), read_sheet(black)];
        if let Some(longest) = sheets.iter().map(|sheet| sheet.cells.len()).max()
            && longest > MOST_CELLS
        {
            let why = format!("a copy has {longest} moves, more than the {MOST_CELLS} of any game");
            return Err(Error::new(why));
        }
        if sheets.iter().all(|sheet| sheet.cells.is_empty()) {
            return Err(Error::new("the copies hold no moves"));
        }
        let copies: [&Sheet; 2] = [&sheets[0], &sheets[1]];
        let game = Reconciled::new(copies, self.options.letters());
        if let Some(parting) = &game.parting {
            let number = parting.ply.div_ceil(2);
            let why =
                format!("not copies of one game: they part at move {number} and never meet again");
            return Err(Error::new(why));
        }
        let left = game.left.iter().map(|left| LeftCell {
            owner: left.owner.into(),
            behind: left.behind,
            text: left.text.clone(),
        });
        Ok(ReconciledGame {
            pgn: reconciled_pgn(&game, copies, None),
            plies: game.plies.iter().map(ComparedPly::new).collect(),
            agreed_to: game.agreed_to,
            last_agreed: game.last_agreed,
            result: game.result().map(|result| result.as_str().to_owned()),
            results_differ: game.results_differ(),
            left: left.collect(),
            conflicts: game.conflicts.iter().map(ConflictOfCopies::new).collect(),
            letters: game.letters,
        })
    }
}

impl ComparedPly {
    fn new(ply: &ReconciledPly) -> ComparedPly {
        let [white, black] = ply.written.clone();
        ComparedPly {
            white,
            black,
            agreed: ply.agreed,
            chosen: ply.chosen.clone(),
            confidence: ply.confidence,
            doubt: ply.doubt.map(Doubt::from),
            reason: Words::chosen().tell_all(&ply.reason),
            offer_of_one: ply.offer_of_one().map(Player::from),
        }
    }
}
