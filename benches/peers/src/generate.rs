//! An archive made from a seed: tournament games with the tags that archives have. Moves are drawn, with a liking for captures
//! and for pieces that come out; so the games are long and silly, and as much work to read as any other.

use std::io::{self, BufWriter, Write};

use shakmaty::san::SanPlus;
use shakmaty::{Chess, Move, Position, Role};

/// Games are broken off behind so many plies and up to as many more.
const FEWEST_PLIES: u64 = 50;
/// In every game of an archive with faults, this ply is one that nobody can play.
const FAULT: u64 = 21;

const SURNAMES: [&str; 16] = [
    "Abril", "Bosch", "Casals", "Duran", "Esteve", "Ferrer", "Gallart", "Homs", "Inglada", "Jover", "Llorens", "Mas",
    "Nadal", "Oliva", "Pons", "Queralt",
];
const GIVEN: [&str; 8] = ["Anna", "Biel", "Carla", "David", "Emma", "Ferran", "Gemma", "Hug"];

/// Numbers by xorshift: the same on every machine.
struct Dice(u64);

impl Dice {
    fn below(&mut self, count: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % count
    }

    fn of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len() as u64) as usize]
    }
}

pub fn archive(games: u64, seed: u64, with: Option<&str>) -> io::Result<()> {
    let mut dice = Dice(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
    let mut out = BufWriter::new(io::stdout().lock());
    for number in 0..games {
        game(number, &mut dice, with, &mut out)?;
    }
    out.flush()
}

fn game(number: u64, dice: &mut Dice, with: Option<&str>, out: &mut impl Write) -> io::Result<()> {
    let (clocks, faults) = (with == Some("clocks"), with == Some("faults"));
    let mut position = Chess::default();
    let mut text = String::new();
    let mut left = [5400_u64; 2];
    let plies = FEWEST_PLIES + dice.below(FEWEST_PLIES);
    for ply in 1..=plies {
        let Some(m) = drawn(&position, dice) else {
            break;
        };
        let white = ply % 2 == 1;
        if white {
            text.push_str(&format!("{}. ", ply / 2 + 1));
        }
        if faults && ply == FAULT {
            // No piece goes from one corner to the other over its own pawns, and the game goes on as if nothing had been.
            text.push_str("Ra8 ");
        }
        let side = usize::from(!white);
        left[side] = (left[side] + 30).saturating_sub(dice.below(150)).max(30);
        text.push_str(&SanPlus::from_move_and_play_unchecked(&mut position, m).to_string());
        text.push(' ');
        if clocks {
            let left = left[side];
            text.push_str(&format!("{{ [%clk {}:{:02}:{:02}] }} ", left / 3600, left / 60 % 60, left % 60));
        }
    }
    let result = match position.outcome().known() {
        Some(outcome) => outcome.to_string(),
        None => dice.of(&["1-0", "0-1", "1/2-1/2"]).to_owned(),
    };
    // Sixteen players, nine rounds: nobody sits at two boards.
    let (event, round, board) = (number / 72 + 1, number / 8 % 9 + 1, number % 8);
    let [white, black] = [round + board, round + 15 - board].map(|player| {
        let surname = SURNAMES[(player % 16) as usize];
        format!("{surname}, {}", GIVEN[((player % 16 + event) % 8) as usize])
    });
    writeln!(out, "[Event \"Obert Inventat {event}\"]")?;
    writeln!(out, "[Site \"Sabadell\"]\n[Date \"{}.07.{round:02}\"]", 1990 + event % 35)?;
    writeln!(out, "[Round \"{round}\"]\n[White \"{white}\"]\n[Black \"{black}\"]")?;
    writeln!(out, "[Result \"{result}\"]")?;
    writeln!(out, "[WhiteElo \"{}\"]\n[BlackElo \"{}\"]", 1800 + dice.below(800), 1800 + dice.below(800))?;
    if clocks {
        writeln!(out, "[TimeControl \"5400+30\"]")?;
    }
    writeln!(out)?;
    let mut length = 0;
    for word in text.split_inclusive(' ') {
        if length + word.len() > 80 {
            writeln!(out)?;
            length = 0;
        }
        length += word.len();
        out.write_all(word.as_bytes())?;
    }
    writeln!(out, "{result}\n")
}

/// A move: the best liked of three that are drawn.
fn drawn(position: &Chess, dice: &mut Dice) -> Option<Move> {
    let moves = position.legal_moves();
    if moves.is_empty() {
        return None;
    }
    let liking = |m: &Move| {
        let comes_out = m.role() != Role::King && m.from().is_some_and(|from| from.rank() == position.turn().backrank());
        2 * u8::from(m.is_capture()) + u8::from(comes_out || m.is_castle())
    };
    (0..3).map(|_| dice.of(&moves)).max_by_key(liking)
}
