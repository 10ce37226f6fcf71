use super::*;

/// `40/5400+30:1800+30`, as PGN writes it: the shortest way to say what was read.
fn told(control: &TimeControl) -> String {
    match control {
        TimeControl::Unknown => "?".into(),
        TimeControl::Unlimited => "-".into(),
        TimeControl::Sandclock(time) => format!("*{}", time.get() / 1000),
        TimeControl::Periods(periods) => {
            let periods: Vec<String> = periods
                .iter()
                .map(|period| {
                    let moves = period.moves.map_or(String::new(), |m| format!("{m}/"));
                    let increment = match period.increment {
                        Millis::ZERO => String::new(),
                        increment => format!("+{}", increment.get() / 1000),
                    };
                    format!("{moves}{}{increment}", period.time.get() / 1000)
                })
                .collect();
            periods.join(":")
        }
    }
}

fn both(text: &str) -> Option<String> {
    let read = read_time_control(text)?;
    assert_eq!(read.white, read.black, "{text}");
    Some(told(&read.white))
}

#[test]
fn the_syntax_of_pgn_is_read_as_it_stands() {
    for text in [
        "?",
        "-",
        "*180",
        "300",
        "4500+60",
        "40/9000",
        "40/5400+30:1800+30",
        "40/7200:20/3600:900+30",
        "1/86400",
        "0+30",
    ] {
        assert_eq!(both(text).as_deref(), Some(text));
    }
    assert_eq!(both("180+0").as_deref(), Some("180"));
}

#[test]
fn parts_of_a_second_are_read_to_the_millisecond() {
    let one = |text: &str| match read_pgn_syntax(text) {
        Some(TimeControl::Periods(periods)) => {
            let [period] = &periods[..] else {
                panic!("{text}: {periods:?}");
            };
            (period.moves, period.time.get(), period.increment.get())
        }
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(one("10+0.05"), (None, 10_000, 50));
    assert_eq!(one("0.5+0.005"), (None, 500, 5));
    assert_eq!(one("40/8.4+0.1"), (Some(40), 8_400, 100));
    assert_eq!(one("7.25"), (None, 7_250, 0));
    assert_eq!(read_time_control("*0.5"), read_time_control("*0.500"));
    assert_eq!(one("10+.05"), one("10+0.05"));
    let told = |text: &str| read_time_control(text).map(|read| read.white);
    assert_eq!(told("3 min + 0.5 s"), read_pgn_syntax("180+0.5"));
    assert_eq!(told("40 moves in 1.5 h"), read_pgn_syntax("40/5400"));
    assert_eq!(told("40 Züge in 1,5 Stunden"), read_pgn_syntax("40/5400"));
    assert_eq!(told("40/90,30"), read_pgn_syntax("40/5400:1800"));
    for text in ["10.5.1", "40 moves in 1.5", "0+0.0", "5 min + 0.5 0.5"] {
        assert_eq!(told(text), None, "{text}");
    }
}

#[test]
fn each_colour_may_have_its_own_time() {
    for text in [
        "W300-B240",
        "White 5 minutes, Black 4 minutes",
        "Black 4 min, White 5 min",
        "blanques 5 minuts i negres 4 minuts",
        "brancas 5 minutos, pretas 4 minutos",
    ] {
        let read = read_time_control(text).expect(text);
        assert_eq!(
            (told(&read.white), told(&read.black)),
            ("300".into(), "240".into()),
            "{text}"
        );
    }
}

#[test]
fn prose_of_many_languages_is_read() {
    for (text, expected) in [
        ("90 min + 30 s", "5400+30"),
        ("90'+30''", "5400+30"),
        ("90m+30s", "5400+30"),
        ("15 min + 10", "900+10"),
        ("15 minutes with 10 seconds increment", "900+10"),
        ("25 minutes plus 10 seconds per move", "1500+10"),
        ("3 min + 2 sec/move", "180+2"),
        ("1h30 + 30s", "5400+30"),
        ("1 h 30 min + 30 s/move", "5400+30"),
        ("60 minutes", "3600"),
        ("90 minutes for all moves", "5400"),
        ("40 moves in 2 hours then 1 hour", "40/7200:3600"),
        (
            "40 moves in 2 hours, 20 moves in 1 hour, then 30 minutes",
            "40/7200:20/3600:1800",
        ),
        (
            "2 hours for 40 moves, 1 hour for 20 moves, 15 min",
            "40/7200:20/3600:900",
        ),
        ("90'/40 + 30' + 30\"", "40/5400+30:1800+30"),
        ("100'x40+15'+30\"", "40/6000+30:900+30"),
        ("40/120, 60", "40/7200:3600"),
        ("40/2h, SD/1h", "40/7200:3600"),
        ("G/60;d5", "3600+5"),
        ("G/90 inc/30", "5400+30"),
        ("40/90, SD/30; +30", "40/5400+30:1800+30"),
        (
            ": 90 minutes for the first 40 moves, followed by 30 minutes for the rest of the gamewith an \
             increment of 30 seconds per move starting from move 1",
            "40/5400+30:1800+30",
        ),
        (
            "120 min for 40 moves, 60 min for 20 moves, then 15 min with 30 seconds per move from move 61",
            "40/7200:20/3600:900+30",
        ),
        ("20 minuts, sense increment", "1200"),
        ("90 minuts i 30 segons per jugada", "5400+30"),
        ("40 jugadas en 2 horas y luego 1 hora", "40/7200:3600"),
        (
            "90 minutos con 30 segundos de incremento por jugada",
            "5400+30",
        ),
        ("15 minutos + 10 segundos por lance", "900+10"),
        ("40 de mutări în 2 ore, apoi 1 oră", "40/7200:3600"),
        ("90 minute + 30 secunde pe mutare", "5400+30"),
        ("40 Züge in 2 Stunden, danach 1 Stunde", "40/7200:3600"),
        ("90 Minuten + 30 Sekunden pro Zug", "5400+30"),
        ("40 coups en 2 heures puis 1 heure", "40/7200:3600"),
        ("40 mosse in 2 ore poi 1 ora", "40/7200:3600"),
        ("90 минут + 30 секунд на ход", "5400+30"),
        ("40 ходов за 2 часа, затем 1 час", "40/7200:3600"),
        ("6 hours", "21600"),
    ] {
        assert_eq!(both(text).as_deref(), Some(expected), "{text}");
    }
}

#[test]
fn the_manner_of_the_added_time_is_told_where_it_is_written() {
    let mode = |text| read_time_control(text).expect(text).mode;
    assert_eq!(mode("90 min + 30 s"), None);
    assert_eq!(mode("G/60;d5"), Some(ClockMode::Delay));
    assert_eq!(mode("60 min, 5 s Bronstein"), Some(ClockMode::Delay));
    assert_eq!(mode("60 min, increment 5 s"), Some(ClockMode::Cumulative));
}

#[test]
fn a_number_that_fits_nowhere_makes_it_unreadable() {
    for text in [
        "",
        "blitz",
        "moves/time, increment",
        "0",
        "0/300",
        "300:300",
        "40/",
        "5400+30:1800+30",
        "90 min + 30 min",
        "40 moves 20 moves 1 hour",
        "40 moves",
        "99999999999",
        "min 90",
    ] {
        assert_eq!(both(text), None, "{text}");
    }
    assert_eq!(both(&"1 ".repeat(100_000)), None);
}

#[test]
fn a_control_of_more_periods_than_any_event_has_cannot_be_read() {
    let control = |periods: usize| vec!["1/60"; periods].join(":");
    assert!(read_time_control(&control(32)).is_some());
    assert_eq!(read_time_control(&control(33)), None);
}
