//! Results as a table: `white,black,result[,date,round,white_id,black_id]`, with a header, separated by commas,
//! semicolons or tabs. Ratings may stand in `white_elo` and `black_elo`. A row that cannot be read keeps what it says,
//! with the reason beside it.

use csv::StringRecord;

use crate::facts;
use crate::table::{by_separator, reader};

use crate::notation::words::result::{GameResult, ResultReading, read_result};

facts! {
    /// Why a row is no game.
    pub enum Unusable {
        /// What the reader of CSV says of it.
        NoRow = "table-no-row" { message: String },
        NoPlayers = "table-no-players" { read: String },
    }

    /// Why a result is none.
    pub enum ResultFault {
        Impossible = "table-result-impossible" { read: String },
        Missing = "table-result-missing",
        Unreadable = "table-result-unreadable" { read: String },
    }
}

/// A table may have a million rows, of which each would take ten times the room of its text. So the text is what is kept,
/// and it is read again, row by row, by whoever wants the rows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ResultsTable {
    text: String,
    separator: u8,
    /// How many rows have two players.
    pub rows: usize,
    /// Rows without two players, by line.
    pub faults: Vec<RowFault>,
    /// Rows with two players and without a result that can be, by line.
    pub without_result: Vec<(u64, ResultFault)>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultRow<'r> {
    pub line: u64,
    pub white: TablePlayer<'r>,
    pub black: TablePlayer<'r>,
    pub result: Result<GameResult, ResultFault>,
    pub date: &'r str,
    pub round: &'r str,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TablePlayer<'r> {
    pub name: &'r str,
    pub id: &'r str,
    pub rating: &'r str,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowFault {
    pub line: u64,
    pub what: Unusable,
}

/// Reads the text of a table whose header has been seen.
pub fn read_results(text: &str) -> ResultsTable {
    let header = text.lines().find(|line| !line.trim().is_empty());
    let mut table = ResultsTable {
        text: text.to_owned(),
        separator: header.and_then(separator).unwrap_or(b','),
        ..ResultsTable::default()
    };
    let (mut rows, mut faults, mut without_result) = (0, Vec::new(), Vec::new());
    table.each(|row| match row {
        Err(fault) => faults.push(fault),
        Ok(row) => {
            rows += 1;
            if let Err(fault) = row.result {
                without_result.push((row.line, fault));
            }
        }
    });
    table.rows = rows;
    table.faults = faults;
    table.without_result = without_result;
    table
}

impl ResultsTable {
    /// Shows every row that names two players.
    pub fn each_row(&self, mut visit: impl FnMut(ResultRow<'_>)) {
        self.each(|row| {
            if let Ok(row) = row {
                visit(row);
            }
        });
    }

    fn each(&self, mut visit: impl FnMut(Result<ResultRow<'_>, RowFault>)) {
        let mut reader = reader(self.text.as_bytes(), self.separator);
        let Ok(header) = reader.headers() else { return };
        let column = |name: &str| {
            let mut names = header.iter();
            names.position(|column| column.eq_ignore_ascii_case(name))
        };
        let player = |color: &str| {
            ["", "_id", "_elo"].map(|of_player| column(&format!("{color}{of_player}")))
        };
        let (white, black) = (player("white"), player("black"));
        let [result_at, date, round] = ["result", "date", "round"].map(column);
        let mut cells = StringRecord::new();
        loop {
            match reader.read_record(&mut cells) {
                Ok(true) => {}
                Ok(false) => break,
                Err(error) => {
                    visit(Err(RowFault {
                        line: error.position().map_or(0, csv::Position::line),
                        what: Unusable::NoRow {
                            message: error.to_string(),
                        },
                    }));
                    continue;
                }
            }
            let line = cells.position().map_or(0, csv::Position::line);
            let cell = |place: Option<usize>| {
                let cell = place.and_then(|place| cells.get(place));
                cell.unwrap_or_default()
            };
            let [white, black] = [white, black].map(|[name, id, rating]| TablePlayer {
                name: cell(name),
                id: cell(id),
                rating: cell(rating),
            });
            let is_nobody =
                |player: TablePlayer<'_>| player.name.is_empty() && player.id.is_empty();
            visit(if is_nobody(white) || is_nobody(black) {
                Err(RowFault {
                    line,
                    what: Unusable::NoPlayers {
                        read: cells.iter().collect::<Vec<_>>().join(","),
                    },
                })
            } else {
                Ok(ResultRow {
                    line,
                    white,
                    black,
                    result: result(cell(result_at)),
                    date: cell(date),
                    round: cell(round),
                })
            });
        }
    }
}

/// The separator of a header that names white, black and result.
fn separator(header: &str) -> Option<u8> {
    by_separator(header, |separator, cells| {
        let names = |name: &str| cells.iter().any(|cell| cell == name);
        ["white", "black", "result"]
            .into_iter()
            .all(names)
            .then_some(separator)
    })
}

fn result(written: &str) -> Result<GameResult, ResultFault> {
    let read = || written.to_owned();
    match read_result(written) {
        ResultReading::Result(result) => Ok(result),
        ResultReading::Impossible => Err(ResultFault::Impossible { read: read() }),
        ResultReading::Empty => Err(ResultFault::Missing),
        ResultReading::Unreadable => Err(ResultFault::Unreadable { read: read() }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_go_by_their_names_and_separators_vary() {
        for text in [
            "white,black,result,date,round,white_id,black_id\n\"Inventa, Ada\",\"Fabula, Bruno\",1-0,2025-11-07,1,5,6\n",
            "Round;Result;Black;White;white_id;black_id;date\n1;1-0;Fabula, Bruno;Inventa, Ada;5;6;2025-11-07\n",
        ] {
            let table = read_results(text);
            assert_eq!(table.rows, 1, "{table:?}");
            table.each_row(|row| {
                assert_eq!((row.white.name, row.white.id), ("Inventa, Ada", "5"));
                assert_eq!((row.black.name, row.black.id), ("Fabula, Bruno", "6"));
                assert_eq!(row.result, Ok(GameResult::WhiteWins));
                assert_eq!((row.line, row.round, row.date), (2, "1", "2025-11-07"));
            });
        }
    }

    #[test]
    fn a_bad_result_keeps_its_row_and_a_row_without_players_is_told() {
        let table = read_results("white,black,result\nA,B,1-1\nA,B,won\nA,,1-0\nA,B,=\n");
        let mut results = Vec::new();
        table.each_row(|row| results.push(row.result));
        let impossible = ResultFault::Impossible { read: "1-1".into() };
        let unreadable = ResultFault::Unreadable { read: "won".into() };
        let draw = Ok(GameResult::Draw);
        assert_eq!(
            results,
            [Err(impossible.clone()), Err(unreadable.clone()), draw]
        );
        assert_eq!(table.rows, 3);
        assert_eq!(table.without_result, [(2, impossible), (3, unreadable)]);
        assert_eq!(table.faults.len(), 1);
        assert_eq!(table.faults[0].line, 4);
    }
}
