//! What `arbiter position` says of a position for people, as facts.

use crate::board::Color;
use crate::fact::Fact;
use crate::facts;
use crate::report::words::Words;

facts! {
    pub enum OfPosition {
        NotLegal = "position-not-legal",
        Checkmated = "position-checkmated" { player: Color, other: Color },
        Stalemated = "position-stalemated" { player: Color },
        InCheck = "position-in-check" { player: Color },
        ToMove = "position-to-move" { player: Color },
        CanMate = "position-can-mate" { player: Color, answer: Fact },
        Dead = "position-dead" { answer: Fact },
        DeadIn1985 = "position-dead-in-1985" { law: Fact },
        SeventyFive = "position-seventyfive" { made: u32, law: Fact },
        FiftyNow = "position-fifty-now" { made: u32, law: Fact },
        FiftyPerhaps = "position-fifty-perhaps" { why: Fact },
        FiftyWith = "position-fifty-with" { moves: String, law: Fact },
        NoFifty = "position-no-fifty" { made: u32, asked: u32 },
        Repeated = "position-repeated" {
            file: String,
            game: u64,
            ply: u32,
            times: usize,
            plies: Vec<u32>,
        },
        GameEnded = "position-game-ended" { ply: u32, law: Fact },
        ThreefoldNow = "position-threefold-now" { law: Fact },
        ThreefoldWith = "position-threefold-with" { played: String, plies: Vec<u32>, law: Fact },
        NoThreefold = "position-no-threefold",
    }

    /// How a question is answered.
    pub enum Answer {
        Yes = "answer-yes",
        No = "answer-no",
        Undecided = "answer-undecided",
        IsMate = "answer-is-mate",
        MateBy = "answer-mate-by" { line: String },
        DrawnAtOnce = "answer-drawn-at-once" { law: Fact },
    }
}

impl OfPosition {
    /// In the language of the terminal.
    pub fn tell(self) -> String {
        Words::spoken().tell(&self.into())
    }
}
