//! `arbiter laws`: what each edition of the Laws holds on each matter, and which edition holds on a day.

use std::io::{self, Write};

use clap::Args;

use crate::laws::{self, DateReading, Edition, Matter, PgnDate, Surveyed, survey};
use crate::report::legislation;
use crate::report::terminal::Refusal;
use crate::report::words::Words;
use crate::system;

use super::ExitStatus;

/// Print what each edition of the Laws holds, and which one holds on a day
#[derive(Args)]
pub struct Laws {
    /// A day, such as 2014-09-01: which edition held, where it is known from, and what is not known of it
    date: Option<String>,
}

impl Laws {
    pub fn run(self) -> anyhow::Result<ExitStatus> {
        let mut out = anstream::stdout().lock();
        let Some(date) = self.date else {
            table(&mut out)?;
            return Ok(ExitStatus::Clean);
        };
        match DateReading::read(&date, system::today()) {
            Ok(Some(day)) => on_day(&mut out, day.spans())?,
            Ok(None) => return Err(Refusal::NoYear { given: date }.into()),
            Err(fault) => {
                let (given, fault) = (date, fault.into());
                return Err(Refusal::NoDay { given, fault }.into());
            }
        }
        Ok(ExitStatus::Clean)
    }
}

fn table(out: &mut impl Write) -> io::Result<()> {
    let head = Edition::ALL.map(|edition| edition.id().to_owned());
    let mut lines = vec![(String::new(), head)];
    lines.extend(Matter::ALL.iter().map(|&matter| {
        let cells = Edition::ALL.map(|edition| mark(survey(matter, edition)));
        (Words::spoken().tell(&matter.into()), cells)
    }));
    let width = |texts: &mut dyn Iterator<Item = &String>| {
        texts.map(|text| text.chars().count()).max().unwrap_or(0)
    };
    let names = width(&mut lines.iter().map(|(name, _)| name));
    let widths: Vec<usize> = (0..Edition::ALL.len())
        .map(|column| width(&mut lines.iter().map(|(_, cells)| &cells[column])))
        .collect();
    for (name, cells) in &lines {
        let mut line = format!("{name:<names$}");
        for (cell, width) in cells.iter().zip(&widths) {
            line.push_str(&format!("  {cell:<width$}"));
        }
        writeln!(out, "{}", line.trim_end())?;
    }
    writeln!(out)?;
    for mark in legislation::MARKS {
        writeln!(out, "{}", Words::spoken().tell(&mark.into()))?;
    }
    Ok(())
}

/// A cell of the table.
fn mark(surveyed: Surveyed) -> String {
    match surveyed {
        Surveyed::NoRule => "–".to_owned(),
        Surveyed::Article(article) => article.to_owned(),
        Surveyed::InPart(article) => format!("{article} ?"),
        Surveyed::AsBothSides => "(?)".to_owned(),
        Surveyed::Open => "?".to_owned(),
    }
}

/// Every edition that may have held on that day or in that span, however it is read.
fn on_day(out: &mut impl Write, readings: &[PgnDate]) -> io::Result<()> {
    for line in legislation::on_day(laws::Laws::on(readings)) {
        writeln!(out, "{}", Words::spoken().tell(&line))?;
    }
    Ok(())
}
