//! The reports of `arbiter rate`: ratings, the games behind them, what the audit would change, and who was taken for
//! whom. They are made when everything has been reckoned.

use std::collections::HashSet;

use crate::rating::calculation::Calculation;
use crate::rating::contest::{Basis, Contest};
use crate::rating::register::FoundPlayer;

use super::files::ReportError;
use super::reports::{Reports, Rows};
use super::rows::{
    AnyRow, CountedGames, Heading, RatingDifferenceRow, RatingGameRow, RatingPlayerRow, RatingRow,
    ReportTable,
};

/// Everything that a rating run has to tell.
pub struct Ratings<'r> {
    pub system: &'static str,
    pub period: &'r str,
    pub contest: &'r Contest,
    pub submitted: &'r [Calculation],
    pub audited: &'r [Calculation],
    pub found: &'r [FoundPlayer],
    /// Whether every game has a row; else only those that do not count.
    pub all_games: bool,
}

impl<'r> Ratings<'r> {
    fn heading(&self) -> Heading<'_> {
        Heading {
            system: self.system,
            period: self.period,
            contest: self.contest,
        }
    }

    fn bases(&self) -> [(Basis, &[Calculation]); 2] {
        [
            (Basis::Submitted, self.submitted),
            (Basis::Audited, self.audited),
        ]
    }

    /// How many games do not count for one player or both, as submitted.
    pub fn not_counted(&self) -> usize {
        let lines = self.submitted.iter().flat_map(|sum| &sum.lines);
        let games = lines.filter(|line| !line.counts()).map(|line| line.game);
        games.collect::<HashSet<usize>>().len()
    }

    /// Which games count for which players, on one basis at least: by the numbers of player and game, those that do not.
    fn counting(&self) -> CountedGames {
        let not_counted = |calculations: &[Calculation]| -> HashSet<(usize, usize)> {
            let sums = calculations.iter();
            sums.flat_map(|sum| {
                let lines = sum.lines.iter().filter(|line| !line.counts());
                lines.map(|line| (sum.player, line.game))
            })
            .collect()
        };
        let audited = not_counted(self.audited);
        let mut left_out = not_counted(self.submitted);
        left_out.retain(|place| audited.contains(place));
        CountedGames { left_out }
    }

    /// The players whose rating the audit would change.
    pub fn differing(&self) -> impl Iterator<Item = (&Calculation, &Calculation)> {
        self.submitted
            .iter()
            .zip(self.audited)
            .filter(|(submitted, audited)| Ratings::differs(submitted, audited))
    }

    /// Whether a player's two calculations come to another rating.
    pub fn differs(submitted: &Calculation, audited: &Calculation) -> bool {
        (submitted.change, submitted.after) != (audited.change, audited.after)
    }

    pub fn write(&self, reports: &mut Reports) -> Result<(), ReportError> {
        type Fill<'r> = fn(&Ratings<'r>, &mut Rows);
        let tables: [(ReportTable, Fill<'r>); 4] = [
            (ReportTable::Ratings, Ratings::ratings),
            (ReportTable::RatingGames, Ratings::games),
            (ReportTable::RatingDifferences, Ratings::differences),
            (ReportTable::RatingPlayers, Ratings::players),
        ];
        let maker = reports.row_maker();
        for (table, fill) in tables {
            if maker.wants(table) {
                let mut rows = maker.rows();
                fill(self, &mut rows);
                reports.write(rows)?;
            }
        }
        Ok(())
    }

    fn ratings(&self, rows: &mut Rows) {
        for (basis, calculations) in self.bases() {
            for sum in calculations {
                let row = RatingRow::new(self.heading(), basis, sum);
                rows.add(AnyRow::Rating(&row));
            }
        }
    }

    fn games(&self, rows: &mut Rows) {
        for (basis, calculations) in self.bases() {
            for sum in calculations {
                for line in &sum.lines {
                    if self.all_games || !line.counts() {
                        let row = RatingGameRow::new(self.heading(), basis, sum, line);
                        rows.add(AnyRow::RatingGame(&row));
                    }
                }
            }
        }
    }

    fn differences(&self, rows: &mut Rows) {
        let counts = self.counting();
        for (submitted, audited) in self.differing() {
            let row = RatingDifferenceRow::new(self.contest, &counts, submitted, audited);
            rows.add(AnyRow::RatingDifference(&row));
        }
    }

    fn players(&self, rows: &mut Rows) {
        for found in self.found {
            rows.add(AnyRow::RatingPlayer(&RatingPlayerRow::new(found)));
        }
    }
}
