"""Worker: answers one question after the other, in a process of its own through its pipes.

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
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import BinaryIO, Final, Protocol, TypeVar

A = TypeVar("A")
B = TypeVar("B")

LENGTH: Final = struct.Struct(">I")

START_SECONDS: Final = 60.0
"""A process that has just been started may take this long for its first answer: it reads the whole
package, at a low priority."""


NICENESS: Final = 5
"""How much lower a worker's priority is than that of the server."""

OTHERS_SECONDS: Final = 0.01
"""A worker in the same process first lets everything be told that was to be told."""


Answering = Callable[[bytes], Iterable[bytes]]
"""Makes the answers to a question: most have one."""

PLATFORM: Final[str] = sys.platform


class Worker(Protocol):
    """The side that asks, wherever the answers are made."""

    fresh: bool
    """Whether it has answered nothing yet."""

    async def start(self) -> bool:
        """Begin, unless it has begun; say whether it has begun now, and remembers nothing."""

    async def ask(self, question: bytes) -> bytes:
        """The answer to a question that has one."""

    async def send(self, question: bytes) -> None:
        """Ask a question."""

    async def receive(self) -> bytes:
        """The next answer."""

    async def stop(self) -> None:
        """Answer nothing any more."""


def make_worker(command: Sequence[str], answering: Callable[[], Answering]) -> Worker:
    """A process that runs a command; in a browser, which has none, the same answers made here.

    `answering` makes what the command would: it remembers nothing yet.
    """
    return OwnWorker(answering) if PLATFORM == "emscripten" else WorkerProcess(command)


async def aside(work: Callable[[A], B], argument: A) -> B:
    """What a function makes of an argument, worked out in a thread; in a browser, here."""
    return work(argument) if PLATFORM == "emscripten" else await asyncio.to_thread(work, argument)


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


class OwnWorker:
    """Answers in this process, which does nothing else meanwhile."""

    def __init__(self, answering: Callable[[], Answering]) -> None:
        """Begin with `start`."""
        self._begin = answering
        self._answering: Answering | None = None
        self._answers: Iterator[bytes] = iter(())
        self.fresh = True

    async def start(self) -> bool:
        """Begin, unless it has begun."""
        if self._answering is not None:
            return False
        self.fresh = True
        self._answering = self._begin()
        return True

    async def ask(self, question: bytes) -> bytes:
        """The answer to a question that has one; EOFError if it has none."""
        await self.send(question)
        return await self.receive()

    async def send(self, question: bytes) -> None:
        """Ask a question: it is answered when somebody wants to hear it."""
        if self._answering is None:
            raise EOFError("the worker was not started")
        self._answers = iter(self._answering(question))

    async def receive(self) -> bytes:
        """The next answer, after everybody else has had a turn."""
        await asyncio.sleep(OTHERS_SECONDS)
        answer = next(self._answers, None)
        if answer is None:
            raise EOFError("there is no further answer")
        self.fresh = False
        return answer

    async def stop(self) -> None:
        """Forget everything."""
        self._answering = None
        self._answers = iter(())


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
