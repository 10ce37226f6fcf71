//! What stands in the columns of each table, as a type. The names of the columns and their order stand in
//! [`rows`](crate::report::rows) alone; a test holds the two against each other.

use arrow_schema::{DataType, Field, Schema};

use crate::report::rows::ReportTable;

use super::AS_TEXT;

/// What a column holds.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Any text.
    Text,
    /// One of a few words: each stands once in a dictionary.
    Word,
    /// A count, a number of a game, a rating.
    Whole,
    /// A number with so many decimals, exactly.
    Decimal(i8),
    /// A number as a tag has it. What is no plain number stands as text in a column of its own.
    WrittenNumber,
    /// A day. A date of which only the month or the year is known stands as text in a column of its own.
    Day,
}

/// As many digits as all decimals have room for.
const DIGITS: u8 = 18;

impl Kind {
    pub fn data_type(self) -> DataType {
        match self {
            Kind::Text => DataType::Utf8,
            Kind::Word => DataType::Dictionary(Box::new(DataType::Int32), Box::new(DataType::Utf8)),
            Kind::Whole | Kind::WrittenNumber => DataType::Int64,
            Kind::Decimal(decimals) => DataType::Decimal128(DIGITS, decimals),
            Kind::Day => DataType::Date32,
        }
    }

    /// Whether some of what stands in such a column does not fit its type.
    fn may_be_text(self) -> bool {
        matches!(self, Kind::WrittenNumber | Kind::Day)
    }
}

/// The schema of a table that has these columns: each with its type, and behind them, for those whose cells do not all fit it,
/// one with the text. Every cell may be blank.
pub fn schema(table: ReportTable, columns: &[String]) -> Schema {
    let kinds = columns.iter().map(|name| (name, kind(table, name)));
    let typed = kinds
        .clone()
        .map(|(name, kind)| Field::new(name, kind.data_type(), true));
    let as_text = kinds
        .filter(|(_, kind)| kind.may_be_text())
        .map(|(name, _)| Field::new(format!("{name}{AS_TEXT}"), DataType::Utf8, true));
    Schema::new(typed.chain(as_text).collect::<Vec<_>>())
}

/// What a column of a table holds. A column that is not listed has the name of its input: a tie-break, a round.
pub fn kind(table: ReportTable, name: &str) -> Kind {
    let listed = listed(table).iter().find(|(listed, _)| *listed == name);
    match listed {
        Some((_, kind)) => *kind,
        None if name == TOURNAMENT => Kind::Text,
        None if table == ReportTable::Standings => Kind::Decimal(4),
        None => Kind::Text,
    }
}

/// Which tournament a row is of, where there are several.
const TOURNAMENT: &str = "tournament";

type Columns = &'static [(&'static str, Kind)];

fn listed(table: ReportTable) -> Columns {
    match table {
        ReportTable::Findings | ReportTable::RatingFindings => FINDINGS,
        ReportTable::Games => GAMES,
        ReportTable::Claims => CLAIMS,
        ReportTable::Ratings => RATINGS,
        ReportTable::RatingGames => RATING_GAMES,
        ReportTable::RatingDifferences => RATING_DIFFERENCES,
        ReportTable::RatingPlayers => RATING_PLAYERS,
        ReportTable::Reconciled => RECONCILED,
        ReportTable::Questions => QUESTIONS,
        ReportTable::Crosscheck => CROSSCHECK,
        ReportTable::CrosscheckChecks => CROSSCHECK_CHECKS,
        ReportTable::Standings => STANDINGS,
        ReportTable::Crosstable => CROSSTABLE,
        ReportTable::Pairings => PAIRINGS,
        ReportTable::Promotions => PROMOTIONS,
        ReportTable::Norms => NORMS,
        ReportTable::TeamChecks => TEAM_CHECKS,
        ReportTable::Accepted => ACCEPTED,
    }
}

const FINDINGS: Columns = &[
    ("file", Kind::Text),
    ("game", Kind::Whole),
    ("line", Kind::Whole),
    ("event", Kind::Text),
    ("round", Kind::Text),
    ("date", Kind::Text),
    ("white", Kind::Text),
    ("black", Kind::Text),
    ("rule", Kind::Word),
    ("severity", Kind::Word),
    ("edition", Kind::Word),
    ("article", Kind::Word),
    ("ply", Kind::Whole),
    ("move", Kind::Text),
    ("side", Kind::Word),
    ("written", Kind::Text),
    ("san", Kind::Text),
    ("fen", Kind::Text),
    ("message", Kind::Text),
    ("evidence", Kind::Text),
    ("suggestion", Kind::Text),
    ("assumes", Kind::Text),
];

const GAMES: Columns = &[
    ("file", Kind::Text),
    ("game", Kind::Whole),
    ("line", Kind::Whole),
    ("event", Kind::Text),
    ("site", Kind::Text),
    ("date", Kind::Text),
    ("round", Kind::Text),
    ("white", Kind::Text),
    ("black", Kind::Text),
    ("white_elo", Kind::WrittenNumber),
    ("black_elo", Kind::WrittenNumber),
    ("result_submitted", Kind::Word),
    ("result_audited", Kind::Word),
    ("termination_submitted", Kind::Text),
    ("termination_audited", Kind::Word),
    ("edition", Kind::Word),
    ("edition_basis", Kind::Word),
    ("pace", Kind::Word),
    ("alphabet", Kind::Word),
    ("encoding", Kind::Word),
    ("plies", Kind::Whole),
    ("final_fen", Kind::Text),
    ("status", Kind::Word),
    ("errors", Kind::Whole),
    ("warnings", Kind::Whole),
    ("notes", Kind::Whole),
    ("white_fide_id", Kind::Text),
    ("black_fide_id", Kind::Text),
    ("time_control", Kind::Text),
    ("variant", Kind::Text),
    ("faults", Kind::Whole),
    ("resumed", Kind::Word),
    ("plies_resumed", Kind::Whole),
    ("final_fen_resumed", Kind::Text),
    ("iso_date", Kind::Day),
    ("moves_hash", Kind::Text),
];

const CLAIMS: Columns = &[
    ("file", Kind::Text),
    ("game", Kind::Whole),
    ("ply", Kind::Whole),
    ("move", Kind::Text),
    ("side", Kind::Word),
    ("claim", Kind::Word),
    ("edition", Kind::Word),
    ("article", Kind::Word),
    ("verdict", Kind::Word),
    ("evidence", Kind::Text),
    ("penalty_seconds", Kind::Whole),
    ("penalty_to", Kind::Word),
    ("penalty_article", Kind::Word),
];

const RATINGS: Columns = &[
    ("basis", Kind::Word),
    ("system", Kind::Word),
    ("period", Kind::Word),
    ("player", Kind::Text),
    ("id", Kind::Text),
    ("federation", Kind::Text),
    ("rating_before", Kind::Whole),
    ("games", Kind::Whole),
    ("score", Kind::Decimal(1)),
    ("opponents_mean", Kind::Decimal(2)),
    ("expected", Kind::Decimal(2)),
    // Several, joined by `/`, where tournaments differ.
    ("k", Kind::Text),
    ("change", Kind::Decimal(2)),
    ("rating_after", Kind::Decimal(2)),
    ("remark", Kind::Text),
];

const RATING_GAMES: Columns = &[
    ("basis", Kind::Word),
    ("system", Kind::Word),
    ("player", Kind::Text),
    ("id", Kind::Text),
    ("file", Kind::Text),
    ("game", Kind::Whole),
    ("round", Kind::Text),
    ("date", Kind::Text),
    ("colour", Kind::Word),
    ("opponent", Kind::Text),
    ("opponent_id", Kind::Text),
    ("own", Kind::Whole),
    ("opponent_rating", Kind::Whole),
    ("difference", Kind::Whole),
    ("counted_difference", Kind::Whole),
    ("expected", Kind::Decimal(2)),
    ("score", Kind::Decimal(1)),
    ("change", Kind::Decimal(2)),
    ("counted", Kind::Word),
    ("why_not", Kind::Text),
];

const RATING_DIFFERENCES: Columns = &[
    ("player", Kind::Text),
    ("id", Kind::Text),
    ("change_submitted", Kind::Decimal(2)),
    ("change_audited", Kind::Decimal(2)),
    ("games", Kind::Text),
    ("findings", Kind::Text),
    ("rating_submitted", Kind::Decimal(2)),
    ("rating_audited", Kind::Decimal(2)),
];

const RATING_PLAYERS: Columns = &[
    ("name", Kind::Text),
    ("id", Kind::Text),
    ("how", Kind::Word),
    ("evidence", Kind::Text),
    ("candidates", Kind::Text),
];

const RECONCILED: Columns = &[
    ("game", Kind::Whole),
    ("ply", Kind::Whole),
    ("move", Kind::Text),
    ("white_sheet", Kind::Text),
    ("black_sheet", Kind::Text),
    ("agreed", Kind::Word),
    ("chosen", Kind::Text),
    ("confidence", Kind::Decimal(2)),
    ("reason", Kind::Text),
    ("white_file", Kind::Text),
    ("black_file", Kind::Text),
];

const QUESTIONS: Columns = &[
    ("game", Kind::Whole),
    ("ply", Kind::Whole),
    ("move", Kind::Text),
    ("written", Kind::Text),
    ("candidates", Kind::Text),
    // One for each candidate.
    ("probability", Kind::Text),
];

const CROSSCHECK: Columns = &[
    ("round", Kind::Text),
    ("board", Kind::Whole),
    ("white", Kind::Text),
    ("black", Kind::Text),
    ("in_report", Kind::Word),
    ("in_games", Kind::Word),
    ("file", Kind::Text),
    ("game", Kind::Whole),
    ("result_report", Kind::Word),
    ("result_games", Kind::Word),
    ("verdict", Kind::Word),
    ("reason", Kind::Text),
];

const CROSSCHECK_CHECKS: Columns = &[
    ("check", Kind::Word),
    ("verdict", Kind::Word),
    ("where", Kind::Text),
    ("reason", Kind::Text),
];

const STANDINGS: Columns = &[
    ("rank", Kind::Whole),
    ("player", Kind::Text),
    ("id", Kind::Text),
    ("points", Kind::Decimal(4)),
];

const CROSSTABLE: Columns = &[
    ("rank", Kind::Whole),
    ("number", Kind::Whole),
    ("player", Kind::Text),
    ("id", Kind::Text),
    ("title", Kind::Text),
    ("federation", Kind::Text),
    ("rating", Kind::Whole),
    ("points", Kind::Decimal(4)),
];

const PAIRINGS: Columns = &[
    ("round", Kind::Whole),
    ("board", Kind::Whole),
    ("white", Kind::Text),
    ("black", Kind::Text),
    ("expected_white", Kind::Text),
    ("expected_black", Kind::Text),
    ("verdict", Kind::Word),
    ("reason", Kind::Text),
];

const PROMOTIONS: Columns = &[
    ("player", Kind::Text),
    ("id", Kind::Text),
    ("category", Kind::Word),
    ("to", Kind::Word),
    ("rounds", Kind::Whole),
    ("points", Kind::Decimal(1)),
    ("needed", Kind::Decimal(1)),
    ("mean", Kind::Decimal(2)),
    ("opponents_2a", Kind::Whole),
    ("verdict", Kind::Word),
    ("reason", Kind::Text),
];

const NORMS: Columns = &[
    ("player", Kind::Text),
    ("id", Kind::Text),
    ("title", Kind::Word),
    ("condition", Kind::Word),
    ("needed", Kind::Text),
    ("found", Kind::Text),
    ("met", Kind::Word),
    ("reason", Kind::Text),
];

const TEAM_CHECKS: Columns = &[
    ("round", Kind::Whole),
    ("team", Kind::Text),
    ("opponent", Kind::Text),
    ("board", Kind::Whole),
    ("player", Kind::Text),
    ("regulation", Kind::Word),
    ("verdict", Kind::Word),
    ("reason", Kind::Text),
];

const ACCEPTED: Columns = &[
    ("file", Kind::Text),
    ("game", Kind::Whole),
    ("rule", Kind::Word),
    ("reason", Kind::Text),
    ("white", Kind::Text),
    ("black", Kind::Text),
    ("round", Kind::Text),
    ("date", Kind::Text),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::formats::columns;

    #[test]
    fn every_column_of_every_table_is_listed_in_its_order() {
        for &table in ReportTable::ALL {
            let listed: Vec<&str> = listed(table).iter().map(|(name, _)| *name).collect();
            assert_eq!(listed, columns(table), "{table:?}");
        }
    }

    #[test]
    fn what_fits_no_type_has_a_column_of_text_behind_the_others() {
        let names = columns(ReportTable::Games);
        let schema = schema(ReportTable::Games, &names);
        let added = &schema.fields()[names.len()..];
        let added: Vec<&String> = added.iter().map(|field| field.name()).collect();
        assert_eq!(
            added,
            ["white_elo_as_text", "black_elo_as_text", "iso_date_as_text"]
        );
    }

    #[test]
    fn columns_that_have_the_names_of_their_input() {
        let decimals = Kind::Decimal(4);
        assert_eq!(kind(ReportTable::Standings, "BH-C1"), decimals);
        assert_eq!(kind(ReportTable::Standings, "tournament"), Kind::Text);
        assert_eq!(kind(ReportTable::Crosstable, "round_3"), Kind::Text);
    }
}
