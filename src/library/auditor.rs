//! The audit from memory, or from anything that can be read.

use std::collections::VecDeque;
use std::io::Read;
use std::sync::Arc;

use rayon::prelude::*;

use crate::audit::{self, Judged, JudgedGame, Lookout, Reporter, judge_block};
use crate::event::Event;
use crate::input::{Block, InputError, Wanted, blocks_of_reader, blocks_of_text};

use super::{Error, GameReport, Options};

/// Audits games: replays every move and judges it, the result and every claim under the Laws of the day.
///
/// ```
/// use arbiter::{Auditor, Options, Severity};
///
/// let auditor = Auditor::new(Options::default());
/// let games = auditor.audit("[Event \"Club\"]\n[Date \"2024.05.01\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Ke3 1-0\n");
/// let finding = &games[0].findings[0];
/// assert_eq!((finding.rule.as_str(), finding.ply), ("MOV001", 3));
/// assert_eq!(finding.severity, Severity::Error);
/// assert_eq!(games[0].moves, ["e4", "e5"]);
/// ```
pub struct Auditor {
    options: audit::AuditOptions,
}

impl Auditor {
    /// An auditor that judges in this way.
    pub fn new(options: Options) -> Auditor {
        Auditor {
            options: options.into_audit(),
        }
    }

    /// Audits the games of a text: PGN with any number of games, or one scoresheet. A text without any game gives none.
    /// A game that a fault of the library itself (a panic) keeps from being judged has the finding INP003 and no other; the
    /// rest is judged. What is printed at a panic is up to the hook of your program.
    pub fn audit(&self, text: &str) -> Vec<GameReport> {
        let blocks: Vec<Block> = blocks_of_text(text, Wanted::Games).collect();
        let judged: Vec<_> = blocks.par_iter().map(|block| self.judge(block)).collect();
        let mut lookout = Lookout::new(&self.options);
        let games = blocks.iter().zip(judged);
        games
            .flat_map(|(block, judged)| self.held(&mut lookout, block, judged))
            .collect()
    }

    /// Audits the games of a file or a stream, plain or compressed (gz, bz2, xz, zst), in any encoding. The games come in
    /// order, a few blocks of them being judged in parallel at a time; memory does not grow with the input. What cannot
    /// be read is an error behind the games that could.
    ///
    /// ```
    /// use arbiter::{Auditor, Options};
    ///
    /// let file = std::fs::File::open("fixtures/events/2023-standard/games.pgn")?;
    /// for game in Auditor::new(Options::default()).audit_reader(file) {
    ///     let game = game?;
    ///     println!("game {}: {} findings", game.number, game.findings.len());
    /// }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn audit_reader<'a>(&'a self, reader: impl Read + 'a) -> Games<'a> {
        Games {
            auditor: self,
            blocks: blocks_of_reader(reader, self.options.encoding),
            lookout: Lookout::new(&self.options),
            ready: VecDeque::new(),
        }
    }

    /// The event, if there is one, was given for all games.
    fn event(&self, block: &Block) -> Option<Arc<Event>> {
        self.options.events.of_file(&block.file).unwrap_or_default()
    }

    fn judge(&self, block: &Block) -> Judged<Vec<GameReport>> {
        let event = self.event(block);
        judge_block(block, event.as_deref(), &self.options, &GameReports)
    }

    /// A judged block, its games held against those before it.
    fn held(
        &self,
        lookout: &mut Lookout<'_>,
        block: &Block,
        mut judged: Judged<Vec<GameReport>>,
    ) -> Vec<GameReport> {
        lookout.hold(
            block,
            self.event(block).as_deref(),
            &GameReports,
            &mut judged,
        );
        judged.batches().flatten().collect()
    }
}

/// Makes a report of every game.
struct GameReports;

impl Reporter for GameReports {
    type Batch = Vec<GameReport>;

    fn batch(&self) -> Vec<GameReport> {
        Vec::new()
    }

    fn game(&self, game: &JudgedGame<'_>, batch: &mut Vec<GameReport>) {
        batch.push(GameReport::new(game));
    }
}

/// The games of a stream, audited on the way. See [`Auditor::audit_reader`].
pub struct Games<'a> {
    auditor: &'a Auditor,
    blocks: Box<dyn Iterator<Item = Result<Block, InputError>> + 'a>,
    lookout: Lookout<'a>,
    ready: VecDeque<Result<GameReport, Error>>,
}

impl Games<'_> {
    /// Judges as many blocks as there are threads; says whether there were any.
    fn judge_on(&mut self) -> bool {
        let blocks: Vec<_> = self
            .blocks
            .by_ref()
            .take(rayon::current_num_threads())
            .collect();
        let any = !blocks.is_empty();
        let judged: Vec<_> = blocks
            .into_par_iter()
            .map(|block| block.map(|block| (self.auditor.judge(&block), block)))
            .collect();
        for judged in judged {
            match judged {
                Ok((judged, block)) => {
                    let games = self.auditor.held(&mut self.lookout, &block, judged);
                    self.ready.extend(games.into_iter().map(Ok));
                }
                Err(error) => self.ready.push_back(Err(Error::new(error))),
            }
        }
        any
    }
}

impl Iterator for Games<'_> {
    type Item = Result<GameReport, Error>;

    fn next(&mut self) -> Option<Self::Item> {
        while self.ready.is_empty() && self.judge_on() {}
        self.ready.pop_front()
    }
}
