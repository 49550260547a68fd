"""Club files: the standings and the games of a club as lines of CSV."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Final

from pizzaiolo.server.clubs.club_fold import ClubFold

STANDINGS: Final = (
    "member",
    "name",
    "bot",
    "games",
    "wins",
    "pizzas",
    "memory",
    "reviewed",
    "rating",
    "uncertainty",
)
GAMES: Final = (
    "number",
    "time",
    "edition",
    "evening",
    "table",
    "game",
    "seat",
    "member",
    "name",
    "bot",
    "pizzas",
    "place",
    "memory",
    "rating",
    "uncertainty",
)

Cell = str | int | float | None


def line(cells: tuple[Cell, ...]) -> str:
    """One line of CSV."""
    out = io.StringIO()
    csv.writer(out).writerow(["" if each is None else _harmless(each) for each in cells])
    return out.getvalue()


def _harmless(cell: Cell) -> Cell:
    """What no spreadsheet takes for a formula: somebody may have called themselves one."""
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(("=", "+", "-", "@")) else cell


def called(fold: ClubFold, number: int) -> str:
    """What a member is called in files."""
    member = fold.members.get(number)
    return "somebody" if member is None or member.name is None else member.name


def standings_lines(fold: ClubFold) -> Iterator[str]:
    """A line for each member who has played, the one with the most wins first."""
    results = fold.results
    yield line(STANDINGS)
    tallies = sorted(results.tallies.of(), key=lambda each: (-each[1].wins, each[0]))
    for number, tally in tallies:
        member, rated = fold.members.get(number), results.ratings.is_rated(number)
        rating = results.ratings.now(number)
        yield line(
            (
                number,
                called(fold, number),
                "" if member is None else member.bot,
                tally.games,
                round(tally.wins, 3),
                tally.pizzas,
                None if tally.memory is None else round(tally.memory, 3),
                tally.reviewed,
                rating.value if rated else None,
                rating.uncertainty if rated else None,
            )
        )


def games_lines(fold: ClubFold) -> Iterator[str]:
    """A line for each seat of each game, in the order of the book."""
    yield line(GAMES)
    # Games that are written down meanwhile belong into the next file.
    for number in range(1, len(fold.results.games) + 1):
        yield _game_lines(fold, number)


def _game_lines(fold: ClubFold, number: int) -> str:
    results = fold.results
    game, memory = results.games.game(number), results.games.memory(number) or ()
    lines: list[str] = []
    for seat, (ended, member) in enumerate(
        zip(game.seats, results.members_of(game.seats), strict=True)
    ):
        lines.append(
            line(
                (
                    number,
                    datetime.fromtimestamp(game.at, UTC).isoformat(timespec="seconds"),
                    game.edition,
                    game.evening or None,
                    game.table,
                    game.game or None,
                    seat,
                    member or None,
                    called(fold, member) if member else None,
                    ended.bot,
                    ended.pizzas,
                    ended.place,
                    memory[seat] if seat < len(memory) else None,
                    ended.rating,
                    ended.uncertainty,
                )
            )
        )
    return "".join(lines)
