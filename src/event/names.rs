//! Names of an event file: those that serde knows of a type, so that no list has to be kept beside it, and the one that
//! was meant by a name that it does not know.

use std::fmt::Display;
use std::iter;

use serde::Deserialize;
use serde::de::value::{MapAccessDeserializer, MapDeserializer};
use thiserror::Error;

/// The keys of a table or the words of a choice, in the order in which they are declared.
pub(super) fn names<'de, T: Deserialize<'de>>() -> &'static [&'static str] {
    // No key is called "". Given that, the type answers with the names that it does know.
    let nobody = MapDeserializer::new(iter::once(("", ())));
    match T::deserialize(MapAccessDeserializer::new(nobody)) {
        Err(KnownNames(names)) => names,
        Ok(_) => &[],
    }
}

#[derive(Debug, Error)]
#[error("known: {0:?}")]
struct KnownNames(&'static [&'static str]);

impl serde::de::Error for KnownNames {
    fn custom<T: Display>(_: T) -> KnownNames {
        KnownNames(&[])
    }

    fn unknown_field(_: &str, names: &'static [&'static str]) -> KnownNames {
        KnownNames(names)
    }

    fn unknown_variant(_: &str, names: &'static [&'static str]) -> KnownNames {
        KnownNames(names)
    }
}

/// The nearest known name, if it is near enough to be meant: two letters wrong at most, and fewer than half.
pub(super) fn nearest(written: &str, known: &[&'static str]) -> Option<&'static str> {
    let written = written.to_lowercase();
    let distances = known
        .iter()
        .map(|name| (strsim::osa_distance(&written, name), *name))
        .filter(|(distance, name)| *distance <= 2 && 2 * distance < name.len());
    distances
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, name)| name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{RatingClass, file};

    #[test]
    fn serde_tells_the_keys_of_a_table_and_the_words_of_a_choice() {
        assert_eq!(names::<file::TeamTable>(), ["boards", "scoring"]);
        assert_eq!(names::<file::DrawsTable>(), ["earliest_agreement"]);
        assert_eq!(names::<RatingClass>().len(), 6);
    }

    #[test]
    fn a_slip_of_the_pen_is_near_and_another_word_is_not() {
        let known = [
            "event", "time", "draws", "scoring", "rating", "pace", "class", "end",
        ];
        for (written, meant) in [
            ("draw", Some("draws")),
            ("times", Some("time")),
            ("ratings", Some("rating")),
            ("classes", Some("class")),
            ("EVENT", Some("event")),
            ("paec", Some("pace")),
            ("edn", Some("end")),
            ("clock", None),
            ("team", None),
            ("and then", None),
            ("age", None),
            ("", None),
        ] {
            assert_eq!(nearest(written, &known), meant, "{written}");
        }
    }
}
