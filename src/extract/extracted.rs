//! Games on their way out: the reporter that picks them, made in parallel, and the file into which they go in order.

use std::collections::BTreeSet;
use std::path::Path;

use crate::audit::{AuditOptions, Judged, JudgedGame, Reporter, judge_block};
use crate::facts;
use crate::input::in_encoding;
use crate::report::{Normaliser, PgnFile, ReportError};

use super::columns::GameCells;
use super::criteria::Criteria;

facts! {
    /// What a user is told of games that stand in the file as they stood elsewhere.
    pub enum ToldOfExtracted {
        SeveralEncodings = "extract-several-encodings" { encodings: Vec<String> },
        NotApart = "extract-not-apart" { count: u64 },
        /// The first of them is named.
        NotAsItStood = "extract-not-as-it-stood" { count: u64, file: String, line: u64, game: u64 },
    }
}

/// In which form games are written.
pub enum Form {
    AsItStands,
    /// As the command of that name writes them, which judges less.
    Normalised {
        normaliser: Normaliser,
        options: Box<AuditOptions>,
    },
    /// Not at all: they are counted.
    Counted,
}

/// Picks the games that fit.
pub struct Extractor {
    criteria: Criteria,
    columns: Vec<usize>,
    form: Form,
}

/// One block's worth.
#[derive(Default)]
pub struct ExtractedBatch {
    /// How many games were looked at.
    pub seen: u64,
    /// Those that fit, each with how many had been looked at by then.
    pub fitting: Vec<(u64, Extracted)>,
    cells: GameCells,
}

/// A game that fits.
#[derive(Default)]
pub struct Extracted {
    text: Vec<u8>,
    /// What could not be converted.
    pub told: Vec<String>,
    /// Of a game as it stands.
    standing: Option<Standing>,
}

struct Standing {
    file: String,
    line: u64,
    game: u64,
    /// What it is written in, if it has more than ASCII.
    encoding: Option<String>,
    /// It had to be turned back into this.
    turned: Option<&'static str>,
    line_end: &'static str,
    is_certain: bool,
    /// Whoever reads the file sees that a game begins here.
    begins_plainly: bool,
}

impl Extractor {
    pub fn new(criteria: Criteria, form: Form) -> Extractor {
        Extractor {
            columns: criteria.columns(),
            criteria,
            form,
        }
    }

    fn extract(&self, game: &JudgedGame<'_>) -> Extracted {
        match &self.form {
            Form::Counted => Extracted::default(),
            Form::AsItStands => Extracted::as_it_stands(game),
            Form::Normalised {
                normaliser,
                options,
            } => {
                let block = game.block.one_game(game.number);
                let judged = block.map(|block| judge_block(&block, None, options, normaliser));
                let mut extracted = Extracted::default();
                for batch in judged.into_iter().flat_map(Judged::batches) {
                    extracted.text.extend_from_slice(batch.games().as_bytes());
                    extracted.told.extend(batch.told);
                }
                extracted
            }
        }
    }
}

impl Reporter for Extractor {
    type Batch = ExtractedBatch;

    fn batch(&self) -> ExtractedBatch {
        ExtractedBatch::default()
    }

    fn game(&self, game: &JudgedGame<'_>, batch: &mut ExtractedBatch) {
        batch.seen += 1;
        if self.criteria.want(game, &self.columns, &mut batch.cells) {
            batch.fitting.push((batch.seen, self.extract(game)));
        }
    }
}

impl Extracted {
    fn as_it_stands(game: &JudgedGame<'_>) -> Extracted {
        let Some(stood) = game.block.as_it_stood(game.number) else {
            return Extracted::default();
        };
        let is_utf16 = stood
            .encoding
            .is_some_and(|name| name.starts_with("utf-16"));
        let has_encoding = is_utf16 || !stood.bytes.is_ascii();
        let encoding = match stood.encoding {
            Some(name) => name.to_owned(),
            // What could not be turned back is UTF-8.
            None if !stood.is_certain => "utf-8".to_owned(),
            None => game.encoding.to_owned(),
        };
        let mut text = stood.bytes.into_owned();
        text.extend(in_encoding(stood.line_end, stood.encoding).unwrap_or_default());
        Extracted {
            text,
            told: Vec::new(),
            standing: Some(Standing {
                file: game.file.to_owned(),
                line: game.line,
                game: game.number,
                encoding: has_encoding.then_some(encoding),
                turned: stood.encoding,
                line_end: stood.line_end,
                is_certain: stood.is_certain,
                begins_plainly: begins_plainly(game),
            }),
        }
    }
}

/// Whether the text of a game begins so that it is a game wherever it stands: with the tag Event, or with two tags. A sheet
/// does not.
fn begins_plainly(game: &JudgedGame<'_>) -> bool {
    let text = game.failed.unwrap_or(game.case.text);
    let mut lines = text.lines().map(str::trim_start);
    let first = lines.next().unwrap_or_default();
    let mut is_second_tag = || lines.next().is_some_and(|line| line.starts_with('['));
    game.case.sheet.is_none()
        && (first.starts_with("[Event \"") || first.starts_with('[') && is_second_tag())
}

/// The file of the games that were picked.
pub struct ExtractedFile {
    file: PgnFile,
    written: u64,
    encodings: BTreeSet<String>,
    not_apart: u64,
    not_as_it_stood: u64,
    first_not_as_it_stood: Option<(String, u64, u64)>,
}

impl ExtractedFile {
    pub fn at(out: Option<&Path>) -> Result<ExtractedFile, ReportError> {
        Ok(ExtractedFile {
            file: PgnFile::at(out)?,
            written: 0,
            encodings: BTreeSet::new(),
            not_apart: 0,
            not_as_it_stood: 0,
            first_not_as_it_stood: None,
        })
    }

    pub fn write(&mut self, game: Extracted) -> Result<(), ReportError> {
        self.written += 1;
        let Some(standing) = game.standing else {
            return self.file.write(b"\n", &game.text);
        };
        let in_its_encoding = |text| in_encoding(text, standing.turned).unwrap_or_default();
        let is_utf16 = standing
            .turned
            .is_some_and(|name| name.starts_with("utf-16"));
        if is_utf16 && !self.file.has_begun() {
            // Others would not know what it is.
            self.file.write(b"", &in_its_encoding("\u{FEFF}"))?;
            self.file.write(b"", &game.text)?;
        } else {
            self.file
                .write(&in_its_encoding(standing.line_end), &game.text)?;
        }
        self.encodings.extend(standing.encoding);
        self.not_apart += u64::from(self.written > 1 && !standing.begins_plainly);
        if !standing.is_certain {
            self.not_as_it_stood += 1;
            let place = (standing.file, standing.line, standing.game);
            self.first_not_as_it_stood.get_or_insert(place);
        }
        Ok(())
    }

    /// How many games were written.
    pub fn written(&self) -> u64 {
        self.written
    }

    /// Puts the file in its place, and says what is to be known of it.
    pub fn finish(self) -> Result<Vec<ToldOfExtracted>, ReportError> {
        self.file.finish()?;
        let mut told = Vec::new();
        if self.encodings.len() > 1 {
            let encodings = self.encodings.into_iter().collect();
            told.push(ToldOfExtracted::SeveralEncodings { encodings });
        }
        if self.not_apart > 0 {
            let count = self.not_apart;
            told.push(ToldOfExtracted::NotApart { count });
        }
        if let Some((file, line, game)) = self.first_not_as_it_stood {
            let count = self.not_as_it_stood;
            told.push(ToldOfExtracted::NotAsItStood {
                count,
                file,
                line,
                game,
            });
        }
        Ok(told)
    }
}
