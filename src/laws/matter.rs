//! The one table of the Laws: for every matter, what each edition holds on it and in which article.
//! The two translations of 2023 number differently; the Catalan numbers stand here, as they follow
//! the English. Nothing is decided here; `questions` reads the table out.
//!
//! A matter is as narrow as editions differ: "a fallen flag loses" holds in all of them and stands
//! apart from "unless the opponent cannot mate", so that what is common stays decidable where the
//! edition of the day is not held.

use super::edition::Edition;
use super::pace::Pace;
use super::provisions::{
    ANSWERED_2005, ANSWERED_2018, BOTH_FLAGS_1985, BOTH_FLAGS_2005, BOTH_FLAGS_2018, CLAIM_1985,
    CLAIM_2005, CLAIM_2018, CLAIM_2023, ILLEGAL_2005, ILLEGAL_2018, ILLEGAL_2023, LATE_1985,
    LATE_2005, LATE_2018, PACES_2005, PACES_2018, SEEN_2005, SEEN_BY_ALL, START_2005, START_2018,
};
use super::terms::Holds;

/// What one edition holds on one matter, and where.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct EditionHolding {
    /// The article to cite; empty where the edition is silent.
    pub article: &'static str,
    pub holds: Holds,
}

/// The edition has no such rule.
const NONE: EditionHolding = EditionHolding {
    article: "",
    holds: Holds::Nothing,
};

const fn at(article: &'static str) -> EditionHolding {
    terms(article, Holds::Plainly)
}

const fn thus(article: &'static str, words: &'static str) -> EditionHolding {
    terms(article, Holds::Thus(words))
}

const fn terms(article: &'static str, holds: Holds) -> EditionHolding {
    EditionHolding { article, holds }
}

/// Writes the matters and their table from one list, so that neither can lack a row of the other.
macro_rules! matters {
    ($($(#[$doc:meta])* $matter:ident: $e1985:expr, $e2005:expr, $e2018:expr, $e2023:expr;)*) => {
        /// A matter the Laws settle.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Matter {
            $($(#[$doc])* $matter,)*
        }

        impl Matter {
            /// Every matter, in the order of the table.
            pub const ALL: &[Matter] = &[$(Matter::$matter,)*];
        }

        /// One row per matter, one column per edition, both in the order of their enums.
        static TABLE: [[EditionHolding; Edition::ALL.len()]; Matter::ALL.len()] = [
            $([$e1985, $e2005, $e2018, $e2023],)*
        ];
    };
}

matters! {
    // The board, the start and the order of play.
    /// A game has two opponents.
    TwoPlayers: at("01"), at("1.1"), at("1.1"), at("1.1");
    /// White begins, and the players move in turn.
    Alternation: at("03.01"), at("1.1"), at("1.2"), at("1.2");
    InitialPosition: at("02.03"), at("2.3"), at("2.3"), at("2.3");
    /// The 960 starting positions.
    Chess960Position: NONE, NONE, at("II.2"), at("II.2");
    Chess960Castling: NONE, NONE, at("II.3"), at("II.3");
    /// A position that no legal moves lead to.
    IllegalPosition: NONE, NONE, at("3.10.3"), at("3.10.3");

    // How the pieces move.
    /// Of any piece that is not a pawn or a king.
    PieceMoves: at("05.02–05.05"), at("3.2–3.6"), at("3.2–3.6"), at("3.2–3.6");
    OwnPiece: at("04.01"), at("3.1"), at("3.1"), at("3.1");
    BishopMove: at("05.04"), at("3.2"), at("3.2"), at("3.2");
    RookMove: at("05.03"), at("3.3"), at("3.3"), at("3.3");
    QueenMove: at("05.02"), at("3.4"), at("3.4"), at("3.4");
    PathBlocked: at("04.02"), at("3.5"), at("3.5"), at("3.5");
    KnightMove: at("05.05"), at("3.6"), at("3.6"), at("3.6");
    PawnMove: at("05.06"), at("3.7"), at("3.7"), at("3.7");
    PawnAdvance: at("05.06(b)"), at("3.7(a)"), at("3.7.1"), at("3.7.1");
    PawnDoubleAdvance: at("05.06(b)"), at("3.7(b)"), at("3.7.2"), at("3.7.2");
    PawnCapture: at("05.06(b)"), at("3.7(c)"), at("3.7.3"), at("3.7.3");
    EnPassant: at("05.06(c)"), at("3.7(d)"), at("3.7.4"), at("3.7.4");
    PromotionPiece: at("05.06(d)"), at("3.7(e)"), at("3.7.5.1"), at("3.7.5.1");
    KingMove: at("05.01(a)"), at("3.8(i)"), at("3.8.1"), at("3.8.1");
    CastlingLost: at("05.01(e)"), at("3.8(ii)(1)"), at("3.8.2.1"), at("3.8.2.1");
    CastlingHindered: at("05.01(f)"), at("3.8(ii)(2)"), at("3.8.2.2"), at("3.8.2.2");
    /// No move may leave or put the own king in check.
    KingInCheck: at("09.02"), at("3.9"), at("3.9.2"), at("3.9.2");

    // The end of the game.
    /// Nothing is played once the game has ended.
    EndOfGame: at("10"), at("5"), at("5"), at("5");
    Checkmate: at("10.01"), at("5.1(a)"), at("5.1.1"), at("5.1.1");
    Resignation: at("10.02"), at("5.1(b)"), at("5.1.2"), at("5.1.2");
    /// Resigning only draws against an opponent who cannot mate.
    ResignationMatingPower: NONE, NONE, NONE, at("5.1.2");
    Stalemate: at("10.03"), at("5.2(a)"), at("5.2.1"), at("5.2.1");
    DeadPosition: thus("10.07", "listed material"), at("5.2(b)"), at("5.2.2"), at("5.2.2");
    /// K–K, K–KB, K–KN, KB–KB with bishops on one colour: dead in every edition.
    DeadMaterial: at("10.07"), at("5.2(b)"), at("5.2.2"), at("5.2.2");
    /// Mate, stalemate and a dead position count only if a legal move brought them about.
    EndByLegalMove: NONE, at("5.1(a)"), at("5.1.1"), at("5.1.1");
    Agreement: at("10.04"), at("5.2(c)"), at("5.2.3"), at("5.2.3");
    /// An agreement needs a move by each side first.
    AgreementAfterFirstMoves: NONE, NONE, at("5.2.3"), at("5.2.3");
    Threefold: at("10.05"), at("9.2"), at("9.2"), at("9.2");
    FiftyMoves: at("10.08"), at("9.3"), at("9.3"), at("9.3");
    /// The fiftieth move may be the one written down and announced.
    FiftyByIntendedMove: NONE, at("9.3(a)"), at("9.3.1"), at("9.3.1");
    /// The endings in which it takes a hundred moves.
    HundredMoveEndings: at("10.09"), NONE, NONE, NONE;
    Fivefold: NONE, NONE, at("9.6.1"), at("9.6.1");
    SeventyFiveMoves: NONE, NONE, at("9.6.2"), at("9.6.2");

    // The clock.
    TimeControl: at("12.01"), at("6.2(a)"), at("6.3.1"), at("6.3.1");
    /// Time saved in one period goes into the next.
    TimeSaved:
        thus("12.01", "by session"), thus("6.2(b)", "but in delay mode"),
        at("6.3.2"), at("6.3.2");
    FlagFall: at("10.13"), at("6.10"), at("6.9"), at("6.9");
    /// A fallen flag only draws against an opponent who cannot mate.
    FlagMatingPower: NONE, at("6.10"), at("6.9"), at("6.9");
    /// An end that came before the flag was noticed stands: in 1985 resignation and agreement.
    EndBeforeFlag: thus("12.07", "resignation, agreement"), at("6.10"), at("6.9"), at("6.9");
    FlagNoticed:
        terms("12.02", SEEN_BY_ALL), terms("6.9", SEEN_2005),
        terms("6.8", SEEN_BY_ALL), terms("6.8", SEEN_BY_ALL);
    /// A draw on claim, flag still up, against a bare king.
    BareKingClaim: at("10.11.02"), NONE, NONE, NONE;
    BothFlagsDown:
        terms("12.08", BOTH_FLAGS_1985), terms("6.12", BOTH_FLAGS_2005),
        terms("III.3.1", BOTH_FLAGS_2018), terms("III.3.1", BOTH_FLAGS_2018);
    /// The draw claim with less than two minutes left.
    LastTwoMinutes:
        NONE, thus("10.2", "in every event"),
        thus("III.4", "if announced"), thus("III.4", "if announced");
    /// ... only where the event has announced it.
    LastTwoMinutesAnnounced: NONE, NONE, at("III.1"), at("III.1");
    PaceOfGame: NONE, terms("B1", PACES_2005), terms("A.1", PACES_2018), terms("A.1", PACES_2018);
    FullSupervision: NONE, NONE, at("A.3.1"), at("A.4.1");
    LateArrival:
        terms("10.14", LATE_1985), terms("6.7", LATE_2005),
        terms("6.7.1", LATE_2018), terms("6.7.1", LATE_2018);

    // Claims and offers.
    ClaimByIntendedMove: at("10.11.01"), at("9.2(a)"), at("9.2.1.1"), at("9.2.1.1");
    /// A claim of a draw is an offer too.
    ClaimIsOffer: NONE, at("9.1(c)"), at("9.1.2.3"), at("9.1.2.3");
    WrongClaim:
        terms("10.12(b)", CLAIM_1985), terms("9.5(b)", CLAIM_2005),
        terms("9.5.3", CLAIM_2018), terms("9.5.3", CLAIM_2023);
    /// The event may forbid agreements before some move.
    AgreementBan: NONE, NONE, at("9.1.1"), at("9.1.1");

    // Irregularities.
    /// A completed illegal move: 1985 replays the game where the position cannot be restored.
    IllegalMove: thus("08.01", "or the game is void"), at("7.4(a)"), at("7.5.1"), at("7.5.1");
    IllegalMovePenalty:
        NONE, terms("7.4(b)", ILLEGAL_2005),
        terms("7.5.5", ILLEGAL_2018), terms("7.5.5", ILLEGAL_2023);
    /// An illegal move found after the opponent's answer.
    IllegalMoveAnswered:
        NONE, terms("B6", ANSWERED_2005),
        terms("A.4.2", ANSWERED_2018), terms("A.5.2", ANSWERED_2018);
    /// A pawn left on its last rank.
    UnfinishedPromotion:
        thus("05.06(e)", "put back"), thus("7.4(a)", "restored"),
        thus("7.5.2", "a queen"), thus("7.5.2", "a queen");
    /// ... is an illegal move.
    UnfinishedPromotionIllegal: NONE, at("7.4(a)"), at("7.5.2"), at("7.5.2");
    /// ... becomes a queen.
    AutomaticQueen: NONE, NONE, at("7.5.2"), at("7.5.2");
    ClockPressedWithoutMove: NONE, NONE, at("7.5.3"), at("7.5.3");
    /// The pieces stood wrong at the start: the game is annulled.
    WrongStart: at("08.05"), at("7.1(a)"), at("7.2.1"), at("7.2.1");
    /// ... unless so many moves have been made in rapid or blitz.
    WrongStartStands:
        NONE, terms("B4", START_2005),
        terms("A.4.1", START_2018), terms("A.5.1", START_2018);
    ColoursReversed:
        thus("08.05", "annulled"), thus("7.2", "goes on"),
        thus("7.3", "replayed under ten moves"), thus("7.2.3", "replayed under ten moves");

    // Scores.
    Score: at("17"), at("11.1"), at("10.1"), at("10.1");
    /// Which scores a game can have at all.
    PossibleScores: at("17"), at("11.1"), at("10.2"), at("10.2");
    /// A half point for one player and nothing for the other.
    HalfAgainstNothing: NONE, at("13.4"), at("12.9"), at("12.9");
    /// A signed result stands, even if wrong, unless the arbiter decides.
    SignedResult: NONE, at("8.7"), at("8.7"), at("8.7");

    // Adjourned games.
    /// An ambiguous, unreadable or illegal sealed move loses.
    SealedMove: at("10.15"), at("A8"), at("I.8"), at("I.8");
    /// ... but for the exceptions named.
    SealedMoveExceptions:
        NONE, thus("A8", "no mate possible"),
        thus("I.8", "game ended, no mate possible"), thus("I.8", "game ended, no mate possible");
    EndBeforeResumption: at("14.02"), at("A6"), at("I.6"), at("I.6");

    // Notation.
    Recording: at("11.01"), at("8.1"), at("8.1.1"), at("8.1.1");
    /// Only algebraic notation; any other is no evidence from 2005.
    AlgebraicOnly: thus("11.01", "to be used"), at("E"), at("C"), at("C");
    PieceLetters: NONE, at("E3"), at("C.3"), at("C.3");
    PawnLetter: NONE, at("E4"), at("C.4"), at("C.4");
    CaptureSign: NONE, at("E9"), at("C.9"), at("C.9");
    CaptureSignObligatory: NONE, at("E9"), NONE, NONE;
    Disambiguation: NONE, at("E10"), at("C.10"), at("C.10");
    CheckMark: NONE, at("E"), at("C.13"), at("C.13");
}

impl Matter {
    /// Whether it decides a result, a claim, a penalty or an automatic end. How moves are made and written does not, nor
    /// does the contradiction of a signed result with itself: what is wrong there is wrong in any edition.
    pub fn decides(self) -> bool {
        use Matter::*;
        !matches!(
            self,
            TwoPlayers
                | Alternation
                | InitialPosition
                | Chess960Position
                | Chess960Castling
                | IllegalPosition
                | PieceMoves
                | OwnPiece
                | BishopMove
                | RookMove
                | QueenMove
                | PathBlocked
                | KnightMove
                | PawnMove
                | PawnAdvance
                | PawnDoubleAdvance
                | PawnCapture
                | EnPassant
                | PromotionPiece
                | KingMove
                | CastlingLost
                | CastlingHindered
                | KingInCheck
                | SignedResult
                | Recording
                | AlgebraicOnly
                | PieceLetters
                | PawnLetter
                | CaptureSign
                | CaptureSignObligatory
                | Disambiguation
                | CheckMark
        )
    }
}

/// Where rapid or blitz cite another article than the table's.
static ELSEWHERE: [(Matter, Edition, Pace, &str); 13] = {
    use self::Matter::*;
    use Edition::*;
    use Pace::*;
    [
        (FlagNoticed, E2005, Rapid, "B7"),
        (FlagNoticed, E2005, Blitz, "B7"),
        (BothFlagsDown, E2005, Rapid, "B9"),
        (BothFlagsDown, E2005, Blitz, "B9"),
        (PaceOfGame, E2005, Blitz, "C1"),
        (PaceOfGame, E2018, Blitz, "B.1"),
        (PaceOfGame, E2023, Blitz, "B.1"),
        (FullSupervision, E2018, Blitz, "B.3.1"),
        (FullSupervision, E2023, Blitz, "B.2.1"),
        (IllegalMovePenalty, E2005, Blitz, "C3"),
        (IllegalMoveAnswered, E2005, Blitz, "C3"),
        (IllegalMoveAnswered, E2018, Blitz, "B.4"),
        (IllegalMoveAnswered, E2023, Blitz, "B.3"),
    ]
};

pub(super) fn cell(matter: Matter, edition: Edition) -> &'static EditionHolding {
    &TABLE[matter as usize][edition as usize]
}

/// The article for a game of that pace.
pub(super) fn article_at(matter: Matter, edition: Edition, pace: Pace) -> &'static str {
    ELSEWHERE
        .iter()
        .find(|row| (row.0, row.1, row.2) == (matter, edition, pace))
        .map_or(cell(matter, edition).article, |row| row.3)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells() -> impl Iterator<Item = (Matter, Edition, &'static EditionHolding)> {
        Matter::ALL.iter().flat_map(|&matter| {
            Edition::ALL.map(|edition| (matter, edition, cell(matter, edition)))
        })
    }

    #[test]
    fn an_article_is_cited_exactly_where_a_rule_is_held() {
        for (matter, edition, cell) in cells() {
            let silent = cell.holds == Holds::Nothing;
            assert_eq!(cell.article.is_empty(), silent, "{matter:?} {edition:?}");
        }
    }

    #[test]
    fn no_matter_is_unknown_to_every_edition() {
        for &matter in Matter::ALL {
            let settled = |edition| cell(matter, edition).holds != Holds::Nothing;
            assert!(Edition::ALL.into_iter().any(settled), "{matter:?}");
        }
    }

    /// 1985 numbers `10.07`, 2005 `5.2(b)` and `E9`, later editions `5.2.2`, `C.9` and `II.2`: a
    /// cell in the wrong column betrays itself.
    #[test]
    fn articles_are_numbered_in_the_manner_of_their_edition() {
        for (matter, edition, cell) in cells() {
            let article = cell.article;
            let lettered = article.starts_with(|c: char| c.is_ascii_uppercase());
            let own_manner = match edition {
                _ if article.is_empty() => true,
                Edition::E1985 => article.len() >= 2 && article.as_bytes()[1].is_ascii_digit(),
                Edition::E2005 => !lettered || !article.contains('.'),
                Edition::E2018 | Edition::E2023 => {
                    !article.contains('(') && (!lettered || article == "C" || article.contains('.'))
                }
            };
            assert!(own_manner, "{matter:?} {edition:?}: {article}");
        }
    }

    #[test]
    fn rapid_and_blitz_cite_elsewhere_only_what_their_edition_settles() {
        for (matter, edition, pace, article) in ELSEWHERE {
            let cell = cell(matter, edition);
            assert_ne!(cell.holds, Holds::Nothing, "{matter:?} {edition:?}");
            assert_ne!(cell.article, article, "{matter:?} {edition:?} {pace:?}");
        }
    }

    #[test]
    fn rapid_and_blitz_cite_their_own_article_or_else_that_of_the_table() {
        let at = |pace| article_at(Matter::BothFlagsDown, Edition::E2005, pace);
        assert_eq!([at(Pace::Standard), at(Pace::Rapid)], ["6.12", "B9"]);
        let mate = article_at(Matter::Checkmate, Edition::E2023, Pace::Blitz);
        assert_eq!(mate, "5.1.1");
    }
}
