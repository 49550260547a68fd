"""How far a tournament has come: a bar in a terminal, now and then a line if output is piped."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final, Self

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    SpinnerColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

PAUSE: Final = 15.0
"""If the output is piped: at least this many seconds between two lines."""

MINUTE: Final = 60
HOUR: Final = 3600


class _Rate(ProgressColumn):
    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text("" if speed is None else f"{speed:,.1f} games/s", style="#8A3B22")


class TournamentProgress:
    """Tells how many games have been played, how fast, and how long the rest will take."""

    def __init__(
        self, notes: Console, games: int, played: int, clock: Callable[[], float] = monotonic
    ) -> None:
        """Begin with what has been played already."""
        self._notes = notes
        self._games = games
        self._before = played
        self._clock = clock
        self._began = clock()
        self._told = self._began - PAUSE
        self._bar = Progress(
            SpinnerColumn(style="#FF7A3D"),
            TextColumn("{task.description}"),
            BarColumn(complete_style="#C8321F", finished_style="#2F6B3C"),
            MofNCompleteColumn(),
            _Rate(),
            TimeRemainingColumn(),
            console=notes,
            disable=not notes.is_terminal,
        )
        self._task = self._bar.add_task("baking", total=games, completed=played)

    def __enter__(self) -> Self:
        """Show the bar."""
        self._bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        """Leave the bar as it is."""
        self._bar.stop()

    def update(self, played: int) -> None:
        """Show that this many games have been played."""
        self._bar.update(self._task, completed=played)
        now = self._clock()
        if self._notes.is_terminal or now - self._told < PAUSE or played >= self._games:
            return
        self._told = now
        speed = (played - self._before) / max(now - self._began, 1e-9)
        left = (self._games - played) / speed if speed > 0 else 0.0
        self._notes.print(
            f"{played:,} of {self._games:,} games, {speed:,.1f} games/s,"
            f" about {in_words(left)} left"
        )


def in_words(seconds: float) -> str:
    """A duration for people: '40 s', '3 min', '2 h 10 min'."""
    whole = round(seconds)
    if whole < 2 * MINUTE:
        return f"{max(1, whole)} s"
    if whole < 2 * HOUR:
        return f"{round(whole / MINUTE)} min"
    return f"{whole // HOUR} h {whole % HOUR // MINUTE} min"
