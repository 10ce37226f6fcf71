//! `arbiter explain`: a rule in full, with a board, or the catalogue.

use std::io::Write;

use clap::Args;
use include_dir::{Dir, include_dir};

use crate::audit::{AuditOptions, JudgedGame, Lookout, Reporter, judge_block};
use crate::board::{Board, Square};
use crate::input::{Wanted, blocks_of_text};
use crate::laws::{Edition, EditionBasis, Laws, Surveyed, survey};
use crate::report::terminal::{Refusal, Said, show_board, show_snippet};
use crate::report::words::Words;
use crate::report::{Snippet, visible};
use crate::rules::{Notice, RULES, Rule, Selection, find};

use super::ExitStatus;

/// Print a rule in full: what it finds, why, the article in each edition, an example
#[derive(Args)]
pub struct Explain {
    /// Code of the rule, such as MOV004; without one, the catalogue
    rule: Option<String>,
}

/// The games that every rule is tested with.
static FIXTURES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/fixtures/rules");

impl Explain {
    pub fn run(self) -> anyhow::Result<ExitStatus> {
        let mut out = anstream::stdout().lock();
        match self.rule {
            None => catalogue(&mut out)?,
            Some(code) => match find(&code) {
                Some(rule) => in_full(&mut out, rule)?,
                None => return Err(Refusal::NoSuchRule { code }.into()),
            },
        }
        Ok(ExitStatus::Clean)
    }
}

fn catalogue(out: &mut impl Write) -> std::io::Result<()> {
    let words = Words::spoken();
    let severity = |rule: &Rule| Said::severity(rule.severity).tell();
    let width = RULES.iter().map(|rule| severity(rule).chars().count());
    let width = width.max().unwrap_or_default() + 1;
    for rule in RULES {
        let name = words.rule_name(rule);
        let pedantic = match rule.notice {
            Notice::Pedantic => format!("  ({})", Said::PedanticIsOff.tell()),
            _ => String::new(),
        };
        writeln!(
            out,
            "{}  {:<width$} {name}{pedantic}",
            rule.code,
            severity(rule)
        )?;
    }
    Ok(())
}

fn in_full(out: &mut impl Write, rule: &Rule) -> std::io::Result<()> {
    let words = Words::spoken();
    let (_, explanation) = words.explanation(rule);
    let name = words.rule_name(rule);
    let pedantic = match rule.notice {
        Notice::Pedantic => format!(", {}", Said::Pedantic.tell()),
        _ => String::new(),
    };
    let severity = Said::severity(rule.severity).tell();
    writeln!(out, "{} {name} ({severity}{pedantic})\n", rule.code)?;
    writeln!(out, "{explanation}\n")?;
    if let Some(example) = Example::of(rule) {
        example.show(out)?;
    }
    let Some(matter) = rule.matter else {
        return Ok(());
    };
    writeln!(out, "{}:", Said::Articles.tell())?;
    for edition in Edition::ALL {
        let article = Laws::named(edition, EditionBasis::Option).article(matter);
        let told = match (survey(matter, edition), article) {
            (Surveyed::AsBothSides | Surveyed::Open, "") => Said::NotKnownNorAround.tell(),
            (Surveyed::AsBothSides | Surveyed::Open, article) => {
                let article = article.to_owned();
                Said::NotKnown { article }.tell()
            }
            (_, "") => Said::NoArticle.tell(),
            (_, article) => article.to_owned(),
        };
        let edition = edition.id().to_owned();
        writeln!(out, "  {}", Said::OfEdition { edition, told }.tell())?;
    }
    Ok(())
}

/// The first case of a rule in its own fixture that has a board.
struct Example {
    snippet: Snippet,
    board: Board,
    /// The square that the move names last.
    marked: Vec<Square>,
}

impl Example {
    fn of(rule: &Rule) -> Option<Example> {
        let file = format!("{}.pgn", rule.code);
        let text = FIXTURES.get_file(&file)?.contents_utf8()?;
        let options = AuditOptions {
            selection: Selection::new(&[rule.code.to_owned()], &[]).ok()?,
            ..AuditOptions::default()
        };
        let mut lookout = Lookout::new(&options);
        let mut blocks = blocks_of_text(text, Wanted::Games);
        let mut example: Example = blocks.find_map(|block| {
            let mut judged = judge_block(&block, None, &options, &FirstWithBoard);
            lookout.hold(&block, None, &FirstWithBoard, &mut judged);
            judged.batches().flatten().next()
        })?;
        example.snippet.file = format!("fixtures/rules/{file}");
        Some(example)
    }

    fn show(&self, out: &mut impl Write) -> std::io::Result<()> {
        writeln!(out, "{}:\n", Said::Example.tell())?;
        show_board(out, &self.board, &self.marked)?;
        writeln!(out, "\n  {}\n", visible(&self.board.fen()))?;
        show_snippet(out, &self.snippet)
    }
}

/// Keeps the first finding of each block that has a board.
struct FirstWithBoard;

impl Reporter for FirstWithBoard {
    type Batch = Option<Example>;

    fn batch(&self) -> Option<Example> {
        None
    }

    fn game(&self, game: &JudgedGame<'_>, batch: &mut Option<Example>) {
        if batch.is_some() {
            return;
        }
        *batch = game.findings.list.iter().find_map(|finding| {
            let board = game.position_of(finding)?.clone();
            Some(Example {
                snippet: Snippet::new(game, finding),
                board,
                marked: Square::last_in(&finding.san).into_iter().collect(),
            })
        });
    }
}
