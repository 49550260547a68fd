"""Bots that do what no bot should."""

from __future__ import annotations

import os
import time

from pizzaiolo.engine.events import Event
from pizzaiolo.engine.setup import Setup
from pizzaiolo.engine.view import View


class Odd:
    """A bot that hears, and does not choose."""

    def __init__(self, setup: Setup, seat: int, seed: int) -> None:
        pass

    def hear(self, event: Event) -> None:
        pass

    def choose(self, view: View, legal: list[int]) -> int:
        raise ZeroDivisionError("a mistake")


class Stuck(Odd):
    def choose(self, view: View, legal: list[int]) -> int:
        time.sleep(1000)
        return legal[0]


class Cheat(Odd):
    def choose(self, view: View, legal: list[int]) -> int:
        return 10_000


class Deadly(Odd):
    def choose(self, view: View, legal: list[int]) -> int:
        os._exit(3)


class Chatty(Odd):
    def choose(self, view: View, legal: list[int]) -> int:
        os.write(1, b"not an answer")
        return legal[-1]
