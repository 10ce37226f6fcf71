//! Who has no finite rating, what cannot be told from the games, and what is refused.

use super::*;

fn standing(pool: &PoolRatings, player: usize) -> PoolStanding {
    pool.players[player].standing
}

/// Players 0, 1, 2 tied by draws and wins.
fn triangle() -> Vec<PoolGame> {
    vec![
        game(0, 1, 2),
        game(1, 2, 1),
        game(2, 0, 1),
        game(1, 0, 1),
        game(0, 2, 2),
        game(2, 1, 0),
    ]
}

#[test]
fn who_won_or_lost_everything_is_left_out_and_moves_nobody() {
    let alone = rate_pool(3, &triangle(), &PoolOptions::default()).unwrap();
    let mut games = triangle();
    games.extend([game(3, 0, 2), game(1, 3, 0), game(4, 2, 0), game(3, 4, 2)]);
    let pool = rate_pool(6, &games, &PoolOptions::default()).unwrap();
    assert_eq!(standing(&pool, 3), PoolStanding::WonAll);
    assert_eq!(standing(&pool, 4), PoolStanding::LostAll);
    assert_eq!(standing(&pool, 5), PoolStanding::NoGames);
    for player in 0..3 {
        assert_eq!(standing(&pool, player), standing(&alone, player));
    }
    assert_eq!((pool.games_rated, pool.games_left_out), (6, 4));
    // The games are his all the same.
    assert_eq!((pool.players[3].games, pool.players[3].half_points), (3, 6));
}

#[test]
fn who_only_lost_to_one_who_won_everything_is_one_sided() {
    let mut games = triangle();
    games.extend([game(3, 0, 2), game(4, 3, 2), game(1, 4, 0)]);
    let pool = rate_pool(5, &games, &PoolOptions::default()).unwrap();
    assert_eq!(standing(&pool, 4), PoolStanding::WonAll);
    assert_eq!(standing(&pool, 3), PoolStanding::OneSided);
}

#[test]
fn groups_of_which_one_only_beat_the_other_are_rated_apart() {
    let mut games = triangle();
    games.extend(
        triangle()
            .iter()
            .map(|played| game(played.white + 3, played.black + 3, played.white_half_points)),
    );
    games.push(game(0, 3, 2));
    let pool = rate_pool(6, &games, &PoolOptions::default()).unwrap();
    assert_eq!(pool.groups.len(), 2);
    assert_eq!(pool.games_left_out, 1);
    // One draw ties them together.
    games.push(game(5, 2, 1));
    let pool = rate_pool(6, &games, &PoolOptions::default()).unwrap();
    assert_eq!(pool.groups.len(), 1);
    assert_eq!(pool.games_left_out, 0);
}

#[test]
fn anchors_tie_together_what_no_game_ties() {
    let mut games = triangle();
    games.extend(
        triangle()
            .iter()
            .map(|played| game(played.white + 3, played.black + 3, played.white_half_points)),
    );
    let options = PoolOptions {
        anchors: vec![(0, 2000.0), (3, 2400.0)],
        ..PoolOptions::default()
    };
    let pool = rate_pool(6, &games, &options).unwrap();
    assert_eq!(pool.groups.len(), 1);
    let ratings = rated(&pool);
    for player in 0..3 {
        assert_close(ratings[player + 3].0 - ratings[player].0, 400.0, 1e-7);
    }
}

#[test]
fn a_group_without_the_anchor_is_set_to_the_average_and_says_so() {
    let mut games = triangle();
    games.extend([game(3, 4, 2), game(4, 3, 2)]);
    let options = PoolOptions {
        anchors: vec![(0, 2600.0)],
        average: 2000.0,
        white_advantage: Parameter::Fixed(30.0),
        ..PoolOptions::default()
    };
    let pool = rate_pool(5, &games, &options).unwrap();
    let anchored: Vec<bool> = pool.groups.iter().map(|group| group.anchored).collect();
    assert_eq!(anchored, [true, false]);
    assert_close(rated(&pool)[3].0 + rated(&pool)[4].0, 4000.0, 1e-9);
}

#[test]
fn nothing_at_all_gives_nothing() {
    let pool = rate_pool(2, &[], &PoolOptions::default()).unwrap();
    assert_eq!(standing(&pool, 0), PoolStanding::NoGames);
    assert!(pool.groups.is_empty());
    assert_eq!(pool.games_rated, 0);
}

#[test]
fn where_all_is_drawn_everyone_is_equal_and_nobody_is_certain() {
    let games: Vec<PoolGame> = (0..30).map(|n| game(n % 3, (n + 1) % 3, 1)).collect();
    let pool = rate_pool(3, &games, &PoolOptions::default()).unwrap();
    for (rating, error) in rated(&pool) {
        assert_close(rating, 2300.0, 1e-9);
        assert!(error > 0.0 && error < 30.0, "{error}");
    }
}

#[test]
fn whites_advantage_is_unknown_where_colour_and_player_are_one() {
    let one_has_white = [game(0, 1, 2), game(0, 1, 0), game(0, 1, 1)];
    let white_wins = [game(0, 1, 2), game(1, 0, 2)];
    for games in [&one_has_white[..], &white_wins] {
        assert_eq!(
            rate_pool(2, games, &PoolOptions::default()),
            Err(PoolError::WhiteAdvantageUnknown)
        );
        let laid_down = PoolOptions {
            white_advantage: Parameter::Fixed(35.0),
            ..PoolOptions::default()
        };
        assert!(rate_pool(2, games, &laid_down).is_ok());
    }
}

#[test]
fn players_of_a_long_ladder_stand_thousands_of_points_apart() {
    // Each beats the next nine times in ten: 381.7 points a rung.
    let games: Vec<PoolGame> = (0..60)
        .flat_map(|rung| (0..10).map(move |n| game(rung, rung + 1, if n == 0 { 0 } else { 2 })))
        .collect();
    let options = PoolOptions {
        anchors: vec![(60, 0.0)],
        white_advantage: Parameter::Fixed(0.0),
        ..PoolOptions::default()
    };
    let pool = rate_pool(61, &games, &options).unwrap();
    let rung = 400.0 * 9f64.log10();
    for (player, (rating, _)) in rated(&pool).into_iter().enumerate() {
        assert_close(rating, rung * (60 - player) as f64, 1e-5);
    }
}

/// Small pools of any shape are full of advantages and strengths without bound.
#[test]
fn with_whites_advantage_laid_down_any_games_can_be_rated() {
    let mut dice = Dice(14);
    let mut unknown = 0;
    for _ in 0..400 {
        let players = 2 + dice.below(12);
        let games: Vec<PoolGame> = (0..dice.below(4 * players))
            .map(|_| {
                let white = dice.below(players);
                let black = (white + 1 + dice.below(players - 1)) % players;
                game(white as u32, black as u32, dice.below(3) as u8)
            })
            .collect();
        let options = PoolOptions {
            anchors: [vec![], vec![(0, 1300.0), (1, 2500.0)]][dice.below(2)].clone(),
            exact_to: [0, 2000][dice.below(2)],
            ..PoolOptions::default()
        };
        match rate_pool(players, &games, &options) {
            Ok(_) => {}
            Err(PoolError::WhiteAdvantageUnknown) => unknown += 1,
            Err(other) => panic!("{other:?}: {games:?}"),
        }
        let laid_down = PoolOptions {
            white_advantage: Parameter::Fixed(35.0),
            ..options
        };
        let pool = rate_pool(players, &games, &laid_down).unwrap();
        for player in &pool.players {
            if let PoolStanding::Rated { rating, error, .. } = player.standing {
                assert!(rating.is_finite() && error.is_finite(), "{games:?}");
            }
        }
        assert_eq!(pool.games_rated + pool.games_left_out, games.len() as u32);
    }
    assert!((40..200).contains(&unknown), "{unknown} unknown");
}

#[test]
fn what_cannot_be_is_refused() {
    let refused =
        |games: &[PoolGame], options: &PoolOptions| rate_pool(2, games, options).unwrap_err();
    let plain = PoolOptions::default();
    assert_eq!(
        refused(&[game(0, 2, 1)], &plain),
        PoolError::UnknownPlayer {
            game: 0,
            player: 2,
            players: 2
        }
    );
    assert_eq!(
        refused(&[game(0, 1, 1), game(1, 1, 1)], &plain),
        PoolError::OwnOpponent { game: 1, player: 1 }
    );
    assert_eq!(
        refused(&[game(0, 1, 3)], &plain),
        PoolError::Score {
            game: 0,
            half_points: 3
        }
    );
    let twice = PoolOptions {
        anchors: vec![(1, 2000.0), (0, 2100.0), (1, 2200.0)],
        ..PoolOptions::default()
    };
    assert_eq!(refused(&[], &twice), PoolError::AnchorTwice { player: 1 });
    let not_a_number = PoolOptions {
        average: f64::NAN,
        ..PoolOptions::default()
    };
    let refused = refused(&[], &not_a_number);
    assert!(matches!(refused, PoolError::Value { what: "average", value } if value.is_nan()));
}
