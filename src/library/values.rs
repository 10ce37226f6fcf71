//! What the library gives: owned values that can be kept, compared, sent and written as JSON.

use serde::{Deserialize, Serialize};

use crate::audit::JudgedGame;
use crate::board::Color;
use crate::replay::Resumption;
use crate::replay::san::san;
use crate::report::words::Words;
use crate::{audit, fact, judgement, rules};

/// A game and everything that was found out about it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct GameReport {
    /// Its number in the text, from one.
    pub number: u64,
    /// The line of the text on which it begins, from one.
    pub line: u64,
    /// Names and values of its tags, in the order in which they are written.
    pub tags: Vec<(String, String)>,
    /// The moves of the main line up to the first word that could not be played, in short algebraic notation with English
    /// letters.
    pub moves: Vec<String>,
    /// The position behind the last of them as FEN; none where the game was not replayed.
    pub final_fen: Option<String>,
    /// How many words of the main line could not be played.
    pub faults: usize,
    /// How the replay went on behind the first of them; none where it did not.
    pub resumed: Option<Resumed>,
    /// The result as it was submitted, such as `1-0`; none where nothing readable was.
    pub result_submitted: Option<String>,
    /// The result that the Laws give on the record. It never replaces the submitted one.
    pub result_audited: Option<String>,
    /// How the game ended by its record: `checkmate`, `stalemate`, `resignation`, `unfinished`, `unknown`…
    pub ending: String,
    /// The edition of the Laws that the game was judged by, such as `2023`.
    pub edition: String,
    /// Why that edition: `date`, `option`, `event`, `assumed`…
    pub edition_basis: String,
    /// `standard`, `rapid` or `blitz`, where it is known.
    pub pace: Option<String>,
    /// The piece letters that the game is written in.
    pub alphabet: String,
    /// The encoding that the game is written in.
    pub encoding: String,
    /// How the game stands as a whole.
    pub status: Status,
    /// What was found, in the order of the rules.
    pub findings: Vec<Finding>,
    /// Every claim of a draw or of a win on time, with its verdict.
    pub claims: Vec<Claim>,
}

/// How the replay of a game went on behind the first word that could not be played, and where it led.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct Resumed {
    /// How it went on, and where.
    pub first: Assumption,
    /// All moves that were played in the end, the corrected or illegal ones among them.
    pub moves: Vec<String>,
    /// The position behind the last of them as FEN.
    pub final_fen: String,
}

/// What is assumed of a word that could not be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct Assumption {
    /// `stood`, `slip`, `left_out`, `twice` or `swapped`.
    pub way: String,
    /// The half-move at which it stands, from one.
    pub ply: u32,
}

/// How a game stands as a whole.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
pub enum Status {
    /// Nothing but notes.
    Clean,
    /// There are errors or warnings.
    Findings,
    /// Nothing of the game could be read.
    Unreadable,
    /// A variant that the Laws do not speak of.
    NotJudged,
}

/// How grave a finding is.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
pub enum Severity {
    /// Worth knowing.
    Note,
    /// An arbiter should look.
    Warning,
    /// Cannot stand under the Laws.
    Error,
}

/// One of the two players.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Player {
    /// The player with the white pieces.
    White,
    /// The player with the black pieces.
    Black,
}

/// One thing that was found in a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct Finding {
    /// The code of the rule, such as `MOV002`.
    pub rule: String,
    /// The name of the rule, such as `path-blocked`.
    pub name: String,
    /// How grave it is.
    pub severity: Severity,
    /// The article of the edition in force that says so; empty where none does.
    pub article: String,
    /// The half-move that it is about, from one; 0 for the whole game.
    pub ply: u32,
    /// The number of that move, such as `12...`; empty for the whole game.
    pub move_number: String,
    /// Who made or would have made that move.
    pub side: Option<Player>,
    /// What is written there.
    pub written: String,
    /// The move in English letters, where there is one.
    pub san: String,
    /// The position before that move as FEN; empty for the whole game.
    pub fen: String,
    /// What was found, as data.
    pub fact: Fact,
    /// What was found, in a sentence.
    pub message: String,
    /// What proves it, and what follows from it; empty where the message says all.
    pub evidence: String,
    /// What can be done about it; empty where there is nothing to suggest.
    pub suggestion: String,
    /// What it rests on, where the replay went on behind words that could not be played.
    pub assumes: Vec<Assumption>,
}

/// What was found, as data: the key names the kind of fact, the values fill it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Fact {
    /// The kind of fact, such as `path-blocked`.
    pub key: String,
    /// Its values by name.
    pub values: Vec<(String, Value)>,
}

/// A value of a fact.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
#[non_exhaustive]
pub enum Value {
    /// There is none.
    Nothing,
    /// A whole number; of times, milliseconds.
    Number(i64),
    /// A number with decimals.
    Decimal(f64),
    /// A word, a name, a square (`a1`), a piece (`white rook`), a move.
    Text(String),
    /// Another fact.
    Fact(Fact),
    /// Several values.
    List(Vec<Value>),
}

/// A claim of a player, judged.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[non_exhaustive]
pub struct Claim {
    /// What was claimed: `threefold`, `fifty`, `flag`…
    pub claim: String,
    /// Who claimed.
    pub side: Player,
    /// The half-moves made before the claim.
    pub ply: u32,
    /// The article that decides.
    pub article: String,
    /// `correct`, `incorrect`, `undecidable`…
    pub verdict: String,
    /// What proves it.
    pub evidence: String,
    /// What a wrong claim costs: the seconds that are added to the time of this player, or taken off it.
    pub penalty: Option<(i64, Player)>,
}

impl GameReport {
    pub(super) fn new(game: &JudgedGame<'_>) -> GameReport {
        let case = game.case;
        let record = case.record;
        let word = |word: &str| (!word.is_empty()).then(|| word.to_owned());
        let mut board = record.start.clone();
        let moves = record.moves.iter().map(|played| {
            let written = san(&board, *played);
            board.play(*played);
            written
        });
        let moves: Vec<String> = moves.collect();
        let sound = moves[..record.sound_plies() as usize].to_vec();
        GameReport {
            number: game.number,
            line: game.line,
            moves: sound,
            faults: case.stops().count(),
            resumed: record.resumptions.first().map(|first| Resumed {
                first: first.into(),
                moves,
                final_fen: record.end.fen(),
            }),
            tags: case.all_tags(),
            final_fen: game.final_position().map(|board| board.fen()),
            result_submitted: case
                .submitted
                .result
                .map(|result| result.as_str().to_owned()),
            result_audited: game.verdict.result.map(|result| result.as_str().to_owned()),
            ending: game.verdict.ending.word().to_owned(),
            edition: case.laws.edition.id().to_owned(),
            edition_basis: case.laws.basis.word().to_owned(),
            pace: case.time.pace.and_then(|pace| word(pace.word())),
            alphabet: record.alphabet().to_owned(),
            encoding: game.encoding.to_owned(),
            status: game.status.into(),
            findings: game
                .findings
                .list
                .iter()
                .map(|finding| Finding::new(game, finding))
                .collect(),
            claims: case.claims.iter().map(Claim::new).collect(),
        }
    }
}

impl Finding {
    fn new(game: &JudgedGame<'_>, finding: &rules::Finding) -> Finding {
        let words = Words::chosen();
        let place = finding.place;
        Finding {
            rule: finding.rule.code.to_owned(),
            name: finding.rule.name.to_owned(),
            severity: finding.severity.into(),
            article: finding.article.to_owned(),
            ply: place.ply,
            move_number: game.case.record.number_of_ply(place.ply),
            side: place.side.map(Player::from),
            written: place
                .span
                .map_or("", |span| game.case.written(span))
                .to_owned(),
            san: finding.san.clone(),
            fen: game
                .position_of(finding)
                .map_or(String::new(), |board| board.fen()),
            fact: (&finding.detail).into(),
            message: words.tell(&finding.detail),
            evidence: words.evidence(&finding.evidence, finding.accepted.as_deref()),
            suggestion: words.suggestion(&finding.detail, finding.suggestion.as_ref()),
            assumes: game.case.record.resumptions[..finding.rests_on]
                .iter()
                .map(Assumption::from)
                .collect(),
        }
    }
}

impl From<&Resumption> for Assumption {
    fn from(resumption: &Resumption) -> Assumption {
        Assumption {
            way: resumption.way.word().to_owned(),
            ply: resumption.stop.ply,
        }
    }
}

impl Claim {
    fn new(claim: &judgement::claims::JudgedClaim) -> Claim {
        Claim {
            claim: claim.kind.word().to_owned(),
            side: claim.by.into(),
            ply: claim.ply,
            article: claim.article.to_owned(),
            verdict: claim.verdict.word().to_owned(),
            evidence: Words::chosen().tell_all(&claim.evidence),
            penalty: claim
                .penalty
                .map(|(seconds, player)| (seconds, player.into())),
        }
    }
}

impl From<audit::GameStatus> for Status {
    fn from(status: audit::GameStatus) -> Status {
        match status {
            audit::GameStatus::Clean => Status::Clean,
            audit::GameStatus::Findings => Status::Findings,
            audit::GameStatus::Unreadable => Status::Unreadable,
            audit::GameStatus::NotJudged => Status::NotJudged,
        }
    }
}

impl From<rules::Severity> for Severity {
    fn from(severity: rules::Severity) -> Severity {
        match severity {
            rules::Severity::Note => Severity::Note,
            rules::Severity::Warning => Severity::Warning,
            rules::Severity::Error => Severity::Error,
        }
    }
}

impl From<Color> for Player {
    fn from(color: Color) -> Player {
        match color {
            Color::White => Player::White,
            Color::Black => Player::Black,
        }
    }
}

impl From<&fact::Fact> for Fact {
    fn from(fact: &fact::Fact) -> Fact {
        let values = fact.values.iter();
        Fact {
            key: fact.key.to_owned(),
            values: values
                .map(|(name, value)| ((*name).to_owned(), value.into()))
                .collect(),
        }
    }
}

impl From<&fact::Value> for Value {
    fn from(value: &fact::Value) -> Value {
        let texts =
            |texts: &[String]| Value::List(texts.iter().cloned().map(Value::Text).collect());
        match value {
            fact::Value::Nothing => Value::Nothing,
            fact::Value::Number(number)
            | fact::Value::Change(number)
            | fact::Value::Time(number) => Value::Number(*number),
            fact::Value::Decimal(number, decimals) => {
                Value::Decimal(*number as f64 / 10_f64.powi(*decimals as i32))
            }
            fact::Value::Hundredths(number) => Value::Decimal(*number as f64 / 100.0),
            fact::Value::Millionths(number) => Value::Decimal(*number as f64 / 1e6),
            fact::Value::Halves(halves) => Value::Decimal(f64::from(*halves) / 2.0),
            fact::Value::Text(text) => Value::Text(text.clone()),
            fact::Value::Squares(squares) => Value::List(
                squares
                    .iter()
                    .map(|square| Value::Text(square.to_string()))
                    .collect(),
            ),
            fact::Value::Moves(list) | fact::Value::Texts(list) | fact::Value::Choice(list) => {
                texts(list)
            }
            fact::Value::Numbers(list) => Value::List(
                list.iter()
                    .map(|number| Value::Number(i64::from(*number)))
                    .collect(),
            ),
            fact::Value::Fact(fact) => Value::Fact((&**fact).into()),
            fact::Value::Facts(facts) => {
                Value::List(facts.iter().map(|fact| Value::Fact(fact.into())).collect())
            }
            other => Value::Text(other.to_string()),
        }
    }
}
