//! The end of a text that could not be read to its end: how much of its last game is whole.

use crate::facts;

facts! {
    /// A game behind whose beginning reading failed.
    #[derive(Copy)]
    pub struct CutOffGame = "input-cut-off" { game: u64, line: u64 }
}

/// How many bytes of a game are whole, though reading failed behind them: all of it if it ends with its result, or all
/// but the beginning of a tag behind the result; else nothing.
pub(super) fn whole_part(game: &[u8]) -> usize {
    if ends_with_result(game) {
        return game.len();
    }
    let last_line = memchr::memrchr(b'\n', game).map_or(0, |at| at + 1);
    match game[last_line..].starts_with(b"[") && ends_with_result(&game[..last_line]) {
        true => last_line,
        false => 0,
    }
}

/// Whether the last word is a result that stands outside of comments.
fn ends_with_result(game: &[u8]) -> bool {
    const RESULTS: [&[u8]; 4] = [b"1-0", b"0-1", b"1/2-1/2", b"*"];
    let is_end = |byte: &u8| byte.is_ascii_whitespace() || *byte == b'}' || *byte == b')';
    let text = game.trim_ascii_end();
    let is_result = |result: &&[u8]| {
        let before = text.strip_suffix(*result);
        before.is_some_and(|before| before.last().is_none_or(is_end))
    };
    let opened = memchr::memrchr(b'{', text);
    let closed = memchr::memrchr(b'}', text);
    RESULTS.iter().any(is_result)
        && opened.is_none_or(|opened| closed.is_some_and(|closed| closed > opened))
}

#[cfg(test)]
mod tests {
    use super::whole_part;

    #[test]
    fn a_game_is_whole_if_it_ends_with_its_result() {
        for game in [
            "1. e4 1-0\n\n",
            "1. e4 {a word} *",
            "1. e4 {a word}1/2-1/2\r\n",
        ] {
            assert_eq!(whole_part(game.as_bytes()), game.len(), "{game}");
        }
        for game in [
            "1. e4 e",
            "1. e4 {he won 1-0",
            "1. e4 11-0",
            "[Result \"1-0",
            "",
            "1. e4 1-0 {x",
        ] {
            assert_eq!(whole_part(game.as_bytes()), 0, "{game}");
        }
    }

    #[test]
    fn the_beginning_of_the_next_tag_is_no_part_of_the_game() {
        assert_eq!(whole_part(b"1. e4 1-0\n\n[Eve"), 11);
        assert_eq!(whole_part(b"1. e4 \n\n[Eve"), 0);
    }
}
