"""Journal: what the server writes down about itself, one JSON object to a line.

What may be in a line is listed in `FIELDS`. Tokens, cards, views and names are not: nobody who
reads the journal learns what the table hides.
"""

from __future__ import annotations

import logging
import sys
import traceback
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
)
"""All that may be written beside the time, the level and the event."""

log: Final = logging.getLogger("pizzaiolo.server")


class Lines(logging.Formatter):
    """A record of the journal as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Only the fields that are listed; of an error its type and where it happened."""
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
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


def write_journal(level: str = "INFO", stream: TextIO | None = None) -> None:
    """Write the journal to a stream, stderr by default; uvicorn's warnings go there as well."""
    handler = logging.StreamHandler(sys.stderr if stream is None else stream)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    log.setLevel(level)
    logging.getLogger("uvicorn").setLevel(logging.WARNING)


def note(event: str, **fields: object) -> None:
    """Write a line about something that happened."""
    log.info(event, extra=fields)
