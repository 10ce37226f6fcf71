//! A whole list by ID, kept as small as it goes: three ratings for each player, so that every game of an archive can be
//! held against it.

use std::collections::HashMap;
use std::path::Path;

use crate::input::UnpackLimit;
use crate::laws::Pace;
use crate::lists::rating_list::ListMonth;

use super::{ListError, Listed, Taker, plain_id, stream};

#[derive(Debug, Default)]
pub struct RatingsById {
    pub file: String,
    pub month: Option<ListMonth>,
    /// Standard, rapid, blitz; 0: unrated.
    ratings: HashMap<u32, [u16; 3]>,
}

impl Taker for RatingsById {
    fn wants(&mut self, id: &str, _: &str) -> bool {
        !id.is_empty()
    }

    fn take(&mut self, listed: Listed) {
        let Ok(id) = listed.id.parse() else { return };
        let ratings = [listed.standard, listed.rapid, listed.blitz];
        let small = ratings.map(|rated| u16::try_from(rated.rating.unwrap_or(0)).unwrap_or(0));
        self.ratings.insert(id, small);
    }
}

impl RatingsById {
    pub fn read(path: &Path, limit: UnpackLimit) -> Result<RatingsById, ListError> {
        let mut ratings = RatingsById::default();
        let month = stream(path, Pace::Standard, limit, &mut ratings)?;
        Ok(RatingsById {
            file: path.display().to_string(),
            month,
            ..ratings
        })
    }

    /// The ratings that a player may carry at a pace; none if the list does not have him. Without a pace, any; and
    /// whoever has no rapid or blitz rating may carry his standard one.
    pub fn ratings_of(&self, id: &str, pace: Option<Pace>) -> Option<Vec<u32>> {
        let id: u32 = plain_id(id).parse().ok()?;
        let [standard, rapid, blitz] = self.ratings.get(&id)?.map(u32::from);
        let or_standard = |rating| if rating > 0 { rating } else { standard };
        Some(match pace {
            Some(Pace::Standard) => vec![standard],
            Some(Pace::Rapid) => vec![or_standard(rapid)],
            Some(Pace::Blitz) => vec![or_standard(blitz)],
            None => {
                let mut any = vec![standard, rapid, blitz];
                any.retain(|rating| *rating > 0);
                any.dedup();
                any
            }
        })
    }
}
