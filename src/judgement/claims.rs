//! Claims: found in the commands of a game and in its `Termination` tag, and judged under the Laws in force.
//! The rules about claims, the verdict on the game and `claims.csv` all rest on what is judged here, once.

use std::cell::OnceCell;

use crate::board::{Board, Color, Move};
use crate::event::Event;
use crate::fact::{Fact, FactShape};
use crate::facts;
use crate::laws::{Laws, Matter};
use crate::notation::pgn::command::{ClaimKind, PgnCommand};
use crate::notation::words::result::GameResult;
use crate::notation::words::termination::Termination;
use crate::replay::{Record, Variant};

use super::case::Submitted;
use super::same_positions::SamePositions;
use super::timekeeping::{LeftReadings, Timekeeping};
use super::timeline::{Rank, Timeline};

mod on_the_board;
mod on_time;
mod price;

use price::Penalty;

facts! {
    /// Why a claim is right, wrong or not to be decided, whatever its kind.
    enum ClaimEvidence {
        PositionUnknown = "claim-position-unknown",
        IntendedUnplayable = "claim-intended-unplayable" { written: String },
        IntendedAmbiguous = "claim-intended-ambiguous" { written: String },
        OutOfTurn = "claim-not-to-move" { player: Color },
        Mated = "claim-mated",
        NotMated = "claim-not-mated",
        Stalemate = "claim-stalemate",
        NoStalemate = "claim-no-stalemate",
        AfterEnd = "claim-after-end",
        Assumed = "claim-assumed" { number: String },
    }
}

/// What is said of claims.
#[allow(dead_code, reason = "the tests of the words alone look at it")]
pub const FACTS: &[&[FactShape]] = &[
    ClaimEvidence::SHAPES,
    price::OwnClock::SHAPES,
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
    /// Where it stands among what happened at the same move.
    pub rank: Rank,
    /// What the verdict rests on.
    pub matter: Matter,
    pub article: &'static str,
    pub verdict: ClaimVerdict,
    pub evidence: Vec<Fact>,
    /// Seconds that somebody's remaining time changes by, if the claim was wrong.
    pub penalty: Option<(i64, Color)>,
    /// What sets that penalty; empty where there is none.
    pub penalty_article: &'static str,
    /// A claimed flag is proved to have fallen, whatever follows from that.
    pub flag_proved: bool,
    /// The game had ended before it was made.
    pub is_void: bool,
    /// It cannot be decided only because the Laws of the day are not known, and may be right.
    pub may_be_right: bool,
    /// The time taken from the claimant is more than he had: his flag falls, and he loses.
    pub flags_claimant: bool,
}

/// All claims of a game, in their order.
pub fn judge(
    record: &Record,
    text: &str,
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
    if !has_claim && claimed_by_tag(submitted, time).is_none() {
        return claims;
    }
    let court = Court {
        text,
        laws,
        event,
        submitted,
        time,
        readings: LeftReadings::of(record),
        positions: OnceCell::new(),
    };
    let is_replayed = record.fen_error.is_none() && record.variant != Variant::Other;
    for (index, placed) in record.commands.iter().enumerate() {
        if let PgnCommand::Claim { kind, by, intended } = &placed.command {
            let position = At::new(record, placed.ply);
            let to_move = position.board.turn();
            // A flag is claimed by the opponent of the player whose clock runs.
            let usual = match kind {
                ClaimKind::Flag => to_move.opposite(),
                _ => to_move,
            };
            let by = by.unwrap_or(usual);
            let claim = if placed.unread > 0 || !is_replayed {
                position.unknown(&court, *kind, by)
            } else {
                position.judge(&court, *kind, by, intended.as_deref())
            };
            claims.push(JudgedClaim {
                rank: Rank::Written(index),
                ..claim
            });
        }
    }
    // The tag tells of a claim at the end of the game. A wrong one that was made before does not stand for it.
    let is_told = |claim: &JudgedClaim, kind| {
        claim.kind == kind
            && (claim.ply == record.plies() || claim.verdict == ClaimVerdict::Correct)
    };
    if let Some(kind) = claimed_by_tag(submitted, time)
        && !claims.iter().any(|claim| is_told(claim, kind))
    {
        let position = At::new(record, record.plies());
        let claim = match is_replayed {
            true => position.judge_tag(&court, kind),
            false => position.unknown(&court, kind, position.board.turn()),
        };
        claims.push(JudgedClaim {
            rank: Rank::ByTag,
            ..claim
        });
    }
    claims
}

/// The claim that a `Termination` tag says the game ended by. A flag is somebody's win, or was shown by a clock.
fn claimed_by_tag(submitted: &Submitted, time: &Timekeeping) -> Option<ClaimKind> {
    match submitted.termination? {
        Termination::Threefold => Some(ClaimKind::Threefold),
        Termination::FiftyMoves => Some(ClaimKind::Fifty),
        Termination::TimeForfeit | Termination::TimeoutWithoutMate => {
            let by = submitted.winner().or_else(|| won_by_clock(time));
            by.map(|_| ClaimKind::Flag)
        }
        _ => None,
    }
}

/// The opponent of the one player whose clock proves that he overstepped his time.
fn won_by_clock(time: &Timekeeping) -> Option<Color> {
    match (time.white.overstepped, time.black.overstepped) {
        (Some(_), None) => Some(Color::Black),
        (None, Some(_)) => Some(Color::White),
        _ => None,
    }
}

/// Marks the claims that were made after the end of the game: they are void, cost nothing, and no result rests on them.
/// (What only the tag tells has no place of its own, and a flag that came after mate is refuted by that already.)
pub fn void_after(claims: &mut [JudgedClaim], timeline: &Timeline) {
    for claim in claims {
        let is_refuted = claim.kind == ClaimKind::Flag && claim.verdict == ClaimVerdict::Wrong;
        let is_after = timeline.has_ended_before(claim.ply, claim.rank);
        if !is_after || is_refuted || claim.rank == Rank::ByTag {
            continue;
        }
        // What stands on the board stands there still; anything else can no longer be claimed.
        let of_players = matches!(
            claim.kind,
            ClaimKind::Threefold | ClaimKind::Fifty | ClaimKind::Flag | ClaimKind::NormalMeans
        );
        if of_players && claim.verdict != ClaimVerdict::Wrong {
            claim.verdict = ClaimVerdict::Wrong;
            claim.evidence.clear();
        }
        claim.evidence.retain(|fact| !price::is_price(fact));
        claim.evidence.push(ClaimEvidence::AfterEnd.into());
        claim.is_void = true;
        claim.result_rests_on_it = false;
        claim.penalty = None;
        claim.penalty_article = "";
        claim.flags_claimant = false;
    }
}

/// What every claim of a game is judged by.
struct Court<'c> {
    text: &'c str,
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
struct Ruling {
    verdict: ClaimVerdict,
    matter: Matter,
    evidence: Vec<Fact>,
    /// Only what is not known of the Laws keeps it from being decided.
    may_be_right: bool,
}

impl Ruling {
    fn new(verdict: ClaimVerdict, matter: Matter, evidence: impl Into<Fact>) -> Ruling {
        Ruling {
            verdict,
            matter,
            evidence: vec![evidence.into()],
            may_be_right: false,
        }
    }

    /// Right or wrong.
    fn plain(right: bool, matter: Matter, evidence: impl Into<Fact>) -> Ruling {
        let verdict = match right {
            true => ClaimVerdict::Correct,
            false => ClaimVerdict::Wrong,
        };
        Ruling::new(verdict, matter, evidence)
    }

    /// The gap rule: a ruling that hangs on a matter which the Laws of the day leave open becomes undecidable, and the
    /// evidence says why it is open.
    fn hanging_on(mut self, laws: &Laws, matter: Matter) -> Ruling {
        if let Some(open) = laws.open(matter) {
            self.verdict = ClaimVerdict::Undecidable;
            self.may_be_right = true;
            self.evidence.push(open.into());
        }
        self
    }
}

impl Ruling {
    /// The same for several matters: the first that is open makes it undecidable.
    fn hanging_on_all(self, laws: &Laws, matters: &[Matter]) -> Ruling {
        let open = matters.iter().find(|matter| laws.leaves_open(**matter));
        match open {
            Some(matter) => self.hanging_on(laws, *matter),
            None => self,
        }
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
        let ruling = Ruling::new(
            ClaimVerdict::Undecidable,
            matter_of(kind),
            ClaimEvidence::PositionUnknown,
        );
        self.claim(court, kind, by, false, ruling)
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
        let mut ruling = self.with_intended(court, kind, by, intended);
        if out_of_turn && ruling.verdict != ClaimVerdict::NotInEdition {
            ruling.verdict = ClaimVerdict::Wrong;
            let out_of_turn = ClaimEvidence::OutOfTurn { player: by };
            ruling.evidence.insert(0, out_of_turn.into());
        }
        self.claim(court, kind, by, out_of_turn, ruling)
    }

    /// A tag says that the game was drawn by a claim, and neither who claimed nor whether a move was only
    /// written down. So the claim stands if the player to move had any way to make it.
    fn judge_tag(&self, court: &Court<'_>, kind: ClaimKind) -> JudgedClaim {
        if kind == ClaimKind::Flag {
            let by = court
                .submitted
                .winner()
                .or_else(|| won_by_clock(court.time));
            let by = by.unwrap_or(self.board.turn());
            let ruling = self.ruling(court, kind, by, None);
            return self.claim(court, kind, by, false, ruling);
        }
        let by = self.board.turn();
        let mut ruling = self.ruling(court, kind, by, None);
        if ruling.verdict == ClaimVerdict::Wrong {
            let mut moves = Vec::new();
            self.board.legal_moves(&mut moves);
            let better = moves.into_iter().find_map(|m| {
                let with_move = self.ruling(court, kind, by, Some(m));
                (with_move.verdict != ClaimVerdict::Wrong).then_some(with_move)
            });
            if let Some(better) = better {
                ruling = better;
            }
        }
        self.claim(court, kind, by, false, ruling)
    }

    fn claim(
        &self,
        court: &Court<'_>,
        kind: ClaimKind,
        by: Color,
        out_of_turn: bool,
        mut ruling: Ruling,
    ) -> JudgedClaim {
        // Where the replay went on behind a fault and that is not certain, neither is the position.
        let resumptions = self.record.resumptions_up_to(self.ply);
        let uncertain = resumptions
            .iter()
            .find(|one| !one.is_certain(self.record, court.text));
        if let Some(resumption) = uncertain
            && ruling.verdict != ClaimVerdict::NotInEdition
        {
            let number = self.record.move_number(resumption.stop.ply);
            let is_decided = ruling.verdict != ClaimVerdict::Undecidable;
            ruling.verdict = ClaimVerdict::Undecidable;
            ruling.may_be_right = false;
            if is_decided {
                ruling
                    .evidence
                    .push(ClaimEvidence::Assumed { number }.into());
            }
        }
        let cost = match ruling.verdict {
            ClaimVerdict::Wrong => self.penalty(court, kind, by, &mut ruling.evidence),
            // If it is wrong under one of the editions that may have held, it may have cost the game.
            ClaimVerdict::Undecidable if ruling.may_be_right => {
                let cost = self.penalty(court, kind, by, &mut Vec::new());
                cost.map(|cost| Penalty {
                    change: None,
                    ..cost
                })
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
            matter: ruling.matter,
            article: court.laws.article(ruling.matter),
            verdict: ruling.verdict,
            evidence: ruling.evidence,
            rank: Rank::default(),
            is_void: false,
            may_be_right: ruling.may_be_right,
            flag_proved: kind == ClaimKind::Flag
                && uncertain.is_none()
                && self.proved_down(court, by.opposite()),
            penalty: cost.as_ref().and_then(|cost| cost.change),
            penalty_article: match &cost {
                Some(Penalty {
                    change: Some(_), ..
                }) => court.laws.article(Matter::WrongClaim),
                _ => "",
            },
            flags_claimant: cost.is_some_and(|cost| cost.flags_claimant),
        }
    }

    /// The claim with the move that was written down for it, if any was. An ambiguous one is judged if it comes to the same
    /// whichever is meant.
    fn with_intended(
        &self,
        court: &Court<'_>,
        kind: ClaimKind,
        by: Color,
        written: Option<&str>,
    ) -> Ruling {
        let Some(written) = written else {
            return self.ruling(court, kind, by, None);
        };
        // Moves that have been made need no announced one.
        if kind == ClaimKind::Fifty {
            let made = self.ruling(court, kind, by, None);
            if made.verdict == ClaimVerdict::Correct || made.may_be_right {
                return made;
            }
        }
        let moves = self.record.moves_written(&self.board, written);
        let mut rulings = moves.iter().map(|m| self.ruling(court, kind, by, Some(*m)));
        let written = written.to_owned();
        let Some(first) = rulings.next() else {
            let evidence = ClaimEvidence::IntendedUnplayable { written };
            return Ruling::new(ClaimVerdict::Wrong, matter_of(kind), evidence);
        };
        match rulings.all(|other| other.verdict == first.verdict) {
            true => first,
            false => {
                let evidence = ClaimEvidence::IntendedAmbiguous { written };
                Ruling::new(ClaimVerdict::Undecidable, matter_of(kind), evidence)
            }
        }
    }

    fn ruling(
        &self,
        court: &Court<'_>,
        kind: ClaimKind,
        by: Color,
        intended: Option<Move>,
    ) -> Ruling {
        let laws = court.laws;
        match kind {
            ClaimKind::Threefold => self.threefold(court, intended),
            ClaimKind::Fifty => self.fifty(laws, intended),
            ClaimKind::Mate => {
                let (mate, evidence) = match self.board.is_checkmate() {
                    true => (true, ClaimEvidence::Mated),
                    false => (false, ClaimEvidence::NotMated),
                };
                Ruling::plain(mate, Matter::Checkmate, evidence)
            }
            ClaimKind::Stalemate => {
                let (stalemate, evidence) = match self.board.is_stalemate() {
                    true => (true, ClaimEvidence::Stalemate),
                    false => (false, ClaimEvidence::NoStalemate),
                };
                Ruling::plain(stalemate, Matter::Stalemate, evidence)
            }
            ClaimKind::Dead => self.dead(court, by),
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
