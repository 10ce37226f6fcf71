//! The flags that say which games are wanted. What a flag asks of a column is said as an expression, so that a flag and `--where`
//! cannot mean different things.

use std::fs;
use std::path::PathBuf;

use clap::builder::PossibleValuesParser;
use clap::{Args, ValueEnum};

use crate::audit::GameStatus;
use crate::board::read_fen;
use crate::commands::flags::SeverityWord;
use crate::extract::{
    Criteria, Expression, FindingCriterion, Openings, PlayerCriterion, PositionCriterion, Seat,
};
use crate::fact::{Fact, SystemCause};
use crate::judgement::verdict::Ending;
use crate::laws::{DateFault, PgnDate};
use crate::notation::words::result::{ResultReading, read_result};
use crate::report::terminal::Refusal;
use crate::rules::selection::names;
use crate::rules::{RULES, Severity};

#[derive(Args)]
pub(super) struct WantedFlags {
    /// Games with a finding of one of these rules: codes or prefixes, such as MOV,END003
    #[arg(long, value_name = "RULES", value_delimiter = ',')]
    rule: Vec<String>,
    /// Games with a finding of this severity or a graver one; with --rule, of these rules
    #[arg(long, value_enum, value_name = "SEVERITY")]
    severity: Option<SeverityWord>,
    /// How the game stands as a whole
    #[arg(long, value_name = "STATUS", value_delimiter = ',', value_parser = PossibleValuesParser::new(GameStatus::ALL.map(GameStatus::word)))]
    status: Vec<String>,
    /// Games of which the Laws give another result than the one submitted
    #[arg(long)]
    changed: bool,
    /// The result submitted, such as 1-0
    #[arg(
        long,
        value_name = "RESULT",
        value_delimiter = ',',
        allow_hyphen_values = true
    )]
    result: Vec<String>,
    /// The result that the Laws give
    #[arg(
        long,
        value_name = "RESULT",
        value_delimiter = ',',
        allow_hyphen_values = true
    )]
    audited: Vec<String>,
    /// What ended the game
    #[arg(long, value_name = "ENDING", value_delimiter = ',', value_parser = PossibleValuesParser::new(Ending::ALL.map(Ending::word)))]
    termination: Vec<String>,
    /// A player of either colour: a name as people write names, or a FIDE ID
    #[arg(long, value_name = "PLAYER")]
    player: Vec<String>,
    /// The player of the white pieces
    #[arg(long, value_name = "PLAYER")]
    white: Vec<String>,
    /// The player of the black pieces
    #[arg(long, value_name = "PLAYER")]
    black: Vec<String>,
    /// A file with players of either colour, one in each line
    #[arg(long, value_name = "FILE")]
    players: Option<PathBuf>,
    /// Ratings from this number on
    #[arg(long, value_name = "ELO")]
    elo_min: Option<u32>,
    /// Ratings up to this number
    #[arg(long, value_name = "ELO")]
    elo_max: Option<u32>,
    /// Whose ratings
    #[arg(long, value_enum, value_name = "WHOSE", default_value_t = EloOf::Both)]
    elo_of: EloOf,
    /// Games played on this day or later: 1985-12-31, 1985-12 or 1985
    #[arg(long, value_name = "DATE")]
    date_from: Option<String>,
    /// Games played on this day or earlier
    #[arg(long, value_name = "DATE")]
    date_to: Option<String>,
    /// Games of events with this in their names
    #[arg(long, value_name = "TEXT")]
    event_name: Vec<String>,
    /// Openings by the code of the ECO tag: B90, C, D10-D15
    #[arg(long, value_name = "CODES", value_delimiter = ',')]
    eco: Vec<String>,
    /// Games of so many plies or more
    #[arg(long, value_name = "N")]
    plies_min: Option<u32>,
    /// Games of so many plies or fewer
    #[arg(long, value_name = "N")]
    plies_max: Option<u32>,
    /// Games in which this position came up
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
    /// A condition on the columns of games.csv, such as "white_elo > 2500 and has(MOV)"
    #[arg(long = "where", value_name = "EXPR")]
    where_: Vec<String>,
}

#[derive(Copy, Clone, PartialEq, Eq, ValueEnum)]
enum EloOf {
    Both,
    Either,
    White,
    Black,
}

impl WantedFlags {
    /// The file that is read beside the games.
    pub(super) fn file(&self) -> &Option<PathBuf> {
        &self.players
    }

    pub(super) fn criteria(&self, inverted: bool) -> anyhow::Result<Criteria> {
        Ok(Criteria {
            expressions: self.expressions()?,
            finding: self.finding()?,
            changed: self.changed,
            players: self.players()?,
            openings: self.openings()?,
            position: self.position()?,
            inverted,
        })
    }

    fn finding(&self) -> anyhow::Result<Option<FindingCriterion>> {
        for rule in &self.rule {
            if !RULES.iter().any(|known| names(rule, known.code)) {
                let code = rule.clone();
                return Err(Refusal::NoSuchRule { code }.into());
            }
        }
        let from = self.severity.map(SeverityWord::severity);
        let is_asked = from.is_some() || !self.rule.is_empty();
        Ok(is_asked.then(|| FindingCriterion {
            rules: self.rule.clone(),
            from: from.unwrap_or(Severity::Note),
        }))
    }

    fn players(&self) -> anyhow::Result<Vec<PlayerCriterion>> {
        let mut either = self.player.clone();
        if let Some(path) = &self.players {
            let text = fs::read_to_string(path).map_err(|error| {
                let (file, why) = (path.display().to_string(), SystemCause::from(error));
                Refusal::PlayersUnreadable { file, why }
            })?;
            let lines = text.trim_start_matches('\u{FEFF}').lines().map(str::trim);
            either.extend(lines.filter(|line| !line.is_empty()).map(str::to_owned));
            if either.is_empty() {
                let file = path.display().to_string();
                return Err(Refusal::NoPlayersIn { file }.into());
            }
        }
        let seats = [
            (Seat::Either, &either),
            (Seat::White, &self.white),
            (Seat::Black, &self.black),
        ];
        let asked = seats.into_iter();
        Ok(asked
            .filter_map(|(seat, names)| PlayerCriterion::new(seat, names))
            .collect())
    }

    fn openings(&self) -> anyhow::Result<Vec<Openings>> {
        let codes = self.eco.iter();
        let read = codes.map(|code| {
            let wrong = |_| bad("--eco", code, Refusal::OpeningExpected);
            code.parse().map_err(wrong)
        });
        Ok(read.collect::<Result<_, _>>()?)
    }

    fn position(&self) -> anyhow::Result<Option<PositionCriterion>> {
        let Some(fen) = &self.fen else {
            return Ok(None);
        };
        let read = read_fen(fen).map_err(|error| bad("--fen", fen, error))?;
        Ok(Some(PositionCriterion(read.board)))
    }

    fn expressions(&self) -> anyhow::Result<Vec<Expression>> {
        let mut asked = Vec::new();
        asked.extend(one_of("status", &self.status));
        asked.extend(one_of(
            "result_submitted",
            &results("--result", &self.result)?,
        ));
        asked.extend(one_of(
            "result_audited",
            &results("--audited", &self.audited)?,
        ));
        asked.extend(one_of("termination_audited", &self.termination));
        asked.extend(self.elo());
        for (flag, relation, date) in [
            ("--date-from", ">=", &self.date_from),
            ("--date-to", "<=", &self.date_to),
        ] {
            if let Some(written) = date {
                asked.push(format!(
                    "iso_date {relation} {}",
                    day(flag, written)?.as_iso()
                ));
            }
        }
        let events = self.event_name.iter();
        let events: Vec<String> = events
            .map(|part| format!("event contains {}", quoted(part)))
            .collect();
        asked.extend((!events.is_empty()).then(|| events.join(" or ")));
        asked.extend(self.plies_min.map(|plies| format!("plies >= {plies}")));
        asked.extend(self.plies_max.map(|plies| format!("plies <= {plies}")));
        let asked = asked.iter().chain(&self.where_);
        let parsed = asked.map(|written| {
            Expression::parse(written).map_err(|error| Refusal::BadExpression {
                at: error.sign(written),
                fault: error.fact(),
                shown: error.shown(written),
            })
        });
        Ok(parsed.collect::<Result<_, _>>()?)
    }

    fn elo(&self) -> Option<String> {
        let of = |column: &str| {
            let from = self.elo_min.map(|elo| format!("{column} >= {elo}"));
            let to = self.elo_max.map(|elo| format!("{column} <= {elo}"));
            let asked: Vec<String> = from.into_iter().chain(to).collect();
            (!asked.is_empty()).then(|| asked.join(" and "))
        };
        let (white, black) = (of("white_elo")?, of("black_elo")?);
        Some(match self.elo_of {
            EloOf::White => white,
            EloOf::Black => black,
            EloOf::Both => format!("{white} and {black}"),
            EloOf::Either => format!("({white}) or ({black})"),
        })
    }
}

/// What an expression asks of a column that may hold any of these; nothing where none are named.
fn one_of(column: &str, words: &[String]) -> Option<String> {
    let quoted: Vec<String> = words.iter().map(|word| quoted(word)).collect();
    (!quoted.is_empty()).then(|| format!("{column} in ({})", quoted.join(", ")))
}

fn quoted(text: &str) -> String {
    format!("'{}'", text.replace('\'', "''"))
}

/// Results as the tables write them.
fn results(flag: &str, written: &[String]) -> Result<Vec<String>, Refusal> {
    let read = written.iter().map(|written| match read_result(written) {
        ResultReading::Result(result) => Ok(result.as_str().to_owned()),
        _ => Err(bad(flag, written, Refusal::ResultExpected)),
    });
    read.collect()
}

fn day(flag: &str, written: &str) -> Result<PgnDate, Refusal> {
    let mut parts: Vec<&str> = written.trim().split(['-', '.', '/']).collect();
    parts.resize(parts.len().max(3), "??");
    match PgnDate::parse(&parts.join(".")) {
        Ok(Some(day)) => Ok(day),
        Ok(None) => Err(bad(flag, written, DateFault::Shape)),
        Err(fault) => Err(bad(flag, written, fault)),
    }
}

fn bad(argument: &str, given: &str, fault: impl Into<Fact>) -> Refusal {
    Refusal::BadValue {
        argument: argument.to_owned(),
        given: given.to_owned(),
        fault: fault.into(),
    }
}
