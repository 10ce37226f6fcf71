//! Line ends made comparable without changing any length: a bare CR, the line end of old Macintosh files, becomes
//! `\n`. CRLF stays, and so does `\r\r\n`, which careless conversions leave behind and which is one line end.

use memchr::memchr;

/// Turns the bare CRs of `bytes[from..]` into `\n` and returns how far the text is settled: a run of CRs at the very
/// end is left alone unless `complete`, since the byte to come decides about it. Call again from there.
pub(super) fn unify(bytes: &mut [u8], from: usize, complete: bool) -> usize {
    let mut at = from;
    while let Some(length) = memchr(b'\r', &bytes[at..]) {
        let run = at + length;
        let end = bytes[run..]
            .iter()
            .position(|&byte| byte != b'\r')
            .map_or(bytes.len(), |length| run + length);
        match bytes.get(end) {
            Some(b'\n') => {}
            None if !complete => return run,
            _ => bytes[run..end].fill(b'\n'),
        }
        at = end;
    }
    bytes.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn unified(text: &str) -> String {
        let mut bytes = text.as_bytes().to_vec();
        unify(&mut bytes, 0, true);
        String::from_utf8(bytes).expect("only ASCII bytes changed")
    }

    #[test]
    fn bare_carriage_returns_become_line_feeds() {
        assert_eq!(
            unified("[Event \"a\"]\r\r1. e4 *\r"),
            "[Event \"a\"]\n\n1. e4 *\n"
        );
    }

    #[test]
    fn carriage_returns_before_a_line_feed_stay() {
        assert_eq!(unified("a\r\n\r\nb\r\r\nc\n"), "a\r\n\r\nb\r\r\nc\n");
    }

    #[test]
    fn mixed_line_ends_are_judged_one_by_one() {
        assert_eq!(unified("a\rb\r\nc\nd\r"), "a\nb\r\nc\nd\n");
    }

    #[test]
    fn a_carriage_return_at_the_end_of_what_was_read_waits() {
        let mut bytes = b"a\rb\r".to_vec();
        assert_eq!(unify(&mut bytes, 0, false), 3);
        assert_eq!(bytes, b"a\nb\r");
        bytes.extend_from_slice(b"\nc");
        assert_eq!(unify(&mut bytes, 3, false), 6);
        assert_eq!(bytes, b"a\nb\r\nc");
    }
}
