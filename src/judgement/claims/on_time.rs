//! Claims about the clock: that the opponent's flag has fallen, and that he is making no effort to win by normal
//! means. The first is judged by what the clocks prove; the second by what the edition, the clock and the position say,
//! and where these leave it open only the arbiter at the board can judge.

use crate::board::Color;
use crate::facts;
use crate::judgement::both_flags::first_down;
use crate::judgement::timekeeping::{Proof, moves_made};
use crate::laws::Matter;
use crate::laws::mating::{self, CanMate, can_mate};
use crate::laws::terms::{FlagSeenBy, Period};
use crate::notation::words::clock::Millis;

use super::{At, ClaimVerdict, Court, Ruling};

/// The time under which the last two minutes' claim may be made (Laws 2005, 10.2; Guideline III.4).
const TWO_MINUTES: Millis = Millis::from_seconds(120);

/// What a claim of the last two minutes hangs on.
const LAST_TWO_MINUTES: [Matter; 3] = [
    Matter::LastTwoMinutes,
    Matter::LastTwoMinutesAnnounced,
    Matter::LastTwoMinutesNoIncrement,
];

facts! {
    /// What the clocks prove, and what can be said of a claim that only an arbiter can judge.
    pub(super) enum TimeEvidence {
        MateBefore = "claim-mate-before-flag",
        StalemateBefore = "claim-stalemate-before-flag",
        DeadBefore = "claim-dead-before-flag",
        ClaimantToo = "claim-claimant-too",
        FlagOnlyDraws = "claim-flag-only-draws" { player: Color },
        ClockShows = "claim-clock-shows" { player: Color, time: Millis, ply: u32 },
        Used = "claim-used" { player: Color, used: Millis, given: Millis, ply: u32 },
        MayHaveRunOut = "claim-may-have-run-out" { player: Color, time: Millis, ply: u32 },
        NoReading = "claim-no-reading" { player: Color },
        HadTime = "claim-had-time" { player: Color, time: Millis },
        ControlMade = "claim-control-made" { player: Color, moves: u32 },
        NothingShown = "claim-nothing-shown" { player: Color },
        NoSuchClaim = "claim-none-such",
        NotInBlitz = "claim-not-in-blitz",
        IncrementFirst = "claim-increment-first" { article: &'static str },
        NotTheMove = "claim-not-the-move" { player: Color },
        FellFirst = "claim-fell-first" { player: Color },
        NotAnnounced = "claim-not-announced",
        TimeAdded = "claim-time-added",
        UnderTwoMinutes = "claim-under-two-minutes" { time: Millis },
        NotUnderTwoMinutes = "claim-not-under-two-minutes" { time: Millis },
        TimeUnknown = "claim-time-unknown",
        NotLastPeriod = "claim-not-last-period",
        OpponentCannotMate = "claim-opponent-cannot-mate",
        OpponentCanMate = "claim-opponent-can-mate",
        MateNotDecided = "claim-mate-not-decided",
        ForTheArbiter = "claim-for-the-arbiter",
    }
}

impl At<'_> {
    /// The flag of the claimant's opponent: proved fallen, proved standing, or neither.
    pub(super) fn flag(&self, court: &Court<'_>, by: Color) -> Ruling {
        if let Some((matter, end)) = self.ended(court) {
            let matter = match court.laws.ends_before_flag_stand() {
                true => Matter::EndBeforeFlag,
                false => matter,
            };
            return Ruling::plain(false, matter, end);
        }
        let (verdict, evidence) = self.fallen(court, by.opposite());
        let mut ruling = Ruling::new(verdict, Matter::FlagFall, evidence);
        if verdict == ClaimVerdict::Wrong {
            return ruling;
        }
        if self.proved_down(court, by) && verdict == ClaimVerdict::Correct {
            let first = first_down(self.record, court.time);
            (ruling.verdict, ruling.matter) = match (court.laws.flag_seen_by(), first) {
                (FlagSeenBy::Claimant, _) => (ClaimVerdict::Wrong, Matter::FlagNoticed),
                // The claimant's own flag fell first.
                (_, Some(player)) if player == by => (ClaimVerdict::Wrong, Matter::FlagFall),
                (_, Some(_)) => (ClaimVerdict::Correct, Matter::FlagFall),
                (_, None) => (ClaimVerdict::Undecidable, Matter::BothFlagsDown),
            };
            ruling.evidence.push(match first {
                Some(player) => TimeEvidence::FellFirst { player }.into(),
                None => TimeEvidence::ClaimantToo.into(),
            });
            if ruling.verdict != ClaimVerdict::Correct {
                return ruling;
            }
        }
        if court.laws.may_hold(Matter::FlagMatingPower)
            && matches!(can_mate(&self.board, by), CanMate::No)
        {
            let evidence = TimeEvidence::FlagOnlyDraws { player: by };
            return Ruling::plain(false, Matter::FlagMatingPower, evidence)
                .hanging_on(court.laws, Matter::FlagMatingPower);
        }
        ruling
    }

    /// What had ended the game before the flag could fall.
    fn ended(&self, court: &Court<'_>) -> Option<(Matter, TimeEvidence)> {
        if self.board.is_checkmate() {
            Some((Matter::Checkmate, TimeEvidence::MateBefore))
        } else if self.board.is_stalemate() {
            Some((Matter::Stalemate, TimeEvidence::StalemateBefore))
        } else if !court.laws.dead_position_comes_before_flag() {
            None
        } else if mating::dead_material_1985(&self.board) {
            Some((Matter::DeadMaterial, TimeEvidence::DeadBefore))
        } else if !court.laws.dead_material_only()
            && !court.laws.leaves_open(Matter::DeadPosition)
            && mating::proved_dead_quickly(&self.board)
        {
            Some((Matter::DeadPosition, TimeEvidence::DeadBefore))
        } else {
            None
        }
    }

    /// Whether the clocks prove that a player's flag had fallen by then.
    pub(super) fn proved_down(&self, court: &Court<'_>, color: Color) -> bool {
        let overstepped = court.time.clock(color).overstepped;
        overstepped.is_some_and(|overstepping| overstepping.ply <= self.ply)
    }

    /// What the clocks prove of a player's flag.
    fn fallen(&self, court: &Court<'_>, player: Color) -> (ClaimVerdict, TimeEvidence) {
        if let Some(over) = court.time.clock(player).overstepped
            && over.ply <= self.ply
        {
            let ply = over.ply;
            let evidence = match over.proof {
                Proof::Shown(time) => TimeEvidence::ClockShows { player, time, ply },
                Proof::Used { used, given } => TimeEvidence::Used {
                    player,
                    used,
                    given,
                    ply,
                },
            };
            return (ClaimVerdict::Correct, evidence);
        }
        let left = court.readings.up_to(player, self.ply);
        if self.board.turn() == player {
            let evidence = match left {
                Some(left) => TimeEvidence::MayHaveRunOut {
                    player,
                    time: left.time,
                    ply: left.ply,
                },
                None => TimeEvidence::NoReading { player },
            };
            return (ClaimVerdict::Undecidable, evidence);
        }
        match left.filter(|left| left.ply == self.ply) {
            Some(left) if left.time > Millis::ZERO => {
                let time = left.time;
                (ClaimVerdict::Wrong, TimeEvidence::HadTime { player, time })
            }
            _ => match self.control_made(court, player) {
                Some(moves) => (
                    ClaimVerdict::Wrong,
                    TimeEvidence::ControlMade { player, moves },
                ),
                None => (
                    ClaimVerdict::Undecidable,
                    TimeEvidence::NothingShown { player },
                ),
            },
        }
    }

    /// The moves of the control, if the player's last move was the one that completed them.
    fn control_made(&self, court: &Court<'_>, color: Color) -> Option<u32> {
        let before = self.ply.checked_sub(1)?;
        let standing = court.time.standing(self.record, color, before)?;
        let made = moves_made(self.record, color, self.ply);
        standing.control_move.filter(|control| *control == made)
    }

    /// The claim of the last two minutes. Whether the opponent tries to win by normal means only the arbiter at the board can
    /// say; what the edition, the announcement, the clock and the position say is judged.
    pub(super) fn normal_means(&self, court: &Court<'_>, by: Color) -> Ruling {
        let (laws, time) = (court.laws, court.time);
        let announced = court
            .event
            .is_some_and(|event| event.time.quickplay_guidelines);
        let by_guideline = laws.last_two_minutes_need_announcing();
        let none = |matter, evidence| Ruling::new(ClaimVerdict::NotInEdition, matter, evidence);
        if !laws.may_hold(Matter::LastTwoMinutes) {
            return none(Matter::LastTwoMinutes, TimeEvidence::NoSuchClaim);
        }
        let barred = if !laws.last_two_minutes_at_this_pace() {
            Some(none(Matter::LastTwoMinutes, TimeEvidence::NotInBlitz))
        } else if by_guideline && !announced {
            Some(none(
                Matter::LastTwoMinutesAnnounced,
                TimeEvidence::NotAnnounced,
            ))
        } else if by_guideline && time.has_increment() {
            Some(none(
                Matter::LastTwoMinutesNoIncrement,
                TimeEvidence::TimeAdded,
            ))
        } else {
            None
        };
        if let Some(barred) = barred {
            return barred.hanging_on_all(laws, &LAST_TWO_MINUTES);
        }
        let ruling = |verdict, evidence| Ruling::new(verdict, Matter::LastTwoMinutes, evidence);
        let left = court.readings.up_to(by, self.ply).map(|left| left.time);
        let mut ruling = match left {
            Some(time) if time > TWO_MINUTES => ruling(
                ClaimVerdict::Wrong,
                TimeEvidence::NotUnderTwoMinutes { time },
            ),
            _ if laws.last_two_minutes_need_the_move() && self.board.turn() != by => {
                ruling(ClaimVerdict::Wrong, TimeEvidence::NotTheMove { player: by })
            }
            _ if time.period(self.record, by, self.ply) == Period::Earlier => {
                ruling(ClaimVerdict::Wrong, TimeEvidence::NotLastPeriod)
            }
            _ => match can_mate(&self.board, by.opposite()) {
                CanMate::No => ruling(ClaimVerdict::Correct, TimeEvidence::OpponentCannotMate),
                CanMate::Yes(_) => ruling(ClaimVerdict::Undecidable, TimeEvidence::OpponentCanMate),
                CanMate::Undecided => {
                    ruling(ClaimVerdict::Undecidable, TimeEvidence::MateNotDecided)
                }
            },
        };
        if ruling.verdict == ClaimVerdict::Undecidable {
            ruling.evidence.push(match left {
                Some(time) => TimeEvidence::UnderTwoMinutes { time }.into(),
                None => TimeEvidence::TimeUnknown.into(),
            });
            if by_guideline {
                let article = laws.article(Matter::LastTwoMinutesIncrement);
                ruling
                    .evidence
                    .push(TimeEvidence::IncrementFirst { article }.into());
            }
            ruling.evidence.push(TimeEvidence::ForTheArbiter.into());
        }
        ruling.hanging_on_all(laws, &LAST_TWO_MINUTES)
    }
}
