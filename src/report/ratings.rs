//! The reports of `arbiter rate`: ratings, the games behind them, what the audit would change, and who was taken for
//! whom. They are made when everything has been reckoned, and written as CSV, as JSON, or both.

use std::fs;
use std::io::Write;
use std::path::Path;

use crate::rating::calculation::Calculation;
use crate::rating::contest::{Basis, Contest};
use crate::rating::register::Found;

use super::csv_rows::{CsvRow, FINDINGS, Row};
use super::files::{Formats, ReportError, Target};
use super::json_rows::JsonRow;
use super::rating_rows::{self, Heading};

/// Everything that a rating run has to tell.
pub struct Ratings<'r> {
    pub system: &'static str,
    pub period: &'r str,
    pub contest: &'r Contest,
    pub submitted: &'r [Calculation],
    pub audited: &'r [Calculation],
    pub found: &'r [Found],
    /// Rows of `findings.csv`, made while the games were judged.
    pub findings: &'r [u8],
    /// Whether every game has a row; else only those that do not count.
    pub all_games: bool,
}

impl<'r> Ratings<'r> {
    fn heading(&self) -> Heading<'_> {
        Heading {
            system: self.system,
            period: self.period,
            contest: self.contest,
        }
    }

    fn bases(&self) -> [(Basis, &[Calculation]); 2] {
        [
            (Basis::Submitted, self.submitted),
            (Basis::Audited, self.audited),
        ]
    }

    /// The players whose rating the audit would change.
    pub fn differing(&self) -> impl Iterator<Item = (&Calculation, &Calculation)> {
        self.submitted
            .iter()
            .zip(self.audited)
            .filter(|(submitted, audited)| {
                (submitted.change, submitted.after) != (audited.change, audited.after)
            })
    }

    pub fn write(&self, target: &Target, formats: Formats) -> Result<(), ReportError> {
        match target {
            Target::StandardOutput => {
                let mut out = Vec::new();
                self.ratings(&mut Sheet::csv(&rating_rows::RATINGS, &mut out));
                let written = std::io::stdout().write_all(&out);
                written.map_err(|_| ReportError::Closed)
            }
            Target::Folder(folder) => {
                fs::create_dir_all(folder).map_err(|cause| ReportError::Folder {
                    folder: folder.display().to_string(),
                    cause,
                })?;
                self.write_all(folder, formats)
            }
        }
    }

    fn write_all(&self, folder: &Path, formats: Formats) -> Result<(), ReportError> {
        type Fill<'r> = fn(&Ratings<'r>, &mut Sheet<'_>);
        let reports: [(&str, &'static [&'static str], Fill<'r>); 4] = [
            ("ratings", &rating_rows::RATINGS, Ratings::ratings),
            ("rating_games", &rating_rows::RATING_GAMES, Ratings::games),
            (
                "rating_differences",
                &rating_rows::RATING_DIFFERENCES,
                Ratings::differences,
            ),
            (
                "rating_players",
                &rating_rows::RATING_PLAYERS,
                Ratings::players,
            ),
        ];
        for (name, columns, fill) in reports {
            if formats.csv {
                let mut bytes = Vec::new();
                fill(self, &mut Sheet::csv(columns, &mut bytes));
                save(folder, &format!("{name}.csv"), &bytes)?;
            }
            if formats.json {
                let mut rows = Vec::new();
                fill(self, &mut Sheet::json(columns, &mut rows));
                let list = [b"[\n", &rows[..], b"\n]\n"].concat();
                save(folder, &format!("{name}.json"), &list)?;
            }
        }
        if formats.csv {
            let mut bytes = format!("{}\n", FINDINGS.join(",")).into_bytes();
            bytes.extend_from_slice(self.findings);
            save(folder, "findings.csv", &bytes)?;
        }
        Ok(())
    }

    fn ratings(&self, sheet: &mut Sheet<'_>) {
        for (basis, calculations) in self.bases() {
            for sum in calculations {
                sheet.row(|row| rating_rows::rating(self.heading(), basis, sum, row));
            }
        }
    }

    fn games(&self, sheet: &mut Sheet<'_>) {
        for (basis, calculations) in self.bases() {
            for sum in calculations {
                for line in &sum.lines {
                    if self.all_games || !line.counts() {
                        sheet.row(|row| {
                            rating_rows::rating_game(self.heading(), basis, sum, line, row);
                        });
                    }
                }
            }
        }
    }

    fn differences(&self, sheet: &mut Sheet<'_>) {
        for (submitted, audited) in self.differing() {
            sheet.row(|row| rating_rows::difference(self.contest, submitted, audited, row));
        }
    }

    fn players(&self, sheet: &mut Sheet<'_>) {
        for found in self.found {
            sheet.row(|row| rating_rows::player(found, row));
        }
    }
}

/// One report in one format.
struct Sheet<'w> {
    columns: &'static [&'static str],
    out: &'w mut Vec<u8>,
    is_json: bool,
}

impl<'w> Sheet<'w> {
    fn csv(columns: &'static [&'static str], out: &'w mut Vec<u8>) -> Sheet<'w> {
        out.extend_from_slice(format!("{}\n", columns.join(",")).as_bytes());
        Sheet {
            columns,
            out,
            is_json: false,
        }
    }

    fn json(columns: &'static [&'static str], out: &'w mut Vec<u8>) -> Sheet<'w> {
        Sheet {
            columns,
            out,
            is_json: true,
        }
    }

    fn row(&mut self, fill: impl FnOnce(&mut dyn Row)) {
        if self.is_json {
            let mut row = JsonRow::new(self.columns, self.out);
            fill(&mut row);
            row.end();
        } else {
            let mut row = CsvRow::new(self.out);
            fill(&mut row);
            row.end();
        }
    }
}

fn save(folder: &Path, name: &str, bytes: &[u8]) -> Result<(), ReportError> {
    let path = folder.join(name);
    fs::write(&path, bytes).map_err(|cause| ReportError::Write {
        file: path.display().to_string(),
        cause,
    })
}
