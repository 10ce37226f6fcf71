//! The games of a tournament report as entries: each once, from the lines of both players, with the reason where the
//! report itself bars it.

use std::collections::HashSet;
use std::sync::Arc;

use crate::board::Color;
use crate::event::Event;
use crate::fact::Fact;
use crate::facts;
use crate::laws::PgnDate;
use crate::lists::identify::PlayerClaim;
use crate::notation::trf::{Report, ReportPlayer, RoundEntry as Round, RoundMark};
use crate::points::HalfPoints;
use crate::rating::contest::GameOutcome;
use crate::rules::reports::{LeftOut, points};

use super::{GameEntry, PlayerEntry, TournamentEntry, id_of};

facts! {
    /// Why a report bars a game of its own, with the rule that found it.
    pub enum BarredByReport {
        Points = "trf-points-barred" { name: String, line: u64 },
        Mirror = "trf-mirror-barred",
        /// One of the two lines cannot be read in this round.
        Round = "trf-round-barred" { name: String, line: u64, column: usize },
    }

    /// What a reader must know of a player whom a report speaks of.
    pub enum ReportRemark {
        Points = "trf-points-remark" { line: u64 },
        UnreadRating = "trf-rating-unread" { line: u64, read: String },
    }

    /// An opponent of whom nothing is known.
    pub struct Missing = "trf-player-missing" {}
}

impl GameEntry {
    /// The games of a report, round by round.
    pub fn of_report(
        file: &str,
        report: &Report,
        event: Option<&Event>,
        left_out: &LeftOut,
        strict_points: bool,
    ) -> Vec<GameEntry> {
        let mut tournament =
            TournamentEntry::new(file.to_owned(), &report.name, report.start, event);
        tournament.control = tournament.control.or_else(|| report.control.clone());
        let rounds = report
            .players
            .iter()
            .flat_map(|player| &player.entries)
            .map(|entry| entry.round)
            .max();
        let source = ReportSource {
            namesakes: namesakes(report),
            has_ratings: has_ratings(report),
            file: file.into(),
            report,
            tournament: Arc::new(tournament),
            left_out,
            strict_points,
        };
        let mut games = Vec::new();
        for round in 1..=rounds.unwrap_or(0) {
            for player in &report.players {
                games.extend(source.game(player, round, games.len() as u64 + 1));
            }
        }
        games
    }
}

impl PlayerEntry {
    /// Everybody on a report's lines, in their order, also without a game.
    pub fn of_report(report: &Report) -> Vec<PlayerEntry> {
        let source = ReportSource {
            namesakes: namesakes(report),
            file: "".into(),
            report,
            tournament: Arc::default(),
            left_out: &LeftOut::default(),
            strict_points: false,
            has_ratings: has_ratings(report),
        };
        let players = report.players.iter();
        players.map(|player| source.player(player)).collect()
    }
}

fn has_ratings(report: &Report) -> bool {
    report.players.iter().any(|player| player.rating.is_some())
}

/// Names that stand more than once.
fn namesakes(report: &Report) -> HashSet<&str> {
    let mut seen = HashSet::new();
    let names = report.players.iter().map(|player| &*player.name);
    names.filter(|name| !seen.insert(*name)).collect()
}

struct ReportSource<'r> {
    file: Arc<str>,
    report: &'r Report,
    tournament: Arc<TournamentEntry>,
    left_out: &'r LeftOut,
    /// Whether points that do not add up bar all games of their line.
    strict_points: bool,
    /// Names that stand more than once.
    namesakes: HashSet<&'r str>,
    /// Whether anybody has a rating: zeros in every line say nothing.
    has_ratings: bool,
}

impl ReportSource<'_> {
    /// The game of a player in a round, once: from the line of White, or from the first line where no colour says who
    /// that is.
    fn game(&self, player: &ReportPlayer, round: u32, number: u64) -> Option<GameEntry> {
        let entry = player.entry(round)?;
        let opponent_rank = entry.opponent?;
        let opponent = self.report.player(opponent_rank);
        if entry.mark == RoundMark::Unreadable
            && opponent.is_some_and(|opponent| names(opponent, round, player.rank))
        {
            // The other line gives the game.
            return None;
        }
        let mirror = opponent.and_then(|opponent| {
            let mirror = opponent.entry(round)?;
            (mirror.opponent == Some(player.rank)).then_some(mirror)
        });
        if let (Some(_), Some(opponent)) = (mirror, opponent)
            && opponent.line < player.line
            && opponent
                .entry(round)
                .is_none_or(|mirror| mirror.mark != RoundMark::Unreadable)
        {
            return None;
        }
        let own_color = entry
            .color
            .or(mirror.and_then(|mirror| mirror.color).map(Color::opposite))
            .unwrap_or(Color::White);
        let barred = self.barred(player, entry, opponent, mirror);
        let outcome = outcome(
            entry.mark,
            mirror.map_or(RoundMark::Absent, |m| m.mark),
            own_color,
        );
        let own = self.player(player);
        let other = match opponent {
            Some(opponent) => self.player(opponent),
            None => PlayerEntry {
                claim: PlayerClaim {
                    name: format!("start rank {opponent_rank}"),
                    ..PlayerClaim::default()
                },
                namesake: Some(opponent_rank),
                missing: Some(Missing {}.into()),
                ..PlayerEntry::default()
            },
        };
        let (white, black) = match own_color {
            Color::White => (own, other),
            Color::Black => (other, own),
        };
        let date = self
            .report
            .round_dates
            .get(round as usize - 1)
            .copied()
            .flatten();
        let date = date.map_or(String::new(), |date| date.to_string());
        Some(GameEntry {
            file: Arc::clone(&self.file),
            number,
            round: round.to_string().into(),
            day: PgnDate::parse(&date).ok().flatten(),
            date: date.into(),
            tournament: Arc::clone(&self.tournament),
            white,
            black,
            submitted: outcome.clone(),
            audited: outcome,
            findings: self.doubts(player, opponent).into(),
            decisive: Box::default(),
            has_moves: false,
            from_position: false,
            copy_of: None,
            barred,
            control: None,
        })
    }

    fn barred(
        &self,
        player: &ReportPlayer,
        entry: &Round,
        opponent: Option<&ReportPlayer>,
        mirror: Option<&Round>,
    ) -> Option<Fact> {
        for side in [Some(player), opponent].into_iter().flatten() {
            let unread = side.entry(entry.round);
            let unread = unread.filter(|entry| entry.mark == RoundMark::Unreadable);
            if let Some(unread) = unread {
                return Some(
                    BarredByReport::Round {
                        name: side.name.clone(),
                        line: side.line,
                        column: unread.column,
                    }
                    .into(),
                );
            }
            if self.strict_points && self.left_out.ranks.contains(&side.rank) {
                let (name, line) = (side.name.clone(), side.line);
                return Some(BarredByReport::Points { name, line }.into());
            }
            if self.left_out.games.contains(&(side.rank, entry.round)) {
                return Some(BarredByReport::Mirror.into());
            }
        }
        (opponent.is_some() && mirror.is_none()).then(|| BarredByReport::Mirror.into())
    }

    /// The codes of what speaks against a game and does not bar it.
    fn doubts(&self, player: &ReportPlayer, opponent: Option<&ReportPlayer>) -> Vec<&'static str> {
        let sides = [Some(player), opponent].into_iter().flatten();
        let mut ranks = sides.map(|side| side.rank);
        match ranks.any(|rank| self.left_out.ranks.contains(&rank)) {
            true => vec![points::RULE.code],
            false => Vec::new(),
        }
    }

    fn player(&self, player: &ReportPlayer) -> PlayerEntry {
        let twice = self.namesakes.contains(&*player.name);
        let national = |federation: &str| {
            let line = player
                .national
                .iter()
                .find(|line| line.federation == federation);
            line.and_then(|line| line.rating)
        };
        PlayerEntry {
            claim: PlayerClaim {
                name: player.name.clone(),
                id: id_of(&player.id),
                federation: player.federation.clone(),
                birth: player.birth,
                rating: player.rating,
                is_unrated: player.is_unrated && self.has_ratings,
            },
            namesake: twice.then_some(player.rank),
            rating_ca: national("CAT"),
            rating_es: national("ESP"),
            missing: None,
            unread_rating: player.unread_rating.as_ref().map(|read| {
                let (line, read) = (player.line, read.clone());
                ReportRemark::UnreadRating { line, read }.into()
            }),
            remark: (!self.strict_points && self.left_out.ranks.contains(&player.rank))
                .then(|| ReportRemark::Points { line: player.line }.into()),
            line: player.line,
        }
    }
}

/// Whether a line says that in a round its player met somebody, and what came of it.
fn names(player: &ReportPlayer, round: u32, rank: u32) -> bool {
    let entry = player.entry(round);
    entry.is_some_and(|entry| entry.opponent == Some(rank) && entry.mark != RoundMark::Unreadable)
}

fn outcome(own: RoundMark, other: RoundMark, own_color: Color) -> GameOutcome {
    let score = |mark| match mark {
        RoundMark::Win | RoundMark::ForfeitWin | RoundMark::ShortWin => HalfPoints::WIN,
        RoundMark::Draw | RoundMark::ShortDraw => HalfPoints::DRAW,
        _ => HalfPoints::NONE,
    };
    let (white, black) = match own_color {
        Color::White => (score(own), score(other)),
        Color::Black => (score(other), score(own)),
    };
    match own {
        RoundMark::Win | RoundMark::Draw | RoundMark::Loss => GameOutcome::Played(white, black),
        RoundMark::ForfeitWin | RoundMark::ForfeitLoss => GameOutcome::Default(white, black),
        RoundMark::ShortWin | RoundMark::ShortDraw | RoundMark::ShortLoss => {
            GameOutcome::TooShort(white, black)
        }
        _ => GameOutcome::Unfinished,
    }
}
