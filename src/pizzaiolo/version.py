"""Which Pizzaiolo this is: its version, and the commit that it was built from."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Final

VERSION: Final = "0.1.0"
"""The version of the package; pyproject.toml reads it here."""

PACKAGE: Final = Path(__file__).parent
BUILT_FROM: Final = "commit.txt"
"""The file in which a build notes its commit."""

DESCRIBE: Final = ("describe", "--always", "--exclude=*", "--abbrev=12", "--dirty=+")
"""What git is asked for: the commit, with a plus if files have been changed since."""


def commit(package: Path = PACKAGE) -> str:
    """The commit that the package was built from, or that its sources are at; empty if unknown."""
    noted = package / BUILT_FROM
    if noted.is_file():
        return noted.read_text(encoding="utf-8").strip()
    return commit_of(package.parent.parent)


def commit_of(clone: Path) -> str:
    """The commit of a clone; empty if the folder is none, or there is no git."""
    # A folder inside somebody else's clone has a commit too, but not ours.
    if not (clone / ".git").exists():
        return ""
    try:
        asked = subprocess.run(
            ["git", "-C", str(clone), *DESCRIBE], capture_output=True, text=True, check=False
        )
    except OSError:
        return ""
    return asked.stdout.strip()
