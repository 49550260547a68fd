"""The leak test finds what leaks, and nothing where nothing does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy
import pytest
from pettingzoo.utils import BaseWrapper

from pizzaiolo.research.leaks import LeakError, NothingTestedError, check, pairs
from pizzaiolo.research.pettingzoo import env, raw_env
from pizzaiolo.research.recall import Recall
from support.cases import Case
from support.strategies import FEW_CASES


def options(case: Case) -> dict[str, Any]:
    return {
        "edition": case.edition,
        "seats": case.seats,
        "doubles": case.doubles,
        "helping": case.helping,
    }


# That the numbers are those of what a seat has heard is tested for every case: here, that nothing
# else is told beside them.
@pytest.mark.parametrize("case", FEW_CASES, ids=str)
def test_our_environment_tells_no_secret(case: Case) -> None:
    assert check(lambda: raw_env(**options(case)), games=1) >= case.seats


@pytest.mark.parametrize(
    "recall", ["photographic", "kitchen", "rail", "chalkboard", "glass", Recall(5, 0.1, 0.3)]
)
def test_nor_does_it_with_other_memories(recall: str | Recall) -> None:
    assert check(lambda: raw_env(seats=3, recall=recall), games=1) > 2


def test_nor_in_the_usual_wrappers() -> None:
    assert check(lambda: env(seats=3), games=1) > 2


class Leaking(BaseWrapper):  # type: ignore[misc]
    """An environment that shows one number too many."""

    def __init__(self, secret: Callable[[Any, int], int], place: str) -> None:
        super().__init__(raw_env(seats=3))
        self.secret = secret
        self.place = place

    def observe(self, agent: str) -> Any:
        seen = super().observe(agent)
        if self.place == "observation":
            table = self.unwrapped.table
            seen["observation"][0, 6] = self.secret(table, self.possible_agents.index(agent)) & 255
        return seen

    @property
    def infos(self) -> Any:
        if self.place != "info":
            return self.unwrapped.infos
        table = self.unwrapped.table
        return {
            agent: {**info, "hint": self.secret(table, seat)}
            for seat, (agent, info) in enumerate(self.unwrapped.infos.items())
        }


def hand_of_the_next(table: Any, seat: int) -> int:
    hand: int = table._state.seats[(seat + 1) % 3].hand
    return sum(hand >> 8 * kind & 255 for kind in range(0, 6, 2))


def top_of_the_supply(table: Any, _: int) -> int:
    return int(table._dealer.stack[-1]) if table._dealer.stack else 9


def waiter_of_the_next(table: Any, seat: int) -> int:
    return int(table._state.seats[(seat + 1) % 3].waiter & 15)


@pytest.mark.parametrize("place", ["observation", "info"])
@pytest.mark.parametrize("secret", [hand_of_the_next, top_of_the_supply, waiter_of_the_next])
def test_a_leak_is_found(secret: Callable[[Any, int], int], place: str) -> None:
    told = {"observation": r"by observation\.observation\[0, 6\]", "info": r"by info\.hint"}
    with pytest.raises(LeakError, match=f"seat . can tell {told[place]} after"):
        check(lambda: Leaking(secret, place))


def test_what_everybody_knows_is_no_leak() -> None:
    check(lambda: Leaking(lambda table, _: sum(table.delivered()), "info"), games=1)


def test_games_that_nobody_can_exchange_are_not_a_pass() -> None:
    with pytest.raises(NothingTestedError, match="0 games gave no pair"):
        check(raw_env, games=0)


def test_pairs_go_far_into_the_game() -> None:
    """Secrets of all sorts are exchanged: early and late, for every seat."""
    setup = raw_env(seats=3).table.setup
    found = list(pairs(setup, 3))
    assert {pair.seat for pair in found} == {0, 1, 2}
    assert {pair.exchanged.stack_name for pair in found} == {"supply", "waiter"}
    assert numpy.median([len(pair.actions) for pair in found]) > 15
    assert max(len(pair.actions) for pair in found) > 60
