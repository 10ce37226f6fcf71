//! The one table of the Laws: for every matter, what each edition holds on it and in which article, or that it is not known.
//! The two translations of 2023 number differently; the Catalan numbers stand here, as they follow the English. Where only
//! the number of an article is not known, the chapter is cited. Nothing is decided here; `known` says what follows where a
//! cell is not known, and `questions` reads the table out.
//!
//! A matter is as narrow as editions differ: "a fallen flag loses" holds in all of them and stands apart from "unless the
//! opponent cannot mate", so that what is common stays decidable where the edition of the day is not known.
//!
//! Cells of 1985, 2005, 2018 and 2023 come from the texts. The others come from the edition's own text, from somebody who
//! wrote about that edition, or, where neither was seen, from editions on both sides that hold the same; anything less sure
//! is `U`, not known.

use crate::fact::{Fact, FactShape, IntoValue, Value, ValueKind};

use super::edition::Edition;
use super::provisions::{
    ANSWERED_1997, ANSWERED_2005, ANSWERED_2009, ANSWERED_2018, BOTH_FLAGS_1985, BOTH_FLAGS_2005,
    BOTH_FLAGS_2009, BOTH_FLAGS_2018, CLAIM_1985, CLAIM_1997, CLAIM_2005, CLAIM_2009, CLAIM_2014,
    CLAIM_2018, CLAIM_2023, HUNDRED_MOVES, ILLEGAL_1997, ILLEGAL_2005, ILLEGAL_2009, ILLEGAL_2014,
    ILLEGAL_2017, ILLEGAL_2018, ILLEGAL_2023, LATE_1985, LATE_1997, LATE_2009, LATE_2014,
    PACES_1997, PACES_2005, PACES_2009, PACES_2014, REVERSED_1985, REVERSED_1997, REVERSED_2017,
    SEEN_2005, SEEN_2009, SEEN_2014, SEEN_BY_ALL, SEVENTY_FIVE_MOVES, START_2005, START_2009,
    START_2018,
};
use super::terms::Holds;

/// What one edition holds on one matter, and where.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct EditionHolding {
    /// The article to cite; empty where the edition is silent or not known.
    pub article: &'static str,
    pub holds: Holds,
}

/// The edition has no such rule.
const NONE: EditionHolding = EditionHolding {
    article: "",
    holds: Holds::Nothing,
};

/// What the edition says is not known.
const U: EditionHolding = EditionHolding {
    article: "",
    holds: Holds::NotKnown,
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
    ($($(#[$doc:meta])* $matter:ident: $($cell:expr),*;)*) => {
        /// A matter the Laws settle.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Matter {
            $($(#[$doc])* $matter,)*
        }

        impl Matter {
            /// Every matter, in the order of the table.
            pub const ALL: &[Matter] = &[$(Matter::$matter,)*];

            #[allow(dead_code, reason = "the tests of the words alone look at it")]
            pub const SHAPES: &[FactShape] = &[$(FactShape {
                key: concat!("matter-", stringify!($matter)),
                values: &[],
            },)*];
        }

        /// A matter in a sentence is its name: `report/words` has it.
        impl From<Matter> for Fact {
            fn from(matter: Matter) -> Fact {
                let key = match matter {
                    $(Matter::$matter => concat!("matter-", stringify!($matter)),)*
                };
                Fact { key, values: Vec::new() }
            }
        }

        impl IntoValue for Matter {
            const KIND: ValueKind = ValueKind::Fact;
            fn into_value(self) -> Value {
                Fact::from(self).into_value()
            }
        }

        /// One row per matter, one column per edition, both in the order of their enums.
        static TABLE: [[EditionHolding; Edition::ALL.len()]; Matter::ALL.len()] = [
            $([$($cell),*],)*
        ];
    };
}

// The columns: 1985, 1989, 1993, 1997, 2001, 2005, 2009, 2014, 2017 (July), 2018, 2023.
matters! {
    // The board, the start and the order of play.
    /// A game has two opponents.
    TwoPlayers:
        at("01"), U, U, at("1.1"), at("1.1"), at("1.1"), at("1.1"), at("1.1"), at("1.1"), at("1.1"), at("1.1");
    /// White begins, and the players move in turn.
    Alternation:
        at("03.01"), U, U, at("1.1"), at("1.1"), at("1.1"), at("1.1"), at("1.1"), at("1.2"), at("1.2"), at("1.2");
    InitialPosition:
        at("02.03"), U, U, at("2.3"), at("2.3"), at("2.3"), at("2.3"), at("2.3"), at("2.3"), at("2.3"), at("2.3");
    /// The 960 starting positions.
    Chess960Position:
        NONE, U, U, NONE, NONE, NONE, at("F.2"), at("F"), at("II.2"), at("II.2"), at("II.2");
    Chess960Castling:
        NONE, U, U, NONE, NONE, NONE, at("F.3"), at("F"), at("II.3"), at("II.3"), at("II.3");
    /// A position that no legal moves lead to.
    IllegalPosition:
        NONE, U, U, NONE, NONE, NONE, NONE, U, at("3.10.3"), at("3.10.3"), at("3.10.3");

    // How the pieces move. The numbers of 1997's third chapter are not known.
    /// Of any piece that is not a pawn or a king.
    PieceMoves:
        at("05.02–05.05"), U, U, at("3"), at("3.2–3.6"), at("3.2–3.6"), at("3.2–3.6"), at("3.2–3.6"), at("3.2–3.6"),
        at("3.2–3.6"), at("3.2–3.6");
    OwnPiece:
        at("04.01"), U, U, at("3"), at("3.1"), at("3.1"), at("3.1"), at("3.1"), at("3.1"), at("3.1"), at("3.1");
    BishopMove:
        at("05.04"), U, U, at("3"), at("3.2"), at("3.2"), at("3.2"), at("3.2"), at("3.2"), at("3.2"), at("3.2");
    RookMove:
        at("05.03"), U, U, at("3"), at("3.3"), at("3.3"), at("3.3"), at("3.3"), at("3.3"), at("3.3"), at("3.3");
    QueenMove:
        at("05.02"), U, U, at("3"), at("3.4"), at("3.4"), at("3.4"), at("3.4"), at("3.4"), at("3.4"), at("3.4");
    PathBlocked:
        at("04.02"), U, U, at("3"), at("3.5"), at("3.5"), at("3.5"), at("3.5"), at("3.5"), at("3.5"), at("3.5");
    KnightMove:
        at("05.05"), U, U, at("3"), at("3.6"), at("3.6"), at("3.6"), at("3.6"), at("3.6"), at("3.6"), at("3.6");
    PawnMove:
        at("05.06"), U, U, at("3"), at("3.7"), at("3.7"), at("3.7"), at("3.7"), at("3.7"), at("3.7"), at("3.7");
    PawnAdvance:
        at("05.06(b)"), U, U, at("3"), at("3.7(a)"), at("3.7(a)"), at("3.7.a"), at("3.7.a"), at("3.7.1"), at("3.7.1"),
        at("3.7.1");
    PawnDoubleAdvance:
        at("05.06(b)"), U, U, at("3"), at("3.7(b)"), at("3.7(b)"), at("3.7.b"), at("3.7.b"), at("3.7.2"), at("3.7.2"),
        at("3.7.2");
    PawnCapture:
        at("05.06(b)"), U, U, at("3"), at("3.7(c)"), at("3.7(c)"), at("3.7.c"), at("3.7.c"), at("3.7.3"), at("3.7.3"),
        at("3.7.3");
    EnPassant:
        at("05.06(c)"), U, U, at("3"), at("3.7(d)"), at("3.7(d)"), at("3.7.d"), at("3.7.d"), at("3.7.4"), at("3.7.4"),
        at("3.7.4");
    PromotionPiece:
        at("05.06(d)"), U, U, at("3"), at("3.7(e)"), at("3.7(e)"), at("3.7.e"), at("3.7.e"), at("3.7.5.1"),
        at("3.7.5.1"), at("3.7.5.1");
    KingMove:
        at("05.01(a)"), U, U, at("3"), at("3.8"), at("3.8(i)"), at("3.8.a"), at("3.8"), at("3.8.1"), at("3.8.1"),
        at("3.8.1");
    CastlingLost:
        at("05.01(e)"), U, U, at("3"), at("3.8"), at("3.8(ii)(1)"), at("3.8.b(1)"), at("3.8"), at("3.8.2.1"),
        at("3.8.2.1"), at("3.8.2.1");
    CastlingHindered:
        at("05.01(f)"), U, U, at("3"), at("3.8"), at("3.8(ii)(2)"), at("3.8.b(2)"), at("3.8"), at("3.8.2.2"),
        at("3.8.2.2"), at("3.8.2.2");
    /// No move may leave or put the own king in check.
    KingInCheck:
        at("09.02"), U, U, at("3"), at("3.9"), at("3.9"), at("3.9"), at("3.9"), at("3.9.2"), at("3.9.2"), at("3.9.2");

    // The end of the game.
    /// Nothing is played once the game has ended.
    EndOfGame:
        at("10"), at("10"), at("10"), at("5"), at("5"), at("5"), at("5"), at("5"), at("5"), at("5"), at("5");
    Checkmate:
        at("10.01"), at("10"), at("10"), at("5.1(a)"), at("5.1(a)"), at("5.1(a)"), at("5.1.a"), at("5.1.a"),
        at("5.1.1"), at("5.1.1"), at("5.1.1");
    Resignation:
        at("10.02"), at("10"), at("10"), at("5.1(b)"), at("5.1(b)"), at("5.1(b)"), at("5.1.b"), at("5.1.b"),
        at("5.1.2"), at("5.1.2"), at("5.1.2");
    /// Resigning only draws against an opponent who cannot mate.
    ResignationMatingPower:
        NONE, U, U, NONE, NONE, NONE, NONE, NONE, NONE, NONE, at("5.1.2");
    Stalemate:
        at("10.03"), at("10"), at("10"), at("5.2"), at("5.2(a)"), at("5.2(a)"), at("5.2.a"), at("5.2.a"), at("5.2.1"),
        at("5.2.1"), at("5.2.1");
    DeadPosition:
        thus("10.07", "listed material"), U, U, at("1.3"), at("5.2(b)"), at("5.2(b)"), at("5.2.b"), at("5.2.b"),
        at("5.2.2"), at("5.2.2"), at("5.2.2");
    /// K–K, K–KB, K–KN, KB–KB with bishops on one colour: dead in every edition.
    DeadMaterial:
        at("10.07"), at("10"), at("10"), at("1.3"), at("5.2(b)"), at("5.2(b)"), at("5.2.b"), at("5.2.b"), at("5.2.2"),
        at("5.2.2"), at("5.2.2");
    /// Mate, stalemate and a dead position count only if a legal move brought them about.
    EndByLegalMove:
        NONE, U, U, thus("5.1(a)", "mate only"), at("5.1(a)"), at("5.1(a)"), at("5.1.a"), at("5.1.a"), at("5.1.1"),
        at("5.1.1"), at("5.1.1");
    Agreement:
        at("10.04"), at("10"), at("10"), at("5.3"), at("5.2(c)"), at("5.2(c)"), at("5.2.c"), at("5.2.c"), at("5.2.3"),
        at("5.2.3"), at("5.2.3");
    /// An agreement needs a move by each side first.
    AgreementAfterFirstMoves:
        NONE, U, U, NONE, NONE, NONE, NONE, NONE, at("5.2.3"), at("5.2.3"), at("5.2.3");
    Threefold:
        at("10.05"), at("10"), at("10"), at("9.2"), at("9.2"), at("9.2"), at("9.2"), at("9.2"), at("9.2"), at("9.2"),
        at("9.2");
    FiftyMoves:
        at("10.08"), at("10"), at("10.12"), at("9.3"), at("9.3"), at("9.3"), at("9.3"), at("9.3"), at("9.3"),
        at("9.3"), at("9.3");
    /// The fiftieth move may be the one written down and announced.
    FiftyByIntendedMove:
        NONE, U, NONE, at("9.3(a)"), at("9.3(a)"), at("9.3(a)"), at("9.3.a"), at("9.3.a"), at("9.3.1"), at("9.3.1"),
        at("9.3.1");
    /// The endings in which more than fifty moves are asked for.
    LongEndings:
        terms("10.09", HUNDRED_MOVES), terms("10", SEVENTY_FIVE_MOVES), NONE, NONE, NONE, NONE, NONE, NONE, NONE,
        NONE, NONE;
    /// The same position for the fifth time ends the game: in 2014 only five times running, with every second move of each
    /// player.
    Fivefold:
        NONE, U, U, NONE, NONE, NONE, NONE, thus("9.6.a", "by consecutive moves"), at("9.6.1"), at("9.6.1"),
        at("9.6.1");
    SeventyFiveMoves:
        NONE, U, U, NONE, NONE, NONE, NONE, at("9.6.b"), at("9.6.2"), at("9.6.2"), at("9.6.2");

    // The clock.
    TimeControl:
        at("12.01"), U, U, at("6.2"), at("6.2(a)"), at("6.2(a)"), at("6.2.a"), at("6.3.a"), at("6.3.1"), at("6.3.1"),
        at("6.3.1");
    /// Time saved in one period goes into the next.
    TimeSaved:
        thus("12.01", "by session"), U, U, thus("6.2", "but in delay mode"), thus("6.2(b)", "but in delay mode"),
        thus("6.2(b)", "but in delay mode"), thus("6.2.b", "but in delay mode"), at("6.3.b"), at("6.3.2"),
        at("6.3.2"), at("6.3.2");
    FlagFall:
        at("10.13"), U, U, at("6.9"), at("6.10"), at("6.10"), at("6.9"), at("6.9"), at("6.9"), at("6.9"), at("6.9");
    /// A fallen flag only draws against an opponent who cannot mate.
    FlagMatingPower:
        NONE, U, U, at("6.9"), at("6.10"), at("6.10"), at("6.9"), at("6.9"), at("6.9"), at("6.9"), at("6.9");
    /// An end that came before the flag was noticed stands: in 1985 resignation and agreement.
    EndBeforeFlag:
        thus("12.07", "resignation, agreement"), U, U, thus("6.9", "but a dead position"), at("6.10"), at("6.10"),
        at("6.9"), at("6.9"), at("6.9"), at("6.9"), at("6.9");
    FlagNoticed:
        terms("12.02", SEEN_BY_ALL), U, U, terms("6.8", SEEN_2005), terms("6.9", SEEN_2005), terms("6.9", SEEN_2005),
        terms("6.8", SEEN_2009), terms("6.8", SEEN_2014), terms("6.8", SEEN_BY_ALL), terms("6.8", SEEN_BY_ALL),
        terms("6.8", SEEN_BY_ALL);
    /// A draw on claim, flag still up, against a bare king.
    BareKingClaim:
        at("10.11.02"), U, U, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE;
    BothFlagsDown:
        terms("12.08", BOTH_FLAGS_1985), U, U, terms("6.11", BOTH_FLAGS_2005), terms("6.12", BOTH_FLAGS_2005),
        terms("6.12", BOTH_FLAGS_2005), terms("6.11", BOTH_FLAGS_2009), U, terms("III.3.1", BOTH_FLAGS_2018),
        terms("III.3.1", BOTH_FLAGS_2018), terms("III.3.1", BOTH_FLAGS_2018);
    /// ... in the last period of standard play, where 1997 and 2001 have an article of their own.
    BothFlagsInLastPeriod:
        at("12.08"), U, U, at("10.4"), at("10.3"), at("6.12"), at("6.11"), U, at("III.3.1"), at("III.3.1"),
        at("III.3.1");
    /// The draw claim with less than two minutes left: 1997 does not ask that the claimant has the move.
    LastTwoMinutes:
        NONE, U, U, thus("10.2", "whoever has the move"), at("10.2"), at("10.2"), at("10.2"), at("G.5"), at("III.5"),
        at("III.5"), at("III.5");
    /// ... in blitz too, if it is fully supervised.
    LastTwoMinutesInBlitz:
        NONE, U, U, NONE, NONE, NONE, at("B.2"), NONE, NONE, NONE, NONE;
    /// ... or an increment for both, which the player may ask for instead.
    LastTwoMinutesIncrement:
        NONE, U, U, NONE, NONE, NONE, NONE, at("G.4"), at("III.4"), at("III.4"), at("III.4");
    /// ... only where the event has announced it.
    LastTwoMinutesAnnounced:
        NONE, U, U, NONE, NONE, NONE, NONE, at("G.2"), at("III.2.1"), at("III.2.1"), at("III.2.1");
    /// ... and only where no time is added for a move.
    LastTwoMinutesNoIncrement:
        NONE, U, U, NONE, NONE, NONE, NONE, at("G.3"), at("III.2.2"), at("III.2.2"), at("III.2.2");
    PaceOfGame:
        NONE, U, U, terms("B1", PACES_1997), terms("B1", PACES_1997), terms("B1", PACES_2005),
        terms("A.1", PACES_2009), terms("A.1", PACES_2014), terms("A.1", PACES_2014), terms("A.1", PACES_2014),
        terms("A.1", PACES_2014);
    FullSupervision:
        NONE, U, U, NONE, NONE, NONE, at("A.3"), at("A.3"), at("A.3.1"), at("A.3.1"), at("A.4.1");
    LateArrival:
        terms("10.14", LATE_1985), U, U, terms("6.6", LATE_1997), terms("6.7", LATE_1997), terms("6.7", LATE_1997),
        terms("6.6.a", LATE_2009), terms("6.7.a", LATE_2014), terms("6.7.1", LATE_2009), terms("6.7.1", LATE_2009),
        terms("6.7.1", LATE_2009);

    // Claims and offers.
    ClaimByIntendedMove:
        at("10.11.01"), U, U, at("9.2(a)"), at("9.2(a)"), at("9.2(a)"), at("9.2.a"), at("9.2.a"), at("9.2.1.1"),
        at("9.2.1.1"), at("9.2.1.1");
    /// A claim of a draw is an offer too.
    ClaimIsOffer:
        NONE, U, U, NONE, at("9.1(c)"), at("9.1(c)"), at("9.1.b(3)"), at("9.1.b(3)"), at("9.1.2.3"), at("9.1.2.3"),
        at("9.1.2.3");
    WrongClaim:
        terms("10.12(b)", CLAIM_1985), U, U, terms("9.5(b)", CLAIM_1997), terms("9.5(b)", CLAIM_2005),
        terms("9.5(b)", CLAIM_2005), terms("9.5.b", CLAIM_2009), terms("9.5.b", CLAIM_2014),
        terms("9.5.3", CLAIM_2018), terms("9.5.3", CLAIM_2018), terms("9.5.3", CLAIM_2023);
    /// The event may forbid agreements before some move.
    AgreementBan:
        NONE, U, U, NONE, NONE, NONE, at("9.1.a"), at("9.1.a"), at("9.1.1"), at("9.1.1"), at("9.1.1");

    // Irregularities.
    /// A completed illegal move: 1985 replays the game where the position cannot be restored.
    IllegalMove:
        thus("08.01", "or the game is void"), U, U, at("7.4"), at("7.4(a)"), at("7.4(a)"), at("7.4.a"), at("7.5.a"),
        at("7.5.1"), at("7.5.1"), at("7.5.1");
    IllegalMovePenalty:
        NONE, U, U, terms("10.3", ILLEGAL_1997), terms("7.4(b)", ILLEGAL_2005), terms("7.4(b)", ILLEGAL_2005),
        terms("7.4.b", ILLEGAL_2009), terms("7.5.b", ILLEGAL_2014), terms("7.5.3", ILLEGAL_2017),
        terms("7.5.5", ILLEGAL_2018), terms("7.5.5", ILLEGAL_2023);
    /// An illegal move found after the opponent's answer.
    IllegalMoveAnswered:
        NONE, U, U, terms("7.4", ANSWERED_1997), terms("B5(b)", ANSWERED_2005), terms("B6", ANSWERED_2005),
        terms("A.4.c", ANSWERED_2009), terms("A.4.b", ANSWERED_2018), terms("A.4.2", ANSWERED_2018),
        terms("A.4.2", ANSWERED_2018), terms("A.5.2", ANSWERED_2018);
    /// A pawn left on its last rank.
    UnfinishedPromotion:
        thus("05.06(e)", "put back"), U, U, U, U, thus("7.4(a)", "restored"), thus("7.4.a", "restored"),
        thus("7.5.a", "a queen"), thus("7.5.2", "a queen"), thus("7.5.2", "a queen"), thus("7.5.2", "a queen");
    /// ... is an illegal move.
    UnfinishedPromotionIllegal:
        NONE, U, U, U, U, at("7.4(a)"), at("7.4.a"), at("7.5.a"), at("7.5.2"), at("7.5.2"), at("7.5.2");
    /// ... becomes a queen.
    AutomaticQueen:
        NONE, U, U, NONE, NONE, NONE, NONE, at("7.5.a"), at("7.5.2"), at("7.5.2"), at("7.5.2");
    ClockPressedWithoutMove:
        NONE, U, U, NONE, NONE, NONE, NONE, NONE, at("7.8.1"), at("7.5.3"), at("7.5.3");
    /// The pieces stood wrong at the start: the game is annulled.
    WrongStart:
        at("08.05"), U, U, at("7.1(a)"), at("7.1(a)"), at("7.1(a)"), at("7.1.a"), at("7.2.a"), at("7.2.1"),
        at("7.2.1"), at("7.2.1");
    /// ... unless so many moves have been made in rapid or blitz.
    WrongStartStands:
        NONE, U, U, terms("B4", START_2005), terms("B4", START_2005), terms("B4", START_2005),
        terms("A.4.a", START_2009), terms("A.4.a", START_2018), terms("A.4.1", START_2018),
        terms("A.4.1", START_2018), terms("A.5.1", START_2018);
    ColoursReversed:
        terms("08.05", REVERSED_1985), U, U, terms("7.2", REVERSED_1997), terms("7.2", REVERSED_1997),
        terms("7.2", REVERSED_1997), terms("7.2", REVERSED_1997), terms("7.3", REVERSED_1997),
        terms("7.3", REVERSED_2017), terms("7.3", REVERSED_2017), terms("7.2.3", REVERSED_2017);

    // Scores.
    Score:
        at("17"), U, U, at("11.1"), at("11.1"), at("11.1"), at("11.1"), U, at("10.1"), at("10.1"), at("10.1");
    /// Which scores a game can have at all.
    PossibleScores:
        at("17"), U, U, at("11.1"), at("11.1"), at("11.1"), at("11.1"), U, at("10.2"), at("10.2"), at("10.2");
    /// A half point for one player and nothing for the other.
    HalfAgainstNothing:
        NONE, U, U, U, at("13.4"), at("13.4"), at("13.4"), at("12.9"), at("12.9"), at("12.9"), at("12.9");
    /// A signed result stands, even if wrong, unless the arbiter decides.
    SignedResult:
        NONE, U, U, NONE, at("8.7"), at("8.7"), at("8.7"), at("8.7"), at("8.7"), at("8.7"), at("8.7");

    // Adjourned games. The guidelines of 2009 have no letter.
    /// An ambiguous, unreadable or illegal sealed move loses.
    SealedMove:
        at("10.15"), U, U, at("A.8"), at("A8"), at("A8"), at("Adjournment 8"), at("E.8"), at("I.8"), at("I.8"),
        at("I.8");
    /// ... but for the exceptions named.
    SealedMoveExceptions:
        NONE, U, U, U, U, thus("A8", "no mate possible"), thus("Adjournment 8", "game ended, no mate possible"),
        thus("E.8", "game ended, no mate possible"), thus("I.8", "game ended, no mate possible"),
        thus("I.8", "game ended, no mate possible"), thus("I.8", "game ended, no mate possible");
    EndBeforeResumption:
        at("14.02"), U, U, at("A.6"), at("A6"), at("A6"), at("Adjournment 6"), at("E.6"), at("I.6"), at("I.6"),
        at("I.6");

    // Notation. 1997's appendix E counts one lower than 2005's; of 2001's the numbers are not known.
    Recording:
        at("11.01"), U, U, at("8.1"), at("8.1"), at("8.1"), at("8.1"), at("8.1.a"), at("8.1.1"), at("8.1.1"),
        at("8.1.1");
    /// Only algebraic notation; any other is no evidence from 2005.
    AlgebraicOnly:
        thus("11.01", "to be used"), U, U, thus("8.1", "to be used"), U, at("E"), at("C"), at("C"), at("C"), at("C"),
        at("C");
    PieceLetters:
        NONE, U, U, at("E2"), at("E"), at("E3"), at("C.3"), at("C.3"), at("C.3"), at("C.3"), at("C.3");
    PawnLetter:
        NONE, U, U, at("E3"), at("E"), at("E4"), at("C.4"), at("C.4"), at("C.4"), at("C.4"), at("C.4");
    CaptureSign:
        NONE, U, U, at("E8"), at("E"), at("E9"), at("C.9"), at("C.9"), at("C.9"), at("C.9"), at("C.9");
    CaptureSignObligatory:
        NONE, U, U, at("E8"), at("E"), at("E9"), NONE, NONE, NONE, NONE, NONE;
    Disambiguation:
        NONE, U, U, at("E9"), at("E"), at("E10"), at("C.10"), at("C.10"), at("C.10"), at("C.10"), at("C.10");
    CheckMark:
        NONE, U, U, U, at("E"), at("E"), at("C"), at("C"), at("C.13"), at("C.13"), at("C.13");
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

pub(super) fn cell(matter: Matter, edition: Edition) -> &'static EditionHolding {
    &TABLE[matter as usize][edition as usize]
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
            let silent = matches!(cell.holds, Holds::Nothing | Holds::NotKnown);
            assert_eq!(cell.article.is_empty(), silent, "{matter:?} {edition:?}");
        }
    }

    #[test]
    fn no_matter_is_unknown_to_every_edition() {
        for &matter in Matter::ALL {
            let settled = |edition| {
                !matches!(
                    cell(matter, edition).holds,
                    Holds::Nothing | Holds::NotKnown
                )
            };
            assert!(Edition::ALL.into_iter().any(settled), "{matter:?}");
        }
    }

    /// 1985 numbers `10.07`, 1997 to 2005 `5.2(b)` and `E9`, 2009 and 2014 `5.2.b`, later editions `5.2.2`, `C.9` and
    /// `II.2`: a cell in the wrong column betrays itself.
    #[test]
    fn articles_are_numbered_in_the_manner_of_their_edition() {
        for (matter, edition, cell) in cells() {
            let article = cell.article;
            let lettered = article.starts_with(|c: char| c.is_ascii_uppercase());
            let lower = |c: char| c.is_ascii_lowercase();
            let own_manner = match edition {
                _ if article.is_empty() || article.starts_with("Adjournment ") => true,
                Edition::E1985 => article.len() >= 2 && article.as_bytes()[1].is_ascii_digit(),
                Edition::E1989 | Edition::E1993 => article.starts_with("10"),
                // 1997 writes the articles of its appendix A with a point.
                Edition::E1997 | Edition::E2001 | Edition::E2005 => {
                    !article.contains(".a")
                        && (!lettered || !article.contains('.') || article.starts_with("A."))
                }
                Edition::E2009 | Edition::E2014 => {
                    !article.contains("(a)")
                        && (!lettered || article.len() == 1 || article.contains('.'))
                }
                Edition::E2017 | Edition::E2018 | Edition::E2023 => {
                    !article.contains(['('])
                        && !article.contains(lower)
                        && (!lettered || article == "C" || article.contains('.'))
                }
            };
            assert!(own_manner, "{matter:?} {edition:?}: {article}");
        }
    }
}
