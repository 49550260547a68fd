"""BotPool: a bounded number of processes in which bots think, each within its time."""

from __future__ import annotations

import asyncio
import pickle
import sys
from collections.abc import Callable
from typing import Final
from zlib import crc32

from pizzaiolo.server.base.journal import log
from pizzaiolo.server.base.metrics import Metrics
from pizzaiolo.server.base.worker_process import START_SECONDS, make_worker
from pizzaiolo.server.bots.bot_worker import (
    FAILED,
    FORGOTTEN,
    MOST_BOTS,
    Answer,
    BotQuestion,
    BotSpec,
    Key,
    answering,
)
from pizzaiolo.server.table.bot_turns import BotTurn

WORKER: Final = (sys.executable, "-m", "pizzaiolo.server.bots.bot_worker")

LEAST_SECONDS: Final = 3.0
"""However late it is, a bot gets this long: ending its process would cost the others' memories."""

MOST_SECONDS: Final = 120.0
"""A bot that thinks by iterations and not by the clock gets this long before it is asked again."""

ATTEMPTS: Final = 3
"""How often such a bot is asked if its process is lost, before its first option is taken."""

MOST_KNOWN: Final = MOST_BOTS
"""At most this many bots are remembered as being at hand; others are sent everything again."""


class BotProcess:
    """One process, and the bots that it has at hand."""

    def __init__(self) -> None:
        """Start nothing yet: a server without bots needs no process for them."""
        self._worker = make_worker(WORKER, answering)
        self._turn = asyncio.Lock()
        self._known: dict[Key, int] = {}
        self._waiting = 0
        """How many bots are to think here, including the one that is thinking."""

    async def choose(self, table_id: str, turn: BotTurn, clock: Callable[[], float]) -> int | None:
        """The bot's choice; None if it failed or ran out of time."""
        self._waiting += 1
        try:
            return await self._in_turn(table_id, turn, clock)
        finally:
            self._waiting -= 1

    async def _in_turn(
        self, table_id: str, turn: BotTurn, clock: Callable[[], float]
    ) -> int | None:
        async with self._turn:
            bot = turn.bot if turn.character is None else repr(turn.character)
            key = table_id, turn.game, turn.seat, bot
            try:
                if await self._worker.start():
                    self._known.clear()
                patience = min(max(turn.until - clock(), LEAST_SECONDS), MOST_SECONDS)
                async with asyncio.timeout(START_SECONDS if self._worker.fresh else patience):
                    answer = await self._ask(key, turn, clock)
            except TimeoutError:
                # It may think for ever: only ending its process stops that.
                await self.stop()
                return None
            except BaseException as error:
                # The answer may still come, and would be taken for another bot's.
                await self.stop()
                if isinstance(error, OSError | EOFError | ValueError):
                    return None
                raise
            return answer if isinstance(answer, int) else None

    async def _ask(self, key: Key, turn: BotTurn, clock: Callable[[], float]) -> Answer:
        known, left = self._known.pop(key, None), self._left(turn, clock())
        if known is not None and known <= len(turn.heard):
            thought = BotQuestion(key, None, known, turn.heard[known:], turn.view, turn.legal, left)
            answer = await self._exchange(thought)
        else:
            answer = FORGOTTEN
        if answer == FORGOTTEN:
            beginning = BotSpec(
                turn.setup, turn.seat, turn.seed, turn.bot, turn.character, turn.iterations
            )
            thought = BotQuestion(key, beginning, 0, turn.heard, turn.view, turn.legal, left)
            answer = await self._exchange(thought)
        if answer != FAILED:
            self._known[key] = len(turn.heard)
            if len(self._known) > MOST_KNOWN:
                del self._known[next(iter(self._known))]
        return answer

    def _left(self, turn: BotTurn, now: float) -> float | None:
        """The time left to the seat, or a part of it if many bots wait, so that all get a turn."""
        left = turn.left(now)
        return None if left is None else min(left, 4 * max(0.0, turn.until - now) / self._waiting)

    async def _exchange(self, thought: BotQuestion) -> Answer:
        said = await self._worker.ask(pickle.dumps(thought, pickle.HIGHEST_PROTOCOL))
        answer = pickle.loads(said)
        if not isinstance(answer, int | str):
            raise ValueError(f"expected an answer of a bot, not {type(answer).__name__}")
        return answer

    async def stop(self) -> None:
        """End the process, whatever it does."""
        await self._worker.stop()


class BotPool:
    """All processes for bots: a table's bots think in the same one, one after the other."""

    def __init__(self, number: int, metrics: Metrics) -> None:
        """At most this many processes, each started when it is first needed."""
        self._thinkers = [BotProcess() for _ in range(number)]
        self._metrics = metrics

    async def choose(self, table_id: str, turn: BotTurn, clock: Callable[[], float]) -> int:
        """The choice of the bot whose turn it is; the first legal one if it has none in time."""
        thinker = self._thinkers[crc32(table_id.encode()) % len(self._thinkers)]
        self._metrics.thoughts.inc()
        choice = None
        for _ in range(1 if turn.iterations is None else ATTEMPTS):
            choice = await thinker.choose(table_id, turn, clock)
            if choice is not None:
                break
        if choice is not None and choice in turn.legal:
            return choice
        self._metrics.thoughts_failed.inc()
        log.warning("bot failed", extra={"table": table_id, "seat": turn.seat, "bot": turn.bot})
        return turn.legal[0]

    async def close(self) -> None:
        """End all processes."""
        await asyncio.gather(*(thinker.stop() for thinker in self._thinkers))
