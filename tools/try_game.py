"""Try the installed game as a person would: `python tools/try_game.py [--compiled] [--page]`.

It asks for the version, starts a server in an empty folder, opens a table with bots there, and ends
the server as Ctrl+C does. Options say what the installation must have.
"""

from __future__ import annotations

import argparse
import json
import signal
import subprocess
import sys
import tempfile
from typing import Final
from urllib.request import Request, urlopen

PATIENCE: Final = 60.0
COMMAND: Final = (sys.executable, "-m", "pizzaiolo")
# Windows sends Ctrl+C only to everybody at once, and Ctrl+Break to a group.
GROUP: Final = getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)
PRESS: Final = getattr(signal, "CTRL_BREAK_EVENT", signal.SIGINT)

PARTY: Final = {"name": "Ada", "config": {"seats": 3, "bots": ["nonna", "pia"]}}


def version() -> str:
    """What the installed game says it is."""
    asked = subprocess.run([*COMMAND, "--version"], stdout=subprocess.PIPE, text=True, check=True)
    return asked.stdout.strip()


def start(folder: str) -> subprocess.Popen[str]:
    """A server that keeps its tables in a folder."""
    return subprocess.Popen(
        [*COMMAND, "serve", "--port", "0", "--data", folder],
        stdout=subprocess.PIPE,
        text=True,
        creationflags=GROUP,
    )


def stop(server: subprocess.Popen[str]) -> int:
    """End it as a person does; return its exit code."""
    server.send_signal(PRESS)
    return server.wait(PATIENCE)


def open_table(address: str) -> str:
    """Open a table with bots and sit down; return the link to the seat."""
    asked = Request(f"{address}/api/play", json.dumps(PARTY).encode())
    asked.add_header("Content-Type", "application/json")
    with urlopen(asked, timeout=PATIENCE) as answer:
        return str(json.load(answer)["link"])


def main() -> None:
    """Try it all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--compiled", action="store_true", help="the engine has to be compiled")
    parser.add_argument("--page", action="store_true", help="there has to be a page")
    args = parser.parse_args()
    told = version()
    print(told)
    if args.compiled and not told.endswith("compiled)"):
        sys.exit("The engine is not compiled.")
    # On Windows a folder can be removed only when nobody has its files open any more.
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, start(folder) as server:
        try:
            assert server.stdout is not None
            address = server.stdout.readline().strip()
            if args.page:
                with urlopen(address, timeout=PATIENCE) as page:
                    assert b"<script" in page.read(), "This is not the page."
            print(f"A table was opened at {address}{open_table(address)[:3]}...")
            code = stop(server)
        finally:
            server.kill()
    if code != 0:
        sys.exit(f"The server ended with {code}.")
    print("The server ended in order.")


if __name__ == "__main__":
    main()
