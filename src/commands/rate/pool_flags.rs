//! The flags that only a pool knows.

use clap::Args;

use crate::rating::systems::System;
use crate::rating::systems::pool::{Pool, PoolWishes};
use crate::report::terminal::Refusal;

#[derive(Args)]
pub(super) struct PoolFlags {
    /// pool: what a point means, elo (the usual) or ordo
    #[arg(long, value_name = "SCALE")]
    scale: Option<String>,
    /// pool: a player whose rating is laid down, as NAME=RATING or ID=RATING; may be repeated
    #[arg(long, value_name = "PLAYER=RATING")]
    anchor: Vec<String>,
    /// pool: the average of players whom no anchor holds (2300 if not given)
    #[arg(long, value_name = "RATING")]
    average: Option<f64>,
    /// pool: White's advantage in points, instead of the one found from the games
    #[arg(long, value_name = "POINTS", allow_negative_numbers = true)]
    white_advantage: Option<f64>,
    /// pool: the part of games between equals that is drawn, 0 to 1, instead of the one found from the games
    #[arg(long, value_name = "PART")]
    draw_rate: Option<f64>,
}

impl PoolFlags {
    /// The flags with their values, as far as they are given.
    pub(super) fn given(&self) -> Vec<(&'static str, Option<String>)> {
        let number = |number: Option<f64>| number.map(|number| number.to_string());
        let anchors = self.anchor.iter();
        let mut given: Vec<(&'static str, Option<String>)> = anchors
            .map(|anchor| ("anchor", Some(anchor.clone())))
            .collect();
        given.extend([
            ("white-advantage", number(self.white_advantage)),
            ("draw-rate", number(self.draw_rate)),
            ("average", number(self.average)),
            ("scale", self.scale.clone()),
        ]);
        given
    }

    /// A flag that the system does not know is refused rather than ignored.
    pub(super) fn refuse_unless_pool(&self, system: &dyn System) -> anyhow::Result<()> {
        let (of, given) = (Pool.word(), system.word());
        match self.given().iter().find(|(_, value)| value.is_some()) {
            Some((flag, _)) if given != of => {
                Err(Refusal::ForAnotherSystem { flag, of, given }.into())
            }
            _ => Ok(()),
        }
    }

    pub(super) fn wishes(&self) -> PoolWishes {
        PoolWishes {
            scale: self.scale.clone(),
            anchors: self.anchor.clone(),
            average: self.average,
            white_advantage: self.white_advantage,
            draw_rate: self.draw_rate,
        }
    }
}
