"""The text notation of a game."""

from __future__ import annotations

import os
from pathlib import Path

from pizzaiolo.record import Record


def read_record(source: str | os.PathLike[str]) -> Record:
    """Read a record."""
    if isinstance(source, str) and source.lstrip().startswith("{"):
        return Record.from_json(source)
    return Record.from_json(Path(source).read_text(encoding="utf-8"), os.fspath(source))
