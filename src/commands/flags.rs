//! Flags that several commands share, read the same way and refused in the same words.

use std::path::{Path, PathBuf};
use std::str::FromStr;

use clap::{Args, ValueEnum};

use crate::audit::{Duplicates, Scratch};
use crate::fact::Choice;
use crate::input::encoding::Encoding;
use crate::input::{Inputs, UnpackLimit, is_same_file};
use crate::laws::Edition;
use crate::notation::moves::alphabet::{self, Alphabet};
use crate::notation::moves::letter_sets::{self, LetterSet};
use crate::replay::AlphabetChoice;
use crate::report::terminal::Refusal;
use crate::report::words::Words;
use crate::report::{CsvForm, FORMATS, KnownFormat, PLAIN_CSV, ReportTable, Reports, Target};
use crate::rules::Severity;

use super::locale;

/// How a run goes on: the same in every command that works through many games.
#[derive(Args)]
pub(super) struct Running {
    /// Threads to work with (default: all cores)
    #[arg(short = 'j', long, value_name = "N")]
    threads: Option<usize>,
    /// No summary, no progress, no complaints about games: only the output and the exit status
    #[arg(short, long)]
    pub(super) quiet: bool,
    /// No progress bar
    #[arg(long)]
    no_progress: bool,
}

impl Running {
    pub(super) fn threads(&self) -> anyhow::Result<usize> {
        threads(self.threads)
    }

    pub(super) fn hides_progress(&self) -> bool {
        self.quiet || self.no_progress
    }
}

/// A severity and what is graver.
#[derive(Copy, Clone, PartialEq, Eq, ValueEnum)]
pub(super) enum SeverityWord {
    Error,
    Warning,
    Note,
}

impl SeverityWord {
    pub(super) fn severity(self) -> Severity {
        match self {
            SeverityWord::Error => Severity::Error,
            SeverityWord::Warning => Severity::Warning,
            SeverityWord::Note => Severity::Note,
        }
    }
}

/// How the text of games is to be read.
#[derive(Args)]
pub(super) struct ReadingFlags {
    /// Piece letters to read: auto, or codes such as de or ca,es (`arbiter alphabets` lists them)
    #[arg(long, value_name = "CODES", default_value = "auto")]
    pub(super) alphabet: String,
    /// Text encoding to read: auto, or a name such as utf-8, windows-1252, ibm850
    #[arg(long, value_name = "NAME", default_value = "auto")]
    pub(super) encoding: String,
}

impl ReadingFlags {
    pub(super) fn alphabets(&self) -> anyhow::Result<AlphabetChoice> {
        alphabets(&self.alphabet)
    }

    pub(super) fn encoding(&self) -> anyhow::Result<Option<Encoding>> {
        encoding(&self.encoding)
    }
}

/// How much a packed file may unpack to.
#[derive(Args)]
pub(super) struct Unpacking {
    /// Bytes that one packed file may unpack to, such as 500M or 10G; 0: no limit
    #[arg(long, value_name = "SIZE", default_value_t = UnpackLimit::default(), value_parser = unpack_limit)]
    max_unpacked: UnpackLimit,
}

impl Unpacking {
    pub(super) fn limit(&self) -> UnpackLimit {
        self.max_unpacked
    }
}

/// A number of bytes, with a letter for its unit: K, M, G or T, each 1,024 times the one before.
fn unpack_limit(written: &str) -> Result<UnpackLimit, Refusal> {
    let upper = written.trim().to_ascii_uppercase();
    let units = [('K', 10), ('M', 20), ('G', 30), ('T', 40)];
    let unit = units
        .into_iter()
        .find_map(|(letter, bits)| Some((upper.strip_suffix(letter)?, bits)));
    let (digits, bits) = unit.unwrap_or((&upper, 0));
    let number: Option<u64> = digits.parse().ok();
    match number.and_then(|number| number.checked_mul(1 << bits)) {
        Some(0) => Ok(UnpackLimit::new(None)),
        Some(bytes) => Ok(UnpackLimit::new(Some(bytes))),
        None => Err(Refusal::SizeExpected),
    }
}

/// A number of things, or all of them.
#[derive(Clone, Copy)]
pub(super) struct HowMany(pub(super) Option<usize>);

impl FromStr for HowMany {
    type Err = Refusal;

    fn from_str(written: &str) -> Result<HowMany, Refusal> {
        match (written, written.parse()) {
            ("all", _) => Ok(HowMany(None)),
            (_, Ok(number)) => Ok(HowMany(Some(number))),
            (_, Err(_)) => Err(Refusal::NumberOrAllExpected),
        }
    }
}

/// In which form CSV is written.
#[derive(Args, Debug)]
pub(super) struct CsvFlag {
    /// The form of CSV: plain, or excel, which opens in Excel on a double click: with a byte order mark, and with semicolons
    /// and decimal commas where the locale (LC_ALL, LC_NUMERIC, LANG) has these
    #[arg(long, value_enum, value_name = "FORM", default_value_t = CsvWord::Plain)]
    csv: CsvWord,
}

/// Games held against each other.
#[derive(Args)]
pub(super) struct DuplicatesFlag {
    /// Look for games that are in the input twice: auto (as long as there is room for it on the disk), always, or never
    #[arg(long, value_enum, value_name = "WHEN", default_value_t = When::Auto)]
    duplicates: When,
}

#[derive(Copy, Clone, PartialEq, Eq, ValueEnum)]
enum When {
    Auto,
    Always,
    Never,
}

impl DuplicatesFlag {
    pub(super) fn wanted(&self) -> Duplicates {
        match self.duplicates {
            When::Auto => Duplicates::Auto,
            When::Always => Duplicates::Always,
            When::Never => Duplicates::Never,
        }
    }
}

/// The folder in which a run may put what does not fit into memory: that of its reports.
pub(super) fn scratch_folder(out: &Path) -> Scratch {
    match out == Path::new("-") {
        true => Scratch::System,
        false => Scratch::Folder(out.to_owned()),
    }
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, ValueEnum)]
enum CsvWord {
    Plain,
    Excel,
}

impl CsvFlag {
    pub(super) fn form(&self) -> &'static CsvForm {
        match self.csv {
            CsvWord::Plain => &PLAIN_CSV,
            CsvWord::Excel => locale::punctuation(&locale::of("LC_NUMERIC")).csv(),
        }
    }
}

/// In which formats reports are written.
#[derive(Args)]
pub(super) struct Formats {
    /// Which reports to write: csv, json, jsonl, xlsx (a workbook of Excel), parquet (for databases), and html, a page to look at [default: csv,html]
    #[arg(long, value_name = "FORMATS", value_delimiter = ',')]
    format: Option<Vec<String>>,
    #[command(flatten)]
    pub(super) csv: CsvFlag,
}

/// The name of the format that is no table.
const PAGE: &str = "html";

impl Formats {
    /// Whether the page is wanted: it is where nothing else is asked for, but never on standard output.
    pub(super) fn wants_page(&self, out: &Path) -> bool {
        let is_named = |names: &Vec<String>| names.iter().any(|name| name == PAGE);
        let in_folder = Target::from_path(out) != Target::StandardOutput;
        in_folder && self.format.as_ref().is_none_or(is_named)
    }

    /// The reports of a command that has a page, the page aside.
    pub(super) fn tables_beside_page(
        &self,
        out: &Path,
        tables: &'static [ReportTable],
    ) -> anyhow::Result<Reports> {
        let formats = self.tables()?;
        if formats.is_empty() && Target::from_path(out) == Target::StandardOutput {
            return Err(Refusal::PageAsStream.into());
        }
        reports(out, formats, tables)
    }

    pub(super) fn tables(&self) -> anyhow::Result<Vec<&'static KnownFormat>> {
        tables_in(self.format.as_deref(), &self.csv)
    }
}

/// The formats of tables, each once, however often it is named.
fn tables_in(names: Option<&[String]>, csv: &CsvFlag) -> anyhow::Result<Vec<&'static KnownFormat>> {
    let Some(names) = names else {
        return Ok(vec![&csv.form().format]);
    };
    let mut formats: Vec<&KnownFormat> = Vec::new();
    for name in names.iter().filter(|name| *name != PAGE) {
        let format = match format(name)? {
            format if format.name == PLAIN_CSV.format.name => &csv.form().format,
            format => format,
        };
        if formats.iter().all(|other| other.name != format.name) {
            formats.push(format);
        }
    }
    Ok(formats)
}

/// In which formats the tables of a command without a page are written.
#[derive(Args)]
pub(super) struct TableFormats {
    /// Which reports to write: csv, json, jsonl, xlsx (a workbook of Excel), parquet (for databases) [default: csv]
    #[arg(long, value_name = "FORMATS", value_delimiter = ',')]
    format: Option<Vec<String>>,
    #[command(flatten)]
    csv: CsvFlag,
}

impl TableFormats {
    pub(super) fn reports(
        &self,
        out: &Path,
        tables: &'static [ReportTable],
    ) -> anyhow::Result<Reports> {
        let is_page = |format: &String| format == PAGE;
        if self.format.iter().flatten().any(is_page) {
            let known = choice(names(|_| true));
            return Err(Refusal::NoPage { known }.into());
        }
        reports(out, tables_in(self.format.as_deref(), &self.csv)?, tables)
    }
}

fn reports(
    out: &Path,
    formats: Vec<&'static KnownFormat>,
    tables: &'static [ReportTable],
) -> anyhow::Result<Reports> {
    let target = Target::from_path(out);
    if target != Target::StandardOutput {
        return Ok(Reports::new(target, &formats, tables));
    }
    let streamed = &tables[..1];
    let table = streamed[0].name();
    match formats[..] {
        [format] if format.streams => Ok(Reports::new(target, &formats, streamed)),
        [format] => Err(Refusal::StreamFormat {
            table,
            formats: choice(names(|format| format.streams)),
            given: format.name,
        }
        .into()),
        _ => Err(Refusal::StreamOneFormat {
            table,
            formats: choice(names(|format| format.streams)),
        }
        .into()),
    }
}

fn format(name: &str) -> anyhow::Result<&'static KnownFormat> {
    match FORMATS.iter().find(|format| format.name == name) {
        Some(format) => Ok(format),
        None => {
            let known = choice([names(|_| true), vec![PAGE]].concat());
            let given = name.to_owned();
            Err(match name {
                // Known, but not to a program that was built without it.
                "parquet" => Refusal::FormatLeftOut { given, known },
                _ => Refusal::NoFormat { given, known },
            }
            .into())
        }
    }
}

/// What might have been given.
pub(super) fn choice<T: ToString>(known: impl IntoIterator<Item = T>) -> Choice {
    Choice(known.into_iter().map(|one| one.to_string()).collect())
}

fn names(of: fn(&KnownFormat) -> bool) -> Vec<&'static str> {
    let formats = FORMATS.iter().filter(|format| of(format));
    formats.map(|format| format.name).collect()
}

/// Refuses to write over a file that is read: an input, or one of the other files that flags name. The flag is the one that
/// says where the outputs go.
pub(super) fn refuse_overwriting(
    flag: &'static str,
    outputs: &[PathBuf],
    inputs: &Inputs,
    others: &[Option<&Path>],
) -> anyhow::Result<()> {
    let mut others = others.iter().flatten();
    let other = others.find(|file| outputs.iter().any(|output| is_same_file(file, output)));
    let other = other.map(|file| file.to_string_lossy().into());
    match inputs.overlapping(outputs).or(other) {
        Some(file) => {
            let file = file.to_string();
            Err(Refusal::IsRead { file, flag }.into())
        }
        None => Ok(()),
    }
}

/// More than any machine has cores, and few enough to start.
const MOST_THREADS: usize = 1024;

fn threads(wanted: Option<usize>) -> anyhow::Result<usize> {
    match wanted {
        Some(0) => Err(Refusal::NoThread.into()),
        Some(given) if given > MOST_THREADS => {
            let most = MOST_THREADS;
            Err(Refusal::TooManyThreads { given, most }.into())
        }
        Some(threads) => Ok(threads),
        None => Ok(std::thread::available_parallelism().map_or(1, usize::from)),
    }
}

/// The language that everything is told in, if the user asks for one. Else what people look at is in the language of the
/// machine, and the tables are in English.
pub(super) fn language(lang: Option<&str>) -> anyhow::Result<()> {
    let Some(lang) = lang else {
        Words::localise(&locale::of("LC_MESSAGES"));
        return Ok(());
    };
    match Words::of_language(lang) {
        Some(words) => {
            Words::choose(words);
            Ok(())
        }
        None => {
            // Told in the language of the machine.
            Words::localise(&locale::of("LC_MESSAGES"));
            let known = choice(Words::codes());
            let given = lang.to_owned();
            Err(Refusal::NoLanguage { given, known }.into())
        }
    }
}

/// The letters in which moves are told, if the user asks for some.
pub(super) fn pieces(code: Option<&str>) -> anyhow::Result<()> {
    let Some(code) = code else { return Ok(()) };
    match alphabet::by_code(code) {
        Some(letters) => {
            Words::choose_pieces(letters);
            Ok(())
        }
        None => {
            let given = code.to_owned();
            Err(Refusal::NoLetters { given }.into())
        }
    }
}

/// The letters in which moves are to be written.
pub(super) fn letters(code: &str) -> anyhow::Result<&'static Alphabet> {
    let mut all = alphabet::all().iter();
    match all.find(|known| known.code().eq_ignore_ascii_case(code)) {
        Some(letters) => Ok(letters),
        None => {
            let (flag, given) = ("--to", code.to_owned());
            Err(Refusal::NoAlphabet { flag, given }.into())
        }
    }
}

/// `auto`, or codes of alphabets.
fn alphabets(codes: &str) -> anyhow::Result<AlphabetChoice> {
    if codes == "auto" {
        return Ok(AlphabetChoice::Auto);
    }
    let mut sets: Vec<&'static LetterSet> = Vec::new();
    for code in codes.split(',') {
        match letter_sets::by_code(code) {
            Some(set) => sets.push(set),
            None => {
                let (flag, given) = ("--alphabet", code.to_owned());
                return Err(Refusal::NoAlphabet { flag, given }.into());
            }
        }
    }
    Ok(AlphabetChoice::Only(sets))
}

/// `auto`, or the name of an encoding.
pub(super) fn encoding(name: &str) -> anyhow::Result<Option<Encoding>> {
    if name == "auto" {
        return Ok(None);
    }
    match Encoding::from_label(name) {
        Some(encoding) => Ok(Some(encoding)),
        None => {
            let known = choice(Encoding::all_names());
            let given = name.to_owned();
            Err(Refusal::NoEncoding { given, known }.into())
        }
    }
}

/// The edition that `--laws` names; none where it is to be found by the date.
pub(super) fn edition(word: &str) -> anyhow::Result<Option<Edition>> {
    if word == "auto" {
        return Ok(None);
    }
    match Edition::from_id(word) {
        Some(edition) => Ok(Some(edition)),
        None => {
            let editions = Edition::ALL.map(Edition::id);
            let known = choice(["auto"].into_iter().chain(editions));
            let given = word.to_owned();
            Err(Refusal::NoEdition { given, known }.into())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_read_with_their_units() {
        let shown = |written| unpack_limit(written).map(|limit| limit.to_string()).ok();
        assert_eq!(shown("500M").as_deref(), Some("500M"));
        assert_eq!(shown("2048k").as_deref(), Some("2M"));
        assert_eq!(shown("1000").as_deref(), Some("1000"));
        assert_eq!(shown("0").as_deref(), Some("0"));
        for wrong in ["", "G", "-1", "1.5G", "10GB", "99999999999T"] {
            assert_eq!(shown(wrong), None, "{wrong}");
        }
    }
}
