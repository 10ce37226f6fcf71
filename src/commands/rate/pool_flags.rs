//! The flags that only a pool knows, and the options that they make.

use anyhow::bail;
use clap::Args;

use crate::rating::contest::{Contest, Player};
use crate::rating::pool::{Parameter, PoolOptions, Scale};
use crate::rating::system::System;

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
    /// A flag that the system does not know is refused rather than ignored.
    pub(super) fn refuse_unless_pool(&self, system: System) -> anyhow::Result<()> {
        let given = [
            ("--anchor", !self.anchor.is_empty()),
            ("--white-advantage", self.white_advantage.is_some()),
            ("--draw-rate", self.draw_rate.is_some()),
            ("--average", self.average.is_some()),
            ("--scale", self.scale.is_some()),
        ];
        match given.iter().find(|(_, given)| *given) {
            Some((flag, _)) if system != System::Pool => {
                bail!("{flag} is for --system pool, not for {}", system.word())
            }
            _ => Ok(()),
        }
    }

    pub(super) fn options(&self, contest: &Contest) -> anyhow::Result<PoolOptions> {
        let mut anchors = Vec::new();
        for anchor in &self.anchor {
            let Some((who, rating)) = anchor.rsplit_once('=') else {
                bail!("--anchor {anchor}: write it as NAME=RATING or ID=RATING");
            };
            let Ok(rating) = rating.trim().parse::<f64>() else {
                bail!("--anchor {anchor}: '{rating}' is no rating");
            };
            let is_meant = |player: &Player| {
                player.id == who.trim() || player.name.eq_ignore_ascii_case(who.trim())
            };
            let Some(player) = contest.players.iter().position(is_meant) else {
                bail!("--anchor {anchor}: no player of that name or ID has a game");
            };
            anchors.push((u32::try_from(player)?, rating));
        }
        let parameter = |given: Option<f64>| match given {
            Some(value) => Parameter::Fixed(value),
            None => Parameter::Estimated,
        };
        let usual = PoolOptions::default();
        Ok(PoolOptions {
            anchors,
            average: self.average.unwrap_or(usual.average),
            white_advantage: parameter(self.white_advantage),
            draw_rate: parameter(self.draw_rate),
            scale: match self.scale.as_deref() {
                None | Some("elo") => Scale::Elo,
                Some("ordo") => Scale::Ordo,
                Some(scale) => bail!("--scale {scale}: choose elo or ordo"),
            },
            ..usual
        })
    }
}
