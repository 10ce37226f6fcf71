//! Line ends made comparable without changing any length: a bare CR, the line end of old Macintosh files, becomes
//! `\n`. CRLF stays, and so does `\r\r\n`, which careless conversions leave behind and which is one line end. Where there was
//! a bare CR is remembered, for whoever wants the text as it stood.

use memchr::memchr;

/// The places of the bare CRs in a text, in order. No piece of a file is so long that its places need more than four bytes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct BareReturns(Vec<u32>);

impl BareReturns {
    fn note(&mut self, run: std::ops::Range<usize>) {
        self.0.extend(run.map_while(|at| u32::try_from(at).ok()));
    }

    /// Those from a place on, which becomes their beginning; those before it stay.
    pub(super) fn split_off(&mut self, from: usize) -> BareReturns {
        let kept = self.0.partition_point(|at| (*at as usize) < from);
        let behind = self.0.split_off(kept).into_iter();
        BareReturns(behind.map(|at| at - from as u32).collect())
    }

    /// The places within a part of the text.
    pub(super) fn within(&self, part: &std::ops::Range<usize>) -> impl Iterator<Item = usize> {
        let first = self.0.partition_point(|at| (*at as usize) < part.start);
        let places = self.0[first..].iter().map(|at| *at as usize);
        places.take_while({
            let end = part.end;
            move |at| *at < end
        })
    }
}

/// Turns the bare CRs of `bytes[from..]` into `\n` and returns how far the text is settled: a run of CRs at the very
/// end is left alone unless `complete`, since the byte to come decides about it. Call again from there.
pub(super) fn unify(
    bytes: &mut [u8],
    from: usize,
    complete: bool,
    bare: &mut BareReturns,
) -> usize {
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
            _ => {
                bytes[run..end].fill(b'\n');
                bare.note(run..end);
            }
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
        let mut bare = BareReturns::default();
        unify(&mut bytes, 0, true, &mut bare);
        let mut stood = bytes.clone();
        for at in bare.within(&(0..text.len())) {
            stood[at] = b'\r';
        }
        assert_eq!(stood, text.as_bytes(), "it can be put back");
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
    fn places_move_with_the_text_that_is_cut() {
        let mut bare = BareReturns(vec![1, 5, 6, 9]);
        let behind = bare.split_off(6);
        assert_eq!(
            (bare, behind.clone()),
            (BareReturns(vec![1, 5]), BareReturns(vec![0, 3]))
        );
        assert_eq!(behind.within(&(1..4)).collect::<Vec<_>>(), [3]);
        assert_eq!(behind.within(&(1..3)).count(), 0);
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
        let mut bare = BareReturns::default();
        assert_eq!(unify(&mut bytes, 0, false, &mut bare), 3);
        assert_eq!(bytes, b"a\nb\r");
        bytes.extend_from_slice(b"\nc");
        assert_eq!(unify(&mut bytes, 3, false, &mut bare), 6);
        assert_eq!(bytes, b"a\nb\r\nc");
        assert_eq!(bare, BareReturns(vec![1]));
    }
}
