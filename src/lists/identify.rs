//! Who a player is: by ID, by the officer's decision on a name, by an exact and unique name in the officer's file, or
//! against a list by name together with federation, birth year and rating. Against a list a name alone never suffices,
//! and two who fit are a question for the officer.

use std::collections::HashSet;

use crate::fact::Fact;
use crate::facts;

use super::decisions::Decisions;
use super::names::{Name, NameFit};
use super::officer::{Officer, OfficerRow};
use super::rating_list::{Listed, RatingList, plain_id};
use crate::steps;

/// What an input says of a player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerClaim {
    pub name: String,
    pub id: String,
    pub federation: String,
    pub birth: Option<i16>,
    pub rating: Option<u32>,
}

/// Where players are looked up.
#[derive(Copy, Clone)]
pub struct Sources<'s> {
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
        SeveralFit = "rating-several-fit" { players: usize },
    }

    /// Beside the name: `federation`, `birth` and `rating`, those that speak for somebody joined by `-`.
    pub struct IdentityProof = "rating-proof" { of: &'static str }

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

    /// Whether the input itself says that he has another ID than this.
    pub fn has_other_id(&self, id: &str) -> bool {
        matches!(self.how, How::Id | How::AsWritten) && !self.id.is_empty() && self.id != id
    }
}

/// Two ratings within `NEAR` of each other speak for one person; further apart than `FAR`, they speak against it.
const NEAR: u32 = 100;
const FAR: u32 = 250;

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
        let name = Name::parse(&claim.name);
        let mut fitting: Vec<(&Listed, Evidence)> = Vec::new();
        let mut seen: HashSet<&str> = HashSet::new();
        for listed in self.lists.iter().flat_map(|list| list.by_name(&name)) {
            let Some(fit) = name.fits(&Name::parse(&listed.name)) else {
                continue;
            };
            steps::count(1);
            if seen.insert(&listed.id) {
                fitting.push((listed, Evidence::weigh(claim, listed, fit)));
            }
        }
        // Only some of many are named: those with evidence first.
        if fitting.len() > NAMED_CANDIDATES {
            fitting.sort_by_key(|(_, evidence)| !evidence.proves());
        }
        let candidates = named(&fitting, |(listed, _)| candidate(listed));
        if fitting.is_empty() {
            let why = match &*claim.id {
                "" => Why::NoSuchName,
                id => Why::NeitherOnList { id: id.to_owned() },
            };
            return unresolved(claim, why, candidates);
        }
        let mut proved: Vec<&(&Listed, Evidence)> = fitting
            .iter()
            .filter(|(_, evidence)| evidence.proves())
            .collect();
        if proved.len() > 1
            && proved
                .iter()
                .any(|(_, evidence)| evidence.fit == NameFit::Exact)
        {
            proved.retain(|(_, evidence)| evidence.fit == NameFit::Exact);
        }
        match &proved[..] {
            // The input names one ID and the evidence points to another: that is a guess against what is written.
            [(listed, evidence)] if !claim.id.is_empty() => {
                let why = Why::OtherId {
                    id: claim.id.clone(),
                    listed: listed.id.clone(),
                    evidence: evidence.proof().into(),
                };
                unresolved(claim, why, candidates)
            }
            [(listed, evidence)] => {
                let why = Why::ByEvidence {
                    listed: candidate(listed),
                    evidence: evidence.proof().into(),
                };
                let mut found = found(How::Evidence, claim, &listed.id, Some(why), None);
                found.candidates = candidates;
                found
            }
            [] => unresolved(claim, Why::NameAlone, candidates),
            several => {
                let players = several.len();
                unresolved(claim, Why::SeveralFit { players }, candidates)
            }
        }
    }
}

/// What speaks for an entry of a list beside the name.
struct Evidence {
    fit: NameFit,
    /// For, against, or nothing known: federation, birth year, rating.
    federation: Option<bool>,
    birth: Option<bool>,
    rating: Option<bool>,
    far: bool,
}

impl Evidence {
    fn weigh(claim: &PlayerClaim, listed: &Listed, fit: NameFit) -> Evidence {
        let known = |text: &str| !text.is_empty() && text != "FID" && text != "NON";
        let federation = (known(&claim.federation) && known(&listed.federation))
            .then(|| claim.federation.eq_ignore_ascii_case(&listed.federation));
        let birth = claim
            .birth
            .zip(listed.birth)
            .map(|(own, other)| own == other);
        let distance = claim.rating.and_then(|own| {
            let ratings = [listed.standard, listed.rapid, listed.blitz];
            let known = ratings.iter().filter_map(|rated| rated.rating);
            known.map(|other| own.abs_diff(other)).min()
        });
        Evidence {
            fit,
            federation,
            birth,
            rating: distance.filter(|distance| *distance <= NEAR).map(|_| true),
            far: distance.is_some_and(|distance| distance > FAR),
        }
    }

    /// Something speaks for it and nothing against it.
    fn proves(&self) -> bool {
        let all = [self.federation, self.birth, self.rating];
        all.contains(&Some(true)) && !all.contains(&Some(false)) && !self.far
    }

    fn proof(&self) -> IdentityProof {
        let [federation, birth, rating] =
            [self.federation, self.birth, self.rating].map(|speaks| speaks == Some(true));
        IdentityProof {
            of: match (federation, birth, rating) {
                (true, true, true) => "federation-birth-rating",
                (true, true, false) => "federation-birth",
                (true, false, true) => "federation-rating",
                (true, false, false) => "federation",
                (false, true, true) => "birth-rating",
                (false, true, false) => "birth",
                (false, false, _) => "rating",
            },
        }
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
