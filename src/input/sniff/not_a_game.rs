//! Texts that hold moves or boards and yet no game: what chess programs write while they think, lists of positions,
//! counts of moves, lists of openings. Their lines would pass for those of a sheet, and whoever is named in them would
//! be accused of moves that nobody made. Each is known by the share of its lines that look like nothing else.

use super::looks::is_like_a_move;
use super::{first_token, lines};

/// Why a text with moves or boards in it is no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotAGame {
    /// What an engine or the program around it writes: thinking, commands of a protocol, drawn boards.
    EngineLog,
    /// A list of positions, one on each line, as FEN or EPD.
    Positions,
    /// How many ways to go on there are behind each move: `e2e4: 600`.
    MoveCounts,
    /// A list of openings, each line or every other one begun by its code: `A01 Larsen's opening`.
    Openings,
}

impl NotAGame {
    /// The word of `summary.json`.
    pub fn word(self) -> &'static str {
        match self {
            NotAGame::EngineLog => "engine_log",
            NotAGame::Positions => "positions",
            NotAGame::MoveCounts => "move_counts",
            NotAGame::Openings => "openings",
        }
    }

    /// What `head`, the beginning of a text, is beside a game.
    pub(super) fn of(head: &[u8]) -> Option<NotAGame> {
        let (mut all, mut log, mut positions, mut counts, mut openings) = (0, 0, 0, 0, 0);
        for line in lines(head).filter(|line| !line.is_empty()) {
            all += 1;
            log += usize::from(is_of_a_log(line));
            positions += usize::from(holds_position(line));
            counts += usize::from(is_move_count(line));
            openings += usize::from(begins_with_opening(line));
        }
        if log > 2 && log * 4 > all {
            return Some(NotAGame::EngineLog);
        }
        if positions > 0 && positions * 2 >= all {
            return Some(NotAGame::Positions);
        }
        if counts > 2 && counts * 2 > all {
            return Some(NotAGame::MoveCounts);
        }
        (openings > 2 && openings * 3 >= all).then_some(NotAGame::Openings)
    }
}

fn words(line: &[u8]) -> impl Iterator<Item = &[u8]> {
    line.split(u8::is_ascii_whitespace)
        .filter(|word| !word.is_empty())
}

fn is_of_a_log(line: &[u8]) -> bool {
    const SAID: [&[u8]; 14] = [
        b"info ",
        b"bestmove ",
        b"id name ",
        b"id author ",
        b"option name ",
        b"uciok",
        b"readyok",
        b"setoption ",
        b"position ",
        b"ucinewgame",
        b"isready",
        b"go depth ",
        b"go movetime ",
        b"feature ",
    ];
    // Some logs begin each line with the name of the engine.
    let said = line.splitn(2, |byte| *byte == b':').last().unwrap_or(line);
    let says = |word: &&[u8]| line.starts_with(word) || said.trim_ascii_start().starts_with(word);
    SAID.iter().any(says)
        || line.starts_with(b"+---+---+")
        || is_thinking(line)
        || is_rank_of_board(line)
}

/// ` 12 31 105 2039481 e4 e5 Nf3`: depth, score, time and nodes before the moves.
fn is_thinking(line: &[u8]) -> bool {
    let mut words = words(line);
    let is_figure = |word: &[u8]| {
        let digits = word
            .strip_prefix(b"-")
            .or_else(|| word.strip_prefix(b"+"))
            .unwrap_or(word);
        !digits.is_empty() && digits.iter().all(u8::is_ascii_digit)
    };
    let figures = words
        .by_ref()
        .take(4)
        .filter(|word| is_figure(word))
        .count();
    figures == 4 && words.next().is_some_and(is_like_a_move)
}

/// One rank of a board drawn with letters: `r n b q k b n r`, `8 . . . p . . . .`, with or without the rank's figure.
fn is_rank_of_board(line: &[u8]) -> bool {
    let is_figure = |word: &[u8]| matches!(word, [b'1'..=b'8']);
    let is_square = |word: &[u8]| matches!(word, [sign] if b"rnbqkpRNBQKP.-*_".contains(sign));
    let (figures, rest): (Vec<_>, Vec<_>) = words(line).partition(|word| is_figure(word));
    figures.len() < 3 && rest.len() == 8 && rest.into_iter().all(is_square)
}

/// `4k3/8/8/8/8/8/8/4K2R w K - …`: eight ranks and the side to move, anywhere among the first words of the line.
fn holds_position(line: &[u8]) -> bool {
    let is_board = |word: &[u8]| {
        word.iter().filter(|byte| **byte == b'/').count() == 7
            && word
                .iter()
                .all(|byte| b"rnbqkpRNBQKP12345678/".contains(byte))
    };
    let first: Vec<&[u8]> = words(line).take(5).collect();
    first
        .windows(2)
        .any(|pair| is_board(pair[0]) && matches!(pair[1], b"w" | b"b"))
}

/// `e2e4: 600`, `Nf3 - 20`, `1 Nh3 198572`, `e2e4 45%`: a move and a number that is no clock. Behind the number of a row a
/// small one may be minutes.
fn is_move_count(line: &[u8]) -> bool {
    const MORE_THAN_MINUTES: usize = 4;
    let mut words = line
        .split(|byte| byte.is_ascii_whitespace() || matches!(byte, b':' | b'='))
        .filter(|word| !word.is_empty() && *word != b"-")
        .peekable();
    let is_figure = |word: &[u8]| word.iter().all(u8::is_ascii_digit);
    let is_numbered = words.next_if(|word| is_figure(word)).is_some();
    let is_move = words.next().is_some_and(is_like_a_move);
    let is_count = |word: &[u8]| match word.strip_suffix(b"%") {
        Some(share) => share
            .iter()
            .all(|byte| byte.is_ascii_digit() || *byte == b'.'),
        None => is_figure(word) && (!is_numbered || word.len() > MORE_THAN_MINUTES),
    };
    is_move && words.next().is_some_and(is_count) && words.next().is_none()
}

/// `A01`, `E99`: the code of an opening, then its name or moves.
fn begins_with_opening(line: &[u8]) -> bool {
    matches!(first_token(line), [b'A'..=b'E', b'0'..=b'9', b'0'..=b'9'])
}

#[cfg(test)]
mod tests {
    use super::NotAGame::{EngineLog, MoveCounts, Openings, Positions};
    use super::*;

    #[test]
    fn each_is_known_by_its_lines() {
        for (text, expected) in [
            (
                "Stockfish 16\ninfo depth 1 score cp 2 pv g1f3\ninfo depth 2 score cp 3 pv e2e4\nbestmove e2e4\n",
                EngineLog,
            ),
            (
                "A: info depth 1 pv e2e4\nA: info depth 2 pv e2e4\nA: bestmove e2e4\n",
                EngineLog,
            ),
            (
                "  1  10   0       20  e4\n  2  11   0       60  e4 e5\n  3  25   1      500  e4 e5 Nf3\n",
                EngineLog,
            ),
            (
                "1. e4\n black KQkq\nr n b q k b n r\np p p p p p p p\n. . . . P . . .\n\nMy move is : e5\n",
                EngineLog,
            ),
            (
                "8 r n b q k b n r 8\n7 p p p p p p p p 7\n6 . . . . . . . . 6\n1. e4 e5\n",
                EngineLog,
            ),
            (
                "8/8/8/8/8/8/8/K1k5 w - - 0 1\n4k3/8/8/8/8/8/8/4K2R w K - bm O-O; id \"a\";\n",
                Positions,
            ),
            (
                "1. 8/8/8/8/8/8/8/K1k5 w - - 0 1\n2. b7/8/8/8/8/8/8/K2k4 b - - 0 1\n",
                Positions,
            ),
            (
                "a2a3: 380\nb2b3: 420\ne2e4: 600\n\nNodes: 1400\n",
                MoveCounts,
            ),
            ("e4 - 20\nd4 - 20\nNf3 - 20\n", MoveCounts),
            (
                "perft 5\n 1 Nh3 198572\n 2 Nf3 233491\n 3 Nc3 234656\n",
                MoveCounts,
            ),
            ("e2e4 45%\nd2d4 35%\ng1f3 12.5%\n", MoveCounts),
            (
                "A00 Polish\n1. b4\nA01 Larsen\n1. b3\nA02 Bird\n1. f4\n",
                Openings,
            ),
        ] {
            assert_eq!(NotAGame::of(text.as_bytes()), Some(expected), "{text}");
        }
    }

    #[test]
    fn a_sheet_is_none_of_them() {
        for text in [
            "1. e4 e5\n2. Nf3 Nc6\n3. Bb5 a6\n",
            "e4 90 e5 89\nNf3 88 Nc6 87\n",
            "1 e4 5 e5 6\n2 Nf3 7 Nc6 9\n3 Bb5 12 a6 14\n",
            "e4\ne5\nNf3\nNc6\n",
            "1 e4 90\n2 Nf3 88\n3 Bb5 85\n",
            "FEN: 4k3/8/8/8/8/8/8/4K2R w K - 0 1\n1. O-O Kd7\n2. Rf7+ Ke6\n",
            "White: A\nBlack: B\nOpening: B12\n1. e4 c6\n2. d4 d5\n",
            "1. P-K4 P-K4\n2. N-KB3 N-QB3\n3. B-N5 P-QR3\n",
        ] {
            assert_eq!(NotAGame::of(text.as_bytes()), None, "{text}");
        }
    }
}
