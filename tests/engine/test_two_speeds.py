"""One source, two speeds: the compiled engine and the interpreted one play the same games."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from itertools import zip_longest
from typing import Any

import pytest

from pizzaiolo import compiled
from support.cases import CASES, EDITIONS, Case
from support.engine import digest
from support.hard import HARD
from support.places import GOLDEN, ROOT, SUPPORT, TESTS

SOURCES = ROOT / "src"
DIGESTS = GOLDEN / "digests.json"

GOLDEN_GAMES = 2
GAMES = (25 if HARD else 5) if compiled() else 1
"""Of each case: two hundred in all where it counts, a thousand in `make test-hard`; interpreted,
only that the way works."""


def interpreted(*question: str) -> dict[str, Any]:
    """What the sources answer in an interpreter of their own.

    It sees nothing but them and the standard library, so that no compiled module can step in;
    and it hashes with a seed of its own.
    """
    run = subprocess.run(
        [sys.executable, "-S", str(SUPPORT / "engine" / "digest.py"), *question],
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(SOURCES), str(TESTS)]),
            "PYTHONHASHSEED": "1",
        },
        stdout=subprocess.PIPE,
        check=True,
    )
    answer: dict[str, Any] = json.loads(run.stdout)
    assert answer.pop("compiled") is False
    return answer


def first_difference(case: str, game: int) -> str:
    """Where two engines part, in words."""
    ours = digest.answer(["moves", case, str(game)])[case]
    theirs = interpreted("moves", case, str(game))[case]
    assert isinstance(ours, list)
    for number, (here, there) in enumerate(zip_longest(map(list, ours), theirs)):
        if here != there:
            return f"{case}, game {game}, move {number}:\n{here}\ninterpreted:\n{there}"
    return f"{case}, game {game}: a difference that does not come again"


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_move_is_the_same_at_both_speeds(edition: str) -> None:
    expected = interpreted("games", edition, str(GAMES))
    found = digest.answer(["games", edition, str(GAMES)])
    assert found.pop("compiled") is compiled()
    assert list(found) == [str(case) for case in CASES if case.edition == edition]
    for case, digests in found.items():
        assert isinstance(digests, list)
        assert len(set(digests)) == GAMES
        for game, (here, there) in enumerate(zip(digests, expected[case], strict=True)):
            assert here == there, first_difference(case, game)


def test_games_go_as_they_always_went(pytestconfig: pytest.Config) -> None:
    """A change of the rules, of the dealer or of an event shows here, meant or not."""
    found = {str(case): digest.course(case, GOLDEN_GAMES) for case in CASES}
    if pytestconfig.getoption("update"):
        DIGESTS.parent.mkdir(exist_ok=True)
        DIGESTS.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    assert found == json.loads(DIGESTS.read_text(encoding="utf-8"))


def test_a_digest_tells_games_apart() -> None:
    case = Case("waiter", 2)
    assert digest.digest(case, 0) == digest.digest(case, 0) != digest.digest(case, 1)
    assert digest.course(case, 1) != digest.course(case, 2)


def test_a_difference_is_named() -> None:
    """Two engines that agree have none to name."""
    assert first_difference("plus 3 helping", 1).endswith("a difference that does not come again")
