//! Claims about the board: repetition, the count of moves, a dead position, an agreement. Each is judged from the
//! positions of the game alone.

use crate::board::{Board, Color, Move, MoveKind, Role};
use crate::laws::{Laws, Matter, hundred_moves, mating, repetition};

use super::{At, ClaimVerdict, Judgement};

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
        // Hashes find, positions prove.
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
        let list: Vec<String> = plies.iter().map(u32::to_string).collect();
        let s = if times == 1 { "" } else { "s" };
        let written = if intended.is_some() {
            ", the last with the intended move"
        } else {
            ""
        };
        Judgement {
            verdict: if times >= 3 {
                ClaimVerdict::Correct
            } else {
                ClaimVerdict::Wrong
            },
            matter: Matter::Threefold,
            evidence: format!(
                "the position stood {times} time{s}: after ply {}{written}",
                list.join(", ")
            ),
        }
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
        let (verdict, matter) = if made >= needed {
            (ClaimVerdict::Correct, Matter::FiftyMoves)
        } else if with_intended >= needed {
            if laws.fifty_claim_by_intended_move() {
                (ClaimVerdict::Correct, Matter::FiftyByIntendedMove)
            } else if laws.neighbours_differ(Matter::FiftyByIntendedMove) {
                (ClaimVerdict::Undecidable, Matter::FiftyMoves)
            } else {
                (ClaimVerdict::NotInEdition, Matter::FiftyMoves)
            }
        } else {
            (ClaimVerdict::Wrong, Matter::FiftyMoves)
        };
        // Where the neighbouring edition asks for another number of moves, and the number decides.
        let number_decides = ending.is_some() && made.max(with_intended) >= 100 && made < 200;
        let verdict = if number_decides && laws.neighbours_differ(Matter::HundredMoveEndings) {
            ClaimVerdict::Undecidable
        } else {
            verdict
        };
        let matter = if hundred {
            Matter::HundredMoveEndings
        } else {
            matter
        };
        let since = self.ply.saturating_sub(made);
        let origin = if made > self.ply {
            "the count began before the first move recorded".to_owned()
        } else if since == 0 {
            "no capture or pawn move in the game".to_owned()
        } else {
            format!("the last capture or pawn move was ply {since}")
        };
        let open = match verdict {
            ClaimVerdict::Undecidable => "; the editions that may apply differ",
            _ => "",
        };
        let ending = match ending {
            Some(ending) if hundred => format!("; {ending}: a hundred are needed"),
            _ => String::new(),
        };
        Judgement {
            verdict,
            matter,
            evidence: format!(
                "{origin}; {} moves by each side since ({made} plies){ending}{open}",
                made / 2
            ),
        }
    }

    pub(super) fn dead(&self, laws: &Laws, by: Color) -> Judgement {
        if laws.dead_material_only() {
            let dead = mating::dead_material_1985(&self.board);
            let bare_king = self.board.colored(by.opposite()).count() == 1;
            if bare_king && !dead && laws.bare_king_claim() {
                return Judgement {
                    verdict: if laws.neighbours_differ(Matter::BareKingClaim) {
                        ClaimVerdict::Undecidable
                    } else {
                        ClaimVerdict::Correct
                    },
                    matter: Matter::BareKingClaim,
                    evidence: "the opponent has only his king".to_owned(),
                };
            }
            let verdict = if dead {
                ClaimVerdict::Correct
            } else if laws.neighbours_differ(Matter::DeadPosition)
                && mating::is_dead(&self.board) != Some(false)
            {
                ClaimVerdict::Undecidable
            } else {
                ClaimVerdict::Wrong
            };
            let evidence = if dead {
                "the material is on the list"
            } else {
                "the material is not on the list"
            };
            return Judgement {
                verdict,
                matter: Matter::DeadPosition,
                evidence: evidence.to_owned(),
            };
        }
        let (verdict, evidence) = match mating::is_dead(&self.board) {
            Some(true) => (
                ClaimVerdict::Correct,
                "neither side can mate by any series of legal moves",
            ),
            Some(false) => (
                ClaimVerdict::Wrong,
                "a side can still mate by some series of legal moves",
            ),
            None => (
                ClaimVerdict::Undecidable,
                "whether a side can still mate was not decided",
            ),
        };
        Judgement {
            verdict,
            matter: Matter::DeadPosition,
            evidence: evidence.to_owned(),
        }
    }

    pub(super) fn agreement(&self, laws: &Laws) -> Judgement {
        let both_moved = self.ply >= 2;
        let verdict = if both_moved {
            ClaimVerdict::Correct
        } else if laws.neighbours_differ(Matter::AgreementAfterFirstMoves) {
            ClaimVerdict::Undecidable
        } else if laws.both_must_have_moved() {
            ClaimVerdict::Wrong
        } else {
            ClaimVerdict::Correct
        };
        Judgement {
            verdict,
            matter: Matter::Agreement,
            evidence: format!("{} half-moves had been made", self.ply),
        }
    }
}

fn is_reversible(board: &Board, m: Move) -> bool {
    m.kind() == MoveKind::Castling
        || board.piece_at(m.to()).is_none() && board.role_at(m.from()) != Some(Role::Pawn)
}
