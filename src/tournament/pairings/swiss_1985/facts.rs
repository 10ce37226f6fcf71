//! What can be said of a pairing by the Swiss of 1985. Every break names its article.

use crate::board::Color;
use crate::facts;
use crate::points::Hundredths;

facts! {
    /// Which point is broken, why nothing can be said, or what is worth knowing of a right pairing.
    pub enum SwissReason {
        /// 1.2
        Repeated = "swiss-repeated" { round: u32 },
        /// 1.3
        FreeOther = "swiss-free-other" { player: String, expected: String },
        FreeTwice = "swiss-free-twice" { player: String, round: u32 },
        FreeSeveral = "swiss-free-several" { count: usize },
        /// 1.5
        FloatOther = "swiss-float-other" { player: String, expected: String },
        FloatOpponent = "swiss-float-opponent" { player: String, expected: String },
        /// 1.2, 3.3
        FloatNotDue = "swiss-float-not-due" { player: String },
        /// 2.4
        Order = "swiss-order" { player: String, expected: String },
        /// 3.2
        Replacement = "swiss-replacement" { player: String, expected: String },
        /// 5.4
        FourAlike = "swiss-four-alike" { color: Color },
        /// 5.2
        FirstColor = "swiss-first-color" { player: String, color: Color },
        /// 5.3
        Alternate = "swiss-color-alternate" { player: String, color: Color },
        LookBack = "swiss-color-look-back" { player: String, color: Color },
        /// 5.4
        Equalise = "swiss-color-equalise" { player: String, color: Color },
        AfterThree = "swiss-color-after-three" { player: String, color: Color },

        Follows = "swiss-follows" { pair: Vec<String> },
        Choice = "swiss-choice",
        ColorOpen = "swiss-color-open",

        StandingsUnknown = "swiss-standings-unknown" { player: String, round: u32 },
        TurnUnknown = "swiss-turn-unknown" { player: String },
        NumbersUnknown = "swiss-numbers-unknown",
        ColorUnknown = "swiss-color-unknown",
        LotUnknown = "swiss-lot-unknown",
        FullBye = "swiss-full-bye" { player: String },
        Unavoidable = "swiss-unavoidable",
        Beside = "swiss-beside" { pair: Vec<String> },
        NotSearched = "swiss-not-searched",
        Teams = "swiss-teams",
    }

    /// What holds for the whole tournament.
    pub enum SwissNote {
        Rules = "swiss-rules",
        Middle = "swiss-middle" { rounds: u32, middle: u32 },
        NoNumbers = "swiss-no-numbers",
        Virtual = "swiss-virtual-points",
        Lot = "swiss-lot-otherwise" { player: String, color: Color },
        TakenAsFree = "swiss-taken-as-free" { player: String, round: u32 },
        FreePoints = "swiss-free-points" { player: String, round: u32, points: Hundredths },
    }
}
