"""Bots that misbehave, or that say what they saw, for the tests of the arena."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from pizzaiolo.bots.plain import RandomBot
from pizzaiolo.engine.events import Event
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.view import View

DEADLY = 2
"""Seed modulo 4: whether a bot misbehaves depends on its seed, so that some games are fine."""


class Slow(RandomBot):
    """Plays at random and takes its time, so that a run can be interrupted.

    With ARENA_TEST_LINES it begins no game once the file ARENA_TEST_RESULTS has so many lines: the
    run never comes to its end.
    """

    def __init__(self, setup: Setup, seat: int, seed: int) -> None:
        super().__init__(setup, seat, seed)
        lines = int(os.environ.get("ARENA_TEST_LINES", "0"))
        while lines and Path(os.environ["ARENA_TEST_RESULTS"]).read_bytes().count(b"\n") >= lines:
            time.sleep(0.01)

    def choose(self, view: View, legal: list[int]) -> int:
        time.sleep(0.001)
        return super().choose(view, legal)


class Everywhere(Slow):
    """Leaves a file named after the Ray node that it plays on."""

    def __init__(self, setup: Setup, seat: int, seed: int) -> None:
        super().__init__(setup, seat, seed)
        folder = os.environ.get("ARENA_TEST_SEEN")
        if folder is not None:
            Path(folder, os.environ.get("RAY_RAYLET_PID", "here")).touch()


class _Sometimes(RandomBot):
    def __init__(self, setup: Setup, seat: int, seed: int) -> None:
        super().__init__(setup, seat, seed)
        self._wicked = seed % 4 == DEADLY

    def choose(self, view: View, legal: list[int]) -> int:
        if self._wicked:
            return self.misbehave(legal)
        return super().choose(view, legal)

    def misbehave(self, legal: list[int]) -> int:
        raise NotImplementedError


class Raises(_Sometimes):
    def misbehave(self, legal: list[int]) -> int:
        raise ZeroDivisionError("no flour left")


class Quits(_Sometimes):
    def misbehave(self, legal: list[int]) -> int:
        raise SystemExit(3)


class Cheats(_Sometimes):
    def misbehave(self, legal: list[int]) -> int:
        legal.append(-7)
        return -7


class Dawdles(_Sometimes):
    """Thinks past any patience, and cannot be interrupted by an exception."""

    def misbehave(self, legal: list[int]) -> int:
        while True:
            try:
                time.sleep(60)
            except BaseException:
                continue


class Dies(_Sometimes):
    def misbehave(self, legal: list[int]) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        return legal[0]


class DiesOnce(RandomBot):
    """Ends its worker the first time that it plays, and never again."""

    def choose(self, view: View, legal: list[int]) -> int:
        mark = Path(os.environ["ARENA_TEST_MARK"])
        if not mark.exists():
            mark.touch()
            os._exit(9)
        return super().choose(view, legal)


class CannotStart:
    def __init__(self, setup: Setup, seat: int, seed: int) -> None:
        raise LookupError(f"no chair on seat {seat}")


class Listener(RandomBot):
    """Keeps all that it heard and saw where the test can look at it."""

    heard: list[tuple[int, Event]] = []  # noqa: RUF012 - one list for all seats, on purpose
    views: list[tuple[int, View, list[int]]] = []  # noqa: RUF012

    def __init__(self, setup: Setup, seat: int, seed: int) -> None:
        super().__init__(setup, seat, seed)
        self._seat = seat

    def hear(self, event: Event) -> None:
        self.heard.append((self._seat, event))

    def choose(self, view: View, legal: list[int]) -> int:
        self.views.append((self._seat, view, legal[:]))
        return super().choose(view, legal)


NO_CLASS = 5
