//! Claims about the clock: that the opponent's flag has fallen, and that he is making no effort to win by normal
//! means. The first is judged by what the clocks prove; the second only an arbiter at the board can judge, and is
//! listed with everything that can be said of it.

use crate::board::Color;
use crate::laws::mating::{self, CanMate, can_mate};
use crate::laws::terms::{FlagSeenBy, Period};
use crate::laws::{Matter, Pace};
use crate::notation::clock::Millis;
use crate::rules::timekeeping::{Proof, left_at, moves_made};
use crate::rules::words;

use super::{At, ClaimVerdict, Court, Judgement};

/// The time under which the last two minutes' claim may be made (Laws 2005, 10.2; Guideline III.4).
const TWO_MINUTES: Millis = Millis::from_seconds(120);

impl At<'_> {
    /// The flag of the claimant's opponent: proved fallen, proved standing, or neither.
    pub(super) fn flag(&self, court: &Court<'_>, by: Color) -> Judgement {
        let judged = |verdict, matter, evidence: String| Judgement {
            verdict,
            matter,
            evidence,
        };
        if let Some(end) = self.ended(court) {
            return judged(
                ClaimVerdict::Wrong,
                Matter::EndBeforeFlag,
                format!("{end} came before the flag"),
            );
        }
        let loser = by.opposite();
        let (verdict, evidence) = self.fallen(court, loser);
        if verdict == ClaimVerdict::Wrong {
            return judged(verdict, Matter::FlagFall, evidence);
        }
        if self.proved_down(court, by) && verdict == ClaimVerdict::Correct {
            let seen_by = court
                .laws
                .flag_seen_by(court.time.ruling_pace(), court.time.supervision);
            let evidence = format!("{evidence}; the claimant's own time was overstepped too");
            return match seen_by {
                FlagSeenBy::Claimant => judged(ClaimVerdict::Wrong, Matter::FlagNoticed, evidence),
                FlagSeenBy::ArbiterOrPlayer => {
                    judged(ClaimVerdict::Undecidable, Matter::BothFlagsDown, evidence)
                }
            };
        }
        let may_only_draw = court.laws.flag_needs_mating_power()
            || court.laws.neighbours_differ(Matter::FlagMatingPower);
        if may_only_draw && matches!(can_mate(&self.board, by), CanMate::No) {
            let verdict = match court.laws.neighbours_differ(Matter::FlagMatingPower) {
                true => ClaimVerdict::Undecidable,
                false => ClaimVerdict::Wrong,
            };
            let evidence = format!(
                "{} cannot mate by any series of legal moves: the flag only draws",
                words::player(by)
            );
            return judged(verdict, Matter::FlagMatingPower, evidence);
        }
        judged(verdict, Matter::FlagFall, evidence)
    }

    /// What had ended the game before the flag could fall.
    fn ended(&self, court: &Court<'_>) -> Option<&'static str> {
        let dead = match court.laws.dead_material_only() {
            true => mating::dead_material_1985(&self.board),
            false => mating::proved_dead_quickly(&self.board),
        };
        if self.board.is_checkmate() {
            Some("mate")
        } else if self.board.is_stalemate() {
            Some("stalemate")
        } else {
            dead.then_some("a dead position")
        }
    }

    fn proved_down(&self, court: &Court<'_>, color: Color) -> bool {
        let overstepped = court.time.clock(color).overstepped;
        overstepped.is_some_and(|overstepping| overstepping.ply <= self.ply)
    }

    /// What the clocks prove of a player's flag.
    fn fallen(&self, court: &Court<'_>, loser: Color) -> (ClaimVerdict, String) {
        let player = words::player(loser);
        if let Some(over) = court.time.clock(loser).overstepped
            && over.ply <= self.ply
        {
            let evidence = match over.proof {
                Proof::Shown(time) => format!("{player}'s clock shows {time}"),
                Proof::Used { used, given } => format!("{player} had used {used} of {given}"),
            };
            return (
                ClaimVerdict::Correct,
                format!("{evidence} after ply {}", over.ply),
            );
        }
        let left = left_at(self.record, loser, self.ply);
        if self.board.turn() == loser {
            let evidence = match left {
                Some(left) => format!(
                    "{player} was to move and had {} after ply {}: he may have run out since",
                    left.time, left.ply
                ),
                None => format!("{player} was to move; no reading of his clock"),
            };
            return (ClaimVerdict::Undecidable, evidence);
        }
        match left.filter(|left| left.ply == self.ply) {
            Some(left) if left.time > Millis::ZERO => (
                ClaimVerdict::Wrong,
                format!("{player} had moved and his clock stood at {}", left.time),
            ),
            _ => match self.control_made(court, loser) {
                Some(moves) => (
                    ClaimVerdict::Wrong,
                    format!("{player} had made the {moves} moves of the period"),
                ),
                None => (
                    ClaimVerdict::Undecidable,
                    format!("{player} had moved; no reading shows time left or time overstepped"),
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
        let mut told = Vec::new();
        let by_guideline = laws.last_two_minutes_need_announcing();
        let known = laws.settles(Matter::LastTwoMinutes)
            && time.ruling_pace() != Pace::Blitz
            && (!by_guideline || announced && !time.has_increment());
        if !laws.settles(Matter::LastTwoMinutes) {
            told.push("this edition knows no such claim".to_owned());
        } else if time.ruling_pace() == Pace::Blitz {
            told.push("not in blitz".to_owned());
        }
        if by_guideline {
            told.push(match announced {
                true => "Guideline III was announced".to_owned(),
                false => "Guideline III was not announced".to_owned(),
            });
            if time.has_increment() {
                told.push(
                    "time is added for each move, so Guideline III does not apply".to_owned(),
                );
            }
        }
        told.push(match left_at(self.record, by, self.ply) {
            Some(left) if left.time < TWO_MINUTES => format!("the claimant had {} left", left.time),
            Some(left) => format!("the claimant had {} left, not under two minutes", left.time),
            None => "what the claimant had left is not known".to_owned(),
        });
        if time.period(self.record, by, self.ply) == Period::Earlier {
            told.push("not in the last period".to_owned());
        }
        told.push(match can_mate(&self.board, by.opposite()) {
            CanMate::No => "the opponent cannot mate by any series of legal moves".to_owned(),
            CanMate::Yes(_) => {
                "the opponent can still mate by some series of legal moves".to_owned()
            }
            CanMate::Undecided => "whether the opponent can still mate was not decided".to_owned(),
        });
        told.push("the arbiter's judgement at the board".to_owned());
        Judgement {
            verdict: if known || laws.neighbours_differ(Matter::LastTwoMinutes) {
                ClaimVerdict::Undecidable
            } else {
                ClaimVerdict::NotInEdition
            },
            matter: Matter::LastTwoMinutes,
            evidence: told.join("; "),
        }
    }
}
