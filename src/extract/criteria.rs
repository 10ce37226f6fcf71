//! All that is asked of a game together.

use crate::audit::JudgedGame;
use crate::board::Board;
use crate::rules::Severity;
use crate::rules::selection::names;

use super::columns::{COLUMNS, GameCells};
use super::expression::{Expression, Term, tag};
use super::openings::Openings;
use super::players::PlayerCriterion;

/// A game fits if it is as all of these say.
#[derive(Default)]
pub struct Criteria {
    pub expressions: Vec<Expression>,
    pub finding: Option<FindingCriterion>,
    /// The Laws give another result than the one that was submitted.
    pub changed: bool,
    pub players: Vec<PlayerCriterion>,
    /// One of these.
    pub openings: Vec<Openings>,
    pub position: Option<PositionCriterion>,
    /// The games that do not fit are wanted.
    pub inverted: bool,
}

/// A finding that counts: of one of these rules, if any are named, and as grave as this.
pub struct FindingCriterion {
    pub rules: Vec<String>,
    pub from: Severity,
}

/// A position that comes in the game.
pub struct PositionCriterion(pub Board);

/// The columns that findings decide about.
const OF_FINDINGS: [&str; 4] = ["status", "errors", "warnings", "notes"];

impl Criteria {
    /// The columns that are looked at.
    pub fn columns(&self) -> Vec<usize> {
        let mut columns = Vec::new();
        self.each_term(&mut |term| {
            if let Term::Column(column) = term {
                columns.push(*column);
            }
        });
        columns
    }

    /// Whether it matters what was found in a game. If not, nobody need look.
    pub fn ask_for_findings(&self) -> bool {
        let mut ask = self.finding.is_some() || !self.rules().is_empty();
        let columns = self.columns();
        ask |= columns
            .iter()
            .any(|column| OF_FINDINGS.contains(&&*COLUMNS[*column].name));
        ask
    }

    /// The rules that are named anywhere.
    pub fn rules(&self) -> Vec<String> {
        let finding = self.finding.iter().flat_map(|finding| &finding.rules);
        let mut rules: Vec<String> = finding.cloned().collect();
        self.each_term(&mut |term| {
            if let Term::Count(named) = term {
                rules.extend_from_slice(named);
            }
        });
        rules
    }

    fn each_term(&self, take: &mut dyn FnMut(&Term)) {
        self.expressions.iter().for_each(|one| one.each_term(take));
    }

    /// Whether a game is wanted. `columns` are those that are looked at.
    pub(super) fn want(
        &self,
        game: &JudgedGame<'_>,
        columns: &[usize],
        cells: &mut GameCells,
    ) -> bool {
        self.fit(game, columns, cells) != self.inverted
    }

    fn fit(&self, game: &JudgedGame<'_>, columns: &[usize], cells: &mut GameCells) -> bool {
        let fits = self
            .finding
            .as_ref()
            .is_none_or(|finding| finding.fits(game))
            && (!self.changed || game.case.submitted.result != game.verdict.result)
            && self.players.iter().all(|players| players.fits(game))
            && self.is_of_openings(game);
        if !fits {
            return false;
        }
        if !columns.is_empty() {
            cells.take(game, columns);
        }
        let mut expressions = self.expressions.iter();
        expressions.all(|one| one.holds(game, cells) == Some(true))
            && self
                .position
                .as_ref()
                .is_none_or(|position| position.comes_in(game))
    }

    fn is_of_openings(&self, game: &JudgedGame<'_>) -> bool {
        self.openings.is_empty()
            || tag(game, "ECO")
                .is_some_and(|code| self.openings.iter().any(|openings| openings.hold(&code)))
    }
}

impl FindingCriterion {
    fn fits(&self, game: &JudgedGame<'_>) -> bool {
        let mut findings = game.findings.list.iter();
        findings.any(|finding| {
            let of_rules = self.rules.iter().any(|rule| names(rule, finding.rule.code));
            finding.accepted.is_none()
                && finding.severity >= self.from
                && (self.rules.is_empty() || of_rules)
        })
    }
}

impl PositionCriterion {
    /// Hashes find it, the board proves it.
    fn comes_in(&self, game: &JudgedGame<'_>) -> bool {
        let record = game.case.record;
        let hash = self.0.hash();
        let mut plies = (1..).zip(&record.hashes);
        game.final_position().is_some()
            && plies
                .any(|(ply, own)| *own == hash && record.board_before(ply).same_position(&self.0))
    }
}
