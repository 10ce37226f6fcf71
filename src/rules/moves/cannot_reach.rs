//! Finds a move that no man of that kind can make: no knight stands a knight's leap away, no rook on the
//! file or rank, or the player has no such man at all.
//!
//! Why it matters: the record cannot be the game that was played, and nothing behind it can be trusted.
//!
//! Example: `1. Nf4` (the knights on b1 and g1 do not reach f4).

use crate::board::Role;
use crate::laws::Matter;
use crate::replay::Fault;
use crate::rules::words;
use crate::rules::{Case, Findings, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "MOV001",
    name: "cannot-reach",
    severity: Severity::Error,
    pedantic: false,
    asks: Trigger::Odd,
    matter: Some(Matter::PieceMoves),
    source: include_str!("cannot_reach.rs"),
    check,
};

fn check(case: &Case<'_>, out: &mut Findings) {
    let Some((stop, fault)) = case.stop() else {
        return;
    };
    match fault {
        Fault::CannotReach {
            man,
            to,
            stand,
            origin,
        } => {
            let act = match to {
                Some(to) => format!("go to {to}"),
                None => "make that capture".to_owned(),
            };
            let player = words::player(man.color);
            let message = if case.end().pieces(man.color, man.role).is_empty() {
                format!("{player} has no {}", man.role.name())
            } else if stand.is_empty() {
                format!(
                    "{player} has no {} on {}",
                    man.role.name(),
                    words::origin(*origin)
                )
            } else if let [only] = stand[..] {
                format!("{} cannot {act}", words::man_on(*man, only))
            } else {
                format!(
                    "none of {player}'s {} on {} can {act}",
                    words::plural(man.role),
                    words::squares(stand)
                )
            };
            let matter = match man.role {
                Role::King => Matter::KingMove,
                Role::Queen => Matter::QueenMove,
                Role::Rook => Matter::RookMove,
                Role::Bishop => Matter::BishopMove,
                Role::Knight => Matter::KnightMove,
                Role::Pawn => Matter::PawnMove,
            };
            out.push(
                case.stopped(&RULE, stop, message)
                    .article(case.laws.article(matter)),
            );
        }
        Fault::NobodyThere { from } => {
            let player = words::player(case.end().turn());
            out.push(case.stopped(&RULE, stop, format!("{player} has no man on {from}")));
        }
        _ => {}
    }
}
