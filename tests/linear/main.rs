//! Time and memory grow no faster than the input, whatever it holds. Each text is judged, normalised and repaired at two
//! sizes, and what is counted must not grow by more than the text did, and a little: the steps of the loops that look at
//! their text again ([`steps`](arbiter::internals::steps)), and the bytes that were asked for. Seconds are never compared.

mod allocated;
mod texts;

use arbiter::internals::audit::{AuditOptions, Repairs, judge_block};
use arbiter::internals::input::{Wanted, blocks_of_text};
use arbiter::internals::notation::moves::alphabet;
use arbiter::internals::report::words::Words;
use arbiter::internals::report::{
    FORMATS, JudgedRows, Normaliser, ReportTable, Reports, Showing, Target,
};
use arbiter::internals::steps::count_during;

use allocated::allocated_during;
use texts::TEXTS;

/// The smaller size, in bytes; the larger is four times that.
const SIZE: usize = 20_000;

/// What is asked for whatever the size: tables that are made once, buffers of a group of games.
const BYTES_FOR_ANY: usize = 4 << 20;
const STEPS_FOR_ANY: usize = 200_000;

/// Everything that is done with games: they are judged, the rows of their reports made, and written anew.
fn work(text: &str, repairs: Repairs) {
    let options = AuditOptions {
        repairs,
        ..AuditOptions::default()
    };
    let tables = &[
        ReportTable::Findings,
        ReportTable::Games,
        ReportTable::Claims,
    ];
    let reports = Reports::new(Target::StandardOutput, &[&FORMATS[0]], tables);
    let english = alphabet::by_code("en").expect("English is known");
    let reporters = (
        JudgedRows {
            rows: reports.row_maker(),
            showing: Showing::default(),
        },
        Normaliser {
            letters: english,
            words: Words::english(),
        },
    );
    let mut any = false;
    for block in blocks_of_text(text, Wanted::Games) {
        any = true;
        judge_block(&block, None, &options, &reporters);
    }
    assert!(any, "the text holds a game");
}

#[test]
fn no_text_takes_more_than_its_share() {
    let mut unfair = Vec::new();
    for repairs in [Repairs::None, Repairs::Suggested, Repairs::Made] {
        for (name, text) in TEXTS {
            let counted = [SIZE, 4 * SIZE].map(|size| {
                let text = text(size);
                let mut steps = 0;
                let bytes = allocated_during(|| steps = count_during(|| work(&text, repairs)));
                (steps, bytes)
            });
            let [(steps, bytes), (more_steps, more_bytes)] = counted;
            if more_steps > 5 * steps + STEPS_FOR_ANY || more_bytes > 5 * bytes + BYTES_FOR_ANY {
                unfair.push(format!(
                    "{name}, {repairs:?}: steps {steps}, then {more_steps}; bytes {bytes}, then {more_bytes}"
                ));
            }
        }
    }
    assert!(unfair.is_empty(), "{}", unfair.join("\n"));
}

/// Lines that set games apart stand behind the result of the game before, and are no part of it: a file of such games costs
/// hardly more than the same games without them, in whatever letters.
#[test]
fn lines_between_games_cost_no_more_than_themselves() {
    let english = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 10. d4 Nbd7 1-0";
    let german = english
        .replace('N', "S")
        .replace('B', "L")
        .replace('R', "T");
    let tags = "[Event \"x\"]\n[Site \"y\"]\n[Result \"1-0\"]\n\n";
    const GAMES: usize = 200;
    let mut unfair = Vec::new();
    for moves in [english, &german] {
        for tags in ["", tags] {
            for end in ["\n", "\r\n"] {
                let steps = |between: &str| {
                    let game = format!("{tags}{moves}\n\n{between}").replace('\n', end);
                    let text = game.repeat(GAMES);
                    count_during(|| work(&text, Repairs::None))
                };
                let without = steps("");
                for between in [
                    "-----\n\n",
                    "==========\n\n",
                    "* * *\n\n",
                    "\n\n\n\n",
                    "# 148390 : Alfil vs Torre, 1-0\n\n",
                    "Game 12\n\n",
                    "https://example.org/game/12\n\n",
                ] {
                    let with = steps(between);
                    // A remark on the line, with its row in a report, is a few steps.
                    if with > without + without / 2 + 100 * GAMES {
                        let letters = &moves[10..13];
                        unfair.push(format!(
                            "{letters} {tags:?} {between:?}: {without}, then {with}"
                        ));
                    }
                }
            }
        }
    }
    assert!(unfair.is_empty(), "{}", unfair.join("\n"));
}
