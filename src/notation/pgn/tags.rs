//! The tag section of a game: `[Name "value"]` in any order, with escapes, raw quotes, duplicates and
//! several on a line. Values stay where they stand in the text; the tags that rules ask for are
//! indexed. What a value means is for others to say.

use std::borrow::Cow;

use crate::notation::Span;

use super::eight::{first_blank, first_of};

/// Signs that show nothing, and that other programs leave before the first tag of a game: byte order marks of files glued
/// together, the end mark of DOS, form feeds, zeros, spaces that do not break or have no width.
pub const INVISIBLE: [char; 6] = ['\u{FEFF}', '\u{1A}', '\u{C}', '\0', '\u{A0}', '\u{200B}'];

/// The tags that some part of the program asks for by name.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Tag {
    Event,
    Site,
    Date,
    Round,
    White,
    Black,
    Result,
    WhiteElo,
    BlackElo,
    WhiteFideId,
    BlackFideId,
    EventDate,
    UtcDate,
    TimeControl,
    Termination,
    Variant,
    Fen,
}

const KNOWN: usize = Tag::Fen as usize + 1;

impl Tag {
    /// The seven tags that every game must carry (PGN standard 8.1.1), in their order.
    pub const ROSTER: [Tag; 7] = [
        Tag::Event,
        Tag::Site,
        Tag::Date,
        Tag::Round,
        Tag::White,
        Tag::Black,
        Tag::Result,
    ];

    pub fn name(self) -> &'static str {
        match self {
            Tag::Event => "Event",
            Tag::Site => "Site",
            Tag::Date => "Date",
            Tag::Round => "Round",
            Tag::White => "White",
            Tag::Black => "Black",
            Tag::Result => "Result",
            Tag::WhiteElo => "WhiteElo",
            Tag::BlackElo => "BlackElo",
            Tag::WhiteFideId => "WhiteFideId",
            Tag::BlackFideId => "BlackFideId",
            Tag::EventDate => "EventDate",
            Tag::UtcDate => "UTCDate",
            Tag::TimeControl => "TimeControl",
            Tag::Termination => "Termination",
            Tag::Variant => "Variant",
            Tag::Fen => "FEN",
        }
    }

    /// The tag of a name, in any case.
    pub fn of_name(name: &str) -> Option<Tag> {
        Tag::from_name(name.as_bytes())
    }

    #[inline]
    fn from_name(name: &[u8]) -> Option<Tag> {
        let usual = Tag::of_usual_name(packed(name)).filter(|_| name.len() < 16);
        usual.unwrap_or_else(|| Tag::from_odd_name(name))
    }

    /// The tag of a usual name, packed; none within for what nobody asks for. For any other name there is no answer.
    #[inline]
    fn of_usual_name(packed_name: u128) -> Option<Option<Tag>> {
        const EVENT: u128 = packed(b"Event");
        const SITE: u128 = packed(b"Site");
        const DATE: u128 = packed(b"Date");
        const ROUND: u128 = packed(b"Round");
        const WHITE: u128 = packed(b"White");
        const BLACK: u128 = packed(b"Black");
        const RESULT: u128 = packed(b"Result");
        const WHITE_ELO: u128 = packed(b"WhiteElo");
        const BLACK_ELO: u128 = packed(b"BlackElo");
        const WHITE_ID: u128 = packed(b"WhiteFideId");
        const BLACK_ID: u128 = packed(b"BlackFideId");
        const EVENT_DATE: u128 = packed(b"EventDate");
        const UTC_DATE: u128 = packed(b"UTCDate");
        const TIME_CONTROL: u128 = packed(b"TimeControl");
        const TERMINATION: u128 = packed(b"Termination");
        const VARIANT: u128 = packed(b"Variant");
        const FEN: u128 = packed(b"FEN");
        // What nearly every archive has beside these.
        const ECO: u128 = packed(b"ECO");
        const OPENING: u128 = packed(b"Opening");
        const VARIATION: u128 = packed(b"Variation");
        const WHITE_TITLE: u128 = packed(b"WhiteTitle");
        const BLACK_TITLE: u128 = packed(b"BlackTitle");
        let tag = match packed_name {
            EVENT => Tag::Event,
            SITE => Tag::Site,
            DATE => Tag::Date,
            ROUND => Tag::Round,
            WHITE => Tag::White,
            BLACK => Tag::Black,
            RESULT => Tag::Result,
            WHITE_ELO => Tag::WhiteElo,
            BLACK_ELO => Tag::BlackElo,
            WHITE_ID => Tag::WhiteFideId,
            BLACK_ID => Tag::BlackFideId,
            EVENT_DATE => Tag::EventDate,
            UTC_DATE => Tag::UtcDate,
            TIME_CONTROL => Tag::TimeControl,
            TERMINATION => Tag::Termination,
            VARIANT => Tag::Variant,
            FEN => Tag::Fen,
            ECO | OPENING | VARIATION | WHITE_TITLE | BLACK_TITLE => return Some(None),
            _ => return None,
        };
        Some(Some(tag))
    }

    /// Tag names are case-sensitive in the standard, and not in the world.
    #[cold]
    fn from_odd_name(name: &[u8]) -> Option<Tag> {
        let all = Tag::ROSTER.into_iter().chain([
            Tag::WhiteElo,
            Tag::BlackElo,
            Tag::WhiteFideId,
            Tag::BlackFideId,
            Tag::EventDate,
            Tag::UtcDate,
            Tag::TimeControl,
            Tag::Termination,
            Tag::Variant,
            Tag::Fen,
        ]);
        all.into_iter()
            .find(|tag| tag.name().as_bytes().eq_ignore_ascii_case(name))
    }
}

/// A short name as one number, so that it is compared at once and not byte by byte.
const fn packed(name: &[u8]) -> u128 {
    let mut bytes = [0; 16];
    let mut at = 0;
    while at < name.len() && at < 16 {
        bytes[at] = name[at];
        at += 1;
    }
    u128::from_le_bytes(bytes)
}

/// The tags of one game, as places in its text.
#[derive(Debug, Default)]
pub struct Tags {
    known: [Option<Span>; KNOWN],
    /// Every tag pair in order: name and value.
    all: Vec<(Span, Span)>,
    /// Tags that none of ours asks for, as places in `all`.
    others: Vec<u32>,
    /// Some value holds a backslash.
    escaped: bool,
    /// Some name may stand twice.
    repeated: bool,
    /// Tag lines that could not be read to their end.
    pub damaged: Vec<Span>,
}

impl Tags {
    pub fn clear(&mut self) {
        self.known = [None; KNOWN];
        self.all.clear();
        self.others.clear();
        self.repeated = false;
        self.damaged.clear();
    }

    #[inline]
    pub fn span(&self, tag: Tag) -> Option<Span> {
        self.known[tag as usize]
    }

    /// The value of a tag with its escapes undone. The first one counts where a tag is repeated.
    #[inline]
    pub fn get<'t>(&self, tag: Tag, text: &'t str) -> Option<Cow<'t, str>> {
        let value = self.span(tag)?.slice(text);
        Some(if self.escaped {
            unescape(value)
        } else {
            Cow::Borrowed(value)
        })
    }

    /// The value, if it says anything: PGN writes `?` and `-` for nothing.
    pub fn known_value<'t>(&self, tag: Tag, text: &'t str) -> Option<Cow<'t, str>> {
        self.get(tag, text).filter(|value| says_anything(value))
    }

    pub fn iter(&self) -> impl Iterator<Item = (Span, Span)> + '_ {
        self.all.iter().copied()
    }

    /// The tag pairs that no part of the program asks for by name, in order.
    pub fn others(&self) -> impl Iterator<Item = (Span, Span)> + '_ {
        self.others.iter().map(|at| self.all[*at as usize])
    }

    /// Whether some name may stand twice. Quick to answer: a `yes` may be wrong, a `no` never is.
    pub fn may_repeat(&self) -> bool {
        self.repeated
    }

    #[inline]
    fn add(&mut self, bytes: &[u8], tag: Option<Tag>, name: Span, value: Span) {
        let name_of = |span: Span| &bytes[span.start as usize..span.end as usize];
        if let Some(tag) = tag {
            self.repeated |= self.known[tag as usize].is_some();
            self.known[tag as usize].get_or_insert(value);
        } else {
            let all = &self.all;
            // Among so many tags some are probably the same. A `yes` may be wrong, and saves comparing all with all.
            self.repeated |= self.others.len() >= MANY
                || self
                    .others
                    .iter()
                    .any(|other| name_of(all[*other as usize].0) == name_of(name));
            self.others.push(self.all.len() as u32);
        }
        self.all.push((name, value));
    }

    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Reads the tag section at the start of `text`; gives the place where the movetext begins.
    pub fn read(&mut self, text: &str) -> usize {
        self.clear();
        let plain = self.read_plain(text.as_bytes());
        let movetext = self.read_section(text, plain);
        // No plain tag has a backslash in it.
        self.escaped = memchr::memchr(b'\\', &text.as_bytes()[plain..movetext]).is_some();
        movetext
    }

    /// Reads tags as far as they are written as nearly all are: a line each, a short name, a value without a backslash.
    /// Gives the place where the next one begins, or whatever else stands there: half the time of the general way.
    fn read_plain(&mut self, bytes: &[u8]) -> usize {
        let mut at = 0;
        while let Some((name, packed_name)) = plain_name(bytes, at) {
            let value_start = name.end as usize + 2;
            let Some((value, end)) = plain_closing(bytes, value_start) else {
                break;
            };
            let tag = match Tag::of_usual_name(packed_name) {
                Some(usual) => usual,
                None => {
                    let name = &bytes[at + 1..name.end as usize];
                    if !name.iter().all(|byte| IN_NAME[*byte as usize]) {
                        break;
                    }
                    Tag::from_odd_name(name)
                }
            };
            self.add(bytes, tag, name, value);
            // The line feed, which the general way passes over as blank.
            at = end + 1;
        }
        at
    }

    /// Reads on from `at` in the general way.
    fn read_section(&mut self, text: &str, from: usize) -> usize {
        let bytes = text.as_bytes();
        let mut at = from;
        loop {
            let blank = bytes[at..]
                .iter()
                .take_while(|b| b.is_ascii_whitespace())
                .count();
            // A lone tag behind a blank line still belongs here as long as no move has come.
            let line = at + blank;
            if bytes.get(line) == Some(&b'%') && (line == 0 || bytes[line - 1] == b'\n') {
                at = memchr::memchr(b'\n', &bytes[line..]).map_or(bytes.len(), |n| line + n);
                continue;
            }
            if bytes.get(line) != Some(&b'[') {
                match text[line..].chars().next() {
                    Some(sign) if INVISIBLE.contains(&sign) => {
                        at = line + sign.len_utf8();
                        continue;
                    }
                    _ => return line,
                }
            }
            let Some((name, value_start)) = tag_opening(bytes, line) else {
                return line;
            };
            let (value, end) = match tag_closing(bytes, value_start) {
                Some(found) => found,
                None => {
                    let end = memchr::memchr(b'\n', &bytes[value_start..])
                        .map_or(bytes.len(), |n| value_start + n);
                    self.damaged.push(Span::new(line, end));
                    let value_end = value_start + bytes[value_start..end].trim_ascii_end().len();
                    (Span::new(value_start, value_end), end)
                }
            };
            let tag = Tag::from_name(&bytes[name.start as usize..name.end as usize]);
            self.add(bytes, tag, name, value);
            at = end;
        }
    }
}

/// Whether a value is more than PGN's signs for nothing.
fn says_anything(value: &str) -> bool {
    // Nearly all values begin with a letter or a figure.
    let begins_plainly = value
        .as_bytes()
        .first()
        .is_some_and(u8::is_ascii_alphanumeric);
    begins_plainly || !matches!(value.trim(), "" | "?" | "-" | "??")
}

/// No honest game has so many tags of its own making.
const MANY: usize = 256;

/// The bytes of the names of tags.
static IN_NAME: [bool; 256] = {
    let mut table = [false; 256];
    let mut byte = 0;
    while byte < 256 {
        let sign = byte as u8;
        table[byte] = sign.is_ascii_alphanumeric() || matches!(sign, b'_' | b'-' | b'.');
        byte += 1;
    }
    table
};

/// `[Name "` at `at`: the name, and where the value begins.
#[inline]
fn tag_opening(bytes: &[u8], at: usize) -> Option<(Span, usize)> {
    let mut start = at + 1;
    while matches!(bytes.get(start), Some(b' ' | b'\t')) {
        start += 1;
    }
    let mut end = start;
    while bytes.get(end).is_some_and(|byte| IN_NAME[*byte as usize]) {
        end += 1;
    }
    let mut quote = end;
    while matches!(bytes.get(quote), Some(b' ' | b'\t')) {
        quote += 1;
    }
    (end > start && bytes.get(quote) == Some(&b'"')).then(|| (Span::new(start, end), quote + 1))
}

/// `[Name "` at `at` with a name of less than sixteen bytes and one blank behind it: the name, also as a number. Whether
/// every byte of it may stand in a name is not asked.
#[inline]
fn plain_name(bytes: &[u8], at: usize) -> Option<(Span, u128)> {
    let (b'[', rest) = bytes.get(at..)?.split_first()? else {
        return None;
    };
    let sixteen = u128::from_le_bytes(*rest.first_chunk::<16>()?);
    let length = match first_blank(sixteen as u64) {
        8 => 8 + first_blank((sixteen >> 64) as u64),
        length => length,
    };
    let is_plain = (1..16).contains(&length) && rest.get(length..)?.starts_with(b" \"");
    let packed_name = sixteen & (u128::MAX >> (128 - 8 * length.clamp(1, 16)));
    is_plain.then(|| (Span::new(at + 1, at + 1 + length), packed_name))
}

/// The end of a value: the first quote that a bracket follows. A quote behind a backslash counts only
/// where no better one stands on the line (`[Event "Tournament \"]` is real). A value may run over
/// into the next line, as mailers wrapped them, but not over another tag. Where no quote on the line ends it so, moves
/// stand behind the first that has a bracket: `[Event "a"] 1. e4 *`.
#[inline]
fn tag_closing(bytes: &[u8], start: usize) -> Option<(Span, usize)> {
    plain_closing(bytes, start).or_else(|| odd_closing(bytes, start))
}

/// The end of a value with no quote, backslash or line end in it, where the line ends behind the bracket.
#[inline]
fn plain_closing(bytes: &[u8], start: usize) -> Option<(Span, usize)> {
    let mut end = start;
    // Nearly all values end within 32 bytes, some here and some there: these are looked at in one go, without a branch that
    // nobody can guess.
    while let Some(next) = bytes.get(end..).and_then(<[u8]>::first_chunk::<32>) {
        let plain = first_of(next, [b'"', b'\\', b'\n']);
        end += plain;
        if plain < 32 {
            break;
        }
    }
    match bytes[end..] {
        // Nearly every tag ends so.
        [b'"', b']', b'\n', ..] => Some((Span::new(start, end), end + 2)),
        _ => None,
    }
}

/// The same for a value with a quote, a backslash or a line end in it, or with anything behind its bracket.
fn odd_closing(bytes: &[u8], start: usize) -> Option<(Span, usize)> {
    let mut lines = 1;
    let mut escaped = None;
    // Behind which the moves begin on the same line.
    let mut before_moves = None;
    for at in memchr::memchr2_iter(b'"', b'\n', &bytes[start..]) {
        let at = start + at;
        if bytes[at] == b'\n' {
            if before_moves.is_some() {
                break;
            }
            let next = bytes.get(at + 1);
            if escaped.is_some() || lines == 3 || matches!(next, None | Some(b'[' | b'\n' | b'\r'))
            {
                break;
            }
            lines += 1;
            continue;
        }
        let Some(end) = closing_bracket(bytes, at + 1) else {
            if lines == 1 && bytes.get(at + 1) == Some(&b']') {
                before_moves.get_or_insert((Span::new(start, at), at + 2));
            }
            continue;
        };
        let backslashes = bytes[start..at]
            .iter()
            .rev()
            .take_while(|b| **b == b'\\')
            .count();
        let found = (Span::new(start, at), end);
        if backslashes % 2 == 0 {
            return Some(found);
        }
        escaped.get_or_insert(found);
    }
    escaped.or(before_moves)
}

/// `]` behind the quote, with nothing but another tag or a comment behind it on the line.
#[inline]
fn closing_bracket(bytes: &[u8], from: usize) -> Option<usize> {
    let mut at = from;
    while matches!(bytes.get(at), Some(b' ' | b'\t')) {
        at += 1;
    }
    if bytes.get(at) != Some(&b']') {
        return None;
    }
    let mut behind = at + 1;
    while matches!(bytes.get(behind), Some(b' ' | b'\t' | b'\r' | 0x0c)) {
        behind += 1;
    }
    matches!(
        bytes.get(behind),
        None | Some(b'\n' | b'[' | b'{' | b';' | b'%')
    )
    .then_some(at + 1)
}

/// `\"` and `\\` stand for `"` and `\`; any other backslash is itself.
pub fn unescape(raw: &str) -> Cow<'_, str> {
    if memchr::memchr(b'\\', raw.as_bytes()).is_none() {
        return Cow::Borrowed(raw);
    }
    let mut plain = String::with_capacity(raw.len());
    let mut chars = raw.chars().peekable();
    while let Some(c) = chars.next() {
        match (c, chars.peek()) {
            ('\\', Some(&next @ ('"' | '\\'))) => {
                plain.push(next);
                chars.next();
            }
            _ => plain.push(c),
        }
    }
    Cow::Owned(plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> (Tags, usize) {
        let mut tags = Tags::default();
        let movetext = tags.read(text);
        (tags, movetext)
    }

    /// Every byte of some plain tags is exchanged for signs that may mean something: both ways read the same tags.
    #[test]
    fn plain_tags_are_read_as_the_general_way_reads_them() {
        let tags = "[WhiteElo \"2446\"]\n[Event \"A game of more than thirty-two letters\"]\n[X_1 \"\"]\n\n1. e4 *\n";
        for at in 0..tags.len() {
            for sign in [
                "\"", "\\", "]", "[", " ", "\t", "\n", "\r\n", "%", "e", "-", "@", "é", "",
            ] {
                let text = [&tags[..at], sign, &tags[at + 1..]].concat();
                let (plain, movetext) = read(&text);
                let mut general = Tags::default();
                assert_eq!(general.read_section(&text, 0), movetext, "{text}");
                general.escaped = text[..movetext].contains('\\');
                assert_eq!(format!("{plain:?}"), format!("{general:?}"), "{text}");
            }
        }
    }

    #[test]
    fn quotes_in_values_are_read_as_they_were_meant() {
        let cases = [
            (r#"[Event "The \"Open\""]"#, r#"The "Open""#),
            (r#"[Event "The "Open""]"#, r#"The "Open""#),
            (r#"[Event "Tournament \"]"#, r"Tournament \"),
            (r#"[Event "C:\\games"]"#, r"C:\games"),
            (r#"[Event ""]"#, ""),
            (r#"[ Event  "x" ] "#, "x"),
        ];
        for (text, value) in cases {
            let (tags, movetext) = read(text);
            assert_eq!(tags.get(Tag::Event, text).as_deref(), Some(value), "{text}");
            assert_eq!(text[movetext..].trim(), "", "{text}");
        }
    }

    #[test]
    fn tags_may_share_a_line_and_touch_the_moves() {
        let text = "[White \"A\"][Black \"B\"] [Result \"1-0\"]\n1. e4 1-0";
        let (tags, movetext) = read(text);
        assert_eq!(tags.get(Tag::Black, text).as_deref(), Some("B"));
        assert_eq!(tags.get(Tag::Result, text).as_deref(), Some("1-0"));
        assert_eq!(&text[movetext..], "1. e4 1-0");
    }

    #[test]
    fn the_first_of_repeated_tags_counts() {
        let text = "[Event \"A\"]\n[Event \"B\"]\n\n*";
        let (tags, _) = read(text);
        assert_eq!(tags.get(Tag::Event, text).as_deref(), Some("A"));
        assert_eq!(tags.iter().count(), 2);
    }

    #[test]
    fn a_tag_that_never_ends_is_told_and_does_not_swallow_the_next() {
        let text = "[Event \"half\n[Site \"S\"]\n\n1. e4 *";
        let (tags, movetext) = read(text);
        assert_eq!(tags.damaged.len(), 1);
        assert_eq!(tags.get(Tag::Event, text).as_deref(), Some("half"));
        assert_eq!(tags.get(Tag::Site, text).as_deref(), Some("S"));
        assert_eq!(&text[movetext..], "1. e4 *");
    }

    #[test]
    fn a_value_may_run_over_two_line_ends_and_no_more() {
        let (tags, _) = read("[Event \"a\nb\nc\"]\n\n*");
        assert_eq!(tags.damaged.len(), 0);
        let (tags, _) = read("[Event \"a\nb\nc\nd\"]\n\n*");
        assert_eq!(tags.damaged.len(), 1);
    }

    #[test]
    fn a_line_full_of_tags_is_read_in_one_pass() {
        let text: String = (0..500_000).map(|n| format!("[A{n} \"x\"]")).collect();
        let (tags, _) = read(&text);
        assert_eq!(tags.iter().count(), 500_000);
        assert!(tags.may_repeat(), "never wrongly no");
    }

    #[test]
    fn names_are_known_in_any_case() {
        let text = "[white \"A\"]\n\n*";
        assert_eq!(read(text).0.get(Tag::White, text).as_deref(), Some("A"));
    }
}
