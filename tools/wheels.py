"""Build the wheels of a release for this system: `python tools/wheels.py`.

cibuildwheel makes them from the source distribution in build/dist (`make dist`), which has the page
in it; each is installed and tried. pyproject.toml says for which versions of Python. On Linux this
needs Docker or Podman.
"""

from __future__ import annotations

import sys

from environments import ROOT, environment, run


def main(*words: str) -> None:
    """Build them into the folder of the source distribution."""
    sources = sorted((ROOT / "build" / "dist").glob("pizzaiolo-*.tar.gz"))
    if len(sources) != 1:
        sys.exit(f"build/dist: expected one source distribution (make dist), found {len(sources)}")
    python = environment("wheels")
    run(python, "-m", "cibuildwheel", "--output-dir", "build/dist", *words, str(sources[0]))


if __name__ == "__main__":
    main(*sys.argv[1:])
