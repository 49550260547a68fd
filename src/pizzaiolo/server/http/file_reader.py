"""FileReader: reads strangers' files in a process that has little memory and little time."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from pizzaiolo.server.base.journal import log
from pizzaiolo.server.base.worker_process import START_SECONDS, make_worker
from pizzaiolo.server.http.file_worker import (
    CAN_COUNT,
    GOOD,
    MOST_MEMORY,
    MOST_SECONDS,
    answers,
)
from pizzaiolo.server.http.http_io import ProblemError
from pizzaiolo.server.protocol.answers import Problem, ProblemCode
from pizzaiolo.server.protocol.entries import Config
from pizzaiolo.server.protocol.outgoing import Refused

READ_SECONDS: Final = 30.0 if CAN_COUNT else MOST_SECONDS
"""A file within the bounds takes a tenth of a second of the processor's time. The process counts
that itself; by the clock, a busy machine may take many times as long."""

MOST_WAITING: Final = 32
"""How many files may wait to be read; anyone who sends one more is told to come back later."""

MOST_OF_ONE: Final = 8
"""How many of them may be from one address."""

Kind = Literal["edition", "edition_data", "character", "record"]

CODES: Final[dict[Kind, ProblemCode]] = {
    "edition": "edition_bad",
    "edition_data": "edition_bad",
    "character": "bot_bad",
    "record": "record_bad",
}

WORKER: Final = (sys.executable, "-m", "pizzaiolo.server.http.file_worker")


class FileReader:
    """One process that reads one file after the other; it is ended if it takes too much."""

    def __init__(
        self,
        worker: Sequence[str] = WORKER,
        seconds: float = READ_SECONDS,
        start_seconds: float = START_SECONDS,
    ) -> None:
        """Start nothing yet: few servers are ever sent a file."""
        self._worker = make_worker(worker, lambda: answers)
        self._seconds = seconds
        self._start_seconds = start_seconds
        self._turn = asyncio.Lock()
        self._waiting: list[str] = []
        """The addresses of those whose files are read, or wait for it."""

    async def read(self, kind: Kind, content: bytes, address: str) -> bytes:
        """The file as JSON; ProblemError if it is not of its kind or takes too much to read."""
        if len(self._waiting) >= MOST_WAITING or self._waiting.count(address) >= MOST_OF_ONE:
            raise ProblemError(
                "server_busy", "Too many files are waiting to be read: try again later."
            )
        self._waiting.append(address)
        try:
            async with self._turn:
                said = await self._in_turn(kind, content)
        finally:
            self._waiting.remove(address)
        if said.startswith(GOOD):
            return said[len(GOOD) :]
        refusal = msgspec.json.decode(said[1:], type=Problem)
        raise ProblemError(refusal.code, refusal.text, refusal.key)

    async def check(self, config: Config, address: str) -> Refused | None:
        """Why the edition that somebody sent with a configuration cannot be played, if one did.

        The table reads it again: by then it is known to be an edition, and takes little time.
        """
        if config.edition_data is None:
            return None
        try:
            await self.read("edition_data", msgspec.json.encode(config.edition_data), address)
        except ProblemError as error:
            said = error.problem
            busy = said.code == "server_busy"
            return Refused("server_busy" if busy else "edition_bad", said.text, key=said.key)
        return None

    async def _in_turn(self, kind: Kind, content: bytes) -> bytes:
        try:
            await self._worker.start()
            seconds = self._start_seconds if self._worker.fresh else self._seconds
            async with asyncio.timeout(seconds):
                return await self._worker.ask(kind.encode() + b"\n" + content)
        except (TimeoutError, OSError, EOFError):
            await self.close()
            log.warning("a file took too much to read")
            within, megabytes = f"{MOST_SECONDS:g} seconds", MOST_MEMORY // 1_048_576
            text = f"This file cannot be read within {within} and {megabytes} MB of memory."
            raise ProblemError(CODES[kind], text) from None
        except BaseException:
            # The rest of the answer may still come, and would be taken for the next one.
            await self.close()
            raise

    async def close(self) -> None:
        """End the process, whatever it does."""
        await self._worker.stop()
