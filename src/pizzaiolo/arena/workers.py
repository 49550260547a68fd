"""Worker processes on this machine: they play batches of games, and may die without loss.

A worker that dies is replaced and its games are played again; a game in which workers die twice
is a failure of the bot that was at work. So is a game whose bot keeps the others waiting too long.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Iterable, Iterator, MutableSequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import islice
from multiprocessing import connection
from time import perf_counter
from typing import Final, Self

from pizzaiolo.arena.plan import ArenaPlan
from pizzaiolo.arena.play import GAME, SEAT, SINCE, Failure, Outcome, PlanRunner, too_long
from pizzaiolo.arena.schedule import Fixture

BATCH_SECONDS: Final = 0.25
"""How long a batch should take: long enough to be worth sending, short enough to lose."""
LARGEST_BATCH: Final = 256
BATCHES_AHEAD: Final = 2
"""How many batches a worker has at once, so that it need not wait for the next one."""
GRACE: Final = 1.0
"""Seconds past its patience that a worker has to notice by itself that a bot took too long."""
NO_GAME: Final = -1.0


class WorkerError(RuntimeError):
    """Workers that cannot even begin."""


class BatchPace:
    """How many games make a batch, from how long the last ones took."""

    def __init__(self) -> None:
        """Begin with single games."""
        self._seconds = BATCH_SECONDS
        self._size = 1

    def heed(self, outcome: Outcome) -> None:
        """Learn from a batch: at once that games are slow, gradually that they are fast."""
        if outcome.results:
            seconds = outcome.seconds / len(outcome.results)
            self._seconds = max(seconds, 0.8 * self._seconds)

    def batch(self, fixtures: Iterator[Fixture], limit: float = BATCH_SECONDS) -> list[Fixture]:
        """Take the next batch."""
        fitting = int(limit / max(self._seconds, 1e-6))
        self._size = max(1, min(2 * self._size, fitting, LARGEST_BATCH))
        return list(islice(fixtures, self._size))


@dataclass
class _Worker:
    process: multiprocessing.process.BaseProcess
    pipe: connection.Connection
    pulse: MutableSequence[float]
    batches: deque[list[Fixture]] = field(default_factory=deque)

    def overdue(self, patience: float) -> tuple[int, int] | None:
        """The game and the seat that it has waited for too long."""
        since = self.pulse[SINCE]
        if not since or perf_counter() - since < patience + GRACE:
            return None
        late = int(self.pulse[GAME]), int(self.pulse[SEAT])
        return late if self.pulse[SINCE] == since else None


class Crew:
    """A number of worker processes for one plan."""

    def __init__(
        self, plan: ArenaPlan, jobs: int, patience: float, *, keep_records: bool = False
    ) -> None:
        """Hire the workers; they start at once."""
        self._context = multiprocessing.get_context("spawn")
        self._plan = plan
        self._patience = patience
        self._keep_records = keep_records
        self._deaths: dict[int, int] = {}
        """By game, how many workers it has cost."""
        self._stillborn = 0
        self._again: deque[list[Fixture]] = deque()
        self._pace = BatchPace()
        self._workers = [self._hire() for _ in range(jobs)]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Let everybody go, whatever they are doing."""
        for worker in self._workers:
            worker.process.kill()
        for worker in self._workers:
            worker.process.join()
            worker.pipe.close()

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[Outcome]:
        """Play all games; outcomes come batch by batch as they end, in no order."""
        waiting = iter(fixtures)
        while True:
            for worker in self._workers:
                while len(worker.batches) < BATCHES_AHEAD:
                    batch = self._again.popleft() if self._again else self._pace.batch(waiting)
                    if not batch:
                        break
                    worker.batches.append(batch)
                    self._send(worker, batch)
            busy = [worker for worker in self._workers if worker.batches]
            if not busy:
                return
            heard = connection.wait([worker.pipe for worker in busy], min(self._patience, 0.5))
            for worker in [worker for worker in busy if worker.pipe in heard]:
                try:
                    outcome: Outcome = worker.pipe.recv()
                except (EOFError, OSError):
                    yield self._bury(worker)
                    continue
                worker.batches.popleft()
                self._stillborn = 0
                self._pace.heed(outcome)
                yield outcome
            for worker in [worker for worker in self._workers if worker.batches]:
                late = worker.overdue(self._patience)
                if late is not None:
                    failure = Failure(*late, None, too_long(self._patience))
                    yield self._replace(worker, failure)

    def _send(self, worker: _Worker, batch: list[Fixture]) -> None:
        # Nothing can be sent to a dead worker; reading from it will tell, and it has the batch.
        with suppress(OSError):
            worker.pipe.send(batch)

    def _bury(self, worker: _Worker) -> Outcome:
        """A worker has died by itself: play its games again, except one that kills workers."""
        worker.process.join()
        game, seat = int(worker.pulse[GAME]), int(worker.pulse[SEAT])
        if game == NO_GAME:
            self._stillborn += 1
            if self._stillborn > 1:
                raise WorkerError(f"workers end before their first game ({_end(worker.process)})")
        if game == NO_GAME or not worker.pulse[SINCE]:
            return self._replace(worker)
        self._deaths[game] = self._deaths.get(game, 0) + 1
        if self._deaths[game] < 2:
            return self._replace(worker)
        reason = f"ended its worker twice ({_end(worker.process)})"
        return self._replace(worker, Failure(game, seat, None, reason))

    def _replace(self, worker: _Worker, failure: Failure | None = None) -> Outcome:
        """Hire another worker for the games of this one, except for the game that failed."""
        worker.process.kill()
        worker.process.join()
        worker.pipe.close()
        self._workers[self._workers.index(worker)] = self._hire()
        failed = None if failure is None else failure.game
        for batch in worker.batches:
            rest = [fixture for fixture in batch if fixture.game != failed]
            if rest:
                self._again.append(rest)
        return Outcome(results=[] if failure is None else [failure])

    def _hire(self) -> _Worker:
        ours, theirs = self._context.Pipe()
        pulse = self._context.RawArray("d", [0.0, NO_GAME, 0.0])
        process = self._context.Process(
            target=_work,
            args=(theirs, self._plan, pulse, self._patience, self._keep_records),
            daemon=True,
        )
        process.start()
        theirs.close()
        return _Worker(process, ours, pulse)


def _end(process: multiprocessing.process.BaseProcess) -> str:
    code = process.exitcode
    return f"signal {-code}" if code is not None and code < 0 else f"exit code {code}"


def _work(
    pipe: connection.Connection,
    plan: ArenaPlan,
    pulse: MutableSequence[float],
    patience: float,
    keep_records: bool,  # noqa: FBT001 - a process gets its arguments by position
) -> None:
    """Play whatever comes through the pipe, until it is closed."""
    # Ctrl-C reaches every process of a terminal: the first one decides what it means.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    room = PlanRunner(plan, pulse, patience, keep_records=keep_records)
    while True:
        try:
            batch = pipe.recv()
            pipe.send(room.play_all(batch))
        except (EOFError, OSError):
            return


def _end_with_parent() -> None:
    """Do not outlive the process that wants the results, not even inside an endless bot."""
    parent = multiprocessing.parent_process()
    assert parent is not None, "a worker is started by another process"
    connection.wait([parent.sentinel])
    os._exit(1)
