"""Few games, one position, one list of ratings: as objects with typed fields."""

from __future__ import annotations

import dataclasses
import json
from dataclasses import dataclass
from typing import Any, Literal, TypeVar, Union

from . import _native
from ._native import ArbiterError
from ._sources import Source, reading, taken_apart

Severity = Literal["note", "warning", "error"]
Player = Literal["white", "black"]
Value = Union[None, int, float, str, "Fact", "list[Value]"]


@dataclass(frozen=True)
class Fact:
    """What was found, as data: the key names the kind of fact, the values fill it."""

    key: str
    values: dict[str, Value]


@dataclass(frozen=True)
class Assumption:
    """What is assumed of a word that could not be played: ``stood``, ``slip``, ``left_out``, ``twice`` or ``swapped``."""

    way: str
    ply: int


@dataclass(frozen=True)
class Resumed:
    """How the replay went on behind the first word that could not be played, and where it led."""

    first: Assumption
    moves: list[str]
    final_fen: str


@dataclass(frozen=True)
class Finding:
    """One thing that was found in a game."""

    rule: str
    name: str
    severity: Severity
    article: str
    #: The half-move that it is about, from one; 0 for the whole game.
    ply: int
    move_number: str
    side: Player | None
    written: str
    san: str
    fen: str
    fact: Fact
    message: str
    evidence: str
    suggestion: str
    assumes: list[Assumption]


@dataclass(frozen=True)
class Claim:
    """A claim of a player, judged."""

    claim: str
    side: Player
    ply: int
    article: str
    verdict: str
    evidence: str
    #: Seconds, and whose time they change.
    penalty: tuple[int, Player] | None


@dataclass(frozen=True)
class Game:
    """A game and everything that was found out about it."""

    number: int
    line: int
    #: Names and values, in the order in which they are written; a name may stand twice.
    tags: list[tuple[str, str]]
    moves: list[str]
    final_fen: str | None
    faults: int
    resumed: Resumed | None
    result_submitted: str | None
    result_audited: str | None
    ending: str
    edition: str
    edition_basis: str
    pace: str | None
    alphabet: str
    encoding: str
    status: Literal["clean", "findings", "unreadable", "not_judged"]
    findings: list[Finding]
    claims: list[Claim]

    def tag(self, name: str) -> str | None:
        """The value of a tag, the first of that name."""
        return next((value for own, value in self.tags if own == name), None)

    @property
    def errors(self) -> list[Finding]:
        """What cannot stand under the Laws."""
        return [finding for finding in self.findings if finding.severity == "error"]


@dataclass(frozen=True)
class RepairedMove:
    """A move that was put right, or that is in doubt."""

    ply: int
    written: str
    san: str
    #: In hundredths.
    confidence: int
    doubt: Literal["guessed", "unsure"] | None
    others: list[tuple[str, int]]


@dataclass(frozen=True)
class RepairedGame:
    """A game, repaired where it could not be played to its end as it stood."""

    number: int
    line: int
    repairs: list[RepairedMove]
    pgn: str
    left: list[str]


@dataclass(frozen=True)
class Position:
    """What the Laws say of a position. ``None`` where the FEN gives nothing that can be played on."""

    fen: str
    legal: bool
    reason: str | None
    remarks: list[str]
    check: bool | None
    checkmate: bool | None
    stalemate: bool | None
    dead: bool | None
    white_can_mate: Literal["yes", "no", "undecided"] | None
    black_can_mate: Literal["yes", "no", "undecided"] | None
    line: list[str] | None


@dataclass(frozen=True)
class RatedGame:
    """One game in a player's calculation."""

    number: int
    round: str
    side: Player
    opponent: str
    opponent_rating: int | None
    expected: float | None
    score: float | None
    change: float | None
    why_not: str | None


@dataclass(frozen=True)
class RatingSum:
    """How one player's rating was reckoned."""

    before: int | None
    games: int
    score: float
    expected: float | None
    k: str
    change: float | None
    after: float | None
    remarks: list[str]
    lines: list[RatedGame]


@dataclass(frozen=True)
class PlayerRating:
    """A player with both calculations."""

    name: str
    id: str
    federation: str
    submitted: RatingSum
    audited: RatingSum


@dataclass(frozen=True)
class RatingReport:
    """The ratings of a text or of files."""

    system: str
    players: list[PlayerRating]
    remarks: list[str]
    complaints: list[str]

    def player(self, name_or_id: str) -> PlayerRating:
        """The player of this name or ID."""
        for player in self.players:
            if name_or_id in (player.name, player.id):
                return player
        raise KeyError(name_or_id)


T = TypeVar("T")


def _made(kind: type[T], value: dict[str, Any], **fields: Any) -> T:
    """An object of what the native module gives. A field that it has and we have not is one of a later version."""
    names = {field.name for field in dataclasses.fields(kind)}  # type: ignore[arg-type]
    known = {name: given for name, given in value.items() if name in names}
    return kind(**(known | fields))


def _fact(value: dict[str, Any]) -> Fact:
    return Fact(value["key"], {name: _value(given) for name, given in value["values"]})


def _value(value: Any) -> Value:
    if isinstance(value, dict):
        return _fact(value)
    if isinstance(value, list):
        return [_value(one) for one in value]
    return value


def _assumption(value: dict[str, Any]) -> Assumption:
    return _made(Assumption, value)


def _finding(value: dict[str, Any]) -> Finding:
    assumes = [_assumption(one) for one in value["assumes"]]
    return _made(Finding, value, fact=_fact(value["fact"]), assumes=assumes)


def _claim(value: dict[str, Any]) -> Claim:
    penalty = value["penalty"]
    return _made(Claim, value, penalty=tuple(penalty) if penalty else None)


def _game(value: dict[str, Any]) -> Game:
    resumed = value["resumed"]
    return _made(
        Game,
        value,
        tags=[tuple(tag) for tag in value["tags"]],
        resumed=resumed and _made(Resumed, resumed, first=_assumption(resumed["first"])),
        findings=[_finding(one) for one in value["findings"]],
        claims=[_claim(one) for one in value["claims"]],
    )


def _repaired(value: dict[str, Any]) -> RepairedGame:
    def repaired_move(one: dict[str, Any]) -> RepairedMove:
        return _made(RepairedMove, one, others=[tuple(other) for other in one["others"]])

    return _made(RepairedGame, value, repairs=[repaired_move(one) for one in value["repairs"]])


def _rating_sum(value: dict[str, Any]) -> RatingSum:
    return _made(RatingSum, value, lines=[_made(RatedGame, line) for line in value["lines"]])


def _player_rating(value: dict[str, Any]) -> PlayerRating:
    sums = {name: _rating_sum(value[name]) for name in ("submitted", "audited")}
    return _made(PlayerRating, value, **sums)


def audit_games(text: str, **options: Any) -> list[Game]:
    """Audits the games of a text, PGN or one scoresheet; options as for :func:`audit`. A text without a game gives none."""
    games = json.loads(_native.audit_games(text, reading(options)))
    return [_game(game) for game in games]


def audit_game(pgn: str, **options: Any) -> Game:
    """Audits one game; options as for :func:`audit`.

    >>> import arbiter_chess
    >>> game = arbiter_chess.audit_game("1. f3 e5 2. g4 Qh4# 1-0")
    >>> game.ending, game.result_submitted, game.result_audited
    ('checkmate', '1-0', '0-1')

    Raises :class:`ArbiterError` where the text holds no game, or several (:func:`audit_games` takes them).
    """
    games = audit_games(pgn, **options)
    if len(games) != 1:
        raise ArbiterError(f"the text holds {len(games) or 'no'} games: audit_game takes one, audit_games any number")
    return games[0]


def repair(text: str, **options: Any) -> list[RepairedGame]:
    """Reads damaged games and sheets as the most likely legal games. Games that can be played to their end stay as they are.

    >>> import arbiter_chess
    >>> (game,) = arbiter_chess.repair("1. e4 e5\\n2. Nf3 Nc6\\n3. Bc8 Bc5\\n4. c3 Nf6\\n5. d4 exd4\\n")
    >>> game.repairs[0].written, game.repairs[0].san
    ('Bc8', 'Bc4')
    """
    games = json.loads(_native.repair(text, reading(options)))
    return [_repaired(game) for game in games]


def position(fen: str) -> Position:
    """What the Laws say of a position: check, mate, stalemate, dead, and whether either side can still mate.

    >>> import arbiter_chess
    >>> arbiter_chess.position("6Rk/8/7K/8/8/8/8/8 b - - 0 1").dead
    True
    """
    return _made(Position, json.loads(_native.position(fen)))


def rate(
    source: Source,
    system: str,
    *,
    period: str | None = None,
    lists: Any = (),
    players: Any = None,
    decisions: Any = None,
    anchors: Any = (),
    **options: Any,
) -> RatingReport:
    """Makes ratings of results, as submitted and as audited.

    ``source``: paths or a text, as for :func:`audit`: PGN, a tournament report, or a table with the columns white, black,
    result. ``system``: ``fide-standard``, ``fide-rapid``, ``fide-blitz``, ``fce-1986``, ``glicko2``, ``uscf``, ``dwz`` or
    ``pool``. ``period``: the list that the ratings are for (``"2025-11"``). ``lists``, ``players``, ``decisions``: the files
    that ``arbiter rate`` takes under these names. ``anchors``: for a pool, ``NAME=RATING``. Other options as for
    :func:`audit`.
    """
    paths, text = taken_apart(source)
    given = None if text is None else text.decode()
    report = json.loads(
        _native.rate(
            given,
            paths,
            system,
            period,
            [lists] if isinstance(lists, str) else list(lists),
            players,
            decisions,
            [anchors] if isinstance(anchors, str) else list(anchors),
            reading(options),
        )
    )
    found = [_player_rating(player) for player in report["players"]]
    return _made(RatingReport, report, players=found)
