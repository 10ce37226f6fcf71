//! What the audit hands over on the way: games as entries, reports and tables whole.

use crate::audit::{JudgedGame, JudgedResults, Reporter, Results};
use crate::lists::complaint::Complaint;
use crate::notation::trf::{Report, RoundMark};
use crate::rating::entries::{GameEntry, HandedTable, PlayerEntry, other_tag};
use crate::rules::reports::{LeftOut, ReportFinding};

use super::{Bye, ReportSide, SideGame};

/// Takes games and results as they pass.
pub struct Gather;

#[derive(Default)]
pub struct Gathered {
    pub games: Vec<SideGame>,
    pub side: ReportSide,
    /// Reports with what the rules have found in them.
    pub reports: Vec<(Report, Vec<ReportFinding>)>,
    pub tables: Vec<HandedTable>,
}

impl Gathered {
    pub fn append(&mut self, other: Gathered) {
        self.games.extend(other.games);
        self.side.games.extend(other.side.games);
        self.side.byes.extend(other.side.byes);
        self.side.players.extend(other.side.players);
        self.reports.extend(other.reports);
        self.tables.extend(other.tables);
    }

    /// The games of tables join those of reports. Gives what is wrong with their rows.
    pub fn read_tables(&mut self) -> Vec<Complaint> {
        let mut complaints = Vec::new();
        for table in std::mem::take(&mut self.tables) {
            let games = &mut self.side.games;
            GameEntry::of_table(table, &mut complaints, |entry| {
                games.push(SideGame { entry, board: None });
            });
        }
        complaints
    }
}

impl Reporter for Gather {
    type Batch = Gathered;

    fn batch(&self) -> Gathered {
        Gathered::default()
    }

    fn game(&self, game: &JudgedGame<'_>, batch: &mut Gathered) {
        if game.failed.is_none() {
            let board = other_tag(game, &["Board", "BoardNumber", "Table"]);
            batch.games.push(SideGame {
                entry: GameEntry::of_game(game),
                board: board.parse().ok().filter(|board| *board > 0),
            });
        }
    }

    fn results(&self, results: &mut JudgedResults<'_>, batch: &mut Gathered) {
        match &mut results.results {
            Results::Report(report) => {
                let report = std::mem::take(&mut **report);
                let findings = std::mem::take(&mut results.findings);
                let left_out = LeftOut::from_findings(&findings);
                let games =
                    GameEntry::of_report(results.file, &report, results.event, &left_out, false);
                let games = games
                    .into_iter()
                    .map(|entry| SideGame { entry, board: None });
                batch.side.games.extend(games);
                let players = PlayerEntry::of_report(&report);
                batch.side.byes.extend(byes(&report, &players));
                batch.side.players.extend(players);
                batch.reports.push((report, findings));
            }
            Results::Table(table) => batch.tables.push(HandedTable {
                file: results.file.to_owned(),
                table: std::mem::take(table),
                event: results.event.cloned(),
                today: results.today,
            }),
        }
    }
}

/// Who had no opponent, and when.
fn byes(report: &Report, players: &[PlayerEntry]) -> Vec<Bye> {
    let lines = report.players.iter().zip(players);
    let of_line = lines.flat_map(|(line, player)| {
        let alone = line.entries.iter();
        let alone =
            alone.filter(|entry| entry.opponent.is_none() && entry.mark != RoundMark::Unreadable);
        alone.map(move |entry| Bye {
            round: entry.round,
            player: player.clone(),
            mark: match entry.mark {
                RoundMark::Absent => 'Z',
                mark => mark.shown(),
            },
        })
    });
    of_line.collect()
}
