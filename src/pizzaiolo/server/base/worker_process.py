"""WorkerProcess: a process that answers one question after the other through its pipes.

Questions and answers are bytes, each after its length in four bytes. The asker and the worker agree
on what they mean, and on how many answers a question has.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import struct
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from typing import BinaryIO, Final

LENGTH: Final = struct.Struct(">I")

START_SECONDS: Final = 20.0
"""A process that has just been started may take this long for its first answer."""


NICENESS: Final = 5
"""How much lower a worker's priority is than that of the server."""


LOW_PRIORITY: Final = getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0)
"""The same on Windows, where a process is started with it; nothing elsewhere."""


class WorkerProcess:
    """The side that asks: starts the process when it is needed, and ends it."""

    def __init__(self, command: Sequence[str]) -> None:
        """Start nothing yet: many servers never need it."""
        self._command = command
        self.process: asyncio.subprocess.Process | None = None
        self.fresh = True
        """Whether it has answered nothing yet."""

    @property
    def running(self) -> bool:
        """Whether there is a process that has not ended."""
        return self.process is not None and self.process.returncode is None

    async def start(self) -> bool:
        """Start the process if none runs; say whether it was started."""
        if self.running:
            return False
        self.fresh = True
        self.process = await asyncio.create_subprocess_exec(
            *self._command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            creationflags=LOW_PRIORITY,
        )
        return True

    async def ask(self, question: bytes) -> bytes:
        """The answer to a question that has one.

        Raises OSError or EOFError if the process has ended. A caller who does not wait for an
        answer has to call `stop`: otherwise it would be taken for the answer to the next question.
        """
        await self.send(question)
        return await self.receive()

    async def send(self, question: bytes) -> None:
        """Ask a question."""
        if self.process is None or self.process.stdin is None:
            raise EOFError("the process was not started")
        self.process.stdin.write(LENGTH.pack(len(question)) + question)
        await self.process.stdin.drain()

    async def receive(self) -> bytes:
        """The next answer."""
        if self.process is None or self.process.stdout is None:
            raise EOFError("the process was not started")
        head = await self.process.stdout.readexactly(LENGTH.size)
        answer = await self.process.stdout.readexactly(LENGTH.unpack(head)[0])
        self.fresh = False
        return answer

    async def stop(self) -> None:
        """End the process, whatever it does."""
        process, self.process = self.process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


Answering = Callable[[bytes], Iterable[bytes]]
"""Makes the answers to a question: most have one."""


def answer_all(questions: BinaryIO, answers: BinaryIO, answering: Answering) -> None:
    """Answer one question after the other, until there are no more."""
    while len(head := questions.read(LENGTH.size)) == LENGTH.size:
        for answer in answering(questions.read(LENGTH.unpack(head)[0])):
            answers.write(LENGTH.pack(len(answer)) + answer)
            answers.flush()


def work(answering: Answering, niceness: int = NICENESS) -> None:
    """Be the worker: at low priority, and silent, because the output is only for the answers."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    if hasattr(os, "nice"):
        os.nice(niceness)
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError, EOFError):
        answer_all(sys.stdin.buffer, answers, answering)
