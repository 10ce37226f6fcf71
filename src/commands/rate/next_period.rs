//! What the next period starts from: the flags of the new list and of the games carried over, and the files written.

use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};

use crate::commands::flags;
use crate::fact::Fact;
use crate::input::UnpackLimit;
use crate::lists::rating_list::ListMonth;
use crate::rating::calculation::Calculation;
use crate::rating::carried::Carried;
use crate::rating::contest::{Basis, Contest};
use crate::rating::desk::RatedContest;
use crate::rating::next_list::NextList;
use crate::rating::systems::{SYSTEMS, System};
use crate::report::new_list::{NewListError, Waiting, WrittenList, write_carried, write_list};
use crate::report::terminal::{Refusal, Said};
use crate::report::words::Words;

#[derive(Args)]
pub(super) struct NextPeriod {
    /// Write the list that comes out, for the next period to start from: FIDE's text for one list, or CSV if FILE ends in
    /// .csv. Everybody of the latest --list stays on it; --period says for which month it is
    #[arg(long, value_name = "FILE", requires_all = ["list", "period"])]
    write_list: Option<PathBuf>,
    /// Which results the new list and the games carried over come from
    #[arg(long, value_enum, value_name = "BASIS", default_value_t = BasisWord::Submitted)]
    basis: BasisWord,
    /// Games of players without a rating that the period before has kept (its --write-carry)
    #[arg(long, value_name = "FILE")]
    carry: Option<PathBuf>,
    /// Keep the games of players who have too few for a first rating, for --carry in the next period
    #[arg(long, value_name = "FILE")]
    write_carry: Option<PathBuf>,
}

#[derive(Copy, Clone, ValueEnum)]
enum BasisWord {
    Submitted,
    Audited,
}

/// Files that are whole, and what there is to say of them.
#[derive(Default)]
pub(super) struct Prepared {
    waiting: Vec<Waiting>,
    told: Vec<Said>,
}

impl NextPeriod {
    /// Refuses what has no list to start from.
    pub(super) fn refuse_without_lists(&self, system: &dyn System) -> anyhow::Result<()> {
        let flags = [
            ("--write-list", &self.write_list),
            ("--carry", &self.carry),
            ("--write-carry", &self.write_carry),
        ];
        let given = flags.into_iter().find(|(_, file)| file.is_some());
        if let Some((flag, _)) = given
            && !system.has_lists()
        {
            let systems = SYSTEMS.into_iter().filter(|system| system.has_lists());
            let known = flags::choice(systems.map(System::word));
            let given = system.word();
            return Err(Refusal::NoLists { flag, given, known }.into());
        }
        if self.write_list.is_some() && self.write_list == self.write_carry {
            let (flag, other) = ("--write-list", "--write-carry");
            return Err(Refusal::OneFileForTwo { flag, other }.into());
        }
        Ok(())
    }

    pub(super) fn carry(&self) -> Option<&Path> {
        self.carry.as_deref()
    }

    /// The files that a run writes.
    pub(super) fn written(&self) -> Vec<PathBuf> {
        let files = [&self.write_list, &self.write_carry];
        files.into_iter().flatten().cloned().collect()
    }

    fn basis(&self) -> Basis {
        match self.basis {
            BasisWord::Submitted => Basis::Submitted,
            BasisWord::Audited => Basis::Audited,
        }
    }

    /// Writes the files. They have their names only when they are put in place.
    pub(super) fn prepare(
        &self,
        rated: &RatedContest,
        system: &'static dyn System,
        period: Option<ListMonth>,
        limit: UnpackLimit,
    ) -> anyhow::Result<Prepared> {
        let mut prepared = Prepared::default();
        if self.written().is_empty() {
            return Ok(prepared);
        }
        let contest: &Contest = &rated.contest;
        let sums: &[Calculation] = match self.basis() {
            Basis::Submitted => &rated.rated.submitted,
            Basis::Audited => &rated.rated.audited,
        };
        let carried = Carried::of(contest, sums, self.basis(), system);
        let games = || Said::games(carried.games.len() as u64).into();
        let players = || Said::players(carried.players() as u64).into();
        match &self.write_carry {
            Some(path) => {
                prepared
                    .waiting
                    .push(write_carried(path, system, &carried)?);
                prepared.told.push(Said::Kept {
                    file: path.display().to_string(),
                    games: games(),
                    players: players(),
                });
            }
            None if carried.games.is_empty() => {}
            None => prepared.told.push(Said::NotKept {
                games: games(),
                players: players(),
            }),
        }
        if let (Some(path), Some((before, month)), Some(period)) =
            (&self.write_list, &rated.list, period)
        {
            if let Some(month) = month.filter(|month| period <= *month) {
                let refusal = Refusal::NoLaterMonth {
                    period: period.to_string(),
                    file: before.display().to_string(),
                    month: month.to_string(),
                };
                return Err(refusal.into());
            }
            let next = NextList::of(contest, sums, system, (*month, period));
            let written = write_list(path, before, limit, system, period, next);
            let (waiting, written) = written.map_err(|error| match error {
                NewListError::List(error) => anyhow::anyhow!("{}", Words::spoken().tell(&error)),
                NewListError::Report(error) => error.into(),
            })?;
            prepared.waiting.push(waiting);
            self.tell_of(path, &written, &mut prepared.told);
        }
        Ok(prepared)
    }

    fn tell_of(&self, path: &Path, written: &WrittenList, told: &mut Vec<Said>) {
        told.push(Said::NewList {
            file: path.display().to_string(),
            basis: self.basis().word(),
            players: Said::players(written.players).into(),
            changed: Said::players(written.changed).into(),
            new: Said::players(written.new).into(),
        });
        let players = |count| Said::players(count).into();
        type Told = fn(Fact) -> Said;
        let counts: [(u64, Told); 4] = [
            (written.without_id, |players| Said::NewWithoutId { players }),
            (written.cut, |players| Said::NewCut { players }),
            (written.wrong, |players| Said::NewWrong { players }),
            (written.rated_meanwhile, |players| Said::NewRatedMeanwhile {
                players,
            }),
        ];
        let some = counts.into_iter().filter(|(count, _)| *count > 0);
        told.extend(some.map(|(count, said)| said(players(count))));
    }
}

impl Prepared {
    /// Gives the files their names.
    pub(super) fn put_in_place(&mut self) -> anyhow::Result<()> {
        for waiting in self.waiting.drain(..) {
            waiting.finish()?;
        }
        Ok(())
    }

    pub(super) fn told(self) -> impl Iterator<Item = String> {
        self.told.into_iter().map(Said::tell)
    }
}
