//! Games against a rating list alone: who plays them, and with which rating.

use crate::fact::Fact;
use crate::laws::Pace;
use crate::lists::decisions::Decisions;
use crate::lists::identify::Sources;
use crate::lists::rating_list::RatingList;

use super::{Difference, Row, SideGame, Verdict, round_and_board, shown};

/// A row for each game: `players` where somebody is not found on the list, `ratings` where a tag has another rating.
pub fn against_list(games: &[SideGame], lists: &[RatingList], pace: Pace) -> Vec<Row> {
    let decisions = Decisions::default();
    let sources = Sources {
        pace,
        officer: None,
        lists,
        decisions: &decisions,
    };
    let row = |game: &SideGame| {
        let entry = &game.entry;
        let mut verdict = Verdict::Same;
        let mut reasons: Vec<Fact> = Vec::new();
        let mut are_listed = true;
        for player in [&entry.white, &entry.black] {
            let found = sources.identify(&player.claim);
            let name = match &*player.claim.name {
                "" => player.claim.id.clone(),
                name => name.to_owned(),
            };
            if let Some(why) = found.unresolved() {
                are_listed = false;
                verdict = Verdict::Players;
                reasons.push(Difference::NotListed { name, why }.into());
                continue;
            }
            let listed = lists.iter().find_map(|list| list.by_id(&found.id));
            let on_list = listed.map_or(0, |listed| listed.at(pace).rating.unwrap_or(0));
            if let Some(games) = player.claim.rating.filter(|own| *own != on_list) {
                if verdict == Verdict::Same {
                    verdict = Verdict::Ratings;
                }
                let report = on_list;
                reasons.push(
                    Difference::OtherRating {
                        name,
                        report,
                        games,
                    }
                    .into(),
                );
            }
        }
        Row {
            round: entry.round.to_string(),
            board: round_and_board(&entry.round).1.or(game.board),
            white: entry.white.claim.name.clone(),
            black: entry.black.claim.name.clone(),
            in_report: are_listed,
            game: Some((entry.file.clone(), entry.number)),
            result_report: String::new(),
            result_games: shown(&entry.submitted),
            verdict,
            reasons,
        }
    };
    games.iter().map(row).collect()
}
