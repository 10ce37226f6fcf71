//! Invented people: names recombined, federations, years of birth and ratings drawn.

/// Numbers that look drawn, the same from the same seed (splitmix64).
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    pub fn below(&mut self, end: usize) -> usize {
        (self.next() % end as u64) as usize
    }

    /// Between 0 and 1.
    pub fn share(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// About normal: the sum of twelve.
    pub fn normal(&mut self, mean: f64, deviation: f64) -> f64 {
        let sum: f64 = (0..12).map(|_| self.share()).sum();
        mean + deviation * (sum - 6.0)
    }

    /// The first are drawn more often, as with the names of people.
    fn common<'t>(&mut self, words: &'t [String]) -> &'t str {
        let weight = |place: usize| 1.0 / (place as f64 + 3.0);
        let sum: f64 = (0..words.len()).map(weight).sum();
        let mut left = self.share() * sum;
        for (place, word) in words.iter().enumerate() {
            left -= weight(place);
            if left <= 0.0 {
                return word;
            }
        }
        &words[0]
    }
}

#[derive(Clone)]
pub struct Person {
    pub surnames: Vec<String>,
    pub given: Vec<String>,
    pub federation: String,
    pub birth: i16,
    /// None: unrated.
    pub rating: Option<u32>,
}

struct Language {
    federations: Vec<String>,
    given: Vec<String>,
    stems: Vec<String>,
    endings: Vec<String>,
    /// Two surnames are usual.
    has_two: bool,
}

pub struct Languages(Vec<Language>);

/// What makes rare surnames of common ones.
const SYLLABLES: [&str; 40] = [
    "al", "an", "ar", "bel", "bor", "car", "dan", "del", "dor", "el", "en", "er", "fal", "gar",
    "gel", "il", "in", "kar", "kel", "lan", "len", "lor", "mal", "man", "mir", "nar", "nel", "ol",
    "on", "or", "pal", "ran", "rel", "sal", "sen", "tar", "tel", "ul", "val", "ver",
];

impl Languages {
    pub fn read(table: &str) -> Languages {
        let words = |cell: &str| -> Vec<String> {
            let words = cell.split_whitespace();
            words
                .map(|word| word.trim_matches('-').to_owned())
                .collect()
        };
        let languages = table.lines().skip(1).filter_map(|line| {
            let mut cells = line.split(',');
            let name = cells.next()?;
            Some(Language {
                federations: words(cells.next()?),
                given: words(cells.next()?),
                stems: words(cells.next()?),
                endings: words(cells.next()?),
                has_two: matches!(name, "spanish" | "portuguese"),
            })
        });
        Languages(languages.collect())
    }

    pub fn person(&self, random: &mut Random) -> Person {
        let language = &self.0[random.below(self.0.len())];
        let mut given = vec![self.given(language, random)];
        if random.share() < 0.25 {
            let second = self.given(language, random);
            if second != given[0] {
                given.push(second);
            }
        }
        let mut surnames = vec![language.surname(random)];
        if language.has_two && random.share() < 0.7 {
            surnames.push(language.surname(random));
        }
        // A third are juniors.
        let birth = match random.share() {
            share if share < 0.35 => 2005.0 + 12.0 * random.share(),
            _ => 1940.0 + 65.0 * random.share(),
        };
        let rating = random.normal(1850.0, 250.0).clamp(1400.0, 2800.0);
        Person {
            surnames,
            given,
            federation: random.common(&language.federations).to_owned(),
            birth: birth as i16,
            rating: (random.share() < 0.6).then_some(rating as u32),
        }
    }
}

impl Languages {
    /// Most have a given name of their language, a third one of anywhere.
    fn given(&self, own: &Language, random: &mut Random) -> String {
        let language = match random.share() {
            share if share < 0.35 => &self.0[random.below(self.0.len())],
            _ => own,
        };
        random.common(&language.given).to_owned()
    }
}

impl Language {
    fn surname(&self, random: &mut Random) -> String {
        let stem = random.common(&self.stems).to_owned();
        let ending = &self.endings[random.below(self.endings.len())];
        let mut middle = String::new();
        for likely in [0.9, 0.5] {
            if random.share() < likely {
                middle.push_str(SYLLABLES[random.below(SYLLABLES.len())]);
            }
        }
        format!("{stem}{middle}{ending}")
    }
}

pub fn id_of(index: usize) -> String {
    (100_000 + index).to_string()
}

impl Person {
    /// As a list in ASCII has it.
    pub fn listed_name(&self) -> String {
        crate::written::ascii(&format!(
            "{}, {}",
            self.surnames.join(" "),
            self.given.join(" ")
        ))
    }

    pub fn row(&self, index: usize) -> String {
        format!(
            "{},\"{}\",{},{},20,{}\n",
            id_of(index),
            self.listed_name(),
            self.federation,
            self.rating.unwrap_or(0),
            self.birth
        )
    }
}
