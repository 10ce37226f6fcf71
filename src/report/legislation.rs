//! What is said of the editions themselves: which one held on a day, where it is known from, and what is not known of it.

use jiff::civil::Date;

use crate::fact::Fact;
use crate::facts;
use crate::laws::{Edition, EditionBasis, EditionSource, Laws, Matter, Surveyed, survey};

facts! {
    /// What the marks of the printed table mean.
    #[derive(Copy)]
    pub enum TableMark {
        NoRule = "law-mark-no-rule",
        AsBothSides = "law-mark-as-both-sides",
        Open = "law-mark-open",
        InPart = "law-mark-in-part",
        Assumed = "law-mark-assumed",
    }

    pub(super) enum EditionFact {
        InForce = "law-in-force" { edition: &'static str, from: Date, until: Option<Date> },
        InForceAssumed = "law-in-force-assumed" { edition: &'static str, from: Date, until: Option<Date> },
        TooOld = "law-too-old",
        Adopted = "law-adopted" { adopted: String },
        WholeText = "law-source-whole",
        TextInPart = "law-source-part",
        Little = "law-source-little",
        NotKnown = "law-not-known" { matters: Vec<Fact> },
        NotKnownButShared = "law-not-known-but-shared" { matters: Vec<Fact>, shared: u32 },
        AllKnown = "law-all-known",
    }
}

pub const MARKS: [TableMark; 5] = [
    TableMark::NoRule,
    TableMark::AsBothSides,
    TableMark::Open,
    TableMark::InPart,
    TableMark::Assumed,
];

/// The editions that may have held, each with its source and what is not known of it.
pub fn on_day(laws: Laws) -> Vec<Fact> {
    let too_old = laws.basis == EditionBasis::DateGap && laws.edition == Edition::E1985;
    let editions = match too_old {
        true => vec![Edition::E1985],
        false => laws.in_question().collect(),
    };
    let mut lines: Vec<Fact> = Vec::new();
    if too_old {
        lines.push(EditionFact::TooOld.into());
    }
    lines.extend(editions.into_iter().flat_map(of_edition));
    lines
}

fn of_edition(edition: Edition) -> [Fact; 4] {
    let (id, from, until) = (
        edition.id(),
        edition.in_force_from(),
        edition.in_force_until(),
    );
    let in_force = match edition.is_start_assumed() {
        false => EditionFact::InForce {
            edition: id,
            from,
            until,
        },
        true => EditionFact::InForceAssumed {
            edition: id,
            from,
            until,
        },
    };
    let source = match edition.source() {
        EditionSource::WholeText => EditionFact::WholeText,
        EditionSource::TextInPart => EditionFact::TextInPart,
        EditionSource::Little => EditionFact::Little,
    };
    let (mut open, mut shared) = (Vec::new(), 0);
    for &matter in Matter::ALL {
        match survey(matter, edition) {
            Surveyed::NoRule | Surveyed::Article(_) => {}
            Surveyed::AsBothSides => shared += 1,
            Surveyed::InPart(_) | Surveyed::Open => open.push(matter.into()),
        }
    }
    let known = match (open.is_empty(), shared) {
        (true, 0) => EditionFact::AllKnown,
        (_, 0) => EditionFact::NotKnown { matters: open },
        (_, shared) => EditionFact::NotKnownButShared {
            matters: open,
            shared,
        },
    };
    let adopted = EditionFact::Adopted {
        adopted: edition.adopted().to_owned(),
    };
    [in_force, adopted, source, known].map(Fact::from)
}
