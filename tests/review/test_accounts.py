"""The account of every seat adds up, in every edition, with every number of seats and option."""

from __future__ import annotations

from math import isclose

import pytest

from pizzaiolo import compiled
from pizzaiolo.review import Review, review
from support.cases import Case
from support.hard import RUN
from support.recorded import finished
from support.strategies import FEW_CASES

GAMES = 25 if compiled() else 1
"""Of each case: nearly four thousand in all in the runs of `make test-hard`."""

CLOSE = 1e-9


def game_of(case: Case, number: int) -> Review:
    choices = {"edition": case.edition, "seats": case.seats, "doubles": case.doubles}
    if case.helping:
        choices["helping"] = True
    record = finished(f"account {RUN} {number}", **choices).record()
    # With few play-outs the estimates are wild, and the sums have to be right all the same.
    return review(record, seats=(), iterations=2)


@pytest.mark.parametrize("case", FEW_CASES, ids=str)
def test_result_less_even_is_luck_and_own_and_others(case: Case) -> None:
    for number in range(GAMES):
        found = game_of(case, number)
        even = 1 / case.seats
        assert isclose(sum(account.result for account in found.accounts), 1, abs_tol=CLOSE)
        for account in found.accounts:
            made = account.luck + account.own + account.others
            assert isclose(account.result - even, made, abs_tol=CLOSE)
            assert account.even == even
        # What one seat gains by chance, others lose.
        assert isclose(sum(account.luck for account in found.accounts), 0, abs_tol=CLOSE)


@pytest.mark.parametrize("case", FEW_CASES, ids=str)
def test_every_change_belongs_to_a_decision_or_to_chance(case: Case) -> None:
    """The steps lead from the even share to the result, and the accounts are made of them."""
    found = game_of(case, 1)
    sums = {"luck": [0.0] * case.seats, "own": [0.0] * case.seats, "others": [0.0] * case.seats}
    shares = [1 / case.seats] * case.seats
    for step in found.steps:
        assert (step.seat is None) == (step.cause != "decision")
        assert (step.action is None) == (step.cause == "deal")
        for seat in range(case.seats):
            assert isclose(shares[seat] + step.changes[seat], step.shares[seat], abs_tol=CLOSE)
            whose = "luck" if step.seat is None else "own" if step.seat == seat else "others"
            sums[whose][seat] += step.changes[seat]
        assert isclose(sum(step.shares), 1, abs_tol=CLOSE)
        shares = list(step.shares)
    for account in found.accounts:
        assert isclose(shares[account.seat], account.result, abs_tol=CLOSE)
        for name, by_seat in sums.items():
            assert isclose(getattr(account, name), by_seat[account.seat], abs_tol=CLOSE)


def test_a_decision_without_a_draw_leaves_nothing_to_chance() -> None:
    """Placing and submitting move no card that chance has a say in."""
    record = finished("no draw", edition="oven", seats=3).record()
    found = review(record, seats=(), iterations=8)
    decided = {step.action for step in found.steps if step.cause == "decision"}
    assert decided == set(range(len(record.actions)))
    for step in found.steps:
        if step.cause in ("draw", "shuffle") and step.action is not None:
            text = record.actions[step.action][1]
            # The draw may be no decision of its own, if only one stack is left.
            assert text.startswith(("draw", "submit", "place", "bake", "decline", "add")), text
    quiet = [a for a, (_, text) in enumerate(record.actions) if text.startswith("place")]
    chance = {step.action for step in found.steps if step.cause == "draw"}
    assert any(action not in chance for action in quiet)
