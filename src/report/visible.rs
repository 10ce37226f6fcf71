//! Text of the input on its way to a terminal. A name that holds control characters could clear the screen, change its
//! colours or hide what stands before it; one with signs that turn the direction of writing could show other words than
//! it says. So they are shown as text: `\u{1b}`, `\u{202e}`.

use std::borrow::Cow;

/// Signs that turn the direction of writing.
fn turns_direction(sign: char) -> bool {
    matches!(sign, '\u{61C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// A text with nothing in it that a terminal would obey but line ends and tabs.
pub fn visible(text: &str) -> Cow<'_, str> {
    let obeyed =
        |sign: char| sign.is_control() && !matches!(sign, '\n' | '\t') || turns_direction(sign);
    if !text.contains(obeyed) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(text.len() + 16);
    for sign in text.chars() {
        match obeyed(sign) {
            true => shown.extend(sign.escape_unicode()),
            false => shown.push(sign),
        }
    }
    Cow::Owned(shown)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_terminal_would_obey_is_shown_as_text() {
        assert_eq!(visible("a\u{1b}[2Jb"), r"a\u{1b}[2Jb");
        assert_eq!(visible("Doe\u{202e}, Jane"), r"Doe\u{202e}, Jane");
        assert_eq!(visible("a\rb\u{7}\u{9b}\0"), r"a\u{d}b\u{7}\u{9b}\u{0}");
        assert_eq!(visible("two\nlines\tand Ω"), "two\nlines\tand Ω");
    }
}
