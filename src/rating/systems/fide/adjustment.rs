//! The one-time adjustment of the list of 1 March 2024: every rating below 2000 rose by two fifths of what it lacked.
//! FIDE published no rule of rounding; fifths never end in a half, so the nearest whole number is the only reading.

use crate::points::nearest;

/// The rating as the list of March 2024 has it.
pub fn adjusted(rating: u32) -> u32 {
    match 2000_u32.checked_sub(rating) {
        None => rating,
        Some(lacking) => {
            let rise = nearest(2 * i64::from(lacking), 5);
            rating + u32::try_from(rise).unwrap_or(0)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::adjusted;

    #[test]
    fn what_fide_announced() {
        let announced = [
            (1000, 1400),
            (1500, 1700),
            (1600, 1760),
            (1950, 1970),
            (2000, 2000),
            (2500, 2500),
        ];
        for (before, after) in announced {
            assert_eq!(adjusted(before), after);
        }
        assert_eq!(adjusted(1999), 1999, "0.4 of a point");
        assert_eq!(adjusted(1997), 1998, "1.2 points");
    }
}
