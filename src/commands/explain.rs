//! `arbiter explain`: a rule in full, or the catalogue.

use std::io::Write;

use anyhow::bail;
use clap::Args;

use crate::laws::{Edition, EditionBasis, Laws, Surveyed, survey};
use crate::rules::{Notice, RULES, Rule, find};

use super::ExitStatus;

/// Print a rule in full: what it finds, why, the article in each edition, an example
#[derive(Args)]
pub struct Explain {
    /// Code of the rule, such as MOV004; without one, the catalogue
    rule: Option<String>,
}

impl Explain {
    pub fn run(self) -> anyhow::Result<ExitStatus> {
        let mut out = anstream::stdout().lock();
        match self.rule {
            None => catalogue(&mut out)?,
            Some(code) => match find(&code) {
                Some(rule) => in_full(&mut out, rule)?,
                None => bail!("no rule is called '{code}': `arbiter explain` lists them all"),
            },
        }
        Ok(ExitStatus::Clean)
    }
}

fn catalogue(out: &mut impl Write) -> std::io::Result<()> {
    for rule in RULES {
        let pedantic = if rule.notice == Notice::Pedantic {
            "  (pedantic: off unless selected)"
        } else {
            ""
        };
        writeln!(
            out,
            "{}  {:<8} {}{pedantic}",
            rule.code,
            rule.severity.word(),
            rule.name
        )?;
    }
    Ok(())
}

fn in_full(out: &mut impl Write, rule: &Rule) -> std::io::Result<()> {
    let pedantic = if rule.notice == Notice::Pedantic {
        ", pedantic"
    } else {
        ""
    };
    writeln!(
        out,
        "{} {} ({}{pedantic})\n",
        rule.code,
        rule.name,
        rule.severity.word()
    )?;
    writeln!(out, "{}", rule.documentation())?;
    let Some(matter) = rule.matter else {
        return Ok(());
    };
    writeln!(out, "\nArticles:")?;
    for edition in Edition::ALL {
        let article = Laws::named(edition, EditionBasis::Option).article(matter);
        let told = match (survey(matter, edition), article) {
            (Surveyed::AsBothSides | Surveyed::Open, "") => {
                "not known; none before and after".to_owned()
            }
            (Surveyed::AsBothSides | Surveyed::Open, article) => format!("not known; {article}"),
            (_, "") => "none".to_owned(),
            (_, article) => article.to_owned(),
        };
        writeln!(out, "  Laws of {}: {told}", edition.id())?;
    }
    Ok(())
}
