//! The files behind the paths of the command line, in an order that depends on nothing but their names. Nothing is
//! opened here: whether a file holds games is seen when it is read.

use std::collections::HashSet;
use std::fs::{self, Metadata};
use std::io;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::Wanted;
use super::decompress::is_zip;
use super::error::InputError;
use super::identity::FileIdentity;
use super::limits::UnpackLimit;
use super::sniff::FoundBy;
use super::text::{Peeked, Text};
use crate::steps;

/// Everything there is to read.
#[derive(Debug)]
pub struct Inputs {
    pub(super) roots: Vec<Root>,
    pub(super) wanted: Wanted,
    /// What the run writes: such files in a folder are told from others that hold no games.
    pub(super) outputs: Vec<PathBuf>,
    pub(super) limit: UnpackLimit,
    /// How many bytes of games are judged together, where somebody asks for less than a whole piece.
    pub(super) block_size: Option<NonZero<usize>>,
}

/// One path of the command line.
#[derive(Debug)]
pub(super) enum Root {
    File(InputFile),
    Folder {
        folder: Arc<str>,
        /// Its files in order; what could not even be listed stands in its place and is reported in turn.
        files: Vec<Result<InputFile, InputError>>,
    },
}

/// One file, and its name in reports.
#[derive(Debug)]
pub(super) struct InputFile {
    pub(super) file: Arc<str>,
    pub(super) place: Location,
}

#[derive(Debug)]
pub(super) enum Location {
    StandardInput,
    /// What would stand in a file.
    Memory(Vec<u8>),
    /// A regular file of this many bytes.
    File {
        path: PathBuf,
        size: u64,
    },
    /// A named pipe or device: it cannot be wound back, and its size is unknown.
    Pipe(PathBuf),
}

impl Inputs {
    /// Looks up every path and walks the folders, those inside them included. Entries come in the order of their
    /// names; hidden ones (`.git`, `.DS_Store`) are passed over. `-` is standard input. A path that does not exist is
    /// an error at once, before hours are spent on the others.
    pub fn find(paths: &[PathBuf]) -> Result<Inputs, InputError> {
        if paths.is_empty() {
            return Err(InputError::NoPath);
        }
        let roots = paths.iter().map(|path| Root::find(path));
        Ok(Inputs::of(roots.collect::<Result<_, _>>()?))
    }

    /// What somebody holds in memory, as if it came through standard input.
    #[allow(dead_code, reason = "programs that embed the library hold it there")]
    pub fn in_memory(bytes: Vec<u8>) -> Inputs {
        Inputs::of(vec![Root::File(InputFile {
            file: Arc::from("-"),
            place: Location::Memory(bytes),
        })])
    }

    fn of(roots: Vec<Root>) -> Inputs {
        Inputs {
            roots,
            wanted: Wanted::Games,
            outputs: Vec::new(),
            limit: UnpackLimit::default(),
            block_size: None,
        }
    }

    /// Reads what is wanted beside games, too.
    pub fn wanting(self, wanted: Wanted) -> Inputs {
        Inputs { wanted, ..self }
    }

    /// Knows the files that this run writes.
    pub fn writing(self, outputs: Vec<PathBuf>) -> Inputs {
        Inputs { outputs, ..self }
    }

    /// Unpacks no more of each file than this.
    pub fn unpacking_at_most(self, limit: UnpackLimit) -> Inputs {
        Inputs { limit, ..self }
    }

    /// Makes blocks of about so many bytes. What is taken for evidence, such as of the encoding, is the same for any size.
    pub fn in_blocks_of(self, block_size: Option<NonZero<usize>>) -> Inputs {
        Inputs { block_size, ..self }
    }

    /// The first input that one of these files is, also through links. A file met in a folder counts only if it would be
    /// read: the reports of earlier runs lie in folders, too.
    pub fn overlapping(&self, outputs: &[PathBuf]) -> Option<Arc<str>> {
        let outputs = outputs.iter().flat_map(|path| FileIdentity::of(path));
        let outputs: Vec<FileIdentity> = outputs.collect();
        let is_output = |input: &InputFile| {
            let path = input.path().filter(|_| !outputs.is_empty());
            let identity = path.map(FileIdentity::of);
            identity.is_some_and(|found| found.is_ok_and(|identity| outputs.contains(&identity)))
        };
        let is_read =
            |input: &InputFile| input.path().is_some_and(|path| is_read(path, self.wanted));
        let found = self.roots.iter().find_map(|root| match root {
            Root::File(input) => Some(input).filter(|input| is_output(input)),
            Root::Folder { files, .. } => {
                let mut files = files.iter().flatten();
                files.find(|input| is_output(input) && is_read(input))
            }
        });
        found.map(|input| Arc::clone(&input.file))
    }

    /// The bytes on disk of all files, for a progress bar; none where a pipe is among them.
    pub fn total_bytes(&self) -> Option<u64> {
        let mut total = 0;
        for root in &self.roots {
            match root {
                Root::File(source) => total += source.size()?,
                Root::Folder { files, .. } => {
                    for source in files.iter().flatten() {
                        total += source.size()?;
                    }
                }
            }
        }
        Some(total)
    }
}

impl Root {
    fn find(path: &Path) -> Result<Root, InputError> {
        let file = shown(path);
        if path.as_os_str() == "-" {
            return Ok(Root::File(InputFile {
                file,
                place: Location::StandardInput,
            }));
        }
        let metadata = fs::metadata(path).map_err(|cause| InputError::on_disk(&file, cause))?;
        if metadata.is_dir() {
            return Ok(Root::Folder {
                folder: file,
                files: Walk::through(path),
            });
        }
        let place = if metadata.is_file() {
            Location::File {
                path: path.to_owned(),
                size: metadata.len(),
            }
        } else {
            Location::Pipe(path.to_owned())
        };
        Ok(Root::File(InputFile { file, place }))
    }
}

/// Whether a file that was met in a folder holds anything that is wanted.
fn is_read(path: &Path, wanted: Wanted) -> bool {
    let Ok(file) = fs::File::open(path) else {
        return false;
    };
    let content = Peeked::content(file);
    is_zip(&content.head)
        || Text::open(content, &shown(path), FoundBy::Walk, wanted, None)
            .is_ok_and(|text| wanted.takes(text.kind))
}

impl InputFile {
    /// Where it lies, if it is a file on the disk.
    fn path(&self) -> Option<&Path> {
        match &self.place {
            Location::File { path, .. } => Some(path),
            Location::StandardInput | Location::Memory(_) | Location::Pipe(_) => None,
        }
    }

    fn size(&self) -> Option<u64> {
        match self.place {
            Location::File { size, .. } => Some(size),
            Location::Memory(ref bytes) => Some(bytes.len() as u64),
            Location::StandardInput | Location::Pipe(_) => None,
        }
    }
}

/// The name of a path in reports and messages.
fn shown(path: &Path) -> Arc<str> {
    Arc::from(path.to_string_lossy())
}

/// A walk through folders within folders. What is still to be looked at waits in a list of its own: no depth of folders
/// exhausts the stack.
#[derive(Default)]
struct Walk {
    files: Vec<Result<InputFile, InputError>>,
    /// Folders already entered: links may lead round in circles.
    entered: HashSet<FileIdentity>,
    /// What comes next stands last.
    waiting: Vec<PathBuf>,
}

impl Walk {
    fn through(folder: &Path) -> Vec<Result<InputFile, InputError>> {
        let mut walk = Walk::default();
        walk.waiting.push(folder.to_owned());
        while let Some(path) = walk.waiting.pop() {
            steps::count(1);
            if let Err(cause) = walk.entry(&path) {
                let error = InputError::on_disk(&shown(&path), cause);
                walk.files.push(Err(error));
            }
        }
        walk.files
    }

    fn entry(&mut self, path: &Path) -> io::Result<()> {
        let metadata = fs::metadata(path)?;
        if !metadata.is_dir() {
            self.file(path.to_owned(), &metadata);
            return Ok(());
        }
        if !self
            .entered
            .insert(FileIdentity::known_by(path, &metadata)?)
        {
            return Ok(());
        }
        let mut names = Vec::new();
        for entry in fs::read_dir(path)? {
            let name = entry?.file_name();
            if !name.as_encoded_bytes().starts_with(b".") {
                names.push(name);
            }
        }
        names.sort();
        let below = names.into_iter().rev().map(|name| path.join(name));
        self.waiting.extend(below);
        Ok(())
    }

    /// Pipes, sockets and devices that lie in a folder are left alone: opening one could wait for ever.
    fn file(&mut self, path: PathBuf, metadata: &Metadata) {
        if metadata.is_file() {
            self.files.push(Ok(InputFile {
                file: shown(&path),
                place: Location::File {
                    path,
                    size: metadata.len(),
                },
            }));
        }
    }
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

    fn names(inputs: &Inputs, below: &Path) -> Vec<String> {
        let mut names = Vec::new();
        for root in &inputs.roots {
            match root {
                Root::File(source) => names.push(source.file.to_string()),
                Root::Folder { files, .. } => names.extend(files.iter().map(|source| {
                    let file = &source.as_ref().expect("listed").file;
                    let below = format!("{}/", below.display());
                    file.strip_prefix(&below).unwrap_or(file).to_owned()
                })),
            }
        }
        names
    }

    #[test]
    fn folders_are_walked_by_name_and_hidden_entries_passed_over() {
        let folder = folder(&[
            ("b/2.pgn", ""),
            ("b/1.pgn", "12"),
            ("c.pgn", ""),
            ("a.pgn", "345"),
            (".hidden", ""),
            (".git/x.pgn", ""),
        ]);
        let inputs = Inputs::find(&[folder.path().to_owned()]).expect("found");
        assert_eq!(
            names(&inputs, folder.path()),
            ["a.pgn", "b/1.pgn", "b/2.pgn", "c.pgn"]
        );
        assert_eq!(inputs.total_bytes(), Some(5));
    }

    /// A folder in a folder in a folder, and a file in the last.
    #[cfg(unix)]
    fn nested(depth: usize) -> TempDir {
        let folder = TempDir::new().expect("a scratch folder");
        let path: PathBuf = std::iter::repeat_n("d", depth).collect();
        let path = folder.path().join(path);
        fs::create_dir_all(&path).expect("created");
        fs::write(path.join("a.pgn"), "").expect("written");
        folder
    }

    #[cfg(unix)]
    #[test]
    fn a_folder_is_looked_at_once_however_deep_it_lies() {
        let walked = |depth: usize| {
            let folder = nested(depth);
            steps::count_during(|| {
                let inputs = Inputs::find(&[folder.path().to_owned()]).expect("found");
                assert_eq!(inputs.total_bytes(), Some(0), "the file is found");
            })
        };
        let (once, four_times) = (walked(200), walked(800));
        assert!(four_times < 5 * once, "{once} steps, then {four_times}");
    }

    #[test]
    fn paths_keep_the_order_and_the_spelling_of_the_command_line() {
        let folder = folder(&[("b.pgn", ""), ("a.pgn", "")]);
        let paths = [
            folder.path().join("b.pgn"),
            folder.path().join("./a.pgn"),
            "-".into(),
        ];
        let inputs = Inputs::find(&paths).expect("found");
        let expected: Vec<String> = paths
            .iter()
            .map(|path| path.display().to_string())
            .collect();
        assert_eq!(names(&inputs, folder.path()), expected);
        assert_eq!(inputs.total_bytes(), None, "standard input has no size");
    }

    #[test]
    fn a_missing_path_is_an_error_at_once_that_names_it() {
        let error = Inputs::find(&["no/such.pgn".into()]).expect_err("missing");
        assert!(matches!(error, InputError::Missing { .. }));
        assert_eq!(error.to_string(), "input-missing (file: no/such.pgn)");
    }

    #[test]
    fn no_path_at_all_is_an_error_that_tells_what_to_do() {
        let error = Inputs::find(&[]).expect_err("nothing to read");
        assert_eq!(error, InputError::NoPath);
    }

    #[cfg(unix)]
    #[test]
    fn links_that_lead_round_in_circles_end() {
        let folder = folder(&[("a/1.pgn", "")]);
        std::os::unix::fs::symlink(folder.path(), folder.path().join("a/back")).expect("linked");
        std::os::unix::fs::symlink("../a", folder.path().join("a/self")).expect("linked");
        let inputs = Inputs::find(&[folder.path().to_owned()]).expect("found");
        assert_eq!(names(&inputs, folder.path()), ["a/1.pgn"]);
    }

    #[cfg(unix)]
    #[test]
    fn a_link_to_nothing_is_reported_in_its_place() {
        let folder = folder(&[("a.pgn", ""), ("c.pgn", "")]);
        std::os::unix::fs::symlink("gone.pgn", folder.path().join("b.pgn")).expect("linked");
        let inputs = Inputs::find(&[folder.path().to_owned()]).expect("found");
        let Root::Folder { files, .. } = &inputs.roots[0] else {
            panic!("a folder was given");
        };
        assert!(matches!(files[1], Err(InputError::Missing { .. })));
        assert_eq!(files.len(), 3);
    }
}
