"""The results file: it survives being torn, and refuses to be mistaken for another."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from pizzaiolo.arena.plan import ArenaPlan
from pizzaiolo.arena.play import Outcome, PlanRunner
from pizzaiolo.arena.results import ResultsError, ResultsFile, read_results, resume
from pizzaiolo.arena.schedule import Fixture
from pizzaiolo.editions import load_edition
from pizzaiolo.engine.setup import Setup


def a_plan(
    seed: int = 3, bots: tuple[str, ...] = ("support.arena.bots:Raises", "random")
) -> ArenaPlan:
    return ArenaPlan("oven", Setup(load_edition("oven"), 2), bots, "balanced", seed)


@pytest.fixture(scope="module")
def played() -> tuple[list[Fixture], Outcome]:
    plan = a_plan()
    fixtures = plan.schedule.fixtures(10)
    return fixtures, PlanRunner(plan, [0.0, 0.0, 0.0], 60.0).play_all(fixtures)


@pytest.fixture
def file(tmp_path: Path, played: tuple[list[Fixture], Outcome]) -> Path:
    path = tmp_path / "results.jsonl"
    results = ResultsFile.create(path, a_plan())
    results.append(played[1], played[0])
    results.close()
    return path


def test_what_is_written_is_read(file: Path, played: tuple[list[Fixture], Outcome]) -> None:
    fixtures, outcome = played
    read, whole = read_results(file, a_plan(), fixtures)
    assert read.results == outcome.results
    assert read.times == outcome.times
    assert whole == file.stat().st_size
    assert [json.loads(line) for line in file.read_text().splitlines()]


def test_torn_anywhere_it_goes_on_with_the_whole_lines(
    file: Path, played: tuple[list[Fixture], Outcome]
) -> None:
    fixtures, outcome = played
    text = file.read_bytes()
    first = text.index(b"\n") + 1
    for end in range(first, len(text), 37):
        file.write_bytes(text[:end])
        opened, read, torn = resume(file, a_plan(), fixtures)
        whole = text[:end].count(b"\n") - 1
        assert read.results == outcome.results[:whole]
        assert torn == (text[end - 1 : end] != b"\n")
        opened.append(Outcome(results=outcome.results[whole:]), fixtures)
        opened.close()
        assert read_results(file, a_plan(), fixtures)[0].results == outcome.results


def test_a_last_line_of_zeros_is_torn_too(
    file: Path, played: tuple[list[Fixture], Outcome]
) -> None:
    lines = file.read_bytes().splitlines(keepends=True)[:4]
    file.write_bytes(b"".join(lines) + b"\0" * 50 + b"\n")
    opened, read, torn = resume(file, a_plan(), played[0])
    opened.close()
    assert torn
    assert len(read.results) == 3
    assert file.read_bytes() == b"".join(lines)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda text: text[:40], "no JSON"),
        (lambda _: "[1]", "expected a JSON object"),
        (lambda _: "{}", "expected a game, a failed game or times"),
        (lambda text: text.replace('"seed":"3-', '"seed":"4-'), "expected seed 3-0 and"),
        (lambda text: text.replace('"random"', '"greedy"'), "expected seed 3-0 and the bots"),
        (lambda text: text.replace('"game":1', '"game":0'), "for the second time"),
        (lambda text: text.replace('"winners":[', '"winners":[9,'), "winners: expected"),
        (lambda text: text.replace('"delivered":[', '"delivered":[1,'), "delivered: expected 2"),
        (lambda text: text.replace('"rounds":[[', '"rounds":[[9'), "do not add up"),
        (lambda text: text.replace('"rounds":[[', '"round":[['), "rounds: expected a list"),
        (lambda text: text.replace('"decisions":[', '"decisions":[-'), "decisions: expected"),
    ],
)  # fmt: skip
def test_damage_in_the_middle_is_refused_with_its_line(
    file: Path, played: tuple[list[Fixture], Outcome], change: Callable[[str], str], reason: str
) -> None:
    lines = file.read_text().splitlines()
    at = next(n for n, text in enumerate(lines) if text.startswith('{"game":1,'))
    changed = change(lines[at])
    assert changed != lines[at]
    lines[at] = changed
    file.write_text("\n".join(lines) + "\n")
    with pytest.raises(ResultsError, match=f"results.jsonl, line {at + 1}: .*{reason}"):
        read_results(file, a_plan(), played[0])


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda t: t.replace('"seat":', '"seat":9'), "seat: expected 0 to 1"),
        (lambda t: t.replace('"seat":', '"chair":'), "seat: expected a number"),
        (lambda t: t.replace('"reason":', '"cause":'), "reason: expected a text"),
    ],
)
def test_damage_in_a_failed_game_is_refused(
    file: Path, played: tuple[list[Fixture], Outcome], change: Callable[[str], str], reason: str
) -> None:
    lines = file.read_text().splitlines()
    at = next(n for n, text in enumerate(lines) if text.startswith('{"failed":'))
    lines[at] = change(lines[at])
    file.write_text("\n".join(lines) + "\n")
    with pytest.raises(ResultsError, match=f"line {at + 1}: {reason}"):
        read_results(file, a_plan(), played[0])


def test_damaged_times_are_refused(file: Path, played: tuple[list[Fixture], Outcome]) -> None:
    text = file.read_text().replace('"moves":', '"moved":')
    file.write_text(text)
    with pytest.raises(ResultsError, match="times: expected moves, seconds and steps"):
        read_results(file, a_plan(), played[0])


@pytest.mark.parametrize(
    ("plan", "reason"),
    [
        (a_plan(seed=4), "line 1: seed: the file has 3, asked for is 4"),
        (a_plan(bots=("random", "greedy")), "line 1: bots: the file has"),
    ],
)
def test_the_file_of_another_tournament_is_refused(
    file: Path, plan: ArenaPlan, reason: str
) -> None:
    with pytest.raises(ResultsError, match=reason):
        read_results(file, plan, plan.schedule.fixtures(10))


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "other"
    with pytest.raises(ResultsError, match="found no such file"):
        read_results(path, a_plan(), [])
    path.write_text('{"format":"pizzaiolo record"}\n')
    with pytest.raises(ResultsError, match="line 1: expected the first line of a results file"):
        read_results(path, a_plan(), [])
    path.write_text('{"format":"pizzaiolo arena","version":2}\n')
    with pytest.raises(ResultsError, match="line 1: version 2, this program reads 1"):
        read_results(path, a_plan(), [])


def test_a_file_that_is_there_is_not_written_over(file: Path) -> None:
    before = file.read_bytes()
    with pytest.raises(ResultsError, match="--resume"):
        ResultsFile.create(file, a_plan())
    assert file.read_bytes() == before
