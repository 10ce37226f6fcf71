//! The reports of `arbiter standings`: the places, the crosstable, and one player's numbers as one would write them on paper.
//! They are made when everything has been reckoned.

use crate::fact::Fact;
use crate::facts;
use crate::points::Amount;
use crate::tournament::Tournament;
use crate::tournament::norms::Norms;
use crate::tournament::pairings::JudgedPairings;
use crate::tournament::regulations::{TeamCheck, Verdict};
use crate::tournament::standings::{Field, Score, StandingLine, Standings, round_lines};

use super::files::ReportError;
use super::reports::Reports;
use super::rows::{
    AnyRow, CrosstableRow, NormRow, PromotionRow, ReportTable, StandingRow, TeamCheckRow,
    crosstable_columns, norm_columns, promotion_columns, standing_columns, team_check_columns,
};
use super::summary_json::SummedTournament;
use super::words::Words;

facts! {
    /// What stands above the lines of a derivation.
    pub enum StandingsPaper {
        Heading = "standings-paper-heading" { title: Fact, rules: &'static str, rounds: u32 },
        Side = "standings-paper-side" { name: String, rank: u32, points: Amount },
        TieBreak = "standings-paper-tiebreak" { name: String, value: Amount },
        TieBreakWithout = "standings-paper-tiebreak-without" { name: String },
    }
}

/// A tournament with its standings.
pub struct RankedTournament {
    pub tournament: Tournament,
    pub standings: Standings,
    /// Why these rules hold.
    pub basis: Fact,
    /// What the regulations of a team event say of it; none: it has none.
    pub team_checks: Option<Vec<TeamCheck>>,
    pub norms: Norms,
    /// What is to be said of its pairings, where they were judged.
    pub pairings: Option<JudgedPairings>,
}

/// How the numbers of a line come about, as one would write it on paper.
pub struct Derivation<'r> {
    /// The tournament and the rules.
    pub heading: Fact,
    /// Place, name and points.
    pub side: Fact,
    /// One for each round.
    pub rounds: Vec<Fact>,
    /// Each tie-break with its number, and the lines that give it.
    pub tiebreaks: Vec<(Fact, &'r [Fact])>,
}

/// Everything that a run of `standings` has to tell.
pub struct StandingsReports<'r> {
    pub ranked: &'r [RankedTournament],
}

impl StandingsReports<'_> {
    fn several(&self) -> bool {
        self.ranked.len() > 1
    }

    /// The names of all tie-breaks, each once, in the order in which they are met.
    fn tiebreaks(&self) -> Vec<String> {
        let orders = self
            .ranked
            .iter()
            .flat_map(|ranked| &ranked.standings.order);
        each_once(orders.map(|tiebreak| tiebreak.name.clone()))
    }

    fn rounds(&self) -> Vec<String> {
        let rounds = self.ranked.iter();
        each_once(
            rounds
                .flat_map(|ranked| CrosstableRow::rounds_of(&ranked.tournament, &ranked.standings)),
        )
    }

    /// Tells the reports which columns there are: before they are begun.
    pub fn name_columns(&self, reports: &mut Reports) {
        let several = self.several();
        let columns = standing_columns(&self.tiebreaks(), several);
        reports.name_columns(ReportTable::Standings, &columns);
        let columns = crosstable_columns(&self.rounds(), several);
        reports.name_columns(ReportTable::Crosstable, &columns);
        reports.name_columns(ReportTable::Promotions, &promotion_columns(several));
        reports.name_columns(ReportTable::Norms, &norm_columns(several));
        match self
            .ranked
            .iter()
            .any(|ranked| ranked.team_checks.is_some())
        {
            true => reports.name_columns(ReportTable::TeamChecks, &team_check_columns(several)),
            false => reports.leave_out(ReportTable::TeamChecks),
        }
    }

    pub fn write(&self, reports: &mut Reports) -> Result<(), ReportError> {
        let maker = reports.row_maker();
        let mut rows = maker.rows();
        let (tiebreaks, rounds) = (self.tiebreaks(), self.rounds());
        for ranked in self.ranked {
            let (tournament, standings) = (&ranked.tournament, &ranked.standings);
            let title = Words::chosen().tell(&tournament.title().into());
            let title = self.several().then_some(&*title);
            for line in &standings.lines {
                if maker.wants(ReportTable::Standings) {
                    let row = StandingRow::new(tournament, standings, line, &tiebreaks, title);
                    rows.add(AnyRow::Standing(&row));
                }
                if maker.wants(ReportTable::Crosstable) {
                    let row = CrosstableRow::new(tournament, standings, line, &rounds, title);
                    rows.add(AnyRow::Crosstable(&row));
                }
            }
            for promotion in &ranked.norms.promotions {
                if maker.wants(ReportTable::Promotions) {
                    let row = PromotionRow::new(tournament, promotion, title);
                    rows.add(AnyRow::Promotion(&row));
                }
            }
            for condition in &ranked.norms.conditions {
                if maker.wants(ReportTable::Norms) {
                    let row = NormRow::new(tournament, condition, title);
                    rows.add(AnyRow::Norm(&row));
                }
            }
            for check in ranked.team_checks.iter().flatten() {
                let row = TeamCheckRow::new(tournament, check, title);
                rows.add(AnyRow::TeamCheck(&row));
            }
        }
        reports.write(rows)
    }
}

fn each_once(names: impl Iterator<Item = String>) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for name in names {
        if !all.contains(&name) {
            all.push(name);
        }
    }
    all
}

impl RankedTournament {
    /// How many of the regulations have this verdict as a whole.
    pub fn team_verdicts(&self, verdict: Verdict) -> usize {
        let rows = self.team_checks.iter().flatten();
        let is_whole = |row: &&TeamCheck| row.place.round == 0 && row.verdict == verdict;
        rows.filter(is_whole).count()
    }

    pub fn summed(&self) -> SummedTournament {
        let (tournament, standings) = (&self.tournament, &self.standings);
        let names = standings.order.iter().map(|tiebreak| tiebreak.name.clone());
        SummedTournament {
            name: tournament.name.clone(),
            file: tournament.file.to_string(),
            start: tournament.start.map(|day| day.to_string()),
            kind: tournament.kind.map_or("", |kind| kind.word()),
            players: tournament.players.len() as u64,
            teams: tournament.teams.len() as u64,
            rounds: tournament.rounds,
            counted: standings.rounds,
            rules: standings.rules.word(),
            rules_basis: Words::chosen().tell(&self.basis),
            tiebreaks: names.collect(),
            team_checks: self.team_checks.as_ref().map(|_| {
                let verdicts = Verdict::ALL.into_iter();
                verdicts
                    .map(|verdict| (verdict.word(), self.team_verdicts(verdict)))
                    .collect()
            }),
        }
    }

    /// The lines of the standings that somebody means by a name, an ID or a number; of a team event, its teams and, by their
    /// players, theirs.
    pub fn meant(&self, given: &str) -> Vec<&StandingLine> {
        let is_meant = |line: &&StandingLine| {
            let players = &self.tournament.players;
            if !self.standings.teams {
                return players[line.side].is(given);
            }
            let team = &self.tournament.teams[line.side];
            team.name.eq_ignore_ascii_case(given)
                || team.number.to_string() == given
                || team.players.iter().any(|player| players[*player].is(given))
        };
        self.standings.lines.iter().filter(is_meant).collect()
    }

    /// What the derivations look at.
    pub fn field(&self) -> Field<'_> {
        let standings = &self.standings;
        Field::new(&self.tournament, standings.rules, standings.rounds)
    }

    /// All numbers of a line with their derivations.
    pub fn derivation<'r>(&self, field: &Field<'_>, line: &'r StandingLine) -> Derivation<'r> {
        let heading = StandingsPaper::Heading {
            title: self.tournament.title().into(),
            rules: self.standings.rules.word(),
            rounds: self.standings.rounds,
        };
        let side = StandingsPaper::Side {
            name: field.sides[line.side].name.clone(),
            rank: line.rank,
            points: line.points,
        };
        let tiebreaks = self.standings.order.iter().zip(&line.scores);
        Derivation {
            heading: heading.into(),
            side: side.into(),
            rounds: round_lines(field, line.side),
            tiebreaks: tiebreaks
                .map(|(tiebreak, score)| (tiebreak_heading(&tiebreak.name, score), &*score.lines))
                .collect(),
        }
    }

    /// The same line by line: what stands before each, and what it says.
    pub fn explained(&self, line: &StandingLine) -> Vec<(&'static str, Fact)> {
        let derivation = self.derivation(&self.field(), line);
        let mut lines = vec![("", derivation.heading), ("", derivation.side)];
        lines.extend(derivation.rounds.into_iter().map(|fact| ("  ", fact)));
        for (heading, of_tiebreak) in derivation.tiebreaks {
            lines.push(("\n", heading));
            lines.extend(of_tiebreak.iter().map(|fact| ("  ", fact.clone())));
        }
        lines
    }

    /// The same as text, as `--explain` prints it.
    pub fn on_paper(&self, line: &StandingLine) -> String {
        let words = Words::chosen();
        let mut text = String::new();
        for (before, fact) in self.explained(line) {
            text.push_str(before);
            text.push_str(&words.tell(&fact));
            text.push('\n');
        }
        text
    }
}

fn tiebreak_heading(name: &str, score: &Score) -> Fact {
    let name = name.to_owned();
    match score.value {
        Some(value) => StandingsPaper::TieBreak { name, value }.into(),
        None => StandingsPaper::TieBreakWithout { name }.into(),
    }
}
