//! Who a player is: by ID, by the officer's decision on a name, by an exact and unique name in the officer's file, or
//! against a list by name together with federation, birth year and rating. Against a list a name alone never suffices,
//! how much more is asked depends on the name (`evidence`), and two who fit are a question for the officer.

mod evidence;

use std::collections::HashSet;

use crate::fact::Fact;
use crate::facts;

use super::decisions::Decisions;
use super::names::{Name, NameStrength};
use super::officer::{Officer, OfficerRow};
use super::rating_list::{Listed, RatingList, plain_id};
use crate::laws::Pace;
use crate::steps;
use evidence::{Crowd, Evidence};

pub use evidence::{IdentityObjection, IdentityProof};

/// What an input says of a player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerClaim {
    pub name: String,
    pub id: String,
    pub federation: String,
    pub birth: Option<i16>,
    pub rating: Option<u32>,
    /// Whether it is written that he has no rating; else nothing is known where there is none.
    pub is_unrated: bool,
}

/// Where players are looked up.
#[derive(Copy, Clone)]
pub struct Sources<'s> {
    /// Whose ratings are asked for: who has none at this pace is unrated.
    pub pace: Pace,
    pub officer: Option<&'s Officer>,
    pub lists: &'s [RatingList],
    pub decisions: &'s Decisions,
}

/// How a player was found.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum How {
    /// There is no list to look him up in: he is taken as he is written.
    AsWritten,
    Id,
    /// The officer's file has his name, once.
    Officer,
    /// Name and other evidence.
    Evidence,
    Decision,
    Unresolved,
}

impl How {
    pub fn word(self) -> &'static str {
        match self {
            How::AsWritten => "as written",
            How::Id => "id",
            How::Officer => "players file",
            How::Evidence => "name and evidence",
            How::Decision => "decision",
            How::Unresolved => "unresolved",
        }
    }
}

facts! {
    /// What proves who a player is, or why it cannot be said.
    pub enum Why {
        ByDecision = "rating-by-decision",
        ByEvidence = "rating-by-evidence" { listed: Fact, evidence: Fact },
        NotInFile = "rating-not-in-file" { file: String },
        NeitherInFile = "rating-neither-in-file" { file: String, id: String },
        DecidedForNobody = "rating-decided-for-nobody" { id: String },
        IdOfAnother = "rating-id-of-another" { id: String, name: String },
        FaultyRow = "rating-faulty-row" { file: String, line: u64, fault: Fact },
        NamesakesInFile = "rating-namesakes-in-file" { file: String, players: usize },
        NoSuchName = "rating-no-such-name",
        NeitherOnList = "rating-neither-on-list" { id: String },
        /// The evidence says that he is another player than his ID does.
        OtherId = "rating-other-id" { id: String, listed: String, evidence: Fact },
        NameAlone = "rating-name-alone",
        /// Others of the name may agree as well by accident.
        TooLittle = "rating-too-little" { evidence: Fact },
        /// The name is on the list, but what else is known is another's.
        SpeaksAgainst = "rating-speaks-against" { evidence: Fact },
        SeveralFit = "rating-several-fit" { players: usize },
        /// Somebody else who plays in the same event has the same claim to an ID.
        OfAnotherHere = "rating-of-another-here" { id: String, other: String },
        /// Two games of one round, with two ratings: two people may bear the name.
        OnTwoBoards = "rating-on-two-boards" { round: String, one: String, other: String },
    }

    /// Whom a name may mean.
    pub enum PlayerCandidate {
        /// `1503014 Carlsen, Magnus NOR 1990 2823`
        Listed = "rating-candidate" {
            id: String,
            name: String,
            federation: String,
            birth: Option<i16>,
            rating: Option<u32>,
        },
        Row = "rating-candidate-row" { id: String, line: u64 },
        /// Not all are named.
        More = "rating-candidate-more" { players: usize },
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Identified {
    pub how: How,
    pub id: String,
    /// The name of the list, where the input has none.
    pub name: String,
    /// What proves it, where that is not plain, or why it cannot be said.
    pub why: Option<Fact>,
    /// Who else it could be.
    pub candidates: Vec<Fact>,
    /// The officer's row.
    pub row: Option<usize>,
}

impl Identified {
    /// Why it is not known who he is; none if it is.
    pub fn unresolved(&self) -> Option<Fact> {
        let why = self.why.clone();
        why.filter(|_| self.how == How::Unresolved)
    }

    /// Who he was taken for cannot be: he is unresolved, and may be that one.
    pub fn doubt(&mut self, why: Why) {
        self.id.clear();
        self.how = How::Unresolved;
        self.why = Some(why.into());
        self.row = None;
    }

    /// Whether the input itself says that he has another ID than this.
    pub fn has_other_id(&self, id: &str) -> bool {
        matches!(self.how, How::Id | How::AsWritten) && !self.id.is_empty() && self.id != id
    }
}

/// Of several for whom enough speaks, one is taken if the others are so many times as likely to fit by accident.
const CLEARLY: f64 = 10.0;

impl Sources<'_> {
    pub fn identify(&self, claim: &PlayerClaim) -> Identified {
        let as_written = || found(How::AsWritten, claim, plain_id(&claim.id), None, None);
        let is_bare = self.officer.is_none() && self.lists.is_empty();
        let by_id = match &*claim.id {
            "" => None,
            _ if is_bare => Some(as_written()),
            _ => self.by_id(claim),
        };
        // The player's ID goes before a decision on his name: decisions are about names, and namesakes have IDs of
        // their own.
        let is_settled = |found: &Identified| found.how != How::Unresolved;
        if !by_id.as_ref().is_some_and(is_settled)
            && let Some(id) = self.decisions.id_of(&claim.name)
        {
            return self.decided(claim, id);
        }
        if let Some(identified) = by_id {
            return identified;
        }
        if is_bare {
            return as_written();
        }
        if let Some(identified) = self.by_officers_name(claim) {
            return identified;
        }
        if self.lists.is_empty() && !self.has_list() {
            return as_written();
        }
        if self.lists.is_empty() {
            let file = self
                .officer
                .map_or(String::new(), |officer| officer.file.clone());
            let why = match &*claim.id {
                "" => Why::NotInFile { file },
                id => Why::NeitherInFile {
                    file,
                    id: id.to_owned(),
                },
            };
            return unresolved(claim, why, vec![]);
        }
        self.by_evidence(claim)
    }

    /// Whether anything says who is rated.
    pub fn has_list(&self) -> bool {
        !self.lists.is_empty() || self.officer.is_some_and(|officer| officer.is_list)
    }

    fn decided(&self, claim: &PlayerClaim, id: &str) -> Identified {
        let row = self
            .officer
            .and_then(|officer| officer.by_id(id))
            .map(|row| row.index);
        let listed = self.listed(id);
        if row.is_none() && listed.is_none() && (self.officer.is_some() || !self.lists.is_empty()) {
            let id = id.to_owned();
            return unresolved(claim, Why::DecidedForNobody { id }, vec![]);
        }
        found(How::Decision, claim, id, Some(Why::ByDecision), row)
    }

    fn listed(&self, id: &str) -> Option<&Listed> {
        self.lists.iter().find_map(|list| list.by_id(id))
    }

    fn by_id(&self, claim: &PlayerClaim) -> Option<Identified> {
        let id = plain_id(&claim.id);
        if let Some(officer) = self.officer
            && let Some(row) = officer.by_id(id)
        {
            return Some(self.on_row(claim, officer, row, How::Id));
        }
        let listed = self.listed(id)?;
        let name = Name::parse(&claim.name);
        if !claim.name.is_empty() && !name.is_related(&Name::parse(&listed.name)) {
            let why = Why::IdOfAnother {
                id: id.to_owned(),
                name: listed.name.clone(),
            };
            let somebody = PlayerClaim {
                id: String::new(),
                ..claim.clone()
            };
            return Some(unresolved(&somebody, why, vec![candidate(listed)]));
        }
        let name = match &*claim.name {
            "" => &listed.name,
            name => name,
        };
        let claim = PlayerClaim {
            name: name.to_owned(),
            ..claim.clone()
        };
        // The officer may have listed this player by name, without his ID.
        if let Some(officer) = self.officer
            && let [row] = officer.by_name(&claim.name)[..]
            && row.id.is_empty()
        {
            return Some(self.on_row(&claim, officer, row, How::Id));
        }
        Some(found(How::Id, &claim, id, None, None))
    }

    fn on_row(
        &self,
        claim: &PlayerClaim,
        officer: &Officer,
        row: &OfficerRow,
        how: How,
    ) -> Identified {
        if let Some(fault) = &row.fault {
            let why = Why::FaultyRow {
                file: officer.file.clone(),
                line: row.line,
                fault: fault.clone().into(),
            };
            return unresolved(claim, why, vec![]);
        }
        let claim = PlayerClaim {
            name: match &*claim.name {
                "" => row.name.clone(),
                name => name.to_owned(),
            },
            ..claim.clone()
        };
        let id = match &*row.id {
            "" => plain_id(&claim.id).to_owned(),
            id => id.to_owned(),
        };
        found(how, &claim, &id, None, Some(row.index))
    }

    fn by_officers_name(&self, claim: &PlayerClaim) -> Option<Identified> {
        let officer = self.officer?;
        let rows = officer.by_name(&claim.name);
        match &rows[..] {
            // A player with another ID is another player.
            [row] if row.id.is_empty() || claim.id.is_empty() => {
                let found = self.on_row(claim, officer, row, How::Officer);
                Some(self.with_listed_id(claim, row, found))
            }
            [] | [_] => None,
            rows => {
                let candidates = named(rows, |row| {
                    let (id, line) = (row.id.clone(), row.line);
                    PlayerCandidate::Row { id, line }.into()
                });
                let why = Why::NamesakesInFile {
                    file: officer.file.clone(),
                    players: rows.len(),
                };
                Some(unresolved(claim, why, candidates))
            }
        }
    }

    /// The officer's row says who he is, but the list knows him by an ID, which what both say of him may prove.
    fn with_listed_id(
        &self,
        claim: &PlayerClaim,
        row: &OfficerRow,
        found: Identified,
    ) -> Identified {
        if found.how == How::Unresolved || !found.id.is_empty() || self.lists.is_empty() {
            return found;
        }
        let federation = match &*claim.federation {
            "" => row.federation.clone(),
            federation => federation.to_owned(),
        };
        let listed = self.by_evidence(&PlayerClaim {
            federation,
            birth: claim.birth.or(row.standing.birth),
            rating: claim.rating.or(row.standing.rating),
            ..claim.clone()
        });
        match listed.how {
            How::Evidence => Identified {
                id: listed.id,
                why: listed.why,
                candidates: listed.candidates,
                ..found
            },
            _ => found,
        }
    }

    fn by_evidence(&self, claim: &PlayerClaim) -> Identified {
        let mut fitting = self.fitting(claim);
        // Only some of many are named: those with evidence first.
        if fitting.len() > NAMED_CANDIDATES {
            fitting.sort_by_key(|fitting| !fitting.evidence.speaks_for());
        }
        let candidates = named(&fitting, |fitting| candidate(fitting.listed));
        if fitting.is_empty() {
            let why = match &*claim.id {
                "" => Why::NoSuchName,
                id => Why::NeitherOnList { id: id.to_owned() },
            };
            return unresolved(claim, why, candidates);
        }
        let many = HowMany::of(&fitting);
        let mut proved: Vec<(f64, &Fitting<'_>)> = fitting
            .iter()
            .map(|fitting| (fitting, fitting.crowd(&many)))
            .filter(|(fitting, crowd)| fitting.evidence.proves(*crowd))
            .map(|(fitting, crowd)| (fitting.evidence.accidents(crowd), fitting))
            .collect();
        proved.sort_by(|(one, _), (other, _)| one.total_cmp(other));
        if let [(best, _), (second, _), ..] = proved[..]
            && best * CLEARLY <= second
        {
            proved.truncate(1);
        }
        match &proved[..] {
            // The input names one ID and the evidence points to another: that is a guess against what is written.
            [
                (
                    _,
                    Fitting {
                        listed, evidence, ..
                    },
                ),
            ] if !claim.id.is_empty() => {
                let why = Why::OtherId {
                    id: claim.id.clone(),
                    listed: listed.id.clone(),
                    evidence: evidence.proof().into(),
                };
                unresolved(claim, why, candidates)
            }
            [
                (
                    _,
                    Fitting {
                        listed, evidence, ..
                    },
                ),
            ] => {
                let why = Why::ByEvidence {
                    listed: candidate(listed),
                    evidence: evidence.proof().into(),
                };
                let mut found = found(How::Evidence, claim, &listed.id, Some(why), None);
                found.candidates = candidates;
                found
            }
            [] => unresolved(claim, too_little(&fitting), candidates),
            several => {
                let players = several.len();
                unresolved(claim, Why::SeveralFit { players }, candidates)
            }
        }
    }

    /// Everybody on the lists whom the name may mean, each once.
    fn fitting(&self, claim: &PlayerClaim) -> Vec<Fitting<'_>> {
        let name = Name::parse(&claim.name);
        let mut fitting = Vec::new();
        let mut seen: HashSet<&str> = HashSet::new();
        for list in self.lists {
            for listed in list.by_name(&name) {
                let listed_name = Name::parse(&listed.name);
                let Some(fit) = name.fits(&listed_name) else {
                    continue;
                };
                steps::count(1);
                if seen.insert(&listed.id) {
                    let evidence = Evidence::weigh(claim, listed, fit, self.pace);
                    let federation = match evidence.is_of_federation() {
                        true => Some(&*listed.federation),
                        false => None,
                    };
                    let part = fit.strength == NameStrength::PartOfSurname;
                    fitting.push(Fitting {
                        listed,
                        evidence,
                        of_surname: list.of_surname(&listed_name, part, federation),
                    });
                }
            }
        }
        fitting
    }
}

/// Somebody on a list whom a name may mean.
struct Fitting<'l> {
    listed: &'l Listed,
    evidence: Evidence,
    /// How many have his surname; in his federation, if that speaks for him.
    of_surname: usize,
}

impl Fitting<'_> {
    fn crowd(&self, many: &HowMany) -> Crowd {
        let counts = match self.evidence.is_of_federation() {
            true => &many.of_federation,
            false => &many.all,
        };
        let strength = self.evidence.fit.strength.min(NameStrength::Spelling);
        Crowd {
            surname: self.of_surname,
            fitting: counts[strength as usize],
        }
    }
}

/// How many a name may mean with at least so strong a likeness, by strength: everybody, and those of the federation.
struct HowMany {
    all: [usize; STRENGTHS],
    of_federation: [usize; STRENGTHS],
}

const STRENGTHS: usize = NameStrength::Exact as usize + 1;

impl HowMany {
    fn of(fitting: &[Fitting<'_>]) -> HowMany {
        let mut many = HowMany {
            all: [0; STRENGTHS],
            of_federation: [0; STRENGTHS],
        };
        for Fitting { evidence, .. } in fitting {
            for weaker in 0..=evidence.fit.strength as usize {
                many.all[weaker] += 1;
                many.of_federation[weaker] += usize::from(evidence.is_of_federation());
            }
        }
        many
    }
}

/// Why nobody of those who fit is taken.
fn too_little(fitting: &[Fitting<'_>]) -> Why {
    let strongest = fitting
        .iter()
        .map(|fitting| &fitting.evidence)
        .max_by_key(|evidence| {
            let is_open = !evidence.speaks_against();
            (evidence.speaks_for(), is_open, evidence.fit)
        });
    match strongest {
        Some(evidence) if evidence.speaks_for() => Why::TooLittle {
            evidence: evidence.proof().into(),
        },
        Some(evidence) if evidence.speaks_against() => Why::SpeaksAgainst {
            evidence: evidence.objection().into(),
        },
        _ => Why::NameAlone,
    }
}

/// So many whom a name may mean are named, and how many more there are is told: nobody reads a cell of thousands.
const NAMED_CANDIDATES: usize = 20;

fn named<T>(all: &[T], candidate: impl Fn(&T) -> Fact) -> Vec<Fact> {
    let first = all.iter().take(NAMED_CANDIDATES).map(candidate);
    let more = match all.len().saturating_sub(NAMED_CANDIDATES) {
        0 => None,
        players => Some(PlayerCandidate::More { players }.into()),
    };
    first.chain(more).collect()
}

fn candidate(listed: &Listed) -> Fact {
    let candidate = PlayerCandidate::Listed {
        id: listed.id.clone(),
        name: listed.name.clone(),
        federation: listed.federation.clone(),
        birth: listed.birth,
        rating: listed.standard.rating,
    };
    candidate.into()
}

fn found(
    how: How,
    claim: &PlayerClaim,
    id: &str,
    why: Option<Why>,
    row: Option<usize>,
) -> Identified {
    Identified {
        how,
        id: id.to_owned(),
        name: claim.name.clone(),
        why: why.map(Fact::from),
        candidates: Vec::new(),
        row,
    }
}

fn unresolved(claim: &PlayerClaim, why: Why, candidates: Vec<Fact>) -> Identified {
    Identified {
        how: How::Unresolved,
        id: plain_id(&claim.id).to_owned(),
        name: claim.name.clone(),
        why: Some(why.into()),
        candidates,
        row: None,
    }
}

#[cfg(test)]
mod tests;
