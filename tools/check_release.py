"""Check that a tag fits what is released: `python tools/check_release.py v1.2.3`."""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path
from runpy import run_path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent


def problems(tag: str, version: str, changelog: str) -> list[str]:
    """What keeps a tag from being a release of this version with this changelog."""
    found = []
    if tag != f"v{version}":
        found.append(f"the tag is {tag}, the version in src/pizzaiolo/version.py is {version}")
    if not re.search(
        rf"^## \[{re.escape(version)}\] - \d{{4}}-\d\d-\d\d$", changelog, re.MULTILINE
    ):
        found.append(f"CHANGELOG.md has no heading '## [{version}] - YYYY-MM-DD'")
    return found


def main() -> None:
    """Say what is wrong, or nothing."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tag", metavar="TAG")
    tag = parser.parse_args().tag
    version = run_path(str(ROOT / "src" / "pizzaiolo" / "version.py"))["VERSION"]
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    found = problems(tag, version, changelog)
    if found:
        sys.exit("; ".join(found))


if __name__ == "__main__":
    main()
