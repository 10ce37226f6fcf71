//! Finds time given or taken by the arbiter (`[%penalty black 120]`) that is not what the edition and the pace of the game
//! set for what happened there: a wrong claim, or an illegal move that is forgiven.
//!
//! Why it matters: a penalty that the Laws do not know can decide a game, and it can be appealed. The number says by how many
//! seconds that player's remaining time changes. A penalty beside which the record tells of nothing, or a further one, is the
//! arbiter's own decision and passes. Where pace or supervision are not told, what is right at any of them passes; where the
//! edition is not known on it, or sets nothing, it is a note. Time that is exactly the price of a wrong claim, where the claim
//! was right, is found too.
//!
//! Example: a wrong claim of a threefold repetition by White in 2023, and `[%penalty black 180]`: two minutes are set.

use crate::board::Color;
use crate::facts;
use crate::judgement::time_due::{Change, Due, Dues};
use crate::laws::Matter;
use crate::notation::pgn::command::PgnCommand;
use crate::notation::words::clock::Millis;
use crate::replay::record::Placed;
use crate::rules::{Case, Finding, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "CLK009",
    name: "penalty-time",
    severity: Severity::Warning,
    notice: Notice::Usual,
    asks: Trigger::Command,
    matter: Some(Matter::WrongClaim),
    facts: &[PenaltyTime::SHAPES, TimeSet::SHAPES],
    source: include_str!("penalty_time.rs"),
    check,
};

facts! {
    /// What a clock was changed by, and for what. `change` is `given` or `taken`, `occasion` is `claim` or `illegal-move`.
    enum PenaltyTime {
        NotAsSet = "penalty-time" {
            player: Color, change: &'static str, time: Millis, culprit: Color, occasion: &'static str,
        },
        ClaimWasRight = "penalty-time-claim-was-right" {
            player: Color, change: &'static str, time: Millis, culprit: Color,
        },
        NotJudged = "penalty-time-not-judged" {
            player: Color, change: &'static str, time: Millis, culprit: Color, occasion: &'static str,
        },
    }

    /// What the Laws set instead.
    enum TimeSet {
        Due = "penalty-time-due" { player: Color, change: &'static str, time: Millis },
        Halved = "penalty-time-halved" { player: Color, most: Millis },
        Loses = "penalty-time-loses",
        NotSet = "penalty-time-not-set",
    }
}

/// Time given to a player, or taken from him if it is less than nothing.
#[derive(Copy, Clone)]
struct Given {
    player: Color,
    time: Millis,
}

fn check(case: &Case<'_>, out: &mut Findings) {
    let is_penalty = |placed: &Placed| matches!(placed.command, PgnCommand::Penalty { .. });
    if !case.record.commands.iter().any(is_penalty) {
        return;
    }
    let dues = Dues::of_game(case);
    for place in case
        .record
        .commands
        .chunk_by(|one, next| (one.ply, one.unread) == (next.ply, next.unread))
    {
        let given: Vec<Given> = place.iter().filter_map(given).collect();
        if let (false, Some(first)) = (given.is_empty(), place.first()) {
            compare(case, first, given, dues.at(first), out);
        }
    }
}

fn given(placed: &Placed) -> Option<Given> {
    match placed.command {
        PgnCommand::Penalty { color, seconds } => Some(Given {
            player: color,
            time: Millis::from_seconds(seconds),
        }),
        _ => None,
    }
}

/// All that was given at one place against all that is due there.
fn compare(
    case: &Case<'_>,
    place: &Placed,
    mut given: Vec<Given>,
    mut dues: Vec<Due>,
    out: &mut Findings,
) {
    given.retain(|given| {
        let fitting = dues
            .iter()
            .position(|due| due.player == given.player && due.change.fits(given.time));
        fitting.map(|index| dues.remove(index)).is_none()
    });
    for player in Color::ALL {
        if sum_given(&given, player) == sum_due(&dues, player) {
            given.retain(|given| given.player != player);
        }
    }
    for given in given {
        // What is due to the player whose clock was changed is the nearest thing to compare with.
        let nearest = dues.iter().position(|due| due.player == given.player);
        let fits_price = |due: &Due| match &due.change {
            Change::OnlyIfWrong(prices) => {
                due.player == given.player && prices.contains(&given.time)
            }
            _ => true,
        };
        let Some(index) = nearest.or((!dues.is_empty()).then_some(0)) else {
            break;
        };
        let due = dues.remove(index);
        if fits_price(&due) {
            out.push(finding(case, place, given, due));
        }
    }
}

/// Several penalties at one move may be written as one.
fn sum_given(given: &[Given], player: Color) -> Option<Millis> {
    let own = given.iter().filter(|given| given.player == player);
    own.map(|given| given.time).reduce(|sum, time| sum + time)
}

fn sum_due(dues: &[Due], player: Color) -> Option<Millis> {
    let own = dues.iter().filter(|due| due.player == player);
    let times = own.filter_map(|due| match &due.change {
        Change::By(times) => times.first().copied(),
        _ => None,
    });
    times.reduce(|sum, time| sum + time)
}

fn finding(case: &Case<'_>, place: &Placed, given: Given, due: Due) -> Finding {
    let player = given.player;
    let (change, time) = sign(given.time);
    let culprit = due.culprit;
    let occasion = due.occasion.word();
    let not_as_set = PenaltyTime::NotAsSet {
        player,
        change,
        time,
        culprit,
        occasion,
    };
    let not_judged = PenaltyTime::NotJudged {
        player,
        change,
        time,
        culprit,
        occasion,
    };
    let at = |detail: PenaltyTime| {
        let ply = place.ply + place.unread;
        case.last_move(&RULE, ply, detail)
            .on(case, due.occasion.matter())
    };
    match due.change {
        Change::By(times) => {
            let (change, time) = sign(times.first().copied().unwrap_or(Millis::ZERO));
            at(not_as_set).evidence(TimeSet::Due {
                player: due.player,
                change,
                time,
            })
        }
        Change::Halved { most } => at(not_as_set).evidence(TimeSet::Halved {
            player: due.player,
            most,
        }),
        Change::OnlyIfWrong(_) => at(PenaltyTime::ClaimWasRight {
            player,
            change,
            time,
            culprit,
        }),
        Change::Loses => at(not_as_set).evidence(TimeSet::Loses),
        Change::NotSet => at(not_judged)
            .article(case.laws.article(Matter::IllegalMove))
            .severity(Severity::Note)
            .evidence(TimeSet::NotSet),
        Change::Open(open) => at(not_judged).severity(Severity::Note).evidence(open),
    }
}

/// Whether time was given or taken, and how much.
fn sign(change: Millis) -> (&'static str, Millis) {
    match change.is_negative() {
        true => ("taken", -change),
        false => ("given", change),
    }
}
