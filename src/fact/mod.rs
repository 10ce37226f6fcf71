//! Facts: what the program has found out, as data. A rule, the judgement of a claim, a rating system or a reader of
//! lists comes in with the small type of what it found, declared with [`facts!`](crate::facts); a [`Fact`] goes out: a
//! key and named values. Nothing here, and nothing in the folders that make facts, knows a sentence of any language:
//! `report/words` turns a fact into words, and tables and pages read the same values.

mod position;
mod system;
mod value;

use std::fmt;

use serde::{Deserialize, Serialize};

pub use position::{POSITION_FAULTS, POSITION_FLAWS};
pub use system::{SystemCause, fact_of};
pub use value::{
    BoardFile, Change, Choice, Departure, IntoValue, Millionths, MoveList, PlayedMove, Value,
    ValueKind,
};

/// One thing that was found out. Its key names the sentence in the files of words; its values fill it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fact {
    pub key: &'static str,
    pub values: Vec<(&'static str, Value)>,
}

impl Fact {
    /// The value of a name.
    pub fn value(&self, name: &str) -> Option<&Value> {
        let found = self.values.iter().find(|(own, _)| *own == name);
        found.map(|(_, value)| value)
    }
}

/// The plain form, for logs and for developers: `path-blocked (piece: white rook, from: a1)`. People read the words.
impl fmt::Display for Fact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key)?;
        for (index, (name, value)) in self.values.iter().enumerate() {
            let before = if index == 0 { " (" } else { ", " };
            write!(f, "{before}{name}: {value}")?;
        }
        f.write_str(if self.values.is_empty() { "" } else { ")" })
    }
}

/// What a kind of fact looks like: its key, and what each of its values is. The tests of the words go by it.
#[derive(Copy, Clone, Debug)]
pub struct FactShape {
    pub key: &'static str,
    pub values: &'static [(&'static str, ValueKind)],
}

/// Declares what a part of the program can find out: a struct for one kind of fact, an enum for several, each with its
/// key in the files of words. The fields become the values of the fact, under their own names; what is declared so can be
/// a value of another fact. `for` gives keys to an enum that stands elsewhere.
///
/// ```text
/// facts! {
///     /// A piece that would have to pass over another.
///     pub struct PathBlocked = "path-blocked" { piece: Piece, to: Square }
/// }
/// let fact = Fact::from(PathBlocked { piece, to });
/// assert_eq!(fact.to_string(), "path-blocked (piece: white rook, to: a3)");
/// ```
macro_rules! facts {
    () => {};
    (
        $(#[$meta:meta])*
        $vis:vis struct $name:ident = $key:literal { $($(#[$field_meta:meta])* $field:ident: $type:ty),* $(,)? }
        $($rest:tt)*
    ) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        $vis struct $name { $($(#[$field_meta])* pub $field: $type),* }

        impl $name {
            $crate::facts! { @shapes [$vis const SHAPES] $key { $($field: $type),* } }
        }

        impl From<$name> for $crate::fact::Fact {
            fn from($name { $($field),* }: $name) -> $crate::fact::Fact {
                $crate::fact::Fact {
                    key: $key,
                    values: vec![$((stringify!($field), $crate::fact::IntoValue::into_value($field))),*],
                }
            }
        }

        $crate::facts! { @value $name }
        $crate::facts! { $($rest)* }
    };
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident {
            $(
                $(#[$variant_meta:meta])*
                $variant:ident = $key:literal $({ $($(#[$field_meta:meta])* $field:ident: $type:ty),* $(,)? })?
            ),* $(,)?
        }
        $($rest:tt)*
    ) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        $vis enum $name {
            $($(#[$variant_meta])* $variant $({ $($(#[$field_meta])* $field: $type),* })?),*
        }

        impl $name {
            $crate::facts! { @shapes [$vis const SHAPES] $($key $({ $($field: $type),* })?),* }
        }

        $crate::facts! { @from $name $($variant = $key $({ $($field: $type),* })?),* }

        $crate::facts! { $($rest)* }
    };
    (
        $vis:vis for $name:ident = $shapes:ident {
            $($variant:ident = $key:literal $({ $($field:ident: $type:ty),* $(,)? })?),* $(,)?
        }
        $($rest:tt)*
    ) => {
        $crate::facts! { @shapes [$vis const $shapes] $($key $({ $($field: $type),* })?),* }
        $crate::facts! { @from $name $($variant = $key $({ $($field: $type),* })?),* }
        $crate::facts! { $($rest)* }
    };
    (@shapes [$($head:tt)*] $($key:literal $({ $($field:ident: $type:ty),* })?),*) => {
        #[allow(dead_code, reason = "the tests of the words alone look at some of them")]
        $($head)*: &[$crate::fact::FactShape] = &[$($crate::fact::FactShape {
            key: $key,
            values: &[$($((stringify!($field), <$type as $crate::fact::IntoValue>::KIND)),*)?],
        }),*];
    };
    (@from $name:ident $($variant:ident = $key:literal $({ $($field:ident: $type:ty),* })?),*) => {
        impl From<$name> for $crate::fact::Fact {
            fn from(fact: $name) -> $crate::fact::Fact {
                match fact {
                    $($name::$variant $({ $($field),* })? => $crate::fact::Fact {
                        key: $key,
                        values: vec![$($((stringify!($field), $crate::fact::IntoValue::into_value($field))),*)?],
                    }),*
                }
            }
        }

        $crate::facts! { @value $name }
    };
    (@value $name:ident) => {
        impl $crate::fact::IntoValue for $name {
            const KIND: $crate::fact::ValueKind = $crate::fact::ValueKind::Fact;
            fn into_value(self) -> $crate::fact::Value {
                $crate::fact::IntoValue::into_value($crate::fact::Fact::from(self))
            }
        }
    };
}

/// Makes errors of facts: their plain form is for developers, and people read the words. Gives `fact_of`, which says what
/// an error of any type says if it is one of these.
macro_rules! fact_errors {
    ($($error:ty),* $(,)?) => {
        $(
            impl std::fmt::Display for $error {
                fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                    $crate::fact::Fact::from(self.clone()).fmt(f)
                }
            }

            impl std::error::Error for $error {}
        )*

        /// What an error says, if it is one of these.
        pub fn fact_of(error: &(dyn std::error::Error + 'static)) -> Option<$crate::fact::Fact> {
            let mut fact = None;
            $(fact = fact.or_else(|| error.downcast_ref::<$error>().cloned().map($crate::fact::Fact::from));)*
            fact
        }
    };
}

pub(crate) use {fact_errors, facts};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Color, Square};

    facts! {
        enum Sample {
            Plain = "sample-plain",
            Full = "sample-full" { player: Color, to: Option<Square>, times: u32 },
        }
    }

    #[test]
    fn a_fact_keeps_its_values_under_their_names() {
        let fact = Fact::from(Sample::Full {
            player: Color::Black,
            to: None,
            times: 3,
        });
        assert_eq!(fact.key, "sample-full");
        assert_eq!(fact.value("player"), Some(&Value::Player(Color::Black)));
        assert_eq!(fact.value("to"), Some(&Value::Nothing));
        assert_eq!(fact.value("times"), Some(&Value::Number(3)));
        assert_eq!(fact.value("from"), None);
        assert_eq!(Fact::from(Sample::Plain).to_string(), "sample-plain");
    }

    #[test]
    fn a_shape_says_what_each_value_is() {
        let [plain, full] = Sample::SHAPES else {
            panic!("two kinds of facts are declared");
        };
        assert_eq!((plain.key, plain.values.len()), ("sample-plain", 0));
        let names: Vec<&str> = full.values.iter().map(|(name, _)| *name).collect();
        assert_eq!(names, ["player", "to", "times"]);
        assert_eq!(full.values[1].1, ValueKind::Optional(&ValueKind::Square));
    }
}
