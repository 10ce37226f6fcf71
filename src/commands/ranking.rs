//! A tournament ranked as the flags say, or by the usual rules where they say nothing: what `standings` and the page of
//! `pairings` have in common.

use std::sync::Arc;

use crate::event::Event;
use crate::fact::Fact;
use crate::lists::complaint::Complaint;
use crate::lists::officer::Officer;
use crate::report::RankedTournament;
use crate::report::terminal::Refusal;
use crate::tournament::norms::Norms;
use crate::tournament::regulations;
use crate::tournament::standings::{
    Rules, RulesBasis, TieBreak, as_counted, parse_list, standings, with_tie_break_game,
};
use crate::tournament::{Assembled, Tournament};

/// How tournaments are to be ranked.
#[derive(Default)]
pub(super) struct Ranking<'c> {
    /// The tie-breaks in their order; none: those of the report, else the usual ones.
    pub(super) tiebreaks: Vec<&'c str>,
    /// None: those of the day.
    pub(super) rules: Option<Rules>,
    /// The standings after this round; none: the last one with results.
    pub(super) round: Option<u32>,
    pub(super) officer: Option<&'c Officer>,
}

/// The last round of which there are standings: one with results, or with pairings alone.
fn rounds_of(tournament: &Tournament) -> u32 {
    tournament.counted().max(tournament.played)
}

impl Ranking<'_> {
    /// Refuses a round that none of the tournaments has come to: absences would be made up. One with fewer rounds than
    /// another stands as it ended.
    pub(super) fn refuse_later(&self, tournaments: &[Tournament]) -> anyhow::Result<()> {
        let rounds = tournaments.iter().map(rounds_of).max();
        match (self.round, rounds) {
            (Some(given), Some(rounds)) if given > rounds => {
                Err(Refusal::NoRound { given, rounds }.into())
            }
            _ => Ok(()),
        }
    }

    /// Ranks a tournament; what a reader must know of how goes to the notes.
    pub(super) fn rank(
        &self,
        tournament: Tournament,
        told: &mut Assembled,
    ) -> anyhow::Result<RankedTournament> {
        let (rules, basis) = match self.rules {
            Some(rules) => {
                let word = rules.word();
                (rules, RulesBasis::Asked { rules: word })
            }
            None => Rules::on(tournament.start),
        };
        let file = tournament.file.to_string();
        let basis = Fact::from(basis);
        if self.rules.is_none() {
            told.notes.push(Complaint::new(&file, None, basis.clone()));
        }
        let order = with_tie_break_game(self.order(&tournament, rules, told)?, &tournament);
        let rounds = match self.round {
            Some(round) => round.min(rounds_of(&tournament)),
            None => tournament.counted(),
        };
        let has_regulations = |event: &Arc<Event>| event.team.is_some();
        let as_it_was = tournament.event.as_ref().is_some_and(has_regulations);
        let as_it_was = as_it_was.then(|| tournament.clone());
        let (tournament, annulled) = as_counted(tournament, rules, rounds);
        let team_checks = as_it_was
            .and_then(|as_it_was| regulations::check(&as_it_was, &tournament, rules, rounds));
        for annulled in annulled {
            told.notes.push(Complaint::new(&file, None, annulled));
        }
        let standings = standings(&tournament, &order, rules, rounds);
        let norms = Norms::of(&tournament, &standings, self.officer);
        for note in &norms.notes {
            told.notes.push(Complaint::new(&file, None, note.clone()));
        }
        Ok(RankedTournament {
            tournament,
            standings,
            basis,
            norms,
            pairings: None,
            team_checks,
        })
    }

    /// The tie-breaks that were asked for, else those that the report names as far as they are known here, else the usual ones.
    fn order(
        &self,
        tournament: &Tournament,
        rules: Rules,
        told: &mut Assembled,
    ) -> anyhow::Result<Vec<TieBreak>> {
        let teams = !tournament.teams.is_empty();
        if !self.tiebreaks.is_empty() {
            return Ok(parse_list(self.tiebreaks.iter().copied(), teams)?);
        }
        let mut order: Vec<TieBreak> = Vec::new();
        for name in tournament
            .stated_tiebreaks
            .iter()
            .filter(|_| rules.is_fide())
        {
            match parse_list(std::iter::once(&**name), teams) {
                Ok(known) => order.extend(known),
                Err(fault) => {
                    let file = tournament.file.to_string();
                    let line = tournament.stated_tiebreaks_line;
                    told.complaints.push(Complaint::new(&file, line, fault));
                }
            }
        }
        if order.is_empty() {
            order = parse_list(rules.usual(tournament).iter().copied(), teams)?;
        }
        Ok(order)
    }
}
