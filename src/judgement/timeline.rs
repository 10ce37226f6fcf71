//! What happened in a game, in order, and what ended it. A game ends once: the timeline is walked under the Laws of the day,
//! and the first thing on it that ends the game ends it; what stands behind that is after the end. What hangs on a matter
//! that the Laws leave open ends nothing for certain, and is kept as what may have ended the game before.

use crate::board::Color;
use crate::laws::Matter;
use crate::notation::pgn::command::{ClaimKind, PgnCommand};
use crate::notation::words::result::GameResult;

use super::Case;
use super::agreement::{both_have_moved, is_agreement};
use super::both_flags::both_flags_draw;
use super::claims::ClaimVerdict;
use super::course::EndKind;
use super::illegal_moves::lost_by_illegal_moves;
use super::resignation::Resignation;
use super::sealed_move::faulty_sealed_move;

/// What ended a game.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Cause {
    /// The board, or the count of moves or positions.
    Board(EndKind),
    /// A right claim, by its place in the list of claims.
    Claim(usize),
    /// A wrong claim, by its place, whose price was more time than the claimant had.
    PriceOfClaim(usize),
    Resignation(Color),
    Agreement,
    IllegalMoves,
    SealedMove,
    BothFlags,
}

/// An end of a game: after how many moves, by what, with which result.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct GameEnd {
    pub ply: u32,
    pub cause: Cause,
    pub result: GameResult,
    /// What of the Laws it hangs on.
    pub matter: Matter,
    /// Every edition that may have held says so, and the position it stands in is certain.
    pub certain: bool,
    /// The result under another of those editions, where it is an end with another result there.
    pub otherwise: Option<GameResult>,
    /// Where it stands among what happened at the same move.
    rank: Rank,
}

impl GameEnd {
    /// Whether it is what stands there.
    pub fn is_at(&self, ply: u32, rank: Rank) -> bool {
        (self.ply, self.rank) == (ply, rank)
    }

    fn is_by_board(&self) -> bool {
        matches!(self.cause, Cause::Board(_))
    }

    /// Whether it hangs on what stands on the board, or on the clocks beside it, and not on the players' word alone.
    fn rests_on_position(&self) -> bool {
        match self.cause {
            Cause::Agreement => false,
            Cause::Resignation(_) => self.matter == Matter::ResignationMatingPower,
            _ => true,
        }
    }

    /// Whether it came before something else.
    pub fn is_before(&self, ply: u32, rank: Rank) -> bool {
        (self.ply, self.rank) < (ply, rank)
    }
}

/// How a game ended.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Timeline {
    /// The first thing that certainly ended it.
    pub end: Option<GameEnd>,
    /// What may have ended it before that, and hangs on a matter that the Laws of the day leave open: the first such thing.
    pub perhaps: Option<GameEnd>,
    /// The first of these that gives another result than the certain end: then nobody can say which counts.
    doubt: Option<GameEnd>,
    /// The first end by the board that rests on how the replay went on behind a fault, if that is not certain.
    assumed: Option<GameEnd>,
}

impl Timeline {
    pub fn walk(case: &Case<'_>) -> Timeline {
        let mut ends = ends(case);
        for end in &mut ends {
            end.certain &= !end.rests_on_position() || is_position_certain(case, end);
        }
        // What stands behind a word that could not be played comes after the last move that could.
        let plies = case.record.plies();
        for end in &mut ends {
            end.ply = end.ply.min(plies);
        }
        // At the same move, the board comes before what the players say, and that in the order in which it is written.
        ends.sort_by_key(|end| (end.ply, end.rank));
        let first_certain = ends.iter().position(|end| end.certain);
        let end = first_certain.map(|index| ends[index]);
        let uncertain = &ends[..first_certain.unwrap_or(ends.len())];
        let certain_result = end.map(|end| end.result);
        let sound = case.record.sound_plies();
        let is_assumed = |end: &&GameEnd| end.is_by_board() && end.ply > sound;
        Timeline {
            end,
            assumed: uncertain.iter().find(is_assumed).copied(),
            perhaps: uncertain.first().copied(),
            doubt: uncertain.iter().copied().find(|other| {
                let otherwise = other.otherwise.unwrap_or(other.result);
                [other.result, otherwise].map(Some) != [certain_result; 2]
            }),
        }
    }

    /// Whether something stands behind the certain end of the game.
    pub fn has_ended_before(&self, ply: u32, rank: Rank) -> bool {
        self.end.is_some_and(|end| end.is_before(ply, rank))
    }

    /// The dead position that ended the game, or may have ended it.
    pub fn dead_position(&self) -> Option<GameEnd> {
        let ends = [self.perhaps, self.assumed, self.end].into_iter();
        let is_dead = |end: &GameEnd| end.cause == Cause::Board(EndKind::Dead);
        ends.flatten().find(is_dead)
    }

    /// Mate or stalemate, where that ended the game, or did if the replay went on rightly behind a fault.
    pub fn on_the_board(&self, kind: EndKind) -> Option<GameEnd> {
        let ends = [self.end, self.assumed].into_iter();
        ends.flatten().find(|end| end.cause == Cause::Board(kind))
    }

    /// What may have ended the game before its certain end, with another result: then nobody can say which counts.
    pub fn doubt(&self) -> Option<GameEnd> {
        self.doubt
    }
}

/// Where at one move something stands: the board, then what is written behind the move, in its order, then the illegal move
/// that was tried next, then what only the tags tell.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rank {
    #[default]
    ByBoard,
    /// By the place of the command in the record.
    Written(usize),
    TriedNext,
    ByTag,
}

/// Whether the position of an end is certain. Where the replay went on behind a fault and the end gives the submitted result,
/// it is enough that nothing else at the fault explains the rest; only for another result everything before is tried too.
fn is_position_certain(case: &Case<'_>, end: &GameEnd) -> bool {
    let record = case.record;
    let changes_nothing = case.fits(end.result) && end.otherwise.is_none();
    match changes_nothing {
        true => !record.is_open_to_rivals(end.ply),
        false => !record.is_assumed(end.ply, case.text),
    }
}

/// Everything that would end the game, wherever it stands.
fn ends(case: &Case<'_>) -> Vec<GameEnd> {
    let mut ends: Vec<GameEnd> = by_board(case).collect();
    ends.extend(by_flags(case));
    if !case.record.commands.is_empty() || !case.claims.is_empty() {
        by_commands(case, &mut ends);
        by_illegal_moves(case, &mut ends);
        ends.extend(by_sealed_move(case));
    }
    ends
}

fn by_board(case: &Case<'_>) -> impl Iterator<Item = GameEnd> {
    let ends = case.course.ends(&case.laws, case.record.plies());
    ends.map(|end| GameEnd {
        ply: end.ply,
        rank: Rank::ByBoard,
        cause: Cause::Board(end.kind),
        result: match end.kind {
            EndKind::Checkmate => GameResult::won_by(case.end().turn().opposite()),
            _ => GameResult::Draw,
        },
        matter: end.matter,
        certain: end.certain,
        otherwise: None,
    })
}

fn by_flags(case: &Case<'_>) -> Option<GameEnd> {
    both_flags_draw(case).map(|drawn| GameEnd {
        ply: drawn.ply,
        rank: Rank::ByTag,
        cause: Cause::BothFlags,
        result: GameResult::Draw,
        matter: Matter::BothFlagsDown,
        certain: drawn.certain,
        otherwise: None,
    })
}

/// What is written behind the moves, and the claim that only the tag tells, which is the last of them.
fn by_commands(case: &Case<'_>, ends: &mut Vec<GameEnd>) {
    // Asked once: a hostile text may hold thousands of them, and only the first counts.
    let mut resignation = case.resignation().filter(|told| told.by_command);
    let mut claim = 0;
    for (index, placed) in case.record.commands.iter().enumerate() {
        let rank = Rank::Written(index);
        match &placed.command {
            PgnCommand::Resigns { .. } => {
                let resigned = resignation.take();
                ends.extend(resigned.map(|resigned| by_resignation(case, resigned, rank)));
            }
            command if is_agreement(command) => ends.extend(by_agreement(case, placed.ply, rank)),
            PgnCommand::Claim { .. } => ends.extend(by_claim(case, claim)),
            _ => {}
        }
        claim += usize::from(matches!(placed.command, PgnCommand::Claim { .. }));
    }
    ends.extend(by_claim(case, claim));
}

/// Where the editions that may have held agree on the loss but not on the move, both are ends, and the first is no certain one.
fn by_illegal_moves(case: &Case<'_>, ends: &mut Vec<GameEnd>) {
    let Some(loss) = lost_by_illegal_moves(case) else {
        return;
    };
    let end = |ply: u32, certain| GameEnd {
        ply: ply.saturating_sub(1),
        rank: Rank::TriedNext,
        cause: Cause::IllegalMoves,
        result: loss.due,
        matter: loss.matter,
        certain,
        otherwise: loss.otherwise,
    };
    ends.push(end(loss.ply, loss.certain));
    if loss.first < loss.ply {
        ends.push(end(loss.first, false));
    }
}

fn by_sealed_move(case: &Case<'_>) -> Option<GameEnd> {
    let sealed = faulty_sealed_move(case)?;
    let is_exception = sealed.matter == Matter::SealedMoveExceptions;
    Some(GameEnd {
        ply: sealed.ply.saturating_sub(1),
        rank: Rank::TriedNext,
        cause: Cause::SealedMove,
        result: sealed.due?,
        matter: sealed.matter,
        certain: !case.laws.leaves_open(sealed.matter),
        otherwise: is_exception.then_some(GameResult::Draw),
    })
}

fn by_resignation(case: &Case<'_>, resigned: Resignation, rank: Rank) -> GameEnd {
    let winner = resigned.player.opposite();
    let may_draw = resigned.matter == Matter::ResignationMatingPower;
    GameEnd {
        ply: resigned.ply,
        rank,
        cause: Cause::Resignation(resigned.player),
        result: resigned.due,
        matter: resigned.matter,
        certain: !case.laws.leaves_open(resigned.matter),
        otherwise: may_draw.then(|| GameResult::won_by(winner)),
    }
}

/// Before both have moved nothing can be agreed where the edition asks for that; nobody is bound by it then.
fn by_agreement(case: &Case<'_>, ply: u32, rank: Rank) -> Option<GameEnd> {
    let needs_moves = Matter::AgreementAfterFirstMoves;
    let too_soon = !both_have_moved(case.record, ply);
    let is_open = too_soon && case.laws.leaves_open(needs_moves);
    let is_void = too_soon && !is_open && case.laws.settles(needs_moves);
    (!is_void).then_some(GameEnd {
        ply,
        rank,
        cause: Cause::Agreement,
        result: GameResult::Draw,
        matter: match is_open {
            true => needs_moves,
            false => Matter::Agreement,
        },
        certain: !is_open,
        otherwise: None,
    })
}

/// What a claim decides: a right one, or a wrong one whose price is the game.
fn by_claim(case: &Case<'_>, index: usize) -> Option<GameEnd> {
    let claim = case.claims.get(index)?;
    let is_right = claim.verdict == ClaimVerdict::Correct;
    // Under one of the editions that may have held.
    let may_be_right = claim.verdict == ClaimVerdict::Undecidable && claim.may_be_right;
    let verdict = match may_be_right {
        true => ClaimVerdict::Correct,
        false => claim.verdict,
    };
    let (cause, result, matter) = match (verdict, claim.kind) {
        (ClaimVerdict::Wrong, ClaimKind::Flag)
            if claim.matter == Matter::FlagMatingPower && claim.flag_proved =>
        {
            (Cause::Claim(index), GameResult::Draw, claim.matter)
        }
        (ClaimVerdict::Wrong, _) if claim.flags_claimant => {
            let winner = claim.by.opposite();
            (
                Cause::PriceOfClaim(index),
                GameResult::won_by(winner),
                Matter::WrongClaim,
            )
        }
        (ClaimVerdict::Correct, ClaimKind::Flag) => (
            Cause::Claim(index),
            GameResult::won_by(claim.by),
            claim.matter,
        ),
        (
            ClaimVerdict::Correct,
            ClaimKind::Threefold | ClaimKind::Fifty | ClaimKind::NormalMeans,
        ) => (Cause::Claim(index), GameResult::Draw, claim.matter),
        // 1985's claim against a bare king: what is dead or mate on the board needs no claim.
        (ClaimVerdict::Correct, ClaimKind::Dead) if claim.matter == Matter::BareKingClaim => {
            (Cause::Claim(index), GameResult::Draw, claim.matter)
        }
        _ => return None,
    };
    Some(GameEnd {
        ply: claim.ply,
        rank: claim.rank,
        cause,
        result,
        matter,
        certain: (is_right || claim.verdict == ClaimVerdict::Wrong)
            && !case.laws.leaves_open(matter),
        // A flag wins or only draws; a claim that may be right may also have cost the game.
        otherwise: match claim.matter {
            Matter::FlagMatingPower => Some(GameResult::Draw),
            _ if may_be_right && claim.flags_claimant => {
                Some(GameResult::won_by(claim.by.opposite()))
            }
            _ => None,
        },
    })
}
