"""For people who study games: environments, encodings, memory as a knob, datasets, a leak test."""

from __future__ import annotations

from importlib.util import find_spec


class MissingExtraError(ImportError):
    """A package that an optional part needs is not installed; the message names the extra."""


class IllegalChoiceError(ValueError):
    """An action that cannot be taken now; the message says by whom and what was tried."""


def need(extra: str, *packages: str) -> None:
    """Raise MissingExtraError, which says what to install, unless all packages are installed."""
    missing = [package for package in packages if find_spec(package) is None]
    if missing:
        raise MissingExtraError(
            f"pizzaiolo's {extra} interface needs {', '.join(missing)}:"
            f" pip install 'pizzaiolo[{extra}]'"
        )
