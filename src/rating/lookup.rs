//! Where a player stands when a tournament begins: on the list then in force, overruled by the officer's file, or as the
//! input itself has it where there is neither.

use jiff::civil::Date;

use crate::fact::Fact;
use crate::facts;

use super::claims::HeldRating;
use super::contest::ContestPlayer;
use super::register::Person;
use super::systems::System;
use crate::lists::identify::{How, Identified, Sources};
use crate::lists::officer::RatingColumn;
use crate::lists::rating_list::{Listed, RatingList};
use crate::lists::standing::Standing;

facts! {
    /// What a reader must know about where a rating comes from.
    pub(super) enum LookupRemark {
        NotResolved = "rating-not-resolved" { why: Fact },
        IdentifiedByDecision = "rating-identified-by-decision",
        IdentifiedAs = "rating-identified-as" { why: Fact },
        CatalanFromInput = "rating-catalan-from-input",
        InputDiffers = "rating-input-differs" { input: u32, listed: u32 },
        FileDiffers = "rating-file-differs" { own: u32, listed: u32 },
        OutOfDate = "rating-list-out-of-date" { month: String, start: Date },
    }
}

impl LookupRemark {
    /// The key of the remark that the officer's file has another rating than the list.
    pub(super) const FILE_DIFFERS: &str = "rating-file-differs";
}

/// Where a player stands when a tournament begins.
pub(super) struct Lookup<'s> {
    pub(super) sources: Sources<'s>,
    pub(super) system: &'s dyn System,
    /// Whether the input has national ratings: what stands beside them is the international one.
    pub(super) has_national: bool,
}

impl Lookup<'_> {
    pub(super) fn standing(
        &self,
        person: &Person,
        identified: &Identified,
        claimed: HeldRating,
        start: Option<Date>,
    ) -> Standing {
        let mut standing = Standing {
            birth: person.claim.birth,
            remarks: person.remarks.clone(),
            ..Standing::default()
        };
        if let Some(why) = identified.unresolved() {
            standing
                .remarks
                .push(LookupRemark::NotResolved { why }.into());
            return standing;
        }
        standing.remarks.extend(claimed.remarks);
        let claimed = claimed.rating;
        if !self.sources.has_list() {
            self.as_written(&mut standing, person, claimed);
        }
        if let Some(list) = in_force(self.sources.lists, start) {
            if let Some(remark) = self.out_of_date(list, start) {
                standing.remarks.push(remark.into());
            }
            if let Some(listed) = list.by_id(&identified.id) {
                self.as_listed(&mut standing, listed, claimed);
            }
        }
        if let (Some(officer), Some(row)) = (self.sources.officer, identified.row) {
            overrule(&mut standing, &officer.rows[row].standing);
        }
        let remark = match (identified.how, identified.why.clone()) {
            (How::Decision, _) => Some(LookupRemark::IdentifiedByDecision),
            (How::Evidence, Some(why)) => Some(LookupRemark::IdentifiedAs { why }),
            _ => None,
        };
        standing.remarks.extend(remark.map(Fact::from));
        standing
    }

    /// Without list and file, the ratings are those of the input.
    fn as_written(&self, standing: &mut Standing, person: &Person, claimed: Option<u32>) {
        standing.rating_es = person.rating_es;
        let is_catalan = self.system.rating_column() == RatingColumn::Catalan;
        if is_catalan && self.has_national {
            standing.rating = person.rating_ca;
            standing.rating_fide = claimed;
            return;
        }
        standing.rating = claimed;
        if is_catalan && claimed.is_some() {
            standing.remarks.push(LookupRemark::CatalanFromInput.into());
        }
    }

    fn as_listed(&self, standing: &mut Standing, listed: &Listed, claimed: Option<u32>) {
        let rated = listed.at(self.system.pace());
        standing.rating = rated.rating;
        standing.k = rated.k;
        standing.birth = listed.birth.or(standing.birth);
        standing.rating_fide = listed.standard.rating;
        if let (Some(input), Some(listed)) = (claimed, rated.rating)
            && input != listed
        {
            let remark = LookupRemark::InputDiffers { input, listed };
            standing.remarks.push(remark.into());
        }
    }

    /// What is to be said of a list that is not the one in force.
    fn out_of_date(&self, list: &RatingList, start: Option<Date>) -> Option<LookupRemark> {
        let (month, start) = (list.month?, start?);
        let same = month.year == start.year() && month.month == start.month();
        let is_late = month.first_day().is_some_and(|day| day > start);
        let is_wrong = is_late || !same && self.system.has_monthly_lists();
        let month = month.to_string();
        is_wrong.then_some(LookupRemark::OutOfDate { month, start })
    }

    /// Federations of the officer's file and of the lists, which go before those of the input.
    pub(super) fn federations(
        &self,
        players: &[ContestPlayer],
        rows: &[Option<usize>],
    ) -> Vec<(usize, String)> {
        let mut federations = Vec::new();
        for (index, (player, row)) in players.iter().zip(rows).enumerate() {
            let of_officer = self
                .sources
                .officer
                .zip(*row)
                .map(|(officer, row)| officer.rows[row].federation.clone());
            let of_list = || {
                let mut lists = self.sources.lists.iter();
                let listed = lists.find_map(|list| list.by_id(&player.id));
                listed.map(|listed| listed.federation.clone())
            };
            let known = of_officer
                .filter(|federation| !federation.is_empty())
                .or_else(of_list);
            if let Some(federation) = known {
                federations.push((index, federation));
            }
        }
        federations
    }
}

/// The officer's word goes before the list's.
fn overrule(standing: &mut Standing, officer: &Standing) {
    if let (Some(own), Some(listed)) = (officer.rating, standing.rating)
        && own != listed
    {
        let remark = LookupRemark::FileDiffers { own, listed };
        standing.remarks.push(remark.into());
    }
    standing.rating = officer.rating.or(standing.rating);
    standing.k = officer.k.or(standing.k);
    standing.games = officer.games.or(standing.games);
    standing.birth = officer.birth.or(standing.birth);
    standing.ever_2400 |= officer.ever_2400;
    standing.category = officer.category.or(standing.category);
    standing.unread_category = officer.unread_category.clone();
    standing.rating_es = officer.rating_es.or(standing.rating_es);
    standing.rating_fide = officer.rating_fide.or(standing.rating_fide);
    standing.deviation = officer.deviation;
    standing.volatility = officer.volatility;
    standing.index = officer.index;
}

/// The list in force on a day: the latest that was out by then. A list without a month is always in force; where all
/// are later, the first.
fn in_force(lists: &[RatingList], start: Option<Date>) -> Option<&RatingList> {
    let day = |list: &RatingList| list.month.and_then(|month| month.first_day());
    let out = lists.iter().filter(|list| match (day(list), start) {
        (Some(day), Some(start)) => day <= start,
        _ => true,
    });
    out.max_by_key(|list| day(list))
        .or_else(|| lists.iter().min_by_key(|list| day(list)))
}
