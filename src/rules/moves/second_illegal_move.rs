//! Finds a player who completed more illegal moves than the edition forgives, and a result that ignores it. The moves
//! it forgives are noted with what they cost.
//!
//! Why it matters: an illegal move completed on the board and taken back is counted. In 2005 the third loses, in blitz
//! the first if the opponent claims it; from 2018 the second; against an opponent who could not mate by any series of
//! legal moves it only draws (but not in 2005's standard and rapid). 1985 puts them right and counts none.
//!
//! Example: `{[%illegal Ke3]}` behind two of White's moves, and 1-0 submitted.

use crate::board::Color;
use crate::facts;
use crate::judgement::illegal_moves::{
    Completed, completed, decisive_ply, due, needs_claim, terms,
};
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
        Forgiven = "illegal-move-forgiven" { player: Color, number: u8, written: String, opponent: Color, time: Millis },
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
    let decisive = decisive_ply(case);
    for illegal in completed(case) {
        let (player, number) = (illegal.player, illegal.number);
        let written = short(illegal.written).into_owned();
        if number == 0 {
            let detail = IllegalMove::WasLegal { player, written };
            out.push(at(case, &illegal, detail).severity(Severity::Warning));
            continue;
        }
        let article = case
            .laws
            .article_at(Matter::IllegalMovePenalty, case.time.ruling_pace());
        let finding = match terms {
            None => {
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
            Some(terms) if Some(illegal.ply) == decisive => {
                losing(case, &illegal, terms).article(article)
            }
            Some(terms) if number <= terms.forgiven => {
                let detail = IllegalMove::Forgiven {
                    player,
                    number,
                    written,
                    opponent: player.opposite(),
                    time: Millis::from_duration(terms.to_opponent),
                };
                at(case, &illegal, detail)
                    .severity(Severity::Note)
                    .article(article)
            }
            // After the one that loses, nothing more is counted.
            Some(_) => continue,
        };
        out.push(finding.telling_if_open());
    }
}

fn losing(case: &Case<'_>, illegal: &Completed<'_>, terms: IllegalMoves) -> Finding {
    let due = due(case, illegal, terms);
    let (player, number) = (illegal.player, illegal.number);
    let written = short(illegal.written).into_owned();
    let result = case.submitted.result;
    let agrees = result == Some(due) || due == GameResult::Draw && case.submitted.fits_draw;
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
