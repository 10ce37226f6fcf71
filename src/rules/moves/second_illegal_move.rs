//! Finds a player who completed more illegal moves than the edition forgives, and a result that ignores it. The moves
//! it forgives are noted with what they cost.
//!
//! Why it matters: an illegal move completed on the board and taken back is counted. In 2005 the third loses, in blitz
//! the first if the opponent claims it; from 2018 the second; against an opponent who could not mate by any series of
//! legal moves it only draws (but not in 2005's standard and rapid). 1985 puts them right and counts none.
//!
//! Example: `{[%illegal Ke3]}` behind two of White's moves, and 1-0 submitted.

use crate::board::Color;
use crate::laws::Matter;
use crate::laws::mating::{CanMate, can_mate};
use crate::laws::terms::IllegalMoves;
use crate::notation::clock::Millis;
use crate::notation::command::Command;
use crate::notation::result::GameResult;
use crate::rules::{Case, Finding, Findings, Rule, Severity, Trigger, words};

pub static RULE: Rule = Rule {
    code: "MOV013",
    name: "second-illegal-move",
    severity: Severity::Error,
    pedantic: false,
    asks: Trigger::Command,
    matter: Some(Matter::IllegalMovePenalty),
    source: include_str!("second_illegal_move.rs"),
    check,
};

const ORDINALS: [&str; 5] = ["first", "second", "third", "fourth", "fifth"];

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

fn check(case: &Case<'_>, out: &mut Findings) {
    let terms = terms(case);
    let decisive = decisive_ply(case);
    for illegal in completed(case) {
        let player = words::player(illegal.player);
        let opponent = words::player(illegal.player.opposite());
        let article = case
            .laws
            .article_at(Matter::IllegalMovePenalty, case.time.ruling_pace());
        if illegal.number == 0 {
            let message = format!(
                "{player}'s {}, taken back as illegal, is a legal move",
                words::short(illegal.written)
            );
            out.push(at(case, &illegal, message).severity(Severity::Warning));
            continue;
        }
        let ordinal = ORDINALS
            .get(usize::from(illegal.number) - 1)
            .copied()
            .unwrap_or("next");
        let opening = format!(
            "{player}'s {ordinal} illegal move ({})",
            words::short(illegal.written)
        );
        let finding = match terms {
            None => at(
                case,
                &illegal,
                format!("{opening}: put right, and not counted"),
            )
            .severity(Severity::Note)
            .article(case.laws.article(Matter::IllegalMove)),
            Some(terms) if Some(illegal.ply) == decisive => {
                losing(case, &illegal, terms, &opening).article(article)
            }
            Some(terms) if illegal.number <= terms.forgiven => {
                let time = Millis::of(terms.to_opponent);
                at(case, &illegal, format!("{opening}: {opponent} gets {time}"))
                    .severity(Severity::Note)
                    .article(article)
            }
            // After the one that loses, nothing more is counted.
            Some(_) => continue,
        };
        if case.laws.neighbours_differ(Matter::IllegalMovePenalty) {
            let severity = finding.severity.min(Severity::Warning);
            let open = "undecidable: the editions before and after that day differ on this";
            out.push(finding.severity(severity).evidence(open));
        } else {
            out.push(finding);
        }
    }
}

fn losing(case: &Case<'_>, illegal: &Completed<'_>, terms: IllegalMoves, opening: &str) -> Finding {
    let due = due(case, illegal, terms);
    let gives = match due {
        GameResult::Draw => "it draws, for the opponent could not have mated",
        _ => "it loses",
    };
    let agrees =
        case.submitted.result == Some(due) || due == GameResult::Draw && case.submitted.fits_draw;
    if agrees {
        return at(case, illegal, format!("{opening}: {gives}")).severity(Severity::Note);
    }
    let result = case
        .submitted
        .result
        .map_or("no result", GameResult::as_str);
    let finding = at(
        case,
        illegal,
        format!("{opening}: {gives}, and {result} was submitted"),
    );
    if needs_claim(terms) {
        finding
            .severity(Severity::Warning)
            .evidence("only if the opponent claimed it before his own move")
    } else {
        finding
    }
}

fn at(case: &Case<'_>, illegal: &Completed<'_>, message: String) -> Finding {
    case.last_move(&RULE, illegal.ply, message)
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

/// The result that illegal moves give for certain.
pub fn lost_by_illegal_moves(case: &Case<'_>) -> Option<Loss> {
    let terms = terms(case)?;
    if needs_claim(terms) || case.laws.neighbours_differ(Matter::IllegalMovePenalty) {
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
