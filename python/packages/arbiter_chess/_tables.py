"""The audit of many games, as tables of Arrow."""

from __future__ import annotations

import json
import warnings
from functools import cached_property
from typing import Any

import pyarrow

from . import _native
from ._native import ArbiterError
from ._sources import Source, reading, taken_apart


class InputError(ArbiterError):
    """Inputs could not be read, in whole or in part. ``result`` holds what could."""

    def __init__(self, errors: list[str], result: AuditResult) -> None:
        super().__init__("; ".join(errors))
        self.errors = errors
        self.result = result


class AuditResult:
    """The tables of an audit: every game, everything that was found, every claim.

    The columns are those of ``games.csv``, ``findings.csv`` and ``claims.csv``, with types (the guide has them under Parquet).
    The tables share the memory of the native module, so that none of them is copied; pandas, Polars and DuckDB take them.
    """

    def __init__(self, native: _native.NativeTables) -> None:
        self._native = native

    @cached_property
    def games(self) -> pyarrow.Table:
        """Every game, as it was submitted and as it was judged."""
        return pyarrow.table(self._native.games)

    @cached_property
    def findings(self) -> pyarrow.Table:
        """Everything that was found. ``file`` and ``game`` name the row of :attr:`games` that it belongs to."""
        return pyarrow.table(self._native.findings)

    @cached_property
    def claims(self) -> pyarrow.Table:
        """Every claim of a draw or of a win on time, with its verdict."""
        return pyarrow.table(self._native.claims)

    @cached_property
    def summary(self) -> dict[str, Any]:
        """The counts of the run, with the names of ``summary.json``."""
        return json.loads(self._native.summary)

    @property
    def remarks(self) -> list[str]:
        """What there is to say of the run itself; each of them was given as a warning, too."""
        return self._native.remarks

    def __repr__(self) -> str:
        counts = self.summary["by_severity"]
        found = ", ".join(f"{count} {severity}" for severity, count in counts.items())
        return f"<AuditResult: {self.summary['games']} games; {found or 'nothing found'}>"


def audit(source: Source, **options: Any) -> AuditResult:
    """Audits games as ``arbiter audit`` does.

    ``source``: a path or several (files, folders, archives, packed or not), or a text: ``bytes`` as they stand in a file, or
    a ``str`` of several lines. The lock of the interpreter is free while games are judged.

    Options, all of them optional:

    - ``laws``: an edition for every game, such as ``"2018"``, instead of that of its day;
    - ``alphabet``: codes of piece letters, such as ``["de", "ca"]``, instead of finding them out;
    - ``encoding``: such as ``"windows-1252"``, for what is not UTF-8;
    - ``select``, ``ignore``: rules by code or family, such as ``["MOV", "END001"]``;
    - ``event``: the path of an event file, or its text; without it an ``event.toml`` beside the games counts;
    - ``suggest``: look for the likely reading of games that cannot be played to their end;
    - ``duplicates``: ``False`` does not hold games against each other;
    - ``threads``: so many instead of all cores.

    Raises :class:`InputError` where something could not be read (its ``result`` has the rest), :class:`ArbiterError` where an
    option means nothing.
    """
    paths, text = taken_apart(source)
    read = reading(options)
    if text is None:
        native = _native.audit_paths(paths, read)
    else:
        native = _native.audit_bytes(text, read)
    result = AuditResult(native)
    for remark in native.remarks:
        warnings.warn(remark, stacklevel=2)
    if native.errors:
        raise InputError(native.errors, result)
    return result
