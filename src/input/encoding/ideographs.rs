//! The writing of East Asia: how plausible a run of ideographs, kana or syllables is. Such a script has thousands of signs and
//! names take any of them, so neighbours say little; what tells a right reading from bytes read in a wrong way is that most
//! signs are usual ones. For each way of writing these stand in `data/ideographs.txt`: its code on a line, then the signs of
//! names, places, chess and running text, then a blank line.

use std::collections::HashSet;
use std::sync::LazyLock;

struct Script {
    usual: HashSet<char>,
    /// What a sign costs, as a logarithm: the usual ones, ideographs that are not, kana, and syllables of Korean that are
    /// not.
    costs: Costs,
}

#[derive(Clone, Copy)]
struct Costs {
    usual: f32,
    ideograph: f32,
    kana: f32,
    syllable: f32,
}

/// A sign of another script than the rest: nobody writes so.
const FOREIGN: f32 = -15.0;
/// Full stops, brackets and letters as wide as an ideograph.
const WIDE_SIGN: f32 = -5.0;
/// Kana of a single byte: rare, and in wrong readings of Western text they are everywhere.
const NARROW_KANA: f32 = -8.0;
/// A Latin letter right beside an ideograph.
const LATIN_BESIDE: f32 = -6.0;

static SCRIPTS: LazyLock<Vec<Script>> = LazyLock::new(|| {
    let entries = include_str!("data/ideographs.txt").split("\n\n");
    let script = |entry: &str| {
        let (code, signs) = entry.split_once('\n')?;
        let chinese = Costs {
            usual: -6.2,
            ideograph: -10.5,
            kana: -13.0,
            syllable: FOREIGN,
        };
        let costs = match code {
            "ja" => Costs {
                kana: -4.0,
                usual: -5.8,
                ..chinese
            },
            "ko" => Costs {
                usual: -5.0,
                ideograph: -12.0,
                syllable: -8.5,
                ..chinese
            },
            _ => chinese,
        };
        Some(Script {
            usual: signs.chars().filter(|c| !c.is_whitespace()).collect(),
            costs,
        })
    };
    entries.filter_map(script).collect()
});

/// Whether a character belongs to this writing.
pub(super) fn is_wide(c: char) -> bool {
    matches!(c, '\u{2E80}'..='\u{D7FF}' | '\u{F900}'..='\u{FAFF}' | '\u{FF00}'..='\u{FFEF}' | '\u{20000}'..='\u{3FFFF}')
}

/// How plausible a run of such characters is, between `left` and `right`: in the script that reads it best.
pub(super) fn run(signs: &[char], left: char, right: char) -> f32 {
    let in_script = |script: &Script| signs.iter().map(|c| script.cost(*c)).sum::<f32>();
    let best = SCRIPTS
        .iter()
        .map(in_script)
        .fold(f32::NEG_INFINITY, f32::max);
    let beside = [left, right].into_iter();
    let latin = beside.filter(char::is_ascii_alphabetic).count();
    best + LATIN_BESIDE * latin as f32
}

impl Script {
    fn cost(&self, c: char) -> f32 {
        match c {
            _ if self.usual.contains(&c) => self.costs.usual,
            '\u{3000}'..='\u{303F}' | '\u{FF01}'..='\u{FF60}' => WIDE_SIGN,
            '\u{3041}'..='\u{30FF}' => self.costs.kana,
            '\u{FF61}'..='\u{FF9F}' => NARROW_KANA.min(self.costs.kana),
            '\u{3400}'..='\u{9FFF}' => self.costs.ideograph,
            '\u{AC00}'..='\u{D7A3}' => self.costs.syllable,
            _ => FOREIGN,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn worth(text: &str) -> f32 {
        run(&text.chars().collect::<Vec<_>>(), ' ', ' ')
    }

    #[test]
    fn every_way_of_writing_has_its_signs() {
        let sizes: Vec<usize> = SCRIPTS.iter().map(|script| script.usual.len()).collect();
        assert_eq!(sizes.len(), 4);
        assert!(sizes.into_iter().all(|size| size > 150));
    }

    #[test]
    fn names_are_more_plausible_than_their_bytes_in_a_neighbour() {
        for (right, wrong) in [
            ("李超", "燹飛"),
            ("山田弘平", "嶊揷峅暯"),
            ("김도윤", "梯紫劼"),
        ] {
            assert!(worth(right) > worth(wrong), "{right}, {wrong}");
        }
    }

    #[test]
    fn a_latin_letter_stands_apart() {
        let beside = run(&['黮'], 'M', 'l');
        assert!(beside < worth("黮") - 11.0);
    }
}
