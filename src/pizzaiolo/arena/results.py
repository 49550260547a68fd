"""The results file: one JSON line per game, appended as games end, so that a run can be resumed.

The first line says what is played; every further line is a game that ended, a game that a bot
broke off, or how long the bots took. Lines are in the order in which games ended.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from time import monotonic
from typing import Any, Final, NoReturn, TypeVar

from pizzaiolo.arena.plan import ArenaPlan
from pizzaiolo.arena.play import Failure, Finished, Outcome, Times
from pizzaiolo.arena.schedule import Fixture
from pizzaiolo.editions import content_hash
from pizzaiolo.engine.texts import file_name, one_line
from pizzaiolo.reading.bounds import (
    RESULT_BYTES,
    RESULTS_BYTES,
    check_json,
    check_length,
    read_bytes,
)
from pizzaiolo.reading.read_error import BoundError, ReadError
from pizzaiolo.records.record import RULES

FORMAT: Final = "pizzaiolo arena"
VERSION: Final = 1

TIMES_EVERY: Final = 10.0
"""Seconds between two lines about times: a run that is killed loses no more than this."""

_HEADER: Final[dict[str, type]] = {
    "edition": str,
    "seats": int,
    "doubles": bool,
    "helping": bool,
    "bots": list,
    "field": str,
    "seed": int,
}
"""What the first line has to hold, and of which type."""

_NAMES: Final[dict[type, str]] = {
    str: "a text",
    int: "a number",
    bool: "true or false",
    list: "a list",
}

T = TypeVar("T")


class ResultsError(ValueError):
    """A results file that cannot be used: which file, which line, and why."""

    def __init__(self, path: Path, line: int | None, reason: str) -> None:
        """Say which file, which line if it is one, and why."""
        super().__init__(path, line, reason)
        self.path = path
        self.line = line
        self.reason = reason

    def __str__(self) -> str:
        """One line."""
        line = "" if self.line is None else f", line {self.line}"
        return one_line(f"{file_name(str(self.path))}{line}: {self.reason}")


def header(plan: ArenaPlan) -> dict[str, object]:
    """What decides the results of a tournament, as in the first line of its file."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "rules": RULES,
        "edition": plan.edition,
        "edition_hash": content_hash(plan.setup.edition),
        "seats": int(plan.setup.seats),
        "doubles": plan.setup.doubles,
        "helping": plan.setup.helping,
        "bots": list(plan.bots),
        "field": plan.field,
        "seed": plan.seed,
    }


class ResultsFile:
    """A results file that is open for more."""

    def __init__(self, path: Path, plan: ArenaPlan) -> None:
        """Open a file that `create` or `resume` has prepared."""
        self._plan = plan
        self._file = path.open("a", encoding="utf-8", newline="\n")
        self._times: dict[int, Times] = {}
        self._times_kept = monotonic()

    @classmethod
    def create(cls, path: Path, plan: ArenaPlan) -> ResultsFile:
        """Begin a new file."""
        if path.exists() and path.stat().st_size:
            raise ResultsError(path, None, "there already; --resume goes on with it")
        file = cls(path, plan)
        file._write([header(plan)])
        return file

    def append(self, outcome: Outcome, fixtures: list[Fixture]) -> None:
        """Keep a batch: on the disk when this returns."""
        lines = [
            self._finished(result, fixtures[result.game])
            if isinstance(result, Finished)
            else self._failure(result, fixtures[result.game])
            for result in outcome.results
        ]
        for bot, spent in outcome.times.items():
            self._times.setdefault(bot, Times()).merge(spent)
        if monotonic() - self._times_kept > TIMES_EVERY:
            lines += self._take_times()
        self._write(lines)

    def _take_times(self) -> list[dict[str, object]]:
        times = {self._plan.bots[bot]: vars(spent) for bot, spent in self._times.items()}
        self._times = {}
        self._times_kept = monotonic()
        return [{"times": times}] if times else []

    def _finished(self, result: Finished, fixture: Fixture) -> dict[str, object]:
        told = result._asdict()
        game = told.pop("game")
        return {"game": game, **self._about(fixture), **told}

    def _failure(self, failure: Failure, fixture: Fixture) -> dict[str, object]:
        return {
            "failed": failure.game,
            **self._about(fixture),
            "seat": failure.seat,
            "decisions": failure.decisions,
            "reason": failure.reason,
        }

    def _about(self, fixture: Fixture) -> dict[str, object]:
        return {
            "seed": self._plan.deal_seed(fixture.deal),
            "bots": self._plan.names(fixture.lineup),
        }

    def _write(self, lines: list[dict[str, object]]) -> None:
        self._file.writelines(
            json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines
        )
        self._file.flush()
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """Close the file."""
        self._write(self._take_times())
        self._file.close()


def read_header(path: Path) -> dict[str, Any]:
    """The first line of a results file."""
    line = _Line(path, 1)
    found = line.parsed(_content(path).partition(b"\n")[0])
    if found.get("format") != FORMAT:
        line.wrong("expected the first line of a results file")
    if found.get("version") != VERSION:
        line.wrong(f"version {json.dumps(found.get('version'))}, this program reads {VERSION}")
    for key, wanted in _HEADER.items():
        if type(found.get(key)) is not wanted:
            line.wrong(f"{key}: found {json.dumps(found.get(key))}, expected {_NAMES[wanted]}")
    bots = found["bots"]
    if not isinstance(bots, list) or not all(type(bot) is str for bot in bots):
        line.wrong("bots: expected names")
    return found


def _content(path: Path) -> bytes:
    try:
        return read_bytes(path, RESULTS_BYTES, "a results file")
    except ReadError as error:
        raise ResultsError(path, None, str(error)) from None


def read_results(path: Path, plan: ArenaPlan, fixtures: list[Fixture]) -> tuple[Outcome, int]:
    """All that a file holds, and how many of its bytes are whole.

    A torn last line is not read; damage anywhere else, and games that are not of this plan, raise
    ResultsError. Games after the last fixture are checked no further and left out.
    """
    _check_header(path, plan)
    lines = _content(path).split(b"\n")
    torn = lines.pop()
    whole = len(torn) and -len(torn)
    outcome = Outcome()
    seen: set[int] = set()
    for number, text in enumerate(lines[1:], start=2):
        line = _Line(path, number)
        try:
            _read_line(line, line.parsed(text), plan, fixtures, outcome, seen)
        except ResultsError:
            if number == len(lines) and line.unreadable:
                whole -= len(text) + 1
                break
            raise
    return outcome, path.stat().st_size + whole


def resume(
    path: Path, plan: ArenaPlan, fixtures: list[Fixture]
) -> tuple[ResultsFile, Outcome, bool]:
    """Open a file to resume; return it, what it holds, and whether a torn line was dropped."""
    outcome, whole = read_results(path, plan, fixtures)
    torn = whole < path.stat().st_size
    if torn:
        os.truncate(path, whole)
    return ResultsFile(path, plan), outcome, torn


def _check_header(path: Path, plan: ArenaPlan) -> None:
    found = read_header(path)
    for key, expected in header(plan).items():
        if found.get(key) != expected and key != "edition":
            _Line(path, 1).wrong(
                f"{key}: the file has {json.dumps(found.get(key))}, "
                f"asked for is {json.dumps(expected)}"
            )


class _Line:
    """A line of a results file, for error messages."""

    def __init__(self, path: Path, number: int) -> None:
        self.path = path
        self.number = number
        self.unreadable = False

    def wrong(self, reason: str) -> NoReturn:
        raise ResultsError(self.path, self.number, reason)

    def parsed(self, text: bytes) -> dict[str, object]:
        try:
            check_length(len(text), RESULT_BYTES)
            check_json(text)
            found = json.loads(text)
        except BoundError as error:
            self.wrong(str(error))
        except ValueError as error:
            self.unreadable = True
            self.wrong(f"no JSON ({error})")
        if not isinstance(found, dict):
            self.wrong("expected a JSON object")
        return found


def _read_line(
    line: _Line,
    found: dict[str, object],
    plan: ArenaPlan,
    fixtures: list[Fixture],
    outcome: Outcome,
    seen: set[int],
) -> None:
    if "times" in found:
        for bot, spent in _times(line, found["times"], plan).items():
            outcome.times.setdefault(bot, Times()).merge(spent)
        return
    game = found.get("game", found.get("failed"))
    if not isinstance(game, int) or isinstance(game, bool) or game < 0:
        line.wrong("expected a game, a failed game or times")
    if game in seen:
        line.wrong(f"game {game} for the second time")
    seen.add(game)
    if game >= len(fixtures):
        return
    fixture = fixtures[game]
    seed = plan.deal_seed(fixture.deal)
    if found.get("seed") != seed or found.get("bots") != plan.names(fixture.lineup):
        expected = ", ".join(plan.names(fixture.lineup))
        line.wrong(f"game {game}: expected seed {seed} and the bots {expected}")
    result = _finished if "game" in found else _failure
    outcome.results.append(result(line, found, game, plan))


def _finished(line: _Line, found: dict[str, object], game: int, plan: ArenaPlan) -> Finished:
    seats = int(plan.setup.seats)
    delivered = _numbers(line, found, "delivered", seats)
    ingredients = _numbers(line, found, "ingredients", seats)
    decisions = _numbers(line, found, "decisions", seats)
    rounds = found.get("rounds")
    if not isinstance(rounds, list):
        line.wrong("rounds: expected a list")
    by_round = tuple(_seat_numbers(line, "rounds", each, seats) for each in rounds)
    if tuple(map(sum, zip(*by_round, strict=True))) != delivered:
        line.wrong("rounds: they do not add up to what was delivered")
    best = max(zip(delivered, ingredients, strict=True))
    winners = tuple(seat for seat in range(seats) if (delivered[seat], ingredients[seat]) == best)
    if found.get("winners") != list(winners):
        line.wrong(f"winners: expected {list(winners)} from what was delivered")
    return Finished(game, delivered, ingredients, winners, by_round, decisions)


def _failure(line: _Line, found: dict[str, object], game: int, plan: ArenaPlan) -> Failure:
    seat = _of_type(line, found, "seat", int)
    if not 0 <= seat < plan.setup.seats:
        line.wrong(f"seat: expected 0 to {plan.setup.seats - 1}")
    decisions = None
    if found.get("decisions") is not None:
        decisions = _of_type(line, found, "decisions", int)
    return Failure(game, seat, decisions, _of_type(line, found, "reason", str))


def _numbers(line: _Line, found: dict[str, object], key: str, seats: int) -> tuple[int, ...]:
    return _seat_numbers(line, key, found.get(key), seats)


def _seat_numbers(line: _Line, key: str, value: object, seats: int) -> tuple[int, ...]:
    if not isinstance(value, list) or len(value) != seats:
        line.wrong(f"{key}: expected {seats} numbers")
    if not all(type(each) is int and each >= 0 for each in value):
        line.wrong(f"{key}: expected {seats} numbers")
    return tuple(value)


def _of_type(line: _Line, found: dict[str, object], key: str, wanted: type[T]) -> T:
    value = found.get(key)
    if type(value) is not wanted:
        line.wrong(f"{key}: expected {'a number' if wanted is int else 'a text'}")
    return value


def _times(line: _Line, value: object, plan: ArenaPlan) -> dict[int, Times]:
    try:
        return {
            plan.bots.index(name): Times(
                int(spent["moves"]),
                float(spent["seconds"]),
                {int(step): int(number) for step, number in spent["steps"].items()},
            )
            for name, spent in value.items()  # type: ignore[attr-defined]
        }
    except (AttributeError, KeyError, OverflowError, TypeError, ValueError):
        line.wrong("times: expected moves, seconds and steps of the bots")
