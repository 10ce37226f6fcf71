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
    /// Every edition that may have held says so.
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
}

impl Timeline {
    pub fn walk(case: &Case<'_>) -> Timeline {
        let mut ends = ends(case);
        // What stands behind a word that could not be played comes after the last move that could.
        let plies = case.record.plies();
        for (end, rank) in &mut ends {
            end.ply = end.ply.min(plies);
            end.rank = *rank;
        }
        // At the same move, the board comes before what the players say, and that in the order in which it is written.
        ends.sort_by_key(|(end, rank)| (end.ply, *rank));
        let first_certain = ends.iter().position(|(end, _)| end.certain);
        let end = first_certain.map(|index| ends[index].0);
        let uncertain = &ends[..first_certain.unwrap_or(ends.len())];
        let mut uncertain = uncertain.iter().map(|(end, _)| *end);
        let certain_result = end.map(|end| end.result);
        Timeline {
            end,
            perhaps: uncertain.clone().next(),
            doubt: uncertain.find(|other| {
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
        let ends = [self.perhaps, self.end].into_iter().flatten();
        let mut dead = ends.filter(|end| end.cause == Cause::Board(EndKind::Dead));
        dead.next()
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

/// Everything that would end the game, wherever it stands.
fn ends(case: &Case<'_>) -> Vec<(GameEnd, Rank)> {
    let mut ends = Vec::new();
    for end in case.course.ends(&case.laws, case.record.plies()) {
        let result = match end.kind {
            EndKind::Checkmate => GameResult::won_by(case.end().turn().opposite()),
            _ => GameResult::Draw,
        };
        let end = GameEnd {
            ply: end.ply,
            cause: Cause::Board(end.kind),
            result,
            matter: end.matter,
            certain: end.certain,
            otherwise: None,
            rank: Rank::default(),
        };
        ends.push((end, Rank::ByBoard));
    }
    let certain = |matter| !case.laws.leaves_open(matter);
    if let Some(drawn) = both_flags_draw(case) {
        let end = GameEnd {
            ply: drawn.ply,
            cause: Cause::BothFlags,
            result: GameResult::Draw,
            matter: Matter::BothFlagsDown,
            certain: drawn.certain,
            otherwise: None,
            rank: Rank::default(),
        };
        ends.push((end, Rank::ByTag));
    }
    if case.record.commands.is_empty() && case.claims.is_empty() {
        return ends;
    }
    // Asked once: a hostile text may hold thousands of them, and only the first counts.
    let mut resignation = case.resignation().filter(|told| told.by_command);
    let mut claim = 0;
    for (index, placed) in case.record.commands.iter().enumerate() {
        if matches!(placed.command, PgnCommand::Resigns { .. })
            && let Some(resigned) = resignation.take()
        {
            ends.push((by_resignation(case, resigned), Rank::Written(index)));
        }
        let is_claim = matches!(placed.command, PgnCommand::Claim { .. });
        if let Some(end) = by_command(case, &placed.command, placed.ply, claim) {
            ends.push((end, Rank::Written(index)));
        }
        claim += usize::from(is_claim);
    }
    if let Some(end) = by_claim(case, claim) {
        ends.push((end, Rank::ByTag));
    }
    if let Some(loss) = lost_by_illegal_moves(case) {
        let end = |ply: u32, certain| GameEnd {
            ply: ply.saturating_sub(1),
            cause: Cause::IllegalMoves,
            result: loss.due,
            matter: loss.matter,
            certain,
            otherwise: loss.otherwise,
            rank: Rank::default(),
        };
        ends.push((end(loss.ply, loss.certain), Rank::TriedNext));
        if loss.first < loss.ply {
            ends.push((end(loss.first, false), Rank::TriedNext));
        }
    }
    if let Some(sealed) = faulty_sealed_move(case)
        && let Some(due) = sealed.due
    {
        let end = GameEnd {
            ply: sealed.ply.saturating_sub(1),
            cause: Cause::SealedMove,
            result: due,
            matter: sealed.matter,
            certain: certain(sealed.matter),
            otherwise: (sealed.matter == Matter::SealedMoveExceptions).then_some(GameResult::Draw),
            rank: Rank::default(),
        };
        ends.push((end, Rank::TriedNext));
    }
    ends
}

fn by_resignation(case: &Case<'_>, resigned: Resignation) -> GameEnd {
    let winner = resigned.player.opposite();
    let may_draw = resigned.matter == Matter::ResignationMatingPower;
    GameEnd {
        ply: resigned.ply,
        cause: Cause::Resignation(resigned.player),
        result: resigned.due,
        matter: resigned.matter,
        certain: !case.laws.leaves_open(resigned.matter),
        otherwise: may_draw.then(|| GameResult::won_by(winner)),
        rank: Rank::default(),
    }
}

/// What an agreement or a claim behind a move ends the game with. `claim` is the place of the next claim in their list.
fn by_command(case: &Case<'_>, command: &PgnCommand, ply: u32, claim: usize) -> Option<GameEnd> {
    match command {
        // Before both have moved nothing can be agreed where the edition asks for that; nobody is bound by it then.
        command if is_agreement(command) => {
            let needs_moves = Matter::AgreementAfterFirstMoves;
            let too_soon = !both_have_moved(case.record, ply);
            let is_open = too_soon && case.laws.leaves_open(needs_moves);
            let is_void = too_soon && !is_open && case.laws.settles(needs_moves);
            (!is_void).then_some(GameEnd {
                ply,
                cause: Cause::Agreement,
                result: GameResult::Draw,
                matter: match is_open {
                    true => needs_moves,
                    false => Matter::Agreement,
                },
                certain: !is_open,
                otherwise: None,
                rank: Rank::default(),
            })
        }
        PgnCommand::Claim { .. } => by_claim(case, claim),
        _ => None,
    }
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
        rank: Rank::default(),
    })
}
