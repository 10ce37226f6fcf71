//! The vocabulary of rules: what a rule is and what it finds.

use serde::{Deserialize, Serialize};

use crate::board::{Color, Move};
use crate::fact::{Fact, FactShape};
use crate::facts;
use crate::judgement::Case;
use crate::judgement::claims::JudgedClaim;
use crate::laws::Matter;
use crate::laws::mating::{CanMate, can_mate};
use crate::notation::Span;
use crate::replay::Record;

/// How grave a finding is.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Severity {
    /// Worth knowing.
    Note,
    /// An arbiter should look.
    Warning,
    /// Cannot stand under the Laws.
    Error,
}

impl Severity {
    pub const ALL: [Severity; 3] = [Severity::Error, Severity::Warning, Severity::Note];

    pub fn word(self) -> &'static str {
        match self {
            Severity::Note => "note",
            Severity::Warning => "warning",
            Severity::Error => "error",
        }
    }
}

/// What a game must hold for a rule to have anything to say. Most games hold nothing odd and no claim, and half
/// of the rules need not be asked then: their code would only push the replay's out of the cache.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Trigger {
    Always,
    /// A word that stopped the replay, a remark, a damaged tag or stray text.
    Odd,
    /// A claim.
    Claim,
    /// A command of ours in a comment.
    Command,
    /// What a clock showed.
    Clock,
    /// A tournament report, which is no game.
    Report,
    /// A fault of our own, which no game asks for.
    Fault,
    /// The other games of the input, for which no game asks by itself.
    OtherGames,
}

/// Several of what rules ask for, one bit each.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Triggers(u8);

impl Triggers {
    pub const ALWAYS: Triggers = Triggers::NONE.with(Trigger::Always, true);
    const NONE: Triggers = Triggers(0);

    pub const fn with(self, trigger: Trigger, held: bool) -> Triggers {
        Triggers(self.0 | (held as u8) << trigger as u8)
    }

    #[inline]
    pub fn hold(self, trigger: Trigger) -> bool {
        self.0 & 1 << trigger as u8 != 0
    }
}

/// To whom a rule speaks.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// To everybody.
    Usual,
    /// To everybody in the tables; in the summary on the terminal only to those who select it.
    OnRequest,
    /// Only to those who ask for it by its full code or by `ALL`.
    Pedantic,
}

/// One rule: its code, its place in the Laws, its text and its check.
pub struct Rule {
    pub code: &'static str,
    pub name: &'static str,
    pub severity: Severity,
    pub notice: Notice,
    pub asks: Trigger,
    /// The matter of the Laws it rests on, if it rests on the Laws at all.
    pub matter: Option<Matter>,
    /// What it can find, and what it says in evidence.
    pub facts: &'static [&'static [FactShape]],
    /// The source of the rule's own file: its opening comment is the rule's documentation.
    pub source: &'static str,
    pub check: fn(&Case<'_>, &mut Findings),
}

impl Rule {
    /// The opening comment of the rule's file.
    pub fn documentation(&self) -> String {
        self.source
            .lines()
            .map_while(|line| line.strip_prefix("//!"))
            .map(|line| line.strip_prefix(' ').unwrap_or(line))
            .collect::<Vec<_>>()
            .join("\n")
    }
}

/// One thing found in one game, as data: `report/words` makes sentences of it.
#[derive(Clone, Debug)]
pub struct Finding {
    pub rule: &'static Rule,
    pub severity: Severity,
    pub place: Place,
    /// What of the Laws it rests on, and the article of the edition in force.
    pub matter: Option<Matter>,
    pub article: &'static str,
    /// The move in English letters.
    pub san: String,
    /// What was found.
    pub detail: Fact,
    /// What proves it, and what follows from it.
    pub evidence: Vec<Fact>,
    /// A repair that was looked for. What can be done about any finding of its kind stands with the words of its detail.
    pub suggestion: Option<Fact>,
    /// Moves that prove it, line by line, from the position behind its ply. Most findings need none.
    pub lines: Vec<Vec<Move>>,
    /// The arbiter has decided on it: the reason given. It no longer counts.
    pub accepted: Option<String>,
    /// The severity that the rule asks for, and the highest that it gets where the edition of the day is not known.
    asked: Severity,
    most: Severity,
    /// Why it is not known.
    open: Option<Fact>,
    /// So many of the game's resumptions it rests on.
    pub rests_on: usize,
}

facts! {
    /// A finding that rests on how the replay went on behind a fault.
    struct Assumed = "assumed" { number: String }
}

/// What any finding may say.
#[allow(dead_code, reason = "the tests of the words alone look at it")]
pub const FACTS: &[&[FactShape]] = &[Assumed::SHAPES];

/// Where in a game something was found.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// The ply, counted from one; 0 for the whole game.
    pub ply: u32,
    /// Who made or would have made that move.
    pub side: Option<Color>,
    /// Where it is written, for `written` and for the caret on the terminal.
    pub span: Option<Span>,
}

/// The findings of one game, in the order of the rules.
#[derive(Default)]
pub struct Findings {
    pub list: Vec<Finding>,
}

impl Findings {
    /// What keeps a finding from being an error is told with it.
    pub fn push(&mut self, finding: Finding) {
        let is_capped = finding.asked > finding.most;
        self.list.push(match is_capped {
            true => finding.telling_if_open(),
            false => finding,
        });
    }

    /// What rests on how the replay went on behind a fault says so, and is never more than a warning unless that is certain.
    pub fn reserve(&mut self, case: &Case<'_>) {
        let record = case.record;
        for finding in &mut self.list {
            finding.leave_what_stands_before(record);
            if finding.rests_on == 0 {
                continue;
            }
            let resumptions = &record.resumptions[..finding.rests_on];
            let last = resumptions.last().map_or(0, |last| last.stop.ply);
            let number = record.move_number(last);
            finding.evidence.push(Assumed { number }.into());
            if finding.severity == Severity::Error
                && resumptions
                    .iter()
                    .any(|one| !one.is_certain(record, case.text))
            {
                finding.severity = Severity::Warning;
            }
        }
    }

    /// How many count at this severity.
    pub fn count(&self, severity: Severity) -> u32 {
        self.list
            .iter()
            .filter(|finding| finding.severity == severity && finding.accepted.is_none())
            .count() as u32
    }
}

impl Finding {
    /// A finding about the whole game.
    pub fn of_game(case: &Case<'_>, rule: &'static Rule, detail: impl Into<Fact>) -> Finding {
        Finding::at(case, rule, 0, detail)
    }

    /// A finding about one ply.
    pub fn at(case: &Case<'_>, rule: &'static Rule, ply: u32, detail: impl Into<Fact>) -> Finding {
        let finding = Finding {
            rule,
            severity: rule.severity,
            place: Place {
                ply,
                side: (ply > 0).then(|| case.record.mover(ply)),
                span: None,
            },
            matter: None,
            article: "",
            san: String::new(),
            detail: detail.into(),
            evidence: Vec::new(),
            suggestion: None,
            lines: Vec::new(),
            accepted: None,
            asked: rule.severity,
            most: Severity::Error,
            open: None,
            rests_on: case.record.resumptions_up_to(ply).len(),
        };
        match rule.matter {
            Some(matter) => finding.on(case, matter),
            None => finding,
        }
    }

    /// A finding about a claim, under its article and with its evidence. What the Laws leave open has made the verdict
    /// undecidable already.
    pub fn of_claim(
        case: &Case<'_>,
        rule: &'static Rule,
        claim: &JudgedClaim,
        detail: impl Into<Fact>,
    ) -> Finding {
        let mut finding = Finding::at(case, rule, claim.ply, detail);
        finding.matter = Some(claim.matter);
        finding.article = claim.article;
        finding.evidence = claim.evidence.clone();
        // The game may have ended before the claim, by something that the Laws of the day leave open.
        let ended_the_game = case.timeline.doubt().is_none()
            && case
                .timeline
                .end
                .is_some_and(|end| end.is_at(claim.ply, claim.rank));
        match case.timeline.perhaps {
            Some(perhaps) if perhaps.is_before(claim.ply, claim.rank) && !ended_the_game => {
                finding.doubtful(case, perhaps.matter)
            }
            _ => finding,
        }
    }

    /// It rests on another matter of the Laws than its rule does at large.
    pub fn on(mut self, case: &Case<'_>, matter: Matter) -> Finding {
        self.matter = Some(matter);
        self.article = case.laws.article(matter);
        self.most = Severity::Error;
        self.open = None;
        self.hanging_on(case, matter)
    }

    /// The gap rule: a finding that hangs on a matter which the Laws of the day leave open is never more than a
    /// warning. They leave it open if we do not hold the edition of that day and its neighbours differ.
    pub fn hanging_on(mut self, case: &Case<'_>, matter: Matter) -> Finding {
        if let Some(open) = case.laws.open(matter) {
            self.most = Severity::Warning;
            self.open = Some(open.into());
        }
        self.severity = self.asked.min(self.most);
        self
    }

    /// What the record decides may have been decided otherwise before, by something that the Laws of the day leave open.
    pub fn in_doubt(self, case: &Case<'_>) -> Finding {
        match case.timeline.doubt() {
            Some(doubt) => self.doubtful(case, doubt.matter),
            None => self,
        }
    }

    /// It accuses of playing on, and the game may have ended before, by something that the Laws of the day leave open.
    pub fn unless_ended_before(self, case: &Case<'_>) -> Finding {
        match case.timeline.perhaps {
            Some(perhaps) => self.doubtful(case, perhaps.matter),
            None => self,
        }
    }

    fn doubtful(self, case: &Case<'_>, matter: Matter) -> Finding {
        Finding {
            most: Severity::Warning,
            severity: self.asked.min(Severity::Warning),
            ..self.hanging_on(case, matter)
        }
    }

    /// It rests on the moves up to a ply, and on nothing that came after them.
    pub fn resting_on_moves_up_to(mut self, case: &Case<'_>, ply: u32) -> Finding {
        self.rests_on = case.record.resumptions_up_to(ply).len();
        self
    }

    /// It rests on the word of the players alone, whatever stood on the board.
    pub fn on_their_word(mut self) -> Finding {
        self.rests_on = 0;
        self
    }

    /// What is written ahead of a faulty word, such as its number, does not rest on how the replay went on behind that.
    fn leave_what_stands_before(&mut self, record: &Record) {
        while let Some(span) = self.place.span
            && let Some(last) = record.resumptions[..self.rests_on].last()
            && span.start < last.stop.span.start
        {
            self.rests_on -= 1;
        }
    }

    /// If the matter that it hangs on is left open, the evidence says why.
    pub fn telling_if_open(mut self) -> Finding {
        self.evidence.extend(self.open.take());
        self
    }

    /// Every edition that may have held says the same of this case, even if they differ on the matter at large.
    pub fn in_any_edition(mut self) -> Finding {
        self.most = Severity::Error;
        self.severity = self.asked;
        self.open = None;
        self
    }

    pub fn severity(mut self, severity: Severity) -> Finding {
        self.asked = severity;
        self.severity = severity.min(self.most);
        self
    }

    pub fn span(mut self, span: Option<Span>) -> Finding {
        self.place.span = span;
        self
    }

    /// The article of another pace, or of a claim.
    pub fn article(mut self, article: &'static str) -> Finding {
        self.article = article;
        self
    }

    /// One more piece of evidence.
    pub fn evidence(mut self, evidence: impl Into<Fact>) -> Finding {
        self.evidence.push(evidence.into());
        self
    }

    /// These moves from the position behind its ply prove it.
    pub fn proved_by(mut self, line: Vec<Move>) -> Finding {
        if !line.is_empty() {
            self.lines.push(line);
        }
        self
    }

    /// It rests on it that these players could have mated in the position behind its ply. Where that is known of the pieces
    /// alone, there is no line.
    pub fn proved_by_mates(
        self,
        case: &Case<'_>,
        players: impl IntoIterator<Item = Color>,
    ) -> Finding {
        let board = case.record.board_before(self.place.ply + 1);
        let each = players.into_iter();
        each.fold(self, |finding, player| match can_mate(&board, player) {
            CanMate::Yes(Some(line)) => finding.proved_by(line),
            _ => finding,
        })
    }

    /// Adds the move of the finding's ply in English letters, as it was played.
    pub fn with_san(mut self, case: &Case<'_>) -> Finding {
        self.san = case.san(self.place.ply);
        self
    }
}

impl std::fmt::Debug for Rule {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.code)
    }
}
