//! Which event a file of games belongs to: the one the user named, or the one whose `event.toml` lies beside the file.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use super::{Event, EventError};

/// The name under which an event file is found without being asked for.
const NAME: &str = "event.toml";

/// The events of a run, to be asked file by file, from any thread.
#[derive(Debug)]
pub struct Events {
    source: EventSource,
}

#[derive(Debug)]
enum EventSource {
    None,
    Given {
        event: Arc<Event>,
        /// Where it was read; none where it came from memory.
        path: Option<PathBuf>,
    },
    /// What was found in each folder asked about so far.
    Beside(Mutex<HashMap<PathBuf, FoundEvent>>),
}

type FoundEvent = Result<Option<Arc<Event>>, EventError>;

impl Events {
    /// No event for any game: for those commands that judge nothing.
    pub fn none() -> Events {
        Events {
            source: EventSource::None,
        }
    }

    /// One event for every game, whatever lies beside it.
    pub fn given(event: Event) -> Events {
        let event = Arc::new(event);
        Events {
            source: EventSource::Given { event, path: None },
        }
    }

    /// The event of this file for every game, whatever lies beside it.
    pub fn from_file(path: &Path) -> Result<Events, EventError> {
        Ok(Events {
            source: EventSource::Given {
                event: Arc::new(Event::read(path)?),
                path: Some(path.to_owned()),
            },
        })
    }

    /// For each file the `event.toml` of its own folder; the folders above are not searched.
    pub fn beside() -> Events {
        Events {
            source: EventSource::Beside(Mutex::default()),
        }
    }

    /// The event of a file of games, named as in the reports: `games/a.pgn`, a member of an archive `a.zip/b.pgn`
    /// (then the folder of the archive counts), or `-`, beside which nothing lies. A folder's event file is read
    /// once; if it is wrong, every file of the folder gets the same error. It costs a look at the disk, so ask once
    /// for a file, not once for a game.
    pub fn of_file(&self, file: &str) -> Result<Option<Arc<Event>>, EventError> {
        match &self.source {
            EventSource::None => Ok(None),
            EventSource::Given { event, .. } => Ok(Some(Arc::clone(event))),
            EventSource::Beside(found) => {
                let Some(folder) = folder_of(file) else {
                    return Ok(None);
                };
                // A thread that panicked while it held the lock left whole entries behind: the map can still be used.
                let mut found = found.lock().unwrap_or_else(PoisonError::into_inner);
                if let Some(known) = found.get(folder) {
                    return known.clone();
                }
                let answer = look_in(folder);
                found.insert(folder.to_owned(), answer.clone());
                answer
            }
        }
    }
}

impl Events {
    /// The files that events were read from so far, in the order of their paths.
    pub fn used(&self) -> Vec<PathBuf> {
        match &self.source {
            EventSource::None => Vec::new(),
            EventSource::Given { path, .. } => path.iter().cloned().collect(),
            EventSource::Beside(found) => {
                let found = found.lock().unwrap_or_else(PoisonError::into_inner);
                let used = found
                    .iter()
                    .filter(|(_, event)| matches!(event, Ok(Some(_))));
                let mut used: Vec<PathBuf> = used.map(|(folder, _)| folder.join(NAME)).collect();
                used.sort();
                used
            }
        }
    }
}

fn look_in(folder: &Path) -> FoundEvent {
    let path = folder.join(NAME);
    // A link that leads nowhere was meant to be an event file. Reading it gives the error that says so.
    if fs::symlink_metadata(&path).is_err_and(|error| error.kind() == std::io::ErrorKind::NotFound)
    {
        return Ok(None);
    }
    Event::read(&path).map(|event| Some(Arc::new(event)))
}

/// The folder on the disk in which the file, or the archive that holds it, lies.
fn folder_of(file: &str) -> Option<&Path> {
    let path = Path::new(file);
    // A zip archive may come through standard input too: `-/b.pgn`.
    if path.starts_with("-") {
        return None;
    }
    // A member of an archive is no file on the disk, but one of the names above it is.
    let on_disk = path
        .ancestors()
        .find(|above| fs::metadata(above).is_ok_and(|metadata| !metadata.is_dir()));
    on_disk.unwrap_or(path).parent()
}

#[cfg(test)]
mod tests {
    use tempfile::TempDir;

    use super::*;

    fn folder(files: &[(&str, &str)]) -> TempDir {
        let folder = TempDir::new().expect("a scratch folder");
        for (name, text) in files {
            let path = folder.path().join(name);
            fs::create_dir_all(path.parent().expect("inside the folder")).expect("created");
            fs::write(path, text).expect("written");
        }
        folder
    }

    fn named(name: &str) -> String {
        format!("[event]\nname = \"{name}\"\n")
    }

    fn name_beside(events: &Events, folder: &TempDir, file: &str) -> Option<String> {
        let path = folder.path().join(file);
        let event = events
            .of_file(path.to_str().expect("plain"))
            .expect("readable");
        event.and_then(|event| event.name.clone())
    }

    #[test]
    fn each_file_has_the_event_of_its_own_folder_and_of_no_folder_above() {
        let folder = folder(&[
            ("event.toml", &named("Open")),
            ("a.pgn", ""),
            ("below/b.pgn", ""),
            ("blitz/event.toml", &named("Blitz")),
            ("blitz/c.pgn.gz", ""),
        ]);
        let events = Events::beside();
        assert_eq!(
            name_beside(&events, &folder, "a.pgn").as_deref(),
            Some("Open")
        );
        assert_eq!(name_beside(&events, &folder, "below/b.pgn"), None);
        assert_eq!(
            name_beside(&events, &folder, "blitz/c.pgn.gz").as_deref(),
            Some("Blitz")
        );
    }

    #[test]
    fn a_member_of_an_archive_has_the_event_of_the_archives_folder() {
        let folder = folder(&[("event.toml", &named("Open")), ("a.zip", "PK")]);
        let events = Events::beside();
        for member in ["a.zip/b.pgn", "a.zip/round 1/board 1.pgn"] {
            let name = name_beside(&events, &folder, member);
            assert_eq!(name.as_deref(), Some("Open"), "{member}");
        }
    }

    #[test]
    fn nothing_lies_beside_standard_input() {
        let events = Events::beside();
        assert_eq!(events.of_file("-"), Ok(None));
        assert_eq!(events.of_file("-/b.pgn"), Ok(None));
        assert_eq!(folder_of("-"), None);
    }

    #[test]
    fn a_bare_file_name_is_looked_up_where_the_user_is() {
        assert_eq!(folder_of("a.pgn"), Some(Path::new("")));
        assert_eq!(Path::new("").join(NAME), Path::new("event.toml"));
    }

    #[test]
    fn the_event_the_user_named_holds_for_every_file() {
        let folder = folder(&[("event.toml", &named("Open")), ("a.pgn", "")]);
        let event = Event::parse(&named("Blitz"), "blitz.toml").expect("readable");
        let events = Events::given(event);
        assert_eq!(
            name_beside(&events, &folder, "a.pgn").as_deref(),
            Some("Blitz")
        );
        let standard_input = events.of_file("-").expect("given").expect("given");
        assert_eq!(standard_input.name.as_deref(), Some("Blitz"));
    }

    #[test]
    fn a_folders_event_file_is_read_once_by_all_threads_together() {
        let folder = folder(&[("event.toml", &named("Open")), ("a.pgn", ""), ("b.pgn", "")]);
        let events = Events::beside();
        let of = |file: &str| {
            let path = folder.path().join(file);
            events
                .of_file(path.to_str().expect("plain"))
                .expect("readable")
                .expect("found")
        };
        let seen: Vec<Arc<Event>> = std::thread::scope(|scope| {
            let threads: Vec<_> = ["a.pgn", "b.pgn", "a.pgn", "b.pgn"]
                .map(|file| scope.spawn(move || of(file)))
                .into_iter()
                .collect();
            threads
                .into_iter()
                .map(|thread| thread.join().expect("ended"))
                .collect()
        });
        assert!(seen.iter().all(|event| Arc::ptr_eq(event, &seen[0])));
        fs::remove_file(folder.path().join("event.toml")).expect("removed");
        assert!(Arc::ptr_eq(&of("a.pgn"), &seen[0]));
    }

    #[test]
    fn a_wrong_event_file_is_told_for_every_file_of_its_folder() {
        let folder = folder(&[
            ("event.toml", "[event]\npace = \"bullet\"\n"),
            ("a.pgn", ""),
            ("b.pgn", ""),
        ]);
        let events = Events::beside();
        let [first, second] = ["a.pgn", "b.pgn"].map(|file| {
            let path = folder.path().join(file);
            events
                .of_file(path.to_str().expect("plain"))
                .expect_err("wrong")
        });
        assert_eq!(first, second);
        let EventError::Line { file, line, .. } = first else {
            panic!("a line is to blame: {first}");
        };
        let path = folder.path().join(NAME).display().to_string();
        assert_eq!((&*file, line), (&*path, 2));
    }

    #[cfg(unix)]
    #[test]
    fn an_event_file_that_cannot_be_read_is_no_missing_one() {
        let folder = folder(&[("a.pgn", ""), ("b/a.pgn", ""), ("b/event.toml/x", "")]);
        std::os::unix::fs::symlink("gone.toml", folder.path().join(NAME)).expect("linked");
        let events = Events::beside();
        let of = |file: &str| {
            let path = folder.path().join(file);
            events
                .of_file(path.to_str().expect("plain"))
                .expect_err("unreadable")
        };
        assert!(matches!(of("a.pgn"), EventError::Missing { .. }));
        assert!(matches!(of("b/a.pgn"), EventError::Unreadable { .. }));
    }
}
