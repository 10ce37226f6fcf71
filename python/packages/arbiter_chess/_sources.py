"""What a caller hands in: files, or text in memory; and how it is to be read."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Union

from . import _native

#: A path, several paths, or text: see :func:`taken_apart`.
Source = Union[str, bytes, "os.PathLike[str]", Iterable["str | os.PathLike[str]"]]


def taken_apart(source: Source) -> tuple[list[str], bytes | None]:
    """Paths, or a text.

    ``bytes`` are a text. A ``str`` is a text if it runs over several lines or begins with a tag (``[``), else a path. Anything
    else is a path (``os.PathLike``) or several of them.
    """
    if isinstance(source, (bytes, bytearray, memoryview)):
        return [], bytes(source)
    if isinstance(source, str):
        is_text = "\n" in source or source.lstrip().startswith("[")
        return ([], source.encode()) if is_text else ([source], None)
    if isinstance(source, os.PathLike):
        return [os.fspath(source)], None
    return [os.fspath(path) for path in source], None


def reading(options: dict[str, object]) -> _native.Reading:
    """The options of a call. A single code may stand for a list of them."""
    given = {name: value for name, value in options.items() if value is not None}
    for name in ("alphabet", "select", "ignore"):
        if isinstance(given.get(name), str):
            given[name] = [given[name]]
    event = given.get("event")
    # The text of an event file has lines; a path has none.
    if isinstance(event, str) and "\n" in event:
        given["event_text"] = given.pop("event")
    return _native.Reading(**given)  # type: ignore[arg-type]
