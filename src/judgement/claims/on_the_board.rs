//! Claims about the board: repetition, the count of moves, a dead position, an agreement. Each is judged from the
//! positions of the game alone.

use crate::board::{Board, Color, Move, MoveKind, Role};
use crate::facts;
use crate::laws::{Laws, Matter, hundred_moves, mating};

use super::same_positions::SamePositions;
use super::{At, ClaimVerdict, Court, Judgement};

facts! {
    /// What the positions of the game prove.
    pub(super) enum BoardEvidence {
        Repeated = "claim-repeated" { times: usize, plies: Vec<u32> },
        RepeatedWithIntended = "claim-repeated-with-intended" { times: usize, plies: Vec<u32> },
        RepeatedOften = "claim-repeated-often" { times: usize, first: Vec<u32>, last: u32 },
        RepeatedOftenWithIntended = "claim-repeated-often-with-intended" { times: usize, first: Vec<u32>, last: u32 },
        CountBeforeStart = "claim-count-before-start",
        CountFromStart = "claim-count-from-start",
        CountSince = "claim-count-since" { ply: u32 },
        Count = "claim-count" { moves: u32, plies: u32 },
        HundredNeeded = "claim-hundred-needed" { ending: &'static str },
        EditionsDiffer = "claim-editions-differ",
        BareKing = "claim-bare-king",
        MaterialListed = "claim-material-listed",
        MaterialNotListed = "claim-material-not-listed",
        NeitherCanMate = "claim-neither-can-mate",
        SideCanMate = "claim-side-can-mate",
        NotDecided = "claim-not-decided",
        HalfMovesMade = "claim-half-moves-made" { plies: u32 },
    }
}

/// So many plies of a repetition are named. A draw needs three, and from five on the game is over anyway.
const NAMED_PLIES: usize = 12;

impl At<'_> {
    /// The position has come three times, or the intended move brings it the third time.
    pub(super) fn threefold(&self, court: &Court<'_>, intended: Option<Move>) -> Judgement {
        let positions = court
            .positions
            .get_or_init(|| SamePositions::of(self.record));
        let (stood, with_intended) = match intended {
            None => (positions.stood_up_to(self.ply), None),
            Some(m) => {
                let mut after = self.board.clone();
                after.play(m);
                let stood = positions.like(self.record, &after, self.ply);
                (stood, Some(self.ply + 1))
            }
        };
        let times = stood.len() + usize::from(with_intended.is_some());
        let last = with_intended.unwrap_or(self.ply);
        // A game may be long and have a claim behind each move: what is told of one must not grow with the game.
        let first = stood.iter().copied().take(NAMED_PLIES);
        let evidence = match (times > NAMED_PLIES, intended) {
            (true, None) => BoardEvidence::RepeatedOften {
                times,
                first: first.collect(),
                last,
            },
            (true, Some(_)) => BoardEvidence::RepeatedOftenWithIntended {
                times,
                first: first.collect(),
                last,
            },
            (false, None) => BoardEvidence::Repeated {
                times,
                plies: first.collect(),
            },
            (false, Some(_)) => BoardEvidence::RepeatedWithIntended {
                times,
                plies: first.chain(with_intended).collect(),
            },
        };
        Judgement::plain(times >= 3, Matter::Threefold, evidence)
    }

    /// Fifty moves by each side, or a hundred where the edition asks for them.
    pub(super) fn fifty(&self, laws: &Laws, intended: Option<Move>) -> Judgement {
        let made = u32::from(self.record.reversible[self.ply as usize]);
        let ending = hundred_moves::hundred_move_ending(&self.board);
        let needs = |hundred: bool| if hundred { 200 } else { 100 };
        let hundred = ending.is_some() && laws.hundred_move_endings();
        let needed = needs(hundred);
        let adds = intended.is_some_and(|m| is_reversible(&self.board, m));
        let with_intended = if intended.is_none() {
            made
        } else if adds {
            made + 1
        } else {
            0
        };
        let judgement = if made >= needed {
            Judgement::plain(true, Matter::FiftyMoves, origin(self.ply, made))
        } else if with_intended >= needed && laws.fifty_claim_by_intended_move() {
            Judgement::plain(true, Matter::FiftyByIntendedMove, origin(self.ply, made))
        } else if with_intended >= needed {
            let none = ClaimVerdict::NotInEdition;
            Judgement::new(none, Matter::FiftyMoves, origin(self.ply, made))
                .hanging_on(laws, Matter::FiftyByIntendedMove)
        } else {
            Judgement::plain(false, Matter::FiftyMoves, origin(self.ply, made))
        };
        // The neighbouring edition asks for another number of moves, and here that number decides.
        let number_decides = ending.is_some() && made.max(with_intended) >= 100 && made < 200;
        let mut judgement = match number_decides {
            true => judgement.hanging_on(laws, Matter::HundredMoveEndings),
            false => judgement,
        };
        judgement.evidence.push(
            BoardEvidence::Count {
                moves: made / 2,
                plies: made,
            }
            .into(),
        );
        if let Some(ending) = ending.filter(|_| hundred) {
            judgement.matter = Matter::HundredMoveEndings;
            let ending = ending.word();
            judgement
                .evidence
                .push(BoardEvidence::HundredNeeded { ending }.into());
        }
        if judgement.verdict == ClaimVerdict::Undecidable {
            judgement
                .evidence
                .push(BoardEvidence::EditionsDiffer.into());
        }
        judgement
    }

    pub(super) fn dead(&self, laws: &Laws, by: Color) -> Judgement {
        if laws.dead_material_only() {
            return self.dead_material(laws, by);
        }
        let (verdict, evidence) = match mating::is_dead(&self.board) {
            Some(true) => (ClaimVerdict::Correct, BoardEvidence::NeitherCanMate),
            Some(false) => (ClaimVerdict::Wrong, BoardEvidence::SideCanMate),
            None => (ClaimVerdict::Undecidable, BoardEvidence::NotDecided),
        };
        Judgement::new(verdict, Matter::DeadPosition, evidence)
    }

    /// By the list of 1985, or against a bare king.
    fn dead_material(&self, laws: &Laws, by: Color) -> Judgement {
        if mating::dead_material_1985(&self.board) {
            let evidence = BoardEvidence::MaterialListed;
            return Judgement::plain(true, Matter::DeadPosition, evidence);
        }
        let bare_king = self.board.colored(by.opposite()).count() == 1;
        if bare_king && laws.bare_king_claim() {
            return Judgement::plain(true, Matter::BareKingClaim, BoardEvidence::BareKing)
                .hanging_on(laws, Matter::BareKingClaim);
        }
        let evidence = BoardEvidence::MaterialNotListed;
        let judgement = Judgement::plain(false, Matter::DeadPosition, evidence);
        // The newer notion of a dead position may have held on that day.
        if laws.leaves_open(Matter::DeadPosition) && mating::is_dead(&self.board) != Some(false) {
            judgement.hanging_on(laws, Matter::DeadPosition)
        } else {
            judgement
        }
    }

    pub(super) fn agreement(&self, laws: &Laws) -> Judgement {
        let evidence = BoardEvidence::HalfMovesMade { plies: self.ply };
        if self.ply >= 2 {
            return Judgement::plain(true, Matter::Agreement, evidence);
        }
        let right = !laws.both_must_have_moved();
        Judgement::plain(right, Matter::Agreement, evidence)
            .hanging_on(laws, Matter::AgreementAfterFirstMoves)
    }
}

/// Where the count of moves without capture or pawn move began.
fn origin(ply: u32, made: u32) -> BoardEvidence {
    match ply.checked_sub(made) {
        None => BoardEvidence::CountBeforeStart,
        Some(0) => BoardEvidence::CountFromStart,
        Some(ply) => BoardEvidence::CountSince { ply },
    }
}

fn is_reversible(board: &Board, m: Move) -> bool {
    m.kind() == MoveKind::Castling
        || board.piece_at(m.to()).is_none() && board.role_at(m.from()) != Some(Role::Pawn)
}
