//! `foreigners`: the most in a line-up who are neither of the event's federation nor of one in `not_foreign`.

use super::line_up::LineUpReason;
use super::{Found, Ground, SummaryReason, TeamCheck, cannot};

pub(super) fn check(ground: &Ground<'_>, federation: Option<&str>) -> Vec<TeamCheck> {
    let Some(own) = federation else {
        return cannot("foreigners", SummaryReason::NoFederation);
    };
    let most = ground.rules.foreigners.unwrap_or_default();
    let mut found = Found::new("foreigners", "line-ups");
    for line_up in ground.line_ups() {
        found.look();
        let mut foreigners = Vec::new();
        let mut unknown = Vec::new();
        for (_, player) in &line_up.seats {
            let written = ground.tournament.players[*player].federation.trim();
            // A player under FIDE's flag, or under none, has a nationality that the input does not say.
            if ["", "-", "?", "FID", "FIDE", "NON"].contains(&&*written.to_uppercase()) {
                unknown.push(*player);
                continue;
            }
            let is_own = |home: &str| home.trim().eq_ignore_ascii_case(written);
            let mut at_home = ground.rules.not_foreign.iter().map(String::as_str);
            if !is_own(own) && !at_home.any(is_own) {
                foreigners.push(*player);
            }
        }
        let place = line_up.place();
        let certain = foreigners.len();
        if certain as u32 > most {
            let players = ground.names(&foreigners);
            found.broken(place, LineUpReason::Foreigners { players, most });
        } else if (certain + unknown.len()) as u32 > most {
            let reason = LineUpReason::FederationUnknown {
                players: ground.names(&unknown),
                foreigners: certain,
                most,
            };
            found.undecidable(place, reason);
        }
    }
    found.done()
}
