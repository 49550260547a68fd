"""Play at once, and compile the engine beside the game if that is still to be done.

`make play` calls it when the packages and the page are there. A game that has been built from these
very sources is played as it is installed. Otherwise the sources themselves are played, while make
builds and installs the game at low priority for the next start.
"""

from __future__ import annotations

import fcntl
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from threading import Thread
from typing import Final

ROOT: Final = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from hatch_build import c_compiler  # noqa: E402

COMPILING: Final = "The engine is being compiled beside the game: the next start can use it."
COMPILED: Final = "The engine has been compiled: the next start uses it."
NO_COMPILER: Final = "No C compiler with the headers of Python is used: the engine stays as it is."
FAILED: Final = "The engine could not be compiled ({log} says why): it stays as it is."
INTERRUPTED: Final = "Compiling the engine was interrupted: the next start begins anew."

Say = Callable[[str], None]


def tell(text: str) -> None:
    """Print it at once, even to a program that reads the output."""
    print(text, flush=True)


def is_installed(environment: Path, inputs: Path) -> bool:
    """Whether the game in an environment is newer than everything that it is built from."""
    installed = environment / ".game"
    if not installed.is_file():
        return False
    # The list holds more than paths: what is no file has been compared by make.
    named = (inputs.parent.parent / line for line in inputs.read_text("utf-8").splitlines() if line)
    made = installed.stat().st_mtime_ns
    return all(path.stat().st_mtime_ns <= made for path in (inputs, *named) if path.is_file())


class Compiling:
    """The engine being compiled by make, in a session of its own."""

    def __init__(self, root: Path, target: str, say: Say) -> None:
        """Start it, unless another start of the game is at it."""
        self._say = say
        self._wheels = root / "build" / "wheel"
        self._log = root / "build" / "compile.log"
        self._stopped = False
        self._process: subprocess.Popen[bytes] | None = None
        self._watch: Thread | None = None
        self._open = ExitStack()
        lock = self._open.enter_context((root / "build" / "compile.lock").open("w"))
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return
        make = os.environ.get("MAKE", "make").split()
        self._process = subprocess.Popen(
            ["nice", "-n", "19", *make, "--no-print-directory", target],
            cwd=root,
            # Flags of the make that called us are not meant for this one.
            env={name: text for name, text in os.environ.items() if "MAKE" not in name},
            stdin=subprocess.DEVNULL,
            stdout=self._open.enter_context(self._log.open("wb")),
            stderr=subprocess.STDOUT,
            # Make keeps the lock, even if this process should end before it.
            pass_fds=[lock.fileno()],
            start_new_session=True,
        )

    def watch(self) -> None:
        """Say how it ended as soon as it has."""
        if self._process is not None:
            self._watch = Thread(target=self._tell_the_end, args=(self._process,))
            self._watch.start()

    def stop(self) -> None:
        """Let nothing run on when the game is over."""
        if self._process is not None and self._process.poll() is None:
            self._stopped = True
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGTERM)
        if self._watch is None:
            self.watch()
        if self._watch is not None:
            self._watch.join()
        self._open.close()

    def _tell_the_end(self, process: subprocess.Popen[bytes]) -> None:
        failed = process.wait() != 0
        if self._stopped and failed:
            self._say(INTERRUPTED)
        elif failed or list(self._wheels.glob("*-none-any.whl")):
            self._say(FAILED.format(log=self._log.relative_to(self._log.parent.parent)))
        else:
            self._say(COMPILED)


def play_sources(root: Path, environment: Path, args: Sequence[str], say: Say = tell) -> int:
    """Play from the sources, and compile if that can be done; return the game's exit code."""
    compiling = None
    if c_compiler() is None:
        say(NO_COMPILER)
    else:
        compiling = Compiling(root, f"{environment}/.game", say)
        say(COMPILING)
    # Ctrl+C reaches the game as well, which ends by it in order; then so do we.
    signal.signal(signal.SIGINT, lambda *_: None)
    game = subprocess.Popen(
        [root / environment / "bin" / "python", "-m", "pizzaiolo", "play", *args],
        env={**os.environ, "PYTHONPATH": str(root / "src")},
    )
    signal.signal(signal.SIGTERM, lambda *_: game.terminate())
    if compiling is not None and "--terminal" not in args:
        compiling.watch()
    code = game.wait()
    if compiling is not None:
        compiling.stop()
    return code


def main(environment: str, *args: str) -> int:
    """Play the game that is installed, or the sources."""
    if is_installed(ROOT / environment, ROOT / "build" / "inputs"):
        command = str(ROOT / environment / "bin" / "pizzaiolo")
        sys.stdout.flush()
        os.execv(command, [command, "play", *args])
    return play_sources(ROOT, Path(environment), args)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
