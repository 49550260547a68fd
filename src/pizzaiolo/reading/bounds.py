"""Bounds: how long, how deep and how many-part a stranger's text may be before it is parsed.

Each format has its row in `docs/security.md`. A text is scanned once, in time that grows only with
its length: strings are skipped, brackets, dots and commas are counted. So the parsers get nothing
that could make them slow or hungry for memory.
"""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from pizzaiolo.reading.read_error import BoundError, ReadError

DEEPEST: Final = 16
"""Nested brackets; an edition inside a message needs seven."""

MOST_PARTS: Final = 8
"""Parts of a dotted key in TOML (`orders.red` has two): the parser's time grows as their square."""

MOST_ITEMS: Final = 5_000
"""Keys, values and parts of keys in a TOML file; an edition with the most cards possible, 90, has
some 2,000."""

MOST_VALUES: Final = 200_000
"""Lists, objects and commas in JSON: parsed, three characters took 270 bytes. The record of a game
of six in `plus` has some 2,000."""

TOML_BYTES: Final = 131_072
"""An edition or a character, comments included."""

RECORD_BYTES: Final = 8_388_608
"""A record, as JSON or as text; the longest game that the rules allow stays far below."""

RESULTS_BYTES: Final = 1_073_741_824
"""The results file of an arena: some 200 bytes per game, for millions of games."""

RESULT_BYTES: Final = 65_536
"""One line of it."""

POLICY_BYTES: Final = 67_108_864
"""A learned policy, as a file and unpacked: sixteen million weights."""

ABOUT_BYTES: Final = 65_536
"""What a learned policy says about the games it was made for."""

_BASIC: Final = r'"""(?:[^"\\]++|\\.|"(?!""))*+"""(?:"{1,2})?|"(?:[^"\\\n]++|\\[^\n])*+"'
_LITERAL: Final = r"'''(?:[^']++|'(?!''))*+'''(?:'{1,2})?|'[^'\n]*+'"
_TOML: Final = re.compile(rf"{_BASIC}|{_LITERAL}|\#[^\n]*+|[\[\]{{}}.=,\n\"']", re.DOTALL)
_JSON_STRING: Final = re.compile(r'"(?:[^"\\]++|\\.)*+"', re.DOTALL)
_JSON_STRING_BYTES: Final = re.compile(rb'"(?:[^"\\]++|\\.)*+"', re.DOTALL)
_JSON_MARKS: Final = re.compile(r'"(?:[^"\\]++|\\.)*+"|[\[\]{},]', re.DOTALL)
_JSON_OTHERS: Final = re.compile(r"[^\[\]{}]++")
_JSON_OTHERS_BYTES: Final = re.compile(rb"[^\[\]{}]++")


def check_length(length: int, most: int) -> None:
    """Refuse more bytes than are allowed."""
    if length > most:
        raise BoundError(f"{length:,} bytes", f"at most {most:,} bytes")


def check_toml(text: str) -> None:
    """Refuse TOML that is too deep, or has too many keys or too many parts in one of them."""
    depth = items = 0
    parts = 1
    for found in _TOML.finditer(text):
        match found[0]:
            case ".":
                parts += 1
                items += 1
                if parts > MOST_PARTS:
                    raise _too_many("parts of a dotted key", MOST_PARTS)
                continue
            case "[" | "{":
                depth += 1
                if depth > DEEPEST:
                    raise _too_many("lists and tables inside each other", DEEPEST)
                items += 1
            case "]" | "}":
                depth -= 1
            case "=" | ",":
                items += 1
            case '"' | "'":
                # An unterminated string: the parser stops here as well.
                return
            case "\n":
                pass
            case _:
                # A string may be a part of a key; a comment ends with its line.
                continue
        parts = 1
        if items > MOST_ITEMS:
            raise _too_many("keys and values", MOST_ITEMS)


def check_json(text: str | bytes) -> None:
    """Refuse JSON that is too deep, or has too many values."""
    if len(text) > MOST_VALUES:
        _check_long_json(text if isinstance(text, str) else text.decode("latin-1"))
        return
    brackets: Iterable[str | int]
    if isinstance(text, str):
        if text.count("[") + text.count("{") <= DEEPEST:
            return
        brackets = _JSON_OTHERS.sub("", _JSON_STRING.sub("", text))
    else:
        if text.count(b"[") + text.count(b"{") <= DEEPEST:
            return
        brackets = _JSON_OTHERS_BYTES.sub(b"", _JSON_STRING_BYTES.sub(b"", text)).decode()
    depth = 0
    for bracket in brackets:
        if bracket in ("[", "{"):
            depth += 1
            if depth > DEEPEST:
                raise _too_many("lists and objects inside each other", DEEPEST)
        else:
            depth -= 1


def _check_long_json(text: str) -> None:
    """The same, mark by mark: what is left of a long text without its strings may be as long."""
    depth = values = 0
    for found in _JSON_MARKS.finditer(text):
        match found[0]:
            case "[" | "{":
                depth += 1
                values += 1
            case ",":
                values += 1
            case "]" | "}":
                depth -= 1
            case _:
                continue
        if depth > DEEPEST:
            raise _too_many("lists and objects inside each other", DEEPEST)
        if values > MOST_VALUES:
            raise _too_many("values", MOST_VALUES)


def read_bytes(path: str | os.PathLike[str], most: int, wanted: str = "a file") -> bytes:
    """The content of a regular file: no endless device, no pipe that nobody writes to.

    Raises ReadError, which says what was wanted, if it cannot be read.
    """
    # Without waiting: opening a pipe that nobody writes to would take for ever.
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    try:
        if Path(path).is_dir():
            raise BoundError("a directory", wanted)
        with os.fdopen(os.open(path, flags), "rb") as file:
            about = os.fstat(file.fileno())
            if not stat.S_ISREG(about.st_mode):
                raise BoundError("a device or a pipe", wanted)
            check_length(about.st_size, most)
            # The file may have grown since, and some system files hold more than they say.
            content = file.read(most + 1)
    except FileNotFoundError:
        raise ReadError("", "no such file", wanted) from None
    except OSError as error:
        raise ReadError("", f"a file that cannot be read ({error.strerror})", wanted) from None
    except BoundError:
        raise
    except ValueError:
        raise ReadError("", "a path with a null character in it", "the path of a file") from None
    if len(content) > most:
        raise BoundError(f"more than {most:,} bytes", f"at most {most:,} bytes")
    return content


def _too_many(what: str, most: int) -> BoundError:
    return BoundError(f"more than {most:,} {what}", f"at most {most:,}")
