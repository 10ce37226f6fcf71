//! What is played for: a piece of the winner on a square beside the king, or a knight's jump from it, where it gives
//! check. A target is the better the fewer squares the king could flee to, the fewer men defend, and the nearer the
//! piece is.

use crate::board::{Bitboard, Board, Color, Move, Piece, Role, Square, attacks};

use super::ways::attacked_from;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Target {
    /// Where the piece stands now.
    pub(super) piece: Square,
    color: Color,
    pub(super) role: Role,
    /// Where it is to mate.
    pub(super) at: Square,
    /// The king's square: if he leaves it, the target is void.
    pub(super) king: Square,
    /// How much is to be done, roughly in moves.
    cost: u32,
}

impl Target {
    /// Whether the piece and the king are still where they were.
    pub(super) fn stands(&self, now: &Board) -> bool {
        let Target { color, role, .. } = *self;
        now.king(color.opposite()) == self.king
            && now.piece_at(self.piece) == Some(Piece { color, role })
    }

    /// Keeps up with the piece.
    pub(super) fn follow(&mut self, m: Move) {
        if m.from() == self.piece {
            self.piece = m.to();
        }
    }

    /// The squares around the king.
    pub(super) fn zone(&self) -> Bitboard {
        attacks::lines(Role::King, self.king)
    }

    /// The king could take the piece, unless another guards it.
    pub(super) fn needs_a_guard(&self) -> bool {
        self.zone().contains(self.at)
    }

    /// The squares that must stay free for the piece.
    pub(super) fn way(&self) -> Bitboard {
        attacks::between(self.piece, self.at) | self.at.bit()
    }

    /// What stands on the board when the piece has left its square and the king does not hide what is behind him.
    pub(super) fn others(&self, now: &Board) -> Bitboard {
        now.occupied() & !self.piece.bit() & !self.king.bit()
    }

    /// The winner's pieces that guard the square already.
    pub(super) fn guards(&self, now: &Board) -> Bitboard {
        now.attackers(self.at, self.color, self.others(now)) & !self.piece.bit()
    }

    /// The loser's pieces that could take on the square, the king apart.
    pub(super) fn defenders(&self, now: &Board) -> Bitboard {
        now.attackers(self.at, self.color.opposite(), self.others(now)) & !self.king.bit()
    }

    /// What of the zone the piece will attack.
    pub(super) fn held(&self, now: &Board) -> Bitboard {
        let lines = attacks::lines(self.role, self.at) & self.zone();
        attacks::seen(self.at, lines, self.others(now) | self.at.bit())
    }

    /// Where the king could go when the piece has arrived.
    pub(super) fn flights(&self, now: &Board) -> Bitboard {
        let open =
            self.zone() & !now.colored(self.color.opposite()) & !self.held(now) & !self.at.bit();
        let occupied = self.others(now) | self.at.bit();
        let is_flight = |square: &Square| {
            let attackers = now.attackers(*square, self.color, occupied);
            (attackers & !self.piece.bit()).is_empty()
        };
        open.into_iter().filter(is_flight).collect()
    }
}

/// The targets in a position that have not been tried.
#[derive(Default)]
pub(super) struct Targets {
    list: Vec<Target>,
}

impl Targets {
    pub(super) fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// The best, which is then no longer among them.
    pub(super) fn best(&mut self) -> Option<Target> {
        let costs = self.list.iter().map(|target| target.cost).enumerate();
        let (place, _) = costs.min_by_key(|(_, cost)| *cost)?;
        Some(self.list.swap_remove(place))
    }

    /// All targets of a position. None where there are minor pieces and pawns alone: a pawn is to be promoted first.
    pub(super) fn choose(&mut self, now: &Board, winner: Color) {
        self.list.clear();
        let heavy = now.pieces(winner, Role::Queen) | now.pieces(winner, Role::Rook);
        if heavy.is_empty() && !now.pieces(winner, Role::Pawn).is_empty() {
            return;
        }
        let loser = winner.opposite();
        let king = now.king(loser);
        let zone = attacks::lines(Role::King, king);
        let without_king = now.occupied() & !king.bit();
        let mut attackers = [Bitboard::EMPTY; 8];
        for (attackers, square) in attackers.iter_mut().zip(zone) {
            *attackers = now.attackers(square, winner, without_king);
        }
        for role in [Role::Queen, Role::Rook, Role::Knight, Role::Bishop] {
            let near = if role == Role::Knight { !zone } else { zone };
            let places = attacks::lines(role, king) & near;
            for piece in now.pieces(winner, role) {
                let mut covered = Bitboard::EMPTY;
                for (attackers, square) in attackers.iter().zip(zone) {
                    let others = *attackers & !piece.bit();
                    covered.0 |= u64::from(!others.is_empty()) << square.index();
                }
                let others = without_king & !piece.bit();
                let open = !now.colored(winner) | piece.bit();
                for at in places & open {
                    let held = attacks::lines(role, at) & zone;
                    let held = attacks::seen(at, held, others | at.bit());
                    let flights = zone & !now.colored(loser) & !held & !covered & !at.bit();
                    let defenders = now.attackers(at, loser, others) & !king.bit();
                    let is_guarded = covered.contains(at) || !zone.contains(at);
                    let cost = 3 * flights.count()
                        + 2 * defenders.count()
                        + if is_guarded { 0 } else { 2 }
                        + far(now, role, piece, at);
                    self.list.push(Target {
                        piece,
                        color: winner,
                        role,
                        at,
                        king,
                        cost,
                    });
                }
            }
        }
    }
}

/// How far a piece has to go, roughly.
fn far(now: &Board, role: Role, piece: Square, at: Square) -> u32 {
    let occupied = now.occupied();
    let aligned = attacks::lines(role, piece);
    if aligned.contains(at) && (attacks::between(piece, at) & occupied).is_empty() {
        return 0;
    }
    let between = attacked_from(role, now.turn(), piece, occupied) & attacks::lines(role, at);
    if between.is_empty() { 5 } else { 2 }
}
