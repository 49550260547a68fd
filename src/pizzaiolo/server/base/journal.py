"""Journal: what the server writes down about itself, one JSON object per line.

What may be in a line is listed in `FIELDS`. Tokens, cards, views and names are not: nobody who
reads the journal learns what the table hides.
"""

from __future__ import annotations

import logging
import sys
import traceback
from collections.abc import Callable
from math import inf
from time import monotonic
from typing import Any, Final, TextIO

import msgspec

FIELDS: Final = (
    "table",
    "seat",
    "command",
    "code",
    "entry",
    "number",
    "route",
    "status",
    "seconds",
    "bot",
    "sockets",
    "address",
    "database",
    "left_out",
)
"""Everything that may be written besides the time, the level and the event."""

log: Final = logging.getLogger("pizzaiolo.server")


MOST_WORDS: Final = 100
"""How many characters of a library's message are kept."""

NOTED_SECONDS: Final = 60.0
"""Seconds in which something that happens again and again is noted once, with how often it did."""

MOST_ALIKE: Final = 300
"""Lines about the same thing that are written in that time: nobody fills a disk with requests."""


def _ours(record: logging.LogRecord) -> bool:
    return record.name.partition(".")[0] == "pizzaiolo"


def _first_words(record: logging.LogRecord) -> str:
    """What a library writes, without the values it fills in: a path, a name or an address."""
    return str(record.msg).partition("\n")[0][:MOST_WORDS]


class Lines(logging.Formatter):
    """A record of the journal as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Only the fields that are listed; for an error, its type and where it happened."""
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "event": record.getMessage() if _ours(record) else _first_words(record),
        }
        if record.name != log.name:
            line["from"] = record.name
        for field in FIELDS:
            value = getattr(record, field, None)
            if value is not None:
                line[field] = value
        if record.exc_info and record.exc_info[0] is not None:
            # The text of an error may quote what a player sent: its type and place are enough.
            line["error"] = record.exc_info[0].__name__
            line["where"] = [
                f"{frame.name}:{frame.lineno}"
                for frame in traceback.extract_tb(record.exc_info[2])[-8:]
            ]
        return msgspec.json.encode(line).decode()


class Bounded(logging.Filter):
    """Leaves out lines that come too often, and says with the next one how many there were.

    Lines are alike if they tell of the same event, whatever its fields say: a stranger can make up
    methods, for example. Whoever asks for debugging gets everything.
    """

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        """Nothing has been written yet."""
        super().__init__()
        self._clock = clock
        self._since = clock()
        self._written: dict[tuple[object, ...], int] = {}
        self._left_out: dict[tuple[object, ...], int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is written."""
        if record.levelno < logging.INFO:
            return True
        now = self._clock()
        if now - self._since >= NOTED_SECONDS:
            self._since = now
            self._left_out = {
                kind: number - MOST_ALIKE
                for kind, number in self._written.items()
                if number > MOST_ALIKE
            }
            self._written.clear()
        what = record.msg if _ours(record) else (record.pathname, record.lineno)
        kind = (record.name, record.levelno, what)
        self._written[kind] = number = self._written.get(kind, 0) + 1
        if kind in self._left_out:
            record.left_out = self._left_out.pop(kind)
        return number <= MOST_ALIKE


def write_journal(level: str = "INFO", stream: TextIO | None = None) -> None:
    """Write the journal to a stream, stderr by default; uvicorn's warnings go there as well."""
    handler = logging.StreamHandler(sys.stderr if stream is None else stream)
    handler.setFormatter(Lines())
    handler.addFilter(Bounded())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    log.setLevel(level)
    logging.getLogger("uvicorn").setLevel(logging.WARNING)


class Rarely:
    """Notes something that may happen thousands of times a second, but far less often."""

    def __init__(self, event: str, clock: Callable[[], float] = monotonic) -> None:
        """Nothing has happened yet."""
        self._event = event
        self._clock = clock
        self._noted_at = -inf
        self._since = 0

    def note(self) -> None:
        """It has happened once more."""
        self._since += 1
        now = self._clock()
        if now - self._noted_at >= NOTED_SECONDS:
            log.warning(self._event, extra={"number": self._since})
            self._noted_at, self._since = now, 0


def note(event: str, **fields: object) -> None:
    """Write a line about something that happened."""
    log.info(event, extra=fields)
