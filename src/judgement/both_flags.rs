//! Both players overstepped their time: what shows it, which flag is shown to have fallen first, and what the edition makes
//! of it where nobody can say.

use crate::board::Color;
use crate::laws::terms::{BothFlags, Period, QuickplayGuidelines};
use crate::notation::pgn::command::ClaimKind;
use crate::notation::words::clock::{Millis, ReadingKind};
use crate::replay::Record;

use super::Case;
use super::claims::ClaimVerdict;
use super::timekeeping::{Overstepping, Timekeeping};

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

/// After which ply both flags were down, if the game is drawn by that, where the edition is the one that held.
pub fn both_flags_draw(case: &Case<'_>) -> Option<u32> {
    let down = both_down(case)?;
    let drawn = match ruling(case, &down)? {
        BothFlags::DrawnInAnyOrder => true,
        BothFlags::Drawn => down.first.is_none(),
        BothFlags::GameGoesOn => false,
    };
    drawn.then_some(down.ply)
}

/// Whether both players overstepped their time, and which flag fell first, where the record shows that.
pub fn both_down(case: &Case<'_>) -> Option<Down> {
    by_the_clocks(case).or_else(|| by_claims(case))
}

/// Both clocks prove it.
fn by_the_clocks(case: &Case<'_>) -> Option<Down> {
    let white = case.time.white.overstepped?;
    let black = case.time.black.overstepped?;
    Some(Down {
        ply: white.ply.max(black.ply),
        proof: Some([white, black]),
        first: first_down(case.record, &case.time),
    })
}

/// Whose flag fell first, where both did: his whose opponent's clock was seen with time left when, or after, it fell. While
/// one player thinks the other's clock stands still, so a reading behind the opponent's last move before holds.
pub fn first_down(record: &Record, time: &Timekeeping) -> Option<Color> {
    time.white.overstepped?;
    time.black.overstepped?;
    let had_time_left = |player: Color, ply: u32| {
        let mut readings = record.clocks.iter();
        readings.any(|reading| {
            reading.kind == ReadingKind::Left
                && reading.ply + 1 >= ply
                && record.mover(reading.ply) == player
                && reading.shown.time > Millis::ZERO
        })
    };
    Color::ALL.into_iter().find(|player| {
        let fell = time.clock(*player).overstepped;
        fell.is_some_and(|fell| had_time_left(player.opposite(), fell.ply))
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
