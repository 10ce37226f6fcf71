//! Claims about the board: repetition, the count of moves, a dead position, an agreement. Each is judged from the
//! positions of the game alone.

use crate::board::{Board, Color, Move, MoveKind, Role};
use crate::facts;
use crate::laws::long_endings::{HUNDRED, PliesAsked};
use crate::laws::{Laws, Matter, long_endings, mating};

use crate::judgement::agreement::both_have_moved;

use super::{At, ClaimVerdict, Court, Ruling};
use crate::judgement::same_positions::SamePositions;

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
        SeventyFiveNotKnown = "claim-seventy-five-not-known",
        BareKing = "claim-bare-king",
        OwnFlagDown = "claim-own-flag-down",
        AnnouncedMakesFifty = "claim-announced-makes-fifty",
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
    pub(super) fn threefold(&self, court: &Court<'_>, intended: Option<Move>) -> Ruling {
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
        Ruling::plain(times >= 3, Matter::Threefold, evidence)
    }

    /// Fifty moves by each side, or as many more as the edition asks for in this ending.
    pub(super) fn fifty(&self, laws: &Laws, intended: Option<Move>) -> Ruling {
        let made = u32::from(self.record.reversible[self.ply as usize]);
        let adds = intended.is_some_and(|m| is_reversible(&self.board, m));
        let with_intended = match (intended, adds) {
            (None, _) => made,
            (Some(_), true) => made + 1,
            (Some(_), false) => 0,
        };
        let asked = PliesAsked::here(laws, &self.board);
        let origin = origin(self.ply, made);
        let mut ruling = if made >= asked.most {
            Ruling::plain(true, Matter::FiftyMoves, origin)
        } else if made.max(with_intended) < asked.least {
            Ruling::plain(false, Matter::FiftyMoves, origin)
        } else if asked.least < asked.most {
            Ruling {
                may_be_right: true,
                ..Ruling::new(ClaimVerdict::Undecidable, Matter::LongEndings, origin)
            }
        } else if laws.fifty_claim_by_intended_move() {
            let mut ruling = Ruling::plain(true, Matter::FiftyByIntendedMove, origin);
            ruling
                .evidence
                .push(BoardEvidence::AnnouncedMakesFifty.into());
            ruling.hanging_on(laws, Matter::FiftyByIntendedMove)
        } else {
            Ruling::new(ClaimVerdict::NotInEdition, Matter::FiftyMoves, origin)
                .hanging_on(laws, Matter::FiftyByIntendedMove)
        };
        let count = BoardEvidence::Count {
            moves: made / 2,
            plies: made,
        };
        ruling.evidence.insert(1, count.into());
        let hundred = long_endings::hundred_move_ending(&self.board)
            .filter(|_| asked.least == 2 * HUNDRED && ruling.verdict != ClaimVerdict::Undecidable);
        if let Some(ending) = hundred {
            ruling.matter = Matter::LongEndings;
            let ending = ending.word();
            ruling
                .evidence
                .push(BoardEvidence::HundredNeeded { ending }.into());
        }
        if ruling.matter == Matter::LongEndings && asked.least < asked.most {
            ruling.evidence.push(match laws.open(Matter::LongEndings) {
                Some(open) => open.into(),
                None => BoardEvidence::SeventyFiveNotKnown.into(),
            });
        }
        ruling
    }

    pub(super) fn dead(&self, court: &Court<'_>, by: Color) -> Ruling {
        let laws = court.laws;
        let by_list = laws.dead_material_only();
        if mating::dead_material_1985(&self.board) {
            let evidence = match by_list {
                true => BoardEvidence::MaterialListed,
                false => BoardEvidence::NeitherCanMate,
            };
            return Ruling::plain(true, Matter::DeadMaterial, evidence);
        }
        let bare_king = self.board.colored(by.opposite()).count() == 1;
        if bare_king && laws.may_hold(Matter::BareKingClaim) {
            if self.proved_down(court, by) {
                let evidence = BoardEvidence::OwnFlagDown;
                return Ruling::plain(false, Matter::BareKingClaim, evidence)
                    .hanging_on(laws, Matter::BareKingClaim);
            }
            return Ruling::plain(true, Matter::BareKingClaim, BoardEvidence::BareKing)
                .hanging_on(laws, Matter::BareKingClaim);
        }
        match mating::is_dead(&self.board) {
            Some(false) => Ruling::plain(false, Matter::DeadPosition, BoardEvidence::SideCanMate),
            Some(true) => {
                let evidence = match by_list {
                    true => BoardEvidence::MaterialNotListed,
                    false => BoardEvidence::NeitherCanMate,
                };
                Ruling::plain(!by_list, Matter::DeadPosition, evidence)
                    .hanging_on(laws, Matter::DeadPosition)
            }
            None if by_list => {
                let evidence = BoardEvidence::MaterialNotListed;
                Ruling::plain(false, Matter::DeadPosition, evidence)
                    .hanging_on(laws, Matter::DeadPosition)
            }
            None => Ruling::new(
                ClaimVerdict::Undecidable,
                Matter::DeadPosition,
                BoardEvidence::NotDecided,
            ),
        }
    }

    pub(super) fn agreement(&self, laws: &Laws) -> Ruling {
        let evidence = BoardEvidence::HalfMovesMade { plies: self.ply };
        if both_have_moved(self.record, self.ply) {
            return Ruling::plain(true, Matter::Agreement, evidence);
        }
        let right = !laws.both_must_have_moved();
        Ruling::plain(right, Matter::Agreement, evidence)
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
