"""A Ray cluster as the place to play: the same games, the same results, on many machines.

Ray carries batches to its nodes and plays them again elsewhere when a node dies. On its node a
batch is played by a `Crew` of one, so that bots that die or dawdle are treated as on one machine.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable, Iterator
from typing import Any, Final, Self

from pizzaiolo.research import need

need("cluster", "ray")

import ray
import ray.exceptions

from pizzaiolo.arena.plan import ArenaPlan
from pizzaiolo.arena.play import Outcome
from pizzaiolo.arena.results import header
from pizzaiolo.arena.schedule import Fixture
from pizzaiolo.arena.workers import BatchPace, Crew, WorkerError

BATCH_SECONDS: Final = 1.0
"""Longer than on one machine: a batch has a longer way to go."""

_crews: dict[str, Crew] = {}
"""In a process of the cluster: its crew, kept from batch to batch."""


class ClusterError(WorkerError):
    """A cluster that cannot be used."""


class Cluster:
    """The processors of a Ray cluster, for one plan."""

    def __init__(
        self, plan: ArenaPlan, address: str, patience: float, *, keep_records: bool = False
    ) -> None:
        """Join the cluster at an address such as `10.0.0.1:6379`."""
        try:
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise ClusterError(f"cluster {address}: {error}") from None
        self._order = ray.put((plan, patience, keep_records))
        # If a node dies its batches are played again, as often as it takes.
        self._play: Any = ray.remote(max_retries=-1, num_cpus=1)(_play)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Leave the cluster; games that are still being played there are given up."""
        ray.shutdown()

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[Outcome]:
        """Play all games; outcomes come batch by batch as they end, in no order."""
        waiting = iter(fixtures)
        pace = BatchPace()
        under_way: list[Any] = []
        while True:
            resources = ray.cluster_resources()  # type: ignore[no-untyped-call]
            ahead = 2 * max(1, int(resources.get("CPU", 1)))
            while len(under_way) < ahead:
                batch = pace.batch(waiting, BATCH_SECONDS)
                if not batch:
                    break
                under_way.append(self._play.remote(self._order, batch))
            if not under_way:
                return
            done, under_way = ray.wait(under_way)
            try:
                outcomes: list[Outcome] = ray.get(done[0])
            except ray.exceptions.RayError as error:
                raise ClusterError(f"cluster: {error}") from None
            for outcome in outcomes:
                pace.heed(outcome)
                yield outcome


def _play(order: tuple[ArenaPlan, float, bool], batch: list[Fixture]) -> list[Outcome]:
    """Play a batch in a process of the cluster."""
    plan, patience, keep_records = order
    key = json.dumps([header(plan), patience, keep_records])
    if key not in _crews:
        for other in list(_crews):
            _crews.pop(other).__exit__(None, None, None)
        _crews[key] = Crew(plan, 1, patience, keep_records=keep_records)
    return list(_crews[key].play(batch))
