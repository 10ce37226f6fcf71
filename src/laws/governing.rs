//! The Laws that govern one game: the edition, the ground it was chosen on, the article to cite and
//! whether a matter can be decided at all. What the edition answers is in `questions`.

use super::edition::{Edition, EditionBasis};
use super::matter::{Matter, article_at, cell};
use super::pace::Pace;
use super::terms::Holds;

/// The edition a game is judged under, and why that one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Laws {
    pub edition: Edition,
    pub basis: EditionBasis,
}

impl Laws {
    pub fn new((edition, basis): (Edition, EditionBasis)) -> Laws {
        Laws { edition, basis }
    }

    /// The article on a matter; empty where the edition has none.
    pub fn article(&self, matter: Matter) -> &'static str {
        cell(matter, self.edition).article
    }

    /// The article on a matter for a game of that pace, where rapid or blitz have their own.
    pub fn article_at(&self, matter: Matter, pace: Pace) -> &'static str {
        article_at(matter, self.edition, pace)
    }

    /// Whether the edition has a rule on the matter at all.
    pub fn settles(&self, matter: Matter) -> bool {
        self.holds(matter) != Holds::Nothing
    }

    /// Whether the edition has such a rule, or a gap leaves open whether it was in force.
    pub fn may_hold(&self, matter: Matter) -> bool {
        self.settles(matter) || self.leaves_open(matter)
    }

    /// Whether the matter must stay open: it decides something, the game fell in a gap, and the next edition we hold
    /// settles it otherwise than the one applied. Everything that hangs on it is undecidable then, and never more than a
    /// warning: findings, claims and decisions ask here when they are made, and nowhere else.
    ///
    /// For games before 1985 there is no older text to compare. What 1985 and 2005 both hold is
    /// taken to have held before; what changed between them is as open as in the gap that follows.
    pub fn leaves_open(&self, matter: Matter) -> bool {
        matter.decides()
            && self.basis == EditionBasis::DateGap
            && self
                .edition
                .newer()
                .is_some_and(|newer| cell(matter, newer).holds != self.holds(matter))
    }

    pub(super) fn holds(&self, matter: Matter) -> Holds {
        cell(matter, self.edition).holds
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Edition::{E1985, E2005};

    #[test]
    fn in_a_gap_only_what_the_neighbours_share_is_decided() {
        let nineties = Laws::new((E1985, EditionBasis::DateGap));
        for open in [
            Matter::DeadPosition,
            Matter::FlagMatingPower,
            Matter::FiftyByIntendedMove,
            Matter::HundredMoveEndings,
            Matter::BothFlagsDown,
            Matter::WrongClaim,
            Matter::IllegalMovePenalty,
            Matter::SealedMoveExceptions,
            Matter::ColoursReversed,
            Matter::LateArrival,
        ] {
            assert!(nineties.leaves_open(open), "{open:?}");
        }
        let twenty_twelve = Laws::new((E2005, EditionBasis::DateGap));
        for open in [
            Matter::AgreementAfterFirstMoves,
            Matter::AgreementBan,
            Matter::Fivefold,
            Matter::SeventyFiveMoves,
            Matter::AutomaticQueen,
            Matter::IllegalMovePenalty,
            Matter::WrongClaim,
            Matter::BothFlagsDown,
            Matter::PaceOfGame,
            Matter::LastTwoMinutes,
        ] {
            assert!(twenty_twelve.leaves_open(open), "{open:?}");
        }
        for shared in [
            Matter::Checkmate,
            Matter::Stalemate,
            Matter::Resignation,
            Matter::ResignationMatingPower,
            Matter::Agreement,
            Matter::DeadMaterial,
            Matter::FlagFall,
            Matter::Threefold,
            Matter::FiftyMoves,
            Matter::KingInCheck,
            Matter::CastlingLost,
        ] {
            assert!(!nineties.leaves_open(shared), "{shared:?}");
            assert!(!twenty_twelve.leaves_open(shared), "{shared:?}");
        }
    }

    #[test]
    fn outside_a_gap_every_matter_is_decided() {
        for basis in [
            EditionBasis::Date,
            EditionBasis::Option,
            EditionBasis::Event,
            EditionBasis::Assumed,
        ] {
            for &matter in Matter::ALL {
                assert!(!Laws::new((E2005, basis)).leaves_open(matter));
            }
        }
    }
}
