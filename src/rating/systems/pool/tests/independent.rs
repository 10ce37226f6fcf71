//! The same numbers found in another way: ratings by setting one player after the other, error bars by inverting the
//! whole matrix, game by game; and pools of two, where a pencil is enough.

use super::*;

const UNIT: f64 = 173.717_792_761_3;

fn score(rating: f64, other: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf((other - rating) / 400.0))
}

/// Halves the interval until the rising function is nothing.
fn root(rising: impl Fn(f64) -> f64) -> f64 {
    let (mut low, mut high) = (-6000.0, 6000.0);
    for _ in 0..80 {
        let middle = (low + high) / 2.0;
        if rising(middle) < 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    (low + high) / 2.0
}

/// Each player in turn gets the rating at which he would have made his points, and White the advantage, until nobody
/// moves.
fn one_after_the_other(players: usize, games: &[PoolGame]) -> (Vec<f64>, f64) {
    let mut ratings = vec![0.0; players];
    let mut white = 0.0;
    loop {
        let before = ratings.clone();
        for player in 0..players {
            ratings[player] = root(|own| {
                games
                    .iter()
                    .map(|game| {
                        let made = f64::from(game.white_half_points) / 2.0;
                        let (w, b) = (game.white as usize, game.black as usize);
                        if w == player {
                            score(own + white, ratings[b]) - made
                        } else if b == player {
                            made - score(ratings[w] + white, own)
                        } else {
                            0.0
                        }
                    })
                    .sum()
            });
        }
        white = root(|white| {
            games
                .iter()
                .map(|game| {
                    let (w, b) = (game.white as usize, game.black as usize);
                    score(ratings[w] + white, ratings[b]) - f64::from(game.white_half_points) / 2.0
                })
                .sum()
        });
        let mean = ratings.iter().sum::<f64>() / players as f64;
        ratings.iter_mut().for_each(|rating| *rating -= mean);
        let moved = ratings
            .iter()
            .zip(&before)
            .map(|(now, before)| (now - before).abs())
            .fold(0.0, f64::max);
        if moved < 1e-10 {
            return (ratings, white);
        }
    }
}

/// Gauss and Jordan, with the largest pivot.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let size = matrix.len();
    for (row, line) in matrix.iter_mut().enumerate() {
        line.extend((0..size).map(|column| if row == column { 1.0 } else { 0.0 }));
    }
    for column in 0..size {
        let pivot = (column..size)
            .max_by(|a, b| {
                matrix[*a][column]
                    .abs()
                    .total_cmp(&matrix[*b][column].abs())
            })
            .unwrap();
        matrix.swap(column, pivot);
        let scale = matrix[column][column];
        matrix[column].iter_mut().for_each(|value| *value /= scale);
        let line = matrix[column].clone();
        for (row, other) in matrix.iter_mut().enumerate() {
            if row != column {
                let factor = other[column];
                for (value, pivot) in other.iter_mut().zip(&line) {
                    *value -= factor * pivot;
                }
            }
        }
    }
    matrix
        .into_iter()
        .map(|line| line[size..].to_vec())
        .collect()
}

/// The covariance of ratings and White's advantage, in points, from matrices filled game by game.
fn covariance(ratings: &[f64], white: f64, draw_rate: f64, games: &[PoolGame]) -> Vec<Vec<f64>> {
    let size = ratings.len() + 1;
    let mut information = vec![vec![0.0; size]; size];
    let mut scatter = information.clone();
    for game in games {
        let (w, b) = (game.white as usize, game.black as usize);
        let expected = score(ratings[w] + white, ratings[b]);
        // Davidson's ratio, as a quadratic equation for the chance of a draw.
        let ratio = (2.0 * draw_rate / (1.0 - draw_rate)).powi(2);
        let product = expected * (1.0 - expected);
        let (square, linear) = (1.0 - ratio / 4.0, ratio / 2.0);
        let draw =
            (-linear + (linear * linear + 4.0 * square * ratio * product).sqrt()) / (2.0 * square);
        let win = expected - draw / 2.0;
        let variance = win + draw / 4.0 - expected * expected;
        let mut row = vec![0.0; size];
        row[w] = 1.0;
        row[b] = -1.0;
        row[size - 1] = 1.0;
        for i in 0..size {
            for j in 0..size {
                information[i][j] += product * row[i] * row[j];
                scatter[i][j] += variance * row[i] * row[j];
            }
        }
    }
    // The average is laid down: a great weight on it leaves no doubt, and none of the scatter falls on it.
    for line in &mut information[..size - 1] {
        for value in &mut line[..size - 1] {
            *value += 1.0;
        }
    }
    let inverse = inverse(information);
    let product = |a: &[Vec<f64>], b: &[Vec<f64>]| -> Vec<Vec<f64>> {
        (0..size)
            .map(|i| {
                (0..size)
                    .map(|j| (0..size).map(|k| a[i][k] * b[k][j]).sum())
                    .collect()
            })
            .collect()
    };
    let mut covariance = product(&product(&inverse, &scatter), &inverse);
    for value in covariance.iter_mut().flatten() {
        *value *= UNIT * UNIT;
    }
    covariance
}

#[test]
fn ratings_and_error_bars_are_those_of_an_independent_solve() {
    for (pool, seed) in [(Pool::Open, 1), (Pool::Archive, 2)] {
        let sample = sample(pool, 15, 300, seed);
        let found = rate_pool(15, &sample.games, &PoolOptions::default()).unwrap();
        let (ratings, white) = one_after_the_other(15, &sample.games);
        let covariance = covariance(&ratings, white, found.draw_rate.value, &sample.games);
        for (player, (rating, error)) in rated(&found).into_iter().enumerate() {
            assert_close(rating, 2300.0 + ratings[player], 1e-6);
            assert_close(error, covariance[player][player].sqrt(), 1e-6);
        }
        assert_close(found.white_advantage.value, white, 1e-6);
        assert_close(found.white_advantage.error, covariance[15][15].sqrt(), 1e-6);
    }
}

#[test]
fn three_points_of_four_are_190_85_points_of_elo_and_error_bars_are_those_of_the_binomial() {
    let games: Vec<PoolGame> = (0..100)
        .map(|number| {
            let first_wins = number % 4 != 0;
            match number % 8 < 4 {
                true => game(0, 1, if first_wins { 2 } else { 0 }),
                false => game(1, 0, if first_wins { 0 } else { 2 }),
            }
        })
        .collect();
    let options = PoolOptions {
        average: 2000.0,
        white_advantage: Parameter::Fixed(0.0),
        ..PoolOptions::default()
    };
    let pool = rate_pool(2, &games, &options).unwrap();
    let distance = 400.0 * 3f64.log10();
    // Each player stands half the distance from the average, and half its error.
    let error = UNIT / (100.0 * 0.75 * 0.25_f64).sqrt() / 2.0;
    let [(first, first_error), (second, second_error)] = rated(&pool)[..] else {
        panic!("two players");
    };
    assert_close(first, 2000.0 + distance / 2.0, 1e-9);
    assert_close(second, 2000.0 - distance / 2.0, 1e-9);
    assert_close(first_error, error, 1e-9);
    assert_close(second_error, error, 1e-9);
    assert_eq!(pool.draw_rate.value, 0.0);
}

#[test]
fn on_ordos_scale_76_per_cent_are_202_points() {
    let games: Vec<PoolGame> = (0..100)
        .map(|number| game(0, 1, if number < 76 { 2 } else { 0 }))
        .collect();
    let options = PoolOptions {
        anchors: vec![(1, 2000.0)],
        white_advantage: Parameter::Fixed(0.0),
        scale: Scale::Ordo,
        ..PoolOptions::default()
    };
    let pool = rate_pool(2, &games, &options).unwrap();
    assert_close(rated(&pool)[0].0, 2202.0, 1e-9);
}

#[test]
fn between_equals_the_draw_rate_is_the_part_drawn_with_the_error_of_the_binomial() {
    let games: Vec<PoolGame> = (0..100)
        .map(|number| {
            game(
                number % 2,
                1 - number % 2,
                [1, 1, 2, 0, 1][number as usize / 20],
            )
        })
        .collect();
    let options = PoolOptions {
        white_advantage: Parameter::Fixed(0.0),
        ..PoolOptions::default()
    };
    let pool = rate_pool(2, &games, &options).unwrap();
    assert_close(pool.draw_rate.value, 0.6, 1e-9);
    assert_close(pool.draw_rate.error, (0.6 * 0.4 / 100.0_f64).sqrt(), 1e-6);
    // Of ten games six are drawn: the scatter is four tenths of what it would be without draws.
    let error = UNIT * (0.4 / (100.0 * 0.25_f64)).sqrt() / 2.0;
    assert_close(rated(&pool)[0].1, error, 1e-9);
}
