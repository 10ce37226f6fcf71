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
    Completed, Count, completed, due, lost_by_illegal_moves, may_lose, needs_claim, terms,
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
    let terms = terms(case);
    let loss = lost_by_illegal_moves(case);
    let certain = loss.as_ref().filter(|loss| loss.certain);
    let is_open = case.laws.leaves_open(Matter::IllegalMovePenalty);
    for illegal in completed(case, &case.laws) {
        // After the end of the game no move is illegal any more.
        let tried_after = illegal.ply.saturating_sub(1);
        if case.timeline.has_ended_before(tried_after, Rank::TriedNext) {
            continue;
        }
        let player = illegal.player;
        let written = short(illegal.written).into_owned();
        let finding = match (illegal.count, terms) {
            (Count::WasLegal, _) => {
                let detail = IllegalMove::WasLegal { player, written };
                out.push(at(case, &illegal, detail).severity(Severity::Warning));
                continue;
            }
            (Count::NotIllegal(matter), _) => {
                let detail = match matter {
                    Matter::ClockPressedWithoutMove => IllegalMove::ClockWithoutMove { player },
                    _ => IllegalMove::PawnLeft { player, written },
                };
                out.push(at(case, &illegal, detail).severity(Severity::Note));
                continue;
            }
            (Count::FaultNotKnown(matter), _) => {
                let detail = IllegalMove::FaultNotKnown { player, written };
                at(case, &illegal, detail)
                    .severity(Severity::Warning)
                    .hanging_on(case, matter)
            }
            (Count::BeforeQuickplayFinish, _) => {
                let detail = IllegalMove::BeforeQuickplayFinish { player, written };
                at(case, &illegal, detail).severity(Severity::Note)
            }
            (Count::PeriodNotKnown(number), terms) => {
                let loses = terms.is_some_and(|terms| number > terms.forgiven);
                let severity = match loses {
                    true => Severity::Warning,
                    false => Severity::Note,
                };
                let detail = IllegalMove::PeriodNotKnown {
                    player,
                    number,
                    written,
                };
                at(case, &illegal, detail).severity(severity)
            }
            (Count::Nth(number), Some(terms))
                if certain.is_some_and(|loss| loss.ply == illegal.ply) =>
            {
                losing(case, &illegal, number, terms)
                    .in_any_edition()
                    .in_doubt(case)
            }
            (Count::Nth(_), Some(_)) if certain.is_some_and(|loss| loss.ply < illegal.ply) => {
                continue;
            }
            (Count::Nth(number), _) if is_open => {
                let severity = match may_lose(case, number) {
                    true => Severity::Warning,
                    false => Severity::Note,
                };
                let detail = IllegalMove::CostNotKnown {
                    player,
                    number,
                    written,
                };
                at(case, &illegal, detail).severity(severity)
            }
            (Count::Nth(number), None) => {
                let detail = IllegalMove::NotCounted {
                    player,
                    number,
                    written,
                };
                let article = case.laws.article(Matter::IllegalMove);
                at(case, &illegal, detail)
                    .severity(Severity::Note)
                    .article(article)
            }
            (Count::Nth(number), Some(terms)) if number <= terms.forgiven => {
                let detail = IllegalMove::Forgiven {
                    player,
                    number,
                    written,
                    opponent: player.opposite(),
                    time: terms.to_opponent.map(Millis::from_duration),
                };
                at(case, &illegal, detail).severity(Severity::Note)
            }
            // Where only a claim would have brought the loss about.
            (Count::Nth(number), Some(terms)) if number == terms.forgiven + 1 => {
                losing(case, &illegal, number, terms).in_doubt(case)
            }
            // After the one that loses, nothing more is counted.
            (Count::Nth(_), Some(_)) => continue,
        };
        out.push(finding.telling_if_open());
    }
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
