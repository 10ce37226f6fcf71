//! How submissions write people: names in many forms, and what stands beside them.

use arbiter::internals::lists::identify::PlayerClaim;

use crate::people::{Person, Random};

/// How a name is written.
#[derive(Copy, Clone, PartialEq, Eq)]
pub enum Form {
    Full,
    /// With its own letters, where the list has ASCII.
    Accents,
    WithoutComma,
    Transliterated,
    WithoutSecondGiven,
    Initial,
    WithoutSecondSurname,
    Turned,
}

pub const FORMS: [Form; 8] = [
    Form::Full,
    Form::Accents,
    Form::WithoutComma,
    Form::Transliterated,
    Form::WithoutSecondGiven,
    Form::Initial,
    Form::WithoutSecondSurname,
    Form::Turned,
];

impl Form {
    pub fn name(self) -> &'static str {
        match self {
            Form::Full => "in full",
            Form::Accents => "with its accents",
            Form::WithoutComma => "without a comma",
            Form::Transliterated => "in another spelling",
            Form::WithoutSecondGiven => "second given name left out",
            Form::Initial => "with an initial",
            Form::WithoutSecondSurname => "second surname left out",
            Form::Turned => "surname and given name turned round",
        }
    }

    /// Whether all of the name is there.
    pub fn is_full(self) -> bool {
        matches!(
            self,
            Form::Full | Form::Accents | Form::WithoutComma | Form::Transliterated
        )
    }

    /// None where a name has nothing to be left out or written otherwise.
    pub fn write(self, person: &Person) -> Option<String> {
        let (surnames, given) = (person.surnames.join(" "), person.given.join(" "));
        let full = format!("{surnames}, {given}");
        let ascii_full = ascii(&full);
        match self {
            Form::Full => Some(ascii_full),
            Form::Accents => Some(full),
            Form::WithoutComma => Some(ascii(&format!("{given} {surnames}"))),
            Form::Transliterated => {
                let other = transliterated(&ascii_full);
                (other != ascii_full).then_some(other)
            }
            Form::WithoutSecondGiven => {
                let has_more = person.given.len() > 1;
                has_more.then(|| ascii(&format!("{surnames}, {}", person.given[0])))
            }
            Form::Initial => {
                let initial = ascii(&given).chars().next()?;
                Some(format!("{}, {initial}.", ascii(&surnames)))
            }
            Form::WithoutSecondSurname => {
                let has_more = person.surnames.len() > 1;
                has_more.then(|| ascii(&format!("{}, {given}", person.surnames[0])))
            }
            Form::Turned => Some(ascii(&format!("{given}, {surnames}"))),
        }
    }
}

/// Letters as lists in ASCII write them.
pub fn ascii(text: &str) -> String {
    let mut written = String::new();
    for letter in text.chars() {
        let letters = match letter {
            'ä' => "ae",
            'ö' | 'ø' => "oe",
            'ü' => "ue",
            'Ö' | 'Ø' => "Oe",
            'å' => "a",
            'Å' => "A",
            'á' | 'ã' | 'ą' => "a",
            'Á' => "A",
            'é' | 'è' | 'ë' | 'ę' => "e",
            'É' => "E",
            'í' | 'ı' => "i",
            'İ' => "I",
            'ó' => "o",
            'ú' => "u",
            'ñ' | 'ń' => "n",
            'ç' | 'ć' | 'č' => "c",
            'Ç' => "C",
            'ş' | 'š' | 'ś' => "s",
            'Ş' => "S",
            'ğ' => "g",
            'ł' => "l",
            'Ł' => "L",
            'ź' | 'ż' | 'ž' => "z",
            'Ž' | 'Ż' | 'Ź' => "Z",
            'đ' => "dj",
            'Đ' => "Dj",
            _ => {
                written.push(letter);
                continue;
            }
        };
        written.push_str(letters);
    }
    written
}

/// Spelt as in another language.
fn transliterated(name: &str) -> String {
    let spellings = [
        ("ck", "k"),
        ("ch", "tch"),
        ("kh", "h"),
        ("ov", "off"),
        ("ph", "f"),
        ("yu", "iu"),
        ("ey", "ei"),
        ("vi", "wi"),
        ("sh", "sch"),
        ("ks", "x"),
        ("ia", "iya"),
    ];
    let mut spelt = name.to_owned();
    for (own, other) in spellings {
        if spelt.contains(own) {
            spelt = spelt.replacen(own, other, 1);
            break;
        }
    }
    spelt
}

/// What is known beside the name.
#[derive(Copy, Clone, PartialEq, Eq)]
pub enum Known {
    All,
    FederationRating,
    Rating,
    FederationBirth,
    Birth,
    Federation,
}

impl Known {
    pub const ALL: [Known; 6] = [
        Known::All,
        Known::FederationRating,
        Known::Rating,
        Known::FederationBirth,
        Known::Birth,
        Known::Federation,
    ];

    pub fn name(self) -> &'static str {
        match self {
            Known::All => "federation, birth year, rating",
            Known::FederationRating => "federation, rating",
            Known::Rating => "rating",
            Known::FederationBirth => "federation, birth year",
            Known::Birth => "birth year",
            Known::Federation => "federation",
        }
    }

    /// Reports know most, games a rating or nothing.
    pub fn draw(random: &mut Random) -> Known {
        match random.below(100) {
            0..40 => Known::All,
            40..65 => Known::FederationRating,
            65..87 => Known::Rating,
            87..95 => Known::FederationBirth,
            95..98 => Known::Birth,
            _ => Known::Federation,
        }
    }

    pub fn claim(self, person: &Person, name: String, random: &mut Random) -> PlayerClaim {
        let has_federation = !matches!(self, Known::Rating | Known::Birth);
        let has_birth = matches!(self, Known::All | Known::FederationBirth | Known::Birth);
        let has_rating = matches!(self, Known::All | Known::FederationRating | Known::Rating);
        let rating = person.rating.filter(|_| has_rating);
        PlayerClaim {
            name,
            federation: match has_federation {
                true => person.federation.clone(),
                false => String::new(),
            },
            birth: has_birth.then_some(person.birth),
            rating: rating.map(|rating| written(rating, random)),
            // Games say nothing of who is unrated.
            is_unrated: has_rating && has_federation && rating.is_none(),
            ..PlayerClaim::default()
        }
    }
}

/// A rating as it stands in a submission: mostly that of the list, sometimes of a list some months older, sometimes of
/// another kind.
fn written(rating: u32, random: &mut Random) -> u32 {
    let off = match random.below(100) {
        0..75 => 0.0,
        75..92 => random.normal(0.0, 15.0),
        _ => random.normal(0.0, 50.0),
    };
    (f64::from(rating) + off).max(1000.0) as u32
}
