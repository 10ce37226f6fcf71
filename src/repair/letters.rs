//! Which letters a damaged sheet is written in: those under which the whole of it makes the likeliest game. A first look
//! at the letters alone leaves a few sets; a brief search decides between them.

use crate::board::Board;
use crate::notation::moves::letter_sets::LetterSet;
use crate::notation::moves::written::Spelling;

use super::cell::Hand;
use super::cells_in;
use super::costs::Cost;
use super::effort::Effort;
use super::search::search;

/// The sets are first compared on so many cells; the best are then compared on the whole sheet.
const FIRST_CELLS: usize = 24;
/// So many are compared on the whole sheet, if they cost nearly the same so far.
const COMPARED: usize = 4;
/// A set that costs this much more than the best is out of the question. It is about what two more unreadable cells
/// cost.
const WORSE: Cost = 1500;
/// What a cell costs that the search did not reach.
const UNREACHED: Cost = 400;

/// The sets of letters under which the sheet is likeliest; several where nothing tells them apart.
pub fn letters_of(
    texts: &[Option<&str>],
    hand: Hand,
    start: &Board,
    among: &[&'static LetterSet],
) -> Vec<&'static LetterSet> {
    let mut sets = readable(texts, among);
    for (length, kept) in [(FIRST_CELLS, COMPARED), (usize::MAX, 1)] {
        if sets.len() <= 1 {
            break;
        }
        let part = &texts[..texts.len().min(length)];
        let mut bound = Cost::MAX / 4;
        let mut decoded: Vec<(Cost, &'static LetterSet)> = Vec::new();
        for set in sets {
            let cost = cost_under(part, set, hand, start, bound);
            bound = bound.min(cost + WORSE);
            decoded.push((cost, set));
        }
        decoded.sort_by_key(|(cost, set)| (*cost, set.name()));
        let best = decoded[0].0;
        let last = decoded[kept.min(decoded.len()) - 1].0.min(best + WORSE);
        sets = decoded
            .into_iter()
            .take_while(|(cost, _)| *cost <= last)
            .map(|(_, set)| set)
            .collect();
    }
    sets
}

/// What the likeliest game costs that a brief search finds under these letters.
pub(super) fn cost_under(
    texts: &[Option<&str>],
    set: &'static LetterSet,
    hand: Hand,
    start: &Board,
    bound: Cost,
) -> Cost {
    let cells = cells_in(texts, set.alphabet(), hand);
    let searched = search(&[&cells], start, Effort::BRIEF, bound);
    let Some(&(cost, last)) = searched.finished.first() else {
        return Cost::MAX / 4;
    };
    let mut reached = 0;
    let mut node = last;
    while let Some(known) = searched.nodes.get(node as usize) {
        reached += 1;
        node = known.parent;
    }
    let missed = if searched.complete {
        0
    } else {
        texts.len().saturating_sub(reached)
    };
    cost.min(Cost::MAX / 8) + missed as Cost * UNREACHED
}

/// The sets that know the letters at the head of most cells.
fn readable(texts: &[Option<&str>], among: &[&'static LetterSet]) -> Vec<&'static LetterSet> {
    let mut ranked: Vec<(usize, &'static LetterSet)> =
        among.iter().map(|set| (unread(texts, set), *set)).collect();
    ranked.sort_by_key(|(unread, set)| (*unread, set.name()));
    let fewest = ranked.first().map_or(0, |(unread, _)| *unread);
    let margin = 2 + texts.len() / 20;
    ranked
        .into_iter()
        .take_while(|(unread, _)| *unread <= fewest + margin)
        .map(|(_, set)| set)
        .collect()
}

/// How many cells begin with a letter that no piece of the set has.
fn unread(texts: &[Option<&str>], set: &LetterSet) -> usize {
    texts
        .iter()
        .flatten()
        .map(|text| text.trim_start())
        .filter(|text| {
            let first = text.chars().next();
            first.is_some_and(|c| c.is_alphabetic() && !matches!(c, 'a'..='h' | 'O' | 'o'))
                && set
                    .alphabet()
                    .pieces_at(text, Spelling::Plain)
                    .next()
                    .is_none()
        })
        .count()
}
