//! Both players overstepped their time: what shows it, which flag is shown to have fallen first, and what the edition makes
//! of it where nobody can say.

use crate::board::Color;
use crate::laws::terms::{BothFlags, Period, QuickplayGuidelines};
use crate::laws::{Laws, Matter};
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

/// What the edition of the day makes of two fallen flags.
pub fn ruling(case: &Case<'_>, down: &Down) -> Option<BothFlags> {
    ruling_under(case, &case.laws, down)
}

/// What an edition makes of them.
fn ruling_under(case: &Case<'_>, laws: &Laws, down: &Down) -> Option<BothFlags> {
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
    laws.both_flags(period, guidelines)
}

/// A draw by two fallen flags.
pub struct DrawnByFlags {
    pub ply: u32,
    /// Every edition that may have held says so.
    pub certain: bool,
}

/// Whether the game is drawn because both flags were down, under the edition of the day or any that may have held.
pub fn both_flags_draw(case: &Case<'_>) -> Option<DrawnByFlags> {
    let down = both_down(case)?;
    let draws = |laws: &Laws| match ruling_under(case, laws, &down) {
        Some(BothFlags::DrawnInAnyOrder) => true,
        Some(BothFlags::Drawn) => down.first.is_none(),
        Some(BothFlags::GameGoesOn) | None => false,
    };
    let candidates = case.laws.candidates(Matter::BothFlagsDown);
    candidates.iter().any(draws).then(|| DrawnByFlags {
        ply: down.ply,
        certain: candidates.iter().all(draws),
    })
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
