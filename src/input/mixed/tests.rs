//! Texts glued together from parts in several forms, read in pieces of many sizes: all of it comes out.

use super::*;

const GAME: &str =
    "[Event \"Ω\"]\n[White \"Мария\"]\n[Black \"Ω 𝔛\"]\n\n1. e4 ♞c6 2. Nf3 Nc6 *\n\n";
const PLAIN: &str = "[Event \"b\"]\n[Site \"a town\"]\n\n1. d4 d5 2. c4 e6 3. Nc3 1-0\n\n";

fn little(text: &str) -> Vec<u8> {
    text.encode_utf16().flat_map(u16::to_le_bytes).collect()
}

fn big(text: &str) -> Vec<u8> {
    text.encode_utf16().flat_map(u16::to_be_bytes).collect()
}

fn eight(text: &str) -> Vec<u8> {
    text.as_bytes().to_vec()
}

/// Gives so many bytes at a time at the most, so that every pair and surrogate is torn apart somewhere.
struct Drip<'a>(&'a [u8], usize);

impl Read for Drip<'_> {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        let count = self.0.len().min(out.len()).min(self.1);
        self.0.read(&mut out[..count])
    }
}

/// The text, and the bytes that belonged to no character; the same however it is read.
fn read(bytes: &[u8]) -> (String, OddBytes) {
    let read_in = |input: usize, output: usize| {
        let mut reader = MixedReader::new(Drip(bytes, input), Utf16::detect(bytes));
        let mut text = Vec::new();
        let mut part = vec![0; output];
        loop {
            match reader.read(&mut part).expect("memory") {
                0 => break,
                count => text.extend_from_slice(&part[..count]),
            }
        }
        (text, reader.writing().odd_bytes())
    };
    let (text, odd) = read_in(usize::MAX, 1 << 16);
    for (input, output) in [
        (1, 1),
        (1, 100),
        (7, 64),
        (100, 1000),
        (3, 1 << 16),
        (1 << 16, 3),
    ] {
        assert_eq!(
            read_in(input, output),
            (text.clone(), odd),
            "{input}, {output}"
        );
    }
    (String::from_utf8(text).expect("UTF-8"), odd)
}

#[test]
fn characters_torn_between_reads_come_out_whole() {
    for bytes in [little(GAME), big(GAME), eight(GAME)] {
        assert_eq!(read(&bytes), (GAME.to_owned(), OddBytes::default()));
    }
}

#[test]
fn parts_in_every_form_may_follow_one_another() {
    let forms = [eight, little, big];
    for mark in ["", "\u{FEFF}"] {
        for first in forms {
            for second in forms {
                for third in forms {
                    let texts = [GAME, PLAIN, GAME].map(|text| format!("{mark}{text}"));
                    let parts = [first(&texts[0]), second(&texts[1]), third(&texts[2])];
                    assert_eq!(read(&parts.concat()), (texts.concat(), OddBytes::default()));
                }
            }
        }
    }
}

#[test]
fn a_part_may_begin_right_behind_the_result() {
    let first = PLAIN.trim_end();
    for form in [little as fn(&str) -> Vec<u8>, big] {
        let second = format!("\u{FEFF}{GAME}");
        let bytes = [eight(first), form(&second)].concat();
        assert_eq!(read(&bytes).0, format!("{first}{second}"));
    }
}

#[test]
fn behind_an_odd_byte_reading_goes_on() {
    let text = PLAIN.repeat(3);
    for form in [little as fn(&str) -> Vec<u8>, big] {
        let whole = form(&text);
        for at in 0..whole.len() / 3 {
            let mut more = whole.clone();
            more.insert(at + whole.len() / 3, b'x');
            let mut less = whole.clone();
            less.remove(at + whole.len() / 3);
            for damaged in [more, less] {
                let (read, odd) = read(&damaged);
                // Half a line end ahead of a tag looks like a text in the other byte order: only a blank is lost then.
                if odd.count == 0 {
                    let words = |text: &str| -> Vec<String> {
                        let words = text.split(|sign: char| sign.is_whitespace() || sign == '\0');
                        words
                            .filter(|word| !word.is_empty())
                            .map(str::to_owned)
                            .collect()
                    };
                    assert_eq!(words(&read), words(&text), "{at}");
                    continue;
                }
                assert_eq!(odd.count, 1, "{at}: {read}");
                let place = odd.first.abs_diff((at + whole.len() / 3) as u64);
                assert!(place <= 4, "{at}: {odd:?}");
                // All but a character or two is there.
                assert!(read.starts_with(PLAIN.trim_end()), "{at}: {read}");
                assert!(
                    read.ends_with(PLAIN.trim_start_matches('[')),
                    "{at}: {read}"
                );
                assert!(read.contains('\u{FFFD}'), "{at}: {read}");
            }
        }
    }
}

#[test]
fn half_a_character_at_the_end_is_told_and_a_line_end_is_not() {
    let mut bytes = little(PLAIN);
    bytes.push(b'c');
    let (text, odd) = read(&bytes);
    assert_eq!((text, odd.count), (format!("{PLAIN}\u{FFFD}"), 1));
    let mut bytes = little(PLAIN);
    bytes.push(b'\n');
    assert_eq!(read(&bytes), (format!("{PLAIN}\n"), OddBytes::default()));
}

#[test]
fn zeros_of_any_other_origin_are_left_alone() {
    for zeros in [1, 2, 3, 500, 200_000] {
        let zeros = "\0".repeat(zeros);
        for text in [
            format!("{PLAIN}{zeros}{PLAIN}{zeros}"),
            format!("1. e4 e{zeros}5 *"),
        ] {
            let mut out = Vec::new();
            let mut reader = MixedReader::new(text.as_bytes(), None);
            reader.read_to_end(&mut out).expect("memory");
            assert!(out == text.as_bytes());
        }
    }
}

#[test]
fn the_writing_of_every_part_is_known() {
    let bytes = [eight(PLAIN), little(GAME), big(PLAIN)].concat();
    let mut reader = MixedReader::new(&bytes[..], None);
    let mut text = Vec::new();
    reader.read_to_end(&mut text).expect("memory");
    let (plain, game) = (PLAIN.len(), GAME.len());
    let writing = reader.writing();
    assert_eq!(
        writing.of_part(0, plain + 10),
        [(0, None), (plain, Some("utf-16le"))]
    );
    assert_eq!(
        writing.of_part((plain + 10) as u64, text.len() - plain - 10),
        [(0, Some("utf-16le")), (game - 10, Some("utf-16be"))]
    );
}
