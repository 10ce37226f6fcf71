//! The quick way against the general one: whatever the text, they write the same record.

use proptest::prelude::*;

use crate::replay::record::Record;
use crate::replay::replayer::Replayer;

fn record(text: &str, takes_its_time: bool) -> Record {
    Replayer::default()
        .going_on(true)
        .taking_its_time(takes_its_time)
        .replay(text, false)
}

#[track_caller]
fn both_ways(text: &str) -> Record {
    let (quick, general) = (record(text, false), record(text, true));
    assert_eq!(format!("{quick:?}"), format!("{general:?}"), "{text}");
    quick
}

/// Games with every plain form, with clocks, on one line and on many.
const GAMES: [&str; 4] = [
    "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O f6 6. d4 exd4 7. Nxd4 c5\n8. Nb3 Qxd1 9. Rxd1 Bg4 10. f3 Be6 \
     11. Nc3 Bd6 12. Be3 b6 13. a4 O-O-O 14. a5 Kb7 15. e5 Be7 16. Rxd8 Bxd8 17. Ne4 Kc6 18. axb6 cxb6 19. Nbxc5 Bc8 1-0",
    "1. d4 { [%clk 0:05:00] } 1... Nf6 { [%clk 0:05:00] } 2. Nf3 { [%clk 0:05:03] } 2... g6 { [%clk 0:04:57] } \
     3. c4 { [%clk 0:05:03] } 3... Bg7 { [%clk 0:04:55] } 4. Nc3 {[%clk 0:05:03]} 4... d6 {[%clk 0:04:46]} *",
    "1.e4 c5 2.Nf3 d6 3.d4 cxd4 4.Nxd4 Nf6 5.Nc3 g6 6.Be3 Bg7 7.f3 O-O 8.Qd2 Nc6 9.Bc4 Bd7 10.O-O-O Rc8 11.Bb3 Ne5 \
     12.h4 h5 13.Kb1 Nc4 14.Bxc4 Rxc4 15.g4 hxg4 16.h5 Nxh5 17.Rdg1 e5 18.Nde2 Be6 0-1",
    "1. e4 e6 2. d4 d5 3. e5 c5 4. Nf3 Qb6 5. Bd3 cxd4 6. Bb5+ Bd7 7. Bxd7+ Nxd7 8. O-O Bc5 9. Qe2 Ne7 10. Rd1 f5 \
     11. exf6 gxf6 12. b4 Qxb4 13. Na3 d3 14. cxd3 e5 15. Rb1 Qa5 16. Nxe5 fxe5 17. Rb5 Qxa3 18. Rxc5 *",
];

#[test]
fn plain_games_are_played_to_their_end() {
    for (game, plies) in GAMES.into_iter().zip([38, 8, 36, 35]) {
        let record = both_ways(game);
        assert_eq!(record.plies(), plies, "{game}");
        assert!(record.stop.is_none());
    }
}

#[test]
fn what_only_looks_plain_is_told_as_ever() {
    // Numbers with other dots, glued or out of turn; false signs; a move that two could make; lines of one word.
    for text in [
        "1. e4 e5 2... Nf3 Nc6 *",
        "1. e4 e5 2.Nf3Nc6 3. Bb5 *",
        "1. e4 e52. Nf3 Nc6 3. Bb5 *",
        "1. e4 e5 3. Nf3 Nc6 2. Bb5 *",
        "1. e4 e5 2. Nf3+ Nc6 3. Bb5+ a6 *",
        "1. e4 e5 2. Nxf3 Nc6 *",
        "1. Nf3 d5 2. d3 c5 3. Nd2 Nc6 4. Ng5 h6 5. Nf3 *",
        "1. Nf3 d5 2. d3 c5 3. Nbd2 Nc6 4. Nbd4 *",
        "1. e4 e5 2. Ke2 Ke7 3. Ke3 Ke6 4. Kd4 *",
        "1. e4 d5 2. e5 f5 3. exf6 e5 4. fxg7 Ke7 5. gxh8=Q *",
        "1. e4\r\ne5\r\n2. Nf3\r\nNc6\r\n*",
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4",
        "1. e4 e5 1-0 2. Nf3 Nc6 3. Bb5 *",
        "1. i4 e5 2. N3 iii 3. xe4 e9x4 *",
        "1. e4 {a} e5 {b} 2. Nf3 { [%clk 0:61:00] } Nc6 { [%clk 9:59:59] } *",
    ] {
        both_ways(text);
    }
}

/// Every game of the fixtures.
#[test]
fn the_fixtures_give_the_same_records() {
    let mut folders = vec![std::path::PathBuf::from(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/fixtures"
    ))];
    let mut games = 0;
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let bytes = std::fs::read(&path).unwrap();
            for game in String::from_utf8_lossy(&bytes).split("\n[Event ") {
                both_ways(&format!("[Event {game}"));
                games += 1;
            }
        }
    }
    assert!(games > 1_000, "{games}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4_000))]

    #[test]
    fn damaged_games_give_the_same_records(
        game in prop::sample::select(GAMES.to_vec()),
        changes in prop::collection::vec((any::<prop::sample::Index>(), 0_usize..3, "[a-h1-8NBRQKxO+#=. \n{}()!?0%:-]{0,2}"), 1..6),
    ) {
        let mut text = game.to_owned();
        for (place, width, new) in changes {
            let at = place.index(text.len());
            let end = (at + width).min(text.len());
            text.replace_range(at..end, &new);
        }
        both_ways(&text);
    }
}
