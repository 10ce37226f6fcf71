//! What must not change a rating, and what must change it by so much.

use super::*;

fn same_bits(a: &PoolRatings, b: &PoolRatings) {
    assert_eq!(format!("{a:?}"), format!("{b:?}"));
}

#[test]
fn the_order_of_the_games_does_not_matter_to_the_last_bit() {
    let mut sample = sample(Pool::Archive, 300, 6000, 5);
    let options = PoolOptions {
        exact_to: 0,
        ..PoolOptions::default()
    };
    let one = rate_pool(300, &sample.games, &options).unwrap();
    sample.games.reverse();
    sample.games.sort_by_key(|game| game.white_half_points);
    let other = rate_pool(300, &sample.games, &options).unwrap();
    same_bits(&one, &other);
}

#[test]
fn the_number_of_threads_does_not_matter_to_the_last_bit() {
    let sample = sample(Pool::Archive, 3000, 40_000, 6);
    let on = |threads| {
        rayon::ThreadPoolBuilder::new()
            .num_threads(threads)
            .build()
            .unwrap()
            .install(|| rate_pool(3000, &sample.games, &PoolOptions::default()).unwrap())
    };
    same_bits(&on(1), &on(5));
}

#[test]
fn with_colours_changed_white_has_the_disadvantage_and_ratings_stay() {
    let sample = sample(Pool::Open, 50, 1500, 7);
    let changed: Vec<PoolGame> = sample
        .games
        .iter()
        .map(|played| game(played.black, played.white, 2 - played.white_half_points))
        .collect();
    let one = rate_pool(50, &sample.games, &PoolOptions::default()).unwrap();
    let other = rate_pool(50, &changed, &PoolOptions::default()).unwrap();
    assert_close(
        one.white_advantage.value,
        -other.white_advantage.value,
        1e-7,
    );
    for (one, other) in rated(&one).into_iter().zip(rated(&other)) {
        assert_close(one.0, other.0, 1e-7);
        assert_close(one.1, other.1, 1e-7);
    }
}

#[test]
fn an_anchor_shifts_everyone_alike() {
    let sample = sample(Pool::Open, 50, 1500, 8);
    let free = rate_pool(50, &sample.games, &PoolOptions::default()).unwrap();
    let ratings = rated(&free);
    let options = PoolOptions {
        anchors: vec![(20, ratings[20].0 + 123.0)],
        ..PoolOptions::default()
    };
    let anchored = rate_pool(50, &sample.games, &options).unwrap();
    for (player, (rating, error)) in rated(&anchored).into_iter().enumerate() {
        assert_close(rating, ratings[player].0 + 123.0, 1e-7);
        assert_eq!(error == 0.0, player == 20);
    }
    assert_eq!(rated(&anchored)[20].0, ratings[20].0 + 123.0);
    assert!(anchored.groups[0].anchored);
    // White's advantage is a matter of differences.
    assert_close(
        anchored.white_advantage.value,
        free.white_advantage.value,
        1e-7,
    );
    assert_close(
        anchored.white_advantage.error,
        free.white_advantage.error,
        1e-7,
    );
}

#[test]
fn anchors_where_players_stand_anyway_leave_everyone_where_he_stands() {
    let sample = sample(Pool::Archive, 60, 3000, 9);
    let free = rate_pool(60, &sample.games, &PoolOptions::default()).unwrap();
    let ratings = rated(&free);
    let options = PoolOptions {
        anchors: [5, 30, 59].map(|at| (at, ratings[at as usize].0)).to_vec(),
        ..PoolOptions::default()
    };
    let anchored = rate_pool(60, &sample.games, &options).unwrap();
    for (one, other) in ratings.iter().zip(rated(&anchored)) {
        assert_close(one.0, other.0, 1e-6);
    }
}

#[test]
fn the_average_is_kept_and_the_scale_stretches_around_it() {
    let sample = sample(Pool::Open, 40, 1500, 10);
    let on = |scale| {
        let options = PoolOptions {
            average: 1650.0,
            scale,
            ..PoolOptions::default()
        };
        rate_pool(40, &sample.games, &options).unwrap()
    };
    let (elo, ordo) = (on(Scale::Elo), on(Scale::Ordo));
    let mean = rated(&elo).iter().map(|(rating, _)| rating).sum::<f64>() / 40.0;
    assert_close(mean, 1650.0, 1e-9);
    let stretch = Scale::Ordo.points_per_unit() / Scale::Elo.points_per_unit();
    for (elo, ordo) in rated(&elo).into_iter().zip(rated(&ordo)) {
        assert_close((elo.0 - 1650.0) * stretch, ordo.0 - 1650.0, 1e-7);
        assert_close(elo.1 * stretch, ordo.1, 1e-7);
    }
    assert_eq!(elo.draw_rate, ordo.draw_rate);
}

#[test]
fn every_player_was_to_be_expected_to_make_the_points_he_made() {
    let sample = sample(Pool::Archive, 400, 8000, 11);
    let pool = rate_pool(400, &sample.games, &PoolOptions::default()).unwrap();
    let rating = |player: u32| match pool.players[player as usize].standing {
        PoolStanding::Rated { rating, group, .. } => Some((rating, group)),
        _ => None,
    };
    let mut surplus = vec![0.0; 400];
    let mut white_surplus = 0.0;
    for game in &sample.games {
        let (Some(white), Some(black)) = (rating(game.white), rating(game.black)) else {
            continue;
        };
        if white.1 != black.1 {
            continue;
        }
        let ahead = white.0 + pool.white_advantage.value - black.0;
        let expected = 1.0 / (1.0 + 10f64.powf(-ahead / 400.0));
        let made = f64::from(game.white_half_points) / 2.0;
        surplus[game.white as usize] += made - expected;
        surplus[game.black as usize] += expected - made;
        white_surplus += made - expected;
    }
    for surplus in surplus {
        assert_close(surplus, 0.0, 1e-8);
    }
    assert_close(white_surplus, 0.0, 1e-7);
}

#[test]
fn groups_that_never_met_are_rated_as_though_each_were_alone() {
    let one = sample(Pool::Open, 30, 900, 12);
    let other = sample(Pool::Open, 20, 700, 13);
    let options = PoolOptions {
        white_advantage: Parameter::Fixed(35.0),
        draw_rate: Parameter::Fixed(0.35),
        ..PoolOptions::default()
    };
    let mut games = one.games.clone();
    games.extend(other.games.iter().map(|played| {
        game(
            played.white + 30,
            played.black + 30,
            played.white_half_points,
        )
    }));
    let together = rate_pool(50, &games, &options).unwrap();
    assert_eq!(
        together
            .groups
            .iter()
            .map(|group| (group.players, group.games))
            .collect::<Vec<_>>(),
        [(30, 900), (20, 700)]
    );
    let mut apart = rated(&rate_pool(30, &one.games, &options).unwrap());
    apart.extend(rated(&rate_pool(20, &other.games, &options).unwrap()));
    for (together, apart) in rated(&together).into_iter().zip(apart) {
        assert_close(together.0, apart.0, 1e-7);
        assert_close(together.1, apart.1, 1e-7);
    }
}
