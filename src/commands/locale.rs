//! What the machine says of its user's language and country (`ca_ES.UTF-8`), and how lists and numbers are written there.

use std::env;

use crate::report::Punctuation;

/// The locale of a category such as `LC_MESSAGES`; nothing where none is set.
pub(super) fn of(category: &str) -> String {
    let set = |name: &str| env::var(name).ok().filter(|value| !value.is_empty());
    let locale = ["LC_ALL", category, "LANG"].into_iter().find_map(set);
    locale.unwrap_or_default()
}

/// Languages whose numbers have a decimal comma (CLDR). Lists have semicolons there.
const DECIMAL_COMMA: &[&str] = &[
    "af", "an", "ast", "az", "be", "bg", "br", "bs", "ca", "cs", "da", "de", "dsb", "el", "eo",
    "es", "et", "eu", "fi", "fo", "fr", "fur", "fy", "gl", "hr", "hsb", "hu", "hy", "id", "is",
    "it", "ka", "kk", "kl", "ky", "lb", "lt", "lv", "mk", "nb", "nds", "nl", "nn", "no", "oc",
    "pl", "pt", "ro", "ru", "sc", "se", "sk", "sl", "sq", "sr", "sv", "tg", "tk", "tr", "tt", "uk",
    "uz", "vi",
];

/// Countries where Spanish has a decimal point, and commas in lists.
const POINT_IN_SPANISH: &[&str] = &[
    "BZ", "DO", "GT", "HN", "MX", "NI", "PA", "PE", "PR", "SV", "US",
];

/// Countries where German and Italian have a decimal point, and semicolons in lists all the same.
const POINT_IN_GERMAN_AND_ITALIAN: &[&str] = &["CH", "LI"];

/// How lists and numbers are written there.
pub(super) fn punctuation(locale: &str) -> Punctuation {
    let name = locale.split(['.', '@']).next().unwrap_or_default();
    let (language, country) = name.split_once(['_', '-']).unwrap_or((name, ""));
    match language {
        "es" if POINT_IN_SPANISH.contains(&country) => Punctuation::CommaAndPoint,
        "de" | "it" if POINT_IN_GERMAN_AND_ITALIAN.contains(&country) => {
            Punctuation::SemicolonAndPoint
        }
        _ if DECIMAL_COMMA.contains(&language) => Punctuation::SemicolonAndComma,
        _ => Punctuation::CommaAndPoint,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_and_numbers_are_written_as_the_locale_has_them() {
        for locale in [
            "ca_ES.UTF-8",
            "es_ES",
            "pt_BR.UTF-8",
            "ro",
            "de_DE@euro",
            "fr_CH.UTF-8",
            "it-IT",
            "ru_RU.KOI8-R",
            "pl_PL",
            "nl_NL",
            "es_AR",
        ] {
            let found = punctuation(locale);
            assert_eq!(found, Punctuation::SemicolonAndComma, "{locale}");
        }
        for locale in ["", "C", "C.UTF-8", "POSIX", "en_GB.UTF-8", "es_MX", "ja_JP"] {
            let found = punctuation(locale);
            assert_eq!(found, Punctuation::CommaAndPoint, "{locale}");
        }
        for locale in ["de_CH.UTF-8", "de_LI", "it_CH"] {
            let found = punctuation(locale);
            assert_eq!(found, Punctuation::SemicolonAndPoint, "{locale}");
        }
    }
}
