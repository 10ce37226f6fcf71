//! Both players overstepped their time: what shows it, which flag is shown to have fallen first, and what the edition makes
//! of it where nobody can say.

use crate::board::Color;
use crate::laws::Pace;
use crate::laws::terms::{BothFlags, Period, QuickplayGuidelines};
use crate::notation::pgn::command::ClaimKind;

use super::Case;
use super::claims::ClaimVerdict;
use super::timekeeping::Overstepping;

/// Both flags, as the record shows them.
pub struct Down {
    pub ply: u32,
    /// What White's and Black's clocks prove; none where each player claimed the other's flag.
    pub proof: Option<[Overstepping; 2]>,
    /// The one that is shown to have fallen first.
    pub first: Option<Color>,
}

/// What the edition makes of two flags of which nobody knows which fell first.
pub fn ruling(case: &Case<'_>, down: &Down) -> Option<BothFlags> {
    let time = &case.time;
    let last = [Color::White, Color::Black]
        .into_iter()
        .all(|color| time.period(case.record, color, down.ply) == Period::Last);
    let period = if last { Period::Last } else { Period::Earlier };
    let announced = case
        .event
        .is_some_and(|event| event.time.quickplay_guidelines);
    let guidelines = match announced && !time.has_increment() {
        true => QuickplayGuidelines::Apply,
        false => QuickplayGuidelines::DoNotApply,
    };
    case.laws.both_flags(period, guidelines)
}

/// Both flags fell and the game is drawn by that, if the edition is the one that held.
pub fn drawn_by_both_flags(case: &Case<'_>) -> bool {
    both_down(case)
        .is_some_and(|down| down.first.is_none() && ruling(case, &down) == Some(BothFlags::Drawn))
}

/// Whether both players overstepped their time. In standard play it also counts which flag fell first, where the record
/// shows that.
pub fn both_down(case: &Case<'_>) -> Option<Down> {
    let down = by_the_clocks(case).or_else(|| by_claims(case))?;
    Some(Down {
        first: down
            .first
            .filter(|_| case.time.ruling_pace() == Pace::Standard),
        ..down
    })
}

/// Both clocks prove it. Readings of neighbouring moves do not prove which flag fell first.
fn by_the_clocks(case: &Case<'_>) -> Option<Down> {
    let white = case.time.white.overstepped?;
    let black = case.time.black.overstepped?;
    let first = match white.ply.abs_diff(black.ply) {
        0 | 1 => None,
        _ if white.ply < black.ply => Some(Color::White),
        _ => Some(Color::Black),
    };
    Some(Down {
        ply: white.ply.max(black.ply),
        proof: Some([white, black]),
        first,
    })
}

/// Each player claims the other's flag at the same time, and the clocks refute neither.
fn by_claims(case: &Case<'_>) -> Option<Down> {
    let flag = |by: Color| {
        case.claims.iter().find(|claim| {
            claim.kind == ClaimKind::Flag && claim.by == by && claim.verdict != ClaimVerdict::Wrong
        })
    };
    let (white, black) = (flag(Color::White)?, flag(Color::Black)?);
    (white.ply == black.ply).then_some(Down {
        ply: white.ply,
        proof: None,
        first: None,
    })
}
