"""The native module. Nothing of it is promised to anybody: use `arbiter_chess`."""

import os
from typing import Any

__version__: str

class ArbiterError(Exception):
    """What could not be read or done, in a sentence."""

class Reading:
    def __init__(
        self,
        *,
        laws: str | None = None,
        alphabet: list[str] = ...,
        encoding: str | None = None,
        select: list[str] = ...,
        ignore: list[str] = ...,
        event: str | os.PathLike[str] | None = None,
        event_text: str | None = None,
        suggest: bool = False,
        duplicates: bool = True,
        threads: int | None = None,
    ) -> None: ...

class Table:
    def __len__(self) -> int: ...
    def __arrow_c_schema__(self) -> Any: ...
    def __arrow_c_stream__(self, requested_schema: Any = None) -> Any: ...

class NativeTables:
    @property
    def games(self) -> Table: ...
    @property
    def findings(self) -> Table: ...
    @property
    def claims(self) -> Table: ...
    @property
    def summary(self) -> str: ...
    @property
    def remarks(self) -> list[str]: ...
    @property
    def errors(self) -> list[str]: ...

def audit_paths(paths: list[str], reading: Reading) -> NativeTables: ...
def audit_bytes(text: bytes, reading: Reading) -> NativeTables: ...
def audit_games(text: str, reading: Reading) -> str: ...
def repair(text: str, reading: Reading) -> str: ...
def position(fen: str) -> str: ...
def rate(
    text: str | None,
    paths: list[str],
    system: str,
    period: str | None,
    lists: list[str],
    players: str | None,
    decisions: str | None,
    anchors: list[str],
    reading: Reading,
) -> str: ...
