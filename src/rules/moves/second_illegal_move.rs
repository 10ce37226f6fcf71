//! Finds a player who completed more illegal moves than the edition forgives, and a result that ignores it. The moves
//! it forgives are noted with what they cost.
//!
//! Why it matters: an illegal move completed on the board and taken back is counted. 1985 puts them right and counts none;
//! 1997 counts them in a quickplay finish alone. Until 2014 the third loses, and in blitz the first if the opponent claims
//! it; from July 2014 the second loses, and until the end of 2017 the first in rapid and blitz that are not fully supervised.
//! Against an opponent who could not mate by any series of legal moves it only draws (but not in standard and rapid before
//! 2009).
//!
//! Example: `{[%illegal Ke3]}` behind two of White's moves, and 1-0 submitted.

use crate::board::Color;
use crate::facts;
use crate::judgement::illegal_moves::{
    Completed, Count, Loss, completed, due, lost_by_illegal_moves, may_lose, needs_claim, terms,
};
use crate::judgement::timeline::Rank;
use crate::laws::Matter;
use crate::laws::terms::IllegalMoves;
use crate::notation::words::clock::Millis;
use crate::notation::words::result::GameResult;
use crate::rules::{Case, Finding, Findings, Notice, Rule, Severity, Trigger, short};

pub static RULE: Rule = Rule {
    code: "MOV013",
    name: "second-illegal-move",
    severity: Severity::Error,
    notice: Notice::Usual,
    asks: Trigger::Command,
    matter: Some(Matter::IllegalMovePenalty),
    facts: &[IllegalMove::SHAPES, OnlyOnClaim::SHAPES],
    source: include_str!("second_illegal_move.rs"),
    check,
};

facts! {
    /// A player's illegal move, counted, and what follows from it.
    enum IllegalMove {
        WasLegal = "illegal-move-was-legal" { player: Color, written: String },
        NotCounted = "illegal-move-not-counted" { player: Color, number: u8, written: String },
        CostNotKnown = "illegal-move-cost-not-known" { player: Color, number: u8, written: String },
        ClockWithoutMove = "illegal-move-clock-without-move" { player: Color },
        PawnLeft = "illegal-move-pawn-left" { player: Color, written: String },
        FaultNotKnown = "illegal-move-fault-not-known" { player: Color, written: String },
        BeforeQuickplayFinish = "illegal-move-before-quickplay-finish" { player: Color, written: String },
        PeriodNotKnown = "illegal-move-period-not-known" { player: Color, number: u8, written: String },
        Forgiven = "illegal-move-forgiven" { player: Color, number: u8, written: String, opponent: Color, time: Option<Millis> },
        Loses = "illegal-move-loses" { player: Color, number: u8, written: String },
        Draws = "illegal-move-draws" { player: Color, number: u8, written: String },
        LosesAgainst = "illegal-move-loses-against" {
            player: Color, number: u8, written: String, result: Option<GameResult>,
        },
        DrawsAgainst = "illegal-move-draws-against" {
            player: Color, number: u8, written: String, result: Option<GameResult>,
        },
    }

    struct OnlyOnClaim = "illegal-move-only-on-claim" {}
}

fn check(case: &Case<'_>, out: &mut Findings) {
    let loss = lost_by_illegal_moves(case);
    for illegal in completed(case, &case.laws) {
        // After the end of the game no move is illegal any more.
        let tried_after = illegal.ply.saturating_sub(1);
        if case.timeline.has_ended_before(tried_after, Rank::TriedNext) {
            continue;
        }
        let finding = match illegal.count {
            Count::Nth(number) => counted(case, &illegal, number, loss.as_ref()),
            _ => uncounted(case, &illegal),
        };
        if let Some(finding) = finding {
            out.push(finding);
        }
    }
}

/// What is no illegal move, or is not counted as one, or perhaps not.
fn uncounted(case: &Case<'_>, illegal: &Completed<'_>) -> Option<Finding> {
    let player = illegal.player;
    let written = short(illegal.written).into_owned();
    let note = |detail| at(case, illegal, detail).severity(Severity::Note);
    let warning = |detail| at(case, illegal, detail).severity(Severity::Warning);
    Some(match illegal.count {
        Count::WasLegal => warning(IllegalMove::WasLegal { player, written }),
        Count::NotIllegal(Matter::ClockPressedWithoutMove) => {
            note(IllegalMove::ClockWithoutMove { player })
        }
        Count::NotIllegal(_) => note(IllegalMove::PawnLeft { player, written }),
        Count::FaultNotKnown(matter) => warning(IllegalMove::FaultNotKnown { player, written })
            .hanging_on(case, matter)
            .telling_if_open(),
        Count::BeforeQuickplayFinish => {
            note(IllegalMove::BeforeQuickplayFinish { player, written })
        }
        Count::PeriodNotKnown(number) => {
            let detail = IllegalMove::PeriodNotKnown {
                player,
                number,
                written,
            };
            match may_lose(case, number) {
                true => warning(detail),
                false => note(detail),
            }
        }
        Count::Nth(_) => return None,
    })
}

/// A player's illegal move that counts, and what follows from it. After the one that loses, nothing more is counted.
fn counted(
    case: &Case<'_>,
    illegal: &Completed<'_>,
    number: u8,
    loss: Option<&Loss>,
) -> Option<Finding> {
    let player = illegal.player;
    let written = short(illegal.written).into_owned();
    let terms = terms(case);
    // Where all editions that may have held agree on the loss, it is decided, even if they differ on the way there.
    if let (Some(loss), Some(terms)) = (loss.filter(|loss| loss.certain), terms)
        && loss.ply <= illegal.ply
    {
        return (loss.ply == illegal.ply).then(|| {
            let finding = losing(case, illegal, number, terms);
            finding.in_any_edition().in_doubt(case)
        });
    }
    let note = |detail| at(case, illegal, detail).severity(Severity::Note);
    let finding = match terms {
        _ if case.laws.leaves_open(Matter::IllegalMovePenalty) => {
            let detail = IllegalMove::CostNotKnown {
                player,
                number,
                written,
            };
            match may_lose(case, number) {
                true => at(case, illegal, detail).severity(Severity::Warning),
                false => note(detail),
            }
        }
        None => note(IllegalMove::NotCounted {
            player,
            number,
            written,
        })
        .article(case.laws.article(Matter::IllegalMove)),
        Some(terms) if number <= terms.forgiven => note(IllegalMove::Forgiven {
            player,
            number,
            written,
            opponent: player.opposite(),
            time: terms.to_opponent.map(Millis::from_duration),
        }),
        // Only a claim would have brought the loss about.
        Some(terms) if number == terms.forgiven + 1 => {
            losing(case, illegal, number, terms).in_doubt(case)
        }
        Some(_) => return None,
    };
    Some(finding.telling_if_open())
}

fn losing(case: &Case<'_>, illegal: &Completed<'_>, number: u8, terms: IllegalMoves) -> Finding {
    let due = due(case, illegal, terms);
    let player = illegal.player;
    let written = short(illegal.written).into_owned();
    let result = case.submitted.result;
    let agrees = case.fits(due);
    let detail = match (due, agrees) {
        (GameResult::Draw, true) => IllegalMove::Draws {
            player,
            number,
            written,
        },
        (GameResult::Draw, false) => IllegalMove::DrawsAgainst {
            player,
            number,
            written,
            result,
        },
        (_, true) => IllegalMove::Loses {
            player,
            number,
            written,
        },
        (_, false) => IllegalMove::LosesAgainst {
            player,
            number,
            written,
            result,
        },
    };
    let finding = at(case, illegal, detail);
    if agrees {
        finding.severity(Severity::Note)
    } else if needs_claim(terms) {
        finding.severity(Severity::Warning).evidence(OnlyOnClaim {})
    } else {
        finding
    }
}

fn at(case: &Case<'_>, illegal: &Completed<'_>, detail: IllegalMove) -> Finding {
    case.last_move(&RULE, illegal.ply, detail)
}
