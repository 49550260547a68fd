"""ReadError: what is wrong in a text: the key, what was found there, and what was expected."""

from __future__ import annotations

from pizzaiolo.engine.texts import file_name, one_line

Place = tuple[str | int, ...]
"""The path to a value: keys, and places in lists from 0. An empty path means the whole."""


class ReadError(ValueError):
    """What is wrong at a key; the code that reads a file adds which file it is."""

    def __init__(self, key: str, found: str, expected: str, at: Place = ()) -> None:
        """Say what was found at a key, or at a line, and what was expected."""
        super().__init__(key, found, expected)
        self.key = key
        self.found = found
        self.expected = expected
        self.at = at

    def __str__(self) -> str:
        """One line."""
        where = f"{self.key}: " if self.key else ""
        return one_line(f"{where}found {self.found}, expected {self.expected}")


class BoundError(ReadError):
    """A text or a file beyond a bound: what was found, and what the bound is."""

    def __init__(self, found: str, expected: str) -> None:
        """Say both; the whole text is wrong."""
        super().__init__("", found, expected)


class FileError(ValueError):
    """What is wrong in a file: which file, the key, what was found and what was expected.

    The key is empty if the file as a whole is wrong; the file is empty if there is none.
    """

    def __init__(self, file: str, key: str, found: str, expected: str) -> None:
        """Say what was found at a key of a file and what was expected."""
        super().__init__(file, key, found, expected)
        self.file = file
        self.key = key
        self.found = found
        self.expected = expected

    def __str__(self) -> str:
        """One line: the file, the key, what was found and what was expected."""
        where = [part for part in (file_name(self.file), self.key) if part]
        told = f"found {self.found}, expected {self.expected}"
        return one_line(": ".join([*where, told]))
