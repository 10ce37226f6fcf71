//! Two events of nine rounds, paired by another program written from the document alone: one without errors, and one with three.

use super::*;
use crate::notation::trf::{TrfScoring, read_report};
use crate::rating::contest::Basis;
use crate::tournament::gather::HandedReport;
use crate::tournament::{Gathered, assemble};

fn fixture(name: &str) -> Tournament {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/tournaments");
    let text = std::fs::read_to_string(folder.join(name)).expect("a fixture");
    let mut gathered = Gathered::default();
    gathered.reports.push(HandedReport {
        file: name.to_owned(),
        report: read_report(&text, TrfScoring::default()),
        event: None,
    });
    assemble(gathered, Basis::Audited, None)
        .tournaments
        .remove(0)
}

#[test]
fn an_event_without_errors_is_accepted_whole() {
    let tournament = fixture("swiss-1985.trf");
    let judged = judge(&tournament);
    assert_eq!(judged.rows.len(), 9 * tournament.players.len().div_ceil(2));
    assert_eq!(accused(&tournament, &judged), [""; 0]);
}

/// In round 3 another than the lowest was free, in round 6 two met again, in round 8 two colours were exchanged.
#[test]
fn three_errors_are_found_and_nothing_else() {
    let tournament = fixture("swiss-1985-damaged.trf");
    let found = accused(&tournament, &judge(&tournament));
    let expected = [
        "3: 14 free (expected 13 free) swiss-free-other",
        "6: 6-2 (expected 6-7) swiss-repeated",
        "8: 5-6 (expected 6-5) swiss-color-alternate swiss-choice",
    ];
    assert_eq!(found, expected);
}
