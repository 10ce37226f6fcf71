//! How games are read and judged, as an embedder says it.

use crate::audit::{self, Repairs};
use crate::event::{Event, Events};
use crate::input::encoding::Encoding;
use crate::laws::Edition;
use crate::notation::moves::letter_sets::{self, LetterSet};
use crate::replay::AlphabetChoice;
use crate::rules::Selection;

use super::Error;

/// How games are to be read and judged. The default is what `arbiter audit` does without flags: the edition of the Laws
/// by the date of each game, piece letters and encoding found out, every rule but the pedantic ones.
///
/// ```
/// use arbiter::Options;
///
/// let options = Options::default().laws("2018")?.alphabets(&["de", "ca"])?.ignore(&["HDR"])?;
/// assert!(Options::default().laws("1812").is_err());
/// # Ok::<(), arbiter::Error>(())
/// ```
#[derive(Clone, Default)]
pub struct Options {
    laws: Option<Edition>,
    alphabets: AlphabetChoice,
    encoding: Option<Encoding>,
    select: Vec<String>,
    ignore: Vec<String>,
    selection: Selection,
    event: Option<Event>,
    suggest: bool,
}

impl Options {
    /// Judges every game by this edition of the Laws, by the year it came into force: `1985`, `1989`, `1993`, `1997`,
    /// `2001`, `2005`, `2009`, `2014`, `2017`, `2018` or `2023`.
    pub fn laws(mut self, edition: &str) -> Result<Options, Error> {
        let found = Edition::from_id(edition);
        self.laws = Some(
            found.ok_or_else(|| Error::new(format!("no such edition of the Laws: {edition}")))?,
        );
        Ok(self)
    }

    /// Reads piece letters of these alphabets only, by the codes that `arbiter alphabets` lists.
    pub fn alphabets(mut self, codes: &[&str]) -> Result<Options, Error> {
        let sets = codes.iter().map(|code| {
            letter_sets::by_code(code)
                .ok_or_else(|| Error::new(format!("no such alphabet: {code}")))
        });
        let sets: Vec<&'static LetterSet> = sets.collect::<Result<_, _>>()?;
        self.alphabets = AlphabetChoice::Only(sets);
        Ok(self)
    }

    /// Reads bytes that are not UTF-8 in this encoding, such as `windows-1252` or `ibm850`.
    pub fn encoding(mut self, name: &str) -> Result<Options, Error> {
        let found = Encoding::from_label(name);
        self.encoding = Some(found.ok_or_else(|| Error::new(format!("no such encoding: {name}")))?);
        Ok(self)
    }

    /// Asks only these rules, by code (`MOV002`), by family (`MOV`), or `ALL` with the pedantic ones.
    pub fn select(mut self, rules: &[&str]) -> Result<Options, Error> {
        self.select = rules.iter().map(|rule| (*rule).to_owned()).collect();
        self.with_selection()
    }

    /// Does not ask these rules, by code or family.
    pub fn ignore(mut self, rules: &[&str]) -> Result<Options, Error> {
        self.ignore = rules.iter().map(|rule| (*rule).to_owned()).collect();
        self.with_selection()
    }

    fn with_selection(mut self) -> Result<Options, Error> {
        self.selection = Selection::new(&self.select, &self.ignore).map_err(Error::new)?;
        Ok(self)
    }

    /// Judges by the regulations of an event, in the text of an `event.toml`.
    pub fn event(mut self, toml: &str) -> Result<Options, Error> {
        self.event = Some(Event::parse(toml, "event.toml").map_err(Error::new)?);
        Ok(self)
    }

    /// Looks for the most likely reading of games that cannot be played to their end, and suggests it in the finding.
    pub fn suggest_repairs(mut self) -> Options {
        self.suggest = true;
        self
    }

    /// Whether the regulations of an event were given.
    pub(super) fn has_event(&self) -> bool {
        self.event.is_some()
    }

    pub(super) fn letters(&self) -> &AlphabetChoice {
        &self.alphabets
    }

    pub(super) fn into_audit(self) -> audit::AuditOptions {
        audit::AuditOptions {
            laws: self.laws,
            alphabets: self.alphabets,
            encoding: self.encoding,
            selection: self.selection,
            events: self.event.map_or_else(Events::none, Events::given),
            repairs: match self.suggest {
                true => Repairs::Suggested,
                false => Repairs::None,
            },
            ..audit::AuditOptions::default()
        }
    }
}
