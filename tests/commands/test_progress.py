"""How far a tournament has come, told where nobody sees a bar."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from pizzaiolo.commands.progress import PAUSE, TournamentProgress, in_words


def told(*moments: tuple[float, int], games: int = 1000, played: int = 0) -> list[str]:
    """The lines that a pipe gets, given how many games have been played at each moment."""
    notes = Console(file=io.StringIO(), width=200)
    now = [0.0]
    with TournamentProgress(notes, games, played, clock=lambda: now[0]) as progress:
        for now[0], so_far in moments:
            progress.update(so_far)
    assert isinstance(notes.file, io.StringIO)
    return notes.file.getvalue().splitlines()


def test_a_pipe_is_told_the_games_the_pace_and_the_time_left() -> None:
    assert told((2.0, 20)) == ["20 of 1,000 games, 10.0 games/s, about 98 s left"]


def test_a_pipe_is_told_now_and_then() -> None:
    lines = told((1.0, 10), (2.0, 20), (1.0 + PAUSE, 160), (2.0 + PAUSE, 170), (99.0, 1000))
    assert [line.split()[0] for line in lines] == ["10", "160"]


def test_games_that_were_there_already_do_not_count_for_the_pace() -> None:
    assert told((5.0, 510), played=500) == ["510 of 1,000 games, 2.0 games/s, about 4 min left"]


@pytest.mark.parametrize(
    ("seconds", "words"),
    [(0.2, "1 s"), (119, "119 s"), (300, "5 min"), (7100, "118 min"), (7500, "2 h 5 min")],
)
def test_a_duration_in_words(seconds: float, words: str) -> None:
    assert in_words(seconds) == words
