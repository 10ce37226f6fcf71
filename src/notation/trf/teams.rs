//! The lines of a report that speak of teams, and those that give a player or a team what no result on a line 001 says: byes
//! (240, 320), matches that were forfeited (330), line-ups in another order (300), virtual points (250) and points that are
//! not those of the scoring (299). Each is read by its columns; a number that is none is left out.

use super::columns::Columns;
use super::scoring::{TrfPoints, points};

/// A team with its players in the order of its list: line 310, or 013 of TRF16, which has no number.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReportTeam {
    pub line: u64,
    /// From one; of lines 013 their place among them.
    pub number: u32,
    pub name: String,
    pub match_points: Option<TrfPoints>,
    pub game_points: Option<TrfPoints>,
    pub rank: Option<u32>,
    /// Start ranks.
    pub players: Vec<u32>,
    /// A line 310: where no line 300 says otherwise, they sit at the boards in this order. Of lines 013 nothing says so.
    pub in_order: bool,
}

/// What else a report says of rounds, by the numbers of players, or of teams where there are teams.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Beside {
    pub teams: Vec<ReportTeam>,
    /// Line 240.
    pub byes: Vec<ByeLine>,
    /// Line 320: what the allocated bye is worth to a team, in match points and game points.
    pub team_bye: Option<[TrfPoints; 2]>,
    /// Line 330.
    pub forfeited: Vec<ForfeitedMatch>,
    /// Line 300.
    pub line_ups: Vec<LineUp>,
    /// Line 250, or XXA of pairing programs.
    pub accelerations: Vec<Acceleration>,
    /// Line 260, or XXP of pairing programs.
    pub forbidden: Vec<Forbidden>,
    /// What XXC of pairing programs says: the colour of the first number in round 1, and other settings.
    pub pairing_settings: String,
    /// Line 299 with players or teams.
    pub adjustments: Vec<Adjustment>,
    /// Line 362: what a match is worth that is won, drawn, lost.
    pub match_scoring: Option<[TrfPoints; 3]>,
    /// Line 352: the colour of the first-named team board by board, `W` or `B`.
    pub board_colors: String,
}

/// Who had which bye in a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ByeLine {
    /// `F`, `H`, `Z`, or `P` for the allocated bye of a team.
    pub kind: char,
    pub round: u32,
    pub numbers: Vec<u32>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForfeitedMatch {
    pub round: u32,
    pub teams: [u32; 2],
    /// Which of them have won it.
    pub won: [bool; 2],
}

/// A team that did not play in the order of its list: the start ranks board by board, nought where nobody sat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineUp {
    pub round: u32,
    pub team: u32,
    pub opponent: u32,
    pub players: Vec<u32>,
}

/// Virtual points for pairing: some numbers have them in some rounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Acceleration {
    pub match_points: TrfPoints,
    pub game_points: TrfPoints,
    pub rounds: [u32; 2],
    pub numbers: [u32; 2],
}

/// Players of whom no two may be paired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forbidden {
    /// The first and the last of the rounds for which it holds; none: for all.
    pub rounds: Option<[u32; 2]>,
    pub numbers: Vec<u32>,
}

/// Points added or taken away, or set for a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Adjustment {
    pub line: u64,
    /// The result that is worth something else; none: points beside the results.
    pub result: Option<char>,
    /// In hundredths, below zero where points are taken away.
    pub match_points: i64,
    pub game_points: i64,
    /// 999: it counts for the final standings alone.
    pub round: u32,
    pub numbers: Vec<u32>,
}

impl Beside {
    /// Takes a line, if it is one of these.
    pub(super) fn take(&mut self, code: &str, columns: &Columns<'_>, line: u64) {
        match code {
            "310" => {
                let team = ReportTeam {
                    line,
                    number: number(columns, 5, 7).unwrap_or(self.teams.len() as u32 + 1),
                    name: columns.field(9, 40).into_owned(),
                    match_points: points_at(columns, 55, 60),
                    game_points: points_at(columns, 62, 67),
                    rank: number(columns, 69, 71),
                    players: numbers(columns, 74, 4, 5),
                    in_order: true,
                };
                // A file may hold its teams in both forms.
                let repeats = |other: &ReportTeam| other.players == team.players;
                match self.teams.iter().position(repeats) {
                    Some(same) => self.teams[same] = team,
                    None => self.teams.push(team),
                }
            }
            "013" => {
                let players = numbers(columns, 37, 4, 5);
                if self.teams.iter().all(|team| team.players != players) {
                    self.teams.push(ReportTeam {
                        line,
                        number: self.teams.len() as u32 + 1,
                        name: columns.field(5, 36).into_owned(),
                        players,
                        ..ReportTeam::default()
                    });
                }
            }
            "240" => self.byes.push(ByeLine {
                kind: match columns.at(5).to_ascii_uppercase() {
                    ' ' => 'Z',
                    kind => kind,
                },
                round: number(columns, 7, 9).unwrap_or_default(),
                numbers: numbers(columns, 11, 4, 5),
            }),
            "320" => {
                self.team_bye = points_at(columns, 5, 8)
                    .zip(points_at(columns, 10, 13))
                    .map(|(of_match, of_games)| [of_match, of_games]);
                for (round, column) in (1..).zip((15..=columns.width()).step_by(4)) {
                    if let Some(team) = number(columns, column, column + 2) {
                        self.byes.push(ByeLine {
                            kind: 'P',
                            round,
                            numbers: vec![team],
                        });
                    }
                }
            }
            "330" => {
                let teams = [number(columns, 12, 14), number(columns, 16, 18)];
                if let (Some(round), [Some(first), Some(second)]) = (number(columns, 8, 10), teams)
                {
                    let won = |column| matches!(columns.at(column), '1' | 'W' | 'w' | '+');
                    self.forfeited.push(ForfeitedMatch {
                        round,
                        teams: [first, second],
                        won: [won(5), won(6)],
                    });
                }
            }
            "300" => {
                let places = [number(columns, 5, 7), number(columns, 9, 11)];
                if let [Some(round), Some(team)] = places {
                    self.line_ups.push(LineUp {
                        round,
                        team,
                        opponent: number(columns, 13, 15).unwrap_or_default(),
                        players: boards(columns),
                    });
                }
            }
            "250" => {
                let first_round = number(columns, 15, 17).unwrap_or_default();
                let first = number(columns, 23, 26).unwrap_or_default();
                self.accelerations.push(Acceleration {
                    match_points: points_at(columns, 5, 8).unwrap_or_default(),
                    game_points: points_at(columns, 10, 13).unwrap_or_default(),
                    rounds: [first_round, number(columns, 19, 21).unwrap_or(first_round)],
                    numbers: [first, number(columns, 28, 31).unwrap_or(first)],
                });
            }
            "XXA" => {
                let own = number(columns, 5, 8).unwrap_or_default();
                for (round, column) in (1..).zip((10..=columns.width()).step_by(5)) {
                    let points = points_at(columns, column, column + 3).unwrap_or_default();
                    if points > 0 {
                        self.accelerations.push(Acceleration {
                            match_points: 0,
                            game_points: points,
                            rounds: [round; 2],
                            numbers: [own; 2],
                        });
                    }
                }
            }
            "260" => {
                let first = number(columns, 5, 7);
                self.forbidden.push(Forbidden {
                    rounds: first.map(|first| [first, number(columns, 9, 11).unwrap_or(first)]),
                    numbers: numbers(columns, 13, 4, 5),
                });
            }
            "XXP" => {
                let text = columns.field(4, columns.width().max(4));
                let numbers = text.split_whitespace().filter_map(|word| word.parse().ok());
                self.forbidden.push(Forbidden {
                    rounds: None,
                    numbers: numbers.collect(),
                });
            }
            "XXC" => {
                let text = columns.field(4, columns.width().max(4));
                self.pairing_settings.push_str(&text);
                self.pairing_settings.push(' ');
            }
            "299" => self.adjustments.push(Adjustment {
                line,
                result: Some(columns.at(5)).filter(|result| *result != ' '),
                match_points: signed_points(&columns.field(8, 11)).unwrap_or_default(),
                game_points: signed_points(&columns.field(14, 17)).unwrap_or_default(),
                round: number(columns, 20, 22).unwrap_or_default(),
                numbers: numbers(columns, 24, 4, 5),
            }),
            "352" => self.board_colors = columns.field(5, columns.width().max(5)).to_uppercase(),
            "362" => self.match_scoring = Some(match_scoring(columns)),
            _ => {}
        }
    }
}

/// `TW 2.0   TD 1.0   TL 0.0`, or `W  2.0` as in line 162.
fn match_scoring(columns: &Columns<'_>) -> [TrfPoints; 3] {
    let mut worth = [200, 100, 0];
    let text = columns.field(5, columns.width().max(5)).to_uppercase();
    let mut words = text.split_whitespace().peekable();
    while let Some(word) = words.next() {
        let symbol = word.strip_prefix('T').unwrap_or(word);
        let (symbol, glued) = symbol.split_at(symbol.len().min(1));
        let value = match glued {
            "" => words.peek().and_then(|next| points(next)),
            glued => points(glued),
        };
        let place = match symbol {
            "W" => 0,
            "D" => 1,
            "L" => 2,
            _ => continue,
        };
        worth[place] = value.unwrap_or(worth[place]);
    }
    worth
}

/// A number above zero.
fn number(columns: &Columns<'_>, first: usize, last: usize) -> Option<u32> {
    let number = columns.field(first, last).parse().ok();
    number.filter(|number| *number > 0)
}

/// Numbers in places of the same width, each so many columns behind the one before.
fn numbers(columns: &Columns<'_>, first: usize, width: usize, step: usize) -> Vec<u32> {
    (first..=columns.width())
        .step_by(step)
        .filter_map(|column| number(columns, column, column + width - 1))
        .collect()
}

/// The players of a line 300 board by board; an empty board keeps its place.
fn boards(columns: &Columns<'_>) -> Vec<u32> {
    (17..=columns.width())
        .step_by(5)
        .map(|column| number(columns, column, column + 3).unwrap_or_default())
        .collect()
}

fn points_at(columns: &Columns<'_>, first: usize, last: usize) -> Option<TrfPoints> {
    match &*columns.field(first, last) {
        "" => None,
        text => points(text),
    }
}

fn signed_points(text: &str) -> Option<i64> {
    match text.strip_prefix('-') {
        Some(size) => points(size).map(|points| -i64::from(points)),
        None => points(text.strip_prefix('+').unwrap_or(text)).map(i64::from),
    }
}
