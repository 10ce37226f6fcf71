//! How often a name and what stands beside it are taken for the wrong player of a list: a list of 150,000 players whose
//! names are recombined from the given names and surnames of many languages (`names.csv`), then queries as submissions
//! write them, of players who are on the list and of players who are not, drawn from the same names. The same seed gives
//! the same table.
//!
//! `cargo run --release --example measure_identities [PLAYERS [QUERIES [SEED]]]`

mod people;
mod written;

use arbiter::internals::input::UnpackLimit;
use arbiter::internals::laws::Pace;
use arbiter::internals::lists::decisions::Decisions;
use arbiter::internals::lists::identify::{How, PlayerClaim, Sources};
use arbiter::internals::lists::names::Name;
use arbiter::internals::lists::rating_list::{RatingList, WantedPlayers};

use people::{Languages, Person, Random};
use written::{FORMS, Form, Known};

/// Somebody asked for: on the list under this ID, or not at all.
struct Query {
    form: Form,
    known: Known,
    claim: PlayerClaim,
    id: Option<String>,
}

#[derive(Default)]
struct Count {
    queries: u32,
    right: u32,
    wrong: u32,
    /// Found by the name and anything at all that agrees, if nobody else is.
    by_anything: u32,
    /// Of these, not found.
    lost: u32,
}

impl Count {
    fn add(&mut self, other: &Count) {
        self.queries += other.queries;
        self.right += other.right;
        self.wrong += other.wrong;
        self.by_anything += other.by_anything;
        self.lost += other.lost;
    }
}

fn main() {
    let mut numbers = std::env::args().skip(1).map(|text| text.parse::<u64>());
    let mut number = |usual| numbers.next().and_then(Result::ok).unwrap_or(usual);
    let (players, queries, seed) = (number(150_000), number(20_000), number(1));
    let mut random = Random::new(seed);
    let languages = Languages::read(include_str!("names.csv"));
    let on_list: Vec<Person> = (0..players)
        .map(|_| languages.person(&mut random))
        .collect();
    println!(
        "{players} players, {:.1} % share their name with another, seed {seed}",
        100.0 * namesakes(&on_list)
    );
    let mut present = Vec::new();
    let mut absent = Vec::new();
    for form in FORMS {
        for _ in 0..queries {
            let mut index = random.below(on_list.len());
            // Whoever plays is more often rated than whoever stands on a list.
            while on_list[index].rating.is_none() && random.share() < 0.75 {
                index = random.below(on_list.len());
            }
            let id = Some(people::id_of(index));
            present.extend(query(&on_list[index], id, form, &mut random));
            let nobody = languages.person(&mut random);
            absent.extend(query(&nobody, None, form, &mut random));
        }
    }
    let list = list(&on_list, present.iter().chain(&absent));
    let lists = [list];
    println!("| as written | present | found | wrong | lost | absent | wrong | per 1,000 |");
    println!("|---|---|---|---|---|---|---|---|");
    let mut sums = [Count::default(), Count::default()];
    for form in FORMS {
        let of = |all: &[Query]| {
            let all = all.iter().filter(|query| query.form == form);
            count(all, &lists)
        };
        let counts = [of(&present), of(&absent)];
        row(form.name(), &counts);
        for (sum, count) in sums.iter_mut().zip(&counts) {
            sum.add(count);
        }
    }
    row("all", &sums);
    println!();
    println!(
        "| known beside a name in full | present | found | wrong | lost | absent | wrong | per 1,000 |"
    );
    println!("|---|---|---|---|---|---|---|---|");
    for known in Known::ALL {
        let of = |all: &[Query]| {
            let all = all.iter();
            let all = all.filter(|query| query.known == known && query.form.is_full());
            count(all, &lists)
        };
        row(known.name(), &[of(&present), of(&absent)]);
    }
}

/// None where the name cannot be written so.
fn query(person: &Person, id: Option<String>, form: Form, random: &mut Random) -> Option<Query> {
    let known = Known::draw(random);
    Some(Query {
        form,
        known,
        claim: known.claim(person, form.write(person)?, random),
        id,
    })
}

fn namesakes(people: &[Person]) -> f64 {
    let mut names: Vec<String> = people.iter().map(Person::listed_name).collect();
    names.sort_unstable();
    let shared = names.chunk_by(|one, other| one == other);
    let shared: usize = shared.filter(|same| same.len() > 1).map(<[_]>::len).sum();
    shared as f64 / people.len() as f64
}

/// The list, written and read as any other.
fn list<'q>(people: &[Person], queries: impl Iterator<Item = &'q Query>) -> RatingList {
    let mut text = "id,name,federation,rating,k,birth\n".to_owned();
    for (index, person) in people.iter().enumerate() {
        text.push_str(&person.row(index));
    }
    let path = std::env::temp_dir().join(format!("identities-{}.csv", std::process::id()));
    std::fs::write(&path, text).expect("a scratch file can be written");
    let mut wanted = WantedPlayers::default();
    for query in queries {
        wanted.add_name(&Name::parse(&query.claim.name));
    }
    let list = RatingList::read(&path, &wanted, Pace::Standard, UnpackLimit::default());
    let _ = std::fs::remove_file(&path);
    list.expect("our own list is one")
}

fn count<'q>(queries: impl Iterator<Item = &'q Query>, lists: &[RatingList]) -> Count {
    let sources = Sources {
        pace: Pace::Standard,
        officer: None,
        lists,
        decisions: &Decisions::default(),
    };
    let mut count = Count::default();
    for query in queries {
        let found = sources.identify(&query.claim);
        let is_found = found.how == How::Evidence;
        let is_right = is_found && query.id.as_ref() == Some(&found.id);
        let by_anything = query.id.is_some() && by_anything(query, &lists[0]);
        count.queries += 1;
        count.right += u32::from(is_right);
        count.wrong += u32::from(is_found && !is_right);
        count.by_anything += u32::from(by_anything);
        count.lost += u32::from(by_anything && !is_found);
    }
    count
}

/// Whether he alone has a name that fits, something that agrees, and nothing that does not: what a program finds that
/// asks for no more.
fn by_anything(query: &Query, list: &RatingList) -> bool {
    let name = Name::parse(&query.claim.name);
    let agreeing = list.by_name(&name).filter(|listed| {
        let claim = &query.claim;
        let federation =
            (!claim.federation.is_empty()).then(|| claim.federation == listed.federation);
        let birth = claim
            .birth
            .zip(listed.birth)
            .map(|(own, other)| own == other);
        let distance = claim.rating.zip(listed.standard.rating);
        let distance = distance.map(|(own, other)| own.abs_diff(other));
        let rating = match distance {
            Some(..=100) => Some(true),
            Some(251..) => Some(false),
            _ => None,
        };
        let kinds = [federation, birth, rating];
        kinds.contains(&Some(true))
            && !kinds.contains(&Some(false))
            && name.fits(&Name::parse(&listed.name)).is_some()
    });
    let agreeing: Vec<&str> = agreeing.map(|listed| &*listed.id).collect();
    matches!(&agreeing[..], [id] if query.id.as_deref() == Some(*id))
}

fn row(name: &str, [present, absent]: &[Count; 2]) {
    let share = |part: u32, whole: u32| 100.0 * f64::from(part) / f64::from(whole.max(1));
    println!(
        "| {name} | {} | {:.1} % | {:.2} % | {:.1} % | {} | {} | {:.2} |",
        present.queries,
        share(present.right, present.queries),
        share(present.wrong, present.queries),
        share(present.lost, present.by_anything),
        absent.queries,
        absent.wrong,
        10.0 * share(absent.wrong, absent.queries),
    );
}
