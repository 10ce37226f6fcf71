//! Finds a starting position (tag `FEN`) that is impossible or cannot be read, castling rights without king
//! and rook in their places, and a Chess960 game that starts from none of the 960 positions. A game of standard chess
//! that starts from another array, or with Black to move, is a warning: the evidence says what follows from it under the
//! Laws of the day and at the pace of the game.
//!
//! Why it matters: every move is judged from there. A wrong right is dropped and the game replayed; an
//! impossible position leaves nothing to replay.
//!
//! Example: `[FEN "4k3/8/8/8/8/8/8/4K3 w KQ - 0 1"]` (no rooks to castle with).

use crate::board::{Bitboard, Board, Color, FenError, FenProblem, Role, chess960_number};
use crate::fact::{Fact, POSITION_FAULTS, POSITION_FLAWS};
use crate::facts;
use crate::laws::Matter;
use crate::laws::terms::ColoursReversed;
use crate::notation::pgn::tags::Tag;
use crate::replay::Variant;
use crate::rules::{Case, Finding, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "MOV012",
    name: "starting-position",
    severity: Severity::Error,
    notice: Notice::Usual,
    asks: Trigger::Always,
    matter: Some(Matter::InitialPosition),
    facts: &[
        StartingPosition::SHAPES,
        NothingReplayed::SHAPES,
        Consequence::SHAPES,
        OneOfThe960::SHAPES,
        POSITION_FAULTS,
        POSITION_FLAWS,
    ],
    source: include_str!("starting_position.rs"),
    check,
};

facts! {
    /// What is wrong with the position the game starts from.
    enum StartingPosition {
        Unusable = "starting-position-unusable" { fault: Fact },
        Flawed = "starting-position-flawed" { flaws: Vec<Fact> },
        NoneOfThe960 = "starting-position-none-of-the-960",
        OtherArray = "starting-position-other-array",
        BlackBegins = "starting-position-black-begins",
    }

    struct NothingReplayed = "starting-position-nothing-replayed" {}

    /// What follows from a wrong start under the Laws.
    enum Consequence {
        Annulled = "starting-position-annulled" { article: &'static str },
        AnnulledBefore = "starting-position-annulled-before" { article: &'static str, moves: u16, made: u32 },
        Stands = "starting-position-stands" { article: &'static str, moves: u16, made: u32 },
        GoesOn = "starting-position-goes-on" { article: &'static str },
    }

    /// Perhaps the game was Chess960, and only the tag is missing.
    struct OneOfThe960 = "starting-position-one-of-the-960" { number: u16 }
}

fn check(case: &Case<'_>, out: &mut Findings) {
    let record = case.record;
    let fen = record.tags.span(Tag::Fen);
    let finding = |detail: StartingPosition| Finding::of_game(case, &RULE, detail).span(fen);
    if let Some(error) = &record.fen_error {
        let fault = Fact::from(error.clone());
        let unusable = finding(StartingPosition::Unusable { fault }).evidence(NothingReplayed {});
        out.push(match is_no_position(error) {
            true => on_illegal_position(case, unusable),
            false => unusable,
        });
        return;
    }
    let wrong_start = wrong_start(case, finding);
    let flaws = record.fen_problems.iter().filter(|flaw| {
        // Pieces that were set up wrong need no promotion.
        wrong_start.is_none() || !matches!(flaw, FenProblem::ImpossibleMaterial { .. })
    });
    let flaws: Vec<&FenProblem> = flaws.collect();
    if !flaws.is_empty() {
        let is_illegal = flaws.iter().any(|flaw| {
            matches!(
                flaw,
                FenProblem::ImpossibleMaterial { .. } | FenProblem::TooManyCheckers { .. }
            )
        });
        let flaws = flaws.into_iter().cloned().map(Fact::from).collect();
        let flawed = finding(StartingPosition::Flawed { flaws });
        out.push(match is_illegal {
            true => on_illegal_position(case, flawed),
            false => flawed,
        });
    }
    if let Some(wrong_start) = wrong_start {
        out.push(wrong_start);
    }
    if record.variant == Variant::Chess960
        && fen.is_some()
        && is_start(&record.start)
        && chess960_number(&record.start).is_none()
    {
        out.push(finding(StartingPosition::NoneOfThe960).on(case, Matter::Chess960Position));
    }
}

/// Pieces that stand as no legal moves can put them, and no slip in the writing of the FEN.
fn is_no_position(error: &FenError) -> bool {
    matches!(
        error,
        FenError::NoKing { .. }
            | FenError::SeveralKings { .. }
            | FenError::PawnOnLastRank { .. }
            | FenError::OpponentInCheck { .. }
    )
}

/// Editions that have no article on impossible positions are asked for the one on the start.
fn on_illegal_position(case: &Case<'_>, finding: Finding) -> Finding {
    match case.laws.settles(Matter::IllegalPosition) {
        true => finding.on(case, Matter::IllegalPosition),
        false => finding,
    }
}

/// Any game may be continued from a later position: only a full array that has not moved is a start.
fn is_start(start: &Board) -> bool {
    start.fullmove() == 1 && start.halfmove_clock() == 0 && start.occupied().count() == 32
}

/// A game of standard chess that begins otherwise than the Laws have it.
fn wrong_start(case: &Case<'_>, finding: impl Fn(StartingPosition) -> Finding) -> Option<Finding> {
    let start = &case.record.start;
    let has_fen = case.record.tags.span(Tag::Fen).is_some();
    // A game that says what it is (`From Position`) was meant to begin so.
    if !has_fen || !is_start(start) || case.known_tag(Tag::Variant).is_some() {
        return None;
    }
    let number = chess960_number(start);
    let finding = |detail| finding(detail).severity(Severity::Warning);
    match number {
        Some(STANDARD) if start.turn() == Color::White => None,
        Some(STANDARD) => {
            let reversed = finding(StartingPosition::BlackBegins);
            let reversed = reversed.on(case, Matter::ColoursReversed);
            Some(following(reversed, colours_reversed(case)))
        }
        number if is_array(start) => {
            let other = finding(StartingPosition::OtherArray).on(case, Matter::WrongStart);
            let other = other.hanging_on(case, Matter::WrongStartStands);
            let consequence = other_array(case);
            let other = match consequence {
                Some(Consequence::Stands { article, .. }) => other.article(article),
                _ => other,
            };
            let other = following(other, consequence);
            Some(match number {
                Some(number) => other.evidence(OneOfThe960 { number }),
                None => other,
            })
        }
        _ => None,
    }
}

/// The number of the array of standard chess among the 960.
const STANDARD: u16 = 518;

/// All pawns at home, and all pieces behind them.
fn is_array(start: &Board) -> bool {
    start.colored(Color::White) == Bitboard::rank(0) | Bitboard::rank(1)
        && start.colored(Color::Black) == Bitboard::rank(6) | Bitboard::rank(7)
        && start.pieces(Color::White, Role::Pawn) == Bitboard::rank(1)
        && start.pieces(Color::Black, Role::Pawn) == Bitboard::rank(6)
}

/// The finding with what follows from it, or why that is open.
fn following(finding: Finding, consequence: Option<Consequence>) -> Finding {
    match consequence {
        Some(consequence) => finding.evidence(consequence),
        None => finding.telling_if_open(),
    }
}

/// What follows from another array; none where the Laws of the day leave it open.
fn other_array(case: &Case<'_>) -> Option<Consequence> {
    let laws = &case.laws;
    if laws.leaves_open(Matter::WrongStart) || laws.leaves_open(Matter::WrongStartStands) {
        return None;
    }
    let made = moves_by_each(case);
    let article = laws.article(Matter::WrongStart);
    Some(match laws.wrong_start_stands_after() {
        None => Consequence::Annulled { article },
        Some(moves) if made < u32::from(moves) => Consequence::AnnulledBefore {
            article,
            moves,
            made,
        },
        Some(moves) => Consequence::Stands {
            article: laws.article(Matter::WrongStartStands),
            moves,
            made,
        },
    })
}

/// What follows where Black began; none where the Laws of the day leave it open.
fn colours_reversed(case: &Case<'_>) -> Option<Consequence> {
    let laws = &case.laws;
    if laws.leaves_open(Matter::ColoursReversed) {
        return None;
    }
    let made = moves_by_each(case);
    let article = laws.article(Matter::ColoursReversed);
    Some(match laws.colours_reversed() {
        ColoursReversed::Annulled => Consequence::Annulled { article },
        ColoursReversed::GoesOn => Consequence::GoesOn { article },
        ColoursReversed::ReplayedBefore(moves) if made < u32::from(moves) => {
            Consequence::AnnulledBefore {
                article,
                moves,
                made,
            }
        }
        ColoursReversed::ReplayedBefore(moves) => Consequence::Stands {
            article,
            moves,
            made,
        },
    })
}

fn moves_by_each(case: &Case<'_>) -> u32 {
    case.record.plies() / 2
}
