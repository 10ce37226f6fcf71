//! Claims about the clock: that the opponent's flag has fallen, and that he is making no effort to win by normal
//! means. The first is judged by what the clocks prove; the second only an arbiter at the board can judge, and is
//! listed with everything that can be said of it.

use crate::board::Color;
use crate::facts;
use crate::judgement::timekeeping::{Proof, moves_made};
use crate::laws::mating::{self, CanMate, can_mate};
use crate::laws::terms::{FlagSeenBy, Period};
use crate::laws::{Matter, Pace};
use crate::notation::words::clock::Millis;

use super::{At, ClaimVerdict, Court, Judgement};

/// The time under which the last two minutes' claim may be made (Laws 2005, 10.2; Guideline III.4).
const TWO_MINUTES: Millis = Millis::from_seconds(120);

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
        Announced = "claim-announced",
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
    pub(super) fn flag(&self, court: &Court<'_>, by: Color) -> Judgement {
        if let Some(end) = self.ended(court) {
            return Judgement::plain(false, Matter::EndBeforeFlag, end);
        }
        let (verdict, evidence) = self.fallen(court, by.opposite());
        let mut judgement = Judgement::new(verdict, Matter::FlagFall, evidence);
        if verdict == ClaimVerdict::Wrong {
            return judgement;
        }
        if self.proved_down(court, by) && verdict == ClaimVerdict::Correct {
            let seen_by = court
                .laws
                .flag_seen_by(court.time.ruling_pace(), court.time.supervision);
            (judgement.verdict, judgement.matter) = match seen_by {
                FlagSeenBy::Claimant => (ClaimVerdict::Wrong, Matter::FlagNoticed),
                FlagSeenBy::ArbiterOrPlayer => (ClaimVerdict::Undecidable, Matter::BothFlagsDown),
            };
            judgement.evidence.push(TimeEvidence::ClaimantToo.into());
            return judgement;
        }
        if court.laws.may_hold(Matter::FlagMatingPower)
            && matches!(can_mate(&self.board, by), CanMate::No)
        {
            let evidence = TimeEvidence::FlagOnlyDraws { player: by };
            return Judgement::plain(false, Matter::FlagMatingPower, evidence)
                .hanging_on(court.laws, Matter::FlagMatingPower);
        }
        judgement
    }

    /// What had ended the game before the flag could fall.
    fn ended(&self, court: &Court<'_>) -> Option<TimeEvidence> {
        let dead = match court.laws.dead_material_only() {
            true => mating::dead_material_1985(&self.board),
            false => mating::proved_dead_quickly(&self.board),
        };
        if self.board.is_checkmate() {
            Some(TimeEvidence::MateBefore)
        } else if self.board.is_stalemate() {
            Some(TimeEvidence::StalemateBefore)
        } else {
            dead.then_some(TimeEvidence::DeadBefore)
        }
    }

    fn proved_down(&self, court: &Court<'_>, color: Color) -> bool {
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

    /// Never decided here: the edition, the announcement, the time and the board are told.
    pub(super) fn normal_means(&self, court: &Court<'_>, by: Color) -> Judgement {
        let laws = court.laws;
        let time = court.time;
        let announced = court
            .event
            .is_some_and(|event| event.time.quickplay_guidelines);
        let by_guideline = laws.last_two_minutes_need_announcing();
        let in_edition = laws.settles(Matter::LastTwoMinutes);
        let is_blitz = time.ruling_pace() == Pace::Blitz;
        let known =
            in_edition && !is_blitz && (!by_guideline || announced && !time.has_increment());
        let mut evidence = Vec::new();
        if !in_edition {
            evidence.push(TimeEvidence::NoSuchClaim);
        } else if is_blitz {
            evidence.push(TimeEvidence::NotInBlitz);
        }
        if by_guideline {
            evidence.push(match announced {
                true => TimeEvidence::Announced,
                false => TimeEvidence::NotAnnounced,
            });
            if time.has_increment() {
                evidence.push(TimeEvidence::TimeAdded);
            }
        }
        let left = court.readings.up_to(by, self.ply).map(|left| left.time);
        evidence.push(match left {
            Some(time) if time < TWO_MINUTES => TimeEvidence::UnderTwoMinutes { time },
            Some(time) => TimeEvidence::NotUnderTwoMinutes { time },
            None => TimeEvidence::TimeUnknown,
        });
        if time.period(self.record, by, self.ply) == Period::Earlier {
            evidence.push(TimeEvidence::NotLastPeriod);
        }
        evidence.push(match can_mate(&self.board, by.opposite()) {
            CanMate::No => TimeEvidence::OpponentCannotMate,
            CanMate::Yes(_) => TimeEvidence::OpponentCanMate,
            CanMate::Undecided => TimeEvidence::MateNotDecided,
        });
        evidence.push(TimeEvidence::ForTheArbiter);
        let judgement = Judgement {
            verdict: match known {
                true => ClaimVerdict::Undecidable,
                false => ClaimVerdict::NotInEdition,
            },
            matter: Matter::LastTwoMinutes,
            evidence: evidence.into_iter().map(Into::into).collect(),
        };
        judgement.hanging_on(laws, Matter::LastTwoMinutes)
    }
}
