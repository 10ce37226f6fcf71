//! What it costs to believe that a cell does not say what was played, in hundredths of a nat: a cost of 460 is odds
//! of one in a hundred. One table, from slips counted on damaged sheets and from what scanners confuse; the search
//! adds them up and takes the cheapest game. Nothing here knows the board.

use std::sync::LazyLock;

use crate::notation::moves::lookalike::fold;

/// Hundredths of a nat.
pub type Cost = u32;

/// A cell that says exactly what was played: so are about 96 of 100.
pub const AS_WRITTEN: Cost = 4;

/// One sign for another that looks like it (`l` and `1`, `c` and `e`): by far the most frequent slip, one of a hundred
/// cells, spread over its few signs and their few doubles.
pub const LOOKALIKE: Cost = 610;
/// The file or the rank beside the one meant: a slip of the eye.
pub const NEXT_LINE: Cost = 650;
/// Any other file or rank.
pub const OTHER_LINE: Cost = 760;
/// Another piece's letter: two of a thousand cells, and it may be any of four letters.
pub const WRONG_PIECE: Cost = 800;
/// A small letter for a capital or the reverse: one of a thousand cells, and it says the same.
pub const CASE: Cost = 600;
/// Any other sign.
pub const WRONG_SIGN: Cost = 900;
/// A letter of another script that looks the same: the pen does not know scripts.
pub const OTHER_SCRIPT: Cost = 30;
/// A letter that some players of the language use for another of its own.
pub const OTHER_LETTER: Cost = 60;
/// A piece's letter written small.
pub const SMALL_LETTER: Cost = 200;
/// A sign left out: three of a thousand cells, and it may be any of three signs.
pub const LEFT_OUT: Cost = 690;
/// A stray dot, comma or stroke: it hides nothing, so that it speaks for no move and against none.
pub const STRAY_POINT: Cost = 10;
/// A stray `l` or `i`: a stroke that was read as a letter.
pub const STRAY_STROKE: Cost = 480;
/// A stray letter or digit.
pub const STRAY_SIGN: Cost = 760;
/// A sign written twice.
pub const DOUBLED_SIGN: Cost = 640;
/// A sign that its reader marked as unreadable (`?` in a word): two of a thousand.
pub const UNREADABLE_SIGN: Cost = 640;
/// Of a second slip in one cell only this part counts, in hundredths: slips come together, from one bad pen.
pub const SECOND_SLIP_PERCENT: Cost = 60;

/// A capture sign where nothing is captured: nobody writes it by chance.
pub const FALSE_CAPTURE: Cost = 800;
/// No capture sign on a sheet that otherwise has them.
pub const DROPPED_CAPTURE: Cost = 520;
/// A check mark where there is no check.
pub const FALSE_CHECK: Cost = 600;
/// No check mark on a sheet that otherwise has them.
pub const DROPPED_CHECK: Cost = 300;
/// A pawn's capture written with its target alone.
pub const TARGET_ALONE: Cost = 450;
/// Two pieces of a kind reach the square, and the cell does not say which.
pub const UNTOLD: Cost = 450;

/// The cell cannot be read: three of a thousand. The move itself must still be guessed, which costs what the position
/// says.
pub const UNREADABLE: Cost = 580;
/// The box is empty though a move was played: one of a thousand.
pub const EMPTY: Cost = 100;
/// There is no box, and the move numbers say that there should be.
pub const NO_BOX: Cost = 20;
/// The player wrote some other move than he played, with the same piece: one of a thousand, any of a few.
pub const OTHER_MOVE: Cost = 830;
/// The same, with another piece.
pub const OTHER_PIECE: Cost = 1050;
/// A move was left out and the rows closed up: one of two thousand. It must be guessed too.
pub const MISSING: Cost = 780;
/// The second of two left out together.
pub const MISSING_TOO: Cost = 100;
/// A cell too many.
pub const EXTRA: Cost = 800;
/// A box that was left empty for nothing, and an unreadable one that stands for nothing: nearly always a move was played
/// there.
pub const EXTRA_EMPTY: Cost = 900;
pub const EXTRA_UNREADABLE: Cost = 1300;
/// The numbers were wrong, and no box is missing.
pub const EXTRA_NO_BOX: Cost = 300;
/// A cell behind the end of the game: no reading that uses it is given up for one that does not.
pub const BEHIND_END: Cost = 1500;
/// The same for a cell that says no move.
pub const BEHIND_END_UNREADABLE: Cost = 900;
/// What the same slip costs on the second copy, in hundredths: players look at each other's sheets.
pub const COPIED_PERCENT: Cost = 40;
/// A copy that can be played to a mate as it stands and has the result that belongs to it is doubted so much less.
pub const PLAYED_TO_MATE: Cost = 400;
/// A row written twice.
pub const REPEATED_ROW: Cost = 420;
/// Each further row that is written twice.
pub const REPEATED_TOO: Cost = 40;
/// Two neighbouring moves written in each other's place: one of two thousand.
pub const SWAPPED: Cost = 740;

/// Signs that pens and scanners confuse, each group with itself.
const LOOKALIKES: [&str; 26] = [
    "1lI|7iLT", "b6h", "ceo", "adqgou", "g9qy", "35S", "8B3S6", "0OoQD", "58", "Z2z7", "4A9",
    "KRX", "BRE8", "NMH", "FTP", "DOQ", "GC6", "ftx", "ЛПА", "СCG", "VY", "hknL", "dcl", "КНR",
    "ДАЛ", "f(",
];

/// What it costs to read `written` where `meant` was meant. Every cell is compared with every legal move, so that the
/// answers for plain letters stand ready.
pub fn substitution(meant: char, written: char) -> Cost {
    static PLAIN: LazyLock<Vec<u16>> = LazyLock::new(|| {
        let signs = || (0..128u8).map(char::from);
        let of = |meant: char| signs().map(move |written| reckon(meant, written) as u16);
        signs().flat_map(of).collect()
    });
    if meant.is_ascii() && written.is_ascii() {
        Cost::from(PLAIN[(meant as usize) << 7 | written as usize])
    } else {
        reckon(meant, written)
    }
}

fn reckon(meant: char, written: char) -> Cost {
    if meant == written {
        return 0;
    }
    if written == '?' {
        return UNREADABLE_SIGN;
    }
    if !(meant.is_ascii() && written.is_ascii()) && fold(meant) == fold(written) {
        return OTHER_SCRIPT;
    }
    if groups_of(meant) & groups_of(written) != 0 {
        return LOOKALIKE;
    }
    let file = |c: char| matches!(c, 'a'..='h');
    let rank = |c: char| matches!(c, '1'..='8');
    if file(meant) && file(written) || rank(meant) && rank(written) {
        return match u32::from(meant).abs_diff(u32::from(written)) {
            1 => NEXT_LINE,
            _ => OTHER_LINE,
        };
    }
    match (meant.is_uppercase(), written.is_uppercase()) {
        (true, true) => WRONG_PIECE,
        (false, false) => WRONG_SIGN,
        _ if meant.to_lowercase().eq(written.to_lowercase()) => CASE,
        _ => WRONG_SIGN,
    }
}

/// The groups of look-alikes that a sign is in, one bit each; those of Latin, Greek and Cyrillic signs stand ready.
fn groups_of(sign: char) -> u32 {
    static GROUPS: LazyLock<Vec<u32>> = LazyLock::new(|| {
        let groups = |sign: char| {
            let of = LOOKALIKES.iter().enumerate();
            of.fold(0, |all, (bit, group)| {
                all | u32::from(group.contains(sign)) << bit
            })
        };
        ('\0'..'\u{530}').map(groups).collect()
    });
    GROUPS.get(sign as usize).copied().unwrap_or(0)
}

/// What it costs that a sign stands in the cell which nobody meant.
pub fn stray(written: char, before: Option<char>) -> Cost {
    if !written.is_alphanumeric() || matches!(written, 'l' | 'i') {
        STRAY_STROKE
    } else if before == Some(written) {
        DOUBLED_SIGN
    } else {
        STRAY_SIGN
    }
}
