//! Finds a small letter on a scoresheet that may be that of a piece or that of a file, where both moves are legal; and a
//! capture written like a pawn's that no pawn can make, read as that of a piece. What the sheet does with its other pieces
//! decides. Where it writes them all in capitals, a pawn is meant, and that a piece could go there too is only noted, once a
//! game. In a PGN a small letter is that of a file first: there only the capture that no pawn can make is told.
//!
//! Why it matters: `bc4` is a bishop to one reader and a pawn to another, and the record does not say which.
//!
//! Example: `3. bxc4` on a sheet that writes `nf3`, with a bishop and a pawn that can both take on c4.

use crate::board::Move;
use crate::fact::MoveList;
use crate::facts;
use crate::laws::Matter;
use crate::replay::record::Remark;
use crate::replay::{PlyFlags, RemarkKind, SmallLetterDoubt, SmallLetters, san};
use crate::rules::case::MoreInThisGame;
use crate::rules::{Case, Finding, Findings, Notice, Rule, Severity, Trigger};

pub static RULE: Rule = Rule {
    code: "NOT012",
    name: "lower-case-piece",
    severity: Severity::Warning,
    notice: Notice::Usual,
    asks: Trigger::Odd,
    matter: Some(Matter::PieceLetters),
    facts: &[LowerCasePiece::SHAPES],
    source: include_str!("lower_case_piece.rs"),
    check,
};

facts! {
    /// What the letter was read as, and the legal move that it would be otherwise.
    enum LowerCasePiece {
        ReadAsPiece = "lower-case-piece-read-as-piece" { other: MoveList },
        ReadAsPawn = "lower-case-piece-read-as-pawn" { other: MoveList },
        AgainstSign = "lower-case-piece-against-sign",
    }
}

fn check(case: &Case<'_>, out: &mut Findings) {
    let mut against_sign = Vec::new();
    let mut noted = Vec::new();
    for remark in &case.record.remarks {
        let RemarkKind::SmallLetter { doubt } = remark.kind else {
            continue;
        };
        let is_pawn = case.record.flags_of(remark.ply).has(PlyFlags::PAWN);
        match doubt {
            SmallLetterDoubt::AgainstSign => {
                against_sign.push(finding(case, remark, LowerCasePiece::AgainstSign));
            }
            SmallLetterDoubt::Other(piece) if is_pawn => {
                let other = other(case, remark, piece);
                let finding = finding(case, remark, LowerCasePiece::ReadAsPawn { other });
                match case.record.letters.small_letters() == SmallLetters::Files {
                    true => noted.push(finding.severity(Severity::Note)),
                    false => out.push(finding),
                }
            }
            SmallLetterDoubt::Other(pawn) => {
                let other = other(case, remark, pawn);
                out.push(finding(case, remark, LowerCasePiece::ReadAsPiece { other }));
            }
        }
    }
    for findings in [against_sign, noted] {
        let more = findings.len().saturating_sub(1);
        let first = findings.into_iter().next();
        first
            .into_iter()
            .for_each(|first| out.push(MoreInThisGame::beside(first, more)));
    }
}

fn finding(case: &Case<'_>, remark: &Remark, detail: LowerCasePiece) -> Finding {
    Finding::at(case, &RULE, remark.ply, detail)
        .span(Some(remark.span))
        .with_san(case)
}

fn other(case: &Case<'_>, remark: &Remark, m: Move) -> MoveList {
    let board = case.record.board_before(remark.ply);
    MoveList(vec![san::san(&board, m)])
}
