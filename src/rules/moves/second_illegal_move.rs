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
use crate::laws::Matter;
use crate::laws::mating::{CanMate, can_mate};
use crate::laws::terms::IllegalMoves;
use crate::notation::clock::Millis;
use crate::notation::command::Command;
use crate::notation::result::GameResult;
use crate::rules::{Case, Finding, Findings, Rule, Severity, Trigger, short};

pub static RULE: Rule = Rule {
    code: "MOV013",
    name: "second-illegal-move",
    severity: Severity::Error,
    pedantic: false,
    asks: Trigger::Command,
    matter: Some(Matter::IllegalMovePenalty),
    on_request: false,
    facts: &[IllegalMove::SHAPES, OnlyOnClaim::SHAPES],
    source: include_str!("second_illegal_move.rs"),
    check,
};

/// An illegal move that was taken back.
struct Completed<'c> {
    /// The move behind which it stands, which replaced it.
    ply: u32,
    player: Color,
    written: &'c str,
    /// Which one of this player's it is, from one; 0: it was legal and counts for nothing.
    number: u8,
}

/// The illegal move that decides a game.
pub struct Loss {
    /// The move that replaced it: play ended before that.
    pub ply: u32,
    pub due: GameResult,
}

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
                    time: Millis::of(terms.to_opponent),
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

fn terms(case: &Case<'_>) -> Option<IllegalMoves> {
    case.laws
        .illegal_moves(case.time.ruling_pace(), case.time.supervision)
}

/// A move that was taken back in rapid had been claimed; in blitz the claim would have won the game.
fn needs_claim(terms: IllegalMoves) -> bool {
    terms.only_on_claim && terms.forgiven == 0
}

fn due(case: &Case<'_>, illegal: &Completed<'_>, terms: IllegalMoves) -> GameResult {
    let opponent = illegal.player.opposite();
    let board = case.record.board_before(illegal.ply);
    if terms.drawn_without_mating_power && matches!(can_mate(&board, opponent), CanMate::No) {
        GameResult::Draw
    } else {
        GameResult::won_by(opponent)
    }
}

/// The ply of the first illegal move that the edition does not forgive.
fn decisive_ply(case: &Case<'_>) -> Option<u32> {
    let forgiven = terms(case)?.forgiven;
    completed(case)
        .find(|illegal| illegal.number > forgiven)
        .map(|illegal| illegal.ply)
}

/// The result that illegal moves give, if the edition is the one that held.
pub fn lost_by_illegal_moves(case: &Case<'_>) -> Option<Loss> {
    let terms = terms(case)?;
    if needs_claim(terms) {
        return None;
    }
    let illegal = completed(case).find(|illegal| illegal.number > terms.forgiven)?;
    Some(Loss {
        ply: illegal.ply,
        due: due(case, &illegal, terms),
    })
}

/// All of them, in order, counted for each player. A move that could be played was not illegal.
fn completed<'c>(case: &'c Case<'_>) -> impl Iterator<Item = Completed<'c>> {
    let mut counts = [0u8; 2];
    case.record.commands.iter().filter_map(move |placed| {
        let Command::Illegal { written } = &placed.command else {
            return None;
        };
        let ply = (placed.ply + placed.unread).max(1);
        let player = case.record.mover(ply);
        let legal = case
            .record
            .read_move(&case.record.board_before(ply), written)
            .is_some();
        let count = &mut counts[player as usize];
        if !legal {
            *count = count.saturating_add(1);
        }
        Some(Completed {
            ply,
            player,
            written,
            number: if legal { 0 } else { *count },
        })
    })
}
