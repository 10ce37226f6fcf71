//! The reckoning of one game's readings, move by move: the most that each clock can show is carried along, and a
//! reading beyond it wants an explanation. It accuses only where none fits.

use crate::board::Color;
use crate::laws::clock::{ControlStanding, standing};
use crate::notation::pgn::command::{ClaimKind, PgnCommand};
use crate::notation::words::clock::{ClockTime, Millis, Precision, ReadingKind};
use crate::notation::words::time_control::{ClockMode, ControlPeriod};
use crate::replay::{ClockReading, Record};

use super::{
    Left, Oddity, OddityKind, Overstepping, PlayerClock, Proof, TOLERANCE, Timekeeping, moves_made,
};

/// No edition adds more than this for one claim.
const LARGEST_PENALTY: Millis = Millis::from_seconds(180);

/// When an adjourned game is resumed, the clocks are set by the times on the envelope, which are written in minutes.
const RESUMPTION: Millis = Millis::from_seconds(60);

/// One player while his readings pass.
struct ReckonedPlayer<'c> {
    periods: &'c [ControlPeriod],
    mode: ClockMode,
    /// Whether the control can be reckoned with at all.
    known: bool,
    moves: u32,
    here: ControlStanding,
    /// The most that the clock can show now.
    bound: Millis,
    /// Everything given so far, for comparison with what was used.
    given: Millis,
    /// Time that an arbiter may have added.
    allowance: Millis,
    used: Millis,
    /// Whether the time used is known for every move so far.
    used_known: bool,
    last_game_time: Millis,
    /// The reading before the last.
    earlier: Option<Left>,
    /// Whether the time of a period was seen to come at the move at which it was due.
    counted: bool,
    clock: PlayerClock,
}

impl<'c> ReckonedPlayer<'c> {
    fn new(kept: &'c Timekeeping, color: Color, moves: u32) -> ReckonedPlayer<'c> {
        let periods = kept.periods(color);
        let here = standing(periods.unwrap_or_default(), moves);
        let start = here.given + here.increment;
        ReckonedPlayer {
            periods: periods.unwrap_or_default(),
            mode: kept.mode,
            known: periods.is_some(),
            moves,
            here,
            bound: start,
            given: start,
            allowance: Millis::ZERO,
            used: Millis::ZERO,
            // Of a game that begins in the middle nobody knows what was used before.
            used_known: moves == 0 && periods.is_some(),
            last_game_time: Millis::ZERO,
            earlier: None,
            counted: false,
            clock: PlayerClock::default(),
        }
    }

    /// The moves up to this one are made: time is added for each, and a period may end.
    fn advance(&mut self, moves: u32) {
        while self.moves < moves {
            self.moves += 1;
            if self.here.control_move == Some(self.moves) {
                let next = self.here.next.unwrap_or_default();
                self.clock.due += next;
                self.given += next;
                self.here = standing(self.periods, self.moves);
            }
            self.given += self.here.increment;
            if self.mode == ClockMode::Cumulative {
                self.bound += self.here.increment;
            }
        }
    }

    fn show(&mut self, left: Left) {
        self.bound = left.time;
        self.earlier = self.clock.last.replace(left);
    }

    /// One more increment: a board may send one reading before the clock was pressed and the next one after. In delay mode
    /// nothing is ever added: the extra time runs first, and what is left of it is lost (2005 6.2(b), from 2017 6.3.2).
    fn slack(&self) -> Millis {
        match self.mode {
            ClockMode::Cumulative => self.here.increment,
            ClockMode::Delay => Millis::ZERO,
        }
    }

    /// What a clock in delay mode may show on top of the time of a new period: some show the extra time of the move to come
    /// with the main time.
    fn extra_time_shown(&self) -> Millis {
        match self.mode {
            ClockMode::Cumulative => Millis::ZERO,
            ClockMode::Delay => self.here.increment,
        }
    }
}

pub(super) struct Reckoning<'r> {
    record: &'r Record,
    players: [ReckonedPlayer<'r>; 2],
    oddities: Vec<Oddity>,
    /// The next command that may explain a change of the clocks.
    next_command: usize,
    /// Readings of two fields, `1:29`, are hours and minutes.
    hours_and_minutes: bool,
    /// The time used in the game is that of both players together.
    joint_game_time: bool,
    last_joint: Millis,
    swapped: bool,
    last_ply: [u32; 3],
}

impl<'r> Reckoning<'r> {
    pub(super) fn new(record: &'r Record, kept: &'r Timekeeping) -> Reckoning<'r> {
        let player = |color| ReckonedPlayer::new(kept, color, moves_made(record, color, 0));
        let players = [player(Color::White), player(Color::Black)];
        Reckoning {
            record,
            hours_and_minutes: hours_and_minutes(record, &players),
            players,
            oddities: Vec::new(),
            next_command: 0,
            joint_game_time: joint_game_time(record),
            last_joint: Millis::ZERO,
            swapped: false,
            last_ply: [0; 3],
        }
    }

    #[inline]
    pub(super) fn take(&mut self, ply: u32, kind: ReadingKind, shown: ClockTime) {
        // A second reading of a kind behind one move says nothing that the first did not.
        if std::mem::replace(&mut self.last_ply[kind as usize], ply) == ply {
            return;
        }
        if self.next_command < self.record.commands.len() {
            self.allow(ply);
        }
        let color = self.record.mover(ply);
        match kind {
            ReadingKind::Left => self.left(ply, color, shown),
            ReadingKind::Move => self.used(ply, color, shown.time, shown.precision),
            ReadingKind::Game => self.game_time(ply, color, shown),
        }
    }

    /// Commands before this reading by which an arbiter changes the clocks.
    fn allow(&mut self, ply: u32) {
        while let Some(placed) = self.record.commands.get(self.next_command)
            && placed.ply <= ply
        {
            self.next_command += 1;
            let time = match &placed.command {
                PgnCommand::Penalty { seconds, .. } => {
                    Millis::from_seconds(seconds.saturating_abs().min(i64::from(u32::MAX)))
                }
                PgnCommand::Illegal { .. } => LARGEST_PENALTY,
                PgnCommand::Claim { kind, .. } if !matches!(kind, ClaimKind::Agreement) => {
                    LARGEST_PENALTY
                }
                PgnCommand::Adjourned | PgnCommand::Sealed => RESUMPTION,
                _ => continue,
            };
            for player in &mut self.players {
                player.allowance += time;
            }
        }
    }

    #[inline]
    fn left(&mut self, ply: u32, color: Color, shown: ClockTime) {
        let (time, tolerance) = if self.hours_and_minutes && shown.precision == Precision::TwoFields
        {
            (shown.time.times(60), TOLERANCE + Millis::from_seconds(60))
        } else {
            (shown.time, TOLERANCE)
        };
        let index = self.whose(color);
        let moves = moves_made(self.record, color, ply);
        let player = &mut self.players[index];
        player.used_known = false;
        player.advance(moves);
        if time.is_negative() && (time + player.clock.due).is_negative() {
            player.clock.overstepped.get_or_insert(Overstepping {
                ply,
                proof: Proof::Shown(time),
            });
        }
        if player.known && time > player.bound + player.slack() + tolerance {
            self.too_much(ply, color, time, tolerance);
        }
        let index = self.whose(color);
        let player = &mut self.players[index];
        player.show(Left { ply, time });
    }

    /// Whose clock the readings behind a player's moves are.
    fn whose(&self, color: Color) -> usize {
        (color as usize) ^ usize::from(self.swapped)
    }

    /// A reading shows more than the player can have. What explains it: the next period, an arbiter, the other player's
    /// clock, or nothing.
    #[cold]
    fn too_much(&mut self, ply: u32, color: Color, time: Millis, tolerance: Millis) {
        let index = self.whose(color);
        let player = &mut self.players[index];
        let most = player.bound + player.slack() + tolerance;
        let bound = player.bound;
        let beyond = time - bound;
        let due = player.clock.due;
        let with_next_period = most + due + player.extra_time_shown();
        if due > Millis::ZERO && time <= with_next_period + player.allowance {
            player.counted |= player.moves <= moves_at_last_control(player) + 1;
            player.clock.due = Millis::ZERO;
            return;
        }
        if time <= most + player.allowance {
            player.allowance = player.allowance - (time - most);
            return;
        }
        let first = player.clock.last.is_none();
        let early = match (player.here.next, player.here.control_move) {
            (Some(next), Some(due_at)) if !first && time <= most + due + next => {
                Some((next, due_at))
            }
            _ => None,
        };
        let before = player.clock.last.map_or(player.bound, |left| left.time);
        let kind = if first {
            OddityKind::BeyondControl {
                shown: time,
                most: bound,
            }
        } else if let Some(from) = self.swapped_from(ply, index, time) {
            if from < ply {
                // The clocks were swapped from the reading before: that one was taken for the other player's, and was
                // this player's own.
                let [white, black] = &mut self.players;
                let (own, other) = if index == 0 {
                    (white, black)
                } else {
                    (black, white)
                };
                if let Some(mistaken) = std::mem::replace(&mut other.clock.last, other.earlier) {
                    own.show(mistaken);
                }
            }
            self.swapped = !self.swapped;
            self.oddities.push(Oddity {
                ply: from,
                kind: OddityKind::Swapped,
            });
            return;
        } else if let Some((next, due_at)) = early.filter(|(next, _)| beyond.times(2) > *next) {
            // The time of the period has come early. When its moves are made, it must not be expected again.
            self.players[index].clock.due = due - next;
            OddityKind::EarlyPeriod { due_at, time: next }
        } else {
            OddityKind::Gained {
                before,
                shown: time,
                beyond,
            }
        };
        self.oddities.push(Oddity { ply, kind });
    }

    /// This reading is near the other player's clock, and his next one, or the one before, near this player's: from
    /// which ply the clocks stand swapped.
    fn swapped_from(&self, ply: u32, index: usize, time: Millis) -> Option<u32> {
        let (own, other) = (&self.players[index], &self.players[1 - index]);
        let near = |shown: Millis, clock: Left, other: Left| {
            let apart = Millis::new((clock.time - other.time).get().abs() / 2);
            apart > TOLERANCE.times(5)
                && shown + apart > clock.time
                && shown <= clock.time + (own.slack() + TOLERANCE).times(2)
        };
        let (mine, his) = (own.clock.last?, other.clock.last?);
        let next = self.shown_at(ply + 1);
        if let Some(next) = next
            && near(time, his, mine)
            && near(next, mine, his)
        {
            return Some(ply);
        }
        let earlier = other.earlier?;
        (his.ply + 1 == ply && near(time, earlier, mine) && near(his.time, mine, earlier))
            .then_some(his.ply)
    }

    fn used(&mut self, ply: u32, color: Color, time: Millis, precision: Precision) {
        let moves = moves_made(self.record, color, ply);
        let index = self.whose(color);
        self.compare_with_clock(ply, index, moves, time);
        let player = &mut self.players[index];
        let given = player.given;
        if moves != player.moves + 1 {
            player.used_known = false;
        }
        let counted = match player.mode {
            ClockMode::Cumulative => time,
            ClockMode::Delay => (time - player.here.increment).max(Millis::ZERO),
        };
        player.used += counted;
        let given = match player.mode {
            ClockMode::Cumulative => given,
            ClockMode::Delay => given - player.here.increment.times(i64::from(moves)),
        };
        // Each move may have been rounded up by a second.
        let rounding = match precision {
            Precision::Fraction => Millis::ZERO,
            _ => Millis::from_seconds(1).times(i64::from(moves)),
        };
        if player.used_known && player.used > given + player.allowance + rounding + TOLERANCE {
            player.clock.overstepped.get_or_insert(Overstepping {
                ply,
                proof: Proof::Used {
                    used: player.used,
                    given,
                },
            });
        }
        if player.used_known {
            player.advance(moves);
            player.clock.due = Millis::ZERO;
        }
    }

    /// What the clock shows behind the move of a ply.
    fn shown_at(&self, ply: u32) -> Option<Millis> {
        let readings = &self.record.clocks;
        let at = readings.partition_point(|reading| reading.ply < ply);
        readings[at..]
            .iter()
            .take_while(|reading| reading.ply == ply)
            .find(|reading| reading.kind == ReadingKind::Left)
            .map(|reading| reading.shown.time)
    }

    /// Where both are written behind one move, the clock must have lost what was used.
    fn compare_with_clock(&mut self, ply: u32, index: usize, moves: u32, time: Millis) {
        let player = &self.players[index];
        let Some(now) = self.shown_at(ply) else {
            return;
        };
        let before = match moves {
            0 | 1 => player.here.given,
            _ => match ply.checked_sub(2).and_then(|ply| self.shown_at(ply)) {
                Some(before) => before,
                None => return,
            },
        };
        let at_control =
            standing(player.periods, moves.saturating_sub(1)) != standing(player.periods, moves);
        if !player.known || at_control || player.allowance > Millis::ZERO {
            return;
        }
        let lost = before - now;
        let increment = player.here.increment;
        // The reading may stand before or after the time for the next move was added, this one or the last.
        let fits = (-1..=2).any(|added| {
            let difference = lost + increment.times(added) - time;
            difference.get().abs() <= TOLERANCE.get()
        }) || player.mode == ClockMode::Delay
            && time >= lost - TOLERANCE
            && time <= lost + increment + TOLERANCE;
        if !fits {
            self.oddities.push(Oddity {
                ply,
                kind: OddityKind::MoveTime {
                    written: time,
                    by_clock: lost + increment,
                },
            });
        }
    }

    fn game_time(&mut self, ply: u32, color: Color, shown: ClockTime) {
        let before = match self.joint_game_time {
            true => &mut self.last_joint,
            false => &mut self.players[color as usize].last_game_time,
        };
        let used = shown.time - *before;
        let before = std::mem::replace(before, shown.time);
        if used.is_negative() {
            self.oddities.push(Oddity {
                ply,
                kind: OddityKind::GameTimeBack {
                    before,
                    shown: shown.time,
                },
            });
            self.players[color as usize].used_known = false;
        } else {
            self.used(ply, color, used, shown.precision);
        }
    }

    pub(super) fn finish(mut self) -> ([PlayerClock; 2], Vec<Oddity>) {
        for index in [0, 1] {
            let (player, other) = (&self.players[index], &self.players[1 - index]);
            if let Some(last) = player.clock.last
                && player.clock.due > Millis::ZERO
                && other.counted
                && player.moves >= moves_at_last_control(player) + 2
            {
                self.oddities.push(Oddity {
                    ply: last.ply,
                    kind: OddityKind::MissingPeriod {
                        due_at: moves_at_last_control(player),
                        time: player.clock.due,
                    },
                });
            }
        }
        self.oddities.sort_by_key(|oddity| oddity.ply);
        let [white, black] = self.players;
        ([white.clock, black.clock], self.oddities)
    }
}

/// The moves that had been made when the period of this player began.
fn moves_at_last_control(player: &ReckonedPlayer<'_>) -> u32 {
    let mut done = 0;
    for period in player.periods {
        match period.moves {
            Some(moves) if done + moves <= player.moves => done += moves,
            _ => break,
        }
    }
    done
}

/// On a sheet `1:29` is an hour and 29 minutes, unless that is more than the player was given.
fn hours_and_minutes(record: &Record, players: &[ReckonedPlayer<'_>; 2]) -> bool {
    record.is_sheet
        && record
            .clocks
            .iter()
            .find(|reading| reading.ply > 0)
            .is_some_and(|reading| {
                let player = &players[record.mover(reading.ply) as usize];
                reading.shown.precision == Precision::TwoFields
                    && reading.shown.time.times(60)
                        <= player.bound + player.slack() + Millis::from_seconds(60)
            })
}

/// Whether the times used in the game never fall from one move to the next: then they may be one count for both
/// players, which says less about each.
fn joint_game_time(record: &Record) -> bool {
    let times = || {
        let game = |reading: &&ClockReading| reading.kind == ReadingKind::Game;
        record
            .clocks
            .iter()
            .filter(game)
            .map(|reading| reading.shown.time)
    };
    times()
        .zip(times().skip(1))
        .all(|(before, after)| before <= after)
}
