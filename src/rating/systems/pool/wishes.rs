//! What the user asks of a pool, as it was written, and the options that it makes for the players of a contest.

use crate::facts;
use crate::rating::contest::Contest;

use super::{Parameter, PoolOptions, Scale};

#[derive(Clone, Debug, Default)]
pub struct PoolWishes {
    /// `elo` or `ordo`
    pub scale: Option<String>,
    /// Players whose rating is laid down, each as `NAME=RATING` or `ID=RATING`.
    pub anchors: Vec<String>,
    /// The average of players whom no anchor holds.
    pub average: Option<f64>,
    /// In points of rating; none: found from the games.
    pub white_advantage: Option<f64>,
    /// The part of games between equals that is drawn, 0 to 1; none: found from the games.
    pub draw_rate: Option<f64>,
}

facts! {
    /// A wish that nobody can understand.
    pub(super) enum WishFault {
        AnchorForm = "pool-anchor-form" { anchor: String },
        AnchorRating = "pool-anchor-rating" { anchor: String, read: String },
        AnchorNobody = "pool-anchor-nobody" { anchor: String },
        Scale = "pool-scale" { read: String },
    }
}

impl PoolWishes {
    pub(super) fn options(&self, contest: &Contest) -> Result<PoolOptions, WishFault> {
        let anchors = self.anchors.iter().map(|anchor| anchored(anchor, contest));
        let anchors = anchors.collect::<Result<_, _>>()?;
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
                Some(other) => {
                    let read = other.to_owned();
                    return Err(WishFault::Scale { read });
                }
            },
            ..usual
        })
    }
}

/// The player who is meant, by his number, and his rating.
fn anchored(written: &str, contest: &Contest) -> Result<(u32, f64), WishFault> {
    let anchor = || written.to_owned();
    let Some((who, rating)) = written.rsplit_once('=') else {
        return Err(WishFault::AnchorForm { anchor: anchor() });
    };
    let rating = rating.trim().parse().map_err(|_| WishFault::AnchorRating {
        anchor: anchor(),
        read: rating.to_owned(),
    })?;
    let mut players = contest.players.iter();
    let player = players.position(|player| player.is(who.trim()));
    let player = player.and_then(|player| u32::try_from(player).ok());
    let player = player.ok_or_else(|| WishFault::AnchorNobody { anchor: anchor() })?;
    Ok((player, rating))
}
