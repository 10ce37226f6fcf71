//! Whether error bars are what they are called: near the exact ones where they are probed, and as wide as the results
//! of many simulated archives scatter.

use super::*;

fn probed(exact: &PoolOptions) -> PoolOptions {
    PoolOptions {
        exact_to: 0,
        ..exact.clone()
    }
}

#[test]
fn probed_error_bars_are_within_five_per_cent_of_the_exact_ones() {
    let free = PoolOptions::default();
    let anchored = PoolOptions {
        anchors: vec![(100, 1700.0), (333, 2000.0)],
        ..PoolOptions::default()
    };
    for (pool, players, games) in [
        (Pool::Open, 600, 20_000),
        (Pool::Open, 800, 4_000),
        (Pool::Archive, 1000, 20_000),
        (Pool::Clubs, 400, 12_000),
    ] {
        for options in [&free, &anchored] {
            let sample = sample(pool, players, games, 3);
            let exact = rate_pool(players, &sample.games, options).unwrap();
            let by_probes = rate_pool(players, &sample.games, &probed(options)).unwrap();
            assert_eq!(exact.error_method, ErrorMethod::Inverse);
            assert!(matches!(by_probes.error_method, ErrorMethod::Probes { .. }));
            let mut compared = 0;
            for (exact, probed) in exact.players.iter().zip(&by_probes.players) {
                let (
                    PoolStanding::Rated { rating, error, .. },
                    PoolStanding::Rated {
                        rating: same_rating,
                        error: probed,
                        ..
                    },
                ) = (exact.standing, probed.standing)
                else {
                    continue;
                };
                assert_eq!(rating, same_rating);
                assert!(
                    (probed - error).abs() <= 0.05 * error,
                    "{pool:?}: {probed}, not {error}"
                );
                compared += 1;
            }
            assert!(compared > players / 2, "{pool:?}: {compared} compared");
        }
    }
}

#[test]
fn ratings_scatter_as_widely_as_their_error_bars_say() {
    const ARCHIVES: u64 = 60;
    let (mut squares, mut white_squares, mut draw_squares, mut count) = (0.0, 0.0, 0.0, 0.0);
    for seed in 0..ARCHIVES {
        let sample = sample(Pool::Open, 40, 4000, 1000 + seed);
        let pool = rate_pool(40, &sample.games, &PoolOptions::default()).unwrap();
        let mean = sample.ratings.iter().sum::<f64>() / 40.0;
        for ((rating, error), truth) in rated(&pool).into_iter().zip(&sample.ratings) {
            squares += ((rating - 2300.0 - (truth - mean)) / error).powi(2);
            count += 1.0;
        }
        let white = pool.white_advantage;
        white_squares += ((white.value - 35.0) / white.error).powi(2);
        let draws = pool.draw_rate;
        draw_squares += ((draws.value - 0.35) / draws.error).powi(2);
    }
    // 2400 deviations: their mean square is 1 within 0.03 or so. Sixty: within 0.18.
    assert_close(squares / count, 1.0, 0.1);
    assert_close(white_squares / ARCHIVES as f64, 1.0, 0.5);
    assert_close(draw_squares / ARCHIVES as f64, 1.0, 0.5);
}

#[test]
fn draws_make_error_bars_shorter() {
    let sample = sample(Pool::Open, 30, 2000, 9);
    let with = |draw_rate| {
        let options = PoolOptions {
            draw_rate: Parameter::Fixed(draw_rate),
            ..PoolOptions::default()
        };
        rated(&rate_pool(30, &sample.games, &options).unwrap())
    };
    for (few, many) in with(0.1).into_iter().zip(with(0.6)) {
        assert_eq!(few.0, many.0);
        assert!(many.1 < few.1);
    }
}
