//! The register: entries of every input come in, in order, and become one contest, in which every player is one person
//! and every tournament has its first day and its list. Whoever cannot be told is kept, unresolved, with the reason.

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::Arc;

use jiff::civil::Date;

use crate::fact::Fact;
use crate::facts;
use crate::input::UnpackLimit;
use crate::laws::Pace;

use super::carried::Carried;
use super::carrying_on::CarryingOn;
use super::claims::{Claims, HeldRating, When, played};
use super::contest::{Contest, ContestPlayer, Game, Identity, Standings, Tournament};
use super::copies::count_once;
use super::entries::{EmptyTable, GameEntry, HandedIn, PlayerEntry, TournamentEntry};
use super::lookup::Lookup;
use super::one_id::Claimants;
use super::systems::System;
use crate::lists::complaint::Complaint;
use crate::lists::decisions::Decisions;
use crate::lists::identify::{How, Identified, PlayerClaim, Sources};
use crate::lists::names::{Name, untitled};
use crate::lists::officer::Officer;
use crate::lists::rating_list::{ListError, RatingList, WantedPlayers};

facts! {
    /// What the officer must say of a player.
    pub enum PlayerFault {
        IdOfAnother = "rating-id-shared" { name: String, id: String, other: String },
        Unresolved = "rating-unresolved" { name: String, why: Fact },
        /// It is not decided who he is. Holds those whom he may be.
        Undecided = "rating-undecided" { name: String, why: Fact, candidates: Vec<Fact> },
    }

    /// A game that counts though it does not start from the usual position.
    pub struct FromPosition = "rating-from-position" { file: String, game: u64 }

    /// A game of a player against himself.
    pub struct BothSides = "rating-both-sides" {}
}

/// A person of the input with everything that was said of him.
pub(super) struct Person {
    pub(super) claim: PlayerClaim,
    /// Since when each part of the claim is known.
    since: Since,
    pub(super) rating_ca: Option<u32>,
    pub(super) rating_es: Option<u32>,
    missing: Option<Fact>,
    /// What stands in the place of his rating.
    unread_rating: Option<Fact>,
    /// What the input's own lines say against him, each once.
    pub(super) remarks: Vec<Fact>,
    /// The name of another who has the same ID, where it cannot be a name of his.
    id_of_another: Option<String>,
    /// Another has it who cannot be he.
    shares_id: bool,
    /// Where he was met first.
    file: String,
    line: u64,
}

impl Person {
    fn has_national(&self) -> bool {
        self.rating_ca.is_some() || self.rating_es.is_some()
    }
}

#[derive(Default)]
pub struct Register {
    people: Vec<Person>,
    by_key: HashMap<String, usize>,
    tournaments: Vec<Arc<TournamentEntry>>,
    by_tournament: HashMap<String, usize>,
    /// The earliest day of a tournament's games.
    earliest: Vec<Option<Date>>,
    games: Vec<Game>,
    /// What the input says of a person's rating in a tournament.
    claimed: Claims,
    /// Every game counts, how often soever it is there.
    pub(super) counts_copies: bool,
    /// Games kept from the list before.
    pub(super) carried: Carried,
    /// Tables of results without a single row.
    pub empty_tables: Vec<EmptyTable>,
    /// What is wrong with tables of results.
    pub(super) complaints: Vec<Complaint>,
}

/// How each player was found, for the report.
pub struct FoundPlayer {
    pub name: String,
    pub identified: Identified,
}

/// A contest with what there is to say about how it was put together.
pub struct Registered {
    pub contest: Contest,
    pub found: Vec<FoundPlayer>,
    pub complaints: Vec<Complaint>,
    /// So many games were there more than once, and count once.
    pub copies: usize,
}

impl Register {
    /// Lets every game count, also where it is there more than once.
    pub fn counting_copies(mut self, counts: bool) -> Register {
        self.counts_copies = counts;
        self
    }

    /// Takes what the audit hands in for one block.
    pub fn hand_in(&mut self, handed_in: HandedIn) {
        for game in handed_in.games {
            self.add(game);
        }
        if let Some(table) = handed_in.table {
            if table.table.rows == 0 && table.table.faults.is_empty() {
                let file = table.file.clone();
                self.empty_tables.push(EmptyTable { file });
            }
            let mut complaints = std::mem::take(&mut self.complaints);
            let add = |game| self.add(game);
            GameEntry::of_table(table, &mut complaints, add);
            self.complaints = complaints;
        }
    }

    pub fn add(&mut self, entry: GameEntry) {
        let tournament = self.tournament(entry.tournament);
        let day = entry.day;
        let first_day = day.map(|day| day.first());
        let earliest = &mut self.earliest[tournament];
        *earliest = match (*earliest, first_day) {
            (Some(known), Some(day)) => Some(known.min(day)),
            (known, day) => known.or(day),
        };
        let when = When::new(first_day, &entry.round);
        let claims = [&entry.white.claim, &entry.black.claim];
        let known_ids = claims.iter().filter(|claim| !claim.id.is_empty()).count() as u8;
        let is_rated = |claim: &&&PlayerClaim| claim.rating.is_some() || claim.is_unrated;
        let known_ratings = claims.iter().filter(is_rated).count() as u8;
        let [white, black] = [entry.white, entry.black]
            .map(|player| self.person(player, tournament, &entry.file, when));
        self.games.push(Game {
            file: entry.file,
            number: entry.number,
            round: entry.round,
            date: entry.date,
            tournament,
            white,
            black,
            submitted: entry.submitted,
            audited: entry.audited,
            findings: entry.findings,
            decisive: entry.decisive,
            barred: entry.barred.map(Box::new),
            day,
            has_moves: entry.has_moves,
            from_position: entry.from_position,
            known_ids,
            known_ratings,
            copy_of: entry.copy_of,
            control: entry.control.map(Box::new),
            carried_for: None,
        });
    }

    fn tournament(&mut self, entry: Arc<TournamentEntry>) -> usize {
        if let Some(known) = self.by_tournament.get(&entry.key) {
            return *known;
        }
        let index = self.tournaments.len();
        self.by_tournament.insert(entry.key.clone(), index);
        self.tournaments.push(entry);
        self.earliest.push(None);
        index
    }

    fn person(&mut self, entry: PlayerEntry, tournament: usize, file: &str, when: When) -> usize {
        let claim = entry.claim;
        let key = match (&*claim.id, entry.namesake) {
            ("", None) => format!("name {}", as_written(&claim.name)),
            ("", Some(rank)) => format!("{file} {rank} {}", claim.name),
            (id, _) => format!("id {id}"),
        };
        let first = self.by_key.get(&key).copied();
        let id_of_another = first.and_then(|first| self.is_another(first, &claim));
        let (key, known) = match (&id_of_another, first) {
            (Some(_), Some(first)) => {
                self.people[first].shares_id = true;
                let key = format!("{key} {}", as_written(&claim.name));
                let known = self.by_key.get(&key).copied();
                (key, known)
            }
            _ => (key, first),
        };
        let index = match known {
            Some(known) => known,
            None => {
                let index = self.people.len();
                self.by_key.insert(key, index);
                self.people.push(Person {
                    claim: PlayerClaim::default(),
                    since: Since::default(),
                    rating_ca: None,
                    rating_es: None,
                    missing: entry.missing,
                    unread_rating: entry.unread_rating,
                    remarks: Vec::new(),
                    id_of_another,
                    shares_id: false,
                    file: file.to_owned(),
                    line: entry.line,
                });
                index
            }
        };
        match claim.rating {
            Some(rating) => self.claimed.add((index, tournament), rating, when),
            None if claim.is_unrated => self.claimed.add_unrated((index, tournament)),
            None => (),
        }
        let person = &mut self.people[index];
        person.rating_ca = person.rating_ca.or(entry.rating_ca);
        person.rating_es = person.rating_es.or(entry.rating_es);
        if let Some(remark) = entry
            .remark
            .filter(|remark| !person.remarks.contains(remark))
        {
            person.remarks.push(remark);
        }
        merge(&mut person.claim, &mut person.since, claim, when);
        index
    }

    /// Whoever comes with a known ID under a name that cannot be the same player's is kept apart, and it is said from
    /// whom.
    fn is_another(&self, first: usize, claim: &PlayerClaim) -> Option<String> {
        let other = &*self.people[first].claim.name;
        let is_same = claim.id.is_empty()
            || [other, &*claim.name].contains(&"")
            || other == claim.name
            || Name::parse(other).may_be(&Name::parse(&claim.name));
        (!is_same).then(|| other.to_owned())
    }

    /// Reads the lists for those who play. Whose ID no list has is looked for by name, in a second reading.
    pub fn read_lists(
        &self,
        paths: &[PathBuf],
        pace: Pace,
        limit: UnpackLimit,
        decisions: &Decisions,
        officer: Option<&Officer>,
        complaints: &mut Vec<Complaint>,
    ) -> Result<Vec<RatingList>, ListError> {
        let mut wanted = self.wanted(decisions, officer);
        for game in &self.carried.games {
            wanted.add_id(&game.player.id);
        }
        let read = |wanted: &WantedPlayers| -> Result<Vec<RatingList>, ListError> {
            let lists = paths.iter();
            lists
                .map(|path| RatingList::read(path, wanted, pace, limit))
                .collect()
        };
        let mut lists = read(&wanted)?;
        if self.add_lost(&lists, &mut wanted) && !lists.is_empty() {
            lists = read(&wanted)?;
        }
        let mut kept: Vec<RatingList> = Vec::new();
        for list in lists {
            match kept.iter().find(|other| other.month == list.month) {
                None => kept.push(list),
                Some(first) => complaints.push(list.second_to(first)),
            }
        }
        Ok(kept)
    }

    /// Whom lists must be read for.
    fn wanted(&self, decisions: &Decisions, officer: Option<&Officer>) -> WantedPlayers {
        let mut wanted = WantedPlayers::default();
        for person in &self.people {
            if let Some(id) = decisions.id_of(&person.claim.name) {
                wanted.add_id(id);
            }
            let rows = officer.map(|officer| officer.by_name(&person.claim.name));
            for row in rows.iter().flatten().filter(|row| !row.id.is_empty()) {
                wanted.add_id(&row.id);
            }
            if person.claim.id.is_empty() {
                wanted.add_name(&Name::parse(&person.claim.name));
            } else {
                wanted.add_id(&person.claim.id);
            }
        }
        wanted
    }

    /// Adds those whom the lists have not by their ID, and who must be looked for by name. Says whether there are any.
    fn add_lost(&self, lists: &[RatingList], wanted: &mut WantedPlayers) -> bool {
        let lost = |person: &&Person| {
            let id = &person.claim.id;
            !id.is_empty() && lists.iter().all(|list| list.by_id(id).is_none())
        };
        let mut any = false;
        for person in self.people.iter().filter(lost) {
            any = true;
            wanted.add_name(&Name::parse(&person.claim.name));
        }
        any
    }

    /// What is claimed of a person. An ID that two people share is given to neither, unless a list says whose it is.
    fn claim_of(&self, person: &Person, sources: Sources<'_>) -> PlayerClaim {
        let id = &person.claim.id;
        let is_listed = || sources.lists.iter().any(|list| list.by_id(id).is_some());
        let mut claim = person.claim.clone();
        if (person.shares_id || person.id_of_another.is_some()) && !is_listed() {
            claim.id.clear();
        }
        claim
    }

    /// Who everybody is. Two people of one event are never the same.
    fn identified(&self, sources: Sources<'_>) -> Vec<Identified> {
        let missing = |person: &'_ Person| {
            let unread = person.unread_rating.clone();
            let unread = unread.filter(|_| !sources.has_list());
            person.missing.clone().or(unread)
        };
        let found = self.people.iter().map(|person| match missing(person) {
            Some(why) => Identified {
                how: How::Unresolved,
                id: String::new(),
                name: person.claim.name.clone(),
                why: Some(why),
                candidates: Vec::new(),
                row: None,
            },
            None => sources.identify(&self.claim_of(person, sources)),
        });
        let names = self.people.iter().map(|person| &*person.claim.name);
        let mut claimants = Claimants {
            names: names.collect(),
            found: found.collect(),
        };
        let has_two_ratings = |person, tournament| self.claimed.gives_two((person, tournament));
        claimants.part_namesakes(&self.games, has_two_ratings);
        claimants.part(&self.games);
        claimants.found
    }

    /// Puts the contest together.
    pub fn register(self, sources: Sources<'_>, system: &dyn System) -> Registered {
        let mut complaints = Vec::new();
        let mut tournaments: Vec<Tournament> = self
            .tournaments
            .iter()
            .zip(&self.earliest)
            .map(|(entry, earliest)| Tournament {
                name: entry.name.clone(),
                start: entry.start.or(*earliest),
                pace: entry.pace,
                control: entry.control.clone(),
                class: entry.class,
                games: entry.games,
            })
            .collect();
        let mut players: Vec<ContestPlayer> = Vec::new();
        let mut found = Vec::new();
        let mut rows: Vec<Option<usize>> = Vec::new();
        let mut by_id: HashMap<String, usize> = HashMap::new();
        // The player that each person is: two names of one ID are one player.
        let mut player_of: Vec<usize> = Vec::with_capacity(self.people.len());
        let identified = self.identified(sources);
        for (person, identified) in self.people.iter().zip(identified) {
            if let Some(other) = &person.id_of_another {
                let what = PlayerFault::IdOfAnother {
                    name: person.claim.name.clone(),
                    id: person.claim.id.clone(),
                    other: other.clone(),
                };
                complaints.push(Complaint::new(&person.file, Some(person.line), what));
            }
            let unresolved = identified.unresolved();
            let is_known = unresolved.is_none();
            if let (Some(why), None) = (&unresolved, &person.missing) {
                complaints.push(complaint(person, why, &identified.candidates));
            }
            let known = by_id.get(&identified.id).copied();
            let index = match known.filter(|_| is_known && !identified.id.is_empty()) {
                Some(index) => index,
                None => {
                    let index = players.len();
                    if is_known && !identified.id.is_empty() {
                        by_id.insert(identified.id.clone(), index);
                    }
                    players.push(ContestPlayer {
                        name: identified.name.clone(),
                        id: identified.id.clone(),
                        federation: person.claim.federation.clone(),
                        identity: unresolved.map_or(Identity::Known, Identity::Unresolved),
                    });
                    rows.push(identified.row);
                    index
                }
            };
            player_of.push(index);
            found.push(FoundPlayer {
                name: person.claim.name.clone(),
                identified,
            });
        }
        for player in players
            .iter()
            .filter(|player| by_id.contains_key(&player.id))
        {
            let lists = sources.lists.iter();
            complaints.extend(lists.flat_map(|list| list.complaints(&player.id)));
        }
        let mut standings = Standings::new();
        let lookup = Lookup {
            sources,
            system,
            has_national: self.people.iter().any(Person::has_national),
        };
        let mut games = self.games;
        let claimed = self.claimed.of_players(&player_of);
        // Who plays in each game by the names of the input, before they are players.
        let sides: Vec<[usize; 2]> = games.iter().map(|game| [game.white, game.black]).collect();
        for game in &mut games {
            [game.white, game.black] = [game.white, game.black].map(|person| player_of[person]);
            if game.white == game.black {
                game.barred = Some(Box::new(BothSides {}.into()));
            }
        }
        let copies = match self.counts_copies {
            true => 0,
            false => {
                let has_lists = !sources.lists.is_empty() || sources.officer.is_some();
                count_once(
                    &mut games,
                    &players,
                    &tournaments,
                    has_lists,
                    &mut complaints,
                )
            }
        };
        // What a copy says of a rating does not count either.
        let counted = games.iter().filter(|game| !game.is_copy());
        let places = counted
            .flat_map(|game| [game.white, game.black].map(|player| (player, game.tournament)));
        let played = played(places, &tournaments);
        for (game, people) in games.iter().zip(sides) {
            for person in people {
                let player = player_of[person];
                standings
                    .entry((player, game.tournament))
                    .or_insert_with(|| {
                        let identified = &found[person].identified;
                        let own = (player, game.tournament);
                        let played = played.get(&player).map_or(&[][..], Vec::as_slice);
                        let claimed = match sources.has_list() {
                            // Only what stands there is compared with the list.
                            true => HeldRating {
                                rating: claimed.here(own.0, own.1),
                                remarks: Vec::new(),
                            },
                            false => claimed.held(own.0, own.1, played, &tournaments),
                        };
                        let start = tournaments[game.tournament].start;
                        lookup.standing(&self.people[person], identified, claimed, start)
                    });
            }
        }
        for (player, federation) in lookup.federations(&players, &rows) {
            players[player].federation = federation;
        }
        tell_positions(&games, &mut standings);
        CarryingOn {
            players: &mut players,
            tournaments: &mut tournaments,
            games: &mut games,
            standings: &mut standings,
            by_id: &mut by_id,
        }
        .add(self.carried, sources, &mut complaints);
        Registered {
            contest: Contest::new(players, tournaments, games, standings),
            found,
            complaints,
            copies,
        }
    }
}

/// Tells the players of a game that started from another position than the usual one.
fn tell_positions(games: &[Game], standings: &mut Standings) {
    let told = |game: &&Game| game.from_position && game.barred.is_none();
    for game in games.iter().filter(told) {
        for player in [game.white, game.black] {
            if let Some(standing) = standings.get_mut(&(player, game.tournament)) {
                let (file, game) = (game.file.to_string(), game.number);
                standing.remarks.push(FromPosition { file, game }.into());
            }
        }
    }
}

/// When each part of a claim was said.
#[derive(Default)]
struct Since {
    federation: Option<When>,
    birth: Option<When>,
    rating: Option<When>,
}

/// What is said of a player at first holds, and what is said later fills in the rest. First is what was played first; of
/// two that were said at one time the smaller is taken, so that the order of files changes nothing. The name is the first
/// that came in, under which he is shown.
/// A name by which people without an ID are told apart.
fn as_written(name: &str) -> String {
    untitled(name).trim().to_lowercase()
}

fn merge(known: &mut PlayerClaim, since: &mut Since, said: PlayerClaim, when: When) {
    fn fill<T: PartialOrd>(known: &mut T, since: &mut Option<When>, said: T, when: When) {
        let goes_before = match *since {
            None => true,
            Some(first) => when < first || when == first && said < *known,
        };
        if goes_before {
            *known = said;
            *since = Some(when);
        }
    }
    if known.name.is_empty() {
        known.name = said.name;
    }
    if known.id.is_empty() {
        known.id = said.id;
    }
    if !said.federation.is_empty() {
        let federation = &mut known.federation;
        fill(federation, &mut since.federation, said.federation, when);
    }
    if said.birth.is_some() {
        fill(&mut known.birth, &mut since.birth, said.birth, when);
    }
    if said.rating.is_some() {
        fill(&mut known.rating, &mut since.rating, said.rating, when);
    }
    known.is_unrated |= said.is_unrated;
}

fn complaint(person: &Person, why: &Fact, candidates: &[Fact]) -> Complaint {
    let (name, why) = (person.claim.name.clone(), why.clone());
    let what = match candidates {
        [] => PlayerFault::Unresolved { name, why },
        some => PlayerFault::Undecided {
            name,
            why,
            candidates: some.to_vec(),
        },
    };
    Complaint::new(&person.file, Some(person.line), what)
}
