//! `defaults_out`: who is out by defaults is paired no more. `annul_before_half`: what the standings do to who leaves; here it is
//! said of whom that cannot be known.

use crate::tournament::standings::{Gone, Leaving, team_gone};

use super::one_match::MeetingReason;
use super::{Found, Ground, Place, TeamCheck};

impl Ground<'_> {
    fn gone(&self, leaving: Leaving) -> impl Iterator<Item = (usize, Option<Gone>)> {
        let teams = 0..self.tournament.teams.len();
        teams.map(move |team| (team, team_gone(self.tournament, team, self.rounds, leaving)))
    }
}

pub(super) fn defaults(ground: &Ground<'_>) -> Vec<TeamCheck> {
    let most = ground.rules.defaults_out;
    let leaving = Leaving {
        defaults_out: most,
        annul_before_half: false,
    };
    let mut found = Found::new("defaults_out", "teams");
    for (team, gone) in ground.gone(leaving) {
        found.look();
        let Some(Gone::Defaults {
            after,
            again: Some(round),
        }) = gone
        else {
            continue;
        };
        let place = Place {
            round,
            team: Some(team),
            ..Place::default()
        };
        let defaults = most.unwrap_or_default();
        found.broken(place, MeetingReason::PairedAgain { defaults, after });
    }
    found.done()
}

pub(super) fn annulled(ground: &Ground<'_>) -> Vec<TeamCheck> {
    let leaving = Leaving {
        defaults_out: ground.rules.defaults_out,
        annul_before_half: true,
    };
    let all = ground.tournament.rounds.max(ground.rounds);
    let mut found = Found::new("annul_before_half", "teams");
    for (team, gone) in ground.gone(leaving) {
        found.look();
        if let Some(Gone::Open { after }) = gone
            && 2 * after < all
        {
            let place = Place {
                round: after + 1,
                team: Some(team),
                ..Place::default()
            };
            found.undecidable(place, MeetingReason::LeftOpen { after });
        }
    }
    found.done()
}
