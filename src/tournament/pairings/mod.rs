//! Pairings judged: does each round of a tournament follow from the rules by which it was paired. A tournament comes in, a row
//! for each pairing goes out, with what the rules ask for and why. Nothing here pairs a tournament that has not been played.

pub mod swiss_1985;

use crate::fact::Fact;

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

/// What is to be said of a pairing.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum PairingVerdict {
    Correct,
    Wrong,
    /// The rules, or what is known of the tournament, do not settle it.
    Undecidable,
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
