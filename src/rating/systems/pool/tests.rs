//! Pools made up for tests: players of known strengths whose games are drawn with fixed dice.

mod error_bars;
mod independent;
mod invariances;
mod without_rating;

use super::*;

fn game(white: u32, black: u32, white_half_points: u8) -> PoolGame {
    PoolGame {
        white,
        black,
        white_half_points,
    }
}

/// splitmix64 (Steele, Lea and Flood, 2014).
struct Dice(u64);

impl Dice {
    fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    fn part(&mut self) -> f64 {
        (self.number() >> 11) as f64 / (1u64 << 53) as f64
    }

    fn below(&mut self, bound: usize) -> usize {
        (self.part() * bound as f64) as usize
    }

    /// A game between players of these ratings on the scale of Elo, White 35 points better, 35 % drawn between equals.
    /// The draws follow the ratio that Davidson gives: the square of their chance is the product of the others', times
    /// a constant.
    fn play(&mut self, white: f64, black: f64) -> u8 {
        let expected = 1.0 / (1.0 + 10f64.powf((black - white - 35.0) / 400.0));
        let constant = (2.0 * 0.35 / 0.65_f64).powi(2);
        let (mut low, mut high) = (0.0, 2.0 * expected.min(1.0 - expected));
        for _ in 0..60 {
            let draw = (low + high) / 2.0;
            let others = (expected - draw / 2.0) * (1.0 - expected - draw / 2.0);
            if draw * draw < constant * others {
                low = draw;
            } else {
                high = draw;
            }
        }
        match self.part() {
            part if part < low => 1,
            part if part < expected + low / 2.0 => 2,
            _ => 0,
        }
    }
}

/// How the games of a pool are spread.
#[derive(Debug, Clone, Copy)]
enum Pool {
    /// Anyone plays anyone.
    Open,
    /// Some play far more than others, and mostly against their like.
    Archive,
    /// Clubs of forty, with one game in twenty outside.
    Clubs,
}

struct Sample {
    ratings: Vec<f64>,
    games: Vec<PoolGame>,
}

fn sample(pool: Pool, players: usize, games: usize, seed: u64) -> Sample {
    let mut dice = Dice(seed);
    // In the order of strength, from 1500 to 2500.
    let ratings: Vec<f64> = (0..players)
        .map(|player| 1500.0 + 1000.0 * player as f64 / players as f64)
        .collect();
    let mut played = Vec::new();
    while played.len() < games {
        let one = dice.below(players);
        let (one, other) = match pool {
            Pool::Open => (one, dice.below(players)),
            Pool::Archive => {
                let active = (dice.part().powi(3) * players as f64) as usize * 7919 % players;
                let near = active + dice.below(players / 5);
                (active, near.saturating_sub(players / 10).min(players - 1))
            }
            // Club mates are forty apart in strength, so that clubs are equally strong.
            Pool::Clubs if dice.part() < 0.05 => (one, dice.below(players)),
            Pool::Clubs => {
                let clubs = players.div_ceil(40);
                (one, (one % clubs + clubs * dice.below(40)) % players)
            }
        };
        if one == other {
            continue;
        }
        let (white, black) = if dice.number() & 1 == 0 {
            (one, other)
        } else {
            (other, one)
        };
        let result = dice.play(ratings[white], ratings[black]);
        played.push(game(white as u32, black as u32, result));
    }
    Sample {
        ratings,
        games: played,
    }
}

fn rated(pool: &PoolRatings) -> Vec<(f64, f64)> {
    pool.players
        .iter()
        .map(|player| match player.standing {
            PoolStanding::Rated { rating, error, .. } => (rating, error),
            other => panic!("no rating: {other:?}"),
        })
        .collect()
}

#[track_caller]
fn assert_close(found: f64, expected: f64, within: f64) {
    assert!(
        (found - expected).abs() <= within,
        "{found}, not {expected}"
    );
}
