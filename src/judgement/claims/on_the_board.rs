//! Claims about the board: repetition, the count of moves, a dead position, an agreement. Each is judged from the
//! positions of the game alone.

use crate::board::{Board, Color, Move, MoveKind, Role};
use crate::facts;
use crate::laws::long_endings::{HUNDRED, PliesAsked};
use crate::laws::{Laws, Matter, long_endings, mating, repetition};

use super::{At, ClaimVerdict, Judgement};

facts! {
    /// What the positions of the game prove.
    pub(super) enum BoardEvidence {
        Repeated = "claim-repeated" { times: usize, plies: Vec<u32> },
        RepeatedWithIntended = "claim-repeated-with-intended" { times: usize, plies: Vec<u32> },
        CountBeforeStart = "claim-count-before-start",
        CountFromStart = "claim-count-from-start",
        CountSince = "claim-count-since" { ply: u32 },
        Count = "claim-count" { moves: u32, plies: u32 },
        HundredNeeded = "claim-hundred-needed" { ending: &'static str },
        SeventyFiveNotKnown = "claim-seventy-five-not-known",
        BareKing = "claim-bare-king",
        MaterialListed = "claim-material-listed",
        MaterialNotListed = "claim-material-not-listed",
        NeitherCanMate = "claim-neither-can-mate",
        SideCanMate = "claim-side-can-mate",
        NotDecided = "claim-not-decided",
        HalfMovesMade = "claim-half-moves-made" { plies: u32 },
    }
}

impl At<'_> {
    /// The position has come three times, or the intended move brings it the third time.
    pub(super) fn threefold(&self, intended: Option<Move>) -> Judgement {
        let (hashes, reversible) = (&self.record.hashes, &self.record.reversible);
        let at = self.ply as usize;
        let mut plies = match intended {
            None => repetition::occurrence_plies(hashes, reversible, at),
            Some(m) => {
                let mut after = self.board.clone();
                after.play(m);
                let earliest = at.saturating_sub(usize::from(reversible[at]));
                let reversible_move = after.halfmove_clock() > 0;
                let mut plies: Vec<u32> = (earliest..=at)
                    .filter(|before| reversible_move && hashes[*before] == after.hash())
                    .map(|before| before as u32)
                    .collect();
                plies.push(self.ply + 1);
                plies
            }
        };
        // Equal hashes only suggest a repetition; the positions themselves are then compared, and prove it.
        let last = match intended {
            None => self.board.clone(),
            Some(m) => {
                let mut after = self.board.clone();
                after.play(m);
                after
            }
        };
        plies.retain(|ply| {
            *ply > self.ply || self.record.board_before(ply + 1).same_position(&last)
        });
        let times = plies.len();
        let evidence = match intended {
            None => BoardEvidence::Repeated { times, plies },
            Some(_) => BoardEvidence::RepeatedWithIntended { times, plies },
        };
        Judgement::plain(times >= 3, Matter::Threefold, evidence)
    }

    /// Fifty moves by each side, or as many more as the edition asks for in this ending.
    pub(super) fn fifty(&self, laws: &Laws, intended: Option<Move>) -> Judgement {
        let made = u32::from(self.record.reversible[self.ply as usize]);
        let adds = intended.is_some_and(|m| is_reversible(&self.board, m));
        let with_intended = match (intended, adds) {
            (None, _) => made,
            (Some(_), true) => made + 1,
            (Some(_), false) => 0,
        };
        let asked = PliesAsked::here(laws, &self.board);
        let origin = origin(self.ply, made);
        let mut judgement = if made >= asked.most {
            Judgement::plain(true, Matter::FiftyMoves, origin)
        } else if made.max(with_intended) < asked.least {
            Judgement::plain(false, Matter::FiftyMoves, origin)
        } else if asked.least < asked.most {
            Judgement::new(ClaimVerdict::Undecidable, Matter::LongEndings, origin)
        } else if laws.fifty_claim_by_intended_move() {
            Judgement::plain(true, Matter::FiftyByIntendedMove, origin)
                .hanging_on(laws, Matter::FiftyByIntendedMove)
        } else {
            Judgement::new(ClaimVerdict::NotInEdition, Matter::FiftyMoves, origin)
                .hanging_on(laws, Matter::FiftyByIntendedMove)
        };
        let count = BoardEvidence::Count {
            moves: made / 2,
            plies: made,
        };
        judgement.evidence.insert(1, count.into());
        let hundred = long_endings::hundred_move_ending(&self.board).filter(|_| {
            asked.least == 2 * HUNDRED && judgement.verdict != ClaimVerdict::Undecidable
        });
        if let Some(ending) = hundred {
            judgement.matter = Matter::LongEndings;
            let ending = ending.word();
            judgement
                .evidence
                .push(BoardEvidence::HundredNeeded { ending }.into());
        }
        if judgement.matter == Matter::LongEndings && asked.least < asked.most {
            judgement
                .evidence
                .push(match laws.open(Matter::LongEndings) {
                    Some(open) => open.into(),
                    None => BoardEvidence::SeventyFiveNotKnown.into(),
                });
        }
        judgement
    }

    pub(super) fn dead(&self, laws: &Laws, by: Color) -> Judgement {
        let by_list = laws.dead_material_only();
        if mating::dead_material_1985(&self.board) {
            let evidence = match by_list {
                true => BoardEvidence::MaterialListed,
                false => BoardEvidence::NeitherCanMate,
            };
            return Judgement::plain(true, Matter::DeadMaterial, evidence);
        }
        let bare_king = self.board.colored(by.opposite()).count() == 1;
        if bare_king && laws.may_hold(Matter::BareKingClaim) {
            return Judgement::plain(true, Matter::BareKingClaim, BoardEvidence::BareKing)
                .hanging_on(laws, Matter::BareKingClaim);
        }
        match mating::is_dead(&self.board) {
            Some(false) => {
                Judgement::plain(false, Matter::DeadPosition, BoardEvidence::SideCanMate)
            }
            Some(true) => {
                let evidence = match by_list {
                    true => BoardEvidence::MaterialNotListed,
                    false => BoardEvidence::NeitherCanMate,
                };
                Judgement::plain(!by_list, Matter::DeadPosition, evidence)
                    .hanging_on(laws, Matter::DeadPosition)
            }
            None if by_list => {
                let evidence = BoardEvidence::MaterialNotListed;
                Judgement::plain(false, Matter::DeadPosition, evidence)
                    .hanging_on(laws, Matter::DeadPosition)
            }
            None => Judgement::new(
                ClaimVerdict::Undecidable,
                Matter::DeadPosition,
                BoardEvidence::NotDecided,
            ),
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
