"""TOML from strangers: checked against the bounds, parsed, and refused if it is not TOML."""

from __future__ import annotations

import os
import tomllib

from pizzaiolo.reading.bounds import TOML_BYTES, check_length, check_toml, read_bytes
from pizzaiolo.reading.read_error import ReadError


def toml_file(path: str | os.PathLike[str], wanted: str) -> dict[str, object]:
    """The data in a file; ReadError, which says what was wanted, if it cannot be read."""
    return toml_data(read_bytes(path, TOML_BYTES, wanted))


def toml_data(content: bytes) -> dict[str, object]:
    """The data that the bytes of a file hold; ReadError if they are not TOML within the bounds."""
    check_length(len(content), TOML_BYTES)
    try:
        # Some editors begin a file with a byte order mark, which TOML does not know.
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        found = f"byte 0x{content[error.start]:02x}"
        raise ReadError(f"line {line}", found, "UTF-8 text") from None
    check_toml(text)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _syntax_error(text, str(error)) from None
    except ValueError:
        # int() refuses those, not the TOML parser.
        raise ReadError("", "a number of thousands of digits", "fewer") from None


def _syntax_error(text: str, message: str) -> ReadError:
    """What the TOML parser says, `Invalid value (at line 3, column 8)`, with its line in front."""
    reason, _, place = message.rpartition(" (at ")
    place = place.removesuffix(")")
    if place == "end of document":
        place = f"line {text.count(chr(10)) + 1}, its end"
    return ReadError(place, f"a syntax error ({reason})", "TOML")
