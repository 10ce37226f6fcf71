//! Results as a table: `white,black,result[,date,round,white_id,black_id]`, with a header, separated by commas,
//! semicolons or tabs. Ratings may stand in `white_elo` and `black_elo`. A row that cannot be read keeps what it says,
//! with the reason beside it.

use crate::facts;
use crate::table::{Table, by_separator};

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

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ResultsTable {
    pub rows: Vec<ResultRow>,
    /// Rows without two players, by line.
    pub faults: Vec<RowFault>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultRow {
    pub line: u64,
    pub white: TablePlayer,
    pub black: TablePlayer,
    pub result: Result<GameResult, ResultFault>,
    pub date: String,
    pub round: String,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TablePlayer {
    pub name: String,
    pub id: String,
    pub rating: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowFault {
    pub line: u64,
    pub what: Unusable,
}

/// Reads the text of a table whose header has been seen.
pub fn read_results(text: &str) -> ResultsTable {
    let header = text.lines().find(|line| !line.trim().is_empty());
    let separator = header.and_then(separator).unwrap_or(b',');
    let mut table = ResultsTable::default();
    let Ok(mut rows) = Table::read(text.as_bytes(), separator) else {
        return table;
    };
    for row in rows.rows() {
        let row = match row {
            Ok(row) => row,
            Err(error) => {
                table.faults.push(RowFault {
                    line: error.position().map_or(0, csv::Position::line),
                    what: Unusable::NoRow {
                        message: error.to_string(),
                    },
                });
                continue;
            }
        };
        let line = row.line;
        let cell = |name: &str| row.cell(name).to_owned();
        let player = |color: &str| TablePlayer {
            name: cell(color),
            id: cell(&format!("{color}_id")),
            rating: cell(&format!("{color}_elo")),
        };
        let (white, black) = (player("white"), player("black"));
        let is_nobody = |player: &TablePlayer| player.name.is_empty() && player.id.is_empty();
        if is_nobody(&white) || is_nobody(&black) {
            table.faults.push(RowFault {
                line,
                what: Unusable::NoPlayers {
                    read: row.cells().collect::<Vec<_>>().join(","),
                },
            });
            continue;
        }
        table.rows.push(ResultRow {
            line,
            white,
            black,
            result: result(row.cell("result")),
            date: cell("date"),
            round: cell("round"),
        });
    }
    table
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
            let [row] = &table.rows[..] else {
                panic!("{table:?}");
            };
            assert_eq!((&*row.white.name, &*row.white.id), ("Inventa, Ada", "5"));
            assert_eq!((&*row.black.name, &*row.black.id), ("Fabula, Bruno", "6"));
            assert_eq!(row.result, Ok(GameResult::WhiteWins));
            assert_eq!((row.line, &*row.round, &*row.date), (2, "1", "2025-11-07"));
        }
    }

    #[test]
    fn a_bad_result_keeps_its_row_and_a_row_without_players_is_told() {
        let table = read_results("white,black,result\nA,B,1-1\nA,B,won\nA,,1-0\nA,B,=\n");
        assert_eq!(table.rows.len(), 3);
        let impossible = ResultFault::Impossible { read: "1-1".into() };
        let unreadable = ResultFault::Unreadable { read: "won".into() };
        assert_eq!(table.rows[0].result, Err(impossible));
        assert_eq!(table.rows[1].result, Err(unreadable));
        assert_eq!(table.rows[2].result, Ok(GameResult::Draw));
        assert_eq!(table.faults.len(), 1);
        assert_eq!(table.faults[0].line, 4);
    }
}
