//! How hard the search tries. The numbers were chosen on sheets damaged at 5 and 10 %: more games carried along
//! change little but the time, and a reach of 1000 loses readings that only later moves prove.

use super::costs::Cost;

/// How many games are carried, and how far from the best.
#[derive(Copy, Clone, Debug)]
pub struct Effort {
    /// Games carried along while all is well, and where something is wrong.
    pub calm: usize,
    pub alert: usize,
    /// No game is carried along that costs this much more than the best, while all is well and where something is
    /// wrong.
    pub calm_reach: Cost,
    pub alert_reach: Cost,
    /// So many of the games carried along may be continued otherwise than as written, likewise.
    pub calm_turns: usize,
    pub alert_turns: usize,
    /// When cells may be taken out of turn.
    pub disorder: Disorder,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Disorder {
    Never,
    /// Where the next cell cannot be read as it stands.
    InTrouble,
}

impl Effort {
    /// Enough for a sheet with few slips.
    pub const USUAL: Effort = Effort {
        calm: 60,
        alert: 120,
        calm_reach: 1500,
        alert_reach: 1800,
        calm_turns: 2,
        alert_turns: 8,
        disorder: Disorder::InTrouble,
    };
    /// For a sheet that has made trouble.
    pub const HARD: Effort = Effort {
        calm: 250,
        alert: 400,
        calm_reach: 1500,
        alert_reach: 1800,
        calm_turns: 3,
        alert_turns: 20,
        disorder: Disorder::InTrouble,
    };
    /// Enough to tell one alphabet from another.
    pub const BRIEF: Effort = Effort {
        calm: 4,
        alert: 10,
        calm_reach: 700,
        alert_reach: 900,
        calm_turns: 2,
        alert_turns: 6,
        disorder: Disorder::Never,
    };
}
