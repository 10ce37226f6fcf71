//! FIDE's titles, as reports write them, and what a norm of each asks for (B.01 of 1 January 2024, 0.5, 1.4.5, 1.4.6, 1.4.8).

/// From the lowest to the highest (B.01, 0.3).
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Title {
    Wcm,
    Wfm,
    Cm,
    Wim,
    Fm,
    Wgm,
    Im,
    Gm,
}

/// The title that a player has.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Held {
    None,
    Title(Title),
    /// A word that is none of FIDE's titles.
    OtherWord,
}

impl Title {
    pub fn word(self) -> &'static str {
        match self {
            Title::Wcm => "WCM",
            Title::Wfm => "WFM",
            Title::Cm => "CM",
            Title::Wim => "WIM",
            Title::Fm => "FM",
            Title::Wgm => "WGM",
            Title::Im => "IM",
            Title::Gm => "GM",
        }
    }

    /// Whether opponents with it count as titled (1.4.5a).
    pub fn counts(self) -> bool {
        !matches!(self, Title::Cm | Title::Wcm)
    }
}

/// `g`, `GM`, `wim`, in letters of any size; programs write a word or its first letters.
pub fn read(word: &str) -> Held {
    Held::Title(match word.trim().to_ascii_lowercase().as_str() {
        "" | "-" => return Held::None,
        "g" | "gm" => Title::Gm,
        "m" | "im" => Title::Im,
        "f" | "fm" => Title::Fm,
        "c" | "cm" => Title::Cm,
        "wg" | "wgm" => Title::Wgm,
        "wm" | "wim" => Title::Wim,
        "wf" | "wfm" => Title::Wfm,
        "wc" | "wcm" => Title::Wcm,
        _ => return Held::OtherWord,
    })
}

/// A title that is made by norms.
pub struct Sought {
    pub title: Title,
    /// The performance, and the mean of the opponents' ratings.
    pub performance: i64,
    pub mean: i64,
    /// To which the lowest rating among the opponents is raised.
    pub floor: i64,
    pub women_only: bool,
}

pub const NORMS: [Sought; 4] = [
    Sought {
        title: Title::Gm,
        performance: 2600,
        mean: 2380,
        floor: 2200,
        women_only: false,
    },
    Sought {
        title: Title::Im,
        performance: 2450,
        mean: 2230,
        floor: 2050,
        women_only: false,
    },
    Sought {
        title: Title::Wgm,
        performance: 2400,
        mean: 2180,
        floor: 2000,
        women_only: true,
    },
    Sought {
        title: Title::Wim,
        performance: 2250,
        mean: 2030,
        floor: 1850,
        women_only: true,
    },
];

impl Sought {
    /// Whether an opponent with a title is one of the third that must have the sought title or a higher one. FM and the
    /// titles below it never are (1.4.5).
    pub fn is_held_by(&self, title: Title) -> bool {
        let makes_norms = [Title::Gm, Title::Im, Title::Wgm, Title::Wim];
        title >= self.title && makes_norms.contains(&title)
    }

    /// Whether somebody with a title has nothing to seek here.
    pub fn is_had_by(&self, held: Held) -> bool {
        matches!(held, Held::Title(title) if self.is_held_by(title))
    }
}

/// Titles by rating alone, from the highest (B.01, 1.5.3 and the table of titles by rating): title, rating, for women only.
pub const BY_RATING: [(Title, u32, bool); 4] = [
    (Title::Fm, 2300, false),
    (Title::Cm, 2200, false),
    (Title::Wfm, 2100, true),
    (Title::Wcm, 2000, true),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_as_reports_write_them() {
        for (word, title) in [
            ("g", Title::Gm),
            ("GM", Title::Gm),
            ("m", Title::Im),
            ("IM", Title::Im),
            ("f", Title::Fm),
            ("  FM", Title::Fm),
            ("c", Title::Cm),
            ("wg", Title::Wgm),
            ("WM", Title::Wim),
            ("wim", Title::Wim),
            ("wf", Title::Wfm),
            ("WCM", Title::Wcm),
        ] {
            assert_eq!(read(word), Held::Title(title), "{word}");
        }
        assert_eq!(
            ["", " - ", "NM"].map(read),
            [Held::None, Held::None, Held::OtherWord]
        );
    }

    #[test]
    fn whose_title_is_the_sought_one_or_higher() {
        let holders = |sought: &Sought| {
            let all = [
                Title::Gm,
                Title::Im,
                Title::Wgm,
                Title::Fm,
                Title::Wim,
                Title::Cm,
                Title::Wfm,
                Title::Wcm,
            ];
            let words = all.into_iter().filter(|title| sought.is_held_by(*title));
            words.map(Title::word).collect::<Vec<_>>().join(" ")
        };
        let all = NORMS.each_ref().map(holders);
        assert_eq!(all, ["GM", "GM IM", "GM IM WGM", "GM IM WGM WIM"]);
    }
}
