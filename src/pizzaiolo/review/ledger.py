"""The ledger: what a seat's decisions lost in all, and how much of the worth of memory it kept."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt

from pizzaiolo.review.data import Decision
from pizzaiolo.review.judgement import BEYOND


@dataclass(frozen=True)
class Ledger:
    """The sums of a seat."""

    loss: float
    loss_error: float
    kept: float
    stake: float
    stake_error: float
    memory: float | None
    memory_error: float | None


def ledger(decisions: Sequence[Decision]) -> Ledger:
    """Add up the decisions of a seat. Tries of different decisions are independent."""
    stake = sum(each.stake for each in decisions)
    kept = sum(each.kept for each in decisions)
    stake_error = _together(each.stake_error for each in decisions)
    memory = error = None
    if stake > BEYOND * stake_error:
        memory = kept / stake
        error = _together(_share_error(each, memory) for each in decisions) / stake
    return Ledger(
        loss=sum(each.loss for each in decisions),
        loss_error=_together(each.loss_error for each in decisions),
        kept=kept,
        stake=stake,
        stake_error=stake_error,
        memory=memory,
        memory_error=error,
    )


def _share_error(decision: Decision, memory: float) -> float:
    """The error of kept - memory * stake, from which that of their ratio follows."""
    if decision.played == decision.best:
        return abs(1 - memory) * decision.stake_error
    if decision.played == decision.unaided:
        return abs(memory) * decision.stake_error
    return sqrt(decision.kept_error**2 + (memory * decision.stake_error) ** 2)


def _together(errors: Iterable[float]) -> float:
    return sqrt(sum(error**2 for error in errors))
