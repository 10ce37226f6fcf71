//! Eight bytes looked at at once, as a number whose lowest byte comes first: nearly all words and values are that short, and
//! a loop over bytes that ends somewhere costs more than all of this.

const ONES: u64 = u64::MAX / 255;
const HIGH_BITS: u64 = ONES << 7;

/// Where the first blank or control character stands; 8 if there is none.
#[inline(always)]
pub fn first_blank(eight: u64) -> usize {
    // Eight bytes are subtracted from at once. With its high bit set, no byte borrows from the next, and a byte up to a
    // blank loses that bit. Letters beyond ASCII have the bit anyway, and end no word.
    let printable = (eight | HIGH_BITS) - ONES * (b' ' as u64 + 1);
    first_marked(!(printable | eight))
}

/// Where the first of some signs stands among 32 bytes; 32 if there is none.
#[inline(always)]
pub fn first_of<const N: usize>(bytes: &[u8; 32], signs: [u8; N]) -> usize {
    let (eights, _) = bytes.as_chunks::<8>();
    let mut first = bytes.len();
    for (at, eight) in eights.iter().enumerate().rev() {
        let eight = u64::from_le_bytes(*eight);
        let mut found = 0;
        for sign in signs {
            // A byte that is the sign becomes zero, and of all bytes up to it only a zero borrows. What stands behind may be
            // marked wrongly: the first mark is right.
            let differs = eight ^ (ONES * u64::from(sign));
            found |= differs.wrapping_sub(ONES) & !differs;
        }
        let within = 8 * at + first_marked(found);
        first = if found & HIGH_BITS != 0 {
            within
        } else {
            first
        };
    }
    first
}

/// The first byte with its high bit set.
#[inline(always)]
fn first_marked(eight: u64) -> usize {
    (eight & HIGH_BITS).trailing_zeros() as usize / 8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_is_told_at_every_place() {
        for byte in 0..=255_u8 {
            for place in 0..8 {
                let mut eight = *b"abcdefgh";
                eight[place] = byte;
                let number = u64::from_le_bytes(eight);
                let blank = if byte <= b' ' { place } else { 8 };
                assert_eq!(first_blank(number), blank, "{eight:?}");
            }
            for place in 0..32 {
                let mut bytes = [b'a'; 32];
                bytes[place] = byte;
                let sign = if b"\"\\\n".contains(&byte) { place } else { 32 };
                assert_eq!(first_of(&bytes, [b'"', b'\\', b'\n']), sign, "{bytes:?}");
            }
        }
    }

    #[test]
    fn the_first_of_several_counts() {
        let number = u64::from_le_bytes(*b"ab\"c\"\n d");
        let mut bytes = [b' '; 32];
        bytes[20..28].copy_from_slice(&number.to_le_bytes());
        assert_eq!(first_of(&bytes, [b'\n', b'"']), 22);
        assert_eq!(first_of(&bytes, [b'\n', b'x']), 25);
        assert_eq!(first_blank(number), 5);
    }
}
