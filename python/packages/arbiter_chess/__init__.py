"""arbiter audits chess games: it replays every move and judges moves, results, draw claims and time claims under the edition
of the FIDE Laws in force on the day of the game.

>>> import arbiter_chess as arbiter
>>> result = arbiter.audit(b'[Date "2024.05.01"]\\n[Result "1-0"]\\n\\n1. f3 e5 2. g4 Qh4# 1-0\\n')
>>> result.findings.column("rule").to_pylist()
['END001', 'HDR001']

Tables (:func:`audit`) are for many games, objects (:func:`audit_game`, :func:`repair`, :func:`position`, :func:`rate`) for
few. Nothing is ever printed, and nothing is guessed: what cannot be read or done is an :class:`ArbiterError` with a sentence
that says what is wrong.
"""

from __future__ import annotations

from ._native import ArbiterError, __version__
from ._tables import AuditResult, InputError, audit
from ._objects import (
    Assumption,
    Claim,
    Fact,
    Finding,
    Game,
    PlayerRating,
    Position,
    RatedGame,
    RatingReport,
    RatingSum,
    RepairedGame,
    RepairedMove,
    Resumed,
    audit_game,
    audit_games,
    position,
    rate,
    repair,
)

__all__ = [
    "ArbiterError",
    "Assumption",
    "AuditResult",
    "Claim",
    "Fact",
    "Finding",
    "Game",
    "InputError",
    "PlayerRating",
    "Position",
    "RatedGame",
    "RatingReport",
    "RatingSum",
    "RepairedGame",
    "RepairedMove",
    "Resumed",
    "__version__",
    "audit",
    "audit_game",
    "audit_games",
    "position",
    "rate",
    "repair",
]
