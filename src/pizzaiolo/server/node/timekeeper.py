"""Timekeeper: a table goes on by itself when its time has come, and its bots think."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Final, Protocol

from pizzaiolo.server.node.rooms import Room
from pizzaiolo.server.node.tasks import Tasks
from pizzaiolo.server.node.writing import Writing
from pizzaiolo.server.protocol.incoming import Command
from pizzaiolo.server.protocol.outgoing import Refused
from pizzaiolo.server.table.audience import Who
from pizzaiolo.server.table.bot_turns import BotTurn, Chooser

GRACE: Final = 0.15
"""For how many seconds a node leaves the clock's decisions to the one that wrote last."""

BOT_GRACE: Final = 1.5
"""The same for the thinking of bots."""


class Commanding(Protocol):
    """Gives a command at a table: `Node.command`."""

    async def __call__(self, room: Room, command: Command, identify: Callable[[], Who]) -> object:
        """Decide, store, tell; return the outcome."""


class Timekeeper:
    """Watches the clocks of the rooms that a node serves."""

    def __init__(
        self,
        writing: Writing,
        tasks: Tasks,
        thinkers: Chooser,
        command: Commanding,
        serves: Callable[[Room], bool],
    ) -> None:
        """`serves` says whether a room is still one of those that are looked after."""
        self._writing = writing
        self._tasks = tasks
        self._thinkers = thinkers
        self._command = command
        self._serves = serves

    def attend(self, room: Room) -> None:
        """Wake up for the table when its time has come, and let its bot think."""
        room.stop_clock()
        if not self._serves(room):
            return
        due = room.table.next_due()
        if due is not None:
            delay = max(due - room.now(), room.not_before - monotonic(), 0.0)
            if room.foreign and room.table.due(due):
                delay += GRACE
            room.timer = asyncio.get_running_loop().call_later(delay, self._wake, room)
        if room.thinking is None and (turn := room.table.bot_to_move()) is not None:
            room.thinking = asyncio.create_task(self._think(room, turn))

    def _wake(self, room: Room) -> None:
        room.timer = None
        self._tasks.start(self._tick(room))

    async def _tick(self, room: Room) -> None:
        async with room.lock:
            before = room.table.number, room.table.n
            await self._writing.advance(room)
            if before == (room.table.number, room.table.n):
                # The wake-up came too early, because the clock is coarse: do not spin.
                room.not_before = max(room.not_before, monotonic() + 0.005)
        self.attend(room)

    async def _think(self, room: Room, turn: BotTurn) -> None:
        """Let a bot choose, and give its command at the right time."""
        try:
            if room.foreign:
                await asyncio.sleep(BOT_GRACE)
                asked = room.table.bot_to_move()
                if asked is None or (asked.n, asked.plan) != (turn.n, turn.plan):
                    return
            choice = turn.repeats
            if choice is None:
                choice = await self._thinkers.choose(room.id, turn, room.now)
            if turn.plan is None and turn.waits:
                await _pause(room, turn)
        finally:
            room.thinking = None
        who = Who(turn.seat, by="bot")
        answer = await self._command(room, turn.command("", choice), lambda: who)
        if isinstance(answer, Refused):
            await asyncio.sleep(0.05)
        self.attend(room)


async def _pause(room: Room, turn: BotTurn) -> None:
    """Wait until a bot's choice is given, or until those who are there hurry it on."""
    gives = turn.gives
    while (seconds := gives - room.now()) > 0:
        if room.hurried.is_set():
            room.hurried.clear()
            asked = room.table.bot_to_move()
            if asked is not None and asked.n == turn.n:
                gives = asked.gives
            continue
        try:
            await asyncio.wait_for(room.hurried.wait(), seconds)
        except TimeoutError:
            return
