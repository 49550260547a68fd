"""FileReader: strangers' files are read in a process that has little memory and little time."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from pizzaiolo.server.base.journal import log
from pizzaiolo.server.http.file_worker import GOOD, LENGTH, MOST_MEMORY
from pizzaiolo.server.http.http_io import ProblemError
from pizzaiolo.server.protocol.answers import Problem, ProblemCode

START_SECONDS: Final = 20.0
"""A process that has just been started may take this long for its first answer."""

READ_SECONDS: Final = 3.0
"""A file within the bounds takes a tenth of a second; on a busy machine somewhat more."""

MOST_WAITING: Final = 32
"""Files that wait to be read; anyone who brings one more is told to come back later."""

Kind = Literal["edition", "character"]

CODES: Final[dict[Kind, ProblemCode]] = {"edition": "edition_bad", "character": "bot_bad"}

WORKER: Final = (sys.executable, "-m", "pizzaiolo.server.http.file_worker")


class FileReader:
    """One process that reads one file after the other; it is ended if it takes too much."""

    def __init__(
        self,
        worker: Sequence[str] = WORKER,
        seconds: float = READ_SECONDS,
        start_seconds: float = START_SECONDS,
    ) -> None:
        """Start nothing yet: few servers are ever brought a file."""
        self._worker = worker
        self._seconds = seconds
        self._start_seconds = start_seconds
        self._process: asyncio.subprocess.Process | None = None
        self._turn = asyncio.Lock()
        self._fresh = True
        self._waiting = 0

    async def read(self, kind: Kind, content: bytes) -> bytes:
        """The file as JSON; ProblemError if it is none of its kind or takes too much to read."""
        if self._waiting >= MOST_WAITING:
            raise ProblemError("server_busy", "Many files wait to be read: try again later.")
        self._waiting += 1
        try:
            async with self._turn:
                said = await self._in_turn(kind, content)
        finally:
            self._waiting -= 1
        if said.startswith(GOOD):
            return said[len(GOOD) :]
        refusal = msgspec.json.decode(said[1:], type=Problem)
        raise ProblemError(refusal.code, refusal.text, refusal.key)

    async def _in_turn(self, kind: Kind, content: bytes) -> bytes:
        try:
            process = await self._running()
            async with asyncio.timeout(self._start_seconds if self._fresh else self._seconds):
                said = await _exchange(process, kind.encode() + b"\n" + content)
        except (TimeoutError, OSError, EOFError):
            await self.close()
            log.warning("a file took too much to read")
            seconds, megabytes = f"{self._seconds:g} seconds", MOST_MEMORY // 1_048_576
            text = f"This file cannot be read within {seconds} and {megabytes} MB of memory."
            raise ProblemError(CODES[kind], text) from None
        except BaseException:
            # Half an answer is still to come: it would be taken for the next one.
            await self.close()
            raise
        self._fresh = False
        return said

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._fresh = True
            self._process = await asyncio.create_subprocess_exec(
                *self._worker,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            )
        return self._process

    async def close(self) -> None:
        """End the process, whatever it does."""
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def _exchange(process: asyncio.subprocess.Process, question: bytes) -> bytes:
    if process.stdin is None or process.stdout is None:
        raise EOFError("a process without pipes")
    process.stdin.write(LENGTH.pack(len(question)) + question)
    await process.stdin.drain()
    head = await process.stdout.readexactly(LENGTH.size)
    return await process.stdout.readexactly(LENGTH.unpack(head)[0])
