//! Where rapid or blitz cite another article than the table's: their appendices repeat or change what the table's article
//! says for standard play.

use super::edition::Edition;
use super::matter::{Matter, cell};
use super::pace::{Pace, Play, Supervision};

/// The matter, the edition, the pace, how closely the game is watched (none: however closely), and the article.
type Elsewhere = (Matter, Edition, Pace, Option<Supervision>, &'static str);

static ELSEWHERE: &[Elsewhere] = {
    use Edition::*;
    use Matter::*;
    use Pace::*;
    const NOT_FULL: Option<Supervision> = Some(Supervision::NotFull);
    &[
        (FlagNoticed, E1997, Rapid, None, "B7"),
        (FlagNoticed, E1997, Blitz, None, "B7"),
        (FlagNoticed, E2001, Rapid, None, "B7"),
        (FlagNoticed, E2001, Blitz, None, "B7"),
        (FlagNoticed, E2005, Rapid, None, "B7"),
        (FlagNoticed, E2005, Blitz, None, "B7"),
        (FlagNoticed, E2009, Rapid, NOT_FULL, "A.4.d"),
        (FlagNoticed, E2009, Blitz, NOT_FULL, "A.4.d"),
        (BothFlagsDown, E1997, Rapid, None, "B8"),
        (BothFlagsDown, E1997, Blitz, None, "B8"),
        (BothFlagsDown, E2001, Rapid, None, "B8"),
        (BothFlagsDown, E2001, Blitz, None, "B8"),
        (BothFlagsDown, E2005, Rapid, None, "B9"),
        (BothFlagsDown, E2005, Blitz, None, "B9"),
        (BothFlagsDown, E2009, Rapid, NOT_FULL, "A.4.d"),
        (BothFlagsDown, E2009, Blitz, NOT_FULL, "A.4.d"),
        (PaceOfGame, E1997, Blitz, None, "C1"),
        (PaceOfGame, E2001, Blitz, None, "C1"),
        (PaceOfGame, E2005, Blitz, None, "C1"),
        (PaceOfGame, E2009, Blitz, None, "B.1"),
        (PaceOfGame, E2014, Blitz, None, "B.1"),
        (PaceOfGame, E2017, Blitz, None, "B.1"),
        (PaceOfGame, E2018, Blitz, None, "B.1"),
        (PaceOfGame, E2023, Blitz, None, "B.1"),
        (FullSupervision, E2009, Blitz, None, "B.2"),
        // The number of the article is not known.
        (FullSupervision, E2014, Blitz, None, "B"),
        (FullSupervision, E2017, Blitz, None, "B.3.1"),
        (FullSupervision, E2018, Blitz, None, "B.3.1"),
        (FullSupervision, E2023, Blitz, None, "B.2.1"),
        (IllegalMovePenalty, E1997, Rapid, None, "B5"),
        (IllegalMovePenalty, E1997, Blitz, None, "C3"),
        (IllegalMovePenalty, E2001, Rapid, None, "B5(b)"),
        (IllegalMovePenalty, E2001, Blitz, None, "C3"),
        (IllegalMovePenalty, E2005, Blitz, None, "C3"),
        (IllegalMovePenalty, E2009, Rapid, NOT_FULL, "A.4.c"),
        (IllegalMovePenalty, E2009, Blitz, NOT_FULL, "B.3.c"),
        (IllegalMovePenalty, E2014, Rapid, NOT_FULL, "A.4.b"),
        (IllegalMovePenalty, E2014, Blitz, NOT_FULL, "A.4.b"),
        (IllegalMovePenalty, E2017, Rapid, NOT_FULL, "A.4.2"),
        (IllegalMovePenalty, E2017, Blitz, NOT_FULL, "A.4.2"),
        (IllegalMovePenalty, E2017, Blitz, None, "7.5.3, B.2"),
        (IllegalMovePenalty, E2018, Blitz, None, "7.5.5, B.2"),
        (IllegalMovePenalty, E2023, Rapid, None, "7.5.5, A.3"),
        (IllegalMovePenalty, E2023, Blitz, NOT_FULL, "7.5.5, A.3"),
        (WrongClaim, E2017, Blitz, None, "9.5.3, B.2"),
        (WrongClaim, E2018, Blitz, None, "9.5.3, B.2"),
        (WrongClaim, E2023, Rapid, None, "9.5.3, A.3"),
        (WrongClaim, E2023, Blitz, NOT_FULL, "9.5.3, A.3"),
        (IllegalMoveAnswered, E1997, Blitz, None, "C3"),
        (IllegalMoveAnswered, E2001, Blitz, None, "C3"),
        (IllegalMoveAnswered, E2005, Blitz, None, "C3"),
        (IllegalMoveAnswered, E2009, Blitz, NOT_FULL, "B.3.c"),
        (IllegalMoveAnswered, E2017, Blitz, None, "B.4"),
        (IllegalMoveAnswered, E2018, Blitz, None, "B.4"),
        (IllegalMoveAnswered, E2023, Blitz, None, "B.3"),
    ]
};

/// The article for a game that is played so, as far as the edition itself is known to have one.
pub(super) fn article_at(matter: Matter, edition: Edition, play: Play) -> &'static str {
    let fits = |row: &&Elsewhere| {
        let (own, of, pace, supervision, _) = **row;
        (own, of, pace) == (matter, edition, play.pace)
            && supervision.is_none_or(|supervision| supervision == play.supervision)
    };
    let elsewhere = ELSEWHERE.iter().find(fits);
    elsewhere.map_or(cell(matter, edition).article, |row| row.4)
}

#[cfg(test)]
mod tests {
    use super::super::terms::Holds;
    use super::*;

    #[test]
    fn rapid_and_blitz_cite_elsewhere_only_what_their_edition_settles() {
        for (matter, edition, pace, _, article) in ELSEWHERE {
            let cell = cell(*matter, *edition);
            assert!(
                !matches!(cell.holds, Holds::Nothing | Holds::NotKnown),
                "{matter:?} {edition:?}"
            );
            assert_ne!(cell.article, *article, "{matter:?} {edition:?} {pace:?}");
        }
    }

    #[test]
    fn rapid_and_blitz_cite_their_own_article_or_else_that_of_the_table() {
        let at = |matter, edition, pace, supervision| {
            article_at(matter, edition, Play { pace, supervision })
        };
        let flags = |pace| {
            at(
                Matter::BothFlagsDown,
                Edition::E2005,
                pace,
                Supervision::Full,
            )
        };
        assert_eq!([flags(Pace::Standard), flags(Pace::Rapid)], ["6.12", "B9"]);
        let penalty = |watched| {
            at(
                Matter::IllegalMovePenalty,
                Edition::E2014,
                Pace::Rapid,
                watched,
            )
        };
        assert_eq!(penalty(Supervision::Full), "7.5.b");
        assert_eq!(penalty(Supervision::NotFull), "A.4.b");
        let mate = at(
            Matter::Checkmate,
            Edition::E2023,
            Pace::Blitz,
            Supervision::Full,
        );
        assert_eq!(mate, "5.1.1");
    }
}
