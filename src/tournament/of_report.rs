//! A tournament from a report: every line is a player, every round of a line a cell, byes and absences as they are written.

use std::collections::HashMap;
use std::sync::Arc;

use crate::board::Color;
use crate::event::Event;
use crate::facts;
use crate::notation::trf::{
    Beside, Report, ReportPlayer, ReportTeam, RoundEntry, RoundMark, TrfPoints,
};
use crate::points::{Amount, Hundredths};
use crate::rating::entries::PlayerEntry;

use super::assemble::Assembled;
use super::cell::{Alone, Cell, Own, Pairing, What, hundredths};
use super::gather::HandedReport;
use super::of_entries::{OddGames, match_scoring_of};
use super::standings::{Field, GAME, MATCH, Rules};
use super::team::{BoardOfMatch, Match, Team, TeamRound};
use super::{Player, Tournament};

facts! {
    /// What is odd in a report for a tournament to be put together.
    pub enum OddReport {
        /// A round names an opponent who has no line.
        NoOpponent = "tournament-no-opponent" { name: String, round: u32, opponent: u32 },
        /// The points that a report gives are not those of its results.
        OtherPoints = "tournament-other-points" {
            name: String,
            stated: Hundredths,
            counted: Hundredths,
        },
        /// The lines of two players do not agree on their game (the audit's TRF002); each counts as it is written.
        OtherLine = "tournament-other-line" {
            name: String, round: u32, opponent: String, own: Hundredths, theirs: Hundredths,
        },
        /// Line 240 names a bye in a round in which the player's line says something else.
        OtherBye = "tournament-other-bye" { name: String, round: u32 },
        /// A team's line names a start rank that no player has.
        NoTeamPlayer = "tournament-no-team-player" { team: String, number: u32 },
        /// A number behind the code of a line is no player's or team's.
        NoNumber = "tournament-no-number" { code: &'static str, number: u32 },
        OtherTeamPoints = "tournament-other-team-points" {
            team: String,
            stated: String,
            counted: String,
        },
    }
}

/// Puts a report together.
pub(super) fn tournament(handed: HandedReport, to: &mut Assembled) -> Tournament {
    let HandedReport {
        file,
        report,
        event,
    } = handed;
    let file: Arc<str> = file.into();
    let mut tournament = head(&file, &report, event);
    let places: HashMap<u32, usize> = by_number(&report);
    let mut lines: Vec<(&ReportPlayer, PlayerEntry)> = report
        .players
        .iter()
        .zip(PlayerEntry::of_report(&report))
        .collect();
    lines.sort_by_key(|(line, _)| line.rank);
    tournament.players = lines
        .iter()
        .map(|(line, entry)| person(line, entry))
        .collect();
    for (player, (line, _)) in lines.iter().enumerate() {
        let mut cells: Vec<Cell> = line
            .entries
            .iter()
            .map(|entry| cell(&tournament, &places, entry))
            .collect();
        for (entry, cell) in line.entries.iter().zip(&cells) {
            if let (Some(opponent), None) = (entry.opponent, cell.opponent()) {
                let (name, round) = (line.name.clone(), entry.round);
                let what = OddReport::NoOpponent {
                    name,
                    round,
                    opponent,
                };
                to.complain(&file, Some(line.line), what);
            }
        }
        cells.resize(tournament.rounds as usize, Cell::default());
        tournament.players[player].cells = cells;
    }
    if !report.beside.teams.is_empty() {
        find_same_people(&mut tournament, &lines);
    }
    let numbers: HashMap<u32, usize> = numbers(&tournament);
    if report.beside.teams.is_empty() {
        add_byes(&mut tournament, &report.beside, &numbers, to);
        adjust(&mut tournament, &report.beside, &numbers, to);
    } else {
        add_teams(&mut tournament, &report.beside, &numbers, to);
    }
    let paired = |round: &u32| {
        let mut players = 0..tournament.players.len();
        players.any(|player| tournament.cell(player, *round).pairing().is_some())
    };
    tournament.played = (1..=tournament.rounds).rev().find(paired).unwrap_or(0);
    check_lines(&tournament, to);
    check_points(&tournament, to);
    check_team_points(&tournament, to);
    tournament
}

/// Everything but players.
fn head(file: &Arc<str>, report: &Report, event: Option<Arc<Event>>) -> Tournament {
    let rounds = report.players.iter().map(|player| player.entries.len());
    let written = rounds.max().unwrap_or(0) as u32;
    let said = |code| report.said(code).map(|line| line.text.clone());
    let stated = ["202", "212"]
        .into_iter()
        .find_map(said)
        .unwrap_or_default();
    let stated_line = ["202", "212"]
        .into_iter()
        .find_map(|code| report.said(code))
        .map(|line| line.line);
    let words = stated.split([',', ' ', ';']).map(str::trim);
    let mut match_scoring = event
        .as_deref()
        .map_or_else(Default::default, match_scoring_of);
    if let Some([win, draw, loss]) = report.beside.match_scoring {
        match_scoring.win = hundredths(win);
        match_scoring.draw = hundredths(draw);
        match_scoring.loss = hundredths(loss);
    }
    let is_said_by_event = event
        .as_deref()
        .is_some_and(|event| event.scoring.team.is_some());
    if !is_said_by_event {
        match_scoring.olympic = leads_by_games(
            &said("192").unwrap_or_default(),
            &said("212").unwrap_or_default(),
        );
    }
    match_scoring.allocated_bye = report.beside.team_bye.map(|worth| worth.map(hundredths));
    let boards = report.beside.board_colors.len() as u32;
    match_scoring.boards = match_scoring.boards.max(boards);
    let event_name = event.as_ref().and_then(|event| event.name.clone());
    let event_start = event.as_ref().and_then(|event| event.start);
    let event_control = event.as_ref().and_then(|event| event.time.control.clone());
    Tournament {
        round_dates: report.round_dates.clone(),
        control: event_control.or_else(|| report.control.clone()),
        name: event_name.unwrap_or_else(|| report.name.clone()),
        file: Arc::clone(file),
        start: event_start.or(report.start),
        end: event.as_ref().and_then(|event| event.end).or(report.end),
        has_start_numbers: true,
        match_scoring,
        rounds: report.rounds.unwrap_or(0).max(written),
        scoring: report.scoring,
        event,
        accelerations: report.beside.accelerations.clone(),
        forbidden: report.beside.forbidden.clone(),
        pairing_settings: report.beside.pairing_settings.clone(),
        stated_tiebreaks: words
            .filter(|word| !word.is_empty())
            .map(str::to_owned)
            .collect(),
        stated_tiebreaks_line: stated_line,
        stated_type: ["192", "092", "182"]
            .into_iter()
            .filter_map(said)
            .collect::<Vec<String>>()
            .join(" "),
        initial_color: said("152").unwrap_or_default(),
        ..Tournament::default()
    }
}

/// Who stands on two lines of a team event, by the same name and the same ID: somebody who sits for two teams.
fn find_same_people(tournament: &mut Tournament, lines: &[(&ReportPlayer, PlayerEntry)]) {
    let mut first: HashMap<(&str, &str), usize> = HashMap::new();
    for (place, (line, _)) in lines.iter().enumerate() {
        let id = line.written_id.trim();
        if id.trim_matches('0').is_empty() {
            continue;
        }
        let own = *first.entry((id, line.name.trim())).or_insert(place);
        tournament.players[place].same_as = (own != place).then_some(own);
    }
}

/// Whether teams are ranked by game points: the list of line 212 begins with them, or the code of line 192 names them first,
/// as in `FIDE_TEAM_GP_MP`. Line 202 names tie-breaks alone, so that game points there stand behind match points.
fn leads_by_games(code: &str, order: &str) -> bool {
    let first = order.split([',', ' ', ';']).find(|word| !word.is_empty());
    match first.map(str::to_ascii_uppercase).as_deref() {
        Some("GPTS") => true,
        Some("MPTS") => false,
        _ => {
            let code = code.to_ascii_uppercase();
            let mut words = code.trim().split('_');
            words.find(|word| ["MP", "GP"].contains(word)) == Some("GP")
        }
    }
}

/// Where each start rank stands when they are sorted.
fn by_number(report: &Report) -> HashMap<u32, usize> {
    let mut ranks: Vec<u32> = report.players.iter().map(|player| player.rank).collect();
    ranks.sort_unstable();
    ranks.into_iter().zip(0..).collect()
}

fn numbers(tournament: &Tournament) -> HashMap<u32, usize> {
    let players = tournament.players.iter();
    players.map(|player| player.number).zip(0..).collect()
}

fn person(line: &ReportPlayer, entry: &PlayerEntry) -> Player {
    let national = line.national.iter();
    Player {
        number: line.rank,
        name: line.name.clone(),
        id: entry.claim.id.clone(),
        title: line.title.clone(),
        sex: line.sex.clone(),
        federation: line.federation.clone(),
        birth: line.birth,
        rating: line.rating,
        national: national
            .filter_map(|own| Some((own.federation.clone(), own.rating?)))
            .collect(),
        stated_points: line.points.map(hundredths),
        stated_rank: line.rank_at_end,
        line: line.line,
        ..Player::default()
    }
}

fn cell(tournament: &Tournament, places: &HashMap<u32, usize>, entry: &RoundEntry) -> Cell {
    let with = entry.opponent.and_then(|opponent| {
        Some(Pairing {
            opponent: *places.get(&opponent)?,
            color: entry.color,
            board: None,
            game: None,
        })
    });
    let what = what(entry.mark, with);
    let mut cell = Cell::new(what, &tournament.scoring);
    if with.is_none() {
        // A result against somebody without a line is worth what it is worth.
        let worth: Option<TrfPoints> = tournament
            .scoring
            .worth(entry.mark, entry.color.or(Some(Color::White)));
        cell.points = hundredths(worth.unwrap_or_default());
    }
    cell
}

fn what(mark: RoundMark, with: Option<Pairing>) -> What {
    let (own, short) = match mark {
        RoundMark::Win => (Own::Win, false),
        RoundMark::Draw => (Own::Draw, false),
        RoundMark::Loss => (Own::Loss, false),
        RoundMark::ShortWin => (Own::Win, true),
        RoundMark::ShortDraw => (Own::Draw, true),
        RoundMark::ShortLoss => (Own::Loss, true),
        RoundMark::ForfeitWin => {
            return with.map_or(What::Alone(Alone::ForfeitWin), |with| What::Forfeit {
                with,
                own: Own::Win,
            });
        }
        RoundMark::ForfeitLoss => {
            return with.map_or(What::Alone(Alone::ForfeitLoss), |with| What::Forfeit {
                with,
                own: Own::Loss,
            });
        }
        RoundMark::HalfBye => return What::Alone(Alone::HalfBye),
        RoundMark::FullBye => return What::Alone(Alone::FullBye),
        RoundMark::AllocatedBye => return What::Alone(Alone::AllocatedBye),
        // With an opponent, a blank is a game whose result is not there yet.
        RoundMark::Absent => return with.map_or(What::Alone(Alone::ZeroBye), What::Open),
        RoundMark::Unreadable => return with.map_or(What::Alone(Alone::Unknown), What::Open),
    };
    with.map_or(What::Alone(Alone::Unknown), |with| What::Played {
        with,
        own,
        short,
    })
}

/// Byes of lines 240, for rounds of which the players' lines say nothing.
fn add_byes(
    tournament: &mut Tournament,
    beside: &Beside,
    numbers: &HashMap<u32, usize>,
    to: &mut Assembled,
) {
    let file = Arc::clone(&tournament.file);
    for line in &beside.byes {
        let kind = bye(line.kind);
        for number in &line.numbers {
            let Some(player) = numbers.get(number) else {
                let (code, number) = ("240", *number);
                to.complain(&file, None, OddReport::NoNumber { code, number });
                continue;
            };
            let bye = Cell::new(What::Alone(kind), &tournament.scoring);
            let player = &mut tournament.players[*player];
            let place = line.round as usize;
            if place == 0 || place > player.cells.len() {
                continue;
            }
            let cell = &mut player.cells[place - 1];
            match cell.what {
                What::Alone(Alone::ZeroBye | Alone::Unknown) => *cell = bye,
                What::Alone(own) if own == kind => {}
                _ => {
                    let (name, round) = (player.name.clone(), line.round);
                    to.complain(&file, None, OddReport::OtherBye { name, round });
                }
            }
        }
    }
}

fn bye(kind: char) -> Alone {
    match kind {
        'F' => Alone::FullBye,
        'H' => Alone::HalfBye,
        'P' | 'U' => Alone::AllocatedBye,
        _ => Alone::ZeroBye,
    }
}

/// Lines 299 of an individual event.
fn adjust(
    tournament: &mut Tournament,
    beside: &Beside,
    numbers: &HashMap<u32, usize>,
    to: &mut Assembled,
) {
    let file = Arc::clone(&tournament.file);
    for adjustment in &beside.adjustments {
        for number in &adjustment.numbers {
            let Some(player) = numbers.get(number) else {
                let (code, number) = ("299", *number);
                to.complain(
                    &file,
                    Some(adjustment.line),
                    OddReport::NoNumber { code, number },
                );
                continue;
            };
            let player = &mut tournament.players[*player];
            let cell = (adjustment.round as usize)
                .checked_sub(1)
                .and_then(|place| player.cells.get_mut(place));
            match (adjustment.result, cell) {
                (Some(_), Some(cell)) => {
                    cell.points = Hundredths::new(adjustment.game_points);
                }
                (Some(_), None) => {}
                (None, _) => player.adjustments.push(adjustment.clone()),
            }
        }
    }
}

/// Games on which the lines of both players do not agree, and games without a result.
fn check_lines(tournament: &Tournament, to: &mut Assembled) {
    let file = Arc::clone(&tournament.file);
    let mut open = 0;
    for (place, player) in tournament.players.iter().enumerate() {
        for (round, cell) in tournament.cells(place, tournament.rounds) {
            let Some(opponent) = cell.opponent() else {
                continue;
            };
            let other = tournament.cell(opponent, round);
            let answers = other.opponent() == Some(place);
            // A game that both lines name is told with the first.
            if answers && opponent < place {
                continue;
            }
            let is_open = |cell: &Cell| matches!(cell.what, What::Open(_));
            let agree =
                answers && (cell.mark().mirrors(other.mark()) || is_open(&cell) && is_open(&other));
            open += usize::from(is_open(&cell) && agree);
            if !agree {
                let what = OddReport::OtherLine {
                    name: player.name.clone(),
                    round,
                    opponent: tournament.players[opponent].name.clone(),
                    own: cell.points,
                    theirs: other.points,
                };
                to.complain(&file, Some(player.line), what);
            }
        }
    }
    if open > 0 {
        to.note(&file, None, OddGames::Unfinished { games: open });
    }
}

/// Points that do not add up: rule TRF001 finds them too, and the standings must say which they took.
fn check_points(tournament: &Tournament, to: &mut Assembled) {
    for (place, player) in tournament.players.iter().enumerate() {
        let counted = tournament.points_after(place, tournament.rounds);
        let last = tournament.played.max(tournament.counted());
        let so_far = tournament.points_after(place, last);
        let at_end = counted + tournament.at_end(place);
        if let Some(stated) = player.stated_points
            && ![counted, so_far, at_end].contains(&stated)
        {
            let name = player.name.clone();
            let what = OddReport::OtherPoints {
                name,
                stated,
                counted,
            };
            to.complain(&tournament.file, Some(player.line), what);
        }
    }
}

/// The same of teams: match points and game points.
fn check_team_points(tournament: &Tournament, to: &mut Assembled) {
    let field = Field::new(tournament, Rules::Fide2026, tournament.rounds);
    for (place, team) in tournament.teams.iter().enumerate() {
        let stated = [team.stated_match_points, team.stated_game_points];
        let counted = [MATCH, GAME].map(|kind| field.points(place, kind));
        let standing = [MATCH, GAME].map(|kind| field.standing(place, kind));
        let differs = |kind: usize| {
            stated[kind].is_some_and(|stated| stated != counted[kind] && stated != standing[kind])
        };
        if differs(MATCH) || differs(GAME) {
            let shown = |points: [Hundredths; 2]| {
                let [of_match, of_games] = points.map(Amount::of_points);
                format!("{of_match}/{of_games}")
            };
            let what = OddReport::OtherTeamPoints {
                team: team.name.clone(),
                stated: shown(stated.map(Option::unwrap_or_default)),
                counted: shown(counted),
            };
            to.complain(&tournament.file, None, what);
        }
    }
}

/// Teams and their matches: who met whom shows from the players' games.
fn add_teams(
    tournament: &mut Tournament,
    beside: &Beside,
    numbers: &HashMap<u32, usize>,
    to: &mut Assembled,
) {
    let file = Arc::clone(&tournament.file);
    let mut lines: Vec<&ReportTeam> = beside.teams.iter().collect();
    lines.sort_by_key(|line| line.number);
    for (place, line) in lines.into_iter().enumerate() {
        let mut players = Vec::new();
        for number in &line.players {
            match numbers.get(number) {
                Some(player) => {
                    tournament.players[*player].team = Some(place);
                    players.push(*player);
                }
                None => {
                    let (team, number) = (line.name.clone(), *number);
                    to.complain(
                        &file,
                        Some(line.line),
                        OddReport::NoTeamPlayer { team, number },
                    );
                }
            }
        }
        tournament.teams.push(Team {
            number: line.number,
            name: line.name.clone(),
            players,
            rounds: vec![TeamRound::Unknown; tournament.rounds as usize],
            stated_match_points: line.match_points.map(hundredths),
            stated_game_points: line.game_points.map(hundredths),
            stated_rank: line.rank,
            adjustments: Vec::new(),
        });
    }
    let teams: HashMap<u32, usize> = tournament
        .teams
        .iter()
        .map(|team| team.number)
        .zip(0..)
        .collect();
    for adjustment in &beside.adjustments {
        for number in &adjustment.numbers {
            match teams.get(number) {
                Some(team) => tournament.teams[*team].adjustments.push(adjustment.clone()),
                None => {
                    let (code, number) = ("299", *number);
                    to.complain(
                        &file,
                        Some(adjustment.line),
                        OddReport::NoNumber { code, number },
                    );
                }
            }
        }
    }
    for line in &beside.byes {
        for number in &line.numbers {
            let team = teams.get(number).map(|team| &mut tournament.teams[*team]);
            let place = (line.round as usize).checked_sub(1);
            match (team, place) {
                (Some(team), Some(place)) if place < team.rounds.len() => {
                    team.rounds[place] = TeamRound::Alone(bye(line.kind));
                }
                (Some(_), _) => {}
                (None, _) => {
                    let (code, number) = ("240", *number);
                    to.complain(&file, None, OddReport::NoNumber { code, number });
                }
            }
        }
    }
    for forfeited in &beside.forfeited {
        let found = forfeited.teams.map(|number| teams.get(&number).copied());
        match found {
            [Some(first), Some(second)] => {
                let of = Match {
                    round: forfeited.round,
                    teams: [first, second],
                    boards: Vec::new(),
                    forfeited: Some(forfeited.won),
                    ..Match::default()
                };
                add_match(tournament, of);
            }
            _ => {
                let missing = forfeited
                    .teams
                    .into_iter()
                    .find(|team| !teams.contains_key(team));
                let (code, number) = ("330", missing.unwrap_or_default());
                to.complain(&file, None, OddReport::NoNumber { code, number });
            }
        }
    }
    if tournament.match_scoring.boards == 0 {
        tournament.match_scoring.boards = most_boards(tournament);
    }
    for round in 1..=tournament.rounds {
        add_matches(tournament, beside, &teams, numbers, round);
    }
}

/// The most players of a team who met somebody in a round.
fn most_boards(tournament: &Tournament) -> u32 {
    let met = |team: &Team, round: u32| {
        let players = team.players.iter();
        players
            .filter(|player| tournament.cell(**player, round).opponent().is_some())
            .count()
    };
    let rounds = 1..=tournament.rounds;
    let of_round = |round| {
        tournament
            .teams
            .iter()
            .map(move |team| met(team, round))
            .max()
    };
    rounds.filter_map(of_round).max().unwrap_or(0) as u32
}

fn add_match(tournament: &mut Tournament, of: Match) {
    let place = tournament.matches.len();
    for team in of.teams {
        let round = (of.round as usize).checked_sub(1);
        if let Some(round) = round.and_then(|round| tournament.teams[team].rounds.get_mut(round)) {
            *round = TeamRound::Match(place);
        }
    }
    tournament.matches.push(of);
}

/// The matches of a round, from the games between players of two teams.
fn add_matches(
    tournament: &mut Tournament,
    beside: &Beside,
    teams: &HashMap<u32, usize>,
    numbers: &HashMap<u32, usize>,
    round: u32,
) {
    for team in 0..tournament.teams.len() {
        if tournament.team_round(team, round) != TeamRound::Unknown {
            continue;
        }
        let met = tournament.teams[team].players.iter().find_map(|player| {
            let opponent = tournament.cell(*player, round).opponent()?;
            tournament.players[opponent]
                .team
                .filter(|other| *other != team)
        });
        match met {
            Some(other) if tournament.team_round(other, round) == TeamRound::Unknown => {
                let of = Match {
                    round,
                    teams: [team, other],
                    ..Match::default()
                };
                let of = seat(tournament, beside, (teams, numbers), of);
                add_match(tournament, of);
            }
            _ => {}
        }
    }
}

/// Puts the players of a match at its boards: the order of each team's list, or of a line 300, holds.
fn seat(
    tournament: &Tournament,
    beside: &Beside,
    (teams, numbers): (&HashMap<u32, usize>, &HashMap<u32, usize>),
    mut of: Match,
) -> Match {
    let side = |team: usize| -> Vec<Option<usize>> {
        let line_up = beside
            .line_ups
            .iter()
            .find(|line_up| line_up.round == of.round && teams.get(&line_up.team) == Some(&team));
        if let Some(line_up) = line_up {
            let players = line_up.players.iter();
            return players.map(|number| numbers.get(number).copied()).collect();
        }
        let alone = |player: usize| match tournament.cell(player, of.round).what {
            What::Alone(alone) => Some(alone),
            _ => None,
        };
        let is_sure = |player: &usize| {
            matches!(
                alone(*player),
                None | Some(Alone::ForfeitWin | Alone::AllocatedBye)
            )
        };
        let lost_alone = |player: &usize| alone(*player) == Some(Alone::ForfeitLoss);
        let list = &tournament.teams[team].players;
        let sure = list.iter().filter(|player| is_sure(player)).count();
        let free = (tournament.match_scoring.boards as usize).saturating_sub(sure);
        let lost = list.iter().filter(|player| lost_alone(player)).count();
        // Some files write a loss without play for players who merely rest: where there are more of them than empty
        // boards, nobody knows who was to sit where, and they come last.
        if lost <= free {
            let sat = list
                .iter()
                .filter(|player| is_sure(player) || lost_alone(player));
            return sat.map(|player| Some(*player)).collect();
        }
        let sat = list.iter().filter(|player| is_sure(player));
        let resting = list.iter().filter(|player| lost_alone(player)).take(free);
        sat.chain(resting).map(|player| Some(*player)).collect()
    };
    let sides = of.teams.map(side);
    let has_line_up = of.teams.map(|team| {
        let mut line_ups = beside.line_ups.iter();
        line_ups.any(|line_up| line_up.round == of.round && teams.get(&line_up.team) == Some(&team))
    });
    // The order of a team all of whose players met somebody leads: it has no seat to be guessed.
    let met_all = |side: &Vec<Option<usize>>| {
        let met = |player: &usize| tournament.cell(*player, of.round).opponent().is_some();
        let lost = |player: &usize| {
            !met(player) && tournament.cell(*player, of.round).points == Hundredths::ZERO
        };
        !side.iter().flatten().any(lost)
    };
    let leading = match has_line_up {
        [true, false] => 0,
        [false, true] => 1,
        _ => usize::from(!met_all(&sides[0]) && met_all(&sides[1])),
    };
    let mut left: Vec<usize> = sides[1 - leading].iter().flatten().copied().collect();
    let mut boards: Vec<[Option<usize>; 2]> = Vec::new();
    for player in &sides[leading] {
        let opponent = player.and_then(|player| tournament.cell(player, of.round).opponent());
        left.retain(|other| Some(*other) != opponent);
        boards.push([*player, opponent]);
    }
    // Whoever met nobody takes the seats that are empty on the other side, in order.
    let mut left = left.into_iter();
    for seats in boards.iter_mut().filter(|seats| seats[1].is_none()) {
        seats[1] = left.next();
    }
    boards.extend(left.map(|player| [None, Some(player)]));
    if leading == 1 {
        boards.iter_mut().for_each(|seats| seats.reverse());
    }
    of.boards = (1..)
        .zip(boards)
        .map(|(board, players)| BoardOfMatch { board, players })
        .collect();
    seats_said(tournament, beside, has_line_up, &mut of);
    let white = of.boards.iter().find_map(|board| {
        let [first, second] = board.players;
        let color = tournament.cell(first?, of.round).pairing()?.color?;
        second?;
        Some((board.board, color))
    });
    let plays_white = |number: u32| {
        let colors = beside.board_colors.as_bytes();
        let default = number % 2 == 1;
        let place = (number as usize - 1) % colors.len().max(1);
        colors.get(place).map_or(default, |color| *color == b'W')
    };
    if let Some((number, color)) = white
        && plays_white(number) != (color == Color::White)
    {
        of.teams.swap(0, 1);
        of.seated.swap(0, 1);
        for board in &mut of.boards {
            board.players.swap(0, 1);
        }
    }
    of
}

/// Says of a match whether the report tells who sat where: a line 300 does, and so do lines 310, if both teams can have sat in
/// the order of their lists. Whom each met is known, so that one team's order gives the other's.
fn seats_said(tournament: &Tournament, beside: &Beside, has_line_up: [bool; 2], of: &mut Match) {
    let is_listed_in_order = |side: usize| {
        let team = &tournament.teams[of.teams[side]];
        let line = beside.teams.iter().find(|line| line.number == team.number);
        let places: Vec<Option<usize>> = of
            .boards
            .iter()
            .filter_map(|board| board.players[side])
            .map(|player| team.players.iter().position(|listed| *listed == player))
            .collect();
        line.is_some_and(|line| line.in_order) && places.is_sorted()
    };
    let is_said = has_line_up.contains(&true) || is_listed_in_order(0) && is_listed_in_order(1);
    of.seated = [is_said; 2];
    let boards = tournament.match_scoring.boards as usize;
    let are_full = of.boards.len() == boards
        && of
            .boards
            .iter()
            .all(|board| board.players.iter().all(Option::is_some));
    of.numbered = is_said && (has_line_up.contains(&true) || are_full);
}
