//! Pairings judged: does each round of a tournament follow from the rules by which it was paired. A tournament comes in, a row
//! for each pairing goes out, with what the rules ask for and why. Nothing here pairs a tournament that has not been played.

pub mod dutch;
pub mod round_robin;
pub mod swiss_1985;

use crate::fact::Fact;
use crate::facts;

use super::Tournament;

/// The rules by which a tournament is paired.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum System {
    /// Everybody meets everybody, by the Berger tables.
    RoundRobin,
    /// FIDE's Swiss system of Graz, 1985.
    Swiss1985,
    /// FIDE's Dutch system in force, judged by a program that is installed.
    Dutch,
}

impl System {
    pub const ALL: [System; 3] = [System::RoundRobin, System::Swiss1985, System::Dutch];

    pub fn word(self) -> &'static str {
        match self {
            System::RoundRobin => "round-robin",
            System::Swiss1985 => "swiss-1985",
            System::Dutch => "dutch",
        }
    }

    /// The system that a tournament is paired by, where it says so or shows it. Which Swiss system it was does not show.
    pub fn of(tournament: &Tournament) -> Option<System> {
        let said = tournament.stated_type.to_lowercase();
        match () {
            () if tournament.is_round_robin() => Some(System::RoundRobin),
            () if said.contains("dutch") => Some(System::Dutch),
            () => None,
        }
    }
}

/// What is to be said of a pairing.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum PairingVerdict {
    Correct,
    Wrong,
    /// The rules, or what is known of the tournament, do not settle it.
    Undecidable,
}

impl PairingVerdict {
    pub fn word(self) -> &'static str {
        match self {
            PairingVerdict::Correct => "correct",
            PairingVerdict::Wrong => "wrong",
            PairingVerdict::Undecidable => "undecidable",
        }
    }
}

facts! {
    /// Why nothing can be said, whatever the system.
    pub enum PairingDoubt {
        /// The round of some games is a guess.
        Guessed = "pairing-round-guessed" { round: u32 },
        BehindGuessed = "pairing-behind-guessed" { round: u32 },
    }
}

/// White and Black, as places among the players. One of them alone has the bye.
pub type Pair = [Option<usize>; 2];

/// A pairing, or one that the rules ask for and nobody played.
#[derive(Clone, Debug)]
pub struct JudgedPairing {
    pub round: u32,
    /// As the input has it; else in the order of the rows of the round.
    pub board: u32,
    pub played: Option<Pair>,
    /// None where the rules leave a choice or the verdict is open.
    pub expected: Option<Pair>,
    pub verdict: PairingVerdict,
    /// Which point of the rules is broken, or why nothing can be said; for a right pairing nothing, or what is worth knowing.
    pub reasons: Vec<Fact>,
}

/// All pairings of a tournament, judged.
#[derive(Clone, Debug)]
pub struct JudgedPairings {
    pub system: System,
    /// By round and board.
    pub rows: Vec<JudgedPairing>,
    /// What holds for the whole tournament.
    pub notes: Vec<Fact>,
}

impl JudgedPairings {
    /// Whether the pairs are of teams, by their places among them, and not of players: in a round robin of teams.
    pub fn is_of_teams(&self, tournament: &Tournament) -> bool {
        self.system == System::RoundRobin && !tournament.teams.is_empty()
    }

    /// Takes back what is wrong in a round whose games stand there by a guess; in a Swiss also behind it, since each round
    /// follows from those before.
    pub fn without_guesses(mut self, tournament: &Tournament) -> JudgedPairings {
        let guessed = &tournament.guessed_rounds;
        let first = guessed.first().copied();
        for row in &mut self.rows {
            let doubt = match first.filter(|first| *first < row.round) {
                _ if guessed.contains(&row.round) => PairingDoubt::Guessed { round: row.round },
                Some(round) if self.system != System::RoundRobin => {
                    PairingDoubt::BehindGuessed { round }
                }
                _ => continue,
            };
            if row.verdict == PairingVerdict::Wrong {
                row.verdict = PairingVerdict::Undecidable;
                row.expected = None;
                row.reasons = vec![doubt.into()];
            }
        }
        self
    }

    pub fn count(&self, verdict: PairingVerdict) -> u64 {
        self.rows
            .iter()
            .filter(|row| row.verdict == verdict)
            .count() as u64
    }
}
