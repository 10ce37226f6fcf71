//! What a federation looks at before it takes a report: the lines that must be there, days and counts that must fit one
//! another, how much is played on a day, and whether the time control is allowed for the rating asked.

use std::collections::BTreeMap;
use std::time::Duration;

use jiff::civil::Date;

use crate::fact::Fact;
use crate::facts;
use crate::laws::Pace;
use crate::laws::clock::allotted;
use crate::notation::trf::Report;
use crate::notation::words::time_control::TimeControls;
use crate::rating::systems::fide::time_limits::barred;
use crate::rules::Severity;
use crate::rules::reports::ReportFinding;

pub use super::player_checks::against_lists;

/// What came of a check. The words are fixed.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum CheckVerdict {
    Ok,
    /// It must be there and is not.
    Missing,
    Wrong,
    /// Another than the list has.
    Differs,
    /// Somebody should look.
    Odd,
    /// It could not be checked.
    NotChecked,
}

impl CheckVerdict {
    pub const ALL: [CheckVerdict; 6] = [
        CheckVerdict::Ok,
        CheckVerdict::Missing,
        CheckVerdict::Wrong,
        CheckVerdict::Differs,
        CheckVerdict::Odd,
        CheckVerdict::NotChecked,
    ];

    pub fn word(self) -> &'static str {
        match self {
            CheckVerdict::Ok => "ok",
            CheckVerdict::Missing => "missing",
            CheckVerdict::Wrong => "wrong",
            CheckVerdict::Differs => "differs",
            CheckVerdict::Odd => "odd",
            CheckVerdict::NotChecked => "not_checked",
        }
    }

    /// Whether a report should not go out so.
    pub fn fails(self) -> bool {
        matches!(
            self,
            CheckVerdict::Missing | CheckVerdict::Wrong | CheckVerdict::Differs
        )
    }
}

facts! {
    pub enum CheckReason {
        Line = "check-line" { line: u64 },
        Column = "check-column" { line: u64, column: usize },
        Rank = "check-rank" { line: u64, rank: u32, name: String },
        Round = "check-round" { round: u32 },
        Says = "check-says" { text: String },
        NoLine = "check-no-line" { code: String },
        EndBeforeStart = "check-end-before-start" { start: Date, end: Date },
        RoundOutside = "check-round-outside" { day: Date, start: Date, end: Date },
        RoundsBackwards = "check-rounds-backwards" { day: Date, before: Date },
        RoundsWithoutDay = "check-rounds-without-day" { rounds: u32, days: usize },
        CountDiffers = "check-count" { said: u32, players: usize },
        NoFederation = "check-no-federation" { read: String },
        /// Rounds on one day, and the most that are allowed.
        RoundsADay = "check-rounds-a-day" { day: Date, rounds: u64, most: u64 },
        HoursADay = "check-hours-a-day" { day: Date, rounds: u64, hours: u64, minutes: u64 },
        NoDays = "check-no-days",
        NoControl = "check-no-control",
        NoPace = "check-no-pace",
        /// So many games are not rated at this pace.
        Barred = "check-barred" { games: usize, of: usize, pace: &'static str, why: Fact },
        Allowed = "check-allowed" { games: usize, pace: &'static str },
        OtherType = "check-other-type" { said: &'static str, pace: &'static str },
        NoList = "check-no-list",
        NoReport = "check-no-report",
        Teams = "check-teams" { lines: usize },
        /// For so many players both have something in the field, and it is the same.
        Compared = "check-compared" { players: usize, of: usize },
        OtherMonth = "check-other-month" { month: String, start: Date },
    }
}

/// One line of the check list.
#[derive(Clone, Debug)]
pub struct Check {
    /// A code of a line, of a rule, or a fixed word.
    pub name: &'static str,
    pub verdict: CheckVerdict,
    pub place: Option<Fact>,
    pub reason: Option<Fact>,
}

impl Check {
    pub fn new(
        name: &'static str,
        verdict: CheckVerdict,
        place: impl Into<Option<CheckReason>>,
        reason: impl Into<Option<Fact>>,
    ) -> Check {
        Check {
            name,
            verdict,
            place: place.into().map(Fact::from),
            reason: reason.into(),
        }
    }
}

/// Lines that a report needs to be rated, and two that tell how it was played.
const MANDATORY: [&str; 9] = [
    "012", "022", "032", "042", "052", "062", "092", "102", "132",
];

/// The checks that need nothing but the report. `asked`: the pace of the rating, where the user names it.
pub fn of_report(report: &Report, findings: &[ReportFinding], asked: Option<Pace>) -> Vec<Check> {
    let mut checks = mandatory(report);
    checks.extend(days(report));
    checks.extend(counts(report));
    checks.extend(
        findings
            .iter()
            .filter(|found| found.accepted.is_none())
            .map(found),
    );
    let (said, pace) = (type_line(report), pace(report, asked));
    if let (Some(said), Some(asked)) = (said, asked)
        && said != asked
    {
        let line = report.said("092").map_or(0, |head| head.line);
        let (said, pace) = (said.word(), asked.word());
        let reason = CheckReason::OtherType { said, pace }.into();
        let place = CheckReason::Line { line };
        checks.push(Check::new("type", CheckVerdict::Wrong, place, Some(reason)));
    }
    checks.extend(teams(report));
    checks.push(time_control(report, pace));
    checks.extend(play_a_day(report, pace));
    checks
}

fn mandatory(report: &Report) -> Vec<Check> {
    let check = |code: &'static str| match report.said(code) {
        Some(head) => {
            let place = CheckReason::Line { line: head.line };
            let text = head.text.split_whitespace().collect::<Vec<_>>().join(" ");
            Check::new(
                code,
                CheckVerdict::Ok,
                place,
                Some(CheckReason::Says { text }.into()),
            )
        }
        None => {
            let code_text = code.to_owned();
            let reason = CheckReason::NoLine { code: code_text };
            Check::new(code, CheckVerdict::Missing, None, Some(reason.into()))
        }
    };
    MANDATORY.into_iter().map(check).collect()
}

/// The games of a team event are compared like any others; what the lines about teams say is not.
fn teams(report: &Report) -> Option<Check> {
    let line = *report.team_lines.first()?;
    let lines = report.team_lines.len();
    let reason = CheckReason::Teams { lines };
    Some(Check::new(
        "teams",
        CheckVerdict::NotChecked,
        CheckReason::Line { line },
        Some(reason.into()),
    ))
}

/// What the rules about reports have found.
fn found(finding: &ReportFinding) -> Check {
    let (line, column) = (finding.line, finding.column);
    let verdict = match finding.severity {
        Severity::Error => CheckVerdict::Wrong,
        Severity::Warning | Severity::Note => CheckVerdict::Odd,
    };
    let place = match column {
        0 => CheckReason::Line { line },
        _ => CheckReason::Column { line, column },
    };
    Check::new(
        finding.rule.code,
        verdict,
        place,
        Some(finding.detail.clone()),
    )
}

fn days(report: &Report) -> Vec<Check> {
    let mut wrong = Vec::new();
    let line = |code| {
        report
            .said(code)
            .map(|head| CheckReason::Line { line: head.line })
    };
    let mut tell = |code: &'static str, place: Option<CheckReason>, reason: CheckReason| {
        wrong.push(Check::new(
            code,
            CheckVerdict::Wrong,
            place,
            Some(reason.into()),
        ));
    };
    if let (Some(start), Some(end)) = (report.start, report.end)
        && end < start
    {
        tell(
            "052",
            line("052"),
            CheckReason::EndBeforeStart { start, end },
        );
    }
    let mut before = None;
    for (round, day) in (1..).zip(&report.round_dates) {
        let Some(day) = *day else { continue };
        let place = || Some(CheckReason::Round { round });
        if let (Some(start), Some(end)) = (report.start, report.end)
            && start <= end
            && !(start..=end).contains(&day)
        {
            tell(
                "132",
                place(),
                CheckReason::RoundOutside { day, start, end },
            );
        }
        if let Some(before) = before.filter(|before| day < *before) {
            tell("132", place(), CheckReason::RoundsBackwards { day, before });
        }
        before = Some(day);
    }
    let played = rounds_played(report);
    let days = report.round_dates.iter().flatten().count();
    if report.said("132").is_some() && (days as u32) < played {
        let reason = CheckReason::RoundsWithoutDay {
            rounds: played,
            days,
        };
        tell("132", line("132"), reason);
    }
    wrong
}

fn rounds_played(report: &Report) -> u32 {
    let entries = report.players.iter().flat_map(|player| &player.entries);
    let met = entries.filter(|entry| entry.opponent.is_some());
    met.map(|entry| entry.round).max().unwrap_or(0)
}

fn counts(report: &Report) -> Vec<Check> {
    let mut wrong = Vec::new();
    let players = report.players.len() + report.faults.len();
    if let Some(head) = report.said("062") {
        let place = CheckReason::Line { line: head.line };
        // `15 (12)`: of 15 some have withdrawn.
        let digits: String = head.text.chars().take_while(char::is_ascii_digit).collect();
        if let Ok(said) = digits.parse::<u32>()
            && said as usize != players
        {
            let reason = CheckReason::CountDiffers { said, players }.into();
            wrong.push(Check::new("062", CheckVerdict::Wrong, place, Some(reason)));
        }
    }
    if let Some(head) = report.said("032") {
        let read = head.text.clone();
        let is_code = read.len() == 3 && read.bytes().all(|byte| byte.is_ascii_uppercase());
        if !is_code {
            let place = CheckReason::Line { line: head.line };
            let reason = CheckReason::NoFederation { read }.into();
            wrong.push(Check::new("032", CheckVerdict::Wrong, place, Some(reason)));
        }
    }
    wrong
}

/// What the line about the type of the tournament says of its pace.
fn type_line(report: &Report) -> Option<Pace> {
    let text = report.said("092")?.text.to_lowercase();
    let named = [
        ("blitz", Pace::Blitz),
        ("rapid", Pace::Rapid),
        ("standard", Pace::Standard),
    ];
    let mut named = named.into_iter().filter(|(word, _)| text.contains(word));
    match (named.next(), named.next()) {
        (Some((_, pace)), None) => Some(pace),
        _ => None,
    }
}

/// The pace of the rating: the one asked for, else that of the type, else that of the time control.
pub fn pace(report: &Report, asked: Option<Pace>) -> Option<Pace> {
    let by_control = || pace_of(report.control.as_ref()?);
    asked.or_else(|| type_line(report)).or_else(by_control)
}

/// The pace that a control makes, by the time for 60 moves; none where the colours differ.
fn pace_of(controls: &TimeControls) -> Option<Pace> {
    let times = [&controls.white, &controls.black].map(allotted);
    let longest = times
        .into_iter()
        .collect::<Option<Vec<_>>>()?
        .into_iter()
        .max()?;
    let minutes = |minutes: u64| Duration::from_secs(60 * minutes);
    Some(match longest {
        time if time <= minutes(10) => Pace::Blitz,
        time if time < minutes(60) => Pace::Rapid,
        _ => Pace::Standard,
    })
}

fn time_control(report: &Report, pace: Option<Pace>) -> Check {
    const NAME: &str = "time_control";
    let said = report.said("222").or_else(|| report.said("122"));
    let place = said.map(|head| CheckReason::Line { line: head.line });
    let Some(controls) = &report.control else {
        return Check::new(
            NAME,
            CheckVerdict::NotChecked,
            place,
            Some(CheckReason::NoControl.into()),
        );
    };
    let Some(pace) = pace else {
        return Check::new(
            NAME,
            CheckVerdict::NotChecked,
            place,
            Some(CheckReason::NoPace.into()),
        );
    };
    let mut games = Vec::new();
    for player in &report.players {
        for opponent in player.entries.iter().filter_map(|entry| entry.opponent) {
            // Each game once.
            if let Some(opponent) = report.player(opponent)
                && player.rank < opponent.rank
            {
                games.push([player.rating, opponent.rating]);
            }
        }
    }
    let of = games.len();
    let mut barring = games
        .iter()
        .filter_map(|ratings| barred(controls, pace, *ratings));
    let first = barring.next();
    let count = usize::from(first.is_some()) + barring.count();
    let pace = pace.word();
    match first {
        None => {
            let reason = CheckReason::Allowed { games: of, pace }.into();
            Check::new(NAME, CheckVerdict::Ok, place, Some(reason))
        }
        Some(why) => {
            let reason = CheckReason::Barred {
                games: count,
                of,
                pace,
                why: why.into(),
            };
            Check::new(NAME, CheckVerdict::Wrong, place, Some(reason.into()))
        }
    }
}

/// The most hours of play on a day, and the most rounds of rapid and of blitz.
const MOST_HOURS: u64 = 12;
const MOST_RAPID: u64 = 15;
const MOST_BLITZ: u64 = 30;

fn play_a_day(report: &Report, pace: Option<Pace>) -> Vec<Check> {
    let mut rounds: BTreeMap<Date, u64> = BTreeMap::new();
    for day in report.round_dates.iter().flatten() {
        *rounds.entry(*day).or_default() += 1;
    }
    let not_checked = |name, reason: CheckReason| {
        Check::new(name, CheckVerdict::NotChecked, None, Some(reason.into()))
    };
    let place = report
        .said("132")
        .map(|head| CheckReason::Line { line: head.line });
    let names = ["rounds_a_day", "hours_a_day"];
    if rounds.is_empty() {
        return names
            .map(|name| not_checked(name, CheckReason::NoDays))
            .to_vec();
    }
    let wrong = |name, reason: CheckReason| {
        Check::new(
            name,
            CheckVerdict::Wrong,
            place.clone(),
            Some(reason.into()),
        )
    };
    let ok = |name| Check::new(name, CheckVerdict::Ok, place.clone(), None);
    let mut checks = Vec::new();
    let most = match pace {
        Some(Pace::Rapid) => Some(MOST_RAPID),
        Some(Pace::Blitz) => Some(MOST_BLITZ),
        Some(Pace::Standard) | None => None,
    };
    match (pace, most) {
        (None, _) => checks.push(not_checked(names[0], CheckReason::NoPace)),
        (Some(_), most) => {
            let over = rounds.iter().filter_map(|(day, rounds)| {
                let most = most.filter(|most| rounds > most)?;
                let (day, rounds) = (*day, *rounds);
                Some(wrong(
                    names[0],
                    CheckReason::RoundsADay { day, rounds, most },
                ))
            });
            checks.extend(over);
            if checks.is_empty() {
                checks.push(ok(names[0]));
            }
        }
    }
    let times = report
        .control
        .as_ref()
        .map(|controls| [&controls.white, &controls.black].map(allotted));
    let Some([Some(white), Some(black)]) = times else {
        checks.push(not_checked(names[1], CheckReason::NoControl));
        return checks;
    };
    let before = checks.len();
    for (&day, &rounds) in &rounds {
        let minutes = u128::from(rounds) * (white + black).as_millis() / 60_000;
        let minutes = u64::try_from(minutes).unwrap_or(u64::MAX);
        if minutes > MOST_HOURS * 60 {
            let (hours, minutes) = (minutes / 60, minutes % 60);
            let reason = CheckReason::HoursADay {
                day,
                rounds,
                hours,
                minutes,
            };
            checks.push(wrong(names[1], reason));
        }
    }
    if checks.len() == before {
        checks.push(ok(names[1]));
    }
    checks
}
