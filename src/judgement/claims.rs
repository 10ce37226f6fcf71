//! Claims: found in the commands of a game and in its `Termination` tag, and judged under the Laws in force.
//! The rules about claims, the verdict on the game and `claims.csv` all rest on what is judged here, once.

use std::cell::OnceCell;

use crate::board::{Board, Color, Move};
use crate::event::Event;
use crate::fact::{Fact, FactShape};
use crate::facts;
use crate::laws::terms::Deduction;
use crate::laws::{Laws, Matter};
use crate::notation::pgn::command::{ClaimKind, PgnCommand};
use crate::notation::words::clock::Millis;
use crate::notation::words::result::GameResult;
use crate::notation::words::termination::Termination;
use crate::replay::Record;

use super::case::Submitted;
use super::timekeeping::{LeftReadings, Timekeeping};

mod on_the_board;
mod on_time;
mod same_positions;

use same_positions::SamePositions;

facts! {
    /// Why a claim is right, wrong or not to be decided, whatever its kind.
    enum ClaimEvidence {
        PositionUnknown = "claim-position-unknown",
        IntendedUnplayable = "claim-intended-unplayable" { written: String },
        OutOfTurn = "claim-not-to-move" { player: Color },
        Mated = "claim-mated",
        NotMated = "claim-not-mated",
        Stalemate = "claim-stalemate",
        NoStalemate = "claim-no-stalemate",
    }

    /// What a wrong claim does to the claimant's own clock.
    enum OwnClock {
        Differs = "claim-penalty-differs",
        Remains = "claim-penalty-remains" { own: Millis, left: Millis },
        Flag = "claim-penalty-flag" { own: Millis },
        Becomes = "claim-penalty-becomes" { own: Millis, left: Millis },
        Halved = "claim-penalty-halved",
    }
}

/// What is said of claims.
#[allow(dead_code, reason = "the tests of the words alone look at it")]
pub const FACTS: &[&[FactShape]] = &[
    ClaimEvidence::SHAPES,
    OwnClock::SHAPES,
    on_the_board::BoardEvidence::SHAPES,
    on_time::TimeEvidence::SHAPES,
];

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum ClaimVerdict {
    Correct,
    Wrong,
    Undecidable,
    /// The edition knows no such claim.
    NotInEdition,
}

impl ClaimVerdict {
    pub fn word(self) -> &'static str {
        match self {
            ClaimVerdict::Correct => "correct",
            ClaimVerdict::Wrong => "wrong",
            ClaimVerdict::Undecidable => "undecidable",
            ClaimVerdict::NotInEdition => "not_in_edition",
        }
    }
}

/// One claim, judged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JudgedClaim {
    pub kind: ClaimKind,
    /// Moves made before it.
    pub ply: u32,
    pub by: Color,
    /// The claimant was not to move.
    pub out_of_turn: bool,
    /// The submitted result is the one that was claimed, and no move came after.
    pub result_rests_on_it: bool,
    /// What the verdict rests on.
    pub matter: Matter,
    pub article: &'static str,
    pub verdict: ClaimVerdict,
    pub evidence: Vec<Fact>,
    /// Seconds that somebody's remaining time changes by, if the claim was wrong.
    pub penalty: Option<(i64, Color)>,
}

/// All claims of a game, in their order.
pub fn judge(
    record: &Record,
    laws: &Laws,
    event: Option<&Event>,
    submitted: &Submitted,
    time: &Timekeeping,
) -> Vec<JudgedClaim> {
    let mut claims = Vec::new();
    let has_claim = record
        .commands
        .iter()
        .any(|placed| matches!(placed.command, PgnCommand::Claim { .. }));
    if !has_claim && claimed_by_tag(submitted).is_none() {
        return claims;
    }
    let court = Court {
        laws,
        event,
        submitted,
        time,
        readings: LeftReadings::of(record),
        positions: OnceCell::new(),
    };
    for placed in &record.commands {
        if let PgnCommand::Claim { kind, by, intended } = &placed.command {
            let position = At::new(record, placed.ply);
            let to_move = position.board.turn();
            // A flag is claimed by the opponent of the player whose clock runs.
            let usual = match kind {
                ClaimKind::Flag => to_move.opposite(),
                _ => to_move,
            };
            let by = by.unwrap_or(usual);
            claims.push(if placed.unread > 0 {
                position.unknown(&court, *kind, by)
            } else {
                position.judge(&court, *kind, by, intended.as_deref())
            });
        }
    }
    if let Some(kind) = claimed_by_tag(submitted)
        && !claims.iter().any(|claim| claim.kind == kind)
    {
        claims.push(At::new(record, record.plies()).judge_tag(&court, kind));
    }
    claims
}

/// The claim that a `Termination` tag says the game ended by.
fn claimed_by_tag(submitted: &Submitted) -> Option<ClaimKind> {
    match submitted.termination? {
        Termination::Threefold => Some(ClaimKind::Threefold),
        Termination::FiftyMoves => Some(ClaimKind::Fifty),
        Termination::TimeForfeit => submitted.winner().map(|_| ClaimKind::Flag),
        _ => None,
    }
}

/// What every claim of a game is judged by.
struct Court<'c> {
    laws: &'c Laws,
    event: Option<&'c Event>,
    submitted: &'c Submitted,
    time: &'c Timekeeping,
    readings: LeftReadings,
    /// Worked out when the first claim of a repetition is met.
    positions: OnceCell<SamePositions>,
}

/// The position at which a claim was made.
struct At<'r> {
    record: &'r Record,
    ply: u32,
    board: Board,
}

/// What an edition was asked, and what came out.
struct Judgement {
    verdict: ClaimVerdict,
    matter: Matter,
    evidence: Vec<Fact>,
}

impl Judgement {
    fn new(verdict: ClaimVerdict, matter: Matter, evidence: impl Into<Fact>) -> Judgement {
        Judgement {
            verdict,
            matter,
            evidence: vec![evidence.into()],
        }
    }

    /// Right or wrong.
    fn plain(right: bool, matter: Matter, evidence: impl Into<Fact>) -> Judgement {
        let verdict = match right {
            true => ClaimVerdict::Correct,
            false => ClaimVerdict::Wrong,
        };
        Judgement::new(verdict, matter, evidence)
    }

    /// The gap rule: a judgement that hangs on a matter which the Laws of the day leave open becomes undecidable. The
    /// day falls into a gap if we do not hold the edition then in force and its neighbours differ.
    fn hanging_on(mut self, laws: &Laws, matter: Matter) -> Judgement {
        if laws.leaves_open(matter) {
            self.verdict = ClaimVerdict::Undecidable;
        }
        self
    }
}

impl<'r> At<'r> {
    fn new(record: &'r Record, ply: u32) -> At<'r> {
        At {
            record,
            ply,
            board: record.board_before(ply + 1),
        }
    }

    /// Words before the claim could not be played: nobody knows the position it was made in.
    fn unknown(&self, court: &Court<'_>, kind: ClaimKind, by: Color) -> JudgedClaim {
        let judgement = Judgement::new(
            ClaimVerdict::Undecidable,
            matter_of(kind),
            ClaimEvidence::PositionUnknown,
        );
        self.claim(court, kind, by, false, judgement)
    }

    fn judge(
        &self,
        court: &Court<'_>,
        kind: ClaimKind,
        by: Color,
        intended: Option<&str>,
    ) -> JudgedClaim {
        let needs_turn = matches!(kind, ClaimKind::Threefold | ClaimKind::Fifty);
        let out_of_turn = needs_turn && by != self.board.turn();
        let mut judgement = match self.intended_move(intended) {
            Err(written) => Judgement::new(
                ClaimVerdict::Wrong,
                matter_of(kind),
                ClaimEvidence::IntendedUnplayable { written },
            ),
            Ok(intended) => self.judgement(court, kind, by, intended),
        };
        if out_of_turn && judgement.verdict != ClaimVerdict::NotInEdition {
            judgement.verdict = ClaimVerdict::Wrong;
            let out_of_turn = ClaimEvidence::OutOfTurn { player: by };
            judgement.evidence.insert(0, out_of_turn.into());
        }
        self.claim(court, kind, by, out_of_turn, judgement)
    }

    /// A tag says that the game was drawn by a claim, and neither who claimed nor whether a move was only
    /// written down. So the claim stands if the player to move had any way to make it.
    fn judge_tag(&self, court: &Court<'_>, kind: ClaimKind) -> JudgedClaim {
        if kind == ClaimKind::Flag {
            let by = court.submitted.winner().unwrap_or(self.board.turn());
            let judgement = self.judgement(court, kind, by, None);
            return self.claim(court, kind, by, false, judgement);
        }
        let by = self.board.turn();
        let mut judgement = self.judgement(court, kind, by, None);
        if judgement.verdict == ClaimVerdict::Wrong {
            let mut moves = Vec::new();
            self.board.legal_moves(&mut moves);
            let better = moves.into_iter().find_map(|m| {
                let with_move = self.judgement(court, kind, by, Some(m));
                (with_move.verdict != ClaimVerdict::Wrong).then_some(with_move)
            });
            if let Some(better) = better {
                judgement = better;
            }
        }
        self.claim(court, kind, by, false, judgement)
    }

    fn claim(
        &self,
        court: &Court<'_>,
        kind: ClaimKind,
        by: Color,
        out_of_turn: bool,
        mut judgement: Judgement,
    ) -> JudgedClaim {
        let penalty = match judgement.verdict {
            ClaimVerdict::Wrong if has_price(court.laws, kind) => {
                self.penalty(court, by, &mut judgement.evidence)
            }
            _ => None,
        };
        let last = self.ply == self.record.plies() && self.record.stop.is_none();
        JudgedClaim {
            kind,
            ply: self.ply,
            by,
            out_of_turn,
            result_rests_on_it: last
                && match kind {
                    ClaimKind::Flag => court.submitted.result == Some(GameResult::won_by(by)),
                    _ => court.submitted.fits_draw,
                },
            matter: judgement.matter,
            article: court
                .laws
                .article_at(judgement.matter, court.time.ruling_pace()),
            verdict: judgement.verdict,
            evidence: judgement.evidence,
            penalty,
        }
    }

    /// The move that was written down for the claim, if any was.
    fn intended_move(&self, written: Option<&str>) -> Result<Option<Move>, String> {
        match written {
            None => Ok(None),
            Some(written) => self
                .record
                .read_move(&self.board, written)
                .map(Some)
                .ok_or_else(|| written.to_owned()),
        }
    }

    fn judgement(
        &self,
        court: &Court<'_>,
        kind: ClaimKind,
        by: Color,
        intended: Option<Move>,
    ) -> Judgement {
        let laws = court.laws;
        match kind {
            ClaimKind::Threefold => self.threefold(court, intended),
            ClaimKind::Fifty => self.fifty(laws, intended),
            ClaimKind::Mate => {
                let (mate, evidence) = match self.board.is_checkmate() {
                    true => (true, ClaimEvidence::Mated),
                    false => (false, ClaimEvidence::NotMated),
                };
                Judgement::plain(mate, Matter::Checkmate, evidence)
            }
            ClaimKind::Stalemate => {
                let (stalemate, evidence) = match self.board.is_stalemate() {
                    true => (true, ClaimEvidence::Stalemate),
                    false => (false, ClaimEvidence::NoStalemate),
                };
                Judgement::plain(stalemate, Matter::Stalemate, evidence)
            }
            ClaimKind::Dead => self.dead(laws, by),
            ClaimKind::Agreement => self.agreement(laws),
            ClaimKind::Flag => self.flag(court, by),
            ClaimKind::NormalMeans => self.normal_means(court, by),
        }
    }
}

fn matter_of(kind: ClaimKind) -> Matter {
    match kind {
        ClaimKind::Threefold => Matter::Threefold,
        ClaimKind::Fifty => Matter::FiftyMoves,
        ClaimKind::Flag => Matter::FlagFall,
        ClaimKind::Mate => Matter::Checkmate,
        ClaimKind::Stalemate => Matter::Stalemate,
        ClaimKind::Dead => Matter::DeadPosition,
        ClaimKind::Agreement => Matter::Agreement,
        ClaimKind::NormalMeans => Matter::LastTwoMinutes,
    }
}

/// Which wrong claims have a price: those of a draw by repetition or by the count of moves, and in 1985 also that
/// against a bare king.
fn has_price(laws: &Laws, kind: ClaimKind) -> bool {
    match kind {
        ClaimKind::Threefold | ClaimKind::Fifty => true,
        ClaimKind::Dead => laws.bare_king_claim(),
        _ => false,
    }
}

impl At<'_> {
    /// What a wrong claim costs. What it does to the claimant's own clock is told where that is known.
    fn penalty(
        &self,
        court: &Court<'_>,
        by: Color,
        evidence: &mut Vec<Fact>,
    ) -> Option<(i64, Color)> {
        if court.laws.leaves_open(Matter::WrongClaim) {
            evidence.push(OwnClock::Differs.into());
            return None;
        }
        let time = court.time;
        let cost = court
            .laws
            .wrong_claim_cost(time.ruling_pace(), time.supervision)?;
        let own = court
            .readings
            .up_to(by, self.ply)
            .map(|left| left.time.max(Millis::ZERO));
        let after = |own: Millis| {
            own - Millis::from_duration(cost.from_claimant.taken_from(own.as_duration()))
        };
        match cost.from_claimant {
            Deduction::Fixed(time) => {
                if let Some(own) = own {
                    let left = after(own);
                    let clock = match left > Millis::ZERO {
                        true => OwnClock::Remains { own, left },
                        false => OwnClock::Flag { own },
                    };
                    evidence.push(clock.into());
                }
                return Some((-(time.as_secs() as i64), by));
            }
            Deduction::Half => {
                let clock = own.map_or(OwnClock::Halved, |own| OwnClock::Becomes {
                    own,
                    left: after(own),
                });
                evidence.push(clock.into());
            }
            Deduction::Nothing => {}
        }
        Some((cost.to_opponent.as_secs() as i64, by.opposite()))
    }
}
