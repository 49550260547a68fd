"""Bring a browser for the tests: `python tests/browser/bring.py FILE` writes its path there.

The machine's own Chromium if there is one; where we may install one, Debian's; else one from npm's
registry, unpacked into build/. One without windows to care for (a headless shell) goes first: it
takes a third of the processor time for each new page.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent.parent
sys.path.insert(0, str(ROOT))

import hatch_build  # noqa: E402  # it stands at the root

SHELL: Final = "chromium-headless-shell"

NAMES: Final = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

UNPACKED: Final = ROOT / "build" / "chromium"

UNPACK: Final = """
const { createReadStream, createWriteStream } = require('node:fs');
const { pipeline } = require('node:stream/promises');
const { createBrotliDecompress } = require('node:zlib');
const [from, to] = process.argv.slice(1);
pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to));
"""

# The one that it brings looks for fonts where ours are not; without any it does not draw a letter.
FONTS: Final = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>{folder}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>{folder}/fonts-cache</cachedir>
</fontconfig>
"""

START: Final = """#!/bin/sh
here=$(dirname "$0")
LD_LIBRARY_PATH="$here/lib" FONTCONFIG_PATH="$here" exec "$here/chromium" "$@"
"""


def of_the_machine() -> str | None:
    """A Chromium on the PATH that starts."""
    told = os.environ.get("PIZZAIOLO_BROWSER")
    found = [told] if told else [shutil.which(name) for name in NAMES]
    return next((path for path in found if path and starts(path)), None)


def starts(path: str) -> bool:
    """Whether this is a browser that runs here."""
    try:
        return subprocess.run([path, "--version"], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def of_debian() -> str | None:
    """Debian's Chromium, where there is apt and we may use it."""
    if shutil.which("apt-get") is None or os.name != "posix" or os.geteuid() != 0:
        return None
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = ["apt-get", "-qq", "install", "--yes", "--no-install-recommends"]
    subprocess.run(["apt-get", "-qq", "update"], env=quiet, check=False)
    for package in (SHELL, "chromium"):
        run = subprocess.run([*install, package], env=quiet, check=False)
        if run.returncode == 0:
            return of_the_machine()
    return None


def of_npm() -> str:
    """The Chromium that npm's registry has for Linux, with the libraries that it needs."""
    start = UNPACKED / "start"
    if start.is_file() and starts(str(start)):
        return str(start)
    shutil.rmtree(UNPACKED, ignore_errors=True)
    shutil.copytree(Path(__file__).parent / "chromium", UNPACKED)
    hatch_build.run_npm(UNPACKED, "ci")
    packed = UNPACKED / "node_modules" / "@sparticuz" / "chromium" / "bin"
    command = hatch_build.npm()
    assert command is not None
    node = hatch_build.system_node() or command[0]
    for name in ("chromium", "al2023.tar", "fonts.tar", "swiftshader.tar"):
        to = str(UNPACKED / name)
        subprocess.run([node, "-e", UNPACK, str(packed / f"{name}.br"), to], check=True)
        if name.endswith(".tar"):
            subprocess.run(["tar", "-xf", to, "-C", str(UNPACKED)], check=True)
    (UNPACKED / "chromium").chmod(0o755)
    (UNPACKED / "fonts.conf").write_text(FONTS.format(folder=UNPACKED), encoding="utf-8")
    start.write_text(START, encoding="utf-8")
    start.chmod(0o755)
    if not starts(str(start)):
        raise RuntimeError(
            f"{start} does not start: install Chromium, or name a browser in PIZZAIOLO_BROWSER"
        )
    return str(start)


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(of_the_machine() or of_debian() or of_npm(), encoding="utf-8")
