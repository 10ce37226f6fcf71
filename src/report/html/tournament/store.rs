//! What is inside the page of tournaments: a row for each tournament, each line of its standings with all its rounds, each
//! pairing, and, for as many lines as there is room, the derivation of every tie-break.

use std::collections::BTreeSet;

use serde_json::{Value as Json, json};

use super::super::fact_json::{fact, facts, keys, shown};
use super::super::table::{PackedTable, short};
use super::pairings::{ShownPairing, alone_word, pairings};
use crate::fact::{Fact, IntoValue};
use crate::points::Amount;
use crate::report::RankedTournament;
use crate::report::rows::{CellResult, RoundCell};
use crate::tournament::pairings::{Pair, PairingVerdict, System};
use crate::tournament::standings::{Field, GAME, MATCH, StandingLine};
use crate::tournament::{Match, Tournament};

/// `first` and `lines` say which lines are this tournament's, `first_pairing` and `pairings` which pairings. `verdicts` are the
/// counts of wrong, right and undecidable ones.
const TOURNAMENT_COLUMNS: &[&str] = &[
    "title",
    "file",
    "teams",
    "round_robin",
    "rounds",
    "tiebreaks",
    "first",
    "lines",
    "first_pairing",
    "pairings",
    "last_paired",
    "system",
    "verdicts",
    "notes",
];

const LINE_COLUMNS: &[&str] = &[
    "tournament",
    "rank",
    "number",
    "title",
    "name",
    "id",
    "federation",
    "rating",
    "points",
    "values",
    "rounds",
];

/// `white_row` and `black_row` are rows of the lines, where these sides are ranked.
const PAIRING_COLUMNS: &[&str] = &[
    "tournament",
    "round",
    "board",
    "white",
    "black",
    "white_row",
    "black_row",
    "colours",
    "results",
    "alone",
    "verdict",
    "expected",
    "reasons",
];

const PAPER_COLUMNS: &[&str] = &["heading", "side", "tiebreaks"];

/// Few enough for what goes over the limit to be little.
const TOURNAMENTS_OF_CHUNK: usize = 1_000;
const LINES_OF_CHUNK: usize = 500;
const PAIRINGS_OF_CHUNK: usize = 2_000;
const PAPERS_OF_CHUNK: usize = 250;

pub(super) struct TournamentStore {
    pub(super) tournaments: PackedTable,
    pub(super) lines: PackedTable,
    pub(super) pairings: PackedTable,
    pub(super) papers: PackedTable,
    pub(super) keys: BTreeSet<&'static str>,
    /// How many there are of each, whether there is room for them or not.
    pub(super) all_lines: usize,
    pub(super) all_pairings: usize,
    /// Wrong, right and undecidable pairings of all tournaments; none where none was judged.
    pub(super) verdicts: Option<[usize; 3]>,
    /// The first tournament with a wrong pairing.
    pub(super) first_wrong: usize,
}

/// The row of each side of a tournament.
struct Rows(Vec<Option<usize>>);

impl Rows {
    fn new(ranked: &RankedTournament, first: usize) -> Rows {
        let sides = match ranked.standings.teams {
            true => ranked.tournament.teams.len(),
            false => ranked.tournament.players.len(),
        };
        let mut rows = vec![None; sides];
        for (place, line) in ranked.standings.lines.iter().enumerate() {
            rows[line.side] = Some(first + place);
        }
        Rows(rows)
    }

    fn of(&self, side: usize) -> Option<usize> {
        self.0.get(side).copied().flatten()
    }
}

impl TournamentStore {
    /// As much as there is room for, in bytes.
    pub(super) fn within(room: usize, ranked: &[RankedTournament]) -> TournamentStore {
        let mut store = TournamentStore {
            tournaments: PackedTable::new("tournaments", TOURNAMENT_COLUMNS)
                .in_chunks_of(TOURNAMENTS_OF_CHUNK),
            lines: PackedTable::new("lines", LINE_COLUMNS).in_chunks_of(LINES_OF_CHUNK),
            pairings: PackedTable::new("pairings", PAIRING_COLUMNS).in_chunks_of(PAIRINGS_OF_CHUNK),
            papers: PackedTable::new("papers", PAPER_COLUMNS).in_chunks_of(PAPERS_OF_CHUNK),
            // What became of a round is said by this word also where no fact of it is told.
            keys: BTreeSet::from(["tie-mark"]),
            all_lines: 0,
            all_pairings: 0,
            verdicts: None,
            first_wrong: 0,
        };
        let mut rows = Vec::new();
        let mut paired: Vec<Vec<ShownPairing<'_>>> = Vec::new();
        for ranked in ranked {
            rows.push(Rows::new(ranked, store.all_lines));
            let pairings = pairings(ranked);
            store.add_tournament(ranked, &pairings);
            store.all_lines += ranked.standings.lines.len();
            store.all_pairings += pairings.len();
            paired.push(pairings);
        }
        store.tournaments.pack();
        while store.bytes() > room && store.tournaments.drop_last() {}
        let kept = store.tournaments.rows();
        for (place, (ranked, rows)) in ranked.iter().zip(&rows).enumerate().take(kept) {
            let field = ranked.field();
            for line in &ranked.standings.lines {
                if store.bytes() > room {
                    break;
                }
                store.add_line(ranked, place, &field, line, rows);
            }
        }
        store.lines.pack();
        while store.bytes() > room && store.lines.drop_last() {}
        for (place, pairings) in paired.iter().enumerate().take(kept) {
            for pairing in pairings {
                if store.bytes() > room {
                    break;
                }
                store.add_pairing(&ranked[place], place, pairing, &rows[place]);
            }
        }
        store.pairings.pack();
        while store.bytes() > room && store.pairings.drop_last() {}
        store.add_papers(room, ranked);
        store
    }

    fn bytes(&self) -> usize {
        let tables = [&self.tournaments, &self.lines, &self.pairings, &self.papers];
        tables.into_iter().map(PackedTable::bytes).sum()
    }

    fn note<'f>(&mut self, facts: impl IntoIterator<Item = &'f Fact>) {
        for fact in facts {
            keys(fact, &mut |key| {
                self.keys.insert(key);
            });
        }
    }

    fn add_tournament(&mut self, ranked: &RankedTournament, pairings: &[ShownPairing<'_>]) {
        let (tournament, standings) = (&ranked.tournament, &ranked.standings);
        let title = tournament.title().into();
        let judged = ranked.pairings.as_ref();
        let notes = judged.map_or(&[][..], |judged| &judged.notes);
        self.note([&title].into_iter().chain(notes));
        let verdicts = judged.map(|_| {
            let of = |wanted| {
                let verdicts = pairings.iter().filter_map(ShownPairing::verdict);
                verdicts.filter(|verdict| *verdict == wanted).count()
            };
            [
                PairingVerdict::Wrong,
                PairingVerdict::Correct,
                PairingVerdict::Undecidable,
            ]
            .map(of)
        });
        if let Some(own) = verdicts {
            let all = self.verdicts.get_or_insert_default();
            if all[0] == 0 {
                self.first_wrong = self.tournaments.rows();
            }
            for (sum, count) in all.iter_mut().zip(own) {
                *sum += count;
            }
        }
        let names = standings.order.iter().map(|tiebreak| &*tiebreak.name);
        self.tournaments.push(vec![
            fact(&title),
            json!(short(&tournament.file)),
            json!(standings.teams),
            json!(tournament.is_round_robin()),
            json!(standings.rounds),
            names.collect(),
            json!(self.all_lines),
            json!(standings.lines.len()),
            json!(self.all_pairings),
            json!(pairings.len()),
            json!(pairings.last().map_or(0, |pairing| pairing.round)),
            json!(judged.map(|judged| system_word(judged.system))),
            json!(verdicts),
            facts(notes),
        ]);
    }

    fn add_line(
        &mut self,
        ranked: &RankedTournament,
        place: usize,
        field: &Field<'_>,
        line: &StandingLine,
        rows: &Rows,
    ) {
        let (tournament, teams) = (&ranked.tournament, ranked.standings.teams);
        let told = crate::tournament::standings::round_lines(field, line.side);
        self.note(&told);
        let rounds = (1..).zip(&told).map(|(round, told)| {
            let cell = RoundCell::new(tournament, teams, line.side, round);
            let turn = &field.sides[line.side].turns[round as usize - 1];
            let number = |opponent: usize| field.sides[opponent].number;
            let mut shown = json!({
                "told": fact(told),
                "opponent": cell.opponent.and_then(|opponent| rows.of(opponent)),
                "number": cell.opponent.map(number),
                "name": cell.opponent.map(|opponent| short(&field.sides[opponent].name)),
                "colour": cell.color.map(|color| color.word()),
                "result": result(&cell.result),
                "points": amount(Amount::of_points(turn.points[MATCH])),
            });
            match turn.of_match {
                Some(of) => {
                    shown["game_points"] = amount(Amount::of_points(turn.points[GAME]));
                    shown["boards"] = boards(tournament, &tournament.matches[of], line.side);
                }
                None if teams => {
                    shown["game_points"] = amount(Amount::of_points(turn.points[GAME]));
                    shown["word"] = json!(alone_word(tournament, line.side, round));
                }
                None => shown["word"] = json!(tournament.cell(line.side, round).word()),
            }
            shown
        });
        let rounds: Json = rounds.collect();
        let values = line.scores.iter().map(|score| score.value.map(amount));
        let values: Vec<Option<Json>> = values.collect();
        let about = match teams {
            true => {
                let team = &tournament.teams[line.side];
                [
                    json!(team.number),
                    json!(""),
                    json!(short(&team.name)),
                    json!(""),
                    json!(""),
                    Json::Null,
                ]
            }
            false => {
                let player = &tournament.players[line.side];
                [
                    json!(player.number),
                    json!(short(&player.title)),
                    json!(short(&player.name)),
                    json!(short(&player.id)),
                    json!(short(&player.federation)),
                    json!(player.rating),
                ]
            }
        };
        let mut cells = vec![json!(place), json!(line.rank)];
        cells.extend(about);
        cells.extend([amount(line.points), json!(values), rounds]);
        self.lines.push(cells);
    }

    fn add_pairing(
        &mut self,
        ranked: &RankedTournament,
        place: usize,
        pairing: &ShownPairing<'_>,
        rows: &Rows,
    ) {
        self.note(pairing.reasons());
        let tournament = &ranked.tournament;
        let name = |side: usize| match pairing.of_teams {
            true => short(&tournament.teams[side].name),
            false => short(&tournament.players[side].name),
        };
        // A player of a team has no line of his own.
        let is_ranked = pairing.of_teams == ranked.standings.teams;
        let row = |side: usize| rows.of(side).filter(|_| is_ranked);
        let expected =
            |pair: Pair| pair.map(|side| side.map(|side| json!([name(side), row(side)])));
        let judged = pairing.judged;
        let [white, black] = pairing.sides;
        self.pairings.push(vec![
            json!(place),
            json!(pairing.round),
            json!(pairing.board),
            json!(white.map(name)),
            json!(black.map(name)),
            json!(white.and_then(row)),
            json!(black.and_then(row)),
            json!(pairing.has_colors),
            pairing.results.iter().map(result).collect(),
            json!(pairing.alone),
            json!(pairing.verdict().map(verdict_word)),
            json!(judged.and_then(|judged| judged.expected).map(expected)),
            facts(pairing.reasons()),
        ]);
    }

    fn add_papers(&mut self, room: usize, ranked: &[RankedTournament]) {
        let mut left = self.lines.rows();
        for ranked in ranked {
            if left == 0 {
                break;
            }
            let field = ranked.field();
            for line in ranked.standings.lines.iter().take(left) {
                if self.bytes() > room {
                    break;
                }
                left -= 1;
                let derivation = ranked.derivation(&field, line);
                self.note([&derivation.heading, &derivation.side]);
                let tiebreaks = derivation.tiebreaks.iter().map(|(heading, lines)| {
                    self.note([heading].into_iter().chain(*lines));
                    json!([fact(heading), facts(lines)])
                });
                let tiebreaks: Json = tiebreaks.collect();
                self.papers.push(vec![
                    fact(&derivation.heading),
                    fact(&derivation.side),
                    tiebreaks,
                ]);
            }
        }
        self.papers.pack();
        while self.bytes() > room && self.papers.drop_last() {}
    }
}

pub(super) fn verdict_word(verdict: PairingVerdict) -> &'static str {
    match verdict {
        PairingVerdict::Correct => "correct",
        PairingVerdict::Wrong => "wrong",
        PairingVerdict::Undecidable => "undecidable",
    }
}

fn system_word(system: System) -> &'static str {
    match system {
        System::RoundRobin => "round-robin",
        System::Swiss1985 => "swiss-1985",
        System::Dutch => "dutch",
    }
}

fn amount(amount: Amount) -> Json {
    shown(&amount.into_value())
}

fn result(result: &CellResult) -> Json {
    match result {
        CellResult::Sign(sign) => json!(sign),
        CellResult::Points(points) => amount(*points),
    }
}

/// The boards of a match as a team sees them: number, own player, his colour, the other player, what came of it.
fn boards(tournament: &Tournament, of: &Match, team: usize) -> Json {
    let Some(own) = of.side(team) else {
        return json!([]);
    };
    let name = |player: Option<usize>| player.map(|player| short(&tournament.players[player].name));
    let each = of.boards.iter().map(|board| {
        let player = board.players[own];
        let cell = player.map(|player| RoundCell::of_player(tournament.cell(player, of.round)));
        let color = cell.as_ref().and_then(|cell| cell.color);
        json!([
            board.board,
            name(player),
            color.map(|color| color.word()),
            name(board.players[1 - own]),
            cell.map(|cell| result(&cell.result)),
        ])
    });
    each.collect()
}
